"""Hair: what hangs behind the head, and what lies on it."""

import math
import random
from typing import Final

from pinxit_atelier.engine import (
    Colour,
    Field,
    Path,
    Point,
    ellipse,
    linear,
    mix,
    sample,
    spline,
    taper,
    union,
)

from .bodies import Look, shaded
from .features import BIG
from .forms import Pair
from .hair_shapes import CAPS, HANGING, LINES, PLAITS
from .poses import BEHIND, SQUARE, View
from .stage import Cel, Frame, Stage

HAIRLINES: Final[dict[str, str]] = {  # every hair, and how it frames the forehead
    "bob": "fringe", "long": "mid", "waves": "side", "bun": "side", "buns": "mid", "braids": "mid",
    "plait": "mid", "pony": "side", "short": "side", "crop": "high", "pixie": "fringe",
    "wild": "side",
    "curly": "fringe", "afro": "high", "locs": "mid", "bald": "high", "shaved": "high",
    "none": "high",
}  # fmt: skip
_NOTHING_BEHIND = ("none", "bald", "short", "crop", "pixie", "shaved")
_TUFTED = ("wild", "pixie", "crop")


def _lit(colour: Colour, part: float) -> Field:
    return mix(colour, "#ffe0b0", part)


def plait(cel: Cel, points: list[Pair], width: float, colour: Colour, count: int = 7) -> None:
    """Paint a plait along a line."""
    stations = sample(points, count * 2)
    step = math.dist(stations[0][:2], stations[1][:2]) * 1.5
    for index in range(count):
        x, y, way_x, way_y = stations[index * 2 + 1]
        wide = width * (1 - 0.45 * index / count)
        heading = math.degrees(math.atan2(way_y, way_x))
        for way in (-1, 1):
            strand = ellipse(
                x - way_y * way * wide * 0.24, y + way_x * way * wide * 0.24, step, wide * 0.42,
                heading + way * 28,
            )  # fmt: skip
            cel.fill(strand, mix(colour, "#ffffff", 0.1) if way > 0 else shaded(colour, 0.16))
            cel.line(strand, shaded(colour, 0.5), 0.03, 0.5)
    x, y, way_x, way_y = stations[-1]
    tuft = [
        (x, y), (x + way_x * 0.2, y + way_y * 0.2),
        (x + way_x * 0.4 - way_y * 0.05, y + way_y * 0.4),
    ]  # fmt: skip
    cel.fill(taper(tuft, [width * 0.34, width * 0.5, 0.02], 8), colour)


def hair_back(stage: Stage, frame: Frame, look: Look, view: View, wind: float = 0) -> None:
    """Paint the hair that hangs behind head and shoulders; from behind, it hangs before them."""
    kind, colour = look.hair, look.hair_colour
    if kind in _NOTHING_BEHIND:
        return
    blow = wind * 0.12
    part = stage.part(relief=frame[2] * 0.25, lo=0.6, depth=frame[2] * 0.12, shadow=0.45)
    with part as cel, cel.at(*frame):
        match kind:
            case "bob" | "long" | "waves" | "wild":
                _mass(cel, look, view, blow, frame[2] * stage.unit)
            case "curly" | "afro":
                cel.fill(_cloud(view, 1.18 if kind == "afro" else 1.0), shaded(colour, 0.22))
            case "locs":
                _locs(cel, look, view, blow)
            case "bun" | "buns":
                _bun(cel, look, view)
            case "pony":
                _pony(cel, look, view, blow)
            case "plait" | "braids":
                behind = kind == "braids" and view == "q"
                tone = shaded(colour, 0.22) if behind else colour
                for points, width, count in PLAITS[kind].get(view, ()):
                    blown = [(x + blow * i, y) for i, (x, y) in enumerate(points)]
                    plait(cel, blown, width, tone, count)


