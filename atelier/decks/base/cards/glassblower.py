"""A very old woman blows a glowing bubble of glass, and in it a couple dances in a lit ballroom."""

import math
import random
from typing import Any, Final

import numpy as np

from pinxit_atelier.engine import (
    Field,
    Look,
    Page,
    Path,
    Point,
    Scene,
    ellipse,
    leaf,
    limb,
    linear,
    mix,
    poly,
    radial,
    ramp,
    rgb,
    smoothstep,
    spline,
    taper,
)
from pinxit_atelier.engine.light import depth_of, inflate
from pinxit_atelier.people import Figure, hand
from pinxit_atelier.people import Look as Person

EMBER, SCARLET, GOLD, SMOKE = "#ff8a2a", "#c81e12", "#ffe9a0", "#1a0a08"
BUBBLE: Final = 556.0, 948.0, 224.0
MOUTH: Final = 226.0, 366.0
SIZE, TILT = 0.94, 14.0
FINE = SIZE / 1.36
LAMP: Final = 500.0, 800.0
Place = tuple[float, float]


def paint(page: Page) -> Scene:
    """Paint the dark room, the bubble with what is in it, the face it lights, and the cold ones."""
    scene = Scene(page, 814, light=(556, 900, 190), glow="#ffc070", shade="#140504", reach=620)
    _room(scene)
    _cold_ones(scene)
    _bubble(scene)
    _dancers(scene)
    _skin_of_glass(scene)
    _face(scene)
    _eye_and_lips(scene)
    _hair(scene)
    _shawl(scene)
    _pipe(scene)
    _grip(scene)
    _sparks(scene)
    look = Look(
        vignette=0.25, bloom=0.4, bloom_from=0.74, shadows="#2a0806", lights="#ffcf80", split=0.08,
        contrast=1.08, saturation=1.1,
    )  # fmt: skip
    return scene.finish(look)


def _room(scene: Scene) -> None:
    page, rng = scene.page, random.Random(2)
    far = page.distance(BUBBLE[0], BUBBLE[1]) / 900 + 0.07 * page.noise(4, 200, 4)
    stops = [
        (0, "#a8260e"),
        (0.32, "#7a180c"),
        (0.55, "#430e09"),
        (0.9, "#200807"),
        (1.2, "#120505"),
    ]
    scene.backdrop(stops, far.astype(np.float32), amount=0.12)
    bricks = scene.sheet()
    for row in range(34):
        for column in range(-1, 12):
            x = column * 78 + (39 if row % 2 else 0) + rng.uniform(-3, 3)
            y = row * 36 + rng.uniform(-2, 2)
            tone = mix("#5a160c", "#a03a1a", rng.random())
            bricks.fill(
                poly([(x, y), (x + 72, y + rng.uniform(-2, 2)), (x + 72, y + 30), (x, y + 31)]),
                tone,
                rng.uniform(0.05, 0.34),
            )
    scene.add(bricks, relief=5, lo=0.6, hi=0.5, wobble=1.6, opacity=0.7)
    dark = smoothstep(300, 820, page.distance(BUBBLE[0], BUBBLE[1]))
    scene.multiply((dark * 0.75).astype(np.float32), "#2a0a08")


def _cold_ones(scene: Scene) -> None:
    """A shelf above: what was blown before has gone cold; one could not wait."""
    level = 372.0
    board = scene.sheet()
    board.fill(
        poly([(392, level), (840, level - 6), (840, level + 22), (392, level + 28)]), "#5a2412"
    )
    board.fill(poly([(392, level + 20), (840, level + 14), (840, level + 22), (392, level + 28)]),
               "#c0602a")  # fmt: skip
    scene.add(board, relief=6, lo=0.6, hi=0.6, rim=0.7, shadow=(0, -14, 16, 0.5), wobble=1.2)
    _hare(scene, 474, level, 66)
    _ship(scene, 616, level, 80)
    _flown(scene, 736, level, 58)


def _glass(scene: Scene, x: float, y: float, radius: float) -> None:
    glass = scene.sheet()
    ball = ellipse(x, y, radius)
    glass.fill(ball, "#e8a080", 0.16, grad=radial(x, y, radius, "#ffc8a0"))
    glass.fill(ellipse(x, y + radius * 0.5, radius * 0.8, radius * 0.4), "#ff9a50", 0.3, blur=10,
               clip=ball)  # fmt: skip
    glass.line(ellipse(x, y, radius - 1), "#ffc090", 3, 0.9)
    arcs = (
        ([(-0.74, -0.2), (-0.56, -0.56), (-0.2, -0.78)], 9.0, "#fff0dc"),
        ([(-0.4, 0.8), (0.1, 0.88), (0.56, 0.68)], 8.0, "#ffb060"),
    )
    for points, wide, tone in arcs:
        line = [(x + px * radius, y + py * radius) for px, py in points]
        glass.fill(taper(line, [1, wide, 1]), tone, 0.85)
    scene.put(glass)


