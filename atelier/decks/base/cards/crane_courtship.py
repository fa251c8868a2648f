"""Two building cranes court over a nest of girders on top of an unfinished tower."""

import math
import random
from itertools import pairwise

import numpy as np

from pinxit_atelier.engine import (
    Brush,
    Cast,
    Colour,
    Look,
    Page,
    Palette,
    Scene,
    Sheet,
    ellipse,
    leaf,
    limb,
    linear,
    mix,
    poly,
    rect,
    sample,
    smoothstep,
    spline,
    taper,
)
from pinxit_atelier.gesture import POSES, Hand, Stage, things
from pinxit_atelier.gesture import Look as Person

IRON, PLUM, HAZE, PEACH = "#2c1230", "#4a1c42", "#f0a3a0", "#ffdcb4"
SUN = 404, 500
ROOF = 646  # the upper edge of the last slab
MIDDLE = 404
RESTING = POSES["seated_edge"].like(
    head=(-18, -14, 0),
    left_hand=Hand((0.20, 0.50, -0.02), (0.7, 0, -0.7), "flat", (0.4, -0.3, 0.7), (0, -1, 0.1)),
    right_hand=Hand((-0.24, 0.66, 0.14), (-0.9, -0.5, 0), "rod", (0.2, 0.2, 0.8), (0.8, 0, -0.3)),
)
Place = tuple[float, float]


def paint(page: Page) -> Scene:
    """Paint the dawn, the tower from the street up, the nest, and the two above it."""
    scene = Scene(
        page, 428, light=(*SUN, 170), glow="#ffd9b0", shade="#2a1030", reach=620, felt=0.05
    )
    scene.focus(404, 280, 170)
    scene.focus(404, 570, 180)
    scene.focus(150, 1060, 120, 0.8)
    _dawn(scene)
    scene.of("sky", way=-8)
    _far_necks(scene)
    _tower(scene)
    _nest(scene)
    _crane(scene, LEFT, 1)
    _crane(scene, RIGHT, -1)
    _twig(scene)
    _scaffold(scene)
    _foreman(scene)
    _stork(scene)
    scene.shine(*SUN, 120, "#ffe3b8", 0.45, falloff=1.6)
    scene.rays(*SUN, -3.1, -0.05, "#ffdcae", 0.16, seed=2, count=22, length=760)
    scene.motes(110, "#fff0d4", (60, 120, 740, 900), size=(0.5, 1.8), strength=0.7)
    return scene.finish(
        Look(
            brush=Brush(exact=0.035, edges=0.5, detail=0.5, variety=1.1),
            masses=0.25,
            palette=Palette(
                colours=("#ffe6c0", "#f9a79c", "#8a3a64", "#2c1230", "#7a5a60"),
                mother="#b0607a",
                accent="#4f9f3c",
                quiet=0.2,
                hold=0.6,
            ),
            vignette=0.26,
            bloom=0.30,
            shadows="#5a1c4a",
            lights="#f0c090",
            split=0.12,
            saturation=1.1,
        )
    )


LEFT: list[Place] = [
    (64, 1240),
    (84, 1010),
    (60, 800),
    (28, 610),
    (52, 420),
    (132, 282),
    (232, 222),
    (300, 236),
    (330, 278),
]
RIGHT: list[Place] = [
    (748, 1240),
    (726, 1010),
    (752, 800),
    (782, 600),
    (748, 380),
    (664, 238),
    (574, 190),
    (510, 206),
    (478, 262),
]


