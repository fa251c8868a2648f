"""Large animals."""

from pinxit_atelier.engine import Colour, ellipse, leaf, limb, mix, sample, spline, taper
from pinxit_atelier.pen import Frame, Pen, dots, flow, motif, seam

from .anatomy import furred, leg, strands
from .elephants import ELEPHANT_POSES


@motif(poses=("walk", "raise", "sit", "front"), colours=("#7d8494", "#b3a6a8", "#f3e8d0"))
def elephant(pen: Pen, pose: str, main: Colour, second: Colour, third: Colour) -> None:
    """Skin, inner ears, tusks. Sitting: on a board at y = 0, its legs hang down before it.

    Anchors: trunk, back, head, tail; sitting: hand, lap.
    """
    if pose in ("sit", "front"):
        ELEPHANT_POSES[pose](pen, main, second, third)
        return
    far = mix(main, pen.shade, 0.35)

    def col_leg(x0: float, x1: float, c: Colour, y0: float = -62) -> None:
        leg(
            pen,
            [(x0, y0 - 8), ((x0 + x1) / 2, -34), (x1, -5)],
            [36, 26, 27],
            c,
            cast=0.25,
            near=c is main,
        )
        pen.form(
            spline([(x1 - 14, 0.5), (x1 - 14, -9), (x1 + 13, -9), (x1 + 14, 0.5)]),
            c,
            0.4,
            0.2,
            cast=0,
        )
        for k in range(3):
            pen.fill(ellipse(x1 - 9 + k * 7, -2.2, 3, 3), mix(third, c, 0.35), 0.85)

    col_leg(-24, -14, far)
    col_leg(30, 18, far)
    pen.line(seam((64, -86), (76, -66), (74, -44)), mix(main, pen.shade, 0.3), 2.4)
    pen.form(leaf((74, -48), (76, -28), 8), far, 0.4, 0.2, cast=0)
    body = spline(
        dots(
            "-52,-84 -44,-104 -18,-112 16,-116 48,-106 66,-82 66,-54 52,-38 16,-34 -20,-36 -46,-46"
        )
    )
    pen.form(body, main, 0.6, 0.5)
    if pen.detailed:
        for _ in range(46):
            x, y = (pen.rng.uniform(-44, 62), pen.rng.uniform(-104, -40))
            pen.line(
                seam(
                    (x, y), (x + 5, y + pen.rng.uniform(1, 3)), (x + 11, y + pen.rng.uniform(-1, 1))
                ),
                mix(main, pen.rng.choice([pen.shade, pen.glow]), 0.35),
                0.6,
                0.4,
                clip=body,
            )
    col_leg(-34, -40, main)
    col_leg(44, 50, main)
    tr = (
        dots("-88,-86 -98,-66 -102,-44 -98,-24 -106,-9 -118,-12")
        if pose == "walk"
        else dots("-88,-88 -106,-78 -122,-88 -124,-110 -112,-126 -122,-136")
    )
    pen.form(
        limb([(-80, -66), (-92, -56), (-104, -56)], [6, 5, 1.5]),
        mix(third, pen.shade, 0.3),
        0.3,
        0.3,
    )
    head = spline(
        dots("-44,-110 -60,-122 -78,-120 -92,-106 -99,-88 -94,-70 -80,-58 -62,-56 -48,-70")
    )
    pen.form(head, main, 0.55, 0.5)
    t = limb(tr, [30, 22, 16, 12, 9, 7])
    pen.form(t, main, 0.5, 0.5, cast=0.15)
    for i, (x, y, way_x, way_y) in enumerate(sample(tr, 22)[4:]):
        w = 10 - i * 0.42
        pen.line(
            seam(
                (x - way_y * w, y + way_x * w),
                (x + way_x * 1.6, y + way_y * 1.6),
                (x + way_y * w, y - way_x * w),
            ),
            mix(main, pen.shade, 0.5),
            0.7,
            0.45,
            clip=t,
        )
    pen.form(limb([(-82, -70), (-96, -58), (-112, -60)], [8, 6.5, 1.5]), third, 0.45, 0.5, cast=0.4)
    ear = spline(
        dots("-62,-112 -46,-120 -26,-112 -14,-92 -16,-70 -28,-52 -40,-42 -50,-54 -62,-72 -66,-94")
    )
    pen.form(ear, mix(main, second, 0.22), 0.55, 0.5, cast=0.5)
    pen.fill(
        spline(dots("-58,-100 -44,-108 -28,-98 -24,-80 -36,-58 -48,-62 -58,-80")),
        mix(second, "#c47a78", 0.4),
        0.45,
        blur=4,
        clip=ear,
    )
    for k in range(5):
        pen.line(
            seam((-60 + k, -94 + k * 3), (-46 + k * 2, -88 + k * 6), (-30 + k * 1, -92 + k * 9)),
            mix(main, pen.shade, 0.45),
            0.6,
            0.5,
            clip=ear,
        )
    pen.eye(-82, -92, 2.7, "#1a1014", mix(main, pen.shade, 0.5))
    pen.line(seam((-88, -97), (-82, -98), (-77, -94)), mix(main, pen.shade, 0.6), 0.9)
    pen.line(seam((-87, -87), (-81, -86), (-77, -89)), mix(main, pen.shade, 0.5), 0.7)
    pen.mark("trunk", *tr[-1])
    pen.mark("back", 10, -114)
    pen.mark("head", -68, -122)
    pen.mark("tail", 74, -40)


