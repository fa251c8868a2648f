"""A long coat full of crows stands at the half-door, lifts its hat, and offers a white feather."""

import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import numpy as np

from pinxit_atelier.animals import crow, feather
from pinxit_atelier.compose import Perspective
from pinxit_atelier.engine import (
    Brush,
    Cast,
    Look,
    Page,
    Palette,
    Path,
    Point,
    Scene,
    Sheet,
    ellipse,
    leaf,
    limb,
    linear,
    minus,
    mix,
    moved,
    poly,
    rect,
    sample,
    smoothstep,
    spline,
    taper,
    union,
    vary,
)

ASH, BONE, SMOKE = "#eeebe4", "#d6d2ca", "#a9a7a6"
CLOTH_LIGHT, CROW, SHEEN = "#464754", "#12131a", "#56688e"
HORIZON = 742
NOD = 7.0  # degrees: he bows his head
SILL = 1084
PANSY = 490, 562


def paint(page: Page) -> Scene:
    """Paint the field, the visitor from his coat to his feathers, and the door between us."""
    scene = Scene(page, 4121, light=(160, 120, 420), glow="#f3f1ec", shade="#0e0e14", reach=1500,
                  felt=0.35)  # fmt: skip
    scene.focus(404, 350, 230)
    scene.focus(460, 800, 220, 0.8)
    scene.focus(200, 240, 200, 0.8)
    _sky(scene)
    scene.of("sky")
    _field(scene)
    _scarecrow(scene)
    _raised_arm(scene)
    _cloth(scene, limb([(572, 570), (652, 640), (686, 740)], [120, 120, 100]), [], dark=0)
    _hair(scene)
    _coat(scene)
    _face(scene)
    _crow(scene, 410, 940, 0.56, -18, neck=44, gape=8)  # could not wait inside
    _hat(scene)
    _pansy(scene)
    _offering_arm(scene)
    _escaping(scene)
    scene.exact(spline(COAT), 0.75)
    scene.exact(ellipse(668, 336, 110, 80))
    for edge in (ellipse(140, 440, 120, 210), ellipse(670, 730, 110, 170), rect(36, 0, 60, 1200),
                 rect(726, 0, 44, 1200), rect(36, 0, 730, 60)):  # fmt: skip
        scene.exact(edge)
    _door(scene)
    _on_the_sill(scene)
    scene.still(ellipse(500, SILL, 80, 50), 0.8)
    tubes = Palette(mother="#7f88a0", much=0.1, accent="#ffd84e", quiet=0.4)
    look = Look(brush=Brush(exact=0.018, edges=0.05, detail=0.8), vignette=0.3, bloom=0.16,
                saturation=1.05, contrast=1.16, palette=tubes)  # fmt: skip
    return scene.finish(look)


@contextmanager
def _nodding(sheet: Sheet, nod: float = NOD) -> Iterator[None]:
    """Draw what is of the head, which is a little bowed."""
    with sheet.at(404, 520, 1, nod), sheet.at(-404, -520):
        yield


def _strokes(
    sheet: Sheet,
    scene: Scene,
    shape: Path,
    way: Callable[[float, float], float],
    count: int,
    length: tuple[float, float] = (9, 22),
    light: float = 0.5,
) -> None:
    """Paint feathers as fine strokes: most are black, some catch a blue sheen."""
    rng = scene.rng
    box = shape.getBounds()
    for _ in range(count):
        x, y = rng.uniform(box.left(), box.right()), rng.uniform(box.top(), box.bottom())
        if not shape.contains(x, y):
            continue
        turn = math.radians(way(x, y) + rng.uniform(-14, 14))
        far, wide = rng.uniform(*length), rng.uniform(1.4, 3.4)
        top = 1 - (y - box.top()) / max(box.height(), 1)
        tone = mix("#07070b", SHEEN, min(1, rng.random() ** 2 * (0.35 + light * top)))
        if rng.random() < 0.05 * top:
            tone = mix(tone, "#cfd8e8", 0.5)
        end = x + far * math.cos(turn), y + far * math.sin(turn)
        sheet.fill(taper([(x, y), end], [0.4, wide, 0.3], 4), tone, rng.uniform(0.45, 0.9))


def _sky(scene: Scene) -> None:
    page = scene.page
    where = page.y / HORIZON + 0.24 * page.noise(6, 240, 5, 0.55, (2.2, 0.8))
    stops = [(0, "#aeadae"), (0.35, "#d6d3ce"), (0.8, "#f8f5ee"), (1.1, "#fffdf6")]
    scene.backdrop(stops, where.astype(np.float32), texture="across", amount=0.04)
    scene.shine(420, 640, 460, "#fffaf0", 0.5)
    far = scene.sheet()
    for number in range(46):
        x = number * 18 + scene.rng.uniform(-8, 8)
        far.fill(
            ellipse(x, HORIZON - 4, scene.rng.uniform(10, 22), scene.rng.uniform(8, 20)), "#b9b6b2"
        )
    far.fill(rect(0, HORIZON - 6, 800, 20), "#b9b6b2")
    for x, y, size in ((600, 130, 0.9), (660, 180, 0.6), (540, 170, 0.5)):
        for side in (-1, 1):
            far.fill(
                taper(
                    [
                        (x, y),
                        (x + side * 16 * size, y - 9 * size),
                        (x + side * 32 * size, y + 2 * size),
                    ],
                    [5 * size, 3.4 * size, 0.5],
                    10,
                ),
                "#7f7e82",
            )
    scene.add(far, haze=("#f2efe8", 0.45), wobble=1.2)


