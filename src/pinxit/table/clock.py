"""The time, as a table needs it: told, and waited for. Tests bring a clock of their own."""

import asyncio
import time
from typing import Protocol


class Clock(Protocol):
    """Tells the time in seconds since 1970 and wakes whoever waits for it."""

    def now(self) -> float:
        """Return the time."""
        ...

    async def wait(self, seconds: float) -> None:
        """Return when so many seconds have passed."""
        ...


class RealClock:
    """The machine's clock."""

    def now(self) -> float:
        """Return the time."""
        return time.time()

    async def wait(self, seconds: float) -> None:
        """Return when so many seconds have passed."""
        await asyncio.sleep(seconds)
