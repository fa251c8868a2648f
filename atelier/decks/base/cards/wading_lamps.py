"""Street lamps wade off through a flooded avenue like herons; one of them is a heron."""

import math
import random
from collections.abc import Callable
from typing import NamedTuple

import cv2
import numpy as np

from pinxit_atelier.compose import downwards
from pinxit_atelier.engine import (
    Colour,
    Look,
    Page,
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
)

INK, IRON, IVORY, WARM = "#0d1230", "#1c2450", "#fff3cf", "#f7cf86"
LINE = 690  # where the water begins
MOORING = 408.0, 756.0  # on the shin of a lamp that leaves
Place = tuple[float, float]
Drawing = Callable[[Sheet], None]


class Walker(NamedTuple):
    """One who leaves: how to draw it, its feet in the water, its head, and the head's mirror."""

    draw: Drawing
    feet: list[Place]
    head: Place
    mirror: float
    lit: bool = True
    haze: float = 0


def paint(page: Page) -> Scene:
    """Paint the dusk, the drowned street, what the water mirrors, and those who leave."""
    scene = Scene(page, 244, light=(300, 420, 200), glow="#ffe9b8", shade="#0a0e26", reach=520)
    _dusk(scene)
    _street(scene)
    _water(scene)
    walkers = _walkers()
    _reflections(scene, walkers)
    _near_wall(scene)
    for walker in walkers:
        if walker.lit:
            scene.shine(*walker.head, 190, "#e8b07c", 0.42, falloff=1.5)
    scene.shine(110, 965, 90, "#7682c8", 0.30, falloff=2.4)
    for walker in walkers:
        _ripples(scene, walker.feet)
        sheet = scene.sheet()
        walker.draw(sheet)
        glow = (*walker.head, 150.0) if walker.lit else (444.0, 326.0, 150.0)
        scene.add(
            sheet,
            relief=6,
            lo=0.5,
            hi=1.9 if walker.lit else 1.4,
            rim=0.9 if walker.lit else 0.34,
            rim_width=3.2,
            rim_colour="#ffd08a",
            light=glow,
            wobble=0.5,
            haze=("#4a5a94", walker.haze) if walker.haze else None,
        )
        _lamplight(scene, sheet, walkers)
        if walker.lit:
            scene.shine(*walker.head, 54, WARM, 0.42, falloff=1.7)
            scene.shine(*walker.head, 24, "#fff6dc", 0.8)
    _boat(scene)
    _kiss_of_light(scene)
    scene.mist(LINE + 4, 34, "#8d8fb4", 0.28, seed=3)
    scene.motes(70, "#ffe9b8", (60, 180, 780, 680), size=(0.5, 1.5), strength=0.45)
    return scene.finish(
        Look(
            vignette=0.34,
            bloom=0.42,
            shadows="#1c2460",
            lights="#c0a070",
            split=0.10,
            contrast=1.08,
        )
    )


def _lamplight(scene: Scene, sheet: Sheet, walkers: list[Walker]) -> None:
    """Let every lamp fall on the iron next to it, most on the side that it sees."""
    page = scene.page
    iron = page.blur(sheet.pixels()[..., 3], 0.8)
    down, across = np.gradient(page.blur(iron, 3.0), 1 / page.scale)
    warm = np.zeros_like(iron)
    for walker in walkers:
        if not walker.lit:
            continue
        to_x, to_y = walker.head[0] - page.x, walker.head[1] - page.y
        far = np.sqrt(to_x**2 + to_y**2) + 1
        facing = np.clip(-(across * to_x + down * to_y) / far * 9, 0, 1)
        reach = 150 if walker.head[1] < 900 else 80
        warm += (0.10 + 0.9 * facing) * np.exp(-((far / reach) ** 1.5)) * (far > 34)
    scene.tint((np.clip(warm, 0, 0.8) * iron).astype(np.float32), "#f2b878")


