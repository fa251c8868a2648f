"""From the dark of the wings a stagehand watches a dancer, and wears the key that winds her."""

import math
import random
from collections.abc import Sequence

import numpy as np

from pinxit_atelier.compose import downwards
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
    ellipse,
    leaf,
    limb,
    linear,
    mix,
    poly,
    rect,
    smoothstep,
    spline,
    taper,
    union,
    vary,
)
from pinxit_atelier.gesture import Foot, Hand, Pose, Stage, things, vec
from pinxit_atelier.gesture import Look as Person
from pinxit_atelier.gesture.poses import ON_LEFT, ON_LEFT_HIPS
from pinxit_atelier.gesture.space import Vec

BLACK = "#0c080c"
SUGAR, ROSE, BLUSH, MILK, WINE = "#f0a0ba", "#d8628c", "#f4d0da", "#f8ecec", "#7c2448"
BOARDS = 772.0  # where the stage meets the footlights
LINE = 908.0  # where the wings begin
PORCELAIN = "#f0d8d2"
X = 524.0  # the middle of the dancer

Spot = tuple[float, float]


TURNED = Pose(  # her back, as porcelain as it is; arms and legs are drawn on it
    (0, 0.605, 0),
    (4, -2, 3),
    (10, -8, -3),
    (16, -10, -6),
    Foot((0.035, 0.118, 0.03), 16, 70, (0.25, 0, 1)),
    Foot((-0.022, 0.118, -0.025), -16, 70, (-0.25, 0, 1)),
    Hand((0.05, 0.62, 0.14), (-0.3, -0.6, 1)),
    Hand((-0.05, 0.62, 0.14), (0.3, -0.6, 1)),
)
WATCHING = Pose(  # all her weight on the crutch
    *ON_LEFT_HIPS,
    (6, 8, -3),
    (2, -4, 4),
    *ON_LEFT,
    Hand((0.15, 0.50, 0.05), (0.8, 0, -0.7)),
    Hand((-0.15, 0.505, 0.09), (-0.8, 0, -0.7), "rod", (0.1, -0.2, 1), (1, 0, -0.1)),
    slump=0.02,
)


def paint(page: Page) -> Scene:
    """Paint the bright stage first, then the dark in front of it."""
    scene = Scene(page, 419, light=(X, 520, 260), glow="#ffc4da", shade="#16060e", reach=900,
                  felt=0.12)  # fmt: skip
    scene.focus(X, 520, 190)
    scene.focus(220, 600, 170)
    _house(scene)
    _public(scene)
    _stage_floor(scene)
    _dancer(scene)
    scene.shine(X, 470, 330, "#ffe6cc", 0.22)
    scene.rays(X - 60, -160, 1.15, 1.95, "#ffe8ee", 0.3, seed=4, count=7, length=1250)
    _floor(scene)
    _spill(scene)
    _curtain(scene)
    _flat(scene)
    _ropes(scene)
    _box(scene)
    _stagehand(scene)
    scene.motes(50, "#ffe0ec", (350, 0, 690, 900), size=(0.5, 2.0), strength=0.6)
    return scene.finish(
        Look(
            brush=Brush(detail=0.55, edges=0.5), vignette=0.4, bloom=0.35, bloom_from=0.74,
            palette=Palette(
                colours=("#c8688a", "#f0d4d4", "#8c8088", "#241c26", "#c8a488"),
                mother="#d0a0a8", accent="#d8486f", quiet=0.25,
            ),
            masses=0.3, shadows="#20202e", lights="#ffe8d8", split=0.1,
        )
    )  # fmt: skip


