"""A village in its underwear holds down a balloon sewn of all it wore; the basket has one seat.

The balloon is a body in space: each pixel of it knows its gore, its row and where the light is.
"""

import math
import random
from typing import Any, Final

import cv2
import numpy as np

from pinxit_atelier.engine import (
    Brush,
    Cast,
    Colour,
    Field,
    Look,
    Page,
    Palette,
    Scene,
    Sheet,
    ellipse,
    limb,
    linear,
    mix,
    poly,
    rgb,
    smoothstep,
    spline,
    taper,
)
from pinxit_atelier.engine.colour import darker
from pinxit_atelier.gesture import POSES, Hand, Stage, things, unit, vec
from pinxit_atelier.gesture import Look as Who
from pinxit_atelier.gesture import Person as Figure

Spot = tuple[float, float]
THROAT: Final = 452.0, 800.0
TOP: Final = 268.0, -130.0  # it leans to the left, and its crown is outside of the page
FLAME: Final = 462.0, 872.0
LONG: Final = math.dist(THROAT, TOP)
UP: Final = ((TOP[0] - THROAT[0]) / LONG, (TOP[1] - THROAT[1]) / LONG)
SIDE: Final = (-UP[1], UP[0])
UPS: Final = (0.0, 0.06, 0.15, 0.27, 0.40, 0.53, 0.66, 0.80, 0.93, 1.0)
SPAN: Final = (46.0, 80.0, 164.0, 276.0, 356.0, 392.0, 388.0, 326.0, 190.0, 0.0)
GORES, ROWS = 11, 9
CLOTHS: Final = (
    "#ae8c80", "#7a9e96", "#c4a068", "#5f80a8", "#cbb694", "#8e6c60", "#7a966c", "#a88e9a",
    "#8a82aa", "#d6c09a",
)  # fmt: skip
COAT: Final = "#c01e2c"
HAUL: Final = POSES["pulling"].like(
    left_hand=Hand((0.02, 0.90, 0.20), (0.8, -0.6, 0), "rod", (-0.8, 0.1, 0.4), (0, -0.3, -1)),
    right_hand=Hand((-0.02, 0.78, 0.17), (-0.9, -0.6, 0), "rod", (0.8, 0.1, 0.4), (0, -0.3, -1)),
    head=(0, -18, 0),
)  # fmt: skip
DANGLE: Final = POSES["hanging"].like(
    left_hand=Hand((0.02, 1.24, 0.05), (1, 0.2, 0.2), "rod", (-0.8, 0.1, 0.4), (0, 0, -1)),
    right_hand=Hand((-0.02, 1.14, 0.05), (-1, 0.2, 0.2), "rod", (0.8, 0.1, 0.4), (0, 0, -1)),
    head=(0, 16, 6),
)  # fmt: skip
HIDE: Final = POSES["hands_behind"].like(
    left_hand=Hand((0.03, 0.52, -0.19), (1, 0, -0.5), "bag", (-0.5, -0.8, 0), (0, 0, 1)),
    right_hand=Hand((-0.03, 0.52, -0.19), (-1, 0, -0.5), "bag", (0.5, -0.8, 0), (0, 0, 1)),
    head=(34, 8, -6), hips=(0, 0, 6), chest=(6, 6, -5),
)  # fmt: skip


def paint(page: Page) -> Scene:
    """Paint the hour before the sun, the cloth full of light, and all who hold its ropes."""
    scene = Scene(page, 406, light=(*FLAME, 150), glow="#ffc988", shade="#141c2c", reach=760,
                  felt=0.05)  # fmt: skip
    scene.focus(430, 950, 260)
    scene.focus(640, 1000, 200, 0.7)
    scene.focus(300, 430, 260, 0.5)
    _dusk(scene)
    _sleeves(scene)
    _balloon(scene)
    _hill(scene)
    _far_ones(scene)
    _basket(scene)
    _flame(scene)
    _near_ones(scene)
    _owner(scene)
    scene.motes(22, "#ffdca0", (300, 700, 620, 1080), (0.8, 2.0), 0.5)
    return scene.finish(
        Look(
            vignette=0.3, bloom=0.32, bloom_from=0.8, contrast=1.08,
            brush=Brush(exact=0.04, edges=0.5), masses=0.3,
            palette=Palette(
                colours=("#10151f", "#43607c", "#94a0a4", "#ecb870", "#82665a", "#5c7a60"),
                mother="#8a7e78", accent=COAT, quiet=0.18, hold=0.5,
            ),
        )
    )  # fmt: skip


