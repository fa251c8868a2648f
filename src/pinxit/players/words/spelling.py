"""Words as they are written: taken apart, and compared without their endings."""

import re
import unicodedata
from functools import lru_cache
from typing import Final

_WORD: Final = re.compile(r"[^\W\d_]+")
_APOSTROPHE: Final = re.compile(r"(?<=\w)[\u2019'\u02bc](?=\w)")
_STROKES: Final = str.maketrans("łđø", "ldo")  # which Unicode does not take apart
_STEM: Final = 4  # letters that two forms of a word share at least, in our languages
_SHORT: Final = 3  # words up to this length carry little


def words_of(text: str) -> list[str]:
    """Return the words of a text, in small letters without their accents."""
    return exact_words_of(plain(text))


def exact_words_of(text: str) -> list[str]:
    """Return the words of a text in small letters; an apostrophe within a word is none of it."""
    return _WORD.findall(_APOSTROPHE.sub("", text.casefold()))


def plain(text: str) -> str:
    """Return a text in small letters without accents, so that a lazy typist is understood, too."""
    apart = unicodedata.normalize("NFD", text.casefold()).translate(_STROKES)
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


@lru_cache(maxsize=8192)
def stems_of(text: str) -> frozenset[str]:
    """Return the beginnings of the words that say something."""
    return frozenset(word[: _stem_of(word)] for word in words_of(text) if len(word) > _SHORT)


def _stem_of(word: str) -> int:
    """Return how many letters are kept: endings are longer in longer words."""
    return max(_STEM, len(word) - 3)


def quotes(clue: str, text: str) -> bool:
    """Tell whether a clue uses a word of a text, in whatever form."""
    theirs = _by_beginning(text)
    return any(
        own.startswith(other) or other.startswith(own)
        for own in stems_of(clue)
        for other in theirs.get(own[:_STEM], ())
    )


@lru_cache(maxsize=4096)
def _by_beginning(text: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for stem in stems_of(text):
        found.setdefault(stem[:_STEM], []).append(stem)
    return found
