"""Snails."""

import math

import numpy as np

from pinxit_atelier.engine import Colour, ellipse, limb, mix, poly, spline
from pinxit_atelier.pen import Pen, dots, motif, seam

from .anatomy import mouth


@motif(poses=("crawl", "hide"), colours=("#c58a4a", "#7a4a34", "#a9a07a"))
def snail(pen: Pen, pose: str, main: Colour, second: Colour, third: Colour) -> None:
    """Shell, bands, body. Anchors: back, head, mouth."""
    if pose == "crawl":
        b = spline(
            dots(
                "66,0! 40,-8 14,-14 -20,-18 -42,-22 -54,-38 -62,-50 -74,-52 -82,-42 "
                "-80,-26 -72,-10 -58,-1 0,1"
            )
        )
        for x0, x1, y1, f in ((-64, -58, -84, 1), (-72, -84, -82, 0)):
            c = mix(third, pen.shade, 0.3) if f else third
            pen.form(
                limb([(x0, -46), ((x0 + x1) / 2 - 1, -66), (x1, y1)], [6, 3.6, 2.8]), c, 0.4, 0.4
            )
            pen.form(ellipse(x1, y1 - 1, 3.8), c, 0.4, 0.5)
            pen.fill(ellipse(x1 - 0.8, y1 - 1.4, 2), "#160e12")
            pen.fill(ellipse(x1 - 1.4, y1 - 2.2, 0.7), "#ffffff")
        pen.form(limb([(-78, -36), (-90, -34), (-95, -37)], [5, 3, 2.6]), third, 0.4, 0.4)
        pen.form(b, third, 0.35, 0.5)
        if pen.detailed:
            for _ in range(90):
                x, y = (pen.rng.uniform(-80, 60), pen.rng.uniform(-48, 0))
                pen.fill(
                    ellipse(x, y, pen.rng.uniform(0.8, 2.2), pen.rng.uniform(0.6, 1.5)),
                    mix(third, pen.rng.choice([pen.shade, pen.glow]), 0.35),
                    0.5,
                    clip=b,
                )
        for k in range(22):
            x = -58 + k * 5.4
            pen.line(seam((x, 0), (x + 1.5, -4)), mix(third, pen.shade, 0.4), 0.9, 0.6, clip=b)
        mouth(pen, (-80, -34), (-76, -31), (-71, -32))
    cx, cy, size = (8, -46, 42)
    sh = spline(
        [
            (cx + size * math.cos(t) * (1 + 0.05 * math.cos(t)), cy + size * 0.98 * math.sin(t))
            for t in np.linspace(0, math.tau, 14)[:-1]
        ]
    )
    lip = spline(
        [
            (cx - size * 0.9, cy + 8),
            (cx - size * 1.02, cy + size * 0.7),
            (cx - size * 0.4, cy + size * 1.02),
            (cx + 6, cy + size * 0.9),
            (cx - size * 0.3, cy + size * 0.4),
        ]
    )
    pen.form(lip, mix(second, main, 0.3), 0.5, 0.4, cast=0.5)
    pen.form(sh, main, 0.6, 0.55, cast=0.5)
    t = np.linspace(0, 1, 120)
    radii = size * 1.0 * (1 - t) ** 0.86 * 0.98 + 0.8
    theta = math.radians(110) - t * math.tau * 3.3 * -1
    q = [
        (cx + 1.5 * ti * 3 + radius * math.cos(a), cy + 2 * ti + radius * math.sin(a))
        for ti, radius, a in zip(t, radii, theta, strict=True)
    ]
    for off, wide, c, alpha in (
        (0.86, 0.16, second, 0.85),
        (0.6, 0.1, mix(second, pen.shade, 0.2), 0.7),
    ):
        for i in range(119):
            k = radii[i] * 0.3
            turn = theta[i]
            x, y = q[i]
            x2, y2 = q[i + 1]
            o = k * (1 - off)
            pen.line(
                seam(
                    (x - o * math.cos(turn), y - o * math.sin(turn)),
                    (x2 - o * math.cos(theta[i + 1]), y2 - o * math.sin(theta[i + 1])),
                ),
                c,
                max(0.5, k * wide * 2.4),
                alpha,
                clip=sh,
            )
    pen.fill(
        poly(
            [(x, y) for x, y in q]
            + [
                (x - radii[i] * 0.07 * math.cos(theta[i]), y - radii[i] * 0.07 * math.sin(theta[i]))
                for i, (x, y) in list(enumerate(q))[::-1]
            ]
        ),
        mix(second, pen.shade, 0.6),
        0.9,
    )
    if pen.detailed:
        for i in range(0, 96, 2):
            x, y = q[i]
            k = radii[i] * 0.33
            turn = theta[i]
            pen.line(
                seam(
                    (x - k * 0.1 * math.cos(turn), y - k * 0.1 * math.sin(turn)),
                    (x - k * 0.6 * math.cos(turn + 0.12), y - k * 0.6 * math.sin(turn + 0.12)),
                    (x - k * math.cos(turn + 0.2), y - k * math.sin(turn + 0.2)),
                ),
                mix(main, pen.rng.choice([pen.shade, pen.glow]), 0.5),
                0.7,
                0.4,
                clip=sh,
            )
    pen.fill(
        spline(
            [
                (cx - 24 * (1 if pen.light[0] < 0 else -1), cy - 20),
                (cx - 10 * (1 if pen.light[0] < 0 else -1), cy - 33),
                (cx + 4 * (1 if pen.light[0] < 0 else -1), cy - 35),
                (cx - 10 * (1 if pen.light[0] < 0 else -1), cy - 27),
            ]
        ),
        "#fffbea",
        0.45,
        blur=1.5,
        clip=sh,
    )
    pen.mark("back", cx, cy - size)
    pen.mark("head", -70, -84)
    pen.mark("mouth", -80, -34)
