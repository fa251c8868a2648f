"""Scenes for tests: a table as it would be seen, without one that is awake."""

from pinxit.table.awake.pacing import Pacing
from pinxit.table.awake.presence import Attendance
from pinxit.table.awake.recent import Recent
from pinxit.table.awake.scene import Scene
from pinxit.table.state import Table
from tests.table.evening import NOON

NOBODY = Attendance()


def scene_of(
    table: Table, attendance: Attendance = NOBODY, now: float = NOON, since: float | None = None
) -> Scene:
    """Let a table be seen by these people, in this phase since a time."""
    pacing = Pacing(phase_since=now if since is None else since, clock_is_stale=False)
    return Scene(
        table=table, attendance=attendance, pacing=pacing, now=now, recent=Recent(table.version)
    )
