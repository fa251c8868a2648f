"""A village in its underwear holds down a balloon sewn of all it wore; the basket has one seat."""

import math
import random
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from itertools import pairwise
from typing import Final

import numpy as np

from pinxit_atelier.compose import horizon
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
from pinxit_atelier.people import Figure, Stage
from pinxit_atelier.people import Look as Person
from pinxit_atelier.people.cloth import Cloth

PINK, MINT, APRICOT, DENIM, LEMON = "#ff9fbc", "#8fe0b8", "#ffb56e", "#86b4f0", "#ffe566"
CLOTHS: Final = (
    PINK, MINT, APRICOT, DENIM, LEMON, "#fffaf2", "#c8a6f0", "#ff7f8c", "#6ccae0", "#f6d8b0",
)  # fmt: skip
THROAT: Final = 400.0, 812.0
HIGH = 786.0
UPS: Final = (0, 0.08, 0.2, 0.35, 0.5, 0.65, 0.78, 0.88, 0.95, 0.985, 1.0)
SPAN: Final = (44, 84, 164, 258, 326, 354, 334, 276, 192, 112, 8)
GORES, ROWS = 13, 9
Place = tuple[float, float]
Wear = Callable[[Stage, Figure], None]


def paint(page: Page) -> Scene:
    """Paint the morning, the cloth that swells into it, and all who hold its ropes."""
    scene = Scene(
        page, 406, light=(-60, 620, 330), glow="#fff0c4", shade="#4a4a9a", reach=1600, felt=0.12
    )
    scene.focus(400, 980, 210).focus(620, 1060, 120, 0.9).focus(320, 300, 170, 0.55)
    _morning(scene)
    with scene.layer("cloth", form=0.3, dim=0.1):
        _sleeves(scene)
    across = np.clip((page.x - THROAT[0]) / 354, -1, 1) * np.clip((page.y - 380) / 430, -0.9, 1)
    with scene.layer("cloth", way=90 + 38 * across, form=0.75, bounce=("#9cc07a", 0.5)):
        _balloon(scene)
    with scene.layer("grass"):
        _hill(scene)
    scene.in_shadow(ellipse(560, 1010, 330, 52), 0.5, blur=14)
    with _standing(scene, 974, 0.12):
        _far_ones(scene)
    with _standing(scene, 1028, 0):
        _basket(scene)
    with _standing(scene, 1082, 0):
        _middle_ones(scene)
    with _standing(scene, 1186, 0):
        _near_ones(scene)
    scene.motes(30, "#ffffff", (0, 300, 800, 1100), (0.8, 2.4), 0.5)
    few = Palette(
        colours=("#3a7fb8", "#e8c070", "#c8503c", "#5f8f5c", "#6a5a8e", "#d8b090"),
        mother="#d8c4a0", much=0.10, quiet=0.3, accent="#e01e34",
    )  # fmt: skip
    look = Look(
        vignette=0.12, bloom=0.22, bloom_from=0.86, shadows="#4a5a9a", lights="#fff2d0", split=0.06,
        contrast=1.14, brush=Brush(), palette=few, masses=0.45, saturation=1.08,
    )  # fmt: skip
    return scene.finish(look)


