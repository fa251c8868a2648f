"""Chat and quick reactions: kept in memory only, and not too many at once."""

from collections import deque
from typing import Final, NamedTuple

from msgspec import Struct

from pinxit.rules import Seat
from pinxit.rules.text import fair_copy
from pinxit.table.budget import Budget, Budgets
from pinxit.table.clock import Clock
from pinxit.table.errors import NotAllowed, TableReason

LONGEST: Final = 300
KEPT: Final = 50
BURST: Final = 5  # messages of one seat at once
REFILL: Final = 1.5  # seconds until one more is allowed
TABLE_BURST: Final = 30  # messages of a whole table at once
TABLE_REFILL: Final = 0.5
# As they are offered. Pages take them from here (`make protocol`), and have a drawing for each.
REACTIONS: Final = ("heart", "laugh", "wow", "clap", "think", "oops", "sleep", "fox")


class Said(Struct, frozen=True, kw_only=True):
    """Something that somebody said, or a quick reaction."""

    number: int
    seat: Seat
    at: float
    text: str = ""
    reaction: str | None = None


class _Line(NamedTuple):
    said: Said
    to: frozenset[Seat] | None  # who may read it; None: everyone


class Chat:
    """What was said at a table lately."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._said: deque[_Line] | tuple[()] = ()  # until something is said
        self.newest = int(clock.now() * 1000)  # so that no number comes twice after a sleep
        self._of_seats = Budgets[Seat](clock, BURST, 1 / REFILL)
        self._of_all = Budget(clock, TABLE_BURST, 1 / TABLE_REFILL)

    def say(
        self, seat: Seat, text: str, reaction: str | None, to: frozenset[Seat] | None = None
    ) -> Said:
        """Add a message: a text, or a reaction; refuse one that is too long, or one too many.

        What is written is for the seats in `to` only (None: for everyone), also later on.
        """
        if reaction is not None and reaction not in REACTIONS:
            raise NotAllowed(TableReason.BAD_MESSAGE, reaction=reaction)
        if reaction is not None and text:
            raise NotAllowed(TableReason.BAD_MESSAGE)  # one or the other
        text = fair_copy(text)
        if not (text or reaction):
            raise NotAllowed(TableReason.BAD_MESSAGE)
        if len(text) > LONGEST:
            raise NotAllowed(TableReason.BAD_MESSAGE, longest=LONGEST)
        self._spend(seat)
        self.newest += 1
        said = Said(
            number=self.newest,
            seat=seat,
            at=self._clock.now(),
            text=text,
            reaction=reaction,
        )
        if not isinstance(self._said, deque):
            self._said = deque(maxlen=KEPT)
        self._said.append(_Line(said, None if reaction else to))
        return said

    def since(
        self, number: int, seat: Seat | None = None, *, inside: bool = True
    ) -> tuple[Said, ...]:
        """Return what was said after a message, as far as a seat (None: a spectator) may read it.

        Who is not `inside` sees quick reactions only.
        """
        return tuple(
            said
            for said, to in self._said
            if said.number > number
            and (said.reaction is not None or (inside and (to is None or seat in to)))
        )

    def lines_of(self, seat: Seat, most: int) -> tuple[str, ...]:
        """Return the last that a seat has written."""
        written = [said.text for said, _ in self._said if said.seat == seat and said.text]
        return tuple(written[-most:])

    def _spend(self, seat: Seat) -> None:
        if self._of_all.left < 1 or not self._of_seats.spend(seat):
            raise NotAllowed(TableReason.TOO_FAST)
        self._of_all.spend()
