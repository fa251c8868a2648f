"""What a listener does: lay a card that draws votes, and find the storyteller's."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from pinxit.rules import Card
from pinxit.rules.editions import Counting, Numbers
from pinxit.rules.legal import MayGive, MayVote

from .chance import shares

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
    best = max(_ballots(option, odds.teller), key=lambda votes: _worth(votes, odds, numbers))
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


def _worth(votes: Sequence[int], odds: Odds, numbers: Numbers) -> float:
    """Return how many points a ballot promises, less what the storyteller gets by it."""
    teller = odds.teller.astype(np.float64)
    cast = odds.voters * numbers.votes_max if _by_votes(numbers) else odds.voters
    others_all = odds.others**cast
    others_none = (1 - odds.others) ** (odds.voters * max(1, numbers.votes_min))
    right = np.zeros(len(teller))
    for place in votes:
        right[place] += 1
    mine_all = right == len(votes) if _by_votes(numbers) else right > 0
    everyone = np.where(mine_all, others_all, 0.0)
    nobody = np.where(right == 0, others_none, 0.0)
    some = np.clip(1 - everyone - nobody, 0, 1)
    lone = numbers.lone_vote if len(votes) == 1 else 0
    found = right * numbers.some_finder + (right > 0) * lone
    everyone_pays = numbers.all_others + (right > 0) * lone
    mine = some * found + everyone * everyone_pays + nobody * numbers.none_others
    theirs = (
        some * numbers.some_storyteller
        + everyone * numbers.all_storyteller
        + nobody * numbers.none_storyteller
    )
    return float(teller @ (mine - odds.envy * theirs))


def _by_votes(numbers: Numbers) -> bool:
    return numbers.count_over is Counting.VOTES


def chances(fits: NDArray[np.float32], slope: float) -> NDArray[np.float32]:
    """Return how likely each card is meant, if log-odds grow with fit by this slope."""
    return shares(slope * fits)
