"""What there is to know of something sung, mimed or drawn, beside its bytes."""

import re
import secrets
from typing import Final

from msgspec import Struct

from pinxit.rules import Medium, Seat

ID: Final = re.compile(r"([0-9a-f]{4})([0-9a-f]{32})")
DAY: Final = 24 * 3600.0
RECORDED: Final = frozenset({Medium.SOUND, Medium.MIME, Medium.DRAWING})  # what has clips


class Clip(Struct, frozen=True, gc=False, omit_defaults=True):
    """A clip, as far as it takes to play it: of a mime, how its pictures lie on their sheet."""

    id: str
    medium: Medium
    seconds: float
    frames: int = 0  # pictures on the sheet
    columns: int = 0  # of them side by side


class Kept(Struct, frozen=True, gc=False):
    """A clip, and who has brought it, when no one has heard of it yet."""

    clip: Clip
    seat: Seat
    game: int


def new_id(now: float) -> str:
    """Return a name of 128 bits of chance; before them, the day on which it was given.

    So whoever tidies up knows how old a clip is without reading it.
    """
    return f"{int(now // DAY) & 0xFFFF:04x}{secrets.token_hex(16)}"


def day_of(clip: str) -> int | None:
    """Return the day in the name of a clip; None: it is no such name."""
    found = ID.fullmatch(clip)
    return None if found is None else int(found[1], 16)
