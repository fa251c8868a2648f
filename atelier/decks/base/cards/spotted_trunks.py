"""In a grove at noon the trunks are giraffes, and only the boy on the swing has noticed."""

import math
import random

import numpy as np

from pinxit_atelier.engine import (
    Colour,
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
    poly,
    radial,
    sample,
    smoothstep,
    spline,
    taper,
    vary,
)

ZENITH = 452, 300
CREAM, HONEY, OCHRE, SEPIA = "#fbe6b0", "#eab95c", "#d08a34", "#7a4018"
LEAF, SUNNED, DUSK = "#7f9a3c", "#e4e46a", "#3d5426"
SHIRT, STRIPE, SHORTS, SKIN = "#18a8a6", "#e8fff6", "#f0708a", "#f2bd92"
Trunk = tuple[list[tuple[float, float]], list[float]]
HERO: Trunk = (
    [(940, 1330), (800, 1010), (706, 760), (622, 590), (512, 488), (392, 462), (300, 500)],
    [330, 240, 172, 128, 100, 84, 70],
)
BEHIND: tuple[Trunk, ...] = (
    ([(640, -80), (590, 60), (548, 146)], [104, 74, 50]),
    ([(900, 380), (740, 372), (640, 344)], [150, 100, 62]),
)
LEGS: tuple[Trunk, ...] = (
    ([(470, 1330), (468, 1000), (462, 700), (456, 430)], [50, 42, 30, 18]),
    ([(150, 1330), (240, 1010), (320, 700), (400, 430)], [70, 56, 40, 22]),
    ([(610, 1330), (582, 1020), (540, 720), (490, 430)], [92, 72, 48, 26]),
    ([(380, 1330), (392, 1020), (412, 720), (436, 430)], [60, 52, 36, 22]),
)
NEAR: Trunk = (
    [(-60, 1330), (-2, 1010), (76, 700), (150, 420), (226, 262)],
    [300, 226, 160, 104, 64],
)


def paint(page: Page) -> Scene:
    """Paint the gap of sky, the crowns, those who stand so still, and the boy."""
    scene = Scene(page, 7301, light=(*ZENITH, 420), glow="#fff6c8", shade="#3a2010", reach=1100)
    _sky(scene)
    for number, trunk in enumerate(LEGS):
        _spotted(scene, trunk, 30 + number, haze=0.5 - 0.06 * number, air="#4c4a1e")
    _bark(scene)
    _crowns(scene, 300, 620, 5200, SUNNED, "#62802e", 0.12)
    for number, trunk in enumerate(BEHIND):
        _spotted(scene, trunk, 10 + number, haze=0.2)
    for x, y, size, turn in ((548, 176, 0.56, 14), (606, 336, 0.7, 74)):
        _head(scene, x, y, size, turn, haze=0.16)
    _crowns(scene, 470, 900, 5200, "#a8b83e", "#23371a", 0.0)
    _head(scene, 92, 116, 0.56, -58, haze=0.12)
    _sprays(scene)
    _spotted(scene, NEAR, 50, haze=0.0)
    _head(scene, 246, 236, 0.74, -52, haze=0.05)
    _woodpecker(scene)
    _spotted(scene, HERO, 60, haze=0.0)
    _swing(scene)
    _head(scene, 276, 560, 1.0, 12, haze=0.0, chewing=True)
    _fringe(scene)
    _air(scene)
    return scene.finish(
        Look(vignette=0.22, bloom=0.4, bloom_from=0.8, shadows="#4a2a18", lights="#fff0a0")
    )


def _gap(angle: float) -> float:
    """Return how far the sky reaches in a direction: a star with soft points."""
    return 1 + 0.34 * math.cos(5 * angle + 0.6) + 0.14 * math.cos(9 * angle + 2)


