"""A bed sawn lengthwise drifts apart at night, with one sleeper on each half of it."""

import math
import random

import numpy as np

from pinxit_atelier.animals import cat
from pinxit_atelier.engine import (
    Brush,
    Cast,
    Field,
    Look,
    Page,
    Palette,
    Path,
    Scene,
    Sheet,
    darker,
    ellipse,
    leaf,
    limb,
    linear,
    poly,
    rect,
    sample,
    smoothstep,
    spline,
    taper,
    vary,
)
from pinxit_atelier.engine.light import depth_of, inflate, lit_paint, relief
from pinxit_atelier.gesture import Look as Person
from pinxit_atelier.gesture import Stage
from pinxit_atelier.pen import dots

INK, PETROL, LINEN, CREAM, BRICK, LAMP = (
    "#0a1430", "#17465c", "#f4ead6", "#efdfc0", "#a8412f", "#ffd257",
)  # fmt: skip
WOOD, RAW = "#7a4a2c", "#e3bd84"
LEFT, RIGHT = (216, 622, -8.0), (612, 636, 12.5)  # the middle of each half, and its turn
HALF = 112, 366  # half the width and half the length of a half-bed
SHINE = 246, 206
ROLL = -1

Bed = tuple[float, float, float]


def paint(page: Page) -> Scene:
    """Paint the water, then the two halves, and last what still joins them."""
    light = (SHINE[0], SHINE[1], 150.0)
    scene = Scene(page, 911, light=light, glow="#ffd98a", shade="#0a1130", reach=520, felt=0.05)
    scene.focus(230, 400, 170)
    scene.focus(600, 420, 150, 0.9)
    scene.focus(403, 680, 130)
    _water(scene)
    scene.of("water", way=6)
    for bed, side in ((LEFT, 1), (RIGHT, -1)):
        _half(scene, bed, side)
    _oars(scene)
    _pillow(scene, LEFT, -6)
    _pillow(scene, RIGHT, 4)
    _sleepers(scene)
    _blanket(scene)
    _stretched(scene)
    _turned_down(scene)
    _hand(scene)
    _night(scene)
    _lamp(scene)
    _cat(scene)
    scene.motes(60, "#ffe6a8", (90, 150, 470, 640), size=(0.5, 1.8), strength=0.6)
    return scene.finish(
        Look(
            brush=Brush(exact=0.035, edges=0.5, detail=0.5, variety=1.1),
            masses=0.25,
            palette=Palette(
                colours=("#f4ead6", "#ffd257", "#17465c", "#0a1430", "#7a4a2c"),
                mother="#3a5a80",
                accent="#a8412f",
                quiet=0.2,
                hold=0.6,
            ),
            vignette=0.42,
            bloom=0.34,
            contrast=1.12,
            shadows="#10243f",
            lights="#b89a58",
            split=0.1,
        )
    )


def at(bed: Bed, x: float, y: float) -> tuple[float, float]:
    """Return where a place of a half-bed is on the page."""
    turn = math.radians(bed[2])
    return (
        bed[0] + x * math.cos(turn) - y * math.sin(turn),
        bed[1] + x * math.sin(turn) + y * math.cos(turn),
    )


def _slab(bed: Bed, grow: float = 0) -> Path:
    wide, long = HALF[0] + grow, HALF[1] + grow
    return poly(
        [at(bed, x, y) for x, y in ((-wide, -long), (wide, -long), (wide, long), (-wide, long))]
    )


def _mask(scene: Scene, *paths: Path) -> Field:
    sheet = scene.sheet()
    for path in paths:
        sheet.fill(path, "#ffffff")
    return np.ascontiguousarray(sheet.pixels()[..., 3])


def _water(scene: Scene) -> None:
    """Dark papers round the floes, one below the other, with ripples that follow the beds."""
    page = scene.page
    outside = depth_of(1 - _mask(scene, _slab(LEFT, 12), _slab(RIGHT, 12)), page.scale)
    outside = page.blur(outside, 16)
    far = outside + 16 * page.noise(4, 120, 3) + 5 * page.noise(5, 30, 2)
    lamp = page.distance(*SHINE)
    deep = np.clip(outside / 330, 0, 1) + 0.16 * page.noise(6, 260, 3)
    stops = [(0, "#1d5268"), (0.22, "#14395a"), (0.55, "#0d2146"), (1.1, "#081028")]
    scene.backdrop(stops, deep.astype(np.float32), amount=0.10, texture="across")
    steps = (far / 58) % 1  # each paper throws a shadow on the next one
    scene.multiply(smoothstep(0.3, 1, steps) * 0.3 * smoothstep(520, 60, outside), "#1c3458")
    for period, width, strength in ((58, 0.05, 0.5), (14.5, 0.10, 0.26)):
        part = np.abs(((far / period + 0.5) % 1) - 0.5)
        broken = np.clip(page.noise(int(period), 46, 3, 0.5, (1.6, 1)) + 0.35, 0, 1)
        line = smoothstep(width, 0, part) * broken * smoothstep(430, 20, outside) * strength
        near = np.exp(-((lamp / 330) ** 2))
        scene.tint((line * 0.8).astype(np.float32), "#5f9cb4")
        scene.tint((line * near * 1.9).astype(np.float32), LAMP)
    rng = random.Random(8)
    gold = scene.sheet()
    for _ in range(120):  # the lamp, broken on the water
        y = 300 + 330 * rng.random() ** 1.4
        x = 352 + rng.gauss(0, 20 + (y - 300) * 0.05)
        long = rng.uniform(4, 20)
        gold.fill(
            ellipse(x, y, long, rng.uniform(0.7, 1.8)),
            LAMP,
            rng.uniform(0.2, 0.8) * (1 - (y - 300) / 360),
        )
    scene.put(gold, "screen", wobble=1.5)
    stars = scene.sheet()
    for _ in range(75):  # stars, drawn out by the water
        x, y = rng.uniform(0, 800), rng.uniform(0, 1200)
        size = rng.uniform(0.8, 2.6) ** 1.3
        stars.fill(ellipse(x, y, size * 2.4, size * 0.55), "#dfe9ff", rng.uniform(0.3, 0.9))
        if size > 2.2:
            stars.fill(ellipse(x, y, size * 0.9, size * 0.9), "#ffffff", 0.9)
    scene.put(stars, "screen", opacity=0.85)


def _half(scene: Scene, bed: Bed, side: int) -> None:
    """One half: frame, sawn edge, mattress; `side` is where the gap is."""
    x, y, turn = bed
    wide, long = HALF
    rng = random.Random(int(x))
    frame = scene.sheet()
    edge = [
        (side * (wide + 4 + rng.uniform(-5, 7)), -long - 18 + step * 20.4, 1) for step in range(38)
    ]
    outer = [(-side * (wide + 10), long + 14), (-side * (wide + 10), -long - 14)]
    shape = poly([*(point[:2] for point in edge), *outer])
    with frame.at(x, y, 1, turn):
        frame.fill(shape, WOOD, grad=linear(0, -long, 0, long, darker(WOOD, 0.5)))
        for _ in range(70):  # the grain of the wood
            gx = rng.choice((-1, 1)) * (wide + rng.uniform(-2, 12))
            gy = rng.uniform(-long, long)
            frame.line(
                spline([(gx, gy), (gx + 1, gy + 40), (gx, gy + 90)], closed=False),
                "#3f2216",
                1.2,
                0.5,
                clip=shape,
            )
        raw = poly(
            [point[:2] for point in edge]
            + [(px - side * rng.uniform(7, 13), py) for px, py, _ in reversed(edge)]
        )
        frame.fill(raw, RAW, clip=shape)
        for _ in range(150):  # what the saw has left
            py = rng.uniform(-long, long)
            frame.line(
                poly(
                    [(side * (wide - 6), py), (side * (wide + 10), py + rng.uniform(-5, 5))],
                    closed=False,
                ),
                rng.choice(("#b98a54", "#fff0cc", "#8a5c34")),
                1.2,
                0.7,
                clip=raw,
            )
    scene.add(
        frame,
        relief=7,
        lo=0.7,
        hi=0.6,
        rim=0.7,
        rim_width=2.5,
        shadow=(6, 16, 17, 0.85),
        wobble=1.2,
    )
    mattress = scene.sheet()
    sheet_edge = [
        (side * (wide - 8 + rng.uniform(-3, 4)), -long + 8 + step * 18.9) for step in range(38)
    ]
    cloth = poly([*sheet_edge, (-side * (wide - 2), long - 6), (-side * (wide - 2), -long + 6)])
    with mattress.at(x, y, 1, turn):
        mattress.fill(cloth, LINEN)
        for number in range(16):  # the sheet is creased by many nights
            cy = -long + 120 + number * 24 + rng.uniform(-8, 8)
            sx = rng.uniform(-60, 40)
            crease = taper(
                [
                    (sx - 60, cy),
                    (sx, cy + rng.uniform(-12, 12)),
                    (sx + 70, cy + rng.uniform(-22, 22)),
                ],
                [0.5, 5, 0.5],
            )
            mattress.fill(crease, "#c3b9b4", 0.6, blur=1.5, clip=cloth)
        for number in range(12):  # stuffing and springs
            cy = -long + 30 + number * 60 + rng.uniform(-20, 20)
            curl = [
                (side * (wide - 8), cy),
                (side * (wide + 3), cy + 4),
                (side * (wide - 1), cy + 10),
                (side * (wide + 9), cy + 12),
            ]
            mattress.line(spline(curl, closed=False), "#cfd6da", 1.7, 0.9)
    scene.add(
        mattress,
        relief=20,
        lo=0.5,
        hi=0.4,
        rim=0.35,
        shadow=(2, 5, 6, 0.5),
        wobble=1.4,
        amount=0.07,
    )
    _board(scene, bed, side)


