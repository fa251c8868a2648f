"""Two street sweepers roll up the fog like a carpet, and a town comes to light in full colour."""

import math
import random

import numpy as np

from pinxit_atelier.engine import (
    Colour,
    Field,
    Look,
    Page,
    Path,
    Scene,
    Sheet,
    darker,
    ellipse,
    leaf,
    linear,
    minus,
    mix,
    moved,
    poly,
    ramp,
    rect,
    rgb,
    smoothstep,
    spline,
    taper,
    vary,
)
from pinxit_atelier.engine.light import depth_of, inflate
from pinxit_atelier.pen import dots
from pinxit_atelier.people import Figure, embrace
from pinxit_atelier.people import Look as Person
from pinxit_atelier.people.stage import Stage
from pinxit_atelier.things import tree

PEARL, DOVE, LILAC, INK = "#f6f2fa", "#c6cdea", "#9aa0d2", "#5560a0"
START, END, RADIUS = (-60.0, 432.0), (634.0, 792.0), 106.0  # the roll's axis
LONG = math.dist(START, END)
WAY = (END[0] - START[0]) / LONG, (END[1] - START[1]) / LONG
OVER = WAY[1], -WAY[0]  # across the roll, to the side that is still covered
Point2 = tuple[float, float]


def paint(page: Page) -> Scene:
    """Paint the clear town, lay the fog over the rest, and roll up its edge."""
    scene = Scene(page, 361, light=(-260, 1320, 620), glow="#fff0cf", shade="#4a4258", reach=2200)
    _square(scene)
    _town(scene)
    _fog(scene)
    _runner(scene)
    _tassels(scene)
    _roll(scene)
    _caught(scene)
    _wisps(scene)
    _sweepers(scene)
    _lamp(scene)
    sun = page.distance(-60, 1260, 900, 900)
    scene.tint((np.exp(-(sun**2)) * 0.16).astype(np.float32), "#ffd98a")
    scene.motes(90, "#fffaf0", (20, 540, 780, 1100), size=(0.5, 1.8), strength=0.6)
    return scene.finish(
        Look(
            vignette=0.16,
            bloom=0.14,
            contrast=1.1,
            bristle=0.04,
            shadows="#4c4f78",
            lights="#b09c70",
            split=0.07,
        )
    )


def on(along: float, over: float) -> Point2:
    """Return a place by how far it is along the roll's axis, and how far over it."""
    return START[0] + WAY[0] * along + OVER[0] * over, START[1] + WAY[1] * along + OVER[1] * over


def _over(page: Page) -> Field:
    """Return for every pixel how far it is over the axis; below 0 the town is clear."""
    return ((page.x - START[0]) * OVER[0] + (page.y - START[1]) * OVER[1]).astype(np.float32)


def _along(page: Page) -> Field:
    return ((page.x - START[0]) * WAY[0] + (page.y - START[1]) * WAY[1]).astype(np.float32)


def _square(scene: Scene) -> None:
    """Cobbles in the morning."""
    page, rng = scene.page, random.Random(2)
    where = page.distance(0, 1240, 1100, 1100) + 0.05 * page.noise(3, 150, 4)
    scene.backdrop(
        [(0, "#f3d9a0"), (0.45, "#d9b884"), (1, "#a88a74")], where.astype(np.float32), amount=0.06
    )
    stones = scene.sheet()
    for row in range(76):
        y = 520 + row * 9.4
        for column in range(62):
            x = column * 14 + (row % 2) * 7 + rng.uniform(-2, 2) - 10
            tone = vary("#cfae80", rng, 0.10, 0.02)
            stones.fill(
                ellipse(x, y + rng.uniform(-1, 1), rng.uniform(5, 6.6), rng.uniform(3, 4.2)), tone
            )
    scene.add(
        stones, relief=2.4, lo=0.5, hi=0.4, shadow=(1, -1, 1.2, 0.45), wobble=0.6, opacity=0.9
    )


def _house(
    scene: Scene,
    x: float,
    y: float,
    wide: float,
    high: float,
    deep: float,
    wall: str,
    roof: str,
    seed: int,
) -> None:
    """A house seen from above: front, shady side, and a roof whose ridge runs across."""
    rng = random.Random(seed)
    across, back = deep * 0.55, -deep * 0.5
    peak = wide * 0.34
    cast = scene.sheet()
    cast.fill(
        poly(
            [
                (x + wide, y),
                (x + wide + across, y + back),
                (x + wide + across + 74, y + back - 50),
                (x + across + 90, y + back - 66),
                (x + across, y + back),
            ]
        ),
        "#3a3358",
    )
    scene.put(cast, "multiply", opacity=0.55, blur=1.2, wobble=1)
    sheet = scene.sheet()
    front = rect(x, y - high, wide, high)
    side = poly(
        [
            (x + wide, y),
            (x + wide + across, y + back),
            (x + wide + across, y + back - high),
            (x + wide + across / 2, y - high - peak + back / 2),
            (x + wide, y - high),
        ]
    )
    sheet.fill(side, darker(wall, 0.45))
    sheet.fill(front, wall, grad=linear(x, y, x, y - high, mix(wall, "#fff6e0", 0.25)))
    for _ in range(int(wide * high / 170)):
        bx, by = rng.uniform(x, x + wide), rng.uniform(y - high, y)
        sheet.fill(
            rect(bx, by, rng.uniform(5, 9), 3.4),
            darker(wall, rng.uniform(0.1, 0.35)),
            0.6,
            clip=front,
        )
    columns, rows = max(2, int(wide / 40)), max(1, int(high / 46))
    for row in range(rows):
        for column in range(columns):
            wx, wy = x + wide * (column + 0.5) / columns, y - high + high * (row + 0.5) / rows
            if row == rows - 1 and column == seed % columns:
                sheet.fill(rect(wx - 11, y - 34, 22, 34, 3), "#5c3a2c")
                sheet.fill(ellipse(wx + 6, y - 16, 2), "#f2d78c")
                continue
            sheet.fill(rect(wx - 9, wy - 12, 18, 23), "#fbf4e2")
            sheet.fill(
                rect(wx - 6.5, wy - 9.5, 13, 18),
                "#5f8096",
                grad=linear(wx, wy - 9, wx, wy + 9, "#bcdcec"),
            )
            sheet.line(poly([(wx, wy - 10), (wx, wy + 9)], closed=False), "#fbf4e2", 1.6)
            for way in (-1, 1):
                sheet.fill(
                    rect(wx + way * 13.5 - 3.5, wy - 12, 7, 23),
                    ("#3f7a6a", "#2f5a8c", "#a8412f")[seed % 3],
                )
            if (row + column + seed) % 3 == 0:
                for flower in range(7):
                    sheet.fill(
                        ellipse(wx - 10 + flower * 3.4, wy + 13, 2.6),
                        rng.choice(("#e0402c", "#f6c63c", "#5c9a3c")),
                    )
    scene.add(sheet, relief=3, lo=0.5, hi=0.4, rim=0.3, wobble=0.9, shadow=(4, 2, 5, 0.35))
    top = scene.sheet()
    eaves = 6
    ridge = (
        (x + across / 2 - eaves, y - high - peak + back / 2),
        (x + wide + across / 2 + eaves, y - high - peak + back / 2),
    )
    slope = poly([(x - eaves, y - high + 7), (x + wide + eaves, y - high + 7), ridge[1], ridge[0]])
    top.fill(
        slope,
        roof,
        grad=linear(x, y - high, x + across, y - high - peak, mix(roof, "#fff0d0", 0.18)),
    )
    with top.inside(slope):
        rise = peak - back / 2 + 7
        for row in range(int(rise / 6.2) + 1):
            ty = y - high + 6 - row * 6.2
            for column in range(int(wide / 8) + 9):
                tx = x - 30 + column * 8.4 + (row % 2) * 4.2 + across / 2 * row * 6.2 / rise
                top.fill(ellipse(tx, ty - 2, 4.4, 4.6), vary(roof, rng, 0.13, 0.03))
                top.line(ellipse(tx, ty - 2, 4.4, 4.6), darker(roof, 0.6), 0.8, 0.5)
    top.line(poly(ridge, closed=False), mix(roof, "#fff0d0", 0.35), 5)
    cx, cy = x + wide * (0.25 + 0.5 * rng.random()), y - high - peak * 0.72 + back / 4
    top.fill(rect(cx, cy - 30, 15, 36), "#a85f48")
    top.fill(rect(cx + 10, cy - 30, 6, 36), "#6a3a34")
    top.fill(rect(cx - 3, cy - 34, 22, 6), "#d9b494")
    scene.add(
        top, relief=3.5, lo=0.55, hi=0.4, rim=0.5, rim_width=2, wobble=1.0, shadow=(3, 5, 5, 0.45)
    )


def _town(scene: Scene) -> None:
    brick, mustard, rust = "#b5472f", "#dda02c", "#c8602c"
    cream, rose, blue, green = "#f0dcb4", "#e0957c", "#8fb0bc", "#b8bc84"
    houses = [
        (-76, 652, 92, 84, 70, rose, mustard, 1),
        (-84, 852, 118, 96, 80, blue, rust, 3),
        (-44, 1000, 122, 108, 90, cream, mustard, 4),
        (712, 742, 120, 76, 70, cream, brick, 12),
        (722, 896, 120, 84, 74, blue, mustard, 13),
        (690, 1046, 130, 80, 80, green, brick, 9),
        (562, 1098, 116, 88, 80, cream, rust, 5),
        (-64, 1150, 132, 118, 100, rose, brick, 6),
        (690, 1196, 150, 104, 90, rose, mustard, 7),
        (128, 1204, 128, 102, 90, blue, rust, 8),
        (478, 1226, 146, 90, 90, mustard, brick, 10),
        (300, 1236, 138, 84, 90, cream, mustard, 11),
    ]
    for house in sorted(houses, key=lambda one: one[1]):
        if house[1] > 1100 and house[0] == -64:
            _trees(scene)
            _fountain(scene)
        _house(scene, *house)


def _trees(scene: Scene) -> None:
    for x, y, size, seed in ((190, 1084, 0.8, 3),):
        scene.pool(x + 46, y - 18, 74, 18, "#3a3358", 0.7)
        sheet = scene.sheet()
        tree(
            sheet,
            x,
            y,
            size,
            pose="oak",
            seed=seed,
            light=(-0.8, 0.1),
            colours=("#6a4430", "#3f8034", "#a8c848"),
        )
        scene.add(sheet, rim=0.3, rim_width=2, shadow=(4, 3, 5, 0.4), wobble=0.6)


def _fountain(scene: Scene) -> None:
    """In the middle of the square, with pigeons."""
    x, y, rng = 486, 1052, random.Random(6)
    scene.pool(x + 34, y - 10, 74, 22, "#3a3358", 0.7)
    sheet = scene.sheet()
    sheet.fill(rect(x - 56, y - 18, 112, 20, 8), "#b9a894")
    sheet.fill(ellipse(x, y, 56, 19), "#a3937f")
    sheet.fill(ellipse(x, y - 18, 56, 19), "#d9cbb4")
    sheet.fill(ellipse(x, y - 18, 46, 14), "#4f9cb4", grad=linear(x - 40, 0, x + 40, 0, "#9cd4dc"))
    sheet.fill(taper([(x, y - 14), (x, y - 62)], [15, 9]), "#c9baa2")
    sheet.fill(ellipse(x, y - 62, 22, 7), "#d9cbb4")
    for side in (-1, 1):
        for reach in (14, 24, 34):
            jet = [
                (x, y - 66),
                (x + side * reach * 0.6, y - 84 + reach * 0.3),
                (x + side * reach, y - 22),
            ]
            sheet.line(spline(jet, closed=False), "#f4fbff", 1.8, 0.85)
    scene.add(
        sheet, relief=5, lo=0.5, hi=0.5, rim=0.5, rim_width=2, shadow=(4, 2, 5, 0.4), wobble=0.6
    )
    birds = scene.sheet()
    for number in range(11):
        px, py = 250 + number * 14 + rng.uniform(-50, 60), rng.uniform(930, 1060)
        birds.fill(ellipse(px + 9, py - 2, 14, 3), "#3a3358", 0.4)
        birds.fill(leaf((px + 9, py - 5), (px - 8, py - 7), 9), vary("#6a7488", rng, 0.2))
        birds.fill(ellipse(px - 7, py - 10, 3), "#4a5468")
        birds.fill(leaf((px - 8, py - 10), (px - 14, py - 8), 2.5), "#d8a02c")
    scene.add(birds, relief=2, rim=0.4, rim_width=1.2, wobble=0.3)


HIDDEN = [
    (606, 520, 1.25), (712, 384, 1.05), (54, 300, 1.0), (560, 262, 0.8), (166, 168, 0.66),
    (676, 196, 0.62), (402, 150, 0.54), (540, 96, 0.4), (268, 84, 0.36), (60, 94, 0.36),
    (760, 92, 0.36),
]  # fmt: skip
WALLS = [(-44, 4), (44, 4), (70, -22), (70, -62), (44, -62), (-44, -62)]
ROOF = [(-52, -54), (50, -54), (76, -78), (62, -106), (-30, -106)]
FLANK = dots("120,420 118,340 168,262 262,218 366,228 440,286 474,366 466,440 340,480 200,476")
FACE = dots("344,420 350,366 388,336 440,330 492,348 518,396 512,444 474,478 420,484 366,464")
HEAD = spline(FACE)
EARS = ellipse(368, 348, 30, 28), ellipse(494, 356, 30, 28)
MUZZLE = ellipse(440, 446, 44, 33, 4)
PAWS = ellipse(354, 496, 52, 29, 8), ellipse(496, 508, 52, 29, 2)


def _shapes() -> list[tuple[Path, float, float]]:
    """What lies under the fog: houses, and a bear who was not there yesterday.

    Each is a shape, how far its edge is rounded, and how high it lifts the cloth.
    """
    shapes: list[tuple[Path, float, float]] = []
    for x, y, size in HIDDEN:
        shapes += [
            (moved(poly(WALLS), x, y, size), 16 * size, 0.9),
            (moved(poly(ROOF), x, y, size), 30 * size, 1.25),
        ]
    shapes += [(spline(FLANK), 96, 0.9)]
    return shapes


def _features() -> list[tuple[Path, float, float]]:
    """What lies on the bear: its ears, head, muzzle and paws."""
    ears = [(minus(path, HEAD), 20.0, 1.2) for path in EARS]
    return [*ears, (HEAD, 46, 0.9), (MUZZLE, 26, 0.7), *((path, 24, 1.1) for path in PAWS)]


def _folds() -> list[tuple[Path, float]]:
    """Where the cloth sinks in: closed lids, a mouth, toes, the eaves and corners of the houses."""
    lines: list[tuple[Path, float]] = []
    for points, wide in (
        ([(352, 372), (341, 400), (344, 432), (368, 468)], 4.0),
        ([(384, 404), (398, 416), (418, 412)], 7.0), ([(462, 414), (480, 420), (496, 408)], 7.0),
        ([(440, 452), (440, 464), (424, 472)], 5.0), ([(440, 464), (456, 473)], 5.0),
    ):  # fmt: skip
        lines.append((spline(points, closed=False), wide))
    for paw in PAWS:
        box = paw.getBounds()
        for toe in (-18, 0, 18):
            x = box.centerX() + toe
            lines.append((poly([(x, box.centerY() + 6), (x + toe * 0.1, box.bottom())],
                               closed=False), 5))  # fmt: skip
    for x, y, size in HIDDEN:
        marks = [(poly([(-48, -52), (48, -52)], closed=False), 4.0),
                 (poly([(46, -52), (46, 2)], closed=False), 4.0),
                 (rect(-28, -40, 14, 19), 2.6), (rect(10, -40, 14, 19), 2.6)]  # fmt: skip
        lines += [(moved(mark, x, y, size), wide * size) for mark, wide in marks]
    return lines


