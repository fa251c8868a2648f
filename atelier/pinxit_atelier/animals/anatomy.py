"""What animals have in common: fur, legs, manes, wings, mouths."""

import math
from collections.abc import Sequence

import numpy as np

from pinxit_atelier.engine import (
    Colour,
    Path,
    Point,
    limb,
    mix,
    moved,
    poly,
    sample,
    spline,
    taper,
    vary,
)
from pinxit_atelier.pen import Flow, Pen, Place, Points, Span, quill, seam

Patch = tuple[Path, Colour, float, float]  # its shape, its colour, how strong, how soft
Foot = tuple[str, float, float, Colour]  # paw or hoof, its length, its height, its colour


def leg(
    pen: Pen,
    points: Points,
    widths: Sequence[float],
    colour: Colour,
    foot: Foot | None = None,
    *,
    cast: float = 0.25,
    near: bool = False,
) -> None:
    """Paint a leg along some points; a near one grows out of the body without a seam."""
    if foot and foot[0] == "paw":
        _paw(pen, points[-1], foot)
    shape, depth = limb(points, widths), max(widths) * 0.2
    if near:
        (x0, y0), (x1, y1) = points[0][:2], points[1][:2]
        start = x0 + (x1 - x0) * 0.12, y0 + (y1 - y0) * 0.12
        end = x0 + (x1 - x0) * 0.8, y0 + (y1 - y0) * 0.8
        with pen.melt(start, end):
            pen.form(shape, colour, 0.5, 0.3, cast=0, depth=depth)
    else:
        pen.form(shape, colour, 0.5, 0.3, cast=cast, depth=depth)
    if foot and foot[0] == "hoof":
        _hoof(pen, points[-2], points[-1], foot)


def _paw(pen: Pen, place: Point, foot: Foot) -> None:
    x, y = place[:2]
    _, length, height, colour = foot
    shape = spline(
        [
            (x + length * 0.32, y - height * 1.1),
            (x + length * 0.42, y + 0.2),
            (x - length * 0.55, y + 0.4),
            (x - length * 0.66, y - height * 0.45),
            (x - length * 0.3, y - height),
        ]
    )
    pen.form(shape, colour, 0.4, 0.25, cast=0.15)
    for part in (0.38, 0.2):
        toe = seam((x - length * part, y), (x - length * (part + 0.04), y - height * 0.4))
        pen.line(toe, pen.shaded(colour, 0.6), 0.6, 0.7)


def _hoof(pen: Pen, before: Point, place: Point, foot: Foot) -> None:
    x, y = place[:2]
    _, wide, high, colour = foot
    angle = math.degrees(math.atan2(y - before[1], x - before[0])) - 90
    shape = poly(
        [
            (-wide * 0.42, -high * 0.3),
            (wide * 0.4, -high * 0.3),
            (wide * 0.55, high),
            (-wide * 0.75, high),
        ]
    )
    pen.form(moved(shape, x, y, 1, angle), colour, 0.4, 0.3, cast=0)


def strands(
    pen: Pen,
    roots: Sequence[Place],
    tips: Sequence[Place],
    width: float,
    colours: Sequence[Colour],
    bend: float = 0.15,
    alpha: float = 1,
) -> None:
    """Paint a mane or a tail: locks from roots to tips."""
    for index, ((x0, y0), (x1, y1)) in enumerate(zip(roots, tips, strict=True)):
        way_x, way_y = x1 - x0, y1 - y0
        out = bend * (1 + 0.4 * math.sin(index * 2.3))
        line = [
            (x0, y0),
            (x0 + way_x * 0.35 - way_y * out, y0 + way_y * 0.35 + way_x * out),
            (x0 + way_x * 0.7 + way_y * out * 0.4, y0 + way_y * 0.7 - way_x * out * 0.4),
            (x1, y1),
        ]
        lock = taper(line, [width * 0.7, width, width * 0.7, 0.3], 16)
        pen.fill(lock, colours[index % len(colours)], alpha)


def fan(
    pen: Pen,
    arm: Points,
    angles: tuple[float, float],
    lengths: tuple[float, float],
    count: int,
    width: float,
    colour: Colour,
    *,
    tip: Colour | None = None,
    under: Colour | None = None,
    coverts: int = 2,
    curve: float = 0.06,
) -> None:
    """Paint a wing: quills along an arm that turn and grow towards its tip, then coverts."""
    stations = sample(arm, 40)

    def row(quills: int, reach: float, wide: float, tone: Colour, end: float = 1) -> None:
        for index in range(quills):
            part = 1 - index / (quills - 1)
            x, y, _, _ = stations[min(40, int(part * 40 * end))]
            angle = math.radians(angles[0] + (angles[1] - angles[0]) * part**1.15)
            grown = math.sin(min(1, part * 1.08) * math.pi / 2) ** 1.1
            length = lengths[0] + (lengths[1] - lengths[0]) * grown
            length *= reach * pen.rng.uniform(0.97, 1.03)
            x1, y1 = x + length * math.cos(angle), y + length * math.sin(angle)
            feather = quill((x, y), (x1, y1), wide, curve if angles[1] < angles[0] else -curve)
            own = tone
            if tip is not None:
                own = mix(tone, tip, 0.55 * (part if reach == 1 else 0.3))
            pen.form(
                feather, vary(own, pen.rng, 0.05, 0.01), 0.45, 0.35, depth=wide * 0.35, cast=0.28
            )
            if pen.detailed:
                shaft = seam((x, y), (x + (x1 - x) * 0.9, y + (y1 - y) * 0.9))
                pen.line(shaft, pen.shaded(own, 0.45), 0.5, 0.6)

    row(count, 1, width, colour)
    covert = colour if under is None else under
    for level in range(coverts):
        tone = pen.lit(covert, 0.08 + 0.07 * level)
        wide = width * (0.82 - 0.1 * level)
        row(int(count * 0.95), 0.56 - 0.22 * level, wide, tone, 1 - 0.06 * level)
    shoulder = limb(arm, list(np.linspace(width * 1.5, width * 0.75, len(arm))))
    pen.form(shoulder, pen.lit(covert, 0.1), 0.4, 0.5, cast=0.2)


def mouth(pen: Pen, *points: Point, width: float = 1.1, colour: Colour = "#24141a") -> None:
    """Paint the line of a mouth."""
    pen.fill(taper(points, [0.4, width, width, 0.3], 12), colour, 0.9)


def furred(
    pen: Pen,
    shape: Path,
    colour: Colour,
    body: tuple[float, float],
    way: Flow,
    count: float = 160,
    length: Span = (6, 13),
    width: Span = (0.7, 1.8),
    alpha: Span = (0.25, 0.65),
    *,
    patches: Sequence[Patch] = (),
    cast: float = 0.4,
) -> None:
    """Paint a part that has fur: its body (volume, rim), patches on it, and the coat over all.

    The coat is said as `Pen.coat` has it: which way it lies, how many hairs, how long and wide.
    """
    pen.form(shape, colour, *body, cast=cast)
    for path, other, strength, blur in patches:
        pen.fill(path, other, strength, blur=blur, clip=shape)
    pen.coat(shape, way, colour, count, length, width, alpha)
