"""The finish: what makes paint of a picture.

Colours are smeared along the edges as by a loaded brush, light things glow, shadows and lights
turn to two colours, the paper shows through. Small bright or dark things (stars, eyes) are kept
as they are: the smearing would square them.
"""

import cv2
import numpy as np
from msgspec import Struct

from .brush import Brush, brushed
from .colour import Colour, Field, rgb, smoothstep
from .marks import Marks
from .page import Page
from .palette import Palette, held
from .values import edged, grouped

_LUMA = np.array([0.3, 0.55, 0.15], np.float32)


class Look(Struct, frozen=True, kw_only=True):
    """How strongly each part of the finish is felt."""

    smear: float = 1.0
    bristle: float = 0.05
    grain: float = 0.035
    bloom: float = 0.35
    bloom_from: float = 0.72
    vignette: float = 0.35
    saturation: float = 1.05
    contrast: float = 1.0
    shadows: Colour | None = None  # the colours that shadows and lights turn to
    lights: Colour | None = None
    split: float = 0.1
    brush: Brush | None = None  # real strokes, in place of `smear` and `bristle`
    palette: Palette | None = None
    masses: float = 0  # how far values are pulled to three great masses, 0 … 1


def finished(
    page: Page,
    image: Field,
    seed: int,
    look: Look,
    *,
    marks: Marks | None = None,
    focus: Field | None = None,
) -> Field:
    """Return the finished picture, 0 … 1; `focus` says where one is to look."""
    image = np.clip(_bloomed(page, np.clip(image, 0, 1.6).astype(np.float32), look), 0, 1)
    if look.masses:
        image = grouped(page, image, look.masses)
    if look.palette is not None:
        image = held(image, look.palette)
    if look.brush is not None:
        if focus is None:
            focus = np.full((page.height, page.width), 0.5, np.float32)
        image = edged(page, np.clip(_graded(image, look), 0, 1), focus, look.brush.edges)
        image = brushed(page, image, seed, look.brush, marks or Marks(page), focus)
    else:
        image = _papercut(page, image, seed, look)
    if look.vignette:
        wide, high = page.size
        far = page.distance(wide / 2, high / 2, wide * 0.7, high * 0.683)
        far = far + 0.04 * page.texture("cloud")
        image = image * (1 - smoothstep(0.55, 1.35, far) * look.vignette)[..., None]
    if look.brush is not None:  # which has a canvas of its own
        return np.clip(image, 0, 1).astype(np.float32)
    paper = page.texture("paper")[..., None]
    image = np.clip(image * (1 + look.grain * paper) + look.grain * 0.25 * paper, 0, 1)
    soft = page.blur(image.astype(np.float32), 0.75)
    return np.clip(image + 0.35 * (image - soft), 0, 1).astype(np.float32)


def _papercut(page: Page, image: Field, seed: int, look: Look) -> Field:
    """Smear colours along edges, let bristles show, and turn shadows and lights to two colours."""
    angle = _brush_angles(page, image, seed)
    if look.smear:
        image = _smeared(page, image, look.smear)
    if look.bristle:
        image = _bristled(page, image, angle, seed, look.bristle)
    return _graded(image, look)


def _bloomed(page: Page, image: Field, look: Look) -> Field:
    if not look.bloom:
        return image
    bright = np.clip(image - look.bloom_from, 0, 1)
    glow = sum(page.blur(bright, size) * part for size, part in ((4, 0.5), (16, 0.6), (48, 0.8)))
    lit: Field = 1 - (1 - np.clip(image, 0, 1)) * (1 - np.clip(glow * look.bloom * 1.6, 0, 1))
    return lit


