"""Armchairs, from all sides that one can sit down on."""

from pinxit_atelier.engine import Colour, Path, ellipse, limb, mix, rect, spline
from pinxit_atelier.pen import Pen, curl, dots, motif, seam, symmetric


@motif(poses=("front", "side", "quarter"), colours=("#7a2f3c", "#c98a4a", "#3a2018"))
def armchair(
    pen: Pen, pose: str, cloth: Colour, fringe: Colour, wood: Colour, *, pattern: str = "plain"
) -> None:
    """Cloth, fringe and buttons, wood; `pattern`: plain, stripes or flowers. Side: looks left.

    Anchors: seat, top (of its back), arm.
    """
    if pose == "front":
        _front(pen, cloth, fringe, wood)
        pen.mark("arm", -40, -60)
    elif pose == "side":
        _side(pen, cloth, fringe, wood, pattern)
    else:
        _quarter(pen, cloth, fringe, wood, pattern)


def _pattern(pen: Pen, shape: Path, cloth: Colour, other: Colour, kind: str) -> None:
    box, rng = shape.getBounds(), pen.rng
    with pen.inside(shape):
        if kind == "stripes":
            x = box.left()
            while x < box.right():
                pen.fill(rect(x, box.top(), 3.4, box.height()), other, 0.35)
                x += 11
        elif kind == "flowers":
            for _ in range(int(box.width() * box.height() / 130)):
                x, y = rng.uniform(box.left(), box.right()), rng.uniform(box.top(), box.bottom())
                for off_x, off_y in ((2, 0), (-2, 0), (0, 2), (0, -2)):
                    pen.fill(ellipse(x + off_x, y + off_y, 1.7), other, 0.55)
                pen.fill(ellipse(x, y, 1.1), pen.shaded(cloth, 0.4), 0.8)


def _foot(pen: Pen, x: float, wood: Colour, y: float = 0) -> None:
    pen.form(limb([(x, y - 14), (x + 1, y - 6), (x + 2, y)], [8, 6.4, 4]), wood, 0.5, 0.5)


def _side(pen: Pen, cloth: Colour, fringe: Colour, wood: Colour, pattern: str) -> None:
    for x in (-44, 38):
        _foot(pen, x, wood)
    back = spline(dots("20,-16 22,-60 30,-104 44,-116 56,-108 54,-80 48,-40 46,-14"))
    pen.form(back, cloth, 0.55, 0.5)
    _pattern(pen, back, cloth, fringe, pattern)
    cushion = spline(dots("-50,-44 -20,-52 24,-50 26,-36 -46,-32 -54,-38"))
    pen.form(cushion, pen.lit(cloth, 0.1), 0.5, 0.5)
    wing = spline(dots("14,-60 18,-92 30,-108 40,-104 38,-70 30,-54"))
    pen.form(wing, pen.shaded(cloth, 0.06), 0.5, 0.5, cast=0.5)
    side = spline(dots("-50,-12! -50,-46 -56,-56 -50,-66 -36,-68 0,-62 36,-58 44,-40 46,-12!"))
    pen.form(side, cloth, 0.55, 0.55)
    _pattern(pen, side, cloth, fringe, pattern)
    roll = ellipse(-46, -58, 10)
    pen.form(roll, pen.lit(cloth, 0.06), 0.55, 0.5)
    pen.line(seam(*curl((-40, -58), 90, 40, 20, 60, 12)), pen.shaded(cloth, 0.5), 1.1, 0.8)
    pen.line(seam((-38, -54), (0, -50), (36, -48)), pen.shaded(cloth, 0.5), 1, 0.6)
    for step in range(25):
        at = -49 + step * 3.9
        pen.line(seam((at, -13), (at, -7)), fringe, 1.1, 0.85)
    pen.mark("seat", -14, -50)
    pen.mark("top", 46, -116)
    pen.mark("arm", -30, -68)


