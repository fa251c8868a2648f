"""Ants carry off a picnic, a ring, a key, a letter in pieces, and have begun with the arm."""

import itertools
import math
import random
from collections.abc import Callable
from typing import Any

import numpy as np

from pinxit_atelier.engine import (
    Look,
    Page,
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
    rect,
    rgb,
    sample,
    smoothstep,
    spline,
    taper,
    vary,
)
from pinxit_atelier.people import hand

RED, WHITE, LEMON, TURQUOISE = "#d81e2c", "#fffaf2", "#ffe14a", "#2fb6b4"
ANT, SHEEN, SKIN = "#1c0d0c", "#a8624a", "#e0a878"
HOLE = 706.0, 1128.0
Points = list[tuple[float, float]]
Load = Callable[[Sheet], None]

ROADS: tuple[Points, ...] = (
    [(-30, 930), (120, 900), (260, 944), (400, 1000), (540, 1036), (640, 1090), HOLE],
    [(600, 330), (668, 450), (640, 590), (690, 720), (716, 860), (690, 1000), HOLE],
    [(60, 1240), (180, 1150), (330, 1116), (480, 1130), (610, 1130), HOLE],
    [(300, 700), (420, 760), (520, 850), (600, 960), (660, 1060), HOLE],
    [(830, 560), (760, 700), (764, 860), (740, 1000), HOLE],
)


def paint(page: Page) -> Scene:
    """Paint the cloth, what is left on it, the roads of ants, and the sleeper's arm."""
    scene = Scene(page, 3391, light=(-500, -700, 900), glow="#fff6d8", shade="#4a0a16", reach=4000)
    _cloth(scene)
    _grass(scene)
    _plate(scene)
    _lemonade(scene)
    _jam(scene)
    rng = random.Random(50)
    for number, road in enumerate(ROADS):
        _march(scene, road, number, rng)
    _porters(scene)
    _arm(scene)
    _pullers(scene)
    _general(scene)
    _deserter(scene)
    return scene.finish(
        Look(vignette=0.14, bloom=0.2, bloom_from=0.9, contrast=1.12, saturation=1.1, bristle=0.03,
             shadows="#6a1030", lights="#fff6d0", split=0.06)
    )  # fmt: skip


def _cloth(scene: Scene) -> None:
    """Gingham in hard sun, with the creases of its folding still in it."""
    page = scene.page
    wave = 10 * page.noise(4, 260, 3)
    turn = math.radians(-14)
    u = (page.x * math.cos(turn) - page.y * math.sin(turn) + wave) / 68
    v = (page.x * math.sin(turn) + page.y * math.cos(turn) - wave * 0.7) / 68

    def band(field: np.ndarray) -> np.ndarray:
        saw = np.abs((field % 2) - 1)
        return smoothstep(0.46, 0.54, saw)

    one, other = band(u), band(v)
    hatch = smoothstep(-0.5, 0.5, np.sin((page.x + page.y) * 1.3))
    half = 0.44 + 0.16 * hatch
    red = one * other + (one * (1 - other) + other * (1 - one)) * half
    red = red[..., None]
    image = rgb(WHITE) * (1 - red) + rgb(RED) * red
    height = page.noise(9, 300, 4) * 26
    for place in (2.1, 9.4):
        height = (
            height - 9 * np.exp(-(((u - place) * 7) ** 2)) - 7 * np.exp(-(((v - place) * 7) ** 2))
        )
    down, across = np.gradient(page.blur(height.astype(np.float32), 2) * page.scale)
    light = np.clip(1 + (across * 0.5 + down * 0.6) * 0.9, 0.62, 1.2)
    weave = 1 + 0.05 * page.texture("fine") + 0.03 * np.sin(page.x * 2.2) * np.sin(page.y * 2.2)
    scene.image = (image * (light * weave)[..., None]).astype(np.float32)


