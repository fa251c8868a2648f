"""A reveal is told in time: all hear when it began; nobody but people goes on before its end."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace

from pinxit.adapters import open_store
from pinxit.client import Client, WishRefused, connect, open_table
from pinxit.rules import Phase
from pinxit.rules.commands import GoOn
from pinxit.table.awake.live import LiveTable
from pinxit.table.awake.plan import LINGERING
from pinxit.table.commands import AddComputer, Begin, Pause, Resume, SkipShow, StandIn
from pinxit.table.show import POINTS, Show
from tests.web.house import FakeClock, house, settle, table_of, wish_of


async def play_to_the_reveal(clock: FakeClock, *people: Client) -> None:
    """Let everybody do what they are waited for, and computer players, too."""
    await people[0].do(Begin())
    while people[0].phase is not Phase.REVEAL:
        for one in people:
            await settle()
            wish = wish_of(one)
            if wish is not None and not isinstance(wish, GoOn):
                await one.do(wish)
        await clock.advance(1)


def show_of(client: Client) -> Show:
    """Return what somebody has been told of the show."""
    assert client.view.clock
    assert client.view.clock.show
    return client.view.clock.show


def phase(live: LiveTable) -> Phase | None:
    return live.table.game.phase if live.table.game else None


async def test_all_hear_when_the_show_began_and_how_long_it_is() -> None:
    clock = FakeClock()
    async with house(clock=clock, shows=True) as at, table_of(at, 3) as people:
        await play_to_the_reveal(clock, *people)
        assert len({show_of(one) for one in people}) == 1
        assert show_of(people[0]).began <= clock.now()
        assert 5_000 < show_of(people[0]).length <= 20_000


async def test_a_show_is_where_it_was_after_a_restart(tmp_path: Path) -> None:
    clock, url = FakeClock(), f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    store = await open_store(url)
    async with house(clock=clock, store=store, shows=True) as at, table_of(at, 3) as people:
        await play_to_the_reveal(clock, *people)
        place, show = people[0].place, show_of(people[0])
        await at.hub.close()
    await clock.advance(2)
    async with (
        house(clock=clock, store=await open_store(url), shows=True) as at,
        connect(replace(place, server=at.url)) as back,
    ):
        await back.until(lambda: back.view.clock)
        assert show_of(back) == show
        assert back.view.clock
        assert back.view.clock.now == clock.now()


async def test_the_host_skips_the_show_for_everyone() -> None:
    clock = FakeClock()
    async with house(clock=clock, shows=True) as at, table_of(at, 3) as people:
        await play_to_the_reveal(clock, *people)
        with pytest.raises(WishRefused, match="not_host"):
            await people[1].do(SkipShow())
        await people[0].do(SkipShow())
        await people[2].until(lambda: show_of(people[2]).skipped)
        assert show_of(people[2]).ends == pytest.approx(clock.now() + POINTS / 1000)
        await clock.advance(POINTS / 1000 + 1)
        with pytest.raises(WishRefused, match="no_show"):
            await people[0].do(SkipShow())


async def test_people_go_on_when_they_like() -> None:
    clock = FakeClock()
    async with house(clock=clock, shows=True) as at, table_of(at, 3) as people:
        await play_to_the_reveal(clock, *people)
        await people[1].do(GoOn())
        await people[0].until(lambda: people[0].phase is Phase.CLUE)
        assert people[0].view.clock
        assert people[0].view.clock.show is None


@asynccontextmanager
async def alone(clock: FakeClock) -> AsyncIterator[tuple[Client, LiveTable]]:
    """One person among three computer players, at a reveal."""
    async with house(clock=clock, shows=True) as at:
        place = await open_table(at.url, "Ola")
        async with connect(place) as ola:
            for _ in range(3):
                await ola.do(AddComputer())
            await play_to_the_reveal(clock, ola)
            yield ola, await at.hub.live(place.code)


async def test_computers_wait_for_the_one_person_at_the_table() -> None:
    clock = FakeClock()
    async with alone(clock) as (_, live):
        await clock.advance(600)
        assert phase(live) is Phase.REVEAL


async def test_computers_alone_see_the_show_to_its_end() -> None:
    clock = FakeClock()
    async with alone(clock) as (ola, live):
        await ola.do(StandIn(ola.seat or ""))
        round_ = live.table.game.round.number if live.table.game else 0
        await clock.advance(show_of(ola).ends - clock.now() + LINGERING - 0.5)
        assert phase(live) is Phase.REVEAL
        await clock.advance(1)
        assert live.table.game
        assert live.table.game.round.number == round_ + 1


async def test_where_there_are_no_shows_nobody_waits() -> None:
    clock = FakeClock()
    async with house(clock=clock) as at, table_of(at, 3) as people:
        await play_to_the_reveal(clock, *people)
        assert people[0].view.clock
        assert people[0].view.clock.show is None


async def test_a_pause_stops_the_show_for_computer_players_too() -> None:
    clock = FakeClock()
    async with alone(clock) as (ola, live):
        await ola.do(StandIn(ola.seat or ""))
        left = show_of(ola).ends - clock.now()
        await ola.do(Pause())
        await clock.advance(300)
        await ola.do(Resume())
        assert show_of(ola).ends - clock.now() == pytest.approx(left)
        await clock.advance(left + LINGERING - 0.5)
        assert live.table.game
        assert live.table.game.round.number == 1
        await clock.advance(1)
        assert live.table.game.round.number == 2
