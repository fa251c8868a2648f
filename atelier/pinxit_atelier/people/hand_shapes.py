"""The outlines and the colours of hands."""

import math

import numpy as np

from pinxit_atelier.engine import Colour, Field, Path, ellipse, mix, poly, union

from .bodies import shaded, skin_of
from .forms import Vec, hull
from .hand_rig import Bones, Finger


class Skin:
    """The colours of a hand."""

    def __init__(self, skin: Colour, facing: float) -> None:
        flesh = skin_of(skin)
        darkness = float(np.clip((0.62 - flesh.mean()) / 0.4, 0, 1))
        inner = mix(flesh, "#e2a684", 0.5 * darkness)  # palms of dark hands are light
        self.flesh: Field = mix(flesh, inner, float(np.clip(-facing * 1.6, 0, 1)))
        self.ink: Field = shaded(self.flesh, 0.42)
        self.rosy: Field = mix(self.flesh, "#d4483a", 0.34)
        self.light: Field = mix(self.flesh, "#fff2dc", 0.45)
        self.tint: Field = mix(self.flesh, "#7a2418", 0.55)
        self.nail: Field = mix(mix(flesh, "#e88a7c", 0.45), "#fff0e6", 0.45)
        self.vein: Field = mix(self.flesh, "#4a5a78", 0.42)


def cone(start: Vec, end: Vec, wide: float, narrow: float) -> Path:
    """Draw the hull of two discs."""
    way = end - start
    far = float(np.linalg.norm(way))
    if far <= abs(wide - narrow) + 1e-4:
        place, radius = (start, wide) if wide > narrow else (end, narrow)
        return ellipse(float(place[0]), float(place[1]), radius)
    heading = math.atan2(way[1], way[0])
    opening = math.acos((wide - narrow) / far)
    points = []
    for place, radius, first, last in (
        (start, wide, opening, 2 * math.pi - opening),
        (end, narrow, -opening, opening),
    ):
        points += [
            (
                float(place[0] + radius * math.cos(heading + angle)),
                float(place[1] + radius * math.sin(heading + angle)),
            )
            for angle in np.linspace(first, last, 14)
        ]
    return poly(points)


def finger_path(finger: Finger, first: int = 0) -> Path:
    """Draw a finger from one of its joints on: swelling at joints, slim between them."""
    whole: Path = None
    for index in range(first, len(finger.points) - 1):
        start, end = finger.points[index], finger.points[index + 1]
        wide, narrow = finger.radii[index], finger.radii[index + 1]
        middle, slim = (start + end) / 2, (wide + narrow) / 2 * 0.955
        for bone in (cone(start, middle, wide, slim), cone(middle, end, slim, narrow)):
            whole = bone if whole is None else union(whole, bone)
    return whole


def palm_path(bones: Bones) -> Path:
    """Draw the palm: hulls of neighbouring discs, so that the wrist stays slim."""
    discs = bones.palm
    heel, ball = discs[:4], discs[2:]
    shapes = [_hull(heel), _hull(ball)]
    thumb = bones.fingers[4]
    shapes.append(cone(thumb.points[0], thumb.points[1], thumb.radii[0], thumb.radii[1]))
    web = [(thumb.points[1], thumb.radii[1] * 0.55), (discs[5][0], 0.1), (discs[2][0], 0.2)]
    shapes.append(_hull(web))
    return union(*shapes)


def _hull(discs: list[tuple[Vec, float]]) -> Path:
    points = []
    for place, radius in discs:
        for angle in np.linspace(0, 2 * math.pi, 18, endpoint=False):
            x, y = place[0] + radius * math.cos(angle), place[1] + radius * math.sin(angle)
            points.append((float(x), float(y), 0.0))
    return poly([point[:2] for point in hull(points)])
