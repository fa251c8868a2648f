"""A small girl pulls at a carrot that is, underground, the tower of a whole town."""

import math
import random
from typing import Any

import numpy as np

from pinxit_atelier.animals import beetle
from pinxit_atelier.engine import (
    Brush,
    Colour,
    Look,
    Page,
    Palette,
    Path,
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
    sample,
    smoothstep,
    spline,
    taper,
    union,
    vary,
)
from pinxit_atelier.gesture import Look as Person
from pinxit_atelier.gesture import Stage
from pinxit_atelier.pen import dots

ORANGE, RUST, LOAM, GOLD, GREEN = "#f07c1c", "#b5430f", "#2e1c14", "#ffd460", "#5c9a34"
GROUND = 366
TIP = 424, 1118
CROWN = 416  # the carrot's middle at the ground
SMALL = (  # rooms and balconies where much is to be seen, and how far they reach
    (416, 560, 170), (416, 860, 120), (118, 560, 100), (90, 835, 90), (640, 870, 80),
    (680, 1040, 120), (206, 985, 80), (440, 1100, 70), (90, 1096, 70),
)  # fmt: skip
Point2 = tuple[float, float]


def paint(page: Page) -> Scene:
    """Paint the garden, cut the earth open, hang the carrot in it, and let everyone look out."""
    scene = Scene(page, 646, light=(400, 640, 230), glow="#ffd890", shade="#1a0c0c", reach=620,
                  felt=0.6)  # fmt: skip
    _morning(scene)
    _earth(scene)
    _roots(scene)
    _last_year(scene)
    _burrows(scene)
    _carrot(scene)
    _windows(scene)
    _balconies(scene)
    _clock(scene)
    _holding_on(scene)
    _grass(scene)
    _girl(scene)
    for x, y, size in ((410, 560, 240), (414, 740, 200), (420, 900, 150)):
        scene.shine(x, y, size, "#ff9c2c", 0.16)
    scene.motes(110, "#ffdf8a", (120, 400, 700, 1150), size=(0.5, 2.0), strength=0.7)
    scene.focus(250, 220, 190)
    scene.focus(416, 620, 300, 0.8)
    for x, y, wide in SMALL:
        scene.exact(ellipse(x, y, wide, wide), 0.75)
    return scene.finish(
        Look(
            brush=Brush(detail=0.6, exact=0.04), vignette=0.36, bloom=0.24, contrast=1.08,
            palette=Palette(
                colours=("#e0842c", "#2a1a16", "#7fa64a", "#e8e0c4", "#7a9cae"),
                mother="#c8a070", accent="#c4452f", quiet=0.2,
            ),
            masses=0.25, shadows="#2a1830", lights="#c0a060", split=0.08,
        )
    )  # fmt: skip


def _side(y: float) -> float:
    """Return half the carrot's width at a height."""
    part = min(1.0, max(0.0, (y - GROUND) / (TIP[1] - GROUND)))
    return 150 * (1 - part) ** 0.62 * (0.90 + 0.16 * min(1, part * 9)) + 2


def _middle(y: float) -> float:
    part = (y - GROUND) / (TIP[1] - GROUND)
    return CROWN + (TIP[0] - CROWN) * part + 12 * math.sin(part * 5.5)


def _body() -> Path:
    steps = [GROUND - 14 + (TIP[1] - GROUND + 14) * step / 40 for step in range(41)]
    left = [(_middle(y) - _side(y) + 4 * math.sin(y / 23), y) for y in steps]
    right = [(_middle(y) + _side(y) + 4 * math.sin(y / 19 + 2), y) for y in steps]
    left[0], right[0] = (left[0][0] + 42, left[0][1]), (right[0][0] - 42, right[0][1])
    return spline([*left, (TIP[0], TIP[1] + 26, 1), *reversed(right)])


def _morning(scene: Scene) -> None:
    page = scene.page
    where = (page.y / GROUND + 0.06 * page.noise(3, 180, 4)).astype(np.float32)
    scene.backdrop(
        [(0, "#a8d2d4"), (0.5, "#e2e6c4"), (0.85, "#fbe6b4"), (1.1, "#f6cf8c")], where, amount=0.06
    )
    rng = random.Random(4)
    for depth, (tone, base) in enumerate((("#b9cfa4", 300), ("#8fb878", 330))):
        hedge = scene.sheet()
        for _ in range(150):
            x = rng.uniform(-20, 820)
            y = base + rng.uniform(-30, 30) - 18 * math.sin(x / 90 + depth)
            hedge.fill(
                ellipse(x, y, rng.uniform(14, 28), rng.uniform(10, 20)), vary(tone, rng, 0.07)
            )
        hedge.fill(rect(-10, base, 820, 100), tone)
        scene.add(
            hedge,
            relief=9,
            lo=0.35,
            hi=0.3,
            rim=0.3,
            rim_colour="#fff6d8",
            light=(120, -100, 300),
            wobble=1.6,
            haze=("#f4ecc8", 0.45 - depth * 0.2),
        )
    fence = scene.sheet()
    for number in range(21):
        x = number * 42 - 16 + rng.uniform(-3, 3)
        fence.fill(
            poly(
                [
                    (x, 352),
                    (x, 268 + rng.uniform(-4, 4)),
                    (x + 8, 258),
                    (x + 16, 268),
                    (x + 16, 352),
                ]
            ),
            vary("#f4ecd8", rng, 0.04),
        )
    for y in (286, 328):
        fence.fill(rect(-10, y, 820, 8), "#e2d4b8")
    scene.add(
        fence,
        relief=3,
        lo=0.4,
        hi=0.3,
        rim=0.3,
        light=(120, -100, 300),
        shadow=(5, 3, 5, 0.3),
        wobble=1,
        haze=("#f4e8c4", 0.22),
    )


