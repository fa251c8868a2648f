"""A duchess sits for her portrait; on her ruff, wide as a cartwheel, mice dine by candlelight."""

import math
import random

import numpy as np

from pinxit_atelier.animals import mouse
from pinxit_atelier.engine import (
    Field,
    Look,
    Page,
    Scene,
    Sheet,
    ellipse,
    leaf,
    limb,
    linear,
    mix,
    poly,
    radial,
    rect,
    sample,
    smoothstep,
    spline,
    taper,
    union,
)

PEWTER, LACE, SILK, CHERRY = "#6d747c", "#fdfaf2", "#15161c", "#c8102e"
X, Y, WIDE, HIGH = 400.0, 770.0, 452.0, 150.0  # the ruff, as a disc in perspective
FACE = [
    (400, 84), (492, 100), (566, 176), (598, 296), (600, 420), (572, 530), (512, 616), (400, 664),
    (288, 616), (228, 530), (200, 420), (202, 296), (234, 176), (308, 100),
]  # fmt: skip
FLAMES = ((132.0, 690.0), (262.0, 716.0), (566.0, 720.0), (690.0, 686.0))


def paint(page: Page) -> Scene:
    """Paint the wall, the sitter from the back to the front, the table, and those who dine."""
    scene = Scene(page, 4471, light=(400, 730, 260), glow="#ffe2a6", shade="#14151d", reach=620)
    _panelling(scene)
    _dress(scene)
    _ruff_back(scene)
    _face(scene)
    _features(scene)
    _hair(scene)
    _earrings(scene)
    _ruff(scene)
    _banquet(scene)
    _guests(scene)
    _candles(scene)
    _brush(scene)
    look = Look(
        vignette=0.34, bloom=0.24, bloom_from=0.8, saturation=1.0, contrast=1.05,
        shadows="#2c3442", lights="#a8946a", split=0.08,
    )  # fmt: skip
    return scene.finish(look)


def _panelling(scene: Scene) -> None:
    page, rng = scene.page, scene.rng
    where = page.distance(330, 380) / 760 + 0.06 * page.noise(4, 200, 4)
    stops = [(0, "#8c939a"), (0.5, "#5c636c"), (0.85, "#363c46"), (1.2, "#1c2028")]
    scene.backdrop(stops, where.astype(np.float32), texture="down", amount=0.07)
    sheet = scene.sheet()
    for column in range(4):
        for row in range(3):
            x, y = -104 + column * 262, -130 + row * 386
            for inset, tone, alpha in (
                (0, "#1b2028", 0.55),
                (7, "#c2c8cc", 0.3),
                (20, "#20262e", 0.5),
                (25, "#aeb6bc", 0.25),
            ):
                box = rect(x + inset, y + inset, 244 - 2 * inset, 368 - 2 * inset, 5)
                sheet.line(box, tone, 5, alpha)
            for _ in range(26):
                px, py = x + rng.uniform(32, 212), y + rng.uniform(40, 260)
                grain = [(px, py), (px + rng.uniform(-5, 5), py + rng.uniform(40, 90))]
                sheet.fill(
                    taper(grain, [0.4, 1.8, 0.4], 8), rng.choice(("#20252c", "#b4bcc2")), 0.22
                )
    scene.put(sheet, wobble=0.6)


