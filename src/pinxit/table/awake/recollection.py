"""What computer players remember of a table: all that was public there, folded as it happens."""

from pinxit.players import NOTHING, Memory, remember_all
from pinxit.table.codec import load_event
from pinxit.table.ports import Store
from pinxit.table.state import Table

from .change import Change


class Recollection:
    """Nothing, until a computer player wants to know; then it is read once, and kept up."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.memory: Memory | None = None

    async def of(self, table: Table) -> Memory:
        """Read what can be remembered of a table as it stands."""
        records = await self._store.read(table.code)
        events = (load_event(r.event) for r in records if r.version <= table.version)
        self.memory = remember_all(events, NOTHING)
        return self.memory

    def take(self, change: Change) -> None:
        """Remember what has happened; what is not whole is read again."""
        known = self.memory if change.is_whole else None
        self.memory = None if known is None else remember_all(change.events, known)
