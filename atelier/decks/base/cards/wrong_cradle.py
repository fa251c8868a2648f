"""On a road in three bends parents walk home with young that are not, or not yet, their own."""

import math
import random
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager

import numpy as np

from pinxit_atelier.animals.fur import furred
from pinxit_atelier.compose import horizon
from pinxit_atelier.engine import (
    Brush,
    Colour,
    Look,
    Page,
    Palette,
    Scene,
    Sheet,
    along,
    darker,
    ellipse,
    leaf,
    limb,
    linear,
    mix,
    moved,
    poly,
    radial,
    sample,
    smoothstep,
    spline,
    taper,
    union,
)
from pinxit_atelier.gesture import POSES, Hand, Stage
from pinxit_atelier.gesture import Look as Person

ROAD = [
    (400, 1260), (440, 1100), (560, 960), (668, 868), (672, 788), (560, 716), (424, 660),
    (396, 612), (470, 574), (590, 546), (672, 512), (676, 472), (640, 446),
]  # fmt: skip
WIDE = [540, 400, 250, 176, 132, 104, 84, 68, 54, 44, 32, 20, 8]
SUN = 628.0, 400.0
BEAR = 232.0, 1158.0
PUSH = POSES["walking"].like(
    left_hand=Hand((0.06, 0.60, 0.30), (0.6, -0.7, -0.3), "rod", (-0.8, 0.1, 0.4), (0, -1, 0)),
    right_hand=Hand((-0.06, 0.60, 0.30), (-0.6, -0.7, -0.3), "rod", (0.8, 0.1, 0.4), (0, -1, 0)),
)
UP = (
    POSES["child_hand_up"]
    .mirrored()
    .like(
        left_hand=Hand((0.30, 0.93, 0.03), (1, -0.2, -0.4), "clasp", (0.3, 1, 0), (-0.4, 0, 0.9)),
        head=(70, -26, 3),
    )
)
DUSK = "#4a3a5c"
Part = Callable[[Sheet], None]


def paint(page: Page) -> Scene:
    """Paint the low sun, the road to it, and all who walk there, the nearest last."""
    scene = Scene(
        page, 2718, light=(640, 330, 200), glow="#fff0b0", shade="#5a4a90", reach=1500, felt=0.12
    )
    scene.focus(540, 1020, 170).focus(340, 640, 200).focus(560, 560, 160, 0.9)
    scene.focus(640, 800, 160, 0.9)
    scene.exact(ellipse(560, 510, 190, 80), 0.85)
    _evening(scene)
    _hills(scene)
    with scene.layer("ground", dim=0.15):
        _road(scene)
    _walker(scene, _pram, 584, 536, 0.62, "cloth", 0.14)
    _walker(scene, _pelican, 456, 592, 0.56, "plain", 0.10)
    _walker(scene, _crocodile, 516, 672, 0.5, "plain", 0.07)
    _walker(scene, _kangaroo, 652, 792, 0.6, "plain", 0.04)
    _walker(scene, _goose, 650, 890, 0.74, "plain", 0)
    with scene.layer("grass", dim=0.15):
        _meadow(scene)
    near = spline([(-20, 1010, 1), (200, 985), (420, 1040), (640, 1000), (820, 1040, 1),
                   (820, 1260, 1), (-20, 1260, 1)])  # fmt: skip
    scene.in_shadow(near, 0.28, blur=22)  # of something behind us
    _bear(scene)
    _egg(scene)
    scene.shine(*SUN, 560, "#ffdc8a", 0.42)
    scene.rays(*SUN, 0.4, 2.9, "#ffe9b0", 0.10, seed=3, count=16, length=900)
    scene.motes(40, "#fff3c0", (0, 420, 800, 1150), (0.8, 2.8), 0.7)
    few = Palette(
        colours=("#f2b25c", "#7d9a58", "#5a5a92", "#a05a34", "#f2564c", "#9cc4c8"),
        mother="#e8b070", much=0.06, quiet=0.25, accent="#f2564c",
    )  # fmt: skip
    look = Look(
        vignette=0.22, bloom=0.24, bloom_from=0.84, contrast=1.14, shadows="#4a4a8a",
        lights="#ffdf9a", split=0.1, brush=Brush(sizes=(18, 11, 6.5, 3.6, 2)), palette=few,
        masses=0.36, saturation=1.15,
    )  # fmt: skip
    return scene.finish(look)


def _walker(
    scene: Scene, draw: Callable[[Scene, float, float, float], None], x: float, y: float,
    size: float, material: str, air: float,
) -> None:  # fmt: skip
    """Somebody on the road, with a long shadow towards us and the evening between."""
    away = scene.falls(x, y, 1.1, dark=0.9, soft=0.03)
    with scene.layer(material, form=0.45, cast=away, contact=0.7, air=("#ffd89a", air), dim=0.25):
        draw(scene, x, y, size)


