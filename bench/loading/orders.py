"""What the measuring process and its generators say to each other: lines of JSON."""

from msgspec import Struct


class Party(Struct, frozen=True):
    """The clients of one table: a token for each seat, None for a spectator."""

    number: int
    code: str
    tokens: tuple[str | None, ...]


class Order(Struct, frozen=True, tag_field="do"):
    """Something for a generator to do; it answers with `Done`."""


class Come(Order, frozen=True, tag="come"):
    """Connect these, and stay."""

    ports: tuple[int, ...]  # of all nodes
    parties: tuple[Party, ...]
    apart: bool = True  # those of one table sit at two of the nodes in turn; or all at one of them


class Beat(Order, frozen=True, tag="beat"):
    """From now on, let each client ask every so many seconds whether the server is there."""

    every: float


class Play(Order, frozen=True, tag="play"):
    """Let tables play random games: so many commands a second each, from a random moment on."""

    seconds: float
    rate: float
    tables: int | None = None  # only the first of them


class Rest(Order, frozen=True, tag="rest"):
    """Do nothing for a while but look at one's own lag."""

    seconds: float


AnyOrder = Come | Beat | Play | Rest


class Done(Struct, kw_only=True):
    """What came of an order."""

    connected: int = 0  # clients that are at their tables
    commands: int = 0
    updates: int = 0  # received because of commands
    gaps: int = 0  # an update that does not follow on what its seat had seen
    refused: list[str] = []
    closed: int = 0  # connections that ended by themselves
    unfinished: int = 0  # commands of which not all had heard in the end
    deferred: int = 0  # commands that had to wait until the one before was through
    beats: int = 0
    pongs: int = 0  # answers to them
    to_all: list[float] = []  # milliseconds from a command to the last seat's update
    to_sender: list[float] = []  # milliseconds from a command to its answer
    lags: list[float] = []  # milliseconds for which a ticker of ours was late
    cpu: float = 0.0  # seconds of this process
    wall: float = 0.0
