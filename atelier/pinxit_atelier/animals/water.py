"""Octopuses, turtles and frogs."""

import math
from collections.abc import Sequence

import numpy as np

from pinxit_atelier.engine import (
    Colour,
    Path,
    common,
    ellipse,
    leaf,
    limb,
    mix,
    moved,
    poly,
    sample,
    spline,
)
from pinxit_atelier.pen import Pen, curl, dots, motif, seam

from .anatomy import mouth


@motif(poses=("float", "grasp"), colours=("#b8483c", "#f3d8b8", "#7a2434"))
def octopus(pen: Pen, pose: str, main: Colour, second: Colour, third: Colour) -> None:
    """Skin, suckers, dark parts. Anchors: arm0 … arm7 (their tips), head."""
    r = pen.rng
    specs: list[tuple[float, ...]] = [
        (-24, -50, 196, 96, -4, -26),
        (24, -50, -16, 96, 4, 26),
        (-20, -46, 160, 104, 2, -34),
        (20, -46, 20, 104, -2, 34),
        (-13, -42, 128, 92, 8, -30),
        (13, -42, 52, 92, -8, 30),
        (-5, -40, 104, 78, -8, 26),
        (6, -40, 78, 82, 8, -26),
    ]
    if pose == "grasp":
        specs = [
            (x, y, -a if i < 4 else a, length * 1.05, -k0 if i < 4 else k0, -k1 if i < 4 else k1)
            for i, (x, y, a, length, k0, k1) in enumerate(specs)
        ]
    for i, (x, y, a, length, k0, k1) in enumerate(specs):
        points = curl((x, y), a, length, k0, k1 * 0.9, 12)
        w = list(np.linspace(17, 2, 13))
        path = limb(points, w, 44)
        c = mix(main, pen.shade, 0.3 if i < 2 else 0.12 if i < 4 else 0)
        sg = 1 if k1 > 0 else -1
        pen.form(path, c, 0.5, 0.45)
        for j, (at_x, at_y, way_x, way_y) in enumerate(sample(points, 22)[2:-1]):
            ww = float(np.interp(j / 20, [0, 1], [17, 3])) * 0.26
            spot = (at_x - way_y * ww * sg * 1.1, at_y + way_x * ww * sg * 1.1)
            pen.fill(ellipse(*spot, ww * 0.62), second, 0.9)
            pen.fill(ellipse(*spot, ww * 0.26), third, 0.8)
        pen.mark(f"arm{i}", *points[-1])
    h = spline(
        dots(
            "-31,-52 -34,-72 -44,-92 -42,-116 -22,-134 6,-136 32,-124 42,-102 36,-78 "
            "31,-54 16,-40 -14,-40"
        )
    )
    pen.form(h, main, 0.6, 0.5)
    for _ in range(46 if pen.detailed else 12):
        x, y = (r.uniform(-40, 40), r.uniform(-132, -78))
        pen.fill(
            ellipse(x, y, r.uniform(0.8, 3.6), r.uniform(0.7, 2.8)),
            r.choice([third, mix(main, pen.glow, 0.4)]),
            r.uniform(0.25, 0.6),
            clip=h,
        )
    for side in (-1, 1):
        pen.form(ellipse(side * 17, -66, 9.5, 9), mix(main, pen.glow, 0.15), 0.5, 0.5)
        pen.fill(ellipse(side * 17, -65, 6.6, 6), "#f6dc9a")
        pen.fill(
            spline(
                [
                    (side * 17 - 6, -64.5),
                    (side * 17, -66.5),
                    (side * 17 + 6, -64.5),
                    (side * 17, -62.8),
                ]
            ),
            "#140c10",
        )
        pen.fill(ellipse(side * 17 - 2.4, -67.6, 1.3), "#fffdf0")
        pen.fill(
            spline(
                [(side * 17 - 9, -68), (side * 17, -75), (side * 17 + 9, -68), (side * 17, -70)]
            ),
            main,
            0.95,
        )
    pen.mark("head", 0, -136)


