"""People with devices, each at an address, at a public table: no server, but all else."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from pinxit.adapters import MemoryStore
from pinxit.decks import built_in
from pinxit.players import RandomPlayer, SameForAll
from pinxit.protocol import VERSION
from pinxit.protocol.messages import (
    AnyServerMessage,
    ClientMessage,
    Do,
    Hello,
    Talk,
    Update,
    Welcome,
    dump,
    parse_server,
)
from pinxit.protocol.sections import SitterView
from pinxit.table.awake.chat import Said
from pinxit.table.commands import AnyWish, Vouch
from pinxit.table.hub import Hub
from pinxit.table.hub.doors import Taken
from pinxit.table.ports import Store
from pinxit.table.settings import Settings, Strangers
from pinxit.web.limits import Limits
from pinxit.web.session import Session
from pinxit.web.visitor import Counters, Visitor
from tests.patience import becomes
from tests.web.house import FakeClock, Paper, settle

SECRET = b"s" * 32
QUIET = Settings(public=True, decks=("plain",))
WELCOME = Settings(public=True, strangers=Strangers.WELCOME, decks=("plain",))
HOME, THERE, FAR = "192.0.2.1", "198.51.100.2", "203.0.113.3"


@asynccontextmanager
async def hub_on(store: Store | None = None, clock: FakeClock | None = None) -> AsyncIterator[Hub]:
    hub = Hub(
        store=store or MemoryStore(),
        clock=clock or FakeClock(),
        decks=built_in().cards,
        roster=SameForAll(RandomPlayer(("a clue",))),
        secret=SECRET,
    )
    try:
        yield hub
    finally:
        await hub.close()


class Guest:
    """Somebody with a device, at an address."""

    def __init__(self, hub: Hub, address: str, code: str, token: str | None) -> None:
        self.paper = Paper()
        self.session = Session(self.paper, Visitor(hub, Counters(hub.clock, Limits()), address))
        self.hello = Hello(protocol=VERSION, table=code, token=token)
        self._wishes = 0

    async def come(self) -> "Guest":
        await self.say(self.hello)
        return self

    async def say(self, message: ClientMessage) -> list[AnyServerMessage]:
        """Say something, and return what comes back."""
        before = len(self.paper.texts)
        self.session.hear(dump(message))
        await becomes(lambda: not self.session._working)  # a memory on disk takes its time
        await settle()
        return [parse_server(text) for text in self.paper.texts[before:]]

    async def do(self, wish: AnyWish) -> list[AnyServerMessage]:
        self._wishes += 1
        return await self.say(Do(id=f"w{self._wishes}", wish=wish))

    def leave(self) -> None:
        self.session.lost()

    @property
    def heard(self) -> list[AnyServerMessage]:
        return [parse_server(text) for text in self.paper.texts]

    @property
    def read(self) -> list[str]:
        """What I have read, and the reactions that I have seen."""
        lines: list[Said] = []
        for message in self.heard:
            lines += message.chat if isinstance(message, Welcome) else ()
            lines += message.said if isinstance(message, Talk) else ()
        return [line.reaction or line.text for line in lines]

    @property
    def sitters(self) -> dict[str, SitterView]:
        views: tuple[SitterView, ...] = ()
        for message in self.heard:
            if isinstance(message, (Welcome, Update)) and message.sections.sitters:
                views = message.sections.sitters
        return {view.seat: view for view in views}

    @property
    def names(self) -> list[str]:
        return [view.name for view in self.sitters.values()]

    @property
    def everything(self) -> str:
        return "\n".join(self.paper.texts)


async def sit(hub: Hub, code: str, name: str, address: str = FAR) -> Taken:
    return await hub.doors.sit(code, name, None, hub.keyring.origin_of(address))


async def open_at(hub: Hub, settings: Settings, name: str = "Olimpia") -> Taken:
    return await hub.open(settings, name, None, hub.keyring.origin_of(HOME))


async def guest(hub: Hub, taken: Taken, address: str = FAR) -> Guest:
    return await Guest(hub, address, taken.code, taken.token).come()


async def spectator(hub: Hub, code: str, address: str = FAR) -> Guest:
    return await Guest(hub, address, code, None).come()


@asynccontextmanager
async def quiet_table() -> AsyncIterator[tuple[Hub, Taken, Guest, Guest, Guest, Guest]]:
    """A quiet table: its host, a friend, a stranger and a spectator."""
    async with hub_on() as hub:
        opened = await open_at(hub, QUIET)
        host = await guest(hub, opened, HOME)
        friend = await guest(hub, await sit(hub, opened.code, "Felicja"))
        await host.do(Vouch("s2"))
        stranger = await guest(hub, await sit(hub, opened.code, "Sigismund"))
        onlooker = await spectator(hub, opened.code)
        yield hub, opened, host, friend, stranger, onlooker
