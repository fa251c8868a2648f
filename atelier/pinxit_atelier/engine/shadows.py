"""Shadows that things throw: over the ground, or on what is behind them."""

import math

import cv2
import numpy as np
from msgspec import Struct

from .colour import Field
from .page import Page


class Cast(Struct, frozen=True):
    """A shadow that something throws.

    With a `foot` (the height on the page where it stands) it lies on the ground: a point that is
    1 above the foot throws its shadow by `fall` from there. Without one it lies on what is behind,
    all of it moved by `fall`. `soft` is how fast it loses its edge on its way.
    """

    fall: tuple[float, float]
    foot: float | None = None
    dark: float = 0.8
    soft: float = 0.06


def fall_from(
    light: tuple[float, float, float], x: float, foot: float, length: float = 1.0
) -> tuple[float, float]:
    """Return how a shadow falls on the ground at a place, away from a light in the picture."""
    across, down = x - light[0], foot - light[1]
    far = math.hypot(across, down) + 1e-6
    tilt = down / far * 0.55
    if abs(tilt) < 0.12:
        tilt = math.copysign(0.12, tilt)
    return across / far * length, tilt * length


def thrown(page: Page, alpha: Field, cast: Cast) -> Field:
    """Return where the shadow of a thing lies, 0 … its darkness, for the whole page."""
    scale = page.scale
    if cast.foot is None:
        move = np.array([[1, 0, cast.fall[0] * scale], [0, 1, cast.fall[1] * scale]], np.float32)
        moved = cv2.warpAffine(alpha, move, (page.width, page.height))
        soft = page.blur(np.asarray(moved, np.float32), 1 + cast.soft * math.hypot(*cast.fall))
        return np.clip(soft * cast.dark, 0, 1).astype(np.float32)
    right, down = cast.fall
    above = (page.y - cast.foot) / down  # how high over the foot the point is whose shadow this is
    x = (page.x - above * right) * scale
    y = (cast.foot - above) * scale
    sharp = cv2.remap(alpha, x.astype(np.float32), y.astype(np.float32), cv2.INTER_LINEAR)
    sharp = np.asarray(sharp, np.float32) * (above >= -2)
    whole = _softer_farther(page, sharp, np.clip(above, 0, None) * cast.soft)
    fading = 1 / (1 + np.clip(above, 0, None) / 900)
    return np.clip(whole * cast.dark * fading, 0, 1).astype(np.float32)


def contact(page: Page, alpha: Field, foot: float | None, dark: float) -> Field:
    """Return the small dark line where a thing touches what it stands on or lies on."""
    down = np.array([[1, 0, 0], [0, 1, 3 * page.scale]], np.float32)
    under = np.asarray(cv2.warpAffine(alpha, down, (page.width, page.height)), np.float32)
    near = page.blur(under, 4) * dark
    if foot is not None:
        near = near * np.exp(-(((page.y - foot) / 16) ** 2))
    return np.clip(near, 0, 1).astype(np.float32)


def _softer_farther(page: Page, sharp: Field, radius: Field) -> Field:
    """Blur each pixel by its own radius: between copies that are blurred by four of them."""
    steps = (0.8, 3.0, 9.0, 24.0)
    copies = [page.blur(sharp, step) for step in steps]
    place = np.interp(np.log(np.clip(radius, 0.8, 24)), np.log(steps), range(len(steps)))
    mixed = np.zeros_like(sharp)
    for number, copy in enumerate(copies):
        mixed += copy * np.clip(1 - np.abs(place - number), 0, 1).astype(np.float32)
    return mixed
