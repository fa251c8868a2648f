"""Hares: longer than rabbits in everything."""

import math

from pinxit_atelier.engine import Colour, leaf, limb, mix, spline
from pinxit_atelier.pen import Frame, Pen, dots, flow, motif, ruffled

from .anatomy import furred, leg, mouth


def _head(
    pen: Pen, part: Frame, coat: Colour, belly: Colour, turn: float, ears: tuple[float, float]
) -> None:
    far = pen.shaded(coat, 0.3)
    for near, angle in enumerate(ears):
        x, y = (6, -13) if not near else (1, -14)
        way = math.radians(angle)
        end = x + 58 * math.cos(way), y + 58 * math.sin(way)
        tip = x + 40 * math.cos(way), y + 40 * math.sin(way)
        shape = part.path(leaf((x, y + 4), end, 15, -0.06, 0.5))
        pen.form(shape, coat if near else far, 0.5, 0.45)
        inner = part.path(leaf((x, y), (x + 48 * math.cos(way), y + 48 * math.sin(way)), 7, -0.06))
        pen.fill(inner, pen.shaded("#d9a08c", 0.1 if near else 0.4), 0.8)
        pen.fill(part.path(leaf(tip, end, 16, -0.06, 0.5)), "#241a1c", 0.9, clip=shape)
    shape = part.path(
        spline(dots("16,-4 10,-14 -4,-18 -14,-12 -25,-4 -31,2 -30,9 -20,12 -4,14 10,12"))
    )
    pen.form(shape, coat, 0.5, 0.5)
    cheek = part.path(spline(dots("-30,8 -18,5 -6,8 4,14 -14,16")))
    pen.fill(cheek, belly, 0.85, blur=1.5, clip=shape)
    way_field = flow((*part.point(-20, 0), turn + 10), (*part.point(6, -4), turn + 30))
    pen.coat(shape, way_field, coat, 110, (3, 8), (0.5, 1.3))
    pen.eye(*part.point(-9, -5), 3.3, "#c8862c", pen.shaded(coat, 0.6), "#140a0a")
    pen.fill(part.path(spline(dots("-32,2 -29,-2 -25,1 -28,5"))), "#5a3430")
    mouth(pen, part.point(-29, 7), part.point(-24, 9), part.point(-18, 8), width=0.9)
    pen.whiskers(*part.point(-22, 6), 18, 3, 185 + turn)
    pen.mark("head", *part.point(2, -18))
    pen.mark("mouth", *part.point(-30, 7))


@motif(poses=("sit", "run", "box", "crouch"), colours=("#9c7448", "#f1e4cc", "#3a2a22"))
def hare(pen: Pen, pose: str, coat: Colour, belly: Colour, dark: Colour) -> None:
    """Coat, belly, tail. Boxing: on its hind legs. Anchors: head, mouth, back; hand, other."""
    {"sit": _sit, "run": _run, "box": _box, "crouch": _crouch}[pose](pen, coat, belly, dark)


def _sit(pen: Pen, coat: Colour, belly: Colour, dark: Colour) -> None:
    far, foot = pen.shaded(coat, 0.32), mix(coat, belly, 0.35)
    pen.form(
        ruffled(dots("34,-12 44,-22 54,-16 50,-6 40,-3"), 2, 3, 3), mix(belly, dark, 0.3), 0.5, 0.4
    )
    leg(pen, dots("-12,-50 -13,-26 -14,-2"), [12, 7, 6], far, ("paw", 12, 4.6, far))
    body = spline(
        dots("-12,-88 -24,-70 -27,-52 -22,-30 -12,-6 8,0 36,-1 46,-14 44,-38 30,-62 14,-84 0,-94")
    )
    pen.form(body, coat, 0.6, 0.5)
    chest = spline(dots("-20,-78 -28,-54 -20,-24 -10,-4 -2,-6 -12,-34 -14,-60"))
    pen.fill(chest, belly, 0.75, blur=2, clip=body)
    pen.coat(
        body, flow((-20, -60, 90), (14, -76, 60), (38, -40, 75), (10, -20, 60)), coat, 300, (6, 13)
    )
    haunch = spline(dots("-2,-10 4,-34 20,-44 38,-34 45,-14 36,0 8,0"))
    furred(pen, haunch, coat, (0.5, 0.4), flow((6, -30, -20), (36, -26, 60), (10, -8, 20)), 140)
    pen.form(spline(dots("-24,0.6 -25,-5 -8,-9 18,-8 24,0.6")), foot, 0.4, 0.35)
    leg(pen, dots("-20,-54 -23,-28 -24,-2"), [16, 8.5, 6.5], coat, ("paw", 13, 5, foot), near=True)
    _head(pen, Frame(-14, -102, 1.04, -4), coat, belly, -4, (-70, -92))
    pen.mark("back", 26, -66)


