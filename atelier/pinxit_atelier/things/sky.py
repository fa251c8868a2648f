"""What is up in the air."""

import math

import numpy as np

from pinxit_atelier.engine import (
    Colour,
    ellipse,
    leaf,
    minus,
    mix,
    moved,
    poly,
    rect,
    sample,
    spline,
    taper,
)
from pinxit_atelier.pen import Pen, around, dots, motif, seam, symmetric


@motif(poses=("fly",), colours=("#c8452f", "#f3dcae", "#3f6f7c"))
def balloon(
    pen: Pen, _pose: str, main: Colour, second: Colour, third: Colour, *, gores: int = 9
) -> None:
    """Cloth, other cloth, band. 170 high; the basket stands on y = 0. Anchors: basket, top."""
    envelope = symmetric(dots("0,-172 30,-166 52,-142 54,-112 40,-82 20,-56 9,-42! 0,-40"))
    for x in (-7, 7):
        pen.line(seam((x * 1.1, -42), (x, -14)), "#6a4a34", 0.9)
    for x in (-9, 9):
        pen.line(seam((x * 2, -58), (x, -14)), "#6a4a34", 0.6)
    pen.form(envelope, main, 0.0, 0.0, cast=0)
    for i in range(gores):
        a0, a1 = (math.pi * (i / gores - 0.5), math.pi * ((i + 1) / gores - 0.5))
        s0, s1 = (math.sin(a0), math.sin(a1))

        def meridian(k: float) -> list[tuple[float, ...]]:
            return [
                (0, -172),
                (30 * k, -166),
                (52 * k, -142),
                (54 * k, -112),
                (40 * k, -82),
                (20 * k, -56),
                (9 * k, -42),
                (0, -40),
            ]

        if i % 2 == 0:
            pen.fill(spline(meridian(s0) + meridian(s1)[::-1]), second, 1, clip=envelope)
        pen.line(
            spline(meridian(s1), closed=False), mix(main, pen.shade, 0.6), 0.6, 0.5, clip=envelope
        )
    for y, h in ((-118, 12),):
        band = spline(
            [
                (-60, y - 6),
                (0, y + 4),
                (60, y - 6),
                (60, y - 6 + h),
                (0, y + 4 + h),
                (-60, y - 6 + h),
            ]
        )
        pen.fill(band, third, 0.95, clip=envelope)
        for t in np.linspace(-1.35, 1.35, 9):
            pen.fill(
                ellipse(
                    54 * math.sin(t),
                    y + h / 2 + 1 + 4 * (math.cos(t) - 0.6),
                    3.2 * math.cos(t) + 0.3,
                    3.2,
                ),
                "#d9a441",
                1,
                clip=envelope,
            )
    for k in range(9):
        u = (k / 8 - 0.5) * 2
        pen.fill(
            moved(spline([(-5, 0, 1), (5, 0, 1), (0, 9)]), 24 * u + 0, -62 + 3 * (1 - u * u)),
            "#d9a441" if k % 2 else third,
            0.95,
            clip=envelope,
        )
    with pen.inside(envelope):
        for side, c, alpha in ((0.5, pen.shade, 0.55), (-0.3, pen.glow, 0.5)):
            pen.fill(
                around(moved(envelope, pen.light[0] * 26 * side, pen.light[1] * 26 * side), 80),
                c,
                alpha,
                blur=12 if side > 0 else 5,
            )
    b = spline(dots("-11,-15! 11,-15! 9,0 -9,0"))
    pen.form(b, "#a8713e", 0.5, 0.5)
    for k in range(4):
        pen.line(
            seam((-11, -12 + k * 3.4), (0, -11 + k * 3.4), (11, -12 + k * 3.4)),
            "#5a3420",
            0.7,
            0.7,
            clip=b,
        )
    pen.form(rect(-12, -17, 24, 4, 2), "#7a4a2c", 0.4, 0.5)
    pen.mark("basket", 0, -18)
    pen.mark("top", 0, -172)


