"""A mouse in tails plays the whiskers of a sleeping cat, whose one eye is not quite shut."""

import math
from collections.abc import Sequence

import numpy as np

from pinxit_atelier.engine import (
    Colour,
    Field,
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
    ramp,
    rect,
    rgb,
    sample,
    smoothstep,
    spline,
    taper,
)

MARMALADE, CINNAMON, CREAM, WINE = "#dd7a2a", "#7a2f14", "#fff0d6", "#5a1026"
NOSE = 400, 640
CHIN = [
    (-60, 880, 1),
    (60, 962),
    (190, 966),
    (300, 934),
    (400, 930),
    (500, 934),
    (612, 966),
    (742, 962),
    (860, 880, 1),
    (860, -60, 1),
    (-60, -60, 1),
]
MOUSE = 634, 1046


def paint(page: Page) -> Scene:
    """Paint the cushion, the face hair by hair, the strings, and who dares to touch them."""
    scene = Scene(page, 4107, light=(-80, -160, 460), glow="#ffd9a0", shade="#24060e", reach=1500)
    _cushion(scene)
    _head(scene)
    _features(scene)
    _whiskers(scene, -1)
    _stand(scene)
    _far_arm(scene)
    _mouse(scene)
    _whiskers(scene, 1)
    _near_arm(scene)
    _listeners(scene)
    _exit(scene)
    scene.shine(-20, -40, 520, "#ffc878", 0.30)
    scene.motes(60, "#ffe9c0", (0, 0, 760, 700), (0.5, 1.8), 0.5)
    look = Look(vignette=0.4, bloom=0.16, shadows="#3a1030", lights="#b8884a", split=0.1)
    return scene.finish(look)


def _cushion(scene: Scene) -> None:
    rng = scene.rng
    scene.backdrop([(0, "#2a0a14"), (1, "#12040a")], (scene.page.y / 1200).astype(np.float32))
    velvet = scene.sheet()
    shape = spline(
        [
            (-40, 900, 1),
            (120, 946),
            (400, 930),
            (680, 946),
            (840, 900, 1),
            (840, 1230, 1),
            (-40, 1230, 1),
        ]
    )
    velvet.fill(shape, "#8a1a30", grad=linear(200, 920, 420, 1200, "#2c0610"))
    for _ in range(5200):
        x, y = rng.uniform(-10, 810), rng.uniform(930, 1200)
        way = math.radians(70 + 30 * math.sin(x / 90) + 20 * math.sin(y / 40))
        far = rng.uniform(5, 13)
        light = max(0.0, 1 - abs(x - 210) / 420) * max(0.0, 1 - (y - 930) / 260)
        tone = (
            mix("#3a0818", "#e0584e", light * rng.uniform(0.2, 1)) if rng.random() < 0.7 else WINE
        )
        velvet.line(
            poly([(x, y), (x + far * math.cos(way), y + far * math.sin(way))], closed=False),
            tone,
            rng.uniform(0.8, 1.8),
            0.4,
        )
    for points in (
        [(60, 950), (110, 1010), (92, 1080)],
        [(300, 946), (280, 1000), (310, 1060)],
        [(700, 950), (660, 1020), (690, 1110)],
        [(480, 944), (500, 990), (488, 1040)],
    ):
        velvet.fill(taper(points, [4, 22, 2]), "#1d040e", 0.55, blur=8)
        velvet.fill(moved(taper(points, [3, 12, 1]), -18, 4), "#e86a5a", 0.25, blur=7)
    scene.add(velvet, relief=40, lo=0.5, hi=0.3, wobble=1, texture="fine", amount=0.1)
    cord = scene.sheet()
    for x, y, way_x, way_y in sample(
        [(-20, 1150), (200, 1176), (420, 1182), (640, 1174), (820, 1146)], 96
    ):
        twist = leaf(
            (x - way_x * 8 - way_y * 7, y - way_y * 8 + way_x * 7),
            (x + way_x * 8 + way_y * 7, y + way_y * 8 - way_x * 7),
            11,
        )
        cord.fill(twist, mix("#e8b65a", "#8a5a24", rng.uniform(0, 0.5)))
    scene.add(cord, relief=5, lo=0.7, hi=0.5, rim=0.3, shadow=(0, 6, 8, 0.6))


