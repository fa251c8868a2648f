"""Who can play in the arena: our characters, measures to hold against them, and guests."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from pinxit.decks.package import load
from pinxit.players import Choose, Maker, RandomPlayer
from pinxit.players.library import Library
from pinxit.players.minds.manner import LITERAL
from pinxit.players.minds.mind import Mind
from pinxit.players.minds.reader import ClueReader
from pinxit.players.ours import ours_by_strength
from pinxit.players.roster import OpenRoster
from pinxit.players.strength import Strength
from pinxit.players.words.lexicon import sayable
from pinxit.players.words.senses import Spellings, best_sense

LADDER: Final = ("fox", "owl", "bear", "letters", "random")  # from the strongest to the weakest
MEASURES: Final = ("letters", "sayings", "random")

# A listener of another kind: it knows nothing of a card but what others have said to it.
ONLY_SAYINGS: Final = replace(LITERAL, ear=None, learns=False)


def _letters(library: Library, language: str) -> Choose:
    """Make the bear as it is where there is no language model."""
    return Mind(ClueReader(library, Spellings(language)), LITERAL)


def _sayings(library: Library, language: str) -> Choose:
    return Mind(ClueReader(library, best_sense(language), only_sayings=True), ONLY_SAYINGS)


def _random(library: Library, language: str) -> Choose:
    del library
    return RandomPlayer([phrase.text for phrase in sayable(language)] or ("…",))


OTHERS: Final[Mapping[str, Maker]] = {
    "letters": _letters,
    "sayings": _sayings,
    "random": _random,
}


@cache
def roster(deck: Path | None = None) -> OpenRoster:
    """Return everyone who can play, knowing the cards of a deck (None: the base deck).

    Ours are at their best; by such a name as `fox-easy` they are as strong as it says.
    """
    ours = ours_by_strength()
    named = {
        f"{name}-{strength}": make
        for strength, makers in ours.items()
        for name, make in makers.items()
    }
    return OpenRoster(library_of(deck), {**ours[Strength.STRONG], **named, **OTHERS})


@cache
def library_of(deck: Path | None = None) -> Library:
    """Return what is written about the cards of a deck (None: the base deck)."""
    if deck is not None:
        return Library([load(deck)])
    with as_file(files("pinxit.decks") / "base") as path:
        return Library([load(path)])
