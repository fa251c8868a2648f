"""The bones of a hand, in space.

The wrist is the origin and the palm is 1 long. Before it is rolled, the hand shows its back:
x runs along the fingers, y across (the thumb is on the side of -y), z towards us. Fingers bend
away from us, to the palm.
"""

import math
from typing import Final

import numpy as np
from msgspec import Struct

from .forms import Vec

Bend = tuple[float, float, float]  # how much each of the three joints is bent
Ways = tuple[tuple[float, float], tuple[float, float], tuple[float, float]]

ROOTS: Final = ((0.98, -0.335, 0.01), (1.04, -0.115, 0.05), (1.0, 0.11, 0.03), (0.9, 0.31, -0.03))
BONES: Final = (
    (0.42, 0.27, 0.22), (0.46, 0.31, 0.23), (0.43, 0.29, 0.23), (0.34, 0.21, 0.2),
)  # fmt: skip
THICK: Final = (0.132, 0.138, 0.13, 0.112)  # half the width at the root
THUMB_ROOT: Final = (0.1, -0.2, -0.07)
THUMB_BONES: Final = (0.47, 0.36, 0.29)
THUMB_THICK: Final = (0.2, 0.155, 0.15, 0.118)


class Grip(Struct, frozen=True, kw_only=True):
    """What a hand does."""

    spread: tuple[float, float, float, float] = (-3, 0, 4, 9)
    bends: tuple[Bend, Bend, Bend, Bend]  # index finger to little finger
    thumb: Ways  # for each bone: how far from the fingers' way, and how far to the palm
    roll: float = 0  # 0 shows the back, 90 the side of the thumb, 180 the palm


def _all(one: float, two: float, three: float) -> tuple[Bend, Bend, Bend, Bend]:
    """Bend all fingers alike, the outer ones a little more."""
    index, middle, ring, little = ((one + i * 2, two + i * 2, three) for i in range(4))
    return index, middle, ring, little


_FOLDED: Final = (86.0, 96.0, 62.0)
_OUT: Final = ((52.0, 16.0), (40.0, 14.0), (26.0, 12.0))
_ALONG: Final = ((34.0, 24.0), (18.0, 18.0), (8.0, 12.0))
_ACROSS: Final = ((38.0, 44.0), (-16.0, 40.0), (-62.0, 24.0))

HANDS: dict[str, Grip] = {
    "open": Grip(spread=(-15, -4, 8, 22), bends=_all(4, 6, 4), thumb=_OUT),
    "palm": Grip(spread=(-13, -3, 8, 20), bends=_all(8, 10, 6), thumb=_OUT, roll=180),
    "relax": Grip(spread=(-2, 1, 4, 9), bends=_all(18, 26, 16), thumb=_ALONG, roll=24),
    "flat": Grip(spread=(-3, 0, 3, 7), bends=_all(2, 2, 1), thumb=_ALONG),
    "cup": Grip(
        spread=(-6, -1, 4, 9), bends=((20, 30, 22), (26, 34, 24), (32, 36, 26), (40, 38, 26)),
        thumb=((50, 40), (34, 34), (20, 30)), roll=112,
    ),
    "nest": Grip(
        spread=(-9, -2, 5, 13), bends=_all(22, 24, 16),
        thumb=((54, 34), (40, 30), (22, 26)), roll=180,
    ),
    "hold": Grip(
        spread=(-2, 0, 2, 5), bends=_all(62, 84, 46),
        thumb=((34, 50), (8, 44), (-22, 30)), roll=150,
    ),
    "fist": Grip(spread=(0, 0, 0, 2), bends=(_FOLDED,) * 4, thumb=_ACROSS, roll=160),
    "point": Grip(
        spread=(-2, 2, 3, 5), bends=((3, 4, 3), _FOLDED, _FOLDED, _FOLDED),
        thumb=((36, 42), (-6, 42), (-48, 26)), roll=156,
    ),
    "pinch": Grip(
        spread=(0, 3, 9, 18), bends=((58, 60, 33), (34, 34, 20), (24, 26, 16), (14, 20, 12)),
        thumb=((30, 50), (5, 50), (5, 30)), roll=76,
    ),
    "string": Grip(
        spread=(-22, -6, 10, 28), bends=((6, 10, 8), (16, 16, 10), (14, 16, 10), (4, 8, 6)),
        thumb=((58, 24), (56, 16), (46, 10)), roll=26,
    ),
    "claw": Grip(
        spread=(-14, -4, 8, 20), bends=_all(4, 62, 44), thumb=((58, 30), (40, 30), (0, 30)), roll=20
    ),
    "thumb": Grip(
        spread=(0, 0, 0, 2), bends=(_FOLDED,) * 4,
        thumb=((74, 16), (86, 4), (92, -4)), roll=150,
    ),
    "two": Grip(
        spread=(-12, 8, 6, 8), bends=((3, 4, 2), (3, 4, 2), _FOLDED, _FOLDED),
        thumb=_ACROSS, roll=160,
    ),
}  # fmt: skip


