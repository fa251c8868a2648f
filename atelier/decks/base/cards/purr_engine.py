"""A grey cat sleeps on the hearth rug, cut open like the plan of a ship: it is an engine room."""

import math
import random
from collections.abc import Callable

import numpy as np

from pinxit_atelier.compose import across
from pinxit_atelier.engine import (
    Colour,
    Look,
    Page,
    Path,
    Scene,
    Sheet,
    common,
    ellipse,
    leaf,
    limb,
    linear,
    mix,
    moved,
    poly,
    radial,
    rect,
    sample,
    spline,
    taper,
)
from pinxit_atelier.people import Figure
from pinxit_atelier.people import Look as Person

SLATE, SLATE_DEEP, SLATE_LIGHT = "#7d8694", "#3a4150", "#c9d0d8"
EMBER, FLAME, SOOT, COPPER = "#ff7a1f", "#ffd76a", "#1a1214", "#c4683a"
BODY = spline(
    [
        (30, 660),
        (24, 520),
        (80, 370),
        (200, 262),
        (350, 214),
        (520, 222),
        (664, 300),
        (752, 430),
        (786, 590),
        (770, 760),
        (700, 880),
        (560, 960),
        (380, 980),
        (200, 940),
        (84, 830),
    ]
)
HATCH = spline(
    [
        (116, 640),
        (120, 530),
        (170, 424),
        (262, 350),
        (380, 312),
        (510, 320),
        (620, 378),
        (690, 474),
        (704, 590),
        (690, 690),
        (620, 742),
        (500, 770),
        (360, 794),
        (220, 776),
        (142, 722),
    ]
)
FIRE = 300.0, 640.0
FLOOR, DECK = 748.0, 528.0


def paint(page: Page) -> Scene:
    """Paint the rug, the fur, the layers of the cut, the engine room, and the sleeping face."""
    scene = Scene(page, 4711, light=(*FIRE, 170), glow="#ffb464", shade="#140c18", reach=560)
    _room(scene)
    _rug(scene)
    _body(scene)
    _cut(scene)
    _engine_wall(scene)
    _pipes(scene)
    _gauge(scene)
    _flywheel(scene)
    _upper_deck(scene)
    _boiler(scene)
    _sacks(scene)
    _stokers(scene)
    _tail(scene)
    _haunch(scene)
    _paw(scene)
    _head(scene)
    scene.shine(*FIRE, 250, "#ff9038", 0.58)
    scene.motes(70, "#ffc878", (130, 330, 690, 770), (0.6, 2.4), 0.8)
    look = Look(
        vignette=0.34,
        bloom=0.40,
        bloom_from=0.68,
        bristle=0.04,
        shadows="#2c2038",
        lights="#b87a44",
        split=0.1,
        saturation=1.1,
    )
    return scene.finish(look)


def _room(scene: Scene) -> None:
    page = scene.page
    where = across(page, 400, 0, 400, 1200) + 0.05 * page.noise(3, 300, 4)
    stops = [(0, "#2a2432"), (0.4, "#3c2c36"), (0.62, "#4a2c2c"), (1, "#2a181c")]
    scene.backdrop(stops, where.astype(np.float32), amount=0.07)
    boards = scene.sheet()
    for row in range(9):
        y = 800 + row * 22 + row * row * 4
        boards.line(poly([(-10, y), (810, y)], closed=False), "#170d10", 2.6, 0.6)
    scene.put(boards, wobble=1)
    scene.shine(400, 1240, 420, "#ff7a2a", 0.30, high=0.6)


