"""Lines that say nothing, or too much: whoever connects has to ask for something, and to finish.

Uvicorn waits for ever for the rest of a request. A thousand silent lines would leave nobody else
one, so a line is looked at now and then, and each address has so many and no more. It also reads
all that has come at once, be it ten thousand chunks of one byte. Here a line reads a little, and
lets the others go first.
"""

import asyncio
from collections.abc import Callable
from functools import partial
from itertools import islice
from typing import Final, cast

from h11 import Request
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from pinxit.table.budget import Budgets

from .limits import ConcurrencyLimit, counted_as
from .websocket import SocketWire

LOOK: Final = 15.0  # seconds in which a request must have come
SENDING: Final = 14  # looks for a large picture to arrive: longer than an upload may take
READING: Final = 40  # looks for a slow line to have read its answer
SLICE: Final = 2048  # bytes of heads and chunks that are read before it is the others' turn
BODY_SLICE: Final = 4096  # bytes of a body of known length, in which nothing is to be found
BODY_SLICES: Final = 16  # before it is the others' turn
MOST_BREAKS: Final = 512  # ends of lines in a head and between chunks; browsers send some thirty
MOST_LOOKED_AT: Final = 500  # lines, when room is to be made
MOST_LEFT: Final = 1_000_000  # bytes that are not read yet: more than one read brings


class Gate:
    """Who may have a line: so many in all, of an address at once, and new ones a second.

    Whom we trust to speak for others is no address like others: everybody comes from there.
    """

    def __init__(
        self, most: int, door: ConcurrencyLimit, coming: Budgets[str], spared: Callable[[str], bool]
    ) -> None:
        self._most = most
        self._limit = door
        self._coming = coming
        self._spared = spared
        self._lines: dict[IdleTimeout, None] = {}  # of HTTP, the oldest first

    def enter(self, address: str, line: "IdleTimeout", inside: int) -> bool:
        """Let one more line in, beside so many; tell whether it may.

        When all are taken, the oldest that nobody waits for goes, or who comes would never get in.
        """
        spared = self._spared(address)
        if not spared and not self._coming.spend(counted_as(address)):
            return False
        if not spared and not self._limit.enter(counted_as(address)):
            return False
        if inside > self._most and not self._make_room():
            self.leave(address)
            return False
        self._lines[line] = None
        return True

    def leave(self, address: str) -> None:
        """Let a line out."""
        if not self._spared(address):
            self._limit.leave(counted_as(address))

    def forget(self, line: "IdleTimeout") -> None:
        """It asks for nothing any more: it is over, or a socket."""
        self._lines.pop(line, None)

    def _make_room(self) -> bool:
        """Hang up on a line; whoever is being answered is looked at again when all others were."""
        for asking in (False, True):
            for line in tuple(islice(self._lines, MOST_LOOKED_AT)):
                if line.is_idle(asking=asking):
                    self.forget(line)
                    line.transport.abort()
                    return True
                if asking:
                    self._lines[line] = self._lines.pop(line)
        return False


def idle_timeout(gate: Gate) -> type[H11Protocol]:
    """Make the kind of line that a server has; the gate counts them by address."""

    class Line(IdleTimeout):
        """A line through this gate."""

        lines = gate

    return Line


class Flow(FlowControl):
    """Uvicorn's; but what has come already is read before anything new."""

    def __init__(self, transport: asyncio.Transport, go_on: Callable[[], None]) -> None:
        super().__init__(transport)
        self._go_on = go_on

    def resume_reading(self) -> None:
        """Read on."""
        if self.read_paused:
            self.read_paused = False
            self._go_on()


class IdleTimeout(H11Protocol):
    """One connection of HTTP, with an end to our patience."""

    lines: Gate
    _watch: asyncio.TimerHandle | None = None
    _turn: asyncio.Handle | None = None  # our next one
    _seen: RequestResponseCycle | None = None
    _read_for: RequestResponseCycle | None = None
    _breaks = 0  # in the request that is being read
    _looks = 0
    _address: str | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody has connected."""
        super().connection_made(cast("asyncio.Transport", transport))
        self.flow = Flow(self.transport, self._go_on)
        self._left = bytearray()  # what has come and is not read yet
        address = self.client[0] if self.client else "?"
        if not self.lines.enter(address, self, len(self.connections)):
            self.transport.abort()
            return
        self._address = address
        self._watch = self.loop.call_later(LOOK, self._look)

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        self._let_go()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read what has come, or a part of it."""
        self._left += data
        if len(self._left) > MOST_LEFT:
            self.transport.abort()
        elif self._turn is None:
            self._read_on()

    def handle_websocket_upgrade(self, event: Request) -> None:
        """It becomes a socket, which has limits of its own, and keeps its place in the line."""
        address, self._address = self._address, None
        self._let_go()
        self.transport.resume_reading()
        super().handle_websocket_upgrade(event)
        socket = self.transport.get_protocol()
        if address is not None and isinstance(socket, SocketWire):
            socket.on_lost = partial(self.lines.leave, address)

    def is_idle(self, *, asking: bool) -> bool:
        """Tell whether nobody waits for this line; who has not finished asking may have to go."""
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is None or cycle.response_complete or (asking and cycle.more_body)

    def _read_on(self) -> None:
        """Read on, but not so much that anybody would have to wait for it."""
        self._turn = None
        if self.transport.is_closing():
            return
        for _ in range(BODY_SLICES):
            in_a_body = self._is_in_a_body()
            self._read(BODY_SLICE if in_a_body else SLICE)
            if not self._left or not in_a_body or self.flow.read_paused:
                break
        self._go_on()

    def _read(self, size: int) -> None:
        some = bytes(self._left[:size])
        del self._left[:size]
        if not self._is_in_a_body():
            if self.cycle is not self._read_for:
                self._read_for, self._breaks = self.cycle, 0
            self._breaks += some.count(b"\n")
            if self._breaks > MOST_BREAKS:
                self._left.clear()
                self.transport.abort()
                return
        super().data_received(some)
        if self.flow.read_paused and not self.transport.is_closing():
            # Uvicorn may have told the transport to go on, behind the back of its own flow.
            self.flow.read_paused = not self.transport.is_reading()

    def _go_on(self) -> None:
        """Come to what is left in our next turn, and to what is new after that."""
        if self._address is None or self.transport.is_closing():
            return  # it is a socket now, or over
        if not self._left:
            if not self.flow.read_paused:
                self.transport.resume_reading()
            return
        self.transport.pause_reading()
        if self._turn is None and not self.flow.read_paused:
            self._turn = self.loop.call_soon(self._read_on)

    def _is_in_a_body(self) -> bool:
        """Tell whether a body of known length is being read, which takes no time."""
        cycle: RequestResponseCycle | None = self.cycle
        return (
            cycle is not None
            and cycle.more_body
            and all(name != b"transfer-encoding" for name, _ in self.headers)
        )

    def _let_go(self) -> None:
        for handle in (self._watch, self._turn):
            if handle is not None:
                handle.cancel()
        self._left.clear()
        self.lines.forget(self)
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