def cloth(across: float, up: float) -> Spot:
    """Return where a place on the balloon is: -1 … 1 across it, 0 … 1 up from its throat."""
    wide = float(np.interp(up, UPS, SPAN)) * across
    return (THROAT[0] + UP[0] * LONG * up + SIDE[0] * wide,
            THROAT[1] + UP[1] * LONG * up + SIDE[1] * wide)  # fmt: skip


def _dusk(scene: Scene) -> None:
    """Slate blue above; a pale cold strip where the sun will come."""
    page = scene.page
    where = page.y / 960 + 0.08 * page.noise(3, 280, 4, 0.5, (2.6, 0.7)) + (page.x - 400) / 5200
    scene.backdrop([(0, "#1d2a3a"), (0.5, "#3c5064"), (0.8, "#8295a0"), (1.0, "#d8cdb4")],
                   where.astype(np.float32), amount=0.03)  # fmt: skip
    scene.of("sky", way=6)


def _on_balloon(page: Page) -> tuple[Field, Field, Field]:
    """Return for each pixel how far up the balloon, how far across it, and whether it is on it."""
    dx, dy = page.x - THROAT[0], page.y - THROAT[1]
    up = (dx * UP[0] + dy * UP[1]) / LONG
    side = dx * SIDE[0] + dy * SIDE[1] + 7 * page.noise(61, 70, 3)
    fine = np.linspace(0, 1, 400)
    smooth = cv2.GaussianBlur(np.interp(fine, UPS, SPAN).astype(np.float32)[None], (0, 0), 9)[0]
    wide = np.interp(np.clip(up, 0, 1), fine, smooth)
    across = side / np.maximum(wide, 1)
    inside = smoothstep(2.0, -2.0, np.abs(side) - wide) * (up > 0) * (up < 1)
    return (up.astype(np.float32), np.clip(across, -1, 1).astype(np.float32),
            inside.astype(np.float32))  # fmt: skip


