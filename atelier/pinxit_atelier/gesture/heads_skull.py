"""Skulls with flesh on them: how a head is modelled, as one surface seen from its middle."""

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, NamedTuple

import cv2
import numpy as np
from numpy.typing import NDArray

from .heads_surface import Grid, normals

MIDDLE = np.array([0.0, -0.12, -0.02], np.float32)


@dataclass(frozen=True)
class Skull:
    """What a head is like.  Most numbers are 1 for the ordinary, or 0 for none of it."""

    width: float = 1.0
    depth: float = 1.0
    crown: float = 1.0
    forehead: float = 0.0  # how far it bulges (or slopes back)
    brow: float = 0.5  # the ridge above the eyes
    cheekbone: float = 0.5
    cheek: float = 0.3  # flesh on it
    jaw: float = 1.0
    chin: float = 0.5
    chin_width: float = 1.0
    nose: float = 1.0  # length
    bridge: float = 0.6  # how high between the eyes
    tip: float = 0.6  # how far it stands out
    nose_width: float = 1.0
    tip_size: float = 1.0
    hump: float = 0.0
    upturn: float = 0.0
    crooked: float = 0.0
    eye: float = 1.0  # size
    eye_gap: float = 1.0
    eye_depth: float = 0.5
    eye_tilt: float = 0.0
    lid: str = "plain"  # plain mono hooded deep
    lips: float = 0.5
    mouth: float = 1.0
    ear: float = 1.0
    ear_out: float = 0.3
    fat: float = 0.0  # under the chin
    child: float = 0.0  # 1 for a toddler
    age: float = 0.0  # 0 grown, 1 very old

    @property
    def eye_y(self) -> float:
        """How high the eyes are."""
        return 0.0 - 0.085 * self.child

    @property
    def nose_y(self) -> float:
        """How high the lower end of the nose is."""
        return self.eye_y - 0.165 * self.nose * (1 - 0.38 * self.child) - 0.012 * self.age

    @property
    def mouth_y(self) -> float:
        """How high the line between the lips is."""
        return self.nose_y - (0.104 - 0.034 * self.child + 0.006 * self.age)

    @property
    def eye_x(self) -> float:
        """How far an eye is from the middle."""
        return 0.148 * self.eye_gap


class Ball(NamedTuple):
    """A lump of flesh, and how softly it melts into the rest (below 0: it is taken away)."""

    at: tuple[float, float, float]
    half: tuple[float, float, float]
    melt: float
    tilt: float = 0.0


def _lumps(s: Skull) -> list[Ball]:
    c, a, e, w = s.child, s.age, s.eye_y, s.width
    n, m = s.nose_y, s.mouth_y
    top = 0.37 + 0.02 * c
    out = [
        Ball(
            (0, 0.5 - top * s.crown, -0.065),
            (0.33 * w + 0.035 * c, top * s.crown, 0.415 * s.depth),
            0.1,
        ),
        Ball(
            (0, e + 0.20, 0.09 + 0.02 * s.forehead),
            (0.27 * w, 0.19, 0.215 + 0.03 * s.forehead),
            0.14,
        ),
        Ball((0, -0.165, 0.075), (0.222 * w * (0.86 + 0.14 * s.jaw), 0.315, 0.258), 0.12),
        Ball((0, -0.27, 0.12), (0.132 * w * s.jaw, 0.19, 0.205), 0.10),
        Ball(
            (0, -0.425 + 0.03 * c, 0.205 + 0.05 * s.chin - 0.04 * c),
            (0.085 * s.chin_width, 0.075, 0.085),
            0.11,
        ),
    ]
    for k in (1, -1):
        out += [
            Ball((k * 0.150 * w * s.jaw, -0.225 + 0.03 * c, 0.0), (0.07, 0.13, 0.13), 0.12),
            Ball((k * 0.185 * w, e - 0.085, 0.165), (0.085, 0.06 + 0.02 * s.cheekbone,
                0.10 + 0.03 * s.cheekbone), 0.10),
            Ball((k * (0.108 + 0.045 * s.cheek) * w, -0.18 - 0.04 * a - 0.03 * s.cheek, 0.175),
                 (0.075 + 0.055 * s.cheek, 0.10 + 0.02 * s.cheek, 0.10 + 0.045 * s.cheek), 0.10),
            Ball((k * 0.115, e + 0.092, 0.255 + 0.02 * s.brow), (0.125, 0.04,
                0.05 + 0.022 * s.brow), 0.08, -k * 0.12),
        ]  # fmt: skip
        if a > 0.25:  # jowls
            out.append(Ball((k * 0.15, -0.335, 0.165), (0.055, 0.075, 0.07 + 0.03 * a), 0.06))
    out.append(Ball((0, m + 0.005, 0.245), (0.125, 0.10, 0.095), 0.06))
    if s.fat > 0:
        out.append(Ball((0, -0.40 - 0.025 * s.fat, 0.06), (0.15, 0.09, 0.17), 0.14))
    for k in (1, -1):  # sockets, and what looks out of them
        deep = 0.35 + 0.65 * s.eye_depth
        out.append(
            Ball((k * s.eye_x, e + 0.004, 0.405), (0.098, 0.058, 0.115 * deep + 0.01), -0.05)
        )
        out.append(
            Ball(
                (k * s.eye_x, e - 0.002, 0.258 - 0.012 * s.eye_depth + 0.006 * c),
                (0.074, 0.062, 0.072),
                0.025,
            )
        )
        if s.lid == "mono":  # the fold lies over the lid like a small cushion
            out.append(Ball((k * s.eye_x, e + 0.036, 0.285), (0.085, 0.026, 0.042), 0.03, k * 0.1))
        elif s.lid == "hooded" or a > 0.5:
            out.append(
                Ball(
                    (k * (s.eye_x + 0.03), e + 0.043, 0.283), (0.07, 0.026, 0.045), 0.025, -k * 0.3
                )
            )
    return out + _nose(s, e, n) + _lips(s, m)


