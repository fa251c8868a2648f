"""From the top of a wardrobe a black cat watches a family that kneels round something new."""

import math
import random
from collections.abc import Callable

import numpy as np

from pinxit_atelier.engine import (
    Colour,
    Look,
    Page,
    Path,
    Scene,
    Sheet,
    along,
    darker,
    ellipse,
    leaf,
    limb,
    linear,
    mix,
    moved,
    poly,
    radial,
    sample,
    spline,
    taper,
    union,
)
from pinxit_atelier.people import Look as Person
from pinxit_atelier.people import face

X, Y = 396, 400  # the basket
EMBER, PLUM, CREAM, ACID = "#d8642a", "#2b1420", "#f6dcae", "#c8f02a"
Clothes = Callable[[Sheet, Path], None]


def paint(page: Page) -> Scene:
    """Paint the floor, the rug, the ring of backs, the glow they hide, and who sees it all."""
    scene = Scene(page, 7713, light=(X, Y, 90), glow="#ffc46a", shade="#1a0a14", reach=420)
    _floor(scene)
    _bed(scene)
    _door(scene)
    _rug(scene)
    _footprints(scene)
    _thrown_shadows(scene)
    _basket(scene)
    _family(scene)
    scene.shine(X, Y, 120, "#ffb648", 0.5)
    scene.shine(X, Y, 430, "#ff9a3c", 0.28)
    scene.rays(X, Y, -3.1, 3.1, "#ffc46a", 0.22, count=40, length=420)
    scene.motes(120, "#ffd58a", (110, 110, 690, 700), (0.6, 2.2), 0.8)
    _wardrobe(scene)
    _collar(scene)
    _cat(scene)
    look = Look(vignette=0.45, bloom=0.3, shadows="#3a1030", lights="#b0803a", contrast=1.06)
    return scene.finish(look)


def _floor(scene: Scene) -> None:
    page, rng = scene.page, scene.rng
    far = page.distance(X, Y) / 780 + 0.05 * page.noise(3, 200, 4)
    stops = [(0, "#c26a34"), (0.4, "#a4542c"), (0.74, "#6c3426"), (1.15, "#200d14")]
    scene.backdrop(stops, far.astype(np.float32), amount=0.06)
    boards = scene.sheet()
    for number in range(12):
        x = -60 + number * 82
        edge = [(x + rng.uniform(-2, 2), -10), (x + 30, 500), (x + 52, 1210)]
        boards.line(spline(edge, closed=False), "#16080c", 3.4, 0.75)
        boards.line(moved(spline(edge, closed=False), 3, 0), "#f0a060", 1.2, 0.25)
        y = rng.uniform(40, 200)
        while y < 1100:
            shift = 44 * y / 1000
            boards.line(poly([(x + shift, y), (x + 82 + shift, y + 2)], closed=False), "#16080c", 3)
            for side in (9, 74):
                boards.fill(ellipse(x + shift + side, y + 9, 2.2), "#12060a")
            y += rng.uniform(240, 420)
        for _ in range(26):
            px, py = x + rng.uniform(10, 80), rng.uniform(0, 1000)
            grain = [(px, py), (px + rng.uniform(-3, 7), py + rng.uniform(40, 110))]
            boards.fill(taper(grain, [0.5, 2, 0.5], 8), rng.choice(("#2c1010", "#d88a50")), 0.28)
    scene.put(boards)


def _bed(scene: Scene) -> None:
    """The corner of a bed: somebody has just jumped out of it."""
    sheet = scene.sheet()
    cover = spline(
        [(-30, -30, 1), (236, -30, 1), (226, 60), (246, 150), (210, 240), (150, 268), (70, 258),
         (-30, 290, 1)]
    )  # fmt: skip
    sheet.fill(cover, "#7c3246", grad=linear(240, 260, 0, 0, "#2c1020"))
    with sheet.inside(cover):
        for row in range(-6, 12):
            band = [(-40, row * 46 + 60), (110, row * 46 + 20), (260, row * 46 - 60)]
            sheet.fill(taper(band, [13, 15, 12]), "#c9793f", 0.6)
            sheet.fill(taper([(x, y + 16) for x, y in band], [3, 4, 3]), CREAM, 0.45)
        for fold in ([(210, 20), (150, 110), (190, 220)], [(120, 10), (70, 140), (96, 250)]):
            sheet.fill(taper(fold, [4, 34, 6]), "#1a0814", 0.55, blur=10)
            sheet.fill(moved(taper(fold, [3, 14, 3]), 22, 4), "#ffb070", 0.3, blur=7)
    scene.add(sheet, relief=30, lo=0.6, hi=0.5, rim=0.8, shadow=(-14, -10, 22, 0.7), wobble=1.4)
    sheet = scene.sheet()
    turned = spline([(-30, -40, 1), (180, -40, 1), (150, 40), (60, 74), (-30, 78, 1)])
    sheet.fill(turned, "#c9a08a", grad=linear(150, 60, 0, -20, "#5a3440"))
    scene.add(sheet, relief=20, lo=0.6, hi=0.4, rim=0.5, shadow=(4, 8, 12, 0.5), wobble=1.2)


