"""The deck's cover: a fan of cards, a door in one of them, and a rabbit that is already out."""

import math
from collections.abc import Callable, Sequence

from pinxit_atelier.compose import downwards
from pinxit_atelier.emblems import rabbit_leaping
from pinxit_atelier.engine import (
    Look,
    Page,
    Path,
    Point,
    Scene,
    Sheet,
    ellipse,
    leaf,
    limb,
    linear,
    minus,
    mix,
    moved,
    poly,
    radial,
    rect,
    spline,
    taper,
)

BRASS, IVORY, NIGHT = "#dcae5e", "#f7eedb", "#221a40"
FACE = rect(-100, -160, 200, 320, 10)


def paint(page: Page) -> Scene:
    """Paint the sky, the fan from its edges to the middle, the light, and who came with it."""
    scene = Scene(page, 4002, light=(400, 620, 260), glow="#ffe0a0", shade="#140c22", reach=560)
    where = downwards(page, 40, 1180) + 0.10 * page.noise(9, 260, 4)
    stops = [
        (0, "#241b46"),
        (0.4, "#4a3468"),
        (0.68, "#a85a66"),
        (0.9, "#e8a06a"),
        (1.05, "#f2c98a"),
    ]
    scene.backdrop(stops, where, amount=0.09)
    scene.motes(160, "#fff2cc", (50, 50, 750, 560), (0.6, 2.0), 0.8)
    _moon(scene)
    _clouds(scene)
    scene.rays(400, 700, -2.5, -0.64, "#ffdf9a", 0.42, count=26, length=820)
    _hill(scene)
    faces = (_sea, _forest, _city, _meadow, _storm, _desert)
    for number, face in enumerate(faces):
        step = number // 2 + 1
        side = -1 if number % 2 else 1
        _card(scene, side * (5 + step * 17.5), face, depth=step)
    _door_card(scene)
    _rabbit(scene)
    _ground(scene)
    _frame(scene)
    return scene.finish(
        Look(vignette=0.4, shadows="#2e2a5a", lights="#9a7a4a", split=0.12, contrast=1.05)
    )


def _moon(scene: Scene) -> None:
    sheet = scene.sheet()
    sheet.fill(ellipse(400, 262, 140), "#fff4d8", grad=radial(370, 220, 190, "#f0cf8c"))
    rng = scene.rng
    for _ in range(24):
        turn, far = rng.uniform(0, math.tau), rng.uniform(0, 118)
        place = 400 + far * math.cos(turn), 262 + far * math.sin(turn)
        sheet.fill(ellipse(*place, rng.uniform(4, 16)), "#dfb873", 0.32)
    scene.add(sheet, relief=34, lo=0.35, hi=0.2, amount=0.06, light=(520, 120, 200))
    scene.shine(400, 262, 200, "#ffe2a6", 0.35)


def _clouds(scene: Scene) -> None:
    rng = scene.rng
    for x, y, size, colour in (
        (110, 420, 1.0, "#7a5074"),
        (700, 360, 0.8, "#6a4672"),
        (640, 500, 1.15, "#b06a72"),
        (150, 560, 0.9, "#c47c70"),
    ):
        sheet = scene.sheet()
        for _ in range(9):
            puff = ellipse(
                x + rng.gauss(0, 62) * size,
                y + rng.gauss(0, 9) * size,
                rng.uniform(26, 52) * size,
                rng.uniform(15, 26) * size,
            )
            sheet.fill(puff, colour, grad=linear(x, y - 50, x, y + 40, mix(colour, "#ffd9a0", 0.4)))
        scene.add(sheet, relief=14, lo=0.4, hi=0.5, shadow=(0, 8, 12, 0.3), wobble=1.6)


def _card(scene: Scene, turn: float, face: Callable[[Sheet], None], depth: int) -> None:
    """One card of the fan, turned about the foot of them all."""
    sheet = scene.sheet()
    with sheet.at(400, 1180, 1, turn), sheet.at(0, -470, 1.02):
        sheet.fill(rect(-112, -172, 224, 344, 18), IVORY, grad=linear(0, -170, 0, 170, "#dcc69a"))
        with sheet.inside(FACE):
            face(sheet)
    scene.add(
        sheet,
        relief=7,
        lo=0.5,
        hi=0.35,
        rim=0.5,
        shadow=(0, 10, 16, 0.6),
        dim=0.18 * depth,
        wobble=0.5,
    )


def _hill(scene: Scene) -> None:
    sheet = scene.sheet()
    hill = spline(
        [
            (-20, 1010),
            (180, 960),
            (400, 940),
            (620, 962),
            (820, 1016),
            (820, 1240, 1),
            (-20, 1240, 1),
        ]
    )
    sheet.fill(hill, "#3a2c4c", grad=linear(0, 940, 0, 1160, "#191526"))
    scene.add(sheet, relief=20, rim=0.4, shadow=(0, -6, 16, 0.4), wobble=1.2)


def _land(sheet: Sheet, points: Sequence[Point], near: str, far: str) -> None:
    shape = spline([*points, (130, 190, 1), (-130, 190, 1)])
    sheet.fill(shape, far, grad=linear(0, points[0][1], 0, 170, near))


