"""A family dines at a long table that races down a white mountain; only the dog has noticed."""

import math
import random
from collections.abc import Callable
from typing import Any

import numpy as np

from pinxit_atelier.compose import across
from pinxit_atelier.engine import (
    Colour,
    Look,
    Page,
    Scene,
    Sheet,
    common,
    darker,
    ellipse,
    leaf,
    limb,
    linear,
    mix,
    poly,
    rect,
    smoothstep,
    spline,
    taper,
    union,
)
from pinxit_atelier.people import Figure, Stage
from pinxit_atelier.people import Look as Person

SNOW, COBALT, AZURE, TOMATO, CREAM = "#fdfdff", "#2f56b8", "#7fb2ee", "#e8402c", "#fff2dc"
TURQUOISE, LEMON, PINK, WOOD = "#2fb8b4", "#ffd83c", "#ff8aa8", "#a8683c"
SLOPE = 36.0  # degrees
WAY = math.cos(math.radians(SLOPE)), math.sin(math.radians(SLOPE))
FAR = 198.0, 350.0  # the table's upper corner on the far side
LONG, WIDE = 640.0, (-84.0, 158.0)
TILT = 25.0  # how far they all lean, and do not mind

Spot = tuple[float, float]
Thing = Callable[[Any, float, float], None]


def paint(page: Page) -> Scene:
    """Paint the mountain, then the far side of the table, its load, the near side, and the snow."""
    scene = Scene(page, 205, light=(640, -300, 700), glow="#fff6e0", shade="#1c2c78", reach=1500)
    _sky(scene)
    _slope(scene)
    _lost_chair(scene)
    _shadow(scene)
    _spray(scene, 5, 0.75)
    _far_side(scene)
    _train(scene)
    _grandmother(scene)
    _table(scene)
    _dishes(scene)
    _candles(scene)
    _dog(scene)
    _near_side(scene)
    _bench(scene)
    _spray(scene, 9, 1.0)
    _edge(scene)
    _flurry(scene)
    return scene.finish(
        Look(vignette=0.12, bloom=0.3, bloom_from=0.88, contrast=1.1, saturation=1.1, grain=0.022)
    )


def on(along: float, over: float = 0.0, up: float = 0.0) -> Spot:
    """Return a place of the table top: 0 … 1 downhill, 0 … 1 towards us, and so much above it."""
    lift = math.radians(TILT)
    return (
        FAR[0] + WAY[0] * LONG * along + WIDE[0] * over + up * math.sin(lift),
        FAR[1] + WAY[1] * LONG * along + WIDE[1] * over - up * math.cos(lift),
    )


def _sky(scene: Scene) -> None:
    page = scene.page
    stops = [(0, "#2c6fd8"), (0.5, "#6fb0f2"), (1, "#d8eefc")]
    scene.backdrop(stops, across(page, 520, -40, 700, 520), amount=0.07, texture="across")
    rng = random.Random(3)
    for top, low, tone, dark, air in ((170, 430, "#dce9fb", "#8fb2ec", 0.4),
                                      (250, 560, "#f4f9ff", "#7aa4ea", 0.1)):  # fmt: skip
        sheet = scene.sheet()
        x = 250.0 + top * 0.4
        while x < 900:
            wide, peak = rng.uniform(80, 150), top + rng.uniform(-30, 60)
            ridge = [(x, peak), (x + 8, peak + 60), (x - 8, peak + 120), (x + 14, low)]
            sheet.fill(poly([(x - wide, low), (x - wide * 0.45, peak + 90), *ridge]), tone)
            sheet.fill(poly([(x + wide, low), (x + wide * 0.5, peak + 80), *ridge]), dark)
            for _ in range(7):
                py = rng.uniform(peak + 30, low - 30)
                px = x + rng.uniform(0.1, 0.5) * wide * (py - peak) / (low - peak)
                sheet.fill(leaf((px, py), (px + 20, py + 34), 9), tone, 0.6)
            x += wide * rng.uniform(0.8, 1.2)
        scene.add(sheet, wobble=1.4, haze=("#cfe4fc", air))


