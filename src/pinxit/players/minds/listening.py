"""What a listener does: lay a card that draws votes, and find the storyteller's."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import comb
from typing import Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from pinxit.rules import Card
from pinxit.rules.editions import Counting, Numbers
from pinxit.rules.legal import MayGive, MayVote

from .chance import shares
from .prices import of_voting

CONSIDERED: Final = 4  # cards among which two votes are spread


class Odds(Struct, frozen=True):
    """What a listener believes when it votes."""

    teller: NDArray[np.float32]  # how likely each card is the storyteller's
    others: NDArray[np.float32]  # how likely a vote of somebody else falls on each card
    voters: int  # how many others vote
    envy: float  # how much a point for the storyteller hurts


def decoys(option: MayGive, fits: NDArray[np.float32]) -> tuple[Card, ...]:
    """Choose the cards that others will find most plausible."""
    best = np.argsort(-fits, kind="stable")[: option.number]
    return tuple(option.cards[place] for place in best)


def ballot(option: MayVote, odds: Odds, numbers: Numbers) -> tuple[Card, ...]:
    """Choose the votes that promise most points; two of them may be spread or doubled."""
    # Who may cast several votes of which one will do is taken to cast one.
    each = numbers.votes_max if numbers.count_over is Counting.VOTES else 1
    finders = _binomial(odds.others.astype(np.float64), odds.voters * each)
    teller = odds.teller.astype(np.float64)

    def worth(votes: Sequence[int]) -> float:
        """Return how many points a ballot promises, less what the storyteller gets by it."""
        right = np.bincount(np.array(votes, np.intp), minlength=len(teller))
        mine, theirs = of_voting(numbers, len(votes), odds.voters, each)
        prices = (mine - odds.envy * theirs)[right]
        return float(teller @ (finders * prices).sum(axis=1))

    best = max(_ballots(option, odds.teller), key=worth)
    return tuple(option.cards[place] for place in best)


def _ballots(option: MayVote, teller: NDArray[np.float32]) -> Iterator[tuple[int, ...]]:
    order = [int(place) for place in np.argsort(-teller, kind="stable")]
    for number in range(max(1, option.fewest), option.most + 1):
        yield from combinations(order[: max(CONSIDERED, number)], number)
        if option.votes_may_stack and number > 1:
            for place in order[:2]:
                yield (place,) * number
    if option.most == 0:
        yield ()


def _binomial(chance: NDArray[np.float64], votes: int) -> NDArray[np.float64]:
    """Return, for each card, how likely none, one, two … all of so many votes fall on it."""
    right = np.arange(votes + 1)
    ways = np.array([comb(votes, number) for number in right], np.float64)
    return np.asarray(ways * chance[:, None] ** right * (1 - chance[:, None]) ** (votes - right))


def chances(fits: NDArray[np.float32], slope: float) -> NDArray[np.float32]:
    """Return how likely each card is meant, if log-odds grow with fit by this slope."""
    return shares(slope * fits)
