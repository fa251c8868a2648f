"""From the dark of the wings a stagehand watches a dancer, and wears the key that winds her."""

import math
import random
from collections.abc import Sequence

import numpy as np

from pinxit_atelier.compose import downwards
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
    mix,
    poly,
    rect,
    sample,
    smoothstep,
    spline,
    taper,
    union,
    vary,
)
from pinxit_atelier.people import Figure, Stage
from pinxit_atelier.people import Look as Person

BLACK, SOOT, ROPE = "#0c080c", "#1d161b", "#8c8488"
SUGAR, ROSE, BLUSH, MILK, WINE = "#ff9cc0", "#f0568c", "#ffd0e0", "#fff4f6", "#8c1c4c"
BOARDS = 772.0  # where the stage meets the footlights
LINE = 908.0  # where the wings begin
X = 524.0  # the middle of the dancer

Spot = tuple[float, float]


def paint(page: Page) -> Scene:
    """Paint the bright stage first, then the dark in front of it."""
    scene = Scene(page, 419, light=(X, 520, 260), glow="#ffc4da", shade="#16060e", reach=560)
    _house(scene)
    _public(scene)
    _stage_floor(scene)
    _dancer(scene)
    scene.rays(X - 60, -160, 1.15, 1.95, "#ffe0ea", 0.42, seed=4, count=11, length=1250)
    _floor(scene)
    _spill(scene)
    _curtain(scene)
    _flat(scene)
    _ropes(scene)
    _box(scene)
    _stagehand(scene)
    scene.motes(110, "#ffe0ec", (330, 0, 700, 1000), size=(0.5, 2.2), strength=0.8)
    return scene.finish(
        Look(vignette=0.45, bloom=0.42, contrast=1.12, saturation=1.05, bloom_from=0.7)
    )


