"""Climbers on a mountain of melting ice cream, and a giant child who is about to take a bite."""

import math
import random
from itertools import pairwise

import numpy as np

from pinxit_atelier.compose import downwards
from pinxit_atelier.engine import (
    Colour,
    Look,
    Page,
    Path,
    Scene,
    Sheet,
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
    spline,
    taper,
    union,
    vary,
)
from pinxit_atelier.pen import dots
from pinxit_atelier.people import Figure
from pinxit_atelier.people import Look as Person

SUN = 104, 112
PINK = ("#9a6cb0", "#e08aae", "#f9a8b8", "#ffcdc8", "#fff8ee")
GREEN = ("#5c93a8", "#8cc4a0", "#b4dd9c", "#d9efb8", "#fffcea")
VANILLA = ("#9c94c8", "#e2bf96", "#fae0a0", "#fff0c0", "#fffef4")
SKIN, SKIN_DARK, SKIN_LIGHT, ROSY = "#eab58c", "#b87458", "#ffdcb4", "#f0806c"
HAIR = ("#6a3420", "#8a4a28", "#4a2218", "#a8622e")
Point2 = tuple[float, float]


def paint(page: Page) -> Scene:
    """Paint the sky, then the mountain from its foot to the cherry, the party, and the child."""
    light = (float(SUN[0]), float(SUN[1]), 330.0)
    scene = Scene(page, 825, light=light, glow="#fff0c0", shade="#4a4a80", reach=1500)
    _sky(scene)
    _cone(scene)
    _scoop(scene, (370, 812), 248, VANILLA, 3)
    _scoop(scene, (360, 556), 212, GREEN, 4)
    _scoop(scene, (354, 314), 166, PINK, 5)
    _crevasses(scene)
    _avalanche(scene)
    _tracks(scene)
    _cherry(scene)
    _wasp(scene)
    _party(scene)
    _child(scene)
    _breath(scene)
    scene.shine(*SUN, 190, "#fff3c4", 0.75)
    scene.rays(*SUN, 0.25, 1.5, "#fff2c0", 0.16, seed=3, count=15, length=1050)
    scene.motes(120, "#ffffff", (40, 120, 640, 940), size=(0.5, 2.0), strength=0.7)
    return scene.finish(
        Look(
            vignette=0.14,
            bloom=0.22,
            bloom_from=0.82,
            bristle=0.04,
            shadows="#4c5a9c",
            lights="#b89c70",
            split=0.07,
        )
    )


def _sky(scene: Scene) -> None:
    page = scene.page
    where = downwards(page) + 0.05 * page.noise(2, 240, 4)
    stops = [(0, "#7cc4ea"), (0.4, "#a6d9f0"), (0.75, "#cfe9f0"), (1.1, "#fbe6d4")]
    scene.backdrop(stops, where.astype(np.float32), amount=0.05)
    scene.shine(*SUN, 330, "#fff0b4", 0.6)
    disc = scene.sheet()
    disc.fill(ellipse(*SUN, 47), "#fff4b8", grad=radial(*SUN, 47, "#ffd46a"))
    scene.add(disc, rim=0.3, wobble=1)
    rng = random.Random(6)
    for x, y, wide in ((620, 96, 130), (40, 420, 120), (690, 820, 150)):
        puff = scene.sheet()
        for number in range(13):
            part = number / 12
            lift = math.sin(math.pi * part) * wide * 0.26
            puff.fill(
                ellipse(
                    x - wide / 2 + part * wide,
                    y - lift * rng.uniform(0.3, 0.9),
                    wide * 0.13,
                    wide * 0.11,
                ),
                "#fdfaf2",
            )
        puff.fill(ellipse(x, y + 2, wide * 0.62, wide * 0.1), "#fdfaf2")
        scene.add(
            puff,
            relief=15,
            lo=0.22,
            hi=0.3,
            rim=0.3,
            wobble=2,
            opacity=0.85,
            haze=("#cfe9f4", 0.25),
        )


