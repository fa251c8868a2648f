"""Patterns that follow the form: stripes, checks and small prints, by the places on a surface."""

from collections.abc import Callable
from typing import Final

import numpy as np

from pinxit_atelier.engine.colour import Colour, Field, rgb

from .buffer import Pattern
from .space import Vec

Ink = Callable[[Vec, Vec], Vec]  # of places round and along: where the second colour is


def _bands(across: Vec, wide: float, share: float) -> Vec:
    return np.asarray((np.mod(across / wide, 1) < share).astype(np.float32))


def _dots(u: Vec, v: Vec, wide: float, size: float) -> Vec:
    row = np.floor(v / wide)
    x = np.mod(u / wide + 0.5 * np.mod(row, 2), 1) - 0.5
    y = np.mod(v / wide, 1) - 0.5
    return np.asarray((x * x + y * y < size * size).astype(np.float32))


INKS: Final[dict[str, Ink]] = {
    "stripes": lambda u, _v: _bands(u, 0.024, 0.32),
    "bands": lambda _u, v: _bands(v, 0.034, 0.42),
    "sailor": lambda _u, v: _bands(v, 0.022, 0.40),
    "pin": lambda u, _v: _bands(u, 0.014, 0.14),
    "checks": lambda u, v: 0.5 * (_bands(u, 0.036, 0.5) + _bands(v, 0.036, 0.5)),
    "tartan": lambda u, v: np.clip(
        0.45 * (_bands(u, 0.05, 0.45) + _bands(v, 0.05, 0.45)) + 0.5 * _bands(v, 0.05, 0.06), 0, 1
    ),
    "dots": lambda u, v: _dots(u, v, 0.027, 0.24),
    "print": lambda u, v: np.maximum(
        _dots(u, v, 0.030, 0.17), 0.55 * _dots(u + 0.011, v + 0.008, 0.030, 0.10)
    ),
}


def pattern(spec: str) -> Pattern | None:
    """Return a pattern by its name, or by its name and its second colour: "dots #f4e7c8"."""
    if not spec:
        return None
    name, _, colour = spec.partition(" ")
    return inked(INKS[name], colour or "#f1e6cf")


def inked(ink: Ink, colour: Colour) -> Pattern:
    """Return a pattern whose second colour is laid where an ink says so, thinly."""
    second = rgb(colour)

    def paint(around: Vec, along: Vec, base: Field) -> Field:
        part = 0.82 * np.asarray(ink(around, along), np.float32)[..., None]
        mixed: Field = (base * (1 - part) + second * part).astype(np.float32)
        return mixed

    return paint