def _rug(scene: Scene) -> None:
    """Oval, braided, worn by one animal."""
    sheet = scene.sheet()
    tones = ["#8a2f24", "#d8813a", "#3f4a5c", "#e8b45c", "#6f2430", "#c4552e", "#2f3646"]
    for ring in range(11):
        wide, high = 470 - ring * 26, 210 - ring * 13
        sheet.fill(ellipse(400, 950, wide, high), tones[ring % len(tones)])
        count = int(wide * 0.5)
        for step in range(count):
            turn = 2 * math.pi * step / count
            x, y = 400 + (wide - 12) * math.cos(turn), 950 + (high - 6) * math.sin(turn)
            sheet.fill(
                ellipse(x, y, 7, 2.6, 40), mix(tones[ring % len(tones)], "#fff0d0", 0.3), 0.55
            )
    scene.add(
        sheet, relief=8, lo=0.5, hi=0.3, wobble=1.2, shadow=(0, 10, 16, 0.6), light=(400, 1300, 260)
    )
    scene.pool(400, 966, 390, 70, "#0d0608", 0.85)


def _fur(
    scene: Scene, shape: Path, way: Callable[[float, float], float], count: int, relief: float,
    *, stripes: list[Path] | None = None, tone: Colour = SLATE,
    low: Colour = SLATE_DEEP, hole: Path | None = None,
) -> None:  # fmt: skip
    box = shape.getBounds()
    sheet = scene.sheet()
    sheet.fill(shape, mix(tone, SLATE_LIGHT, 0.25), grad=linear(0, box.top(), 0, box.bottom(), low))
    for stripe in stripes or []:
        sheet.fill(stripe, "#2c313e", 0.75, blur=3, clip=shape)
    rng = scene.rng
    for _ in range(count):
        x, y = rng.uniform(box.left(), box.right()), rng.uniform(box.top(), box.bottom())
        if not shape.contains(x, y) or (hole is not None and hole.contains(x, y)):
            continue
        turn = math.radians(way(x, y) + rng.uniform(-13, 13))
        far = rng.uniform(12, 30)
        end = x + far * math.cos(turn), y + far * math.sin(turn)
        colour = rng.choice([SLATE_LIGHT, "#9aa3b0", SLATE, "#5a6272", SLATE_DEEP, "#e6e9ec"])
        sheet.fill(
            taper([(x, y), end], [0.4, rng.uniform(1.4, 3), 0.3], 4), colour, rng.uniform(0.25, 0.6)
        )
    scene.add(
        sheet,
        relief=relief,
        lo=0.6,
        hi=0.35,
        rim=0.5,
        rim_width=4,
        rim_colour="#ffc890",
        wobble=1.4,
        shadow=(0, 10, 18, 0.55),
        light=(330, 120, 420),
    )


def _body(scene: Scene) -> None:
    stripes = []
    for step in range(19):
        turn = math.radians(160 + step * 13.5)
        inner, outer = (0.76, 1.04) if step % 2 else (0.82, 1.04)
        a = 400 + 372 * outer * math.cos(turn), 610 + 392 * outer * math.sin(turn)
        b = 400 + 372 * inner * math.cos(turn + 0.10), 610 + 392 * inner * math.sin(turn + 0.10)
        middle = (a[0] + b[0]) / 2 + 6, (a[1] + b[1]) / 2
        stripes.append(taper([a, middle, b], [26, 22, 3], 14))
    _fur(scene, BODY, lambda x, y: math.degrees(math.atan2(y - 610, x - 400)) + 96, 5200, 90,
         stripes=stripes, hole=HATCH)  # fmt: skip


def _grown(shape: Path, by: float) -> Path:
    """The same shape, larger or smaller by so much all round."""
    box = shape.getBounds()
    x, y = box.centerX(), box.centerY()
    wide, high = 1 + 2 * by / box.width(), 1 + 2 * by / box.height()
    return moved(moved(shape, -x, -y), x, y, wide, high=high)


