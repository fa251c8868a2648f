"""A village in its underwear holds down a balloon sewn of all it wore; the basket has one seat."""

import math
import random
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

import numpy as np

from pinxit_atelier.compose import horizon
from pinxit_atelier.engine import (
    Brush,
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
    limb,
    linear,
    mix,
    poly,
    rect,
    rgb,
    sample,
    smoothstep,
    spline,
    taper,
    vary,
)
from pinxit_atelier.gesture import POSES, Hand, Stage, things, unit, vec
from pinxit_atelier.gesture import Look as Person
from pinxit_atelier.gesture import Person as Figure

HAUL: Final = POSES["pulling"].like(
    left_hand=Hand((0.02, 0.90, 0.20), (0.8, -0.6, 0), "rod", (-0.8, 0.1, 0.4), (0, -0.3, -1)),
    right_hand=Hand((-0.02, 0.78, 0.17), (-0.9, -0.6, 0), "rod", (0.8, 0.1, 0.4), (0, -0.3, -1)),
    head=(0, -26, 0),
)  # fmt: skip
DANGLE: Final = POSES["hanging"].like(
    left_hand=Hand((0.02, 1.24, 0.05), (1, 0.2, 0.2), "rod", (-0.8, 0.1, 0.4), (0, 0, -1)),
    right_hand=Hand((-0.02, 1.14, 0.05), (-1, 0.2, 0.2), "rod", (0.8, 0.1, 0.4), (0, 0, -1)),
    head=(0, 16, 6),
)  # fmt: skip
HIDE: Final = POSES["hands_behind"].like(
    left_hand=Hand((0.03, 0.52, -0.19), (1, 0, -0.5), "bag", (-0.5, -0.8, 0), (0, 0, 1)),
    right_hand=Hand((-0.03, 0.52, -0.19), (-1, 0, -0.5), "bag", (0.5, -0.8, 0), (0, 0, 1)),
    head=(34, 4, -4),
)  # fmt: skip
PINK, MINT, APRICOT, DENIM, LEMON = "#f09cae", "#98d8b4", "#f6ae74", "#7fa8e0", "#f6dc8c"
CLOTHS: Final = (
    PINK, MINT, APRICOT, DENIM, LEMON, "#fff6ea", "#bda0dc", "#ea8a80", "#84c4d2", "#f0d2a4",
)  # fmt: skip
THROAT: Final = 400.0, 812.0
HIGH = 786.0
UPS: Final = (0, 0.08, 0.2, 0.35, 0.5, 0.65, 0.78, 0.88, 0.95, 0.985, 1.0)
SPAN: Final = (44, 84, 164, 258, 326, 354, 334, 276, 192, 112, 8)
GORES, ROWS = 13, 9
Place = tuple[float, float]


def paint(page: Page) -> Scene:
    """Paint the hour before the sun, the cloth full of light, and all who hold its ropes."""
    scene = Scene(
        page, 406, light=(404, 850, 190), glow="#ffd692", shade="#34406a", reach=620, felt=0.12
    )
    scene.focus(400, 960, 330).focus(640, 1000, 220).focus(380, 330, 330, 0.7)
    _morning(scene)
    with scene.layer("cloth", form=0.2):
        _sleeves(scene)
    across = np.clip((page.x - THROAT[0]) / 354, -1, 1) * np.clip((page.y - 380) / 430, -0.9, 1)
    with scene.layer("cloth", way=90 + 38 * across):
        _balloon(scene)
    scene.shine(THROAT[0], 700, 330, "#ffc878", 0.16, high=1.5)
    with scene.layer("grass"):
        _hill(scene)
    scene.shine(THROAT[0], 1000, 260, "#ffc06a", 0.55, high=0.36)
    _far_ones(scene)
    with scene.layer("wood", contact=0.5):
        _basket(scene)
    _flame(scene, 402, 878)
    _middle_ones(scene)
    _near_one(scene)
    scene.motes(24, "#ffe2a8", (200, 640, 620, 1100), (0.8, 2.2), 0.5)
    few = Palette(
        colours=("#4a6a9a", "#e8b070", "#b8505a", "#6f9078", "#5a5480", "#d8b090"),
        mother="#c8a890", much=0.04, quiet=0.1, hold=0.6, accent="#d0202e",
    )  # fmt: skip
    look = Look(
        vignette=0.22, bloom=0.35, bloom_from=0.8, shadows="#34406e", lights="#ffe6b8", split=0.07,
        contrast=1.16, brush=Brush(), palette=few, masses=0.3, saturation=1.14,
    )  # fmt: skip
    return scene.finish(look)


