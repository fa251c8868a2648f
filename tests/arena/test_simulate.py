"""Simulated games are whole, legal and repeatable."""

import random
from itertools import pairwise

import pytest

from pinxit.arena.simulate import Move, play, result, seed_of, start
from pinxit.decks import numbered, titles
from pinxit.players import NOTHING, RandomPlayer
from pinxit.rules import EDITIONS, Phase, legal, view_for, with_house_rules
from pinxit.rules.commands import Claim
from pinxit.rules.legal import is_legal
from tests.rules.played_table import Table


def moves(edition: str, players: int, seed: str = "s", **house: object) -> list[Move]:
    rules = with_house_rules(EDITIONS[edition], house)
    return list(play(start(rules, players, numbered(), seed), RandomPlayer()))


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_can_be_played_to_its_end_by_any_number(edition: str) -> None:
    for players in range(3, EDITIONS[edition].players_max + 1):
        last = moves(edition, players)[-1].game
        assert last.phase is Phase.OVER
        assert max(last.scores.values()) >= (last.edition.target or 0)


def test_the_same_seed_gives_the_same_game_and_another_seed_another() -> None:
    assert moves("odyssey", 5) == moves("odyssey", 5)
    assert moves("odyssey", 5) != moves("odyssey", 5, seed="t")


@pytest.mark.parametrize("first", ["host", "random", "race"])
def test_any_way_to_find_the_first_storyteller_works(first: str) -> None:
    played = moves("dixit", 4, first=first)
    assert any(isinstance(move.command, Claim) for move in played) is (first == "race")


def test_a_random_player_plays_only_what_is_legal() -> None:
    played = moves("odyssey-2011", 8)
    for before, move in pairwise(played):
        assert is_legal(before.game, move.seat, move.command)


def test_a_result_sums_the_game_up() -> None:
    played = moves("dixit", 4)
    summed = result(7, len(played), played[-1].game)
    assert (summed.game, summed.commands) == (7, len(played))
    assert set(summed.winners) <= set(summed.scores)
    assert summed.rounds == played[-1].game.round.number


def test_seeds_of_a_series_differ() -> None:
    assert len({seed_of("s", number) for number in range(100)} | {seed_of("t", 1)}) == 101


def test_a_random_player_says_when_there_is_nothing_to_do() -> None:
    game = Table(seats="abcd").game
    rng = random.Random(1)
    with pytest.raises(ValueError, match="nothing to do"):
        RandomPlayer()(view_for(game, "b"), legal(game, "b"), NOTHING, rng)
    with pytest.raises(ValueError, match="spectator"):
        RandomPlayer()(view_for(game, None), legal(game, None), NOTHING, rng)


def test_the_deck_of_titles_is_whole() -> None:
    deck = titles()
    assert len(set(deck.cards.values())) == len(deck.cards) == 84
    assert len(set(deck.clues)) == len(deck.clues) >= 100
    assert deck.title(deck.card_ids()[0]) == deck.cards["01"]
    assert all(len(clue) <= 60 for clue in deck.clues)