def _balloon(scene: Scene) -> None:
    """Patches of worn cloth, gathered at the seams; light in it, dusk on it."""
    page, rng = scene.page, random.Random(44)
    up, across, inside = _on_balloon(page)
    turn = np.arcsin(np.clip(across, -0.999, 0.999)) + 0.34  # we do not look at its middle
    front = np.sqrt(np.clip(1 - across**2, 0, 1))
    gore = (turn / math.pi + 0.5) * GORES
    row = up * ROWS + 0.30 * np.sin(np.floor(gore) * 2.4) + 0.5 * (front - 0.6) * (up - 0.3)
    row = row + 0.05 * page.noise(62, 60, 3)
    column, level = np.floor(gore).astype(int), np.floor(row).astype(int)
    in_gore, in_row = gore - column, row - level
    tones = np.zeros((40, 40, 3), np.float32)
    for a in range(40):
        for b in range(40):
            tones[a, b] = rgb(rng.choice(CLOTHS)) * rng.uniform(0.84, 1.12)
    colour = tones[np.clip(column + 10, 0, 39), np.clip(level + 10, 0, 39)]
    kind = (column * 7 + level * 13 + column * level) % 8
    lines = (0.5 + 0.5 * np.sin(in_gore * 44)) * (kind == 1) + (0.5 + 0.5 * np.sin(in_row * 40)) * (
        kind == 4
    )
    checks = ((np.sin(in_gore * 30) > 0) ^ (np.sin(in_row * 28) > 0)) * (kind == 6) * 0.7
    colour = colour * (1 - 0.28 * np.clip(lines + checks, 0, 1)[..., None])
    # how the cloth stands: it bulges between its seams, and is gathered at them
    seam = np.minimum(in_gore, 1 - in_gore)
    cross = np.minimum(in_row, 1 - in_row)
    pucker = np.sin(row * 24 + 3 * page.noise(63, 30, 3)) * np.exp(-seam / 0.13)
    pucker2 = np.sin(gore * 30 + 3 * page.noise(64, 30, 3)) * np.exp(-cross / 0.12)
    pulls = page.noise(65, 70, 4, 0.55, (0.5, 2.6)) * smoothstep(0.8, 0.2, up)
    height = 0.9 * np.sin(np.clip(in_gore, 0, 1) * math.pi) ** 0.7 + 0.18 * pucker + 0.15 * pucker2
    height = height + 0.45 * pulls
    slope = (
        cv2.Sobel(page.blur(height.astype(np.float32), 1.2), cv2.CV_32F, 1, 0) * 3.2 * page.scale
    )
    slope_y = (
        cv2.Sobel(page.blur(height.astype(np.float32), 1.2), cv2.CV_32F, 0, 1) * 3 * page.scale
    )
    # the flame is under it: its light comes through the cloth, most near the throat
    fire = page.distance(THROAT[0] - 8, THROAT[1] - 60, 1.0, 1.25)
    through = np.exp(-((fire / 330) ** 1.3)) * (0.35 + 0.65 * front)
    below = np.clip(0.5 - 1.0 * slope_y + 0.9 * slope, 0, 1)
    dusk = 0.10 + 0.22 * np.clip(0.5 + 0.5 * across - 0.8 * slope, 0, 1) * (0.4 + 0.6 * up)
    light = 1.30 * through + 0.34 * front * below * smoothstep(1.0, 0.2, up)
    stitched = np.exp(-((seam / 0.016) ** 2)) + 0.7 * np.exp(-((cross / 0.022) ** 2))
    cold = colour * rgb("#7d93b4") * dusk[..., None] * 1.7
    warm = colour * rgb("#ffc48a") * light[..., None] * 1.25
    tone = cold + warm + (rgb("#ffb45c") * (through**2.4)[..., None]) * 0.55
    tone = tone * (1 - 0.42 * np.clip(stitched, 0, 1) * (1 - 0.5 * through))[..., None]
    cover = inside[..., None]
    scene.image = (scene.image * (1 - cover) + np.clip(tone, 0, 1.2) * cover).astype(np.float32)
    along = 90 + np.degrees(np.arctan2(UP[0], -UP[1])) + 46 * across * (up - 0.5)
    scene.of("cloth", inside, way=along.astype(np.float32))
    _garments(scene)
    mouth = scene.sheet()
    ring = [(THROAT[0] + 47 * math.cos(a) * SIDE[0] + 13 * math.sin(a) * UP[0],
             THROAT[1] + 47 * math.cos(a) * SIDE[1] + 13 * math.sin(a) * UP[1])
            for a in np.linspace(0, 5.8, 16)]  # fmt: skip
    mouth.fill(spline(ring), "#ffd892")
    scene.lay(mouth, "plain")


