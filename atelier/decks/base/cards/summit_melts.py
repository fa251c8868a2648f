"""Climbers on a mountain of melting ice cream, and a giant child who is about to take a bite."""

import math
import random
from itertools import pairwise
from typing import Final

import numpy as np

from pinxit_atelier.engine import (
    Brush,
    Cast,
    Colour,
    Look,
    Page,
    Palette,
    Path,
    Scene,
    Sheet,
    common,
    darker,
    ellipse,
    leaf,
    limb,
    linear,
    minus,
    mix,
    moved,
    poly,
    radial,
    ramp,
    sample,
    smoothstep,
    spline,
    taper,
    union,
    vary,
)
from pinxit_atelier.gesture import Look as Who
from pinxit_atelier.gesture import Stage
from pinxit_atelier.pen import dots

SUN = -60, 60
PINK = ("#9a6cb0", "#e08aae", "#f9a8b8", "#ffcdc8", "#fff8ee")
GREEN = ("#5c93a8", "#8cc4a0", "#b4dd9c", "#d9efb8", "#fffcea")
VANILLA = ("#a898c4", "#fad88e", "#ffea9c", "#fff4bc", "#fffdf0")
SKIN, SKIN_DARK, SKIN_LIGHT, ROSY = "#eab58c", "#b87458", "#ffdcb4", "#f0806c"
HAIR = ("#6a3420", "#8a4a28", "#4a2218", "#a8622e")
Point2 = tuple[float, float]


def paint(page: Page) -> Scene:
    """Paint the sky, then the mountain from its foot to the cherry, the party, and the child."""
    scene = Scene(page, 825, light=(*SUN, 330), glow="#fff0c8", shade="#4a4a80", reach=1700,
                  felt=0.1)  # fmt: skip
    scene.focus(330, 250, 200)
    scene.focus(660, 380, 170)
    scene.focus(280, 640, 200, 0.7)
    _sky(scene)
    _cone(scene)
    _scoop(scene, (330, 838), 250, VANILLA, 3)
    _scoop(scene, (322, 568), 226, GREEN, 4)
    _scoop(scene, (330, 312), 168, PINK, 5)
    _avalanche(scene)
    _tracks(scene)
    _cherry(scene)
    _wasp(scene)
    _party(scene)
    _child(scene)
    _breath(scene)
    scene.shine(20, 90, 420, "#fff0c0", 0.55)
    return scene.finish(
        Look(
            vignette=0.2, bloom=0.2, bloom_from=0.88, contrast=1.08, grain=0.02,
            brush=Brush(exact=0.032, edges=0.5, detail=0.5, variety=0.7),
            palette=Palette(
                colours=(
                    "#fff0cc", "#f0a0ac", "#f8d884", "#a4cc98", "#6a9cc8", "#7a68a8", "#9a5a34",
                ),
                accent="#c8202c", quiet=0.1, hold=0.7, warmth=0.15,
            ),
            masses=0.1,
        )
    )  # fmt: skip


def _sky(scene: Scene) -> None:
    """Thin high air, and far below a sea of cloud."""
    page = scene.page
    where = page.y / 1200 + 0.05 * page.noise(2, 240, 4)
    stops = [(0, "#5e9ccc"), (0.35, "#8fc0dc"), (0.7, "#c4dfe4"), (1.0, "#f4e6d2")]
    scene.backdrop(stops, where.astype(np.float32), amount=0.03)
    scene.of("sky", way=20)
    for y, size, tone, seed in ((800, 110, "#e8eef0", 1), (940, 150, "#f6efe4", 2)):
        deep = (page.y - y - 46 * page.noise(seed, size, 4, 0.5, (1.6, 1))).astype(np.float32)
        bank = smoothstep(-6, 34, deep)
        scene.tint((bank * 0.85).astype(np.float32), tone)
        under = bank * smoothstep(40, 150, deep)
        scene.tint((under * 0.5).astype(np.float32), "#b4c8dc")
    scene.of("cloud", smoothstep(780, 830, page.y))