def _house(scene: Scene) -> None:
    page = scene.page
    stops = [(0, "#5c2038"), (0.28, "#96405f"), (0.55, "#cc7893"), (0.82, "#f2c4cc")]
    scene.backdrop(stops, downwards(page, 0, 980), amount=0.10, texture="down")
    sheet = scene.sheet()
    for level in range(3):  # balconies, far away in the pink
        y = 110 + level * 118
        rail = spline([(300, y - 16, 1), (X, y + 22), (720, y - 16, 1), (720, y + 22, 1),
                       (X, y + 62), (300, y + 22, 1)])  # fmt: skip
        sheet.fill(rail, mix("#b83470", "#ff9cc0", level * 0.25))
        for step in range(24):
            x = 306 + step * 18
            bow = 38 * (1 - ((x - X) / 220) ** 2)
            sheet.fill(ellipse(x, y - 18 + bow, 6, 8), mix("#8c1c4c", "#ff9cc0", level * 0.3))
            sheet.fill(ellipse(x, y + 4 + bow, 5, 4), MILK, 0.5)
    scene.add(sheet, relief=4, wobble=0.8, haze=("#ff9cc0", 0.35))


def _public(scene: Scene) -> None:
    """Row after row of paper people, cut out with a white edge, far behind the light."""
    rng = random.Random(5)
    for row in range(4):
        sheet = scene.sheet()
        y, size = 486 + row * 84, 0.86 + row * 0.16
        x = 292.0 + (row % 2) * 34
        while x < 750:
            tone = mix("#ee86ac", "#ffe2ec", rng.uniform(0.1, 0.8))
            dress = mix("#a8265e", "#f27aa4", rng.random())
            hair = mix("#6a1438", "#d05088", rng.random())
            with sheet.at(x, y + rng.uniform(-6, 6), size, rng.uniform(-5, 5)):
                _paper_person(sheet, tone, dress, hair, rng.randrange(5))
            x += 66 * size
        scene.lay(sheet, "paper", air=("#b86a86", 0.62 - row * 0.09), blur=3.4 - row * 0.5)


def _paper_person(sheet: Sheet, tone: Colour, dress: Colour, hair: Colour, style: int) -> None:
    """Shoulders, a face with closed eyes, and hair of one kind or another."""
    shoulders = spline([(-34, 90, 1), (-33, 48), (-24, 36), (-8, 30), (8, 30), (24, 36), (33, 48),
                        (34, 90, 1)])  # fmt: skip
    head = spline([(-17, -4), (-14, -20), (0, -26), (14, -20), (17, -4), (13, 12), (0, 21),
                   (-13, 12)])  # fmt: skip
    mane = {
        0: spline([(-21, 22), (-23, -14), (-12, -32), (12, -32), (23, -14), (21, 22)]),
        1: union(ellipse(0, -36, 10, 9), ellipse(0, -10, 20, 21)),
        2: ellipse(0, -12, 25, 23),
        3: ellipse(0, -11, 18.5, 18.5),
        4: spline([(-20, 2), (-20, -22), (-4, -33), (18, -28), (21, -6), (20, 4), (0, -6)]),
    }[style]
    for shape in (shoulders, mane, head):
        sheet.line(shape, MILK, 5)
    sheet.fill(shoulders, dress)
    sheet.fill(mane, hair)
    sheet.fill(rect(-6, 14, 12, 20), mix(tone, "#d84c84", 0.35))
    sheet.fill(poly([(-10, 31), (0, 42), (10, 31)]), mix(tone, "#d84c84", 0.2))
    sheet.fill(head, tone)
    fringe = spline([(-18, -6), (-15, -22), (0, -29), (15, -22), (18, -6), (8, -15), (-4, -16)])
    sheet.fill(fringe, hair)