def _fog(scene: Scene) -> None:
    """A sheet of felt over the rest of the town; three tones, and only outlines under it."""
    page = scene.page
    height = np.zeros_like(page.x)
    for path, radius, lift in _shapes():
        sheet = scene.sheet()
        sheet.fill(path, "#ffffff")
        depth = depth_of(sheet.pixels()[..., 3], page.scale)
        height = np.maximum(height, inflate(depth, radius, page.scale) * lift)
    for path, radius, lift in _features():
        sheet = scene.sheet()
        sheet.fill(path, "#ffffff")
        depth = depth_of(sheet.pixels()[..., 3], page.scale)
        height = height + inflate(depth, radius, page.scale) * lift
    height = page.blur(height.astype(np.float32), 4.0)
    sunk = scene.sheet()
    for path, wide in _folds():
        sunk.line(path, "#ffffff", wide)
    folds = page.blur(sunk.pixels()[..., 3], 2.2)
    height += page.noise(12, 130, 3, 0.5, (2, 0.8)) * 6 - folds * 7
    down, across = np.gradient(page.blur(height.astype(np.float32), 1.4), 1 / page.scale)
    lit = (across * 0.62 - down * 0.72 + 0.75) / np.sqrt(1 + across**2 + down**2)
    hollow = page.blur(height.astype(np.float32), 26.0) - height  # shade gathers at every foot
    far = smoothstep(700, 60, page.y)
    value = 0.50 + (lit - 0.75) * 0.72 + 0.2 * far + 0.03 * page.texture("across")
    value -= np.clip(hollow, -6, 30) / 30 * 0.42 + folds * 0.26
    stops = [(0.0, "#7c84be"), (0.32, "#a8b0de"), (0.58, DOVE), (0.8, "#dfe2f4"), (1.05, PEARL)]
    colour = ramp(stops, value.astype(np.float32))
    over, along = _over(page), _along(page)
    colour = _bordered(page, colour, along)
    ragged = 7 * page.noise(15, 40, 4)
    alpha = smoothstep(-4, 4, over) * smoothstep(LONG + 8, LONG - 8, along + ragged)
    paper = np.dstack([colour * alpha[..., None], alpha]).astype(np.float32)
    scene.add(
        paper, relief=0, amount=0.05, texture="across", hue=0.02, wobble=0, shadow=(9, 5, 12, 0.6)
    )
    felt, rng = scene.sheet(), random.Random(16)
    for _ in range(2600):  # fine strokes, all one way
        x, y = rng.uniform(-10, 810), rng.uniform(0, 860)
        if (x - START[0]) * OVER[0] + (y - START[1]) * OVER[1] < 0 or (x - START[0]) * WAY[0] + (
            y - START[1]
        ) * WAY[1] > LONG - 12:
            continue
        long = rng.uniform(10, 46)
        stroke = taper(
            [(x, y), (x + long / 2, y + rng.uniform(-2, 2)), (x + long, y + rng.uniform(-2, 2))],
            [0.3, rng.uniform(0.8, 2), 0.3],
            6,
        )
        felt.fill(stroke, rng.choice(("#ffffff", "#ffffff", "#949cd0")), rng.uniform(0.12, 0.4))
    scene.put(felt)
    nose = scene.sheet()
    nose.fill(spline(dots("424,432 440,427 457,433 451,446 440,451 429,446")), "#6f76b4", 0.85)
    scene.put(nose, blur=2.4)
    for x, y in ((586, 482), (632, 482), (732, 352)):  # somebody is up
        scene.shine(x, y, 30, "#ffc85a", 0.6)
    scene.mist(10, 90, "#f4eefb", 0.6, seed=4)


def _bordered(page: Page, colour: Field, along: Field) -> Field:
    """Weave the border of a rug into the fog, beside its edge."""
    off = LONG - along + 2 * page.noise(18, 60, 2)
    wide = smoothstep(13, 16, off) * smoothstep(37, 34, off)
    thin = smoothstep(45, 47, off) * smoothstep(54, 52, off)
    part = (0.7 * np.maximum(wide, thin))[..., None]
    tone = np.asarray(rgb("#6f78c0"), np.float32) * (0.45 + 0.6 * colour.mean(-1, keepdims=True))
    return np.asarray(colour * (1 - part) + tone * part, np.float32)


def _tassels(scene: Scene) -> None:
    """The fringe of its side, where one can see that it is a rug."""
    rng, sheet = random.Random(19), scene.sheet()
    for number in range(44):
        x, y = on(LONG - 2, RADIUS * 0.5 + number * 10)
        long = rng.uniform(18, 27)
        end = x + WAY[0] * long + rng.uniform(-4, 2), y + WAY[1] * long + rng.uniform(-2, 7)
        sheet.fill(taper([(x, y), end], [6, 3.4], 6), vary("#e9e6f6", rng, 0.05))
        sheet.fill(ellipse(x + WAY[0] * 5, y + WAY[1] * 5, 3.8), "#ffffff")
    scene.add(
        sheet, relief=2, lo=0.5, hi=0.4, rim=0.4, rim_width=1.6, shadow=(5, 6, 5, 0.5), wobble=0.5
    )


