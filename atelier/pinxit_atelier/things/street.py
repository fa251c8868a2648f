"""What stands in a street or over a town."""

import math

from pinxit_atelier.engine import Colour, ellipse, limb, mix, poly, radial, rect, spline
from pinxit_atelier.pen import Pen, dots, motif, seam, symmetric


@motif(poses=("lantern", "arm", "globes"), colours=("#2a3030", "#ffe6a0", "#c9893a"))
def street_lamp(
    pen: Pen,
    pose: str,
    iron: Colour,
    light: Colour,
    glow: Colour,
    *,
    lit: bool = True,
    height: float = 200,
) -> None:
    """Iron, light, its rim; `lit` or dark, `height` of the post. Anchors: light, other, top."""
    post = [(7, -18), (4.4, -28), (3, -60), (2.4, -height + 20), (3.4, -height), (0, -height)]
    pen.form(symmetric([(0, -20), (9, -16), (12, -4), (14, 0, 1), (0, 0)]), iron, 0.6, 0.5)
    pen.form(symmetric([(0, -height), *reversed(post)]), iron, 0.6, 0.6)
    for y in (-34, -height * 0.55, -height + 12):
        pen.form(rect(-6, y, 12, 4, 2), iron, 0.5, 0.6)
    glass = light if lit else "#7f929a"
    edge = glow if lit else "#4a5c66"
    if pose == "lantern":
        body = poly([(-13, -height - 32), (13, -height - 32), (8, -height), (-8, -height)])
        pen.fill(body, glass, grad=radial(0, -height - 14, 26, edge))
        for line in (
            ((-13, -height - 32), (-8, -height)),
            ((13, -height - 32), (8, -height)),
            ((0, -height - 32), (0, -height)),
        ):
            pen.line(seam(*line), iron, 2)
        hat = symmetric(
            [
                (0, -height - 52),
                (4, -height - 48),
                (9, -height - 40),
                (18, -height - 32, 1),
                (0, -height - 31),
            ]
        )
        pen.form(hat, iron, 0.55, 0.6)
        pen.mark("light", 0, -height - 16)
        pen.mark("top", 0, -height - 52)
    elif pose == "arm":
        bow = dots("0,0 0,-14 -10,-30 -30,-34 -44,-26 -46,-14")
        pen.form(limb([(x, y - height) for x, y in bow], [6, 5, 4.4, 4, 4, 4]), iron, 0.5, 0.6)
        bulb = ellipse(-46, -height + 4, 9, 10)
        pen.fill(bulb, glass, grad=radial(-46, -height + 2, 13, edge))
        shade = spline(
            [
                (-64, -height + 2, 1),
                (-58, -height - 10),
                (-46, -height - 16),
                (-34, -height - 10),
                (-28, -height + 2, 1),
                (-46, -height - 1),
            ]
        )
        pen.form(shade, iron, 0.55, 0.6)
        pen.mark("light", -46, -height + 4)
        pen.mark("top", -20, -height - 34)
    else:
        for name, side in (("light", -1), ("other", 1)):
            bow = [
                (0, -height + 10),
                (side * 14, -height + 2),
                (side * 26, -height + 8),
                (side * 27, -height - 6),
            ]
            pen.form(limb(bow, [5, 4, 4, 3]), iron, 0.5, 0.6)
            pen.fill(
                ellipse(side * 27, -height - 18, 13),
                glass,
                grad=radial(side * 27, -height - 20, 15, edge),
            )
            pen.mark(name, side * 27, -height - 18)
        pen.fill(ellipse(0, -height - 24, 15), glass, grad=radial(0, -height - 26, 17, edge))
        pen.mark("top", 0, -height - 39)


