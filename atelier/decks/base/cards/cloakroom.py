"""After school the coats hang on their pegs, and something looks out of every sleeve."""

import math
import random
from collections.abc import Sequence
from typing import Final

import numpy as np

from pinxit_atelier.engine import (
    Brush,
    Cast,
    Colour,
    Look,
    Page,
    Palette,
    Scene,
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
    vary,
)
from pinxit_atelier.gesture import Stage, things
from pinxit_atelier.gesture.space import Vec, vec

LAMP: Final = 760.0, 84.0
UNIT: Final = 1000.0  # of the page to one of space
LIME, BOTTLE = "#b9cf6a", "#12231c"
PLUM, ORANGE, RED = "#5a3a58", "#cf6a30", "#8a2430"
RAIL: Final = 226.0
BENCH: Final = 1092.0


def paint(page: Page) -> Scene:
    """Paint the boards in the light of the lamp, the coats, and who is in them."""
    scene = Scene(page, 4401, light=(*LAMP, 240), glow="#e4f2a0", shade=BOTTLE, reach=760,
                  felt=0.1)  # fmt: skip
    scene.focus(410, 640, 190)
    scene.focus(330, 380, 150, 0.8)
    _boards(scene)
    _lamp(scene)
    _bench(scene)
    _coats(scene)
    _wing(scene)
    _paw(scene)
    _eyes(scene)
    _lunch_box(scene)
    _boots(scene)
    _dark(scene)
    return scene.finish(
        Look(
            brush=Brush(exact=0.035, edges=0.6, detail=0.5), masses=0.25, vignette=0.25,
            bloom=0.35, bloom_from=0.8, contrast=1.1,
            palette=Palette(
                colours=("#12241e", "#56703c", "#c4d27c", "#5a3a58", "#8a2430", "#3f7f80",
                         "#e8e8d8"),
                accent=ORANGE, quiet=0.2, hold=0.7,
            ),
        )
    )  # fmt: skip


def _space(x: float, y: float, z: float = 0.0) -> Vec:
    """Return the place in space of a place of the page, so far before the wall."""
    return vec((x - 400) / UNIT, (1000 - y) / UNIT, z / UNIT)


def _boards(scene: Scene) -> None:
    rng, page = scene.rng, scene.page
    wall = scene.sheet()
    wall.fill(rect(-20, -20, 840, 1240), "#7d9450")
    x = -30.0
    while x < 820:
        wide = rng.uniform(84, 104)
        wall.fill(rect(x, -20, wide, 1240), vary("#7d9450", rng, 0.18, 0.03), 0.8)
        wall.line(poly([(x, -20), (x + 2, 1240)], closed=False), "#1c3020", 4, 0.8)
        wall.line(poly([(x + 5, -20), (x + 7, 1240)], closed=False), "#b4c880", 2, 0.5)
        x += wide
    scene.lay(wall, "wood", way=89)
    rail = scene.sheet()
    rail.fill(rect(-20, RAIL - 34, 840, 64, 3), "#6f8448", grad=linear(0, RAIL - 34, 0, RAIL + 30,
              "#3c5030"))  # fmt: skip
    scene.lay(rail, "wood", way=1, cast=Cast((-8, 22), dark=0.7, soft=0.25))
    far = page.distance(LAMP[0] - 20, LAMP[1] + 60, 1.0, 1.25) / 800
    scene.multiply((smoothstep(0.12, 1.0, far) * 0.8).astype(np.float32), "#365448")
    scene.shine(*LAMP, 300, "#c8e070", 0.5)


def _lamp(scene: Scene) -> None:
    """The way out: green, lit, cut off by the edge of the picture."""
    box = scene.sheet()
    with box.at(0, 0, 1, -2):
        box.fill(rect(640, 44, 220, 116, 6), "#2a4a34")
        box.fill(rect(650, 54, 220, 96, 3), "#7cba58", grad=linear(650, 60, 800, 150, "#8fd060"))
        runner = "#f8fff0"
        box.fill(ellipse(731, 74, 9), runner)
        box.fill(limb([(727, 84), (718, 108)], [15, 12]), runner)
        for line in ([(728, 88), (746, 98), (758, 90)], [(724, 88), (706, 92), (700, 104)],
                     [(720, 108), (738, 118), (736, 138)],
                     [(717, 108), (708, 126), (688, 128)]):  # fmt: skip
            box.line(spline(line, closed=False), runner, 7)
        box.fill(rect(772, 64, 40, 76), "#f4ffe0", 0.8)
    scene.put(box)
    scene.exact(rect(640, 40, 160, 124), 0.9)
    scene.shine(*LAMP, 190, "#d8f080", 0.35)


def _bench(scene: Scene) -> None:
    bench = scene.sheet()
    bench.fill(rect(-20, BENCH - 40, 840, 64), "#6c7c48", grad=linear(820, 0, -20, 0, "#2c4030"))
    bench.fill(rect(-20, BENCH + 24, 840, 26), "#3c4c30", grad=linear(820, 0, -20, 0, BOTTLE))
    bench.fill(rect(-20, BENCH + 50, 840, 100), BOTTLE)
    scene.lay(bench, "wood", way=1, cast=Cast((-6, -14), dark=0.5, soft=0.3))