def _cone(scene: Scene) -> None:
    """The wafer: crossed ribs, sunken squares, and the camp in them."""
    rng = random.Random(10)
    shape = spline([(122, 930, 1), (366, 968), (618, 930, 1), (490, 1240, 1), (246, 1240, 1)])
    base = scene.sheet()
    base.fill(shape, "#d79a52", grad=linear(120, 0, 620, 0, "#a3622f"))
    scene.add(
        base, relief=40, lo=0.6, hi=0.4, rim=0.4, shadow=(12, 10, 20, 0.35), wobble=1.4, amount=0.14
    )
    ribs = scene.sheet()
    with ribs.inside(shape):
        for number in range(-9, 10):
            x = 368.0 + number * 62
            for lean in (-1, 1):
                line = taper([(x, 940), (x + lean * 66, 1090), (x + lean * 118, 1250)], [13, 11, 9])
                ribs.fill(line, "#efbd78")
    scene.add(
        ribs,
        relief=5,
        lo=0.7,
        hi=0.6,
        rim=0.6,
        rim_width=2,
        shadow=(4, 6, 4, 0.55),
        wobble=1.2,
        amount=0.12,
    )
    crumbs = scene.sheet()
    for _ in range(420):
        x, y = rng.uniform(120, 620), rng.uniform(970, 1200)
        crumbs.fill(
            ellipse(x, y, rng.uniform(0.6, 2.2)),
            rng.choice(("#8a4f26", "#f6d49a")),
            0.5,
            clip=shape,
        )
    scene.put(crumbs)
    camp = scene.sheet()
    for x, y, size, colour in (
        (268, 1126, 1.15, "#e2574a"),
        (474, 1128, 1.15, "#3f7fb8"),
        (370, 1168, 1.25, "#f0b032"),
        (240, 1040, 0.9, "#4f9a6a"),
        (510, 1050, 0.95, "#8a5aa8"),
    ):
        _tent(camp, x, y, size, colour)
    for start, end in (((268, 1094), (474, 1096)),):
        line = sample([start, ((start[0] + end[0]) / 2, start[1] + 22), end], 9)
        camp.line(spline([point[:2] for point in line], closed=False), "#5a3a2c", 1.2)
        for number, (x, y, _, _) in enumerate(line[1:-1]):
            camp.fill(
                poly([(x - 5, y), (x + 5, y), (x, y + 11)]),
                ("#e2574a", "#fbf3e4", "#3f7fb8")[number % 3],
            )
    scene.add(
        camp, relief=4, lo=0.5, hi=0.5, rim=0.5, rim_width=1.5, shadow=(5, 6, 4, 0.5), wobble=0.5
    )


def _tent(sheet: Sheet, x: float, y: float, size: float, colour: str) -> None:
    with sheet.at(x, y, size):
        sheet.fill(
            poly([(-24, 16), (0, -24), (25, 15), (8, 20)]),
            colour,
            grad=linear(-24, 0, 24, 0, darker(colour, 0.5)),
        )
        sheet.fill(poly([(-24, 16), (0, -24), (8, 20)]), mix(colour, "#fff0d0", 0.22))
        sheet.fill(poly([(-12, 18), (-1, -10), (3, 20)]), "#ffdf8a")
        sheet.line(poly([(0, -24), (0, -33)], closed=False), "#5a3a2c", 1.6)


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
    fine = page.noise(seed + 30, radius * 0.20, 3, 0.5, (1.6, 0.8))
    height = height + radius * 0.14 * ridge + radius * 0.012 * fine
    down, across = np.gradient(page.blur(height.astype(np.float32), 3.0), 1 / page.scale)
    lit = (across * 0.58 + down * 0.56 + 0.62) / np.sqrt(1 + across**2 + down**2)
    lit = page.blur(lit.astype(np.float32), 3.0) + 0.03 * page.texture("brush")
    stops: list[tuple[float, Colour]] = list(
        zip((-0.45, 0.05, 0.46, 0.80, 1.12), tones, strict=True)
    )
    colour = ramp(stops, lit.astype(np.float32))
    paper = np.dstack([colour * alpha[..., None], alpha]).astype(np.float32)
    scene.add(
        paper,
        relief=16,
        lo=0.35,
        hi=0.3,
        rim=0.8,
        rim_width=4,
        rim_colour="#fff6dc",
        shadow=(10, 20, 22, 0.5),
        wobble=1.6,
        amount=0.05,
    )
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
    for _ in range(11):
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


