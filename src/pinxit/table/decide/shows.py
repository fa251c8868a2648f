"""Deciding about the show of a reveal: it begins, a pause holds it, the host skips it."""

from pinxit.rules import Phase
from pinxit.table.errors import NotAllowed, TableReason
from pinxit.table.events import (
    ClockSet,
    Events,
    ShowBegan,
    ShowHeld,
    ShowSkipped,
    ShowWentOn,
)
from pinxit.table.show import length_of, points_at
from pinxit.table.state import Table, is_later

from .checks import check_going
from .context import Context


def begun(before: Table, after: Table, context: Context) -> Events:
    """Let the show begin with the reveal.

    Who leaves a game that is paused may bring it about: then it waits for the others to come back.
    """
    game = after.game
    if not context.shows or game is None or game.phase is not Phase.REVEAL:
        return ()
    if game.last_reveal is None or not is_later(before, after):
        return ()
    length = length_of(game.last_reveal, after.settings.show)
    began = ShowBegan(round(context.now, 3), length)
    return (began, ShowHeld(began.began)) if after.paused else (began,)


def held(table: Table, now: float) -> Events:
    """Let a show stand still with the game; one that is over stays so."""
    show = table.show
    return () if show is None or show.is_over(now) else (ShowHeld(round(now, 3)),)


def went_on(table: Table, now: float) -> Events:
    """Let a show go on where it stood; a clock that was put back takes nothing from it."""
    show = table.show
    if show is None or show.held is None:
        return ()
    return (ShowWentOn(round(show.began + max(0.0, now - show.held), 3)),)


def skip_show(table: Table, now: float) -> Events:
    """Go to the points at once; the time that is saved is nobody's, so the clock is put forward.

    Who asks when they are there already, be it twice, changes nothing.
    """
    check_going(table)
    show, game = table.show, table.game
    if show is None or show.is_over(now) or game is None or game.last_reveal is None:
        raise NotAllowed(TableReason.NO_SHOW)
    began = round(now - points_at(game.last_reveal, show.length) / 1000, 3)
    if began >= show.began:
        return ()
    skipped = ShowSkipped(began)
    if table.deadline is None:
        return (skipped,)
    saved = show.began - began
    return (skipped, ClockSet(max(show.ends, table.deadline) - saved))