def _slope(scene: Scene) -> None:
    """White, with cobalt in every hollow; all strokes run downhill."""
    sheet, rng = scene.sheet(), random.Random(8)
    ground = spline([(-20, 60, 1), (140, 150), (300, 246), (460, 372), (620, 470), (830, 640, 1),
                     (830, 1230, 1), (-20, 1230, 1)])  # fmt: skip
    sheet.fill(ground, SNOW, grad=linear(480, 700, 60, 1240, "#e4effd"))
    for _ in range(260):
        x, y = rng.uniform(-60, 800), rng.uniform(60, 1200)
        long, sag = rng.uniform(40, 190), rng.uniform(-14, 14)
        line = [(x, y), (x + WAY[0] * long / 2 + sag, y + WAY[1] * long / 2),
                (x + WAY[0] * long, y + WAY[1] * long)]  # fmt: skip
        tone = rng.choice(("#ffffff", "#a8c8f6", "#cfe2fc", "#ffffff"))
        sheet.fill(taper(line, [0.5, rng.uniform(3, 12), 0.5]), tone, 0.34, blur=2.4, clip=ground)
    for x, y, size in ((60, 860, 190), (250, 1060, 240), (-20, 1130, 200), (520, 1140, 150)):
        drift = spline([
            (x - size, y + 30), (x - size * 0.3, y - 20), (x + size * 0.5, y + 10),
            (x + size, y + 90), (x + size * 0.3, y + 40), (x - size * 0.4, y + 26),
        ])  # fmt: skip
        sheet.fill(drift, "#9cc4f8", 0.5, blur=12, clip=ground)
    for over in (0.1, 1.35):  # the ruts they leave
        rut = [on(-0.42, over + 0.5), on(-0.2, over + 0.45), on(0.4, over + 0.4)]
        sheet.fill(taper(rut, [4, 12, 16]), "#6a94e4", 0.75, blur=1.5, clip=ground)
        sheet.fill(taper([(x + 5, y - 6) for x, y in rut], [2, 6, 8]), "#ffffff", 0.9, clip=ground)
    scene.add(sheet, rim=0.3, wobble=1.2, amount=0.05, hue=0.01)
    sparkle = scene.sheet()
    for _ in range(240):
        x, y = rng.uniform(0, 800), rng.uniform(300, 1200)
        sparkle.fill(ellipse(x, y, rng.uniform(0.8, 2)), "#ffffff", 0.9)
    scene.put(sparkle)


def _lost_chair(scene: Scene) -> None:
    """Far behind somebody's chair has stayed."""
    sheet = scene.sheet()
    scene.pool(78, 178, 30, 7, COBALT, 0.6)
    with sheet.at(72, 172, 0.8, -24):
        for leg in ([(-18, 0), (-16, -34)], [(18, 0), (16, -34)], [(-8, 6), (-6, -30)]):
            sheet.fill(limb(leg, [5, 5], 6), "#8a4c2c")
        sheet.fill(poly([(-20, -34), (20, -34), (26, -26), (-26, -26)]), TOMATO)
        for post in ([(-18, -34), (-22, -84)], [(18, -34), (22, -84)]):
            sheet.fill(limb(post, [5, 5], 6), "#8a4c2c")
        sheet.fill(poly([(-23, -84), (23, -84), (21, -66), (-21, -66)]), WOOD)
    scene.add(sheet, relief=3, lo=0.5, hi=0.3, wobble=0.6, haze=("#d0e4fc", 0.12))


def _shadow(scene: Scene) -> None:
    sheet = scene.sheet()
    points = [on(-0.06, 0.4), on(1.04, 0.5), on(1.1, 2.06), on(0.7, 2.5), on(-0.12, 2.4)]
    sheet.fill(spline([(x, y, 1) for x, y in points]), COBALT, 0.62, blur=16)
    scene.put(sheet, "multiply")


