"""People walk small, trimmed clouds; a huge wild one carries off a girl, who laughs."""

import math
import random
from collections.abc import Sequence

import numpy as np

from pinxit_atelier.compose import downwards
from pinxit_atelier.engine import (
    Colour,
    Look,
    Page,
    Scene,
    Sheet,
    ellipse,
    leaf,
    linear,
    mix,
    poly,
    radial,
    sample,
    spline,
    taper,
)
from pinxit_atelier.people import Figure
from pinxit_atelier.people import Look as Person

MIST = "#d8dcdf"
LEMON, LIGHTNING = "#ffd91f", "#fff7b8"
COLLAR = 486.0, 492.0  # where the great cloud is on the lead


def paint(page: Page) -> Scene:
    """Paint the mist, the well-behaved, the great cloud, the girl, and those who look up at her."""
    scene = Scene(page, 2604, light=(560, 240, 330), glow="#fffbe0", shade="#4a5364", reach=1100)
    _park(scene)
    _row(scene, FAR)
    scene.mist(800, 70, "#e6e8e8", 0.55, seed=2)
    _row(scene, MIDDLE)
    _drizzle_man(scene)
    scene.mist(960, 60, "#e2e5e6", 0.35, seed=5)
    _great_cloud(scene)
    _rain(scene)
    _leaves(scene)
    _girl(scene)
    _row(scene, NEAR)
    look = Look(
        vignette=0.14,
        bloom=0.24,
        bloom_from=0.8,
        bristle=0.035,
        shadows="#566074",
        lights="#948e7c",
        split=0.06,
        saturation=1.08,
    )
    return scene.finish(look)


def _park(scene: Scene) -> None:
    page = scene.page
    where = downwards(page, 0, 1200) + 0.05 * page.noise(5, 320, 4, 0.5, (2.4, 1))
    stops = [
        (0, "#c3cad0"),
        (0.35, "#dde1e3"),
        (0.62, "#eceded"),
        (0.72, "#d6dad6"),
        (1, "#b4bbba"),
    ]
    scene.backdrop(stops, where.astype(np.float32), texture="across", amount=0.03)
    rng = random.Random(4)
    for layer, (tone, base, wide) in enumerate((("#cfd5d8", 800, 12), ("#bcc4c9", 822, 17))):
        sheet = scene.sheet()
        for _ in range(6):
            x = rng.uniform(-20, 820)
            _bare_tree(sheet, rng, x, base, wide * rng.uniform(0.8, 1.3), tone)
        scene.put(sheet, wobble=1.0, blur=1.6 - layer)
    path = scene.sheet()
    path.fill(
        spline(
            [
                (-40, 1220, 1),
                (40, 1020),
                (240, 880),
                (420, 810),
                (470, 780),
                (560, 786),
                (600, 830),
                (700, 940),
                (850, 1100),
                (850, 1220, 1),
            ]
        ),
        "#e9e6dd",
        grad=linear(0, 780, 0, 1200, "#cfcfca"),
    )
    scene.add(path, relief=8, lo=0.2, hi=0.2, wobble=1.4, amount=0.04)
    grass = scene.sheet()
    for _ in range(900):
        x, y = rng.uniform(0, 800), 800 + 400 * rng.random()
        size = (y - 740) / 400
        tone = rng.choice(["#a4b0a4", "#8f9c94", "#bcc6b8", "#9aa7ac"])
        grass.fill(
            taper([(x, y), (x + rng.uniform(-4, 6) * size, y - 13 * size)], [2.4 * size, 0.4], 3),
            tone,
            0.5,
        )
    scene.put(grass)


def _bare_tree(
    sheet: Sheet, rng: random.Random, x: float, base: float, wide: float, tone: Colour
) -> None:
    top = base - rng.uniform(330, 460)
    sheet.fill(
        taper([(x, base), (x + 6, (base + top) / 2), (x - 4, top)], [wide * 1.5, wide, wide * 0.5]),
        tone,
    )
    for _ in range(13):
        y = rng.uniform(top, top + 240)
        side = rng.choice([-1, 1])
        reach = rng.uniform(40, 120)
        bough = [
            (x, y),
            (x + side * reach * 0.5, y - reach * 0.5),
            (x + side * reach, y - reach * 0.7),
        ]
        sheet.fill(taper(bough, [wide * 0.5, wide * 0.3, 1], 12), tone)
        for px, py, _, _ in sample(bough, 4)[1:]:
            sheet.fill(taper([(px, py), (px + rng.uniform(-26, 26), py - 36)], [3, 0.6], 5), tone)


