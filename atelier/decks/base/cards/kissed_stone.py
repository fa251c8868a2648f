"""A colossal mossy stone face in a wet valley, with a fresh red kiss on its cheek."""

import math
import random
from collections.abc import Sequence
from itertools import pairwise

import numpy as np

from pinxit_atelier.engine import (
    Brush,
    Cast,
    Colour,
    Field,
    Look,
    Page,
    Palette,
    Path,
    Scene,
    Sheet,
    ellipse,
    leaf,
    limb,
    linear,
    mix,
    moved,
    poly,
    ramp,
    sample,
    smoothstep,
    spline,
    taper,
)
from pinxit_atelier.engine.light import depth_of, inflate

LIME, VELVET, RED = "#98b03c", "#2c5a2a", "#d3122c"
KISS = 562, 668
CRACK = [
    (420, 104),
    (424, 124),
    (440, 190),
    (418, 216),
    (398, 258),
    (414, 292),
    (428, 330),
    (412, 356),
    (402, 392),
    (430, 424),
    (452, 452),
    (442, 486),
    (446, 520),
    (474, 566),
    (458, 604),
    (462, 640),
    (488, 690),
    (480, 742),
]
BRANCHES = (
    [(398, 258), (372, 268), (350, 286), (346, 306), (334, 336)],
    [(440, 190), (468, 196), (500, 214), (524, 204), (548, 208)],
    [(474, 566), (494, 572), (520, 590), (538, 586)],
    [(402, 392), (376, 402), (362, 424)],
)


def paint(page: Page) -> Scene:
    """Paint the valley, carve the head, and then hang everything on it."""
    scene = Scene(
        page, 661, light=(690, 120, 420), glow="#f6f0b0", shade="#0e1c18", reach=900, felt=0.05
    )
    scene.focus(540, 640, 230)
    scene.focus(400, 830, 180, 0.8)
    _valley(scene)
    scene.of("cloud")
    height = _carved(page)
    mossy = _stone(scene, height)
    scene.of("stone", smoothstep(1.02, 0.96, page.distance(400, 600, 345, 530)))
    _crack(scene)
    _tufts(scene, mossy)
    _crown(scene)
    _kiss(scene)
    _mud(scene)
    _ferns(scene)
    _canopy(scene)
    scene.rays(850, -120, 2.0, 2.62, "#f3eea0", 0.55, seed=4, count=11, length=1150)
    scene.motes(150, "#f4f3b0", (330, 60, 800, 900), size=(0.5, 2.2), strength=0.8)
    return scene.finish(
        Look(
            brush=Brush(exact=0.035, edges=0.5, detail=0.5, variety=1.1),
            masses=0.25,
            palette=Palette(
                colours=("#e6e6b0", "#a9c45a", "#3f6b3c", "#12241e", "#6a6a3e"),
                mother="#5a7848",
                accent="#d3122c",
                quiet=0.2,
                hold=0.6,
            ),
            vignette=0.36,
            bloom=0.22,
            shadows="#12332c",
            lights="#b8b060",
            split=0.10,
            contrast=1.1,
        )
    )


def _valley(scene: Scene) -> None:
    page = scene.page
    far = page.distance(690, 40, 620, 900) + 0.18 * page.noise(4, 120, 4)
    stops = [(0, "#f8f4cc"), (0.3, "#c8d098"), (0.62, "#86a878"), (1, "#4f7c64"), (1.5, "#2c5450")]
    scene.backdrop(stops, far.astype(np.float32), amount=0.12)
    woods = scene.sheet()
    rng = random.Random(3)
    for _ in range(26):  # woods that stand in the mist
        x, y = rng.uniform(-40, 840), rng.uniform(260, 620)
        if abs(x - 640) < 130:
            continue
        woods.fill(ellipse(x, y, rng.uniform(50, 110), rng.uniform(80, 170)), "#5f8f74", 0.3,
                   blur=18)  # fmt: skip
    for x, wide in ((26, 26), (92, 16), (768, 20)):
        trunk = [(x + 10, -20), (x, 420), (x - 8, 1100)]
        woods.fill(taper(trunk, [wide * 0.7, wide, wide * 1.4]), "#3f6454", 0.5, blur=5)
    scene.put(woods)