def _lattice(
    pen: Pen, start: tuple[float, float], end: tuple[float, float], wide: float, colour: Colour
) -> None:
    """Paint a girder of two rails and the crosses between them."""
    (x0, y0), (x1, y1) = start, end
    length = math.hypot(x1 - x0, y1 - y0)
    way_x, way_y = (x1 - x0) / length, (y1 - y0) / length
    count = max(2, round(length / wide))

    def at(part: float, side: float) -> tuple[float, float]:
        return x0 + way_x * length * part - way_y * side, y0 + way_y * length * part + way_x * side

    half = wide / 2
    for index in range(count):
        first, second = index / count, (index + 1) / count
        for side in (-half, half):
            pen.line(seam(at(first, side), at(second, -side)), pen.shaded(colour, 0.25), 1.3)
        pen.line(seam(at(first, -half), at(first, half)), colour, 1.2)
    for side in (-half, half):
        pen.form(limb([at(0, side), at(1, side)], [2.8, 2.8]), colour, 0.5, 0.6, cast=0.25)


@motif(poses=("tower", "luffing"), colours=("#e0a32c", "#5a5048", "#c8452f"))
def crane(
    pen: Pen,
    pose: str,
    paint: Colour,
    weight: Colour,
    hook: Colour,
    *,
    height: float = 400,
    reach: float = 240,
    drop: float = 120,
) -> None:
    """Lattice, counterweight, hook: a building crane, `height` high; its arm reaches to the left.

    `drop` is the length of its rope. Anchors: hook, cab, top, tip.
    """
    pen.form(poly([(-24, 0), (24, 0), (16, -14), (-16, -14)]), weight, 0.5, 0.4)
    _lattice(pen, (0, -12), (0, -height), 18, paint)
    pen.form(rect(-15, -height - 8, 30, 9, 1), pen.shaded(paint, 0.2), 0.5, 0.5)
    top = -height - 56
    if pose == "tower":
        tip = (-reach, -height - 14.0)
        _lattice(pen, (-8, -height - 14), tip, 12, paint)
        _lattice(pen, (8, -height - 14), (reach * 0.36, -height - 14), 12, paint)
        pen.form(rect(reach * 0.36 - 30, -height - 12, 28, 26, 1), weight, 0.5, 0.4)
        pen.form(limb([(-7, -height - 8), (0, top), (7, -height - 8)], [3, 3, 3]), paint, 0.5, 0.5)
        for end in (-reach * 0.9, -reach * 0.5, reach * 0.33):
            pen.line(seam((0, top), (end, -height - 20)), weight, 1)
        x = -reach * pen.rng.uniform(0.6, 0.92)
        y0 = -height - 8.0
        pen.form(rect(x - 8, y0 - 3, 16, 6, 1), hook, 0.5, 0.5)
    else:
        turn = math.radians(-130)
        tip = (reach * math.cos(turn), -height - 10 + reach * math.sin(turn))
        _lattice(pen, (0, -height - 10), tip, 12, paint)
        pen.form(rect(6, -height - 30, 30, 24, 1), weight, 0.5, 0.4)
        pen.line(seam((28, -height - 30), (tip[0] * 0.9, tip[1] * 0.98)), weight, 1)
        x, y0 = tip
    cab = rect(-26, -height - 6, 20, 22, 2)
    pen.form(cab, mix(paint, "#f6ead0", 0.35), 0.5, 0.5)
    pen.fill(rect(-24, -height - 3, 12, 11, 1), "#5a7a8c")
    for off in (-2, 2):
        pen.line(seam((x + off, y0), (x + off * 0.5, y0 + drop)), weight, 0.9)
    pen.form(rect(x - 5, y0 + drop - 2, 10, 9, 1.5), hook, 0.5, 0.5)
    bend = seam(
        (x, y0 + drop + 7), (x + 5, y0 + drop + 14), (x, y0 + drop + 20), (x - 5, y0 + drop + 15)
    )
    pen.line(bend, weight, 2.6)
    pen.mark("hook", x, y0 + drop + 20)
    pen.mark("cab", -16, -height + 4)
    pen.mark("top", 0, top)
    pen.mark("tip", *tip)
