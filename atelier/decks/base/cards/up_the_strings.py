"""A puppet looks up along its strings: whoever holds the cross hangs on strings as well."""

import math
import random
from collections.abc import Callable, Sequence

import numpy as np

from pinxit_atelier.engine import (
    Colour,
    Look,
    Page,
    Point,
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
    radial,
    spline,
    taper,
)

BLACK, WALNUT, RED, HOT = "#070405", "#4a2a20", "#e0142c", "#ffb0a0"
TOP = 286.0, 70.0  # the lamp
Place = Callable[[float, float], tuple[float, float]]


def paint(page: Page) -> Scene:
    """Paint the fly tower, the hands from the last to the first, and at the end our own."""
    scene = Scene(page, 1313, light=(*TOP, 240), glow="#ff5a48", shade="#050203", reach=620)
    _tower(scene)
    _lamp(scene)
    third = _cross(scene, 428, 150, 88, 14)
    _child_hand(scene)
    _strings(scene, [(424, 128), (450, 124), (506, 108)], [(446, -20), (466, -20), (500, -20)], 1.0)
    second = _cross(scene, 392, 306, 190, -16)
    _gloved_hand(scene)
    _strings(scene, [(318, 244), (380, 262), (430, 250)], third, 1.4)
    first = _cross(scene, 446, 560, 400, 10)
    _wooden_fist(scene)
    _strings(scene, [(440, 470), (520, 474), (612, 430), (716, 386)], second, 2.2)
    tips = _own_hand(scene, 172, 1012, 1.2, -9, flip=False)
    tips += _own_hand(scene, 582, 1034, 1.2, 9, flip=True)
    _strings(scene, tips, first, 3.2)
    _strings(scene, [(170, 1078), (584, 1100)], [first[1], first[3]], 3.0)
    _knot(scene, tips, first)
    _scissors(scene)
    scene.motes(150, "#ff8a78", (120, 40, 760, 1100), (0.5, 2.2), 0.6)
    look = Look(
        vignette=0.5, bloom=0.36, bloom_from=0.62, contrast=1.1, saturation=1.08,
        shadows="#1a0608", lights="#b06a5a", split=0.08,
    )  # fmt: skip
    return scene.finish(look)


def _tower(scene: Scene) -> None:
    """A black shaft: walls with folds of curtain, battens that grow smaller, ropes."""
    page, rng = scene.page, scene.rng
    where = page.distance(*TOP, 1, 1.25) / 800 + 0.05 * page.noise(4, 240, 4)
    stops = [(0, "#ff6a50"), (0.06, "#c81c28"), (0.2, "#5c0c16"), (0.46, "#21070b"), (0.9, BLACK)]
    scene.backdrop(stops, where.astype(np.float32), amount=0.06)
    folds = scene.sheet()
    for side in (-1, 1):
        for number in range(9):
            x = 400.0 + side * (250 + number * 44)
            near = 400 + side * (520 + number * 90)
            line = [(TOP[0] + side * (70 + number * 10), 40), (x, 560), (near, 1220)]
            folds.fill(taper(line, [4, 26, 70]), "#5a0a14", 0.5 - 0.02 * number, blur=5)
            folds.fill(moved(taper(line, [3, 15, 44]), side * 12, 0), "#040203", 0.8, blur=5)
    scene.put(folds)
    for number, part in enumerate((0.1, 0.2, 0.34, 0.54)):
        y, wide = TOP[1] + 20 + part * 760, 60 + part * 640
        bar = scene.sheet()
        slope = 16 * (1 if number % 2 else -1)
        bar.fill(
            limb([(TOP[0] - wide, y + slope), (TOP[0] + wide, y - slope)], [5 + 16 * part] * 2),
            "#1a0a0c",
        )
        for _ in range(2):
            x = TOP[0] + rng.choice((-1, 1)) * wide * rng.uniform(0.66, 0.92)
            size = 10 + 46 * part
            bar.fill(
                spline(
                    [
                        (x - size * 0.3, y),
                        (x + size * 0.3, y),
                        (x + size * 0.5, y + size * 1.1),
                        (x, y + size * 1.4),
                        (x - size * 0.5, y + size * 1.1),
                    ]
                ),
                "#14080a",
            )
        scene.add(
            bar, relief=6, lo=0.5, hi=0.7, rim=0.9, rim_width=2.4, rim_colour="#ff3a30", wobble=0.6
        )


