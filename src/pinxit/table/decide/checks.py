"""What is refused in many places: whoever may not ask, and whatever is not for now."""

from typing import Final

from pinxit.rules import Seat
from pinxit.rules.commands import GoOn, Move
from pinxit.table.commands import AnyTableCommand, ComeBack, GiveHeart, StandUp
from pinxit.table.errors import NotAllowed, TableReason
from pinxit.table.state import Sitter, Table

_FOR_PROGRAMS: Final = (Move, ComeBack, StandUp, GiveHeart)


def seated(asker: Seat | None) -> Seat:
    """Return who asks; refuse whoever has no seat."""
    if asker is None:
        raise NotAllowed(TableReason.NOT_AT_TABLE)
    return asker


def check_person(asker: Sitter, command: AnyTableCommand) -> None:
    """Refuse a program all but to play: how long a reveal is looked at, too, is for people."""
    if asker.remote and (not isinstance(command, _FOR_PROGRAMS) or isinstance(command, GoOn)):
        raise NotAllowed(TableReason.PEOPLE_ONLY)


def check_host(table: Table, asker: Seat | None) -> None:
    """Refuse anybody but the host."""
    if asker is None or asker != table.host:
        raise NotAllowed(TableReason.NOT_HOST)


def check_not_oneself(table: Table, seat: Seat) -> None:
    """Refuse the host what can be done to others only."""
    if seat == table.host:
        raise NotAllowed(TableReason.YOURSELF)


def check_running(table: Table) -> None:
    """Refuse what needs a game."""
    if not table.running:
        raise NotAllowed(TableReason.NO_GAME)


def check_going(table: Table) -> None:
    """Refuse what needs a game that goes on."""
    check_running(table)
    if table.paused:
        raise NotAllowed(TableReason.PAUSED)


def check_time_is_up(table: Table, now: float) -> None:
    """Raise unless time is up: another node may have called it, and wound the clock anew."""
    if table.deadline is None:
        raise NotAllowed(TableReason.NO_CLOCK)
    if not time_is_up(table, now):
        raise NotAllowed(TableReason.TIME_LEFT, seconds=table.deadline - now)


def time_is_up(table: Table, now: float) -> bool:
    """Tell whether the clock has run out."""
    return table.deadline is not None and table.deadline <= now


def time_left(table: Table, now: float) -> float | None:
    """Return how many seconds are left; None: no clock runs."""
    return None if table.deadline is None else max(0.0, table.deadline - now)