def _cut(scene: Scene) -> None:
    """Layers of paper, each a little farther in: fur, felt, planks, copper."""
    for by, tone, low in (
        (16, "#59616f", "#2c313e"),
        (8, "#e8d2b4", "#b08a6c"),
        (0, "#8a4a2e", "#4a241c"),
        (-9, COPPER, "#7a3420"),
    ):
        sheet = scene.sheet()
        sheet.fill(_grown(HATCH, by), tone, grad=linear(0, 320, 0, 790, low))
        scene.add(
            sheet,
            relief=5,
            lo=0.5,
            hi=0.6,
            rim=0.8,
            rim_width=2.4,
            wobble=1.0,
            shadow=(0, 3, 5, 0.5),
        )
    rivets = scene.sheet()
    for x, y, _, _ in sample(
        [
            (116, 640),
            (120, 530),
            (170, 424),
            (262, 350),
            (380, 312),
            (510, 320),
            (620, 378),
            (690, 474),
            (704, 590),
            (690, 690),
            (620, 742),
            (500, 770),
            (360, 794),
            (220, 776),
            (142, 722),
        ],
        74,
        closed=True,
    ):
        px, py = 408 + (x - 408) * 0.982, 552 + (y - 552) * 0.978
        rivets.fill(ellipse(px, py, 3.4), "#5a2618")
        rivets.fill(ellipse(px - 1, py - 1, 1.6), "#ffd2a0")
    scene.put(rivets)


def _hold() -> Path:
    return _grown(HATCH, -17)


def _engine_wall(scene: Scene) -> None:
    hold = _hold()
    sheet = scene.sheet()
    sheet.fill(hold, "#e8743a", grad=radial(*FIRE, 480, "#4a2020"))
    with sheet.inside(hold):
        for column in range(14):
            x = 100 + column * 48
            sheet.line(poly([(x, 300), (x, 800)], closed=False), "#2a1216", 3, 0.5)
            sheet.line(poly([(x + 3, 300), (x + 3, 800)], closed=False), "#ffb070", 1.4, 0.25)
            for row in range(11):
                sheet.fill(ellipse(x + 9, 330 + row * 44, 2), "#ffc48a", 0.35)
        sheet.fill(rect(80, FLOOR, 660, 80), "#3a1e1a")
        for x in range(90, 740, 34):
            sheet.line(
                poly([(x, FLOOR), (x + (x - 400) * 0.12, 800)], closed=False), "#170b0c", 2.4
            )
        sheet.line(poly([(80, FLOOR), (740, FLOOR)], closed=False), "#ff9a50", 2.6, 0.8)
    scene.put(sheet)


def _pipe(scene: Scene, line: list[tuple[float, float]], wide: float, tone: Colour) -> None:
    sheet = scene.sheet()
    pipe = taper(line, [wide, wide], 60)
    sheet.fill(common(pipe, _hold()), tone)
    stations = sample(line, 40)
    for number in range(4, 40, 9):
        x, y, wx, wy = stations[number]
        half = wide * 0.68
        collar = poly(
            [(x - wy * half, y + wx * half), (x + wy * half, y - wx * half)], closed=False
        )
        sheet.line(collar, mix(tone, "#2a1216", 0.35), wide * 0.42, clip=_hold(), butt=True)
    shine = [(x - wy * wide * 0.22, y + wx * wide * 0.22) for x, y, wx, wy in stations]
    sheet.line(spline(shine, closed=False), "#ffe2b0", wide * 0.12, 0.7, clip=_hold())
    scene.add(
        sheet,
        relief=wide * 0.45,
        lo=0.7,
        hi=0.6,
        rim=0.5,
        rim_width=2,
        wobble=0.3,
        shadow=(0, 5, 6, 0.5),
    )


def _pipes(scene: Scene) -> None:
    """Along the spine, as pipes would."""
    _pipe(
        scene,
        [
            (268, 560),
            (262, 450),
            (330, 372),
            (460, 346),
            (584, 392),
            (656, 486),
            (676, 610),
            (640, 740),
        ],
        24,
        "#c98a4a",
    )
    _pipe(
        scene,
        [(300, 560), (300, 470), (356, 410), (460, 386), (556, 424), (612, 500)],
        15,
        "#8a9aa4",
    )
    _pipe(scene, [(236, 600), (190, 590), (168, 520), (196, 440)], 13, "#b4683a")
    puff = scene.sheet()
    for x, y, size in (
        (566, 372, 9),
        (584, 356, 13),
        (606, 350, 10),
        (440, 372, 7),
        (454, 360, 10),
    ):
        puff.fill(ellipse(x, y, size), "#fff0dc", 0.5, blur=4)
    scene.put(puff)