def _sky(scene: Scene) -> None:
    far = scene.page.distance(*ZENITH) / 620
    scene.backdrop(
        [
            (0, "#ffffff"),
            (0.12, "#f4fdf0"),
            (0.26, "#a8e4e6"),
            (0.46, "#9cc46a"),
            (0.75, "#6a6a26"),
            (1.4, "#33270f"),
        ],
        far.astype(np.float32),
    )


def _crowns(
    scene: Scene, near: float, far: float, count: int, lit: Colour, deep: Colour, haze: float
) -> None:
    """Leaves seen from below: those at the gap let the sun through."""
    rng = random.Random(int(near))
    sheet = scene.sheet()
    leaves = []
    for _ in range(count):
        angle = rng.uniform(0, math.tau)
        edge = near * 0.56 * _gap(angle)
        reach = edge + (rng.random() ** 1.5) * (far - edge)
        if rng.random() < (math.sin(angle) - 0.15) * (1.5 if near < 400 else 3):
            continue
        leaves.append((reach, angle, edge))
    for reach, angle, edge in sorted(leaves, key=lambda one: one[0]):
        x, y = ZENITH[0] + reach * math.cos(angle), ZENITH[1] + reach * math.sin(angle)
        way = angle + rng.gauss(0, 1.0) + math.pi
        size = rng.uniform(12, 26) * (0.6 + reach / 620)
        part = min(1.0, (reach - edge) / (far - edge) * 1.4)
        tone = vary(mix(lit, deep, part), rng, 0.16, 0.03)
        tip = x + size * math.cos(way), y + size * math.sin(way)
        sheet.fill(leaf((x, y), tip, size * 0.5, rng.uniform(-0.1, 0.1)), tone)
        if size > 22:
            sheet.line(poly([(x, y), tip], closed=False), mix(tone, "#ffffd0", 0.35), 1, 0.7)
    scene.add(
        sheet, relief=4, rim=0.5, rim_width=2, shadow=(4, 10, 10, 0.35), haze=("#dfe8a0", haze)
    )


def _sprays(scene: Scene) -> None:
    """Twigs that hang before the necks, so that a head comes out of nothing but leaves."""
    rng = random.Random(44)
    for x, y, wide, high, count, lit in (
        (26, 110, 50, 66, 230, 0.3), (84, 34, 70, 30, 170, 0.45), (70, 186, 66, 28, 140, 0.2),
        (600, 62, 64, 60, 250, 0.55), (774, 372, 70, 74, 300, 0.3), (690, 352, 26, 44, 90, 0.5),
    ):  # fmt: skip
        spray = scene.sheet()
        for _ in range(count):
            px, py = x + rng.gauss(0, wide * 0.55), y + rng.gauss(0, high * 0.55)
            way = math.atan2(ZENITH[1] - py, ZENITH[0] - px) + rng.gauss(0, 0.8)
            size = rng.uniform(17, 34)
            tip = px + size * math.cos(way), py + size * math.sin(way)
            tone = vary(mix("#4f6b26", "#d4da5a", rng.random() * (0.5 + lit)), rng, 0.12, 0.03)
            spray.fill(leaf((px, py), tip, size * 0.5, rng.uniform(-0.1, 0.1)), tone)
            spray.line(poly([(px, py), tip], closed=False), mix(tone, "#ffffd0", 0.35), 1, 0.7)
        scene.add(spray, relief=4, rim=0.5, rim_width=2, shadow=(5, 10, 10, 0.4))


def _walk(trunk: Trunk, count: int) -> list[tuple[float, float, float, float, float]]:
    """Walk along a trunk: place, the way across it, half its width."""
    points, widths = trunk
    spots = sample(points, count)
    halves = np.interp(np.linspace(0, 1, len(spots)), np.linspace(0, 1, len(widths)), widths) / 2
    return [
        (x, y, -way_y, way_x, float(half))
        for (x, y, way_x, way_y), half in zip(spots, halves, strict=True)
    ]


