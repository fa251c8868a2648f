"""Birds of the water."""

from pinxit_atelier.engine import Colour, leaf, limb, mix, sample, spline
from pinxit_atelier.pen import Frame, Pen, dots, motif, quill, seam

from .anatomy import fan
from .herons import HERON_POSES


@motif(poses=("stand", "fly", "walk", "front", "hunch"), colours=("#8fa3b4", "#f2efe6", "#d99a3c"))
def heron(pen: Pen, pose: str, main: Colour, second: Colour, third: Colour) -> None:
    """Feathers, neck, beak and legs; flying: centred. Anchors: mouth, head, back."""
    dark = "#2a3044"
    if pose in ("walk", "front", "hunch"):
        HERON_POSES[pose](pen, main, second, third)
        return

    def head(x: float, y: float, rot: float = 0) -> None:
        part = Frame(x, y, 1, rot)
        pen.form(part.path(spline(dots("-12,-3 -30,-1 -50,4! -30,5 -12,4"))), third, 0.5, 0.5)
        pen.line(part.path(seam((-46, 3.4), (-28, 2), (-12, 1.4))), mix(third, pen.shade, 0.6), 0.7)
        pen.form(
            part.path(spline(dots("-16,0 -12,-6 -2,-8 6,-4 7,4 -2,6 -12,5"))), second, 0.5, 0.5
        )
        pen.form(part.path(leaf((-8, -5), (26, -3), 6, -0.1)), dark, 0.4, 0.4)
        pen.fill(part.path(leaf((0, -4), (34, 4), 3, -0.12)), dark)
        pen.eye(*part.point(-7, -1.4), 1.9, "#f2d23c", dark, "#120a0e")
        pen.mark("mouth", *part.point(-50, 4))
        pen.mark("head", *part.point(0, -8))

    if pose == "stand":
        leg_colour = mix(third, pen.shade, 0.35)
        pen.form(limb(dots("16,-78 -6,-60 14,-40 4,-34"), [9, 3.6, 3, 2.4]), leg_colour, 0.4, 0.3)
        pen.form(
            limb([(8, -78), (10, -42), (4, -1)], [10, 4, 3]),
            mix(leg_colour, pen.glow, 0.1),
            0.4,
            0.4,
        )
        for dx in (-14, -6, 9):
            pen.line(seam((4, -1.5), (4 + dx * 0.6, -2), (4 + dx, 0.8)), leg_colour, 2)
        with pen.at(0, -14):
            for k in range(3):
                pen.form(
                    quill((40, -70), (74 - k * 6, -46 + k * 5), 9), mix(main, dark, 0.4), 0.4, 0.3
                )
            b = spline(dots("-30,-84 -22,-98 -4,-100 18,-90 42,-72 58,-58 34,-54 6,-56 -18,-64"))
            pen.form(b, main, 0.55, 0.5)
            for k in range(7):
                pen.line(
                    seam(
                        (-24 + k * 2, -72 + k * 0.6),
                        (-24 + k * 1.4, -60 + k * 1),
                        (-20 + k * 1.2, -46 + k * 1.3),
                    ),
                    second,
                    1.3,
                    0.85,
                )
            w = spline(dots("-16,-88 4,-94 28,-80 62,-54! 34,-58 6,-62 -12,-72"))
            pen.form(w, mix(main, pen.glow, 0.08), 0.5, 0.5)
            pen.scales(w, 35, 9, mix(main, dark, 0.5), 0.6, mix(main, pen.glow, 0.5))
            for k in range(4):
                pen.fill(
                    leaf((10 + k * 6, -66), (52 + k * 4, -52 - k * 3), 5, 0.05),
                    mix(dark, main, 0.3),
                    0.8,
                    clip=w,
                )
            n = limb(
                dots("-20,-82 -34,-96 -30,-112 -18,-122 -14,-136 -22,-146"), [24, 15, 10, 8, 7, 8]
            )
            pen.form(n, second, 0.5, 0.5)
            for k in range(7):
                x, y, way_x, way_y = sample(dots("-34,-84 -37,-98 -34,-110 -24,-120 -19,-132"), 7)[
                    k
                ]
                pen.fill(leaf((x, y), (x + way_x * -6, y - way_y * 6), 2.2), dark, 0.8)
            head(-22, -148)
        pen.mark("back", 14, -106)
    else:
        pen.form(
            limb([(30, 4), (66, 10), (104, 12)], [9, 4, 2.5]), mix(third, pen.shade, 0.35), 0.4, 0.3
        )
        fan(
            pen,
            dots("2,-4 10,-36 28,-62 44,-78"),
            (36, -40),
            (30, 52),
            10,
            11,
            mix(main, pen.shade, 0.4),
            tip=dark,
            coverts=1,
            curve=0.04,
        )
        pen.form(spline(dots("-34,-6 -10,-14 18,-8 44,4! 16,14 -16,12")), main, 0.5, 0.5)
        pen.form(limb(dots("-22,2 -40,10 -48,-2 -42,-12"), [18, 14, 10, 8]), second, 0.5, 0.5)
        head(-46, -14, -4)
        fan(
            pen,
            dots("-6,-4 -14,-40 -4,-72 14,-96"),
            (50, -30),
            (40, 62),
            12,
            12,
            mix(dark, main, 0.3),
            tip=dark,
            under=main,
            coverts=2,
            curve=0.04,
        )


