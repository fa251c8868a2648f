"""The same table on other nodes, as a table that is awake needs it; on one node there is none."""

from collections.abc import Sequence
from typing import Protocol

from pinxit.rules import Seat

from .chat import Line


class Elsewhere(Protocol):
    """Other nodes on which the table is awake; what they are told may be lost."""

    def moved(self, since: int, events: Sequence[bytes]) -> None:
        """Events are on disk, after a version."""

    def spoke(self, line: Line) -> None:
        """Somebody said something."""

    def seat_moved(self, seat: Seat) -> None:
        """A seat has gone to another device."""

    def deleted(self) -> None:
        """The table is gone."""

    async def may_act(self) -> bool:
        """Tell whether this node is to do what the table does by itself.

        More than one may do so for a moment: then the store decides who was quicker.
        """
        ...
