"""In a museum a stormy seascape leaks out of its frame, down into the portrait below it."""

import math
import random

import numpy as np

from pinxit_atelier.compose import mirrored
from pinxit_atelier.engine import (
    Colour,
    Field,
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
    poly,
    radial,
    rect,
    smoothstep,
    spline,
    taper,
    vary,
)
from pinxit_atelier.people import Figure
from pinxit_atelier.people import Look as Person
from pinxit_atelier.people.stage import Stage
from pinxit_atelier.things import ship

TEAL, DEEP, FOAM, GILT, WINE = "#2f8f88", "#0d3a44", "#f2fbf2", "#c8963c", "#5a1526"
BOLT = 250, 190
FLOOR = 1030
Box = tuple[float, float, float, float]  # left, top, width, height of a painting inside its frame
STORM: Box = (84, 104, 536, 330)
DUCHESS: Box = (92, 560, 234, 236)
TABLE: Box = (116, 872, 232, 112)


def paint(page: Page) -> Scene:
    """Paint the wall, hang three pictures on it, and let the first one run over."""
    light = (BOLT[0], BOLT[1], 210.0)
    scene = Scene(page, 2207, light=light, glow="#dcfff2", shade="#1c0a18", reach=820)
    _wall(scene)
    _still_life(scene)
    _portrait(scene)
    _storm(scene)
    _fall(scene)
    _sign(scene)
    _lobster(scene)
    _floor(scene)
    _splash(scene)
    _bucket(scene)
    _guard(scene)
    scene.shine(*BOLT, 260, "#c8fff0", 0.34)
    scene.motes(130, "#eafff8", (180, 430, 640, 1120), size=(0.6, 2.4), strength=0.8)
    return scene.finish(
        Look(
            vignette=0.36, bloom=0.3, contrast=1.12, shadows="#1c1838", lights="#a8b890", split=0.08
        )
    )


def _inside(scene: Scene, path: Path) -> Field:
    sheet = scene.sheet()
    sheet.fill(path, "#ffffff")
    return sheet.pixels()[..., 3]


def _wall(scene: Scene) -> None:
    """Burgundy damask, lighter where the lightning falls on it."""
    page = scene.page
    far = page.distance(300, 240, 640, 900) + 0.06 * page.noise(3, 200, 4)
    stops = [(0, "#9c2f44"), (0.45, "#6f1c31"), (0.9, "#431022"), (1.4, "#240814")]
    scene.backdrop(stops, far.astype(np.float32), amount=0.09, texture="down")
    damask = scene.sheet()
    for row in range(11):
        for column in range(8):
            x, y = column * 116 + (row % 2) * 58 - 20, row * 104 - 10
            _palmette(damask, x, y)
    scene.add(damask, relief=2.5, lo=0.5, hi=0.5, wobble=0.8, opacity=0.8, amount=0.12)
    skirting = scene.sheet()
    skirting.fill(
        rect(-10, FLOOR - 56, 820, 60), "#3a1a1c", grad=linear(0, FLOOR - 56, 0, FLOOR, "#1c0c10")
    )
    for y, high in ((FLOOR - 56, 8), (FLOOR - 40, 3)):
        skirting.fill(rect(-10, y, 820, high), "#7a4a30")
    scene.add(skirting, relief=5, rim=0.3, shadow=(0, -3, 8, 0.5), wobble=0.8)


def _palmette(sheet: Sheet, x: float, y: float) -> None:
    """One repeat of the damask."""
    tone = "#b04058"
    for turn, long in ((0, 34), (34, 27), (-34, 27), (68, 21), (-68, 21)):
        way = math.radians(turn)
        tip = x + long * math.sin(way), y - long * math.cos(way)
        sheet.fill(leaf((x, y), tip, long * 0.36), tone, 0.55)
    for side in (-1, 1):
        stem = [(x, y + 4), (x + side * 14, y + 16), (x + side * 26, y + 6), (x + side * 20, y - 4)]
        sheet.fill(taper(stem, [4, 3.4, 2.2, 0.6]), tone, 0.5)
        sheet.fill(leaf((x + side * 4, y + 10), (x + side * 12, y + 42), 12), tone, 0.5)
    sheet.fill(ellipse(x, y + 40, 4), tone, 0.55)