def _hare(scene: Scene, x: float, level: float, radius: float) -> None:
    """Curled up, asleep."""
    y = level - radius
    inside = scene.sheet()
    inside.fill(ellipse(x - 8, y + 28, 40, 27), "#d8b090")
    inside.fill(ellipse(x - 42, y + 36, 9), "#fff0dc")
    for bend, tone in ((-8, "#a87858"), (0, "#e0b898")):
        ear = [(x + 22, y + 18), (x + 2 + bend, y - 2), (x - 24 + bend, y + 4)]
        inside.fill(limb(ear, [9, 13, 5]), tone)
    inside.fill(ellipse(x + 27, y + 30, 20, 15, 24), "#e6c0a0")
    lid = [(x + 24, y + 27), (x + 30, y + 31), (x + 36, y + 28)]
    inside.line(spline(lid, closed=False), "#3a1a12", 2.6)
    inside.fill(ellipse(x + 45, y + 37, 3.4), "#7a3020")
    inside.fill(ellipse(x + 10, y + 48, 20, 7), "#c8a080")
    scene.add(inside, relief=12, lo=0.5, hi=0.5, rim=0.6, wobble=0.6)
    _glass(scene, x, y, radius)


def _ship(scene: Scene, x: float, level: float, radius: float) -> None:
    """On a little sea, without wind."""
    y = level - radius
    inside = scene.sheet()
    ball = ellipse(x, y, radius - 2)
    sea = spline([(x - 90, y + 36, 1), (x - 40, y + 30), (x, y + 37), (x + 40, y + 30),
                  (x + 90, y + 36, 1), (x + 90, y + 100, 1), (x - 90, y + 100, 1)])  # fmt: skip
    hull = [
        (x - 46, y + 14, 1),
        (x, y + 22),
        (x + 46, y + 10, 1),
        (x + 30, y + 40),
        (x - 30, y + 40),
    ]
    inside.fill(spline(hull), "#6a2c18")
    inside.line(poly([(x, y + 24), (x - 1, y - 56)], closed=False), "#3a1a10", 4)
    main = [(x - 5, y - 50, 1), (x - 34, y - 14), (x - 38, y + 8, 1), (x - 5, y + 10, 1)]
    jib = [(x + 5, y - 44, 1), (x + 26, y - 14), (x + 32, y + 6, 1), (x + 5, y + 10, 1)]
    inside.fill(spline(main), "#fbe4c4")
    inside.fill(spline(jib), "#e0b48c")
    inside.fill(sea, "#a8482c", 0.9, clip=ball, grad=linear(x, y + 30, x, y + 80, "#5a1c14"))
    scene.add(inside, relief=7, lo=0.5, hi=0.6, rim=0.6, wobble=0.6)
    _glass(scene, x, y, radius)


def _flown(scene: Scene, x: float, level: float, radius: float) -> None:
    """Broken open like an egg; who was in it sits on the edge of the shell."""
    y = level - radius
    shell = [(-1.0, -0.02), (-0.74, 0.2), (-0.56, -0.1), (-0.3, 0.22), (-0.04, -0.04), (0.2, 0.26),
             (0.46, 0.02), (0.7, 0.24), (1.0, -0.02)]  # fmt: skip
    edge = [(x + px * radius, y + py * radius) for px, py in shell]
    bowl = [
        (x + radius * math.cos(n * math.pi / 14), y + radius * math.sin(n * math.pi / 14))
        for n in range(15)
    ]
    glass = scene.sheet()
    shape = poly([*edge, *bowl])
    glass.fill(shape, "#ffc8a0", 0.34)
    glass.line(shape, "#ffd8b0", 3, 0.95)
    shine = [
        (x + px * radius, y + py * radius) for px, py in ((-0.7, 0.4), (-0.4, 0.75), (0.1, 0.86))
    ]
    glass.fill(taper(shine, [1, 8, 1]), "#fff0dc", 0.8)
    for points in ([(-0.3, 0.22), (-0.2, 0.5), (-0.36, 0.7)], [(0.2, 0.26), (0.28, 0.54)]):
        crack = [(x + px * radius, y + py * radius) for px, py in points]
        glass.line(poly(crack, closed=False), "#ffe6c8", 2, 0.9)
    for px, py, size in ((-62, -5, 13.0), (-48, -3, 8.0)):  # splinters on the board
        sx, sy = x + px, level + py
        glass.fill(
            poly([(sx - size, sy + 5), (sx, sy - size), (sx + size, sy + 5)]), "#ffd8b0", 0.8
        )
    scene.put(glass)
    bird = scene.sheet()
    bx, by = x - 8, y - 34
    bird.fill(leaf((bx + 16, by + 8), (bx + 58, by + 26), 16), "#8a2a18")
    bird.fill(spline([(bx - 26, by - 14), (bx - 4, by - 22), (bx + 26, by + 4), (bx + 22, by + 20),
                      (bx - 6, by + 24), (bx - 26, by + 6)]), "#ff8a4a",
              grad=linear(bx - 20, by + 20, bx + 20, by - 20, "#b8321a"))  # fmt: skip
    bird.fill(ellipse(bx - 18, by - 12, 16), "#ff9a54")
    bird.fill(leaf((bx - 2, by - 4), (bx + 40, by + 16), 20), "#9a2c18")
    bird.fill(poly([(bx - 32, by - 16), (bx - 47, by - 18), (bx - 33, by - 8)]), "#ffe6a0")
    bird.fill(ellipse(bx - 22, by - 15, 3), "#1a0806")
    for foot in (-3, 8):
        bird.line(poly([(bx + foot, by + 22), (bx + foot, by + 34)], closed=False), "#ffd08a", 2.6)
    scene.add(bird, relief=9, lo=0.5, hi=0.6, rim=0.8, shadow=(0, 4, 6, 0.4), wobble=0.4)


