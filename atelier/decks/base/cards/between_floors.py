"""A lift crammed with strangers who look up: its hand points between two floors, at a heart."""

import math
import random
from typing import Any

import numpy as np

from pinxit_atelier.compose import downwards
from pinxit_atelier.engine import (
    Look,
    Page,
    Scene,
    ellipse,
    leaf,
    limb,
    linear,
    minus,
    poly,
    radial,
    rect,
    smoothstep,
    spline,
    taper,
    union,
    vary,
)
from pinxit_atelier.people import Figure, Stage
from pinxit_atelier.people import Look as Person

BRASS, MUSTARD, WHITE, CORAL = "#d8a23c", "#e8b83c", "#fffdf4", "#f0483c"
TEAL = "#2fb0b4"
DIAL = 400.0, 262.0, 292.0  # middle and radius of the half-moon
HEART = math.radians(-45)
FLOORS = tuple(math.radians(turn) for turn in (-158, -113, -69, -20))
WATER = 1108.0

Spot = tuple[float, float]


def paint(page: Page) -> Scene:
    """Paint the passengers from the back to the front, water, doors, and the lit dial above."""
    light = (DIAL[0] + 20, DIAL[1] + 10, 230.0)
    scene = Scene(page, 404, light=light, glow="#fff0b8", shade="#28120c", reach=840)
    _car(scene)
    _back_row(scene)
    _middle_row(scene)
    _front_row(scene)
    _dusk(scene)
    _water(scene)
    _doors(scene)
    _dial(scene)
    scene.motes(90, "#fff0b0", (80, 300, 720, 1050), size=(0.5, 2), strength=0.7)
    return scene.finish(
        Look(vignette=0.26, bloom=0.32, contrast=1.12, saturation=1.08, bloom_from=0.8,
             shadows="#401c10", lights="#e0b850", split=0.09)
    )  # fmt: skip


def _car(scene: Scene) -> None:
    """Saddle leather, buttoned; not much of it can be seen."""
    page, rng = scene.page, random.Random(3)
    stops = [(0, "#b87c30"), (0.4, "#84501f"), (1, "#3c1e10")]
    scene.backdrop(stops, downwards(page, 260, 1000), amount=0.12)
    sheet = scene.sheet()
    for row in range(8):
        for column in range(12):
            x, y = 40 + column * 70 + (row % 2) * 35, 270 + row * 66
            for dx in (-35, 35):
                for dy in (-33, 33):
                    seam = [(x, y), (x + dx * 0.5, y + dy * 0.5), (x + dx, y + dy)]
                    sheet.line(spline(seam, closed=False), "#40200f", 3, 0.5)
            sheet.fill(ellipse(x, y, 6), vary(BRASS, rng, 0.1))
    scene.add(sheet, relief=3, lo=0.5, hi=0.4, wobble=0.6)


def _press(
    scene: Scene,
    who: Person,
    spot: Spot,
    tall: float,
    *,
    flip: bool = False,
    turn: float = 0,
    view: Any = "q",
    under: Any = None,
    over: Any = None,
    dim: float = 0,
    **change: Any,
) -> Figure:
    """Squeeze somebody in, with the head at a place."""
    figure = Figure(who, "stand", view, **change)
    figure.place(0, 0, tall, flip=flip, turn=turn)
    x, y = figure.page("head")
    return figure.draw(
        scene, spot[0] - x, spot[1] - y, tall, flip=flip, turn=turn, under=under, over=over,
        ground=0, rim=0.8, rim_width=3, rim_colour="#fff0b0", shadow=(0, 12, 18, 0.65), dim=dim,
    )  # fmt: skip


