"""A whole avenue holds up the face of one old man; he himself has come as a paper fox."""

import math
import random

import numpy as np

from pinxit_atelier.compose import downwards, rows
from pinxit_atelier.engine import (
    Colour,
    Look,
    Page,
    Scene,
    Sheet,
    darker,
    ellipse,
    leaf,
    limb,
    linear,
    mix,
    poly,
    radial,
    rect,
    smoothstep,
    spline,
    taper,
    vary,
)

MAPLE, RUST, BRONZE, CREAM, GOLD = "#f2761c", "#b8401c", "#8c5a24", "#fff0cc", "#ffc23c"
UMBER, STEEL, SILVER = "#3a1a10", "#655c5c", "#d8d0c4"
SUN = 556.0, 214.0
HIM = 452.0, 838.0, 1.28  # where the fox is, and how large
COATS = ("#8c2c1c", "#6a3a1c", "#b8641c", "#5c2430", "#3f4a3c", "#7a4a2c", "#c8862c", "#4a2a34")
SKINS = ("#f0c49c", "#d8a070", "#b07848", "#8a5836", "#6a4030", "#f7d8b8")
HAIRS = ("#2a1612", "#4a2818", "#7a4420", "#b8702c", "#1c1214", "#5a3420")


def paint(page: Page) -> Scene:
    """Paint the low sun, the trees, and the crowd from the last row to the first."""
    scene = Scene(page, 1010, light=(*SUN, 240), glow="#ffe09a", shade="#2c0e0c", reach=760)
    _evening(scene)
    _trees(scene)
    _crowd(scene)
    _fox(scene)
    _front_row(scene)
    _dog(scene)
    _leaves(scene)
    scene.rays(*SUN, 0.4, 2.75, "#ffcf7a", 0.3, seed=6, count=19, length=1150)
    scene.motes(110, "#ffe6a8", (0, 100, 800, 1100), size=(0.5, 2.4), strength=0.7)
    return scene.finish(
        Look(vignette=0.36, bloom=0.32, contrast=1.12, saturation=1.1, bloom_from=0.8,
             shadows="#3a1020", lights="#e0a850", split=0.1)
    )  # fmt: skip


def _evening(scene: Scene) -> None:
    page = scene.page
    far = page.distance(*SUN, 520, 560)
    stops = [(0, "#fff6d0"), (0.12, "#ffdc7a"), (0.5, "#f59a3a"), (1.1, "#b84c1c")]
    scene.backdrop(stops, far, amount=0.10)
    sheet = scene.sheet()
    sheet.fill(ellipse(*SUN, 58), "#fffdf0")
    scene.put(sheet)
    scene.shine(*SUN, 150, "#fff0b0", 0.7)
    houses, rng = scene.sheet(), random.Random(7)
    for side, start in ((1, -20), (-1, 820)):
        x = float(start)
        for number in range(6 if side == 1 else 3):
            wide, top = 96 - number * 13, 90 + number * 34 + rng.uniform(-18, 18)
            left = x if side == 1 else x - wide
            houses.fill(poly([(left, 420), (left, top), (left + wide / 2, top - 26),
                              (left + wide, top), (left + wide, 420)]),
                        mix("#a85424", "#ffc878", 0.12 * number))  # fmt: skip
            for row in range(4):
                for column in range(2):
                    px = left + wide * (0.24 + 0.38 * column)
                    houses.fill(rect(px, top + 24 + row * 44, wide * 0.16, 22), "#7a3416", 0.6)
            x += side * wide
    scene.add(houses, relief=3, rim=0.3, wobble=1.0, haze=("#ffb85c", 0.45))