def _cloth(across: float, up: float) -> Place:
    """Return a place of the balloon: across from -1 to 1, up from the throat to the crown."""
    wide = float(np.interp(up, UPS, SPAN))
    arch = 34 * math.cos(across * math.pi / 2) * math.sin(math.pi * min(1, max(0, up)))
    return (
        THROAT[0] + wide * math.sin(across * math.pi / 2),
        THROAT[1] - HIGH * up - arch,
    )


def _morning(scene: Scene) -> None:
    page = scene.page
    where = page.y / 960 + 0.05 * page.noise(3, 260, 3, 0.5, (2, 1))
    stops = [
        (0, "#2c4a78"), (0.3, "#476d96"), (0.58, "#7f9cb4"), (0.8, "#d0b8a8"), (1.0, "#f8c88c"),
    ]  # fmt: skip
    scene.backdrop(stops, where.astype(np.float32), amount=0.03)
    scene.of("sky", way=14 * page.noise(8, 300, 2) - 8)
    far = scene.sheet()
    far.fill(
        horizon([(-40, 868), (140, 846), (320, 872), (520, 852), (700, 862), (860, 826)]), "#8d9aa2"
    )
    far.fill(horizon([(-40, 916), (200, 892), (430, 908), (640, 884), (860, 900)]), "#72877f")
    with scene.layer("ground", air=("#d8c4b4", 0.3)):
        scene.add(far, relief=14, lo=0.2, hi=0.3, wobble=1.5)


def _pattern(
    sheet: Sheet, cell: Path, kind: int, colour: Colour, other: Colour, rng: random.Random
) -> None:
    """What a shirt, a skirt, a tablecloth had on it."""
    box = cell.getBounds()
    left, top, right, bottom = box.left(), box.top(), box.right(), box.bottom()
    turn, step = rng.uniform(-25, 25), rng.uniform(10, 18)
    with sheet.inside(cell), sheet.at((left + right) / 2, (top + bottom) / 2, 1, turn):
        far = max(right - left, bottom - top)
        count = int(far / step) + 1
        if kind == 0:  # stripes
            for number in range(-count, count):
                sheet.fill(rect(number * step, -far, step * 0.5, far * 2), other, 0.8)
        elif kind == 1:  # dots
            for row in range(-count, count):
                for column in range(-count, count):
                    sheet.fill(
                        ellipse((column + row % 2 / 2) * step * 1.3, row * step * 1.1, step * 0.26),
                        other,
                        0.95,
                    )
        elif kind == 2:  # checks
            for number in range(-count, count):
                sheet.fill(rect(number * step * 1.4, -far, step * 0.6, far * 2), other, 0.45)
                sheet.fill(rect(-far, number * step * 1.4, far * 2, step * 0.6), other, 0.45)
        elif kind == 3:  # knitted
            for row in range(-count, count):
                for column in range(-count, count):
                    x, y = column * step * 0.8, row * step * 0.7
                    sheet.line(
                        poly([(x - 4, y - 3), (x, y + 3), (x + 4, y - 3)], closed=False),
                        darker(colour, 0.25),
                        1.6,
                        0.6,
                    )
        elif kind == 4:  # flowers
            for _ in range(int(far * far / 900)):
                x, y = rng.uniform(-far, far), rng.uniform(-far, far)
                for petal in range(5):
                    way = petal * math.tau / 5
                    sheet.fill(
                        ellipse(x + 5 * math.cos(way), y + 5 * math.sin(way), 3.4), other, 0.9
                    )
                sheet.fill(ellipse(x, y, 2.6), "#fff3a0")
        elif kind == 5:  # a shirt's front
            sheet.fill(rect(-6, -far, 12, far * 2), mix(colour, "#ffffff", 0.4), 0.8)
            for number in range(-3, 4):
                sheet.fill(ellipse(0, number * 24, 4.2), darker(other, 0.35))
        elif kind == 6:  # a pocket
            sheet.fill(
                spline([(-20, -18, 1), (20, -18, 1), (20, 12, 1), (0, 24), (-20, 12, 1)]),
                mix(colour, other, 0.35),
            )
            sheet.line(
                spline([(-17, -13, 1), (17, -13, 1), (17, 10, 1), (0, 20), (-17, 10, 1)]),
                "#fffaf0",
                1.6,
                0.9,
            )


