"""The page: its resolution, and the textures that are made once for it.

A draft is the same picture on a smaller page. Noise is drawn on a grid of logical size, so that
clouds and mist lie in the same places at every resolution.
"""

import math
from typing import Final

import cv2
import numpy as np

from .colour import Field

WIDTH: Final = 800
HEIGHT: Final = 1200
FULL: Final = 1.5  # pixels for each logical one: 1,200 × 1,800
DRAFT: Final = 0.5

cv2.setNumThreads(1)  # cards are painted side by side, one on each core


class Page:
    """Paper of some resolution; of a card's size, unless another is asked for."""

    def __init__(self, scale: float = FULL, size: tuple[int, int] = (WIDTH, HEIGHT)) -> None:
        self.scale = scale
        self.size = size
        self.width = round(size[0] * scale)
        self.height = round(size[1] * scale)
        down, across = np.mgrid[0 : self.height, 0 : self.width].astype(np.float32) / scale
        self.x: Field = across  # logical coordinates of every pixel
        self.y: Field = down
        self._textures: dict[tuple[str, int], Field] = {}
        self._wobbles: dict[tuple[int, float], tuple[Field, Field]] = {}

    def distance(self, x: float, y: float, wide: float = 1, high: float = 1) -> Field:
        """Return how far every pixel is from a place; `wide` and `high` stretch the circles."""
        return np.hypot((self.x - x) / wide, (self.y - y) / high).astype(np.float32)

    def blur(self, image: Field, sigma: float) -> Field:
        """Blur by a logical radius; large ones on a smaller copy, which nobody can tell."""
        return blur(image, sigma * self.scale)

    def noise(
        self,
        seed: int,
        size: float,
        octaves: int = 4,
        gain: float = 0.5,
        stretch: tuple[float, float] = (1, 1),
    ) -> Field:
        """Return clouds of about -1 … 1, the largest of about `size`."""
        rng = np.random.default_rng(seed)
        field = np.zeros((self.height, self.width), np.float32)
        loudness, power = 1.0, 0.0
        for octave in range(octaves):
            wide = max(size * stretch[0] * self.scale / 2**octave, 1.01)
            high = max(size * stretch[1] * self.scale / 2**octave, 1.01)
            grid_size = int(self.height / high) + 4, int(self.width / wide) + 4
            grid = rng.standard_normal(grid_size).astype(np.float32)
            field += loudness * cv2.warpAffine(
                grid,
                np.array([[1 / wide, 0, 1.2], [0, 1 / high, 1.2]], np.float32),
                (self.width, self.height),
                flags=cv2.INTER_CUBIC | cv2.WARP_INVERSE_MAP,
                borderMode=cv2.BORDER_REFLECT,
            )
            power += loudness * loudness
            loudness *= gain
        return (field / (1.6 * math.sqrt(power))).astype(np.float32)

    def bristles(self, seed: int, angle: Field, length: float = 26, grain: float = 1.3) -> Field:
        """Smear fine noise along a field of angles, as the hairs of a brush would."""
        height, width = angle.shape
        rng = np.random.default_rng(seed)
        dots = self.blur(rng.standard_normal((height, width)).astype(np.float32), grain * 0.5)
        along_x, along_y = np.cos(angle).astype(np.float32), np.sin(angle).astype(np.float32)
        across, down = np.meshgrid(
            np.arange(width, dtype=np.float32), np.arange(height, dtype=np.float32)
        )
        total, stride = dots.copy(), 1.5 * self.scale
        for way in (1, -1):
            x, y = across.copy(), down.copy()
            for _ in range(int(length / 2 / 1.5)):
                step_x = cv2.remap(along_x, x, y, cv2.INTER_NEAREST, borderMode=cv2.BORDER_REFLECT)
                step_y = cv2.remap(along_y, x, y, cv2.INTER_NEAREST, borderMode=cv2.BORDER_REFLECT)
                x += way * stride * step_x
                y += way * stride * step_y
                total += cv2.remap(dots, x, y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
        return (total / total.std() * 0.4).astype(np.float32)

    def texture(self, kind: str, seed: int = 0) -> Field:
        """Return one of the textures of this page: brush, across, down, paper, cloud, fine."""
        key = kind, seed
        if key not in self._textures:
            self._textures[key] = self._make_texture(kind, seed)
        return self._textures[key]

    def _make_texture(self, kind: str, seed: int) -> Field:
        match kind:
            case "brush":  # meandering gouache strokes
                wander = self.noise(100 + seed, 260, 2) * 1.6 + 0.35
                strokes = self.bristles(200 + seed, wander, 46, 1.6)
                return (strokes * 0.7 + self.noise(300 + seed, 55, 4, 0.6) * 0.8) * 0.7
            case "across":
                strokes = self.bristles(210 + seed, self.noise(110 + seed, 200, 2) * 0.25, 70, 1.4)
                return strokes * 0.8 + self.noise(310 + seed, 60, 4, 0.6, (3, 1)) * 0.5
            case "down":
                angle = self.noise(120 + seed, 200, 2) * 0.22 + math.pi / 2
                strokes = self.bristles(220 + seed, angle.astype(np.float32), 60, 1.4)
                return strokes * 0.8 + self.noise(320 + seed, 60, 4, 0.6, (1, 3)) * 0.5
            case "paper":
                return self._paper(seed)
            case "cloud":
                return self.noise(600 + seed, 90, 6, 0.55)
            case "fine":
                return self.noise(700 + seed, 14, 4, 0.6)
            case _:
                raise ValueError(f"There is no texture called {kind!r}.")

    def _paper(self, seed: int) -> Field:
        rng = np.random.default_rng(400 + seed)
        dots = rng.standard_normal((self.height, self.width)).astype(np.float32)
        fine, coarse = self.blur(dots, 0.8), self.blur(dots[::-1].copy(), 2.2)
        fibres = self.bristles(500 + seed, self.noise(501 + seed, 18, 2) * 3, 16, 0.9)
        return fine / fine.std() * 0.35 + coarse / coarse.std() * 0.3 + fibres * 0.5

    def wobble(self, seed: int, amount: float) -> tuple[Field, Field]:
        """Return where each pixel comes from when a hand has cut the edges."""
        key = seed % 3, round(amount, 2)
        if key not in self._wobbles:
            base = 800 + key[0]
            shift_x = self.noise(base, 38, 2) + 0.55 * self.noise(base + 10, 9, 2)
            shift_y = self.noise(base + 20, 38, 2) + 0.55 * self.noise(base + 30, 9, 2)
            reach = self.scale * amount
            self._wobbles[key] = (
                (self.x * self.scale + reach * shift_x).astype(np.float32),
                (self.y * self.scale + reach * shift_y).astype(np.float32),
            )
        return self._wobbles[key]


def blur(image: Field, sigma: float) -> Field:
    """Blur by a radius in pixels."""
    if sigma <= 0:
        return image
    if sigma < 7:
        return np.asarray(cv2.GaussianBlur(image, (0, 0), sigma), np.float32)
    factor = int(min(sigma // 3.5, 16))
    height, width = image.shape[:2]
    small = cv2.resize(
        image, (max(width // factor, 2), max(height // factor, 2)), interpolation=cv2.INTER_AREA
    )
    soft = cv2.GaussianBlur(small, (0, 0), sigma / factor)
    whole = cv2.resize(soft, (width, height), interpolation=cv2.INTER_LINEAR)
    return np.asarray(whole, np.float32)
