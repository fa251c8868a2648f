"""Frames that no well-behaved WebSocket sends, and handshakes that are none."""

import struct
from enum import StrEnum

from msgspec import Struct

from tests.fuzz.hostile import BROKEN, CLOSES, Tally
from tests.fuzz.tables import Tables, enter
from tests.fuzz.wire import (
    BINARY,
    CLOSE,
    CONTINUATION,
    FIN,
    PING,
    PONG,
    TEXT,
    Closed,
    Line,
    ask,
    frame,
    handshake,
    header,
    line,
    read_frame,
)

ZERO = b"\0\0\0\0"
ALIVE = frame(b'{"type":"ping"}')
GOODBYE = struct.pack("!H", 1000)


class End(StrEnum):
    """What has to come of it."""

    CLOSED = "closed"  # with a code of the WebSocket's own
    ALIVE = "alive"  # the connection goes on
    LEFT = "left"  # our own goodbye is returned
    WAITING = "waiting"  # the server waits for the rest, and ends when we do


class Bad(Struct, frozen=True):
    """Some bytes, and what has to come of them."""

    name: str
    data: bytes
    end: End = End.CLOSED


def _close(data: bytes) -> bytes:
    return frame(data, CLOSE)


BAD_FRAMES = (
    Bad("not masked", header(15, TEXT, masked=0) + b'{"type":"ping"}'),
    Bad("a reserved bit", frame(b"x", TEXT, first=FIN | 0x40)),
    Bad("another reserved bit", frame(b"x", BINARY, first=FIN | 0x20)),
    Bad("all reserved bits", frame(b"x", PING, first=FIN | 0x70)),
    *(Bad(f"opcode {code}", frame(b"x", code)) for code in (3, 7, 11, 15)),
    Bad("continuation without a start", frame(b"x", CONTINUATION)),
    Bad("a start within a message", frame(b"x", TEXT, first=0) + frame(b"y", TEXT)),
    Bad("a ping in parts", frame(b"x", PING, first=0)),
    Bad("a close in parts", frame(GOODBYE, CLOSE, first=0)),
    Bad("a ping too long", frame(b"x" * 126, PING)),
    Bad("a close too long", frame(GOODBYE + b"x" * 124, CLOSE)),
    Bad("a close of one byte", _close(b"\x03")),
    *(
        Bad(f"close code {code}", _close(struct.pack("!H", code)))
        for code in (0, 999, 1004, 1005, 1006, 1015, 1016, 2999, 5000, 65535)
    ),
    Bad("a close with bytes that are no text", _close(GOODBYE + b"\xff\xfe")),
    Bad("text that is none", frame(b"\xc3\x28")),
    Bad("a surrogate as bytes", frame(b'"\xed\xa0\x80"')),
    Bad("text that ends within a letter", frame(b"\xf0\x9f\xa6", first=0) + frame(b"", 0)),
    Bad("a message too long", frame(b"x" * 16_385)),
    Bad("a length of 64 bits with the highest set", b"\x81\xff" + b"\xff" * 8 + ZERO),
    Bad("a length of a terabyte", b"\x81\xff" + struct.pack("!Q", 2**40) + ZERO + b"x"),
    Bad("a length longer than it need be", b"\x81\xfe\x00\x01" + ZERO + b"x", End.ALIVE),
    Bad("too much in parts", frame(b"x" * 9000, TEXT, first=0) + frame(b"x" * 9000, 0, first=0)),
    Bad(
        "parts without end", frame(b"", TEXT, first=0) + frame(b"", 0, first=0) * 3000, End.WAITING
    ),
    Bad("pings in a flood", frame(b"p", PING) * 300, End.ALIVE),
    Bad("pongs in a flood", frame(b"p", PONG) * 300, End.ALIVE),
    Bad("half a frame", header(100) + ZERO + b"half", End.WAITING),
    Bad("half a header", b"\x81", End.WAITING),
    Bad("HTTP again", b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n"),
    Bad("zeros", b"\0" * 64),
    Bad("ones", b"\xff" * 64),
    Bad("a goodbye", _close(GOODBYE), End.LEFT),
    Bad("a goodbye without a code", _close(b""), End.LEFT),
    Bad("a goodbye with our own code", _close(struct.pack("!H", 4999)), End.LEFT),
)

_RIGHT = {
    b"host": b"x",
    b"upgrade": b"websocket",
    b"connection": b"Upgrade",
    b"sec-websocket-version": b"13",
    b"sec-websocket-key": b"AAAAAAAAAAAAAAAAAAAAAA==",
}


def _request(method: bytes = b"GET", path: bytes = b"/socket", **changed: bytes | None) -> bytes:
    given = {name.replace("_", "-").encode(): value for name, value in changed.items()}
    fields = {name: value for name, value in (_RIGHT | given).items() if value is not None}
    lines = (b"%s %s HTTP/1.1" % (method, path), *(b"%s: %s" % one for one in fields.items()))
    return b"\r\n".join((*lines, b"", b""))


BAD_HANDSHAKES = {
    "no version": _request(sec_websocket_version=None),
    "version 8": _request(sec_websocket_version=b"8"),
    "version x": _request(sec_websocket_version=b"x"),
    "no key": _request(sec_websocket_key=None),
    "a short key": _request(sec_websocket_key=b"AAAA"),
    "a key that is none": _request(sec_websocket_key=b"!" * 24),
    "a huge key": _request(sec_websocket_key=b"A" * 9000),
    "POST": _request(b"POST"),
    "another place": _request(path=b"/socket/other"),
    "a page": _request(path=b"/"),
    "the list of tables": _request(path=b"/api/tables"),
    "no upgrade": _request(upgrade=None),
    "another protocol": _request(upgrade=b"h2c"),
    "an unwanted extension": _request(
        sec_websocket_extensions=b"permessage-deflate; x=" + b"9" * 99
    ),
}


def send_bad_frame(bad: Bad, tables: Tables, tally: Tally, *, greeted: bool) -> None:
    """Send it as a spectator, or before the hello, and see what comes of it."""
    tally.raw["greeted" if greeted else "not greeted"] += 1
    with line(tables.port, tables.address()) as at:
        if greeted:
            enter(at, tables.victims, None)
            assert b'"welcome"' in read_frame(at)[1]
        else:
            handshake(at)
        at.send(bad.data)
        try:
            _expect(bad, at)
        except Closed as end:
            _closed(bad, end, tally, greeted=greeted)
        except AssertionError as error:
            error.add_note(f"after these bytes, {greeted=}: {bad.name}: {bad.data[:200]!r}")
            raise


def _expect(bad: Bad, at: Line) -> None:
    if bad.end is End.ALIVE:
        at.send(ALIVE)  # to who has not said hello, that is none
        while b'"pong"' not in read_frame(at)[1]:
            pass
    elif bad.end is End.WAITING:
        at.no_more()  # the server must not wait for more than we can send
        _until_closed(at)
    else:
        _until_closed(at)


def _until_closed(at: Line) -> None:
    while True:
        read_frame(at)


def _closed(bad: Bad, end: Closed, tally: Tally, *, greeted: bool) -> None:
    tally.closes[str(end.code)] += 1
    if bad.end is End.CLOSED:
        assert end.code in BROKEN, f"{bad.name}: closed with {end.code}"
    elif bad.end is End.ALIVE:
        assert not greeted or end.code == 4429, f"{bad.name}: closed with {end.code}"
        assert end.code in CLOSES, f"{bad.name}: closed with {end.code}"


def send_bad_handshake(name: str, tables: Tables, tally: Tally) -> None:
    """Ask for a socket wrongly; anything but a fault is an answer."""
    tally.raw["handshake"] += 1
    answer = ask(tables.port, BAD_HANDSHAKES[name], tables.address())
    tally.http[f"handshake {answer.status}"] += 1
    fine = 101 if name == "an unwanted extension" else 0
    assert answer.status == fine or 200 <= answer.status < 500, (name, answer)
