"""Beetles that carry passengers, slugs that carry nothing."""

import math

from pinxit_atelier.engine import Colour, ellipse, limb, mix, spline, union
from pinxit_atelier.pen import Pen, dots, motif, seam

from .anatomy import mouth


@motif(poses=("side", "walk", "rear"), colours=("#3a2230", "#8a4a2c", "#1a141c"))
def stag_beetle(pen: Pen, pose: str, case: Colour, shine: Colour, dark: Colour) -> None:
    """Wing case, its shine, legs: from the side, 200 long, on six legs like a bus.

    Anchors: back (where one sits), window0 … window4 along the case, door, head, jaws, lamp.
    """
    turn = 13 if pose == "rear" else 0
    stride = {"side": 0.0, "walk": 9.0, "rear": -4.0}[pose]
    with pen.at(40 if turn else 0, 0, turn=turn), pen.at(-40 if turn else 0, 0):
        _legs(pen, pen.shaded(dark, 0.3), -stride, far=True, lifted=bool(turn))
        with pen.at(0, -16):
            _jaws(pen, dark, shine)
            _hull(pen, case, shine, dark)
        _legs(pen, dark, stride, far=False, lifted=bool(turn))


def _legs(pen: Pen, colour: Colour, stride: float, *, far: bool, lifted: bool) -> None:
    shift = 12 if far else 0
    for index, (x, reach) in enumerate(((-38, -26), (8, 6), (48, 34))):
        step = stride if index % 2 else -stride
        ground = -26 if lifted and index == 0 else 0
        knee = x + shift + reach * 0.75 + step * 0.4
        foot = x + shift + reach + step
        line = [
            (x + shift, -46),
            (knee, -58 + 4 * far),
            (foot - reach * 0.12, -12 + ground),
            (foot, ground),
        ]
        pen.form(limb(line, [11, 9.5, 7, 4]), colour, 0.5, 0.5)
        toe = [(foot, ground - 1), (foot + (5 if reach > 0 else -7), ground - 0.4)]
        pen.form(limb(toe, [4, 2], 6), colour, 0.4, 0.4)
        for spur in range(3):
            at = 0.3 + spur * 0.22
            x1 = knee + (foot - knee) * at
            y1 = -50 + (50 + ground) * at
            pen.line(seam((x1, y1), (x1 + 4, y1 + 3)), colour, 1.2)


def _jaws(pen: Pen, dark: Colour, shine: Colour) -> None:
    for lift, tone in ((-5, pen.shaded(mix(dark, shine, 0.35), 0.35)), (0, mix(dark, shine, 0.4))):
        horn = limb(
            [
                (-84, -44 + lift),
                (-104, -46 + lift),
                (-120, -60 + lift),
                (-122, -80 + lift),
                (-112, -92 + lift),
            ],
            [11, 9, 7.5, 6, 1.5],
        )
        tooth = limb([(-121, -68 + lift), (-110, -72 + lift)], [5, 0.8], 8)
        tip = limb([(-118, -56 + lift), (-107, -55 + lift)], [4, 0.8], 8)
        pen.form(union(horn, tooth, tip), tone, 0.55, 0.6)
    pen.line(seam((-88, -36), (-104, -32), (-112, -22)), dark, 2)
    pen.form(ellipse(-114, -20, 4, 3), dark, 0.4, 0.5)
    pen.mark("jaws", -116, -84)


def _hull(pen: Pen, case: Colour, shine: Colour, dark: Colour) -> None:
    belly = spline(dots("-70,-30 -40,-22 20,-20 70,-26 90,-36 60,-40 -50,-40"))
    pen.form(belly, mix(dark, shine, 0.25), 0.5, 0.3)
    for ring in range(9):
        x = -44 + ring * 14
        pen.line(
            seam((x, -40), (x - 2, -30), (x + 1, -20)), pen.shaded(dark, 0.5), 1, 0.7, clip=belly
        )
    head = spline(dots("-70,-62 -84,-60 -95,-48 -92,-34 -76,-28 -64,-36"))
    pen.form(head, mix(dark, shine, 0.15), 0.55, 0.55)
    pen.eye(-84, -47, 4.4, "#f2c25a", pen.shade, "#1a0e10")
    neck = spline(dots("-44,-76 -62,-74 -74,-62 -74,-42 -64,-32 -42,-34"))
    pen.form(neck, mix(case, dark, 0.4), 0.6, 0.6)
    shell = spline(
        dots("-46,-36! -48,-58 -42,-76 -16,-90 24,-92 62,-80 90,-56 100,-36! 60,-32 0,-31")
    )
    pen.form(shell, case, 0.65, 0.6)
    pen.fill(
        spline(dots("-40,-70 -10,-86 30,-87 66,-74 40,-78 0,-78")), shine, 0.6, blur=4, clip=shell
    )
    for row in range(6):
        y = -34 - row * 8
        rib = seam((-47, y + 2), (-10, y - 4 - row * 1.4), (40, y - 3 - row * 1.6), (98, -37))
        pen.line(rib, pen.shaded(case, 0.55), 0.9, 0.55, clip=shell)
    gloss = spline(dots("-30,-79 -4,-87 26,-87 4,-83"))
    pen.fill(gloss, "#ffffff", 0.55, blur=1.5, clip=shell)
    pen.line(seam((-46, -36), (0, -33), (98, -37)), mix(shine, "#f4d060", 0.3), 1.6, 0.9)
    for index in range(5):
        pen.mark(f"window{index}", -30 + index * 22, -60)
    pen.mark("door", -58, -50)
    pen.mark("back", 10, -91)
    pen.mark("head", -80, -60)
    pen.mark("lamp", -94, -42)


