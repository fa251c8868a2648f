"""Programs that play from elsewhere: the host admits them, and all know what they are."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx2
import pytest
from msgspec.structs import replace

from pinxit.client import (
    Client,
    Dismissed,
    Place,
    WishRefused,
    connect,
    open_table,
    sit_as_computer,
    sit_down,
)
from pinxit.protocol.operation import Operation
from pinxit.protocol.operations import ADMIT_COMPUTER, WITHDRAW_ADMISSION
from pinxit.rules import Phase
from pinxit.rules.commands import GoOn
from pinxit.rules.legal import MayGoOn
from pinxit.table.awake.live import LiveTable
from pinxit.table.awake.plan import GHOST_PATIENCE
from pinxit.table.commands import (
    AddComputer,
    AnyWish,
    Begin,
    ChangeSettings,
    HandOver,
    Kick,
    Rename,
    SetReady,
    SignAlbum,
    StandIn,
    StandUp,
    Whisper,
)
from pinxit.table.hub.admissions import SECONDS
from pinxit.table.reports import Fault
from pinxit.table.settings import SettingsChange, TimersChange
from pinxit.web.limits import Limits
from tests.examples.host import admission_of
from tests.patience import PATIENCE
from tests.web.house import FakeClock, House, house, settle, wish_of

BRIEFLY = {"target": None, "turns_each": 1, "first": "random"}


async def status_of(host: Place, operation: Operation[Any, Any], token: str | None) -> int:
    """Ask for something of the host's; return how it was answered."""
    headers = {"authorization": f"Bearer {token}"} if token else {}
    async with httpx2.AsyncClient(trust_env=False) as http:
        url = host.server + operation.at(code=host.code)
        return (await http.request(operation.method, url, headers=headers)).status_code


async def refused(host: Place, admission: str, name: str = "Robo") -> str:
    """Try to sit down; return the reason of the refusal."""
    with pytest.raises(WishRefused) as refusal:
        await sit_as_computer(host.server, admission, name)
    return refusal.value.reason


@asynccontextmanager
async def evening(
    clock: FakeClock, **settings: object
) -> AsyncIterator[tuple[House, Place, Place]]:
    """Open a table with a program at it, which nobody has connected yet."""
    async with house(clock=clock) as at:
        host = await open_table(at.url, "Ada", settings={"house": BRIEFLY, **settings})
        yield at, host, await sit_as_computer(at.url, await admission_of(host), "Robo")


async def test_only_the_host_admits_and_takes_back() -> None:
    async with house() as at:
        host = await open_table(at.url, "Ada")
        other = await sit_down(at.url, host.code, "Bo")
        program = await sit_as_computer(at.url, await admission_of(host), "Robo")
        for operation in (ADMIT_COMPUTER, WITHDRAW_ADMISSION):
            assert await status_of(host, operation, None) == 401
            assert await status_of(host, operation, other.token) == 403
            assert await status_of(host, operation, program.token) == 403


async def test_a_code_works_once_in_any_case_and_opens_a_seat_of_its_own() -> None:
    async with house() as at:
        host = await open_table(at.url, "Ada")
        admission = await admission_of(host)
        program = await sit_as_computer(at.url, f" {admission.lower()} ", "Robo", pawn="green")
        assert (program.code, program.seat) == (host.code, "s2")
        assert program.token not in {None, host.token}
        assert await refused(host, admission, "Again") == "bad_admission"
        async with connect(program) as robo:
            (_, seen) = robo.view.sitters or ()
            assert (seen.kind, seen.remote, seen.character) == ("computer", True, None)
            assert seen.pawn == "green"


async def test_a_newer_code_takes_the_place_of_the_one_before() -> None:
    async with house() as at:
        host = await open_table(at.url, "Ada")
        first, second = [await admission_of(host) for _ in range(2)]
        assert await refused(host, first) == "bad_admission"
        await sit_as_computer(at.url, second, "Robo")


