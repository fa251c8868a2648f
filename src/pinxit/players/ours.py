"""Our three characters as players."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from .characters import BEAR, FOX, OWL
from .library import Library
from .minds.manner import CUNNING, LITERAL, POETIC, Manner
from .minds.mind import Mind
from .minds.reader import ClueReader
from .port import Choose
from .roster import Maker
from .words.senses import best_sense

MANNERS: Final[Mapping[str, Manner]] = {BEAR.id: LITERAL, OWL.id: POETIC, FOX.id: CUNNING}


def our_players(kept: Path | None = None) -> dict[str, Maker]:
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

    return {name: maker(manner) for name, manner in MANNERS.items()}