def _earth(scene: Scene) -> None:
    """Dark loam: quiet, but never empty."""
    page, rng = scene.page, random.Random(8)
    line = (
        [(-20, 372, 1)]
        + [(x, GROUND + 8 * math.sin(x / 70) + rng.uniform(-4, 4)) for x in range(20, 800, 40)]
        + [(820, 370, 1)]
    )
    soil = scene.sheet()
    soil.fill(
        spline([*line, (820, 1230, 1), (-20, 1230, 1)]),
        "#4a2e1e",
        grad=linear(0, GROUND, 0, 1200, "#170d0d"),
    )
    scene.add(
        soil, relief=14, lo=0.3, hi=0.3, wobble=2.4, amount=0.18, hue=0.04, shadow=(0, -4, 8, 0.4)
    )
    glow = np.exp(-(page.distance(410, 700, 250, 430) ** 2)) * smoothstep(
        GROUND, GROUND + 60, page.y
    )
    scene.tint((glow * 0.34).astype(np.float32), "#b5601f")
    bits = scene.sheet()
    for _ in range(1500):
        x, y = rng.uniform(-10, 810), GROUND + 14 + 830 * rng.random()
        size = rng.uniform(0.8, 3.4)
        near = math.exp(-(((x - 415) / 230) ** 2))
        tone = mix(
            rng.choice(("#170d0c", "#5c3a26", "#3a2418")), "#c8762c", near * 0.35 * rng.random()
        )
        bits.fill(ellipse(x, y, size * 1.3, size, rng.uniform(0, 90)), tone, 0.75)
    for _ in range(90):  # pebbles
        x, y = rng.uniform(-10, 810), GROUND + 40 + 790 * rng.random()
        size = rng.uniform(4, 12)
        bits.fill(
            ellipse(x, y, size * 1.25, size * 0.85, rng.uniform(-30, 30)),
            vary(rng.choice(("#6a5848", "#4c4440", "#7a6650")), rng, 0.15),
        )
    scene.add(
        bits, relief=4, lo=0.6, hi=0.6, rim=0.5, rim_width=1.6, shadow=(2, 4, 3, 0.5), wobble=0.6
    )
    for number in range(9):  # worm lines
        x, y = rng.uniform(20, 780), rng.uniform(470, 1160)
        if abs(x - 415) < 190:
            continue
        worm = [(x + step * 17, y + 9 * math.sin(step * 1.4 + number)) for step in range(6)]
        sheet = scene.sheet()
        sheet.fill(limb(worm, [4, 7, 7, 7, 6, 3]), "#c0787c")
        for px, py, way_x, way_y in sample(worm, 22):
            sheet.line(
                poly(
                    [(px - way_y * 3, py + way_x * 3), (px + way_y * 3, py - way_x * 3)],
                    closed=False,
                ),
                "#8a4a54",
                0.8,
                0.6,
            )
        scene.add(sheet, relief=3, lo=0.5, hi=0.5, rim=0.4, shadow=(1, 3, 3, 0.5), wobble=0.4)


def _roots(scene: Scene) -> None:
    """They hold on like hands."""
    rng = random.Random(15)
    sheet = scene.sheet()
    for number in range(22):
        y = 430 + number * 31 + rng.uniform(-8, 8)
        side = -1 if number % 2 else 1
        x = _middle(y) + side * (_side(y) - 8)
        long = rng.uniform(46, 104)
        wrist = x + side * long, y + long * rng.uniform(0.1, 0.5)
        sheet.fill(
            taper([(x, y), ((x + wrist[0]) / 2, (y + wrist[1]) / 2 - 7), wrist], [10, 6, 4]),
            "#d08a48",
        )
        for finger in range(5):
            turn = math.radians(20 + finger * 24 - 44)
            reach = rng.uniform(16, 34)
            knuckle = (
                wrist[0] + side * reach * 0.6 * math.cos(turn),
                wrist[1] + reach * 0.6 * math.sin(turn),
            )
            end = (
                knuckle[0] + side * reach * 0.5 * math.cos(turn + 0.9),
                knuckle[1] + reach * 0.5 * math.sin(turn + 0.9),
            )
            sheet.fill(taper([wrist, knuckle, end], [4, 3, 0.8]), "#c07c40")
    scene.add(
        sheet, relief=3, lo=0.6, hi=0.5, rim=0.6, rim_width=1.8, shadow=(2, 5, 4, 0.55), wobble=1
    )


def _last_year(scene: Scene) -> None:
    """A carrot-shaped hole, empty but for a chair."""
    hole = spline(dots("650,372! 668,440 682,560 700,690 722,790 738,700 752,560 766,440 782,372!"))
    sheet = scene.sheet()
    sheet.fill(hole, "#0a0608", grad=linear(0, 372, 0, 780, "#1c1012"))
    scene.add(sheet, relief=6, lo=0.3, hi=0.2, wobble=2, amount=0.1)
    lip = scene.sheet()
    lip.line(hole, "#7a4a2c", 3, 0.7)
    for y in (440, 520, 600):  # where the floors were
        half = (760 - y) * 0.13
        lip.line(poly([(718 - half, y), (718 - half + 18, y)], closed=False), "#8a5c34", 4)
        lip.line(poly([(718 + half - 14, y + 8), (718 + half, y + 8)], closed=False), "#8a5c34", 4)
    wood = "#c08a4a"
    x, y = 718, 640
    lip.fill(rect(x - 36, y, 72, 6), "#7a5430")
    lip.fill(poly([(x - 20, y - 30), (x + 18, y - 30), (x + 22, y - 24), (x - 22, y - 24)]), wood)
    for px in (x - 20, x + 14):
        lip.fill(rect(px, y - 26, 5, 26), wood)
    for px in (x - 18, x + 12):
        lip.fill(rect(px, y - 72, 5, 44), darker(wood, 0.2))
    for py in (y - 70, y - 56, y - 42):
        lip.fill(rect(x - 16, py, 31, 5), wood)
    scene.add(lip, relief=2, lo=0.5, hi=0.5, rim=0.5, shadow=(2, 4, 4, 0.5), wobble=0.8)


