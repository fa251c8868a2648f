"""A polar bear on a red bench in the snow, an arm round somebody who has only thawed there."""

import math
import random

import cv2
import numpy as np

from pinxit_atelier.animals.fur import furred
from pinxit_atelier.engine import (
    Brush,
    Cast,
    Look,
    Page,
    Palette,
    Path,
    Scene,
    Sheet,
    common,
    ellipse,
    leaf,
    linear,
    minus,
    moved,
    poly,
    rect,
    sample,
    smoothstep,
    spline,
    taper,
    union,
)
from pinxit_atelier.gesture import POSES, Stage
from pinxit_atelier.gesture import Look as Person
from pinxit_atelier.gesture.buffer import FAR

RED, DEEP_RED, LIGHT_RED = "#b3202c", "#6c1424", "#d2443f"
WARM, PURE, BLUE, SHADE = "#fff3dc", "#fbf7ec", "#c3d0dc", "#64798f"
INK = "#1d1f2b"
SLATS = [(702.0 + 46 * row, 36.0) for row in range(5)]  # the back of the bench
LEFT, RIGHT = -30.0, 700.0

BEAR = 248.0, 1106.0
FUR = "#f2ede0"
LEANING = POSES["seated"].like(facing=-8, chest=(0, 6, -10), head=(-10, 14, -22))
LIGHT = -260.0, 520.0, 150.0  # low, from the left: warm on what it meets, blue beside it
Box = tuple[float, float, float, float]


def paint(page: Page) -> Scene:
    """Paint the snow, the way that somebody came, the bench, and last the one who waits."""
    scene = Scene(page, 5203, light=LIGHT, glow="#fff0d2", shade="#4f6682", reach=2600, felt=0.05)
    scene.focus(350, 560, 190).focus(540, 830, 190, 0.9).focus(260, 900, 250, 0.5)
    _snow(scene)
    _falling(scene, 240, (1.0, 2.6), 0.7)
    _tracks(scene)
    with scene.layer(cast=Cast((0.85, 0.13), 1108, 0.75, 0.08), contact=0.7):
        with scene.layer("wood", way=0, cast=Cast((10, 12), dark=0.4)):
            _bench_back(scene)
        with scene.layer("snow", cast=Cast((8, 8), dark=0.5)):
            _thawed(scene)
        with scene.layer("wood", way=0):
            _bench_seat(scene)
        with scene.layer("paper", cast=Cast((12, 5), dark=0.6), still=0.7):
            _kept_place(scene)
        with scene.layer("snow", way=84, cast=Cast((44, 22), dark=0.6, soft=0.25)):
            bear = _bear(scene)
    _evening(scene)
    _face(scene, bear)
    _claws(scene, bear)
    _green_feet(scene)
    _falling(scene, 110, (2.2, 5.0), 0.85)
    _near_flakes(scene)
    few = Palette(
        colours=("#b3202c", "#fff0d6", "#7c93ac", "#3f5168", "#d8b24a"), mother="#b9c6d2",
        accent="#b3202c", much=0.08, quiet=0.3, warmth=-0.1,
    )  # fmt: skip
    look = Look(
        vignette=0.16, bloom=0.22, bloom_from=0.86, contrast=1.05, masses=0.25,
        brush=Brush(exact=0.035, edges=0.45, detail=0.5, variety=1.1), palette=few,
    )  # fmt: skip
    return scene.finish(look)


