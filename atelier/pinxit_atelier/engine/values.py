"""Values: great masses of light and dark; edges that are lost, and edges that are found."""

import cv2
import numpy as np

from .colour import Field, smoothstep
from .page import Page

_LUMA = np.array([0.3, 0.55, 0.15], np.float32)


def luma(image: Field) -> Field:
    """Return how light every pixel is."""
    light: Field = image @ _LUMA
    return light


def grouped(page: Page, image: Field, amount: float, masses: int = 3) -> Field:
    """Pull lights, half-tones and darks together, and leave what is drawn in them as it is."""
    value = luma(np.clip(image, 0, 1))
    large = guided(page, value, 26, 0.012)
    levels = _levels(large, masses)
    apart = np.abs(large[..., None] - levels)
    weight = np.exp(-((apart / (0.30 / masses)) ** 2)) + 1e-6
    target = (weight * levels).sum(-1) / weight.sum(-1)
    moved = target - large
    moved = np.where(moved > 0, moved * np.clip(1.6 * (1 - large), 0, 1), moved)  # lights stay
    ratio = (large + amount * moved + 0.02) / (large + 0.02)
    return (image * ratio[..., None]).astype(np.float32)


def _levels(value: Field, count: int) -> Field:
    """Return the values of the masses: the middles of the heaps that the picture's values form.

    The darkest and the brightest are moved outwards, so that the picture keeps its range.
    """
    small = np.asarray(cv2.resize(value, (96, 144), interpolation=cv2.INTER_AREA)).ravel()
    levels: Field = np.percentile(small, (np.arange(count) + 0.5) * 100 / count)
    for _ in range(12):
        nearest = np.abs(small[:, None] - levels).argmin(1)
        for number in range(count):
            if (nearest == number).any():
                levels[number] = small[nearest == number].mean()
    levels = np.sort(levels)
    low, high = np.percentile(small, (3, 97))
    levels[0], levels[-1] = (2 * low + levels[0]) / 3, (2 * high + levels[-1]) / 3
    return levels.astype(np.float32)


def guided(page: Page, value: Field, radius: float, sharp: float) -> Field:
    """Smooth a field and keep its great edges: each neighbourhood is fitted by a line."""
    part = min(1.0, 0.5 / page.scale)
    size = max(int(page.width * part), 8), max(int(page.height * part), 8)
    small = np.asarray(cv2.resize(value, size, interpolation=cv2.INTER_AREA), np.float32)
    box = (2 * max(int(radius * page.scale * part), 1) + 1,) * 2
    mean = cv2.blur(small, box)
    spread = cv2.blur(small * small, box) - mean * mean
    slope = spread / (spread + sharp)
    base = mean - slope * mean
    whole = (
        cv2.resize(cv2.blur(one, box), value.shape[::-1], interpolation=cv2.INTER_LINEAR)
        for one in (slope, base)
    )
    steep, low = whole
    return np.asarray(steep * value + low, np.float32)


def edged(page: Page, image: Field, focus: Field, amount: float) -> Field:
    """Lose edges between darks and far from the focus; sharpen them where one is to look."""
    value = luma(image)
    size = max(int(9 * page.scale), 3) | 1
    dot = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (size, size))
    bright, dark = cv2.dilate(value, dot), cv2.erode(value, dot)
    both_dark = smoothstep(0.36, 0.14, page.blur(np.asarray(bright, np.float32), 3))
    alike = smoothstep(0.30, 0.08, page.blur(np.asarray(bright - dark, np.float32), 3))
    far = 1 - focus
    lost = np.clip(both_dark * (0.35 + 0.65 * far) + alike * far * 0.55, 0, 1) * amount
    soft = page.blur(image, 3.2)
    image = image + (soft - image) * np.clip(lost, 0, 1)[..., None]
    fine = image - page.blur(image, 1.1)
    found = (focus * amount * (1 - alike) * 0.6)[..., None]
    return (image + fine * found).astype(np.float32)