def _standing(scene: Scene, foot: float, air: float) -> AbstractContextManager[Scene]:
    """Take those who stand in one row as one thing, with long shadows in the low sun."""
    away = Cast((0.85, 0.10), foot, 0.75, 0.04)
    return scene.layer("cloth", form=0.35, cast=away, contact=0.5, air=("#fff0d0", air), still=0.5)


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
        (0, "#2f9fe4"), (0.3, "#6cc4f0"), (0.62, "#bfe9f6"), (0.85, "#fff3cc"), (1.0, "#ffdf9a"),
    ]  # fmt: skip
    scene.backdrop(stops, where.astype(np.float32), amount=0.03)
    scene.shine(20, 880, 300, "#fff2b0", 0.7)
    scene.of("sky", way=14 * page.noise(8, 300, 2) - 8)
    far = scene.sheet()
    far.fill(
        horizon([(-40, 878), (140, 856), (320, 878), (520, 852), (700, 872), (860, 846)]), "#a9d8c0"
    )
    far.fill(horizon([(-40, 910), (200, 892), (430, 904), (640, 884), (860, 900)]), "#96cf9c")
    with scene.layer("ground", air=("#d8e6e4", 0.35)):
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
    (SHIRT, -0.32, 0.72, 1.75, -10, "#fffdf6"), (TROUSERS, 0.14, 0.60, 1.6, 8, "#3f78d0"),
    (DRESS, 0.52, 0.70, 1.5, 12, "#f8407c"), (DRESS, -0.60, 0.49, 1.35, -14, "#ffcc2a"),
    (SHIRT, 0.50, 0.41, 1.35, 14, "#2fb49c"), (SOCK, -0.20, 0.47, 1.25, 10, "#ee4030"),
    (TROUSERS, -0.26, 0.27, 1.0, -8, "#a878e0"), (SHIRT, 0.16, 0.88, 1.1, 6, "#ff8a3a"),
    (DRESS, 0.14, 0.32, 0.95, 6, "#58c0f0"), (SOCK, -0.70, 0.76, 1.1, -30, "#4fa8e8"),
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
                                     int(40 * size), closed=True):  # fmt: skip
            tone = rng.choice(("#c03a5a", "#ffffff", "#3a5a98"))
            stitch = [(px - wy * 3.4, py + wx * 3.4), (px + wy * 3.4, py - wx * 3.4)]
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
            sheet.line(poly(cross, closed=False), rng.choice(("#d0506a", "#ffffff", "#5a7ab0")),
                       1.4, 0.7)  # fmt: skip
    _sewn(sheet, rng)
    skirt = spline([
        (THROAT[0] - 46, THROAT[1] - 12, 1), (THROAT[0], THROAT[1] - 16),
        (THROAT[0] + 46, THROAT[1] - 12, 1), (THROAT[0] + 52, THROAT[1] + 14, 1),
        (THROAT[0], THROAT[1] + 24), (THROAT[0] - 52, THROAT[1] + 14, 1),
    ])  # fmt: skip
    sheet.fill(skirt, "#e8543c", grad=linear(THROAT[0] - 50, 0, THROAT[0] + 54, 0, "#a82a34"))
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
    far = page.distance(THROAT[0], THROAT[1] - 40, 1.0, 1.5)
    glow = np.asarray(np.exp(-((far / 250) ** 1.6)), np.float32)
    round_ = np.sqrt(np.clip(1 - across**2, 0, 1))
    light = 0.62 + 0.36 * round_ - 0.20 * (1 - puff) ** 3 + 0.06 * folds
    light = light - 0.30 * smoothstep(0.05, 1.0, across) + 0.05 * smoothstep(0.2, 0.9, -across)
    light = light - 0.14 * smoothstep(0.5, 0.05, up) + 0.07 * smoothstep(0.55, 0.9, up)
    shade = np.clip(1 - light, 0, 0.62)[..., None]
    alpha = paper[..., 3:]
    cool = paper[..., :3] * (1 - shade) + alpha * rgb("#6a5ab0") * shade * 0.5
    part = glow[..., None]
    warm = cool * (1 - 0.6 * part) + cool * rgb("#ffc860") * 1.45 * 0.6 * part
    warm = warm + alpha * rgb("#ff9a30") * 0.22 * part
    return np.dstack([np.clip(warm, 0, 1.35), alpha[..., 0]]).astype(np.float32)