def _board(scene: Scene, bed: Bed, side: int) -> None:
    """Half a headboard above, half a footboard below, each with one post."""
    x, y, turn = bed
    wide, long = HALF
    for top, high in ((-long - 20, 54), (long - 14, 40)):
        board = scene.sheet()
        with board.at(x, y, 1, turn):
            raw = [
                (side * (wide + 6 + (5 if step % 2 else -4)), top - 4 + high * step / 6)
                for step in range(7)
            ]
            shape = poly(
                [
                    *raw,
                    (-side * (wide + 12), top + high),
                    (-side * (wide + 12), top + 6),
                    (-side * 40, top - 8),
                    (side * 60, top - 12),
                ]
            )
            board.fill(shape, "#935a34", grad=linear(0, top, 0, top + high, "#5c341f"))
            board.line(poly(raw, closed=False), RAW, 6, clip=shape)
            panel = rect(-wide + 16, top + 12, 2 * wide - 32, high - 24, 8)
            board.line(panel, "#3f2216", 3, 0.8)
            for number in range(5):
                px = -wide + 38 + number * 37
                board.fill(
                    leaf((px - 12, top + high / 2), (px + 12, top + high / 2), 13), "#b9784a", 0.8
                )
            post = -side * (wide + 8)
            board.fill(ellipse(post, top + high / 2, 17), "#8a5230")
            board.fill(ellipse(post, top + high / 2, 9), "#b9784a")
        scene.add(board, relief=9, lo=0.7, hi=0.6, rim=0.7, shadow=(4, 9, 9, 0.7), wobble=1.1)


def _pillow(scene: Scene, bed: Bed, tilt: float) -> None:
    sheet = scene.sheet()
    shape = spline(dots("-92,-58! 0,-50 90,-60! 84,0 92,58! 0,50 -90,60! -84,0"))
    x, y = at(bed, 0, -HALF[1] + 108)
    rng = random.Random(int(x))
    with sheet.at(x, y, 1, bed[2] + tilt):
        sheet.fill(shape, "#fbf4e6")
        for _ in range(22):
            turn = rng.uniform(0, 6.28)
            px, py = 88 * math.cos(turn), 54 * math.sin(turn)
            fold = taper([(px, py), (px * 0.72, py * 0.62), (px * 0.45, py * 0.4)], [4.5, 3, 0.5])
            sheet.fill(fold, "#b9b0b4", 0.6, blur=1.2, clip=shape)
        sheet.line(
            spline(dots("-86,-52! 0,-45 84,-54! 79,0 86,52! 0,45 -84,54! -79,0")),
            "#c9bfb8",
            1.4,
            0.8,
        )
    scene.add(
        sheet, relief=30, lo=0.55, hi=0.4, rim=0.4, shadow=(3, 8, 9, 0.55), wobble=1.2, amount=0.05
    )


