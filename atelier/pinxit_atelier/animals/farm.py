"""Lambs and beavers."""

import math

from pinxit_atelier.engine import Colour, Path, ellipse, limb, mix, poly, rect, spline, union
from pinxit_atelier.pen import Frame, Pen, dots, flow, motif, ruffled, seam

from .anatomy import furred, mouth


def _wool(pen: Pen, places: list[tuple[float, float, float]], wool: Colour) -> Path:
    """Paint a cloud of wool out of round tufts, with a curl on each."""
    whole = ellipse(*places[0])
    for x, y, radius in places[1:]:
        whole = union(whole, ellipse(x, y, radius))
    pen.form(whole, wool, 0.55, 0.45)
    for x, y, radius in places:
        tuft = ellipse(x, y, radius * 0.9)
        pen.form(tuft, pen.lit(wool, 0.1), 0.3, 0.25, cast=0.18)
        start = pen.rng.uniform(0, math.tau)
        swirl = [
            (x + radius * (0.65 - step * 0.055) * math.cos(start + step * 0.8),
             y + radius * (0.65 - step * 0.055) * math.sin(start + step * 0.8))
            for step in range(11)
        ]  # fmt: skip
        pen.line(seam(*swirl), pen.dark(wool, 0.35), 1, 0.5)
    return whole


@motif(poses=("face", "stand", "lie"), colours=("#f4ecdc", "#e8c8b4", "#3a2c30"))
def lamb(pen: Pen, pose: str, wool: Colour, skin: Colour, dark: Colour) -> None:
    """Wool, face, hooves and nose. Face: from the front, centred, 110 high.

    Anchors: head, mouth; standing or lying: back.
    """
    if pose == "face":
        with pen.at(0, -4, 0.88, wide=1.06):
            _face(pen, wool, skin, dark)
        return
    rng = pen.rng
    drop = 24 if pose == "lie" else 0
    if pose == "stand":
        for x, tone in ((-14, 0.35), (26, 0.35), (-24, 0.05), (34, 0.05)):
            colour = pen.shaded(skin, tone)
            pen.form(limb([(x, -40), (x + 1, -20), (x, -3)], [11, 7, 6]), colour, 0.5, 0.3)
            pen.form(rect(x - 4, -6, 8, 6.4, 2), dark, 0.4, 0.4)
    else:
        for line in ("-34,-6 -20,-3 -4,-3", "12,-4 30,-2 46,-4"):
            pen.form(limb(dots(line), [9, 8, 6]), skin, 0.5, 0.4)
    middle = -56 + drop
    places = [
        (
            4 + 38 * math.cos(turn) * rng.uniform(0.9, 1.05),
            middle + 20 * math.sin(turn),
            rng.uniform(11, 15),
        )
        for turn in (math.tau * step / 11 for step in range(11))
    ]
    places += [(x, middle + rng.uniform(-8, 8), 14) for x in (-20, -2, 16, 30)]
    _wool(pen, places, wool)
    pen.form(ellipse(46, middle - 2, 7, 9), wool, 0.5, 0.4)
    part = Frame(-42, middle - 22)
    pen.form(part.path(spline(dots("8,-8 22,-10 26,-2 16,2"))), pen.shaded(skin, 0.25), 0.4, 0.3)
    head = part.path(spline(dots("12,-8 2,-16 -10,-12 -20,-2 -25,8 -22,15 -12,16 2,12 12,6")))
    pen.form(head, skin, 0.5, 0.5)
    pen.form(part.path(spline(dots("6,-6 20,-4 26,6 16,8 6,2"))), skin, 0.5, 0.5)
    _wool(
        pen,
        [
            (part.point(x, y)[0], part.point(x, y)[1], 8)
            for x, y in ((-4, -15), (6, -16), (13, -10), (2, -10))
        ],
        wool,
    )
    pen.eye(*part.point(-9, -2), 2.5, "#1a1014", pen.shaded(skin, 0.4))
    pen.fill(part.path(ellipse(-23, 8, 1.8, 1.2, 50)), dark)
    mouth(pen, part.point(-23, 13), part.point(-17, 14), part.point(-12, 11), width=0.9)
    pen.mark("head", *part.point(4, -24))
    pen.mark("mouth", *part.point(-23, 13))
    pen.mark("back", 8, middle - 32)


