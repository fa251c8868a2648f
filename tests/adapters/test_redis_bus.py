"""The bus on a real Valkey: what is listened to is heard, whatever becomes of the connection."""

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from typing import Any, Self, cast

import pytest
from redis.asyncio import Redis

from pinxit.adapters import redis_bus
from pinxit.adapters.redis_bus import RedisBus
from tests.engines.fixtures import Prefixed
from tests.patience import PATIENCE, becomes


@asynccontextmanager
async def bus_of(valkey: Prefixed, node: str) -> AsyncIterator[RedisBus]:
    bus = await RedisBus.open(valkey.url, node, valkey.prefix)
    try:
        yield bus
    finally:
        await bus.close()


async def hang_up_on(valkey: Prefixed, node: str) -> None:
    """End the connection by which a node hears; others may use this server, too."""
    async with Redis.from_url(valkey.url) as link:
        clients = await link.client_list()
        for client in clients:
            if client["name"] == f"pinxit-{node}-ears":
                await cast("Awaitable[Any]", link.client_kill_filter(_id=client["id"]))


async def test_what_one_tells_the_other_hears(valkey: Prefixed) -> None:
    async with bus_of(valkey, "one") as one, bus_of(valkey, "two") as two:
        heard: list[bytes] = []
        await two.listen("tea", heard.append)
        one.tell("tea", b"is ready")
        one.tell("coffee", b"is not")
        await becomes(lambda: heard == [b"is ready"])
        assert await one.ask("tea", b"who is there?") == 1
        assert await one.ask("coffee", b"and there?") == 0


async def test_a_lease_is_one_nodes_until_it_lets_go(valkey: Prefixed) -> None:
    async with bus_of(valkey, "one") as one, bus_of(valkey, "two") as two:
        assert await one.lease("clock", 60)
        assert await one.lease("clock", 60)
        assert await two.lease("clock", 60) is False
        await two.let_go("clock")
        assert await two.lease("clock", 60) is False
        await one.let_go("clock")
        assert await two.lease("clock", 60)
        await two.let_go("clock")


async def test_a_topic_that_is_left_and_listened_to_again_at_once_is_heard(
    valkey: Prefixed,
) -> None:
    async with bus_of(valkey, "one") as one:
        for number in range(20):
            heard: list[bytes] = []
            await one.listen("tea", heard.append)
            one.leave("tea")
            await one.listen("tea", heard.append)
            await asyncio.sleep(0.001 * number)  # whatever was to be done later is done
            assert await one.ask("tea", b"is ready") == 1
            await becomes(lambda heard=heard: heard == [b"is ready"])  # type: ignore[misc]  # a lambda
            one.leave("tea")


async def test_a_topic_that_is_asked_for_while_there_is_no_connection_is_heard_on_the_next(
    valkey: Prefixed,
) -> None:
    topics = [f"topic {number}" for number in range(60)]
    async with bus_of(valkey, "one") as one:
        heard: set[str] = set()
        ending = asyncio.create_task(hang_up_on(valkey, "one"))
        for topic in topics:
            await one.listen(topic, lambda _, topic=topic: heard.add(topic))  # type: ignore[misc]  # a lambda
            await asyncio.sleep(0.02)  # so that some come at each moment of a beginning
        await ending

        async def all_are() -> bool:
            return all([await one.ask(topic, b"heard?") == 1 for topic in topics])

        await becomes(all_are)
        await becomes(lambda: heard == set(topics))


async def test_it_is_said_whenever_something_may_have_been_missed(valkey: Prefixed) -> None:
    async with bus_of(valkey, "one") as one:
        assert one.up
        times = 0

        def back() -> None:
            nonlocal times
            times += 1

        one.when_back(back)
        await hang_up_on(valkey, "one")  # for less than an echo is waited for
        await becomes(lambda: times == 1)
        assert one.up


async def test_it_is_said_also_if_what_was_told_was_lost(
    valkey: Prefixed, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with bus_of(valkey, "one") as one:
        back = asyncio.Event()
        one.when_back(back.set)
        monkeypatch.setattr(redis_bus, "MOST_WAITING", 0)
        one.tell("tea", b"is ready")
        monkeypatch.undo()
        await asyncio.wait_for(back.wait(), PATIENCE)


async def test_it_ends_though_its_driver_forgets_that_somebody_was_cancelled(
    valkey: Prefixed, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As `asyncio.wait_for` did up to Python 3.11, by which the driver writes."""
    async with bus_of(valkey, "one") as one:
        began = asyncio.Event()

        class Forgetful:
            async def __aenter__(self) -> Self:
                return self

            async def __aexit__(self, *_of: object) -> None:
                pass

            def publish(self, _name: str, _message: bytes) -> None:
                pass

            async def execute(self) -> list[int]:
                began.set()
                try:
                    await asyncio.sleep(PATIENCE)
                except asyncio.CancelledError:
                    return [1]
                return [0]

        monkeypatch.setattr(one._redis, "pipeline", lambda **_: Forgetful())
        await asyncio.wait_for(began.wait(), PATIENCE)
        closing = asyncio.create_task(one.close())
        done, _ = await asyncio.wait([closing], timeout=PATIENCE / 4)
        assert done, "whoever closes it waits for ever"
