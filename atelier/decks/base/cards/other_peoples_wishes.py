"""Coins tossed into a fountain hail down on a village of frogs in raincoats."""

import math
import random
from typing import Any

import numpy as np

from pinxit_atelier.compose import downwards, scattered
from pinxit_atelier.engine import (
    Colour,
    Look,
    Page,
    Scene,
    Sheet,
    darker,
    ellipse,
    limb,
    linear,
    mix,
    poly,
    radial,
    rect,
    rgb,
    sample,
    smoothstep,
    spline,
    taper,
    vary,
)
from pinxit_atelier.people import Figure
from pinxit_atelier.people import Look as Who

LINE = 408.0
STONE, SHADE, COPPER, GOLD = "#fff3dc", "#d8c2a0", "#e08a4a", "#ffd66a"
LAGOON, VERDIGRIS, PETROL = "#3fc4bc", "#6fae98", "#0b4a58"
FROG, LEMON, PINK, TURQUOISE = "#8cc63f", "#ffdc3e", "#ff8fae", "#35c0c4"


def paint(page: Page) -> Scene:
    """Paint the day above, the water, the village on the ground, and the hail."""
    scene = Scene(page, 4471, light=(430, 300, 420), glow="#fff4cc", shade="#06323c", reach=1000)
    _day(scene)
    _people(scene)
    _rim(scene)
    _water(scene)
    _far_houses(scene)
    _ground(scene)
    _pot_house(scene)
    _ring_house(scene)
    _locked_house(scene)
    _child(scene)
    _wet(scene)
    _neighbour(scene)
    _hail(scene)
    _catcher(scene)
    _surface(scene)
    return scene.finish(
        Look(
            vignette=0.2,
            bloom=0.3,
            bloom_from=0.82,
            bristle=0.035,
            shadows="#063a4a",
            lights="#fff4cc",
        )
    )


def _day(scene: Scene) -> None:
    page = scene.page
    scene.backdrop(
        [(0, "#9fe0ea"), (0.5, "#e4f6ea"), (1, "#fff6c8")],
        (downwards(page, 0, 380) + 0.04 * page.noise(3, 200, 3)).astype(np.float32), amount=0.04,
    )  # fmt: skip
    sheet = scene.sheet()
    rng = random.Random(4)
    for x, wide, top in ((-20, 130, 120), (110, 96, 170), (560, 110, 150), (668, 160, 96)):
        tone = rng.choice(["#f6dcb8", "#f4cdb4", "#f8e6b4"])
        sheet.fill(rect(x, top, wide, 320), tone)
        sheet.fill(poly([(x - 8, top), (x + wide / 2, top - 46), (x + wide + 8, top)]), "#e8a890")
        for row in range(3):
            for column in range(int(wide / 40)):
                sheet.fill(rect(x + 14 + column * 38, top + 22 + row * 58, 18, 28, 2), "#9cc8c8")
    scene.add(sheet, haze=("#f4f6dc", 0.45), wobble=0.8)


def _people(scene: Scene) -> None:
    """Two in love, a child without shoes, and one who can afford it."""
    girl = Who(
        body="youth",
        skin="brown",
        hair="long",
        hair_colour="#2a1620",
        coat="dress",
        colour=PINK,
        pattern="dots",
        trim="#fff4f0",
        face="joy",
    )
    boy = Who(
        body="youth",
        skin="fair",
        hair="curly",
        hair_colour="#b8642a",
        coat="shirt",
        colour="#fff8e6",
        pattern="bands",
        trim=TURQUOISE,
        face="smile",
        gaze=(0, 0.7),
    )
    banker = Who(
        body="stout",
        skin="rose",
        hair="bald",
        hair_colour="#c8c8c8",
        coat="suit",
        colour="#3a4a5c",
        trim="#ffffff",
        collar="#ffffff",
        face="stern",
        glasses=True,
        beard="moustache",
    )
    manner: dict[str, Any] = {"ground": 0.0, "rim": 0.4}
    Figure(
        boy, "stand", "q", hide_legs=True, near_arm=(30, 60), far_arm=(60, 40), lean=8, head=14
    ).draw(scene, 118, 542, 370, **manner)
    Figure(
        girl,
        "stand",
        "q",
        hide_legs=True,
        near_arm=(72, 96),
        near_hand="open",
        far_arm=(30, 70),
        lean=10,
        head=12,
    ).draw(scene, 206, 540, 350, **manner)
    Figure(
        banker,
        "stand",
        "q",
        hide_legs=True,
        near_arm=(58, 100),
        near_hand="pinch",
        far_arm=(4, 30),
        lean=2,
        head=6,
    ).draw(scene, 656, 548, 400, flip=True, **manner)