def _garments(scene: Scene) -> None:
    """Some things were sewn on whole: a shirt with its arms out, a pair of trousers."""
    shirt, trousers = scene.sheet(), scene.sheet()

    def on(points: list[tuple[float, float]], a: float, u: float, size: float) -> list[Spot]:
        return [cloth(a + x * size, u - y * size * 0.5) for x, y in points]

    outline = [(-0.5, -0.9), (-0.16, -1.0), (0, -0.86), (0.16, -1.0), (0.5, -0.9), (1.1, -0.1),
               (0.84, 0.12), (0.5, -0.3), (0.52, 1.0), (0, 1.08), (-0.52, 1.0), (-0.5, -0.3),
               (-0.9, 0.3), (-1.14, 0.1)]  # fmt: skip
    shape = spline([(*p, 0.0) for p in on(outline, -0.20, 0.50, 0.24)], tension=0.3)
    shirt.fill(shape, "#dcb886",
        0.94, grad=linear(*cloth(-0.2, 0.38), *cloth(-0.2, 0.64),
                                                   "#565e6c"))  # fmt: skip
    shirt.line(spline(on([(0, -0.84), (0.02, 0), (0, 1.04)], -0.2, 0.5, 0.24), closed=False),
               "#5a5450", 2.6, 0.7)  # fmt: skip
    for fold in ((-0.3, -0.5, -0.16, 0.8), (0.2, -0.6, 0.34, 0.9), (0.5, -0.4, 0.9, -0.1)):
        line = on([(fold[0], fold[1]), ((fold[0] + fold[2]) / 2 + 0.05, (fold[1] + fold[3]) / 2),
                   (fold[2], fold[3])], -0.2, 0.5, 0.24)  # fmt: skip
        shirt.fill(taper(line, [2, 11, 2]), "#5a5a62", 0.4, blur=3)
    scene.lay(shirt, "cloth", contact=0.4, cast=Cast((-3, -6), dark=0.4))
    legs = [(-0.42, -1.0), (0.42, -1.0), (0.58, 0.9), (0.2, 0.96), (0.02, -0.1), (-0.22, 1.0),
            (-0.62, 0.9)]  # fmt: skip
    shape = poly(on(legs, 0.40, 0.34, 0.24))
    trousers.fill(shape, "#6c7078",
        0.96, grad=linear(*cloth(0.4, 0.24), *cloth(0.4, 0.46),
                                                      "#1c2840"))  # fmt: skip
    trousers.line(shape, "#d0b48c", 1.4, 0.5)
    scene.lay(trousers, "cloth", contact=0.4, cast=Cast((-3, -6), dark=0.4))


def _sleeves(scene: Scene) -> None:
    """What was not cut off waves from the seams, dark against the morning."""
    for across, up, colour, ways in (
        (0.86, 0.235, "#2c3344", ((-14, 1.0), (20, 0.9))), (0.95, 0.50, "#46362f", ((-30, 1.0),)),
        (-0.9, 0.20, "#34363a", ((170, 0.85),)),
    ):  # fmt: skip
        sheet = scene.sheet()
        for way, size in ways:
            high = 1 if math.cos(math.radians(way)) > 0 else -1  # which side is the upper one
            with sheet.at(*cloth(across, up), size, way):
                _tube(sheet, colour, high)
        scene.lay(sheet, "plain", wobble=0.4)
        scene.exact(sheet.pixels()[..., 3], 1)


def _tube(sheet: Sheet, colour: Colour, high: int) -> None:
    """An empty sleeve or trouser leg: limp, with a cuff, and a little fire on its under side."""
    top = [(-60, -34), (20, -30), (62, -42), (108, -28), (150, -36)]
    low = [(156, 18), (112, 26), (70, 12), (24, 30), (-60, 36)]
    tube = spline([(px, py * high, float(px > 140)) for px, py in top + low])
    sheet.fill(tube, colour)
    under = [(-60, 34), (24, 26), (70, 8), (112, 22), (156, 14)]
    sheet.fill(taper([(px, py * high) for px, py in under], [14, 16, 12, 14, 8]),
               mix(colour, "#e8a468", 0.5), 0.7, blur=4, clip=tube)  # fmt: skip
    cuff = [(140, -36), (152, -36), (158, 18), (146, 20)]
    sheet.fill(poly([(px, py * high) for px, py in cuff]), mix(colour, "#c8b498", 0.5))
    for start, end in (((30, -26), (52, 14)), ((84, -30), (70, 8)), ((124, -24), (112, 12))):
        middle = (start[0] + end[0]) / 2 + 6, (start[1] + end[1]) / 2 * high
        fold = [(start[0], start[1] * high), middle, (end[0], end[1] * high)]
        sheet.fill(taper(fold, [2, 9, 3]), darker(colour, 0.5), 0.7, blur=2, clip=tube)