SHIRT: Final[list[Point]] = [
    (-14, -46, 1), (0, -38), (14, -46, 1), (40, -40), (78, -6), (60, 14, 1), (36, -8, 1),
    (36, 54, 1), (-36, 54, 1), (-36, -8, 1), (-60, 14, 1), (-78, -6), (-40, -40),
]  # fmt: skip
TROUSERS: Final[list[Point]] = [
    (-30, -60, 1), (30, -60, 1), (38, 66, 1), (9, 68, 1), (0, -12, 1), (-9, 68, 1), (-38, 66, 1),
]  # fmt: skip
DRESS: Final[list[Point]] = [
    (-22, -62, 1), (-10, -44), (10, -44), (22, -62, 1), (34, -36, 1), (20, -12), (56, 62, 1),
    (0, 70), (-56, 62, 1), (-20, -12), (-34, -36, 1),
]  # fmt: skip
SOCK: Final[list[Point]] = [
    (-14, -40, 1), (14, -40, 1), (15, 8), (40, 20), (42, 38), (20, 42), (-8, 36), (-16, 16),
]  # fmt: skip
SEWN: Final = (  # what was not even cut up: its outline, where, how large, how turned, its colour
    (SHIRT, -0.32, 0.70, 1.9, -10, "#f2ece2"), (TROUSERS, 0.20, 0.60, 1.7, 8, "#4f74a8"),
    (DRESS, 0.62, 0.72, 1.4, 12, "#c87a92"), (DRESS, -0.58, 0.44, 1.3, -14, "#e2c070"),
    (SHIRT, 0.54, 0.40, 1.25, 14, "#6fa59a"), (SOCK, -0.14, 0.40, 1.15, 10, "#c98a6a"),
)  # fmt: skip


def _onto(points: Sequence[Point], across: float, up: float, size: float, turn: float) -> Path:
    """Lay an outline on the cloth, so that it bends with it."""
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    laid: list[Point] = []
    for point in points:
        x, y = size * (point[0] * c - point[1] * s), size * (point[0] * s + point[1] * c)
        place = _cloth(across + x / 540, up - y / HIGH)
        laid.append((*place, 1) if len(point) == 3 else place)
    return spline(laid)


def _sewn(sheet: Sheet, rng: random.Random) -> None:
    for outline, across, up, size, turn, colour in SEWN:
        shape = _onto(outline, across, up, size, turn)
        x, y = _cloth(across, up)
        sheet.fill(_onto(outline, across + 0.008, up - 0.008, size * 1.02, turn), "#5a3a5a", 0.35,
                   blur=5)  # fmt: skip
        sheet.fill(shape, colour, grad=linear(x, y - 60, x + 20, y + 80, darker(colour, 0.14)))
        deep = darker(colour, 0.35)
        if outline is SHIRT:
            line = [_cloth(across + size * 2 * n / 540, up + size * (40 - n * 16) / HIGH)
                    for n in range(6)]  # fmt: skip
            sheet.line(spline([_cloth(across, up + size * 42 / HIGH), *line[1:],
                               _cloth(across + size * 8 / 540, up - size * 52 / HIGH)],
                              closed=False), deep, 1.8, 0.6, clip=shape)  # fmt: skip
            for px, py in line[1:]:
                sheet.fill(ellipse(px, py, 4), deep)
            for way in (-1, 1):
                wing: list[Point] = [(way * 2, -38, 1), (way * 14, -48, 1), (way * 22, -32, 1),
                                     (way * 9, -24, 1)]  # fmt: skip
                sheet.fill(_onto(wing, across, up, size, turn), mix(colour, "#ffffff", 0.6))
        elif outline is TROUSERS:
            belt: list[Point] = [(-31, -62, 1), (31, -62, 1), (32, -48, 1), (-32, -48, 1)]
            sheet.fill(_onto(belt, across, up, size, turn), deep)
            for way in (-1, 1):
                pocket: list[Point] = [(way * 12, -40, 1), (way * 28, -42, 1), (way * 28, -20, 1),
                                       (way * 14, -18, 1)]  # fmt: skip
                sheet.line(_onto(pocket, across, up, size, turn), "#fff3d8", 1.8, 0.9)  # fmt: skip
        elif outline is DRESS:
            for row in range(3):
                for column in range(-2 - row, 3 + row):
                    dot = [(column * 14.0 + 3 * math.cos(k), 8 + row * 20 + 3 * math.sin(k))
                           for k in (0, 1.57, 3.14, 4.71)]  # fmt: skip
                    sheet.fill(_onto(dot, across, up, size, turn), "#fffaf0", 0.9, clip=shape)
            sash: list[Point] = [(-22, -16, 1), (22, -16, 1), (23, -6, 1), (-23, -6, 1)]
            sheet.fill(_onto(sash, across, up, size, turn), deep, clip=shape)
        else:
            for row in range(3):
                band: list[Point] = [(-20, -36 + row * 16, 1), (22, -36 + row * 16, 1),
                                     (22, -29 + row * 16, 1), (-20, -29 + row * 16, 1)]  # fmt: skip
                sheet.fill(_onto(band, across, up, size, turn), "#ffffff", 0.85, clip=shape)
        for px, py, wx, wy in sample([p[:2] for p in _edge(outline, across, up, size, turn)],
                                     int(30 * size), closed=True):  # fmt: skip
            tone = rng.choice(("#8a5a6a", "#fff6ea", "#4a5a80"))
            stitch = [(px - wy * 2.4, py + wx * 2.4), (px + wy * 2.4, py - wx * 2.4)]
            sheet.line(poly(stitch, closed=False), tone, 1.7, 0.85)


def _edge(
    points: Sequence[Point], across: float, up: float, size: float, turn: float
) -> list[Point]:
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    return [
        _cloth(
            across + size * (p[0] * c - p[1] * s) / 540, up - size * (p[0] * s + p[1] * c) / HIGH
        )
        for p in points
    ]


def _balloon(scene: Scene) -> None:
    """Everything they had, in gores from the throat upwards."""
    rng = random.Random(23)
    sheet = scene.sheet()
    seams: list[list[Place]] = []
    for gore in range(GORES):
        a, b = -1 + 2 * gore / GORES, -1 + 2 * (gore + 1) / GORES
        cuts = [0.0] + [(row + rng.uniform(-0.28, 0.28)) / ROWS for row in range(1, ROWS)] + [1.0]
        last = -1
        for low, high in pairwise(cuts):
            edge = [_cloth(a, low + (high - low) * n / 6) for n in range(7)]
            back = [_cloth(b, low + (high - low) * n / 6) for n in range(7)]
            cell = poly([*edge, *reversed(back)])
            pick = rng.randrange(len(CLOTHS))
            pick = (pick + 1) % len(CLOTHS) if pick == last else pick
            last = pick
            colour = vary(CLOTHS[pick], rng, 0.05, 0.02)
            other = CLOTHS[(pick + rng.choice((2, 3, 5, 7))) % len(CLOTHS)]
            sheet.fill(cell, colour)
            sheet.line(cell, colour, 1.4)
            kind = rng.choice((0, 0, 1, 2, 3, 4, 9, 9))
            _pattern(sheet, cell, kind, colour, mix(colour, darker(other, 0.1), 0.7), rng)
            seams.append([edge[0], back[0]])
        seams.append([_cloth(a, n / 24) for n in range(25)])
    for seam in seams:
        sheet.line(spline(seam, closed=False), "#8a6a8a", 2, 0.5)
        long = sum(math.dist(p, q) for p, q in pairwise(seam))
        for x, y, wx, wy in sample(seam, max(3, int(long / 15))):
            cross = [(x - wy * 4, y + wx * 4), (x + wy * 4, y - wx * 4)]
            sheet.line(poly(cross, closed=False), rng.choice(("#a86a7a", "#fff6ea", "#5a6a90")),
                       1.4, 0.7)  # fmt: skip
    _sewn(sheet, rng)
    skirt = spline([
        (THROAT[0] - 46, THROAT[1] - 12, 1), (THROAT[0], THROAT[1] - 16),
        (THROAT[0] + 46, THROAT[1] - 12, 1), (THROAT[0] + 52, THROAT[1] + 14, 1),
        (THROAT[0], THROAT[1] + 24), (THROAT[0] - 52, THROAT[1] + 14, 1),
    ])  # fmt: skip
    sheet.fill(skirt, "#d89a68", grad=linear(THROAT[0] - 50, 0, THROAT[0] + 54, 0, "#8a5a50"))
    scene.add(_lit(scene, sheet.pixels()), wobble=1.2, amount=0.05)


