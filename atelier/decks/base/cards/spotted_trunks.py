"""In a grove at noon the trunks are giraffes, and only the boy on the swing has noticed."""

import math
import random
from dataclasses import replace
from typing import Final

import numpy as np

from pinxit_atelier.engine import (
    Brush,
    Cast,
    Colour,
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
    mix,
    poly,
    sample,
    smoothstep,
    spline,
    taper,
    vary,
)
from pinxit_atelier.gesture import BUILDS, POSES, Foot, Hand, Stage, things, vec
from pinxit_atelier.gesture import Look as Who
from pinxit_atelier.gesture.faces import MOODS
from pinxit_atelier.gesture.heads import Head
from pinxit_atelier.gesture.heads_skull import Skull

ZENITH = 452, 300
CREAM, HONEY, OCHRE, SEPIA = "#fbe6b0", "#eab95c", "#d08a34", "#7a4018"
LEAF, SUNNED, DUSK = "#7f9a3c", "#e4e46a", "#3d5426"
Trunk = tuple[list[tuple[float, float]], list[float]]
HERO: Trunk = (
    [(900, 1330), (790, 1010), (716, 740), (640, 540), (520, 408), (386, 372), (276, 410)],
    [350, 262, 190, 142, 112, 92, 76],
)
LEGS: tuple[Trunk, ...] = (
    ([(470, 1330), (468, 1000), (462, 700), (456, 430)], [50, 42, 30, 18]),
    ([(150, 1330), (240, 1010), (320, 700), (400, 430)], [70, 56, 40, 22]),
    ([(610, 1330), (582, 1020), (540, 720), (490, 430)], [92, 72, 48, 26]),
    ([(380, 1330), (392, 1020), (412, 720), (436, 430)], [60, 52, 36, 22]),
)
NEAR: Trunk = (
    [(-80, 1330), (-30, 1010), (40, 700), (104, 420), (150, 200), (170, 60)],
    [320, 240, 172, 120, 84, 70],
)


def paint(page: Page) -> Scene:
    """Paint the gap of sky, the crowns, those who stand so still, and the boy."""
    scene = Scene(page, 7301, light=(*ZENITH, 300), glow="#fff0b8", shade="#2c2018", reach=1100,
                  felt=0.1)  # fmt: skip
    scene.focus(450, 860, 220)
    scene.focus(250, 480, 130)
    scene.focus(120, 812, 80, 0.8)
    _sky(scene)
    for number, trunk in enumerate(LEGS):
        _spotted(scene, trunk, 30 + number, haze=0.52 - 0.05 * number, air="#86843c")
    _bark(scene)
    _crowns(scene, 300, 620, 5200, "#d2cc5c", "#5c7430", 0.12)
    _crowns(scene, 470, 900, 5200, "#92a03c", "#22321a", 0.0)
    _spotted(scene, NEAR, 50, haze=0.0)
    _sprays(scene, NEAR_LEAVES)
    _woodpecker(scene)
    _light_falls(scene)
    _spotted(scene, HERO, 60, haze=0.0)
    scene.multiply(smoothstep(820, 1240, page.y) * 0.6, "#5a4420")
    _head(scene, 246, 470, 0.92, 14)
    _sprays(scene, HEAD_LEAVES)
    _swing(scene)
    _fringe(scene)
    scene.motes(70, "#fffbd0", (160, 300, 640, 1000), (0.8, 2.4), 0.7)
    return scene.finish(
        Look(
            vignette=0.3, bloom=0.3, bloom_from=0.85, contrast=1.14, grain=0.02,
            brush=Brush(exact=0.035, edges=0.5, detail=0.5, variety=0.8),
            palette=Palette(
                colours=("#f6edc0", "#d08a34", "#5a2c16", "#4a5e24", "#9fc8c0", "#b8b450"),
                accent="#c43c34", quiet=0.15, hold=0.75,
            ),
            masses=0.2,
        )
    )  # fmt: skip


def _gap(angle: float) -> float:
    """Return how far the sky reaches in a direction: a star with soft points."""
    return 1 + 0.34 * math.cos(5 * angle + 0.6) + 0.14 * math.cos(9 * angle + 2)


