"""Pieces of a dragon, each large enough for a card of its own: red papercut."""

import math

from pinxit_atelier.engine import (
    Colour,
    ellipse,
    leaf,
    limb,
    mix,
    moved,
    poly,
    radial,
    sample,
    spline,
    taper,
)
from pinxit_atelier.pen import Pen, Place, curl, dots, motif, seam


def _crescents(pen: Pen, centre: Place, colours: list[Colour], size: float, rows: int) -> None:
    """Lay large paper scales round a middle, from the outside in."""
    x, y = centre
    for row in range(rows, 0, -1):
        radius = size * (1.25 + row * 0.85)
        count = max(7, int(math.tau * radius / (size * 1.25)))
        for index in range(count):
            turn = math.tau * (index + row % 2 * 0.5) / count
            tone = colours[(index * 2 + row) % len(colours)]
            scale = spline(dots("-6,-9 4,-10 12,0! 4,10 -6,9"))
            shape = moved(
                scale,
                x + radius * math.cos(turn),
                y + radius * 0.8 * math.sin(turn),
                size / 13,
                math.degrees(turn),
            )
            pen.form(shape, tone, 0.5, 0.5, cast=0.45)


def _tones(pen: Pen, red: Colour) -> list[Colour]:
    return [
        red,
        pen.shaded(red, 0.22),
        pen.lit(red, 0.12),
        mix(red, "#7a1020", 0.4),
        mix(red, "#e8702c", 0.3),
    ]


def _eye(pen: Pen, red: Colour, gold: Colour, dark: Colour) -> None:
    base = spline(
        [(118 * math.cos(t), 84 * math.sin(t)) for t in (math.tau * k / 18 for k in range(18))]
    )
    pen.form(base, mix(red, "#7a1020", 0.5), 0.5, 0.3)
    _crescents(pen, (0, 0), _tones(pen, red), 20, 5)
    lid = spline(dots("-72,4! -50,-32 -10,-48 36,-42 66,-16 80,6! 44,34 0,42 -44,30"))
    pen.form(lid, dark, 0.4, 0.4, cast=0.5)
    ball = spline(dots("-62,4! -44,-24 -8,-38 32,-33 58,-11 70,5! 38,26 0,33 -38,23"))
    pen.fill(ball, mix(gold, "#fff4b0", 0.5), grad=radial(2, -2, 54, mix(gold, red, 0.75)))
    for step in range(52):
        turn = math.tau * step / 52
        ray = seam(
            (2 + 10 * math.cos(turn), 24 * math.sin(turn)),
            (2 + 46 * math.cos(turn), 34 * math.sin(turn)),
        )
        tone = pen.shaded(gold, 0.45) if step % 2 else pen.lit(gold, 0.6)
        pen.line(ray, tone, 0.9, 0.4, clip=ball)
    pen.fill(leaf((2, -34), (2, 31), 17, 0, 0.42), "#140608", clip=ball)
    side = -1 if pen.light[0] < 0 else 1
    pen.fill(ellipse(2 + side * 17, -16, 6, 7), "#fffbe8", 0.95)
    brow = spline(dots("-78,0! -54,-40 -10,-60 40,-54 76,-24 88,4! 66,-14 34,-34 -10,-38 -46,-24"))
    pen.form(brow, mix(red, "#e8702c", 0.25), 0.55, 0.6, cast=0.5)
    for step in range(6):
        x, y = -44 + step * 22, -46 - 10 * math.sin(math.pi * step / 5)
        pen.form(
            leaf((x, y), (x + (step - 2) * 4, y - 26 - 6 * math.sin(step)), 13), gold, 0.5, 0.5
        )
    pen.mark("eye", 2, 0)