def _rim(scene: Scene) -> None:
    """The far side of the basin."""
    rng = random.Random(7)
    wall = scene.sheet()
    wall.fill(rect(-20, 366, 840, 80), SHADE, grad=linear(0, 366, 0, 440, "#b89a78"))
    scene.add(wall, wobble=0.6)
    ledge = scene.sheet()
    ledge.fill(rect(-20, 348, 360, 32, 8), STONE, grad=linear(0, 348, 0, 380, SHADE))
    ledge.fill(rect(344, 348, 180, 32, 8), STONE, grad=linear(0, 348, 0, 380, SHADE))
    ledge.fill(rect(528, 348, 300, 32, 8), STONE, grad=linear(0, 348, 0, 380, SHADE))
    for _ in range(160):
        x, y = rng.uniform(0, 800), rng.uniform(352, 376)
        ledge.fill(ellipse(x, y, rng.uniform(1, 3), 1), rng.choice(["#ffffff", "#c8b088"]), 0.6)
    scene.add(ledge, relief=8, lo=0.4, rim=0.4, shadow=(0, 8, 8, 0.35), wobble=0.8)


def _child(scene: Scene) -> None:
    """No shoes: it sits on the rim and looks down between its knees into the water."""
    who = Who(
        body="child", skin="tan", hair="wild", hair_colour="#2a1a1a", coat="shirt",
        colour="#ffb02e", trim="#d87a1a", face="wonder", gaze=(0.5, 0.9),
    )  # fmt: skip
    figure = Figure(
        who, "sit_edge", "q", hide_legs=True, near_arm=(-14, 6), far_arm=(10, 30), head=16,
        near_hand="flat", far_hand="flat", lean=12,
    )  # fmt: skip
    figure.draw(scene, 372, 352, 400, ground=0.0, rim=0.5)
    _leg(scene, ((388, 340), (472, 346), (490, 426), (488, 500)), 1.06, -10, "#1f8a98")
    _leg(scene, ((366, 350), (440, 362), (434, 446), (418, 530)), 1.16, 10, "#2fb0ba")
    arm = scene.sheet()
    arm.fill(limb([(386, 268), (388, 312), (428, 336)], [34, 30, 22]), "#f0a428")
    scene.add(arm, relief=10, lo=0.5, rim=0.5, shadow=(2, 5, 6, 0.35), wobble=0.3)
    fingers = scene.sheet()
    fingers.fill(ellipse(440, 340, 15, 11, 24), "#e2a877")
    for k in range(4):
        reach = [(444, 334 + k * 5), (458 - k * 2, 340 + k * 6)]
        fingers.fill(limb(reach, [8, 6.6]), "#eab183")
    scene.add(fingers, relief=4, lo=0.5, rim=0.3, shadow=(1, 3, 3, 0.4), wobble=0.2)


def _leg(
    scene: Scene, bones: tuple[tuple[float, float], ...], size: float, turn: float, shorts: Colour
) -> None:
    """Thigh, knee, calf and a foot with five toes; what is wet is paler and cooler."""
    hip, knee, calf, ankle = bones
    skin = "#f6b888" if size > 1.1 else "#e8a674"
    sheet = scene.sheet()
    shin = [(knee[0] - 2, knee[1] + 2), (knee[0] + 2, knee[1] + 46), calf, ankle]
    sheet.fill(limb([hip, knee], [54 * size, 46 * size]), skin)
    sheet.fill(
        limb(shin, [44 * size, 44 * size, 42 * size, 27 * size]), skin,
        grad=linear(knee[0] - 24, 0, knee[0] + 40, 0, "#d88a5c"),
    )  # fmt: skip
    x, y = ankle
    with sheet.at(x, y, size, turn):
        heel = spline([
            (-14, -14), (13, -14), (15, 12), (15, 32), (22, 52), (28, 72), (10, 84), (-22, 80),
            (-34, 66), (-23, 40), (-16, 12),
        ])  # fmt: skip
        sheet.fill(heel, skin, grad=linear(-20, 0, 40, 60, "#dc9060"))
    scene.add(sheet, relief=16, lo=0.22, hi=0.35, rim=0.6, shadow=(4, 8, 10, 0.3), wobble=0.3)
    for tx, ty, wide, high, lean in (
        (28, 78, 6.4, 9, -24), (17, 86, 7, 10.5, -12), (5, 91, 7.4, 12, -4), (-9, 92, 8, 13, 3),
        (-27, 86, 11.5, 17, 10),
    ):  # fmt: skip
        toe = scene.sheet()
        with toe.at(x, y, size, turn):
            toe.fill(ellipse(tx, ty, wide, high, lean), skin)
            nail = ellipse(tx - lean * 0.03, ty + high * 0.42, wide * 0.62, high * 0.36, lean)
            toe.fill(nail, "#ffd8bc", 0.75)
        scene.add(toe, relief=5, lo=0.3, hi=0.3, rim=0.4, shadow=(0, 1, 2.5, 0.5), wobble=0.2)
    cloth = scene.sheet()
    cloth.fill(limb([hip, (knee[0] - 26, knee[1] - 4)], [62 * size, 56 * size]), shorts,
               grad=linear(0, hip[1] - 30, 0, hip[1] + 36, darker(shorts, 0.3)))  # fmt: skip
    scene.add(cloth, relief=14, lo=0.5, rim=0.5, shadow=(2, 4, 6, 0.3), wobble=0.3)