def _small_cloud(scene: Scene, x: float, y: float, size: float, seed: int, haze: float) -> None:
    """Washed, combed and cut round."""
    rng = random.Random(seed)
    sheet = scene.sheet()
    places = [(0.0, 0.0, 0.62)]
    for number in range(9):
        turn = number / 9 * 2 * math.pi + rng.uniform(-0.2, 0.2)
        places.append((0.62 * math.cos(turn), 0.42 * math.sin(turn), rng.uniform(0.34, 0.46)))
    for dx, dy, radius in places:
        px, py, r = x + dx * size, y + dy * size, radius * size
        sheet.fill(
            ellipse(px, py, r, r * 0.92),
            "#ffffff",
            grad=radial(px + r * 0.2, py - r * 0.5, r * 1.7, "#c6cfda"),
        )
    sheet.fill(
        ellipse(x, y - size * 0.12, size * 0.5, size * 0.36), "#ffffff", 0.8, blur=size * 0.16
    )
    scene.add(
        sheet,
        relief=size * 0.5,
        lo=0.35,
        hi=0.25,
        rim=0.4,
        wobble=0.6,
        haze=(MIST, haze),
        amount=0.02,
        hue=0.005,
        shadow=(0, size * 0.16, size * 0.26, 0.22),
    )


Walker = tuple[float, float, float, bool, str, Person, tuple[float, float, float] | None]


def _someone(
    body: str, skin: str, hair: str, tone: str, face: str, gaze: tuple[float, float], **more: object
) -> Person:
    return Person(
        body=body,
        skin=skin,
        hair=hair,
        colour=tone,
        face=face,
        gaze=gaze,
        trousers="#5a606c",
        trim="#e6e6e2",
        shoes="#3a3e48",
    ).like(**more)


GREYS = ["#8a929c", "#6a727e", "#b8bec4", "#4f5662", "#9aa0a4", "#767c86"]
FAR: list[Walker] = [
    (
        66,
        842,
        112,
        False,
        "stroll",
        _someone("adult", "fair", "bob", GREYS[0], "calm", (0.6, -0.4)),
        (40, -158, 27),
    ),
    (
        196,
        834,
        108,
        True,
        "walk",
        _someone("tall", "dark", "crop", GREYS[1], "stern", (0.6, -0.4)),
        (-36, -154, 25),
    ),
    (
        560,
        834,
        108,
        False,
        "stroll",
        _someone("stout", "tan", "bald", GREYS[3], "calm", (-0.5, -0.4)),
        (34, -152, 25),
    ),
    (
        676,
        846,
        114,
        True,
        "walk",
        _someone("old", "pale", "bun", GREYS[2], "stern", (0.5, -0.6)),
        (-30, -160, 26),
    ),
    (
        756,
        838,
        106,
        True,
        "stroll",
        _someone("youth", "brown", "afro", GREYS[4], "calm", (0.5, -0.5)),
        None,
    ),
]
MIDDLE: list[Walker] = [
    (
        92,
        968,
        168,
        False,
        "stand",
        _someone(
            "adult",
            "brown",
            "hijab",
            GREYS[1],
            "stern",
            (0.8, -0.6),
            hat="hijab",
            hat_colour="#c9ced4",
        ),
        (40, -236, 40),
    ),
    (
        640,
        962,
        164,
        True,
        "stand",
        _someone(
            "broad",
            "rose",
            "short",
            GREYS[5],
            "surprise",
            (0.7, -0.8),
            beard="full",
            hair_colour="#8a8f98",
        ),
        (-36, -232, 40),
    ),
    (
        742,
        980,
        120,
        True,
        "stand",
        _someone("child", "olive", "braids", GREYS[2], "wonder", (0.7, -0.8)),
        (6, -186, 34),
    ),
]
NEAR: list[Walker] = [
    (
        84,
        1352,
        330,
        False,
        "stand",
        _someone("adult", "tan", "pony", GREYS[3], "angry", (0.7, -0.9)),
        (146, -196, 58),
    ),
    (
        392,
        1330,
        250,
        False,
        "stand",
        _someone("child", "brown", "curly", GREYS[0], "wonder", (-0.3, -0.7)),
        (70, -178, 40),
    ),
    (
        676,
        1318,
        340,
        True,
        "stand",
        _someone(
            "old",
            "fair",
            "short",
            GREYS[5],
            "stern",
            (0.6, -0.9),
            hair_colour="#e4e4e0",
            beard="moustache",
            scarf="#c9ced4",
        ),
        (-124, -196, 64),
    ),
]