def _dawn(scene: Scene) -> None:
    page = scene.page
    far = page.distance(*SUN, 620, 760) + 0.06 * page.noise(3, 240, 4, 0.5, (2.4, 0.8))
    stops = [
        (0, "#fff2d2"),
        (0.16, "#ffdcb0"),
        (0.42, "#f9b79c"),
        (0.72, "#e2828c"),
        (1.0, "#b04c74"),
        (1.4, "#5e2559"),
    ]
    scene.backdrop(stops, far.astype(np.float32), amount=0.07)
    low = smoothstep(700, 1180, page.y) * 0.72
    scene.tint(low.astype(np.float32), "#7a2f60")
    for x, y, wide, tone in ((170, 150, 190, "#ffd7c2"), (640, 96, 150, "#ffcdbd")):
        sheet = scene.sheet()
        for number in range(7):
            part = number / 6 - 0.5
            sheet.fill(
                ellipse(
                    x + part * wide * 1.5,
                    y + math.sin(number * 2.1) * 5,
                    wide * (0.42 - 0.3 * abs(part)),
                    9 - 8 * abs(part),
                ),
                tone,
                0.75,
                blur=3,
            )
        scene.put(sheet, wobble=2)
    disc = scene.sheet()
    disc.fill(
        ellipse(*SUN, 122),
        "#fff6dc",
        grad=linear(SUN[0], SUN[1] - 120, SUN[0], SUN[1] + 120, "#ffd9a4"),
    )
    scene.add(disc, amount=0.05, wobble=1)
    scene.shine(*SUN, 210, "#ffcf9c", 0.55, falloff=1.5)


def _lattice(
    sheet: Sheet,
    path: list[Place],
    widths: list[float],
    tone: Colour,
    cell: float,
    rng: random.Random,
) -> list[tuple[Place, Place]]:
    """Two chords and the triangles between them, smaller as the mast goes up."""
    stations = sample(path, 240)
    left, right = [], []
    for index, (x, y, way_x, way_y) in enumerate(stations):
        half = float(np.interp(index / 240, np.linspace(0, 1, len(widths)), widths)) / 2
        left.append((x - way_y * half, y + way_x * half))
        right.append((x + way_y * half, y - way_x * half))
    thick = widths[0] * 0.11
    for chord in (left, right):
        sheet.fill(
            limb(chord[::12], list(np.linspace(thick, thick * 0.5, len(chord[::12]))), 90), tone
        )
    knots, place = [], 0.0
    while place < 240:
        knots.append(int(place))
        here = int(place)
        place += max(2.0, math.dist(left[here], right[here]) * cell * 240 / 1500)
    for number, (one, two) in enumerate(pairwise(knots)):
        wide = thick * (0.75 - 0.35 * one / 240)
        sides = (left, right) if number % 2 else (right, left)
        jitter = rng.uniform(-1, 1)
        for start, end, part in (
            (sides[0][one], sides[1][two], 1.0),
            (sides[1][one], sides[0][two], 0.6),
            (left[one], right[one], 0.8),
        ):
            bar = poly([start, (end[0] + jitter, end[1])], closed=False)
            sheet.line(bar, tone, max(wide * part, 1.1))
        for knot in (left[one], right[one]):
            sheet.fill(ellipse(*knot, wide * 0.85), tone)
    return list(zip(left, right, strict=True))


def _far_necks(scene: Scene) -> None:
    """The far side of each mast, in the haze."""
    rng = random.Random(4)
    for path, off in ((LEFT, 26), (RIGHT, -26)):
        sheet = scene.sheet()
        bent = [(x + off * (1 - number / 9), y + 8) for number, (x, y) in enumerate(path)]
        _lattice(sheet, bent, [74, 62, 44, 30, 20], "#7a3a64", 1.0, rng)
        scene.add(sheet, rim=0.5, rim_width=2, haze=(HAZE, 0.5), wobble=0.8)


