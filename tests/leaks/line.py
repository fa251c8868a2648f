"""A client's line without a network: what is said goes in, what the server says comes out.

The one file that knows how the server talks to sockets.
"""

import asyncio
from typing import Any

from pinxit.protocol import updates
from pinxit.web import connection
from pinxit.web.session import Session
from pinxit.web.state import State
from pinxit.web.visitor import Visitor

TURNS = 5  # of the loop: enough for anything that waits for no clock and no disk
ADDRESS = "192.0.2.1"


async def settle() -> None:
    """Let everything happen that can happen now."""
    for _ in range(TURNS):
        await asyncio.sleep(0)


class Line:
    """One client's wire. A goodbye is noted as it comes: by its code."""

    room = True

    def __init__(self, state: State, address: str = ADDRESS) -> None:
        self.heard: list[str] = []
        self._lost = False
        self._session = Session(self, Visitor(state.hub, state.counters, address))

    async def say(self, text: str | None) -> list[str]:
        """Say something (None: bytes, which nobody understands), and return what is answered."""
        if not self._lost:
            self._session.hear(text)
        return await self.listen()

    async def listen(self) -> list[str]:
        """Return what has come since the last time."""
        await settle()
        heard, self.heard = self.heard, []
        return heard

    async def hang_up(self) -> None:
        """Go without a goodbye."""
        if not self._lost:
            self._lost = True
            self._session.lost()

    # What the session does with its wire

    def send(self, *texts: bytes) -> None:
        self.heard.extend(text.decode() for text in texts)

    def close(self, code: int) -> None:
        self.heard.append(f"closed {code}")
        self._lost = True
        self._session.lost()

    def pause(self) -> None: ...

    def resume(self) -> None: ...


# Where planted leaks can change what leaves the server: an object, and the name in it.


def news() -> tuple[Any, str]:
    """What writes down what a connection is to be sent."""
    return connection.Connection, "_news"


def goodbye() -> tuple[Any, str]:
    """What ends a connection."""
    return connection.Connection, "dismiss"


def own_parts() -> tuple[Any, str]:
    """What writes those parts of an update that are one seat's alone."""
    return updates, "own_sections"
