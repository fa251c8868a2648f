"""From deep inside a cave that may be a mouth, we look out at a toddler who offers us a lolly."""

import math

import numpy as np

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
    radial,
    ramp,
    rect,
    smoothstep,
    spline,
    taper,
)
from pinxit_atelier.people import Cel, Figure, Stage
from pinxit_atelier.people import Look as Person

NIGHT, WET, FLESH, ROSE, PEACH, LEMON = (
    "#1c0512", "#4a0f22", "#a83248", "#ff8fa0", "#ffc9a0", "#fff3b8",
)  # fmt: skip
SEA, FUR, FUR_LIGHT = "#7fd0d4", "#5c4a8c", "#c8a6e0"
SUN = 452, 452
SHORE = 560
CHILD = 448, 806, 350

Tooth = tuple[float, float, float, float, float]  # root, tip, width


def paint(page: Page) -> Scene:
    """Paint the morning, then one ring of the throat before the other, and our feet last."""
    scene = Scene(
        page, 3107, light=(SUN[0], SUN[1], 190), glow="#ffc2a0", shade="#23040f", reach=560
    )
    _morning(scene)
    _parents(scene)
    _lip(scene)
    _child(scene)
    _lower_teeth(scene)
    _tongue(scene)
    _shadow(scene)
    _crab(scene)
    _rings(scene)
    _brush(scene)
    _light(scene)
    _feet(scene)
    scene.motes(46, "#ffe0c0", (180, 300, 700, 1000), size=(0.6, 2.2), strength=0.6)
    return scene.finish(
        Look(vignette=0.3, bloom=0.4, bloom_from=0.8, contrast=1.1, shadows="#4a1038",
        lights="#ffb070", split=0.08),
    )  # fmt: skip


def _morning(scene: Scene) -> None:
    """Sky, sun, sea and sand outside."""
    page = scene.page
    sky = [(0, "#f0628c"), (0.4, "#ff8f9c"), (0.75, "#ffb890"), (1, "#ffe09a")]
    scene.backdrop(sky, ((page.y - 180) / (SHORE - 180)).astype(np.float32), amount=0.06)
    clouds = page.noise(5, 150, 4, 0.55, (3.4, 0.6)) * smoothstep(SHORE - 10, SHORE - 130, page.y)
    scene.tint(np.clip(clouds - 0.15, 0, 0.7) * 0.8, "#ffd0c4")
    sun = scene.sheet()
    sun.fill(ellipse(*SUN, 116), "#fffbe0")
    scene.put(sun)
    scene.shine(*SUN, 190, "#ffc86a", 0.45)
    depth = ((page.y - SHORE) / 70).astype(np.float32)
    sea = ramp([(0, "#ffd9a8"), (0.35, "#8fd8d0"), (1, "#3fa8b8")], depth)
    water = smoothstep(SHORE - 1, SHORE + 1, page.y)[..., None]
    scene.image = (scene.image * (1 - water) + sea * water).astype(np.float32)
    foam = scene.sheet()
    for _ in range(90):
        part = scene.rng.random()
        y = SHORE + 4 + part * 62
        x, far = scene.rng.uniform(120, 740), 10 + part * 40
        near = math.exp(-(((x - SUN[0]) / 120) ** 2))
        foam.fill(
            ellipse(x, y, far, 0.8 + part * 1.5), mix("#d8fff0", "#fffbd0", near), 0.25 + 0.6 * near
        )
    scene.put(foam)
    sand = scene.sheet()
    beach = spline([
        (60, 640, 1), (240, 628), (420, 636), (600, 620), (780, 634, 1), (780, 860, 1),
        (60, 860, 1),
    ])  # fmt: skip
    sand.fill(beach, "#ffd8a6", grad=linear(0, 620, 0, 760, "#f0a890"))
    for _ in range(500):
        x, y = scene.rng.uniform(100, 760), scene.rng.uniform(640, 800)
        sand.fill(ellipse(x, y, 3, 0.9), scene.rng.choice(["#fff0cc", "#d88a78"]), 0.5, clip=beach)
    scene.add(sand, relief=5, rim=0.5, wobble=1)
    edge = scene.sheet()
    edge.line(
        spline([(60, 636), (240, 625), (420, 633), (600, 617), (780, 631)], closed=False),
        "#ffffff", 6, 0.95,
    )  # fmt: skip
    scene.put(edge, wobble=2)