def _around(page: Page) -> tuple[Field, Field]:
    """Return for each pixel how far it is from the nose, and its angle from straight up."""
    right, down = page.x - NOSE[0], page.y - NOSE[1]
    return np.hypot(right, down), np.degrees(np.arctan2(right, -down))


def _spot(page: Page, x: float, y: float, wide: float, high: float) -> Field:
    """Return a soft hill at a place, and its mirror image on the other cheek."""
    hills = sum(
        np.exp(-(((page.x - at) / wide) ** 2) - ((page.y - y) / high) ** 2) for at in {x, 800 - x}
    )
    return np.asarray(hills, np.float32)


def _light_on_head(page: Page) -> Field:
    """Model the skull as hills and hollows, and let the lamp shine on it."""
    round_head = ((page.x - 400) / 600) ** 2 + ((page.y - 450) / 640) ** 2
    height = 430 * np.sqrt(np.clip(1 - round_head, 0.02, 1))
    height += 66 * _spot(page, 300, 772, 124, 96) + 40 * _spot(page, 400, 905, 120, 60)
    height += 62 * _spot(page, 400, 640, 118, 170) + 20 * _spot(page, 400, 400, 110, 220)
    height += 34 * _spot(page, 228, 440, 92, 52) - 46 * _spot(page, 232, 452, 160, 100)
    height += 50 * _spot(page, 96, 760, 150, 130) + 18 * _spot(page, 240, 300, 140, 80)
    height = page.blur(height.astype(np.float32), 4)
    down, across = np.gradient(height * page.scale)
    long = np.sqrt(across**2 + down**2 + 1)
    to_x, to_y, to_z = -0.52, -0.56, 0.64
    lit: Field = (-across * to_x - down * to_y + to_z) / long
    return np.clip(lit, 0, 1).astype(np.float32)


def _colours_of_head(page: Page) -> Field:
    """Return the coat: marmalade, cinnamon stripes from the nose outwards, some cream."""
    far, angle = _around(page)
    side = np.abs(angle)
    drift = page.noise(31, 120, 3) * 7
    bands = np.sin(np.radians((side + drift) * 17 + 40 + far * 0.05))
    centre = np.exp(-(((page.x - 400 + drift) / 15) ** 2)) * smoothstep(330, 250, page.y)
    brow = smoothstep(0.12, 0.6, bands) * smoothstep(290, 360, far) * smoothstep(62, 50, side)
    cheek = smoothstep(0.2, 0.66, bands) * smoothstep(250, 330, far) * smoothstep(72, 84, side)
    cheek = cheek * smoothstep(128, 116, side)
    stripe = np.clip(np.maximum(np.maximum(brow, cheek), centre), 0, 1)
    ground = ramp(
        [(0, "#f09a3e"), (0.45, MARMALADE), (1, "#b4511c")], far / 640 + 0.1 * page.noise(7, 90, 4)
    )
    cream = np.clip(
        1.6 * _spot(page, 296, 784, 138, 106)
        + 1.8 * _spot(page, 400, 892, 190, 74)
        + 0.3 * _spot(page, 225, 352, 90, 26)
        + 0.5 * _spot(page, 262, 500, 90, 26)
        + 0.8 * _spot(page, 400, 800, 60, 90)
        - 0.2,
        0,
        1,
    )
    cream = smoothstep(0.15, 0.75, cream + 0.16 * page.noise(9, 30, 3))[..., None]
    stripe = stripe[..., None]
    coat = ground * (1 - stripe) + rgb(CINNAMON) * stripe
    return coat * (1 - cream) + rgb(CREAM) * cream


