"""Deciding about whispers: who may tell computer players something of which pictures, and when."""

from collections.abc import Mapping

from pinxit.rules import Card, Seat
from pinxit.rules.text import fair_copy
from pinxit.table.commands import ForgetWhispers, Whisper
from pinxit.table.errors import NotAllowed, TableReason
from pinxit.table.events import Events, Whispered, WhispersForgotten
from pinxit.table.state import Table
from pinxit.table.whispers import LONGEST, MOST, is_for_whispers


def whisper(
    table: Table, seat: Seat, command: Whisper, decks: Mapping[str, tuple[Card, ...]]
) -> Events:
    """Tell a word or two of a picture, mend them, or take them back; during a game it is late."""
    if table.running:
        raise NotAllowed(TableReason.GAME_RUNNING)
    text = fair_copy(command.text)
    if len(text) > LONGEST:
        raise NotAllowed(TableReason.LONG_WHISPER, longest=LONGEST)
    mine = table.whispers.get(seat, {})
    if mine.get(command.card, "") == text:
        return ()
    # What is taken back may be about a picture that is not played with any more.
    if text and not is_for_whispers(command.card, table.settings.decks, decks):
        raise NotAllowed(TableReason.NOT_OUR_PICTURE)
    if text and command.card not in mine and len(mine) >= MOST:
        raise NotAllowed(TableReason.MANY_WHISPERS, most=MOST)
    return (Whispered(seat, command.card, text),)


def forget(table: Table, asker: Seat | None, command: ForgetWhispers) -> Events:
    """Forget what was whispered about pictures that are gone.

    It is an event also if nobody did about these: versions would tell about which somebody had.
    """
    if asker is not None:
        raise NotAllowed(TableReason.NOT_A_MOVE)
    return (WhispersForgotten(command.cards),) if table.whispers and command.cards else ()
