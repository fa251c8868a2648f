"""The stage: each part of a figure (a leg, a coat, a nose) is a small sheet of paper of its own.

Every part is lit like a cushion and throws a shadow on the parts beneath it, but not on the
picture. What comes out is one flat sheet, which the scene lays on the picture with its texture,
its hand-cut edge and its own shadow.
"""

import math
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Self, TypeAlias

import cv2
import numpy as np
import skia

from pinxit_atelier.engine import Colour, Field, Page, Path, Scene, Sheet, rgb
from pinxit_atelier.engine.light import depth_of, inflate, relief
from pinxit_atelier.engine.page import blur

Matrix: TypeAlias = Any  # skia.Matrix, which has no types
Box: TypeAlias = tuple[float, float, float, float]  # left, top, right, bottom
Light: TypeAlias = tuple[float, float, float]
Frame: TypeAlias = tuple[float, float, float, float]  # where a head is: x, y, size, turn

THINNEST = 0.55  # no line is thinner than this on the page


def matrix(x: float, y: float, scale: float, turn: float = 0, *, flip: bool = False) -> Matrix:
    """Return what brings figure units to the page: mirror, scale, turn clockwise, move."""
    result = skia.Matrix()
    result.setTranslate(x, y)
    result.preRotate(turn)
    result.preScale(-scale if flip else scale, scale)
    return result


def scale_of(matrix: Matrix) -> float:
    """Return how many logical pixels a figure unit has."""
    return math.hypot(matrix.getScaleX(), matrix.getSkewY())


def bounds(matrix: Matrix, box: Box) -> Box:
    """Return the box on the page round a box in figure units."""
    corners = [matrix.mapXY(x, y) for x in (box[0], box[2]) for y in (box[1], box[3])]
    across, down = [one.x() for one in corners], [one.y() for one in corners]
    return min(across), min(down), max(across), max(down)


class Cel(Sheet):
    """A sheet as large as the figure, on which one draws in figure units."""

    def __init__(self, page: Page, pixels: tuple[int, int, int, int], placing: Matrix) -> None:
        super().__init__(page, pixels)
        self.canvas.concat(placing)
        self.unit = scale_of(placing)  # logical pixels for each unit, here and now
        self._window = pixels
        self._veil: Cel | None = None

    def fade(self, path: Path, blur: float, clip: Path | None = None) -> None:
        """Let the part vanish softly there once it is lit: it grows out of what is below."""
        if self._veil is None:
            self._veil = Cel(self.page, self._window, matrix(0, 0, 1))
        self._veil.canvas.setMatrix(self.canvas.getTotalMatrix())
        self._veil.fill(path, "#000000", blur=blur, clip=clip)

    def kept(self, box: tuple[slice, slice]) -> Field | float:
        """Return how much of the part is left where it has been faded."""
        if self._veil is None:
            return 1.0
        self._veil.painted()
        return np.asarray(1 - self._veil.cut(box)[..., 3], np.float32)

    def px(self, units: float) -> float:
        """Return how many logical pixels some units are: details too small are left out."""
        return units * self.unit

    def stroke(self, width: float) -> float:
        """Return a width that is never thinner than a hair that can be seen."""
        return max(width, THINNEST / self.unit)

    @contextmanager
    def at(
        self, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0, *, flip: bool = False
    ) -> Iterator[Self]:
        """Draw in a frame of its own: moved, turned clockwise, scaled, mirrored."""
        unit = self.unit
        self.unit = unit * scale
        try:
            with super().at(x, y, scale, turn, flip=flip):
                yield self
        finally:
            self.unit = unit

    def painted(self) -> tuple[slice, slice] | None:
        """Return the rows and columns with paint on them; None: there are none."""
        self._surface.flushAndSubmit()
        alpha = self._pixels[..., 3]
        rows, columns = np.where(alpha.any(1))[0], np.where(alpha.any(0))[0]
        if not len(rows):
            return None
        return slice(int(rows[0]), int(rows[-1]) + 1), slice(int(columns[0]), int(columns[-1]) + 1)


