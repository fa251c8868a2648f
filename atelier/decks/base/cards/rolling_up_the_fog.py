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
    limb,
    linear,
    mix,
    moved,
    poly,
    ramp,
    rect,
    smoothstep,
    spline,
    taper,
    union,
    vary,
)
from pinxit_atelier.engine.light import depth_of, inflate
from pinxit_atelier.pen import dots
from pinxit_atelier.people import Figure, embrace
from pinxit_atelier.people import Look as Person
from pinxit_atelier.people.stage import Stage
from pinxit_atelier.things import bicycle, tree

PEARL, DOVE, SLATE = "#f1efe9", "#c3c8d0", "#6f7888"
START, END, RADIUS = (-60.0, 432.0), (716.0, 830.0), 94.0  # the roll's axis
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
    _roll(scene)
    _caught(scene)
    _half_bicycle(scene)
    _lamp(scene)
    _sweepers(scene)
    _wisps(scene)
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
    for x, y, size, seed in ((206, 1062, 0.95, 3),):
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
    x, y, rng = 470, 1040, random.Random(6)
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
    (548, 640, 1.15), (690, 720, 1.2), (420, 520, 1.0), (628, 520, 1.0), (742, 556, 1.0),
    (40, 318, 0.8), (606, 396, 0.8), (728, 410, 0.8), (570, 290, 0.66), (142, 246, 0.62),
    (672, 292, 0.66), (762, 300, 0.66), (470, 262, 0.6), (30, 222, 0.56), (380, 226, 0.52),
    (620, 206, 0.5), (250, 206, 0.5), (520, 190, 0.46), (726, 210, 0.5), (140, 172, 0.42),
    (330, 160, 0.4), (440, 152, 0.38), (620, 146, 0.36), (60, 128, 0.36), (220, 128, 0.34),
    (530, 120, 0.32), (770, 140, 0.38), (140, 96, 0.28), (300, 92, 0.26), (400, 104, 0.28),
    (590, 84, 0.24), (740, 92, 0.26),
]  # fmt: skip
WALLS = [(-40, 0), (40, 0), (66, -24), (66, -70), (53, -96), (40, -66), (-40, -66)]
ROOF = [(-46, -62), (46, -62), (60, -104), (-30, -104)]
BACK = dots("92,486 112,424 176,360 270,330 356,356 410,424 424,492 310,512 170,508")
SPIRE = [(664, 240), (664, 170), (678, 120), (688, 66), (698, 120), (712, 170), (712, 240)]
LAIR = 54, -66  # where that something sleeps
TAIL = [(404, 466), (372, 502), (290, 516), (200, 512), (150, 492)]


def _shapes() -> list[tuple[Path, float]]:
    """What lies under the fog: houses, a spire, and something that breathes."""
    shapes: list[tuple[Path, float]] = []
    x: float
    y: float
    for x, y, size in HIDDEN:
        shapes += [
            (moved(poly(WALLS), x, y, size), 14 * size),
            (moved(poly(ROOF), x, y, size), 18 * size),
        ]
    shapes.append((poly(SPIRE), 14))
    beast = [
        (spline(BACK), 74),
        (ellipse(116, 462, 58, 42, -14), 30),
        (limb(TAIL, [36, 34, 29, 23, 12], 40), 15),
    ]
    beast += [(leaf((x, 434), (x - 14, 384), 28), 10) for x in (88, 130)]
    for number in range(9):  # along its back
        part = number / 8
        x, y = (
            168 + part * 226,
            350 - 34 * math.sin(math.pi * (0.1 + part * 0.75)) + part * part * 66,
        )
        beast.append((leaf((x, y + 26), (x + 8, y - 18), 24), 9))
    shapes += [(moved(path, *LAIR), radius) for path, radius in beast]
    return shapes


