"""A bare fan-out server: what the stack costs before anybody knows a game.

The same uvicorn, uvloop and Starlette as `pinxit serve`. For each command that it receives in a
room it sends as many messages of the same sizes as the real server did (`bench/server.py` has
recorded them), and an answer to the sender. Nothing is decided, remembered or encoded.

It sends to one member after the other, which is the cheapest way; a client that stops reading
then holds up its room. With `--writers`, each connection has a queue and a task that writes, as
the real server's have, so that it does not.
"""

import asyncio
import sys
from collections import deque
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import uvicorn
from msgspec import Struct
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

Send = Callable[[str], Awaitable[None]]
Recorded = tuple[tuple[tuple[int, int], ...], int]  # the place and size of each update; the answer


class Hello(Struct):
    """Where a client sits."""

    room: int
    place: int


class Do(Struct):
    """A command, of which only the id matters here."""

    id: str


class Room:
    """Those who hear the same things, and what they will hear."""

    def __init__(self, recorded: list[Recorded]) -> None:
        self.recorded = recorded
        self.members: dict[int, Send] = {}
        self.version = 0

    async def tell(self, answer_to: Send, wish_id: str) -> None:
        """Send what the real server sent at this point."""
        updates, answer = self.recorded[self.version % len(self.recorded)]
        self.version += 1
        for place, size in updates:
            start = f'{{"type":"update","to":{self.version}'
            await self.members[place](padded(start, size))
        start = f'{{"type":"done","id":"{wish_id}","version":{self.version}'
        await answer_to(padded(start, answer))


class Writer:
    """A queue of one connection, and a task that writes what is in it."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket
        self._queue: deque[str] = deque()
        self._news = asyncio.Event()
        self.task = asyncio.create_task(self._write())

    async def send(self, text: str) -> None:
        """Leave a message to be written."""
        self._queue.append(text)
        self._news.set()

    async def _write(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            while self._queue:
                await self._socket.send_text(self._queue.popleft())


def padded(start: str, size: int) -> str:
    """Make a JSON object of this size; it may be followed by spaces."""
    return (start + "}").ljust(size)


def make_app(rooms: list[Room], *, writers: bool) -> Starlette:
    """Put the server together."""
    hellos = msgspec.json.Decoder(Hello)
    commands = msgspec.json.Decoder(Do)

    async def serve(socket: WebSocket) -> None:
        await socket.accept()
        hello = hellos.decode(await socket.receive_text())
        room = rooms[hello.room]
        writer = Writer(socket) if writers else None
        send = room.members[hello.place] = writer.send if writer else socket.send_text
        await send('{"type":"welcome","version":0}')
        try:
            while True:
                await room.tell(send, commands.decode(await socket.receive_text()).id)
        except WebSocketDisconnect:
            if writer:
                writer.task.cancel()

    return Starlette(routes=[WebSocketRoute("/socket", serve)])


def main() -> None:
    """Serve until told to stop: `fanout.py PORT FILE [--writers]`."""
    port, file = int(sys.argv[1]), Path(sys.argv[2])
    recorded = msgspec.json.decode(file.read_bytes(), type=list[list[Recorded]])
    config = uvicorn.Config(
        make_app([Room(room) for room in recorded], writers="--writers" in sys.argv),
        host="127.0.0.1",
        port=port,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
    )
    uvicorn.Server(config).run()


if __name__ == "__main__":
    main()
