"""Another process holds the database: a moment passes unnoticed, a long time fails wishes only."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection

from pinxit.adapters import StoreFailed, open_store
from pinxit.adapters.shared_file import begin, patience
from pinxit.adapters.sql import SqlStore
from pinxit.client import WishRefused, connect, open_table
from pinxit.table.commands import Begin
from pinxit.table.ports import Listing
from tests.faults import disk
from tests.faults.lock import hold, locked, look_around
from tests.faults.people import roster
from tests.faults.server import serving
from tests.patience import PATIENCE, becomes
from tests.web.house import house, table_of

HASTE = 0.4  # seconds, in place of five


@asynccontextmanager
async def memory(folder: Path, patch: pytest.MonkeyPatch, waits: float) -> AsyncIterator[SqlStore]:
    """A memory that waits for others so long."""
    patch.setattr("pinxit.adapters.shared_file.PATIENCE", waits)
    patch.setattr("pinxit.adapters.shared_file.SHORT", waits / 10)
    patch.setattr("pinxit.adapters.database.PATIENCE", waits)
    patch.setattr("pinxit.adapters.sql.HEALTH_PATIENCE", waits / 2)
    store = await SqlStore.open(f"sqlite:///{folder}/pinxit.sqlite3")
    yield store
    await store.close()


@pytest.fixture
async def hasty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[SqlStore]:
    """A memory that waits less for others, so that tests need not either."""
    async with memory(tmp_path, monkeypatch, HASTE) as store:
        yield store


@pytest.fixture
def patiences(hasty: SqlStore, monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long to wait from then on, whenever a memory has thought better of it."""
    del hasty  # it has begun
    told: list[float] = []

    def noted(seconds: float) -> str:
        told.append(seconds)
        return patience(seconds)

    monkeypatch.setattr("pinxit.adapters.shared_file.patience", noted)
    return told


@pytest.fixture
def tries(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Each time that a memory has tried to begin."""
    tried: list[str] = []

    def noted(connection: Connection, how: str) -> None:
        tried.append(how)
        begin(connection, how)

    monkeypatch.setattr("pinxit.adapters.database.begin", noted)
    return tried


async def test_a_second_passes_unnoticed(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, roster(server.url, (4, 3)) as tables:
        await tables.each_table_goes_on()
        async with connect(await open_table(server.url, "Somebody")) as somebody:
            await hold(server, tables, somebody, 1.0, "IMMEDIATE")
        await server.kill()
        disk.check(server.database, *tables.ledgers)
        assert server.said() == []


async def test_a_long_time_fails_wishes_and_nothing_else(
    tmp_path: Path, hasty: SqlStore, patiences: list[float]
) -> None:
    async with house(store=hasty) as at, table_of(at, 4) as people:
        host, guest, *_ = people
        async with locked(tmp_path / "pinxit.sqlite3"):
            wishes = [asyncio.create_task(host.do(Begin())) for _ in range(6)]
            await look_around(at.url, guest)
            assert not await hasty.healthy()
            outcomes = await asyncio.gather(*wishes, return_exceptions=True)
            assert {o.reason for o in outcomes if isinstance(o, WishRefused)} == {"failed"}
            # Wishes come one after another, but only the first has to find out by waiting.
            assert patiences == [HASTE / 10]
        await host.do(Begin())
        await host.until(lambda: host.view.game)


async def test_who_needs_no_disk_is_answered_before_who_waits_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        memory(tmp_path, monkeypatch, PATIENCE) as store,
        house(store=store) as at,
        table_of(at, 4) as (host, guest, *_),
    ):
        async with locked(tmp_path / "pinxit.sqlite3"):
            waiting = asyncio.create_task(host.do(Begin()))
            await look_around(at.url, guest)
            assert not waiting.done()
        await waiting


async def test_no_wish_of_a_group_waits_by_itself(
    tmp_path: Path, hasty: SqlStore, tries: list[str]
) -> None:
    codes = [f"T{number}" for number in range(40)]
    async with locked(tmp_path / "pinxit.sqlite3"):
        opened = (hasty.create(code, [b"1"], Listing(), 1.0) for code in codes)
        outcomes = await asyncio.gather(*opened, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [StoreFailed] * len(codes)
        assert "locked" in str(outcomes[0])
        assert len(tries) <= 4
    await asyncio.gather(*(hasty.create(code, [b"1"], Listing(), 1.0) for code in codes))


async def test_patience_comes_back_with_the_file(
    tmp_path: Path, hasty: SqlStore, patiences: list[float]
) -> None:
    async with locked(tmp_path / "pinxit.sqlite3"):
        with pytest.raises(StoreFailed):
            await hasty.create("A", [b"1"], Listing(), 1.0)
        assert patiences == [HASTE / 10]
    await hasty.create("A", [b"1"], Listing(), 1.0)
    assert patiences == [HASTE / 10, HASTE]


async def test_many_who_ask_for_health_make_one_look(tmp_path: Path, hasty: SqlStore) -> None:
    async with locked(tmp_path / "pinxit.sqlite3"):
        answers = await asyncio.gather(*(hasty.healthy() for _ in range(200)))
        assert not any(answers)
        assert len(hasty._writer._waiting) <= 1
    async with asyncio.timeout(PATIENCE):
        while not await hasty.healthy():
            pass  # it has waited for half of a short patience


async def test_a_server_ends_while_its_file_is_held(
    tmp_path: Path, hasty: SqlStore, tries: list[str]
) -> None:
    async with locked(tmp_path / "pinxit.sqlite3"):
        opening = asyncio.create_task(hasty.create("A", [b"1"], Listing(), 1.0))
        await becomes(lambda: tries)
        await hasty.close()
        assert len(tries) <= 4
        with pytest.raises(StoreFailed):
            await opening


async def test_a_file_that_is_held_is_no_reason_not_to_start(tmp_path: Path) -> None:
    await (await open_store(f"sqlite:///{tmp_path}/pinxit.sqlite3")).close()

    async def briefly() -> None:
        async with locked(tmp_path / "pinxit.sqlite3"):
            await asyncio.sleep(0.3)

    holding = asyncio.create_task(briefly())
    await asyncio.sleep(0.01)
    store = await open_store(f"sqlite:///{tmp_path}/pinxit.sqlite3")
    assert await store.healthy()
    await store.close()
    await holding
