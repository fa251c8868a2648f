"""Mice, also those who make music."""

import math

from pinxit_atelier.engine import Colour, ellipse, limb, mix, rect, spline, taper
from pinxit_atelier.pen import Frame, Pen, dots, flow, motif, seam

from .anatomy import furred, mouth


def _head(pen: Pen, part: Frame, coat: Colour, belly: Colour, skin: Colour, turn: float) -> None:
    far = pen.shaded(coat, 0.3)
    pen.form(part.path(ellipse(2, -22, 12, 13)), far, 0.4, 0.4)
    pen.fill(part.path(ellipse(2, -21, 8, 9)), pen.shaded(skin, 0.3), 0.9)
    shape = part.path(spline(dots("16,-8 8,-17 -6,-16 -18,-8 -28,0 -31,4 -27,8 -14,10 2,11 14,6")))
    pen.form(shape, coat, 0.5, 0.5)
    pen.fill(
        part.path(spline(dots("-31,5 -20,4 -8,5 4,11 -12,14 -26,10"))),
        belly,
        0.8,
        blur=1.2,
        clip=shape,
    )
    way = flow((*part.point(-20, 0), turn), (*part.point(8, -4), turn + 20))
    pen.coat(shape, way, coat, 110, (3, 7), (0.5, 1.2))
    pen.form(part.path(ellipse(14, -18, 14, 15)), coat, 0.5, 0.5, cast=0.5)
    pen.form(part.path(ellipse(13.4, -17, 10, 11)), skin, 0.5, 0.1, cast=0)
    pen.eye(*part.point(-11, -4), 3, "#140c10", pen.shaded(coat, 0.45))
    pen.fill(part.path(ellipse(-31, 3.4, 3, 2.6)), mix(skin, "#c8506a", 0.3))
    mouth(pen, part.point(-28, 7), part.point(-23, 9), part.point(-17, 8), width=0.8)
    pen.whiskers(*part.point(-23, 5), 20, 3, 184 + turn, 16)
    pen.mark("head", *part.point(4, -18))
    pen.mark("mouth", *part.point(-30, 5))


def _tail(pen: Pen, line: list[tuple[float, ...]], skin: Colour) -> None:
    pen.form(
        limb(line, [4.6, 3.6, *[2.6] * (len(line) - 3), 0.8]), pen.shaded(skin, 0.15), 0.5, 0.5
    )


def _hand(pen: Pen, x: float, y: float, skin: Colour) -> None:
    for turn in (150, 185, 220):
        way = math.radians(turn)
        finger = [(x, y), (x + 5 * math.cos(way), y + 5 * math.sin(way))]
        pen.form(limb(finger, [3, 1.8], 6), skin, 0.4, 0.4)


def _fiddle(pen: Pen, part: Frame) -> None:
    """Paint a small violin along the frame's x axis, its scroll to the left."""
    body = part.path(spline(dots("0,-8 8,-5 16,-9 26,-8 30,0 26,8 16,9 8,5 0,8 -5,0")))
    pen.form(part.path(rect(-24, -1.6, 24, 3.2, 1)), "#3a2018", 0.4, 0.4)
    pen.form(body, "#b5622c", 0.6, 0.6)
    pen.grain(body, 0, "#b5622c", 16, (6, 14))
    pen.line(part.path(seam((-22, 0), (22, 0))), "#f0dcb0", 0.5, 0.9)
    pen.line(part.path(seam((10, -4), (12, 0), (10, 4))), "#2a1410", 1)
    pen.form(part.path(ellipse(-25, 0, 2.6)), "#3a2018", 0.4, 0.5)


@motif(poses=("play", "sit", "stand", "run"), colours=("#9a8d86", "#efe3d4", "#e0a09a"))
def mouse(
    pen: Pen,
    pose: str,
    coat: Colour,
    belly: Colour,
    skin: Colour,
    *,
    tails: Colour = "#22202c",
    fiddle: bool = True,
) -> None:
    """Coat, belly, skin; `tails` is the colour of its tailcoat, `fiddle` its violin.

    Anchors: head, mouth, hand, other (hand), back.
    """
    if pose == "play":
        _playing(pen, (coat, belly, skin), tails, fiddle=fiddle)
    elif pose == "stand":
        _standing(pen, coat, belly, skin)
    elif pose == "sit":
        _sitting(pen, coat, belly, skin)
    else:
        _running(pen, coat, belly, skin)


