"""So many at once, then one more after a while: for each who asks."""

from collections.abc import Hashable
from typing import Final

from .clock import Clock

LEAST_KEPT: Final = 1000  # of those who asked; then those whose allowance is whole are forgotten


class Allowance:
    """How often something may be done by each: `burst` at once, one more every `refill` seconds."""

    def __init__(self, clock: Clock, burst: int, refill: float) -> None:
        self._clock = clock
        self._burst = burst
        self._refill = refill
        self._left: dict[Hashable, tuple[float, float]] = {}
        self._most = LEAST_KEPT

    def spend(self, who: Hashable) -> bool:
        """Take one; tell whether there was one left."""
        left = self._left_to(who)
        if left < 1:
            return False
        if len(self._left) > self._most:
            self.forget_whole()
            # Where many are kept on purpose, not every one who asks has all of them looked through.
            self._most = max(LEAST_KEPT, 2 * len(self._left))
        self._left[who] = (left - 1, self._clock.now())
        return True

    def forget_whole(self) -> None:
        """Forget those who could ask as often as anybody."""
        self._left = {w: kept for w, kept in self._left.items() if not self._is_whole(w)}

    def has(self, who: Hashable) -> bool:
        """Tell whether there is one left, without taking it."""
        return self._left_to(who) >= 1

    def _left_to(self, who: Hashable) -> float:
        now = self._clock.now()
        left, at = self._left.get(who, (float(self._burst), now))
        if at > now:  # the clock was put back: nobody shall wait until it is that late again
            at = now
            self._left[who] = (left, at)
        return min(float(self._burst), left + max(0.0, now - at) / self._refill)

    def _is_whole(self, who: Hashable) -> bool:
        return self._left_to(who) >= self._burst