def _stage_floor(scene: Scene) -> None:
    sheet = scene.sheet()
    stage = poly([(280, BOARDS), (760, BOARDS), (800, LINE + 30), (240, LINE + 30)])
    sheet.fill(stage, "#ffc4d8", grad=linear(0, BOARDS, 0, LINE, "#e0608f"))
    for step in range(-9, 10):
        sheet.line(poly([(X + step * 34, BOARDS), (X + step * 62, LINE + 30)], closed=False),
                   "#b83a70", 2, 0.5, clip=stage)  # fmt: skip
    for step in range(12):  # footlights, from behind
        x = 318 + step * 38
        sheet.fill(spline([(x - 14, BOARDS + 6, 1), (x - 10, BOARDS - 14), (x, BOARDS - 19),
                           (x + 10, BOARDS - 14), (x + 14, BOARDS + 6, 1)]), "#7a1c48")  # fmt: skip
    scene.add(sheet, relief=3, wobble=0.5)
    for step in range(12):
        scene.shine(318 + step * 38, BOARDS - 22, 20, "#fff0f4", 0.5)
    plate = scene.sheet()
    plate.fill(ellipse(X, 876, 118, 26), "#a82c64")
    plate.fill(ellipse(X, 868, 118, 26), "#fff0f4", grad=linear(X - 110, 0, X + 110, 0, "#f08ab0"))
    for step in range(20):
        turn = step / 20 * math.tau
        plate.fill(ellipse(X + 102 * math.cos(turn), 868 + 21 * math.sin(turn), 4.5, 2), ROSE)
    scene.add(plate, relief=3, rim=0.5, shadow=(0, 12, 12, 0.5), wobble=0.4)


def _dancer(scene: Scene) -> None:
    """She takes her applause, seen from behind: porcelain shoulders, a slot, a cloud of tulle."""
    who = Person(
        "thin_woman", PORCELAIN, top=PORCELAIN, sleeves=0, loose=0, legs=ROSE, leg_width=0,
        hair="topknot", hair_colour="#4a1a2c",
    )  # fmt: skip
    stage = Stage(scene, X + 4, 874, 536, pitch=6, box=(330, 60, 740, 596))
    dancer = stage.person(who, TURNED, facing=172)
    hips = stage.page(dancer.place("pelvis"))
    chest = stage.page(dancer.place("chest"))
    _legs(scene, hips[0] - 2, hips[1] + 30)
    stage.paint(rim=0.5, rim_colour="#fff4f0", shadow=0, contact=0, strokes=0.4,
                focus=(X, 560, 420), fill=0.55, light=(X - 330, 260, 330),
                bounce="#d8789c", dim=0)  # fmt: skip
    _arms(scene, chest[0], chest[1])
    _bodice(scene, chest, hips)
    _tutu(scene, random.Random(9), hips[0], hips[1] - 6)
    _slot(scene, chest[0], chest[1])


def _legs(scene: Scene, x: float, top: float) -> None:
    """Side by side on the tips of her shoes, as she was built: calves, ankles, ribbons."""
    legs, foot = scene.sheet(), 868.0
    for side, shade in ((1, "#dca8b2"), (-1, "#f6e2de")):
        line = [(x + side * 30, top), (x + side * 23, top + 92), (x + side * 27, top + 152),
                (x + side * 15, top + 222), (x + side * 12, foot - 34)]  # fmt: skip
        leg = limb(line, [50, 34, 40, 20, 17])
        legs.fill(leg, shade, grad=linear(x - 50, 0, x + 50, 0, "#c07e94"))
        legs.fill(ellipse(x + side * 26 - 8, top + 146, 8, 44, 4), "#fffaf6", 0.5, blur=6, clip=leg)
        heel, tip = x + side * 12, x + side * 10
        shoe = spline([(heel - 9, foot - 58, 1), (heel + 9, foot - 58, 1), (tip + 12, foot - 32),
                       (tip + 5, foot + 4, 1), (tip - 5, foot + 4, 1),
                       (tip - 12, foot - 32)])  # fmt: skip
        legs.fill(shoe, ROSE, grad=linear(x - 24, 0, x + 24, 0, WINE))
        for step in range(3):
            y = foot - 62 - step * 11
            ribbon = [(x + side * 13 - 9, y + 4 * side), (x + side * 13 + 9, y - 4 * side)]
            legs.line(poly(ribbon, closed=False), ROSE, 3.4)
    scene.lay(legs, "skin", way=90, form=0.25, contact=0.5)
    scene.exact(rect(x - 60, top + 60, 120, foot - top - 50), 0.9)
    scene.still(rect(x - 60, top + 60, 120, foot - top - 50), 0.5)


