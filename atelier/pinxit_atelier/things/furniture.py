"""Furniture, and what stands on it."""

from pinxit_atelier.engine import Colour, ellipse, limb, mix, poly, rect, spline, taper
from pinxit_atelier.pen import Pen, dots, motif, seam, symmetric


@motif(poses=("wood",), colours=("#9c6a3a", "#5a3420", "#e0b070"))
def ladder(
    pen: Pen,
    _pose: str,
    main: Colour,
    _second: Colour,
    third: Colour,
    *,
    rungs: int = 9,
    h: float = 160,
    w: float = 26,
) -> None:
    """Wood; `rungs`, `h` its height, `w` its width. Anchor: top."""
    for i in range(rungs):
        y = -(i + 0.6) * h / rungs
        k = w / 2 * (1 - 0.18 * i / rungs)
        pen.form(
            limb([(-k - 3, y), (0, y + 0.8), (k + 3, y - 0.6)], [3.6, 3.2, 3.6]),
            mix(main, third, 0.25),
            0.5,
            0.5,
            cast=0.0,
        )
    for side in (-1, 1):
        q = limb(
            [(side * w / 2, 0), (side * w / 2 * 0.9, -h * 0.5), (side * w / 2 * 0.8, -h - 4)],
            [4.6, 4.2, 3.8],
        )
        pen.form(q, main, 0.5, 0.5, cast=0.35)
    pen.mark("top", 0, -h)


@motif(poses=("open", "closed", "stack"), colours=("#8a2f34", "#f8edd2", "#d9a441"))
def book(pen: Pen, pose: str, main: Colour, second: Colour, third: Colour) -> None:
    """Binding, paper, gold. Anchor: top."""
    if pose == "open":
        pen.form(spline(dots("-68,0! -66,-26! 0,-14! 66,-26! 68,0! 0,6!")), main, 0.5, 0.5)
        for side in (-1, 1):
            pg = spline(
                [
                    (0, 2, 1),
                    (0, -24, 1),
                    (side * 18, -38),
                    (side * 42, -38),
                    (side * 62, -32, 1),
                    (side * 63, -6, 1),
                    (side * 42, -12),
                    (side * 18, -10),
                ]
            )
            pen.form(pg, second, 0.35, 0.4)
            for k in range(5):
                pen.line(
                    seam(
                        (side * 7, -22 + k * 4.4),
                        (side * 22, -31 + k * 4.4),
                        (side * 44, -31.5 + k * 4.6),
                        (side * 57, -28 + k * 4.6),
                    ),
                    "#8a6b4a",
                    0.9,
                    0.6,
                    clip=pg,
                )
            for k in range(3):
                pen.line(
                    seam(
                        (0, 3 + k * 0.8),
                        (side * 18, -9 + k * 1.6),
                        (side * 42, -11 + k * 1.6),
                        (side * 63, -5 + k * 1.4),
                    ),
                    mix(second, pen.shade, 0.35),
                    0.6,
                    0.7,
                )
        pen.fill(taper([(0, -26), (0, -10), (0, 3)], [1, 5, 2], 6), pen.shade, 0.35, blur=1.5)
        pen.fill(taper(dots("3,-24 7,-4 5,14 9,20"), [3, 3, 3, 3], 10), "#b3323a")
        pen.mark("top", 0, -30)
    else:
        colours = [main, "#2f5f6c", "#c98a3a", "#5d3a4e", "#3f6a4a"]
        y = 0
        for i in range(1 if pose == "closed" else 5):
            h = (16, 12, 18, 10, 14)[i]
            w = (90, 80, 74, 84, 62)[i]
            x = (0, 3, -4, 5, -2)[i]
            c = colours[i]
            pen.form(rect(x - w / 2, y - h, w, h, 2.5), c, 0.5, 0.5)
            pen.fill(rect(x - w / 2 + 5, y - h + 2.6, w - 3, h - 5.2), second)
            for k in range(int((h - 6) / 2.2)):
                pen.line(
                    seam(
                        (x - w / 2 + 6, y - h + 4.4 + k * 2.2), (x + w / 2, y - h + 4.4 + k * 2.2)
                    ),
                    mix(second, pen.shade, 0.3),
                    0.4,
                    0.7,
                )
            pen.form(
                spline(
                    [(x - w / 2 + 7, y - h, 1), (x - w / 2 - 3, y - h * 0.5), (x - w / 2 + 7, y, 1)]
                ),
                c,
                0.5,
                0.5,
                cast=0.2,
            )
            for d in (0, 3):
                pen.line(
                    seam((x - w / 2 + 2 + d, y - h + 1), (x - w / 2 + 1 + d, y - 1)),
                    third,
                    1.2,
                    0.9,
                )
            y -= h
        pen.mark("top", 0, y)


@motif(poses=("desk",), colours=("#2f4a4a", "#f6ead0", "#c9893a"))
def typewriter(pen: Pen, _pose: str, main: Colour, second: Colour, third: Colour) -> None:
    """Case, paper, metal. Anchor: paper."""
    pen.form(poly(dots("-26,-62 26,-62 28,-106 -24,-108")), second, 0.25, 0.3)
    for k in range(6):
        pen.line(
            seam((-18, -100 + k * 6), (-18 + (34 if k < 5 else 16), -100 + k * 6)),
            "#6a5a4a",
            1,
            0.6,
        )
    pen.form(rect(-48, -72, 96, 13, 6), mix(main, pen.shade, 0.3), 0.5, 0.6)
    for side in (-1, 1):
        pen.form(ellipse(side * 51, -65.5, 4.6, 6.4), third, 0.5, 0.6)
    pen.line(seam((-50, -70), (-60, -80)), third, 2)
    b = spline(dots("-40,-60! 40,-60! 46,-36 54,-10 54,0! -54,0! -54,-10 -46,-36"))
    pen.form(b, main, 0.55, 0.55)
    pen.fill(symmetric(dots("0,-58 24,-58! 18,-46 0,-43")), "#14121a", 0.9)
    for k in range(11):
        pen.line(seam((-20 + k * 4, -57), (-8 + k * 1.6, -47)), "#b8b0a0", 0.6, 0.8)
    pen.fill(rect(-14, -41, 28, 4, 2), third)
    for j in range(3):
        for i in range(9):
            x, y = ((i - 4) * (9.4 + j * 0.9), -31 + j * 10.4)
            pen.fill(ellipse(x + 0.6, y + 1.6, 4, 3.6), "#0c0a10", 0.6)
            pen.fill(ellipse(x, y, 3.8, 3.4), third)
            pen.fill(ellipse(x, y - 0.3, 2.9, 2.5), second)
    pen.mark("paper", 0, -108)
