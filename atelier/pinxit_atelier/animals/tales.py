"""Animals that only live in tales."""

import math
from collections.abc import Sequence

import numpy as np

from pinxit_atelier.engine import (
    Colour,
    ellipse,
    leaf,
    limb,
    mix,
    poly,
    rect,
    sample,
    spline,
    taper,
)
from pinxit_atelier.pen import Frame, Pen, Points, dots, motif, seam


@motif(poses=("sea", "fly"), colours=("#2f7d6c", "#e8d59a", "#c8452f"))
def dragon(pen: Pen, pose: str, main: Colour, second: Colour, third: Colour) -> None:
    """Scales, belly and horns, wings and crest. Sea: the waterline is y = 0; flying: centred.

    Anchors: head, mouth; back of the one in the sea.
    """

    def seg(
        points: Points, w: Sequence[float], clipy: float | None = None, belly: float = 1
    ) -> None:
        with pen.inside(rect(-400, -400, 800, 400 + (400 if clipy is None else clipy))):
            q = sample(points, 30)
            ws = np.interp(np.linspace(0, 1, 31), np.linspace(0, 1, len(w)), w)
            for i in range(1, 30, 2):
                x, y, way_x, way_y = q[i]
                h = ws[i] * 0.62
                pen.form(
                    poly(
                        [
                            (
                                x - way_x * h * 0.5 + way_y * ws[i] * 0.4,
                                y - way_y * h * 0.5 - way_x * ws[i] * 0.4,
                            ),
                            (
                                x + way_y * (ws[i] * 0.5 + h * 0.55) + way_x * h * 0.6,
                                y - way_x * (ws[i] * 0.5 + h * 0.55) + way_y * h * 0.6,
                            ),
                            (
                                x + way_x * h * 0.5 + way_y * ws[i] * 0.4,
                                y + way_y * h * 0.5 - way_x * ws[i] * 0.4,
                            ),
                        ]
                    ),
                    third,
                    0.4,
                    0.4,
                    cast=0,
                )
            b = limb(points, w, 40)
            pen.form(b, main, 0.55, 0.5)
            pen.scales(
                b,
                20,
                max(5, max(w) * 0.24),
                mix(main, pen.shade, 0.5),
                0.55,
                mix(main, pen.glow, 0.35),
            )
            belly_path = poly(
                [
                    (x - way_y * k * 0.5 * belly, y + way_x * k * 0.5 * belly)
                    for (x, y, way_x, way_y), k in zip(q, ws, strict=True)
                ]
                + [
                    (x - way_y * k * 0.2 * belly, y + way_x * k * 0.2 * belly)
                    for (x, y, way_x, way_y), k in list(zip(q, ws, strict=True))[::-1]
                ]
            )
            pen.fill(belly_path, second, 0.95, clip=b)
            for i in range(1, 30):
                x, y, way_x, way_y = q[i]
                k = ws[i]
                pen.line(
                    seam(
                        (x - way_y * k * 0.2 * belly, y + way_x * k * 0.2 * belly),
                        (
                            x - way_y * k * 0.52 * belly - way_x * 2,
                            y + way_x * k * 0.52 * belly - way_y * 2,
                        ),
                    ),
                    mix(second, pen.shade, 0.45),
                    0.8,
                    0.7,
                )

    def head(x: float, y: float, rot: float = 0, s: float = 1.0) -> None:
        part = Frame(x, y, s, rot)
        for length, angle in ((26, -28), (22, -6), (18, 18)):
            t = math.radians(angle)
            pen.form(
                part.path(
                    leaf((8, -4), (8 + length * math.cos(t), -4 + length * math.sin(t)), 9, -0.1)
                ),
                third,
                0.4,
                0.4,
            )
        pen.form(part.path(limb([(2, -12), (12, -24), (26, -28)], [6, 4, 0.8])), second, 0.5, 0.5)
        pen.form(
            part.path(spline(dots("6,6 -12,9 -34,12 -38,9 -20,3 2,-4"))),
            mix(main, pen.shade, 0.2),
            0.4,
            0.3,
        )
        h = part.path(
            spline(dots("14,4 12,-10 0,-16 -14,-11 -28,-7 -40,-6 -44,0 -38,4 -20,4 -4,8 8,12"))
        )
        pen.form(h, main, 0.5, 0.55)
        pen.scales(h, 180 + rot, 5, mix(main, pen.shade, 0.4), 0.4)
        pen.form(
            part.path(limb([(-2, -13), (6, -28), (20, -36)], [6.5, 4.5, 0.8])), second, 0.5, 0.5
        )
        pen.eye(*part.point(-9, -6), 3 * s, "#f4c63c", pen.shade, "#140a0c", slit=True)
        pen.fill(part.path(ellipse(-39, -3, 1.5, 1)), pen.shade)
        pen.line(part.path(seam((-42, 1), (-24, 1.4), (-8, 2), (0, 6))), pen.shade, 0.9, 0.8)
        for k in range(4):
            pen.fill(
                part.path(poly([(-36 + k * 7, 2), (-34.4 + k * 7, 6), (-32.6 + k * 7, 2)])),
                "#fff6e0",
            )
        for side in (0, 1):
            pen.fill(
                part.path(
                    taper(
                        [(-40, -2), (-52, -8 + side * 10), (-60, 2 + side * 12)],
                        [1.6, 1.2, 0.3],
                        10,
                    )
                ),
                third,
            )
        pen.mark("mouth", *part.point(-42, 2))
        pen.mark("head", *part.point(0, -16))

    if pose == "sea":
        seg(dots("138,14 134,-14 122,-34 112,-40 100,-42")[::-1], [3, 6, 9, 12, 14], 0, -1)
        pen.form(leaf((102, -42), (84, -62), 16), third, 0.4, 0.4)
        pen.form(leaf((102, -42), (78, -44), 14), third, 0.4, 0.4)
        seg(dots("54,16 58,-18 76,-34 94,-16 98,16"), [20, 20, 19, 17, 15], 0)
        seg(dots("-26,18 -20,-34 8,-58 38,-34 44,18"), [27, 28, 28, 26, 24], 0)
        seg(
            dots("-74,-108 -54,-114 -40,-100 -44,-78 -58,-54 -62,-26 -50,18"),
            [15, 17, 18, 20, 24, 28, 30],
            0,
            1,
        )
        head(-76, -106, -4)
        pen.mark("back", 8, -72)
    else:

        def bat(rx: float, ry: float, k: float, c: Colour) -> None:
            arm = [(rx, ry), (rx + 8 * k, ry - 44 * k), (rx + 30 * k, ry - 84 * k)]
            tips = [
                (rx + 88 * k, ry - 112 * k),
                (rx + 108 * k, ry - 62 * k),
                (rx + 90 * k, ry - 20 * k),
                (rx + 46 * k, ry + 4 * k),
            ]
            points = [(*arm[0], 1), arm[1], (*arm[2], 1)]
            prev = arm[2]
            for i, t in enumerate(tips):
                points += (
                    [((prev[0] + t[0]) / 2 - 15 * k, (prev[1] + t[1]) / 2 + 2 * k), (*t, 1)]
                    if i
                    else [((prev[0] + t[0]) / 2, (prev[1] + t[1]) / 2 - 2 * k), (*t, 1)]
                )
                prev = t
            m = spline(points)
            pen.form(m, c, 0.55, 0.5)
            for t in tips:
                pen.form(
                    limb(
                        [
                            arm[2],
                            ((arm[2][0] + t[0]) / 2 - 4 * k, (arm[2][1] + t[1]) / 2 + 4 * k),
                            t,
                        ],
                        [4 * k, 3 * k, 0.8],
                    ),
                    mix(main, pen.shade, 0.1),
                    0.4,
                    0.5,
                    cast=0.3,
                )
            pen.form(limb(arm, [9 * k, 7 * k, 5 * k]), main, 0.5, 0.5)

        bat(4, -14, 0.9, mix(third, pen.shade, 0.35))
        seg(
            dots("-58,-34 -44,-28 -34,-10 -14,2 14,2 40,-6 62,6 84,18 108,8 118,-10"),
            [14, 17, 21, 30, 30, 24, 16, 11, 7, 3],
        )
        pen.form(leaf((117, -8), (132, -34), 16), third, 0.4, 0.4)
        for x, y in ((-14, 12), (28, 10)):
            pen.form(
                limb([(x, y - 4), (x + 10, y + 16), (x - 2, y + 28)], [15, 9, 5]), main, 0.5, 0.4
            )
            for k in range(4):
                pen.form(leaf((x - 2, y + 27), (x - 10 + k * 4, y + 36), 3), second, 0.3, 0.3)
        bat(-14, -10, 1.05, third)
        head(-58, -36, -4, 0.92)