def _lamp(scene: Scene) -> None:
    scene.shine(*TOP, 230, "#ff3a2a", 0.75)
    scene.rays(*TOP, 0.2, 2.94, "#ff3a34", 0.5, count=30, length=1150)
    sheet = scene.sheet()
    x, y = TOP
    sheet.fill(ellipse(x, y, 54, 46), "#ffe4d0", grad=radial(x, y, 54, "#ff4a34"))
    sheet.line(ellipse(x, y, 58, 50), "#0c0405", 9)
    for way in (-150, -60, 30, 120):
        turn = math.radians(way)
        flap = poly([(x + 60 * math.cos(turn - 0.5), y + 52 * math.sin(turn - 0.5)),
                     (x + 60 * math.cos(turn + 0.5), y + 52 * math.sin(turn + 0.5)),
                     (x + 98 * math.cos(turn + 0.44), y + 84 * math.sin(turn + 0.44)),
                     (x + 98 * math.cos(turn - 0.44), y + 84 * math.sin(turn - 0.44))])  # fmt: skip
        sheet.fill(flap, "#12060a")
        sheet.line(flap, "#ff5a44", 2, 0.7)
    scene.put(sheet, wobble=0.4)


def _cross(scene: Scene, x: float, y: float, wide: float, turn: float) -> list[Point]:
    """A control cross from below; return the places of its strings."""
    sheet = scene.sheet()
    thick = wide * 0.085
    way = math.radians(turn)

    def at(along: float, off: float) -> tuple[float, float]:
        return (x + wide * (along * math.cos(way) - off * 0.5 * math.sin(way)),
                y + wide * (along * math.sin(way) + off * 0.5 * math.cos(way)))  # fmt: skip

    bars = (
        [at(-0.56, 0.06), at(0, 0), at(0.56, -0.06)],
        [at(0.05, -0.62), at(0, 0), at(-0.07, 0.66)],
        [at(-0.34, 0.46), at(-0.06, 0.5), at(0.26, 0.54)],
    )
    for line in bars[::-1]:
        sheet.fill(limb(line, [thick * 0.86, thick, thick * 0.86]), "#5c2a1c")
        for off in (-0.22, 0.08, 0.3):
            grain = [(px, py + off * thick) for px, py in line]
            sheet.fill(taper(grain, [0.4, thick * 0.1, 0.4]), "#1c0a08", 0.7)
    for px, py in ((x, y), at(-0.06, 0.5)):
        sheet.fill(ellipse(px, py, thick * 0.24), "#d8a088")
        sheet.line(
            poly([(px - thick * 0.16, py), (px + thick * 0.16, py)], closed=False),
            "#2a0c0a",
            thick * 0.08,
        )
    scene.add(
        sheet,
        relief=thick * 0.5,
        lo=0.7,
        hi=0.8,
        rim=1.2,
        rim_width=max(1.5, thick * 0.16),
        rim_colour="#ff4a3a",
        shadow=(0, thick * 0.5, thick * 0.6, 0.7),
        wobble=0.3,
    )
    return [at(-0.55, 0.06), at(-0.34, 0.46), at(-0.06, 0.62), at(0.26, 0.54), at(0.55, -0.06)]


def _strings(scene: Scene, ends: Sequence[Point], holes: Sequence[Point], wide: float) -> None:
    glow, core = scene.sheet(), scene.sheet()
    for number, end in enumerate(ends):
        hole = holes[round(number * (len(holes) - 1) / max(len(ends) - 1, 1))]
        bow = (end[0] + hole[0]) / 2 + 3 * math.sin(number * 2.1), (end[1] + hole[1]) / 2
        line = taper([end, bow, hole], [wide, wide * 0.8, wide * 0.55])
        glow.line(line, "#ff2030", wide * 2.4, 0.5, blur=wide * 1.6)
        core.fill(line, "#ff5a50")
        core.fill(
            moved(taper([end, bow, hole], [wide * 0.4, wide * 0.3, wide * 0.2]), -wide * 0.14, 0),
            "#ffd8cc",
        )
    scene.put(glow, "screen")
    scene.put(core)