def _frame(scene: Scene, box: Box, thick: float, seed: int) -> None:
    """A heavy gilt frame round a painting."""
    x, y, wide, high = box
    rng = random.Random(seed)
    inner = rect(x, y, wide, high)
    shade = _inside(scene, inner) * smoothstep(
        26, 0, np.minimum(page_x(scene) - x, scene.page.y - y)
    )
    scene.multiply((shade * 0.6).astype(np.float32), "#120a10")
    for grow, colour, relief in ((thick, GILT, 13), (thick * 0.42, "#a87628", 6)):
        ring = scene.sheet()
        shape = rect(x - grow, y - grow, wide + 2 * grow, high + 2 * grow, 5)
        ring.fill(
            minus(shape, inner),
            colour,
            grad=linear(x, y - thick, x + wide, y + high + thick, darker(colour, 0.5)),
        )
        scene.add(
            ring,
            relief=relief,
            lo=0.8,
            hi=0.8,
            rim=0.8,
            rim_width=2.5,
            bump=0.8,
            wobble=0.9,
            shadow=(6, 14, 15, 0.75),
            amount=0.12,
        )
    carving = scene.sheet()
    middle = thick * 0.68
    spots = [
        (x + step, edge, 0)
        for step in range(0, int(wide) + 1, 22)
        for edge in (y - middle, y + high + middle)
    ]
    spots += [
        (edge, y + step, 90)
        for step in range(0, int(high) + 1, 22)
        for edge in (x - middle, x + wide + middle)
    ]
    for px, py, turn in spots:
        with carving.at(px, py, thick / 40, turn + rng.uniform(-6, 6)):
            for side in (-1, 1):
                carving.fill(
                    leaf((0, 0), (side * 10, -8), 8, bend=0.2 * side), vary("#e2b45a", rng, 0.1)
                )
                carving.fill(
                    leaf((0, 0), (side * 9, 8), 7, bend=-0.2 * side), vary("#c8963c", rng, 0.1)
                )
            carving.fill(ellipse(0, 0, 3.2), "#f2d78c")
    for cx, turn_x in ((x - middle * 0.9, -1), (x + wide + middle * 0.9, 1)):
        for cy, turn_y in ((y - middle * 0.9, -1), (y + high + middle * 0.9, 1)):
            for number in range(7):
                way = math.radians(number * 45 - 135) + math.atan2(turn_y, turn_x)
                tip = cx + thick * 0.78 * math.cos(way), cy + thick * 0.78 * math.sin(way)
                carving.fill(leaf((cx, cy), tip, thick * 0.4), vary("#deaf54", rng, 0.1))
            carving.fill(ellipse(cx, cy, thick * 0.2), "#f2d78c")
    scene.add(
        carving, relief=3, lo=0.8, hi=0.8, rim=0.6, rim_width=1.5, shadow=(1, 3, 2, 0.6), wobble=0.5
    )


def page_x(scene: Scene) -> Field:
    """Return how far right every pixel is."""
    return scene.page.x


def _storm(scene: Scene) -> None:
    """The largest picture: night, a fork of lightning, seas that stand up."""
    x, y, wide, high = STORM
    page = scene.page
    inner = rect(x, y, wide, high)
    inside = _inside(scene, inner)
    kept = scene.image.copy()
    far = page.distance(*BOLT, 330, 260) + 0.22 * page.noise(9, 90, 5)
    stops = [
        (0, "#d8fff0"),
        (0.2, "#7fc4b8"),
        (0.5, "#2f6c74"),
        (0.95, "#12303e"),
        (1.5, "#0a1722"),
    ]
    scene.backdrop(stops, far.astype(np.float32), amount=0.14)
    rng = random.Random(31)
    for depth in range(3):
        clouds = scene.sheet()
        for number in range(44):
            part = number / 43
            cx, cy = (
                x - 20 + part * (wide + 40),
                y - 16 + depth * 22 + rng.uniform(0, 26) * (1 + math.sin(part * 9 + depth)),
            )
            clouds.fill(
                ellipse(cx, cy, rng.uniform(18, 46), rng.uniform(12, 26)),
                ("#1d3f4a", "#183744", "#122b38")[depth],
            )
        scene.add(
            clouds,
            relief=22,
            lo=0.6,
            hi=0.9,
            rim=0.7,
            rim_colour="#bff5e6",
            shadow=(0, 8, 10, 0.4),
            wobble=3,
            mask=inside,
        )
    scene.put(_bolt(scene), "screen")
    for depth in range(5):
        waves = scene.sheet()
        base = y + 190 + depth * 34
        points: list[tuple[float, ...]] = []
        step = x - 60 - depth * 23
        while step < x + wide + 80:  # each wave leans to the right, where the storm drives it
            long = rng.uniform(84, 132) * (0.66 + depth * 0.13)
            lift = rng.uniform(38, 74) * (0.7 + depth * 0.13)
            if depth == 4 and 270 < step + long < 480:
                lift *= 0.5
            points += [
                (step, base, 0),
                (step + long * 0.42, base - lift * 0.34, 0),
                (step + long * 0.74, base - lift, 1),
                (step + long * 0.78, base - lift * 0.55, 0),
            ]
            step += long
        shape = spline([(points[0][0], 470, 1), *points, (step, 470, 1)])
        tone = mix("#123e48", "#35a094", depth / 4)
        waves.fill(
            shape,
            mix(tone, "#c8fff0", 0.4),
            grad=linear(0, base - 66, 0, base + 60, darker(tone, 0.55)),
        )
        _combs(waves, shape, points, rng, depth)
        scene.add(
            waves,
            relief=9,
            lo=0.5,
            hi=0.8,
            rim=0.9,
            rim_width=2.5,
            shadow=(0, -6, 10, 0.5),
            wobble=1.4,
            mask=inside,
        )
    cover = inside[..., None]
    scene.image = (kept * (1 - cover) + scene.image * cover).astype(np.float32)
    _frame(scene, STORM, 46, 5)


