"""How well a clue fits a card: the one number that all our players think with.

A card is known by its description, in the table's language and in English, and by what it may
stand for: themes, tags, and what others have said to it. Each way of comparing a clue with a card
is a *trace*. Traces are calibrated against phrases that have nothing to do with the card, as some
descriptions are like everything; then they are added up with weights that were fitted on clues
which are kept apart from those that we report (`bench/association.py`).

The sum is a log-odds: among six cards, the chance that the clue was said to one of them is about
the softmax of these numbers.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from pinxit.locales import ENGLISH
from pinxit.players.memory import heard_as

from .embedding import Vectors
from .lexicon import sayable
from .senses import Heard, Sense
from .space import CLUE, TEXT, THEME
from .spelling import quotes

Scores = NDArray[np.float32]  # a row for each clue, a column for each card

TRACES: Final = (
    "said_english",
    "said_own",
    "meant_english",
    "meant_own",
    "said_ideas",
    "meant_ideas",
    "spelt_ideas",  # the words of the clue, however they end, are in what others have said
    "named",  # the clue has a word of the description
)
# What counts where a card has only a description, and where it is known what it may stand for.
BARE: Final[Mapping[str, tuple[float, ...]]] = {
    "meanings": (0.25, 0.05, 0.80, 0.30, 0.0, 0.0, 0.0, 0.8),
    "spellings": (0.05, 0.05, 0.60, 0.10, 0.0, 0.0, 0.0, 0.8),
}
RICH: Final[Mapping[str, tuple[float, ...]]] = {
    "meanings": (0.12, 0.10, 0.08, 0.03, 0.55, 0.45, 0.25, 0.4),
    "spellings": (0.05, 0.05, 0.15, 0.05, 0.30, 0.40, 0.0, 0.8),
}
SHARPNESS: Final = 12.0  # how much the idea that fits best outweighs the others
BACKGROUND: Final = 120  # phrases that have nothing to do with any card
AT_ONCE: Final = 120  # clues


class CardWords(Struct, frozen=True, kw_only=True):
    """All words about a card: descriptions by language, and what it may stand for."""

    descriptions: Mapping[str, str]
    themes: tuple[str, ...] = ()  # in English
    sayings: tuple[str, ...] = ()  # in the language of the clues: what others have said to it
    abroad: Mapping[str, tuple[str, ...]] = {}  # and what was said to it in other languages


class _Ideas(Struct, frozen=True):
    """What all cards may stand for, one after the other."""

    vectors: NDArray[np.floating[Any]]
    starts: NDArray[np.intp]  # where each card's begin, for those that have any
    cards: NDArray[np.intp]  # which cards have any
    counts: NDArray[np.intp]
    places: dict[str, list[int]]  # where a saying stands, by its look


class Gallery:
    """Cards, ready to be compared with clues."""

    def __init__(
        self,
        sense: Sense,
        cards: Sequence[CardWords],
        weights: Sequence[float] | None = None,
    ) -> None:
        self._sense = sense
        self._weights = np.array(
            [
                weights or (RICH if card.themes or card.sayings else BARE)[sense.name]
                for card in cards
            ],
            np.float32,
        )
        self._english = _described(sense, cards, ENGLISH)
        self._own = _described(sense, cards, sense.language)
        near = [_near(sense, card) for card in cards]
        abroad = [_abroad(sense, card) for card in cards]
        self._ideas = _ideas_of(near, cards)
        self._everywhere = _ideas_of(
            [np.concatenate(both) for both in zip(near, abroad, strict=True)], cards
        )
        spelt = [sense.spell(card.sayings).astype(np.float16) for card in cards]
        self._spelt = _ideas_of(spelt, cards, after_themes=False)
        self._words = [
            " ".join(card.descriptions.get(name, "") for name in {sense.language, ENGLISH})
            for card in cards
        ]
        background = sayable(sense.language) or sayable(ENGLISH)
        step = max(1, len(background) // BACKGROUND)
        neutral = sense.hear([phrase.text for phrase in background[::step]])
        self._calibrated = {
            masked: _calibrated(self._traces(neutral, (), masked=masked))
            for masked in (True, False)
        }

    def traces(self, clues: Sequence[str], *, masked: bool = True) -> NDArray[np.float32]:
        """Return every trace of each clue on each card, calibrated.

        Masked is what is written at the cards, word for word, and all that was said in other
        languages.
        """
        # Some at a time: each is compared with thousands of phrases, and memory is not ours alone.
        parts = [clues[start : start + AT_ONCE] for start in range(0, len(clues), AT_ONCE)]
        raw = np.concatenate(
            [self._traces(self._sense.hear(part), part, masked=masked) for part in parts]
        )
        usual, scales = self._calibrated[masked]
        return np.concatenate(((raw - usual) / scales, self._named(clues)), axis=-1)

    def _named(self, clues: Sequence[str]) -> NDArray[np.float32]:
        """Return whether a clue has a word of a card's description: one or nothing, as it is."""
        named = [[quotes(clue, words) for words in self._words] for clue in clues]
        return np.array(named, np.float32)[..., None]

    def scores(self, clues: Sequence[str], *, masked: bool = True) -> Scores:
        """Return how well each clue fits each card; what is written there counts unless masked."""
        if not clues:
            return np.zeros((0, len(self._english)), np.float32)
        sums: Scores = np.einsum("ckt,kt->ck", self.traces(clues, masked=masked), self._weights)
        return sums

    def _traces(self, heard: Heard, clues: Sequence[str], *, masked: bool) -> NDArray[np.float32]:
        cards, hidden = len(self._english), clues if masked else ()
        ideas = self._ideas if masked else self._everywhere
        return np.stack(
            (
                heard.said @ self._english.T,
                heard.said @ self._own.T,
                heard.meant @ self._english.T,
                heard.meant @ self._own.T,
                _best_idea(ideas, heard.said, hidden, cards),
                _best_idea(ideas, heard.meant, hidden, cards),
                _best_idea(self._spelt, heard.spelt, hidden, cards),
            ),
            axis=-1,
        )