def _snow(scene: Scene) -> None:
    """Three planes: a slope far off in the shade, a warm crest, and the ground they sit on."""
    page = scene.page
    where = page.y / 1200 + 0.04 * page.noise(3, 380, 3, 0.5, (2.2, 1)) + 0.10 * page.x / 800
    stops = [(0, "#71899f"), (0.3, "#90a6b8"), (0.62, "#a9bac8"), (1.05, "#b4c3ce")]
    scene.backdrop(stops, where.astype(np.float32), texture="across", amount=0.012)
    scene.of("snow", way=8 * page.noise(21, 300, 2) + 4)
    crest = 560 - 0.28 * page.x + 46 * np.sin(page.x / 190) + 16 * page.noise(8, 200, 3)
    lit = smoothstep(-3, 5, page.y - crest) * smoothstep(260, 0, page.y - crest)
    scene.tint((lit * smoothstep(460, -60, page.x) * 0.62).astype(np.float32), "#f6ead2")
    low = 1010 - 0.07 * page.x + 14 * page.noise(9, 160, 3)
    ground = smoothstep(-26, 30, page.y - low)
    scene.tint((ground * smoothstep(820, 100, page.x) * 0.8).astype(np.float32), "#f4ead6")
    scene.tint((ground * 0.35).astype(np.float32), "#dfe4e4")


def _falling(scene: Scene, count: int, size: tuple[float, float], strength: float) -> None:
    """Snow in the air: far flakes small and dim, nearer ones larger."""
    rng, sheet = scene.rng, scene.sheet()
    for _ in range(count):
        x, y, far = rng.uniform(0, 800), rng.uniform(0, 1200), rng.uniform(*size)
        tone = WARM if x < 360 else "#e6edf0"
        sheet.fill(ellipse(x, y, far, far * 1.15), tone, rng.uniform(0.4, 0.95) * strength)
    scene.put(sheet)
    scene.exact(sheet.pixels()[..., 3], 0.7)


def _near_flakes(scene: Scene) -> None:
    """A few right before us, soft as breath."""
    rng = scene.rng
    with scene.layer("plain", blur=6):
        sheet = scene.sheet()
        for _ in range(24):
            x, y = rng.uniform(0, 800), rng.uniform(0, 1150)
            if math.dist((x, y), (370, 560)) > 130:
                sheet.fill(ellipse(x, y, rng.uniform(6, 13)), "#f3f1e8", 0.55)
        scene.add(sheet, amount=0)


def _evening(scene: Scene) -> None:
    """What turns from the low sun lies in blue: the right half, softly."""
    page = scene.page
    shade = smoothstep(330, 800, page.x + 0.12 * (page.y - 800)) * smoothstep(520, 760, page.y)
    scene.multiply((shade * 0.34).astype(np.float32), "#6f86a4")


def _pressed(scene: Scene, prints: list[Path], depth: float, strength: float = 1) -> None:
    lips, pits = scene.sheet(), scene.sheet()
    for shape in prints:
        lips.fill(moved(shape, 0, depth * 0.9), "#dfe3e4", 0.5, blur=depth * 0.4)
        pits.fill(shape, SHADE, strength)
        pits.fill(moved(shape, 0, depth), "#93a8bc", 0.8, blur=depth * 0.6, clip=shape)
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


def _somebody(scene: Scene) -> Path:
    """Who is missing: the outline of one who sat there, and leant on the bear."""
    stage = Stage(scene, 540, 1040, 396, pitch=0)
    who = stage.person(Person("woman", hair="bob", loose=0.3), LEANING)
    canvas = stage.canvas
    seen = (canvas.z > FAR).astype(np.uint8)
    outlines = cv2.findContours(seen, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)[0]
    line = max(outlines, key=len)[:, 0, :]
    seat = stage.page(who.place("pelvis"))[1]
    points = [(canvas.left + x / canvas.scale, canvas.top + y / canvas.scale) for x, y in line[::9]]
    whole = moved(spline(points), 0, 930 - seat)
    return common(whole, rect(392, 600, 330, 364))


def _thawed(scene: Scene) -> None:
    """The snow that was blown against the back, and the hole that is not."""
    plaster = spline([(372, 700), (392, 680), (470, 664), (560, 660), (660, 668), (712, 684),
                      (716, 760), (706, 840), (712, 918), (680, 934), (560, 938), (420, 930),
                      (404, 880), (384, 830), (400, 770)])  # fmt: skip
    sheet = scene.sheet()
    left = minus(plaster, _somebody(scene))
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


