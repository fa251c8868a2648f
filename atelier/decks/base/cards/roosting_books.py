"""Books hang asleep from the ribs of a vault like bats, and a librarian offers one some ink."""

import math
import random
from dataclasses import replace
from itertools import pairwise
from typing import Final

import numpy as np

from pinxit_atelier.engine import (
    Brush,
    Cast,
    Colour,
    Field,
    Look,
    Page,
    Palette,
    Path,
    Point,
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
    rect,
    smoothstep,
    spline,
    taper,
    vary,
)
from pinxit_atelier.gesture import BUILDS, POSES, Hand, Stage, heads, things
from pinxit_atelier.gesture import Look as Person
from pinxit_atelier.gesture.faces import MOODS
from pinxit_atelier.gesture.space import Vec, vec

VIOLET, DUSK, NIGHT, LAMP = "#6f55b4", "#c9b2f6", "#150c2c", "#7df08a"
LEATHERS: Final = (
    "#8c5028",
    "#6a3420",
    "#a86c38",
    "#7c2830",
    "#3c4a66",
    "#4a5c3c",
    "#b48848",
    "#583450",
)
KEY: Final = 430.0, 286.0  # where all ribs meet, straight above us
RIBS: Final = tuple(-96.0 + number * 32.7 for number in range(11))
BULB: Final = 676.0, 1010.0
SAUCER: Final = 414.0, 846.0
GLAD: Final = replace(MOODS["tender"], corners=(2.2, 1.9))
Place = tuple[float, float]


def paint(page: Page) -> Scene:
    """Paint the vault as one sees it lying on the floor, its sleepers, and the lamp below them."""
    scene = Scene(page, 1002, light=(*BULB, 240), glow="#b8ffb0", shade="#100c20", reach=720,
                  felt=0)  # fmt: skip
    scene.focus(330, 800, 190)
    scene.focus(660, 1020, 120)
    _vault(scene)
    _windows(scene)
    _ribs(scene)
    _sleepers(scene)
    _chained(scene)
    _awake(scene)
    _desk(scene)
    _librarian(scene)
    _air(scene)
    tubes = Palette(mother="#5a4890", much=0.06, accent="#7df08a", quiet=0.1, warmth=-0.1)
    look = Look(brush=Brush(edges=0.1, exact=0.02, detail=0.7), palette=tubes, vignette=0.25,
                bloom=0.3, contrast=1.2, saturation=1.04)  # fmt: skip
    return scene.finish(look)


def _from_key(angle: float, far: float) -> Place:
    turn = math.radians(angle)
    return KEY[0] + far * math.cos(turn), KEY[1] + far * math.sin(turn)


def _around(page: Page) -> tuple[Field, Field]:
    """Return for each pixel how far from the keystone it is, and its angle in degrees."""
    right, down = page.x - KEY[0], page.y - KEY[1]
    return np.hypot(right, down), np.degrees(np.arctan2(down, right))


def _vault(scene: Scene) -> None:
    """Courses of stone between the ribs, hollow like sails."""
    page = scene.page
    far, angle = _around(page)
    part = ((angle - RIBS[0]) % 32.7) / 32.7
    hollow = np.sin(part * math.pi) ** 0.7
    ring = np.log(far + 40) * 9 + 1.3 * hollow
    course = np.abs(np.sin(ring * math.pi)) ** 0.25
    stone = page.noise(7, 40, 4, 0.55)
    tone = 0.27 + 0.34 * hollow - 0.00036 * far + 0.07 * (course - 0.8) + 0.05 * stone
    tone = tone + 0.36 * np.exp(-((far / 150) ** 2))
    stops = [(0, NIGHT), (0.2, "#2a1c54"), (0.4, "#4a3c90"), (0.62, "#7a68c0"), (0.95, "#d6c6f6")]
    scene.backdrop(stops, tone.astype(np.float32), amount=0.08)
    scene.of("cloth", way=(angle + 90).astype(np.float32))


