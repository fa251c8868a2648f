"""Two thunderheads glare at each other; a man in pyjamas sleeps in a hammock tied to both."""

import math
import random

import numpy as np

from pinxit_atelier.engine import (
    Look,
    Page,
    Path,
    Scene,
    ellipse,
    leaf,
    limb,
    linear,
    moved,
    poly,
    radial,
    ramp,
    rect,
    sample,
    smoothstep,
    spline,
    taper,
    union,
)
from pinxit_atelier.people import Look as Person
from pinxit_atelier.people import face

AUBERGINE, LILAC, SULPHUR, FLASH = "#2a1636", "#a58bb8", "#f4e64a", "#fffff0"
Puff = tuple[float, float, float, float]  # x, y, radius, how near
SPARK = 404.0, 452.0
LEFT = [
    (150, -60),
    (196, 30),
    (244, 96),
    (282, 166),
    (278, 216),
    (232, 256),
    (262, 300),
    (322, 350),
    (346, 392),
    (310, 420),
    (250, 420),
    (278, 446),
    (258, 470),
    (196, 484),
    (254, 506),
    (272, 540),
    (258, 604),
    (196, 650),
    (132, 690),
    (108, 770),
    (136, 850),
    (112, 930),
    (40, 990),
    (-30, 1010),
]
RIGHT = [
    (640, -60), (614, 20), (556, 76), (522, 150), (530, 206), (572, 240), (562, 288), (506, 312),
    (456, 332), (462, 372), (504, 398), (552, 404), (540, 436), (560, 458), (608, 464), (566, 488),
    (520, 520), (524, 570), (566, 616), (640, 640), (690, 700), (700, 780), (672, 860), (706, 950),
    (830, 1000),
]  # fmt: skip


def paint(page: Page) -> Scene:
    """Paint the valley, the storm in between, the two who quarrel, and the one who sleeps."""
    scene = Scene(page, 8842, light=(404, 420, 260), glow="#fff6a8", shade="#1c0f2a", reach=560)
    _air(scene)
    _valley(scene)
    scene.mist(940, 90, "#8d74a8", 0.7, seed=3)
    _rain(scene)
    _thunderhead(scene, LEFT, -1)
    _thunderhead(scene, RIGHT, 1)
    _eyes(scene)
    _bolt(scene)
    _hammock(scene)
    _knots(scene)
    _little_cloud(scene)
    look = Look(
        vignette=0.32, bloom=0.3, bloom_from=0.78, contrast=1.06, saturation=1.12,
        shadows="#3a1a5a", lights="#a89a58", split=0.1,
    )  # fmt: skip
    return scene.finish(look)


def _air(scene: Scene) -> None:
    page = scene.page
    where = page.distance(*SPARK, 1, 1.5) / 640 + 0.07 * page.noise(5, 240, 4, 0.5, (1.6, 0.8))
    stops = [
        (0, "#fffbd0"),
        (0.1, "#f3e59a"),
        (0.27, "#d8c0cc"),
        (0.55, "#b39ccb"),
        (1.1, "#8468a8"),
    ]
    scene.backdrop(stops, where.astype(np.float32), amount=0.05)


