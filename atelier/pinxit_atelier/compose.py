"""Composition: what carries a picture before anything is in it.

Each function lays out places or paints a ground, and leaves the subject to the card.
"""

import math
import random
from collections.abc import Iterator, Sequence

import cv2
import numpy as np
from msgspec import Struct

from .engine import Colour, Field, Page, Path, Scene, linear, mix, poly, smoothstep, spline


class Perspective(Struct, frozen=True):
    """A camera that looks straight at a vanishing point: true depth instead of guessing.

    Right is +x, down is +y, away is +z; at z = 1 a unit is `focal` wide on the page.
    """

    x: float
    y: float
    focal: float = 300

    def at(self, x: float, y: float, z: float) -> tuple[float, float]:
        """Return where a place in space is on the page."""
        return self.x + self.focal * x / z, self.y + self.focal * y / z

    def quad(self, *corners: tuple[float, float, float]) -> Path:
        """Draw a flat shape by its corners in space."""
        return poly([self.at(*corner) for corner in corners])

    def size(self, z: float) -> float:
        """Return how large a unit is at a depth."""
        return self.focal / z


class Spot(Struct, frozen=True):
    """A place on a ring or a path, and the way one faces there."""

    x: float
    y: float
    angle: float  # degrees clockwise from the right, outwards


def ring(
    x: float, y: float, radius: float, count: int, *, start: float = -90, squash: float = 1
) -> list[Spot]:
    """Lay places out on a circle, like the hours of a clock."""
    spots = []
    for number in range(count):
        angle = start + 360 * number / count
        turn = math.radians(angle)
        spots.append(Spot(x + radius * math.cos(turn), y + radius * squash * math.sin(turn), angle))
    return spots


def spiral(
    x: float, y: float, start: float, end: float, turns: float, count: int, *, from_angle: float = 0
) -> list[Spot]:
    """Lay places out on a spiral that grows evenly by the turn, as a shell does."""
    spots = []
    for number in range(count):
        part = number / (count - 1)
        angle = math.radians(from_angle) + part * turns * 2 * math.pi
        radius = start * (end / start) ** part
        place = x + radius * math.cos(angle), y + radius * math.sin(angle)
        spots.append(Spot(*place, math.degrees(angle)))
    return spots


def scattered(
    rng: random.Random,
    count: int,
    box: tuple[float, float, float, float],
    apart: float,
) -> list[tuple[float, float]]:
    """Scatter places in a box, none nearer to another than `apart` (as far as there is room)."""
    places: list[tuple[float, float]] = []
    for _ in range(count * 30):
        x, y = rng.uniform(box[0], box[2]), rng.uniform(box[1], box[3])
        if all(math.hypot(x - a, y - b) >= apart for a, b in places):
            places.append((x, y))
        if len(places) == count:
            break
    return places


def horizon(points: Sequence[Sequence[float]], bottom: float = 1240) -> Path:
    """Close a line of hills, given from left to right, down to the lower edge."""
    left, right = points[0], points[-1]
    edge = [(right[0], right[1], 1), (right[0], bottom, 1), (left[0], bottom, 1)]
    return spline([(left[0], left[1], 1), *points[1:-1], *edge])


def hills(
    scene: Scene,
    lines: Sequence[Sequence[Sequence[float]]],
    near: Colour,
    far: Colour,
    *,
    relief: float = 18,
    shadow: float = 0.35,
) -> Scene:
    """Paint hills from the farthest to the nearest; their colours go over from `far` to `near`."""
    for number, points in enumerate(lines):
        part = (number + 1) / len(lines)
        colour = mix(far, near, part)
        top = min(point[1] for point in points)
        sheet = scene.sheet()
        deep = mix(colour, scene.shade, 0.45)
        sheet.fill(horizon(points), colour, grad=linear(0, top, 0, top + 320, deep))
        scene.add(sheet, relief=relief * part, rim=0.4, shadow=(0, -5, 12, shadow), wobble=1.3)
    return scene


def downwards(page: Page, start: float = 0, end: float = 1200) -> Field:
    """Return 0 at one height and 1 at another: what most skies are painted by."""
    return ((page.y - start) / (end - start)).astype(np.float32)


def across(page: Page, x0: float, y0: float, x1: float, y1: float) -> Field:
    """Return 0 at one place and 1 at another, along the line between them."""
    way_x, way_y = x1 - x0, y1 - y0
    length = way_x * way_x + way_y * way_y
    return (((page.x - x0) * way_x + (page.y - y0) * way_y) / length).astype(np.float32)


def rippled(
    scene: Scene, line: float, *, strength: float = 26, seed: int = 5
) -> tuple[Field, Field]:
    """Return where each pixel below a water line finds what it mirrors, broken by ripples.

    For use with `mirrored`.
    """
    page = scene.page
    deep = np.clip((page.y - line) / 500, 0, 1)
    side = page.noise(seed, 60, 4, 0.55, (5, 0.35)) * deep * strength
    bob = page.noise(seed + 1, 50, 3, 0.5, (4, 0.5)) * deep * strength * 0.5
    x = (page.x + side) * page.scale
    y = (2 * line - page.y + bob) * page.scale
    return x.astype(np.float32), y.astype(np.float32)


def mirrored(
    scene: Scene, line: float, colour: Colour, *, strength: float = 26, clear: float = 0.75
) -> Scene:
    """Mirror what is painted above a water line below it, through water of some colour."""
    page = scene.page
    maps = rippled(scene, line, strength=strength)
    above = cv2.remap(scene.image, *maps, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
    water = smoothstep(line - 1, line + 1, page.y)[..., None]
    depth = np.clip((page.y - line) / 620, 0, 1)[..., None]
    part = clear * (1 - 0.55 * depth)
    tone = np.asarray(mix(colour, scene.shade, 0.2), np.float32)
    below = above * part + tone * (1 - part)
    scene.image = (scene.image * (1 - water) + below * water).astype(np.float32)
    return scene


def rows(
    top: float, bottom: float, count: int, *, grow: float = 1.35
) -> Iterator[tuple[float, float]]:
    """Walk from far rows to near ones: the height of each, and its size (the nearest is 1)."""
    steps = [grow**number for number in range(count)]
    total, y = sum(steps), top
    for number, step in enumerate(steps):
        y += (bottom - top) * step / total
        yield y, grow ** (number - count + 1)
