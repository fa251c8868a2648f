"""Faces: what is painted on the flesh, and how small means give it a mood.

Places on a face are two numbers: how far to the side, measured along the face, and how high.
The smaller a head is on the page, the fewer and firmer its marks are, without any jump: below a
height of 140 whites, lids and bags fade, until at 30 an eye is one dark accent, a mouth one stroke.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from pinxit_atelier.engine.colour import Colour, rgb

from .buffer import small
from .heads_skull import Skull, around
from .heads_surface import Coat, Grid, Seen, singles

Line = list[tuple[float, float]]


@dataclass(frozen=True)
class Mood:
    """How a face is moved, in hundredths of the head's height where it is not a share.

    Pairs are its left and its right, which is on our left.
    """

    lids: tuple[float, float] = (0.9, 0.86)  # how far eyes are open
    lower: float = 0.0  # how far lower lids are drawn up
    inner: tuple[float, float] = (0.0, 0.0)  # inner ends of the brows
    outer: tuple[float, float] = (0.0, 0.4)
    knit: float = 0.0  # brows drawn together
    corners: tuple[float, float] = (0.0, 0.3)  # of the mouth
    wide: float = 1.0  # the mouth
    press: float = 0.0  # lips drawn in
    part: float = 0.0  # lips opened
    teeth: bool = False
    shift: float = 0.0  # the mouth to its left
    gaze: tuple[float, float] = (0.0, 0.0)  # to its left, up: 1 is as far as it goes
    forehead: float = 0.0  # lines on it
    shade: float = 0.0  # below the eyes
    flush: float = 0.0


MOODS: Final = {
    "calm": Mood(),
    "tender": Mood((0.66, 0.62), 0.25, (0.8, 0.6), (-0.3, -0.1), 0.0, (0.9, 0.6), gaze=(0.1,
        -0.35), flush=0.3),
    "tired": Mood((0.46, 0.52), 0.1, (0.5, 0.2), (-0.9, -0.6), 0.0, (-0.7, -0.5), gaze=(0.0,
        -0.3), shade=0.9),
    "worried": Mood((0.95, 0.9), 0.1, (2.0, 1.7), (-0.5, -0.2), 0.7, (-0.6, -0.9), 0.9, 0.3,
        gaze=(0.35, 0.1), forehead=0.7),
    "stubborn": Mood((0.66, 0.72), 0.35, (-1.2, -0.9), (0.4, 0.2), 0.5, (-1.1, -0.6), 0.86, 0.8,
        gaze=(-0.2, 0.0)),
    "sly": Mood((0.5, 0.66), 0.45, (-0.6, -0.2), (1.7, 0.1), 0.1, (1.5, -0.1), 0.95, 0.3,
        shift=0.6, gaze=(0.75, -0.05)),
    "grieving": Mood((0.55, 0.5), 0.3, (2.2, 1.9), (-1.2, -1.0), 0.6, (-1.4, -1.1), 0.92, 0.2,
        gaze=(-0.1, -0.6), forehead=0.5, shade=0.6),
    "laughing": Mood((0.3, 0.34), 0.9, (0.7, 0.6), (0.4, 0.7), 0.0, (2.1, 1.8), 1.16, 0, 0.75,
        True, flush=0.6),
    "surprised": Mood((1.22, 1.16), -0.2, (2.2, 1.8), (1.8, 2.2), 0.0, (-0.2, 0.1), 0.86, 0, 0.24,
        forehead=0.6),
    "concentrating": Mood((0.62, 0.66), 0.3, (-0.9, -0.6), (0.1, 0.3), 0.6, (-0.2, 0.1), 0.84,
        0.9, shift=-0.3, gaze=(0.0, -0.55)),
    "asleep": Mood((0.0, 0.0), 0.0, (0.5, 0.4), (-0.6, -0.4), 0.0, (-0.1, -0.3), 0.92, 0, 0.06),
    "angry": Mood((0.8, 0.74), 0.45, (-2.0, -1.7), (1.0, 1.3), 1.0, (-1.3, -0.8), 0.95, 0.5,
        forehead=0.2, flush=0.4),
    "envious": Mood((0.56, 0.62), 0.4, (-0.9, -1.1), (0.5, 0.0), 0.5, (-0.9, 0.3), 0.9, 0.4,
        shift=-0.5, gaze=(-0.9, -0.1)),
    "bored": Mood((0.42, 0.5), 0.0, (0.3, 0.1), (-0.2, 0.6), 0.0, (-0.9, -0.3), 0.92, 0.1,
        shift=0.5, gaze=(0.55, 0.45), shade=0.3),
    "listening": Mood((0.88, 0.84), 0.05, (0.9, 0.3), (0.4, 1.0), 0.1, (0.2, 0.0), 0.95, 0, 0.05,
        gaze=(-0.55, 0.2)),
    "smiling": Mood((0.72, 0.7), 0.45, (0.4, 0.3), (0.0, 0.3), 0.0, (1.6, 1.2), 1.08, flush=0.3),
}  # fmt: skip


@dataclass(frozen=True)
class Flesh:
    """What a face is painted with."""

    skin: Colour = "#d9a27c"
    iris: Colour = "#4a2f22"
    brows: Colour = "#3b2a25"
    brow: float = 1.0  # how thick
    lashes: float = 0.0
    lipstick: Colour | None = None
    freckles: float = 0.0
    stubble: float = 0.0
    roots: Callable[[Grid], Grid] | None = None  # how thick hair grows somewhere
    mole: tuple[float, float] | None = None
    beard: Colour = "#3b2a25"


def edge(inside: NDArray[Any], pixel: float) -> Grid:
    """Return how much of a pixel is covered, by how far inside a shape it is."""
    return np.clip(inside / np.float32(pixel) + np.float32(0.5), 0, 1).astype(np.float32)


def _blend(paint: Grid, colour: NDArray[Any], cover: NDArray[Any]) -> None:
    paint += (np.asarray(colour, np.float32) - paint) * cover[:, None]


def _bump(s: Grid, y: Grid, at: tuple[float, float], wide: float, high: float) -> Grid:
    return np.exp(-(((s - at[0]) / wide) ** 2) - ((y - at[1]) / high) ** 2).astype(np.float32)


def noise(at: Grid, fine: float, seed: float = 0.0) -> Grid:
    """Return soft patches in space, between -1 and 1."""
    x, y, z = (at[:, k] * np.float32(fine) for k in range(3))
    one = np.sin(x * 1.7 + y * 2.3 + seed) + np.sin(y * 1.9 - z * 2.1 + 2.1 * seed)
    two = np.sin(z * 2.7 - x * 1.3 + np.sin(y * 3.1 + seed) * 1.4) + np.sin(x * 4.1 + z * 3.3 + y)
    return ((one + two) / 4).astype(np.float32)


class Face:
    """The paint of a head's flesh."""

    def __init__(self, skull: Skull, flesh: Flesh, mood: Mood, high: float = 1000) -> None:
        self.skull, self.flesh, self.mood = skull, flesh, mood
        self.few = small(high, 40, 140)  # how few marks there are: `high` is the head on the page
        self.firm = small(high, 34, 80)  # how far an eye is one accent
        self.brows = 1 - 0.65 * small(high, 18, 34)  # too near the eyes on the smallest
        self.mark = 1 / high  # a point of the page
        self.skin = rgb(flesh.skin).astype(np.float32)
        light = float(self.skin @ singles([0.3, 0.59, 0.11]))
        self.deep = (self.skin ** np.float32(1.35)) * singles([0.66, 0.52, 0.50])
        self.line = self.skin * np.float32(0.16) + singles([0.10, 0.055, 0.06])
        flush = singles([0.80, 0.30, 0.24]) if light > 0.42 else singles([0.52, 0.17, 0.12])
        self.flush = self.skin * 0.55 + flush * 0.45

    def __call__(self, seen: Seen) -> Coat:
        """Paint what is seen of it."""
        s, y = around(seen.at), seen.at[:, 1]
        colour = self._skin(seen, s, y)
        flat = np.zeros(len(s), np.float32)
        front = seen.at[:, 2] > 0.02
        for k in (1, -1):
            self._eye(colour, flat, s * k, y, front, seen.pixel, k)
            if self.firm:
                self._accent(colour, flat, s * k, y, front, seen.pixel, k)
            self._brow(colour, seen, s * k, y, front, k)
        self._nostrils(colour, s, y, seen)
        self._mouth(colour, flat, s, y, front, seen)
        return Coat(np.clip(colour, 0, 1), flat, rough=0.22, edge=0.8)

    def _skin(self, seen: Seen, s: Grid, y: Grid) -> Grid:
        k, mood = self.skull, self.mood
        colour = np.repeat(self.skin[None], len(s), 0)
        colour *= (1 + 0.02 * noise(seen.at, 9, 1.0) + 0.015 * noise(seen.at, 23))[:, None]
        front = np.clip(seen.at[:, 2] * 6, 0, 1)
        side = np.abs(s)
        warm = 0.5 * _bump(side, y, (0.185, k.nose_y + 0.01), 0.085, 0.065)
        warm += 0.42 * _bump(s, y, (0, k.nose_y + 0.03), 0.055, 0.04)
        warm += 0.22 * _bump(s, y, (0, -0.42), 0.07, 0.05)
        warm = warm * (0.75 + 0.5 * k.child + 0.5 * mood.flush) * (1 + 0.5 * self.few) * front
        _blend(colour, self.flush, np.clip(warm * (1 + 0.35 * noise(seen.at, 31)), 0, 0.8))
        pale = 0.16 * _bump(s, y, (0, k.eye_y + 0.2), 0.2, 0.09) * front
        _blend(colour, self.skin**0.8, pale)
        hollow, plain = seen.extra[:, 0], 1 - 0.45 * self.few
        _blend(
            colour,
            self.deep,
            np.clip((hollow - 0.0012) * 75, 0, 0.72) * (0.35 + 0.65 * front) * plain,
        )
        _blend(colour, self.skin**0.72, np.clip((-hollow - 0.006) * 30, 0, 0.35) * front)
        eyes = _bump(side, y, (k.eye_x, k.eye_y + 0.012), 0.085, 0.045) * front
        _blend(colour, self.deep, eyes * (0.20 + 0.12 * k.eye_depth) * plain)
        bags = _bump(side, y, (k.eye_x - 0.01, k.eye_y - 0.045), 0.06, 0.022) * front
        violet = self.deep * singles([0.85, 0.85, 1.1])
        _blend(
            colour, violet, bags * (0.12 + 0.3 * k.age + 0.4 * mood.shade) * (1 - 0.7 * self.few)
        )
        if self.flesh.stubble:
            self._stubble(colour, seen, s, y)
        if self.flesh.roots is not None:
            cover = self.flesh.roots(seen.at)
            _blend(colour, self.skin * 0.35 + rgb(self.flesh.beard).astype(np.float32) * 0.6, cover)
        if self.flesh.freckles and seen.pixel < 0.012:
            dots = noise(seen.at, 150, 3.0) * noise(seen.at, 97, 5.0) - 0.22
            here = _bump(side, y, (0.1, k.nose_y + 0.06), 0.14, 0.07) * front
            cover = np.clip(dots * 9, 0, 1) * here * self.flesh.freckles
            _blend(colour, self.skin * singles([0.72, 0.55, 0.45]), np.clip(cover, 0, 0.8))
        if self.flesh.mole is not None:
            x0, y0 = self.flesh.mole
            far = np.hypot(s - x0, y - y0)
            _blend(colour, self.deep * 0.6, edge(0.009 - far, seen.pixel) * front)
        return colour

    def _stubble(self, colour: Grid, seen: Seen, s: Grid, y: Grid) -> None:
        k = self.skull
        cover = beard_place(seen.at, s, y, k) * self.flesh.stubble
        grain = 0.75 + 0.25 * np.sign(noise(seen.at, 190, 2.0)) * (seen.pixel < 0.006)
        tone = self.skin * 0.55 + rgb(self.flesh.beard).astype(np.float32) * 0.3 + 0.05
        _blend(colour, tone * singles([0.9, 0.95, 1.0]), cover * 0.6 * grain)

    # ---- eyes -------------------------------------------------------------------------------

    def _opening(self, k: int) -> tuple[float, float, float, float]:
        """Return an eye's half width, how far it opens up and down, and its tilt."""
        skull, mood = self.skull, self.mood
        wide = 0.056 * skull.eye * (1 + 0.10 * skull.child)
        lid = mood.lids[0 if k > 0 else 1] * (1 - 0.16 * skull.age)
        shape = {"plain": 1.0, "mono": 0.72, "hooded": 0.8, "deep": 0.95}[skull.lid]
        up = 0.0285 * skull.eye * shape * lid * (1 + 0.2 * skull.child)
        low = 0.0135 * skull.eye * (1 - 0.75 * mood.lower)
        tilt = 0.006 * skull.eye_tilt + (0.006 if skull.lid == "mono" else 0) - 0.006 * skull.age
        if lid < 0.08:
            up, low = -0.006 * skull.eye, 0.0095 * skull.eye
        return wide, up, low, tilt

    def _eye(
        self, colour: Grid, flat: Grid, s: Grid, y: Grid, front: Any, pixel: float, k: int
    ) -> None:
        skull = self.skull
        ex, ey = skull.eye_x, skull.eye_y
        here = np.nonzero(front & (np.abs(s - ex) < 0.115) & (np.abs(y - ey) < 0.09))[0]
        if not len(here):
            return
        wide, up, low, tilt = self._opening(k)
        # Small heads are read by their eyes.
        grow = 1 + max(min(max(pixel * 60 - 0.6, 0), 0.8), 0.3 * self.few)
        t = (s[here] - ex) / (wide * (1 + 0.15 * (grow - 1)))
        v = (y[here] - ey) / grow - tilt * t
        lump = np.clip(1 - t * t, 0, 1)
        inner = skull.lid == "mono"
        peak = np.clip(1 - (t + 0.12) ** 2, 0, 1) ** (0.62 if not inner else 0.8)
        over, under = up * peak * np.sqrt(lump + 1e-6) ** 0.6, -low * lump ** (0.8)
        px = pixel / grow
        patch = colour[here]
        closed = self.mood.lids[0 if k > 0 else 1] < 0.08
        self._lid(patch, t, v, over, px)
        within = edge(np.minimum(over - v, v - under), px) * (np.abs(t) < 1)
        if not closed:
            self._ball(patch, t, v, over, within, wide, px, k)
            flat[here] = np.maximum(flat[here], within > 0.35)
        self._lashes(patch, t, v, (under if closed else over), under, px)
        colour[here] = patch

    def _lid(self, patch: Grid, t: Grid, v: Grid, over: Grid, px: float) -> None:
        """Paint the upper lid and its fold."""
        skull = self.skull
        gap = {"plain": 0.020, "mono": 0.008, "hooded": 0.013, "deep": 0.026}[skull.lid] * skull.eye
        fold = np.maximum(over, -0.004) + gap * np.clip(1 - 0.75 * (t - 0.1) ** 2, 0, 1)
        if skull.lid == "hooded" or skull.age > 0.4:
            fold -= 0.010 * np.clip(t, 0, 1.3) * (0.6 + skull.age)
        between = edge(np.minimum(fold - v, v - over), px * 2) * (np.abs(t) < 1.05)
        _blend(patch, self.deep * 0.5 + self.skin * 0.5, between * 0.42 * (1 - 0.8 * self.few))
        weight = 0.0042 * np.clip(1.15 - t * t, 0, 1)
        strength = (0.45 if skull.lid == "mono" else 0.72) * (1 - 0.9 * self.few)
        _blend(
            patch, self.deep * 0.72, edge(weight - np.abs(v - fold), px) * (weight > 0) * strength
        )

    def _ball(
        self,
        patch: Grid,
        t: Grid,
        v: Grid,
        over: Grid,
        within: Grid,
        wide: float,
        px: float,
        k: int,
    ) -> None:
        skull = self.skull
        white = singles([0.86, 0.82, 0.75]) * (0.45 + 0.55 * self.skin.mean()) ** 0.35
        white = white * 0.8 + self.skin * 0.2
        _blend(patch, white, within)
        gx, gy = self.mood.gaze
        r = max(0.0275 * skull.eye * (1 + 0.12 * skull.child), 0.8 * px)
        x = t * wide - gx * k * 0.021 * skull.eye
        y = v - 0.004 * skull.eye - gy * 0.010 * skull.eye
        far = np.hypot(x, y)
        iris = rgb(self.flesh.iris).astype(np.float32)
        ring = edge(r - far, px) * within
        _blend(patch, iris * 0.42, ring)
        glow = edge(r * 0.82 - far, px * 2) * within * np.clip(0.35 - y / r * 0.8, 0, 1)
        _blend(patch, iris * 1.1 + 0.04, glow)
        _blend(patch, singles([0.06, 0.045, 0.05]), edge(r * 0.48 - far, px) * within)
        shade = np.clip(1 - (over - v) / (0.012 * skull.eye), 0, 1) * within  # of the upper lid
        _blend(patch, self.line, shade * 0.5)
        if px < 0.011:
            spark = edge(r * 0.24 - np.hypot(x + 0.3 * r, y - 0.36 * r), px) * within
            _blend(patch, singles([0.97, 0.95, 0.9]), spark * 0.9)
        corner = edge(0.008 * skull.eye - np.hypot((t + 0.93) * wide, v + 0.001), px * 1.5) * within
        _blend(patch, self.flush, corner * 0.7)

    def _lashes(self, patch: Grid, t: Grid, v: Grid, over: Grid, under: Grid, px: float) -> None:
        """Paint the dark line of the upper lid, and a faint one below."""
        more = 1 + 0.5 * self.flesh.lashes
        taper = np.clip(1.06 - np.abs(t) ** 3, 0, 1)
        weight = (0.0040 + 0.0030 * np.clip(t + 0.4, 0, 1)) * more * taper
        out = np.abs(t) < 1.08 + 0.10 * self.flesh.lashes
        over = over + 0.010 * np.clip(t - 0.8, 0, 1) * self.flesh.lashes
        least = max(0.42 * px, 0.36 * self.mark * self.few)
        weight = np.maximum(weight, least * (taper > 0))
        _blend(patch, self.line, edge(weight - np.abs(v - over), px) * out * 0.95)
        thin = 0.0026 * np.clip(1 - t * t, 0, 1)
        _blend(patch, self.deep * 0.8, edge(thin - np.abs(v - under), px) * (np.abs(t) < 1) * 0.6)

    def _accent(
        self, colour: Grid, flat: Grid, s: Grid, y: Grid, front: Any, pixel: float, k: int
    ) -> None:
        """Paint an eye of a small head as one dark accent, on flesh that sets it off."""
        skull, mood = self.skull, self.mood
        wide, up, low, _ = self._opening(k)
        shut = mood.lids[0 if k > 0 else 1] < 0.08
        half = max(0.80 * wide, 1.05 * self.mark)
        tall = max((up + low) * 0.62, (0.4 if shut else 0.8) * self.mark)
        gx, gy = (0.0, 0.0) if shut else mood.gaze
        x = (s - skull.eye_x - gx * k * 0.018 * skull.eye) / half
        v = (y - skull.eye_y - 0.3 * up - gy * 0.008 * skull.eye) / tall
        if shut:
            v = v - 0.9 * x * x + 0.5
        near = front & (np.abs(x) < 3) & (np.abs(v) < 3.5)
        far = np.hypot(x, v)
        soft = max(pixel, 0.35 * self.mark) / tall
        ring = np.exp(-((x / 1.9) ** 2) - (v / 1.7) ** 2).astype(np.float32) * near
        lighter = self.skin ** np.float32(0.52) * singles([1.0, 0.97, 0.94])
        light = float(self.skin @ singles([0.3, 0.59, 0.11]))
        inside = edge(1 - far, soft) * near
        bright = float(np.clip(1.25 - 1.6 * light, 0.15, 0.95))  # dark skin needs it most
        _blend(colour, lighter, ring * (1 - inside) * self.firm * bright)
        _blend(colour, self.line * 0.6, inside * 0.96 * self.firm)
        flat[near & (far < 2.5)] *= 1 - self.firm  # no white shines out of a shadow
        np.maximum(flat, inside * self.firm, out=flat)

    def _brow(self, colour: Grid, seen: Seen, s: Grid, y: Grid, front: Any, k: int) -> None:
        skull, mood = self.skull, self.mood
        n = 0 if k > 0 else 1
        rise = 0.01 * mood.inner[n], 0.01 * mood.outer[n]
        high = skull.eye_y + 0.082 + 0.012 * skull.child - 0.010 * skull.brow
        start, end = skull.eye_x - 0.088 - 0.012 * mood.knit, skull.eye_x + 0.092
        here = np.nonzero(
            front & (s > start - 0.03) & (s < end + 0.03) & (np.abs(y - high) < 0.08)
        )[0]
        if not len(here):
            return
        t = (s[here] - start) / (end - start)
        c = np.clip(t, 0, 1)
        curve = high + rise[0] * (1 - c) ** 1.5 + rise[1] * c**1.3
        curve = curve + 0.014 * self.few  # off the eye, which has grown
        curve = curve + 0.020 * np.sin(np.pi * np.clip(t, 0, 1) ** 1.25) - 0.012 * t**2
        body = np.clip(t * 5 + 0.55, 0, 1) * np.clip((1.02 - t) * 1.7, 0, 1) ** 0.8
        thick = 0.0118 * self.flesh.brow * body * (1 - 0.35 * skull.child)
        v = y[here] - curve
        grain: Any = 1.0
        if seen.pixel < 0.008:  # hairs: they lean outwards
            lean = s[here] * 430 - v * 300 * (1.1 - t) + 5 * noise(seen.at[here], 26)
            grain = 0.86 + 0.11 * np.sin(lean) + 0.15 * noise(seen.at[here], 90)
            thick = thick * (1 + 0.08 * np.sin(lean) + 0.12 * noise(seen.at[here], 55))
        least = max(0.45 * seen.pixel, 0.42 * self.mark * self.few)
        thick = np.where((t > 0) & (t < 1.02), np.maximum(thick, least), 0)
        soft = max(seen.pixel, 0.0075)
        cover = edge(thick - np.abs(v), soft) * (t > -0.02) * (t < 1.04) * grain
        hue = rgb(self.flesh.brows).astype(np.float32)
        dark = hue * 0.72 + self.skin * 0.12
        patch = colour[here]
        _blend(patch, dark, cover * min(0.9, 0.55 + 0.35 * self.flesh.brow) * self.brows)
        colour[here] = patch

    # ---- nose and mouth ---------------------------------------------------------------------

    def _nostrils(self, colour: Grid, s: Grid, y: Grid, seen: Seen) -> None:
        skull = self.skull
        wide = skull.nose_width * (1 - 0.25 * skull.child)
        x0, y0 = 0.027 * wide, skull.nose_y + 0.008
        front = seen.at[:, 2] > 0.28
        for k in (1, -1):
            u = (s * k - x0) / (0.0165 * wide)
            v = (y - y0 - 0.22 * (s * k - x0)) / 0.0066
            cover = edge((1 - np.hypot(u, v)) * 0.007, seen.pixel) * front
            _blend(colour, self.line, cover * (0.75 - 0.6 * self.firm))
        high = 0.012 + 0.5 * max(self.mark - 0.008, 0) * self.few
        below = _bump(s, y, (0, skull.nose_y - 0.004), 0.055 * wide, high) * front
        _blend(colour, self.deep * (1 - 0.2 * self.few), below * (0.5 + 0.25 * self.few))

    def _mouth(self, colour: Grid, flat: Grid, s: Grid, y: Grid, front: Any, seen: Seen) -> None:
        skull, mood, px = self.skull, self.mood, seen.pixel
        m, wide = skull.mouth_y, 0.098 * skull.mouth * mood.wide * (1 - 0.16 * skull.child)
        here = np.nonzero(front & (np.abs(s) < wide * 1.5) & (np.abs(y - m) < 0.10))[0]
        if not len(here):
            return
        t = (s[here] - 0.01 * mood.shift) / wide
        lift = 0.01 * np.where(t > 0, mood.corners[0], mood.corners[1]) * (1 + 0.7 * self.few)
        line = (
            m + lift * np.clip(np.abs(t), 0, 1.1) ** 2.2 - 0.003 * np.cos(t * 5) * (1 - mood.press)
        )
        v = y[here] - line
        lump = np.clip(1 - t * t, 0, 1)
        full = skull.lips * (1 - 0.5 * skull.age) * (1 - 0.75 * mood.press)
        gap = 0.042 * mood.part * lump
        bow = 0.75 + 0.25 * np.cos(np.clip(t, -1, 1) * 7) * (np.abs(t) < 0.45)
        upper = (0.011 + 0.022 * full) * lump**0.8 * (1.12 - 0.3 * bow)
        lower = (0.013 + 0.027 * full) * lump**0.7
        lip = self.skin * 0.45 + self.flush * 0.55
        lip = lip * singles([0.93, 0.80, 0.82])
        if self.flesh.lipstick is not None:
            lip = rgb(self.flesh.lipstick).astype(np.float32)
        patch = colour[here]
        soft = max(px, 0.006 if self.flesh.lipstick is None else 0.003)
        inside = np.abs(t) < 1
        top = edge(np.minimum(upper - v, v + 0.001), soft) * inside
        _blend(patch, lip * 0.86, top * (0.85 if self.flesh.lipstick is not None else 0.78))
        low = edge(np.minimum(v + lower + gap, 0.001 - v), soft) * inside
        _blend(patch, lip * 1.05, low * (0.85 if self.flesh.lipstick is not None else 0.62))
        if px < 0.01:
            shine = _bump(
                t, v, (-0.2, -0.5 * float(lower.max(initial=0.01)) - gap.max(initial=0)), 0.3, 0.006
            )
            _blend(patch, lip**0.7, shine * 0.4 * inside)
        if mood.part > 0:
            mouth = edge(np.minimum(-v, v + gap), px) * inside
            _blend(patch, self.line * 0.8, mouth)
            if mood.teeth:
                teeth = (
                    edge(np.minimum(-v - 0.0005, v + gap * 0.52), px) * inside * (np.abs(t) < 0.86)
                )
                _blend(patch, singles([0.88, 0.84, 0.76]), teeth)
            flat[here] = np.maximum(flat[here], mouth > 0.5)
        taper = np.clip(1.05 - np.abs(t) ** 4, 0, 1)
        least = max(0.32 * px, 0.42 * self.mark * self.few)
        weight = np.maximum((0.0034 + 0.0020 * np.cos(t * 3.2)) * taper, least * (taper > 0.1))
        ink = self.line + (lip * 0.55 - self.line) * (0.4 * self.firm)
        _blend(patch, ink, edge(weight - np.abs(v), px) * (np.abs(t) < 1.04) * 0.9)
        for k in (1, -1):  # the corners are small pits
            pit = _bump(t * k, v, (1.03, 0.0), 0.09, 0.007)
            _blend(patch, self.deep * 0.7, pit * 0.55)
        shade = _bump(t, v + gap, (0, -float(lower.max(initial=0.02)) - 0.011), 0.5, 0.009)
        _blend(patch, self.deep, shade * 0.34)
        colour[here] = patch


