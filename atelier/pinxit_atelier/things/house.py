"""Small things that lie about a house."""

import math

import numpy as np

from pinxit_atelier.engine import (
    Colour,
    common,
    ellipse,
    leaf,
    limb,
    linear,
    minus,
    mix,
    moved,
    poly,
    rect,
    spline,
    union,
)
from pinxit_atelier.pen import Pen, dots, motif, seam, symmetric


@motif(poses=("mantel", "pocket"), colours=("#7a4428", "#f4e6c8", "#d9a441"))
def clock(
    pen: Pen,
    pose: str,
    main: Colour,
    second: Colour,
    third: Colour,
    *,
    hour: float = 10,
    minute: float = 9,
) -> None:
    """Case, face, metal; `hour` and `minute`. Anchor: face."""
    cy = -52 if pose == "mantel" else -40
    if pose == "mantel":
        b = symmetric(dots("0,-104 22,-100 38,-84 42,-60 40,-26 46,-12! 50,0! 0,0"))
        pen.form(b, main, 0.55, 0.5)
        pen.grain(b, 90, main, 40)
        pen.form(rect(-52, -9, 104, 9, 2), mix(main, pen.shade, 0.2), 0.5, 0.5)
        pen.form(symmetric(dots("0,-118 5,-112 3,-106 7,-102 0,-100")), third, 0.5, 0.6)
        pen.fill(symmetric(dots("0,-20 22,-20! 18,-13! 0,-13")), mix(main, pen.shade, 0.5), 0.8)
    else:
        pen.form(rect(-4, -86, 8, 12, 2), third, 0.5, 0.5)
        pen.line(ellipse(0, -90, 8), third, 2.2)
    size = 32
    pen.form(ellipse(0, cy, size + 4), third, 0.6, 0.6)
    pen.form(ellipse(0, cy, size), second, 0.35, 0.1, cast=0.5, depth=5)
    for i in range(60 if pen.detailed else 12):
        t = math.tau * i / (60 if pen.detailed else 12)
        m = i % 5 == 0 or not pen.detailed
        pen.line(
            poly(
                [
                    (
                        math.sin(t) * (size - (6 if m else 3.4)),
                        cy - math.cos(t) * (size - (6 if m else 3.4)),
                    ),
                    (math.sin(t) * (size - 2), cy - math.cos(t) * (size - 2)),
                ],
                closed=False,
            ),
            "#2a1c20",
            1.5 if m else 0.5,
            0.85,
        )
    for t, length, w in (
        ((hour % 12 + minute / 60) * math.tau / 12, size * 0.52, 4.6),
        (minute * math.tau / 60, size * 0.8, 3.2),
    ):
        pen.form(
            leaf(
                (-math.sin(t) * 4, cy + math.cos(t) * 4),
                (math.sin(t) * length, cy - math.cos(t) * length),
                w,
            ),
            "#2a1c20",
            0.2,
            0.3,
            cast=0.3,
        )
    pen.fill(ellipse(0, cy, 2.6), third)
    pen.fill(
        spline(
            [
                (pen.light[0] * 26 - 6, cy - 22),
                (pen.light[0] * 10, cy - 29),
                (pen.light[0] * 14, cy - 24),
            ]
        ),
        "#ffffff",
        0.5,
        blur=1,
    )
    pen.mark("face", 0, cy)


@motif(poses=("hang",), colours=("#dba93f", "#5a3210", "#fff6d0"))
def key(pen: Pen, _pose: str, main: Colour, _second: Colour, third: Colour) -> None:
    """Metal. It hangs from its bow at y = 0, 100 long. Anchor: tip."""
    bow = union(ellipse(0, 14, 13), union(ellipse(-13, 26, 12), ellipse(13, 26, 12)))
    hole = union(ellipse(0, 13, 6.4), union(ellipse(-13.5, 26.5, 6), ellipse(13.5, 26.5, 6)))
    k = union(
        union(minus(bow, hole), rect(-4, 30, 8, 70, 3)),
        union(
            poly(dots("3,74 24,74 24,80 17,80 17,85 24,85 24,95 3,95")),
            union(rect(-8, 37, 16, 6, 2.5), rect(-6.6, 66, 13.2, 4.6, 2)),
        ),
    )
    pen.form(k, main, 0.6, 0.6, depth=4, cast=0.3)
    pen.line(seam((-1.4, 44), (-1.4, 94)), third, 1.4, 0.7)
    pen.mark("tip", 0, 100)


@motif(poses=("oval", "cracked"), colours=("#c9923c", "#b7d3d8", "#4a6a7c"))
def mirror(pen: Pen, pose: str, main: Colour, second: Colour, third: Colour) -> None:
    """Frame, glass, dark glass. Anchor: glass."""
    for side in (-1, 1):
        pen.form(
            limb([(0, -14), (side * 14, -8), (side * 28, 0)], [7, 6, 4]),
            mix(main, pen.shade, 0.3),
            0.5,
            0.5,
        )
    pen.form(ellipse(0, -66, 34, 50), main, 0.6, 0.6)
    pen.form(
        moved(union(ellipse(0, 0, 6), union(ellipse(-8, 3, 5), ellipse(8, 3, 5))), 0, -116),
        main,
        0.5,
        0.6,
    )
    for t in np.linspace(0, math.tau, 29)[:-1]:
        pen.form(
            ellipse(33 * math.cos(t), -66 + 49 * math.sin(t), 3),
            mix(main, pen.glow, 0.1),
            0.4,
            0.6,
            cast=0.15,
        )
    g = ellipse(0, -66, 27, 43)
    pen.fill(g, second, grad=linear(-16, -100, 20, -30, third))
    pen.fill(poly(dots("-30,-60 10,-112 20,-112 -30,-44")), "#ffffff", 0.35, clip=g)
    pen.fill(poly(dots("-30,-36 30,-104 30,-98 -26,-32")), "#ffffff", 0.25, clip=g)
    pen.line(g, mix(main, pen.shade, 0.7), 1.4)
    if pose == "cracked":
        for t in (0.3, 1.2, 2.2, 3.4, 4.3, 5.4):
            pen.line(
                seam(
                    (4, -70),
                    (4 + 9 * math.cos(t) + 2, -70 + 10 * math.sin(t)),
                    (4 + 44 * math.cos(t + 0.1), -70 + 44 * math.sin(t + 0.1)),
                ),
                "#fdfdf6",
                0.8,
                0.9,
                clip=g,
            )
    pen.mark("glass", 0, -66)