def _mole(
    sheet: Sheet,
    x: float,
    y: float,
    size: float,
    *,
    flip: bool = False,
    hat: str = "",
    wave: bool = False,
    coat: Colour = "#5c4a8a",
) -> None:
    """A mole from the waist up: velvet, pink nose, pink hands."""
    fur = "#8a7880"
    with sheet.at(x, y, size, flip=flip):
        sheet.fill(spline([(-15, 0), (-14, -20), (-8, -34), (8, -34), (14, -20), (15, 0)]), coat)
        sheet.fill(
            spline(dots("-11,-28 -12,-46 0,-58 11,-50 18,-42 26,-38 18,-31 6,-26")),
            fur,
            grad=linear(0, -58, 0, -22, "#4c3e48"),
        )
        sheet.fill(ellipse(26, -38, 4.4, 3.6), "#f2909c")
        sheet.fill(ellipse(9, -45, 3), "#120a0c")
        sheet.fill(ellipse(8.2, -46, 1.1), "#ffffff")
        for dy in (-2, 2):
            sheet.line(
                poly([(20, -36 + dy), (30, -33 + dy * 2)], closed=False), "#e2d2c8", 0.7, 0.8
            )
        arm = [(11, -22), (24, -36), (24, -56)] if wave else [(10, -20), (19, -12), (24, -6)]
        sheet.fill(limb(arm, [8, 7, 6]), darker(coat, 0.2))
        sheet.fill(ellipse(*arm[-1], 5.4), "#f2a0a0")
        if wave:
            sheet.fill(
                spline([(24, -56, 1), (34, -70), (44, -64), (52, -74), (50, -58), (40, -52)]),
                "#fffaf0",
            )
        match hat:
            case "top":
                sheet.fill(rect(-10, -76, 19, 20, 2), "#241c24")
                sheet.fill(rect(-16, -58, 31, 4, 2), "#241c24")
                sheet.fill(rect(-10, -64, 19, 5), "#b3382c")
            case "bonnet":
                sheet.fill(
                    spline([(-16, -34), (-17, -54), (-4, -66), (8, -60), (2, -48), (-4, -34)]),
                    "#fff3dc",
                )
                for px, py in ((9, -59), (5, -53), (2, -47), (-1, -41), (-4, -35)):
                    sheet.fill(ellipse(px, py, 3.6), "#fffdf4")
                sheet.line(spline([(-4, -34), (0, -27), (6, -25)], closed=False), "#c8392c", 2.4)
            case "cap":
                sheet.fill(
                    spline(
                        [(-11, -50, 1), (-8, -62), (6, -62), (13, -51, 1), (24, -50), (12, -47)]
                    ),
                    "#2f5a6a",
                )
            case "veil":
                sheet.fill(
                    spline(dots("-6,-60 -20,-50 -34,-20 -46,6 -20,8 -10,-20 -8,-44")),
                    "#fffdf6",
                    0.9,
                )
                for number in range(5):
                    sheet.fill(
                        ellipse(-8 + number * 4.4, -59 + abs(number - 2), 3.4),
                        ("#fff6f0", "#f6b8c0")[number % 2],
                    )


HOMES: list[tuple[float, float, float, float, bool, str]] = [
    (118, 570, 84, 66, False, "granny"),
    (190, 716, 40, 34, False, "beetle"),
    (88, 836, 76, 58, False, "bed"),
    (206, 988, 56, 46, False, "packed"),
    (640, 874, 62, 50, True, "cap"),
    (676, 1040, 104, 72, True, "family"),
    (90, 1108, 58, 44, False, "pantry"),
]  # middle, half axes, whether the way out is at the left, and who lives there


def _burrows(scene: Scene) -> None:
    """Short tunnels to both sides; everybody has come to the door, or has not noticed."""
    for x, y, wide, high, flip, kind in HOMES:
        way = -1 if flip else 1
        tunnel = scene.sheet()
        bore_at = y + high * 0.35
        reach = _middle(bore_at) - way * _side(min(bore_at, TIP[1])) if y < 1090 else x + 150
        bore = limb([(x, bore_at), ((x + reach) / 2, bore_at + 8), (reach, bore_at)], [26, 20, 18])
        room = spline(
            [
                (x - wide, y + high * 0.35),
                (x - wide * 0.86, y - high * 0.45),
                (x - wide * 0.3, y - high),
                (x + wide * 0.4, y - high * 0.95),
                (x + wide * 0.92, y - high * 0.3),
                (x + wide * 0.96, y + high * 0.45),
                (x + wide * 0.5, y + high * 0.9),
                (x - wide * 0.6, y + high * 0.9),
            ]
        )
        for path in (bore, room):
            tunnel.line(path, "#7a4420", 4, 0.8)
            tunnel.fill(path, "#2a140c")
        tunnel.fill(room, "#f2a84a", grad=radial(x, y - high * 0.4, wide * 1.15, "#6a3216"))
        scene.add(tunnel, relief=9, lo=-0.5, hi=0.2, wobble=1.4, amount=0.14)
        inside, floor = scene.sheet(), y + high * 0.55
        with inside.inside(room):
            inside.fill(rect(x - wide, floor, wide * 2, high), "#4a2816")
            inside.fill(ellipse(x, floor + 4, wide * 0.5, 6), "#a8442c", 0.8)
            _household(inside, kind, x, floor, way)
        lamp = x - way * wide * 0.1, y - high * 0.66
        inside.line(poly([(lamp[0], y - high), lamp], closed=False), "#d9a860", 1.6)
        inside.fill(ellipse(*lamp, 6, 7), "#fff0a8")
        scene.add(
            inside,
            relief=4,
            lo=0.5,
            hi=0.5,
            rim=0.6,
            rim_width=1.8,
            shadow=(2, 4, 4, 0.5),
            wobble=0.4,
            light=(*lamp, 70),
        )
        scene.shine(*lamp, wide * 0.8, "#ffc860", 0.5)