def _spotted(
    scene: Scene, trunk: Trunk, seed: int, *, haze: float, air: Colour = "#eee6a8"
) -> None:
    """A leg or a neck: cream, with a net of sepia fields that grow smaller with the distance."""
    rng = random.Random(seed)
    stations = _walk(trunk, 400)
    body = taper(*trunk, 80)
    first, last = trunk[0][0], trunk[0][-1]
    sheet = scene.sheet()
    sheet.fill(body, HONEY, grad=linear(*first, *last, CREAM))
    place, rows = 0.0, []
    while place < 399:
        rows.append(int(place))
        half = stations[int(place)][4]
        step = 0.0
        at = int(place)
        while step < half * 0.66 and at < 399:
            x, y = stations[at][:2]
            at += 1
            step += math.hypot(stations[at][0] - x, stations[at][1] - y)
        place = max(at, place + 1)
    rows.append(399)
    knots: dict[tuple[int, int], tuple[float, float]] = {}

    def knot(row: int, column: int) -> tuple[float, float]:
        if (row, column) not in knots:
            shift = 0.5 * (row % 2)
            side = -1.5 + (column + shift) * 0.62 + rng.uniform(-0.2, 0.2)
            side = 1.06 * math.sin(max(-1.5, min(1.5, side * 1.05)))
            index = max(0, min(399, rows[row] + int(rng.uniform(-1, 1) * 7)))
            x, y, cross_x, cross_y, half = stations[index]
            knots[row, column] = x + cross_x * half * side, y + cross_y * half * side
        return knots[row, column]

    for row in range(len(rows) - 1):
        for column in range(5):
            odd = row % 2
            ring = [
                knot(row, column), knot(row, column + 1),
                knot(row + 1, column + 1 + odd - (1 - odd) * 0), knot(row + 1, column + odd),
            ]  # fmt: skip
            mid_x, mid_y = (sum(point[axis] for point in ring) / 4 for axis in (0, 1))
            inner = [(mid_x + (x - mid_x) * 0.8, mid_y + (y - mid_y) * 0.8) for x, y in ring]
            lobes = []
            for index, (x, y) in enumerate(inner):
                after = inner[(index + 1) % 4]
                lobes.append((x, y))
                dent = rng.uniform(0.86, 1.04)
                lobes.append(
                    (
                        mid_x + ((x + after[0]) / 2 - mid_x) * dent,
                        mid_y + ((y + after[1]) / 2 - mid_y) * dent,
                    )
                )
            tone = vary(mix(OCHRE, SEPIA, rng.uniform(0.2, 0.8)), rng, 0.1, 0.02)
            spot = spline(lobes)
            sheet.fill(spot, tone, clip=body)
            core = [(mid_x + (x - mid_x) * 0.5, mid_y + (y - mid_y) * 0.5) for x, y in lobes]
            sheet.fill(spline(core), darker(tone, 0.3), 0.5, blur=3, clip=body)
    for _ in range(1500):
        x, y, cross_x, cross_y, half = stations[rng.randrange(400)]
        side = rng.uniform(-1, 1) * half
        x, y = x + cross_x * side, y + cross_y * side
        far = half * 0.09 + 2
        end = x - cross_y * far + cross_x * rng.uniform(-2, 2), y + cross_x * far
        hair = rng.choice(["#fff2c0", "#5a2c10"])
        sheet.line(poly([(x, y), end], closed=False), hair, 1, 0.25, clip=body)
    wide = max(trunk[1])
    scene.add(
        sheet, relief=wide * 0.34, lo=0.95, hi=0.3, rim=0.5, rim_width=4, wobble=1.2,
        shadow=(10, 16, 22, 0.4 * (1 - haze)), haze=(air, haze),
    )  # fmt: skip