@motif(poses=("plain",), colours=("#c23a34", "#f4d38a", "#2f6f86"))
def kite(pen: Pen, _pose: str, main: Colour, second: Colour, third: Colour) -> None:
    """Three colours. Its middle is at y = -50, its tail hangs from y = 0. Anchors: bridle, tail."""
    for points, c in (
        ([(0, -100, 1), (-34, -62, 1), (0, -62, 1)], main),
        ([(0, -100, 1), (34, -62, 1), (0, -62, 1)], second),
        ([(-34, -62, 1), (0, 0, 1), (0, -62, 1)], second),
        ([(34, -62, 1), (0, 0, 1), (0, -62, 1)], main),
    ):
        pen.form(poly([q[:2] for q in points]), c, 0.45, 0.3, cast=0)
    pen.line(poly([(0, -100), (0, 0)], closed=False), "#2a1c20", 1.2)
    pen.line(seam((-34, -62), (0, -64), (34, -62)), "#2a1c20", 1.2)
    pen.fill(ellipse(0, -62, 9), "#f6ead0")
    pen.fill(ellipse(0, -62, 5.4), third)
    t = dots("0,0 10,18 -4,36 8,54 0,76 12,92")
    pen.line(seam(*t), "#2a1c20", 0.9)
    for i, (x, y, way_x, way_y) in enumerate(sample(t, 10)[2:]):
        for s in (-1, 1):
            pen.form(
                leaf((x, y), (x + s * -way_y * 11, y + s * way_x * 11), 6),
                (main, second, third)[i % 3],
                0.4,
                0.4,
            )
    pen.mark("bridle", 0, -60)
    pen.mark("tail", 12, 92)


@motif(poses=("crescent", "full", "face"), colours=("#f7e3a6", "#c98f4a", "#fffbe4"))
def moon(pen: Pen, pose: str, main: Colour, second: Colour, third: Colour) -> None:
    """Light, craters, shine. Centred, with a radius of 50."""
    disc = ellipse(0, 0, 50)
    body = disc if pose == "full" else minus(disc, ellipse(22, -9, 42))
    pen.form(body, main, 0.45, 0.5, depth=10, cast=0)
    r = pen.rng
    for _ in range(26):
        x, y, k = (r.uniform(-48, 48), r.uniform(-48, 48), r.random() ** 2 * 8 + 1.5)
        pen.fill(ellipse(x, y, k, k * 0.9), second, 0.22, clip=body)
        pen.line(moved(ellipse(x, y, k, k * 0.9), 0.5, 0.6), third, 0.6, 0.35, clip=body)
    if pose == "face":
        pen.form(
            spline(dots("-16,-16 -27,-3 -33,6 -25,11 -14,10")),
            mix(main, pen.glow, 0.2),
            0.4,
            0.4,
            cast=0.0,
        )
        pen.fill(
            taper([(-36, -14), (-30, -17), (-23, -15)], [0.4, 2.4, 0.4], 8),
            mix(second, pen.shade, 0.5),
        )
        pen.fill(taper([(-35, -22), (-28, -26), (-20, -23)], [0.4, 2, 0.4], 8), second, 0.8)
        pen.fill(taper([(-31, 20), (-24, 23), (-15, 19)], [0.4, 2.6, 0.4], 10), "#a8483a", 0.9)
        pen.fill(ellipse(-14, 14, 7, 5), "#d9784a", 0.3, blur=2)


@motif(poses=("eight", "five"), colours=("#ffe9a8", "#e0a84a", "#ffffff"))
def star(pen: Pen, pose: str, main: Colour, second: Colour, _third: Colour) -> None:
    """Light, other facets. Centred, with a radius of 50."""
    n = 8 if pose == "eight" else 5

    def ro(i: float) -> float:
        return (50 if i % 4 == 0 or n == 5 else 28) if i % 2 == 0 else 11 if n == 8 else 21

    corners = [
        (ro(i) * math.sin(math.pi * i / n), -ro(i) * math.cos(math.pi * i / n))
        for i in range(2 * n)
    ]
    for i in range(2 * n):
        j = (i + 1) % (2 * n)
        m = ((corners[i][0] + corners[j][0]) / 2, (corners[i][1] + corners[j][1]) / 2)
        k = (m[0] * pen.light[0] + m[1] * pen.light[1]) / math.hypot(*m)
        pen.fill(
            poly([(0, 0), corners[i], corners[j]]),
            mix(
                mix(main, second, 0.35 if i % 2 else 0.0),
                pen.shade if k < 0 else pen.glow,
                0.25 * abs(k),
            ),
        )
