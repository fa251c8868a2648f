"""A table for six from straight above; its top is a pond, one chair is empty, a child looks up."""

import math
import random
from collections.abc import Callable

import numpy as np

from pinxit_atelier.compose import Spot, ring
from pinxit_atelier.engine import (
    Colour,
    Look,
    Page,
    Path,
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
    radial,
    sample,
    smoothstep,
    spline,
    taper,
    union,
    vary,
)
from pinxit_atelier.people import Look as Person
from pinxit_atelier.people import face

X, Y = 400, 610  # the middle of the table
WATER, HEM = 226, 312
CLOTH, GOLD = "#f4efe2", "#e0b04a"
CLOTHES = ("#f2c230", "#4f7fd0", "#8a4fb0", "#d8452f", "#ee6f9a")
EMPTY = 1  # the place at two o'clock
SEATS = ring(X, Y, 1, 6, start=-90)
BIG = 1.56  # how much larger the guests are than they were drawn


def paint(page: Page) -> Scene:
    """Paint from the lawn up: grass, stones, chairs, pond, cloth, guests, light, leaves."""
    scene = Scene(page, 4107, light=(-260, -240, 520), glow="#fff3cf", shade="#12292a", reach=1900)
    _lawn(scene)
    _stepping_stones(scene)
    _chairs(scene)
    _pond(scene)
    _fish(scene)
    _cloth(scene)
    _places(scene)
    _guests(scene)
    _sun_coins(scene)
    _looks_up(scene)
    _canopy(scene)
    scene.motes(90, "#fff6cf", size=(0.6, 2.2), strength=0.55)
    look = Look(
        vignette=0.16, bloom=0.2, contrast=1.1, saturation=1.1,
        shadows="#123c40", lights="#a89468", split=0.1,
    )  # fmt: skip
    return scene.finish(look)


def _seat(number: int, radius: float) -> tuple[float, float, float]:
    """Return a place at a seat, and the turn that looks from there to the middle."""
    spot: Spot = SEATS[number]
    turn = math.radians(spot.angle)
    return X + radius * math.cos(turn), Y + radius * math.sin(turn), spot.angle - 90


def _lawn(scene: Scene) -> None:
    page, rng = scene.page, scene.rng
    field = (page.distance(330, 420) / 900 + 0.16 * page.noise(5, 190, 4)).astype(np.float32)
    scene.backdrop([(0, "#a8cc58"), (0.45, "#7fb048"), (0.95, "#4c8040")], field, amount=0.12)
    for layer, (count, tone) in enumerate(
        ((4200, "#5c9440"), (4200, "#8cbc50"), (2200, "#c4dc78"))
    ):
        grass = scene.sheet()
        for _ in range(count):
            x, y = rng.uniform(-5, 805), rng.uniform(-5, 1205)
            if math.hypot(x - X, y - Y) < WATER:
                continue
            way = rng.uniform(0, math.tau)
            far = rng.uniform(7, 17) * (1 - 0.15 * layer)
            tip = x + far * math.cos(way), y + far * math.sin(way)
            blade = taper([(x, y), tip], [2.4, 0.3], 3)
            grass.fill(blade, vary(tone, rng, 0.2, 0.03), rng.uniform(0.35, 0.85))
        scene.put(grass)
    flowers = scene.sheet()
    for _ in range(70):
        x, y = rng.uniform(0, 800), rng.choice([rng.uniform(0, 250), rng.uniform(950, 1200)])
        size = rng.uniform(2, 4)
        for petal in range(7):
            turn = petal * math.tau / 7
            flowers.fill(
                ellipse(x + size * math.cos(turn), y + size * math.sin(turn), size * 0.52),
                vary("#f6f2e6", rng, 0.05),
            )
        flowers.fill(ellipse(x, y, size * 0.5), "#e9b63a")
    scene.add(flowers, relief=1, shadow=(2, 3, 2, 0.5), wobble=0.3)


