"""Whole players: what they do when there is nothing to read, and what they never do."""

import random

import pytest

from pinxit.players import Choose, Memory
from pinxit.players.conformance import base_library
from pinxit.players.ours import our_players
from pinxit.rules import Clue, Game, Medium, Seat, decide, find_edition, fold, legal, view_for
from pinxit.rules.commands import AnyMove, Give, Start, Tell, Vote
from pinxit.rules.house import with_house_rules
from pinxit.rules.legal import allows

OURS = our_players()


@pytest.fixture(scope="module", params=sorted(OURS))
def choose(request: pytest.FixtureRequest) -> Choose:
    return OURS[request.param](base_library(), "en")


def game_of_four(*moves: tuple[Seat, AnyMove]) -> Game:
    """Return a game of the painted cards, in which a tells first."""
    start = Start(
        edition=with_house_rules(find_edition("dixit"), {"first": "host"}),
        seats=tuple("abcd"),
        cards=tuple(base_library().cards),
        seed="a seed for tests",
        first="a",
    )
    game = fold(decide(None, None, start))
    for seat, move in moves:
        game = fold(decide(game, seat, move), game)
    return game


def told_aloud(text: str = "") -> Game:
    card = game_of_four().hands["a"][0]
    return game_of_four(("a", Tell(card, Clue(text, Medium.SPOKEN))))


def choice(choose: Choose, game: Game, seat: Seat, seed: int) -> AnyMove:
    """Return what a player chooses, which must be allowed."""
    options = legal(game, seat)
    move = choose(view_for(game, seat), options, Memory(), random.Random(seed))
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


def test_its_caption_is_for_people(choose: Choose) -> None:
    silent, captioned = told_aloud(), told_aloud("The moon is a balloon")
    assert choice(choose, silent, "b", 1) == choice(choose, captioned, "b", 1)


def test_it_has_no_voice_itself(choose: Choose) -> None:
    told = choice(choose, game_of_four(), "a", 1)
    assert isinstance(told, Tell)
    assert told.clue.medium is Medium.WORDS
    assert told.clue.text