def _ball() -> Path:
    x, y, radius = BUBBLE
    lips = _upright(24, 2)
    way = math.atan2(lips[1] - y, lips[0] - x)
    points: list[Point] = []
    for number in range(40):
        angle = number / 40 * math.tau
        near = max(0.0, math.cos(angle - way))
        far = radius * (1 + 0.015 * math.sin(3 * angle)) + 64 * near**22
        points.append((x + far * math.cos(angle), y + far * math.sin(angle)))
    return spline(points)


def _bubble(scene: Scene) -> None:
    """Hot glass, and through it a hall with windows, a chandelier and a polished floor."""
    x, y, radius = BUBBLE
    ball = _ball()
    scene.shine(x, y, 420, "#ff5a1a", 0.6)
    sheet = scene.sheet()
    sheet.fill(ball, "#fff8d0", grad=radial(x, y - 10, radius * 1.02, "#f0600f"))
    with sheet.inside(ball):
        for number in range(-3, 4):  # arched windows, bent with the glass
            wide = 42 * math.cos(number * 0.36)
            cx = x + 205 * math.sin(number * 0.37)
            top, foot = y - 118 + 10 * abs(number), y + 66 - 6 * abs(number)
            arch = spline(
                [
                    (cx - wide / 2, foot, 1),
                    (cx - wide / 2, top + 30),
                    (cx, top),
                    (cx + wide / 2, top + 30),
                    (cx + wide / 2, foot, 1),
                ]
            )
            sheet.fill(arch, "#fffbe0", 0.85)
            sheet.line(arch, "#d8741c", 3.4, 0.75)
            sheet.line(poly([(cx, top), (cx, foot)], closed=False), "#d8741c", 2, 0.6)
            for bar in (0.35, 0.65):
                level = top + (foot - top) * bar
                sheet.line(
                    poly([(cx - wide / 2, level), (cx + wide / 2, level)], closed=False),
                    "#d8741c",
                    1.6,
                    0.5,
                )
            for side in (-1, 1):
                edge = cx + side * wide * 0.62
                curtain = taper(
                    [(edge, top + 6), (edge + side * 3, (top + foot) / 2), (edge, foot)], [5, 13, 8]
                )
                sheet.fill(curtain, SCARLET, 0.75)
        floor = spline(
            [
                (x - 260, y + 70, 1),
                (x, y + 48),
                (x + 260, y + 70, 1),
                (x + 260, y + 260, 1),
                (x - 260, y + 260, 1),
            ]
        )
        sheet.fill(floor, "#f2a03c", grad=linear(x, y + 50, x, y + 236, "#a8330e"))
        for number in range(-9, 10):
            board = [(x + number * 17, y + 54), (x + number * 46, y + 250)]
            sheet.line(poly(board, closed=False), "#8a2a0a", 2, 0.5, clip=floor)
        for number in range(7):
            level = y + 66 + number**1.6 * 11
            sheet.line(
                spline([(x - 260, level + 16), (x, level), (x + 260, level + 16)], closed=False),
                "#8a2a0a",
                1.8,
                0.45,
                clip=floor,
            )
        sheet.fill(ellipse(x, y + 128, 150, 46), "#ffe9a0", 0.6, blur=22)
    scene.put(sheet, wobble=0.6)
    scene.shine(x, y - 30, 210, "#ffd860", 0.62)
    lamp = scene.sheet()
    lamp.line(poly([(x, y - 226), (x, y - 166)], closed=False), "#a8330e", 2.4)
    for tier, (wide, level) in enumerate(((54, -150), (34, -168))):
        lamp.line(
            spline(
                [(x - wide, y + level), (x, y + level + 15), (x + wide, y + level)], closed=False
            ),
            "#c4641a",
            4,
        )
        for number in range(7 - tier * 2):
            cx = x - wide + number * wide * 2 / (6 - tier * 2)
            cy = y + level - 8 + 11 * (1 - ((cx - x) / wide) ** 2)
            lamp.fill(ellipse(cx, cy - 3, 3.6, 7.5), "#fffef0")
            lamp.fill(ellipse(cx, cy + 18, 2, 5), "#fff0c0", 0.9)
    scene.put(lamp)
    scene.shine(x, y - 158, 70, "#fff6d0", 0.8)


