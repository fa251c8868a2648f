"""Games and toys."""

import math

from pinxit_atelier.animals.anatomy import mouth
from pinxit_atelier.animals.large import horse
from pinxit_atelier.engine import (
    Colour,
    ellipse,
    leaf,
    limb,
    linear,
    mix,
    poly,
    rect,
    spline,
    union,
)
from pinxit_atelier.pen import Pen, dots, motif, seam, symmetric


@motif(
    poses=("king", "queen", "bishop", "knight", "rook", "pawn"),
    colours=("#f0e2c4", "#c9a877", "#2a1c24"),
)
def chess(pen: Pen, pose: str, main: Colour, _second: Colour, third: Colour) -> None:
    """Stone, shade, dark parts: the six pieces."""
    base = dots("13,-20 15,-14! 20,-12 21,-7 25,-5 26,0! 0,0")
    if pose == "knight":
        pen.form(symmetric([(0, -24), *base]), main, 0.6, 0.5)
        b = spline(
            dots(
                "14,-20 18,-44 14,-66 2,-80 -4,-90! -8,-80 -22,-68 -32,-54 -30,-46 "
                "-22,-44 -14,-50 -4,-50 -12,-36 -15,-20"
            )
        )
        pen.form(b, main, 0.6, 0.55)
        for k in range(6):
            pen.line(
                seam(
                    (10 - k * 1, -30 - k * 9),
                    (16 - k * 1.4, -34 - k * 9),
                    (18 - k * 2.4, -28 - k * 9),
                ),
                mix(main, pen.shade, 0.5),
                1.2,
                0.7,
                clip=b,
            )
        pen.eye(-12, -66, 2.2, third)
        mouth(pen, (-31, -49), (-26, -51), (-20, -50))
        pen.form(symmetric(dots("0,-23 16,-22 17,-18 0,-16")), main, 0.5, 0.5)
        return
    height = {"king": 100, "queen": 96, "bishop": 84, "rook": 66, "pawn": 58}[pose]
    y = -height
    profiles: dict[str, list[tuple[float, ...]]] = {
        "king": [(0, y + 16), (13, y + 14), (15, y + 20), (11, y + 34), (8, y + 38)],
        "queen": [(0, y + 14), (9, y + 10), (17, y + 4, 1), (12, y + 32), (8, y + 36)],
        "bishop": [(0, y + 4), (6, y + 10), (10, y + 22), (8, y + 32), (5, y + 35)],
        "rook": [(0, y + 3), (15, y, 1), (15, y + 16, 1), (10, y + 22)],
        "pawn": [(0, y), (9, y + 3), (11, y + 11), (7, y + 20), (5, y + 22)],
    }
    prof = profiles[pose]
    n = prof[-1][1]
    prof += [(12, n + 3), (7, n + 7), (7.5, (n - 20) / 2), (10, -26)]
    b = symmetric(prof + base)
    pen.form(b, main, 0.65, 0.5)
    pen.fill(
        symmetric([(0, n + 0.5), (12, n + 2), (12, n + 5.4), (0, n + 5)]),
        mix(main, pen.shade, 0.3),
        0.5,
    )
    pen.line(seam((-20, -11), (0, -9), (20, -11)), mix(main, pen.shade, 0.5), 1, 0.7)
    pen.line(seam((-14, -18), (0, -16), (14, -18)), mix(main, pen.shade, 0.5), 1, 0.7)
    if pose == "king":
        pen.form(union(rect(-2.4, y - 4, 4.8, 20), rect(-8, y + 2, 16, 4.8)), main, 0.5, 0.5)
    if pose == "queen":
        for x in (-16, -8, 0, 8, 16):
            pen.form(ellipse(x, y + 3 + abs(x) * 0.05, 2.8), main, 0.5, 0.6)
        pen.form(ellipse(0, y - 2, 4), main, 0.5, 0.6)
    if pose == "bishop":
        pen.form(ellipse(0, y + 2, 3.4), main, 0.5, 0.6)
        pen.line(seam((2, y + 10), (8, y + 20)), mix(main, pen.shade, 0.8), 1.6)
    if pose == "rook":
        for x in (-6, 6):
            pen.fill(rect(x - 2.4, y - 1, 4.8, 7), mix(main, pen.shade, 0.8))