def _sleeves(scene: Scene) -> None:
    """What was not cut off waves from the seams."""
    for across, up, way, colour, legs in (
        (-0.94, 0.34, 150, "#4f86d8", True), (0.94, 0.36, 26, PINK, False),
        (0.96, 0.60, -8, "#3fc0a8", False), (-0.96, 0.62, 196, "#ffd23e", False),
        (-0.84, 0.86, 236, "#ff8f6a", False), (0.86, 0.85, -48, "#b98ae8", True),
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


def _hill(scene: Scene) -> None:
    rng = random.Random(9)
    sheet = scene.sheet()
    hill = horizon([(-40, 964), (160, 932), (404, 920), (640, 932), (860, 966)])
    sheet.fill(hill, "#a8e08a", grad=linear(0, 920, 0, 1220, "#3f9f62"))
    for _ in range(2600):
        x, y = rng.uniform(-10, 810), rng.uniform(930, 1210)
        size = 3 + (y - 920) / 26
        tone = rng.choice(("#7cc87a", "#d2f0a2", "#4fa866", "#9cda86"))
        blade = [
            (x, y), (x + rng.uniform(-3, 3), y - size * 0.6),
            (x + rng.uniform(-5, 7), y - size * 1.4),
        ]  # fmt: skip
        sheet.fill(taper(blade, [2, 1.6, 0.3], 5), tone, 0.7, clip=hill)
    for _ in range(70):
        x, y = rng.uniform(0, 800), rng.uniform(960, 1200)
        sheet.fill(ellipse(x, y, 2.4 * (y - 760) / 300), rng.choice(("#ffffff", LEMON, PINK)), 0.95)
    scene.add(sheet, relief=20, lo=0.3, hi=0.4, wobble=1.2)
    scene.shine(THROAT[0], 1000, 200, "#ffe9a8", 0.5, high=0.4)


def _singlet(colour: Colour, shorts: Colour, dots: Colour | None, low: float = 0.5) -> Wear:
    """Return how to put somebody into a vest and drawers that end somewhere down the thigh."""

    def wear(stage: Stage, figure: Figure) -> None:
        joints, body = figure.joints, figure.body
        cloth = Cloth(joints, body, figure.look, figure.view, figure.pose.wind)
        rng = random.Random(5)
        with stage.part(relief=2.4, depth=1.0) as cel:
            for side in "fn":
                hip, knee = joints["hip" + side], joints["kn" + side]
                end = hip + (knee - hip) * low if low <= 1 else knee + (
                    joints["ank" + side] - knee) * (low - 1)  # fmt: skip
                wide = body.thigh
                way = [tuple(hip), tuple(hip + (knee - hip) * min(low, 1) * 0.6), tuple(end)]
                leg = limb(
                    way,
                    [wide * 2.2, wide * 2.1, wide * (1.5 if low > 0.8 else 2.1)],
                    round_ends=False,
                )
                cel.fill(leg, darker(shorts, 0.2) if side == "f" else shorts)
                if low > 0.8:
                    for n in range(5):
                        frill = ellipse(end[0] + (n - 2) * wide * 0.4, end[1], wide * 0.3)
                        cel.fill(frill, "#ffffff")
            edge = (0.86, -1.02), (0.86, 1.02), (1.05, 1.1), (1.12, 0), (1.05, -1.1)
            seat = [cloth.at(down, part) for down, part in edge]
            cel.fill(spline(seat), shorts)
            if dots is not None:
                for side in "fn":
                    hip, knee = joints["hip" + side], joints["kn" + side]
                    for n in range(9):
                        part = 0.05 + (n // 3) * 0.2 * low / 0.5 * 0.9
                        x, y = hip + (knee - hip) * part
                        x += (n % 3 - 1) * body.thigh * 0.75
                        cel.fill(ellipse(x, y + rng.uniform(-0.3, 0.3), body.thigh * 0.2), dots)
        with stage.part(relief=2.4, depth=1.0) as cel:
            front = figure.view not in ("back", "back_q")
            scoop = 0.34 if front else 0.2
            shirt = [
                (0.0, -0.62), (0.0, -0.36), (scoop, 0.0), (0.0, 0.36), (0.0, 0.62), (0.36, 0.86),
                (0.6, 1.0), (0.94, 1.04), (0.94, -1.04), (0.6, -1.0), (0.36, -0.86),
            ]  # fmt: skip
            corner = (0, 1, 3, 4, 7, 8)
            outline: list[Point] = [
                (*cloth.at(*at), 1) if n in corner else cloth.at(*at) for n, at in enumerate(shirt)
            ]
            cel.fill(spline(outline), colour)
            for n in range(5):  # ribs
                rib = [cloth.at(0.4, -0.7 + n * 0.35), cloth.at(0.92, -0.75 + n * 0.37)]
                cel.line(poly(rib, closed=False), darker(colour, 0.14), 0.4, 0.7)

    return wear


def _suit(colour: Colour) -> Wear:
    """Return what belongs to long johns: cuffs, and, from behind, the flap with its buttons."""

    def wear(stage: Stage, figure: Figure) -> None:
        joints, body = figure.joints, figure.body
        cloth = Cloth(joints, body, figure.look, figure.view, figure.pose.wind)
        deep = darker(colour, 0.3)
        with stage.part(relief=1.2, depth=0.6) as cel:
            for side in "fn":
                knee, ankle = joints["kn" + side], joints["ank" + side]
                for n in range(3):
                    x, y = knee + (ankle - knee) * (0.84 + 0.06 * n)
                    cel.fill(ellipse(x, y, body.thigh * 0.62, 0.8), "#ffffff" if n % 2 else deep)
            if figure.view in ("back", "back_q"):
                flap = [cloth.at(down, part) for down, part in
                        ((0.74, -0.72), (0.76, 0.0), (0.74, 0.72), (1.02, 0.76), (1.1, 0.0),
                         (1.02, -0.76))]  # fmt: skip
                cel.fill(spline(flap), mix(colour, "#ffffff", 0.72))
                cel.line(spline(flap), deep, 0.8)
                for part in (-0.56, 0.56):
                    cel.fill(ellipse(*cloth.at(0.79, part), 1.1), "#fff6d8")
                    cel.line(ellipse(*cloth.at(0.79, part), 1.1), deep, 0.35)
            else:
                for n in range(6):
                    x, y = cloth.at(0.12 + 0.15 * n, 0.3)
                    cel.fill(ellipse(x, y, 0.75), "#fff6d8")
                    cel.line(ellipse(x, y, 0.75), deep, 0.25)

    return wear


def _bare(skin: str, body: str, hair: str, tone: str, **more: object) -> Person:
    """Return somebody with nothing on yet."""
    who = Person(body=body, skin=skin, hair=hair, hair_colour=tone, coat="shirt", shoes="bare",
                 buttons="none", face="laugh", gaze=(0.3, -1))  # fmt: skip
    flesh = who.flesh
    return who.like(colour=flesh, trousers=flesh, trim=flesh, **more)


def _dressed(who: Person, colour: Colour) -> Person:
    return who.like(colour=colour, trousers=colour, trim=mix(colour, "#ffffff", 0.5))


def _rope(scene: Scene, hand: Place, to: Place, lower: Sequence[Place]) -> None:
    """A rope from a ring on the cloth through a hand, and what is left of it on the grass."""
    end = _cloth(*to)
    sheet = scene.sheet()
    middle = (hand[0] + end[0]) / 2 + 4, (hand[1] + end[1]) / 2 + 8
    line = spline([hand, middle, end], closed=False)
    rest = spline([hand, *lower], closed=False)
    for path in (rest, line):
        sheet.line(path, "#7a5430", 5.4)
        sheet.line(path, "#f6dfb0", 2.4)
    sheet.fill(ellipse(end[0], end[1], 13), "#8a4a9a")
    sheet.line(ellipse(end[0], end[1], 9.6), "#fff0d8", 1.4, 0.9)
    sheet.line(ellipse(end[0], end[1] + 2, 6), "#7a5430", 3.4)
    scene.add(sheet, relief=2, shadow=(3, 7, 5, 0.25), wobble=0.4)


def _holder(
    scene: Scene, who: Person, wear: Wear, x: float, y: float, high: float, to: Place, *,
    view: str = "q", flip: bool = False, grip: Place | None = None, **changes: object,
) -> None:  # fmt: skip
    """Somebody with both hands on a rope, leaning back."""
    figure = Figure(
        who, "pull", view,  # type: ignore[arg-type]  # always one of the views
        prop=None, near_hand="hold", far_hand="hold",
        **{"lean": -16, "head": -14, **changes},
    )  # fmt: skip
    figure.place(x, y, high, flip=flip)
    end = _cloth(*to)
    neck = figure.page("neck")
    side = -1 if flip else 1
    if grip is None:
        grip = neck[0] + 0.25 * high * side, neck[1] + 0.02 * high
    above = math.atan2(end[1] - grip[1], end[0] - grip[0])
    back = -0.04 * high * side  # a wrist is behind what its hand holds
    figure.reach(grip[0] + back, grip[1])
    figure.reach(
        grip[0] + back * 0.4 + 0.1 * high * math.cos(above),
        grip[1] + 0.1 * high * math.sin(above), "f",
    )  # fmt: skip
    foot = x + side * 0.2 * high
    lower = [
        (grip[0] - side * 0.02 * high, grip[1] + 0.3 * high), (foot, y - 2),
        (foot + side * 0.14 * high, y + 6), (foot + side * 0.04 * high, y + 12),
    ]  # fmt: skip
    _rope(scene, (grip[0], grip[1]), to, lower)
    figure.draw(scene, x, y, high, flip=flip, under=wear, ground=0.5, rim=0.4)


def _far_ones(scene: Scene) -> None:
    white, dotted = "#fffaf0", "#f04a5c"
    _holder(scene, _dressed(_bare("pale", "child", "curly", "#c8642a"), "#ffd84a"),
            _suit("#ffd84a"), 288, 972, 132, (-0.34, 0.12))  # fmt: skip
    _holder(scene, _bare("brown", "stout", "bald", "#3a2420", beard="full"),
            _singlet(white, dotted, "#ffffff"), 184, 998, 202, (-0.72, 0.2))  # fmt: skip
    _holder(scene, _dressed(_bare("fair", "old", "bun", "#f0ece4", glasses=True), "#ff9fb4"),
            _suit("#ff9fb4"), 526, 974, 152, (0.34, 0.12), flip=True)  # fmt: skip
    _holder(scene, _bare("ebony", "thin", "short", "#1c1416"),
            _singlet("#8fd0ff", "#ffe04a", "#f0503c"), 628, 998, 206, (0.72, 0.2),
            flip=True)  # fmt: skip


def _basket(scene: Scene) -> None:
    """Wicker, a burner, and a kitchen chair."""
    x, y = 402.0, 1016.0
    scene.pool(x, y + 12, 96, 14, "#2f6a48", 0.6)
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
        chair.fill(limb([(x + way * 22, y - 50), (x + way * 24, y - 132)], [8, 7]), "#d8342c")
    for level in (-126, -108, -90):
        slat = [(x - 23, y + level), (x, y + level - 4), (x + 23, y + level)]
        chair.fill(limb(slat, [9, 10, 9]), "#f0483c")
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
    _flame(scene, x, 878)


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
    _holder(scene, _bare("dark", "broad", "afro", "#2a1a18"),
            _singlet("#fff6fa", "#ff8fbc", "#ffffff", 0.62), 84, 1086, 276,
            (-0.9, 0.3))  # fmt: skip
    _holder(scene, _bare("rose", "tall", "short", "#d88a3a", beard="moustache"),
            _singlet("#fffdf4", "#58b8f0", "#ffffff", 0.6), 728, 1080, 276, (0.9, 0.3),
            flip=True)  # fmt: skip
    _lifted(scene)


def _lifted(scene: Scene) -> None:
    """One is too light, and goes up with the rope."""
    grip = 512.0, 950.0
    who = _bare("tan", "child", "pony", "#2c1a16")
    figure = Figure(who, "hang", "q", near_leg=(70, -10), far_leg=(24, -70), head=-20)
    high = 176.0
    figure.place(0, 0, high, flip=True)
    nx, ny = figure.page("neck")
    x, y = grip[0] - nx + 34, grip[1] - ny + 12
    figure.place(x, y, high, flip=True)
    figure.reach(grip[0] + 6, grip[1] + 10).reach(grip[0] + 4, grip[1] - 8, "f")
    scene.pool(x, 1112, 44, 9, "#1f5a3c", 0.55)
    _rope(scene, grip, (0.5, 0.15), [(514, 1040), (506, 1098), (528, 1110), (512, 1118)])
    figure.draw(scene, x, y, high, flip=True, under=_singlet("#ff7fa4", "#fff6e8", "#f04a5c"),
                rim=0.4)  # fmt: skip


def _near_ones(scene: Scene) -> None:
    """Those nearest to us; one of them has kept something."""
    rosy = "#f7a8a0"
    _holder(scene, _dressed(_bare("olive", "adult", "bob", "#2c2024"), rosy), _suit(rosy),
            226, 1184, 330, (-0.12, 0.2), view="back_q", lean=-20)  # fmt: skip
    _hider(scene)


def _hider(scene: Scene) -> None:
    """He lends no hand: behind his back he holds a scarlet coat."""
    x, y, high, suit = 650.0, 1190.0, 316.0, "#f6efd8"
    who = _dressed(_bare("fair", "adult", "short", "#5a3420"), suit).like(
        face="smile", gaze=(-0.9, 0)
    )
    figure = Figure(who, "stand", "q", near_arm=(-34, -12), far_arm=(10, 26), near_hand="hold",
                    far_hand="relax", head=-8)  # fmt: skip
    figure.place(x, y, high, flip=True)
    hx, hy = figure.page("wrn")
    hx, hy = hx + 4, hy + 8
    coat = scene.sheet()
    red, deep = "#e01e34", "#86102a"
    scene.pool(hx + 26, y - 2, 62, 9, "#1f5a3c", 0.6)
    body = spline([
        (hx - 12, hy - 12), (hx + 14, hy - 12), (hx + 44, hy + 20), (hx + 56, hy + 70),
        (hx + 70, y - 8, 1), (hx + 24, y), (hx - 30, y - 4, 1), (hx - 22, hy + 60),
    ])  # fmt: skip
    coat.fill(body, red, grad=linear(hx - 20, hy, hx + 60, hy + 130, deep))
    for fold in (-16, 6, 26, 46):
        crease = taper([(hx + fold * 0.2, hy + 6), (hx + fold, y - 10)], [2, 10])
        coat.fill(crease, "#5a0a1a", 0.45, blur=3, clip=body)
    sleeve = limb([(hx + 26, hy + 14), (hx + 52, hy + 50), (hx + 50, hy + 104)], [26, 24, 22])
    coat.fill(sleeve, mix(red, "#ff6a6a", 0.2), grad=linear(hx, hy, hx + 70, hy + 100, deep))
    coat.fill(limb([(hx + 42, hy + 106), (hx + 58, hy + 108)], [12, 12]), "#ffd860")
    for n in range(3):
        coat.fill(ellipse(hx - 6 - n * 5, hy + 40 + n * 24, 5), "#ffd860")
    collar = [(hx - 16, hy - 8), (hx, hy - 20), (hx + 20, hy - 8)]
    coat.fill(limb(collar, [14, 14, 14]), "#86102a")
    scene.add(coat, relief=10, lo=0.45, hi=0.4, rim=0.5, shadow=(2, 6, 8, 0.4), wobble=0.7)
    figure.draw(scene, x, y, high, flip=True, under=_suit(suit), ground=0.5, rim=0.4)
