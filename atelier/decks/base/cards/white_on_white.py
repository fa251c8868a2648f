"""A polar bear on a red bench in the snow, an arm round somebody who has only thawed there."""

import math
import random
from collections.abc import Callable

import numpy as np

from pinxit_atelier.compose import across
from pinxit_atelier.engine import (
    Brush,
    Cast,
    Colour,
    Look,
    Page,
    Palette,
    Path,
    Scene,
    Sheet,
    around,
    ellipse,
    leaf,
    linear,
    minus,
    moved,
    poly,
    rect,
    sample,
    spline,
    taper,
    union,
)

RED, DEEP_RED, LIGHT_RED = "#d8202c", "#8f1224", "#f0565a"
WARM, PURE, COOL, BLUE, SHADE = "#fff8ea", "#ffffff", "#e9eff4", "#cfdcea", "#a9bcd4"
INK = "#1d1f2b"
SLATS = [(702.0 + 46 * row, 36.0) for row in range(5)]  # the back of the bench
LEFT, RIGHT = 34.0, 700.0

Way = Callable[[float, float], float]
Box = tuple[float, float, float, float]


def paint(page: Page) -> Scene:
    """Paint the snow, the way that somebody came, the bench, and last the one who waits."""
    scene = Scene(
        page, 5203, light=(-260, 420, 330), glow="#fff0d6", shade="#5b7fc0", reach=2600, felt=0.1
    )
    scene.focus(280, 560, 130).focus(540, 800, 170, 0.85)
    _snow(scene)
    _tracks(scene)
    with scene.layer(cast=Cast((0.62, 0.17), 1108, 0.85, 0.05), contact=0.7):
        with scene.layer("wood", way=0, cast=Cast((10, 12), dark=0.4)):
            _bench_back(scene)
        with scene.layer("snow", cast=Cast((8, 8), dark=0.5)):
            _thawed(scene)
        with scene.layer("fur", way=8, form=0.4, cast=Cast((16, 26), dark=0.8, soft=0.15)):
            _round_nobody(scene)
        with scene.layer("fur", way=92, form=0.38, cast=Cast((30, 20), dark=0.7, soft=0.2)):
            _bear_body(scene)
        with scene.layer("wood", way=0):
            _bench_seat(scene)
        with scene.layer("fur", way=90, form=0.4, cast=Cast((14, 10), dark=0.6, soft=0.2)):
            _bear_legs(scene)
        with scene.layer("paper", cast=Cast((12, 5), dark=0.6), still=0.7):
            _kept_place(scene)
        head = around(page, 276, 545, 90)
        with scene.layer("fur", way=head, form=0.34, cast=Cast((18, 30), dark=0.7, soft=0.2)):
            _bear_head(scene)
        with scene.layer("fur", way=100, form=0.4, cast=Cast((16, 10), dark=0.6, soft=0.2)):
            _arm_on_knee(scene)
    _green_feet(scene)
    few = Palette(
        colours=("#d8202c", "#fff0d6", "#6f8fc4", "#ffd631", "#5f8f4c"), mother="#c9d6ea",
        much=0.08, quiet=0.1,
    )  # fmt: skip
    look = Look(
        vignette=0.06, bloom=0.10, shadows="#5f7ba6", lights="#948a78", split=0.06,
        saturation=1.05, brush=Brush(), palette=few,
    )  # fmt: skip
    return scene.finish(look)


def _snow(scene: Scene) -> None:
    page = scene.page
    where = across(page, 500, 0, 300, 1200) + 0.05 * page.noise(3, 380, 3, 0.5, (2.2, 1))
    stops = [(0, "#fbfbf8"), (0.35, "#f4f6f7"), (0.7, COOL), (1, "#dfe8f0")]
    scene.backdrop(stops, where.astype(np.float32), texture="across", amount=0.012)
    scene.of("snow", way=8 * page.noise(21, 300, 2) + 4)


def _pressed(scene: Scene, prints: list[Path], depth: float, strength: float = 1) -> None:
    lips, pits = scene.sheet(), scene.sheet()
    for shape in prints:
        lips.fill(moved(shape, 0, depth * 0.9), PURE, 0.9, blur=depth * 0.4)
        pits.fill(shape, SHADE, strength)
        pits.fill(moved(shape, 0, depth), "#dbe5ee", 0.95, blur=depth * 0.6, clip=shape)
    scene.put(lips, wobble=0.5)
    scene.put(pits, wobble=0.8)