def _household(sheet: Sheet, kind: str, x: float, floor: float, way: int) -> None:
    """What one finds in a burrow."""
    wood, flip = "#8a5430", way < 0
    match kind:
        case "granny":  # books, a stove, a chair that rocks
            for shelf in (0, 1):
                sheet.fill(rect(x - 66, floor - 62 + shelf * 24, 40, 4), wood)
                for number in range(6):
                    tall = 10 + number * 7 % 5
                    sheet.fill(
                        rect(x - 64 + number * 6, floor - 62 + shelf * 24 - tall, 5, tall),
                        ("#c8392c", "#4f8a5c", "#e8b84a", "#4f6a9a")[(number + shelf) % 4],
                    )
            sheet.line(
                spline([(x - 28, floor + 2), (x, floor + 8), (x + 28, floor + 2)], closed=False),
                wood,
                5,
            )
            sheet.fill(rect(x - 24, floor - 62, 44, 64, 12), darker(wood, 0.25))
            _mole(sheet, x, floor + 4, 1.35, hat="bonnet", wave=True, coat="#a8524c")
        case "beetle":
            beetle(sheet, x - 4, floor - 14, 0.5, colours=("#8a2c3c",), horns=False)
            cloth = [(x + 10, floor - 30, 1), (x + 18, floor - 42), (x + 32, floor - 40)]
            sheet.fill(spline([*cloth, (x + 28, floor - 28)]), "#fffaf0")
        case "bed":  # and one is still asleep
            sheet.fill(rect(x - 62, floor - 44, 8, 46, 3), wood)
            sheet.fill(rect(x + 48, floor - 28, 8, 30, 3), wood)
            sheet.fill(rect(x - 58, floor - 14, 110, 14, 4), "#e8d4b0")
            sheet.fill(ellipse(x - 40, floor - 18, 20, 11), "#fffaf0")
            sheet.fill(ellipse(x - 32, floor - 24, 17, 14), "#8a7880")
            sheet.fill(ellipse(x - 14, floor - 22, 4.6, 4), "#f2909c")
            shut = [(x - 30, floor - 25), (x - 26, floor - 22), (x - 22, floor - 25)]
            sheet.line(spline(shut, closed=False), "#1c0e12", 2)
            quilt = spline(
                [(x - 22, floor - 6, 1), (x - 16, floor - 26), (x + 10, floor - 34),
                 (x + 40, floor - 26), (x + 52, floor - 8, 1)]
            )  # fmt: skip
            sheet.fill(quilt, "#4f6a9a")
            for number in range(5):
                patch = rect(x - 14 + number * 13, floor - 26 + number % 2 * 10, 10, 9, 2)
                sheet.fill(patch, ("#e8b84a", "#c8604c", "#fff3dc")[number % 3], 0.9, clip=quilt)
        case "packed":  # ready since last night
            _suitcase(sheet, x - 28, floor + 2, 1.3, "#a8623c")
            _suitcase(sheet, x - 28, floor - 24, 1.0, "#4f7a6a")
            _mole(sheet, x + 12, floor + 4, 1.05, hat="top", wave=True, coat="#5c4a8a")
        case "cap":
            sheet.fill(rect(x + 20, floor - 22, 34, 5, 2), wood)
            sheet.fill(rect(x + 24, floor - 18, 4, 20), wood).fill(
                rect(x + 46, floor - 18, 4, 20), wood
            )
            sheet.fill(rect(x + 30, floor - 32, 14, 10, 3), "#e8e0d0")
            _mole(sheet, x - 8, floor + 4, 1.15, flip=flip, hat="cap", wave=True, coat="#4f7a5c")
        case "family":
            _mole(sheet, x + 34, floor + 2, 1.35, flip=flip, hat="top", wave=True, coat="#8a5c34")
            _mole(sheet, x - 16, floor + 4, 1.2, flip=flip, hat="bonnet", coat="#a8524c")
            for dx, size, coat in ((-52, 0.7, "#4f7a5c"), (-78, 0.55, "#e8b84a")):
                _mole(sheet, x + dx, floor + 6, size, flip=flip, wave=True, coat=coat)
            sheet.fill(rect(x + 66, floor - 40, 5, 42), wood)
            sheet.fill(rect(x + 60, floor - 44, 30, 6, 2), wood)
        case _:  # a pantry, and nobody
            for shelf in (0, 1):
                sheet.fill(rect(x - 44, floor - 30 + shelf * 26, 88, 4), wood)
                for number in range(6):
                    px, py = x - 36 + number * 14, floor - 30 + shelf * 26
                    tone = ("#c8392c", "#7aa83c", "#e8b84a", "#f07c1c")[(number + shelf) % 4]
                    sheet.fill(rect(px - 5, py - 14, 10, 14, 3), tone)
                    sheet.fill(rect(px - 4, py - 17, 8, 4, 1), "#f4e6d0")


def _suitcase(sheet: Sheet, x: float, y: float, size: float, tone: Colour) -> None:
    """A suitcase that stands on y: handle, straps, corners, and where it has been."""
    with sheet.at(x, y, size):
        handle = spline([(-7, -21, 1), (-6, -28), (6, -28), (7, -21, 1)], closed=False)
        sheet.line(handle, "#2a1408", 3.4)
        sheet.fill(rect(-18, -22, 36, 22, 4), tone, grad=linear(0, -22, 0, 0, darker(tone, 0.3)))
        for strap in (-11, 7):
            sheet.fill(rect(strap, -22, 4.4, 22), "#f0d8a0")
            sheet.fill(rect(strap - 0.6, -13, 5.6, 4, 1), "#8a5a20")
        for cx, cy in ((-15, -19), (15, -19), (-15, -3), (15, -3)):
            sheet.fill(ellipse(cx, cy, 3), "#f0d8a0")
        sheet.fill(ellipse(0, -8, 4), "#fffaf0").fill(ellipse(0, -8, 2), "#4f8ab0")
        sheet.line(rect(-18, -22, 36, 22, 4), darker(tone, 0.6), 1.4)