def _gauge(scene: Scene) -> None:
    """In the red, and nobody minds."""
    x, y = 206.0, 500.0
    sheet = scene.sheet()
    sheet.fill(ellipse(x, y, 47), "#e0a848", grad=linear(x - 40, y - 40, x + 40, y + 40, "#7a4a1c"))
    sheet.fill(ellipse(x, y, 38), "#fff6e0")
    for step in range(11):
        turn = math.radians(140 + step * 26)
        a, b = 26 if step % 5 else 22, 33
        tone = "#d8241c" if step > 7 else "#3a2620"
        sheet.line(
            poly(
                [
                    (x + a * math.cos(turn), y + a * math.sin(turn)),
                    (x + b * math.cos(turn), y + b * math.sin(turn)),
                ],
                closed=False,
            ),
            tone,
            3,
        )
    turn = math.radians(392)
    sheet.fill(
        taper(
            [
                (x - 8 * math.cos(turn), y - 8 * math.sin(turn)),
                (x + 32 * math.cos(turn), y + 32 * math.sin(turn)),
            ],
            [7, 1.4],
            6,
        ),
        "#d8241c",
    )
    sheet.fill(ellipse(x, y, 5), "#3a2620")
    sheet.fill(
        spline([(x - 26, y - 22), (x - 10, y - 32), (x + 6, y - 33), (x - 16, y - 12)]),
        "#ffffff",
        0.6,
    )
    scene.add(sheet, relief=7, lo=0.5, hi=0.4, rim=0.6, wobble=0.3, shadow=(0, 5, 7, 0.6))


def _flywheel(scene: Scene) -> None:
    x, y = 596.0, 646.0
    sheet = scene.sheet()
    sheet.line(ellipse(x, y, 74), "#4a5260", 17)
    sheet.line(ellipse(x, y, 80), "#aab4c0", 3)
    for step in range(6):
        turn = math.radians(step * 60 + 14)
        sheet.fill(
            taper([(x, y), (x + 70 * math.cos(turn), y + 70 * math.sin(turn))], [15, 9], 6),
            "#5a6474",
        )
    sheet.fill(ellipse(x, y, 18), "#c98a4a")
    sheet.fill(ellipse(x, y, 8), "#5a2618")
    scene.add(
        sheet, relief=8, lo=0.6, hi=0.7, rim=0.8, rim_width=2.4, wobble=0.3, shadow=(0, 6, 8, 0.6)
    )
    rod = scene.sheet()
    rod.line(poly([(382, 650), (x + 34, y - 30)], closed=False), "#9aa6b2", 13)
    rod.line(poly([(382, 647), (x + 34, y - 33)], closed=False), "#ffe2b8", 3, 0.8)
    rod.fill(ellipse(x + 34, y - 30, 13), "#d8a050")
    rod.fill(rect(362, 630, 72, 40, 8), "#6a3a2a")
    scene.add(rod, relief=5, lo=0.6, hi=0.7, rim=0.7, wobble=0.3, shadow=(0, 6, 7, 0.6))


