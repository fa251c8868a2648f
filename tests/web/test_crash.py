"""`kill -9` at random moments while people play: every acknowledged move is there, once."""

import asyncio
import random
import signal
import socket
import sys
from collections import Counter
from pathlib import Path

from pinxit.adapters import open_store
from pinxit.client import Client, WishRefused, connect, open_table, sit_down
from pinxit.protocol import moves
from pinxit.rules import EDITIONS, Phase
from pinxit.rules.events import CardsGiven, ClueTold, GameStarted, VoteCast
from pinxit.table.codec import load_event
from pinxit.table.settings import Settings
from tests.web.house import wish_of

KILLS = 20


class Killable:
    """A server in a process of its own, killed and started again on the same port."""

    def __init__(self, data: Path) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self._data = data
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        self._process = await asyncio.create_subprocess_exec(
            *(Path(sys.executable).parent / "pinxit", "serve", "--quiet", "--host", "127.0.0.1"),
            *("--port", str(self.port), "--data-dir", str(self._data)),
        )
        async with asyncio.timeout(20):
            while not await self._answers():  # noqa: ASYNC110 (another process)
                await asyncio.sleep(0.02)

    async def kill(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        await self._process.wait()

    async def _answers(self) -> bool:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", self.port)
        except OSError:
            return False
        writer.close()
        return True


async def next_edition(client: Client) -> None:
    """Begin a game of the next edition, if it is one's own table."""
    if client.seat == "s1" and client.view.table:
        editions = list(EDITIONS)
        settings = Settings(
            edition=editions[client.view.table.games % len(editions)], house={"target": 8}
        )
        await client.do(moves.ChangeSettings(settings))
        await client.do(moves.Begin())
    await asyncio.sleep(0.01)


async def play(client: Client, acknowledged: Counter[str]) -> None:
    """Play for ever, counting what the server has acknowledged."""
    rng = random.Random(client.seat)  # noqa: S311
    while True:
        await client.until(lambda: client.phase is Phase.OVER or wish_of(client, rng), 60)
        wish = wish_of(client, rng)
        try:
            if client.phase is Phase.OVER:
                await next_edition(client)
                continue
            if wish is None:
                continue
            await client.do(wish)
        except WishRefused:
            await asyncio.sleep(0.01)
        else:
            acknowledged[type(wish).__name__] += 1


async def test_twenty_crashes_lose_nothing_and_do_nothing_twice(tmp_path: Path) -> None:
    rng = random.Random(20)  # noqa: S311
    server = Killable(tmp_path)
    await server.start()
    url = f"http://127.0.0.1:{server.port}"
    places = [await open_table(url, "One", settings={"house": {"target": 8}})]
    places += [await sit_down(url, places[0].code, name) for name in ("Two", "Three", "Four")]
    acknowledged: Counter[str] = Counter()
    async with (
        connect(places[0]) as a,
        connect(places[1]) as b,
        connect(places[2]) as c,
        connect(places[3]) as d,
    ):
        people = (a, b, c, d)
        await a.do(moves.Begin())
        playing = [asyncio.create_task(play(client, acknowledged)) for client in people]
        for _ in range(KILLS):
            await asyncio.sleep(rng.uniform(0.05, 0.4))
            before = sum(acknowledged.values())
            await server.kill()
            await server.start()
            async with asyncio.timeout(20):
                while sum(acknowledged.values()) <= before:
                    assert not any(task.done() for task in playing)
                    await asyncio.sleep(0.01)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        assert all(client.reconnects >= KILLS / 2 for client in people)
        await server.kill()
    store = await open_store(f"sqlite:///{tmp_path / 'pinxit.sqlite3'}")
    records = await store.read(places[0].code)
    await store.close()
    assert [record.version for record in records] == list(range(1, len(records) + 1))
    events = [load_event(record.event) for record in records]
    stored = Counter(map(type, events))
    played = {event.edition.id for event in events if isinstance(event, GameStarted)}
    assert played == set(EDITIONS)
    unanswered = len(people)  # moves that were on disk when the last answer was lost
    for kind, wish in ((ClueTold, "Tell"), (CardsGiven, "Give"), (VoteCast, "Vote")):
        assert acknowledged[wish] <= stored[kind] <= acknowledged[wish] + unanswered
    assert sum(acknowledged.values()) > KILLS