def _door(scene: Scene) -> None:
    """A strip of night landing; and, far from it, what used to be somebody's basket."""
    sheet = scene.sheet()
    sheet.fill(poly([(664, -10), (812, -10), (812, 96), (690, 60)]), "#0c0a1c")
    sheet.fill(poly([(690, 60), (812, 96), (812, 116), (684, 78)]), "#5a2c22")
    scene.add(sheet, relief=3, wobble=0.8)
    x, y = 76, 770
    scene.pool(x + 14, y - 6, 74, 62, "#12060c", 0.8)
    basket = scene.sheet()
    basket.fill(ellipse(x, y, 66, 56), "#8a5730")
    for ring in range(4):
        for step in range(26):
            way = math.radians(step * 360 / 26 + ring * 7)
            px, py = x + (58 - ring * 5) * math.cos(way), y + (50 - ring * 5) * math.sin(way)
            end = px - 11 * math.sin(way), py + 10 * math.cos(way)
            tone = mix("#c98a4c", "#5a3018", (step + ring) % 2)
            basket.fill(leaf((px, py), end, 8, 0.1), tone)
    basket.fill(ellipse(x, y, 42, 35), "#2a1018")
    basket.fill(
        ellipse(x - 2, y + 4, 36, 27), "#6a2a38", grad=radial(x - 14, y + 14, 44, "#2c0f1c")
    )
    basket.fill(ellipse(x + 3, y + 2, 20, 14), "#24101a", 0.6, blur=5)
    scene.add(basket, relief=9, lo=0.6, hi=0.5, rim=0.5, shadow=(6, -4, 9, 0.5), wobble=0.6)


def _rug(scene: Scene) -> None:
    rng = scene.rng
    radius = 330
    fringe = scene.sheet()
    for number in range(230):
        way = number * math.tau / 230 + rng.uniform(-0.01, 0.01)
        out = radius + rng.uniform(16, 26)
        start = X + radius * math.cos(way), Y + radius * math.sin(way)
        end = X + out * math.cos(way + 0.02), Y + out * math.sin(way + 0.02)
        fringe.fill(taper([start, end], [3.6, 1.4], 6), "#e8b878")
    scene.add(fringe, relief=2, shadow=(0, 4, 6, 0.6), wobble=0.4)
    sheet = scene.sheet()
    tones = ["#b83c20", "#f3cf92", "#d8642a", "#5c2430", "#f0b45c", "#a8301e", "#f7dca8"]
    for ring, tone in enumerate(tones):
        out = radius * (1 - ring / 7.4)
        sheet.fill(ellipse(X, Y, out), tone)
        for number in range(int(out * 0.9)):
            way = number * math.tau / int(out * 0.9)
            for step in range(4):
                far = out - 5 - step * 11
                px, py = X + far * math.cos(way), Y + far * math.sin(way)
                end = px - 7 * math.sin(way), py + 7 * math.cos(way)
                sheet.line(
                    poly([(px, py), end], closed=False),
                    darker(tone, 0.5) if (number + step) % 2 else mix(tone, "#fff0c8", 0.4),
                    1.6,
                    0.35,
                )
        sheet.line(ellipse(X, Y, out), "#2a0d12", 2.4, 0.5)
    scene.add(sheet, relief=6, lo=0.4, hi=0.3, shadow=(0, 5, 12, 0.6), wobble=1.2, dim=0.55)


