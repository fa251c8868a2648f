"""What those are told who have no part in a round: latecomers, spectators, who had to leave."""

import pytest

from pinxit.protocol.sections import ALL, Sections, sections_for
from pinxit.rules import Phase, Seat
from pinxit.rules.commands import Skip
from pinxit.rules.legal import MayGoOn, MayVote
from pinxit.rules.view import Mine
from tests.table.evening import Evening
from tests.table.scenes import scene_of

IN_A_ROUND = (Phase.RACE, Phase.CLUE, Phase.GIVE, Phase.VOTE, Phase.REVEAL)


def seen(evening: Evening, seat: Seat | None) -> Sections:
    return sections_for(scene_of(evening.table), seat, ALL)


def played_to(phase: Phase) -> Evening:
    """Return an evening at which somebody has already moved in a phase, if they can."""
    evening = Evening("Ola", "Jan", "Ela", "Iwo")
    evening.begin()
    evening.come_to(phase)
    if phase in {Phase.GIVE, Phase.VOTE}:
        evening.step()
    return evening


def is_nowhere(view: Sections, seat: Seat) -> bool:
    """Tell whether nobody waits for a seat, and it is not said to have done anything."""
    assert view.waiting
    waiting = view.waiting
    return seat not in {*waiting.awaited, *waiting.laid_by, *waiting.voted}


@pytest.mark.parametrize("phase", IN_A_ROUND)
def test_who_comes_in_the_middle_waits_to_be_dealt_in(phase: Phase) -> None:
    evening = played_to(phase)
    late = evening.sit("Zoe")
    view = seen(evening, late)
    assert view.mine == Mine(late, (), (), ())
    assert is_nowhere(view, late)
    assert view.may == ((MayGoOn(),) if phase is Phase.REVEAL else ())
    assert [line.seat for line in view.scores or () if line.newcomer] == [late]
    evening.come_to(Phase.REVEAL)
    evening.step()
    after = seen(evening, late)
    assert after.mine
    assert len(after.mine.hand) == evening.game.round.numbers.hand
    assert not any(line.newcomer for line in after.scores or ())


def test_who_comes_to_a_game_that_waits_for_players_is_dealt_in_at_once() -> None:
    evening = Evening("Ola", "Jan", "Ela")
    evening.begin()
    evening.stand_up("s3")
    assert evening.phase is Phase.PAUSED
    view = seen(evening, evening.sit("Zoe"))
    assert view.mine
    assert view.mine.hand
    assert not any(line.newcomer for line in view.scores or ())


def test_who_comes_in_the_last_round_has_no_part_in_the_game() -> None:
    evening = Evening("Ola", "Jan", "Ela", house={"target": None, "turns_each": 1})
    evening.begin()
    while evening.game.round.number < 3:
        evening.step()
    evening.come_to(Phase.GIVE)
    late = evening.sit("Zoe")
    view = seen(evening, late)
    assert (view.mine, view.may) == (None, ())
    assert is_nowhere(view, late)
    assert late not in {line.seat for line in view.scores or ()}


@pytest.mark.parametrize("phase", IN_A_ROUND)
def test_who_looks_on_has_nothing_and_may_do_nothing(phase: Phase) -> None:
    view = seen(played_to(phase), None)
    assert (view.mine, view.may) == (None, ())


@pytest.mark.parametrize("phase", [Phase.GIVE, Phase.VOTE])
def test_who_was_waited_for_no_longer_has_done_nothing(phase: Phase) -> None:
    evening = played_to(phase)
    seat = evening.game.round.awaited[0]
    before = seen(evening, seat).waiting
    evening.do("s1", Skip(seat))
    view = seen(evening, seat)
    assert view.may == ()
    assert view.waiting
    assert before
    assert (view.waiting.laid_by, view.waiting.voted) == (before.laid_by, before.voted)
    assert seat not in view.waiting.awaited


def test_who_gave_nothing_may_vote_all_the_same() -> None:
    evening = played_to(Phase.GIVE)
    seat = evening.game.round.awaited[0]
    evening.do("s1", Skip(seat))
    evening.come_to(Phase.VOTE)
    assert isinstance((seen(evening, seat).may or ())[0], MayVote)


@pytest.mark.parametrize("phase", IN_A_ROUND)
def test_who_was_asked_to_leave_has_no_part_any_more(phase: Phase) -> None:
    evening = played_to(phase)
    evening.kick("s4")
    for viewer in ("s4", "s1"):
        view = seen(evening, viewer)
        assert is_nowhere(view, "s4")
        assert "s4" not in {line.seat for line in view.scores or ()}
    assert (seen(evening, "s4").mine, seen(evening, "s4").may) == (None, ())