def _dancers(scene: Scene) -> None:
    x, y, _ = BUBBLE
    near = (x, y - 160, 300.0)
    scene.pool(x + 4, y + 176, 100, 14, "#7a1c08", 0.75)
    he = Person(
        body="adult", skin="#8a5636", hair="short", hair_colour="#2a120c", coat="suit",
        colour="#4a0f0a", trim="#fff0d0", trousers="#3a0c08", face="serene", shoes="#2a0806",
    )  # fmt: skip
    she = Person(
        body="adult", skin="#8a5636", hair="bun", hair_colour="#2a120c", coat="gown",
        colour="#d81e1a", trim="#ffd08a", face="serene", flare=17,
    )  # fmt: skip
    left = Figure(he, "waltz", "q", wind=(0, 0)).place(x - 28, y + 172, 262)
    right = Figure(she, "waltz", "q", lean=-9, head=-12, wind=(-8, 0)).place(
        x + 30, y + 176, 250, flip=True
    )
    palm = x + 10, y - 118
    left.reach(*palm, side="f")
    left.reach(*right.page("waist", -7, -4), side="n")
    right.reach(palm[0] - 2, palm[1] + 2, side="f")
    right.reach(*left.page("shn", -1, 1), side="n")
    looks: dict[str, Any] = {
        "rim": 0.7,
        "rim_width": 2.2,
        "rim_colour": "#fff0b0",
        "wobble": 0.3,
        "shadow": None,
    }
    for stage in (
        left.render(scene, near, near_arm=False),
        right.render(scene, near),
        left.render(scene, near, only_arm=True),
    ):
        scene.add(stage.sheet(), **looks)


def _skin_of_glass(scene: Scene) -> None:
    """The wall of the bubble: thick and red at its edge, with long lights on it."""
    page = scene.page
    x, y, _ = BUBBLE
    ball = _ball()
    mask = scene.sheet()
    mask.fill(ball, "#ffffff")
    alpha = mask.pixels()[..., 3]
    depth = depth_of(alpha, page.scale)
    edge = np.exp(-((depth / 30) ** 1.3)) * alpha
    scene.tint((edge * 0.78).astype(np.float32), "#d2280c")
    scene.tint((np.exp(-((depth / 7) ** 1.5)) * alpha * 0.9).astype(np.float32), "#ff9a3c")
    lights = scene.sheet()
    lights.fill(
        taper([(x - 190, y - 60), (x - 150, y - 140), (x - 76, y - 192)], [2, 22, 3]),
        "#fffbe6",
        0.75,
        blur=3,
    )
    lights.fill(ellipse(x - 196, y - 14, 6, 12, 10), "#fffbe6", 0.7, blur=2)
    lights.fill(
        taper([(x + 198, y + 40), (x + 170, y + 120), (x + 96, y + 188)], [1, 11, 2]),
        "#ffd98a",
        0.6,
        blur=3,
    )
    scene.put(lights)
    scene.shine(x, y, 300, "#ff8a2a", 0.22)


def _upright(x: float, y: float) -> Place:
    """Return where a place of her face is on the page; the lips are at 0, 0."""
    turn = math.radians(TILT)
    x, y = x * SIZE, y * SIZE
    return MOUTH[0] + x * math.cos(turn) - y * math.sin(turn), MOUTH[1] + x * math.sin(
        turn
    ) + y * math.cos(turn)


