"""Clients that never read: `python -m tests.faults.unread` keeps fifty of them for a minute.

They sit at a table in full play with a small buffer; half of them ask for everything all the time.
The others must not notice, the server's memory must stay bounded, and they must all be gone soon.
"""

import asyncio
import os
import socket
import struct
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from time import monotonic

import click
from msgspec import Struct

from pinxit.client import Place
from pinxit.protocol.messages import AskView, ClientMessage, Ping, dump
from tests.faults.people import Roster, roster
from tests.faults.raw import hello
from tests.faults.server import Server, serving

DEAF = 50
SMALL = 2048  # bytes of what a deaf client's machine takes in for it
ASK_EVERY = 0.1  # seconds: who asks more often than twenty times a second is sent away
MOST_MEMORY = 48 * 2**20  # bytes more than before
GONE_AFTER = 90.0  # seconds: two signs of life after the last buffer is full


def frame(text: str) -> bytes:
    """Write a short message as a client must: masked."""
    data = text.encode()
    assert len(data) < 2**16
    mask = os.urandom(4)
    masked = bytes(byte ^ mask[place % 4] for place, byte in enumerate(data))
    size = bytes([0x80 | len(data)]) if len(data) < 126 else struct.pack("!BH", 0xFE, len(data))
    return b"\x81" + size + mask + masked


class Deaf(Struct):
    """A client that says things and never reads."""

    socket: socket.socket

    def say(self, text: str) -> None:
        """Say something, if the server still listens."""
        with suppress(OSError):  # it does not, or hears nothing as long as we do not read
            self.socket.send(frame(text))


def sit_deaf(place: Place) -> Deaf:
    """Connect, say hello, and read nothing, not even whether the server agreed."""
    host, port = place.server.removeprefix("http://").split(":")
    made = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
    made.settimeout(10)
    made.connect((host, int(port)))
    made.sendall(
        f"GET /socket HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    while made.recv(1, socket.MSG_PEEK) == b"":  # so that the hello does not overtake the answer
        pass
    made.sendall(frame(hello(place)))
    made.setblocking(False)
    return Deaf(made)


@asynccontextmanager
async def deaf_company(
    places: Sequence[Place], asked: Sequence[ClientMessage] = (AskView(), Ping())
) -> AsyncIterator[None]:
    """Let some sit there who never read; every second one asks for everything all the time."""
    deaf = [await asyncio.to_thread(sit_deaf, place) for place in places]

    async def ask() -> None:
        while True:
            for one in deaf[::2]:
                for message in asked:
                    one.say(dump(message))
            await asyncio.sleep(2 * ASK_EVERY)

    asking = asyncio.create_task(ask())
    try:
        yield
    finally:
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        for one in deaf:
            one.socket.close()


class Seen(Struct):
    """What the others and the server noticed."""

    slowest: float = 0.0  # seconds between two acknowledged moves
    memory: int = 0  # bytes more than before, at the most
    gone: int = 0


async def look(server: Server, tables: Roster, seconds: float) -> Seen:
    """Look on for a while, or until the server has hung up on all of them.

    They do not learn of it: the news is behind what they do not read.
    """
    seen, ends, before, sockets = Seen(), monotonic() + seconds, server.memory(), server.sockets()
    while monotonic() < ends and seen.gone < DEAF:
        began = monotonic()
        await tables.each_table_goes_on()
        seen.slowest = max(seen.slowest, monotonic() - began)
        seen.memory = max(seen.memory, server.memory() - before)
        seen.gone = sockets - server.sockets()
    return seen


async def run(folder: Path) -> None:
    """Keep fifty until they are all gone."""
    async with serving(folder) as server, roster(server.url, (4,)) as tables:
        await tables.everybody_goes_on()
        watching = Place(server.url, tables.ledgers[0].code)
        began = monotonic()
        async with deaf_company([watching] * DEAF):
            seen = await look(server, tables, GONE_AFTER)
        click.echo(
            f"{seen.gone} of {DEAF} were gone after {monotonic() - began:.0f} s; the slowest move"
            f" took {seen.slowest:.2f} s; memory grew by {seen.memory / 2**20:.1f} MiB at most."
        )
        assert seen.gone == DEAF
        assert seen.memory < MOST_MEMORY
        assert server.said() == [], server.said()


def main() -> None:
    """Run in a folder of its own."""
    with tempfile.TemporaryDirectory(prefix="pinxit-unread-") as folder:
        asyncio.run(run(Path(folder)))


if __name__ == "__main__":
    main()
