"""An old fisherwoman in a rowing boat full of jam jars hauls a bolt of lightning out of the sky."""

import math
import random
from itertools import pairwise
from typing import Final

import numpy as np

from pinxit_atelier.engine import (
    Field,
    Look,
    Page,
    Path,
    Point,
    Scene,
    Sheet,
    darker,
    ellipse,
    limb,
    linear,
    mix,
    moved,
    poly,
    rect,
    rgb,
    sample,
    smoothstep,
    spline,
    taper,
)
from pinxit_atelier.people import Figure, Stage
from pinxit_atelier.people import Look as Person

THUNDER, SLATE, DEEP = "#4a3478", "#2a2a4c", "#0e0a22"
ELECTRIC, LILAC, LEMON = "#fbf8ff", "#b9a0ff", "#f6d92e"
TIP: Final = 252.0, 424.0  # of the rod, where the bolt has bitten
BOLT: Final = (
    (-40.0, -50.0), (92, 66), (40, 112), (168, 180), (108, 224), (214, 290), (160, 326), (226, 378),
    (196, 400), TIP,
)  # fmt: skip
BOAT: Final = 470.0, 952.0, 11.0  # the middle of the near gunwale, and how it is tilted


def paint(page: Page) -> Scene:
    """Paint sky, dark shore and sea, then the boat round her, and last the catch itself."""
    scene = Scene(page, 338, light=(190, 330, 210), glow="#e9e2ff", shade="#0d0820", reach=820)
    _sky(scene)
    _shore(scene)
    _far_sea(scene)
    _inside_of_boat(scene)
    _jars(scene, ((196, -66, 1.0, 1), (296, -66, 1.12, 2)))
    _woman(scene)
    _jars(
        scene,
        ((-214, 8, 0.86, 4), (62, 14, 1.16, 6), (158, 22, 1.36, 7), (268, 24, 1.22, 8)),
    )
    _hull(scene)
    _near_sea(scene)
    _bolt(scene)
    _firefly(scene)
    _rain(scene)
    look = Look(
        vignette=0.3, bloom=0.42, bloom_from=0.7, shadows="#2a1a5a", lights="#d8ccff", split=0.1,
        contrast=1.12, saturation=1.1,
    )  # fmt: skip
    return scene.finish(look)


def _from_bolt(page: Page) -> Field:
    """Return how far every pixel is from the bolt."""
    far = np.full(page.x.shape, 1e6, np.float32)
    for (x0, y0), (x1, y1) in pairwise(BOLT):
        way_x, way_y = x1 - x0, y1 - y0
        part = ((page.x - x0) * way_x + (page.y - y0) * way_y) / (way_x**2 + way_y**2)
        part = np.clip(part, 0, 1)
        far = np.minimum(far, np.hypot(page.x - x0 - way_x * part, page.y - y0 - way_y * part))
    return far


def _sky(scene: Scene) -> None:
    """Towers of cloud, modelled as hills and lit by what falls through them."""
    page = scene.page
    far = _from_bolt(page)
    puff = page.noise(15, 330, 5, 0.4, (1.5, 0.8))
    puff = puff - 0.5 * np.abs(page.noise(17, 190, 3, 0.42, (1.3, 0.9)))
    height = page.blur((puff * 230).astype(np.float32), 5)
    down, across = np.gradient(height * page.scale)
    to_x, to_y = (60 - page.x + 0.28 * page.y) / 500, (page.y * 0.55 - page.y) / 500 - 0.25
    lit = (-across * to_x - down * to_y) / np.sqrt(across**2 + down**2 + 1)
    near = np.exp(-((far / 260) ** 1.2))
    tone = 0.30 + 0.2 * puff + lit * (0.2 + 0.5 * near) + 0.3 * near
    tone = tone - 0.24 * smoothstep(120, 760, page.x - 0.35 * page.y + 140)
    stops = [
        (-0.3, DEEP), (0.12, "#1d1640"), (0.36, "#3a2a6a"), (0.62, "#6a56a8"), (0.9, "#a996e2"),
        (1.25, "#efe8ff"),
    ]  # fmt: skip
    scene.backdrop(stops, tone.astype(np.float32), amount=0.08)


