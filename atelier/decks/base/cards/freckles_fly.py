"""A child's freckles are ladybirds, and on this June morning they have begun to fly away."""

import math
import random
from dataclasses import replace
from typing import Any, Final

import numpy as np

from pinxit_atelier.engine import (
    Brush,
    Look,
    Page,
    Palette,
    Scene,
    Sheet,
    darker,
    ellipse,
    linear,
    mix,
    poly,
    radial,
    smoothstep,
    spline,
    taper,
)
from pinxit_atelier.gesture.faces import MOODS
from pinxit_atelier.gesture.heads import Head, portrait
from pinxit_atelier.gesture.heads_kinds import KINDS, aged

HEAD, SIZE = (340.0, 610.0), 840.0
CROWN, BULGE = (280.0, 166.0), 112.0
SIDES: Final = (-1, -0.8, -0.6, -0.35, -0.1, 0.15, 0.4, 0.65, 0.85, 1)
GREEN, BLUE = "#6f9a5c", "#5f8db8"
RED, INK = "#c8281e", "#1c1216"


def paint(page: Page) -> Scene:
    """Paint the blurred meadow, the face, who waits beside it, and those who leave."""
    scene = Scene(
        page, 720, light=(-300, 120, 980), glow="#fff0d2", shade="#7a5058", reach=2400, felt=0.1
    )
    _meadow(scene)
    _child(scene)
    _hair(scene)
    _teeth(scene)
    _friend(scene)
    _walkers(scene)
    _flyers(scene)
    scene.focus(300, 640, 330)
    look = Look(
        brush=Brush(detail=0.55, sizes=(22, 12, 6.5, 3.4, 1.8)), vignette=0.14, bloom=0.22,
        bloom_from=0.82, shadows="#4a3a5c", lights="#fff2d0", split=0.05, masses=0.15,
        palette=Palette(
            colours=("#e8b48e", "#b4582c", "#a8bf88", "#6f8a9a", "#f6ecd8"), mother="#d8c49c",
            accent=RED, quiet=0.25,
        ),
    )  # fmt: skip
    return scene.finish(look)


def _meadow(scene: Scene) -> None:
    """Too far behind the face to be sharp: milk, pistachio, a few flowers as blots."""
    page, rng = scene.page, random.Random(4)
    where = page.y / 1200 + 0.12 * page.noise(3, 260, 3) + 0.16 * (page.x / 800 - 0.5)
    stops = [(-0.1, "#f6f2dc"), (0.3, "#e2e8c6"), (0.55, "#b9cb98"), (0.85, "#86a072"),
             (1.15, "#5f7c5c")]  # fmt: skip
    scene.backdrop(stops, where.astype(np.float32), amount=0.02)
    blots = scene.sheet()
    for _ in range(60):
        x, y = rng.uniform(-40, 840), rng.uniform(420, 1240)
        tone = rng.choice(("#f2e6d8", "#d8a8a0", "#9fb48a", "#7f9a74", "#e8dcae"))
        blots.fill(ellipse(x, y, rng.uniform(8, 26) * (0.3 + y / 900)), tone, rng.uniform(0.3, 0.6))
    for _ in range(40):
        x = rng.uniform(-40, 840)
        stalk = [(x, 1240), (x + rng.uniform(-20, 40), 980), (x + rng.uniform(-30, 90),
                                                             rng.uniform(600, 820))]  # fmt: skip
        blots.fill(taper(stalk, [14, 9, 1]), rng.choice(("#6f8a60", "#94ac7c")), 0.4)
    scene.put(blots, blur=12)
    scene.of("cloud")


def _child(scene: Scene) -> None:
    """The face, twice: each of its eyes has a colour of its own."""
    mood = replace(
        MOODS["surprised"], lids=(1.02, 0.98), inner=(1.2, 0.9), outer=(0.9, 1.2),
        corners=(1.3, 1.0), part=0.66, wide=0.94, forehead=0.1, gaze=(0.72, 0.5), flush=0.3,
    )  # fmt: skip
    skull = replace(
        aged(KINDS["brigid"].skull, 4), jaw=0.95, chin=0.3, chin_width=1.05, cheek=0.62, nose=1.2,
        upturn=0.6, lips=0.5, ear=0.85, fat=0.0,
    )  # fmt: skip
    who = Head(
        skull, skin="#f7c9aa", iris=GREEN, mood=mood, hair="crop", hair_colour="#98502e", brow=0.8,
        lashes=0.3, seed=3,
    )  # fmt: skip
    how: dict[str, Any] = {"facing": 12, "nod": 9, "tilt": 7, "top": "#c3ccca", "fill": 0.72,
                           "light": (60, 260, 1500), "bounce": "#b4a490",
                           "focus": (*HEAD, 700)}  # fmt: skip
    before = scene.image.copy()
    portrait(scene, who.like(iris=BLUE), *HEAD, SIZE, **how)
    other, scene.image = scene.image, before
    portrait(scene, who, *HEAD, SIZE, **how)
    part = smoothstep(400, 410, scene.page.x)[..., None]
    scene.image = (scene.image * (1 - part) + other * part).astype(np.float32)


