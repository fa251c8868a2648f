"""Somebody leaves: no card is lost, no owner is named, and the table plays on."""

import pytest

from pinxit.rules import Phase, Reason, Void, view_for
from pinxit.rules.commands import Join, Leave, Skip, TimeOut
from pinxit.rules.events import RoundVoided, SeatJoined
from tests.rules.played_table import Table, cards_everywhere


def voids(table: Table) -> list[Void]:
    return [event.reason for event in table.events if isinstance(event, RoundVoided)]


def test_a_leavers_hand_goes_to_the_discards() -> None:
    table = Table(seats="abcde")
    hand = table.game.hands["c"]
    table.leave("c")
    assert table.game.discards == hand
    assert table.game.seats == tuple("abde")
    assert "c" not in table.scores
    assert len(cards_everywhere(table.game)) == 84


def test_a_giver_who_has_not_given_is_not_waited_for() -> None:
    table = Table(seats="abcde")
    table.tell()
    table.give("b", "c", "d")
    table.leave("e")
    assert (table.game.phase, len(table.game.round.board)) == (Phase.VOTE, 4)


def test_a_card_given_stays_until_the_reveal_and_its_bonus_lapses() -> None:
    table = Table(seats="abcde")
    table.tell()
    table.give("b")
    card = table.card_of("b")
    table.leave("b")
    table.give("c", "d", "e")
    assert card in table.game.round.board
    table.vote(c="a", d="b", e="b")
    assert table.points == {"a": 3, "c": 3, "d": 0, "e": 0}
    assert card in table.game.discards


def test_a_vote_cast_by_a_leaver_counts_for_the_others() -> None:
    table = Table(seats="abcde")
    table.to_vote()
    table.vote(b="c")
    table.leave("b")
    table.vote(c="a", d="a", e="a")
    # Without b's vote all would have found it.
    assert table.points == {"a": 3, "c": 4, "d": 3, "e": 3}


def test_the_last_awaited_voter_leaves_and_the_round_is_revealed() -> None:
    table = Table(seats="abcde")
    table.to_vote()
    table.vote(b="a", c="b", d="b")
    table.leave("e")
    assert table.game.phase is Phase.REVEAL
    assert table.points == {"a": 3, "b": 5, "c": 0, "d": 0}


@pytest.mark.parametrize("told", [False, True])
def test_the_storyteller_leaves_before_the_vote_and_the_next_one_tells(*, told: bool) -> None:
    table = Table(seats="abcde")
    hands = dict(table.game.hands)
    if told:
        table.tell()
        table.give("b", "c")
    table.leave("a")
    assert voids(table) == [Void.STORYTELLER_LEFT]
    assert table.game.last_void is Void.STORYTELLER_LEFT
    assert (table.game.phase, table.game.round.storyteller) == (Phase.CLUE, "b")
    assert table.game.round.number == 2
    for seat in "bcde":  # the cards are back in the hands they came from
        assert sorted(table.game.hands[seat]) == sorted(hands[seat])
    assert sorted(table.game.discards) == sorted(hands["a"])


def test_the_storyteller_leaves_during_the_vote_and_the_round_is_finished() -> None:
    table = Table(seats="abcde")
    table.to_vote()
    table.leave("a")
    assert table.game.phase is Phase.VOTE
    table.vote(b="a", c="b", d="b", e="b")
    assert table.points == {"b": 3 + 3, "c": 0, "d": 0, "e": 0}
    table.go_on()
    assert table.game.round.storyteller == "b"


def test_the_one_who_was_to_tell_next_leaves() -> None:
    table = Table(seats="abcde")
    table.leave("b")
    assert table.game.next_teller == "c"
    table.play_round()
    table.leave("c")
    table.go_on()
    assert table.game.round.storyteller == "d"


def test_storyteller_and_next_leave_during_the_vote() -> None:
    table = Table(seats="abcdef")
    table.to_vote()
    table.leave("b", "a")
    table.vote(c="a", d="a", e="c", f="c")
    table.go_on()
    assert table.game.round.storyteller == "c"


def test_four_become_three_and_draw_up_to_seven_at_the_next_refill() -> None:
    table = Table(seats="abcd")
    table.tell()
    table.leave("d")
    table.give("b", "c")  # this round was dealt for four: one card each
    assert len(table.game.round.board) == 3
    table.all_vote(b="c")
    assert table.hand_sizes == dict.fromkeys("abc", 5)
    table.go_on()
    assert table.hand_sizes == dict.fromkeys("abc", 7)
    table.to_vote()
    assert len(table.game.round.board) == 5


def test_points_and_votes_are_those_of_the_number_that_began_the_round() -> None:
    table = Table("classic", seats="abcd")
    table.to_vote()
    table.leave("d")
    table.vote(b="a", c="b")
    assert table.points == {"a": 3, "b": 4, "c": 0}  # not the four points of three players
    table = Table("odyssey-2011", seats="abcdefg")
    table.to_vote()
    table.leave("g")
    table.vote(b="ac", c="a", d="b", e="b", f="b")
    assert table.points["c"] == 3 + 1 + 1


@pytest.mark.parametrize("before", ["clue", "give"])
def test_under_three_players_the_round_is_void_and_the_game_pauses(before: str) -> None:
    table = Table(seats="abc")
    if before == "give":
        table.tell()
        table.give("b")
    table.leave("c")
    assert voids(table) == [Void.TOO_FEW_PLAYERS]
    assert table.game.phase is Phase.PAUSED
    assert table.hand_sizes == {"a": 7, "b": 7}
    assert table.game.round.laid == {}
    assert table.refused(None, TimeOut()) is Reason.WRONG_PHASE
    assert table.refused(None, Skip("a")) is Reason.WRONG_PHASE
    assert len(cards_everywhere(table.game)) == 84