def _row(scene: Scene, walkers: Sequence[Walker]) -> None:
    for number, (x, y, high, flip, pose, who, pet) in enumerate(walkers):
        haze = 0.42 if high < 115 else 0.16 if high < 170 else 0.0
        figure = Figure(
            who, pose, "q", near_arm=(34, 78), near_hand="fist", head=-10 if high > 115 else 0
        )
        figure.place(x, y, high, flip=flip)
        hx, hy = figure.page("wrn")
        lead = scene.sheet()
        wide = max(1.2, high / 110)
        px, py, size = (0.0, 0.0, 0.0) if pet is None else (x + pet[0], y + pet[1], pet[2])
        if pet is None:  # a lead with nothing on it
            line = [(hx, hy), (hx - 14, hy + 20), (hx - 30, hy + 34), (hx - 46, hy + 37)]
            lead.line(spline(line, closed=False), "#5a4a44", wide)
        else:
            line = [
                (hx, hy),
                ((hx + px) / 2, (hy + py) / 2 + size * 0.3),
                (px, py + size * 0.5),
            ]
            lead.line(spline(line, closed=False), "#5a4a44", wide)
        scene.put(lead)
        if pet is not None:
            _small_cloud(scene, px, py, size, number * 7 + int(high), haze)
        figure.draw(scene, x, y, high, flip=flip, haze=(MIST, haze), ground=0.4)


def _drizzle_man(scene: Scene) -> None:
    """He has a bag with him, as one should."""
    who = _someone("thin", "fair", "short", GREYS[1], "calm", (0.2, 0.8), hair_colour="#6a4a3a")
    x, y = 520.0, 1010.0
    wet = scene.sheet()
    wet.fill(ellipse(x + 74, y + 4, 40, 9), "#8f9caa", 0.8)
    wet.fill(ellipse(x + 66, y + 2, 18, 3), "#eef2f4", 0.9)
    for step in range(12):
        px = x + 50 + step * 4.4
        wet.line(
            poly(
                [(px, y - 70 + (step % 3) * 12), (px - 2, y - 54 + (step % 3) * 16)], closed=False
            ),
            "#7f8fa4",
            1.8,
        )
    scene.put(wet)
    figure = Figure(who, "bow", "q", lean=62, near_arm=(40, 64), near_hand="pinch").draw(
        scene, x, y, 176, haze=(MIST, 0.12)
    )
    bx, by = figure.page("wrn")
    bag = scene.sheet()
    bag.fill(
        spline(
            [
                (bx + 2, by - 2, 1),
                (bx + 14, by + 6),
                (bx + 16, by + 26),
                (bx, by + 30),
                (bx - 8, by + 16),
            ]
        ),
        "#eef0ee",
    )
    scene.add(bag, relief=4, wobble=0.2, shadow=(0, 2, 3, 0.3))
    _small_cloud(scene, x + 78, y - 94, 36, 91, 0.1)