def _curled(scene: Scene, x: float, y: float, size: float, tone: Colour, turn: float) -> None:
    """Four fingers round a bar, seen from below, and a thumb that closes the grip."""
    back = scene.sheet()
    with back.at(x, y, size, turn):
        back.fill(
            spline([(-64, -28), (-50, -62), (0, -76), (52, -66), (74, -30), (60, 0), (-54, 0)]),
            darker(tone, 0.35),
        )
    _grip(scene, back, size * 1.4)
    for number in range(4):
        fx = -49 + number * 32
        for part in range(2):
            bone = scene.sheet()
            with bone.at(x, y, size, turn):
                drop = (38, 48, 46, 36)[number]
                line = [(fx, -46), (fx + 1, -8)] if part == 0 else [(fx + 1, 2), (fx + 3, drop)]
                bone.fill(
                    limb(line, [29, 31] if part == 0 else [30, 24]),
                    mix(tone, "#000000", 0.16 * (part == 0)),
                )
                if part:
                    nail = ellipse(fx + 3, drop + 2, 8, 7)
                    bone.fill(nail, mix(tone, HOT, 0.35), 0.6)
            _grip(scene, bone, size * 0.9)
    thumb = scene.sheet()
    with thumb.at(x, y, size, turn):
        thumb.fill(limb([(86, -34), (82, 6), (52, 22)], [34, 33, 26]), mix(tone, "#ffffff", 0.06))
        thumb.fill(ellipse(48, 22, 9, 8), mix(tone, HOT, 0.4), 0.6)
    _grip(scene, thumb, size)


def _grip(scene: Scene, sheet: Sheet, size: float) -> None:
    scene.add(sheet, relief=13 * size, lo=0.75, hi=0.8, rim=1.3, rim_width=max(1.4, 3.2 * size),
              rim_colour="#ff5040", shadow=(0, 10 * size, 12 * size, 0.8), wobble=0.3)  # fmt: skip


def _child_hand(scene: Scene) -> None:
    """The topmost: small, bare, with a plaster on one finger."""
    arm = scene.sheet()
    arm.fill(limb([(448, 138), (510, 116), (590, 104)], [26, 32, 44]), "#c87a5c")
    arm.fill(limb([(520, 114), (640, 96), (860, 70)], [44, 62, 100]), "#e8d0b0")
    for step in range(9):
        x = 534 + step * 32
        arm.on_top(taper([(x, 70 - step * 4), (x + 8, 150 - step * 4)], [9, 9], 6), RED, 1)
    _grip(scene, arm, 0.42)
    _curled(scene, 430, 146, 0.4, "#d98a68", 14)
    plaster = scene.sheet()
    plaster.line(poly([(424, 152), (435, 155)], closed=False), "#fff4e6", 6)
    scene.put(plaster)


def _gloved_hand(scene: Scene) -> None:
    """The one in the middle has a white cuff and a button."""
    arm = scene.sheet()
    arm.fill(limb([(372, 290), (300, 262), (170, 236), (-60, 214)], [54, 66, 96, 170]), "#1c0d10")
    cuff = poly([(352, 254), (300, 232), (280, 292), (336, 316)])
    arm.fill(cuff, "#f6e6dc", grad=linear(340, 250, 290, 300, "#a08078"))
    arm.fill(ellipse(306, 278, 6), "#e8b060")
    _grip(scene, arm, 0.8)
    _curled(scene, 398, 298, 0.78, "#d8c0b6", -16)
    eyes = scene.sheet()
    for x, y in ((318, 244), (380, 262), (430, 250)):
        eyes.line(ellipse(x, y, 5), "#ffb8a0", 2.4)
    scene.put(eyes)