def _parents(scene: Scene) -> None:
    """Two who sleep under a parasol, far away."""
    x, y = 268, 668
    scene.pool(x + 6, y + 4, 74, 7, "#a04a58", 0.6)
    towel = scene.sheet()
    towel.fill(
        spline([(x - 66, y + 6, 1), (x + 58, y + 8, 1), (x + 66, y - 4, 1), (x - 54, y - 5, 1)]),
        "#fffaf0",
    )
    scene.add(towel, wobble=0.3)
    for number, (skin, suit) in enumerate((("brown", "#2f8f9c"), ("tan", "#e8486a"))):
        who = Person(
            body=("broad", "adult")[number], skin=skin, hair=("crop", "curly")[number],
            coat="shirt", colour=suit, trousers=skin_tone(skin), shoes="bare", face="sleep",
        )  # fmt: skip
        Figure(who, "lie", "side").draw(scene, x + 8 + number * 8, y - 8 + number * 6, 104, rim=0.3)
    shade = scene.sheet()
    shade.line(spline([(x + 10, y + 2), (x - 4, y - 96)], closed=False), "#fff4e0", 4)
    for index in range(6):
        left, right = -66 + index * 22, -44 + index * 22
        panel = spline([
            (x - 5, y - 104, 1), (x - 8 + left * 0.7, y - 88),
            (x - 6 + left, y - 50 - index * 2, 1),
            (x - 6 + (left + right) / 2, y - 58 - index * 2), (x - 6 + right, y - 52 - index * 2,
            1), (x - 8 + right * 0.7, y - 90),
        ])  # fmt: skip
        shade.fill(panel, "#ff5a78" if index % 2 else "#fff8ec")
    scene.add(shade, relief=6, lo=0.3, rim=0.4, wobble=0.4)


def skin_tone(name: str) -> Colour:
    """Return a colour for bare legs."""
    return {"brown": "#9a6240", "tan": "#d9a172"}[name]


def _lip(scene: Scene) -> None:
    """The threshold: a wet bank between the sand and the red path."""
    bank = scene.sheet()
    bank.fill(
        spline([(60, 800, 1), (220, 764), (340, 752), (450, 748), (580, 756), (700, 782),
        (790, 830, 1), (790, 1000, 1), (60, 1000, 1)]), "#e8728a",
        grad=linear(0, 745, 0, 860, "#7a1a34"),
    )  # fmt: skip
    scene.add(
        bank, relief=22, lo=0.5, hi=0.7, rim=1.0, rim_width=4, rim_colour="#ffe0c0", wobble=1.4
    )


def _lower_teeth(scene: Scene) -> None:
    """A row with a gap, wide enough for somebody small."""
    rocks = scene.sheet()
    for tooth in (
        (206, 850, 228, 726, 86), (282, 850, 298, 752, 78), (350, 846, 358, 768, 62),
        (552, 846, 544, 764, 64), (620, 850, 608, 750, 80), (694, 850, 672, 728, 86),
    ):  # fmt: skip
        _tooth(rocks, tooth, "#ffe8d4", "#c88488")
    scene.add(
        rocks, relief=16, lo=0.5, hi=0.6, rim=1, rim_width=3, shadow=(0, 6, 9, 0.5), wobble=1.4
    )
    gum = scene.sheet()
    gum.fill(
        spline([(60, 846, 1), (250, 822), (330, 812), (452, 806), (570, 812), (670, 822),
        (790, 850, 1), (790, 1000, 1), (60, 1000, 1)]), "#e0607c",
        grad=linear(0, 805, 0, 890, "#6a1430"),
    )  # fmt: skip
    scene.add(
        gum, relief=16, lo=0.5, hi=0.7, rim=0.8, rim_width=4, shadow=(0, -3, 8, 0.4), wobble=1.4
    )