def _face(pen: Pen, wool: Colour, skin: Colour, dark: Colour) -> None:
    rng = pen.rng
    for side in (-1, 1):
        droop = rng.uniform(-3, 5)
        ear = spline(
            [
                (side * 22, -22),
                (side * 44, -26),
                (side * 62, -14 + droop),
                (side * 58, -4 + droop),
                (side * 36, -6),
            ]
        )
        pen.form(ear, skin, 0.5, 0.5)
        inner = spline(
            [(side * 30, -18), (side * 46, -19), (side * 56, -11 + droop), (side * 40, -9)]
        )
        pen.fill(inner, "#d99488", 0.6, blur=2)
    head = spline(
        dots("0,-44 20,-40 31,-22 29,4 22,30 12,46 0,51 -12,46 -22,30 -29,4 -31,-22 -20,-40")
    )
    furred(
        pen,
        head,
        skin,
        (0.5, 0.5),
        flow((0, -30, 90), (-24, 0, 110), (24, 0, 70), (0, 40, 90)),
        200,
        (3, 7),
        (0.5, 1.1),
        (0.15, 0.4),
    )
    muzzle = spline(dots("0,14 15,18 19,34 10,48 0,51 -10,48 -19,34 -15,18"))
    pen.fill(muzzle, pen.lit(skin, 0.6), 0.7, blur=3, clip=head)
    for side in (-1, 1):
        pen.fill(ellipse(side * 18, 14, 9, 6), "#e08a7c", 0.3, blur=4, clip=head)
        pen.fill(ellipse(side * 17, -6, 7.4, 8), pen.shaded(skin, 0.35), 0.6, blur=1.5)
        pen.eye(side * 17, -6, 5.6, "#3a2420", None, "#120a0c", look=(0, 0))
        for lash in range(3):
            pen.line(
                seam(
                    (side * (20 + lash * 2), -11 + lash * 2),
                    (side * (25 + lash * 2), -15 + lash * 3),
                ),
                dark,
                1,
            )
    nose = spline(dots("-9,28 0,26 9,28 5,35 0,38 -5,35"))
    pen.form(nose, mix(dark, "#b8686a", 0.65), 0.5, 0.5)
    pen.line(seam((-9, 43), (-3, 44), (0, 38), (3, 44), (9, 43)), dark, 1.2, 0.9)
    tufts = [
        (x + rng.uniform(-2, 2), -44 + abs(x) * 0.28 + rng.uniform(-3, 3), rng.uniform(10, 13))
        for x in (-26, -14, 0, 14, 26)
    ]
    tufts += [(x, -34 + rng.uniform(-2, 2), 9) for x in (-16, -5, 7, 17)]
    _wool(pen, tufts, wool)
    pen.mark("head", 0, -56)
    pen.mark("mouth", 0, 43)


@motif(poses=("gnaw", "sit", "swim"), colours=("#7a4c2e", "#b98a5c", "#3a2a28"))
def beaver(
    pen: Pen,
    pose: str,
    coat: Colour,
    pale: Colour,
    tail: Colour,
    *,
    wood: Colour | None = "#c9a06a",
) -> None:
    """Coat, belly, tail; gnawing at a stem of `wood` (None: of the card's own), left of it.

    Swimming: the waterline is y = 0. Anchors: head, mouth, back, hand, wood (where it gnaws).
    """
    if pose == "swim":
        _swimming(pen, coat, tail)
        return
    if pose == "gnaw" and wood is not None:
        _stem(pen, wood)
    flat = spline(dots("34,-10 52,-12 80,-8 96,-2 92,3 66,4 38,1"))
    pen.form(flat, tail, 0.5, 0.5)
    pen.scales(flat, 5, 6, pen.shaded(tail, 0.5), 0.7, pen.lit(tail, 0.3))
    body = ruffled(
        dots("-10,-84 -24,-66 -32,-42 -30,-16 -18,-2 20,1 42,-6 48,-28 40,-56 22,-78 4,-88"),
        1.4,
        4,
        6,
    )
    furred(
        pen,
        body,
        coat,
        (0.6, 0.5),
        flow((-24, -50, 95), (20, -70, 60), (40, -30, 80), (0, -20, 90)),
        360,
        (7, 14),
        patches=[(spline(dots("-22,-66 -34,-40 -28,-12 -14,-6 -16,-34 -12,-56")), pale, 0.7, 3)],
    )
    haunch = spline(dots("-2,-4 2,-28 20,-36 38,-26 42,-8 30,1"))
    furred(pen, haunch, coat, (0.5, 0.4), flow((8, -24, -20), (36, -18, 70)), 110)
    pen.form(spline(dots("-20,0.8 -24,-3 -8,-8 14,-7 16,0.8")), tail, 0.5, 0.4)
    lean = -8 if pose == "gnaw" else 0
    pen.form(limb([(-12, -54), (-26, -46), (-38 + lean, -52)], [16, 12, 8]), coat, 0.5, 0.4)
    for finger in (-4, 0, 4):
        claw = [(-38 + lean, -52), (-45 + lean, -53 + finger)]
        pen.form(limb(claw, [3.4, 1.6], 6), tail, 0.4, 0.4)
    part = Frame(-16 + lean, -92, 1.06, -8 if pose == "gnaw" else 0)
    pen.form(part.path(ellipse(8, -18, 6, 6.4)), pen.shaded(coat, 0.3), 0.4, 0.3)
    head = part.path(
        spline(dots("22,-6 14,-18 -2,-21 -16,-15 -29,-8 -35,0 -33,10 -22,15 -4,18 14,14"))
    )
    furred(
        pen,
        head,
        coat,
        (0.55, 0.5),
        flow((*part.point(-20, 0), 10), (*part.point(8, 0), 30)),
        160,
        (5, 10),
    )
    pen.fill(
        part.path(spline(dots("-34,4 -22,4 -12,10 -20,18 -32,12"))), pale, 0.7, blur=2, clip=head
    )
    pen.form(part.path(ellipse(14, -16, 7, 7.4)), coat, 0.5, 0.5)
    pen.fill(part.path(spline(dots("-38,0 -36,-7 -28,-8 -28,-1 -33,3"))), "#1c1214")
    pen.eye(*part.point(-13, -7), 2.7, "#140c0e", pen.shaded(coat, 0.5))
    for tooth in (-31, -27):
        pen.form(part.path(rect(tooth, 10, 3.6, 9, 1.2)), "#f0b75a", 0.4, 0.5)
    mouth(pen, part.point(-33, 9), part.point(-26, 11), part.point(-17, 9))
    pen.whiskers(*part.point(-26, 5), 16, 3, 175)
    pen.mark("head", *part.point(2, -21))
    pen.mark("mouth", *part.point(-34, 14))
    pen.mark("hand", -45 + lean, -52)
    pen.mark("wood", -60, -76)
    pen.mark("back", 26, -74)