def _brush_angles(page: Page, image: Field, seed: int) -> Field:
    """Return the way of the brush: along edges, and wandering where there are none."""
    gray = page.blur(image, 1.2) @ np.array([0.35, 0.5, 0.15], np.float32)
    across, down = cv2.Sobel(gray, cv2.CV_32F, 1, 0), cv2.Sobel(gray, cv2.CV_32F, 0, 1)
    xx, xy, yy = (
        page.blur(np.asarray(part, np.float32), 5)
        for part in (across * across, across * down, down * down)
    )
    strength = np.sqrt((xx - yy) ** 2 + 4 * xy**2)
    edge = 0.5 * np.arctan2(2 * xy, xx - yy) + np.pi / 2
    free = page.noise(40 + seed, 240, 2) * 1.4 + 0.3
    part = smoothstep(0, 0.0006, strength.astype(np.float32))
    way_x = np.cos(2 * edge) * part + np.cos(2 * free) * (1 - part) * 0.6
    way_y = np.sin(2 * edge) * part + np.sin(2 * free) * (1 - part) * 0.6
    return (0.5 * np.arctan2(way_y, way_x)).astype(np.float32)


def _smeared(page: Page, image: Field, amount: float) -> Field:
    smeared = _kuwahara(image, max(1, round(2 * page.scale * amount)))
    value = image.mean(-1)
    size = int(5 * page.scale) | 1
    dot = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (size, size))
    small = np.maximum(
        value - cv2.morphologyEx(value, cv2.MORPH_OPEN, dot),
        cv2.morphologyEx(value, cv2.MORPH_CLOSE, dot) - value,
    )
    kept = page.blur(smoothstep(0.045, 0.14, small), 0.8)[..., None]
    both: Field = smeared * (1 - kept) + image * kept
    return both


def _bristled(page: Page, image: Field, angle: Field, seed: int, amount: float) -> Field:
    hairs = page.bristles(60 + seed, angle, 30, 1.25)
    ridge = cv2.Sobel(page.blur(hairs, 0.6), cv2.CV_32F, 0, 1)
    ridge = ridge / ridge.std() * 0.5
    value = image.mean(-1)
    strength = amount * (0.35 + 0.9 * np.clip(value * 1.6, 0, 1) * (1.15 - value))
    light = (hairs * 0.9 + ridge * 0.7) * strength
    stroked: Field = image * (1 + light)[..., None] + (hairs * 0.04 * strength)[..., None]
    return stroked


def _graded(image: Field, look: Look) -> Field:
    if look.shadows is not None and look.lights is not None:
        value = (image @ _LUMA)[..., None]
        dark, bright = (1 - value) ** 2, value**2
        tone = (rgb(look.shadows) - 0.5) * dark + (rgb(look.lights) - 0.5) * bright
        image = image + look.split * tone
    value = (image @ _LUMA)[..., None]
    image = value + (image - value) * look.saturation
    if look.contrast != 1:
        image = np.clip(image, 0, 1)
        image = image + (look.contrast - 1) * (image - 0.5) * 4 * image * (1 - image)
    return image.astype(np.float32)


def _kuwahara(image: Field, radius: int) -> Field:
    """Take for each pixel the quietest of four neighbourhoods: flat strokes with clear edges."""
    size = (radius + 1, radius + 1)
    mean = cv2.blur(image, size)
    spread = np.clip((cv2.blur(image * image, size) - mean * mean).sum(-1), 0, None)
    total = np.zeros_like(image)
    weights = np.zeros(image.shape[:2], np.float32)
    box = image.shape[1], image.shape[0]
    for right in (-1, 1):
        for down in (-1, 1):
            shift = np.array([[1, 0, right * radius / 2], [0, 1, down * radius / 2]], np.float32)
            near = cv2.warpAffine(mean, shift, box, borderMode=cv2.BORDER_REFLECT)
            noisy = cv2.warpAffine(spread, shift, box, borderMode=cv2.BORDER_REFLECT)
            weight = 1 / (1e-5 + noisy) ** 2
            total += near * weight[..., None]
            weights += weight
    return np.asarray(total / weights[..., None], np.float32)