def _dress(scene: Scene) -> None:
    sheet = scene.sheet()
    shape = spline([(-60, 1240, 1), (-40, 1010), (90, 900), (400, 840), (710, 900), (840, 1010),
                    (860, 1240, 1)])  # fmt: skip
    sheet.fill(shape, "#2c2f3a", grad=linear(400, 860, 400, 1200, "#0b0c11"))
    with sheet.inside(shape):
        for side in (-1, 1):
            for step in range(5):
                x = 400.0 + side * (90 + step * 80)
                fold = [(400 + side * (30 + step * 46), 890), (x, 1040), (x + side * 30, 1220)]
                sheet.fill(taper(fold, [4, 26, 40]), "#585e6c", 0.3, blur=9)
        for row in range(9):
            for column in range(-5, 6):
                x, y = 400.0 + column * 52 + (row % 2) * 26, 912.0 + row * 36
                knot = union(ellipse(x - 7, y, 8, 4.5, 35), ellipse(x + 7, y, 8, 4.5, -35))
                sheet.line(knot, "#8b94a2", 1.6, 0.4)
                sheet.fill(ellipse(x, y + 10, 2.4), "#dfe4e8", 0.6)
    scene.add(sheet, relief=40, lo=0.5, hi=0.35, rim=0.3, wobble=0.8)
    pearls = scene.sheet()
    for rope, sag in ((160, 150), (110, 86)):
        for step in range(27):
            part = step / 26
            x = 400 - rope + 2 * rope * part
            y = 926 + sag * (1 - (2 * part - 1) ** 2)
            pearls.fill(ellipse(x, y, 9), "#f4f1ea", grad=radial(x - 3, y - 3, 12, "#8f959f"))
            pearls.fill(ellipse(x - 3, y - 3, 2.4), "#ffffff")
    scene.add(pearls, relief=3, lo=0.4, hi=0.3, shadow=(0, 6, 5, 0.6), wobble=0.1)


def _at(way: float, far: float) -> tuple[float, float]:
    """Return a place on the disc: an angle, and how far it is from the neck to the hem."""
    turn = math.radians(way)
    return X + WIDE * far * math.cos(turn), Y - 20 * (1 - far) + HIGH * far * math.sin(turn)


def _pleats(sheet: Sheet, start: int, end: int) -> None:
    """Linen in folds: each a ray, light on one side and grey on the other."""
    for way in range(start, end, 4):
        one, two, three = _at(way, 1), _at(way + 2, 1.012), _at(way + 4, 1)
        sheet.fill(poly([_at(way, 0.25), one, two, _at(way + 2, 0.25)]), "#ffffff", 0.9)
        sheet.fill(poly([_at(way + 2, 0.25), two, three, _at(way + 4, 0.25)]), "#bfc5cc", 0.75)


def _ruff_back(scene: Scene) -> None:
    sheet = scene.sheet()
    sheet.fill(ellipse(X, Y, WIDE, HIGH), LACE, grad=linear(X, Y - HIGH, X, Y, "#e8e4da"))
    _pleats(sheet, 0, 360)
    sheet.fill(ellipse(400, 822, 330, 46), "#fff8e4", 0.7, blur=26)
    for way in range(180, 361, 4):
        x, y = _at(way, 1)
        sheet.fill(ellipse(x, y - 10, 15, 14), "#f8f6f0")
        sheet.line(ellipse(x, y - 10, 15, 14), "#9aa2ab", 2, 0.7)
        sheet.fill(ellipse(x, y - 9, 7, 8), "#8b939d", 0.7)
    scene.add(sheet, relief=8, lo=0.5, hi=0.3, shadow=(0, 10, 24, 0.6), wobble=0.5)
    scene.pool(400, 700, 230, 60, "#6a6470", 0.7)


def _hill(page: Page, x: float, y: float, wide: float, high: float) -> Field:
    spots = sum(
        np.exp(-(((page.x - at) / wide) ** 2) - ((page.y - y) / high) ** 2) for at in {x, 800 - x}
    )
    return np.asarray(spots, np.float32)


