"""In a snowstorm an old woman in a bathing suit telephones from a box that is full of summer."""

import math
from dataclasses import replace
from itertools import pairwise

import numpy as np

from pinxit_atelier.compose import downwards
from pinxit_atelier.engine import (
    Brush,
    Cast,
    Look,
    Page,
    Palette,
    Path,
    Scene,
    ellipse,
    leaf,
    limb,
    linear,
    minus,
    mix,
    poly,
    rect,
    sample,
    smoothstep,
    spline,
    taper,
    union,
)
from pinxit_atelier.gesture import BUILDS, POSES, Hand, Stage, things, unit
from pinxit_atelier.gesture import Look as Person

WHITE, FROST, SLATE, RED, DARK_RED, LEMON, TURQUOISE, SAND = (
    "#ffffff", "#cfe2f2", "#7d9cc0", "#e0262a", "#8a0f1c", "#ffe95a", "#25c4c8", "#ffdf9a",
)  # fmt: skip
SKIN = "#b87850"
LEFT, RIGHT, TOP, FOOT = 356, 690, 300, 1062
GLASS = rect(392, 388, 262, 616)
CALL = POSES["contrapposto"].like(
    right_hand=Hand((-0.098, -0.055, 0.005), (-0.5, -1, 0.3), "rod", (0.1, 0.5, 1),
                    (1, 0.1, -0.1), by="head"),
    head=(2, 4, -6),
)  # fmt: skip


def paint(page: Page) -> Scene:
    """Paint the white first, then the summer, then the box round it."""
    scene = Scene(
        page, 2024, light=(520, 700, 150), glow="#ffdf90", shade="#2a4a90", reach=640, felt=0.12
    )
    scene.focus(520, 620, 190).focus(200, 830, 110, 0.9).exact(GLASS, 0.85).exact(
        rect(20, 540, 330, 540), 0.6
    )
    _storm(scene)
    scene.multiply(np.full((page.height, page.width), 0.6, np.float32), "#48629a")  # it is dusk
    warm = 0.4 * np.exp(-((page.distance(523, 740, 0.9, 1.3) / 300) ** 2))
    scene.tint(warm.astype(np.float32), "#f2d79a")
    scene.shine(523, 780, 360, "#d8863a", 0.42, high=1.2)
    _cord(scene)
    _spill(scene)
    with scene.layer("metal", way=90, dim=0.15):
        _box_side(scene)
    _summer(scene)
    with scene.layer("foliage", dim=0.1):
        _palm(scene)
    scene.shine(440, 600, 150, "#ffe08a", 0.8, high=1.6)
    _woman(scene)
    scene.of("skin", GLASS)
    with scene.layer("fur"):
        _gull(scene)
    _pane_light(scene)
    with scene.layer("metal", way=90, contact=0.4):
        _box(scene)
    _puddle(scene)
    away = Cast((-0.75, 0.12), 1150, 0.85, 0.05)
    with scene.layer("snow", form=0.75, cast=away, contact=0.5, dim=0.35, bounce=("#6f8fd0", 0.3)):
        _snowman(scene)
    with scene.layer(blur=1):
        _flakes(scene)
    scene.shine(523, 700, 420, "#ffb050", 0.22)
    few = Palette(
        colours=("#3f5f9a", "#c8dcf0", "#ffd27a", "#d02428", "#2fa8a8", "#4f9a48"),
        mother="#6f86b8", much=0.06, quiet=0.2, accent="#e0262a",
    )  # fmt: skip
    look = Look(
        vignette=0.3, bloom=0.3, bloom_from=0.8, contrast=1.06, shadows="#2a4a8a",
        lights="#fff2c0", split=0.05, brush=Brush(), palette=few, masses=0.5,
    )  # fmt: skip
    return scene.finish(look)