def _shore(scene: Scene) -> None:
    """A town where no lamp is lit."""
    rng = random.Random(5)
    sheet = scene.sheet()
    outline: list[Point] = [(430, 700, 1), (470, 676), (520, 668)]
    x = 520.0
    while x < 810:
        wide, high = rng.uniform(22, 40), rng.uniform(14, 40)
        base = 668 - 26 * math.sin((x - 500) / 110)
        if rng.random() < 0.18:
            high += 40
            wide *= 0.6
        outline += [(x, base, 1), (x, base - high, 1), (x + wide / 2, base - high - wide * 0.5, 1)]
        outline += [(x + wide, base - high, 1), (x + wide, base, 1)]
        x += wide + rng.uniform(-6, 3)
    outline += [(830, 640, 1), (830, 720, 1)]
    sheet.fill(spline(outline), "#0c0820", grad=linear(430, 0, 830, 0, "#120c2c"))
    for _ in range(26):
        wx, wy = rng.uniform(530, 790), rng.uniform(618, 650)
        sheet.fill(rect(wx, wy, 5, 7), "#07040f", 0.9)
    scene.shine(690, 640, 190, "#7a68c8", 0.4, high=0.5)
    scene.add(sheet, rim=0.4, rim_width=2, wobble=0.8)
    scene.mist(712, 22, "#51429a", 0.45, seed=3)


def _swell(
    scene: Scene, points: list[Point], top: str, low: str, seed: int, crest: float = 1.0
) -> None:
    """One back of the sea: dark glass, streaked, with foam on its ridge."""
    rng = random.Random(seed)
    sheet = scene.sheet()
    shape = spline([*points, (860, 1260, 1), (-60, 1260, 1)])
    high = min(point[1] for point in points)
    sheet.fill(shape, top, grad=linear(0, high, 0, high + 300, low))
    ridge = sample(points, 150)
    for _ in range(420):  # streaks that run down with the water
        x, y, _, _ = rng.choice(ridge)
        fall = rng.random() ** 1.6 * 260
        slip = rng.uniform(20, 80)
        bow = [
            (x - slip, y + fall + slip * 0.1), (x, y + fall + rng.uniform(4, 12)),
            (x + slip, y + fall - slip * 0.12),
        ]  # fmt: skip
        light = max(0.0, 1 - abs(x - 190) / 520) * max(0.0, 1 - fall / 300)
        tone = mix(low, "#cfc4ff", light * rng.uniform(0.2, 0.9)) if rng.random() < 0.6 else DEEP
        sheet.fill(taper(bow, [0.3, rng.uniform(1.5, 5), 0.3], 10), tone, 0.5, clip=shape)
    scene.add(
        sheet, relief=34, lo=0.5, hi=0.5, rim=0.55, rim_width=4, wobble=1.4, shadow=(0, -8, 16, 0.5)
    )
    foam = scene.sheet()
    for x, y, _, _ in ridge:
        for _ in range(int(7 * crest)):
            size = rng.random() ** 2 * 6 * crest + 0.8
            tone = mix(LILAC, ELECTRIC, max(0.0, 1 - abs(x - 200) / 520))
            place = x + rng.gauss(0, 8), y + abs(rng.gauss(0, 9)) - 3
            foam.fill(ellipse(*place, size, size * 0.6), tone, rng.uniform(0.15, 0.75))
    scene.put(foam, wobble=1)


def _far_sea(scene: Scene) -> None:
    _swell(
        scene,
        [(-60, 742, 1), (70, 742), (190, 762), (330, 716), (480, 742), (620, 712), (860, 732, 1)],
        "#53469a", "#1c1640", 4, 0.6,
    )  # fmt: skip
    _swell(
        scene,
        [(-60, 640, 1), (30, 652), (110, 716), (220, 806), (330, 850), (470, 836), (640, 770),
         (860, 716, 1)],
        "#433780", "#150f34", 6, 0.9,
    )  # fmt: skip


def _near_sea(scene: Scene) -> None:
    _swell(
        scene,
        [
            (-60, 926, 1), (60, 952), (170, 1020), (300, 1052), (430, 1068), (580, 1076),
            (700, 1072), (860, 1040, 1),
        ],
        "#4c3f92", "#0f0a28", 9, 1.2,
    )  # fmt: skip
    _swell(
        scene,
        [(-60, 1120, 1), (120, 1152), (330, 1128), (560, 1166), (860, 1130, 1)],
        "#2e2562", "#080518", 11, 1.0,
    )  # fmt: skip
    glints = scene.sheet()
    rng = random.Random(77)
    for _ in range(150):  # the bolt again, broken by the water
        y = rng.uniform(740, 1150)
        x = 130 + 60 * math.sin(y / 46) + rng.gauss(0, 46 + (y - 740) / 9)
        wide = rng.uniform(8, 34) * (0.5 + (y - 700) / 500)
        stroke = [
            (x - wide, y + rng.uniform(-3, 3)),
            (x, y + 3),
            (x + wide, y + rng.uniform(-5, 2)),
        ]
        glints.fill(
            taper(stroke, [0.2, rng.uniform(1.5, 5), 0.2], 10), ELECTRIC, rng.uniform(0.2, 0.8)
        )
    scene.put(glints, "screen", wobble=1.5)