def _back_row(scene: Scene) -> None:
    """A gentleman with a cake, an ostrich that has seen it, a cook, an old lady."""
    lady = Person(body="old", skin="fair", hair="bun", hair_colour="#f4f0ea", coat="coat",
                  colour="#b8642c", trim="#6a3c1c", glasses=True, face="stern",
                  gaze=(-0.2, -1))  # fmt: skip
    _ostrich(scene)
    _press(scene, lady, (728, 606), 880, flip=True, turn=4, head=-22, dim=0.1)
    sir = Person(body="tall", skin="brown", beard="full", hair_colour="#2a1c18", hat="turban",
                 hat_colour="#f0a024", coat="robe", colour="#efe0b8", trim="#b8741c", face="smile",
                 gaze=(0.6, -1))  # fmt: skip
    _press(scene, sir, (314, 470), 1120, turn=-3, head=-14, near_arm=(4, 14), far_arm=(46, 168),
           far_hand="flat", far_wrist=80, under=_cake, dim=0.08)  # fmt: skip
    cook = Person(body="broad", skin="rose", hair="short", hair_colour="#8a3a1c", coat="jacket",
                  colour="#fffaf0", trim="#d8c8a8", scarf=CORAL, beard="moustache", face="angry",
                  gaze=(0.8, -1))  # fmt: skip
    _press(scene, cook, (186, 512), 1000, turn=5, head=-18, near_arm=(10, 30), far_arm=(12, 30),
           dim=0.08)  # fmt: skip
    _swordfish(scene)


def _middle_row(scene: Scene) -> None:
    """The one with the tuba, squeezed; and a bride, who hopes."""
    player = Person(body="stout", skin="dark", hair="curly", hair_colour="#1c1210", coat="suit",
                    colour="#8a2c24", trim=MUSTARD, buttons=MUSTARD, gaze=(0.5, -1),
                    face="surprise")  # fmt: skip
    _press(scene, player, (336, 700), 960, turn=-6, head=-14)
    _veil(scene)
    bride = Person(body="adult", skin="tan", hair="waves", hair_colour="#3a1c14", coat="gown",
                   colour=WHITE, trim="#f0e4c8", hat="flowers", face="smile", gaze=(-0.6, -1),
                   flare=15)  # fmt: skip
    _press(scene, bride, (570, 690), 1010, flip=True, turn=3, head=-24, near_arm=(20, 110),
           far_arm=(4, 14), near_hand="hold")  # fmt: skip
    _tuba(scene)


def _front_row(scene: Scene) -> None:
    """A diver, twins of two minds; and one small girl, who looks at us."""
    diver = Person(body="adult", skin="brown", hair="crop", hair_colour="#1c1210", coat="shirt",
                   colour="#2c4c58", trim=TEAL, trousers="#2c3c44", shoes="#2c3c44", collar=TEAL,
                   face="wonder", gaze=(-0.6, -1), buttons="none")  # fmt: skip
    man = _press(scene, diver, (694, 852), 1060, flip=True, turn=6, head=-20)
    _mask(scene, man)
    twin = Person(body="youth", skin="olive", hair="braids", hair_colour="#2a1a14", coat="shirt",
                  colour=MUSTARD, trim="#fff6dc", pattern="bands", trousers="#6a3c1c",
                  face="laugh", gaze=(0.6, -1))  # fmt: skip
    _press(scene, twin, (104, 862), 900, turn=-8, head=-24)
    _press(scene, twin.like(face="fear"), (282, 912), 900, turn=7, head=-18)
    girl = Person(body="child", skin="pale", hair="bob", hair_colour="#c8602c", coat="dress",
                  colour=CORAL, trim="#fff6dc", pattern="dots", face="smile",
                  freckles=True)  # fmt: skip
    _press(scene, girl, (488, 958), 700, view="front", turn=-3, near_arm=(8, 14),
           far_arm=(12, 20))  # fmt: skip