class Stage:
    """Collects the parts of one figure."""

    def __init__(self, scene: Scene, placing: Matrix, box: Box, light: Light | None = None) -> None:
        """Make room for a figure that fills `box`, in figure units."""
        page = scene.page
        self.scene, self.placing, self.light = scene, placing, light or scene.light
        left, top, right, bottom = (int(edge * page.scale) for edge in bounds(placing, box))
        self.box = max(left, 0), max(top, 0), min(right, page.width), min(bottom, page.height)
        wide, high = self.box[2] - self.box[0], self.box[3] - self.box[1]
        self.visible = wide > 3 and high > 3
        self.paper = np.zeros((max(high, 1), max(wide, 1), 4), np.float32)
        self.unit = scale_of(placing)

    @contextmanager
    def part(
        self,
        relief: float = 3.0,
        lo: float = 0.55,
        hi: float = 0.32,
        shadow: float = 0.5,
        depth: float = 1.2,
        tint: Colour | None = None,
    ) -> Iterator[Cel]:
        """Draw one part.

        `relief` (how far it is rounded) and `depth` (how far its shadow falls) are in figure
        units; `tint` is the colour its dark side turns to: skin is warm there.
        """
        cel = Cel(self.scene.page, self.box, self.placing)
        yield cel
        painted = cel.painted() if self.visible else None
        if painted is not None:
            self._lay(cel, painted, relief, lo, hi, shadow, depth, tint)

    def _lay(
        self,
        cel: Cel,
        painted: tuple[slice, slice],
        round_for: float,
        lo: float,
        hi: float,
        shadow: float,
        depth: float,
        tint: Colour | None,
    ) -> None:
        page, scene = self.scene.page, self.scene
        fall = max(depth * self.unit, 0.6) * page.scale
        box = _padded(painted, int(fall * 3 + 4), self.paper.shape)
        paper = cel.cut(box)
        paint, alpha = paper[..., :3], np.ascontiguousarray(paper[..., 3])
        on_page = (
            slice(box[0].start + self.box[1], box[0].stop + self.box[1]),
            slice(box[1].start + self.box[0], box[1].stop + self.box[0]),
        )
        x, y, high = self.light
        to_light = x - page.x[on_page], y - page.y[on_page]
        radius = round_for * self.unit
        if radius > 0.5:
            cushion = inflate(depth_of(alpha, page.scale), radius, page.scale)
            lit = relief(cushion, to_light, high, page.scale)
            strokes = page.texture("brush")[on_page]
            lit = lit + 0.08 * strokes * np.clip(np.abs(lit) * 3, 0, 1)
            dark = np.clip(np.clip(-lit, 0, 1) * lo * 1.5, 0, 0.85)[..., None]
            bright = np.clip(lit, 0, 1)[..., None] * hi
            if tint is None:
                deep = scene.shade * 0.4 * np.clip(paint * 2, 0, 1)
            else:
                deep = rgb(tint) * alpha[..., None] * 0.85
            paint = paint * (1 - dark) + deep * dark
            paint = paint + (paint * 0.8 + 0.12 * alpha[..., None]) * scene.glow * bright
        kept = cel.kept(box)
        if isinstance(kept, np.ndarray):
            paint, alpha = paint * kept[..., None], alpha * kept
        below = self.paper[box]
        if shadow:
            thrown = _thrown(alpha, to_light, fall)[..., None] * shadow
            below[..., :3] *= 1 - thrown * (1 - scene.shade)
        below[..., :3] = below[..., :3] * (1 - alpha)[..., None] + paint
        below[..., 3] = below[..., 3] * (1 - alpha) + alpha

    def sheet(self) -> Field:
        """Return the whole figure as a sheet of the page."""
        page = self.scene.page
        whole = np.zeros((page.height, page.width, 4), np.float32)
        if self.visible:
            left, top, right, bottom = self.box
            whole[top:bottom, left:right] = self.paper
        return whole


def _padded(
    painted: tuple[slice, slice], margin: int, shape: tuple[int, ...]
) -> tuple[slice, slice]:
    rows, columns = painted
    return (
        slice(max(rows.start - margin, 0), min(rows.stop + margin, shape[0])),
        slice(max(columns.start - margin, 0), min(columns.stop + margin, shape[1])),
    )


def _thrown(alpha: Field, to_light: tuple[Field, Field], fall: float) -> Field:
    """Return the shadow a part throws: away from the light, and a little round it."""
    across, down = float(to_light[0].mean()), float(to_light[1].mean())
    far = math.hypot(across, down) + 1e-3
    shift = np.array(
        [[1, 0, -across / far * fall * 0.8], [0, 1, -down / far * fall * 0.8 + fall * 0.4]],
        np.float32,
    )
    moved = cv2.warpAffine(alpha, shift, (alpha.shape[1], alpha.shape[0]))
    thrown = blur(np.asarray(moved, np.float32), max(fall * 0.6, 0.5))
    contact = 0.5 * blur(alpha, max(fall * 0.25, 0.5))
    return np.maximum(thrown, contact)