PEOPLE: dict[str, Person] = {
    "father": Person(body="broad", skin="tan", hair="short", beard="moustache", coat="shirt",
                     colour="#3f74d8", face="angry", gaze=(0.8, 0.2), hair_colour="#3a2018"),
    "mother": Person(skin="brown", hair="bun", coat="dress", colour=LEMON, trim="#ffffff",
                     pattern="dots", face="laugh", hair_colour="#1c1210"),
    "teen": Person(body="youth", skin="brown", hair="locs", coat="jacket", colour="#7a4ac0",
                   face="stern", gaze=(-0.7, 0.4), hair_colour="#20120e"),
    "uncle": Person(body="stout", skin="rose", hair="bald", coat="suit", colour="#2c8a6c",
                    trim="#fff2dc", beard="full", hair_colour="#c86a2c", face="joy"),
    "aunt": Person(body="thin", skin="pale", hair="bob", coat="dress", colour=PINK, trim="#ffffff",
                   face="surprise", glasses=True, hair_colour="#8a3a1c", gaze=(-0.6, 0.3)),
    "girl": Person(body="child", skin="tan", hair="braids", coat="dress", colour="#ffffff",
                   trim=TOMATO, pattern="stripes", face="joy", hair_colour="#4a2a18"),
    "cousin": Person(body="youth", skin="fair", hair="pony", coat="shirt", colour="#f08a2c",
                     face="sly", hair_colour="#d8a84c"),
    "grandpa": Person(body="old", skin="dark", hair="short", hair_colour="#f4f0ea", coat="suit",
                      colour="#5a6a8c", trim="#ffffff", face="laugh"),
    "boy": Person(body="child", skin="brown", hair="crop", coat="shirt", colour="#58b84c",
                  pattern="bands", trim="#fff2dc", face="smile", hair_colour="#1a100e"),
    "bride": Person(skin="olive", coat="coat", colour="#c8dcf8", hat="hijab", hat_colour="#3f74d8",
                    face="smile", trim="#ffffff"),
}  # fmt: skip


def _seat(
    scene: Scene,
    who: str,
    along: float,
    over: float,
    tall: float,
    *,
    view: Any = "q",
    flip: bool = False,
    drop: float = 20,
    lean: float = 0,
    thing: Thing | None = None,
    **pose: Any,
) -> Figure:
    """Sit somebody down; `thing` paints what is in the near hand."""

    def held(stage: Stage, figure: Figure) -> None:
        if thing is not None:
            with stage.part(relief=1.4, depth=1, shadow=0.4) as cel:
                x, y = figure.joints["wrn"]
                thing(cel, float(x), float(y))

    x, y = on(along, over, -drop)
    figure = Figure(PEOPLE[who], "sit_table", view, air=True, wind=(-5, 0), **pose)
    return figure.draw(scene, x, y, tall * 1.1, flip=flip, turn=TILT + lean, ground=0, under=held,
                       rim=0.5, rim_colour="#ffffff", shadow=(-6, 8, 8, 0.35))  # fmt: skip


def _glass(cel: Any, x: float, y: float) -> None:
    cel.fill(poly([(x - 1, y - 9), (x + 6, y - 9), (x + 4.6, y + 1), (x + 0.6, y + 1)]), "#d8f0ff")
    cel.fill(poly([(x - 0.4, y - 5.6), (x + 5.4, y - 5.6), (x + 4.6, y + 1), (x + 0.6, y + 1)]),
             TOMATO)  # fmt: skip


def _jug(cel: Any, x: float, y: float) -> None:
    with cel.at(x + 3, y - 2, 1, 62):
        cel.fill(spline([(-5, -10), (5, -10), (4, -5), (8, 3), (5, 11), (-5, 11), (-8, 3),
            (-4, -5)]),
                 TURQUOISE)  # fmt: skip
        cel.line(spline([(-6, -6), (-13, -2), (-8, 6)], closed=False), TURQUOISE, 2.2)
        cel.fill(poly([(-6, 1), (6, 1), (7, 4), (-7, 4)]), "#ffffff", 0.8)


def _fork(cel: Any, x: float, y: float) -> None:
    cel.line(poly([(x - 4, y + 5), (x + 10, y - 9)], closed=False), "#e8ecf4", 1.6)
    cel.fill(ellipse(x + 12, y - 11, 4.4, 3.6), "#c8742c")


def _loaf(cel: Any, x: float, y: float) -> None:
    cel.fill(limb([(x - 4, y - 4), (x + 8, y - 7), (x + 20, y - 8)], [8, 10, 7]), "#d8924c")
    for step in range(4):
        cel.line(poly([(x + step * 5, y - 9), (x + 3 + step * 5, y - 3)], closed=False), "#fff0d0",
                 1.2)  # fmt: skip


def _spoon(cel: Any, x: float, y: float) -> None:
    cel.line(poly([(x - 4, y + 4), (x + 10, y - 4)], closed=False), "#e8ecf4", 1.6)
    cel.fill(ellipse(x + 12, y - 5, 4, 2.6, -20), "#f4f6fa")


