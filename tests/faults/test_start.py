"""A server starts as quickly with a hundred thousand stored tables as with none."""

import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from time import time

import pytest

from pinxit.adapters import open_store
from tests.faults.server import serving

TABLES = 100_000
A_START = 3.0  # seconds of a processor, twice what a slow one needs: others may be at work, too


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
async def test_a_hundred_thousand_tables_are_no_burden(tmp_path: Path) -> None:
    database = tmp_path / "data" / "pinxit.sqlite3"
    await (await open_store(f"sqlite:///{database}")).close()
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.executemany(
            "INSERT INTO tables (code, public, open, due_at, summary, changed_at)"
            " VALUES (?, 1, 1, ?, x'7b7d', ?)",
            ((f"T{n}", time() + 3600 + n, time()) for n in range(TABLES)),
        )
    async with serving(tmp_path) as server:
        assert server.worked() < A_START