def _carrot(scene: Scene) -> None:
    body, rng = _body(), random.Random(23)
    hairs = scene.sheet()
    for _ in range(140):
        y = rng.uniform(400, 1090)
        side = rng.choice((-1, 1))
        x = _middle(y) + side * (_side(y) - 2)
        hairs.fill(
            taper(
                [(x, y), (x + side * rng.uniform(8, 26), y + rng.uniform(-4, 18))], [2.4, 0.4], 6
            ),
            "#d9843c",
            0.85,
        )
    scene.add(hairs, wobble=0.8)
    sheet = scene.sheet()
    sheet.fill(body, ORANGE, grad=linear(260, 0, 580, 0, "#d05a10"))
    with sheet.inside(body):
        for _ in range(150):  # creases
            y = 380 + 720 * rng.random()
            half = _side(y)
            start = _middle(y) + rng.uniform(-1, 0.6) * half
            long = half * rng.uniform(0.2, 0.8)
            crease = [(start, y), (start + long / 2, y + 5), (start + long, y + rng.uniform(-3, 4))]
            sheet.fill(taper(crease, [0.4, rng.uniform(1.6, 4), 0.4], 10), RUST, 0.6)
            sheet.fill(
                taper([(px, py + 3.4) for px, py in crease], [0.3, 2, 0.3], 10), "#ffb860", 0.6
            )
        for _ in range(900):
            y = rng.uniform(370, 1110)
            x = _middle(y) + rng.uniform(-1, 1) * _side(y)
            sheet.fill(
                taper(
                    [(x, y), (x + rng.uniform(-2, 2), y + rng.uniform(8, 26))],
                    [rng.uniform(0.6, 1.8), 0.3],
                    6,
                ),
                rng.choice(("#ffa648", "#c8500f", "#ff9030")),
                0.35,
            )
    scene.add(
        sheet,
        relief=64,
        lo=0.55,
        hi=0.55,
        rim=0.5,
        rim_width=4,
        shadow=(0, 8, 24, 0.75),
        wobble=1.6,
        bump=0.8,
        light=(330, 520, 260),
    )


def _arch(x: float, y: float, wide: float, high: float) -> Path:
    """An arched opening that stands on y."""
    return spline(
        [
            (x - wide, y, 1),
            (x - wide, y - high * 0.55),
            (x - wide * 0.7, y - high * 0.9),
            (x, y - high),
            (x + wide * 0.7, y - high * 0.9),
            (x + wide, y - high * 0.55),
            (x + wide, y, 1),
        ]
    )


FLOORS: list[tuple[float, tuple[float, ...]]] = [
    (462, (-96, -48, 52, 98)), (556, (-92, 92)), (690, (-66, 66)),
    (806, (-44, 46)), (884, (-42,)), (952, (4,)),
]  # fmt: skip


def _windows(scene: Scene) -> None:
    """Arched, lit, with somebody in most of them; and a spiral stair behind glass."""
    _stair(scene)
    rng = random.Random(33)
    number = 0
    for y, places in FLOORS:
        for off in places:
            x, size = _middle(y) + off, 1.0 if y < 700 else 0.86
            path = _arch(x, y, 17 * size, 46 * size)
            sheet = scene.sheet()
            sheet.fill(_arch(x, y + 5, 23 * size, 58 * size), "#a83c0c")
            scene.add(sheet, relief=4, lo=0.7, hi=0.5, rim=0.6, rim_width=1.8, wobble=0.6)
            pane = scene.sheet()
            pane.fill(path, "#fff0a0", grad=radial(x, y - 26 * size, 38 * size, "#f2a02c"))
            with pane.inside(path):
                if number % 3 == 0:
                    _mole(
                        pane,
                        x - 3,
                        y + 12,
                        0.74 * size,
                        flip=off > 0,
                        hat=("cap", "bonnet", "top")[number % 2],
                        coat="#6a4a3c",
                    )
                elif number % 3 == 1:
                    beetle(
                        pane,
                        x,
                        y - 8,
                        0.34 * size,
                        colours=(rng.choice(("#2c6a5c", "#8a2c3c", "#3c4a8a")),),
                        horns=False,
                    )
                else:
                    for side in (-1, 1):
                        pane.fill(
                            leaf(
                                (x + side * 17 * size, y - 46 * size), (x + side * 12 * size, y), 15
                            ),
                            "#b3382c",
                            0.9,
                        )
            pane.line(poly([(x, y), (x, y - 46 * size)], closed=False), "#8a3c10", 1.8, 0.5)
            scene.add(pane, relief=2, lo=0.2, hi=0.2, amount=0.04, wobble=0.4)
            scene.shine(x, y - 22 * size, 48 * size, "#ffc03c", 0.36)
            number += 1


def _stair(scene: Scene) -> None:
    """A glass front, and in it the stair that the bride comes down."""
    x, top, foot = _middle(600), 508, 672
    glass = rect(x - 53, top, 106, foot - top, 46)
    sheet = scene.sheet()
    sheet.fill(rect(x - 61, top - 8, 122, foot - top + 14, 52), "#a83c0c")
    scene.add(sheet, relief=5, lo=0.7, hi=0.5, rim=0.6, rim_width=2, wobble=0.6)
    inner = scene.sheet()
    inner.fill(glass, "#fff6c4", grad=linear(0, top, 0, foot, "#f0a236"))
    with inner.inside(glass):
        inner.fill(rect(x - 4, top, 8, foot - top), "#c07c34")
        steps = []
        for step in range(49):
            part = step / 48
            turn = part * math.tau * 1.75 + 0.6
            place = x + 46 * math.cos(turn), top + 20 + part * (foot - top - 22)
            steps.append((*place, math.sin(turn) < 0))
        for hidden in (True, False):
            tone: Colour = "#f2c478" if hidden else "#a85a20"
            for px, py, behind in steps:
                if behind == hidden:
                    inner.fill(poly([(x, py - 1), (px, py - 4), (px, py + 2), (x, py + 3)]), tone)
                    inner.line(poly([(px, py - 2), (px, py - 15)], closed=False), tone, 1.2, 0.8)
                    inner.fill(ellipse(px, py - 15, 2.2), tone)
    inner.line(glass, "#ffe9a8", 2.4, 0.9)
    scene.add(inner, relief=3, lo=0.2, hi=0.2, amount=0.04, wobble=0.4)
    scene.shine(x, 590, 90, "#ffc03c", 0.4)
    bride = scene.sheet()
    with bride.inside(glass):
        _bride(bride, x + 2, 660)
    scene.add(bride, relief=5, lo=0.4, hi=0.3, rim=0.5, shadow=(3, 4, 5, 0.5), wobble=0.3)