def _quarter(pen: Pen, cloth: Colour, fringe: Colour, wood: Colour, pattern: str) -> None:
    """Paint it turned half to the left: wide enough for somebody to be curled up in it."""
    for x, y in ((-58, 2), (8, 6), (62, -2), (-16, -10)):
        _foot(pen, x, wood, y)
    back = spline(dots("-34,-50 -38,-92 -24,-116 8,-124 42,-118 60,-96 62,-50 54,-18 -20,-20"))
    pen.form(back, cloth, 0.6, 0.5)
    _pattern(pen, back, cloth, fringe, pattern)
    for row, y in enumerate((-104, -86, -68)):
        for column in range(4):
            x = -14 + column * 18 + (9 if row % 2 else 0)
            if x < 48:
                pen.fill(ellipse(x, y, 5, 4.4), pen.shade, 0.2, blur=2.5, clip=back)
                pen.fill(ellipse(x, y, 1.7), fringe)
    far_arm = spline(dots("-70,-14 -72,-50 -74,-62 -60,-70 -48,-62 -40,-56 -34,-30 -40,-12"))
    pen.form(far_arm, pen.shaded(cloth, 0.15), 0.55, 0.45)
    seat = spline(dots("-60,-40 -30,-50 40,-48 48,-36 20,-26 -44,-26 -62,-32"))
    pen.form(seat, pen.lit(cloth, 0.1), 0.5, 0.5)
    front = spline(dots("-62,-34! 22,-28! 24,-2! -62,-8!"))
    pen.form(front, pen.shaded(cloth, 0.1), 0.5, 0.4)
    _pattern(pen, front, cloth, fringe, pattern)
    near = spline(dots("14,-2! 12,-44 6,-60 18,-72 34,-70 52,-62 70,-54 70,-12! 40,-4"))
    pen.form(near, cloth, 0.55, 0.55, cast=0.5)
    _pattern(pen, near, cloth, fringe, pattern)
    scroll = ellipse(17, -60, 10.5, 11)
    pen.form(scroll, pen.lit(cloth, 0.06), 0.55, 0.5)
    pen.line(seam(*curl((24, -60), 90, 44, 20, 60, 12)), pen.shaded(cloth, 0.5), 1.1, 0.8)
    for step in range(21):
        pen.line(
            seam((-60 + step * 4, -8 + step * 0.3), (-60 + step * 4, -1 + step * 0.3)),
            fringe,
            1.1,
            0.85,
        )
    for step in range(13):
        pen.line(
            seam((22 + step * 4, -3 - step * 0.7), (22 + step * 4, 4 - step * 0.7)),
            fringe,
            1.1,
            0.85,
        )
    pen.mark("seat", -8, -42)
    pen.mark("top", 14, -124)
    pen.mark("arm", 34, -70)


def _front(pen: Pen, main: Colour, second: Colour, third: Colour) -> None:
    for x in (-34, 34):
        pen.form(limb([(x, -14), (x * 1.05, -6), (x * 1.12, 0)], [7, 6, 3.6]), third, 0.5, 0.5)
    back = symmetric(dots("0,-112 22,-108 36,-96 42,-78 36,-50 32,-24 0,-24"))
    pen.form(back, main, 0.55, 0.5)
    for j, y in enumerate((-96, -80, -64)):
        for i in range(-2, 3):
            x = i * 12 + (6 if j % 2 else 0)
            if abs(x) < 30:
                pen.fill(ellipse(x, y, 5, 4.4), pen.shade, 0.18, blur=2.5, clip=back)
                pen.fill(ellipse(x, y, 1.7), second)
                for d in (-1, 1):
                    pen.line(
                        seam((x, y), (x + d * 6, y + 8)),
                        mix(main, pen.shade, 0.5),
                        0.7,
                        0.6,
                        clip=back,
                    )
    pen.form(
        spline(dots("-34,-44 0,-50 34,-44 38,-34 34,-26 -34,-26 -38,-34")),
        mix(main, pen.glow, 0.1),
        0.5,
        0.5,
    )
    pen.form(rect(-38, -30, 76, 18, 5), mix(main, pen.shade, 0.12), 0.5, 0.4)
    for k in range(19):
        pen.line(seam((-36 + k * 4, -13), (-36 + k * 4, -7)), second, 1.1, 0.85)
    for side in (-1, 1):
        pen.form(
            spline(
                [
                    (side * 28, -14, 1),
                    (side * 29, -46),
                    (side * 30, -56),
                    (side * 40, -60),
                    (side * 50, -54),
                    (side * 50, -44),
                    (side * 46, -38),
                    (side * 47, -14, 1),
                ]
            ),
            main,
            0.55,
            0.55,
        )
        pen.line(
            spline(
                curl((side * 40, -54), 90 - side * 90, 24, side * 14, side * 42, 12), closed=False
            ),
            mix(main, pen.shade, 0.5),
            1.1,
            0.8,
        )
    pen.mark("seat", 0, -48)
    pen.mark("top", 0, -112)