def _dusk(scene: Scene) -> None:
    page = scene.page
    where = downwards(page, 0, LINE) + 0.05 * page.noise(2, 240, 4, 0.5, (3, 0.8))
    stops = [
        (0, "#141a48"),
        (0.4, "#2c3a7c"),
        (0.68, "#5c68a6"),
        (0.84, "#a08cb4"),
        (0.95, "#eeb0a4"),
        (1.05, "#f0b89c"),
    ]
    scene.backdrop(stops, where.astype(np.float32), texture="across", amount=0.07)
    for number, (y, strength) in enumerate(((150, 0.16), (300, 0.2), (470, 0.24), (585, 0.3))):
        scene.mist(y, 40, mix("#5d6aa8", "#c596ae", number / 4), strength, seed=number, size=260)


def _front(
    sheet: Sheet, x: float, wide: float, top: float, roof: float, rng: random.Random, tone: Colour
) -> None:
    """A house front with a stepped or pointed gable, and rows of dark windows."""
    middle = x + wide / 2
    sheet.fill(
        poly(
            [
                (x, LINE + 30),
                (x, top),
                (middle - 18, roof + 14),
                (middle - 18, roof),
                (middle + 18, roof),
                (middle + 18, roof + 14),
                (x + wide, top),
                (x + wide, LINE + 30),
            ]
        ),
        tone,
    )
    sheet.fill(rect(x - 5, top - 3, wide + 10, 6), mix(tone, "#c4b3d0", 0.25))
    sheet.fill(rect(x + wide * 0.72, roof + 6, 15, 44), mix(tone, INK, 0.2))
    columns = max(2, int(wide / 44))
    row = top + 26
    while row < LINE - 8:
        for column in range(columns):
            wx = x + wide * (column + 0.5) / columns - 10
            sheet.fill(rect(wx, row, 20, 34, 3), mix(tone, INK, 0.5))
            sheet.line(
                poly([(wx + 10, row), (wx + 10, row + 34)], closed=False),
                mix(tone, "#c4b3d0", 0.3),
                1.6,
            )
            sheet.line(
                poly([(wx, row + 14), (wx + 20, row + 14)], closed=False),
                mix(tone, "#c4b3d0", 0.3),
                1.6,
            )
            sheet.fill(rect(wx - 3, row + 34, 26, 4), mix(tone, "#c4b3d0", 0.3))
        row += 62
    sheet.fill(ellipse(middle, roof + 62, 11), mix(tone, INK, 0.5))
    for _ in range(int(wide * 0.6)):
        bx, by = x + rng.uniform(2, wide - 12), rng.uniform(top + 4, LINE)
        sheet.fill(rect(bx, by, 9, 3), mix(tone, "#c4b3d0", 0.2), 0.5)


def _street(scene: Scene) -> None:
    """Drowned fronts on both sides of what was an avenue."""
    rng = random.Random(6)
    rows = (
        (
            [(250, 74, 590, 520), (330, 62, 600, 548), (476, 66, 604, 540), (540, 80, 580, 512)],
            "#7d7cae",
            0.55,
        ),
        ([(150, 116, 520, 420), (612, 120, 500, 396)], "#5a629c", 0.36),
        ([(-30, 188, 400, 256), (726, 150, 420, 280)], "#3a447e", 0.16),
    )
    for fronts, tone, haze in rows:
        sheet = scene.sheet()
        for x, wide, top, roof in fronts:
            _front(sheet, x, wide, top, roof, rng, mix(tone, INK, rng.random() * 0.12))
        scene.add(
            sheet, relief=4, rim=0.25, wobble=1.3, haze=("#a08fb6", haze), shadow=(4, 0, 10, 0.3)
        )
        scene.mist(LINE - 20, 60, "#d3a3b0", 0.38, seed=int(haze * 100))
    attic = scene.sheet()
    attic.fill(ellipse(64, 318, 12), WARM).fill(ellipse(64, 318, 7), "#fff0c8")
    attic.line(poly([(52, 318), (76, 318)], closed=False), "#3a447e", 2)
    attic.line(poly([(64, 306), (64, 330)], closed=False), "#3a447e", 2)
    scene.put(attic)
    scene.shine(64, 318, 40, WARM, 0.5)