def _great_cloud(scene: Scene) -> None:
    """Never washed, never cut; there is light in it."""
    rng = random.Random(17)
    lobes = [
        (560, 210, 250),
        (360, 250, 170),
        (740, 330, 200),
        (470, 400, 130),
        (640, 470, 150),
        (300, 130, 130),
        (760, 120, 180),
        (560, 30, 200),
        (410, 90, 150),
        (250, 300, 96),
        (380, 400, 84),
    ]
    back = scene.sheet()
    for lx, ly, wide in lobes:
        back.fill(ellipse(lx, ly, wide, wide * 0.84), "#3a404c")
    scene.add(back, relief=90, lo=0.5, hi=0.2, wobble=5, shadow=(-14, 34, 46, 0.45), amount=0.06)
    for layer, (count, size) in enumerate(((40, 0.55), (60, 0.4), (90, 0.28), (110, 0.2))):
        puffs = []
        for _ in range(count):
            cx, cy, wide = rng.choice(lobes)
            turn, far = rng.uniform(0, 6.28), math.sqrt(rng.random()) * (1.02 - size * 0.5)
            x, y = cx + wide * far * math.cos(turn), cy + wide * 0.84 * far * math.sin(turn)
            puffs.append((y, x, wide * size * rng.uniform(0.6, 1.3)))
        sheet = scene.sheet()
        for y, x, radius in sorted(puffs):
            glow = math.exp(-(((x - 590) / 170) ** 2) - ((y - 240) / 130) ** 2)
            glow += 0.8 * math.exp(-(((x - 372) / 80) ** 2) - ((y - 290) / 70) ** 2)
            top = mix(mix("#7d8693", "#b4bbc4", rng.random()), "#fff6c0", min(1.0, glow * 1.1))
            low = mix(mix("#2f343f", "#4d5461", rng.random()), "#b4b29a", min(0.85, glow))
            puff = ellipse(x, y, radius * 1.2, radius * 0.92)
            shaded = radial(x + radius * 0.15, y - radius * 0.95, radius * 1.75, low)
            sheet.fill(puff, top, 0.8, grad=shaded, blur=radius * 0.07)
        scene.add(
            sheet,
            relief=12,
            lo=0.25,
            hi=0.2,
            wobble=3.4,
            amount=0.05,
            shadow=(0, 4, 10, 0.2),
            opacity=0.9,
        )
        if layer == 1:
            scene.shine(590, 240, 170, LIGHTNING, 0.6, wide=1.3)
            _bolts(scene)
    scene.shine(590, 240, 200, "#fff9d0", 0.68, wide=1.4)
    scene.shine(372, 290, 96, "#fff9d0", 0.5)
    _bolts(scene)
    tufts = scene.sheet()
    for _ in range(420):
        x = rng.uniform(170, 800)
        y = (
            400
            + 150 * math.sin((x - 150) / 700 * math.pi)
            + rng.uniform(-40, 20)
            - max(0, 300 - x) * 0.5
        )
        long = rng.uniform(20, 60)
        tufts.fill(
            taper(
                [(x, y - 20), (x - long * 0.3, y + long * 0.4), (x - long * 0.8, y + long * 0.7)],
                [0.6, 6, 4, 0.5],
                8,
            ),
            rng.choice(["#4a515d", "#666e7b", "#3a404b", "#8d95a1"]),
            0.6,
        )
    scene.add(tufts, relief=4, wobble=1.5, lo=0.4, hi=0.2)


def _bolts(scene: Scene) -> None:
    rng = random.Random(5)
    sheet = scene.sheet()
    for start, end in (((540, 90), (600, 400)), ((585, 240), (700, 330)), ((570, 200), (480, 330))):
        line = []
        for step in range(7):
            part = step / 6
            line.append(
                (
                    start[0] + (end[0] - start[0]) * part + rng.uniform(-16, 16),
                    start[1] + (end[1] - start[1]) * part + rng.uniform(-8, 8),
                    1,
                )
            )
        sheet.line(poly(line, closed=False), LEMON, 10, 0.35, blur=6)
        thick = 7.0 if start[1] < 100 else 4.5
        for number in range(6):
            wide = thick * (1 - number / 6.5) if number else 1.5, thick * (1 - (number + 1) / 6.5)
            sheet.fill(taper([line[number][:2], line[number + 1][:2]], wide, 4), "#fffdf0")
    scene.put(sheet)


def _rain(scene: Scene) -> None:
    rng = random.Random(9)
    sheet = scene.sheet()
    for _ in range(260):
        x, y = rng.uniform(240, 830), rng.uniform(480, 960)
        if rng.random() < (y - 480) / 620:
            continue
        long = rng.uniform(20, 60)
        sheet.fill(
            taper([(x, y), (x - long * 0.5, y + long)], [0.4, 2, 0.4], 3),
            "#66707f",
            rng.uniform(0.25, 0.6),
        )
    scene.put(sheet)