def _upper_deck(scene: Scene) -> None:
    """A cradle, a hand on it, a lamp: the quiet end of the machine."""
    sheet = scene.sheet()
    deck = common(rect(452, DECK, 260, 15), _hold())
    sheet.fill(deck, "#8a5230")
    sheet.line(poly([(452, DECK), (690, DECK)], closed=False), "#ffc890", 3, 0.8, clip=_hold())
    for x in (466, 482):
        sheet.line(poly([(x, DECK), (x - 8, FLOOR)], closed=False), "#8a5230", 6)
    for row in range(9):
        y = DECK + 18 + row * 24
        sheet.line(poly([(465 - row * 0.9, y), (482 - row * 0.9, y)], closed=False), "#a8683c", 4)
    scene.add(sheet, relief=4, rim=0.6, wobble=0.3, shadow=(0, 8, 8, 0.6))
    lamp = scene.sheet()
    lamp.line(poly([(560, 400), (560, 430)], closed=False), "#2a1418", 3)
    lamp.fill(spline([(540, 442, 1), (548, 428), (572, 428), (580, 442, 1)]), "#3f8a80")
    lamp.fill(ellipse(560, 444, 9, 6), "#fff3c0")
    scene.put(lamp)
    scene.shine(560, 448, 70, "#ffe0a0", 0.6)
    nurse = Person(
        body="stout",
        skin="dark",
        hair="bun",
        hair_colour="#2a1a1e",
        coat="shirt",
        colour="#d8c8b0",
        trousers="#3a4a60",
        apron="#e8dcc4",
        face="serene",
        boots=True,
    )
    Figure(nurse, "sit", "q", near_arm=(54, 82), near_hand="flat").draw(scene, 504, DECK, 138)
    cradle = scene.sheet()
    cradle.line(
        spline([(540, DECK - 4), (566, DECK + 1), (604, DECK + 1), (630, DECK - 6)], closed=False),
        "#6a3a22",
        6,
    )
    cradle.fill(
        spline(
            [
                (530, DECK - 52, 1),
                (540, DECK - 16),
                (560, DECK - 8),
                (610, DECK - 8),
                (630, DECK - 20),
                (640, DECK - 62, 1),
                (590, DECK - 44),
            ]
        ),
        "#b4743c",
        grad=linear(0, DECK - 60, 0, DECK, "#6a3a22"),
    )
    cradle.fill(
        spline(
            [
                (618, DECK - 52, 1),
                (616, DECK - 82),
                (640, DECK - 92),
                (654, DECK - 70),
                (640, DECK - 50, 1),
            ]
        ),
        "#8a5230",
    )
    cradle.fill(
        spline(
            [
                (538, DECK - 50),
                (560, DECK - 62),
                (600, DECK - 60),
                (612, DECK - 46),
                (580, DECK - 36),
            ]
        ),
        "#f2e6d2",
    )
    for row in range(3):
        cradle.fill(ellipse(556 + row * 18, DECK - 50, 4), "#d8604a")
    cradle.fill(ellipse(618, DECK - 58, 13, 12), SLATE)  # whoever it is, it has ears
    for side in (-1, 1):
        cradle.fill(leaf((618 + side * 7, DECK - 64), (618 + side * 13, DECK - 82), 10), SLATE)
    cradle.line(
        spline([(609, DECK - 57), (613, DECK - 54), (616, DECK - 57)], closed=False), "#2c313e", 1.8
    )
    cradle.line(
        spline([(620, DECK - 57), (623, DECK - 54), (627, DECK - 57)], closed=False), "#2c313e", 1.8
    )
    scene.add(
        cradle,
        relief=6,
        lo=0.5,
        hi=0.5,
        rim=0.6,
        wobble=0.3,
        shadow=(0, 5, 6, 0.5),
        light=(560, 440, 120),
    )


