"""Buildings."""

from pinxit_atelier.engine import Colour, ellipse, leaf, mix, poly, rect, spline
from pinxit_atelier.pen import Pen, dots, motif, seam, symmetric


@motif(poses=("lit",), colours=("#f3e8d4", "#b8383a", "#ffdf8a"))
def lighthouse(pen: Pen, _pose: str, main: Colour, second: Colour, third: Colour) -> None:
    """Wall, stripes, light. Anchor: light."""
    t = symmetric(dots("0,-106 15,-106! 19,-60 26,0! 0,3"))
    pen.form(t, main, 0.6, 0.4)
    for k in range(3):
        y = -92 + k * 34
        pen.fill(
            spline([(-40, y), (0, y + 4), (40, y), (40, y + 16), (0, y + 20), (-40, y + 16)]),
            second,
            0.92,
            clip=t,
        )
    with pen.inside(t):
        pen.fill(
            poly(
                [
                    (-pen.light[0] * 4, -110),
                    (-pen.light[0] * 60, -110),
                    (-pen.light[0] * 60, 6),
                    (-pen.light[0] * 10, 6),
                ]
            ),
            pen.shade,
            0.38,
            blur=6,
        )
    for x, y in ((3, -86), (-4, -54), (2, -26)):
        pen.fill(rect(x - 3, y - 5, 6, 9, 3), "#2a2430")
        pen.fill(rect(x - 2, y - 4, 4, 7, 2), third)
    pen.form(rect(-20, -111, 40, 6, 2), "#3a3038", 0.4, 0.6)
    pen.fill(rect(-11, -128, 22, 18), third)
    for x in (-11, -4, 4, 11):
        pen.line(poly([(x, -128), (x, -110)], closed=False), "#3a3038", 1.2)
    pen.form(symmetric(dots("0,-148 3,-143 6,-138 15,-127! 0,-126")), second, 0.5, 0.6)
    for k in range(9):
        pen.line(poly([(-20 + k * 5, -117), (-20 + k * 5, -110)], closed=False), "#3a3038", 0.9)
    pen.line(poly([(-20, -117), (20, -117)], closed=False), "#3a3038", 1)
    pen.fill(symmetric(dots("0,-18 6,-15 7,2! 0,2")), "#4a2a24")
    pen.mark("light", 0, -119)


@motif(poses=("stone",), colours=("#e6d3b0", "#8a3f30", "#f6ead0"))
def windmill(
    pen: Pen, _pose: str, main: Colour, second: Colour, third: Colour, *, sails: float = 20
) -> None:
    """Wall, cap, sails; `sails` is the angle of its sails. Anchor: hub."""
    t = symmetric(dots("0,-78 16,-76! 20,-40 28,0! 0,3"))
    pen.form(t, main, 0.6, 0.4)
    for x, y in [
        (pen.rng.uniform(-26, 24), pen.rng.uniform(-74, -2))
        for _ in range(40 if pen.detailed else 8)
    ]:
        pen.line(
            seam((x, y), (x + 5, y + 0.6), (x + 8, y)), mix(main, pen.shade, 0.4), 0.7, 0.5, clip=t
        )
    pen.form(symmetric(dots("0,-104 10,-96 19,-78 20,-73! 0,-71")), second, 0.55, 0.6)
    pen.scales(
        symmetric(dots("0,-104 10,-96 19,-78 20,-73! 0,-71")),
        90,
        6,
        mix(second, pen.shade, 0.5),
        0.6,
    )
    pen.fill(symmetric(dots("0,-22 7,-18 8,2! 0,2")), "#4a2a24")
    for x, y in ((-3, -58), (6, -38)):
        pen.fill(rect(x - 3, y - 5, 6, 9, 3), "#ffdf94")
    for k in range(4):
        with pen.at(0, -84, turn=sails + k * 90):
            pen.line(poly([(0, 0), (0, -66)], closed=False), "#5a3828", 2.2)
            sail = poly(dots("1,-14 15,-16 17,-66 1,-66"))
            pen.fill(sail, third, 0.92)
            for j in range(7):
                pen.line(
                    poly([(1, -16 - j * 8.4), (17, -16 - j * 8.4)], closed=False), "#7a5a44", 0.8
                )
            pen.line(poly([(8, -15), (9, -66)], closed=False), "#7a5a44", 0.8)
            pen.line(sail, "#7a5a44", 0.9)
    pen.form(ellipse(0, -84, 4.6), "#5a3828", 0.5, 0.6)
    pen.mark("hub", 0, -84)


