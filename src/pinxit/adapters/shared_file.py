"""An SQLite file is not ours alone: another process may hold it, and anybody may take it away."""

import os

from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from pinxit.adapters.prepared import execute

PATIENCE = 5.0  # seconds for which we wait for another process to let go of a file
SHORT = 0.25  # seconds for which we wait after that has been in vain, until it lets go


def begin(connection: Connection, how: str) -> None:
    """Begin a transaction, waiting for whoever holds the file; raise `OperationalError`.

    Once we have waited in vain, those who come next wait for a moment only: a table's wishes are
    carried out one after another, and the last would be answered after minutes.
    """
    in_vain = "in_vain" in connection.info
    try:
        execute(connection, how)
    except OperationalError:
        if not in_vain:
            connection.info["in_vain"] = True
            execute(connection, patience(SHORT))
        raise
    if in_vain:
        del connection.info["in_vain"]
        execute(connection, patience(PATIENCE))


def patience(seconds: float) -> str:
    """Spell how long to wait for a lock."""
    return f"PRAGMA busy_timeout = {seconds * 1000:.0f}"


def check_in_place(connection: Connection, path: str) -> None:
    """Raise `OSError` if this connection writes to files that nobody will ever find again.

    A file that is deleted or replaced lives on, without a name, for those who have it open. What
    is written there is gone when they end, so nothing may be acknowledged.
    """
    here = _identity(path), _identity(f"{path}-wal")
    if connection.info.setdefault("files", here) != here:
        raise OSError(f"{path} was moved, deleted or replaced; put it back, or start anew.")


def _identity(path: str) -> tuple[int, int] | None:
    try:
        found = os.stat(path)  # noqa: PTH116 (with every commit: a Path takes as long again)
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino
