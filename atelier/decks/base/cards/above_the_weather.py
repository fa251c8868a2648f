"""A giraffe, a weathercock and a ladder stand out of a sea of clouds, tied by a washing line."""

import math
import random
from collections.abc import Sequence

import numpy as np

from pinxit_atelier.compose import downwards
from pinxit_atelier.engine import (
    Brush,
    Colour,
    Look,
    Page,
    Palette,
    Path,
    Point,
    Scene,
    Sheet,
    around,
    ellipse,
    leaf,
    limb,
    linear,
    mix,
    poly,
    radial,
    sample,
    spline,
    taper,
    union,
)

BLUSH, CREAM = "#f9bcb4", "#fff3dc"
HIDE, PATCH, MANE = "#f6d79a", "#b8693c", "#7a4030"
COPPER, LEMON, WOOD = "#3fa99c", "#ffd83a", "#9a6a58"
SUN = 448.0, 842.0
FOOT = 190.0, 1046.0  # where the neck comes out of the cloud
HEAD = 258.0, 672.0
COCK = 676.0, 800.0
RUNG = 470.0, 938.0  # the top of the ladder


def paint(page: Page) -> Scene:
    """Paint the empty morning first, then the banks of cloud with what sticks out between."""
    scene = Scene(
        page, 6117, light=(448, 800, 170), glow="#ffe3b4", shade="#6a6a9c", reach=900, felt=0.12
    )
    scene.focus(270, 690, 130).focus(520, 800, 120, 0.9).focus(670, 770, 80, 0.7)
    _sky(scene)
    _bank(scene, 846, 20, 26, "#ffe2bc", "#d99aa6", 1, 0.3)
    _far_ladder(scene)
    _bank(scene, 872, 30, 40, "#ffe4c4", "#b98ab0", 2, 0.16)
    scene.shine(*SUN, 150, "#ffe9b0", 0.9)
    _bank(scene, 914, 36, 56, "#ffe9d2", "#9d86b8", 3, 0.06)
    with scene.layer("metal", form=0.5, dim=0.25):
        _weathercock(scene)
    _bank(scene, 972, 42, 74, "#f6e2d8", "#8d82b4", 4, 0.0, 0.1)
    away = scene.falls(FOOT[0], FOOT[1], 1.1, dark=0.7, soft=0.09)
    with scene.layer("fur", form=0.7, cast=away, dim=0.3, bounce=("#e8d2d8", 0.5)):
        _giraffe(scene)
    scene.still(ellipse(300, 690, 36, 28), 0.8)
    away = scene.falls(RUNG[0], 1078, 1.0, dark=0.7, soft=0.06)
    with scene.layer("wood", way=85, form=0.3, cast=away, dim=0.15):
        _ladder(scene)
    _bank(scene, 1064, 40, 92, "#d8cadb", "#7474a8", 5, dim=0.25)
    with scene.layer(blur=5):
        _bank(scene, 1168, 40, 120, "#b4b0c6", "#6f7099", 6, dim=0.6)
    with scene.layer("cloth", form=0.3, dim=0.1):
        _washing_line(scene)
    scene.shine(*SUN, 330, "#ffc98a", 0.3)
    few = Palette(
        colours=("#8fc3d0", "#f0a884", "#ffdca0", "#9c3f2a", "#7d6ea8", "#2b8580"),
        mother="#d8b49c", much=0.06, quiet=0.3, accent="#ffd83a",
    )  # fmt: skip
    look = Look(
        vignette=0.16, bloom=0.30, bloom_from=0.8, shadows="#5a6a9a", lights="#b58a70", split=0.07,
        brush=Brush(), palette=few, masses=0.5, saturation=1.12,
    )  # fmt: skip
    return scene.finish(look)