def _lit(scene: Scene, paper: Field) -> Field:
    """Let each gore be round, the whole be rounder, and the flame shine through."""
    page = scene.page
    up = np.clip((THROAT[1] - page.y) / HIGH, 0, 1)
    wide = np.interp(up, UPS, SPAN)
    across = np.clip((page.x - THROAT[0]) / wide, -0.999, 0.999)
    angle = np.arcsin(across) * 2 / math.pi
    gore = (angle + 1) * GORES / 2
    puff = np.sin((gore % 1) * math.pi)
    folds = page.noise(41, 90, 3, 0.5, (0.6, 2.2))
    round_ = np.sqrt(np.clip(1 - across**2, 0, 1))
    inside = 0.22 + 0.78 * round_**0.7  # we see more of the light where the cloth faces us
    rise = 1 - 0.42 * smoothstep(0.25, 1.05, up)
    light = (
        inside * rise - 0.16 * (1 - puff) ** 3 + 0.05 * folds + 0.10 * smoothstep(0.3, 1, -across)
    )
    light = np.clip(light, 0.1, 1)[..., None]
    alpha = paper[..., 3:]
    cool = paper[..., :3] * rgb("#4c5486")
    warm = paper[..., :3] * rgb("#fff0d4") * 1.2 + alpha * rgb("#ff9a40") * 0.08
    lit = cool + (warm - cool) * light
    near = np.exp(-((page.distance(THROAT[0], THROAT[1], 1.0, 1.6) / 130) ** 1.6))[..., None]
    lit = lit + (alpha * rgb("#ffd080") * 1.15 - lit) * 0.75 * near
    return np.dstack([np.clip(lit, 0, 1.35), alpha[..., 0]]).astype(np.float32)


def _sleeves(scene: Scene) -> None:
    """What was not cut off waves from the seams."""
    for across, up, way, colour, legs in (
        (-0.94, 0.38, 158, "#6f88b0", True), (0.96, 0.50, 6, "#7fae9e", False),
        (-0.86, 0.84, 232, "#c99474", False), (0.80, 0.88, -52, "#9d88b4", True),
    ):  # fmt: skip
        x, y = _cloth(across, up)
        sheet = scene.sheet()
        for leg in range(2 if legs else 1):
            with sheet.at(x, y, 0.74, way + leg * 26 - 10):
                tube = spline(
                    [
                        (-40, -26, 1), (40, -22), (86, -34 - leg * 8), (122, -24, 1),
                        (126, 16, 1), (88, 8), (40, 24), (-40, 28, 1),
                    ]
                )  # fmt: skip
                sheet.fill(tube, colour, grad=linear(0, -26, 0, 30, darker(colour, 0.25)))
                cuff = spline([(108, -28, 1), (124, -24, 1), (128, 16, 1), (110, 14, 1)])
                sheet.fill(cuff, mix(colour, "#ffffff", 0.55))
                for fold in (10, 46, 80):
                    crease = taper([(fold, -20), (fold + 9, 0), (fold + 4, 18)], [1, 6, 1])
                    sheet.fill(crease, darker(colour, 0.35), 0.4, blur=2)
        scene.add(sheet, relief=10, lo=0.4, hi=0.4, rim=0.3, wobble=1.2)
        scene.exact(ellipse(x, y, 120), 0.8)