def _trees(scene: Scene) -> None:
    """Maples on both sides, all ablaze."""
    rng = random.Random(12)
    for x, foot, top, size, air in ((300, 400, 236, 54, 0.5), (690, 410, 220, 62, 0.42),
                                    (196, 440, 170, 96, 0.28), (-10, 520, 60, 170, 0.05),
                                    (800, 520, 70, 160, 0.05)):  # fmt: skip
        trunk = scene.sheet()
        trunk.fill(limb([(x, foot), (x + 4, (foot + top) / 2), (x - 3, top)],
                        [size * 0.22, size * 0.16, size * 0.1]), UMBER)  # fmt: skip
        scene.add(trunk, relief=4, wobble=1, haze=("#ffb85c", air))
        for layer in range(3):
            sheet = scene.sheet()
            for _ in range(230):
                turn, reach = rng.uniform(0, math.tau), rng.random() ** 0.5
                px = x + size * 1.3 * reach * math.cos(turn)
                py = top - size * 0.2 + size * 0.95 * reach * math.sin(turn)
                tone = rng.choice((RUST, MAPLE, "#d85a1c", GOLD, "#e88a24"))
                tone_lit = mix(darker(tone, 0.45), tone, 0.3 + 0.35 * layer)
                way, long = rng.uniform(0, math.tau), size * rng.uniform(0.1, 0.2)
                tip = px + long * math.cos(way), py + long * math.sin(way)
                sheet.fill(leaf((px, py), tip, long * 0.7), tone_lit, 0.95)
            scene.add(sheet, relief=3, lo=0.4, hi=0.5, rim=0.6, wobble=0.6, haze=("#ffb85c", air))


def _mask(
    sheet: Sheet, x: float, y: float, size: float, turn: float, rng: random.Random, *, tear: bool
) -> None:
    """Everybody's favourite face, printed on card and cut out, with holes to look through."""
    with sheet.at(x, y, size, turn):
        face = spline([(0, -54), (24, -49), (39, -28), (42, 4), (36, 34), (20, 56), (0, 62),
                       (-20, 56), (-36, 34), (-42, 4), (-39, -28), (-24, -49)])  # fmt: skip
        tufts = [
            spline([(side * 34, -40), (side * 45, -38), (side * 51, -26), (side * 55, -10),
                    (side * 52, 4), (side * 46, 16), (side * 36, 20)])
            for side in (-1, 1)
        ]  # fmt: skip
        for shape in (*tufts, face):  # the white edge that the scissors left
            sheet.line(shape, "#fffaf0", 6)
        for side, tuft in zip((-1, 1), tufts, strict=True):
            sheet.fill(tuft, SILVER, grad=linear(side * 36, 0, side * 56, 0, "#a89c94"))
            for step in range(6):
                lock = [(side * 39, -36 + step * 9), (side * 46, -33 + step * 9),
                        (side * 51, -22 + step * 7)]  # fmt: skip
                sheet.line(spline(lock, closed=False), "#fbf6ee", 1.4, 0.9)
        sheet.fill(face, "#fbdcb0", grad=radial(4, -18, 80, "#e6aa70"))
        for side in (-1, 1):
            sheet.fill(ellipse(side * 25, 14, 12, 9), "#e8885c", 0.38, blur=5, clip=face)
        for height, wide in ((-36, 15), (-29, 19)):
            sheet.line(spline([(-wide, height + 2), (0, height - 1), (wide, height + 2)],
                              closed=False), "#c89560", 1.2, 0.6)  # fmt: skip
        look = rng.uniform(-1.6, 1.6), rng.uniform(-0.4, 0.8)
        for side in (-1, 1):
            _eye(sheet, side, look)
        nose = [(-3, -4), (-4.5, 6), (-7, 12), (-3.5, 15.5), (0, 14.5), (4, 15.5), (7, 12)]
        sheet.line(spline(nose, closed=False), "#b97a4c", 1.6, 0.8)
        smile = spline([(-15, 35), (-7, 40), (0, 41), (7, 40), (15, 35)], closed=False)
        sheet.line(smile, "#a8583c", 2.4, 0.9)
        sheet.line(spline([(-6, 47), (0, 48.5), (6, 47)], closed=False), "#c89560", 1.4, 0.7)
        for side in (-1, 1):
            dimple = [(side * 24, 20), (side * 28, 29), (side * 25, 38)]
            sheet.line(spline(dimple, closed=False), "#c08850", 1.4, 0.7)
            _wing(sheet, side, 0)
        sheet.line(face, "#b98a58", 0.9, 0.6)
        if tear:
            for dy, drop in ((4, 3.4), (15, 4.2)):
                sheet.fill(leaf((-18, dy - 6), (-18, dy + 7), drop * 1.7, 0, 0.7), "#4aa8e0")