def _crane(scene: Scene, path: list[Place], side: int) -> None:
    """A neck of lattice, a cabin as a head, cables as a crest."""
    rng = random.Random(9 + side)
    sheet = scene.sheet()
    edges = _lattice(sheet, path, [88, 76, 58, 40, 27], IRON, 0.92, rng)
    x, y = path[-1]
    low = smoothstep(520, 1100, scene.page.y) * 0.34
    with scene.layer("metal", air=("#b05a78", low.astype(np.float32)), form=0.2):
        scene.add(sheet, amount=0, wobble=0.7)
    head = scene.sheet()
    with head.at(x, y - 10, 1.0, 8 * side, flip=side < 0):
        for lift, back, wide in (
            (-64, -96, 12),
            (-50, -112, 10),
            (-36, -118, 8),
        ):  # stays, like plumes
            head.fill(leaf((-14, -28), (back, lift - 14), wide, bend=0.16), IRON)
            head.line(
                spline(
                    [(-14, -28), (back * 0.6, lift * 0.95 - 22), (back, lift - 14)], closed=False
                ),
                "#a8506c",
                1.4,
                0.8,
            )
        skull = spline(
            [
                (-54, -8),
                (-44, -34),
                (-16, -46),
                (14, -42),
                (32, -22),
                (36, 2),
                (18, 18),
                (-14, 22),
                (-46, 16),
            ]
        )
        upper = spline([(20, -26, 1), (42, -12), (68, 16), (94, 52, 1), (60, 24), (30, 8, 1)])
        lower = spline([(24, 4, 1), (50, 22), (84, 52, 1), (48, 32), (16, 16, 1)])
        head.fill(lower, PLUM).fill(upper, IRON).fill(skull, IRON)
        for part in (0.1, 0.28, 0.46, 0.64):  # rivets of the folded boom
            px, py = 34 + 54 * part, -6 + 52 * part
            head.fill(ellipse(px + 2, py + 1, 1.7), "#c2687c", 0.9)
        head.fill(ellipse(-6, -16, 19), "#8d4a62").fill(
            ellipse(-6, -16, 16), "#ffedc4", grad=linear(0, -32, 0, 0, "#ffb884")
        )
        with head.inside(ellipse(-6, -16, 16)):
            head.fill(ellipse(-1, -12, 8.4), "#4a1638").fill(ellipse(2, -16, 3), "#fffaf0").fill(
                ellipse(-4, -8, 1.5), "#ffd9c0"
            )
            head.fill(
                spline([(-26, -36, 1), (14, -36, 1), (13, -25), (-4, -25), (-24, -17)]), PLUM
            )  # a lid, lowered
        for px, py in (
            (-44, -4),
            (-38, 8),
            (-24, 14),
            (-8, 16),
            (8, 13),
            (-38, -24),
            (-26, -36),
            (24, -14),
            (26, 0),
        ):
            head.fill(ellipse(px, py, 1.8), "#c2687c", 0.9)
        head.fill(ellipse(8, 6, 11, 6), "#ff7a6a", 0.55, blur=4)
    with scene.layer("metal", form=0.45, bounce=("#e88a70", 0.45)):
        scene.add(head, amount=0, wobble=0.5)
    scene.exact(ellipse(x, y, 120, 90), 0.75)
    bands = scene.sheet()
    for index in (40, 96, 150, 196):  # collars, with a warning lamp
        one, two = edges[index]
        bands.line(poly([one, two], closed=False), IRON, 9 - index * 0.02)
        lamp = ((one[0] + two[0]) / 2, (one[1] + two[1]) / 2)
        bands.fill(ellipse(*lamp, 4.4), "#ff6a5a").fill(
            ellipse(lamp[0], lamp[1] - 1, 1.8), "#ffe9d8"
        )
    scene.add(bands, rim=0.5, rim_width=2, wobble=0.4)


def _half(y: float) -> float:
    """Half the width of the tower at a height of the page."""
    return float(np.interp(y, [ROOF, 1240], [140, 420]))


