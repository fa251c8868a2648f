"""Files that are taken away, replaced, forbidden or broken: nothing is told into nowhere."""

import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command

from pinxit.adapters import BadDatabase, StoreFailed, open_store
from pinxit.adapters.database import Database, find_database
from pinxit.adapters.sql import SqlStore
from pinxit.adapters.steps import alembic_config
from pinxit.client import WishRefused
from pinxit.table.commands import Begin
from pinxit.table.ports import Listing
from tests.patience import PATIENCE
from tests.serving import PINXIT
from tests.web.house import house, table_of

posix = pytest.mark.skipif(os.name == "nt", reason="Windows lets nobody take an open file away")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "pinxit.sqlite3"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[SqlStore]:
    store = await SqlStore.open(f"sqlite:///{path}")
    await store.create("ABCD", [b"one"], Listing(), 1.0)
    assert await store.wake("ABCD")
    yield store
    await store.close()


def delete(path: Path | str) -> None:
    Path(path).unlink()


def replace_by_a_copy(path: Path) -> None:
    """Put a backup in a file's place, as those do who think that nobody is using it."""
    backup = path.with_name("backup")
    shutil.copy(path, backup)
    backup.replace(path)


def scratch(path: Path, at: int, over: bytes) -> bytes:
    """Write over a part of a file; return what was in the file before."""
    before = path.read_bytes()
    path.write_bytes(before[:at] + over + before[at + len(over) :])
    return before


@posix
@pytest.mark.parametrize("suffix", ["", "-wal"])
async def test_nothing_is_acknowledged_into_a_deleted_file(
    path: Path, store: SqlStore, suffix: str
) -> None:
    delete(f"{path}{suffix}")
    with pytest.raises(StoreFailed, match="moved, deleted or replaced"):
        await store.append("ABCD", 1, [b"two"], None, 2.0)
    assert not await store.healthy()
    assert len(await store.read("ABCD")) == 1  # those who watch see what they saw


@posix
async def test_nothing_is_acknowledged_into_a_replaced_file(path: Path, store: SqlStore) -> None:
    replace_by_a_copy(path)
    with pytest.raises(StoreFailed, match="moved, deleted or replaced"):
        await store.append("ABCD", 1, [b"two"], None, 2.0)
    assert not await store.healthy()


@posix
async def test_a_file_that_is_put_back_goes_on(path: Path, store: SqlStore) -> None:
    elsewhere = path.rename(path.with_name("elsewhere"))  # noqa: ASYNC240 (a moment)
    with pytest.raises(StoreFailed):
        await store.append("ABCD", 1, [b"two"], None, 2.0)
    elsewhere.rename(path)
    await store.append("ABCD", 1, [b"two"], None, 2.0)
    assert await store.healthy()


@posix
async def test_a_table_whose_file_is_gone_fails_wishes_and_can_be_watched(
    path: Path, store: SqlStore
) -> None:
    async with house(store=store) as at, table_of(at, 3) as (host, guest, _):
        delete(path)
        with pytest.raises(WishRefused, match="failed"):
            await host.do(Begin())
        await host.say("Where is it?")
        await guest.until(lambda: guest.said, PATIENCE)
        assert guest.phase is None


async def test_a_broken_header_is_refused_and_left_as_it_is(path: Path, store: SqlStore) -> None:
    await store.close()
    before = scratch(path, 0, b"SQLite format 4\0")
    with pytest.raises(BadDatabase, match="not a database"):
        await open_store(f"sqlite:///{path}")
    assert scratch(path, 0, b"") == b"SQLite format 4\0" + before[16:]


async def test_a_broken_page_fails_those_who_need_it(path: Path, store: SqlStore) -> None:
    for number in range(300):
        await store.create(f"T{number}", [b"event" * 50], Listing(), 1.0)
    await store.close()
    with closing(sqlite3.connect(path)) as connection:
        size = connection.execute("PRAGMA page_size").fetchone()[0]
        pages = connection.execute(
            "SELECT pageno FROM dbstat WHERE name = 'log' AND pagetype = 'leaf' ORDER BY path"
        ).fetchall()
    scratch(path, (pages[0][0] - 1) * size, b"\xff" * size)
    again = await open_store(f"sqlite:///{path}")
    try:
        with pytest.raises(StoreFailed, match="malformed"):
            await again.read("ABCD")
        assert len(await again.read("T99")) == 1
    finally:
        await again.close()


@pytest.mark.skipif(shutil.which("setpriv") is None, reason="needs setpriv, to be nobody special")
def test_a_folder_that_may_not_be_written_to_is_said(path: Path) -> None:
    """Root may write anywhere, so that power is given up first."""
    folder = path.parent
    powers = "-dac_override,-dac_read_search"
    plain = ("setpriv", "--bounding-set", powers) if os.geteuid() == 0 else ()
    words = (PINXIT, "serve", "--host", "127.0.0.1", "--port", "0", "--data-dir", folder)
    folder.chmod(0o555)
    try:
        ended = subprocess.run([*plain, *words], capture_output=True, timeout=PATIENCE, check=False)
    finally:
        folder.chmod(0o755)
    assert ended.returncode == 2
    assert b"[bad_database]" in ended.stderr
    assert b"Traceback" not in ended.stderr


STOP_HALFWAY = """
import os, sys, sqlalchemy
from alembic import op
from pinxit.adapters.database import Database, find_database
from pinxit.adapters.migrate import migrate
op.drop_table = lambda *_: os._exit(9)  # when the new is built, and the old still there
migrate(find_database(sys.argv[1]))
"""


def stop_halfway(database: Database) -> None:
    words = [sys.executable, "-c", STOP_HALFWAY, str(database)]
    assert subprocess.run(words, check=False).returncode == 9


async def test_a_step_that_is_cut_off_is_taken_again(path: Path) -> None:
    database = find_database(f"sqlite:///{path}")
    engine = database.migrator()
    with engine.begin() as connection:
        command.upgrade(alembic_config(connection), "0001")
        connection.exec_driver_sql(
            "INSERT INTO tables (code, version, public, open, finished, summary, changed_at)"
            " VALUES ('ABCD', 1, 1, 1, 0, x'', 1.0)"
        )
        connection.exec_driver_sql("INSERT INTO events VALUES ('ABCD', 1, 1.0, x'6f6e65')")
    engine.dispose()
    stop_halfway(database)
    stop_halfway(database)
    with closing(sqlite3.connect(path)) as connection:
        names = {row[0] for row in connection.execute("SELECT name FROM sqlite_master")}
        assert "events" in names
        assert "log" not in names
    store = await open_store(str(database))
    assert [record.event for record in await store.read("ABCD")] == [b"one"]
    await store.close()
