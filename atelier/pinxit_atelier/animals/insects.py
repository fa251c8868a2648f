"""Moths, beetles and snails."""

from pinxit_atelier.engine import Colour, ellipse, limb, mix, moved, poly, sample, spline, union
from pinxit_atelier.pen import Pen, Points, dots, flow, motif, seam


@motif(poses=("open", "side"), colours=("#e0a24a", "#2a1c2c", "#c8503c"))
def moth(
    pen: Pen, pose: str, main: Colour, second: Colour, third: Colour, *, butterfly: bool = False
) -> None:
    """Wings, dark parts, eyes of the wings. Open: from above, centred, 130 wide; side: wings up."""

    def wings(side: float, k: float = 1.0) -> None:

        def mirrored(points: Points) -> list[tuple[float, ...]]:
            return [(side * q[0] * k, *q[1:]) for q in points]

        hind_wing = spline(mirrored(dots("3,6 22,8 44,18 50,36 38,50 24,46 20,58! 12,40 4,22")))
        pen.form(hind_wing, mix(main, third, 0.25), 0.5, 0.4)
        fore_wing = spline(
            mirrored(dots("3,4 8,-18 30,-44 66,-56! 70,-40 60,-18 58,0 40,10 18,12"))
        )
        for path, c in ((hind_wing, (30, 32)),):
            pen.line(moved(path, side * k * 2, 4, 0.86), second, 2.2, 0.7, clip=path)
            pen.fill(ellipse(side * k * c[0], c[1], 7 * k, 7), second, clip=path)
            pen.fill(ellipse(side * k * c[0], c[1], 4.6 * k, 4.6), third)
            pen.fill(ellipse(side * k * c[0] - 1.4, c[1] - 1.4, 1.6 * k, 1.6), "#fff6dc")
        pen.form(fore_wing, main, 0.5, 0.45, cast=0.5)
        pen.fill(
            spline(mirrored(dots("8,-18 30,-44 66,-56! 70,-40 52,-42 28,-26"))),
            second,
            0.55,
            blur=2,
            clip=fore_wing,
        )
        for t in (0, 1, 2, 3, 4, 5, 6):
            e = (66 - t * 4.4, -52 + t * 9.4)
            pen.line(
                seam(
                    (side * k * 6, 2),
                    (side * k * (20 + t * 3), -22 + t * 5),
                    (side * k * e[0], e[1]),
                ),
                mix(second, main, 0.25),
                0.8,
                0.7,
                clip=fore_wing,
            )
        for t in range(6):
            pen.fill(
                ellipse(side * k * (64 - t * 1.6), -42 + t * 9, 2.6 * k, 2.2),
                mix(main, "#fff6dc", 0.75),
                0.9,
                clip=fore_wing,
            )
        pen.line(
            seam(*mirrored(dots("58,-50 54,-30 48,-10 42,6"))),
            mix(main, "#fff6dc", 0.5),
            1.6,
            0.8,
            clip=fore_wing,
        )
        pen.fill(ellipse(side * k * 34, -24, 8 * k, 7.4), second, clip=fore_wing)
        pen.fill(ellipse(side * k * 34, -24, 5.4 * k, 5), mix(third, pen.glow, 0.2))
        pen.fill(ellipse(side * k * 33, -25.5, 2 * k, 2), "#fff6dc")
        pen.hairs(
            fore_wing,
            flow((side * 10, -5, -90 + side * 60), (side * 50, -30, -90 + side * 60)),
            [mix(main, pen.glow, 0.4), mix(main, pen.shade, 0.4), third],
            110,
            (3, 7),
            (0.4, 0.9),
            (0.2, 0.5),
        )

    if pose == "open":
        for side in (-1, 1):
            wings(side)
        for side in (-1, 1):
            a = [(side * 2, -17), (side * 8, -30), (side * 20, -38)]
            pen.line(seam(*a), second, 1)
            if butterfly:
                pen.fill(ellipse(side * 20, -38, 1.8), second)
            else:
                for x, y, way_x, way_y in sample(a, 9)[2:]:
                    pen.line(
                        seam(
                            (x - way_y * 4, y + way_x * 4),
                            (x + way_x * 2, y + way_y * 2),
                            (x + way_y * 4, y - way_x * 4),
                        ),
                        second,
                        0.6,
                    )
        ab = spline(dots("-5,-2 -6,14 -4,30 0,40 4,30 6,14 5,-2"))
        pen.form(ab, mix(main, second, 0.55), 0.5, 0.4)
        for k in range(6):
            pen.line(seam((-6, 6 + k * 5), (0, 8 + k * 5), (6, 6 + k * 5)), second, 1, 0.7, clip=ab)
        theta = ellipse(0, -7, 7.5, 10)
        pen.form(theta, mix(main, second, 0.25), 0.5, 0.4)
        pen.hairs(
            theta,
            flow((0, -18, -90), (-6, -4, 160), (6, -4, 20)),
            [mix(main, pen.glow, 0.5), second],
            60,
            (3, 6),
            (0.5, 1.1),
        )
        pen.form(ellipse(0, -17, 4.4, 4), second, 0.4, 0.5)
    else:
        with pen.at(turn=-28), pen.at(-6, 4):
            wings(1, 0.92)
        pen.form(limb([(-18, 2), (0, 8), (26, 22)], [8, 9, 3]), mix(main, second, 0.45), 0.5, 0.4)
        pen.form(ellipse(-20, 0, 4.5), second, 0.4, 0.5)
        for k in (-1, 1):
            pen.line(seam((-22, -2), (-32, -10 + k * 2), (-40, -20 + k * 4)), second, 0.9)
            pen.line(seam((-12, 8), (-16 + k * 4, 16), (-18 + k * 5, 24)), second, 1)