def _footprints(scene: Scene) -> None:
    """Small wet feet with long toes have come in from the door."""
    sheet = scene.sheet()
    way = [(770, 70), (730, 120), (640, 110), (590, 180), (540, 244)]
    for number, (x, y, way_x, way_y) in enumerate(sample(way, 13)):
        side = 13 if number % 2 else -13
        turn = math.degrees(math.atan2(way_y, way_x)) + 90
        with sheet.at(x - way_y * side, y + way_x * side, 0.95, turn + side * 0.6):
            print_shape = union(ellipse(0, 5, 6, 8), ellipse(-7, -6, 2.6, 5, -20),
                                ellipse(0, -9, 2.6, 6), ellipse(7, -6, 2.6, 5, 20))  # fmt: skip
            sheet.fill(moved(print_shape, 1, 2), "#1c080c", 0.65, blur=1.5)
            sheet.fill(print_shape, "#58303a", 0.85)
            sheet.fill(ellipse(-1, 8, 4, 2.6), "#ffd89c", 0.9, blur=0.8)
            sheet.fill(ellipse(0, -8, 1.4, 3), "#ffd89c", 0.8)
    scene.put(sheet)


WHO: tuple[tuple[float, float, float], ...] = (  # angle on the ring, distance, size
    (-90, 196, 0.84), (-30, 206, 1.12), (32, 202, 0.94), (90, 206, 1.08), (150, 208, 1.02),
    (212, 200, 0.9),
)  # fmt: skip


def _thrown_shadows(scene: Scene) -> None:
    """Every back throws its shadow outwards."""
    sheet = scene.sheet()
    for angle, far, size in WHO:
        way = math.radians(angle)
        side_x, side_y = -math.sin(way), math.cos(way)
        points = []
        for out, wide in ((far - 60, 40), (far + 60, 84), (far + 420, 170), (far + 420, -170),
                          (far + 60, -84), (far - 60, -40)):  # fmt: skip
            points.append((X + out * math.cos(way) + side_x * wide * size,
                           Y + out * math.sin(way) + side_y * wide * size))  # fmt: skip
        sheet.fill(poly(points), "#14060e", 0.32 if angle == 90 else 0.6, blur=12)
    scene.put(sheet)


def _basket(scene: Scene) -> None:
    """What lies in it is light, and no more can be seen."""
    sheet = scene.sheet()
    for ring in range(5):
        for step in range(34):
            way = math.radians(step * 360 / 34 + ring * 5)
            far = 102 - ring * 7
            px, py = X + far * math.cos(way), Y + far * math.sin(way)
            end = px - 20 * math.sin(way), py + 20 * math.cos(way)
            sheet.fill(leaf((px, py), end, 11, 0.12), mix("#ffcf7a", "#8a4a1c", (step + ring) % 2))
    sheet.fill(ellipse(X, Y, 68), "#fff3c0", grad=radial(X, Y, 70, "#ff9c34"))
    scene.add(sheet, relief=10, lo=0.5, hi=0.5, rim=0.5, shadow=(0, 0, 16, 0.6), wobble=0.5)
    scene.shine(X, Y, 120, "#ffe9a0", 1.0)


def _stripes(tone: Colour) -> Clothes:
    def draw(sheet: Sheet, shape: Path) -> None:
        with sheet.inside(shape):
            for row in range(-9, 10):
                line = [(-110, row * 18 + 14), (0, row * 18 - 6), (110, row * 18 + 14)]
                sheet.fill(taper(line, [7, 8, 7]), tone, 0.8)

    return draw


def _checks(tone: Colour) -> Clothes:
    def draw(sheet: Sheet, shape: Path) -> None:
        with sheet.inside(shape):
            for row in range(-7, 8):
                across = [(-110, row * 24), (110, row * 24)]
                down = [(row * 20, -120), (row * 16, 160)]
                sheet.line(spline(across, closed=False), tone, 7, 0.45)
                sheet.line(spline(down, closed=False), tone, 7, 0.45)

    return draw


def _dots(tone: Colour) -> Clothes:
    def draw(sheet: Sheet, shape: Path) -> None:
        with sheet.inside(shape):
            for row in range(-7, 8):
                for column in range(-6, 7):
                    sheet.fill(ellipse(column * 20 + (row % 2) * 10, row * 17, 4.4), tone, 0.85)

    return draw