def _nose(s: Skull, e: float, n: float) -> list[Ball]:
    small = 1 - 0.25 * s.child
    root, tip = 0.285 + 0.048 * s.bridge, 0.352 + 0.085 * s.tip * small
    x = 0.02 * s.crooked
    wide = s.nose_width * small
    top, low = e + 0.03, n + 0.036 + 0.016 * s.upturn
    out = []
    for i in range(7):
        t = i / 6
        z = root * (1 - t) + (tip - 0.012) * t + s.hump * 0.03 * np.sin(np.pi * min(t * 1.3, 1))
        r = (0.026 + 0.012 * t * s.tip_size) * (0.8 + 0.2 * wide)
        bend = x * np.sin(np.pi * t) * 1.5
        out.append(Ball((bend, top * (1 - t) + low * t, z - r), (r, 0.04, r * 1.15), 0.026))
    r = 0.040 * s.tip_size * (0.55 + 0.45 * wide)
    out.append(Ball((x * 0.6, low, tip - r * 0.8), (r, r * 0.92, r), 0.02))
    wing = 0.026 * wide, 0.027, 0.044
    at = n + 0.026, 0.315 + 0.02 * s.tip
    sides = [Ball((k * 0.051 * wide + x * 0.4, *at), wing, 0.018) for k in (1, -1)]
    return out + sides


def _lips(s: Skull, m: float) -> list[Ball]:
    full, w = s.lips * (1 - 0.45 * s.age), 0.082 * s.mouth
    front = 0.300 + 0.018 * full
    return [
        Ball((0, m + 0.016 + 0.007 * full, front), (w * 0.9, 0.016 + 0.010 * full, 0.036), 0.018),
        Ball(
            (0, m - 0.016 - 0.009 * full, front - 0.006),
            (w * 0.72, 0.015 + 0.013 * full, 0.038),
            0.018,
        ),
    ]


def _distance(p: tuple[Grid, Grid, Grid], lumps: list[Ball]) -> Grid:
    x, y, z = p
    d: Any = None
    for b in lumps:
        px, py, pz = x - np.float32(b.at[0]), y - np.float32(b.at[1]), z - np.float32(b.at[2])
        if b.tilt:
            co, si = np.float32(np.cos(b.tilt)), np.float32(np.sin(b.tilt))
            px, py = px * co + py * si, py * co - px * si
        hx, hy, hz = (np.float32(1 / v) for v in b.half)
        qx, qy, qz = px * hx, py * hy, pz * hz
        k0 = np.sqrt(qx * qx + qy * qy + qz * qz)
        qx, qy, qz = qx * hx, qy * hy, qz * hz
        k1 = np.sqrt(qx * qx + qy * qy + qz * qz)
        one = k0 * (k0 - 1) / np.maximum(k1, np.float32(1e-4))
        if d is None:
            d = one
            continue
        melt = np.float32(abs(b.melt))
        if b.melt < 0:
            h = np.maximum(melt - np.abs(d + one), 0) / melt
            d = np.maximum(d, -one) + h * h * melt * np.float32(0.25)
        else:
            h = np.maximum(melt - np.abs(d - one), 0) / melt
            d = np.minimum(d, one) - h * h * melt * np.float32(0.25)
    return d


class Flesh(NamedTuple):
    """A head's surface: places, what stands upright on them, and how hollow it is there."""

    at: Grid
    normal: Grid
    hollow: Grid


