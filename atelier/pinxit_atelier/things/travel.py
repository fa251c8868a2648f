"""Ships, trains and bicycles."""

import math

import numpy as np

from pinxit_atelier.engine import Colour, Path, ellipse, leaf, limb, mix, moved, poly, rect, spline
from pinxit_atelier.pen import Pen, Points, dots, motif, seam, symmetric


@motif(poses=("sail",), colours=("#6a3c24", "#f3e4c6", "#b3323a"))
def ship(pen: Pen, _pose: str, main: Colour, second: Colour, third: Colour) -> None:
    """Hull, sails, flags. The waterline is y = 0. Anchor: top."""
    for x, h in ((-34, 96), (4, 116), (40, 90)):
        pen.form(
            limb([(x, -18), (x + 1, -h * 0.6), (x + 2, -h - 8)], [4.4, 3.6, 1.6]),
            mix(main, pen.shade, 0.2),
            0.5,
            0.5,
        )
    pen.form(limb([(-66, -30), (-92, -46)], [4, 1.6]), main, 0.4, 0.5)
    for x, h in ((-34, 96), (4, 116), (40, 90)):
        for side in (-1, 1):
            pen.line(seam((x + 2, -h), (x + side * 15, -22)), "#2a1c20", 0.5, 0.7)
        n = 3
        for i in range(n):
            y0 = -h + i * (h - 28) / n
            hh = (h - 28) / n - 2
            w = 15 + i * 5
            sail = spline(
                [
                    (x - w, y0, 1),
                    (x + w, y0 - 1, 1),
                    (x + w - 5, y0 + hh * 0.5),
                    (x + w + 1, y0 + hh, 1),
                    (x, y0 + hh - 4),
                    (x - w - 3, y0 + hh, 1),
                    (x - w - 9, y0 + hh * 0.5),
                ]
            )
            pen.form(sail, second, 0.45, 0.5, cast=0.4)
            for k in (1, 2):
                pen.line(
                    seam(
                        (x - w + k * w * 0.66, y0),
                        (x - w - 5 + k * w * 0.7, y0 + hh * 0.5),
                        (x - w - 2 + k * w * 0.68, y0 + hh - 2),
                    ),
                    mix(second, pen.shade, 0.35),
                    0.5,
                    0.6,
                    clip=sail,
                )
            pen.line(seam((x - w - 2, y0), (x + w + 2, y0 - 1)), main, 1.6)
        pen.form(leaf((x + 2, -h - 8), (x + 24, -h - 6 + 2), 7, 0.14), third, 0.4, 0.4)
    pen.form(spline(dots("-34,-94! -60,-60 -90,-46! -50,-44")), second, 0.4, 0.5)
    hull = spline(
        dots(
            "-74,-34! -56,-24 -20,-18 30,-20 52,-28 58,-40! 74,-42! 72,-20 62,0 40,10 "
            "-30,10 -56,0 -68,-16"
        )
    )
    pen.form(hull, main, 0.55, 0.5)
    for k in range(3):
        pen.line(
            seam(
                (-66 + k * 4, -18 + k * 8),
                (-20, -9 + k * 7),
                (30, -10 + k * 7),
                (70 - k * 3, -24 + k * 9),
            ),
            mix(main, pen.shade, 0.5),
            1,
            0.7,
            clip=hull,
        )
    pen.line(seam(*dots("-74,-33 -56,-23 -20,-17 30,-19 52,-27")), "#d9a441", 2)
    for k in range(6):
        pen.fill(rect(-34 + k * 14, -9 - (k > 4) * 1, 6, 5, 1), "#1a1014")
    for k in range(2):
        pen.fill(rect(58 + k * 6, -35, 4, 6, 1), "#ffd98a")
    pen.mark("top", 6, -124)


@motif(poses=("ride",), colours=("#b3323a", "#2a2228", "#d9a441"))
def bicycle(pen: Pen, _pose: str, main: Colour, second: Colour, third: Colour) -> None:
    """Frame, tyres, metal. Anchors: saddle, bar."""
    for x in (-38, 40):
        pen.line(ellipse(x, -28, 27), second, 3.4)
        pen.line(ellipse(x, -28, 25), mix(third, pen.glow, 0.3), 0.9)
        for t in np.linspace(0, math.tau, 19)[:-1]:
            pen.line(
                poly([(x, -28), (x + 25 * math.cos(t), -28 + 25 * math.sin(t))], closed=False),
                "#8a8088",
                0.45,
                0.8,
            )
        pen.form(ellipse(x, -28, 3.4), third, 0.5, 0.6, cast=0)

    def tube(q: Points, w: float, c: Colour = main) -> Path:
        return pen.form(limb(q, [w] * len(q), 12), c, 0.5, 0.6, cast=0.25)

    tube([(40, -28), (4, -26), (-24, -66)], 3.4)
    tube([(4, -26), (14, -70), (16, -76)], 3.4)
    tube([(40, -28), (13, -64), (-23, -64)], 3.2)
    tube([(-38, -28), (-28, -56), (-22, -80)], 3.6)
    pen.line(seam((-22, -80), (-28, -86), (-36, -82), (-38, -76)), second, 2.8)
    pen.form(spline(dots("6,-78 14,-82 30,-80 26,-75 14,-76")), "#6a3a24", 0.5, 0.5)
    pen.form(ellipse(4, -26, 7), third, 0.5, 0.6)
    pen.line(seam((4, -26), (10, -14)), second, 2.2)
    pen.fill(rect(5, -13, 11, 3, 1), second)
    pen.line(poly([(4, -32), (40, -31)], closed=False), "#4a4046", 0.8)
    pen.line(poly([(4, -20), (40, -25)], closed=False), "#4a4046", 0.8)
    pen.line(seam((-66, -32), (-58, -52), (-38, -60), (-18, -52)), main, 2.2, 0.9)
    pen.form(ellipse(-34, -70, 5, 5.4), "#ffe39a", 0.4, 0.6)
    pen.mark("saddle", 18, -82)
    pen.mark("bar", -30, -86)