class _Coat:
    """A coat on its peg: where its shoulders are, how wide and long it is, and its colour."""

    def __init__(self, canvas: Stage, x: float, top: float, wide: float, high: float,
                 colour: Colour, seed: int) -> None:  # fmt: skip
        self.canvas = canvas.canvas
        self.x, self.top, self.wide, self.high = x, top, wide, high
        self.colour, self.rng = colour, random.Random(seed)

    def hang(self, buttons: Colour) -> None:
        """Hang up the body, and the hood with nobody in it."""
        self._body()
        self._hood()
        for step in range(4):
            y = self.top + self.high * (0.14 + 0.17 * step)
            spot = _space(self.x + self.wide * 0.045, y, self.wide * 0.29)
            things.ball(self.canvas, spot, 0.0095, buttons, sheen=0.5)

    def _body(self) -> None:
        folds = [(self.rng.uniform(0, 6.3), n, self.rng.uniform(0.5, 1)) for n in (3, 5, 8, 11)]
        turns = np.linspace(0, math.tau, 72, endpoint=False)
        rows = []
        for part in np.linspace(0, 1, 16):
            half = np.interp(part, [0, 0.05, 0.16, 0.5, 1], [0.2, 0.62, 0.86, 0.9, 1.08])
            deep = np.interp(part, [0, 0.05, 0.16, 1], [0.2, 0.34, 0.46, 0.62])
            waves = sum(size * np.sin(count * turns + first + part * 1.6) for first, count, size
                        in folds)  # fmt: skip
            swell = 1 + (0.006 + 0.05 * part**1.3) * waves
            y = self.top + part * self.high + 6 * np.sin(3 * turns) * part
            rows.append([_space(self.x + self.wide / 2 * half * s * w,
                                yy, self.wide / 2 * deep * c * w)
                         for s, c, w, yy in zip(np.sin(turns), np.cos(turns), swell, y,
                                                strict=True)])  # fmt: skip
        with self.canvas.part(self.colour, soft=0.4, rough=0.9) as body:
            body.surface(np.array(rows), closed=True)
            front = [_space(self.x, self.top + self.high * down, self.wide * (0.24 + 0.06 * down))
                     for down in (0.05, 0.4, 0.7, 1.0)]  # fmt: skip
            body.fold(front, 0.007, 0.010)
            for side in (-1, 1):
                hip = self.x + side * self.wide * 0.26, self.top + self.high * 0.62
                pocket = [_space(hip[0] + dx * self.wide, hip[1] + abs(dx) * 20, self.wide * 0.25)
                          for dx in (-0.13, 0, 0.13)]  # fmt: skip
                body.fold(pocket, 0.007, 0.010)

    def _hood(self) -> None:
        r = self.wide * 0.30
        y = self.top - r * 0.72
        with self.canvas.part(self.colour, soft=0.5) as hood:
            hood.ball(_space(self.x, y, 0), np.diag([r, r * 1.14, r * 0.8]) / UNIT)
            hood.chain([_space(self.x - r, self.top + 16, r * 0.3),
                        _space(self.x, self.top + 34, r * 0.75),
                        _space(self.x + r, self.top + 16, r * 0.3)],
                       [r * 0.4 / UNIT] * 3)  # fmt: skip
        loop = [_space(self.x + r * 0.74 * math.sin(a), y + r * 0.06 - r * 0.9 * math.cos(a),
                       r * 0.72 - r * 0.12 * math.cos(a))
                for a in np.linspace(0, math.tau, 17)]  # fmt: skip
        with self.canvas.part("#0c1410", flat=True) as dark:
            dark.ball(_space(self.x, y + r * 0.06, r * 0.72),
                      np.diag([r * 0.74, r * 0.9, r * 0.08]) / UNIT)  # fmt: skip
        with self.canvas.part(mix(self.colour, "#f0e0b0", 0.12), soft=0.3) as rim:
            rim.chain(loop, [r * 0.13 / UNIT] * len(loop))
        self.face = self.x, y + r * 0.06, r
        things.rod(self.canvas, [_space(self.x - 8, y - r * 1.05, 4), _space(self.x, RAIL - 8, 16),
                                 _space(self.x + 8, y - r * 1.05, 4)], 0.004, BOTTLE)  # fmt: skip

    def sleeve(self, line: Sequence[tuple[float, float]], cuff: Colour) -> None:
        """Hang a sleeve along a line of the page, from the shoulder to the cuff."""
        z = self.wide * 0.2
        spots = [_space(x, y, z * (0.4 + 0.6 * number / 2)) for number, (x, y) in enumerate(line)]
        r = self.wide * 0.155 / UNIT
        with self.canvas.part(self.colour, soft=0.4, rough=0.9) as arm:
            arm.chain(spots, np.linspace(r, r * 0.92, len(spots)))
            for part in (0.32, 0.45, 0.56, 0.68, 0.84):
                at = part * (len(spots) - 1)
                one = int(at)
                spot = spots[one] + (spots[one + 1] - spots[one]) * (at - one)
                way = spots[one + 1] - spots[one]
                across = vec(-way[1], way[0], 0) / (np.linalg.norm(way) + 1e-9)
                slip = way / np.linalg.norm(way) * r * self.rng.uniform(-0.5, 0.5)
                side = 1 if self.rng.random() < 0.5 else -1
                arm.fold([spot + across * r * side + vec(0, 0, r * 0.5),
                          spot + slip + vec(0, 0, r), spot - across * r * 0.4 * side + slip * 2],
                         0.013, 0.012)  # fmt: skip
        end, way = spots[-1], spots[-1] - spots[-2]
        way = way / np.linalg.norm(way)
        with self.canvas.part(cuff, soft=0.3) as band:
            band.chain([end - way * 0.012, end + way * 0.014], [r * 1.05, r * 1.05])


PLUM_X, SMALL_X, HUGE_X = 26.0, 296.0, 640.0


