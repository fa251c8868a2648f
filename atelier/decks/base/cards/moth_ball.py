"""Moths in evening dress crush round one chandelier; in a corner a plain one has its own spark."""

import math
import random
from typing import Final

import numpy as np

from pinxit_atelier.engine import (
    Colour,
    Look,
    Page,
    Path,
    Point,
    Scene,
    Sheet,
    arc,
    darker,
    ellipse,
    leaf,
    limb,
    linear,
    mix,
    poly,
    radial,
    rect,
    smoothstep,
    spline,
    vary,
)

VELVET, NIGHT, GOLD, SPARK = "#1c2c6a", "#070b24", "#ffd87a", "#b6ff5a"
LAMP: Final = 420.0, 300.0
PAIR: Final = 596.0, 1108.0
WINGS: Final[tuple[tuple[str, str, str], ...]] = (
    ("#e8d2a6", "#8a4a26", "#fff4dc"), ("#c06a34", "#4a1f16", "#f6d08a"), ("#d9b98a", "#5a3a52",
    "#fff0d0"),
    ("#f2e2c4", "#b0542c", "#3a2430"), ("#a85a3a", "#e8c48a", "#2c1a20"), ("#cfc0a8", "#6a4a3a",
    "#e07a4a"),
    ("#e6b06a", "#7a2a20", "#fff0c0"), ("#b89a7a", "#3a2a4a", "#e9d6b0"), ("#8fa0b8", "#3a3a66",
    "#f2e6d0"),
)  # fmt: skip
Place = tuple[float, float]


def paint(page: Page) -> Scene:
    """Paint the dark hall, the whirl round the light, and below it the two who need none."""
    scene = Scene(page, 910, light=(*LAMP, 210), glow="#ffdf9a", shade="#080a24", reach=620)
    _hall(scene)
    _floor(scene)
    _ring(scene, 118, 8, 84, 1, 0.0)
    _chandelier(scene)
    _ring(scene, 222, 13, 124, 2, 12)
    _ring(scene, 352, 17, 168, 3, 4)
    _ring(scene, 520, 18, 226, 4, 17)
    _dark(scene)
    _couple(scene)
    _powder(scene)
    look = Look(
        vignette=0.25, bloom=0.42, bloom_from=0.74, shadows="#101a50", lights="#ffe0a0", split=0.1,
        contrast=1.1, saturation=1.08,
    )  # fmt: skip
    return scene.finish(look)


def _hall(scene: Scene) -> None:
    page = scene.page
    far = page.distance(*LAMP) / 900
    folds = np.sin(page.x / 26 + 1.4 * page.noise(3, 220, 2)) * 0.5 + 0.2 * np.sin(page.x / 9)
    tone = far + 0.05 * folds * smoothstep(0.2, 0.6, far) + 0.04 * page.noise(5, 160, 3)
    stops = [
        (0, "#fff0b0"),
        (0.09, "#e8a850"),
        (0.22, "#8a5a5a"),
        (0.4, "#3a3a80"),
        (0.7, VELVET),
        (1.1, NIGHT),
    ]
    scene.backdrop(stops, tone.astype(np.float32), amount=0.07)


def _floor(scene: Scene) -> None:
    """Polished boards, far too much room for two."""
    rng = random.Random(4)
    sheet = scene.sheet()
    shape = spline([(-40, 952, 1), (400, 930), (840, 952, 1), (840, 1240, 1), (-40, 1240, 1)])
    sheet.fill(shape, "#27346e", grad=linear(0, 930, 0, 1220, "#0a1030"))
    for row in range(11):
        y = 944 + row**1.5 * 9.5
        wide = 40 + row * 11
        for column in range(-11, 12):
            x = 400 + (column + (0.5 if row % 2 else 0)) * wide * 1.6
            tone = mix("#4a5aa8", "#141c48", (0.25 if row % 2 else 0.7) + 0.25 * rng.random())
            board = poly(
                [
                    (x - wide * 0.8, y),
                    (x, y - wide * 0.14),
                    (x + wide * 0.8, y),
                    (x, y + wide * 0.14),
                ]
            )
            sheet.fill(board, tone, 0.75, clip=shape)
            sheet.line(board, "#0c1236", 1.4, 0.7, clip=shape)
    scene.add(sheet, relief=0, wobble=0.9)
    glow = scene.page.distance(330, 1040, 1.0, 0.5)
    scene.tint((np.exp(-((glow / 250) ** 2)) * 0.5).astype(np.float32), "#c08a50")