PROFILE: Final[list[Point]] = [
    (-140, -380), (-64, -352), (-26, -294), (-6, -238), (-14, -206), (12, -168), (40, -122),
    (60, -94), (55, -74), (30, -62), (12, -54), (14, -36), (28, -14), (36, -1), (28, 12), (8, 24),
    (-4, 36), (0, 56), (0, 78), (-18, 104), (-62, 124), (-104, 146), (-126, 190), (-150, 320),
    (-420, 320), (-460, -100), (-300, -360),
]  # fmt: skip


def _wrinkles() -> list[tuple[list[Place], float]]:
    """Where eighty years have folded the skin, and how deep."""
    rng = random.Random(6)
    lines: list[tuple[list[Place], float]] = []
    for number in range(8):  # round the pursed lips
        way = math.radians(120 + number * 17)
        lines.append(
            (
                [
                    (18 + 12 * math.cos(way), 12 * math.sin(way) - 2),
                    (14 + 40 * math.cos(way), 38 * math.sin(way) - 2),
                ],
                5,
            )
        )
    for number in range(7):  # crow's feet
        way = math.radians(135 + number * 15)
        bend = rng.uniform(-8, 8)
        lines.append(
            (
                [
                    (-70 + 16 * math.cos(way), -196 + 14 * math.sin(way)),
                    (-86 + 44 * math.cos(way), -194 + 34 * math.sin(way) + bend),
                    (-92 + 80 * math.cos(way), -190 + 66 * math.sin(way)),
                ],
                7,
            )
        )
    for number in range(5):  # the forehead
        y = -262 - number * 19
        lines.append(
            (
                [
                    (-12 - number * 6, y + 4),
                    (-60, y - 8),
                    (-120, y + 2 + rng.uniform(-6, 6)),
                    (-170, y + 18),
                ],
                6,
            )
        )
    lines += [  # under the eye
        ([(-22 - n * 3, -176 + n * 11), (-52, -160 + n * 12), (-92, -168 + n * 14)], 5)
        for n in range(4)
    ]
    lines.append(([(10, -78), (-22, -56), (-34, -14), (-26, 30)], 9))  # from the nose to the mouth
    lines.append(([(-150, -90), (-166, -20), (-140, 60), (-86, 104)], 8))  # behind the cheek
    lines.append(([(-176, -90), (-196, 0), (-168, 90)], 6))
    lines += [  # the throat
        ([(-70 - n * 22, 146 + n * 6), (-116 - n * 16, 190), (-150 - n * 18, 250)], 8)
        for n in range(6)
    ]
    lines += [([(-2, 48 + n * 14), (-30, 58 + n * 17), (-58, 54 + n * 22)], 4) for n in range(3)]
    return lines


def _face(scene: Scene) -> None:
    """The face as a landscape of hills and furrows, and the glow on every one of them."""
    page = scene.page
    mask = scene.sheet()
    shape = spline([(*_upright(p[0], p[1]),) for p in PROFILE])
    mask.fill(shape, "#ffffff")
    alpha = mask.pixels()[..., 3]

    def hill(at: Place, wide: float, high: float) -> Field:
        x, y = _upright(*at)
        turn = math.radians(TILT)
        right, down = page.x - x, page.y - y
        u = (right * math.cos(turn) + down * math.sin(turn)) / SIZE
        v = (down * math.cos(turn) - right * math.sin(turn)) / SIZE
        return np.exp(-((u / wide) ** 2) - (v / high) ** 2).astype(np.float32)

    height = inflate(depth_of(alpha, page.scale), 170, page.scale) * 0.95
    height = height + 52 * hill((-80, 0), 64, 64) + 14 * hill((-92, -112), 70, 40)
    height = (
        height
        + 14 * hill((-22, -236), 40, 18)
        - 20 * hill((-46, -196), 40, 24)
        + 22 * hill((-54, -192), 24, 17)
    )
    height = (
        height
        + 16 * hill((20, -86), 20, 18)
        - 14 * hill((4, -84), 9, 16)
        + 18 * hill((-4, 86), 30, 26)
    )
    carved = scene.sheet()
    for points, deep in _wrinkles():
        line = [_upright(*place) for place in points]
        if len(line) == 2:
            line.insert(1, ((line[0][0] + line[1][0]) / 2, (line[0][1] + line[1][1]) / 2))
        carved.fill(
            taper(
                line,
                [1, deep * SIZE, deep * SIZE * 0.8, 1][: len(line)]
                if len(line) > 3
                else [1, deep * SIZE, 1],
            ),
            "#ffffff",
            0.95,
        )
    furrow = page.blur(carved.pixels()[..., 3], 2.2)
    height = (
        height - 7 * furrow - 0.8 * np.abs(page.noise(31, 18, 3, 0.6)) + 0.4 * page.noise(33, 8, 2)
    )
    height = page.blur(height.astype(np.float32), 1.2)
    down, across = np.gradient(height * page.scale)
    to_x, to_y = LAMP[0] - page.x, LAMP[1] - page.y
    far = np.sqrt(to_x**2 + to_y**2)
    to_z = 330.0
    norm = np.sqrt(far**2 + to_z**2)
    lit = (-across * to_x - down * to_y + to_z) / (np.sqrt(across**2 + down**2 + 1) * norm)
    lit = np.clip(lit, 0, 1) * (1.2 / (1 + (far / 760) ** 2.2)) * 1.5
    lit = (
        lit * 0.84
        + 0.2 * (1.2 / (1 + (far / 700) ** 2))
        - 0.14 * furrow
        + 0.03 * page.texture("fine")
    )
    stops = [
        (0, "#260d08"), (0.12, "#421509"), (0.3, "#74280f"), (0.5, "#b0501e"), (0.72, "#e58a3c"),
        (0.95, "#ffc878"), (1.25, "#fff0c0"),
    ]  # fmt: skip
    painted = ramp(stops, lit.astype(np.float32))
    rosy = 0.35 * hill((-80, -10), 62, 60)[..., None]
    painted = painted * (1 - rosy) + painted * rgb("#ff7a52") * 1.1 * rosy
    part = page.blur(alpha, 1.0)[..., None]
    scene.multiply((page.blur(alpha, 18) * 0.5).astype(np.float32), "#2a0806")
    scene.image = (scene.image * (1 - part) + painted * part).astype(np.float32)


