"""What was sung, mimed or drawn at a table and has been told: the table knows all but the bytes.

What somebody has brought and not told is known where bytes lie and nowhere here: a table's version
would tell others that there is something.
"""

from collections.abc import Iterable
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from pinxit.clips import Clip
from pinxit.rules import Medium, Seat

REMEMBERED_CLIPS: Final = 120  # of a table: as many stories as three long evenings have
SHOWN: Final = 8  # of this game, the newest: the clue's and the reveal's are among them


class ToldClip(Struct, frozen=True, gc=False, omit_defaults=True):
    """A clip that everybody has heard or seen."""

    clip: Clip
    seat: Seat  # who told with it
    game: int
    shared: bool = False  # whether it may be in the album, as they have said themselves


class ClipView(Struct, frozen=True, gc=False, kw_only=True):
    """A clip as a seat knows it."""

    id: str
    medium: Medium
    seconds: float
    frames: int  # of a mime: pictures on its sheet, eight a second
    columns: int  # of them side by side
    shared: bool  # whether I have let it into the album; of others, nobody is told


ToldClips = tuple[ToldClip, ...]


def told_of(clips: ToldClips, clip: str) -> ToldClip | None:
    """Return what is known of a clip; None: it was not told here, or is not remembered."""
    return next((told for told in clips if told.clip.id == clip), None)


def of_game(clips: ToldClips, game: int) -> ToldClips:
    """Return those of one game, in the order in which they were told."""
    return tuple(told for told in clips if told.game == game)


def views_for(seat: Seat | None, clips: Iterable[ToldClip]) -> tuple[ClipView, ...]:
    """Return clips as a seat (None: a spectator) knows them."""
    return tuple(
        ClipView(
            id=told.clip.id,
            medium=told.clip.medium,
            seconds=told.clip.seconds,
            frames=told.clip.frames,
            columns=told.clip.columns,
            shared=told.shared and told.seat == seat,
        )
        for told in clips
    )


def with_told(clips: ToldClips, told: ToldClip) -> ToldClips:
    """Remember one more, and of the oldest no more than there is room for."""
    return (*clips, told)[-REMEMBERED_CLIPS:]


def with_shared(clips: ToldClips, clip: str, *, shared: bool) -> ToldClips:
    """Note whether a clip may be in the album."""
    return tuple(replace(told, shared=shared) if told.clip.id == clip else told for told in clips)


def with_none_of(clips: ToldClips, seat: Seat) -> ToldClips:
    """Let nothing of somebody be in any album."""
    return tuple(replace(told, shared=False) if told.seat == seat else told for told in clips)