def _face(scene: Scene) -> None:
    """A head like a marble, lit twice: by a grey window, and from below by very small candles."""
    page = scene.page
    round_head = ((page.x - 400) / 216) ** 2 + ((page.y - 384) / 316) ** 2
    height = 210 * np.sqrt(np.clip(1 - round_head, 0.01, 1))
    height += 20 * _hill(page, 320, 262, 70, 26) - 26 * _hill(page, 312, 322, 52, 34)
    height += 50 * _hill(page, 400, 430, 34, 40) + 26 * _hill(page, 400, 350, 26, 90)
    height += 16 * _hill(page, 366, 442, 16, 16) + 22 * _hill(page, 290, 440, 62, 54)
    height -= 12 * _hill(page, 342, 478, 22, 30) + 10 * _hill(page, 400, 476, 12, 14)
    height += 16 * _hill(page, 400, 508, 50, 16) - 14 * _hill(page, 400, 548, 56, 12)
    height += 30 * _hill(page, 400, 586, 56, 28) - 16 * _hill(page, 400, 626, 110, 9)
    height += 20 * _hill(page, 400, 652, 130, 20)
    height = page.blur(height.astype(np.float32), 3)
    down, across = np.gradient(height * page.scale)
    long = np.sqrt(across**2 + down**2 + 1)
    window = np.clip((-across * -0.5 - down * -0.42 + 0.76) / long, 0, 1)
    candle = np.clip((-across * 0.1 - down * 0.86 + 0.5) / long, 0, 1) * smoothstep(
        300, 640, page.y
    )
    skin = np.array([0.96, 0.85, 0.78], np.float32) + 0.012 * page.texture("brush")[..., None]
    blush = np.clip(
        0.55 * _hill(page, 276, 450, 62, 48) + 0.3 * _hill(page, 400, 434, 34, 22), 0, 1
    )
    skin = skin * (1 - blush[..., None] * 0.5) + np.array([0.9, 0.5, 0.46]) * blush[..., None] * 0.5
    cool = np.array([0.92, 0.93, 0.95], np.float32)
    warm = np.array([1.0, 0.80, 0.52], np.float32)
    shade = (0.36 + 0.74 * window**1.2)[..., None] * cool + 0.46 * candle[..., None] * warm
    painted = np.clip(skin * shade, 0, 1.1).astype(np.float32)
    mask = scene.sheet()
    mask.fill(spline(FACE), "#ffffff")
    for side in (-1, 1):
        mask.fill(ellipse(400 + side * 200, 376, 22, 44, side * 10), "#ffffff")
    alpha = mask.pixels()[..., 3]
    scene.multiply((page.blur(alpha, 24) * 0.6).astype(np.float32), "#20232c")
    part = page.blur(alpha, 1.2)[..., None]
    scene.image = (scene.image * (1 - part) + painted * part).astype(np.float32)


