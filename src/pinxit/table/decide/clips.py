"""Deciding about clips: what a clue beyond words needs, and what of it may be in an album."""

from pinxit.clips import ClipProblem, ClipReason
from pinxit.clips.clip import RECORDED
from pinxit.rules import Clue, Medium, Seat, legal
from pinxit.rules.errors import IllegalMove, Reason
from pinxit.rules.legal import MayClaim, MayTell
from pinxit.table.clips import told_of
from pinxit.table.errors import NotAllowed, TableReason
from pinxit.table.events import ClipShared, ClipTold, Events
from pinxit.table.state import Sitter, Table, sitter

from .checks import check_going
from .context import Context


def check_may_bring(table: Table, seat: Seat, medium: Medium) -> None:
    """Refuse a clip from whoever may not tell now, or not in this form."""
    check_going(table)
    assert table.game is not None  # noqa: S101 (it goes on)
    _check_brings(sitter(table, seat))
    if medium not in table.game.edition.media:
        raise IllegalMove(Reason.MEDIUM_NOT_ALLOWED, allowed=table.game.edition.media)
    if not any(isinstance(option, MayClaim | MayTell) for option in legal(table.game, seat)):
        raise IllegalMove(Reason.NOT_STORYTELLER)


def brought(table: Table, seat: Seat, clue: Clue, context: Context) -> Events:
    """Return what is known of the clip that a person tells with; refuse a clue that lacks one.

    Of whoever may bring none, none is asked: of strangers, of programs, and of anybody where none
    are kept. A table whose clues are all sung or mimed could not be played otherwise.
    """
    if clue.medium not in RECORDED:
        return ()
    teller = sitter(table, seat)
    if clue.clip is None:
        if teller.stranger or teller.remote or not context.keeps_clips:
            return ()
        raise ClipProblem(ClipReason.CLIP_MISSING, medium=clue.medium)
    _check_brings(teller)
    if not context.keeps_clips:
        raise ClipProblem(ClipReason.CLIPS_OFF)
    kept = context.clips
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


def _check_brings(somebody: Sitter) -> None:
    """Refuse programs, as reports are about people, and strangers."""
    if somebody.remote:
        raise NotAllowed(TableReason.PEOPLE_ONLY)
    if somebody.stranger:
        raise ClipProblem(ClipReason.STRANGER_CLIP)