def _outlines(scene: Scene) -> None:
    """Lines as if pressed through from below; fainter the farther they are."""
    sheet = scene.sheet()
    for x, y, size in HIDDEN:
        strength = 0.22 + 0.5 * size * size
        panes = [rect(-26, -46, 13, 20), rect(10, -46, 13, 20), rect(-8, -26, 15, 26)]
        for path in (poly(WALLS), poly(ROOF), poly([(40, 0), (40, -66)], closed=False), *panes):
            sheet.line(moved(path, x + 1.6, y - 1.6, size), "#ffffff", 2.2, strength)
            sheet.line(moved(path, x, y, size), "#6c7690", 1.9, strength * 0.8)
        for row in (-74, -84, -94):
            line = moved(poly([(-42, row), (54, row)], closed=False), x, y, size)
            sheet.line(line, "#7f89a0", 1, strength * 0.5)
    for path in (poly(SPIRE), poly([(664, 170), (712, 170)], closed=False), ellipse(688, 196, 9)):
        sheet.line(moved(path, 1.6, -1.6), "#ffffff", 2, 0.5)
        sheet.line(path, "#6c7690", 1.8, 0.5)
    sheet.canvas.translate(*LAIR)
    shut = [(88, 466), (100, 474), (116, 470)]
    body = union(spline(BACK), ellipse(116, 462, 58, 42, -14))
    sheet.line(moved(body, 1.6, -1.6), "#ffffff", 3, 0.6)
    sheet.line(body, "#5f6880", 2.6, 0.5)
    for path in (
        spline(shut, closed=False),
        spline([(70, 488), (90, 494), (108, 490)], closed=False),
    ):
        sheet.line(path, "#4a5268", 3.8, 0.9)
    for number in range(46):  # scales, or tiles
        px, py = 196 + (number % 8) * 24 + (number // 8 % 2) * 12, 384 + number // 8 * 18
        sheet.line(
            spline([(px - 9, py), (px, py + 7), (px + 9, py)], closed=False), "#6c7690", 2, 0.6
        )
    scene.put(sheet, blur=0.7, wobble=1.8)


def _fog(scene: Scene) -> None:
    """A sheet of felt over the rest of the town; three tones, and only outlines under it."""
    page = scene.page
    height = np.zeros_like(page.x)
    for path, radius in _shapes():
        sheet = scene.sheet()
        sheet.fill(path, "#ffffff")
        depth = depth_of(sheet.pixels()[..., 3], page.scale)
        height = np.maximum(height, inflate(depth, radius, page.scale) * 1.1)
    height = page.blur(height.astype(np.float32), 6.0)
    height += page.noise(12, 130, 3, 0.5, (2, 0.8)) * 6
    down, across = np.gradient(height, 1 / page.scale)
    lit = (across * 0.62 - down * 0.72 + 0.75) / np.sqrt(1 + across**2 + down**2)
    far = smoothstep(700, 60, page.y)
    steps = np.round((lit - 0.75) * 5) / 5 * 0.5 + (lit - 0.75) * 0.5
    value = 0.44 + steps * 0.9 + 0.30 * far + 0.03 * page.texture("across")
    stops = [(0.0, "#5f6a80"), (0.32, "#97a0b0"), (0.58, DOVE), (0.8, "#e2e2e0"), (1.05, PEARL)]
    colour = ramp(stops, value.astype(np.float32))
    over, along = _over(page), _along(page)
    ragged = 7 * page.noise(15, 40, 4)
    alpha = smoothstep(-4, 4, over) * smoothstep(LONG + 8, LONG - 8, along + ragged)
    paper = np.dstack([colour * alpha[..., None], alpha]).astype(np.float32)
    scene.add(
        paper, relief=0, amount=0.05, texture="across", hue=0.02, wobble=0, shadow=(5, -8, 10, 0.4)
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
        felt.fill(stroke, rng.choice(("#ffffff", "#ffffff", "#8f98a8")), rng.uniform(0.12, 0.4))
    scene.put(felt)
    _outlines(scene)
    for x, y in ((563, 598), (440, 484)):
        scene.shine(x, y, 46, "#ffc85a", 0.75)
    scene.mist(10, 90, "#fbf6ec", 0.6, seed=4)


def _roll(scene: Scene) -> None:
    """The thick roll: soft as felt, lit from below, dark where it touches the ground."""
    page = scene.page
    over, along = _over(page), _along(page)
    inside = smoothstep(LONG + 20, LONG - 30, along)
    touch = np.exp(-(((over + RADIUS + 4) / 26) ** 2)) * inside
    scene.multiply((touch * 0.95).astype(np.float32), "#1c1834")
    behind = np.exp(-(((over - RADIUS - 6) / 34) ** 2)) * inside
    scene.multiply((behind * 0.55).astype(np.float32), "#5a607a")
    fuzz = 5 * page.noise(21, 34, 4, 0.6) + 4 * page.noise(22, 120, 2)
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
        (-0.5, "#3f4460"),
        (-0.1, "#666e86"),
        (0.25, "#8d95a6"),
        (0.55, "#b9bdc4"),
        (0.78, "#dcd8d0"),
        (0.95, "#f6ecd8"),
    ]
    colour = ramp(stops, (lit + seams).astype(np.float32))
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
        tone: Colour = "#fffaf0" if side < rng.uniform(-0.6, 0.5) else "#6a7286"
        hairs.fill(
            taper([(x, y), end], [rng.uniform(0.8, 2.2), 0.3], 6), tone, rng.uniform(0.15, 0.45)
        )
    for _ in range(420):  # the fringe of its lower edge
        x, y = on(rng.uniform(0, LONG), -RADIUS + rng.uniform(-4, 6))
        end = (
            x - OVER[0] * rng.uniform(6, 20) + rng.uniform(-8, 8),
            y - OVER[1] * rng.uniform(4, 16),
        )
        hairs.fill(taper([(x, y), end], [3, 0.4], 6), mix(DOVE, PEARL, rng.random()), 0.7)
    scene.put(hairs, wobble=0.8)
    _spiral(scene)


def _spiral(scene: Scene) -> None:
    """The end of the roll, wound like a carpet."""
    sheet = scene.sheet()
    x, y = END
    turn = math.degrees(math.atan2(OVER[1], OVER[0]))
    sheet.fill(
        ellipse(x, y, RADIUS, RADIUS * 0.56, turn),
        "#8b93a4",
        grad=linear(x - 60, y + 70, x + 50, y - 70, "#5c6478"),
    )
    points = []
    for step in range(190):
        part = step / 189
        angle = part * math.tau * 5.2 + 2.2
        size = RADIUS * (0.06 + 0.92 * part)
        a, b = size * math.cos(angle), size * 0.56 * math.sin(angle)
        way = math.radians(turn)
        points.append(
            (x + a * math.cos(way) - b * math.sin(way), y + a * math.sin(way) + b * math.cos(way))
        )
    curl = spline(points, closed=False)
    sheet.line(curl, "#3c4054", 9, 0.75)
    sheet.line(moved(curl, -2.5, 2), "#f4efe4", 5.5, 0.95)
    rng = random.Random(29)
    for px, py in points[::2]:
        for _ in range(3):
            end = px + rng.gauss(0, 7), py + rng.gauss(0, 7)
            sheet.fill(taper([(px, py), end], [2, 0.3], 6), rng.choice((PEARL, "#7d8598")), 0.5)
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
    x, y = on(236, -RADIUS - 46)
    embrace(scene, one, other, x, y, 122, 132, gap=0.12, shadow=(5, 1, 5, 0.4))


def _runner(scene: Scene) -> None:
    """Someone in pyjamas who would rather stay under it."""
    who = Person(
        body="adult",
        skin="olive",
        hair="wild",
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
    x, y = on(758, -RADIUS - 92)
    Figure(who, "run", "q", lean=44, head=14).draw(scene, x, y, 172, shadow=(5, 2, 5, 0.4))


def _half_bicycle(scene: Scene) -> None:
    """Red where the sun has found it."""
    page = scene.page
    x, y = on(486, -RADIUS - 74)
    scene.pool(x + 10, y, 70, 8, "#3a3358", 0.6)
    sheet = scene.sheet()
    bicycle(sheet, x, y, 0.95, colours=("#d8281c", "#2a2430", "#c9d2d4"), light=(-0.8, 0.2))
    paper = sheet.pixels()
    grey = paper[..., :3].mean(-1, keepdims=True) * 0.7 + 0.34 * paper[..., 3:]
    part = smoothstep(x - 4, x + 4, page.x + 3 * page.noise(33, 20, 2))[..., None]
    paper[..., :3] = paper[..., :3] * (1 - part) + grey * part
    scene.add(paper, rim=0.4, rim_width=1.6, shadow=(4, 2, 3, 0.4), wobble=0.3)


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
    x, y = 352, 1046
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
    for who, part, tall, off in ((girl, 344, 204, 62), (old, 622, 236, 66)):
        x, y = on(part, -RADIUS - off)
        scene.pool(x + 30, y - 6, 70, 12, "#2a2444", 0.6)
        worker = Figure(who, "push", "q", lean=34, head=-12)
        worker.place(x, y, tall)
        worker.reach(*on(part + 8, -RADIUS * 0.30), "n").reach(*on(part - 26, -RADIUS * 0.22), "f")
        worker.change(near_hand="flat", far_hand="flat")
        for hand in ("wrn", "wrf"):  # where they lean on it, the felt gives way
            scene.pool(worker.page(hand)[0] + 8, worker.page(hand)[1], 34, 26, "#5a607a", 0.6)
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