def _hill(scene: Scene) -> None:
    """Wet grass, lit round the basket, lost in the dusk further off."""
    page, rng = scene.page, random.Random(9)
    far = scene.sheet()
    far.fill(spline([(-40, 1240, 1), (-40, 934), (200, 918), (480, 930), (860, 900),
                     (860, 1240, 1)]), "#5a6e74")  # fmt: skip
    with scene.layer("foliage", air=("#b8b6a8", 0.35)):
        scene.add(far, amount=0)
    hill = scene.sheet()
    shape = spline([(-40, 1240, 1), (-40, 992), (200, 960), (430, 950), (640, 958), (860, 986),
                    (860, 1240, 1)])  # fmt: skip
    hill.fill(shape, "#33403a", grad=linear(0, 950, 0, 1200, "#141c1c"))
    for _ in range(900):
        x, y = rng.uniform(-10, 810), rng.uniform(966, 1210)
        size = 4 + (y - 950) / 14
        near = math.exp(-(((x - FLAME[0]) / 230) ** 2 + ((y - 1010) / 70) ** 2))
        tone = mix(rng.choice(("#2c3a36", "#3e4a3e", "#1e2a28")), "#d8a860", near * 0.7)
        hill.fill(taper([(x, y), (x + rng.uniform(-3, 3), y - size * 0.6),
                         (x + rng.uniform(-6, 8), y - size * 1.3)], [2.4, 1.8, 0.4], 5), tone, 0.7,
                  clip=shape)  # fmt: skip
    scene.lay(hill, "grass", way=84)
    glow = np.exp(-(page.distance(FLAME[0], 1016, 250, 60) ** 2)) * smoothstep(948, 966, page.y)
    scene.tint((glow * 0.42).astype(np.float32), "#e0a860")


def _johns(colour: Colour, **who: Any) -> Who:
    """Return somebody in long johns."""
    return Who(top=colour, sleeves=0.94, loose=0.2, collar="round", buttons=darker(colour, 0.3),
               legs=colour, leg_width=0.06, shoes="", **who)  # fmt: skip


def _vest(colour: Colour, drawers: Colour, low: float = 0.34, **who: Any) -> Who:
    """Return somebody in a vest and drawers."""
    return Who(top=colour, sleeves=0.06, loose=0.12, legs=drawers, leg_length=low, leg_width=0.4,
               shoes="", **who)  # fmt: skip


def _rope(scene: Scene, hands: tuple[Spot, Spot], to: Spot, rest: list[Spot], wide: float) -> None:
    """A rope, taut from the cloth to two hands, and what is left of it on the grass."""
    end = cloth(*to)
    upper, lower = hands
    sheet = scene.sheet()
    for path in (spline([lower, *rest], closed=False), poly([lower, upper, end], closed=False)):
        sheet.line(path, "#1c1a1e", wide * 1.9, 0.8)
        sheet.line(path, "#b89a70", wide)
    sheet.fill(ellipse(end[0], end[1], 7), "#2a2428")
    scene.exact(poly([lower, upper, end, (end[0] + 2, end[1])]), 0.7)
    scene.lay(sheet, "wood", wobble=0.3)


def _hauls(
    scene: Scene, who: Who, x: float, y: float, high: float, to: Spot, facing: float,
    *, dark: float = 0.2, **how: Any,
) -> None:  # fmt: skip
    """Somebody with both hands on a rope, whose whole weight hangs in it."""
    stage = Stage(scene, x, y, high, pitch=6)
    one = stage.person(who, HAUL, facing=facing, **how)
    upper, lower = one.hold["l"].rod, one.hold["r"].rod
    along = unit(upper - lower)
    things.rod(stage.canvas, [lower - along * 0.04, lower, upper, upper + along * 0.05], 0.010,
               "#b89a70")  # fmt: skip
    hands = stage.page(upper), stage.page(lower)
    side = 1 if facing < 0 else -1
    rest = [(hands[1][0] + side * 0.05 * high, hands[1][1] + 0.3 * high),
            (x + side * 0.24 * high, y + 1), (x + side * 0.44 * high, y + 7)]  # fmt: skip
    _rope(scene, hands, to, rest, 2.0 + high / 260)
    _painted(scene, stage, high, dark)


def _painted(scene: Scene, stage: Stage, high: float, dark: float) -> None:
    """Paint those on a stage in the light of the flame, their shadows away from it."""
    x, foot = stage.page((0, 0, 0))
    away = scene.falls(x, foot, 1.0, dark=0.8, soft=0.06)
    air = ("#8c98a0", max(0.0, 0.26 - high / 1000))
    with scene.layer("cloth", cast=away, contact=0.6):
        stage.paint(light=(FLAME[0], FLAME[1], 90), shadow=0, contact=0.5, rim=0.8,
                    rim_colour="#ffc47c", haze=air, fill=0.32, dim=dark)  # fmt: skip