def _far_side(scene: Scene) -> None:
    """Five who face us: they quarrel, laugh, pour, reach and eat."""
    _seat(scene, "girl", 0.12, 0, 250, drop=-6, near_arm=(30, 130), far_arm=(40, 90), head=4,
          thing=_spoon, near_hand="hold")  # fmt: skip
    _seat(scene, "mother", 0.29, 0, 340, drop=28, near_arm=(36, 100), far_arm=(70, 150), head=-6,
          thing=_jug, near_hand="hold", far_hand="open")  # fmt: skip
    _seat(scene, "father", 0.475, 0, 356, drop=30, lean=-4, near_arm=(60, 104), far_arm=(30, 84),
          near_hand="point", far_hand="fist", head=2)  # fmt: skip
    _seat(scene, "uncle", 0.70, 0, 336, drop=26, flip=True, lean=3, near_arm=(44, 140),
          far_arm=(40, 84), thing=_glass, near_hand="hold", head=-4)  # fmt: skip
    _seat(scene, "aunt", 0.9, 0, 344, drop=28, flip=True, near_arm=(30, 120), far_arm=(24, 70),
          near_hand="hold", thing=_fork, head=6)  # fmt: skip


def _grandmother(scene: Scene) -> None:
    """She sits at the stern and steers, with a ladle."""
    who = Person(body="old", skin="fair", hair="bun", hair_colour="#e4e4ec", coat="dress",
                 colour="#c8407c", trim="#fff2dc", apron="#ffffff", face="smile", glasses=True,
                 scarf=LEMON)  # fmt: skip
    x, y = on(-0.075, 0.5, 16)
    rudder = on(-0.12, 1.06, -46)

    def ladle(stage: Stage, figure: Figure) -> None:
        with stage.part(relief=1.4, depth=1, shadow=0.4) as cel:
            hand = figure.joints["wrn"]
            end = figure.to_units(*rudder)
            start = (
                float(hand[0]) + (float(hand[0]) - end[0]) * 0.3,
                (float(hand[1]) + (float(hand[1]) - end[1]) * 0.3),
            )
            cel.line(poly([start, end], closed=False), "#b0bccc", 3)
            cel.fill(ellipse(end[0], end[1] + 2, 10, 8, 30), "#e4e8f0")
            cel.fill(ellipse(end[0], end[1], 7, 4, 30), "#8a9ab4")

    figure = Figure(who, "sit_table", "q", air=True, wind=(-7, 0), near_arm=(-40, 10),
                    far_arm=(50, 80), near_hand="fist", head=-8)  # fmt: skip
    figure.draw(scene, x, y, 330, turn=TILT - 10, ground=0, under=ladle, rim=0.5,
                rim_colour="#ffffff", shadow=(-6, 8, 8, 0.35))  # fmt: skip


def _train(scene: Scene) -> None:
    """The end of the cloth, which flies like a flag."""
    sheet = scene.sheet()
    train = spline([(*on(0.05, 0), 1), (*on(0.05, 1), 1), on(-0.1, 1.05, 8), on(-0.18, 0.95, -8),
                    (*on(-0.3, 0.92, 16), 1), on(-0.22, 0.55, 12), (*on(-0.3, 0.2, 34), 1),
                    on(-0.12, 0.08, 14)])  # fmt: skip
    sheet.fill(train, TOMATO, grad=linear(*on(0, 0.5), *on(-0.3, 0.5), "#b81c20"))
    for over in (0.2, 0.4, 0.6, 0.8):
        fold = [on(0, over), on(-0.12, over, 6), on(-0.26, over, 6)]
        sheet.fill(taper(fold, [3, 13, 6]), "#8c1018", 0.5, blur=4, clip=train)
        sheet.line(spline([(x, y - 12) for x, y in fold], closed=False), "#ff8a70", 5, 0.45,
                   clip=train)  # fmt: skip
    scene.add(sheet, relief=8, lo=0.4, hi=0.3, rim=0.5, rim_colour="#ffffff", wobble=0.8,
              shadow=(-10, 16, 12, 0.4))  # fmt: skip