def _wet(scene: Scene) -> None:
    """Water lies over the legs, thinly, and light runs over them."""
    page = scene.page
    wave = 5 * np.sin(page.x / 52) + 3 * np.sin(page.x / 23 + 1)
    below = smoothstep(LINE - 1, LINE + 1.5, page.y + wave)
    near = below * smoothstep(700, 660, page.y) * smoothstep(130, 90, np.abs(page.x - 450))
    scene.tint((near * 0.07).astype(np.float32), "#8ff0e4")


def _water(scene: Scene) -> None:
    page = scene.page
    depth = downwards(page, LINE, 1200) + 0.05 * page.noise(5, 130, 4, 0.5, (2, 1))
    stops: tuple[tuple[float, Colour], ...] = (
        (0, "#d8fff0"), (0.12, "#8feadc"), (0.38, "#4fcfc6"), (0.7, "#1d98a0"), (1, PETROL),
    )  # fmt: skip
    tones = np.array([rgb(stop[1]) for stop in stops])
    water = np.stack(
        [np.interp(depth, [stop[0] for stop in stops], tones[:, c]) for c in range(3)], -1
    )
    water = water * (1 + 0.05 * page.texture("brush")[..., None])
    wave = 5 * np.sin(page.x / 52) + 3 * np.sin(page.x / 23 + 1)
    part = smoothstep(LINE - 1, LINE + 1.5, page.y + wave)[..., None] * 0.93
    scene.image = (scene.image * (1 - part) + water * part).astype(np.float32)
    dry = scene.image.copy()
    scene.rays(360, 40, 0.8, 2.4, "#fffbe0", 0.62, count=30, length=1250)
    scene.image = (dry * (1 - part) + scene.image * part).astype(np.float32)


def _house_windows(sheet: Sheet, places: tuple[tuple[float, float, float], ...]) -> None:
    for x, y, size in places:
        sheet.fill(ellipse(x, y, size + 4), "#5a3a24")
        sheet.fill(ellipse(x, y, size), "#ffd880", grad=radial(x, y, size, "#ffb040"))
        sheet.line(poly([(x - size, y), (x + size, y)], closed=False), "#5a3a24", 2)
        sheet.line(poly([(x, y - size), (x, y + size)], closed=False), "#5a3a24", 2)