def _far_ones(scene: Scene) -> None:
    old = _johns("#8c7a7c", build="old_woman", skin="rose", head="ingrid", hair="low bun",
                 hair_colour="#c8c4bc", mood="stubborn")  # fmt: skip
    _hauls(scene, old, 352, 996, 180, (-0.5, 0.12), 66)


def _basket(scene: Scene) -> None:
    """Wicker, a burner, and a kitchen chair; it does not quite touch the grass."""
    x, y = 466.0, 1026.0
    scene.in_shadow(ellipse(x - 4, y + 20, 84, 13), 0.7, blur=7)
    lines = scene.sheet()
    for way in (-1, 1):
        for foot, top in ((66, 44), (46, 24)):
            lines.line(poly([(x + way * foot, y - 84), (THROAT[0] + way * top, THROAT[1] + 10)],
                            closed=False), "#2c2420", 3.2)  # fmt: skip
    lines.fill(limb([(x - 26, 898), (x + 24, 902)], [8, 8]), "#30363e")
    lines.fill(limb([(x - 4, 906), (x - 3, 880)], [24, 18]), "#59616a")
    scene.lay(lines, "metal")
    with scene.layer("wood", form=0.5, contact=0.6):
        chair = scene.sheet()
        for way in (-1, 1):
            chair.fill(
                limb([(x + way * 22, y - 50), (x + way * 25 + 4, y - 136)], [8, 7]), "#5c3a30"
            )
        for level in (-128, -108, -90):
            chair.fill(limb([(x - 22, y + level), (x + 2, y + level - 4), (x + 28, y + level - 1)],
                            [9, 10, 9]), "#7c5040")  # fmt: skip
        scene.add(chair, amount=0)
        basket = scene.sheet()
        shape = spline([(x - 74, y - 84, 1), (x, y - 75), (x + 74, y - 86, 1), (x + 60, y + 4, 1),
                        (x, y + 13), (x - 60, y + 6, 1)])  # fmt: skip
        basket.fill(shape, "#a8743c", grad=linear(x, y - 84, x, y + 10, "#4a3220"))
        for row in range(8):
            for column in range(15):
                px, py = x - 76 + column * 10.6, y - 80 + row * 11.4
                over = (row + column) % 2
                weave = limb([(px, py), (px + 11, py + 1)], [7, 7])
                basket.fill(weave, "#c8924e" if over else "#6c4626", 0.6, clip=shape)
        basket.fill(
            limb([(x - 76, y - 84), (x, y - 75), (x + 76, y - 86)], [12, 14, 12]), "#8c5c30"
        )
        scene.add(basket, amount=0)
    scene.exact(ellipse(x, y - 60, 90, 90), 0.7)


def _flame(scene: Scene) -> None:
    """It roars up into the throat: no outline, only heat."""
    x, y = FLAME[0], FLAME[1] + 10
    for wide, high, colour, blur in (
        (28, 126, "#f07018", 9), (20, 108, "#ffa030", 5), (12, 84, "#ffe08a", 3),
        (6, 52, "#fffbe8", 2),
    ):  # fmt: skip
        sheet = scene.sheet()
        sheet.fill(spline([(x - wide * 0.5, y), (x - wide, y - high * 0.34),
                           (x - wide * 0.5 - 3, y - high * 0.7), (x - 8, y - high, 1),
                           (x + wide * 0.3, y - high * 0.66), (x + wide, y - high * 0.3),
                           (x + wide * 0.5, y)]), colour, 0.9, blur=blur)  # fmt: skip
        scene.put(sheet)
    scene.shine(x - 4, y - 60, 130, "#ffb050", 0.7)
    scene.shine(x, y - 46, 46, "#fff2c8", 0.6)


