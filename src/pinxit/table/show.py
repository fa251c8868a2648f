"""How long a reveal is told: its show, from the hush to the points, as a pure function of it.

Every screen tells the same story at the same time (`client/src/lib/game/script.ts` has its beats).
All that a table must know of it is when it is over, and when the points come, so that nobody goes
on before the end. No rule depends on it: it stands in no game. All times are in milliseconds; both
languages reckon in whole ones, and `tests/client/show_vectors.py` holds them to each other.
"""

from collections import Counter
from collections.abc import Sequence
from enum import StrEnum
from typing import Final

from msgspec import Struct

from pinxit.rules import Card, Outcome, Reveal
from pinxit.rules.game import owners

HUSH: Final = 900  # the lamp goes down
CARD: Final = 700  # a card is lifted, and its first coin flies and lies
COIN: Final = 180  # each further coin of the same card
COINS: Final = 700  # … and all of them together
VOTES: Final = 3900  # all cards with votes: where there are more, each is quicker
NOBODY: Final = 400 + 900  # a breath, then all cards without votes turn away at once
DECOY: Final = 1900  # somebody is unmasked
DECOYS: Final = 7000  # all who are: where there are more, each is quicker
ALONE: Final = 3  # cards are unmasked one by one, but no more than these; the others in pairs
DUEL: Final = 1700 + 900  # two are left in the dark, then the false one turns to its owner
NIGHT: Final = 300  # before the light
LONG_NIGHT: Final = 900  # … when nobody has found it, and one card is left in the dark
LIGHT: Final = 1200
POINTS: Final = 2800
SHORT: Final = 5000  # a short show is told in this time, in the same order


class Showing(StrEnum):
    """How much time a table takes for its reveals."""

    WHOLE = "whole"
    SHORT = "short"


class Show(Struct, frozen=True, gc=False):
    """A reveal that is being told, or was."""

    began: float  # in seconds since 1970
    length: int  # in milliseconds
    skipped: bool = False  # by the host: it began so long ago that the points come now
    held: float | None = None  # since when the game is paused; it goes on from there

    @property
    def ends(self) -> float:
        """When it is over, in seconds since 1970."""
        return self.began + self.length / 1000

    def is_over(self, now: float) -> bool:
        """Tell whether all of it is told; one that is held still has its end to come."""
        return self.held is None and now >= self.ends


def length_of(reveal: Reveal, showing: Showing = Showing.WHOLE) -> int:
    """Return how long a reveal is told."""
    whole = _whole(reveal)
    return min(SHORT, whole) if showing is Showing.SHORT else whole


def points_at(reveal: Reveal, length: int) -> int:
    """Return when the points come in a show of some length: till then nobody knows them."""
    whole = _whole(reveal)
    return (whole - POINTS) * length // whole


def _whole(reveal: Reveal) -> int:
    coins = Counter(card for chosen in reveal.votes.values() for card in chosen)
    (truth,) = reveal.laid[reveal.storyteller]
    decoys = [card for card in reveal.board if card != truth]
    duel = has_duel(reveal)
    return (
        HUSH
        + _votes([coins[card] for card in reveal.board if coins[card]])
        + (NOBODY if any(not coins[card] for card in decoys) else 0)
        + _decoys(_unmaskings(reveal, coins, decoys, duel=duel))
        + (DUEL if duel else 0)
        + _night(reveal.outcome)
        + LIGHT
        + POINTS
    )


def has_duel(reveal: Reveal) -> bool:
    """Tell whether the best of the false cards is left beside the true one until the end."""
    return reveal.outcome is Outcome.SOME


def _votes(coins: Sequence[int]) -> int:
    slots = [CARD + _span(number) for number in coins]
    total = sum(slots)
    return total if total <= VOTES else sum(slot * VOTES // total for slot in slots)


def _span(coins: int) -> int:
    """Return how long after the first coin of a card the last one flies."""
    return min(COIN * (coins - 1), COINS)


def _unmaskings(reveal: Reveal, coins: Counter[Card], decoys: Sequence[Card], *, duel: bool) -> int:
    """Count how often somebody is unmasked: two false cards of one player fall together."""
    owner = owners(reveal.laid)
    place = {card: number for number, card in enumerate(reveal.board)}
    chosen = sorted((card for card in decoys if coins[card]), key=lambda c: (coins[c], place[c]))
    return len({owner[card] for card in (chosen[:-1] if duel else chosen)})


def _decoys(unmasked: int) -> int:
    pairs = max(0, unmasked - ALONE + 1) // 2
    beats = unmasked - pairs
    return beats * min(DECOY, DECOYS // beats) if beats else 0


def _night(outcome: Outcome) -> int:
    match outcome:
        case Outcome.ALL:
            return 0  # the light comes at once
        case Outcome.SOME:
            return NIGHT
        case Outcome.NONE | Outcome.VOID:
            return LONG_NIGHT