def _far_houses(scene: Scene) -> None:
    sheet = scene.sheet()
    rng = random.Random(6)
    for x, y, size in (
        (300, 860, 0.8),
        (480, 850, 1.0),
        (90, 850, 0.7),
        (760, 846, 0.8),
        (396, 868, 0.6),
    ):
        with sheet.at(x, y, size):
            sheet.fill(
                spline([(-40, 10, 1), (-44, -40), (-24, -66), (24, -66), (44, -40), (40, 10, 1)]),
                "#8fb8a4",
            )
            sheet.fill(
                spline([(-56, -52, 1), (-30, -84), (0, -112, 1), (30, -84), (56, -52, 1)]),
                rng.choice(["#c88a5a", "#5f9a94", "#b8785a"]),
            )
            sheet.fill(ellipse(0, -26, 11), "#ffdf8a")
    scene.add(sheet, relief=8, haze=("#2aa0a2", 0.55), wobble=1)
    weeds = scene.sheet()
    for x, high in (
        (36, 260),
        (60, 200),
        (700, 250),
        (728, 190),
        (772, 280),
        (530, 150),
        (220, 160),
    ):
        for k in range(3):
            sway = rng.uniform(10, 26)
            stem = [
                (x + k * 9, 960),
                (x + k * 9 + sway, 960 - high * 0.4),
                (x + k * 9 - sway * 0.6, 960 - high * 0.75),
                (x + k * 9 + sway * 0.7, 960 - high * rng.uniform(0.85, 1.05)),
            ]
            weeds.fill(taper(stem, [16, 14, 10, 1]), mix("#2f8f6a", "#a8d070", rng.random()))
    scene.add(weeds, relief=5, rim=0.4, haze=("#2aa0a2", 0.3), shadow=(3, 5, 6, 0.2), wobble=0.8)


def _ground(scene: Scene) -> None:
    """Cobbles and old coins, green with age."""
    rng = random.Random(9)
    sheet = scene.sheet()
    top = [
        (-20, 938, 1),
        (120, 930),
        (270, 962),
        (360, 1010),
        (450, 1004),
        (540, 956),
        (680, 930),
        (820, 944, 1),
    ]
    sheet.fill(
        spline([*top, (820, 1240, 1), (-20, 1240, 1)]),
        "#4f9a8a",
        grad=linear(0, 940, 0, 1200, "#0c4652"),
    )
    scene.add(sheet, relief=10, rim=0.5, wobble=1)
    stones = scene.sheet()
    line = sample([point[:2] for point in top], 80)
    places = scattered(rng, 150, (-10, 930, 810, 1210), 27)
    for x, y in sorted(places, key=lambda one: one[1]):
        base = min(line, key=lambda one: abs(one[0] - x))[1]
        if y < base + 8:
            continue
        deep = (y - 930) / 280
        if rng.random() < 0.13:
            tone = mix(mix(COPPER, VERDIGRIS, rng.random() * 0.8), PETROL, deep * 0.3)
            _coin(
                stones,
                x,
                y,
                rng.uniform(12, 18),
                rng.uniform(0.4, 0.55),
                rng.uniform(-20, 20),
                tone,
            )
        else:
            wide = rng.uniform(9, 17)
            tone = mix(vary("#a8d4bc", rng, 0.16, 0.03), PETROL, 0.2 + deep * 0.5)
            stones.fill(ellipse(x, y, wide, wide * 0.66, rng.uniform(-15, 15)), tone)
    scene.add(stones, relief=6, lo=0.7, rim=0.4, rim_width=1.6, shadow=(2, 5, 5, 0.5), wobble=0.6)


def _pot_house(scene: Scene) -> None:
    """A house in a jar; its roof leaks coins, and is mended with one."""
    x, y = 140.0, 984.0
    scene.pool(x, y, 110, 16, "#063a44", 0.6)
    sheet = scene.sheet()
    jar = spline(
        [
            (x - 62, y, 1),
            (x - 88, y - 60),
            (x - 76, y - 130),
            (x - 40, y - 158),
            (x + 40, y - 158),
            (x + 76, y - 130),
            (x + 88, y - 60),
            (x + 62, y, 1),
        ]
    )
    sheet.fill(jar, "#f0a878", grad=linear(x - 80, 0, x + 90, 0, "#b8603a"))
    for k in range(4):
        sheet.line(
            spline(
                [(x - 90, y - 40 - k * 26), (x, y - 28 - k * 26), (x + 90, y - 40 - k * 26)],
                closed=False,
            ),
            "#fff0d0" if k % 2 else "#2f9c9a",
            5,
            0.7,
            clip=jar,
        )
    door = spline([(x - 22, y, 1), (x - 24, y - 44), (x, y - 66), (x + 24, y - 44), (x + 22, y, 1)])
    sheet.fill(door, "#2f7a84")
    sheet.fill(ellipse(x + 12, y - 28, 4), GOLD)
    _house_windows(sheet, ((x - 50, y - 86, 14), (x + 52, y - 90, 14)))
    scene.add(sheet, relief=24, lo=0.6, rim=0.5, shadow=(4, 10, 12, 0.4), wobble=0.7)
    roof = scene.sheet()
    shape = spline(
        [
            (x - 104, y - 138, 1),
            (x - 60, y - 176),
            (x, y - 226, 1),
            (x + 60, y - 176),
            (x + 104, y - 138, 1),
            (x, y - 150),
        ]
    )
    roof.fill(shape, "#1f8a8e", grad=linear(x - 80, y - 200, x + 100, y - 140, "#0d5660"))
    for row in range(4):
        for k in range(9 - row * 2):
            px = x - (8 - row * 2) * 12 + k * 24
            roof.line(ellipse(px, y - 148 - row * 20, 13, 15), "#7fe0d4", 2, 0.6, clip=shape)
    roof.fill(
        ellipse(x + 46, y - 160, 21, 17, 38), COPPER, grad=radial(x + 40, y - 166, 26, "#9a4a1e")
    )
    roof.line(ellipse(x + 46, y - 160, 15, 12, 38), "#ffd0a0", 2)
    for px, py in ((x + 30, y - 166), (x + 60, y - 152), (x + 52, y - 174)):
        roof.fill(ellipse(px, py, 3), "#3a2a20")
    scene.add(roof, relief=12, lo=0.6, rim=0.6, shadow=(2, 8, 10, 0.4), wobble=0.7)