def _chandelier(scene: Scene) -> None:
    x, y = LAMP
    scene.shine(x, y, 250, "#ffcf6a", 0.7)
    sheet = scene.sheet()
    sheet.line(poly([(x, -20), (x, y - 96)], closed=False), "#c89a3c", 8)
    sheet.fill(limb([(x, y - 110), (x, y - 40), (x, y + 30)], [16, 30, 14]), "#d8a848")
    candles: list[Place] = []
    for tier, (wide, level, count) in enumerate(((128, 8, 9), (78, -52, 7))):
        sheet.line(
            spline(
                [(x - wide, y + level), (x, y + level + wide * 0.34), (x + wide, y + level)],
                closed=False,
            ),
            "#e8bc58",
            7,
        )
        sheet.line(
            spline(
                [(x - wide, y + level), (x, y + level - wide * 0.2), (x + wide, y + level)],
                closed=False,
            ),
            "#b8862c",
            5,
        )
        for number in range(count):
            part = -1 + 2 * number / (count - 1)
            cx = x + wide * math.sin(part * math.pi / 2)
            cy = (
                y
                + level
                + wide * 0.34 * math.cos(part * math.pi / 2) * (0.62 if tier == 0 else 0.7)
            )
            candles.append((cx, cy))
            sheet.fill(ellipse(cx, cy, 9, 4), "#f2cc6a")
            sheet.fill(rect(cx - 4, cy - 26, 8, 26, 2), "#fff6dc")
            for drop in range(3):
                sheet.fill(
                    leaf((cx, cy + 4 + drop * 13), (cx, cy + 17 + drop * 13), 8), "#fff3c8", 0.9
                )
    sheet.fill(ellipse(x, y + 62, 15, 20), "#fff0b8")
    scene.add(sheet, relief=4, lo=0.3, hi=0.5, rim=0.4, wobble=0.5)
    flames = scene.sheet()
    for cx, cy in candles:
        flames.fill(leaf((cx, cy - 22), (cx, cy - 52), 15, belly=0.34), "#fffbe0")
    scene.put(flames)
    for cx, cy in candles:
        scene.shine(cx, cy - 36, 34, "#fff0b0", 0.8)


def _wing(side: int, *, fore: bool) -> Path:
    if fore:
        points: list[Point] = [
            (5, -16, 1), (30, -44), (72, -64), (98, -62, 1), (96, -38), (88, -14), (70, 2, 1),
            (34, 6), (5, 2, 1),
        ]  # fmt: skip
    else:
        points = [
            (4, -2, 1),
            (34, 0),
            (64, 8),
            (70, 28),
            (58, 48),
            (46, 50, 1),
            (38, 58),
            (22, 50),
            (8, 30, 1),
        ]
    return spline([(side * p[0], *p[1:]) for p in points])