@motif(poses=("crawl", "raise", "rest"), colours=("#a8794a", "#e0c08a", "#5a3a2c"))
def slug(pen: Pen, pose: str, skin: Colour, rim: Colour, spots: Colour) -> None:
    """Skin, rim of its foot, spots: 150 long. Anchors: head, mouth, back."""
    rng = pen.rng
    up = {"crawl": 0, "raise": 26, "rest": -4}[pose]
    head_x, head_y = -62 + up * 0.35, -24 - up
    far = pen.shaded(skin, 0.3)
    reach = 8 if pose == "rest" else 24
    for out, tone in ((4, far), (-7, skin)):
        tip = head_x + out, head_y - 8 - reach
        pen.form(
            limb(
                [(head_x + 2, head_y), (head_x + out * 0.4, head_y - reach * 0.7), tip],
                [5, 3.4, 2.6],
            ),
            tone,
            0.4,
            0.4,
        )
        pen.form(ellipse(*tip, 3.4), tone, 0.4, 0.5)
        pen.fill(ellipse(tip[0] - 0.6, tip[1] - 0.6, 1.8), "#160e12")
    for drop in (0, 5):
        feeler = [
            (head_x - 8, head_y + 8),
            (head_x - 16, head_y + 9 + drop),
            (head_x - 19, head_y + 8 + drop),
        ]
        pen.form(limb(feeler, [4, 2.6, 2], 8), skin, 0.4, 0.4)
    hump = rng.uniform(-3, 4)
    body = spline(
        [(80, 0, 1), (58, -12), (30, -24 - hump), (0, -30 - hump), (-26, -28 - up * 0.2),
         (head_x + 12, head_y - 9), (head_x - 6, head_y - 8), (head_x - 13, head_y + 4),
         (head_x - 8, head_y + 15), (-52 + up * 0.4, -4), (-40, 0.5), (20, 1)]
    )  # fmt: skip
    pen.form(body, skin, 0.6, 0.6)
    for _ in range(90 if pen.detailed else 20):
        x, y = rng.uniform(-70, 76), rng.uniform(-34 - up, -5)
        pen.fill(
            ellipse(x, y, rng.uniform(1, 4), rng.uniform(0.6, 1.6), 8),
            spots,
            rng.uniform(0.2, 0.6),
            clip=body,
        )
    mantle = spline(
        [
            (-40, -27 - up * 0.3),
            (-20, -32 - hump),
            (6, -29 - hump),
            (14, -18),
            (-4, -11),
            (-32, -12),
        ]
    )
    pen.form(mantle, pen.shaded(skin, 0.12), 0.55, 0.5)
    for ring in range(7):
        turn = seam((-30 + ring * 3, -24), (-10 + ring, -26 + ring * 1.6), (6 - ring, -18))
        pen.line(turn, pen.shaded(skin, 0.5), 0.7, 0.5, clip=mantle)
    pen.fill(ellipse(-2, -15, 2.6, 1.8), spots, 0.9)
    for step in range(26):
        x = -44 + step * 4.7
        pen.line(
            seam((x, 0), (x + 1.2, -4 + 2 * math.sin(step))),
            pen.shaded(rim, 0.4),
            0.9,
            0.7,
            clip=body,
        )
    pen.line(seam((-48, -1), (0, 0), (78, -0.6)), rim, 2.2, 0.8, clip=body)
    mouth(pen, (head_x - 11, head_y + 8), (head_x - 7, head_y + 10), (head_x - 2, head_y + 9))
    pen.mark("head", head_x, head_y - 9)
    pen.mark("mouth", head_x - 12, head_y + 7)
    pen.mark("back", 4, -30 - hump)