def _sky(scene: Scene) -> None:
    page = scene.page
    where = downwards(page, 0, 860) + 0.025 * page.noise(4, 420, 3, 0.5, (3, 1))
    stops = [
        (0, "#9fd0dc"), (0.2, "#c6d6e2"), (0.42, "#f0cbd4"), (0.66, BLUSH),
        (0.86, "#ffc9a0"), (1.0, "#ffdca0"),
    ]  # fmt: skip
    scene.backdrop(stops, where.astype(np.float32), texture="across", amount=0.025)
    scene.shine(*SUN, 420, "#ffc890", 0.3)
    sheet = scene.sheet()
    sheet.fill(ellipse(SUN[0], SUN[1] - 22, 78), "#fffdf0")
    scene.put(sheet, blur=1.2)
    scene.shine(SUN[0], SUN[1] - 22, 170, "#ffd080", 0.75)
    scene.of("sky", way=around(page, SUN[0], SUN[1]))


def _bank(
    scene: Scene,
    y: float,
    rise: float,
    size: float,
    top: Colour,
    low: Colour,
    seed: int,
    far: float = 0,
    dim: float = 0,
) -> None:
    """One bank of cloud from edge to edge: a heap of round puffs that catch the low sun."""
    rng = random.Random(700 + seed)
    sheet = scene.sheet()
    sheet.fill(poly([(-40, y + rise), (840, y + rise), (840, 1240), (-40, 1240)]), low)
    x = -60.0
    while x < 860:
        radius = size * rng.uniform(0.55, 1.1)
        crest = y + rise - rise * 1.6 * (0.5 + 0.5 * math.sin(x / 150 + seed * 2.1)) * rng.random()
        sheet.fill(ellipse(x, crest + radius, radius * 1.25, radius), top,
                   grad=linear(0, crest, 0, crest + radius * 1.7, low))  # fmt: skip
        x += radius * rng.uniform(0.7, 1.2)
    puffs = sorted((rng.random() ** 1.3, rng.uniform(-30, 830)) for _ in range(90))
    for down, x in puffs:  # smaller puffs on the slope, each with its own lit edge
        cy = y + rise + (0.25 + down * 2.4) * size
        radius = size * rng.uniform(0.3, 0.75)
        near = math.exp(-(((x - SUN[0]) / 300) ** 2))
        light = mix(mix(top, low, 0.15 + 0.25 * down), "#fffdf2", 0.55 * near)
        lx = x + (SUN[0] - x) * 0.12 * radius / size
        puff = union(
            ellipse(x, cy, radius * 1.15, radius * 0.8),
            ellipse(x + radius * 0.8, cy + radius * 0.25, radius * 0.8, radius * 0.55),
        )
        sheet.fill(
            puff,
            light,
            0.9,
            blur=size * 0.03,
            grad=radial(lx, cy - radius * 0.8, radius * 1.5, mix(low, top, 0.12)),
        )
    with scene.layer("cloud", air=("#fbd2b4", far), dim=dim):
        scene.add(sheet, relief=size * 0.9, lo=0.6, hi=0.7, wobble=1.6, amount=0, hue=0.02)


def _far_ladder(scene: Scene) -> None:
    """A second ladder, far off and much shorter."""
    sheet = scene.sheet()
    for x in (112, 125):
        sheet.line(poly([(x, 880), (x + 3, 812)], closed=False), "#a5788a", 2.6)
    for y in (822, 834, 846, 858):
        sheet.line(poly([(114, y), (127, y)], closed=False), "#a5788a", 2.2)
    scene.add(sheet, wobble=0.3, rim=0.5, rim_width=1)