def _moth(
    sheet: Sheet, x: float, y: float, size: float, turn: float, seed: int, glance: float = 0
) -> None:
    """A moth from above, wings spread, in evening dress; `glance` turns its head."""
    rng = random.Random(seed)
    base, mark, spot = WINGS[seed % len(WINGS)]
    ground = vary(base, rng, 0.08, 0.02)
    lift = rng.uniform(-9, 9)
    with sheet.at(x, y, size / 100, turn):
        for fore in (False, True):
            for side in (-1, 1):
                with sheet.at(0, 0, 1, side * lift):
                    wing = _wing(side, fore=fore)
                    tone = ground if fore else mix(ground, mark, 0.25)
                    sheet.fill(wing, tone, grad=radial(0, 0, 105, mix(tone, mark, 0.55)))
                    with sheet.inside(wing):
                        _pattern(sheet, side, mark, spot, seed % 4, fore=fore)
                    sheet.line(wing, darker(mark, 0.3), 1.8, 0.7)
        for side in (-1, 1):  # elbows
            elbow = [(side * 7, -10), (side * 25, -18), (side * 17, -34)]
            sheet.line(spline(elbow, closed=False), "#1c1626", 3.4)
            sheet.fill(ellipse(side * 16.5, -35, 3.6), "#fffaf0")
        _dress(sheet, seed, rng)
        with sheet.at(0, -22, 1.3 if glance else 1, glance):
            for side in (-1, 1):
                feeler = [(side * 4, -8), (side * 14, -22), (side * 27, -30)]
                sheet.line(spline(feeler, closed=False), "#3a2420", 1.8)
                for number in range(1, 8):
                    px, py = side * (4 + number * 3.1), -8 - number * 3.3 + number**2 * 0.14
                    sheet.line(
                        poly([(px, py), (px + side * 5, py + 4)], closed=False), "#3a2420", 1.2, 0.9
                    )
                    sheet.line(
                        poly([(px, py), (px + side * 1, py - 5)], closed=False), "#3a2420", 1.2, 0.9
                    )
            sheet.fill(ellipse(0, -4, 10, 9), mix(ground, "#ffffff", 0.25))
            for _ in range(26):
                way = rng.uniform(0, math.tau)
                sheet.line(
                    poly(
                        [
                            (5 * math.cos(way), -4 + 4 * math.sin(way)),
                            (11 * math.cos(way), -4 + 10 * math.sin(way)),
                        ],
                        closed=False,
                    ),
                    mix(ground, "#ffffff", rng.random() * 0.6),
                    1.6,
                    0.8,
                )
            for side in (-1, 1):
                if glance:
                    sheet.fill(ellipse(side * 5.6, -7.5, 4.8, 5.2), "#fffdf0")
                sheet.fill(ellipse(side * 5.6, -8, 3.4, 3.8), "#120c16")
                sheet.fill(ellipse(side * 5.6 - 1, -9.4, 1.3), "#ffffff")


def _pattern(sheet: Sheet, side: int, mark: Colour, spot: Colour, kind: int, *, fore: bool) -> None:
    """Bands, eyes, veins: what a moth wears when it wears nothing."""
    for number in range(7):
        way = math.radians((-48 + number * 9) if fore else (number * 12 + 4))
        vein = [(side * 6, -6), (side * 110 * math.cos(way), 110 * math.sin(way))]
        sheet.line(poly(vein, closed=False), darker(mark, 0.2), 1.1, 0.4)
    for radius, wide in ((84, 8), (70, 3)) if fore else ((58, 7), (46, 2.5)):
        wave = []
        for step in range(13):
            way = math.radians(-75 + step * 15)
            far = radius + 4 * math.sin(step * 1.9)
            wave.append((side * far * math.cos(way), far * math.sin(way)))
        sheet.line(spline(wave, closed=False), mark if kind != 2 else spot, wide, 0.75)
    cx, cy = (side * 58, -34) if fore else (side * 42, 26)
    if kind in (0, 3) or (kind == 1 and not fore):
        for eye, tone in ((14.0, mark), (11.0, spot), (7.0, "#1c1424"), (2.4, "#ffffff")):
            sheet.fill(ellipse(cx, cy, eye * (0.9 if fore else 1)), tone, 0.95)
    else:
        for number in range(5):
            sheet.fill(
                ellipse(
                    side * (26 + number * 13),
                    (-20 - number * 6) if fore else (12 + number * 7),
                    4.4,
                ),
                spot,
                0.9,
            )


