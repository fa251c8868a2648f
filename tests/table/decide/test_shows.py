"""The show of a reveal at a table: it begins with it, its clock waits, and the host may skip it."""

import pytest
from msgspec.structs import replace

from pinxit.rules import Phase
from pinxit.rules.commands import Finish, GoOn, TimeOut
from pinxit.table.commands import Resume, SkipShow
from pinxit.table.errors import TableReason
from pinxit.table.events import ClockSet, SettingsChanged, ShowBegan, ShowSkipped
from pinxit.table.settings import OFF, RELAXED, SettingsChange, Timers
from pinxit.table.show import POINTS, SHORT, Show, Showing, length_of
from tests.table.evening import NOON, Evening


def shown(timers: Timers = OFF, show: Showing = Showing.WHOLE) -> Evening:
    """Return an evening at the moment of its first reveal."""
    evening = Evening("Ola", "Jan", "Ela", "Iwo", timers=timers, show=show)
    evening.shows = True
    evening.begin()
    evening.wait(7)
    evening.come_to(Phase.REVEAL)
    return evening


def show_of(evening: Evening) -> Show:
    assert evening.table.show is not None
    return evening.table.show


def test_the_show_begins_with_the_reveal() -> None:
    evening = shown()
    assert evening.game.last_reveal is not None
    assert evening.table.show == Show(NOON + 7, length_of(evening.game.last_reveal))


def test_where_reveals_are_not_told_in_time_there_is_no_show() -> None:
    evening = Evening("Ola", "Jan", "Ela", "Iwo")
    evening.begin()
    evening.come_to(Phase.REVEAL)
    assert evening.table.show is None
    assert evening.refused("s1", SkipShow()) is TableReason.NO_SHOW


def test_a_short_show_is_agreed_on_like_other_manners() -> None:
    evening = shown(show=Showing.SHORT)
    assert show_of(evening).length == SHORT
    evening.change(SettingsChange(show=Showing.WHOLE))
    assert isinstance(evening.events[-1], SettingsChanged)
    assert show_of(evening).length == SHORT  # what has begun goes on
    evening.step()
    evening.come_to(Phase.REVEAL)
    assert show_of(evening).length > SHORT


def test_anybody_may_go_on_before_the_end() -> None:
    evening = shown()
    evening.do("s3", GoOn())
    assert evening.phase is Phase.CLUE
    assert evening.table.show is None


def test_the_show_ends_with_the_game() -> None:
    evening = shown()
    evening.do("s1", Finish())
    assert evening.table.show is None


def test_the_time_for_a_reveal_begins_when_its_show_is_over() -> None:
    evening = shown(RELAXED)
    assert evening.table.deadline == show_of(evening).ends + 30
    evening.now = show_of(evening).ends
    assert evening.refused(None, TimeOut()) is TableReason.TIME_LEFT
    evening.wait(30)
    evening.do(None, TimeOut())
    assert evening.phase is Phase.CLUE


def test_the_host_skips_to_the_points() -> None:
    evening = shown()
    evening.wait(3)
    length, version = show_of(evening).length, evening.table.version
    (skipped,) = evening.do("s1", SkipShow())
    assert isinstance(skipped, ShowSkipped)
    assert evening.table.version == version + 1
    assert show_of(evening).skipped
    assert show_of(evening).length == length
    assert show_of(evening).ends == pytest.approx(evening.now + POINTS / 1000)


def test_the_clock_is_put_forward_by_what_is_skipped() -> None:
    evening = shown(RELAXED)
    evening.wait(3)
    *_, clock = evening.do("s1", SkipShow())
    assert isinstance(clock, ClockSet)
    assert evening.table.deadline == pytest.approx(evening.now + POINTS / 1000 + 30)


def test_skipping_twice_is_skipping_once() -> None:
    evening = shown()
    evening.do("s1", SkipShow())
    evening.wait(1)
    assert evening.do("s1", SkipShow()) == ()


def test_only_the_host_skips_for_everyone() -> None:
    evening = shown()
    assert evening.refused("s2", SkipShow()) is TableReason.NOT_HOST
    assert evening.refused(None, SkipShow()) is TableReason.NOT_HOST


def test_what_is_over_cannot_be_skipped() -> None:
    evening = shown()
    evening.now = show_of(evening).ends
    assert evening.refused("s1", SkipShow()) is TableReason.NO_SHOW
    evening.step()
    assert evening.refused("s1", SkipShow()) is TableReason.NO_SHOW


def test_nothing_is_skipped_while_the_game_is_paused() -> None:
    evening = shown()
    evening.pause()
    assert evening.refused("s1", SkipShow()) is TableReason.PAUSED


def test_a_vote_that_reveals_is_followed_by_the_show_and_then_by_the_clock() -> None:
    evening = shown(RELAXED)
    assert [type(event) for event in evening.events[-2:]] == [ShowBegan, ClockSet]


def test_a_pause_holds_the_show_and_it_goes_on_where_it_stood() -> None:
    evening = shown(RELAXED)
    began = show_of(evening)
    evening.wait(4)
    evening.pause()
    assert show_of(evening) == replace(began, held=evening.now)
    evening.wait(100)
    evening.resume()
    assert show_of(evening) == replace(began, began=began.began + 100)
    assert evening.table.deadline == pytest.approx(show_of(evening).ends + 30)
    evening.wait(1)
    evening.do("s1", SkipShow())


def test_a_show_can_be_held_twice() -> None:
    evening = shown()
    began = show_of(evening).began
    for _ in range(2):
        evening.wait(1)
        evening.pause()
        evening.wait(50)
        evening.resume()
    assert show_of(evening).began == began + 100


def test_a_show_that_was_skipped_is_held_at_its_points() -> None:
    evening = shown()
    evening.do("s1", SkipShow())
    ends = show_of(evening).ends
    evening.wait(1)
    evening.pause()
    evening.wait(50)
    evening.resume()
    assert show_of(evening).ends == pytest.approx(ends + 50)
    assert show_of(evening).skipped


def test_a_show_that_is_over_is_not_held() -> None:
    evening = shown()
    evening.now = show_of(evening).ends
    over = show_of(evening)
    evening.pause()
    evening.wait(50)
    evening.resume()
    assert show_of(evening) == over


def test_a_clock_that_was_put_back_in_a_pause_takes_nothing_from_the_show() -> None:
    evening = shown()
    began = show_of(evening).began
    evening.wait(4)
    evening.pause()
    evening.wait(-3600)
    evening.resume()
    assert show_of(evening).began == began


def test_a_reveal_that_is_brought_about_in_a_pause_is_told_after_it() -> None:
    evening = Evening("Ola", "Jan", "Ela", "Iwo")
    evening.shows = True
    evening.begin()
    evening.come_to(Phase.VOTE)
    while len(evening.game.round.awaited) > 1:
        evening.step()
    (last,) = evening.game.round.awaited
    evening.pause()
    evening.wait(5)
    evening.stand_up(last)
    assert evening.phase is Phase.REVEAL
    assert show_of(evening).held == show_of(evening).began == evening.now
    evening.wait(40)
    evening.do(evening.host, Resume())
    assert show_of(evening) == replace(show_of(evening), began=evening.now, held=None)