def _bear(scene: Scene) -> Stage:
    """Model the bear: heavy in the seat, humped, long in the neck, its head bent to nobody."""
    stage = Stage(scene, BEAR[0], BEAR[1], 400, pitch=6, near=5)
    canvas = stage.canvas
    with canvas.part(FUR, soft=5) as body:
        body.chain([(-0.03, 0.64, 0), (-0.05, 0.86, 0.0), (-0.04, 1.06, -0.05)], [0.41, 0.37, 0.28])
        body.ball((0.02, 0.64, 0.14), 0.35)
        body.ball((-0.13, 1.16, -0.10), np.diag([0.27, 0.19, 0.22]))  # the hump
        body.chain([(-0.26, 1.0, 0), (0.20, 1.0, -0.02)], [0.18, 0.18])
        body.chain([(-0.06, 1.14, -0.04), (0.10, 1.29, 0.05), (0.24, 1.38, 0.13)],
                   [0.24, 0.185, 0.14])  # fmt: skip
    for side in (-1, 1):
        with canvas.part(FUR, soft=3) as leg:
            x = side * 0.27
            leg.chain([(x * 0.8, 0.50, 0.1), (x, 0.50, 0.40), (x * 1.06, 0.26, 0.50),
                       (x * 1.06, 0.09, 0.48)], [0.215, 0.195, 0.15, 0.125])  # fmt: skip
            leg.ball((x * 1.12, 0.065, 0.58), np.diag([0.15, 0.072, 0.17]))
    with canvas.part(FUR, soft=3) as arm:
        arm.chain([(-0.30, 1.0, 0.02), (-0.44, 0.80, 0.08), (-0.46, 0.58, 0.22)],
                  [0.175, 0.15, 0.11])  # fmt: skip
        arm.ball((-0.46, 0.49, 0.30), np.diag([0.12, 0.075, 0.13]))  # it leans on the seat
    with canvas.part(FUR, soft=3) as arm:
        arm.chain([(0.20, 1.0, -0.02), (0.50, 1.03, -0.08), (0.80, 1.02, -0.1),
                   (0.95, 0.94, -0.04), (0.98, 0.82, 0.02)],
                  [0.175, 0.145, 0.12, 0.115, 0.10])  # fmt: skip
        arm.ball((0.98, 0.775, 0.05), np.diag([0.105, 0.105, 0.08]))
    with canvas.part(FUR, soft=1.8) as head:
        head.ball((0.26, 1.41, 0.15), np.diag([0.145, 0.13, 0.14]))
        head.chain([(0.33, 1.39, 0.20), (0.49, 1.31, 0.31)], [0.098, 0.064])
        head.chain([(0.34, 1.33, 0.20), (0.45, 1.27, 0.29)], [0.075, 0.048])
        for x, y, z in ((0.145, 1.525, 0.10), (0.335, 1.535, 0.05)):
            head.ball((x, y, z), np.diag([0.046, 0.05, 0.032]))
    with canvas.part(INK, soft=0.5, sheen=0.5) as nose:
        nose.ball((0.545, 1.325, 0.36), np.diag([0.034, 0.028, 0.03]))
    stage.paint(shadow=0, contact=0.5, fill=0.5, accents=0.8, dim=0.1, bounce="#8fa8c4",
                rim=0.2, rim_colour="#fffaf0", focus=(350, 560, 300))  # fmt: skip
    furred(scene, canvas, 5200, long=20, thick=2.6, vary=0.22, light="#fffaf0", dark="#6f86a6",
           opacity=0.42, seed=5)  # fmt: skip
    return stage


