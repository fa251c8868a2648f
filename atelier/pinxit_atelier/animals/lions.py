"""Lions; the mane is a layer of its own, so that it can be put in curlers."""

import math

from pinxit_atelier.engine import Colour, ellipse, limb, mix, radial, spline, taper
from pinxit_atelier.pen import Frame, Pen, dots, flow, motif, ruffled, seam

from .anatomy import furred, leg, mouth


def _locks(
    pen: Pen, x: float, y: float, inner: float, outer: float, colours: list[Colour], count: int
) -> None:
    """Paint locks that stand round a face, the long ones first."""
    rng = pen.rng
    for ring in range(4):
        reach = outer - (outer - inner) * ring * 0.24
        for index in range(count):
            turn = math.tau * (index + rng.uniform(-0.3, 0.3)) / count
            long = reach * rng.uniform(0.86, 1.1) * (1.0 + 0.12 * max(0, math.sin(turn)))
            bend = rng.uniform(-0.25, 0.25)
            start = x + inner * 0.8 * math.cos(turn), y + inner * 0.8 * math.sin(turn)
            middle = (
                x + long * 0.7 * math.cos(turn + bend * 0.5),
                y + long * 0.7 * math.sin(turn + bend * 0.5),
            )
            end = x + long * math.cos(turn + bend), y + long * math.sin(turn + bend)
            wide = outer * 0.27
            lock = taper([start, middle, end], [wide, wide, wide * 0.75, 0.8], 16)
            pen.form(lock, colours[(index + ring) % len(colours)], 0.45, 0.4, cast=0.3)
            if pen.detailed:
                for off in (-0.25, 0.2):
                    strand = seam(start, (middle[0] + wide * off, middle[1] + wide * off), end)
                    pen.line(strand, pen.shaded(colours[0], 0.4), 0.8, 0.5, clip=lock)


def _tones(pen: Pen, mane: Colour) -> list[Colour]:
    return [mane, pen.shaded(mane, 0.22), pen.lit(mane, 0.18), mix(mane, "#5a2412", 0.4)]


@motif(poses=("front", "side"), colours=("#b4672a",))
def lion_mane(pen: Pen, pose: str, mane: Colour, *, count: int = 26) -> None:
    """Mane: only that, centred on the lion's face. Anchors: curl0 … curl11 round the face."""
    squeeze = 0.86 if pose == "side" else 1
    with pen.at(0, 0, wide=squeeze):
        _locks(pen, 0, 0, 54, 118, _tones(pen, mane), count)
        for index in range(12):
            turn = math.radians(200 + index * 20 - 40)
            pen.mark(f"curl{index}", 88 * math.cos(turn), 88 * math.sin(turn))


