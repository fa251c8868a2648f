"""What no game bounds is not written without end, and what nobody needs does not stay."""

import logging
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from pinxit.adapters import MemoryStore, open_store
from pinxit.cli.audit_sources import _Export, _games
from pinxit.decks import built_in
from pinxit.players import RandomPlayer, SameForAll
from pinxit.rules import Phase, Seat
from pinxit.rules.commands import Finish, TakeBack
from pinxit.table.albums import Album
from pinxit.table.awake.live import LiveTable
from pinxit.table.commands import (
    AddComputer,
    AnyTableCommand,
    Begin,
    ChangeSettings,
    GiveHeart,
    Kick,
    SetReady,
    SignAlbum,
    StandUp,
    Whisper,
)
from pinxit.table.errors import NotAllowed, TableReason
from pinxit.table.hub import Hub
from pinxit.table.ports import CommandRef, Store
from pinxit.table.pruning import KEPT_SECONDS, SNAPSHOT_AFTER, prunable
from pinxit.table.settings import Settings
from pinxit.table.state import PastGame, Table
from pinxit.table.thrift import SEAT_BURST, SEAT_REFILL, TABLE_BURST, Thrift
from tests.table.evening import move_of
from tests.web.house import FakeClock

HOUR = 3600.0


def hub_on(store: Store, clock: FakeClock, most: int | None = None) -> Hub:
    roster = SameForAll(RandomPlayer(("a clue",)))
    cards = built_in().cards
    return Hub(store=store, clock=clock, decks=cards, roster=roster, most_bytes=most)


@pytest.fixture
async def hub() -> AsyncIterator[Hub]:
    hub = hub_on(MemoryStore(), FakeClock())
    yield hub
    await hub.close()


async def table_of_three(hub: Hub) -> tuple[LiveTable, Seat, Seat]:
    host = await hub.open(Settings(), "Ada", None)
    guest = await hub.doors.sit(host.code, "Ben", None)
    await hub.doors.sit(host.code, "Cyd", None)
    return await hub.live(host.code), host.seat, guest.seat


def to_and_fro(live: LiveTable) -> ChangeSettings:
    """Return other settings than those that hold."""
    chat = not live.table.settings.chat
    return ChangeSettings(replace(live.table.settings, chat=chat))


async def accepted(live: LiveTable, seat: Seat, tries: int) -> int:
    """Change a setting to and fro; return how often that was granted."""
    granted = 0
    for _ in range(tries):
        try:
            await live.handle(seat, to_and_fro(live))
            granted += 1
        except NotAllowed as refusal:
            assert refusal.reason is TableReason.TOO_FAST
    return granted


async def reason(live: LiveTable, seat: Seat, command: AnyTableCommand) -> str | None:
    try:
        await live.handle(seat, command)
    except NotAllowed as refusal:
        return refusal.reason
    return None


async def test_settings_that_hold_already_are_no_event(hub: Hub) -> None:
    live, host, _ = await table_of_three(hub)
    before = live.table.version
    for _ in range(50):
        assert await live.handle(host, ChangeSettings(live.table.settings)) == before
    assert live.table.version == before


async def test_one_who_changes_to_and_fro_is_stopped_and_may_again_later(hub: Hub) -> None:
    live, host, guest = await table_of_three(hub)
    assert await accepted(live, host, SEAT_BURST + 50) == SEAT_BURST
    assert await reason(live, guest, SetReady(ready=True)) is None  # the others do not notice
    assert isinstance(hub.clock, FakeClock)
    hub.clock._now += 10 * SEAT_REFILL
    assert await accepted(live, host, 50) == 10


async def test_one_who_sits_down_and_leaves_without_end_uses_up_only_their_own(hub: Hub) -> None:
    live, host, _ = await table_of_three(hub)
    code, there = live.table.code, "where Eve comes from"
    for _ in range(SEAT_BURST):
        eve = await hub.doors.sit(code, "Eve", None, there)
        await live.handle(eve.seat, StandUp())
    with pytest.raises(NotAllowed, match="too much"):
        await hub.doors.sit(code, "Eve", None, there)
    await hub.doors.sit(code, "Dan", None, "elsewhere")
    assert await reason(live, host, SetReady(ready=True)) is None
    assert await accepted(live, host, 20) == 20


async def test_a_table_that_slept_has_no_more_than_before(hub: Hub) -> None:
    live, host, _ = await table_of_three(hub)
    await accepted(live, host, SEAT_BURST)
    await hub.tables.let_sleep(live.table.code)
    assert await accepted(await hub.live(live.table.code), host, 5) == 0


def test_a_table_has_a_bound_of_its_own() -> None:
    clock = FakeClock()
    thrift, granted = Thrift(clock), 0
    for number in range(2 * TABLE_BURST):
        with suppress(NotAllowed):
            granted += thrift.spend("ABCD", f"s{number % 12}", Begin())
    assert granted == TABLE_BURST
    assert thrift.spend("EFGH", "s1", Begin())