def _house(scene: Scene) -> None:
    page = scene.page
    stops = [(0, "#8c1c50"), (0.28, "#c83c78"), (0.55, "#ee6c9c"), (0.82, "#ffb4cc")]
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
    """Row after row of paper people, smiling, cut out with a white edge."""
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
        scene.add(sheet, relief=2.4, lo=0.35, hi=0.3, rim=0.4, shadow=(3, 5, 6, 0.4), wobble=0.5,
                  haze=("#e8689a", 0.36 - row * 0.1))  # fmt: skip


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
    for side in (-1, 1):
        lid = [(side * 7 - 4, -1), (side * 7, -4), (side * 7 + 4, -1)]
        sheet.line(spline(lid, closed=False), WINE, 1.8, 0.9)
        sheet.fill(ellipse(side * 10, 5, 4.4, 3), "#f0568c", 0.4)
    sheet.line(spline([(-6, 9), (0, 13), (6, 9)], closed=False), WINE, 2, 0.9)


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
    """A curtsy, seen from behind: bun, porcelain shoulders, a slot, a cloud of tulle."""
    rng = random.Random(9)
    for foot in (X - 26, X + 86):
        scene.pool(foot, 876, 30, 7, WINE, 0.75)
    legs = scene.sheet()
    for leg, wide in (
        ([(X + 20, 640), (X + 40, 724), (X + 62, 792), (X + 78, 838), (X + 88, 872)],
         [48, 38, 31, 19, 8]),
        ([(X - 20, 640), (X - 34, 728), (X - 26, 796), (X - 27, 840), (X - 26, 876)],
         [48, 39, 32, 19, 8]),
    ):  # fmt: skip
        legs.fill(limb(leg, wide, 40), MILK, grad=linear(X - 50, 0, X + 90, 0, "#f8b4cc"))
        (ax, ay), (bx, by), (cx, cy) = leg[2], leg[3], leg[4]
        legs.fill(limb([((ax + bx) / 2, (ay + by) / 2 + 8), (bx, by), (cx, cy)], [24, 20, 9]), ROSE)
        for part in (-0.1, 0.3):
            px, py = ax + (bx - ax) * part, ay + (by - ay) * part
            legs.line(poly([(px - 14, py - 5), (px + 14, py + 6)], closed=False), ROSE, 3.4)
            legs.line(poly([(px - 14, py + 6), (px + 14, py - 5)], closed=False), ROSE, 3.4)
        legs.line(ellipse(*leg[1], 15, 6, 8), "#d86a94", 2.2, 0.8)  # a joint
    scene.add(legs, relief=12, lo=0.45, hi=0.4, rim=0.7, shadow=(4, 8, 8, 0.35), wobble=0.4)
    _arms(scene)
    _tutu(scene, rng)
    back = scene.sheet()
    trunk = spline([(X - 74, 452), (X - 48, 440), (X, 446), (X + 48, 440), (X + 74, 452),
                    (X + 64, 500), (X + 44, 560), (X + 40, 612), (X, 622), (X - 40, 612),
                    (X - 44, 560), (X - 64, 500)])  # fmt: skip
    back.fill(trunk, MILK, grad=linear(X - 70, 0, X + 80, 0, "#f8b8ce"))
    bodice = spline([(X - 66, 506, 1), (X - 34, 548), (X, 574, 1), (X + 34, 548), (X + 66, 506, 1),
                     (X + 40, 616), (X, 628), (X - 40, 616)])  # fmt: skip
    back.fill(bodice, ROSE, grad=linear(0, 510, 0, 620, "#c83474"), clip=trunk)
    for side in (-1, 1):
        blade = spline([(X + side * 52, 466), (X + side * 30, 490), (X + side * 34, 520)],
                       closed=False)  # fmt: skip
        back.line(blade, "#e08aa8", 5, 0.7, blur=2.5, clip=trunk)
        back.line(poly([(X + side * 54, 444), (X + side * 60, 508)], closed=False), ROSE, 6,
                  clip=trunk)  # fmt: skip
    scene.add(back, relief=24, lo=0.45, hi=0.4, rim=0.7, shadow=(3, 6, 7, 0.4), wobble=0.4)
    _slot(scene)
    head = scene.sheet()
    head.fill(
        limb([(X, 452), (X + 2, 416)], [36, 32]), MILK, grad=linear(X - 16, 0, X + 20, 0, "#f0a0bc")
    )
    skull = spline([(X - 38, 384), (X - 26, 346), (X + 4, 334), (X + 34, 350), (X + 40, 388),
                    (X + 24, 418), (X, 426), (X - 26, 416)])  # fmt: skip
    head.fill(skull, "#54122e", grad=linear(X - 30, 340, X + 40, 420, "#2c0818"))
    for _ in range(150):
        turn = rng.uniform(0, math.tau)
        px, py = X + 38 * math.cos(turn), 386 + 44 * math.sin(turn)
        lock = [(px, py), ((px + X) / 2 + 6, (py + 346) / 2), (X + 2, 352)]
        head.fill(taper(lock, [1.4, 2.6, 1]), rng.choice(("#8c2c54", "#3a0c20", "#a84470")), 0.5,
                  clip=skull)  # fmt: skip
    head.fill(ellipse(X + 2, 330, 27, 23), "#54122e")
    for step in range(7):
        ring = [
            (X - 22 + step * 3, 340 - step),
            (X + 2, 306 + step * 6),
            (X + 26 - step * 3, 340 - step),
        ]
        head.line(spline(ring, closed=False), "#8c2c54", 2.2, 0.7)
    for step in range(9):
        turn = math.pi * (1.05 + step / 9)
        x, y = X + 2 + 34 * math.cos(turn), 344 + 26 * math.sin(turn) + 6
        for petal in range(5):
            a = petal * 1.257 + step
            head.fill(ellipse(x + 5 * math.cos(a), y + 5 * math.sin(a), 4.6), BLUSH)
        head.fill(ellipse(x, y, 3), ROSE)
    scene.add(head, relief=12, lo=0.5, hi=0.45, rim=0.8, shadow=(2, 5, 6, 0.4), wobble=0.4)


def _arms(scene: Scene) -> None:
    sheet = scene.sheet()
    for side in (-1, 1):
        elbow, wrist = (X + side * 112, 520), (X + side * 136, 588)
        arm = [(X + side * 64, 462), (X + side * 96, 486), elbow, wrist]
        sheet.fill(limb(arm, [34, 29, 24, 16], 30), MILK,
                   grad=linear(X, 460, X + side * 140, 590, "#f4a8c4"))  # fmt: skip
        for step, (dx, dy) in enumerate(((14, 26), (20, 20), (6, 30), (-4, 28))):
            tip = wrist[0] + side * dx, wrist[1] + dy
            middle = wrist[0] + side * dx * 0.7, wrist[1] + dy * 0.45
            sheet.fill(limb([wrist, middle, tip], [10, 7.4, 4 + step * 0.3], 10), "#ffe4ec")
        sheet.line(ellipse(*elbow, 12, 5, side * 40), "#d86a94", 2.2, 0.8)
        sheet.line(ellipse(X + side * 72, 466, 6, 16, side * -20), "#d86a94", 2.2, 0.8)
    scene.add(sheet, relief=10, lo=0.45, hi=0.4, rim=0.7, shadow=(4, 7, 7, 0.35), wobble=0.4)