async def test_a_code_can_be_taken_back() -> None:
    async with house() as at:
        host = await open_table(at.url, "Ada")
        admission = await admission_of(host)
        assert await status_of(host, WITHDRAW_ADMISSION, host.token) == 204
        assert await status_of(host, WITHDRAW_ADMISSION, host.token) == 204
        assert await refused(host, admission) == "bad_admission"


async def test_a_code_is_forgotten_after_a_while() -> None:
    clock = FakeClock()
    async with house(clock=clock) as at:
        host = await open_table(at.url, "Ada")
        admission = await admission_of(host)
        await clock.advance(SECONDS + 1)
        assert await refused(host, admission) == "bad_admission"


async def test_a_code_of_who_is_host_no_more_admits_nobody() -> None:
    async with house() as at:
        host = await open_table(at.url, "Ada")
        other = await sit_down(at.url, host.code, "Bo")
        admission = await admission_of(host)
        async with connect(host) as ada:
            await ada.do(HandOver(other.seat or ""))
        assert await refused(host, admission) == "bad_admission"


async def test_a_code_whose_use_was_refused_works_still() -> None:
    async with house() as at:
        host = await open_table(at.url, "Ada")
        admission = await admission_of(host)
        assert await refused(host, admission, "Ada") == "name_taken"
        await sit_as_computer(at.url, admission, "Robo")


async def test_codes_are_guessed_as_rarely_as_others() -> None:
    async with house(limits=Limits(guesses_burst=3)) as at:
        host = await open_table(at.url, "Ada")
        reasons = [await refused(host, f"BBBBBBBBB{number}") for number in range(5)]
    assert reasons[0] == "bad_admission"
    assert reasons[-1] == "too_fast"


async def test_a_program_plays_and_does_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pinxit.client.LONGEST_PAUSE", 0.2)  # for a code that never comes
    clock = FakeClock()
    async with evening(clock) as (_, host, place), connect(host) as ada, connect(place) as robo:
        wishes: list[AnyWish] = [
            Rename("Ada's friend"),
            SetReady(ready=True),
            Begin(),
            SignAlbum(1, named=True),
            Whisper("plain/1", "a boat"),
            GoOn(),
        ]
        for wish in wishes:
            with pytest.raises(WishRefused, match="people_only"):
                await robo.do(wish)
        with pytest.raises(WishRefused, match="people_only"):
            await robo.report(ada.seat or "", Fault.OTHER)
        with pytest.raises(TimeoutError):
            await robo.seat_code()
        with pytest.raises(WishRefused, match="not_a_person"):
            await ada.do(HandOver(robo.seat or ""))


async def test_how_long_a_reveal_is_looked_at_is_for_people() -> None:
    clock = FakeClock()
    async with evening(clock) as (_, host, place), connect(host) as ada, connect(place) as robo:
        await ada.do(AddComputer())
        await ada.do(Begin())
        await until_reveal(clock, ada, robo)
        assert any(isinstance(option, MayGoOn) for option in ada.may)
        assert robo.may == ()
        with pytest.raises(WishRefused, match="people_only"):
            await robo.do(GoOn())
        await clock.advance(60)
        assert ada.phase is Phase.REVEAL  # nobody else goes on, either
        await ada.do(GoOn())


async def until_reveal(clock: FakeClock, *players: Client) -> None:
    """Let all move until a round is revealed."""
    while players[0].phase is not Phase.REVEAL:
        for player in players:
            wish = wish_of(player)
            if wish is not None and player.phase is not Phase.REVEAL:
                await player.do(wish)
        await clock.advance(1)


async def test_a_program_that_goes_away_is_stood_in_for_until_it_is_back() -> None:
    clock = FakeClock()
    async with evening(clock) as (at, host, place), connect(host) as ada:
        live = await at.hub.live(host.code)
        async with connect(place):
            await ada.do(AddComputer())
            await ada.do(Begin())
        await ada.until(lambda: not (ada.view.sitters or ())[1].here, PATIENCE)
        while not live.table.sitters[1].stood_in:
            wish = wish_of(ada)
            if wish is not None and ada.phase is not Phase.REVEAL:
                await ada.do(wish)
            assert phase(live) is not Phase.REVEAL, "it was to be waited for"
            await clock.advance(121)
        await clock.advance(1)
        assert live.table.game is not None
        assert place.seat not in live.table.game.round.awaited
        async with connect(place) as robo:
            await ada.until(lambda: not (ada.view.sitters or ())[1].stood_in, PATIENCE)
            assert (robo.view.sitters or ())[1].here


