"""An old woman with both hands before her face, and between the fingers a garden in summer."""

import math
import random

import numpy as np

from pinxit_atelier.compose import across
from pinxit_atelier.engine import (
    Look,
    Page,
    Path,
    Scene,
    Sheet,
    ellipse,
    leaf,
    limb,
    linear,
    mix,
    poly,
    radial,
    spline,
    taper,
)
from pinxit_atelier.people import hand

LILAC, DEEP_LILAC = "#c4addc", "#8f74b6"
SKIN = "#efcbb0"
HEAD = spline(
    [
        (400, 236),
        (512, 256),
        (590, 340),
        (614, 470),
        (598, 620),
        (548, 742),
        (470, 826),
        (400, 846),
        (330, 826),
        (252, 742),
        (202, 620),
        (186, 470),
        (210, 340),
        (288, 256),
    ]
)
FACE = spline(
    [
        (400, 282),
        (496, 298),
        (566, 370),
        (590, 480),
        (574, 612),
        (528, 720),
        (462, 796),
        (400, 816),
        (338, 796),
        (272, 720),
        (226, 612),
        (210, 480),
        (234, 370),
        (304, 298),
    ]
)


def paint(page: Page) -> Scene:
    """Paint the wall, her hair, the garden where her face would be, and before it her hands."""
    scene = Scene(page, 8121, light=(400, 520, 330), glow="#fff6c8", shade="#7d6a9c", reach=900)
    _wall(scene)
    _bun(scene)
    _neck(scene)
    _shoulders(scene)
    _head(scene)
    _garden(scene)
    _hair(scene)
    _hands(scene)
    _butterfly(scene)
    scene.shine(400, 560, 300, "#f4ffce", 0.1)
    _pollen(scene)
    look = Look(
        vignette=0.10,
        bloom=0.30,
        bloom_from=0.8,
        bristle=0.03,
        shadows="#7a64a4",
        lights="#a89878",
        split=0.07,
        saturation=1.1,
    )
    return scene.finish(look)


def _wall(scene: Scene) -> None:
    page = scene.page
    where = across(page, 120, 0, 700, 1200) + 0.05 * page.noise(4, 320, 4)
    stops = [(0, "#eec9c8"), (0.5, "#e2afb8"), (1, "#c48fa8")]
    scene.backdrop(stops, where.astype(np.float32), amount=0.025)
    scene.shine(400, 480, 520, "#ffe9d0", 0.28)


def _combed(
    scene: Scene, shape: Path, locks: list[list[tuple[float, float]]], wide: float, seed: int
) -> None:
    """Lay locks of white hair on a shape."""
    rng = random.Random(seed)
    sheet = scene.sheet()
    sheet.fill(shape, "#ddd4ea")
    tones = ["#ffffff", "#ffffff", "#fdf8f2", "#efe9f4", "#dfd8ec", "#f7f0e4", "#c3bad8"]
    for line in locks:
        size = wide * rng.uniform(0.5, 1.3)
        sheet.fill(
            taper(line, [size * 0.3, size, size, size * 0.8, size * 0.2], 30),
            rng.choice(tones),
            0.9,
        )
    scene.add(sheet, relief=26, lo=0.35, hi=0.2, wobble=1.2, amount=0.03, hue=0.01,
              shadow=(4, 10, 18, 0.3))  # fmt: skip


def _bun(scene: Scene) -> None:
    """Behind the head: a bun with two needles in it, as if knitting could go on there."""
    rng = random.Random(4)
    needles = scene.sheet()
    needles.fill(taper([(300, 252), (572, 66)], [7, 7], 6), "#e0b45c")
    needles.fill(ellipse(576, 63, 12), "#e0566a")
    scene.add(needles, relief=4, rim=0.4, shadow=(4, 8, 8, 0.25), wobble=0.4)
    locks = []
    for number in range(150):
        radius = 92 * (1 - number / 190)
        start = rng.uniform(0, 6.28)
        locks.append(
            [
                (
                    440 + radius * math.cos(start + step * 0.42) * 1.12,
                    158 + radius * math.sin(start + step * 0.42) * 0.86,
                )
                for step in range(6)
            ]
        )
    _combed(scene, ellipse(440, 158, 104, 80), locks, 8, 3)