def _bolt(scene: Scene) -> Sheet:
    sheet = scene.sheet()
    ways = [
        [(250, 104), (262, 136), (240, 158), (258, 196), (232, 226), (246, 262), (228, 292)],
        [(258, 196), (292, 214), (300, 240), (326, 252)],
        [(240, 158), (206, 176), (196, 200), (168, 210)],
        [(246, 262), (268, 276), (272, 290)],
    ]
    for number, way in enumerate(ways):
        line = poly(way, closed=False)
        for width, alpha, blur in ((26, 0.3, 14), (10, 0.5, 5), (4.5 - number, 1, 0)):
            sheet.line(line, "#f4fffa", max(width, 1.4), alpha, blur=blur)
    return sheet


def _combs(
    sheet: Sheet, shape: Path, points: list[tuple[float, ...]], rng: random.Random, depth: int
) -> None:
    """Foam on the crests, spray that the wind takes off them, veins up the backs of the waves."""
    size = 0.7 + depth * 0.12
    for (x0, y0, _), (x1, y1, _), (x2, y2, crest), _ in zip(*[iter(points)] * 4, strict=True):
        del crest
        with sheet.inside(shape):
            for number in range(7):
                part = number / 7
                start = x0 + (x2 - x0) * (part * 0.8 - 0.1), y0 + 34
                bow = x1 + (x2 - x1) * part, y1 + 16 - 6 * part
                sheet.fill(
                    taper([start, bow, (x2 - 3, y2 + 5 + number * 5)], [0.3, 2.4, 0.6]),
                    "#d8fff2",
                    0.4,
                )
            for _ in range(70):
                part = rng.random()
                x, y = x1 + (x2 - x1) * part, y1 + (y2 - y1) * part
                down = rng.random() ** 2 * 26 * part
                sheet.fill(
                    ellipse(
                        x + down * 0.3,
                        y + down,
                        rng.uniform(0.8, 3.6) * size,
                        rng.uniform(0.7, 2.2) * size,
                    ),
                    FOAM,
                    rng.uniform(0.4, 1),
                )
        for _ in range(34):
            off = rng.random() ** 2
            sheet.fill(
                ellipse(
                    x2 + off * 34 + rng.gauss(0, 3),
                    y2 + 2 + off * 16 + rng.gauss(0, 4),
                    rng.uniform(0.8, 3.4) * size * (1 - off * 0.6),
                ),
                FOAM,
                rng.uniform(0.5, 1),
            )