def _bride(sheet: Sheet, x: float, y: float) -> None:
    """In white, her train on the stair behind her, her flowers before her."""
    with sheet.at(x, y, 1.12):
        veil = spline(dots("0,-98 -18,-96 -30,-72 -36,-40 -46,-6 -30,2 -16,-30 -8,-60"))
        sheet.fill(veil, "#ffffff", 0.9)
        sheet.line(veil, "#d0b8c0", 1.4, 0.8)
        gown = spline(dots("-9,-54! 11,-54! 14,-36 26,-8 32,4! -34,4! -24,-10 -13,-36"))
        sheet.fill(gown, "#fffdf8", grad=linear(-20, -40, 30, 4, "#e2ccd8"))
        for fold in (-18, -6, 6, 18):
            sheet.line(
                spline([(fold * 0.3, -40), (fold * 0.8, -14), (fold * 1.2, 3)], closed=False),
                "#c4a4b8",
                1.8,
                0.8,
            )
        for number in range(9):  # lace
            sheet.fill(ellipse(-32 + number * 8, 3, 5, 4), "#fffdf8")
        sheet.line(poly([(-10, -40), (13, -40)], closed=False), "#f0a0b0", 4)
        sheet.fill(
            spline(dots("-11,-56 -13,-76 0,-89 12,-80 20,-71 29,-66 20,-59 6,-53")),
            "#7c6a74",
            grad=linear(0, -88, 0, -52, "#43363f"),
        )
        sheet.fill(ellipse(29, -66, 4.6, 3.8), "#f2909c")
        sheet.fill(ellipse(9, -74, 3.2), "#120a0c").fill(ellipse(8.2, -75.2, 1.2), "#ffffff")
        for number in range(6):
            spot = -13 + number * 5, -84 - 6 * math.sin((number + 0.5) * math.pi / 6)
            sheet.fill(ellipse(*spot, 4), ("#f07890", "#fff6f0")[number % 2])
        sheet.fill(limb([(6, -46), (18, -38), (24, -42)], [8, 7, 6]), "#fff6f2")
        sheet.fill(ellipse(25, -43, 5), "#f2a0a0")
        sheet.fill(leaf((26, -42), (30, -22), 8), "#5c9a34")
        for dx, dy in ((0, 0), (8, -2), (4, -8), (-4, -6), (10, -9), (3, 5)):
            sheet.fill(ellipse(26 + dx, -47 + dy, 4.2), ("#d8283c", "#f6b8c0")[dx % 3 == 0])


def _balconies(scene: Scene) -> None:
    """Packed and waving, or holding on; and the laundry still out."""
    for y, off, wide in ((480, 116, 136), (716, -82, 124), (868, 40, 104)):
        x = _middle(y) + off
        people = scene.sheet()
        flip = off < 0
        _mole(
            people,
            x - 18,
            y + 4,
            1.06 * wide / 110,
            flip=flip,
            hat="top",
            wave=True,
            coat="#4f6a9a",
        )
        _mole(
            people,
            x + 22,
            y + 4,
            1.0 * wide / 110,
            flip=flip,
            hat="bonnet",
            wave=y != 706,
            coat="#c8604c",
        )
        scene.add(
            people,
            relief=4,
            lo=0.5,
            hi=0.5,
            rim=0.9,
            rim_width=1.8,
            shadow=(3, 4, 4, 0.5),
            wobble=0.4,
        )
        rail = scene.sheet()
        rail.fill(
            spline(
                [
                    (x - wide / 2, y - 2, 1),
                    (x + wide / 2, y - 2, 1),
                    (x + wide / 2 - 12, y + 12),
                    (x, y + 20),
                    (x - wide / 2 + 12, y + 12),
                ]
            ),
            "#8a3c10",
        )
        for number in range(12):
            px = x - wide / 2 + 4 + number * (wide - 8) / 11
            rail.line(poly([(px, y), (px, y - 22)], closed=False), "#5c2408", 2.4)
        rail.line(
            poly([(x - wide / 2, y - 23), (x + wide / 2, y - 23)], closed=False), "#d9843c", 4.4
        )
        scene.add(
            rail,
            relief=3,
            lo=0.6,
            hi=0.6,
            rim=0.8,
            rim_width=1.6,
            shadow=(2, 6, 6, 0.55),
            wobble=0.4,
        )
        bags = scene.sheet()  # on the parapet, ready
        for side, tone, size in ((-1, "#b5502c", 1.0), (1, "#3f7a7a", 0.9)):
            _suitcase(bags, x + side * (wide / 2 - 8), y - 24, size * wide / 104, tone)
        _suitcase(bags, x + wide / 2 - 10, y - 24 - 20 * wide / 104, 0.68 * wide / 104, "#d8a02c")
        scene.add(
            bags,
            relief=3,
            lo=0.5,
            hi=0.5,
            rim=0.7,
            rim_width=1.6,
            shadow=(3, 4, 4, 0.5),
            wobble=0.2,
        )
    wash = scene.sheet()
    start, end = (_middle(716) - 24, 716), (_middle(712) + 104, 708)
    line = sample([start, ((start[0] + end[0]) / 2, 734), end], 9)
    wash.line(spline([point[:2] for point in line], closed=False), "#fff0cc", 1.6)
    for number, (px, py, _, _) in enumerate(line[1:-1]):
        if number == 3:
            continue
        tone = (
            "#fffaf0",
            "#8ab4c4",
            "#f2b8b0",
            "#fffaf0",
            "#e8c84a",
            "#a8524c",
            "#fffaf0",
            "#8ab4c4",
        )[number]
        wash.fill(
            poly(
                [
                    (px - 8, py),
                    (px + 8, py),
                    (px + 7, py + 22 + number % 3 * 5),
                    (px - 6, py + 20 + number % 2 * 6),
                ]
            ),
            tone,
        )
    scene.add(
        wash, relief=2, lo=0.5, hi=0.4, rim=0.5, rim_width=1.4, shadow=(2, 6, 5, 0.45), wobble=0.6
    )