@motif(poses=("swim", "walk"), colours=("#5c7a3c", "#c9b06a", "#8a9a54"))
def turtle(pen: Pen, pose: str, main: Colour, second: Colour, third: Colour) -> None:
    """Shell, its seams, skin. Swimming: centred. Anchors: mouth, back."""
    far = mix(third, pen.shade, 0.35)

    def spots(path: Path, n: int = 30) -> None:
        if pen.detailed:
            b = path.getBounds()
            for _ in range(n):
                x, y = (pen.rng.uniform(b.left(), b.right()), pen.rng.uniform(b.top(), b.bottom()))
                pen.fill(
                    ellipse(x, y, pen.rng.uniform(1, 2.8), pen.rng.uniform(0.8, 2)),
                    mix(third, pen.rng.choice([pen.shade, second]), 0.5),
                    0.55,
                    clip=path,
                )

    if pose == "walk":
        for x in (-32, 30):
            pen.form(
                spline([(x - 11, -24), (x - 14, 0), (x + 10, 0.5), (x + 13, -20)]), far, 0.5, 0.2
            )
        pen.form(leaf((48, -14), (72, -3), 10), third, 0.4, 0.3)
        neck = limb([(-40, -22), (-58, -28), (-66, -38)], [20, 16, 15])
        pen.form(neck, third, 0.5, 0.4)
        head_part = spline(dots("-58,-34 -62,-48 -74,-53 -86,-47 -89,-39 -80,-33 -68,-30"))
        pen.form(head_part, third, 0.5, 0.5)
        spots(head_part, 18)
        pen.eye(-77, -45, 2.2, "#140e10", mix(second, pen.glow, 0.2))
        mouth(pen, (-88, -39), (-80, -38), (-72, -39))
        pen.mark("mouth", -88, -39)
        for x in (-26, 42):
            length = spline(
                [(x - 13, -24), (x - 15, -6), (x - 17, 0.5), (x + 10, 0.8), (x + 14, -18)]
            )
            pen.form(length, third, 0.5, 0.4)
            spots(length)
        sh = spline(dots("-56,-18! -52,-40 -34,-62 -4,-72 28,-66 50,-46 62,-16! 30,-12 -24,-12"))
        pen.form(sh, main, 0.6, 0.55)
        for cx, cy, rw, rh in (
            (-36, -36, 17, 16),
            (-8, -42, 18, 19),
            (22, -40, 17, 17),
            (46, -28, 12, 12),
            (-22, -62, 14, 10),
            (8, -66, 15, 9),
            (34, -58, 12, 9),
        ):
            sail = poly(
                [
                    (cx + rw * math.cos(t + 0.5), cy + rh * math.sin(t + 0.5))
                    for t in np.linspace(0, math.tau, 7)[:-1]
                ]
            )
            pen.form(common(sail, sh), mix(main, second, 0.22), 0.45, 0.35, cast=0.2)
            for k in (0.72, 0.46):
                pen.line(
                    moved(sail, cx * (1 - k), cy * (1 - k), k),
                    mix(main, pen.shade, 0.35),
                    0.7,
                    0.5,
                    clip=sh,
                )
            pen.line(sail, second, 1.2, 0.8, clip=sh)
        pen.form(
            spline(dots("-60,-16! -30,-19 4,-20 40,-19 66,-14! 40,-9 0,-7 -36,-8")),
            mix(second, main, 0.3),
            0.5,
            0.45,
        )
        pen.mark("back", 0, -72)
    else:
        for a, b, w, bn in (((-26, -14), (-34, -60), 18, 0.16), ((40, -8), (66, -30), 13, 0.1)):
            pen.form(leaf(a, b, w, bn), far, 0.5, 0.3)
        head_part = spline(dots("-50,-6 -60,-16 -76,-16 -86,-6 -80,4 -62,6"))
        pen.form(limb([(-40, -2), (-66, -4)], [22, 17]), third, 0.4, 0.3)
        pen.form(head_part, third, 0.5, 0.5)
        spots(head_part, 22)
        pen.eye(-76, -6, 2.2, "#140e10", mix(second, pen.glow, 0.3))
        mouth(pen, (-85, -2), (-78, 0), (-70, -1))
        sh = spline(dots("-52,-2 -44,-22 -20,-34 12,-32 42,-18 62,2! 40,16 8,24 -26,22 -46,12"))
        pen.form(sh, main, 0.6, 0.5)
        for cx, cy, rw, rh in (
            (-30, -6, 15, 13),
            (-4, -8, 16, 14),
            (22, -5, 14, 12),
            (44, 0, 11, 9),
            (-18, -26, 13, 8),
            (10, -26, 13, 8),
            (34, -16, 10, 7),
            (-22, 15, 14, 8),
            (6, 17, 14, 8),
            (32, 12, 12, 7),
        ):
            sail = poly(
                [
                    (cx + rw * math.cos(t), cy + rh * math.sin(t))
                    for t in np.linspace(0, math.tau, 7)[:-1]
                ]
            )
            pen.form(common(sail, sh), mix(main, second, 0.2), 0.45, 0.35, cast=0.15)
            pen.line(sail, second, 1.1, 0.8, clip=sh)
            for k in (0.66, 0.36):
                pen.line(
                    moved(sail, cx * (1 - k), cy * (1 - k), k),
                    mix(main, pen.shade, 0.35),
                    0.6,
                    0.5,
                    clip=sh,
                )
        for a, b, w, bn in (((-34, 12), (-8, 66), 22, -0.2), ((42, 10), (74, 34), 15, -0.12)):
            f = leaf(a, b, w, bn)
            pen.form(f, third, 0.5, 0.5, cast=0.5)
            spots(f, 34)
        pen.mark("back", 0, -34)