def _hair(scene: Scene) -> None:
    """Hundreds of fine strands from the crown to the brow and the temples, blown to the right."""
    rng = random.Random(5)
    soft, sheet = scene.sheet(), scene.sheet()
    for _ in range(190):
        side = rng.uniform(-1, 1)
        start, fall = rng.uniform(0.0, 0.62), 0.95 + 0.42 * rng.random() ** 2
        loose, bent = 44 * rng.random() ** 2 - 4, rng.uniform(-14, 60)
        tone = mix("#7c3a1c", "#e0965c", min(max(0.85 * rng.random() - 0.25 * side, 0), 1))
        for _ in range(14):
            fine = rng.gauss(0, 1)
            line = _strand(
                side + 0.02 * fine, start + rng.uniform(-0.06, 0.06),
                fall + 0.022 * rng.gauss(0, 1), loose + 2.5 * fine, bent + 5 * rng.gauss(0, 1),
            )  # fmt: skip
            own = mix(tone, rng.choice(("#5c2814", "#f0b078")), rng.uniform(0, 0.45))
            sheet.fill(taper(line, [0.8, 3.0, 2.6, 2.0, 0.5]), own, rng.uniform(0.45, 0.85))
            if fall > 1 and rng.random() < 0.4:
                low = [(x + 4, y + 9) for x, y in line[-3:]]
                soft.fill(taper(low, [1, 3, 1]), "#8a4a3a", 0.14, blur=3)
    scene.put(soft, blur=1.5)
    scene.put(sheet)


def _hairline(side: float) -> tuple[float, float]:
    return (
        float(np.interp(side, SIDES, (36, 92, 150, 230, 320, 410, 490, 560, 606, 632))),
        float(np.interp(side, SIDES, (680, 560, 480, 440, 432, 424, 420, 450, 520, 600))),
    )


def _strand(
    side: float, start: float, end: float, loose: float, bent: float
) -> list[tuple[float, float]]:
    """Five points of a hair which ends on the hairline at `side`: -1 the left ear, 1 the right."""
    x, y = _hairline(side)
    steps = [start + (end - start) * k / 4 for k in range(5)]
    line = []
    for s in steps:
        out = math.sin(math.pi * min(max(s, 0), 1))
        line.append((
            CROWN[0] + (x - CROWN[0]) * s + (BULGE * side + loose * side) * out + bent * s**3,
            CROWN[1] + (y - CROWN[1]) * s - (46 * abs(side) + loose) * out,
        ))  # fmt: skip
    return line


def _teeth(scene: Scene) -> None:
    """Milk teeth, and the place where one has been."""
    sheet = scene.sheet()
    for x, y, wide, long in (
        (378, 915, 11, 7), (391, 915, 13, 11), (406, 915.5, 15, 14), (437, 913, 15, 13),
        (452, 908.5, 13, 11), (464, 904, 10, 8),
    ):  # fmt: skip
        slope = (430 - x) * 0.06 - 1.2
        tooth = spline([(x - wide / 2, y - slope, 1), (x + wide / 2, y + slope - 1.5, 1),
                        (x + wide * 0.46, y + long * 0.8), (x + wide * 0.2, y + long),
                        (x - wide * 0.25, y + long),
                        (x - wide * 0.46, y + long * 0.8)])  # fmt: skip
        sheet.fill(tooth, "#efe4d2", grad=linear(0, y - 2, 0, y + long, "#cbb8a6"))
    scene.put(sheet, blur=0.6)


def _friend(scene: Scene) -> None:
    """Another cheek, a little further off, which waits for them with shut eyes."""
    who = Head(
        aged(KINDS["amara"].skull, 7), skin="#8f5c40", hair="short afro", hair_colour="#1f1714",
        mood=replace(MOODS["asleep"], corners=(0.9, 0.7), flush=0.2), lashes=0.8, seed=8,
    )  # fmt: skip
    portrait(
        scene, who, 796, 946, 540, facing=-38, nod=-4, tilt=-6, top="#7c8a6a", fill=0.7,
        light=(300, 500, 1300), bounce="#c8a888", blur=1.4, rim=0,
    )  # fmt: skip


def _walkers(scene: Scene) -> None:
    """Those who are still there: thick on the far cheek, few where the others have left."""
    rng = random.Random(12)
    for x, y, size in WALKERS:
        scene.in_shadow(ellipse(x + size * 0.5, y + size * 0.55, size * 1.02), 0.62, blur=2.4)
    for x, y, size in WALKERS:
        _walker(scene, x, y, size, rng.uniform(-70, 60))
        scene.exact(ellipse(x, y, size * 1.7), 1)


