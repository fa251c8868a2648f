"""Leaks to plant: each a small change of the server, with one sentence that says what it tells.

Most of them were seen in other implementations of this game, or could be made in an afternoon.
"""

from tests.leaks.planted import (
    in_albums,
    in_answers,
    in_clips,
    in_logs,
    in_messages,
    in_moves,
    in_players,
    in_sections,
    in_whispers,
    of_programs,
    on_screens,
    to_strangers,
)
from tests.leaks.planted.tools import ALBUMS, LEAKS, QUIET, WHISPERS

__all__ = [
    "ALBUMS",
    "LEAKS",
    "QUIET",
    "WHISPERS",
    "in_albums",
    "in_answers",
    "in_clips",
    "in_logs",
    "in_messages",
    "in_moves",
    "in_players",
    "in_sections",
    "in_whispers",
    "of_programs",
    "on_screens",
    "to_strangers",
]
