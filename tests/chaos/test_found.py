"""What the simulation has found, each by itself."""

import asyncio
import random
from collections.abc import AsyncIterator

import pytest
from msgspec.structs import replace

from pinxit.players import RandomPlayer, SameForAll
from pinxit.rules import Seat
from pinxit.table.awake.journal import TableGone
from pinxit.table.awake.plan import tasks
from pinxit.table.awake.scene import Scene
from pinxit.table.commands import AddComputer, Begin, Kick, SetReady, StandUp
from pinxit.table.errors import NotAllowed
from pinxit.table.hub import Hub
from pinxit.table.ports import CommandRef
from pinxit.table.settings import Absent, Settings
from pinxit.table.tokens import hash_of
from tests.web.house import FakeClock

from .disk import Disk, DiskFault, DiskStore, Faults
from .server import DECKS

AFTER = Faults(after=1.0)
BEFORE = Faults(before=1.0)
WELL = Faults()


class Looker:
    """Somebody who looks at a table."""

    def __init__(self, seat: Seat | None) -> None:
        self.seat = seat
        self.origin: str | None = None
        self.token_hashes: tuple[str, ...] = ()
        self.screen: str | None = None
        self.stirred = 0
        self.dismissed: list[str] = []

    def show(self, scene: Scene) -> None:
        del scene
        self.stirred += 1

    def dismiss(self, why: str) -> None:
        self.dismissed.append(why)


def hub_on(disk: Disk, clock: FakeClock) -> Hub:
    return Hub(
        store=DiskStore(disk),
        clock=clock,
        decks=DECKS,
        roster=SameForAll(RandomPlayer(("a clue",))),
        secret=b"kept beside the tables",
    )


@pytest.fixture
def disk() -> Disk:
    return Disk(random.Random(1))


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
async def hub(disk: Disk, clock: FakeClock) -> AsyncIterator[Hub]:
    hub = hub_on(disk, clock)
    yield hub
    disk.faults = WELL
    await hub.close()


async def test_who_asks_again_after_a_failure_gets_the_seat_that_was_kept(
    hub: Hub, disk: Disk
) -> None:
    host = await hub.open(Settings(), "Host", None)
    live = await hub.live(host.code)
    real = live.store.append

    async def append(*args: object) -> None:
        disk.faults = AFTER
        try:
            await real(*args)  # type: ignore[arg-type]  # handed on
        finally:
            disk.faults = WELL

    live.store.append = append  # type: ignore[assignment, method-assign]  # fails once
    with pytest.raises(DiskFault):
        await hub.doors.sit(host.code, "Guest", None, request="request")
    del live.store.append
    taken = await hub.doors.sit(host.code, "Guest", None, request="request")
    assert [sitter.name for sitter in live.table.sitters] == ["Host", "Guest"]
    assert await hub.doors.seat_of(host.code, taken.token) == taken.seat == "s2"


async def test_who_asks_again_after_a_crash_gets_the_same_seat(
    disk: Disk, clock: FakeClock
) -> None:
    before = hub_on(disk, clock)
    host = await before.open(Settings(), "Host", None)
    lost = await before.doors.sit(host.code, "Guest", None, request="request")
    await before.doors.sit(host.code, "Other", None, request="another request")
    after = hub_on(disk, clock)
    taken = await after.doors.sit(host.code, "Guest", None, request="request")
    assert taken.seat == lost.seat
    assert await after.doors.seat_of(host.code, taken.token) == taken.seat
    assert len((await after.live(host.code)).table.sitters) == 3
    await before.close()
    await after.close()


async def test_a_lost_answer_is_given_again_without_a_new_token(
    disk: Disk, clock: FakeClock
) -> None:
    before = hub_on(disk, clock)
    host = await before.open(Settings(), "Host", None)
    lost = await before.doors.sit(host.code, "Guest", None, request="request")
    await clock.advance(599)
    after = hub_on(disk, clock)
    assert await after.doors.sit(host.code, "Guest", None, request="request") == lost
    assert b"request" not in disk.journal  # who reads the disk learns neither
    assert lost.token.encode() not in disk.journal
    await before.close()
    await after.close()


@pytest.mark.parametrize("dead", ["shown", "moved", "left", "late"])
async def test_a_dead_request_opens_nothing_also_after_a_restart(
    disk: Disk, clock: FakeClock, dead: str
) -> None:
    before = hub_on(disk, clock)
    host = await before.open(Settings(), "Host", None)
    guest = await before.doors.sit(host.code, "Guest", None, request="request")
    opens = guest.token
    if dead != "late":
        await before.doors.seat_of(host.code, guest.token)
    if dead == "moved":
        opens = (
            await before.doors.move_seat(await before.doors.new_seat_code(host.code, guest.seat))
        ).token
    if dead == "left":
        await (await before.live(host.code)).handle(guest.seat, StandUp())
    if dead == "late":
        await clock.advance(601)
    for hub in (before, hub_on(disk, clock)):
        with pytest.raises(NotAllowed) as refused:
            await hub.doors.sit(host.code, "Guest", None, request="request")
        assert refused.value.reason == "request_used"
        if dead != "left":
            assert await hub.doors.seat_of(host.code, opens) == guest.seat
        await hub.close()


