"""A grey cat sleeps on the hearth rug, cut open like the plan of a ship: it is an engine room."""

import math
import random

import numpy as np

from pinxit_atelier.animals.fur import furred
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
    common,
    ellipse,
    leaf,
    linear,
    mix,
    moved,
    poly,
    radial,
    rect,
    sample,
    smoothstep,
    spline,
    taper,
)
from pinxit_atelier.gesture import POSES, Hand, Stage, things, unit, vec
from pinxit_atelier.gesture import Look as Person
from pinxit_atelier.gesture.space import Vec

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
UNIT = 1000.0  # of the cat's space, on the page
HEAD = 596.0, 882.0
THROWING = POSES["walking"].like(
    hips=(-6, 8, 0),
    chest=(-10, 22, -4),
    head=(0, 4, 0),
    left_hand=Hand((0.02, 0.56, 0.42), (0.9, -0.5, 0), "rod", (0.5, -0.2, 0.8), (0, 1, 0)),
    right_hand=Hand((-0.10, 0.62, 0.12), (-0.9, -0.3, -0.4), "rod", (0.6, -0.3, 0.6), (0, -1, 0)),
)
DIGGING = POSES["walking"].like(
    pelvis=(0, 0.50, -0.05),
    hips=(0, 26, 0),
    chest=(-6, 40, 0),
    head=(0, 10, 0),
    left_hand=Hand((0.03, 0.36, 0.36), (0.9, -0.2, 0), "rod", (0.5, -0.4, 0.7), (0, 1, 0)),
    right_hand=Hand((-0.08, 0.56, 0.18), (-0.9, 0.1, -0.4), "rod", (0.6, -0.3, 0.6), (0, -1, 0)),
)
ROCKING = POSES["seated_upright"].like(
    head=(0, 22, 0),
    left_hand=Hand((0.10, 0.40, 0.34), (0.9, -0.3, -0.4), "rest", (0, -0.2, 1), (0, -1, 0)),
)


def paint(page: Page) -> Scene:
    """Paint the rug, the fur, the layers of the cut, the engine room, and the sleeping face."""
    scene = Scene(
        page, 4711, light=(*FIRE, 170), glow="#ffb464", shade="#140c18", reach=560, felt=0.05
    )
    scene.focus(330, 610, 200)
    scene.focus(560, 520, 160, 0.8)
    scene.focus(600, 890, 170)
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
    _front(scene)
    scene.shine(*FIRE, 250, "#ff9038", 0.58)
    scene.motes(70, "#ffc878", (130, 330, 690, 770), (0.6, 2.4), 0.8)
    look = Look(
        brush=Brush(exact=0.035, edges=0.5, detail=0.5, variety=1.1),
        masses=0.25,
        palette=Palette(
            colours=("#f2dcb4", "#8a90a0", "#343a48", "#1a1216", "#e0782c", "#8a3a24"),
            mother="#8a6a58",
            accent="#ffb02e",
            quiet=0.2,
            hold=0.6,
        ),
        vignette=0.34,
        bloom=0.40,
        bloom_from=0.68,
        shadows="#2c2038",
        lights="#b87a44",
        split=0.1,
        saturation=1.1,
    )
    return scene.finish(look)


def _room(scene: Scene) -> None:
    """A dark room: a window with snow light in it, and an armchair; both far out of focus."""
    page = scene.page
    where = across(page, 400, 0, 400, 1200) + 0.06 * page.noise(3, 300, 4)
    stops = [(0, "#1c2230"), (0.4, "#2a2630"), (0.62, "#3a2628"), (1, "#1e1216")]
    scene.backdrop(stops, where.astype(np.float32), amount=0.05)
    scene.of("cloth", way=80)
    scene.tint((np.exp(-((page.distance(196, 40, 260, 230)) ** 2)) * 0.5).astype(np.float32),
               "#51637e")  # fmt: skip
    with scene.layer("plain", blur=7):
        window = scene.sheet()
        window.fill(poly([(86, -20), (300, -20), (292, 236), (94, 244)]), "#31384a")
        for column in (0, 1):
            for row in (0, 1):
                x, y = 106 + column * 92, -24 + row * 126
                window.fill(
                    rect(x, y, 80, 114), "#8fa6bc", grad=linear(x, y, x, y + 114, "#5c728e")
                )
        window.fill(ellipse(226, 40, 17), "#f2ead0")
        window.fill(spline([(98, 232), (150, 216), (210, 224), (290, 214), (292, 236), (96, 242)]),
                    "#c4d0da", 0.8)  # fmt: skip
        for side in (-1, 1):
            x = 196 + side * 138
            window.fill(taper([(x, -20), (x + side * 6, 140), (x - side * 10, 300)], [74, 60, 84]),
                        "#3a2430")  # fmt: skip
        scene.add(window, amount=0)
        chair = scene.sheet()
        chair.fill(
            spline(
                [(560, 640), (556, 250), (590, 120), (690, 84), (800, 110), (860, 220), (860, 700)]
            ),
            "#402028",
        )
        chair.fill(spline([(520, 700), (520, 420), (560, 366), (620, 380), (640, 700)]), "#361c24")
        scene.add(chair, amount=0)
    floor = smoothstep(690, 800, page.y)
    scene.multiply((floor * 0.4).astype(np.float32), "#5a3428")
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


