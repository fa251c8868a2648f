"""A queen stands in the dusk with her chin high; her open gown hides all who are searched for."""

import math
import random
from collections.abc import Callable, Sequence

import numpy as np

from pinxit_atelier.compose import downwards
from pinxit_atelier.engine import (
    Colour,
    Look,
    Page,
    Path,
    Point,
    Scene,
    Sheet,
    along,
    ellipse,
    leaf,
    limb,
    linear,
    minus,
    mix,
    poly,
    radial,
    rect,
    spline,
    taper,
)
from pinxit_atelier.people import Figure, face, hand
from pinxit_atelier.people import Look as Person

VIOLET, ROYAL, DEEP, MAUVE = "#7a3fb4", "#5a2a94", "#2a1454", "#b48ac8"
PEACH, GOLD, CREAM = "#ffb884", "#f0bc4e", "#fff0d8"
EBONY = "#6a4032"
FLAME = 400.0, 816.0
BELL = spline(
    [
        (400, 430, 1),
        (500, 436),
        (592, 500),
        (676, 640),
        (768, 800),
        (850, 950),
        (900, 1100, 1),
        (760, 1136),
        (600, 1152),
        (400, 1158),
        (200, 1152),
        (40, 1136),
        (-100, 1100, 1),
        (-50, 950),
        (32, 800),
        (124, 640),
        (208, 500),
        (300, 436),
    ]
)
TENT = spline(
    [
        (400, 500, 1),
        (452, 580),
        (530, 710),
        (612, 860),
        (688, 1010),
        (742, 1156, 1),
        (400, 1166),
        (58, 1156, 1),
        (112, 1010),
        (188, 860),
        (270, 710),
        (348, 580),
    ]
)


def paint(page: Page) -> Scene:
    """Paint the searched wood, the hiding place with its light, the gown, and last her face."""
    scene = Scene(page, 9044, light=(*FLAME, 190), glow="#ffcf94", shade="#1c0f38", reach=620)
    _wood(scene)
    _clearing(scene)
    _searchers(scene)
    _inside(scene)
    _petticoat(scene)
    _owl(scene, 286, 828)
    _doe(scene, 548, 884)
    _lynx(scene, 214, 1010)
    _children(scene)
    for x, y, size in ((300.0, 1136.0, 0.95), (520.0, 1140.0, 0.8)):
        _hedgehog(scene, x, y, size)
    _lantern(scene)
    _gown(scene)
    _lapels(scene)
    _queen(scene)
    _hands(scene)
    _tail(scene)
    _low_bow(scene)
    scene.shine(*FLAME, 250, "#ffb060", 0.26)
    scene.motes(60, "#ffdca0", (180, 560, 640, 1120), (0.7, 2.4), 0.7)
    look = Look(
        vignette=0.30,
        bloom=0.34,
        bloom_from=0.7,
        bristle=0.04,
        shadows="#3a1f74",
        lights="#b08054",
        split=0.1,
        saturation=1.12,
    )
    return scene.finish(look)


def _wood(scene: Scene) -> None:
    page = scene.page
    where = downwards(page, 0, 1100) + 0.05 * page.noise(7, 260, 4, 0.5, (2, 1))
    stops = [(0, "#5a4488"), (0.3, "#a07ab8"), (0.55, "#d9a6bc"), (0.7, "#8a6aa4"), (1, "#35245c")]
    scene.backdrop(stops, where.astype(np.float32), amount=0.06)
    rng = random.Random(3)
    for layer, (tone, base) in enumerate((("#a486bc", 690), ("#7a5fa0", 760), ("#4f3a7c", 850))):
        sheet = scene.sheet()
        for _ in range(15 - layer * 3):
            x = rng.uniform(-20, 820)
            if layer == 2 and 180 < x < 620:
                continue
            wide = (9 + 9 * layer) * rng.uniform(0.7, 1.4)
            sway = rng.uniform(-20, 20)
            sheet.fill(
                taper(
                    [(x, base), (x + sway, 360), (x + sway * 1.6, -30)],
                    [wide * 1.4, wide, wide * 0.6],
                ),
                tone,
            )
            for _ in range(5):
                y = rng.uniform(40, 420)
                side = rng.choice([-1, 1])
                px = x + sway * (1 - y / 700)
                sheet.fill(taper([(px, y), (px + side * 40, y - 34), (px + side * 88, y - 46)],
                                 [wide * 0.42, wide * 0.26, 1], 12), tone)  # fmt: skip
        scene.add(sheet, relief=6, lo=0.3, hi=0.1, wobble=1.4, shadow=(0, 2, 8, 0.15))
        scene.mist(base - 40, 90, "#cfa6c8", 0.4 - 0.08 * layer, seed=layer)


def _clearing(scene: Scene) -> None:
    rng = random.Random(5)
    sheet = scene.sheet()
    sheet.fill(
        spline(
            [(-20, 760, 1), (200, 730), (600, 730), (820, 760, 1), (820, 1220, 1), (-20, 1220, 1)]
        ),
        "#5f4a80",
        grad=linear(0, 740, 0, 1200, "#2c1f48"),
    )
    for _ in range(700):
        x, y = rng.uniform(-10, 810), 740 + 460 * rng.random() ** 0.8
        size = 0.4 + (y - 740) / 460
        tip = x + rng.uniform(-8, 8) * size, y - rng.uniform(10, 26) * size
        sheet.fill(
            leaf((x, y), tip, 5 * size),
            rng.choice(["#6a5a8c", "#4a3c74", "#8470a4", "#5a6a84"]),
            0.8,
        )
    scene.add(sheet, wobble=0.8, amount=0.06)