def _table(scene: Scene) -> None:
    """A tomato cloth, checked; its hem streams backwards."""
    legs = scene.sheet()
    for along in (0.04, 0.95):
        (x, y), foot = on(along, 0.06), on(along, 0.5, -92)
        legs.fill(limb([(x, y), foot], [20, 12]), "#7a4426")
    scene.add(legs, relief=6, wobble=0.5)
    sheet, rng = scene.sheet(), random.Random(4)
    hem = [on(part / 14 - 0.02, 1.0, -62 - 16 * math.sin(part * 1.9)) for part in range(15)]
    skirt = spline([(*on(-0.03, 1), 1), (*on(1, 1), 1), *[(x - 16, y) for x, y in reversed(hem)]])
    sheet.fill(skirt, "#c82c20", grad=linear(*on(0.5, 1), *on(0.5, 1, -80), "#8c1420"))
    for part in range(15):
        fold = [on(part / 14, 1), on(part / 14 - 0.015, 1, -40), on(part / 14 - 0.03, 1, -78)]
        sheet.fill(taper(fold, [3, 12, 5]), "#6a0c1c", 0.5, blur=3, clip=skirt)
        light = [(x + 16, y - 6) for x, y in fold]
        sheet.fill(taper(light, [2, 9, 4]), "#ff7a5c", 0.6, blur=3, clip=skirt)
    top = poly([on(0), on(1), on(1, 1), on(-0.03, 1)])
    sheet.fill(top, TOMATO, grad=linear(*on(1, 0), *on(0, 1), "#d83428"))
    for step in range(1, 24):
        sheet.line(poly([on(step / 24), on(step / 24, 1)], closed=False), "#ff8a70", 5, 0.42,
                   clip=top)  # fmt: skip
    for step in range(1, 6):
        sheet.line(poly([on(-0.03, step / 6), on(1, step / 6)], closed=False), "#ff8a70", 5, 0.42,
                   clip=top)  # fmt: skip
    sheet.line(poly([on(1), on(1, 1), on(-0.03, 1)], closed=False), "#ffffff", 3, 0.8)
    for _ in range(300):
        x, y = on(rng.random(), rng.random())
        sheet.fill(ellipse(x, y, rng.uniform(1, 3)), rng.choice(("#ff9a80", "#b01c1c")), 0.3)
    scene.add(sheet, relief=5, lo=0.35, hi=0.25, rim=0.4, rim_colour="#ffffff", wobble=0.7,
              shadow=(-8, 14, 12, 0.4), amount=0.07)  # fmt: skip


def _plate(sheet: Sheet, along: float, over: float, size: float, food: Colour) -> None:
    x, y = on(along, over)
    sheet.fill(ellipse(x - 4, y + 5, size, size * 0.62, 18), "#7a1020", 0.5, blur=2)
    sheet.fill(ellipse(x, y, size, size * 0.62, 18), "#ffffff")
    sheet.line(ellipse(x, y, size * 0.74, size * 0.44, 18), "#a8c4ec", 2)
    sheet.fill(ellipse(x, y - 2, size * 0.52, size * 0.3, 18), food)
    sheet.fill(ellipse(x - 3, y - 5, size * 0.2, size * 0.12, 18), mix(food, "#ffffff", 0.5))


def _dishes(scene: Scene) -> None:
    sheet = scene.sheet()
    for along, over, food in (
        (0.07, 0.3, "#ffd83c"), (0.25, 0.26, "#58b84c"), (0.43, 0.24, "#d8924c"),
        (0.66, 0.26, "#ffd83c"), (0.85, 0.26, "#58b84c"), (0.2, 0.8, "#d8924c"),
        (0.52, 0.8, "#58b84c"), (0.74, 0.8, "#c8742c"),
    ):  # fmt: skip
        _plate(sheet, along, over, 27, food)
    scene.add(sheet, relief=3, lo=0.3, hi=0.3, wobble=0.4)
    tureen = scene.sheet()
    x, y = on(0.56, 0.5)
    bowl = spline([(x - 54, y - 44, 1), (x + 50, y - 8, 1), (x + 30, y + 28), (x - 8, y + 22),
                   (x - 44, y - 8)])  # fmt: skip
    tureen.fill(bowl, "#ffffff", grad=linear(x - 40, y, x + 50, y, "#a8c4ec"))
    mouth = ellipse(x - 2, y - 26, 57, 17, 19)
    tureen.fill(mouth, "#e8f0fc")
    level = rect(x - 80, y - 22, 160, 60)  # the soup alone has stayed so
    tureen.fill(common(mouth, level), "#ff9a2c")
    tureen.line(mouth, "#8ab0e8", 2)
    tureen.line(spline([(x + 50, y - 4), (x + 66, y + 6), (x + 44, y + 16)], closed=False),
                "#e8f0fc", 7)  # fmt: skip
    scene.add(tureen, relief=10, lo=0.35, hi=0.35, rim=0.5, shadow=(-6, 9, 7, 0.5), wobble=0.4)