def _crutch(sheet: Sheet, x: float, y: float, size: float, turn: float) -> None:
    """Handle at the origin, cuff above it, foot below."""
    with sheet.at(x, y, size, turn):
        sheet.line(poly([(0, -44), (0, 132)], closed=False), "#8f98a4", 7)
        sheet.line(poly([(-1.5, -40), (-1.5, 124)], closed=False), "#eef2f4", 2)
        sheet.line(poly([(-3, 0), (22, 0)], closed=False), "#e2484e", 9)
        sheet.line(spline([(-13, -42), (-2, -52), (12, -46)], closed=False), "#e2484e", 8)
        sheet.fill(ellipse(0, 134, 7, 6), "#2c3038")


def _girl(scene: Scene) -> None:
    who = Person(
        body="youth",
        skin="olive",
        hair="waves",
        hair_colour="#3a2420",
        coat="coat",
        colour=LEMON,
        trim="#fff6d0",
        buttons="#e2484e",
        trousers="#4a6a94",
        boots=True,
        shoes="#e2484e",
        face="laugh",
        scarf="#3fa7a0",
    )
    figure = Figure(
        who,
        "float",
        "q",
        lean=4,
        head=-4,
        far_arm=(142, 146),
        near_arm=(-52, -76),
        near_leg=(-20, -58),
        far_leg=(-48, -84),
        far_hand="hold",
        near_hand="fist",
        wind=(-9, 4),
        turn=6,
    )
    x, y, high = 236.0, 852.0, 480.0
    figure.place(x, y, high)
    elbow, wrist = figure.page("elf"), figure.page("wrf")
    way = math.hypot(wrist[0] - elbow[0], wrist[1] - elbow[1])
    hand_x = wrist[0] + (wrist[0] - elbow[0]) / way * 15
    hand_y = wrist[1] + (wrist[1] - elbow[1]) / way * 15
    shadow = scene.sheet()
    shadow.fill(ellipse(x - 20, 1098, 170, 26), "#5a6472", 0.5, blur=14)
    scene.put(shadow)
    lead = scene.sheet()
    slack = [
        (hand_x, hand_y),
        (hand_x - 16, hand_y + 34),
        (hand_x - 6, hand_y + 64),
        (hand_x + 14, hand_y + 72),
    ]
    lead.line(spline(slack, closed=False), "#c4302e", 8)
    lead.line(poly([(hand_x, hand_y), COLLAR], closed=False), "#c4302e", 8)
    lead.line(
        poly([(hand_x - 1.5, hand_y), (COLLAR[0] - 2, COLLAR[1])], closed=False), "#ff9a8a", 2
    )
    lead.line(ellipse(COLLAR[0] + 3, COLLAR[1] - 8, 10), "#ffd24a", 5)
    lead.fill(
        ellipse(COLLAR[0] + 20, COLLAR[1] + 12, 12), "#ffd24a", grad=radial(500, 498, 16, "#c98a1c")
    )
    scene.add(lead, relief=4, lo=0.5, hi=0.4, rim=0.5, wobble=0.3, shadow=(0, 6, 6, 0.4))
    near_x, near_y = figure.page("wrn")
    crutch = scene.sheet()
    _crutch(crutch, 400, 1086, 1.15, 97)
    scene.add(crutch, relief=3, rim=0.6, wobble=0.3, shadow=(0, 8, 8, 0.3))
    held = scene.sheet()
    _crutch(held, near_x, near_y, 1.35, 74)
    scene.add(held, relief=3, rim=0.6, wobble=0.3, shadow=(0, 8, 8, 0.3))
    figure.draw(scene, x, y, high, rim=0.9, rim_colour="#fffbe0", light=(520, 300, 300))


def _leaves(scene: Scene) -> None:
    """What she has whirled up."""
    whirl = scene.sheet()
    rng = random.Random(2)
    for _ in range(26):
        px, py = rng.uniform(20, 330), rng.uniform(640, 1040)
        tip = px + rng.uniform(-16, 24), py - rng.uniform(-6, 20)
        blade = leaf((px, py), tip, 11, bend=rng.uniform(-0.2, 0.2))
        whirl.fill(blade, rng.choice(["#c98a3c", "#a86a34", "#d8b04a", "#b4552e"]), 0.9)
    scene.add(whirl, relief=2, wobble=0.3, shadow=(0, 4, 4, 0.25))
