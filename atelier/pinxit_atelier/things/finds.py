"""Brooms, carpets, ice cream, photographs, curlers."""

import math

from pinxit_atelier.engine import (
    Colour,
    Path,
    ellipse,
    limb,
    mix,
    radial,
    rect,
    spline,
    taper,
    union,
)
from pinxit_atelier.pen import Pen, dots, motif, seam, torn


@motif(poses=("stand", "fly"), colours=("#8a5a34", "#d9b066", "#b3323a"))
def broom(pen: Pen, pose: str, wood: Colour, straw: Colour, string: Colour) -> None:
    """Stick, straw, string: 150 long, on its straw; flying: level, its stick to the left, centred.

    Anchors: grip, seat, tip (of the straw).
    """
    rng = pen.rng
    turn, shift = (-90, 75) if pose == "fly" else (0, 0)
    with pen.at(shift, 0, turn=turn):
        bend = rng.uniform(-4, 4)
        stick = limb([(0, -40), (bend, -90), (bend * 0.3, -150)], [5, 4.6, 4])
        pen.form(stick, wood, 0.5, 0.5)
        pen.grain(stick, 90, wood, 14, (12, 30))
        tones = [straw, pen.shaded(straw, 0.35), pen.lit(straw, 0.3), mix(straw, wood, 0.4)]
        for _ in range(110):
            part = rng.uniform(-1, 1)
            end = part * 26 + rng.uniform(-3, 3), rng.uniform(-6, 1) - abs(part) * 3
            line = [(part * 4, -48), (part * 17, -26), end]
            pen.fill(taper(line, [1.6, 1.6, 0.4], 10), rng.choice(tones), 0.95)
        for y, half in ((-46, 5.5), (-40, 8), (-34, 11)):
            pen.form(rect(-half, y, half * 2, 2.8, 1.2), string, 0.5, 0.5)
        pen.mark("grip", bend * 0.6, -120)
        pen.mark("seat", bend, -70)
        pen.mark("tip", 0, 0)


@motif(poses=("rolled", "flying", "half"), colours=("#a8323a", "#e0b04a", "#2f4f6c"))
def carpet(pen: Pen, pose: str, ground: Colour, gold: Colour, blue: Colour) -> None:
    """Ground, pattern, border. Rolled: 150 long on y = 0; flying: centred; half: rolling out left.

    Anchors: middle, left, right.
    """
    if pose == "flying":
        _flying(pen, ground, gold, blue)
        return
    if pose == "half":
        flat = spline(dots("-120,-2! 30,-6 30,0! -120,2!"))
        pen.form(flat, ground, 0.4, 0.4)
        _fringe(pen, -120, 0, -1, gold)
    start = -75 if pose == "rolled" else 10
    body = rect(start, -30, 150 if pose == "rolled" else 60, 30, 8)
    pen.form(body, ground, 0.65, 0.5)
    with pen.inside(body):
        for x in range(start, start + 150, 22):
            pen.fill(rect(x, -32, 5, 34), blue, 0.75)
            for y in (-24, -10):
                pen.fill(
                    spline([(x + 13, y - 5), (x + 18, y), (x + 13, y + 5), (x + 8, y)]), gold, 0.85
                )
    pen.form(ellipse(start + 2, -15, 8, 15), pen.shaded(ground, 0.3), 0.5, 0.4)
    swirl = [
        (
            start + 2 + (7 - k * 0.36) * 0.55 * math.cos(k * 0.7),
            -15 + (13.4 - k * 0.7) * math.sin(k * 0.7),
        )
        for k in range(19)
    ]
    pen.line(seam(*swirl), mix(gold, ground, 0.3), 1.4)
    if pose == "rolled":
        for x in (-30, 34):
            pen.form(limb([(x, -31), (x + 3, -15), (x, 0)], [3, 3, 3]), gold, 0.5, 0.5)
        _fringe(pen, 75, -15, 1, gold)
    pen.mark("middle", 0, -30)
    pen.mark("left", start, -15)
    pen.mark("right", start + 150, -15)