def _hair(sheet: Sheet, rng: random.Random, tone: Colour, kind: str) -> None:
    """A head of hair from straight above; the face looks up the page."""
    wide, high = 38.0, 45.0
    if kind == "curly":
        for _ in range(70):
            way, far = rng.uniform(0, 6.3), rng.uniform(0.3, 1.02)
            px, py = wide * far * math.cos(way), high * far * math.sin(way)
            sheet.fill(
                ellipse(px, py, rng.uniform(8, 14)), mix(tone, "#000000", rng.random() * 0.3)
            )
        for _ in range(120):
            way, far = rng.uniform(0, 6.3), rng.uniform(0.1, 1.1)
            px, py = wide * far * math.cos(way), high * far * math.sin(way)
            curl = ellipse(px, py, 5, 4)
            sheet.line(curl, mix(tone, "#ffb060", rng.uniform(0.1, 0.5)), 1.5, 0.6)
        return
    if kind == "bald":
        sheet.fill(ellipse(0, 0, wide, high), "#c98a5c")
        for _ in range(260):
            way = rng.uniform(0.05, 3.1)
            px, py = wide * math.cos(way), high * math.sin(way) * 0.96
            end = px * 0.76, py * 0.8 + 4
            sheet.fill(
                leaf((px * 1.04, py * 1.04), end, 4), mix(tone, "#ffffff", rng.random() * 0.4)
            )
        sheet.fill(ellipse(-4, -16, 16, 12), "#ffe0a8", 0.5, blur=6)
        return
    sheet.fill(ellipse(0, 0, wide, high), tone)
    for _ in range(300):
        way = rng.uniform(0, 6.3)
        far = rng.uniform(0.75, 1.03)
        end = wide * far * math.cos(way), high * far * math.sin(way)
        middle = end[0] * 0.55 + rng.uniform(-3, 3), end[1] * 0.55 + 4
        shade = mix(tone, rng.choice(("#ffc27a", "#12060a", "#ffc27a")), rng.uniform(0.1, 0.45))
        sheet.fill(taper([(0, 6), middle, end], [1, 2.6, 0.6], 10), shade, 0.7)
    if kind == "bun":
        sheet.fill(ellipse(0, 34, 24, 21), mix(tone, "#20101a", 0.2))
        for turn in range(0, 360, 24):
            sheet.line(
                ellipse(3 * math.cos(turn), 34, 5 + turn / 22, 4 + turn / 26), tone, 1.6, 0.8
            )
    if kind == "plait":
        for step in range(8):
            side = 7 if step % 2 else -7
            sheet.fill(ellipse(side * 0.8, 46 + step * 15, 13 - step * 0.6, 11, side * 4), tone)
            sheet.line(ellipse(side * 0.8, 46 + step * 15, 12, 10, side * 4), "#1a0a10", 1.4, 0.5)
        sheet.fill(leaf((0, 160), (4, 196), 15), tone)
        sheet.line(poly([(-8, 160), (8, 160)], closed=False), ACID, 5)


