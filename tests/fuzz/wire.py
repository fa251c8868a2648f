"""Plain TCP from any loopback address: bytes out, bytes in, and what HTTP and WebSocket make of it.

Nothing here is polite: a well-behaved library would refuse to send what we want to send.
"""

import base64
import os
import socket
import struct
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import TypeVar

import msgspec
from msgspec import Struct

from tests.patience import PATIENCE

T = TypeVar("T")

HOST = "127.0.0.1"
CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
FIN = 0x80
MASKED = 0x80


class Silence(AssertionError):
    """The server owed an answer and gave none."""


class Closed(Exception):
    """The other side has closed the connection; with a code, if it said why."""

    def __init__(self, code: int | None) -> None:
        super().__init__(code)
        self.code = code


class Answer(Struct, frozen=True):
    """What HTTP answered."""

    status: int
    headers: dict[str, str]
    body: bytes


class Line:
    """One TCP connection from an address of our choice."""

    def __init__(
        self, port: int, address: str, patience: float = PATIENCE, ear: int | None = None
    ) -> None:
        self._socket = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        if ear is not None:  # how many bytes can wait at our side, before it is the server's turn
            self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, ear)
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._socket.settimeout(patience)
        try:
            self._socket.bind((address, 0))
            self._socket.connect((HOST, port))
        except OSError:
            self._socket.close()
            raise
        self._kept = b""

    def send(self, data: bytes) -> None:
        """Send bytes; that the other side does not want them any more is its right."""
        try:
            self._socket.sendall(data)
        except (BrokenPipeError, ConnectionResetError):
            pass
        except TimeoutError as error:
            raise Silence("the server does not read") from error

    def no_more(self) -> None:
        """Say that nothing will be sent any more, and listen on."""
        with suppress(OSError):
            self._socket.shutdown(socket.SHUT_WR)

    def read(self, number: int) -> bytes:
        """Return so many bytes; raise `Closed` at the end."""
        while len(self._kept) < number:
            self._more()
        found, self._kept = self._kept[:number], self._kept[number:]
        return found

    def read_until(self, mark: bytes) -> bytes:
        while mark not in self._kept:
            self._more()
        found, _, self._kept = self._kept.partition(mark)
        return found

    def rest(self) -> bytes:
        """Return all that comes until the other side closes."""
        try:
            while True:
                self._more()
        except Closed:
            found, self._kept = self._kept, b""
            return found

    def _more(self) -> None:
        try:
            more = self._socket.recv(65536)
        except TimeoutError as error:
            raise Silence(f"no answer; so far: {self._kept[:200]!r}") from error
        except ConnectionResetError:
            raise Closed(None) from None
        if not more:
            raise Closed(None)
        self._kept += more

    def close(self) -> None:
        self._socket.close()

    def reset(self) -> None:
        """Hang up without a goodbye: not even TCP's."""
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self._socket.close()


@contextmanager
def line(
    port: int, address: str, patience: float = PATIENCE, ear: int | None = None
) -> Iterator[Line]:
    opened = Line(port, address, patience, ear)
    try:
        yield opened
    finally:
        opened.close()


def read_answer(at: Line, method: str = "GET") -> Answer:
    """Read one answer of HTTP/1.1."""
    head = at.read_until(b"\r\n\r\n").decode("latin-1")
    first, *lines = head.split("\r\n")
    version, status, *_ = first.split(" ", 2)
    assert version == "HTTP/1.1", first
    headers = {}
    for one in lines:
        name, _, value = one.partition(":")
        headers[name.strip().lower()] = value.strip()
    number = int(status)
    if method == "HEAD" or number in {204, 304} or number < 200:
        return Answer(number, headers, b"")
    if headers.get("transfer-encoding") == "chunked":
        return Answer(number, headers, _chunks(at))
    if "content-length" in headers:
        return Answer(number, headers, at.read(int(headers["content-length"])))
    return Answer(number, headers, at.rest())


def _chunks(at: Line) -> bytes:
    body = b""
    while size := int(at.read_until(b"\r\n"), 16):
        body += at.read(size)
        at.read(2)
    at.read_until(b"\r\n")
    return body


def ask(port: int, request: bytes, address: str, method: str = "GET") -> Answer:
    """Send a request and read its answer."""
    with line(port, address) as at:
        at.send(request)
        return read_answer(at, method)


def post(port: int, path: str, body: object, address: str) -> Answer:
    """Send JSON."""
    data = body if isinstance(body, bytes) else msgspec.json.encode(body)
    head = f"POST {path} HTTP/1.1\r\nhost: x\r\ncontent-length: {len(data)}\r\n\r\n"
    return ask(port, head.encode() + data, address, "POST")


def decoded(answer: Answer, kind: type[T]) -> T:
    return msgspec.json.decode(answer.body, type=kind)


HANDSHAKE = (
    b"GET /socket HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: %s\r\n\r\n"
)


def handshake(at: Line) -> None:
    """Turn a line into a WebSocket."""
    at.send(HANDSHAKE % base64.b64encode(os.urandom(16)))
    answer = read_answer(at)
    assert answer.status == 101, answer


def frame(data: bytes, opcode: int = TEXT, *, first: int = FIN, mask: bytes = b"\0\0\0\0") -> bytes:
    """Write one frame as a client does. A mask of zeros is one, too, and can be read by people."""
    return header(len(data), opcode, first=first) + mask + _masked(data, mask)


def header(length: int, opcode: int = TEXT, *, first: int = FIN, masked: int = MASKED) -> bytes:
    """Write the head of a frame, without its mask."""
    if length < 126:
        return bytes((first | opcode, masked | length))
    if length < 65536:
        return bytes((first | opcode, masked | 126)) + struct.pack("!H", length)
    return bytes((first | opcode, masked | 127)) + struct.pack("!Q", length)


def _masked(data: bytes, mask: bytes) -> bytes:
    if mask == b"\0\0\0\0":
        return data
    return bytes(byte ^ mask[place % 4] for place, byte in enumerate(data))


def read_frame(at: Line) -> tuple[int, bytes]:
    """Read one frame of the server; raise `Closed` with its code if it is the last."""
    first, second = at.read(2)
    assert not second & MASKED, "a server never masks"
    assert first & FIN, "we expect whole messages only"
    assert not first & 0x70, "nothing was agreed that would use these bits"
    length = second
    if length == 126:
        (length,) = struct.unpack("!H", at.read(2))
    elif length == 127:
        (length,) = struct.unpack("!Q", at.read(8))
    data = at.read(length)
    if first & 0x0F == CLOSE:
        raise Closed(struct.unpack("!H", data[:2])[0] if data else None)
    return first & 0x0F, data