def _evening(scene: Scene) -> None:
    page = scene.page
    far = page.distance(*SUN, 1.25, 1.0) / 620
    where = far + 0.06 * page.noise(3, 260, 4, 0.5, (3, 0.6))
    stops = [
        (0, "#fff6cc"), (0.12, "#ffe08c"), (0.32, "#ffc07c"), (0.56, "#f2a08c"), (0.8, "#d6a2aa"),
        (1.1, "#86aac8"),
    ]  # fmt: skip
    scene.backdrop(stops, where.astype(np.float32), amount=0.03)
    scene.of("sky", way=10 * page.noise(5, 300, 2) - 6)
    sun = scene.sheet()
    sun.fill(ellipse(*SUN, 150, 120), "#fff6c0", 0.6, blur=50)
    sun.fill(ellipse(*SUN, 60), "#fffbe0", 0.9, blur=18)
    scene.put(sun)
    bars = page.noise(6, 210, 3, 0.5, (5, 0.6))
    lit = smoothstep(0.2, 0.9, bars) * smoothstep(420, 120, page.y)
    scene.tint(0.45 * lit, "#f7a894")


def _hills(scene: Scene) -> None:
    rng = scene.rng
    rows: tuple[tuple[list[tuple[float, float]], str, str], ...] = (
        ([(-20, 420), (160, 376), (360, 424), (560, 436), (820, 392)], "#d8a48c", "#e8c08c"),
        ([(-20, 470), (220, 458), (480, 470), (660, 448), (820, 470)], "#d2b468", "#9c9c5c"),
        ([(-20, 560), (240, 530), (520, 540), (820, 520)], "#b4ac58", "#6f8c4c"),
        ([(-20, 700), (300, 730), (600, 690), (820, 720)], "#8ca04e", "#4a7848"),
        ([(-20, 900), (260, 920), (560, 890), (820, 930)], "#64904a", "#2c5c48"),
    )
    for number, (line, high_tone, low) in enumerate(rows):
        sheet = scene.sheet()
        high = min(y for _, y in line)
        sheet.fill(horizon(line), high_tone, grad=linear(0, high, 0, high + 260, low))
        for _ in range(300 * number):
            x, y = rng.uniform(0, 800), high + rng.uniform(14, 330)
            blade = leaf((x, y), (x + rng.uniform(-5, 5), y - rng.uniform(6, 8 + number * 4)), 3)
            sheet.on_top(blade, rng.choice(("#5f8c4c", "#f2e69a", "#86a856")), 0.5)
        material = ("cloud", "ground", "ground", "grass", "grass")[number]
        low_mist = smoothstep(high, high + 90, scene.page.y) * (0.6, 0.42, 0.3, 0.2, 0)[number]
        with scene.layer(material, air=("#ffd69a", low_mist), dim=0.14 + number * 0.08):
            scene.add(sheet, relief=18, lo=0.3, hi=0.3, wobble=1.2)
    trees = scene.sheet()
    for x, y, size in ((70, 470, 1.0), (112, 474, 0.8), (196, 468, 0.66), (770, 474, 0.9)):
        trees.fill(limb([(x, y), (x, y - 40 * size)], [6 * size, 4 * size]), "#7a5a58")
        crown = spline([
            (x - 24 * size, y - 40 * size), (x - 14 * size, y - 84 * size), (x, y - 104 * size),
            (x + 15 * size, y - 82 * size), (x + 23 * size, y - 42 * size), (x, y - 30 * size),
        ])  # fmt: skip
        trees.fill(crown, "#a8985c")
    away = scene.falls(120, 470, 0.6, dark=0.5)
    with scene.layer("foliage", form=0.4, air=("#ffd89a", 0.35), cast=away):
        scene.add(trees, relief=10, lo=0.4, wobble=1)


def _road(scene: Scene) -> None:
    rng = scene.rng
    shade = scene.sheet()
    shade.fill(moved(taper(ROAD, WIDE, 160), 0, 7), "#3f6a4a", 0.5, blur=6)
    scene.put(shade)
    sheet = scene.sheet()
    ribbon = taper(ROAD, WIDE, 160)
    sheet.fill(ribbon, "#fff3c0", grad=linear(0, 470, 0, 1200, "#dc9f7c"))
    with sheet.inside(ribbon):
        stations = sample(ROAD, 160)
        steps = np.linspace(0, 160, len(WIDE))
        for off in (-0.2, 0.18):
            line = [
                (x - dy * float(np.interp(i, steps, WIDE)) * off,
                 y + dx * float(np.interp(i, steps, WIDE)) * off)
                for i, (x, y, dx, dy) in enumerate(stations)
            ]  # fmt: skip
            sheet.fill(taper(line[::4], [44, 22, 5], 120), "#b97a64", 0.35, blur=4)
        for _ in range(1100):
            x, y, _, _ = rng.choice(stations)
            near = (y - 420) / 800
            x, y = x + rng.uniform(-260, 260) * near, y + rng.uniform(-60, 60)
            pebble = ellipse(x, y, rng.uniform(1, 5) * (0.3 + near), rng.uniform(0.8, 2.4))
            sheet.fill(pebble, rng.choice(("#b97f66", "#fff3d0", "#8f6260")), 0.55)
    scene.add(sheet, relief=9, lo=0.25, hi=0.25, wobble=1.6)
    tufts = scene.sheet()
    for x, y, _, _ in along(ribbon, 620):
        for _ in range(2 if y > 540 else 0):
            tip = x + rng.uniform(-7, 7), y - rng.uniform(3, 4 + (y - 420) / 26)
            tone = rng.choice(("#6f9650", "#cfd27c", "#587f4c"))
            tufts.fill(leaf((x, y + 3), tip, 2 + (y - 420) / 200), tone, 0.9)
    scene.put(tufts)