def _oars(scene: Scene) -> None:
    """Nobody put them there for nothing."""
    sheet = scene.sheet()
    (x0, y0), (x1, y1) = at(RIGHT, -112, -206), at(RIGHT, 104, -322)
    long = math.hypot(x1 - x0, y1 - y0)
    way_x, way_y = (x0 - x1) / long, (y0 - y1) / long
    sheet.fill(taper([(x0, y0), (x1, y1)], [11, 10], 8), "#b98450")
    sheet.line(poly([(x0, y0 - 2), (x1, y1 - 2)], closed=False), "#e8c088", 2, 0.7)
    grip = [(x1 + way_x * 34, y1 + way_y * 34), (x1, y1)]
    sheet.fill(limb(grip, [13, 14]), "#7a4a2c")
    blade = limb(
        [
            (x0 - way_x * 10, y0 - way_y * 10),
            (x0 + way_x * 30, y0 + way_y * 30),
            (x0 + way_x * 74, y0 + way_y * 74),
            (x0 + way_x * 108, y0 + way_y * 108),
        ],
        [10, 26, 38, 30],
    )
    tip = x0 + way_x * 110, y0 + way_y * 110
    sheet.fill(blade, "#dcaa68", grad=linear(x0, y0, *tip, "#a06c3c"))
    sheet.line(
        poly([(x0, y0), (x0 + way_x * 96, y0 + way_y * 96)], closed=False), "#7a4a2c", 3, 0.7
    )
    for off in (-9, 9):
        grain = [
            (x0 + way_x * 40 - way_y * off, y0 + way_y * 40 + way_x * off),
            (x0 + way_x * 100 - way_y * off, y0 + way_y * 100 + way_x * off),
        ]
        sheet.line(poly(grain, closed=False), "#f2cf96", 1.6, 0.6)
    scene.add(sheet, relief=7, lo=0.6, hi=0.6, rim=0.6, shadow=(3, 9, 7, 0.7), wobble=0.7)


HE = Person(
    "old_man", "dark", head="amara", hair="thinning", hair_colour="#d8d4cc", beard="full",
    beard_colour="#e8e4dc", mood="asleep", top="#a9bcc8", top_pattern="stripes #7c94a8",
    collar="high", legs="#a9bcc8",
)  # fmt: skip
SHE = Person(
    "old_woman", "fair", head="olena", hair="plait", hair_colour="#c8ccd2", mood="asleep",
    top="#f4ecf0", collar="ruff", skirt=0.8,
)  # fmt: skip


def _sleepers(scene: Scene) -> None:
    """Each on a side of their own, the heads deep in the pillows."""
    for bed, who, off, tall, facing, turn in (
        (LEFT, HE, 26, 640, -26, (-16, 6, 10)), (RIGHT, SHE, -14, 640, 34, (16, -4, -10)),
    ):  # fmt: skip
        x, y = at(bed, off, 340 if bed is LEFT else 296)
        stage = Stage(scene, x, y, tall, roll=ROLL * bed[2], pitch=-4, near=6,
                      box=(bed[0] - 190, 280, bed[0] + 190, 660))  # fmt: skip
        her = stage.person(who, "stand", facing=facing, head=turn)
        dent = stage.page(her.place("head"))
        scene.in_shadow(ellipse(dent[0] + 8, dent[1] + 10, 66, 74), 0.5, blur=16)
        with scene.layer("cloth", cast=Cast((12, 12), dark=0.55, soft=0.5), contact=0.5):
            stage.paint(light=(SHINE[0], SHINE[1], 150), shadow=0, contact=0, fill=0.55, dim=0.05,
                        bounce="#8c9cb8")  # fmt: skip
        scene.exact(ellipse(*dent, 70, 80), 0.7)
        if bed is RIGHT:
            _plait(scene, dent)


