"""Surfaces of a head: curved sheets and locks, strewn into pixels and painted where seen.

A sheet is a grid of points in the head's own space, which is as high as one from chin to crown:
x to its left, y up, z to where it looks, the origin in its middle.
"""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from .buffer import Canvas, small
from .build import Frame
from .space import unit

Grid: TypeAlias = NDArray[Any]  # of single precision: rows, columns, whatever a point has
NOWHERE = -1e6


class Seen(NamedTuple):
    """Points of one paint that are seen, and what is known of each of them."""

    at: Grid  # place in the head's space
    normal: Grid
    extra: Grid  # what the sheet knew of them besides
    pixel: float  # how large a pixel is there
    few: float = 0  # how few marks tell it: 1 on a small head


class Coat(NamedTuple):
    """What the paint is at those points."""

    colour: Grid
    flat: Grid | None = None  # 1 where no light falls: it is painted as it is
    rough: float = 0.4
    sheen: float = 0.0
    edge: float = 1.0


Paint = Callable[[Seen], Coat]


class _Sheet(NamedTuple):
    at: Grid  # local
    pixels: Grid  # x, y, depth
    normal: Grid
    extra: Grid
    paint: int
    closed: bool
    lift: float


class _Strewn(NamedTuple):
    """Points of a sheet: their pixel, their depth, and where on the sheet they are."""

    where: Any
    z: Grid
    gx: Grid
    gy: Grid


def singles(numbers: Any) -> Grid:
    """Return numbers in single precision, which is quicker."""
    return np.asarray(numbers, np.float32)


def normals(grid: Grid) -> Grid:
    """Return what stands upright on a grid of points."""
    down, along = np.gradient(grid, axis=(0, 1))
    out = np.cross(along, down)
    length = np.linalg.norm(out, axis=2, keepdims=True)
    return (out / np.maximum(length, 1e-9)).astype(np.float32)


