"""A server starts as quickly with a hundred thousand stored tables as with none."""

import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from time import time

import pytest

from tests.faults.server import serving

TABLES = 100_000
A_GLANCE = 1_000_000  # bytes more that are read; the tables are some ten times as many


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
async def test_a_hundred_thousand_tables_are_no_burden(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        without = server.has_read()
    database = tmp_path / "data" / "pinxit.sqlite3"
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.executemany(
            "INSERT INTO tables (code, public, open, due_at, summary, changed_at)"
            " VALUES (?, 1, 1, ?, x'7b7d', ?)",
            ((f"T{n}", time() + 3600 + n, time()) for n in range(TABLES)),
        )
    async with serving(tmp_path) as server:
        assert server.has_read() - without < A_GLANCE < database.stat().st_size / 4
