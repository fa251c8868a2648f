"""Light on paper: a flat shape is inflated like a cushion, and lit from one place."""

import cv2
import numpy as np

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