def _grass(scene: Scene) -> None:
    """The corner where the cloth ends, and the hole to which everything goes."""
    rng = random.Random(3)
    ground = scene.sheet()
    edge = [
        (840, 880, 1),
        (788, 930),
        (752, 1010),
        (690, 1076),
        (610, 1130),
        (560, 1240, 1),
        (840, 1240, 1),
    ]
    ground.fill(spline(edge), "#7a5a2a", grad=radial(*HOLE, 170, "#4f7a2a"))
    scene.add(ground, relief=2, shadow=(-5, -6, 4, 0.4), wobble=1.4)
    hill = scene.sheet()
    for _ in range(900):
        turn, far = rng.uniform(0, math.tau), abs(rng.gauss(0, 1)) * 52
        x, y = HOLE[0] + far * math.cos(turn) * 1.2, HOLE[1] + far * math.sin(turn)
        hill.fill(ellipse(x, y, rng.uniform(1.5, 4)), vary("#b07a40", rng, 0.25, 0.04))
    scene.add(hill, relief=2, lo=0.7, shadow=(3, 4, 2, 0.5), wobble=0)
    hole = scene.sheet()
    hole.fill(
        ellipse(*HOLE, 31, 25), "#160606", grad=radial(HOLE[0] + 6, HOLE[1] + 8, 36, "#4a240c")
    )
    scene.put(hole)
    blades = scene.sheet()
    for _ in range(360):
        x, y = rng.uniform(600, 830), rng.uniform(900, 1230)
        if math.hypot((x - HOLE[0]) / 1.2, y - HOLE[1]) < 76 or x - 570 < (1240 - y) * 0.72:
            continue
        turn = rng.uniform(-2.2, 0.4)
        far = rng.uniform(28, 74)
        tip = x + far * math.cos(turn), y + far * math.sin(turn)
        blades.fill(leaf((x, y), tip, rng.uniform(6, 11), rng.uniform(-0.2, 0.2)),
                    mix("#2f6a22", "#b8d04a", rng.random()))  # fmt: skip
    scene.add(blades, relief=3, rim=0.5, shadow=(6, 8, 3, 0.5), wobble=0.5)


def _plate(scene: Scene) -> None:
    """A great white plate, cropped, with the rest of a cake."""
    x, y, r = 726.0, 150.0, 236.0
    sheet = scene.sheet()
    sheet.fill(ellipse(x, y, r), "#ffffff", grad=radial(x - 60, y - 80, r * 1.5, "#cfd8ea"))
    sheet.line(ellipse(x, y, r - 20), TURQUOISE, 9)
    scene.add(sheet, relief=22, lo=0.4, hi=0.2, shadow=(16, 22, 5, 0.5), wobble=0.5)
    well = scene.sheet()
    well.fill(ellipse(x, y, r * 0.66), "#f4f6fb", grad=radial(x + 40, y + 60, r * 0.8, "#ffffff"))
    well.line(ellipse(x, y, r * 0.66), "#c3cde2", 3, 0.9)
    scene.put(well)
    cake = scene.sheet()
    wedge = [(600, 120, 1), (740, 60, 1), (776, 130), (752, 196, 1)]
    cake.fill(spline(wedge), "#fff2dc")
    scene.add(cake, relief=8, shadow=(16, 22, 3, 0.5), wobble=0.5)
    top = scene.sheet()
    inner = spline([(616, 121, 1), (734, 74, 1), (762, 130), (744, 184, 1)])
    top.fill(inner, "#ff8fb0", grad=linear(620, 80, 760, 190, "#f05f8a"))
    for k in range(6):
        cx, cy = 738 + 3 * math.sin(k), 84 + k * 19
        top.fill(ellipse(cx, cy, 10, 9), "#fffdf8")
    top.fill(ellipse(736, 128, 19), "#fffdf8")
    top.fill(ellipse(734, 125, 13), "#c8102a", grad=radial(730, 120, 16, "#7a0618"))
    top.fill(ellipse(729, 120, 3.4), "#ffffff", 0.9)
    for k in range(5):
        drip = [(630 + k * 22, 116 - k * 9), (650 + k * 20, 128 - k * 2)]
        top.line(poly(drip, closed=False), "#fff2f4", 4, 0.9)
    scene.add(top, relief=5, rim=0.3, shadow=(4, 6, 2, 0.35), wobble=0.4)
    rng = random.Random(8)
    crumbs = scene.sheet()
    for _ in range(46):
        x, y = rng.gauss(640, 50), rng.gauss(230, 40)
        crumbs.fill(ellipse(x, y, rng.uniform(2, 6)), vary("#e8b86a", rng, 0.15, 0.03))
    scene.add(crumbs, relief=2, shadow=(4, 5, 1.5, 0.5), wobble=0.8)
    _crawl(
        scene,
        [(rng.uniform(560, 740), rng.uniform(190, 300), rng.uniform(0, 360)) for _ in range(12)],
    )