def _roll(scene: Scene) -> None:
    """The thick roll: soft as felt, lit from below, dark where it touches the ground."""
    page = scene.page
    over, along = _over(page), _along(page)
    inside = smoothstep(LONG + 20, LONG - 30, along)
    off = np.clip(-(over + RADIUS - 14), 0, None)
    touch = np.exp(-((off / 44) ** 2)) * inside * smoothstep(0, -20, over)
    scene.multiply((touch * 0.97).astype(np.float32), "#141030")
    behind = np.exp(-(((over - RADIUS - 2) / 30) ** 2)) * inside
    scene.multiply((behind * 0.95).astype(np.float32), "#43478c")
    fuzz = 6 * page.noise(21, 40, 3, 0.5) + 7 * page.noise(22, 150, 2)
    across = np.clip((over + fuzz) / RADIUS, -1, 1)
    alpha = smoothstep(RADIUS + 2, RADIUS - 3, np.abs(over + fuzz)) * smoothstep(
        LONG + 3, LONG - 3, along
    )
    tall = np.sqrt(np.clip(1 - across**2, 0, 1))
    lit = tall * 0.58 - across * 0.52 + 0.06 * page.noise(23, 60, 4, 0.5, (2.2, 1))
    seams = np.sin((over + 8 * page.noise(24, 220, 2)) / 3.4) * 0.03 + 0.05 * np.sin(
        over / 15 + page.noise(25, 300, 2)
    )
    stops = [
        (-0.5, "#8a90c8"),
        (-0.1, "#7f85c0"),
        (0.25, "#979dd0"),
        (0.55, "#c4c8e6"),
        (0.78, "#ece6ee"),
        (0.95, "#fff6e4"),
    ]
    colour = _bordered(page, ramp(stops, (lit + seams).astype(np.float32)), along)
    paper = np.dstack([colour * alpha[..., None], alpha]).astype(np.float32)
    scene.add(paper, amount=0.08, texture="brush", hue=0.02, wobble=1.2)
    hairs, rng = scene.sheet(), random.Random(27)
    for _ in range(2400):
        part, side = rng.uniform(0, LONG), rng.uniform(-1, 1)
        x, y = on(part, side * RADIUS)
        long = rng.uniform(8, 26)
        turn = rng.gauss(0, 0.35)
        end = (
            x + long * (WAY[0] * math.cos(turn) - WAY[1] * math.sin(turn)),
            y + long * (WAY[1] * math.cos(turn) + WAY[0] * math.sin(turn)),
        )
        tone: Colour = "#fffaf4" if side < rng.uniform(-0.6, 0.5) else "#6468a8"
        hairs.fill(
            taper([(x, y), end], [rng.uniform(0.8, 2.2), 0.3], 6), tone, rng.uniform(0.15, 0.45)
        )
    for _ in range(420):  # soft pile along its foot
        x, y = on(rng.uniform(0, LONG - 30), -RADIUS + rng.uniform(-4, 6))
        end = (
            x - OVER[0] * rng.uniform(4, 12) + rng.uniform(-8, 8),
            y - OVER[1] * rng.uniform(3, 9),
        )
        hairs.fill(taper([(x, y), end], [5, 1], 6), mix(DOVE, PEARL, rng.random()), 0.8)
    scene.put(hairs, wobble=0.8)
    _spiral(scene)


def _spiral(scene: Scene) -> None:
    """The end of the roll, wound like a carpet."""
    sheet = scene.sheet()
    x, y = END
    turn = math.degrees(math.atan2(OVER[1], OVER[0]))
    sheet.fill(
        ellipse(x, y, RADIUS, RADIUS * 0.56, turn),
        "#9aa0d2",
        grad=linear(x - 60, y + 70, x + 50, y - 70, "#5a60a0"),
    )
    points = []
    for step in range(190):
        part = step / 189
        angle = part * math.tau * 3.6 + 2.2
        size = RADIUS * (0.06 + 0.92 * part)
        a, b = size * math.cos(angle), size * 0.56 * math.sin(angle)
        way = math.radians(turn)
        points.append(
            (x + a * math.cos(way) - b * math.sin(way), y + a * math.sin(way) + b * math.cos(way))
        )
    curl = spline(points, closed=False)
    sheet.line(curl, "#2c2c62", 13, 0.85)
    sheet.line(moved(curl, -3, 2.4), "#faf4f4", 8.5)
    rng = random.Random(29)
    for px, py in points[::2]:
        for _ in range(3):
            end = px + rng.gauss(0, 7), py + rng.gauss(0, 7)
            sheet.fill(taper([(px, py), end], [2, 0.3], 6), rng.choice((PEARL, "#8088c0")), 0.5)
    for number in range(34):  # tassels all round the curled edge
        angle = math.radians(-100 + number * 6.1)
        a, b = RADIUS * math.cos(angle + 1.5), RADIUS * 0.56 * math.sin(angle + 1.5)
        way = math.radians(turn)
        px = x + a * math.cos(way) - b * math.sin(way)
        py = y + a * math.sin(way) + b * math.cos(way)
        end = px + WAY[0] * 20 + rng.uniform(-3, 3), py + WAY[1] * 20 + rng.uniform(0, 6)
        sheet.fill(taper([(px, py), end], [6, 3], 6), vary("#efeaf6", rng, 0.05))
    scene.add(sheet, relief=6, lo=0.4, hi=0.4, rim=0.6, shadow=(8, 8, 14, 0.55), wobble=1.4)