def _at(x: float, y: float, near: float = 0) -> Vec:
    """Return the place in space that is seen there on the page, so far in front of it."""
    return vec((x - 400) / UNIT, (1000 - y) / UNIT, near / UNIT)


def _furry(
    scene: Scene, stage: Stage, count: int, stripes: list[Path], *, hole: Path | None = None,
    fall: tuple[float, float] = (0.3, 1), warm: float = 0.5, way: float = 70,
) -> None:  # fmt: skip
    """Paint what was modelled, then its stripes, and hair over both."""
    page, canvas = scene.page, stage.canvas
    before = scene.image.copy()
    with scene.layer("fur", way=way, cast=Cast((16, 24), dark=0.6, soft=0.6), contact=0.5):
        stage.paint(shadow=0, contact=0, light=(40, -60, 560), fill=0.26, dim=0.05, rim=0.2,
                    rim_colour="#ffb070", bounce="#6a4a48", accents=1)  # fmt: skip
        changed = np.abs(scene.image - before).max(-1) > 0.004
        mask = scene.sheet()
        for stripe in stripes:
            mask.fill(stripe, "#ffffff", blur=3.5)
        dark = mask.pixels()[..., 3] * changed * (0.8 + 0.3 * page.noise(7, 14, 2))
        scene.multiply((np.clip(dark, 0, 1) * 0.72).astype(np.float32), "#3c4252")
        fire = np.exp(-(page.distance(*FIRE, 420, 330) ** 2)) * changed * warm
        scene.image = (scene.image * (1 + fire[..., None] * np.array([0.34, 0.08, -0.12]))).astype(
            np.float32)  # fmt: skip
        furred(scene, canvas, count, long=19, thick=2.8, vary=0.3, spread=0.9, fall=fall,
               light="#dfe4e8", dark="#171a24", opacity=0.5)  # fmt: skip
    if hole is not None:
        scene.of("fur", hole)


