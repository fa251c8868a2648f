"""Pictures of a deck weigh the same on their way: nobody who counts bytes knows which one it was.

Under TLS the length of an answer stays in sight, and no two pictures are of one length. So what is
sent is filled up with bytes that mean nothing, each kind of picture in its own way, to the weight
of the heaviest of its deck. Most decks keep to the budgets of `photo.py`, and so weigh the same as
other decks, too.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from .package import Package
from .picture import Picture

KIB: Final = 1024
SMALL: Final = 36 * KIB
LARGE: Final = 120 * KIB
SPARE: Final = 80  # bytes for what is written around the filling, and for what a head says of it


def weights_of(package: Package) -> dict[str, int]:
    """Return what each picture of a deck weighs on its way, by name."""
    sizes = package.pictures.values()
    return {
        **_alike([one.large for one in sizes], LARGE),
        **_alike([one.small for one in sizes], SMALL),  # drawn ones have one picture for both
    }


def weight_alone(picture: Picture) -> int:
    """Return what a picture weighs that belongs to no deck yet."""
    return _enough(picture.length, SMALL if picture.length + SPARE <= SMALL else LARGE)


def weighted(picture: Picture, data: bytes, weight: int) -> bytes:
    """Fill a picture up. The more there is to say of it in the head of an answer, the less."""
    missing = weight - len(picture.media_type) - len(picture.name) - len(data)
    if missing < 16:
        return data  # it has grown since it was weighed
    match picture.media_type:
        case "image/avif":  # a box that is free
            return data + missing.to_bytes(4) + b"free" + bytes(missing - 8)
        case "image/webp":
            return _with_chunk(data, missing)
        case "image/svg+xml":
            return data + b" " * missing
        case _:  # PNG and JPEG say themselves where they end
            return data + bytes(missing)


def _with_chunk(data: bytes, missing: int) -> bytes:
    """Add a chunk of no known name, and let the whole say how long it is; chunks are even."""
    inside = missing - 8 - missing % 2
    size = len(data) + inside
    chunk = b"JUNK" + inside.to_bytes(4, "little") + bytes(inside)
    return data[:4] + size.to_bytes(4, "little") + data[8:] + chunk + bytes(missing % 2)


def _alike(pictures: Iterable[Picture], least: int) -> Mapping[str, int]:
    lengths = {picture.name: picture.length for picture in pictures}
    return dict.fromkeys(lengths, _enough(max(lengths.values(), default=0), least))


def _enough(length: int, weight: int) -> int:
    """Return the first of some weights, each half as heavy again, that a picture fits into."""
    while length + SPARE > weight:
        weight += weight // 2
    return weight