def _storm(scene: Scene) -> None:
    """White upon white: the sky, two far drifts, the field."""
    page = scene.page
    scene.backdrop([
        (0, "#6f97c8"), (0.25, "#a9c6e4"), (0.45, "#eef5fb"), (1, "#ffffff"),
    ], downwards(page), amount=0.05)  # fmt: skip
    scene.of("sky", way=28)
    gusts = page.noise(4, 130, 4, 0.5, (4, 0.7))
    scene.tint(np.clip(gusts * 0.35, 0, 0.5), WHITE)
    for number, line in enumerate(
        ([(-20, 566), (150, 540), (330, 566), (560, 536), (820, 556)],
        [(-20, 690), (200, 652), (420, 690), (640, 668), (820, 680)],
        [(-20, 850), (180, 818), (420, 852), (640, 830), (820, 842)],
        [(-20, 1050), (240, 1000), (480, 1032), (820, 1006)]),
    ):  # fmt: skip
        drift = scene.sheet()
        shape = spline([
            (line[0][0], line[0][1], 1), *line[1:-1], (line[-1][0], line[-1][1], 1),
            (820, 1260, 1), (-20, 1260, 1),
        ])  # fmt: skip
        drift.fill(
            shape, WHITE, grad=linear(0, line[0][1] - 20, 0, line[0][1] + 190,
            ("#eaf3fb", "#e2eef9", "#d8e8f8", "#cfe2f6")[number]),
        )  # fmt: skip
        with scene.layer("snow", way=8, contact=0.2):
            scene.add(drift, relief=16, lo=0.15, hi=0.3, wobble=1.6)


def _cord(scene: Scene) -> None:
    """The cord of the telephone: it curls away over the field, over the horizon."""
    way = [
        (372, 1010), (330, 984), (300, 930), (318, 872), (290, 820), (200, 800), (110, 790),
        (52, 752), (92, 712), (190, 700), (280, 676), (296, 646), (230, 628), (150, 622),
        (112, 604), (150, 588), (196, 580), (206, 568), (180, 558), (168, 544),
    ]  # fmt: skip
    shade, cord = scene.sheet(), scene.sheet()
    points = []
    for step, (x, y, _, _) in enumerate(sample(way, 1900)):
        near = max((y - 545) / 460, 0.03)
        size, turn = 1.3 + 13 * near, step * 0.5
        points.append((x + size * math.cos(turn), y + size * 0.7 * math.sin(turn), near))
    for one, two in pairwise(points):
        piece = poly([one[:2], two[:2]], closed=False)
        shade.line(
            poly([(one[0] + 5 * one[2], one[1] + 9 * one[2]),
            (two[0] + 5 * two[2], two[1] + 9 * two[2])], closed=False), "#5a80b0", 1 + 4 * one[2],
            0.4,
        )  # fmt: skip
        cord.line(piece, mix("#7a8ea8", "#1c2434", min(one[2] * 1.3, 1)), 0.8 + 3.4 * one[2])
    scene.put(shade, blur=1.5)
    scene.add(cord, relief=1.6, lo=0.4, hi=0.5, rim=0.4, wobble=0)


def _spill(scene: Scene) -> None:
    """Summer's light through the panes, on the snow."""
    light = scene.sheet()
    for column in range(3):
        for row in range(4):
            x0, x1 = 398 + column * 90, 478 + column * 90
            y0, y1 = 1082 + row * 32, 1106 + row * 32
            lean = row * 16
            light.fill(
                poly([(x0 - lean, y0), (x1 - lean * 0.8, y0), (x1 - lean * 0.8 - 12, y1),
                (x0 - lean - 14, y1)]), "#ffe04a", 0.7 - row * 0.15, blur=5,
            )  # fmt: skip
    scene.put(light)
    scene.shine(524, 1090, 150, "#ffe680", 0.4, wide=1.7, high=0.5)


def _box_side(scene: Scene) -> None:
    """The shadow of the box on the snow, and its narrow right side."""
    scene.pool(560, FOOT + 4, 210, 22, "#4a6ca8", 0.75)
    side = scene.sheet()
    side.fill(
        poly([(RIGHT, TOP - 10), (RIGHT + 64, TOP + 10), (RIGHT + 64, FOOT - 34), (RIGHT, FOOT)]),
        DARK_RED, grad=linear(RIGHT, 0, RIGHT + 64, 0, "#5a0814"),
    )  # fmt: skip
    for row in range(6):
        y = 396 + row * 102.7
        side.fill(
            poly([(RIGHT + 14, y), (RIGHT + 50, y + 5), (RIGHT + 50, y + 84),
            (RIGHT + 14, y + 88)]), "#ffd468", grad=linear(RIGHT, 0, RIGHT + 60, 0, "#e09a3a"),
        )  # fmt: skip
    scene.add(side, relief=4, lo=0.4, hi=0.4, wobble=0.4, shadow=(10, 6, 14, 0.4))