def _kneeler(
    scene: Scene, spot: tuple[float, float, float], tone: Colour, skin: Colour, hair: Colour,
    kind: str, clothes: Clothes | None,
) -> None:  # fmt: skip
    """Somebody on both knees, from above: soles, hips, back, shoulders, arms, head."""
    angle, far, size = spot
    way = math.radians(angle)
    x, y, turn = X + far * math.cos(way), Y + far * math.sin(way), angle - 90
    legs = scene.sheet()
    with legs.at(x, y, size, turn):
        for side in (-1, 1):
            sole = spline([(side * 20, 96), (side * 40, 92), (side * 46, 128), (side * 34, 152),
                           (side * 20, 132)])  # fmt: skip
            legs.fill(sole, skin)
            for toe in range(5):
                legs.fill(
                    ellipse(side * (24 + toe * 5), 146 + 4 * (toe % 2), 4),
                    mix(skin, "#ffdcb8", 0.2),
                )
    scene.add(legs, relief=9, lo=0.6, hi=0.4, shadow=(0, 3, 7, 0.6), wobble=0.5)
    body = scene.sheet()
    with body.at(x, y, size, turn):
        back = spline([(-78, -34), (-40, -54), (40, -54), (78, -34), (76, 14), (60, 60), (70, 106),
                       (30, 128), (-30, 128), (-70, 106), (-60, 60), (-76, 14)])  # fmt: skip
        body.fill(back, tone, grad=linear(0, -60, 0, 130, darker(tone, 0.5)))
        if clothes:
            clothes(body, back)
        with body.inside(back):
            body.fill(taper([(-2, -40), (2, 30), (0, 120)], [4, 12, 5]), "#12060c", 0.3, blur=5)
            for side in (-1, 1):
                fold = [(side * 66, 20), (side * 40, 48), (side * 14, 52)]
                body.fill(taper(fold, [7, 8, 1]), "#12060c", 0.4, blur=3)
    scene.add(body, relief=42, lo=0.75, hi=0.6, rim=0.9, rim_width=3, shadow=(0, 4, 12, 0.6))
    arms = scene.sheet()
    with arms.at(x, y, size, turn):
        for side, reach in ((-1, 0.0), (1, 14.0)):
            line = [(side * 66, -22), (side * 82, -74), (side * 46, -112 - reach * 0.4)]
            arms.fill(limb(line, [38, 34, 26]), darker(tone, 0.12))
            hand_x, hand_y = side * 40, -118 - reach * 0.5
            arms.fill(ellipse(hand_x, hand_y, 14, 13), skin)
            for finger in range(4):
                tip = (hand_x - side * (8 - finger * 7), hand_y - 24 - (finger in (1, 2)) * 4)
                arms.fill(limb([(hand_x - side * (5 - finger * 5), hand_y - 6), tip], [8, 6]), skin)
    scene.add(arms, relief=13, lo=0.6, hi=0.6, rim=0.9, rim_width=2.4, shadow=(0, 3, 7, 0.6),
              wobble=0.4)  # fmt: skip
    if not kind:
        return
    head = scene.sheet()
    with head.at(x, y, size, turn + (scene.rng.uniform(-14, 14))), head.at(0, -62, 1.14):
        for side in (-1, 1):
            head.fill(ellipse(side * 38, -4, 7, 12), skin)
        head.fill(spline([(-7, -42), (0, -58), (7, -42)]), skin)
        _hair(head, scene.rng, hair, kind)
    scene.add(head, relief=30, lo=0.7, hi=0.6, rim=1.0, rim_width=3, shadow=(0, 5, 12, 0.7),
              wobble=0.4)  # fmt: skip


def _family(scene: Scene) -> None:
    """Three generations; the smallest looks up."""
    _kneeler(scene, WHO[5], "#e8a33c", "#d9a172", "#2a1512", "plait", _dots("#8a2c1c"))
    _kneeler(scene, WHO[1], "#7e3a4c", "#9a6240", "#1c0f10", "curly", _checks("#e8a050"))
    _kneeler(scene, WHO[2], "#d9c4a4", "#c58e5e", "#3c2018", "curly", _stripes("#a8442c"))
    _kneeler(scene, WHO[4], "#5b3a58", "#c58e5e", "#b8aaa4", "bun", None)
    _kneeler(scene, WHO[3], "#b5532e", "#c98a5c", "#cdbcae", "bald", _checks("#5a1c18"))
    _kneeler(scene, WHO[0], "#f2dfae", "#c58e5e", "#2a1512", "", _dots("#d8642a"))
    far = WHO[0][1]
    who = Person(
        body="child", skin="olive", hair="bob", hair_colour="#2a1512", face="surprise",
        gaze=(0.25, 0.55), eyes="#4a2a14", colour="#f2dfae",
    )  # fmt: skip
    face(scene, who, X + 2, Y - far + 52, 92, shoulders=False, tilt=-6, light=(X, Y + 60, 80))


def _wardrobe(scene: Scene) -> None:
    rng = scene.rng
    top = spline([(-20, 1040, 1), (300, 1000), (820, 962, 1), (820, 1230, 1), (-20, 1230, 1)])
    edge = scene.sheet()
    edge.fill(moved(top, 0, -22), "#7c4224", grad=linear(0, 980, 0, 1060, "#2a100e"))
    for number in range(27):
        x = -10.0 + number * 31
        y = 1034 - 0.09 * x - (6 if 200 < x < 500 else 0)
        edge.fill(leaf((x, y), (x + 22, y - 15), 13, 0.1), "#c07a3c", 0.8)
        edge.fill(ellipse(x + 24, y - 3, 3), "#e8a04c")
    scene.add(edge, relief=10, lo=0.6, hi=0.6, rim=1.0, rim_width=4, shadow=(0, -14, 26, 0.8))
    sheet = scene.sheet()
    sheet.fill(top, "#4a241c", grad=linear(300, 1000, 420, 1200, "#170910"))
    with sheet.inside(top):
        for _ in range(170):
            x, y = rng.uniform(-40, 800), rng.uniform(980, 1210)
            grain = [(x, y), (x + rng.uniform(60, 200), y - rng.uniform(4, 16))]
            sheet.fill(taper(grain, [0.5, 2.4, 0.5], 8), rng.choice(("#12060a", "#8a4a2c")), 0.4)
        for _ in range(420):
            x, y = rng.uniform(0, 800), rng.uniform(1010, 1200)
            sheet.fill(ellipse(x, y, rng.uniform(0.6, 1.8)), "#e8c8a0", 0.3)
    scene.add(sheet, relief=8, lo=0.5, hi=0.4, rim=0.8, wobble=0.8)


