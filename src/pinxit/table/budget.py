"""So many at once, then so many a second: for one who asks, or for each of many."""

from collections.abc import Hashable
from math import ceil
from typing import Final, Generic, TypeVar

from .clock import Clock

LONGEST_WAIT: Final = 3600  # seconds that anybody is told to wait
MANY: Final = 1_000  # budgets, when those that are full are forgotten
MOST: Final = 100_000  # when the oldest are, too

Who = TypeVar("Who", bound=Hashable)


class Budget:
    """What one may spend: `burst` at once, `rate` more every second."""

    __slots__ = ("_at", "_burst", "_clock", "_left", "_rate")

    def __init__(self, clock: Clock, burst: float, rate: float) -> None:
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
        return True

    def give_back(self) -> None:
        """Put one back."""
        now = self._clock.now()
        self._left, self._at = min(self._burst, self._left_at(now) + 1), now

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

    def __init__(self, clock: Clock, burst: float, rate: float) -> None:
        self._clock = clock
        self._burst = burst
        self._rate = rate
        self._budgets: dict[Who, Budget] = {}
        self._many = MANY

    def spend(self, who: Who, number: int = 1) -> bool:
        """Take some from somebody's budget; tell whether there were as many."""
        return self.of(who).spend(number)

    def has(self, who: Who) -> bool:
        """Tell whether somebody has one left, without taking it."""
        budget = self._budgets.get(who)
        return (self._burst if budget is None else budget.left) >= 1

    def of(self, who: Who) -> Budget:
        """Return somebody's budget."""
        if len(self._budgets) > self._many:
            self.forget_full()
        budget = self._budgets.get(who)
        if budget is None:
            budget = self._budgets[who] = Budget(self._clock, self._burst, self._rate)
        return budget

    def forget_full(self) -> None:
        """Forget whom nobody would miss; not at every turn, if all of them are still wanted."""
        kept = [(who, budget) for who, budget in self._budgets.items() if not budget.full]
        self._budgets = dict(kept[-MOST // 2 :])
        self._many = max(MANY, 2 * len(self._budgets))