def _cone(scene: Scene) -> None:
    """The wafer: crossed ribs, sunken squares, and the camp in them."""
    shape = spline([(88, 930, 1), (330, 970), (572, 930, 1), (470, 1240, 1), (196, 1240, 1)])
    wafer = scene.sheet()
    wafer.fill(shape, "#c08444", grad=linear(90, 0, 590, 0, "#7c4826"))
    for number in range(-9, 10):
        for lean in (-1, 1):
            x = 330.0 + number * 66
            line = [(x, 940), (x + lean * 70, 1090), (x + lean * 126, 1250)]
            wafer.fill(taper([(px + 5, py + 5) for px, py in line], [15, 13, 11]), "#6e3e20", 0.7,
                       clip=shape)  # fmt: skip
            wafer.fill(taper(line, [14, 12, 10]), "#dca868", clip=shape)
    with scene.layer("wood", form=0.8):
        scene.add(wafer, wobble=1.4)
    scene.in_shadow(common(shape, ellipse(330, 960, 280, 100)), 0.6, blur=26)
    camp = scene.sheet()
    for x, y, size, colour in (
        (230, 1136, 1.0, "#b8483c"), (432, 1140, 1.0, "#4a7aa4"), (330, 1180, 1.1, "#d89c3c"),
    ):  # fmt: skip
        _tent(camp, x, y, size, colour)
    scene.lay(camp, "cloth", cast=Cast((9, 7), dark=0.7))
    scene.exact(ellipse(330, 1150, 140, 60))


def _tent(sheet: Sheet, x: float, y: float, size: float, colour: str) -> None:
    with sheet.at(x, y, size):
        sheet.fill(poly([(-24, 16), (0, -24), (25, 15), (8, 20)]), darker(colour, 0.4))
        sheet.fill(poly([(-24, 16), (0, -24), (8, 20)]), mix(colour, "#fff0d0", 0.22))
        sheet.fill(poly([(-12, 18), (-1, -10), (3, 20)]), "#ffdf8a")


def _outline(middle: Point2, radius: float, seed: int) -> Path:
    """A scoop: round above, and below a skirt that melts in long drips."""
    x, y = middle
    rng = random.Random(seed)
    points: list[tuple[float, ...]] = []
    for step in range(40):  # the rim, a little craggy
        turn = math.tau * step / 40
        far = radius * (1 + rng.uniform(-0.022, 0.022))
        points.append((x + far * math.cos(turn), y + far * math.sin(turn) * 0.96))
    path = spline(points)
    skirt = []
    for number in range(19):
        part = number / 18
        sx = x - radius * 1.04 + part * radius * 2.08
        sy = y + radius * (0.42 + 0.46 * math.sin(math.pi * part))
        skirt.append(ellipse(sx, sy, radius * 0.13, radius * rng.uniform(0.11, 0.2)))
        if number % 2 and rng.random() < 0.85:
            long = radius * rng.uniform(0.16, 0.46)
            drip = [(sx, sy), (sx + rng.uniform(-3, 3), sy + long * 0.6), (sx, sy + long)]
            skirt.append(limb(drip, [radius * 0.13, radius * 0.065, radius * 0.085]))
    return union(path, *skirt)