@motif(poses=("top",), colours=("#2c6a5c", "#7a3a6a", "#1c1a24"))
def beetle(
    pen: Pen, _pose: str, main: Colour, second: Colour, third: Colour, *, horns: bool = True
) -> None:
    """Wing cases, their shine, dark parts. A stag beetle from above, centred, head up."""
    for side in (-1, 1):
        for points in (
            dots("16,-14 36,-26 44,-42 52,-46"),
            dots("18,2 42,0 56,10 66,8"),
            dots("16,18 38,26 48,44 58,52"),
        ):
            pen.form(limb([(side * x, y) for x, y in points], [5, 4.6, 3, 1.4]), third, 0.4, 0.5)
        if horns:
            pen.form(
                union(
                    limb(
                        [(side * 7, -42), (side * 20, -56), (side * 16, -74), (side * 5, -80)],
                        [8, 6.5, 5, 1.4],
                    ),
                    limb([(side * 17, -68), (side * 9, -66)], [4, 0.8]),
                ),
                mix(third, second, 0.3),
                0.5,
                0.55,
            )
        pen.line(seam((side * 9, -40), (side * 24, -44), (side * 32, -38)), third, 1.2)
        pen.fill(ellipse(side * 33, -37, 2.6, 2), third)
    pen.form(spline(dots("-11,-36 -9,-47 0,-49 9,-47 11,-36")), mix(third, main, 0.3), 0.5, 0.5)
    pen.form(
        spline(dots("-22,-18 -19,-34 0,-39 19,-34 22,-18 0,-13")),
        mix(main, second, 0.35),
        0.55,
        0.6,
    )
    for side in (1, -1):
        e = spline(
            [
                (0, -15, 1),
                (side * 14, -16),
                (side * 25, -6),
                (side * 27, 16),
                (side * 18, 38),
                (side * 2, 50, 1),
                (0, 20),
            ]
        )
        pen.form(e, mix(main, second, 0.0 if side < 0 else 0.15), 0.6, 0.5)
        pen.fill(
            spline(
                [(side * 6, -12), (side * 18, -6), (side * 20, 14), (side * 10, 36), (side * 6, 10)]
            ),
            second,
            0.45,
            blur=5,
            clip=e,
        )
        for k in range(6):
            pen.line(
                seam(
                    (side * (3 + k * 3.6), -13 + k * 0.8),
                    (side * (4.4 + k * 4.2), 14),
                    (side * (2.6 + k * 2.4), 46 - k * 4),
                ),
                mix(main, pen.shade, 0.5),
                0.8,
                0.6,
                clip=e,
            )
            pen.line(
                seam(
                    (side * (4 + k * 3.6), -13 + k * 0.8),
                    (side * (5.4 + k * 4.2), 14),
                    (side * (3.6 + k * 2.4), 46 - k * 4),
                ),
                mix(main, pen.glow, 0.5),
                0.5,
                0.4,
                clip=e,
            )
        pen.fill(
            spline(
                [
                    (side * 10 - 6 * (pen.light[0] < 0) * 0, -8),
                    (side * 16, -2),
                    (side * 17, 12),
                    (side * 13, 4),
                ]
            ),
            "#ffffff",
            0.35,
            blur=1.2,
            clip=e,
        )
    pen.line(seam((0, -14), (0, 49)), pen.shade, 1.2)
    pen.form(poly([(-4, -15), (4, -15), (0, -7)]), third, 0.4, 0.4)
    pen.mark("head", 0, -48)
