"""Scoring, as the rulebooks tell it and as sums that must always come out."""

from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pinxit.rules import EDITIONS, Outcome, find_edition, with_house_rules
from pinxit.rules.editions import numbers_at
from pinxit.rules.scoring import Points, outcome_of, score


def points(edition: str, votes: Mapping[str, str], **house: object) -> dict[str, int]:
    """Score a round that s told; `{"a": "sb"}`: a voted for the cards of s and b."""
    rules = with_house_rules(find_edition(edition), house)
    players = ("s", *votes)
    _, scored = score(numbers_at(rules, len(players)), "s", votes, players)
    return {seat: scored[seat].total for seat in players}


def test_some_found_it_storyteller_and_finders_get_three() -> None:
    assert points("dixit", {"a": "s", "b": "a", "c": "b"}) == {"s": 3, "a": 4, "b": 1, "c": 0}


def test_all_found_it_everyone_but_the_storyteller_gets_two() -> None:
    assert points("dixit", {"a": "s", "b": "s", "c": "s"}) == {"s": 0, "a": 2, "b": 2, "c": 2}


def test_none_found_it_two_and_the_bonus() -> None:
    assert points("dixit", {"a": "b", "b": "a", "c": "a"}) == {"s": 0, "a": 4, "b": 3, "c": 2}


def test_classic_pays_four_at_three_players_only() -> None:
    assert points("classic", {"a": "s", "b": "a"}) == {"s": 4, "a": 5, "b": 0}
    assert points("classic", {"a": "s", "b": "a", "c": "a"}) == {"s": 3, "a": 5, "b": 0, "c": 0}


def test_odyssey_pays_three_for_each_vote_on_the_card() -> None:
    votes = {"a": "ss", "b": "sa", "c": "ab"}
    assert points("odyssey", votes) == {"s": 3, "a": 8, "b": 4, "c": 0}


def test_odyssey_counts_votes_not_voters() -> None:
    votes = {"a": "sb", "b": "sc", "c": "sa"}  # everyone found it, yet not with all votes
    assert points("odyssey", votes) == {"s": 3, "a": 4, "b": 4, "c": 4}
    assert points("odyssey", votes, count_over="voters") == {"s": 0, "a": 5, "b": 5, "c": 5}


def test_odyssey_all_votes_on_the_card_bring_four() -> None:
    votes = {"a": "ss", "b": "ss", "c": "ss"}
    assert points("odyssey", votes) == {"s": 0, "a": 4, "b": 4, "c": 4}


def test_a_lone_right_vote_brings_one_more_from_seven_on() -> None:
    votes = {"a": "s", "b": "sa", "c": "ab", "d": "a", "e": "b", "f": "b"}
    assert points("odyssey-2011", votes) == {
        "s": 3,
        "a": 3 + 1 + 3,
        "b": 3 + 3,
        "c": 0,
        "d": 0,
        "e": 0,
        "f": 0,
    }
    six = {"a": "s", "b": "a", "c": "a", "d": "a", "e": "b"}
    assert points("odyssey-2011", six)["a"] == 3 + 3


def test_the_bonus_is_capped_in_points_not_votes() -> None:
    votes = {"a": "s", "b": "a", "c": "a", "d": "a"}
    assert points("dixit", votes, bonus=2, bonus_cap=5)["a"] == 3 + 5
    assert points("dixit", votes, bonus=2, bonus_cap=6)["a"] == 3 + 6
    assert points("dixit", votes, bonus_cap=0)["a"] == 3


def test_the_storyteller_gets_no_bonus() -> None:
    assert points("dixit", {"a": "s", "b": "s", "c": "a"})["s"] == 3


def test_an_absent_voter_keeps_the_bonus_and_nothing_else() -> None:
    assert points("dixit", {"a": "s", "b": "c", "c": ""}) == {"s": 3, "a": 3, "b": 0, "c": 1}
    assert points("dixit", {"a": "s", "b": "s", "c": ""}) == {"s": 0, "a": 2, "b": 2, "c": 0}
    assert points("dixit", {"a": "c", "b": "c", "c": ""}) == {"s": 0, "a": 2, "b": 2, "c": 2}