def _head(scene: Scene) -> None:
    page, rng = scene.page, scene.rng
    light = _light_on_head(page)
    coat = _colours_of_head(page)
    shade = np.clip(light * 1.32 + 0.07, 0.16, 1.16)
    bounce = 0.30 * _spot(page, 300, 850, 260, 130)  # the cushion throws some light back
    shade = np.clip(shade + bounce * (1 - shade), 0, 1.16)[..., None]
    warm = np.array([1, 0.86, 0.74], np.float32) ** (1.4 * (1.1 - shade))
    painted = (coat * shade * warm).astype(np.float32)
    head = spline(CHIN)
    mask = scene.sheet()
    mask.fill(head, "#ffffff")
    alpha = mask.pixels()[..., 3]
    under = page.blur(alpha, 22)
    scene.multiply((under * 0.85).astype(np.float32), "#1a0408")
    part = page.blur(alpha, 3)[..., None]
    scene.image = (scene.image * (1 - part) + painted * part).astype(np.float32)
    hairs = []
    for _ in range(19000):
        x, y = rng.uniform(-20, 820), rng.uniform(-20, 962)
        if head.contains(x, y):
            hairs.append((x, y, math.hypot(x - NOSE[0], y - NOSE[1])))
    hairs.sort(key=lambda hair: -hair[2])
    wander = page.noise(71, 150, 2)
    sheet = scene.sheet()
    for x, y, far in hairs:
        row = min(max(int(y * page.scale), 0), page.height - 1)
        column = min(max(int(x * page.scale), 0), page.width - 1)
        way = math.atan2(y - NOSE[1], x - NOSE[0]) + 0.35 * float(wander[row, column])
        if y > 690:  # cheeks and muzzle hang
            way += (0.30 if x > 400 else -0.30) * min(1, (y - 690) / 120)
        long = (9 + 36 * min(1, far / 520)) * rng.uniform(0.6, 1.25)
        tone = painted[row, column] * rng.choice((0.66, 0.82, 0.94, 1.06, 1.16, 1.3))
        if rng.random() < 0.12:
            tone = mix(tone, "#ffd58c", 0.3 * float(light[row, column]))
        _hair(
            sheet,
            x,
            y,
            way,
            long,
            rng.uniform(1.6, 3.6) * (0.6 + far / 700),
            rng.uniform(-0.25, 0.25),
            np.clip(tone, 0, 1),
            rng.uniform(0.45, 0.9),
        )
    scene.put(sheet)


def _hair(
    sheet: Sheet,
    x: float,
    y: float,
    way: float,
    long: float,
    wide: float,
    bend: float,
    colour: Colour,
    alpha: float,
) -> None:
    """One hair: thick in the middle, bent, sharp at the end."""
    middle = x + 0.5 * long * math.cos(way), y + 0.5 * long * math.sin(way)
    end = (
        middle[0] + 0.5 * long * math.cos(way + bend),
        middle[1] + 0.5 * long * math.sin(way + bend),
    )
    right, down = -math.sin(way) * wide / 2, math.cos(way) * wide / 2
    shape = poly(
        [(x, y), (middle[0] + right, middle[1] + down), end, (middle[0] - right, middle[1] - down)]
    )
    sheet.fill(shape, colour, alpha)