def _field(scene: Scene) -> None:
    """Stubble, row after row, to the horizon."""
    rng, view = scene.rng, Perspective(440, HORIZON - 8, 300)
    ground = scene.sheet()
    ground.fill(
        rect(-10, HORIZON, 820, 480), "#e0dbcf", grad=linear(0, HORIZON, 0, 1150, "#8f8a82")
    )
    for number in range(-40, 41):
        for _ in range(170):
            z = 0.5 + 5.5 * rng.random() ** 1.9
            x, y = view.at(number * 0.17 + rng.uniform(-0.03, 0.03), 0.62, z)
            if not (-10 < x < 810 and y < 1200):
                continue
            for _ in range(3):
                high, tone = rng.uniform(9, 19) / z, mix("#6a655d", "#fffdf4", rng.random())
                tip = x + rng.uniform(-0.35, 0.35) * high, y - high
                ground.fill(
                    taper([(x + rng.uniform(-3, 3) / z, y), tip], [2.2 / z, 0.5], 4),
                    mix(tone, "#e4e0d6", min(0.75, z / 8)),
                    0.85,
                )
            ground.fill(ellipse(x, y, 7 / z, 1.6 / z), "#7c776e", 0.16)
    scene.add(ground, wobble=0.5, amount=0.05, texture="across")
    scene.mist(HORIZON + 4, 34, "#fbf8f0", 0.7, seed=2)


def _scarecrow(scene: Scene) -> None:
    """Bare now."""
    sheet = scene.sheet()
    x, y = 112, 846
    sheet.fill(taper([(x - 12, y), (x - 6, y - 70), (x + 8, y - 150)], [8, 7, 6]), "#5c564e")
    sheet.fill(taper([(x - 50, y - 88), (x + 2, y - 104), (x + 46, y - 130)], [4, 6, 4]), "#6d675f")
    sheet.line(ellipse(x + 2, y - 105, 7, 9, 20), "#8f897e", 3)
    sheet.fill(
        spline(
            [
                (x - 6, y - 146),
                (x + 2, y - 168),
                (x + 20, y - 166),
                (x + 24, y - 148),
                (x + 8, y - 138),
            ]
        ),
        "#a8a194",
    )
    sheet.fill(
        spline(
            [
                (x + 20, y - 116, 1),
                (x + 44, y - 130, 1),
                (x + 48, y - 96),
                (x + 40, y - 78, 1),
                (x + 34, y - 92),
                (x + 26, y - 76, 1),
            ]
        ),
        "#8a847a",
    )
    for side, py in ((-1, y - 88), (1, y - 130)):
        for number in range(9):
            px = x - 50.0 if side < 0 else x + 46.0
            sheet.line(
                poly([(px, py), (px + side * 15 - number, py + number * 4 - 9)], closed=False),
                "#b5ac96",
                1.8,
            )
    for number in range(14):
        px = x - 2 + number * 1.6
        sheet.line(
            poly([(px + 2, y - 146), (px - 8 + number, y - 122 - number % 3 * 6)], closed=False),
            "#b5ac96",
            1.6,
        )
    scene.pool(x + 26, y + 2, 46, 6, "#8a867e", 0.6)
    scene.add(sheet, relief=3, haze=("#eeeae2", 0.25), wobble=0.8)