def _searchers(scene: Scene) -> None:
    """They look everywhere else."""
    dark = Person(body="tall", skin="tan", hair="short", coat="coat", colour="#3a2c66", boots=True,
                  face="stern", hat="cap", hat_colour="#241a4c")  # fmt: skip
    woman = dark.like(body="adult", skin="brown", hair="pony", hat=None, colour="#55306a")
    for who, x, y, high, flip, haze in (
        (dark, 214.0, 560.0, 118.0, False, 0.4),
        (woman, 640.0, 540.0, 108.0, True, 0.45),
        (woman, 58.0, 800.0, 318.0, False, 0.06),
        (dark.like(beard="full", hat=None, face="angry"), 748.0, 796.0, 322.0, True, 0.06),
    ):
        figure = Figure(
            who, "lantern", "q", near_arm=(112, 150), far_arm=(-20, 60), far_hand="hold", head=-6
        )
        figure.place(x, y, high, flip=flip)
        size = high / 210
        _net(scene, *figure.page("wrf"), size, flip=not flip)
        figure.draw(scene, x, y, high, flip=flip, haze=("#8f70aa", haze), rim=1.0,
                    rim_colour="#ffc878", ground=0.4)  # fmt: skip
        flame = figure.page("flame")
        scene.shine(*flame, 120 * size, "#ff9c3c", 0.55)
        scene.shine(*flame, 42 * size, "#fff0b0", 0.7)


def _net(scene: Scene, x: float, y: float, size: float, *, flip: bool) -> None:
    sheet = scene.sheet()
    with sheet.at(x, y, size, -14, flip=flip):
        sheet.fill(taper([(-4, 60), (2, 0), (10, -104)], [5, 5, 4]), "#3a2440")
        bag = spline([(-18, -112, 1), (-10, -62), (14, -34), (34, -60), (40, -118, 1)])
        sheet.fill(bag, "#d9cce4", 0.35)
        for step in range(-2, 5):
            sheet.line(
                spline([(step * 11, -114), (step * 7 + 4, -40)], closed=False),
                "#efe6f4",
                1.2,
                0.7,
                clip=bag,
            )
            sheet.line(
                poly([(-20, -110 + step * 15), (42, -112 + step * 15)], closed=False),
                "#efe6f4",
                1.2,
                0.7,
                clip=bag,
            )
        sheet.line(ellipse(11, -114, 30, 9), "#3a2440", 4)
    scene.add(sheet, relief=2, wobble=0.3)


def _inside(scene: Scene) -> None:
    """Under the hoops, as under the ribs of a tent."""
    sheet = scene.sheet()
    sheet.fill(TENT, "#ffd9a0", grad=radial(*FLAME, 430, "#5c2450"))
    with sheet.inside(TENT):
        for column in range(-7, 8):
            top = 400 + column * 5, 470
            line = [top, (400 + column * 30, 800), (400 + column * 52, 1170)]
            sheet.line(spline(line, closed=False), "#a8483e", 5, 0.35)
            sheet.line(spline([(px + 4, py) for px, py in line], closed=False), "#fff0c8", 3, 0.3)
        for y, wide in ((590, 80), (700, 150), (820, 220), (950, 290)):
            hoop = [(400 - wide, y + 16), (400, y - 24), (400 + wide, y + 16)]
            sheet.line(spline(hoop, closed=False), "#8a4a3a", 8)
            sheet.line(spline([(px, py - 3) for px, py in hoop], closed=False), "#ffe0a0", 3, 0.9)
        sheet.fill(ellipse(400, 1150, 330, 60), "#5a2c3e", 0.8, blur=14)
    scene.add(sheet, wobble=0.8, amount=0.05)


def _fur(
    scene: Scene, shape: Path, colour: Colour, way: Callable[[float, float], float], *,
    relief: float = 22, hairs: int = 260, spots: Sequence[tuple[float, float, float]] = (),
) -> None:  # fmt: skip
    """A part of an animal: a shape, its hairs, and spots."""
    box = shape.getBounds()
    sheet = scene.sheet()
    low = mix(colour, "#4a2448", 0.45)
    sheet.fill(shape, mix(colour, CREAM, 0.15), grad=linear(0, box.top(), 0, box.bottom(), low))
    for x, y, size in spots:
        sheet.fill(ellipse(x, y, size, size * 0.75), mix(colour, "#3a1c28", 0.65), 0.75, clip=shape)
    rng = scene.rng
    for _ in range(hairs):
        x, y = rng.uniform(box.left(), box.right()), rng.uniform(box.top(), box.bottom())
        if shape.contains(x, y):
            turn = math.radians(way(x, y) + rng.uniform(-16, 16))
            far = rng.uniform(6, 14)
            hair = taper(
                [(x, y), (x + far * math.cos(turn), y + far * math.sin(turn))], [0.4, 1.6, 0.3], 3
            )
            sheet.fill(
                hair, mix(colour, rng.choice([CREAM, "#5a2c40"]), 0.4), rng.uniform(0.3, 0.7)
            )
    scene.add(sheet, relief=relief, lo=0.6, hi=0.6, rim=0.8, rim_width=2.6, wobble=0.7,
              shadow=(0, 4, 7, 0.45))  # fmt: skip


