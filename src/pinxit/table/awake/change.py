"""What has happened at a table that is awake, whoever has written it down."""

from collections.abc import Sequence

from msgspec import Struct

from pinxit.table.events import AnyTableEvent
from pinxit.table.state import Table


class Change(Struct, frozen=True, gc=False):
    """What has happened at the table, be it by this process or by another."""

    events: Sequence[AnyTableEvent]
    before: Table
    after: Table

    @property
    def is_whole(self) -> bool:
        """Tell whether all that happened in between is known."""
        return self.before.version + len(self.events) == self.after.version