@motif(poses=("steam",), colours=("#2f4f4c", "#b3402f", "#d9a441"))
def train(
    pen: Pen,
    _pose: str,
    main: Colour,
    second: Colour,
    third: Colour,
    *,
    cars: int = 2,
    lit: bool = True,
    engine: bool = True,
) -> None:
    """Engine, wheels and cars, metal; `cars`, `lit` windows, with its `engine` or without.

    Anchors: lamp, smoke.
    """

    def wheel(x: float, r: float) -> None:
        pen.form(ellipse(x, -r, r), "#241c22", 0.5, 0.5)
        pen.line(ellipse(x, -r, r * 0.72), second, 1.5)
        for t in np.linspace(0, math.tau, 9)[:-1]:
            pen.line(
                poly(
                    [(x, -r), (x + r * 0.7 * math.cos(t), -r + r * 0.7 * math.sin(t))], closed=False
                ),
                second,
                0.8,
            )
        pen.fill(ellipse(x, -r, r * 0.2), third)

    for k in range(cars):
        x = (62 if engine else -42) + k * 92
        c = (second, mix(main, "#4a6a9a", 0.3), "#8a6a34")[k % 3]
        pen.fill(rect(x - 8, -16, 10, 4), "#241c22")
        b = spline(
            [
                (x, -14, 1),
                (x, -60, 1),
                (x + 4, -68),
                (x + 42, -72),
                (x + 80, -68),
                (x + 84, -60, 1),
                (x + 84, -14, 1),
            ]
        )
        pen.form(b, c, 0.45, 0.5)
        pen.form(
            spline([(x - 3, -60), (x + 6, -69), (x + 42, -74), (x + 78, -69), (x + 87, -60)]),
            mix("#3a3038", pen.glow, 0.1),
            0.4,
            0.5,
        )
        for i in range(4):
            pen.fill(rect(x + 7 + i * 19, -52, 13, 18, 4), "#ffdf94" if lit else "#2a3a4a")
            pen.line(rect(x + 7 + i * 19, -52, 13, 18, 4), third, 1.1)
            pen.line(
                poly([(x + 13.5 + i * 19, -52), (x + 13.5 + i * 19, -34)], closed=False),
                mix(c, pen.shade, 0.5),
                0.9,
            )
        pen.fill(rect(x, -27, 84, 2.4), third)
        for d in (14, 30, 56, 72):
            wheel(x + d, 8)
    if not engine:
        return
    pen.form(rect(-50, -22, 104, 8, 2), mix(second, pen.shade, 0.2), 0.4, 0.5)
    pen.form(poly([(-50, -20), (-66, -2), (-48, -2)]), second, 0.5, 0.5)
    pen.form(rect(22, -74, 34, 54, 2), main, 0.5, 0.5)
    pen.form(spline(dots("15,-74 22,-80 40,-83 58,-80 63,-74")), second, 0.5, 0.5)
    pen.fill(rect(28, -66, 20, 18, 4), "#ffdf94" if lit else "#2a3a4a")
    pen.line(rect(28, -66, 20, 18, 4), third, 1.4)
    b = rect(-46, -60, 72, 38, 12)
    pen.form(b, main, 0.65, 0.6)
    for x in (-28, -8, 10):
        pen.fill(rect(x, -60, 2.6, 38), third)
    pen.form(ellipse(-46, -41, 8, 19), mix(main, pen.shade, 0.3), 0.5, 0.5)
    pen.form(
        moved(symmetric(dots("0,-98 13,-98! 11,-90 6,-80 5.4,-58! 0,-58")), -34, 0),
        "#2a2228",
        0.5,
        0.6,
    )
    pen.form(moved(symmetric(dots("0,-76 6,-74 9,-66 9,-58! 0,-58")), -4, 0), third, 0.6, 0.6)
    pen.form(rect(-60, -58, 9, 9, 2), third, 0.5, 0.6)
    pen.fill(ellipse(-60, -53.5, 3.4, 4), "#fff6cc")
    for x, r in ((-38, 8), (-20, 8), (4, 13), (34, 13)):
        wheel(x, r)
    pen.form(limb([(-22, -10), (6, -14), (36, -12)], [3, 3, 3]), "#b8b0a8", 0.4, 0.6)
    pen.mark("smoke", -34, -100)
    pen.mark("lamp", -62, -53)
