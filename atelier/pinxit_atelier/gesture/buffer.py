"""The buffer of depth: masses are thrown into it, and the nearest to us is seen.

Bodies, cloth, fingers and things are all in one buffer, so that what overlaps, wraps round
something, is cut by the edge of the page or is seen from above needs no special case.

    canvas = Canvas(camera, box, scale)
    with canvas.part("#d9a27c", soft=0.8) as arm:       # one mass of one colour
        arm.chain([shoulder, elbow, wrist], [0.04, 0.03, 0.02])
        arm.fold([inside, outside], 0.012, 0.01)        # a groove that tapers
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Final, Self

import cv2
import numpy as np
from numpy.typing import NDArray

from pinxit_atelier.engine.colour import Colour, Field, rgb

from .space import Camera, Place, Vec, smooth, spline_weights, unit

NOTHING: Final = -1e6  # the depth of pixels on which there is nothing
FAR: Final = -1e5
SAMPLE: Final = 0.6  # of a pixel: how closely surfaces are sampled
SAMPLES: Final = 2200  # at most, each way

Pattern = Callable[[Vec, Vec, Field], Field]  # of places round and along, and a colour: colours


def small(size: float, whole: float, none: float) -> float:
    """Return how small a thing is: 1 up to a size on the page, 0 from another on, smoothly."""
    part = float(np.clip((none - size) / (none - whole), 0, 1))
    return part * part * (3 - 2 * part)


@dataclass
class Patch:
    """A piece of depth: where its upper left pixel is, and places round and along the mass."""

    left: int
    top: int
    z: Field
    around: Field | None = None
    along: Field | None = None


class Part:
    """One mass of paint: shapes that melt into each other, with folds pressed into them.

    `soft` is how far its shapes melt; `rough` how much the brush shows (0.2 for faces); `flat`
    paint takes no light (a flame, the pupil of an eye); a `sheen` catches it (boots, glass). `edge`
    says how dark a line is drawn where it passes before something. A `pattern` paints by the
    places on its surface. `lift` brings it nearer, by so many units of space: paint on a skin.
    `care` keeps the brush off what is small: 0.4 paints it finely, 1 leaves it as it is drawn.
    """

    def __init__(
        self,
        canvas: "Canvas",
        colour: Colour,
        *,
        soft: float = 1.0,
        flat: bool = False,
        rough: float = 1.0,
        sheen: float = 0.0,
        edge: float = 1.0,
        lift: float = 0.0,
        pattern: Pattern | None = None,
        care: float | None = None,
    ) -> None:
        self.canvas = canvas
        self.colour = rgb(colour)
        self.soft, self.flat, self.rough = soft, flat, rough
        self.sheen, self.edge, self.lift = sheen, edge, lift
        self.pattern = pattern
        self.care = canvas.care if care is None else max(care, canvas.care)
        self.patches: list[Patch] = []
        self.folds: list[tuple[Vec, float, float]] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if kind is None:
            self.done()

    def ball(self, centre: Place, axes: float | Vec) -> "Part":
        """Add an ellipsoid by its middle and a radius, or the columns of its three half axes."""
        seen, scale = self.canvas.seen(centre)
        shape = np.eye(3) * axes if isinstance(axes, float | int) else np.asarray(axes, float)
        half = np.diag([scale, -scale, self.canvas.unit]) @ self.canvas.camera.rot @ shape
        spread = half @ half.T + np.eye(3) * 0.05
        wide, high = np.sqrt(spread[0, 0]), np.sqrt(spread[1, 1])
        box = self.canvas.clip(seen[0] - wide, seen[1] - high, seen[0] + wide, seen[1] + high)
        if box is None:
            return self
        left, top, right, bottom = box
        q = np.linalg.inv(spread)
        dx = (np.arange(left, right) - seen[0])[None, :]
        dy = (np.arange(top, bottom) - seen[1])[:, None]
        b = q[0, 2] * dx + q[1, 2] * dy
        inside = q[0, 0] * dx * dx + 2 * q[0, 1] * dx * dy + q[1, 1] * dy * dy - 1
        disc = b * b - q[2, 2] * inside
        high_z = seen[2] + (np.sqrt(np.maximum(disc, 0)) - b) / q[2, 2]
        patch = Patch(left, top, np.where(disc > 0, high_z, NOTHING).astype(np.float32))
        if self.pattern is not None:
            patch.around = np.arcsin(np.clip(dx / wide, -1, 1)) * wide / scale + 0 * dy
            patch.along = dy / scale + 0 * dx
        self.patches.append(patch)
        return self

    def chain(
        self,
        points: Sequence[Place] | Vec,
        radii: Sequence[float] | Vec,
        *,
        curved: bool = True,
        plain: bool = False,
    ) -> "Part":
        """Add a limb: a ball swept along a (smooth) line while its radius changes.

        If it is `plain`, it takes the pattern of what it lies under.
        """
        line = np.asarray(points, float)
        sizes = np.asarray(radii, float).reshape(-1, 1)
        if len(line) == 1:
            return self.ball(line[0], float(sizes[0, 0]))
        path = np.hstack([line, sizes])
        if curved and len(line) > 2:
            path = smooth(path, (len(line) - 1) * 4 + 1)
            path[:, 3] = np.maximum(path[:, 3], sizes.min() * 0.7)
        seen, scale = self.canvas.seen(path[:, :3])
        balls = np.hstack([seen, path[:, 3:] * scale[:, None]])
        start = 0.0
        for one, other, here, there in zip(balls, balls[1:], path, path[1:], strict=False):
            length = float(np.linalg.norm(there[:3] - here[:3]))
            self._cone(one, other, start, length, 0 if plain else float(np.mean(scale)))
            start += length
        return self

    def _cone(self, one: Vec, other: Vec, start: float, length: float, scale: float) -> None:
        """Add the hull of two balls, as pixels: of all balls between them, the nearest to us."""
        low = np.minimum(one[:2] - one[3], other[:2] - other[3])
        high = np.maximum(one[:2] + one[3], other[:2] + other[3])
        box = self.canvas.clip(low[0], low[1], high[0], high[1])
        if box is None:
            return
        left, top, right, bottom = box
        way, grow = other[:3] - one[:3], other[3] - one[3]
        x = (np.arange(left, right) - one[0])[None, :]
        y = (np.arange(top, bottom) - one[1])[:, None]
        a = grow**2 - way[0] ** 2 - way[1] ** 2
        b = 2 * (one[3] * grow + x * way[0] + y * way[1])
        c = one[3] ** 2 - x * x - y * y
        # The nearest ball is where the slope of z(t) = z + t dz + sqrt(a t² + b t + c) is 0.
        k = a - way[2] ** 2
        lead = a * k if abs(a * k) > 1e-6 else 1e-6
        disc = np.sqrt(np.maximum((b * k) ** 2 - 4 * lead * (b * b / 4 - way[2] ** 2 * c), 0))
        best = np.full(c.shape, NOTHING)
        part = np.zeros(c.shape)
        for t in ((-b * k + disc) / (2 * lead), (-b * k - disc) / (2 * lead), 0.0, 1.0):
            at = np.clip(t, 0, 1)
            room = a * at * at + b * at + c
            z = np.where(room > 0, one[2] + way[2] * at + np.sqrt(np.maximum(room, 0)), NOTHING)
            part = np.where(z > best, at, part)
            best = np.maximum(best, z)
        patch = Patch(left, top, best.astype(np.float32))
        if self.pattern is not None and scale:
            flat = float(np.hypot(way[0], way[1])) + 1e-6
            off = (x * way[1] - y * way[0]) / flat
            radius = one[3] + grow * part
            patch.around = np.arcsin(np.clip(off / radius, -1, 1)) * radius / scale
            past = (x * way[0] + y * way[1]) / flat**2  # on the round ends, the pattern goes on
            part = np.where(part <= 0, np.clip(past, -one[3] / flat, 0), part)
            part = np.where(part >= 1, np.clip(past, 1, 1 + other[3] / flat), part)
            patch.along = (start + part * length).astype(np.float32)
        self.patches.append(patch)

    def loft(
        self,
        centres: Sequence[Place] | Vec,
        frames: Sequence[tuple[Vec, Vec]],
        halves: Sequence[tuple[float, float]],
        thick: float = 0.02,
    ) -> "Part":
        """Add a trunk, a skirt or a cup: ovals along a line.

        Each is given by its (side, front) directions and half widths; the ends are closed, and
        round by `thick`.
        """
        middle = np.asarray(centres, float)
        sides, fronts, sizes = [], [], np.asarray(halves, float)
        for side, front in frames:
            sides.append(unit(side))
            fronts.append(unit(front - sides[-1] * float(front @ sides[-1])))
        angles = np.linspace(0, 2 * np.pi, 24, endpoint=False)
        rings = (
            middle[:, None]
            + np.array(sides)[:, None] * (np.sin(angles)[:, None] * sizes[:, None, :1])
            + np.array(fronts)[:, None] * (np.cos(angles)[:, None] * sizes[:, None, 1:])
        )
        self.surface(rings, closed=True)
        for end in (0, -1):
            axis = np.cross(sides[end], fronts[end]) * thick
            half = [sides[end] * sizes[end, 0], fronts[end] * sizes[end, 1], axis]
            self.ball(middle[end], np.stack(half, 1))
        return self

    def surface(
        self, grid: Vec, *, closed: bool = False, curved: bool = True, thick: float = 0.0
    ) -> "Part":
        """Add cloth: a grid of places (rows along it, columns round it), smooth between them.

        `closed` joins the last column to the first. It is seen from both sides.
        """
        seen, _ = self.canvas.seen(grid)
        if thick:
            seen = seen + np.array([0, 0, thick * self.canvas.unit])
        rows, columns = seen.shape[:2]
        ring = np.concatenate([seen, seen[:, :1]], 1) if closed else seen
        high = np.linalg.norm(np.diff(seen[..., :2], axis=0), axis=-1).max(1, initial=0)
        wide = np.linalg.norm(np.diff(ring[..., :2], axis=1), axis=-1).max(0, initial=0)
        steps = np.clip([high.sum(), wide.sum()], 4, SAMPLES * SAMPLE) / SAMPLE
        down, across = int(steps[0] * 1.25) + 2, int(steps[1] * 1.25) + 2
        if curved:
            over, round_ = (
                spline_weights(rows, down),
                spline_weights(columns, across, closed=closed),
            )
        else:
            over, round_ = _straight(rows, down), _straight(columns, across)
        places = _woven(over, seen, round_)
        lengths: tuple[Vec, Vec] | None = None
        if self.pattern is not None:
            lengths = _measured(np.asarray(grid, float), down, across, closed=closed)
        self._splat(places.reshape(-1, 3), lengths)
        return self

    def _splat(self, places: Vec, lengths: tuple[Vec, Vec] | None) -> None:
        """Take samples of a surface for pixels; the nearest sample of each pixel is seen."""
        low, high = places[:, :2].min(0), places[:, :2].max(0)
        box = self.canvas.clip(low[0], low[1], high[0], high[1])
        if box is None:
            return
        left, top, right, bottom = box
        wide, tall = right - left, bottom - top
        x = (places[:, 0] + (0.5 - left)).astype(np.int32)
        y = (places[:, 1] + (0.5 - top)).astype(np.int32)
        inside = (x >= 0) & (x < wide) & (y >= 0) & (y < tall)
        index, z = (y * wide + x), places[:, 2]
        if not inside.all():
            index, z = index[inside], z[inside]
        depth = np.full(wide * tall, NOTHING, np.float32)
        np.maximum.at(depth, index, z)
        patch = Patch(left, top, depth.reshape(tall, wide))
        if lengths is not None:
            first = z >= depth[index]
            for name, field in zip(("around", "along"), lengths, strict=True):
                values = np.zeros(wide * tall, np.float32)
                values[index[first]] = field.reshape(-1)[inside][first]
                setattr(patch, name, values.reshape(tall, wide))
        holes = cv2.morphologyEx(patch.z, cv2.MORPH_CLOSE, np.ones((3, 3), np.uint8))
        missing = holes - patch.z > self.canvas.unit * 0.02
        patch.z = np.where(missing, holes, patch.z)
        for name in ("around", "along") if lengths is not None else ():
            setattr(patch, name, _mended(getattr(patch, name), missing, patch.z > FAR))
        self.patches.append(patch)

    def plane(self, corners: Sequence[Place] | Vec, dent: float = 0.0) -> "Part":
        """Add a flat polygon: the side of a box, a page; `dent` sets it back."""
        seen, _ = self.canvas.seen(np.asarray(corners, float))
        low, high = seen[:, :2].min(0), seen[:, :2].max(0)
        box = self.canvas.clip(low[0], low[1], high[0], high[1])
        if box is None:
            return self
        left, top, right, bottom = box
        mask = np.zeros((bottom - top, right - left), np.uint8)
        outline = np.round((seen[:, :2] - [left, top]) * 8).astype(np.int32)
        cv2.fillPoly(mask, [outline], 1, shift=3)
        sides = np.c_[seen[:, :2], np.ones(len(seen))]
        slope = np.linalg.lstsq(sides, seen[:, 2], rcond=None)[0]
        x, y = np.arange(left, right)[None, :], np.arange(top, bottom)[:, None]
        z = np.clip(slope[0] * x + slope[1] * y + slope[2], seen[:, 2].min(), seen[:, 2].max())
        z = np.where(mask > 0, z - dent, NOTHING).astype(np.float32)
        patch = Patch(left, top, z)
        if self.pattern is not None:
            patch.around = ((x - seen[0, 0]) / self.canvas.unit + 0 * y).astype(np.float32)
            patch.along = ((y - seen[0, 1]) / self.canvas.unit + 0 * x).astype(np.float32)
        self.patches.append(patch)
        return self

    def fold(
        self, points: Sequence[Place] | Vec, width: float = 0.012, depth: float = 0.012
    ) -> "Part":
        """Press a fold into the mass: a groove, wide where it starts and thin where it ends."""
        self.folds.append((np.asarray(points, float), width, depth))
        return self

    def done(self) -> None:
        """Lay the mass into the canvas."""
        self.canvas.lay(self)


def _mended(field: Field, missing: NDArray[np.bool_], inside: NDArray[np.bool_]) -> Field:
    """Fill what is missing of a field with the mean of what is next to it."""
    known = (inside & ~missing).astype(np.float32)
    near = cv2.blur(field * known, (3, 3)) / np.maximum(cv2.blur(known, (3, 3)), 1e-3)
    return np.where(missing, near, field).astype(np.float32)


def _woven(over: Vec, grid: Vec, round_: Vec) -> Vec:
    """Return the samples of a surface: its grid, made finer along and round it."""
    rows, columns, _ = grid.shape
    fine = over.astype(np.float32) @ grid.reshape(rows, columns * 3).astype(np.float32)
    fine = fine.reshape(-1, columns, 3)
    return np.stack([fine[..., k] @ round_.T.astype(np.float32) for k in range(3)], -1)


def _straight(count: int, stations: int) -> Vec:
    where = np.linspace(0, count - 1, stations)
    first = np.minimum(where.astype(int), max(count - 2, 0))
    weights = np.zeros((stations, count))
    weights[np.arange(stations), first] = 1 - (where - first)
    weights[np.arange(stations), np.minimum(first + 1, count - 1)] += where - first
    return weights


def _measured(grid: Vec, down: int, across: int, *, closed: bool) -> tuple[Vec, Vec]:
    """Return for each sample of a surface how far round and along it is, in units of space."""
    ring = np.concatenate([grid, grid[:, :1]], 1) if closed else grid
    rows, columns = ring.shape[:2]
    wide, high = np.zeros((rows, columns)), np.zeros((rows, columns))
    wide[:, 1:] = np.cumsum(np.linalg.norm(np.diff(ring, axis=1), axis=-1), 1)
    high[1:] = np.cumsum(np.linalg.norm(np.diff(ring, axis=0), axis=-1), 0)
    over, round_ = _straight(rows, down), _straight(columns, across).T
    around, along = over @ wide @ round_, over @ high @ round_
    if closed:  # the seam is at the back
        whole = (over @ wide[:, -1])[:, None]
        around = np.where(around > whole / 2, around - whole, around)
    return around, along


class Canvas:
    """What is seen of all masses, pixel by pixel: depth, normal, colour and kind of paint.

    `box` is the part of the page that it covers (left, top, right, bottom; logical), `scale` its
    pixels for each logical unit. Where the subject is much smaller than a person, `detail` is how
    much: lines and shadows are then as fine as it.
    """

    def __init__(
        self,
        camera: Camera,
        box: tuple[float, float, float, float],
        scale: float = 1.5,
        detail: float = 1.0,
    ) -> None:
        self.camera, self.scale, self.detail = camera, scale, detail
        self.left, self.top = box[0], box[1]
        self.width = max(round((box[2] - box[0]) * scale), 4)
        self.height = max(round((box[3] - box[1]) * scale), 4)
        self.unit = camera.scale * scale  # pixels for one unit of space, where we look
        shape = self.height, self.width
        self.z: Field = np.full(shape, NOTHING, np.float32)
        self.normal: Field = np.zeros((*shape, 3), np.float32)  # x right, y up, z to us
        self.colour: Field = np.zeros((*shape, 3), np.float32)
        self.flat: NDArray[np.bool_] = np.zeros(shape, bool)
        self.rough: Field = np.ones(shape, np.float32)
        self.sheen: Field = np.zeros(shape, np.float32)
        self.edge: Field = np.ones(shape, np.float32)
        high = camera.scale  # of a grown person on the page
        self.care = 0.4 * small(high, 520, 950) + 0.25 * small(high, 160, 400)  # heads have more
        self.cares: Field = np.zeros(shape, np.float32)
        self.contacts: list[tuple[Vec, float, float]] = []  # place, radius, how dark

    def seen(self, points: Place) -> tuple[Vec, Any]:
        """Return places in space as pixels (x, y, depth), and the pixels for one unit there."""
        page, scale = self.camera.seen(points)
        page = (page - np.array([self.left, self.top, 0])) * self.scale
        return page, scale * self.scale

    def clip(
        self, left: float, top: float, right: float, bottom: float
    ) -> tuple[int, int, int, int] | None:
        """Return the whole pixels of a box that lie on the canvas; None: there are none."""
        x0, y0 = max(int(np.floor(left)), 0), max(int(np.floor(top)), 0)
        x1, y1 = min(int(right) + 2, self.width), min(int(bottom) + 2, self.height)
        return (x0, y0, x1, y1) if x0 < x1 and y0 < y1 else None

    def part(self, colour: Colour, **paint: Any) -> Part:
        """Begin a mass; see Part for its keywords."""
        return Part(self, colour, **paint)

    def contact(self, place: Place, radius: float, dark: float = 0.8) -> None:
        """Let a soft dark patch lie on the ground where something rests on it."""
        self.contacts.append((np.asarray(place, float), radius, dark))

    def lay(self, part: Part) -> None:
        """Take in a mass where it is nearer to us than what is there."""
        if not part.patches:
            return
        pad = int(0.05 * self.unit * max(part.soft, 0.2)) + 4
        left = max(min(patch.left for patch in part.patches) - pad, 0)
        top = max(min(patch.top for patch in part.patches) - pad, 0)
        right = min(max(p.left + p.z.shape[1] for p in part.patches) + pad, self.width)
        bottom = min(max(p.top + p.z.shape[0] for p in part.patches) + pad, self.height)
        box = np.s_[top:bottom, left:right]
        z = np.full((bottom - top, right - left), NOTHING, np.float32)
        places = np.zeros((*z.shape, 2), np.float32)  # on what is plain, those on the page
        if part.pattern is not None:
            places[..., 0] = np.arange(left, right)[None, :] / self.unit
            places[..., 1] = np.arange(top, bottom)[:, None] / self.unit
        for patch in part.patches:
            row, column = patch.top - top, patch.left - left
            here = np.s_[row : row + patch.z.shape[0], column : column + patch.z.shape[1]]
            if patch.around is not None and patch.along is not None:
                nearer = patch.z > z[here]
                places[here][nearer] = np.stack([patch.around, patch.along], -1)[nearer]
            np.maximum(z[here], patch.z, out=z[here])
        mask = z > FAR
        normal = self._normals(part, z, mask, (left, top))
        near = z + part.lift * self.unit
        win = mask & (near > self.z[box])
        colour = np.broadcast_to(part.colour, (*z.shape, 3))
        if part.pattern is not None:
            colour = part.pattern(places[..., 0], places[..., 1], colour)
        self.z[box][win] = z[win]
        self.normal[box][win] = normal[win]
        self.colour[box][win] = colour[win]
        self.flat[box][win] = part.flat
        self.rough[box][win] = part.rough
        self.sheen[box][win] = part.sheen
        self.edge[box][win] = part.edge
        self.cares[box][win] = part.care

    def _normals(
        self, part: Part, z: Field, mask: NDArray[np.bool_], corner: tuple[int, int]
    ) -> Field:
        """Return which way a mass faces, once its shapes have melted and its folds are pressed."""
        inside = mask.astype(np.float32)
        melt = max(0.011 * self.unit * part.soft, 0.8)
        level = np.where(mask, z, 0)
        whole = cv2.GaussianBlur(inside, (0, 0), melt)
        height = cv2.GaussianBlur(level, (0, 0), melt) / np.maximum(whole, 1e-3)
        for points, width, depth in part.folds:
            self._press(height, points, width, depth, corner)
        down, across = np.gradient(height)
        normal = np.dstack([-across, down, np.ones_like(across)])
        return np.asarray(normal / np.linalg.norm(normal, axis=2, keepdims=True), np.float32)

    def _press(
        self, height: Field, points: Vec, width: float, depth: float, corner: tuple[int, int]
    ) -> None:
        seen, _ = self.seen(smooth(points, 14))
        line = seen[:, :2] - np.array(corner)
        margin = 3 * width * self.unit + 3
        low, high = line.min(0) - margin, line.max(0) + margin
        x0, y0 = max(int(low[0]), 0), max(int(low[1]), 0)
        x1, y1 = min(int(high[0]), height.shape[1]), min(int(high[1]), height.shape[0])
        if x0 >= x1 or y0 >= y1:
            return
        groove = np.zeros((y1 - y0, x1 - x0), np.float32)
        dots = np.round((line - [x0, y0]) * 8).astype(int)
        for index in range(len(dots) - 1):
            part = index / (len(dots) - 2)
            weight = float(np.clip(1.15 - part, 0, 1) * min(1, 0.4 + part * 4))
            thick = max(int(width * self.unit * (0.25 + 0.75 * weight)), 1)
            one, other = tuple(map(int, dots[index])), tuple(map(int, dots[index + 1]))
            cv2.line(groove, one, other, 0.2 + 0.8 * weight, thick, cv2.LINE_AA, 3)
        soft = cv2.GaussianBlur(groove, (0, 0), max(width * self.unit * 0.45, 0.7))
        height[y0:y1, x0:x1] -= soft * depth * self.unit