def _eyes(sheet: Sheet, x: float, y: float, apart: float, size: float, iris: Colour) -> None:
    """Wide open: nobody breathes."""
    for side in (-1, 1):
        ex = x + side * apart
        sheet.fill(ellipse(ex, y, size * 1.2, size * 1.15), "#2a1420")
        sheet.fill(ellipse(ex, y, size), iris)
        sheet.fill(ellipse(ex, y, size * 0.58), "#1a0c16")
        sheet.fill(ellipse(ex + size * 0.3, y - size * 0.35, size * 0.3), "#fffdf0")


def _lynx(scene: Scene, x: float, y: float) -> None:
    coat = "#d99a62"
    rng = random.Random(2)
    body = spline(
        [
            (x - 66, y + 130),
            (x - 74, y + 30),
            (x - 40, y - 20),
            (x + 40, y - 20),
            (x + 66, y + 40),
            (x + 62, y + 130),
        ]
    )
    spots = [
        (x + rng.uniform(-60, 60), y + rng.uniform(40, 120), rng.uniform(4, 8)) for _ in range(24)
    ]
    _fur(scene, body, coat, lambda _x, _y: 90, relief=40, hairs=500, spots=spots)
    for side in (-1, 1):
        ear = leaf((x + side * 36, y - 54), (x + side * 60, y - 122), 40, bend=side * 0.06)
        _fur(scene, ear, coat, lambda _x, _y: -90, relief=8, hairs=60)
        tuft = scene.sheet()
        tuft.fill(
            taper(
                [(x + side * 57, y - 108), (x + side * 61, y - 124), (x + side * 60, y - 138)],
                [8, 5, 0.8],
            ),
            "#2c1822",
        )
        tuft.fill(leaf((x + side * 40, y - 60), (x + side * 55, y - 104), 18), "#f2cdb0", 0.9)
        scene.put(tuft)
        ruff = spline(
            [
                (x + side * 40, y - 30),
                (x + side * 86, y + 6),
                (x + side * 78, y + 26),
                (x + side * 84, y + 50),
                (x + side * 56, y + 46),
                (x + side * 30, y + 50),
            ]
        )
        _fur(scene, ruff, "#f0d4b0", lambda _x, _y, s=side: 90 - s * 40, relief=10, hairs=160)  # type: ignore[misc]  # a side kept by its lambda
    head = spline(
        [
            (x - 62, y - 10),
            (x - 54, y - 56),
            (x, y - 76),
            (x + 54, y - 56),
            (x + 62, y - 10),
            (x + 38, y + 34),
            (x, y + 46),
            (x - 38, y + 34),
        ]
    )
    brow = [(x + dx, y - 52 + abs(dx) * 0.2, 4) for dx in (-34, -18, 0, 18, 34)]
    _fur(
        scene,
        head,
        coat,
        lambda px, py: math.degrees(math.atan2(py - y, px - x)),
        relief=34,
        hairs=500,
        spots=brow,
    )
    sheet = scene.sheet()
    for side in (-1, 1):
        sheet.fill(ellipse(x + side * 17, y + 20, 23, 19), "#fff0dc", 0.95)
        sheet.fill(ellipse(x + side * 28, y - 30, 12, 8, side * 20), "#fff0dc", 0.7, blur=2)
        for row in range(4):
            sheet.fill(ellipse(x + side * (12 + row * 5), y + 18 + (row % 2) * 6, 1.4), "#5a3038")
            sheet.line(spline([(x + side * 18, y + 16 + row * 3), (x + side * 62, y + 6 + row * 9)],
                              closed=False), "#fff8ea", 1.2, 0.8)  # fmt: skip
    _eyes(sheet, x, y - 16, 27, 12, "#e8c040")
    sheet.fill(spline([(x - 11, y + 2), (x + 11, y + 2), (x, y + 13)]), "#b8606a")
    sheet.line(
        spline([(x - 7, y + 25), (x, y + 24), (x + 7, y + 25)], closed=False), "#5a3038", 2.6
    )
    scene.put(sheet, wobble=0.3)