def _water(scene: Scene) -> None:
    """Still water: the street upside down, growing deeper and bluer towards us."""
    page = scene.page
    deep = np.clip((page.y - LINE) / 500, 0, 1)
    side = page.noise(5, 60, 4, 0.55, (5, 0.35)) * deep * 30
    source_x = ((page.x + side) * page.scale).astype(np.float32)
    source_y = (
        (2 * LINE - page.y + page.noise(6, 50, 3, 0.5, (4, 0.4)) * deep * 14) * page.scale
    ).astype(np.float32)
    above = cv2.remap(
        scene.image, source_x, source_y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT
    )
    part = (0.82 - 0.5 * deep)[..., None]
    tone = np.asarray(mix("#18205a", "#0c1136", 0.4), np.float32)
    below = above * part * 0.9 + tone * (1 - part)
    cover = smoothstep(LINE - 1, LINE + 1, page.y)[..., None]
    scene.image = (scene.image * (1 - cover) + below * cover).astype(np.float32)
    streaks = page.noise(8, 44, 4, 0.6, (7, 0.22))
    lit = smoothstep(0.35, 0.9, streaks) * smoothstep(LINE, LINE + 90, page.y) * 0.30
    scene.tint(lit.astype(np.float32), "#7f8cc4")
    dark = smoothstep(0.35, 0.9, -streaks) * smoothstep(LINE, LINE + 160, page.y) * 0.45
    scene.tint(dark.astype(np.float32), "#0a0f34")


def _lantern(sheet: Sheet, x: float, y: float, size: float, turn: float, *, lit: bool) -> None:
    """A lantern as a head: glass between iron ribs, a cap, and a spike like a beak."""
    with sheet.at(x, y, size, turn):
        glass = spline([(-17, -20, 1), (17, -20, 1), (13, 14), (8, 26, 1), (-8, 26, 1), (-13, 14)])
        if lit:
            sheet.fill(glass, "#fffdf0", grad=linear(0, 0, 0, 30, WARM))
        else:
            sheet.fill(glass, "#2b3566", grad=linear(-16, 0, 16, 0, "#161d44"))
        for path in (
            [(-17, -20), (-13, 14), (-8, 26)],
            [(17, -20), (13, 14), (8, 26)],
            [(0, -20), (0, 26)],
        ):
            sheet.line(spline(path, closed=False), INK, 2.4)
        sheet.fill(
            spline(
                [(-25, -19, 1), (-16, -27), (-8, -42), (0, -46), (8, -42), (16, -27), (25, -19, 1)]
            ),
            IRON,
        )
        sheet.fill(ellipse(0, -48, 5.5), IRON)
        sheet.fill(rect(-11, 24, 22, 6, 2), IRON)
        sheet.fill(poly([(-6, 29), (6, 29), (0, 66)]), IRON)
        sheet.fill(ellipse(0, 34, 6, 4), IRON)


def _collar(sheet: Sheet, x: float, y: float, wide: float, way: Place) -> None:
    turn = math.degrees(math.atan2(way[1], way[0]))
    with sheet.at(x, y, 1, turn):
        sheet.fill(rect(-4, -wide / 2, 8, wide, 3), IRON)
        sheet.fill(rect(-9, -wide / 2 + 2.5, 18, wide - 5, 2), IRON)


def _leg(sheet: Sheet, hip: Place, knee: Place, foot: Place, size: float) -> None:
    sheet.fill(limb([hip, knee], [13 * size, 7 * size]), IRON)
    sheet.fill(limb([knee, foot], [7 * size, 5.5 * size]), IRON)
    sheet.fill(ellipse(*knee, 8.5 * size), IRON)
    sheet.fill(ellipse(*knee, 4 * size), INK)