def _body(scene: Scene) -> None:
    """The round of its back, and the flank from which a piece has been taken."""
    stage = Stage(scene, 400, 1000, UNIT, pitch=0, near=9, box=(-20, 160, 820, 1100), detail=0.5)
    with stage.canvas.part("#6c7684", soft=3) as body:
        body.ball(_at(402, 604, 0), np.diag([0.378, 0.388, 0.27]))
        body.ball(_at(300, 820, 10), np.diag([0.27, 0.17, 0.24]))
        body.ball(_at(410, 940, 60), np.diag([0.30, 0.085, 0.20]))
        body.ball(_at(560, 800, 10), np.diag([0.23, 0.17, 0.24]))
    stripes = []
    for step in range(15):
        turn = math.radians(168 + step * 14.5)
        outer, inner = 1.03, 0.80 if step % 2 else 0.74
        a = 402 + 378 * outer * math.cos(turn), 604 + 388 * outer * math.sin(turn)
        b = 402 + 378 * inner * math.cos(turn + 0.12), 604 + 388 * inner * math.sin(turn + 0.12)
        middle = (a[0] + b[0]) / 2 + 7 * math.sin(turn), (a[1] + b[1]) / 2 + 5
        stripes.append(taper([a, middle, b], [30, 22 if step % 3 else 14, 2], 14))
    _furry(scene, stage, 6500, stripes, fall=(0.35, 0.9))


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
        "stout_woman", "dark", hair="bun", hair_colour="#1c1214", top="#b0a088", skirt=0.8,
        skirt_colour="#54506a", apron="#d8c8a8", head="amara",
    )  # fmt: skip
    stage = Stage(scene, 506, DECK + 2, 150, pitch=4, box=(420, 340, 700, 560))
    her = stage.person(nurse, ROCKING, facing=66)
    things.stool(stage.canvas, her.place("pelvis") - vec(0, 0.09, 0), "#5a3420")
    with scene.layer("cloth", cast=Cast((-10, 12), dark=0.6)):
        stage.paint(light=(566, 430, 90), shadow=0, contact=0, fill=0.4, dim=0.1, rim=0.3)
    scene.exact(ellipse(520, 470, 70, 80), 0.8)
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
    """Against the fire: one throws, the other digs."""
    one = Person(
        "broad", "tan", head="nikos", hair="crop", hair_colour="#1c1214", beard="full",
        top="#b8a890", top_pattern="bands #a8402c", sleeves=0.4, legs="#2c3040", boots=0.3,
    )  # fmt: skip
    two = Person(
        "youth", "brown", head="asha", hair="locs", hair_colour="#1e1418", top="#5c8884",
        sleeves=0.4, legs="#3a302c", boots=0.3,
    )  # fmt: skip
    for who, x, high, pose, facing, fish in (
        (one, 458.0, 206.0, THROWING, -78, 7), (two, 604.0, 190.0, DIGGING, -66, 4),
    ):  # fmt: skip
        stage = Stage(scene, x, FLOOR + 15, high, pitch=4, box=(280, 480, 740, 800))
        him = stage.person(who, pose, facing=facing)
        low, top = him.hold["l"].rod, him.hold["r"].rod
        way = unit(low - top)
        tip = low + way * 0.24
        things.rod(stage.canvas, [top - way * 0.12, tip], 0.013, "#7c5430")
        with scene.layer("cloth", cast=Cast((14, 8), dark=0.55, soft=0.4), contact=0.5):
            stage.paint(light=(FIRE[0] + 10, FIRE[1] + 10, 60), rim=0.7, rim_colour="#ffb45c",
                        shadow=0, contact=0.5, fill=0.32, dim=0.1)  # fmt: skip
        (tx, ty), (lx, ly) = stage.page(tip), stage.page(low)
        turn = math.degrees(math.atan2(ty - ly, tx - lx))
        shovel = scene.sheet()
        with shovel.at(tx, ty, high / 170, turn):
            shovel.fill(
                spline([(-8, -8, 1), (4, -15), (34, -13), (42, 0), (34, 13), (4, 15), (-8, 8, 1)]),
                "#3c383a",
            )
        for step in range(fish):
            sx = tx + (16 + step * 3) * math.cos(math.radians(turn)) + step % 3 * 5 - 5
            sy = ty + (16 + step * 3) * math.sin(math.radians(turn)) - 5 - (step % 3) * 5
            _sardine(shovel, sx, sy, turn + step * 23 - 30, 0.72)
        scene.lay(shovel, "metal")
        scene.exact(ellipse(x, FLOOR - 90, 80, 110), 0.8)
    flying = scene.sheet()
    for x, y, turn in ((344, 648, 200), (328, 630, 160), (360, 624, 220)):
        _sardine(flying, x, y, turn, 0.74)
    scene.lay(flying, "metal")


def _front(scene: Scene) -> None:
    """What is not open: the thigh, the tail round it all, a paw for a pillow, and the head."""
    stage = Stage(scene, 400, 1000, UNIT, pitch=0, near=9, box=(-20, 660, 820, 1100), detail=0.5)
    canvas = stage.canvas
    with canvas.part("#697382", soft=3) as thigh:
        thigh.ball(_at(126, 856, 160), np.diag([0.128, 0.142, 0.12]))
        thigh.ball(_at(196, 912, 170), np.diag([0.11, 0.082, 0.10]))
        thigh.chain([_at(200, 950, 200), _at(286, 972, 225), _at(352, 976, 236)],
                    [0.046, 0.036, 0.034])  # fmt: skip
        thigh.ball(_at(366, 974, 240), np.diag([0.044, 0.031, 0.034]))
    with canvas.part("#5e6775", soft=2) as tail:
        tail.chain([_at(60, 930, 150), _at(120, 994, 210), _at(250, 1024, 262), _at(400, 1030, 280),
                    _at(520, 1022, 280), _at(612, 1004, 280)],
                   [0.030, 0.040, 0.041, 0.038, 0.034, 0.024])  # fmt: skip
    with canvas.part("#7c8591", soft=2) as paw:
        paw.chain([_at(792, 880, 130), _at(742, 956, 200), _at(660, 988, 240), _at(560, 992, 262)],
                  [0.060, 0.054, 0.044, 0.038])  # fmt: skip
        paw.ball(_at(536, 990, 266), np.diag([0.046, 0.036, 0.036]))
    x, y = HEAD
    with canvas.part("#7e8794", soft=2) as head:
        head.ball(_at(x, y, 170), np.diag([0.132, 0.106, 0.12]))
        head.ball(_at(x - 2, y + 34, 196), np.diag([0.126, 0.070, 0.11]))
        for side in (-1, 1):
            head.ball(_at(x + side * 30 - 4, y + 46, 272), np.diag([0.043, 0.034, 0.040]))
            head.chain([_at(x + side * 64, y - 60, 180), _at(x + side * 96, y - 116, 168),
                        _at(x + side * 108, y - 148, 160)], [0.052, 0.026, 0.006])  # fmt: skip
        head.ball(_at(x - 4, y + 76, 244), np.diag([0.036, 0.026, 0.03]))
        head.chain([_at(x - 2, y - 40, 252), _at(x - 4, y + 16, 290)], [0.036, 0.026])
    stripes = [
        taper([(46 + step * 36, 730 + step * 20), (92 + step * 26, 786 + step * 24),
               (112 + step * 20, 842 + step * 22)], [3, 18, 2], 12)
        for step in range(4)
    ]  # fmt: skip
    stripes += [taper([(cx - 7, 985), (cx, 1024), (cx - 6, 1072)], [10, 20, 10], 10)
                for cx in (170, 236, 304, 374, 446, 518, 580)]  # fmt: skip
    stripes += [taper([(x + dx * 1.1, y - 110), (x + dx * 0.8, y - 56)], [15, 3], 8)
                for dx in (-44, -16, 14, 42)]  # fmt: skip
    stripes += [taper([(x + side * 140, y + dy), (x + side * 96, y + dy + 12)], [14, 2], 8)
                for side in (-1, 1) for dy in (-14, 22)]  # fmt: skip
    _furry(scene, stage, 5200, stripes, fall=(0.2, 0.8), warm=0.3, way=60)
    _face(scene)