def _bark(scene: Scene) -> None:
    """The one true tree among them would rather not be looked at."""
    rng = random.Random(5)
    points = [(250, 1330), (300, 1000), (348, 700), (396, 452)]
    sheet = scene.sheet()
    body = taper(points, [86, 66, 44, 26], 60)
    sheet.fill(body, "#9a7b55", grad=linear(250, 1200, 396, 452, "#c8b57e"))
    for _ in range(520):
        x, y, way_x, way_y = rng.choice(sample(points, 60))
        off = rng.uniform(-40, 40) * (y / 1200)
        far = rng.uniform(10, 34)
        stroke = [(x - way_y * off, y + way_x * off)]
        stroke.append((stroke[0][0] + way_x * far, stroke[0][1] + way_y * far))
        sheet.line(
            poly(stroke, closed=False), rng.choice(["#5c4228", "#e0cf9c", "#6e5234"]), 2, 0.6,
            clip=body,
        )  # fmt: skip
    scene.add(sheet, relief=18, lo=0.8, rim=0.4, shadow=(6, 8, 14, 0.3), haze=("#6a6430", 0.4))


def _head(
    scene: Scene, x: float, y: float, size: float, turn: float, *, haze: float,
    chewing: bool = False,
) -> None:  # fmt: skip
    """A giraffe's head that looks down at us."""
    rng = random.Random(int(x))
    sheet = scene.sheet()
    with sheet.at(x, y, size, turn):
        for side in (-1, 1):
            ear = leaf((side * 40, -52), (side * 124, -74), 44, side * 0.12, 0.4)
            sheet.fill(ear, HONEY, grad=linear(side * 40, -50, side * 120, -70, OCHRE))
            sheet.fill(
                leaf((side * 52, -54), (side * 112, -70), 20, side * 0.12, 0.4), "#f6c9a0", 0.9
            )
            horn = limb([(side * 20, -74), (side * 27, -112), (side * 31, -136)], [22, 16, 20])
            sheet.fill(horn, "#d9a24e", grad=linear(side * 14, -100, side * 36, -100, SEPIA))
            sheet.fill(ellipse(side * 31, -138, 13, 12), "#3a2014")
        skull = _skull()
        sheet.fill(skull, HONEY, grad=linear(0, -90, 0, 110, CREAM))
        for px, py, wide, high in (
            (0, -66, 15, 17), (-27, -56, 10, 15), (27, -54, 10, 16), (-15, -28, 12, 13),
            (15, -28, 12, 12), (0, -4, 12, 11), (-20, 4, 8, 10), (21, 6, 8, 9), (4, 22, 8, 7),
        ):  # fmt: skip
            blot = [
                (px + wide * math.cos(k) * rng.uniform(0.8, 1.1),
                 py + high * math.sin(k) * rng.uniform(0.8, 1.1))
                for k in np.linspace(0, 5.4, 7)
            ]  # fmt: skip
            sheet.fill(spline(blot), mix(OCHRE, SEPIA, rng.uniform(0.2, 0.7)), 0.9, clip=skull)
        sheet.fill(ellipse(0, 84, 46, 40), "#fff2d2", 0.9, blur=9, clip=skull)
        for _ in range(500):
            at_x, at_y = rng.uniform(-60, 60), rng.uniform(-90, 112)
            stroke = poly([(at_x, at_y), (at_x * 1.06, at_y + 9)], closed=False)
            sheet.line(stroke, rng.choice(["#fff6d8", SEPIA]), 1, 0.28, clip=skull)
        for side in (-1, 1):
            sheet.fill(ellipse(side * 45, -27, 21, 19), "#a8682c", 0.8, blur=4)
            sheet.fill(ellipse(side * 45, -25, 14.5, 15), "#1c0f0c")
            sheet.fill(ellipse(side * 45, -17, 9, 5), "#8a4a20", 0.8, blur=2)
            sheet.fill(ellipse(side * 45 - 4, -31, 4.4), "#ffffff")
            lid = spline([(side * 29, -28), (side * 44, -44), (side * 62, -28)], closed=False)
            sheet.line(lid, "#3a1c10", 4)
            for lash in range(5):
                px = side * (36 + lash * 6)
                end = px + side * (3 + lash * 2), -50 - (2 - abs(lash - 2)) * 3
                sheet.line(poly([(px, -41 + abs(lash - 2)), end], closed=False), "#2a140c", 2.2)
            sheet.fill(ellipse(side * 17, 74, 5, 9, side * -24), "#6a3a26")
        mouth = [(-34, 92), (-16, 101), (4, 98), (20, 102), (36, 90)]
        sheet.line(spline(mouth, closed=False), "#7a4a30", 3.4)
        if chewing:
            _sprig(sheet)
    scene.add(
        sheet, relief=26 * size, lo=0.8, hi=0.4, rim=0.6, rim_width=4 * size, wobble=0.8,
        shadow=(8, 18, 20, 0.45), haze=("#eee6a8", haze),
    )  # fmt: skip


