"""The silhouette of what is worn: a tube along the spine, a skirt stretched over the legs."""

import numpy as np

from pinxit_atelier.engine import Path, Point, sample, spline, union

from .bodies import GARMENTS, Body, Look
from .forms import Pair, Vec, box_of, hull, lerp, unit, vec
from .poses import SQUARE, Joints, View

_STATIONS = (0, 0.05, 0.13, 0.28, 0.6, 1.0)  # from neck to hip, where the widths are known


class Cloth:
    """A garment.

    The skirt is the smoothed hull of hips and hem corners, so it follows any pose. `at` gives
    places on the cloth, for seams, buttons and folds: 0 is the neck, 1 the hip, 2 the hem;
    across, -1 is the back or the left, 1 the front or the right.
    """

    def __init__(self, joints: Joints, body: Body, look: Look, view: View, wind: Pair) -> None:
        hem, flare = GARMENTS[look.coat]
        self.hem = hem if look.hem is None else look.hem
        self.long = self.hem > 0.02
        self.hem_edges: list[tuple[Pair, Pair]] = []
        self._back, self._front = _widths(body, look, view)
        neck, waist, pelvis = joints["neck"], joints["waist"], joints["pelvis"]
        tail = pelvis - joints.low * 3
        self._axis = sample([tuple(neck), tuple(waist), tuple(pelvis), tuple(tail)], 40)
        length = float(np.linalg.norm(neck - waist) + np.linalg.norm(waist - pelvis))
        self._hip_part = length / (length + 3)
        steps = np.linspace(0, 1, 9)
        right = [self._edge(step, 1) for step in steps]
        left = [self._edge(step, -1) for step in steps]
        outline: list[Point] = [(*right[0], 1), *right[1:], *left[:0:-1], (*left[0], 1)]
        self.torso = spline(outline)
        self._hip_right: Vec = vec(*right[-1])
        self._hip_left: Vec = vec(*left[-1])
        self._hem_left, self._hem_right = self._hip_left, self._hip_right
        self.path: Path = self.torso
        if self.long:
            flare = flare if look.flare is None else look.flare
            self.path = union(self.torso, self._skirt(joints, body, view, flare, vec(*wind)))
        self.box = box_of(self.path)

    def _skirt(self, joints: Joints, body: Body, view: View, flare: float, wind: Vec) -> Path:
        points: list[tuple[float, float, float]] = [
            (*self._edge(part, way), 0) for part in (0.8, 1.0) for way in (1, -1)
        ]
        corners: list[Vec] = []
        half = max(body.thigh * 0.55 + flare * 0.75, body.hip * (0.72 if view in SQUARE else 0.65))
        for side in "nf":
            hip, knee, ankle = joints["hip" + side], joints["kn" + side], joints["ank" + side]
            low = self.hem > 0.5
            middle = vec(*(
                lerp(knee, ankle, self.hem * 2 - 1) if low else lerp(hip, knee, self.hem * 2)
            ))  # fmt: skip
            way = unit(unit(ankle - knee if low else knee - hip) * 0.7 + vec(0, 0.3))
            across = vec(-way[1], way[0])
            for edge in (1, -1):
                lee = 1.25 if edge * wind[0] * across[0] > 0 else 0.55
                corner = middle + across * edge * half + wind * self.hem * lee
                corners.append(corner)
                points.append((float(corner[0]), float(corner[1]), 1))
            if low:
                for edge in (1, -1):
                    knee_edge = knee + across * edge * body.thigh * 0.62
                    points.append((float(knee_edge[0]), float(knee_edge[1]), 0))
        self._set_hem(corners)
        return spline(self._draped(hull(points)))

    def _draped(self, outline: list[tuple[float, float, float]]) -> list[Point]:
        """Let the hem wave and the sides hang a little hollow, as a bell does."""
        draped: list[Point] = []
        for index, here in enumerate(outline):
            there = outline[(index + 1) % len(outline)]
            draped.append((here[0], here[1], 1) if here[2] else here[:2])
            way = vec(there[0] - here[0], there[1] - here[1])
            far = float(np.linalg.norm(way))
            out = vec(way[1], -way[0]) / (far + 1e-6)
            if here[2] and there[2]:
                self.hem_edges.append((here[:2], there[:2]))
                if far > 3:
                    for part, bulge in ((0.25, 0.045), (0.5, 0.03), (0.75, 0.05)):
                        draped.append(tuple(vec(*lerp(here, there, part)) + out * far * bulge))
            elif (here[2] or there[2]) and far > 6:
                hollow = vec(*lerp(here, there, 0.45 if there[2] else 0.55)) - out * far * 0.035
                draped.append(tuple(hollow))
        return draped

    def _set_hem(self, corners: list[Vec]) -> None:
        """Find the two ends of the hem: the corners that are farthest from each other."""
        pairs = [(one, other) for one in corners for other in corners]
        one, other = max(pairs, key=lambda pair: float(np.linalg.norm(pair[0] - pair[1])))
        left, right = self._hip_left, self._hip_right
        straight = np.linalg.norm(one - left) + np.linalg.norm(other - right)
        crossed = np.linalg.norm(other - left) + np.linalg.norm(one - right)
        self._hem_left, self._hem_right = (one, other) if straight < crossed else (other, one)

    def _edge(self, part: float, way: int) -> Pair:
        place = part * self._hip_part * 40
        index = min(int(place), 39)
        here, there, between = self._axis[index], self._axis[index + 1], place - index
        x, y, way_x, way_y = (a + (b - a) * between for a, b in zip(here, there, strict=True))
        widths = self._front if way > 0 else self._back
        wide = float(np.interp(part, _STATIONS, widths)) * way
        return float(x + way_y * wide), float(y - way_x * wide)

    def at(self, down: float, across: float) -> Pair:
        """Return a place on the cloth."""
        part = (across + 1) / 2
        if down <= 1:
            return lerp(self._edge(down, -1), self._edge(down, 1), part)
        hip = lerp(self._hip_left, self._hip_right, part)
        hem = lerp(self._hem_left, self._hem_right, part)
        return lerp(hip, hem, down - 1)

    def seam(self, across: float, start: float = 0, end: float = 2, count: int = 8) -> list[Pair]:
        """Return a line down the cloth."""
        end = min(end, 1.98 if self.long else 1.0)
        return [self.at(float(down), across) for down in np.linspace(start, end, count)]


