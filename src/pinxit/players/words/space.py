"""The space of meanings: the language model's vectors, shortened, and centred by what they are of.

All vectors of a model lie in one narrow direction, and clues, descriptions and themes each in a
corner of their own. What counts is how a text differs from others of its sort; so each sort has a
centre that is taken off, one for each language. `build.py` finds directions and centres.
"""

from functools import cache
from importlib.resources import as_file, files
from typing import Final

import numpy as np
from msgspec import Struct

from .embedding import Vectors, normal

DIMENSIONS: Final = 128  # a third of the model's own; more were not better when measured
FILE: Final = "space.npz"

CLUE, GLOSS, TEXT, THEME = "clue", "gloss", "text", "theme"  # the sorts of texts


class Space(Struct, frozen=True):
    """Where meanings are."""

    mean: Vectors  # of all texts, as the model has them
    directions: Vectors  # from the model's dimensions to ours
    centres: dict[str, Vectors]  # "sort-language" → where its texts lie in our dimensions

    def place(self, vectors: Vectors) -> Vectors:
        """Bring the model's vectors into our dimensions, centred on all texts alike."""
        return ((vectors - self.mean) @ self.directions).astype(np.float32)

    def centred(self, placed: Vectors, sort: str, language: str) -> Vectors:
        """Take the centre of a sort of texts off, and make all vectors as long as each other."""
        centre = self.centres.get(f"{sort}-{language}", self.centres[f"{sort}-en"])
        return normal(placed - centre)


@cache
def the_space() -> Space:
    """Return the space that ships."""
    with as_file(files(__package__) / "data" / FILE) as path, np.load(path) as read:
        centres = {name: read[name] for name in read.files if "-" in name}
        return Space(
            read["mean"].astype(np.float32), read["directions"].astype(np.float32), centres
        )
