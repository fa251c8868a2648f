"""Lines that say nothing: whoever connects has to ask for something, and to finish asking.

Uvicorn waits for ever for the rest of a request. A thousand silent lines would leave nobody else
one, so a line is looked at now and then, and each address has so many and no more.
"""

import asyncio
from typing import Final, cast

from h11 import Request
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from .limits import Door, counted_as

LOOK: Final = 15.0  # seconds in which a request must have come
SENDING: Final = 14  # looks for a large picture to arrive: longer than an upload may take
READING: Final = 40  # looks for a slow line to have read its answer


def patient_line(door: Door) -> type[H11Protocol]:
    """Make the kind of line that a server has; the door counts them by address."""

    class Line(PatientLine):
        """A line through this door."""

        lines = door

    return Line


class PatientLine(H11Protocol):
    """One connection of HTTP, with an end to our patience."""

    lines: Door
    _watch: asyncio.TimerHandle | None = None
    _seen: RequestResponseCycle | None = None
    _looks = 0
    _address: str | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody has connected."""
        super().connection_made(cast("asyncio.Transport", transport))
        address = counted_as(self.client[0]) if self.client else "?"
        if not self.lines.enter(address):
            self.transport.abort()
            return
        self._address = address
        self._watch = self.loop.call_later(LOOK, self._look)

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        self._let_go()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: Request) -> None:
        """It becomes a socket, which has limits of its own."""
        self._let_go()
        super().handle_websocket_upgrade(event)

    def _let_go(self) -> None:
        if self._watch is not None:
            self._watch.cancel()
        if self._address is not None:
            self.lines.leave(self._address)
            self._address = None

    def _look(self) -> None:
        """Hang up on whoever has asked for nothing since the last look, or never ends."""
        cycle: RequestResponseCycle | None = self.cycle
        self._looks = self._looks + 1 if cycle is self._seen else 0
        self._seen = cycle
        if cycle is None or cycle.response_complete:
            over = self._looks > 0 or cycle is None
        else:
            over = self._looks > (SENDING if cycle.more_body else READING)
        if over:
            self.transport.abort()
        else:
            self._watch = self.loop.call_later(LOOK, self._look)