def _feet(pen: Pen, skin: Colour) -> None:
    for x, tone in ((6, pen.shaded(skin, 0.3)), (-6, skin)):
        foot = spline(
            [(x + 8, -4), (x + 9, 0.5), (x - 14, 0.8), (x - 17, -2), (x - 8, -6), (x + 2, -7)]
        )
        pen.form(foot, tone, 0.5, 0.4)
        for toe in (-12, -8):
            pen.line(seam((x + toe, 0), (x + toe + 1, -3)), pen.shaded(skin, 0.5), 0.6, 0.7)


def _playing(
    pen: Pen, colours: tuple[Colour, Colour, Colour], tails: Colour, *, fiddle: bool
) -> None:
    coat, belly, skin = colours
    _tail(pen, dots("16,-14 34,-4 52,-6 62,-20 56,-34 46,-30"), skin)
    dark = pen.shaded(tails, 0.35)
    pen.form(limb(dots("8,-56 -12,-60 -30,-64"), [12, 10, 7]), dark, 0.4, 0.3)
    _hand(pen, -31, -64, pen.shaded(skin, 0.2))
    _feet(pen, skin)
    for x in (5, -5):
        pen.form(
            limb([(x, -34), (x, -16), (x - 1, -4)], [15, 11, 8]), pen.shaded(tails, 0.2), 0.5, 0.4
        )
    for end in ("26,-6", "18,-2"):
        skirt = spline(dots(f"4,-40 18,-34 {end}! 12,-10 6,-24"))
        pen.form(skirt, tails, 0.5, 0.5)
    body = spline(dots("-2,-74 -14,-66 -19,-50 -17,-34 -4,-26 14,-28 20,-42 17,-60 8,-73"))
    pen.form(body, tails, 0.6, 0.5)
    shirt = spline(dots("-7,-74 -15,-66 -20,-50 -17,-36 -10,-42 -6,-60"))
    pen.fill(shirt, "#fbf6ea", 1, clip=body)
    for button in range(3):
        pen.fill(ellipse(-15 + button * 0.6, -58 + button * 8, 1), "#2a2430")
    lapel = taper(dots("-3,-73 -9,-58 -11,-40"), [5, 4, 0.6], 12)
    pen.form(lapel, pen.lit(tails, 0.12), 0.4, 0.5)
    part = Frame(-2, -86, 1.05, 6)
    _head(pen, part, coat, belly, skin, 6)
    if fiddle:
        _fiddle(pen, Frame(-34, -70, 1.05, -8))
        pen.line(seam((-48, -96), (-20, -68), (4, -44)), "#3a2018", 1.4)
        pen.line(seam((-46, -97), (-18, -69), (6, -45)), "#f6ead0", 0.7)
    tie = spline(dots("-10,-75! -3,-71 4,-75! 4,-67! -3,-70 -10,-66!"))
    pen.form(tie, "#fbf6ea", 0.4, 0.4)
    pen.form(limb(dots("8,-64 16,-48 2,-44"), [13, 11, 8]), tails, 0.6, 0.5, cast=0.5)
    pen.form(limb(dots("4,-45 0,-44"), [8, 7], 4), "#fbf6ea", 0.4, 0.4)
    _hand(pen, -1, -44, skin)
    pen.mark("hand", -4, -44)
    pen.mark("other", -33, -64)
    pen.mark("back", 18, -60)