def _widths(body: Body, look: Look, view: View) -> tuple[list[float], list[float]]:
    """Return how far the cloth is from the spine, behind and before it."""
    shoulder, hip, belly = body.shoulder, body.hip, body.belly
    loose = 1.08 if look.coat in ("coat", "robe") else 1.0
    if look.coat in ("coat", "robe", "jacket", "tunic") and look.body != "adult":
        waist = max(body.waist, shoulder * 0.86)
    else:
        waist = body.waist * loose
    if view in SQUARE:
        both = [2.0, shoulder * 0.6, shoulder * 0.93, shoulder * 0.98, waist, hip]
        return both, both
    if view in ("q", "back_q"):
        back = [1.9, shoulder * 0.52, shoulder * 0.82, shoulder * 0.86, waist * 0.84, hip * 0.86]
        front = [
            1.6, shoulder * 0.44, shoulder * 0.72, shoulder * 0.84,
            waist * 0.84 + belly * 0.9, hip * 0.82 + belly * 0.7,
        ]  # fmt: skip
        return back, front
    back = [1.6, shoulder * 0.34, shoulder * 0.54, shoulder * 0.62, waist * 0.58, hip * 0.74]
    front = [
        1.3, shoulder * 0.26, shoulder * 0.44, shoulder * 0.6,
        waist * 0.66 + belly * 1.2, hip * 0.62 + belly,
    ]  # fmt: skip
    return back, front