def _ring_house(scene: Scene) -> None:
    """Somebody threw in a ring; it makes a good dome."""
    x, y = 654.0, 976.0
    scene.pool(x, y, 110, 16, "#063a44", 0.6)
    back = scene.sheet()
    back.line(ellipse(x, y - 124, 84), "#c8862a", 26)
    back.line(ellipse(x, y - 126, 84), "#ffe9a0", 9, 0.95)
    scene.add(back, relief=9, lo=0.6, hi=0.5, rim=0.6, shadow=(4, 8, 10, 0.4), wobble=0.3)
    sheet = scene.sheet()
    wall = spline(
        [
            (x - 78, y, 1),
            (x - 82, y - 60),
            (x - 66, y - 96, 1),
            (x + 66, y - 96, 1),
            (x + 82, y - 60),
            (x + 78, y, 1),
        ]
    )
    sheet.fill(wall, "#fff0d4", grad=linear(x - 80, 0, x + 90, 0, "#c8a888"))
    sheet.fill(
        spline([(x - 20, y, 1), (x - 22, y - 44), (x, y - 62), (x + 22, y - 44), (x + 20, y, 1)]),
        "#e0567a",
    )
    sheet.fill(ellipse(x - 11, y - 28, 4), GOLD)
    _house_windows(sheet, ((x - 50, y - 54, 13), (x + 52, y - 54, 13)))
    scene.add(sheet, relief=20, lo=0.5, rim=0.5, shadow=(4, 10, 12, 0.4), wobble=0.7)
    gem = scene.sheet()
    top = y - 212
    gem.fill(
        poly(
            [
                (x - 22, top - 22),
                (x + 22, top - 22),
                (x + 34, top - 4),
                (x, top + 28),
                (x - 34, top - 4),
            ]
        ),
        "#9ff4f4",
    )
    gem.fill(
        poly([(x - 22, top - 22), (x, top - 22), (x - 8, top - 4), (x - 34, top - 4)]), "#ffffff"
    )
    gem.fill(poly([(x - 8, top - 4), (x + 14, top - 4), (x, top + 28)]), "#d8ffff")
    gem.fill(poly([(x + 14, top - 4), (x + 34, top - 4), (x, top + 28)]), "#4fc8d8")
    scene.add(gem, relief=2, rim=0.6, shadow=(2, 5, 6, 0.4), wobble=0.2)
    scene.shine(x - 8, top - 6, 70, "#e8ffff", 0.6)