def _sector(middle: float, half: float, near: float, far: float, point: float) -> Path:
    """Return a window between two ribs whose pointed end is towards the keystone."""
    left = [
        _from_key(middle - half * share, near + (far - near) * at)
        for at, share in ((1, 1), (0.3, 1), (0.1, 0.72))
    ]
    right = [
        _from_key(middle + half * share, near + (far - near) * at)
        for at, share in ((0.1, 0.72), (0.3, 1), (1, 1))
    ]
    tip = _from_key(middle, near - point)
    return spline([(*left[0], 1), left[1], left[2], (*tip, 1), right[0], right[1], (*right[2], 1)])


def _windows(scene: Scene) -> None:
    sheet, bars = scene.sheet(), scene.sheet()
    for number, rib in enumerate(RIBS):
        middle = rib + 16.35
        near = 470 if number % 2 else 520
        window = _sector(middle, 9.2, near, 1300, 46)
        sheet.fill(window, "#cdbcf8", grad=radial(*KEY, 1000, "#5a44a4"))
        for share in (-0.33, 0.33):
            line = [
                _from_key(middle + 9.2 * share, near - 10),
                _from_key(middle + 9.2 * share, 1300),
            ]
            bars.line(poly(line, closed=False), "#3a2c74", 5)
        for step in range(9):
            far = near + 20 + step * 62 * (1 + step * 0.08)
            bars.line(
                poly([_from_key(middle - 9.2, far), _from_key(middle + 9.2, far)], closed=False),
                "#3a2c74",
                2 + step * 0.4,
            )
        bars.line(window, "#2a2154", 9)
    scene.lay(sheet, "glass", contact=0.3)
    scene.lay(bars, "metal")


def _ribs(scene: Scene) -> None:
    """Bundles of stone that run from the keystone down past us."""
    for rib in RIBS:
        for offset, thick, tone in (
            (-0.9, 0.7, "#3a2c70"),
            (0.9, 0.7, "#2e2262"),
            (0, 1.0, "#6652a8"),
        ):
            sheet = scene.sheet()
            points = [
                _from_key(rib + offset * (0.6 + far / 520), far) for far in (30, 260, 520, 1400)
            ]
            sheet.fill(
                taper(points, [7 * thick, 24 * thick, 46 * thick, 96 * thick]),
                tone,
                grad=radial(*KEY, 900, darker(tone, 0.45)),
            )
            with scene.layer(
                "stone", way=rib, form=0.5, cast=Cast((7, 8), dark=0.5, soft=0.15), still=0.4
            ):
                scene.add(sheet, amount=0, wobble=0.8)
            scene.exact(sheet.pixels()[..., 3], 0.6)
    boss = scene.sheet()
    for number in range(11):
        x, y = _from_key(RIBS[number], 34)
        boss.fill(leaf(KEY, (x, y), 22), "#8a74cc")
    boss.fill(ellipse(*KEY, 17), "#e9c46a")
    scene.add(boss, relief=8, lo=0.5, hi=0.5, rim=0.5, shadow=(0, 4, 8, 0.5), wobble=0.6)


