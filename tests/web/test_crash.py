"""`kill -9` at random moments while people play: every acknowledged move is there, once."""

import asyncio
import itertools
import random
import signal
import socket
import sys
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path

from pinxit.adapters import open_store
from pinxit.client import Client, WishRefused, connect, open_table, sit_down
from pinxit.protocol import moves
from pinxit.rules import EDITIONS, Phase
from pinxit.rules.events import CardsGiven, ClueTold, GameStarted, VoteCast
from pinxit.table.codec import load_event
from pinxit.table.ports import CommandRef
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


async def play(client: Client, acknowledged: dict[CommandRef, int], kinds: Counter[str]) -> None:
    """Play for ever, noting what the server has acknowledged, and at which version."""
    rng = random.Random(client.seat)
    for number in itertools.count():
        await client.until(lambda: client.phase is Phase.OVER or wish_of(client, rng), 60)
        wish = wish_of(client, rng)
        ref = CommandRef(client.seat or "", f"{client.seat}-{number}")
        try:
            if client.phase is Phase.OVER:
                await next_edition(client)
                continue
            if wish is None:
                continue
            version = await client.do(wish, wish_id=ref.id)
        except WishRefused as refusal:
            # Others may be quicker to claim or to go on. But a move that only this seat can make
            # is never refused for having been made: sent again, it is answered again.
            own = isinstance(wish, (moves.Tell, moves.Give, moves.Vote))
            assert not own, refusal
            await asyncio.sleep(0.01)
        else:
            acknowledged[ref] = version
            kinds[type(wish).__name__] += 1


async def test_twenty_crashes_lose_nothing_and_do_nothing_twice(tmp_path: Path) -> None:
    rng = random.Random(20)
    server = Killable(tmp_path)
    await server.start()
    url = f"http://127.0.0.1:{server.port}"
    places = [await open_table(url, "One", settings={"house": {"target": 8}})]
    places += [await sit_down(url, places[0].code, name) for name in ("Two", "Three", "Four")]
    acknowledged: dict[CommandRef, int] = {}
    kinds: Counter[str] = Counter()
    try:
        async with AsyncExitStack() as stack:
            people = [await stack.enter_async_context(connect(place)) for place in places]
            await people[0].do(moves.Begin())
            playing = [asyncio.create_task(play(c, acknowledged, kinds)) for c in people]
            for _ in range(KILLS):
                await asyncio.sleep(rng.uniform(0.05, 0.4))
                before = len(acknowledged)
                await server.kill()
                await server.start()
                async with asyncio.timeout(20):
                    while len(acknowledged) <= before:
                        assert not any(task.done() for task in playing), playing
                        await asyncio.sleep(0.01)
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            assert all(client.reconnects >= KILLS / 2 for client in people)
    finally:
        await server.kill()
    await check_memory(tmp_path, places[0].code, acknowledged, kinds)


async def check_memory(
    data: Path, code: str, acknowledged: dict[CommandRef, int], kinds: Counter[str]
) -> None:
    """Look whether every acknowledged move is in the log, once, where it was said to be."""
    store = await open_store(f"sqlite:///{data / 'pinxit.sqlite3'}")
    try:
        records = await store.read(code)
        for ref, version in acknowledged.items():
            assert await store.command_version(code, ref) == version
    finally:
        await store.close()
    assert [record.version for record in records] == list(range(1, len(records) + 1))
    events = [load_event(record.event) for record in records]
    stored = Counter(map(type, events))
    assert {e.edition.id for e in events if isinstance(e, GameStarted)} == set(EDITIONS)
    for kind, wish in ((ClueTold, "Tell"), (CardsGiven, "Give"), (VoteCast, "Vote")):
        unanswered = stored[kind] - kinds[wish]  # on disk when the last answer was lost
        assert 0 <= unanswered <= 4
    assert len(acknowledged) > KILLS