@motif(poses=("keep",), colours=("#b7a6a0", "#3f5f86", "#ffd98a"))
def castle(pen: Pen, _pose: str, main: Colour, second: Colour, third: Colour) -> None:
    """Stone, roofs, lit windows. Anchor: top."""

    def tower(x: float, w: float, h: float, roof: float, c: Colour, win: int = 2) -> None:
        b = poly([(x - w / 2 * 1.04, 0), (x - w / 2, -h), (x + w / 2, -h), (x + w / 2 * 1.04, 0)])
        pen.form(b, c, 0.55, 0.45, cast=0.4)
        if pen.detailed:
            for y in [pen.rng.uniform(-h, 0) for _ in range(int(h / 4))]:
                pen.line(
                    poly(
                        [
                            (x + pen.rng.uniform(-0.45, 0.4) * w, y),
                            (x + pen.rng.uniform(-0.4, 0.45) * w + 3, y),
                        ],
                        closed=False,
                    ),
                    mix(c, pen.shade, 0.35),
                    0.6,
                    0.6,
                    clip=b,
                )
        pen.form(
            poly(
                [
                    (x - w * 0.6, -h - 6),
                    (x + w * 0.6, -h - 6),
                    (x + w * 0.54, -h + 2),
                    (x - w * 0.54, -h + 2),
                ]
            ),
            c,
            0.4,
            0.5,
            cast=0.3,
        )
        n = max(3, int(w / 5))
        for k in range(n):
            pen.fill(
                rect(x - w * 0.6 + k * w * 1.2 / n, -h - 10, w * 1.2 / n * 0.55, 5),
                mix(c, pen.glow, 0.1),
            )
        if roof:
            q = spline(
                [
                    (x, -h - 6 - roof, 1),
                    (x + w * 0.22, -h - 6 - roof * 0.45),
                    (x + w * 0.66, -h - 5, 1),
                    (x, -h - 3),
                    (x - w * 0.66, -h - 5, 1),
                    (x - w * 0.22, -h - 6 - roof * 0.45),
                ]
            )
            pen.form(q, second, 0.55, 0.55)
            pen.scales(q, 90, 5, mix(second, pen.shade, 0.5), 0.5)
            pen.line(poly([(x, -h - 6 - roof), (x, -h - 16 - roof)], closed=False), "#2a1c20", 0.8)
            pen.form(leaf((x, -h - 15 - roof), (x + 11, -h - 12 - roof), 5), "#b3323a", 0.3, 0.4)
        for k in range(win):
            y = -h * 0.8 + k * h * 0.32
            pen.fill(
                rect(x - w * 0.09 - 0.6, y - 1.2, w * 0.18 + 1.2, w * 0.36 + 1.8, w * 0.1),
                mix(c, pen.shade, 0.6),
            )
            pen.fill(rect(x - w * 0.09, y, w * 0.18, w * 0.34, w * 0.09), third)

    tower(-30, 18, 74, 30, mix(main, pen.shade, 0.22))
    tower(26, 16, 86, 34, mix(main, pen.shade, 0.22))
    tower(2, 24, 100, 44, mix(main, pen.shade, 0.08), 3)
    tower(-50, 20, 54, 28, main)
    tower(50, 20, 60, 30, main)
    w = poly(dots("-46,0 -46,-38 46,-38 46,0"))
    pen.form(w, main, 0.5, 0.4)
    for k in range(11):
        pen.fill(rect(-46 + k * 8.4, -43, 4.6, 6), main)
    pen.scales(w, 90, 7, mix(main, pen.shade, 0.35), 0.3)
    pen.fill(symmetric(dots("0,-28 10,-22 11,0! 0,0")), "#1a1420")
    for x in (-6, 0, 6):
        pen.line(poly([(x, -26), (x, 0)], closed=False), "#6a4a34", 1)
    pen.mark("top", 2, -150)
