"""Chat and quick reactions: kept in memory only, and not too many at once."""

from collections import deque
from typing import Final

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


class Line(Struct, frozen=True, gc=False):
    """What was said, and who may read it."""

    said: Said
    to: frozenset[Seat] | None  # None: everyone


class Numbers(Struct, frozen=True, gc=False):
    """Which numbers a node gives to what is said: every so-manieth, so that none comes twice."""

    stride: int = 1
    first: int = 0

    def after(self, number: int) -> int:
        """Return the next one."""
        return number + 1 + (self.first - number - 1) % self.stride


class Chat:
    """What was said at a table lately."""

    def __init__(self, clock: Clock, numbers: Numbers = Numbers()) -> None:  # noqa: B008 (frozen)
        self._clock = clock
        self._numbers = numbers
        self._said: deque[tuple[int, Line]] | tuple[()] = ()  # until something is said
        # So that no number comes twice after a sleep.
        self.newest = int(clock.now() * 1000) * numbers.stride
        self.place = 0  # counts what was said, in the order in which it was heard here
        self._of_seats = Budgets[Seat](clock, BURST, 1 / REFILL)
        self._of_all = Budget(clock, TABLE_BURST, 1 / TABLE_REFILL)

    def say(
        self, seat: Seat, text: str, reaction: str | None, to: frozenset[Seat] | None = None
    ) -> Line:
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
        said = Said(
            number=self._numbers.after(self.newest),
            seat=seat,
            at=self._clock.now(),
            text=text,
            reaction=reaction,
        )
        line = Line(said, None if reaction else to)
        self._add(line)
        return line

    def hear(self, line: Line) -> None:
        """Add what was said by way of another node; it counts here, too."""
        if all(known.said.number != line.said.number for _, known in self._said):
            self._of_seats.spend(line.said.seat)
            self._of_all.spend()
            self._add(line)

    def lines(self) -> tuple[Line, ...]:
        """Return what was said lately, for another node."""
        return tuple(line for _, line in self._said)

    def since(
        self, number: int, seat: Seat | None = None, *, inside: bool = True
    ) -> tuple[Said, ...]:
        """Return what was said after a message, as far as a seat (None: a spectator) may read it.

        Who is not `inside` sees quick reactions only.
        """
        return tuple(
            line.said
            for _, line in self._said
            if line.said.number > number and _may_read(line, seat, inside=inside)
        )

    def after(
        self, place: int, seat: Seat | None = None, *, inside: bool = True
    ) -> tuple[Said, ...]:
        """Return what was heard here after a place, as far as a seat may read it; as above.

        What another node tells may have a lower number than what was heard before it.
        """
        return tuple(
            line.said
            for heard, line in self._said
            if heard > place and _may_read(line, seat, inside=inside)
        )

    def lines_of(self, seat: Seat, most: int) -> tuple[str, ...]:
        """Return the last that a seat has written."""
        written = [one.said.text for _, one in self._said if one.said.seat == seat]
        return tuple(list(filter(None, written))[-most:])

    def _add(self, line: Line) -> None:
        if not isinstance(self._said, deque):
            self._said = deque(maxlen=KEPT)
        self.place += 1
        self.newest = max(self.newest, line.said.number)
        self._said.append((self.place, line))

    def _spend(self, seat: Seat) -> None:
        if self._of_all.left < 1 or not self._of_seats.spend(seat):
            raise NotAllowed(TableReason.TOO_FAST)
        self._of_all.spend()


def _may_read(line: Line, seat: Seat | None, *, inside: bool) -> bool:
    if line.said.reaction is not None:
        return True
    return inside and (line.to is None or seat in line.to)
