"""A computer player to start from: it tells, gives and votes for whatever glitters.

Offer it to every table on a computer by an entry point of your own package:

    [project.entry-points."pinxit.players"]
    magpie = "magpie:make"

`tests/players/test_examples.py` shows how to test such a player.
"""

import random

from pinxit.players.library import Library
from pinxit.players.memory import Memory, heard_as
from pinxit.players.port import Choose
from pinxit.players.random import RandomPlayer
from pinxit.players.saying import clue_of
from pinxit.rules import Card, View
from pinxit.rules.commands import AnyMove, Give, Tell, Vote
from pinxit.rules.legal import AnyOption, MayGive, MayTell, MayVote

GLITTER = ("gold", "silver", "star", "lamp", "light", "glass", "brass", "crown", "sun", "moon")


def make(library: Library, language: str) -> Choose:
    """Make a player who knows what is written about the cards; this one reads English only."""
    del language
    return Magpie(library)


class Magpie:
    """Keeps nothing from one move to the next: all that it knows, it is given."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self._otherwise = RandomPlayer()

    def __call__(
        self, view: View, options: tuple[AnyOption, ...], memory: Memory, rng: random.Random, /
    ) -> AnyMove:
        """Return one of the commands that the options allow."""
        for option in options:
            match option:
                case MayTell(cards=cards):
                    return Tell(self._brightest(cards), clue_of(option, _new_clue(memory)))
                case MayGive(cards=cards, number=number):
                    best = sorted(cards, key=self._glitter, reverse=True)
                    return Give(tuple(best[:number]))
                case MayVote(cards=cards, fewest=fewest):
                    best = sorted(cards, key=self._glitter, reverse=True)
                    return Vote(tuple(best[: max(1, fewest)]))
                case _:
                    continue
        return self._otherwise(view, options, memory, rng)

    def _brightest(self, cards: tuple[Card, ...]) -> Card:
        return max(cards, key=self._glitter)

    def _glitter(self, card: Card) -> int:
        text = self._library.card(card).texts.get("en")
        words = text.description.casefold() if text else ""
        return sum(words.count(word) for word in GLITTER)


def _new_clue(memory: Memory) -> str:
    """Say something that nobody has said here yet."""
    clues = (f"Mine! ({number})" if number > 1 else "Mine!" for number in range(1, 1000))
    return next(clue for clue in clues if heard_as(clue) not in memory.said)