def test_no_votes_at_all_nobody_scores() -> None:
    house = {"all_storyteller": 9, "none_storyteller": 9, "none_others": 9}
    assert points("dixit", {"a": "", "b": "", "c": ""}, **house) == dict.fromkeys("sabc", 0)


def test_the_storyteller_may_be_paid_for_all_and_none_by_house_rule() -> None:
    house = {"all_storyteller": 1, "none_storyteller": 2}
    assert points("dixit", {"a": "s", "b": "s"}, **house)["s"] == 1
    assert points("dixit", {"a": "b", "b": "a"}, **house)["s"] == 2


def test_whoever_is_gone_gets_nothing_but_their_vote_counts() -> None:
    numbers = numbers_at(find_edition("dixit"), 4)
    votes = {"a": ("s",), "b": ("a",), "c": ("b",)}
    outcome, scored = score(numbers, "s", votes, ("s", "a", "c"))
    assert outcome is Outcome.SOME
    assert {seat: p.total for seat, p in scored.items()} == {"s": 3, "a": 4, "c": 0}


def test_points_are_told_apart_by_where_they_come_from() -> None:
    numbers = numbers_at(find_edition("odyssey-2011"), 7)
    votes = {"a": "s", "b": "a", "c": "a", "d": "a", "e": "a", "f": "b"}
    _, scored = score(numbers, "s", votes, "sabcdef")
    assert scored["a"] == Points(base=3, lone=1, bonus=3)
    assert scored["a"].total == 7


@pytest.mark.parametrize(
    ("votes", "outcome"),
    [
        ({"a": "s", "b": "s"}, Outcome.ALL),
        ({"a": "s", "b": "a"}, Outcome.SOME),
        ({"a": "b", "b": "a"}, Outcome.NONE),
        ({"a": "s", "b": ""}, Outcome.ALL),
        ({"a": "b", "b": ""}, Outcome.NONE),
        ({"a": "", "b": ""}, Outcome.VOID),
        ({}, Outcome.VOID),
    ],
    ids=str,
)
def test_how_a_clue_is_met(votes: Mapping[str, str], outcome: Outcome) -> None:
    for edition in ("dixit", "odyssey"):
        assert outcome_of(numbers_at(find_edition(edition), 3), "s", votes) is outcome


@st.composite
def full_rounds(draw: st.DrawFn) -> tuple[str, dict[str, tuple[str, ...]]]:
    """An edition and a round in which everyone voted as it asks."""
    name = draw(st.sampled_from(["dixit", "disney", "classic", "odyssey"]))
    edition = EDITIONS[name]
    players = "sabcdefghijkl"[: draw(st.integers(3, edition.players_max))]
    number = 2 if name == "odyssey" else 1
    votes = {}
    for voter in players[1:]:
        # Many votes on the storyteller, so that "all" is not too rare to be tried.
        others = st.sampled_from(players.replace(voter, "")) | st.just("s")
        votes[voter] = tuple(draw(others) for _ in range(number))
    return name, votes


@given(full_rounds())
def test_the_points_of_a_round_add_up(played: tuple[str, dict[str, tuple[str, ...]]]) -> None:
    """The sum depends on the number of right votes alone, not on who cast them."""
    name, votes = played
    players = ("s", *votes)
    n = numbers_at(EDITIONS[name], len(players))
    outcome, scored = score(n, "s", votes, players)
    total = sum(p.total for p in scored.values())
    voters = len(votes)
    cast = sum(map(len, votes.values()))
    right = sum(chosen.count("s") for chosen in votes.values())
    if right == cast:
        assert outcome is Outcome.ALL
        assert total == (4 if name == "odyssey" else 2) * voters
    elif right == 0:
        assert outcome is Outcome.NONE
        assert total == 2 * voters + cast
    else:
        some = 4 if name == "classic" and len(players) == 3 else 3
        assert outcome is Outcome.SOME
        assert total == some + some * right + (cast - right)
