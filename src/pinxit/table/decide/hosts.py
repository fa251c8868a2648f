"""Deciding who is host, and who moves for somebody who is away."""

from msgspec.structs import replace

from pinxit.rules import Seat
from pinxit.table.commands import HandOver
from pinxit.table.errors import NotAllowed, TableReason
from pinxit.table.events import CameBack, Events, HostChanged, StoodIn
from pinxit.table.moderate import vouch
from pinxit.table.settings import LONGEST_TIMER
from pinxit.table.state import Kind, Lent, Sitter, Table, sitter

from .checks import check_host, check_not_oneself
from .context import Context

LENT_SECONDS = float(LONGEST_TIMER)  # within which a host who went away is host again on coming


def hand_over(table: Table, command: HandOver) -> Events:
    """Make another person host."""
    if sitter(table, command.seat).kind is not Kind.PERSON:
        raise NotAllowed(TableReason.NOT_A_PERSON, seat=command.seat)
    check_not_oneself(table, command.seat)
    return crown(table, command.seat)


def pass_host(table: Table, asker: Seat | None, seat: Seat, context: Context) -> Events:
    """Let somebody be host in place of who is away, and is to have the role back on coming."""
    if asker is not None:
        raise NotAllowed(TableReason.NOT_HOST)
    if table.host is None or table.host in context.here:
        raise NotAllowed(TableReason.NOT_YOUR_SEAT, seat=table.host)  # they have come after all
    lent = table.lent or Lent(table.host, context.now + LENT_SECONDS)
    return hand_over(replace(table, lent=lent), HandOver(seat))


def keep_host(table: Table, asker: Seat | None, now: float) -> Events:
    """Let the host have the role for good, as nobody has come to have it back."""
    if asker is not None or table.lent is None:
        raise NotAllowed(TableReason.NOT_HOST)
    if now < table.lent.until:
        raise NotAllowed(TableReason.TIME_LEFT, seconds=table.lent.until - now)
    return (HostChanged(table.host),)


def come_back(table: Table, seat: Seat, now: float) -> Events:
    """Let somebody move for themselves again, and be host again if they went away as one."""
    lent = table.lent
    host = lent is not None and lent.by == seat and now < lent.until
    moves = (CameBack(seat),) if sitter(table, seat).stood_in else ()
    return (*moves, HostChanged(seat)) if host else moves


def stand_in(table: Table, asker: Seat | None, seat: Seat) -> Events:
    """Let a computer player of ours move for somebody; the host says so, or the table."""
    if asker is not None:
        check_host(table, asker)
    away = sitter(table, seat)
    if not away.connects:
        raise NotAllowed(TableReason.NOT_A_PERSON, seat=seat)
    return () if away.stood_in else (StoodIn(seat),)


def heir_of(others: list[Sitter], here: frozenset[Seat]) -> Seat | None:
    """Return the first who is here, as a host who is away could help nobody; friends first."""
    heirs = sorted(others, key=lambda s: (s.stranger, s.seat not in here, s.stood_in))
    return heirs[0].seat if heirs else None


def crown(table: Table, heir: Seat | None) -> Events:
    """Make somebody host, who is no stranger then: there is nobody else to vouch for them."""
    lent = table.lent
    if lent is not None and heir in {None, lent.by}:
        lent = None
    return (*(vouch(table, heir) if heir is not None else ()), HostChanged(heir, lent))
