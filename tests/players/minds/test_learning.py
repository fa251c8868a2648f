"""Learning: who tells darkly and who listens well, by what was revealed and nothing else."""

from collections.abc import Mapping, Sequence

import numpy as np
import pytest

from pinxit.players import NOTHING, Memory
from pinxit.players.minds.learning import SLOPES, learn
from pinxit.rules import Card, Clue, Medium, Reveal, Seat
from pinxit.rules.scoring import Outcome
from tests.players.reading import base_reader

CLUES = ("Homesick", "Time flies", "Stage fright", "Head in the clouds", "All at sea")
SEATS = ("ola", "jan", "eva", "ion", "me")
PLAINEST, DARKEST = 0, -1  # places of the board, which lies in the order of its fit


def board(clue: str) -> tuple[Card, ...]:
    """Five cards of the base deck, from the one which fits a clue best to the one which does least.

    They are far from each other, so that there is something to learn.
    """
    cards = tuple(base_reader().library.cards)
    order = np.argsort(-base_reader().fit(clue, cards))
    return tuple(cards[place] for place in order[:: len(order) // 5][:5])


def revealed(
    clue: str,
    teller: Seat,
    place: int,
    votes: Mapping[Seat, int] | None = None,
    medium: Medium = Medium.WORDS,
) -> Reveal:
    """A round whose storyteller laid the card of this place; the others laid the rest."""
    cards = board(clue)
    told = cards[place]
    rest = [card for card in cards if card != told]
    others = [seat for seat in SEATS if seat != teller]
    return Reveal(
        round=1,
        storyteller=teller,
        clue=Clue(clue, medium),
        board=cards,
        laid={teller: (told,)} | {seat: (card,) for seat, card in zip(others, rest, strict=True)},
        votes={seat: (cards[voted],) for seat, voted in (votes or {}).items()},
        outcome=Outcome.SOME,
        points={},
    )


def told(teller: Seat, place: int) -> list[Reveal]:
    return [revealed(clue, teller, place) for clue in CLUES]


def voted(voter: Seat, place: int) -> list[Reveal]:
    """Somebody votes for this place each time, whoever told and laid what."""
    return [revealed(clue, "jan", 2, {voter: place}) for clue in CLUES]


def plainness(reveals: Sequence[Reveal], teller: Seat = "ola") -> float:
    return learn(Memory(reveals=tuple(reveals)), base_reader(), "me").plainness(teller)


def keenness(reveals: Sequence[Reveal], listener: Seat) -> float:
    (keen,) = learn(Memory(reveals=tuple(reveals)), base_reader(), "me").keenness([listener])
    return keen


def test_before_anything_is_revealed_everyone_is_alike() -> None:
    insight = learn(NOTHING, base_reader(), "me")
    assert insight.plain == insight.keen == {}
    assert insight.plainness("ola") == insight.plainness(None) > 0
    assert insight.keenness(["ola", "jan"]) == [insight.keen_here] * 2
    assert insight.keen_here > 0


def test_a_plain_teller_is_believed_plainer_and_a_dark_one_darker() -> None:
    assert plainness(told("ola", DARKEST)) < plainness([]) < plainness(told("ola", PLAINEST))


def test_the_more_often_somebody_tells_darkly_the_darker_one_is_believed() -> None:
    dark = told("ola", DARKEST)
    believed = [plainness(dark[:number]) for number in range(len(dark) + 1)]
    assert believed == sorted(believed, reverse=True)
    assert believed[0] == pytest.approx(plainness([]))


def test_a_keen_voter_is_believed_keener_and_a_dull_one_duller() -> None:
    keen, dull = voted("ion", PLAINEST), voted("ola", DARKEST)
    assert all(reveal.laid["ion"] != (reveal.board[PLAINEST],) for reveal in keen)
    assert all(reveal.laid["ola"] != (reveal.board[DARKEST],) for reveal in dull)
    assert keenness(dull, "ola") < keenness([], "ola") < keenness(keen, "ion")


def test_each_is_judged_alone_but_the_table_has_its_customs() -> None:
    both = told("ola", PLAINEST) + told("jan", DARKEST)
    assert plainness(both, "jan") < plainness(both, "eva") < plainness(both, "ola")
    assert plainness(told("ola", DARKEST), "eva") < plainness([])
    assert plainness(told("ola", DARKEST), "ola") < plainness(told("ola", DARKEST), "eva")


def test_my_own_stories_say_nothing() -> None:
    insight = learn(Memory(reveals=tuple(told("me", DARKEST))), base_reader(), "me")
    assert insight == learn(NOTHING, base_reader(), "me")


def test_my_own_votes_say_nothing_about_others() -> None:
    assert keenness(voted("me", PLAINEST), "ola") == keenness([], "ola")


def test_votes_on_my_own_stories_do_say_something() -> None:
    votes = [revealed(clue, "me", 2, {"ion": PLAINEST}) for clue in CLUES]
    assert keenness(votes, "ion") > keenness([], "ion")


def test_the_order_of_rounds_makes_no_difference() -> None:
    rounds = [*told("ola", DARKEST), *told("jan", PLAINEST), *voted("ion", PLAINEST)]
    one = learn(Memory(reveals=tuple(rounds)), base_reader(), "me")
    other = learn(Memory(reveals=tuple(reversed(rounds))), base_reader(), "me")
    assert one.plain == pytest.approx(other.plain)
    assert one.keen == pytest.approx(other.keen)
    assert (one.plain_here, one.keen_here) == pytest.approx((other.plain_here, other.keen_here))


@pytest.mark.parametrize("medium", [medium for medium in Medium if medium is not Medium.WORDS])
def test_a_clue_without_words_is_passed_over(medium: Medium) -> None:
    wordless = revealed("Homesick", "ola", DARKEST, {"ion": PLAINEST}, medium)
    plain = told("ola", PLAINEST)
    assert learn(Memory(reveals=(wordless,)), base_reader(), "me") == learn(
        NOTHING, base_reader(), "me"
    )
    assert plainness([wordless, *plain]) == plainness(plain)


def test_cards_that_nobody_knows_say_nothing() -> None:
    cards = {seat: (f"unknown/{seat}",) for seat in SEATS}
    reveal = Reveal(
        round=1,
        storyteller="ola",
        clue=Clue("Homesick"),
        board=tuple(card for (card,) in cards.values()),
        laid=cards,
        votes={"jan": cards["ola"], "eva": cards["jan"]},
        outcome=Outcome.SOME,
        points={},
    )
    assert plainness([reveal]) == pytest.approx(plainness([]))
    assert keenness([reveal], "jan") == pytest.approx(keenness([], "jan"))


def test_several_votes_of_one_ballot_all_count() -> None:
    once = revealed("Homesick", "jan", 2, {"ion": PLAINEST})
    twice = Reveal(
        round=1,
        storyteller="jan",
        clue=once.clue,
        board=once.board,
        laid=once.laid,
        votes={"ion": once.votes["ion"] * 2},
        outcome=Outcome.SOME,
        points={},
    )
    assert keenness([once], "ion") < keenness([twice], "ion")


def test_the_longest_evening_is_still_judged() -> None:
    """A table without a target may play all night; nobody becomes impossible by that."""
    night = [revealed(CLUES[n % 5], "jan", 2, {"ion": n % 3}) for n in range(600)]
    assert SLOPES.min() <= keenness(night, "ion") <= SLOPES.max()
    assert SLOPES.min() <= plainness(night, "jan") <= SLOPES.max()
