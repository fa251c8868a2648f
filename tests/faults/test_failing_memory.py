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