async def test_nobody_is_kept_from_leaving_from_ending_or_from_sending_somebody_away(
    hub: Hub,
) -> None:
    live, host, guest = await table_of_three(hub)
    await live.handle(host, AddComputer())
    await live.handle(host, Begin())
    budget = hub.thrift._of_table.of(live.table.code)
    assert budget.spend(int(budget.left))
    assert await reason(live, host, to_and_fro(live)) == TableReason.TOO_FAST
    assert await reason(live, host, Finish()) is None
    assert await reason(live, host, Kick(live.table.sitters[-1].seat)) is None
    assert await reason(live, guest, StandUp()) is None


def test_who_has_signed_too_often_still_takes_their_name_back() -> None:
    thrift = Thrift(FakeClock())
    for _ in range(SEAT_BURST):
        assert thrift.spend("ABCD", "s1", SignAlbum(1, named=True))
    with pytest.raises(NotAllowed):
        thrift.spend("ABCD", "s1", SignAlbum(1, named=True))
    assert not thrift.spend("ABCD", "s1", SignAlbum(1, named=False))


def test_who_has_whispered_too_often_still_takes_their_words_back() -> None:
    thrift = Thrift(FakeClock())
    for _ in range(SEAT_BURST):
        assert thrift.spend("ABCD", "s1", Whisper("own-5f/1", "a boat"))
    with pytest.raises(NotAllowed):
        thrift.spend("ABCD", "s1", Whisper("own-5f/1", "a boat"))
    assert not thrift.spend("ABCD", "s1", Whisper("own-5f/1", ""))


def test_moves_are_free_but_those_that_lead_back() -> None:
    thrift = Thrift(FakeClock())
    assert thrift.spend("ABCD", "s1", TakeBack())
    assert not thrift.spend("ABCD", None, Begin())  # what a table does by itself
    assert not thrift.spend("ABCD", "s1", StandUp())


async def test_a_wish_that_was_granted_is_answered_when_nothing_more_is(hub: Hub) -> None:
    live, host, _ = await table_of_three(hub)
    ref = CommandRef(host, "mine")
    granted = await live.handle(host, to_and_fro(live), ref)
    live.journal._commands.clear()  # as after a while, or a restart
    again = await live.handle(host, to_and_fro(live), ref, spend=lambda _: False)
    assert again == granted
    with pytest.raises(NotAllowed):
        await live.handle(host, to_and_fro(live), CommandRef(host, "next"), spend=lambda _: False)


async def test_what_lies_between_games_does_not_gather(tmp_path: Path) -> None:
    """However often settings change, what is stored of it is what an hour allows."""
    clock = FakeClock()
    store = await open_store(f"sqlite:///{tmp_path}/pinxit.sqlite3")
    hub = hub_on(store, clock)
    live, host, guest = await table_of_three(hub)
    code = live.table.code
    await live.handle(host, Begin())
    await live.handle(host, Finish())
    kept = []
    for _ in range(12):
        await accepted(live, host, SEAT_BURST)
        kept.append(len(await store.read(code)))
        clock._now += HOUR + 1
    assert live.table.version > 10 * SEAT_BURST
    assert max(kept) < 4 * SEAT_BURST + SNAPSHOT_AFTER
    # All that is needed is there: the game, the seats, and the table as it stands.
    assert (await hub.archive.story(code, 1)).recap is not None
    assert (await hub.archive.evidence(code, 1))[1]
    assert {r.version for r in await hub.archive.export(code)} >= {
        live.table.history[0].first_version
    }
    await hub.tables.let_sleep(code)
    woken = await hub.live(code)
    assert woken.table == live.table
    assert await woken.memory() == await live.memory()
    assert await reason(woken, guest, SetReady(ready=True)) is None
    await hub.close()


async def test_a_heart_that_came_when_the_game_was_over_stays_as_long_as_its_story(
    hub: Hub,
) -> None:
    live, host, guest = await table_of_three(hub)
    await live.handle(host, Begin())
    while live.table.game is None or live.table.game.phase is not Phase.REVEAL:
        seat = live.table.game.round.awaited[0] if live.table.game else host
        assert live.table.game is not None
        await live.handle(seat, move_of(live.table.game, seat))
    await live.handle(host, Finish())
    await accepted(live, host, 50)
    reveal = live.table.game.last_reveal
    assert reveal is not None
    card = next(card for card in reveal.board if card not in reveal.laid[guest])
    await live.handle(guest, GiveHeart(card))
    loved = live.table.version
    told = await hub.archive.story(live.table.code, 1)
    assert told.hearts == {1: {guest: card}}
    await accepted(live, host, 50)
    assert isinstance(hub.clock, FakeClock)
    hub.clock._now += HOUR + 1
    await live.handle(
        host, Begin()
    )  # the table is written down whole, and what it needs no more goes
    kept = {record.version for record in await hub.store.read(live.table.code)}
    assert not kept & set(range(loved + 1, loved + 51))
    assert await hub.archive.story(live.table.code, 1) == told