def _in_boat(path: Path) -> Path:
    return moved(path, BOAT[0], BOAT[1], 1, BOAT[2])


def _inside_of_boat(scene: Scene) -> None:
    sheet = scene.sheet()
    inside = spline(
        [(-352, -66, 1), (-250, -50), (0, -64), (200, -70), (420, -76, 1), (420, 60, 1), (-230, 50),
         (-352, -66, 1)]
    )  # fmt: skip
    sheet.fill(_in_boat(inside), "#2b1c36", grad=linear(200, 840, 700, 1000, "#120a1e"))
    for number in range(9):
        x = -250 + number * 76
        rib = taper([(x, -60), (x + 8, -20), (x + 4, 40)], [9, 10, 8], 8)
        sheet.fill(_in_boat(rib), "#4a3348", 0.8)
    scene.add(sheet, relief=6, lo=0.6, wobble=0.9)
    rim = scene.sheet()
    far = taper([(-360, -70), (-240, -54), (0, -68), (220, -74), (440, -82)], [10, 13, 14, 14, 14])
    rim.fill(_in_boat(far), "#7c5a66")
    scene.add(rim, relief=6, lo=0.6, hi=0.6, rim=0.8, shadow=(0, 5, 5, 0.6), wobble=0.8)


def _hull(scene: Scene) -> None:
    """Overlapping planks, worn paint, a patch nailed over a hole."""
    rng = random.Random(3)
    sheet = scene.sheet()
    side = spline(
        [(-366, -74, 1), (-300, -22), (-180, 16), (20, 26), (220, 20), (430, 0, 1), (430, 150, 1),
         (120, 156), (-90, 140), (-250, 84), (-366, -74, 1)]
    )  # fmt: skip
    sheet.fill(_in_boat(side), "#8a3f58", grad=linear(160, 900, 700, 1120, "#2e1430"))
    for row in range(1, 5):
        drop = row * 29
        plank = [
            (-366 + drop * 0.9, -74 + drop * 0.9), (-290 + drop * 0.4, -22 + drop),
            (-170, 16 + drop), (20, 26 + drop), (220, 20 + drop), (440, drop),
        ]  # fmt: skip
        sheet.fill(_in_boat(taper(plank, [2, 6, 8, 8, 8, 8])), "#1c0a20", 0.7, clip=_in_boat(side))
        light = [(x, y + 6) for x, y in plank]
        sheet.fill(_in_boat(taper(light, [1, 3, 4, 4, 3, 2])), "#d08aa0", 0.5, clip=_in_boat(side))
    for _ in range(420):
        x, y = rng.uniform(-340, 420), rng.uniform(-40, 150)
        scratch = taper(
            [(x, y), (x + rng.uniform(10, 40), y + rng.uniform(-3, 3))], [0.4, 2, 0.4], 6
        )
        tone = rng.choice(("#c07a8e", "#4a1c3a", "#e6c2c8", "#2c1030"))
        sheet.fill(_in_boat(scratch), tone, 0.35, clip=_in_boat(side))
    scene.add(sheet, relief=26, lo=0.55, hi=0.5, rim=0.5, shadow=(0, 4, 10, 0.6), wobble=1)
    rail = scene.sheet()
    near = [(-372, -80), (-300, -26), (-180, 12), (20, 22), (220, 16), (440, -6)]
    rail.fill(_in_boat(limb(near, [14, 17, 19, 20, 20, 20])), "#b98a86")
    for number in range(60):
        x = -330 + number * 13
        y = float(np.interp(x, [n[0] for n in near], [n[1] for n in near]))
        grain = taper(
            [(x, y + rng.uniform(-6, 6)), (x + 22, y + rng.uniform(-6, 6))], [0.3, 1.6, 0.3], 6
        )
        rail.fill(_in_boat(grain), "#6a4450", 0.6)
    scene.add(
        rail, relief=9, lo=0.6, hi=0.7, rim=1.0, rim_width=3, shadow=(0, 8, 6, 0.7), wobble=0.9
    )