def _in_head(points: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    """Turn and place what is drawn for a head that looks straight ahead."""
    turn, size = math.radians(20), 1.0
    cos, sin = math.cos(turn) * size, math.sin(turn) * size
    return [(HEAD[0] + x * cos - y * sin, HEAD[1] + x * sin + y * cos) for x, y in points]


def _giraffe(scene: Scene) -> None:
    spine: list[Point] = [(258, 690), (240, 760), (206, 860), (186, 960), (196, 1110)]
    widths = [78.0, 76, 86, 106, 140]
    mane = scene.sheet()
    rng = scene.rng
    for x, y, _, _ in sample([(p[0] - w * 0.5, p[1]) for p, w in
                                      zip(spine, widths, strict=True)], 150)[2:]:  # fmt: skip
        tip = x - 15 - rng.uniform(0, 9), y + rng.uniform(-3, 12)
        mane.fill(
            taper([(x + 14, y - 4), tip], [7, 1.2], 5), rng.choice([MANE, "#91503a", "#5f3030"])
        )
    scene.add(mane, relief=5, rim=0.3, wobble=0.5)
    neck = limb(spine, widths)
    sheet = scene.sheet()
    sheet.fill(neck, HIDE, grad=linear(130, 0, 280, 0, "#fff0c4"))
    _patches(sheet, neck, spine, widths)
    sheet.fill(taper([(p[0] - w * 0.42, p[1]) for p, w in zip(spine, widths, strict=True)],
                     [20, 26, 40, 50, 60]), "#8d5f96", 0.40, blur=16, clip=neck)  # fmt: skip
    scene.add(
        sheet, relief=50, lo=0.55, hi=0.5, rim=1.0, rim_width=4.5, rim_colour="#fff0cf",
        shadow=(-12, 8, 16, 0.25), wobble=0.8, amount=0.06,
    )  # fmt: skip
    _head(scene)


def _patches(sheet: Sheet, neck: Path, spine: list[Point], widths: list[float]) -> None:
    """The net of a giraffe's coat, bent round the neck."""
    rng = random.Random(31)
    stations = sample(spine, 200)
    rows, columns = 13, 4

    def at(row: float, column: float) -> tuple[float, float]:
        x, y, way_x, way_y = stations[max(0, min(200, round(row / rows * 200)))]
        wide = float(np.interp(row / rows, [0, 0.2, 0.45, 0.7, 1], widths)) / 2
        off = math.sin((column / columns - 0.5) * math.pi) * wide * 1.04
        return x - way_y * off, y + way_x * off

    jitter = {(r, c): (rng.uniform(-0.26, 0.26), rng.uniform(-0.24, 0.24))
              for r in range(-1, rows + 2) for c in range(-1, columns + 3)}  # fmt: skip
    for row in range(rows + 1):
        for column in range(-1, columns + 1):
            half = 0.5 if row % 2 else 0.0
            corners = []
            for r, c in ((0, 0), (0, 1), (1, 1), (1, 0)):
                a, b = jitter[row + r, column + c]
                slide = half if r == 0 else 0.5 - half
                corners.append((row + r + a, column + c + b + slide * 0.9 - 0.2))
            mr = sum(r for r, _ in corners) / 4
            mc = sum(c for _, c in corners) / 4
            pts = []
            for index, (cr, cc) in enumerate(corners):
                nr, nc = corners[(index + 1) % 4]
                for part in (0.12, 0.5, 0.88):
                    pr, pc = cr + (nr - cr) * part, cc + (nc - cc) * part
                    keep = 0.80 + rng.uniform(-0.05, 0.05)
                    pts.append(at(mr + (pr - mr) * keep, mc + (pc - mc) * keep))
            tone = mix(PATCH, "#8d4733", rng.random() * 0.6)
            sheet.fill(spline(pts), tone, 0.95, clip=neck)
            x, y = at(mr, mc)
            sheet.fill(ellipse(x, y, 10, 12), "#7a3a2c", 0.35, blur=6, clip=neck)


def _head(scene: Scene) -> None:
    for side, tone in ((14, "#d9ab76"), (-8, HIDE)):  # the horns, the far one first
        horn = scene.sheet()
        line = _in_head([(side - 2, -46), (side - 9, -74), (side - 12, -100)])
        horn.fill(limb(line, [17, 12, 13]), tone)
        horn.fill(ellipse(*line[-1], 11.5, 10), "#5f3030")
        scene.add(horn, relief=8, rim=0.8, wobble=0.4, shadow=(-3, 3, 4, 0.3))
    ear = scene.sheet()
    one, two = _in_head([(-30, -36), (-112, -62)])
    ear.fill(leaf(one, two, 44, bend=0.06), HIDE, grad=linear(*two, *one, "#e3b57c"))
    one, two = _in_head([(-36, -36), (-100, -57)])
    ear.fill(leaf(one, two, 24, bend=0.06), "#c98a86", 0.9)
    scene.add(ear, relief=9, rim=0.8, wobble=0.5, shadow=(-2, 4, 5, 0.3))
    skull = spline(_in_head([
        (-46, 24), (-42, -22), (-20, -52), (14, -56), (38, -42), (62, -24), (98, -8), (132, 6),
        (154, 22), (162, 42), (154, 60), (132, 68), (104, 62), (74, 62), (44, 70), (10, 78),
        (-28, 66),
    ]))  # fmt: skip
    sheet = scene.sheet()
    sheet.fill(skull, "#f3cd92", grad=linear(*_in_head([(0, -60)])[0],
                                             *_in_head([(20, 80)])[0], "#e7bd95"))  # fmt: skip
    rng = random.Random(8)
    for x, y, wide, high in ((-18, 8, 20, 15), (-14, 42, 18, 12), (18, 38, 17, 12), (46, 22, 13, 9),
                             (48, 46, 12, 8), (4, -34, 13, 8), (-28, -18, 9, 11)):  # fmt: skip
        blot = [(x + wide * math.cos(a) * rng.uniform(0.75, 1.2),
                 y + high * math.sin(a) * rng.uniform(0.75, 1.2))
                for a in (0.3, 1.2, 2.2, 3.1, 4.1, 5.2)]  # fmt: skip
        sheet.fill(spline(_in_head(blot)), PATCH, 0.78, clip=skull)
    sheet.fill(spline(_in_head([(104, -8), (150, 16), (170, 44), (140, 76), (104, 66), (96, 28)])),
               "#fbe4cf", 0.85, blur=9, clip=skull)  # fmt: skip
    sheet.fill(spline(_in_head([(-40, 60), (20, 66), (74, 52), (110, 58), (60, 90), (-30, 90)])),
               "#8f67a0", 0.45, blur=9, clip=skull)  # fmt: skip
    scene.add(
        sheet, relief=34, lo=0.5, hi=0.45, rim=1.1, rim_width=4, rim_colour="#fff3d2", wobble=0.6,
        shadow=(-4, 8, 12, 0.35),
    )  # fmt: skip
    _features(scene)


def _features(scene: Scene) -> None:
    """A heavy lid, long lashes, and the chewing of somebody who has time."""
    sheet = scene.sheet()
    sheet.fill(spline(_in_head([(8, -8), (26, -24), (46, -18), (56, -3), (36, 9), (14, 4)])),
               "#a5623f", 0.8, blur=3)  # fmt: skip
    eye = spline(_in_head([(18, -6), (28, -10), (42, -9), (49, -3), (38, 5), (24, 4)]))
    sheet.fill(eye, "#20131c")
    sheet.fill(ellipse(*_in_head([(42, -6)])[0], 3.4), "#fff6e4")
    sheet.fill(ellipse(*_in_head([(27, -3)])[0], 4, 2.2), "#8a5a6a", 0.8)
    lid = _in_head([(12, -6), (26, -13), (42, -11), (54, -2)])
    sheet.fill(spline(_in_head([(12, -6), (26, -22), (42, -18), (54, -2), (42, -10), (26, -12)])),
               "#d69a66")  # fmt: skip
    sheet.line(spline(lid, closed=False), "#3c1f24", 3)
    for x, y, ex, ey in ((36, -12, 46, -16), (42, -11, 55, -13), (48, -7, 61, -6),
                         (53, -3, 65, 2)):  # fmt: skip
        sheet.fill(taper(_in_head([(x, y), ((x + ex) / 2 + 2, (y + ey) / 2), (ex, ey)]),
                         [3, 2, 0.5], 8), "#2a151c")  # fmt: skip
    sheet.fill(spline(_in_head([(136, 18), (148, 20), (150, 30), (141, 29)])), "#6f3d3c")
    mouth = [(158, 50), (138, 55), (116, 51), (96, 52), (84, 49)]
    sheet.line(spline(_in_head(mouth), closed=False), "#7a4140", 3)
    for x, y in ((128, 60), (138, 62), (146, 56), (134, 40), (146, 40)):
        sheet.fill(ellipse(*_in_head([(x, y)])[0], 1.4), "#8a5550")
    scene.put(sheet, wobble=0.3)


def _weathercock(scene: Scene) -> None:
    x, y = COCK
    sheet = scene.sheet()
    sheet.line(poly([(x, y - 4), (x + 2, 1010)], closed=False), "#2f6f74", 8, butt=True)
    sheet.line(poly([(x - 54, y + 82), (x + 54, y + 74)], closed=False), "#2f6f74", 6)
    for px, py, radius in (
        (x - 58, y + 82, 8),
        (x + 58, y + 74, 8),
        (x, y + 34, 9),
        (x, y + 78, 12),
    ):
        sheet.fill(ellipse(px, py, radius), "#358a86")
    scene.add(sheet, relief=6, lo=0.6, hi=0.8, rim=1.0, rim_width=2.4, wobble=0.4)
    bird = scene.sheet()
    with bird.at(x, y, 0.92, -21, flip=True):
        for number, (ex, ey) in enumerate(((-64, -136), (-104, -124), (-126, -88), (-120, -50))):
            bird.fill(leaf((-20, -22), (ex, ey), 36, bend=0.26),
                      mix("#2b8580", "#6ccab8", number * 0.3))  # fmt: skip
        bird.line(poly([(-110, 12), (104, 12)], closed=False), "#2f6f74", 6)
        bird.fill(poly([(98, -8), (142, 12), (98, 32)]), "#2f7f80")
        body = spline([(-40, -52), (-12, -40), (14, -48), (26, -84), (34, -112), (56, -116),
                       (66, -98), (60, -78), (68, -48), (56, -18), (24, 4), (-12, 4),
                       (-42, -18)])  # fmt: skip
        bird.fill(body, "#5cc2b2", grad=linear(60, -90, -30, 4, "#2a7c7c"))
        for cx, cy in ((34, -120), (46, -128), (58, -122)):
            bird.fill(ellipse(cx, cy, 8, 12, cx - 46), "#d9564e")
        bird.fill(poly([(64, -104), (90, -92), (64, -86)]), "#f2c04a")
        bird.fill(ellipse(66, -76, 6, 11), "#d9564e")
        bird.fill(ellipse(52, -100, 4), "#143c42")
        for row in range(3):
            wing = [(-24 + row * 14, -34 + row * 4), (0 + row * 12, -12), (34 + row * 4, -26)]
            bird.line(spline(wing, closed=False), "#d4f2e0", 2.6, 0.75)
    scene.add(bird, relief=9, lo=0.6, hi=0.8, rim=1.1, rim_width=3, wobble=0.5)


def _ladder(scene: Scene) -> None:
    x, y = RUNG
    sheet = scene.sheet()
    for row in range(6):
        ry = y + 26 + row * 32
        sheet.line(poly([(x - 26 - row * 1.5, ry), (x + 28 + row * 1.5, ry - 3)], closed=False),
                   mix("#c2927a", "#8a5a58", row / 6), 8)  # fmt: skip
    for side in (-1, 1):
        rail = [(x + side * 26, y - (6 if side < 0 else 2)), (x + side * 36, y + 250)]
        sheet.fill(taper(rail, [12, 15], 8), WOOD, grad=linear(x, y, x, y + 200, "#7d5560"))
    scene.add(sheet, relief=6, lo=0.6, hi=0.7, rim=1.1, rim_width=2.6, rim_colour="#fff0cf",
              wobble=0.5, shadow=(-6, 5, 7, 0.25))  # fmt: skip
    _glove(scene, x - 26, y + 6)


def _glove(scene: Scene, x: float, y: float) -> None:
    """It sits on the rail as on a hand that greets."""
    sheet = scene.sheet()
    for fx, fy, tx, ty in ((-13, -52, -27, -84), (-4, -56, -9, -95), (6, -55, 9, -94),
                           (14, -50, 25, -83)):  # fmt: skip
        sheet.fill(limb([(x + fx * 0.8, y + fy + 10), (x + fx, y + fy), (x + tx, y + ty)],
                        [15, 14.5, 13]), LEMON)  # fmt: skip
    sheet.fill(limb([(x + 8, y - 24), (x + 24, y - 38), (x + 37, y - 54)], [18, 15, 12]), LEMON)
    palm = spline([(x - 19, y - 62), (x + 18, y - 62), (x + 22, y - 34), (x + 15, y - 4),
                   (x - 14, y - 4), (x - 21, y - 34)])  # fmt: skip
    sheet.fill(palm, LEMON)
    scene.add(sheet, relief=8, lo=0.5, hi=0.5, rim=0.9, rim_width=2.4, wobble=0.4,
              shadow=(-5, 4, 5, 0.35))  # fmt: skip
    cuff = scene.sheet()
    cuff.fill(
        spline(
            [(x - 17, y - 14, 1), (x + 18, y - 15, 1), (x + 23, y + 16, 1), (x - 21, y + 17, 1)]
        ),
        "#fff6dc",
        grad=linear(x, 0, x + 30, 0, "#f0c9b4"),
    )
    for step in range(6):
        cuff.line(poly([(x - 14 + step * 6, y - 12), (x - 17 + step * 7.4, y + 15)], closed=False),
                  "#d9a48c", 1.6, 0.7)  # fmt: skip
    scene.add(cuff, relief=5, rim=0.6, wobble=0.3, shadow=(-2, 3, 3, 0.3))


def _washing_line(scene: Scene) -> None:
    start = _in_head([(-14, -84)])[0]
    end = COCK[0] - 58, COCK[1] - 40
    x, y = 512.0, 700.0  # where the sock hangs
    sheet = scene.sheet()
    for one, other in ((start, (x, y)), ((x, y), end)):
        low = (one[0] + other[0]) / 2, (one[1] + other[1]) / 2 + 13
        sheet.line(spline([one, low, other], closed=False), "#8a5a78", 2.6)
    for turn in (-5, 0, 5):
        sheet.line(ellipse(start[0] + 1, start[1] + turn * 0.8, 8, 3, 20), "#a06a88", 2.4)
    sheet.line(
        spline(
            [(end[0], end[1] + 5), (end[0] + 16, end[1] + 2), (end[0] + 30, end[1] - 10)],
            closed=False,
        ),
        "#a06a88",
        3,
    )
    sheet.fill(ellipse(*end, 4.5), "#8a5a78")
    sheet.fill(
        taper([end, (end[0] - 4, end[1] + 12), (end[0] - 12, end[1] + 20)], [3, 2, 1]), "#8a5a78"
    )
    scene.put(sheet)
    sock = scene.sheet()
    with sock.at(x, y - 3, 1.0, 5):
        leg = [(0, 4), (2, 40), (0, 78), (10, 106), (38, 118), (60, 116)]
        shape = limb(leg, [34, 32, 34, 40, 34, 26])
        sock.fill(shape, "#fffaf0")
        stations = sample(leg, 90)
        for number in range(2, 90, 9):
            sx, sy, wx, wy = stations[number]
            sock.line(poly([(sx - wy * 24, sy + wx * 24), (sx + wy * 24, sy - wx * 24)],
                           closed=False), "#e2566a", 8, clip=shape, butt=True)  # fmt: skip
        sock.fill(ellipse(62, 116, 18, 17), "#3fa99c", clip=shape)
        sock.fill(ellipse(2, 100, 18, 16), "#3fa99c", clip=shape)
    scene.add(sock, relief=12, lo=0.5, hi=0.5, rim=1.0, rim_width=3, wobble=0.5)
    peg = scene.sheet()
    for off in (-9, 13):
        peg.fill(taper([(x + off, y - 16), (x + off + 1, y + 12)], [8, 6], 6), "#c98f5c")
        peg.line(
            poly([(x + off + 0.5, y - 2), (x + off + 1, y + 11)], closed=False), "#7a4a3c", 1.4
        )
    scene.add(peg, relief=3, rim=0.7, rim_width=2, wobble=0.2, shadow=(-2, 3, 3, 0.3))