def _candles(scene: Scene) -> None:
    """Their flames lie flat in the wind."""
    sheet, fire = scene.sheet(), scene.sheet()
    for along in (0.2, 0.39, 0.8):
        foot, top = on(along, 0.42), on(along, 0.42, 84)
        sheet.fill(ellipse(*foot, 18, 10, 18), LEMON)
        sheet.fill(limb([foot, top], [13, 11]), "#ffffff", grad=linear(*foot, *top, TURQUOISE))
        x, y = top
        fire.fill(ellipse(x - 24, y - 16, 52, 28, 30), "#fff0a0", 0.55, blur=14)
        for wide, tone, long in ((20, "#ff6a14", 1.0), (13, "#ffb01c", 0.8), (7, "#fffbd0", 0.5)):
            tongue = [(x + 5, y + 2), (x - 12 * long, y - 14 * long),
                (x - 40 * long, y - 16 * long),
                      (x - 62 * long, y - 34 * long), (x - 92 * long, y - 38 * long)]  # fmt: skip
            fire.fill(taper(tongue, [3, wide, wide * 0.8, wide * 0.4, 0.5]), tone)
        fire.line(poly([(x, y + 4), (x + 1, y - 5)], closed=False), "#3a1c20", 2.4)
    scene.add(sheet, relief=5, lo=0.4, hi=0.3, shadow=(-5, 8, 5, 0.4), wobble=0.3)
    scene.put(fire, wobble=0.6)


def _dog(scene: Scene) -> None:
    """At the bow: all four feet against it, ears and tongue behind him."""
    x, y = on(0.955, 0.58)
    scene.pool(x - 6, y + 4, 52, 15, "#7a1020", 0.6)
    sheet, rng = scene.sheet(), random.Random(6)
    white, brown = "#fffaf0", "#b86a34"
    with sheet.at(x, y, 1.22, 10):
        sheet.fill(taper([(-40, -36), (-58, -50), (-78, -52)], [9, 7, 2]), brown)
        for leg in ([(-30, -34), (-20, -16), (2, -3)], [(-20, -34), (-8, -14), (16, 0)],
                    [(10, -44), (26, -24), (38, -4)], [(22, -46), (38, -26),
                    (52, -2)]):  # fmt: skip
            sheet.fill(limb(leg, [17, 11, 10]), white)
        body = spline([(-48, -40), (-40, -56), (-8, -66), (20, -74), (34, -58), (28, -40), (0, -32),
                       (-30, -26)])  # fmt: skip
        sheet.fill(body, white)
        sheet.fill(ellipse(-22, -50, 22, 14, -12), brown, clip=body)
        for _ in range(120):
            px, py = rng.uniform(-46, 30), rng.uniform(-70, -28)
            sheet.fill(taper([(px, py), (px - 9, py + 2)], [2, 0.4], 4), "#b8b4c0", 0.35, clip=body)
        sheet.fill(limb([(22, -62), (24, -84)], [26, 26]), white)
        sheet.fill(taper([(16, -108), (-6, -122), (-34, -116)], [20, 20, 7]), darker(brown, 0.25))
        head = spline([(4, -104), (18, -120), (36, -114), (46, -102), (62, -96), (66, -88),
                       (56, -80), (36, -78), (16, -80)])  # fmt: skip
        sheet.fill(head, white)
        sheet.fill(spline([(8, -106), (18, -119), (30, -114), (30, -98), (14, -92)]), brown,
                   clip=head)  # fmt: skip
        sheet.fill(taper([(12, -104), (-12, -110), (-40, -100)], [20, 22, 8]), brown)
        sheet.fill(ellipse(65, -93, 6.5, 5.5), "#241a20")
        sheet.line(spline([(62, -86), (48, -82), (38, -88)], closed=False), "#241a20", 2.4)
        sheet.fill(taper([(42, -83), (30, -72), (14, -72)], [9, 9, 4]), "#ff6a7c")
        for ex in (28, 42):
            sheet.fill(ellipse(ex, -106, 7.4, 8.4), "#ffffff")
            sheet.line(ellipse(ex, -106, 7.4, 8.4), "#241a20", 1.2)
            sheet.fill(ellipse(ex + 2.4, -103, 3.2), "#241a20")
        sheet.line(poly([(14, -78), (36, -72)], closed=False), COBALT, 5)
    scene.add(sheet, relief=9, lo=0.45, hi=0.35, rim=0.6, rim_colour="#ffffff", wobble=0.4,
              shadow=(-6, 9, 7, 0.45))  # fmt: skip