def _collar(scene: Scene) -> None:
    """An old collar with a bell, unbuckled."""
    x, y = 128, 1112
    scene.pool(x, y + 14, 96, 34, "#080206", 0.8)
    sheet = scene.sheet()
    loop = [(x + 74, y - 20), (x + 26, y - 38), (x - 50, y - 26), (x - 84, y + 8), (x - 34, y + 36),
            (x + 40, y + 26), (x + 86, y + 34)]  # fmt: skip
    sheet.line(spline(loop, closed=False), "#7c1620", 17)
    sheet.line(moved(spline(loop, closed=False), 0, -3), "#d8463a", 9, 0.8)
    for px, py, _, _ in sample(loop, 20)[2:-2:2]:
        sheet.fill(ellipse(px, py - 1, 3), "#ffd27a")
    sheet.line(poly([(x + 66, y - 32), (x + 88, y - 24), (x + 80, y - 6), (x + 60, y - 12)]),
               "#e8b44c", 4)  # fmt: skip
    scene.add(sheet, relief=6, lo=0.6, hi=0.6, rim=0.8, shadow=(2, 5, 6, 0.7), wobble=0.4)
    bell = scene.sheet()
    bell.fill(
        ellipse(x - 28, y + 54, 21, 20), "#ffd05a", grad=radial(x - 20, y + 46, 34, "#8a4a14")
    )
    bell.line(poly([(x - 44, y + 60), (x - 12, y + 58)], closed=False), "#4a200a", 3)
    bell.fill(ellipse(x - 28, y + 64, 4.5), "#2a0f08")
    bell.fill(ellipse(x - 20, y + 44, 5, 4), "#fff6d0")
    scene.add(bell, relief=8, lo=0.5, hi=0.5, rim=0.7, shadow=(3, 5, 6, 0.7), wobble=0.2)


def _cat_shape() -> Path:
    return spline(
        [
            (300, 1240, 1),
            (286, 1160),
            (322, 1076),
            (372, 1024),
            (352, 986),
            (330, 952),
            (318, 926),
            (330, 896),
            (352, 862),
            (366, 826),
            (366, 770, 1),
            (352, 664, 1),
            (420, 704),
            (470, 742),
            (528, 730),
            (580, 738, 1),
            (660, 640, 1),
            (676, 740),
            (668, 820),
            (690, 890),
            (712, 944),
            (780, 990),
            (840, 1040, 1),
            (840, 1240, 1),
        ]
    )


