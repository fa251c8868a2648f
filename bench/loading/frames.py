"""WebSocket frames by hand: a client for measuring needs no more of the standard than this."""

import random
from typing import Final

TEXT: Final = 1
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10

_SHORT: Final = 126  # sizes below stand in the second byte itself


def handshake(host: str) -> bytes:
    """Ask for a socket; what the server makes of the key is not looked at."""
    return (
        f"GET /socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()


def masked(payload: bytes, opcode: int = TEXT) -> bytes:
    """Write a frame as a client must, with a mask."""
    size = len(payload)
    key = random.randbytes(4)  # noqa: S311 (nobody is to be fooled by it here)
    mask = (key * (size // 4 + 1))[:size]
    body = (int.from_bytes(payload, "big") ^ int.from_bytes(mask, "big")).to_bytes(size, "big")
    if size < _SHORT:
        return bytes((0x80 | opcode, 0x80 | size)) + key + body
    return bytes((0x80 | opcode, 0x80 | _SHORT)) + size.to_bytes(2, "big") + key + body


def split(data: bytes) -> tuple[list[tuple[int, bytes]], bytes]:
    """Return the whole frames, each with its opcode, and what has come of the next."""
    found: list[tuple[int, bytes]] = []
    at, end = 0, len(data)
    while end - at >= 2:
        size, start = data[at + 1], at + 2
        if size >= _SHORT:
            start += 2 if size == _SHORT else 8
            size = int.from_bytes(data[at + 2 : start], "big")
        if start + size > end:
            break
        found.append((data[at] & 0x0F, data[start : start + size]))
        at = start + size
    return found, data[at:]