def _tower(scene: Scene) -> None:
    """Slabs and columns, seen from below: ceilings, rods, and daylight between them."""
    rng = random.Random(14)
    levels = [float(ROOF)]
    step = 62.0
    while levels[-1] < 1240:
        levels.append(levels[-1] + step)
        step *= 1.24
    for number in range(len(levels) - 1, -1, -1):
        y = levels[number]
        below = levels[number + 1] if number + 1 < len(levels) else y + step
        tall = below - y
        band = tall * 0.24
        wide = _half(y)
        depth = number / len(levels)
        dark = mix("#4c1b46", "#1e0a26", min(1, 0.2 + depth * 1.1))
        sheet = scene.sheet()
        left, right = MIDDLE - wide, MIDDLE + wide
        deep = y + band + tall * 0.46
        inset = 0.80
        ceiling = poly(
            [
                (left, y + band),
                (right, y + band),
                (MIDDLE + wide * inset, deep),
                (MIDDLE - wide * inset, deep),
            ]
        )
        sheet.fill(
            ceiling,
            mix(dark, "#8a3058", 0.30),
            grad=linear(0, y + band, 0, deep, mix(dark, "#d86a78", 0.42)),
        )
        for rib in range(-6, 7):
            top = MIDDLE + rib / 6 * wide, y + band
            end = MIDDLE + rib / 6 * wide * inset, deep
            sheet.line(poly([top, end], closed=False), dark, tall * 0.018, 0.8)
        for row in (0.3, 0.62):
            mid = y + band + tall * 0.46 * row
            w = wide * (1 - (1 - inset) * row)
            sheet.line(
                poly([(MIDDLE - w, mid), (MIDDLE + w, mid)], closed=False), dark, tall * 0.02, 0.7
            )
        for column in (-0.74, -0.38, 0.0, 0.38, 0.74):  # far columns
            x = MIDDLE + wide * inset * column
            sheet.fill(
                rect(x - tall * 0.035, deep - 2, tall * 0.07, below - deep + 6),
                mix(dark, HAZE, 0.28),
            )
        scene.add(sheet, rim=0.3, wobble=0.8)
        sheet = scene.sheet()
        for column in (-0.95, -0.5, 0.02, 0.5, 0.95):
            x = MIDDLE + wide * column
            low = MIDDLE + _half(below) * column
            sheet.fill(
                poly(
                    [
                        (x - tall * 0.08, y + 2),
                        (x + tall * 0.08, y + 2),
                        (low + tall * 0.1, below + 6),
                        (low - tall * 0.1, below + 6),
                    ]
                ),
                dark,
            )
        scene.add(
            sheet,
            relief=6,
            lo=0.4,
            hi=0.8,
            rim=0.7,
            rim_width=2.4,
            rim_colour="#ff9a86",
            wobble=0.7,
            shadow=(0, 4, 6, 0.3),
        )
        _clutter(scene, rng, y, band, below, dark)
        slab = scene.sheet()
        for _ in range(int(wide / 6)):
            x = MIDDLE + rng.uniform(-1, 1) * wide
            slab.line(
                poly(
                    [(x, y), (x + rng.uniform(-3, 3), y - rng.uniform(8, 24) * (0.5 + depth))],
                    closed=False,
                ),
                mix(IRON, "#9a4a50", rng.random() * 0.5),
                2.2,
            )
        slab.fill(
            poly([(left - 8, y), (right + 8, y), (right + 4, y + band), (left - 4, y + band)]),
            mix(dark, "#2a1030", 0.25),
        )
        slab.line(
            poly([(left - 8, y + 1), (right + 8, y + 1)], closed=False),
            mix(dark, "#ffb08c", 0.65),
            2.4,
        )
        for _ in range(int(wide / 7)):
            x, py = MIDDLE + rng.uniform(-1, 1) * wide, y + rng.uniform(3, band - 2)
            slab.fill(rect(x, py, rng.uniform(4, 26), 1.5), mix(dark, "#d87a84", 0.35), 0.5)
        for x in np.arange(left + 14, right - 8, max(22, tall * 0.32)):
            slab.fill(ellipse(float(x), y + band * 0.5, 1.5 + depth * 2), "#1c0a20", 0.9)
        scene.add(
            slab,
            relief=6,
            lo=0.5,
            hi=0.7,
            rim=0.8,
            rim_width=2.2,
            rim_colour="#ffae8e",
            wobble=0.7,
            shadow=(0, 8, 8, 0.4),
            bump=1,
        )
    scene.mist(860, 150, "#e08a8c", 0.34, seed=3)
    scene.mist(1130, 90, "#c87084", 0.3, seed=5)