def _features(scene: Scene) -> None:
    rng = random.Random(12)
    sheet = scene.sheet()
    for _ in range(210):
        x = 400 + rng.choice((-1, 1)) * abs(rng.gauss(84, 46))
        y = rng.gauss(418, 46)
        if abs(x - 400) < 190 and y < 540:
            sheet.fill(ellipse(x, y, rng.uniform(1.4, 3.6), rng.uniform(1.2, 3)), "#a4643e",
                       rng.uniform(0.25, 0.6))  # fmt: skip
    for side in (-1, 1):
        x = 400 + side * 88
        white = spline([(x - 42, 322), (x - 14, 300), (x + 18, 300), (x + 42, 320), (x + 14, 337),
                        (x - 16, 338)])  # fmt: skip
        sheet.fill(white, "#3a2c2c", 0.4, blur=8)
        sheet.fill(white, "#eef0ee", grad=linear(x, 298, x, 338, "#b9c0c4"))
        iris = x + 15, 317.0  # both look aside, and a little down
        sheet.fill(ellipse(*iris, 19), "#4f6a66", clip=white)
        for step in range(20):
            turn = math.radians(step * 18)
            ray = poly(
                [
                    (iris[0] + 8 * math.cos(turn), iris[1] + 8 * math.sin(turn)),
                    (iris[0] + 17 * math.cos(turn), iris[1] + 17 * math.sin(turn)),
                ],
                closed=False,
            )
            sheet.line(ray, "#a9c4b8", 1.4, 0.6, clip=white)
        sheet.fill(ellipse(*iris, 8.6), "#0c0e12", clip=white)
        sheet.fill(ellipse(iris[0] - 5, iris[1] - 6, 3.6), "#ffffff", clip=white)
        sheet.fill(ellipse(iris[0] + 2, iris[1] + 10, 4, 2.4), "#ffd890", 0.9, clip=white)
        lid = [(x - 50, 324), (x - 20, 300), (x + 16, 296), (x + 50, 318)]
        sheet.fill(taper(lid, [3, 13, 13, 4]), "#3a2622")
        crease = [(x - 52, 308), (x - 18, 284), (x + 18, 281), (x + 52, 304)]
        sheet.fill(taper(crease, [1, 5, 5, 1]), "#8a6458", 0.75, blur=1.5)
        for bag in (350, 360):
            sheet.fill(
                taper([(x - 34, bag - 6), (x, bag + 4), (x + 36, bag - 8)], [1, 4, 1]),
                "#9a7a74",
                0.4,
                blur=2,
            )
        raised = -14 if side > 0 else 2
        brow = [
            (x - side * 54, 270 + raised * 0.2),
            (x, 244 + raised),
            (x + side * 56, 262 + raised),
        ]
        sheet.fill(taper(brow, [9, 11, 2]), "#8f6248", 0.9, blur=1)
        nostril = spline([(400 + side * 12, 462), (400 + side * 24, 454), (400 + side * 33, 460),
                          (400 + side * 22, 468)])  # fmt: skip
        sheet.fill(nostril, "#5a2a26", 0.85, blur=1)
        fold = [(400 + side * 48, 452), (400 + side * 72, 490), (400 + side * 80, 532)]
        sheet.fill(taper(fold, [2, 6, 1]), "#8f5f54", 0.5, blur=3)
    upper = spline(
        [
            (338, 518),
            (372, 504),
            (392, 499),
            (400, 504),
            (408, 499),
            (428, 504),
            (462, 518),
            (430, 519),
            (400, 521),
            (370, 519),
        ]
    )
    lower = spline([(342, 519), (400, 522), (458, 519), (430, 538), (400, 543), (370, 538)])
    sheet.fill(lower, "#c07a72", grad=linear(400, 520, 400, 544, "#e0a894"))
    sheet.fill(upper, "#a0524e")
    sheet.fill(
        taper([(330, 521), (370, 519), (400, 522), (430, 519), (470, 523)], [2, 4, 5, 4, 2]),
        "#5a2224",
    )
    for x, y, size in ((436, 515, 4), (446, 521, 3), (428, 524, 2.6), (452, 529, 3)):
        sheet.fill(ellipse(x + 1, y + 2, size, size), "#5a2a22", 0.5, blur=1)
        sheet.fill(ellipse(x, y, size, size * 0.8), "#f0cf8c")
    scene.put(sheet)