def _near_side(scene: Scene) -> None:
    """Five whom we see from behind, or in the middle of a sentence."""
    _seat(
        scene, "boy", 0.06, 1.22, 236, view="back_q", drop=0, near_arm=(40, 100), far_arm=(50, 90)
    )
    _seat(scene, "teen", 0.25, 1.27, 310, view="q", flip=True, drop=40, near_arm=(20, 60),
          far_arm=(30, 84), head=10)  # fmt: skip
    _seat(scene, "cousin", 0.44, 1.27, 316, view="side", drop=40, near_arm=(60, 130),
          far_arm=(40, 90), thing=_loaf, near_hand="hold")  # fmt: skip
    _seat(scene, "grandpa", 0.65, 1.27, 326, view="q", drop=40, near_arm=(70, 150),
          far_arm=(40, 90), near_hand="hold", thing=_glass, head=-8)  # fmt: skip
    _seat(scene, "bride", 0.85, 1.27, 320, view="q", flip=True, drop=40, near_arm=(30, 96),
          far_arm=(30, 80), near_hand="hold", thing=_spoon)  # fmt: skip


def _bench(scene: Scene) -> None:
    """A turquoise settle with hearts cut out, and under it the runner that carries it all."""
    runner = scene.sheet()
    curl = [
        on(-0.1, 2.12),
        on(0.4, 2.08),
        on(0.9, 2.06),
        on(1.08, 1.98),
        on(1.15, 1.72),
        on(1.1, 1.58),
        on(1.06, 1.64),
    ]
    runner.fill(taper(curl, [12, 17, 17, 15, 13, 10, 6], 60), "#9c3a24")
    for along in (0.02, 0.34, 0.66, 0.93):
        runner.fill(limb([on(along, 1.7), on(along + 0.02, 2.06)], [15, 11]), "#a05c34")
    scene.add(runner, relief=5, lo=0.5, hi=0.4, rim=0.5, shadow=(-8, 12, 9, 0.45), wobble=0.5)
    sheet, rng = scene.sheet(), random.Random(12)
    back = spline([(*on(-0.05, 1.3, 10), 1), on(0.2, 1.26, 22), on(0.45, 1.26, 12),
                   on(0.7, 1.26, 22), (*on(0.98, 1.3, 10), 1), (*on(0.98, 1.75), 1),
                   (*on(-0.05, 1.75), 1)])  # fmt: skip
    sheet.fill(back, TURQUOISE, grad=linear(*on(0.5, 1.2), *on(0.5, 1.8), "#14707c"))
    for step in range(1, 22):
        part = step / 22 * 1.03 - 0.05
        sheet.line(poly([on(part, 1.2, 20), on(part, 1.75)], closed=False), "#0f5c6c", 2, 0.5,
                   clip=back)  # fmt: skip
    for _ in range(200):
        x, y = on(rng.uniform(-0.05, 1), rng.uniform(1.3, 1.74))
        sheet.fill(taper([(x, y), (x + 12, y + 9)], [2.4, 0.5], 4),
                   rng.choice(("#7ae0d8", "#0f6470")), 0.35, clip=back)  # fmt: skip
    for along in (0.1, 0.3, 0.5, 0.7, 0.9):
        x, y = on(along, 1.5)
        with sheet.at(x, y, 1, SLOPE):
            heart = union(ellipse(-6, -4, 8, 8), ellipse(6, -4, 8, 8),
                          poly([(-13, -1), (13, -1), (0, 15)]))  # fmt: skip
            sheet.fill(heart, "#0c3c58")
    scene.add(sheet, relief=7, lo=0.45, hi=0.4, rim=0.7, rim_width=3, rim_colour="#e8fffc",
              shadow=(-10, 16, 12, 0.4), wobble=0.7)  # fmt: skip


