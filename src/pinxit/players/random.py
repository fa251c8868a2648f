"""A player who plays any legal move: the measure that every other player must beat."""

import random
from collections.abc import Sequence
from typing import TypeVar

from pinxit.rules import View
from pinxit.rules.commands import AnyMove, Claim, Give, GoOn, Tell, Vote
from pinxit.rules.legal import AnyOption, MayClaim, MayGive, MayGoOn, MayTell, MayVote

from .memory import Memory
from .saying import NO_WORD, clue_of

T = TypeVar("T")


class RandomPlayer:
    """Moves when the table waits for a move, at random; never takes back, mends or leaves."""

    def __init__(self, clues: Sequence[str] = (NO_WORD,)) -> None:
        self._clues = clues

    def __call__(
        self, view: View, options: tuple[AnyOption, ...], memory: Memory, rng: random.Random, /
    ) -> AnyMove:
        """Return a random move; there must be something to do."""
        del memory  # of what use would it be?
        if view.mine is None:
            raise ValueError("A spectator has nothing to choose.")
        for option in options:
            move = self._move(option, rng)
            if move is not None:
                return move
        raise ValueError("There is nothing to do for this seat now.")

    def _move(self, option: AnyOption, rng: random.Random) -> AnyMove | None:
        match option:
            case MayClaim():
                return Claim()
            case MayTell(cards=cards):
                return Tell(pick(cards, rng), clue_of(option, pick(self._clues, rng)))
            case MayGive(cards=cards, number=number):
                return Give(pick_several(cards, number, rng))
            case MayVote():
                return Vote(_votes(option, rng))
            case MayGoOn():
                return GoOn()
            case _:
                return None


def pick(items: Sequence[T], rng: random.Random) -> T:
    """Return one item. Of a `Random`, only `random()` is promised to stay the same for ever."""
    return items[int(rng.random() * len(items))]


def pick_several(items: Sequence[T], number: int, rng: random.Random) -> tuple[T, ...]:
    """Return different items."""
    left = list(items)
    return tuple(left.pop(int(rng.random() * len(left))) for _ in range(number))


def _votes(option: MayVote, rng: random.Random) -> tuple[str, ...]:
    number = pick(range(option.fewest, option.most + 1), rng)
    if option.votes_may_stack:
        return tuple(pick(option.cards, rng) for _ in range(number))
    return pick_several(option.cards, number, rng)
