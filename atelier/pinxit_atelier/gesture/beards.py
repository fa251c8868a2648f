"""Beards and moustaches: a mass on the jaw, and locks that hang from it."""

from collections.abc import Callable
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from pinxit_atelier.engine.colour import Colour

from .faces import beard_place
from .hair import Strands, hang, put
from .heads_skull import Skull, around
from .heads_surface import Grid, Relief, normals


class Chin:
    """What a beard grows on."""

    def __init__(
        self,
        relief: Relief,
        skull: Skull,
        at: Grid,
        normal: Grid,
        colour: Colour,
        grey: float,
        seed: int,
    ) -> None:
        self.relief, self.skull, self.at, self.normal = relief, skull, at, normal
        self.rng = np.random.default_rng(seed + 17)
        self.paint = relief.paint(Strands(colour, grey=grey, contrast=1.1))
        near = (at[..., 2] > 0.12) & (np.abs(at[..., 0]) < 0.2) & (at[..., 1] < skull.eye_y)
        self._skin = at[near]

    def front(self, x: NDArray[Any], y: NDArray[Any]) -> NDArray[Any]:
        """Return how far to the front the skin is."""
        far = (self._skin[:, 0] - x[:, None]) ** 2 + (self._skin[:, 1] - y[:, None]) ** 2
        return np.asarray(self._skin[np.argmin(far, 1), 2], float)

    def mass(self, thick: float, only: Callable[[Grid, Grid], Grid] | None = None) -> None:
        """Lay hair on the jaw."""
        s, y = around(self.at), self.at[..., 1]
        cover = _cover(self, s, y)
        if only is not None:
            cover = cover * only(s, y)
        ridge = np.sin(s * 75 + 2 * np.sin(y * 22)) + 0.6 * np.sin(s * 140 + y * 30)
        off = np.where(
            cover > 0.12, cover * thick * (1 + 0.14 * ridge) + 0.002, (cover - 0.12) * 0.1 - 0.002
        )
        grid = self.at + self.normal * off[..., None].astype(np.float32)
        full = normals(grid)
        full *= np.where(
            (full * self.normal).sum(2, keepdims=True) < 0, np.float32(-1), np.float32(1)
        )
        extra = np.zeros((*s.shape, 4), np.float32)
        extra[..., 0], extra[..., 1] = y * 4, s * 9
        self.relief.sheet(
            grid,
            self.paint,
            normal=full * np.float32(0.6) + self.normal * np.float32(0.4),
            extra=extra,
        )

    def locks(self, length: float, wide: float, count: int = 11, curl: float = 0.0) -> None:
        """Let it hang from the jaw."""
        for row in range(2):
            x = np.linspace(-wide, wide, count - row)
            z = 0.275 - 1.1 * x**2 - 0.05 * row
            start = np.stack([x, -0.40 + 0.7 * x**2 - 0.05 * row, z], 1)
            ways = np.stack([x * 0.9, x * 0 - 0.7, x * 0 + 0.45], 1)
            long = (
                length * (1 - 0.55 * (np.abs(x) / wide) ** 2) * self.rng.uniform(0.88, 1.08, len(x))
            )
            paths = hang(
                self.relief,
                start,
                ways,
                long,
                steps=9,
                stiff=0.6,
                thick=0.02,
                curl=curl,
                turns=1.6,
                rng=self.rng,
            )
            put(self.relief, self.paint, paths, 0.046, flat=0.6, tip=0.06)

    def moustache(self, reach: float, thick: float, droop: float, curl: float = 0.0) -> None:
        """Lay hair under the nose: it fans out, and turns down (or up) at its ends."""
        top = self.skull.nose_y - 0.014
        t = np.linspace(0, 1, 8)
        for side in (1, -1):
            paths, sizes = [], []
            for i in range(13):
                root = i / 12
                start = 0.004 + 0.62 * reach * root
                x = side * (start + (reach - start) * (0.25 + 0.75 * root) * t)
                low = droop * (0.35 + 0.65 * (np.abs(x) / reach) ** 1.5) * t
                y = top - 0.010 * root - low - thick * (0.7 - 0.4 * root) * t
                y = y + curl * np.clip(np.abs(x) / reach - 0.62, 0, 1) ** 1.6
                x = x + self.rng.normal(0, 0.002)
                paths.append(np.stack([x, y, self.front(x, y) + 0.004 + thick * 0.3], 1))
                sizes.append(thick * 0.62 * self.rng.uniform(0.8, 1.15))
            put(self.relief, self.paint, np.array(paths), np.array(sizes), flat=0.55, tip=0.03)


def _cover(chin: Chin, s: Grid, y: Grid) -> Grid:
    flat = beard_place(
        chin.at.reshape(-1, 3), s.reshape(-1), y.reshape(-1), chin.skull, moustache=False
    )
    return flat.reshape(s.shape)


def _full(c: Chin) -> None:
    c.mass(0.05)
    c.locks(0.13, 0.17)
    c.moustache(0.105, 0.019, 0.05)


def _short(c: Chin) -> None:
    c.mass(0.022)
    c.moustache(0.09, 0.012, 0.035)


def _long(c: Chin) -> None:
    c.mass(0.05)
    c.locks(0.5, 0.18, 13, 0.014)
    c.moustache(0.13, 0.02, 0.07)


def _goatee(c: Chin) -> None:
    c.mass(0.024, lambda s, y: np.clip((1 - np.hypot(s / 0.095, (y + 0.40) / 0.13)) / 0.35, 0, 1))
    c.locks(0.13, 0.06, 6)
    c.moustache(0.085, 0.011, 0.03)


def _moustache(c: Chin) -> None:
    c.moustache(0.11, 0.019, 0.028)


def _walrus(c: Chin) -> None:
    c.moustache(0.115, 0.027, 0.075)


def _handlebar(c: Chin) -> None:
    c.moustache(0.15, 0.015, 0.045, 0.55)


def _pencil(c: Chin) -> None:
    c.moustache(0.075, 0.007, 0.020)


def _whiskers(c: Chin) -> None:
    c.mass(0.05, lambda s, _: np.clip((np.abs(s) - 0.15) / 0.04, 0, 1))
    c.moustache(0.10, 0.018, 0.04)


def _sailor(c: Chin) -> None:
    c.mass(
        0.05,
        lambda s, y: np.clip(
            (np.hypot(s / 0.15, (y - c.skull.mouth_y - 0.01) / 0.115) - 1) / 0.2, 0, 1
        ),
    )
    c.locks(0.10, 0.16)


BEARDS: Final[dict[str, Callable[[Chin], None]]] = {
    "full": _full, "short": _short, "long": _long, "goatee": _goatee, "moustache": _moustache,
    "walrus": _walrus, "handlebar": _handlebar, "pencil": _pencil, "whiskers": _whiskers,
    "sailor": _sailor,
}  # fmt: skip