def _plait(scene: Scene, head: tuple[float, float]) -> None:
    """Grey, and let down for the night."""
    sheet = scene.sheet()
    x, y = head
    line = [
        (x - 18, y + 6),
        (x - 46, y + 22),
        (x - 58, y + 52),
        (x - 44, y + 84),
        (x - 48, y + 116),
    ]
    for number, (px, py, wx, wy) in enumerate(sample(line, 15)):
        side = 1 if number % 2 else -1
        wide = 15 - number * 0.45
        start = px - wy * side * wide * 0.6 - wx * 7, py + wx * side * wide * 0.6 - wy * 7
        end = px + wy * side * wide * 0.4 + wx * 9, py - wx * side * wide * 0.4 + wy * 9
        sheet.fill(leaf(start, end, wide, side * 0.2), "#e4e6ea" if number % 2 else "#b8bcc6")
        sheet.fill(taper([start, end], [0.6, 1.6, 0.6]), "#dfe2e6", 0.6)
    with scene.layer("cloth", form=0.3, cast=Cast((6, 9), dark=0.55, soft=0.4)):
        scene.add(sheet, amount=0, wobble=0.3)
    scene.exact(ellipse(x - 30, y + 40, 50, 80), 0.6)


def _curve(points: list[tuple[float, float]], part: float) -> tuple[float, float]:
    """Return a place on the smooth line through points, 0 … 1."""
    last = len(points) - 1
    index = min(int(part * last), last - 1)
    t = part * last - index
    p0, p3 = points[max(index - 1, 0)], points[min(index + 2, last)]
    p1, p2 = points[index], points[index + 1]
    x, y = (
        p1[axis]
        + t * (p2[axis] - p0[axis]) / 2
        + t * t * (p0[axis] - 2.5 * p1[axis] + 2 * p2[axis] - p3[axis] / 2)
        + t**3 * (1.5 * (p1[axis] - p2[axis]) + (p3[axis] - p0[axis]) / 2)
        for axis in (0, 1)
    )
    return x, y


TOPS = [
    at(LEFT, -140, -92),
    at(LEFT, 0, -108),
    at(LEFT, 112, -84),
    (402, 612),
    at(RIGHT, -112, -84),
    at(RIGHT, 0, -100),
    at(RIGHT, 140, -80),
]
FEET = [
    at(LEFT, -136, 276),
    at(LEFT, 0, 300),
    at(LEFT, 112, 262),
    (412, 806),
    at(RIGHT, -112, 246),
    at(RIGHT, 0, 294),
    at(RIGHT, 136, 270),
]


def _knit(across: float, down: float) -> tuple[float, float]:
    """Return a place of the blanket: 0 … 1 from its left edge to its right, 0 … 1 downwards."""
    top, foot = _curve(TOPS, across), _curve(FEET, across)
    return top[0] + (foot[0] - top[0]) * down, top[1] + (foot[1] - top[1]) * down


def _loose(across: float, down: float) -> bool:
    """Tell where stitches have come undone: over the gap, from the lower hem upwards."""
    low, high = _tear(down)
    return low < across < high


def _tear(down: float) -> tuple[float, float]:
    """Return where the blanket ends and goes on again in a row: 0.505 twice where it holds."""
    part = max((down - BRIDGE[1]) / (1 - BRIDGE[1]), (BRIDGE[0] - down) / BRIDGE[0] * 0.5, 0.0)
    wide = 0.175 * part**0.7
    ragged = 0.35 * math.sin(down * 71) + 0.25 * math.sin(down * 173 + 1)
    fray = 0.35 * math.sin(down * 83 + 2) + 0.25 * math.sin(down * 151)
    return 0.505 - wide * (1 + 0.3 * ragged), 0.505 + wide * (1 + 0.3 * fray)


BRIDGE = 0.10, 0.49  # between these the blanket still holds together


