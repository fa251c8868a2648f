"""Where the house meets the world: memories, pictures, what nodes talk by, models that can see.

`vision` is for the command line, and nothing else imports it.
"""

from pinxit.adapters.errors import (
    BadBlobs,
    BadBus,
    BadDatabase,
    BadTraces,
    DatabaseInUse,
    NewerDatabase,
    NoTable,
    OlderServers,
    StoreClosed,
    StoreError,
    StoreFailed,
    TooManyConnections,
)
from pinxit.adapters.in_memory import MemoryStore
from pinxit.adapters.opening import open_blobs, open_bus, open_store, open_tracer

__all__ = [
    "BadBlobs",
    "BadBus",
    "BadDatabase",
    "BadTraces",
    "DatabaseInUse",
    "MemoryStore",
    "NewerDatabase",
    "NoTable",
    "OlderServers",
    "StoreClosed",
    "StoreError",
    "StoreFailed",
    "TooManyConnections",
    "open_blobs",
    "open_bus",
    "open_store",
    "open_tracer",
]