def _shadow(scene: Scene, x: float, y: float, wide: float, long: float) -> None:
    """A long one, away from the sun."""
    way = math.atan2(y - SUN[1], x - SUN[0])
    end = x + long * math.cos(way), y + long * math.sin(way)
    sheet = scene.sheet()
    sheet.fill(limb([(x, y - 4), end], [wide * 1.1, wide * 1.5]), DUSK, 0.46, blur=wide * 0.12 + 3)
    scene.put(sheet)
    scene.pool(x, y, wide, wide * 0.12 + 3, DUSK, 0.6)


def _meadow(scene: Scene) -> None:
    """Grass and flowers on both sides of the road."""
    rng, sheet = scene.rng, scene.sheet()
    ribbon = taper(ROAD, [wide * 1.02 for wide in WIDE], 160)
    for _ in range(2600):
        x, y = rng.uniform(-10, 810), rng.uniform(960, 1230)
        if ribbon.contains(x, y):
            continue
        tip = x + rng.uniform(-12, 12), y - rng.uniform(18, 46)
        tone = rng.choice(("#5c8f52", "#86ac58", "#d6d47c", "#3f7450"))
        sheet.fill(leaf((x, y), tip, 5, rng.uniform(-0.2, 0.2)), tone, 0.95)
    for _ in range(70):
        x, y = rng.uniform(0, 800), rng.uniform(950, 1200)
        if ribbon.contains(x, y + 20):
            continue
        tone = rng.choice(("#fff8e8", "#ff9f92", "#ffe07a", "#cfe4ff"))
        for petal in range(5):
            turn = petal * math.tau / 5
            sheet.fill(ellipse(x + 5 * math.cos(turn), y + 5 * math.sin(turn), 4), tone)
        sheet.fill(ellipse(x, y, 3), "#f2b03c")
    scene.add(sheet, relief=3, lo=0.3, hi=0.3, shadow=(0, 3, 4, 0.2), wobble=0.5)


def _lay(
    scene: Scene,
    x: float,
    y: float,
    size: float,
    parts: Sequence[tuple[Part, float]],
    *,
    flip: bool = False,
) -> None:
    """Lay an animal on the picture, part by part; each has its own roundness."""
    for draw, relief in parts:
        sheet = scene.sheet()
        with sheet.at(x, y, size, flip=flip):
            draw(sheet)
        scene.add(sheet, relief=relief * size, lo=0.6, hi=0.35, rim=0.9,
                  rim_width=max(1.6, 2.6 * size), rim_colour="#fff0b4",
                  shadow=(-2, 5, 6, 0.3), wobble=0.4)  # fmt: skip


def _strokes(
    sheet: Sheet,
    box: tuple[float, float, float, float],
    tones: Sequence[Colour],
    count: int,
    way: float,
    long: float = 9,
) -> None:
    rng = random.Random(count)
    for _ in range(count):
        x, y = rng.uniform(box[0], box[2]), rng.uniform(box[1], box[3])
        turn = math.radians(way + rng.uniform(-22, 22))
        end = x + long * math.cos(turn), y + long * math.sin(turn)
        sheet.on_top(leaf((x, y), end, 2.6), rng.choice(tones), 0.5)


def _eye(sheet: Sheet, x: float, y: float, size: float = 4) -> None:
    sheet.fill(ellipse(x, y, size, size * 1.1), "#2c2230")
    sheet.fill(ellipse(x + size * 0.3, y - size * 0.4, size * 0.36), "#ffffff")