def _tracks(scene: Scene) -> None:
    """Somebody has come a long way, and has not gone."""
    way = [(640, -20), (655, 90), (560, 180), (600, 290), (720, 370), (735, 480), (640, 560),
           (735, 690), (775, 830), (700, 985), (560, 1075), (420, 1130)]  # fmt: skip
    prints = []
    stations = sample(way, 62)
    for number, (x, y, way_x, way_y) in enumerate(stations):
        size = 0.42 + 0.95 * max(0.0, y / 1130) ** 1.2
        side = (13 if number % 2 else -13) * size
        turn = math.degrees(math.atan2(way_y, way_x)) + 90
        sole = union(ellipse(0, 4, 10, 9), *(ellipse(-9 + 6 * toe, -9 - 3 * (toe in (1, 2)), 3, 4)
                                             for toe in range(4)))  # fmt: skip
        step = moved(sole, 0, 0, size, turn)
        scene.exact(ellipse(x, y, 30 * size), 0.7)
        prints.append(moved(step, x - way_y * side, y + way_x * side * 0.7, 1, high=0.66))
        if y > 1135:
            break
    far = [shape for shape in prints if shape.getBounds().centerY() < 520]
    _pressed(scene, far, 2, 0.75)
    _pressed(scene, [shape for shape in prints if shape not in far], 3.5, 0.9)


def _bench_back(scene: Scene) -> None:
    posts = scene.sheet()
    for x in (84.0, 640.0):
        posts.fill(taper([(x, 690), (x, 900), (x - 6, 1090)], [20, 20, 22], 8), DEEP_RED)
    scene.add(posts, relief=6, wobble=0.4, shadow=(0, 3, 5, 0.25))
    for y, high in SLATS:
        slat = scene.sheet()
        board = rect(LEFT, y, RIGHT - LEFT, high, 5)
        slat.fill(board, LIGHT_RED, grad=linear(0, y, 0, y + high, RED))
        _grain(scene, slat, board, (LEFT, y, RIGHT, y + high))
        for x in (84, 640):
            slat.fill(ellipse(x, y + high / 2, 5), DEEP_RED)
            slat.fill(ellipse(x - 1, y + high / 2 - 1.5, 2.4), "#ffb0a8")
        scene.add(slat, relief=6, lo=0.5, hi=0.25, rim=0.3, wobble=0.9, shadow=(0, 5, 6, 0.35))


def _grain(scene: Scene, sheet: Sheet, board: Path, box: Box) -> None:
    rng = scene.rng
    for _ in range(26):
        x, y = rng.uniform(box[0], box[2]), rng.uniform(box[1] + 3, box[3] - 3)
        stroke = taper(
            [(x, y), (x + rng.uniform(40, 130), y + rng.uniform(-2, 2))], [0.3, 2, 0.3], 6
        )
        sheet.fill(stroke, rng.choice([DEEP_RED, "#ff8a80"]), 0.30, clip=board)


def _somebody() -> Path:
    """Who is missing: a head, two shoulders, and the arms down to the seat."""
    head = spline([(546, 730), (580, 742), (592, 774), (580, 808), (546, 822), (512, 808),
                   (500, 774), (512, 742)])  # fmt: skip
    trunk = spline([(526, 812), (566, 812), (590, 836), (622, 852), (634, 890), (636, 960),
                    (548, 964), (452, 960), (454, 890), (468, 852), (500, 836)])  # fmt: skip
    return union(head, trunk)


def _thawed(scene: Scene) -> None:
    """The snow that was blown against the back, and the hole that is not."""
    plaster = spline([(372, 700), (392, 680), (470, 664), (560, 660), (660, 668), (712, 684),
                      (716, 760), (706, 840), (712, 918), (680, 934), (560, 938), (420, 930),
                      (404, 880), (384, 830), (400, 770)])  # fmt: skip
    sheet = scene.sheet()
    left = minus(plaster, _somebody())
    sheet.fill(left, PURE, grad=linear(0, 664, 0, 930, "#e7eef5"))
    rng = random.Random(4)
    for _ in range(260):
        x, y = rng.uniform(380, 712), rng.uniform(668, 930)
        sheet.fill(ellipse(x, y, rng.uniform(3, 14), rng.uniform(2, 6)), rng.choice([PURE, BLUE]),
                   0.25, blur=2, clip=left)  # fmt: skip
    scene.add(sheet, relief=13, lo=0.55, hi=0.2, wobble=2.2, shadow=(0, 5, 6, 0.6), amount=0.02,
              hue=0.006)  # fmt: skip


