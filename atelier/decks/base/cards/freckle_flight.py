"""On the last evening of summer a child's freckles, which were ladybirds, leave for the sun.

We stand behind the child, in tall grass, against the light: one low sun, dark grass, a dark child
with a burning rim, and out of the raised arm a long ribbon of small red lamps.
"""

import math
import random
from typing import Final

import numpy as np

from pinxit_atelier.engine import (
    Brush,
    Colour,
    Look,
    Page,
    Palette,
    Scene,
    Sheet,
    darker,
    ellipse,
    linear,
    mix,
    poly,
    radial,
    smoothstep,
    spline,
    taper,
)
from pinxit_atelier.gesture import Foot, Hand, Person, Pose, Stage
from pinxit_atelier.gesture import Look as Who
from pinxit_atelier.gesture.space import smooth

SUN: Final = 196.0, 716.0
HORIZON: Final = 812.0
RED, INK, GOLD = "#c8281c", "#1c1216", "#ffd58a"
POSE: Final = Pose(
    (0, 0.545, 0), (0, -2, 2), (-8, -6, -6), (-14, -22, -4),
    right_hand=Hand((-0.34, 1.06, 0.26), (-0.4, -1, -0.4), "open", (-0.45, 0.85, 0.3),
                    (-0.2, 0.3, 1)),
    left_hand=Hand((0.19, 0.50, 0.07), (0.5, -0.2, -0.8), "rest"),
    left_foot=Foot((0.08, 0.04, 0.06), 15, knee=(0.25, 0, 1)),
    facing=147,
)  # fmt: skip


def paint(page: Page) -> Scene:
    """Paint the evening, the far friend, the child, the ribbon, and the grass before our eyes."""
    scene = Scene(page, 720, light=(*SUN, 60), glow="#ffdc9a", shade="#2c2a30", reach=900,
                  felt=0.03)  # fmt: skip
    _evening(scene)
    _stalks(scene, 1)
    _friend(scene)
    _stalks(scene, 2)
    stage, child = _child(scene)
    _walkers(scene, stage, child)
    _ribbon(scene, stage.page(child.hold["r"].tips[1]))
    _stalks(scene, 3)
    _near(scene)
    scene.shine(*SUN, 150, "#ffca78", 0.5)
    scene.focus(400, 600, 240)
    scene.focus(600, 330, 300, 0.9)
    look = Look(
        brush=Brush(detail=0.5, exact=0.038, edges=0.6, variety=1.2), vignette=0.3, bloom=0.4,
        bloom_from=0.76, shadows="#2a3038", lights="#fff0cc", split=0.06, masses=0.2, contrast=1.08,
        palette=Palette(
            colours=("#ffe0a0", "#d88a44", "#6c7048", "#8ca09c", "#2c2c28", "#7a3c22"),
            accent=RED, quiet=0.2,
        ),
    )  # fmt: skip
    return scene.finish(look)


def _evening(scene: Scene) -> None:
    """Sky that is nearly all light; a line of far poplars; the meadow as a golden mist."""
    page = scene.page
    far = page.distance(*SUN, 1.25, 1) / 800 + 0.05 * page.noise(3, 260, 4, 0.55, (2, 1))
    stops: list[tuple[float, Colour]] = [
        (0, "#fff4cc"), (0.10, "#ffe09a"), (0.30, "#f2b878"), (0.55, "#cfa68a"), (0.85, "#8fa0a0"),
        (1.15, "#6c8890"),
    ]  # fmt: skip
    scene.backdrop(stops, far.astype(np.float32), amount=0.03)
    scene.of("sky", way=-14)
    rng = random.Random(3)
    trees = scene.sheet()
    for k in range(46):
        x, high = -30 + k * 19 + rng.uniform(-8, 8), rng.uniform(20, 70) * (0.5 + abs(k - 14) / 30)
        trees.fill(ellipse(x, HORIZON - high * 0.4, rng.uniform(14, 30), high), "#a8905e", 0.75)
    with scene.layer("foliage", air=("#f8cc88", 0.5), blur=1.6):
        scene.put(trees)
    ground = scene.sheet()
    ground.fill(poly([(-10, HORIZON), (810, HORIZON - 12), (810, 1210), (-10, 1210)]), "#c89850",
                grad=linear(0, HORIZON, 0, 1060, "#4a4a28"))  # fmt: skip
    scene.lay(ground, "grass", form=0)
    scene.shine(*SUN, 300, "#ffcf86", 0.55)
    scene.put(scene.sheet().fill(ellipse(*SUN, 46), "#fffbe8"), blur=3)
    scene.rays(*SUN, -2.7, -0.2, "#ffd890", 0.14, seed=4, count=20, length=1000)


def _stalks(scene: Scene, row: int) -> None:
    """Grass in three rows, each nearer, darker and taller; the light stands in the seeds."""
    rng, sheet, lights = random.Random(40 + row), scene.sheet(), scene.sheet()
    count, foot, top, wide = {1: (260, 930, 822, 3.4), 2: (300, 1080, 850, 5.4),
                              3: (230, 1260, 900, 8.5)}[row]  # fmt: skip
    tones = {1: ("#b08a48", "#8c7a40", "#c49c54"), 2: ("#6c6a38", "#54562e", "#80743c"),
             3: ("#34381e", "#272c1a", "#444420")}[row]  # fmt: skip
    for _ in range(count):
        x, high = rng.uniform(-40, 840), rng.uniform(0, 1) ** 1.6
        lean = rng.gauss(26, 34) * (0.5 + row * 0.4)
        tip = top + (foot - top) * (0.75 - 0.9 * high) * 0.8
        if row == 3:
            tip += 110 * math.exp(-(((x - 560) / 190) ** 2))
        if row > 1 and 596 < x + lean < 760 and tip < 930:
            continue  # that the friend is seen
        line = [(x, foot + 60), (x + lean * 0.25, (foot + tip) / 2), (x + lean, tip)]
        sheet.fill(taper(line, [wide, wide * 0.7, 0.6]), rng.choice(tones))
        near = math.exp(-(((x + lean - SUN[0]) / 260) ** 2))
        if rng.random() < 0.45:
            _seeds(sheet, lights, rng, (x + lean, tip), lean, wide, rng.choice(tones), near)
        elif rng.random() < 0.25 + 0.5 * near:
            rim = [(px - wide * 0.2, py) for px, py in line[1:]]
            lights.fill(taper(rim, [0.4, wide * 0.34, 0.3]), "#ffdc94", 0.25 + 0.5 * near)
    with scene.layer("grass", way=84, blur=(1.0, 0.3, 0)[row - 1],
                     air=("#f4c47c", (0.3, 0.08, 0)[row - 1])):  # fmt: skip
        scene.put(sheet)
        scene.put(lights)


def _seeds(
    sheet: Sheet, lights: Sheet, rng: random.Random, tip: tuple[float, float], lean: float,
    wide: float, tone: Colour, near: float,
) -> None:  # fmt: skip
    """An ear of grass: grains on both sides of the stalk, and the sun in some."""
    slope = math.atan2(lean, 120)
    for k in range(9):
        for side in (-1, 1):
            far = k * wide * 1.5
            x = tip[0] + far * math.sin(slope) + side * wide * 0.5 * (1 - k / 12)
            y = tip[1] - far * math.cos(slope) + 10
            grain = ellipse(x, y, wide * 0.36, wide * 0.95, math.degrees(slope) + side * 24)
            sheet.fill(grain, tone)
            if rng.random() < 0.14 + 0.6 * near:
                lights.fill(ellipse(x - wide * 0.1, y, wide * 0.16, wide * 0.6,
                                    math.degrees(slope) + side * 24), "#ffe2a0",
                            0.16 + 0.55 * near)  # fmt: skip


def _friend(scene: Scene) -> None:
    """Another one, far in the grass, has run ahead to be landed on."""
    who = Who("child", "dark", hair="puffs", hair_colour="#1c1512", top="#5c5a48", sleeves=0.1,
              skirt=0.5, skirt_colour="#5c5a48")  # fmt: skip
    stage = Stage(scene, 668, 1020, 300, pitch=2)
    friend = stage.person(who, POSE.mirrored().like(head=(10, -26, 6)), facing=-150)
    with scene.layer("plain", air=("#e8b070", 0.1)):
        stage.paint(shadow=0, contact=0, rim=0.5, rim_colour="#ffdc98", fill=0.2, dim=0.4)
    x, y = stage.page(friend.hold["l"].tips[1])
    sheet = scene.sheet().fill(ellipse(x, y - 4, 5, 4.4), RED)
    sheet.fill(ellipse(x + 3.4, y - 6, 2.2), INK)
    scene.put(sheet)
    scene.exact(ellipse(x, y - 4, 12), 0.9)


def _child(scene: Scene) -> tuple[Stage, Person]:
    """Who stays: seen from behind, the face turned up and away, an arm held out for take-off."""
    who = Who(
        "child", "#d89a74", hair="crop", hair_colour="#8a4420", top="#56635e", sleeves=0.12,
        loose=0.5, hem=0.06, legs="#4a4438", leg_length=0.5, leg_width=0.5,
    )  # fmt: skip
    stage = Stage(scene, 356, 1440, 1290, pitch=-2, near=4, box=(-20, 140, 820, 1220))
    child = stage.person(who, POSE)
    with scene.layer("plain"):
        stage.paint(shadow=0, contact=0, rim=0.55, rim_colour="#ffc87c", fill=0.52, dim=0.1,
                    bounce="#7a6a40", care=0.7)  # fmt: skip
    _hair(scene, stage.page(child.place("head")))
    return stage, child


def _hair(scene: Scene, head: tuple[float, float]) -> None:
    """Short, cut at home; the evening burns in the hairs that stand off on the side of the sun."""
    rng, dark, fire = random.Random(8), scene.sheet(), scene.sheet()
    x, y = head[0], head[1] - 18
    crown = x + 10, y - 46
    for number in range(1500):
        turn = rng.uniform(0, math.tau)
        out = rng.uniform(0.0, 0.98) ** 0.7
        rim = (
            x - 4 + 66 * math.cos(turn),
            y + 2 + (74 if math.sin(turn) < 0 else 62) * math.sin(turn),
        )
        root = crown[0] + (rim[0] - crown[0]) * out, crown[1] + (rim[1] - crown[1]) * out
        if root[1] > y + 40 or (root[0] > x + 30 and root[1] > y - 10):
            continue
        way = math.atan2(rim[1] - crown[1], rim[0] - crown[0]) + rng.gauss(0.25, 0.28)
        long = rng.uniform(16, 38)
        end = root[0] + long * math.cos(way), root[1] + long * math.sin(way) + 9
        bend = root[0] + 0.5 * long * math.cos(way), root[1] + 0.5 * long * math.sin(way) - 2
        edge = float(
            smoothstep(0.86, 1.14, np.array(math.hypot((end[0] - x) / 76, (end[1] - y) / 82)))
        )
        lit = math.exp(-((math.hypot(end[0] - SUN[0], end[1] - SUN[1]) / 190) ** 2))
        tone = mix(rng.choice(("#5c2410", "#7c3616", "#431a0c", "#9a4a20", "#6c2c12")), "#ffb45c",
                   float(np.clip(edge * (0.12 + 0.8 * lit), 0, 0.9)))  # fmt: skip
        into = fire if edge > 0.5 and number > 300 else dark
        into.fill(taper([root, bend, end], [2.8, 2.4, 0.4]), tone, rng.uniform(0.6, 0.95))
    scene.put(dark)
    scene.put(fire)
    scene.exact((np.maximum(fire.pixels(), dark.pixels())[..., 3] * 0.6).astype(np.float32), 0.8)