def _dress(sheet: Sheet, seed: int, rng: random.Random) -> None:
    """Tails and a bow tie, or a gown and pearls."""
    body = spline([(0, -22), (10, -14), (12, 4), (9, 30), (0, 56), (-9, 30), (-12, 4), (-10, -14)])
    gown = seed % 2 == 0
    tone = ("#b8283c", "#2a6a6a", "#6a3a8a", "#e8e2d8", "#c8962c")[seed % 5] if gown else "#15131e"
    if gown:
        skirt = spline([(-9, 8, 1), (9, 8, 1), (20, 52), (8, 62), (0, 58), (-8, 62), (-20, 52)])
        sheet.fill(skirt, tone, grad=linear(0, 8, 0, 62, darker(tone, 0.4)))
    sheet.fill(body, tone)
    if not gown:
        for side in (-1, 1):
            sheet.fill(
                spline([(side * 1, 20, 1), (side * 10, 24), (side * 9, 60, 1), (side * 2, 52, 1)]),
                tone,
            )
        sheet.fill(leaf((0, -18), (0, 18), 12), "#fffaf0")
        for side in (-1, 1):
            sheet.fill(poly([(0, -14), (side * 8, -19), (side * 8, -9)]), "#15131e")
        return
    for number in range(7):
        way = math.radians(20 + number * 23)
        sheet.fill(ellipse(10 * math.cos(way), -16 + 8 * math.sin(way), 2.2), "#fffdf2")
    for _ in range(10):
        sheet.fill(ellipse(rng.uniform(-10, 10), rng.uniform(14, 54), 1.2), "#ffe9a8", 0.9)


def _ring(scene: Scene, radius: float, count: int, size: float, layer: int, start: float) -> None:
    """One turn of the whirl: heads to the light; a few of the outermost have begun to look away."""
    rng = random.Random(layer * 31)
    for number in range(count):
        angle = start + 360 * number / count + rng.uniform(-6, 6)
        way = math.radians(angle)
        far = radius * rng.uniform(0.9, 1.1)
        x, y = LAMP[0] + far * math.cos(way), LAMP[1] + far * 1.02 * math.sin(way)
        if y > 850 or (y > 770 and x > 470) or not (-130 < x < 930 and y > -130):
            continue
        to_light = angle - 90  # its head points to the lamp
        turn = to_light + 28 + rng.uniform(-16, 16)
        glance = 0.0
        if layer >= 3 and y > 560 and x > 200 and number % 2 == 0:  # who is she with?
            glance = 150 if turn > 0 else -150
        sheet = scene.sheet()
        _moth(sheet, x, y, size * rng.uniform(0.86, 1.08) / 1.5, turn, layer * 40 + number, glance)
        scene.add(
            sheet, relief=3 + layer, lo=0.45, hi=0.55, rim=0.9, rim_width=1.6 + layer * 0.5,
            wobble=0.5,
            shadow=(4 * math.cos(way) * layer, 4 * math.sin(way) * layer, 5 + 3 * layer, 0.4),
            dim=0.35 + 0.05 * layer,
        )  # fmt: skip


def _dark(scene: Scene) -> None:
    """What is far from the lamp is blue."""
    page = scene.page
    far = page.distance(*LAMP, 1.0, 1.05)
    dark = smoothstep(260, 720, far + 30 * page.noise(9, 160, 3))
    scene.multiply((dark * 0.7).astype(np.float32), "#3a4aa0")
    scene.shine(*LAMP, 330, "#ffc860", 0.35)