def _stem(pen: Pen, wood: Colour) -> None:
    """Paint a tree that has been gnawed to the shape of an hourglass."""
    bark = mix(wood, "#4a3024", 0.7)
    for outline in ("-96,0 -94,-46 -42,-46 -40,0", "-94,-104 -96,-190 -42,-190 -46,-104"):
        trunk = poly(dots(outline))
        pen.form(trunk, bark, 0.6, 0.4)
        pen.grain(trunk, 90, bark, 60, (14, 30))
    bite = spline(dots("-94,-46! -80,-66 -80,-84 -94,-104! -46,-104! -58,-84 -58,-66 -42,-46!"))
    pen.form(bite, wood, 0.55, 0.3)
    for step in range(22):
        part = step / 21
        y = -50 - part * 46
        wide = 12 + 14 * abs(part - 0.5) * 2
        mark = seam((-67 - wide + 4, y), (-66, y + 2), (-66 + wide - 6, y))
        pen.line(mark, pen.shaded(wood, 0.4), 1, 0.6, clip=bite)
    for _ in range(16):
        x = -64 + pen.rng.gauss(0, 24)
        chip = [(x, -1), (x + pen.rng.uniform(3, 8), -3), (x + 6, 0)]
        pen.form(spline(chip), pen.lit(wood, 0.2), 0.3, 0.4)


def _swimming(pen: Pen, coat: Colour, tail: Colour) -> None:
    pen.form(spline(dots("40,-2 62,-8 88,-5 96,1 60,2")), tail, 0.5, 0.5)
    body = spline(dots("-20,2 -14,-14 10,-20 36,-12 50,2"))
    furred(pen, body, coat, (0.55, 0.5), 8, 140, (6, 12))
    head = spline(dots("0,2 0,-14 -14,-26 -32,-24 -48,-14 -54,-4 -48,2"))
    furred(pen, head, coat, (0.55, 0.5), 10, 120, (5, 10))
    pen.form(ellipse(-12, -23, 5.6, 6), coat, 0.5, 0.5)
    pen.fill(spline(dots("-57,-6 -54,-12 -47,-12 -48,-5")), "#1c1214")
    pen.eye(-33, -14, 2.5, "#140c0e", pen.shaded(coat, 0.5))
    for ring in (1, 1.4, 1.9):
        pen.line(ellipse(-6, 2, 60 * ring, 5 * ring), "#e8f4f4", 1, 0.5 / ring)
    pen.mark("head", -22, -26)
    pen.mark("mouth", -54, -2)
    pen.mark("back", 20, -18)
