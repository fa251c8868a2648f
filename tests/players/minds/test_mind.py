"""Whole players: what they do when there is nothing to read, and what they never do."""

import random

import pytest

from pinxit.players import NOTHING, Choose, Memory
from pinxit.players.conformance import base_library
from pinxit.players.ours import our_players
from pinxit.rules import Clue, Game, Medium, Seat, decide, find_edition, fold, legal, view_for
from pinxit.rules.commands import AnyMove, Give, Start, Tell, Vote
from pinxit.rules.house import with_house_rules
from pinxit.rules.legal import allows
from tests.players.reading import base, base_reader

OURS = our_players()


@pytest.fixture(scope="module", params=sorted(OURS))
def choose(request: pytest.FixtureRequest) -> Choose:
    return OURS[request.param](base_library(), "en")


def game_of_four(*moves: tuple[Seat, AnyMove], seed: str = "a seed for tests") -> Game:
    """Return a game of the painted cards, in which a tells first."""
    start = Start(
        edition=with_house_rules(find_edition("dixit"), {"first": "host"}),
        seats=tuple("abcd"),
        cards=base_library().dealt,
        seed=seed,
        first="a",
    )
    game = fold(decide(None, None, start))
    for seat, move in moves:
        game = fold(decide(game, seat, move), game)
    return game


def told_aloud(text: str = "") -> Game:
    card = game_of_four().hands["a"][0]
    return game_of_four(("a", Tell(card, Clue(text, Medium.SPOKEN))))


def choice(choose: Choose, game: Game, seat: Seat, seed: int, memory: Memory = NOTHING) -> AnyMove:
    """Return what a player chooses, which must be allowed."""
    options = legal(game, seat)
    move = choose(view_for(game, seat), options, memory, random.Random(seed))
    assert any(allows(option, move) for option in options)
    return move


def test_a_clue_that_was_said_aloud_is_played_on(choose: Choose) -> None:
    game = told_aloud()
    gifts = [choice(choose, game, "b", seed) for seed in range(8)]
    assert all(isinstance(move, Give) for move in gifts)
    assert len(set(gifts)) > 1  # nothing is to be heard, so any card will do
    for seat in "bcd":
        game = fold(decide(game, seat, Give(game.hands[seat][:1])), game)
    votes = [choice(choose, game, "b", seed) for seed in range(8)]
    assert all(isinstance(move, Vote) for move in votes)
    assert len(set(votes)) > 1


def test_its_caption_is_heard_as_words_are(choose: Choose) -> None:
    said = game_of_four(("a", Tell(game_of_four().hands["a"][0], Clue("The moon is a balloon"))))
    captioned = told_aloud("The moon is a balloon")
    for seed in range(8):
        assert choice(choose, captioned, "b", seed) == choice(choose, said, "b", seed)


def test_it_has_no_voice_itself(choose: Choose) -> None:
    told = choice(choose, game_of_four(), "a", 1)
    assert isinstance(told, Tell)
    assert told.clue.medium is Medium.WORDS
    assert told.clue.text


def test_a_person_who_has_the_authors_own_idea_is_heard() -> None:
    assert recognised(by_person=True) > 0.95


def test_computers_do_not_read_each_others_minds_by_what_is_written_at_the_cards() -> None:
    assert recognised(by_person=False) < 0.4


def recognised(*, by_person: bool) -> float:
    """Return at how many cards what is written there fits that card best of all, if it is said."""
    reader, cards = base_reader(), base().dealt
    fits = [
        reader.fit(reader.sayings(card)[0].upper() + "!", cards, by_person=by_person)
        for card in cards
    ]
    return sum(int(row.argmax()) == place for place, row in enumerate(fits)) / len(cards)


def test_a_vote_knows_whose_clue_it_is(choose: Choose) -> None:
    """What is written at the card finds it, from a person; from a computer it is only a clue."""
    found = {"person": 0, "computer": 0}
    for number in range(12):
        game = game_of_four(seed=f"seed {number}")
        card = game.hands["a"][0]
        clue = base_library().card(card).texts["en"].associations[1]
        game = fold(decide(game, "a", Tell(card, Clue(clue))), game)
        for seat in "bcd":
            game = fold(decide(game, seat, Give(game.hands[seat][:1])), game)
        for name, computers in (("person", frozenset[Seat]()), ("computer", frozenset({"a"}))):
            memory = Memory(computers=computers)
            vote = choice(choose, game, "b", number, memory)
            assert isinstance(vote, Vote)
            found[name] += vote.cards == (card,)
    assert found["person"] >= 10
    assert found["person"] > found["computer"]


def test_what_was_said_to_a_card_without_words_is_known_the_next_time(choose: Choose) -> None:
    """Nobody has written about these cards; but at this table somebody has said something."""
    cards = tuple(f"own/{number}" for number in range(84))
    start = Start(
        edition=with_house_rules(find_edition("dixit"), {"first": "host"}),
        seats=tuple("abcd"),
        cards=cards,
        seed="a seed for tests",
        first="a",
    )
    game = fold(decide(None, None, start))
    card = game.hands["a"][0]
    game = fold(decide(game, "a", Tell(card, Clue("grandmother's garden in summer"))), game)
    for seat in "bcd":
        game = fold(decide(game, seat, Give(game.hands[seat][:1])), game)
    learnt = {card: ("summer at grandmother's",), game.round.laid["c"][0]: ("a cold machine",)}
    votes = {"nothing": 0, "learnt": 0}
    for seed in range(24):
        for name, memory in (("nothing", Memory()), ("learnt", Memory(learnt=learnt))):
            vote = choice(choose, game, "b", seed, memory)
            assert isinstance(vote, Vote)
            votes[name] += vote.cards == (card,)
    assert votes["learnt"] >= 16
    assert votes["learnt"] > votes["nothing"] + 4
