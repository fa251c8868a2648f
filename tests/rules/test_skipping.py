"""Nobody stops the table: what happens to those who are out of time or skipped."""

import pytest

from pinxit.rules import Outcome, Phase, Reason, Void, legal
from pinxit.rules.chance import drawn
from pinxit.rules.commands import Claim, Give, Skip, TakeBack, Vote
from pinxit.rules.events import RaceWon
from pinxit.rules.legal import MayLeave
from tests.rules.played_table import Table, cards_everywhere


@pytest.mark.parametrize("seed", ["one", "two", "three", "four"])
def test_a_race_out_of_time_is_decided_by_the_seed(seed: str) -> None:
    table = Table(seats="abcd", first="race", seed=seed)
    table.time_out()
    assert table.game.phase is Phase.CLUE
    assert table.game.round.storyteller == drawn("abcd", seed, "first 1")
    won = table.events[-1]
    assert isinstance(won, RaceWon)
    assert won.drawn


def test_everyone_skipped_in_the_race_is_out_of_time() -> None:
    table = Table(seats="abcd", first="race")
    table.skip("a", "b", "c")
    assert table.refused("a", Claim()) is Reason.SKIPPED
    assert table.game.phase is Phase.RACE
    table.skip("d")
    assert table.game.phase is Phase.CLUE


@pytest.mark.parametrize("how", ["skip", "time_out"])
def test_a_silent_storyteller_passes_the_turn(how: str) -> None:
    table = Table(seats="abcd")
    if how == "skip":
        table.skip("a")
    else:
        table.time_out()
    assert table.game.last_void is Void.STORYTELLER_SILENT
    assert (table.game.phase, table.game.round.storyteller) == (Phase.CLUE, "b")
    assert table.hand_sizes == dict.fromkeys("abcd", 6)


def test_a_void_is_remembered_until_the_next_reveal() -> None:
    table = Table(seats="abcd")
    table.time_out()
    table.play_round()
    assert table.game.last_void is None


def test_an_absent_giver_adds_no_card() -> None:
    table = Table(seats="abcd")
    table.tell()
    table.give("b")
    table.skip("c")
    assert table.refused("c", Give(table.game.hands["c"][:1])) is Reason.SKIPPED
    assert table.refused("c", TakeBack()) is Reason.NOTHING_TO_TAKE_BACK
    table.give("d")
    assert len(table.game.round.board) == 3
    table.vote(b="a", c="b", d="b")  # c may vote all the same
    assert table.points == {"a": 3, "b": 5, "c": 0, "d": 0}
    table.go_on()
    assert table.hand_sizes == dict.fromkeys("abcd", 6)


def test_under_three_cards_on_the_table_the_round_is_void() -> None:
    table = Table(seats="abcd")
    hands = {seat: sorted(hand) for seat, hand in table.game.hands.items()}
    table.tell()
    table.give("b")
    table.time_out()
    assert table.game.last_void is Void.TOO_FEW_CARDS
    assert {seat: sorted(hand) for seat, hand in table.game.hands.items()} == hands
    assert table.game.round.storyteller == "b"


def test_at_three_players_one_giver_is_enough() -> None:
    table = Table(seats="abc")
    table.tell()
    table.give("b")
    table.skip("c")
    assert (table.game.phase, len(table.game.round.board)) == (Phase.VOTE, 3)
    table.vote(b="a")
    table.vote(c="b")
    assert table.points == {"a": 3, "b": 4, "c": 0}


def test_with_few_cards_fewer_votes_are_enough() -> None:
    # By this house rule everyone names three different cards; b has one left to name.
    table = Table(seats="abc", votes_min=3, votes_max=3)
    table.tell()
    table.give("b")
    table.skip("c")
    own = table.game.round.laid["b"]
    (other,) = table.game.round.laid["a"]
    assert table.refused("b", Vote((other, *own))) is Reason.WRONG_NUMBER_OF_VOTES
    table.vote(b="a")
    table.do("c", Vote((other, *own)))
    assert table.points == {"a": 0, "b": 2 + 2, "c": 2}


def test_an_absent_voter_is_not_counted() -> None:
    table = Table(seats="abcd")
    table.to_vote()
    table.vote(b="a", c="a")
    table.skip("d")
    assert table.game.last_reveal is not None
    assert table.game.last_reveal.outcome is Outcome.ALL
    assert table.points == {"a": 0, "b": 2, "c": 2, "d": 0}


def test_a_skipped_voter_cannot_vote_any_more() -> None:
    table = Table(seats="abcd")
    table.to_vote()
    table.skip("d")
    assert table.refused("d", Vote((table.card_of("a"),))) is Reason.SKIPPED
    assert table.refused("d", TakeBack()) is Reason.NOTHING_TO_TAKE_BACK
    assert legal(table.game, "d") == (MayLeave(),)


def test_a_void_round_that_ends_the_game_leaves_no_card_on_the_table() -> None:
    table = Table(seats="abc", target=None, turns_each=1)
    table.time_out()
    table.time_out()
    table.tell("c")
    table.time_out()
    assert table.game.phase is Phase.OVER
    assert len(cards_everywhere(table.game)) == 84
    assert table.hand_sizes == dict.fromkeys("abc", 7)


def test_no_vote_at_all_is_a_void_round_whose_cards_are_used() -> None:
    table = Table(seats="abcd")
    table.to_vote()
    table.time_out()
    assert table.game.phase is Phase.REVEAL
    assert table.game.last_reveal is not None
    assert table.game.last_reveal.outcome is Outcome.VOID
    assert table.points == dict.fromkeys("abcd", 0)
    assert len(table.game.discards) == 4
    table.time_out()
    assert table.game.round.number == 2
    assert table.hand_sizes == dict.fromkeys("abcd", 6)


def test_a_reveal_out_of_time_goes_on() -> None:
    table = Table(seats="abcd")
    table.play_round()
    table.time_out()
    assert (table.game.phase, table.game.round.number) == (Phase.CLUE, 2)


def test_only_those_who_are_waited_for_can_be_skipped() -> None:
    table = Table(seats="abcd")
    assert table.refused(None, Skip("b")) is Reason.NOT_AWAITED
    table.tell()
    assert table.refused(None, Skip("a")) is Reason.NOT_AWAITED
    table.give("b")
    assert table.refused(None, Skip("b")) is Reason.NOT_AWAITED
    assert table.refused(None, Skip("x")) is Reason.NOT_AWAITED
    table.give("c", "d")
    table.all_vote()
    assert table.refused(None, Skip("b")) is Reason.WRONG_PHASE


def test_time_outs_alone_play_on_for_ever_without_losing_a_card() -> None:
    table = Table(seats="abcd", first="race")
    for _ in range(20):
        table.time_out()
        assert len(set(cards_everywhere(table.game))) == 84
    assert table.game.round.number == 20
    assert table.scores == dict.fromkeys("abcd", 0)
