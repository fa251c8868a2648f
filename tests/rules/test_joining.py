"""Somebody joins a running game: last to tell, dealt in at the next refill, a fair score."""

import pytest

from pinxit.rules import BadRules, Clue, Phase, Reason
from pinxit.rules.commands import Claim, Give, GoOn, Join, Tell, Vote
from tests.rules.played_table import Table


def test_a_newcomer_waits_for_the_next_refill() -> None:
    table = Table(seats="abcd")
    table.tell()
    table.join("x")
    assert table.game.newcomers == ("x",)
    assert table.hand_sizes["x"] == 0
    assert "x" not in table.game.round.awaited
    assert table.refused("x", Give(())) is Reason.NOT_IN_ROUND
    table.give("b", "c", "d")
    assert table.refused("x", Vote((table.card_of("a"),))) is Reason.NOT_IN_ROUND
    table.vote(b="a", c="b", d="b")
    assert "x" not in table.points
    table.do("x", GoOn())
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
    assert table.refused("x", Claim()) is Reason.NOT_IN_ROUND
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
    assert table.refused("a", Join()) is Reason.SEAT_TAKEN
    assert table.refused("x", Join()) is Reason.TABLE_FULL
    for name in ("", " ", "\u200b", "a\nb", "\ud800"):
        assert Table().refused(name, Join()) is Reason.BAD_SEAT


@pytest.mark.parametrize("told", [False, True])
def test_nobody_joins_who_could_not_be_dealt_in(*, told: bool) -> None:
    """Three hold seven each and might still do so when a fourth is to get six."""

    def table(cards: int) -> Table:
        new = Table(seats="abc", cards=cards)
        if told:
            new.tell()
            new.give("b")
        return new

    with pytest.raises(BadRules) as refusal:
        table(26).join("x")
    assert refusal.value.reason is Reason.DECK_TOO_SMALL
    assert refusal.value.facts == {"players": 4, "needed": 27, "cards": 26, "missing": 1}
    enough = table(27)
    enough.join("x")
    while enough.game.round.number == 1:
        enough.time_out()
    assert enough.game.phase is Phase.CLUE


def test_nobody_joins_the_last_round() -> None:
    table = Table(seats="abc", target=None, turns_each=1)
    table.time_out()
    table.join("x")
    assert table.game.seats == ("a", "x", "b", "c")
    table.leave("x")
    table.time_out()
    assert table.refused("x", Join()) is Reason.GAME_ENDING
    table.play_round()
    assert table.refused("x", Join()) is Reason.GAME_ENDING


def test_nobody_joins_when_those_who_had_turns_left_are_gone() -> None:
    table = Table(seats="abcd", target=None, turns_each=1)
    for _ in range(3):
        table.play_round()
        if table.game.round.number < 3:
            table.go_on()
    table.leave("d")
    assert table.refused("x", Join()) is Reason.GAME_ENDING


@pytest.mark.parametrize("rule", ["lowest", "average", "zero"])
def test_leaving_for_a_moment_does_not_better_a_score(rule: str) -> None:
    table = Table(seats="abcd", latecomer=rule)
    table.play_round(b="a", c="b", d="b")
    table.go_on()
    table.play_round(a="c", c="b", d="c")
    assert table.scores == {"a": 3, "b": 8, "c": 5, "d": 0}
    table.leave("d")
    assert table.game.left == {"d": 0}
    table.join("d")
    assert table.game.left == {}
    assert table.scores["d"] == 0
    table.leave("b")
    table.join("b")
    assert table.scores["b"] == {"lowest": 0, "average": (3 + 5 + 0) // 3, "zero": 0}[rule]


def test_an_average_is_rounded_down() -> None:
    table = Table(seats="abcd", latecomer="average")
    table.play_round(b="c")
    assert table.scores == {"a": 3, "b": 0, "c": 4, "d": 3}
    table.leave("b")
    table.join("x")
    assert table.scores["x"] == 10 // 3


def test_a_storyteller_who_came_back_is_no_measure_for_who_tells_last() -> None:
    table = Table(seats="abcd")
    table.to_vote()
    table.leave("a")
    table.join("a", "y")
    table.vote(b="a", c="b", d="b")
    tellers = []
    for _ in range(5):
        table.go_on()
        tellers.append(table.game.round.storyteller)
        table.play_round()
    assert tellers == ["b", "c", "d", "a", "y"]


def test_a_newcomer_cannot_act_before_being_dealt_in() -> None:
    table = Table(seats="abc")
    table.join("x")
    assert table.refused("x", Tell("plain/001", Clue("x"))) is Reason.NOT_IN_ROUND