def _sleeper(
    sheet: Sheet, x: float, y: float, size: float, turn: float, rng: random.Random, colour: Colour
) -> None:
    """A book that hangs by its spine: covers down like folded wings, and pages between them."""
    dark, light = darker(colour, 0.5), mix(colour, "#ffe0b0", 0.22)
    ajar, lean = rng.uniform(6, 22), rng.choice((-1, 1)) * rng.uniform(8, 16)
    with sheet.at(x, y, size / 100, turn):
        for way in (-1, 1):
            claw = [(way * 14, 2), (way * 15, -10), (way * 9, -14)]
            sheet.line(spline(claw, closed=False), "#1a1020", 4)
        back = poly(
            [(-30, 2), (30, 2), (36 + lean, 98 + ajar * 0.5), (-36 + lean, 98 + ajar * 0.5)]
        )
        sheet.fill(back, dark)
        pages = spline(
            [
                (-28, 6, 1),
                (28, 6, 1),
                (32 + lean * 0.7, 97 + ajar * 0.4, 1),
                (lean * 0.6, 106 + ajar * 0.4),
                (-32 + lean * 0.7, 97 + ajar * 0.4, 1),
            ]
        )
        sheet.fill(pages, "#f6e8c6", grad=linear(0, 40, 0, 112, "#c8b084"))
        for number in range(1, 4):
            leaf_edge = [(-31 + lean * 0.2 * number, 96 + number * ajar * 0.1),
                         (lean * 0.2 * number, 101 + number * ajar * 0.1),
                         (31 + lean * 0.2 * number, 96 + number * ajar * 0.1)]  # fmt: skip
            sheet.line(spline(leaf_edge, closed=False), "#8a7650", 1.4, 0.7)
        cover = spline([(-31, 3, 1), (31, 3, 1), (36, 60), (35, 98, 1), (0, 93), (-35, 98, 1),
                        (-36, 60)])  # fmt: skip
        sheet.fill(cover, colour, grad=linear(-36, 0, 36, 100, dark))
        frame = poly([(-24, 22), (24, 22), (27, 84), (-27, 84)])
        sheet.line(frame, "#e9c46a", 2.2, 0.7)
        sheet.fill(ellipse(0, 53, 9, 13), "#e9c46a", 0.55)
        spine = spline([(-33, 0), (-30, -6), (30, -6), (33, 0), (31, 9), (-31, 9)])
        sheet.fill(spine, light, grad=linear(0, -6, 0, 10, dark))
        for band in (-18, 0, 18):
            sheet.line(poly([(band, -6), (band, 9)], closed=False), "#e9c46a", 3, 0.85)
        if rng.random() < 0.4:
            tone = rng.choice(("#c8324a", "#e9c46a", "#4aa0a8"))
            ribbon = [(lean, 100), (lean + 4, 116), (lean - 2, 130)]
            sheet.line(spline(ribbon, closed=False), tone, 3.4)


def _sleepers(scene: Scene) -> None:
    """Rib by rib, ever larger towards us."""
    rng = random.Random(15)
    places: list[tuple[float, float]] = []
    for rib in RIBS:
        for step in range(8):  # one behind the other, now on this side of it, now on that
            far = 92 * 1.36**step * rng.uniform(0.94, 1.06)
            if rng.random() < 0.14:
                continue
            places.append((far, rib + (3.4 if step % 2 else -3.4) + rng.uniform(-1.5, 1.5)))
    places.sort()
    bands = 7
    for band in range(bands):
        sheet = scene.sheet()
        for far, angle in places[len(places) * band // bands : len(places) * (band + 1) // bands]:
            x, y = _from_key(angle, far)
            if not (-90 < x < 890 and -90 < y < 1150) or (y > 640 and x < 800):
                continue
            if 330 < x < 660 and y > 440:  # clear air round those that are awake
                continue
            size = 10 + far * 0.22 * rng.uniform(0.85, 1.15)
            colour = vary(rng.choice(LEATHERS), rng, 0.15, 0.03)
            _sleeper(sheet, x, y, size, angle - 90 + rng.uniform(-13, 13), rng, colour)
        part = band / (bands - 1)
        scene.exact(sheet.pixels()[..., 3], 0.75 + 0.15 * part)
        with scene.layer("cloth", cast=Cast((6 + 8 * part, 8 + 12 * part), dark=0.65, soft=0.15),
                         air=("#5a4696", 0.42 * (1 - part)), still=0.3, form=0.5):  # fmt: skip
            scene.add(sheet, amount=0, wobble=0.5)  # fmt: skip


def _chained(scene: Scene) -> None:
    """One hangs alone, very large, and somebody has thought it better to chain it."""
    rng = random.Random(4)
    x, y, turn = 186.0, 52.0, 22.0
    sheet = scene.sheet()
    _sleeper(sheet, x, y, 270, turn, rng, "#4a2438")
    with scene.layer("cloth", form=0.5, cast=Cast((22, 30), dark=0.6, soft=0.2), still=0.3):
        scene.add(sheet, amount=0, wobble=0.6)
    scene.exact(sheet.pixels()[..., 3], 0.7)
    chain = scene.sheet()
    for row, (start, end) in enumerate((((-96, 120), (104, 176)), ((-104, 236), (98, 180)))):
        count = 11
        for number in range(count):
            part = number / (count - 1)
            px = start[0] + (end[0] - start[0]) * part
            py = start[1] + (end[1] - start[1]) * part + 16 * math.sin(part * math.pi)
            way = math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))
            with chain.at(x, y, 1, turn):
                if (number + row) % 2:
                    chain.line(ellipse(px, py, 12, 7, way), "#9aa0b0", 5)
                else:
                    chain.fill(ellipse(px, py, 12, 3.4, way), "#7a8090")
    with chain.at(x, y, 1, turn):
        chain.line(ellipse(0, 182, 13, 16), "#9aa0b0", 6)
        chain.fill(rect(-20, 186, 40, 36, 7), "#c9a24c")
        chain.fill(ellipse(0, 200, 5), "#2a1a10")
        chain.fill(rect(-2.4, 200, 4.8, 13), "#2a1a10")
    scene.lay(chain, "metal", cast=Cast((5, 8), dark=0.6))
    scene.exact(ellipse(x - 40, y + 180, 150, 100), 0.4)