class Relief:
    """All sheets of one head, before they are laid into a picture."""

    def __init__(self, canvas: Canvas, frame: Frame) -> None:
        self.canvas, self.frame = canvas, frame
        self.scale = float(canvas.seen(frame.place)[1]) * frame.size  # pixels of the head's height
        self.high = self.scale / canvas.scale  # the same in units of the page
        self.few = small(self.high, 40, 140)
        self.care = max(small(self.high, 90, 140), canvas.care)
        toward = canvas.camera.rot.T @ np.array([0.0, 0.0, canvas.camera.near])
        toward = unit(toward + canvas.camera.look - frame.place)
        self.eye = frame.turn.T @ toward  # where the viewer is
        self.down = frame.turn.T @ np.array([0.0, -1.0, 0.0])
        wind = np.asarray(frame.sway, float) * 3.5
        self.sway = frame.turn.T @ (wind / (1 + float(np.linalg.norm(wind))))
        self.oval = (np.array([0, 0.125, -0.065]), np.array([0.335, 0.375, 0.42]))  # the skull
        self.press: Callable[[Grid], Grid] | None = None  # what a hat does to hair
        self._sheets: list[_Sheet] = []
        self._paints: list[Paint] = []

    def project(self, points: NDArray[Any]) -> Grid:
        """Return where points of the head are on the canvas."""
        space = points @ (self.frame.turn.T * self.frame.size) + self.frame.place
        return np.asarray(self.canvas.seen(space)[0], np.float32)

    def paint(self, paint: Paint) -> int:
        """Name a paint by a number."""
        self._paints.append(paint)
        return len(self._paints) - 1

    def sheet(
        self,
        grid: NDArray[Any],
        paint: int,
        *,
        normal: Grid | None = None,
        extra: Grid | None = None,
        closed: bool = True,
        lift: float = 0.0,
    ) -> None:
        """Add a sheet; of a closed one, what looks away is not seen."""
        grid = grid.astype(np.float32)
        if self.press is not None:
            grid = self.press(grid)
        if normal is None:
            normal = normals(grid)
        if extra is None:
            extra = np.zeros((*grid.shape[:2], 1), np.float32)
        self._sheets.append(_Sheet(grid, self.project(grid), normal, extra, paint, closed, lift))

    def locks(
        self,
        paths: NDArray[Any],
        radii: NDArray[Any],
        paint: int,
        *,
        flat: float = 1.0,
        extra: NDArray[Any] | None = None,
        out: NDArray[Any] | None = None,
    ) -> None:
        """Add tapered locks: paths are lock, step, place; `flat` presses them along `out`."""
        for i, (path, radius) in enumerate(zip(paths, radii, strict=True)):
            tangent = np.gradient(path, axis=0)
            tangent /= np.linalg.norm(tangent, axis=1, keepdims=True) + 1e-9
            toward: Any = self.eye if out is None else out[i]
            side = np.cross(tangent, toward)
            side /= np.linalg.norm(side, axis=1, keepdims=True) + 1e-9
            up = np.cross(side, tangent)
            wide = float(np.max(radius)) * self.scale
            count = int(np.clip(wide * 0.8, 5, 11))
            angle = np.linspace(-np.pi / 2, np.pi / 2, count) * (1.0 if out is None else 1.25)
            s, c = np.sin(angle)[None, :, None], np.cos(angle)[None, :, None]
            r = radius[:, None, None]
            grid = path[:, None] + r * (side[:, None] * s + up[:, None] * c * flat)
            normal = side[:, None] * s * flat + up[:, None] * c + tangent[:, None] * 0
            normal = normal / (np.linalg.norm(normal, axis=2, keepdims=True) + 1e-9)
            info = np.zeros((*grid.shape[:2], 4), np.float32)
            info[..., 0] = np.linspace(0, 1, len(path))[:, None]
            info[..., 1] = np.linspace(-1, 1, count)[None]
            info[..., 2] = i
            info[..., 3] = 0.0 if extra is None else extra[i]
            self.sheet(grid, paint, normal=normal.astype(np.float32), extra=info, closed=False)

    # ---- into pixels ----------------------------------------------------------------------

    def lay(self) -> None:
        """Lay everything into the canvas, where it is nearer than what is there."""
        canvas = self.canvas
        box = self._box(canvas.width, canvas.height)
        if box is None:
            return
        left, top, right, bottom = box
        w, h = right - left, bottom - top
        strewn = [(s, one) for s in self._sheets if (one := self._strewn(s, box)) is not None]
        depth = np.full(w * h, NOWHERE, np.float32)
        for _, one in strewn:
            np.maximum.at(depth, one.where, one.z)
        which = np.full(w * h, -1, np.int32)
        starts = [0]
        for _, one in strewn:
            wins = np.nonzero(one.z >= depth[one.where])[0]
            which[one.where[wins]] = wins.astype(np.int32) + starts[-1]
            starts.append(starts[-1] + len(one.z))
        which, depth = _mend(which.reshape(h, w), depth.reshape(h, w), 0.02 * self.scale)
        rows, columns = np.nonzero((which >= 0) & (depth > canvas.z[top:bottom, left:right]))
        chosen = which[rows, columns]
        spots = (rows + top, columns + left)
        canvas.z[spots] = depth[rows, columns]
        by_sheet = np.searchsorted(starts, chosen, side="right") - 1
        for number in range(len(self._paints)):
            found: list[tuple[Any, Grid, Grid, Grid]] = []
            for k, (sheet, one) in enumerate(strewn):
                if sheet.paint == number:
                    mine = np.nonzero(by_sheet == k)[0]
                    if len(mine):
                        pick = chosen[mine] - starts[k]
                        found.append((mine, *self._looked_up(sheet, one, pick)))
            if found:
                mine, at, normal, extra = (
                    np.concatenate(part) for part in zip(*found, strict=True)
                )
                self._coat(
                    number,
                    (spots[0][mine], spots[1][mine]),
                    Seen(at, normal, extra, 1 / self.scale, self.few),
                )

    def _looked_up(self, sheet: _Sheet, strewn: _Strewn, pick: Any) -> tuple[Grid, Grid, Grid]:
        """Return what a sheet is like at some of its points: place, normal, and the rest."""
        where = strewn.gx[pick], strewn.gy[pick]
        normal = _sample(sheet.normal, where)
        normal /= np.linalg.norm(normal, axis=1, keepdims=True) + 1e-9
        if not sheet.closed:  # a lock shows the side that is seen
            normal *= np.where(normal @ self.eye < 0, -1, 1)[:, None]
        extra = np.zeros((len(pick), 4), np.float32)
        extra[:, : sheet.extra.shape[2]] = _sample(sheet.extra, where)
        return _sample(sheet.at, where), normal.astype(np.float32), extra

    def _coat(self, number: int, spot: tuple[Any, Any], seen: Seen) -> None:
        canvas = self.canvas
        canvas.normal[spot] = seen.normal @ (canvas.camera.rot @ self.frame.turn).T
        coat = self._paints[number](seen)
        canvas.colour[spot] = coat.colour
        canvas.rough[spot] = coat.rough
        canvas.sheen[spot] = coat.sheen
        canvas.edge[spot] = coat.edge
        canvas.cares[spot] = self.care
        canvas.flat[spot] = False if coat.flat is None else coat.flat > 0.5

    def _box(self, w: int, h: int) -> tuple[int, int, int, int] | None:
        if not self._sheets:
            return None
        low = np.min([s.pixels[..., :2].min((0, 1)) for s in self._sheets], 0)
        high = np.max([s.pixels[..., :2].max((0, 1)) for s in self._sheets], 0)
        left, top = max(int(low[0]) - 2, 0), max(int(low[1]) - 2, 0)
        right, bottom = min(int(high[0]) + 3, w), min(int(high[1]) + 3, h)
        return (left, top, right, bottom) if left < right and top < bottom else None

    def _strewn(self, sheet: _Sheet, box: tuple[int, int, int, int]) -> _Strewn | None:
        """Return the points of a sheet so dense that no pixel is left out; None: it is not seen."""
        left, top, right, bottom = box
        xy = sheet.pixels[..., :2]
        keep = None
        if sheet.closed:
            keep = sheet.normal @ self.eye.astype(np.float32) > -0.12
            if not keep.any():
                return None
        steps = []
        for axis in (0, 1):
            edge = np.linalg.norm(np.diff(xy, axis=axis), axis=2)
            if keep is not None:
                edge = edge[(keep[1:] if axis == 0 else keep[:, 1:])]
            large = float(np.quantile(edge, 0.98)) if edge.size else 1.0
            steps.append(int(np.ceil(max(large / 0.85, 1))))
        rows, columns = sheet.pixels.shape[:2]
        my = np.linspace(0, rows - 1, (rows - 1) * steps[0] + 1, dtype=np.float32)
        mx = np.linspace(0, columns - 1, (columns - 1) * steps[1] + 1, dtype=np.float32)
        if keep is not None:  # only the rows and columns that are seen at all
            r, c = np.nonzero(keep)
            my = my[(my >= r.min() - 1) & (my <= r.max() + 1)]
            mx = mx[(mx >= c.min() - 1) & (mx <= c.max() + 1)]
        gx, gy = np.meshgrid(mx, my)
        dense = cv2.remap(sheet.pixels, gx, gy, cv2.INTER_LINEAR)
        x = np.floor(dense[..., 0] + 0.5).astype(np.int32)
        y = np.floor(dense[..., 1] + 0.5).astype(np.int32)
        good = (x >= left) & (x < right) & (y >= top) & (y < bottom)
        if keep is not None:
            good &= cv2.remap(keep.astype(np.float32), gx, gy, cv2.INTER_LINEAR) > 0.25
        if not good.any():
            return None
        where = (y[good] - top) * (right - left) + (x[good] - left)
        z = dense[..., 2][good] + sheet.lift * self.scale
        return _Strewn(where, z, gx[good], gy[good])


def _sample(grid: Grid, pick: tuple[Grid, Grid]) -> Grid:
    """Return a grid's values between its points."""
    gx, gy = pick
    x = np.minimum(gx.astype(np.int32), grid.shape[1] - 2)
    y = np.minimum(gy.astype(np.int32), grid.shape[0] - 2)
    fx, fy = (gx - x)[:, None], (gy - y)[:, None]
    top = grid[y, x] * (1 - fx) + grid[y, x + 1] * fx
    low = grid[y + 1, x] * (1 - fx) + grid[y + 1, x + 1] * fx
    return top * (1 - fy) + low * fy


def _mend(which: Any, depth: Grid, gap: float) -> tuple[Any, Grid]:
    """Close holes of a pixel or two, through which what is behind would be seen."""
    for _ in range(2):
        side = [(np.roll(depth, n, a), np.roll(which, n, a)) for a in (0, 1) for n in (1, -1)]
        for (a, ka), (b, kb) in (side[:2], side[2:]):
            low = np.minimum(a, b)
            hole = (depth < low - gap) & (low > NOWHERE / 2)
            which = np.where(hole, np.where(a < b, ka, kb), which)
            depth = np.where(hole, low, depth)
    return which, depth