def _stretched(scene: Scene) -> None:
    """Single threads that still reach across the tear, taut above and slack below."""
    rng = random.Random(41)
    sheet = scene.sheet()
    for number in range(40):
        down = 0.52 + 0.47 * (number + rng.random() * 0.6) / 40
        low, high = _tear(down)
        (x0, y0), (x1, y1) = _knit(low - 0.012, down), _knit(high + 0.012, down)
        colour = vary(BRICK if int(down * 53) % 11 in (0, 1, 2, 3, 6) else CREAM, rng)
        sag = rng.uniform(1, 5) + 20 * max(0.0, down - 0.75) * rng.random()
        if number % 7 == 4:  # one that has given way
            for x, y, way in ((x0, y0, 1), (x1, y1, -1)):
                end = x + way * rng.uniform(8, 20), y + rng.uniform(18, 44)
                sheet.line(spline([(x, y), (x + way * 10, y + 6), end], closed=False), colour, 2)
            continue
        middle = (x0 + x1) / 2 + rng.uniform(-4, 4), (y0 + y1) / 2 + sag
        sheet.line(
            spline([(x0, y0), middle, (x1, y1)], closed=False), colour, rng.uniform(1.4, 2.6)
        )
    scene.add(sheet, shadow=(2, 6, 3, 0.6), rim=0.3, wobble=0.4)


def _blanket(scene: Scene) -> None:
    rng = random.Random(77)
    columns, rows = 118, 53
    threads, sheet = scene.sheet(), scene.sheet()
    for number in range(24):  # what has come loose drifts away
        across = 0.36 + 0.29 * rng.random()
        down = next((d / 50 for d in range(26, 53) if _loose(across, d / 50)), 1.0) - 0.02
        x, y = _knit(across, down)
        sway, long = rng.uniform(-110, 110) * rng.random(), rng.uniform(60, 350)
        curl, beat = rng.uniform(3, 15), rng.uniform(0.8, 1.6)
        points = [(x, y)]
        for step in range(1, 9):
            part = step / 8
            aside = sway * part**2 + curl * math.sin(step * beat + number) * (0.4 + part)
            points.append((x + aside, y + long * part))
        colour = vary(CREAM if rng.random() < 0.55 else BRICK, rng)
        if number % 4 == 0:  # kinked, as wool is that was knitted once
            kinks = enumerate(sample(points, 70))
            points = [(px + 4 * math.sin(i * 1.9), py) for i, (px, py, _, _) in kinks]
        threads.line(spline(points, closed=False), colour, 2.0, 0.95)
    for number in range(150):  # the fringe at both ends
        across = number % 2
        (x, y), way = _knit(across, number / 150), 2 * across - 1
        end = x + way * rng.uniform(12, 20), y + rng.uniform(0, 9)
        threads.line(
            spline([(x, y), (x + way * 8, y + rng.uniform(-3, 5)), end], closed=False),
            vary(CREAM, rng),
            2.2,
        )
    scene.add(threads, shadow=(2, 5, 3, 0.6), rim=0.2, wobble=0.6)
    for row in range(rows):
        for column in range(columns):
            u, v = column / columns, row / rows
            if _loose(u + 0.5 / columns, v + 0.5 / rows):
                continue
            a, b = _knit(u, v), _knit(u + 1 / columns, v)
            c, d = _knit(u + 1 / columns, v + 1 / rows), _knit(u, v + 1 / rows)
            base = BRICK if row % 11 in (0, 1, 2, 3, 6) else CREAM
            cell = [(x + (x > 400) * 0.3, y) for x, y in (a, b, c, d)]
            sheet.fill(poly(cell), darker(base, 0.35))
            sheet.line(poly(cell), darker(base, 0.35), 0.8)
            low = (a[0] + b[0]) / 2 * 0.02 + (c[0] + d[0]) / 2 * 0.98, (c[1] + d[1]) / 2 + 1.6
            for corner in (a, b):
                sheet.fill(leaf(corner, low, 3.9, belly=0.5), vary(base, rng, 0.07, 0.015))
    with scene.layer("cloth", way=88, cast=Cast((8, 14), dark=0.6, soft=0.5)):
        scene.add(_draped(scene, sheet), amount=0, wobble=0.7)