@motif(poses=("stand", "gallop"), colours=("#8a4a2c", "#f0e0c8", "#2a1a1c"))
def horse(
    pen: Pen,
    pose: str,
    main: Colour,
    second: Colour,
    third: Colour,
    *,
    bridle: Colour | None = None,
) -> None:
    """Coat, blaze, mane and hooves; `bridle` is a colour. Anchors: back, head, mouth, tail."""
    far = mix(main, pen.shade, 0.38)
    mane = [third, mix(third, pen.glow, 0.18), mix(third, main, 0.35), mix(third, pen.shade, 0.3)]
    go = pose == "gallop"
    hoof = ("hoof", 7, 5, mix(third, pen.shade, 0.2))
    if go:
        leg(pen, dots("-30,-68 -58,-66 -72,-50 -84,-46"), [22, 10, 7, 6], far, hoof)
        leg(pen, dots("40,-70 62,-58 82,-56 98,-40 106,-34"), [30, 15, 9, 6.5, 6], far, hoof)
        strands(
            pen,
            [(50, -92 + i * 1.2) for i in range(9)],
            [(94 + i * 3 - abs(i - 4) * 2, -104 + i * 7) for i in range(9)],
            7,
            mane,
            -0.16,
        )
    else:
        leg(pen, dots("-26,-66 -24,-42 -25,-22 -26,-7 -28,-3"), [20, 9.5, 6.5, 6, 6.5], far, hoof)
        leg(pen, dots("34,-72 28,-52 36,-34 31,-16 29,-4"), [30, 18, 9, 6.5, 6], far, hoof)
        strands(
            pen,
            [(48 + i * 0.5, -92 + i * 0.8) for i in range(9)],
            [(70 - i * 2.6, -20 - abs(i - 4) * 4) for i in range(9)],
            7,
            mane,
            -0.14,
        )
    body = spline(
        dots(
            "-50,-76 -46,-92 -30,-103 -12,-99 8,-95 30,-101 46,-98 55,-84 52,-66 36,-59 "
            "10,-52 -18,-53 -42,-60"
        )
    )
    furred(
        pen,
        body,
        main,
        (0.6, 0.55),
        flow((-40, -80, 70), (0, -90, 10), (46, -80, 60), (0, -60, 10)),
        160,
        (6, 12),
        (0.5, 1.3),
        (0.15, 0.45),
    )
    if go:
        leg(
            pen, dots("-36,-70 -60,-80 -84,-72 -96,-60"), [26, 12, 8, 6], main, near=True, foot=hoof
        )
        leg(
            pen,
            dots("42,-76 56,-52 78,-44 90,-24 98,-18"),
            [36, 18, 10, 7, 6],
            main,
            near=True,
            foot=hoof,
        )
        neck = dots("-50,-74 -62,-88 -80,-102 -84,-112 -74,-122 -58,-118 -38,-104 -24,-98 -32,-74")
        hx, hy, hr = (-80, -116, 12)
    else:
        leg(
            pen,
            dots("-36,-70 -38,-44 -37,-22 -38,-7 -41,-3"),
            [26, 11, 7.5, 6.5, 7],
            main,
            near=True,
            foot=hoof,
        )
        leg(
            pen,
            dots("40,-76 35,-52 46,-34 42,-16 40,-4"),
            [38, 22, 10, 7.5, 6.5],
            main,
            near=True,
            foot=hoof,
        )
        neck = dots("-50,-72 -56,-92 -66,-112 -68,-128 -58,-138 -46,-130 -34,-112 -24,-98 -30,-74")
        hx, hy, hr = (-64, -132, -8)
    neck_path = spline(neck)
    with pen.melt((-29, -80), (-46, -97)):
        pen.form(neck_path, main, 0.5, 0.5, cast=0)
    part = Frame(hx, hy, 1, hr)
    pen.form(part.path(leaf((4, -4), (2, -22), 8, 0.06)), far, 0.4, 0.3)
    h = part.path(
        spline(dots("9,-6 0,-9 -9,-5 -19,9 -29,23 -33,30 -31,36 -24,37 -19,32 -8,22 4,17 12,6"))
    )
    pen.form(h, main, 0.5, 0.55)
    pen.fill(part.path(spline(dots("-6,-5 -14,6 -26,24 -23,24 -12,8 -4,-2"))), second, 0.9, clip=h)
    pen.fill(
        part.path(spline(dots("-34,29 -28,26 -20,31 -22,38 -32,38"))),
        mix(main, pen.shade, 0.55),
        0.8,
        blur=1,
        clip=h,
    )
    pen.form(part.path(leaf((7, -5), (7, -24), 8, 0.06)), main, 0.4, 0.5)
    pen.eye(*part.point(-8, 4), 2.5, "#140c0e", mix(main, pen.shade, 0.5))
    pen.fill(part.path(ellipse(-28.5, 30, 1.4, 2, 30)), "#140c0e", 0.8)
    pen.fill(part.path(taper([(-31, 35), (-26, 33), (-22, 30)], [0.4, 1, 0.3], 6)), "#140c0e", 0.8)
    q = sample(neck[4:8], 11)
    strands(
        pen,
        [part.point(2, -8)] * 3,
        [part.point(-8, 2), part.point(-13, -4), part.point(-5, 8)]
        if not go
        else [part.point(12, -22), part.point(18, -18), part.point(4, -24)],
        4,
        mane,
        0.15,
    )
    strands(
        pen,
        [(x, y + 1) for x, y, _, _ in q],
        [
            (x + 24 + i % 3 * 5, y - 9 + i % 2 * 8)
            if go
            else (x + 8 + i % 3 * 3, y + 20 + i % 2 * 5)
            for i, (x, y, _, _) in enumerate(q)
        ],
        7,
        mane,
        -0.18 if go else 0.12,
    )
    if bridle is not None:
        pen.line(part.path(seam((-22, 14), (-16, 22), (-13, 26))), bridle, 1.6)
        pen.line(part.path(seam((9, -4), (2, 8), (-15, 22))), bridle, 1.6)
        pen.line(seam(part.point(-16, 22), (hx + 14, hy + 34), (-34, -92)), bridle, 1.3)
    pen.mark("back", 4, -97)
    pen.mark("head", *part.point(4, -10))
    pen.mark("mouth", *part.point(-32, 34))
    pen.mark("tail", 60, -80)