def _doe(scene: Scene, x: float, y: float) -> None:
    coat = "#c47f52"
    body = spline(
        [
            (x - 40, y + 250),
            (x - 34, y + 120),
            (x - 26, y + 20),
            (x + 26, y + 20),
            (x + 40, y + 110),
            (x + 92, y + 170),
            (x + 104, y + 250),
        ]
    )
    spots = [(x + 50 + (i * 37) % 50, y + 170 + (i * 29) % 70, 5) for i in range(8)]
    _fur(scene, body, coat, lambda _x, _y: 90, relief=30, hairs=500)
    dots = scene.sheet()
    for px, py, size in spots:
        dots.fill(ellipse(px, py, size, size * 0.8), "#ffe6c4", 0.8)
    scene.put(dots)
    for side in (-1, 1):
        ear = leaf((x + side * 30, y - 46), (x + side * 104, y - 84), 44, bend=side * 0.10)
        _fur(scene, ear, coat, lambda _x, _y: -30, relief=8, hairs=60)
        inner = scene.sheet()
        inner.fill(
            leaf((x + side * 40, y - 50), (x + side * 90, y - 76), 22, bend=side * 0.1),
            "#f2b8a0",
            0.9,
        )
        scene.put(inner)
    head = spline(
        [
            (x - 42, y - 40),
            (x - 26, y - 70),
            (x + 26, y - 70),
            (x + 42, y - 40),
            (x + 32, y),
            (x + 22, y + 44),
            (x, y + 58),
            (x - 22, y + 44),
            (x - 32, y),
        ]
    )
    _fur(scene, head, coat, lambda _x, _y: 90, relief=26, hairs=360)
    sheet = scene.sheet()
    sheet.fill(ellipse(x, y + 36, 20, 17), "#ffeeda", 0.85, blur=3)
    sheet.fill(
        spline([(x - 13, y + 26), (x, y + 21), (x + 13, y + 26), (x + 7, y + 38), (x - 7, y + 38)]),
        "#2a1622",
    )
    sheet.line(
        spline([(x - 8, y + 48), (x, y + 45), (x + 8, y + 48)], closed=False), "#4a2830", 2.4
    )
    _eyes(sheet, x, y - 22, 31, 10.5, "#5a3420")
    for side in (-1, 1):
        for lash in range(3):
            sheet.line(
                poly(
                    [
                        (x + side * (36 + lash * 3), y - 30 + lash * 4),
                        (x + side * (46 + lash * 4), y - 38 + lash * 6),
                    ],
                    closed=False,
                ),
                "#2a1420",
                2,
            )
    scene.put(sheet, wobble=0.3)


def _owl(scene: Scene, x: float, y: float) -> None:
    """It sits on a hoop and holds what is missing in the crown."""
    body = spline(
        [
            (x - 34, y - 60),
            (x - 20, y - 72),
            (x, y - 66),
            (x + 20, y - 72),
            (x + 34, y - 60),
            (x + 38, y - 10),
            (x + 22, y + 30),
            (x, y + 38),
            (x - 22, y + 30),
            (x - 38, y - 10),
        ]
    )
    _fur(scene, body, "#b98a6a", lambda _x, _y: 90, relief=24, hairs=300)
    sheet = scene.sheet()
    for row in range(4):
        for column in range(5 - row % 2):
            px, py = x - 22 + column * 11 + (row % 2) * 5, y - 4 + row * 10
            sheet.line(
                spline([(px - 4, py), (px, py + 5), (px + 4, py)], closed=False), "#6a4038", 2, 0.8
            )
    for side in (-1, 1):
        sheet.fill(ellipse(x + side * 16, y - 38, 19, 19), "#f6dcb4", 0.95)
    _eyes(sheet, x, y - 38, 15, 10, "#ffb52e")
    sheet.fill(leaf((x, y - 34), (x, y - 12), 13), "#e0a03c")
    gem = poly([(x - 11, y - 12), (x - 5, y - 20), (x + 5, y - 20), (x + 11, y - 12), (x, y + 4)])
    sheet.fill(gem, "#e0204c", grad=linear(x - 10, y - 20, x + 8, y, "#8a0a34"))
    sheet.fill(poly([(x - 5, y - 18), (x + 3, y - 18), (x, y - 11)]), "#ffb0c0")
    for side in (-1, 1):
        for toe in range(3):
            sheet.line(
                poly(
                    [(x + side * 11 + toe * 4 - 4, y + 32), (x + side * 12 + toe * 4 - 4, y + 42)],
                    closed=False,
                ),
                "#e0a03c",
                3.4,
            )
    scene.put(sheet, wobble=0.3)
    scene.shine(x, y - 10, 18, "#ff5a80", 0.5)


def _hedgehog(scene: Scene, x: float, y: float, size: float) -> None:
    rng = random.Random(int(x))
    spines = scene.sheet()
    for ring in range(5):
        for step in range(34):
            turn = math.radians(180 + 180 * step / 33 + rng.uniform(-3, 3))
            near, far = (20 + ring * 7) * size, (38 + ring * 6) * size
            a = x + near * math.cos(turn), y - 16 * size + near * math.sin(turn) * 0.9
            b = x + far * math.cos(turn) * 1.1, y - 16 * size + far * math.sin(turn)
            tone = rng.choice(["#5a3a3c", "#8a5a4a", "#c99a70", "#3f2630"])
            if ring < 4:
                spines.fill(taper([a, b], [4 * size, 0.6], 3), tone)
    scene.add(spines, relief=4, rim=0.6, rim_width=2, wobble=0.3, shadow=(0, 4, 6, 0.4))
    head = spline(
        [
            (x - 30 * size, y - 14 * size),
            (x, y - 42 * size),
            (x + 30 * size, y - 14 * size),
            (x + 18 * size, y + 10 * size),
            (x, y + 16 * size),
            (x - 18 * size, y + 10 * size),
        ]
    )
    _fur(scene, head, "#d8ac84", lambda _x, _y: 90, relief=14, hairs=120)
    sheet = scene.sheet()
    _eyes(sheet, x, y - 14 * size, 12 * size, 5 * size, "#4a2a24")
    sheet.fill(ellipse(x, y + 2 * size, 7 * size, 5.6 * size), "#24121c")
    sheet.fill(ellipse(x - 2, y, 2, 1.4), "#e8d8d8")
    for side in (-1, 1):
        sheet.fill(
            ellipse(x + side * 22 * size, y + 3 * size, 7 * size, 5 * size), "#f08a8a", 0.6, blur=2
        )
    scene.put(sheet)