def _eye_and_lips(scene: Scene) -> None:
    """Soft, half shut: she sees who dances."""
    sheet = scene.sheet()
    u = _upright
    opening = spline(
        [u(-82, -187), u(-60, -198), u(-40, -197), u(-28, -187), u(-46, -182), u(-66, -182)]
    )
    sheet.fill(opening, "#f0c08a", grad=linear(*u(-84, -190), *u(-30, -190), "#ffe2b0"))
    sheet.fill(ellipse(*u(-44, -191), 14 * FINE, 14 * FINE), "#4a1c0c", clip=opening)
    sheet.fill(ellipse(*u(-42, -191), 7 * FINE, 7 * FINE), "#120504", clip=opening)
    sheet.fill(ellipse(*u(-38, -195), 4.5 * FINE), "#fff3c0", clip=opening)
    top = [u(-86, -186), u(-60, -199), u(-38, -198), u(-26, -187)]
    sheet.fill(taper(top, [2, 8, 8, 2]), "#6a2810", 0.7, blur=3, clip=opening)
    lid = [u(-92, -186), u(-62, -205), u(-38, -203), u(-22, -187)]
    sheet.fill(taper(lid, [1, 6, 6, 2]), "#e08a44", 0.8, blur=1)
    sheet.fill(taper([(x + 1, y + 4) for x, y in lid], [1, 4, 4, 1]), "#240a06", 0.9)
    for number in range(5):
        x, y = u(-38 + number * 4, -202 + number * 3.5)
        sheet.fill(
            taper([(x, y + 3), (x + 8, y + 2), (x + 14, y)], [2.2, 1.6, 0.3], 6), "#3a160c", 0.9
        )
    rng = random.Random(9)
    for _ in range(44):  # a white brow
        part = rng.random()
        x, y = u(-96 + 84 * part, -236 - 16 * math.sin(part * 2.6) + rng.uniform(-5, 5))
        end = x + rng.uniform(9, 18), y + rng.uniform(-7, 5)
        sheet.fill(
            taper([(x, y), ((x + end[0]) / 2, y - 5), end], [1.4, 2.4, 0.3], 6),
            mix("#ffd9a0", "#c08a60", rng.random()),
            0.85,
        )
    sheet.fill(ellipse(*u(26, -68), 8, 3.4, TILT), "#240a06", 0.85, blur=2)
    sheet.fill(taper([u(8, -92), u(4, -78), u(14, -66)], [1, 4, 1]), "#240a06", 0.6, blur=2)
    scene.put(sheet, wobble=0.4)


