"""Time runs out, people fall asleep, the host pauses: with a clock that the test moves."""

import asyncio

import httpx2
import msgspec
import pytest

from pinxit.client import Client, WishRefused, connect, game_story
from pinxit.rules import Phase
from pinxit.rules.commands import Claim
from pinxit.table.commands import Begin, Extend, Kick, Pause, Resume
from pinxit.table.played import Act
from pinxit.table.settings import BRISK, RELAXED
from tests.patience import PATIENCE
from tests.web.house import FakeClock, House, house, settle, table_of, wish_of

TIMERS = msgspec.to_builtins(RELAXED)


async def seen(client: Client, phase: Phase) -> None:
    await client.until(lambda: client.phase is phase)


@pytest.mark.parametrize("absent", ["skip", "stand_in"])
async def test_a_whole_game_is_played_by_the_clock_alone(absent: str) -> None:
    clock = FakeClock()
    async with (
        house(clock=clock) as at,
        table_of(
            at, 3, timers=TIMERS, absent=absent, house={"target": None, "turns_each": 1}
        ) as people,
    ):
        await people[0].do(Begin())
        for _ in range(30):
            await clock.advance(180)
            if people[0].phase is Phase.OVER:
                break
        assert people[0].phase is Phase.OVER
        story = await game_story(people[0].place.server, people[0].place.code, 1)
    done = [(one.round, one.act) for one in story.played_for]
    told = [Act.TOLD, *[Act.GAVE] * 2, *[Act.VOTED] * 2]
    rounds = [1, 2, 3] if absent == "stand_in" else []
    assert done == [(number, act) for number in rounds for act in told]


async def test_a_table_that_waits_is_not_hurried() -> None:
    clock = FakeClock()
    async with house(clock=clock) as at, table_of(at, 3, timers=TIMERS, absent="wait") as people:
        await people[0].do(Begin())
        await clock.advance(1_000)  # more than all its times together
        assert people[0].phase is Phase.CLUE  # a race is drawn; a choice is waited for
        assert people[0].view.clock
        assert people[0].view.clock.deadline is None


async def test_each_phase_has_its_time() -> None:
    clock = FakeClock()
    async with house(clock=clock) as at, table_of(at, 3, timers=TIMERS) as people:
        await people[0].do(Begin())
        await people[0].until(lambda: people[0].phase is Phase.RACE)
        for phase, seconds in (
            (Phase.RACE, 60),
            (Phase.CLUE, 180),
            (Phase.GIVE, 90),
            (Phase.VOTE, 90),
            (Phase.REVEAL, 30),
        ):
            assert people[0].phase is phase
            assert people[0].view.clock
            assert people[0].view.clock.deadline == clock.now() + seconds
            await clock.advance(seconds - 1)
            assert people[0].phase is phase
            await clock.advance(1)
            await settle()
        assert people[0].phase is Phase.CLUE


async def test_the_host_pauses_extends_and_goes_on() -> None:
    clock = FakeClock()
    brisk = msgspec.to_builtins(BRISK)
    async with house(clock=clock) as at, table_of(at, 3, timers=brisk) as people:
        host = people[0]
        await host.do(Begin())
        await seen(host, Phase.RACE)
        await clock.advance(20)
        await host.do(Pause())
        with pytest.raises(WishRefused, match="paused"):
            await people[1].do(Claim())
        await clock.advance(1000)
        assert host.phase is Phase.RACE
        await host.do(Extend(20))
        await host.do(Resume())
        await host.do(Extend(40))
        await clock.advance(69)
        assert host.phase is Phase.RACE
        await clock.advance(1)
        await settle()
        assert host.phase is Phase.CLUE


async def away(at: House, client: Client) -> None:
    """Somebody closes the lid of their laptop."""
    assert client._socket is not None
    client.goodbye = "asleep"
    await client._socket.close()
    live = await at.hub.live(client.place.code)
    async with asyncio.timeout(PATIENCE):
        while live.is_here(client.seat or ""):
            await settle()


async def test_a_computer_stands_in_for_the_absent_and_hands_the_seat_back() -> None:
    clock = FakeClock()
    async with house(clock=clock) as at, table_of(at, 3, house={"first": "host"}) as people:
        host, b, c = people
        await host.do(Begin(first="s1"))
        await host.until(lambda: wish_of(host))
        await away(at, c)
        await host.until(lambda: host.view.sitters and not host.view.sitters[2].here)
        await host.do(wish_of(host) or Claim())
        await b.until(lambda: wish_of(b))
        await b.do(wish_of(b) or Claim())
        await clock.advance(119)
        assert host.phase is Phase.GIVE
        await clock.advance(1)
        await seen(host, Phase.VOTE)
        await host.until(lambda: host.view.sitters and host.view.sitters[2].stood_in)
        async with connect(c.place) as back:
            await host.until(lambda: host.view.sitters and not host.view.sitters[2].stood_in)
            assert back.view.mine
            assert len(back.view.mine.laid) == 2  # what the computer player laid for them


@pytest.mark.parametrize(("gone", "left"), [(20, 40), (3000, 60)])
async def test_live_clocks_stop_while_nobody_is_there(gone: int, left: int) -> None:
    """A table that has fallen asleep meanwhile gives the whole time again."""
    clock = FakeClock()
    async with house(clock=clock) as at, table_of(at, 3, timers=TIMERS) as people:
        await people[0].do(Begin())
        await seen(people[0], Phase.RACE)
        await clock.advance(20)
        for client in people:
            await away(at, client)
        live = await at.hub.live(people[0].place.code)
        assert not live.anyone_here()
        await clock.advance(gone)
        async with connect(people[0].place) as back:
            deadline = clock.now() + left
            await back.until(lambda: back.view.clock and back.view.clock.deadline == deadline)
            assert back.phase is Phase.RACE
            await clock.advance(left)
            await seen(back, Phase.CLUE)


async def test_tables_sleep_and_wake() -> None:
    clock = FakeClock()
    async with house(clock=clock) as at, table_of(at, 3) as people:
        await people[0].do(Begin())
        await seen(people[1], Phase.RACE)
        view, code = people[1].view, people[0].place.code
        for client in people:
            await away(at, client)
        await clock.advance(31)
        await clock.advance(31)
        assert len(at.hub.tables) == 0
        async with connect(people[1].place) as back:
            assert len(at.hub.tables) == 1
            assert back.view.mine == view.mine
            assert back.place.code == code


def hosts(client: Client) -> tuple[str | None, str | None] | None:
    """Return who is host, and in whose place."""
    table = client.view.table
    return (table.host, table.lent_by) if table else None


async def test_a_host_who_comes_back_is_host_again_and_nobody_deletes_the_table_meanwhile() -> None:
    clock = FakeClock()
    async with house(clock=clock) as at, table_of(at, 2) as people:
        host, guest = people
        url = f"{at.url}/api/tables/{host.place.code}"
        await away(at, host)
        await clock.advance(121)
        await guest.until(lambda: hosts(guest) == ("s2", "s1"))
        theirs = {"authorization": f"Bearer {guest.place.token}"}
        async with httpx2.AsyncClient(trust_env=False) as http:
            for method, path in (("DELETE", ""), ("GET", "/export"), ("GET", "/uploads")):
                answer = await http.request(method, f"{url}{path}", headers=theirs)
                assert answer.status_code == 403
                assert answer.json()["error"]["reason"] == "host_away"
        with pytest.raises(WishRefused, match="host_away"):
            await guest.do(Kick("s1", ban=True))
        async with connect(host.place) as back:
            await back.until(lambda: hosts(back) == ("s1", None))
            await back.do(Kick("s2", ban=True))