def _bug(sheet: Sheet, x: float, y: float, size: float, turn: float) -> None:
    """One who still walks."""
    with sheet.at(x, y, size / 10, turn):
        for side in (-1, 1):
            for along in (-5, 0, 5):
                legs = [(side * 6, along), (side * 11, along - 1), (side * 12.4, along + 2)]
                sheet.line(spline(legs, closed=False), INK, 1.5)
        sheet.fill(ellipse(0, -8.5, 6.4, 5.4), INK)
        sheet.fill(ellipse(0, 0, 9.6, 10.6), RED, grad=radial(-4, -3, 15, "#6c1010"))
        sheet.line(poly([(0, -10), (0, 10.4)], closed=False), INK, 1.2)
        for px, py in ((0, -6.4), (-4.6, -2.4), (4.6, -2.4), (-4.2, 4.6), (4.2, 4.6)):
            sheet.fill(ellipse(px, py, 2.1), INK)
        sheet.fill(ellipse(-4, -5, 2.6, 1.6, -35), "#ffd8b8", 0.9)


def _walkers(scene: Scene, stage: Stage, child: Person) -> None:
    """Up the arm from the shoulder they go, and two are still on the cheek and the neck."""
    shoulder, elbow = child.place("shoulder_r"), child.place("elbow_r")
    wrist, head = child.place("hand_r"), child.place("head")
    rng, sheet = random.Random(5), scene.sheet()
    a, b, c = (stage.page(place) for place in (shoulder, elbow, wrist))
    way = [a, b, c]
    for part in (0.1, 0.3, 0.36, 0.6, 0.86, 0.95, 1.12, 1.4, 1.48, 1.7, 1.93):
        one, two = way[int(part)], way[int(part) + 1]
        f = part % 1
        slope = math.degrees(math.atan2(two[0] - one[0], one[1] - two[1]))
        off = rng.uniform(-14, 14) * (1 - 0.35 * part / 2)
        x, y = one[0] + (two[0] - one[0]) * f + off, one[1] + (two[1] - one[1]) * f + off * 0.4
        scene.in_shadow(ellipse(x + 6, y + 5, 9, 6), 0.5, blur=3)
        size = rng.uniform(6.2, 8.2)
        _bug(sheet, x, y, size, slope + rng.gauss(0, 26))
        scene.exact(ellipse(x, y, 17), 1)
    hx, hy = stage.page(head)
    for x, y, turn in ((hx + 62, hy + 34, 60), (hx + 12, hy + 96, 30), (a[0] - 54, a[1] + 22, 70)):
        _bug(sheet, x, y, 7.2, turn)
        scene.exact(ellipse(x, y, 16), 1)
    scene.put(sheet)


def _flight(t: float, start: tuple[float, float]) -> tuple[float, float, float]:
    """Where the ribbon is: from the fingers up, across the sky, and round into the sun."""
    ways = [(*start, 12.5), (716, 486, 14), (690, 372, 13.5), (540, 306, 12), (350, 300, 10),
            (214, 240, 8.4), (222, 146, 6.8), (372, 108, 5.4), (520, 96, 4.2), (600, 58, 3.2),
            (590, 16, 2.4)]  # fmt: skip
    x, y, size = smooth(ways, 400)[int(np.clip(t, 0, 1) * 399)]
    return float(x), float(y), float(size)