def _boiler(scene: Scene) -> None:
    x, y = FIRE
    sheet = scene.sheet()
    sheet.fill(
        spline(
            [
                (x - 84, FLOOR, 1),
                (x - 88, y - 20),
                (x - 62, y - 84),
                (x, y - 104),
                (x + 62, y - 84),
                (x + 88, y - 20),
                (x + 84, FLOOR, 1),
            ]
        ),
        "#3a3642",
        grad=linear(x - 80, 0, x + 90, 0, "#141118"),
    )
    for row in (-66, -30, 66):
        band = spline([(x - 90, y + row), (x, y + row + 8), (x + 90, y + row)], closed=False)
        sheet.line(band, "#8a4a2e", 8)
        for step in range(9):
            sheet.fill(
                ellipse(x - 76 + step * 19, y + row + 7 - abs(step - 4) * 1.2, 2.6), "#ffd2a0", 0.8
            )
    scene.add(
        sheet,
        relief=34,
        lo=0.5,
        hi=0.4,
        rim=0.6,
        wobble=0.5,
        shadow=(8, 6, 12, 0.6),
        light=(360, 420, 200),
    )
    mouth = scene.sheet()
    hole = ellipse(x, y + 18, 47, 43)
    mouth.fill(ellipse(x, y + 18, 57, 53), "#2a2028")
    mouth.fill(hole, "#ffe27a", grad=radial(x, y + 36, 54, "#e8400c"))
    rng = random.Random(3)
    for _ in range(26):
        bx = x + rng.uniform(-38, 38)
        tip = bx + rng.uniform(-10, 10), y + 40 - rng.uniform(26, 66)
        mouth.fill(
            leaf((bx, y + 58), tip, rng.uniform(12, 22)),
            rng.choice([EMBER, "#f2500e", "#ffb02e", "#ffd23f", "#e8380a"]),
            0.85,
            clip=hole,
        )
    scene.put(mouth)
    scene.shine(x, y + 18, 120, "#ff7a20", 0.6)
    door = scene.sheet()
    door.fill(ellipse(x - 84, y + 20, 21, 50), "#3a323c")
    door.line(ellipse(x - 84, y + 20, 21, 50), "#8a4a2e", 5)
    door.fill(ellipse(x - 90, y + 20, 5, 9), "#d8a050")
    scene.add(door, relief=6, rim=1.0, wobble=0.3, shadow=(-4, 6, 7, 0.5))


def _sacks(scene: Scene) -> None:
    """Coal, a heap of sardines, and somebody small between them."""
    for x, y, size in ((664.0, 742.0, 0.9), (150.0, 742.0, 1.0), (186.0, 748.0, 0.8)):
        sheet = scene.sheet()
        with sheet.at(x, y, size):
            sack = spline(
                [
                    (-28, 0),
                    (-32, -34),
                    (-20, -58),
                    (-12, -70),
                    (14, -70),
                    (22, -56),
                    (32, -32),
                    (28, 0),
                ]
            )
            sheet.fill(sack, "#7a5a3c", grad=linear(0, -70, 0, 0, "#3a2618"))
            sheet.line(spline([(-16, -58), (0, -54), (18, -57)], closed=False), "#2a1810", 4)
        scene.add(sheet, relief=13, lo=0.6, hi=0.5, rim=0.7, wobble=0.6, shadow=(0, 4, 6, 0.6))
    eyes = scene.sheet()
    eyes.fill(ellipse(170, 712, 12, 10), "#241a20")
    for side in (-1, 1):
        eyes.fill(ellipse(170 + side * 10, 700, 7), "#6a5650")
        eyes.fill(ellipse(170 + side * 4.5, 710, 2.8), "#ffe6a8")
    scene.put(eyes)
    fish = scene.sheet()
    rng = random.Random(11)
    for _ in range(58):
        x = 520 + rng.gauss(0, 24)
        y = FLOOR - 2 - rng.random() * max(0.0, 44 - abs(x - 520) * 0.75)
        _sardine(fish, x, y, rng.uniform(-30, 30), 0.8)
    scene.add(
        fish, relief=3, lo=0.5, hi=0.7, rim=0.6, rim_width=1.6, wobble=0.2, shadow=(0, 3, 4, 0.5)
    )


def _sardine(sheet: Sheet, x: float, y: float, turn: float, size: float) -> None:
    with sheet.at(x, y, size, turn):
        sheet.fill(leaf((-17, 0), (15, 0), 12), "#dfe8ee", grad=linear(0, -6, 0, 6, "#7a94a8"))
        sheet.fill(poly([(-15, 0), (-25, -6), (-25, 6)]), "#9ab0c0")
        sheet.line(poly([(-10, -2), (8, -2)], closed=False), "#4a6478", 1.6, 0.8)
        sheet.fill(ellipse(9, -1, 1.8), "#1a1a22")