def _child(scene: Scene) -> None:
    """A toddler in a bathing suit, before the sun, who holds out a lolly."""
    x, y, tall = CHILD
    who = Person(
        body="toddler", skin="#ecb88c", hair="buns", hair_colour="#3a1a16", coat="tunic",
        colour="#ffe14a", trim="#ff7a4a", pattern="dots", hem=0.04, trousers="#ecb88c",
        shoes="bare", face="smile", gaze=(0, 0.1),
    )  # fmt: skip
    pose = Figure(
        who, "stand", "front", lean=0, head=-4, near_arm=(92, 126), far_arm=(26, 40),
        near_hand="fist", far_hand="open", near_leg=(6, 2), far_leg=(8, 4),
    )  # fmt: skip
    pose.draw(
        scene, x, y, tall, under=_lolly, rim=1.3, rim_width=3, rim_colour="#fff4c8", ground=0.9,
        light=(x + 60, 330, 420),
    )  # fmt: skip
    fx, fy = pose.page("wrn", 6, -30)
    scene.shine(fx, fy, 34, "#c8fff4", 0.35)


def _shadow(scene: Scene) -> None:
    """The child's, which comes in before the child."""
    x = CHILD[0]
    long = scene.sheet()
    outline = [
        (x - 40, 806), (x + 40, 806), (x + 62, 930), (x + 20, 1030), (x - 44, 1020), (x - 70, 920),
    ]  # fmt: skip
    long.fill(spline(outline), "#4a0824", 0.55, blur=9)
    scene.put(long)


def _lolly(stage: Stage, figure: Figure) -> None:
    x, y = (float(part) for part in figure.joints["wrn"])
    x, y = x + 2.4, y - 2.0
    with stage.part(relief=2.2, lo=0.35, hi=0.5, depth=0.8) as cel:
        cel.line(spline([(x, y + 5), (x + 0.6, y - 12)], closed=False), "#e8b878", 2.6)
        with cel.at(x + 1, y - 8, 1.3, 6):
            _ice(cel, 0, 0)


def _ice(cel: Cel, x: float, y: float) -> None:
    body = spline([
        (x - 7, y, 1), (x - 7.4, y - 18), (x - 5, y - 27), (x + 1, y - 29), (x + 6.4, y - 26),
        (x + 8, y - 18), (x + 7.4, y, 1),
    ])  # fmt: skip
    bite = ellipse(x + 8, y - 28, 6.4)
    shape = minus(body, bite)
    cel.fill(shape, "#27c8c8", grad=linear(x, y - 29, x, y, "#e8fff0"))
    cel.fill(rect(x - 9, y - 12, 20, 5), "#ffffff", 0.9, clip=shape)
    for way in (-3, 2.6):
        cel.fill(
            limb([(x + way, y - 22), (x + way, y - 5)], [1.6, 1.6]), "#0f98a8", 0.6, clip=shape
        )
    cel.fill(ellipse(x - 2, y + 2.6, 1.5, 2.2), "#9ff0ec")


def _crab(scene: Scene) -> None:
    """It keeps the lower lip, claws up."""
    x, y = 560, 836
    scene.pool(x, y + 8, 40, 8, "#3a0418", 0.8)
    crab = scene.sheet()
    for side in (-1, 1):
        for number in range(3):
            knee = x + side * (36 + number * 7), y - 10 + number * 5
            foot = x + side * (44 + number * 3), y + 8 + number * 2
            crab.fill(limb([(x + side * 16, y - 2), knee, foot], [6, 5, 2]), "#d83a34")
        elbow, wrist = (x + side * 40, y - 22), (x + side * 38, y - 46)
        crab.fill(limb([(x + side * 20, y - 8), elbow, wrist], [7, 8, 7]), "#e84a3a")
        claw = ellipse(x + side * 38, y - 58, 14, 17, side * 12)
        crab.fill(minus(claw, leaf((x + side * 32, y - 84), (x + side * 36, y - 54), 9)), "#ff6a4a")
        crab.line(
            spline([(x + side * 8, y - 16), (x + side * 9, y - 30)], closed=False), "#e84a3a", 3
        )
    crab.fill(
        spline([(x - 30, y - 4), (x - 22, y - 20), (x, y - 24), (x + 22, y - 20), (x + 30, y - 4),
        (x + 16, y + 8), (x - 16, y + 8)]), "#f0523c",
    )  # fmt: skip
    scene.add(
        crab, relief=8, lo=0.5, hi=0.6, rim=1, rim_width=2, shadow=(2, 6, 5, 0.5), wobble=0.3,
        light=(SUN[0], 400, 300),
    )  # fmt: skip
    eyes = scene.sheet()
    for side in (-1, 1):
        eyes.fill(ellipse(x + side * 9, y - 32, 5), "#fffaf0")
        eyes.fill(ellipse(x + side * 9 - 2, y - 32, 2.6), "#1c0810")
    eyes.line(spline([(x - 8, y - 3), (x, y - 6), (x + 8, y - 3)], closed=False), "#7a1420", 2)
    scene.put(eyes)