def _skull() -> Path:
    right = [(26, -92), (44, -66), (58, -32), (48, 2), (38, 36), (45, 66), (44, 92), (24, 112)]
    return spline([*right, *((-x, y) for x, y in reversed(right))])


def _sprig(sheet: Sheet) -> None:
    sheet.line(spline([(20, 101), (44, 116), (74, 118)], closed=False), "#5a6a24", 3.4)
    for x, y, tip_x, tip_y in (
        (40, 114, 46, 142), (52, 117, 66, 94), (60, 118, 72, 144), (72, 118, 104, 122),
        (32, 108, 26, 134),
    ):  # fmt: skip
        sheet.fill(
            leaf((x, y), (tip_x, tip_y), 13), "#a8bf3e", grad=linear(x, y, tip_x, tip_y, LEAF)
        )


def _woodpecker(scene: Scene) -> None:
    """It knocks, and wonders at the sound."""
    sheet = scene.sheet()
    with sheet.at(150, 816, 1.2, -14):
        sheet.fill(leaf((-2, 30), (-26, 92), 20, 0.05), "#20242c")
        sheet.fill(
            spline([(-6, -24), (14, -12), (18, 14), (6, 40), (-14, 38), (-20, 6)]), "#f4efe2"
        )
        sheet.fill(spline([(6, -20), (24, -6), (26, 22), (6, 50), (-2, 20)]), "#23262e")
        for k in range(4):
            sheet.line(poly([(6, -2 + k * 11), (24, -6 + k * 11)], closed=False), "#f8f4e8", 3)
        sheet.fill(ellipse(-8, -34, 17, 15), "#23262e")
        sheet.fill(spline([(-22, -40), (-6, -56), (18, -50), (12, -36), (-4, -38)]), "#e0342a")
        sheet.fill(ellipse(-13, -30, 9, 6), "#f8f4e8")
        sheet.fill(ellipse(-14, -35, 3.2), "#ffffff")
        sheet.fill(ellipse(-14.6, -35, 1.7), "#000000")
        sheet.fill(taper([(-22, -32), (-50, -28)], [8, 1]), "#4a4a44")
        sheet.fill(ellipse(0, 34, 9, 7), "#e0342a")
    scene.add(sheet, relief=8, rim=0.5, shadow=(4, 8, 8, 0.5), wobble=0.4)
    marks = scene.sheet()
    for angle in (-150, -180, -210):
        turn = math.radians(angle)
        a, b = (88 + 18 * math.cos(turn), 800 + 18 * math.sin(turn)), 34
        end = 88 + b * math.cos(turn), 800 + b * math.sin(turn)
        marks.line(poly([a, end], closed=False), "#fff6d8", 3, 0.9)
    scene.put(marks)


ROPES = (((462, 500), (396, 960)), ((516, 524), (546, 964)))