def _flyer(
    scene: Scene,
    x: float,
    y: float,
    size: float,
    turn: float,
    colour: Colour,
    beat: float,
    seed: int,
) -> None:
    """A book on the wing: covers as wings, pages as a body, and words that drip from it."""
    rng = random.Random(seed)
    sheet = scene.sheet()
    dark = darker(colour, 0.5)
    with sheet.at(x, y, size / 100, turn):
        for way in (-0.62, 1):  # it banks: one wing is seen edge on
            wing: list[Point] = [
                (0, -10, 1), (way * 34, -34 - 24 * beat), (way * 96, -44 - 40 * beat, 1),
                (way * 104, 0 - 30 * beat),
                (way * 108, 34 - 20 * beat, 1), (way * 82, 20 - 10 * beat), (way * 72,
                38 - 8 * beat, 1), (way * 48, 24),
                (way * 36, 40, 1), (way * 16, 28), (0, 34, 1),
            ]  # fmt: skip
            shape = spline(wing)
            near = mix(colour, "#ffd9a0", 0.12) if way > 0 else darker(colour, 0.35)
            sheet.fill(shape, near, grad=linear(0, 0, way * 110, -20, dark))
            fingers = [(96, -44 - 40 * beat), (108, 34 - 20 * beat), (72, 38 - 8 * beat), (36, 40)]
            for number, ((ax, ay), (bx, by)) in enumerate(pairwise(fingers)):
                panel = poly([(way * 6, -4), (way * ax, ay), (way * bx, by + 8)])
                sheet.fill(panel, dark if number % 2 else colour, 0.45, blur=2, clip=shape)
            for tip in (
                (96, -44 - 40 * beat),
                (108, 34 - 20 * beat),
                (72, 38 - 8 * beat),
                (36, 40),
            ):
                sheet.line(
                    spline(
                        [
                            (way * 8, -4),
                            (way * tip[0] * 0.55, tip[1] * 0.5 - 10),
                            (way * tip[0], tip[1]),
                        ],
                        closed=False,
                    ),
                    dark,
                    2.6,
                    0.8,
                    clip=shape,
                )
            for number in range(5):  # pages between the covers
                lift = number * 6
                page = [
                    (0, -6, 1),
                    (way * (26 + lift), -24 - 16 * beat + lift * 0.8),
                    (way * (56 - lift * 0.5), -8 - 20 * beat + lift * 2),
                    (way * 22, 20 + lift * 0.3),
                    (0, 26, 1),
                ]
                sheet.fill(spline(page), mix("#fff8e2", "#c9b48a", number / 6), 0.97)
                sheet.line(spline(page), "#9a8458", 1, 0.5)
            for row in range(4):
                sheet.line(
                    spline(
                        [
                            (way * 8, 2 + row * 5),
                            (way * 24, -6 + row * 5 - 6 * beat),
                            (way * 38, -2 + row * 5 - 9 * beat),
                        ],
                        closed=False,
                    ),
                    "#4a3a4a",
                    1.6,
                    0.6,
                )
        sheet.fill(limb([(0, -16), (0, 8), (0, 34)], [12, 15, 8]), mix(colour, "#ffd9a0", 0.25))
        for way in (-1, 1):
            sheet.fill(leaf((way * 4, -18), (way * 10, -38), 9), colour)
            sheet.fill(ellipse(way * 5.4, -16, 4.4, 4.8), "#fff2c0")
            sheet.fill(ellipse(way * 5.4, -17, 2.6, 3.2), "#140c1c")
        sheet.line(spline([(0, 32), (7, 52), (-3, 74), (4, 96)], closed=False), "#d8324e", 4)
    with scene.layer("cloth", form=0.55, cast=Cast((14, 24), dark=0.55, soft=0.2), still=0.3,
                     bounce=("#58dc84", 0.2)):  # fmt: skip
        scene.add(sheet, amount=0, wobble=0.5)
    scene.exact(ellipse(x, y, size * 1.2, size * 0.9), 0.85)
    words = scene.sheet()
    for number in range(int(size / 14)):
        px, py = x + rng.gauss(0, size * 0.2), y + size * rng.uniform(0.35, 1.0)
        curl = [
            (px, py),
            (px + rng.uniform(3, 7), py - 5),
            (px + rng.uniform(7, 12), py + 3),
            (px + rng.uniform(10, 18), py - 3),
        ]
        words.line(spline(curl, closed=False), "#120820", 2.4, 0.9 - 0.3 * number / (size / 14))
    scene.put(words)


