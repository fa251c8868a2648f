"""What a picture remembers beside its colours: materials, ways of the brush, stillness."""

import numpy as np

from .colour import Field
from .materials import material_number
from .page import Page
from .ways import Vector


class Marks:
    """For every pixel: which material is there, which way its strokes run, how still it is kept.

    Nothing is kept in memory before something is marked.
    """

    def __init__(self, page: Page) -> None:
        self.page = page
        self._kind: Field | None = None
        self._way: tuple[Field, Field] | None = None
        self._still: Field | None = None

    def material(self, alpha: Field, box: tuple[slice, slice], name: str, way: Vector) -> None:
        """Note what something is made of, and the way of the brush on it."""
        number = material_number(name)
        if self._kind is None:
            self._kind = np.zeros((self.page.height, self.page.width), np.uint8)
        if self._way is None:
            empty = np.zeros((self.page.height, self.page.width), np.float32)
            self._way = empty, empty.copy()
        self._kind[box][alpha > 0.45] = number
        for field, part in zip(self._way, way, strict=True):
            field[box] += (part - field[box]) * alpha
        if self._still is not None:
            self._still[box] *= 1 - alpha

    def still(self, alpha: Field, box: tuple[slice, slice]) -> None:
        """Keep a place quiet: hardly a stroke shows there."""
        if self._still is None:
            self._still = np.zeros((self.page.height, self.page.width), np.float32)
        self._still[box] = np.maximum(self._still[box], alpha)

    def kinds(self, rows: Field, columns: Field) -> Field:
        """Return the numbers of the materials at some pixels."""
        if self._kind is None:
            return np.zeros(len(rows), np.uint8)
        return self._kind[rows, columns]

    def by_kind(self, table: Field) -> Field:
        """Return for every pixel what a table says of the material there."""
        if self._kind is None:
            return np.full((self.page.height, self.page.width), table[0], np.float32)
        found: Field = table[self._kind].astype(np.float32)
        return found

    def ways(self) -> Vector:
        """Return the ways that were marked; none where both parts are 0."""
        if self._way is not None:
            return self._way
        empty = np.zeros((self.page.height, self.page.width), np.float32)
        return empty, empty

    def still_field(self, table: Field) -> Field:
        """Return how still every pixel is to be, by its material and by what was asked for."""
        still = self._still
        if self._kind is not None:
            kinds = self.page.blur(self.by_kind(table), 2)
            still = kinds if still is None else np.maximum(still, kinds)
        if still is None:
            return np.zeros((self.page.height, self.page.width), np.float32)
        return np.clip(still, 0, 1)
