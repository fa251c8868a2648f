"""Computer players take their time, so that people can follow."""

from pinxit.client import connect, open_table
from pinxit.protocol import moves
from pinxit.rules import Phase
from pinxit.table.live import Live
from pinxit.table.minder import RACE_PATIENCE
from tests.web.house import FakeClock, house, settle


def phase(live: Live) -> Phase | None:
    return live.table.game.phase if live.table.game else None


async def test_computers_let_people_begin_and_then_think() -> None:
    clock = FakeClock()
    async with house(clock=clock, thinking=8.0) as at:
        place = await open_table(at.url, "Ola")
        live = await at.hub.live(place.code)
        async with connect(place) as ola:
            for _ in range(3):
                await ola.do(moves.AddComputer())
            await ola.do(moves.Begin())
            await clock.advance(RACE_PATIENCE - 1)
            assert phase(live) is Phase.RACE
            await clock.advance(2)
            assert phase(live) is Phase.CLUE  # nobody else had a story
            assert live.table.game
            given = []
            await clock.advance(8)
            assert phase(live) is Phase.GIVE
            for _ in range(9):
                given.append(len(live.table.game.round.laid))
                await clock.advance(1)
            given.append(len(live.table.game.round.laid))
            assert given[0] < given[-1] == 3  # two computers and the storyteller, one after another
            assert len(set(given)) > 2
            await settle()


async def test_without_time_to_think_they_move_at_once() -> None:
    async with house(clock=FakeClock()) as at:
        place = await open_table(at.url, "Ola")
        live = await at.hub.live(place.code)
        async with connect(place) as ola:
            for _ in range(2):
                await ola.do(moves.AddComputer())
            await ola.do(moves.Begin())
            await ola.do(moves.Claim())
            assert phase(live) is Phase.CLUE
