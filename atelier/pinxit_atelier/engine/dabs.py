"""Dabs of a bristle brush, made once: straight and bent, short and long, wet and dry."""

from functools import cache
from typing import Final

import cv2
import numpy as np
import skia
from numpy.typing import NDArray

from .colour import Field, smoothstep

LONG: Final = 176  # pixels of a dab in the atlas
MARGIN: Final = 12
SHAPES: Final = (2.0, 3.2, 5.0, 8.0)  # length by breadth
BENDS: Final = (-0.5, -0.25, 0.0, 0.25, 0.5)
DRYNESS: Final = (0.1, 0.45, 0.85)
KINDS: Final = 3


class Dabs:
    """An atlas of dabs: straight and bent, short and long, wet and dry; and how thick each is."""

    def __init__(self) -> None:
        rng = np.random.default_rng(7321)
        cells, self.rects, top, left, row_high = [], [], 0, 0, 0
        width = 8 * LONG
        for shape in SHAPES:
            for bend in BENDS:
                for dry in DRYNESS:
                    for _ in range(KINDS):
                        cover, thick = _dab(rng, shape, bend, dry)
                        high = cover.shape[0]
                        if left + LONG > width:
                            top, left, row_high = top + row_high, 0, 0
                        cells.append((top, left, cover, thick))
                        self.rects.append(skia.Rect.MakeXYWH(left, top, LONG, high))
                        left, row_high = left + LONG, max(row_high, high)
        covers = np.zeros((top + row_high, width), np.float32)
        thicks = np.zeros_like(covers)
        for y, x, cover, thick in cells:
            covers[y : y + cover.shape[0], x : x + LONG] = cover
            thicks[y : y + cover.shape[0], x : x + LONG] = thick
        self.heights = np.array([rect.height() for rect in self.rects], np.float32)
        self.paint = _picture(covers, covers)
        self.body = _picture(covers * thicks, covers)

    def number(self, shape: Field, bend: Field, dry: Field, kind: NDArray[np.int64]) -> Field:
        """Return which dab of the atlas each stroke is."""
        which = np.abs(np.log(shape[:, None] / np.array(SHAPES))).argmin(1)
        bent = np.abs(bend[:, None] - np.array(BENDS)).argmin(1)
        dried = np.abs(dry[:, None] - np.array(DRYNESS)).argmin(1)
        number: Field = ((which * len(BENDS) + bent) * len(DRYNESS) + dried) * KINDS + kind
        return number


def _dab(rng: np.random.Generator, shape: float, bend: float, dry: float) -> tuple[Field, Field]:
    """Make one dab: how much it covers, and how thick its paint lies."""
    long = LONG - 2 * MARGIN
    half = long / shape / 2
    sag = long * abs(bend) * 0.25
    high = int(2 * (half + MARGIN) + sag)
    down, across = np.mgrid[0:high, 0:LONG].astype(np.float32)
    u = (across - MARGIN) / long
    arch = 4 * u * (1 - u) * sag * np.sign(bend)
    v = (down - high / 2 + (arch - np.sign(bend) * sag / 2)) / half
    hairs = max(int(half * 0.9), 6)
    lanes = (np.clip(v, -1.2, 1.2) + 1.2) / 2.4 * (hairs - 1)
    load = _lane(rng.uniform(0, 1, hairs), lanes)
    start = _lane(rng.uniform(-0.01, 0.07, hairs), lanes) + (0.05 + 0.4 / shape) * v * v
    stop = (
        1
        - _lane(rng.uniform(-0.01, 0.06 + 0.30 * dry, hairs), lanes)
        - (0.05 + 0.4 / shape) * v * v
    )
    edge = 1 - np.abs(v) + 0.10 * (load - 0.5)
    soft = np.clip(edge * half * 0.45, 0, 1)
    ends = smoothstep(-0.012, 0.03, u - start) * smoothstep(-0.02, 0.05 + 0.10 * dry, stop - u)
    dots = rng.standard_normal((high, LONG)).astype(np.float32)
    fine = np.asarray(cv2.GaussianBlur(dots, (0, 0), 9, sigmaY=0.8), np.float32)
    streak = np.clip(load + fine / (fine.std() + 1e-6) * 0.18, 0, 1)
    empty = dry * smoothstep(0.15, 1.0, u) * 1.1 + dry * 0.25
    cover = soft * ends * np.clip(1.15 - empty * (1.2 - 1.5 * streak), 0, 1)
    ridge = 0.5 * np.exp(-(((np.abs(v) - 0.85) / 0.16) ** 2)) + 0.6 * streak + 0.25 * u
    return cover.astype(np.float32), np.clip(ridge, 0, 1).astype(np.float32)


def _lane(values: Field, lanes: Field) -> Field:
    return np.interp(lanes, np.arange(len(values)), values).astype(np.float32)


def _picture(light: Field, alpha: Field) -> skia.Image:
    pixels = np.stack([light, light, light, alpha], -1)
    whole = np.clip(pixels * 255 + 0.5, 0, 255).astype(np.uint8)
    image = skia.Image.fromarray(
        whole, skia.ColorType.kRGBA_8888_ColorType, skia.AlphaType.kPremul_AlphaType, copy=True
    )
    return image.withDefaultMipmaps()


@cache
def dabs() -> Dabs:
    """Return the dabs that all pictures are painted with."""
    return Dabs()