def _crevasses(scene: Scene) -> None:
    """Blue cracks, each with a sunlit lip."""
    cracks = [
        ([(398, 252), (420, 270), (432, 300), (462, 316)], "#86609e"),
        ([(300, 462), (262, 492), (250, 524), (206, 546)], "#3f7a9c"),
        ([(462, 640), (494, 652), (520, 630), (552, 634)], "#3f7a9c"),
        ([(404, 770), (436, 790), (446, 826), (490, 852)], "#7a78b0"),
        ([(286, 838), (256, 860), (250, 894), (208, 912)], "#7a78b0"),
    ]
    sheet = scene.sheet()
    for crack, tone in cracks:
        sheet.fill(taper([(x + 3, y + 5) for x, y in crack], [0.5, 9, 11, 0.5]), "#fffdf0", 0.9)
        sheet.fill(taper(crack, [0.5, 11, 13, 0.5]), mix(tone, "#ffffff", 0.25), 0.95)
        sheet.fill(
            taper([(x - 2, y - 2) for x, y in crack], [0.3, 6, 7, 0.3]), darker(tone, 0.4), 0.85
        )
    scene.add(sheet, wobble=3, amount=0.08)


def _avalanche(scene: Scene) -> None:
    """Sprinkles thunder down on the left in a cloud of sugar."""
    rng = random.Random(14)
    way = sample([(212, 452), (150, 530), (128, 620), (96, 740), (60, 880)], 60)
    scene.mist(770, 130, "#fffaf2", 0.5, seed=3, size=120, x=70, width=110)
    for layer in range(2):
        sheet = scene.sheet()
        for _ in range(150):
            part = rng.random() ** 0.75
            x, y, _, _ = way[int(part * 60)]
            wide = 10 + 46 * part
            x, y = x + rng.gauss(0, wide * 0.6), y + rng.gauss(0, wide * 0.6)
            turn, long = (
                rng.uniform(0, 3.14),
                rng.uniform(8, 13) * (0.7 + 0.5 * part) * (1 + layer * 0.25),
            )
            end = x + long * math.cos(turn), y + long * math.sin(turn)
            colour = rng.choice(
                ("#f4a6b8", "#f7d98a", "#9cd0e8", "#b8e0a8", "#e8b0dc", "#fff6e0", "#e8906a")
            )
            sheet.fill(limb([(x, y), end], [5.5 + layer, 5.5 + layer], 6), colour)
        scene.add(
            sheet,
            relief=2.6,
            lo=0.6,
            hi=0.5,
            rim=0.5,
            rim_width=1.5,
            shadow=(4, 6, 4, 0.4),
            wobble=0.3,
        )
    scene.mist(880, 90, "#fffaf2", 0.6, seed=5, size=90, x=50, width=130)


ROUTE: list[Point2] = [
    (118, 862),
    (182, 816),
    (316, 684),
    (484, 634),
    (450, 500),
    (340, 440),
    (236, 360),
    (286, 238),
    (424, 172),
]


def _tracks(scene: Scene) -> None:
    """A zigzag of boots, pressed into the sweet snow."""
    sheet = scene.sheet()
    for number, (x, y, way_x, way_y) in enumerate(sample(ROUTE, 110)):
        if 390 < x < 500 and 400 < y < 575:
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
    x, y = 344, 138
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
    scene.add(
        sheet,
        relief=34,
        lo=0.5,
        hi=0.5,
        rim=0.7,
        rim_colour="#ffd0b0",
        shadow=(10, 10, 12, 0.5),
        wobble=0.8,
    )
    shine = scene.sheet()
    shine.fill(ellipse(x - 24, y - 20, 11, 7, -30), "#ffffff", 0.9)
    shine.fill(ellipse(x - 34, y + 2, 4, 6, 10), "#ffffff", 0.6)
    for px, long in ((x + 26, 34), (x - 8, 26)):
        shine.fill(
            limb([(px, y + 36), (px + 2, y + 50), (px, y + 36 + long)], [9, 5, 8]), "#c81c38"
        )
    stalk = taper([(x, y - 40), (x + 4, y - 70), (x + 30, y - 104)], [5, 4, 7])
    shine.fill(stalk, "#6a5a24")
    scene.add(shine, relief=3, rim=0.5, wobble=0.5)