def _arms(scene: Scene, x: float, y: float) -> None:
    """A round frame over her head; the fingers all but meet."""
    arms = scene.sheet()
    for side in (-1, 1):
        line = [(x + side * 31, y + 40), (x + side * 42, y - 8), (x + side * 46, y - 44),
                (x + side * 60, y - 88), (x + side * 84, y - 158), (x + side * 78, y - 226),
                (x + side * 50, y - 268)]  # fmt: skip
        arm = limb(line, [6, 36, 40, 33, 25, 20, 13])
        arms.fill(arm, "#f8e6e2", grad=linear(x - 90, 0, x + 90, 0, "#d898a8"))
        wrist = x + side * 52, y - 266
        for reach, up, wide in ((40, 30, 7), (46, 24, 8), (44, 17, 8), (30, 6, 7)):
            tip = wrist[0] - side * reach, wrist[1] - up
            bend = wrist[0] - side * reach * 0.45, wrist[1] - up * 0.8
            arms.fill(taper([wrist, bend, tip], [14, wide, 3.5]),
                      mix("#f8e6e2", "#d898a8", 0.1 + 0.012 * (30 - up)))  # fmt: skip
    scene.lay(arms, "skin", form=0.35, way=90)
    scene.exact(rect(x - 120, y - 310, 240, 290), 0.9)
    scene.still(rect(x - 70, y - 310, 140, 60), 0.7)


def _bodice(scene: Scene, chest: Spot, hips: Spot) -> None:
    """Cut low behind, as dancers wear it."""
    sheet = scene.sheet()
    (x, y), (low, foot) = chest, hips
    neckline = [(x - 44, y - 2, 1), (x - 30, y + 34), (x, y + 58), (x + 30, y + 34)]
    waist = [(x + 44, y - 2, 1), (x + 35, y + 50), (low + 36, foot, 1), (low - 36, foot, 1)]
    cut = [*neckline, *waist, (x - 35, y + 50)]
    sheet.fill(spline(cut), ROSE, grad=linear(x - 44, 0, x + 44, 0, "#a83c64"))
    for side in (-1, 1):
        strap = [(x + side * 41, y + 4), (x + side * 36, y - 40), (x + side * 28, y - 62)]
        sheet.line(spline(strap, closed=False), ROSE, 4.5)
    scene.lay(sheet, "cloth", way=90, form=0.5)


def _tutu(scene: Scene, rng: random.Random, mid: float, waist: float) -> None:
    """Five layers of tulle, each of some hundred strokes."""
    for layer in range(5):
        sheet = scene.sheet()
        y, wide, high = waist + 22 - layer * 8, 166 - layer * 15, 54 - layer * 6
        tone = mix("#c05a80", "#fbeeee", layer / 4.4)
        sheet.fill(ellipse(mid, y, wide * 0.93, high * 0.9), tone)
        for _ in range(230):
            turn = rng.uniform(0, math.tau)
            reach = rng.uniform(0.94, 1.08)
            tip = mid + wide * reach * math.cos(turn), y + high * reach * math.sin(turn) + 4
            start = mid + wide * 0.2 * math.cos(turn), y - 8 + high * 0.2 * math.sin(turn)
            sheet.fill(leaf(start, tip, rng.uniform(6, 15), rng.uniform(-0.04, 0.04), 0.75),
                       vary(tone, rng, 0.09, 0.02), 0.55)  # fmt: skip
        for _ in range(40):
            turn, reach = rng.uniform(0, math.tau), rng.uniform(0.5, 1)
            x, z = mid + wide * reach * math.cos(turn), y + high * reach * math.sin(turn)
            sheet.fill(ellipse(x, z, rng.uniform(1, 2.4)), "#ffffff", 0.9)
        scene.lay(sheet, "cloth", form=0.35, way=90, wobble=0.8)


