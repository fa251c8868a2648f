"""What votes are worth, asked of the rules themselves: a table of `score` for every count of votes.

No rule of scoring is written down here, so a new one cannot mislead those who choose by these
prices. Rounds with the same counts are scored by one of them: votes are spread evenly, and those
that are not on the storyteller's card lie on a card of nobody who plays.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from pinxit.rules.editions import Numbers
from pinxit.rules.scoring import Outcome, Points, score

TELLER: Final = "teller"
ME: Final = "me"
NOBODY: Final = "nobody"
REMEMBERED: Final = 256  # tables; a game needs one or two

Prices = NDArray[np.float64]


@lru_cache(REMEMBERED)
def of_telling(numbers: Numbers, listeners: int) -> Prices:
    """Return what a story is worth, by how many votes are right and how many listeners found it.

    That is what it brings to its teller, less half of what such an end brings to every listener,
    whatever they heard.
    """
    most = numbers.votes_max
    worth = np.zeros((listeners * most + 1, listeners + 1))
    gifts: dict[Outcome, int] = {}
    ends: dict[tuple[int, int], Outcome] = {}
    for right, found in _counts(listeners, most):
        hits = (*_spread(right, found), *[0] * (listeners - found))
        outcome, points = _scored(numbers, [_ballot(hit, most) for hit in hits])
        worth[right, found] = points.pop(TELLER).total
        least = min((one.total for one in points.values()), default=0)
        gifts[outcome] = min(least, gifts.get(outcome, least))
        ends[right, found] = outcome
    for counts, outcome in ends.items():
        worth[counts] -= gifts[outcome] / 2
    worth.setflags(write=False)
    return worth


@lru_cache(REMEMBERED)
def of_voting(numbers: Numbers, mine: int, others: int, each: int) -> tuple[Prices, Prices]:
    """Return what a ballot brings to whoever casts it, and what to the storyteller.

    Both by how many of its votes are right, and how many of those that the others cast.
    """
    for_me = np.zeros((mine + 1, others * each + 1))
    for_teller = np.zeros_like(for_me)
    for right in range(mine + 1):
        for theirs in range(others * each + 1):
            ballots = [_ballot(hit, each) for hit in _spread(theirs, others)]
            _, points = _scored(numbers, ballots, _ballot(right, mine))
            for_me[right, theirs] = points[ME].total
            for_teller[right, theirs] = points[TELLER].total
    for prices in (for_me, for_teller):
        prices.setflags(write=False)
    return for_me, for_teller


def _counts(listeners: int, most: int) -> Iterator[tuple[int, int]]:
    """Yield how many votes may be right, and how many listeners may have cast them."""
    for found in range(listeners + 1):
        for right in range(found, found * most + 1):
            yield right, found


def _spread(votes: int, among: int) -> tuple[int, ...]:
    """Spread votes as evenly as they can be."""
    return tuple(votes // among + (place < votes % among) for place in range(among))


def _ballot(right: int, votes: int) -> tuple[str, ...]:
    return (TELLER,) * right + (NOBODY,) * (votes - right)


def _scored(
    numbers: Numbers, ballots: Sequence[tuple[str, ...]], mine: tuple[str, ...] | None = None
) -> tuple[Outcome, dict[str, Points]]:
    votes = {f"listener {number}": ballot for number, ballot in enumerate(ballots)}
    if mine is not None:
        votes[ME] = mine
    return score(numbers, TELLER, votes, (TELLER, *votes))
