"""What a computer player did for a person is noted, and told: to them at once, to all in time."""

import pytest

from pinxit.protocol.sections import ALL, sections_for
from pinxit.rules import Phase, Seat
from pinxit.rules.commands import Claim, TakeBack
from pinxit.table.commands import ComeBack, StandIn
from pinxit.table.events import PlayedFor
from pinxit.table.played import Act, Played
from pinxit.table.settings import RELAXED
from tests.table.evening import Evening, move_of
from tests.table.scenes import scene_of


def asleep(phase: Phase, *sleepers: Seat) -> Evening:
    """Return an evening at whose next turn of a phase all have moved but some, and time is up."""
    evening = Evening("Ola", "Jan", "Ela", "Iwo", timers=RELAXED)
    evening.begin()
    evening.do("s1", Claim())
    evening.come_to(phase)
    for seat in evening.game.round.awaited:
        if seat not in sleepers:
            evening.do(seat, move_of(evening.game, seat))
    assert evening.table.deadline is not None
    evening.now = evening.table.deadline
    return evening


def told(evening: Evening, seat: Seat | None) -> object:
    return sections_for(scene_of(evening.table), seat, frozenset({"played_for"})).played_for


@pytest.mark.parametrize(
    ("phase", "sleeper", "act"),
    [(Phase.CLUE, "s1", Act.TOLD), (Phase.GIVE, "s2", Act.GAVE), (Phase.VOTE, "s2", Act.VOTED)],
)
def test_what_is_done_for_who_has_run_out_of_time_is_noted(
    phase: Phase, sleeper: Seat, act: Act
) -> None:
    evening = asleep(phase, sleeper)
    evening.play(sleeper, move_of(evening.game, sleeper))
    assert PlayedFor(sleeper, 1, act) in evening.events
    assert told(evening, sleeper) == (Played(sleeper, 1, act),)


def test_what_is_done_for_who_is_away_is_noted() -> None:
    evening = Evening("Ola", "Jan", "Ela")
    evening.begin()
    evening.do(None, StandIn("s2"))
    evening.play("s2", Claim())
    evening.do("s2", ComeBack())
    assert told(evening, "s2") == (Played("s2", 1, Act.CLAIMED),)


def test_what_a_computer_player_does_for_itself_is_not() -> None:
    evening = Evening("Ola", "Jan")
    computer = evening.add_computer()
    evening.begin()
    evening.play(computer, Claim())
    assert evening.table.played_for == ()


@pytest.mark.parametrize("phase", [Phase.GIVE, Phase.VOTE])
def test_to_all_others_a_world_in_which_they_moved_themselves_is_the_same(phase: Phase) -> None:
    slept, woke = asleep(phase, "s2", "s3"), asleep(phase, "s2", "s3")
    move = move_of(slept.game, "s2")
    slept.play("s2", move)
    woke.do("s2", move)
    for viewer in ("s1", "s3", "s4", None):
        one, other = (sections_for(scene_of(e.table), viewer, ALL) for e in (slept, woke))
        assert one == other
    assert told(slept, "s2") != told(woke, "s2")


def test_with_the_reveal_all_are_told() -> None:
    evening = asleep(Phase.VOTE, "s2")
    evening.play("s2", move_of(evening.game, "s2"))
    assert evening.phase is Phase.REVEAL
    for viewer in ("s1", "s2", None):
        assert told(evening, viewer) == (Played("s2", 1, Act.VOTED),)


def test_it_is_told_until_the_next_reveal() -> None:
    evening = asleep(Phase.VOTE, "s2")
    evening.play("s2", move_of(evening.game, "s2"))
    evening.step()
    evening.come_to(Phase.VOTE)
    assert told(evening, None) == (Played("s2", 1, Act.VOTED),)
    evening.come_to(Phase.REVEAL)
    assert told(evening, None) == ()


def test_what_was_taken_back_was_not_done_for_them() -> None:
    evening = asleep(Phase.GIVE, "s2", "s3")
    evening.play("s2", move_of(evening.game, "s2"))
    evening.do("s2", TakeBack())
    assert told(evening, "s2") == ()


def test_taking_back_undoes_nothing_of_the_round_before() -> None:
    evening = asleep(Phase.GIVE, "s3")
    evening.play("s3", move_of(evening.game, "s3"))
    evening.come_to(Phase.REVEAL)
    evening.step()
    evening.come_to(Phase.GIVE)
    evening.do("s3", move_of(evening.game, "s3"))
    evening.do("s3", TakeBack())
    assert told(evening, None) == (Played("s3", 1, Act.GAVE),)


def test_another_game_begins_with_nothing_done_for_anybody() -> None:
    evening = asleep(Phase.VOTE, "s2")
    evening.play("s2", move_of(evening.game, "s2"))
    evening.end()
    evening.begin()
    assert evening.table.played_for == ()
