"""Tables that wake and fall asleep, clients that vanish, disks that are slow or fail."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import pytest

from pinxit.adapters import MemoryStore
from pinxit.client import Place, connect
from pinxit.decks import built_in
from pinxit.players import RandomPlayer, SameForAll
from pinxit.rules import Phase, Refusal
from pinxit.rules.commands import Claim, Finish
from pinxit.table.awake.live import Moment
from pinxit.table.commands import AddComputer, Begin, ChangeSettings, HandOver
from pinxit.table.hub import Hub
from pinxit.table.hub.public_list import LISTED_FOR
from pinxit.table.ports import CommandRef, Listing, Record, Wake
from pinxit.table.settings import Settings
from tests.web.house import FakeClock, house, settle, table_of


class SlowStore(MemoryStore):
    """A memory whose appends and reads can be held up, or fail."""

    def __init__(self) -> None:
        super().__init__()
        self.go = asyncio.Event()
        self.go.set()
        self.fail_wakes = 0
        self.fail_after_append = False

    async def append(
        self,
        code: str,
        version: int,
        events: Sequence[bytes],
        listing: Listing | None,
        at: float,
        command: CommandRef | None = None,
        snapshot: bytes | None = None,
    ) -> None:
        await super().append(code, version, events, listing, at, command, snapshot)
        await self.go.wait()
        if self.fail_after_append:
            raise OSError("the answer was lost")

    async def read(self, code: str, after: int = 0) -> tuple[Record, ...]:
        await self.go.wait()
        return await super().read(code, after)

    async def wake(self, code: str) -> Wake | None:
        await asyncio.sleep(0)
        if self.fail_wakes:
            self.fail_wakes -= 1
            raise OSError("no disk")
        return await super().wake(code)


@asynccontextmanager
async def hub_on(store: MemoryStore) -> AsyncIterator[Hub]:
    hub = Hub(
        store=store,
        clock=FakeClock(),
        decks=built_in().cards,
        roster=SameForAll(RandomPlayer(("a clue",))),
    )
    try:
        yield hub
    finally:
        for code in tuple(hub.tables._awake):
            await hub.tables.let_sleep(code)


async def table_with_three(hub: Hub) -> str:
    code = (await hub.open(Settings(), "One", None)).code
    for name in ("Two", "Three"):
        await hub.doors.sit(code, name, None)
    return code


async def test_an_accepted_command_is_remembered_across_restarts() -> None:
    store = MemoryStore()
    ref = CommandRef("s1", "the same")
    async with hub_on(store) as hub:
        code = await table_with_three(hub)
        version = await (await hub.live(code)).handle("s1", AddComputer(), ref)
    async with hub_on(store) as hub:
        live = await hub.live(code)
        assert await live.handle("s1", AddComputer(), ref) == version
        assert await live.handle("s1", Begin(), ref) == version  # the id counts, not the wish
        assert live.table.version == version
        assert len(live.table.sitters) == 4


async def test_a_remembered_command_is_answered_even_if_it_would_be_refused_now() -> None:
    store = MemoryStore()
    async with hub_on(store) as hub:
        code = await table_with_three(hub)
        live = await hub.live(code)
        await live.handle("s1", Begin())
        version = await live.handle("s2", Claim(), CommandRef("s2", "claim"))
    async with hub_on(store) as hub:
        live = await hub.live(code)
        again = await live.handle("s2", Claim(), CommandRef("s2", "claim"))
        assert again == version
        with pytest.raises(Refusal):
            await live.handle("s2", Claim(), CommandRef("s2", "another"))


async def test_what_became_of_a_wish_is_found_out_even_if_its_sender_is_gone() -> None:
    store = SlowStore()
    async with hub_on(store) as hub:
        live = await hub.live(await table_with_three(hub))
        store.go.clear()
        wish = asyncio.create_task(live.handle("s1", HandOver("s2")))
        await settle()
        wish.cancel()
        await asyncio.gather(wish, return_exceptions=True)
        store.go.set()
        await settle()  # the caretaker looks at the disk
        assert live.table.host == "s2"
        assert live.table.version == len(await store.read(live.table.code))


async def test_an_append_that_was_kept_although_it_failed_is_found() -> None:
    store = SlowStore()
    async with hub_on(store) as hub:
        live = await hub.live(await table_with_three(hub))
        store.fail_after_append = True
        with pytest.raises(OSError, match="lost"):
            await live.handle("s1", HandOver("s2"), CommandRef("s1", "x"))
        store.fail_after_append = False
        kept = len(await store.read(live.table.code))
        assert await live.handle("s1", HandOver("s2"), CommandRef("s1", "x")) == kept
        assert live.table.host == "s2"
        assert live.table.version == kept


async def test_a_move_for_a_game_that_is_over_is_not_taken_for_the_next() -> None:
    async with hub_on(MemoryStore()) as hub:
        live = await hub.live(await table_with_three(hub))
        await live.handle("s1", Begin())
        claim = Claim()
        then = Moment(game=1, round=1, phase=Phase.RACE)
        await live.handle("s1", Finish())
        await live.handle("s1", Begin())
        with pytest.raises(Refusal, match="moment_passed"):
            await live.handle("s2", claim, moment=then)
        await live.handle("s2", claim, moment=Moment(game=2, round=1, phase=Phase.RACE))


async def test_a_public_table_that_everybody_has_left_alone_is_not_listed() -> None:
    async with hub_on(MemoryStore()) as hub:
        opened = await hub.open(Settings(public=True), "One", None)
        assert [line.code for line in await hub.public_tables(9)] == [opened.code]
        clock = hub.clock
        assert isinstance(clock, FakeClock)
        await clock.advance(LISTED_FOR + 1)
        assert await hub.public_tables(9) == ()


async def test_an_export_does_not_show_a_game_that_begins_meanwhile() -> None:
    store = SlowStore()
    async with hub_on(store) as hub:
        code = await table_with_three(hub)
        live = await hub.live(code)
        before = live.table.version
        store.go.clear()
        exporting = asyncio.create_task(hub.archive.export(code))
        beginning = asyncio.create_task(live.handle("s1", Begin()))
        await settle()
        store.go.set()
        await beginning
        assert [record.version for record in await exporting] == list(range(1, before + 1))


async def test_a_table_is_woken_once_however_many_come_and_however_often_it_fails() -> None:
    store = SlowStore()
    async with hub_on(store) as hub:
        code = await table_with_three(hub)
    async with hub_on(store) as hub:
        store.fail_wakes = 1
        comers = [asyncio.create_task(hub.live(code)) for _ in range(3)]
        await asyncio.gather(*comers, return_exceptions=True)
        lives = {id(await hub.live(code)) for _ in range(3)}
        assert len(lives) == 1
        assert len(hub.tables._caretakers) == 1


async def test_a_deleted_table_stays_deleted() -> None:
    store = MemoryStore()
    async with hub_on(store) as hub:
        code = await table_with_three(hub)
        await hub.delete(code)
        with pytest.raises(Refusal):
            await hub.live(code)


async def test_spectators_go_when_they_are_not_wanted_any_more() -> None:
    async with (
        house() as at,
        table_of(at, 3) as people,
        connect(Place(at.url, people[0].place.code)) as spectator,
    ):
        await people[0].do(ChangeSettings(Settings(spectators=False)))
        await spectator.until(lambda: spectator.goodbye)
        assert spectator.goodbye == "no_spectators"


async def test_somebody_else_is_host_when_the_host_is_away_for_long() -> None:
    clock = FakeClock()
    async with house(clock=clock) as at, table_of(at, 3) as people:
        host, heir, _ = people
        assert host._socket is not None
        host.goodbye = "asleep"
        await host._socket.close()
        live = await at.hub.live(heir.place.code)
        while live.is_here("s1"):
            await settle()
        await clock.advance(119)
        assert live.table.host == "s1"
        await clock.advance(1)
        await heir.until(lambda: heir.view.table and heir.view.table.host == "s2")
