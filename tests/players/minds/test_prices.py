"""Prices: what computer players think that votes bring is what the rules give for them."""

import random
from collections.abc import Iterator, Sequence

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from pinxit.players.minds import prices
from pinxit.players.minds.informed import Informed
from pinxit.players.minds.listening import Odds, ballot
from pinxit.players.minds.manner import CUNNING
from pinxit.players.minds.telling import Audience, best_story
from pinxit.rules import EDITIONS, Outcome, find_edition, score, with_house_rules
from pinxit.rules.editions import Counting, Numbers, numbers_at
from pinxit.rules.legal import MayVote
from pinxit.rules.scoring import Points, Votes
from tests.players.reading import base, base_reader

POINTS = (
    "all_storyteller",
    "all_others",
    "none_storyteller",
    "none_others",
    "some_storyteller",
    "some_finder",
    "lone_vote",
)


@st.composite
def any_numbers(draw: st.DrawFn) -> Numbers:
    """Draw the numbers of an edition that nobody has thought of yet."""
    edition = draw(st.sampled_from(list(EDITIONS.values())))
    numbers = numbers_at(edition, draw(st.integers(3, edition.players_max)))
    odd = {name: draw(st.integers(0, 9)) for name in POINTS}
    count_over = draw(st.sampled_from(list(Counting)))
    return replace(numbers, votes_max=draw(st.integers(1, 3)), count_over=count_over, **odd)


def ballots(draw: st.DrawFn, voters: Sequence[str], votes: int) -> dict[str, list[str]]:
    """Draw votes of everyone, for any cards but their own."""
    everyone = ["teller", *voters]
    return {
        voter: [draw(st.sampled_from([o for o in everyone if o != voter])) for _ in range(votes)]
        for voter in voters
    }


@given(st.data())
def test_a_story_is_worth_what_the_rules_give_for_it_less_half_of_what_all_get(
    data: st.DataObject,
) -> None:
    numbers = data.draw(any_numbers())
    listeners = [f"l{number}" for number in range(numbers.players - 1)]
    votes = data.draw(st.composite(ballots)(listeners, numbers.votes_max))
    outcome, points = score(numbers, "teller", votes, ("teller", *listeners))
    right = sum(cast.count("teller") for cast in votes.values())
    found = sum("teller" in cast for cast in votes.values())
    gift = {
        Outcome.ALL: numbers.all_others + (numbers.lone_vote if numbers.votes_max == 1 else 0),
        Outcome.NONE: numbers.none_others,
    }.get(outcome, 0)
    worth = prices.of_telling(numbers, len(listeners))[right, found]
    assert worth == points["teller"].total - gift / 2


@given(st.data())
def test_a_ballot_brings_what_the_rules_give_for_it(data: st.DataObject) -> None:
    numbers = data.draw(any_numbers())
    others = [f"o{number}" for number in range(numbers.players - 2)]
    each = numbers.votes_max if numbers.count_over is Counting.VOTES else 1
    votes = data.draw(st.composite(ballots)(others, each))
    right = data.draw(st.integers(0, numbers.votes_max))
    mine = data.draw(st.integers(max(1, right), numbers.votes_max))
    theirs = sum(cast.count("teller") for cast in votes.values())
    votes["me"] = ["teller"] * right + ["o0"] * (mine - right)
    _, points = score(numbers, "teller", votes, ("teller", "me", *others))
    for_me, for_teller = prices.of_voting(numbers, mine, len(others), each)
    assert for_me[right, theirs] == points["me"].base + points["me"].lone
    assert for_teller[right, theirs] == points["teller"].total


def told_fit(numbers: Numbers) -> float:
    """How much better clues fit their cards than the best of others would, on average.

    They are told by somebody without whims and likings, who thinks of nothing but points.
    """
    manner = replace(CUNNING, whim=0.0, spread=0.0, taste=dict.fromkeys(CUNNING.taste, 0.0))
    cards = base().dealt
    ahead = []
    for seed in range(12):
        hand = tuple(random.Random(seed).sample(cards, numbers.hand))
        hidden = tuple(card for card in cards if card not in hand)
        audience = Audience(keenness=[1.0] * 4, people=[False] * 4, hidden=hidden, numbers=numbers)
        chance = np.random.default_rng(seed)
        story = best_story(
            Informed(base_reader(), {}), hand, manner, audience, lambda _: False, chance
        )
        assert story is not None
        card, clue = story
        own, *others = base_reader().fit(clue, (card, *hidden))
        ahead.append(own - np.sort(others)[-8:].mean())
    return float(np.mean(ahead))


DIXIT = numbers_at(find_edition("dixit"), 5)
HARDLY_FOUND = ([0.8, 0.2], [0.2, 0.8])


def test_where_a_clue_that_all_find_pays_stories_are_plainer() -> None:
    plain = replace(DIXIT, all_storyteller=9, all_others=0, some_storyteller=0)
    assert told_fit(plain) > told_fit(DIXIT) + 0.1


def test_where_a_clue_that_nobody_finds_pays_stories_are_darker() -> None:
    dark = replace(DIXIT, none_storyteller=9, none_others=0, some_storyteller=0)
    assert told_fit(dark) < told_fit(DIXIT) - 0.1


def voted(numbers: Numbers, teller: Sequence[float], others: Sequence[float], envy: float) -> str:
    believed = Odds(np.array(teller, np.float32), np.array(others, np.float32), 3, envy)
    cards = tuple("ABC"[: len(teller)])
    may = MayVote(cards, numbers.votes_min, numbers.votes_max, numbers.votes_may_stack)
    return "".join(ballot(may, believed, numbers))


def test_where_finding_pays_nothing_and_a_dark_clue_much_a_listener_looks_away() -> None:
    house = with_house_rules(find_edition("dixit"), {"some_finder": 0, "none_others": 9})
    numbers = numbers_at(house, 5)
    believed = ([0.8, 0.1, 0.1], [0.1, 0.45, 0.45])
    assert voted(numbers, *believed, envy=0.0) != "A"
    assert voted(DIXIT, *believed, envy=0.0) == "A"


def pays_for_each_finder(
    numbers: Numbers, storyteller: str, votes: Votes, players: Sequence[str]
) -> tuple[Outcome, dict[str, Points]]:
    """A rule that no number of ours can say: the storyteller gets a point for each right vote."""
    outcome, points = score(numbers, storyteller, votes, players)
    right = sum(list(cast).count(storyteller) for cast in votes.values())
    return outcome, {**points, storyteller: Points(right)}


@pytest.fixture
def another_rule(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let rounds be scored by a rule that is not written yet."""
    for table in (prices.of_telling, prices.of_voting):
        table.cache_clear()
    monkeypatch.setattr(prices, "score", pays_for_each_finder)
    yield
    for table in (prices.of_telling, prices.of_voting):
        table.cache_clear()


@pytest.mark.usefixtures("another_rule")
def test_a_rule_that_is_not_written_yet_is_priced_as_well() -> None:
    worth = prices.of_telling(DIXIT, 4)
    assert [worth[n, n] for n in (1, 2, 3)] == [1, 2, 3]
    for_me, for_teller = prices.of_voting(DIXIT, 1, 3, 1)
    assert [*for_teller[1]] == [1, 2, 3, 4]
    assert [*for_me[1]] == [3, 3, 3, 2]
    assert voted(DIXIT, *HARDLY_FOUND, envy=1.0) == "A"  # one vote brings the teller one point


def test_an_envious_listener_leaves_a_dark_story_alone() -> None:
    assert voted(DIXIT, *HARDLY_FOUND, envy=1.0) == "B"  # one vote would bring the teller three
