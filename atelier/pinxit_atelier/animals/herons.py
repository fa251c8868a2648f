"""More poses of the heron: walking, from the front, hunched in the rain."""

from collections.abc import Callable

from pinxit_atelier.engine import Colour, leaf, limb, mix, sample, spline
from pinxit_atelier.pen import Frame, Pen, dots, motif, quill, ruffled, seam

_DARK = "#2a3044"


def _head(pen: Pen, part: Frame, neck: Colour, bill: Colour) -> None:
    pen.form(part.path(spline(dots("-12,-3 -30,-1 -52,4! -30,5 -12,4"))), bill, 0.5, 0.5)
    pen.line(part.path(seam((-46, 3.4), (-28, 2), (-12, 1.4))), pen.shaded(bill, 0.6), 0.7)
    skull = part.path(spline(dots("-16,0 -12,-6 -2,-8 6,-4 7,4 -2,6 -12,5")))
    pen.form(skull, neck, 0.5, 0.5)
    pen.form(part.path(leaf((-8, -5), (26, -3), 6, -0.1)), _DARK, 0.4, 0.4)
    pen.fill(part.path(leaf((0, -4), (34, 4), 3, -0.12)), _DARK)
    pen.eye(*part.point(-7, -1.4), 1.9, "#f2d23c", _DARK, "#120a0e")
    pen.mark("mouth", *part.point(-51, 4))
    pen.mark("head", *part.point(0, -8))


def _leg(pen: Pen, line: str, colour: Colour, *, toes: bool = True) -> None:
    points = dots(line)
    pen.form(limb(points, [9, 4, *[3] * (len(points) - 2)]), colour, 0.4, 0.4)
    x, y = points[-1][:2]
    spread = (-14, -6, 9) if toes else (-7, -2, 4)
    for toe in spread:
        drop = 2 if toes else 8
        pen.line(seam((x, y - 0.5), (x + toe * 0.6, y), (x + toe, y + drop)), colour, 2)


def _body(pen: Pen, main: Colour) -> None:
    for step in range(3):
        pen.form(
            quill((40, -84), (76 - step * 6, -62 + step * 5), 9), mix(main, _DARK, 0.4), 0.4, 0.3
        )
    body = spline(dots("-30,-98 -22,-112 -4,-114 18,-104 42,-86 58,-72 34,-68 6,-70 -18,-78"))
    pen.form(body, main, 0.55, 0.5)
    wing = spline(dots("-16,-102 4,-108 28,-94 62,-68! 34,-72 6,-76 -12,-86"))
    pen.form(wing, pen.lit(main, 0.08), 0.5, 0.5)
    pen.scales(wing, 35, 9, mix(main, _DARK, 0.5), 0.6, pen.lit(main, 0.5))
    for step in range(4):
        blade = leaf((10 + step * 6, -80), (52 + step * 4, -66 - step * 3), 5, 0.05)
        pen.fill(blade, mix(_DARK, main, 0.3), 0.8, clip=wing)


def _plumes(pen: Pen, colour: Colour) -> None:
    for step in range(7):
        plume = seam(
            (-26 + step * 2, -86 + step * 0.6),
            (-26 + step * 1.4, -74 + step),
            (-22 + step, -58 + step),
        )
        pen.line(plume, colour, 1.3, 0.85)


def _walk(pen: Pen, main: Colour, neck: Colour, bill: Colour) -> None:
    legs = pen.shaded(bill, 0.35)
    _leg(pen, "22,-80 36,-52 44,-26 56,-2", legs)
    _leg(pen, "2,-78 -22,-62 -16,-34 -30,-18", pen.lit(legs, 0.1), toes=False)
    _body(pen, main)
    line = dots("-18,-98 -40,-100 -54,-112 -58,-130 -70,-140")
    pen.form(limb(line, [24, 15, 10, 8, 8]), neck, 0.5, 0.5)
    for x, y, way_x, way_y in sample(line, 9)[2:8]:
        pen.fill(leaf((x, y + 3), (x - way_x * 6, y + 3 - way_y * 6), 2.2), _DARK, 0.8)
    _plumes(pen, neck)
    _head(pen, Frame(-70, -142, 1, 6), neck, bill)
    pen.mark("back", 14, -104)


