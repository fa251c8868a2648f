"""Deciding what is agreed at a table: its settings."""

from pinxit.table.commands import ChangeSettings
from pinxit.table.errors import NotAllowed, TableReason
from pinxit.table.events import Events, SettingsChanged
from pinxit.table.evolve import fold
from pinxit.table.moderate import vouch
from pinxit.table.settings import (
    Settings,
    Strangers,
    changed,
    check_settings,
    with_decks,
    with_manners_of,
    with_seats,
)
from pinxit.table.state import Table

from .context import Context


def change_settings(table: Table, command: ChangeSettings, context: Context) -> Events:
    """Agree on other settings: manners at any time, all else between games."""
    wished = changed(table.settings, command.settings)
    settings = with_seats(with_decks(wished, table.settings.decks))
    if settings == table.settings:
        return ()  # what changes nothing is no event
    if with_manners_of(table.settings, settings) == settings:
        # What has been agreed is not questioned again.
        return (SettingsChanged(settings), *_welcomed(table, settings))
    if table.running:
        raise NotAllowed(TableReason.GAME_RUNNING)
    check_settings(settings, context.decks)
    if settings.seats < len(table.sitters):
        raise NotAllowed(TableReason.NO_SEAT_LEFT, seats=settings.seats)
    return (SettingsChanged(settings), *_welcomed(table, settings))


def _welcomed(table: Table, settings: Settings) -> Events:
    """Vouch for everyone where strangers are welcome from now on."""
    events: Events = ()
    if settings.strangers is Strangers.WELCOME:
        for somebody in table.sitters:
            events += vouch(fold(events, table), somebody.seat)
    return events