def _cloth(
    scene: Scene,
    shape: Path,
    folds: list[list[Point]],
    melt: tuple[float, float] | None = None,
    dark: float = 0.7,
) -> None:
    """Matt black wool, with the pale field along its edges; it may `melt` into what is beneath."""
    mask = None if melt is None else smoothstep(64, 150, scene.page.distance(*melt))
    sheet, rng = scene.sheet(), scene.rng
    box = shape.getBounds()
    start = CLOTH_LIGHT if melt is None else "#2a2b34"
    sheet.fill(
        shape, start, grad=linear(box.left(), box.top(), box.centerX(), box.bottom(), "#191a22")
    )
    with sheet.inside(shape):
        for _ in range(int(box.width() * box.height() / 90)):
            x, y = rng.uniform(box.left(), box.right()), rng.uniform(box.top(), box.bottom())
            way = rng.choice((-0.7, 0.8)) + rng.uniform(-0.2, 0.2)
            far = rng.uniform(4, 11)
            sheet.line(
                poly([(x, y), (x + far * math.cos(way), y + far * math.sin(way))], closed=False),
                rng.choice(["#4c4b58", "#08080b", "#2a2932", "#3a3a48"]),
                rng.uniform(0.8, 1.6),
                0.35,
            )
        for fold in folds:
            sheet.fill(taper(fold, [3, 20, 26, 4]), "#050507", 0.85, blur=8)
            sheet.fill(moved(taper(fold, [2, 10, 12, 2]), -17, 0), "#8a8da2", 0.42, blur=8)
        sheet.line(moved(shape, 3, 3), "#e9e9ee", 9, 0.3, blur=6)
        sheet.line(moved(shape, 1, 1), "#f4f2ee", 2.4, 0.34, blur=1.2)
    if mask is not None:
        scene.add(sheet, amount=0.1, texture="down", hue=0.01, mask=mask, wobble=0.6)
        return
    scene.lay(sheet, "cloth", form=0.8, cast=Cast((8, 13), dark=dark, soft=0.2), way=84, still=0.4)


COAT = [
    (186, 560),
    (214, 510),
    (300, 474),
    (400, 466),
    (506, 474),
    (600, 510),
    (634, 566),
    (628, 680),
    (606, 780),
    (628, 920),
    (668, 1080),
    (690, 1230, 1),
    (128, 1230, 1),
    (150, 1080),
    (190, 920),
    (212, 780),
    (192, 680),
]


def _coat(scene: Scene) -> None:
    folds: list[list[Point]] = [
        [(240, 620), (252, 760), (230, 940), (206, 1180)],
        [(316, 820), (300, 960), (280, 1080), (268, 1200)],
        [(560, 620), (560, 760), (590, 940), (610, 1180)],
        [(470, 840), (496, 960), (510, 1080), (520, 1200)],
    ]
    _cloth(scene, spline(COAT), folds, dark=0)
    front = scene.sheet()
    front.line(
        spline([(402, 640), (398, 800), (404, 980), (400, 1220)], closed=False), "#050507", 7
    )
    front.line(
        spline([(396, 640), (392, 800), (398, 980), (394, 1220)], closed=False), "#5c5e6c", 2.4, 0.8
    )
    for y in (690, 800, 1010):
        front.fill(ellipse(426, y, 12, 12.6), "#0b0b10")
        front.fill(ellipse(423, y - 3, 7, 7), "#565a6a")
        front.fill(ellipse(421, y - 5, 2.4), "#f0f0f2")
    scene.add(front, relief=3, wobble=0.5)
    for side in (-1, 1):
        lapel = spline(
            [
                (400 + side * 8, 646, 1),
                (400 + side * 96, 500),
                (400 + side * 118, 446, 1),
                (400 + side * 176, 506),
                (400 + side * 158, 566, 1),
                (400 + side * 116, 560, 1),
                (400 + side * 128, 590),
                (400 + side * 60, 660),
            ]
        )
        _cloth(scene, lapel, [])
    inside = scene.sheet()  # between the lapels there is no shirt
    gap = spline([(400, 636, 1), (326, 500), (330, 452), (400, 440), (472, 452), (474, 500)])
    inside.fill(gap, "#0b0b10")
    _strokes(inside, scene, gap, lambda x, y: 90 + (x - 400) * 0.5 + 0 * y, 700, (14, 30), 0.8)
    scene.add(inside, relief=8, lo=0.4, hi=0.5, wobble=0.5)
    for side in (-1, 1):
        collar = spline(
            [
                (400 + side * 60, 560, 1),
                (400 + side * 84, 480),
                (400 + side * 92, 420),
                (400 + side * 122, 402, 1),
                (400 + side * 132, 460),
                (400 + side * 116, 520),
            ]
        )
        _cloth(scene, collar, [])