def _fringe(pen: Pen, x: float, y: float, side: int, colour: Colour) -> None:
    for k in range(7):
        thread = seam((x, y - 9 + k * 3), (x + side * 8, y - 9 + k * 3 + pen.rng.uniform(-2, 2)))
        pen.line(thread, colour, 1.2)


def _flying(pen: Pen, ground: Colour, gold: Colour, blue: Colour) -> None:
    lift = pen.rng.uniform(6, 14)
    outline = dots(f"-90,{-4 - lift}! -50,{-16} 0,{-8 + lift * 0.4} 50,-18 92,{-6 - lift}!")
    below = [(x + 14, y + 30, *rest) for x, y, *rest in reversed(outline)]
    shape = spline([*outline, *below])
    pen.form(shape, ground, 0.5, 0.5)
    with pen.inside(shape):
        for part, tone, wide in (
            (0.12, blue, 4.0),
            (0.88, blue, 4.0),
            (0.24, gold, 1.4),
            (0.76, gold, 1.4),
        ):
            line = [(x + 14 * part, y + 30 * part) for x, y, *_ in outline]
            pen.line(seam(*line), tone, wide)
        for k in range(9):
            x, y = -70 + k * 18, -2 + 4 * math.sin(k * 1.1)
            pen.fill(
                spline([(x, y - 6), (x + 7, y), (x, y + 6), (x - 7, y)]),
                gold if k % 2 else blue,
                0.9,
            )
    _fringe(pen, -84, 8 - lift, -1, gold)
    _fringe(pen, 100, 8 - lift, 1, gold)
    pen.mark("middle", 4, 4)
    pen.mark("left", -80, 6 - lift)
    pen.mark("right", 96, 6 - lift)


@motif(poses=("cone", "double", "mountain"), colours=("#f3d9c8", "#d98a9a", "#c9893f"))
def ice_cream(
    pen: Pen, pose: str, cream: Colour, other: Colour, wafer: Colour, *, scoops: int | None = None
) -> None:
    """First scoop, other scoops, wafer. Cone: its tip at y = 0. Mountain: 240 wide, on y = 0.

    Anchors: top, and drip (where it melts).
    """
    if pose == "mountain":
        _mountain(pen, cream, other)
        return
    count = scoops or {"cone": 1, "double": 2}[pose]
    cone = spline(dots("-26,-76! 26,-76! 3,-2 -3,-2"))
    pen.form(cone, wafer, 0.6, 0.5)
    for k in range(-8, 9):
        for lean in (-1, 1):
            pen.line(
                seam((k * 9, 0), (k * 9 + lean * 40, -80)),
                pen.shaded(wafer, 0.4),
                1.4,
                0.6,
                clip=cone,
            )
    for index in range(count):
        y = -90 - index * 34
        tone = cream if index % 2 == 0 else other
        _scoop(pen, y, 30 - index * 2, tone)
    pen.mark("top", 0, -90 - (count - 1) * 34 - 30)
    pen.mark("drip", -20, -72)


def _scoop(pen: Pen, y: float, radius: float, tone: Colour) -> None:
    rng = pen.rng
    shape = ellipse(0, y, radius, radius * 0.95)
    for k in range(7):
        x = (k - 3) * radius * 0.31
        shape = union(shape, ellipse(x, y + radius * rng.uniform(0.55, 0.85), radius * 0.26))
    pen.form(shape, tone, 0.55, 0.55)
    for _ in range(16):
        x, at = rng.uniform(-radius, radius) * 0.8, y + rng.uniform(-0.8, 0.5) * radius
        nick = seam((x, at), (x + 5, at - 2), (x + 10, at + rng.uniform(-1, 2)))
        pen.line(nick, rng.choice([pen.lit(tone, 0.6), pen.dark(tone, 0.3)]), 1.2, 0.5, clip=shape)