def _pram(scene: Scene, x: float, y: float, size: float) -> None:
    """At the head: a father, and in the pram somebody with round ears."""
    who = Person("man", "brown", head="ravi", hair="crop", hair_colour="#2a1a18", beard="short",
                 top="#b8685c", legs="#5f6f80", scarf="#e8d8b0")  # fmt: skip
    stage = Stage(scene, x - 6, y, 190 * size, pitch=6)
    stage.person(who, PUSH, facing=72)
    stage.paint(shadow=0, contact=0, rim=0.8, rim_colour="#fff0b4")

    def cub(sheet: Sheet) -> None:
        for side in (-1, 1):
            sheet.fill(ellipse(side * 17, -108, 9), "#a8744e")
            sheet.fill(ellipse(side * 17, -107, 5), "#e3b08c")
        sheet.fill(ellipse(0, -90, 24, 22), "#b9855c")
        _strokes(sheet, (-24, -112, 24, -70), ("#8f5f40", "#dcae84"), 70, -90, 6)
        sheet.fill(ellipse(5, -83, 11, 9), "#efd2b0")
        sheet.fill(ellipse(7, -87, 4.4, 3.4), "#3a2622")
        for side in (-1, 1):
            _eye(sheet, 3 + side * 9, -95, 2.8)
        sheet.line(spline([(2, -80), (7, -77), (12, -80)], closed=False), "#3a2622", 1.8)

    def wheels(sheet: Sheet) -> None:
        for wx in (-28, 32):
            sheet.line(ellipse(wx, -16, 15), "#6a7c8c", 3.4)
            for spoke in range(4):
                turn = math.radians(spoke * 45)
                sheet.line(
                    poly(
                        [
                            (wx - 14 * math.cos(turn), -16 - 14 * math.sin(turn)),
                            (wx + 14 * math.cos(turn), -16 + 14 * math.sin(turn)),
                        ],
                        closed=False,
                    ),
                    "#9fb0bc",
                    1.2,
                )
        sheet.line(poly([(-28, -16), (26, -42)], closed=False), "#6a7c8c", 3)
        sheet.line(poly([(32, -16), (-22, -42)], closed=False), "#6a7c8c", 3)
        sheet.line(spline([(-40, -68), (-66, -82), (-78, -88)], closed=False), "#6a7c8c", 3.4)

    def basket(sheet: Sheet) -> None:
        tub = spline([(-46, -72, 1), (50, -72, 1), (42, -46), (18, -34), (-20, -34), (-42, -50)])
        sheet.fill(tub, "#8fd3cf", grad=linear(0, -72, 0, -34, "#6bb4b4"))
        sheet.fill(spline([(-50, -78), (54, -78), (54, -70), (-50, -70)]), "#fffaf0")

    def hood(sheet: Sheet) -> None:
        sheet.fill(
            spline([(14, -76, 1), (20, -112), (44, -126), (62, -104), (60, -76, 1)]), "#a6e0da"
        )
        for rib in (28, 42, 54):
            sheet.line(
                spline([(rib - 6, -76), (rib - 2, -104), (rib + 4, -118)], closed=False),
                "#6bb4b4",
                1.6,
            )

    _lay(
        scene,
        x + 130 * size,
        y + 3 * size,
        1.02 * size,
        ((wheels, 2), (hood, 12), (cub, 10), (basket, 10)),
    )


def _pelican(scene: Scene, x: float, y: float, size: float) -> None:
    """In its bill, as in a box at the opera, a kitten."""

    def legs(sheet: Sheet) -> None:
        for fx, foot in ((-10, 4), (18, 14)):
            sheet.fill(limb([(fx, -46), (fx + 3, -20), (fx + foot - 4, -3)], [9, 7, 6]), "#f2a06a")
            sheet.fill(
                spline(
                    [(fx + foot - 9, 0), (fx + foot, -6), (fx + foot + 20, 0), (fx + foot + 6, 3)]
                ),
                "#f2a06a",
            )

    def body(sheet: Sheet) -> None:
        sheet.fill(
            spline(
                [
                    (-84, -62),
                    (-46, -96),
                    (6, -112),
                    (48, -92),
                    (56, -62),
                    (30, -36),
                    (-20, -32),
                    (-62, -44),
                ]
            ),
            "#fffaf2",
            grad=linear(0, -110, 0, -34, "#f4cfc0"),
        )
        sheet.fill(
            limb([(34, -84), (64, -112), (44, -144), (52, -172)], [46, 32, 25, 26]), "#fffaf2"
        )

    def wing(sheet: Sheet) -> None:
        for row in range(3):
            for number in range(6):
                fx, fy = 22 - number * 17, -90 + row * 13 + number * 3
                sheet.fill(
                    leaf((fx, fy), (fx - 40, fy + 20), 15, 0.1),
                    ("#ffe9dc", "#f8d6c8", "#c9c3cc")[row],
                )

    def pouch(sheet: Sheet) -> None:
        sheet.fill(
            spline(
                [(56, -158, 1), (84, -108), (116, -94), (146, -112), (176, -154, 1), (120, -146)]
            ),
            "#ffc278",
            grad=linear(110, -156, 116, -96, "#f09a5e"),
        )

    def kitten(sheet: Sheet) -> None:
        for side in (-1, 1):
            sheet.fill(
                poly([(116 + side * 8, -178), (116 + side * 25, -200), (116 + side * 26, -168)]),
                "#9a96a8",
            )
            sheet.fill(
                poly([(116 + side * 13, -180), (116 + side * 22, -192), (116 + side * 22, -172)]),
                "#f5b6ae",
            )
        sheet.fill(ellipse(116, -164, 28, 23), "#b3afc0")
        _strokes(sheet, (88, -188, 144, -142), ("#85819a", "#d9d6e2"), 70, 90, 7)
        sheet.fill(ellipse(116, -154, 13, 9), "#f7f3f2")
        for side in (-1, 1):
            sheet.fill(ellipse(116 + side * 12, -166, 5.4, 6), "#d6e86a")
            sheet.fill(ellipse(116 + side * 12, -166, 2.2, 5), "#20202c")
            sheet.fill(ellipse(116 + side * 18, -142, 8, 7), "#d9d6e2")
        sheet.fill(ellipse(116, -158, 3, 2.2), "#e58a8a")
        sheet.line(spline([(110, -151), (116, -154), (122, -151)], closed=False), "#5a4a5a", 1.6)

    def head(sheet: Sheet) -> None:
        sheet.fill(ellipse(56, -178, 23, 21), "#fffaf2")
        sheet.fill(
            spline(
                [
                    (70, -192, 1),
                    (110, -214),
                    (160, -226),
                    (182, -226, 1),
                    (150, -206),
                    (100, -188),
                    (74, -176),
                ]
            ),
            "#ffd08a",
        )
        sheet.fill(leaf((46, -196), (16, -206), 12), "#f4cfc0")
        _eye(sheet, 62, -182, 4)

    def lip(sheet: Sheet) -> None:
        sheet.fill(taper([(60, -156), (116, -140), (176, -154)], [5, 8, 4]), "#f09a5e")

    _lay(
        scene,
        x,
        y,
        size,
        ((legs, 4), (body, 24), (wing, 5), (head, 12), (kitten, 10), (pouch, 16), (lip, 3)),
    )