def _summer(scene: Scene) -> None:
    """Sky, sea, surf and sand, as high as the box."""
    rng = scene.rng
    sheet = scene.sheet()
    with sheet.inside(GLASS):
        sheet.fill(rect(380, 380, 290, 300), "#ffe23e", grad=linear(0, 400, 0, 660, "#fff9c8"))
        sheet.fill(ellipse(430, 566, 34), "#fffef0")
        sheet.fill(ellipse(430, 566, 80), "#fffbd0", 0.6, blur=26)
        sheet.fill(rect(380, 656, 290, 200), "#0fa4b8", grad=linear(0, 656, 0, 830, "#58e4d8"))
        for _ in range(130):
            part = rng.random()
            x, y = rng.uniform(380, 668), 660 + part * 160
            sheet.fill(
                ellipse(x, y, 6 + part * 22, 1 + part * 2), "#e8fff6", 0.3 + 0.4 * rng.random()
            )
        for number in range(3):
            y = 796 + number * 24
            foam = [
                (380, y + 6), (430, y - 4), (490, y + 6), (560, y - 6), (620, y + 4), (670, y - 2),
            ]  # fmt: skip
            sheet.line(spline(foam, closed=False), WHITE, 9 - number, 0.95)
        sheet.fill(
            spline([(370, 858, 1), (440, 848), (520, 858), (600, 846), (680, 858, 1),
            (680, 1020, 1), (370, 1020, 1)]), SAND, grad=linear(0, 850, 0, 1000, "#f0b060"),
        )  # fmt: skip
        for _ in range(500):
            x, y = rng.uniform(385, 665), rng.uniform(866, 1004)
            sheet.fill(ellipse(x, y, 2.4, 1), rng.choice(["#fff6d0", "#d8924a"]), 0.6)
        for x, y, turn in ((424, 976, 0), (616, 900, 30)):
            for ray in range(5):
                angle = math.radians(turn + ray * 72)
                sheet.fill(
                    leaf((x, y), (x + 18 * math.cos(angle), y + 10 * math.sin(angle)), 8), "#ff6a5a"
                )
    scene.add(sheet, wobble=0, amount=0.05)


def _palm(scene: Scene) -> None:
    """It has grown to the ceiling and presses its fronds against the glass."""
    trunk = [(622, 900), (632, 760), (626, 620), (590, 470)]
    palm = scene.sheet()
    with palm.inside(GLASS):
        palm.fill(limb(trunk, [34, 26, 22, 20]), "#a86a34", grad=linear(590, 0, 650, 0, "#6a3a1c"))
        for x, y, _, _ in sample(trunk, 22):
            palm.line(
                spline([(x - 13, y + 3), (x, y - 3), (x + 13, y + 2)], closed=False), "#5a3018",
                2.4, 0.8,
            )  # fmt: skip
        palm.fill(
            spline([(576, 916), (600, 894), (624, 888), (650, 894), (680, 916), (620, 926)]),
            "#f8c878",
        )
    scene.add(palm, relief=8, lo=0.5, hi=0.5, rim=0.5, wobble=0.4)
    for number, (tx, ty, bend) in enumerate(
        ((404, 470, -0.2), (668, 560, 0.3), (470, 396, -0.14), (650, 410, 0.2))
    ):
        frond = scene.sheet()
        with frond.inside(GLASS):
            x0, y0 = 588, 470
            mid = (x0 + tx) / 2, (y0 + ty) / 2 - 40
            for x, y, dx, dy in sample([(x0, y0), mid, (tx, ty)], 20):
                for side in (-1, 1):
                    long = 34
                    tip = x + dx * 22 - side * dy * long, y + dy * 22 + side * dx * long + 14
                    frond.fill(
                        leaf((x, y), tip, 11, side * bend * 0.4),
                        mix("#1f9a4a", "#a8d838", (number % 3) / 3 + 0.1),
                    )
            frond.line(spline([(x0, y0), mid, (tx, ty)], closed=False), "#d8f07a", 3)
        scene.add(frond, relief=4, lo=0.5, hi=0.5, rim=0.6, shadow=(3, 6, 6, 0.35), wobble=0.4)


