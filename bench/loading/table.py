"""A table as a generator sees it: six connections that play at random and count what they hear."""

import asyncio
import random
import time
from collections.abc import Callable
from typing import Final, cast

import msgspec
from msgspec import UNSET, Struct, UnsetType, field

from pinxit.protocol import VERSION

from .frames import CLOSE, PING, PONG, TEXT, handshake, masked, split
from .orders import Done, Party

MOVES: Final = frozenset({"claim", "tell", "give", "vote", "go_on"})
PING_TEXT: Final = masked(b'{"type":"ping"}')


class Option(Struct):
    """Something that a seat may do, as far as a player at random reads it."""

    may: str
    cards: tuple[str, ...] = ()
    number: int = 1
    fewest: int = 1


class Round(Struct):
    """The round, of which only the phase is read."""

    phase: str


class Sections(Struct):
    """The sections that are read; the decoder skips all others."""

    round: Round | UnsetType | None = UNSET
    may: tuple[Option, ...] | UnsetType = UNSET


class Heard(Struct):
    """Any message of the server."""

    type: str
    from_: int = field(default=0, name="from")
    to: int = 0
    version: int = 0
    reason: str = ""
    sections: Sections = field(default_factory=Sections)


_decode = msgspec.json.Decoder(Heard).decode


class Link(asyncio.Protocol):
    """One client's connection."""

    def __init__(self, table: "Table", token: str | None) -> None:
        self.table = table
        self.welcomed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.version = 0
        self.may: tuple[Option, ...] = ()
        self._token = token
        self._transport: asyncio.Transport | None = None
        self._upgraded = False
        self._rest = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a socket."""
        self._transport = cast(asyncio.Transport, transport)
        self.write(handshake("127.0.0.1"))

    @property
    def here(self) -> bool:
        """Tell whether the client is at its table."""
        return self._transport is not None and self.version > 0

    def write(self, frame: bytes) -> None:
        """Send a frame."""
        if self._transport is not None:
            self._transport.write(frame)

    def data_received(self, data: bytes) -> None:
        """Hear all whole messages."""
        if self._rest:
            data = self._rest + data
        if not self._upgraded:
            head, whole, data = data.partition(b"\r\n\r\n")
            if not whole:
                self._rest = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self._give_up(f"The server does not open a socket: {head[:80]!r}")
                return
            self._upgraded = True
            hello = {"type": "hello", "protocol": VERSION, "table": self.table.code}
            self.write(masked(msgspec.json.encode(hello | {"token": self._token})))
        frames, self._rest = split(data)
        for opcode, payload in frames:
            if opcode == TEXT:
                self._hear(_decode(payload))
            elif opcode == PING:
                self.write(masked(payload, PONG))
            elif opcode == CLOSE:
                self._give_up(f"The server closed: {int.from_bytes(payload[:2], 'big')}")

    def connection_lost(self, exc: Exception | None) -> None:
        """Count a connection that nobody wanted to end."""
        self._transport = None
        self.table.tally.closed += 1
        self._give_up(f"The connection was lost: {exc}")

    def _give_up(self, why: str) -> None:
        if not self.welcomed.done():
            self.welcomed.set_exception(ConnectionError(why))

    def _hear(self, heard: Heard) -> None:
        sections = heard.sections
        if sections.may is not UNSET:
            self.may = sections.may
        if isinstance(sections.round, Round):
            self.table.phase = sections.round.phase
        match heard.type:
            case "update":
                if heard.from_ != self.version:
                    self.table.tally.gaps += 1
                self.version = heard.to
                self.table.updated(heard.to)
            case "done":
                self.table.answered(heard.version)
            case "welcome":
                self.version = heard.version
                if not self.welcomed.done():
                    self.welcomed.set_result(None)
            case "pong":
                self.table.tally.pongs += 1
            case "refused" | "bye":
                self._give_up(f"The server said {heard.type}: {heard.reason}")
                self.table.refused(heard.reason)


class Table:
    """The clients of one table, of whom one at a time does something."""

    def __init__(self, party: Party, tally: Done) -> None:
        self.code = party.code
        self.tally = tally
        self.phase = ""
        self.links = [Link(self, token) for token in party.tokens]
        self._name = f"{random.getrandbits(48):012x}"
        self._rng = random.Random(party.number)  # noqa: S311 (nothing is at stake)
        self._ids = 0
        self._since: float | None = None  # when the command was due that is under way
        self._base = 0
        self._missing = 0  # seats that have not heard of it
        self._answered = False
        self._waiting: list[float] = []  # when commands were due that are still to be sent

    @property
    def busy(self) -> bool:
        """Tell whether not everyone has heard of the last command."""
        return self._since is not None

    def play(self, rate: float, seconds: float) -> None:
        """Begin at a random moment and send so many commands a second, heard or not."""
        self._waiting.clear()
        loop, period = asyncio.get_running_loop(), 1 / rate
        first = time.perf_counter() + self._rng.random() * period
        until = time.perf_counter() + seconds

        def tick(due: float) -> None:
            if self.busy:
                self.tally.deferred += 1
                self._waiting.append(due)
            else:
                self._send(time.perf_counter())
            following = due + period
            if following < until:
                loop.call_later(following - time.perf_counter(), tick, following)

        if first < until:
            loop.call_later(first - time.perf_counter(), tick, first)

    def updated(self, version: int) -> None:
        """A seat has heard something."""
        if self._since is None or version <= self._base or not self._missing:
            return
        self.tally.updates += 1
        self._missing -= 1
        if not self._missing:
            self.tally.to_all.append((time.perf_counter() - self._since) * 1000)
            self._finish()

    def answered(self, version: int) -> None:
        """The sender has its answer."""
        if self._since is None:
            return
        if version <= self._base:
            self.tally.refused.append("done without a new version")
        self.tally.to_sender.append((time.perf_counter() - self._since) * 1000)
        self._answered = True
        self._finish()

    def refused(self, reason: str) -> None:
        """The server would not: random moves are legal, so that is a fault."""
        self.tally.refused.append(reason)
        self._since = None

    def beat(self) -> None:
        """Ask for every client whether the server is there."""
        for link in self.links:
            link.write(PING_TEXT)
        self.tally.beats += len(self.links)

    def _finish(self) -> None:
        if self._missing or not self._answered:
            return
        self._since = None
        if len({link.version for link in self.links}) > 1:
            self.tally.gaps += 1
        if self._waiting:
            self._send(self._waiting.pop(0))

    def _send(self, since: float) -> None:
        place, wish = self._choose()
        self._ids += 1
        self._base = self.links[0].version
        self._since, self._missing, self._answered = since, len(self.links), False
        self.tally.commands += 1
        body = {"type": "do", "id": f"{self._name}-{self._ids}", "wish": wish}
        self.links[place].write(masked(msgspec.json.encode(body)))

    def _choose(self) -> tuple[int, dict[str, object]]:
        """Pick one of those whom the table waits for, and something for them to do."""
        if self.phase in {"", "over"}:
            return 0, {"do": "begin"}
        place, option = self._rng.choice(
            [
                (place, option)
                for place, link in enumerate(self.links)
                for option in link.may
                if option.may in MOVES
            ]
        )
        choose: dict[str, Callable[[], dict[str, object]]] = {
            "tell": lambda: {
                "card": self._rng.choice(option.cards),
                "clue": {"text": f"Something about {self._rng.randrange(1000)}"},
            },
            "give": lambda: {"cards": self._rng.sample(option.cards, option.number)},
            "vote": lambda: {"cards": self._rng.sample(option.cards, option.fewest)},
        }
        return place, {"do": option.may, **choose.get(option.may, dict)()}