def _eye(sheet: Sheet, side: int, look: tuple[float, float]) -> None:
    """A friendly eye: the slit in the card, what is behind it, the creases of many laughs."""
    ex = side * 17
    slit = spline([(ex - 9, -8.6), (ex - 4, -13), (ex + 4, -13), (ex + 9, -8.6), (ex + 3, -6.4),
                   (ex - 3, -6.4)])  # fmt: skip
    sheet.fill(slit, "#fffaf0")
    sheet.fill(ellipse(ex + look[0], -9.8 + look[1], 3.6), "#3a2016", clip=slit)
    sheet.fill(ellipse(ex + look[0] + 1.1, -11.4 + look[1], 1.1), "#ffffff", clip=slit)
    lid = spline([(ex - 9.6, -8.4), (ex - 4, -13.6), (ex + 4, -13.6), (ex + 9.6, -8.4)],
                 closed=False)  # fmt: skip
    sheet.line(lid, "#6a4028", 1.9)
    sheet.line(spline([(ex - 7, -3.4), (ex, -1.4), (ex + 7, -3.4)], closed=False), "#c08850", 1.2,
               0.8)  # fmt: skip
    for step in range(3):
        crease = [(side * 29, -9.5 + step * 2.2), (side * 35, -12.5 + step * 4.4)]
        sheet.line(poly(crease, closed=False), "#c08850", 1.2, 0.8)
    brow = [(ex - side * 9, -19.5), (ex, -23.5), (ex + side * 9, -22), (ex + side * 12, -18.5)]
    sheet.fill(taper(brow, [2.4, 5.6, 4.4, 1.2]), "#9a9088")


def _wing(sheet: Sheet, side: int, down: float) -> None:
    """Half of a moustache, soft and well combed."""
    wing = spline([(0, 19 + down), (side * 9, 17.5 + down), (side * 20, 22 + down),
                   (side * 29, 30 + down), (side * 34, 29 + down), (side * 28, 36.5 + down),
                   (side * 15, 35 + down), (side * 4, 30 + down), (0, 27 + down)])  # fmt: skip
    sheet.fill(wing, "#8f8781", grad=linear(0, 18 + down, 0, 36 + down, "#6a625e"))
    for step in range(4):
        hair = [(side * 3, 21 + step * 2 + down), (side * 15, 22 + step * 3.4 + down),
                (side * 27, 31 + step * 1.4 + down)]  # fmt: skip
        sheet.line(spline(hair, closed=False), "#d2cac2", 1, 0.8)


def _fist(sheet: Sheet, x: float, y: float, size: float, skin: Colour) -> None:
    """Four fingers and a thumb round a stick."""
    with sheet.at(x, y, size):
        sheet.fill(ellipse(0, 4, 14, 16), skin)
        for step in range(4):
            finger = limb([(-11, -7 + step * 7.4), (9, -6 + step * 7.4)], [8, 8.4], 8)
            sheet.fill(finger, mix(skin, "#fff0d0", 0.12))
            sheet.line(finger, darker(skin, 0.5), 0.9, 0.6)
        sheet.fill(limb([(8, -10), (-2, -14)], [8.4, 7], 6), mix(skin, "#fff0d0", 0.2))