def _caught(scene: Scene) -> None:
    """A couple who had counted on the fog."""
    one = Person(
        skin="brown",
        hair="curly",
        hair_colour="#241614",
        colour="#d8a02c",
        coat="dress",
        face="serene",
        shoes="#7a2f2c",
        trousers="#9a6240",
    )
    other = Person(
        skin="fair",
        hair="short",
        hair_colour="#8a5a2c",
        colour="#2f5a8c",
        coat="jacket",
        face="serene",
        trousers="#3c3c54",
    )
    x, y = on(214, -RADIUS - 50)
    embrace(scene, one, other, x, y, 122, 132, gap=0.12, shadow=(5, 1, 5, 0.4))


def _runner(scene: Scene) -> None:
    """Someone in pyjamas who would rather stay under it."""
    who = Person(
        body="adult",
        skin="olive",
        hair="short",
        hair_colour="#2c1c18",
        coat="shirt",
        colour="#8cc0e0",
        trim="#ffffff",
        pattern="stripes",
        trousers="#8cc0e0",
        shoes="#c58e5e",
        face="fear",
        buttons="none",
    )
    x, y = on(664, -RADIUS - 146)
    man = Figure(who, "run", "q", lean=40, head=-8, near_hand="open", far_hand="open")
    man.place(x, y, 168)
    neck = man.page("neck")
    man.reach(neck[0] + 62, neck[1] - 4, "n").reach(neck[0] + 66, neck[1] - 22, "f")
    scene.pool(x + 20, y - 2, 50, 8, "#2a2444", 0.6)
    man.draw(scene, x, y, 168, shadow=(5, 2, 5, 0.4))


def _broom(sheet: Sheet, foot: Point2, top: Point2, rng: random.Random) -> None:
    """A twig broom."""
    (x0, y0), (x1, y1) = foot, top
    long = math.dist(foot, top)
    way = (x0 - x1) / long, (y0 - y1) / long
    sheet.fill(taper([top, foot], [5, 5], 6), "#a87844")
    for _ in range(34):
        spread = rng.gauss(0, 7)
        end = x0 + way[0] * 26 - way[1] * spread, y0 + way[1] * 26 + way[0] * spread
        sheet.line(
            poly([(x0 - way[0] * 12, y0 - way[1] * 12), end], closed=False),
            rng.choice(("#6a4424", "#8a5c2c", "#4a2c1c")),
            1.8,
        )
    sheet.line(
        poly(
            [(x0 - way[1] * 5, y0 + way[0] * 5), (x0 + way[1] * 5, y0 - way[0] * 5)], closed=False
        ),
        "#c8392c",
        4,
    )


def _lamp(scene: Scene) -> None:
    """A street lamp with nobody's broom against it."""
    x, y = 344, 1070
    cast = scene.sheet()
    cast.fill(taper([(x, y), (x + 150, y - 96)], [8, 4], 6), "#3a3358")
    scene.put(cast, "multiply", opacity=0.5, blur=1.4)
    sheet = scene.sheet()
    sheet.fill(taper([(x, y), (x, y - 160)], [10, 6]), "#2c4a44")
    sheet.fill(
        spline([(x - 14, y + 3, 1), (x - 8, y - 18), (x + 8, y - 18), (x + 14, y + 3, 1)]),
        "#2c4a44",
    )
    sheet.fill(
        poly([(x - 11, y - 160), (x + 11, y - 160), (x + 16, y - 190), (x - 16, y - 190)]),
        "#f4ecc8",
    )
    sheet.line(
        poly([(x - 11, y - 160), (x + 11, y - 160), (x + 16, y - 190), (x - 16, y - 190)]),
        "#2c4a44",
        3,
    )
    sheet.fill(poly([(x - 20, y - 190), (x + 20, y - 190), (x, y - 208)]), "#2c4a44")
    _broom(sheet, (x - 34, y - 22), (x - 4, y - 132), random.Random(8))
    scene.add(
        sheet, relief=4, lo=0.6, hi=0.5, rim=0.7, rim_width=2, shadow=(4, 2, 4, 0.4), wobble=0.4
    )