def _crocodile(scene: Scene, x: float, y: float, size: float) -> None:
    """With a bib tied over its teeth, to be on the safe side."""

    def far_legs(sheet: Sheet) -> None:
        for fx in (-58, 74):
            sheet.fill(limb([(fx, -36), (fx + 14, -14), (fx + 22, -2)], [26, 20, 15]), "#7fae8c")

    def body(sheet: Sheet) -> None:
        shape = spline(
            [
                (-236, -14),
                (-170, -46),
                (-90, -76),
                (0, -88),
                (70, -82),
                (116, -84),
                (134, -98),
                (154, -86),
                (196, -72),
                (228, -66),
                (232, -46),
                (190, -36),
                (130, -32),
                (60, -24),
                (-60, -22),
                (-150, -24),
            ]
        )
        sheet.fill(shape, "#9ccfa0", grad=linear(0, -90, 0, -20, "#e6f0c4"))
        with sheet.inside(shape):
            for row in range(4):
                for number in range(26):
                    px, py = (
                        -170 + number * 12 + row % 2 * 6,
                        -74 + row * 11 + abs(number - 14) * 1.1,
                    )
                    sheet.line(
                        spline([(px - 5, py), (px, py + 4), (px + 5, py)], closed=False),
                        "#6fa880",
                        1.6,
                        0.6,
                    )
        for number in range(17):
            px = -200 + number * 18
            py = -30 - 54 * math.sin(min(1, (number + 1) / 11) * math.pi / 2)
            sheet.fill(poly([(px - 8, py), (px, py - 13), (px + 8, py - 1)]), "#7bb58a")
        sheet.fill(ellipse(134, -92, 12, 11), "#9ccfa0")
        _eye(sheet, 137, -94, 5)
        sheet.fill(ellipse(222, -66, 4, 2.6), "#4f7f62")

    def near_legs(sheet: Sheet) -> None:
        for fx, step in ((-86, -20), (44, 22)):
            sheet.fill(
                limb([(fx, -40), (fx + step * 0.4, -18), (fx + step, -3)], [34, 24, 17]), "#8cc495"
            )
            for toe in range(3):
                sheet.fill(ellipse(fx + step + 2 + toe * 8, 0, 6, 4), "#8cc495")

    def bib(sheet: Sheet) -> None:
        cloth = spline(
            [
                (166, -84, 1),
                (206, -76),
                (210, -58),
                (206, -22),
                (186, -12, 1),
                (168, -20),
                (162, -44),
            ]
        )
        sheet.fill(cloth, "#fff8f4")
        with sheet.inside(cloth):
            for step in range(6):
                sheet.line(
                    poly([(160 + step * 10, -90), (158 + step * 10, -8)], closed=False),
                    "#ff9a94",
                    4,
                    0.6,
                )
                sheet.line(
                    poly([(156, -84 + step * 13), (214, -80 + step * 13)], closed=False),
                    "#ff9a94",
                    4,
                    0.6,
                )
        for side in (-1, 1):
            sheet.fill(leaf((180, -82), (180 + side * 24, -104), 14, side * 0.1), "#ff9a94")

    def chicks(sheet: Sheet) -> None:
        for cx, cy, big in (
            (-82, -66, 1.0),
            (-36, -78, 0.92),
            (10, -82, 1.06),
            (56, -76, 0.9),
            (104, -76, 0.8),
        ):
            sheet.fill(ellipse(cx, cy - 12 * big, 17 * big, 15 * big), "#ffe68a")
            sheet.fill(ellipse(cx + 9 * big, cy - 29 * big, 11 * big), "#ffeea6")
            sheet.fill(
                leaf((cx - 10 * big, cy - 12 * big), (cx + 6 * big, cy - 5 * big), 12 * big),
                "#f5d060",
            )
            sheet.fill(
                poly(
                    [
                        (cx + 18 * big, cy - 32 * big),
                        (cx + 27 * big, cy - 28 * big),
                        (cx + 18 * big, cy - 25 * big),
                    ]
                ),
                "#f2913e",
            )
            sheet.fill(ellipse(cx + 12 * big, cy - 31 * big, 2.2 * big), "#2c2230")

    _lay(
        scene,
        x,
        y,
        size,
        ((far_legs, 8), (chicks, 8), (body, 26), (near_legs, 9), (bib, 5)),
        flip=True,
    )