def _swing(scene: Scene) -> None:
    ropes = scene.sheet()
    for (top_x, top_y), (x, y) in ROPES:
        for lap in range(3):
            hoop = spline(
                [
                    (top_x - 22 + lap * 10, top_y + 14 + lap * 6),
                    (top_x - 8 + lap * 10, top_y - 34 + lap * 4),
                    (top_x + 16 + lap * 10, top_y - 74 + lap * 6),
                ],
                closed=False,
            )
            ropes.line(hoop, "#8a5c26", 10)
            ropes.line(hoop, "#f4d48e", 6)
        rope = [(top_x - 6, top_y + 14), ((top_x + x) / 2 + 3, (top_y + y) / 2), (x, y)]
        ropes.fill(taper(rope, [8, 13]), "#f4dca0")
        for px, py, _, way_y in sample(rope, 44):
            ropes.line(
                poly([(px - 5, py - way_y * 4), (px + 5, py + way_y * 4)], closed=False),
                "#7a5226", 2, 0.7,
            )  # fmt: skip
    scene.add(ropes, relief=4, rim=0.5, shadow=(6, 8, 8, 0.4), wobble=0.5)
    _boy(scene)


def _boy(scene: Scene) -> None:
    """He laughs up at the one who carries him."""
    seat = scene.sheet()
    with seat.at(470, 962, 0.82, 1):
        seat.fill(poly([(-92, -6), (92, -6), (78, 30), (-78, 30)]), "#8a5528",
                  grad=linear(0, -4, 0, 30, "#5c3416"))  # fmt: skip
        seat.fill(poly([(-96, -14), (96, -14), (93, -2), (-93, -2)]), "#e0a85a")
        for k in range(6):
            seat.line(poly([(-70 + k * 4, 4 + k * 4), (70 - k * 4, 4 + k * 4)], closed=False),
                      "#3f2410", 1.4, 0.5)  # fmt: skip
    scene.add(seat, relief=6, rim=0.5, shadow=(0, 16, 16, 0.45), wobble=0.6)
    arms = scene.sheet()
    with arms.at(470, 962, 0.82, 1):
        _arms_of_boy(arms)
    scene.add(arms, relief=8, lo=0.55, hi=0.35, rim=0.45, shadow=(0, 6, 8, 0.35), wobble=0.4)
    body = scene.sheet()
    with body.at(470, 962, 0.82, 1):
        _trunk_of_boy(body)
    scene.add(body, relief=12, lo=0.6, hi=0.35, rim=0.5, shadow=(0, 10, 14, 0.4), wobble=0.5)
    legs = scene.sheet()
    with legs.at(470, 962, 0.82, 1):
        _legs_of_boy(legs)
    scene.add(legs, relief=10, lo=0.6, hi=0.35, rim=0.4, shadow=(0, 10, 12, 0.45), wobble=0.5)
    head = scene.sheet()
    with head.at(472, 772, 0.84, -12):
        _face(head)
    scene.add(head, relief=14, lo=0.5, hi=0.3, rim=0.5, shadow=(0, 8, 8, 0.4), wobble=0.4)


def _trunk_of_boy(sheet: Sheet) -> None:
    shirt = spline(
        [(-26, -182), (26, -182), (60, -166), (62, -120), (54, -60), (60, -8, 1), (-60, -8, 1),
         (-54, -60), (-62, -120), (-60, -166)]
    )  # fmt: skip
    sheet.fill(shirt, SHIRT, grad=linear(0, -180, 0, 0, "#0d7a86"))
    for side in (-1, 1):
        sleeve = limb([(side * 44, -154), (side * 76, -140)], [50, 44])
        sheet.fill(sleeve, SHIRT, grad=linear(side * 40, -170, side * 80, -110, "#0f8a92"))
        hem = spline([(side * 88, -162), (side * 97, -140), (side * 84, -119)], closed=False)
        sheet.line(hem, STRIPE, 6)
    for k in range(5):
        y = -146 + k * 32
        band = spline([(-70, y - 2), (0, y + 8), (70, y - 2)], closed=False)
        sheet.line(band, STRIPE, 9, 0.95, clip=shirt)
    sheet.fill(spline([(-24, -184), (0, -166), (24, -184), (18, -206), (-18, -206)]),
               darker(SKIN, 0.25))  # fmt: skip