def _front(pen: Pen, main: Colour, neck: Colour, bill: Colour) -> None:
    legs = pen.shaded(bill, 0.35)
    for side in (-1, 1):
        pen.form(
            limb([(side * 8, -66), (side * 9, -38), (side * 8, -1)], [8, 4, 3]), legs, 0.4, 0.4
        )
        for toe in (-9, 0, 9):
            pen.line(
                seam((side * 8, -1.5), (side * 8 + toe * 0.6, 0), (side * 8 + toe, 3)), legs, 2
            )
    for side in (-1, 1):
        wing = spline(
            [
                (side * 10, -112),
                (side * 28, -102),
                (side * 30, -78),
                (side * 16, -54, 1),
                (side * 12, -80),
            ]
        )
        pen.form(wing, main, 0.5, 0.5)
        pen.scales(wing, 90, 9, mix(main, _DARK, 0.5), 0.6, pen.lit(main, 0.5))
    chest = spline(dots("0,-116 13,-110 20,-92 16,-70 0,-58 -16,-70 -20,-92 -13,-110"))
    pen.form(chest, mix(main, neck, 0.65), 0.55, 0.45)
    for step in range(9):
        plume = seam(
            (-12 + step * 3, -94), (-11 + step * 2.8, -78), (-6 + step * 1.6, -60 + abs(step - 4))
        )
        pen.line(plume, neck, 1.4, 0.9)
    sway = pen.rng.choice((-1, 1))
    line = [(0, -100), (sway * 12, -118), (sway * 10, -132), (-sway * 6, -144), (-sway * 3, -158)]
    pen.form(limb(line, [20, 13, 10, 8.5, 9]), neck, 0.5, 0.5)
    for x, y, _, _ in sample(line, 9)[1:8]:
        pen.fill(leaf((x - 2, y - 2), (x - 2, y + 5), 2), _DARK, 0.8)
        pen.fill(leaf((x + 2, y - 2), (x + 2, y + 5), 2), _DARK, 0.8)
    part = Frame(-sway * 3, -164)
    for side in (-1, 1):
        pen.fill(part.path(leaf((side * 3, -6), (side * 16, 6), 3.4, side * 0.2)), _DARK)
    pen.form(part.path(spline(dots("0,-11 7,-7 8,1 4,8 0,9 -4,8 -8,1 -7,-7"))), neck, 0.5, 0.5)
    for side in (-1, 1):
        brow = part.path(
            spline([(side * 1.4, -10), (side * 7, -7), (side * 8, -2), (side * 4, -4)])
        )
        pen.fill(brow, _DARK)
        pen.eye(*part.point(side * 5, -0.6), 1.9, "#f2d23c", _DARK, "#120a0e")
    pen.form(part.path(spline(dots("-3.6,2! 0,0 3.6,2! 2,14 0,30! -2,14"))), bill, 0.5, 0.5)
    pen.mark("mouth", *part.point(0, 29))
    pen.mark("head", *part.point(0, -11))
    pen.mark("back", 0, -112)


def _hunch(pen: Pen, main: Colour, neck: Colour, bill: Colour) -> None:
    legs = pen.shaded(bill, 0.35)
    _leg(pen, "10,-62 11,-36 6,-1", legs)
    for step in range(3):
        pen.form(
            quill((26, -58), (46 - step * 5, -30 + step * 4), 9), mix(main, _DARK, 0.4), 0.4, 0.3
        )
    body = ruffled(
        dots("-22,-88 -14,-108 6,-116 24,-102 34,-76 34,-54 14,-46 -10,-50 -24,-66"), 1.2, 3, 6
    )
    pen.form(body, main, 0.6, 0.5)
    wing = spline(dots("-2,-104 16,-104 30,-78 40,-44! 18,-52 0,-68 -8,-88"))
    pen.form(wing, pen.lit(main, 0.08), 0.5, 0.5)
    pen.scales(wing, 65, 9, mix(main, _DARK, 0.5), 0.6, pen.lit(main, 0.5))
    pen.form(
        spline(dots("-6,-116 -24,-112 -32,-98 -28,-78 -16,-66 -6,-84 4,-104")), neck, 0.5, 0.45
    )
    for step in range(6):
        plume = seam((-26 + step * 2, -80), (-24 + step * 2, -68), (-18 + step * 1.4, -52 + step))
        pen.line(plume, neck, 1.4, 0.85)
    _head(pen, Frame(-16, -114, 1, -18), neck, bill)
    pen.mark("back", 16, -110)


HERON_POSES: dict[str, Callable[[Pen, Colour, Colour, Colour], None]] = {
    "walk": _walk,
    "front": _front,
    "hunch": _hunch,
}


@motif(poses=("nest",), colours=("#7a5a3c", "#a8845a", "#4a3424"))
def nest(pen: Pen, pose: str, twig: Colour, straw: Colour, dark: Colour, *, eggs: int = 3) -> None:
    """Twigs, straw, inside; `eggs` in it. 110 wide, on y = 0. Anchor: top."""
    del pose
    rng = pen.rng
    bowl = spline(dots("-50,-26 -46,-8 -24,1 0,2 24,1 46,-8 50,-26 0,-20"))
    pen.form(spline(dots("-48,-26 0,-34 48,-26 0,-16")), dark, 0.5, 0.2)
    for index in range(eggs):
        x = (index - (eggs - 1) / 2) * 17
        egg = spline([(x, -44), (x + 9, -32), (x + 7, -20), (x, -17), (x - 7, -20), (x - 9, -32)])
        pen.form(egg, mix("#b9d3cf", "#efe6d2", rng.random()), 0.6, 0.5)
    pen.form(bowl, twig, 0.6, 0.4)
    for _ in range(90):
        x, y = rng.uniform(-48, 48), rng.uniform(-26, 0)
        long, tilt = rng.uniform(14, 34), rng.uniform(-0.35, 0.35)
        stick = seam(
            (x - long / 2, y - long * tilt / 2), (x, y + 3), (x + long / 2, y + long * tilt / 2)
        )
        pen.line(
            stick, rng.choice([twig, straw, dark, pen.lit(straw, 0.3)]), rng.uniform(0.8, 2), 0.9
        )
    pen.mark("top", 0, -28)