def _stepping_stones(scene: Scene) -> None:
    """Stones to the upper right, and on them the wet prints of bare feet."""
    rng = random.Random(31)
    way = [(716, 322), (668, 236), (680, 140), (742, 62), (800, -30)]
    stones, wet = scene.sheet(), scene.sheet()
    for x, y, _, _ in sample(way, 4)[:-1]:
        points = [
            (x + rng.uniform(42, 52) * math.cos(a), y + rng.uniform(36, 43) * math.sin(a))
            for a in np.linspace(0, math.tau, 9)[:-1]
        ]
        stone = spline(points)
        stones.fill(
            stone, vary("#c9c4ae", rng, 0.06, 0.02), grad=linear(x, y - 40, x, y + 40, "#98988a")
        )
        for _ in range(60):
            speck = ellipse(x + rng.gauss(0, 18), y + rng.gauss(0, 14), rng.uniform(0.5, 2))
            stones.fill(speck, rng.choice(["#7d8272", "#e6e1cc", "#6f8a5a"]), 0.5, clip=stone)
    scene.add(stones, relief=7, shadow=(5, 7, 7, 0.6), bump=0.6)
    foot = spline(
        [(-6, 16), (-5, 4), (-8, -6), (-7, -14), (2, -16), (9, -11), (8, 0), (6, 10), (5, 18)]
    )
    toes = [ellipse(-7 + 4.1 * k, -20 + (k - 0.6) ** 2 * 0.9, 3.5 - 0.4 * k) for k in range(5)]
    for number, (x, y, way_x, way_y) in enumerate(sample(way, 8)[:-1]):
        side = 13 if number % 2 else -13
        turn = math.degrees(math.atan2(way_y, way_x)) + 90
        place = x - way_y * side, y + way_x * side
        for part in (foot, *toes):
            print_ = moved(part, *place, 1.4, turn, flip=side < 0)
            wet.fill(print_, "#17393c", 0.92)
            wet.line(moved(print_, 0.8, 0.9), "#e8fbf4", 1.1, 0.45)
        shine = moved(ellipse(-2, -6, 2.4, 5), *place, 1.4, turn, flip=side < 0)
        wet.fill(shine, "#d8fff4", 0.5, blur=1.2)
    scene.put(wet, wobble=0.5)


def _chairs(scene: Scene) -> None:
    chairs = scene.sheet()
    for number in range(6):
        gone = number == EMPTY
        x, y, turn = _seat(number, 404 if gone else 400)
        with chairs.at(x, y, 1.7 if gone else 1.5, turn + (9 if gone else 0)):
            seat = spline([(-44, -40), (0, -46), (44, -40), (48, 30), (0, 36), (-48, 30)])
            chairs.fill(seat, "#8d5a34", grad=linear(-40, -40, 40, 40, "#5c3722"))
            if gone:
                cushion = spline([(-34, -30), (0, -37), (34, -30), (38, 20), (0, 26), (-38, 20)])
                chairs.fill(cushion, "#ffd9b4", grad=radial(-4, -6, 44, "#e89a7c"))
                chairs.line(moved(cushion, 0, -1, 0.8), "#f3efe0", 1.6, 0.7)
                chairs.fill(ellipse(0, -4, 3.4), "#f3efe0")
            back = limb([(-50, 26), (-30, 42), (0, 48), (30, 42), (50, 26)], [11, 13, 14, 13, 11])
            chairs.fill(back, "#a86e40", grad=linear(0, 30, 0, 56, "#6e4327"))
    scene.add(chairs, relief=6, rim=0.5, rim_width=2, shadow=(10, 15, 10, 0.65), wobble=0.6)


def _pond(scene: Scene) -> None:
    """Deep water: stones far below, the net of light over them, darker to the middle."""
    page, rng = scene.page, random.Random(12)
    bed = scene.sheet()
    bed.fill(ellipse(X, Y, WATER + 14), "#2b8a82", grad=radial(X, Y, WATER + 14, "#5aa894"))
    for _ in range(230):
        turn, far = rng.uniform(0, math.tau), (WATER + 8) * rng.uniform(0.25, 1) ** 0.6
        x, y = X + far * math.cos(turn), Y + far * math.sin(turn)
        pebble = ellipse(x, y, rng.uniform(6, 19), rng.uniform(5, 13), rng.uniform(0, 180))
        bed.fill(moved(pebble, 3, 4), "#0c3f44", 0.6, blur=2)
        tone = rng.choice(["#6fae96", "#3f8a80", "#8db59a", "#2f7470", "#a9b894"])
        bed.fill(pebble, tone, 0.8, grad=linear(x - 8, y - 8, x + 8, y + 8, "#1c5a5a"))
    scene.add(bed, relief=0, wobble=0, shadow=(14, 20, 18, 0.6))
    far = page.distance(X, Y) / (WATER + 14)
    inside = smoothstep(1.0, 0.985, far)
    deep = smoothstep(1.0, 0.12, far + 0.12 * page.noise(8, 130, 3))
    scene.tint(inside * (0.2 + 0.66 * deep), "#04606e")
    scene.tint(
        inside * smoothstep(0.9, 0.2, page.distance(X + 40, Y + 50) / WATER) * 0.7, "#033e52"
    )
    net = np.zeros_like(far)
    for seed, size in ((21, 74), (22, 46)):
        bent = page.noise(seed, size, 2, 0.4)
        net += np.clip(1 - np.abs(bent) * 7.5, 0, 1) ** 2
    light = inside * net * np.clip(1.15 - 0.6 * deep, 0.3, 1) * 0.5
    scene.tint(light.astype(np.float32), "#b9f0d6")
    glint = page.distance(X - 96, Y - 110, 1.4, 1) / 190
    scene.tint((inside * np.exp(-(glint**2)) * 0.26).astype(np.float32), "#9fe0d0")


def _fish(scene: Scene) -> None:
    """Three koi in one curved movement; the largest wears a ring."""
    shoal: tuple[tuple[list[tuple[float, float]], float, Colour, Colour], ...] = (
        ([(452, 716), (332, 732), (246, 664), (242, 548)], 68, "#ff7a1c", "#fff4e2"),
        ([(304, 488), (372, 436), (462, 444), (530, 512)], 50, "#fdf6ea", "#f04a24"),
        ([(584, 606), (582, 672), (540, 732), (474, 772)], 44, "#ffab38", "#fff4e2"),
    )
    shade = scene.sheet()
    for spine, wide, _, _ in shoal:
        low = [(x + 20, y + 30) for x, y in spine]
        shade.fill(taper(low, [wide * 0.3, wide, wide * 0.9, wide * 0.5]), "#02161c", 0.75)
    scene.put(shade, blur=7)
    for number, (spine, wide, main, patch) in enumerate(shoal):
        _koi(scene, spine, wide, main, patch, number)
    page = scene.page
    wave = np.clip(1 - np.abs(page.noise(41, 62, 2, 0.4, (1.6, 1))) * 10, 0, 1) ** 2
    inside = smoothstep(1.0, 0.97, page.distance(X, Y) / WATER)
    scene.tint((inside * wave * 0.14).astype(np.float32), "#d6fff0")
    rings = scene.sheet()
    for x, y, size in (
        (434, 778, 20),
        (434, 778, 38),
        (434, 778, 60),
    ):
        rings.line(ellipse(x, y, size), "#d9fff2", 1.5, 0.55)
    scene.put(rings, "screen", blur=0.5)