def _person(
    back: Sheet, front: Sheet, x: float, y: float, size: float, rng: random.Random, *, tear: bool
) -> None:
    """Shoulders, hair, a hand, and the card before the face."""
    coat, skin = vary(rng.choice(COATS), rng, 0.1), rng.choice(SKINS)
    hair, style = rng.choice(HAIRS), rng.randrange(6)
    with back.at(x, y, size):
        shoulders = spline([(-78, 420, 1), (-72, 96), (-30, 66), (30, 66), (72, 96), (78, 420, 1)])
        back.fill(shoulders, coat, grad=linear(0, 60, 0, 230, darker(coat, 0.75)))
        back.fill(limb([(0, 40), (0, 74)], [34, 38]), darker(skin, 0.3))
        back.fill(spline([(-30, 70), (0, 98), (30, 70), (24, 64), (-24, 64)]),
                  rng.choice((CREAM, GOLD, MAPLE, darker(coat, 0.3))))  # fmt: skip
        match style:
            case 0:  # a cloud of curls
                for step in range(15):
                    turn = math.pi * (0.9 + 1.2 * step / 14)
                    back.fill(ellipse(54 * math.cos(turn), -8 + 60 * math.sin(turn), 20), hair)
                back.fill(ellipse(0, -20, 56, 52), hair)
            case 1:  # a bun
                back.fill(ellipse(0, -66, 24, 20), hair)
                back.fill(ellipse(0, -10, 51, 58), hair)
            case 2:  # long hair
                back.fill(spline([(0, -68), (50, -40), (58, 40), (62, 96), (-62, 96), (-58, 40),
                                  (-50, -40)]), hair)  # fmt: skip
            case 3:  # a scarf round head and neck
                back.fill(spline([(0, -70), (52, -44), (56, 30), (40, 82), (-40, 82), (-56, 30),
                                  (-52, -44)]), rng.choice((MAPLE, "#8c2c3c", BRONZE)))  # fmt: skip
            case 4:  # a knitted cap
                back.fill(ellipse(0, -6, 49, 54), darker(skin, 0.2))
                back.fill(spline([(-52, -26), (-44, -64), (0, -80), (44, -64), (52, -26)]),
                          rng.choice((RUST, "#3f5a4c", GOLD)))  # fmt: skip
                back.fill(ellipse(0, -82, 12), CREAM)
            case _:
                back.fill(ellipse(0, -14, 50, 55), hair)
        for side in (-1, 1):
            back.fill(ellipse(side * 50, 2, 8, 12), darker(skin, 0.15))
    turn = rng.uniform(-9, 9)
    stick = math.radians(turn)
    low = x - math.sin(stick) * 116 * size, y + math.cos(stick) * 116 * size
    front.line(poly([(x, y + 40 * size), low], closed=False), "#d8a868", 6 * size)
    elbow = x + 62 * size, y + 200 * size
    sleeve = limb([elbow, (low[0] + 9 * size, low[1] + 6 * size)], [50 * size, 32 * size])
    front.fill(sleeve, coat, grad=linear(*low, *elbow, darker(coat, 0.5)))
    cuff = [(low[0] + 4 * size, low[1] + 18 * size), (low[0] + 20 * size, low[1] - 2 * size)]
    front.line(poly(cuff, closed=False), darker(coat, 0.5), 5 * size)
    _mask(front, x, y, size, turn, rng, tear=tear)
    _fist(front, low[0], low[1] - 22 * size, size * 0.95, skin)


def _crowd(scene: Scene) -> None:
    """Row behind row, the same smile."""
    rng = random.Random(31)
    for number, (y, size) in enumerate(rows(352, 890, 7, grow=1.27)):
        scale = size * 1.1
        back, front = scene.sheet(), scene.sheet()
        back.fill(rect(-20, y + 110 * scale, 840, 900), "#2c130e")
        step = 118 * scale
        x = -20 + (number % 2) * step * 0.5
        while x < 840:
            clear = number == 6 and abs(x - HIM[0]) < 112
            if not clear:
                px, py = x + rng.uniform(-7, 7) * scale, y + rng.uniform(-12, 12) * scale
                weeps = number == 5 and 170 < x < 290
                _person(back, front, px, py, scale, rng, tear=weeps)
            x += step
        air = ("#ffb457", max(0.0, 0.55 - number * 0.095))
        scene.add(back, relief=12 * scale, lo=0.5, hi=0.35, rim=0.9, rim_width=3 * scale + 0.6,
                  shadow=(0, -4, 9, 0.35), wobble=0.5, haze=air)  # fmt: skip
        scene.add(front, relief=7 * scale, lo=0.35, hi=0.35, rim=0.8, rim_width=2.6 * scale + 0.5,
                  shadow=(-5 * scale, 9 * scale, 9 * scale, 0.5), wobble=0.4, haze=air)  # fmt: skip


def _front_row(scene: Scene) -> None:
    """Two quite near, cut by the frame."""
    rng = random.Random(5)
    for x, y, size in ((92, 1046, 1.62), (770, 1010, 1.56)):
        back, front = scene.sheet(), scene.sheet()
        _person(back, front, x, y, size, rng, tear=False)
        scene.add(back, relief=24, lo=0.5, hi=0.35, rim=0.8, rim_width=4, shadow=(0, -6, 14, 0.5),
                  wobble=0.5)  # fmt: skip
        scene.add(front, relief=11, lo=0.38, hi=0.32, rim=0.8, rim_width=4, wobble=0.4,
                  shadow=(-9, 14, 14, 0.55))  # fmt: skip