def _woman(scene: Scene) -> None:
    """She hears something that makes her smile, and leans on her hip."""
    who = Person(
        "heavy_woman", SKIN, head="rosa", hair="curls", hair_colour="#e8e4dc", mood="listening",
        top="#b04a80", sleeves=0, loose=0.1, skirt=0.22, flare=0.05, belt="#e8dcc8", legs="",
        shoes="",
    )  # fmt: skip
    old = replace(BUILDS["heavy_woman"], age=72, stoop=0.2)
    stage = Stage(scene, 526, 970, 520, pitch=7)
    one = stage.person(who.like(build=old), CALL, facing=30)
    hand = one.hold["r"]
    up = unit(hand.axis)
    up = up if up[1] > 0 else -up
    out = unit(hand.palm)
    ends = hand.rod + up * 0.075 + out * 0.012, hand.rod - up * 0.075 + out * 0.012
    things.rod(stage.canvas, [ends[0], hand.rod, ends[1]], 0.012, "#20242c", sheen=0.4)
    for end in ends:
        things.ball(stage.canvas, end + out * 0.012, 0.024, "#20242c", sheen=0.4)
    stage.paint(shadow=0.3, light=(430, 420, 380), rim=0.5, rim_colour="#fff4cc", fill=0.75)
    scene.still(ellipse(*stage.page(one.place("head")), 46), 0.9)
    wire = scene.sheet()
    x, y = stage.page(ends[1])
    with wire.inside(GLASS):
        line = [(x, y), (x - 4, y + 60), (x + 50, y + 130), (640, 640)]
        points = [
            (px + 4 * math.cos(step * 0.75), py + 4 * math.sin(step * 0.75))
            for step, (px, py, _, _) in enumerate(sample(line, 240))
        ]
        wire.line(poly(points, closed=False), "#20242c", 2.4)
    scene.add(wire, wobble=0.1, shadow=(3, 4, 3, 0.3))


def _gull(scene: Scene) -> None:
    """A gull inside, which taps to be let out."""
    x, y = 420, 1004
    gull = scene.sheet()
    with gull.inside(GLASS):
        gull.fill(limb([(x + 6, y - 34), (x + 4, y)], [4, 4]), "#f08a2a")
        gull.fill(limb([(x + 18, y - 34), (x + 20, y)], [4, 4]), "#f08a2a")
        gull.fill(
            spline([(x - 20, y - 92), (x - 6, y - 104), (x + 10, y - 92), (x + 16, y - 70),
            (x + 48, y - 44), (x + 66, y - 26, 1), (x + 20, y - 26), (x - 6, y - 40),
            (x - 12, y - 70)]), WHITE, grad=linear(x - 10, y - 90, x + 40, y - 20, "#c8d4e0"),
        )  # fmt: skip
        gull.fill(
            spline([(x + 12, y - 66), (x + 44, y - 46), (x + 72, y - 24, 1), (x + 22, y - 36)]),
            "#8fa4ba",
        )
        gull.fill(leaf((x - 14, y - 90), (x - 36, y - 84), 10), "#ffb01e")
        gull.fill(ellipse(x - 6, y - 92, 3), "#10141c")
    scene.add(gull, relief=9, lo=0.4, hi=0.4, rim=0.5, shadow=(4, 6, 6, 0.4), wobble=0.3)
    scene.pool(x + 12, y + 2, 26, 5, "#8a5a1a", 0.6)


def _pane_light(scene: Scene) -> None:
    """Glass: a little shine, frost in the corners outside."""
    glass = scene.sheet()
    with glass.inside(GLASS):
        for x, wide in ((430, 34), (486, 12), (610, 22)):
            glass.fill(
                poly([(x, 380), (x + wide, 380), (x + wide - 150, 1010), (x - 150, 1010)]), WHITE,
                0.09,
            )  # fmt: skip
        for _ in range(240):
            side = scene.rng.choice([392, 654])
            px = side + scene.rng.gauss(0, 12)
            glass.fill(
                ellipse(px, scene.rng.uniform(390, 1000), scene.rng.uniform(2, 7)), WHITE, 0.3,
                blur=2,
            )  # fmt: skip
    scene.put(glass)


def _frame() -> Path:
    shape = minus(rect(LEFT, TOP, RIGHT - LEFT, FOOT - TOP), rect(392, 388, 262, 616))
    for x in (432, 606):
        shape = union(shape, rect(x, 388, 8, 616))
    for row in range(1, 6):
        shape = union(shape, rect(392, 388 + row * 102.7 - 3, 262, 6))
    return shape