def _koi(
    scene: Scene,
    spine: list[tuple[float, float]],
    wide: float,
    main: Colour,
    patch: Colour,
    seed: int,
) -> None:
    """A koi from above: it swims towards the end of its spine, trailing veils."""
    rng = random.Random(seed)
    line = sample(spine, 40)

    def at(part: float, off: float) -> tuple[float, float]:
        x, y, way_x, way_y = line[round(part * 40)]
        return x - way_y * off * wide, y + way_x * off * wide

    x, y, way_x, way_y = line[0]
    fins = scene.sheet()
    veil = mix(main, "#fff6e6", 0.4)
    for level, (reach, spread) in enumerate(((1.75, 0.92), (1.45, 0.70), (1.1, 0.45))):
        rim = [at(0.1, -0.1)]
        for lobe in range(9):
            off = (lobe - 4) / 4
            far = wide * (reach - 0.30 * (1 - abs(off)) ** 2 - 0.12 * (lobe % 2))
            rim.append(
                (
                    x - way_x * far - way_y * off * wide * spread,
                    y - way_y * far + way_x * off * wide * spread,
                )
            )
        fins.fill(spline([*rim, at(0.1, 0.1)]), veil, 0.36 + 0.08 * level, blur=1.6)
        for tip in rim[1:]:
            fins.fill(taper([at(0.08, 0), tip], [1.6, 0.4], 5), "#fffaf0", 0.28, blur=0.7)
    for side in (-1, 1):
        fan = [
            at(0.66 - 0.08 * ray, side * (1.18 - 0.10 * ray - 0.05 * (ray % 2))) for ray in range(6)
        ]
        root = at(0.75, side * 0.3)
        fins.fill(spline([(*root, 1), *fan, at(0.60, side * 0.36)]), veil, 0.5, blur=1.6)
        for tip in fan:
            fins.fill(taper([root, tip], [1.6, 0.4], 5), "#fffaf0", 0.35, blur=0.7)
        low = [
            at(0.40, side * 0.3),
            at(0.30, side * 0.72),
            at(0.20, side * 0.78),
            at(0.22, side * 0.4),
        ]
        fins.fill(spline(low), veil, 0.5, blur=1.5)
    scene.put(fins, wobble=0.6)
    body = scene.sheet()
    shape = taper(
        [point[:2] for point in line[::4]],
        [0.16 * wide, 0.42 * wide, 0.86 * wide, wide, 0.98 * wide, 0.78 * wide, 0.3 * wide],
    )
    shape = union(shape, ellipse(*at(0.965, 0), wide * 0.2))
    body.fill(shape, main)
    for part, off, size in (
        (0.9, 0.05, 0.34),
        (0.7, -0.25, 0.4),
        (0.5, 0.22, 0.42),
        (0.28, -0.1, 0.26),
    ):
        cx, cy = at(part, off)
        blot = [
            (
                cx + size * wide * rng.uniform(0.6, 1.3) * math.cos(a),
                cy + size * wide * rng.uniform(0.6, 1.2) * math.sin(a),
            )
            for a in np.linspace(0, math.tau, 10)[:-1]
        ]
        body.fill(spline(blot), patch, 0.95, clip=shape)
    for step in range(4, 32):
        for row in range(-3, 4):
            scale = at((step + 0.5 * (row % 2)) / 40, row * 0.14)
            body.line(
                ellipse(*scale, wide * 0.075), mix(main, "#5a2010", 0.5), 0.7, 0.22, clip=shape
            )
    body.fill(
        taper([at(0.3, 0), at(0.5, 0.03), at(0.68, 0)], [0.5, wide * 0.16, 0.5]),
        mix(main, patch, 0.6),
    )
    for side in (-1, 1):
        body.fill(ellipse(*at(0.92, side * 0.27), wide * 0.075), "#1a1014")
        whisker = [at(0.985, side * 0.1), at(1, side * 0.34)]
        body.line(poly(whisker, closed=False), mix(main, "#7a3010", 0.4), 1.4)
    scene.add(body, relief=wide * 0.4, rim=0.4, rim_width=2, shadow=(3, 5, 4, 0.5), wobble=0.4)
    if wide > 60:
        ring_ = scene.sheet()
        band = spline([at(0.13, -0.3), at(0.11, 0), at(0.13, 0.3)], closed=False)
        ring_.line(band, "#9a6a1c", 13)
        ring_.line(band, GOLD, 10)
        ring_.line(moved(band, -1.4, -1.4), "#fff3b8", 3.6)
        ring_.fill(ellipse(*at(0.11, -0.04), 9), "#8a5a1c").fill(
            ellipse(*at(0.11, -0.04), 7.4), "#d8f4ff"
        )
        scene.add(ring_, relief=3, rim=0.6, rim_width=1.2, shadow=(2, 3, 2, 0.6), wobble=0.2)


def _lily(sheet: Sheet, x: float, y: float, size: float, turn: float, rng: random.Random) -> None:
    with sheet.at(x, y, size, turn):
        pad = minus(ellipse(0, 0, 30, 28), leaf((0, 2), (0, 40), 16))
        sheet.fill(pad, vary("#6f9c48", rng, 0.08, 0.03), grad=radial(-6, -8, 40, "#2f6a3c"))
        for vein in range(11):
            way = math.radians(115 + vein * 31)
            line = taper([(0, 0), (27 * math.cos(way), 26 * math.sin(way))], [1.6, 0.4], 4)
            sheet.fill(line, "#b9d080", 0.7, clip=pad)
        sheet.line(pad, "#c9da8c", 1.2, 0.55)