def _crow(
    scene: Scene,
    x: float,
    y: float,
    size: float,
    turn: float,
    *,
    flip: bool = False,
    neck: float = 150,
    gape: float = 0,
    eye: float = 1,
    beak: float = 1,
    asleep: bool = False,
    nod: float = 0,
) -> None:
    """The head of a crow that looks to the right, turned, with a neck that trails away."""
    rng = scene.rng
    felt, scene.felt = scene.felt, 0.9  # black on black: crows need their bright rims
    sheet = scene.sheet()
    with _nodding(sheet, nod), sheet.at(x, y, size, turn, flip=flip):
        nape = spline(
            [
                (8, -36),
                (-36, -38),
                (-neck * 0.6, -44),
                (-neck, -30),
                (-neck, 34),
                (-neck * 0.6, 50),
                (-20, 44),
                (24, 28),
            ]
        )
        sheet.fill(nape, CROW)
        _strokes(sheet, scene, nape, lambda _x, _y: 180, int(neck * 2.6), (12, 26), 0.7)
        skull = spline(
            [(36, -12), (22, -33), (-8, -42), (-40, -30), (-48, 4), (-30, 34), (6, 36), (32, 18)]
        )
        sheet.fill(skull, "#191b25", grad=linear(-20, -40, 0, 36, "#08080c"))
        _strokes(sheet, scene, skull, lambda _x, y: 180 - y * 0.6, 190, (8, 16), 1.0)
    scene.add(
        sheet,
        relief=16,
        lo=0.4,
        hi=0.9,
        rim=0.8,
        rim_width=2,
        rim_colour="#b9c6de",
        shadow=(3, 5, 8, 0.6),
        wobble=0.4,
        hue=0.01,
    )
    head = scene.sheet()
    with _nodding(head, nod), head.at(x, y, size, turn, flip=flip):
        lower = spline(
            [
                (22, 8),
                (60, 14 + gape * 0.4),
                (88 * beak, 18 + gape, 1),
                (56, 24 + gape * 0.6),
                (20, 24),
            ]
        )
        head.fill(lower, "#33353f")
        upper = spline([(20, -16), (46, -19), (78, -10), (104 * beak, 14, 1), (70, 10), (20, 12)])
        head.fill(upper, "#7c8190", grad=linear(40, -18, 50, 14, "#23242c"))
        head.fill(taper([(30, -13), (58, -13), (86 * beak, 0)], [1, 5, 0.6], 12), "#c3c8d4", 0.7)
        for _ in range(26 if eye else 0):  # bristles over the nostril
            py = rng.uniform(-14, 4)
            head.fill(
                taper([(12, py), (44 + rng.uniform(-8, 10), py + 3)], [3, 0.5], 5), "#0c0d13", 0.9
            )
        if eye:
            _eye(head, eye, asleep=asleep)
    scene.add(
        head,
        relief=6,
        lo=0.5,
        hi=0.7,
        rim=0.5,
        rim_width=1.6,
        shadow=(2, 4, 5, 0.5),
        wobble=0.3,
        hue=0.01,
    )
    scene.felt = felt


def _eye(head: Sheet, size: float, *, asleep: bool) -> None:
    """A mild dark eye, half under its lid, or shut."""
    if asleep:
        lid = [(-18, -14), (-9, -3), (4, -3), (11, -12)]
        head.fill(taper(lid, [1.4, 4.6, 4.6, 1.4], 16), "#dfe5ee")
        for number in range(4):
            x = -13 + number * 6.5
            head.fill(taper([(x, -5), (x - 2, 3)], [2, 0.6], 4), "#dfe5ee", 0.8)
        return
    round_ = ellipse(6, -10, 8.4 * size, 7.6 * size)
    head.fill(ellipse(6, -10.4, 10.4 * size, 9.4 * size), "#2a2f3d")
    head.fill(round_, "#c4bda9", grad=linear(6, -18, 6, -2, "#8d8676"))
    head.fill(ellipse(7, -9.6, 5.4 * size), "#0a090c", clip=round_)
    lid = ellipse(5, -10 - 8.2 * size, 13 * size, 7.2 * size, -6)
    head.fill(lid, "#2a2f3f", clip=ellipse(6, -10, 9 * size, 8.2 * size))
    head.fill(ellipse(4.6, -12, 1.9 * size), "#ffffff")
    smile = [(-2 * size, -6), (6, -9 + 9 * size), (6 + 9 * size, -7)]
    head.line(spline(smile, closed=False), "#7c879c", 1.6, 0.8)


def _hair(scene: Scene) -> None:
    """Feathers stand up where hair would."""
    rng = scene.rng
    sheet = scene.sheet()
    for number in range(54):
        part = number / 53
        way = math.radians(196 + 148 * part + rng.uniform(-9, 9))
        root = 404 + 66 * math.cos(way), 330 + 74 * math.sin(way)
        far = rng.uniform(50, 96)
        tip = root[0] + far * math.cos(way), root[1] + far * math.sin(way)
        plume = leaf(root, tip, rng.uniform(14, 22), rng.uniform(-0.1, 0.1))
        with _nodding(sheet):
            sheet.fill(plume, vary("#171923", rng, 0.2, 0.01))
            sheet.fill(taper([root, tip], [1.4, 0.4], 4), "#68789a", 0.8)
    whole = ellipse(404, 356, 104, 124)
    with _nodding(sheet):
        sheet.fill(whole, CROW)
    scene.add(sheet, relief=8, lo=0.4, hi=0.6, rim=0.5, shadow=(2, 5, 9, 0.3), wobble=0.6)