def _clutter(
    scene: Scene, rng: random.Random, y: float, band: float, below: float, dark: Colour
) -> None:
    """What lies about on a building site: ladders, tarpaulins, sacks, a swinging lamp."""
    sheet = scene.sheet()
    tall = below - y
    wide = _half(y)
    floor = below
    for _ in range(3):
        x = MIDDLE + rng.uniform(-0.85, 0.8) * wide
        kind = rng.randrange(4)
        if kind == 0:
            for side in (0, 14):
                sheet.line(
                    poly([(x + side, floor), (x + 18 + side, floor - tall * 0.62)], closed=False),
                    dark,
                    3,
                )
            for rung in range(7):
                py = floor - tall * 0.08 * (rung + 1)
                sheet.line(
                    poly(
                        [(x + 2.3 * (rung + 1), py), (x + 14 + 2.3 * (rung + 1), py)], closed=False
                    ),
                    dark,
                    2.4,
                )
        elif kind == 1:
            for row in range(3):
                for column in range(4 - row):
                    sheet.fill(
                        rect(x + column * 15 + row * 7, floor - 9 - row * 8, 14, 7, 1.5),
                        mix(dark, "#c0585c", 0.4),
                    )
        elif kind == 2:
            drop = tall * 0.5
            cloth = spline(
                [
                    (x, y + band, 1),
                    (x + tall * 0.5, y + band, 1),
                    (x + tall * 0.44, y + band + drop * 0.7),
                    (x + tall * 0.52, y + band + drop, 1),
                    (x + tall * 0.2, y + band + drop * 0.86),
                    (x - 4, y + band + drop * 1.05, 1),
                ]
            )
            sheet.fill(
                cloth,
                mix("#c85f72", dark, 0.45),
                grad=linear(x, y, x + tall * 0.5, y + drop, mix("#e88a80", dark, 0.3)),
            )
            for fold in range(4):
                px = x + tall * 0.1 * (fold + 0.6)
                sheet.line(
                    spline(
                        [
                            (px, y + band),
                            (px + 4, y + band + drop * 0.5),
                            (px - 3, y + band + drop * 0.85),
                        ],
                        closed=False,
                    ),
                    dark,
                    1.6,
                    0.5,
                )
        else:
            low = y + band + tall * 0.38
            sheet.line(poly([(x, y + band), (x, low)], closed=False), dark, 1.8)
            sheet.line(
                spline([(x - 7, low + 6), (x, low - 3), (x + 7, low + 6)], closed=False), dark, 1.6
            )
            sheet.fill(
                poly([(x - 9, low + 5), (x + 9, low + 5), (x + 6, low + 22), (x - 6, low + 22)]),
                dark,
            )
    scene.add(
        sheet, relief=3, lo=0.4, hi=0.6, rim=0.5, rim_width=1.8, rim_colour="#ff9a86", wobble=0.6
    )


def _girder(sheet: Sheet, points: list[Place], wide: float, tone: Colour) -> None:
    """A bent steel beam: two flanges, and a web with holes."""
    sheet.fill(limb(points, [wide] * len(points), 30), tone)
    sheet.line(spline(points, closed=False), mix(tone, "#ffb08c", 0.30), wide * 0.42)
    for x, y, _, _ in sample(points, 9)[1:-1]:
        sheet.fill(ellipse(x, y, wide * 0.15), IRON, 0.9)


def _nest(scene: Scene) -> None:
    """Bent girders, round, and one egg of concrete."""
    rng = random.Random(33)
    x, y = MIDDLE, 592
    hollow = scene.sheet()
    hollow.fill(ellipse(x, y + 4, 152, 44), "#5a2040", grad=linear(x, y - 40, x, y + 46, "#2a0f28"))
    scene.add(hollow, relief=12, rim=0.3, wobble=1)
    _weave(
        scene,
        rng,
        [(y - 12, 150, 36), (y - 5, 158, 40), (y + 4, 140, 32), (y + 12, 122, 24)],
        3.2,
        6.22,
    )
    _egg(scene)
    _weave(
        scene,
        rng,
        [
            (y + 60, 92, 16),
            (y + 50, 116, 20),
            (y + 38, 138, 26),
            (y + 26, 152, 30),
            (y + 14, 162, 32),
            (y + 4, 166, 32),
        ],
        0.03,
        3.11,
    )


