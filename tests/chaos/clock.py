"""The server's clock on virtual time. It may be put forward and back, as those of real machines."""

import asyncio

EPOCH = 1_700_000_000.0


class JumpingClock:
    """Tells the time of the day; waiting goes by a time that never jumps, as in the real one."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self.offset = 0.0

    def now(self) -> float:
        return EPOCH + self._loop.time() + self.offset

    async def wait(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    def jump(self, seconds: float) -> None:
        """Put the clock forward, or back."""
        self.offset += seconds
