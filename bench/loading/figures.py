"""What is measured, as it is kept in `bench/results/load.json`."""

from collections.abc import Sequence

from msgspec import Struct


class Spread(Struct, frozen=True):
    """How some durations lie, in milliseconds."""

    p50: float
    p90: float
    p99: float
    longest: float

    @classmethod
    def of(cls, values: Sequence[float]) -> "Spread":
        """Sum up durations."""
        ordered = sorted(values)

        def at(share: float) -> float:
            return round(ordered[min(len(ordered) - 1, int(len(ordered) * share))], 2)

        return cls(at(0.5), at(0.9), at(0.99), at(1.0)) if ordered else cls(0, 0, 0, 0)


class Faults(Struct, frozen=True, kw_only=True):
    """What must not happen, counted."""

    missed: int  # updates that a seat should have got and did not
    gaps: int  # updates that do not follow on what the seat had seen
    refused: int
    closed: int
    reasons: tuple[str, ...] = ()

    @property
    def none(self) -> bool:
        """Tell whether nothing was lost."""
        return not (self.missed or self.gaps or self.refused or self.closed)


class Load(Struct, frozen=True, kw_only=True):
    """Tables that play, and what that took."""

    tables: int
    connections: int
    rate: float  # commands a second, of each table
    seconds: float
    commands: int
    updates: int
    faults: Faults
    to_all: Spread  # from a command to the last seat's update
    to_sender: Spread
    deferred: int
    micros: float  # CPU time of the server for one command
    idle_share: float  # of a core, before anybody plays
    share: float  # of a core, while all play
    generator_share: float
    generator_lag: Spread
    curve: tuple[tuple[float, float], ...] = ()  # `to_all`: % of the commands that take longer

    @property
    def own_micros(self) -> float:
        """CPU time for one command, without what the server does anyhow."""
        return self.micros - self.idle_share * self.seconds / self.commands * 1e6


class Memory(Struct, frozen=True, kw_only=True):
    """Bytes of the server, each the slope over several steps; None: not looked at."""

    connection: float  # of a seat, at a table that is awake
    spectator: float
    table: float  # that is awake, with nobody there
    slept: float | None  # that has been awake and sleeps again
    stored: float | None  # that has not been awake since the start
    steps: tuple[tuple[int, int, int], ...]  # tables awake, connections, bytes


class Start(Struct, frozen=True, kw_only=True):
    """Seconds from the command until a request is answered, each time it was tried."""

    tables: int
    empty: tuple[float, ...]
    stored: tuple[float, ...]


class Hold(Struct, frozen=True, kw_only=True):
    """Connections that are only there, while one table plays."""

    load: Load
    held: int  # connections at the end
    beats: int
    answered: int


class Fanout(Struct, frozen=True):
    """CPU time of a command, against the bare server; each a run."""

    real: tuple[float, ...]
    bare: tuple[float, ...]


class Figures(Struct, kw_only=True):
    """Everything; what has not been measured yet is None."""

    machine: str = ""
    command: str = ""
    quick: bool = False
    fanout: Fanout | None = None
    loads: tuple[Load, ...] | None = None
    memory: Memory | None = None
    start: Start | None = None
    hold: Hold | None = None