def _ribbon(scene: Scene, start: tuple[float, float]) -> None:
    """They fly one after the other; where they are far only the light in their wings is left."""
    rng = random.Random(9)
    path = [_flight(t, start)[:2] for t in np.linspace(0, 1, 15)]
    glow = scene.sheet()
    glow.fill(taper(path, [14, 90, 110, 90, 60, 40, 22, 10], 80), "#ffa850", 0.5, blur=26)
    scene.put(glow, "screen")
    dust = scene.sheet()
    for _ in range(800):
        t = rng.random()
        x, y, size = _flight(t, start)
        x, y = x + rng.gauss(0, 1) * size * 1.8, y + rng.gauss(0, 1) * size * 1.8
        dust.fill(ellipse(x, y, rng.uniform(0.5, 1.6)), "#ffe2a4", rng.uniform(0.3, 0.9))
    scene.put(dust, "screen")
    t, sheet = 0.012, scene.sheet()
    there: list[tuple[float, float, float]] = []
    while t < 1:
        x, y, size = _flight(t, start)
        ahead = _flight(min(t + 0.02, 1), start)
        turn = math.degrees(math.atan2(ahead[0] - x, y - ahead[1])) + rng.gauss(0, 24)
        loose = 1.1 + 1.7 * math.sin(math.pi * min(t * 1.3, 1)) ** 2
        x, y = x + rng.gauss(0, loose) * size, y + rng.gauss(0, loose) * size
        size *= rng.uniform(0.72, 1.15)
        if any(math.hypot(x - a, y - b) < 1.25 * (size + c) for a, b, c in there):
            t += 0.0012
            continue
        there.append((x, y, size))
        with sheet.at(x, y, size / 12, turn):
            _flying(sheet, fine=size > 6)
        scene.exact(ellipse(x, y, size * 1.7), 0.9)
        t += 0.0026 * (size + 3) / 3.2 * rng.uniform(0.5, 1.5)
    scene.put(sheet)


def _flying(sheet: Sheet, *, fine: bool) -> None:
    """One in the air, the sun behind it: the thin wings glow, the red cases are lamps."""
    for side in (-1, 1):
        for spread, alpha in ((66, 0.3), (90, 0.42), (110, 0.26)):
            angle = math.radians(-90 + side * spread)
            tip = 26 * math.cos(angle), 26 * math.sin(angle) + 4
            wing = taper([(side * 2, -2), (tip[0] * 0.6, tip[1] * 0.6), tip], [2, 9, 5])
            sheet.fill(wing, "#ffe6ac", alpha)
    sheet.fill(ellipse(0, 3, 5.2, 9), INK)
    sheet.fill(ellipse(0, -8, 5.4, 4.6), INK)
    for side in (-1, 1):
        with sheet.at(side * 3, -5, 1, side * -48):
            case = spline([(0, -1), (side * 7, 4), (side * 6, 13), (0, 18, 1), (side * -4, 8)])
            sheet.fill(case, RED, grad=radial(side * 3, 12, 15, darker(RED, 0.35, INK)))
            if fine:
                for px, py in ((2, 4), (2.4, 10)):
                    sheet.fill(ellipse(side * px, py, 1.7), INK)


def _near(scene: Scene) -> None:
    """Before our eyes, out of focus: stalks, and one that has turned back to look at us."""
    rng, sheet = random.Random(14), scene.sheet()
    for x, lean, top, wide in ((30, 60, 560, 26), (-20, 90, 760, 34), (120, -60, 900, 24),
                               (770, -30, 690, 30), (830, -110, 800, 36), (640, 70, 1010, 26),
                               (300, 50, 1060, 22)):  # fmt: skip
        sheet.fill(taper([(x, 1260), (x + lean * 0.3, (1260 + top) / 2), (x + lean, top)],
                         [wide, wide * 0.8, 3]), rng.choice(("#1c2014", "#262818")))  # fmt: skip
        for k in range(8):
            sheet.fill(ellipse(x + lean + k * lean * 0.05 + (-1) ** k * 9, top - k * 15, 8, 17,
                               (-1) ** k * 24 + lean * 0.2), "#302c18")  # fmt: skip
    with scene.layer("grass", blur=9):
        scene.put(sheet)
    big = scene.sheet()
    with big.at(60, 96, 4.6, -140):
        _flying(big, fine=True)
    with scene.layer("plain", blur=9):
        scene.put(big)