def _box(scene: Scene) -> None:
    """Cast iron, red, with a domed roof and snow on every ledge."""
    frame = scene.sheet()
    frame.fill(_frame(), RED, grad=linear(LEFT, TOP, RIGHT, FOOT, "#b81420"))
    scene.add(
        frame, relief=6, lo=0.5, hi=0.6, rim=0.6, rim_width=2, shadow=(4, 6, 8, 0.45), wobble=0.5
    )
    roof = scene.sheet()
    roof.fill(
        spline([(LEFT - 14, TOP + 6, 1), (LEFT - 14, TOP - 14, 1), (LEFT + 6, TOP - 66, 1),
        (440, TOP - 98), (523, TOP - 110), (606, TOP - 98), (RIGHT - 6, TOP - 66, 1),
        (RIGHT + 14, TOP - 14, 1), (RIGHT + 14, TOP + 6, 1)]), "#d01e26",
        grad=linear(0, TOP - 110, 0, TOP, "#a01018"),
    )  # fmt: skip
    roof.fill(
        poly([(RIGHT + 14, TOP + 6), (RIGHT + 14, TOP - 14), (RIGHT - 6, TOP - 66),
        (RIGHT + 56, TOP - 44), (RIGHT + 76, TOP + 2), (RIGHT + 74, TOP + 20)]), "#7a0c18",
    )  # fmt: skip
    roof.fill(rect(404, TOP + 18, 238, 50, 5), "#8a0f1c")
    roof.fill(
        rect(410, TOP + 23, 226, 40, 3), "#fffbe0", grad=linear(0, TOP + 20, 0, TOP + 66, "#ffe08a")
    )
    roof.fill(ellipse(523, TOP - 52, 17), "#ffd24a")
    for ray in range(8):
        angle = ray * math.pi / 4
        roof.fill(
            leaf((523 + 19 * math.cos(angle), TOP - 52 + 19 * math.sin(angle)),
            (523 + 33 * math.cos(angle), TOP - 52 + 33 * math.sin(angle)), 8), "#ffd24a",
        )  # fmt: skip
    roof.fill(limb([(628, 700), (628, 740)], [9, 9]), "#f0b83a")
    scene.add(roof, relief=9, lo=0.5, hi=0.5, rim=0.6, shadow=(2, 8, 10, 0.5), wobble=0.5)
    snow = scene.sheet()
    snow.fill(
        spline([(LEFT - 6, TOP - 50), (LEFT + 16, TOP - 92), (436, TOP - 132), (530, TOP - 150),
        (630, TOP - 134), (RIGHT + 20, TOP - 88), (RIGHT + 62, TOP - 44), (RIGHT + 40, TOP - 34),
        (RIGHT - 4, TOP - 62), (620, TOP - 84), (560, TOP - 92), (500, TOP - 88), (440, TOP - 86),
        (400, TOP - 62), (LEFT + 14, TOP - 42)]), WHITE, grad=linear(0, TOP - 150, 0, TOP - 40,
        FROST),
    )  # fmt: skip
    snow.fill(
        spline([(LEFT - 16, TOP - 10), (420, TOP - 20), (520, TOP - 15), (620, TOP - 21),
        (RIGHT + 18, TOP - 8), (600, TOP - 2), (470, TOP - 4)]), WHITE,
    )  # fmt: skip
    for number in range(1, 6):
        y = 388 + number * 102.7 - 4
        for x, wide in ((394, 34), (652, -36)):
            snow.fill(spline([(x, y + 1), (x + wide * 0.5, y - 9), (x + wide, y + 1)]), WHITE)
    snow.fill(
        spline([(LEFT - 40, FOOT + 16), (LEFT - 10, FOOT - 26), (LEFT + 30, FOOT - 8),
        (LEFT + 50, FOOT + 14)]), WHITE,
    )  # fmt: skip
    snow.fill(
        spline([(RIGHT - 60, FOOT + 14), (RIGHT - 10, FOOT - 20), (RIGHT + 50, FOOT - 50),
        (RIGHT + 96, FOOT - 14), (RIGHT + 60, FOOT + 20)]), WHITE,
    )  # fmt: skip
    with scene.layer("snow", contact=0.4):
        scene.add(snow, relief=14, lo=0.3, hi=0.2, rim=0.3, shadow=(2, 5, 6, 0.3), wobble=1)


