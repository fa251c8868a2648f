"""The clock: wound for each phase, stopped by a pause, lengthened by the host."""

import math

import pytest

from pinxit.rules import Phase
from pinxit.rules.commands import Finish, TimeOut
from pinxit.table.commands import Extend, Pause, Resume, StartClock
from pinxit.table.decide.clocks import LONGEST_EXTENSION
from pinxit.table.errors import TableReason
from pinxit.table.events import ClockSet
from pinxit.table.settings import BRISK, LONGEST_TIMER, OFF, RELAXED, Timers
from tests.table.evening import NOON, Evening

TIMED = [Phase.RACE, Phase.CLUE, Phase.GIVE, Phase.VOTE, Phase.REVEAL]


def timed(timers: Timers = RELAXED, names: str = "abcd") -> Evening:
    evening = Evening(*names, timers=timers)
    evening.begin()
    return evening


@pytest.mark.parametrize("phase", TIMED)
def test_without_timers_there_is_no_hurry(phase: Phase) -> None:
    evening = timed(OFF)
    evening.come_to(phase)
    assert evening.table.deadline is None


@pytest.mark.parametrize("timers", [RELAXED, BRISK])
@pytest.mark.parametrize("phase", TIMED)
def test_each_phase_has_its_time(phase: Phase, timers: Timers) -> None:
    evening = timed(timers)
    evening.wait(7)
    evening.come_to(phase)
    start = NOON if phase is Phase.RACE else NOON + 7
    assert evening.table.deadline == start + (timers.of(phase) or 0)


def test_the_times_are_those_of_the_house() -> None:
    relaxed = [RELAXED.of(phase) for phase in TIMED]
    brisk = [BRISK.of(phase) for phase in TIMED]
    assert (relaxed, brisk) == ([60, 180, 90, 90, 30], [30, 90, 45, 45, 15])
    assert OFF.away == RELAXED.away == BRISK.away == 120
    assert RELAXED.of(Phase.PAUSED) is RELAXED.of(Phase.OVER) is None


def test_a_move_within_a_phase_does_not_wind_the_clock() -> None:
    evening = timed()
    evening.come_to(Phase.GIVE)
    before = evening.table.deadline
    evening.wait(5)
    evening.step()
    assert evening.phase is Phase.GIVE
    assert evening.table.deadline == before


def test_a_phase_without_a_time_stops_the_clock() -> None:
    evening = timed(Timers(clue=60))
    assert evening.table.deadline is None
    evening.come_to(Phase.CLUE)
    assert evening.table.deadline == NOON + 60
    evening.come_to(Phase.GIVE)
    assert evening.table.deadline is None


def test_the_second_round_winds_the_clock_anew() -> None:
    evening = timed()
    evening.come_to(Phase.REVEAL)
    evening.wait(10)
    evening.come_to(Phase.CLUE)
    assert evening.game.round.number == 2
    assert evening.table.deadline == evening.now + 180


def test_a_round_that_comes_to_nothing_winds_the_clock_for_the_next() -> None:
    evening = timed()
    evening.come_to(Phase.CLUE)
    evening.wait(50)
    evening.stand_up(evening.storyteller)
    assert evening.phase is Phase.CLUE
    assert evening.table.deadline == evening.now + 180


@pytest.mark.parametrize("phase", TIMED)
def test_when_time_is_up_the_table_waits_no_longer(phase: Phase) -> None:
    evening = timed()
    evening.come_to(phase)
    evening.wait(180)
    round_ = evening.game.round.number
    evening.do(None, TimeOut())
    assert (evening.phase, evening.game.round.number) != (phase, round_)
    assert evening.table.deadline is not None
    assert evening.table.deadline > evening.now


def test_time_is_not_up_before_it_is() -> None:
    evening = timed()
    evening.wait(59.9)
    assert evening.refused(None, TimeOut()) is TableReason.TIME_LEFT
    evening.wait(0.1)
    evening.do(None, TimeOut())