def _kangaroo(scene: Scene, x: float, y: float, size: float) -> None:
    """The pouch has been lined; one never knows with hedgehogs."""
    tone, light = "#e2b48c", "#fbe6ca"

    def tail(sheet: Sheet) -> None:
        sheet.fill(
            taper([(-30, -66), (-92, -44), (-150, -10), (-186, -8)], [46, 36, 20, 8]),
            darker(tone, 0.06),
        )

    def far(sheet: Sheet) -> None:
        sheet.fill(limb([(22, -150), (56, -128), (74, -140)], [20, 15, 11]), darker(tone, 0.22))
        sheet.fill(
            limb([(8, -66), (46, -34), (30, -10), (84, -5)], [44, 28, 16, 13]), darker(tone, 0.22)
        )

    def body(sheet: Sheet) -> None:
        shape = union(
            spline(
                [
                    (-44, -40),
                    (-62, -84),
                    (-40, -140),
                    (4, -186),
                    (40, -178),
                    (50, -140),
                    (54, -92),
                    (34, -46),
                    (-6, -26),
                ]
            ),
            limb([(16, -172), (34, -204), (48, -226)], [46, 32, 30]),
        )
        sheet.fill(shape, tone, grad=linear(-40, -140, 50, -60, light))
        _strokes(sheet, (-62, -200, 60, -26), ("#c4906a", "#f6dcba"), 220, 100)

    def head(sheet: Sheet) -> None:
        for ear, lean in ((34, -14), (52, 6)):
            sheet.fill(leaf((ear, -240), (ear + lean, -296), 22), tone)
            sheet.fill(leaf((ear, -246), (ear + lean, -286), 11), "#f7bfae")
        sheet.fill(
            spline(
                [
                    (26, -238),
                    (46, -254),
                    (72, -246),
                    (100, -222),
                    (104, -210),
                    (84, -206),
                    (52, -208),
                    (30, -216),
                ]
            ),
            tone,
        )
        _strokes(sheet, (26, -254, 100, -206), ("#c4906a", "#f6dcba"), 60, 20, 7)
        sheet.fill(ellipse(100, -216, 6, 5), "#4a3230")
        sheet.line(spline([(98, -208), (86, -204), (76, -208)], closed=False), "#7a4e40", 1.8)
        _eye(sheet, 68, -234, 4.6)

    def hog(sheet: Sheet) -> None:
        for number in range(30):
            turn = math.radians(-200 + number * 7.6)
            base = 36 + 20 * math.cos(turn), -112 + 18 * math.sin(turn)
            tip = 36 + 36 * math.cos(turn), -112 + 33 * math.sin(turn)
            sheet.fill(leaf(base, tip, 7), mix("#6a5650", "#d8c0a8", number % 3 / 2))
        sheet.fill(
            spline(
                [(18, -106), (26, -126), (46, -126), (60, -112), (74, -106), (58, -94), (30, -92)]
            ),
            "#efd2b0",
        )
        sheet.fill(ellipse(74, -107, 4.4), "#3a2a2a")
        _eye(sheet, 50, -114, 3.4)

    def pouch(sheet: Sheet) -> None:
        sheet.fill(
            spline([(0, -98, 1), (28, -90), (60, -98, 1), (54, -62), (28, -50), (4, -62)]),
            light,
            grad=linear(0, -98, 40, -50, "#e8c49c"),
        )
        for step in range(9):
            sheet.fill(
                ellipse(4 + step * 6.6, -95 + 4 * math.sin(step / 8 * math.pi), 4.6), "#bfe6e0"
            )

    def near(sheet: Sheet) -> None:
        sheet.fill(
            spline([(-52, -84), (-20, -104), (20, -84), (28, -50), (4, -26), (-36, -30)]), tone
        )
        _strokes(sheet, (-52, -104, 28, -26), ("#c4906a", "#f6dcba"), 90, 80)
        sheet.fill(limb([(0, -40), (-22, -16), (30, -6), (72, -3)], [34, 24, 17, 13]), tone)

    def arm(sheet: Sheet) -> None:
        sheet.fill(limb([(22, -156), (30, -124), (56, -96)], [24, 17, 12]), tone)

    parts = (
        (tail, 14),
        (far, 10),
        (body, 28),
        (head, 14),
        (hog, 8),
        (pouch, 10),
        (near, 18),
        (arm, 7),
    )
    _lay(scene, x, y, size, parts, flip=True)