def _lemonade(scene: Scene) -> None:
    """A glass from above: a lemon in the sun."""
    x, y, r = 118.0, 700.0, 92.0
    sheet = scene.sheet()
    sheet.fill(ellipse(x, y, r), "#fff6b0", grad=radial(x - 20, y - 20, r * 1.2, "#ffd83a"))
    scene.add(sheet, relief=12, lo=0.3, shadow=(20, 28, 6, 0.42), wobble=0.4)
    slice_ = scene.sheet()
    slice_.fill(ellipse(x + 6, y + 4, 60), LEMON)
    slice_.fill(ellipse(x + 6, y + 4, 53), "#fffbe0")
    for k in range(9):
        a, b = k * math.tau / 9 + 0.06, (k + 1) * math.tau / 9 - 0.06
        seg = [(x + 6 + 7 * math.cos((a + b) / 2), y + 4 + 7 * math.sin((a + b) / 2))]
        seg += [(x + 6 + 48 * math.cos(t), y + 4 + 48 * math.sin(t)) for t in (a, (a + b) / 2, b)]
        slice_.fill(spline(seg), "#ffe34a", grad=radial(x, y, 56, "#ffc814"))
    slice_.line(ellipse(x, y, r - 6), "#ffffff", 5, 0.85)
    slice_.fill(
        taper([(x - 62, y - 40), (x - 40, y - 62), (x - 8, y - 76)], [2, 9, 2]), "#ffffff", 0.95
    )
    slice_.fill(limb([(x + 24, y - 10), (x + 150, y - 96)], [15, 15]), TURQUOISE)
    for k in range(7):
        px, py = x + 34 + k * 17, y - 17 - k * 11.6
        slice_.line(poly([(px - 5, py - 9), (px + 7, py + 7)], closed=False), "#ffffff", 5)
    scene.add(slice_, relief=4, rim=0.3, shadow=(6, 9, 3, 0.35), wobble=0.4)
    caustic = scene.sheet()
    caustic.fill(ellipse(x + 84, y + 100, 40, 16, 42), "#fff6a0", 0.55, blur=8)
    scene.put(caustic, "screen")


def _jam(scene: Scene) -> None:
    """Spilled jam: a coast with islands, or nothing but jam."""
    sheet = scene.sheet()
    blot = spline(
        [
            (250, 1040),
            (300, 1018),
            (352, 1040),
            (372, 1066),
            (346, 1084),
            (360, 1100),
            (316, 1102),
            (290, 1086),
            (258, 1092),
            (240, 1066),
        ]
    )
    sheet.fill(blot, "#8a0a30", grad=radial(290, 1040, 100, "#5a0420"))
    for x, y, r in ((392, 1048, 9), (222, 1046, 7), (396, 1082, 5)):
        sheet.fill(ellipse(x, y, r), "#7a082a")
    scene.add(sheet, relief=9, lo=0.5, hi=0.5, rim=0.4, shadow=(2, 3, 2, 0.4), wobble=1.4)
    gleam = scene.sheet()
    gleam.fill(taper([(262, 1052), (290, 1034), (330, 1042)], [1, 6, 1]), "#ffd0d8", 0.9)
    scene.put(gleam)


# the ants ---------------------------------------------------------------------------------


