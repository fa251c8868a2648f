"""Chance by the hundred, from the one source that a player is given."""

import random

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]


def many(rng: random.Random) -> np.random.Generator:
    """Return a source of arrays that is decided by a player's own chance alone."""
    return np.random.Generator(np.random.PCG64(int(rng.random() * 2**53)))


def shares(scores: Floats) -> Floats:
    """Return how likely each is, by its log-odds, along the last axis."""
    highest: Floats = scores.max(axis=-1, keepdims=True)
    powers: Floats = np.exp(scores - highest)
    whole: Floats = powers.sum(axis=-1, keepdims=True)
    return powers / whole


def whims(shape: tuple[int, ...], chance: np.random.Generator) -> Floats:
    """Return what makes a choice by the highest score one by `shares` (Gumbel's distribution)."""
    uniform = chance.random(shape, dtype=np.float32)
    drawn: Floats = -np.log(-np.log(np.clip(uniform, 1e-7, 1 - 1e-7)))
    return drawn