def _mass(cel: Cel, look: Look, view: View, blow: float, px: float) -> None:
    """Paint hair that hangs as one: the third number of a point is how much it is blown."""
    colour = look.hair_colour
    hanging = HANGING["bob" if look.hair == "bob" else "long"][view]
    short = 0.66 if look.hair == "wild" else 1.0
    points: list[Point] = []
    for x, y, blown, sharp in hanging:
        place = x + blow * blown, y if y < 1 else 1 + (y - 1) * short
        points.append((*place, 1) if sharp else place)
    shape = spline(points)
    cel.fill(shape, colour if view in BEHIND else shaded(colour, 0.22))
    if px <= 9:
        return
    left, right = min(point[0] for point in points), max(point[0] for point in points)
    low = max(point[1] for point in points)
    count = 15 if px < BIG else 40
    for index in range(count):
        x = left + (right - left) * (index + 0.5) / count
        sway = math.sin(index * 2.3) * 0.08
        strand = [
            (x * 0.7, -0.7), (x * 0.96 + sway, 0.2), (x - sway, low * 0.55), (x + sway + blow, low),
        ]  # fmt: skip
        tone = _lit(colour, 0.3) if index % 2 else shaded(colour, 0.3)
        width = 0.05 * min(1.0, 22 / count)
        cel.fill(taper(strand, [0.01, width, width * 0.9, 0.006], 16), tone, 0.45, clip=shape)


def _cloud(view: View, size: float) -> Path:
    """Return a cloud of curls."""
    rng = random.Random(5)
    middle = 0.0 if view in SQUARE else -0.1
    shape = ellipse(middle, -0.2, 1.15 * size, 1.12 * size)
    for index in range(17):
        angle = index / 17 * 2 * math.pi
        x, y = middle + 1.14 * size * math.cos(angle), -0.16 + 1.06 * size * math.sin(angle)
        shape = union(shape, ellipse(x, y, (0.34 + rng.uniform(0, 0.1)) * size))
    return shape


def _locs(cel: Cel, look: Look, view: View, blow: float) -> None:
    rng = random.Random(8)
    left, right = {
        "front": (-1.05, 1.05), "back": (-1.0, 1.0), "back_q": (-0.95, 0.4),
    }.get(view, (-1.15, -0.2))  # fmt: skip
    for index in range(13):
        x = left + (right - left) * index / 12
        low = 1.5 + rng.uniform(-0.2, 0.5)
        points = [(x * 0.8, -0.5), (x * 1.04, 0.3), (x + blow, 1.0), (x * 1.02 + blow * 2, low)]
        tone = _lit(look.hair_colour, 0.12) if index % 3 == 0 else shaded(
            look.hair_colour, 0.1 * (index % 3),
        )  # fmt: skip
        cel.fill(taper(points, [0.2, 0.22, 0.19, 0.1], 18), tone)
        cel.line(spline(points, closed=False), shaded(look.hair_colour, 0.5), 0.02, 0.5)


def _bun(cel: Cel, look: Look, view: View) -> None:
    colour = look.hair_colour
    if look.hair == "buns":
        middles = {
            "front": [(-0.72, -1.02), (0.72, -1.02)], "back": [(-0.72, -1.0), (0.72, -1.0)],
            "q": [(-0.8, -1.0), (0.42, -1.1)], "side": [(-0.3, -1.12)],
            "back_q": [(-0.66, -1.04), (0.6, -1.02)],
        }[view]  # fmt: skip
        wide, high = 0.36, 0.34
    else:
        middles = [
            {
                "front": (0, -1.3), "q": (-0.62, -1.14), "side": (-0.98, -0.78), "back": (0, -1.22),
                "back_q": (-0.3, -1.2),
            }[view]
        ]  # fmt: skip
        wide, high = 0.46, 0.42
    for x, y in middles:
        cel.fill(ellipse(x, y, wide, high), colour)
        for index in range(7):
            start = -0.85 + index * 0.28
            turn = [
                (x + start * wide, y + high * 0.5), (x + start * wide * 0.5, y - high * 0.5),
                (x + wide * 0.7, y - high * (0.5 - 0.12 * index)),
            ]  # fmt: skip
            tone = _lit(colour, 0.35) if index % 2 else shaded(colour, 0.45)
            cel.fill(
                taper(turn, [0.01, 0.045, 0.01], 12), tone, 0.5, clip=ellipse(x, y, wide, high),
            )  # fmt: skip