def _scoop(scene: Scene, middle: Point2, radius: float, tones: tuple[str, ...], seed: int) -> None:
    """Carve ridges into a ball, and light them as snow."""
    page = scene.page
    x, y = middle
    outline = _outline(middle, radius, seed)
    sheet = scene.sheet()
    sheet.fill(outline, "#ffffff")
    alpha = sheet.pixels()[..., 3]
    far = page.distance(x, y, radius * 1.05, radius)
    height = radius * 0.82 * np.sqrt(np.clip(1.02 - far**2, 0, 1))
    lie = (page.y - y) / radius - 0.34 * ((page.x - x) / radius) ** 2  # as the scoop was drawn
    lie = lie + 0.10 * (page.x - x) / radius + 0.20 * page.noise(seed, radius * 1.1, 2, 0.4)
    ridge = np.abs(np.sin(math.pi * (lie * 1.5 + 0.3))) ** 0.8
    fine = page.noise(seed + 30, radius * 0.34, 4, 0.55, (1.5, 0.9))
    height = height + radius * 0.16 * ridge + radius * 0.032 * fine
    down, across = np.gradient(page.blur(height.astype(np.float32), 3.0), 1 / page.scale)
    lit = (across * 0.58 + down * 0.56 + 0.62) / np.sqrt(1 + across**2 + down**2)
    lit = page.blur(lit.astype(np.float32), 3.0) + 0.03 * page.texture("brush")
    stops: list[tuple[float, Colour]] = list(
        zip((-0.45, 0.05, 0.46, 0.80, 1.12), tones, strict=True)
    )
    colour = ramp(stops, lit.astype(np.float32))
    paper = np.dstack([colour * alpha[..., None], alpha]).astype(np.float32)
    with scene.layer("snow", form=0.2, cast=Cast((0, 34), dark=0.48, soft=0.35)):
        scene.add(paper, relief=14, lo=0.4, hi=0.3, wobble=1.6)
    strokes, rng = scene.sheet(), random.Random(seed)
    with strokes.inside(outline):
        for _ in range(int(radius * 5)):  # snow that has slid and frozen again
            turn, off = rng.uniform(0, 6.28), radius * math.sqrt(rng.random())
            px, py = x + off * math.cos(turn), y + off * math.sin(turn)
            fall = (px - x) / radius * 0.7, 0.8
            long = rng.uniform(5, 22)
            sunny = (px - x) * -0.6 + (py - y) * -0.6 > radius * rng.uniform(-0.5, 0.5)
            stroke = taper(
                [(px, py), (px + fall[0] * long, py + fall[1] * long)],
                [rng.uniform(0.8, 2.4), 0.3],
                6,
            )
            strokes.fill(stroke, tones[4] if sunny else tones[1], rng.uniform(0.15, 0.5))
    scene.put(strokes, wobble=0.8)
    _gloss(scene, middle, radius, seed)


def _gloss(scene: Scene, middle: Point2, radius: float, seed: int) -> None:
    """Wet lights on the drips and on the sunny shoulder."""
    x, y = middle
    rng = random.Random(seed + 50)
    sheet = scene.sheet()
    for _ in range(6):
        part = rng.random()
        sx = x - radius * 1.06 + part * radius * 2.12
        sy = y + radius * (0.45 + 0.46 * math.sin(math.pi * part))
        sheet.fill(
            ellipse(
                sx - radius * 0.035,
                sy - radius * 0.02,
                radius * rng.uniform(0.010, 0.022),
                radius * rng.uniform(0.03, 0.08),
                12,
            ),
            "#ffffff",
            0.8,
        )
    for number in range(9):
        turn = math.radians(196 + number * 7 + rng.uniform(-3, 3))
        far = radius * rng.uniform(0.80, 0.9)
        sheet.fill(
            ellipse(
                x + far * math.cos(turn),
                y + far * math.sin(turn) * 0.96,
                radius * rng.uniform(0.02, 0.06),
                radius * 0.014,
                math.degrees(turn) + 90,
            ),
            "#ffffff",
            0.8,
        )
    scene.put(sheet, "screen", blur=0.6)


def _avalanche(scene: Scene) -> None:
    """Sprinkles thunder down on the left in a cloud of sugar."""
    rng = random.Random(14)
    way = sample([(176, 452), (108, 540), (84, 640), (58, 760), (26, 900)], 60)
    scene.mist(790, 130, "#fffaf2", 0.5, seed=3, size=120, x=40, width=110)
    for layer in range(2):
        sheet = scene.sheet()
        for _ in range(110):
            part = rng.random() ** 0.75
            x, y, _, _ = way[int(part * 60)]
            wide = 8 + 40 * part
            x, y = x + rng.gauss(0, wide * 0.6), y + rng.gauss(0, wide * 0.6)
            turn = rng.uniform(0, 3.14)
            long = rng.uniform(8, 13) * (0.7 + 0.5 * part) * (1 + layer * 0.25)
            end = x + long * math.cos(turn), y + long * math.sin(turn)
            colour = rng.choice(("#e0889c", "#e8c878", "#88b8d0", "#a4cc94", "#c898c0", "#f6ead2"))
            sheet.fill(limb([(x, y), end], [5.5 + layer, 5.5 + layer], 6), colour)
        scene.lay(sheet, "plain", form=0.1, cast=Cast((5, 8), dark=0.5))
    scene.mist(900, 80, "#fffaf2", 0.6, seed=5, size=90, x=20, width=130)