def _awake(scene: Scene) -> None:
    _flyer(scene, 622, 512, 104, 22, "#8c3040", 0.6, 2)
    _flyer(scene, 706, 716, 70, -14, "#39587c", 0.1, 5)


def _desk(scene: Scene) -> None:
    """A green lamp on a reading desk, from below."""
    x, y = BULB
    desk = scene.sheet()
    desk.fill(poly([(500, 1140), (820, 1108), (820, 1220), (512, 1220)]), "#3a2020",
              grad=linear(500, 1130, 800, 1220, "#1c0e18"))  # fmt: skip
    for left, right in ((528, 640), (664, 790)):  # its drawers
        drawer = poly([(left, 1158 - (left - 500) * 0.1), (right, 1158 - (right - 500) * 0.1),
                       (right, 1220), (left, 1220)])  # fmt: skip
        desk.line(drawer, "#6a4030", 3)
        desk.fill(ellipse((left + right) / 2, 1188 - (left - 500) * 0.1, 7, 6), "#d8b060")
    desk.fill(poly([(470, 1136), (820, 1100), (820, 1122), (470, 1160)]), "#9a6a44",
              grad=linear(470, 0, 800, 0, "#c89a64"))  # fmt: skip
    scene.lay(desk, "wood", way=-8)
    stack = scene.sheet()
    for number, (tone, wide) in enumerate((("#6a1f2c", 92), ("#33405e", 80), ("#96703c", 86))):
        top = 1096 - number * 20
        stack.fill(rect(546 - wide / 2 + number * 5, top, wide, 20, 4), tone)
        stack.fill(rect(552 - wide / 2 + number * 5, top + 4, wide - 12, 11), "#e9dcb8")
    scene.lay(stack, "cloth", form=0.3, contact=0.5)
    scene.shine(x, y + 10, 380, "#3fd060", 0.4)
    scene.shine(x, y + 40, 190, "#a8ff9a", 0.42, wide=1.3)
    scene.shine(x + 4, 1112, 120, "#ffe9a8", 0.6, wide=1.7)
    _lamp(scene, x, y)
    scene.shine(x, y + 30, 80, "#f2ffd8", 0.5, wide=1.4)


