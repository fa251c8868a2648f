"""Deciding about clips: what a clue beyond words needs, and what of it may be in an album."""

from collections.abc import Mapping

from pinxit.clips import ClipProblem, ClipReason, Kept
from pinxit.clips.clip import RECORDED
from pinxit.rules import Clue, Medium, Seat, legal
from pinxit.rules.errors import IllegalMove, Reason
from pinxit.rules.legal import MayClaim, MayTell
from pinxit.table.clips import told_of
from pinxit.table.events import ClipShared, ClipTold, Events
from pinxit.table.state import Table, sitter

from .checks import check_going


def check_may_bring(table: Table, seat: Seat, medium: Medium) -> None:
    """Refuse a clip from whoever may not tell now, or not in this form."""
    check_going(table)
    assert table.game is not None  # noqa: S101 (it goes on)
    if sitter(table, seat).stranger:
        raise ClipProblem(ClipReason.STRANGER_CLIP)
    if medium not in table.game.edition.media:
        raise IllegalMove(Reason.MEDIUM_NOT_ALLOWED, allowed=table.game.edition.media)
    if not any(isinstance(option, MayClaim | MayTell) for option in legal(table.game, seat)):
        raise IllegalMove(Reason.NOT_STORYTELLER)


def brought(table: Table, seat: Seat, clue: Clue, kept: Mapping[str, Kept] | None) -> Events:
    """Return what is known of the clip that a person tells with; refuse a clue that lacks one.

    A stranger may bring none, so none is asked of them.
    """
    if clue.medium not in RECORDED:
        return ()
    stranger = sitter(table, seat).stranger
    if clue.clip is None:
        if stranger:
            return ()
        raise ClipProblem(ClipReason.CLIP_MISSING, medium=clue.medium)
    if stranger:
        raise ClipProblem(ClipReason.STRANGER_CLIP)
    if told_of(table.clips, clue.clip) is not None:
        raise ClipProblem(ClipReason.CLIP_TOLD)
    if kept is None:
        raise ClipProblem(ClipReason.CLIPS_AWAY)
    found = kept.get(clue.clip)
    if found is None or found.seat != seat or found.game != table.games:
        raise ClipProblem(ClipReason.NO_SUCH_CLIP)
    if found.clip.medium is not clue.medium:
        raise ClipProblem(ClipReason.NO_SUCH_CLIP, medium=found.clip.medium)
    return (ClipTold(seat, found.clip),)


def share(table: Table, seat: Seat, clip: str, *, shared: bool) -> Events:
    """Let what one has told with into the album, or not any more."""
    told = told_of(table.clips, clip)
    if told is None or told.seat != seat:
        raise ClipProblem(ClipReason.NO_SUCH_CLIP)
    return () if told.shared == shared else (ClipShared(seat, clip, shared),)