class Finger(Struct):
    """A finger as it is seen: joints and tip on the page, with half widths and depth."""

    points: list[Vec]
    radii: list[float]
    depth: float  # of its outer half; more is nearer
    nail: Vec  # which way the nail looks, in space
    thumb: bool = False

    @property
    def tip(self) -> Vec:
        """The end of the finger."""
        return self.points[-1]


class Bones(Struct):
    """A whole hand as it is seen."""

    fingers: list[Finger]  # index, middle, ring, little, thumb
    palm: list[tuple[Vec, float]]  # discs whose hull is the palm
    facing: float  # 1: the back is seen, -1: the palm


def _path(root: Vec, bones: tuple[float, ...], ways: list[Vec]) -> list[Vec]:
    points = [root]
    for length, way in zip(bones, ways, strict=True):
        points.append(points[-1] + way * length)
    return points


def _bent(spread: float, angle: float) -> Vec:
    side, down = math.radians(spread), math.radians(angle)
    return np.array(
        (math.cos(down) * math.cos(side), math.cos(down) * math.sin(side), -math.sin(down))
    )


def _thumb_way(aside: float, inwards: float) -> Vec:
    side, down = math.radians(aside), math.radians(inwards)
    return np.array(
        (math.cos(down) * math.cos(side), -math.cos(down) * math.sin(side), -math.sin(down))
    )


def bones_of(grip: Grip, roll: float | None = None, *, plump: float = 0, old: float = 0) -> Bones:
    """Return the hand as it is seen; `plump` for children, `old` for bony hands."""
    angle = math.radians(-(grip.roll if roll is None else roll))
    turn = np.array(
        ((1, 0, 0), (0, math.cos(angle), -math.sin(angle)), (0, math.sin(angle), math.cos(angle)))
    )
    short, fat = 1 - 0.16 * plump, 1 + 0.14 * plump - 0.05 * old
    knob = 1 + 0.09 * old
    fingers = []
    for index in range(4):
        ways, total = [], 0.0
        for bend in grip.bends[index]:
            total += bend
            ways.append(_bent(grip.spread[index], total))
        lengths = tuple(length * short for length in BONES[index])
        places = [turn @ place for place in _path(np.array(ROOTS[index]), lengths, ways)]
        wide = THICK[index] * fat
        radii = [wide, wide * 0.97 * knob, wide * 0.88 * knob, wide * 0.7]
        down = math.radians(total)
        side = math.radians(grip.spread[index])
        nail = turn @ np.array(
            (math.sin(down) * math.cos(side), math.sin(down) * math.sin(side), math.cos(down))
        )
        fingers.append(_finger(places, radii, nail))
    ways = [_thumb_way(*way) for way in grip.thumb]
    lengths = tuple(length * (1 - 0.1 * plump) for length in THUMB_BONES)
    places = [turn @ place for place in _path(np.array(THUMB_ROOT), lengths, ways)]
    radii = [radius * fat for radius in THUMB_THICK]
    across = np.cross(ways[2], np.array((0.25, -0.35, -1.0)))  # the nail looks out and up
    nail = turn @ (np.cross(across, ways[2]) / (np.linalg.norm(across) + 1e-6)) * -1
    thumb = _finger(places, radii, nail)
    thumb.thumb = True
    discs = [
        ((0.0, -0.08, 0), 0.2), ((0.0, 0.08, 0), 0.19),
        ((0.34, -0.16, -0.04), 0.27), ((0.3, 0.17, -0.04), 0.235), ((0.66, 0.22, -0.02), 0.2),
        *((ROOTS[index], THICK[index] * 1.08) for index in range(4)),
    ]  # fmt: skip
    palm = [((turn @ np.array(place))[:2], radius * (1 + 0.06 * plump)) for place, radius in discs]
    return Bones(fingers=[*fingers, thumb], palm=palm, facing=float(turn[2, 2]))


def _finger(places: list[Vec], radii: list[float], nail: Vec) -> Finger:
    outer = float(np.mean([place[2] for place in places[1:]]))
    return Finger(points=[place[:2] for place in places], radii=radii, depth=outer, nail=nail)