def _calibrated(usual: NDArray[np.float32]) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """Return what phrases that have nothing to do with a card are like, and how that differs."""
    middle: NDArray[np.float32] = usual.mean(axis=0, keepdims=True)
    spread = (usual - middle).std(axis=(0, 1))
    return middle, np.where(spread < 1e-6, 1, spread).astype(np.float32)


def _described(sense: Sense, cards: Sequence[CardWords], language: str) -> Vectors:
    """Return a row for each card; a card without a description in this language is like nothing."""
    texts = [card.descriptions.get(language, "") for card in cards]
    vectors = sense.read(texts, TEXT, language)
    vectors[[not text for text in texts]] = 0
    return vectors


def _near(sense: Sense, card: CardWords) -> Vectors:
    """Return what a card may stand for: its themes, and then what was said to it."""
    return np.concatenate(
        (
            sense.read(card.themes, THEME, ENGLISH),
            sense.read(card.sayings, CLUE, sense.language),
        )
    )


def _abroad(sense: Sense, card: CardWords) -> Vectors:
    """Return what was said to a card in other languages."""
    none = sense.read((), CLUE, sense.language)
    return np.concatenate(
        (none, *(sense.read(said, CLUE, language) for language, said in card.abroad.items()))
    )


def _ideas_of(
    vectors: Sequence[NDArray[np.floating[Any]]],
    cards: Sequence[CardWords],
    *,
    after_themes: bool = True,
) -> _Ideas:
    counts = np.array([len(rows) for rows in vectors], np.intp)
    has = np.flatnonzero(counts)
    starts = np.concatenate(([0], np.cumsum(counts)))
    places: dict[str, list[int]] = {}
    for card, start in zip(cards, starts, strict=False):
        first = int(start) + after_themes * len(card.themes)
        for number, saying in enumerate(card.sayings, first):
            places.setdefault(heard_as(saying), []).append(number)
    joined = np.concatenate(vectors) if len(has) else np.zeros((0, 1), np.float32)
    return _Ideas(joined, starts[has], has, counts[has], places)


def _own_words(ideas: _Ideas, clues: Iterable[str]) -> list[tuple[int, int]]:
    """Return where a clue is, word for word, what is written at a card.

    That is not to be heard in what a computer tells: whoever recognised it would have the answer,
    not an association, and the words that a deck's author gives to storytellers would be a code
    among computers. A person who has the author's own idea is heard.
    """
    return [
        (row, place)
        for row, clue in enumerate(clues)
        for place in ideas.places.get(heard_as(clue), ())
    ]


def _best_idea(ideas: _Ideas, heard: Vectors, hidden: Iterable[str], cards: int) -> Scores:
    """Return how near a clue is to what a card may stand for, above all to the nearest of it."""
    found = np.zeros((len(heard), cards), np.float32)
    if not len(ideas.cards):
        return found
    likeness = np.exp(SHARPNESS * (heard @ ideas.vectors.T.astype(np.float32)))
    counts = np.tile(ideas.counts, (len(heard), 1))
    for row, place in _own_words(ideas, hidden):
        column = int(np.searchsorted(ideas.starts, place, "right")) - 1
        alone = counts[row, column] == 1  # then it is like nothing in particular
        likeness[row, place] = 1.0 if alone else 0.0
        counts[row, column] -= not alone
    sums = np.add.reduceat(likeness, ideas.starts, axis=1)
    found[:, ideas.cards] = np.log(sums / counts) / SHARPNESS
    return found