def _legs_of_boy(sheet: Sheet) -> None:
    for side, knee, foot in ((-1, (-46, 14), (-58, 112)), (1, (50, 4), (78, 66))):
        hip = side * 30, -26
        shorts = limb([hip, (knee[0], knee[1] - 6)], [58, 56])
        shin = limb([knee, ((knee[0] + foot[0]) / 2 + side * 3, (knee[1] + foot[1]) / 2), foot],
                    [42, 40, 30])  # fmt: skip
        sheet.fill(shin, SKIN, grad=linear(*knee, *foot, darker(SKIN, 0.2)))
        sheet.fill(shorts, SHORTS, grad=linear(hip[0], -40, hip[0], 20, "#c84a70"))
        sheet.line(spline([(knee[0] - 27, knee[1] + 8), (knee[0], knee[1] + 24),
                           (knee[0] + 27, knee[1] + 8)], closed=False), "#ffe0e4", 4)  # fmt: skip
    for x, y, size, turn in ((-60, 128, 1.0, 8), (86, 82, 1.22, -22)):
        with sheet.at(x, y, size, turn):
            sheet.fill(ellipse(0, -22, 18, 12), "#fffaf0")
            sheet.fill(spline([(-27, -14), (0, -28), (27, -14), (29, 18), (0, 34), (-29, 18)]),
                       "#f2c832")  # fmt: skip
            sole = spline([(-25, 2), (0, -8), (25, 2), (23, 26), (0, 40), (-23, 26)])
            sheet.fill(sole, "#fffbea", grad=linear(0, -8, 0, 40, "#d8cfae"))
            for k in range(5):
                sheet.line(poly([(-18, 4 + k * 7), (0, 0 + k * 7), (18, 4 + k * 7)], closed=False),
                           "#9a8c62", 2.2, 0.8, clip=sole)  # fmt: skip


def _arms_of_boy(sheet: Sheet) -> None:
    for side, (x, y) in ((-1, (-66, -206)), (1, (70, -204))):
        elbow = side * 100, -136
        sheet.fill(limb([(side * 52, -150), elbow, (x + side * 4, y + 16)], [38, 31, 25]), SKIN)
        sheet.fill(ellipse(x, y, 19, 20), SKIN)
        for k in range(4):
            finger = limb(
                [(x - side * 13, y - 14 + k * 9), (x + side * 10, y - 15 + k * 9)], [10, 10]
            )
            sheet.fill(finger, mix(SKIN, "#ffe0c0", 0.2))
            sheet.line(finger, "#b06a4a", 1, 0.6)