def test_a_leavers_given_cards_are_discarded_with_a_void_round() -> None:
    table = Table(seats="abc")
    table.tell()
    table.give("c")
    cards = table.game.round.laid["c"] + table.game.hands["c"]
    table.leave("c")
    assert sorted(table.game.discards) == sorted(cards)


def test_under_three_players_a_running_vote_is_finished_first() -> None:
    table = Table(seats="abc")
    table.to_vote()
    table.leave("c")
    assert table.game.phase is Phase.VOTE
    table.vote(b="a")
    assert table.points == {"a": 0, "b": 2}
    table.go_on()
    assert table.game.phase is Phase.PAUSED
    assert view_for(table.game, "a").awaited == ()


def test_whoever_joins_a_paused_game_is_dealt_in_at_once_and_the_next_one_tells() -> None:
    table = Table(seats="abc")
    table.leave("c")
    table.join("x")
    assert (table.game.phase, table.game.round.storyteller) == (Phase.CLUE, "b")
    assert table.game.round.players == table.game.seats == ("a", "x", "b")
    assert table.hand_sizes == {"a": 7, "x": 7, "b": 7}


def test_a_pause_lasts_until_three_are_here() -> None:
    table = Table(seats="abc")
    table.leave("c", "b")
    assert [type(event) for event in table.do("x", Join())] == [SeatJoined]
    assert table.game.phase is Phase.PAUSED
    assert table.hand_sizes["x"] == 0
    table.join("y")
    assert table.game.phase is Phase.CLUE
    assert table.hand_sizes == {"a": 7, "x": 7, "y": 7}
    assert table.game.round.storyteller == "a"  # b would have told, then c, then a


def test_a_paused_game_can_be_ended() -> None:
    table = Table(seats="abc")
    table.play_round()
    table.leave("c")
    table.go_on()
    assert table.game.phase is Phase.PAUSED
    table.finish()
    assert table.game.winners == ("b",)


@pytest.mark.parametrize("rule", ["lowest", "average", "zero"])
def test_whoever_joins_an_empty_table_begins_with_nothing(rule: str) -> None:
    table = Table(seats="abc", latecomer=rule)
    table.leave("a", "b", "c")
    table.join("x")
    assert (table.scores, table.game.turns) == ({"x": 0}, {"x": 0})


def test_everyone_leaves_and_others_come() -> None:
    table = Table(seats="abc")
    table.leave("c", "b", "a")
    assert (table.game.phase, table.game.seats) == (Phase.PAUSED, ())
    assert len(table.game.discards) == 21
    table.join("x", "y", "z")
    assert table.game.phase is Phase.RACE
    assert table.hand_sizes == dict.fromkeys("xyz", 7)
    table.claim("z")
    table.play_round()
    assert table.game.phase is Phase.REVEAL


def test_everyone_leaves_during_the_vote() -> None:
    table = Table(seats="abc")
    table.to_vote()
    table.leave("a", "b", "c")
    assert table.game.phase is Phase.REVEAL
    table.time_out()
    assert table.game.phase is Phase.PAUSED
    assert len(cards_everywhere(table.game)) == 84
    table.finish()
    assert table.game.winners == ()


def test_leaving_during_the_race() -> None:
    table = Table(seats="abcd", first="race")
    table.leave("a")
    assert table.game.phase is Phase.RACE
    table.leave("b")
    assert table.game.phase is Phase.PAUSED
    table.join("x")
    assert table.game.phase is Phase.RACE
    assert table.game.round.awaited == tuple("cdx")
    assert table.hand_sizes == {"c": 7, "d": 7, "x": 7}


def test_the_last_one_who_could_claim_leaves_and_a_seat_is_drawn() -> None:
    table = Table(seats="abcd", first="race")
    table.skip("a", "b", "c")
    assert table.game.phase is Phase.RACE
    table.leave("d")
    assert table.game.phase is Phase.CLUE
    assert table.game.round.storyteller in set("abc")


def test_leaving_after_the_reveal_changes_nothing_about_it() -> None:
    table = Table(seats="abcd")
    table.play_round(b="c")
    reveal = table.game.last_reveal
    table.leave("c")
    assert table.game.phase is Phase.REVEAL
    assert table.game.last_reveal == reveal


def test_a_stranger_cannot_leave() -> None:
    table = Table()
    assert table.refused("x", Leave()) is Reason.NOT_SEATED


def test_whoever_leaves_and_comes_back_is_a_newcomer_to_the_round() -> None:
    table = Table(seats="abcde")
    table.tell()
    table.give("b")
    given = table.card_of("b")
    table.leave("b")
    table.join("b")
    mine = view_for(table.game, "b").mine
    assert mine is not None
    assert (mine.hand, mine.laid) == ((), ())
    table.give("c", "d", "e")
    table.vote(c="b", d="b", e="a")
    assert table.points == {"a": 3, "c": 0, "d": 0, "e": 3}
    assert table.scores["b"] == 0
    assert given in table.game.discards


def test_a_void_round_does_not_return_cards_to_somebody_who_came_back() -> None:
    table = Table(seats="abcde")
    table.tell()
    table.give("b")
    given = table.card_of("b")
    table.leave("b")
    table.join("b")
    table.leave("a")
    assert given in table.game.discards
    assert table.hand_sizes == dict.fromkeys("bcde", 6)