def _tongue(scene: Scene) -> None:
    """The red path towards us: a furrow in the middle, and wet light on it."""
    rng = scene.rng
    base = scene.sheet()
    base.fill(
        spline([(-20, 900, 1), (200, 884), (440, 872), (640, 884), (820, 900, 1), (820, 1260, 1),
        (-20, 1260, 1)]), "#6a1430", grad=linear(0, 872, 0, 1120, NIGHT),
    )  # fmt: skip
    scene.add(base, relief=12, lo=0.3, wobble=1)
    tongue = scene.sheet()
    shape = spline([
        (330, 836), (392, 818), (452, 828), (516, 816), (584, 836), (676, 920), (742, 1040),
        (800, 1240, 1), (30, 1240, 1), (110, 1040), (222, 920),
    ])  # fmt: skip
    tongue.fill(shape, "#d8506a", grad=linear(0, 790, 0, 1180, "#5a1028"))
    for _ in range(1500):
        y = 800 + 400 * rng.random() ** 1.2
        near = (y - 790) / 410
        x = 440 + rng.uniform(-1, 1) * (120 + near * 300)
        size = 1.4 + near * 6
        spot = ellipse(x, y, size, size * 0.6)
        tongue.fill(spot, mix("#ff9aa4", "#8a2440", near * 0.9), 0.34, clip=shape)
        tongue.fill(
            ellipse(x, y - size * 0.25, size * 0.5, size * 0.2), "#ffd0c8", 0.4 * (1 - near * 0.7),
            clip=shape,
        )  # fmt: skip
    scene.add(
        tongue, relief=60, lo=0.7, hi=0.5, rim=0.7, rim_width=4, shadow=(0, 10, 20, 0.6), wobble=1.2
    )
    furrow = scene.sheet()
    furrow.fill(
        taper([(452, 798), (446, 900), (428, 1040), (404, 1230)], [5, 16, 34, 54]), "#4a0a22", 0.6,
        blur=9,
    )  # fmt: skip
    furrow.fill(taper([(440, 830), (424, 940), (388, 1080)], [4, 12, 5]), "#ffc0b0", 0.5, blur=5)
    for x, y, far in (
        (520, 850, 36), (352, 880, 30), (580, 960, 50), (280, 1000, 56), (474, 1010, 40),
    ):  # fmt: skip
        furrow.fill(ellipse(x, y, far, far * 0.16, -4), "#ffd8c4", 0.5, blur=4)
        furrow.fill(ellipse(x - far * 0.2, y - 2, far * 0.4, far * 0.05), "#fffaf0", 0.8, blur=1.2)
    scene.put(furrow)


def _hole(grow: float, seed: int, down: float = 0) -> Path:
    """Return the opening of one ring of the throat."""
    rng = np.random.default_rng(seed)
    points = []
    for index in range(22):
        angle = 2 * math.pi * index / 22
        wild = 1 + rng.uniform(-0.05, 0.05)
        x = 440 - (grow - 1) * 30 + 300 * grow * wild * math.cos(angle)
        high = 268 if math.sin(angle) < 0 else 300
        y = 520 + down + high * grow * wild * math.sin(angle)
        points.append((x, y))
    return spline(points)


def _tooth(sheet: Sheet, tooth: Tooth, tone: Colour, deep: Colour) -> None:
    """A tooth or a rock: blunt, broader at the root, with flaws."""
    x, y, tip_x, tip_y, wide = tooth
    way = math.copysign(1, tip_y - y)
    mid_x, mid_y = (x + tip_x) / 2, (y + tip_y) / 2
    shape = spline([
        (x - wide * 0.55, y - way * 16), (x - wide * 0.5, y + way * 12),
        (mid_x - wide * 0.4, mid_y), (tip_x - wide * 0.22, tip_y - way * 10),
        (tip_x + wide * 0.02, tip_y), (tip_x + wide * 0.2, tip_y - way * 14),
        (mid_x + wide * 0.38, mid_y - way * 6), (x + wide * 0.5, y + way * 10),
        (x + wide * 0.55, y - way * 16),
    ])  # fmt: skip
    sheet.fill(shape, deep, grad=linear(x, y, tip_x, tip_y, tone))
    for number in range(3):
        off = (number - 1) * 0.2 * wide
        line = [
            (x + off * 1.6, y), (mid_x + off * 1.1, mid_y), (tip_x + off * 0.4, tip_y - way * 16),
        ]  # fmt: skip
        sheet.fill(taper(line, [wide * 0.05, wide * 0.03, 0.6]), darker(deep, 0.5), 0.4, clip=shape)