def _bench_seat(scene: Scene) -> None:
    legs = scene.sheet()
    for x in (70.0, 656.0):
        legs.fill(taper([(x, 960), (x + 3, 1030), (x - 4, 1112)], [24, 17, 25], 10), DEEP_RED,
                  grad=linear(0, 960, 0, 1110, RED))  # fmt: skip
        legs.line(spline([(x + 2, 1010), (x + 40, 992), (x + 62, 976)], closed=False), DEEP_RED, 8)
    scene.add(legs, relief=6, wobble=0.4, rim=0.3, shadow=(0, 2, 4, 0.3))
    for y, high in ((938.0, 15.0), (956.0, 18.0), (977.0, 28.0)):
        slat = scene.sheet()
        board = rect(LEFT - 6, y, RIGHT - LEFT + 14, high, 4)
        slat.fill(board, LIGHT_RED, grad=linear(0, y, 0, y + high, RED))
        _grain(scene, slat, board, (LEFT, y, RIGHT, y + high))
        scene.add(slat, relief=4, lo=0.5, hi=0.25, rim=0.3, wobble=0.7, shadow=(0, 3, 4, 0.4))
    snow = scene.sheet()
    for shape in (
        spline(
            [(392, 974), (400, 936), (440, 930), (458, 944), (452, 968), (470, 982), (430, 992)]
        ),
        spline(
            [(640, 976), (632, 950), (650, 930), (700, 930), (716, 950), (710, 986), (668, 992)]
        ),
        spline([(24, 976), (26, 940), (60, 930), (96, 944), (90, 978), (56, 988)]),
    ):
        snow.fill(shape, PURE, grad=linear(0, 930, 0, 990, "#dde7f0"))
    scene.add(snow, relief=11, lo=0.4, hi=0.2, wobble=1.4, shadow=(0, 5, 5, 0.5), amount=0.02)


def _kept_place(scene: Scene) -> None:
    """A folded newspaper, and the second cup, which still steams."""
    news = scene.sheet()
    with news.at(520, 962, 1, -3):
        news.fill(poly([(-54, 12), (46, 14), (62, -10), (-36, -14)]), "#f3efe4")
        news.fill(
            spline([(-54, 12, 1), (46, 14, 1), (50, 22), (44, 28, 1), (-56, 25, 1), (-60, 18)]),
            "#d9d5cc",
            grad=linear(0, 12, 0, 28, "#b6b4b4"),
        )
        for row in range(4):
            news.line(
                poly([(-54, 15 + row * 3.2), (46, 17 + row * 3.2)], closed=False), "#8d8f98", 0.9
            )
        for row in range(5):
            x, y = -40 + row * 3.4, 8 - row * 4.4
            news.line(poly([(x, y), (x + 34, y + 0.8)], closed=False), "#8d8f98", 1.5, 0.8)
            news.line(poly([(x + 66, y + 1), (x + 88, y + 1.6)], closed=False), "#8d8f98", 1.5, 0.8)
        news.fill(poly([(0, 6), (22, 6.4), (30, -8), (9, -9)]), "#a7abb5")
    scene.add(news, relief=3, wobble=0.4, shadow=(0, 5, 5, 0.5))
    _cup(scene, 600, 984)


def _cup(scene: Scene, x: float, y: float) -> None:
    cup = scene.sheet()
    cup.line(ellipse(x + 21, y - 20, 10, 12), "#e4e8ee", 5)
    bowl = spline([(x - 21, y - 42, 1), (x - 19, y - 10), (x - 13, y, 1), (x + 13, y, 1),
                   (x + 19, y - 10), (x + 21, y - 42, 1)])  # fmt: skip
    cup.fill(bowl, PURE, grad=linear(x - 20, 0, x + 22, 0, "#bccbdc"))
    cup.fill(ellipse(x, y - 42, 21, 5.5), "#f6f8fa")
    cup.fill(ellipse(x, y - 41, 17, 3.8), "#6b3a2a")
    cup.line(
        spline([(x - 21, y - 42), (x, y - 37), (x + 21, y - 42)], closed=False), "#2f4f8f", 2.4
    )
    scene.add(cup, relief=7, lo=0.4, hi=0.2, wobble=0.3, shadow=(0, 4, 5, 0.5))
    steam = scene.sheet()
    curl = [(x, y - 48), (x - 10, y - 78), (x + 8, y - 110), (x - 8, y - 146), (x + 6, y - 180)]
    steam.fill(taper(curl, [2, 9, 12, 9, 1]), PURE, 0.75)
    scene.put(steam, blur=3.4)