def _standing(pen: Pen, coat: Colour, belly: Colour, skin: Colour) -> None:
    _tail(pen, dots("20,-10 40,-2 60,-8 74,-24 84,-26"), skin)
    pen.form(limb(dots("2,-58 -14,-52 -24,-56"), [10, 8, 5]), pen.shaded(coat, 0.3), 0.4, 0.3)
    _hand(pen, -25, -56, pen.shaded(skin, 0.25))
    _feet(pen, skin)
    body = spline(dots("-4,-76 -14,-66 -21,-46 -22,-22 -12,-4 12,-2 24,-14 24,-36 16,-60 8,-76"))
    pen.form(body, coat, 0.6, 0.5)
    front = spline(dots("-8,-74 -18,-60 -24,-36 -22,-16 -8,-6 -6,-30 -4,-54"))
    pen.fill(front, belly, 0.85, blur=2, clip=body)
    pen.coat(body, flow((-14, -50, 95), (14, -56, 75), (18, -20, 85)), coat, 220, (5, 10))
    pen.form(spline(dots("-6,-4 -2,-22 12,-26 22,-14 18,-2 4,0")), coat, 0.5, 0.4)
    pen.form(limb(dots("2,-58 -8,-44 -22,-46"), [12, 9, 5]), coat, 0.5, 0.4)
    _hand(pen, -22, -46, skin)
    _head(pen, Frame(-2, -86, 1.05, -4), coat, belly, skin, -4)
    pen.mark("hand", -26, -47)
    pen.mark("other", -29, -57)
    pen.mark("back", 18, -60)


def _sitting(pen: Pen, coat: Colour, belly: Colour, skin: Colour) -> None:
    _tail(pen, dots("36,-8 54,-1 74,-4 88,-14 84,-26 74,-24"), skin)
    body = spline(dots("-20,-50 -30,-34 -28,-14 -14,-1 18,1 40,-4 46,-22 38,-42 20,-56 -2,-60"))
    pen.form(body, coat, 0.6, 0.5)
    front = spline(dots("-26,-46 -32,-28 -24,-6 -8,-2 -14,-22 -16,-40"))
    pen.fill(front, belly, 0.85, blur=2, clip=body)
    pen.coat(
        body, flow((-22, -40, 80), (10, -52, 20), (40, -26, 70), (0, -14, 40)), coat, 260, (5, 11)
    )
    haunch = spline(dots("2,-2 2,-22 16,-33 34,-28 43,-12 32,0"))
    furred(pen, haunch, coat, (0.5, 0.4), flow((8, -22, -20), (36, -16, 70)), 80, (5, 9))
    pen.form(spline(dots("-16,0.6 -17,-3 -2,-7 16,-5 16,0.8")), skin, 0.4, 0.4)
    pen.form(limb(dots("-14,-36 -26,-24 -34,-28"), [12, 8, 5]), coat, 0.5, 0.4)
    _hand(pen, -34, -28, skin)
    _head(pen, Frame(-16, -60, 1.1, 4), coat, belly, skin, 4)
    pen.mark("hand", -38, -29)
    pen.mark("back", 24, -52)


def _running(pen: Pen, coat: Colour, belly: Colour, skin: Colour) -> None:
    _tail(pen, dots("48,-22 70,-30 92,-24 110,-34 128,-30"), skin)
    for line in ("-20,-16 -36,-8 -48,-6", "36,-16 52,-6 66,-4"):
        pen.form(limb(dots(line), [11, 6, 4]), pen.shaded(skin, 0.3), 0.4, 0.3)
    body = spline(dots("-40,-26 -30,-38 -6,-44 24,-44 46,-32 52,-18 38,-8 4,-6 -26,-8 -40,-16"))
    pen.form(body, coat, 0.6, 0.5)
    under = spline(dots("-40,-16 0,-12 44,-12 20,-2 -24,-4"))
    pen.fill(under, belly, 0.8, blur=2, clip=body)
    pen.coat(body, flow((-30, -28, -10), (10, -42, 4), (46, -26, 40)), coat, 240, (6, 12))
    pen.form(limb(dots("34,-18 46,-8 62,2"), [20, 8, 5]), coat, 0.5, 0.4)
    pen.form(limb(dots("-26,-14 -40,-4 -56,0"), [11, 6, 4]), mix(coat, skin, 0.4), 0.5, 0.4)
    _head(pen, Frame(-44, -26, 1.05, 2), coat, belly, skin, 2)
    pen.mark("back", 10, -43)