FAR_TEETH: tuple[Tooth, ...] = (
    (236, 330, 262, 402, 74), (304, 276, 318, 366, 78), (384, 250, 388, 352, 84),
    (470, 244, 474, 330, 82), (556, 262, 548, 372, 88), (634, 314, 612, 388, 70),
    (696, 380, 664, 432, 62),
)  # fmt: skip
NEAR_TEETH: tuple[Tooth, ...] = (
    (96, 196, 150, 352, 116), (232, 96, 262, 232, 132), (640, 60, 628, 214, 140),
    (762, 170, 716, 330, 118), (60, 1010, 112, 846, 130), (796, 1010, 748, 856, 126),
)  # fmt: skip


def _rings(scene: Scene) -> None:
    """Ring before ring, each darker: gums with teeth, the palate's ridges, the throat."""
    page = rect(-60, -60, 920, 1320)
    low = rect(-60, 1000, 920, 320)
    for number, (grow, tone, deep) in enumerate(
        ((1.0, "#c84a62", "#7a1a34"), (1.24, "#7a1a32", "#4a0c22"), (1.56, "#480c22", "#2a0614"),
        (1.98, "#220512", "#100208")),
    ):  # fmt: skip
        teeth = FAR_TEETH if number == 0 else NEAR_TEETH if number == 2 else ()
        rocks = scene.sheet()
        for tooth in teeth:
            _tooth(
                rocks, tooth, ("#fff0dc", "", "#c87a80")[number], ("#d89a98", "", "#5a2030")[number]
            )
        if teeth:
            scene.add(
                rocks, relief=20, lo=0.55, hi=0.6, rim=1.0 - number * 0.2, rim_width=3.4,
                shadow=(0, 8, 12, 0.5), wobble=1.6,
            )  # fmt: skip
        ring = scene.sheet()
        hole = _hole(grow, 40 + number, number * 6)
        shape = minus(
            minus(page, hole), spline([(130 - number * 60, 1260, 1),
            (250 - number * 40, 840 + number * 40), (450, 800),
            (650 + number * 40, 840 + number * 40), (740 + number * 60, 1260, 1)]),
        )  # fmt: skip
        shape = shape if number < 3 else minus(shape, low)
        ring.fill(shape, tone, grad=radial(440, 520, 330 * grow + 120, deep))
        for _ in range(260):
            angle, far = scene.rng.uniform(0, 2 * math.pi), scene.rng.uniform(1, 1.4)
            x, y = (
                440 + 305 * grow * far * math.cos(angle), 520 + 275 * grow * far * math.sin(angle),
            )  # fmt: skip
            size = scene.rng.uniform(3, 16) * grow
            tones: list[Colour] = [mix(tone, ROSE, 0.25), deep]
            ring.fill(
                ellipse(x, y, size, size * 0.35, math.degrees(angle) + 90),
                scene.rng.choice(tones), 0.3, clip=shape,
            )  # fmt: skip
        scene.add(
            ring, relief=34 + number * 12, lo=0.7, hi=0.75, rim=0.8 - number * 0.16,
            rim_width=4 + number, shadow=(0, 6, 22, 0.6), wobble=3, bump=1.5, dim=0.2,
        )  # fmt: skip
        gleam = scene.sheet()
        for _ in range(5 - number):
            angle = scene.rng.uniform(math.pi * 1.05, math.pi * 1.95)
            x, y = 440 + 318 * grow * math.cos(angle), 520 + 290 * grow * math.sin(angle)
            gleam.fill(
                ellipse(x, y, 15 * grow, 3 * grow, math.degrees(angle) + 90), "#ffe4d4",
                0.65 - number * 0.12, blur=1.6,
            )  # fmt: skip
        scene.put(gleam)


