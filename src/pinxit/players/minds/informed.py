"""A reader who was also told a word or two of some cards, by people at this table who see them.

Such words are weak evidence beside a description, and all there is for pictures that a host has
brought along: so they are added to what is read, and where nothing is read they stand alone.
"""

from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from pinxit.players.words.association import Scores
from pinxit.rules import Card

from .reader import ClueReader


class Informed:
    """Reads for one choice at one table; the reader itself goes on knowing nothing of it."""

    def __init__(self, reader: ClueReader, whispered: Mapping[Card, Sequence[str]]) -> None:
        self.language = reader.language
        self._reader = reader
        self._whispered = whispered

    def fits(
        self, clues: Sequence[str], cards: Sequence[Card], *, by_person: bool = False
    ) -> Scores:
        """Return how well each clue fits each card, by all that is known of it."""
        read = self._reader.fits(clues, cards, by_person=by_person)
        hints: Scores = read + self._reader.hints(clues, cards, self._whispered)
        return hints

    def suits(self, clues: Sequence[str], cards: Sequence[Card]) -> NDArray[np.float32]:
        """Return how well each clue suits each card beside its own, by those who made the deck."""
        return self._reader.suits(clues, cards)

    def sayings(self, card: Card) -> tuple[str, ...]:
        """Return what a storyteller may say to a card: what was whispered is not among it."""
        return self._reader.sayings(card)

    def descriptions(self, card: Card) -> tuple[str, ...]:
        """Return what a clue must not quote: who has whispered it would know the card at once."""
        return (*self._reader.descriptions(card), *self._whispered.get(card, ()))
