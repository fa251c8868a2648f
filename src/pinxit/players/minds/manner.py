"""What makes three characters of one mind, and how well each of them plays.

How somebody hears and what they like to say is their character. How steadily they hear, how long
they think a story over, and whether they learn and count, is their strength, which a host chooses
for all of them: an easy Renata is still Renata.
"""

from collections.abc import Mapping
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from pinxit.players.characters import BEAR, FOX, OWL
from pinxit.players.strength import Strength
from pinxit.players.words.association import TRACES
from pinxit.players.words.lexicon import KINDS
from pinxit.rules import Theme

ASSOCIATIONS: Final = "associations"  # what is written at the card; beside the lexicon's kinds


class Manner(Struct, frozen=True, kw_only=True):
    """How somebody plays."""

    voice: str  # whose remarks they make
    ear: tuple[float, ...] | None = None  # weights of the traces; None: those that were fitted
    taste: Mapping[str, float]  # what kinds of clues are liked; others are not told
    whim: float = 0.5  # how much chance there is in what is heard
    eye: float = 8.0  # how much it counts for laying a card that, seen, it suits the clue
    spread: float = 1.1  # points by which chance moves stories: the best would soon be known
    evenings: int = 32  # how often a story is tried in thought before it is told
    learns: bool = True  # from what was revealed
    counts: bool = True  # points, and who is about to win


def _ear(**weights: float) -> tuple[float, ...]:
    """Hear by some of the traces, which are not often wrong together."""
    return tuple(weights.get(trace, 0.0) for trace in TRACES)


LITERAL: Final = Manner(
    voice=BEAR.id,
    ear=_ear(
        said_english=0.7, said_own=0.5, said_ideas=1.1, spelt_ideas=0.4, spelt_also=0.3, named=1.5
    ),
    taste={ASSOCIATIONS: 0.5, "feelings": 0.3, "nouns": 0.3, "sounds": 0.2},
)
POETIC: Final = Manner(
    voice=OWL.id,
    ear=_ear(
        said_ideas=0.35,
        meant_english=0.25,
        meant_own=0.1,
        meant_ideas=0.6,
        said_also=0.3,
        named=0.4,
    ),
    taste={ASSOCIATIONS: 0.7, "tales": 0.1, "proverbs": 0.1, "sayings": 0.05, "nouns": 0.0},
)
CUNNING: Final = Manner(
    voice=FOX.id,
    taste={ASSOCIATIONS: 0.5, **dict.fromkeys(KINDS, 0.0), "sayings": 0.15},
)

# What a weaker player does worse. Strong is as a manner is by itself.
_SKILLS: Final[Mapping[Strength, Mapping[str, Any]]] = {
    Strength.STRONG: {},
    Strength.FAIR: {"whim": 1.3, "evenings": 16, "counts": False},
    Strength.EASY: {
        "whim": 2.6,
        "eye": 3.0,
        "evenings": 6,
        "learns": False,
        "counts": False,
    },
}

# What is told where all clues are of a kind; what somebody wrote is of many kinds.
_THEMED: Final[Mapping[str, tuple[str, ...]]] = {
    Theme.PROVERB: ("proverbs", "sayings"),
    Theme.TALE: ("tales",),
}


def as_themed(manner: Manner, theme: str) -> Manner:
    """Return the same character at a table where all clues are of a kind."""
    kinds = _THEMED.get(theme)
    return manner if kinds is None else replace(manner, taste=dict.fromkeys(kinds, 0.0))


def as_strong(manner: Manner, strength: Strength) -> Manner:
    """Return the same character with another strength."""
    return replace(manner, **_SKILLS[strength])