def _fox(scene: Scene) -> None:
    """In the midst of them he stands in a grey coat; his moustache does not quite fit."""
    x, y, size = HIM
    scene.shine(x, y - 10, 200, "#ffb45c", 0.3)
    body = scene.sheet()
    with body.at(x, y, size):
        body.fill(spline([(-72, 300, 1), (-70, 104), (-34, 70), (34, 70), (70, 104), (72, 300, 1)]),
                  "#7c8a94", grad=linear(0, 70, 0, 250, "#3c4650"))  # fmt: skip
        body.line(poly([(0, 92), (0, 300)], closed=False), "#36404a", 2.4)
        for step in range(3):
            body.fill(ellipse(8, 128 + step * 44, 5), "#2c343c")
        for side in (-1, 1):
            body.fill(spline([(side * 4, 92), (side * 34, 68), (side * 42, 104), (side * 20, 124)]),
                      "#8e9ca6")  # fmt: skip
        body.fill(limb([(0, 40), (0, 78)], [32, 36]), "#d8a078")
        body.fill(poly([(-24, 70), (0, 100), (24, 70), (14, 60), (-14, 60)]), "#f4f0e4")
        body.fill(ellipse(0, -2, 45, 56), "#eab890")
        for side in (-1, 1):
            body.fill(ellipse(side * 46, 4, 9, 13), "#e0a478")
            for step in range(5):
                body.fill(ellipse(side * (44 + (step % 2) * 5), -20 + step * 10, 10, 9), SILVER)
    scene.add(body, relief=18, lo=0.5, hi=0.4, rim=1.0, rim_width=4, shadow=(-8, 10, 14, 0.6),
              wobble=0.4)  # fmt: skip
    lip = scene.sheet()
    with lip.at(x, y, size):
        lip.line(spline([(-13, 50), (0, 55), (13, 50)], closed=False), "#a8543c", 2.6)
        for side in (-1, 1):
            _wing(lip, side, 15)
    scene.add(lip, relief=6, lo=0.4, hi=0.4, rim=0.6, shadow=(0, 5, 5, 0.4), wobble=0.3)
    mask = scene.sheet()
    with mask.at(x, y, size, -4):
        for side in (-1, 1):
            mask.fill(poly([(side * 12, -46), (side * 46, -88), (side * 52, -26)]), "#f2761c")
            mask.fill(poly([(side * 24, -50), (side * 42, -74), (side * 45, -38)]), "#fff6e4")
        head = poly([(-54, -30), (-18, -48), (18, -48), (54, -30), (46, 4), (18, 24), (0, 36),
                     (-18, 24), (-46, 4)])  # fmt: skip
        mask.fill(head, "#fa8a2c", grad=linear(-40, -40, 44, 20, "#e0601c"))
        for side in (-1, 1):
            mask.fill(poly([(side * 54, -30), (side * 46, 4), (side * 18, 24), (0, 36), (0, 14),
                            (side * 22, -2)]), "#fff8ea")  # fmt: skip
            mask.line(poly([(side * 18, -48), (0, 14)], closed=False), "#b8481c", 1.4, 0.6)
            mask.fill(ellipse(side * 22, -14, 11, 9), "#2a120c")
            mask.fill(ellipse(side * 22, -13, 8.4, 6.2), "#fffaf0")
            mask.fill(ellipse(side * 22 + 2.4, -10.6, 4.2), "#3a5a78")
            mask.fill(ellipse(side * 22 + 3.4, -12.4, 1.5), "#ffffff")
            mask.line(spline([(side * 22 - 9, -7), (side * 22, -3.6), (side * 22 + 9, -7)],
                             closed=False), "#c87a4c", 1.6, 0.8)  # fmt: skip
            mask.line(poly([(side * 52, -20), (side * 66, -14)], closed=False), "#fff6e4", 2)
        mask.fill(ellipse(0, 33, 7.5, 5.5), "#241410")
    scene.add(mask, relief=6, lo=0.4, hi=0.35, rim=0.9, rim_width=3, shadow=(-5, 9, 8, 0.55),
              wobble=0.3)  # fmt: skip