def _face(scene: Scene, bear: Stage) -> None:
    """Two small eyes, a mouth that waits, and hair that was wetted and parted for today."""
    sheet = scene.sheet()
    for spot, size in (((0.315, 1.418, 0.32), 1.05), ((0.413, 1.425, 0.22), 0.7)):
        x, y = bear.page(spot)
        sheet.fill(ellipse(x, y + 1, 11 * size, 9 * size), "#8ea0b4", 0.7, blur=4)
        sheet.fill(ellipse(x, y, 5.2 * size, 5.6 * size), INK)
        sheet.fill(ellipse(x - 1.6, y - 2, 1.4), PURE)
        lid = spline([(x - 8 * size, y - 2), (x, y - 6.5), (x + 8 * size, y - 2)], closed=False)
        sheet.line(lid, "#55606f", 2.2)
    x, y = bear.page((0.545, 1.325, 0.38))
    sheet.fill(ellipse(x, y, 17, 14), INK)
    sheet.fill(ellipse(x - 4, y - 6, 6, 3), "#8d97a8", 0.9)
    (x, y), (cx, cy) = bear.page((0.53, 1.292, 0.36)), bear.page((0.38, 1.255, 0.32))
    sheet.line(spline([(x, y), (x - 5, y + 9), (cx + 30, cy + 1), (cx + 18, cy + 5)], closed=False),
               "#4c5362", 2.6)  # fmt: skip
    rng = random.Random(12)
    crown, brow = bear.page((0.19, 1.545, 0.10)), bear.page((0.35, 1.50, 0.22))
    for _ in range(120):  # combed from the parting: a little to the left, most to the right
        part, right = rng.random(), rng.random() < 0.7
        root = crown[0] + 10 + 22 * part, crown[1] + 4 + 24 * part
        reach = rng.uniform(18, 34) * (1 - 0.4 * part) * (1 if right else -0.5)
        tip = root[0] + reach, root[1] + rng.uniform(0, 12)
        middle = (root[0] + tip[0]) / 2, min(root[1], tip[1]) - 7 * (1 - part)
        tone = rng.choice(("#efe8da", "#d8d4cc", "#b9bfc6", "#8f9cac"))
        sheet.fill(taper([root, middle, tip], [0.5, 1.6, 0.3], 10), tone, 0.7)
    line = [
        (crown[0] + 10, crown[1] + 3),
        (crown[0] + 19, crown[1] + 13),
        (crown[0] + 30, crown[1] + 27),
    ]
    sheet.line(spline(line, closed=False), "#8492a2", 1.7)
    scene.put(sheet)
    scene.still(ellipse(brow[0], brow[1] + 30, 70), 0.6).exact(ellipse(*brow, 110), 0.9)


def _claws(scene: Scene, bear: Stage) -> None:
    sheet = scene.sheet()
    feet = [((side * 0.30 + (toe - 2) * 0.05, 0.075 - 0.01 * abs(toe - 2), 0.73), 0.0)
            for side in (-1, 1) for toe in range(5)]  # fmt: skip
    paws = [((0.98 + (toe - 1.5) * 0.045, 0.675 + 0.008 * abs(toe - 1.5), 0.09), 0.0)
            for toe in range(4)]  # fmt: skip
    knee = [((-0.46 + (toe - 1.5) * 0.05, 0.455, 0.42), 0.0) for toe in range(4)]
    for place, turn in (*feet, *paws, *knee):
        x, y = bear.page(place)
        sheet.fill(moved(leaf((0, -4), (-2, 9), 4.4), x, y, 1, turn), "#3a404a")
    scene.put(sheet, wobble=0.4)


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
                blades.fill(blade, rng.choice(["#5f8048", "#8fa860", "#486a3c", "#a9b86e"]))
        scene.add(blades, relief=2, wobble=0.2, shadow=(0, 2, 2, 0.25))
    flower = scene.sheet()
    x, y = 586.0, 1128.0
    for end in ((x - 22, y - 34), (x + 24, y - 30), (x + 8, y - 44)):
        flower.fill(leaf((x, y), end, 6, bend=0.1), "#4f8f3c")
    flower.fill(taper([(x, y), (x + 1, y - 24), (x, y - 44)], [4, 3.4, 3]), "#8fc254")
    petals = ((-15, -76, 17), (15, -78, 17), (0, -86, 21))
    for dx, dy, wide in petals:
        flower.fill(leaf((x, y - 40), (x + dx, y + dy), wide), "#e8c24a",
                    grad=linear(0, y - 80, 0, y - 40, "#c08a2c"))  # fmt: skip
    scene.add(flower, relief=4, wobble=0.2, shadow=(0, 3, 3, 0.3))
