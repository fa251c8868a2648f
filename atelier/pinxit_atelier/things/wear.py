"""What one carries and wears."""

import math

from pinxit_atelier.engine import Colour, ellipse, leaf, mix, moved, rect, spline
from pinxit_atelier.pen import Pen, dots, motif, seam, symmetric


@motif(poses=("open", "shut"), colours=("#b3323a", "#f0dcc0", "#3a2420"))
def umbrella(pen: Pen, pose: str, main: Colour, second: Colour, third: Colour) -> None:
    """Cloth, other cloth, wood. 120 high; the handle ends at y = 0. Anchors: handle, top."""
    pen.line(seam(*dots("0,-110 0,-14 1,-6 7,-1 13,-5 13,-11")), third, 2.6)
    pen.line(seam((-0.7, -100), (-0.7, -16)), mix(third, pen.glow, 0.5), 0.7)
    if pose == "shut":
        c = spline(dots("0,-112! 5,-104 10,-84 9,-62 6,-40! 0,-36 -6,-40! -9,-62 -9,-84 -5,-104"))
        pen.form(c, main, 0.55, 0.5)
        for k in (-5, -1, 3):
            pen.line(
                seam((0, -108), (k * 1.4, -80), (k, -40)), mix(main, pen.shade, 0.5), 1, 0.7, clip=c
            )
        pen.form(spline(dots("-10,-66 0,-62 10,-66 10,-60 0,-56 -10,-60")), second, 0.4, 0.4)
    else:
        n = 6
        reach, top, base = (64, -116, -66)

        def rib(t: float) -> list[tuple[float, ...]]:
            return [
                (0, top),
                (reach * t * 0.55, top + 12),
                (reach * t * 0.9, top + 30),
                (reach * t, base + 6 * (1 - t * t) * -1),
            ]

        for i in range(n):
            t0, t1 = (math.sin(math.pi * (i / n - 0.5)), math.sin(math.pi * ((i + 1) / n - 0.5)))
            a, b = (rib(t0), rib(t1))
            m = ((a[-1][0] + b[-1][0]) / 2, (a[-1][1] + b[-1][1]) / 2 - 8)
            g = spline([(*a[0], 1), *a[1:-1], (*a[-1], 1), m, (*b[-1], 1), *b[-2:0:-1]])
            pen.form(g, main if i % 2 else mix(main, second, 0.85), 0.35, 0.0, cast=0)
            pen.line(spline(b, closed=False), mix(main, pen.shade, 0.6), 0.8, 0.6)
        e = symmetric(
            [
                (0, top),
                (reach * 0.55, top + 12),
                (reach * 0.9, top + 30),
                (reach, base, 1),
                (30, base - 10),
                (0, base - 14),
            ]
        )
        with pen.inside(e):
            pen.fill(
                ellipse(-pen.light[0] * 40, -84 - pen.light[1] * 30, 50, 40),
                pen.shade,
                0.4,
                blur=14,
            )
            pen.fill(ellipse(pen.light[0] * 36, -104, 24, 9), pen.glow, 0.5, blur=7)
        pen.line(seam((0, top), (0, top - 8)), third, 2.2)
    pen.mark("handle", 10, -4)
    pen.mark("top", 0, -124)


@motif(poses=("trunk",), colours=("#8a4f2c", "#d9a441", "#5a2f20"))
def suitcase(
    pen: Pen, _pose: str, main: Colour, second: Colour, third: Colour, *, stickers: bool = True
) -> None:
    """Leather, metal, straps; with `stickers` or without. Anchors: handle, top."""
    pen.line(seam((-13, -58), (-11, -70), (11, -70), (13, -58)), third, 4)
    b = rect(-46, -60, 92, 60, 7)
    pen.form(b, main, 0.5, 0.5)
    pen.grain(b, 0, main, 30)
    for x in (-27, 27):
        pen.form(rect(x - 5, -61, 10, 62, 1), third, 0.4, 0.4, cast=0.3)
        pen.form(rect(x - 3.6, -42, 7.2, 9, 1.5), second, 0.5, 0.6)
    for side in (-1, 1):
        for y in (-60, 0):
            pen.form(
                spline(
                    [
                        (side * 47, y + (0 if y else -0), 1),
                        (side * 33, y, 1),
                        (side * 47, y + (14 if y else -14), 1),
                    ]
                ),
                third,
                0.4,
                0.4,
                cast=0.2,
            )
    pen.line(seam((-46, -38), (46, -38)), mix(main, pen.shade, 0.6), 1.2, 0.8)
    if stickers:
        pen.fill(ellipse(2, -18, 9), "#d8c49a", 0.9)
        pen.fill(ellipse(2, -18, 6.5), "#2f6f86", 0.9)
        pen.fill(moved(rect(-7, -4, 14, 9), -9, -50, 1, -14), "#c23a34", 0.85)
    pen.mark("handle", 0, -70)
    pen.mark("top", 0, -60)


@motif(poses=("gold",), colours=("#dca63c", "#a3243a", "#3a7a8a"))
def crown(pen: Pen, _pose: str, main: Colour, second: Colour, third: Colour) -> None:
    """Metal, cloth, stones."""
    pen.form(symmetric(dots("0,-44 30,-38 40,-18 36,-6 0,-2")), second, 0.5, 0.4)
    b = spline(dots("-40,-2! -46,-50! -26,-24 -20,-62! 0,-28 20,-62! 26,-24 46,-50! 40,-2! 0,3"))
    pen.form(b, main, 0.6, 0.6)
    pen.form(
        spline(dots("-41,-14 0,-9 41,-14 40,-1 0,4 -40,-1")), mix(main, pen.glow, 0.12), 0.5, 0.6
    )
    for x, y in ((-46, -52), (-20, -65), (20, -65), (46, -52)):
        pen.form(ellipse(x, y, 4.6), "#f6ead0", 0.5, 0.6)
    for x, c in ((-26, third), (0, second), (26, third)):
        pen.form(ellipse(x, -6 + abs(x) * -0.06, 4.6, 3.6), c, 0.5, 0.7)
        pen.form(
            leaf((0, -18), (0, -42), 9) if x == 0 else ellipse(x, -22, 2.6),
            third if x == 0 else second,
            0.5,
            0.6,
        )
