"""How clues and texts are understood: by their meaning, or, where that cannot be had, by letters.

A clue is heard twice: as it was *said*, and as it was *meant*, which is what the phrases that are
most like it make one see (`lexicon.py`). Idioms, proverbs and titles are understood only that way.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Final, Protocol

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from .embedding import E5, LONGEST, Letters, Vectors, knows_meanings, normal
from .lexicon import dictionary, everything, phrases
from .space import CLUE, GLOSS, Space, the_space
from .spelling import exact_words_of, plain, words_of
from .vector_store import VectorStore

NEAREST: Final = 8  # phrases that a clue is understood by
FAMILIAR: Final = 0.95  # from when on a clue is one of the phrases, whatever its spelling
WARMTH: Final = 0.05  # how much nearer the first of them must be to be heard alone
LONGEST_ENDING: Final = 4  # letters
WRITTEN_ALIKE: Final = 0.6  # from when on two phrases are taken for the same, by their letters


class Heard(Struct, frozen=True):
    """Clues, as said and as meant: a row for each."""

    said: Vectors
    meant: Vectors
    spelt: Vectors  # letter by letter


class Sense(Protocol):
    """A way to understand clues in one language."""

    name: str
    language: str

    def hear(self, clues: Sequence[str]) -> Heard:
        """Understand clues."""
        ...

    def read(self, texts: Sequence[str], sort: str, language: str) -> Vectors:
        """Understand texts about cards, of this sort and in this language: a row for each."""
        ...

    def spell(self, texts: Sequence[str]) -> Vectors:
        """Look at texts letter by letter: a row for each."""
        ...


class Meanings:
    """Understands what words mean, by a small language model."""

    name = "meanings"

    def __init__(self, language: str, vector_store: VectorStore) -> None:
        self.language = language
        self._store = vector_store
        self._space = the_space()
        self._letters = Letters()
        self._translation = Translation(language)

    def hear(self, clues: Sequence[str]) -> Heard:
        """Understand clues by the phrases, of whatever language, that are most like them."""
        said = self._space.centred(self._store.vectors(clues), CLUE, self.language)
        known, seen = _known(self._store)
        likeness = said @ known.T
        strange = [
            row
            for row, clue in enumerate(clues)
            if likeness[row].max() < FAMILIAR and self._translation.of(clue)
        ]
        if strange:
            # The model knows English best: what no phrase explains is also heard in translation.
            english = [self._translation.of(clues[row]) for row in strange]
            translated = self._space.centred(self._store.vectors(english), CLUE, "en")
            likeness[strange] = (likeness[strange] + translated @ known.T) / 2
            said[strange] = normal(said[strange] + translated)
        return Heard(said, _meant(likeness, seen), self._letters.embed(clues))

    def read(self, texts: Sequence[str], sort: str, language: str) -> Vectors:
        """Understand texts about cards."""
        return self._space.centred(self._store.vectors(texts), sort, language)

    def spell(self, texts: Sequence[str]) -> Vectors:
        """Look at texts letter by letter."""
        return self._letters.embed(texts)


@lru_cache(maxsize=4)
def _known(vector_store: VectorStore) -> tuple[Vectors, Vectors]:
    """Return all phrases that are known, and what each of them makes one see."""
    space: Space = the_space()
    known = list(everything())
    said = vector_store.vectors([phrase.text for _, phrase in known])
    of = np.array([language for language, _ in known])
    for language in set(of):
        said[of == language] = space.centred(said[of == language], CLUE, language)
    seen = space.centred(vector_store.vectors([phrase.gloss for _, phrase in known]), GLOSS, "en")
    return said, seen


def _meant(likeness: Vectors, seen: Vectors) -> Vectors:
    """Mix what the nearest phrases make one see, the nearer ones more."""
    nearest = np.argpartition(-likeness, NEAREST, axis=1)[:, :NEAREST]
    near = np.take_along_axis(likeness, nearest, axis=1)
    shares = np.exp((near - near.max(axis=1, keepdims=True)) / WARMTH)
    shares /= shares.sum(axis=1, keepdims=True)
    return normal(np.einsum("cn,cnd->cd", shares, seen[nearest]))


class Translation:
    """Says clues in English, word by word, as far as the words are known."""

    def __init__(self, language: str) -> None:
        self._exact: dict[str, str] = {}
        self._plain: dict[str, str] = {}
        self._stems: dict[str, str] = {}
        for entry, english in dictionary(language).items():
            self._exact.setdefault(" ".join(exact_words_of(entry)), english)
            self._plain.setdefault(" ".join(words_of(entry)), english)
            word = plain(entry)
            self._stems.setdefault(word[: max(3, len(word) - 2)], english)
        self._longest = max((entry.count(" ") + 1 for entry in self._exact), default=1)

    def of(self, clue: str) -> str:
        """Return the first meaning of each word that is known; of several together, before each."""
        words = exact_words_of(clue[:LONGEST])
        meanings: list[str] = []
        place = 0
        while place < len(words):
            several = range(min(self._longest, len(words) - place), 0, -1)
            found = ((n, self._english(" ".join(words[place : place + n]))) for n in several)
            number, english = next(((n, text) for n, text in found if text), (1, ""))
            place += number
            if english:
                meanings.append(english.partition(",")[0])
        return " ".join(meanings)

    def _english(self, words: str) -> str:
        """Return what words mean: as spelt, without accents, or, of one, whatever its ending."""
        simple = plain(words)
        found = self._exact.get(words) or self._plain.get(simple)
        if found or " " in words:
            return found or ""
        shortest = max(3, len(simple) - LONGEST_ENDING)
        stems = (simple[:length] for length in range(len(simple), shortest - 1, -1))
        return next((self._stems[stem] for stem in stems if stem in self._stems), "")


class Spellings:
    """Compares letters, and looks words and phrases up in our lexicon: the same everywhere."""

    name = "spellings"

    def __init__(self, language: str) -> None:
        self.language = language
        self._letters = Letters()
        self._said = self._letters.embed([p.text for p in phrases(language)] or [""])
        self._glosses = [phrase.gloss for phrase in phrases(language)] or [""]
        self._translation = Translation(language)

    def hear(self, clues: Sequence[str]) -> Heard:
        """Understand clues by the phrase that is written most alike, and word by word."""
        said = self._letters.embed(clues)
        likeness = said @ self._said.T
        explained = [self._explained(clue, row) for clue, row in zip(clues, likeness, strict=True)]
        return Heard(said, self._letters.embed(explained), said)

    def read(self, texts: Sequence[str], sort: str, language: str) -> Vectors:
        """Understand texts about cards."""
        del sort, language
        return self._letters.embed(texts)

    def spell(self, texts: Sequence[str]) -> Vectors:
        """Look at texts letter by letter."""
        return self._letters.embed(texts)

    def _explained(self, clue: str, likeness: NDArray[np.float32]) -> str:
        """Say a clue in English, as far as it is known."""
        nearest = int(likeness.argmax())
        phrase = self._glosses[nearest] if likeness[nearest] > WRITTEN_ALIKE else ""
        if self.language == "en":
            return f"{clue} {phrase}"
        return f"{self._translation.of(clue)} {phrase}"


@cache
def vector_store_of(kept: Path | None) -> VectorStore:
    """Return the vectors that are known here; there is one store for a process."""
    model = E5()
    return VectorStore(lambda texts: the_space().place(model.embed(texts)), kept)


def best_sense(language: str, kept: Path | None = None) -> Sense:
    """Return the best way to understand a language that this machine has."""
    return Meanings(language, vector_store_of(kept)) if knows_meanings() else Spellings(language)