def _toes(sheet: Sheet, foot: Place, size: float) -> None:
    """A foot that has just left the water, with drops."""
    x, y = foot
    for dx, dy in ((16, 10), (10, 17), (-4, 18)):
        sheet.fill(
            taper(
                [
                    (x, y),
                    (x + dx * 0.5 * size, y + dy * 0.4 * size),
                    (x + dx * size, y + dy * size),
                ],
                [5 * size, 4 * size, 1.5],
            ),
            IRON,
        )
    for drop in (26, 38, 47):
        sheet.fill(ellipse(x + 4, y + drop * size, 1.8, 3.2), "#c9cfe8")


def _lamp(
    spine: list[Place],
    body: tuple[float, float, float],
    legs: list[tuple[Place, Place, Place]],
    head: tuple[float, float, float],
    size: float,
    *,
    lit: bool,
    lifted: int = -1,
) -> Drawing:
    """A lamp with legs: a fluted base as a body, a post as a neck, a lantern as a head."""
    lean = math.radians(body[2])
    top = body[0] + 72 * size * math.sin(lean), body[1] - 72 * size * math.cos(lean)
    spine = [top, *spine[1:]]

    def draw(sheet: Sheet) -> None:
        for hip, knee, foot in legs:
            _leg(sheet, hip, knee, foot, size)
        if lifted >= 0:
            _toes(sheet, legs[lifted][2], size)
        x, y, turn = body
        with sheet.at(x, y, size, turn):  # a cast base, carried like a belly
            sheet.fill(
                spline(
                    [
                        (-12, -74, 1),
                        (12, -74, 1),
                        (15, -44),
                        (34, -18),
                        (36, 8),
                        (20, 30, 1),
                        (-20, 30, 1),
                        (-36, 8),
                        (-34, -18),
                        (-15, -44),
                    ]
                ),
                IRON,
            )
            for number in range(-3, 4):
                flute = taper([(number * 3, -46), (number * 9, -14), (number * 8, 24)], [1, 3, 1.5])
                sheet.fill(flute, INK, 0.8)
            for ring_y, wide in ((-74, 20), (-46, 19), (28, 27)):
                sheet.fill(rect(-wide, ring_y - 4, wide * 2, 8, 3), IRON)
            sheet.fill(leaf((-30, 6), (-76, 44), 20, bend=-0.12), IRON)  # a tail of cast leaves
            sheet.fill(leaf((-26, 16), (-58, 60), 14, bend=-0.10), IRON)
        sheet.fill(limb(spine, [17 * size, *[11 * size] * (len(spine) - 2), 7 * size], 50), IRON)
        stations = sample(spine, 60)
        for index, wide in ((4, 26), (16, 20), (34, 18), (57, 14)):
            px, py, way_x, way_y = stations[index]
            _collar(sheet, px, py, wide * size, (way_x, way_y))
        for index, side in ((26, 1), (44, -1)):  # scrolls of wrought iron
            px, py, way_x, way_y = stations[index]
            nx, ny = -way_y * side, way_x * side
            curl = [
                (px, py),
                (px + nx * 22 * size, py + ny * 22 * size),
                (px + nx * 30 * size + way_x * 16 * size, py + ny * 30 * size + way_y * 16 * size),
                (px + nx * 17 * size + way_x * 22 * size, py + ny * 17 * size + way_y * 22 * size),
                (px + nx * 17 * size + way_x * 10 * size, py + ny * 17 * size + way_y * 10 * size),
            ]
            sheet.line(spline(curl, closed=False), IRON, 4.4 * size)
        _lantern(sheet, *head[:2], size * 1.5, head[2], lit=lit)

    return draw


