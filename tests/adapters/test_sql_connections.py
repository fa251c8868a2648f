"""A node takes so many connections and waits so long, and says so when there is no room."""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack

import psycopg
import pytest

from pinxit.adapters import StoreFailed, TooManyConnections, open_store
from pinxit.adapters.pools import CONNECTIONS, READERS
from pinxit.table.ports import Listing
from tests.engines.engine import NoEngine
from tests.engines.postgres import Databases, Postgres

pytestmark = pytest.mark.asyncio

ROOM = 2 * CONNECTIONS + 1  # for two nodes, and for us to look


@pytest.fixture(scope="module")
def narrow() -> Iterator[Databases]:
    """A PostgreSQL with little room."""
    few = (f"max_connections={ROOM}", "superuser_reserved_connections=0", "autovacuum=off")
    try:
        engine = Postgres(*few, "max_wal_senders=0")
    except NoEngine as none:
        pytest.skip(str(none))
    with engine:
        yield Databases(engine.url)


def connections(url: str) -> int:
    with psycopg.connect(url) as link:
        query = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
        row = link.execute(query).fetchone()
    assert row is not None
    return int(row[0]) - 1  # but ours


async def test_a_node_takes_all_that_it_needs_when_it_starts(postgres: str) -> None:
    one = await open_store(postgres, alone=True)
    assert await asyncio.to_thread(connections, postgres) == CONNECTIONS
    await asyncio.gather(*(one.read("NONE") for _ in range(10 * READERS)), one.look_around())
    await one.create("ABCD", [b"1"], Listing(), 1.0)
    assert await asyncio.to_thread(connections, postgres) == CONNECTIONS
    await one.close()


async def test_a_node_too_many_says_so_at_its_start_and_disturbs_nobody(narrow: Databases) -> None:
    with narrow.one() as url:
        nodes = [await open_store(url, alone=True) for _ in range(2)]
        with pytest.raises(TooManyConnections, match=f"takes {CONNECTIONS}.*max_connections"):
            await open_store(url, alone=True)
        for node, code in zip(nodes, ("ABCD", "EFGH"), strict=True):
            await node.create(code, [b"1"], Listing(), 1.0)
        await nodes[0].close()
        nodes[0] = await open_store(url, alone=True)
        for node in nodes:
            await node.close()


async def test_who_finds_no_room_later_is_told_the_same(narrow: Databases) -> None:
    with narrow.one() as url:
        store = await open_store(url)
        with ExitStack() as crowd:
            for _ in range(ROOM):
                crowd.enter_context(psycopg.connect(url))
            with pytest.raises(TooManyConnections):
                await store.read("NONE")
            with pytest.raises(TooManyConnections):
                await store.create("ABCD", [b"1"], Listing(), 1.0)
            assert not await store.healthy()
        await store.create("ABCD", [b"1"], Listing(), 1.0)
        await store.close()


async def test_nobody_waits_for_ever_for_a_node_that_hangs(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pinxit.adapters.database.WAIT", 1)
    store = await open_store(postgres)
    for code in ("ABCD", "EFGH"):
        await store.create(code, [b"1"], Listing(), 1.0)
    with psycopg.connect(postgres) as hanging:
        hanging.execute("SELECT * FROM tables WHERE code = 'ABCD' FOR UPDATE")
        with pytest.raises(StoreFailed, match="lock"):
            await store.append("ABCD", 1, [b"2"], Listing(), 2.0)
        await store.append("EFGH", 1, [b"2"], Listing(), 2.0)
    await store.append("ABCD", 1, [b"2"], Listing(), 2.0)
    await store.close()
