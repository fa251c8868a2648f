"""Saying something at a table, by people and computer players alike."""

from pinxit.rules import Seat
from pinxit.table.errors import NotAllowed, TableReason
from pinxit.table.state import Table
from pinxit.table.strangers import friends, is_inside, is_quiet

from .live import LiveTable


def speak(live: LiveTable, seat: Seat, text: str, reaction: str | None) -> None:
    """Let a seat say something, or react; all who may read it do so, by whichever node.

    Where strangers are quiet, what is written is for those whom the host knows.
    """
    table = live.table
    if not table.settings.chat or (_is_remote(table, seat) and not table.settings.remarks):
        raise NotAllowed(TableReason.NO_CHAT)
    if reaction is None and not is_inside(table, seat):
        raise NotAllowed(TableReason.STRANGER)
    known = friends(table)
    closed = is_quiet(table.settings) or len(known) < len(table.sitters)
    line = live.chat.say(seat, text, reaction, known if closed else None)
    if live.elsewhere is not None:
        live.elsewhere.spoke(line)
    live.publish()


def _is_remote(table: Table, seat: Seat) -> bool:
    return any(sitter.remote and sitter.seat == seat for sitter in table.sitters)