def _weave(
    scene: Scene,
    rng: random.Random,
    rings: list[tuple[float, float, float]],
    start: float,
    end: float,
) -> None:
    """Lay bent girders in rings, the lowest first, with loose ends."""
    for y, wide, high in rings:
        sheet = scene.sheet()
        for _ in range(12):
            turn, span = rng.uniform(start, end), rng.uniform(0.35, 0.7)
            grow, tilt = rng.uniform(0.92, 1.08), rng.uniform(-14, 14)
            points = []
            for step in range(5):
                a = min(max(turn + (step / 4 - 0.5) * span * 2, start - 0.15), end + 0.15)
                points.append(
                    (
                        MIDDLE + wide * grow * math.cos(a),
                        y + high * math.sin(a) + tilt * (step / 4 - 0.5),
                    )
                )
            tone = mix(mix("#8a3a54", IRON, rng.random()), "#c8685c", 0.35 * rng.random())
            _girder(sheet, points, rng.uniform(7, 12), tone)
        for _ in range(5):
            turn = rng.uniform(start, end)
            px, py = MIDDLE + wide * math.cos(turn), y + high * math.sin(turn)
            tip = (
                px + 50 * math.cos(turn) + rng.uniform(-14, 14),
                py - rng.uniform(0, 34) + 10 * (math.sin(turn) > 0),
            )
            sheet.fill(
                limb([(px, py), ((px + tip[0]) / 2, (py + tip[1]) / 2 + 5), tip], [6, 5, 3.5]),
                mix(IRON, "#8a3a54", rng.random() * 0.5),
            )
        scene.add(
            sheet,
            relief=4,
            lo=0.6,
            hi=0.9,
            rim=0.9,
            rim_width=2,
            rim_colour="#ffb48c",
            wobble=0.5,
            shadow=(0, 6, 6, 0.6),
        )


def _egg(scene: Scene) -> None:
    rng = random.Random(21)
    sheet = scene.sheet()
    egg = spline(
        [
            (404, 478),
            (442, 498),
            (464, 552),
            (456, 612),
            (404, 640),
            (352, 612),
            (344, 552),
            (366, 498),
        ]
    )
    sheet.fill(egg, "#9c8890", grad=linear(404, 480, 404, 640, "#5a4258"))
    with sheet.inside(egg):
        for _ in range(320):
            px, py = rng.uniform(340, 468), rng.uniform(480, 640)
            size = 0.8 + 4.2 * rng.random() ** 3
            sheet.fill(
                ellipse(px, py, size, size * 0.8),
                mix("#3c2844", "#d8c8c4", rng.random() ** 2),
                0.85,
            )
        for line in (574,):
            sheet.line(
                spline([(340, line - 5), (404, line + 7), (470, line - 5)], closed=False),
                "#5c4660",
                2,
                0.8,
            )
        for board in range(350, 466, 13):
            sheet.line(
                spline(
                    [
                        (404 + (board - 404) * 0.5, 486),
                        (board, 560),
                        (404 + (board - 404) * 0.6, 640),
                    ],
                    closed=False,
                ),
                "#4c3850",
                1.3,
                0.35,
            )
        sheet.fill(ellipse(404, 496, 40, 14), "#ffe3c4", 0.25, blur=9)
    with scene.layer("stone", form=0.8, bounce=("#c8687c", 0.4), contact=0.6):
        scene.add(sheet, relief=40, lo=0.5, hi=0.4, amount=0, wobble=0.7, light=(404, 330, 110))
    scene.exact(ellipse(404, 560, 80, 100), 0.6)