def _hair(scene: Scene) -> None:
    """White hair, drawn back from a parting at one side."""
    rng = random.Random(6)
    cap = spline(
        [
            (392, 172),
            (520, 184),
            (626, 268),
            (664, 410),
            (650, 560),
            (612, 640),
            (588, 560),
            (584, 420),
            (520, 300),
            (400, 262),
            (280, 300),
            (216, 420),
            (212, 560),
            (188, 640),
            (150, 560),
            (136, 410),
            (174, 268),
            (270, 184),
        ]
    )
    locks = []
    for number in range(460):
        side = 1 if number % 2 else -1
        layer = 1 - number / 460
        wide, high = 196 + 60 * layer, 214 + 86 * layer
        start, end, wave = -96 + rng.uniform(0, 40), rng.uniform(4, 34), rng.uniform(0, 6)
        line = []
        for step in range(7):
            turn = math.radians(start + (end - start) * step / 6)
            swing = 1 + 0.022 * math.sin(step * 1.6 + wave)
            line.append(
                (400 + side * wide * swing * math.cos(turn), 476 + high * swing * math.sin(turn))
            )
        locks.append(line)
    _combed(scene, cap, locks, 8, 7)
    loose = scene.sheet()
    for _ in range(60):
        side, turn = rng.choice([-1, 1]), rng.uniform(-86, 10)
        line = []
        for step in range(4):
            angle = math.radians(turn + step * 9)
            far = 1 + step * rng.uniform(0.004, 0.03)
            line.append(
                (400 + side * 262 * far * math.cos(angle), 476 + 304 * far * math.sin(angle))
            )
        loose.fill(
            taper(line, [2, 1.4, 0.4], 12), rng.choice(["#ffffff", "#efe9f4", "#d6cde6"]), 0.9
        )
    scene.put(loose, wobble=0.4)


def _neck(scene: Scene) -> None:
    neck = scene.sheet()
    neck.fill(limb([(400, 780), (400, 1010)], [186, 220]), mix(SKIN, "#c08a94", 0.25))
    for side in (-1, 1):
        fold = [(400 + side * 70, 800), (400 + side * 40, 900), (400 + side * 22, 980)]
        neck.fill(taper(fold, [2, 9, 2]), "#a9726c", 0.5, blur=3)
    scene.add(neck, relief=40, lo=0.5, hi=0.2, wobble=0.6)


def _head(scene: Scene) -> None:
    """Ears with pearls, and the rim of a face."""
    for side in (-1, 1):
        ear = scene.sheet()
        x = 400 + side * 216
        ear.fill(
            ellipse(x, 560, 34, 62, side * 8), SKIN, grad=radial(x - side * 14, 560, 60, "#d79a86")
        )
        ear.line(
            spline([(x + side * 10, 516), (x + side * 22, 556), (x + side * 6, 596)], closed=False),
            "#b87a6c",
            5,
            0.6,
        )
        ear.fill(ellipse(x + side * 4, 630, 13), "#fffaf2", grad=radial(x, 626, 16, "#cfc0dc"))
        scene.add(ear, relief=14, lo=0.4, hi=0.3, rim=0.4, wobble=0.6, shadow=(0, 6, 8, 0.3))
    skin = scene.sheet()
    skin.fill(HEAD, SKIN, grad=radial(400, 520, 340, "#d9a48c"))
    scene.add(skin, relief=30, lo=0.4, hi=0.3, wobble=0.8, shadow=(0, 8, 14, 0.3))