def _neck(pen: Pen, red: Colour, gold: Colour, dark: Colour) -> None:
    """Paint a piece of neck that goes from the lower edge of the frame to the upper one."""
    sway = pen.rng.uniform(-14, 14)
    line = [(-10, 10), (20 + sway, -60), (-16 + sway, -130), (10, -210)]
    stations = sample(line, 44)
    for index in range(2, 44, 3):
        x, y, way_x, way_y = stations[index]
        root = x + way_y * -34, y - way_x * -34
        end = root[0] - way_y * 26 + way_x * 10, root[1] + way_x * 26 + way_y * 10
        pen.form(leaf(root, end, 18), mix(red, gold, 0.35), 0.5, 0.5)
    pen.form(limb(line, [84, 78, 72, 66], 40, round_ends=False), mix(red, "#7a1020", 0.5), 0.6, 0.4)
    tones = _tones(pen, red)
    for index in range(43, -1, -2):
        x, y, way_x, way_y = stations[index]
        turn = math.degrees(math.atan2(way_y, way_x)) + 180
        wide = 84 - 18 * index / 44
        for column in range(5):
            off = (column - 2 + (index // 2) % 2 * 0.5) * wide / 5.2
            if off > wide * 0.32:
                continue
            spot = x + way_y * off, y - way_x * off
            scale = spline(dots("-7,-9 4,-9 12,0! 4,9 -7,9"))
            shape = moved(scale, *spot, 1.05 - index / 120, turn)
            pen.form(shape, tones[(index + column * 3) % 5], 0.5, 0.5, cast=0.45)
    for index in range(42, 0, -3):
        x, y, way_x, way_y = stations[index]
        half = (84 - 18 * index / 44) / 2
        inner, outer = half * 0.45, half * 1.02
        plate = spline(
            [(x + way_y * inner, y - way_x * inner), (x + way_y * outer, y - way_x * outer),
             (x + way_y * outer - way_x * 17, y - way_x * outer - way_y * 17),
             (x + way_y * inner - way_x * 17, y - way_x * inner - way_y * 17)]
        )  # fmt: skip
        pen.form(plate, pen.shaded(gold, 0.1), 0.5, 0.5)
    del dark
    pen.mark("low", -10, 0)
    pen.mark("high", 10, -205)


def _claw(pen: Pen, red: Colour, gold: Colour, dark: Colour) -> None:
    """Paint a claw that comes down from above and grips at y = 0."""
    arm = limb(dots("30,-170 22,-120 0,-84 0,-60"), [56, 48, 46, 52], 30, round_ends=False)
    pen.form(arm, red, 0.6, 0.5)
    pen.scales(arm, 100, 15, pen.shaded(red, 0.5), 0.7, mix(red, "#f4a060", 0.5))
    for line, wide in (
        ("14,-64 40,-50 52,-26", 22.0),
        ("-8,-66 -44,-56 -62,-28", 24.0),
        ("-2,-64 -16,-40 -22,-14", 26.0),
        ("6,-62 16,-38 20,-14", 25.0),
    ):
        points = dots(line)
        (x0, y0), (x1, y1) = points[-2][:2], points[-1][:2]
        way = math.atan2(y1 - y0, x1 - x0)
        hook = math.copysign(0.5, -math.cos(way))
        nail = [
            (x1, y1),
            (x1 + 16 * math.cos(way), y1 + 16 * math.sin(way)),
            (x1 + 30 * math.cos(way - hook), y1 + 30 * math.sin(way - hook) + 4),
        ]
        pen.form(taper(nail, [wide * 0.66, wide * 0.5, 0.8], 14), gold, 0.6, 0.6)
        toe = limb(points, [wide, wide * 0.95, wide * 0.72])
        pen.form(toe, mix(red, "#7a1020", 0.15), 0.6, 0.5, cast=0.5)
        pen.scales(toe, math.degrees(way), 9, pen.shaded(red, 0.5), 0.7, mix(red, "#f4a060", 0.5))
    del dark
    pen.mark("held", 0, -8)
    pen.mark("wrist", 0, -84)


def _tail(pen: Pen, red: Colour, gold: Colour, dark: Colour) -> None:
    """Paint the tip of a tail that comes in from the right."""
    line = curl((150, 0), 188, 300, -6, 26, 12)
    widths = [46 * (1 - index / 13) ** 0.8 + 3 for index in range(13)]
    stations = sample(line, 40)
    for index in range(1, 38, 3):
        x, y, way_x, way_y = stations[index]
        half = widths[index * 12 // 40] / 2
        root = x - way_y * half * 0.8, y + way_x * half * 0.8
        end = root[0] - way_y * half * 1.3 - way_x * 6, root[1] + way_x * half * 1.3 - way_y * 6
        pen.form(leaf(root, end, half), gold, 0.5, 0.5)
    tip = stations[40]
    for spread in (-42, 0, 42):
        way = math.atan2(tip[3], tip[2]) + math.radians(spread)
        end = tip[0] + 44 * math.cos(way), tip[1] + 44 * math.sin(way)
        pen.form(leaf(tip[:2], end, 20), mix(red, gold, 0.4), 0.5, 0.5)
    body = limb(line, widths, 50)
    pen.form(body, red, 0.6, 0.5)
    for index in range(38, 0, -2):
        x, y, way_x, way_y = stations[index]
        turn = math.degrees(math.atan2(way_y, way_x))
        size = widths[index * 12 // 40] / 34
        for column in (-1, 0, 1):
            off = column * widths[index * 12 // 40] * 0.3
            scale = spline(dots("-7,-8 4,-8 12,0! 4,8 -7,8"))
            shape = moved(scale, x - way_y * off, y + way_x * off, size, turn + 180)
            pen.form(shape, _tones(pen, red)[(index + column) % 5], 0.5, 0.5, cast=0.4)
    del dark
    pen.mark("tip", tip[0], tip[1])


def _wing(pen: Pen, red: Colour, gold: Colour, dark: Colour) -> None:
    """Paint a wing that is rooted at (0, 0) and spreads to the upper right."""
    rng = pen.rng
    wrist = (40.0, -150.0)
    tips = [
        (210 + rng.uniform(-8, 8), -196),
        (236, -110 + rng.uniform(-8, 8)),
        (206, -32),
        (120, 10),
    ]
    outline: list[tuple[float, ...]] = [(0, 0, 1), (12, -80), (*wrist, 1)]
    before: Place = wrist
    for index, tip in enumerate(tips):
        middle = (before[0] + tip[0]) / 2, (before[1] + tip[1]) / 2
        sag = (0, -4) if index == 0 else (-24, 2)
        outline += [(middle[0] + sag[0], middle[1] + sag[1]), (*tip, 1)]
        before = tip
    outline.append((60, -6))
    skin = spline(outline)
    pen.form(skin, red, 0.5, 0.5, depth=14)
    for index in range(90 if pen.detailed else 20):
        tip = tips[index % 4]
        part, wander = rng.uniform(0.2, 0.95), rng.uniform(-14, 14)
        x = wrist[0] + (tip[0] - wrist[0]) * part + wander
        y = wrist[1] + (tip[1] - wrist[1]) * part + wander
        vein = seam((x, y), (x + 8, y + rng.uniform(2, 9)), (x + 12, y + rng.uniform(8, 20)))
        pen.line(vein, pen.shaded(red, 0.45), rng.uniform(0.6, 1.3), 0.4, clip=skin)
    for index, tip in enumerate(tips):
        middle = (wrist[0] + tip[0]) / 2 - 8, (wrist[1] + tip[1]) / 2 + 8 - index * 2
        pen.fill(
            limb([wrist, middle, tip], [22, 18, 4]), pen.shaded(red, 0.5), 0.35, blur=7, clip=skin
        )
        pen.form(limb([wrist, middle, tip], [10, 7, 1.4]), mix(red, dark, 0.35), 0.5, 0.6)
    arm = limb([(0, 0), (10, -80), wrist], [24, 18, 13])
    pen.form(arm, mix(red, "#7a1020", 0.3), 0.6, 0.6)
    pen.scales(arm, -80, 9, pen.shaded(red, 0.5), 0.6, mix(red, "#f4a060", 0.5))
    pen.form(poly([(34, -150), (30, -184), (48, -154)]), gold, 0.5, 0.6)
    pen.mark("tip", *tips[0])
    pen.mark("root", 0, 0)


_PARTS = {"eye": _eye, "neck": _neck, "claw": _claw, "tail": _tail, "wing": _wing}


@motif(poses=("eye", "neck", "claw", "tail", "wing"), colours=("#b3202a", "#e0a84a", "#2a0c14"))
def dragon_part(pen: Pen, pose: str, red: Colour, gold: Colour, dark: Colour) -> None:
    """Scales, horn and belly, dark parts: large pieces, 200 … 300 across.

    Eye: centred, anchor eye. Neck: goes up from y = 0 by 210, anchors low, high. Claw: grips at
    y = 0, anchors held, wrist. Tail: comes in from the right, anchor tip. Wing: spreads to the
    upper right, anchors root, tip.
    """
    _PARTS[pose](pen, red, gold, dark)