def _hill(scene: Scene) -> None:
    rng = random.Random(9)
    sheet = scene.sheet()
    hill = horizon([(-40, 964), (160, 932), (404, 920), (640, 932), (860, 966)])
    sheet.fill(hill, "#8fa67c", grad=linear(0, 920, 0, 1220, "#2c4c3e"))
    for _ in range(2600):
        x, y = rng.uniform(-10, 810), rng.uniform(930, 1210)
        size = 3 + (y - 920) / 26
        tone = rng.choice(("#6f8c68", "#a4ae80", "#3f6450", "#86a078"))
        blade = [
            (x, y), (x + rng.uniform(-3, 3), y - size * 0.6),
            (x + rng.uniform(-5, 7), y - size * 1.4),
        ]  # fmt: skip
        sheet.fill(taper(blade, [2, 1.6, 0.3], 5), tone, 0.7, clip=hill)
    scene.add(sheet, relief=20, lo=0.3, hi=0.4, wobble=1.2)


def _johns(colour: Colour, **who: Any) -> Person:
    """Return somebody in long johns."""
    return Person(
        top=colour, sleeves=0.94, loose=0.15, collar="round", buttons=darker(colour, 0.3),
        cuffs=mix(colour, "#ffffff", 0.4), legs=colour, leg_width=0.05, shoes="", **who,
    )  # fmt: skip


def _vest(colour: Colour, drawers: Colour, low: float = 0.34, **who: Any) -> Person:
    """Return somebody in a vest and drawers."""
    return Person(
        top=colour, sleeves=0.06, loose=0.1, legs=drawers, leg_length=low, leg_width=0.35,
        shoes="", **who,
    )  # fmt: skip


def _rope(scene: Scene, hands: Sequence[Place], to: Place, rest: Sequence[Place]) -> None:
    """A rope from a ring on the cloth through two hands, and what is left of it on the grass."""
    end = _cloth(*to)
    sheet = scene.sheet()
    upper, lower = hands
    middle = (upper[0] + end[0]) / 2 + 3, (upper[1] + end[1]) / 2 + 5
    for path in (spline([lower, *rest], closed=False), spline([lower, upper, middle, end],
                                                                closed=False)):  # fmt: skip
        sheet.line(path, "#4a3a44", 4.6)
        sheet.line(path, "#d8bc90", 2.4)
    sheet.fill(ellipse(end[0], end[1], 9), "#5a4a6a")
    sheet.line(ellipse(end[0], end[1], 5), "#c8a878", 2.6)
    scene.exact(spline([lower, upper, middle, end, (end[0] + 2, end[1])]), 0.7)
    scene.lay(sheet, "wood", wobble=0.3)


def _hauls(
    scene: Scene, who: Person, x: float, y: float, high: float, to: Place, facing: float,
    **how: Any,
) -> None:  # fmt: skip
    """Somebody with both hands on a rope, whose whole weight hangs in it."""
    stage = Stage(scene, x, y, high, pitch=9)
    one = stage.person(who, HAUL, facing=facing, **how)
    upper, lower = one.hold["l"].rod, one.hold["r"].rod
    along = unit(upper - lower)
    things.rod(stage.canvas, [lower - along * 0.04, lower, upper, upper + along * 0.05], 0.009,
               "#d8bc90")  # fmt: skip
    hands = stage.page(upper), stage.page(lower)
    side = 1 if x < THROAT[0] else -1
    down = hands[1][1] + 0.3 * high
    rest = [(hands[1][0] + side * 0.04 * high, down), (x + side * 0.22 * high, y - 1),
            (x + side * 0.36 * high, y + 4), (x + side * 0.27 * high, y + 9)]  # fmt: skip
    _rope(scene, hands, to, rest)
    _painted(scene, stage, y, high)


def _painted(scene: Scene, stage: Stage, foot: float, high: float) -> None:
    """Paint those on a stage in the light of the flame, their shadows away from it."""
    x = stage.page((0, 0, 0))[0]
    away = scene.falls(x, foot, 0.9, dark=0.7, soft=0.05)
    haze = ("#c4b8c4", max(0.0, 0.22 - high / 1200))
    with scene.layer("cloth", cast=away, contact=0.6, still=0.45):
        stage.paint(shadow=0, contact=0, rim=0.55, rim_colour="#ffd890", haze=haze, fill=0.5)
    for one in stage.people:
        scene.still(ellipse(*stage.page(one.place("head")), 0.09 * high), 0.9)