def _clock(scene: Scene) -> None:
    x, y = _middle(424), 428
    sheet = scene.sheet()
    sheet.fill(ellipse(x, y, 31), "#8a3c10")
    sheet.fill(ellipse(x, y, 25), "#fff6d0", grad=radial(x, y, 26, "#ffd87a"))
    for number in range(12):
        turn = number * math.pi / 6
        sheet.line(
            poly(
                [
                    (x + 19 * math.cos(turn), y + 19 * math.sin(turn)),
                    (x + 23 * math.cos(turn), y + 23 * math.sin(turn)),
                ],
                closed=False,
            ),
            "#5c2408",
            2,
        )
    sheet.line(poly([(x, y), (x - 3, y - 18)], closed=False), "#3a1408", 2.6)
    sheet.line(poly([(x, y), (x - 9, y - 8)], closed=False), "#3a1408", 3.4)
    sheet.fill(ellipse(x, y, 3), "#3a1408")
    scene.add(sheet, relief=4, lo=0.5, hi=0.5, rim=0.6, shadow=(1, 4, 4, 0.5), wobble=0.4)
    scene.shine(x, y, 52, "#ffd060", 0.4)


def _holding_on(scene: Scene) -> None:
    """The beadle, at the very tip."""
    x, y = TIP[0] + 2, TIP[1] - 18
    sheet = scene.sheet()
    beetle(
        sheet, x + 16, y + 8, 0.74, turn=-24, colours=("#2c6a5c", "#d8a02c", "#1c1a24"), horns=False
    )
    hat = [(x + 2, y - 38), (x + 24, y - 42)]
    sheet.fill(limb(hat, [7, 7]), "#241c24")
    sheet.fill(
        spline([(x + 4, y - 42, 1), (x + 6, y - 62), (x + 22, y - 62), (x + 22, y - 44, 1)]),
        "#241c24",
    )
    sheet.fill(rect(x + 5, y - 50, 17, 5), "#d8a02c")
    scene.add(
        sheet, relief=4, lo=0.5, hi=0.6, rim=0.9, rim_width=2, shadow=(3, 6, 5, 0.6), wobble=0.4
    )


def _grass(scene: Scene) -> None:
    """The edge of the bed, and the neighbours' greens."""
    rng = random.Random(50)
    sheet = scene.sheet()
    for _ in range(520):
        x = rng.uniform(-10, 810)
        y = GROUND + 10 + 8 * math.sin(x / 70) + rng.uniform(-4, 10)
        high = rng.uniform(10, 32) * (0.5 if abs(x - 416) < 120 else 1)
        sheet.fill(
            leaf((x, y), (x + rng.uniform(-9, 9), y - high), rng.uniform(3, 6)),
            mix("#4f7a2c", "#a8c848", rng.random()),
        )
    for x in (58, 156, 600, 768):
        for _ in range(6):
            _frond(
                sheet,
                (x + rng.uniform(-8, 8), GROUND + 6),
                rng.uniform(-36, 36),
                rng.uniform(54, 92),
                rng,
                0.7,
            )
    scene.add(
        sheet,
        relief=3,
        lo=0.5,
        hi=0.4,
        rim=0.6,
        rim_width=1.8,
        rim_colour="#fff3c0",
        light=(120, -60, 300),
        shadow=(2, 4, 4, 0.4),
        wobble=0.7,
    )


def _frond(
    sheet: Sheet,
    foot: Point2,
    aside: float,
    high: float,
    rng: random.Random,
    size: float,
    green: Colour = GREEN,
) -> None:
    """One feathery leaf of a carrot."""
    line = [
        foot,
        (foot[0] + aside * 0.25, foot[1] - high * 0.55),
        (foot[0] + aside, foot[1] - high),
    ]
    tone = vary(mix(green, "#2f6a24", rng.random() * 0.5), rng, 0.1)
    sheet.fill(taper(line, [5 * size, 3.4 * size, 1]), darker(tone, 0.15))
    for number, (x, y, way_x, way_y) in enumerate(sample(line, 15)):
        if number < 4:
            continue
        reach = (29 - abs(number - 7) * 2.0) * size
        for side in (-1, 1):
            end = x + (way_x * 0.7 - way_y * side) * reach, y + (way_y * 0.7 + way_x * side) * reach
            sheet.fill(leaf((x, y), end, 3.4 * size), mix(tone, "#b8d85a", rng.random() * 0.5))
            for part in (0.4, 0.65, 0.85):
                bx, by = x + (end[0] - x) * part, y + (end[1] - y) * part
                for turn in (-0.8, 0.8):
                    way = math.atan2(end[1] - y, end[0] - x) + turn
                    tip = bx + 8 * size * math.cos(way), by + 8 * size * math.sin(way)
                    sheet.fill(
                        leaf((bx, by), tip, 2.6 * size), mix(tone, "#b8d85a", rng.random() * 0.6)
                    )