def _ant(sheet: Sheet, x: float, y: float, turn: float, size: float, step: int = 0) -> None:
    """One ant from above; it walks to the right before it is turned."""
    with sheet.at(x, y, size, turn):
        for side in (-1, 1):
            for number, (root, knee, foot) in enumerate(
                (
                    ((5, 3), (9, 9), (15, 13)),
                    ((1, 3), (0, 11), (2, 17)),
                    ((-3, 3), (-8, 10), (-14, 15)),
                )
            ):
                swing = 2.6 if (number + step + (side > 0)) % 2 else -2.6
                leg = [
                    (root[0], side * root[1]),
                    (knee[0] + swing * 0.5, side * knee[1]),
                    (foot[0] + swing, side * foot[1]),
                ]
                sheet.line(poly(leg, closed=False), ANT, 1.7)
            feeler = [(14, side * 2), (20, side * 6), (26, side * 4)]
            sheet.line(poly(feeler, closed=False), ANT, 1.4)
        sheet.fill(ellipse(-13, 0, 10, 6.6), ANT, grad=radial(-15, -2, 12, "#050202"))
        sheet.fill(ellipse(-3, 0, 2.6, 2.4), ANT)
        sheet.fill(ellipse(3, 0, 6, 4), "#2a1210")
        sheet.fill(ellipse(12, 0, 5.8, 5.2), ANT)
        sheet.fill(ellipse(-15, -2.4, 4.4, 1.6), SHEEN, 0.85)
        sheet.fill(ellipse(3, -1.4, 2.6, 1), SHEEN, 0.8)
        sheet.fill(ellipse(12, -1.8, 2, 1), SHEEN, 0.8)


def _crawl(scene: Scene, ants: list[tuple[float, float, float]], size: float = 0.95) -> None:
    sheet = scene.sheet()
    for number, (x, y, turn) in enumerate(ants):
        _ant(sheet, x, y, turn, size, number)
    scene.add(sheet, shadow=(5, 7, 1.2, 0.55), wobble=0, amount=0.03, hue=0)