def _coats(scene: Scene) -> None:
    """Plum, small and orange, huge and red; a hand waves, a hand is held, a tentacle hangs."""
    stage = Stage(scene, 400, 1000, UNIT, pitch=0, near=9, box=(-20, 40, 820, 1180), detail=0.6)
    plum = _Coat(stage, PLUM_X, 366, 270, 560, PLUM, 3)
    plum.hang("#a08a58")
    plum.sleeve([(112, 410), (166, 560), (166, 706)], mix(PLUM, "#c8a0b0", 0.2))
    small = _Coat(stage, SMALL_X, 392, 196, 360, ORANGE, 7)
    small.hang("#5c3018")
    small.sleeve([(232, 426), (192, 364), (212, 240)], "#a84c24")
    small.sleeve([(360, 426), (402, 520), (396, 604)], "#a84c24")
    huge = _Coat(stage, HUGE_X, 372, 366, 640, RED, 11)
    huge.hang("#3c1c1c")
    huge.sleeve([(516, 432), (484, 560), (512, 684)], mix(RED, "#e0a090", 0.2))
    huge.sleeve([(764, 432), (816, 580), (786, 740)], mix(RED, "#e0a090", 0.2))
    _tentacle(stage)
    skin = "brown"
    stage.hand("spread", (0.12, 1, 0.1), (0.1, 0, 1), at=_space(214, 226, 38), skin=skin,
               elbow=_space(210, 262, 30), size=0.098, wide=1.05)  # fmt: skip
    with scene.layer("cloth", way=86, form=0.35, cast=Cast((-58, 44), dark=0.75, soft=0.3)):
        stage.paint(focus=(400, 600, 500), light=(*LAMP, 130), rim=0.5, rim_colour="#d8f080",
                    shadow=0, contact=0, fill=0.42, dim=0.35, bounce="#3c5c40")  # fmt: skip
    scene.still(ellipse(220, 180, 50, 70), 0.5)
    scene.exact(ellipse(176, 890, 76, 150), 0.7)


def _tentacle(stage: Stage) -> None:
    """It feels for the bench, and keeps its suckers to itself."""
    line = [(168, 716), (182, 790), (212, 870), (206, 962), (164, 1006), (130, 974), (156, 940)]
    spots = [_space(x, y, 50 + number * 3) for number, (x, y) in enumerate(line)]
    with stage.canvas.part("#3f8a88", soft=0.3, sheen=0.4) as arm:
        arm.chain(spots, [0.034, 0.033, 0.030, 0.025, 0.019, 0.013, 0.006])
    for number in range(9):
        at = 0.7 + number * 0.42
        one = min(int(at), 4)
        spot = spots[one] + (spots[one + 1] - spots[one]) * (at - one)
        with stage.canvas.part("#a8c8b4", soft=0.2) as cup:
            cup.ball(spot + vec(-0.014 + number * 0.002, 0, 0.026 - number * 0.0018),
                     0.0095 - number * 0.0006)  # fmt: skip


def _paw(scene: Scene) -> None:
    """A great violet paw that has closed very carefully round a small hand."""
    rng = random.Random(5)
    paw = scene.sheet()
    shape = spline([(470, 696), (500, 684), (546, 690), (556, 740), (534, 792), (488, 806),
                    (440, 796), (420, 762), (432, 724)])  # fmt: skip
    paw.fill(shape, "#4c3c78")
    spots = [(rng.uniform(416, 560), rng.uniform(684, 808)) for _ in range(3200)]
    for x, y in sorted(spots, key=lambda one: one[1]):
        if not shape.contains(x, y):
            continue
        far = rng.uniform(12, 26)
        lean = (x - 488) * 0.22 + rng.gauss(0, 4)
        lit = min(1.0, max(0.0, 0.3 + (x - 430) / 260 - (y - 700) / 200 + rng.gauss(0, 0.2)))
        tone = mix("#33285a", "#a898d8", lit)
        paw.fill(taper([(x, y - 4), (x + lean * 0.6, y + far * 0.6), (x + lean, y + far)],
                       [4.4, 3, 0.4], 5), tone, 0.9)  # fmt: skip
    scene.lay(paw, "fur", way=82, form=0.5, cast=Cast((-16, 14), dark=0.6, soft=0.3), wobble=0.3)
    stage = Stage(scene, 400, 1000, UNIT, pitch=0, near=9, box=(340, 560, 600, 840), detail=0.6)
    stage.hand("cradle", (0.6, -1, 0.1), (0.4, 0.1, -0.8), at=_space(412, 634, 90),
               elbow=_space(404, 612, 60), skin="brown", size=0.104, wide=0.95)  # fmt: skip
    stage.paint(light=(*LAMP, 420), shadow=0, contact=0, fill=0.6, dim=0.1, rim=0.4,
                rim_colour="#e8f0b0")  # fmt: skip
    scene.still(ellipse(440, 690, 50, 70), 0.5)
    _fingers(scene, rng)


