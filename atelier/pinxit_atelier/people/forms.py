"""Shapes of bodies and cloth: limbs with round ends, bent joints, hulls, woven patterns."""

import math
import random
from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from pinxit_atelier.engine import Colour, Path, Point, ellipse, poly, rect, sample, spline

from .stage import Box, Cel

Vec: TypeAlias = NDArray[np.float64]
Pair: TypeAlias = tuple[float, float]


def vec(x: float, y: float) -> Vec:
    """Return a place or a way that can be added to another one."""
    return np.array((x, y), float)


def aim(degrees: float, length: float = 1.0) -> Vec:
    """Return the way a limb points: 0 is down, 90 ahead (to the right), 180 up."""
    angle = math.radians(degrees)
    return vec(math.sin(angle) * length, math.cos(angle) * length)


def unit(way: Vec) -> Vec:
    """Return the same way, of length 1."""
    length = float(np.linalg.norm(way))
    return way / length if length > 1e-6 else vec(0, 1)


def lerp(one: Any, other: Any, part: float) -> Pair:
    """Return the place some part of the way from one to another."""
    return (
        float(one[0] + (other[0] - one[0]) * part),
        float(one[1] + (other[1] - one[1]) * part),
    )


def box_of(path: Path) -> Box:
    """Return the box round a shape."""
    edges = path.getBounds()
    return edges.left(), edges.top(), edges.right(), edges.bottom()


def tube(
    points: Sequence[Any],
    widths: Sequence[float],
    count: int = 26,
    caps: tuple[float, float] = (1, 1),
) -> Path:
    """Draw a limb whose width changes softly; `caps` says how round its two ends are."""
    stations = sample([tuple(map(float, point)) for point in points], count)
    left, right = [], []
    for index, (x, y, way_x, way_y) in enumerate(stations):
        half = _soft_width(widths, index / count) / 2
        left.append((x - way_y * half, y + way_x * half))
        right.append((x + way_y * half, y - way_x * half))
    end = _cap(stations[-1], widths[-1] / 2, 1, caps[1]) if caps[1] else []
    start = _cap(stations[0], widths[0] / 2, -1, caps[0]) if caps[0] else []
    return poly(left + end + right[::-1] + start)


def _soft_width(widths: Sequence[float], part: float) -> float:
    place = part * (len(widths) - 1)
    index = min(int(place), len(widths) - 2)
    between = place - index
    between = between * between * (3 - 2 * between)
    return widths[index] * (1 - between) + widths[index + 1] * between


def _cap(
    station: tuple[float, float, float, float], half: float, way: int, bulge: float
) -> list[Pair]:
    x, y, way_x, way_y = station
    points = []
    for angle in np.linspace(1.3, -1.3, 7):
        ahead, aside = way * half * bulge * math.cos(angle), way * half * math.sin(angle)
        points.append((x + way_x * ahead - way_y * aside, y + way_y * ahead + way_x * aside))
    return points


def bend(start: Any, joint: Any, end: Any, softness: float = 0.22) -> list[Any]:
    """Return points of a limb whose joint is round, but no noodle."""
    return [start, lerp(joint, start, softness), joint, lerp(joint, end, softness), end]


def hull(points: Sequence[tuple[float, float, float]]) -> list[tuple[float, float, float]]:
    """Return the convex hull of points, clockwise on the page; the third number is kept."""
    ordered = sorted(points, key=lambda point: (point[0], point[1]))

    def half(some: Sequence[tuple[float, float, float]]) -> list[tuple[float, float, float]]:
        chain: list[tuple[float, float, float]] = []
        for point in some:
            while len(chain) > 1 and _turn(chain[-2], chain[-1], point) <= 0:
                chain.pop()
            chain.append(point)
        return chain

    return half(ordered)[:-1] + half(ordered[::-1])[:-1]


def _turn(one: Point, two: Point, three: Point) -> float:
    return (two[0] - one[0]) * (three[1] - one[1]) - (two[1] - one[1]) * (three[0] - one[0])


def star(
    x: float, y: float, outer: float, inner: float, start: float, points: int = 5
) -> list[Pair]:
    """Return the corners of a star."""
    corners = []
    for index in range(points * 2):
        angle = start + index * math.pi / points
        radius = outer if index % 2 == 0 else inner
        corners.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return corners


def pattern(
    cel: Cel,
    clip: Path,
    box: Box,
    kind: str,
    colour: Colour,
    size: float = 3.0,
    turn: float = 0,
    alpha: float = 0.85,
) -> None:
    """Weave cloth: stripes, bands, checks, dots, diamonds, stars, flowers or feathers."""
    size = max(size, 3.2 / cel.unit)
    left, top, right, bottom = box
    reach = math.hypot(right - left, bottom - top) / 2 + size
    count = int(reach / size) + 1
    with cel.inside(clip), cel.at((left + right) / 2, (top + bottom) / 2, 1, turn):
        if kind in ("stripes", "bands", "checks"):
            thin = alpha * (0.55 if kind == "checks" else 1)
            for index in range(-count, count + 1):
                start = index * size - size * 0.17
                if kind != "bands":
                    cel.fill(rect(start, -reach, size * 0.34, 2 * reach), colour, thin)
                if kind != "stripes":
                    cel.fill(rect(-reach, start, 2 * reach, size * 0.34), colour, thin)
            return
        rng = random.Random(7)
        for row in range(-count, count + 1):
            for column in range(-count, count + 1):
                x = (column + 0.5 * (row % 2) + rng.uniform(-0.08, 0.08)) * size
                y = (row * 0.9 + rng.uniform(-0.08, 0.08)) * size
                cel.fill(_motif(kind, x, y, size, rng), colour, alpha)
                if kind == "flowers":
                    cel.fill(ellipse(x, y, size * 0.08), "#f2c24c", alpha)


def _motif(kind: str, x: float, y: float, size: float, rng: random.Random) -> Path:
    match kind:
        case "dots":
            return ellipse(x, y, size * 0.19)
        case "diamonds":
            wide, high = size * 0.22, size * 0.36
            return poly([(x, y - high), (x + wide, y), (x, y + high), (x - wide, y)])
        case "feathers":
            outline = [
                (-0.4, -0.3, 1),
                (-0.36, 0.15),
                (0, 0.45),
                (0.36, 0.15),
                (0.4, -0.3, 1),
                (0, 0.2),
            ]
            return spline([(x + p[0] * size, y + p[1] * size, *p[2:]) for p in outline])
        case "stars":
            return poly(star(x, y, size * 0.3, size * 0.12, rng.uniform(0, 6)))
        case "flowers":
            return spline(star(x, y, size * 0.3, size * 0.14, rng.uniform(0, 6)))
        case _:
            raise ValueError(f"There is no pattern called {kind!r}.")