def _locked_house(scene: Scene) -> None:
    """The deepest; nobody has seen the key."""
    x, y = 684.0, 1168.0
    sheet = scene.sheet()
    shape = spline([
        (x - 104, y + 30, 1), (x - 108, y - 60), (x - 64, y - 138), (x, y - 160), (x + 64, y - 138),
        (x + 108, y - 60), (x + 104, y + 30, 1),
    ])  # fmt: skip
    door = spline([
        (x - 54, y + 30, 1), (x - 56, y - 60), (x, y - 112), (x + 56, y - 60), (x + 54, y + 30, 1),
    ])  # fmt: skip
    sheet.fill(shape, "#8cc4b4", grad=linear(0, y - 158, 0, y + 30, "#3a848c"))
    sheet.line(door, "#2a5a64", 14)
    sheet.fill(door, "#a8562e", grad=linear(x - 50, 0, x + 60, 0, "#6a2e1c"))
    for plank in (-28, 0, 28):
        sheet.line(poly([(x + plank, y - 110), (x + plank, y + 30)], closed=False), "#5a2414", 3,
                   clip=door)  # fmt: skip
    scene.add(sheet, relief=20, lo=0.6, rim=0.6, shadow=(0, 10, 14, 0.5), wobble=0.8)
    chain = scene.sheet()
    for side in (-1, 1):
        links = sample([(x + side * 92, y - 84), (x + side * 40, y - 44), (x, y - 34)], 7)
        for k, (px, py, wx, wy) in enumerate(links):
            turn = math.degrees(math.atan2(wy, wx))
            chain.line(ellipse(px, py, 11, 7 if k % 2 else 2.4, turn), "#f4dca4", 4.4)
        chain.fill(ellipse(x + side * 92, y - 84, 9), "#5a6a70")
    scene.add(chain, relief=3, rim=0.5, shadow=(2, 5, 4, 0.5), wobble=0.2)
    lock = scene.sheet()
    lock.line(ellipse(x, y - 36, 17, 22), "#e8dcc0", 8)
    lock.fill(rect(x - 30, y - 34, 60, 50, 9), GOLD,
              grad=linear(x - 28, y - 34, x + 28, y + 10, "#b06a1e"))  # fmt: skip
    lock.fill(ellipse(x, y - 16, 7), "#2a1410")
    lock.fill(poly([(x - 4, y - 16), (x + 4, y - 16), (x + 7, y + 6), (x - 7, y + 6)]), "#2a1410")
    scene.add(lock, relief=6, rim=0.6, shadow=(2, 5, 5, 0.5), wobble=0.2)


def _frog(
    sheet: Sheet,
    coat: Colour,
    hands: tuple[tuple[float, float], tuple[float, float]],
    *,
    mood: str = "smile",
    gaze: tuple[float, float] = (0, 0),
) -> None:
    """A frog from the front, 100 high, in a raincoat; the hands are given."""
    for side in (-1, 1):
        sheet.fill(ellipse(side * 17, -3, 15, 6), darker(FROG, 0.15))
        for toe in (-8, 0, 8):
            sheet.fill(ellipse(side * 17 + toe * 1.2, 1, 4, 3), FROG)
    body = spline(
        [(-30, -6, 1), (-27, -34), (-17, -52), (17, -52), (27, -34), (30, -6, 1), (0, -2)]
    )
    sheet.fill(body, coat, grad=linear(-26, 0, 28, 0, darker(coat, 0.3)))
    sheet.line(poly([(0, -50), (0, -5)], closed=False), darker(coat, 0.4), 1.6)
    for button in (-40, -28, -16):
        sheet.fill(ellipse(5, button, 2.4), "#ffffff")
    for side, (x, y) in ((-1, hands[0]), (1, hands[1])):
        elbow = (side * 21 + x) / 2 + side * 7, (-44 + y) / 2 + 5
        sheet.fill(limb([(side * 18, -45), elbow, (x, y)], [15, 13, 12]), darker(coat, 0.12))
        sheet.fill(ellipse(x, y, 6.6), FROG)
        for k in (-1, 0, 1):
            sheet.fill(ellipse(x + k * 5, y - 6 + abs(k) * 2, 3), FROG)
    hood = spline([(-31, -54), (-30, -80), (-12, -98), (12, -98), (30, -80), (31, -54), (0, -46)])
    sheet.fill(hood, coat, grad=linear(-26, -90, 28, -50, darker(coat, 0.25)))
    face = spline([(-27, -62), (-20, -80), (0, -84), (20, -80), (27, -62), (14, -51), (-14, -51)])
    sheet.fill(face, FROG, grad=linear(0, -84, 0, -50, "#c8e87a"))
    for side in (-1, 1):
        sheet.fill(ellipse(side * 14, -84, 10.5), FROG)
        sheet.fill(ellipse(side * 14, -85, 7.6), "#fffbe8")
        sheet.fill(ellipse(side * 14 + gaze[0] * 3, -85 + gaze[1] * 3, 4.2), "#1a1a1a")
        sheet.fill(ellipse(side * 14 + gaze[0] * 3 - 1.4, -87 + gaze[1] * 3, 1.4), "#ffffff")
    mouths = {
        "smile": [(-18, -66), (0, -57), (18, -66)], "cross": [(-15, -58), (0, -64), (15, -58)],
        "flat": [(-12, -61), (0, -60), (12, -61)],
    }  # fmt: skip
    if mood == "shout":
        sheet.fill(ellipse(0, -61, 9, 6.5), "#6a1f26")
    else:
        sheet.line(spline(mouths[mood], closed=False), "#33551a", 2.6)
    if mood == "cross":
        for side in (-1, 1):
            sheet.line(poly([(side * 5, -92), (side * 23, -97)], closed=False), "#33551a", 3)