def _features(scene: Scene) -> None:
    """Two eyes and a nose; one of the eyes keeps a secret."""
    ink = scene.sheet()
    for x, tilt in ((228.0, -1), (572.0, 1)):
        lid = [
            (x - 92, 426 - 8 * tilt),
            (x - 50, 462),
            (x, 476),
            (x + 52, 460),
            (x + 92, 426 + 8 * tilt),
        ]
        ink.fill(
            taper([(px, py + 10) for px, py in lid], [3, 20, 26, 20, 3]), "#6a2a12", 0.5, blur=9
        )
        ink.fill(
            taper([(px, py - 40) for px, py in lid], [1, 10, 14, 10, 1]), "#ffdba0", 0.4, blur=7
        )
    scene.put(ink)
    lids = scene.sheet()
    left = [(124, 420), (160, 458), (222, 478), (284, 470), (336, 424), (352, 452)]
    lids.fill(taper(left, [3, 9, 15, 15, 9, 2]), "#2e0d08")
    lids.fill(taper([(130, 420), (96, 396), (52, 390)], [7, 12, 1]), CINNAMON, 0.8, blur=2)
    right = [(676, 420), (640, 458), (578, 478), (516, 470), (464, 424), (448, 452)]
    lids.fill(taper(right, [3, 9, 15, 15, 9, 2]), "#2e0d08")
    lids.fill(taper([(516, 472), (578, 481), (640, 464)], [4, 9, 4]), "#2e0d08")
    lids.fill(taper([(670, 420), (704, 396), (748, 390)], [7, 12, 1]), CINNAMON, 0.8, blur=2)
    scene.put(lids, wobble=0.4)
    green = scene.sheet()
    gap = taper([(528, 477), (578, 482), (628, 468)], [0.4, 3.2, 0.4])
    green.fill(gap, "#9ede4a", grad=linear(528, 470, 628, 480, "#5aa52e"))
    green.fill(ellipse(574, 480, 5, 4), "#0c1408", clip=gap)
    scene.put(green)
    nose = scene.sheet()
    shape = spline(
        [
            (400, 622),
            (440, 614),
            (468, 628),
            (462, 654),
            (436, 676),
            (408, 698, 1),
            (400, 702),
            (392, 698, 1),
            (364, 676),
            (338, 654),
            (332, 628),
            (360, 614),
        ]
    )
    nose.fill(shape, "#f0a090", grad=linear(350, 620, 450, 700, "#a8484a"))
    for side in (-1, 1):
        nostril = spline(
            [
                (400 + side * 22, 668),
                (400 + side * 34, 648),
                (400 + side * 56, 646),
                (400 + side * 46, 662),
            ]
        )
        nose.fill(nostril, "#5a1820", 0.9, blur=1.5)
    nose.fill(spline([(366, 628), (392, 622), (388, 636), (370, 640)]), "#ffe0d0", 0.8, blur=4)
    scene.add(nose, relief=22, lo=0.6, hi=0.5, rim=0.5, shadow=(6, 8, 9, 0.5), texture="fine")
    mouth = scene.sheet()
    mouth.fill(taper([(400, 698), (401, 730), (399, 760)], [8, 5, 6]), "#4a1616", 0.85)
    for side in (-1, 1):
        smile = [
            (400, 756),
            (400 + side * 46, 800),
            (400 + side * 104, 812),
            (400 + side * 158, 786),
        ]
        mouth.fill(taper(smile, [6, 10, 7, 1]), "#4a1616", 0.85)
        mouth.fill(taper([(x, y + 12) for x, y in smile], [4, 16, 14, 1]), "#7a3a22", 0.3, blur=6)
        for row in range(4):
            for column in range(4):
                x = 400.0 + side * (66 + column * 26 + row * 4)
                mouth.fill(ellipse(x, 728 + row * 17 + column * 3, 2.8), "#5a2a1c", 0.6)
    scene.put(mouth, wobble=0.5)
    fringe = scene.sheet()  # the soft hair over the nose's upper edge and between nose and lip
    for number in range(80):
        x = 352 + number * 1.2
        _hair(
            fringe,
            x,
            616 + 8 * math.cos((x - 400) / 30),
            -math.pi / 2 + (x - 400) / 120,
            scene.rng.uniform(10, 20),
            2.6,
            0.1,
            mix("#f6ad58", "#b8561e", scene.rng.random()),
            0.8,
        )
    scene.put(fringe)


