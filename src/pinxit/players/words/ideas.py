"""What cards may stand for, and how near a clue is to it.

An idea is a theme, or something that was said to a card. Each is read once, however many cards it
belongs to: what was said to one card may suit others as well.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any, Final, NamedTuple

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from pinxit.players.memory import heard_as

from .embedding import Vectors

AT_ONCE: Final = 8192  # ideas that are compared finely: more would take memory for a moment
SHARPNESS: Final = 12.0  # how much the idea that fits best outweighs the others

Reader = Callable[[Sequence[str], str, str], NDArray[np.floating[Any]]]  # texts, sort, language


class Idea(NamedTuple):
    """One of many things that a card may stand for."""

    sort: str
    language: str
    text: str


class Shelf:
    """Ideas, each as it was read."""

    def __init__(self, ideas: Iterable[Idea], read: Reader) -> None:
        self.places = {idea: place for place, idea in enumerate(dict.fromkeys(ideas))}
        rows = [
            read([idea.text for idea in alike], *kind)
            for kind, alike in groupby(self.places, key=lambda idea: (idea.sort, idea.language))
        ]
        # There are tens of thousands: they are compared as finely as they have to be.
        self.vectors = np.concatenate(rows or [np.zeros((0, 1))]).astype(np.float16)

    def close(self) -> None:
        """Forget what is where: whoever has found their places needs the vectors only."""
        self.places.clear()

    def near(self, heard: Vectors, most: int) -> NDArray[np.float32]:
        """Return how near each of the first ideas is to what was heard: a row for each clue."""
        if not most:
            return np.zeros((len(heard), 0), np.float32)
        likeness = np.empty((len(heard), most), np.float32)
        for start in range(0, most, AT_ONCE):
            some = self.vectors[start : min(start + AT_ONCE, most)].astype(np.float32)
            likeness[:, start : start + len(some)] = heard @ some.T
        return likeness


class Ideas(Struct, frozen=True):
    """Which ideas belong to which card: a part of a shelf, some of it several times."""

    columns: NDArray[np.intp]  # places on the shelf, card after card
    starts: NDArray[np.intp]  # where each card's begin, for those that have any
    cards: NDArray[np.intp]  # which cards have any
    counts: NDArray[np.intp]
    looks: Mapping[str, Sequence[int]]  # which of the columns look like this, if any can be hidden

    @property
    def most(self) -> int:
        """How many ideas of the shelf have to be looked at."""
        return int(self.columns.max()) + 1 if len(self.columns) else 0

    def best(
        self, likeness: NDArray[np.float32], cards: int, hidden: Sequence[str] = ()
    ) -> NDArray[np.float32]:
        """Return how near clues are to what each card may stand for, above all to the nearest.

        `hidden` are the clues themselves, where an idea is not to be counted that looks the same.
        """
        found = np.zeros((len(likeness), cards), np.float32)
        if not len(self.columns):
            return found
        powers = np.exp(SHARPNESS * likeness[:, self.columns])
        counts = np.tile(self.counts, (len(likeness), 1))
        for row, clue in enumerate(hidden):
            for column in self.looks.get(heard_as(clue), ()):
                card = int(np.searchsorted(self.starts, column, "right")) - 1
                alone = counts[row, card] == 1  # then it is like nothing in particular
                powers[row, column] = 1.0 if alone else 0.0
                counts[row, card] -= not alone
        sums = np.add.reduceat(powers, self.starts, axis=1)
        found[:, self.cards] = np.log(sums / counts) / SHARPNESS
        return found


def belonging(shelf: Shelf, of_cards: Sequence[Sequence[Idea]], *, hides: bool = False) -> Ideas:
    """Return which ideas of a shelf belong to which card; looks are kept where one hides some."""
    counts = np.array([len(ideas) for ideas in of_cards], np.intp)
    starts = np.concatenate(([0], np.cumsum(counts)))
    has = np.flatnonzero(counts)
    looks: dict[str, list[int]] = {}
    everything = [idea for ideas in of_cards for idea in ideas]
    for column, idea in enumerate(everything if hides else ()):
        looks.setdefault(heard_as(idea.text), []).append(column)
    columns = np.array([shelf.places[idea] for idea in everything], np.intp)
    return Ideas(columns, starts[has], has, counts[has], looks)
