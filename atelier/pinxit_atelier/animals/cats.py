"""Cats."""

import math

from pinxit_atelier.engine import Colour, ellipse, limb, mix, sample, spline, taper
from pinxit_atelier.pen import Frame, Pen, dots, flow, motif, ruffled, seam

from .anatomy import leg


@motif(poses=("sit", "stretch"), colours=("#3a3348", "#e9dccb", "#e9b84a"))
def cat(
    pen: Pen, pose: str, main: Colour, second: Colour, third: Colour, *, stripes: bool = True
) -> None:
    """Coat, white parts, eyes. Anchors: head, mouth, back."""
    far = mix(main, pen.shade, 0.35)
    stripe = mix(main, pen.shade, 0.55)

    def face(x: float, y: float, s: float = 1.0, rot: float = 0) -> None:
        part = Frame(x, y, s, rot)
        for side in (1, -1):
            e = part.path(
                spline([(side * 6, -14), (side * 20, -35, 1), (side * 23, -8), (side * 14, -4)])
            )
            pen.form(e, main, 0.45, 0.5)
            pen.fill(
                part.path(spline([(side * 10, -15), (side * 19, -30, 1), (side * 20.5, -10)])),
                "#a8606a",
                0.75,
            )
        h = part.path(
            spline(
                dots(
                    "-25,2 -23,-10 -13,-19 0,-20.5 13,-19 23,-10 25,2 30,8! 20,11 10,17 "
                    "0,18 -10,17 -20,11 -30,8!"
                )
            )
        )
        pen.form(h, main, 0.5, 0.5)
        pen.fill(
            part.path(spline(dots("0,-1 7,5 12,12 6,19 0,19.5 -6,19 -12,12 -7,5"))),
            second,
            0.92,
            blur=0.5,
            clip=h,
        )
        if stripes:
            for k in (-6, 0, 6):
                pen.fill(
                    part.path(taper([(k, -19), (k * 0.8, -13), (k * 0.5, -8)], [2.6, 2.2, 0.3], 8)),
                    stripe,
                    0.85,
                )
            for side in (1, -1):
                for k in (0, 5):
                    pen.fill(
                        part.path(
                            taper(
                                [(side * 25, 1 + k), (side * 19, 2 + k), (side * 14, 4 + k * 0.6)],
                                [2.2, 1.8, 0.3],
                                8,
                            )
                        ),
                        stripe,
                        0.8,
                        clip=h,
                    )
        pen.coat(
            h,
            lambda u, v: math.degrees(math.atan2(v - (y + 4 * s), u - x)),
            main,
            90,
            (3, 7),
            (0.5, 1.1),
            (0.2, 0.5),
        )
        for side in (1, -1):
            pen.fill(
                part.path(
                    spline(
                        [
                            (side * 3.8, -1.5, 1),
                            (side * 8, -7.4),
                            (side * 15.5, -6.6, 1),
                            (side * 13, 0.2),
                            (side * 8, 1.2),
                        ]
                    )
                ),
                "#15101a",
            )
            pen.fill(
                part.path(
                    spline(
                        [
                            (side * 4.8, -1.8, 1),
                            (side * 8.4, -6.4),
                            (side * 14.4, -6, 1),
                            (side * 12, -0.6),
                            (side * 8, 0.2),
                        ]
                    )
                ),
                third,
            )
            pen.fill(part.path(ellipse(side * 9.4, -3.2, 1.3, 3.2)), "#120c14")
            pen.fill(part.path(ellipse(side * 9.4 - 1.6, -4.8, 0.9)), "#fffdf0")
        pen.fill(part.path(spline([(-3.2, 4.4), (3.2, 4.4), (0, 8)])), "#c9707a")
        pen.line(part.path(seam(*dots("-6.5,11.5 -3,13 0,8.5 3,13 6.5,11.5"))), "#2a1a20", 0.8)
        for side in (1, -1):
            for k in range(3):
                pen.line(
                    part.path(
                        seam(
                            (side * 8, 9 + k * 1.5),
                            (side * 20, 6 + k * 4),
                            (side * 33, 5 + k * 6.5),
                        )
                    ),
                    "#fffaf0",
                    0.5,
                    0.8,
                )
        pen.mark("head", x, y - 20 * s)
        pen.mark("mouth", x, y + 8 * s)

    if pose == "sit":
        tail_line = dots("26,-6 48,-1 66,-8 70,-24 60,-34 54,-28")
        t = limb(tail_line, [11, 11, 10, 9, 8, 5])
        pen.form(t, main, 0.5, 0.45)
        if stripes:
            for x, y, way_x, way_y in sample(tail_line, 14)[3:13:2]:
                pen.fill(
                    taper(
                        [
                            (x - way_y * 5, y + way_x * 5),
                            (x + 2, y),
                            (x + way_y * 5, y - way_x * 5),
                        ],
                        [1.5, 3, 1.5],
                        8,
                    ),
                    stripe,
                    0.8,
                    clip=t,
                )
        pen.form(limb([(0, -44), (2, -22), (1, -3)], [14, 9, 8]), far, 0.4, 0.2)
        pen.form(spline(dots("-6,0.5 -5,-5 4,-6 9,0.5")), far, 0.4)
        body = spline(
            dots("-20,-74 -26,-56 -24,-34 -16,-10 -8,0 20,1 38,-6 44,-24 38,-46 24,-64 8,-78")
        )
        pen.form(body, main, 0.55, 0.5)
        if stripes:
            for k in range(6):
                x = 6 + k * 6.4
                y = -70 + k * k * 1.0 + k * 2
                pen.fill(
                    taper([(x, y - 2), (x - 3, y + 9), (x - 12, y + 20)], [4.4, 3.4, 0.3], 10),
                    stripe,
                    0.7,
                    clip=body,
                )
        pen.coat(body, flow((-20, -50, 90), (10, -66, 60), (36, -40, 80), (10, -20, 90)), main, 220)
        pen.fill(
            ruffled(dots("-12,-66 -27,-54 -25,-36 -17,-30 -10,-46"), 2, 2, 4),
            second,
            0.9,
            clip=body,
        )
        haunch = spline(dots("0,-8 6,-28 22,-36 38,-27 43,-12 34,0 10,1"))
        pen.form(haunch, main, 0.5, 0.4)
        pen.form(spline(dots("-6,0.8 -6,-5 6,-8 20,-5 22,0.8")), second, 0.4, 0.4)
        if stripes:
            for k in range(3):
                pen.fill(
                    taper(
                        [(38 - k * 7, -28 - k * 2 + k * k), (28 - k * 6, -22), (20 - k * 5, -14)],
                        [3.6, 3, 0.3],
                        10,
                    ),
                    stripe,
                    0.65,
                    clip=haunch,
                )
        pen.coat(haunch, flow((10, -24, -10), (34, -20, 70)), main, 80)
        leg(
            pen,
            [(-14, -46), (-16, -24), (-16, -3)],
            [16, 10, 8.5],
            main,
            near=True,
            foot=("paw", 13, 6, second),
        )
        face(-14, -86, 1, -5)
        pen.mark("back", 26, -62)
    else:
        pen.form(
            limb(dots("50,-66 64,-80 68,-100 58,-116 50,-112"), [10, 9, 8, 7, 5]), main, 0.5, 0.5
        )
        leg(pen, dots("32,-54 24,-34 34,-18 30,-3"), [22, 14, 8, 7], far, ("paw", 12, 5, far))
        leg(pen, [(-34, -22), (-54, -12), (-80, -4)], [14, 9, 7], far, ("paw", 12, 5, far))
        body = spline(
            dots(
                "56,-56 52,-72 38,-78 20,-68 2,-50 -18,-42 -36,-40 -48,-26 -44,-12 "
                "-28,-10 -4,-20 20,-32 42,-40"
            )
        )
        pen.form(body, main, 0.55, 0.5)
        if stripes:
            for k in range(7):
                x, y = (36 - k * 11, -76 + k * 6.2 + (4 if k > 2 else 0))
                pen.fill(
                    taper([(x, y - 1), (x - 1, y + 10), (x - 5, y + 22)], [4.4, 3.4, 0.3], 10),
                    stripe,
                    0.7,
                    clip=body,
                )
        pen.coat(
            body,
            flow((46, -66, 200), (0, -40, 210), (-36, -26, 180)),
            mix(main, pen.glow, 0.0),
            220,
        )
        leg(
            pen,
            dots("46,-56 40,-34 52,-18 47,-3"),
            [28, 17, 9, 8],
            main,
            near=True,
            foot=("paw", 13, 6, second),
        )
        leg(
            pen,
            [(-34, -26), (-46, -9), (-72, -4)],
            [17, 11, 8.5],
            main,
            near=True,
            foot=("paw", 13, 6, second),
        )
        face(-44, -40, 0.92, -8)
        pen.mark("back", 36, -76)