def _coin(
    sheet: Sheet, x: float, y: float, size: float, squash: float, turn: float, tone: Colour = COPPER
) -> None:
    sheet.fill(
        ellipse(x + size * 0.05, y + size * 0.1, size, size * squash, turn), darker(tone, 0.5)
    )
    sheet.fill(
        ellipse(x, y, size, size * squash, turn),
        tone,
        grad=linear(x - size, y - size, x + size, y + size, GOLD),
    )
    sheet.line(
        ellipse(x, y, size * 0.78, size * 0.78 * squash, turn),
        darker(tone, 0.3),
        max(1, size * 0.07),
    )
    sheet.fill(ellipse(x, y, size * 0.3, size * 0.3 * squash, turn), darker(tone, 0.25))


def _placed(
    scene: Scene,
    x: float,
    y: float,
    size: float,
    coat: Colour,
    hands: tuple[tuple[float, float], tuple[float, float]],
    mood: str,
    gaze: tuple[float, float],
    turn: float = 0,
) -> None:
    scene.pool(x, y + 2, 40 * size, 8, "#063a44", 0.6)
    sheet = scene.sheet()
    with sheet.at(x, y, size, turn):
        _frog(sheet, coat, hands, mood=mood, gaze=gaze)
    scene.add(
        sheet, relief=7, lo=0.5, hi=0.35, rim=0.6, rim_width=2.2, shadow=(2, 6, 7, 0.4), wobble=0.3
    )


def _catcher(scene: Scene) -> None:
    """One frog, near to us, has caught one."""
    x, y = 392.0, 1222.0
    _placed(scene, x, y, 3.1, LEMON, ((-24, -116), (24, -116)), "flat", (0.0, -1.0))
    coin = scene.sheet()
    _coin(coin, x, y - 388, 66, 0.94, -10, "#ffb84a")
    coin.fill(ellipse(x, y - 388, 44, 42), "#ffd070")
    star = [
        (x + far * math.cos(way), y - 388 + far * math.sin(way))
        for far, way in (((32, 14)[k % 2], math.radians(-100 + k * 36)) for k in range(10))
    ]
    coin.fill(poly(star), "#e8953a")
    coin.line(poly(star), "#b0621e", 2.4)
    scene.add(coin, relief=8, hi=0.6, rim=0.9, rim_width=3, shadow=(3, 8, 8, 0.3), wobble=0.2)
    grip = scene.sheet()
    for side in (-1, 1):
        for k in range(3):
            root = x + side * (80 - k * 4), y - 366 + k * 14
            tip = x + side * (50 - k * 4), y - 376 + k * 16
            grip.fill(limb([root, tip], [17, 13]), FROG)
            grip.fill(ellipse(*tip, 9.5), "#a8d858")
    scene.add(grip, relief=6, rim=0.7, shadow=(1, 4, 4, 0.35), wobble=0.3)
    scene.shine(x, y - 388, 150, "#ffe28a", 0.5)
    _joy(scene, x, y)


def _joy(scene: Scene, x: float, y: float) -> None:
    """Its face from near: nostrils, a mouth wide open, and the pockets of the coat."""
    sheet = scene.sheet()
    with sheet.at(x, y, 3.1):
        for side in (-1, 1):
            sheet.fill(ellipse(side * 20, -64, 5, 3.4), "#f0a050", 0.45, blur=2)
            sheet.fill(ellipse(side * 3.4, -72, 1, 1.5), "#4a7a22")
        mouth = spline([(-17, -67, 1), (0, -62), (17, -67, 1), (11, -55), (0, -51.5), (-11, -55)])
        sheet.fill(mouth, "#7a1f2e")
        sheet.fill(ellipse(0, -52, 9, 5), "#f07a86", clip=mouth)
        sheet.line(mouth, "#3f6a1c", 1)
        for side in (-1, 1):
            pocket = spline([(side * 9, -22, 1), (side * 23, -23, 1), (side * 24, -9, 1),
                             (side * 9, -8, 1)])  # fmt: skip
            sheet.fill(pocket, "#e8b81e")
            sheet.line(poly([(side * 9, -21), (side * 23, -22)], closed=False), "#fff0a0", 1)
    scene.add(sheet, relief=3, lo=0.4, wobble=0.3)