def _string(number: int, side: int) -> list[tuple[float, float]]:
    """Return the line of one whisker, from its root to beyond the edge."""
    x = 400 + side * (84 + 36 * (number * 5 % 4)) if side < 0 else 508 + 20 * (number % 2)
    y = 708 + number * 10.5 if side < 0 else 690 + number * 17
    rise = -74 + number * 27 if side > 0 else -60 + number * 24
    end = 400 + side * 450, y + rise * 1.35 - 20
    return [
        (x, y),
        (x + side * 110, y + rise * 0.18 - 16),
        (x + side * 230, y + rise * 0.62 - 24),
        end,
    ]


def _whiskers(scene: Scene, side: int) -> None:
    """On the right they are strings, each with its peg; one is missing."""
    shadow, hair, pegs = scene.sheet(), scene.sheet(), scene.sheet()
    for number in range(8):
        line = _string(number, side)
        x, y = line[0]
        if side > 0:
            pegs.fill(ellipse(x, y, 8, 8), "#6a3a1a")
            pegs.fill(ellipse(x - 1.5, y - 1.5, 5), "#e8b65a")
            pegs.fill(rect(x - 2.6, y - 16, 5.2, 12, 2.4), "#c48a3a")
            pegs.fill(ellipse(x, y - 17, 6, 4), "#f0ca78")
        if side > 0 and number == 3:  # only its peg is left
            pegs.fill(ellipse(x - 1, y, 3.4), "#2a0d08")
            continue
        wide = [7.5, 7, 5.6, 3.6] if side > 0 else [2.5, 6, 4.6, 2]
        shadow.fill(moved(taper(line, wide), 8, 16), "#3a0f10", 0.5, blur=4)
        hair.fill(taper(line, wide), "#f1dcb4")
        hair.fill(moved(taper(line, [part * 0.45 for part in wide]), -0.6, -1.5), "#fffdf2")
    scene.put(shadow)
    scene.add(hair, relief=2.5, lo=0.5, hi=0.4, rim=0.7, rim_width=1.4, wobble=0.2, amount=0.03)
    scene.add(pegs, relief=3, shadow=(2, 3, 3, 0.6), wobble=0.2)


def _stand(scene: Scene) -> None:
    """Sheet music on the bones of a fish."""
    x, y = 498, 1060
    scene.pool(x + 6, y, 44, 9, "#14020a", 0.8)
    bones = scene.sheet()
    bones.fill(taper([(x - 4, y), (x, y - 70), (x + 6, y - 150)], [6, 6, 5]), "#f0dfbe")
    for number in range(7):
        py, far = y - 26 - number * 15, 20 - abs(number - 3) * 2.4
        for side in (-1, 1):
            rib = taper(
                [
                    (x + number * 0.9 - 2, py),
                    (x + side * far * 0.7, py + 3),
                    (x + side * far, py + 11),
                ],
                [4, 3, 0.8],
                8,
            )
            bones.fill(rib, "#f0dfbe")
    for side in (-1, 1):
        bones.fill(leaf((x - 4, y - 6), (x + side * 26 - 4, y + 6), 11, side * 0.2), "#e4cfa6")
    scene.add(bones, relief=3, lo=0.6, hi=0.4, rim=0.4, shadow=(5, 4, 5, 0.6), wobble=0.4)
    paper = scene.sheet()
    page = spline(
        [
            (x - 40, y - 186, 1),
            (x - 4, y - 192),
            (x + 34, y - 180, 1),
            (x + 42, y - 118, 1),
            (x + 4, y - 124),
            (x - 34, y - 120, 1),
        ]
    )
    paper.fill(page, "#fff6e0", grad=linear(x - 40, y - 190, x + 40, y - 116, "#d9b98c"))
    for row in range(5):
        py = y - 176 + row * 12
        paper.line(
            spline([(x - 32, py), (x, py - 4), (x + 32, py + 2)], closed=False), "#8a6248", 0.9
        )
        for column in range(5):
            if (row * 3 + column * 2) % 4:
                px = x - 27 + column * 13 + row
                paper.fill(ellipse(px, py - 3, 2.6, 2), "#3a1a18")
                paper.line(
                    poly([(px + 2, py - 3), (px + 2, py - 10)], closed=False), "#3a1a18", 1.1
                )
    scene.add(paper, relief=3, rim=0.4, shadow=(5, 5, 6, 0.5), wobble=0.4)


