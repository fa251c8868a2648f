"""Connections are counted, have to be used, and make room for whoever is new."""

import asyncio
import json
import logging
import sys
from contextlib import AsyncExitStack, suppress
from urllib.parse import urlsplit

import pytest
from websockets.asyncio.client import connect as open_socket

from pinxit.client import open_table
from pinxit.protocol import VERSION
from pinxit.web.files import ENOUGH, RESERVE, lines_for, most_files
from pinxit.web.limits import Limits
from tests.patience import PATIENCE, becomes
from tests.web.house import House, house

HEALTH = b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n"
HALF = b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 50\r\n\r\n{"

Ends = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def dial(at: House, stack: AsyncExitStack, said: bytes = b"") -> Ends:
    reader, writer = await asyncio.open_connection("127.0.0.1", urlsplit(at.url).port)
    stack.callback(writer.close)
    writer.write(said)
    return reader, writer


async def heard(ends: Ends) -> bytes:
    """Return the first line that comes, or nothing if the server has hung up."""
    with suppress(ConnectionError):
        return await asyncio.wait_for(ends[0].readline(), PATIENCE)
    return b""


async def is_answered(at: House) -> bool:
    async with AsyncExitStack() as stack:
        return b"200" in await heard(await dial(at, stack, HEALTH))


async def test_a_body_that_does_not_arrive_is_not_waited_for() -> None:
    async with AsyncExitStack() as stack:
        at = await stack.enter_async_context(house(limits=Limits(body_seconds=0.2)))
        reader, _ = await dial(at, stack, HALF)
        said = await asyncio.wait_for(reader.read(), PATIENCE)  # to the end: it is hung up
        assert said.startswith(b"HTTP/1.1 400 ")
        assert b"bad_message" in said


@pytest.mark.parametrize("said", [b"", HALF], ids=["silent", "slow"])
async def test_when_all_lines_are_taken_the_oldest_that_is_idle_goes(said: bytes) -> None:
    limits = Limits(lines_in_all=5, lines_share=1)
    async with AsyncExitStack() as stack:
        everybody = house(limits=limits, trusted_proxies="127.0.0.1")  # is behind one address
        at = await stack.enter_async_context(everybody)
        held = [await dial(at, stack, said) for _ in range(5)]
        newcomer = await dial(at, stack, HEALTH)
        assert b"200" in await heard(newcomer)
        assert await heard(held[0]) == b""
        held[1][1].write(b" " * 50 if said else HEALTH)
        assert await heard(held[1])  # the others are still there


async def test_no_address_has_more_than_its_share() -> None:
    async with AsyncExitStack() as stack:
        at = await stack.enter_async_context(house(limits=Limits(lines_in_all=8)))
        for _ in range(2):
            assert b"200" in await heard(await dial(at, stack, HEALTH))
        assert not await is_answered(at)


async def test_sockets_are_lines_too() -> None:
    async with house(limits=Limits(lines_in_all=8)) as at:
        url = f"ws{at.url.removeprefix('http')}/socket"
        async with open_socket(url, compression=None), open_socket(url, compression=None):
            assert not await is_answered(at)
        await becomes(lambda: is_answered(at))  # when they are known to be gone


async def test_one_address_leaves_places_for_other_spectators() -> None:
    limits = Limits(spectators_an_address=2)
    async with house(limits=limits, trusted_proxies="127.0.0.1") as at, AsyncExitStack() as stack:
        place = await open_table(at.url, "Ada")

        async def told(address: str) -> str:
            url, headers = f"ws{at.url.removeprefix('http')}/socket", {"x-forwarded-for": address}
            opening = open_socket(url, compression=None, additional_headers=headers)
            socket = await stack.enter_async_context(opening)
            await socket.send(
                json.dumps({"type": "hello", "protocol": VERSION, "table": place.code})
            )
            answer = json.loads(await socket.recv())
            return str(answer.get("reason", answer["type"]))

        assert [await told("192.0.2.1") for _ in range(3)] == ["welcome"] * 2 + ["no_spectators"]
        assert await told("192.0.2.2") == "welcome"


@pytest.mark.skipif(sys.platform == "win32", reason="it has no such limit")
@pytest.mark.parametrize(
    ("soft", "hard", "most"),
    [(256, 1024, 1024), (1024, 10**6, ENOUGH), (1024, -1, ENOUGH), (2048, 2048, 2048)],
)
def test_as_many_files_are_opened_as_the_system_allows(
    monkeypatch: pytest.MonkeyPatch, soft: int, hard: int, most: int
) -> None:
    import resource  # noqa: PLC0415 (Windows has none)

    told: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: (soft, hard))
    monkeypatch.setattr(resource, "setrlimit", lambda _, limits: told.append(limits))
    assert most_files() == most
    assert told == ([(most, hard)] if most > soft else [])


def test_lines_leave_some_files_and_few_of_them_are_told(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        assert lines_for(None, 8000) == lines_for(ENOUGH, 8000) == 8000
        assert not caplog.records
        assert lines_for(1024, 8000) == 1024 - RESERVE
        assert "1024" in caplog.text
