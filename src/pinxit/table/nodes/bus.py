"""What nodes talk by: a bus that may lose what it is told, and forget everything at any moment.

What it carries is as secret as the log: hands and votes are in the events.
"""

from collections.abc import Callable
from typing import Protocol

Hear = Callable[[bytes], None]  # returns at once


class Bus(Protocol):
    """Every node listens to some topics and tells whoever else does; each hears itself, too."""

    @property
    def up(self) -> bool:
        """Whether what this node tells comes back to it, by the last look."""

    @property
    def sure(self) -> bool:
        """Whether it came back just now: a bus may be up by the last look, and gone since."""

    def tell(self, topic: str, message: bytes) -> None:
        """Tell all who listen; it may be lost."""

    async def ask(self, topic: str, message: bytes) -> int:
        """Tell all who listen; return how many do, this node included, or 0 if nobody knows."""
        ...

    async def listen(self, topic: str, hear: Hear) -> None:
        """Hear all that is told from now on; if the bus is down, from when it is back."""
        ...

    def leave(self, topic: str) -> None:
        """Listen no more."""

    async def lease(self, name: str, seconds: float) -> bool | None:
        """Have something for a while, if no other node has it, or have it for longer.

        Tell whether it is this node's now; None: nobody knows.
        """
        ...

    async def let_go(self, name: str) -> None:
        """Let others have it, if it is this node's."""
        ...

    def when_back(self, call: Callable[[], None]) -> None:
        """Call this whenever the bus is back: something may have been missed."""

    async def close(self) -> None:
        """Talk no more."""
        ...


class NoBus:
    """There is none: nodes hear of each other by what is stored."""

    up = False
    sure = False

    def tell(self, topic: str, message: bytes) -> None:
        """Nobody hears it."""

    async def ask(self, topic: str, message: bytes) -> int:
        """Nobody knows who is there."""
        del topic, message
        return 0

    async def listen(self, topic: str, hear: Hear) -> None:
        """There is nothing to hear."""

    def leave(self, topic: str) -> None:
        """As before."""

    async def lease(self, name: str, seconds: float) -> bool | None:
        """Nobody knows."""
        del name, seconds
        return None

    async def let_go(self, name: str) -> None:
        """As before."""

    def when_back(self, call: Callable[[], None]) -> None:
        """It never is."""

    async def close(self) -> None:
        """There is nothing to close."""