def _tutu(scene: Scene, rng: random.Random) -> None:
    """Five layers of tulle, each of some hundred strokes."""
    for layer in range(5):
        sheet = scene.sheet()
        y, wide, high = 640 - layer * 9, 196 - layer * 15, 66 - layer * 7
        tone = mix("#e0528a", "#fff0f5", layer / 4.6)
        sheet.fill(ellipse(X, y, wide * 0.93, high * 0.9), tone)
        for _ in range(230):
            turn = rng.uniform(0, math.tau)
            reach = rng.uniform(0.94, 1.08)
            tip = X + wide * reach * math.cos(turn), y + high * reach * math.sin(turn) + 4
            start = X + wide * 0.2 * math.cos(turn), y - 8 + high * 0.2 * math.sin(turn)
            sheet.fill(leaf(start, tip, rng.uniform(6, 15), rng.uniform(-0.04, 0.04), 0.75),
                       vary(tone, rng, 0.09, 0.02), 0.55)  # fmt: skip
        for _ in range(40):
            turn, reach = rng.uniform(0, math.tau), rng.uniform(0.5, 1)
            x, z = X + wide * reach * math.cos(turn), y + high * reach * math.sin(turn)
            sheet.fill(ellipse(x, z, rng.uniform(1, 2.4)), "#ffffff", 0.9)
        scene.add(sheet, relief=8, lo=0.4, hi=0.35, rim=0.5, shadow=(2, 8, 8, 0.35), wobble=0.8)


def _wings(x: float, y: float, size: float) -> Path:
    """Return the outline of a key of two round wings, or of the slot that takes it."""
    return union(ellipse(x - size * 0.62, y, size * 0.5, size * 0.44),
                 ellipse(x + size * 0.62, y, size * 0.5, size * 0.44),
                 rect(x - size * 0.3, y - size * 0.2, size * 0.6, size * 0.4))  # fmt: skip


def _slot(scene: Scene) -> None:
    sheet = scene.sheet()
    y = 500
    sheet.fill(
        ellipse(X, y, 27, 29), "#fffafc", grad=linear(X - 22, y - 22, X + 26, y + 26, "#a8949c")
    )
    sheet.line(ellipse(X, y, 22, 24), "#8c7880", 1.6, 0.8)
    sheet.fill(rect(X - 4, y - 16, 8, 32, 3), "#1c040e")
    sheet.fill(ellipse(X, y, 8.5), "#1c040e")
    for dx, dy in ((-17, -14), (17, -14), (-17, 14), (17, 14)):
        sheet.fill(ellipse(X + dx, y + dy, 2.4), "#6a5860")
    scene.add(sheet, relief=5, lo=0.5, hi=0.5, rim=0.7, shadow=(2, 4, 4, 0.45), wobble=0.2)