def _fingers(scene: Scene, rng: random.Random) -> None:
    """Three soft fingers lie over the small hand, claws well away from it."""
    for y, far in ((712, 74), (740, 98), (770, 78)):
        finger = scene.sheet()
        line = [(548, 732 + (y - 738) * 0.5), (530 - far * 0.55, y - 6), (530 - far, y + 14)]
        finger.fill(limb(line, [40, 38, 28]), "#4c3c7c")
        for _ in range(560):
            part = rng.uniform(-0.3, 1)
            x, off = 530 - far * part, rng.uniform(-20, 20) * (1 - 0.25 * max(0, part))
            high = np.interp(part, [-0.3, 0.4, 1], [732 + (y - 738) * 0.5, y - 6, y + 12])
            root = x, float(high) + off
            lit = min(1.0, max(0.0, 0.45 - off / 40 + rng.gauss(0, 0.18)))
            tip = root[0] - rng.uniform(8, 18), root[1] + rng.uniform(3, 12)
            finger.fill(taper([root, tip], [4.4, 0.5], 3), mix("#3a2e66", "#b4a4e0", lit), 0.9)
        finger.fill(leaf((532 - far, y + 12), (512 - far, y + 26), 9), "#a8a494")
        scene.lay(finger, "fur", way=200, cast=Cast((-5, 8), dark=0.6, soft=0.3), wobble=0.3)


def _wing(scene: Scene) -> None:
    """White feathers, from the cuff down over the coat."""
    rng = random.Random(8)
    wing = scene.sheet()
    for row, (count, far, start) in enumerate(((9, 210, 20), (8, 150, 10), (8, 96, 0), (7, 56, 0))):
        for number in range(count):
            part = number / (count - 1)
            turn = math.radians(66 + part * 62 + rng.uniform(-3, 3))
            root = 776 + (part - 0.5) * -34, 748 + start
            long = far * (0.78 + 0.3 * math.sin(part * 2.6))
            tip = root[0] + long * math.cos(turn), root[1] + long * math.sin(turn)
            tone = mix("#f4f4e4", "#8fa090", min(1.0, part * 0.7 + 0.1 * (3 - row)))
            wing.fill(leaf((root[0] - 3, root[1] + 4), (tip[0] - 5, tip[1] + 6), long * 0.24),
                      "#3c4c40", 0.45)  # fmt: skip
            wing.fill(leaf(root, tip, long * 0.23 + 5), tone)
            wing.line(poly([root, tip], closed=False), "#8a9484", 1.6, 0.6)
    scene.lay(wing, "paper", way=95, form=0.3, cast=Cast((-26, 22), dark=0.6, soft=0.3), wobble=0.5)
    scene.exact(ellipse(770, 850, 90, 110), 0.6)


def _eyes(scene: Scene) -> None:
    """Somebody small is in the small one, and looks at the lamp."""
    eyes = scene.sheet()
    for x, y, size in ((SMALL_X - 8, 352, 6.0), (SMALL_X + 17, 354, 5.4)):
        eyes.fill(ellipse(x, y, size, size * 0.92), "#d8e0b0")
        eyes.fill(ellipse(x + 1.6, y - 0.5, size * 0.62), "#141c14")
    scene.put(eyes)
    scene.still(ellipse(SMALL_X + 4, 352, 34, 20))