ROUTE: list[Point2] = [
    (84, 900), (150, 838), (286, 704), (452, 650), (424, 506), (316, 440), (212, 360), (262, 238),
    (400, 172),
]  # fmt: skip


def _tracks(scene: Scene) -> None:
    """A zigzag of boots, pressed into the sweet snow."""
    sheet = scene.sheet()
    for number, (x, y, way_x, way_y) in enumerate(sample(ROUTE, 110)):
        if 364 < x < 470 and 400 < y < 585:
            continue  # here they hang
        side = 5 if number % 2 else -5
        turn = math.degrees(math.atan2(way_y, way_x)) + 90
        sole = moved(
            union(ellipse(0, -3, 2.6, 4), ellipse(0, 4, 2, 2.4)),
            x - way_y * side,
            y + way_x * side + 8,
            1,
            turn,
        )
        sheet.fill(moved(sole, 1.4, 1.6), "#fffdf2", 0.9)
        sheet.fill(sole, "#7c6f9c", 0.75)
    scene.put(sheet, wobble=0.6)


def _cherry(scene: Scene) -> None:
    x, y = 318, 136
    scene.pool(x + 14, y + 40, 62, 16, "#8a3c5c", 0.6)
    sheet = scene.sheet()
    fruit = spline(
        [
            (x, y - 40),
            (x + 30, y - 46),
            (x + 54, y - 14),
            (x + 44, y + 30),
            (x, y + 46),
            (x - 44, y + 30),
            (x - 54, y - 14),
            (x - 30, y - 46),
        ]
    )
    sheet.fill(fruit, "#e0263c", grad=radial(x - 16, y - 14, 76, "#8a0c28"))
    scene.lay(sheet, "glass", form=0.9, cast=Cast((22, 24), dark=0.7, soft=0.3), wobble=0.8)
    shine = scene.sheet()
    shine.fill(ellipse(x - 24, y - 20, 11, 7, -30), "#ffffff", 0.9)
    shine.fill(ellipse(x - 34, y + 2, 4, 6, 10), "#ffffff", 0.6)
    for px, long in ((x + 26, 34), (x - 8, 26)):
        shine.fill(
            limb([(px, y + 36), (px + 2, y + 50), (px, y + 36 + long)], [9, 5, 8]), "#c81c38"
        )
    stalk = taper([(x, y - 40), (x + 4, y - 70), (x + 30, y - 104)], [5, 4, 7])
    shine.fill(stalk, "#6a5a24")
    scene.lay(shine, "plain", wobble=0.5)


PARKAS: Final = ("#b8302c", "#c8782c", "#34609c", "#d0a838", "#3c7c64", "#8c3c74")
CLIMBERS: Final = (  # foot, height of a grown one, pose, facing
    (404, 178, 96, "holding_up", 20),
    (268, 250, 92, "climbing", 150),
    (206, 372, 92, "climbing", 140),
    (402, 492, 90, "hanging", 160),
    (446, 652, 92, "pulling", -70),
    (128, 858, 98, "pushing", 78),
)