def _fur(
    scene: Scene, shape: Path, box: Box, way: Way, count: int, relief: float,
    *, tone: Colour = WARM, low: Colour = "#eceeee", shadow: float = 0.3,
) -> None:  # fmt: skip
    """White fur, hair by hair, in all the whites there are."""
    sheet = scene.sheet()
    sheet.fill(shape, tone, grad=linear(box[2], box[1], box[0], box[3], low))
    rng = scene.rng
    for _ in range(count):
        x, y = rng.uniform(box[0], box[2]), rng.uniform(box[1], box[3])
        if not shape.contains(x, y):
            continue
        turn = math.radians(way(x, y) + rng.uniform(-14, 14))
        far = rng.uniform(9, 22)
        end = x + far * math.cos(turn), y + far * math.sin(turn)
        hair = taper([(x, y), end], [0.3, rng.uniform(1.2, 2.6), 0.3], 4)
        sheet.fill(
            hair, rng.choice([PURE, PURE, WARM, "#f3ead8", COOL, BLUE]), rng.uniform(0.25, 0.7)
        )
        if rng.random() < 0.12:  # a tuft, with its shadow
            tuft = taper([(x, y), end], [0.5, 5, 0.3], 6)
            sheet.fill(tuft, SHADE, 0.28)
            sheet.fill(moved(tuft, -2.4, -1.6), PURE, 0.8)
    scene.add(
        sheet, relief=relief, lo=0.26, hi=0.25, wobble=1.2, amount=0.015, hue=0.006,
        shadow=(0, 5, 10, shadow),
    )  # fmt: skip


def _bear_body(scene: Scene) -> None:
    body = spline(
        [
            (170, 600),
            (250, 580),
            (330, 600),
            (376, 660),
            (404, 760),
            (412, 880),
            (396, 985),
            (250, 1004),
            (100, 985),
            (82, 880),
            (94, 760),
            (124, 660),
        ]
    )
    _fur(scene, body, (80, 580, 414, 1004), lambda x, _y: 90 + (250 - x) * 0.14, 2600, 70)
    belly = scene.sheet()
    belly.fill(ellipse(252, 860, 104, 120), "#d5deea", 0.35, blur=30)
    belly.fill(ellipse(262, 830, 84, 90), PURE, 0.55, blur=26)
    scene.put(belly)


def _bear_legs(scene: Scene) -> None:
    for x, side in ((150.0, -1), (352.0, 1)):
        leg = spline([(x - 62, 960), (x - 40, 922), (x + 4, 910), (x + 48, 924), (x + 66, 964),
                      (x + 58, 1030), (x + 54, 1096), (x - 52, 1096), (x - 56, 1030)])  # fmt: skip
        _fur(scene, leg, (x - 66, 908, x + 68, 1098), lambda _x, _y: 92, 900, 40, shadow=0.35)
        foot = spline(
            [
                (x - 66, 1112),
                (x - 58, 1074),
                (x - 10, 1058),
                (x + 44, 1070),
                (x + 70, 1108),
                (x + 56, 1136),
                (x - 4, 1146),
                (x - 54, 1138),
            ]
        )
        foot = moved(foot, side * 12, 0)
        _fur(scene, foot, (x - 80, 1056, x + 86, 1148), lambda _x, _y: 84, 620, 26, shadow=0.45)
        claws = scene.sheet()
        for toe in range(5):
            tx = x + side * 12 - 40 + toe * 21.0
            ty = 1134 + 7 * math.sin(toe / 4 * math.pi)
            claws.fill(leaf((tx, ty - 6), (tx - 1, ty + 13), 9), INK)
            claws.fill(ellipse(tx - 1.5, ty - 1, 1.3, 2.6), "#8b94a8")
            if toe:
                claws.line(
                    spline([(tx - 10, ty - 30), (tx - 11, ty - 12)], closed=False),
                    SHADE,
                    3,
                    0.6,
                    blur=1,
                )
        scene.put(claws, wobble=0.4)