def _face(scene: Scene) -> None:
    """Seven heads: two give their eyes, one its beak."""
    ground = scene.sheet()
    oval = ellipse(404, 358, 98, 122)
    with _nodding(ground):
        ground.fill(oval, "#0d0e14")
        _strokes(ground, scene, oval, lambda x, y: math.degrees(math.atan2(y - 350, x - 404)),
                 1500, (12, 28), 0.8)  # fmt: skip
    scene.add(ground, relief=36, lo=0.4, hi=0.7, wobble=0.8)
    _crow(scene, 346, 284, 0.6, 44, flip=True, neck=64, eye=0.8, nod=NOD)
    _crow(scene, 462, 284, 0.6, -44, neck=64, eye=0.8, nod=NOD)
    _crow(scene, 412, 276, 0.66, -14, flip=True, neck=60, eye=1, asleep=True, nod=NOD)
    _crow(scene, 404, 468, 0.52, 88, neck=60, eye=0, nod=NOD)
    _crow(scene, 376, 436, 0.66, 30, flip=True, neck=40, eye=0.72, nod=NOD)
    _crow(scene, 432, 436, 0.66, -30, neck=40, eye=0.72, gape=7, nod=NOD)
    _crow(scene, 404, 356, 0.74, 90, neck=40, eye=0, nod=NOD)
    _crow(scene, 356, 346, 0.88, -9, flip=True, neck=46, eye=0.88, nod=NOD)
    _crow(scene, 452, 346, 0.88, 9, neck=46, eye=0.88, nod=NOD)


def _wing(
    scene: Scene,
    root: tuple[float, float],
    turns: tuple[float, float],
    lengths: tuple[float, float],
    count: int,
    wide: float,
) -> None:
    """Fan quills out of a place."""
    for number in range(count):
        part = number / (count - 1)
        way = math.radians(turns[0] + (turns[1] - turns[0]) * part)
        far = lengths[0] + (lengths[1] - lengths[0]) * math.sin(math.pi * (0.2 + 0.6 * part))
        start = root[0] + 8 * math.cos(way), root[1] + 8 * math.sin(way)
        tip = root[0] + far * math.cos(way), root[1] + far * math.sin(way)
        sheet = scene.sheet()
        quill = leaf(start, tip, wide, 0.07, belly=0.55)
        sheet.fill(quill, "#2a2e3c", grad=linear(*start, *tip, "#0b0c12"))
        for step in range(30):
            along = 0.1 + 0.85 * step / 30
            x, y = start[0] + (tip[0] - start[0]) * along, start[1] + (tip[1] - start[1]) * along
            for side in (-1, 1):
                turn = way + side * 0.5
                sheet.line(
                    poly(
                        [
                            (x, y),
                            (x + wide * 0.6 * math.cos(turn), y + wide * 0.6 * math.sin(turn)),
                        ],
                        closed=False,
                    ),
                    SHEEN if step % 3 == 0 else "#07080c",
                    1.2,
                    0.5,
                    clip=quill,
                )
        sheet.fill(taper([start, tip], [2.4, 0.6], 5), "#8a98b8", 0.8)
        scene.add(
            sheet,
            relief=5,
            lo=0.4,
            hi=0.7,
            rim=0.7,
            rim_width=1.8,
            rim_colour="#c3cfe4",
            shadow=(2, 4, 5, 0.45),
            wobble=0.4,
        )


def _raised_arm(scene: Scene) -> None:
    """The sleeve that lifts the hat."""
    sleeve = union(
        limb([(238, 560), (150, 560), (118, 480)], [130, 118, 96]),
        limb([(118, 500), (126, 420), (158, 336)], [100, 92, 84]),
    )
    _cloth(
        scene,
        sleeve,
        [
            [(210, 590), (160, 580), (130, 540), (110, 480)],
            [(150, 440), (126, 430), (100, 440), (80, 460)],
        ],
        dark=0,
    )
    _wing(scene, (158, 326), (-122, -106), (112, 118), 2, 30)  # the thumb stays behind the brim
    _wing(scene, (166, 326), (-84, -30), (70, 84), 6, 34)  # the palm
    cuff = spline(
        [(108, 352, 1), (124, 312, 1), (164, 304), (206, 322, 1), (196, 364, 1), (150, 372)]
    )
    _cloth(scene, cuff, [], dark=0)


