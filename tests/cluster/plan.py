"""What will break in one evening, when and for how long: drawn from its seed before it begins."""

import random
from enum import StrEnum
from typing import Final

from msgspec import Struct

NODES: Final = 3
MINUTES: Final = 60.0


class Kind(StrEnum):
    """What can happen."""

    KILL = "a node is killed"
    STOP = "a node is stopped in peace"
    FREEZE = "a node stands still"
    CLOCK = "a node begins again with a wrong clock"
    KILL_DATABASE = "the database is killed"
    KILL_BUS = "the bus is killed, and has forgotten everything"
    WIPE_BUS = "the bus is wiped"
    CUT = "a wire is cut"
    HOLD = "a wire is dead, and nobody says so"
    HALF = "a wire is dead in one direction"
    SLOW = "a wire is slow"


class To(StrEnum):
    """Whither a wire leads."""

    DATABASE = "from a node to the database"
    BUS = "from a node to the bus"
    NODE = "from people to a node"


# How often, how long at least and at most. A lease is for 8 seconds, and a node dead after 12.
KINDS: Final = {
    Kind.KILL: (5, 0.0, 2.0),
    Kind.STOP: (2, 0.0, 0.5),
    Kind.FREEZE: (4, 0.5, 14.0),
    Kind.CLOCK: (2, 0.0, 0.5),
    Kind.KILL_DATABASE: (3, 0.0, 3.0),
    Kind.KILL_BUS: (4, 0.0, 3.0),
    Kind.WIPE_BUS: (3, 0.0, 0.0),
    Kind.CUT: (8, 0.2, 4.0),
    Kind.HOLD: (8, 0.2, 7.0),
    Kind.HALF: (6, 0.2, 7.0),
    Kind.SLOW: (4, 0.5, 3.0),
}
OF_WIRES: Final = (Kind.CUT, Kind.HOLD, Kind.HALF, Kind.SLOW)


class Fault(Struct, frozen=True, kw_only=True):
    """One thing that breaks."""

    at: float  # seconds since the evening began
    kind: Kind
    seconds: float
    node: int = 0
    wire: To | None = None
    there: bool = False  # in which direction nothing goes
    forgets: bool = False  # whether what was held is lost when it works again
    delay: float = 0.0
    offset: float = 0.0

    def __str__(self) -> str:
        where = f" {self.wire}" if self.wire else ""
        return f"{self.at:6.1f}  {self.kind}{where}: node {self.node + 1}, {self.seconds:.1f} s"


def plan_of(seed: int, faults: int, every: float) -> tuple[Fault, ...]:
    """Draw what will break: so many things, each so many seconds after the one before, roughly."""
    rng = random.Random(f"cluster {seed}")
    at, plan = 1.0, []
    for _ in range(faults):
        kind = rng.choices(list(KINDS), [often for often, _, _ in KINDS.values()])[0]
        _, shortest, longest = KINDS[kind]
        seconds = shortest + (longest - shortest) * rng.random() ** 2  # mostly short
        plan.append(
            Fault(
                at=at,
                kind=kind,
                seconds=seconds,
                node=rng.randrange(NODES),
                wire=rng.choice(list(To)) if kind in OF_WIRES else None,
                there=rng.random() < 0.5,
                forgets=rng.random() < 0.5,
                delay=rng.choice((0.05, 0.2, 0.6)),
                offset=rng.choice((-1, 1)) * rng.choice((1, 5, 60)) * MINUTES,
            )
        )
        at += every * rng.uniform(0.3, 1.7)
    return tuple(plan)
