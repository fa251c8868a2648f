"""Where the house meets the world: memories for tables, chosen by a URL; models that can see.

`vision` is for the command line, and nothing else imports it.
"""

from pinxit.adapters.errors import (
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
from pinxit.adapters.opening import open_store

__all__ = [
    "BadDatabase",
    "DatabaseInUse",
    "MemoryStore",
    "NewerDatabase",
    "NoTable",
    "StoreClosed",
    "StoreError",
    "StoreFailed",
    "TooManyConnections",
    "open_store",
]