def _hat(scene: Scene) -> None:
    """Held well above the head, out of politeness."""
    sheet = scene.sheet()
    with sheet.at(264, 210, 1, -17):
        brim = spline(
            [
                (-128, -8),
                (-70, -22),
                (70, -22),
                (128, -8),
                (118, 12),
                (60, 24),
                (-60, 24),
                (-118, 12),
            ]
        )
        sheet.fill(brim, "#101016")
        sheet.fill(ellipse(0, 4, 84, 15), "#2c2a2c")
        for number in range(20):  # straw in the lining
            x = -70 + number * 7.2
            sheet.line(
                poly(
                    [(x, 13), (x + scene.rng.uniform(6, 26), 24 + scene.rng.uniform(0, 14))],
                    closed=False,
                ),
                "#d8cfb4",
                2,
                0.8,
            )
        crown = spline(
            [
                (-82, -4, 1),
                (-76, -80),
                (-92, -148, 1),
                (0, -166),
                (92, -148, 1),
                (76, -80),
                (82, -4, 1),
                (0, 10),
            ]
        )
        sheet.fill(crown, "#3a3944", grad=linear(-80, -140, 70, 0, "#0c0c11"))
        _felt(sheet, scene, crown)
        silk = taper([(-50, -140), (-38, -90), (-44, -30)], [26, 18, 22])
        sheet.fill(silk, "#a4a8ba", 0.5, blur=9, clip=crown)
        sheet.fill(
            spline([(-80, -40, 1), (0, -26), (80, -40, 1), (82, -8, 1), (0, 8), (-82, -8, 1)]),
            "#8d8b8c",
        )
        sheet.fill(
            spline([(-80, -40, 1), (0, -26), (80, -40, 1), (80, -34, 1), (0, -20), (-80, -34, 1)]),
            "#cfccc8",
            0.7,
        )
        sheet.fill(ellipse(0, -150, 88, 13), "#4a4956", 0.8)
        sheet.fill(minus(brim, ellipse(0, -18, 92, 22)), "#1d1c24", 0.6)
        sheet.line(
            spline(
                [(-126, -6), (-116, 12), (-60, 23), (60, 23), (116, 12), (126, -6)], closed=False
            ),
            "#9a9aa6",
            3,
            0.8,
        )
    scene.add(
        sheet,
        relief=18,
        lo=0.5,
        hi=0.6,
        rim=0.7,
        rim_width=3,
        rim_colour="#dfe3ea",
        shadow=(6, 12, 16, 0.3),
        wobble=0.7,
    )
    _fingers(scene)


def _fingers(scene: Scene) -> None:
    """Four quills close over the brim, so that it cannot fall."""
    holds = (
        [(206, 306), (248, 282), (268, 248), (262, 218)],
        [(196, 302), (226, 270), (238, 232), (228, 200)],
        [(184, 300), (203, 264), (208, 226), (196, 194)],
        [(170, 300), (179, 266), (178, 232), (164, 204)],
    )
    for way in holds:
        sheet = scene.sheet()
        quill = taper(way, [17, 24, 25, 21, 2], 30)
        sheet.fill(quill, "#343a4c", grad=linear(*way[0], *way[-1], "#10121a"))
        for x, y, way_x, way_y in sample(way, 34)[2:]:
            for side in (-1, 1):
                end = x + 14 * (way_x - side * way_y), y + 14 * (way_y + side * way_x)
                tone = scene.rng.choice([SHEEN, "#07080c", "#07080c"])
                sheet.line(poly([(x, y), end], closed=False), tone, 1.2, 0.55, clip=quill)
        sheet.fill(taper(way, [3, 2.4, 0.6]), "#9aa8c6", 0.85)
        scene.add(
            sheet,
            relief=8,
            lo=0.45,
            hi=0.8,
            rim=0.9,
            rim_width=2,
            rim_colour="#c3cfe4",
            shadow=(3, 6, 6, 0.6),
            wobble=0.3,
        )


def _felt(sheet: Sheet, scene: Scene, shape: Path) -> None:
    for _ in range(700):
        x, y = scene.rng.uniform(-90, 90), scene.rng.uniform(-160, 0)
        if shape.contains(x, y):
            sheet.line(
                poly([(x, y), (x + scene.rng.uniform(-3, 3), y + 10)], closed=False),
                scene.rng.choice(["#5c5b68", "#08080b", "#2a2932"]),
                1.2,
                0.4,
            )


def _pansy(scene: Scene) -> None:
    """The only colour, its stalk through the buttonhole, its face turned from us a little."""
    with scene.layer("paper", form=0.6, cast=Cast((12, 17), dark=0.85, soft=0.25), contact=0.6):
        stem = scene.sheet()
        with stem.at(*PANSY, 0.94, 14):
            stem.fill(taper([(0, 0), (3, 34), (-6, 58)], [5, 4, 3]), "#3f5c2e")
            stem.fill(leaf((2, 30), (34, 44), 17, -0.1), "#4c6c36")
            stem.fill(leaf((0, 34), (-28, 42), 15, 0.1), "#37542a")
        scene.add(stem, relief=4, shadow=(2, 4, 5, 0.5), wobble=0.5)
        _petals(scene)
    scene.in_shadow(ellipse(PANSY[0] + 22, PANSY[1] + 30, 26, 18, -30), 0.4, blur=9)
    slit = scene.sheet()
    with slit.at(*PANSY, 0.94, 14):
        slit.fill(taper([(-30, 66), (0, 54), (24, 50)], [2, 9, 2]), "#2a2b33")
        slit.line(spline([(-30, 63), (0, 51), (24, 48)], closed=False), "#777b8c", 1.8, 0.7)
    scene.add(slit, wobble=0.3)


