"""PostgreSQL itself goes, and comes back: wishes fail meanwhile, and nothing told is lost."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from pinxit.adapters import StoreFailed, open_store
from pinxit.table.ports import Listing
from tests.at_length import times
from tests.engines.engine import NoEngine
from tests.engines.postgres import Databases, Postgres
from tests.faults import disk
from tests.faults.people import roster
from tests.faults.server import serving
from tests.patience import becomes


@pytest.fixture(scope="module")
def server() -> Iterator[Postgres]:
    """One that can be killed: what it has committed is in files, though not yet on a disk."""
    try:
        engine = Postgres("fsync=off", durable=True)
    except NoEngine as none:
        pytest.skip(str(none))
    with engine:
        yield engine


async def test_who_plays_meanwhile_goes_on_and_loses_nothing(
    server: Postgres, tmp_path: Path
) -> None:
    with Databases(server.url).one(empty=True) as url:
        async with serving(tmp_path, url) as node, roster(node.url, (4, 3)) as tables:
            for _ in range(times(1, 5)):
                await tables.each_table_goes_on()
                await asyncio.to_thread(server.kill)
                await becomes(lambda: node.health_is(503))
                await asyncio.to_thread(server.start)
                await tables.everybody_goes_on()
                await becomes(lambda: node.health_is(200))
            assert sum(sum(ledger.failed.values()) for ledger in tables.ledgers) > 0
            await node.stop()
            disk.check(url, *tables.ledgers)


async def test_a_memory_comes_back_by_itself(server: Postgres) -> None:
    with Databases(server.url).one(empty=True) as url:
        store = await open_store(url)
        await store.create("ABCD", [b"1"], Listing(), 1.0)
        server.kill()
        for _ in range(2):
            with pytest.raises(StoreFailed):
                await store.append("ABCD", 1, [b"2"], None, 2.0)
            with pytest.raises(StoreFailed):
                await store.read("ABCD")
            assert not await store.healthy()
        server.start()
        await store.append("ABCD", 1, [b"2"], None, 2.0)
        assert [record.event for record in await store.read("ABCD")] == [b"1", b"2"]
        assert await store.healthy()
        await store.close()