def _lunch_box(scene: Scene) -> None:
    x, y = 300.0, BENCH - 14
    box = scene.sheet()
    body = rect(x - 68, y - 78, 136, 78, 10)
    box.fill(body, "#a83a34", grad=linear(x + 68, y - 80, x - 68, y, "#5c2028"))
    box.fill(spline([(x - 70, y - 84, 1), (x - 62, y - 110), (x, y - 122), (x + 64, y - 116),
                     (x + 72, y - 96, 1)]), "#b84a3c",
             grad=linear(x + 60, 0, x - 70, 0, "#642430"))  # fmt: skip
    box.fill(poly([(x - 68, y - 84), (x + 71, y - 97), (x + 68, y - 70), (x - 68, y - 72)]),
             "#120c10")  # fmt: skip
    for dx in (4, 28):
        box.fill(ellipse(x + dx, y - 80 - dx * 0.1, 5.4, 4.6), "#d8e0b0")
        box.fill(ellipse(x + dx + 1.8, y - 80 - dx * 0.1, 2.6), "#141010")
    box.line(spline([(x - 22, y - 118, 1), (x - 20, y - 140), (x + 22, y - 142),
                     (x + 24, y - 119, 1)], closed=False), "#c8c4a8", 6)  # fmt: skip
    box.fill(rect(x - 12, y - 66, 22, 18, 3), "#b8b088")
    scene.lay(box, "metal", way=2, form=0.3, contact=0.8, cast=Cast((-60, 6), dark=0.6, soft=0.3),
              wobble=0.4)  # fmt: skip
    scene.exact(ellipse(x, y - 60, 76, 80), 0.7)


def _boots(scene: Scene) -> None:
    """Rubber boots; in one a twig has come into leaf."""
    y = BENCH - 6
    boots = scene.sheet()
    for x, tone in ((560, "#567a7e"), (486, "#668e8e")):
        boots.fill(spline([(x - 28, y - 122, 1), (x + 26, y - 124, 1), (x + 28, y - 46),
                           (x + 58, y - 24), (x + 62, y, 1), (x - 28, y, 1), (x - 26, y - 50)]),
                   tone,
                   grad=linear(x + 46, 0, x - 34, 0, "#24383e"))  # fmt: skip
        boots.fill(ellipse(x - 1, y - 123, 27, 9), "#101c1c")
        boots.line(poly([(x - 26, y - 2), (x + 62, y - 3)], closed=False), "#1c2a2a", 7)
        boots.line(spline([(x + 18, y - 112), (x + 20, y - 50)], closed=False), "#c0dcc0", 4, 0.6)
    scene.lay(boots, "plain", way=80, form=0.4, contact=0.8,
              cast=Cast((-50, 6), dark=0.6, soft=0.3), wobble=0.4)  # fmt: skip
    twig = scene.sheet()
    twig.fill(taper([(486, y - 116), (480, y - 160), (492, y - 206)], [7, 5, 2]), "#5c4a34")
    twig.fill(taper([(482, y - 156), (460, y - 186)], [4, 1.6]), "#5c4a34")
    for x0, y0, x1, y1 in ((492, 206, 508, 238), (486, 184, 520, 190), (482, 172, 456, 162),
                           (460, 186, 440, 208), (466, 180, 470, 214)):  # fmt: skip
        twig.fill(leaf((x0, y - y0), (x1, y - y1), 13), "#9cc860",
                  grad=linear(x0, y - y0, x1, y - y1, "#5c8a3c"))  # fmt: skip
    scene.lay(twig, "foliage", cast=Cast((-20, 10), dark=0.5, soft=0.3), wobble=0.3)
    scene.exact(ellipse(500, y - 120, 70, 120), 0.6)


def _dark(scene: Scene) -> None:
    """Far from the lamp the corridor is asleep already."""
    page = scene.page
    far = np.hypot((page.x - 760) / 1.0, (page.y - 200) / 1.3) / 760
    scene.multiply((smoothstep(0.6, 1.35, far) * 0.3).astype(np.float32), "#33484c")