def _party(scene: Scene) -> None:
    """Six on one rope; the last has his own reasons to lean so near the wall."""
    builds = ("woman", "heavy_man", "youth", "girl", "stout_woman", "man")
    skins = ("brown", "fair", "tan", "deep", "olive", "rose")
    waists, stages = [], []
    for number, (x, y, tall, pose, facing) in enumerate(CLIMBERS):
        colour = PARKAS[number]
        who = Who(
            builds[number], skins[number], top=colour, loose=0.9, hem=0.12, boots=0.35,
            legs=darker(colour, 0.5), shoes="#33262e", hat="beanie", hat_colour=colour,
        )  # fmt: skip
        stage = Stage(scene, x, y, tall, pitch=6)
        climber = stage.person(who, pose, facing=facing)
        if not number:
            _flag(scene, *stage.page(climber.hold["r"].rod), y)
        waists.append(stage.page(climber.place("pelvis")))
        stages.append(stage)
    rope = scene.sheet()
    for one, other in pairwise(waists):
        sag = (one[0] + other[0]) / 2 + 6, (one[1] + other[1]) / 2 + 14
        rope.line(spline([one, sag, other], closed=False), "#6a4048", 2.6)
        rope.line(spline([one, sag, other], closed=False), "#f4e4c0", 1.3)
    scene.lay(rope, "plain", cast=Cast((3, 6), dark=0.6))
    for stage, (x, y, tall, *_) in zip(stages, CLIMBERS, strict=True):
        stage.paint(rim=0.4, rim_colour="#fff3d0", dim=0.1, fill=0.5, shadow=0.5, bounce="#f4c8c0")
        scene.exact(ellipse(x, y - tall * 0.5, tall * 0.5, tall * 0.6))


def _flag(scene: Scene, x: float, y: float, ground: float) -> None:
    sheet = scene.sheet()
    sheet.fill(taper([(x - 2, ground), (x, y), (x + 2, y - 40)], [3.4, 3.4, 2.6]), "#6a4430")
    cloth = spline([(x + 2, y - 42, 1), (x + 24, y - 48), (x + 44, y - 38), (x + 62, y - 42, 1),
                    (x + 54, y - 28), (x + 60, y - 15, 1), (x + 40, y - 13), (x + 22, y - 20),
                    (x + 2, y - 14, 1)])  # fmt: skip
    sheet.fill(cloth, "#34609c")
    sheet.fill(ellipse(x + 29, y - 30, 7), "#f6ead0")
    scene.lay(sheet, "cloth", form=0.3, wobble=0.4)
    scene.exact(ellipse(x + 30, y - 20, 40, 40))


def _wasp(scene: Scene) -> None:
    """Rescue is on its way, or something else."""
    x, y = 520, 92
    blades = scene.sheet()
    for number in range(9):
        blades.fill(
            leaf(
                (x, y - 14),
                (x + 78 * math.cos(number * 0.7), y - 26 + 15 * math.sin(number * 0.7)),
                15,
            ),
            "#eaf6ff",
            0.4,
        )
    sheet = scene.sheet()
    tail = spline(
        [
            (x + 4, y - 16),
            (x + 34, y - 18),
            (x + 62, y - 4),
            (x + 80, y + 16, 1),
            (x + 52, y + 14),
            (x + 20, y + 12),
        ]
    )
    sheet.fill(tail, "#f4c22c")
    for number in range(5):
        sheet.line(
            spline(
                [
                    (x + 16 + number * 12, y - 22),
                    (x + 22 + number * 12, y),
                    (x + 12 + number * 12, y + 18),
                ],
                closed=False,
            ),
            "#2a2026",
            5,
            clip=tail,
        )
    sheet.fill(ellipse(x - 4, y - 2, 17, 15), "#3a2a22")
    sheet.fill(ellipse(x - 24, y + 2, 14, 13), "#f4c22c")
    sheet.fill(ellipse(x - 30, y, 7, 8), "#bfe6f4")
    sheet.fill(ellipse(x - 32, y - 3, 2.4), "#ffffff")
    for side in (0, 6):
        sheet.line(
            spline(
                [(x - 30, y - 10), (x - 40 - side, y - 22), (x - 48 - side, y - 20)], closed=False
            ),
            "#2a2026",
            2,
        )
    for px in (x - 12, x, x + 12):
        sheet.line(
            spline([(px, y + 10), (px - 6, y + 20), (px - 2, y + 28)], closed=False), "#2a2026", 2.6
        )
    sheet.line(poly([(x - 18, y + 29), (x + 26, y + 29)], closed=False), "#5a4a44", 4)
    sheet.line(poly([(x + 2, y + 29), (x - 6, y + 84)], closed=False), "#5a3a2c", 1.6)
    sheet.fill(
        spline([(x - 24, y + 82, 1), (x + 12, y + 84, 1), (x + 6, y + 102), (x - 18, y + 101)]),
        "#c98a4a",
    )
    scene.lay(sheet, "plain", form=0.5, wobble=0.4)
    scene.exact(ellipse(x + 10, y + 30, 90, 80))
    scene.put(blades, wobble=1)


