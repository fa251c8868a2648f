"""A process that is many clients: takes orders from its standard input, and ends with it.

`python -m bench.loading.generator CORE` (no core: any).
"""

import asyncio
import gc
import os
import socket
import sys
import time
from typing import Final

import msgspec
import uvloop

from .orders import AnyOrder, Beat, Come, Done, Play, Rest
from .table import Link, Table

AT_ONCE: Final = 48  # connections that are being made: fewer than a server's line of those who wait
TICK: Final = 0.01
LAST_ANSWERS: Final = 10.0  # seconds for which the last commands may take
WELCOME: Final = 60.0


def address_of(number: int) -> str:
    """Return a loopback address of a table's own: the server counts by address."""
    return f"127.{1 + (number >> 16)}.{number >> 8 & 255}.{number & 255}"


class Generator:
    """All clients of this process."""

    def __init__(self) -> None:
        self._tables: list[Table] = []
        self._tally = Done()
        self._beating: asyncio.Task[None] | None = None

    async def do(self, order: AnyOrder) -> Done:
        """Carry out an order and tell what came of it."""
        tally = Done()
        for table in self._tables:
            table.tally = tally
        self._tally = tally
        began, used = time.perf_counter(), time.process_time()
        ticking = asyncio.create_task(self._tick(tally))
        match order:
            case Come():
                await self._come(order, tally)
            case Beat():
                self._beating = asyncio.create_task(self._beat(order.every))
            case Play():
                await self._play(self._tables[: order.tables], order)
            case Rest():
                await asyncio.sleep(order.seconds)
        ticking.cancel()
        tally.cpu, tally.wall = time.process_time() - used, time.perf_counter() - began
        tally.connected = sum(link.here for table in self._tables for link in table.links)
        return tally

    async def _come(self, order: Come, tally: Done) -> None:
        room = asyncio.Semaphore(AT_ONCE)

        async def enter(link: Link, number: int, port: int) -> None:
            async with room:
                try:
                    await _connect(link, number, port)
                except (OSError, TimeoutError) as error:
                    tally.refused.append(str(error))

        async with asyncio.TaskGroup() as group:
            for party in order.parties:
                table = Table(party, tally)
                self._tables.append(table)
                for place, link in enumerate(table.links):
                    turn = party.number + (place % 2 if order.apart else 0)
                    port = order.ports[turn % len(order.ports)]
                    group.create_task(enter(link, party.number, port))

    async def _play(self, tables: list[Table], order: Play) -> None:
        for table in tables:
            table.play(order.rate, order.seconds)
        await asyncio.sleep(order.seconds)
        deadline = time.perf_counter() + LAST_ANSWERS
        while any(table.busy for table in tables) and time.perf_counter() < deadline:  # noqa: ASYNC110 (an event a table would cost in the measurement)
            await asyncio.sleep(TICK)
        self._tally.unfinished = sum(table.busy for table in tables)

    async def _beat(self, every: float) -> None:
        """Spread the beats over the time, as clients that came one after the other do."""
        began, beaten = time.perf_counter(), 0
        while True:
            await asyncio.sleep(TICK)
            due = int((time.perf_counter() - began) / every * len(self._tables))
            for number in range(beaten, due):
                self._tables[number % len(self._tables)].beat()
            beaten = due

    async def _tick(self, tally: Done) -> None:
        """See how late this process is: whatever it is late by, the latencies are too long by."""
        while True:
            before = time.perf_counter()
            await asyncio.sleep(TICK)
            tally.lags.append((time.perf_counter() - before - TICK) * 1000)


async def _connect(link: Link, number: int, port: int) -> None:
    loop = asyncio.get_running_loop()
    end = socket.socket()
    end.setblocking(False)  # noqa: FBT003 (its only argument)
    end.bind((address_of(number), 0))
    await loop.sock_connect(end, ("127.0.0.1", port))
    await loop.create_connection(lambda: link, sock=end)
    await asyncio.wait_for(link.welcomed, WELCOME)


async def serve() -> None:
    """Carry out what is asked, one order a line, until there are no more."""
    loop = asyncio.get_running_loop()
    lines = asyncio.StreamReader(limit=1 << 26)
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(lines), sys.stdin)
    read = msgspec.json.Decoder(AnyOrder).decode
    generator = Generator()
    while line := await lines.readline():
        done = await generator.do(read(line))
        sys.stdout.buffer.write(msgspec.json.encode(done) + b"\n")
        sys.stdout.flush()


def main() -> None:
    """Be a generator on a core."""
    if len(sys.argv) > 1:
        os.sched_setaffinity(0, {int(sys.argv[1])})
    gc.disable()  # it would halt all clients at once, and what they leave behind is little
    uvloop.run(serve())


if __name__ == "__main__":
    main()
