"""Vectors that were computed before: those that ship, and a file for what this server has learnt.

A record is the text's hash, a scale, and a small integer for each dimension. Records are only ever
added; what is torn or foreign is not read, as every vector can be computed again.
"""

import logging
import os
import threading
from collections.abc import Callable, Sequence
from functools import cache
from hashlib import blake2b
from importlib.resources import as_file, files
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from pinxit.private import make_file, make_folder, narrow

from .embedding import LONGEST, Vectors
from .space import DIMENSIONS

log = logging.getLogger(__name__)

SHIPPED: Final = "e5.vectors"
MOST: Final = 200_000  # records of a file, about 30 MB: then it begins anew
RECORD: Final = np.dtype([("key", "V16"), ("scale", "<f4"), ("values", "i1", (DIMENSIONS,))])


def key_of(text: str) -> bytes:
    """Return by what a text's vector is found."""
    return blake2b(text[:LONGEST].encode(), digest_size=16).digest()


def pack(texts: Sequence[str], vectors: Vectors) -> NDArray[np.void]:
    """Make records of vectors."""
    records = np.zeros(len(texts), RECORD)
    scales = np.abs(vectors).max(axis=1) / 127
    records["scale"] = np.where(scales == 0, 1, scales)
    records["values"] = np.rint(vectors / records["scale"][:, None])
    for record, text in zip(records, texts, strict=True):
        record["key"] = key_of(text)
    return records


class VectorStore:
    """Finds the vectors of texts, and computes, and keeps, those that nobody has asked for yet."""

    def __init__(self, compute: Callable[[Sequence[str]], Vectors], kept: Path | None) -> None:
        self._compute = compute
        self._kept = kept
        self._lock = threading.Lock()
        self._found: dict[bytes, Vectors] = {}
        self._shipped, self._places = _shipped()
        if kept is not None:
            self._found.update(_read(kept))

    def vectors(self, texts: Sequence[str]) -> Vectors:
        """Return a row for each text."""
        keys = [key_of(text) for text in texts]
        with self._lock:
            missing = {
                key: text
                for key, text in zip(keys, texts, strict=True)
                if key not in self._places and key not in self._found
            }
            if missing:
                self._learn(list(missing.values()))
            rows = np.empty((len(keys), DIMENSIONS), np.float32)
            for row, key in zip(rows, keys, strict=True):
                place = self._places.get(key)
                row[:] = self._found[key] if place is None else _unpacked(self._shipped[place])
        return rows

    def _learn(self, texts: list[str]) -> None:
        records = pack(texts, self._compute(texts))
        for record in records:
            self._found[record["key"].tobytes()] = _unpacked(record)
        if self._kept is None:
            return
        try:
            # Clues can be guessed from it; and it may be the first thing in the data folder.
            make_folder(self._kept.parent)
            make_file(self._kept)
            full = self._kept.exists() and self._kept.stat().st_size > MOST * RECORD.itemsize
            with self._kept.open("wb" if full else "ab") as file:
                file.write(records.tobytes())
        except OSError as error:
            log.warning("vectors cannot be kept in %s: %s", self._kept, error.strerror)


@cache
def _shipped() -> tuple[NDArray[np.void], dict[bytes, int]]:
    with as_file(files(__package__) / "data" / SHIPPED) as path:
        records = np.fromfile(path, RECORD)
    return records, {key.tobytes(): place for place, key in enumerate(records["key"])}


def _read(path: Path) -> dict[bytes, Vectors]:
    try:
        if path.is_file():
            narrow(path)
        data = path.read_bytes()
        whole = len(data) // RECORD.itemsize
        if len(data) % RECORD.itemsize:  # torn: what is added next must begin where a record does
            os.truncate(path, whole * RECORD.itemsize)
    except FileNotFoundError:
        return {}
    except OSError as error:
        log.warning("vectors cannot be read from %s: %s", path, error.strerror)
        return {}
    records = np.frombuffer(data, RECORD, whole)
    return {record["key"].tobytes(): _unpacked(record) for record in records}


def _unpacked(record: np.void) -> Vectors:
    vector: Vectors = record["values"].astype(np.float32) * record["scale"]
    return vector