def _far_ones(scene: Scene) -> None:
    child = _johns("#c9b27a", build="child", skin="fair", head="brigid", hair="wild",
                   hair_colour="#a4582e", mood="concentrating")  # fmt: skip
    _hauls(scene, child, 538, 986, 190, (0.30, 0.13), -60)
    old = _johns("#b98c92", build="old_woman", skin="rose", head="ingrid", hair="low bun",
                 hair_colour="#e6e2da", mood="stubborn")  # fmt: skip
    _hauls(scene, old, 306, 990, 186, (-0.32, 0.12), 66)
    stout = _vest("#d8d4c8", "#7f8fa4", build="stout_man", skin="brown", head="ravi",
                  hair="bald", beard="full", hair_colour="#3a2c28", mood="stubborn")  # fmt: skip
    _hauls(scene, stout, 224, 1020, 226, (-0.72, 0.2), 70)
    thin = _vest("#a4b8bc", "#d2c6a0", build="thin_man", skin="deep", head="abeba",
                 hair="short afro", hair_colour="#1c1618", mood="worried")  # fmt: skip
    _hauls(scene, thin, 700, 1020, 226, (0.74, 0.2), -74)


def _basket(scene: Scene) -> None:
    """Wicker, a burner, and a kitchen chair."""
    x, y = 402.0, 1016.0
    scene.pool(x, y + 12, 96, 14, "#2a3a48", 0.6)
    lines = scene.sheet()
    for way in (-1, 1):
        for foot, top in ((62, 46), (48, 26)):
            lines.line(poly([(x + way * foot, y - 76), (THROAT[0] + way * top, THROAT[1] + 14)],
                            closed=False), "#7a5430", 3.4)  # fmt: skip
        lines.line(poly([(x + way * 54, y - 78), (x + way * 20, 900)], closed=False), "#70788a", 4)
    lines.fill(rect(x - 26, 894, 52, 9, 4), "#70788a")
    lines.fill(rect(x - 14, 876, 28, 22, 5), "#c2c8d4")
    scene.add(lines, relief=3, lo=0.4, hi=0.4, wobble=0.4)
    chair = scene.sheet()
    for way in (-1, 1):
        chair.fill(limb([(x + way * 22, y - 50), (x + way * 24, y - 132)], [8, 7]), "#9a5a48")
    for level in (-126, -108, -90):
        slat = [(x - 23, y + level), (x, y + level - 4), (x + 23, y + level)]
        chair.fill(limb(slat, [9, 10, 9]), "#b06a52")
    scene.add(chair, relief=4, lo=0.4, hi=0.4, rim=0.4, shadow=(2, 4, 5, 0.3), wobble=0.4)
    basket = scene.sheet()
    shape = spline([
        (x - 68, y - 78, 1), (x, y - 71), (x + 68, y - 78, 1), (x + 58, y + 6, 1), (x, y + 13),
        (x - 58, y + 6, 1),
    ])  # fmt: skip
    basket.fill(shape, "#dba866", grad=linear(x - 66, 0, x + 74, 0, "#9a6434"))
    for row in range(8):
        for column in range(14):
            px, py = x - 70 + column * 10.6, y - 74 + row * 11
            over = (row + column) % 2
            weave = (
                limb([(px, py), (px + 10, py + 1)], [8, 8])
                if over
                else limb([(px + 5, py - 4), (px + 5, py + 7)], [6, 6])
            )
            basket.fill(weave, "#f0c88a" if over else "#a8703c", 0.85, clip=shape)
    basket.fill(limb([(x - 70, y - 78), (x, y - 70), (x + 70, y - 78)], [12, 13, 12]), "#a86c3a")
    scene.add(basket, relief=14, lo=0.45, hi=0.4, rim=0.3, shadow=(0, 5, 8, 0.4), wobble=0.8)


def _flame(scene: Scene, x: float, y: float) -> None:
    """It roars up into the throat: no outline, only heat."""
    for wide, high, colour, blur in (
        (26, 132, "#ff6a10", 9), (19, 112, "#ff9a1e", 5), (12, 86, "#ffe27a", 3),
        (6, 52, "#fffbe8", 2),
    ):  # fmt: skip
        sheet = scene.sheet()
        tongue = spline([
            (x - wide * 0.5, y), (x - wide, y - high * 0.34), (x - wide * 0.42, y - high * 0.7),
            (x + 3, y - high, 1), (x + wide * 0.36, y - high * 0.66), (x + wide, y - high * 0.3),
            (x + wide * 0.5, y),
        ])  # fmt: skip
        sheet.fill(tongue, colour, 0.9, blur=blur)
        scene.put(sheet)
    scene.shine(x, y - 60, 110, "#ffb040", 0.75)
    scene.shine(x, y - 50, 44, "#fff6d0", 0.6)