def _heron(x: float, y: float) -> Drawing:
    """A grey heron, as tall as they are."""

    def draw(sheet: Sheet) -> None:
        _leg(sheet, (x - 4, y - 250), (x - 22, y - 140), (x - 2, y + 6), 0.82)
        _leg(sheet, (x + 14, y - 246), (x + 4, y - 130), (x + 34, y + 10), 0.82)
        body = spline(
            [
                (x - 92, y - 214, 1),
                (x - 60, y - 282),
                (x - 6, y - 322),
                (x + 34, y - 316),
                (x + 44, y - 276),
                (x + 18, y - 240),
                (x - 40, y - 226),
            ]
        )
        sheet.fill(body, "#27305f", grad=linear(x, y - 320, x, y - 220, IRON))
        neck = [
            (x + 24, y - 288),
            (x + 46, y - 352),
            (x + 10, y - 420),
            (x - 2, y - 486),
            (x + 30, y - 538),
            (x + 66, y - 534),
        ]
        sheet.fill(limb(neck, [36, 19, 14, 12, 15, 20], 40), "#1f2853")
        sheet.fill(
            spline(
                [
                    (x + 46, y - 548),
                    (x + 70, y - 550),
                    (x + 88, y - 530),
                    (x + 86, y - 518),
                    (x + 62, y - 516),
                ]
            ),
            "#222b58",
        )
        sheet.fill(
            poly([(x + 78, y - 536), (x + 92, y - 526), (x + 118, y - 464), (x + 76, y - 516)]),
            "#2c3666",
        )
        sheet.fill(
            taper(
                [(x + 74, y - 542), (x + 48, y - 553), (x + 24, y - 546), (x + 10, y - 532)],
                [5, 7, 4, 1],
            ),
            INK,
        )
        sheet.fill(ellipse(x + 74, y - 533, 2.6), "#4c5488")
        for number in range(16):
            part = number / 15
            start = x + 26 - 84 * part, y - 300 + 44 * part
            sheet.fill(
                leaf(start, (start[0] - 44, start[1] + 44), 15, bend=-0.1),
                mix("#2c376a", INK, 0.2 + 0.5 * (number % 2)),
                0.5,
                clip=body,
            )
        for number in range(9):  # the beard of the breast
            sheet.fill(
                taper(
                    [
                        (x + 34 - number * 2, y - 300 + number * 3),
                        (x + 32 - number * 3, y - 256 + number * 4),
                    ],
                    [3, 0.5],
                    6,
                ),
                "#323d70",
                0.8,
            )

    return draw


def _walkers() -> list[Walker]:
    """Lay them out from the far ones to the near ones."""
    out = _lamp(
        [(0, 0), (590, 520), (594, 466), (614, 440), (632, 450)],
        (602, 616, -4),
        [((598, 624), (590, 668), (600, 712)), ((606, 624), (612, 668), (626, 714))],
        (634, 478, 4),
        0.42,
        lit=False,
    )
    first = _lamp(
        [(0, 0), (664, 370), (640, 250), (652, 130), (704, 78), (742, 112)],
        (688, 532, -8),
        [((676, 556), (640, 694), (668, 866)), ((702, 556), (722, 684), (776, 796))],
        (745, 192, 5),
        1.06,
        lit=True,
        lifted=1,
    )
    mother = _lamp(
        [(0, 0), (350, 420), (334, 320), (352, 242), (398, 212), (432, 246)],
        (372, 578, -10),
        [((360, 600), (330, 706), (352, 838)), ((384, 600), (398, 712), (430, 846))],
        (435, 316, 5),
        0.94,
        lit=True,
    )
    drinker = _lamp(
        [(0, 0), (202, 432), (240, 424), (268, 486), (277, 560), (279, 624)],
        (158, 560, 12),
        [((142, 584), (104, 704), (118, 872)), ((170, 586), (174, 706), (208, 880))],
        (279, 696, 0),
        0.98,
        lit=True,
    )
    small = _lamp(
        [(0, 0), (110, 932), (112, 898), (134, 882), (154, 900)],
        (96, 992, 16),
        [((88, 1004), (66, 1030), (54, 1076)), ((106, 1004), (130, 1024), (146, 1052))],
        (157, 936, 14),
        0.5,
        lit=True,
        lifted=1,
    )
    return [
        Walker(out, [(600, 712), (626, 714)], (634, 478), 950, lit=False, haze=0.38),
        Walker(_heron(514, 824), [(512, 828), (548, 832)], (614, 292), 1340, lit=False, haze=0.08),
        Walker(mother, [(352, 838), (430, 846)], (437, 320), 1180),
        Walker(first, [(668, 866)], (746, 198), 1190),
        Walker(drinker, [(118, 872), (208, 880)], (279, 698), 908),
        Walker(small, [(54, 1076)], (158, 938), 1170),
    ]