def _wings(x: float, y: float, size: float) -> Path:
    """Return the outline of a key of two round wings, or of the slot that takes it."""
    return union(ellipse(x - size * 0.62, y, size * 0.5, size * 0.44),
                 ellipse(x + size * 0.62, y, size * 0.5, size * 0.44),
                 rect(x - size * 0.3, y - size * 0.2, size * 0.6, size * 0.4))  # fmt: skip


def _slot(scene: Scene, x: float, y: float, size: float = 1, dim: float = 0) -> None:
    sheet = scene.sheet()
    with sheet.at(x, y, size):
        plate = linear(-22, -22, 26, 26, "#a8949c")
        sheet.fill(ellipse(0, 0, 27, 29), mix("#fffafc", "#6a4456", dim), grad=plate)
        sheet.line(ellipse(0, 0, 22, 24), "#8c7880", 1.6, 0.8)
        sheet.fill(rect(-4, -16, 8, 32, 3), "#1c040e")
        sheet.fill(ellipse(0, 0, 8.5), "#1c040e")
        for dx, dy in ((-17, -14), (17, -14), (-17, 14), (17, 14)):
            sheet.fill(ellipse(dx, dy, 2.4), "#6a5860")
    scene.lay(sheet, "metal", form=0.3)
    scene.exact(ellipse(x, y, 34 * size))


def _floor(scene: Scene) -> None:
    """The boards behind the scenes, worn and nearly black."""
    sheet, rng = scene.sheet(), random.Random(2)
    ground = poly([(-20, LINE - 40), (820, LINE - 40), (820, 1220), (-20, 1220)])
    keep = poly([(338, LINE - 44), (688, LINE - 44), (688, LINE), (338, LINE)])
    sheet.fill(ground, "#4a3840", grad=linear(0, LINE, 0, 1200, "#2c2230"))
    sheet.fill(keep, "#000000", erase=True)
    for step in range(-14, 15):
        x0, x1 = X + step * 62, X + step * 128
        sheet.line(poly([(x0, LINE), (x1, 1220)], closed=False), "#060306", 3, 0.9)
        for _ in range(9):
            part = rng.random()
            px, py = x0 + (x1 - x0) * part + rng.uniform(6, 50), LINE + (1220 - LINE) * part
            grain = [(px, py), (px + (x1 - x0) * 0.06, py + rng.uniform(14, 46))]
            sheet.fill(taper(grain, [2, 0.4], 4), rng.choice(("#3c2e36", "#0a0608")), 0.6)
    scene.add(sheet, wobble=0.6)


def _spill(scene: Scene) -> None:
    """A wedge of pink comes out to us, and in it a shadow."""
    page = scene.page
    down = np.clip((page.y - LINE) / 290, 0, 2)
    left, right = 338 - down * 190, 688 + down * 60
    wedge = smoothstep(-8, 22, page.x - left) * smoothstep(-8, 22, right - page.x)
    wedge = wedge * smoothstep(LINE - 6, LINE + 4, page.y) * (1 - np.clip(down * 1.15, 0, 1)) ** 0.9
    light = wedge[..., None] * np.array([1.0, 0.42, 0.62], np.float32)
    scene.image = (scene.image * (1 + 4.2 * light) + light * 0.34).astype(np.float32)
    shade = scene.sheet()
    for foot, hip in ((X - 26, X - 62), (X + 86, X - 6)):
        shade.fill(limb([(foot, LINE - 20), (hip, 1040)], [18, 40]), BLACK, 0.75, blur=5)
    shade.fill(ellipse(X - 46, 1078, 170, 46, -4), BLACK, 0.75, blur=9)
    shade.fill(limb([(X - 60, 1110), (X - 76, 1210)], [90, 130]), BLACK, 0.7, blur=10)
    scene.put(shade, opacity=0.8)


