"""A child's freckles are ladybirds, and on this June morning they have begun to fly away.

Light: milky sun from the left. Masses: the lit cheek, the cool side of the face with the hair, a
pale meadow out of focus. Palette: apricot, rust, grey green; ladybird red is the accent.
"""

import math
import random
from dataclasses import replace
from typing import Any, Final

import numpy as np

from pinxit_atelier.engine import (
    Brush,
    Colour,
    Look,
    Page,
    Palette,
    Scene,
    Sheet,
    around,
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

Point2 = tuple[float, float]
NEAR: Final = 1.28  # the face was drawn smaller; now we are so near that it fills the page
HEAD, SIZE = (340.0, 610.0), 840.0
CROWN, BULGE = (270.0, 190.0), 84.0
SIDES: Final = (-1, -0.8, -0.6, -0.35, -0.1, 0.15, 0.4, 0.65, 0.85, 1)
GREEN, BLUE = "#748c58", "#6f90ac"
RED, INK = "#b8231a", "#1c1216"


def paint(page: Page) -> Scene:
    """Paint the blurred meadow, who waits, the face, and those who leave it."""
    scene = Scene(page, 720, light=(-500, 160, 700), glow="#fff0d6", shade="#54505e", reach=2400,
                  felt=0.05)  # fmt: skip
    _meadow(scene)
    _child(scene)
    _flesh(scene)
    _teeth(scene)
    _hair(scene)
    _friend(scene)
    _walkers(scene)
    _flyers(scene)
    scene.focus(*_placed(330, 760), 300)
    look = Look(
        brush=Brush(detail=0.55, exact=0.04, edges=0.6), vignette=0.22, bloom=0.22,
        bloom_from=0.82, shadows="#40485c", lights="#fff2d8", split=0.05, masses=0.15,
        contrast=1.06,
        palette=Palette(
            colours=("#e2b494", "#a4552e", "#9aa888", "#5c6c74", "#f2ead8", "#5a3a34"),
            mother="#b8b49c", accent=RED, quiet=0.25,
        ),
    )  # fmt: skip
    return scene.finish(look)


def _placed(x: float, y: float) -> Point2:
    """Return where a place of the face, as it was drawn, is on the page."""
    return 300 + (x - 350) * NEAR, 640 + (y - 740) * NEAR


def _meadow(scene: Scene) -> None:
    """Too far behind to be sharp: dark where the sun comes from, milk where it goes to."""
    page, rng = scene.page, random.Random(4)
    where = 0.62 - 0.55 * (page.x / 800) + 0.30 * (page.y / 1200) + 0.14 * page.noise(3, 260, 3)
    stops: list[tuple[float, Colour]] = [
        (-0.1, "#e9e6d2"), (0.2, "#cdd2b8"), (0.45, "#a3b094"), (0.75, "#74876e"),
        (1.05, "#4c5f52"),
    ]  # fmt: skip
    scene.backdrop(stops, where.astype(np.float32), amount=0.03)
    blots = scene.sheet()
    for _ in range(46):
        x, y = rng.uniform(-40, 840), rng.uniform(300, 1240)
        tone = rng.choice(("#e8dfcc", "#c4a49c", "#90a080", "#6c8068", "#d8d0a8"))
        blots.fill(ellipse(x, y, rng.uniform(10, 34) * (0.3 + y / 900)), tone,
                   rng.uniform(0.2, 0.45))  # fmt: skip
    for _ in range(34):
        x = rng.uniform(-40, 840)
        stalk = [(x, 1240), (x + rng.uniform(-20, 50), 940), (x + rng.uniform(-30, 120),
                                                             rng.uniform(480, 760))]  # fmt: skip
        blots.fill(taper(stalk, [16, 10, 1]), rng.choice(("#5c7058", "#8a9c78", "#a8b490")), 0.4)
    scene.put(blots, blur=13)
    scene.of("cloud", way=70)


def _child(scene: Scene) -> None:
    """The face; each of its eyes has a colour of its own."""
    mood = replace(
        MOODS["surprised"], lids=(0.86, 0.78), inner=(1.1, 0.7), outer=(0.6, 1.3),
        corners=(1.3, 0.8), part=0.5, wide=0.94, forehead=0.1, gaze=(0.72, 0.42), flush=0.5,
        lower=0.2,
    )  # fmt: skip
    skull = replace(
        aged(KINDS["brigid"].skull, 4), jaw=1.03, chin=0.34, chin_width=1.25, cheek=0.85,
        nose=1.2, upturn=0.7, lips=0.5, ear=0.95, ear_out=0.6, fat=0.0, crooked=0.5, eye=0.88,
    )  # fmt: skip
    who = Head(
        skull, skin="#e6b494", iris=GREEN, mood=mood, hair="crop", hair_colour="#7c3f22", brow=0.8,
        lashes=0.12, freckles=0.0, seed=3,
    )  # fmt: skip
    x, y = _placed(*HEAD)
    how: dict[str, Any] = {"facing": 12, "nod": 9, "tilt": 7, "top": "#a8b0ac", "fill": 0.38,
                           "light": (-1500, 60, 900), "bounce": "#94a284", "dim": 0.1,
                           "focus": (x, y, 700)}  # fmt: skip
    portrait(scene, who, x, y, SIZE * NEAR, **how)
    eye = scene.sheet().fill(ellipse(*_placed(546, 716), 52, 40), "#ffffff").pixels()[..., 3]
    red, green = scene.image[..., 0], scene.image[..., 1]
    iris = eye * smoothstep(0.0, 0.05, green - red) * smoothstep(0.02, 0.06, green)
    tone = scene.image.mean(-1, keepdims=True) * (mix(BLUE, BLUE, 0) / 0.58)
    part = scene.page.blur(iris.astype(np.float32), 0.8)[..., None]
    scene.image = (scene.image * (1 - part) + tone * part).astype(np.float32)


def _flesh(scene: Scene) -> None:
    """Skin is no egg: blood in the cheeks, the nose and the chin, blue under the eyes."""
    page = scene.page
    for x, y, wide, high, tone, much in (
        (196, 830, 84, 62, "#c8614a", 0.14), (520, 800, 70, 56, "#b0584c", 0.22),
        (412, 812, 40, 36, "#c8604c", 0.30), (408, 990, 56, 30, "#c07058", 0.18),
        (280, 752, 60, 16, "#7c7890", 0.22), (500, 722, 52, 14, "#6c6c88", 0.22),
        (330, 520, 150, 60, "#f4dcb8", 0.16), (392, 870, 18, 22, "#a86454", 0.22),
    ):  # fmt: skip
        px, py = _placed(x, y)
        spot = np.exp(-((page.distance(px, py, wide * NEAR, high * NEAR)) ** 2)) * much
        spot = spot * (1 + 0.5 * page.noise(int(x), 50, 4, 0.6))
        scene.tint(np.clip(spot, 0, 1).astype(np.float32), tone)
    scene.of("skin", ellipse(*_placed(380, 780), 270, 330), way=62)


def _teeth(scene: Scene) -> None:
    """Milk teeth, and the place where one has been."""
    sheet = scene.sheet()
    for x, y, wide, long in (
        (378, 915, 11, 5.5), (391, 915, 13, 8.6), (406, 915.5, 15, 11), (437, 913, 15, 10),
        (452, 908.5, 13, 8.6), (464, 904, 10, 6.2),
    ):  # fmt: skip
        slope = (430 - x) * 0.06 - 1.2
        tooth = [(x - wide / 2, y - slope), (x + wide / 2, y + slope - 1.5),
                 (x + wide * 0.46, y + long * 0.8), (x + wide * 0.2, y + long),
                 (x - wide * 0.25, y + long), (x - wide * 0.46, y + long * 0.8)]  # fmt: skip
        points = [(*_placed(*point), int(k < 2)) for k, point in enumerate(tooth)]
        top, low = _placed(x, y - 2)[1], _placed(x, y + long)[1]
        tone = mix("#d8cab4", "#84746c", (x - 378) / 110)
        sheet.fill(spline(points), tone, grad=linear(0, top, 0, low, "#8c7a70"))
    scene.put(sheet, blur=1.1)


def _hairline(side: float) -> Point2:
    return (
        float(np.interp(side, SIDES, (36, 92, 150, 230, 320, 410, 490, 552, 594, 616))),
        float(np.interp(side, SIDES, (690, 590, 520, 488, 482, 470, 466, 480, 530, 600))),
    )


def _strand(
    side: float, start: float, end: float, loose: float, bent: float, curl: float
) -> list[Point2]:
    """Return a hair which ends on the hairline at `side`: -1 the left ear, 1 the right one."""
    x, y = _hairline(side)
    line = []
    for k in range(6):
        s = start + (end - start) * k / 5
        out = math.sin(math.pi * min(max(s, 0), 1))
        wave = curl * math.sin(s * 7 + curl)
        line.append(_placed(
            CROWN[0] + (x - CROWN[0]) * s + (BULGE + loose) * side * out + bent * s**3 + wave,
            CROWN[1] + (y - CROWN[1]) * s - (46 * abs(side) + loose) * out + wave * 0.4,
        ))  # fmt: skip
    return line


def _hair(scene: Scene) -> None:
    """Fine hair in tousled locks, cut at home; the sun stands in it on the left."""
    rng = random.Random(5)
    shadow, deep, sheet = scene.sheet(), scene.sheet(), scene.sheet()
    for number in range(230):
        side = rng.uniform(-1, 1)
        start, fall = rng.uniform(-0.05, 0.62), 0.86 + 0.52 * rng.random() ** 2
        fall = min(fall, 1.04) if side > 0.55 else fall
        loose, bent = 36 * rng.random() ** 2 - 6, rng.gauss(14, 30)
        curl, lit = rng.gauss(0, 9), min(max(0.62 - 0.55 * side + rng.gauss(0, 0.2), 0), 1)
        tone = mix("#4c2418", "#b8683a", lit * (0.25 + 0.75 * rng.random()))
        for _ in range(15):
            fine = rng.gauss(0, 1)
            line = _strand(
                side + 0.022 * fine, start + rng.uniform(-0.06, 0.06),
                fall + 0.028 * rng.gauss(0, 1), loose + 3 * fine, bent + 6 * rng.gauss(0, 1),
                curl + rng.gauss(0, 1.5),
            )  # fmt: skip
            own = mix(tone, rng.choice(("#38180f", "#d89860")), rng.uniform(0, 0.28))
            where = deep if number < 70 else sheet
            where.fill(taper(line, [0.8, 3.0, 2.8, 2.2, 0.4]), own, rng.uniform(0.45, 0.85))
            if lit > 0.55 and rng.random() < 0.35:
                where.fill(taper(line[1:4], [0.3, 1.8, 0.3]), "#f0c490", 0.6)
            if fall > 0.98 and rng.random() < 0.5:
                low = [(x + 16, y + 12) for x, y in line[-3:]]
                shadow.fill(taper(low, [1, 5, 1]), "#5c3430", 0.22, blur=4)
    scene.put(shadow, blur=2)
    scene.put(deep)
    scene.put(sheet)
    stray = scene.sheet()
    for _ in range(150):  # single hairs that the air has lifted
        side = rng.uniform(-1, 1)
        line = _strand(side, rng.uniform(0.1, 0.5), rng.uniform(0.7, 1.15), rng.uniform(10, 50),
                       rng.gauss(16, 30), rng.gauss(0, 14))  # fmt: skip
        tone = mix("#8a4a2a", "#ecc090", min(max(0.5 - 0.5 * side, 0), 1))
        stray.fill(taper(line, [0.4, 1.5, 1.3, 0.3]), tone, 0.7)
    scene.put(stray)
    scene.of(
        "fur",
        np.clip(sheet.pixels()[..., 3], 0, 1),
        way=around(scene.page, *_placed(CROWN[0], CROWN[1] + 60), turn=90),
    )
    scene.exact(
        (sheet.pixels()[..., 3] * smoothstep(200, 330, scene.page.y)).astype(np.float32), 0.55
    )
    top = smoothstep(300, 0, scene.page.y) * sheet.pixels()[..., 3]
    scene.multiply((top * 0.35).astype(np.float32), "#6c6470")


def _friend(scene: Scene) -> None:
    """Another cheek, nearer to us than the focus is, which waits with shut eyes."""
    who = Head(
        replace(aged(KINDS["amara"].skull, 7), crooked=-0.3), skin="#7c4e38", hair="short afro",
        hair_colour="#1c1514", mood=replace(MOODS["asleep"], corners=(0.9, 0.6), flush=0.2),
        lashes=0.8, seed=8,
    )  # fmt: skip
    with scene.layer(blur=2.6):
        portrait(scene, who, 846, 1010, 590, facing=-40, nod=-5, tilt=-7, top="#5c6c5c", fill=0.36,
                 light=(-300, 600, 420), bounce="#7c8468", rim=0.3, rim_colour="#f4dcc0",
                 dim=0.2)  # fmt: skip


# Places on the face as it was drawn, sizes, and ways to go.
WALKERS: Final = (
    (170, 824, 12.5, 40), (232, 866, 13.5, -30), (262, 812, 11.5, 70), (318, 846, 13, -60),
    (384, 776, 12, 20), (430, 806, 12.5, -40), (508, 846, 11, 60), (528, 778, 10.5, 10),
    (530, 689, 10.5, 74), (300, 930, 10.5, -20),
)  # fmt: skip


def _walkers(scene: Scene) -> None:
    """Those who are still there: few, each sharp, each with its own long shadow."""
    for x, y, size, _ in WALKERS:
        px, py = _placed(x, y)
        scene.in_shadow(ellipse(px + size * 1.0, py + size * 0.5, size * 1.3, size * 0.8, 20), 0.7,
                        blur=2.6)  # fmt: skip
    for x, y, size, turn in WALKERS:
        px, py = _placed(x, y)
        _walker(scene, px, py, size * 1.18, turn)
        scene.exact(ellipse(px, py, size * 1.9), 1)
    scene.in_shadow(ellipse(752, 1052, 15, 11, 20), 0.7, blur=3)
    with scene.layer(blur=0.8):
        _walker(scene, 741, 1046, 15, 30)


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
    sheet.on_top(ellipse(x + size * 0.75, y + size * 0.5, size * 0.9), "#2c080c", 0.6,
                 blur=size * 0.3)  # fmt: skip
    with scene.layer("plain"):
        scene.lay(sheet, wobble=0)
    gleam = scene.sheet()
    gleam.fill(ellipse(x - size * 0.40, y - size * 0.34, size * 0.26, size * 0.17, -35), "#ffe8dc",
               0.95, blur=0.8)  # fmt: skip
    scene.put(gleam)


def _shell(sheet: Sheet) -> None:
    sheet.fill(ellipse(0, 0, 9.6, 10.6), RED, grad=radial(-3, -4, 14, "#7c1414"))
    sheet.line(poly([(0, -10), (0, 10.4)], closed=False), INK, 1)
    for px, py in ((0, -6.4), (-4.6, -2.4), (4.6, -2.4), (-4.2, 4.6), (4.2, 4.6)):
        sheet.fill(ellipse(px, py, 1.9), INK)


FLYERS: Final = (
    (668, 640, 15, 40, 0), (716, 566, 16, 14, 0), (748, 488, 15, 54, 0.4), (704, 430, 17, 28, 0),
    (762, 392, 18, 50, 0), (732, 316, 19, 6, 0.6), (768, 236, 22, 36, 0.9), (724, 92, 60, 30, 5.5),
)  # fmt: skip


def _flyers(scene: Scene) -> None:
    """Those who leave: up past the hair and towards us, the nearest no longer sharp."""
    for x, y, size, turn, soft in FLYERS:
        sheet = scene.sheet()
        with sheet.at(x, y, size / 10, turn):
            _flying(sheet)
        sheet.on_top(ellipse(x + size * 0.9, y + size * 0.6, size * 1.1), "#2c080c", 0.4,
                     blur=size * 0.4)  # fmt: skip
        with scene.layer("plain", blur=soft):
            scene.lay(sheet, wobble=0)
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