def test_two_nodes_that_call_the_same_time_out_end_one_phase_only() -> None:
    evening = timed()
    evening.wait(60)
    evening.do(None, TimeOut())
    assert evening.phase is Phase.CLUE
    assert evening.refused(None, TimeOut()) is TableReason.TIME_LEFT


def test_without_a_clock_time_is_never_up() -> None:
    assert timed(OFF).refused(None, TimeOut()) is TableReason.NO_CLOCK


def test_a_clock_stops_when_too_few_are_left() -> None:
    evening = timed(names="abc")
    evening.come_to(Phase.CLUE)
    evening.stand_up("s3")
    assert evening.phase is Phase.PAUSED
    assert evening.table.deadline is None
    evening.wait(100)
    evening.sit("d")
    assert evening.table.deadline == evening.now + (RELAXED.of(evening.phase) or 0)


def test_a_clock_stops_when_the_game_is_over() -> None:
    evening = timed()
    evening.end()
    assert evening.table.deadline is None
    assert evening.refused(None, TimeOut()) is TableReason.NO_GAME


# Pausing


def test_a_pause_keeps_the_time_that_is_left() -> None:
    evening = timed()
    evening.wait(20)
    evening.pause()
    assert evening.table.paused
    assert (evening.table.deadline, evening.table.time_left) == (None, 40)
    evening.wait(9999)
    evening.resume()
    assert (evening.table.deadline, evening.table.time_left) == (evening.now + 40, None)


def test_a_pause_after_time_was_up_leaves_none() -> None:
    evening = timed()
    evening.wait(99)
    evening.pause()
    assert evening.table.time_left == 0
    evening.resume()
    assert evening.table.deadline == evening.now


def test_a_pause_without_a_clock_resumes_without_one() -> None:
    evening = timed(OFF)
    evening.pause()
    evening.resume()
    assert evening.table.deadline is None
    assert not evening.table.paused


def test_nobody_moves_in_a_pause() -> None:
    evening = timed()
    evening.pause()
    with pytest.raises(Exception, match="paused"):
        evening.step("s1")
    evening.wait(1000)
    assert evening.refused(None, TimeOut()) is TableReason.PAUSED


def test_a_pause_is_not_paused_again_nor_is_a_game_resumed_that_runs() -> None:
    evening = timed()
    assert evening.refused("s1", Resume()) is TableReason.NOT_PAUSED
    evening.pause()
    assert evening.refused("s1", Pause()) is TableReason.PAUSED


def test_without_a_game_there_is_nothing_to_pause() -> None:
    evening = Evening("a", "b", "c", timers=RELAXED)
    for _ in range(2):
        for command in (Pause(), Resume(), Extend(10), Finish()):
            assert evening.refused("s1", command) is TableReason.NO_GAME
        if evening.table.game is None:
            evening.begin()
            evening.end()


def test_a_phase_that_begins_in_a_pause_has_its_whole_time() -> None:
    evening = timed()
    evening.come_to(Phase.VOTE)
    evening.wait(85)
    evening.pause()
    assert evening.table.time_left == 5
    evening.stand_up(*evening.game.round.awaited)
    assert evening.phase is Phase.REVEAL
    assert (evening.table.deadline, evening.table.time_left) == (None, 30)
    evening.resume()
    assert evening.table.deadline == evening.now + 30


def test_a_timed_phase_that_begins_in_the_pause_of_an_untimed_one_is_timed() -> None:
    evening = timed(Timers(clue=60))
    evening.come_to(Phase.GIVE)
    evening.pause()
    evening.stand_up(evening.storyteller)
    assert evening.phase is Phase.CLUE
    evening.resume()
    assert evening.table.deadline == evening.now + 60


def test_somebody_who_comes_in_a_pause_does_not_start_the_clock() -> None:
    evening = timed(names="abc")
    evening.come_to(Phase.CLUE)
    evening.pause()
    evening.stand_up("s3")
    assert evening.table.time_left is None
    evening.sit("d")
    assert evening.phase in {Phase.CLUE, Phase.RACE}
    assert evening.table.deadline is None
    evening.resume()
    assert evening.table.deadline == evening.now + (RELAXED.of(evening.phase) or 0)