def _neighbour(scene: Scene) -> None:
    """A small one stays under its leaf."""
    _placed(scene, 262, 1010, 0.74, PINK, ((-22, -30), (20, -64)), "flat", (0.4, -0.8))
    sheet = scene.sheet()
    sheet.line(poly([(276, 964), (268, 884)], closed=False), "#2f7a4a", 5)
    cap = spline([
        (192, 904), (220, 874), (268, 862), (318, 876), (340, 908), (302, 896), (264, 902),
        (228, 896),
    ])  # fmt: skip
    sheet.fill(cap, "#8fdc72", grad=linear(0, 862, 0, 908, "#2f9a5a"))
    scene.add(sheet, relief=6, rim=0.6, shadow=(0, 8, 8, 0.35), wobble=0.5)


def _hail(scene: Scene) -> None:
    """They sink in the sun, turning."""
    rng = random.Random(44)
    trails, sheet = scene.sheet(), scene.sheet()
    for x, y, size, squash, turn in (
        (96, 470, 17, 0.7, 30), (196, 520, 21, 0.35, -24), (300, 470, 16, 0.9, 10),
        (286, 640, 25, 0.6, -38), (128, 650, 24, 0.85, 18), (204, 742, 27, 0.3, 40),
        (580, 486, 18, 0.5, -18), (660, 560, 22, 0.9, 24), (742, 480, 17, 0.4, 44),
        (584, 640, 26, 0.42, 28), (708, 684, 25, 0.75, -30), (330, 560, 20, 0.9, -12),
        (52, 560, 18, 0.5, -40), (500, 716, 27, 0.7, 16),
    ):  # fmt: skip
        tone = rng.choice([COPPER, "#f0b04a", "#e07a3a"])
        _coin(sheet, x, y, size, squash, turn, tone)
        for k in range(6):
            px, py = x + rng.uniform(-8, 8), y - size - 12 - k * rng.uniform(10, 18)
            if py > LINE + 12:
                trails.fill(ellipse(px, py, rng.uniform(1.5, 4)), "#eafff8", 0.7)
    scene.put(trails)
    scene.add(sheet, relief=3, hi=0.6, rim=0.7, rim_width=1.8, shadow=(3, 6, 5, 0.25), wobble=0.2)
    glints = scene.sheet()
    for _ in range(12):
        place = rng.uniform(40, 760), rng.uniform(450, 760)
        for turn in (0, 90):
            glints.fill(ellipse(*place, rng.uniform(8, 14), 1.2, turn), "#fffbe0", 0.9)
    scene.put(glints, "screen")


def _surface(scene: Scene) -> None:
    """The skin of the water, rings where something went through, and coins still in the air."""
    sheet = scene.sheet()
    wave = [
        (x, LINE - 5 * math.sin(x / 52) - 3 * math.sin(x / 23 + 1)) for x in range(-10, 820, 10)
    ]
    sheet.line(poly(wave, closed=False), "#ffffff", 4, 0.95)
    sheet.line(poly([(x, y + 6) for x, y in wave], closed=False), "#d8fff4", 5, 0.4)
    for x, wide in ((280, 44), (560, 52), (120, 34)):
        for k in range(3):
            sheet.line(
                ellipse(x, LINE + 3, wide * (0.5 + k * 0.4), 5 + k * 2.4),
                "#ffffff",
                2,
                0.8 - k * 0.2,
            )
        for k in range(7):
            turn = math.pi * (0.15 + 0.7 * k / 6)
            sheet.fill(ellipse(x - 26 * math.cos(turn), LINE - 30 * math.sin(turn), 3.4), "#f4fffb")
    scene.put(sheet)
    coins = scene.sheet()
    for x, y, squash, turn in ((300, 330, 0.8, 30), (560, 268, 0.5, -30), (352, 402, 0.4, 10)):
        _coin(coins, x, y, 15, squash, turn, "#f0b04a")
    scene.add(coins, relief=3, hi=0.6, rim=0.7, shadow=(3, 5, 4, 0.3), wobble=0.2)