def _portrait(scene: Scene) -> None:
    """The duchess, up to her ankles."""
    x, y, wide, high = DUCHESS
    page = scene.page
    inner = rect(x, y, wide, high)
    inside = _inside(scene, inner)
    sheet = scene.sheet()
    sheet.fill(inner, "#6f6a3c", grad=linear(x, y, x + wide, y + high, "#2f3524"))
    sheet.fill(
        spline(
            [
                (x, y, 1),
                (x + 66, y, 1),
                (x + 44, y + 70),
                (x + 58, y + 150),
                (x + 20, y + 236, 1),
                (x, y + 236, 1),
            ]
        ),
        "#7a2a30",
        clip=inner,
    )
    for number in range(5):
        sheet.fill(
            taper(
                [(x + number * 13, y), (x + 6 + number * 9, y + 90), (x + 4 + number * 9, y + 236)],
                [4, 7, 3],
            ),
            "#45121e",
            0.6,
            clip=inner,
        )
    sheet.fill(
        rect(x + wide - 52, y, 34, high),
        "#9a9474",
        grad=linear(x + wide - 52, 0, x + wide - 18, 0, "#4a4734"),
    )
    for number in range(4):
        sheet.line(
            poly(
                [(x + wide - 48 + number * 8, y), (x + wide - 48 + number * 8, y + high)],
                closed=False,
            ),
            "#3c3828",
            1.6,
            0.6,
        )
    scene.add(sheet, mask=inside, wobble=0.6, amount=0.14)
    scene.tint(
        (inside * np.exp(-(page.distance(x + 118, y + 90, 80, 90) ** 2)) * 0.4).astype(np.float32),
        "#d8cf94",
    )
    who = Person(
        skin="pale",
        hair="bun",
        hair_colour="#efe9dc",
        coat="gown",
        colour="#e09a52",
        trim="#fbe9c0",
        hem=0.55,
        flare=8,
        collar="ruff",
        face="surprise",
        trousers="#fbf0e4",
        shoes="#b3242c",
    )
    lady = Figure(
        who,
        "stand",
        "front",
        near_arm=(46, 22),
        far_arm=(46, 22),
        near_hand="hold",
        far_hand="hold",
        head=-4,
    )
    lady.draw(scene, x + 116, y + 228, 210, ground=0.4, mask=inside, rim=0.5, over=_lifted)
    water = scene.sheet()
    top = y + 200
    shape = spline(
        [
            (x - 4, top + 6, 1),
            (x + 50, top + 2),
            (x + 110, top + 8),
            (x + 170, top - 2),
            (x + 240, top - 16, 1),
            (x + 240, y + 240, 1),
            (x - 4, y + 240, 1),
        ]
    )
    water.fill(shape, "#4fb0a4", 0.86, grad=linear(0, top, 0, y + high, "#12525a"))
    rng = random.Random(4)
    for _ in range(60):
        px, py = x + rng.uniform(0, wide), top + rng.uniform(-4, 36)
        water.fill(
            ellipse(px, py, rng.uniform(3, 12), rng.uniform(0.6, 1.4)),
            FOAM,
            rng.uniform(0.3, 0.9),
            clip=shape,
        )
    for side in (-1, 1):
        water.line(ellipse(x + 120 + side * 9, top + 14, 16, 4), FOAM, 1.4, 0.8, clip=shape)
    scene.add(water, relief=4, rim=0.6, wobble=0.8, mask=inside)
    _frame(scene, DUCHESS, 34, 6)


def _lifted(stage: Stage, figure: Figure) -> None:
    """Two handfuls of silk, and the lace below it."""
    joints = figure.joints
    waist, hem = joints["waist"], float(joints["knn"][1]) + 6
    with stage.part(relief=4, depth=1.5, shadow=0.6) as cel:
        for tone, drop in (("#fbf3e4", 4.5), ("#e09a52", 0.0)):
            points = [(waist[0] - 5, waist[1], 1), (waist[0] + 5, waist[1], 1)]
            right, left = joints["wrn"], joints["wrf"]
            low = [
                (right[0] + 6, hem - 14 + drop),
                (right[0] - 6, hem - 2 + drop),
                (6, hem - 9 + drop),
                (0, hem + drop),
                (-6, hem - 8 + drop),
                (left[0] + 6, hem - 2 + drop),
                (left[0] - 6, hem - 13 + drop),
            ]
            skirt = spline(
                [*points, (right[0] + 2, right[1] + 2, 1), *low, (left[0] - 2, left[1] + 2, 1)]
            )
            cel.fill(skirt, tone)
            for number in range(-6, 7):
                fold = [
                    (number * 0.7, waist[1] + 2),
                    (number * 1.6, (waist[1] + hem) / 2 - 6),
                    (number * 2.4, hem + drop),
                ]
                cel.fill(
                    taper(fold, [0.3, 1.5, 0.6]),
                    "#a85f2c" if drop == 0 else "#cdbfae",
                    0.6,
                    clip=skirt,
                )
    with stage.part(relief=1.5, depth=0.8, shadow=0.5) as cel:
        for side in "nf":
            wrist = joints["wr" + side]
            cel.fill(ellipse(float(wrist[0]), float(wrist[1]) + 2, 3.2), "#f9dcc2")