def _bear_head(scene: Scene) -> None:
    for x, y, turn in ((172.0, 468.0, -24), (336.0, 476.0, 26)):
        _fur(scene, ellipse(x, y, 33, 36, turn), (x - 36, y - 38, x + 36, y + 38),
             lambda _x, _y: -80, 200, 14)  # fmt: skip
        inner = scene.sheet()
        inner.fill(ellipse(x, y + 6, 17, 20, turn), "#d9cfd2", 0.9, blur=4)
        scene.put(inner)
    head = spline(
        [
            (176, 486),
            (216, 454),
            (264, 446),
            (312, 460),
            (346, 500),
            (358, 556),
            (344, 612),
            (300, 648),
            (250, 656),
            (196, 640),
            (158, 596),
            (154, 536),
        ]
    )
    _fur(scene, head, (150, 444, 360, 660), lambda x, y: math.degrees(math.atan2(y - 545, x - 276)),
         1500, 58, shadow=0.4)  # fmt: skip
    muzzle = spline([(252, 562), (284, 546), (322, 552), (344, 580), (340, 616), (306, 636),
                     (266, 630), (246, 600)])  # fmt: skip
    _fur(
        scene,
        muzzle,
        (244, 544, 346, 638),
        lambda x, y: math.degrees(math.atan2(y - 580, x - 304)),
        360,
        32,
        tone=PURE,
        low="#eee8de",
        shadow=0.22,
    )
    _comb(scene)
    face = scene.sheet()
    face.fill(spline([(288, 566), (310, 558), (334, 566), (334, 582), (314, 592), (294, 582)]), INK)
    face.fill(ellipse(306, 567, 8, 3.4), "#8b94a8", 0.9)
    face.line(spline([(314, 590), (313, 606), (300, 616), (284, 612)], closed=False), "#4a4a58", 3)
    face.line(spline([(313, 606), (324, 614), (336, 608)], closed=False), "#4a4a58", 3)
    for x, y in ((244.0, 540.0), (322.0, 532.0)):
        face.fill(ellipse(x, y + 1, 13, 11), "#c3cfde", 0.8, blur=4)
        face.fill(ellipse(x, y, 8.6, 9.4), INK)
        face.fill(ellipse(x + 4, y - 0.5, 2.4), PURE)
        face.fill(
            spline(
                [(x - 14, y - 3), (x - 10, y - 14), (x + 8, y - 14), (x + 14, y - 3), (x, y - 5)]
            ),
            "#f4f1ea",
        )
        face.line(
            spline([(x - 12, y - 2), (x, y - 5.5), (x + 12, y - 2)], closed=False), "#5a6072", 2.6
        )
    scene.put(face, wobble=0.3)


def _comb(scene: Scene) -> None:
    """Hair that was wetted and parted for today."""
    sheet = scene.sheet()
    rng = random.Random(12)
    tones = [PURE, PURE, WARM, "#efe6d6", BLUE, "#dde3ea"]
    for number in range(300):
        part = number / 299
        start = 226 + rng.uniform(-2, 3), 450 + part * 36
        end = (
            226 + 108 * (1 - part * 0.4) + rng.uniform(-9, 6),
            458 + part * 34 + rng.uniform(-4, 6),
        )
        middle = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2 - 26 * (1 - part * 0.6)
        sheet.fill(taper([start, middle, end], [0.6, 2, 0.4], 10), rng.choice(tones), 0.85)
    for number in range(120):
        start = 224 + rng.uniform(-2, 2), 451 + number * 0.26
        end = 184 + rng.uniform(-6, 10), 470 + number * 0.36
        middle = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2 - 10
        sheet.fill(taper([start, middle, end], [0.6, 2, 0.4], 8), rng.choice(tones), 0.85)
    sheet.line(spline([(226, 447), (227, 468), (231, 488)], closed=False), "#a9b6ca", 2)
    scene.add(sheet, relief=2, wobble=0.3, amount=0.02, shadow=(0, 3, 4, 0.3))