def _goose(scene: Scene, x: float, y: float, size: float) -> None:
    """She has counted the piglets, and is content."""

    def piglet(px: float, py: float, big: float) -> Part:
        def draw(sheet: Sheet) -> None:
            with sheet.at(px, py, big):
                for fx in (-20, -6, 12, 24):
                    sheet.fill(
                        limb([(fx, -14), (fx + (4 if fx % 4 else -3), 0)], [10, 8]), "#f08f90"
                    )
                sheet.fill(
                    ellipse(0, -27, 36, 22), "#ffb8b4", grad=linear(0, -50, 0, -8, "#f79a9c")
                )
                sheet.line(
                    spline(
                        [(-35, -32), (-46, -38), (-42, -48), (-36, -42), (-46, -34)], closed=False
                    ),
                    "#f08f90",
                    3,
                )
                for side in (-1, 1):
                    sheet.fill(leaf((30 + side * 8, -52), (32 + side * 17, -66), 14), "#f79a9c")
                sheet.fill(ellipse(34, -40, 20, 18), "#ffc4be")
                sheet.fill(ellipse(52, -36, 8, 9), "#f79a9c")
                for side in (-1, 1):
                    sheet.fill(ellipse(53, -36 + side * 3.4, 1.8), "#b85a64")
                _eye(sheet, 38, -46, 2.8)
                sheet.line(spline([(40, -30), (46, -27), (50, -29)], closed=False), "#b85a64", 1.6)

        return draw

    def legs(sheet: Sheet) -> None:
        for fx, foot in ((-8, -12), (16, 16)):
            sheet.fill(
                limb([(fx, -44), (fx + foot * 0.4, -20), (fx + foot, -4)], [10, 8, 7]), "#f6a04c"
            )
            sheet.fill(
                spline(
                    [(fx + foot - 8, 1), (fx + foot, -7), (fx + foot + 22, 0), (fx + foot + 6, 4)]
                ),
                "#f6a04c",
            )

    def body(sheet: Sheet) -> None:
        shape = union(
            spline(
                [
                    (-98, -96),
                    (-60, -112),
                    (0, -128),
                    (48, -116),
                    (62, -84),
                    (40, -46),
                    (-10, -36),
                    (-62, -54),
                ]
            ),
            limb([(40, -96), (70, -140), (60, -190), (68, -214)], [52, 34, 25, 28]),
        )
        sheet.fill(shape, "#ffffff", grad=linear(0, -130, 0, -40, "#c9d6e6"))
        _strokes(sheet, (-98, -128, 60, -40), ("#ffffff", "#b8c8da"), 90, 170, 12)

    def wing(sheet: Sheet) -> None:
        for row in range(3):
            for number in range(6):
                fx, fy = 24 - number * 15, -106 + row * 15 + number * 2
                sheet.fill(
                    leaf((fx, fy), (fx - 44, fy + 14), 17, 0.08),
                    ("#ffffff", "#e9f0f6", "#cfdbe8")[row],
                )

    def head(sheet: Sheet) -> None:
        sheet.fill(ellipse(72, -222, 22, 20), "#ffffff")
        sheet.fill(
            spline([(86, -232), (108, -226), (118, -216), (104, -210), (86, -212)]), "#f6a04c"
        )
        sheet.line(poly([(90, -218), (114, -217)], closed=False), "#b8642c", 1.6)
        _eye(sheet, 80, -227, 4)
        sheet.fill(taper([(54, -178), (66, -172), (80, -178)], [8, 12, 8]), "#7fc8d8")
        sheet.fill(leaf((72, -172), (86, -150), 12), "#7fc8d8")

    for off in (-108, -24):
        _shadow(scene, x + off * size, y + 6, 34 * size, 70 * size)
    parts = ((legs, 4), (body, 28), (wing, 5), (head, 12))
    _lay(scene, x + 84 * size, y - 8, size, parts)
    _lay(scene, x, y + 2, size, ((piglet(-24, -2, 1.12), 12), (piglet(-108, 10, 0.98), 12)))


def _bear(scene: Scene) -> None:
    """The last of the train, from behind: very large, and careful with its claws."""
    stage = Stage(scene, BEAR[0], BEAR[1], 400, pitch=5, near=4)
    _bear_masses(stage)
    with _standing(scene, BEAR[1]):
        stage.paint(shadow=0, contact=0, rim=1, rim_colour="#ffe8b8",
                    light=(760, 260, 330), fill=0.4, accents=0.6,
                    bounce="#9a8050", focus=(BEAR[0] + 80, BEAR[1] - 500, 300))  # fmt: skip
        furred(scene, stage.canvas, 4200, long=17, thick=2.8, vary=0.26, light="#ffdca0",
               dark="#3a2030", seed=8)  # fmt: skip
    _bear_face(scene, stage)
    _girl(scene)
    _paw(scene)


def _standing(scene: Scene, foot: float) -> AbstractContextManager[Scene]:
    """Take one in front as one thing, whose shadow falls towards us."""
    away = scene.falls(300, foot, 0.5, dark=0.85, soft=0.05)
    return scene.layer("fur", way=92, cast=away, contact=0.7, bounce=("#c8c060", 0.25))


