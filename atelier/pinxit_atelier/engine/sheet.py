"""A sheet of clear paper on which shapes are painted, before it is laid on the picture."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Self

import numpy as np
import skia

from .colour import Colour, Field, rgb
from .page import Page
from .shapes import Path


class Gradient:
    """How the colour of a shape flows into another one."""

    def __init__(
        self, to: Colour, points: tuple[float, float, float, float] | None, radius: Any
    ) -> None:
        self.to = to
        self.points = points
        self.radius = radius

    def shader(self, colour: Colour, alpha: float) -> Any:
        """Return what skia wants to know."""
        both = [_colour(one, alpha).toColor() for one in (colour, self.to)]
        if self.points is not None:
            x0, y0, x1, y1 = self.points
            return skia.GradientShader.MakeLinear([skia.Point(x0, y0), skia.Point(x1, y1)], both)
        x, y, radius = self.radius
        return skia.GradientShader.MakeRadial(skia.Point(x, y), radius, both)


def linear(x0: float, y0: float, x1: float, y1: float, to: Colour) -> Gradient:
    """Let the colour flow into `to` from one place to another."""
    return Gradient(to, (float(x0), float(y0), float(x1), float(y1)), None)


def radial(x: float, y: float, radius: float, to: Colour) -> Gradient:
    """Let the colour flow into `to` from a middle outwards."""
    return Gradient(to, None, (float(x), float(y), float(radius)))


def _colour(colour: Colour, alpha: float) -> Any:
    red, green, blue = (float(part) for part in np.clip(rgb(colour), 0, 1))
    return skia.Color4f(red, green, blue, float(alpha))


class Sheet:
    """Shapes in paint, on nothing."""

    def __init__(self, page: Page, window: tuple[int, int, int, int] | None = None) -> None:
        """Take a sheet as large as the page, or as a window on it: left, top, right, bottom."""
        left, top, right, bottom = window or (0, 0, page.width, page.height)
        self.page = page
        self._pixels = np.zeros((bottom - top, right - left, 4), np.uint8)
        self._surface = skia.Surface(
            self._pixels, skia.ColorType.kRGBA_8888_ColorType, skia.AlphaType.kUnpremul_AlphaType
        )
        self.canvas = self._surface.getCanvas()
        self.canvas.translate(-left, -top)
        self.canvas.scale(page.scale, page.scale)

    def fill(
        self,
        path: Path,
        colour: Colour,
        alpha: float = 1,
        *,
        blur: float = 0,
        grad: Gradient | None = None,
        clip: Path | None = None,
        erase: bool = False,
    ) -> Self:
        """Fill a shape; `clip` keeps the paint inside another one, `erase` takes paint away."""
        paint = self._paint(colour, alpha, blur, erase=erase)
        if grad is not None:
            paint.setShader(grad.shader(colour, alpha))
        self._draw(path, paint, clip)
        return self

    def line(
        self,
        path: Path,
        colour: Colour,
        width: float = 1,
        alpha: float = 1,
        *,
        blur: float = 0,
        clip: Path | None = None,
        erase: bool = False,
        butt: bool = False,
    ) -> Self:
        """Draw along a shape, with round ends unless `butt`."""
        paint = self._paint(colour, alpha, blur, erase=erase)
        paint.setStyle(skia.Paint.kStroke_Style)
        paint.setStrokeWidth(self.stroke(width))
        if not butt:
            paint.setStrokeCap(skia.Paint.kRound_Cap)
            paint.setStrokeJoin(skia.Paint.kRound_Join)
        self._draw(path, paint, clip)
        return self

    def stroke(self, width: float) -> float:
        """Return how wide a line is drawn that is to be so wide."""
        return width

    def on_top(self, path: Path, colour: Colour, alpha: float, *, blur: float = 0) -> Self:
        """Paint only where there is paint already: a shadow that never leaves its shape."""
        paint = self._paint(colour, alpha, blur, erase=False)
        paint.setBlendMode(skia.BlendMode.kSrcATop)
        self.canvas.drawPath(path, paint)
        return self

    @contextmanager
    def at(
        self, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0, *, flip: bool = False
    ) -> Iterator[Self]:
        """Draw in a frame of its own: moved, turned clockwise, scaled, mirrored."""
        self.canvas.save()
        self.canvas.translate(x, y)
        self.canvas.rotate(turn)
        self.canvas.scale(-scale if flip else scale, scale)
        try:
            yield self
        finally:
            self.canvas.restore()

    @contextmanager
    def inside(self, path: Path) -> Iterator[Self]:
        """Keep all paint inside a shape."""
        self.canvas.save()
        self.canvas.clipPath(path, doAntiAlias=True)
        try:
            yield self
        finally:
            self.canvas.restore()

    def pixels(self) -> Field:
        """Return what is on the sheet: red, green and blue times alpha, and alpha."""
        self._surface.flushAndSubmit()
        return self.cut((slice(None), slice(None)))

    def cut(self, box: tuple[slice, slice]) -> Field:
        """Return part of what was painted when the sheet was last looked at, in the same way."""
        field = self._pixels[box].astype(np.float32) / 255
        field[..., :3] *= field[..., 3:]
        return field

    def _paint(self, colour: Colour, alpha: float, blur: float, *, erase: bool) -> Any:
        paint = skia.Paint(AntiAlias=True, Color4f=_colour(colour, alpha))
        if blur:
            paint.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, blur))
        if erase:
            paint.setBlendMode(skia.BlendMode.kDstOut)
        return paint

    def _draw(self, path: Path, paint: Any, clip: Path | None) -> None:
        if clip is None:
            self.canvas.drawPath(path, paint)
            return
        with self.inside(clip):
            self.canvas.drawPath(path, paint)