def _reflections(scene: Scene, walkers: list[Walker]) -> None:
    """What the water keeps of them: broken figures, and long ladders of light."""
    page = scene.page
    sheet = scene.sheet()
    for walker in walkers:
        sheet.canvas.save()
        sheet.canvas.translate(0, 2 * walker.feet[0][1])
        sheet.canvas.scale(1, -1)
        bends = walker.head[1] > 600 and walker.mirror < 1000  # its head is mirrored elsewhere
        with sheet.inside(rect(-50, -50, 282 if bends else 900, 1400)):
            walker.draw(sheet)
        sheet.canvas.restore()
    sheet.canvas.save()
    sheet.canvas.translate(0, 2 * 801)
    sheet.canvas.scale(1, -1)
    _lantern(sheet, 279, 696, 1.47, 0, lit=True)
    sheet.canvas.restore()
    deep = np.clip((page.y - 720) / 420, 0, 1)
    side = page.noise(15, 36, 3, 0.6, (5, 0.3)) * (3 + 15 * deep)
    paper = cv2.remap(
        sheet.pixels(),
        ((page.x + side) * page.scale).astype(np.float32),
        (page.y * page.scale).astype(np.float32),
        cv2.INTER_LINEAR,
    )
    cuts = page.noise(16, 30, 3, 0.6, (7, 0.25))
    kept = 1 - smoothstep(0.25, 0.7, cuts + 0.35 * deep - 0.1) * 0.75
    below = smoothstep(LINE + 20, LINE + 60, page.y)
    paper = paper * (kept * below)[..., None]
    paper[..., :3] = np.where(paper[..., :3] > 0.6, paper[..., :3], paper[..., :3] * 0.6)
    scene.put(paper, opacity=0.86)
    rng = random.Random(44)
    light = scene.sheet()
    for walker in walkers:
        if not walker.lit:
            continue
        for _ in range(170):
            off = rng.gauss(0, 1)
            y = walker.mirror + off * (70 if walker.mirror < 1000 else 120)
            wide = rng.uniform(8, 30) * math.exp(-off * off * 0.3)
            x = walker.head[0] + rng.gauss(0, 9 + abs(off) * 6)
            tone = mix(IVORY, WARM, min(1, abs(off) * 0.6))
            if LINE + 24 < y < 1210:
                dash = ellipse(x, y, wide, rng.uniform(1, 2.6))
                light.fill(dash, tone, 0.75 * math.exp(-off * off * 0.45))
    scene.put(light, "screen", opacity=0.9)
    for walker in walkers:
        if walker.lit:
            scene.shine(walker.head[0], walker.mirror, 70, WARM, 0.26, high=2.2)


def _ripples(scene: Scene, feet: list[Place]) -> None:
    """Rings round the legs, and only there."""
    rng, sheet = random.Random(int(feet[0][0])), scene.sheet()
    for x, y in feet:
        size = (y - 640) / 210
        for number in range(5):
            radius = (12 + number * 15) * size
            ring = ellipse(x, y, radius, radius * 0.24)
            sheet.line(ring, "#aab6e4", 2.2 - number * 0.3, 0.75 - number * 0.13)
            low = ellipse(x, y + 2.6, radius, radius * 0.24)
            sheet.line(low, "#0a0f34", 2, 0.5 - number * 0.08)
        sheet.fill(ellipse(x, y + rng.uniform(0, 1), 9 * size, 2.6 * size), "#0a0f34", 0.7)
    scene.put(sheet, wobble=1.2)