def beard_place(at: Grid, s: Grid, y: Grid, k: Skull, *, moustache: bool = True) -> Grid:
    """Return where a beard grows, with a soft edge."""
    side = np.abs(s)
    climb = np.clip((side - 0.16) / 0.30, 0, 1.3)
    line = k.mouth_y - 0.02 + 0.30 * climb**1.7  # it climbs to the ears
    jaw = np.clip((line - y) / 0.06 + 0.4, 0, 1)
    lip = _bump(s, y, (0, k.mouth_y + 0.048), 0.115, 0.028)
    ends = np.clip((at[:, 2] + 0.06) / 0.05, 0, 1)
    mouth = _bump(s, y, (0, k.mouth_y), 0.075, 0.02)
    low = np.clip((y + 0.50 - 0.25 * np.clip(0.2 - at[:, 2], 0, 1)) / 0.04, 0, 1)
    upper = (
        np.maximum(jaw, lip * 1.3)
        if moustache
        else jaw * (1 - np.clip(lip * 2 * (side < 0.085), 0, 1))
    )
    return np.clip(upper, 0, 1) * ends * (1 - mouth) * low


def creases(k: Skull, mood: Mood) -> list[tuple[Line, float, float]]:
    """Return the folds pressed into a face: line, width, depth."""
    a, e, n, m = k.age, k.eye_y, k.nose_y, k.mouth_y
    grown = (1 - k.child) * (1 - 0.4 * k.cheek * k.child)
    out: list[tuple[Line, float, float]] = []
    smile = max((mood.corners[0] + mood.corners[1]) / 2, 0) * 0.5
    for side in (1, -1):
        fold = (0.0018 * grown + 0.0075 * a + 0.004 * smile) * (1 + 0.12 * side)
        nasolabial = [(0.060, n + 0.035), (0.090, n - 0.01), (0.118, m + 0.03), (0.122, m - 0.02)]
        out.append(([(side * x, y) for x, y in nasolabial], 0.013, fold))
        if a > 0.2 or mood.shade > 0.5:
            bag = [(k.eye_x - 0.062, e - 0.026), (k.eye_x, e - 0.052), (k.eye_x + 0.05, e - 0.036)]
            out.append(([(side * x, y) for x, y in bag], 0.009, 0.0042 * max(a, 0.35 * mood.shade)))
        if a > 0.3:
            for i in range(3):
                x = k.eye_x + 0.072
                foot = [(x, e + 0.01 - 0.012 * i), (x + 0.045, e + 0.022 - 0.022 * i)]
                out.append(([(side * px, y) for px, y in foot], 0.006, 0.0042 * a))
            down = [(0.094, m - 0.015), (0.104, m - 0.06), (0.098, m - 0.09)]
            out.append(([(side * x, y) for x, y in down], 0.010, 0.0055 * a))
            cheek = [(0.165, n + 0.0), (0.185, m + 0.0), (0.175, m - 0.07)]
            out.append(([(side * x, y) for x, y in cheek], 0.010, 0.0035 * a))
        if mood.knit > 0.2 or a > 0.5:
            deep = 0.0035 * max(mood.knit, 0.6 * a)
            frown = [(0.018, e + 0.065), (0.015, e + 0.105)]
            out.append(([(side * x, y) for x, y in frown], 0.007, deep))
    lines = max(0.8 * a, mood.forehead) if k.child < 0.5 else 0
    if lines > 0.15:
        for i in range(3):
            y0 = e + 0.155 + 0.042 * i
            wave = [
                (-0.13 + 0.01 * i, y0 - 0.006),
                (-0.05, y0 + 0.004),
                (0.02, y0 - 0.001),
                (0.12, y0 + 0.004),
            ]
            out.append((wave, 0.008, 0.0036 * lines * (1 - 0.2 * i)))
    return out


