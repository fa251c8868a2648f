"""Penguins."""

from pinxit_atelier.engine import Colour, ellipse, leaf, limb, mix, moved, spline, vary
from pinxit_atelier.pen import Pen, dots, flow, motif, seam

from .anatomy import mouth


def _foot(pen: Pen, x: float, y: float, colour: Colour, *, front: bool = False) -> None:
    """Paint a webbed foot."""
    if front:
        shape = [
            (x - 5, y - 5),
            (x - 13, y + 1),
            (x - 5, y),
            (x, y + 2),
            (x + 5, y),
            (x + 13, y + 1),
        ]
        pen.form(spline([*shape, (x + 5, y - 5)]), colour, 0.5, 0.4)
        return
    shape = [(x + 6, y - 6), (x + 8, y), (x - 8, y + 1.4), (x - 18, y + 1), (x - 8, y - 4)]
    pen.form(spline(shape), colour, 0.5, 0.4)
    for off in (-10, -4):
        pen.line(seam((x + off, y + 1), (x + off + 6, y - 3)), pen.shaded(colour, 0.5), 0.8, 0.7)


@motif(poses=("front", "side", "waddle", "slide"), colours=("#2b2f3e", "#f6f1e4", "#e8a33c"))
def penguin(
    pen: Pen, pose: str, back: Colour, belly: Colour, bill: Colour, *, stout: float = 1
) -> None:
    """Back, belly, bill and feet; `stout` makes it wider.

    Anchors: head, bill, hand, other (hand), back.
    """
    wide = stout * pen.rng.uniform(0.95, 1.06)
    if pose in ("front", "waddle"):
        lean = 0 if pose == "front" else pen.rng.choice((-1, 1)) * 8
        _front(pen, (back, belly, bill), wide, lean)
    elif pose == "side":
        _side(pen, back, belly, bill)
    else:
        with pen.at(6, -30, turn=-84):
            _side(pen, back, belly, bill, sliding=True)


def _front(pen: Pen, colours: tuple[Colour, Colour, Colour], wide: float, lean: float) -> None:
    back, belly, bill = colours
    lift = -6 if lean else 0
    _foot(pen, -11 * wide, lift if lean < 0 else 0, bill, front=True)
    _foot(pen, 11 * wide, lift if lean > 0 else 0, bill, front=True)
    with pen.at(0, 0, turn=lean, wide=wide):
        flap = 16 if lean else 4
        for side in (-1, 1):
            out = flap * (1.5 if side * lean > 0 else 1)
            wing = spline(
                [
                    (side * 20, -72),
                    (side * (30 + out * 0.5), -58),
                    (side * (36 + out), -36 - out * 0.4),
                    (side * (33 + out), -28 - out * 0.4),
                    (side * 26, -36),
                    (side * 20, -54),
                ]
            )
            pen.form(wing, pen.shaded(back, 0.1), 0.5, 0.5)
            pen.mark("hand" if side < 0 else "other", side * (34 + out), -30 - out * 0.4)
        body = spline(
            dots(
                "0,-106 13,-102 18,-90 20,-78 28,-56 30,-30 22,-8 0,-1 -22,-8 -30,-30 "
                "-28,-56 -20,-78 -18,-90 -13,-102"
            )
        )
        pen.form(body, back, 0.6, 0.5)
        front = spline(dots("0,-80 13,-74 21,-52 22,-28 15,-9 0,-4 -15,-9 -22,-28 -21,-52 -13,-74"))
        pen.form(front, belly, 0.4, 0.2, cast=0)
        pen.fill(
            spline(dots("-12,-76 0,-72 12,-76 16,-64 0,-58 -16,-64")),
            mix(bill, "#f4d060", 0.4),
            0.7,
            blur=3,
            clip=front,
        )
        pen.coat(front, 90, mix(belly, back, 0.15), 120, (4, 9), (0.4, 1), (0.15, 0.4))
        for side in (-1, 1):
            cheek = spline(
                [
                    (side * 15, -96),
                    (side * 18, -86),
                    (side * 12, -78),
                    (side * 9, -84),
                    (side * 11, -92),
                ]
            )
            pen.fill(cheek, mix(bill, "#f4d060", 0.3), 0.95)
            pen.eye(side * 6.5, -93, 2, "#120c10", mix(back, belly, 0.25))
        beak = spline(dots("-5,-90! 0,-93 5,-90! 2,-84 0,-79! -2,-84"))
        pen.form(beak, bill, 0.5, 0.5)
        pen.line(seam((-4, -89), (0, -86), (4, -89)), pen.shaded(bill, 0.6), 0.8, 0.8)
        pen.mark("head", 0, -106)
        pen.mark("bill", 0, -80)
        pen.mark("back", 20, -80)


