"""Colours are three numbers from 0 to 1; wherever one is wanted, "#rrggbb" will do."""

import random
from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

Field: TypeAlias = NDArray[np.floating[Any]]
Colour: TypeAlias = str | Sequence[float] | NDArray[Any]


def rgb(colour: Colour) -> Field:
    """Return a colour's red, green and blue."""
    if isinstance(colour, str):
        digits = colour.lstrip("#")
        return np.array([int(digits[i : i + 2], 16) for i in (0, 2, 4)], np.float32) / 255
    return np.asarray(colour, np.float32)


def mix(one: Colour, other: Colour, part: float) -> Field:
    """Mix two colours; `part` is how much there is of the second."""
    return rgb(one) * (1 - part) + rgb(other) * part


def darker(colour: Colour, part: float, shade: Colour = "#2a2440") -> Field:
    """Darken as paint does: deeper and richer, where mixing with a dark colour would be grey."""
    clear = np.clip(rgb(colour), 0, 1)
    deep: Field = clear ** (1 + 0.75 * part) * (1 - part * (1 - rgb(shade)))
    return deep


def vary(colour: Colour, rng: random.Random, value: float = 0.05, hue: float = 0.03) -> Field:
    """Return a colour a little lighter or darker, a little warmer or colder."""
    drift = np.array([rng.uniform(-hue, hue) for _ in range(3)], np.float32)
    return np.clip(rgb(colour) * (1 + rng.uniform(-value, value)) + drift, 0, 1).astype(np.float32)


def ramp(stops: Sequence[tuple[float, Colour]], where: Field) -> Field:
    """Colour a field: between two stops the colours flow into each other."""
    places = [place for place, _ in stops]
    colours = np.array([rgb(colour) for _, colour in stops])
    channels = [np.interp(where, places, colours[:, channel]) for channel in range(3)]
    return np.stack(channels, -1).astype(np.float32)


def smoothstep(start: float, end: float, field: Field | float) -> Field:
    """Rise softly from 0 at `start` to 1 at `end` (which may be the smaller one)."""
    t = np.clip((np.asarray(field, np.float32) - start) / (end - start), 0, 1)
    return (t * t * (3 - 2 * t)).astype(np.float32)
