"""Wires between two programs, which can be cut, held on one side or both, and made slow.

A wire that is held is as a network that loses every packet: nothing comes, nobody is told, and what
was sent arrives when it works again, if both ends are still there. One that is cut says so.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from enum import Enum, auto
from typing import Final

from tests.serving import HOST

MOST_HELD: Final = 1 << 20  # bytes that are on the way; then whoever sends has to wait

Connect = Callable[[Callable[[], asyncio.Protocol]], Awaitable[object]]


class Way(Enum):
    """In which direction something goes."""

    THERE = auto()  # to whom the wire leads
    BACK = auto()


BOTH: Final = frozenset(Way)


class Wire:
    """Leads to one program; whoever speaks to its port speaks to that."""

    def __init__(self, connect: Connect) -> None:
        self.port = 0
        self.carried = 0  # bytes
        self.delay = 0.0  # seconds
        self.held: frozenset[Way] = frozenset()
        self.is_cut = False
        self._connect = connect
        self._server: asyncio.Server | None = None
        self._pairs: set[_Pair] = set()
        self._opening: set[asyncio.Task[None]] = set()

    async def begin(self) -> None:
        """Listen."""
        loop = asyncio.get_running_loop()
        self._server = await loop.create_server(self._accept, HOST, 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        """Listen no more."""
        if self._server is not None:
            self._server.close()
        self._end_all()
        for task in self._opening:
            task.cancel()
        await asyncio.gather(*self._opening, return_exceptions=True)

    # What breaks

    def cut(self) -> None:
        """End all connections, and take none."""
        self.is_cut = True
        self._end_all()

    def hold(self, ways: frozenset[Way] = BOTH) -> None:
        """Let nothing through, and say nothing."""
        self.held = ways

    def slow(self, seconds: float) -> None:
        """Let everything take so much longer."""
        self.delay = seconds

    def mend(self, *, forgets: bool = False) -> None:
        """Let it work again; `forgets`: those that were held have been given up on the way."""
        if forgets and self.held:
            self._end_all()
        self.is_cut, self.held, self.delay = False, frozenset(), 0.0
        for pair in tuple(self._pairs):
            pair.flush()

    # What is carried

    def _accept(self) -> asyncio.Protocol:
        return _Pair(self).near

    def opened(self, pair: "_Pair") -> None:
        """Somebody speaks to the port."""
        self._pairs.add(pair)
        if self.is_cut:
            pair.end()
            return
        task = asyncio.get_running_loop().create_task(self._reach(pair))
        self._opening.add(task)
        task.add_done_callback(self._opening.discard)

    def closed(self, pair: "_Pair") -> None:
        """It is over."""
        self._pairs.discard(pair)

    async def _reach(self, pair: "_Pair") -> None:
        try:
            await self._connect(lambda: pair.far)
        except OSError:
            pair.end()

    def _end_all(self) -> None:
        for pair in tuple(self._pairs):
            pair.end()


class _Pair:
    """One connection: its near end, where somebody called, and its far end."""

    def __init__(self, wire: Wire) -> None:
        self.wire = wire
        self.near = _End(self, Way.THERE)
        self.far = _End(self, Way.BACK)
        self.over = False

    def other(self, end: "_End") -> "_End":
        return self.far if end is self.near else self.near

    def flush(self) -> None:
        self.near.pass_on()
        self.far.pass_on()

    def end(self) -> None:
        """As a machine does that knows of no such connection."""
        self.over = True
        for end in (self.near, self.far):
            if end.transport is not None:
                end.transport.abort()
        self.wire.closed(self)


class _End(asyncio.Protocol):
    """Takes in what comes here, and hands it to the other end."""

    def __init__(self, pair: _Pair, way: Way) -> None:
        self.transport: asyncio.Transport | None = None
        self._pair = pair
        self._way = way  # in which goes what comes here
        self._waiting: list[bytes | None] = []  # None: the end
        self._size = 0
        self._slow = 0  # parts that are on their way
        self._due = 0.0  # when the last of them arrives

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        if self._pair.over:
            transport.abort()
        elif self._way is Way.THERE:
            self._pair.wire.opened(self._pair)
        else:
            self._pair.flush()

    def data_received(self, data: bytes) -> None:
        self._take(data)

    def eof_received(self) -> bool:
        self._take(None)
        return True

    def connection_lost(self, _error: Exception | None) -> None:
        self._take(None)

    def pause_writing(self) -> None:
        other = self._pair.other(self).transport
        if other is not None and not other.is_closing():
            other.pause_reading()

    def resume_writing(self) -> None:
        other = self._pair.other(self).transport
        if other is not None and not other.is_closing():
            with suppress(RuntimeError):
                other.resume_reading()

    def _take(self, data: bytes | None) -> None:
        wire = self._pair.wire
        if self._pair.over:
            return
        if wire.delay or self._slow:
            # Nothing overtakes what is on its way, also when the wire is quick again.
            loop = asyncio.get_running_loop()
            self._due = max(self._due + 1e-6, loop.time() + wire.delay)
            self._slow += 1
            loop.call_at(self._due, self._arrive, data)
        else:
            self._put(data)

    def _arrive(self, data: bytes | None) -> None:
        self._slow -= 1
        self._put(data)

    def _put(self, data: bytes | None) -> None:
        self._waiting.append(data)
        self._size += len(data or b"")
        self.pass_on()
        if self._size > MOST_HELD and self.transport is not None:
            self.transport.pause_reading()

    def pass_on(self) -> None:
        """Hand over what waits, if that may go now."""
        wire, other = self._pair.wire, self._pair.other(self).transport
        if self._way in wire.held or other is None or self._pair.over:
            return
        waiting, self._waiting = self._waiting, []
        full, self._size = self._size > MOST_HELD, 0
        if full and self.transport is not None and not self.transport.is_closing():
            self.transport.resume_reading()
        for data in waiting:
            if data is None:
                self._pair.over = True
                other.close()
                if self.transport is not None:
                    self.transport.close()
                wire.closed(self._pair)
                return
            if not other.is_closing():
                wire.carried += len(data)
                other.write(data)