def _hair(scene: Scene) -> None:
    """White, drawn back, with a few strands that would not stay."""
    rng = random.Random(15)
    sheet = scene.sheet()
    for _ in range(700):
        t = rng.random()
        start = (
            -30 - 110 * t + rng.uniform(-8, 8),
            -312 - 60 * math.sin(t * 2) + rng.uniform(-10, 22),
        )
        if rng.random() < 0.45:
            start = -128 + rng.uniform(-26, 12), -300 + rng.random() * 190
        mid = start[0] - 90, start[1] - 16 + rng.uniform(-14, 14)
        end = start[0] - 240, start[1] + 20 + rng.uniform(-50, 50)
        points = [_upright(*start), _upright(*mid), _upright(*end)]
        near = max(0.0, 1 - math.dist(points[0], LAMP) / 1150)
        tone = mix("#6a3420", "#fff0d8", min(1.0, near * rng.uniform(0.5, 2.6)))
        sheet.fill(taper(points, [1, rng.uniform(3, 7), 3], 12), tone, 0.85)
    scene.add(sheet, shadow=(-4, 6, 8, 0.4), wobble=0.8)
    ear = scene.sheet()
    shape = spline(
        [
            _upright(*p)
            for p in (
                (-190, -190),
                (-168, -208),
                (-154, -180),
                (-166, -140),
                (-180, -112),
                (-196, -116),
                (-200, -150),
            )
        ]
    )
    ear.fill(shape, "#d87a3c", grad=linear(*_upright(-170, -112), *_upright(-180, -200), "#8a3c18"))
    fold = [_upright(*p) for p in ((-186, -186), (-168, -192), (-166, -160), (-180, -134))]
    ear.fill(taper(fold, [2, 9, 8, 2]), "#3a120a", 0.6, blur=2)
    ear.fill(ellipse(*_upright(-184, -100), 8, 11), GOLD)
    scene.add(ear, relief=10, lo=0.5, hi=0.6, rim=0.6, shadow=(-4, 4, 6, 0.5), wobble=0.6)
    loose = scene.sheet()
    for _ in range(12):
        x, y = rng.uniform(-110, -24), -338 + rng.uniform(-14, 24)
        points = [
            _upright(x, y),
            _upright(x - 10, y - 26),
            _upright(x - 60, y - rng.uniform(36, 56)),
            _upright(x - 120, y - rng.uniform(16, 50)),
        ]
        loose.fill(taper(points, [2.4, 2, 1.4, 0.3], 12), "#ffd9a0", 0.8)
    for _ in range(5):
        x, y = -60 + rng.uniform(-30, 30), -318
        points = [
            _upright(x, y),
            _upright(x + 34, y + 10),
            _upright(x + 42, y + 50),
            _upright(x + 30, y + rng.uniform(70, 110)),
        ]
        loose.fill(taper(points, [2.4, 2, 1.6, 0.3], 12), "#ffd9a0", 0.8)
    scene.put(loose)


def _shawl(scene: Scene) -> None:
    """Red wool over bent shoulders, stitch by stitch."""
    rng = random.Random(5)
    sheet = scene.sheet()
    shape = spline(
        [(-60, 470, 1), (30, 486), (106, 520), (160, 600), (176, 740), (150, 920), (120, 1260, 1),
         (-60, 1260, 1)]
    )  # fmt: skip
    sheet.fill(shape, "#7a1a16", grad=linear(190, 700, -10, 640, "#240807"))
    for row in range(70):
        for column in range(22):
            x, y = -40 + column * 12 + (6 if row % 2 else 0), 392 + row * 12.5
            stitch = taper([(x - 5, y - 4), (x, y + 3), (x + 5, y - 4)], [2, 5, 2], 6)
            tone = mix("#d84a2c", "#4a0f0c", min(1.0, rng.random() * 0.6 + (180 - x) / 320))
            sheet.fill(stitch, tone, 0.6, clip=shape)
    scene.add(sheet, relief=60, lo=0.6, hi=0.6, rim=0.8, rim_width=4, wobble=1.5)


def _way() -> tuple[Place, Place, float]:
    """Return where the pipe begins, where it ends, and its angle."""
    x, y, radius = BUBBLE
    lips = _upright(24, 2)
    way = math.atan2(y - lips[1], x - lips[0])
    far = radius + 46
    return lips, (x - far * math.cos(way), y - far * math.sin(way)), way


def _on_pipe(part: float) -> Place:
    lips, end, _ = _way()
    return lips[0] + (end[0] - lips[0]) * part, lips[1] + (end[1] - lips[1]) * part