def _dog(scene: Scene) -> None:
    """His dog has not been deceived for a moment."""
    rng = random.Random(3)
    body = scene.sheet()
    chest = spline([(470, 1230), (486, 1128), (522, 1080), (574, 1082), (606, 1130), (626, 1230)])
    body.fill(chest, "#e8d4b0", grad=linear(470, 0, 620, 0, "#9c6c3c"))
    for _ in range(260):
        x, y = rng.uniform(476, 620), rng.uniform(1086, 1210)
        body.fill(taper([(x, y), (x + rng.uniform(-5, 5), y + rng.uniform(14, 26))], [4, 0.6], 5),
                  rng.choice(("#fff4dc", "#b8854c", "#d8b07c")), 0.7, clip=chest)  # fmt: skip
    body.line(spline([(500, 1104), (548, 1128), (596, 1104)], closed=False), "#b8301c", 12)
    body.fill(ellipse(546, 1134, 9), GOLD)
    scene.add(body, relief=24, lo=0.5, hi=0.4, rim=0.8, shadow=(0, -4, 14, 0.5), wobble=0.6)
    head = scene.sheet()
    skull = spline([(596, 1088), (604, 1040), (580, 1006), (544, 996), (520, 976), (494, 958),
                    (478, 964), (478, 984), (492, 1010), (502, 1044), (524, 1084),
                        (560, 1104)])  # fmt: skip
    head.fill(skull, "#f0dcb8", grad=linear(480, 0, 604, 0, "#c09058"))
    head.fill(spline([(560, 1002), (592, 1014), (602, 1046), (584, 1062), (556, 1040)]), "#a8683c",
              clip=skull)  # fmt: skip
    for _ in range(200):
        x, y = rng.uniform(490, 600), rng.uniform(980, 1096)
        head.fill(taper([(x, y), (x + rng.uniform(6, 14), y + rng.uniform(6, 14))], [3, 0.5], 4),
                  rng.choice(("#fff6e4", "#c89a60")), 0.5, clip=skull)  # fmt: skip
    head.fill(spline([(498, 1036), (488, 1052), (496, 1074), (512, 1072), (520, 1054)]), "#e8606c")
    head.line(
        spline([(482, 986), (500, 1016), (506, 1042), (524, 1050)], closed=False), "#3a1c14", 4
    )
    head.fill(ellipse(480, 967, 13, 11, -40), "#1c0e0c")
    head.fill(ellipse(476, 962, 3.4), "#fff0d8")
    head.fill(ellipse(540, 1016, 11, 11), "#fffaf0")
    head.fill(ellipse(537, 1013, 8), "#2a140e")
    head.fill(ellipse(534, 1009, 2.8), "#ffffff")
    head.fill(spline([(574, 1012), (606, 1020), (636, 1060), (626, 1104), (600, 1096),
        (588, 1060)]),
              "#8a5028", grad=linear(580, 0, 640, 0, "#5c3018"))  # fmt: skip
    scene.add(head, relief=20, lo=0.45, hi=0.4, rim=0.9, rim_width=4, shadow=(-6, 10, 10, 0.5),
              wobble=0.4)  # fmt: skip


def _leaves(scene: Scene) -> None:
    """Some are falling."""
    rng, sheet = random.Random(19), scene.sheet()
    for _ in range(34):
        x, y, size = rng.uniform(0, 800), rng.uniform(40, 1150), rng.uniform(9, 20)
        if math.hypot(x - HIM[0], y - HIM[1]) < 130:
            continue
        tone, spin = rng.choice((MAPLE, GOLD, RUST, "#e8501c")), rng.uniform(0, 360)
        with sheet.at(x, y, size / 10, spin):
            for step in range(5):
                turn = math.radians(-150 + step * 30)
                long = 11 - abs(step - 2) * 1.6
                sheet.fill(leaf((0, 0), (long * math.cos(turn), long * math.sin(turn)), 5.4), tone)
            sheet.line(poly([(0, 0), (0, 8)], closed=False), tone, 1.2)
    scene.add(sheet, relief=3, lo=0.4, hi=0.5, rim=0.8, shadow=(4, 9, 7, 0.35), wobble=0.3)
    page = scene.page
    low = smoothstep(980, 1200, page.y) * 0.5
    scene.multiply(np.asarray(low, np.float32), "#6a2c1c")
    high = downwards(page, 420, 180)
    scene.tint(np.clip(high, 0, 1) * smoothstep(420, 120, page.distance(*SUN)) * 0.25, "#ffe09a")