def _spark(sheet: Sheet, x: float, y: float, size: float, rng: random.Random) -> None:
    """A small bolt, restless between two ends."""
    points = [(x + rng.uniform(-3, 3), y - size)]
    steps = 5
    for step in range(1, steps):
        side = (12 if step % 2 else -12) * size / 42
        points.append((x + side + rng.uniform(-3, 3), y - size + 2 * size * step / steps))
    points.append((x + rng.uniform(-4, 4), y + size))
    sheet.line(poly(points, closed=False), LILAC, 9 * size / 42, 0.6, blur=4)
    sheet.line(poly(points, closed=False), ELECTRIC, 4.4 * size / 42)
    fork = points[2]
    branch = [fork, (fork[0] - 12, fork[1] + 8), (fork[0] - 9, fork[1] + 18)]
    sheet.line(poly(branch, closed=False), ELECTRIC, 2 * size / 42)


def _jars(scene: Scene, places: tuple[tuple[float, float, float, int], ...]) -> None:
    """Jam jars with a cloth tied over each, and what was in the sky yesterday."""
    turn = math.radians(BOAT[2])
    for right, down, size, seed in places:
        rng = random.Random(seed)
        x = BOAT[0] + right * math.cos(turn) - down * math.sin(turn)
        y = BOAT[1] + right * math.sin(turn) + down * math.cos(turn)
        jar, light = scene.sheet(), scene.sheet()
        lean = BOAT[2] + rng.uniform(-6, 6)
        open_one = seed == 6
        with jar.at(x, y, size, lean):
            glass = rect(-36, -104, 72, 106, 17)
            jar.fill(
                glass,
                "#8f86e0" if not open_one else "#5a5a9a",
                0.6,
                grad=linear(-36, 0, 36, 0, "#3d3480"),
            )
            jar.fill(rect(-30, -116, 60, 18, 5), "#a9a2ea", 0.8)
            jar.fill(rect(-29, -92, 7, 76, 4), ELECTRIC, 0.75, blur=1)
            jar.fill(rect(22, -84, 4, 60, 2), ELECTRIC, 0.4, blur=1)
            jar.line(glass, "#d9d2ff", 2.4, 0.8)
            jar.fill(ellipse(0, -1, 30, 6), "#e9e4ff", 0.35)
            if not open_one:
                cloth = rng.choice(("#d8455e", "#e9e2f4", LEMON, "#5f8fe0"))
                hood: list[Point] = [
                    (-40, -92, 1),
                    (-32, -112),
                    (-20, -124),
                    (20, -124),
                    (32, -112),
                    (40, -92, 1),
                ]
                hood += [(40 - n * 10, -92 + (8 if n % 2 else -2)) for n in range(1, 8)]
                jar.fill(spline(hood), cloth, grad=linear(-30, 0, 40, 0, darker(cloth, 0.5)))
                jar.line(spline([(-33, -106), (0, -101), (33, -106)], closed=False), "#3a2018", 3)
        with light.at(x, y, size, lean):
            if not open_one:
                _spark(light, 0, -50, 34, rng)
            else:
                light.line(ellipse(0, -116, 30, 7), "#e9e4ff", 2.6, 0.9)
                light.fill(ellipse(0, -112, 34, 12), "#c8f03c", 0.3, blur=6)
        scene.add(jar, relief=10, lo=0.4, hi=0.5, rim=0.6, shadow=(3, 5, 7, 0.55), wobble=0.5)
        scene.put(light)
        if not open_one:
            mid_x = x + 50 * size * math.sin(turn)
            scene.shine(mid_x, y - 50 * size, 78 * size, "#cabaff", 0.8)


def _rod_points() -> list[tuple[float, float]]:
    return [(634, 880), (566, 766), (502, 640), (462, 540), (408, 468), (332, 430), TIP]