def _middle_ones(scene: Scene) -> None:
    strong = _vest("#e4dce0", "#b7899c", 0.42, build="strong_woman", skin="dark", head="amara",
                   hair="afro", hair_colour="#241a1a", mood="laughing")  # fmt: skip
    _hauls(scene, strong, 134, 1146, 350, (-0.92, 0.3), 64)
    _lifted(scene)


def _lifted(scene: Scene) -> None:
    """One is too light, and goes up with the rope."""
    who = _vest("#c9a0a8", "#e6dccb", build="girl", skin="olive", head="mei", hair="ponytail",
                hair_colour="#241a18", mood="surprised")  # fmt: skip
    stage = Stage(scene, 498, 1052, 244, pitch=4)
    one = stage.person(who, DANGLE, at=(0, 0, 0), facing=-34)
    upper, lower = one.hold["l"].rod, one.hold["r"].rod
    along = unit(upper - lower)
    things.rod(stage.canvas, [lower - along * 0.3, lower, upper, upper + along * 0.06], 0.008,
               "#d8bc90")  # fmt: skip
    hands = stage.page(upper), stage.page(lower)
    rest = [(hands[1][0] + 3, hands[1][1] + 90), (498, 1092), (518, 1104), (502, 1110)]
    _rope(scene, hands, (0.5, 0.16), rest)
    scene.in_shadow(ellipse(512, 1098, 36, 8), 0.6, blur=5)
    with scene.layer("cloth", still=0.45):
        stage.paint(shadow=0, contact=0, rim=0.55, rim_colour="#ffd890", fill=0.5)
    scene.still(ellipse(*stage.page(one.place("head")), 22), 0.9)


def _near_one(scene: Scene) -> None:
    """He lends no hand: behind his back, where only we see it, he holds a scarlet coat."""
    x, y, high = 676.0, 1224.0, 436.0
    stage = Stage(scene, x, y, high, pitch=9, near=3)
    who = _johns("#cfc7b4", build="heavy_man", skin="fair", head="lars", hair="crop",
                 hair_colour="#5a4436")  # fmt: skip
    one = stage.person(who, HIDE, facing=198)
    _coat(stage, one)
    _painted(scene, stage, y, high)


def _coat(stage: Stage, one: Figure) -> None:
    """A coat that hangs from two hands, over itself, with its sleeve out."""
    grip = (one.hold["l"].rod + one.hold["r"].rod) / 2
    back = -one.ahead
    aside = np.cross(back, vec(0, 1, 0))
    columns, rows = 9, 8
    grid = np.zeros((rows, columns, 3))
    for row in range(rows):
        part = row / (rows - 1)
        for column in range(columns):
            across = column / (columns - 1) - 0.5
            wide = 0.05 + 0.09 * part**0.7
            deep = 0.02 + 0.012 * math.cos(column * 2.3 + part * 2) * (0.4 + part)
            grid[row, column] = (
                grip + back * (deep + 0.02 * part) + aside * across * wide * 2
                - vec(0, 1, 0) * (0.33 * part + 0.02 * math.cos(column * 1.7) * part - 0.03)
            )  # fmt: skip
    with stage.canvas.part("#c8202e", soft=0.7) as cloth:
        cloth.surface(grid)
        for column in (2, 4, 6):
            line = grid[1:7:2, column]
            cloth.fold(line, 0.012, 0.014)
    sleeve = [grid[1, 7] + back * 0.02, grid[3, 8] + back * 0.03, grid[5, 8] + back * 0.03]
    with stage.canvas.part("#d8323a", soft=0.6) as arm:
        arm.chain(sleeve, [0.034, 0.032, 0.034])
    with stage.canvas.part("#d8b25a", soft=0.4) as cuff:
        cuff.chain([sleeve[-1], sleeve[-1] - vec(0, 0.02, 0)], [0.036, 0.036])