def phase(live: LiveTable) -> Phase | None:
    return live.table.game.phase if live.table.game else None


async def test_the_host_lets_somebody_stand_in_for_a_slow_one() -> None:
    clock = FakeClock()
    async with evening(clock) as (_, host, place), connect(host) as ada, connect(place) as robo:
        await ada.do(AddComputer())
        await ada.do(Begin())
        await ada.do(StandIn(robo.seat or ""))
        await clock.advance(1)
        assert robo.may == () or ada.phase in {Phase.CLUE, Phase.GIVE, Phase.VOTE}
        assert (ada.view.sitters or ())[1].stood_in


async def test_where_only_programs_are_connected_the_evening_waits() -> None:
    clock = FakeClock()
    async with evening(clock) as (at, host, place), connect(place) as robo:
        live = await at.hub.live(host.code)
        async with connect(host) as ada:
            await ada.do(
                ChangeSettings(SettingsChange(timers=TimersChange(clue=30, give=30, vote=30)))
            )
            await ada.do(AddComputer())
            await ada.do(Begin())
            await settle()
        before = live.table.version
        await clock.advance(600)
        assert live.table.version == before
        assert not live.anyone_here()
        assert robo.connected


async def test_a_program_that_never_comes_loses_its_seat() -> None:
    clock = FakeClock()
    async with evening(clock) as (_, host, _place), connect(host) as ada:
        await clock.advance(GHOST_PATIENCE + 1)
        await ada.until(lambda: len(ada.view.sitters or ()) == 1, PATIENCE)


async def test_it_speaks_where_computer_players_may() -> None:
    clock = FakeClock()
    async with evening(clock) as (_, host, place), connect(host) as ada, connect(place) as robo:
        await robo.say("Good evening")
        await ada.until(lambda: ada.said, PATIENCE)
        await ada.do(ChangeSettings(SettingsChange(remarks=False)))
        await robo.say("And now?")
        await ada.say("Quiet, isn't it")
        await ada.until(lambda: len(ada.said) > 1, PATIENCE)
        assert [said.text for said in ada.said] == ["Good evening", "Quiet, isn't it"]


async def test_who_is_asked_to_leave_comes_back_by_no_token() -> None:
    clock = FakeClock()
    async with evening(clock) as (_, host, place), connect(host) as ada:
        async with connect(place) as robo:
            await ada.do(Kick(robo.seat or ""))
            with pytest.raises(Dismissed, match="kicked"):
                await robo.until(lambda: False, PATIENCE)
        with pytest.raises(Dismissed, match="bad_token"):
            async with connect(replace(place)) as again:
                await again.until(lambda: False, PATIENCE)


async def test_strangers_are_not_told_what_a_program_calls_itself() -> None:
    clock = FakeClock()
    async with evening(clock, public=True) as (at, host, _):
        async with connect(replace(host, token=None, seat=None)) as spectator, connect(host) as ada:
            names = [sitter.name for sitter in spectator.view.sitters or ()]
            assert "Robo" not in names
            assert [sitter.name for sitter in ada.view.sitters or ()] == ["Ada", "Robo"]
            assert [s.kind for s in spectator.view.sitters or ()] == ["person", "computer"]
        assert at.hub is not None


async def test_when_the_last_person_leaves_a_program_is_not_host() -> None:
    clock = FakeClock()
    async with evening(clock) as (at, host, place):
        admission = await admission_of(host)
        live = await at.hub.live(host.code)
        async with connect(host) as ada:
            await ada.do(Kick(place.seat or ""))
            await sit_as_computer(at.url, admission, "Robo")
            await ada.do(StandUp())
        assert live.table.host is None
        assert [sitter.name for sitter in live.table.sitters] == ["Robo"]