def _kiss_of_light(scene: Scene) -> None:
    """Where a lamp drinks its own reflection."""
    sheet = scene.sheet()
    for number in range(6):
        radius = 20 + number * 21
        sheet.line(
            ellipse(279, 802, radius, radius * 0.2),
            "#ffe9b8",
            2.6 - number * 0.3,
            0.85 - number * 0.13,
        )
    scene.put(sheet, "screen", wobble=1)
    scene.shine(279, 800, 26, "#fff3cf", 0.7, wide=1.8)


def _boat(scene: Scene) -> None:
    """Moored to a leg that is leaving: the rope is just getting taut."""
    scene.pool(520, 966, 96, 12, "#070a20", 0.85)
    sheet = scene.sheet()
    hull = spline(
        [
            (438, 922, 1),
            (470, 934),
            (530, 938),
            (592, 928),
            (616, 912, 1),
            (604, 948),
            (566, 966),
            (490, 966),
            (454, 950),
        ]
    )
    sheet.fill(
        spline(
            [
                (438, 922, 1),
                (480, 914),
                (560, 908),
                (616, 912, 1),
                (592, 930),
                (530, 940),
                (470, 936),
            ]
        ),
        "#0d1230",
    )
    sheet.fill(hull, "#4a3550", grad=linear(438, 920, 600, 966, "#1c1836"))
    for y in (944, 953):
        sheet.line(
            spline([(446, y - 6), (520, y + 3), (606, y - 10)], closed=False),
            "#2a2144",
            2,
            clip=hull,
        )
    sheet.line(
        spline([(438, 922), (470, 935), (530, 939), (592, 929), (616, 912)], closed=False),
        "#8a6a6a",
        3.5,
    )
    sheet.fill(poly([(490, 922), (500, 936), (512, 936), (502, 919)]), "#5c4658")
    sheet.fill(limb([(540, 912), (588, 892), (640, 866)], [4, 4, 4]), "#6e5358")
    sheet.fill(leaf((632, 872), (668, 850), 13), "#6e5358")
    scene.add(
        sheet, relief=7, lo=0.5, hi=0.9, rim=0.8, rim_width=2, light=(300, 760, 160), wobble=0.6
    )
    rope, knot = scene.sheet(), MOORING
    lead = [(440, 922), (452, 884), (440, 830), (knot[0] + 9, knot[1] + 8)]
    rope.line(spline(lead, closed=False), "#3c2c38", 5.4)
    rope.line(spline(lead, closed=False), "#e8cf9c", 3.6)
    for px, py, way_x, way_y in sample(lead, 44)[1:-1]:  # its twist
        twist = [(px - way_y * 1.8 - way_x, py + way_x * 1.8 - way_y)]
        twist.append((px + way_y * 1.8 + way_x, py - way_x * 1.8 + way_y))
        rope.line(poly(twist, closed=False), "#8a6a4c", 1)
    for turn in range(5):  # five turns round the leg
        off = -12 + turn * 5.2
        mid_x, mid_y = knot[0] + off * 0.23, knot[1] + off
        ring = poly([(mid_x - 8, mid_y + 1.8), (mid_x + 8, mid_y - 1.8)], closed=False)
        rope.line(ring, "#5c4230", 5.6)
        rope.line(ring, "#ecd29c", 4)
    ends = [(knot[0] - 8, knot[1] - 8), (knot[0] - 15, knot[1] - 2), (knot[0] - 15, knot[1] + 12)]
    rope.fill(taper(ends, [3.4, 3.4, 2.4], 14), "#ecd29c")
    scene.add(
        rope, relief=2, lo=0.4, hi=0.4, rim=0.5, rim_width=1.4, shadow=(2, 4, 3, 0.5), wobble=0
    )
    wake = scene.sheet()
    for number in range(4):
        wake.line(
            spline(
                [
                    (430 - number * 8, 934 + number * 9),
                    (500, 978 + number * 9),
                    (600 + number * 14, 962 + number * 12),
                ],
                closed=False,
            ),
            "#aab6e4",
            1.8,
            0.5 - number * 0.1,
        )
    scene.put(wake, wobble=1.5)