def _woman(scene: Scene) -> None:
    who = Person(
        body="old", skin="tan", hair="bun", hair_colour="#f2eef6", coat="coat", colour=LEMON,
        trim="#c9a818", hem=0.62, flare=9, trousers="#c9a818", shoes="#2c3a5e", boots=True,
        buttons="#3a3a52",
        belt="#8a6a1a", face="joy", wrinkles=0.75, scarf="#d8455e",
    )  # fmt: skip
    she = Figure(
        who, "pull", "q", prop=None, lean=-30, hunch=-12, head=-4, near_leg=(52, 20),
        far_leg=(16, -16), wind=(-9, -2), near_foot=96, far_foot=84, near_wrist=10,
    )  # fmt: skip
    x, y, high = 500.0, 968.0, 560.0
    she.place(x, y, high, flip=True)
    she.reach(508, 612, "f", 1)
    she.reach(572, 728, "n", 1)

    def rod(stage: Stage, figure: Figure) -> None:
        points = [figure.to_units(*place) for place in _rod_points()]
        with stage.part(relief=0.8, shadow=0.5, depth=0.6) as cel:
            cel.fill(taper(points, [3.0, 2.6, 2.2, 1.7, 1.2, 0.8, 0.5]), "#9a6a3a")
            cel.fill(taper(points[:2], [4.2, 3.6]), "#3a2430")
            for part in (0.3, 0.5, 0.68, 0.83):
                px, py, wx, wy = sample(points, 40)[int(part * 40)]
                cel.line(
                    poly(
                        [(px - wy * 1.4, py + wx * 1.4), (px + wy * 1.4, py - wx * 1.4)],
                        closed=False,
                    ),
                    "#e6dcff",
                    0.7,
                )

    def fingers(stage: Stage, figure: Figure) -> None:
        """The far fist closes round the rod."""
        skin = who.flesh
        for number in range(4):
            x, y = 484 - number * 5.5, 602 - number * 10.5
            ends = [figure.to_units(x + 12, y + 4), figure.to_units(x - 10, y - 4)]
            with stage.part(relief=0.9, shadow=0.5, depth=0.4) as cel:
                cel.fill(limb(ends, [2.5, 2.2], 8), mix(skin, "#7a3a2a", 0.08 * number))

    she.draw(
        scene, x, y, high, flip=True, under=rod, over=fingers, ground=0, rim=1.1, rim_width=3,
        shadow=(10, 8, 12, 0.5),
    )  # fmt: skip


def _bolt(scene: Scene) -> None:
    """The line: white, forked, and still pulling."""
    rng = random.Random(21)
    far = _from_bolt(scene.page)
    glow = 0.7 * np.exp(-((far / 22) ** 1.1)) + 0.2 * np.exp(-((far / 110) ** 1.2))
    lit = 1 - np.clip(glow, 0, 1)[..., None] * rgb("#b8a4ff")
    scene.image = (1 - (1 - np.clip(scene.image, 0, 1)) * lit).astype(np.float32)
    sheet = scene.sheet()
    widths = np.linspace(26, 7, len(BOLT) - 1)
    for (a, b), wide in zip(pairwise(BOLT), widths, strict=True):
        sheet.fill(limb([a, b], [float(wide), float(wide) * 0.8], 8), ELECTRIC)
    for start, steps, way in ((2, 5, 0.2), (4, 6, -0.3), (5, 4, 1.9), (6, 5, 0.1), (3, 4, 2.2)):
        x, y = BOLT[start]
        points = [(x, y)]
        for step in range(steps):
            angle = way + (0.9 if step % 2 else -0.5) + rng.uniform(-0.2, 0.2)
            far_on = rng.uniform(26, 62)
            x, y = x + far_on * math.cos(angle), y + far_on * math.sin(angle)
            points.append((x, y))
        sheet.line(poly(points, closed=False), LILAC, 7, 0.5, blur=5)
        for number, (a, b) in enumerate(pairwise(points)):
            sheet.line(poly([a, b], closed=False), ELECTRIC, 4.2 - number * 0.7)
    scene.put(sheet)
    scene.shine(*TIP, 70, "#e4dcff", 0.8)
    scene.motes(60, ELECTRIC, (190, 370, 360, 540), (0.6, 3.0), 0.9)


def _firefly(scene: Scene) -> None:
    """The one jar that was left open."""
    x, y = 652, 742
    sheet = scene.sheet()
    trail = [(534, 884), (566, 850), (604, 838), (590, 806), (630, 790), (x, y)]
    sheet.line(spline(trail, closed=False), "#e2f56a", 2, 0.7)
    sheet.fill(ellipse(x, y, 6, 5), "#fbffb0")
    scene.shine(x, y, 46, "#c8f03c", 1)
    scene.put(sheet)


def _rain(scene: Scene) -> None:
    rng = random.Random(8)
    sheet = scene.sheet()
    for _ in range(420):
        x, y, long = rng.uniform(-60, 860), rng.uniform(-20, 1200), rng.uniform(14, 46)
        sheet.line(
            poly([(x, y), (x + long * 0.42, y + long)], closed=False), "#d8ceff",
            rng.uniform(0.6, 1.5), rng.uniform(0.1, 0.42),
        )  # fmt: skip
    scene.put(sheet, "screen", opacity=0.8)
