"""A table that need not be minded has nothing to do by itself, whatever has happened there."""

from collections import Counter

import pytest

from pinxit.players import Alike, RandomPlayer
from pinxit.table.minder import tasks
from pinxit.table.state import Kind, people
from tests.protocol.evenings import evening

COMPANY = Alike(RandomPlayer(("a clue",)))


@pytest.mark.parametrize("seed", range(12))
async def test_who_is_not_minded_has_nothing_to_do(seed: int) -> None:
    played = await evening(seed)
    live, unminded = played.live, 0
    for _ in range(120):
        await played.step()
        away, here = live.away_since, live._here
        present = Counter(sitter.seat for sitter in people(live.table))
        computers = {s.seat: 0.0 for s in live.table.sitters if s.kind is Kind.COMPUTER}
        live.away_since, live._here = computers, present
        if not live.is_minded:
            unminded += 1
            assert not list(tasks(live, COMPANY, live.clock.now()))
        live.away_since, live._here = away, here
    assert unminded


async def test_a_table_where_all_are_here_and_no_clock_runs_is_not_minded() -> None:
    played = await evening(1)
    live = played.live
    live.away_since.clear()
    assert not live.is_minded
    live.away_since["s1"] = live.clock.now()
    assert live.is_minded