def _still_life(scene: Scene) -> None:
    x, y, wide, high = TABLE
    inner = rect(x, y, wide, high)
    inside = _inside(scene, inner)
    sheet = scene.sheet()
    sheet.fill(inner, "#2c2018", grad=radial(x + 90, y + 40, 170, "#120a0c"))
    cloth = spline(
        [
            (x, y + 74, 1),
            (x + 90, y + 70),
            (x + wide, y + 74, 1),
            (x + wide, y + 120, 1),
            (x, y + 120, 1),
        ]
    )
    sheet.fill(cloth, "#efe6d2", grad=linear(x, y, x + wide, y + 60, "#8a8272"))
    scene.add(sheet, mask=inside, amount=0.12)
    fruit = scene.sheet()
    fruit.fill(ellipse(x + 92, y + 80, 50, 10), "#c9d2d4")
    fruit.fill(ellipse(x + 92, y + 78, 40, 6), "#8fa0a6")
    for right, down, size, colour in (
        (52, 66, 17, "#e8c230"),
        (80, 70, 15, "#d9822e"),
        (104, 64, 16, "#c4402c"),
    ):
        px, py = x + right, y + down
        fruit.fill(ellipse(px, py, size + 1, size * 0.86 + 1), "#24140e")
        fruit.fill(
            ellipse(px, py, size, size * 0.86),
            mix(colour, "#fff0c0", 0.3),
            grad=radial(px - 4, py - 5, size * 1.5, darker(colour, 0.5)),
        )
    rng = random.Random(2)
    for _ in range(34):
        px, py = x + 138 + rng.gauss(0, 12), y + 60 + rng.gauss(0, 10)
        fruit.fill(ellipse(px, py, 6), "#1c0c24")
        fruit.fill(
            ellipse(px, py, 5.2),
            vary("#6a4080", rng, 0.2),
            grad=radial(px - 1.5, py - 2, 7, "#2c1638"),
        )
        fruit.fill(ellipse(px - 1.6, py - 2, 1.3), "#e9d8f4", 0.9)
    goblet = spline(
        [
            (x + 178, y + 18, 1),
            (x + 206, y + 18, 1),
            (x + 202, y + 42),
            (x + 195, y + 50),
            (x + 195, y + 78),
            (x + 208, y + 84, 1),
            (x + 176, y + 84, 1),
            (x + 189, y + 78),
            (x + 189, y + 50),
            (x + 181, y + 42),
        ]
    )
    fruit.fill(goblet, "#d8b45e")
    scene.add(
        fruit, relief=3, lo=0.5, hi=0.4, rim=0.5, shadow=(4, 5, 5, 0.6), wobble=0.6, mask=inside
    )
    _frame(scene, TABLE, 30, 7)


def _lobster(scene: Scene) -> None:
    """He has made up his mind, and has two legs out of the picture."""
    sheet = scene.sheet()
    red, dark = "#d8321e", "#8a1410"
    with sheet.at(120, 956, 0.86, -132):
        for side in (-1, 1):
            for number in range(4):
                foot = [
                    (side * 8, 8 + number * 9),
                    (side * 26, 2 + number * 11),
                    (side * 32, 14 + number * 12),
                ]
                sheet.fill(limb(foot, [4, 3.4, 1.6]), dark)
            arm = [(side * 8, -12), (side * 27, -24), (side * 25, -46)]
            sheet.fill(limb(arm, [8, 7, 8]), red)
            claw = [
                (side * 25, -46),
                (side * 38, -60),
                (side * 30, -86),
                (side * 24, -76),
                (side * 20, -90),
                (side * 13, -64),
            ]
            sheet.fill(spline(claw), red)
            feeler = [(side * 5, -28), (side * 22, -74), (side * 62, -96)]
            sheet.fill(taper(feeler, [2.4, 1.6, 0.6]), dark)
        sheet.fill(
            spline([(0, -34), (10, -18), (13, 6), (9, 28), (-9, 28), (-13, 6), (-10, -18)]), red
        )
        for number in range(6):
            size = 11 - number * 0.9
            sheet.fill(ellipse(0, 34 + number * 10, size, 7.5), mix(red, dark, number % 2 * 0.35))
        for turn in (-40, -20, 0, 20, 40):
            way = math.radians(turn)
            sheet.fill(leaf((0, 88), (26 * math.sin(way), 88 + 26 * math.cos(way)), 11), red)
        for side in (-1, 1):
            sheet.fill(ellipse(side * 6, -28, 3), "#1a0a0c")
            sheet.fill(ellipse(side * 6 - 1, -29, 1), "#ffffff")
    scene.add(
        sheet, relief=6, lo=0.6, hi=0.7, rim=0.7, rim_width=2, shadow=(6, 9, 7, 0.65), wobble=0.4
    )