@motif(poses=("white", "print"), colours=("#f8f1e0", "#c4b8b0", "#b3323a"))
def paperboat(pen: Pen, pose: str, main: Colour, second: Colour, _third: Colour) -> None:
    """Paper, shade, print. Anchors: seat, top."""
    pen.fill(
        poly(dots("0,-62 -28,-20 0,-8 28,-20")),
        main,
        grad=linear(-26, 0, 26, 0, mix(main, second, 0.75)),
    )
    pen.fill(poly([(0, -62), (0, -8), (28, -20)]), mix(main, second, 0.65))
    left = poly(dots("-58,-34 -20,-22 0,-16 0,4 -36,6"))
    right = poly(dots("58,-34 20,-22 0,-16 0,4 36,6"))
    pen.form(left, main, 0.25, 0.5, cast=0.3)
    pen.form(right, mix(main, second, 0.5), 0.35, 0.3, cast=0.1)
    pen.fill(poly([(-58, -34), (-20, -22), (-36, 6)]), mix(main, pen.glow, 0.3), 0.5)
    pen.fill(poly([(58, -34), (20, -22), (36, 6)]), second, 0.35)
    pen.line(poly([(0, -62), (0, 4)], closed=False), mix(main, second, 0.9), 0.8, 0.8)
    pen.line(
        poly(dots("-58,-34 -20,-22 0,-16 20,-22 58,-34"), closed=False),
        mix(main, pen.glow, 0.6),
        1,
        0.9,
    )
    if pose == "print":
        for k in range(6):
            pen.line(
                poly([(-46 + k * 2, -27 + k * 4.6), (-6, -12 + k * 3.4)], closed=False),
                "#6a5a5a",
                0.8,
                0.5,
                clip=left,
            )
    pen.mark("top", 0, -62)
    pen.mark("seat", 0, -20)


@motif(poses=("pole",), colours=("#f3ead8", "#b3323a", "#d9a441"))
def carousel_horse(pen: Pen, _pose: str, main: Colour, second: Colour, third: Colour) -> None:
    """Coat, saddle, gold. Anchors: back, head, mouth, tail."""
    pen.form(limb([(4, 4), (4, -196)], [4.6, 4.6]), third, 0.6, 0.7)
    for k in range(24):
        pen.line(seam((1.6, -4 - k * 8), (6.4, -9 - k * 8)), mix(third, pen.shade, 0.5), 1.2)
    horse.draw(pen, "gallop", main, "#f0d8c8", "#caa05a", bridle=second)
    sd = spline(dots("-18,-101 -6,-96 10,-95 24,-100 22,-80 14,-66 -4,-64 -16,-78"))
    pen.form(sd, second, 0.5, 0.5)
    pen.line(sd, third, 1.8)
    for k in range(4):
        pen.fill(ellipse(-8 + k * 8, -76 + abs(k - 1.5) * 1.4, 2), third)
    pen.form(
        spline(dots("-16,-102 -10,-106 0,-98 14,-98 24,-106 26,-99 8,-92 -8,-93")),
        mix(second, pen.shade, 0.2),
        0.5,
        0.6,
    )
    pen.line(seam((-20, -98), (-38, -82), (-50, -74)), third, 2.2)
    pen.line(seam((24, -94), (44, -90), (56, -84)), third, 2.2)
    for k in range(5):
        t = math.radians(-120 + k * 22)
        pen.form(
            leaf((-76, -134), (-76 + 22 * math.cos(t), -134 + 22 * math.sin(t)), 6, 0.1),
            (second, third)[k % 2],
            0.4,
            0.5,
        )
