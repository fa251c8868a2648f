"""People who play as fast as they may, and note down everything that was acknowledged."""

import asyncio
import itertools
import random
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from unittest.mock import patch

from msgspec import Struct, field

from pinxit.client import Client, Place, WishRefused, connect, open_table, sit_down
from pinxit.rules import EDITIONS, Phase
from pinxit.rules.commands import Give, Tell, Vote
from pinxit.table.commands import AnyWish, Begin, ChangeSettings
from pinxit.table.ports import CommandRef
from pinxit.table.settings import Settings
from tests.patience import PATIENCE
from tests.web.house import wish_of

PACE = 0.055  # seconds: a connection that says more than twenty things a second is sent away
LONGEST_PAUSE = 0.3  # seconds before coming back
OWN_MOVES = (Tell, Give, Vote)  # nobody else can make them in one's place


class Ledger(Struct):
    """What the server has acknowledged at one table."""

    code: str
    players: int
    acknowledged: dict[CommandRef, int] = field(default_factory=dict)
    sent: set[CommandRef] = field(default_factory=set)
    kinds: Counter[str] = field(default_factory=Counter)
    by_seat: Counter[str] = field(default_factory=Counter)
    failed: Counter[str] = field(default_factory=Counter)  # wishes refused because the disk failed

    def note(self, ref: CommandRef, version: int, wish: AnyWish) -> None:
        """Write down an acknowledgement."""
        assert ref not in self.acknowledged
        self.acknowledged[ref] = version
        self.kinds[type(wish).__name__] += 1
        self.by_seat[ref.seat] += 1


class Roster(Struct):
    """Some tables in full play."""

    ledgers: tuple[Ledger, ...]
    people: tuple[tuple[Client, ...], ...]
    playing: tuple[asyncio.Task[None], ...]

    @property
    def moves(self) -> int:
        """How much was acknowledged at all tables."""
        return sum(len(ledger.acknowledged) for ledger in self.ledgers)

    def check(self) -> None:
        """Nobody has given up playing; if somebody has, say why."""
        for task in self.playing:
            if task.done():
                task.result()
                raise AssertionError("somebody stopped playing")

    async def each_table_goes_on(self, seconds: float = PATIENCE) -> None:
        """Wait until something more is acknowledged at each table."""
        before = [len(ledger.acknowledged) for ledger in self.ledgers]
        await self._until(
            lambda: all(
                len(ledger.acknowledged) > n for ledger, n in zip(self.ledgers, before, strict=True)
            ),
            seconds,
        )

    async def everybody_goes_on(self, seconds: float = PATIENCE) -> None:
        """Wait until something more is acknowledged to each person."""
        before = [ledger.by_seat.copy() for ledger in self.ledgers]
        await self._until(
            lambda: all(
                ledger.by_seat[f"s{seat}"] > were[f"s{seat}"]
                for ledger, were in zip(self.ledgers, before, strict=True)
                for seat in range(1, ledger.players + 1)
            ),
            seconds,
        )

    async def _until(self, holds: Callable[[], bool], seconds: float) -> None:
        async with asyncio.timeout(seconds):
            while not holds():
                self.check()
                await asyncio.sleep(0.01)


async def sit_together(url: str, players: int, edition: str | None = None) -> list[Place]:
    """Take seats at a new table."""
    settings = {"edition": edition or next(iter(EDITIONS)), "house": {"target": 8}}
    host = await open_table(url, "Person 1", settings=settings)
    names = [f"Person {number}" for number in range(2, players + 1)]
    return [host, *[await sit_down(url, host.code, name) for name in names]]


async def play(client: Client, ledger: Ledger) -> None:
    """Play for ever, one game after another."""
    rng = random.Random(f"{ledger.code}{client.seat}")
    for number in itertools.count():
        await client.until(lambda: client.phase is Phase.OVER or wish_of(client, rng), PATIENCE)
        if client.phase is Phase.OVER:
            await _next_game(client, ledger)
        elif (wish := wish_of(client, rng)) is not None:
            ref = CommandRef(client.seat or "", f"{client.seat}-{number}")
            await _wish(client, wish, ref, ledger)
        await asyncio.sleep(PACE)


async def _wish(client: Client, wish: AnyWish, ref: CommandRef, ledger: Ledger) -> None:
    ledger.sent.add(ref)
    try:
        version = await client.do(wish, wish_id=ref.id)
    except WishRefused as refusal:
        if refusal.reason == "failed":
            ledger.failed[ref.seat] += 1
            return
        # Others may be quicker to claim or to go on. But a move that only this seat can make is
        # never refused for having been made: sent again, it is answered again.
        assert not isinstance(wish, OWN_MOVES), refusal
    else:
        ledger.note(ref, version, wish)


async def _next_game(client: Client, ledger: Ledger) -> None:
    """Begin a game of the next edition, if it is one's own table."""
    if client.seat != "s1" or not client.view.table:
        return
    editions = list(EDITIONS)
    edition = editions[(editions.index(client.view.table.settings.edition) + 1) % len(editions)]
    try:
        await client.do(ChangeSettings(Settings(edition=edition, house={"target": 8})))
        await client.do(Begin())
    except WishRefused as refusal:
        # Asked twice, as the answer to the first was lost: the game has begun.
        assert refusal.reason in {"game_running", "failed"}, refusal
        ledger.failed[client.seat] += refusal.reason == "failed"


@asynccontextmanager
async def roster(url: str, sizes: Sequence[int]) -> AsyncIterator[Roster]:
    """Let tables of these sizes play for as long as the block runs, each another edition."""
    editions = list(EDITIONS)
    async with AsyncExitStack() as stack:
        # A server that dies every second: whoever waits for seconds misses it.
        stack.enter_context(patch("pinxit.client.LONGEST_PAUSE", LONGEST_PAUSE))
        ledgers, people = [], []
        for number, players in enumerate(sizes):
            places = await sit_together(url, players, editions[number % len(editions)])
            here = [await stack.enter_async_context(connect(place)) for place in places]
            await here[0].do(Begin())
            ledgers.append(Ledger(places[0].code, players))
            people.append(tuple(here))
        playing = [
            asyncio.create_task(play(client, ledger))
            for ledger, here in zip(ledgers, people, strict=True)
            for client in here
        ]
        try:
            yield Roster(tuple(ledgers), tuple(people), tuple(playing))
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
