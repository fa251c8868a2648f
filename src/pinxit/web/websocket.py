"""A browser's socket: a wire on websockets' own reading of frames, without ASGI in between.

The handshake goes through the application like any request, so that limits, origins and proxies
are its matter. From then on, messages pass straight between transport and session: a task, two
queues and three dictionaries for every message cost as much as all else that a move needs.
"""

import asyncio
import logging
import struct
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, Final, cast

from starlette.types import Message, Scope
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from pinxit.table.goodbyes import Parting

from .inside import apply_mask
from .wire import Listener

WIRE: Final = "pinxit.wire"  # where the application finds the wire in its scope
_HEADS: Final = [bytes((0x81, size)) for size in range(126)]  # a whole text of so many bytes
_MIDDLE: Final = struct.Struct("!BBH").pack
_LONG: Final = struct.Struct("!BBQ").pack
HEAD_ENDS: Final = b"\r\n\r\n"
PULSE: Final = 20.0  # seconds between two signs of life; who misses one is gone
CLOSING: Final = 2.0  # seconds for the other side to hang up, too
# One read may hold ten thousand frames of six bytes. How much of it is read in one turn:
SLICE: Final = 512  # bytes, which are 85 frames at most
FRAMES_A_TURN: Final = 16  # after which the others come first
CRUMB: Final = 256  # bytes: no network cuts a message into less, only who wants to make work

# Frames hold secrets, so no log is ever told of one, however talkative it is made.
_log = logging.getLogger("pinxit.web.frames")
_log.setLevel(logging.ERROR)