def _face(pen: Pen, coat: Colour, pale: Colour, iris: Colour, *, calm: bool) -> None:
    for side in (-1, 1):
        pen.form(ellipse(side * 48, -54, 19, 18), coat, 0.5, 0.5)
        pen.fill(ellipse(side * 48, -52, 11, 11), mix(coat, "#5a2a20", 0.6), 0.8, blur=2)
        pen.hairs(ellipse(side * 46, -46, 10, 8), -90 - side * 30, [pale], 30, (8, 16), (0.8, 1.6))
    head = ruffled(
        dots(
            "0,-72 26,-70 48,-54 56,-28 52,0 44,22 36,44 22,62 0,70 -22,62 -36,44 -44,22 -52,0 "
            "-56,-28 -48,-54 -26,-70"
        ),
        1.2, 5, 7,
    )  # fmt: skip
    pen.form(head, coat, 0.55, 0.5, depth=18)
    way = flow(
        (0, -60, -90), (-44, -30, 200), (44, -30, -20), (-36, 30, 120), (36, 30, 60), (0, 0, -90)
    )
    pen.coat(head, way, coat, 420, (6, 13), (0.7, 1.7), (0.2, 0.5))
    bridge = spline(dots("-13,-46 0,-52 13,-46 15,-6 19,14 0,22 -19,14 -15,-6"))
    pen.form(bridge, pen.lit(coat, 0.12), 0.35, 0.2, cast=0.25, depth=7)
    for side in (-1, 1):
        brow = taper([(side * 12, -30), (side * 26, -38), (side * 44, -28)], [2, 6, 1], 14)
        pen.fill(brow, pen.shaded(coat, 0.35), 0.6, blur=1.5)
        under = spline([(side * 14, -12), (side * 26, -8), (side * 40, -12), (side * 30, -2)])
        pen.fill(under, pale, 0.8, blur=2)
        _eye(pen, side, iris, calm=calm)
    chin = ruffled(dots("-22,48 0,44 22,48 20,66 0,78 -20,66"), 2, 4, 5)
    pen.form(chin, pale, 0.45, 0.3)
    for side in (-1, 1):
        pad = spline(
            [(0, 22), (side * 16, 20), (side * 31, 30), (side * 30, 45), (side * 16, 54), (0, 48)]
        )
        pen.form(pad, mix(pale, coat, 0.2), 0.5, 0.35, depth=8)
        for row in range(3):
            for column in range(3):
                pen.fill(ellipse(side * (10 + column * 7), 33 + row * 6, 1.1), "#3a2018", 0.8)
        for row in range(3):
            whisker = [
                (side * 22, 36 + row * 5),
                (side * 50, 32 + row * 9),
                (side * 74, 36 + row * 14),
            ]
            pen.fill(taper(whisker, [1.4, 0.9, 0.2], 12), "#fff8ea", 0.85)
    nose = spline(dots("-19,10 0,5 19,10 13,22 0,30 -13,22"))
    pen.form(nose, "#6a3a34", 0.55, 0.5)
    for side in (-1, 1):
        pen.fill(
            spline([(side * 4, 23), (side * 10, 18), (side * 14, 20), (side * 8, 25)]), "#1c0e10"
        )
    pen.line(seam((0, 30), (0, 44)), "#3a1c18", 1.8)
    pen.line(seam((-25, 50), (-12, 53), (0, 44), (12, 53), (25, 50)), "#3a1c18", 1.9)


def _eye(pen: Pen, side: int, iris: Colour, *, calm: bool) -> None:
    if calm:
        lid = taper([(side * 14, -20), (side * 26, -15), (side * 39, -21)], [1, 3, 1], 14)
        pen.fill(lid, "#2a1614")
        return
    ball = spline(
        [
            (side * 13, -17, 1),
            (side * 21, -27),
            (side * 33, -28),
            (side * 41, -20, 1),
            (side * 30, -14),
            (side * 20, -13),
        ]
    )
    pen.fill(ball, "#1c1010")
    inner = spline(
        [
            (side * 16, -18, 1),
            (side * 22, -25),
            (side * 32, -25.6),
            (side * 38, -20, 1),
            (side * 29, -16),
            (side * 21, -15.4),
        ]
    )
    pen.fill(
        inner, mix(iris, "#fff0b0", 0.3), grad=radial(side * 27, -20, 12, pen.shaded(iris, 0.3))
    )
    pen.fill(ellipse(side * 27, -20.6, 3.4, 3.8), "#120a0c", clip=inner)
    glint = -2.4 if pen.light[0] < 0 else 2.4
    pen.fill(ellipse(side * 27 + glint, -23, 1.5), "#fffdf0")