def _lamp(scene: Scene, x: float, y: float) -> None:
    """Green glass on a brass stalk: the glass glows where the bulb is near it."""
    lamp = scene.sheet()
    for shape in (limb([(x + 6, 1106), (x + 4, y + 20)], [12, 9]), ellipse(x + 6, 1108, 50, 12)):
        lamp.fill(shape, "#f0d48a", grad=linear(x - 30, 1100, x + 44, 1112, "#6a4a1c"))
    lamp.fill(ellipse(x + 6, 1103, 34, 7), "#fff0b8", 0.6)
    lamp.fill(limb([(x - 1, y - 44), (x - 1, y - 60)], [10, 14]), "#c9a24c")
    lamp.fill(ellipse(x + 3, y + 24, 100, 15), "#ffffff", grad=radial(x, y + 24, 100, "#c8ffb0"))
    glass = spline(
        [(x - 102, y + 25, 1), (x - 92, y - 12), (x - 60, y - 42), (x, y - 50), (x + 64, y - 43),
         (x + 98, y - 14), (x + 108, y + 23, 1), (x + 60, y + 13), (x, y + 10), (x - 56, y + 13)]
    )  # fmt: skip
    lamp.fill(glass, "#0c4a30", grad=linear(x, y - 54, x, y + 26, "#58dc84"))
    lamp.fill(ellipse(x, y + 12, 62, 26), "#d8ffb8", 0.55, blur=14, clip=glass)
    lamp.fill(
        taper([(x - 80, y - 8), (x - 48, y - 33), (x + 4, y - 40)], [1, 6, 1]), "#d6ffd8", 0.7
    )
    lamp.line(spline([(x - 100, y + 24), (x, y + 11), (x + 106, y + 22)], closed=False), "#e8d08a",
              3)  # fmt: skip
    scene.add(lamp, wobble=0.5)
    scene.still(lamp.pixels()[..., 3], 0.7)


def _librarian(scene: Scene) -> None:
    """She has time, and a saucer of ink; the one that has come down drinks from it."""
    stage = Stage(scene, 250, 1230, 640, pitch=-14, near=2.4, box=(-20, 500, 700, 1240))
    pose = POSES["seated_upright"].like(
        right_hand=Hand((-0.2, 0.90, 0.2), (-0.9, -0.9, -0.1), "flat", (0.1, 0.3, 1),
                        (0, 1, -0.2)),
        left_hand=Hand((0.1, 0.345, 0.2), (1, 0.1, -0.4), "rest", (-0.1, -0.3, 0.9), (0, -1, -0.1)),
        head=(-20, -34, -4), chest=(-6, -6, 0), hips=(0, 0, 0),
    )  # fmt: skip
    build = BUILDS["strong_woman"].like(bust=0.013, shoulder=0.096, belly=0.012)
    who = Person(
        build, "#80503a", head="abeba", hair="low bun", hair_colour="#1c1620",
        glasses="round", mood="tender", gaze=(0.8, -0.7), top="#a4463a", collar="round", loose=0.5,
        sleeves=0.62, legs="#3e466c", shoes="#6a4a34", cuffs="#7c2a2a",
    )  # fmt: skip
    who = who.like(
        extra=heads.of(build, who).like(mood=GLAD, earrings="#e8bc58", lipstick="#8a3a3c")
    )
    her = stage.person(who, pose, facing=142)
    _wheelchair(stage, her.place("pelvis"), her.ahead)
    face = stage.page(her.place("head"))
    stage.paint(rim=0.3, rim_colour="#c8ffb0", light=(760, 760, 120), shadow=0, fill=0.36, dim=0.1,
                focus=(*face, 300), strokes=0.5)  # fmt: skip
    scene.still(ellipse(*face, 60, 66), 0.85)
    scene.exact(ellipse(230, 960, 240, 260), 0.7)
    x, y = stage.page(her.hold["r"].rod + vec(0.0, 0.03, 0.0))
    _saucer(scene, x + 4, y)
    _flyer(scene, x + 60, y - 128, 190, 204, "#9a5c2c", 0.45, 8)


