"""Rabbits."""

import math
from collections.abc import Sequence

from pinxit_atelier.engine import Colour, ellipse, leaf, limb, mix, spline
from pinxit_atelier.pen import Frame, Pen, dots, flow, motif, ruffled

from .anatomy import furred, leg, mouth


@motif(poses=("sit", "stand", "run"), colours=("#b28a62", "#f3e6d2", "#d98f86"))
def rabbit(pen: Pen, pose: str, main: Colour, second: Colour, third: Colour) -> None:
    """Coat, belly, inner ears. Anchors: head, mouth, back; hand when it stands."""
    far = mix(main, pen.shade, 0.28)

    def head(
        x: float,
        y: float,
        s: float = 1.0,
        rot: float = 0,
        ears: Sequence[tuple[float, float]] = ((-72, 44), (-98, 46)),
    ) -> None:
        part = Frame(x, y, s, rot)
        for i, (angle, length) in enumerate(ears[::-1]):
            bx, by = (-1, -14) if i else (4, -14)
            t = math.radians(angle)
            ex, ey = (bx + length * math.cos(t), by + length * math.sin(t))
            c = main if i else far
            e = part.path(leaf((bx - 1, by + 4), (ex, ey), 15 if i else 13, -0.07, 0.5))
            pen.form(e, c, 0.5, 0.45, cast=0.35)
            pen.fill(
                part.path(
                    leaf(
                        (bx - 0.5, by), (bx + (ex - bx) * 0.9, by + (ey - by) * 0.9), 7, -0.07, 0.5
                    )
                ),
                mix(third, pen.shade, 0.12 if i else 0.4),
                0.85,
            )
        h = part.path(
            spline(dots("-25,3 -25,-5 -19,-11 -9,-18 3,-18 13,-11 15,1 9,10 -3,13 -15,12 -22,9"))
        )
        furred(
            pen,
            h,
            main,
            (0.5, 0.45),
            flow((-22, 0, 10), (0, 0, 20), (8, 8, 40)),
            90,
            (3, 7),
            (0.5, 1.2),
            patches=[
                (part.path(spline(dots("-24,7 -16,4 -4,6 6,8 0,13 -14,12"))), second, 0.85, 0),
                (part.path(ellipse(-6, -5, 6, 5)), second, 0.45, 1.5),
            ],
        )
        ex = part.path(ellipse(-7.5, -5, 1)).getBounds().centerX()
        ey = part.path(ellipse(-7.5, -5, 1)).getBounds().centerY()
        pen.eye(ex, ey, 3.1 * s, "#241410", mix(main, pen.shade, 0.45))
        pen.fill(part.path(spline(dots("-26,1 -24,-3 -20,0 -23,3"))), third)
        mouth(
            pen,
            *[
                (
                    part.path(ellipse(a, b, 0.1)).getBounds().centerX(),
                    part.path(ellipse(a, b, 0.1)).getBounds().centerY(),
                )
                for a, b in ((-23, 4), (-20, 8), (-15, 8))
            ],
        )
        b = part.path(ellipse(-18, 5, 0.1)).getBounds()
        pen.whiskers(b.centerX(), b.centerY(), 15 * s, 3, 185 + rot)
        pen.mark("head", x, y - 16)
        pen.mark("mouth", x - 24, y + 4)

    if pose == "sit":
        pen.form(
            ruffled(dots("28,-12 34,-24 45,-22 49,-12 42,-3 32,-3"), 2.4, 3, 3), second, 0.5, 0.4
        )
        leg(pen, [(-16, -34), (-13, -18), (-13, -2)], [12, 9, 7], far, ("paw", 12, 5, far))
        body = spline(
            dots("-14,-62 -26,-48 -29,-34 -22,-14 -14,-3 8,0 32,-2 42,-16 41,-36 30,-54 12,-66")
        )
        furred(
            pen,
            body,
            main,
            (0.55, 0.45),
            flow((-20, -50, 80), (10, -56, 25), (34, -36, 70), (-20, -20, 95), (20, -20, 50)),
            260,
            patches=[
                (
                    spline(dots("-22,-52 -30,-34 -22,-12 -14,-2 -4,-2 -12,-20 -14,-40")),
                    second,
                    0.75,
                    2,
                )
            ],
        )
        haunch = spline(dots("-3,-12 4,-30 20,-38 35,-30 40,-14 32,-2 10,-1"))
        furred(
            pen,
            haunch,
            main,
            (0.5, 0.4),
            flow((4, -28, -10), (30, -28, 50), (34, -10, 110), (8, -10, 20)),
            130,
            cast=0.35,
        )
        pen.form(
            spline(dots("-20,0.5 -21,-5 -10,-9 12,-9 22,-4 20,0.5")),
            mix(main, second, 0.35),
            0.4,
            0.35,
            cast=0.3,
        )
        leg(
            pen,
            [(-20, -40), (-22, -20), (-23, -3)],
            [15, 10, 7.5],
            main,
            near=True,
            foot=("paw", 13, 5.5, mix(main, second, 0.4)),
        )
        head(-20, -73, 1, -4)
        pen.mark("back", 20, -62)
    elif pose == "stand":
        pen.form(
            ruffled(dots("18,-14 24,-24 34,-22 38,-12 32,-4 22,-3"), 2.4, 3, 3), second, 0.5, 0.4
        )
        pen.form(limb([(4, -70), (-10, -62), (-20, -68)], [10, 8, 5]), far, 0.5, 0.2)
        pen.form(spline(dots("-26,0.5 -27,-4 -14,-8 6,-8 10,0.5")), far, 0.4, 0.2)
        body = spline(
            dots(
                "-2,-92 -14,-82 -20,-62 -18,-40 -20,-16 -12,-2 14,-1 28,-10 29,-32 "
                "20,-56 15,-78 10,-92"
            )
        )
        furred(
            pen,
            body,
            main,
            (0.55, 0.45),
            flow((-14, -70, 95), (14, -70, 80), (-14, -30, 95), (22, -30, 80)),
            240,
            patches=[
                (
                    spline(dots("-10,-86 -21,-62 -19,-38 -20,-14 -8,-12 -6,-40 -4,-66")),
                    second,
                    0.8,
                    2,
                )
            ],
        )
        haunch = spline(dots("-8,-10 -2,-30 14,-36 27,-26 28,-10 18,-1 0,-1"))
        furred(pen, haunch, main, (0.5, 0.4), flow((0, -24, -20), (22, -20, 80), (4, -6, 10)), 90)
        pen.form(
            spline(dots("-24,0.5 -25,-5 -12,-9 8,-8 16,-3 14,0.5")),
            mix(main, second, 0.35),
            0.4,
            0.35,
        )
        pen.form(limb([(-6, -74), (-17, -58), (-28, -60)], [14, 10, 6]), main, 0.5, 0.4)
        pen.mark("hand", -29, -60)
        head(0, -104, 1, -2, ((-78, 46), (-100, 46)))
        pen.mark("back", 20, -60)
    else:
        for points, w in (
            ([(-36, -46), (-54, -30), (-74, -28)], [13, 8, 5]),
            (dots("44,-44 66,-40 80,-24 98,-16"), [22, 12, 8, 6]),
        ):
            pen.form(limb(points, w), far, 0.5, 0.2)
        pen.form(ruffled(dots("56,-56 62,-66 72,-66 74,-58 66,-50"), 2, 3, 3), second, 0.5, 0.4)
        body = spline(
            dots("-50,-60 -34,-68 -6,-74 26,-72 52,-62 64,-48 58,-36 36,-34 8,-40 -22,-38 -46,-42")
        )
        furred(
            pen,
            body,
            main,
            (0.55, 0.5),
            flow((-40, -56, -10), (0, -66, 4), (50, -56, 30), (0, -44, 4)),
            240,
            (7, 15),
            patches=[
                (spline(dots("-50,-44 -22,-44 8,-46 40,-40 36,-32 8,-38 -24,-34")), second, 0.8, 2)
            ],
        )
        leg(pen, dots("34,-52 66,-38 82,-20 104,-8"), [34, 15, 9, 5], main, near=True)
        pen.form(limb([(-40, -48), (-62, -40), (-86, -40)], [15, 9, 5]), main, 0.5, 0.35)
        head(-62, -68, 1, 4, ((-22, 44), (-34, 46)))
        pen.mark("back", 10, -72)
