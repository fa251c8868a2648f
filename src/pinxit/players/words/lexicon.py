"""Phrases that people say as clues, and what they make one see, in each language.

`lexicon/` has what a storyteller may say, by kind. `glosses/` has more phrases, to be understood
only, and `dictionary/` single words. What a phrase makes one see is told in English throughout, so
that all languages are heard by the same pictures. Everything is written by hand for Pinxit.
"""

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from msgspec import Struct

from pinxit.locales import LANGUAGES

# A language without a lexicon is played in, too: with what decks say, and by how words look.
HEARD: Final = tuple(
    code for code in LANGUAGES if (files(__package__) / "lexicon" / f"{code}.toml").is_file()
)
KINDS: Final = ("feelings", "nouns", "sayings", "proverbs", "tales", "sounds")


class Phrase(Struct, frozen=True):
    """Something that people say, and what it makes one see, in English."""

    text: str
    gloss: str
    kind: str = ""  # where a storyteller may say it


@cache
def sayable(language: str) -> tuple[Phrase, ...]:
    """Return what a storyteller may say in a language; nothing in one that we do not speak."""
    written = _read("lexicon", language)
    return tuple(
        Phrase(text, gloss, kind) for kind in KINDS for text, gloss in written.get(kind, {}).items()
    )


@cache
def phrases(language: str) -> tuple[Phrase, ...]:
    """Return all that is understood in a language: what may be said, and what is only heard."""
    more = (
        Phrase(text, gloss)
        for table in _read("glosses", language).values()
        for text, gloss in table.items()
    )
    return (*sayable(language), *more)


@cache
def dictionary(language: str) -> Mapping[str, str]:
    """Return single words and their meaning in English."""
    return _read("dictionary", language).get("words", {})


def everything() -> Iterator[tuple[str, Phrase]]:
    """Yield all phrases of all languages."""
    for language in HEARD:
        for phrase in phrases(language):
            yield language, phrase


def _read(folder: str, language: str) -> dict[str, dict[str, str]]:
    if language not in LANGUAGES:
        return {}
    file = files(__package__) / folder / f"{language}.toml"
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}