def _fold(sheet: Sheet, points: Sequence[Spot], wide: float, tone: Colour, alpha: float) -> None:
    sheet.fill(taper(points, [wide * 0.6, wide, wide * 0.8]), tone, alpha, blur=wide * 0.28)


def _curtain(scene: Scene) -> None:
    """On the left the great black drape; its last fold has caught the light."""
    sheet, rng = scene.sheet(), random.Random(13)
    drape = spline([(-30, -30, 1), (392, -30, 1), (378, 200), (360, 420), (372, 640), (352, 820),
                    (344, 936, 1), (300, 950), (240, 938), (160, 956), (80, 944),
                    (-30, 960, 1)])  # fmt: skip
    sheet.fill(drape, "#43303c", grad=linear(360, 0, 60, 0, "#221a26"))
    with sheet.inside(drape):
        for step in range(9):
            x = 346 - step * 44 + rng.uniform(-8, 8)
            lit = max(0.0, 1 - step / 4.5)
            line = [(x + 24, -30), (x + 6, 400), (x, 960)]
            _fold(sheet, [(px - 18, py) for px, py in line], 26, "#000000", 0.85)
            _fold(sheet, line, 13, mix("#33222c", "#e0568e", 0.55 * lit), 0.35 + 0.5 * lit)
        _fold(sheet, [(388, -30), (364, 420), (350, 940)], 9, SUGAR, 0.95)
    scene.add(sheet, relief=16, lo=0.5, hi=0.3, rim=0.5, rim_colour=SUGAR,
              shadow=(14, 4, 16, 0.7), wobble=0.8)  # fmt: skip


def _flat(scene: Scene) -> None:
    """On the right the back of a painted wall: battens, canvas, and shoes on a nail."""
    sheet, rng = scene.sheet(), random.Random(17)
    canvas = poly([(676, -20), (830, -20), (830, 1000), (690, 944)])
    sheet.fill(canvas, "#22161d", grad=linear(676, 0, 820, 0, "#0c070b"))
    for _ in range(300):
        x, y = rng.uniform(680, 820), rng.uniform(0, 980)
        sheet.line(poly([(x, y), (x + rng.uniform(4, 12), y)], closed=False), "#3a2832", 1, 0.5)
    for bar in ([(688, -20), (702, 946)], [(770, -20), (784, 980)], [(690, 210), (830, 190)],
                [(696, 640), (830, 652)], [(700, 630), (790, 220)]):  # fmt: skip
        sheet.fill(taper(bar, [22, 22], 8), "#33242b", grad=linear(690, 0, 800, 0, "#140c11"))
    scene.add(sheet, relief=6, lo=0.6, hi=0.5, rim=1.2, rim_width=4, rim_colour=SUGAR,
              shadow=(-12, 6, 14, 0.7), wobble=0.6)  # fmt: skip
    shoes = scene.sheet()
    shoes.fill(ellipse(742, 322, 5), "#b8a8b0")
    for side in (-1, 1):
        x = 742 + side * 17
        shoes.line(
            spline([(742, 322), (x - side * 2, 366), (x, 402)], closed=False), "#c87a98", 3.4
        )
        sole = [(x - 12, 402), (x + 12, 402), (x + 14, 440), (x + 5, 474), (x - 5, 474)]
        shape = spline([*sole, (x - 14, 440)])
        shoes.fill(shape, "#b8648a", grad=linear(x - 14, 0, x + 14, 0, "#5c2440"))
        shoes.fill(ellipse(x, 412, 7, 11), "#2c101e")
        shoes.line(poly([(x - 4, 466), (x + 4, 470)], closed=False), "#e8c0d0", 2)
    scene.add(shoes, relief=5, lo=0.6, hi=0.5, rim=0.9, shadow=(5, 8, 7, 0.6), wobble=0.4)