def _sea(sheet: Sheet) -> None:
    sheet.fill(FACE, "#2f8f8a", grad=linear(0, -160, 0, 160, "#0d3a52"))
    for number in range(6):
        y = 10 + number * 26
        wave = [(-120, y), (-70, y - 16), (-20, y + 4), (30, y - 14), (80, y + 2), (120, y - 10)]
        _land(
            sheet,
            wave,
            "#0b2f46",
            ("#54b3a6", "#3d9c98", "#2b8088", "#1f6678", "#175066", "#103c54")[number],
        )
    whale = spline(
        [
            (-60, -30),
            (-30, -64),
            (30, -66),
            (66, -40),
            (86, -62, 1),
            (84, -30),
            (40, -14),
            (-30, -8),
        ]
    )
    sheet.fill(whale, "#174a60", grad=linear(0, -70, 0, -10, "#7fc0b8"))
    sheet.fill(ellipse(-34, -38, 3), "#f7eedb")


def _forest(sheet: Sheet) -> None:
    sheet.fill(FACE, "#e7c67a", grad=linear(0, -160, 0, 160, "#4f6a34"))
    for number in range(9):
        x = -104 + number * 26
        width = 9 + (number * 7) % 8
        sheet.fill(
            taper([(x, 170), (x + 4, 20), (x - 2, -170)], [width * 1.6, width, width * 0.8]),
            mix("#2c3a22", "#5a4a2c", (number % 3) / 3),
        )
    for number in range(60):
        x, y = -104 + (number * 37) % 208, -160 + (number * 53) % 120
        sheet.fill(
            leaf((x, y), (x + 15, y + 9), 9),
            ("#b8622c", "#d99a3c", "#6f8a3c", "#8a3c2c")[number % 4],
        )