def _couple(scene: Scene) -> None:
    """A plain brown one, and somebody small who shines from within."""
    x, y = PAIR
    scene.shine(x + 46, y - 70, 190, "#8ae03a", 0.55)
    spot = scene.page.distance(x + 20, y + 4, 1.0, 0.3)
    scene.tint((np.exp(-((spot / 130) ** 2)) * 0.5).astype(np.float32), "#a8e05a")
    scene.pool(x - 20, y + 2, 46, 9, NIGHT, 0.8)
    scene.pool(x + 74, y + 2, 26, 7, NIGHT, 0.7)
    moth = scene.sheet()
    cloak = spline(
        [
            (x - 6, y - 168),
            (x - 44, y - 140),
            (x - 84, y - 66),
            (x - 108, y - 4, 1),
            (x - 70, y - 8),
            (x - 46, y + 2, 1),
            (x - 20, y - 8),
            (x - 6, y - 2, 1),
            (x + 4, y - 80),
        ]
    )
    moth.fill(cloak, "#8a6a50", grad=linear(x, y - 150, x - 90, y, "#4a3830"))
    for number in range(6):
        vein = [(x - 8, y - 158), (x - 30 - number * 9, y - 80), (x - 8 - number * 19, y - 6)]
        moth.line(spline(vein, closed=False), "#4a362c", 2, 0.6, clip=cloak)
    moth.line(
        spline([(x - 92, y - 30), (x - 60, y - 36), (x - 10, y - 30)], closed=False),
        "#b8967a",
        5,
        0.6,
        clip=cloak,
    )
    scene.add(
        moth,
        relief=14,
        lo=0.5,
        hi=0.4,
        rim=0.7,
        rim_colour="#b8f06a",
        light=(x + 60, y - 80, 120),
        shadow=(-6, 5, 10, 0.5),
        wobble=0.6,
    )
    body = scene.sheet()
    for side in (-1, 1):
        body.fill(
            limb(
                [(x - 6 + side * 9, y - 44), (x - 6 + side * 12, y - 18), (x - 2 + side * 14, y)],
                [9, 7, 5],
            ),
            "#3a2a24",
        )
        body.fill(ellipse(x + 3 + side * 14, y, 9, 4), "#2a1c18")
    trunk = spline(
        [
            (x - 4, y - 152),
            (x + 16, y - 132),
            (x + 18, y - 90),
            (x + 8, y - 40),
            (x - 12, y - 38),
            (x - 20, y - 90),
            (x - 18, y - 132),
        ]
    )
    body.fill(trunk, "#a8876a", grad=linear(x + 18, y - 100, x - 20, y - 90, "#5a4436"))
    rng = random.Random(3)
    for _ in range(150):
        px, py = rng.uniform(x - 20, x + 18), rng.uniform(y - 152, y - 44)
        if trunk.contains(px, py):
            body.line(
                poly([(px, py), (px + rng.uniform(-3, 3), py + rng.uniform(5, 11))], closed=False),
                mix("#d8b898", "#5a4030", rng.random()),
                1.8,
                0.7,
            )
    head = ellipse(x + 2, y - 172, 22, 21)
    body.fill(head, "#c0a084", grad=linear(x + 20, y - 180, x - 20, y - 160, "#7a5c48"))
    for _ in range(80):
        way = rng.uniform(0, math.tau)
        body.line(
            poly(
                [
                    (x + 2 + 14 * math.cos(way), y - 172 + 13 * math.sin(way)),
                    (x + 2 + 24 * math.cos(way), y - 172 + 23 * math.sin(way)),
                ],
                closed=False,
            ),
            mix("#e2c6a8", "#7a5c48", rng.random()),
            2,
            0.7,
        )
    body.fill(ellipse(x + 12, y - 176, 8, 9), "#181014")
    body.fill(ellipse(x + 15, y - 180, 3), "#f2ffd0")
    body.line(arc(x + 16, y - 164, 7, 20, 90), "#4a2c22", 2.6)
    for pair in (0, 1):
        feeler = [
            (x + 4 + pair * 8, y - 190),
            (x + 8 + pair * 14, y - 216),
            (x + 24 + pair * 18, y - 234),
        ]
        body.line(spline(feeler, closed=False), "#4a342a", 2.6)
        for number in range(1, 9):
            px = x + 4 + pair * 8 + number * (2.4 + pair * 0.8)
            py = y - 190 - number * 5.3
            body.line(
                poly([(px - 6, py - 2), (px, py), (px + 7, py - 4)], closed=False),
                "#4a342a",
                1.5,
                0.9,
            )
    body.line(
        spline([(x + 10, y - 126), (x + 34, y - 112), (x + 54, y - 126)], closed=False),
        "#5a4034",
        7,
    )
    body.line(
        spline([(x + 8, y - 108), (x + 30, y - 88), (x + 56, y - 78)], closed=False), "#5a4034", 7
    )
    scene.add(
        body,
        relief=8,
        lo=0.5,
        hi=0.5,
        rim=0.8,
        rim_colour="#c8ff7a",
        light=(x + 80, y - 70, 120),
        wobble=0.4,
    )
    _firefly(scene, x + 74, y)


