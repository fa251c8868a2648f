"""A computer player moves for somebody who is away, and hands the seat back."""

from pinxit.rules import Phase, Reason
from pinxit.rules.commands import AnyCommand, Claim, Skip
from pinxit.table.commands import ComeBack, Play, StandIn
from pinxit.table.errors import TableReason
from pinxit.table.events import CameBack, StoodIn
from pinxit.table.settings import RELAXED
from tests.tables.evening import Evening, move_of


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
    evening.play(Claim("s2"))
    assert evening.storyteller == "s2"
    evening.play(move_of(evening.game, "s2"))
    assert evening.phase is Phase.GIVE


def test_who_comes_back_has_the_seat_back() -> None:
    evening = playing()
    evening.do(None, StandIn("s2"))
    assert evening.do("s2", ComeBack()) == (CameBack("s2"),)
    assert not evening.who("s2").stood_in
    evening.play(Claim("s2"), by="s2")


def test_coming_back_from_nowhere_changes_nothing() -> None:
    evening = playing()
    assert evening.do("s2", ComeBack()) == ()


def test_a_stand_in_whose_player_is_back_moves_no_more() -> None:
    evening = playing()
    evening.do(None, StandIn("s2"))
    evening.do("s2", ComeBack())
    assert evening.refused(None, Play(Claim("s2"))) is TableReason.NOT_YOUR_SEAT


def test_the_table_does_not_move_for_somebody_who_is_there() -> None:
    assert playing().refused(None, Play(Claim("s2"))) is TableReason.NOT_YOUR_SEAT


def test_when_time_is_up_the_table_moves_for_anyone() -> None:
    evening = Evening("Ola", "Jan", "Ela", timers=RELAXED)
    evening.begin()
    evening.wait(59)
    assert evening.refused(None, Play(Claim("s2"))) is TableReason.NOT_YOUR_SEAT
    evening.wait(1)
    evening.play(Claim("s2"))
    assert evening.refused(None, Play(move_of(evening.game, "s2"))) is TableReason.NOT_YOUR_SEAT


def test_the_table_moves_for_computer_players() -> None:
    evening = Evening("Ola", "Jan")
    computer = evening.add_computer()
    evening.begin()
    evening.play(Claim(computer))
    assert evening.storyteller == computer


def test_the_table_moves_for_nobody_who_does_not_sit_there() -> None:
    for seat in ("s9", "", "Ola"):
        assert playing().refused(None, Play(Claim(seat))) is TableReason.NO_SUCH_SEAT


def test_the_table_skips_whom_the_table_waits_for() -> None:
    evening = playing()
    evening.play(Skip("s2"))
    assert evening.refused(None, Play(Skip("s2"))) is Reason.NOT_AWAITED
    assert evening.refused(None, Play(Skip("s9"))) is Reason.NOT_AWAITED
    evening.pause()
    assert evening.refused(None, Play(Skip("s3"))) is TableReason.PAUSED


def test_nobody_moves_for_another_seat() -> None:
    evening = playing()
    for phase in (Phase.RACE, Phase.CLUE, Phase.GIVE, Phase.VOTE):
        evening.come_to(phase)
        mover = evening.game.round.awaited[0]
        move: AnyCommand = move_of(evening.game, mover)
        for seat in set(evening.game.seats) - {mover}:
            assert evening.refused(seat, Play(move)) is TableReason.NOT_YOUR_SEAT
        evening.do("s1", StandIn(mover))
        for seat in set(evening.game.seats) - {mover}:
            assert evening.refused(seat, Play(move)) is TableReason.NOT_YOUR_SEAT
        evening.do(mover, ComeBack())


def test_a_stand_in_stays_for_the_rematch_until_the_player_is_back() -> None:
    evening = playing()
    evening.do(None, StandIn("s2"))
    evening.end()
    evening.begin()
    assert evening.who("s2").stood_in
    evening.play(Claim("s2"))


def test_a_seat_that_is_stood_in_for_can_be_given_up() -> None:
    evening = playing()
    evening.do(None, StandIn("s4"))
    evening.stand_up("s4")
    assert evening.game.seats == ("s1", "s2", "s3")
    assert evening.refused(None, Play(Claim("s4"))) is TableReason.NO_SUCH_SEAT
