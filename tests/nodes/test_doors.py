"""Opening a table and sitting down by several nodes at once: nothing twice, nobody's seat lost."""

import asyncio
from contextlib import AsyncExitStack
from secrets import token_hex

import httpx2
import msgspec
from msgspec.structs import replace

from pinxit.client import Place, connect, open_table, sit_down
from pinxit.protocol.http import SeatTaken
from pinxit.protocol.operations import OPEN_TABLE, SIT_DOWN
from pinxit.table.tokens import unused_hash_of
from tests.nodes.conftest import everywhere
from tests.patience import PATIENCE
from tests.web.house import House


async def ask(node: House, path: str, request: str) -> SeatTaken | int:
    """Say what a node answers to a request, or by which number it refuses it."""
    async with httpx2.AsyncClient(trust_env=False) as http:
        body = {"name": "Ada", "request": request}
        answer = await http.post(node.url + path, json=body, timeout=PATIENCE)
    if answer.status_code != httpx2.codes.CREATED:
        return answer.status_code
    return replace(msgspec.json.decode(answer.content, type=SeatTaken), link="")


@everywhere
async def test_a_table_that_is_opened_twice_by_one_request_is_one(nodes: list[House]) -> None:
    for _ in range(5):
        request = token_hex(16)
        asked = [ask(node, OPEN_TABLE.at(), request) for node in (*nodes, *nodes)]
        first, *others = await asyncio.gather(*asked)
        assert isinstance(first, SeatTaken)
        assert others == [first] * 3
        assert [await ask(node, OPEN_TABLE.at(), request) for node in nodes] == [first] * 2
        async with connect(Place(nodes[1].url, first.code, first.seat, first.token)) as host:
            assert host.view.table is not None
        # Whoever has come has had the answer: it is told to nobody any more.
        refused = [await ask(node, OPEN_TABLE.at(), request) for node in nodes]
        assert refused == [httpx2.codes.CONFLICT] * 2


async def test_a_table_is_opened_again_though_the_node_died_that_made_it(
    nodes: list[House],
) -> None:
    request = token_hex(16)
    first = await ask(nodes[0], OPEN_TABLE.at(), request)
    assert isinstance(first, SeatTaken)
    store = nodes[0].hub.store
    await store.drop_tokens(first.code, first.seat)  # as if it had not come so far
    assert await ask(nodes[1], OPEN_TABLE.at(), request) == first
    assert await store.seat_of(unused_hash_of(first.token)) == (first.code, first.seat)


async def test_two_requests_open_two_tables_though_they_get_the_same_code_first(
    nodes: list[House],
) -> None:
    request = token_hex(16)
    host = await open_table(nodes[0].url, "Ada")
    codes = iter([host.code, "BCDFGH"])
    doors = nodes[1].hub.doors
    before, doors._new_code = doors._new_code, lambda: next(codes)
    second = await ask(nodes[1], OPEN_TABLE.at(), request)
    doors._new_code = before
    assert isinstance(second, SeatTaken)
    assert second.code == "BCDFGH"


@everywhere
async def test_whoever_sits_down_at_the_same_moment_by_another_node_keeps_a_seat(
    nodes: list[House],
) -> None:
    host = await open_table(nodes[0].url, "Host")
    for node in nodes:
        await node.hub.live(host.code)
    places = await asyncio.gather(
        *(sit_down(nodes[n % 2].url, host.code, f"Person {n}") for n in range(5))
    )
    assert len({place.seat for place in places}) == len(places)
    async with AsyncExitStack() as stack:
        for place in places:
            person = await stack.enter_async_context(connect(place))
            assert person.goodbye is None
            assert person.view.sitters


@everywhere
async def test_whoever_sits_down_twice_by_one_request_has_one_seat(nodes: list[House]) -> None:
    host = await open_table(nodes[0].url, "Host")
    request = token_hex(16)
    asked = [ask(node, SIT_DOWN.at(code=host.code), request) for node in (*nodes, *nodes)]
    first, *others = await asyncio.gather(*asked)
    assert isinstance(first, SeatTaken)
    assert others == [first] * 3
    live = await nodes[0].hub.live(host.code)
    await live.was_behind()
    assert len(live.table.sitters) == 2