def _mouse(scene: Scene) -> None:
    """The artist, seen from the side, in a black tailcoat."""
    x, y = MOUSE
    glow = scene.sheet()  # the lamp's light behind him, so that black stays readable
    glow.fill(ellipse(x, y - 120, 96, 120), "#ffbe6a", 0.55, blur=44)
    scene.put(glow, "screen")
    scene.pool(x + 12, y + 2, 76, 13, "#10020a", 0.9)
    fur, ink = "#a08478", "#15121c"
    tail = scene.sheet()
    line = [
        (x + 34, y - 30),
        (x + 78, y - 8),
        (x + 124, y - 14),
        (x + 140, y - 52),
        (x + 118, y - 70),
    ]
    tail.fill(limb(line, [10, 8, 6.5, 5, 2]), "#d99a90")
    scene.add(tail, relief=3, rim=0.5, shadow=(3, 4, 4, 0.6), wobble=0.3)
    body = scene.sheet()
    for px, py in ((x - 16.0, float(y)), (x + 22.0, float(y))):
        body.fill(
            spline(
                [
                    (px - 30, py + 3),
                    (px - 24, py - 9),
                    (px + 4, py - 14),
                    (px + 14, py),
                    (px, py + 5),
                ]
            ),
            "#d99a90",
        )
    for px in (x - 8, x + 20):
        body.fill(limb([(px, y - 66), (px - 2, y - 10)], [30, 17]), "#231c28")
    swallow = spline(
        [
            (x + 4, y - 88),
            (x + 36, y - 80),
            (x + 58, y - 34),
            (x + 76, y - 2, 1),
            (x + 48, y - 14),
            (x + 40, y - 26, 1),
            (x + 34, y - 6, 1),
            (x + 14, y - 40),
        ]
    )
    body.fill(swallow, ink)
    body.fill(
        spline(
            [
                (x - 30, y - 66),
                (x - 34, y - 104),
                (x - 22, y - 140),
                (x + 6, y - 148),
                (x + 32, y - 132),
                (x + 42, y - 92),
                (x + 36, y - 58),
                (x, y - 48),
            ]
        ),
        ink,
    )
    scene.add(
        body, relief=13, lo=0.4, hi=0.9, rim=0.9, rim_width=2.2, shadow=(8, 6, 8, 0.6), wobble=0.4
    )
    front = scene.sheet()
    front.fill(
        spline(
            [
                (x - 28, y - 64),
                (x - 37, y - 102),
                (x - 26, y - 136),
                (x - 10, y - 132),
                (x - 8, y - 96),
                (x - 14, y - 66),
            ]
        ),
        "#fffaf0",
        grad=linear(x - 30, y - 130, x, y - 60, "#d4bda8"),
    )
    front.fill(
        spline([(x - 8, y - 134, 1), (x + 12, y - 124), (x - 2, y - 88, 1), (x - 12, y - 110)]),
        "#2e2734",
    )
    for number in range(3):
        front.fill(ellipse(x - 24 + number, y - 108 + number * 15, 2), "#e0b050")
    for side in (-1, 1):
        front.fill(leaf((x - 20, y - 132), (x - 20 + side * 17, y - 131 - side * 3), 12), "#fff6e8")
    front.fill(ellipse(x - 20, y - 132, 3), "#d8c4b0")
    scene.add(front, relief=4, lo=0.5, hi=0.3, wobble=0.3)
    head = scene.sheet()
    for ex, ey, size, tone in ((x + 20, y - 204, 27, "#7d6259"), (x - 14, y - 210, 25, fur)):
        head.fill(ellipse(ex, ey, size, size * 1.06), tone)
        head.fill(ellipse(ex - 2, ey + 2, size * 0.7, size * 0.76), "#e0a098")
    scene.add(
        head, relief=7, lo=0.6, hi=0.5, rim=0.9, rim_width=2, shadow=(4, 4, 5, 0.5), wobble=0.3
    )
    face = scene.sheet()
    skull = spline(
        [
            (x + 26, y - 150),
            (x + 32, y - 178),
            (x + 14, y - 200),
            (x - 18, y - 200),
            (x - 42, y - 184),
            (x - 68, y - 174),
            (x - 72, y - 166),
            (x - 60, y - 158),
            (x - 34, y - 146),
            (x - 4, y - 138),
        ]
    )
    face.fill(skull, "#b99a8a", grad=linear(x - 60, y - 196, x + 30, y - 140, "#6d5450"))
    for _ in range(260):
        px, py = x + scene.rng.uniform(-66, 32), y - scene.rng.uniform(140, 200)
        if skull.contains(px, py):
            _hair(
                face,
                px,
                py,
                0.2 + scene.rng.uniform(-0.3, 0.3),
                9,
                1.3,
                0,
                scene.rng.choice(["#e8d0bc", "#8a6e64", "#5c4644", "#c9aa98"]),
                0.5,
            )
    scene.add(
        face, relief=15, lo=0.6, hi=0.5, rim=0.8, rim_width=2, shadow=(3, 5, 5, 0.5), wobble=0.3
    )
    marks = scene.sheet()
    marks.line(
        spline([(x - 38, y - 177), (x - 29, y - 172), (x - 20, y - 177)], closed=False),
        "#1c1014",
        3.6,
    )
    marks.fill(ellipse(x - 71, y - 168, 6, 5.4), "#e27f86")
    marks.line(
        spline([(x - 62, y - 159), (x - 48, y - 157), (x - 38, y - 162)], closed=False),
        "#3a2226",
        1.8,
    )
    for number in range(3):
        marks.line(
            spline(
                [
                    (x - 58, y - 164),
                    (x - 74, y - 156 + number * 6),
                    (x - 92, y - 154 + number * 11),
                ],
                closed=False,
            ),
            "#fff3dc",
            1,
            0.8,
        )
    scene.put(marks)