FACE: Final = dots(
    "900,60! 776,84 706,120 664,166 644,216 642,256 634,284 612,306 602,328 606,350 620,364 "
    "634,376 626,390 620,404 628,416 648,424 690,426 736,412 766,388! 776,446 758,504 "
    "720,544 684,560 656,562 646,576 656,592 654,610 662,634 692,662 750,684 900,700!"
)
MOUTH: Final = dots(
    "626,410 650,422 692,424 736,410 768,386 780,440 764,500 730,540 690,560 656,562 650,500"
)
GAP: Final = spline(dots("650,400! 674,400! 676,436 673,454! 652,454! 650,436"))  # last Tuesday


def _child(scene: Scene) -> None:
    """Nothing but delight: a wide mouth with a gap in it, and eyes for nothing else."""
    mouth = scene.sheet()
    cave = spline(MOUTH)
    mouth.fill(cave, "#7a2434", grad=linear(640, 480, 780, 470, "#3a0e20"))
    tongue = spline(dots("780,520 730,500 690,508 656,532 642,552 660,574 720,572 780,560"))
    mouth.fill(tongue, "#d8707c", grad=linear(640, 520, 780, 560, "#8c3448"), clip=cave)
    mouth.fill(ellipse(680, 528, 26, 7, -18), "#f0a0a4", 0.6, blur=4, clip=cave)
    row = spline(dots("622,400! 660,412 720,404 772,380! 766,408 744,430 716,442 684,446 650,442 "
                      "628,430"))  # fmt: skip
    mouth.fill(minus(row, GAP), "#f6ecdc", grad=linear(630, 420, 780, 410, "#b8a098"))
    for x, y in ((700, 440), (728, 432), (750, 420)):
        mouth.line(spline([(x - 2, y - 26), (x, y)], closed=False), "#a88880", 1.8, 0.7, clip=row)
    scene.lay(mouth, "skin", wobble=0.4)
    head, skin = scene.sheet(), spline(FACE)
    head.fill(skin, SKIN, grad=linear(630, 300, 860, 420, "#b07452"))
    for x, y, size, tone, alpha in (
        (800, 640, 80, SKIN_DARK, 0.3), (746, 346, 64, ROSY, 0.75), (610, 346, 24, ROSY, 0.45),
        (700, 170, 60, SKIN_LIGHT, 0.5), (690, 620, 34, SKIN_LIGHT, 0.45),
        (716, 326, 34, SKIN_LIGHT, 0.4), (668, 270, 20, SKIN_DARK, 0.35),
        (664, 580, 12, SKIN_DARK, 0.35),
    ):  # fmt: skip
        head.fill(ellipse(x, y, size), tone, alpha, blur=size * 0.45, clip=skin)
    with scene.layer("skin", form=0.25):
        scene.add(head, relief=26, lo=0.4, hi=0.3, wobble=0.6)
    _features(scene)
    _curls(scene)


