"""Deciding about the clock: winding it for a phase, stopping it, more time for everyone."""

from pinxit.rules import Phase, Seat
from pinxit.table.commands import Extend, StartClock
from pinxit.table.errors import NotAllowed, TableReason
from pinxit.table.events import ClockSet, Events, Paused, Resumed
from pinxit.table.settings import LONGEST_TIMER
from pinxit.table.state import Table, is_later

from .checks import check_going, check_running, check_time_is_up, time_left
from .context import Context

LONGEST_EXTENSION = 24 * 3600


def wound(before: Table, after: Table, now: float) -> Events:
    """Wind the clock when a phase has begun, and stop it when there is nothing to wait for.

    Somebody who leaves a game that is paused may begin a phase, too: its time waits whole. That of
    a reveal begins when its show is over.
    """
    if not is_later(before, after):
        return ()
    seconds = _seconds_of(after)
    if after.paused:
        return () if seconds == after.time_left else (Paused(seconds),)
    deadline = None if seconds is None else now + seconds
    return () if deadline == after.deadline else (ClockSet(deadline),)


def _seconds_of(table: Table) -> float | None:
    """Return how long a phase may take that has just begun."""
    if not table.running or table.game is None:
        return None
    seconds = table.settings.timers.of(table.game.phase)
    if seconds is None:
        return None
    return float(seconds) if table.show is None else seconds + table.show.length / 1000


def start_clock(table: Table, asker: Seat | None, command: StartClock, now: float) -> Events:
    """Let the clock run anew, or stop when it has run out."""
    if asker is not None:
        raise NotAllowed(TableReason.NOT_A_MOVE)
    check_going(table)
    seconds = command.seconds
    if seconds is None:
        check_time_is_up(table, now)
        return (ClockSet(None),)
    if not 0 <= seconds <= LONGEST_TIMER:
        raise NotAllowed(TableReason.BAD_SETTING, setting="seconds", value=seconds)
    if table.game is not None and table.game.phase is Phase.PAUSED:
        raise NotAllowed(TableReason.NO_CLOCK)  # time cannot be up for those who are not there
    return (ClockSet(now + seconds),)


def resume(table: Table, context: Context) -> Events:
    """Let the game go on with the time that was left."""
    check_running(table)
    if not table.paused:
        raise NotAllowed(TableReason.NOT_PAUSED)
    left = table.time_left
    return (Resumed(None if left is None else context.now + left),)


def extend(table: Table, command: Extend, context: Context) -> Events:
    """Give everyone more time, also during a pause."""
    if not 1 <= command.seconds <= LONGEST_EXTENSION:
        raise NotAllowed(TableReason.BAD_SETTING, setting="seconds", value=command.seconds)
    check_running(table)
    left = table.time_left if table.paused else time_left(table, context.now)
    if left is None:
        raise NotAllowed(TableReason.NO_CLOCK)
    longer = left + command.seconds
    if longer > LONGEST_TIMER:
        raise NotAllowed(TableReason.BAD_SETTING, setting="seconds", value=command.seconds)
    return (Paused(longer),) if table.paused else (ClockSet(context.now + longer),)