def _far_arm(scene: Scene) -> None:
    """It comes from behind the chest."""
    x, y = MOUSE
    line = [(x - 12, y - 122), (x - 52, y - 138), (x - 80, y - 198)]
    _arm(scene, line, [26, 20, 15], "#120f18")


def _near_arm(scene: Scene) -> None:
    """It grows from the shoulder, and reaches for the last string."""
    x, y = MOUSE
    line = [(x + 10, y - 112), (x + 50, y - 128), (x + 62, y - 168), (x + 66, y - 212)]
    _arm(scene, line, [44, 29, 20, 16], "#221d2c")
    seam = scene.sheet()
    arm_hole = [(x - 8, y - 126), (x - 11, y - 108), (x + 2, y - 92), (x + 18, y - 91)]
    seam.line(spline(arm_hole, closed=False), "#5c5266", 1.8, 0.9)
    scene.put(seam)


def _arm(
    scene: Scene, line: Sequence[tuple[float, float]], widths: list[float], tone: Colour
) -> None:
    arm = scene.sheet()
    arm.fill(limb(line, widths), tone)
    x, y = line[-1]
    arm.line(poly([(x, y), (x, y - 5)], closed=False), "#fff6e8", 15, butt=True)
    scene.add(arm, relief=8, lo=0.4, hi=0.6, rim=0.45, rim_width=1.6, wobble=0.3)
    fingers = scene.sheet()
    for turn in (-62, -24, 12, 50):
        way = math.radians(turn - 90)
        tip = x + 13 * math.cos(way), y - 8 + 13 * math.sin(way)
        fingers.line(spline([(x, y - 8), tip], closed=False), "#e8a89c", 5.4)
    fingers.fill(ellipse(x, y - 8, 8.5, 8), "#e8a89c")
    scene.add(fingers, relief=4, lo=0.5, hi=0.4, rim=0.6, shadow=(3, 4, 4, 0.5), wobble=0.2)