def _mountain(pen: Pen, cream: Colour, other: Colour) -> None:
    """Paint a range of ice cream: soft ridges, sauce for snow."""
    rng = pen.rng
    for layer in range(3):
        peak = rng.uniform(-30, 30) + (layer - 1) * 46
        high = 170 - layer * 40
        ridge = [
            (-120, 2, 1),
            (peak - 70, -high * 0.4),
            (peak - 26, -high * 0.78),
            (peak, -high),
            (peak + 30, -high * 0.72),
            (peak + 74, -high * 0.36),
            (120, 2, 1),
        ]
        shape = torn(ridge, 4, rng, 14)
        pen.form(shape, mix(cream, other, layer * 0.3), 0.55, 0.5, depth=14)
        for k in range(9):
            y = -high * (0.1 + k * 0.09)
            swirl = seam(
                (peak - 100, y),
                (peak - 30, y - 8 + rng.uniform(-3, 3)),
                (peak + 30, y + 4),
                (peak + 100, y - 4),
            )
            pen.line(swirl, pen.dark(cream, 0.25), 1.6, 0.35, clip=shape)
        if layer == 0:
            sauce: list[tuple[float, float]] = [
                (peak - 30, -high * 0.72),
                (peak, -high - 3),
                (peak + 32, -high * 0.7),
            ]
            sauce += [
                (peak + 26 - k * 13, -high * (0.62 - (0.14 if k % 2 else 0)) + rng.uniform(-4, 4))
                for k in range(5)
            ]
            pen.form(spline(sauce), pen.shaded(other, 0.25), 0.5, 0.6)
            pen.mark("top", peak, -high)
    pen.mark("drip", 0, -60)


@motif(poses=("strip", "single"), colours=("#f6f2e8", "#8a8078"))
def photo_strip(
    pen: Pen, pose: str, paper: Colour, picture: Colour, *, count: int = 4, holes: bool = False
) -> None:
    """Paper, blank pictures: a strip of `count` pictures, 60 × 48 each, from y = 0 downwards.

    `holes` cuts the edge of a film. Anchors: photo0 … (their middles).
    """
    number = 1 if pose == "single" else count
    height = number * 54 + 8
    strip: Path = rect(-36, 0, 72, height, 1.5)
    pen.form(strip, paper, 0.3, 0.3, depth=4)
    for index in range(number):
        y = 6 + index * 54
        pen.fill(
            rect(-30, y, 60, 48), picture, grad=radial(0, y + 20, 44, pen.shaded(picture, 0.45))
        )
        pen.line(rect(-30, y, 60, 48), pen.shaded(paper, 0.3), 0.6, 0.6)
        pen.mark(f"photo{index}", 0, y + 24)
    if holes:
        for k in range(int(height / 10)):
            for x in (-35, 31.4):
                pen.fill(rect(x, 4 + k * 10, 3.6, 5, 1), "#1c1820", 0.9)


@motif(poses=("foam", "rod"), colours=("#d98aa2", "#f6c8d2", "#8a6a54"))
def curler(
    pen: Pen, pose: str, foam: Colour, light: Colour, hair: Colour, *, wound: bool = True
) -> None:
    """Roller, its light, hair: 60 long, level, centred; `wound` with hair. Anchors: left, right."""
    tube = rect(-30, -13, 60, 26, 12 if pose == "foam" else 5)
    pen.form(tube, foam, 0.65, 0.6)
    if pose == "rod":
        for row in range(5):
            for k in range(9):
                pen.fill(ellipse(-24 + k * 6, -8 + row * 4, 1.1), pen.shaded(foam, 0.5), 0.8)
        for side in (-1, 1):
            pen.form(rect(side * 30 - 3, -15, 6, 30, 2), light, 0.5, 0.5)
    if wound:
        tones = [hair, pen.lit(hair, 0.25), pen.shaded(hair, 0.3)]
        for k in range(22):
            x = -19 + k * 1.8 + pen.rng.uniform(-0.8, 0.8)
            strand = seam((x, -13.4), (x + 1.6, 0), (x + 0.6, 13.4))
            pen.line(strand, tones[k % 3], 1.9, 0.95)
    pen.line(seam((-22, -8), (0, -9.4), (22, -8)), light, 2, 0.5, blur=1)
    pen.mark("left", -30, 0)
    pen.mark("right", 30, 0)