def _claws(scene: Scene, places: list[tuple[float, float, float]]) -> None:
    sheet = scene.sheet()
    for x, y, turn in places:
        sheet.fill(moved(leaf((0, -8), (0, 15), 9), x, y, 1, turn), INK)
        sheet.fill(ellipse(x - 1, y - 1, 1.3, 2.6), "#8b94a8")
    scene.put(sheet, wobble=0.4)


def _round_nobody(scene: Scene) -> None:
    """An arm along the back of the bench; its paw hangs down over a shoulder that is not there."""
    arm = spline(
        [
            (300, 640),
            (380, 634),
            (470, 640),
            (560, 646),
            (620, 650),
            (664, 668),
            (692, 706),
            (700, 752),
            (692, 786),
            (660, 794),
            (632, 782),
            (626, 748),
            (606, 724),
            (540, 716),
            (450, 722),
            (370, 740),
            (300, 780),
        ]
    )
    _fur(
        scene,
        arm,
        (290, 630, 704, 798),
        lambda x, y: 8 if x < 610 else 30 + (y - 650) * 0.5,
        1700,
        34,
        shadow=0.55,
    )
    folds = scene.sheet()
    for x in (646.0, 662.0, 678.0):
        folds.line(spline([(x, 752), (x + 1, 776)], closed=False), SHADE, 3, 0.6, blur=1)
    scene.put(folds)
    _claws(scene, [(638, 784, 6), (654, 792, 2), (670, 793, -4), (686, 786, -10)])


def _arm_on_knee(scene: Scene) -> None:
    arm = spline(
        [
            (132, 668),
            (176, 690),
            (184, 760),
            (156, 826),
            (148, 872),
            (176, 908),
            (184, 942),
            (160, 964),
            (120, 962),
            (96, 930),
            (70, 880),
            (66, 800),
            (84, 720),
        ]
    )
    _fur(
        scene, arm, (60, 660, 190, 970), lambda _x, y: 104 - (y - 780) * 0.24, 1100, 46, shadow=0.28
    )
    _claws(scene, [(116, 958, 4), (133, 965, 0), (150, 965, -3), (167, 957, -8)])


def _green_feet(scene: Scene) -> None:
    """Where two feet would stand it is spring already."""
    rng = random.Random(77)
    for x, turn, side in ((486.0, 7.0, 1), (584.0, -7.0, -1)):
        ball = spline([(-19, -6), (0, -9), (19, -6), (22, 18), (14, 42), (side * 3, 50), (-13, 42),
                       (-21, 18)])  # fmt: skip
        heel = spline([(-15, -32), (0, -42), (15, -32), (16, -17), (0, -15), (-16, -17)])
        sole = union(ball, heel)
        bare = moved(moved(sole, 0, 0, 1, turn * 2), x, 1112, 1.3, high=0.56)
        _pressed(scene, [bare], 5)
        green = scene.sheet()
        green.fill(bare, "#7d6848", grad=linear(0, 1080, 0, 1150, "#5f7038"))
        scene.add(green, wobble=0.6, amount=0.06)
        blades = scene.sheet()
        for _ in range(90):
            bx, by = rng.uniform(x - 34, x + 34), rng.uniform(1080, 1146)
            if bare.contains(bx, by):
                tip = bx + rng.uniform(-7, 7), by - rng.uniform(8, 22)
                blade = leaf((bx, by), tip, 3.6, bend=rng.uniform(-0.2, 0.2))
                blades.fill(blade, rng.choice(["#6fae3c", "#a9d653", "#568f36", "#c9e66e"]))
        scene.add(blades, relief=2, wobble=0.2, shadow=(0, 2, 2, 0.25))
    flower = scene.sheet()
    x, y = 586.0, 1128.0
    for end in ((x - 22, y - 34), (x + 24, y - 30), (x + 8, y - 44)):
        flower.fill(leaf((x, y), end, 6, bend=0.1), "#4f8f3c")
    flower.fill(taper([(x, y), (x + 1, y - 24), (x, y - 44)], [4, 3.4, 3]), "#8fc254")
    petals = ((-15, -76, 17), (15, -78, 17), (0, -86, 21))
    for dx, dy, wide in petals:
        flower.fill(leaf((x, y - 40), (x + dx, y + dy), wide), "#ffd631",
                    grad=linear(0, y - 80, 0, y - 40, "#f0a51e"))  # fmt: skip
    scene.add(flower, relief=4, wobble=0.2, shadow=(0, 3, 3, 0.3))