@motif(poses=("sand",), colours=("#8a5530", "#e8c27a", "#d7ece8"))
def hourglass(
    pen: Pen, _pose: str, main: Colour, second: Colour, third: Colour, *, level: float = 0.5
) -> None:
    """Wood, sand, glass; `level` of the sand that is left above, 0 … 1."""
    g = symmetric(dots("0,-94 24,-92! 27,-74 16,-58 3,-50 16,-42 27,-26 24,-8! 0,-6"))
    pen.fill(g, third, 0.55)
    lv = -50 - 34 * level
    pen.fill(common(g, rect(-40, lv, 80, -50 - lv)), second)
    h = 10 + 24 * (1 - level)
    pen.fill(
        common(
            g,
            spline(
                [(-34, -6, 1), (-16, -8 - h * 0.5), (0, -8 - h), (16, -8 - h * 0.5), (34, -6, 1)]
            ),
        ),
        second,
    )
    pen.line(seam((0, -52), (0, -10)), second, 1.4)
    pen.line(g, "#ffffff", 1.4, 0.8)
    pen.fill(spline(dots("-20,-88 -22,-74 -14,-62 -17,-76")), "#ffffff", 0.6, blur=0.6)
    pen.fill(spline(dots("-20,-14 -22,-26 -14,-38 -17,-24")), "#ffffff", 0.5, blur=0.6)
    for x in (-30, 30):
        pen.form(
            spline(
                [
                    (x - 2, -94),
                    (x - 3.4, -80),
                    (x - 1.6, -66),
                    (x - 4, -50),
                    (x - 1.6, -34),
                    (x - 3.4, -20),
                    (x - 2, -6),
                    (x + 2, -6),
                    (x + 3.4, -20),
                    (x + 1.6, -34),
                    (x + 4, -50),
                    (x + 1.6, -66),
                    (x + 3.4, -80),
                    (x + 2, -94),
                ]
            ),
            main,
            0.5,
            0.6,
        )
    for y in (-103, -9):
        pen.form(rect(-38, y, 76, 10, 3), main, 0.5, 0.6)


@motif(poses=("shut", "open"), colours=("#d2a040", "#7a4a28", "#f6ead0"))
def birdcage(
    pen: Pen, pose: str, main: Colour, second: Colour, _third: Colour, *, bird: bool = True
) -> None:
    """Metal, perch; with a `bird` or without. Anchors: perch, top."""
    pen.form(ellipse(0, -4, 36, 7), second, 0.5, 0.5)
    for i in range(6):
        t = math.cos(math.pi * (i + 0.5) / 6)
        pen.line(
            seam((t * 30, -6), (t * 31, -64), (t * 22, -92), (0, -106)),
            mix(main, pen.shade, 0.45),
            1,
        )
    pen.line(seam((-14, -62), (0, -60), (14, -62)), second, 1.6)
    pen.line(seam((0, -104), (0, -62)), second, 0.6)
    if bird:
        pen.form(
            spline(dots("-12,-72 -6,-78 2,-74 10,-64 22,-54! 8,-58 -2,-60 -9,-64")),
            "#c8452f",
            0.5,
            0.5,
        )
        pen.fill(poly([(-11, -74), (-17, -71), (-11, -70)]), "#e0a23a")
        pen.fill(ellipse(-7, -74, 1), "#140c10")
    for i in range(9):
        t = math.sin(math.pi * (i / 8 - 0.5))
        if pose == "open" and 4 <= i <= 5:
            pen.line(seam((t * 33, -62), (t * 25, -90), (0, -108)), main, 1.4)
            continue
        pen.line(seam((t * 33, -5), (t * 34, -62), (t * 25, -90), (0, -108)), main, 1.5)
    for y, rx in ((-34, 34), (-62, 34)):
        pen.line(
            seam((-rx, y), (-rx * 0.5, y + 5), (0, y + 6), (rx * 0.5, y + 5), (rx, y)), main, 1.7
        )
    pen.form(spline(dots("-36,-6 0,2 36,-6 37,2 0,10 -37,2")), main, 0.5, 0.6)
    pen.form(symmetric(dots("0,-116 5,-112 8,-106 0,-104")), main, 0.5, 0.6)
    pen.line(ellipse(0, -122, 6), main, 2)
    if pose == "open":
        for k in range(1, 5):
            pen.line(
                seam((14 + k * 7, -8 - k * 1), (15 + k * 7, -32), (14 + k * 6, -58 + k * 2)),
                main,
                1.3,
            )
        for y in (-10, -34, -56):
            pen.line(seam((18, y), (44, y + 3)), main, 1.3)
    pen.mark("top", 0, -126)
    pen.mark("perch", 0, -62)