def _face(scene: Scene) -> None:
    """Asleep: two slits, a nose, whiskers that the fire finds."""
    x, y = HEAD
    ears = scene.sheet()
    for side in (-1, 1):
        ears.fill(spline([(x + side * 68, y - 74, 1), (x + side * 84, y - 112),
                          (x + side * 104, y - 138, 1), (x + side * 110, y - 100),
                          (x + side * 102, y - 62, 1)]), "#8c5c5c", 0.85, blur=2.5)  # fmt: skip
        for step in range(7):
            root = x + side * (70 + step * 3), y - 68 - step * 2
            tip = x + side * (80 + step * 5), y - 104 - step * 3
            ears.fill(taper([root, tip], [2.4, 0.4], 5), "#c9ced6", 0.5)  # fmt: skip
    scene.lay(ears, "fur")
    sheet = scene.sheet()
    for side in (-1, 1):
        lid = [(x + side * 34 - 3, y - 4), (x + side * 56 - 3, y + 11), (x + side * 86 - 3, y + 2),
               (x + side * 98 - 3, y - 8)]  # fmt: skip
        sheet.fill(taper([(px, py + 4) for px, py in lid], [6, 15, 10, 2], 16), "#2a2e3a", 0.35,
                   blur=3)  # fmt: skip
        sheet.fill(taper(lid, [2, 6, 4, 1], 16), "#14161e")
        sheet.fill(taper([(px, py - 13) for px, py in lid], [1, 8, 7, 1], 16), "#d8dde2", 0.4,
                   blur=3)  # fmt: skip
        for row in range(4):
            start = x + side * (40 + row * 6), y + 42 + row * 7
            end = x + side * (172 + row * 3), y + 10 + row * 27
            middle = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2 - 10
            sheet.fill(taper([start, middle, end], [2.0, 1.6, 0.4], 12), "#f6ead8", 0.85)
    nose = spline([(x - 21, y + 16), (x - 4, y + 11), (x + 13, y + 16), (x + 2, y + 32),
                   (x - 4, y + 36), (x - 10, y + 32)])  # fmt: skip
    sheet.fill(nose, "#a86a68", grad=linear(x, y + 11, x, y + 36, "#6a3c40"))
    sheet.fill(ellipse(x - 8, y + 17, 5, 2), "#e8c4bc", 0.8)
    sheet.fill(taper([(x - 4, y + 36), (x - 4, y + 52)], [3, 2.4]), "#24202a", 0.9)
    for side in (-1, 1):
        mouth = [(x - 4, y + 52), (x - 4 + side * 17, y + 66), (x - 4 + side * 40, y + 62)]
        sheet.fill(taper(mouth, [2.6, 4, 0.8]), "#24202a", 0.85)
        for dx, dy in ((22, 46), (30, 40), (36, 50)):
            sheet.fill(ellipse(x - 4 + side * dx, y + dy, 1.8), "#3a3f4a", 0.7)
    for row in range(3):
        for px, py, way in ((404, 966, 1), (494, 982, 1)):
            sheet.fill(taper([(px - 20 * way, py + row * 11), (px - 38 + 30 * (px < 450) * 0,
                              py + row * 10 - 1)], [3, 1]), "#2a2e3a", 0.5)  # fmt: skip
    scene.put(sheet, wobble=0.3)
    scene.exact(ellipse(x, y, 170, 120), 0.7)