def _children(scene: Scene) -> None:
    """They hold on to her, and their breath."""
    girl = Person(
        body="child",
        skin="fair",
        hair="braids",
        hair_colour="#b4502c",
        freckles=True,
        coat="dress",
        colour="#3f8f94",
        face="surprise",
        gaze=(0.3, -0.6),
    )
    boy = Person(
        body="child",
        skin="olive",
        hair="curly",
        hair_colour="#2a1820",
        coat="jacket",
        colour="#d8a23a",
        face="wonder",
        gaze=(-0.5, -0.4),
    )
    face(scene, girl, 466, 984, 92, view="front", tilt=6, cut=1150)
    hand(scene, 462, 1054, 29, pose="point", turn=-86, roll=170, skin="fair", child=True, arm=1.2)
    face(scene, boy, 366, 1010, 86, view="front", tilt=-8, cut=1150)
    hand(scene, 350, 1064, 30, pose="flat", turn=-58, roll=0, skin="olive", child=True, arm=1.0)
    hand(
        scene,
        386,
        1066,
        30,
        pose="flat",
        turn=-122,
        roll=0,
        skin="olive",
        child=True,
        flip=True,
        arm=1.0,
    )


def _petticoat(scene: Scene) -> None:
    """Lace hangs from her waist like the valance of a theatre."""
    for level, (low, wide) in enumerate(((800, 232), (700, 168))):
        lace = scene.sheet()
        points: list[Point] = [(400, 470, 1), (400 + wide * 0.55, low - 120), (400 + wide, low, 1)]
        count = 7
        for step in range(1, count * 2):
            x = 400 + wide - wide * step / count
            points.append((x, low + (22 if step % 2 else -4)))
        points += [(400 - wide, low, 1), (400 - wide * 0.55, low - 120)]
        shape = spline(points)
        lace.fill(shape, CREAM, grad=linear(0, low - 180, 0, low + 20, "#ffb890"))
        for fold in range(-9, 10):
            line = [(400 + fold * 3, 500), (400 + fold * wide / 16, low - 90),
                    (400 + fold * wide / 10, low + 24)]  # fmt: skip
            lace.fill(taper(line, [1, 7, 3]), "#b8586c", 0.42, blur=2, clip=shape)
        for step in range(33):
            x = 400 - wide + wide * step / 16
            y = low + 9 + 13 * math.cos((x - 400) / wide * count * math.pi)
            lace.fill(ellipse(x, y + 2, 9, 8), "#fff6e6")
            lace.fill(ellipse(x, y + 2, 2.6), "#e09a94")
        scene.add(lace, relief=16, rim=0.7, wobble=0.6, shadow=(0, 10, 12, 0.5))
        if not level:
            scene.shine(400, 800, 150, "#ffc078", 0.25)


def _lantern(scene: Scene) -> None:
    x, y = FLAME
    sheet = scene.sheet()
    sheet.line(poly([(x, 690), (x, y - 50)], closed=False), "#6a3a34", 4)
    sheet.line(ellipse(x, y - 48, 11, 12), "#8a5a34", 4)
    sheet.fill(poly([(x - 22, y - 28), (x, y - 44), (x + 22, y - 28)]), "#8a5a34")
    sheet.fill(rect(x - 20, y - 28, 40, 58, 6), "#fff3c0")
    sheet.fill(leaf((x, y + 20), (x, y - 20), 18), "#ffb02e")
    sheet.fill(leaf((x, y + 18), (x, y - 4), 10), "#fffbe0")
    for off in (-20, 0, 20):
        sheet.line(poly([(x + off, y - 28), (x + off, y + 30)], closed=False), "#8a5a34", 3)
    sheet.fill(rect(x - 26, y + 28, 52, 9, 3), "#8a5a34")
    scene.put(sheet)
    scene.shine(x, y, 120, "#ffc05a", 0.8)


def _gown(scene: Scene) -> None:
    """Twelve yards of silk, from the waist to beyond both edges of the picture."""
    shape = minus(BELL, TENT)
    sheet = scene.sheet()
    sheet.fill(shape, "#8a4ac4", grad=linear(0, 400, 0, 1150, "#3a1a70"))
    rng = random.Random(12)
    for step in range(41):
        part = step / 40 * 2 - 1
        line = [
            (400 + part * 66, 402),
            (400 + part * 250, 640),
            (400 + part * 420, 880),
            (400 + part * 520, 1160),
        ]
        wide = 8 + 12 * rng.random()
        sheet.fill(
            taper(line, [2, wide, wide * 1.8, wide * 2.4]), "#2a1058", 0.30, blur=5, clip=shape
        )
        lit = [(x + wide, y) for x, y in line]
        sheet.fill(
            taper(lit, [1, wide * 0.6, wide, wide * 1.3]), "#c48af0", 0.32, blur=4, clip=shape
        )
    for row in range(15):
        y = 520.0 + row * 42
        for column in range(-11, 12):
            x = 400 + (column + (row % 2) * 0.5) * (10 + (y - 400) * 0.085)
            if shape.contains(x, y):
                size = 3 + (y - 400) / 170
                for petal in range(4):
                    turn = petal * math.pi / 2
                    sheet.fill(
                        ellipse(x + size * math.cos(turn), y + size * math.sin(turn), size * 0.6),
                        GOLD,
                        0.5,
                    )
    for step in range(60):
        x = -60.0 + step * 16
        y = 1152 - ((x - 400) / 400) ** 2 * 24
        if not 112 < x < 688:
            sheet.fill(ellipse(x, y - 4, 12, 15), "#f0dcf4", 0.95)
            sheet.fill(ellipse(x, y - 2, 4), "#8a4ac4", 0.9)
    scene.add(
        sheet,
        relief=60,
        lo=0.6,
        hi=0.55,
        rim=0.9,
        rim_width=5,
        rim_colour="#ffc890",
        wobble=1.2,
        shadow=(0, 10, 24, 0.5),
    )