def _city(sheet: Sheet) -> None:
    sheet.fill(FACE, "#38306a", grad=linear(0, -160, 0, 160, "#d8746a"))
    for number in range(7):
        x, high = -108 + number * 32, 90 + (number * 61) % 130
        sheet.fill(rect(x, 170 - high, 30, high), mix("#1d1838", "#4a3052", (number % 3) / 3))
        sheet.fill(
            poly([(x - 2, 170 - high), (x + 15, 148 - high), (x + 32, 170 - high)]), "#8a3a44"
        )
        for row in range(int(high // 24)):
            for column in (7, 18):
                lit = (number * 5 + row * 3 + column) % 4 != 0
                sheet.fill(
                    rect(x + column - 2, 180 - high + row * 24, 7, 11, 1.5),
                    "#ffd983" if lit else "#2a2344",
                )


def _meadow(sheet: Sheet) -> None:
    sheet.fill(FACE, "#bfe0e0", grad=linear(0, -160, 0, 120, "#f6e6b8"))
    _land(sheet, [(-120, 30), (-40, 6), (50, 34), (120, 12)], "#3f6a3c", "#8ab868")
    for number in range(26):
        x, y = -96 + (number * 41) % 196, 46 + (number * 29) % 112
        sheet.line(spline([(x, y + 16), (x + 2, y)], closed=False), "#3a5a2c", 2)
        sheet.fill(ellipse(x + 2, y, 5.4), ("#d8473c", "#f2f0e2", "#e8b43c", "#8a5aa8")[number % 4])
    sheet.fill(ellipse(46, -92, 34), "#f2b94a")


def _storm(sheet: Sheet) -> None:
    sheet.fill(FACE, "#4a5a7a", grad=linear(0, -160, 0, 160, "#141a30"))
    for number in range(12):
        x, y = -100 + (number * 47) % 200, -150 + (number * 31) % 90
        sheet.fill(ellipse(x, y, 42, 24), mix("#232a48", "#6a7696", (number % 4) / 4), 0.9)
    bolt = [(20, -86), (-16, 6), (10, 4), (-24, 96), (40, -18), (14, -16), (46, -86)]
    sheet.fill(poly(bolt), "#ffe79a")
    _land(sheet, [(-120, 110), (-40, 92), (40, 118), (120, 96)], "#0c1020", "#28304a")


def _desert(sheet: Sheet) -> None:
    sheet.fill(FACE, "#f2a65a", grad=linear(0, -160, 0, 160, "#b8483c"))
    sheet.fill(ellipse(-30, -60, 54), "#ffe0a0")
    for number, colour in enumerate(("#d8814a", "#b85f3c", "#8a3f34")):
        y = 30 + number * 44
        _land(
            sheet, [(-120, y + 20), (-30, y - 18), (40, y + 16), (120, y - 12)], "#5a2430", colour
        )
    for number in range(4):
        x = -70 + number * 36
        sheet.fill(limb([(x, 52), (x, 30)], [5, 4]), "#3a1820")
        sheet.fill(ellipse(x, 26, 5), "#3a1820")


def _door_card(scene: Scene) -> None:
    """The middle card, which stands ajar."""
    sheet = scene.sheet()
    with sheet.at(400, 786, 1.2):
        sheet.fill(rect(-112, -172, 224, 344, 18), IVORY, grad=linear(0, -170, 0, 170, "#e0cb9e"))
        sheet.fill(FACE, NIGHT, grad=linear(0, -160, 0, 160, "#3c2c5e"))
        sheet.line(rect(-90, -150, 180, 300, 6), BRASS, 2.4)
    scene.add(sheet, relief=8, lo=0.4, hi=0.4, rim=0.7, shadow=(0, 12, 20, 0.65), wobble=0.4)
    arch = _arch(0)
    opening = scene.sheet()
    opening.fill(moved(arch, 400, 800, 1.2), "#fffbe6", grad=radial(400, 830, 180, "#ffcf74"))
    scene.put(opening)
    scene.shine(400, 800, 210, "#ffd37e", 0.75)
    leaf_of_door = scene.sheet()
    door = poly([(332, 692), (268, 664), (268, 968), (332, 932)])
    leaf_of_door.fill(door, "#a8542e", grad=linear(268, 0, 332, 0, "#e8a45a"))
    for x in (284, 300, 316):
        leaf_of_door.line(
            poly([(x, 672 + (x - 268) * 0.43), (x, 958 - (x - 268) * 0.5)], closed=False),
            "#6a2e1c",
            2,
            0.7,
        )
    leaf_of_door.fill(ellipse(278, 822, 5), BRASS)
    scene.add(leaf_of_door, relief=5, rim=0.9, shadow=(-8, 6, 10, 0.5), wobble=0.3)


def _arch(grow: float) -> Path:
    wide, high = 58 + grow, 110 + grow
    return spline(
        [
            (-wide, 112, 1),
            (-wide, -30, 1),
            (-wide * 0.8, -high * 0.8),
            (0, -high),
            (wide * 0.8, -high * 0.8),
            (wide, -30, 1),
            (wide, 112, 1),
        ]
    )


def _rabbit(scene: Scene) -> None:
    sheet = scene.sheet()
    sheet.fill(
        moved(rabbit_leaping(), 424, 484, 1.9, -24),
        "#fdf2da",
        grad=linear(250, 380, 600, 620, "#d2a676"),
    )
    scene.add(
        sheet,
        relief=20,
        lo=0.6,
        hi=0.7,
        rim=0.9,
        shadow=(0, 18, 18, 0.45),
        wobble=0.5,
        light=(400, 760, 220),
    )
    face = scene.sheet()
    with face.at(424, 484, 1.9, -24):
        face.fill(ellipse(82, -40, 4.6), "#24180f")
        face.fill(ellipse(83.4, -41.6, 1.5), "#ffffff")
        face.fill(leaf((68, -58), (32, -108), 9, bend=-0.05), "#cf8f78", 0.7)
        face.fill(ellipse(102, -32, 3.2, 2.4), "#8a4a44")
        for number in range(3):
            face.line(
                spline([(96, -28), (112, -26 + number * 6), (124, -20 + number * 9)], closed=False),
                "#fff6e4",
                0.7,
                0.9,
            )
    scene.put(face)
    scene.motes(60, "#fff3c4", (220, 420, 620, 720), (0.8, 2.8), 0.9)


def _ground(scene: Scene) -> None:
    rng = scene.rng
    sheet = scene.sheet()
    for _ in range(420):
        x = rng.uniform(20, 780)
        foot = 1190 + rng.uniform(-24, 10)
        bend, high = rng.gauss(0, 22), rng.uniform(60, 165) * (0.55 + 0.45 * abs(x - 400) / 400)
        blade = taper(
            [(x, foot), (x + bend * 0.4, foot - high * 0.6), (x + bend, foot - high)],
            [6, 4.5, 0.6],
            12,
        )
        sheet.fill(blade, mix("#1d2c34", "#4a5a3c", rng.uniform(0, 1)))
    for _ in range(26):
        x, y = rng.uniform(60, 740), rng.uniform(1040, 1130)
        for petal in range(5):
            turn = petal * math.tau / 5
            sheet.fill(
                ellipse(x + 6 * math.cos(turn), y + 6 * math.sin(turn), 4.8),
                rng.choice(["#e9c9a6", "#d8604a", "#f2e6cf"]),
            )
        sheet.fill(ellipse(x, y, 3.6), "#e8b43c")
    scene.add(sheet, relief=3, rim=0.6, rim_width=2, shadow=(0, -4, 8, 0.4), wobble=0.4)


def _frame(scene: Scene) -> None:
    border = scene.sheet()
    border.fill(
        minus(rect(0, 0, 800, 1200), rect(36, 36, 728, 1128, 34)),
        IVORY,
        grad=linear(0, 0, 800, 1200, "#dcc79c"),
    )
    scene.add(border, relief=10, lo=0.35, hi=0.3, shadow=(0, 4, 10, 0.6), wobble=0.7)
    line = scene.sheet()
    line.line(rect(54, 54, 692, 1092, 24), BRASS, 4)
    scene.add(line, relief=2, shadow=(0, 2, 3, 0.5), wobble=0.4)
