"""The rabbits of the house, and the twelve signs that tell its pawns apart without colour."""

import math
from collections.abc import Callable

from .engine import Path, along, ellipse, leaf, limb, minus, moved, poly, spline, union


def rabbit_leaping() -> Path:
    """A rabbit in mid-leap to the right, about 200 wide, round (0, 0)."""
    body = spline(
        [
            (-78, 10), (-66, -22), (-34, -40), (4, -38), (34, -40), (56, -52), (72, -58), (92, -48),
            (104, -34), (98, -24), (78, -20), (64, -8), (52, 8), (28, 22), (-8, 26), (-44, 34),
        ]
    )  # fmt: skip
    far_ear = leaf((62, -52), (8, -104), 19, bend=-0.06)
    near_ear = leaf((70, -54), (28, -116), 22, bend=-0.05)
    fore = limb([(52, 0), (84, 12), (112, 4), (124, 8)], [22, 14, 9, 9])
    fore_far = limb([(44, 6), (76, 26), (104, 26), (116, 32)], [18, 12, 8, 8])
    haunch = ellipse(-56, 10, 34, 27, -24)
    hind = limb([(-62, 16), (-92, 34), (-120, 30), (-146, 44)], [34, 20, 13, 11])
    hind_far = limb([(-52, 20), (-78, 50), (-104, 54), (-128, 70)], [28, 16, 11, 9])
    tail = ellipse(-86, -8, 13, 12)
    return union(body, far_ear, near_ear, fore, fore_far, haunch, hind, hind_far, tail)


def rabbit_pawn(left_ear: float = 0, right_ear: float = 0) -> Path:
    """A carved rabbit from the front, 200 wide and 300 high, standing on (0, 0)."""
    body = spline(
        [(-62, 0, 1), (-74, -40), (-62, -92), (-40, -122), (0, -130), (40, -122), (62, -92),
         (74, -40), (62, 0, 1), (30, 6), (-30, 6)]
    )  # fmt: skip
    head = ellipse(0, -150, 49, 43)
    cheeks = union(ellipse(-24, -138, 26, 24), ellipse(24, -138, 26, 24))
    ears = union(
        leaf((-25, -174), (-44 + left_ear, -292), 40, bend=0.05),
        leaf((25, -174), (44 + right_ear, -292), 40, bend=-0.05),
    )
    feet = union(ellipse(-36, -2, 32, 15), ellipse(36, -2, 32, 15))
    return union(body, head, cheeks, ears, feet)


def heart() -> Path:
    """All signs are about 100 wide, round (0, 0)."""
    return spline(
        [(0, -22, 1), (22, -42), (46, -26), (38, 4), (0, 44, 1), (-38, 4), (-46, -26), (-22, -42)]
    )


def sun() -> Path:
    """A disc with twelve rays."""
    rays = [moved(leaf((0, -24), (0, -50), 13), turn=number * 30) for number in range(12)]
    return union(ellipse(0, 0, 25), *rays)


def star() -> Path:
    """Five points, a little rounded."""
    points = []
    for number in range(10):
        turn, far = math.radians(-90 + 36 * number), 48 if number % 2 == 0 else 21
        points.append((far * math.cos(turn), far * math.sin(turn)))
    return poly(points)


def leaf_sign() -> Path:
    """One leaf with a stalk."""
    return union(leaf((-30, 36), (38, -42), 50, bend=0.04), limb([(-46, 48), (-26, 32)], [5, 5]))


def wave() -> Path:
    """Three waves, one above the other."""
    line = spline([(-46, 6), (-30, -10), (-10, 6), (12, 8), (30, -8), (46, 4)], closed=False)
    return union(*(_thick(moved(line, 0, shift)) for shift in (-26, 0, 26)))


def cloud() -> Path:
    """Four puffs on a flat foot."""
    puffs = [ellipse(-24, 6, 22), ellipse(-2, -12, 26), ellipse(24, 2, 21), ellipse(4, 12, 30, 15)]
    return union(*puffs)


def drop() -> Path:
    """A drop of water."""
    return spline([(0, -48, 1), (20, -14), (30, 14), (18, 40), (-18, 40), (-30, 14), (-20, -14)])


def moon() -> Path:
    """A crescent."""
    return minus(ellipse(-4, 0, 44), ellipse(18, -8, 38))


def flower() -> Path:
    """Six petals with a hole in the middle."""
    petals = [moved(ellipse(0, -28, 15, 20), turn=number * 60) for number in range(6)]
    return minus(union(*petals, ellipse(0, 0, 16)), ellipse(0, 0, 9))


def acorn() -> Path:
    """A nut in its cap."""
    nut = spline([(-28, -6, 1), (28, -6, 1), (24, 20), (0, 48, 1), (-24, 20)])
    cap = spline([(-36, -8), (-26, -34), (0, -42), (26, -34), (36, -8), (0, -2)])
    return union(minus(nut, ellipse(0, -8, 38, 3)), cap, limb([(0, -40), (6, -54)], [6, 5]))


def stone() -> Path:
    """Two pebbles, one upon the other."""
    lower = spline([(-46, 26), (-36, 4), (0, -2), (38, 6), (46, 28), (20, 42), (-26, 42)])
    upper = spline([(-26, -14), (-14, -36), (14, -38), (28, -18), (18, -6), (-16, -5)])
    return union(lower, upper)


def feather() -> Path:
    """A quill with two notches."""
    vane = leaf((-30, 40), (30, -48), 38, bend=0.08)
    notches = union(leaf((-2, 10), (22, 20), 5), leaf((-12, -8), (-34, -14), 5))
    return union(minus(vane, notches), limb([(-44, 52), (-24, 30)], [5, 4]))


SIGNS: dict[str, Callable[[], Path]] = {
    "heart": heart,
    "sun": sun,
    "star": star,
    "leaf": leaf_sign,
    "wave": wave,
    "cloud": cloud,
    "drop": drop,
    "moon": moon,
    "flower": flower,
    "acorn": acorn,
    "stone": stone,
    "feather": feather,
}


def _thick(line: Path) -> Path:
    """Turn an open line into a shape of its own."""
    stations = along(line, 24)
    return limb([station[:2] for station in stations], [13] * len(stations))