def _girl(scene: Scene) -> None:
    """Both hands round the green."""
    day = (90.0, -80.0, 320.0)
    rng = random.Random(60)
    who = Person(
        "girl", "tan", top="#c4452f", skirt=0.72, flare=0.09, sleeves=0.5, collar="round",
        hair="plaits", hair_colour="#4a2a1c", hat="straw", hat_colour="#dcb565", mood="laughing",
        shoes="#2f5a6a", boots=0.55, marks=("freckles",),
    )  # fmt: skip
    stage = Stage(scene, 292, GROUND + 10, 470, pitch=4, box=(90, 20, 480, GROUND + 40))
    girl = stage.person(who, "pulling", facing=66, head=(-10, -14, 8))
    near, far = stage.page(girl.place("hand_r")), stage.page(girl.place("hand_l"))
    grip = far[0] + 8, far[1] - 4
    manner: dict[str, Any] = {
        "relief": 2.5,
        "lo": 0.5,
        "hi": 0.4,
        "rim": 0.7,
        "rim_width": 1.8,
        "light": day,
        "shadow": (5, 8, 8, 0.5),
        "wobble": 0.6,
    }
    for layer in range(3):  # above her hands the green falls apart like a fountain
        back = scene.sheet()
        for number in range(5):
            spread = -40 + number * 52 + layer * 17 + rng.uniform(-10, 10)
            high = 212 - abs(spread - 60) * 0.75 + rng.uniform(-14, 30) - layer * 16
            _frond(
                back,
                (grip[0] + rng.uniform(-5, 5), grip[1] - 10),
                spread,
                high,
                rng,
                0.95,
                ("#2f6a24", GREEN, "#7cb83c")[layer],
            )
        scene.add(back, rim_colour="#fff3c0", **manner)
    stems = scene.sheet()
    for number in range(9):
        foot = CROWN - 34 + number * 9, GROUND + 2
        stem = [
            foot,
            ((foot[0] + near[0] + 14) / 2 + 6, (foot[1] + near[1]) / 2 + 6),
            (near[0] + 4 + number * 2.4, near[1] + 2),
            (grip[0] - 8 + number * 2, grip[1] - 14),
        ]
        stems.fill(
            taper(stem, [9, 7, 5, 5]), vary("#6aa038" if number % 2 else "#94c450", rng, 0.1)
        )
        stems.line(spline(stem, closed=False), "#3f6a20", 1.2, 0.7)
    scene.add(stems, rim_colour="#fff3c0", **manner)
    _rider(scene, day)
    stage.paint(light=(380, 60, 420), dim=0, fill=0.55, rim=0.5, rim_colour="#fff3c0", shadow=0.3)
    _can(scene, day)
    heap = scene.sheet()  # the earth has begun to give
    for _ in range(150):
        px = CROWN + rng.gauss(0, 92)
        py = GROUND + 8 - 17 * math.exp(-(((abs(px - CROWN) - 96) / 34) ** 2)) * rng.random()
        heap.fill(
            ellipse(px, py, rng.uniform(3, 10), rng.uniform(2, 6)), vary("#4a2e1e", rng, 0.25)
        )
    scene.add(heap, relief=4, lo=0.5, hi=0.5, rim=0.5, light=day, shadow=(1, 3, 3, 0.5), wobble=0.6)


def _rider(scene: Scene, day: tuple[float, float, float]) -> None:
    """A rabbit has climbed on her back, and peeps over her hat."""
    sheet, rng, fur = scene.sheet(), random.Random(71), "#c09a72"
    with sheet.at(-26, 34):
        back = union(
            ellipse(210, 166, 25, 50, -16), limb([(216, 200), (232, 218), (262, 214)], [30, 22, 14])
        )
        sheet.fill(ellipse(206, 218, 12), "#fff6ea")
        sheet.fill(back, fur, grad=linear(176, 130, 240, 220, "#8a6444"))
        head = ellipse(170, 100, 29, 26, -12)
        for foot, tip in (((158, 82), (140, 18)), ((178, 78), (184, 10))):
            sheet.fill(leaf(foot, tip, 21), fur)
            sheet.fill(leaf((foot[0], foot[1] - 6), (tip[0], tip[1] + 11), 10), "#f0a8a0")
        sheet.fill(head, fur, grad=linear(150, 76, 190, 126, "#9a7450"))
        for _ in range(150):
            px, py = rng.uniform(138, 250), rng.uniform(74, 226)
            stroke = taper([(px, py), (px + 3, py + 8)], [1.6, 0.3], 4)
            sheet.fill(stroke, rng.choice(("#f0d2a8", "#7a5436")), 0.5, clip=union(back, head))
        for ex in (160, 184):
            sheet.fill(ellipse(ex, 96 - (ex - 160) * 0.2, 5.4, 6.4), "#1c100c")
            sheet.fill(ellipse(ex + 1.8, 93.6 - (ex - 160) * 0.2, 2), "#ffffff")
        sheet.fill(ellipse(175, 106, 4.4, 3.4), "#f0908c")
    scene.add(
        sheet, relief=7, lo=0.4, hi=0.4, rim=0.6, rim_colour="#fff3c0", light=day,
        shadow=(4, 5, 6, 0.35), wobble=0.4,
    )  # fmt: skip


def _can(scene: Scene, day: tuple[float, float, float]) -> None:
    """A watering can, left standing."""
    sheet, x, y = scene.sheet(), 92, GROUND + 8
    scene.pool(x + 6, y + 1, 52, 7, "#1a0c0c", 0.5)
    handle = [(x - 22, y - 46), (x - 54, y - 40), (x - 50, y - 12), (x - 24, y - 12)]
    sheet.line(spline(handle, closed=False), "#5a8a98", 6)
    sheet.fill(taper([(x + 20, y - 14), (x + 48, y - 44), (x + 64, y - 60)], [15, 9, 8]), "#6a9aa8")
    sheet.fill(ellipse(x + 66, y - 62, 7, 15, 42), "#86b4c0")
    body = spline([(x - 30, y, 1), (x - 27, y - 52, 1), (x + 25, y - 52, 1), (x + 30, y, 1)])
    sheet.fill(body, "#86b4c0", grad=linear(x - 30, 0, x + 30, 0, "#4a7684"))
    sheet.fill(ellipse(x - 1, y - 52, 26, 7), "#3c626e")
    sheet.line(poly([(x - 29, y - 14), (x + 29, y - 14)], closed=False), "#cfe4e8", 2.4, 0.8)
    scene.add(
        sheet, relief=6, lo=0.5, hi=0.5, rim=0.7, rim_colour="#fff3c0", light=day,
        shadow=(5, 3, 5, 0.4), wobble=0.4,
    )  # fmt: skip