def _spray(scene: Scene, seed: int, strength: float) -> None:
    """Snow that flies up behind, in clouds, in fans and in crumbs."""
    rng = random.Random(seed)
    cloud, fan = scene.sheet(), scene.sheet()
    near = strength == 1
    for _ in range(60):
        along = rng.uniform(-0.3, 1.0) if near else rng.uniform(-0.42, 0.02)
        x, y = on(along, 2.08 if near else rng.uniform(0.2, 1.9), rng.uniform(-6, 10))
        size = rng.uniform(10, 26) * (1.7 - along)
        cloud.fill(ellipse(x, y, size * 1.3, size * 0.8, SLOPE), "#ffffff", 0.5, blur=size * 0.3)
        cloud.fill(ellipse(x - 6, y + size * 0.4, size, size * 0.4, SLOPE), "#9cc0f4", 0.3,
                   blur=size * 0.3)  # fmt: skip
    for _ in range(420):
        along = rng.uniform(-0.2, 1.05) if near else rng.uniform(-0.4, 0.0)
        x, y = on(along, 2.1 if near else rng.uniform(0.3, 2.0), rng.uniform(-5, 6))
        turn = math.radians(SLOPE + 180 + rng.uniform(4, 52))
        long = rng.uniform(14, 62) * (1.3 - along * 0.7)
        tip = x + long * math.cos(turn), y + long * math.sin(turn)
        tone = rng.choice(("#ffffff", "#ffffff", "#c4dcfa", "#8fb6f2"))
        fan.fill(taper([(x, y), tip], [5, 0.5], 5), tone, rng.uniform(0.5, 1))
        fan.fill(ellipse(*tip, rng.uniform(1, 4.5)), tone, 0.95)
    scene.put(cloud)
    scene.add(fan, relief=3, lo=0.2, hi=0.2, wobble=1.2, shadow=(-3, 5, 4, 0.2))


def _edge(scene: Scene) -> None:
    """Ahead the snow ends, or the paper does."""
    rng = random.Random(15)
    line: list[Spot] = []
    x, y = 380.0, 1230.0
    while x < 840:
        line.append((x + rng.uniform(-9, 9), y + rng.uniform(-9, 9)))
        x, y = x + 19, y - 12.5 - 4.5 * math.sin(x / 60)
    void = scene.sheet()
    deep = poly([*line, (840, 1240)])
    void.fill(deep, "#3f7fe0", grad=linear(560, 1120, 800, 1230, "#173a94"))
    for _ in range(60):
        px, py = rng.uniform(560, 800), rng.uniform(1080, 1200)
        void.fill(ellipse(px, py, rng.uniform(14, 50), rng.uniform(3, 8)), "#a8d0f8", 0.16, blur=5,
                  clip=deep)  # fmt: skip
    scene.add(void, wobble=1.0)
    lip = scene.sheet()
    under = [(px + 13 + rng.uniform(-4, 5), py + 13 + rng.uniform(-4, 5)) for px, py in line]
    lip.fill(poly([*line, *reversed(under)]), "#ffffff")
    lip.fill(poly([*[(px + 5, py + 5) for px, py in line], *reversed(under)]), "#d0e2fa", 0.8)
    scene.add(lip, relief=4, lo=0.3, hi=0.2, shadow=(9, 12, 9, 0.55), wobble=1.2)


def _flurry(scene: Scene) -> None:
    """Speed, in crumbs and in long thin lines."""
    rng, sheet = random.Random(23), scene.sheet()
    for _ in range(150):
        over = rng.choice((rng.uniform(-1.4, -0.9), rng.uniform(1.9, 2.8)))
        x, y = on(rng.uniform(-0.5, 0.6), over, rng.uniform(-20, 60))
        size = rng.uniform(0, 1) ** 3 * 7 + 1.2
        sheet.fill(ellipse(x, y, size), "#ffffff", rng.uniform(0.6, 1))
    for _ in range(46):
        x, y = on(
            rng.uniform(-0.4, 0.9), rng.choice((-1.3, -1.0, 2.0, 2.4, 2.9)), rng.uniform(-30, 30)
        )
        long = rng.uniform(60, 170)
        streak = [(x, y), (x + WAY[0] * long, y + WAY[1] * long)]
        sheet.fill(taper(streak, [0.3, 2.2], 4), "#ffffff", rng.uniform(0.25, 0.6))
    scene.put(sheet, wobble=0.4)
    far = scene.page.distance(80, 330)
    scene.tint((smoothstep(330, 40, far) * 0.35 * np.clip(
        scene.page.noise(5, 70, 4) + 0.6, 0, 1)).astype(np.float32), "#ffffff")  # fmt: skip