@motif(poses=("swim", "fly"), colours=("#f4f0e6", "#c9cfe0", "#e0802c"))
def swan(pen: Pen, pose: str, main: Colour, second: Colour, third: Colour) -> None:
    """Feathers, their shade, beak. Anchors: head, mouth, back."""

    def head(x: float, y: float, rot: float = 0) -> None:
        part = Frame(x, y, 1, rot)
        pen.form(
            part.path(spline(dots("-10,-4 -20,-1 -31,5 -30,9 -18,8 -9,5"))),
            third,
            0.5,
            0.5,
            cast=0.2,
        )
        pen.form(
            part.path(spline(dots("8,4 6,-6 -2,-9 -11,-5 -13,2 -5,6"))), main, 0.45, 0.4, cast=0.2
        )
        pen.fill(part.path(spline(dots("-5,-3 -12,-6 -18,-3 -15,1 -12,5 -10,0"))), "#1a1620")
        pen.eye(*part.point(-4.5, -2.6), 1.6, "#140e14")
        pen.mark("mouth", *part.point(-31, 7))
        pen.mark("head", *part.point(-2, -9))

    if pose == "swim":
        for k in range(4):
            pen.form(
                quill((52, -30), (92 - k * 4, -54 + k * 10), 12), mix(main, second, 0.5), 0.35, 0.4
            )
        b = spline(dots("-56,-18 -50,-36 -28,-46 10,-50 46,-46 72,-34 66,-14 46,1 0,5 -40,1"))
        pen.form(b, main, 0.5, 0.4)
        pen.scales(b, 8, 11, mix(second, pen.shade, 0.15), 0.45)
        n = limb(
            dots("-38,-18 -60,-38 -58,-62 -42,-80 -36,-98 -46,-112 -58,-112"),
            [38, 24, 16, 12, 10.5, 10, 9],
        )
        pen.form(n, main, 0.5, 0.45, cast=0.25)
        head(-58, -110, -8)
        for k in range(8):
            pen.form(
                quill((-16 + k * 5, -36 + k * 1.0), (90 - k * 9, -82 + k * 8.5), 15, 0.08),
                mix(main, second, 0.12 + 0.25 * (k % 2)),
                0.4,
                0.45,
                cast=0.35,
            )
        for k in range(6):
            pen.form(
                quill((-26 + k * 3, -36 + k * 2), (44 - k * 8, -58 + k * 7), 14, 0.08),
                mix(main, second, 0.05 + 0.15 * (k % 2)),
                0.35,
                0.45,
                cast=0.3,
            )
        pen.form(
            spline(dots("-38,-26 -28,-48 -6,-54 8,-44 0,-26 -20,-14")), main, 0.4, 0.4, cast=0.3
        )
        pen.mark("back", 20, -64)
    else:
        for k in range(4):
            pen.form(quill((40, 0), (76, -8 + k * 7), 11), mix(main, second, 0.4), 0.4, 0.4)
        fan(
            pen,
            dots("2,-6 8,-40 26,-68 44,-86"),
            (30, -44),
            (36, 58),
            11,
            13,
            mix(second, pen.shade, 0.2),
            coverts=1,
            curve=0.04,
        )
        b = spline(dots("-40,-4 -16,-16 14,-14 44,-2 52,4 24,14 -14,16"))
        pen.form(b, main, 0.5, 0.4)
        n = limb(dots("-26,2 -56,2 -84,-8 -108,-10"), [22, 13, 9, 9])
        pen.form(n, main, 0.5, 0.4, cast=0.1)
        head(-108, -10, -4)
        fan(
            pen,
            dots("-10,-4 -18,-40 -8,-76 12,-104"),
            (44, -34),
            (44, 70),
            13,
            14,
            main,
            under=mix(main, pen.glow, 0.3),
            coverts=2,
            curve=0.04,
        )