def _crouch(pen: Pen, coat: Colour, belly: Colour, dark: Colour) -> None:
    pen.form(ruffled(dots("56,-16 66,-24 72,-14 66,-4"), 2, 3, 3), mix(belly, dark, 0.3), 0.5, 0.4)
    body = spline(dots("-40,-8 -38,-28 -20,-44 10,-54 40,-48 60,-28 62,-8 50,1 -20,2"))
    furred(
        pen,
        body,
        coat,
        (0.6, 0.5),
        flow((-30, -30, -30), (10, -50, 8), (56, -28, 60), (0, -12, 10)),
        320,
        (6, 13),
    )
    haunch = spline(dots("10,0 12,-26 30,-40 52,-30 60,-8 46,1"))
    furred(pen, haunch, coat, (0.5, 0.4), flow((18, -26, -20), (52, -20, 70)), 120)
    for line in ("-10,1 -12,-5 8,-8 34,-6 36,1", "-48,1 -50,-4 -34,-8 -16,-7 -14,1"):
        pen.form(spline(dots(line)), mix(coat, belly, 0.3), 0.4, 0.4)
    _head(pen, Frame(-44, -34, 1.04, 2), coat, belly, 2, (-8, -14))
    pen.mark("back", 14, -53)


def _run(pen: Pen, coat: Colour, belly: Colour, dark: Colour) -> None:
    far = pen.shaded(coat, 0.32)
    for line, widths in (
        ("-36,-50 -62,-38 -92,-40", [13, 7, 4]),
        ("44,-52 74,-46 92,-26 118,-20", [22, 11, 7, 4]),
    ):
        pen.form(limb(dots(line), widths), far, 0.5, 0.2)
    pen.form(ruffled(dots("58,-64 66,-76 76,-72 74,-60"), 2, 3, 3), mix(belly, dark, 0.3), 0.5, 0.4)
    body = spline(
        dots("-54,-60 -38,-72 -8,-76 26,-80 54,-70 66,-54 58,-40 34,-42 4,-48 -26,-42 -48,-46")
    )
    furred(
        pen,
        body,
        coat,
        (0.6, 0.5),
        flow((-40, -58, -10), (0, -70, 4), (54, -60, 30)),
        280,
        (7, 15),
        patches=[
            (spline(dots("-52,-48 -20,-48 10,-52 44,-46 34,-38 4,-44 -26,-38")), belly, 0.8, 2)
        ],
    )
    leg(pen, dots("38,-58 74,-44 92,-22 124,-6"), [36, 15, 8.5, 4.5], coat, near=True)
    pen.form(limb(dots("-42,-52 -72,-52 -104,-56"), [15, 8, 4.5]), coat, 0.5, 0.35)
    _head(pen, Frame(-66, -70, 1.02, 4), coat, belly, 4, (-10, -20))
    pen.mark("back", 10, -77)


def _box(pen: Pen, coat: Colour, belly: Colour, dark: Colour) -> None:
    far = pen.shaded(coat, 0.32)
    pen.form(ruffled(dots("20,-30 30,-36 36,-26 28,-18"), 2, 3, 3), mix(belly, dark, 0.3), 0.5, 0.4)
    pen.form(limb(dots("0,-96 -18,-104 -34,-98"), [11, 8, 6]), far, 0.4, 0.3)
    leg(pen, dots("12,-40 2,-22 14,-12 8,-2"), [22, 12, 7, 6], far, ("paw", 22, 4.6, far))
    body = spline(dots("-6,-112 -16,-98 -20,-74 -16,-50 -8,-34 8,-26 24,-32 26,-54 18,-84 10,-108"))
    furred(
        pen,
        body,
        coat,
        (0.6, 0.5),
        flow((-14, -80, 95), (16, -80, 80), (14, -44, 85)),
        260,
        (6, 12),
        patches=[(spline(dots("-12,-104 -21,-76 -16,-46 -6,-34 -4,-60 -2,-88")), belly, 0.8, 2)],
    )
    foot = ("paw", 24.0, 5.0, mix(coat, belly, 0.35))
    leg(pen, dots("12,-46 -6,-26 10,-14 0,-2"), [30, 15, 8, 6.5], coat, foot, near=True)
    pen.form(limb(dots("-4,-94 -18,-82 -32,-90"), [14, 10, 7]), coat, 0.5, 0.4)
    _head(pen, Frame(0, -122, 1, -6), coat, belly, -6, (-66, -86))
    pen.mark("hand", -34, -91)
    pen.mark("other", -36, -98)
    pen.mark("back", 20, -84)
