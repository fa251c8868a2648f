"""The editions hold every number of their rulebooks."""

import pytest

from pinxit.rules import EDITIONS, BadRules, Edition, Reason, find_edition
from pinxit.rules.editions import Counting, First, ShortPile, numbers_at
from pinxit.rules.house import check_edition

MOST_PLAYERS = {"dixit": 8, "disney": 6, "classic": 6, "odyssey": 12, "odyssey-2011": 12}
EVERY = [
    (edition, players) for edition, most in MOST_PLAYERS.items() for players in range(3, most + 1)
]


def test_there_are_five() -> None:
    assert {edition.id: edition.players_max for edition in EDITIONS.values()} == MOST_PLAYERS
    assert all(edition.players_min == 3 for edition in EDITIONS.values())


@pytest.mark.parametrize(("name", "players"), EVERY)
def test_three_hold_seven_and_give_two_more_hold_six_and_give_one(name: str, players: int) -> None:
    numbers = numbers_at(find_edition(name), players)
    assert (numbers.hand, numbers.give) == ((7, 2) if players == 3 else (6, 1))


@pytest.mark.parametrize(("name", "players"), EVERY)
def test_votes(name: str, players: int) -> None:
    numbers = numbers_at(find_edition(name), players)
    votes = (numbers.votes_min, numbers.votes_max, numbers.votes_may_stack)
    if name == "odyssey":
        assert votes == (2, 2, True)
    elif name == "odyssey-2011" and players >= 7:
        assert votes == (1, 2, False)
    else:
        assert votes == (1, 1, False)


@pytest.mark.parametrize(("name", "players"), EVERY)
def test_points(name: str, players: int) -> None:
    n = numbers_at(find_edition(name), players)
    some = 4 if name == "classic" and players == 3 else 3
    assert (n.some_storyteller, n.some_finder) == (some, some)
    assert (n.all_storyteller, n.all_others) == (0, 4 if name == "odyssey" else 2)
    assert (n.none_storyteller, n.none_others) == (0, 2)
    assert n.lone_vote == (1 if name == "odyssey-2011" and players >= 7 else 0)
    assert (n.bonus, n.bonus_cap) == (1, 3 if name == "odyssey-2011" else None)
    assert n.count_over is (Counting.VOTES if name == "odyssey" else Counting.VOTERS)


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: edition.id)
def test_ends_at_thirty_reshuffles_and_begins_with_a_race(edition: Edition) -> None:
    assert edition.target == 30
    assert edition.turns_each is None
    assert edition.short_pile is ShortPile.RESHUFFLE
    assert edition.first is First.RACE
    assert edition.house == ()
    check_edition(edition)


def test_an_unknown_edition_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadRules) as refusal:
        find_edition("dixt")
    assert refusal.value.reason is Reason.UNKNOWN_EDITION
    assert refusal.value.facts["known"] == tuple(EDITIONS)
