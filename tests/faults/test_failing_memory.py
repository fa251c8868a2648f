"""A memory that fails while people come and go: nobody is locked out, and nothing hangs."""

import asyncio

import httpx2
import msgspec
import pytest
from msgspec.structs import replace
from websockets.asyncio.client import connect as open_socket

from pinxit.adapters import MemoryStore, StoreFailed
from pinxit.client import Client, WishRefused, connect
from pinxit.protocol.goodbyes import GOODBYES
from pinxit.table.commands import Begin, ComeBack, StandIn
from pinxit.table.goodbyes import Parting
from pinxit.table.ports import Record
from tests.faults.raw import heard_until_the_end, hello, socket_url
from tests.patience import PATIENCE
from tests.web.house import house, table_of


class Failing(MemoryStore):
    """A memory whose disk can be full, or gone."""

    full = False
    gone = False

    async def append(self, *args: object, **kwargs: object) -> None:
        if self.full or self.gone:
            raise StoreFailed("The database failed: disk full")
        await super().append(*args, **kwargs)  # type: ignore[arg-type]  # whatever the port takes

    async def seat_of(self, token_hash: str) -> tuple[str, str] | None:
        if self.gone:
            raise StoreFailed("The database failed: disk gone")
        return await super().seat_of(token_hash)


class Speechless(MemoryStore):
    """A memory that keeps what it is told, and fails before it can say so."""

    speechless = False
    gone = False

    async def append(self, *args: object, **kwargs: object) -> None:
        await super().append(*args, **kwargs)  # type: ignore[arg-type]  # whatever the port takes
        if self.speechless:
            self.speechless = False
            raise StoreFailed("The database failed: the line was lost")

    async def read(self, code: str, after: int = 0) -> tuple[Record, ...]:
        if self.gone:
            raise StoreFailed("The database failed: gone")
        return await super().read(code, after)


async def test_what_was_kept_although_the_memory_failed_is_acknowledged() -> None:
    """Nobody is told to try again what is done, and would then be told that it is too late."""
    store = Speechless()
    async with house(store=store) as at, table_of(at, 3) as (host, second, _):
        store.speechless = True
        version = await host.do(Begin())
        assert host.version == version  # the news came first
        await second.until(lambda: second.version == version, PATIENCE)
        with pytest.raises(WishRefused, match="game_running"):
            await host.do(Begin())


async def test_where_nobody_can_know_whether_it_was_kept_that_is_said() -> None:
    store = Speechless()
    async with house(store=store) as at, table_of(at, 3) as (host, *_):
        store.speechless = store.gone = True
        with pytest.raises(WishRefused) as refused:
            await host.do(Begin(), wish_id="begin")
        assert (refused.value.reason, refused.value.facts) == ("failed", {"perhaps": True})
        store.gone = False
        assert await host.do(Begin(), wish_id="begin") == host.version  # the same, sent again


async def test_what_was_not_kept_for_certain_is_refused_for_certain() -> None:
    store = Failing()
    async with house(store=store) as at, table_of(at, 3) as (host, *_):
        store.full = True
        with pytest.raises(WishRefused) as refused:
            await host.do(Begin())
        assert (refused.value.reason, refused.value.facts) == ("failed", {})
        store.full = False
        await host.do(Begin())


async def test_whoever_comes_back_to_a_stand_in_on_a_full_disk_is_let_in() -> None:
    store = Failing()
    async with house(store=store) as at, table_of(at, 3) as (host, _, third):
        await host.do(Begin())
        await host.do(StandIn(third.seat or ""))
        store.full = True
        async with connect(third.place) as again:
            await again.say("Am I here?")
            await again.until(lambda: again.said, PATIENCE)
            with pytest.raises(WishRefused, match="failed"):
                await again.do(ComeBack())
            store.full = False
            await again.do(ComeBack())


async def test_a_hello_that_cannot_be_answered_is_no_end(monkeypatch: pytest.MonkeyPatch) -> None:
    soon = replace(GOODBYES[Parting.FAILED], retry_after=0.1)
    monkeypatch.setitem(GOODBYES, Parting.FAILED, soon)
    store = Failing()
    async with house(store=store) as at, table_of(at, 3) as (host, *_):
        store.gone = True
        async with open_socket(socket_url(at.url), compression=None) as socket:
            await socket.send(hello(host.place))
            heard, code = await heard_until_the_end(socket)
            assert msgspec.json.decode(heard[-1])["type"] == "bye"
            assert code == 1011
        coming = asyncio.create_task(come_back(host))
        await asyncio.sleep(0.5)
        assert not coming.done()
        store.gone = False
        await asyncio.wait_for(coming, PATIENCE)


async def come_back(client: Client) -> None:
    async with connect(client.place) as again:
        assert again.goodbye is None
        assert again.version > 0


async def test_a_request_that_cannot_be_answered_says_so() -> None:
    store = Failing()
    async with house(store=store) as at, table_of(at, 3) as (host, *_):
        store.full = True
        url = f"{at.url}/api/tables/{host.place.code}/seats"
        async with httpx2.AsyncClient(trust_env=False) as http:
            answer = await http.post(url, json={"name": "Late"})
        assert (answer.status_code, answer.json()["error"]["reason"]) == (503, "failed")
