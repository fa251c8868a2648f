"""What was acknowledged is on disk, and many are acknowledged by one commit."""

import asyncio
import random
import subprocess
import sys
import time
from collections.abc import Callable

import pytest
from sqlalchemy import Connection, func, select, text

from pinxit.adapters import open_store
from pinxit.adapters.database import find_database
from pinxit.adapters.prepared import execute
from pinxit.adapters.schema import log, tables, tokens
from pinxit.table.ports import CommandRef, Listing, Stale, Wake
from tests.at_length import times

pytestmark = pytest.mark.asyncio

QUIET = Listing()

APPEND_FOR_EVER = """
import asyncio, sys
from pinxit.adapters.sql import SqlStore
from pinxit.table.ports import Listing

async def main():
    store = await SqlStore.open(sys.argv[1])
    code = sys.argv[2]
    await store.create(code, [b"0"], Listing(), 1.0)
    version = 1
    while True:
        await store.append(code, version, [b"x" * 100], Listing(), 1.0)
        version += 1
        print(version, flush=True)

asyncio.run(main())
"""


def rows_of(url: str, code: str) -> dict[str, int]:
    engine = find_database(url).readers()
    with engine.connect() as connection:
        counted = {
            table.name: connection.execute(
                select(func.count()).select_from(table).where(table.c.code == code)
            ).scalar_one()
            for table in (tables, log, tokens)
        }
    engine.dispose()
    return counted


async def test_everything_survives_reopening(database_url: str) -> None:
    url = database_url.replace("/pinxit.sqlite3", "/some/new/folder/pinxit.sqlite3")
    store = await open_store(url)
    await store.create("ABCD", [b"one"], Listing(public=True, due_at=3.0), 1.0)
    await store.append("ABCD", 1, [b"two"], Listing(due_at=4.0), 2.0, CommandRef("a", "1"), b"s")
    await store.put_token("h", "ABCD", "a")
    before = await store.wake("ABCD")
    await store.close()

    store = await open_store(url)
    assert isinstance(before, Wake)
    assert await store.wake("ABCD") == before
    assert await store.command_version("ABCD", CommandRef("a", "1")) == 2
    assert await store.seat_of("h") == ("ABCD", "a")
    assert await store.due(9.0, 9) == ("ABCD",)
    await store.close()


async def test_delete_and_expire_leave_no_row(database_url: str) -> None:
    store = await open_store(database_url)
    for code in ("GONE", "OVER", "STAY"):
        await store.create(code, [b"1"], QUIET, 1.0)
        at = 9.0 if code == "STAY" else 2.0
        await store.append(code, 1, [b"2"], None, at, CommandRef("a", "1"), b"s")
        await store.put_token(f"h {code}", code, "a")
    await store.delete("GONE")
    assert await store.put_away(3.0, 4.0) == ("OVER",)
    assert await store.expire(5.0) == ("OVER",)
    await store.close()
    assert set(rows_of(database_url, "GONE").values()) == {0}
    assert set(rows_of(database_url, "OVER").values()) == {0}
    assert rows_of(database_url, "STAY") == {"tables": 1, "log": 2, "tokens": 1}


def kill_while_it_appends(url: str, code: str, after: float) -> int:
    """Return the last version that the killed process had acknowledged."""
    command = [sys.executable, "-c", APPEND_FOR_EVER, url, code]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        first = child.stdout.readline()
        time.sleep(after)
        child.kill()
        whole = [line for line in child.stdout if line.endswith("\n")]
    return int(whole[-1] if whole else first)


async def test_a_killed_process_has_kept_what_it_acknowledged(database_url: str) -> None:
    codes = [f"T{n}" for n in range(times(2, 5))]
    await (await open_store(database_url)).close()
    kills = (
        asyncio.to_thread(kill_while_it_appends, database_url, c, random.uniform(0, 0.2))
        for c in codes
    )
    for code, acknowledged in zip(codes, await asyncio.gather(*kills), strict=True):
        store = await open_store(database_url)
        versions = [r.version for r in await store.read(code)]
        assert versions == list(range(1, len(versions) + 1))
        assert acknowledged <= len(versions) <= acknowledged + 1
        await store.append(code, len(versions), [b"on"], QUIET, 2.0)
        await store.close()


@pytest.fixture
def commits(database_url: str, monkeypatch: pytest.MonkeyPatch) -> Callable[[], int]:
    """Tell how many there were: all of SQLite's, or those of PostgreSQL with the next move."""
    if database_url.startswith("postgresql"):
        return lambda: _transactions(database_url)
    spoken: list[str] = []

    def note(connection: Connection, sql: str) -> int:
        spoken.append(sql)
        return execute(connection, sql)

    monkeypatch.setattr("pinxit.adapters.writer.execute", note)
    return lambda: spoken.count("COMMIT")


def _transactions(url: str) -> int:
    """Ask PostgreSQL, which writes beside each row which transaction it is of."""
    engine = find_database(url).readers()
    with engine.connect() as connection:
        query = text("SELECT count(DISTINCT xmin::text) FROM log WHERE since = 1")
        counted: int = connection.execute(query).scalar_one()
    engine.dispose()
    return counted


@pytest.mark.parametrize("listing", [QUIET, None])
async def test_waiting_appends_share_a_commit(
    database_url: str, listing: Listing | None, commits: Callable[[], int]
) -> None:
    store = await open_store(database_url)
    codes = [f"T{n}" for n in range(50)]
    await asyncio.gather(*(store.create(code, [b"0"], QUIET, 1.0) for code in codes))
    before = commits()
    stale = store.append("T0", 7, [b"1"], listing, 2.0)
    appends = (store.append(code, 1, [b"1"], listing, 2.0) for code in codes)
    outcomes = await asyncio.gather(stale, *appends, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [Stale, *[type(None)] * 50]
    assert 1 <= commits() - before <= 10
    await store.close()
