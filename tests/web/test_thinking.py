"""Computer players take their time, so that people can follow."""

from pinxit.client import connect, open_table
from pinxit.rules import Phase
from pinxit.rules.commands import Claim
from pinxit.table.awake.live import LiveTable
from pinxit.table.awake.plan import RACE_PATIENCE
from pinxit.table.commands import AddComputer, Begin
from tests.web.house import FakeClock, house


def phase(live: LiveTable) -> Phase | None:
    return live.table.game.phase if live.table.game else None


async def test_computers_let_people_begin_and_then_think() -> None:
    clock = FakeClock()
    async with house(clock=clock, thinking=8.0) as at:
        place = await open_table(at.url, "Ola")
        live = await at.hub.live(place.code)
        async with connect(place) as ola:
            for _ in range(3):
                await ola.do(AddComputer())
            await ola.do(Begin())
            await clock.advance(RACE_PATIENCE - 1)
            assert phase(live) is Phase.RACE
            await clock.advance(2)
            assert phase(live) is Phase.CLUE  # nobody else had a story
            while phase(live) is Phase.CLUE:
                await clock.advance(0.1)
            assert phase(live) is Phase.GIVE
            assert live.table.game
            await clock.advance(1.8)  # everyone takes a quarter of the time at least
            assert len(live.table.game.round.laid) == 1
            await clock.advance(6.5)
            assert len(live.table.game.round.laid) == 3  # and all of it at most


async def test_without_time_to_think_they_move_at_once() -> None:
    async with house(clock=FakeClock()) as at:
        place = await open_table(at.url, "Ola")
        live = await at.hub.live(place.code)
        async with connect(place) as ola:
            for _ in range(2):
                await ola.do(AddComputer())
            await ola.do(Begin())
            await ola.do(Claim())
            assert phase(live) is Phase.CLUE