def _lapels(scene: Scene) -> None:
    """The two halves are turned back like curtains: the lining is peach."""
    for side in (-1, 1):
        points: list[Point] = [(400, 486, 1)]
        points += [
            (400 + side * dx, y)
            for dx, y in ((58, 580), (136, 710), (220, 860), (296, 1010), (352, 1160))
        ]
        points += [
            (400 + side * dx, y)
            for dx, y in ((408, 1154), (352, 1000), (272, 850), (184, 710), (92, 580))
        ]
        shape = spline(points)
        sheet = scene.sheet()
        sheet.fill(
            shape, "#ffd0a4", grad=linear(400 + side * 100, 0, 400 + side * 320, 0, "#c4586a")
        )
        for fold in range(4):
            line = [
                (400 + side * (14 + fold * 8), 530),
                (400 + side * (146 + fold * 16), 726),
                (400 + side * (262 + fold * 22), 940),
                (400 + side * (354 + fold * 13), 1158),
            ]
            sheet.fill(taper(line, [1, 5, 9, 6]), "#a03a5c", 0.4, blur=3, clip=shape)
        scene.add(
            sheet,
            relief=13,
            lo=0.5,
            hi=0.6,
            rim=0.9,
            rim_width=3,
            wobble=1.0,
            shadow=(0, 5, 12, 0.5),
        )
        knot = scene.sheet()
        x, y = 400 + side * 244, 856.0
        knot.line(spline([(x - 34, y + 10), (x, y - 10), (x + 34, y + 10)], closed=False), GOLD, 10)
        for off in (-6, 0, 6):
            knot.fill(
                taper(
                    [(x + side * 34 + off * 0.5, y + 8), (x + side * 36 + off, y + 70)], [5, 6], 8
                ),
                GOLD,
            )
        knot.fill(ellipse(x + side * 34, y + 10, 11), "#ffd87a")
        scene.add(knot, relief=5, rim=0.5, wobble=0.4, shadow=(0, 5, 6, 0.5))


def _queen(scene: Scene) -> None:
    """A large, calm, proud face; nothing in it tells what she knows."""
    _fan_collar(scene)
    _hair(scene)
    _shoulders(scene)
    _bodice(scene)
    who = Person(
        body="adult",
        skin=EBONY,
        hair="crop",
        hair_colour="#1c1218",
        face="sly",
        gaze=(0.75, 0.25),
        eyes="#a8641c",
        lashes=1.0,
    )
    face(scene, who, 400, 196, 190, view="q", tilt=-9, shoulders=False, light=(-60, 40, 300),
         rim=0.35, rim_colour="#ffb898", shadow=(0, 6, 10, 0.5))  # fmt: skip
    _curls(scene)
    _jewels(scene)
    _crown(scene)


def _fan_collar(scene: Scene) -> None:
    """Stiff lace that stands up behind her head."""
    sheet = scene.sheet()
    for step in range(27):
        turn = math.radians(204 - step * 8.77)
        tip = 400 + 236 * math.cos(turn), 276 - 196 * math.sin(turn)
        sheet.fill(leaf((400, 330), tip, 54, belly=0.8), "#fbeefa" if step % 2 else "#cfb0e4")
        sheet.fill(ellipse(*tip, 8), GOLD)
        sheet.line(poly([(400, 330), tip], closed=False), "#a884c8", 1.8, 0.7)
    scene.add(sheet, relief=8, lo=0.5, hi=0.3, rim=0.5, wobble=0.6, shadow=(0, 8, 14, 0.4))


def _hair(scene: Scene) -> None:
    """A cloud of curls, swept up and away from her face."""
    rng = random.Random(8)
    sheet = scene.sheet()
    sheet.fill(ellipse(388, 150, 124, 108), "#1a1018")
    for step in range(46):
        turn = step / 46 * math.tau
        sheet.fill(ellipse(388 + 122 * math.cos(turn), 150 + 106 * math.sin(turn),
                           rng.uniform(13, 21)), "#1a1018")  # fmt: skip
    for _ in range(520):
        turn, far = rng.uniform(0, math.tau), rng.uniform(0.3, 1.08)
        x, y = 388 + 120 * far * math.cos(turn), 150 + 104 * far * math.sin(turn)
        lit = max(0.0, 0.6 - (x - 270 + y - 40) / 420)
        tone = mix("#2a1822", "#b8788a", lit * rng.uniform(0.2, 0.8))
        sheet.line(ellipse(x, y, rng.uniform(3, 7)), tone, 2, 0.8)
    scene.add(sheet, relief=26, lo=0.5, hi=0.4, rim=0.8, rim_width=3, rim_colour="#c890d0",
              wobble=0.8, shadow=(0, 6, 12, 0.5))  # fmt: skip