def _shoulders(scene: Scene) -> None:
    """A cardigan in a rib stitch."""
    sheet = scene.sheet()
    body = spline(
        [
            (-40, 1240, 1),
            (-30, 1080),
            (60, 986),
            (210, 930),
            (292, 896),
            (340, 960),
            (400, 1050),
            (460, 960),
            (508, 896),
            (590, 930),
            (740, 986),
            (830, 1080),
            (840, 1240, 1),
        ]
    )
    sheet.fill(body, LILAC, grad=linear(0, 900, 0, 1220, DEEP_LILAC))
    for column in range(46):
        x = -20 + column * 18.6
        line = [(400 + (x - 400) * 0.62, 880), (400 + (x - 400) * 0.94, 1020), (x, 1230)]
        sheet.line(spline(line, closed=False), "#8a6db4", 4, 0.5, clip=body)
        sheet.line(
            spline([(px + 7, py) for px, py in line], closed=False), "#d9c8ec", 3, 0.6, clip=body
        )
    scene.add(sheet, relief=46, lo=0.5, hi=0.4, rim=0.4, wobble=1.2, shadow=(0, -4, 18, 0.3))


def _garden(scene: Scene) -> None:
    """All of it is still there: lawn, beds, the tree, the swing."""
    sheet = scene.sheet()
    with sheet.inside(FACE):
        sheet.fill(FACE, "#fffde0", grad=linear(0, 300, 0, 640, "#c4fbf0"))
        sheet.fill(ellipse(430, 470, 130, 120), "#fffde0", 0.95, blur=40)
        _hedges(sheet, 41)
        lawn = spline(
            [(150, 640), (300, 612), (420, 622), (540, 604), (660, 630), (660, 900), (150, 900)]
        )
        sheet.fill(lawn, "#cdf070", grad=linear(0, 610, 0, 830, "#4fb05c"))
    scene.add(sheet, relief=0, wobble=0.8, amount=0.05)
    inner = scene.sheet()
    with inner.inside(FACE):
        _tree(inner)
        _beds(inner)
        _swing(inner)
    scene.add(inner, relief=3, lo=0.3, hi=0.3, wobble=0.5, amount=0.05)
    light = scene.sheet()
    light.fill(FACE, "#fffbc4", 0.4, grad=radial(400, 480, 300, "#4fc08a"))
    scene.put(light, "soft", opacity=0.7)
    scene.shine(400, 500, 150, "#fffbd0", 0.3, high=1.3)
    edge = scene.sheet()
    edge.line(FACE, "#b98a94", 18, 0.55, blur=9, clip=FACE)
    edge.line(FACE, "#fffdf0", 5, 0.9, blur=2)
    scene.put(edge)


