"""Greyhounds."""

import math

from pinxit_atelier.engine import Colour, ellipse, limb, mix, spline, taper
from pinxit_atelier.pen import Frame, Pen, dots, flow, motif, seam

from .anatomy import furred, leg, mouth


def _head(pen: Pen, part: Frame, coat: Colour, light: Colour, *, asleep: bool) -> None:
    """Paint a long narrow head whose neck is at the frame's middle, looking to the left."""
    far = pen.shaded(coat, 0.35)
    pen.form(part.path(spline(dots("2,-9 12,-18 24,-17 20,-9 10,-4"))), far, 0.4, 0.3)
    shape = part.path(
        spline(dots("10,-8 2,-13 -8,-11 -16,-6 -34,-1 -44,2 -46,6 -42,9 -26,9 -12,10 0,12 10,8"))
    )
    pen.form(shape, coat, 0.5, 0.5)
    muzzle = part.path(spline(dots("-46,4 -30,4 -16,5 -6,9 -20,12 -42,11")))
    pen.fill(muzzle, light, 0.7, blur=1.2, clip=shape)
    cheek = flow((*part.point(-30, 4), 5), (*part.point(0, 0), 15))
    pen.coat(shape, cheek, coat, 70, (3, 7), (0.4, 1), (0.15, 0.4))
    ear = part.path(spline(dots("0,-11 8,-19 20,-20 26,-14! 16,-10 6,-6")))
    pen.form(ear, pen.shaded(coat, 0.12), 0.5, 0.4, cast=0.5)
    pen.fill(part.path(spline(dots("-48,4 -46,0 -41,1 -42,6"))), "#17121a")
    if asleep:
        lid = part.path(taper(dots("-13,-3 -9,0 -4,-2"), [0.5, 1.6, 0.5], 8))
        pen.fill(lid, "#17121a", 0.9)
    else:
        pen.eye(*part.point(-9, -4), 2.3, "#20120e", pen.shaded(coat, 0.5))
    mouth(pen, part.point(-43, 8), part.point(-30, 8), part.point(-18, 7), width=0.9)
    pen.mark("head", *part.point(0, -13))
    pen.mark("mouth", *part.point(-45, 6))


@motif(poses=("stand", "curl", "sit"), colours=("#8d8790", "#e9e2d8", "#5a545e"))
def greyhound(
    pen: Pen, pose: str, coat: Colour, light: Colour, dark: Colour, *, collar: Colour | None = None
) -> None:
    """Coat, light parts, back. Curled: 130 wide, for an armchair. Anchors: head, mouth, back."""
    if pose == "stand":
        _standing(pen, coat, light, dark, collar)
    elif pose == "sit":
        _sitting(pen, coat, light, collar)
    else:
        _curled(pen, coat, light, dark)


def _standing(pen: Pen, coat: Colour, light: Colour, dark: Colour, collar: Colour | None) -> None:
    far, pale = pen.shaded(coat, 0.38), mix(coat, light, 0.4)
    tail = dots("48,-70 60,-54 60,-32 66,-18 78,-16")
    pen.form(limb(tail, [6, 4.6, 3.6, 2.8, 1]), coat, 0.5, 0.4)
    leg(pen, dots("-24,-54 -20,-34 -22,-16 -22,-2"), [14, 6.5, 5, 4.6], far, ("paw", 11, 4, far))
    leg(
        pen,
        dots("34,-62 22,-46 34,-28 27,-12 24,-2"),
        [24, 13, 6, 5, 4.4],
        far,
        ("paw", 11, 4, far),
    )
    body = spline(
        dots(
            "-46,-66 -42,-82 -30,-88 -12,-85 8,-89 28,-88 44,-80 52,-66 46,-56 28,-60 10,-56 "
            "-8,-45 -26,-37 -40,-44"
        )
    )
    pen.form(body, coat, 0.6, 0.55)
    pen.fill(
        spline(dots("-40,-90 8,-92 50,-82 50,-72 8,-80 -36,-78")), dark, 0.5, blur=4, clip=body
    )
    chest = spline(dots("-50,-66 -38,-58 -20,-46 4,-48 -20,-32 -44,-40"))
    pen.fill(chest, light, 0.6, blur=3, clip=body)
    for rib in range(4):
        x = -18 + rib * 7
        pen.line(seam((x, -70), (x + 3, -58), (x, -48 - rib)), pen.shaded(coat, 0.4), 0.9, 0.35)
    pen.coat(
        body, flow((-40, -70, 50), (0, -80, 8), (44, -70, 50), (0, -54, 10)), coat, 170, (4, 9)
    )
    leg(
        pen,
        dots("42,-68 30,-46 46,-28 41,-12 37,-2"),
        [34, 18, 7.5, 5.6, 5],
        coat,
        ("paw", 12, 4.4, pale),
        near=True,
    )
    leg(
        pen,
        dots("-34,-62 -37,-38 -35,-18 -36,-2"),
        [22, 8.5, 5.8, 5],
        coat,
        ("paw", 12, 4.4, pale),
        near=True,
    )
    neck = spline(
        dots("-46,-62 -52,-80 -62,-98 -66,-110 -54,-116 -44,-104 -36,-90 -24,-84 -30,-66")
    )
    with pen.melt((-28, -72), (-42, -86)):
        pen.form(neck, coat, 0.5, 0.5, cast=0)
    if collar is not None:
        pen.form(limb(dots("-58,-94 -51,-93 -44,-99"), [5, 5.4, 5]), collar, 0.5, 0.5)
        pen.form(ellipse(-56, -89, 2.4), "#d9a441", 0.5, 0.6)
    _head(pen, Frame(-56, -110, 0.96, -4), coat, light, asleep=False)
    pen.mark("back", 4, -88)


