"""The drawing frame that all motifs share.

Every motif is drawn in a frame of its own: x to the right, y down, the ground at y = 0, looking
to the left, about 100 units high. A `Pen` carries that frame to a place on a sheet and paints
forms: shapes with a shadow on what lies under them, a gradient towards the light, a dark side and
a lit edge. The light is given as seen on the page, so that an animal that is turned round is still
lit from where the light is.

    @motif(poses=("sit", "run"), colours=("#b28a62", "#f3e6d2", "#d98f86"))
    def rabbit(pen, pose, main, second, third): …

    marks = rabbit(sheet, 400, 900, size=1.2, pose="run", flip=True, light=(0.5, -0.8))
    marks["head"]  # a place on the page
"""

import functools
import math
import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final, Self, TypeAlias

import skia

from .engine import (
    Colour,
    Field,
    Gradient,
    Path,
    Point,
    Sheet,
    darker,
    ellipse,
    mix,
    moved,
    rgb,
    sample,
    spline,
    vary,
)

Place: TypeAlias = tuple[float, float]
Points: TypeAlias = Sequence[Point]
Anchors: TypeAlias = dict[str, Place]
Flow: TypeAlias = Callable[[float, float], float] | float  # the way of hairs, in degrees
Span: TypeAlias = tuple[float, float]
Colours: TypeAlias = tuple[Colour, ...]
Fade: TypeAlias = tuple[Colour, float]  # what a motif fades into, and how far

SHADE: Final = "#15142b"
GLOW: Final = "#fff0cc"
LIGHT: Final = (-0.5, -0.8)


# --- Points and paths


def dots(text: str) -> list[tuple[float, ...]]:
    """Read points: "3,4 5,-6!" are two of them, and the second is a sharp corner."""
    points: list[tuple[float, ...]] = []
    for word in text.split():
        x, y = word.rstrip("!").split(",")
        corner = (1.0,) if word.endswith("!") else ()
        points.append((float(x), float(y), *corner))
    return points


def seam(*points: Point) -> Path:
    """Draw an open smooth line through some points."""
    return spline(points, closed=False)


def symmetric(half: Points) -> Path:
    """Mirror the right half of an outline, from top to bottom: vases, towers, turned wood."""
    mirrored = [(-point[0], *point[1:]) for point in reversed(half) if abs(point[0]) > 1e-6]
    return spline([*half, *mirrored])


def centre(path: Path) -> Place:
    """Return the middle of a shape's bounds."""
    bounds = path.getBounds()
    return bounds.centerX(), bounds.centerY()


def quill(start: Point, end: Point, width: float, bend: float = 0) -> Path:
    """Draw a feather with a round tip."""
    (x0, y0), (x1, y1) = start[:2], end[:2]
    way_x, way_y = x1 - x0, y1 - y0
    length = math.hypot(way_x, way_y) + 1e-6
    side_x, side_y = -way_y / length, way_x / length

    def at(part: float, off: float) -> Place:
        side = off * width + bend * length * math.sin(math.pi * part)
        return x0 + way_x * part + side_x * side, y0 + way_y * part + side_y * side

    profile = [(0, 0.25), (0.35, 0.45), (0.75, 0.5), (0.94, 0.34)]
    there = [at(part, off) for part, off in profile]
    back = [at(part, -off) for part, off in reversed(profile)]
    return spline([*there, at(1, 0), *back])


def curl(
    start: Point, angle: float, length: float, first: float, last: float, count: int = 10
) -> list[Place]:
    """Return points of a line that turns more and more: tentacles, trunks, tendrils.

    At its first step the line turns by `first` degrees, at its last one by `last`.
    """
    x, y = start[:2]
    points = [(x, y)]
    for step in range(count):
        angle += first + (last - first) * (step / (count - 1)) ** 1.5
        x += length / count * math.cos(math.radians(angle))
        y += length / count * math.sin(math.radians(angle))
        points.append((x, y))
    return points


