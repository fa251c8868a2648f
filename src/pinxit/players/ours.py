"""Our three characters as players, each as strong as a host likes."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from .characters import BEAR, FOX, OWL
from .library import Library
from .minds.manner import CUNNING, LITERAL, POETIC, Manner, as_strong
from .minds.mind import Mind
from .minds.reader import ClueReader
from .port import Choose
from .roster import Maker
from .strength import Strength
from .words.senses import best_sense

MANNERS: Final[Mapping[str, Manner]] = {BEAR.id: LITERAL, OWL.id: POETIC, FOX.id: CUNNING}


def our_players(kept: Path | None = None) -> dict[str, Maker]:
    """Return the makers of our players at their best."""
    return ours_by_strength(kept)[Strength.STRONG]


def ours_by_strength(kept: Path | None = None) -> dict[Strength, dict[str, Maker]]:
    """Return the makers of our players; `kept` is where new vectors are remembered."""

    @cache  # those who hear alike share what they have read
    def reader(library: Library, language: str, ear: tuple[float, ...] | None) -> ClueReader:
        return ClueReader(library, best_sense(language, kept), weights=ear)

    def maker(manner: Manner) -> Maker:
        def make(library: Library, language: str) -> Choose:
            knows = reader(library, language, None)
            hears = reader(library, language, manner.ear)
            return Mind(hears, manner, teller=knows)

        return make

    return {
        strength: {name: maker(as_strong(manner, strength)) for name, manner in MANNERS.items()}
        for strength in Strength
    }