def _petals(scene: Scene) -> None:
    petals = (
        (-16, -20, 25, "#6b3fa8", "#341a64"),
        (14, -22, 26, "#7a4cb8", "#3c2074"),
        (-21, 4, 22, "#f6c236", "#d88a14"),
        (18, 6, 21, "#f8cc46", "#d88a14"),
        (-1, 21, 25, "#fbd45c", "#e89a1c"),
    )
    for right, down, size, tone, deep in petals:
        petal = scene.sheet()
        edge: list[Point] = []
        for number in range(12):
            part = number * math.tau / 12
            out = size * (1 + 0.08 * math.sin(number * 2.9 + right))
            edge.append((right + out * math.cos(part), down + out * 0.94 * math.sin(part)))
        shape = spline(edge)
        with petal.at(*PANSY, 0.94, 14):
            petal.fill(shape, deep, grad=linear(0, 0, right * 1.9, down * 1.9, tone))
            for spread in range(-5, 6):
                way = math.atan2(down, right) + spread * 0.17
                far = 40 if down < 0 else 21 - abs(spread)
                end = far * math.cos(way), far * math.sin(way)
                ink = "#2a1450" if down > 0 else "#a987dc"
                petal.fill(taper([(0, 0), end], [2.6, 1.6, 0.3], 5), ink, 0.75, clip=shape)
        scene.add(petal, relief=5, lo=0.5, hi=0.4, shadow=(2, 4, 4, 0.7), wobble=0.5)
    heart = scene.sheet()
    with heart.at(*PANSY, 0.94, 14):
        heart.fill(ellipse(0, 1, 5.4, 4.8), "#f6b21e")
        heart.fill(ellipse(0, 2.4, 2.2), "#5c8a2e")
    scene.add(heart, relief=3, wobble=0.2)


def _offering_arm(scene: Scene) -> None:
    """From the other cuff, a beak holds out one long white feather."""
    sleeve = union(
        limb([(572, 570), (652, 640), (686, 740)], [120, 120, 100]),
        limb([(690, 740), (660, 800), (598, 812)], [104, 94, 84]),
    )
    _cloth(
        scene,
        sleeve,
        [
            [(640, 600), (680, 680), (700, 740), (690, 800)],
            [(690, 720), (660, 744), (640, 780), (640, 820)],
        ],
        melt=(566, 566),
    )
    _feather(scene)
    _crow(scene, 556, 806, 0.8, -12, flip=True, neck=44)
    scene.exact(ellipse(536, 810, 80, 50))
    cuff = spline([(576, 760, 1), (616, 762), (640, 800), (630, 858, 1), (588, 862, 1), (566, 812)])
    _cloth(scene, cuff, [])
    stud = scene.sheet()
    stud.fill(ellipse(612, 838, 7), "#c9c9ce")
    scene.add(stud, relief=4)


def _vane(part: float) -> float:
    """How wide the feather is, from the quill to the tip."""
    tip = math.sqrt(max(0, 1 - ((part - 0.78) / 0.22) ** 2)) if part > 0.78 else 1
    return 44 * min(1, part / 0.3 + 0.2) ** 0.7 * tip


def _feather(scene: Scene) -> None:
    spine = [(586, 834), (516, 826), (436, 798), (356, 748), (284, 672)]
    stations = sample(spine, 120)
    sheet = scene.sheet()
    left, right = [], []
    for number, (x, y, way_x, way_y) in enumerate(stations[18:]):
        part = number / 102
        wide = _vane(part)
        left.append((x - way_y * wide * 0.62, y + way_x * wide * 0.62))
        right.append((x + way_y * wide, y - way_x * wide))
    vane = poly(left + right[::-1])
    sheet.fill(vane, "#ffffff", grad=linear(400, 840, 410, 920, "#cfd3da"))
    rng = scene.rng
    for number, (x, y, way_x, way_y) in enumerate(stations[12:]):
        part = max(0, number - 6) / 102
        wide = max(_vane(part), 9)
        for side in (-1, 1):
            for _ in range(3):
                out = wide * (1 if side > 0 else 0.62) * rng.uniform(0.7, 1.12)
                slant = (
                    24 if part > 0.1 else rng.uniform(-20, 16)
                )  # near the quill there is only down
                end = (
                    x + way_y * side * out + way_x * slant,
                    y - way_x * side * out + way_y * slant,
                )
                tone = rng.choice(["#8a93a4", "#ffffff", "#ffffff", "#c9cfd9"])
                sheet.fill(taper([(x, y), end], [1.8, 1.2, 0.5], 4), tone, 0.75)
    for at, side in ((52, 1), (70, -1), (84, 1), (97, -1)):
        x, y, way_x, way_y = stations[at]
        tip = x + way_y * side * 44 + way_x * 24, y - way_x * side * 44 + way_y * 24
        cut = poly(
            [
                (x + way_y * side * 9 + way_x * 5, y - way_x * side * 9 + way_y * 5),
                tip,
                (tip[0] + way_x * 8, tip[1] + way_y * 8),
            ]
        )
        sheet.fill(cut, "#000000", erase=True)
    sheet.fill(taper(spine, [5, 4.4, 3.4, 2.4, 0.8]), "#f4f0e4")
    sheet.line(moved(spline(spine[:-1], closed=False), -0.6, 3), "#7c8494", 2, 0.8)
    scene.add(
        sheet, relief=7, lo=0.35, hi=0.3, shadow=(5, 13, 12, 0.6), wobble=0.4, amount=0.03, hue=0.0
    )
    scene.shine(420, 790, 90, "#ffffff", 0.16, wide=1.6)