def ruffled(points: Points, height: float, seed: int = 0, step: float = 6) -> Path:
    """Rough an outline into small tufts: fur, a bush, foam."""
    rng = random.Random(seed)
    length = skia.PathMeasure(spline(points), False).getLength()
    rough: list[tuple[float, ...]] = []
    stations = sample(points, max(12, int(length / step)), closed=True)[:-1]
    for index, (x, y, way_x, way_y) in enumerate(stations):
        if index % 2:
            out = height * rng.uniform(0.3, 1)
            rough.append((x + way_y * out, y - way_x * out, 1))
        else:
            out = -height * rng.uniform(0, 0.3)
            rough.append((x + way_y * out, y - way_x * out))
    return spline(rough)


def torn(points: Points, height: float, rng: random.Random, step: float = 8) -> Path:
    """Make an outline uneven without corners: stones, earth, old walls."""
    length = skia.PathMeasure(spline(points), False).getLength()
    stations = sample(points, max(8, int(length / step)), closed=True)[:-1]
    return spline(
        [
            (x + way_y * out, y - way_x * out)
            for x, y, way_x, way_y in stations
            for out in (rng.uniform(-height, height),)
        ]
    )


def around(path: Path, margin: float) -> Path:
    """Return all that is not the shape, up to a margin round its bounds."""
    outside = skia.Path()
    outside.addRect(path.getBounds().makeOutset(margin, margin))
    outside.addPath(path)
    outside.setFillType(skia.PathFillType.kEvenOdd)
    return outside


def flow(*anchors: tuple[float, float, float]) -> Callable[[float, float], float]:
    """Return a smooth field of directions through anchors: x, y and degrees."""
    ways = [
        (x, y, math.cos(math.radians(angle)), math.sin(math.radians(angle)))
        for x, y, angle in anchors
    ]

    def direction(x: float, y: float) -> float:
        across = down = 0.0
        for at_x, at_y, way_x, way_y in ways:
            weight = 1 / ((x - at_x) ** 2 + (y - at_y) ** 2 + 9)
            across += way_x * weight
            down += way_y * weight
        return math.degrees(math.atan2(down, across))

    return direction


def flow_along(points: Points, count: int = 24) -> Callable[[float, float], float]:
    """Return a field of directions that follows a line."""
    stations = sample(points, count)
    return flow(*((x, y, math.degrees(math.atan2(v, u))) for x, y, u, v in stations))


class Frame:
    """A part with a frame of its own inside the motif: a head that nods."""

    def __init__(
        self,
        x: float = 0,
        y: float = 0,
        scale: float = 1,
        turn: float = 0,
        *,
        flip: bool = False,
        high: float | None = None,
    ) -> None:
        self._move = functools.partial(
            moved, x=x, y=y, scale=scale, turn=turn, flip=flip, high=high
        )

    def path(self, path: Path) -> Path:
        """Carry a shape from the part's frame to the motif's."""
        return self._move(path)

    def point(self, x: float, y: float) -> Place:
        """Carry a place from the part's frame to the motif's."""
        return centre(self._move(ellipse(x, y, 0.1)))


# --- The pen