def _cloth(scene: Scene) -> None:
    """The rim of the table: linen with a scalloped hem, and lily leaves for napkins."""
    rng = random.Random(5)
    bumps = [
        ellipse(X + (HEM - 7) * math.cos(a), Y + (HEM - 7) * math.sin(a), 16)
        for a in np.linspace(0, math.tau, 65)[:-1]
    ]
    whole = ellipse(X, Y, HEM - 5)
    for bump in bumps:
        whole.addPath(bump)
    hole = spline(
        [
            (
                X + (WATER + rng.uniform(-4, 4)) * math.cos(a),
                Y + (WATER + rng.uniform(-4, 4)) * math.sin(a),
            )
            for a in np.linspace(0, math.tau, 49)[:-1]
        ]
    )
    cloth = scene.sheet()
    cloth.fill(whole, CLOTH)
    for number in range(150):
        a = number * math.tau / 150 + rng.uniform(-0.01, 0.01)
        fold = [(X + r * math.cos(a), Y + r * math.sin(a)) for r in (WATER + 6, 270, HEM + 6)]
        cloth.fill(taper(fold, [0.4, 2.5, 3.5], 6), "#b8b6a8", rng.uniform(0.1, 0.5))
    for number in range(64):
        a = (number + 0.5) * math.tau / 64
        cloth.fill(ellipse(X + 304 * math.cos(a), Y + 304 * math.sin(a), 3.4), "#3c8f9c", 0.9)
    cloth.line(ellipse(X, Y, 294), "#4d9cb0", 2.4, 0.8)
    cloth.line(ellipse(X, Y, WATER + 9), "#4d8c86", 1.6, 0.7)
    cloth.fill(hole, "#000000", erase=True)
    scene.add(cloth, relief=7, lo=0.4, hi=0.3, shadow=(9, 14, 9, 0.75), texture="fine", amount=0.04)
    pads = scene.sheet()
    for number in range(6):
        x, y, turn = _seat(number, 214)
        way = math.radians(turn)
        _lily(
            pads, x + 66 * math.cos(way), y + 66 * math.sin(way), 1.15, turn + 20 + 30 * number, rng
        )
    for x, y, size in ((420, 590, 1.3), (470, 622, 0.9), (408, 640, 0.7)):
        _lily(pads, x, y, size, rng.uniform(0, 360), rng)
    scene.add(pads, relief=4, rim=0.4, rim_width=1.6, shadow=(5, 8, 6, 0.6), wobble=0.5)
    _blossom(scene, 428, 594, 1.35)


def _blossom(scene: Scene, x: float, y: float, size: float) -> None:
    sheet = scene.sheet()
    for level, (count, far, tone) in enumerate(
        ((9, 27, "#f2b6c4"), (8, 20, "#f9d3da"), (6, 13, "#fff0ee"))
    ):
        for petal in range(count):
            way = (petal + level * 0.4) * math.tau / count
            tip = x + far * size * math.cos(way), y + far * size * math.sin(way)
            sheet.fill(leaf((x, y), tip, 11 * size), tone, grad=linear(x, y, *tip, "#fdf3ee"))
            sheet.line(leaf((x, y), tip, 11 * size), "#c9748c", 0.6, 0.5)
    sheet.fill(ellipse(x, y, 5 * size), "#f0b83c")
    scene.add(sheet, relief=3, rim=0.4, rim_width=1.4, shadow=(4, 6, 5, 0.6), wobble=0.3)


def _places(scene: Scene) -> None:
    """Plates, cutlery and glasses; at the empty chair, a flower is served."""
    rng = random.Random(8)
    plates, food = scene.sheet(), scene.sheet()
    for number in range(6):
        x, y, turn = _seat(number, 268)
        with plates.at(x, y, 1.36, turn):
            for side in (-1, 1):
                plates.line(poly([(side * 36, -16), (side * 37, 16)], closed=False), GOLD, 2.6)
                end = ellipse(side * 36, -17, 3, 5.5)
                plates.fill(end, "#f3d27c")
            plates.fill(ellipse(-34, -31, 8), "#bfe3dc", 0.9)
            plates.line(ellipse(-34, -31, 8), "#ffffff", 1.6)
            plates.fill(ellipse(0, 0, 30), "#fffdf6")
            plates.line(ellipse(0, 0, 26.5), "#2f7f8a", 2)
            plates.fill(ellipse(0, 0, 19.5), "#f3efe4", grad=radial(5, 6, 24, "#dcdccf"))
            plates.line(ellipse(0, 0, 19.5), "#c8c8b8", 0.9)
        if number == EMPTY:
            continue
        for _ in range(9 if number % 2 else 5):
            way, far = rng.uniform(0, math.tau), rng.uniform(0, 15)
            tone = ("#e23a4a", "#8cb04a", "#f0a83a", "#8a3d8a")[number % 4]
            berry = ellipse(x + far * math.cos(way), y + far * math.sin(way), rng.uniform(5, 8))
            colour = vary(tone, rng, 0.12, 0.04)
            food.fill(berry, colour)
            food.line(berry, mix(colour, "#30101a", 0.55), 1.1, 0.8)
    scene.add(plates, relief=4, hi=0.35, shadow=(4, 6, 5, 0.55), wobble=0.3, amount=0.03)
    scene.add(food, relief=1.2, shadow=(2, 3, 3, 0.5), wobble=0.2)
    _blossom(scene, *_seat(EMPTY, 268)[:2], 0.9)