def _firefly(scene: Scene, x: float, y: float) -> None:
    sheet = scene.sheet()
    for way in (-1, 1):
        sheet.fill(
            limb([(x + way * 6, y - 30), (x + way * 9, y - 14), (x + way * 8 - 3, y)], [6, 5, 4]),
            "#2a1c20",
        )
    wing = spline(
        [
            (x + 6, y - 98, 1),
            (x + 34, y - 80),
            (x + 36, y - 44),
            (x + 22, y - 30, 1),
            (x + 12, y - 60),
        ]
    )
    sheet.fill(wing, "#4a2a30", grad=linear(x, y - 90, x + 36, y - 40, "#1c1220"))
    sheet.fill(limb([(x, y - 96), (x + 2, y - 72)], [24, 24]), "#5a3038")
    sheet.fill(ellipse(x - 2, y - 112, 15, 14), "#e8785a")
    sheet.fill(ellipse(x - 9, y - 114, 4.4, 5), "#140c14")
    sheet.fill(ellipse(x - 10, y - 116, 1.7), "#ffffff")
    sheet.line(arc(x - 8, y - 108, 5, 40, 90), "#5a1c1c", 2.2)
    for way in (0, 1):
        sheet.line(
            spline(
                [
                    (x - 4 + way * 6, y - 124),
                    (x - 8 + way * 12, y - 142),
                    (x - 16 + way * 22, y - 150),
                ],
                closed=False,
            ),
            "#2a1c20",
            2.4,
        )
    for end in ((x - 22, y - 126), (x - 20, y - 80)):
        sheet.line(
            spline(
                [(x - 6, y - 88), ((x + end[0]) / 2 - 2, (y - 88 + end[1]) / 2 + 4), end],
                closed=False,
            ),
            "#3a2428",
            5,
        )
    scene.add(sheet, relief=6, lo=0.4, hi=0.5, rim=0.6, wobble=0.4)
    lamp = scene.sheet()
    lamp.fill(ellipse(x + 4, y - 46, 17, 24), "#f6ffb0", grad=radial(x + 4, y - 46, 24, SPARK))
    for level in (-54, -44, -34):
        lamp.line(
            spline(
                [(x - 11, y + level), (x + 4, y + level + 5), (x + 19, y + level)], closed=False
            ),
            "#7ac03a",
            1.8,
            0.7,
        )
    scene.put(lamp)
    scene.shine(x + 4, y - 46, 62, SPARK, 0.95)


def _powder(scene: Scene) -> None:
    """What comes off the wings of those who push."""
    scene.motes(420, "#ffe2a0", (0, 0, 800, 900), (0.5, 2.6), 0.8)
    scene.motes(50, "#d8ff9a", (500, 940, 760, 1120), (0.5, 2.0), 0.8)