def _party(scene: Scene) -> None:
    """Seven on one rope."""
    coats = ("#e02f26", "#f28a16", "#1f5fc0", "#f4c414", "#16886a", "#c2228a", "#5a2ca8")
    skins = ("brown", "fair", "tan", "ebony", "olive", "pale", "dark")
    places = [
        (436, 180, 122, "reach", False),
        (286, 244, 114, "climb", False),
        (236, 366, 114, "climb", False),
        (428, 472, 110, "fall", False),
        (484, 640, 114, "climb", False),
        (316, 690, 116, "walk", False),
        (182, 822, 122, "stand", False),
    ]
    people = []
    for number, (x, y, tall, pose, flip) in enumerate(places):
        who = Person(
            body="child" if number == 5 else "youth",
            skin=skins[number],
            hair="crop",
            coat="jacket",
            colour=coats[number],
            hem=0.2,
            flare=3,
            trim="#fff6e0",
            hat="beanie" if number % 3 == 1 else "hood",
            hat_colour=coats[number],
            trousers=darker(coats[number], 0.45),
            boots=True,
            shoes="#3a2c3c",
            scarf="#fff3d8" if number % 2 else None,
            face=("joy", "smile", "calm", "fear", "wonder", "joy", "serene")[number],
        )
        changes = (
            {"turn": 20, "near_arm": (176, 178), "far_arm": (160, 176), "near_hand": "hold"}
            if pose == "fall"
            else {}
        )
        figure = Figure(who, pose, "q", **changes)
        figure.place(x, y, tall, flip=flip)
        people.append(figure)
    rope = scene.sheet()
    joints = [figure.page("waist") for figure in people]
    for one, other in pairwise(joints):
        sag = (one[0] + other[0]) / 2 + 6, (one[1] + other[1]) / 2 + 14
        rope.line(spline([one, sag, other], closed=False), "#7a3a4a", 2.4)
        rope.line(spline([one, sag, other], closed=False), "#fff0cc", 1.2)
    scene.add(rope, shadow=(3, 5, 3, 0.4), wobble=0.3)
    for figure, (x, y, tall, pose, flip) in zip(people, places, strict=True):
        if pose == "reach":
            _flag(scene, figure.page("wrf"), y)
        figure.draw(
            scene,
            x,
            y,
            tall,
            flip=flip,
            ground=0.45,
            rim=0.8,
            rim_colour="#fff3d0",
            shadow=(5, 6, 4, 0.45),
        )
    tongue = scene.sheet()  # the last one has his own reasons
    head = people[-1].page("head", 7.5, 3.5)
    tongue.fill(
        limb([head, (head[0] + 6, head[1] + 2), (head[0] + 9, head[1] - 1)], [4.5, 4.5, 3]),
        "#e8526a",
    )
    scene.add(tongue, wobble=0)


def _flag(scene: Scene, hand: Point2, ground: float) -> None:
    sheet = scene.sheet()
    x, y = hand
    sheet.fill(taper([(x - 3, ground), (x, y), (x + 3, y - 46)], [3.4, 3.4, 2.6]), "#7a4a2c")
    cloth = spline(
        [
            (x + 3, y - 46, 1),
            (x + 24, y - 52),
            (x + 46, y - 42),
            (x + 66, y - 46, 1),
            (x + 56, y - 32),
            (x + 64, y - 18, 1),
            (x + 42, y - 16),
            (x + 22, y - 24),
            (x + 2, y - 18, 1),
        ]
    )
    sheet.fill(cloth, "#1f5fc0")
    sheet.fill(ellipse(x + 30, y - 34, 8), "#fff6e0")
    scene.add(sheet, relief=4, lo=0.5, hi=0.5, rim=0.6, shadow=(4, 6, 5, 0.4), wobble=0.5)


