"""The time, as a table needs it: told, and waited for. Tests bring a clock of their own."""

import asyncio
import time
from typing import Final, Protocol

LEAN: Final = 0.02  # seconds at a time
FAR: Final = 2.0  # seconds by which nobody is wrong who only counts a little differently


class Clock(Protocol):
    """Tells the time in seconds since 1970 and wakes whoever waits for it."""

    def now(self) -> float:
        """Return the time."""
        ...

    async def wait(self, seconds: float) -> None:
        """Return when so many seconds have passed."""
        ...


class RealClock:
    """The machine's clock when we looked at it last; since then, time has passed evenly.

    A machine's clock is set now and then, by an hour or by years. People at a table must not lose
    the time that they have left by it, nor be given days; so it is looked at only when told to.
    """

    def __init__(self) -> None:
        self._ahead = _machine_ahead()

    def now(self) -> float:
        """Return the time."""
        return time.monotonic() + self._ahead

    async def wait(self, seconds: float) -> None:
        """Return when so many seconds have passed."""
        await asyncio.sleep(seconds)

    def follow(self) -> float:
        """Look at the machine's clock again; return by how many seconds it had been set."""
        before, self._ahead = self._ahead, _machine_ahead()
        return self._ahead - before


class SharedClock(RealClock):
    """A clock that all nodes of a house have in common: that of the database.

    Each machine's own may be wrong by minutes, and what one node says of when time is up another
    acts on. It is compared now and then, and leans a little towards what it should be.
    """

    def __init__(self, shown: float) -> None:
        super().__init__()
        self._ahead = shown - time.monotonic()

    def follow(self) -> float:
        """Nobody sets it."""
        return 0.0

    def compare(self, shown: float, took: float = 0.0) -> None:
        """Lean towards what it should be: people who count seconds do not notice so little.

        `took`: how long the answer was on its way, so that it may be as old as that. One that is
        far from it all the same is right at once: it was asked for when the database hung, or the
        machine has slept.
        """
        apart = shown - self.now()
        if abs(apart) > FAR + took:
            self._ahead += apart
        else:
            self._ahead += max(-LEAN, min(LEAN, apart))


def _machine_ahead() -> float:
    return time.time() - time.monotonic()