class Pen:
    """Paints in a frame of its own on a sheet."""

    def __init__(
        self,
        sheet: Sheet,
        x: float,
        y: float,
        size: float = 1,
        *,
        turn: float = 0,
        flip: bool = False,
        seed: int = 1,
        light: tuple[float, float] = LIGHT,
        shade: Colour = SHADE,
        glow: Colour = GLOW,
        fade: Fade | None = None,
        high: float = 1,
        pencil: Colour | None = None,
        lean: float = 0,
    ) -> None:
        self.sheet = sheet
        self.pencil = pencil
        self.size = size
        self.rng = random.Random(seed * 7919 + 13)
        self.shade = rgb(shade if pencil is None else pencil)
        self.glow = rgb(glow)
        self.fade = fade
        self.marks: Anchors = {}
        self.detailed = size > 0.45  # fine hairs are only painted where they can be seen
        self._matrix = skia.Matrix()
        self._matrix.setTranslate(x, y)
        self._matrix.preRotate(turn)
        self._matrix.preSkew(lean, 0)
        self._matrix.preScale(-size if flip else size, size * high)
        self._depth = 0
        angle = math.radians(turn)
        length = math.hypot(*light) + 1e-6
        across = (light[0] * math.cos(angle) + light[1] * math.sin(angle)) / length
        down = (-light[0] * math.sin(angle) + light[1] * math.cos(angle)) / length
        self.light = (-across if flip else across, down)

    def __enter__(self) -> Self:
        self._depth = self.sheet.canvas.save()
        self.sheet.canvas.concat(self._matrix)
        return self

    def __exit__(self, *error: object) -> None:
        self.sheet.canvas.restoreToCount(self._depth)

    # Frames

    @contextmanager
    def inside(self, path: Path) -> Iterator["Pen"]:
        """Keep all paint inside a shape."""
        with self.sheet.inside(path):
            yield self

    @contextmanager
    def at(
        self,
        x: float = 0,
        y: float = 0,
        scale: float = 1,
        turn: float = 0,
        *,
        wide: float | None = None,
        lean: float = 0,
    ) -> Iterator["Pen"]:
        """Draw in a frame inside this one; `wide` is its scale across, `lean` slants it."""
        matrix = skia.Matrix()
        matrix.setTranslate(x, y)
        matrix.preRotate(turn)
        if lean:
            matrix.preConcat(skia.Matrix.MakeAll(1, 0, 0, lean, 1, 0, 0, 0, 1))
        matrix.preScale(scale if wide is None else wide, scale)
        before = self._matrix
        self._matrix = skia.Matrix.Concat(before, matrix)
        self.sheet.canvas.save()
        self.sheet.canvas.concat(matrix)
        try:
            yield self
        finally:
            self.sheet.canvas.restore()
            self._matrix = before

    @contextmanager
    def melt(self, start: Place, end: Place) -> Iterator["Pen"]:
        """Let what is painted grow from nothing at one place to full at another: no seams."""
        canvas = self.sheet.canvas
        canvas.saveLayer(None, None)
        try:
            yield self
        finally:
            paint = skia.Paint()
            paint.setBlendMode(skia.BlendMode.kDstIn)
            ends = [skia.Point(*map(float, start)), skia.Point(*map(float, end))]
            paint.setShader(skia.GradientShader.MakeLinear(ends, [0x00000000, 0xFF000000]))
            canvas.drawPaint(paint)
            canvas.restore()

    def page_point(self, x: float, y: float) -> Place:
        """Return where on the page a place of the motif is."""
        point = self._matrix.mapXY(float(x), float(y))
        return point.x(), point.y()

    def mark(self, name: str, x: float, y: float) -> None:
        """Remember a place, for things that are to be put or held there."""
        self.marks[name] = self.page_point(x, y)

    # Colours

    def tone(self, colour: Colour) -> Field:
        """Return a colour as it looks from here: faded into the distance."""
        return mix(colour, *self.fade) if self.fade else rgb(colour)

    def dark(self, colour: Colour, part: float) -> Field:
        """Return a colour in the shade."""
        return darker(colour, part, mix(self.shade, "#5a4a5a", 0.25))

    def shaded(self, colour: Colour, part: float) -> Field:
        """Mix a colour with the shade."""
        return mix(colour, self.shade, part)

    def lit(self, colour: Colour, part: float) -> Field:
        """Mix a colour with the light's."""
        return mix(colour, self.glow, part)

    # Shapes

    def fill(
        self,
        path: Path,
        colour: Colour,
        alpha: float = 1,
        *,
        blur: float = 0,
        grad: Gradient | None = None,
        clip: Path | None = None,
    ) -> "Pen":
        """Fill a shape."""
        if self.pencil is not None:
            return self._hatch(path, colour, alpha, clip)
        if grad is not None:
            grad = Gradient(self.tone(grad.to), grad.points, grad.radius)
        self.sheet.fill(path, self.tone(colour), alpha, blur=blur, grad=grad, clip=clip)
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
    ) -> "Pen":
        """Draw along a shape; a line is never thinner than half a logical pixel."""
        width = max(width, 0.55 / self.size)
        if self.pencil is not None:
            colour, width, blur = self.pencil, 0.9 / self.size, 0
        self.sheet.line(path, self.tone(colour), width, alpha, blur=blur, clip=clip)
        return self

    def form(
        self,
        path: Path,
        colour: Colour,
        volume: float = 0.5,
        rim: float = 0.4,
        *,
        depth: float | None = None,
        cast: float = 0.4,
        line: float = 0,
        grad: Gradient | None = None,
    ) -> "Pen":
        """Paint a shape with light and shadow.

        `volume` is how round it looks, `rim` how bright the edge in the light is, `cast` how dark
        its shadow on what lies under it, `depth` the width of its turning edge, `line` of an
        outline.
        """
        if self.pencil is not None:
            return self._sketch(path)
        bounds = path.getBounds()
        if depth is None:
            depth = min(max(min(bounds.width(), bounds.height()) * 0.22, 0.6), 16)
        light_x, light_y = self.light
        if cast:
            shadow = moved(path, -light_x * depth * 0.55, -light_y * depth * 0.55)
            self.sheet.on_top(shadow, self.tone(self.shade), cast, blur=depth * 0.45)
        if grad is not None:
            self.fill(path, colour, grad=grad)
        else:
            self._fill_towards_light(path, colour, volume)
        if depth * self.size * self.sheet.page.scale > 0.8:
            with self.inside(path):
                far = around(moved(path, light_x * depth * 0.5, light_y * depth * 0.5), depth * 3)
                self.fill(far, self.dark(colour, 0.85), volume * 0.9, blur=depth * 0.5)
                if rim:
                    near = around(
                        moved(path, -light_x * depth * 0.3, -light_y * depth * 0.3), depth * 3
                    )
                    self.fill(near, self.lit(colour, 0.75), rim, blur=depth * 0.2)
        if line:
            self.line(path, self.shaded(colour, 0.72), line, 0.8)
        return self

    def _fill_towards_light(self, path: Path, colour: Colour, volume: float) -> None:
        bounds = path.getBounds()
        light_x, light_y = self.light
        radius = 0.5 * math.hypot(bounds.width() * light_x, bounds.height() * light_y) + 1e-3
        x, y = bounds.centerX(), bounds.centerY()
        ends = (
            x + light_x * radius,
            y + light_y * radius,
            x - light_x * radius,
            y - light_y * radius,
        )
        bright, dim = self.lit(colour, 0.3 * volume), self.dark(colour, 0.72 * volume)
        self.fill(path, bright, grad=Gradient(dim, ends, None))

    # Pencil

    def _sketch(self, path: Path) -> "Pen":
        """Draw the outline twice, as a searching hand does; lines behind it are rubbed out."""
        self.sheet.fill(path, "#000000", erase=True)
        for _ in range(2):
            off = 0.7 / self.size
            again = moved(path, self.rng.uniform(-off, off), self.rng.uniform(-off, off))
            self.line(again, self.shade, 1, self.rng.uniform(0.55, 0.9))
        return self

    def _hatch(self, path: Path, colour: Colour, alpha: float, clip: Path | None) -> "Pen":
        """Hatch a shape, the closer the darker it is."""
        bounds = path.getBounds()
        if max(bounds.width(), bounds.height()) * self.size < 7:
            self.sheet.fill(path, self.shade, alpha, clip=clip)
            return self
        darkness = 1 - float(rgb(colour).mean())
        if darkness * alpha < 0.42:
            return self
        step = 3.2 / self.size / max(0.35, darkness * alpha)
        where = bounds.left() - bounds.height()
        with self.inside(clip or path), self.inside(path):
            while where < bounds.right():
                where += step * self.rng.uniform(0.7, 1.3)
                way = bounds.height()
                stroke = seam((where, bounds.bottom()), (where + way, bounds.top()))
                self.line(stroke, self.shade, 1, 0.4)
        return self

    # Coats

    def hairs(
        self,
        path: Path,
        way: Flow,
        colours: Sequence[Colour],
        count: float = 160,
        length: Span = (6, 13),
        width: Span = (0.7, 1.8),
        alpha: Span = (0.25, 0.7),
        *,
        jitter: float = 12,
        clip: bool = False,
    ) -> "Pen":
        """Paint tapered hairs that start inside a shape; large ones get more and finer hairs."""
        if self.size < 0.3:
            return self
        if self.pencil is not None:
            count, colours, alpha = count * 0.3, [self.pencil], (0.2, 0.5)
        finer = max(1, self.size) ** 0.55
        tries = int(count * min(1, (self.size - 0.2) / 0.5) * finer * finer) * 2
        bounds, rng = path.getBounds(), self.rng
        on_ground = -3 < bounds.bottom() < 4
        floor = bounds.bottom() - 0.5 if on_ground else math.inf
        self.sheet.canvas.save()
        if clip:
            self.sheet.canvas.clipPath(path, doAntiAlias=True)
        for _ in range(tries):
            x = rng.uniform(bounds.left(), bounds.right())
            y = rng.uniform(bounds.top(), bounds.bottom())
            if not path.contains(x, y):
                continue
            angle = (way(x, y) if callable(way) else way) + rng.uniform(-jitter, jitter)
            hair, tip = _hair(
                (x, y), angle, rng.uniform(*length) / finer, rng.uniform(*width) / finer, rng
            )
            if tip[1] < floor:
                self.sheet.fill(hair, self.tone(rng.choice(colours)), rng.uniform(*alpha))
        self.sheet.canvas.restore()
        return self

    def coat(
        self,
        path: Path,
        way: Flow,
        colour: Colour,
        count: float = 160,
        length: Span = (6, 13),
        width: Span = (0.7, 1.8),
        alpha: Span = (0.25, 0.65),
    ) -> "Pen":
        """Paint fur in five tones of a colour."""
        tones = [
            self.lit(colour, 0.35),
            self.lit(colour, 0.15),
            self.shaded(colour, 0.3),
            self.shaded(colour, 0.5),
            mix(colour, "#c8642c", 0.2),
        ]
        return self.hairs(path, way, tones, count, length, width, alpha)

    def grain(
        self,
        path: Path,
        way: Flow,
        colour: Colour,
        count: float = 26,
        length: Span = (14, 40),
        alpha: Span = (0.15, 0.4),
    ) -> "Pen":
        """Paint the grain of wood, or the threads of cloth."""
        tones = [self.shaded(colour, 0.5), self.lit(colour, 0.4)]
        return self.hairs(path, way, tones, count, length, (0.5, 1.3), alpha, jitter=3, clip=True)

    def scales(
        self,
        path: Path,
        angle: float,
        size: float,
        colour: Colour,
        alpha: float = 0.6,
        bright: Colour | None = None,
    ) -> "Pen":
        """Paint staggered scallops that point to `angle`: feathers, fish scales, roof tiles."""
        if self.size * size < 1.6:
            return self
        bounds = path.getBounds()
        count = int((math.hypot(bounds.width(), bounds.height()) / 2 + size) / size) + 1
        box = bounds.makeOutset(size, size)
        turn = math.radians(angle)
        scallop = spline(
            [
                (-size * 0.3, -size * 0.5),
                (size * 0.2, -size * 0.42),
                (size * 0.5, 0),
                (size * 0.2, size * 0.42),
                (-size * 0.3, size * 0.5),
            ],
            closed=False,
        )
        with self.inside(path):
            for row in range(-count * 2, count * 2 + 1):
                for column in range(-count, count + 1):
                    ahead, aside = row * size * 0.62, (column + row % 2 * 0.5) * size
                    x = bounds.centerX() + ahead * math.cos(turn) - aside * math.sin(turn)
                    y = bounds.centerY() + ahead * math.sin(turn) + aside * math.cos(turn)
                    if not box.contains(x, y):
                        continue
                    if bright is not None:
                        shine = moved(scallop, x, y + size * 0.09, 1, angle)
                        self.line(shine, bright, size * 0.1, alpha * 0.8)
                    self.line(moved(scallop, x, y, 1, angle), colour, size * 0.09, alpha)
        return self

    # Faces

    def eye(
        self,
        x: float,
        y: float,
        radius: float = 2.6,
        iris: Colour = "#1a1014",
        ring: Colour | None = None,
        pupil: Colour | None = None,
        *,
        slit: bool = False,
        look: tuple[float, float] = (-0.15, 0),
    ) -> "Pen":
        """Paint an eye with the light in it."""
        if ring is not None:
            self.fill(ellipse(x, y, radius * 1.35), ring)
        self.fill(ellipse(x, y, radius), iris)
        if pupil is not None:
            wide, high = (0.28, 0.85) if slit else (0.58, 0.58)
            where = x + radius * look[0], y + radius * look[1]
            self.fill(ellipse(*where, radius * wide, radius * high), pupil)
        side = -0.28 if self.light[0] < 0 else 0.28
        self.fill(ellipse(x + radius * side, y - radius * 0.36, radius * 0.3), "#fffdf2", 0.95)
        return self

    def whiskers(
        self,
        x: float,
        y: float,
        length: float = 16,
        count: int = 3,
        angle: float = 180,
        spread: float = 14,
        colour: Colour = "#fff6e6",
    ) -> "Pen":
        """Paint whiskers that grow from one place."""
        for index in range(count):
            turn = math.radians(angle + (index - (count - 1) / 2) * spread)
            way_x, way_y = length * math.cos(turn), length * math.sin(turn)
            hair = seam(
                (x, y + index * 0.9),
                (x + way_x / 2, y + way_y / 2 - 1),
                (x + way_x, y + way_y + 1.5),
            )
            self.line(hair, colour, 0.5, 0.75)
        return self


