"""How a game ends, and who has won."""

import pytest

from pinxit.rules import End, Phase, Reason
from pinxit.rules.awards import Honour
from pinxit.rules.commands import Join
from pinxit.rules.recap import recap
from tests.rules.played_table import Table


def test_the_game_ends_after_the_round_in_which_somebody_has_the_target() -> None:
    table = Table(seats="abcd", target=3)
    table.play_round(b="a", c="b", d="b")
    assert table.game.phase is Phase.REVEAL  # the last round is looked at, too
    assert table.game.ending is End.TARGET
    table.go_on()
    assert (table.game.phase, table.game.winners) == (Phase.OVER, ("b",))
    assert table.scores == {"a": 3, "b": 5, "c": 0, "d": 0}  # not cut off at the target


def test_one_point_short_is_not_the_end() -> None:
    table = Table(seats="abcd", target=6)
    table.play_round(b="a", c="b", d="b")
    assert table.game.ending is None
    table.go_on()
    assert table.game.phase is Phase.CLUE


def test_exactly_the_target_is_the_end() -> None:
    table = Table(seats="abcd", target=5)
    table.play_round(b="a", c="b", d="b")
    assert table.game.ending is End.TARGET


def test_of_several_over_the_target_only_the_best_wins() -> None:
    table = Table(seats="abcd", target=3)
    table.play_round(b="a", c="a", d="b")
    assert table.scores == {"a": 3, "b": 4, "c": 3, "d": 0}
    table.go_on()
    assert table.game.winners == ("b",)


def test_a_tie_is_a_shared_victory() -> None:
    table = Table(seats="abcd", target=2)
    table.play_round()
    table.go_on()
    assert table.game.winners == ("b", "c", "d")


def test_hands_are_not_filled_after_the_last_round() -> None:
    table = Table(seats="abcd", target=2)
    table.play_round()
    table.go_on()
    assert table.hand_sizes == dict.fromkeys("abcd", 5)
    assert len(table.game.pile) == 60


def test_thirty_points_end_a_game_by_the_book() -> None:
    table = Table("dixit", seats="abcd")
    while table.game.phase is not Phase.OVER:
        assert max(table.scores.values()) < 30
        table.play_round(a="b", b="a", c="a", d="a")
        table.go_on()
    assert max(table.scores.values()) >= 30


def test_everyone_may_tell_so_many_times_instead() -> None:
    table = Table(seats="abc", target=None, turns_each=2)
    for number in range(1, 7):
        assert table.game.round.number == number
        assert table.game.phase is Phase.CLUE
        table.play_round(b="c", c="b")
        assert table.game.ending is (End.TURNS if number == 6 else None)
        table.go_on()
    assert (table.game.phase, table.game.ending) == (Phase.OVER, End.TURNS)


def test_a_turn_that_was_missed_is_a_turn() -> None:
    table = Table(seats="abc", target=None, turns_each=1)
    table.time_out()
    table.time_out()
    table.time_out()
    assert (table.game.phase, table.game.ending) == (Phase.OVER, End.TURNS)


def test_a_latecomer_tells_as_often_as_is_left() -> None:
    table = Table(seats="abc", target=None, turns_each=2)
    for _ in range(4):
        table.play_round()
        table.go_on()
    assert dict(table.game.turns) == {"a": 2, "b": 2, "c": 1}
    table.join("x")
    assert table.game.turns["x"] == 1
    assert table.game.seats == ("a", "x", "b", "c")
    tellers = []
    while table.game.phase is not Phase.OVER:
        tellers.append(table.game.round.storyteller)
        table.play_round()
        table.go_on()
    assert tellers == ["b", "c", "a", "x"]


def test_the_target_may_come_before_the_turns() -> None:
    table = Table(seats="abc", target=2, turns_each=5)
    table.play_round()
    assert table.game.ending is End.TARGET


def test_the_host_ends_the_game_with_the_points_as_they_are() -> None:
    table = Table(seats="abcd")
    table.play_round(b="a", c="b", d="b")
    table.go_on()
    table.to_vote()
    table.finish()
    assert (table.game.phase, table.game.ending) == (Phase.OVER, End.HOST)
    assert table.game.winners == ("b",)


def test_a_last_round_stays_the_last_when_the_best_leaves() -> None:
    table = Table(seats="abcd", target=5)
    table.play_round(b="a", c="b", d="b")
    table.leave("b")
    assert table.refused("x", Join()) is Reason.GAME_ENDING
    table.go_on()
    assert (table.game.ending, table.game.winners) == (End.TARGET, ("a",))


def test_ending_a_last_round_by_hand_keeps_its_reason() -> None:
    table = Table(seats="abcd", target=5)
    table.play_round(b="a", c="b", d="b")
    table.finish()
    assert table.game.ending is End.TARGET


def test_whoever_was_never_dealt_in_cannot_win() -> None:
    table = Table(seats="abcd", latecomer="average")
    table.play_round()
    table.join("x")
    table.go_on()
    table.join("y")
    table.finish()
    assert (table.scores["x"], table.scores["y"]) == (1, 1)
    assert table.game.winners == ("b", "c", "d")


@pytest.mark.parametrize("rounds", [0, 1])
def test_where_nobody_has_a_point_nobody_wins(rounds: int) -> None:
    table = Table(seats="abcd", all_others=0)
    for _ in range(rounds):
        table.play_round()
        table.go_on()
    table.finish()
    assert (table.game.ending, table.game.winners) == (End.HOST, ())
    assert set(table.scores.values()) == {0}
    told = recap(table.events)
    assert told.winners == ()
    assert Honour.BIG_ROUND not in {award.honour for award in told.awards}


def test_one_point_is_enough_to_win() -> None:
    table = Table(seats="abcd")
    table.play_round()
    table.finish()
    assert table.game.winners == ("b", "c", "d")
