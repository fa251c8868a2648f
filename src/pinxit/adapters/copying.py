"""A copy of an SQLite database as it is at one moment, while others read and write it."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from pinxit.private import write


def copy_database(database: Path, copy: Path) -> None:
    """Write a copy, for its owner alone, in a file that is not there yet; raise `sqlite3.Error`."""
    write(copy, b"", os.O_EXCL)
    with closing(sqlite3.connect(read_only(database), uri=True)) as link:
        link.execute("VACUUM INTO ?", (str(copy),))


def read_only(database: Path) -> str:
    """Return how SQLite is told to change nothing."""
    return f"{database.absolute().as_uri()}?mode=ro"
