"""Light on paper: a flat shape is inflated like a cushion, and lit from one place."""

import cv2
import numpy as np
from numpy.typing import NDArray

from .colour import Field, rgb, smoothstep
from .page import blur


def depth_of(alpha: Field, scale: float) -> Field:
    """Return how far inside a shape every pixel is, in logical units."""
    inside = (alpha > 0.5).astype(np.uint8)
    return np.asarray(cv2.distanceTransform(inside, cv2.DIST_L2, 5), np.float32) / scale


def inflate(depth: Field, radius: float, scale: float) -> Field:
    """Return the height of a cushion whose rim is round for `radius`."""
    part = np.clip(depth / radius, 0, 1)
    height = radius * np.sqrt(np.clip(1 - (1 - part) ** 2, 0, 1))
    return blur(height.astype(np.float32), max(radius * 0.16, 1.0) * scale)


def slope(field: Field, strength: float) -> tuple[Field, Field]:
    """Return how steeply a field rises to the right and downwards."""
    across = cv2.Sobel(field, cv2.CV_32F, 1, 0, ksize=3) * strength
    down = cv2.Sobel(field, cv2.CV_32F, 0, 1, ksize=3) * strength
    return np.asarray(across, np.float32), np.asarray(down, np.float32)


def relief(height: Field, to_light: tuple[Field, Field], high: float, scale: float) -> Field:
    """Return how much lighter than flat paper every pixel is; below 0: darker."""
    across, down = slope(height, scale / 8)
    dx, dy = to_light
    steep = 1 / np.sqrt(across * across + down * down + 1)
    far = 1 / np.sqrt(dx * dx + dy * dy + high * high)
    lit: Field = (-across * dx - down * dy + high) * steep * far - high * far
    return lit


def rim(
    alpha: Field, depth: Field, to_light: tuple[Field, Field], width: float, scale: float
) -> Field:
    """Return the edge that is turned to the light."""
    soft = blur(alpha, width * scale)
    across, down = slope(soft, scale * width)
    dx, dy = to_light
    distance = np.sqrt(dx * dx + dy * dy) + 1e-3
    facing = np.clip((-across * dx - down * dy) / distance, 0, 1)
    edge: Field = np.clip(facing * 1.4, 0, 1) * smoothstep(width * 2.2, 0, depth)
    return edge


def lit_paint(
    paint: Field,
    alpha: Field,
    shade: Field,
    glow: Field,
    lit: Field,
    lo: float,
    hi: float,
    fade: Field,
) -> Field:
    """Darken the far side towards the shade and lighten the near one towards the glow."""
    light = np.clip(lit, 0, 1) * hi * fade * 1.6
    dark = np.clip(np.clip(-lit, 0, 1) * lo * 1.5, 0, 0.93)
    deep = shade * (dark * 0.35 * alpha)[..., None] * np.clip(paint * 2, 0, 1)
    paint = paint * (1 - dark)[..., None] + deep
    shone: Field = (
        paint + (paint * 0.9 + 0.1 * alpha[..., None]) * (rgb(glow) * 1.25) * light[..., None]
    )
    return shone


def volume(alpha: Field) -> Field:
    """Return the height of a whole form: round all through, where `inflate` rounds its rim.

    The height h answers to a skin that is blown up: a disc becomes half a ball, a strip a pipe.
    """
    high, wide = alpha.shape
    size = max(high, wide)
    skin: Field = np.zeros((2, 2), np.float32)
    for level in (12, 24, 48, 96, 160):
        part = min(level / size, 1)
        shape = max(round(wide * part), 2), max(round(high * part), 2)
        inside = np.asarray(cv2.resize(alpha, shape, interpolation=cv2.INTER_AREA), np.float32)
        grown = cv2.resize(skin, shape, interpolation=cv2.INTER_LINEAR)
        skin = _blown_up(np.asarray(grown, np.float32), inside > 0.5, 1 / part)
        if part == 1:
            break
    round_one = np.sqrt(np.clip(skin, 0, None)).astype(np.float32) * 2
    whole = cv2.resize(round_one, (wide, high), interpolation=cv2.INTER_CUBIC)
    return np.clip(np.asarray(whole, np.float32), 0, None) * alpha


def _blown_up(skin: Field, inside: NDArray[np.bool_], step: float) -> Field:
    kernel = np.array([[0, 1, 0], [1, 0, 1], [0, 1, 0]], np.float32) / 4
    for _ in range(70):
        skin = np.where(
            inside,
            cv2.filter2D(skin, -1, kernel, borderType=cv2.BORDER_REPLICATE) + step * step / 4,
            0,
        ).astype(np.float32)
    return skin


def facing(height: Field, to_light: tuple[Field, Field], high: float, scale: float) -> Field:
    """Return how squarely a form faces the light: 1 straight, 0 along it, below 0 away."""
    across, down = slope(blur(height, 1.5 * scale), 1 / 8)
    dx, dy = to_light
    steep = 1 / np.sqrt(across * across + down * down + 1)
    far = 1 / np.sqrt(dx * dx + dy * dy + high * high)
    lit: Field = (-across * dx - down * dy + high) * steep * far
    return lit


def shadow_tone(shade: Field) -> Field:
    """Return what light in a shadow is multiplied by: the colour of shadows, never black."""
    tone: Field = 0.16 + 0.34 * shade / max(float(shade.max()), 1e-3)
    return tone