def _escaping(scene: Scene) -> None:
    """One leaves by the sleeve."""
    bird = scene.sheet()
    crow(bird, 668, 336, size=0.94, pose="fly", flip=True, turn=-16, seed=6, light=(-0.4, -0.9))
    scene.add(bird, relief=4, lo=0.3, hi=0.5, rim=0.4, rim_width=1.4, wobble=0.3)
    loose = scene.sheet()
    for px, py, turn, size in ((700, 470, 30, 0.3), (664, 440, -50, 0.24), (712, 548, 80, 0.26)):
        feather(
            loose, px, py, size=size, pose="fall", turn=turn, seed=int(px), colours=("#20222c",)
        )
    scene.add(loose, shadow=(2, 3, 4, 0.3), wobble=0.2)


def _door(scene: Scene) -> None:
    """The dark of the house: one post near us, the open leaf, and the lower half, still shut."""
    house = scene.sheet()
    house.fill(poly([(-10, -10), (70, -10), (46, 1210), (-10, 1210)]), "#1d1a1b")
    house.fill(poly([(-10, -10), (810, -10), (810, 22), (-10, 36)]), "#1d1a1b")
    house.fill(poly([(752, -10), (810, -10), (810, 1210), (742, 1210)]), "#171516",
               grad=linear(745, 0, 800, 0, "#2a2625"))  # fmt: skip
    house.fill(rect(-10, SILL + 22, 820, 140), "#231f1f", grad=linear(0, SILL, 0, 1200, "#0f0d0e"))
    for x in (150, 262, 388, 502, 628):
        house.line(poly([(x, SILL + 30), (x - 3, 1210)], closed=False), "#0a0909", 4)
    scene.lay(house, "wood", way=88, still=0.5)
    ledge = scene.sheet()
    board = poly([(42, SILL + 4), (752, SILL - 8), (758, SILL + 26), (38, SILL + 34)])
    ledge.fill(board, "#77706a", grad=linear(0, SILL, 0, SILL + 34, "#2c2827"))
    scene.lay(ledge, "wood", way=-1, still=0.5, cast=Cast((4, 14), dark=0.6, soft=0.4))


def _on_the_sill(scene: Scene) -> None:
    """A visiting card with two footprints, and straw."""
    rng = scene.rng
    straw = scene.sheet()
    for _ in range(64):
        x = 60 + 300 * rng.random() ** 1.4 if rng.random() < 0.7 else rng.uniform(560, 740)
        y, way, far = SILL + rng.uniform(-2, 30), rng.uniform(-0.5, 0.5), rng.uniform(16, 52)
        straw.line(
            poly([(x, y), (x + far * math.cos(way), y + far * math.sin(way))], closed=False),
            mix("#f0e8d4", "#a89f88", rng.random()),
            rng.uniform(1.4, 2.8),
            0.95,
        )
    scene.add(straw, relief=1.5, shadow=(2, 4, 4, 0.6), wobble=0.5)
    card = scene.sheet()
    with card.at(500, SILL - 2, 1, -7):
        card.fill(rect(-62, -36, 124, 74, 3), "#fbf8f0", grad=linear(-60, -36, 60, 40, "#d9d5cc"))
        card.line(rect(-55, -29, 110, 60, 2), "#b9b5ac", 1.4)
        for x, y in ((-23, 6), (23, -5)):
            with card.at(x, y, 0.8, 55 if x < 0 else 60):
                _footprint(card)
    scene.add(card, relief=2, lo=0.4, hi=0.2, shadow=(4, 7, 7, 0.6), wobble=0.4)


def _footprint(card: Sheet) -> None:
    """Where a crow has stepped: soft pads, three toes ahead and a long one behind."""
    ink = "#2b2a33"
    for turn, far, bend in ((-48, 24, -4), (-2, 29, 1), (44, 24, 4), (176, 25, 3)):
        way = math.radians(turn)
        ahead = math.sin(way), -math.cos(way)
        middle = far * 0.5 * ahead[0] + bend * ahead[1], far * 0.5 * ahead[1] - bend * ahead[0]
        tip = far * ahead[0], far * ahead[1]
        for x, y, _, _ in sample([(0, 0), middle, tip], 4)[1:]:
            card.fill(ellipse(x, y, 2.5, 3.6, turn), ink, 0.92)
        claw = tip[0] + 6 * ahead[0] - bend * 0.3 * ahead[1], tip[1] + 6 * ahead[1]
        card.fill(leaf(tip, claw, 2.6, 0.1), ink)
    card.fill(ellipse(0, 1, 3.4, 3), ink)