def _twig(scene: Scene) -> None:
    """The gift, on a fine line: the only green."""
    sheet = scene.sheet()
    sheet.line(poly([(403, 316), (407, 392)], closed=False), IRON, 2)
    sheet.line(spline([(407, 392), (413, 402), (407, 412), (399, 407)], closed=False), IRON, 4)
    stem = [(372, 398), (408, 410), (452, 402)]
    sheet.fill(taper(stem, [5, 4, 1.6]), "#5c4426")
    for number, (x, y, way_x, way_y) in enumerate(sample(stem, 8)[1:]):
        side = -1 if number % 2 else 1
        end = x + way_x * 14 - way_y * side * 22, y + way_y * 14 + way_x * side * 22
        sheet.fill(
            leaf((x, y), end, 13, bend=0.08 * side), mix("#3f8f3c", "#a4d65a", (number % 3) / 2)
        )
        sheet.line(poly([(x, y), end], closed=False), "#2f6a2c", 1, 0.7)
    sheet.fill(leaf((450, 402), (474, 394), 12), "#b4e066")
    scene.add(
        sheet, relief=3, lo=0.3, hi=0.6, rim=0.6, rim_width=1.6, wobble=0.3, shadow=(0, 3, 4, 0.25)
    )


def _scaffold(scene: Scene) -> None:
    """Near pipes and boards at the right edge, with a bell; and a lunch box on a string."""
    sheet = scene.sheet()
    for x0, x1 in ((612, 640), (700, 742), (792, 846)):
        sheet.fill(limb([(x1, 1240), (x0, 850)], [15, 11]), IRON)
    for y, wide in ((900, 15), (1046, 18), (1170, 20)):
        sheet.fill(poly([(590, y), (830, y - 10), (830, y + wide - 10), (586, y + wide)]), IRON)
    sheet.fill(limb([(632, 1160), (800, 920)], [7, 7]), IRON)
    sheet.fill(limb([(620, 1040), (780, 900)], [6, 6]), IRON)
    scene.add(
        sheet,
        relief=5,
        lo=0.5,
        hi=0.9,
        rim=0.9,
        rim_width=2.6,
        rim_colour="#ff9a86",
        wobble=0.6,
        shadow=(-6, 6, 10, 0.35),
    )
    bell = scene.sheet()
    bell.line(poly([(656, 912), (656, 938)], closed=False), IRON, 3)
    bell.fill(
        spline([(648, 938), (664, 938), (672, 962), (686, 984, 1), (626, 984, 1), (640, 962)]),
        "#b9704c",
        grad=linear(630, 940, 686, 984, "#6c2c3c"),
    )
    bell.fill(ellipse(656, 988, 7), "#5c2434").fill(ellipse(656, 984, 30, 4.5), "#8a4840")
    bell.line(spline([(656, 992), (652, 1012), (660, 1026)], closed=False), "#e8c09a", 2)
    scene.add(
        bell,
        relief=8,
        lo=0.5,
        hi=0.9,
        rim=0.9,
        rim_width=2.4,
        rim_colour="#ffc09a",
        wobble=0.4,
        shadow=(0, 5, 6, 0.4),
    )