def _cat(scene: Scene) -> None:
    rng = scene.rng
    tail = scene.sheet()
    tail.fill(limb([(790, 1110), (706, 1180), (560, 1190), (428, 1158), (330, 1172)],
                   [76, 70, 60, 50, 34]), "#0b0508")  # fmt: skip
    shape = _cat_shape()
    sheet = scene.sheet()
    sheet.fill(shape, "#160a12", grad=linear(420, 700, 560, 1200, "#040204"))
    with sheet.inside(shape):
        ear = spline([(376, 776), (364, 690), (428, 742), (440, 792)])
        sheet.fill(ear, "#6a2c2a", 0.85, blur=5)
        sheet.fill(spline([(600, 742), (652, 668), (662, 760), (640, 800)]), "#0a0408", 0.9, blur=4)
        for _ in range(2600):
            x, y = rng.uniform(290, 810), rng.uniform(650, 1200)
            way = math.atan2(y - 800, x - 400) + rng.uniform(-0.35, 0.35)
            long = rng.uniform(9, 24)
            end = x + long * math.cos(way), y + long * math.sin(way)
            light = max(0.0, 1 - math.hypot(x - 420, y - 740) / 380)
            tone = mix("#241420", "#e08040", light * light * rng.random())
            sheet.fill(leaf((x, y), end, 2.4), tone, 0.2 + 0.3 * light)
    scene.add(sheet, relief=40, lo=0.7, hi=0.35, rim=1.7, rim_width=5, rim_colour="#ffa04e",
              shadow=(0, -6, 24, 0.5), wobble=0.6, light=(250, 620, 200))  # fmt: skip
    fringe = scene.sheet()
    for x, y, way_x, way_y in along(shape, 520):
        if y > 1150 or x > 790:
            continue
        out = math.atan2(-way_x, way_y)  # outwards, leaning with the fur
        way = out + 0.9 * (1 if x > 430 else -1) + rng.uniform(-0.4, 0.4)
        long = rng.uniform(6, 17)
        end = x + long * math.cos(way), y + long * math.sin(way)
        lit = max(0.0, 1 - (y - 640) / 420)
        fringe.fill(leaf((x, y), end, 3), mix("#1a0c14", "#f08a44", lit * rng.random()), 0.9)
    scene.put(fringe)
    scene.add(
        tail, relief=26, lo=0.6, hi=0.4, rim=0.5, rim_colour="#ff9a4a", shadow=(0, -4, 14, 0.7)
    )
    _cat_eye(scene)
    _paw(scene)


def _cat_eye(scene: Scene) -> None:
    x, y = 372, 886
    scene.shine(x, y, 60, ACID, 0.35)
    sheet = scene.sheet()
    eye = spline([(x - 24, y + 8, 1), (x - 14, y - 20), (x + 8, y - 26), (x + 34, y - 6, 1),
                  (x + 10, y + 16)])  # fmt: skip
    sheet.line(eye, "#050204", 8)
    sheet.fill(eye, "#e6ff4a", grad=radial(x, y - 8, 38, "#6ca80c"))
    sheet.fill(leaf((x - 4, y - 26), (x - 2, y + 18), 13), "#050804", clip=eye)
    sheet.fill(ellipse(x - 12, y - 8, 5, 6), "#ffffff", 0.95, clip=eye)
    sheet.line(spline([(x - 30, y - 14), (x - 8, y - 36), (x + 22, y - 30), (x + 42, y - 8)],
                      closed=False), "#050204", 9)  # fmt: skip
    nose = spline([(312, 930), (322, 916), (338, 924), (330, 940)])
    sheet.fill(nose, "#8a4a3c")
    sheet.line(spline([(326, 942), (340, 964), (366, 966)], closed=False), "#5a2c28", 3)
    scene.put(sheet)
    whiskers = scene.sheet()
    for number in range(7):
        start = 348 + number * 4, 944 + (number % 3) * 9
        end = 196 - number * 4, 870 + number * 30
        middle = 270, 890 + number * 18
        whiskers.fill(taper([start, middle, end], [3, 2, 0.4]), "#ffd29a", 0.9)
    for number in range(3):
        end = 268 + number * 14, 800 - number * 12
        whiskers.fill(taper([(366, 850), (320, 820), end], [2.4, 1.6, 0.4]), "#ffd29a", 0.8)
    scene.put(whiskers)


def _paw(scene: Scene) -> None:
    """It holds on to the edge, a little more than is needed."""
    sheet = scene.sheet()
    sheet.fill(limb([(420, 1120), (356, 1066), (318, 1030)], [110, 82, 64]), "#140a10")
    for toe in range(4):
        sheet.fill(
            ellipse(288 + toe * 22, 1014 - toe * 7 + 4 * abs(toe - 1.5), 15, 19, -24), "#1d0f18"
        )
    scene.add(sheet, relief=18, lo=0.6, hi=0.6, rim=1.0, rim_width=3, rim_colour="#ff9a4a",
              shadow=(0, -2, 10, 0.7), wobble=0.4)  # fmt: skip
    claws = scene.sheet()
    for toe in range(4):
        x, y = 282 + toe * 22, 1000 - toe * 7 + 4 * abs(toe - 1.5)
        claws.fill(leaf((x, y), (x - 7, y - 20), 7, 0.14), "#ffe6c0")
        scratch = [(x - 8, y - 18), (x - 12, y + 4), (x - 10, y + 24)]
        claws.fill(taper(scratch, [1, 2.4, 0.4]), "#e8b070", 0.35)
    scene.add(claws, relief=2, shadow=(1, 2, 2, 0.5), wobble=0.1)
