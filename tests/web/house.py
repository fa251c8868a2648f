"""A server for tests, on loopback, and people who play at it."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager

from msgspec import Struct

from pinxit.adapters import MemoryStore
from pinxit.adapters.blobs_in_memory import MemoryBlobs
from pinxit.client import Client, Place, WishRefused, connect, open_table, sit_down
from pinxit.clips.shelf import Shelf
from pinxit.decks import Catalogue, built_in
from pinxit.decks.blobs import Blobs
from pinxit.decks.darkroom import Darkroom
from pinxit.players import RandomPlayer, Roster, SameForAll
from pinxit.rules import Clue, Phase
from pinxit.rules.commands import Claim, Give, GoOn, Tell, Vote
from pinxit.rules.legal import AnyOption, MayClaim, MayGive, MayGoOn, MayTell, MayVote
from pinxit.table.clock import Clock, RealClock
from pinxit.table.commands import AnyWish
from pinxit.table.hub import Hub, new_seed
from pinxit.table.nodes.cluster import Cluster
from pinxit.table.ports import Store
from pinxit.web.app import make_app
from pinxit.web.clip_desk import ClipDesk
from pinxit.web.limits import Limits
from pinxit.web.server import listen, make_server, running
from pinxit.web.state import State
from pinxit.web.tally import Tally
from tests.patience import PATIENCE


class FakeClock:
    """A clock that stands still until a test moves it."""

    def __init__(self, now: float = 1_000_000.0) -> None:
        self._now = now
        self._waiting: list[tuple[float, asyncio.Future[None]]] = []

    def now(self) -> float:
        return self._now

    async def wait(self, seconds: float) -> None:
        woken = asyncio.get_running_loop().create_future()
        entry = (self._now + seconds, woken)
        self._waiting.append(entry)
        try:
            await woken
        finally:
            if entry in self._waiting:
                self._waiting.remove(entry)

    async def advance(self, seconds: float) -> None:
        """Let time pass, and everyone do what they waited for."""
        await settle()
        until = self._now + seconds
        while due := [entry for entry in self._waiting if entry[0] <= until]:
            first = min(due, key=lambda entry: entry[0])
            self._now = max(self._now, first[0])
            self._waiting.remove(first)
            if not first[1].done():
                first[1].set_result(None)
            await settle()
        self._now = until
        await settle()


async def settle() -> None:
    """Let everything happen that can happen now."""
    for _ in range(30):
        await asyncio.sleep(0)
    await asyncio.sleep(0.005)


class Paper:
    """A wire that keeps what is written on it."""

    def __init__(self, *, room: bool = True) -> None:
        self.room = room
        self.texts: list[str] = []
        self.closed: int | None = None

    def send(self, *texts: bytes) -> None:
        self.texts.extend(text.decode() for text in texts)

    def close(self, code: int) -> None:
        self.closed = code

    def pause(self) -> None:
        pass

    def resume(self) -> None:
        pass


class House(Struct):
    """A running server."""

    url: str
    hub: Hub
    clock: Clock
    state: State


@asynccontextmanager
async def house(
    *,
    clock: Clock | None = None,
    store: Store | None = None,
    limits: Limits | None = None,
    thinking: float = 0.0,
    shows: bool = False,
    catalogue: Catalogue | None = None,
    roster: Roster | None = None,
    admin_token: str | None = None,
    lan_url: str | None = None,
    allowed_origins: tuple[str, ...] = (),
    root_path: str = "",
    trusted_proxies: str = "",
    new_seed: Callable[[], str] = new_seed,
    new_code: Callable[[], str] | None = None,
    cluster: Cluster | None = None,
    secret: bytes | None = None,
    blobs: Blobs | None = None,
) -> AsyncIterator[House]:
    """Run a server for as long as the block runs."""
    catalogue = catalogue or built_in()
    tally = Tally()
    limits = limits or Limits()
    if cluster is not None:
        store, clock = cluster.station.store, cluster.station.clock
    hub = Hub(
        store=store or MemoryStore(),
        clock=clock or RealClock(),
        cluster=cluster,
        secret=secret,
        decks=catalogue.cards,
        roster=roster or SameForAll(RandomPlayer(("a clue",))),
        new_seed=new_seed,
        new_code=new_code,
        thinking=thinking,
        shows=shows,
        meter=tally,
    )
    state = State(
        hub, catalogue, limits, None, allowed_origins, tally=tally, admin_token=admin_token
    )
    state.clips = ClipDesk(hub, Shelf(blobs or MemoryBlobs()), Darkroom(), limits)
    state.lan_url = lan_url
    server = make_server(
        make_app(state), limits, root_path=root_path, trusted_proxies=trusted_proxies
    )
    server.before_exit = hub.say_goodbye
    async with running(server, listen("127.0.0.1", 0)) as url:
        yield House(url, hub, hub.clock, state)


@asynccontextmanager
async def table_of(
    at: House, players: int, **settings: object
) -> AsyncIterator[tuple[Client, ...]]:
    """Open a table with so many people at it, all connected; the first is the host."""
    async with AsyncExitStack() as stack:
        host = await open_table(at.url, "Person 1", settings=settings)
        names = [f"Person {number}" for number in range(2, players + 1)]
        places = [host, *[await sit_down(at.url, host.code, name) for name in names]]
        yield tuple([await stack.enter_async_context(connect(place)) for place in places])


def wish_of(client: Client, rng: random.Random | None = None) -> AnyWish | None:
    """Choose what a person would do now, if anything."""
    for option in client.may:
        wish = _wish(option, rng or random.Random(1))
        if wish is not None:
            return wish
    return None


def _wish(option: AnyOption, rng: random.Random) -> AnyWish | None:
    match option:
        case MayClaim():
            return Claim()
        case MayTell():
            return Tell(rng.choice(option.cards), Clue("a clue"))
        case MayGive():
            return Give(tuple(rng.sample(option.cards, option.number)))
        case MayVote():
            return Vote(tuple(rng.sample(option.cards, option.fewest)))
        case MayGoOn():
            return GoOn()
        case _:
            return None


async def play_to_the_end(client: Client, seconds: float = PATIENCE) -> None:
    """Play whatever can be played until the game is over."""
    rng = random.Random(client.seat)
    while True:
        await client.until(
            lambda: client.phase is Phase.OVER or wish_of(client, rng) is not None, seconds
        )
        if client.phase is Phase.OVER:
            return
        wish = wish_of(client, rng)
        if wish is not None:
            try:
                await client.do(wish)
            except WishRefused as refusal:
                # Somebody else was quicker to claim, or to go on.
                assert refusal.reason in {"wrong_phase", "no_game"}, refusal
                await asyncio.sleep(0.005)


async def everyone_plays(*clients: Client) -> None:
    """Play a game to its end together."""
    await asyncio.gather(*(play_to_the_end(client) for client in clients))


__all__ = [
    "FakeClock",
    "House",
    "Paper",
    "Place",
    "everyone_plays",
    "house",
    "play_to_the_end",
    "settle",
    "table_of",
    "wish_of",
]
