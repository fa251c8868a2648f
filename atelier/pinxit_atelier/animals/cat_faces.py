"""The huge face of a cat, from very near."""

import math

from pinxit_atelier.engine import Colour, Path, ellipse, linear, mix, radial, spline, taper
from pinxit_atelier.pen import Pen, Points, dots, flow, motif, ruffled, seam


def _mirrored(points: list[tuple[float, ...]], side: int) -> list[tuple[float, ...]]:
    return [(side * point[0], *point[1:]) for point in points]


def _eye(pen: Pen, side: int, iris: Colour, fur: Colour, *, slit: bool) -> None:
    if slit:
        lids = _mirrored(dots("16,-6! 28,-13 44,-15 58,-12! 44,-7 28,-5"), side)
        pen.fill(spline(lids), "#1c1216")
        pen.fill(
            spline(_mirrored(dots("20,-7! 30,-11 44,-12.6 54,-11! 44,-8.4 30,-7"), side)), iris
        )
        pen.fill(ellipse(side * 36, -9.4, 1.6, 2.4), "#120a0e")
        for lift in (8, 14):
            fold = _mirrored(dots(f"16,{-8 - lift} 34,{-17 - lift} 58,{-15 - lift}"), side)
            pen.line(seam(*fold), pen.shaded(fur, 0.55), 1.4, 0.55)
        return
    rim = spline(_mirrored(dots("12,-4! 18,-22 36,-31 54,-24 62,-10! 48,2 28,4"), side))
    pen.fill(rim, "#1c1216")
    ball = spline(_mirrored(dots("16,-6! 21,-20 36,-27.5 51,-21.5 58,-10.5! 46,-1.5 29,0.5"), side))
    x, y = side * 37, -13
    pen.fill(ball, mix(iris, "#fff6c0", 0.35), grad=radial(x, y, 24, pen.shaded(iris, 0.25)))
    for step in range(40):
        turn = math.tau * step / 40
        ray = seam(
            (x + 5 * math.cos(turn), y + 7 * math.sin(turn)),
            (x + 19 * math.cos(turn), y + 17 * math.sin(turn)),
        )
        tone = pen.shaded(iris, 0.45) if step % 2 else pen.lit(iris, 0.6)
        pen.line(ray, tone, 0.7, 0.35, clip=ball)
    pen.fill(ellipse(x, y, 5.4, 13.6), "#120a0e", clip=ball)
    shade = spline(_mirrored(dots("12,-10 20,-24 36,-31 54,-25 62,-14 50,-20 34,-24 20,-16"), side))
    pen.fill(shade, "#1c1216", 0.45, blur=2, clip=ball)
    glint = -7 if pen.light[0] < 0 else 7
    pen.fill(ellipse(x + glint, y - 7, 4, 4.4), "#fffdf0", 0.95)
    pen.fill(ellipse(x - glint * 0.7, y + 7, 2, 1.6), "#fffdf0", 0.5)


def _stripe(pen: Pen, line: Points, width: float, tone: Colour, clip: Path) -> None:
    pen.fill(
        taper(line, [width * 0.6, width, width * 0.7, 0.4], 16), tone, 0.75, blur=0.8, clip=clip
    )


