"""What makes three characters of one mind: how each hears, errs, chooses and counts."""

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from pinxit.players.words.association import TRACES
from pinxit.players.words.lexicon import KINDS

ASSOCIATIONS: Final = "associations"  # what is written at the card; beside the lexicon's kinds


class Manner(Struct, frozen=True, kw_only=True):
    """How somebody plays."""

    ear: tuple[float, ...] | None = None  # weights of the traces; None: those that were fitted
    whim: float  # how much chance there is in what is heard
    taste: Mapping[str, float]  # what kinds of clues are liked; others are not told
    spread: float = 0.25  # points by which chance moves stories: the best would soon be known
    evenings: int  # how often a story is tried in thought before it is told
    learns: bool  # from what was revealed
    counts: bool  # points, and who is about to win


LITERAL: Final = Manner(
    ear=tuple(
        {"said_english": 0.7, "said_own": 0.5, "said_ideas": 1.1, "named": 1.5}.get(t, 0.0)
        for t in TRACES
    ),
    whim=1.5,
    taste={ASSOCIATIONS: 0.5, "feelings": 0.3, "nouns": 0.3, "sounds": 0.2},
    evenings=12,
    learns=True,
    counts=False,
)
POETIC: Final = Manner(
    whim=0.9,
    taste={ASSOCIATIONS: 0.7, "tales": 0.1, "proverbs": 0.1, "sayings": 0.05, "nouns": 0.0},
    evenings=16,
    learns=True,
    counts=False,
)
CUNNING: Final = Manner(
    whim=0.5,
    taste={ASSOCIATIONS: 0.5, **dict.fromkeys(KINDS, 0.0), "sayings": 0.15},
    evenings=32,
    learns=True,
    counts=True,
)