def _turns(rows: int, columns: int) -> tuple[Grid, Grid]:
    """Return directions from the middle, densest where the face is."""
    t = np.linspace(-1, 1, columns)
    around = np.pi * (0.42 * t + 0.58 * t**3)
    v = np.linspace(-1, 1, rows)
    up = np.pi / 2 * (0.72 * v + 0.28 * v**3)
    return around.astype(np.float32), up[::-1].astype(np.float32)


@lru_cache(maxsize=48)
def modelled(s: Skull, rows: int) -> Flesh:
    """Return the surface of a head, with `rows` rows from the crown to below the chin."""
    lumps = _lumps(s)
    around, up = _turns(rows, int(rows * 1.5))
    a, e = np.meshgrid(around, up)
    dx, dy, dz = np.sin(a) * np.cos(e), np.sin(e), np.cos(a) * np.cos(e)
    t = np.full(a.shape, 0.72, np.float32)
    for _ in range(13):
        p = (MIDDLE[0] + dx * t, MIDDLE[1] + dy * t, MIDDLE[2] + dz * t)
        t -= _distance(p, lumps) * np.float32(0.95)
        np.clip(t, 0.05, 0.9, out=t)
    at = np.stack([MIDDLE[0] + dx * t, MIDDLE[1] + dy * t, MIDDLE[2] + dz * t], 2)
    return finished(at.astype(np.float32))


def finished(at: Grid) -> Flesh:
    """Return a surface with all that is reckoned from its points."""
    normal = normals(at)
    outward = at - MIDDLE
    normal *= np.where((normal * outward).sum(2, keepdims=True) < 0, -1, 1)
    sigma = at.shape[0] * 0.016
    soft = cv2.GaussianBlur(at, (0, 0), sigma, borderType=cv2.BORDER_REPLICATE)
    hollow = ((soft - at) * normal).sum(2)
    return Flesh(at, normal, hollow.astype(np.float32))


def finer(flesh: Flesh, rows: int) -> Grid:
    """Return the points of a surface on a denser grid."""
    h, w = flesh.at.shape[:2]
    gx, gy = np.meshgrid(
        np.linspace(0, w - 1, int(rows * 1.5), dtype=np.float32),
        np.linspace(0, h - 1, rows, dtype=np.float32),
    )
    return cv2.remap(flesh.at, gx, gy, cv2.INTER_CUBIC, borderMode=cv2.BORDER_REPLICATE)


def around(at: NDArray[Any]) -> Grid:
    """Return how far points lie to the side, measured along the face and not across it."""
    return np.float32(0.40) * np.arctan2(at[..., 0], at[..., 2] + np.float32(0.06))


def child_of(s: Skull, share: float) -> Skull:
    """Return the same head as a child's."""
    return replace(
        s, child=share, age=0.0, brow=s.brow * (1 - share), jaw=s.jaw * (1 - 0.12 * share)
    )


def ear(s: Skull, side: int, count: int) -> Grid:
    """Return an ear as a sheet: a bowl with a rolled rim, and a lobe."""
    ring = np.linspace(0, 2 * np.pi, count * 3, dtype=np.float32)
    out = np.linspace(0.02, 1.22, count, dtype=np.float32)
    a, r = np.meshgrid(ring, out)
    wide = 0.054 * s.ear * np.where(np.sin(a) < 0, 1 + 0.34 * np.sin(a), 1.0)
    high = 0.088 * s.ear * (1 + 0.08 * s.age) * np.where(np.sin(a) < 0, 1.05, 1.0)
    rim = np.minimum(r, 1)
    u, v = rim * wide * np.cos(a), rim * high * np.sin(a)
    bowl = -0.020 * np.exp(-(((r - 0.38) / 0.25) ** 2)) + 0.015 * np.exp(
        -(((r - 0.86) / 0.13) ** 2)
    )
    bowl += 0.008 * np.exp(-(((r - 0.62) / 0.08) ** 2)) * (np.sin(a * 1.0 + 0.6) > -0.5)
    bowl = bowl * np.clip(1.2 + np.sin(a) * 0.9, 0.25, 1) - 0.06 * np.maximum(r - 1, 0) / 0.22
    lean = 0.16
    back = -(u * np.cos(lean)) + v * np.sin(lean)  # how far behind the cheek it is
    front = -back
    turn = 0.35 + 0.65 * s.ear_out
    n = bowl + 0.012 - front * turn
    x = side * (0.318 * s.width + 0.012 * s.child + n * 0.92)
    y = s.eye_y * 0.7 - 0.03 + v * np.cos(lean) + u * np.sin(lean)
    z = -0.075 + front + n * 0.2
    return np.stack([x, y, z], 2).astype(np.float32)
