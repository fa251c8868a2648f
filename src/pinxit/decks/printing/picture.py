"""A picture as a PDF holds it: PDF knows neither AVIF nor WebP, and nothing shall be seen of that.

A plain JPEG stays as it is. What a PNG holds stays without loss where that takes fewer bytes, as it
does with drawings. All else becomes JPEG, with all its colours: at least 40 dB with our cards.
"""

import io
import struct
from typing import Final

from msgspec import Struct
from PIL import Image
from PIL.JpegImagePlugin import JpegImageFile

from pinxit.decks.photo import careful, clean, decoded, in_usual_colours, opaque, open_picture

from .sheet import CARD

QUALITY: Final = 90
FINEST: Final = 600  # dots an inch: more than that, nobody sees on paper
MOST: Final = tuple(round(side / 25.4 * FINEST) for side in CARD)
_PLAIN: Final = {"APP0", "APP14"}  # parts of a JPEG that say nothing but how to read it


class Kept(Struct, frozen=True):
    """A picture that can be put into a PDF."""

    width: int
    height: int
    colours: int
    filter: str
    data: bytes


def kept(data: bytes, file: str) -> Kept:
    """Return a finished picture for a PDF; raise what is wrong with it."""
    with careful():
        image = decoded(open_picture(data, file), file)
        if _is_plain(image):
            return _as_jpeg(image.size, data, len(image.getbands()))
        profile = image.info.get("icc_profile")
        picture = clean(in_usual_colours(_shaped(opaque(image, file)), profile))
    jpeg = _jpeg(picture)
    lossless = _flate(picture) if image.format == "PNG" else None
    if lossless is not None and len(lossless) <= len(jpeg):
        return Kept(*picture.size, 3, "FlateDecode", lossless)
    return _as_jpeg(picture.size, jpeg)


def _is_plain(image: Image.Image) -> bool:
    """Tell whether the very bytes of a picture can be printed: pixels alone, in their right shape.

    Notes of a camera, and colours that need a profile, do not go to whoever gets the paper.
    """
    return (
        isinstance(image, JpegImageFile)
        and image.format == "JPEG"  # not one with others inside
        and image.mode in {"RGB", "L"}
        and {part for part, _ in image.applist} <= _PLAIN
        and _is_in_shape(image.size)
    )


def _is_in_shape(size: tuple[int, int]) -> bool:
    """Tell whether a picture is two to three, to a pixel, and not too fine."""
    off = abs(size[0] * CARD[1] - size[1] * CARD[0])
    return off <= max(CARD) and size[0] <= MOST[0]


def _shaped(image: Image.Image) -> Image.Image:
    """Cut what is beyond two to three off both sides; if it is not too fine, pixels stay."""
    if _is_in_shape(image.size):
        return image
    wide = min(image.width, round(image.height * CARD[0] / CARD[1]))
    high = min(image.height, round(image.width * CARD[1] / CARD[0]))
    left, top = (image.width - wide) // 2, (image.height - high) // 2
    cut = image.crop((left, top, left + wide, top + high))
    if wide <= MOST[0]:
        return cut
    return cut.resize((MOST[0], MOST[1]), Image.Resampling.LANCZOS, reducing_gap=3.0)


def _jpeg(picture: Image.Image) -> bytes:
    made = io.BytesIO()
    picture.save(made, "JPEG", quality=QUALITY, subsampling="4:4:4", optimize=True)
    return made.getvalue()


def _as_jpeg(size: tuple[int, int], data: bytes, colours: int = 3) -> Kept:
    return Kept(*size, colours, "DCTDecode", data)


def _flate(picture: Image.Image) -> bytes:
    """Return what a PNG holds: PDF unpacks it in the same way."""
    made = io.BytesIO()
    picture.save(made, "PNG", optimize=True)
    data, at, parts = made.getvalue(), 8, []
    while at < len(data):
        length, kind = struct.unpack_from(">I4s", data, at)
        if kind == b"IDAT":
            parts.append(data[at + 8 : at + 8 + length])
        at += length + 12  # length, kind and check
    return b"".join(parts)
