"""A hello that is refused for now is said again, a few times; one refused for good is not."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from websockets.asyncio.server import ServerConnection, serve

from pinxit import client as clients
from pinxit.client import MOST_PASSING, Client, Dismissed, Place, connect, open_table
from pinxit.protocol import VERSION
from pinxit.web.limits import Limits
from tests.patience import PATIENCE, becomes
from tests.web.house import FakeClock, house


@pytest.fixture(autouse=True)
def _no_long_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clients, "FIRST_PAUSE", 0.005)
    monkeypatch.setattr(clients, "LONGEST_PAUSE", 0.02)


@asynccontextmanager
async def refusing(*reasons: str) -> AsyncIterator[tuple[Place, list[str]]]:
    """A server that refuses hellos, for one reason after the other, then welcomes everyone."""
    left = list(reasons)
    hellos: list[str] = []

    async def answer(socket: ServerConnection) -> None:
        hellos.append(str(await socket.recv()))
        if left:
            await socket.send(json.dumps({"type": "refused", "id": None, "reason": left.pop(0)}))
            await socket.close(4429)
            return
        welcome = {"protocol": VERSION, "seat": "s1", "version": 7, "sections": {}, "chat": []}
        await socket.send(json.dumps({"type": "welcome", "build": "x", **welcome}))
        await socket.wait_closed()

    async with serve(answer, "127.0.0.1", 0) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        yield Place(f"http://127.0.0.1:{port}", "BCDFGH", "s1", "secret"), hellos


@pytest.mark.parametrize("reason", ["failed", "too_fast"])
async def test_a_hello_that_is_refused_for_now_is_said_again(reason: str) -> None:
    async with refusing(reason, reason, reason) as (place, hellos), connect(place) as me:
        assert (me.version, me.goodbye, len(hellos)) == (7, None, 4)


async def test_a_hello_is_not_said_again_for_ever() -> None:
    async with refusing(*["too_fast"] * 99) as (place, hellos):
        with pytest.raises(Dismissed) as dismissed:
            async with connect(place):
                pass
        assert dismissed.value.reason == "too_fast"
        assert len(hellos) == MOST_PASSING + 1


async def test_a_hello_that_is_refused_for_good_is_not_said_again() -> None:
    async with refusing("bad_token") as (place, hellos):
        with pytest.raises(Dismissed) as dismissed:
            async with connect(place):
                pass
        assert (dismissed.value.reason, len(hellos)) == ("bad_token", 1)


async def test_a_spectator_behind_an_address_that_guessed_too_much_comes_in_a_little_later() -> (
    None
):
    clock = FakeClock()
    limits = Limits(guesses_burst=1, guesses_a_second=1.0)
    async with house(clock=clock, limits=limits) as at:
        place = await open_table(at.url, "Ada")
        with pytest.raises(Dismissed):
            async with connect(Place(at.url, "BCDFGX")):
                pass
        me = Client(Place(at.url, place.code))
        running = asyncio.create_task(me.run())
        await becomes(lambda: me.reconnects)
        assert me.version == 0
        await clock.advance(2)
        await me.until(lambda: me.version > 0, PATIENCE)
        assert me.goodbye is None
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
