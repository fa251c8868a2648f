"""Mimes as they come: small pictures one after the other, each with its length before it.

Here they are only told apart. What is in them a child finds out, in the darkroom.
"""

import struct
from collections.abc import Iterator
from typing import Final

from pinxit.decks.darkroom.wire import COLUMNS, LEAST_SIDE, MOST_SIDE
from pinxit.decks.picture import kind_of

from .problems import ClipProblem, ClipReason

RATE: Final = COLUMNS  # pictures a second: a row of the sheet is a second
FEWEST: Final = RATE // 2
MOST: Final = 12 * RATE
PICTURE_BYTES: Final = 40_000
MOST_BYTES: Final = 2_000_000
KINDS: Final = frozenset({"webp", "jpg"})
_LENGTH: Final = struct.Struct("<I")

__all__ = ["COLUMNS", "LEAST_SIDE", "MOST_BYTES", "MOST_SIDE", "RATE", "pictures", "seconds_of"]


def pictures(data: bytes) -> tuple[bytes, ...]:
    """Return the pictures of a mime; raise if these bytes are none."""
    if len(data) > MOST_BYTES:
        raise ClipProblem(ClipReason.CLIP_TOO_LARGE, most=MOST_BYTES)
    found: list[bytes] = []
    for picture in _parted(data):
        if len(found) == MOST:
            raise ClipProblem(ClipReason.CLIP_TOO_LONG, most=MOST / RATE)
        found.append(picture)
    if len(found) < FEWEST:
        raise ClipProblem(ClipReason.CLIP_TOO_SHORT, least=FEWEST / RATE)
    if any(kind_of(picture) not in KINDS for picture in found):
        raise ClipProblem(ClipReason.BROKEN_CLIP)
    return tuple(found)


def seconds_of(frames: int) -> float:
    """Return how long so many pictures last."""
    return round(frames / RATE, 2)


def _parted(data: bytes) -> Iterator[bytes]:
    at = 0
    while at < len(data):
        if len(data) - at < _LENGTH.size:
            raise ClipProblem(ClipReason.BROKEN_CLIP)
        length: int = _LENGTH.unpack_from(data, at)[0]
        at += _LENGTH.size
        if length > PICTURE_BYTES:
            raise ClipProblem(ClipReason.CLIP_TOO_LARGE, most=PICTURE_BYTES)
        if length > len(data) - at:
            raise ClipProblem(ClipReason.BROKEN_CLIP)
        yield data[at : at + length]
        at += length