def _wooden_fist(scene: Scene) -> None:
    """The one that holds us is carved like us."""
    arm = scene.sheet()
    arm.fill(limb([(520, 520), (590, 470)], [92, 84]), "#5a3226")
    arm.fill(ellipse(604, 462, 46, 44), "#6e4030", grad=radial(590, 440, 70, "#2c1610"))
    arm.fill(limb([(620, 452), (720, 406), (850, 368)], [88, 118, 160]), "#53301f")
    for off in (-26, -8, 10, 28):
        grain = [(640, 446 + off), (730, 404 + off), (840, 366 + off * 1.3)]
        arm.fill(taper(grain, [0.6, 3.4, 1]), "#1e0e0a", 0.7)
    _grip(scene, arm, 1.5)
    _curled(scene, 462, 548, 1.42, "#7a4632", 10)
    eyes = scene.sheet()
    for x, y in ((440, 470), (520, 474), (612, 430), (716, 386)):
        eyes.line(ellipse(x, y, 8), "#ffb8a0", 3.4)
    scene.put(eyes)


FINGERS = (  # where it begins, its way in degrees from straight up, the lengths of its parts
    ((-46, -96), -19, (44, 36, 30)),
    ((-15, -112), -6, (52, 42, 34)),
    ((17, -110), 6, (50, 40, 32)),
    ((46, -92), 19, (40, 32, 27)),
)


def _own_hand(
    scene: Scene, x: float, y: float, size: float, turn: float, *, flip: bool
) -> list[Point]:
    """One of ours: lime wood, turned joints, an eye of brass in every finger tip."""
    way, side = math.radians(turn), -1 if flip else 1

    def at(px: float, py: float) -> tuple[float, float]:
        px *= side
        return (x + size * (px * math.cos(way) - py * math.sin(way)),
                y + size * (px * math.sin(way) + py * math.cos(way)))  # fmt: skip

    arm = scene.sheet()
    arm.fill(
        limb([at(0, 74), at(-14, 160), at(-44, 320)], [74 * size, 92 * size, 120 * size]), "#4e2c20"
    )
    _grain(arm, at, (-60, 90, 50, 300), 34)
    _wood(scene, arm, 30)
    palm = scene.sheet()
    palm.fill(ellipse(*at(0, 54), 34 * size, 30 * size), "#6b3e2c")
    _wood(scene, palm, 16)
    palm = scene.sheet()
    block = spline(
        [
            at(-66, -84),
            at(-30, -104),
            at(30, -102),
            at(66, -80),
            at(74, -20),
            at(50, 34),
            at(-44, 36),
            at(-70, -20),
        ]
    )
    palm.fill(block, "#7c4a34", grad=linear(*at(0, -110), *at(0, 50), "#2e1712"))
    _grain(palm, at, (-64, -96, 64, 30), 44)
    for crease in ([(-50, -48), (0, -58), (52, -44)], [(-54, -20), (-8, -22), (30, 8)]):
        palm.fill(taper([at(*point) for point in crease], [1, 5, 1]), "#1c0b08", 0.75)
    _wood(scene, palm, 22)
    tips: list[Point] = []
    thumb = ((64, -34), 52, (44, 36, 28))
    for start, angle, parts in (*FINGERS, thumb):
        px, py = float(start[0]), float(start[1])
        bend = float(angle)
        for number, long in enumerate(parts):
            aim = math.radians(bend)
            end = px + long * math.sin(aim), py - long * math.cos(aim)
            bone = scene.sheet()
            wide = (29 - 3.4 * number) * size
            bone.fill(ellipse(*at(px, py), wide * 0.42), "#2a130e")
            inner = px + 5 * math.sin(aim), py - 5 * math.cos(aim)
            bone.fill(limb([at(*inner), at(*end)], [wide * 0.94, wide * 0.82]), "#855038")
            for off in (-0.2, 0.12):
                one = at(inner[0] + off * 20, inner[1])
                two = at(end[0] + off * 18, end[1] + 6)
                bone.on_top(taper([one, two], [0.5, 2, 0.5], 8), "#260f0a", 0.6)
            _wood(scene, bone, 10)
            px, py = end
            bend += angle * 0.12
        tip = at(px + 5 * math.sin(math.radians(bend)), py - 12 * math.cos(math.radians(bend)))
        eye = scene.sheet()
        eye.line(ellipse(*tip, 6.4), "#ffc09a", 3)
        scene.put(eye)
        tips.append(tip)
    return tips if not flip else tips[::-1]