async def test_a_seat_that_was_asked_for_again_is_the_same_after_pruning() -> None:
    hub = hub_on(MemoryStore(), FakeClock())
    opened = await hub.open(Settings(), "Ada", None)
    live = await hub.live(opened.code)
    assert isinstance(hub.clock, FakeClock)
    await accepted(live, opened.seat, SEAT_BURST)
    hub.clock._now += KEPT_SECONDS + 1
    taken = await hub.doors.sit(opened.code, "Ben", None, request="again")
    await accepted(live, opened.seat, SEAT_BURST)
    assert (await hub.doors.sit(opened.code, "Ben", None, request="again")).seat == taken.seat
    await hub.close()


async def test_a_node_that_was_overtaken_by_far_wakes_anew() -> None:
    clock, store = FakeClock(), MemoryStore()
    one, other = hub_on(store, clock), hub_on(store, clock)
    opened = await one.open(Settings(), "Ada", None)
    behind, ahead = await one.live(opened.code), await other.live(opened.code)
    for _ in range(3):
        await accepted(ahead, opened.seat, SEAT_BURST)
        clock._now += HOUR + 1
    assert (await store.read(opened.code))[0].version > behind.table.version + 1
    await behind.handle(opened.seat, SetReady(ready=True))
    assert behind.table.ready == (opened.seat,)
    assert behind.table.settings == ahead.table.settings
    await one.close()


@pytest.mark.parametrize(
    ("games", "snapshot", "spans"),
    [
        ([], 0, ()),
        ([], 9, ((1, 9),)),
        ([(4, 6)], 9, ((1, 3), (7, 9))),
        ([(1, 6), (7, 9)], 9, ()),
        ([(4, 20)], 3, ((1, 3),)),
        ([(3, 5), (8, 12)], 7, ((1, 2), (6, 7))),
    ],
)
def test_spans_between_games(
    games: list[tuple[int, int]], snapshot: int, spans: tuple[tuple[int, int], ...]
) -> None:
    history = tuple(
        PastGame(n, "dixit", {}, (), {}, first, last) for n, (first, last) in enumerate(games)
    )
    table = Table(code="ABCD", version=30, settings=Settings(), history=history)
    assert prunable(table, snapshot) == spans


def test_the_story_of_a_game_ends_with_its_last_heart() -> None:
    past = PastGame(1, "dixit", {}, (), {}, 4, 6)
    table = Table(code="ABCD", version=30, settings=Settings(), history=(past,))
    loved = replace(table, albums=(Album(game=1, loved_until=8),))
    assert prunable(table, 20) == ((1, 3), (7, 20))
    assert prunable(loved, 20) == ((1, 3), (9, 20))


async def test_a_full_memory_takes_running_games_and_nothing_else(
    caplog: pytest.LogCaptureFixture,
) -> None:
    hub = hub_on(MemoryStore(), FakeClock(), 1_000_000)
    live, host, guest = await table_of_three(hub)
    await live.handle(host, AddComputer())
    await live.handle(host, Begin())
    with caplog.at_level(logging.WARNING):
        hub.room.take(850_000)
        hub.room.take(860_000)
        assert caplog.text.count("nearly full") == 1
        assert await reason(live, host, to_and_fro(live)) is None
        hub.room.take(1_000_001)
    assert "the database is full" in caplog.text
    assert await reason(live, host, to_and_fro(live)) == TableReason.FULL
    for refused in (hub.open(Settings(), "Eve", None), hub.doors.sit(live.table.code, "Eve", None)):
        with pytest.raises(NotAllowed) as refusal:
            await refused
        assert refusal.value.reason is TableReason.FULL
    assert await reason(live, host, Finish()) is None
    assert await reason(live, host, Begin()) == TableReason.FULL
    assert await reason(live, guest, StandUp()) is None
    hub.room.take(10)
    assert await reason(live, host, Begin()) is None
    await hub.close()


async def test_an_export_says_who_played_and_how_many_games_there_were() -> None:
    """As `pinxit audit` reads it, when the log does not say so any more."""
    hub = hub_on(MemoryStore(), FakeClock())
    live, host, _ = await table_of_three(hub)
    for _ in range(2):
        await live.handle(host, Begin())
        await live.handle(host, Finish())
    second = live.table.history[1]
    records = [
        r for r in await hub.archive.export(live.table.code) if r.version >= second.first_version
    ]
    events = tuple(msgspec.Raw(record.event) for record in records)
    (audit,) = _games(_Export(live.table.code, events, second.names, live.table.games))
    assert (audit.game, audit.names) == (2, second.names)
    await hub.close()