def _bump(page: Page, x: float, y: float, wide: float, high: float) -> Field:
    return np.exp(-(page.distance(x, y, wide, high) ** 2)).astype(np.float32)


def _cushion(scene_page: Page, path: Path, radius: float, soft: float = 2) -> Field:
    """Inflate a shape to a height of its own."""
    sheet = Scene(scene_page, 0).sheet()
    sheet.fill(path, "#ffffff")
    depth = depth_of(sheet.pixels()[..., 3], scene_page.scale)
    return scene_page.blur(inflate(depth, radius, scene_page.scale), soft)


def _mask(page: Page, path: Path) -> Field:
    """Return where a shape is."""
    sheet = Scene(page, 0).sheet()
    sheet.fill(path, "#ffffff")
    return np.ascontiguousarray(sheet.pixels()[..., 3])


HAIRLINE = [
    (44, 470),
    (84, 380),
    (128, 318),
    (240, 268),
    (400, 250),
    (560, 268),
    (672, 318),
    (716, 380),
    (756, 470),
]


def _hair(page: Page) -> Field:
    """Short hair, in locks as a mason cuts them: row by row, combed to the brow."""
    rng = random.Random(14)
    sheet, cap = Scene(page, 0).sheet(), Scene(page, 0).sheet()
    stations = sample(HAIRLINE, 30)
    locks = []
    for row in range(3, -1, -1):
        for x, y, _, _ in stations[4:-4]:
            px = 400 + (x - 400) * (1 - row * 0.13) + rng.uniform(-9, 9)
            py = y - row * 58 + rng.uniform(-16, 12) - (14 if row == 0 and px > 400 else 0)
            locks.append((px, py, 34 + (px - 330) * 0.10 + rng.uniform(-14, 14)))
    for px, py, aside in locks:
        long, wide = rng.uniform(78, 112), rng.uniform(20, 32)
        tip = px + aside * 0.5, py + 20
        lock = leaf((px - aside * 0.5, py - long), tip, wide, -0.12)
        cap.fill(lock, "#ffffff")
        sheet.fill(lock, "#ffffff", 1, erase=True)
        sheet.line(lock, "#ffffff", 3.2, 0.8)
        for off in (-0.18, 0.12):
            strand = [
                (px - aside * 0.5, py - long * 0.9),
                (px + off * wide + 7, py - long * 0.4),
                (px + aside * 0.4, py + 6),
            ]
            sheet.line(spline(strand, closed=False), "#ffffff", 1.8, 0.5)
    height = 15 * page.blur(cap.pixels()[..., 3], 3.5)
    return (height - 11 * page.blur(sheet.pixels()[..., 3], 1.6)).astype(np.float32)


def _cut(page: Page, path: Path, width: float, soft: float) -> Field:
    """Return a groove along a line, 0 … 1 deep."""
    sheet = Scene(page, 0).sheet()
    sheet.line(path, "#ffffff", width)
    return page.blur(sheet.pixels()[..., 3], soft)


def _fold(page: Page, points: Sequence[tuple[float, float]], width: float, soft: float) -> Field:
    """Return a groove that runs out at both ends, as between lips and lids."""
    sheet = Scene(page, 0).sheet()
    sheet.fill(taper(points, [0.5, width * 0.7, width, width * 0.7, 0.5]), "#ffffff")
    return page.blur(sheet.pixels()[..., 3], soft)