def _hair(scene: Scene) -> None:
    """A heart of curls, rolled over a cushion, with a row of pearls."""
    rng = scene.rng
    outer = [
        (214, 396),
        (176, 300),
        (166, 190),
        (214, 82),
        (300, 22),
        (366, 30),
        (400, 62),
        (434, 30),
        (500, 22),
        (586, 82),
        (634, 190),
        (624, 300),
        (586, 396),
    ]
    inner = [
        (582, 340),
        (572, 250),
        (540, 178),
        (478, 132),
        (400, 156),
        (322, 132),
        (260, 178),
        (228, 250),
        (218, 340),
    ]
    sheet = scene.sheet()
    shape = spline([*outer, *inner])
    sheet.fill(shape, "#7c5a48", grad=linear(300, 20, 420, 380, "#4a3430"))
    edge, hem = sample(outer, 150), sample(inner[::-1], 150)
    for number in range(1500):
        index = number % 150
        one, two = hem[index], edge[index]
        bend = rng.uniform(-10, 10)
        middle = (one[0] + two[0]) / 2 + bend, (one[1] + two[1]) / 2 + rng.uniform(-14, 4)
        lift = rng.uniform(0.86, 1.0)
        end = one[0] + (two[0] - one[0]) * lift, one[1] + (two[1] - one[1]) * lift
        tone = mix(rng.choice(("#a98064", "#6a4a3c", "#c9a288")), "#e6dcd2", rng.uniform(0, 0.3))
        sheet.fill(taper([(one[0], one[1]), middle, end], [1, 3.4, 0.8], 12), tone, 0.55)
    for number in range(0, 150, 6):
        x, y, _, _ = edge[number]
        for ring in (15, 10, 5):
            sheet.line(
                ellipse(x, y, ring, ring * 0.9), mix("#c9a288", "#4a3430", ring / 18), 3, 0.8
            )
    scene.add(sheet, relief=34, lo=0.6, hi=0.4, rim=0.5, shadow=(0, 10, 14, 0.5), wobble=0.5,
              light=(160, 60, 260))  # fmt: skip
    pearls = scene.sheet()
    for x, y, _, _ in sample(inner, 34):
        pearls.fill(ellipse(x, y - 4, 8), "#f6f3ec", grad=radial(x - 3, y - 7, 12, "#8a909a"))
        pearls.fill(ellipse(x - 2.6, y - 7, 2.2), "#ffffff")
    pearls.fill(ellipse(400, 178, 10, 14), "#f6f3ec", grad=radial(396, 172, 18, "#8a909a"))
    scene.add(pearls, relief=3, lo=0.4, hi=0.3, shadow=(0, 5, 5, 0.5), wobble=0.1)


def _earrings(scene: Scene) -> None:
    """Long strings of pearls; somebody uses one of them."""
    sheet = scene.sheet()
    for side in (-1, 1):
        for step in range(12):
            x, y = 400 + side * (206 + 7 * math.sin(step / 3.5)), 424 + step * 19
            size = 8 if step < 11 else 13
            sheet.fill(
                ellipse(x, y, size), "#f6f3ec", grad=radial(x - 3, y - 3, size * 1.6, "#8a909a")
            )
            sheet.fill(ellipse(x - 2.6, y - 3, 2.2), "#ffffff")
    scene.add(sheet, relief=3, lo=0.4, hi=0.3, shadow=(0, 5, 5, 0.5), wobble=0.1)
    climber = scene.sheet()
    mouse(
        climber, 620, 560, 1.0, pose="run", turn=82, seed=3, light=(-0.3, 0.8), colours=("#8f8a88",)
    )
    scene.add(climber, relief=5, lo=0.4, hi=0.3, rim=0.4, shadow=(3, 5, 6, 0.5), wobble=0.1)


def _ruff(scene: Scene) -> None:
    scene.pool(400, 690, 210, 34, "#4a4650", 0.75)
    collar = scene.sheet()
    for step in range(25):
        turn = math.radians(4 + step * 172 / 24)
        x, y = 400 + 176 * math.cos(turn), 622 + 52 * math.sin(turn)
        size = 15 + 5 * math.sin(turn)
        collar.fill(
            ellipse(x, y, size, size * 1.15),
            "#fdfbf6",
            grad=linear(x, y - 18, x, y + 20, "#b4bac2"),
        )
        collar.fill(ellipse(x, y + 3, size * 0.42, size * 0.6), "#6d7580", 0.75)
        collar.line(ellipse(x, y, size, size * 1.15), "#98a0aa", 1.6, 0.7)
    scene.add(collar, relief=6, lo=0.5, hi=0.35, rim=0.4, shadow=(0, -6, 14, 0.5), wobble=0.3)
    rim = scene.sheet()
    for way in range(-8, 189, 4):
        x, y = _at(way, 1)
        drop = 30 + 22 * max(math.sin(math.radians(way)), 0)
        loop = spline(
            [
                (x - 15, y - 6),
                (x, y - 12),
                (x + 15, y - 6),
                (x + 12, y + drop * 0.7),
                (x, y + drop),
                (x - 12, y + drop * 0.7),
            ]
        )
        rim.fill(loop, "#fdfbf6", grad=linear(x, y - 10, x, y + drop, "#aab1ba"))
        rim.fill(ellipse(x, y + drop * 0.46, 6, drop * 0.3), "#5f6772", 0.8)
        rim.line(loop, "#98a0aa", 1.6, 0.7)
        for tooth in (-8, 0, 8):
            rim.fill(ellipse(x + tooth, y + drop * (0.9 if tooth else 1.04), 4), "#fffdf8")
    scene.add(rim, relief=5, lo=0.5, hi=0.35, rim=0.3, shadow=(0, 16, 18, 0.7), wobble=0.4)