def _ropes(scene: Scene) -> None:
    """Ropes that hold up heaven, each made fast round its pin, crosswise and without an end."""
    sheet = scene.sheet()
    rail = limb([(-20, 470), (170, 458)], [17, 17])
    for x, wide in ((34, 8), (82, 9), (134, 8)):
        sheet.fill(taper([(x + 6, -20), (x + 2, 230), (x, 452)], [wide, wide]), "#5c5358")
        sheet.line(spline([(x + 9, -20), (x + 5, 230), (x + 3, 452)], closed=False), "#a8868f", 1.6)
    sheet.fill(rail, "#3c2d30", grad=linear(0, 455, 0, 482, "#1c1416"))
    for x in (34, 82, 134):
        sheet.fill(limb([(x, 436), (x, 508)], [8, 6]), "#6d4c40")
        for step in range(3):
            for side in (-1, 1):
                turn = [(x - side * 10, 440 + step * 5), (x, 468), (x + side * 10, 490 + step * 5)]
                sheet.line(spline(turn, closed=False), "#84757a", 5)
    scene.lay(sheet, "wood", form=0.4)


def _box(scene: Scene) -> None:
    """In a travelling case in the dark sits another one, her head down, until she is wound."""
    case = scene.sheet()
    case.fill(poly([(596, 936), (806, 900), (830, 1110), (604, 1118)]), "#3c2630",
              grad=linear(620, 920, 820, 1120, "#150b10"))  # fmt: skip
    scene.lay(case, "wood", way=-8)
    her, x, y = scene.sheet(), 704.0, 1010.0
    for side in (-1, 1):  # her arms hang into the tulle
        arm = [(x + side * 46, y + 36), (x + side * 62, y + 78), (x + side * 60, y + 130)]
        her.fill(limb(arm, [32, 24, 20]), "#a8828e", grad=linear(x - 70, 0, x + 70, 0, "#4c2c3a"))
    back = spline([(x - 36, y + 130, 1), (x - 40, y + 80), (x - 58, y + 36), (x - 36, y + 18),
                   (x - 13, y + 8), (x - 12, y - 14), (x + 14, y - 14), (x + 13, y + 8),
                   (x + 36, y + 18), (x + 58, y + 36), (x + 40, y + 80),
                   (x + 36, y + 130, 1)])  # fmt: skip
    her.fill(back, "#b08a96", grad=linear(x - 70, 0, x + 70, 0, "#54323f"))
    her.fill(poly([(x - 38, y + 86), (x, y + 102), (x + 38, y + 86), (x + 38, y + 132),
                   (x - 38, y + 132)]), "#8a3c5c")  # fmt: skip
    her.fill(
        ellipse(x + 3, y - 32, 26, 26), "#4a1a2c", grad=linear(x - 30, 0, x + 34, 0, "#220a14")
    )
    her.fill(ellipse(x + 4, y - 56, 12, 10), "#5c2438")
    scene.lay(her, "skin", form=0.4, way=90)
    tulle, rng = scene.sheet(), random.Random(12)
    for _ in range(160):
        turn = rng.uniform(math.pi * 1.04, math.pi * 1.96)
        tip = x + 106 * math.cos(turn), y + 130 + rng.uniform(46, 66) * math.sin(turn)
        tulle.fill(leaf((x, y + 128), tip, rng.uniform(8, 16), 0.02, 0.75),
                   mix("#8a4a64", "#c48aa0", rng.random()), 0.5)  # fmt: skip
    scene.lay(tulle, "cloth", way=90, form=0.3)
    _slot(scene, x, y + 56, 0.5, dim=0.5)
    front = scene.sheet()
    front.fill(poly([(584, 1112), (830, 1098), (836, 1220), (598, 1220)]), "#5a3c48",
               grad=linear(590, 1110, 640, 1210, "#170d12"))  # fmt: skip
    front.line(poly([(584, 1112), (830, 1098)], closed=False), "#b8788c", 3.4)
    front.fill(rect(694, 1122, 34, 26, 4), "#8c6a58")
    scene.lay(front, "wood", way=-3)


