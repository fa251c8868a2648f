"""Space: directions, turns, two-bone limbs, smooth lines, and the camera.

x is right, y up, z towards us; one unit is the height of a grown person.
"""

from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

Vec: TypeAlias = NDArray[np.floating[Any]]
Place: TypeAlias = Sequence[float] | Vec  # x, y, z


def vec(*numbers: float) -> Vec:
    """Return a place or a direction."""
    return np.array(numbers, float)


def unit(way: Place) -> Vec:
    """Return a direction of length 1."""
    long = np.asarray(way, float)
    short: Vec = long / (np.linalg.norm(long) + 1e-9)
    return short


def turn(yaw: float = 0, pitch: float = 0, roll: float = 0) -> Vec:
    """Return a rotation: roll (left side up), then pitch (lean ahead), then yaw (to the left)."""
    a, b, c = np.radians([yaw, pitch, roll])
    about_y = np.array([[np.cos(a), 0, np.sin(a)], [0, 1, 0], [-np.sin(a), 0, np.cos(a)]])
    about_x = np.array([[1, 0, 0], [0, np.cos(b), -np.sin(b)], [0, np.sin(b), np.cos(b)]])
    about_z = np.array([[np.cos(c), -np.sin(c), 0], [np.sin(c), np.cos(c), 0], [0, 0, 1]])
    whole: Vec = about_y @ about_x @ about_z
    return whole


def square_to(way: Place, axis: Place) -> Vec:
    """Return the part of a direction that is square to an axis, of length 1."""
    line, along = np.asarray(way, float), unit(axis)
    return unit(line - along * (along @ line))


def two_bones(start: Vec, goal: Vec, upper: float, lower: float, bend: Place) -> tuple[Vec, Vec]:
    """Return the middle joint and the end of a limb that reaches for a goal.

    The middle joint comes out towards `bend`; what is too far away is reached for.
    """
    way: Vec = goal - start
    far = float(
        np.clip(np.linalg.norm(way), abs(upper - lower) * 1.02 + 1e-4, upper + lower - 1e-4)
    )
    ahead = unit(way)
    along = (upper**2 - lower**2 + far**2) / (2 * far)
    out = square_to(bend, ahead)
    middle = start + ahead * along + out * np.sqrt(max(upper**2 - along**2, 0))
    return middle, start + ahead * far


def spline_weights(count: int, stations: int, *, closed: bool = False) -> Vec:
    """Return the weights that make `stations` places on a smooth line through `count` points."""
    where = np.linspace(0, count if closed else count - 1, stations, endpoint=not closed)
    first = np.minimum(where.astype(int), count - (1 if closed else 2))
    t = where - first
    parts = (
        0.5 * (-t + 2 * t**2 - t**3),
        0.5 * (2 - 5 * t**2 + 3 * t**3),
        0.5 * (t + 4 * t**2 - 3 * t**3),
        0.5 * (-(t**2) + t**3),
    )
    weights = np.zeros((stations, count))
    rows = np.arange(stations)
    for shift, part in zip((-1, 0, 1, 2), parts, strict=True):
        column = (first + shift) % count if closed else np.clip(first + shift, 0, count - 1)
        np.add.at(weights, (rows, column), part)
    return weights


def smooth(points: Sequence[Place] | Vec, stations: int, *, closed: bool = False) -> Vec:
    """Return places on a smooth line through points (of any number of coordinates)."""
    line = np.asarray(points, float)
    if len(line) < 2:
        return np.repeat(line, stations, axis=0)
    return np.asarray(spline_weights(len(line), stations, closed=closed) @ line)


class Camera:
    """Where we look from: it makes places on the page, in its logical units, of places in space.

    `scale` is how many units of the page one unit of space is where we look; `centre` is the place
    on the page of `look`, a place in space. The camera is turned round it by `yaw` (we see more of
    its left side), `pitch` (we look down on it) and `roll`; `near` is how far away it is: 5 is
    calm, 1.5 is a wide lens.
    """

    def __init__(
        self,
        scale: float,
        centre: Sequence[float],
        *,
        yaw: float = 0,
        pitch: float = 0,
        roll: float = 0,
        look: Place = (0, 0.5, 0),
        near: float = 5.0,
    ) -> None:
        self.rot = turn(roll=roll) @ turn(pitch=pitch) @ turn(yaw)
        self.scale = scale
        self.centre = np.array(centre, float)
        self.look = np.array(look, float)
        self.near = near

    def seen(self, points: Place) -> tuple[Vec, Vec]:
        """Return places on the page with their depth (x, y, z), and the scale at each of them."""
        turned = (np.asarray(points, float) - self.look) @ self.rot.T
        scale = self.scale * self.near / np.maximum(self.near - turned[..., 2], 0.3)
        across = self.centre[0] + turned[..., 0] * scale
        down = self.centre[1] - turned[..., 1] * scale
        return np.stack([across, down, turned[..., 2] * self.scale], -1), scale

    def page(self, point: Place) -> tuple[float, float]:
        """Return where on the page a place in space is seen."""
        seen, _ = self.seen(point)
        return float(seen[0]), float(seen[1])

    def space(self, x: Vec, y: Vec, depth: Vec) -> Vec:
        """Return the places in space of places on the page whose depth is known."""
        far = depth / self.scale
        scale = self.scale * self.near / np.maximum(self.near - far, 0.3)
        turned = np.stack([(x - self.centre[0]) / scale, (self.centre[1] - y) / scale, far], -1)
        places: Vec = turned @ self.rot + self.look
        return places