def _listeners(scene: Scene) -> None:
    """Five mice with cotton in their ears, seen from behind."""
    rng = scene.rng
    seats = (
        (58, 1150, 1.0),
        (148, 1172, 1.12),
        (246, 1160, 0.92),
        (336, 1182, 1.15),
        (434, 1170, 0.98),
    )
    for number, (x, y, size) in enumerate(seats):
        tilt = (8, -4, 10, 3, 12)[number]
        back = scene.sheet()
        tone: Colour = ("#4a3230", "#5c4038", "#3e2a2e", "#54392f", "#463034")[number]
        with back.at(x, y, size, tilt):
            back.fill(spline([(-36, 60), (-38, 20), (-20, -6), (20, -6), (38, 20), (36, 60)]), tone)
            for side in (-1, 1):
                back.fill(ellipse(side * 25, -56, 20, 21), darker(tone, 0.15))
                back.fill(ellipse(side * 25, -54, 14, 15), "#8a5650")
            head = ellipse(0, -28, 30, 29)
            back.fill(head, tone)
            for _ in range(150):
                px, py = rng.uniform(-36, 36), rng.uniform(-56, 50)
                _hair(
                    back,
                    px * 0.8,
                    py,
                    math.pi / 2 + px / 40,
                    9,
                    1.4,
                    0,
                    rng.choice(["#9a7262", "#2a1a1c", "#6e4c42"]),
                    0.45,
                )
        scene.add(
            back,
            relief=17,
            lo=0.6,
            hi=0.6,
            rim=1.1,
            rim_width=2.6,
            rim_colour="#ffce8a",
            shadow=(4, 6, 8, 0.7),
            wobble=0.5,
            light=(520, 700, 300),
        )
        cotton = scene.sheet()
        with cotton.at(x, y, size, tilt):
            for side in (-1, 1):
                for _ in range(9):
                    cotton.fill(
                        ellipse(
                            side * 25 + rng.uniform(-8, 8),
                            -56 + rng.uniform(-8, 8),
                            rng.uniform(4, 8),
                        ),
                        mix("#ffffff", "#e6d6cc", rng.random()),
                    )
        scene.add(cotton, relief=5, lo=0.4, hi=0.3, rim=0.4, shadow=(2, 3, 3, 0.5), wobble=0.8)


def _exit(scene: Scene) -> None:
    """A very small lit hole in the cushion."""
    x, y = 728, 1162
    scene.shine(x, y - 34, 70, "#ffb860", 0.5)
    hole = scene.sheet()
    arch = spline([(x - 25, y, 1), (x - 25, y - 42), (x, y - 62), (x + 25, y - 42), (x + 25, y, 1)])
    hole.fill(arch, "#3a0a14")
    inner = moved(arch, x * 0.2, y * 0.2, 0.8)
    hole.fill(inner, "#fff0b8", grad=radial(x, y - 18, 48, "#e08a34"))
    scene.add(hole, relief=2, wobble=0.4)
    spill = scene.sheet()
    light = [(x - 20, y), (x + 20, y), (x + 6, y + 40), (x - 70, y + 40)]
    spill.fill(poly(light), "#ffc66a", 0.4, blur=7)
    scene.put(spill, "screen")