def pressed(at: Grid, normal: Grid, folds: list[tuple[Line, float, float]]) -> Grid:
    """Return a surface with folds pressed into it."""
    s, y = around(at), at[..., 1]
    sink = np.zeros(s.shape, np.float32)
    front = at[..., 2] > 0
    for line, width, depth in folds:
        if depth < 0.0005:
            continue
        pts = np.array(line)
        low, high = pts.min(0) - 3 * width, pts.max(0) + 3 * width
        rows, columns = np.nonzero(
            front & (s > low[0]) & (s < high[0]) & (y > low[1]) & (y < high[1])
        )
        px, py = s[rows, columns], y[rows, columns]
        best = np.zeros(len(px), np.float32)
        count = len(pts) - 1
        for i in range(count):
            (x0, y0), (x1, y1) = pts[i], pts[i + 1]
            t = ((px - x0) * (x1 - x0) + (py - y0) * (y1 - y0)) / ((x1 - x0) ** 2 + (y1 - y0) ** 2)
            t = np.clip(t, 0, 1)
            far = ((px - x0 - t * (x1 - x0)) ** 2 + (py - y0 - t * (y1 - y0)) ** 2) / width**2
            whole = (i + t) / count
            ends = np.minimum(1, 0.45 + 2 * np.minimum(whole, 1 - whole))
            best = np.maximum(best, np.exp(-far) * ends)
        sink[rows, columns] += (best * depth).astype(np.float32)
    return at - normal * sink[..., None]


MoodLike = Callable[[Mood], Mood]


def mood_of(mood: str | Mood, gaze: tuple[float, float] | None) -> Mood:
    """Return a mood by its name, looking elsewhere if need be."""
    one = MOODS[mood] if isinstance(mood, str) else mood
    return one if gaze is None else replace(one, gaze=gaze)