def _plate(sheet: Sheet, x: float, y: float, size: float) -> None:
    sheet.fill(ellipse(x, y + 4, 34 * size, 12 * size), "#5a5f68", 0.5, blur=3)
    sheet.fill(
        ellipse(x, y, 34 * size, 11 * size), "#c8ced4", grad=linear(x, y - 10, x, y + 10, "#8d959f")
    )
    sheet.fill(ellipse(x, y - 1, 24 * size, 7 * size), "#eef1f2")


def _banquet(scene: Scene) -> None:
    sheet = scene.sheet()
    for x, y, size in (
        (118, 782, 0.8),
        (236, 828, 0.95),
        (424, 858, 1.1),
        (588, 836, 0.9),
        (690, 780, 0.8),
    ):
        _plate(sheet, x, y, size)
    sheet.fill(poly([(216, 822), (258, 826), (252, 800)]), "#f0cf6a")
    sheet.fill(poly([(216, 822), (252, 800), (250, 796), (214, 812)]), "#ffe9a0")
    for x, y in ((232, 818), (246, 812)):
        sheet.fill(ellipse(x, y, 3, 2.4), "#c89a38")
    for step in range(7):
        sheet.fill(ellipse(572 + step * 6, 824 - (step % 3) * 7, 5.6), "#8b9a6a")
    for x in (110, 122, 684, 697):
        sheet.fill(ellipse(x, 776, 8, 5), "#d8a86a")
    scene.add(sheet, relief=3, lo=0.4, hi=0.4, wobble=0.2)
    x, y = 424, 820
    scene.pool(x + 4, y + 36, 46, 10, "#3a2c30", 0.7)
    cherry = scene.sheet()
    cherry.line(
        spline([(x + 4, y - 28), (x + 14, y - 66), (x + 46, y - 92)], closed=False), "#5f7a3a", 5
    )
    cherry.fill(
        spline(
            [
                (x, y - 28),
                (x + 24, y - 34),
                (x + 42, y - 8),
                (x + 30, y + 28),
                (x, y + 38),
                (x - 32, y + 26),
                (x - 40, y - 8),
                (x - 22, y - 34),
            ]
        ),
        "#e0203c",
        grad=radial(x - 12, y - 10, 60, "#7c0418"),
    )
    cherry.fill(ellipse(x - 16, y - 12, 9, 13, 24), "#fff0ee", 0.9, blur=2)
    cherry.fill(
        taper([(x - 18, y + 26), (x, y + 31), (x + 20, y + 24)], [1, 6, 1]), "#ff8a7a", 0.6, blur=2
    )
    scene.add(cherry, relief=18, lo=0.4, hi=0.3, rim=0.3, wobble=0.2)


