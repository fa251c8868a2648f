"""What a table does by itself: nothing where it need not be minded; no going on before the end."""

import pytest
from msgspec.structs import replace

from pinxit.players import RandomPlayer, SameForAll
from pinxit.rules import Phase
from pinxit.rules.commands import GoOn
from pinxit.table.awake.plan import (
    LINGERING,
    REVEAL_PATIENCE,
    Remark,
    Task,
    is_to_be_minded,
    tasks,
)
from pinxit.table.awake.presence import Attendance
from pinxit.table.commands import PlayFor, StandIn, StartClock
from pinxit.table.settings import OFF, RELAXED, Timers
from pinxit.table.show import Showing
from pinxit.table.state import Table, people
from tests.table.evening import NOON, Evening, move_of
from tests.table.random_evening import evening
from tests.table.scenes import scene_of

COMPANY = SameForAll(RandomPlayer(("a clue",)))


@pytest.mark.parametrize("seed", range(12))
async def test_who_is_not_minded_has_nothing_to_do(seed: int) -> None:
    played, unminded = await evening(seed), 0
    for _ in range(120):
        await played.step()
        everybody = Attendance(here=frozenset(s.seat for s in people(played.table)))
        if not is_to_be_minded(played.table, everybody):
            unminded += 1
            assert not list(tasks(scene_of(played.table, everybody), COMPANY))
    assert unminded


async def test_a_table_where_all_are_here_and_no_clock_runs_is_not_minded() -> None:
    table = (await evening(1)).table
    everybody = Attendance(here=frozenset(s.seat for s in people(table)))
    assert not is_to_be_minded(table, everybody)
    assert is_to_be_minded(table, replace(everybody, away_since={"s1": NOON}))


def at_a_reveal(
    *, shows: bool = True, show: Showing = Showing.WHOLE, timers: Timers = OFF
) -> Table:
    """Let computers play with one for whom another stands in, until the first reveal."""
    evening = Evening("Ola", show=show, timers=timers)
    evening.shows = shows
    for _ in range(3):
        evening.add_computer()
    evening.begin()
    evening.do(None, StandIn("s1"))
    while evening.phase is not Phase.REVEAL:
        seat = evening.game.round.awaited[0]
        evening.play(seat, move_of(evening.game, seat))
    return evening.table


def going_on(table: Table, now: float = NOON, since: float = NOON) -> float:
    """Return when the table goes on by itself."""
    here = Attendance(here=frozenset({"s1"}))
    planned = tasks(scene_of(table, here, now, since), COMPANY)
    (task,) = [task for task in planned if not isinstance(task.command, Remark)]
    assert isinstance(task.command, PlayFor)
    assert task.command.move == GoOn()
    return task.at


def when(task: Task) -> float:
    return task.at


def test_computers_alone_stay_until_the_show_is_over_and_a_little_longer() -> None:
    table = at_a_reveal()
    assert table.show is not None
    assert going_on(table) == table.show.ends + LINGERING > NOON + REVEAL_PATIENCE


def test_a_short_show_lets_them_go_when_they_would_without() -> None:
    short, none = at_a_reveal(show=Showing.SHORT), at_a_reveal(shows=False)
    assert going_on(short) == going_on(none) == NOON + REVEAL_PATIENCE


def test_a_show_that_was_over_before_a_restart_is_not_waited_for_again() -> None:
    woken = NOON + 600
    assert going_on(at_a_reveal(), woken, woken) == woken + REVEAL_PATIENCE


def test_a_clock_that_was_put_back_makes_no_show_longer() -> None:
    table, earlier = at_a_reveal(), NOON - 3600
    assert table.show is not None
    longest = earlier + table.show.length / 1000 + LINGERING
    assert going_on(table, earlier, earlier) == longest


def test_who_comes_back_during_a_show_has_the_time_for_its_reveal_whole() -> None:
    table = at_a_reveal(timers=RELAXED)
    assert table.show is not None
    scene = scene_of(table, Attendance(here=frozenset({"s1"})), NOON + 2)
    scene = replace(scene, pacing=replace(scene.pacing, clock_is_stale=True))
    left = table.show.ends - scene.now
    assert Task(scene.now, StartClock(30 + left)) == min(tasks(scene, COMPANY), key=when)