async def test_a_kick_is_told_even_if_the_token_cannot_be_forgotten(hub: Hub, disk: Disk) -> None:
    host = await hub.open(Settings(), "Host", None)
    guest = await hub.doors.sit(host.code, "Guest", None)
    live = await hub.live(host.code)
    watching, kicked = Looker(host.seat), Looker(guest.seat)
    live.watch(watching)
    live.watch(kicked)
    real = live.store.drop_tokens

    async def drop_tokens(code: str, seat: str) -> None:
        disk.faults = BEFORE
        try:
            await real(code, seat)
        finally:
            disk.faults = WELL

    live.store.drop_tokens = drop_tokens  # type: ignore[method-assign]  # fails
    stirred = watching.stirred
    await live.handle(host.seat, Kick(guest.seat))
    assert watching.stirred > stirred
    assert kicked.dismissed == ["kicked"]


async def test_a_seat_code_works_again_if_the_disk_failed(hub: Hub, disk: Disk) -> None:
    host = await hub.open(Settings(), "Host", None)
    code = await hub.doors.new_seat_code(host.code, host.seat)
    disk.faults = AFTER
    with pytest.raises(DiskFault):
        await hub.doors.move_seat(code)
    disk.faults = WELL
    moved = await hub.doors.move_seat(code)
    assert await hub.doors.seat_of(host.code, moved.token) == host.seat


async def test_a_wish_that_had_nothing_to_do_is_not_done_later(hub: Hub) -> None:
    host = await hub.open(Settings(), "Host", None)
    live = await hub.live(host.code)
    early = CommandRef(host.seat, "early")
    version = await live.handle(host.seat, SetReady(ready=False), early)
    await live.handle(host.seat, SetReady(ready=True), CommandRef(host.seat, "late"))
    assert await live.handle(host.seat, SetReady(ready=False), early) == version
    assert live.table.ready == (host.seat,)


async def test_nobody_is_skipped_if_no_round_could_be_played_without_them(
    hub: Hub, clock: FakeClock
) -> None:
    host = await hub.open(Settings(absent=Absent.SKIP), "Host", None)
    for name in ("Two", "Three", "Four"):
        await hub.doors.sit(host.code, name, None)
    live = await hub.live(host.code)
    live.watch(Looker(host.seat))
    await live.handle(host.seat, Begin())
    later = clock.now() + 1000
    assert list(tasks(replace(live.scene(), now=later), hub.roster)) == []
    await live.handle(host.seat, AddComputer())
    live.watch(Looker("s2"))
    live.watch(Looker("s3"))
    assert list(tasks(replace(live.scene(), now=later), hub.roster)) != []


async def test_a_clock_that_is_put_back_makes_nobody_wait_for_hours(
    hub: Hub, clock: FakeClock
) -> None:
    host = await hub.open(Settings(), "Host", None)
    for name in ("Two", "Three"):
        await hub.doors.sit(host.code, name, None)
    live = await hub.live(host.code)
    live.watch(Looker(host.seat))
    live.watch(Looker("s2"))
    await live.handle(host.seat, Begin())
    clock._now -= 3600
    live.clock_was_set()
    patience = live.table.settings.timers.away or 0
    assert [task.at - clock.now() for task in tasks(live.scene(), hub.roster)] == [patience]


async def test_a_table_does_not_fall_asleep_while_a_slow_disk_writes(
    hub: Hub, clock: FakeClock
) -> None:
    host = await hub.open(Settings(), "Host", None)
    live = await hub.live(host.code)
    written = asyncio.Event()
    real = live.store.append

    async def append(*args: object) -> None:
        await written.wait()
        await real(*args)  # type: ignore[arg-type]  # handed on

    live.store.append = append  # type: ignore[assignment, method-assign]  # a very slow one
    sitting = asyncio.create_task(hub.doors.sit(host.code, "Guest", None))
    await clock.advance(100)
    assert await hub.live(host.code) is live  # another one would not hear of the guest
    written.set()
    assert (await sitting).seat == "s2"
    await clock.advance(100)
    assert len(hub.tables) == 0


async def test_who_sits_down_while_the_table_is_deleted_is_told_so(hub: Hub) -> None:
    host = await hub.open(Settings(), "Host", None)
    seat_code = await hub.doors.new_seat_code(host.code, host.seat)
    await hub.live(host.code)
    await hub.store.delete(host.code)
    with pytest.raises(TableGone):
        await hub.doors.sit(host.code, "Guest", None)
    with pytest.raises(NotAllowed):
        await hub.doors.move_seat(seat_code)


async def test_whoever_finds_out_that_the_table_is_gone_tells_everybody(hub: Hub) -> None:
    host = await hub.open(Settings(), "Host", None)
    live = await hub.live(host.code)
    spectator = Looker(None)
    live.watch(spectator)
    await hub.store.delete(host.code)
    with pytest.raises(TableGone):
        await live.handle(host.seat, AddComputer())
    assert spectator.dismissed == ["deleted"]


async def test_a_token_alone_opens_nothing(hub: Hub) -> None:
    host = await hub.open(Settings(), "Host", None)
    await hub.store.put_token(hash_of("kept"), host.code, "s9")  # nobody sits there any more
    with pytest.raises(NotAllowed):
        await hub.doors.seat_of(host.code, "kept")