def _cake(stage: Stage, figure: Figure) -> None:
    """Three tiers, quite safe."""
    hand = figure.joints["wrf"]
    x, y = float(hand[0]) + 3, float(hand[1]) - 3.4
    with stage.part(relief=1.2, depth=1, shadow=0.4) as cel:
        cel.fill(limb([(x - 3, y + 4), (x - 1, y + 0.5)], [5, 6.4]), "#9a6240")
        for step in range(4):
            cel.fill(
                limb([(x - 3 + step * 1.6, y + 1), (x + step * 2.2, y - 0.6)], [2, 1.6]), "#9a6240"
            )
    with stage.part(relief=1.4, depth=1, shadow=0.5) as cel:
        cel.fill(ellipse(x, y, 10, 1.9), "#e8d8b0")
        for wide, low, high in ((8, 0, 5.2), (5.9, 5.2, 4.5), (3.8, 9.6, 4)):
            cel.fill(rect(x - wide, y - low - high, wide * 2, high + 0.6, 1), "#fff6e0")
            for step in range(6):
                px = x - wide + (step + 0.5) * wide / 3
                cel.fill(ellipse(px, y - low - high + 0.6, wide / 5, 1.2), "#ff9ab0")
        cel.fill(ellipse(x, y - 14.4, 1.5), CORAL)


def _swordfish(scene: Scene) -> None:
    """It stands upright in the cook's arm, and is as cross as he is."""
    sheet, rng = scene.sheet(), random.Random(8)
    sheet.canvas.translate(-86, -230)
    sheet.canvas.scale(1.42, 1.42)
    body = spline([(114, 500), (130, 520), (146, 600), (148, 700), (134, 800), (116, 872),
        (102, 800), (92, 700), (92, 600), (102, 524)])  # fmt: skip
    sheet.fill(taper([(114, 508), (117, 430), (122, 352)], [16, 9, 1.5]), "#5c7c94")
    sheet.fill(leaf((146, 590), (184, 640), 34, 0.2), "#3c5c78")
    sheet.fill(body, "#5c84a0", grad=linear(92, 0, 148, 0, "#d8e4e4"))
    for _ in range(90):
        x, y = rng.uniform(94, 124), rng.uniform(540, 850)
        sheet.fill(taper([(x, y), (x + 2, y + 14)], [2, 0.5], 4), "#2c4c68", 0.4, clip=body)
    sheet.fill(ellipse(124, 542, 12), "#fff6d8")
    sheet.fill(ellipse(126, 538, 6), "#1c1614")
    sheet.line(poly([(108, 530), (136, 536)], closed=False), "#2c4c68", 5)
    sheet.line(spline([(108, 516), (118, 524), (134, 520)], closed=False), "#2c4c68", 3)
    sheet.fill(limb([(216, 690), (180, 672), (150, 656)], [40, 34, 30]), "#fffaf0")
    for step in range(4):
        finger = limb([(152, 636 + step * 12), (112 + step * 2, 640 + step * 12)], [11, 10], 8)
        sheet.fill(finger, "#f0bc9c").line(finger, "#a8603c", 1.6, 0.8)
    scene.add(sheet, relief=14, lo=0.5, hi=0.45, rim=0.8, shadow=(6, 8, 12, 0.5), wobble=0.4)


def _tuba(scene: Scene) -> None:
    """Its mouth yawns at the ceiling, between all of them."""
    sheet, tone = scene.sheet(), "#f0bc44"
    pipe = spline([(452, 930), (392, 930), (352, 880), (356, 806), (384, 762)], closed=False)
    for width, paint_of in ((20, "#8a5418"), (15, tone), (5, "#fff2b8")):
        sheet.line(pipe, paint_of, width, 1 if width > 5 else 0.8)
    sheet.fill(limb([(380, 768), (388, 752)], [16, 26]), "#f8d47a")
    bell = [(470, 1120), (464, 980), (458, 900), (450, 830), (444, 782)]
    sheet.fill(
        limb(bell, [52, 60, 78, 128, 204], 50, round_ends=False),
        tone,
        grad=linear(360, 0, 530, 0, "#a86c1c"),
    )
    for x in (-1, 1):
        shine = [(470 + x * 8, 1100), (460 + x * 16, 940), (450 + x * 34, 830)]
        sheet.fill(taper(shine, [2, 8, 3]), "#fff2b8" if x < 0 else "#8a5418", 0.7)
    sheet.fill(ellipse(443, 782, 104, 37, 3), "#ffdc7a", grad=linear(340, 0, 540, 0, "#c8862c"))
    sheet.fill(ellipse(443, 786, 86, 26, 3), "#3a1e0c", grad=linear(0, 764, 0, 812, "#8a5418"))
    scene.add(sheet, relief=12, lo=0.55, hi=0.6, rim=0.9, shadow=(5, 9, 14, 0.6), wobble=0.4)


