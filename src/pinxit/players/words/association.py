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
from typing import Final

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
    "named",  # the clue has a word of the description
)
# What counts where a card has only a description, and where it is known what it may stand for.
BARE: Final[Mapping[str, tuple[float, ...]]] = {
    "meanings": (0.25, 0.05, 0.80, 0.30, 0.0, 0.0, 0.8),
    "spellings": (0.05, 0.05, 0.60, 0.10, 0.0, 0.0, 0.8),
}
RICH: Final[Mapping[str, tuple[float, ...]]] = {
    "meanings": (0.15, 0.05, 0.10, 0.03, 0.60, 0.30, 0.8),
    "spellings": (0.05, 0.05, 0.15, 0.05, 0.30, 0.40, 0.8),
}
SHARPNESS: Final = 12.0  # how much the idea that fits best outweighs the others
BACKGROUND: Final = 120  # phrases that have nothing to do with any card
AT_ONCE: Final = 120  # clues


class CardWords(Struct, frozen=True, kw_only=True):
    """All words about a card: descriptions by language, and what it may stand for."""

    descriptions: Mapping[str, str]
    themes: tuple[str, ...] = ()  # in English
    sayings: tuple[str, ...] = ()  # in the language of the clues: what others have said to it


class _Ideas(Struct, frozen=True):
    """What all cards may stand for, one after the other."""

    vectors: Vectors
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
        self._ideas = _ideas_of(sense, cards)
        self._words = [
            " ".join(card.descriptions.get(name, "") for name in {sense.language, ENGLISH})
            for card in cards
        ]
        background = sayable(sense.language) or sayable(ENGLISH)
        step = max(1, len(background) // BACKGROUND)
        neutral = sense.hear([phrase.text for phrase in background[::step]])
        self._usual = np.zeros(1, np.float32)
        self._scales = np.ones(1, np.float32)
        usual = self._traces(neutral, ())
        self._usual = usual.mean(axis=0, keepdims=True)
        spread = (usual - self._usual).std(axis=(0, 1))
        self._scales = np.where(spread < 1e-6, 1, spread).astype(np.float32)

    def traces(self, clues: Sequence[str], *, masked: bool = True) -> NDArray[np.float32]:
        """Return every trace of each clue on each card, calibrated."""
        # Some at a time: each is compared with thousands of phrases, and memory is not ours alone.
        parts = [clues[start : start + AT_ONCE] for start in range(0, len(clues), AT_ONCE)]
        raw = np.concatenate(
            [self._traces(self._sense.hear(part), part if masked else ()) for part in parts]
        )
        return np.concatenate(((raw - self._usual) / self._scales, self._named(clues)), axis=-1)

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

    def written(self, clue: str) -> bool:
        """Tell whether a clue is, word for word, what is written at some card."""
        return heard_as(clue) in self._ideas.places

    def _traces(self, heard: Heard, clues: Sequence[str]) -> NDArray[np.float32]:
        ideas = self._ideas
        hidden = _own_words(ideas, clues)
        return np.stack(
            (
                heard.said @ self._english.T,
                heard.said @ self._own.T,
                heard.meant @ self._english.T,
                heard.meant @ self._own.T,
                _best_idea(ideas, heard.said, hidden, len(self._english)),
                _best_idea(ideas, heard.meant, hidden, len(self._english)),
            ),
            axis=-1,
        )


def _described(sense: Sense, cards: Sequence[CardWords], language: str) -> Vectors:
    """Return a row for each card; a card without a description in this language is like nothing."""
    texts = [card.descriptions.get(language, "") for card in cards]
    vectors = sense.read(texts, TEXT, language)
    vectors[[not text for text in texts]] = 0
    return vectors


def _ideas_of(sense: Sense, cards: Sequence[CardWords]) -> _Ideas:
    vectors = [
        np.concatenate(
            (
                sense.read(card.themes, THEME, ENGLISH),
                sense.read(card.sayings, CLUE, sense.language),
            )
        )
        for card in cards
    ]
    counts = np.array([len(rows) for rows in vectors], np.intp)
    has = np.flatnonzero(counts)
    starts = np.concatenate(([0], np.cumsum(counts)))
    places: dict[str, list[int]] = {}
    for card, start in zip(cards, starts, strict=False):
        for number, saying in enumerate(card.sayings, int(start) + len(card.themes)):
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


def _best_idea(ideas: _Ideas, heard: Vectors, hidden: list[tuple[int, int]], cards: int) -> Scores:
    """Return how near a clue is to what a card may stand for, above all to the nearest of it."""
    found = np.zeros((len(heard), cards), np.float32)
    if not len(ideas.cards):
        return found
    likeness = np.exp(SHARPNESS * (heard @ ideas.vectors.T))
    for row, place in hidden:
        likeness[row, place] = 1.0  # like nothing in particular
    sums = np.add.reduceat(likeness, ideas.starts, axis=1)
    found[:, ideas.cards] = np.log(sums / ideas.counts) / SHARPNESS
    return found