def _bear_masses(stage: Stage) -> None:
    """Model it: heavy behind, small in the shoulders, its head turned to the child."""
    tone = "#93603a"
    with stage.canvas.part(tone, soft=3) as far:
        far.chain(
            [(0.18, 0.5, -0.1), (0.21, 0.24, -0.16), (0.22, 0.07, -0.16)], [0.21, 0.16, 0.125]
        )
        far.ball((0.21, 0.05, -0.2), np.diag([0.14, 0.06, 0.18]))
    with stage.canvas.part(tone, soft=3) as near:
        near.chain([(-0.19, 0.5, 0), (-0.22, 0.24, 0.05), (-0.21, 0.1, 0.08)], [0.22, 0.17, 0.13])
        near.ball((-0.22, 0.075, 0.16), np.diag([0.14, 0.075, 0.1]))
    with stage.canvas.part(tone, soft=5) as body:
        body.chain(
            [(0, 0.54, 0), (-0.01, 0.70, 0.02), (0.01, 0.94, 0), (0.05, 1.12, -0.02)],
            [0.36, 0.40, 0.31, 0.20],
        )
        body.ball((0.02, 0.56, 0.14), 0.29)
        body.chain([(0.05, 1.05, -0.02), (0.1, 1.26, -0.05)], [0.22, 0.19])
        body.chain([(-0.2, 1.0, 0), (0.25, 1.0, -0.02)], [0.17, 0.17])
    with stage.canvas.part(mix(tone, "#3a2420", 0.2), soft=1.5) as tail:
        tail.ball((0.03, 0.46, 0.42), 0.07)
    with stage.canvas.part(tone, soft=3) as left:
        left.chain(
            [(-0.24, 1.0, 0.02), (-0.41, 0.76, 0.05), (-0.43, 0.5, 0.02)], [0.16, 0.14, 0.105]
        )
    with stage.canvas.part(tone, soft=3) as right:
        right.chain([(0.26, 1.0, 0), (0.43, 0.83, 0.04), (0.65, 0.67, 0.06)], [0.155, 0.13, 0.09])
        right.ball((0.68, 0.63, 0.07), 0.088)
    with stage.canvas.part(tone, soft=2.5) as head:
        head.ball((0.1, 1.34, -0.04), np.diag([0.245, 0.225, 0.22]))
        head.chain([(0.2, 1.27, -0.02), (0.34, 1.22, 0.02)], [0.15, 0.12])
        for x, z in ((-0.07, 0.02), (0.2, -0.12)):
            head.ball((x, 1.54, z), np.diag([0.075, 0.08, 0.05]))
    with stage.canvas.part("#c79a68", soft=2) as muzzle:
        muzzle.chain([(0.32, 1.24, 0.04), (0.44, 1.20, 0.06)], [0.115, 0.082])
        muzzle.chain([(0.34, 1.16, 0.05), (0.43, 1.145, 0.06)], [0.075, 0.055])
    with stage.canvas.part("#2c1e20", soft=0.6, flat=True) as nose:
        nose.ball((0.505, 1.235, 0.10), np.diag([0.05, 0.042, 0.05]))


def _bear_face(scene: Scene, stage: Stage) -> None:
    """A closed eye, and a mouth that says nothing."""
    sheet = scene.sheet()

    def at(x: float, y: float) -> tuple[float, float]:
        return stage.page((x, y, 0.17))

    sheet.line(spline([at(0.20, 1.395), at(0.235, 1.375), at(0.28, 1.385)], closed=False),
               "#2c1c1a", 5)  # fmt: skip
    sheet.line(spline([at(0.485, 1.18), at(0.475, 1.155), at(0.445, 1.145), at(0.40, 1.148)],
                      closed=False), "#4a2c26", 3.4)  # fmt: skip
    x, y = at(0.503, 1.243)
    sheet.fill(ellipse(x, y, 7, 3.4, 12), "#b9a49c", 0.9)
    scene.put(sheet)
    scene.still(ellipse(*at(0.38, 1.26), 80), 0.9)
    scene.exact(ellipse(*at(0.3, 1.3), 130), 0.9).exact(ellipse(232, 880, 270, 330), 0.65)


def _paw(scene: Scene) -> None:
    """What is seen of it over the hand it holds."""
    stage = Stage(scene, BEAR[0], BEAR[1], 400, pitch=5, near=4)
    with stage.canvas.part("#93603a", soft=2) as paw:
        paw.chain([(0.66, 0.66, 0.1), (0.70, 0.60, 0.12)], [0.075, 0.07])
    with scene.layer("fur", way=80):
        stage.paint(shadow=0, contact=0, fill=0.5, rim=0.8, rim_colour="#ffe2a8")
        furred(scene, stage.canvas, 160, long=13, thick=2.6, vary=0.26, light="#ffd08a",
               dark="#3a2030", seed=9)  # fmt: skip


def _girl(scene: Scene) -> None:
    """From behind too: her head back, to see whose hand that is."""
    who = Person("child", "olive", head="leila", hair="plaits", hair_colour="#3a2420",
                 mood="tender", top="#c8403a", skirt=0.62, flare=0.07, sleeves=0.5,
                 collar="round", shoes="#5a3c34", socks="#e8dcc8")  # fmt: skip
    stage = Stage(scene, BEAR[0] + 350, BEAR[1] + 14, 424, pitch=5, near=4)
    one = stage.person(who, UP, facing=200)
    with scene.layer("cloth", cast=scene.falls(540, BEAR[1] + 12, 0.5, dark=0.85), contact=0.7):
        stage.paint(shadow=0, contact=0, rim=0.3, rim_colour="#ffe0a0", fill=0.6)
    scene.still(ellipse(*stage.page(one.place("head")), 40), 0.9)


def _egg(scene: Scene) -> None:
    """It rolls after them on its own."""
    x, y = 716.0, 1176.0
    _shadow(scene, x, y, 34, 60)
    sheet = scene.sheet()
    sheet.fill(ellipse(x, y - 36, 33, 43, 62), "#eafafa", grad=radial(x, y - 52, 70, "#6fa8b8"))
    for px, py in ((-14, -48), (10, -26), (20, -50), (-16, -24), (2, -60), (28, -34)):
        sheet.fill(ellipse(x + px, y + py, 3.4), "#4f8494", 0.8)
    scene.add(sheet, relief=26, lo=0.5, hi=0.3, rim=0.8, rim_colour="#fff0b4", wobble=0.2)