def _carved(page: Page) -> Field:
    """Carve the head: how far every place of it stands out of the page, 0 outside."""
    part = np.abs((page.x - 400) / 342) ** 2.5 + np.abs((page.y - 600) / 530) ** 2.7
    jaw = 1 + 0.30 * smoothstep(720, 1120, page.y) + 0.10 * smoothstep(420, 100, page.y)
    part = part * jaw
    head = 300 * np.sqrt(np.clip(1 - part, 0, 1))
    for side in (-1, 1):  # ears
        x = 400 + side * 352
        ear = _cushion(
            page,
            spline(
                [
                    (x - 22 * side, 462),
                    (x + 20 * side, 448),
                    (x + 40 * side, 494),
                    (x + 30 * side, 590),
                    (x + 8 * side, 652),
                    (x - 18 * side, 648),
                    (x - 24 * side, 560),
                ]
            ),
            30,
        )
        hollow = _cushion(
            page,
            spline(
                [
                    (x, 484),
                    (x + 20 * side, 500),
                    (x + 12 * side, 570),
                    (x - 2 * side, 596),
                    (x - 6 * side, 520),
                ]
            ),
            14,
        )
        if side > 0:  # a piece of it has been knocked off
            chip = poly([(x + 8, 430), (x + 60, 430), (x + 60, 552), (x + 26, 536), (x + 18, 500)])
            ear = ear * (1 - _mask(page, chip))
        head = np.maximum(head, (ear * 1.6 - hollow * 1.7) * (ear > 1))
    h = head.copy()
    for side in (-1, 1):
        x = 400 + side * 152
        h += 46 * _bump(page, 400 + side * 205, 640, 112, 100)  # cheek
        h -= 62 * _bump(page, x, 492, 104, 52) + 16 * _bump(page, 400 + side * 70, 478, 46, 50)
        brow = limb(
            [
                (400 + side * 46, 448),
                (400 + side * 130, 410),
                (400 + side * 220, 412),
                (400 + side * 282, 462),
            ],
            [26, 44, 42, 20],
        )
        h += 1.1 * _cushion(page, brow, 20, 7)
    for side in (-1, 1):
        h += _eye(page, side)
    h += _hair(page) * smoothstep(0.999, 0.94, part)
    h += _nose(page) + _mouth(page)
    h += 40 * _bump(page, 402, 985, 105, 64) - 26 * _bump(page, 402, 906, 90, 22)  # chin
    h += 7 * page.noise(31, 150, 3) + 3 * np.abs(page.noise(32, 70, 2))
    h -= 6 * _joints(page)
    h -= 16 * _cut(page, poly(CRACK, closed=False), 5, 1.4) + 7 * _cut(
        page, poly(CRACK, closed=False), 22, 6
    )
    h += (
        5
        * smoothstep(
            -4, 4, page.x - np.interp(page.y, [p[1] for p in CRACK], [p[0] for p in CRACK])
        )
        * smoothstep(760, 640, page.y)
    )
    return (h * smoothstep(1.0, 0.985, part) + (head * (part >= 1))).astype(np.float32)