def _stokers(scene: Scene) -> None:
    one = Person(
        body="broad",
        skin="tan",
        hair="short",
        hair_colour="#2a1a1a",
        beard="full",
        coat="shirt",
        colour="#d8cbb8",
        pattern="bands",
        trim="#c4402e",
        trousers="#3a4258",
        boots=True,
        face="joy",
        scarf="#c4402e",
    )
    two = Person(
        body="youth",
        skin="brown",
        hair="locs",
        hair_colour="#1e1418",
        coat="shirt",
        colour="#7fb0a8",
        trousers="#4a3a34",
        boots=True,
        face="calm",
    )
    for who, x, high, arms, (ux, uy) in (
        (one, 446.0, 194.0, {"near_arm": (40, 74), "far_arm": (58, 84), "lean": 18}, (-0.97, 0.24)),
        (two, 598.0, 172.0, {"near_arm": (8, 34), "far_arm": (34, 48), "lean": 44}, (-0.8, 0.6)),
    ):
        figure = Figure(who, "stroll", "q", near_hand="fist", far_hand="fist", head=4, **arms)
        figure.place(x, FLOOR + 14, high, flip=True)
        ax, ay = figure.page("wrn")
        figure.reach(ax + ux * high * 0.17, ay + uy * high * 0.17, side="f")
        shovel = scene.sheet()
        tip = ax + ux * high * 0.46, ay + uy * high * 0.46
        shovel.line(
            poly([(ax - ux * high * 0.24, ay - uy * high * 0.24), tip], closed=False), "#a8743c", 6
        )
        with shovel.at(*tip, high / 160, math.degrees(math.atan2(uy, ux))):
            shovel.fill(
                spline([(-6, -9, 1), (6, -15), (34, -12), (40, 0), (34, 12), (6, 15), (-6, 9, 1)]),
                "#8a929c",
            )
        for step in range(5):
            _sardine(
                shovel,
                tip[0] + ux * (8 + step * 5),
                tip[1] - 8 - (step % 3) * 5,
                160 + step * 22,
                0.7,
            )
        scene.add(shovel, relief=3, rim=0.8, wobble=0.2, shadow=(0, 3, 4, 0.4))
        figure.draw(scene, x, FLOOR + 14, high, flip=True, rim=1.0)
    flying = scene.sheet()
    for x, y, turn in ((348, 640, 200), (330, 622, 160), (364, 620, 220)):
        _sardine(flying, x, y, turn, 0.8)
    scene.add(flying, relief=2, rim=1.0, rim_width=1.6, wobble=0.2)


def _tail(scene: Scene) -> None:
    line = [(96, 850), (84, 924), (160, 982), (310, 1008), (470, 1014), (600, 1004), (668, 976)]
    tail = limb(line, [70, 74, 74, 72, 68, 60, 34])
    stations = sample(line, 60)
    stripes = []
    for number in range(8, 58, 7):
        x, y, wx, wy = stations[number]
        stripes.append(
            taper(
                [(x - wy * 48, y + wx * 48), (x, y), (x + wy * 48, y - wx * 48)], [12, 20, 12], 10
            )
        )
    _fur(scene, tail, lambda x, _y: 12 if x > 160 else 70, 1500, 36, stripes=stripes)


def _haunch(scene: Scene) -> None:
    """The thigh that is folded over the root of the tail."""
    haunch = spline(
        [
            (30, 700),
            (90, 690),
            (170, 740),
            (232, 830),
            (262, 920),
            (240, 970),
            (160, 978),
            (84, 944),
            (40, 870),
            (22, 780),
        ]
    )
    stripes = [
        taper(
            [
                (40 + step * 34, 700 + step * 26),
                (70 + step * 30, 770 + step * 26),
                (86 + step * 26, 830 + step * 22),
            ],
            [4, 20, 3],
            12,
        )
        for step in range(4)
    ]
    _fur(scene, haunch, lambda x, _y: 62 + (x - 120) * 0.1, 1500, 60, stripes=stripes)
    foot = limb([(210, 950), (300, 978), (372, 984)], [62, 50, 46])
    _fur(scene, foot, lambda _x, _y: 8, 420, 22, tone="#b4bcc6", low="#6a7282")
    toes = scene.sheet()
    for y in (972, 984, 996):
        toes.line(spline([(398, y - 2), (380, y)], closed=False), SLATE_DEEP, 3)
    scene.put(toes)