def _march(scene: Scene, road: Points, number: int, rng: random.Random) -> None:
    """A column, close together; some carry."""
    long = sum(math.dist(a, b) for a, b in itertools.pairwise(road))
    count = int(long / 33)
    stations = sample(road, count)
    sheet, freight = scene.sheet(), scene.sheet()
    loads = LOADS[number]
    gap = max(2, count // (len(loads) + 1))
    for index, (x, y, way_x, way_y) in enumerate(stations[:-1]):
        turn = math.degrees(math.atan2(way_y, way_x))
        side = rng.uniform(-5, 5)
        px, py = x - way_y * side, y + way_x * side
        place, rest = divmod(index, gap)
        carried = rest == 0 and 1 <= place <= len(loads)
        _ant(sheet, px, py, turn + rng.uniform(-14, 14), rng.uniform(0.9, 1.08), index)
        if carried:
            for off in (-21, 21):
                _ant(sheet, x - way_y * off, y + way_x * off, turn, 1, index)
            with freight.at(x, y, 1.36, turn + rng.uniform(-50, 50)):
                loads[place - 1](freight)
    scene.add(sheet, shadow=(5, 7, 1.2, 0.55), wobble=0, amount=0.03, hue=0)
    scene.add(freight, relief=5, lo=0.5, hi=0.35, rim=0.3, shadow=(9, 13, 2.5, 0.5), wobble=0.3)


def _ring(sheet: Sheet) -> None:
    sheet.line(ellipse(0, 0, 21), "#e8b030", 7)
    sheet.line(ellipse(-1, -1, 21), "#fff2b0", 2, 0.9)
    sheet.fill(poly([(-9, -30), (9, -30), (13, -22), (0, -12), (-13, -22)]), "#9ff0f4")
    sheet.fill(poly([(-9, -30), (0, -30), (0, -12), (-13, -22)]), "#e8ffff")


def _tooth(sheet: Sheet) -> None:
    sheet.fill(
        spline(
            [(-14, -14), (0, -10), (14, -14), (15, 2), (9, 20), (4, 8), (-4, 8), (-9, 20), (-15, 2)]
        ),
        "#fffdf2",
        grad=linear(-10, -10, 12, 16, "#d8d4c4"),
    )


def _key(sheet: Sheet) -> None:
    sheet.line(ellipse(-26, 0, 12), "#c08a2a", 7)
    sheet.fill(rect(-14, -4, 52, 8, 3), "#c08a2a", grad=linear(0, -4, 0, 4, "#ffe08a"))
    sheet.fill(rect(24, 2, 6, 13), "#c08a2a")
    sheet.fill(rect(33, 2, 5, 10), "#c08a2a")


def _scrap(seed: int, *, heart: bool = False) -> Load:
    """Return a painter of one piece of a letter."""

    def paint_scrap(sheet: Sheet) -> None:
        rng = random.Random(seed)
        ring = [(27 * math.cos(k) * rng.uniform(0.7, 1.3), 20 * math.sin(k) * rng.uniform(0.7, 1.3))
                for k in np.linspace(0, 5.5, 8)]  # fmt: skip
        paper = poly(ring)
        sheet.fill(paper, "#fff8e4", grad=linear(-20, -10, 20, 14, "#efe0c0"))
        for row in range(-2, 3):
            x = -24.0 + rng.uniform(0, 8)
            while x < 22:
                long = rng.uniform(7, 15)
                word = [(x + k * long / 5, row * 7.5 + rng.uniform(-2.2, 2.2)) for k in range(6)]
                sheet.line(spline(word, closed=False), "#3a4a9a", 1.2, 0.9, clip=paper)
                x += long + 4
        if heart:
            shape = spline([(0, 10, 1), (-12, -2), (-7, -11), (0, -5, 1), (7, -11), (12, -2)])
            sheet.fill(shape, RED)

    return paint_scrap


def _strawberry(sheet: Sheet) -> None:
    sheet.fill(spline([(-18, -10), (0, -16), (18, -10), (14, 10), (0, 26), (-14, 10)]), "#f0303a",
               grad=radial(-4, -4, 30, "#a80a1c"))  # fmt: skip
    for x, y in ((-8, -3), (4, -6), (10, 3), (-3, 6), (4, 13), (-8, 10)):
        sheet.fill(ellipse(x, y, 1.4, 2), "#ffe28a")
    for k in range(5):
        sheet.fill(leaf((0, -14), (-14 + k * 7, -26 + abs(k - 2) * 4), 7), "#4f9a3a")


def _cherry(sheet: Sheet) -> None:
    sheet.line(spline([(0, -10), (8, -30), (22, -38)], closed=False), "#4f7a2a", 3)
    sheet.fill(ellipse(0, 4, 16), "#b00a24", grad=radial(-5, -2, 20, "#5a0414"))
    sheet.fill(ellipse(-5, -2, 4, 3, -30), "#ffffff", 0.9)


def _cheese(sheet: Sheet) -> None:
    wedge = poly([(-26, 12), (24, 16), (20, -18)])
    sheet.fill(wedge, "#ffd24a", grad=linear(-20, -10, 20, 16, "#f0a82a"))
    for x, y, r in ((6, 2, 5), (14, -6, 3), (-6, 9, 3), (14, 9, 3)):
        sheet.fill(ellipse(x, y, r), "#d08a1a")


def _watch(sheet: Sheet) -> None:
    sheet.fill(rect(-50, -9, 100, 18, 7), "#7a4220", grad=linear(0, -9, 0, 9, "#4a2410"))
    sheet.fill(ellipse(0, 0, 20), "#e8b848")
    sheet.fill(ellipse(0, 0, 16), "#ffffff")
    for k in range(12):
        turn = k * math.tau / 12
        sheet.fill(ellipse(12.5 * math.cos(turn), 12.5 * math.sin(turn), 1.1), "#2a1a1a")
    sheet.line(poly([(0, 0), (0, -9)], closed=False), "#2a1a1a", 2)
    sheet.line(poly([(0, 0), (7, 3)], closed=False), "#2a1a1a", 2.4)


def _olive(sheet: Sheet) -> None:
    sheet.fill(ellipse(0, 0, 15, 12), "#8aa03a", grad=radial(-4, -3, 18, "#56701e"))
    sheet.fill(ellipse(9, 0, 4, 4.6), RED)


def _crown_crumb(sheet: Sheet) -> None:
    sheet.fill(
        poly([(-20, 12), (-24, -12), (-11, -2), (0, -20), (11, -2), (24, -12), (20, 12)]),
        "#e8b25a",
        grad=linear(0, -18, 0, 14, "#b87a2e"),
    )


LOADS: tuple[tuple[Load, ...], ...] = (
    (_strawberry, _key, _olive, _cheese),
    (_cherry, _ring, _scrap(3, heart=True), _scrap(5), _scrap(8)),
    (_cheese, _tooth, _strawberry),
    (_watch, _crown_crumb, _cherry),
    (_olive, _scrap(11), _strawberry),
)


# the arm ----------------------------------------------------------------------------------

ELBOW, WRIST = (40.0, 196.0), (330.0, 444.0)
LEAN = math.degrees(math.atan2(WRIST[1] - ELBOW[1], WRIST[0] - ELBOW[0]))


def _porters(scene: Scene) -> None:
    """They are under it already, shoulder to shoulder."""
    way = math.radians(LEAN)
    ants = []
    for side in (-1, 1):
        for k in range(17):
            part = k / 16
            off = side * (92 - 26 * part)
            x = ELBOW[0] + 20 + (WRIST[0] - ELBOW[0] + 40) * part - math.sin(way) * off
            y = ELBOW[1] + 20 + (WRIST[1] - ELBOW[1] + 40) * part + math.cos(way) * off
            ants.append((x, y, LEAN + 90 * -side + random.Random(k).uniform(-20, 20)))
    for k, (x, y) in enumerate(
        (
            (372, 600),
            (430, 632),
            (498, 640),
            (560, 604),
            (590, 552),
            (486, 420),
            (420, 408),
            (560, 470),
            (600, 500),
            (394, 560),
        )
    ):
        ants.append(
            (x, y, math.degrees(math.atan2(530 - y, 480 - x)) + random.Random(k).uniform(-15, 15))
        )
    _crawl(scene, ants, 1.15)


def _arm(scene: Scene) -> None:
    """It sleeps on. Where the watch was, the skin is pale."""
    _forearm(scene, shadow=(34, 46, 9, 0.5))
    hand(
        scene, *WRIST, 142, pose="relax", turn=LEAN, skin=SKIN, roll=180, arm=0.3, rim=0.35,
        shadow=(30, 42, 8, 0.5),
    )  # fmt: skip
    way = math.radians(LEAN)
    page = scene.page
    along = (page.x - WRIST[0]) * math.cos(way) + (page.y - WRIST[1]) * math.sin(way)
    _forearm(scene, mask=smoothstep(30, -24, along))
    sleeve = scene.sheet()
    with sleeve.at(ELBOW[0] + 24, ELBOW[1] + 18, 1, LEAN):
        cloth = spline(
            [
                (-200, -110, 1),
                (-40, -82),
                (40, -72),
                (58, -64, 1),
                (66, 0),
                (58, 66, 1),
                (40, 76),
                (-40, 92),
                (-200, 120, 1),
            ]
        )
        sleeve.fill(cloth, "#fff4c4", grad=linear(0, -80, 0, 90, "#e8c860"))
        for k in range(9):
            y = -88 + k * 22
            sleeve.line(
                spline([(-200, y * 1.3), (0, y), (70, y * 0.8)], closed=False),
                "#3fa9b4",
                5,
                0.9,
                clip=cloth,
            )
        cuff = spline([(26, -80, 1), (60, -70, 1), (70, 0), (60, 72, 1), (26, 84, 1), (36, 0)])
        sleeve.fill(cuff, "#fffbe6", grad=linear(0, -70, 0, 80, "#e6cf8a"))
        sleeve.line(spline([(30, -76), (40, 0), (30, 80)], closed=False), "#c9a850", 2)
    scene.add(sleeve, relief=22, lo=0.55, hi=0.25, rim=0.3, shadow=(20, 28, 6, 0.5), wobble=0.6)


def _forearm(scene: Scene, **adding: Any) -> None:
    fore = scene.sheet()
    points = [ELBOW, (150, 288), (250, 376), (WRIST[0] + 50, WRIST[1] + 43)]
    shape = limb(points, [150, 140, 108, 86])
    fore.fill(shape, mix(SKIN, "#fff0d8", 0.1))
    rng = random.Random(5)
    for _ in range(150):
        part, side = rng.random() * 0.8, rng.uniform(-50, 50)
        x, y = ELBOW[0] + 270 * part - 0.65 * side, ELBOW[1] + 230 * part + 0.76 * side
        hair = [(x, y), (x + 10, y + 4), (x + 17, y + 12)]
        fore.line(spline(hair, closed=False), "#8a5a34", 1.1, 0.35, clip=shape)
    with fore.at(WRIST[0] - 62, WRIST[1] - 54, 1, LEAN):
        pale = spline([(-14, -63), (12, -63), (18, 0), (12, 63), (-14, 63), (-9, 0)])
        inside = moved(shape, -(WRIST[0] - 62), -(WRIST[1] - 54))
        inside = moved(inside, turn=-LEAN)
        fore.fill(pale, "#ffeed8", 0.9, blur=1.5, clip=inside)
    shady = [(x - 46 + k * 11, y + 54 - k * 14) for k, (x, y) in enumerate(points)]
    fore.fill(taper(shady, [44, 40, 30, 20]), darker(SKIN, 0.55), 0.75, blur=15, clip=shape)
    sunny = [(x + 36 - k * 9, y - 42 + k * 11) for k, (x, y) in enumerate(points)]
    fore.fill(taper(sunny, [24, 22, 16, 12]), "#fff2d8", 0.5, blur=10, clip=shape)
    scene.add(fore, wobble=0.5, **adding)


def _pullers(scene: Scene) -> None:
    """And on it: one stands on the thumb and gives the signal."""
    _crawl(
        scene,
        [(366, 500, LEAN), (300, 380, LEAN - 20), (250, 372, LEAN + 30), (430, 520, 10)],
        1.05,
    )


def _general(scene: Scene) -> None:
    """On a sugar cube, with a toothpick."""
    x, y = 226.0, 846.0
    sheet = scene.sheet()
    with sheet.at(x, y, 1.2, 8):
        sheet.fill(poly([(-30, -30), (30, -30), (30, 30), (-30, 30)]), "#ffffff")
        sheet.fill(poly([(30, -30), (42, -20), (42, 42), (30, 30)]), "#c9d2e4")
        sheet.fill(poly([(-30, 30), (30, 30), (42, 42), (-18, 42)]), "#aab6d0")
        rng = random.Random(6)
        for _ in range(150):
            px, py = rng.uniform(-28, 28), rng.uniform(-28, 28)
            sheet.fill(ellipse(px, py, 1.5), rng.choice(["#e6ecf6", "#ffffff", "#d3dcec"]))
    scene.add(sheet, relief=3, rim=0.3, shadow=(12, 17, 3, 0.5), wobble=0.3)
    ant = scene.sheet()
    _ant(ant, x + 2, y - 2, 28, 1.5)
    ant.fill(ellipse(x + 4, y - 2, 4.4), LEMON)
    ant.fill(ellipse(x + 4, y - 2, 2.2), RED)
    scene.add(ant, shadow=(5, 7, 1.2, 0.5), wobble=0)
    sword = scene.sheet()
    sword.fill(taper([(x + 22, y + 24), (x + 78, y - 40)], [4.4, 4, 0.6]), "#e8c48a")
    sword.line(poly([(x + 25, y + 10), (x + 37, y + 22)], closed=False), RED, 4)
    scene.add(sword, relief=2, shadow=(5, 7, 1.5, 0.5), wobble=0)


def _deserter(scene: Scene) -> None:
    """One goes the other way, with a flower."""
    x, y, turn = 512.0, 948.0, -146.0
    sheet = scene.sheet()
    _ant(sheet, x, y, turn, 1.2)
    scene.add(sheet, shadow=(5, 7, 1.2, 0.55), wobble=0)
    bloom = scene.sheet()
    with bloom.at(x - 22, y - 18, 1.15, turn):
        bloom.line(spline([(-30, 6), (0, 2), (26, 0)], closed=False), "#4f9a3a", 3)
        for k in range(10):
            angle = k * math.tau / 10
            bloom.fill(
                leaf((30, 0), (30 + 24 * math.cos(angle), 24 * math.sin(angle)), 10), "#ffffff"
            )
        bloom.fill(ellipse(30, 0, 8), LEMON, grad=radial(28, -2, 9, "#f0a020"))
    scene.add(bloom, relief=3, shadow=(9, 13, 2.5, 0.5), wobble=0.2)