class SocketWire(asyncio.Protocol):
    """One socket, made by uvicorn when a request asks for one."""

    __slots__ = (
        "_alive",
        "_app",
        "_app_state",
        "_begun",
        "_connections",
        "_deaf",
        "_frames",
        "_is_text",
        "_largest",
        "_left",
        "_listener",
        "_loop",
        "_parts",
        "_paused",
        "_reading",
        "_request",
        "_root_path",
        "_stuck",
        "_tasks",
        "_timer",
        "_transport",
        "_turn",
        "on_lost",
        "room",
    )

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self.room = True
        self.on_lost: Callable[[], None] | None = None  # for whoever counts connections
        self._app = config.loaded_app
        self._app_state = app_state
        self._root_path = config.root_path
        self._connections = server_state.connections
        self._tasks = server_state.tasks
        self._largest = config.ws_max_size
        self._frames = ServerProtocol(max_size=config.ws_max_size, logger=_log)
        self._loop = _loop or asyncio.get_running_loop()
        self._request: Request | None = None  # which the application has to decide about
        self._listener: Listener | None = None
        self._begun = 0  # bytes that websockets has of a frame that is not whole yet
        self._parts: list[bytes] = []  # of a message that is not whole yet
        self._is_text = True
        self._alive = True  # something was heard since the last sign of life was asked for
        self._stuck = False  # nothing was read since then, though there was too much to read
        self._paused = False  # by whoever listens
        self._reading = True  # the transport does
        self._left = bytearray()  # what has come and is not read yet
        self._turn: asyncio.Handle | None = None  # our next one
        self._deaf = False  # it was too much: nothing is read any more
        self._timer: asyncio.TimerHandle | None = None
        self._transport: asyncio.Transport

    # What the application decides about the handshake

    def accept(self, listener: Listener) -> bool:
        """Let the client in; tell whether its handshake was one."""
        if self._request is None:
            return False
        response = self._frames.accept(self._request)
        if response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self._listener = listener
            self._wait(PULSE, self._pulse)
        self._answer(response)
        return self._listener is not None

    def refuse(self, status: int, body: bytes) -> None:
        """Answer the handshake with a no, in JSON."""
        if self._request is not None:
            response = self._frames.reject(status, body.decode())
            del response.headers["Content-Type"]
            response.headers["Content-Type"] = "application/json"
            self._answer(response)

    # What the session does

    def send(self, *texts: bytes) -> None:
        """Send messages. Each write asks the kernel, so those for one client go together."""
        if self._frames.state is not State.OPEN:
            return
        if len(texts) == 1:  # nearly always
            self._transport.write(_head(texts[0]) + texts[0])
        else:
            self._transport.write(b"".join([_head(text) + text for text in texts]))

    def close(self, code: int) -> None:
        """Hang up; whoever does not answer is cut off soon."""
        if self._frames.state is State.OPEN:
            self._frames.send_close(code)
            self._write()
            self._wait(CLOSING, self._transport.abort)
            self.resume()  # its goodbye has to be read

    def pause(self) -> None:
        """Read no more for now."""
        self._paused = True
        self._listen()

    def resume(self) -> None:
        """Read on."""
        if self._paused:
            self._paused = False
            self._listen()

    # What the transport says

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The transport is ours now; the request will follow."""
        self._transport = cast("asyncio.Transport", transport)
        self._connections.add(self)  # type: ignore[arg-type]  # uvicorn names only its own classes

    def connection_lost(self, exc: Exception | None) -> None:
        """The other side is gone, or we have hung up."""
        del exc
        self._connections.discard(self)
        if self.on_lost is not None:
            self.on_lost()
        self._request = None
        self._left.clear()
        for handle in (self._timer, self._turn):
            if handle is not None:
                handle.cancel()
        listener, self._listener = self._listener, None
        if listener is not None:
            listener.lost()

    def pause_writing(self) -> None:
        """The client does not read."""
        self.room = False
        if self._listener is not None:
            self._listener.stalled()

    def resume_writing(self) -> None:
        """It reads again."""
        self.room = True
        self._stuck = False
        if self._listener is not None:
            self._listener.drained()

    def data_received(self, data: bytes) -> None:
        """Read the request, or frames."""
        self._alive = True
        listener = self._listener
        if listener is None:
            self._read(data)
            self._write()
        elif not self._deaf:
            text = _whole_text(data, self._largest) if self._is_between_frames() else None
            if text is not None:
                self._hear(text, listener)
                return
            self._left += data
            if not self._read_on() and len(data) < CRUMB:
                self._admit(listener)

    def shutdown(self) -> None:
        """Uvicorn wants to end."""
        if self._listener is not None:
            self._listener.dismiss(Parting.RESTART)
        else:
            self._transport.close()

    # The rest

    def _read_on(self) -> int:
        """Read what has come, slice by slice, and tell how many frames that were.

        Whoever sends many little ones has to wait for everybody else in between, and once it is
        too much, what is left of them is thrown away unread.
        """
        self._turn = None
        frames = 0
        while self._left and not self._paused and frames < FRAMES_A_TURN:
            some = bytes(self._left[:SLICE])
            del self._left[:SLICE]
            frames += self._read(some)
        self._write()
        self._listen()
        return frames

    def _read(self, data: bytes) -> int:
        """Let websockets read something; take what it found, and tell how much that was."""
        self._frames.receive_data(data)
        self._begun += len(data)
        found = self._frames.events_received()
        for event in found:
            if isinstance(event, Request):
                self._begun = len(data.partition(HEAD_ENDS)[2])
                self._ask(event)
            elif isinstance(event, Frame):
                self._begun -= _size(event)
                if self._listener is not None and not self._deaf:
                    self._take(event, self._listener)
        return len(found)

    def _listen(self) -> None:
        """Let the transport read, if all that has come is read and more is wanted."""
        if self._transport.is_closing():
            return
        if self._left and not self._paused and self._turn is None:
            self._turn = self._loop.call_soon(self._read_on)
        wanted = not (self._paused or self._left or self._deaf)
        if wanted is not self._reading:
            self._reading = wanted
            if wanted:
                self._transport.resume_reading()
            else:
                self._transport.pause_reading()

    def _stop_listening(self) -> None:
        """It is too much: read no more of this client, whatever it sends until we have hung up."""
        self._deaf = True
        self._left.clear()
        self._listen()

    def _ask(self, request: Request) -> None:
        """Ask the application whether this client may come in; nothing is read meanwhile."""
        self.pause()
        self._request = request
        task = self._loop.create_task(self._app(self._scope(request), _nothing, self._turn_away))
        self._tasks.add(task)
        task.add_done_callback(self._asked)

    def _asked(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _log.error("a handshake failed", exc_info=task.exception())
        if self._request is not None:
            self.refuse(HTTPStatus.INTERNAL_SERVER_ERROR, b"")

    async def _turn_away(self, message: Message) -> None:
        """No route leads where the client wanted; that is all that the application says here."""
        del message
        self.refuse(HTTPStatus.NOT_FOUND, b"")

    def _scope(self, request: Request) -> Scope:
        path, _, query = request.path.partition("?")
        path = self._root_path + path
        secure = self._transport.get_extra_info("sslcontext") is not None
        return {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "wss" if secure else "ws",
            "client": _address(self._transport.get_extra_info("peername")),
            "server": _address(self._transport.get_extra_info("sockname")),
            "root_path": self._root_path,
            "path": path,
            "raw_path": path.encode("latin-1"),
            "query_string": query.encode("latin-1"),
            "headers": [
                (name.lower().encode("latin-1"), value.encode("latin-1"))
                for name, value in request.headers.raw_items()
            ],
            "subprotocols": [],
            "state": self._app_state.copy(),
            WIRE: self,
        }

    def _answer(self, response: Response) -> None:
        self._request = None
        self._frames.send_response(response)
        self._write()
        self.resume()

    def _take(self, frame: Frame, listener: Listener) -> None:
        """Put a message together, and hand it on when it is whole."""
        match frame.opcode:
            case Opcode.TEXT | Opcode.BINARY:
                self._is_text = frame.opcode is Opcode.TEXT
                self._parts = [bytes(frame.data)]
            case Opcode.CONT:
                self._parts.append(bytes(frame.data))
            case _:  # pings are answered, goodbyes returned; that is websockets' part
                self._admit(listener)
                return
        if not frame.fin:
            self._admit(listener)
            return
        data, self._parts = b"".join(self._parts), []
        self._hear(data if self._is_text else None, listener)

    def _admit(self, listener: Listener) -> None:
        if not listener.admit():
            self._stop_listening()

    def _hear(self, text: bytes | None, listener: Listener) -> None:
        try:
            said = None if text is None else text.decode()
        except UnicodeDecodeError:
            self._frames.fail(CloseCode.INVALID_DATA)
            self._write()
        else:
            if not listener.hear(said):
                self._stop_listening()

    def _is_between_frames(self) -> bool:
        """Tell whether nothing of a frame or of a message in pieces has come yet."""
        return not (self._begun or self._left or self._parts) and self._frames.state is State.OPEN

    def _pulse(self) -> None:
        """Ask for a sign of life; whoever gave none since the last time, or never reads, is gone.

        Answers to pings are kept without limit, so somebody who only talks must not stay.
        """
        if not self._alive or self._stuck:
            self._transport.abort()
        elif self._frames.state is State.OPEN:
            self._alive = False
            self._stuck = not self.room
            self._frames.send_ping(b"")
            self._write()
            self._wait(PULSE, self._pulse)

    def _write(self) -> None:
        """Write what websockets wants to say; an empty text is its last."""
        said = self._frames.data_to_send()
        if not said:
            return
        self._transport.write(b"".join(said))
        if not said[-1]:
            self._transport.close()
            self._wait(CLOSING, self._transport.abort)

    def _wait(self, seconds: float, then: Any) -> None:  # noqa: ANN401 (what a loop calls)
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._loop.call_later(seconds, then)


def _whole_text(data: bytes, largest: int) -> bytes | None:
    """Return what a client says, if this is one whole text frame, as nearly always.

    Everything else, and everything odd, is websockets' to read, which takes eight times as long.
    """
    if len(data) < 6 or data[0] != 0x81:
        return None
    size, head = data[1] - 0x80, 2
    if size == 126:
        size, head = int.from_bytes(data[2:4]), 4
    elif size > 126:
        return None
    short = size < 126
    if short != (head == 2) or not 0 <= size <= largest or len(data) != head + 4 + size:
        return None
    return apply_mask(data[head + 4 :], data[head : head + 4])


def _size(frame: Frame) -> int:
    """Return how many bytes a client's frame takes, at least.

    Who writes its length with more bytes than it needs is never between frames again, and read the
    slow way.
    """
    size = len(frame.data)
    return size + (6 if size < 126 else 8 if size < 2**16 else 14)


def _head(text: bytes) -> bytes:
    """Return what makes a frame of a text that follows; websockets takes six times as long."""
    size = len(text)
    if size < 126:
        return _HEADS[size]
    if size < 2**16:
        return _MIDDLE(0x81, 126, size)
    return _LONG(0x81, 127, size)


def _address(name: object) -> tuple[str, int] | None:
    return (str(name[0]), int(name[1])) if isinstance(name, tuple) else None


async def _nothing() -> Message:
    raise RuntimeError("what the client says comes over the wire")
