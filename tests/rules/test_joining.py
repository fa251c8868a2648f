"""Somebody joins a running game: last to tell, dealt in at the next refill, a fair score."""

import pytest

from pinxit.rules import Phase, Reason
from pinxit.rules.commands import Claim, Give, GoOn, Join, Tell, Vote
from pinxit.rules.game import Clue
from tests.table import Table


def test_a_newcomer_waits_for_the_next_refill() -> None:
    table = Table(seats="abcd")
    table.tell()
    table.join("x")
    assert table.game.newcomers == ("x",)
    assert table.hand_sizes["x"] == 0
    assert "x" not in table.game.round.awaited
    assert table.refused(Give("x", ())) is Reason.NOT_IN_ROUND
    table.give("b", "c", "d")
    assert table.refused(Vote("x", (table.card_of("a"),))) is Reason.NOT_IN_ROUND
    table.vote(b="a", c="b", d="b")
    assert "x" not in table.points
    table.do(GoOn("x"))
    assert table.game.newcomers == ()
    assert table.hand_sizes == dict.fromkeys("abcdx", 6)


def test_a_newcomer_tells_last() -> None:
    table = Table(seats="abcd")
    table.play_round()
    table.go_on()
    assert table.game.round.storyteller == "b"
    table.join("x", "y")
    assert table.game.seats == ("a", "x", "y", "b", "c", "d")
    tellers = []
    for _ in range(6):
        tellers.append(table.game.round.storyteller)
        table.play_round()
        table.go_on()
    assert tellers == ["b", "c", "d", "a", "x", "y"]


def test_a_newcomer_tells_last_even_if_the_storyteller_has_left() -> None:
    table = Table(seats="abcd")
    table.to_vote()
    table.leave("a")
    table.join("x")
    table.vote(b="a", c="b", d="b")
    tellers = []
    for _ in range(4):
        table.go_on()
        tellers.append(table.game.round.storyteller)
        table.play_round()
    assert tellers == ["b", "c", "d", "x"]


def test_a_newcomer_of_the_race_tells_last_whoever_wins_it() -> None:
    table = Table(seats="abcd", first="race")
    table.join("x")
    assert table.refused(Claim("x")) is Reason.NOT_IN_ROUND
    table.claim("c")
    tellers = []
    for _ in range(5):
        tellers.append(table.game.round.storyteller)
        table.play_round()
        table.go_on()
    assert tellers == ["c", "d", "a", "b", "x"]


def test_nobody_is_drawn_who_came_during_the_race() -> None:
    for number in range(20):
        table = Table(seats="abc", first="race", seed=str(number))
        table.join("x", "y", "z")
        table.time_out()
        assert table.game.round.storyteller in set("abc")


@pytest.mark.parametrize(("rule", "score"), [("lowest", 0), ("average", 2), ("zero", 0)])
def test_the_score_of_a_newcomer_is_the_tables_rule(rule: str, score: int) -> None:
    table = Table(seats="abcd", latecomer=rule)
    table.play_round(b="a", c="b", d="b")
    assert table.scores == {"a": 3, "b": 5, "c": 0, "d": 0}
    table.join("x")
    assert table.scores["x"] == score


def test_the_lowest_score_is_not_nothing() -> None:
    table = Table(seats="abcd")
    table.play_round(b="a", c="b", d="b")
    table.go_on()
    table.play_round(a="c", c="b", d="c")
    assert table.scores == {"a": 3, "b": 8, "c": 5, "d": 0}
    table.go_on()
    table.play_round(a="d", b="d", d="a")
    assert table.scores == {"a": 6, "b": 10, "c": 5, "d": 4}
    table.join("x")
    assert table.scores["x"] == 4


def test_three_become_four_and_hands_of_seven_are_played_down_to_six() -> None:
    table = Table(seats="abc")
    table.tell()
    table.join("x")
    table.give("b", "c")  # dealt for three: still two cards each
    assert len(table.game.round.board) == 5
    table.vote(b="a", c="b")
    table.go_on()
    assert table.hand_sizes == {"x": 6, "a": 6, "b": 6, "c": 6}
    table.to_vote()
    assert len(table.game.round.board) == 4


def test_a_hand_of_seven_that_was_not_played_from_stays_until_it_is() -> None:
    table = Table(seats="abc")
    table.join("x")
    table.time_out()  # void: nobody played a card
    assert table.hand_sizes == {"a": 7, "b": 7, "c": 7, "x": 6}
    table.play_round()
    assert table.hand_sizes == {"a": 6, "b": 6, "c": 6, "x": 5}
    table.go_on()
    assert table.hand_sizes == dict.fromkeys("abcx", 6)


def test_a_waiting_newcomer_saves_the_game_from_pausing() -> None:
    table = Table(seats="abc")
    table.tell()
    table.join("x")
    table.leave("c")
    assert (table.game.phase, table.game.round.storyteller) == (Phase.CLUE, "b")
    assert set(table.game.round.players) == set("abx")


def test_a_newcomer_may_leave_again() -> None:
    table = Table(seats="abc")
    table.tell()
    table.join("x")
    table.leave("x")
    assert table.game.newcomers == ()
    assert table.game.phase is Phase.GIVE


def test_who_cannot_join() -> None:
    table = Table("classic", seats="abcdef")
    assert table.refused(Join("a")) is Reason.SEAT_TAKEN
    assert table.refused(Join("x")) is Reason.TABLE_FULL
    assert Table().refused(Join("")) is Reason.BAD_SEAT
    assert Table(seats="abc", cards=23).refused(Join("x")) is Reason.DECK_TOO_SMALL
    Table(seats="abc", cards=24).join("x")


def test_the_game_ends_if_the_cards_cannot_fill_the_hands_even_after_shuffling() -> None:
    # Three hold seven of 24 cards; a fourth would need six, but only three are left.
    table = Table(seats="abc", cards=24)
    table.join("x")
    table.time_out()
    assert (table.game.phase, table.game.ending) == (Phase.OVER, "pile")
    assert table.game.winners == tuple("abc")


def test_a_newcomer_cannot_act_before_being_dealt_in() -> None:
    table = Table(seats="abc")
    table.join("x")
    assert table.refused(Tell("x", "plain/001", Clue("x"))) is Reason.NOT_IN_ROUND
