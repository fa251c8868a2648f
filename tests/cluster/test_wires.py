"""A wire carries everything in its order, or nothing; and what it holds back comes later."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

import pytest

from tests.cluster.wires import Way, Wire
from tests.patience import PATIENCE, becomes
from tests.serving import HOST

ENDED = (ConnectionError, asyncio.IncompleteReadError)


@asynccontextmanager
async def wired() -> AsyncIterator[Wire]:
    talking: set[asyncio.StreamWriter] = set()

    async def echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        talking.add(writer)
        with suppress(ConnectionError):
            while data := await reader.read(65536):
                writer.write(data)
                await writer.drain()
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()
        talking.discard(writer)

    server = await asyncio.start_server(echo, HOST, 0)
    port = server.sockets[0].getsockname()[1]

    async def reach(make: Callable[[], asyncio.Protocol]) -> object:
        return await asyncio.get_running_loop().create_connection(make, HOST, port)

    wire = Wire(reach)
    await wire.begin()
    try:
        yield wire
    finally:
        await wire.close()
        server.close()
        await becomes(lambda: not talking)


@asynccontextmanager
async def call(wire: Wire) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    reader, writer = await asyncio.open_connection(HOST, wire.port)
    try:
        yield reader, writer
    finally:
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()


async def hears(reader: asyncio.StreamReader, words: bytes) -> bool:
    return await asyncio.wait_for(reader.readexactly(len(words)), PATIENCE) == words


async def test_it_carries_everything() -> None:
    async with wired() as wire:
        async with call(wire) as (reader, writer):
            much = bytes(range(256)) * 20_000
            writer.write(much)
            assert await hears(reader, much)
        await becomes(lambda: not wire._pairs)


@pytest.mark.parametrize("ways", [frozenset(Way), frozenset({Way.THERE}), frozenset({Way.BACK})])
async def test_what_is_held_comes_when_it_works_again(ways: frozenset[Way]) -> None:
    async with wired() as wire, call(wire) as (reader, writer):
        writer.write(b"before ")
        assert await hears(reader, b"before ")
        wire.hold(ways)
        writer.write(b"meanwhile")
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(reader.read(1), 0.1)
        wire.mend()
        writer.write(b" and after")
        assert await hears(reader, b"meanwhile and after")


async def test_it_may_be_forgotten_and_then_both_ends_hear_of_it() -> None:
    async with wired() as wire, call(wire) as (reader, writer):
        wire.hold()
        writer.write(b"lost")
        wire.mend(forgets=True)
        with pytest.raises(ENDED):
            await hears(reader, b"lost")


async def test_nothing_overtakes_what_was_slow() -> None:
    async with wired() as wire, call(wire) as (reader, writer):
        wire.slow(0.1)
        for number in range(50):
            writer.write(b"%02d" % number)
            await asyncio.sleep(0.002)
            if number == 25:
                wire.mend()
        assert await hears(reader, b"".join(b"%02d" % number for number in range(50)))


async def test_one_that_is_cut_ends_all_and_takes_nobody() -> None:
    async with wired() as wire:
        async with call(wire) as (reader, writer):
            writer.write(b"x")
            assert await hears(reader, b"x")
            wire.cut()
            with pytest.raises(ENDED):
                await hears(reader, b"y")
        async with call(wire) as (reader, _):
            with pytest.raises(ENDED):
                await hears(reader, b"y")
        wire.mend()
        async with call(wire) as (reader, writer):
            writer.write(b"z")
            assert await hears(reader, b"z")