def _ostrich(scene: Scene) -> None:
    """It has the best view of all, and looks at the cake."""
    rng = random.Random(14)
    neck = scene.sheet()
    neck.canvas.translate(-134, -190)
    neck.canvas.scale(1.3, 1.3)
    line = [(680, 770), (650, 700), (668, 610), (652, 520), (640, 462)]
    neck.fill(
        limb(line, [58, 36, 30, 27, 30], 50), "#e8b48c", grad=linear(630, 0, 680, 0, "#b87a54")
    )
    for _ in range(150):
        part = rng.random()
        x, y = line[3][0] + rng.uniform(-14, 18), 470 + part * 270
        neck.fill(taper([(x, y), (x + 3, y + 12)], [1.8, 0.4], 4), "#8a5434", 0.4)
    for step in range(26):
        turn = math.pi * step / 25
        start = 672 + 30 * math.cos(turn), 764 + 6 * math.sin(turn)
        end = 672 + 56 * math.cos(turn), 786 + 26 * math.sin(turn)
        neck.fill(leaf(start, end, 17), WHITE)
    neck.fill(ellipse(634, 440, 36, 31, -24), "#e8b48c", grad=linear(610, 410, 666, 470, "#c08860"))
    neck.fill(
        spline([(616, 436, 1), (590, 410), (566, 384, 1), (580, 418), (608, 460, 1)]), "#f0902c"
    )
    neck.line(spline([(614, 448), (592, 424), (570, 390)], closed=False), "#8a4a14", 2.4)
    neck.fill(ellipse(634, 428, 17), "#fffaf0")
    neck.fill(ellipse(629, 422, 10.5), "#2a1410")
    neck.fill(ellipse(626, 417, 3.6), "#ffffff")
    for step in range(5):
        x = 624 + step * 7
        neck.line(poly([(x, 414 - step), (x - 5, 401 - step)], closed=False), "#2a1410", 2.4)
    for step in range(12):
        x = 626 + step * 3.4
        tuft = [(x, 412), (x + 4, 396), (x + rng.uniform(0, 12), 384 - rng.uniform(0, 10))]
        neck.fill(taper(tuft, [3, 2, 0.6], 5), "#40302a")
    scene.add(neck, relief=12, lo=0.5, hi=0.45, rim=0.9, shadow=(6, 8, 10, 0.5), wobble=0.4)


def _veil(scene: Scene) -> None:
    sheet, rng = scene.sheet(), random.Random(6)
    veil = spline([(566, 620), (650, 640), (690, 760), (724, 1000), (730, 1220), (560, 1220),
                   (540, 800), (530, 670)])  # fmt: skip
    sheet.fill(veil, WHITE, 0.66)
    for _ in range(22):
        x = rng.uniform(560, 640)
        fold = [(x, 640), (x + rng.uniform(0, 36), 900), (x + rng.uniform(0, 70), 1200)]
        sheet.fill(taper(fold, [1, 8, 3]), rng.choice(("#ffffff", "#d8c49c")), 0.4, clip=veil)
    scene.add(sheet, relief=5, lo=0.2, hi=0.2, rim=0.5, shadow=(0, 6, 10, 0.3), wobble=0.6)


