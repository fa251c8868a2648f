"""A table as it can be seen at one moment: all that views, plans and lists are made of.

A scene never changes, and nothing that looks at one needs the table that is awake: tests make
scenes of their own.
"""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from msgspec import Struct

from pinxit.rules import Seat
from pinxit.table.events import AnyTableEvent
from pinxit.table.state import Table, is_any_person_in

from .pacing import Pacing
from .presence import Attendance
from .recent import Recent

P = TypeVar("P")
T = TypeVar("T")


class Scene(Struct, frozen=True, kw_only=True):
    """One moment, secrets included: never to be shown to anyone."""

    table: Table
    attendance: Attendance
    pacing: Pacing
    now: float
    recent: Recent  # what has happened up to this moment; further than that nobody looks
    made: dict[Any, Any] = {}  # by `once`; nothing in it refers to a scene, or both would linger

    def events_since(self, version: int) -> Sequence[AnyTableEvent] | None:
        """Return what has happened since a version; None if that is too long ago."""
        return self.recent.between(version, self.table.version)

    def once(self, make: Callable[["Scene", P], T], key: P) -> T:
        """Return what `make` makes of this, once for all who look; never of the time."""
        made: T | None = self.made.get((make, key))
        if made is None:
            made = self.made[make, key] = make(self, key)
        return made

    def is_here(self, seat: Seat | None) -> bool:
        """Tell whether somebody looks at the table from a seat."""
        return seat in self.attendance.here

    @property
    def anyone_here(self) -> bool:
        """Tell whether a person looks at the table from any seat."""
        return is_any_person_in(self.table, self.attendance.here)
