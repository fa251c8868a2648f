"""Where the house meets the world: memories for tables, what nodes talk by, models that can see.

`vision` is for the command line, and nothing else imports it.
"""

from pinxit.adapters.errors import (
    BadBus,
    BadDatabase,
    DatabaseInUse,
    NewerDatabase,
    NoTable,
    StoreClosed,
    StoreError,
    StoreFailed,
    TooManyConnections,
)
from pinxit.adapters.in_memory import MemoryStore
from pinxit.adapters.opening import open_bus, open_store

__all__ = [
    "BadBus",
    "BadDatabase",
    "DatabaseInUse",
    "MemoryStore",
    "NewerDatabase",
    "NoTable",
    "StoreClosed",
    "StoreError",
    "StoreFailed",
    "TooManyConnections",
    "open_bus",
    "open_store",
]