def test_a_pause_does_not_outlive_its_game() -> None:
    evening = timed()
    evening.pause()
    evening.end()
    assert not evening.table.paused
    assert evening.table.time_left is None
    evening.begin()
    assert not evening.table.paused
    assert evening.table.deadline == evening.now + 60


# More time


def test_the_host_gives_more_time() -> None:
    evening = timed()
    evening.extend(45)
    assert evening.table.deadline == NOON + 105
    evening.wait(60)
    assert evening.refused(None, TimeOut()) is TableReason.TIME_LEFT


def test_more_time_begins_now_if_time_was_up() -> None:
    evening = timed()
    evening.wait(1000)
    evening.extend(45)
    assert evening.table.deadline == evening.now + 45


@pytest.mark.parametrize("seconds", [0, -1, LONGEST_EXTENSION + 1, 10**30])
def test_more_time_has_its_limits(seconds: int) -> None:
    assert timed().refused("s1", Extend(seconds)) is TableReason.BAD_SETTING


@pytest.mark.parametrize("seconds", [math.nan, math.inf, -math.inf])
def test_more_time_is_a_number(seconds: float) -> None:
    wish = Extend(seconds)  # type: ignore[arg-type]  # nonsense on purpose
    assert timed().refused("s1", wish) is TableReason.BAD_SETTING


def test_no_time_is_added_where_no_clock_runs() -> None:
    assert timed(OFF).refused("s1", Extend(45)) is TableReason.NO_CLOCK
    paused = timed(OFF)
    paused.pause()
    assert paused.refused("s1", Extend(45)) is TableReason.NO_CLOCK


def test_time_may_be_added_during_a_pause() -> None:
    evening = timed()
    left = (evening.table.deadline or 0) - evening.now
    evening.pause()
    evening.extend(45)
    assert (evening.table.paused, evening.table.deadline) == (True, None)
    assert evening.table.time_left == left + 45


def test_time_is_not_added_without_end() -> None:
    evening = timed()
    for _ in range(13):
        evening.extend(LONGEST_EXTENSION)
    assert evening.refused("s1", Extend(LONGEST_EXTENSION)) is TableReason.BAD_SETTING
    assert (evening.table.deadline or 0) <= evening.now + LONGEST_TIMER


# The table's own clock: wound anew when somebody is back, stopped where nobody is hurried


def test_the_table_winds_its_clock() -> None:
    evening = timed()
    evening.wait(500)
    assert evening.do(None, StartClock(12.5)) == (ClockSet(evening.now + 12.5),)


def test_the_table_stops_its_clock_when_time_is_up_and_not_before() -> None:
    evening = timed()
    assert evening.refused(None, StartClock(None)) is TableReason.TIME_LEFT
    evening.wait(60)
    assert evening.do(None, StartClock(None)) == (ClockSet(None),)
    assert evening.refused(None, StartClock(None)) is TableReason.NO_CLOCK
    evening.come_to(Phase.CLUE)
    assert evening.table.deadline == evening.now + 180


def test_nobody_else_winds_the_clock() -> None:
    for seat in ("s1", "s2"):
        assert timed().refused(seat, StartClock(1)) is TableReason.NOT_A_MOVE


@pytest.mark.parametrize("seconds", [math.nan, math.inf, -math.inf, -1, LONGEST_TIMER + 1])
def test_the_clock_is_not_wound_to_nonsense(seconds: float) -> None:
    assert timed().refused(None, StartClock(seconds)) is TableReason.BAD_SETTING


def test_the_clock_is_not_wound_in_a_pause_nor_without_a_game() -> None:
    evening = timed(names="abc")
    evening.pause()
    assert evening.refused(None, StartClock(10)) is TableReason.PAUSED
    evening.resume()
    evening.stand_up("s3")
    assert evening.phase is Phase.PAUSED
    assert evening.refused(None, StartClock(10)) is TableReason.NO_CLOCK
    evening.end()
    assert evening.refused(None, StartClock(10)) is TableReason.NO_GAME
    assert evening.refused(None, StartClock(None)) is TableReason.NO_GAME
