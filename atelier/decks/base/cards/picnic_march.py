"""Ants carry off a picnic, a ring, a key, a letter in pieces; a straw hat and a sandal walk too."""

import itertools
import math
import random
from collections.abc import Callable

import numpy as np

from pinxit_atelier.engine import (
    Brush,
    Cast,
    Look,
    Page,
    Palette,
    Scene,
    Sheet,
    around,
    ellipse,
    leaf,
    linear,
    mix,
    poly,
    radial,
    rect,
    rgb,
    sample,
    smoothstep,
    spline,
    taper,
    vary,
)

RED, WHITE, LEMON = "#b93636", "#f4ecdc", "#f0cc4a"
ANT, SHEEN, STRAW = "#1c0d0c", "#a8624a", "#d9b068"
HOLE = 706.0, 1128.0
HAT, BRIM, LEAN = (312.0, 426.0), (238.0, 214.0), 40.0
SANDAL, TOES, WIDE = (212.0, 864.0), 18.0, 1.22
Points = list[tuple[float, float]]
Load = Callable[[Sheet], None]

ROADS: tuple[Points, ...] = (
    [(350, 924), (420, 962), (540, 1030), (640, 1090), HOLE],
    [(610, 320), (672, 450), (650, 590), (694, 720), (716, 860), (690, 1000), HOLE],
    [(60, 1240), (180, 1160), (330, 1126), (480, 1130), (610, 1130), HOLE],
    [(478, 626), (530, 720), (570, 850), (620, 960), (666, 1060), HOLE],
)


def paint(page: Page) -> Scene:
    """Paint the cloth, what is left on it, the roads of ants, and what walks without a wearer."""
    scene = Scene(page, 3391, light=(-500, -700, 900), glow="#fff6d8", shade="#3a1420", reach=4000,
                  felt=0.1)  # fmt: skip
    scene.focus(330, 440, 260)
    scene.focus(600, 900, 260)
    scene.focus(212, 864, 150)
    _cloth(scene)
    _grass(scene)
    _dapple(scene)
    _plate(scene)
    rng = random.Random(50)
    for number, road in enumerate(ROADS):
        _march(scene, road, number, rng)
    _sandal(scene)
    _hat(scene)
    _general(scene)
    _deserter(scene)
    return scene.finish(
        Look(
            brush=Brush(detail=0.6, exact=0.04), vignette=0.3, bloom=0.15, bloom_from=0.92,
            palette=Palette(
                colours=("#b93636", "#d9b068", "#f4ecdc", "#2c1a1c", "#6d7d4a"), mother="#e0b890",
                accent="#2f7f8a", quiet=0.2,
            ),
            masses=0.25, shadows="#4a2040", lights="#fff0d0", split=0.08,
        )
    )  # fmt: skip


def _dapple(scene: Scene) -> None:
    """A tree that we do not see lets its shade fall on the upper side of the cloth."""
    page = scene.page
    leaves = page.noise(31, 120, 3) + 0.8 * page.noise(32, 46, 2)
    near = (page.x * 0.55 + page.y - 560) / 260
    scene.in_shadow(smoothstep(0.1, 0.35, leaves - near), 0.62, blur=6)
    low = (1210 - page.x * 0.9 - page.y * 0.35) / 300
    scene.in_shadow(smoothstep(0.2, 0.5, leaves * 0.8 + low - 1.9), 0.4, blur=8)


def _cloth(scene: Scene) -> None:
    """Gingham in hard sun, with the creases of its folding still in it."""
    page = scene.page
    wave = 10 * page.noise(4, 260, 3)
    turn = math.radians(-14)
    u = (page.x * math.cos(turn) - page.y * math.sin(turn) + wave) / 68
    v = (page.x * math.sin(turn) + page.y * math.cos(turn) - wave * 0.7) / 68

    def band(field: np.ndarray) -> np.ndarray:
        saw = np.abs((field % 2) - 1)
        return smoothstep(0.46, 0.54, saw)

    one, other = band(u), band(v)
    hatch = smoothstep(-0.5, 0.5, np.sin((page.x + page.y) * 1.3))
    half = 0.44 + 0.16 * hatch
    red = one * other + (one * (1 - other) + other * (1 - one)) * half
    red = red[..., None]
    image = rgb(WHITE) * (1 - red) + rgb(RED) * red
    height = page.noise(9, 300, 4) * 26
    for place in (2.1, 9.4):
        height = (
            height - 9 * np.exp(-(((u - place) * 7) ** 2)) - 7 * np.exp(-(((v - place) * 7) ** 2))
        )
    down, across = np.gradient(page.blur(height.astype(np.float32), 2) * page.scale)
    light = np.clip(1 + (across * 0.5 + down * 0.6) * 0.9, 0.62, 1.2)
    weave = 1 + 0.05 * page.texture("fine") + 0.03 * np.sin(page.x * 2.2) * np.sin(page.y * 2.2)
    scene.image = (image * (light * weave)[..., None]).astype(np.float32)


