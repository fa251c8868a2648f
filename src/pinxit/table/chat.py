"""Chat and quick reactions: kept in memory only, and not too many at once."""

from collections import deque
from typing import Final

from msgspec import Struct

from pinxit.rules import Seat
from pinxit.rules.text import is_clean, is_visible

from .clock import Clock
from .errors import NotAllowed, TableReason

LONGEST: Final = 300
KEPT: Final = 50
BURST: Final = 5  # messages at once
REFILL: Final = 1.5  # seconds until one more is allowed
REACTIONS: Final = ("wow", "laugh", "think", "sleep", "heart", "clap", "oops", "fox")


class Said(Struct, frozen=True, kw_only=True):
    """Something that somebody said, or a quick reaction."""

    number: int
    seat: Seat
    at: float
    text: str = ""
    reaction: str | None = None


class Chat:
    """What was said at a table lately."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._said: deque[Said] = deque(maxlen=KEPT)
        self.newest = int(clock.now() * 1000)  # so that no number comes twice after a sleep
        self._budgets: dict[Seat, tuple[float, float]] = {}

    def say(self, seat: Seat, text: str, reaction: str | None) -> Said:
        """Add a message; refuse one that is too long, empty, or one too many."""
        if reaction is not None and reaction not in REACTIONS:
            raise NotAllowed(TableReason.BAD_MESSAGE, reaction=reaction)
        if reaction is None and not (is_visible(text) and is_clean(text)):
            raise NotAllowed(TableReason.BAD_MESSAGE)
        if len(text) > LONGEST:
            raise NotAllowed(TableReason.BAD_MESSAGE, longest=LONGEST)
        self._spend(seat)
        self.newest += 1
        said = Said(
            number=self.newest,
            seat=seat,
            at=self._clock.now(),
            text="" if reaction else text,
            reaction=reaction,
        )
        self._said.append(said)
        return said

    def since(self, number: int) -> tuple[Said, ...]:
        """Return what was said after a message."""
        return tuple(said for said in self._said if said.number > number)

    def _spend(self, seat: Seat) -> None:
        now = self._clock.now()
        left, at = self._budgets.get(seat, (float(BURST), now))
        left = min(float(BURST), left + (now - at) / REFILL)
        if left < 1:
            raise NotAllowed(TableReason.TOO_FAST)
        self._budgets[seat] = (left - 1, now)
