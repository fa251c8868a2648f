"""What has happened at a table last, for all who were told up to some version.

The list only grows, so whoever holds on to it sees the same as long as they look no further than
their own version; when it is long, another one takes its place.
"""

from collections.abc import Sequence
from typing import Final

from pinxit.table.events import AnyTableEvent

REMEMBERED: Final = 256  # events, at least


class Recent:
    """Events, from a version on."""

    __slots__ = ("_after", "_events")

    def __init__(self, after: int, events: Sequence[AnyTableEvent] = ()) -> None:
        self._after = after  # the version before the first of them
        self._events = list(events)

    def with_more(self, events: Sequence[AnyTableEvent]) -> "Recent":
        """Return what has happened when these have, too."""
        self._events.extend(events)
        if len(self._events) < 2 * REMEMBERED:
            return self
        forgotten = len(self._events) - REMEMBERED
        return Recent(self._after + forgotten, self._events[forgotten:])

    def between(self, before: int, after: int) -> Sequence[AnyTableEvent] | None:
        """Return what happened from one version to another; None: it is not known any more."""
        if not self._after <= before <= after:
            return None
        return self._events[before - self._after : after - self._after]