def _side(pen: Pen, back: Colour, belly: Colour, bill: Colour, *, sliding: bool = False) -> None:
    if not sliding:
        _foot(pen, 6, 0, pen.shaded(bill, 0.3))
        _foot(pen, -4, 0, bill)
    pen.form(spline(dots("16,-14 30,-4! 34,-1! 14,-3")), back, 0.5, 0.4)
    body = spline(
        dots(
            "-4,-106 8,-103 12,-92 14,-78 24,-52 27,-26 20,-6 4,-1 -14,-4 -23,-22 -24,-48 "
            "-18,-70 -14,-84 -17,-96 -12,-104"
        )
    )
    pen.form(body, back, 0.6, 0.5)
    front = spline(dots("-12,-82 -22,-64 -27,-40 -25,-16 -12,-2 2,-4 -6,-22 -8,-50 -6,-74"))
    pen.fill(front, belly, 1, clip=body)
    pen.fill(
        spline(dots("-18,-80 -8,-78 -6,-66 -16,-58 -24,-66")),
        mix(bill, "#f4d060", 0.4),
        0.7,
        blur=3,
        clip=body,
    )
    pen.coat(
        body,
        flow((-14, -60, 95), (16, -60, 80), (16, -20, 95)),
        back,
        120,
        (4, 9),
        (0.5, 1.1),
        (0.15, 0.4),
    )
    pen.fill(spline(dots("-2,-96 4,-90 2,-80 -4,-80 -4,-88")), mix(bill, "#f4d060", 0.3), 0.95)
    if sliding:
        pen.form(spline(dots("-12,-102! -9,-114 -5,-126! -2,-114 0,-103!")), bill, 0.5, 0.5)
    else:
        pen.form(spline(dots("-12,-98! -24,-97 -36,-91! -22,-91 -14,-91!")), bill, 0.5, 0.5)
        pen.line(seam((-14, -94), (-24, -94), (-33, -92)), pen.shaded(bill, 0.6), 0.7, 0.8)
    pen.eye(-9, -98, 2, "#120c10", mix(back, belly, 0.25))
    wing = spline(dots("0,-74 12,-68 18,-46 20,-26 14,-18 6,-30 -1,-52"))
    pen.form(wing, pen.lit(back, 0.06), 0.5, 0.6, cast=0.5)
    pen.mark("head", -2, -106)
    pen.mark("bill", -35, -92)
    pen.mark("hand", 14, -18)
    pen.mark("back", 18, -70)


@motif(poses=("stand", "sit"), colours=("#b9b2ac", "#f2ede2", "#3a3440"))
def penguin_chick(pen: Pen, pose: str, down: Colour, face: Colour, dark: Colour) -> None:
    """Down, face, cap: a grey ball, 70 high. Anchors: head, bill."""
    low = 0.8 if pose == "sit" else 1
    for side in (-1, 1):
        _foot(pen, side * 8, 0, dark, front=True)
    body = moved(
        spline(dots("0,-52 16,-44 24,-24 18,-5 0,-1 -18,-5 -24,-24 -16,-44")), 0, 0, 1, high=low
    )
    pen.form(body, vary(down, pen.rng, 0.05), 0.6, 0.5)
    pen.coat(body, 90, down, 320, (4, 9), (0.6, 1.5))
    for side in (-1, 1):
        pen.form(
            leaf((side * 17, -40 * low), (side * 27, -14 * low), 9),
            pen.shaded(down, 0.15),
            0.5,
            0.4,
        )
    top = -58 * low
    pen.form(ellipse(0, top, 14, 13), dark, 0.5, 0.5)
    for side in (-1, 1):
        pen.fill(ellipse(side * 5.6, top + 2, 6, 6.6), face)
        pen.eye(side * 5, top + 1, 1.9, "#120c10")
    pen.form(spline([(-2.4, top + 4, 1), (2.4, top + 4, 1), (0, top + 10, 1)]), dark, 0.4, 0.4)
    mouth(pen, (-2, top + 5), (0, top + 6), (2, top + 5), width=0.5)
    pen.mark("head", 0, top - 13)
    pen.mark("bill", 0, top + 9)
    pen.form(limb([(0, top - 13), (1, top - 17), (3, top - 18)], [1.4, 1, 0.4]), dark, 0.3, 0.3)