def _face(sheet: Sheet) -> None:
    """A round face with a small nose and eyes that rise a little outwards."""
    for side in (-1, 1):
        sheet.fill(ellipse(side * 52, 4, 10, 13), darker(SKIN, 0.1))
        sheet.fill(ellipse(side * 53, 4, 5, 8), "#d08466", 0.7)
    face = spline([(-50, -16), (-34, -52), (0, -62), (34, -52), (50, -16), (49, 18), (33, 46),
                   (0, 57), (-33, 46), (-49, 18)])  # fmt: skip
    sheet.fill(face, SKIN, grad=radial(-6, -10, 78, "#e2a077"))
    hair = spline(
        [(-54, 0, 1), (-58, -34), (-38, -66), (0, -78), (40, -66), (58, -34), (54, 2, 1),
                   (46, -22), (34, -38), (22, -30), (8, -42), (-8, -30), (-24, -40), (-42, -24)]
    )  # fmt: skip
    for side in (-1, 1):
        sheet.fill(ellipse(side * 29, 17, 15, 11), "#ee7a62", 0.5, blur=6)
        x, y = side * 20, -8
        eye = spline(
            [
                (x - side * 13, y + 5, 1),
                (x - side * 2, y - 12),
                (x + side * 14, y - 5, 1),
                (x, y + 8),
            ]
        )
        sheet.fill(eye, "#fffaf2")
        sheet.fill(ellipse(x - 4, y - 3, 7, 8), "#4a2c1a", clip=eye)
        sheet.fill(ellipse(x - 5.6, y - 6, 2.4), "#ffffff")
        lid = spline(
            [(x - side * 14, y - 1), (x - side * 3, y - 13), (x + side * 16, y - 7)], closed=False
        )
        sheet.line(lid, "#4a2418", 3)
        brow = spline([(x - side * 11, y - 23), (x + side * 3, y - 29), (x + side * 18, y - 23)],
                      closed=False)  # fmt: skip
        sheet.line(brow, "#5a3420", 3.6)
    sheet.line(spline([(-8, 12), (-5, 17), (0, 15), (5, 17), (8, 12)], closed=False), "#b86a4c", 3)
    sheet.fill(ellipse(0, 9, 7, 5), "#ffe0c4", 0.6, blur=2)
    mouth = spline([(-23, 23, 1), (0, 27), (23, 22, 1), (14, 41), (0, 45), (-14, 41)])
    sheet.fill(mouth, "#8a2a30")
    sheet.fill(spline([(-19, 24), (0, 28), (19, 23), (15, 31), (0, 34), (-15, 31)]), "#fffaf4",
               clip=mouth)  # fmt: skip
    sheet.fill(ellipse(0, 43, 11, 6), "#e8746e", clip=mouth)
    sheet.fill(hair, "#6a3c1e", grad=linear(0, -78, 0, -10, "#3e2210"))
    rng = random.Random(3)
    for _ in range(70):
        root = rng.uniform(-52, 52)
        top = -74 + abs(root) * 0.5
        lock = spline([(root * 0.7, top), (root * 0.95, top + 16), (root, top + 30)], closed=False)
        tone = rng.choice(["#a8683a", "#2e180c", "#c88a4e"])
        sheet.line(lock, tone, 1.6, 0.5, clip=hair)


def _fringe(scene: Scene) -> None:
    """Grass at the ear of whoever lies here, and one leaf on its way down."""
    rng = random.Random(8)
    sheet = scene.sheet()
    for _ in range(150):
        x = rng.uniform(-30, 830)
        high = rng.uniform(40, 150) * (0.5 + abs(x - 420) / 420)
        tip = x + (ZENITH[0] - x) * 0.12 + rng.uniform(-30, 30), 1214 - high
        tone = mix("#4c5a22", "#b8b84a", rng.random())
        sheet.fill(leaf((x, 1226), tip, rng.uniform(9, 17), rng.uniform(-0.1, 0.1)), tone)
    scene.add(sheet, relief=4, rim=0.6, shadow=(0, -4, 10, 0.3))
    falling = scene.sheet()
    falling.fill(
        leaf((372, 722), (336, 752), 22, 0.16), "#dbe04e", grad=linear(372, 722, 336, 752, LEAF)
    )
    falling.line(spline([(372, 722), (352, 742), (336, 752)], closed=False), "#f6f8b0", 1.6)
    scene.add(falling, relief=4, rim=0.6, shadow=(8, 16, 10, 0.35), wobble=0.3)


def _air(scene: Scene) -> None:
    page = scene.page
    scene.rays(*ZENITH, 0.5, 2.8, "#fff4b8", 0.2, count=26, length=1000)
    scene.shine(*ZENITH, 230, "#fffbe0", 0.75)
    low = smoothstep(800, 1250, page.y) * 0.25
    scene.multiply(low.astype(np.float32), "#8a5a30")
    scene.motes(80, "#fffbd0", (120, 300, 720, 1100), (0.8, 2.4), 0.7)
