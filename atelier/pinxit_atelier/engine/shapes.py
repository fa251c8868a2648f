"""Shapes: outlines through points, strokes that swell, and what can be cut from them."""

import math
import re
from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np
import skia

Path: TypeAlias = Any  # skia.Path, which has no types
Point: TypeAlias = Sequence[float]  # x, y, and a third number that is not 0 for a sharp corner
Points: TypeAlias = Sequence[Point]
Station: TypeAlias = tuple[float, float, float, float]  # a place on a line, and its direction


def spline(points: Points, *, closed: bool = True, tension: float = 0.5) -> Path:
    """Draw a smooth line through points; a point (x, y, 1) is a sharp corner."""
    places = [np.array(point[:2], float) for point in points]
    sharp = [len(point) > 2 and bool(point[2]) for point in points]
    count = len(places)

    def handle(index: int, reach: float) -> Any:
        if sharp[index]:
            return np.zeros(2)
        before = places[(index - 1) % count] if closed or index > 0 else places[index]
        after = places[(index + 1) % count] if closed or index < count - 1 else places[index]
        way = after - before
        length = np.linalg.norm(way)
        return way / length * reach * tension * 0.72 if length > 1e-6 else way * 0

    path = skia.Path()
    path.moveTo(*map(float, places[0]))
    for index in range(count if closed else count - 1):
        following = (index + 1) % count
        reach = float(np.linalg.norm(places[following] - places[index]))
        out = places[index] + handle(index, reach)
        back = places[following] - handle(following, reach)
        path.cubicTo(*map(float, (*out, *back, *places[following])))
    if closed:
        path.close()
    return path


def poly(points: Points, *, closed: bool = True) -> Path:
    """Draw straight lines from point to point."""
    path = skia.Path()
    path.moveTo(float(points[0][0]), float(points[0][1]))
    for point in points[1:]:
        path.lineTo(float(point[0]), float(point[1]))
    if closed:
        path.close()
    return path


def along(path: Path, count: int = 40) -> list[Station]:
    """Walk along a path in equal steps."""
    measure = skia.PathMeasure(path, False)
    length = measure.getLength()
    stations = []
    for step in range(count + 1):
        place, way = measure.getPosTan(length * step / count)
        stations.append((place.x(), place.y(), way.x(), way.y()))
    return stations


def sample(points: Points, count: int = 40, *, closed: bool = False) -> list[Station]:
    """Walk along the smooth line through points."""
    return along(spline(points, closed=closed), count)


def taper(points: Points, widths: Sequence[float], count: int = 36) -> Path:
    """Draw a stroke whose width changes evenly along its length."""
    return _ribbon(sample(points, count), np.linspace(0, 1, len(widths)), widths)


def limb(
    points: Points, widths: Sequence[float], count: int = 26, *, round_ends: bool = True
) -> Path:
    """Draw a stroke with a width at each of its points, and round ends: an arm, a branch."""
    places = np.array([point[:2] for point in points], float)
    steps = np.hypot(*np.diff(places, axis=0).T)
    where = np.concatenate([[0], np.cumsum(steps)])
    stations = sample(points, count)
    path = _ribbon(stations, where / where[-1], widths)
    if round_ends:
        for station, width in ((stations[0], widths[0]), (stations[-1], widths[-1])):
            path = union(path, ellipse(station[0], station[1], width / 2))
    return path


def _ribbon(stations: list[Station], where: Any, widths: Sequence[float]) -> Path:
    left, right = [], []
    for index, (x, y, way_x, way_y) in enumerate(stations):
        half = float(np.interp(index / (len(stations) - 1), where, widths)) / 2
        left.append((x - way_y * half, y + way_x * half))
        right.append((x + way_y * half, y - way_x * half))
    return poly(left + right[::-1])


def leaf(start: Point, end: Point, width: float, bend: float = 0.0, belly: float = 0.42) -> Path:
    """Draw a pointed blade from its base to its tip: a leaf, an ear, a petal, a flame."""
    (x0, y0), (x1, y1) = start[:2], end[:2]
    way_x, way_y = x1 - x0, y1 - y0
    length = math.hypot(way_x, way_y) + 1e-6
    side_x, side_y = -way_y / length, way_x / length

    def at(part: float, off: float) -> tuple[float, float]:
        side = off + bend * length * math.sin(math.pi * part)
        return x0 + way_x * part + side_x * side, y0 + way_y * part + side_y * side

    profile = [(belly * 0.5, 0.42), (belly + 0.1, 0.5), (0.82, 0.27)]
    there = [at(part, off * width) for part, off in profile]
    back = [at(part, -off * width) for part, off in reversed(profile)]
    return spline([(x0, y0, 1), *there, (x1, y1, 1), *back])


def ellipse(x: float, y: float, wide: float, high: float | None = None, turn: float = 0) -> Path:
    """Draw an ellipse by its middle and its half axes."""
    high = wide if high is None else high
    path = skia.Path()
    path.addOval(skia.Rect(x - wide, y - high, x + wide, y + high))
    if turn:
        path.transform(skia.Matrix().setRotate(turn, x, y))
    return path


def arc(x: float, y: float, radius: float, start: float, sweep: float) -> Path:
    """Draw part of a circle as an open line; degrees, clockwise from the right."""
    path = skia.Path()
    path.addArc(skia.Rect(x - radius, y - radius, x + radius, y + radius), start, sweep)
    return path


def rect(x: float, y: float, wide: float, high: float, corner: float = 0) -> Path:
    """Draw a rectangle by its upper left corner."""
    path = skia.Path()
    box = skia.Rect(x, y, x + wide, y + high)
    if corner:
        path.addRoundRect(box, corner, corner)
    else:
        path.addRect(box)
    return path


def svg(data: str) -> Path:
    """Read a path of absolute M, L, C, Q and Z commands."""
    tokens = re.findall(r"[MLCQZ]|-?[\d.]+", data)
    sizes = {"M": 2, "L": 2, "C": 6, "Q": 4}
    path, command, index = skia.Path(), "M", 0
    draw = {"M": path.moveTo, "L": path.lineTo, "C": path.cubicTo, "Q": path.quadTo}
    while index < len(tokens):
        if tokens[index].isalpha():
            command = tokens[index]
            index += 1
            if command == "Z":
                path.close()
                continue
        size = sizes[command]
        draw[command](*(float(token) for token in tokens[index : index + size]))
        index += size
        command = "L" if command == "M" else command
    return path


def moved(
    path: Path,
    x: float = 0,
    y: float = 0,
    scale: float = 1,
    turn: float = 0,
    *,
    flip: bool = False,
    high: float | None = None,
) -> Path:
    """Scale a path (by `high` vertically, if given), turn it clockwise, and move it."""
    matrix = skia.Matrix()
    matrix.setTranslate(x, y)
    matrix.preRotate(turn)
    matrix.preScale(-scale if flip else scale, scale if high is None else high)
    copy = skia.Path(path)
    copy.transform(matrix)
    return copy


def union(*paths: Path) -> Path:
    """Join shapes."""
    whole = paths[0]
    for path in paths[1:]:
        whole = skia.Op(whole, path, skia.PathOp.kUnion_PathOp)
    return whole


def minus(path: Path, hole: Path) -> Path:
    """Cut one shape out of another."""
    return skia.Op(path, hole, skia.PathOp.kDifference_PathOp)


def common(one: Path, other: Path) -> Path:
    """Keep what two shapes have in common."""
    return skia.Op(one, other, skia.PathOp.kIntersect_PathOp)