def _fall(scene: Scene) -> None:
    """Where the paint becomes water: one glassy sheet from the frame to the floor."""
    rng = random.Random(12)
    left: list[tuple[float, float]] = [
        (270, 366),
        (314, 436),
        (334, 520),
        (352, 680),
        (360, 860),
        (366, 1044),
    ]
    right: list[tuple[float, float]] = [
        (590, 366),
        (552, 440),
        (540, 520),
        (528, 680),
        (530, 860),
        (540, 1044),
    ]
    lip = [(548, 392), (500, 376), (456, 386), (410, 372), (356, 384), (312, 380)]
    shape = spline(
        [
            (*left[0], 1),
            *left[1:-1],
            (*left[-1], 1),
            (*right[-1], 1),
            *reversed(right[1:-1]),
            (*right[0], 1),
            *lip,
        ]
    )
    sheet = scene.sheet()
    sheet.fill(shape, "#8fdccb", 0.94, grad=linear(0, 380, 0, 1040, "#2f8f90"))
    with sheet.inside(shape):
        for _ in range(520):
            part = rng.random()
            start = rng.uniform(370, 1000)
            long = rng.uniform(40, 260)
            points = [
                (_between(left, right, y, part), y) for y in (start, start + long / 2, start + long)
            ]
            tone = rng.choice((FOAM, FOAM, "#bff0e2", "#1c6a70", "#14505c", "#6fc9bc"))
            sheet.fill(
                taper(points, [0.4, rng.uniform(1.2, 6.5), 0.4], 10), tone, rng.uniform(0.25, 0.75)
            )
        for side, line in ((1, left), (-1, right)):  # bright edges
            sheet.line(
                spline([(px + side * 3, py) for px, py in line], closed=False),
                FOAM,
                6,
                0.75,
                blur=2,
            )
    drawn = smoothstep(
        372, 424, scene.page.y + 14 * scene.page.noise(8, 50, 3)
    )  # still paint up here
    scene.add(
        sheet,
        relief=26,
        lo=0.35,
        hi=0.5,
        rim=0.5,
        rim_width=4,
        shadow=(10, 16, 18, 0.6),
        wobble=2.2,
        amount=0.05,
        mask=drawn,
    )
    lace = scene.sheet()
    for _ in range(900):
        part = rng.random()
        y = 430 + abs(rng.gauss(0, 26)) if rng.random() < 0.55 else 390 + rng.random() * 630
        x = _between(left, right, y, part)
        size = rng.uniform(0.8, 4.2) * (1 if y < 470 else 0.6)
        if rng.random() < 0.5:
            lace.line(ellipse(x, y, size * 1.5, size), FOAM, 1.1, rng.uniform(0.4, 0.95))
        else:
            lace.fill(ellipse(x, y, size * 0.9, size * 0.7), FOAM, rng.uniform(0.5, 1))
    for _ in range(160):  # drops that jump off
        y = rng.uniform(420, 1020)
        side = rng.choice((0, 1))
        x = _between(left, right, y, side) + (2 * side - 1) * abs(rng.gauss(0, 16))
        lace.fill(
            ellipse(x, y, rng.uniform(0.8, 2.4), rng.uniform(1.2, 4.4)), FOAM, rng.uniform(0.4, 0.9)
        )
    scene.add(lace, rim=0.3, wobble=0.6, amount=0.02)
    small = scene.sheet()
    ship(
        small,
        356,
        752,
        0.86,
        colours=("#7a4a2a", "#f4ead0", "#b3242c"),
        light=(-0.4, -0.8),
        turn=-7,
    )
    scene.add(small, rim=0.6, rim_width=1.6, shadow=(5, 8, 6, 0.55), wobble=0.4)
    bow = scene.sheet()
    for _ in range(170):
        bow.fill(
            ellipse(
                322 + rng.gauss(0, 38),
                758 + rng.gauss(0, 5),
                rng.uniform(1, 5),
                rng.uniform(0.8, 3),
            ),
            FOAM,
            rng.uniform(0.4, 0.95),
        )
    scene.add(bow, relief=2, wobble=0.8)


def _between(
    left: list[tuple[float, float]], right: list[tuple[float, float]], y: float, part: float
) -> float:
    heights = [point[1] for point in left]
    one = float(np.interp(y, heights, [point[0] for point in left]))
    return one + (float(np.interp(y, heights, [point[0] for point in right])) - one) * part


def _sign(scene: Scene) -> None:
    """Please do not."""
    sheet = scene.sheet()
    sheet.fill(rect(640, 640, 62, 62, 6), "#e9ddc0")
    sheet.line(rect(645, 645, 52, 52, 4), "#8a6a3a", 2)
    hand = [
        limb(
            [
                (671, 682),
                (660 + number * 7, 664 - (number in (1, 2)) * 4),
                (657 + number * 9, 655 - (number in (1, 2)) * 5),
            ],
            [9, 5.5, 4.6],
        )
        for number in range(4)
    ]
    for finger in hand:
        sheet.fill(finger, "#4a2a24")
    sheet.fill(limb([(670, 684), (656, 676)], [9, 5]), "#4a2a24")
    sheet.line(ellipse(671, 671, 23), "#b3242c", 4.5)
    sheet.line(poly([(655, 687), (687, 655)], closed=False), "#b3242c", 4.5)
    scene.add(sheet, relief=3, rim=0.5, shadow=(4, 8, 7, 0.6), wobble=0.5)