def _hedges(sheet: Sheet, seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(420):
        x, y = rng.uniform(170, 630), rng.uniform(470, 640)
        tone = rng.choice(["#7cc894", "#52ae82", "#a4dc9c", "#3f9474", "#d0ee98"])
        if y > 520 + 40 * math.sin(x / 60):
            sheet.fill(ellipse(x, y, rng.uniform(6, 17), rng.uniform(5, 12)), tone, 0.8)


def _tree(sheet: Sheet) -> None:
    rng = random.Random(77)
    trunk = limb([(262, 690), (268, 560), (280, 440), (300, 330)], [44, 34, 30, 26])
    sheet.fill(trunk, "#a9796a", grad=linear(240, 0, 300, 0, "#6f4a58"))
    bough = taper([(284, 420), (360, 352), (470, 330), (580, 336)], [28, 22, 16, 8])
    sheet.fill(bough, "#96685e")
    for _ in range(620):
        turn, far = rng.uniform(0, 2 * math.pi), rng.random() ** 0.6
        x, y = 390 + 250 * far * math.cos(turn), 300 + 86 * far * math.sin(turn)
        tone = rng.choice(["#3f9a5c", "#62b864", "#94d46c", "#ccec7c", "#2a7f58", "#f4fba0"])
        sheet.fill(leaf((x, y), (x + rng.uniform(-16, 16), y + rng.uniform(8, 22)), 10), tone, 0.95)


def _beds(sheet: Sheet) -> None:
    rng = random.Random(31)
    for _ in range(420):
        side = rng.choice([-1, 1])
        down = rng.random()
        x = 400 + side * (64 + 140 * rng.random()) * (1.0 - 0.45 * down)
        y = 640 + 180 * down
        stem = y - rng.uniform(14, 60)
        sheet.line(poly([(x, y), (x + rng.uniform(-4, 4), stem)], closed=False), "#4f9a64", 2)
        tone = rng.choice(
            ["#ff7fa4", "#ffd23f", "#ffffff", "#c774d8", "#ff9a5c", "#7fa8f0", "#ff5c7a"]
        )
        size = rng.uniform(5, 10)
        for petal in range(5):
            a = petal * 1.257 + rng.random()
            sheet.fill(
                ellipse(x + size * 0.7 * math.cos(a), stem + size * 0.7 * math.sin(a), size * 0.6),
                tone,
            )
        sheet.fill(ellipse(x, stem, size * 0.4), "#fff3a8")


def _swing(sheet: Sheet) -> None:
    """It is empty, and high up on one side."""
    for start, end, alpha in (((366, 350), (316, 690), 0.14), ((366, 350), (340, 700), 0.22),
                              ((366, 350), (388, 702), 1.0)):  # fmt: skip
        for off in (0, 60):
            sheet.line(poly([(start[0] + off, start[1] - 4), (end[0] + off, end[1] - off * 0.2)],
                            closed=False), "#8a5a4a", 4, alpha)  # fmt: skip
        seat = poly(
            [
                (end[0] - 12, end[1] + 4),
                (end[0] + 72, end[1] - 18),
                (end[0] + 74, end[1] - 6),
                (end[0] - 10, end[1] + 17),
            ]
        )
        sheet.fill(seat, "#e2484e", alpha)


def _hands(scene: Scene) -> None:
    for x, turn, flip in ((196.0, -84.0, False), (604.0, -96.0, True)):
        hand(
            scene, x, 856, 214, pose="open", roll=0, turn=turn, skin=SKIN, flip=flip, old=0.85,
            arm=0.5, cuff=(LILAC, DEEP_LILAC), rim=0.8, rim_width=4.5,
            rim_colour="#fff6b4", shadow=(0, 8, 16, 0.35),
        )  # fmt: skip


def _butterfly(scene: Scene) -> None:
    sheet = scene.sheet()
    with sheet.at(660, 372, 1.15, 24):
        for side in (-1, 1):
            wing = spline(
                [(0, 0, 1), (side * 20, -34), (side * 48, -40), (side * 52, -14), (side * 26, 4)]
            )
            low = spline(
                [(0, 2, 1), (side * 26, 6), (side * 38, 22), (side * 24, 38), (side * 6, 22)]
            )
            sheet.fill(wing, "#ffb12e", grad=radial(0, 0, 60, "#ff7a3a"))
            sheet.fill(low, "#ffd24a", grad=radial(0, 10, 44, "#ff9a3a"))
            sheet.line(wing, "#5a2f3a", 3)
            sheet.line(low, "#5a2f3a", 3)
            sheet.fill(ellipse(side * 38, -26, 5), "#fff6d8")
            sheet.fill(ellipse(side * 24, 22, 4), "#fff6d8")
            sheet.line(
                spline([(0, -12), (side * 8, -30), (side * 14, -38)], closed=False), "#5a2f3a", 2
            )
        sheet.fill(taper([(0, -16), (0, 6), (0, 28)], [5, 8, 3]), "#4a2832")
    scene.add(sheet, relief=5, rim=0.5, wobble=0.4, shadow=(6, 14, 10, 0.35))


def _pollen(scene: Scene) -> None:
    scene.motes(90, "#fff6b0", (120, 250, 680, 1150), (1, 3.4), 0.8)
    dust = scene.sheet()
    rng = random.Random(19)
    for _ in range(240):
        x = rng.choice([rng.gauss(110, 60), rng.gauss(690, 60)])
        dust.fill(
            ellipse(x, rng.gauss(1020, 34), rng.uniform(1, 2.6)), "#ffe36a", rng.uniform(0.5, 1)
        )
    scene.put(dust)