def _turned_down(scene: Scene) -> None:
    """The sheet is folded over the blanket's upper hem."""
    for bed, side in ((LEFT, 1), (RIGHT, -1)):
        fold = scene.sheet()
        top = [at(bed, x, -118 + 8 * math.sin(x / 30)) for x in range(-132, 118, 20)]
        foot = [at(bed, x, -74 + 7 * math.sin(x / 24 + 1)) for x in range(116, -140, -20)]
        if side < 0:
            top, foot = ([at(bed, -x, y) for x, y in _upright(bed, line)] for line in (top, foot))
        shape = spline(
            [(*top[0], 1), *top[1:-1], (*top[-1], 1), (*foot[0], 1), *foot[1:-1], (*foot[-1], 1)]
        )
        fold.fill(shape, "#fbf4e6")
        rng = random.Random(side + 5)
        for _ in range(26):
            x = rng.uniform(-120, 110)
            crease = [
                at(bed, x, -118),
                at(bed, x + rng.uniform(-8, 8), -98),
                at(bed, x + rng.uniform(-14, 14), -76),
            ]
            fold.fill(taper(crease, [0.5, 4, 1]), "#bdb3b4", 0.5, blur=1, clip=shape)
        scene.add(
            fold, relief=12, lo=0.5, hi=0.4, rim=0.4, shadow=(2, 7, 6, 0.5), wobble=1.1, amount=0.05
        )