def _floor(scene: Scene) -> None:
    """Chequered, flooded, and a mirror of everything."""
    page = scene.page
    tiles = scene.sheet()
    depths = [FLOOR + 170 * (step / 6) ** 1.7 for step in range(8)]
    for row in range(7):
        for column in range(-9, 10):
            if (row + column) % 2:
                continue
            corners = [
                (400 + (column + side) * 86 * (0.55 + (y - FLOOR) / 210), y)
                for y, sides in ((depths[row], (0, 1)), (depths[row + 1], (1, 0)))
                for side in sides
            ]
            tiles.fill(poly(corners), "#e9e2cf")
    base = scene.sheet()
    base.fill(rect(-10, FLOOR, 820, 190), "#2c3a44")
    kept = scene.image.copy()
    scene.add(base, amount=0.05, wobble=0)
    scene.add(tiles, amount=0.05, wobble=0.8)
    floor = scene.image.copy()
    scene.image = kept
    mirrored(scene, FLOOR, "#1f5a60", strength=30, clear=0.95)
    below = smoothstep(FLOOR - 1, FLOOR + 1, page.y)[..., None]
    mixed = scene.image * 0.62 + floor * 0.42 * np.array([0.62, 0.95, 0.92], np.float32)
    scene.image = (scene.image * (1 - below) + mixed * below).astype(np.float32)
    rng = random.Random(9)
    strokes = scene.sheet()
    for _ in range(230):
        y = FLOOR + 165 * rng.random() ** 0.8
        near = (y - FLOOR) / 165
        x = rng.uniform(-20, 820)
        strokes.fill(
            ellipse(x, y, rng.uniform(8, 40) * (0.4 + near), rng.uniform(0.5, 1.6)),
            rng.choice((FOAM, "#8fdccb", "#0d3a44")),
            rng.uniform(0.1, 0.5),
        )
    scene.put(strokes, wobble=1)


def _splash(scene: Scene) -> None:
    """Where it lands."""
    rng = random.Random(17)
    rings = scene.sheet()
    for number in range(9):
        size = 110.0 + number * 36
        rings.line(
            ellipse(452, 1062 + number * 3, size, size * 0.17), FOAM, 2.4, 0.5 - number * 0.045
        )
    scene.put(rings, wobble=2.5)
    foam = scene.sheet()
    for _ in range(700):
        x = 452 + rng.gauss(0, 66)
        y = (
            1052
            - abs(rng.gauss(0, 1)) * 17 * math.exp(-(((x - 452) / 100) ** 2))
            + rng.uniform(0, 16)
        )
        size = rng.uniform(1.2, 8) * (1 if abs(x - 452) < 90 else 0.5)
        foam.fill(
            ellipse(x, y, size, size * 0.8), mix("#bfeee2", FOAM, rng.random()), rng.uniform(0.5, 1)
        )
    scene.add(foam, relief=6, lo=0.4, hi=0.4, rim=0.4, shadow=(0, 5, 8, 0.35), wobble=0.8)


def _bucket(scene: Scene) -> None:
    """It was meant for the drips; now it has a tide of its own."""
    x, y = 112, 1148
    scene.pool(x + 6, y, 70, 12, "#08141c", 0.7)
    sheet = scene.sheet()
    wave = spline(
        [
            (x - 46, y - 78, 1),
            (x - 30, y - 98),
            (x - 2, y - 126),
            (x + 30, y - 128),
            (x + 46, y - 108),
            (x + 34, y - 98),
            (x + 22, y - 106),
            (x + 12, y - 96),
            (x + 20, y - 82),
            (x + 46, y - 78, 1),
        ]
    )
    sheet.fill(wave, "#57b8aa", grad=linear(x, y - 128, x, y - 76, "#175e66"))
    for number in range(5):
        line = [
            (x - 36 + number * 7, y - 80),
            (x - 16 + number * 6, y - 100),
            (x + 8 + number * 5, y - 118 + number * 3),
        ]
        sheet.fill(taper(line, [0.6, 2.6, 0.8]), FOAM, 0.75, clip=wave)
    rng = random.Random(5)
    for _ in range(46):
        sheet.fill(
            ellipse(x + 34 + rng.gauss(0, 12), y - 112 + rng.gauss(0, 9), rng.uniform(1, 4)), FOAM
        )
    pail = poly([(x - 50, y - 80), (x + 50, y - 80), (x + 38, y), (x - 38, y)])
    sheet.fill(pail, "#a3b4b8", grad=linear(x - 50, 0, x + 50, 0, "#4f6068"))
    for py in (y - 70, y - 14):
        sheet.line(poly([(x - 49, py), (x + 49, py)], closed=False), "#3c4a52", 3, 0.7, clip=pail)
    sheet.fill(ellipse(x, y - 80, 50, 6), "#2c7a80", 0.6)
    sheet.line(
        spline([(x - 50, y - 76), (x - 66, y - 46), (x - 44, y - 22)], closed=False), "#39454c", 4
    )
    scene.add(sheet, relief=12, lo=0.6, hi=0.6, rim=0.7, shadow=(4, 6, 8, 0.5), wobble=0.8)