def _wasp(scene: Scene) -> None:
    """Rescue is on its way, or something else."""
    x, y = 560, 168
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
    scene.add(sheet, relief=7, lo=0.6, hi=0.5, rim=0.8, shadow=(8, 14, 12, 0.2), wobble=0.5)
    scene.put(blades, wobble=1)


FACE = dots(
    "880,90! 780,104 716,136 678,190 664,240 662,272 650,296 626,318 617,336 624,353 "
    "644,360 652,372 644,386 648,398 676,406 714,408 746,396 766,376! 770,424 756,476 "
    "726,512 690,526 668,530 660,546 672,564 664,584 668,612 694,648 746,674 880,690!"
)
MOUTH = dots(
    "650,396 676,402 714,404 746,392 772,372 776,424 760,480 730,516 676,530 672,470 668,420"
)
GAP = spline(dots("676,380! 698,380! 699,412 696,430! 676,430! 675,412"))  # it fell out on Tuesday


def _child(scene: Scene) -> None:
    """Nothing but delight: a laugh with a gap in it, and the tip of a tongue."""
    mouth = scene.sheet()
    cave = spline(MOUTH)
    mouth.fill(cave, "#c24a5c", grad=linear(660, 440, 770, 430, "#7a1c38"))
    scene.add(mouth, relief=8, lo=0.4, hi=0.2, wobble=0.5)
    teeth = scene.sheet()
    row = spline(
        dots("650,388! 700,396 750,382 768,372! 758,392 736,414 708,424 678,424 658,418 650,404")
    )
    teeth.fill(minus(row, GAP), "#fffaf0", grad=linear(650, 410, 760, 400, "#e8d0c4"))
    for x, y in ((717, 426), (738, 416)):
        teeth.line(spline([(x - 1, y - 24), (x, y)], closed=False), "#c9a8a0", 1.6, 0.7, clip=row)
    scene.add(teeth, relief=5, lo=0.25, hi=0.3, shadow=(2, 5, 5, 0.35), wobble=0.2)
    head, skin = scene.sheet(), spline(FACE)
    head.fill(skin, SKIN, grad=linear(640, 300, 830, 420, "#d2946e"))
    for x, y, size, tone, alpha in (
        (752, 566, 90, SKIN_DARK, 0.30),
        (772, 336, 66, ROSY, 0.75),
        (634, 336, 26, ROSY, 0.40),
        (686, 610, 34, ROSY, 0.22),
        (716, 190, 64, SKIN_LIGHT, 0.55),
        (694, 596, 30, SKIN_LIGHT, 0.4),
        (738, 312, 30, SKIN_LIGHT, 0.45),
    ):
        head.fill(ellipse(x, y, size), tone, alpha, blur=size * 0.45, clip=skin)
    rng = random.Random(3)
    for _ in range(520):  # soft strokes round the cheek
        px, py = rng.uniform(640, 810), rng.uniform(110, 690)
        turn = math.atan2(py - 390, px - 790) + math.pi / 2
        long = rng.uniform(8, 20)
        end = px + long * math.cos(turn), py + long * math.sin(turn)
        tone = rng.choice((SKIN_LIGHT, SKIN_DARK, ROSY, SKIN_LIGHT))
        head.fill(taper([(px, py), end], [2.4, 0.4], 6), tone, 0.13, clip=skin)
    scene.add(
        head,
        relief=46,
        lo=0.32,
        hi=0.45,
        rim=0.9,
        rim_width=6,
        rim_colour="#fff0c8",
        shadow=(-12, 14, 24, 0.3),
        wobble=0.8,
        amount=0.05,
    )
    _features(scene)
    _tongue(scene)
    _curls(scene)