@motif(poses=("front", "asleep", "sit"), colours=("#d9a25a", "#f6e6c8", "#e0a83a"))
def lion(
    pen: Pen,
    pose: str,
    coat: Colour,
    pale: Colour,
    iris: Colour,
    *,
    mane: Colour | None = "#b4672a",
) -> None:
    """Coat, light parts, eyes. Front, asleep: a portrait, centred; sit: the whole lion, 130 high.

    Without a `mane` (None) only the face is painted: lay the mane on a sheet below with
    `lion_mane`. Anchors: head, nose, mouth, curl0 … curl11 on the mane; sitting: head, mouth, back.
    """
    if pose == "sit":
        _sitting(pen, coat, pale, mane)
        return
    if mane is not None:
        _locks(pen, 0, 0, 54, 118, _tones(pen, mane), 26)
    for index in range(12):
        turn = math.radians(200 + index * 20 - 40)
        pen.mark(f"curl{index}", 88 * math.cos(turn), 88 * math.sin(turn))
    _face(pen, coat, pale, iris, calm=pose == "asleep")
    pen.mark("head", 0, -72)
    pen.mark("nose", 0, 16)
    pen.mark("mouth", 0, 50)


def _sitting(pen: Pen, coat: Colour, pale: Colour, mane: Colour | None) -> None:
    far = pen.shaded(coat, 0.35)
    hair = pen.shaded(coat, 0.2) if mane is None else mane
    tail = dots("40,-8 62,-2 80,-8 86,-26 80,-40")
    pen.form(limb(tail, [7, 6, 5, 4, 3]), coat, 0.5, 0.4)
    tuft = ruffled(dots("80,-38 88,-46 84,-62 76,-60 72,-46"), 2, 4, 4)
    pen.form(tuft, pen.shaded(hair, 0.2), 0.5, 0.4)
    leg(pen, dots("-6,-60 -4,-30 -6,-4"), [22, 15, 13], far, ("paw", 18, 7, far))
    body = spline(dots("-18,-92 -34,-70 -34,-44 -24,-14 -8,0 36,0 52,-12 50,-38 38,-64 18,-88"))
    furred(
        pen,
        body,
        coat,
        (0.6, 0.5),
        flow((-24, -60, 90), (26, -70, 60), (44, -30, 80)),
        240,
        (5, 11),
    )
    haunch = spline(dots("4,-8 10,-32 28,-42 44,-34 52,-14 40,0 14,1"))
    furred(pen, haunch, coat, (0.55, 0.4), flow((14, -26, -20), (44, -20, 70)), 100, (5, 10))
    pen.form(spline(dots("-8,0.8 -9,-6 8,-10 26,-6 28,0.8")), mix(coat, pale, 0.4), 0.4, 0.4)
    paw = ("paw", 19.0, 8.0, mix(coat, pale, 0.4))
    leg(pen, dots("-22,-60 -26,-32 -27,-4"), [26, 16, 14], coat, paw, near=True)
    if mane is not None:
        _locks(pen, -14, -96, 18, 56, _tones(pen, mane), 18)
    part = Frame(-24, -104)
    head = part.path(
        spline(dots("16,-14 4,-22 -10,-20 -20,-12 -34,-4 -40,2 -39,12 -28,18 -12,22 6,20 16,8"))
    )
    furred(
        pen,
        head,
        coat,
        (0.5, 0.5),
        flow((-54, -100, 10), (-24, -112, 20), (-24, -90, 30)),
        90,
        (4, 8),
    )
    pen.fill(
        part.path(spline(dots("-40,4 -28,4 -20,12 -28,20 -40,14"))), pale, 0.85, blur=1.5, clip=head
    )
    pen.form(part.path(ellipse(12, -18, 7, 7.4)), coat, 0.5, 0.5)
    pen.fill(part.path(spline(dots("-42,4 -40,-3 -32,-4 -33,3 -38,6"))), "#4a2824")
    pen.eye(*part.point(-19, -5), 2.6, "#c8862c", "#2a1614", "#120a0c")
    mouth(pen, part.point(-39, 11), part.point(-30, 13), part.point(-22, 10))
    pen.mark("head", *part.point(0, -22))
    pen.mark("mouth", *part.point(-40, 10))
    pen.mark("back", 34, -70)