def _pony(cel: Cel, look: Look, view: View, blow: float) -> None:
    x, y = {"front": (0.5, -0.9), "q": (-0.96, -0.62), "side": (-1.06, -0.5)}.get(view, (0, -0.5))
    if view in BEHIND:
        points = [(0, -0.6), (0.1, 0.1), (blow, 1.0), (0.2 + blow * 2, 1.9)]
        widths = [0.2, 0.55, 0.5, 0.02]
    else:
        points = [
            (x + 0.1, y), (x - 0.5 + blow, y - 0.1), (x - 0.8 + blow * 2, y + 0.7),
            (x - 0.6 + blow * 3, y + 1.5), (x - 0.8 + blow * 4, y + 1.9),
        ]  # fmt: skip
        widths = [0.2, 0.5, 0.6, 0.4, 0.02]
    shape = taper(points, widths, 30)
    cel.fill(shape, look.hair_colour)
    for shift in (-0.14, -0.05, 0.05, 0.14):
        strand = [(a + shift, b + abs(shift)) for a, b in points]
        tone = _lit(look.hair_colour, 0.3) if shift > 0 else shaded(look.hair_colour, 0.35)
        cel.fill(taper(strand, [0.01, 0.05, 0.05, 0.01], 20), tone, 0.45, clip=shape)


def hair_front(stage: Stage, frame: Frame, look: Look, view: View, wind: float = 0) -> None:
    """Paint the hair on the head."""
    kind = look.hair
    if kind == "none":
        return
    blow, px = wind * 0.1, frame[2] * stage.unit
    flat = kind == "shaved"
    part = stage.part(
        relief=0 if flat else frame[2] * 0.22, lo=0.55, hi=0.34, depth=frame[2] * 0.08,
        shadow=0 if flat else 0.5,
    )  # fmt: skip
    with part as cel, cel.at(*frame):
        if kind == "bald":
            _fringe_of_the_bald(cel, look, view)
            return
        shape = _scalp(look, view, blow)
        if flat:
            cel.fill(shape, look.hair_colour, 0.45, blur=0.03)
            return
        cel.fill(
            shape, look.hair_colour,
            grad=linear(0.2, -1.1, -0.2, 0.6, shaded(look.hair_colour, 0.25)),
        )  # fmt: skip
        if px > 8:
            _strands(cel, look, view, shape, px)
        if view not in BEHIND:
            if kind in ("bob", "long", "waves", "wild"):
                _locks(cel, look, view, blow, px)
            if kind == "braids":
                _front_braids(cel, look, view, blow)