def _mask(scene: Scene, man: Figure) -> None:
    """Pushed up on the brow; he has come straight from work."""
    sheet = scene.sheet()
    x, y = man.page("head", 2.4, -6.6)
    with sheet.at(x, y, 1.95, 26):
        sheet.fill(limb([(34, 4), (52, 14)], [10, 9]), "#2a2a2c")
        sheet.fill(rect(-36, -18, 72, 36, 15), "#f0b424")
        sheet.fill(rect(-28, -12, 56, 24, 10), "#8adce0", grad=linear(-20, -10, 24, 12, "#2f8a94"))
        sheet.fill(leaf((-20, 5), (-2, -8), 6), "#ffffff", 0.8)
    tube = [(x + 84, y + 90), (x + 100, y + 10), (x + 94, y - 100)]
    sheet.fill(limb(tube, [19, 20, 20]), CORAL)
    scene.add(sheet, relief=7, lo=0.5, hi=0.5, rim=0.8, shadow=(3, 6, 8, 0.5), wobble=0.3)


def _dusk(scene: Scene) -> None:
    """What is far from the lamp lies in brown shade, but for the one who looks at us."""
    page = scene.page
    deep = smoothstep(620, 1180, page.y)
    girl = np.exp(-(page.distance(488, 1000, 120, 130) ** 2))
    scene.multiply((deep * 0.66 * (1 - 0.9 * girl)).astype(np.float32), "#4a2416")
    scene.shine(488, 990, 170, "#ffd890", 0.16)


def _water(scene: Scene) -> None:
    """It has come in with the diver, and rises; a goldfish rides along."""
    page, rng = scene.page, random.Random(4)
    wave = page.y - WATER - 7 * np.sin(page.x / 46) - 6 * page.noise(8, 90, 3)
    scene.tint((smoothstep(-3, 3, wave) * 0.8).astype(np.float32), "#1f98a4")
    scene.multiply((smoothstep(20, 130, wave) * 0.6).astype(np.float32), "#0f5468")
    sheet = scene.sheet()
    crest = [(x, WATER + 7 * math.sin(x / 46)) for x in range(-20, 830, 14)]
    sheet.fill(taper(crest, [4, 5, 4], 90), "#d8fff8", 0.85)
    for _ in range(130):
        px, py = rng.uniform(0, 800), WATER + 8 + 90 * rng.random()
        sheet.fill(ellipse(px, py, rng.uniform(8, 40), rng.uniform(0.8, 2.2)), "#dcfff8", 0.4)
    scene.put(sheet, wobble=1)
    fish = scene.sheet()
    with fish.at(226, 1146, 2.1, -8):
        fish.fill(spline([(-22, 0), (-4, -11), (14, -3), (30, -13, 1), (26, 0), (29, 12, 1),
            (12, 4), (-4, 9)]), "#ff9a2c", grad=linear(0, -10, 0, 10, "#e8541c"))  # fmt: skip
        fish.fill(leaf((-2, -8), (12, -18), 9), "#ffb44a")
        fish.fill(ellipse(-12, -2, 3.4), "#fffaf0").fill(ellipse(-13, -2, 1.9), "#2a1410")
    scene.add(fish, relief=6, lo=0.4, hi=0.4, rim=0.6, shadow=(3, 6, 8, 0.4), wobble=0.4)


def _doors(scene: Scene) -> None:
    """The brass doors stand open, just wide enough."""
    sheet, rng = scene.sheet(), random.Random(22)
    front = minus(rect(-20, -20, 840, 1260), union(rect(44, 300, 712, 940),
                  ellipse(400, 306, 356, 70)))  # fmt: skip
    sheet.fill(front, "#d8a03c", grad=linear(0, 120, 0, 1100, "#84541c"))
    for _ in range(900):
        px, py = rng.uniform(0, 800), rng.uniform(0, 1200)
        hair = [(px, py), (px + rng.uniform(-3, 3), py + rng.uniform(20, 60))]
        tone = rng.choice(("#f8d88a", "#9c6420", "#c8923c"))
        sheet.fill(taper(hair, [0.5, 2, 0.5], 5), tone, 0.3, clip=front)
    for x in (12, 26, 774, 788):
        sheet.line(poly([(x, 300), (x, 1210)], closed=False), "#8a5418", 3, 0.7)
    scene.add(sheet, relief=10, lo=0.4, hi=0.4, rim=0.8, rim_width=4, shadow=(0, 12, 26, 0.8),
              wobble=0.5)  # fmt: skip