def _curls(scene: Scene) -> None:
    """At her temple they fall before the cap of hair."""
    rng = random.Random(15)
    sheet = scene.sheet()
    lock = spline([(372, 90), (330, 84), (290, 110), (252, 160), (256, 216), (288, 256),
                   (332, 276), (356, 262), (358, 214), (364, 160)])  # fmt: skip
    sheet.fill(lock, "#1a1018")
    for x, y, _, _ in along(lock, 30):
        if x < 350:
            sheet.fill(ellipse(x, y, rng.uniform(9, 15)), "#1a1018")
    for _ in range(260):
        x, y = rng.uniform(262, 364), rng.uniform(90, 272)
        if lock.contains(x, y):
            lit = max(0.0, 0.6 - (x - 270 + y - 40) / 420)
            tone = mix("#2a1822", "#b8788a", lit * rng.uniform(0.2, 0.8))
            sheet.line(ellipse(x, y, rng.uniform(3, 7)), tone, 2, 0.8)
    scene.add(sheet, relief=20, lo=0.5, hi=0.4, rim=0.5, rim_width=3, rim_colour="#c890d0",
              wobble=0.8, shadow=(4, 4, 8, 0.4), light=(100, 60, 260))  # fmt: skip


def _shoulders(scene: Scene) -> None:
    sheet = scene.sheet()
    skin = spline([(362, 250), (438, 250), (440, 312), (474, 336), (540, 352), (556, 400),
                   (400, 430), (244, 400), (260, 352), (326, 336), (360, 312)])  # fmt: skip
    sheet.fill(skin, mix(EBONY, "#ffb890", 0.08), grad=linear(0, 260, 0, 420, EBONY))
    sheet.fill(ellipse(410, 278, 50, 28), "#2a1420", 0.55, blur=10, clip=skin)
    for side in (-1, 1):
        bone = [(400 + side * 16, 356), (400 + side * 60, 346), (400 + side * 104, 350)]
        sheet.fill(taper(bone, [1, 6, 1]), "#b87858", 0.6, blur=3, clip=skin)
    scene.add(sheet, relief=22, lo=0.5, hi=0.4, rim=0.6, rim_colour="#ffd0b8", wobble=0.5,
              shadow=(0, 5, 8, 0.4), light=(100, 60, 260))  # fmt: skip


def _bodice(scene: Scene) -> None:
    """A heart-shaped neck, gold braid, a pointed waist, and puffed sleeves."""
    silk = scene.sheet()
    body = spline([(286, 366, 1), (340, 374), (400, 404, 1), (460, 374), (514, 366, 1), (500, 420),
                   (476, 474), (400, 506), (324, 474), (300, 420)])  # fmt: skip
    silk.fill(body, "#8444c8", grad=linear(0, 366, 0, 500, "#48208c"))
    for fold in range(-4, 5):
        line = [(400 + fold * 26, 372), (400 + fold * 20, 430), (400 + fold * 15, 500)]
        silk.fill(taper(line, [1, 7, 2]), "#d8a8f4" if fold % 2 else "#2c1060", 0.4, blur=2,
                  clip=body)  # fmt: skip
    front = spline([(356, 378, 1), (400, 406), (444, 378, 1), (426, 450), (400, 540, 1),
                    (374, 450)])  # fmt: skip
    silk.fill(front, "#f6e2f0", grad=linear(0, 380, 0, 540, "#c08ad0"))
    for row in range(6):
        y = 414 + row * 19
        wide = 30 - row * 4.2
        silk.line(poly([(400 - wide, y), (400, y + 9), (400 + wide, y)], closed=False), GOLD, 4)
        silk.fill(ellipse(400, y + 7, 4.6), "#fff3d0")
    silk.line(front, GOLD, 5)
    neck = [(286, 366), (340, 374), (400, 404), (460, 374), (514, 366)]
    silk.line(spline(neck, closed=False), GOLD, 6)
    waist = [(300, 470), (350, 492), (400, 548), (450, 492), (500, 470)]
    silk.line(spline(waist, closed=False), GOLD, 7)
    scene.add(silk, relief=12, lo=0.5, hi=0.4, rim=0.4, wobble=0.5, shadow=(0, 5, 8, 0.4),
              light=(100, 60, 260))  # fmt: skip
    for side in (-1, 1):
        sheet = scene.sheet()
        x = 400 + side * 150
        puff = spline([(x - side * 48, 356), (x - side * 6, 332), (x + side * 48, 352),
                       (x + side * 64, 404), (x + side * 38, 446), (x - side * 12, 444),
                       (x - side * 44, 408)])  # fmt: skip
        sheet.fill(puff, "#a262e0", grad=linear(0, 336, 0, 446, ROYAL))
        for fold in range(-4, 5):
            line = [(x - side * 10 + fold * 5, 336), (x + fold * 14, 392),
                    (x + side * 14 + fold * 5, 444)]  # fmt: skip
            sheet.fill(
                taper(line, [1, 8, 1]), "#ffd9f0" if fold % 2 else "#3a1a70", 0.45, clip=puff
            )
        scene.add(sheet, relief=20, lo=0.5, hi=0.4, rim=0.5, wobble=0.6, shadow=(0, 5, 8, 0.4),
                  light=(100, 60, 260))  # fmt: skip


