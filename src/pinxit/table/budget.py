"""So many at once, then so many a second: for one who asks, or for each of many."""

from collections.abc import Callable, Hashable
from functools import partial
from math import ceil
from typing import Final, Generic, Protocol, TypeVar

from .clock import Clock

LONGEST_WAIT: Final = 3600  # seconds that anybody is told to wait
MANY: Final = 1_000  # budgets, when those that are full are forgotten
MOST: Final = 100_000  # when the oldest are, too

APART: Final = "\x1f"  # between the parts of what somebody is counted by

Who = TypeVar("Who", bound=Hashable)


class Ledger(Protocol):
    """Somebody who tells other nodes what was spent here, and us what was spent there."""

    def keep(self, limit: str, take: Callable[[str, int], None]) -> None:
        """Let a limit hear what was spent elsewhere, and by whom."""

    def note(self, limit: str, who: str, number: int) -> None:
        """Something was spent here; less than nothing: it was given back."""


class Budget:
    """What one may spend: `burst` at once, `rate` more every second."""

    __slots__ = ("_at", "_burst", "_clock", "_left", "_note", "_rate")

    def __init__(
        self,
        clock: Clock,
        burst: float,
        rate: float,
        note: Callable[[int], None] | None = None,
    ) -> None:
        self._note = note  # tells others what is spent
        self._clock = clock
        self._burst = burst
        self._rate = rate
        self._left = burst
        self._at = clock.now()

    def spend(self, number: int = 1) -> bool:
        """Take some; tell whether there were as many."""
        now = self._clock.now()
        left = self._left_at(now)
        if left < number:
            return False
        self._left, self._at = left - number, now
        if self._note is not None:
            self._note(number)
        return True

    def give_back(self) -> None:
        """Put one back."""
        self.take(-1)
        if self._note is not None:
            self._note(-1)

    def take(self, number: int) -> None:
        """Count what was spent elsewhere; for that one may have to wait twice as long, not more."""
        now = self._clock.now()
        left = min(self._burst, self._left_at(now) - number)
        self._left, self._at = max(-self._burst, left), now

    @property
    def left(self) -> float:
        """How many there are now."""
        return self._left_at(self._clock.now())

    @property
    def full(self) -> bool:
        """Tell whether nobody would miss this budget."""
        return self.left >= self._burst

    def wait(self) -> int:
        """Return after how many whole seconds there will be one; 0: there is."""
        missing = 1 - self.left
        if missing <= 0:
            return 0
        return min(LONGEST_WAIT, ceil(missing / self._rate)) if self._rate else LONGEST_WAIT

    def _left_at(self, now: float) -> float:
        # If the clock was put back, nobody shall wait until it is that late again.
        self._at = min(self._at, now)
        return min(self._burst, self._left + (now - self._at) * self._rate)


class Budgets(Generic[Who]):
    """A budget for each who asks; those that are full are forgotten."""

    def __init__(
        self,
        clock: Clock,
        burst: float,
        rate: float,
        *,
        name: str = "",
        ledger: Ledger | None = None,
    ) -> None:
        self._clock = clock
        self._burst = burst
        self._rate = rate
        self._name = name
        self._ledger = ledger  # None: only this node counts
        self._budgets: dict[Who | str, Budget] = {}
        self._many = MANY
        if ledger is not None:
            ledger.keep(name, lambda who, number: self._at(who).take(number))

    def spend(self, who: Who, number: int = 1) -> bool:
        """Take some from somebody's budget; tell whether there were as many."""
        return self.of(who).spend(number)

    def has(self, who: Who) -> bool:
        """Tell whether somebody has one left, without taking it."""
        budget = self._budgets.get(self._key(who))
        return (self._burst if budget is None else budget.left) >= 1

    def of(self, who: Who) -> Budget:
        """Return somebody's budget."""
        return self._at(self._key(who))

    def _at(self, key: Who | str) -> Budget:
        if len(self._budgets) > self._many:
            self.forget_full()
        budget = self._budgets.get(key)
        if budget is None:
            note = None
            if self._ledger is not None:
                note = partial(self._ledger.note, self._name, str(key))
            budget = self._budgets[key] = Budget(self._clock, self._burst, self._rate, note)
        return budget

    def _key(self, who: Who) -> Who | str:
        """Return what stands for somebody, for other nodes too."""
        if self._ledger is None or isinstance(who, str):
            return who
        return APART.join(map(str, who)) if isinstance(who, tuple) else str(who)

    def forget_full(self) -> None:
        """Forget whom nobody would miss; not at every turn, if all of them are still wanted."""
        kept = [(who, budget) for who, budget in self._budgets.items() if not budget.full]
        self._budgets = dict(kept[-MOST // 2 :])
        self._many = max(MANY, 2 * len(self._budgets))