def _on_dial(turn: float, reach: float) -> Spot:
    return DIAL[0] + DIAL[2] * reach * math.cos(turn), DIAL[1] + DIAL[2] * reach * math.sin(turn)


def _dial(scene: Scene) -> None:
    """A half-moon of lit glass, with dots for floors; between three and four there is a heart."""
    x, y, radius = DIAL
    moon = minus(ellipse(x, y, radius * 1.09), rect(-50, y + 24, 900, 400))
    glass = minus(ellipse(x, y, radius), rect(-50, y + 4, 900, 400))
    sheet = scene.sheet()
    for step in range(23):
        turn = math.pi + math.pi * (step + 0.5) / 23
        start, end = _on_dial(turn, 1.1), _on_dial(turn, 1.36 if step % 2 else 1.24)
        sheet.fill(leaf(start, end, 26, 0, 0.3), "#f8d88a", grad=linear(*start, *end, "#a86c20"))
    sheet.fill(moon, "#c88a2c", grad=linear(120, 20, 680, 290, "#f8d47a"))
    scene.add(sheet, relief=12, lo=0.6, hi=0.6, rim=0.9, shadow=(0, 10, 16, 0.65), wobble=0.4)
    lamp = scene.sheet()
    lamp.fill(glass, "#fffbe4", grad=radial(x, y - 10, radius * 1.05, "#ffd870"))
    lamp.line(glass, "#8a5418", 4, 0.8)
    scene.put(lamp)
    marks = scene.sheet()
    for floor, turn in enumerate(FLOORS):
        marks.line(poly([_on_dial(turn, 0.9), _on_dial(turn, 0.98)], closed=False), "#6a3c14", 7)
        px, py = _on_dial(turn, 0.74)
        for dot in range(floor + 1):
            around = math.tau * dot / (floor + 1) - math.pi / 2
            ring = 0 if floor == 0 else 15 + floor * 1.5
            spot = px + ring * math.cos(around), py + ring * math.sin(around)
            marks.fill(ellipse(*spot, 10.5), "#4a260e")
    with marks.at(*_on_dial(HEART, 0.78), 2.1, 14):
        heart = union(ellipse(-8, -6, 10.5, 10), ellipse(8, -6, 10.5, 10),
                      poly([(-17.4, -2), (17.4, -2), (0, 20)]))  # fmt: skip
        marks.fill(heart, CORAL)
        marks.fill(ellipse(-10, -9, 3.4, 2.6, -30), "#ffd0c0")
    scene.add(marks, relief=3, wobble=0.4, amount=0.04, shadow=(2, 3, 3, 0.3))
    hand, tip = scene.sheet(), _on_dial(HEART, 0.65)
    needle = [(x - 20, y + 12), ((x + tip[0]) / 2, (y + tip[1]) / 2), tip]
    hand.fill(taper(needle, [9, 22, 2], 12), "#3a1c10")
    hand.fill(ellipse(x, y - 8, 32), "#c88a2c", grad=radial(x - 8, y - 16, 40, "#7a4a18"))
    hand.fill(ellipse(x, y - 8, 12), "#f8d88a")
    scene.add(hand, relief=5, lo=0.5, hi=0.5, rim=0.4, shadow=(5, 8, 7, 0.45), wobble=0.3)
    scene.shine(x, y - 80, 270, "#ffe69a", 0.4, wide=1.3)
