"""Wolves and foxes."""

from pinxit_atelier.engine import Colour, ellipse, limb, mix, poly, spline, taper
from pinxit_atelier.pen import Pen, Points, dots, flow, flow_along, motif, ruffled

from .anatomy import furred, leg, mouth


@motif(poses=("walk", "howl"), colours=("#67707f", "#e2ddd2", "#2c2c38"))
def wolf(
    pen: Pen, pose: str, main: Colour, second: Colour, third: Colour, *, bushy: float = 1.0
) -> None:
    """Coat, light parts, dark parts; a bushy tail makes a fox. Anchors: head, mouth, back."""
    far = mix(main, pen.shade, 0.35)

    def tail(points: Points, _ang: float) -> None:
        w = [7 * bushy, 15 * bushy, 17 * bushy, 11 * bushy, 2]
        t = limb(points, w)
        pen.form(t, main, 0.5, 0.45)
        x, y = points[-1]
        x3, y3 = points[-2]
        pen.fill(
            limb([((x + x3) / 2, (y + y3) / 2), (x, y)], [13 * bushy, 3]),
            third if bushy <= 1 else second,
            0.8,
            blur=1.5,
            clip=t,
        )
        pen.coat(t, flow_along(points), main, 140, (7, 15))

    if pose == "walk":
        tail(dots("48,-66 62,-58 70,-40 74,-22 80,-10"), 70)
        leg(pen, dots("-24,-52 -22,-30 -14,-16 -10,-3"), [18, 9, 7, 6], far, ("paw", 11, 5, far))
        leg(
            pen,
            dots("34,-58 36,-38 50,-24 54,-12 50,-3"),
            [24, 14, 8, 6, 6],
            far,
            ("paw", 11, 5, far),
        )
        body = spline(
            dots(
                "-50,-66 -44,-82 -26,-86 0,-77 28,-78 48,-72 56,-58 50,-44 30,-42 6,-38 "
                "-18,-34 -40,-38 -50,-52"
            )
        )
        furred(
            pen,
            body,
            main,
            (0.55, 0.5),
            flow((-44, -70, 20), (0, -74, 6), (46, -64, 40), (-40, -46, 60), (10, -44, 20)),
            300,
            (7, 15),
            patches=[
                (
                    spline(dots("-52,-58 -34,-46 0,-46 40,-48 30,-36 -20,-28 -44,-34")),
                    second,
                    0.7,
                    3,
                ),
                (spline(dots("-40,-86 0,-80 44,-78 50,-66 20,-70 -20,-72")), third, 0.45, 4),
            ],
        )
        leg(
            pen,
            dots("-34,-58 -40,-36 -48,-20 -54,-3"),
            [24, 11, 7.5, 6.5],
            main,
            near=True,
            foot=("paw", 12, 5.5, mix(main, second, 0.5)),
        )
        leg(
            pen,
            dots("42,-60 30,-38 34,-24 26,-12 22,-3"),
            [32, 19, 9, 7, 6.5],
            main,
            near=True,
            foot=("paw", 12, 5.5, mix(main, second, 0.5)),
        )
        pen.form(spline(dots("-70,-100 -66,-124! -57,-112 -56,-98")), far, 0.4, 0.4)
        ruff = ruffled(
            dots("-34,-86 -44,-98 -58,-98 -66,-84 -64,-64 -52,-42 -40,-42 -30,-62"), 4, 5, 7
        )
        with pen.melt((-30, -62), (-46, -72)):
            pen.form(ruff, mix(main, second, 0.12), 0.5, 0.45, cast=0)
            pen.coat(ruff, flow((-60, -80, 40), (-44, -60, 60), (-50, -50, 80)), main, 130, (7, 14))
        h = spline(
            dots(
                "-46,-94 -54,-104 -66,-107 -77,-101 -86,-93 -99,-90 -109,-86 -110,-79 "
                "-98,-75 -86,-72 -76,-66 -66,-60! -60,-66 -50,-60! -48,-74 -41,-80!"
            )
        )
        pen.form(h, main, 0.5, 0.5)
        pen.fill(
            spline(
                dots(
                    "-110,-80 -94,-84 -82,-84 -72,-86 -60,-82 -46,-80 -44,-64 -66,-56 "
                    "-84,-70 -98,-74"
                )
            ),
            second,
            0.9,
            blur=1,
            clip=h,
        )
        pen.fill(spline(dots("-88,-92 -74,-94 -66,-104 -76,-104")), third, 0.35, blur=1.5, clip=h)
        pen.form(spline(dots("-62,-102 -56,-130! -46,-116 -44,-96")), main, 0.45, 0.55)
        pen.fill(spline(dots("-59,-104 -55,-123! -49,-113 -49,-102")), "#3a2430", 0.65)
        pen.coat(
            h,
            flow((-96, -82, 0), (-70, -96, 20), (-60, -72, 40)),
            mix(main, second, 0.2),
            110,
            (4, 9),
            (0.5, 1.2),
        )
        pen.fill(spline(dots("-112,-84 -109,-89 -103,-87 -106,-81")), "#17121a")
        pen.eye(-77, -93, 2.7, "#e2ac3c", "#1c141a", "#120c10")
        pen.fill(taper([(-82, -97), (-76, -98), (-70, -95)], [0.4, 1.8, 0.4], 8), third)
        mouth(pen, (-108, -79), (-96, -79.5), (-83, -76))
        pen.mark("mouth", -100, -78)
        pen.mark("head", -60, -106)
        pen.mark("back", 4, -78)
    else:
        tail(dots("34,-8 52,-6 66,-4 80,-8 90,-18"), 0)
        leg(pen, [(-4, -50), (0, -26), (-2, -3)], [18, 10, 8], far, ("paw", 12, 5, far))
        body = spline(
            dots(
                "-10,-84 -26,-70 -30,-52 -24,-28 -14,-6 4,0 34,0 46,-12 44,-34 32,-56 16,-74 6,-86"
            )
        )
        furred(
            pen,
            body,
            main,
            (0.55, 0.5),
            flow((-20, -60, 80), (20, -66, 50), (40, -30, 75), (0, -30, 80)),
            260,
            (7, 15),
            patches=[(spline(dots("8,-86 36,-58 50,-30 40,-34 20,-64")), third, 0.45, 4)],
        )
        haunch = spline(dots("2,-8 8,-28 24,-38 40,-30 46,-14 36,0 12,1"))
        furred(pen, haunch, main, (0.5, 0.4), flow((10, -24, -10), (36, -20, 70)), 100)
        pen.form(spline(dots("-4,0.8 -5,-5 6,-8 20,-5 22,0.8")), mix(main, second, 0.5), 0.4, 0.4)
        leg(
            pen,
            [(-18, -52), (-20, -28), (-22, -3)],
            [19, 11, 8],
            main,
            near=True,
            foot=("paw", 13, 6, mix(main, second, 0.5)),
        )
        pen.form(spline(dots("-11,-112 -5,-120 9,-130! 7,-114 3,-103")), far, 0.4, 0.3)
        neck = spline(
            dots(
                "10,-84 5,-102 -6,-112 -22,-114 -30,-104 -37,-93! -34,-92 -40,-80! "
                "-36,-80 -41,-67! -36,-68 -39,-56! -33,-58 -33,-47! -25,-54 -10,-62"
            )
        )
        pen.form(neck, main, 0.5, 0.5)
        pen.fill(
            spline(
                dots("-22,-114 -36,-100 -48,-70 -42,-50 -32,-42 -23,-56 -24,-70! -19,-74 -21,-90")
            ),
            second,
            0.85,
            blur=0.8,
            clip=neck,
        )
        pen.coat(
            neck,
            flow((-10, -104, 80), (-28, -80, 100), (2, -90, 70)),
            mix(main, second, 0.3),
            160,
            (7, 15),
        )
        h = spline(
            dots(
                "4,-98 -4,-111 -13,-121 -20,-131 -27,-146 -32,-156 -38,-157 -41,-150 "
                "-37,-136 -30,-122! -43,-134 -52,-141! -51,-131 -43,-117 -34,-104 "
                "-18,-96"
            )
        )
        pen.form(h, main, 0.5, 0.55)
        pen.fill(
            spline(
                dots(
                    "-41,-150 -36,-134 -30,-122! -44,-135 -53,-141 -50,-126 -38,-106 "
                    "-24,-100 -24,-116 -31,-140"
                )
            ),
            second,
            0.85,
            blur=0.8,
            clip=h,
        )
        pen.fill(spline(dots("-39.5,-143! -35.5,-132 -30.5,-122.5! -37,-128")), "#5a2028")
        pen.fill(spline(dots("-31,-121.5! -43,-133 -50,-139.6! -44,-129")), "#a8484a")
        pen.fill(ellipse(-36.5, -156, 3.6, 3), "#17121a")
        for x, y, dx, dy in ((-39, -144, -2.4, 4.6),):
            pen.fill(poly([(x - 1.2, y - 0.6), (x + dx, y + dy), (x + 1.2, y + 0.6)]), "#fff8ea")
        pen.form(spline(dots("-8,-109 -2,-115 18,-120! 13,-106 5,-97")), main, 0.45, 0.55)
        pen.fill(spline(dots("-3,-108 2,-111 14,-116.5! 9,-106 4,-101")), "#3a2430", 0.5)
        pen.coat(h, flow((-30, -134, 60), (-10, -110, 50)), main, 70, (4, 8), (0.5, 1.2))
        pen.fill(taper([(-22, -127), (-18, -122), (-12, -121)], [0.6, 2.2, 0.4], 8), "#17121a")
        pen.mark("mouth", -44, -146)
        pen.mark("head", 0, -110)
        pen.mark("back", 30, -60)


@motif(poses=("walk", "howl"), colours=("#d0622c", "#fbf1e0", "#4a2018"))
def fox(pen: Pen, pose: str, main: Colour, second: Colour, third: Colour) -> None:
    """Coat, light parts, dark parts. Anchors: head, mouth, back."""
    wolf.draw(pen, pose, main, second, third, bushy=1.35)
