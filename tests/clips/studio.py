"""What people sing, mime and draw in tests: as a client sends it."""

import struct
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache

import msgspec
import numpy as np
from PIL import Image, ImageDraw

from pinxit.clips.sound import RATE
from pinxit.rules import Medium
from tests.decks.workshop import as_bytes

LINE = (10, 20, 128, 0, 400, 300, 255, 16, 700, 90, 60, 16)


@cache
def sung(seconds: float = 1.0, loud: float = 0.2, pitch: float = 440.0) -> bytes:
    """A note that is held."""
    times = np.arange(round(seconds * RATE)) / RATE
    return as_sound(loud * np.sin(2 * np.pi * pitch * times))


def as_sound(samples: Iterable[float]) -> bytes:
    return (np.asarray(samples) * 32_767).astype("<i2").tobytes()


def drawn(*strokes: Sequence[int], brush: str = "ink", **more: object) -> bytes:
    """A drawing; each stroke by the numbers of its points."""
    lines = [{"b": brush, "c": 1, "w": 8, "p": p} | more for p in strokes or (LINE,)]
    return msgspec.json.encode({"v": 1, "strokes": lines})


@cache
def mimed(frames: int = 8, size: tuple[int, int] = (64, 48), kind: str = "JPEG") -> bytes:
    """A dot that walks over a page."""
    return framed(_frame(number, size, kind) for number in range(frames))


def _frame(number: int, size: tuple[int, int], kind: str) -> bytes:
    page = Image.new("RGB", size, (240, 230, 210))
    at = number * size[0] // 100
    ImageDraw.Draw(page).ellipse((at, 5, at + 12, 17), fill=(40, 20, 60))
    return as_bytes(page, kind)


def framed(pictures: Iterable[bytes]) -> bytes:
    return b"".join(struct.pack("<I", len(picture)) + picture for picture in pictures)


MADE: Mapping[Medium, Callable[[], bytes]] = {
    Medium.SOUND: sung,
    Medium.MIME: mimed,
    Medium.DRAWING: drawn,
}