def _guests(scene: Scene) -> None:
    """Fiddle on the left; in the middle a toast to the lady; the others eat."""
    for x, y, size, pose, flip, tone, turn in (
        (64, 786, 0.92, "play", True, "#7d7673", 0),
        (184, 804, 0.9, "sit", True, "#b3aaa4", 0),
        (326, 842, 1.1, "stand", True, "#8f8682", -14),
        (520, 842, 0.96, "sit", False, "#6f6a6a", 0),
        (640, 812, 0.92, "sit", False, "#a59c96", 0),
        (752, 782, 0.88, "stand", False, "#837b78", 0),
    ):
        scene.pool(x, y, 44 * size, 8, "#3a3640", 0.6)
        sheet = scene.sheet()
        mouse(
            sheet,
            x,
            y,
            size,
            pose=pose,
            flip=flip,
            turn=turn,
            light=(0.1 if x < 400 else -0.1, -0.7),
            colours=(tone,),
        )
        scene.add(sheet, relief=5, lo=0.4, hi=0.35, rim=0.5, rim_width=2, wobble=0.1,
                  shadow=(0, 4, 6, 0.4))  # fmt: skip
    glass = scene.sheet()
    x, y = 384, 742
    glass.fill(limb([(338, 786), (362, 772), (x - 1, y + 22)], [9, 8, 6]), "#8f8682")
    glass.fill(ellipse(x - 2, y + 20, 5), "#e0a09a")
    glass.fill(
        spline(
            [(x - 12, y - 20, 1), (x + 12, y - 20, 1), (x + 8, y + 2), (x, y + 8), (x - 8, y + 2)]
        ),
        "#f4fbff",
        0.75,
    )
    glass.fill(
        spline(
            [(x - 10, y - 10, 1), (x + 10, y - 10, 1), (x + 7, y + 1), (x, y + 6), (x - 7, y + 1)]
        ),
        "#d8a840",
        0.95,
    )
    glass.line(poly([(x, y + 8), (x, y + 28)], closed=False), "#f4fbff", 2.6)
    glass.fill(ellipse(x, y + 29, 9, 2.6), "#f4fbff", 0.9)
    scene.add(glass, relief=3, lo=0.3, hi=0.4, rim=0.5, wobble=0.1, shadow=(1, 3, 3, 0.3))


def _candles(scene: Scene) -> None:
    sheet = scene.sheet()
    for x, y in FLAMES:
        foot = y + 96 if 200 < x < 600 else y + 78
        sheet.fill(ellipse(x, foot + 3, 24, 7), "#4a4e58", 0.5, blur=3)
        sheet.fill(
            ellipse(x, foot, 20, 6), "#b9bfc6", grad=linear(x - 20, foot, x + 20, foot, "#6a717b")
        )
        sheet.fill(
            rect(x - 6, y + 14, 12, foot - y - 14, 3),
            "#fff8e6",
            grad=linear(x - 6, y, x + 8, y, "#d8cdb8"),
        )
        sheet.fill(limb([(x - 5, y + 18), (x - 6, y + 40)], [5, 6]), "#fffdf2")
    scene.add(sheet, relief=3, lo=0.4, hi=0.3, wobble=0.1)
    for x, y in FLAMES:
        scene.shine(x, y - 4, 62, "#ffc860", 0.55)
        flame = scene.sheet()
        flame.line(poly([(x, y + 16), (x, y + 6)], closed=False), "#2a1c18", 2)
        flame.fill(leaf((x, y + 14), (x + 1, y - 30), 19, 0.04, 0.3), "#ffb52e", 0.95)
        flame.fill(leaf((x, y + 12), (x + 1, y - 18), 11, 0.04, 0.3), "#fffbe0")
        scene.put(flame)


def _brush(scene: Scene) -> None:
    """Whoever paints this is not done with the lace."""
    sheet = scene.sheet()
    sheet.fill(limb([(850, 1132), (764, 1030), (722, 980)], [34, 26, 18]), "#7a4a2c")
    sheet.line(poly([(742, 1004), (708, 964)], closed=False), "#d8dde2", 24, butt=True)
    for off in (-6, 4):
        sheet.line(
            poly([(736 + off, 1000 - off * 0.6), (730 + off * 2, 994 - off)], closed=False),
            "#7d858f",
            2,
        )
    sheet.fill(
        spline([(722, 962), (700, 936), (676, 902), (668, 890, 1), (690, 930), (700, 980)]),
        "#3c2a22",
    )
    sheet.fill(spline([(694, 930), (682, 908), (664, 884, 1), (672, 920), (684, 944)]), "#ffffff")
    scene.add(sheet, relief=9, lo=0.5, hi=0.5, rim=0.5, shadow=(-10, 18, 14, 0.6), wobble=0.2)
