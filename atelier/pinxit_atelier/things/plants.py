"""Flowers and mushrooms."""

import math

import numpy as np

from pinxit_atelier.engine import Colour, ellipse, leaf, limb, mix, moved, poly, spline
from pinxit_atelier.pen import Pen, dots, motif, quill, seam, symmetric


@motif(poses=("fly_agaric", "slim"), colours=("#c23a2c", "#f6ead4", "#fffaf0"))
def mushroom(pen: Pen, pose: str, main: Colour, second: Colour, third: Colour) -> None:
    """Cap, stem, dots."""
    k = 1.0 if pose == "fly_agaric" else 0.6
    pen.form(
        spline(
            [
                (-9 * k, -56),
                (-8 * k, -24),
                (-13 * k, -4),
                (0, 1),
                (13 * k, -4),
                (8 * k, -24),
                (9 * k, -56),
            ]
        ),
        second,
        0.5,
        0.4,
    )
    pen.form(
        symmetric([(0, -60), (44 * k, -62), (30 * k, -54), (0, -50)]),
        mix(second, pen.shade, 0.3),
        0.4,
        0.2,
    )
    for x in range(-36, 40, 6):
        pen.line(
            poly([(x * 0.3 * k, -60), (x * k, -56)], closed=False),
            mix(second, pen.shade, 0.5),
            0.6,
            0.7,
        )
    c = (
        symmetric(
            [(0, -104), (22 * k, -98), (40 * k, -80), (48 * k, -60, 1), (20 * k, -55), (0, -54)]
        )
        if k == 1
        else symmetric(dots("0,-110 10,-98 22,-78 32,-58! 12,-55 0,-54"))
    )
    pen.form(c, main, 0.6, 0.55)
    for at_x, at_y, radius in (
        (-20.0, -78.0, 6),
        (4, -90, 7),
        (24, -74, 6),
        (-36, -66, 4),
        (2, -68, 5),
        (38, -64, 3.4),
        (-12, -96, 3.4),
        (18, -94, 3),
    ):
        spot = at_x + pen.rng.uniform(-6, 6), at_y + pen.rng.uniform(-5, 5)
        pen.form(
            ellipse(spot[0] * k, spot[1], radius * 0.9 * max(k, 0.7), radius * 0.7),
            third,
            0.3,
            0.4,
            cast=0.3,
        )
    pen.form(
        spline(
            [
                (-10 * k, -42),
                (0, -38),
                (10 * k, -42),
                (14 * k, -33),
                (5 * k, -35),
                (0, -31),
                (-5 * k, -35),
                (-14 * k, -33),
            ]
        ),
        second,
        0.4,
        0.4,
    )


@motif(poses=("poppy", "daisy", "tulip"), colours=("#d0402e", "#3f7a4a", "#2a1a24"))
def flower(pen: Pen, pose: str, main: Colour, second: Colour, third: Colour) -> None:
    """Petals, leaves, heart. Anchor: top."""
    pen.form(limb([(0, 0), (3, -34), (-2, -70)], [3, 2.6, 2.2]), second, 0.4, 0.4)
    pen.form(leaf((1, -12), (24, -44), 10, 0.14), second, 0.5, 0.4)
    pen.form(leaf((1, -8), (-22, -34), 9, -0.14), mix(second, pen.shade, 0.15), 0.5, 0.4)
    cx, cy = (-2, -78)
    if pose == "tulip":
        for x, b, d in ((-14, -0.1, 0.2), (14, 0.1, 0.2), (0, 0, 0)):
            pen.form(
                leaf((cx + x * 0.2, cy + 14), (cx + x, cy - 24), 18, b),
                mix(main, pen.shade, d),
                0.5,
                0.5,
            )
    elif pose == "daisy":
        for i, t in enumerate(np.linspace(0, math.tau, 14)[:-1]):
            pen.form(
                quill(
                    (cx + 4 * math.cos(t), cy + 4 * math.sin(t)),
                    (cx + 24 * math.cos(t), cy + 22 * math.sin(t)),
                    8,
                ),
                main if i % 2 else mix(main, pen.shade, 0.1),
                0.35,
                0.4,
                cast=0.25,
            )
        pen.form(ellipse(cx, cy, 7, 6.6), "#e8b03a", 0.5, 0.5)
    else:
        for t, d in ((200, 0.18), (-20, 0.18), (-90, 0.08), (90, 0)):
            q = moved(
                spline(dots("0,0! 10,-16 26,-15 30,0 26,15 10,16")),
                cx,
                cy,
                1 if t != 90 else 0.8,
                t,
            )
            pen.form(q, mix(main, pen.shade, d), 0.5, 0.5)
            for k in (-1, 0, 1):
                pen.line(
                    moved(seam((8, k * 4), (20, k * 6)), cx, cy, 1, t),
                    mix(main, pen.shade, 0.4),
                    0.6,
                    0.5,
                )
        pen.form(ellipse(cx, cy, 5.4), third, 0.4, 0.5)
        for t in np.linspace(0, math.tau, 13):
            pen.fill(ellipse(cx + 8 * math.cos(t), cy + 8 * math.sin(t), 1.1), third)
    pen.mark("top", cx, cy)