def _crutch(stage: Stage, grip: Vec, armpit: Vec, ahead: Vec) -> None:
    """Two bars of ash from a padded top to one foot, and a grip across for the hand."""
    top = armpit - vec(0, 0.07, 0)
    foot = grip + (grip - top) * ((grip[1] - 0.012) / (top[1] - grip[1]))
    for side in (-1, 1):
        bar = [top + (foot - top) * part + ahead * (0.026 * side * (1 - part)) for part in
               (0.0, 0.35, 0.7, 1.0)]  # fmt: skip
        things.rod(stage.canvas, bar, 0.0085, "#b98a6c")
    things.rod(stage.canvas, [foot + (top - foot) * 0.14, foot], [0.011, 0.0085], "#b98a6c")
    things.rod(stage.canvas, [grip - ahead * 0.03, grip + ahead * 0.03], 0.011, "#6d4a3c")
    things.rod(stage.canvas, [top - ahead * 0.045, top + ahead * 0.045], 0.017, "#3c2a32")
    stage.canvas.contact(foot, 0.03)


def _stagehand(scene: Scene) -> None:
    """She leans on a crutch with her back to us, and does not take her eyes off the light."""
    who = Person(
        "stout_woman", "olive", top="#524a60", legs="#453c4e", shoes="#1c161a", belt="#1c1418",
        hair="crop", hair_colour="#b8aeb4", cuffs="#4a4450", hem=0.06, collar="shirt",
    )  # fmt: skip
    stage = Stage(scene, 186, 1180, 720, pitch=7, box=(-20, 360, 440, 1200))
    her = stage.person(who, WATCHING, facing=128)
    _crutch(stage, her.hold["r"].rod, her.place("shoulder_r"), her.ahead)
    scene.shine(260, 700, 210, "#c8487c", 0.12)
    stage.paint(rim=0.9, rim_colour="#ff9cbc", light=(640, 520, 30), dim=0, fill=0.3,
                shadow=0.5, strokes=0.6, focus=(220, 800, 520))  # fmt: skip
    chest, neck = stage.page(her.place("chest")), stage.page(her.place("neck"))
    _key(scene, neck, (chest[0] - 18, chest[1] + 30))


def _key(scene: Scene, neck: Spot, middle: Spot) -> None:
    """It hangs on a strap across her back, as long as her back is."""
    strap = scene.sheet()
    (x, y), turn = middle, 24
    for end in ((neck[0] + 62, neck[1] + 22), (x - 74, y + 130)):
        strap.line(spline([end, (x, y + 14)], closed=False), "#1c1016", 12)
        strap.line(spline([end, (x, y + 14)], closed=False), "#5c3848", 8)
    scene.lay(strap, "cloth")
    sheet = scene.sheet()
    with sheet.at(x, y, 1, turn):
        bow = _wings(0, -62, 62)
        sheet.fill(bow, "#f6d89c", grad=linear(70, -80, -70, -30, "#7c5230"))
        for side in (-1, 1):
            sheet.fill(ellipse(side * 38.4, -62, 17, 14), "#2a1c26")
        sheet.fill(rect(-11, -52, 22, 176, 4), "#f6d89c", grad=linear(12, 0, -12, 0, "#7c5230"))
        sheet.fill(rect(-17, -34, 34, 12, 4), "#d8ac6c", grad=linear(17, 0, -17, 0, "#6c4428"))
        for low in (84, 106):
            sheet.fill(rect(8, low, 30, 14, 3), "#f6d89c", grad=linear(38, 0, 8, 0, "#a87c4c"))
    scene.lay(sheet, "metal", form=0.5, cast=Cast((-10, 10), dark=0.8, soft=0.2))
    scene.exact(ellipse(x, y, 110, 130), 0.95)
    scene.still(ellipse(x, y, 110, 130), 0.5)
    scene.shine(x + 30, y - 60, 70, SUGAR, 0.2)