def _valley(scene: Scene) -> None:
    """Very far down: fields, a river, a farm with all its lights on."""
    rng = scene.rng
    land = scene.sheet()
    ground = spline([(-20, 1060, 1), (160, 1034), (420, 1046), (640, 1026), (820, 1052, 1),
                     (820, 1230, 1), (-20, 1230, 1)])  # fmt: skip
    land.fill(ground, "#6a5290", grad=linear(0, 1030, 0, 1200, "#2c1a48"))
    with land.inside(ground):
        for _ in range(46):
            x, y = rng.uniform(-40, 800), rng.uniform(1040, 1200)
            wide, high = rng.uniform(40, 130), rng.uniform(8, 22) * (y - 1000) / 120
            field = poly([(x, y), (x + wide, y - 4), (x + wide + 18, y + high), (x + 10, y + high)])
            land.fill(
                field, rng.choice(("#7d63a0", "#54407a", "#8a7a96", "#463068", "#9a8a6a")), 0.6
            )
        river = [(470, 1040), (430, 1080), (520, 1120), (440, 1210)]
        land.fill(taper(river, [3, 8, 12, 30]), "#e9e0a8", 0.75)
    scene.add(land, relief=5, haze=("#a98fc4", 0.3), wobble=1)
    farm = scene.sheet()
    x, y = 300, 1126
    for left, top, wide, high, roof in ((-30, -20, 30, 20, 14), (4, -28, 40, 28, 20),
                                        (48, -15, 22, 15, 10)):  # fmt: skip
        farm.fill(rect(x + left, y + top, wide, high), "#3a2450")
        gable = [(x + left - 4, y + top), (x + left + wide / 2, y + top - roof),
                 (x + left + wide + 4, y + top)]  # fmt: skip
        farm.fill(poly(gable), "#24123a")
        for column in range(int(wide // 9)):
            farm.fill(rect(x + left + 4 + column * 9, y + top + high * 0.4, 4.6, 6), "#fff27a")
    for step in range(7):
        farm.fill(ellipse(x - 70 + step * 27, y + 3, 8, 9), "#2a173e")
    scene.add(farm, relief=3, wobble=0.3, shadow=(0, 3, 4, 0.4))
    scene.shine(x + 22, y - 10, 74, "#ffe86a", 0.5)


def _rain(scene: Scene) -> None:
    rng, sheet = scene.rng, scene.sheet()
    for _ in range(520):
        side = rng.choice((-1, 1))
        x = rng.uniform(-20, 190) if side < 0 else rng.uniform(620, 820)
        y, long = rng.uniform(820, 1190), rng.uniform(30, 90)
        drop = taper([(x, y), (x - side * long * 0.22, y + long)], [0.4, 1.7, 0.4], 6)
        sheet.fill(drop, rng.choice(("#e6dcf2", "#5c4480", "#cfc0e0")), 0.4)
    scene.put(sheet)


def _billows(scene: Scene, puffs: list[Puff], air: float = 0) -> None:
    """Blow up clouds: many spheres in one height, lit by the flash."""
    page, scale = scene.page, scene.page.scale
    high = np.full((page.height, page.width), -1e6, np.float32)
    for x, y, radius, near in puffs:
        left, right = int((x - radius) * scale), int((x + radius) * scale) + 2
        top, bottom = int((y - radius) * scale), int((y + radius) * scale) + 2
        box = (slice(max(top, 0), max(min(bottom, page.height), 0)),
               slice(max(left, 0), max(min(right, page.width), 0)))  # fmt: skip
        if high[box].size == 0:
            continue
        far = (page.x[box] - x) ** 2 + (page.y[box] - y) ** 2
        dome = near + np.sqrt(np.clip(radius * radius - far, 0, None))
        high[box] = np.where(far < radius * radius, np.maximum(high[box], dome), high[box])
    cover = (high > -1e5).astype(np.float32)
    height = np.where(cover > 0, high, -40).astype(np.float32)
    height = page.blur(height + 3 * page.noise(61, 70, 4, 0.6), 2.4)
    down, across = np.gradient(height * scale)
    long = np.sqrt(across**2 + down**2 + 1)
    to_x, to_y, to_z = SPARK[0] - page.x, SPARK[1] - page.y, 190 - height * 0.5
    away = np.sqrt(to_x**2 + to_y**2 + to_z**2)
    lambert = np.clip((-across * to_x - down * to_y + to_z) / long / away, 0, 1)
    flash = lambert * 1.75 / (1 + (away / 250) ** 2)
    sky = np.clip((0.35 - down / long) * 0.5, 0, 1)  # some violet daylight from above
    crease = np.clip((page.blur(height, 14) - height) / 46, 0, 1)
    light = flash + 0.25 * sky - 0.2 * crease + 0.015 * page.texture("brush")
    stops = [(0, "#1b0d28"), (0.1, "#3a2150"), (0.24, "#6a4a86"), (0.42, "#ab86b4"),
             (0.62, "#e9cda8"), (0.85, "#fbf0a0"), (1.1, "#fffff0")]  # fmt: skip
    paint = ramp(stops, light.astype(np.float32))
    paint = paint * (1 - air) + np.array([0.72, 0.62, 0.8], np.float32) * air
    edge = smoothstep(0.34, 0.72, page.blur(cover, 3) + 0.12 * page.noise(63, 22, 3))[..., None]
    scene.multiply((page.blur(cover, 26) * 0.3 * (1 - cover)).astype(np.float32), "#4a2f6a")
    scene.image = (scene.image * (1 - edge) + paint * edge).astype(np.float32)


def _thunderhead(scene: Scene, line: list[tuple[int, int]], side: int) -> None:
    """A face in profile, made of nothing but bulging."""
    rng = random.Random(17 + side)
    edge = spline([*line, (400 + side * 460, 1010), (400 + side * 460, -80)])
    puffs: list[Puff] = []
    for _ in range(900):
        x, y = rng.uniform(-40, 840), rng.uniform(-60, 1020)
        if not edge.contains(x, y):
            continue
        inside = min(math.hypot(x - px, y - py) for px, py in line)
        radius = min(inside * 0.9 + 8, rng.uniform(40, 110))
        if radius < 24:
            continue
        puffs.append((x, y, radius, inside * 0.25 + rng.uniform(-30, 10)))
    for x, y, way_x, way_y in sample(line, 170):
        radius = rng.uniform(12, 25)
        inwards = radius * 0.85
        inner = x + side * way_y * inwards, y - side * way_x * inwards
        puffs.append((*inner, radius, rng.uniform(-4, 12)))
    brow = ([(170, 236), (212, 214), (262, 208), (296, 222)] if side < 0
            else [(642, 208), (600, 190), (556, 196), (520, 218)])  # fmt: skip
    for x, y, _, _ in sample(brow, 16):
        puffs.append((x, y, rng.uniform(17, 25), 62))
    cheek = (150, 400) if side < 0 else (652, 390)
    for _ in range(16):
        x, y = cheek[0] + rng.gauss(0, 34), cheek[1] + rng.gauss(0, 26)
        puffs.append((x, y, rng.uniform(26, 44), 40))
    _billows(scene, puffs)
    horn = [(40, 560), (96, 600), (128, 640)] if side < 0 else [(770, 540), (716, 580), (676, 616)]
    _billows(scene, [(x, y, 40 - 9 * step, 70 + step * 6) for step, (x, y) in enumerate(horn)])


def _eyes(scene: Scene) -> None:
    """Each has one eye for the other."""
    for points, pupil, lid in (
        ([(176, 270), (206, 248), (246, 258), (240, 280), (206, 288)], (232, 268),
         [(150, 236), (206, 238), (258, 256)]),
        ([(630, 258), (598, 234), (556, 246), (562, 268), (596, 276)], (572, 256),
         [(660, 214), (604, 224), (548, 244)]),
    ):  # fmt: skip
        sheet = scene.sheet()
        eye = spline(points)
        sheet.fill(eye, "#20102c", 0.8, blur=9)
        sheet.fill(eye, "#fff88a", grad=radial(*pupil, 60, "#e8b02a"))
        sheet.fill(ellipse(*pupil, 10, 11), "#20102c", clip=eye)
        sheet.fill(ellipse(pupil[0] + (4 if pupil[0] < 400 else -4), pupil[1] - 3, 3.4), FLASH)
        sheet.fill(taper(lid, [8, 26, 9]), "#241232", 0.95)
        sheet.fill(moved(taper(lid, [4, 9, 3]), 0, -10), "#b090bc", 0.6, blur=3)
        scene.put(sheet, wobble=1)
    mouths = scene.sheet()
    left = [(266, 476), (226, 482), (176, 474), (140, 492)]
    right = [(556, 470), (594, 462), (640, 474), (668, 500)]
    for line in (left, right):
        mouths.fill(taper(line, [12, 22, 12, 2]), "#180a22", 0.92, blur=1.5)
        mouths.fill(moved(taper(line, [5, 9, 6, 1]), 0, 14), "#f4d8b0", 0.4, blur=4)
    for x, y, tilt in ((250, 470, 4), (228, 472, 0), (204, 470, -4), (574, 462, -4), (600, 458, 2)):
        mouths.fill(leaf((x, y), (x + tilt, y + 19), 13), "#fff8d8")
    scene.put(mouths)


def _bolt(scene: Scene) -> None:
    """The quarrel itself: from mouth to mouth, high over the sleeper."""
    rng = random.Random(91)
    scene.shine(*SPARK, 170, "#fff27a", 0.35)

    def strike(
        start: tuple[float, float], end: tuple[float, float], rise: float, wide: float
    ) -> Path:
        points = []
        for step in range(15):
            part = step / 14
            jolt = 0 if step in (0, 14) else rng.uniform(-22, 22)
            x = start[0] + (end[0] - start[0]) * part + jolt * 0.4
            y = start[1] + (end[1] - start[1]) * part + jolt - rise * math.sin(math.pi * part)
            points.append((x, y))
        left = [(x, y - wide / 2) for x, y in points]
        right = [(x, y + wide / 2 * rng.uniform(0.5, 1)) for x, y in reversed(points)]
        return poly([*left, *right])

    sheet = scene.sheet()
    main = strike((258, 480), (562, 466), 34, 17)
    others = [strike((262, 484), (380, 372), 20, 4), strike((556, 470), (452, 560), 10, 4),
              strike((330, 486), (404, 590), 0, 3.4), strike((470, 470), (420, 360), 0, 3),
              strike((240, 268), (566, 256), 60, 6)]  # fmt: skip
    for path in (main, *others):
        sheet.fill(path, "#ffe93a", 0.9, blur=11)
    for path in (main, *others):
        sheet.line(path, "#ffee5a", 5, 0.9)
        sheet.fill(path, "#fffff6")
    scene.put(sheet, "screen")
    core = scene.sheet()
    for path in (main, *others):
        core.fill(path, "#fffffa")
    scene.put(core)


SAG = [(150, 650), (214, 716), (300, 792), (400, 828), (504, 800), (592, 718), (656, 634)]


def _hammock(scene: Scene) -> None:
    x0, y0 = SAG[0]
    x1, y1 = SAG[-1]
    ropes = scene.sheet()
    for off in (-22, -11, 0, 11, 22):
        for start, end in (((x0, y0), (236, 730 + off * 1.1)), ((x1, y1), (566, 742 + off * 1.1))):
            ropes.line(spline([start, end], closed=False), "#f6e6c0", 2.6)
    scene.add(ropes, relief=1.5, shadow=(0, 3, 3, 0.3), wobble=0.2)
    back = scene.sheet()
    inner = spline([(228, 706, 1), (310, 752), (400, 772), (492, 756), (574, 712, 1), (500, 800),
                    (400, 832), (300, 792)])  # fmt: skip
    back.fill(inner, "#9a2f5e", grad=linear(0, 700, 0, 830, "#511638"))
    scene.add(back, relief=8, wobble=0.5)
    _sleeper(scene)
    _sloth(scene)
    cloth = scene.sheet()
    sling = spline([(226, 700, 1), (300, 776), (400, 806), (500, 782), (578, 704, 1), (560, 770),
                    (500, 846), (400, 878), (296, 846), (240, 770)])  # fmt: skip
    cloth.fill(sling, "#f2548a", grad=linear(0, 760, 0, 880, "#8a1f5a"))
    with cloth.inside(sling):
        for step in range(11):
            x = 226.0 + step * 34
            band = [(x, 680), (x + (x - 400) * -0.06, 790), (x + (x - 400) * -0.22, 900)]
            cloth.fill(taper(band, [7, 11, 8]), ("#fff3d8", "#35c0c0", "#ffd93a")[step % 3], 0.95)
        cloth.fill(spline([(230, 770), (400, 880), (570, 770), (500, 900), (300, 900)]), "#3a0f3c",
                   0.4, blur=16)  # fmt: skip
    for step in range(42):
        part = step / 41
        x = 258 + 286 * part
        y = 870 - 66 * (2 * part - 1) ** 2
        cloth.line(poly([(x, y - 5), (x + 1, y + 15)], closed=False), "#ffe6b8", 2.2)
    scene.add(cloth, relief=20, lo=0.6, hi=0.5, rim=0.8, rim_width=3, shadow=(0, 8, 14, 0.4),
              wobble=0.5)  # fmt: skip
    _hanging_arm(scene)


def _sleeper(scene: Scene) -> None:
    body = scene.sheet()
    shape = spline(
        [
            (268, 742),
            (300, 690),
            (350, 650),
            (410, 636),
            (466, 662),
            (500, 712),
            (534, 724),
            (572, 690),
            (590, 700),
            (570, 760),
            (480, 800),
            (340, 800),
        ]
    )
    body.fill(shape, "#f5f1ff", grad=linear(400, 640, 400, 800, "#9a8cc0"))
    with body.inside(shape):
        for step in range(15):
            x = 276 + step * 22
            stripe = [(x - 16, 820), (x + (x - 410) * 0.04, 720), (x + (410 - x) * 0.22, 630)]
            body.fill(taper(stripe, [7, 8, 5]), "#6a7be0", 0.9)
    scene.add(body, relief=40, lo=0.6, hi=0.5, rim=0.9, rim_width=3, shadow=(0, 6, 10, 0.4),
              wobble=0.4)  # fmt: skip
    feet = scene.sheet()
    for x, y, turn in ((604, 676, 20), (574, 682, -10)):
        with feet.at(x, y, 1.2, turn):
            sole = [
                (0, 26),
                (-10, 20),
                (-8, 2),
                (-14, -16),
                (-4, -24),
                (10, -20),
                (12, -4),
                (10, 18),
            ]
            feet.fill(spline(sole), "#e0ab7e", grad=linear(0, -24, 0, 26, "#c98a60"))
            feet.fill(ellipse(0, -12, 9, 6), "#f0bc96", 0.7, blur=2)
            for toe in range(5):
                size = (5.4, 4.4, 4.0, 3.6, 3.2)[toe]
                feet.fill(ellipse(-11 + toe * 6.2, -30 + toe * toe * 0.5, size), "#f0bc96")
    scene.add(feet, relief=7, lo=0.5, hi=0.3, rim=0.4, rim_width=1.5, shadow=(0, 4, 5, 0.4),
              wobble=0.1)  # fmt: skip
    pillow = scene.sheet()
    pillow.fill(spline([(206, 700), (226, 664), (280, 706), (312, 762), (270, 782), (226, 744)]),
                "#fffdf0", grad=linear(220, 680, 280, 780, "#b8a4d0"))  # fmt: skip
    scene.add(pillow, relief=16, lo=0.5, hi=0.3, rim=0.5, shadow=(0, 4, 8, 0.4))
    who = Person(
        body="stout", skin="tan", hair="bald", hair_colour="#5a3a2c", beard="moustache",
        face="serene", colour="#6a7be0",
    )  # fmt: skip
    face(scene, who, 272, 690, 104, view="q", turn=-62, shoulders=False, light=(404, 420, 200))


def _hanging_arm(scene: Scene) -> None:
    """One arm has gone out of the hammock, as asleep as he is."""
    sleeve = scene.sheet()
    line = [(318, 752), (330, 800), (326, 852)]
    sleeve.fill(limb(line, [40, 36, 34]), "#f0ebff", grad=linear(310, 760, 345, 860, "#9486bc"))
    for step in range(5):
        y = 762 + step * 20
        stripe = spline(
            [(306, y - 4), (328, y + 1), (348, y - 4), (348, y + 3), (328, y + 8), (306, y + 3)]
        )
        sleeve.on_top(stripe, "#6a7be0", 1)
    scene.add(sleeve, relief=12, lo=0.55, hi=0.5, rim=0.6, shadow=(4, 5, 7, 0.5), wobble=0.3)
    hand = scene.sheet()
    hand.fill(limb([(326, 866), (324, 892)], [24, 26]), "#d9a172")
    for finger, (x, y) in enumerate(((314, 922), (321, 928), (329, 926), (336, 918))):
        hand.fill(
            limb([(316 + finger * 5.4, 896), (x, y - 10), (x + 2, y)], [8, 7.4, 6]), "#d9a172"
        )
    hand.fill(limb([(336, 884), (346, 902), (342, 914)], [9, 8, 6]), "#cf9668")
    scene.add(hand, relief=6, lo=0.5, hi=0.4, rim=0.5, shadow=(2, 3, 4, 0.3), wobble=0.2)


def _sloth(scene: Scene) -> None:
    """It lies on the warmest part, and holds on."""
    rng = scene.rng
    fur = scene.sheet()
    shape = union(
        spline(
            [(350, 662), (366, 606), (420, 580), (478, 604), (500, 668), (484, 706), (440, 664)]
        ),
        limb([(474, 640), (508, 690), (500, 742)], [44, 34, 24]),
    )
    fur.fill(shape, "#8a6a4c", grad=linear(420, 580, 460, 720, "#4a3430"))
    with fur.inside(shape):
        for _ in range(900):
            x, y = rng.uniform(345, 520), rng.uniform(575, 750)
            way = math.atan2(y - 590, x - 400) + rng.uniform(-0.3, 0.3)
            end = x + 18 * math.cos(way), y + 18 * math.sin(way)
            fur.fill(
                leaf((x, y), end, 3), rng.choice(("#c4a47c", "#3c2a2a", "#a98660", "#8c9a5c")), 0.6
            )
    scene.add(
        fur, relief=22, lo=0.6, hi=0.6, rim=1.0, rim_width=3, shadow=(0, 6, 9, 0.5), wobble=0.8
    )
    head = scene.sheet()
    x, y = 372, 628
    head.fill(ellipse(x, y, 42, 37, -12), "#a98660")
    mask = ellipse(x - 6, y + 3, 32, 27, -12)
    head.fill(mask, "#f0dcb6", grad=radial(x - 10, y - 6, 44, "#cfae80"))
    for side in (-1, 1):
        eye = [(x - 6 + side * 8, y - 3), (x - 6 + side * 20, y + 1), (x - 6 + side * 30, y + 12)]
        head.fill(taper(eye, [9, 12, 5]), "#4a3228")
        lid = [(x - 6 + side * 9, y - 1), (x - 6 + side * 15, y + 3), (x - 6 + side * 21, y + 1)]
        head.line(spline(lid, closed=False), "#f8e8c8", 2.2)
    head.fill(ellipse(x - 8, y + 8, 8, 6), "#2c1c1c")
    head.fill(ellipse(x - 10, y + 6, 2.6, 1.6), "#fff6e0")
    head.line(
        spline([(x - 24, y + 16), (x - 8, y + 23), (x + 10, y + 15)], closed=False), "#4a2c24", 2.6
    )
    scene.add(head, relief=16, lo=0.5, hi=0.5, rim=0.9, shadow=(2, 6, 8, 0.5), wobble=0.4)
    arm = scene.sheet()
    arm.fill(limb([(412, 648), (394, 690), (362, 712)], [32, 27, 20]), "#8a6a4c")
    for _ in range(160):
        x, y = rng.uniform(352, 424), rng.uniform(640, 722)
        arm.on_top(leaf((x, y), (x - 8, y + 14), 3), rng.choice(("#c4a47c", "#4a3430")), 0.5)
    for claw in range(3):
        arm.fill(
            leaf((358 + claw * 7, 708 + claw * 5), (338 + claw * 8, 730 + claw * 4), 7, 0.2),
            "#fff3d8",
        )
    scene.add(arm, relief=10, lo=0.55, hi=0.5, rim=0.7, shadow=(2, 5, 7, 0.5), wobble=0.5)


def _knots(scene: Scene) -> None:
    """On the left it holds; on the right it is thinking about it."""
    sheet = scene.sheet()
    for turn in range(3):
        loop = [(118 + turn * 9, 606 + turn * 5), (146 + turn * 8, 622 + turn * 4),
                (142 + turn * 6, 660), (116 + turn * 7, 672 - turn * 3)]  # fmt: skip
        sheet.line(spline(loop, closed=False), "#c9a66a", 8)
        sheet.line(spline(loop, closed=False), "#fff0c8", 3, 0.8)
    sheet.fill(ellipse(150, 650, 13, 12), "#e8cf98")
    sheet.line(spline([(148, 658), (132, 690), (140, 716)], closed=False), "#e8cf98", 6)
    loose = [
        (656, 634),
        (672, 612),
        (694, 620),
        (690, 648),
        (668, 656),
        (662, 690),
        (680, 720),
        (668, 756),
    ]
    sheet.line(spline(loose, closed=False), "#c9a66a", 7)
    sheet.line(spline(loose, closed=False), "#fff0c8", 2.6, 0.8)
    for strand in (-8, -2, 4, 10):
        thread = [(668, 752), (666 + strand, 766), (668 + strand * 1.5, 780)]
        sheet.line(spline(thread, closed=False), "#f0dcaa", 2)
    scene.add(sheet, relief=3, lo=0.5, hi=0.4, shadow=(0, 4, 5, 0.5), wobble=0.2)


def _little_cloud(scene: Scene) -> None:
    """The youngest has found a slipper."""
    rng = random.Random(5)
    x, y = 566, 962
    spots = [(0, 0, 44), (-44, 10, 32), (42, 8, 34), (-20, -26, 32), (22, -30, 30), (70, 18, 20)]
    puffs: list[Puff] = [(x + a, y + b, r, 0.0) for a, b, r in spots]
    puffs += [
        (x + rng.gauss(0, 40), y + 8 + rng.gauss(0, 12), rng.uniform(12, 20), 22.0)
        for _ in range(18)
    ]
    _billows(scene, puffs, 0.45)
    look = scene.sheet()
    for side in (-1, 1):
        look.fill(ellipse(x - 14 + side * 15, y - 8, 4.6, 6), "#2a1636")
        look.fill(ellipse(x - 12.6 + side * 15, y - 10.4, 1.6), "#ffffff")
        look.fill(ellipse(x - 14 + side * 27, y + 4, 8, 5), "#ff8fb0", 0.6, blur=2)
    look.line(
        spline([(x - 24, y + 3), (x - 14, y + 11), (x - 4, y + 3)], closed=False), "#2a1636", 3
    )
    scene.put(look)
    slipper = scene.sheet()
    with slipper.at(x - 62, y - 62, 1.2, 34):
        slipper.fill(
            spline([(-34, 6), (-30, -8), (4, -12), (34, -6), (38, 6), (20, 13), (-20, 13)]),
            "#8a3a1e",
        )
        slipper.fill(
            spline([(-2, -13), (20, -22), (38, -10), (40, 6), (18, 12), (-2, 8)]), "#e23b4e"
        )
        slipper.fill(ellipse(24, -20, 9), "#fff6e6")
    scene.add(slipper, relief=7, lo=0.5, hi=0.4, rim=0.7, shadow=(0, 4, 6, 0.3), wobble=0.3)