def _grass(scene: Scene) -> None:
    """The corner where the cloth ends, and the hole to which everything goes."""
    rng = random.Random(3)
    ground = scene.sheet()
    edge = [
        (840, 880, 1),
        (788, 930),
        (752, 1010),
        (690, 1076),
        (610, 1130),
        (560, 1240, 1),
        (840, 1240, 1),
    ]
    ground.fill(spline(edge), "#7a5a2a", grad=radial(*HOLE, 170, "#4f7a2a"))
    scene.add(ground, relief=2, shadow=(-5, -6, 4, 0.4), wobble=1.4)
    hill = scene.sheet()
    for _ in range(900):
        turn, far = rng.uniform(0, math.tau), abs(rng.gauss(0, 1)) * 52
        x, y = HOLE[0] + far * math.cos(turn) * 1.2, HOLE[1] + far * math.sin(turn)
        hill.fill(ellipse(x, y, rng.uniform(1.5, 4)), vary("#b07a40", rng, 0.25, 0.04))
    scene.add(hill, relief=2, lo=0.7, shadow=(3, 4, 2, 0.5), wobble=0)
    hole = scene.sheet()
    hole.fill(
        ellipse(*HOLE, 31, 25), "#160606", grad=radial(HOLE[0] + 6, HOLE[1] + 8, 36, "#4a240c")
    )
    scene.put(hole)
    blades = scene.sheet()
    for _ in range(360):
        x, y = rng.uniform(600, 830), rng.uniform(900, 1230)
        if math.hypot((x - HOLE[0]) / 1.2, y - HOLE[1]) < 76 or x - 570 < (1240 - y) * 0.72:
            continue
        turn = rng.uniform(-2.2, 0.4)
        far = rng.uniform(28, 74)
        tip = x + far * math.cos(turn), y + far * math.sin(turn)
        blades.fill(leaf((x, y), tip, rng.uniform(6, 11), rng.uniform(-0.2, 0.2)),
                    mix("#2f6a22", "#b8d04a", rng.random()))  # fmt: skip
    scene.add(blades, relief=3, rim=0.5, shadow=(6, 8, 3, 0.5), wobble=0.5)


def _plate(scene: Scene) -> None:
    """A great white plate, cropped, with the rest of a cake."""
    x, y, r = 726.0, 150.0, 236.0
    sheet = scene.sheet()
    sheet.fill(ellipse(x, y, r), "#ffffff", grad=radial(x - 60, y - 80, r * 1.5, "#cfd8ea"))
    sheet.line(ellipse(x, y, r - 20), "#3f8a94", 9)
    scene.lay(sheet, "glass", form=0.25, cast=Cast((16, 22), dark=0.7), sheen=0.2)
    well = scene.sheet()
    well.fill(ellipse(x, y, r * 0.66), "#f4f6fb", grad=radial(x + 40, y + 60, r * 0.8, "#ffffff"))
    well.line(ellipse(x, y, r * 0.66), "#c3cde2", 3, 0.9)
    scene.put(well)
    cake = scene.sheet()
    wedge = [(600, 120, 1), (740, 60, 1), (776, 130), (752, 196, 1)]
    cake.fill(spline(wedge), "#fff2dc")
    scene.add(cake, relief=8, shadow=(16, 22, 3, 0.5), wobble=0.5)
    top = scene.sheet()
    inner = spline([(616, 121, 1), (734, 74, 1), (762, 130), (744, 184, 1)])
    top.fill(inner, "#ff8fb0", grad=linear(620, 80, 760, 190, "#f05f8a"))
    for k in range(6):
        cx, cy = 738 + 3 * math.sin(k), 84 + k * 19
        top.fill(ellipse(cx, cy, 10, 9), "#fffdf8")
    top.fill(ellipse(736, 128, 19), "#fffdf8")
    top.fill(ellipse(734, 125, 13), "#c8102a", grad=radial(730, 120, 16, "#7a0618"))
    top.fill(ellipse(729, 120, 3.4), "#ffffff", 0.9)
    for k in range(5):
        drip = [(630 + k * 22, 116 - k * 9), (650 + k * 20, 128 - k * 2)]
        top.line(poly(drip, closed=False), "#fff2f4", 4, 0.9)
    scene.add(top, relief=5, rim=0.3, shadow=(4, 6, 2, 0.35), wobble=0.4)
    rng = random.Random(8)
    crumbs = scene.sheet()
    for _ in range(46):
        x, y = rng.gauss(640, 50), rng.gauss(230, 40)
        crumbs.fill(ellipse(x, y, rng.uniform(2, 6)), vary("#e8b86a", rng, 0.15, 0.03))
    scene.add(crumbs, relief=2, shadow=(4, 5, 1.5, 0.5), wobble=0.8)
    _crawl(
        scene,
        [(rng.uniform(560, 740), rng.uniform(190, 300), rng.uniform(0, 360)) for _ in range(12)],
    )


# the ants ---------------------------------------------------------------------------------


def _ant(sheet: Sheet, x: float, y: float, turn: float, size: float, step: int = 0) -> None:
    """One ant from above; it walks to the right before it is turned."""
    with sheet.at(x, y, size, turn):
        for side in (-1, 1):
            for number, (root, knee, foot) in enumerate(
                (
                    ((5, 3), (9, 9), (15, 13)),
                    ((1, 3), (0, 11), (2, 17)),
                    ((-3, 3), (-8, 10), (-14, 15)),
                )
            ):
                swing = 2.6 if (number + step + (side > 0)) % 2 else -2.6
                leg = [
                    (root[0], side * root[1]),
                    (knee[0] + swing * 0.5, side * knee[1]),
                    (foot[0] + swing, side * foot[1]),
                ]
                sheet.line(poly(leg, closed=False), ANT, 1.7)
            feeler = [(14, side * 2), (20, side * 6), (26, side * 4)]
            sheet.line(poly(feeler, closed=False), ANT, 1.4)
        sheet.fill(ellipse(-13, 0, 10, 6.6), ANT, grad=radial(-15, -2, 12, "#050202"))
        sheet.fill(ellipse(-3, 0, 2.6, 2.4), ANT)
        sheet.fill(ellipse(3, 0, 6, 4), "#2a1210")
        sheet.fill(ellipse(12, 0, 5.8, 5.2), ANT)
        sheet.fill(ellipse(-15, -2.4, 4.4, 1.6), SHEEN, 0.85)
        sheet.fill(ellipse(3, -1.4, 2.6, 1), SHEEN, 0.8)
        sheet.fill(ellipse(12, -1.8, 2, 1), SHEEN, 0.8)


def _crawl(scene: Scene, ants: list[tuple[float, float, float]], size: float = 0.95) -> None:
    sheet = scene.sheet()
    for number, (x, y, turn) in enumerate(ants):
        _ant(sheet, x, y, turn, size, number)
    scene.add(sheet, shadow=(5, 7, 1.2, 0.55), wobble=0, amount=0.03, hue=0)