def _sky(scene: Scene) -> None:
    far = scene.page.distance(*ZENITH) / 620
    scene.backdrop(
        [
            (0, "#fffdf0"),
            (0.12, "#f4f7e0"),
            (0.28, "#b4d8d0"),
            (0.48, "#98a458"),
            (0.8, "#5c5c26"),
            (1.4, "#2a2412"),
        ],
        far.astype(np.float32),
    )
    scene.of("foliage", smoothstep(640, 480, scene.page.y)).of(
        "sky", smoothstep(0.34, 0.24, far).astype(np.float32)
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
    air = ("#dfe0a0", haze) if haze else None
    scene.lay(sheet, "foliage", air=air, cast=Cast((4, 10), dark=0.5, soft=0.3))


NEAR_LEAVES: Final = ((150, 60, 120, 80, 420, 0.3), (40, 150, 80, 60, 200, 0.2))
HEAD_LEAVES: Final = ((150, 404, 56, 44, 170, 0.5), (340, 330, 50, 30, 110, 0.7))


def _sprays(scene: Scene, places: tuple[tuple[float, ...], ...]) -> None:
    """Twigs that hang before the necks, so that a head comes out of nothing but leaves."""
    rng = random.Random(44)
    for x, y, wide, high, count, lit in places:
        spray = scene.sheet()
        for _ in range(int(count)):
            px, py = x + rng.gauss(0, wide * 0.55), y + rng.gauss(0, high * 0.55)
            way = math.atan2(ZENITH[1] - py, ZENITH[0] - px) + rng.gauss(0, 0.8)
            size = rng.uniform(17, 34)
            tip = px + size * math.cos(way), py + size * math.sin(way)
            tone = vary(mix("#3c5222", "#d0c858", rng.random() * (0.5 + lit)), rng, 0.12, 0.03)
            spray.fill(leaf((px, py), tip, size * 0.5, rng.uniform(-0.1, 0.1)), tone)
        scene.lay(spray, "foliage", cast=Cast((6, 14), dark=0.7, soft=0.2))


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
    lost = haze and haze + (1 - haze) * 0.95 * smoothstep(620, 430, scene.page.y)
    with scene.layer("fur", form=0.9, air=(air, lost) if haze else None,
                     cast=Cast((14, 26), dark=0.6 * (1 - haze), soft=0.3)):  # fmt: skip
        scene.add(sheet, relief=max(trunk[1]) * 0.3, lo=0.8, hi=0.2, wobble=1.2)


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
    scene.lay(
        sheet, "wood", form=0.8, air=("#86843c", 0.36 + 0.6 * smoothstep(620, 440, scene.page.y))
    )


def _head(scene: Scene, x: float, y: float, size: float, turn: float) -> None:
    """A giraffe's head that looks down at the boy, chewing."""
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
            sheet.fill(ellipse(side * 46, -26, 19, 17), "#7a4a22", 0.8, blur=4)
            sheet.fill(ellipse(side * 46, -23, 11, 11.5), "#180d0b")
            sheet.fill(ellipse(side * 46 - 2, -28, 2.6), "#f4ead0")
            lid = [(side * 29, -22, 1), (side * 40, -39), (side * 58, -38), (side * 62, -24, 1),
                   (side * 47, -29)]  # fmt: skip
            sheet.fill(spline(lid), "#b5803c", grad=linear(0, -40, 0, -24, "#7a4c20"))
            lash = [(side * 30, -22), (side * 46, -30), (side * 66, -21)]
            sheet.line(spline(lash, closed=False), "#2c180e", 4)
            sheet.fill(ellipse(side * 17, 74, 5, 9, side * -24), "#5a3020")
        mouth = [(-34, 92), (-16, 101), (4, 98), (20, 102), (36, 90)]
        sheet.line(spline(mouth, closed=False), "#7a4a30", 3.4)
        _sprig(sheet)
    with scene.layer("fur", form=0.5, cast=Cast((10, 26), dark=0.6, soft=0.3)):
        scene.add(sheet, relief=26 * size, lo=0.7, hi=0.3, wobble=0.8)


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
    with sheet.at(140, 816, 1.05, -14):
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
    scene.lay(sheet, "plain", form=0.5, cast=Cast((-10, 14), dark=0.7), wobble=0.3)
    scene.exact(ellipse(132, 820, 60, 90))


LIFT: Final = 740.0  # how high a grown person would be where he swings
SEAT: Final = 446.0, 1225.0


BOY: Final = Who(
    BUILDS["plump_child"], "rose", top="#3f979c", top_pattern="bands #f0ecd6", sleeves=0.4,
    legs="#9c5c3c", leg_length=0.5, shoes="#c9a050", socks="#efe8d8",
    extra=Head(
        Skull(child=0.75, width=1.08, depth=0.92, bridge=0.05, tip=0.3, nose=0.78, upturn=0.4,
              brow=0.0, cheek=0.6, cheekbone=0.3, eye_tilt=0.7, eye_depth=0.1, eye_gap=1.06,
              lid="mono", jaw=0.95, chin=0.25, ear=0.84, mouth=0.92, fat=0.3),
        skin="#e6b08c", iris="#5a4030", hair="bowl", hair_colour="#7a4c2a",
        mood=replace(MOODS["laughing"], lids=(0.66, 0.62), gaze=(0, 0.5)),
    ),
)  # fmt: skip


def _swing(scene: Scene) -> None:
    """He laughs up at the one who carries him."""
    stage = Stage(scene, *SEAT, LIFT, pitch=-16, near=4, box=(120, 480, 780, 1220))
    pose = POSES["swinging"].like(
        head=(16, -22, -4),
        left_foot=Foot((0.07, 0.47, 0.42), 6, 2, (0.1, 1, 0.2)),
        right_foot=Foot((-0.06, 0.40, 0.43), -6, 6, (-0.1, 1, 0.2)),
        left_hand=Hand(
            (0.14, 0.76, 0.13), (0.9, -0.6, -0.3), "rod", (-0.2, 0.5, 0.8), (-0.9, 0, 0)
        ),
        right_hand=Hand(
            (-0.14, 0.76, 0.13), (-0.9, -0.6, -0.3), "rod", (0.2, 0.5, 0.8), (0.9, 0, 0)
        ),
    )
    boy = stage.person(BOY, pose, facing=-58)
    hip = boy.place("pelvis") - vec(0, 0.05, 0)
    side = vec(boy.ahead[2], 0, -boy.ahead[0])
    things.box(stage.canvas, hip + boy.ahead * 0.02, side * 0.115, vec(0, 0.008, 0),
               boy.ahead * 0.05, "#a87440")  # fmt: skip
    scene.shine(430, 840, 280, "#ffe9a0", 0.45)
    ends = {name: stage.page(hip + side * 0.11 * turn) for name, turn in (("l", 1), ("r", -1))}
    grips = {name: stage.page(boy.hold[name].rod) for name in "lr"}
    tops = {"l": (508.0, 404.0), "r": (430.0, 384.0)}
    ropes = scene.sheet()
    for name in "rl":
        _rope(ropes, [(tops[name][0], tops[name][1] + 20), grips[name]])
        _knot(ropes, *tops[name])
    _rope(ropes, [grips["r"], ends["r"]])
    scene.lay(ropes, "cloth", cast=Cast((8, 12), dark=0.5))
    stage.paint(
        light=(330, 420, 520), rim=0.6, rim_colour="#fff4c0", shadow=0, contact=0, dim=0, fill=0.6,
        bounce="#a89a48",
    )  # fmt: skip
    near = scene.sheet()
    _rope(near, [(grips["l"][0] + 1, grips["l"][1] + 12), ends["l"]])
    scene.lay(near, "cloth", cast=Cast((6, 6), dark=0.6))
    scene.still(ellipse(*stage.page(boy.place("head")), 52), 0.7)


def _rope(sheet: Sheet, line: list[tuple[float, float]]) -> None:
    sheet.line(poly(line, closed=False), "#8a6a3c", 8)
    sheet.line(poly(line, closed=False), "#e2c890", 4.4)


def _knot(sheet: Sheet, x: float, y: float) -> None:
    """Three turns of the rope round the neck."""
    for lap in range(3):
        at = x - 8 + lap * 10
        hoop = spline([(at - 8, y + 46), (at - 2, y), (at + 12, y - 44)], closed=False)
        sheet.line(hoop, "#7a5a30", 9)
        sheet.line(hoop, "#e2c890", 5)


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
    with scene.layer("grass", blur=2.5, dim=0.3):
        scene.add(sheet)
    falling = scene.sheet()
    falling.fill(
        leaf((372, 722), (336, 752), 22, 0.16), "#dbe04e", grad=linear(372, 722, 336, 752, LEAF)
    )
    falling.line(spline([(372, 722), (352, 742), (336, 752)], closed=False), "#f6f8b0", 1.6)
    scene.lay(falling, "plain", wobble=0.3)


def _light_falls(scene: Scene) -> None:
    """Noon comes down between the legs, and the ground is far from it."""
    scene.rays(*ZENITH, 0.5, 2.8, "#fff0a8", 0.34, count=22, length=1050)
    scene.shine(*ZENITH, 210, "#fff6d8", 0.6)