def _hands(scene: Scene) -> None:
    """They lie on the silk, as if it were only silk."""
    for side in (-1, 1):
        sleeve = scene.sheet()
        arm = limb([(400 + side * 168, 430), (400 + side * 186, 462), (400 + side * 184, 500)],
                   [44, 38, 30])  # fmt: skip
        sleeve.fill(arm, "#7a3cc0", grad=linear(0, 430, 0, 500, "#4a2090"))
        scene.add(sleeve, relief=10, rim=0.5, wobble=0.4, shadow=(0, 4, 8, 0.4),
                  light=(100, 60, 260))  # fmt: skip
        hand(scene, 400 + side * 184, 506, 36, pose="flat", turn=90 + side * 22, skin=EBONY,
             roll=0, flip=side > 0, arm=0.2, light=(-60, 40, 300))  # fmt: skip
        cuff = scene.sheet()
        for step in range(7):
            cuff.fill(ellipse(400 + side * 184 - 24 + step * 8, 500 + 3 * math.sin(step * 2), 8, 9),
                      "#fff0fa")  # fmt: skip
        cuff.line(spline([(400 + side * 184 - 24, 492), (400 + side * 184, 496),
                          (400 + side * 184 + 24, 492)], closed=False), GOLD, 6)  # fmt: skip
        scene.add(cuff, relief=4, wobble=0.3, shadow=(0, 4, 5, 0.4), light=(100, 60, 260))


def _jewels(scene: Scene) -> None:
    sheet = scene.sheet()
    for step in range(15):
        turn = math.pi * (step / 14)
        x, y = 400 - 66 * math.cos(turn), 322 + 34 * math.sin(turn)
        sheet.fill(ellipse(x, y, 6.4), "#fff6e8", grad=radial(x - 2, y - 2, 9, "#c8a8c8"))
    sheet.fill(leaf((400, 360), (400, 392), 20), "#e8b23c")
    sheet.fill(ellipse(400, 372, 6), "#e0204c")
    sheet.line(ellipse(352, 258, 13, 17), GOLD, 5)
    scene.add(sheet, relief=4, rim=0.7, wobble=0.2, shadow=(0, 4, 4, 0.5), light=(100, 60, 260))


def _crown(scene: Scene) -> None:
    """Gold; in the middle of it, an empty setting."""
    sheet = scene.sheet()
    with sheet.at(396, 104, 0.92, -5):
        shape = poly([(-92, 22), (-112, -58), (-66, -22), (-46, -84), (-18, -28), (6, -96),
                      (30, -28), (56, -82), (74, -20), (116, -54), (94, 22), (48, 34), (0, 38),
                      (-48, 34)])  # fmt: skip
        sheet.fill(shape, "#ffe08a", grad=linear(-100, -60, 90, 40, "#c07a22"))
        for px, py in ((-112, -60), (-46, -87), (6, -99), (56, -85), (116, -57)):
            sheet.fill(ellipse(px, py, 10), "#ffe9a8")
        for off, tone in ((-62, "#c8304c"), (-32, "#fff0d0"), (36, "#fff0d0"), (66, "#2f9a78")):
            sheet.fill(ellipse(off, 12 - abs(off) * 0.1, 8), tone)
        sheet.fill(ellipse(2, 6, 15, 17), "#5a3010")
        sheet.line(ellipse(2, 6, 15, 17), "#fff0b0", 3)
        sheet.line(spline([(-94, 20), (0, 36), (96, 20)], closed=False), "#fff0b0", 3)
    scene.add(sheet, relief=9, lo=0.5, hi=0.5, rim=0.8, wobble=0.4, shadow=(0, 7, 9, 0.5),
              light=(100, 0, 260))  # fmt: skip


def _tail(scene: Scene) -> None:
    """What sticks out under the hem; and her shoes, taken off to make room."""
    for x in (384.0, 424.0):
        shoe = scene.sheet()
        shoe.fill(
            spline(
                [
                    (x - 14, 1178),
                    (x - 13, 1156),
                    (x, 1150),
                    (x + 13, 1156),
                    (x + 14, 1178),
                    (x, 1190),
                ]
            ),
            "#e8b23c",
            grad=linear(0, 1150, 0, 1190, "#9a5a24"),
        )
        shoe.fill(ellipse(x, 1158, 10, 7), "#4a1f3a")
        shoe.fill(ellipse(x, 1176, 5), "#e0405c")
        scene.add(shoe, relief=6, rim=0.7, wobble=0.3, shadow=(0, 4, 5, 0.5))
    tail = limb([(84, 1150), (50, 1168), (18, 1160), (6, 1136)], [26, 38, 40, 14])
    _fur(scene, tail, "#d8622c", lambda _x, _y: 200, relief=14, hairs=260)
    tip = scene.sheet()
    tip.fill(leaf((24, 1166), (0, 1120), 34, bend=0.1), "#fff0dc")
    scene.add(tip, relief=6, wobble=0.6)


def _low_bow(scene: Scene) -> None:
    """One of them bows so low that he could see; his eyes are shut, or he shuts them."""
    who = Person(
        body="broad",
        skin="fair",
        hair="short",
        hair_colour="#8a6a54",
        beard="moustache",
        coat="coat",
        colour="#2f4a7c",
        trim=GOLD,
        collar="#f0dcc0",
        face="serene",
    )
    figure = Figure(who, "stand", "q", head=-30, near_arm=(70, 150), near_hand="flat")
    high, turn = 640.0, -72.0
    x, y = figure.place(0, 0, high, flip=True, turn=turn).page("head")
    figure.draw(scene, 672 - x, 1052 - y, high, flip=True, turn=turn, rim=1.0,
                rim_colour="#ffc890")  # fmt: skip