def _eye(page: Page, side: int) -> Field:
    """Return a heavy lid over a ball, and the folds round them: half asleep."""

    def at(points: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
        return [(400 + side * (x - 400), y) for x, y in points]

    lids = spline(at([(462, 512), (500, 474), (554, 460), (612, 476), (650, 516), (606, 542),
                      (552, 550), (500, 540)]))  # fmt: skip
    ball = spline(at([(468, 522), (508, 506), (556, 500), (606, 506), (644, 522), (604, 538),
                      (508, 536)]))  # fmt: skip
    eye = 1.3 * _cushion(page, lids, 44, 3)
    eye -= 12 * page.blur(_mask(page, ball), 2.0)
    eye += 0.7 * _cushion(page, ball, 30, 2)
    rim = at([(458, 520), (504, 504), (556, 497), (610, 504), (656, 520)])
    eye += 9 * _cut(page, _line(rim), 11, 3)
    eye -= 14 * _fold(page, at([(464, 488), (506, 454), (556, 440), (614, 454), (660, 492)]), 9, 4)
    low = at([(470, 532), (510, 548), (553, 553), (604, 548), (642, 532)])
    eye += 6 * _cut(page, _line(low), 11, 3)
    under = at([(480, 556), (520, 576), (560, 580), (604, 572), (640, 554)])
    return np.asarray(eye - 7 * _fold(page, under, 8, 3), np.float32)


def _line(points: Sequence[tuple[float, float]]) -> Path:
    """Draw an open smooth line."""
    return spline(points, closed=False)


def _nose(page: Page) -> Field:
    down = np.clip((page.y - 430) / 275, 0, 1)
    wide = 38 + 32 * down**2
    ridge = (40 + 112 * down) * np.exp(-(np.abs((page.x - 400) / wide) ** 2.6))
    ridge *= smoothstep(400, 470, page.y) * smoothstep(738, 694, page.y)
    wings = sum(
        42 * np.sqrt(np.clip(1 - page.distance(400 + s * 66, 698, 42, 38) ** 2, 0, 1))
        for s in (-1, 1)
    )
    holes = sum(48 * _bump(page, 400 + s * 36, 731, 21, 10) for s in (-1, 1))
    both = np.maximum(page.blur(np.asarray(wings, np.float32), 4), ridge)
    return page.blur(both.astype(np.float32), 3) - holes


def _mouth(page: Page) -> Field:
    """Closed lips; one corner has begun to lift."""
    upper = spline(
        [
            (262, 822),
            (320, 796),
            (372, 778),
            (402, 788),
            (434, 776),
            (490, 784),
            (552, 792, 1),
            (490, 818),
            (402, 830),
            (320, 830),
        ]
    )
    lower = spline(
        [
            (278, 828),
            (340, 834),
            (402, 838),
            (480, 826),
            (540, 804),
            (508, 856),
            (452, 884),
            (396, 890),
            (330, 872),
        ]
    )
    lips = _cushion(page, upper, 26, 2.5) * 1.7 + _cushion(page, lower, 36, 3) * 1.5
    lips += 30 * _bump(page, 402, 815, 170, 70)
    line = [(256, 824), (320, 832), (402, 835), (484, 822), (546, 796), (562, 780)]
    lips = lips - 22 * _fold(page, line, 10, 2.0)
    lips -= 20 * _bump(page, 566, 780, 20, 24) + 14 * _bump(page, 248, 826, 18, 20)
    lips -= 11 * _cut(page, _line([(480, 716), (540, 742), (580, 784), (588, 828)]), 12, 7)
    lips -= 14 * _bump(page, 400, 762, 15, 24)
    lips -= 16 * _cut(
        page, _line([(290, 866), (340, 892), (400, 906), (462, 898), (520, 866)]), 14, 8
    )
    return np.asarray(lips, np.float32)


def _joints(page: Page) -> Field:
    """The seams between the blocks from which the head was built."""
    sheet = Scene(page, 0).sheet()
    rng = random.Random(8)
    rows = [92, 236, 372, 590, 752, 930, 1100]
    for number, y in enumerate(rows):
        points = [(x, y + rng.uniform(-5, 5)) for x in range(-20, 840, 95)]
        sheet.line(_line(points), "#ffffff", 3.2, 0.85)
        x = rng.uniform(40, 190)
        while x < 800 and number + 1 < len(rows):
            below = rows[number + 1]
            if number in (0, 1, 5) or x < 210 or x > 640:
                sheet.line(
                    poly([(x, y), (x + rng.uniform(-6, 6), below)], closed=False),
                    "#ffffff",
                    2.8,
                    0.8,
                )
            x += rng.uniform(150, 330)
    return page.blur(sheet.pixels()[..., 3], 1.1)


def _stone(scene: Scene, h: Field) -> Field:
    """Light the head and let moss and lichen gather on it; return where the moss is."""
    page = scene.page
    down, across = (np.asarray(part, np.float32) * page.scale for part in np.gradient(h))
    steep = 1 / np.sqrt(1 + across**2 + down**2)
    up, towards = down * steep, -across * steep  # normals: up the page, to the right
    sky = np.clip(0.52 * towards + 0.55 * up + 0.58 * steep, 0, 1.4)
    soft = page.blur(h, 26)
    hollow = np.clip((soft - h) / 46, -0.5, 1) + 0.5 * np.clip((page.blur(h, 6) - h) / 9, -0.4, 1)
    value = 0.06 + 0.80 * sky**1.3 - 0.34 * hollow
    value = value * (0.45 + 0.55 * smoothstep(10, 150, h))
    value += 0.05 * page.texture("brush") + 0.05 * page.noise(41, 70, 4)
    stops = [
        (0.0, "#0d1a17"),
        (0.2, "#22352e"),
        (0.45, "#4c6457"),
        (0.7, "#83967c"),
        (1.0, "#c6cda2"),
    ]
    stone = ramp(stops, value.astype(np.float32))
    tone = page.noise(42, 130, 4)[..., None]
    stone = stone + tone * np.array([0.035, 0.012, -0.03], np.float32)
    rain = np.clip(page.noise(43, 60, 4, 0.55, (0.35, 5)) - 0.25, 0, 1)[..., None]
    stone = stone * (1 - 0.3 * rain) + np.array([0.05, 0.11, 0.09], np.float32) * 0.3 * rain
    # moss likes what looks up, and shade
    patch = page.noise(44, 90, 5, 0.6)
    kissed = _bump(page, *KISS, 175, 135)
    face = smoothstep(1.25, 0.8, page.distance(402, 828, 210, 90))
    likes = (
        up * 1.05
        + 0.42 * patch
        + 0.22 * smoothstep(420, 90, page.y)
        - 0.75 * kissed
        - 0.7 * face
        - sum(1.1 * _bump(page, 400 + side * 156, 512, 112, 52) for side in (-1, 1))
    )
    moss = smoothstep(0.46, 0.6, likes + 0.06 * page.texture("fine"))
    grain = page.noise(45, 7, 3)
    fluff = np.clip(0.25 + 0.75 * sky + 0.28 * grain - 0.15 * hollow, 0, 1.3)
    lime = ramp(
        [(0, "#1c3a16"), (0.45, "#56742c"), (0.8, LIME), (1.2, "#d8dc8c")], fluff.astype(np.float32)
    )
    dark = ramp([(0, "#0d2014"), (0.5, VELVET), (1.1, "#6d9a3c")], fluff.astype(np.float32))
    which = smoothstep(-0.15, 0.25, page.noise(46, 130, 3) + 0.5 * up)[..., None]
    green = dark * (1 - which) + lime * which
    stone = stone * (1 - moss[..., None]) + green * moss[..., None]
    damp = smoothstep(0.25, 0.5, page.noise(47, 60, 4) + 0.3 * up - 0.5 * kissed - 0.5 * face)
    damp = damp * (1 - moss) * 0.45
    stone = stone * (1 - damp[..., None]) + dark * damp[..., None]
    # the one patch of sun
    turned = np.clip(0.62 * towards + 0.42 * up + 0.62 * steep, 0, 1)
    ragged = page.distance(KISS[0] + 4, KISS[1] - 16, 158, 122) + 0.10 * page.noise(48, 50, 3)
    sun = smoothstep(1.25, 0.55, ragged) * turned**1.4
    warm = np.array([1.0, 0.92, 0.62], np.float32)
    stone = stone * (1 + 1.25 * sun[..., None] * warm) + 0.14 * sun[..., None] * warm
    blush = _bump(page, KISS[0] + 2, KISS[1] + 6, 128, 92)[..., None] * 0.62
    stone = stone * (1 - blush) + stone * np.array([1.20, 0.70, 0.68], np.float32) * blush
    cool = np.clip(0.25 * up - 0.95 * towards, 0, 1) ** 2 * smoothstep(0, 60, h)
    stone = stone + 0.34 * cool[..., None] * np.array([0.35, 0.85, 0.75], np.float32)
    inside = smoothstep(0.5, 6, h)
    edge = page.blur(inside, 16)[..., None] * 0.75
    scene.image = scene.image * (1 - edge) + scene.image * scene.shade * edge
    foot = smoothstep(940, 1150, page.y) * 0.75
    stone = stone * (1 - foot[..., None] * (1 - scene.shade))
    gloom = 0.60 + 0.56 / (1 + (page.distance(600, 560, 380, 470)) ** 2.4)
    stone = stone * gloom[..., None]
    cover = inside[..., None]
    scene.image = (scene.image * (1 - cover) + stone * cover).astype(np.float32)
    return moss * inside


def _crack(scene: Scene) -> None:
    """The dark of the crack: wide here, a hair there, with splinters."""
    rng, sheet = random.Random(37), scene.sheet()
    for path, thick in ((CRACK, 11.0), *((branch, 5.0) for branch in BRANCHES)):
        fine = []
        for (x0, y0), (x1, y1) in pairwise(path):
            for step in range(4):
                part = step / 4
                fine.append((x0 + (x1 - x0) * part + rng.uniform(-3, 3), y0 + (y1 - y0) * part))
        left, right = [], []
        for number, (x, y) in enumerate(fine):
            half = thick * (1 - 0.85 * number / len(fine)) * rng.uniform(0.25, 0.75)
            left.append((x - half, y + rng.uniform(-2, 2)))
            right.append((x + half, y + rng.uniform(-2, 2)))
        sheet.fill(moved(poly(left + right[::-1]), 2.2, 1.6), "#cfd8a8", 0.35)
        sheet.fill(poly(left + right[::-1]), "#050b0a", 0.95)
    scene.put(sheet, wobble=0.6)


def _tufts(scene: Scene, mossy: Field) -> None:
    """Thousands of threads of moss along and below the cushions."""
    rng, page = random.Random(5), scene.page
    lower, upper = scene.sheet(), scene.sheet()
    for number in range(9000):
        x, y = rng.uniform(2, 797), rng.uniform(30, 1100)
        long, lean, tint = rng.uniform(4, 11), rng.uniform(-3, 3), rng.random()
        row, column = int(y * page.scale), int(x * page.scale)
        below = mossy[min(row + int(9 * page.scale), page.height - 1), column]
        here = mossy[row, column]
        if here < 0.5:
            continue
        edge = below < 0.4
        light = max(0.0, 1 - math.hypot(x - 690, y - 80) / 760)
        tone = mix(mix("#2c5a22", "#86b02a", light), "#dbe86a", tint * 0.5 * light)
        if edge:
            stroke = taper(
                [(x, y), (x + lean * 0.5, y + long), (x + lean, y + long * 2.1)], [2.6, 1.8, 0.4], 6
            )
            lower.fill(stroke, mix(tone, "#173216", 0.35), 0.9)
        elif number % 2:
            stroke = taper([(x, y), (x + lean, y - long * 0.8)], [1.8, 0.4], 5)
            upper.fill(stroke, tone, 0.75)
    scene.add(lower, shadow=(1, 4, 4, 0.5), wobble=0.4, amount=0.05)
    scene.put(upper)


def _crown(scene: Scene) -> None:
    """Grass and seedlings that have found a place on top of the head."""
    rng = random.Random(51)
    for _ in range(2):
        sheet = scene.sheet()
        for _ in range(420):
            x = 400 + rng.uniform(-1, 1) * 300
            y = 600 - 530 * ((1 / 1.1 - abs((x - 400) / 342) ** 2.5) ** (1 / 2.7)) + 8
            long, lean = (
                rng.uniform(10, 34) * (1.3 if rng.random() < 0.1 else 1),
                rng.uniform(-16, 16),
            )
            light = max(0.0, 1 - math.hypot(x - 690, y - 80) / 480)
            tone = mix(mix("#1c3f20", "#4f7d24", rng.random()), "#c6dc50", light * 0.8)
            blade = taper(
                [(x, y + 9), (x + lean * 0.3, y - long * 0.5), (x + lean, y - long)], [3, 2, 0.4], 6
            )
            sheet.fill(blade, tone)
        scene.add(sheet, rim=0.5, rim_width=1.5, shadow=(0, 4, 6, 0.45), wobble=0.3)
    for root, tip, bend in (
        ((300, 100), (236, 34), -12),
        ((296, 100), (330, 30), 12),
        ((556, 150), (622, 96), 14),
    ):
        sheet = scene.sheet()
        _fern(sheet, root, tip, bend, "#3d6a26")
        scene.add(
            sheet, rim=0.6, rim_width=1.5, rim_colour="#d5e36a", shadow=(-3, 5, 6, 0.5), wobble=0.3
        )


def _kiss(scene: Scene) -> None:
    """Two lips in lipstick: the only red."""
    x, y = KISS
    sheet = scene.sheet()
    with sheet.at(x, y, 1.3, -13):
        upper = spline(
            [
                (-50, -3, 1),
                (-32, -19),
                (-13, -31),
                (0, -23),
                (14, -32),
                (33, -19),
                (50, -4, 1),
                (24, -5),
                (0, -1),
                (-24, -4),
            ]
        )
        lower = spline(
            [(-43, 4, 1), (-20, 5), (0, 8), (21, 5), (43, 3, 1), (28, 21), (3, 30), (-27, 21)]
        )
        for lip, mid in ((upper, -4), (lower, 6)):
            sheet.fill(lip, RED, 0.96, grad=linear(0, -30, 0, 30, "#a80a22"))
            rng = random.Random(int(mid) + 60)
            with sheet.inside(lip):
                for number in range(-12, 13):
                    fx = number * 4.2 + rng.uniform(-1.2, 1.2)
                    fold = taper(
                        [
                            (fx, mid),
                            (fx * 1.12, mid + (-16 if mid < 0 else 14)),
                            (fx * 1.2, mid + (-34 if mid < 0 else 34)),
                        ],
                        [0.5, 1.5, 0.8],
                        8,
                    )
                    sheet.fill(fold, "#e8a08a" if number % 3 else "#6f0718", rng.uniform(0.35, 0.8))
                for _ in range(70):  # where the stone did not take the colour
                    sheet.fill(
                        ellipse(rng.uniform(-48, 48), rng.uniform(-32, 30), rng.uniform(0.5, 1.5)),
                        "#d8c6a0",
                        0.75,
                    )
    page = scene.page
    paint_ = sheet.pixels()
    alpha = page.blur(np.ascontiguousarray(paint_[..., 3]), 0.7)
    colour = paint_[..., :3] / np.clip(paint_[..., 3:], 0.02, 1)
    light = scene.image.mean(2)
    relief = np.clip(light / np.clip(page.blur(light, 16), 0.05, 1), 0.3, 1.6)  # pits are darker
    within = depth_of(np.ascontiguousarray(paint_[..., 3]), page.scale)
    worn = page.noise(91, 11, 3, 0.6) + 0.5 * page.noise(92, 34, 2)
    holds = smoothstep(-0.75, 0.05, worn + 0.17 * np.clip(within, 0, 9) - 0.55)
    holds = holds * smoothstep(0.46, 0.72, relief + 0.10 * page.noise(93, 5, 2))
    part = (alpha * np.clip(holds, 0, 1) * 0.93)[..., None]
    shaded = colour * (0.24 + 0.78 * relief[..., None] ** 1.25)
    smear = page.blur(alpha, 4) * np.clip(0.5 + page.noise(94, 9, 2), 0, 1) * 0.30
    scene.tint(smear.astype(np.float32), "#b8323c")
    scene.image = (scene.image * (1 - part) + np.clip(shaded, 0, 1) * part).astype(np.float32)


def _mud(scene: Scene) -> None:
    """Wet ground, and who walked on it in heels."""
    page = scene.page
    sheet = scene.sheet()
    ground = spline(
        [
            (-20, 1108, 1),
            (120, 1082),
            (300, 1068),
            (480, 1074),
            (660, 1090),
            (820, 1112, 1),
            (820, 1240, 1),
            (-20, 1240, 1),
        ]
    )
    sheet.fill(ground, "#6a6a3e", grad=linear(0, 1060, 0, 1200, "#3a3a22"))
    scene.add(sheet, relief=20, shadow=(0, -8, 16, 0.6), amount=0.05, texture="cloud", bump=2)
    scene.of("ground", ground)
    wet = smoothstep(0.15, 0.5, page.noise(71, 60, 4, 0.6, (3, 0.5))) * smoothstep(
        1080, 1120, page.y
    )
    scene.tint((wet * 0.30).astype(np.float32), "#8fa368")
    way = [(300, 1196), (372, 1172), (450, 1146), (530, 1124), (606, 1108), (664, 1098)]
    pits, lips = scene.sheet(), scene.sheet()
    toe = spline([(0, -25, 1), (6, -13), (8, -1), (4, 9), (-4, 9), (-8, -1), (-6, -13)])
    for number, (x, y, way_x, way_y) in enumerate(sample(way, 8)):
        size = 1.9 - 1.0 * number / 9
        side = (13 if number % 2 else -13) * size
        place = x - way_y * side, y + way_x * side
        turn = math.degrees(math.atan2(way_y, way_x)) + 90
        with lips.at(place[0] + 1.5, place[1] + 3.2 * size, size * 1.05, turn):
            lips.fill(toe, "#c4bf84", 0.5).fill(ellipse(0, 22, 4.8), "#c4bf84", 0.5)
        with pits.at(*place, size, turn):
            pits.fill(toe, "#0a0805", 0.96, grad=linear(0, -25, 0, 9, "#241d10"))
            pits.fill(ellipse(0, 22, 4.2), "#0a0805", 0.96)
            pits.fill(leaf((-3, -12), (-2, 4), 3), "#9aa878", 0.5, blur=1)
    scene.put(lips, blur=2.4, wobble=0.8, opacity=0.7)
    scene.put(pits, blur=1.4, wobble=0.9, opacity=0.82)


def _fern(
    sheet: Sheet, root: tuple[float, float], tip: tuple[float, float], bend: float, tone: Colour
) -> None:
    """One frond: a bent spine and its leaflets, which shorten to the tip."""
    mid = (root[0] + tip[0]) / 2 + bend, (root[1] + tip[1]) / 2 - abs(bend) * 0.6
    stations = sample([root, mid, tip], 26)
    long = math.hypot(tip[0] - root[0], tip[1] - root[1])
    sheet.fill(taper([root, mid, tip], [5, 3, 1]), tone)
    for number, (x, y, way_x, way_y) in enumerate(stations[3:], 3):
        part = number / 26
        reach = long * 0.24 * math.sin(math.pi * min(1, 0.16 + part * 0.82)) ** 0.8 + 3
        for side in (-1, 1):
            end = (
                x + (-way_y * side * 0.88 + way_x * 0.55) * reach,
                y + (way_x * side * 0.88 + way_y * 0.55) * reach + reach * 0.18,
            )
            sheet.fill(leaf((x, y), end, max(long / 34, 3), bend=0.08 * side), tone)


def _ferns(scene: Scene) -> None:
    rng = random.Random(77)
    back = [
        ((30, 1160), (-10, 830), -40),
        ((60, 1150), (150, 900), 10),
        ((90, 1160), (290, 990), 40),
        ((770, 1150), (590, 1000), -40),
        ((790, 1170), (800, 850), 40),
    ]
    front = [
        ((-20, 1230), (60, 880), -60),
        ((10, 1240), (210, 1010), 20),
        ((-30, 1200), (-4, 760), -30),
        ((60, 1250), (330, 1100), 60),
        ((830, 1230), (800, 900), 50),
        ((800, 1250), (640, 1040), -20),
        ((830, 1240), (560, 1130), -60),
        ((770, 1260), (720, 1000), 20),
    ]
    for fronds, tone in ((back, "#3c5e2c"), (front, "#122c20")):
        for root, tip, bend in fronds:
            sheet = scene.sheet()
            _fern(sheet, root, tip, bend, mix(tone, "#507c2a", rng.random() * 0.25))
            near = tone == "#122c20"
            shade = None if near else Cast((-6, 12), dark=0.6, soft=0.4)
            with scene.layer("plain", way=60, blur=1.2 if near else 0, form=0.2, cast=shade):
                scene.add(sheet, amount=0, wobble=0.5)


def _canopy(scene: Scene) -> None:
    """Leaves and lianas cut dark against the light, with a hole in them."""
    rng = random.Random(91)
    vines = scene.sheet()
    for points in (
        [(4, 330), (24, 420), (10, 520), (40, 640), (26, 800)],
        [(770, -10), (792, 180), (764, 330), (786, 420)],
    ):
        vines.fill(taper(points, [9, 6, 3]), "#14291c")
        for number, (x, y, _, _) in enumerate(sample(points, 30)):
            side = 1 if number % 2 else -1
            vines.fill(
                leaf(
                    (x, y),
                    (x + side * rng.uniform(14, 26), y + rng.uniform(4, 24)),
                    rng.uniform(9, 14),
                ),
                mix("#1c3c24", "#2f5a2a", rng.random()),
            )
    scene.add(vines, relief=3, rim=0.7, rim_width=2, rim_colour="#b9d65a", shadow=(-8, 8, 10, 0.5))
    for layer, tone in ((0, "#1f4327"), (1, "#0f2419")):
        sheet = scene.sheet()
        for _ in range(240):
            x = rng.uniform(-30, 830)
            left, right = max(0, 1 - x / 190), max(0, (x - 640) / 170)
            y = -30 + rng.random() ** 1.5 * (64 + 10 * left + 60 * right - 20 * layer)
            if math.hypot(x - 668, y - 10) < 92 + 30 * (1 - layer):
                continue
            turn, long = rng.uniform(0.5, 2.6), rng.uniform(26, 62)
            end = x + long * math.cos(turn), y + long * math.sin(turn)
            sheet.fill(
                leaf((x, y), end, long * 0.4, bend=rng.uniform(-0.1, 0.1)),
                mix(tone, "#4c7a2c", rng.random() * 0.3),
            )
        scene.add(
            sheet,
            relief=3,
            rim=0.8,
            rim_width=2.5,
            rim_colour="#d5e36a",
            shadow=(-5, 9, 12, 0.55),
            wobble=0.6,
        )
