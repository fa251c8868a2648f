"""Choose a memory by its URL."""

from pinxit.adapters.in_memory import MemoryStore
from pinxit.table.ports import Store


async def open_store(url: str, *, alone: bool = False) -> Store:
    """Open `memory:`, `sqlite:///path` or `postgresql://…`; a server opens a file alone.

    Raises `BadDatabase`, `DatabaseInUse` or `NewerDatabase`, with a sentence for the operator.
    """
    if url == "memory:":
        return MemoryStore()
    # Loading SQLAlchemy and Alembic takes most of a second, which a memory does not need.
    from pinxit.adapters.sql import SqlStore  # noqa: PLC0415 (see above)

    return await SqlStore.open(url, alone=alone)