def _features(scene: Scene) -> None:
    """An eye that sees the cherry, a brow, lips, the wing of a nose, and freckles."""
    sheet, rng = scene.sheet(), random.Random(9)
    white = spline([(672, 258, 1), (678, 242), (696, 233), (722, 250, 1), (700, 265), (682, 266)])
    sheet.fill(ellipse(698, 246, 36, 26), SKIN_DARK, 0.35, blur=9)
    sheet.fill(white, "#f4e8dc", grad=linear(672, 250, 724, 250, "#b8a49c"))
    sheet.fill(ellipse(683, 250, 11, 15), "#4a2c1c", clip=white)
    sheet.fill(ellipse(680, 250, 6, 9), "#140a08", clip=white)
    sheet.fill(ellipse(678, 244, 2.6, 3), "#ffffff")
    sheet.fill(taper([(668, 256), (678, 239), (698, 229), (726, 246)], [3, 6, 6, 2]), "#3c1c1a")
    sheet.line(spline([(676, 230), (696, 219), (724, 232)], closed=False), SKIN_DARK, 3, 0.6)
    sheet.fill(taper([(656, 196), (682, 174), (718, 170), (744, 184)], [3, 8, 8, 3]), "#8a5434")
    lower = spline([(680, 274), (702, 278), (726, 266)], closed=False)
    sheet.line(lower, SKIN_DARK, 3, 0.4, blur=1)
    nostril = spline([(624, 360), (638, 356), (644, 342), (638, 330)], closed=False)
    sheet.line(nostril, SKIN_DARK, 4, 0.7)
    sheet.fill(ellipse(617, 356, 7, 3, 30), "#7c3c30", 0.8)
    lips = dots("622,406 632,417 656,425 692,428 736,415 767,391")
    sheet.line(spline(lips, closed=False), "#c4625c", 7, 0.8)
    low = dots("777,446 759,505 722,546 686,562 656,565")
    sheet.line(spline(low, closed=False), "#c4625c", 8, 0.8)
    corner = spline([(760, 378), (776, 384), (786, 402)], closed=False)
    sheet.line(corner, SKIN_DARK, 5, 0.7)
    for _ in range(30):
        x, y = rng.gauss(724, 26), rng.gauss(318, 16)
        sheet.fill(ellipse(x, y, rng.uniform(1.8, 3.4)), "#a05a38", rng.uniform(0.4, 0.7))
    scene.lay(sheet, "skin", wobble=0.3)
    scene.still(ellipse(692, 248, 44, 30))


def _curls(scene: Scene) -> None:
    rng = random.Random(21)
    mass = scene.sheet()
    shape = dots("676,158 656,116 668,70 706,26 770,-6 880,-20! 900,360! 812,330 792,240 752,156")
    mass.fill(spline(shape), "#4a2218")
    scene.lay(mass, "fur", form=0.5, cast=Cast((10, 14), dark=0.6), wobble=1.5)
    places = [
        (x, y)
        for x in range(654, 820, 17)
        for y in range(0, 350, 17)
        if (y < 160 and x > 660 + max(0, 76 - y) * 0.9 and x > 676 + (y - 118) * 1.6)
        or (y >= 160 and x > 744 + (y - 150) * 0.32)
    ]
    rng.shuffle(places)
    for group in range(3):
        hair = scene.sheet()
        for x0, y0 in places[group::3]:
            x, y = x0 + rng.uniform(-7, 7), y0 + rng.uniform(-7, 7)
            tone, start = rng.choice(HAIR), rng.uniform(0, math.tau)
            ring = []
            for step in range(15):  # each a spring, wound inwards
                turn = start + step * 0.62
                size = rng.uniform(15, 16) * (1 - step / 19)
                ring.append((x + size * math.cos(turn), y + size * 0.9 * math.sin(turn)))
            hair.fill(taper(ring, [2, 8, 7, 2], 40), vary(tone, rng, 0.06))
        scene.lay(hair, "fur", form=0.3, cast=Cast((4, 7), dark=0.6))


def _breath(scene: Scene) -> None:
    page = scene.page
    cloud = page.noise(71, 90, 4, 0.55, (2, 1))
    spread = 30 + np.clip(720 - page.x, 0, 400) * 0.20
    line = 512 + np.clip(720 - page.x, 0, 400) * 0.05 + cloud * 22
    stream = (
        np.exp(-(((page.y - line) / spread) ** 2))
        * np.clip((page.x - 470) / 240, 0, 1)
        * np.clip((760 - page.x) / 60, 0, 1)
    )
    scene.tint((stream * 0.5 * (0.7 + 0.6 * np.clip(cloud, 0, 1))).astype(np.float32), "#ffffff")
