"""Deciding about televisions: the host pairs one with the table, and lets it go."""

from pinxit.locales.languages import LANGUAGES
from pinxit.table.errors import NotAllowed, TableReason
from pinxit.table.events import Events, ScreenPaired, ScreenUnpaired
from pinxit.table.screens import MOST, PairedScreen, name_of
from pinxit.table.state import Table


def pair(table: Table, language: str) -> Events:
    """Pair one more."""
    if language not in LANGUAGES:
        raise NotAllowed(TableReason.BAD_SETTING, setting="language", value=language)
    if len(table.screens) >= MOST:
        raise NotAllowed(TableReason.NO_SCREEN_LEFT, most=MOST)
    return (ScreenPaired(PairedScreen(name_of(table.screens_made + 1), language)),)


def unpair(table: Table, screen: str) -> Events:
    """Let one go."""
    if all(paired.screen != screen for paired in table.screens):
        raise NotAllowed(TableReason.NO_SUCH_SCREEN, screen=screen)
    return (ScreenUnpaired(screen),)
