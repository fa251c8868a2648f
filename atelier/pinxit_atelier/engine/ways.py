"""Ways of the brush: in which direction strokes run, pixel by pixel.

A way is kept as cos 2a and sin 2a of its angle a: a stroke has no front, and ways can be mixed.
"""

import math
from typing import TypeAlias

import numpy as np

from . import light as lighting
from .colour import Field
from .materials import Course
from .page import Page, blur

Way: TypeAlias = float | Field | Course  # degrees clockwise from the right, or what it follows
Vector: TypeAlias = tuple[Field, Field]


def around(page: Page, x: float, y: float, turn: float = 0) -> Field:
    """Return ways in circles about a place; `turn=90` makes rays of them. In degrees."""
    angle = np.degrees(np.arctan2(page.y - y, page.x - x)) + 90 + turn
    return angle.astype(np.float32)


def vector_of(angle: Field) -> Vector:
    """Return a way by its angle in radians."""
    return np.cos(2 * angle).astype(np.float32), np.sin(2 * angle).astype(np.float32)


def angle_of(vector: Vector) -> Field:
    """Return the angle of a way in radians."""
    return (0.5 * np.arctan2(vector[1], vector[0])).astype(np.float32)


def followed(
    way: Way, alpha: Field, height: Field | None, box: tuple[slice, slice], page: Page
) -> Vector:
    """Return the way of strokes on a shape: what it follows, or the angle that was given."""
    if isinstance(way, str):
        return _course(way, alpha, height, page.scale)
    if isinstance(way, np.ndarray):
        return vector_of(np.radians(way[box]).astype(np.float32))
    return vector_of(np.full(alpha.shape, math.radians(way), np.float32))


def _course(course: Course, alpha: Field, height: Field | None, scale: float) -> Vector:
    match course:
        case "level":
            return vector_of(np.zeros_like(alpha))
        case "upright":
            return vector_of(np.full_like(alpha, math.pi / 2))
        case "axis":
            return vector_of(np.full_like(alpha, _axis(alpha)))
        case "free":
            return np.zeros_like(alpha), np.zeros_like(alpha)
        case _:
            form = lighting.volume(alpha) if height is None else height
            across, down = lighting.slope(blur(form, 5 * scale), 1.0)
            steep = np.arctan2(down, across)
            return vector_of(steep if course == "fall" else steep + math.pi / 2)


def _axis(alpha: Field) -> float:
    """Return along which line a shape is longest."""
    rows, columns = np.nonzero(alpha > 0.5)
    if len(rows) < 3:
        return 0.0
    spread = np.cov(columns, rows)
    return 0.5 * math.atan2(2 * spread[0, 1], spread[0, 0] - spread[1, 1])