def _march(scene: Scene, road: Points, number: int, rng: random.Random) -> None:
    """A column, close together; some carry."""
    long = sum(math.dist(a, b) for a, b in itertools.pairwise(road))
    count = int(long / 33)
    stations = sample(road, count)
    sheet, freight = scene.sheet(), scene.sheet()
    loads = LOADS[number]
    gap = max(2, count // (len(loads) + 1))
    for index, (x, y, way_x, way_y) in enumerate(stations[:-1]):
        turn = math.degrees(math.atan2(way_y, way_x))
        side = rng.uniform(-5, 5)
        px, py = x - way_y * side, y + way_x * side
        place, rest = divmod(index, gap)
        carried = rest == 0 and 1 <= place <= len(loads)
        _ant(sheet, px, py, turn + rng.uniform(-14, 14), rng.uniform(0.9, 1.08), index)
        if carried:
            for off in (-21, 21):
                _ant(sheet, x - way_y * off, y + way_x * off, turn, 1, index)
            with freight.at(x, y, 1.36, turn + rng.uniform(-50, 50)):
                loads[place - 1](freight)
    scene.add(sheet, shadow=(5, 7, 1.2, 0.55), wobble=0, amount=0.03, hue=0)
    scene.add(freight, relief=5, lo=0.5, hi=0.35, rim=0.3, shadow=(9, 13, 2.5, 0.5), wobble=0.3)


def _ring(sheet: Sheet) -> None:
    sheet.line(ellipse(0, 0, 21), "#e8b030", 7)
    sheet.line(ellipse(-1, -1, 21), "#fff2b0", 2, 0.9)
    sheet.fill(poly([(-9, -30), (9, -30), (13, -22), (0, -12), (-13, -22)]), "#9ff0f4")
    sheet.fill(poly([(-9, -30), (0, -30), (0, -12), (-13, -22)]), "#e8ffff")


def _tooth(sheet: Sheet) -> None:
    sheet.fill(
        spline(
            [(-14, -14), (0, -10), (14, -14), (15, 2), (9, 20), (4, 8), (-4, 8), (-9, 20), (-15, 2)]
        ),
        "#fffdf2",
        grad=linear(-10, -10, 12, 16, "#d8d4c4"),
    )


def _key(sheet: Sheet) -> None:
    sheet.line(ellipse(-26, 0, 12), "#c08a2a", 7)
    sheet.fill(rect(-14, -4, 52, 8, 3), "#c08a2a", grad=linear(0, -4, 0, 4, "#ffe08a"))
    sheet.fill(rect(24, 2, 6, 13), "#c08a2a")
    sheet.fill(rect(33, 2, 5, 10), "#c08a2a")


def _scrap(seed: int, *, heart: bool = False) -> Load:
    """Return a painter of one piece of a letter."""

    def paint_scrap(sheet: Sheet) -> None:
        rng = random.Random(seed)
        ring = [(27 * math.cos(k) * rng.uniform(0.7, 1.3), 20 * math.sin(k) * rng.uniform(0.7, 1.3))
                for k in np.linspace(0, 5.5, 8)]  # fmt: skip
        paper = poly(ring)
        sheet.fill(paper, "#fff8e4", grad=linear(-20, -10, 20, 14, "#efe0c0"))
        for row in range(-2, 3):
            x = -24.0 + rng.uniform(0, 8)
            while x < 22:
                long = rng.uniform(7, 15)
                word = [(x + k * long / 5, row * 7.5 + rng.uniform(-2.2, 2.2)) for k in range(6)]
                sheet.line(spline(word, closed=False), "#3a4a9a", 1.2, 0.9, clip=paper)
                x += long + 4
        if heart:
            shape = spline([(0, 10, 1), (-12, -2), (-7, -11), (0, -5, 1), (7, -11), (12, -2)])
            sheet.fill(shape, RED)

    return paint_scrap


def _strawberry(sheet: Sheet) -> None:
    sheet.fill(spline([(-18, -10), (0, -16), (18, -10), (14, 10), (0, 26), (-14, 10)]), "#f0303a",
               grad=radial(-4, -4, 30, "#a80a1c"))  # fmt: skip
    for x, y in ((-8, -3), (4, -6), (10, 3), (-3, 6), (4, 13), (-8, 10)):
        sheet.fill(ellipse(x, y, 1.4, 2), "#ffe28a")
    for k in range(5):
        sheet.fill(leaf((0, -14), (-14 + k * 7, -26 + abs(k - 2) * 4), 7), "#4f9a3a")


def _cherry(sheet: Sheet) -> None:
    sheet.line(spline([(0, -10), (8, -30), (22, -38)], closed=False), "#4f7a2a", 3)
    sheet.fill(ellipse(0, 4, 16), "#b00a24", grad=radial(-5, -2, 20, "#5a0414"))
    sheet.fill(ellipse(-5, -2, 4, 3, -30), "#ffffff", 0.9)


def _cheese(sheet: Sheet) -> None:
    wedge = poly([(-26, 12), (24, 16), (20, -18)])
    sheet.fill(wedge, "#ffd24a", grad=linear(-20, -10, 20, 16, "#f0a82a"))
    for x, y, r in ((6, 2, 5), (14, -6, 3), (-6, 9, 3), (14, 9, 3)):
        sheet.fill(ellipse(x, y, r), "#d08a1a")


def _watch(sheet: Sheet) -> None:
    sheet.fill(rect(-50, -9, 100, 18, 7), "#7a4220", grad=linear(0, -9, 0, 9, "#4a2410"))
    sheet.fill(ellipse(0, 0, 20), "#e8b848")
    sheet.fill(ellipse(0, 0, 16), "#ffffff")
    for k in range(12):
        turn = k * math.tau / 12
        sheet.fill(ellipse(12.5 * math.cos(turn), 12.5 * math.sin(turn), 1.1), "#2a1a1a")
    sheet.line(poly([(0, 0), (0, -9)], closed=False), "#2a1a1a", 2)
    sheet.line(poly([(0, 0), (7, 3)], closed=False), "#2a1a1a", 2.4)


def _olive(sheet: Sheet) -> None:
    sheet.fill(ellipse(0, 0, 15, 12), "#8aa03a", grad=radial(-4, -3, 18, "#56701e"))
    sheet.fill(ellipse(9, 0, 4, 4.6), RED)


def _crown_crumb(sheet: Sheet) -> None:
    sheet.fill(
        poly([(-20, 12), (-24, -12), (-11, -2), (0, -20), (11, -2), (24, -12), (20, 12)]),
        "#e8b25a",
        grad=linear(0, -18, 0, 14, "#b87a2e"),
    )


LOADS: tuple[tuple[Load, ...], ...] = (
    (_key, _cheese),
    (_cherry, _ring, _scrap(3, heart=True), _scrap(5)),
    (_cheese, _tooth, _strawberry),
    (_watch, _crown_crumb, _cherry),
)


# what walks --------------------------------------------------------------------------------


def _under(scene: Scene, place: tuple[float, float], size: tuple[float, float], turn: float,
           arc: tuple[float, float], count: int) -> None:  # fmt: skip
    """Ants with their heads out from under something that they carry, along a part of its edge."""
    rng, way = random.Random(count), math.radians(turn)
    ants = []
    for k in range(count):
        angle = math.radians(arc[0] + (arc[1] - arc[0]) * k / (count - 1))
        across, along = size[0] * math.cos(angle), size[1] * math.sin(angle)
        x = place[0] + across * math.cos(way) - along * math.sin(way)
        y = place[1] + across * math.sin(way) + along * math.cos(way)
        ants.append((x, y, turn + 26 * math.sin(angle) + rng.uniform(-12, 12)))
    _crawl(scene, ants, 1.15)


def _hat(scene: Scene) -> None:
    """A straw hat, as large as a tent, on some two hundred legs."""
    shade = scene.sheet()
    shade.fill(ellipse(HAT[0] + 54, HAT[1] + 70, *BRIM, LEAN), "#000000")
    scene.in_shadow(shade.pixels()[..., 3], 0.82, blur=7)
    _under(scene, (HAT[0] + 4, HAT[1] + 6), (BRIM[0] + 8, BRIM[1] + 8), LEAN, (-118, 122), 40)
    rings = around(scene.page, *HAT)
    with scene.layer("cloth", way=rings, form=0.3):
        _brim(scene)
    crown = HAT[0] - 14, HAT[1] - 18
    scene.in_shadow(ellipse(crown[0] + 26, crown[1] + 34, 128, 116, LEAN), 0.62, blur=9)
    with scene.layer("cloth", way=around(scene.page, *crown), form=0.7):
        _crown(scene, crown)


def _braid(sheet: Sheet, x: float, y: float, size: tuple[float, float], rng: random.Random) -> None:
    """One ring of plaited straw."""
    count = int(size[0] * 0.62)
    for k in range(count):
        turn = (k + rng.uniform(-0.2, 0.2)) * math.tau / count
        start = _on(x, y, size, turn)
        end = _on(x, y, (size[0] - 9, size[1] - 9), turn + 0.07)
        tone = mix(STRAW, rng.choice(("#8f6a34", "#f4dca0", "#b98c48")), rng.uniform(0.1, 0.75))
        sheet.fill(leaf(start, end, 5.4), tone, 0.9)


def _on(x: float, y: float, size: tuple[float, float], turn: float) -> tuple[float, float]:
    way = math.radians(LEAN)
    across, along = size[0] * math.cos(turn), size[1] * math.sin(turn)
    return (
        x + across * math.cos(way) - along * math.sin(way),
        y + across * math.sin(way) + along * math.cos(way),
    )


def _brim(scene: Scene) -> None:
    rng, sheet = random.Random(4), scene.sheet()
    edge = []
    for k in range(44):
        turn = k * math.tau / 44
        fray = 1 + 0.022 * math.sin(3 * turn + 1) + rng.uniform(-0.006, 0.006)
        edge.append(_on(*HAT, (BRIM[0] * fray, BRIM[1] * fray), turn))
    shape = spline(edge)
    sheet.fill(shape, STRAW, grad=linear(160, 250, 470, 610, "#b08444"))
    with sheet.inside(shape):
        for ring in range(13):
            part = 1 - ring * 0.042
            size = BRIM[0] * part, BRIM[1] * part
            sheet.line(ellipse(*HAT, *size, LEAN), "#7d5a2a", 1.6, 0.55)
            _braid(sheet, *HAT, size, rng)
    for _ in range(26):  # straws that have come loose
        turn = rng.uniform(0, math.tau)
        start, end = _on(*HAT, BRIM, turn), _on(*HAT, (BRIM[0] + 15, BRIM[1] + 15), turn + 0.05)
        sheet.fill(leaf(start, end, 3), "#c99e58")
    scene.add(sheet, wobble=0.6, amount=0.02)


def _crown(scene: Scene, place: tuple[float, float]) -> None:
    rng, sheet = random.Random(6), scene.sheet()
    sheet.fill(ellipse(*place, 134, 122, LEAN), "#24525c")
    for k in range(2):  # the ends of the ribbon
        end = [_on(*HAT, (118, 108), 2.52), _on(*HAT, (176, 160), 2.4 + k * 0.3),
               _on(*HAT, (228, 210), 2.3 + k * 0.36),
               _on(*HAT, (282 - k * 44, 250), 2.5 + k * 0.3)]  # fmt: skip
        sheet.fill(taper(end, [12, 24, 30, 34]), mix("#24525c", "#3f8a94", k * 0.5))
    top = place[0] - 8, place[1] - 10
    shape = ellipse(*top, 113, 102, LEAN)
    sheet.fill(shape, "#e2bd78", grad=linear(200, 300, 390, 520, "#b58a48"))
    with sheet.inside(shape):
        for ring in range(11):
            size = 113 - ring * 9.6, 102 - ring * 8.8
            sheet.line(ellipse(*top, *size, LEAN), "#7d5a2a", 1.5, 0.5)
            _braid(sheet, *top, size, rng)
    scene.add(sheet, wobble=0.5, amount=0.02)
    pinch = scene.sheet()
    line = [_on(*top, (76, 0.1), math.pi), top, _on(*top, (76, 0.1), 0)]
    pinch.fill(taper(line, [10, 30, 10]), "#6a4a20", 0.45, blur=9, clip=shape)
    lit = [(x - 16, y + 20) for x, y in line]
    pinch.fill(taper(lit, [6, 20, 6]), "#fff0c4", 0.4, blur=8, clip=shape)
    scene.put(pinch)


def _sandal(scene: Scene) -> None:
    """One sandal, and no foot in it, on the same way."""
    place = SANDAL
    sole = [(-118, -14), (-104, -36), (-66, -42), (-10, -32), (46, -42), (92, -42), (120, -16),
            (116, 18), (86, 40), (40, 40), (-14, 30), (-70, 36), (-108, 24)]  # fmt: skip
    shade = scene.sheet()
    with shade.at(place[0] + 24, place[1] + 32, WIDE, TOES):
        shade.fill(spline(sole), "#000000")
    scene.in_shadow(shade.pixels()[..., 3], 0.8, blur=4)
    _under(scene, place, (154, 62), TOES, (-150, 150), 30)
    sheet = scene.sheet()
    with sheet.at(*place, WIDE, TOES):
        sheet.fill(spline(sole), "#6d4526")
        bed = spline([(x * 0.94, y * 0.88) for x, y in sole])
        sheet.fill(bed, "#e0b482", grad=linear(-100, -30, 110, 40, "#c08e5a"))
        sheet.line(spline([(x * 0.88, y * 0.78) for x, y in sole]), "#8a5f38", 1.4, 0.8)
        for x, y, wide, high in ((88, -20, 13, 9), (96, 2, 10, 7), (88, 19, 8, 6),
                                 (50, -4, 36, 25), (-84, -4, 22, 21)):  # fmt: skip
            sheet.fill(ellipse(x, y, wide, high), "#9a6a3e", 0.6, blur=4)  # where somebody trod
    scene.lay(sheet, "cloth", way=TOES, form=0.3)
    straps = scene.sheet()
    with straps.at(*place, WIDE, TOES):
        for line in ([(20, -42), (44, -6), (74, 44)], [(78, -48), (54, -6), (22, 42)],
                     [(-46, -44), (-30, 0), (-48, 40)]):  # fmt: skip
            straps.fill(taper(line, [22, 20, 22]), "#2a5f6a", grad=linear(0, -40, 0, 44, "#173a44"))
            straps.line(spline(line, closed=False), "#7fb8bc", 1.6, 0.5)
        straps.line(rect(-44, -14, 22, 24, 3), "#f0d68a", 4.5)
        straps.line(poly([(-34, -2), (-16, -2)], closed=False), "#f0d68a", 3)
    scene.lay(straps, "cloth", form=0.5, cast=Cast((8, 11), dark=0.7, soft=0.1))


def _general(scene: Scene) -> None:
    """On a sugar cube, with a toothpick."""
    x, y = 96.0, 1044.0
    sheet = scene.sheet()
    with sheet.at(x, y, 1.2, 8):
        sheet.fill(poly([(-30, -30), (30, -30), (30, 30), (-30, 30)]), "#ffffff")
        sheet.fill(poly([(30, -30), (42, -20), (42, 42), (30, 30)]), "#c9d2e4")
        sheet.fill(poly([(-30, 30), (30, 30), (42, 42), (-18, 42)]), "#aab6d0")
        rng = random.Random(6)
        for _ in range(150):
            px, py = rng.uniform(-28, 28), rng.uniform(-28, 28)
            sheet.fill(ellipse(px, py, 1.5), rng.choice(["#e6ecf6", "#ffffff", "#d3dcec"]))
    scene.add(sheet, relief=3, rim=0.3, shadow=(12, 17, 3, 0.5), wobble=0.3)
    ant = scene.sheet()
    _ant(ant, x + 2, y - 2, 28, 1.5)
    ant.fill(ellipse(x + 4, y - 2, 4.4), LEMON)
    ant.fill(ellipse(x + 4, y - 2, 2.2), RED)
    scene.add(ant, shadow=(5, 7, 1.2, 0.5), wobble=0)
    sword = scene.sheet()
    sword.fill(taper([(x + 22, y + 24), (x + 78, y - 40)], [4.4, 4, 0.6]), "#e8c48a")
    sword.line(poly([(x + 25, y + 10), (x + 37, y + 22)], closed=False), RED, 4)
    scene.add(sword, relief=2, shadow=(5, 7, 1.5, 0.5), wobble=0)


def _deserter(scene: Scene) -> None:
    """One goes the other way, with a flower."""
    x, y, turn = 470.0, 800.0, -146.0
    sheet = scene.sheet()
    _ant(sheet, x, y, turn, 1.2)
    scene.add(sheet, shadow=(5, 7, 1.2, 0.55), wobble=0)
    bloom = scene.sheet()
    with bloom.at(x - 22, y - 18, 1.15, turn):
        bloom.line(spline([(-30, 6), (0, 2), (26, 0)], closed=False), "#4f9a3a", 3)
        for k in range(10):
            angle = k * math.tau / 10
            bloom.fill(
                leaf((30, 0), (30 + 24 * math.cos(angle), 24 * math.sin(angle)), 10), "#ffffff"
            )
        bloom.fill(ellipse(30, 0, 8), LEMON, grad=radial(28, -2, 9, "#f0a020"))
    scene.add(bloom, relief=3, shadow=(9, 13, 2.5, 0.5), wobble=0.2)
