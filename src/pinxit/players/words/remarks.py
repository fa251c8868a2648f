"""What our three say beside the game: lines by voice and occasion, in each language."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from pinxit.locales import LANGUAGES

OCCASIONS: Final = (
    "told_some",  # my story was found by some
    "told_all",
    "told_none",
    "found",  # I found the storyteller's card
    "fooled",  # I took another's card for it
    "fooled_again",  # … as the last time
    "thought",  # … and this is what I saw in it
    "fooled_others",  # mine was taken by two or more
    "nobody_took",
    "guessed",  # the clue had no words
    "won",
    "lost",
)
THOUGHT: Final = "{thought}"

Lines = Mapping[str, tuple[str, ...]]  # by occasion


@cache
def lines(language: str) -> Mapping[str, Lines]:
    """Return what each voice says; nothing in a language in which nobody has given them one."""
    if language not in LANGUAGES:
        return {}
    file = files(__package__) / "remarks" / f"{language}.toml"
    if not file.is_file():
        return {}
    read = tomllib.loads(file.read_text("utf-8"))
    return {
        voice: {occasion: tuple(said) for occasion, said in occasions.items()}
        for voice, occasions in read.items()
    }