def _scalp(look: Look, view: View, blow: float) -> Path:
    """Return the outline of the hair on the head."""
    kind = look.hair
    cap = CAPS[view]
    if view == "back":
        low = [(0.62, 0.62), (0, 0.74), (-0.62, 0.62)]
        if kind in ("bun", "buns", "pony", "afro"):
            low = [(0.6, 0.45), (0, 0.55), (-0.6, 0.45)]
        shape = spline([*cap, *low])
    else:
        ends = (0, len(cap) - 1)
        rim: list[Point] = [
            (*point, 1) if index in ends else point for index, point in enumerate(cap)
        ]
        shape = spline([*rim, *LINES[HAIRLINES[kind]][view]])
    if look.hat not in (None, "flowers", "crown"):  # no tufts through a hat
        return shape
    if kind in ("curly", "afro"):
        rng = random.Random(9)
        size = 1.3 if kind == "afro" else 1.0
        for x, y, _, _ in sample(cap, 11):
            shape = union(
                shape,
                ellipse(
                    x * 0.97 * (0.85 + 0.15 * size), y * 0.97, (0.27 + rng.uniform(0, 0.08)) * size,
                ),
            )  # fmt: skip
    if kind in _TUFTED:
        rng = random.Random(4)
        long = 0.5 if kind == "wild" else 0.1
        for x, y, _, _ in sample(cap, 9 if kind == "wild" else 8)[1:-1]:
            grown = rng.uniform(0.5, 1) * long
            tuft = [
                (x * 0.8, y * 0.8), (x * 1.06 - 0.04, y * 1.05),
                (x * (1.04 + grown * 0.4) - 0.1 + blow, y * (1.04 + grown * 0.4) + 0.02),
                (
                    x * (1.04 + grown * 0.5) - 0.3 * rng.uniform(0.2, 1.6) + blow * 2,
                    y * (1.04 + grown * 0.5) + rng.uniform(-0.16, 0.2),
                ),
            ]  # fmt: skip
            shape = union(shape, taper(tuft, [0.7, 0.62, 0.34, 0.01], 14))
    return shape


def _strands(cel: Cel, look: Look, view: View, shape: Path, px: float) -> None:
    """Paint single hairs from the parting to the rim and to the hairline."""
    colour = look.hair_colour
    if look.hair in ("curly", "afro"):
        _curls(cel, colour, shape, px)
        return
    line_kind = HAIRLINES[look.hair]
    parting = {"front": (0, -0.9), "q": (0.1, -0.98), "side": (-0.1, -0.98)}.get(view, (0, -0.85))
    if line_kind == "side" and view not in BEHIND:
        parting = {"front": (0.42, -0.86), "q": (-0.02, -0.86)}.get(view, (0.3, -0.8))
    count = 22 if px < BIG else 58
    low = [(0.9, 0.2), (0.6, 0.6), (0, 0.72), (-0.6, 0.6), (-0.9, 0.2)]
    hairline = sample(low if view == "back" else LINES[line_kind][view], count)
    rim = sample(CAPS[view], count)
    thick = 0.034 * min(1.0, 34 / count)
    rng = random.Random(6)
    for index in range(count + 1):
        for end, reach in ((hairline[index], 1), (rim[index], 0.97)):
            middle = (parting[0] + end[0]) / 2 * 1.12, (parting[1] + end[1]) / 2 * 1.12
            light = (index + (reach < 1)) % 3 == 0
            tone = mix(colour, "#ffdca8", 0.34) if light else shaded(colour, 0.34)
            strand = taper(
                [parting, middle, (end[0] * reach, end[1] * reach)],
                [0.008, thick * rng.uniform(0.6, 1.3), 0.006], 9,
            )  # fmt: skip
            cel.fill(strand, tone, 0.5 if px < BIG else 0.38, clip=shape)
    shine = [(-0.7, -0.6), (-0.4, -0.86), (0, -0.95)] if view == "side" else [
        (-0.62, -0.62), (-0.3, -0.86), (0.1, -0.95), (0.4, -0.86),
    ]  # fmt: skip
    cel.fill(
        taper(shine, [0.01, 0.1, 0.11, 0.01], 16), mix(colour, "#fff0d0", 0.55), 0.25, blur=0.03,
        clip=shape,
    )  # fmt: skip


def _curls(cel: Cel, colour: Colour, shape: Path, px: float) -> None:
    """Paint curls: rows of little hooks."""
    rng = random.Random(12)
    count = 60 if px < BIG else 240
    size = 0.16 if px < BIG else 0.1
    for index in range(count):
        x, y = rng.uniform(-1.5, 1.5), rng.uniform(-1.6, 0.6)
        angle = rng.uniform(0, 6.28)
        hook = [
            (
                x + size * math.cos(angle + step) * (1 - 0.2 * i),
                y + size * math.sin(angle + step) * (1 - 0.2 * i),
            )
            for i, step in enumerate((0, 1.4, 2.8, 4.2))
        ]
        tone = mix(colour, "#ffdca8", 0.3) if index % 2 else shaded(colour, 0.4)
        cel.fill(taper(hook, [0.01, 0.045 * size / 0.12, 0.01], 12), tone, 0.5, clip=shape)


