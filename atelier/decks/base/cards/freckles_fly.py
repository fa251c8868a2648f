"""A child's freckles are ladybirds, and on this June morning they have begun to fly away."""

import math
import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

import numpy as np

from pinxit_atelier.engine import (
    Brush,
    Cast,
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

HEAD, SIZE = (330.0, 622.0), 900.0
GREEN, BLUE = "#6f9a5c", "#5f8db8"
RED, INK = "#c8281e", "#1c1216"


def paint(page: Page) -> Scene:
    """Paint the blurred meadow, the face, who waits beside it, and those who leave."""
    scene = Scene(
        page, 720, light=(-300, 120, 980), glow="#fff0d2", shade="#7a5058", reach=2400, felt=0.1
    )
    _meadow(scene)
    _child(scene)
    _fringe(scene)
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
        corners=(1.3, 1.0), part=0.66, wide=0.94, forehead=0.1, gaze=(0.72, 0.5), flush=0.5,
    )  # fmt: skip
    who = Head(
        aged(KINDS["ingrid"].skull, 8), skin="#f0cab2", iris=GREEN, mood=mood, hair="wild",
        hair_colour="#b85c2e", brow=0.7, lashes=0.3, seed=3,
    )  # fmt: skip
    how: dict[str, Any] = {"facing": 12, "nod": -6, "tilt": 8, "top": "#b9c4c8", "fill": 0.6,
                           "bounce": "#b4c890", "focus": (*HEAD, 700)}  # fmt: skip
    before = scene.image.copy()
    portrait(scene, who.like(iris=BLUE), *HEAD, SIZE, **how)
    other, scene.image = scene.image, before
    portrait(scene, who, *HEAD, SIZE, **how)
    part = smoothstep(340, 350, scene.page.x)[..., None]
    scene.image = (scene.image * (1 - part) + other * part).astype(np.float32)


def _fringe(scene: Scene) -> None:
    """Locks that the wind has left on the forehead."""
    rng, sheet = random.Random(5), scene.sheet()
    for line, wide in (
        ([(262, 286), (218, 372), (206, 430), (226, 478)], 50),
        ([(336, 270), (302, 366), (306, 424), (342, 462)], 58),
        ([(424, 266), (404, 352), (420, 404), (464, 428)], 56),
        ([(494, 280), (498, 352), (526, 388), (572, 396)], 46),
        ([(376, 268), (358, 342), (366, 384), (394, 404)], 40),
    ):
        _lock(sheet, rng, line, wide)
    with scene.layer("fur", way="axis", cast=Cast((9, 14), dark=0.42, soft=0.25)):
        scene.add(sheet, relief=9, lo=0.5, hi=0.3, wobble=0.3)


def _lock(
    sheet: Sheet, rng: random.Random, line: Sequence[tuple[float, float]], wide: float
) -> None:
    widths = [wide * 0.4, wide, wide * 0.62, 2]
    shape = taper(line, widths)
    sheet.fill(shape, "#d0703a", grad=linear(line[0][0] - wide / 2, 0, line[0][0] + wide / 2, 0,
                                             "#a84e26"))  # fmt: skip
    for _ in range(9):
        off = rng.uniform(-0.42, 0.42)
        strand = [(x + off * broad, y) for (x, y), broad in zip(line, widths, strict=True)]
        tone = mix("#9c4520", "#f4ac70", rng.random())
        sheet.fill(taper(strand, [2, 5, 4, 0.8]), tone, 0.6, blur=0.8, clip=shape)


def _teeth(scene: Scene) -> None:
    """Milk teeth, and the place where one has been."""
    sheet = scene.sheet()
    for x, y, wide, long in (
        (384, 857, 12, 8), (398, 857, 15, 13), (415, 856, 17, 16), (451, 850, 16, 15),
        (467, 845, 13, 11),
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
        aged(KINDS["amara"].skull, 8), skin="#8a5a3e", hair="short afro", hair_colour="#1f1714",
        mood=replace(MOODS["asleep"], corners=(0.9, 0.7), flush=0.3), lashes=0.8, seed=8,
    )  # fmt: skip
    portrait(
        scene, who, 806, 926, 540, facing=-38, nod=-8, tilt=-6, top="#7c8a6a", fill=0.6,
        bounce="#b4c890", blur=1.4, rim=0.3, rim_colour="#fff0d0",
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
    (122, 716, 10), (150, 752, 13), (118, 790, 11), (172, 812, 14), (196, 766, 10), (214, 842, 10),
    (232, 796, 13), (150, 858, 9), (262, 758, 11), (282, 826, 11), (300, 778, 14), (262, 876, 9),
    (330, 748, 10), (352, 792, 9), (364, 700, 11), (402, 728, 14), (436, 690, 10), (470, 786, 9),
    (500, 742, 13), (548, 708, 11), (560, 776, 9), (500, 452, 12), (546, 594, 10),
    (318, 1012, 11), (742, 950, 11),
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