def _paw(scene: Scene) -> None:
    """A pillow of its own."""
    paw = limb([(760, 900), (700, 968), (600, 992), (520, 990)], [84, 78, 66, 62])
    _fur(scene, paw, lambda _x, _y: 170, 620, 26, tone="#b4bcc6", low="#6a7282")
    toes = scene.sheet()
    for y in (976, 990, 1004):
        toes.line(spline([(494, y), (514, y - 1)], closed=False), SLATE_DEEP, 3)
    scene.put(toes)


def _head(scene: Scene) -> None:
    """The only part that is not open."""
    x, y = 596.0, 886.0
    for side, tip in ((-1, (490.0, 716.0)), (1, (722.0, 732.0))):
        ear = spline(
            [
                (x + side * 30, y - 86),
                (tip[0] - side * 10, tip[1] + 14),
                (*tip, 1),
                (tip[0] + side * 16, tip[1] + 50),
                (x + side * 124, y - 20),
            ]
        )
        _fur(scene, ear, lambda _x, _y: -84, 220, 14)
        inner = scene.sheet()
        inner.fill(
            leaf((x + side * 78, y - 52), (tip[0] - side * 2, tip[1] + 20), 42),
            "#e0a8a0",
            0.85,
            blur=2,
        )
        scene.put(inner)
    head = spline(
        [
            (x - 140, y + 8),
            (x - 122, y - 62),
            (x - 62, y - 106),
            (x, y - 112),
            (x + 62, y - 106),
            (x + 122, y - 62),
            (x + 140, y + 8),
            (x + 112, y + 72),
            (x + 50, y + 106),
            (x, y + 112),
            (x - 50, y + 106),
            (x - 112, y + 72),
        ]
    )
    stripes = [
        taper([(x + dx, y - 116), (x + dx * 0.8, y - 70)], [16, 4], 8) for dx in (-40, -14, 14, 40)
    ]
    stripes += [
        taper([(x + side * 146, y + dy), (x + side * 92, y + dy + 8)], [14, 3], 8)
        for side in (-1, 1)
        for dy in (-20, 14)
    ]
    _fur(
        scene,
        head,
        lambda px, py: math.degrees(math.atan2(py - y + 10, px - x)),
        2000,
        60,
        stripes=stripes,
        tone="#a4acb8",
        low="#5f6877",
    )
    for side in (-1, 1):
        cheek = ellipse(x + side * 34, y + 50, 48, 38, side * 8)
        _fur(
            scene,
            cheek,
            lambda px, py: math.degrees(math.atan2(py - y - 30, px - x)),
            260,
            22,
            tone="#dfe3e6",
        )
    sheet = scene.sheet()
    for side in (-1, 1):
        lid = [(x + side * 32, y - 8), (x + side * 58, y + 8), (x + side * 92, y - 6)]
        sheet.fill(taper(lid, [3, 8, 3], 16), "#1e222c")
        sheet.line(spline([(px, py - 22) for px, py in lid], closed=False), "#5a6272", 3, 0.6)
        for row in range(4):
            start = x + side * (40 + row * 7), y + 44 + row * 8
            end = x + side * (168 + row * 6), y + 18 + row * 26
            sheet.fill(
                taper(
                    [start, ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2 - 9), end],
                    [2.6, 2, 0.6],
                    12,
                ),
                "#fffaf0",
            )
    sheet.fill(spline([(x - 19, y + 16), (x, y + 11), (x + 19, y + 16), (x, y + 36)]), "#e08a88")
    sheet.fill(ellipse(x - 5, y + 18, 6, 2.6), "#ffd8d0", 0.9)
    sheet.line(poly([(x, y + 35), (x, y + 48)], closed=False), "#3a3440", 3)
    for side in (-1, 1):
        sheet.line(
            spline([(x, y + 48), (x + side * 16, y + 62), (x + side * 36, y + 56)], closed=False),
            "#3a3440",
            3.4,
        )
    scene.put(sheet, wobble=0.4)
    scene.shine(x - 60, y - 60, 120, "#ff9a50", 0.14)
