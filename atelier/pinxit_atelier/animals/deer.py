"""Deer."""

from pinxit_atelier.engine import Colour, ellipse, leaf, limb, mix, sample, spline, union
from pinxit_atelier.pen import Pen, dots, flow, motif, ruffled

from .anatomy import furred, leg, mouth


@motif(poses=("stand", "leap"), colours=("#a8683e", "#f2e2c6", "#c9a06a"))
def deer(
    pen: Pen,
    pose: str,
    main: Colour,
    second: Colour,
    third: Colour,
    *,
    tines: int = 4,
    doe: bool = False,
) -> None:
    """Coat, light parts, antlers (`tines`), or a `doe`.

    Anchors: antler, head, mouth, back.
    """
    far = mix(main, pen.shade, 0.35)
    go = pose == "leap"
    hoof = ("hoof", 5, 4, "#2a1c1e")

    def antler(x: float, y: float, s: float, c: Colour, k: float) -> None:
        """Paint an antler; it grows to the left for k = -1."""
        b = [
            (x, y),
            (x + k * 7 * s, y - 14 * s),
            (x + k * 19 * s, y - 32 * s),
            (x + k * 20 * s, y - 54 * s),
            (x + k * 10 * s, y - 72 * s),
        ]
        q = sample(b, 30)
        path = limb(b, [6 * s, 5.2 * s, 4.6 * s, 3.6 * s, 0.9], round_ends=False)
        for i in range(tines):
            at_x, at_y, _, _ = q[int(3 + i * 23 / tines)]
            length = (21 - i * 2.4) * s
            d = -k if i % 2 == 0 else k * 0.8
            path = union(
                path,
                limb(
                    [
                        (at_x, at_y),
                        (at_x + d * length * 0.55, at_y - length * 0.4),
                        (at_x + d * length * 0.6, at_y - length * 1.05),
                    ],
                    [4.2 * s, 3.2 * s, 0.8],
                    12,
                    round_ends=False,
                ),
            )
        pen.form(path, c, 0.5, 0.5, cast=0.2, depth=1.6 * s)
        pen.mark("antler", *b[-1])

    if go:
        leg(pen, dots("-20,-64 -42,-58 -40,-42 -48,-36"), [14, 7, 5, 4], far, hoof)
        leg(pen, dots("36,-66 56,-52 76,-50 92,-34"), [24, 11, 6, 4], far, hoof)
    else:
        leg(pen, dots("-16,-56 -15,-34 -17,-14 -17,-3"), [14, 6.5, 4.4, 4.2], far, hoof)
        leg(pen, dots("32,-64 26,-46 34,-30 29,-12 28,-3"), [24, 13, 6.5, 4.4, 4.2], far, hoof)
    pen.form(leaf((44, -80), (58, -68), 9, 0.1), mix(main, pen.shade, 0.2), 0.4, 0.4)
    pen.fill(leaf((46, -74), (58, -67), 5, 0.1), second)
    body = spline(
        dots(
            "-38,-66 -34,-82 -18,-88 8,-83 30,-86 45,-80 50,-68 44,-54 26,-50 0,-46 -22,-46 -36,-54"
        )
    )
    furred(
        pen,
        body,
        main,
        (0.55, 0.5),
        flow((-30, -70, 60), (0, -82, 6), (44, -70, 50), (0, -56, 8)),
        170,
        (5, 10),
        (0.5, 1.3),
        (0.2, 0.5),
        patches=[(spline(dots("-38,-54 -10,-52 20,-54 44,-54 26,-46 -20,-42")), second, 0.75, 2)],
    )
    for i in range(16):
        x = -14 + i * 3.6
        y = -78 + i % 3 * 6 + abs(i - 8) * 0.3
        pen.fill(ellipse(x, y, 1.5, 1.2), second, 0.75)
    if go:
        leg(
            pen,
            dots("-26,-66 -50,-70 -60,-56 -72,-58"),
            [18, 8, 5.5, 4.4],
            main,
            near=True,
            foot=hoof,
        )
        leg(pen, dots("38,-70 54,-46 78,-40 96,-22"), [30, 14, 7, 4.6], main, near=True, foot=hoof)
    else:
        leg(
            pen,
            dots("-26,-60 -27,-36 -26,-14 -27,-3"),
            [18, 7.5, 5, 4.6],
            main,
            near=True,
            foot=hoof,
        )
        leg(
            pen,
            dots("38,-68 33,-46 43,-30 38,-12 37,-3"),
            [31, 16, 7.5, 5, 4.6],
            main,
            near=True,
            foot=hoof,
        )
    if not doe:
        antler(-44, -122, 0.95, mix(third, pen.shade, 0.3), -1)
    neck = spline(dots("-40,-62 -46,-84 -49,-104 -44,-118 -34,-118 -27,-104 -18,-86 -22,-66"))
    with pen.melt((-25, -70), (-38, -90)):
        pen.form(neck, main, 0.5, 0.5, cast=0)
    pen.fill(
        ruffled(dots("-40,-62 -48,-86 -50,-102 -42,-96 -36,-78"), 1.6, 3, 4),
        second,
        0.75,
        clip=neck,
    )
    pen.coat(neck, flow((-46, -100, 80), (-28, -84, 70)), main, 80, (5, 10), (0.5, 1.2), (0.2, 0.5))
    pen.form(leaf((-38, -118), (-26, -136), 9, 0.1), far, 0.4, 0.3)
    h = spline(
        dots(
            "-33,-116 -40,-125 -50,-124 -59,-115 -70,-108 -75,-103 -73,-98 -65,-97 "
            "-54,-101 -42,-104 -34,-108"
        )
    )
    pen.form(h, main, 0.5, 0.55)
    pen.fill(
        spline(dots("-75,-102 -64,-104 -52,-107 -42,-106 -50,-100 -66,-96")),
        second,
        0.8,
        blur=0.6,
        clip=h,
    )
    pen.form(leaf((-36, -117), (-12, -124), 10, -0.1), main, 0.45, 0.5)
    pen.fill(leaf((-32, -118), (-17, -122), 5, -0.1), second, 0.7)
    pen.fill(spline(dots("-77,-104 -74,-108 -70,-106 -72,-101")), "#1a1216")
    pen.eye(-54, -113.5, 2.5, "#160e10", mix(second, main, 0.4))
    mouth(pen, (-73, -99.5), (-67, -100), (-60, -102), width=0.8)
    if not doe:
        antler(-42, -122, 1.02, third, 1)
    pen.mark("mouth", -74, -99)
    pen.mark("back", 6, -84)
    pen.mark("head", -42, -124)