HANDS = {  # of each guest: where the left and the right hand lie, seen from the chair
    0: ((-54, -60), (54, -60)),
    2: ((-56, -66), (50, -72)),
    3: ((-56, -60), (26, -128)),
    4: ((-52, -74), (56, -62)),
    5: ((-50, -62), (58, -70)),
}


def _guests(scene: Scene) -> None:
    sleeves, bodies, heads = scene.sheet(), scene.sheet(), scene.sheet()
    tops: tuple[Callable[[Sheet, Colour], None], ...] = (
        _nobody, _afro, _bald, _turban, _straw_hat,
    )  # fmt: skip
    for (number, (left, right)), top, skin, dress in zip(
        HANDS.items(), tops, SKINS, CLOTHES, strict=True
    ):
        x, y, turn = _seat(number, 384)
        small = 0.8 if top is _nobody else 1
        with (
            sleeves.at(x, y, BIG, turn),
            bodies.at(x, y, BIG * small, turn),
            heads.at(x, y, BIG * (0.8 if top is _straw_hat else 0.94), turn),
        ):
            for side, hand in ((-1, left), (1, right)):
                _arm(sleeves, side, hand, skin, dress, small)
            shoulders = spline(
                [
                    (-68, -2),
                    (-52, -26),
                    (-18, -24),
                    (18, -24),
                    (52, -26),
                    (68, -2),
                    (52, 26),
                    (0, 33),
                    (-52, 26),
                ]
            )
            bodies.fill(
                shoulders, dress, grad=linear(-50, -30, 50, 34, mix(dress, scene.shade, 0.4))
            )
            for fold in range(-6, 7):
                line = taper([(fold * 6, -18), (fold * 9.5, 24)], [0.6, 2.2], 5)
                bodies.fill(
                    line, mix(dress, "#ffffff" if fold % 2 else "#1a1020", 0.3), 0.5, clip=shoulders
                )
            top(heads, skin)
    scene.add(sleeves, relief=7, rim=0.4, rim_width=2, shadow=(6, 9, 7, 0.6), wobble=0.5)
    scene.add(bodies, relief=15, rim=0.5, rim_width=2.4, shadow=(10, 14, 10, 0.6), wobble=0.6)
    scene.add(
        heads, relief=13, lo=0.55, rim=0.5, rim_width=2.4, shadow=(9, 13, 9, 0.65), wobble=0.5
    )


SKINS = ("#dba477", "#6e4230", "#f0c3a2", "#b47c4e", "#f3cfae")


def _arm(
    sheet: Sheet, side: int, hand: tuple[float, float], skin: Colour, dress: Colour, small: float
) -> None:
    x, y = hand
    elbow = side * 62 * small + (x - side * 50) * 0.3, -30
    shoulder = side * 50 * small, -2
    wrist = x + (elbow[0] - x) * 0.28, y + (elbow[1] - y) * 0.28
    sheet.fill(limb([elbow, wrist, (x, y)], [16, 13, 13]), skin)
    sheet.fill(ellipse(x, y, 10.5, 9), skin)
    way = math.atan2(y - wrist[1], x - wrist[0])
    for finger in range(4):
        turn = way + (finger - 1.5) * 0.26
        base = x + 6 * math.cos(turn), y + 6 * math.sin(turn)
        tip = x + 19 * math.cos(turn), y + 19 * math.sin(turn)
        sheet.fill(limb([base, tip], [5.6, 4.4], 4), skin)
        gap = way + (finger - 1) * 0.26
        if finger < 3:
            crease = [
                (x + 9 * math.cos(gap), y + 9 * math.sin(gap)),
                (x + 18 * math.cos(gap), y + 18 * math.sin(gap)),
            ]
            sheet.line(poly(crease, closed=False), mix(skin, "#3a1410", 0.55), 0.9, 0.7)
    thumb = way + side * -1.15
    sheet.fill(
        limb([(x, y), (x + 14 * math.cos(thumb), y + 14 * math.sin(thumb))], [6.5, 5], 4), skin
    )
    cuff = elbow[0] + (wrist[0] - elbow[0]) * 0.75, elbow[1] + (wrist[1] - elbow[1]) * 0.75
    sheet.fill(limb([shoulder, elbow, cuff], [32, 27, 19]), dress)
    way = math.atan2(cuff[1] - elbow[1], cuff[0] - elbow[0])
    end = cuff[0] + 7 * math.cos(way), cuff[1] + 7 * math.sin(way)
    sheet.line(poly([cuff, end], closed=False), mix(dress, "#fff6e0", 0.5), 19, butt=True)