def _puddle(scene: Scene) -> None:
    """Warm water runs out under the door, and the snow gives way."""
    pool = scene.sheet()
    shape = spline([
        (420, FOOT - 8), (640, FOOT - 8), (650, FOOT + 26), (570, FOOT + 52), (548, FOOT + 100),
        (470, FOOT + 122), (408, FOOT + 96), (420, FOOT + 50), (380, FOOT + 26),
    ])  # fmt: skip
    pool.fill(shape, TURQUOISE, 0.95, grad=linear(0, FOOT, 0, FOOT + 120, "#a8f4e8"))
    for _ in range(40):
        x, y = scene.rng.uniform(400, 640), scene.rng.uniform(FOOT, FOOT + 116)
        pool.fill(ellipse(x, y, scene.rng.uniform(6, 20), 1.6), WHITE, 0.6, clip=shape)
    pool.line(shape, WHITE, 5, 0.9)
    pool.fill(rect(396, FOOT - 12, 254, 14, 4), "#ffe27a")
    scene.add(pool, relief=5, lo=0.3, hi=0.5, rim=0.5, wobble=1)
    shell = scene.sheet()
    shell.fill(
        spline([(500, FOOT + 74), (512, FOOT + 56), (532, FOOT + 60), (534, FOOT + 78),
        (516, FOOT + 84)]), "#ff9a8a",
    )  # fmt: skip
    scene.add(shell, relief=4, shadow=(2, 3, 3, 0.4), wobble=0.3)
    steam = scene.page.noise(12, 60, 4, 0.55, (1, 2)) * np.exp(
        -(((scene.page.x - 520) / 150) ** 2) - (((scene.page.y - FOOT + 30) / 70) ** 2)
    )
    scene.tint(np.clip(steam * 0.5, 0, 0.3).astype(np.float32), WHITE)


def _snowman(scene: Scene) -> None:
    """He waits in line, a coin in his twigs; on the warm side he has begun to run."""
    x, y = 172, 1150
    scene.pool(x - 10, y + 6, 150, 24, "#4a70ac", 0.7)
    for cx, cy, wide, high in (
        (x, y - 76, 122, 100), (x + 6, y - 222, 92, 82), (x + 12, y - 344, 70, 66),
    ):  # fmt: skip
        ball = scene.sheet()
        shape = spline([
            (cx - wide, cy), (cx - wide * 0.74, cy - high * 0.72), (cx, cy - high),
            (cx + wide * 0.72, cy - high * 0.7), (cx + wide * 0.97, cy - 4),
            (cx + wide * 0.76, cy + high * 0.7), (cx, cy + high * 0.94),
            (cx - wide * 0.78, cy + high * 0.7),
        ])  # fmt: skip
        ball.fill(shape, WHITE, grad=linear(cx + wide, cy - high, cx - wide, cy + high, "#cfe0f4"))
        for _ in range(130):
            angle, far = scene.rng.uniform(0, 6.28), scene.rng.random() ** 0.5
            ball.fill(
                ellipse(cx + wide * far * math.cos(angle), cy + high * far * math.sin(angle), 7,
                3), scene.rng.choice([WHITE, "#c4d8ee"]), 0.35, clip=shape,
            )  # fmt: skip
        scene.add(
            ball, relief=46, lo=0.3, hi=0.4, rim=0.9, rim_width=4, rim_colour="#ffe07a",
            shadow=(-6, 8, 12, 0.35), wobble=1.6,
        )  # fmt: skip
    _snow_face(scene, x + 12, y - 344)
    twigs = scene.sheet()
    tone = "#4a3024"
    twigs.fill(limb([(x + 76, y - 232), (x + 132, y - 286), (x + 166, y - 304)], [12, 9, 7]), tone)
    for tip in ((x + 196, y - 334), (x + 204, y - 310), (x + 196, y - 290)):
        twigs.fill(limb([(x + 164, y - 303), tip], [6, 3.4]), tone)
    twigs.fill(limb([(x - 72, y - 226), (x - 126, y - 190), (x - 142, y - 140)], [11, 8, 6]), tone)
    for tip in ((x - 160, y - 118), (x - 140, y - 108), (x - 124, y - 118)):
        twigs.fill(limb([(x - 142, y - 142), tip], [5, 2.6]), tone)
    scene.add(twigs, relief=3, lo=0.5, hi=0.4, rim=0.6, shadow=(-3, 6, 5, 0.4), wobble=0.7)
    coin = scene.sheet()
    coin.fill(
        ellipse(x + 198, y - 318, 20), "#ffc928", grad=linear(x + 184, y - 334, x + 212, y - 300,
        "#d8901a"),
    )  # fmt: skip
    coin.line(ellipse(x + 198, y - 318, 14), "#fff0a0", 2.4)
    scene.add(coin, relief=4, lo=0.4, hi=0.6, rim=0.8, shadow=(-2, 5, 5, 0.4), wobble=0.2)
    grip = scene.sheet()
    grip.fill(limb([(x + 170, y - 304), (x + 190, y - 306), (x + 204, y - 316)], [5, 4.4, 3]), tone)
    scene.add(grip, relief=2, wobble=0.3, shadow=(0, 2, 2, 0.4))
    for number in range(3):
        lump = scene.sheet()
        lump.fill(ellipse(x + 30 + number * 2, y - 262 + number * 44, 9, 8), "#20283a")
        scene.add(lump, relief=5, hi=0.6, shadow=(-2, 3, 3, 0.4), wobble=0.5)