def _grain(sheet: Sheet, at: Place, box: tuple[float, float, float, float], count: int) -> None:
    rng = random.Random(int(box[0] * 7 + box[3]))
    for _ in range(count):
        px, py = rng.uniform(box[0], box[2]), rng.uniform(box[1], box[3])
        line = [
            at(px, py),
            at(px + rng.uniform(-5, 5), py + 22),
            at(px + rng.uniform(-6, 6), py + 50),
        ]
        sheet.on_top(taper(line, [0.4, 2.6, 0.4], 10), rng.choice(("#1c0b08", "#b06a4c")), 0.5)


def _wood(scene: Scene, sheet: Sheet, relief: float) -> None:
    scene.add(sheet, relief=relief, lo=0.75, hi=0.75, rim=1.2, rim_width=3.4, rim_colour="#ff4636",
              shadow=(0, 8, 10, 0.7), wobble=0.3, light=(420, 330, 240))  # fmt: skip


def _knot(scene: Scene, tips: Sequence[Point], holes: Sequence[Point]) -> None:
    """One of our strings has been cut, and tied again."""
    number = 2
    end = tips[number]
    hole = holes[round(number * (len(holes) - 1) / (len(tips) - 1))]
    x, y = end[0] + (hole[0] - end[0]) * 0.42, end[1] + (hole[1] - end[1]) * 0.42
    sheet = scene.sheet()
    for side in (-1, 1):
        loop = [(x, y), (x + side * 17, y - 15), (x + side * 25, y + 2), (x, y)]
        sheet.line(spline(loop, closed=False), "#ff6a5c", 4)
        sheet.line(
            spline([(x, y), (x + side * 12, y + 20), (x + side * 22, y + 30)], closed=False),
            "#ff6a5c",
            3.4,
        )
    sheet.fill(ellipse(x, y, 8, 7), "#ffb4a4")
    scene.put(sheet)
    scene.shine(x, y, 40, "#ff4030", 0.4)


def _scissors(scene: Scene) -> None:
    """They hang on a nail, within reach."""
    post = scene.sheet()
    post.fill(
        poly([(722, 600), (820, 566), (830, 1220), (752, 1220)]),
        "#4a241c",
        grad=linear(722, 600, 800, 1000, "#0c0506"),
    )
    for step in range(9):
        x = 728 + step * 10
        post.on_top(taper([(x, 590), (x + 10, 900), (x + 16, 1220)], [1, 3, 1]), "#050203", 0.7)
    scene.add(
        post,
        relief=12,
        lo=0.6,
        hi=0.8,
        rim=1.0,
        rim_colour="#ff3a30",
        wobble=0.6,
        light=(420, 330, 200),
    )
    x, y = 766, 700
    sheet = scene.sheet()
    sheet.fill(ellipse(x, y - 6, 8), "#c8a090")
    with sheet.at(x, y, 1.06, 6):
        for side in (-1, 1):
            sheet.line(ellipse(side * 16, 8, 15, 20, side * 14), "#ffd4c4", 7)
            sheet.fill(leaf((side * 9, 26), (side * -13, 132), 17, 0.03), "#d8b4aa",
                       grad=linear(side * 9, 26, side * -13, 132, "#fff4ee"))  # fmt: skip
        sheet.fill(ellipse(0, 56, 5), "#7a2a22")
    scene.add(
        sheet,
        relief=4,
        lo=0.5,
        hi=0.6,
        rim=0.9,
        rim_colour="#ff6a58",
        shadow=(6, 10, 8, 0.8),
        wobble=0.2,
    )
