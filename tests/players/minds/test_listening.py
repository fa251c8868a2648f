"""Listening: votes that promise most, by the points of the rules and nothing else."""

import random
from collections.abc import Iterator, Sequence
from itertools import combinations, combinations_with_replacement, product
from math import prod

import numpy as np
import pytest

from pinxit.players.minds.listening import Odds, ballot, chances, decoys
from pinxit.rules import find_edition, with_house_rules
from pinxit.rules.commands import Vote
from pinxit.rules.editions import Numbers, numbers_at
from pinxit.rules.legal import MayGive, MayVote, allows
from pinxit.rules.scoring import score

ONE_VOTE = numbers_at(find_edition("dixit"), 6)
TWO_VOTES = numbers_at(find_edition("odyssey"), 6)  # always two, on one card or on two
UP_TO_TWO = numbers_at(find_edition("odyssey-2011"), 8)  # and a point for a right one alone


def odds(
    teller: Sequence[float], others: Sequence[float] = (), *, voters: int = 4, envy: float = 0.0
) -> Odds:
    """What a listener believes; unless told, the others' votes fall anywhere."""
    spread = others or [1 / len(teller)] * len(teller)
    return Odds(np.array(teller, np.float32), np.array(spread, np.float32), voters, envy)


def option(numbers: Numbers, cards: int) -> MayVote:
    names = tuple("ABCDEFGHIJKL"[:cards])
    return MayVote(names, numbers.votes_min, numbers.votes_max, numbers.votes_may_stack)


def votes(numbers: Numbers, believed: Odds) -> str:
    return "".join(sorted(ballot(option(numbers, len(believed.teller)), believed, numbers)))


def promised(chosen: Sequence[int], believed: Odds, numbers: Numbers) -> float:
    """Score all that may be: whose card it is, and all votes of all others, one by one."""
    cards = range(len(believed.teller))
    ballots = list(product(cards, repeat=numbers.votes_min))
    sum_ = 0.0
    for theirs in product(ballots, repeat=believed.voters):
        likely = prod(float(believed.others[card]) for cast in theirs for card in cast)
        for target, chance in enumerate(believed.teller):
            owners = ["teller" if card == target else f"owner of {card}" for card in cards]
            cast = {f"voter {n}": [owners[card] for card in c] for n, c in enumerate(theirs)}
            cast["me"] = [owners[card] for card in chosen]
            _, points = score(numbers, "teller", cast, ("me", "teller"))
            worth = points["me"].total - believed.envy * points["teller"].total
            sum_ += likely * float(chance) * worth
    return sum_


def all_ballots(numbers: Numbers, cards: int) -> Iterator[tuple[int, ...]]:
    ways = combinations_with_replacement if numbers.votes_may_stack else combinations
    for number in range(numbers.votes_min, numbers.votes_max + 1):
        yield from ways(range(cards), number)


@pytest.mark.parametrize("envy", [0.0, 0.2, 1.0])
@pytest.mark.parametrize(
    "numbers", [ONE_VOTE, TWO_VOTES, UP_TO_TWO], ids=["one vote", "two votes", "up to two"]
)
def test_no_ballot_promises_more_than_the_one_that_is_cast(numbers: Numbers, envy: float) -> None:
    rng = random.Random(f"{numbers} {envy}")
    for _ in range(12):
        cards = rng.choice((3, 4))
        fits = np.array([rng.gauss(0, 2) for _ in range(cards)], np.float32)
        believed = Odds(chances(fits, 1.0), chances(fits, rng.choice((0.3, 1.0, 2.0))), 2, envy)
        cast = [ord(card) - ord("A") for card in votes(numbers, believed)]
        best = max(promised(one, believed, numbers) for one in all_ballots(numbers, cards))
        assert promised(cast, believed, numbers) == pytest.approx(best, abs=1e-5)


def test_one_vote_goes_to_the_likeliest_card() -> None:
    assert votes(ONE_VOTE, odds([0.1, 0.2, 0.4, 0.2, 0.1])) == "C"
    assert votes(ONE_VOTE, odds([0.26, 0.25, 0.25, 0.24])) == "A"


def test_of_equal_cards_the_first_is_chosen_so_that_the_answer_is_always_the_same() -> None:
    assert votes(ONE_VOTE, odds([0.25, 0.25, 0.25, 0.25])) == "A"


def test_a_sure_listener_votes_once_for_the_lone_votes_sake() -> None:
    """0.9 × (3 + 1) is more than (0.9 + 0.05) × 3."""
    assert votes(UP_TO_TWO, odds([0.05, 0.9, 0.05])) == "B"