def _foreman(scene: Scene) -> None:
    """On a beam at the lower left: he looks away, and pours himself some tea."""
    beam = scene.sheet()
    beam.fill(poly([(-20, 1094), (262, 1078), (262, 1092), (-20, 1110)]), IRON)
    beam.fill(poly([(-20, 1118), (262, 1100), (262, 1110), (-20, 1130)]), IRON)
    beam.fill(poly([(-20, 1108), (262, 1090), (262, 1102), (-20, 1120)]), "#5a2446")
    for x in range(0, 260, 26):
        beam.fill(ellipse(x, 1113 - x * 0.07, 2.4), "#c06a74")
    scene.add(
        beam,
        relief=4,
        rim=0.9,
        rim_width=2.4,
        rim_colour="#ff9a86",
        wobble=0.5,
        shadow=(0, 8, 9, 0.4),
    )
    who = Person(
        "broad", "tan", hair="crop", hair_colour="#2a1a24", top="#a85a3c", sleeves=1, loose=0.7,
        hem=0.03, legs="#3c2a4c", shoes="#241420", hat="helmet", hat_colour="#d8a848",
    )  # fmt: skip
    stage = Stage(scene, 142, 1196, 226, pitch=3, near=4.5, box=(10, 900, 330, 1230))
    him = stage.person(who, RESTING, facing=158)
    flask = him.hold["r"]
    things.rod(stage.canvas, [flask.rod - flask.axis * 0.05, flask.rod + flask.axis * 0.08], 0.03,
               "#54324c")  # fmt: skip
    with scene.layer("cloth", cast=Cast((-12, 14), dark=0.5, soft=0.4), contact=0.5):
        stage.paint(light=(*SUN, 120), rim=0.8, rim_colour="#ffc8a0", shadow=0, contact=0, dim=0.1,
                    fill=0.36)  # fmt: skip
    scene.exact(ellipse(150, 1060, 110, 130), 0.8)
    lunch = scene.sheet()
    lunch.line(poly([(52, 1112), (56, 1150)], closed=False), "#f0c9a8", 2)
    lunch.fill(spline([(34, 1158, 1), (56, 1146), (78, 1158, 1)]), IRON).fill(
        rect(33, 1158, 46, 27, 4), "#a8405c"
    )
    lunch.fill(rect(52, 1165, 8, 6, 1), "#f0c9a8")
    scene.add(lunch, relief=4, rim=0.8, rim_width=2, wobble=0.3, shadow=(0, 5, 5, 0.4))


def _stork(scene: Scene) -> None:
    """A real one, outraged: its wings down, for it has to climb over all this."""
    sheet = scene.sheet()
    white, shade, dark = "#f4e4d8", "#c894a0", "#3c1c3a"
    with sheet.at(650, 118, 0.98, -10):
        for root, tip, wide in (((8, -2), (34, -92), 0.8), ((4, 2), (66, -84), 1.0)):
            near = wide == 1.0
            for number in range(9):
                part = number / 8
                foot = root[0] - 18 + 46 * part, root[1]
                end = (tip[0] - 22 * (1 - part) - 6 + 30 * part, tip[1] + 6 + 46 * part**1.6)
                middle = (foot[0] + end[0]) / 2 - 6, (foot[1] + end[1]) / 2 - 4
                tone = mix(white if near else shade, dark, smoothstep_at(part))
                sheet.fill(taper([foot, middle, end], [17, 13 * wide, 3]), tone)
            bone = [(root[0] - 20, root[1]), (root[0] - 12, root[1] + tip[1] * 0.5), tip]
            sheet.fill(taper(bone, [15, 11, 3]), white if near else shade)
        for lift in (0, 5):
            sheet.fill(taper([(44, 8 + lift), (82, 14 + lift), (116, 20 + lift)], [4, 3, 2.4]),
                       "#b0483c")  # fmt: skip
        sheet.fill(leaf((34, 4), (76, 12), 19), dark)
        body = spline([(-36, 2), (-10, -11), (24, -9), (50, 6), (20, 14), (-14, 12)])
        sheet.fill(body, white, grad=linear(0, -10, 0, 16, shade))
        sheet.fill(taper([(-24, 0), (-46, -4), (-64, -10), (-76, -10)], [18, 10, 8.5, 10]), white,
                   grad=linear(-50, -12, -50, 2, shade))  # fmt: skip
        sheet.fill(ellipse(-78, -11, 8.6, 7), white)
        sheet.fill(taper([(-82, -13), (-100, -14), (-118, -12)], [5, 3.4, 0.6]), "#c85038")
        sheet.fill(taper([(-82, -8), (-100, -3), (-116, 3)], [4, 3, 0.6]), "#a83c30")
        sheet.fill(ellipse(-79, -13, 1.8), dark)
    with scene.layer("plain", form=0.3, air=("#f0b0a8", 0.14)):
        scene.add(sheet, amount=0, wobble=0.4)
    scene.exact(ellipse(650, 92, 120, 80), 0.75)


def smoothstep_at(part: float) -> float:
    """Return how black a quill is: those of the hand are, those of the arm are not."""
    return min(max((part - 0.38) * 5, 0.0), 1.0)