def _saucer(scene: Scene, x: float, y: float) -> None:
    sheet = scene.sheet()
    sheet.fill(spline([(x - 50, y, 1), (x - 26, y + 20), (x + 26, y + 20), (x + 50, y, 1)]),
               "#b8b4d4", grad=linear(x - 50, y, x + 50, y, "#e8ffe0"))  # fmt: skip
    sheet.fill(ellipse(x, y, 50, 11), "#dcd8ee", grad=linear(x - 50, y, x + 50, y, "#f6ffee"))
    sheet.fill(ellipse(x, y + 1, 38, 7), "#191036")
    sheet.fill(ellipse(x + 10, y - 1, 14, 2), "#8a7ae0")
    scene.add(sheet, wobble=0.4)
    scene.still(ellipse(x, y + 6, 54, 20), 0.8)


def _wheelchair(stage: Stage, pelvis: Vec, ahead: Vec) -> None:
    """Two wheels, a seat, a back: her chair, turned as she is."""
    canvas, up = stage.canvas, vec(0, 1, 0)
    side = np.cross(up, ahead)
    seat = pelvis - up * 0.085
    things.box(canvas, seat, side * 0.12, up * 0.018, ahead * 0.14, "#2f6a68")
    back = seat - ahead * 0.15 + up * 0.13
    things.box(canvas, back, side * 0.12, up * 0.13, ahead * 0.014, "#2f6a68")
    for way in (-1, 1):
        hub = seat * vec(1, 0, 1) + up * 0.17 + side * (0.16 * way) - ahead * 0.03
        rim = [hub + 0.17 * (ahead * math.cos(turn) + up * math.sin(turn))
               for turn in np.linspace(0, math.tau, 40)]  # fmt: skip
        things.rod(canvas, rim, 0.009, "#2a2830")
        grip = [hub + side * (0.016 * way) + (place - hub) * 0.88 for place in rim]
        things.rod(canvas, grip, 0.0045, "#b8b8c0", sheen=0.5)
        for place in rim[::3]:
            things.rod(canvas, [hub, place], 0.0018, "#a8a8b0")
        handle = [back + up * 0.12 + side * (0.11 * way), back + up * 0.15 + side * (0.11 * way),
                  back + up * 0.15 + side * (0.11 * way) - ahead * 0.07]  # fmt: skip
        things.rod(canvas, handle, 0.01, "#3a3840")
        rest = seat + ahead * 0.33 + side * (0.07 * way)
        plate = rest * vec(1, 0, 1) + up * 0.012
        things.box(canvas, plate, side * 0.045, up * 0.006, ahead * 0.08, "#4a4a58")
        small = rest * vec(1, 0, 1) - ahead * 0.2 + up * 0.045 + side * (0.04 * way)
        ring = [small + 0.045 * (ahead * math.cos(turn) + up * math.sin(turn))
                for turn in np.linspace(0, math.tau, 20)]  # fmt: skip
        things.rod(canvas, ring, 0.008, "#2a2830")


def _air(scene: Scene) -> None:
    scene.rays(*BULB, -2.6, -0.7, "#9aff9a", 0.1, seed=3, count=12, length=900)
    scene.motes(120, "#d8ffd0", (100, 300, 800, 1150), (0.5, 2.2), 0.7)
    away = smoothstep(330, 760, scene.page.distance(440, 800))
    scene.multiply((away * 0.12).astype(np.float32), "#5a46a0")
    scene.shine(SAUCER[0], SAUCER[1] - 140, 190, "#e6ffd0", 0.25)
    up = smoothstep(700, 0, scene.page.y) * 0.18
    scene.multiply((up * 2.2).astype(np.float32), "#453f78")
    glow = np.exp(-((scene.page.distance(*BULB) / 420) ** 2)) * 0.08
    scene.tint(glow.astype(np.float32), "#a0e0a0")