@motif(poses=("sit", "leap"), colours=("#5f9a3e", "#eef0b4", "#e0a838"))
def frog(pen: Pen, pose: str, main: Colour, second: Colour, third: Colour) -> None:
    """Skin, belly, eyes. Anchors, when it sits: head, mouth."""
    far = mix(main, pen.shade, 0.32)
    r = pen.rng

    def toes(
        x: float,
        y: float,
        length: float = 12,
        sp: Sequence[float] = (-0.5, 0, 0.5),
        angle: float = 180,
    ) -> None:
        for k in sp:
            t = math.radians(angle) + k
            ex, ey = (x + length * math.cos(t), y + length * math.sin(t) * 0.5)
            pen.form(
                limb([(x, y), ((x + ex) / 2, (y + ey) / 2 - 1.2), (ex, ey)], [4.4, 3, 2.4]),
                main,
                0.4,
                0.4,
                cast=0.2,
            )
            pen.fill(ellipse(ex, ey, 2.3, 1.9), mix(main, pen.glow, 0.25))

    def spots(path: Path, n: int = 26) -> None:
        b = path.getBounds()
        for _ in range(n):
            x = r.uniform(b.left(), b.right())
            y = r.uniform(b.top(), b.centerY() + b.height() * 0.1)
            pen.fill(
                ellipse(x, y, r.uniform(1.4, 4.4), r.uniform(1.2, 3.2)),
                mix(main, pen.shade, 0.45),
                0.5,
                clip=path,
            )

    if pose == "sit":
        pen.form(limb([(-18, -34), (-14, -16), (-16, -2)], [13, 9, 7]), far, 0.4, 0.2)
        toes(-16, -1, 11)
        b = spline(
            dots(
                "-52,-62 -44,-76 -24,-80 0,-70 26,-48 44,-22 46,-6 30,0 -6,-2 -26,-12 "
                "-40,-30 -52,-46"
            )
        )
        pen.form(b, main, 0.55, 0.5)
        pen.fill(
            spline(dots("-54,-56 -34,-52 -16,-44 -8,-20 6,-2 -20,0 -40,-26")),
            second,
            0.9,
            blur=1.5,
            clip=b,
        )
        spots(b, 30)
        pen.line(
            seam((-22, -74), (4, -60), (28, -38), (44, -14)),
            mix(main, pen.glow, 0.45),
            1.6,
            0.6,
            clip=b,
        )
        haunch = spline(dots("2,-6 0,-24 14,-38 34,-36 48,-18 46,-2 20,1"))
        pen.form(haunch, main, 0.55, 0.5, cast=0.5)
        spots(haunch, 16)
        pen.form(spline(dots("-10,0.6 -8,-6 10,-10 34,-6 36,0.8")), main, 0.45, 0.4)
        toes(-6, -1, 14, (-0.5, 0, 0.45))
        pen.form(limb([(-26, -40), (-32, -20), (-34, -2)], [16, 10, 8]), main, 0.5, 0.45)
        toes(-34, -1, 13)
        pen.line(
            seam((-52, -57), (-40, -56), (-24, -58), (-14, -64)),
            mix(main, pen.shade, 0.75),
            1.3,
            0.85,
        )
        pen.form(ellipse(-34, -78, 9.4, 8.8), main, 0.5, 0.5)
        pen.eye(-35.5, -78.5, 6, third, "#1a1414", None)
        pen.fill(ellipse(-36, -78.5, 4, 2.1), "#120c0e")
        pen.fill(ellipse(-38, -80.6, 1.4), "#ffffff")
        pen.fill(ellipse(-49, -65, 1, 0.8), pen.shade)
        pen.fill(ellipse(-18, -66, 4, 4.4), mix(main, pen.shade, 0.3), 0.7)
        pen.mark("mouth", -52, -57)
        pen.mark("head", -34, -86)
    else:
        pen.form(limb(dots("22,0 44,-14 50,10 82,20"), [17, 12, 8, 5]), far, 0.4, 0.3)
        pen.form(limb([(-18, 4), (-34, 22), (-48, 26)], [10, 7, 5]), far, 0.4, 0.3)
        b = spline(dots("-58,-16 -50,-28 -32,-32 -8,-24 20,-12 36,2 28,12 0,14 -28,8 -48,-2"))
        pen.form(b, main, 0.55, 0.5)
        pen.fill(
            spline(dots("-58,-12 -36,-6 0,2 34,6 20,16 -20,14 -50,2")),
            second,
            0.9,
            blur=1.5,
            clip=b,
        )
        spots(b, 24)
        pen.form(limb(dots("24,4 52,0 46,26 78,40 100,38"), [22, 15, 10, 7, 4]), main, 0.5, 0.5)
        toes(96, 39, 14, (-0.4, 0, 0.4), 10)
        pen.form(limb([(-24, 4), (-38, 26), (-58, 34)], [13, 8, 6]), main, 0.5, 0.45)
        toes(-58, 34, 12)
        pen.line(seam((-57, -12), (-44, -11), (-28, -14)), mix(main, pen.shade, 0.75), 1.2, 0.85)
        pen.form(ellipse(-40, -31, 8.4, 8), main, 0.5, 0.5)
        pen.eye(-41, -31.5, 5.2, third, "#1a1414")
        pen.fill(ellipse(-42, -31.5, 3.4, 1.9), "#120c0e")
        pen.fill(ellipse(-43.5, -33, 1.2), "#ffffff")