def _pipe(scene: Scene) -> None:
    """Long iron from her lips to the glass, black above, red-hot below."""
    lips, end, way = _way()
    pipe = scene.sheet()
    pipe.fill(taper([lips, _on_pipe(0.5), end], [17, 18, 22], 20), "#2c1a18")
    side = math.cos(way - math.pi / 2) * 4, math.sin(way - math.pi / 2) * 4
    shine = [(p[0] + side[0], p[1] + side[1]) for p in (_on_pipe(0.03), _on_pipe(0.5), end)]
    pipe.fill(taper(shine, [3, 5, 7], 20), "#e88a4a", 0.9)
    pipe.fill(
        taper([_on_pipe(0.72), _on_pipe(0.88), end], [6, 17, 20], 16), "#ff6a1a", 0.85, blur=5
    )
    pipe.fill(taper([_on_pipe(0.88), end], [4, 14], 8), "#ffd070", 0.8, blur=4)
    scene.add(pipe, relief=6, lo=0.5, hi=0.6, rim=0.5, shadow=(-6, 10, 8, 0.55), wobble=0.4)
    collar = scene.sheet()  # the glass that holds on to the iron
    drop = ellipse(*end, 30, 19, math.degrees(way))
    collar.fill(drop, "#ffb04a", grad=radial(*end, 30, "#e84a10"))
    collar.fill(ellipse(end[0] + 5, end[1] - 8, 10, 4, math.degrees(way)), "#fff0c0", 0.9, blur=1)
    scene.add(collar, relief=9, lo=0.3, hi=0.5, wobble=0.4)
    scene.shine(*end, 60, "#ffa040", 0.6)
    mouth = scene.sheet()
    mouth.fill(ellipse(*_upright(19, 13), 15, 9, TILT - 30), "#a0381e")
    mouth.fill(ellipse(*_upright(25, -11), 15, 9, TILT + 40), "#c04c2c")
    scene.add(mouth, relief=6, lo=0.5, hi=0.6, rim=0.5, wobble=0.4)


def _grip(scene: Scene) -> None:
    """Both hands hold the pipe and turn it."""
    way = math.degrees(_way()[2])
    grips = (
        (0.27, way - 86, 80.0, (96.0, 640.0), (-70.0, 720.0)),
        (0.66, way - 98, 92.0, (110.0, 860.0), (-90.0, 1010.0)),
    )
    for part, turn, size, elbow, shoulder in grips:
        x, y = _on_pipe(part)
        angle = math.radians(turn)
        wrist = x - size * 0.86 * math.cos(angle), y - size * 0.86 * math.sin(angle)
        hand(
            scene, *wrist, size, pose="hold", turn=turn, skin="#b0501e", old=1.0, arm=0.5,
            light=(BUBBLE[0], BUBBLE[1], 120), rim=0.9, rim_colour="#ffa050",
            shadow=(-6, 8, 10, 0.55),
        )  # fmt: skip
        _sleeve(scene, wrist, angle, size, elbow, shoulder)


def _sleeve(
    scene: Scene, wrist: Place, angle: float, size: float, elbow: Place, shoulder: Place
) -> None:
    """A wide red sleeve from the edge of the page to the wrist."""
    ahead = math.cos(angle), math.sin(angle)
    cuff = wrist[0] - ahead[0] * size * 0.3, wrist[1] - ahead[1] * size * 0.3
    points = [cuff, ((cuff[0] + elbow[0]) / 2, (cuff[1] + elbow[1]) / 2 + 6), elbow, shoulder]
    sheet = scene.sheet()
    shape = limb(points, [size * 0.86, size * 1.16, size * 1.5, size * 1.7], round_ends=False)
    sheet.fill(shape, "#c02a1c", grad=linear(*cuff, *shoulder, "#4a0f0c"))
    for index in range(-2, 3):
        off = size * 0.2 * index
        fold = [(px + off * -ahead[1], py + off * ahead[0] * 1.3) for px, py in points[:3]]
        sheet.fill(taper(fold, [1, 9, 1]), "#5a100c", 0.5, blur=1.5, clip=shape)
    scene.add(
        sheet, relief=size * 0.4, lo=0.6, hi=0.5, rim=0.7, rim_width=4, rim_colour="#ff7a3a",
        shadow=(-6, 12, 14, 0.6), wobble=0.8,
    )  # fmt: skip
    hem = scene.sheet()
    half = size * 0.47
    turn = math.degrees(angle)
    hem.fill(ellipse(*cuff, size * 0.15, half, turn), "#d8432a")
    for number in range(-3, 4):
        across = number * half / 3.6
        px, py = cuff[0] - ahead[1] * across, cuff[1] + ahead[0] * across
        rib = [(px - ahead[0] * 8, py - ahead[1] * 8), (px + ahead[0] * 8, py + ahead[1] * 8)]
        hem.line(poly(rib, closed=False), "#7a1a12", 3, 0.6)
    scene.add(hem, relief=8, lo=0.5, hi=0.6, rim=0.6, wobble=0.5, shadow=(4, 2, 5, 0.4))


def _sparks(scene: Scene) -> None:
    x, y, _ = BUBBLE
    scene.motes(110, "#ffb04a", (200, 300, 800, 1190), (0.7, 3.2), 0.9)
    scene.shine(x, y + 20, 520, "#ff7a20", 0.16)