def _locks(cel: Cel, look: Look, view: View, blow: float, px: float) -> None:
    """Paint the locks that frame a face."""
    low = 0.82 if look.hair == "bob" else 1.5
    colour = look.hair_colour
    for way in (-1, 1) if view == "front" else (-1,):
        x = way * 0.84 if view == "front" else (-0.42 if view == "q" else -0.36)
        widths = [0.2, 0.4, 0.34] if view == "front" else [0.2, 0.56, 0.6]
        points = [
            (x, -0.5), (x + way * 0.04, 0), (x + way * 0.02, low * 0.6),
            (x - way * 0.1 + blow, low),
        ]  # fmt: skip
        lock = taper(points, [*widths, 0.3 if look.hair == "bob" else 0.02], 20)
        cel.fill(lock, shaded(colour, 0.08))
        if px <= 10:
            continue
        count = 2 if px < BIG else 7
        for index in range(count):
            off = (index / (count - 1) - 0.5) * 0.26
            strand = [
                (x + way * off, -0.3), (x + way * off * 1.1, low * 0.5),
                (x - way * 0.08 + blow + off * 0.4, low * 0.95),
            ]  # fmt: skip
            tone = _lit(colour, 0.35) if index % 2 else shaded(colour, 0.35)
            cel.line(spline(strand, closed=False), tone, 0.025, 0.5, clip=lock)


def _front_braids(cel: Cel, look: Look, view: View, blow: float) -> None:
    for way in (-1, 1) if view == "front" else (-1,):
        x = way * 0.82 if view == "front" else -0.46
        plait(
            cel, [(x, 0.36), (x + way * 0.12, 0.9), (x + way * 0.02 + blow, 1.75)], 0.46,
            look.hair_colour, 6,
        )  # fmt: skip
        cel.fill(ellipse(x + way * 0.03 + blow, 1.66, 0.12), look.trim)


def _fringe_of_the_bald(cel: Cel, look: Look, view: View) -> None:
    sides = {
        "front": [[(-0.8, -0.3), (-1.0, -0.1), (-1.04, 0.3), (-0.84, 0.42), (-0.78, 0.05)],
                  [(0.8, -0.3), (1.0, -0.1), (1.04, 0.3), (0.84, 0.42), (0.78, 0.05)]],
        "q": [[
            (-0.4, -0.2), (-0.9, -0.36), (-1.1, 0.0), (-0.96, 0.46), (-0.6, 0.66), (-0.44, 0.4),
            (-0.42, 0.1),
        ]],
        "side": [[
            (-0.1, -0.16), (-0.6, -0.4), (-1.06, -0.2), (-1.0, 0.34), (-0.66, 0.6), (-0.4, 0.4),
            (-0.26, 0.06),
        ]],
        "back": [
            [
                (way * 0.9, -0.2), (way * 0.96, 0.2), (way * 0.7, 0.6), (0, 0.7), (0, 0.36),
                (way * 0.5, 0.28),
            ]
            for way in (-1, 1)
        ],
        "back_q": [[
            (-0.94, -0.2), (-0.98, 0.2), (-0.7, 0.62), (0, 0.74), (0.38, 0.5), (0.36, 0.1),
            (0, 0.3), (-0.5, 0.26),
        ]],
    }[view]  # fmt: skip
    for side in sides:
        cel.fill(spline(side), look.hair_colour)


__all__ = ["HAIRLINES", "hair_back", "hair_front", "plait"]