def _floor(scene: Scene) -> None:
    """The boards behind the scenes, worn and nearly black."""
    sheet, rng = scene.sheet(), random.Random(2)
    ground = poly([(-20, LINE - 40), (820, LINE - 40), (820, 1220), (-20, 1220)])
    keep = poly([(338, LINE - 44), (688, LINE - 44), (688, LINE), (338, LINE)])
    sheet.fill(ground, "#241a20", grad=linear(0, LINE, 0, 1200, "#120c10"))
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
    down = np.clip((page.y - LINE) / 300, 0, 2)
    left, right = 338 - down * 190, 688 + down * 60
    wedge = smoothstep(-8, 22, page.x - left) * smoothstep(-8, 22, right - page.x)
    wedge = wedge * smoothstep(LINE - 6, LINE + 4, page.y) * (1 - 0.62 * np.clip(down, 0, 1))
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
    sheet.fill(drape, "#1e1219", grad=linear(360, 0, 60, 0, "#070407"))
    with sheet.inside(drape):
        for step in range(9):
            x = 346 - step * 44 + rng.uniform(-8, 8)
            lit = max(0.0, 1 - step / 4.5)
            line = [(x + 24, -30), (x + 6, 400), (x, 960)]
            _fold(sheet, [(px - 18, py) for px, py in line], 26, "#000000", 0.85)
            _fold(sheet, line, 13, mix("#33222c", "#e0568e", 0.55 * lit), 0.35 + 0.5 * lit)
        _fold(sheet, [(388, -30), (364, 420), (350, 940)], 9, SUGAR, 0.95)
    scene.add(sheet, relief=16, lo=0.5, hi=0.3, rim=1.2, rim_width=5, rim_colour=SUGAR,
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
    """Hemp that holds up heaven, and a sandbag."""
    sheet, rng = scene.sheet(), random.Random(21)
    for x, wide in ((40, 9), (72, 7), (118, 10), (298, 6)):
        line = [(x, -20), (x + 6, 300), (x - 4, 560 if wide != 6 else 300)]
        sheet.fill(taper(line, [wide, wide]), "#4a4247")
        for px, py, *_ in sample(line, 90):
            twist = poly([(px - wide * 0.5, py + 3), (px + wide * 0.5, py - 3)], closed=False)
            sheet.line(twist, rng.choice(("#7c7278", "#2a2328")), 1.8, 0.8)
    sheet.fill(limb([(10, 566), (152, 560)], [22, 22]), "#33292e")
    for x in (42, 74, 116):
        sheet.fill(limb([(x - 3, 540), (x - 3, 596)], [9, 7]), "#5c5056")
        for step in range(4):
            coil = ellipse(x - 3, 556 + step * 7, 13, 5, 14 if step % 2 else -14)
            sheet.line(coil, "#6c6268", 4.6)
        sheet.line(spline([(x + 6, 580), (x + 12, 660), (x - 6, 720), (x - 16, 660), (x - 8, 590)],
                          closed=False), "#4a4247", 5)  # fmt: skip
    bag = spline([(296, 290), (310, 300), (338, 360), (326, 398), (290, 404), (262, 388),
        (262, 350),
                  (282, 302)])  # fmt: skip
    sheet.fill(bag, "#3c3238", grad=linear(330, 0, 262, 0, "#120d10"))
    sheet.line(spline([(280, 306), (296, 312), (312, 306)], closed=False), "#8c8488", 4)
    scene.add(sheet, relief=5, lo=0.6, hi=0.5, rim=0.5, rim_width=2.4, rim_colour=SUGAR, wobble=0.4,
              shadow=(-6, 6, 8, 0.5))  # fmt: skip


def _box(scene: Scene) -> None:
    """In a case in the dark lies another one, unwound."""
    case = scene.sheet()
    case.fill(poly([(604, 1072), (826, 1020), (840, 1190), (618, 1230)]), "#2c1e22")
    inner = poly([(622, 1084), (830, 1036), (836, 1160), (634, 1196)])
    case.fill(inner, "#4c1c34", grad=linear(620, 1080, 820, 1180, "#200a16"))
    for x, y in ((612, 1086), (622, 1216)):
        case.fill(ellipse(x, y, 5), "#8c7c84")
    scene.add(case, relief=6, lo=0.5, hi=0.4, rim=0.9, rim_width=3, rim_colour=SUGAR,
              shadow=(-8, 10, 14, 0.7), wobble=0.6)  # fmt: skip
    doll, rng = scene.sheet(), random.Random(31)
    doll.fill(limb([(690, 1132), (656, 1150), (640, 1176)], [18, 14, 9]), "#c890a8")
    doll.fill(limb([(724, 1108), (700, 1082), (672, 1088)], [18, 14, 9]), "#c890a8")
    doll.fill(limb([(712, 1120), (760, 1108)], [46, 38]), "#a83468")
    for _ in range(90):
        turn = rng.uniform(-1.3, 1.3)
        tip = 764 + 52 * math.cos(turn) + 8, 1106 + 66 * math.sin(turn)
        doll.fill(leaf((758, 1106), tip, 11, 0, 0.7), vary("#c85a8c", rng, 0.15), 0.7)
    doll.fill(ellipse(676, 1120, 25, 27), "#e0a8be", grad=linear(654, 1100, 700, 1150, "#8c5068"))
    doll.fill(spline([(688, 1096), (704, 1112), (702, 1140), (686, 1148), (692, 1122)]), "#3a0c20")
    doll.line(spline([(660, 1112), (665, 1116), (671, 1114)], closed=False), "#3a0c20", 2.2)
    doll.line(spline([(660, 1126), (665, 1130), (671, 1128)], closed=False), "#3a0c20", 2.2)
    doll.line(spline([(652, 1114), (649, 1120), (653, 1125)], closed=False), "#a83468", 2.4)
    for y in (1107, 1134):
        doll.fill(ellipse(664, y, 6, 4.6), "#f0568c", 0.5, blur=2)
    scene.add(doll, relief=9, lo=0.55, hi=0.4, rim=0.7, shadow=(-4, 7, 8, 0.6), wobble=0.5,
              haze=("#1c0a14", 0.28))  # fmt: skip


def _crutch(stage: Stage, figure: Figure) -> None:
    """Two bars of ash from a padded top to one foot, and a grip across for the hand."""
    hand, shoulder = figure.joints["wrn"], figure.joints["shn"]
    hx, hy = float(hand[0]) + 0.6, float(hand[1]) + 2.2
    top = float(shoulder[1]) + 5.2
    wood, shade = "#c79c84", "#6a4640"
    with stage.part(relief=0.8, depth=1.2, shadow=0.6) as cel:
        for side in (-1, 1):
            bar = spline(
                [
                    (hx + side * 3.2, top + 1),
                    (hx + side * 3.2, hy + 2),
                    (hx + 1 + side * 0.9, hy + 17),
                    (hx + 1.2 + side * 0.7, hy + 21),
                ],
                closed=False,
            )
            cel.line(bar, wood, 1.5)
        cel.fill(limb([(hx + 1.1, hy + 16), (hx + 2, -1)], [2.4, 1.9], 8), wood,
                 grad=linear(hx + 3, 0, hx - 2, 0, shade))  # fmt: skip
        cel.fill(limb([(hx - 3.4, hy), (hx + 3.4, hy)], [2.1, 2.1], 6), "#8c5c4c")
        cel.fill(limb([(hx - 4, top), (hx + 4, top)], [3.4, 3.4], 8), "#4a2c3a")
        cel.fill(limb([(hx + 1.9, -2.4), (hx + 2.1, 0.2)], [2.8, 3.4], 6), "#241c20")


def _stagehand(scene: Scene) -> None:
    """She leans on a crutch, and does not take her eyes off the light."""
    who = Person(body="adult", skin="tan", hair="bun", hair_colour="#a898a4", coat="shirt",
                 colour="#6a5864", trim="#8a7884", trousers="#40343c", shoes="#241a20", boots=True,
                 face="calm", gaze=(0.8, -0.1), wrinkles=0.4, belt="#1c1418")  # fmt: skip
    x, y, tall = 196, 1180, 700
    figure = Figure(who, "stand", "q", lean=4, head=-3, near_arm=(-8, 8), near_hand="fist",
                    far_hand="fist", near_leg=(-5, -6), far_leg=(9, 4))  # fmt: skip
    figure.place(x, y, tall).reach(338, 716, "f", 1)  # she keeps the curtain open a little
    scene.shine(x + 40, y - 420, 210, "#c8487c", 0.16)
    figure.draw(scene, x, y, tall, under=_crutch, rim=1.8, rim_width=6, rim_colour=SUGAR,
                haze=("#2a121e", 0.22), ground=0.6, shadow=(-14, 8, 16, 0.5))  # fmt: skip
    _key(scene, figure)


def _key(scene: Scene, figure: Figure) -> None:
    """It hangs on a cord round her neck, flat on her chest."""
    left, right = figure.page("neck", -2.4, 0.2), figure.page("neck", 3.0, 0.5)
    chest = figure.page("neck", 2.2, 12.5)
    sheet = scene.sheet()
    for start, bend in ((left, -12), (right, 8)):
        cord = [start, ((start[0] + chest[0]) / 2 + bend, (start[1] + chest[1]) / 2 + 6),
                (chest[0], chest[1] - 8)]  # fmt: skip
        sheet.line(spline(cord, closed=False), "#f2b8cc", 3.4)
    with sheet.at(*chest, 1, -3):
        sheet.line(ellipse(0, -12, 7, 9), "#f2b8cc", 3)
        sheet.fill(_wings(0, 4, 36), "#fff0f5", grad=linear(34, -10, -34, 20, "#c07090"))
        for side in (-1, 1):
            sheet.fill(ellipse(side * 22, 4, 8, 6.4), "#3a1826")
        sheet.fill(rect(-5.5, 14, 11, 52, 2), "#ffdce8", grad=linear(6, 0, -6, 0, "#b06884"))
        sheet.fill(rect(-11, 48, 22, 7, 2), "#ffdce8")
        sheet.fill(rect(-11, 58, 22, 7, 2), "#ffdce8")
    scene.add(sheet, relief=4, lo=0.5, hi=0.6, rim=1.0, rim_width=2, shadow=(-5, 8, 6, 0.75),
              wobble=0.2)  # fmt: skip
    scene.shine(chest[0] + 8, chest[1], 60, SUGAR, 0.25)