def _brush(scene: Scene) -> None:
    """A toothbrush as long as an oar, leant against the wall."""
    brush = scene.sheet()
    line = [(742, 1120), (700, 900), (668, 700), (650, 574)]
    brush.fill(limb(line, [30, 25, 16, 22]), "#1fa8b4", grad=linear(640, 600, 740, 1100, "#0a4a60"))
    brush.fill(limb([(652, 596), (636, 500)], [24, 26]), "#2fc4c8")
    for number in range(26):
        part = number / 25
        x, y = 641 - 14 * part + 2, 592 - 92 * part
        far = 34 + 5 * math.sin(number * 2.1)
        tone = "#ffffff" if number // 5 % 2 else "#ff8aa0"
        brush.fill(taper([(x, y), (x - far, y + 4)], [5, 4]), tone)
    scene.add(
        brush, relief=9, lo=0.6, hi=0.6, rim=1, rim_width=2.6, shadow=(10, 10, 12, 0.6), wobble=0.5
    )


def _light(scene: Scene) -> None:
    scene.shine(SUN[0], SUN[1] + 30, 330, "#ff9a80", 0.26)
    scene.rays(SUN[0], SUN[1], 0.25, math.pi - 0.25, "#ffc090", 0.28, seed=4, count=20, length=760)


def _feet(scene: Scene) -> None:
    """Our own: two shaggy feet, toes towards the morning."""
    rng = scene.rng
    for side, x, y in ((-1, 230, 1186), (1, 566, 1180)):
        foot = scene.sheet()
        toes = []
        for number in range(4):
            part = number - 1.5
            toes.append(
                (x + part * 62, y - 100 + abs(part + side * 0.4) ** 2 * 15, 40 - abs(part) * 2)
            )
        for _ in range(1700):
            angle = rng.uniform(-math.pi, 0.1)
            far = rng.random() ** 0.5
            px, py = x + 128 * far * math.cos(angle), y + 30 + 128 * far * math.sin(angle)
            _lock(
                foot, px, py, -math.pi / 2 + (px - x) / 150 + rng.uniform(-0.4, 0.4),
                rng.uniform(18, 38), mix("#3c2c6a", "#1c1036", rng.random()),
            )  # fmt: skip
        scene.add(
            foot, relief=30, lo=0.7, hi=0.5, rim=0.6, rim_width=3, rim_colour="#ffb8c0",
            shadow=(0, -6, 18, 0.7), wobble=0.6,
        )  # fmt: skip
        for tx, ty, size in sorted(toes, key=lambda toe: toe[1]):
            _toe(scene, tx, ty, size)


def _toe(scene: Scene, x: float, y: float, size: float) -> None:
    """One toe: a tuft that catches the morning, and a blunt nail."""
    rng = scene.rng
    tuft = scene.sheet()
    for _ in range(420):
        angle, far = rng.uniform(0, 2 * math.pi), rng.random() ** 0.5
        px, py = x + size * far * math.cos(angle), y + size * 1.15 * far * math.sin(angle)
        tone = mix(FUR, FUR_LIGHT, max(0.0, 0.2 + (y - py) / size) * rng.random())
        _lock(
            tuft, px, py + 6, -math.pi / 2 + (px - x) / 40 + rng.uniform(-0.3, 0.3),
            rng.uniform(10, 24), tone,
        )  # fmt: skip
    scene.add(
        tuft, relief=26, lo=0.8, hi=0.6, rim=1.2, rim_width=3, rim_colour="#ffc0c0",
        shadow=(0, 4, 9, 0.6), wobble=0.5,
    )  # fmt: skip
    nail = scene.sheet()
    nail.fill(
        spline([(x - 16, y - 12), (x - 15, y - 38), (x, y - 54), (x + 15, y - 38),
        (x + 16, y - 12), (x, y - 4)]), "#fff0e0", grad=linear(x, y - 52, x, y - 4, "#8a5a84"),
    )  # fmt: skip
    scene.add(
        nail, relief=10, lo=0.4, hi=0.6, rim=0.8, rim_width=2, shadow=(0, 3, 4, 0.5), wobble=0.4
    )


def _lock(sheet: Sheet, x: float, y: float, angle: float, long: float, tone: Colour) -> None:
    tip = x + long * math.cos(angle), y + long * math.sin(angle)
    mid = (x + tip[0]) / 2 + long * 0.12 * math.sin(angle * 7), (y + tip[1]) / 2
    sheet.fill(taper([(x, y), mid, tip], [5, 4, 0.5], 6), tone)
