"""How well a clue fits a card: the one number that all our players think with.

A card is known by its description, in the table's language and in English, and by what it may
stand for: themes, tags, and what others have said to it. Each way of comparing a clue with a card
is a *trace*. Traces are calibrated against phrases that have nothing to do with the card, as some
descriptions are like everything; then they are added up with weights that were fitted on clues
which are kept apart from those that we report (`bench/association.py`).

The sum is a log-odds: among six cards, the chance that the clue was said to one of them is about
the softmax of these numbers.
"""

from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from pinxit.locales import ENGLISH

from .embedding import Vectors
from .ideas import Idea, Shelf, belonging
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
    "said_also",  # it is like what was said to other cards and suits this one as well
    "spelt_also",
    "named",  # the clue has a word of the description
)
# What counts where a card has only a description, and where it is known what it may stand for.
BARE: Final[Mapping[str, tuple[float, ...]]] = {
    "meanings": (0.25, 0.05, 0.80, 0.30, 0.0, 0.0, 0.0, 0.0, 0.0, 0.8),
    "spellings": (0.05, 0.05, 0.60, 0.10, 0.0, 0.0, 0.0, 0.0, 0.0, 0.8),
}
RICH: Final[Mapping[str, tuple[float, ...]]] = {
    "meanings": (0.13, 0.05, 0.03, 0.02, 0.80, 0.34, 0.42, 0.29, 0.38, 0.38),
    "spellings": (0.05, 0.05, 0.15, 0.05, 0.30, 0.40, 0.0, 0.0, 0.2, 0.8),
}
BACKGROUND: Final = 120  # phrases that have nothing to do with any card
AT_ONCE: Final = 30  # clues


class CardWords(Struct, frozen=True, kw_only=True):
    """All words about a card: descriptions by language, and what it may stand for."""

    descriptions: Mapping[str, str]
    themes: tuple[str, ...] = ()  # in English
    ideas: tuple[str, ...] = ()  # in the language of the clues: what it may stand for
    sayings: tuple[str, ...] = ()  # in that language: what others have said to it
    abroad: Mapping[str, tuple[str, ...]] = {}  # and what was said to it in other languages
    ideas_abroad: Mapping[str, tuple[str, ...]] = {}
    also: tuple[str, ...] = ()  # what was said to others in that language, and suits it as well


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
        said = [[Idea(CLUE, sense.language, text) for text in card.sayings] for card in cards]
        also = [[Idea(CLUE, sense.language, text) for text in card.also] for card in cards]
        ideas = [[Idea(THEME, sense.language, text) for text in card.ideas] for card in cards]
        near = [_themes(card) + own for card, own in zip(cards, said, strict=True)]
        abroad = [
            own + more + _abroad(card) for card, own, more in zip(cards, near, ideas, strict=True)
        ]
        spelt = [own + more for own, more in zip(said, ideas, strict=True)]
        # Those by which computers hear each other come first.
        self._shelf = Shelf(chain(*near, *also, *abroad), sense.read)
        self._letters = Shelf(
            chain(*said, *also, *ideas), lambda texts, *_: _small(sense.spell(texts))
        )
        self._near = belonging(self._shelf, near, hides=True)
        self._everywhere, self._also = (belonging(self._shelf, ideas) for ideas in (abroad, also))
        self._spelt = belonging(self._letters, said, hides=True)
        self._spelt_everywhere, self._spelt_also = (
            belonging(self._letters, of_cards) for of_cards in (spelt, also)
        )
        for shelf in (self._shelf, self._letters):
            shelf.close()
        self._words = [
            " ".join(card.descriptions.get(name, "") for name in {sense.language, ENGLISH})
            for card in cards
        ]
        background = sayable(sense.language) or sayable(ENGLISH)
        step = max(1, len(background) // BACKGROUND)
        neutral = [phrase.text for phrase in background[::step]]
        self._calibrated = {
            masked: _calibrated(self._raw(neutral, masked=masked, hides=False))
            for masked in (True, False)
        }

    def traces(self, clues: Sequence[str], *, masked: bool = True) -> NDArray[np.float32]:
        """Return every trace of each clue on each card, calibrated.

        What is written at the cards is masked in what a computer tells: whoever recognised it,
        word for word, would have the answer, not an association, and the words that a deck's author
        gives to storytellers would be a code among computers. So would be what was said in other
        languages, what else a clue is known to suit, and what it may stand for in the language that
        is spoken. A person who has the author's own idea is heard.
        """
        raw = self._raw(clues, masked=masked, hides=masked)
        usual, scales = self._calibrated[masked]
        return np.concatenate(((raw - usual) / scales, self._named(clues)), axis=-1)

    def _raw(self, clues: Sequence[str], *, masked: bool, hides: bool) -> NDArray[np.float32]:
        """Return all traces but the last as they are, with the clues themselves hidden or not.

        Some at a time: each is compared with tens of thousands of phrases, and memory is not ours
        alone.
        """
        parts = [clues[start : start + AT_ONCE] for start in range(0, len(clues), AT_ONCE)]
        return np.concatenate(
            [
                self._traces(self._sense.hear(part), part if hides else (), masked=masked)
                for part in parts
            ]
        )

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
        ideas = self._near if masked else self._everywhere
        most = ideas.most if masked else max(ideas.most, self._also.most)
        said, meant = (self._shelf.near(one, most) for one in (heard.said, heard.meant))
        letters = self._spelt if masked else self._spelt_everywhere
        spelt = self._letters.near(heard.spelt, max(letters.most, self._spelt_also.most))
        nothing = np.zeros((len(heard.said), cards), np.float32)
        return np.stack(
            (
                heard.said @ self._english.T,
                heard.said @ self._own.T,
                heard.meant @ self._english.T,
                heard.meant @ self._own.T,
                ideas.best(said, cards, hidden),
                ideas.best(meant, cards, hidden),
                letters.best(spelt, cards, hidden),
                nothing if masked else self._also.best(said, cards),
                nothing if masked else self._spelt_also.best(spelt, cards),
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


def _themes(card: CardWords) -> list[Idea]:
    return [Idea(THEME, ENGLISH, text) for text in card.themes]


def _abroad(card: CardWords) -> list[Idea]:
    said = [Idea(CLUE, name, text) for name, texts in card.abroad.items() for text in texts]
    ideas = [Idea(THEME, name, text) for name, texts in card.ideas_abroad.items() for text in texts]
    return said + ideas


def _small(vectors: Vectors) -> NDArray[np.float16]:
    """Letters are counted in many columns, and do not have to be counted finely."""
    return vectors.astype(np.float16)
