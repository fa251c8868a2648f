"""What can go wrong between a table and its memory.

StoreError
├── BadDatabase      this cannot be opened as a database of Pinxit
├── DatabaseInUse    another server has this database
├── NewerDatabase    a newer Pinxit has changed this database; an older one must not write in it
├── OlderServers     older servers use this database, and could not go on if it were changed
├── StoreClosed      the memory was closed already
├── StoreFailed      the disk or the database server failed; nothing of this call was kept
│   └── TooManyConnections  the database server lets no more connections in
├── NoTable          a token was given for a table that does not exist (any more)
├── BadBus           this cannot be talked by
├── BadBlobs         no pictures can be kept here
└── BadTraces        nobody can be told where time goes

`Stale` and `CodeTaken` belong to the port: they are part of the game, not failures.
"""

from pinxit.adapters.pools import CONNECTIONS


class StoreError(Exception):
    """A memory that cannot do what it was asked; the message is a sentence for the operator."""

    reason = "bad_database"  # stable, for programs


class BadDatabase(StoreError):
    """This cannot be opened as a database of Pinxit."""


class DatabaseInUse(StoreError):
    """Another server has this database, and has not ended while we waited."""

    reason = "database_in_use"


class NewerDatabase(StoreError):
    """A newer Pinxit has changed this database; an older one must not write in it."""

    reason = "newer_database"


class OlderServers(StoreError):
    """Older servers use this database, and could not go on if it were changed."""

    reason = "older_servers"


class StoreClosed(StoreError):
    """The memory was closed already."""

    def __init__(self) -> None:
        super().__init__("The memory of the tables is closed.")


class StoreFailed(StoreError):
    """The disk or the database server failed; nothing of this call was kept.

    If the connection broke while the server was committing, it may have been kept after all:
    whoever gets this asks again for the newest version before going on.
    """


class TooManyConnections(StoreFailed):
    """The database server lets no more connections in."""

    reason = "too_many_connections"


class BadBus(StoreError):
    """This cannot be talked by."""

    reason = "bad_bus"


class BadBlobs(StoreError):
    """No pictures can be kept here."""

    reason = "bad_blobs"


class BadTraces(StoreError):
    """Nobody can be told where time goes."""

    reason = "bad_traces"


class NoTable(StoreError, LookupError):
    """A token was given for a table that does not exist (any more)."""

    def __init__(self, code: str) -> None:
        super().__init__("There is no such table, or not any more.")  # not which: this is logged
        self.code = code


def said(error: Exception) -> str:
    """Return in one line what the database said, without the statement and what it was about.

    PostgreSQL adds details, and values are among them: the code of a table, the hash of a token.
    """
    below = getattr(error, "orig", None) or error
    told = getattr(getattr(below, "diag", None), "message_primary", None) or below
    return " ".join(str(told).split())


def failed(error: Exception) -> StoreFailed:
    """Give what went wrong below a name of ours."""
    failure = no_room(error) or StoreFailed(f"The database failed: {said(error)}")
    failure.__cause__ = error
    return failure


# What PostgreSQL says to whom it does not let in; there is no number with it, so early.
_NO_ROOM = ("too many clients", "remaining connection slots", "too many connections")


def no_room(error: Exception) -> TooManyConnections | None:
    """Tell whether it was refused because there are too many connections already."""
    told = said(error)
    if not any(words in told for words in _NO_ROOM):
        return None
    return TooManyConnections(
        f"PostgreSQL lets no more connections in: {told}. Each node takes {CONNECTIONS}: give it"
        " more by max_connections, or run fewer nodes."
    )