WALKERS: Final = (
    (150, 800, 10), (178, 836, 13), (196, 790, 10), (214, 862, 12), (232, 812, 11), (252, 892, 10),
    (264, 842, 14), (292, 872, 10), (306, 822, 12), (274, 798, 9), (332, 852, 10),
    (300, 912, 9), (346, 806, 9), (376, 792, 10), (406, 810, 13), (442, 786, 10),
    (482, 810, 9), (508, 786, 11), (540, 826, 9), (560, 774, 9), (500, 858, 9), (558, 692, 9),
    (482, 560, 11), (326, 1000, 10), (716, 1006, 11),
)  # fmt: skip


def _walker(scene: Scene, x: float, y: float, size: float, turn: float) -> None:
    """One who walks: a dome with a gleam on it, on six short legs."""
    sheet = scene.sheet()
    with sheet.at(x, y, size / 10, turn):
        for side in (-1, 1):
            for along in (-5, 0, 5):
                legs = [(side * 6, along), (side * 10.5, along - 1), (side * 11.6, along + 1.5)]
                sheet.line(spline(legs, closed=False), INK, 1.3)
            sheet.line(spline([(side * 2, -12), (side * 5, -16)], closed=False), INK, 1)
        sheet.fill(ellipse(0, -8.5, 6.4, 5.4), INK)
        for side in (-1, 1):
            sheet.fill(ellipse(side * 3.6, -10, 1.5), "#f4ecdc")
        _shell(sheet)
    with scene.layer("plain"):
        scene.add(sheet, relief=size * 0.6, lo=0.8, hi=0.5, wobble=0)
    gleam = scene.sheet()
    gleam.fill(ellipse(x - size * 0.36, y - size * 0.4, size * 0.24, size * 0.16, -35), "#ffe8dc",
               0.9, blur=0.8)  # fmt: skip
    scene.put(gleam)


def _shell(sheet: Sheet) -> None:
    sheet.fill(ellipse(0, 0, 9.6, 10.6), RED, grad=radial(-3, -4, 14, "#7c1414"))
    sheet.line(poly([(0, -10), (0, 10.4)], closed=False), INK, 1)
    for px, py in ((0, -6.4), (-4.6, -2.4), (4.6, -2.4), (-4.2, 4.6), (4.2, 4.6)):
        sheet.fill(ellipse(px, py, 1.9), INK)


FLYERS: Final = (
    (604, 650, 13, 40, 0), (640, 602, 14, 20, 0), (618, 552, 12, 60, 0), (676, 548, 16, 10, 0),
    (664, 486, 14, 35, 0), (716, 462, 18, 50, 0), (690, 398, 16, 5, 0), (748, 374, 15, 30, 0),
    (646, 430, 11, 45, 0), (720, 300, 21, 25, 0.6), (664, 322, 13, -10, 0), (770, 236, 17, 40, 1),
    (694, 206, 26, 20, 1.4), (756, 96, 52, 32, 4),
)  # fmt: skip


def _flyers(scene: Scene) -> None:
    """Those who leave: up past the hair and towards us, the nearest no longer sharp."""
    for x, y, size, turn, soft in FLYERS:
        sheet = scene.sheet()
        with sheet.at(x, y, size / 10, turn):
            _flying(sheet)
        with scene.layer("plain", blur=soft):
            scene.add(sheet, relief=size * 0.4, lo=0.6, hi=0.4, wobble=0)
        if soft < 2:
            scene.exact(ellipse(x, y, size * 2.4), 1)


def _flying(sheet: Sheet) -> None:
    """One in the air: wing cases thrown open, the thin wings a blur behind them."""
    for side in (-1, 1):
        for spread, alpha in ((66, 0.3), (88, 0.38), (108, 0.26)):
            angle = math.radians(-90 + side * spread)
            tip = 25 * math.cos(angle), 25 * math.sin(angle) + 4
            wing = taper([(side * 2, -2), (tip[0] * 0.6, tip[1] * 0.6), tip], [2, 9, 5])
            sheet.fill(wing, "#f4f0e4", alpha)
    sheet.fill(ellipse(0, 3, 5.4, 9), INK, grad=linear(-5, 0, 5, 0, "#4a3038"))
    sheet.fill(ellipse(0, -8, 5.4, 4.6), INK)
    for side in (-1, 1):
        sheet.fill(ellipse(side * 3, -9.6, 1.2), "#f4ecdc")
        sheet.line(spline([(side * 2, -11), (side * 6, -16)], closed=False), INK, 0.9)
        with sheet.at(side * 3, -5, 1, side * -48):
            case = spline([(0, -1), (side * 6, 4), (side * 5, 13), (0, 17, 1), (side * -3, 8)])
            sheet.fill(case, RED, grad=radial(side * 3, 3, 15, darker(RED, 0.45, INK)))
            for px, py in ((2, 4), (2.4, 10)):
                sheet.fill(ellipse(side * px, py, 1.7), INK)
