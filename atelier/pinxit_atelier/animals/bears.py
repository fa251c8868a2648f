"""Bears."""

from pinxit_atelier.engine import Colour, ellipse, limb, mix, spline, taper
from pinxit_atelier.pen import Frame, Pen, dots, flow, motif, ruffled

from .anatomy import furred, leg, mouth


@motif(poses=("walk", "sit", "sleep"), colours=("#6b4630", "#b98a5e", "#2a1a18"))
def bear(pen: Pen, pose: str, main: Colour, second: Colour, third: Colour) -> None:
    """Coat, muzzle, nose. Anchors: head, mouth, ear, back; hand when it sits."""
    far = mix(main, pen.shade, 0.35)

    def head(x: float, y: float, s: float = 1.0, rot: float = 0, *, shut: bool = False) -> None:
        part = Frame(x, y, s, rot)
        pen.form(part.path(ellipse(4, -25, 8, 8.5)), far, 0.4, 0.3)
        h = part.path(
            spline(
                dots(
                    "26,-20 12,-27 -4,-26 -15,-17 -28,-12 -37,-7 -38,1 -30,6 -16,10 2,16 20,18 30,4"
                )
            )
        )
        furred(
            pen,
            h,
            main,
            (0.5, 0.5),
            flow(
                *[
                    (*part.point(a, b), d + rot)
                    for a, b, d in ((-28, -4, 5), (-4, -16, -8), (14, 0, 20), (-10, 6, 15))
                ]
            ),
            150,
            (4, 9),
            (0.6, 1.5),
            patches=[
                (part.path(spline(dots("-38,-6 -26,-9 -17,-5 -16,4 -26,8 -38,4"))), second, 0.75, 2)
            ],
        )
        pen.form(part.path(ellipse(15, -25, 9, 9.5)), main, 0.5, 0.5)
        pen.fill(part.path(ellipse(14.5, -24, 5, 5.5)), "#3a2020", 0.6, blur=1)
        pen.fill(part.path(spline(dots("-40,-5 -38,-10 -31,-9 -32,-3 -37,-1"))), third)
        pen.fill(part.path(ellipse(-36.5, -7.6, 1.8, 1)), "#a8a0a8", 0.8)
        if shut:
            pen.fill(part.path(taper([(-18, -11), (-13, -8), (-8, -9)], [0.5, 2, 0.5], 8)), third)
        else:
            pen.eye(*part.point(-13, -10), 2.6 * s, "#160e10", mix(main, pen.shade, 0.5))
        mouth(pen, part.point(-36, 2), part.point(-26, 4), part.point(-17, 1))
        pen.mark("head", *part.point(10, -28))
        pen.mark("mouth", *part.point(-36, 2))
        pen.mark("ear", *part.point(15, -26))

    if pose == "walk":
        leg(pen, [(-48, -50), (-60, -28), (-62, -5)], [30, 22, 19], far, ("paw", 24, 8, far))
        leg(pen, [(36, -46), (26, -26), (24, -5)], [34, 24, 19], far, ("paw", 24, 8, far))
        body = ruffled(
            dots(
                "-60,-54 -54,-82 -38,-98 -18,-94 10,-88 40,-90 62,-76 72,-54 66,-34 "
                "44,-24 14,-24 -16,-24 -46,-32"
            ),
            1.6,
            2,
            6,
        )
        furred(
            pen,
            body,
            main,
            (0.6, 0.5),
            flow(
                (-54, -60, 60),
                (-38, -90, 10),
                (10, -84, 8),
                (60, -70, 50),
                (0, -40, 30),
                (60, -40, 80),
            ),
            420,
            (8, 17),
            (0.9, 2.2),
        )
        leg(
            pen,
            [(52, -58), (57, -28), (54, -5)],
            [40, 27, 21],
            main,
            near=True,
            foot=("paw", 26, 9, mix(main, pen.shade, 0.2)),
        )
        leg(
            pen,
            [(-38, -56), (-38, -30), (-36, -5)],
            [38, 27, 21],
            main,
            near=True,
            foot=("paw", 26, 9, mix(main, pen.shade, 0.2)),
        )
        pen.coat(
            limb([(-38, -60), (-38, -30), (-36, -10)], [34, 24, 18]),
            92,
            main,
            90,
            (8, 15),
            (0.9, 2.2),
        )
        head(-76, -66, 1, -6)
        pen.mark("back", 0, -90)
    elif pose == "sit":
        leg(pen, [(-16, -62), (-34, -46), (-38, -28)], [26, 20, 16], far)
        body = ruffled(
            dots("-18,-92 -34,-74 -40,-48 -38,-20 -26,-2 20,0 44,-8 50,-34 42,-64 26,-88 4,-100"),
            1.6,
            2,
            6,
        )
        furred(
            pen,
            body,
            main,
            (0.6, 0.5),
            flow((-30, -60, 90), (30, -70, 70), (0, -30, 90)),
            380,
            (8, 17),
            (0.9, 2.2),
        )
        pen.fill(
            spline(dots("-38,-56 -22,-62 -14,-40 -20,-16 -34,-18")), second, 0.35, blur=5, clip=body
        )
        pen.form(
            spline(dots("-58,0 -62,-14 -52,-20 -34,-18 -8,-26 12,-30 30,-20 28,-2")), main, 0.5, 0.4
        )
        pen.form(ellipse(-54, -9, 9, 11, 8), second, 0.4, 0.3)
        for k in range(4):
            pen.fill(ellipse(-60 + k * 3.6, -17 + abs(k - 1.5) * 1.2, 1.7), third, 0.8)
        leg(pen, [(-4, -70), (-18, -50), (-34, -40)], [32, 24, 18], main)
        pen.mark("hand", -38, -40)
        head(-14, -108, 1, -2)
        pen.mark("back", 34, -76)
    else:
        body = ruffled(
            dots("-70,0 -62,-30 -40,-56 -6,-68 34,-62 62,-40 74,-12 70,1 0,2"), 1.6, 2, 6
        )
        furred(
            pen,
            body,
            main,
            (0.6, 0.5),
            flow((-50, -30, -40), (0, -60, 5), (60, -30, 60), (0, -14, 10)),
            420,
            (8, 17),
            (0.9, 2.2),
        )
        haunch = spline(dots("14,0 16,-28 36,-42 60,-32 70,-8 60,1"))
        furred(
            pen,
            haunch,
            main,
            (0.5, 0.4),
            flow((26, -30, -10), (60, -20, 70)),
            120,
            (8, 15),
            (0.9, 2.2),
        )
        pen.form(spline(dots("-6,1 -8,-8 8,-13 34,-12 40,1")), mix(main, pen.shade, 0.12), 0.4, 0.4)
        pen.form(
            spline(dots("-112,1 -116,-6 -104,-13 -70,-14 -44,-10 -46,1")),
            mix(main, pen.shade, 0.12),
            0.4,
            0.4,
        )
        head(-66, -22, 1.05, -4, shut=True)
        pen.mark("back", 0, -66)