def test_a_torn_listener_votes_twice() -> None:
    """0.45 × (3 + 1) is less than (0.45 + 0.45) × 3."""
    assert votes(UP_TO_TWO, odds([0.1, 0.45, 0.45])) == "BC"


def test_a_lone_right_vote_counts_though_everyone_is_right() -> None:
    """A alone: 0.7 × (2 + 1) if all find it, 0.3 × 2 if none does. With B: 0.7 × 2 + 0.3 × 3."""
    assert votes(UP_TO_TWO, odds([0.7, 0.3], [1.0, 0.0])) == "A"


def test_where_votes_stack_a_sure_listener_doubles() -> None:
    """0.8 × 6 is more than 0.8 × 3 + 0.1 × 3, if the others never agree."""
    assert votes(TWO_VOTES, odds([0.1, 0.8, 0.1])) == "BB"


def test_where_votes_stack_a_listener_doubles_though_all_others_find_the_card() -> None:
    """4 points for all are more than 3 for the one vote of two that is right."""
    assert votes(TWO_VOTES, odds([0.8, 0.2], [1.0, 0.0])) == "AA"


def test_where_votes_stack_a_listener_spreads_where_that_promises_more() -> None:
    """If all are right, they get nothing by this house's rules; a vote elsewhere prevents it.

    AA: 0.7 × 0 + 0.3 × 2, as nobody would find B. AB: 3 in any case. BB: 0.3 × 6.
    """
    house = with_house_rules(find_edition("odyssey"), {"all_others": 0})
    assert votes(numbers_at(house, 6), odds([0.7, 0.3], [1.0, 0.0])) == "AB"


def test_envy_does_not_find_the_card_of_a_storyteller_whom_nobody_else_finds() -> None:
    """To find it brings 3 to both; if nobody does, it is 2 for all but the storyteller."""
    near_the_end = odds([0.9, 0.05, 0.05], [0.0, 0.5, 0.5], envy=1.0)
    assert votes(ONE_VOTE, near_the_end) != "A"
    assert votes(ONE_VOTE, odds([0.9, 0.05, 0.05], [0.0, 0.5, 0.5])) == "A"


def test_envy_finds_the_card_that_all_others_find() -> None:
    """Then nobody helps the storyteller more than who votes elsewhere."""
    assert votes(ONE_VOTE, odds([0.9, 0.05, 0.05], [1.0, 0.0, 0.0], envy=1.0)) == "A"


@pytest.mark.parametrize("stack", [True, False])
@pytest.mark.parametrize(("fewest", "most"), [(1, 3), (2, 3), (3, 3)])
@pytest.mark.parametrize("cards", [3, 4, 5, 9])
def test_the_votes_of_house_rules_are_kept(
    *, fewest: int, most: int, stack: bool, cards: int
) -> None:
    house = {"votes_min": fewest, "votes_max": most, "votes_may_stack": stack}
    numbers = numbers_at(with_house_rules(find_edition("dixit"), house), 6)
    rng = random.Random(f"{fewest} {most} {cards}")
    for _ in range(20):
        fits = np.array([rng.gauss(0, 2) for _ in range(cards)], np.float32)
        may = option(numbers, cards)
        cast = ballot(may, Odds(chances(fits, 1.0), chances(fits, 0.5), 4, 0.3), numbers)
        assert allows(may, Vote(cast))


def test_where_there_are_fewer_cards_than_votes_each_gets_one() -> None:
    numbers = numbers_at(
        with_house_rules(find_edition("dixit"), {"votes_min": 3, "votes_max": 3}), 6
    )
    may = MayVote(("A", "B"), 2, 2, votes_may_stack=False)
    assert sorted(ballot(may, odds([0.3, 0.7]), numbers)) == ["A", "B"]


@pytest.mark.parametrize("number", [1, 2, 3])
def test_as_many_decoys_are_given_as_are_asked_for_and_the_best_ones(number: int) -> None:
    fits = np.array([0.1, 3.0, -1.0, 2.0, 0.5], np.float32)
    given = decoys(MayGive(("A", "B", "C", "D", "E"), number), fits)
    assert given == ("B", "D", "E")[:number]


def test_chances_are_shares_that_follow_the_fit() -> None:
    fits = np.array([1.0, 0.0, -1.0], np.float32)
    assert chances(fits, 0.0) == pytest.approx([1 / 3] * 3)
    for slope in (0.5, 1.0, 2.0):
        found = chances(fits, slope)
        assert found.sum() == pytest.approx(1)
        assert found[0] > found[1] > found[2]
        assert found[0] / found[1] == pytest.approx(np.exp(slope), rel=1e-5)
    assert chances(fits, -0.5)[2] == chances(fits, -0.5).max()
    assert chances(1000 * fits, 2.0) == pytest.approx([1, 0, 0])