def _sweepers(scene: Scene) -> None:
    girl = Person(
        body="youth",
        skin="dark",
        hair="plait",
        hair_colour="#1c1214",
        coat="jacket",
        colour="#77808c",
        trim="#d8a02c",
        belt="#4a505c",
        trousers="#77808c",
        boots=True,
        shoes="#3a3440",
        scarf="#d8452c",
        face="joy",
        hat="cap",
        hat_colour="#5a626e",
    )
    old = Person(
        body="broad",
        skin="fair",
        hair="short",
        hair_colour="#b9bcc0",
        beard="long",
        coat="jacket",
        colour="#6a7280",
        trim="#d8a02c",
        belt="#4a3a34",
        trousers="#6a7280",
        boots=True,
        shoes="#3a3034",
        face="stern",
        hat="cap",
        hat_colour="#4c5460",
        wrinkles=0.7,
    )
    for who, part, tall in ((girl, 366, 214), (old, 524, 240)):
        x, y = on(part, -RADIUS - 160)
        worker = Figure(who, "push", "q", lean=40, head=-16, near_hand="palm", far_hand="palm")
        neck = worker.place(x, y, tall).page("neck")
        over = (neck[0] - START[0]) * OVER[0] + (neck[1] - START[1]) * OVER[1]
        shift = -RADIUS - 0.10 * tall - over  # near enough to lean on it with both hands
        x, y = x + OVER[0] * shift, y + OVER[1] * shift
        neck = worker.place(x, y, tall).page("neck")
        along = (neck[0] - START[0]) * WAY[0] + (neck[1] - START[1]) * WAY[1]
        scene.pool(x + 30, y - 6, 70, 12, "#2a2444", 0.6)
        near, far = on(along + 0.25 * tall, -RADIUS + 8), on(along + 0.15 * tall, -RADIUS + 24)
        worker.reach(*near, "n", 0.4).reach(*far, "f", 0.4)
        for px, py in (near, far):  # where they lean on it, the felt gives way
            scene.pool(px + 8, py - 4, 30, 22, "#3c3f80", 0.8)
        worker.draw(
            scene,
            x,
            y,
            tall,
            under=_on_the_back,
            ground=0.6,
            rim=0.7,
            rim_colour="#ffe9b8",
            shadow=(5, 1, 6, 0.45),
        )


def _on_the_back(stage: Stage, figure: Figure) -> None:
    """Each has a broom of their own."""
    neck, pelvis = figure.joints["neck"], figure.joints["pelvis"]
    way = neck - pelvis
    with stage.part(relief=1, depth=1, shadow=0.5) as cel:
        foot, top = pelvis - way * 0.2 - [10, 0], neck + way * 0.1 - [9, 0]
        cel.fill(taper([tuple(top), tuple(foot)], [2, 2], 6), "#a87844")
        rng = random.Random(4)
        for _ in range(26):
            end = foot - way * 0.34 + [rng.gauss(0, 3), rng.gauss(0, 2)]
            cel.line(
                poly([tuple(foot), tuple(end)], closed=False),
                rng.choice(("#6a4424", "#8a5c2c")),
                0.9,
            )


def _wisps(scene: Scene) -> None:
    """A little of it always stays in the streets."""
    rng = random.Random(40)
    sheet = scene.sheet()
    for _ in range(70):
        x, y = on(rng.uniform(0, LONG), -RADIUS - abs(rng.gauss(0, 26)))
        curl = [
            (x, y),
            (x + rng.uniform(10, 24), y - rng.uniform(-4, 10)),
            (x + rng.uniform(26, 48), y + rng.uniform(-4, 8)),
        ]
        sheet.fill(taper(curl, [0.4, rng.uniform(2, 6), 0.4], 12), PEARL, 0.35, blur=1.4)
    scene.put(sheet)
