"""What can be learnt from revealed rounds: how plainly each tells, and how well each listens.

A teller is *plain* if the card is among those which fit the clue best, and dark if not; a listener
is *keen* if the votes follow what fits. Both are one number, the slope by which log-odds grow with
fit; what is believed of it is a weight for each of a few slopes, moved by Bayes' rule.
"""

from collections.abc import Mapping, Sequence
from typing import Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from pinxit.players.memory import Memory
from pinxit.rules import Medium, Reveal, Seat

from .chance import shares
from .reader import ClueReader

SLOPES: Final = np.array([-0.5, -0.25, 0.0, 0.25, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0], np.float32)
# Before anything is known: tellers are rather plain, but decoys lie near; listeners are keener.
TELLERS: Final = np.array([0.01, 0.03, 0.07, 0.15, 0.22, 0.2, 0.14, 0.11, 0.05, 0.02])
LISTENERS: Final = np.array([0.01, 0.02, 0.04, 0.1, 0.16, 0.19, 0.19, 0.15, 0.09, 0.05])
CUSTOM: Final = 0.5  # how much the table's habits count when one person is judged

Beliefs = NDArray[np.float64]


class Insight(Struct, frozen=True):
    """What a player believes about the table."""

    plain: Mapping[Seat, float]  # of those who have told
    plain_here: float  # of anybody else
    keen: Mapping[Seat, float]  # of those who have voted
    keen_here: float

    def plainness(self, teller: Seat | None) -> float:
        """Return how plainly somebody tells."""
        return self.plain.get(teller, self.plain_here) if teller else self.plain_here

    def keenness(self, listeners: Sequence[Seat]) -> list[float]:
        """Return how well each of these listens."""
        return [self.keen.get(seat, self.keen_here) for seat in listeners]


def learn(memory: Memory, reader: ClueReader, me: Seat) -> Insight:
    """Learn from all rounds of this game that were revealed; one's own story says nothing new."""
    told: dict[Seat, Beliefs] = {}
    voted: dict[Seat, Beliefs] = {}
    for reveal in memory.reveals:
        if reveal.clue.medium is not Medium.WORDS:
            continue
        by_person = reveal.storyteller not in memory.computers
        fits = reader.fit(reveal.clue.text, reveal.board, by_person=by_person)
        if reveal.storyteller != me:
            _add(told, reveal.storyteller, _as_told(reveal, fits))
        for voter, seen in _as_voted(reveal, fits).items():
            if voter != me:
                _add(voted, voter, seen)
    plain, plain_here = _judged(told, TELLERS)
    keen, keen_here = _judged(voted, LISTENERS)
    return Insight(plain, plain_here, keen, keen_here)


def _as_told(reveal: Reveal, fits: NDArray[np.float32]) -> Beliefs:
    """Return how likely each slope makes it that this of all cards was theirs, as logarithms."""
    (card,) = reveal.laid[reveal.storyteller]
    return np.log(_likely(fits)[:, reveal.board.index(card)])


def _as_voted(reveal: Reveal, fits: NDArray[np.float32]) -> dict[Seat, Beliefs]:
    found: dict[Seat, Beliefs] = {}
    for voter, cards in reveal.votes.items():
        own = reveal.laid.get(voter, ())
        open_to = [place for place, card in enumerate(reveal.board) if card not in own]
        likely = np.log(_likely(fits[open_to]))
        places = {reveal.board[place]: column for column, place in enumerate(open_to)}
        for card in cards:
            _add(found, voter, likely[:, places[card]])
    return found


def _likely(fits: NDArray[np.float32]) -> Beliefs:
    """Return how likely each card is, by each slope: a row for each slope."""
    return np.maximum(shares(SLOPES[:, None] * fits[None, :]).astype(np.float64), 1e-12)


def _add(seen: dict[Seat, Beliefs], seat: Seat, more: Beliefs) -> None:
    seen[seat] = seen[seat] + more if seat in seen else more


def _judged(seen: Mapping[Seat, Beliefs], believed: Beliefs) -> tuple[dict[Seat, float], float]:
    """Return each one's slope, and that of somebody at this table about whom nothing is known."""
    custom = np.log(believed)
    for likely in seen.values():
        custom = custom + CUSTOM * likely
    return {seat: _mean(custom + likely) for seat, likely in seen.items()}, _mean(custom)


def _mean(logs: Beliefs) -> float:
    """Return the slope to be expected; logarithms, as the chance of a long game is next to none."""
    weights = np.exp(logs - logs.max())
    return float(weights @ SLOPES / weights.sum())