def _sitting(pen: Pen, coat: Colour, light: Colour, collar: Colour | None) -> None:
    far, pale = pen.shaded(coat, 0.38), mix(coat, light, 0.4)
    pen.form(limb(dots("38,-6 56,-3 72,-4 84,-12"), [6, 4.4, 3.4, 1]), coat, 0.5, 0.4)
    leg(pen, dots("-8,-62 -10,-34 -9,-2"), [15, 7, 5], far, ("paw", 12, 4, far))
    body = spline(
        dots("-14,-94 -28,-78 -30,-60 -20,-40 -8,-20 2,0 36,0 46,-14 42,-36 26,-62 12,-84 2,-96")
    )
    furred(
        pen,
        body,
        coat,
        (0.6, 0.5),
        flow((-20, -70, 90), (20, -66, 60), (36, -24, 80)),
        170,
        (4, 9),
        patches=[(spline(dots("-28,-80 -32,-60 -20,-40 -12,-46 -18,-66")), light, 0.7, 2)],
    )
    haunch = spline(dots("2,-8 6,-28 20,-38 36,-30 44,-14 36,0 12,1"))
    pen.form(haunch, coat, 0.55, 0.4)
    pen.form(spline(dots("-12,0.6 -12,-4 4,-7 22,-4 22,0.6")), pale, 0.4, 0.4)
    leg(
        pen,
        dots("-20,-66 -23,-36 -23,-2"),
        [20, 8, 5.6],
        coat,
        ("paw", 13, 4.4, pale),
        near=True,
    )
    pen.form(
        spline(dots("-28,-84 -36,-104 -34,-118 -22,-120 -12,-108 4,-92 -8,-78")), coat, 0.5, 0.5
    )
    if collar is not None:
        pen.form(limb(dots("-33,-102 -24,-99 -14,-105"), [5, 5.4, 5]), collar, 0.5, 0.5)
    _head(pen, Frame(-26, -120, 0.98, -8), coat, light, asleep=False)
    pen.mark("back", 24, -64)


def _curled(pen: Pen, coat: Colour, light: Colour, dark: Colour) -> None:
    """Paint it as a ring: its nose lies on its hind paws, its tail round both."""
    pale = mix(coat, light, 0.4)
    body = spline(
        dots("-54,-4 -60,-20 -54,-38 -34,-50 -6,-53 14,-47 30,-50 50,-44 64,-28 66,-10 56,1 0,2")
    )
    pen.form(body, coat, 0.6, 0.5)
    back = spline(dots("-54,-40 -6,-56 14,-50 50,-48 66,-26 44,-38 10,-42 -40,-34"))
    pen.fill(back, dark, 0.55, blur=4, clip=body)
    for bump in range(10):
        x = -30 + bump * 9
        y = -48 + 3 * math.sin(bump * 0.9)
        pen.fill(ellipse(x, y, 2.6, 1.5), pen.lit(coat, 0.5), 0.4, blur=1, clip=body)
    for rib in range(5):
        x = -22 + rib * 7
        pen.line(
            seam((x, -44), (x + 4, -32), (x + 1, -22)), pen.shaded(coat, 0.4), 1, 0.4, clip=body
        )
    way = flow((-50, -24, -50), (0, -48, 5), (58, -26, 60), (0, -14, 10))
    pen.coat(body, way, coat, 240, (4, 10))
    haunch = spline(dots("18,-2 14,-24 28,-42 48,-38 62,-18 56,1 34,2"))
    furred(
        pen, haunch, coat, (0.6, 0.5), flow((20, -28, -20), (54, -20, 70)), 90, (4, 9), cast=0.55
    )
    pen.form(limb(dots("40,-8 12,-6 -18,-3 -32,-2"), [15, 8, 6, 6]), coat, 0.5, 0.45, cast=0.5)
    for line in ("-44,-16 -62,-8 -84,-3", "-40,-10 -60,-3 -92,-1"):
        pen.form(limb(dots(line), [11, 6.5, 5]), pale, 0.5, 0.45, cast=0.4)
    tail = dots("62,-12 68,0 48,5 20,4 -6,3 -22,6")
    pen.form(limb(tail, [6, 5, 4, 3.4, 2.6, 1]), pen.shaded(coat, 0.15), 0.5, 0.5, cast=0.5)
    neck = spline(dots("-24,-50 -46,-52 -62,-42 -66,-30 -54,-22 -36,-22 -14,-34"))
    with pen.melt((-14, -42), (-36, -38)):
        pen.form(neck, coat, 0.5, 0.45, cast=0)
    _head(pen, Frame(-58, -28, 1.05, -16), coat, light, asleep=True)
    pen.mark("back", 10, -50)