def _near_wall(scene: Scene) -> None:
    """A corner of the last house: its door half drowned, and beside it a bell that still shines."""
    mirror = scene.sheet()
    mirror.fill(poly([(-20, 990), (70, 976), (70, 1180), (-20, 1240)]), "#0a0e2a", 0.6)
    scene.put(mirror, wobble=4, blur=3)
    sheet = scene.sheet()
    sheet.fill(
        poly([(-20, 500), (70, 536), (70, 976), (-20, 1000)]),
        "#39407a",
        grad=linear(70, 0, -20, 0, "#1a2050"),
    )
    for row in range(17):
        y = 530 + row * 28
        sheet.line(poly([(-20, y - 14), (70, y + 10)], closed=False), "#151b44", 2.2)
        for x in (34, 60) if row % 2 else (47,):
            sheet.line(poly([(x, y + 2), (x, y + 30)], closed=False), "#151b44", 1.8)
    sheet.fill(poly([(-20, 490), (79, 530), (79, 546), (-20, 510)]), "#4a5190")
    scene.add(sheet, relief=5, rim=0.7, light=(275, 730, 160), wobble=0.8, shadow=(8, 6, 12, 0.5))
    door = scene.sheet()
    frame = spline([(-40, 690, 1), (-8, 694), (20, 722), (30, 770), (30, 986, 1), (-40, 998, 1)])
    door.fill(frame, "#6a6fa8")
    inner = spline([(-40, 704, 1), (-10, 708), (12, 732), (21, 776), (21, 987, 1), (-40, 997, 1)])
    door.fill(inner, "#6a3450", grad=linear(30, 0, -20, 0, "#3a1c40"))
    door.line(poly([(2, 716), (2, 994)], closed=False), "#22122c", 2)
    pane = spline([(-20, 738, 1), (2, 744), (13, 784, 1), (-20, 784, 1)])
    door.fill(pane, "#232a5c")
    door.line(pane, "#8a6a8a", 2)
    door.fill(ellipse(12, 900, 5.5), "#d8a850")  # its knob, just above the water
    door.fill(poly([(-30, 958), (70, 946), (70, 976), (-30, 998)]), "#10163c", 0.6)
    scene.add(door, relief=4, rim=0.6, light=(275, 730, 160), wobble=0.5, shadow=(3, 3, 5, 0.5))
    lap = scene.sheet()  # where the water stands against it
    for off, alpha in ((0, 0.8), (7, 0.45), (15, 0.25)):
        edge = [(-20, 998 + off), (30, 988 + off), (70 + off, 977 + off), (96 + off, 974 + off)]
        lap.line(spline(edge, closed=False), "#aab6e4", 2.2, alpha)
    scene.put(lap, wobble=1.4)
    bell = scene.sheet()
    bell.fill(ellipse(50, 838, 11), "#8a6430").fill(
        ellipse(50, 838, 8.4), "#e0b25a", grad=linear(44, 830, 56, 848, "#8a5c28")
    )
    bell.fill(ellipse(50, 838, 4.4), "#fff0c4")
    scene.add(
        bell,
        relief=4,
        hi=1,
        rim=0.9,
        rim_width=2,
        light=(275, 730, 160),
        wobble=0.2,
        shadow=(-3, 4, 4, 0.6),
    )
    scene.shine(50, 838, 16, "#ffd890", 0.35)