def _guard(scene: Scene) -> None:
    """She has seen this before."""
    who = Person(
        skin="olive",
        hair="none",
        hat="headscarf",
        hat_colour="#d9a22e",
        coat="jacket",
        colour="#22335c",
        trim="#e2b45a",
        buttons="#e2b45a",
        trousers="#1c2a4c",
        shoes="#b07c52",
        face="calm",
        gaze=(0.4, -0.7),
        belt="#14182c",
    )
    guard = Figure(
        who,
        "stand",
        "q",
        lean=7,
        head=-20,
        near_leg=(-3, -5),
        far_leg=(14, 2),
        near_hand="hold",
        far_hand="hold",
        far_layer="mid",
    )
    x, y, tall = 672, 1146, 350
    scene.pool(x, y, 74, 12, "#08141c", 0.6)
    guard.place(x, y, tall, flip=True)
    top, foot = (x - 74, y - 232), (x - 112, y + 4)
    guard.reach(top[0] - 4, top[1] + 34, "n").reach(top[0], top[1] + 12, "f")
    mop = scene.sheet()
    mop.fill(taper([foot, top], [6.5, 6.5]), "#c0925a")
    rng = random.Random(3)
    for _ in range(54):
        end = foot[0] + rng.gauss(0, 22), foot[1] + rng.uniform(6, 22)
        middle = (foot[0] + end[0]) / 2 + rng.uniform(-6, 6), foot[1] - 6
        mop.line(
            spline([(foot[0], foot[1] - 24), middle, end], closed=False),
            vary("#e2dccb", rng, 0.1),
            3,
        )
    upside = _upside_down(scene, guard.render(scene, over=_dressed).sheet(), y)
    scene.put(upside, opacity=0.4, blur=1.2, wobble=2.5)
    scene.add(mop, relief=3, lo=0.6, rim=0.6, shadow=(3, 5, 5, 0.5), wobble=0.5)
    guard.draw(scene, x, y, tall, flip=True, over=_dressed, ground=0, rim=0.9, rim_colour="#c8fff0")
    rings = scene.sheet()
    for px in (guard.page("ankn")[0], guard.page("ankf")[0], foot[0]):
        for number in range(4):
            ring = ellipse(px - 3, y - 1 + number, 18 + number * 13, 4 + number * 2.6)
            rings.line(ring, FOAM, 1.7, 0.7 - number * 0.15)
    scene.put(rings, wobble=1)


def _upside_down(scene: Scene, paper: Field, line: float) -> Field:
    """Return a sheet mirrored at a water line."""
    page = scene.page
    rows = np.clip(round(2 * line * page.scale) - np.arange(page.height), 0, page.height - 1)
    below = (np.arange(page.height) > line * page.scale)[:, None, None]
    return (paper[rows] * below).astype(np.float32)


def _dressed(stage: Stage, figure: Figure) -> None:
    """The fall of her hijab, and bare shins under rolled trousers."""
    x, y, size, _ = figure.frame
    with stage.part(relief=2.4, depth=1.2, shadow=0.6) as cel:
        drape = spline(
            [
                (x - size * 0.96, y - size * 0.1),
                (x - size * 1.06, y + size * 0.9),
                (x - size * 0.95, y + size * 1.9),
                (x - size * 0.1, y + size * 2.25),
                (x + size * 0.75, y + size * 1.75),
                (x + size * 0.62, y + size * 1.1),
                (x + size * 0.5, y + size * 0.93),
                (x, y + size * 0.86),
                (x - size * 0.5, y + size * 0.5),
            ]
        )
        cel.fill(drape, "#d9a22e")
        for number in range(5):
            fold = [
                (x - size * (0.9 - number * 0.1), y + size * (0.2 + number * 0.18)),
                (x - size * 0.3, y + size * (1.1 + number * 0.2)),
                (x + size * 0.6, y + size * (1.05 + number * 0.15)),
            ]
            cel.fill(taper(fold, [0.2, 1.0, 0.3]), "#9a6a14", 0.6, clip=drape)
    skin: Colour = figure.look.flesh
    for side in "fn":
        knee, ankle = figure.joints["kn" + side], figure.joints["ank" + side]
        cuff = knee + (ankle - knee) * 0.3
        with stage.part(relief=1.6, depth=0.6, shadow=0.4) as cel:
            cel.fill(
                limb([tuple(cuff), tuple((cuff + ankle) / 2), tuple(ankle + 0.5)], [5.4, 4.8, 3.4]),
                skin,
            )
        with stage.part(relief=1.2, depth=0.8, shadow=0.5) as cel:
            cel.fill(
                limb([(cuff[0] - 3.6, cuff[1] - 0.4), (cuff[0] + 3.4, cuff[1] + 0.6)], [3.6, 3.6]),
                "#26386a",
            )
