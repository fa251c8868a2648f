"""Seats to which nobody comes, and tables at which nobody is."""

import pytest

from pinxit.rules.commands import Finish
from pinxit.table.awake.plan import GHOST_PATIENCE, tasks
from pinxit.table.awake.tables import SLEEP_AFTER
from pinxit.table.commands import AddComputer, Begin, ClearSeat, StandUp, Vouch
from pinxit.table.hub import Hub
from pinxit.table.hub.public_list import LISTED_FOR
from pinxit.table.settings import Settings
from tests.web.guests import (
    FAR,
    HOME,
    QUIET,
    WELCOME,
    Guest,
    guest,
    hub_on,
    open_at,
    sit,
    spectator,
)
from tests.web.house import FakeClock


def seats_of(hub: Hub, code: str) -> list[str]:
    return [sitter.seat for sitter in hub.tables._awake[code].table.sitters]


async def test_seats_to_which_nobody_comes_are_freed_after_a_while() -> None:
    clock = FakeClock()
    async with hub_on(clock=clock) as hub:
        opened = await open_at(hub, WELCOME)
        await guest(hub, opened, HOME)
        await sit(hub, opened.code, "Ghost")
        await clock.advance(GHOST_PATIENCE / 2)
        taken = await sit(hub, opened.code, "Comes")
        late = await sit(hub, opened.code, "Comes and goes")
        await guest(hub, taken)
        (await guest(hub, late)).leave()
        await clock.advance(GHOST_PATIENCE / 2 - 1)
        assert seats_of(hub, opened.code) == ["s1", "s2", "s3", "s4"]
        await clock.advance(2)
        assert seats_of(hub, opened.code) == ["s1", "s3", "s4"]
        await clock.advance(2 * GHOST_PATIENCE)
        assert seats_of(hub, opened.code) == ["s1", "s3", "s4"]


async def test_a_public_table_cannot_be_filled_with_ghosts() -> None:
    clock = FakeClock()
    async with hub_on(clock=clock) as hub:
        opened = await open_at(hub, QUIET)
        await guest(hub, opened, HOME)
        for number in range(7):
            await sit(hub, opened.code, f"Ghost {number}")
        assert await hub.public_tables(9) == ()
        await clock.advance(GHOST_PATIENCE + 1)
        assert seats_of(hub, opened.code) == ["s1"]
        assert [line.code for line in await hub.public_tables(9)] == [opened.code]


@pytest.mark.parametrize(("settings", "left"), [(QUIET, ["s1"]), (Settings(), ["s1", "s2"])])
async def test_who_sat_down_before_the_table_woke_keeps_a_seat_at_a_private_one(
    settings: Settings, left: list[str]
) -> None:
    clock = FakeClock()
    async with hub_on(clock=clock) as hub:
        opened = await open_at(hub, settings)
        await sit(hub, opened.code, "Somebody")
        await clock.advance(3 * SLEEP_AFTER)
        assert len(hub.tables) == 0
        await guest(hub, opened, HOME)
        await clock.advance(GHOST_PATIENCE + 1)
        assert seats_of(hub, opened.code) == left


async def test_whoever_only_looks_on_frees_no_seats() -> None:
    clock = FakeClock()
    async with hub_on(clock=clock) as hub:
        opened = await open_at(hub, QUIET)
        await sit(hub, opened.code, "Somebody")
        await spectator(hub, opened.code)
        await clock.advance(2 * GHOST_PATIENCE)
        assert seats_of(hub, opened.code) == ["s1", "s2"]


async def test_who_has_played_here_keeps_the_seat() -> None:
    clock = FakeClock()
    async with hub_on(clock=clock) as hub:
        opened = await open_at(hub, WELCOME)
        host = await guest(hub, opened, HOME)
        other = await guest(hub, await sit(hub, opened.code, "Somebody"))
        await host.do(AddComputer())
        await host.do(Begin())
        await host.do(Finish())
        for somebody in (host, other):
            somebody.leave()
        await clock.advance(3 * SLEEP_AFTER)
        assert len(hub.tables) == 0
        await guest(hub, opened, HOME)
        await clock.advance(GHOST_PATIENCE + 1)
        assert seats_of(hub, opened.code) == ["s1", "s2", "s3"]


async def test_nobody_loses_a_seat_while_a_game_runs() -> None:
    clock = FakeClock()
    async with hub_on(clock=clock) as hub:
        opened = await open_at(hub, WELCOME)
        host = await guest(hub, opened, HOME)
        for name in ("Ghost", "Second ghost"):
            await sit(hub, opened.code, name)
        await host.do(Begin())
        await clock.advance(GHOST_PATIENCE + 1)
        assert seats_of(hub, opened.code) == ["s1", "s2", "s3"]
        live = await hub.live(opened.code)
        due = [task.command for task in tasks(live.scene(), hub.roster)]
        assert not any(isinstance(command, ClearSeat) for command in due), "the game would wait"
        await host.do(Finish())
        await clock.advance(1)
        assert seats_of(hub, opened.code) == ["s1"]


async def test_a_stranger_is_not_made_host_while_a_friend_sits_there() -> None:
    clock = FakeClock()
    async with hub_on(clock=clock) as hub:
        opened = await open_at(hub, QUIET)
        host = await guest(hub, opened, HOME)
        friend = await guest(hub, await sit(hub, opened.code, "Felicja"))
        await host.do(Vouch("s2"))
        await guest(hub, await sit(hub, opened.code, "Sigismund"))
        host.leave()
        friend.leave()
        await clock.advance(200)
        live = await hub.live(opened.code)
        assert live.table.host == "s1"
        friend = await Guest(hub, FAR, opened.code, friend.hello.token).come()
        await clock.advance(1)
        assert live.table.host == "s2"
        await friend.do(StandUp())  # and of the others only the stranger is there
        assert live.table.host == "s3"
        assert [s.name for s in live.table.sitters] == ["Olimpia", "Sigismund"]


async def test_a_table_is_listed_while_somebody_is_there_and_a_little_longer() -> None:
    clock = FakeClock()
    async with hub_on(clock=clock) as hub:

        async def listed() -> list[str]:
            return [line.code for line in await hub.public_tables(9)]

        opened = await open_at(hub, QUIET)
        assert await listed() == [opened.code]
        host = await guest(hub, opened, HOME)
        await clock.advance(2 * LISTED_FOR)
        assert await listed() == [opened.code]
        host.leave()
        await clock.advance(LISTED_FOR - 1)
        assert len(hub.tables) == 0
        assert await listed() == [opened.code]
        await clock.advance(2)
        assert await listed() == []
        await sit(hub, opened.code, "Ghost")  # wakes it, and nobody comes
        await spectator(hub, opened.code)
        assert await listed() == []
        await guest(hub, opened, HOME)
        assert await listed() == [opened.code]


async def test_tables_nobody_is_at_do_not_push_others_off_the_list() -> None:
    clock = FakeClock()
    async with hub_on(clock=clock) as hub:
        opened = await open_at(hub, QUIET)
        await guest(hub, opened, HOME)
        await clock.advance(1)
        for _ in range(20):
            await open_at(hub, QUIET)
        assert opened.code not in [line.code for line in await hub.public_tables(9)]
        await clock.advance(LISTED_FOR + 1)
        assert [line.code for line in await hub.public_tables(9)] == [opened.code]
