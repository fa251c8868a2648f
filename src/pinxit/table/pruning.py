"""Which of a table's events nobody will ask for again.

A snapshot makes older events unnecessary for waking a table. Those of a game that is remembered are
kept for its recap and its audit, up to the last heart that was given when it was over; all others,
as settings to and fro, only take room.
"""

from typing import Final

from .state import PastGame, Table

SNAPSHOT_AFTER: Final = 200  # events
KEPT_SECONDS: Final = 3600.0  # for which a wish that is sent again is known by its id, at least


def is_time_for_a_snapshot(table: Table, newest: int) -> bool:
    """Tell whether much has gathered since the newest one; the events of a game stay anyway."""
    return not table.running and table.version - newest >= SNAPSHOT_AFTER


def prunable(table: Table, snapshot_version: int) -> tuple[tuple[int, int], ...]:
    """Return the spans of versions, up to a snapshot, that belong to no game that is remembered."""
    games = [(past.first_version, _story_ends(table, past)) for past in table.history]
    if table.running:
        games.append((table.game_version, table.version))
    spans = []
    first = 1
    for begun, over in (*games, (snapshot_version + 1, snapshot_version + 1)):
        if begun > first:
            spans.append((first, begun - 1))
        first = over + 1
    return tuple((first, last) for first, last in spans if first <= snapshot_version)


def _story_ends(table: Table, past: PastGame) -> int:
    """Return the version of the last event that belongs to the story of a game."""
    loved = (album.loved_until for album in table.albums if album.game == past.number)
    return max((past.last_version, *loved))
