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
SKIN, SKIN_DARK, SKIN_LIGHT = "#b9744c", "#7c4234", "#f0b483"
NEARER = -26, 6  # how far the child has leant in
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
    ridge = 1 - np.abs(page.noise(seed, radius * 0.74, 4, 0.46, (0.8, 1.35))) * 1.5
    fine = 1 - np.abs(page.noise(seed + 30, radius * 0.16, 3, 0.5, (0.8, 1.3)))
    height = height + radius * 0.15 * ridge + radius * 0.022 * fine
    down, across = np.gradient(page.blur(height.astype(np.float32), 1.2), 1 / page.scale)
    lit = (across * 0.62 + down * 0.60 + 0.5) / np.sqrt(1 + across**2 + down**2)
    lit = lit + 0.10 * (ridge - 0.4) + 0.03 * page.texture("brush")
    stops: list[tuple[float, Colour]] = list(
        zip((-0.30, 0.10, 0.40, 0.68, 0.96), tones, strict=True)
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
    (120, 840),
    (178, 800),
    (300, 666),
    (440, 590),
    (446, 480),
    (340, 430),
    (236, 346),
    (292, 230),
    (424, 172),
]


def _tracks(scene: Scene) -> None:
    """A zigzag of boots, pressed into the sweet snow."""
    sheet = scene.sheet()
    for number, (x, y, way_x, way_y) in enumerate(sample(ROUTE, 110)):
        if 400 < x < 470 and 405 < y < 520:
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
        (430, 178, 100, "reach", False),
        (292, 236, 92, "climb", False),
        (236, 352, 92, "climb", False),
        (436, 486, 90, "fall", False),
        (440, 596, 92, "climb", False),
        (300, 672, 94, "walk", False),
        (178, 806, 98, "stand", False),
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


def _child(scene: Scene) -> None:
    """Nothing but delight."""
    face = dots(
        "860,60! 770,92 736,160 722,224 706,262 676,306 668,336 684,356 714,362 "
        "702,384 684,402 688,420 722,436 776,470 798,520 776,574 728,606 698,616 "
        "690,640 708,664 712,700 742,752 800,786 860,800!"
    )
    mouth = scene.sheet()
    mouth.canvas.translate(*NEARER)
    mouth.fill(
        spline(dots("700,410 760,420 830,450 830,600 770,616 706,616 722,560 728,500 716,450")),
        "#7a1f34",
        grad=linear(690, 0, 800, 0, "#3c0a20"),
    )
    mouth.fill(
        spline(
            [(722, 604), (712, 584), (736, 552), (784, 546), (830, 560), (830, 620), (770, 620)]
        ),
        "#ee7a86",
    )
    mouth.line(spline([(732, 578), (770, 566), (812, 572)], closed=False), "#c0485c", 3, 0.7)
    scene.add(mouth, relief=10, lo=0.5, hi=0.3, wobble=0.8)
    teeth = scene.sheet()
    teeth.canvas.translate(*NEARER)
    for number, (x, y) in enumerate(((704, 416), (722, 426), (742, 438), (760, 452), (776, 470))):
        if number != 1:
            teeth.fill(
                spline(
                    [
                        (x - 9, y - 8),
                        (x + 9, y - 4),
                        (x + 8, y + 18),
                        (x + 1, y + 25),
                        (x - 8, y + 18),
                    ]
                ),
                "#fffaf0",
            )
    for x, y in ((722, 600), (742, 594), (762, 584), (779, 568)):
        teeth.fill(
            spline([(x - 8, y - 16), (x + 6, y - 18), (x + 9, y + 4), (x - 8, y + 8)]), "#fffaf0"
        )
    scene.add(teeth, relief=5, lo=0.4, hi=0.3, rim=0.4, shadow=(2, 4, 4, 0.5), wobble=0.5)
    head = scene.sheet()
    head.canvas.translate(*NEARER)
    skin = spline(face)
    head.fill(skin, SKIN, grad=linear(660, 300, 810, 420, SKIN_DARK))
    for x, y, size, tone, alpha in (
        (772, 380, 62, "#e8704e", 0.55),
        (690, 330, 26, "#e8704e", 0.35),
        (730, 690, 50, SKIN_LIGHT, 0.35),
        (752, 150, 60, SKIN_LIGHT, 0.3),
    ):
        head.fill(ellipse(x, y, size), tone, alpha, blur=size * 0.45, clip=skin)
    head.line(
        spline(
            dots("684,402 688,420 722,436 776,470 798,520 776,574 728,606 698,616"),
            closed=False,
        ),
        "#d4584e",
        17,
        clip=skin,
    )
    head.line(
        spline([(716, 358), (734, 350), (738, 334)], closed=False), SKIN_DARK, 5, 0.7, clip=skin
    )
    rng = random.Random(3)
    for _ in range(420):  # brush strokes round the cheek
        px, py = rng.uniform(690, 810), rng.uniform(120, 780)
        stroke = taper(
            [(px, py), (px + rng.uniform(4, 14), py + rng.uniform(-10, 18))], [2.2, 0.4], 6
        )
        head.fill(stroke, rng.choice((SKIN_LIGHT, SKIN_DARK, "#d88a5c")), 0.18, clip=skin)
    scene.add(
        head,
        relief=42,
        lo=0.5,
        hi=0.5,
        rim=1.0,
        rim_width=6,
        rim_colour="#ffe2a8",
        shadow=(-14, 16, 26, 0.35),
        wobble=1.2,
    )
    _eye_and_hair(scene)


def _eye_and_hair(scene: Scene) -> None:
    sheet = scene.sheet()
    sheet.canvas.translate(*NEARER)
    sheet.line(spline([(736, 262), (752, 242), (776, 240), (800, 256)], closed=False), "#2c1418", 8)
    for lash, lid, dx, dy in ((738, 258, -16, -8), (747, 248, -14, -16), (759, 241, -7, -20)):
        sheet.fill(taper([(lash, lid), (lash + dx, lid + dy)], [5, 1], 8), "#2c1418")
    sheet.fill(taper([(732, 196), (758, 176), (806, 178)], [4, 13, 10]), "#2c1a18")
    scene.add(sheet, relief=3, wobble=0.6)
    hair = scene.sheet()
    hair.canvas.translate(*NEARER)
    rng = random.Random(21)
    for _ in range(190):
        turn = rng.uniform(0, 6.28)
        x, y = rng.uniform(752, 830), rng.uniform(-20, 128)
        if x < 752 + max(0, (y - 60)) * 0.7:
            continue
        size = rng.uniform(8, 17)
        hair.line(
            ellipse(x, y, size, size * 0.8, math.degrees(turn)),
            vary(rng.choice(("#2c1a1c", "#4a2a22", "#1c1014")), rng),
            6,
        )
    scene.add(
        hair,
        relief=5,
        lo=0.6,
        hi=0.7,
        rim=0.8,
        rim_colour="#ffcf8a",
        shadow=(-4, 8, 9, 0.45),
        wobble=0.8,
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
