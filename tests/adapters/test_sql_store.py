"""The memory on SQLite and the one on PostgreSQL keep the contract."""

import asyncio
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from pinxit.adapters import open_store
from pinxit.table.ports import Listing, Record, Stale, Store
from tests.adapters.store_contract import WholeStoreContract
from tests.patience import becomes


class TestSqlStore(WholeStoreContract):
    @pytest_asyncio.fixture
    async def store(self, database_url: str) -> AsyncIterator[Store]:
        store = await open_store(database_url)
        yield store
        await store.close()

    @pytest.mark.asyncio
    async def test_nodes_that_start_together_build_one_database(self, database_url: str) -> None:
        stores = await asyncio.gather(*(open_store(database_url) for _ in range(4)))
        await stores[0].create("ABCD", [b"1"], Listing(), 1.0)
        assert await stores[3].read("ABCD") == (Record(1, 1.0, b"1"),)
        for store in stores:
            await store.close()

    @pytest.mark.asyncio
    async def test_two_nodes_fire_the_same_timers_and_one_loses_each(
        self, database_url: str
    ) -> None:
        nodes = [await open_store(database_url) for _ in range(2)]
        codes = [f"T{n}" for n in range(20)]
        await asyncio.gather(*(nodes[0].create(code, [], Listing(), 1.0) for code in codes))

        async def fire(node: Store, code: str, version: int) -> int:
            try:
                await node.append(code, version, [b"x"], Listing(), 2.0)
            except Stale:
                return 0
            return 1

        for version in range(5):
            orders = [*((nodes[0], c) for c in codes), *((nodes[1], c) for c in codes[::-1])]
            won = await asyncio.gather(*(fire(node, code, version) for node, code in orders))
            assert sum(won) == len(codes)
        for node in nodes:
            await node.close()

    @pytest.mark.asyncio
    async def test_servers_see_whether_others_use_the_same_database(
        self, database_url: str
    ) -> None:
        if database_url.startswith("sqlite"):
            one = await open_store(database_url, alone=True)  # and a second one would be refused
            await one.look_around()
            assert one.neighbours == 0
            await one.close()
            return
        one = await open_store(database_url, alone=True)
        await one.look_around()
        assert one.neighbours == 0
        other = await open_store(database_url, alone=True)
        await other.look_around()
        await one.look_around()
        assert one.neighbours == other.neighbours == 1
        await other.close()

        async def alone() -> bool:  # the server takes a moment to see that a connection is gone
            await one.look_around()
            return one.neighbours == 0

        await becomes(alone)
        await one.close()