def _face_edge(sheet: Sheet, skin: Colour, wide: float = 30) -> None:
    """Ears and the tip of a nose: all that is seen of a face from above."""
    sheet.fill(ellipse(0, -2, wide, 36), skin)
    sheet.fill(ellipse(0, -37, 6, 7), skin)
    for side in (-1, 1):
        sheet.fill(ellipse(side * (wide + 2), -2, 5, 8), skin)


def _nobody(_sheet: Sheet, _skin: Colour) -> None:
    """Leave the head to be painted as a face."""


def _looks_up(scene: Scene) -> None:
    """The only one who has noticed us."""
    x, y, _ = _seat(0, 384)
    who = Person(body="child", skin="#dba477", hair="buns", hair_colour="#3a221c", face="smile",
                 gaze=(0, -0.1), freckles=True)  # fmt: skip
    face(scene, who, x, y - 14, 128, view="front", tilt=-4, shoulders=False,
         shadow=(9, 15, 12, 0.6))  # fmt: skip


def _turban(sheet: Sheet, skin: Colour) -> None:
    _face_edge(sheet, skin)
    sheet.fill(ellipse(0, 3, 46, 44), "#d0701e")
    for number in range(12):
        turn = number * 147.0
        tone = mix("#f7b23e", "#cf6a1c", (number * 5 % 12) / 13)
        with sheet.at(0, 3, 1 - number * 0.035, turn):
            fold = leaf((-46, 8), (46, 8), 34, -0.3 - number * 0.012)
            sheet.fill(moved(fold, 1.5, 3), "#7a300c", 0.5)
            sheet.fill(fold, tone, grad=linear(0, -30, 0, 6, mix(tone, "#b8500f", 0.5)))
            for line in (0.2, 0.32):
                crease = taper([(-36, 4), (0, -26 + 50 * line), (36, 4)], [0.3, 1.5, 0.3], 10)
                sheet.fill(crease, "#ffdf9a", 0.6)
    sheet.fill(ellipse(0, 3, 9), "#f2a63a")
    sheet.fill(ellipse(0, -34, 6), "#f3e4b0")
    sheet.fill(ellipse(0, -30, 5), "#3f8f86")


def _straw_hat(sheet: Sheet, skin: Colour) -> None:
    sheet.fill(ellipse(0, -40, 5, 6), skin)
    rng = random.Random(3)
    brim = spline(
        [
            (69 * math.cos(a) + rng.uniform(-2, 2), 66 * math.sin(a))
            for a in np.linspace(0, math.tau, 17)[:-1]
        ]
    )
    sheet.fill(brim, "#ecce86", grad=radial(-12, -14, 80, "#c29546"))
    for size in range(10, 68, 4):
        sheet.line(ellipse(0, 0, size, size * 0.96), "#9c6f2c", 0.9, 0.6)
    for number in range(120):
        a = number * math.tau / 120
        sheet.line(
            poly(
                [(32 * math.cos(a), 31 * math.sin(a)), (68 * math.cos(a), 65 * math.sin(a))],
                closed=False,
            ),
            "#fbe8b4",
            0.8,
            0.5,
        )
    sheet.fill(ellipse(0, 0, 35, 34), "#b23a44")
    sheet.fill(ellipse(0, -1, 29, 28), "#f2d792", grad=radial(-7, -8, 34, "#d0a455"))
    for size in range(4, 29, 4):
        sheet.line(ellipse(0, -1, size, size * 0.96), "#9c6f2c", 0.9, 0.55)
    sheet.fill(union(leaf((28, 18), (58, 40), 15), leaf((28, 18), (40, 56), 14)), "#c9485a")