def _near_ones(scene: Scene) -> None:
    """A stout man, a child, a strong woman, and a girl who is too light."""
    stout = _vest("#a8a496", "#55606c", build="stout_man", skin="brown", head="ravi",
                  hair="bald", beard="full", hair_colour="#241e1c", mood="stubborn")  # fmt: skip
    _hauls(scene, stout, 236, 1064, 300, (-0.82, 0.20), 70)
    child = _johns("#8e8464", build="child", skin="fair", head="brigid", hair="wild",
                   hair_colour="#7c4828", mood="concentrating")  # fmt: skip
    _hauls(scene, child, 344, 1116, 300, (-0.64, 0.15), 74)
    strong = _vest("#b4a8a4", "#6c545c", 0.42, build="strong_woman", skin="dark", head="amara",
                   hair="afro", hair_colour="#181214", mood="stubborn")  # fmt: skip
    _hauls(scene, strong, 78, 1190, 430, (-0.98, 0.34), 62, dark=0.3)
    who = _vest("#b08c8c", "#b4aa98", build="girl", skin="olive", head="mei", hair="ponytail",
                hair_colour="#1c1616", mood="surprised")  # fmt: skip
    stage = Stage(scene, 578, 1050, 268, pitch=2)
    one = stage.person(who, DANGLE, facing=-72)
    upper, lower = one.hold["l"].rod, one.hold["r"].rod
    along = unit(upper - lower)
    things.rod(stage.canvas, [lower - along * 0.3, lower, upper, upper + along * 0.06], 0.009,
               "#b89a70")  # fmt: skip
    hands = stage.page(upper), stage.page(lower)
    rest = [(hands[1][0] + 4, hands[1][1] + 100), (hands[1][0] - 2, 1106), (hands[1][0] + 24, 1118)]
    _rope(scene, hands, (0.5, 0.15), rest, 3)
    scene.in_shadow(ellipse(600, 1112, 40, 8), 0.7, blur=5)
    with scene.layer("cloth"):
        stage.paint(light=(FLAME[0], FLAME[1], 90), shadow=0, contact=0, rim=0.8,
                    rim_colour="#ffc47c", fill=0.35, dim=0.2)  # fmt: skip


def _owner(scene: Scene) -> None:
    """He lends no hand: behind his back, where only we see it, he holds a scarlet coat."""
    stage = Stage(scene, 716, 1236, 500, pitch=8, near=3)
    who = _johns("#8c8a80", build="heavy_man", skin="fair", head="lars", hair="crop",
                 hair_colour="#3a2e28")  # fmt: skip
    one = stage.person(who, HIDE, facing=204)
    _coat(stage, one)
    stage.paint(light=(FLAME[0], FLAME[1] - 40, 240), shadow=0, contact=0, rim=1.0,
                rim_colour="#ffb870", fill=0.42, dim=0.12)  # fmt: skip


def _coat(stage: Stage, one: Figure) -> None:
    """A coat that hangs from two hands, over itself, with its sleeve out."""
    grip = (one.hold["l"].rod + one.hold["r"].rod) / 2
    back = -one.ahead
    aside = np.cross(back, vec(0, 1, 0))
    columns, rows = 9, 8
    grid = np.zeros((rows, columns, 3))
    for row in range(rows):
        part = row / (rows - 1)
        for column in range(columns):
            across = column / (columns - 1) - 0.5
            wide = 0.05 + 0.09 * part**0.7
            deep = 0.02 + 0.012 * math.cos(column * 2.3 + part * 2) * (0.4 + part)
            grid[row, column] = (
                grip + back * (deep + 0.02 * part) + aside * across * wide * 2
                - vec(0, 1, 0) * (0.33 * part + 0.02 * math.cos(column * 1.7) * part - 0.03)
            )  # fmt: skip
    with stage.canvas.part(COAT, soft=0.7) as cloak:
        cloak.surface(grid)
        for column in (2, 4, 6):
            cloak.fold(grid[1:7:2, column], 0.012, 0.014)
    sleeve = [grid[1, 7] + back * 0.02, grid[3, 8] + back * 0.03, grid[5, 8] + back * 0.03]
    with stage.canvas.part("#cc2834", soft=0.6) as arm:
        arm.chain(sleeve, [0.034, 0.032, 0.034])
    with stage.canvas.part("#b08c44", soft=0.4) as cuff:
        cuff.chain([sleeve[-1], sleeve[-1] - vec(0, 0.02, 0)], [0.036, 0.036])