def _hair(
    start: Place, angle: float, length: float, width: float, rng: random.Random
) -> tuple[Path, Place]:
    bend = angle + rng.uniform(-16, 16)
    first, second = math.radians(angle), math.radians(bend)
    x0, y0 = start
    x1, y1 = x0 + length / 2 * math.cos(first), y0 + length / 2 * math.sin(first)
    x2, y2 = x1 + length / 2 * math.cos(second), y1 + length / 2 * math.sin(second)
    off_x, off_y = -math.sin(first) * width / 2, math.cos(first) * width / 2
    path = skia.Path()
    path.moveTo(x0, y0)
    path.quadTo(x1 + off_x, y1 + off_y, x2, y2)
    path.quadTo(x1 - off_x, y1 - off_y, x0, y0)
    return path, (x2, y2)


# --- Motifs


class Motif:
    """Something that can be painted: call it with a sheet, a place and a size."""

    def __init__(
        self, draw: Callable[..., None], poses: tuple[str, ...], colours: Colours, kind: str
    ) -> None:
        self.draw = draw
        self.name = draw.__name__
        self.poses = poses
        self.colours = colours
        self.kind = kind
        self.__doc__ = draw.__doc__

    def __call__(
        self,
        sheet: Sheet,
        x: float,
        y: float,
        size: float = 1,
        *,
        pose: str | None = None,
        flip: bool = False,
        turn: float = 0,
        seed: int = 1,
        light: tuple[float, float] = LIGHT,
        colours: Sequence[Colour] | None = None,
        fade: Fade | None = None,
        shade: Colour = SHADE,
        glow: Colour = GLOW,
        high: float = 1,
        pencil: Colour | None = None,
        **options: Any,
    ) -> Anchors:
        """Paint it, and return where its parts are on the page.

        `colours` replaces the motif's own ones, from the first; `light` is where the light comes
        from on the page; `fade` mixes all colours with one, by 0 … 1 (1 is a silhouette); `high`
        stretches it upwards; `pencil` draws it with lines of that colour only (on a sheet of its
        own: what lies under it there is rubbed out); `options` are the motif's own. Each `seed`
        gives a slightly other one: its colours, its height, how it leans, and all its details.
        """
        if pose is not None and pose not in self.poses:
            raise ValueError(f"{self.name} has no pose {pose!r}, only {', '.join(self.poses)}.")
        own = tuple(colours or ()) + self.colours[len(colours or ()) :]
        hand = random.Random(seed * 31 + 7)  # no two are cut alike; layers of one seed still fit
        own = tuple(vary(colour, hand, 0.05, 0.014) for colour in own)
        pen = Pen(
            sheet,
            x,
            y,
            size,
            turn=turn,
            flip=flip,
            seed=seed,
            light=light,
            shade=shade,
            glow=glow,
            fade=fade,
            high=high * hand.uniform(0.94, 1.06),
            pencil=pencil,
            lean=hand.uniform(-0.035, 0.035),
        )
        with pen:
            self.draw(pen, pose or self.poses[0], *own, **options)
        return pen.marks

    def __repr__(self) -> str:
        return f"<{self.name}: {', '.join(self.poses)}>"


MOTIFS: Final[dict[str, Motif]] = {}


def motif(*, poses: tuple[str, ...] = ("plain",), colours: Colours) -> Callable[..., Motif]:
    """Enter a drawing in the register, and give it the call that all motifs have."""

    def register(draw: Callable[..., None]) -> Motif:
        kind = "animals" if ".animals." in draw.__module__ else "things"
        MOTIFS[draw.__name__] = Motif(draw, poses, colours, kind)
        return MOTIFS[draw.__name__]

    return register