def _upright(bed: Bed, line: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """Return places of the page as a half-bed sees them."""
    turn = math.radians(-bed[2])
    return [
        (
            (x - bed[0]) * math.cos(turn) - (y - bed[1]) * math.sin(turn),
            (x - bed[0]) * math.sin(turn) + (y - bed[1]) * math.cos(turn),
        )
        for x, y in line
    ]


def _hand(scene: Scene) -> None:
    """His arm over the edge, the hand in the water, and the rings round it."""
    x, y = at(LEFT, -158, 22)
    rings = scene.sheet()
    for number in range(7):
        size = 12 + number * 11
        ring = ellipse(x, y + 12, size * 1.1, size * 0.8)
        rings.line(ring, "#a8dcec", 2.6 - number * 0.2, 0.7 - number * 0.09)
    scene.put(rings, "screen", wobble=1.6)
    foot = at(LEFT, 6, 340)
    stage = Stage(scene, *foot, 640, roll=ROLL * LEFT[2], pitch=0, near=9,
                  box=(-20, 440, 260, 760))  # fmt: skip
    stage.hand("rest", (-0.18, -1, 0.05), (0.3, 0.1, -1), at=(-0.252, 0.525, 0.05),
               elbow=(-0.180, 0.700, 0.06), skin="dark", sleeve="#a9bcc8", bare=0.42,
               cuff="#7c94a8", size=0.104, old=0.8)  # fmt: skip
    with scene.layer("skin", cast=Cast((8, 12), dark=0.6, soft=0.4), contact=0.5):
        stage.paint(light=(SHINE[0], SHINE[1], 200), shadow=0, contact=0, fill=0.45, dim=0)
    scene.exact(ellipse(x, y - 20, 60, 90), 0.7)
    under = scene.page.distance(x - 4, y + 40, 34, 26)
    scene.tint((smoothstep(1.1, 0.3, under) * 0.72).astype(np.float32), "#14425c")


def _draped(scene: Scene, sheet: Sheet) -> Field:
    """Let the blanket lie on the two bodies and hang between them."""
    page = scene.page
    bodies = []
    for bed, side in ((LEFT, -1), (RIGHT, 1)):
        hip, knee, foot = at(bed, -side * 20, 10), at(bed, side * 50, 130), at(bed, -side * 16, 262)
        bodies += [
            limb([at(bed, -side * 4, -120), hip, knee], [104, 112, 74]),
            limb([knee, foot], [66, 52]),
        ]
    body = depth_of(_mask(scene, *bodies), page.scale)
    height = page.blur(inflate(body, 60, page.scale), 11) * 1.15
    slabs = depth_of(_mask(scene, _slab(LEFT), _slab(RIGHT)), page.scale)
    height += page.blur(inflate(slabs, 16, page.scale), 5) * 1.5
    folds = page.noise(21, 74, 3, 0.5, (0.7, 1.6)) * 4.5
    gap = np.exp(-(((page.x - 400) / 70) ** 2))
    pull = (
        4 * np.sin((page.y - 0.24 * np.abs(page.x - 402)) / 9.5) * gap
    )  # taut folds of the bridge
    height = (height + folds + pull).astype(np.float32)
    paper = sheet.pixels()
    x, y, high = scene.light
    to_light = x - page.x, y - page.y
    lit = relief(height, to_light, high * 1.2, page.scale)
    fade = (1 / (1 + (np.hypot(*to_light) / 700) ** 2)).astype(np.float32)
    alpha = np.ascontiguousarray(paper[..., 3])
    painted = lit_paint(paper[..., :3], alpha, scene.shade, scene.glow, lit, 0.55, 0.6, fade)
    return np.dstack([np.clip(painted, 0, 1.4), alpha]).astype(np.float32)


def _night(scene: Scene) -> None:
    """Far from the lamp everything is blue."""
    page = scene.page
    far = page.distance(*SHINE)
    dark = smoothstep(120, 640, far + 40 * page.noise(31, 200, 2))
    scene.multiply((dark * 0.92).astype(np.float32), "#56749c")
    scene.shine(*SHINE, 340, "#ffae42", 0.6)


def _lamp(scene: Scene) -> None:
    """The one light, and beside it a pair of glasses."""
    x, y = SHINE
    scene.shine(x, y - 6, 120, "#ffd98a", 0.75)
    lamp = scene.sheet()
    lamp.fill(ellipse(x, y + 46, 25, 12), "#6e4a22")
    lamp.fill(ellipse(x, y + 42, 21, 9), "#c4933e")
    lamp.fill(rect(x - 4, y + 8, 8, 36), "#c4933e")
    lamp.fill(
        spline(
            [
                (x - 25, y - 34, 1),
                (x + 25, y - 34, 1),
                (x + 42, y + 16, 1),
                (x, y + 26),
                (x - 42, y + 16, 1),
            ]
        ),
        "#ffe9a0",
        grad=linear(x, y - 34, x, y + 24, "#ffb93e"),
    )
    for number in range(-4, 5):
        lamp.line(
            poly([(x + number * 6, y - 34), (x + number * 10, y + 22)], closed=False),
            "#e08a28",
            1.3,
            0.55,
        )
    lamp.fill(ellipse(x, y - 34, 25, 9), "#fffbe4")
    scene.add(lamp, relief=4, lo=0.2, hi=0.2, shadow=(3, 8, 7, 0.5), wobble=0.6)
    scene.shine(x, y - 34, 44, "#fff6d0", 0.8)
    gx, gy = at(LEFT, 88, -146)
    glasses = scene.sheet()
    with glasses.at(gx, gy, 0.95, 24):
        for side in (-1, 1):
            glasses.fill(ellipse(side * 12, 0, 9.5, 8), "#eaf6ff", 0.45)
            glasses.line(ellipse(side * 12, 0, 9.5, 8), "#3a2418", 2.4)
            glasses.line(
                spline([(side * 21, -2), (side * 27, 10), (side * 24, 24)], closed=False),
                "#3a2418",
                2.2,
            )
        glasses.line(spline([(-3, -1), (0, -4), (3, -1)], closed=False), "#3a2418", 2.2)
    scene.add(glasses, shadow=(3, 6, 3, 0.5), wobble=0.3)


def _cat(scene: Scene) -> None:
    """In the middle, where the wool sags and still holds."""
    x, y = 403, 704
    dip = scene.sheet()
    for number in range(9):  # folds that run down to where it sits
        turn = math.radians(-160 + number * 40 if number < 5 else 20 + (number - 5) * 44)
        far = 74 + 16 * (number % 2)
        start = x + far * math.cos(turn), y - 6 + far * 0.5 * math.sin(turn)
        dip.fill(taper([start, (x, y)], [1, 9], 8), "#2a1420", 0.30, blur=4)
    scene.put(dip)
    scene.pool(x + 8, y + 1, 58, 15, "#1a1020", 0.72)
    sheet = scene.sheet()
    coat = ("#20222e", "#efe6d6", "#ffd257")
    cat(sheet, x, y + 6, 1.2, pose="sit", colours=coat, light=(-0.6, -0.8))
    scene.add(
        sheet, rim=0.9, rim_width=2.4, rim_colour="#ffcf7a", shadow=(6, 5, 7, 0.5), wobble=0.4
    )
