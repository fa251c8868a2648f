"""Photos as iPhones take them, HEIC: read where `pinxit[heic]` is installed, and named elsewhere.

Its decoders are large and come with a licence of their own, so they are an extra. They are loaded
when the first such photo comes: a child that reads another picture has no use for them.
"""

import functools
import re
from typing import Final

FORMAT: Final = "HEIF"  # as Pillow calls it
_STILL: Final = re.compile(rb"....ftyp(hei[cxms]|mif1)", re.DOTALL)
_MOVING: Final = re.compile(rb"....ftyp(hev[cxms]|msf1)", re.DOTALL)


def is_heic(data: bytes) -> bool:
    """Tell by its first bytes whether this is such a photo."""
    return _STILL.match(data) is not None or moves(data)


def moves(data: bytes) -> bool:
    """Tell by its first bytes whether this is a sequence of photos."""
    return _MOVING.match(data) is not None


@functools.cache
def can_read() -> bool:
    """Teach Pillow to read such photos; tell whether that is possible here."""
    try:
        from pillow_heif import register_heif_opener  # noqa: PLC0415 (an extra)
    except ImportError:
        return False
    # The photo alone: nobody else's small copy, depth or mask, and no threads that cost memory.
    register_heif_opener(thumbnails=False, depth_images=False, aux_images=False, decode_threads=1)
    return True