def _snow_face(scene: Scene, x: float, y: float) -> None:
    face = scene.sheet()
    for ex in (x + 4, x + 44):
        face.fill(ellipse(ex, y - 14, 8, 9.5), "#1c2434")
        face.fill(ellipse(ex + 3, y - 18, 2.6), "#fff6c0")
    for number in range(5):
        face.fill(ellipse(x + 6 + number * 9, y + 36 + 1.2 * (number % 2), 3.4), "#1c2434")
    scene.add(face, relief=4, hi=0.5, wobble=0.4)
    nose = scene.sheet()
    nose.fill(
        leaf((x + 16, y + 4), (x + 88, y + 14), 24, 0.05, 0.2), "#ff8a1e",
        grad=linear(x + 16, y, x + 80, y + 14, "#e05a10"),
    )  # fmt: skip
    scene.add(nose, relief=7, lo=0.5, hi=0.5, rim=0.8, shadow=(-4, 7, 6, 0.4), wobble=0.4)
    tear = scene.sheet()
    tear.fill(
        taper([(x + 50, y - 2), (x + 52, y + 14), (x + 48, y + 34)], [4, 6, 8]), "#7cc8f0", 0.7
    )
    tear.fill(
        spline([(x + 48, y + 28), (x + 55, y + 42), (x + 48, y + 50), (x + 41, y + 42)]), "#6abcf0"
    )
    tear.fill(ellipse(x + 45, y + 40, 2.4, 4), WHITE)
    scene.add(tear, relief=3, lo=0.3, hi=0.5, rim=0.6, wobble=0.3)
    bare = scene.sheet()
    for tip in ((x - 24, y - 106), (x - 2, y - 118), (x + 20, y - 108)):
        bare.fill(limb([(x - 2, y - 58), tip], [6, 3]), "#4a3024")
    scene.add(bare, relief=2, rim=0.5, wobble=0.8)


def _flakes(scene: Scene) -> None:
    """The storm comes from the left above; near flakes are large."""
    rng, snow = scene.rng, scene.sheet()
    for _ in range(1300):
        x, y, size = rng.uniform(-20, 820), rng.uniform(-20, 1220), 1 + 6 * rng.random() ** 4
        if GLASS.contains(x, y):
            continue
        snow.fill(taper([(x - size * 5, y - size * 2.6), (x, y)], [0.2, size * 0.9], 5), WHITE, 0.4)
        snow.fill(ellipse(x, y, size * 0.85), WHITE, rng.uniform(0.6, 1))
    for _ in range(36):
        x, y, size = rng.uniform(0, 800), rng.uniform(0, 1200), rng.uniform(5, 11)
        if not GLASS.contains(x, y):
            snow.fill(ellipse(x, y, size, size * 0.8), WHITE, 0.8, blur=2.4)
    scene.put(snow)
    scene.tint(smoothstep(260, -40, scene.page.y) * 0.25, "#e8f2fa")