@motif(poses=("wink", "stare", "asleep"), colours=("#d9812e", "#fbeeda", "#8fb04a"))
def cat_face(pen: Pen, pose: str, fur: Colour, pale: Colour, iris: Colour) -> None:
    """Fur, light parts, eyes: a face from the front, about 230 wide and 200 high, centred.

    Winking: its left eye (on the page) is a slit. Anchors: nose, mouth, left (eye), right (eye),
    brow.
    """
    dark, rng = mix(fur, "#7a2c10", 0.6), pen.rng
    for side in (-1, 1):
        ear = ruffled(_mirrored(dots("22,-66 58,-124 84,-128 98,-58 92,-30"), side), 2, 7, 5)
        pen.form(ear, fur, 0.5, 0.5)
        inner = spline(_mirrored(dots("42,-68 66,-112 78,-112 86,-56"), side))
        pen.fill(inner, "#d08a80", 0.85, blur=1.5)
        pen.hairs(inner, -90 - side * 24, [pale, fur], 90, (14, 30), (0.8, 1.8), (0.4, 0.9))
    head = ruffled(
        dots(
            "0,-80 34,-78 66,-62 88,-32 96,0 112,22 100,42 80,62 50,80 20,90 0,92 "
            "-20,90 -50,80 -80,62 -100,42 -112,22 -96,0 -88,-32 -66,-62 -34,-78"
        ),
        3,
        5,
        6,
    )
    pen.form(head, fur, 0.55, 0.5, depth=22)
    whorl = flow(
        (0, -70, -90), (-50, -60, -120), (50, -60, -60), (-90, 0, 180), (90, 0, 0), (-60, 60, 130),
        (60, 60, 50), (0, -20, -90), (0, 80, 90),
    )  # fmt: skip
    pen.coat(head, whorl, fur, 620, (9, 20), (0.8, 2), (0.25, 0.6))
    for side in (-1, 1):
        for step in range(3):
            brow = [
                (side * (6 + step * 15), -80 + step * 3),
                (side * (8 + step * 13), -58),
                (side * (9 + step * 9), -40),
            ]
            _stripe(pen, [*brow, (side * (10 + step * 6), -30)], 9 - step, dark, head)
            y = 2 + step * 15
            cheek = [
                (side * 110, y + 6),
                (side * 92, y + 2),
                (side * 74, y + 6),
                (side * 58, y + 14),
            ]
            _stripe(pen, cheek, 9 - step, dark, head)
    _stripe(pen, dots("0,-82 0,-66 0,-52 0,-40"), 8, dark, head)
    for side in (-1, 1):
        spot = spline(_mirrored(dots("10,-8 24,-34 48,-34 66,-14 50,8 24,10"), side))
        pen.fill(spot, pale, 0.45, blur=5, clip=head)
        slit = pose == "asleep" or (pose == "wink" and side < 0)
        _eye(pen, side, iris, fur, slit=slit)
        pen.mark("left" if side < 0 else "right", side * 37, -13)
    bridge = spline(dots("-11,-30 0,-34 11,-30 15,10 0,18 -15,10"))
    pen.fill(bridge, pen.lit(fur, 0.25), 0.5, blur=4, clip=head)
    chin = ruffled(dots("-22,66 0,62 22,66 18,84 0,90 -18,84"), 2, 3, 5)
    pen.form(chin, pale, 0.45, 0.3)
    for side in (-1, 1):
        pad = ruffled(_mirrored(dots("0,28 16,24 34,32 42,48 32,64 14,70 0,62"), side), 1.6, 4, 5)
        pen.form(pad, pale, 0.5, 0.35, depth=9)
        pen.coat(pad, 90 - side * 55, mix(pale, fur, 0.2), 130, (6, 13), (0.6, 1.3), (0.2, 0.5))
        for row in range(3):
            for column in range(4):
                x, at = side * (10 + column * 7), 42 + row * 7 + rng.uniform(-1, 1)
                pen.fill(ellipse(x, at, 1.1), pen.shaded(fur, 0.6), 0.7)
                if column > 1:
                    reach = 74 + rng.uniform(-10, 16)
                    whisker = [
                        (x, at),
                        (x + side * reach * 0.5, at - 8 + row * 6),
                        (x + side * reach, at - 4 + row * 16),
                    ]
                    pen.fill(taper(whisker, [1.5, 1, 0.2], 14), "#fffaf0", 0.9)
    nose = spline(dots("-16,20 0,17 16,20 11,31 0,37 -11,31"))
    pen.form(nose, "#c86f66", 0.55, 0.5, grad=linear(0, 16, 0, 38, "#9a4548"))
    for side in (-1, 1):
        pen.fill(spline(_mirrored(dots("4,30 9,26 13,29 8,32"), side)), "#3a1418", 0.85)
    pen.line(seam((0, 37), (0, 52)), "#4a2420", 1.6)
    smile = 64 if pose == "asleep" else 60
    pen.line(
        seam((-27, smile - 3), (-14, smile + 2), (0, 52), (14, smile + 2), (27, smile - 3)),
        "#4a2420",
        1.8,
    )
    pen.mark("nose", 0, 26)
    pen.mark("mouth", 0, 58)
    pen.mark("brow", 0, -60)