def _afro(sheet: Sheet, skin: Colour) -> None:
    rng = random.Random(6)
    _face_edge(sheet, skin)
    for _ in range(560):
        way, far = rng.uniform(0, math.tau), 50 * rng.uniform(0, 1) ** 0.5
        x, y = far * math.cos(way), 3 + far * math.sin(way)
        tone = mix("#2a1a18", "#7a5238", rng.uniform(0, 0.7) * (0.5 - (x + y) / 170))
        sheet.line(ellipse(x, y, rng.uniform(2.4, 4.6)), tone, 2.2)
    for petal in range(6):
        way = petal * math.tau / 6
        x, y = 30 + 11 * math.cos(way), -16 + 11 * math.sin(way)
        sheet.fill(ellipse(x, y, 8.5), "#e2454a", grad=radial(30, -16, 20, "#ff8f80"))
    sheet.fill(ellipse(30, -16, 6), "#f7cf4a")


def _bald(sheet: Sheet, skin: Colour) -> None:
    rng = random.Random(2)
    _face_edge(sheet, skin, 33)
    sheet.fill(ellipse(0, 0, 36, 40), skin, grad=radial(-10, -12, 56, mix(skin, "#8a4a38", 0.45)))
    for _ in range(240):
        way = rng.uniform(-0.25, math.pi + 0.25)
        root = 33 * math.cos(way), 6 + 33 * math.sin(way)
        tip = 42 * math.cos(way + 0.1), 6 + 43 * math.sin(way + 0.1)
        sheet.fill(taper([root, tip], [3, 0.6], 3), vary("#d9d4cc", rng, 0.12))
    for side in (-1, 1):
        sheet.line(ellipse(side * 12, -37, 9.5, 4), "#2a2a30", 2.4)
        sheet.line(poly([(side * 21, -36), (side * 35, -6)], closed=False), "#2a2a30", 2.2)
    sheet.fill(ellipse(-12, -14, 10, 7, -40), "#fff6ea", 0.75, blur=3)


def _sun_coins(scene: Scene) -> None:
    """Noon through leaves: shade over everything, and in it round coins of light."""
    page, rng = scene.page, random.Random(77)
    shade = smoothstep(-0.1, 0.55, page.noise(61, 210, 4, 0.6)) * 0.26
    scene.multiply(shade, "#5a8a6a")
    coins = scene.sheet()
    for _ in range(110):
        x, y, size = rng.uniform(0, 800), rng.uniform(0, 1200), rng.uniform(8, 30)
        wet = math.hypot(x - X, y - Y) < WATER
        strength = rng.uniform(0.05, 0.25) if wet else rng.uniform(0.15, 0.5)
        coins.fill(ellipse(x, y, size, size * 0.86), "#ffffff", strength, blur=size * 0.13)
    light = coins.pixels()[..., 3:] * np.array([0.95, 0.8, 0.34], np.float32)
    scene.image = (scene.image * (1 + light) + light * 0.03).astype(np.float32)
    scene.shine(150, 330, 420, "#fff0b8", 0.16)


def _canopy(scene: Scene) -> None:
    """The tree above us all: twigs reach in from the corners, near and dark."""
    rng = random.Random(19)
    boughs = (
        ([(-40, 130), (60, 96), (150, 40), (260, 4)], 100),
        ([(840, 1060), (760, 1116), (660, 1168), (540, 1210)], 90),
    )
    for way, count in boughs:
        sheet = scene.sheet()
        sheet.fill(taper(way, [16, 9, 3]), "#3a2a22")
        stations = sample(way, 40)
        for _ in range(count):
            x, y, way_x, way_y = stations[rng.randrange(2, 41)]
            x, y = x + rng.gauss(0, 26), y + rng.gauss(0, 26)
            turn = math.atan2(way_y, way_x) + rng.uniform(-1.3, 1.3)
            far = rng.uniform(30, 54)
            tip = x + far * math.cos(turn), y + far * math.sin(turn)
            tone = mix(
                "#2f5a34", rng.choice(["#8fae4a", "#1c4034", "#4f7f3a"]), rng.uniform(0, 0.9)
            )
            blade: Path = leaf((x, y), tip, far * 0.42, rng.uniform(-0.1, 0.1))
            sheet.fill(moved(blade, 3, 4), "#0c2420", 0.45)
            sheet.fill(blade, tone, grad=linear(x, y, *tip, mix(tone, "#e4dc7a", 0.3)))
            sheet.line(poly([(x, y), tip], closed=False), mix(tone, "#f0f0b0", 0.45), 0.9, 0.8)
        scene.add(sheet, relief=4, rim=0.5, rim_width=1.8, shadow=(26, 40, 16, 0.6), wobble=0.6)
