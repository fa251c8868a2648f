"""A computer player moves for somebody who is away, and hands the seat back."""

from pinxit.rules import Phase, Reason
from pinxit.rules.commands import Claim, Skip
from pinxit.table.commands import ComeBack, PlayFor, StandIn
from pinxit.table.errors import TableReason
from pinxit.table.events import CameBack, StoodIn
from pinxit.table.settings import RELAXED
from tests.table.evening import Evening, move_of


def playing(*names: str) -> Evening:
    evening = Evening(*(names or ("Ola", "Jan", "Ela", "Iwo")))
    evening.begin()
    return evening


def test_the_table_or_the_host_asks_for_a_stand_in() -> None:
    evening = playing()
    assert evening.do(None, StandIn("s2")) == (StoodIn("s2"),)
    assert evening.do("s1", StandIn("s3")) == (StoodIn("s3"),)
    assert [s.seat for s in evening.table.sitters if s.stood_in] == ["s2", "s3"]


def test_one_stand_in_is_enough() -> None:
    evening = playing()
    evening.do(None, StandIn("s2"))
    assert evening.do(None, StandIn("s2")) == ()


def test_nobody_stands_in_for_a_computer_player() -> None:
    evening = Evening("Ola")
    computer = evening.add_computer()
    assert evening.refused("s1", StandIn(computer)) is TableReason.NOT_A_PERSON
    assert evening.refused(None, StandIn(computer)) is TableReason.NOT_A_PERSON


def test_the_stand_in_moves() -> None:
    evening = playing()
    evening.do(None, StandIn("s2"))
    evening.play("s2", Claim())
    assert evening.storyteller == "s2"
    evening.play("s2", move_of(evening.game, "s2"))
    assert evening.phase is Phase.GIVE


def test_who_comes_back_has_the_seat_back() -> None:
    evening = playing()
    evening.do(None, StandIn("s2"))
    assert evening.do("s2", ComeBack()) == (CameBack("s2"),)
    assert not evening.who("s2").stood_in
    evening.play("s2", Claim(), by="s2")


def test_coming_back_from_nowhere_changes_nothing() -> None:
    evening = playing()
    assert evening.do("s2", ComeBack()) == ()


def test_a_stand_in_whose_player_is_back_moves_no_more() -> None:
    evening = playing()
    evening.do(None, StandIn("s2"))
    evening.do("s2", ComeBack())
    assert evening.refused(None, PlayFor("s2", Claim())) is TableReason.NOT_YOUR_SEAT


def test_the_table_does_not_move_for_somebody_who_is_there() -> None:
    assert playing().refused(None, PlayFor("s2", Claim())) is TableReason.NOT_YOUR_SEAT


def test_when_time_is_up_the_table_moves_for_anyone() -> None:
    evening = Evening("Ola", "Jan", "Ela", timers=RELAXED)
    evening.begin()
    evening.wait(59)
    assert evening.refused(None, PlayFor("s2", Claim())) is TableReason.NOT_YOUR_SEAT
    evening.wait(1)
    evening.play("s2", Claim())
    too_soon = PlayFor("s2", move_of(evening.game, "s2"))
    assert evening.refused(None, too_soon) is TableReason.NOT_YOUR_SEAT


def test_the_table_moves_for_computer_players() -> None:
    evening = Evening("Ola", "Jan")
    computer = evening.add_computer()
    evening.begin()
    evening.play(computer, Claim())
    assert evening.storyteller == computer


def test_the_table_moves_for_nobody_who_does_not_sit_there() -> None:
    for seat in ("s9", "", "Ola"):
        assert playing().refused(None, PlayFor(seat, Claim())) is TableReason.NO_SUCH_SEAT


def test_the_table_skips_whom_the_table_waits_for() -> None:
    evening = playing()
    evening.do(None, Skip("s2"))
    assert evening.refused(None, Skip("s2")) is Reason.NOT_AWAITED
    assert evening.refused(None, Skip("s9")) is Reason.NOT_AWAITED
    evening.pause()
    assert evening.refused(None, Skip("s3")) is TableReason.PAUSED


def test_nobody_moves_for_another_seat() -> None:
    evening = playing()
    for phase in (Phase.RACE, Phase.CLUE, Phase.GIVE, Phase.VOTE):
        evening.come_to(phase)
        mover = evening.game.round.awaited[0]
        move = PlayFor(mover, move_of(evening.game, mover))
        for seat in evening.game.seats:
            assert evening.refused(seat, move) is TableReason.NOT_A_MOVE
        evening.do("s1", StandIn(mover))
        for seat in evening.game.seats:
            assert evening.refused(seat, move) is TableReason.NOT_A_MOVE
        evening.do(mover, ComeBack())


def test_a_stand_in_stays_for_the_rematch_until_the_player_is_back() -> None:
    evening = playing()
    evening.do(None, StandIn("s2"))
    evening.end()
    evening.begin()
    assert evening.who("s2").stood_in
    evening.play("s2", Claim())


def test_a_seat_that_is_stood_in_for_can_be_given_up() -> None:
    evening = playing()
    evening.do(None, StandIn("s4"))
    evening.stand_up("s4")
    assert evening.game.seats == ("s1", "s2", "s3")
    assert evening.refused(None, PlayFor("s4", Claim())) is TableReason.NO_SUCH_SEAT