def _tongue(scene: Scene) -> None:
    """It knows what it wants."""
    sheet = scene.sheet()
    shape = spline(dots("748,504 716,488 676,490 644,496 624,510 624,530 646,540 678,537 716,526"))
    sheet.fill(shape, "#f58a94", grad=linear(616, 500, 740, 510, "#c2485e"))
    crease = spline([(724, 504), (690, 506), (652, 514)], closed=False)
    sheet.line(crease, "#c24a60", 4, 0.55, blur=1.4)
    sheet.fill(ellipse(644, 506, 10, 3.6, -14), "#ffffff", 0.7, blur=1)
    scene.add(sheet, relief=14, lo=0.35, hi=0.4, rim=0.5, shadow=(0, 7, 7, 0.4), wobble=0.5)


def _features(scene: Scene) -> None:
    """An eye shut with bliss, a brow, lips, the wing of a nose, and freckles."""
    sheet, rng = scene.sheet(), random.Random(9)
    lid = [(686, 288), (696, 268), (720, 256), (746, 264), (760, 284)]
    sheet.fill(taper(lid, [3, 8, 9, 8, 3]), "#3c1c1a")
    for at, (dx, dy) in zip(
        ((688, 282), (696, 270), (708, 261), (722, 257), (736, 260)),
        ((-18, -2), (-17, -11), (-12, -18), (-4, -20), (5, -18)),
        strict=True,
    ):
        way = [at, (at[0] + dx * 0.6, at[1] + dy * 0.45), (at[0] + dx, at[1] + dy)]
        sheet.fill(taper(way, [5, 3.4, 0.6], 10), "#3c1c1a")
    sheet.fill(taper([(680, 214), (704, 194), (738, 192), (764, 206)], [3, 12, 12, 4]), "#7a4024")
    sheet.line(
        spline([(690, 298), (712, 308), (740, 306)], closed=False), SKIN_DARK, 3, 0.45, blur=1
    )
    sheet.line(spline([(644, 360), (656, 354), (660, 340)], closed=False), SKIN_DARK, 4.5, 0.75)
    lips = dots("646,388 650,399 676,407 714,409 746,397 768,376")
    sheet.line(spline(lips, closed=False), "#d8685e", 6, 0.85)
    low = dots("771,424 757,477 727,513 692,527 668,533")
    sheet.line(spline(low, closed=False), "#d8685e", 6, 0.85)
    corner = spline([(762, 366), (774, 372), (780, 386)], closed=False)
    sheet.line(corner, SKIN_DARK, 5, 0.7)
    for _ in range(34):
        x, y = rng.gauss(744, 28), rng.gauss(330, 16)
        if x > 796 or (x < 690 and y > 352):
            continue
        sheet.fill(ellipse(x, y, rng.uniform(1.8, 3.6)), "#b0603c", rng.uniform(0.45, 0.8))
    for x, y in ((652, 318), (662, 328), (646, 334), (668, 314), (674, 332)):
        sheet.fill(ellipse(x, y, rng.uniform(1.8, 3)), "#b0603c", 0.65)
    scene.add(sheet, wobble=0.4, amount=0.04)


def _curls(scene: Scene) -> None:
    rng = random.Random(21)
    mass = scene.sheet()
    shape = dots("690,168 676,128 690,84 726,44 780,22 880,10! 880,330! 800,300 780,220 752,156")
    mass.fill(spline(shape), "#4a2218")
    scene.add(mass, relief=24, lo=0.5, hi=0.4, shadow=(-6, 10, 12, 0.35), wobble=1.5)
    places = [
        (x, y)
        for x in range(670, 820, 17)
        for y in range(16, 330, 17)
        if (y < 170 and x > 676 + max(0, 84 - y) * 0.9 and x > 690 + (y - 130) * 1.6)
        or (y >= 170 and x > 742 + (y - 150) * 0.32)
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
        scene.add(
            hair,
            relief=4,
            lo=0.5,
            hi=0.6,
            rim=0.7,
            rim_width=2,
            rim_colour="#ffcf8a",
            shadow=(-2, 5, 5, 0.4),
            wobble=0.6,
        )


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
