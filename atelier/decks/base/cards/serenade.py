"""A band of insects marches over the face of a sleeping old man, with a ladder, to his ear."""

import math
import random

import numpy as np

from pinxit_atelier.engine import (
    Colour,
    Look,
    Page,
    Path,
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
    sample,
    smoothstep,
    spline,
    taper,
)

AMBER, FLAME, MOON = "#ffb84a", "#fff2b8", "#f4f2e2"
SKIN, DEEP, HOAR = "#8b97c8", "#141c4a", "#dfe6fa"
DISC = 590.0, 330.0, 206.0
RIDGE = (
    (-60, 742), (30, 736), (96, 716), (150, 672), (196, 640), (236, 646), (258, 668), (282, 650),
    (306, 656), (316, 664), (334, 644), (350, 634), (358, 604), (368, 550), (384, 492), (412, 448),
    (446, 440), (480, 470), (528, 542), (572, 606), (600, 628), (626, 614), (654, 586), (696, 570),
    (760, 566), (860, 576),
)  # fmt: skip


def paint(page: Page) -> Scene:
    """Paint the moon, the range that is a face, its pools and forests, and the procession."""
    scene = Scene(page, 1188, light=(560, 180, 300), glow="#eef0ff", shade="#060a26", reach=820)
    _night(scene)
    _pillow(scene)
    _face(scene)
    _ear(scene)
    _eye(scene)
    _mouth(scene)
    _hair(scene)
    _beard(scene)
    _brow_hairs(scene)
    _camp(scene)
    _procession(scene)
    scene.motes(50, "#ffe2a0", (60, 380, 720, 760), (0.7, 2.0), 0.7)
    return scene.finish(
        Look(
            vignette=0.34,
            bloom=0.44,
            bloom_from=0.7,
            bristle=0.035,
            shadows="#0a1050",
            lights="#fff0d0",
        )
    )


def _night(scene: Scene) -> None:
    page = scene.page
    far = page.distance(DISC[0], DISC[1], 1, 1.1) / 900 + 0.03 * page.noise(3, 240, 4)
    scene.backdrop(
        [(0, "#4a5ab4"), (0.28, "#222f80"), (0.55, "#0e1650"), (1, "#050824")],
        far.astype(np.float32),
        amount=0.06,
    )
    scene.motes(150, "#dfe6ff", (0, 0, 800, 620), (0.5, 1.6), 0.7)
    scene.shine(DISC[0], DISC[1], 330, "#aab8ff", 0.4)
    moon = scene.sheet()
    moon.fill(
        ellipse(*DISC), MOON, grad=radial(DISC[0] - 60, DISC[1] - 70, DISC[2] * 1.7, "#b9c2e8")
    )
    rng = random.Random(4)
    for x, y, wide, high in (
        (530, 260, 60, 40),
        (630, 220, 44, 30),
        (670, 340, 70, 52),
        (500, 370, 34, 24),
        (590, 400, 50, 30),
    ):
        moon.fill(ellipse(x, y, wide, high, rng.uniform(-30, 30)), "#a9b2dc", 0.4, blur=14)
    scene.put(moon, wobble=1)


def _pillow(scene: Scene) -> None:
    sheet = scene.sheet()
    sheet.fill(
        spline(
            [(330, 1240, 1), (420, 1120), (560, 1060), (720, 1010), (850, 960, 1), (850, 1260, 1)]
        ),
        "#5a66a4",
        grad=linear(600, 1020, 640, 1200, "#1c2560"),
    )
    for points in (
        [(600, 1060), (660, 1110), (760, 1120)],
        [(500, 1100), (580, 1160), (700, 1190)],
    ):
        sheet.fill(taper(points, [2, 16, 2]), "#141c50", 0.5, blur=8)
    scene.add(sheet, relief=40, lo=0.5, rim=0.4, wobble=1)


def _outline() -> Path:
    low = [(860, 1010, 1), (720, 1060), (560, 1130), (430, 1240, 1), (-60, 1260, 1)]
    shape: Path = spline([(*RIDGE[0], 1), *RIDGE[1:-1], (*RIDGE[-1], 1), *low])
    return shape


def _hill(page: Page, x: float, y: float, wide: float, high: float) -> np.ndarray:
    return np.exp(-(((page.x - x) / wide) ** 2) - ((page.y - y) / high) ** 2).astype(np.float32)


def _face(scene: Scene) -> None:
    """Skin in moonlight: planes, hollows, and all the years."""
    page = scene.page
    mask = scene.sheet()
    mask.fill(_outline(), "#ffffff")
    alpha = np.ascontiguousarray(mask.pixels()[..., 3])
    height = 60 * page.blur(alpha, 60) + 40 * page.blur(alpha, 22) + 14 * page.blur(alpha, 6)
    height += 40 * _hill(page, 440, 540, 44, 90) + 18 * _hill(page, 396, 640, 34, 34)
    height += 26 * _hill(page, 520, 800, 110, 90) - 30 * _hill(page, 590, 690, 62, 46)
    height += 20 * _hill(page, 598, 712, 44, 30) + 18 * _hill(page, 676, 640, 60, 60)
    height -= 18 * _hill(page, 420, 740, 40, 110) + 16 * _hill(page, 400, 960, 130, 70)
    height += 22 * _hill(page, 720, 760, 90, 120)
    height = page.blur(height.astype(np.float32), 3) + 1.4 * page.noise(9, 60, 4)
    down, across = np.gradient(height * page.scale)
    long = np.sqrt(across**2 + down**2 + 1)
    lit = np.clip((-across * 0.2 + down * 0.78 + 0.52) / long, 0, 1)
    lit = lit * (1.16 - 0.5 * smoothstep(620, 1220, page.y)) + 0.02 * page.texture("brush")
    lit = lit - 0.34 * _hill(page, 440, 560, 110, 130) - 0.2 * _hill(page, 470, 720, 90, 120)
    lit = lit + 0.5 * np.clip((1 - page.blur(alpha, 9)) * alpha * 2, 0, 1)
    stops = ((0, "#0c123c"), (0.3, "#2c376e"), (0.55, "#6372a8"), (0.8, "#aeb8dc"), (1, "#eef0fa"))
    places = [stop[0] for stop in stops]
    tones = np.array([[int(stop[1][i : i + 2], 16) / 255 for i in (1, 3, 5)] for stop in stops])
    skin = np.stack([np.interp(lit, places, tones[:, c]) for c in range(3)], -1)
    warm = 0.2 * _hill(page, 520, 810, 90, 70) + 0.22 * _hill(page, 420, 520, 40, 80)
    skin = skin * (1 - warm[..., None]) + np.array([0.75, 0.5, 0.55]) * warm[..., None] * (
        0.3 + lit[..., None]
    )
    part = alpha[..., None]
    scene.image = (scene.image * (1 - part) + skin * part).astype(np.float32)
    lines = scene.sheet()
    wrinkles = (
        [(700, 612), (716, 700), (704, 790)],
        [(734, 606), (756, 700), (748, 800)],
        [(770, 604), (790, 700), (786, 780)],
        [(650, 722), (690, 750), (720, 792)],
        [(652, 706), (696, 716), (734, 742)],
        [(644, 736), (672, 774), (690, 820)],
        [(556, 754), (600, 772), (644, 762)],
        [(566, 772), (606, 790), (640, 784)],
        [(420, 640), (446, 700), (440, 790), (410, 860)],
        [(300, 760), (330, 820), (322, 880)],
    )
    for points in wrinkles:
        lines.fill(taper(points, [1, 4.4, 1]), "#141c50", 0.55, blur=1.6)
        lines.fill(
            taper([(x + 4, y + 1) for x, y in points], [0.5, 2.4, 0.5]), "#dfe6ff", 0.3, blur=1.2
        )
    nostril = spline([(366, 634), (384, 622), (402, 640), (390, 656), (370, 652)])
    lines.fill(nostril, "#0a0f36", 0.8, blur=2)
    wing = [(364, 652), (400, 682), (438, 660), (440, 612), (418, 580)]
    lines.fill(taper(wing, [1, 5, 5, 4, 1]), "#141c50", 0.6, blur=2)
    scene.put(lines)


def _ear(scene: Scene) -> None:
    """Far below the brow: where they want to go."""
    place = 632, 930, 1.12, 74
    sheet = scene.sheet()
    with sheet.at(*place):
        outer = spline(
            [
                (-34, 26),
                (-44, -22),
                (-30, -74),
                (16, -100),
                (72, -88),
                (100, -38),
                (84, 18),
                (52, 52),
                (38, 84),
                (8, 100),
                (-22, 88),
                (-34, 58),
            ]
        )
        sheet.fill(outer, "#a9b4de", grad=linear(-40, 0, 100, 10, "#5c68a4"))
    scene.add(
        sheet, relief=26, lo=0.6, hi=0.4, rim=0.7, rim_width=4, shadow=(4, 10, 12, 0.5), wobble=0.6
    )
    inner = scene.sheet()
    with inner.at(*place):
        groove = [(-22, -44), (2, -74), (44, -78), (74, -40), (62, 6), (34, 36)]
        inner.fill(taper(groove, [3, 10, 12, 12, 10, 3]), "#1c2560", 0.75, blur=3)
        inner.fill(
            taper([(x - 9, y + 11) for x, y in groove], [2, 8, 9, 9, 7, 2]), "#d3daf4", 0.45, blur=3
        )
        bowl = spline(
            [(-20, -26), (4, -44), (36, -34), (40, 4), (18, 36), (-8, 40), (-14, 20), (-2, 0)]
        )
        inner.fill(bowl, "#141c50", 0.85, blur=5)
        inner.fill(ellipse(0, -2, 15, 21, 14), "#04051c", 0.9, blur=4)
        inner.fill(ellipse(-24, 4, 12, 18), "#a9b4de", 0.95, blur=4)
        inner.fill(ellipse(10, 74, 18, 14), "#c8d0ee", 0.4, blur=6)
    scene.put(inner)


def _eye(scene: Scene) -> None:
    """Shut; and a small lake beside it."""
    sheet = scene.sheet()
    lid = spline(
        [
            (562, 650),
            (586, 642),
            (612, 660),
            (624, 696),
            (614, 736),
            (590, 750),
            (568, 726),
            (558, 688),
        ]
    )
    sheet.fill(lid, "#dfe5f8", 0.85, blur=9, grad=radial(590, 676, 64, "#6a76b0"))
    sheet.fill(taper([(618, 648), (638, 694), (616, 756)], [1, 8, 1]), "#141c50", 0.6, blur=4)
    sheet.fill(taper([(606, 664), (616, 696), (604, 732)], [1, 5, 1]), "#f4f6ff", 0.35, blur=4)
    seam = [(564, 650), (556, 690), (566, 728), (592, 756)]
    sheet.fill(taper(seam, [2, 6, 7, 2]), "#0a0f36", 0.9, blur=0.8)
    for k, (x, y, _, _) in enumerate(sample(seam, 14)):
        if 2 < k < 14:
            far = 20 - abs(k - 9)
            tip = x - far, y - 3 + (k - 6) * 1.6
            lash = taper([(x, y), (x - far * 0.6, y + 4 + (k - 6) * 0.8), tip], [3.4, 2.4, 0.5], 6)
            sheet.fill(lash, HOAR if k % 3 == 0 else "#0a0f36")
    scene.put(sheet)
    lake = scene.sheet()
    lake.fill(
        spline([(552, 628), (576, 618), (596, 630), (590, 644), (564, 648)]),
        "#7fd8e8",
        grad=linear(556, 620, 592, 646, "#2f6ac0"),
    )
    lake.fill(ellipse(568, 630, 8, 3, -14), "#ffffff", 0.95)
    scene.add(lake, relief=4, rim=0.6, wobble=0.4)


def _mouth(scene: Scene) -> None:
    lines = scene.sheet()
    lines.fill(
        taper([(284, 648), (294, 690), (318, 740), (324, 770)], [3, 7, 5, 1]),
        "#0a0f36",
        0.85,
        blur=1,
    )
    lower = spline([(262, 668), (282, 652), (296, 700), (312, 744), (292, 748), (268, 706)])
    lines.fill(lower, "#a88ab4", 0.5, blur=5)
    scene.put(lines)


def _strands(
    scene: Scene,
    roots: list[tuple[float, float]],
    way: tuple[float, float],
    long: float,
    seed: int,
    count: int,
) -> None:
    """White hair, lock by lock, silver above and blue below."""
    rng = random.Random(seed)
    sheet = scene.sheet()
    stations = sample(roots, count)
    for number, (x, y, _, _) in enumerate(stations):
        far = long * rng.uniform(0.6, 1.2)
        turn = math.atan2(way[1], way[0]) + rng.gauss(0, 0.22) + 0.3 * math.sin(number / 6)
        bend = rng.uniform(-0.3, 0.3)
        mid = x + far * 0.5 * math.cos(turn + bend), y + far * 0.5 * math.sin(turn + bend)
        end = x + far * math.cos(turn), y + far * math.sin(turn)
        tone = mix("#3f4c90", HOAR, rng.random() ** 0.8)
        sheet.fill(taper([(x, y), mid, end], [8, 9, 0.8], 10), tone)
    scene.add(
        sheet, relief=4, lo=0.6, hi=0.3, rim=0.5, rim_width=2, shadow=(2, 6, 7, 0.4), wobble=0.5
    )


def _hair(scene: Scene) -> None:
    """What is left of it, round the ear."""
    rng = random.Random(17)
    locks = sorted(
        ((rng.uniform(690, 860), rng.uniform(600, 1010)) for _ in range(420)),
        key=lambda one: -one[0],
    )
    sheet = scene.sheet()
    for x, y in locks:
        if x < 800 - (y - 600) * 0.2 + 30 * math.sin(y / 40) and y < 900:
            continue
        turn = 0.7 + 0.3 * math.sin(y / 60) + rng.gauss(0, 0.14)
        far = rng.uniform(50, 110)
        mid = x + far * 0.5 * math.cos(turn + 0.4), y + far * 0.5 * math.sin(turn + 0.4)
        end = x + far * math.cos(turn), y + far * math.sin(turn)
        light = max(0.1, 1 - (y - 600) / 480) * rng.uniform(0.5, 1.1)
        sheet.fill(
            taper([(x, y), mid, end], [2, 10, 0.8], 10), mix("#26317a", HOAR, min(1.0, light))
        )
    scene.add(
        sheet, relief=4, lo=0.6, hi=0.3, rim=0.5, rim_width=2, shadow=(-2, 6, 7, 0.4), wobble=0.5
    )


def _beard(scene: Scene) -> None:
    """A forest that runs down from lip and chin."""
    rng = random.Random(22)
    edge = [(196, 652), (262, 690), (318, 770), (390, 880), (480, 990), (560, 1010), (600, 1240)]
    border = sample(edge, 120)
    locks: list[tuple[float, float, float]] = []
    while len(locks) < 1500:
        x, y = rng.uniform(-60, 600), rng.uniform(650, 1260)
        right = min(border, key=lambda one: abs(one[1] - y))[0]
        top = min(sample(list(RIDGE[:7]), 40), key=lambda one: abs(one[0] - x))[1] if x < 250 else 0
        if x < right and y > top + 2:
            locks.append((x, y, right - x))
    locks.sort(key=lambda one: one[2] - 0.25 * one[1], reverse=True)
    for part in range(3):
        sheet = scene.sheet()
        for x, y, _ in locks[part * 500 : part * 500 + 500]:
            turn = 2.42 + 0.34 * math.sin(x / 74 + y / 60) + rng.gauss(0, 0.1)
            far = rng.uniform(60, 130)
            bend = 0.34 * math.sin(x / 50)
            mid = x + far * 0.5 * math.cos(turn + bend), y + far * 0.5 * math.sin(turn + bend)
            end = x + far * math.cos(turn - bend * 0.4), y + far * math.sin(turn - bend * 0.4)
            light = max(0.0, 1 - (y - 650) / 560) * rng.uniform(0.5, 1.15)
            sheet.fill(
                taper([(x, y), mid, end], [2, 11, 0.8], 10), mix("#1f2a6a", HOAR, min(1.0, light))
            )
        scene.add(
            sheet,
            relief=4,
            lo=0.6,
            hi=0.3,
            rim=0.5,
            rim_width=2,
            shadow=(-2, 6, 7, 0.4),
            wobble=0.5,
        )
    _strands(scene, [(300, 662), (326, 656), (352, 650), (366, 668)], (-0.25, 1), 130, 31, 64)
    _strands(scene, [(316, 690), (346, 700), (372, 690)], (-0.45, 1), 120, 33, 44)


def _brow_hairs(scene: Scene) -> None:
    rng = random.Random(40)
    sheet = scene.sheet()
    for _ in range(210):
        down = rng.random()
        x, y = 640 + 34 * down + rng.gauss(0, 9), 612 + 84 * down + rng.gauss(0, 5)
        turn = 0.5 + 0.5 * down + rng.gauss(0, 0.22)
        far = rng.uniform(22, 44) * (1.1 - 0.4 * down)
        mid = x + far * 0.5 * math.cos(turn - 0.3), y + far * 0.5 * math.sin(turn - 0.3)
        end = x + far * math.cos(turn), y + far * math.sin(turn)
        sheet.fill(
            taper([(x, y), mid, end], [1.5, 5, 0.6], 8), mix("#3f4c90", HOAR, rng.random() ** 0.6)
        )
    scene.add(sheet, relief=3, lo=0.5, rim=0.4, rim_width=1.6, shadow=(2, 5, 6, 0.4), wobble=0.3)


# those who are awake ----------------------------------------------------------------------


def _on(x: float) -> tuple[float, float, float]:
    """Return the place on the ridge above x, and its slope in degrees."""
    best = min(sample(list(RIDGE), 400), key=lambda one: abs(one[0] - x))
    return best[0], best[1], math.degrees(math.atan2(best[3], best[2]))


def _legs(sheet: Sheet, tone: Colour, stride: float = 9) -> None:
    for way, lift in ((-1, 0), (1, 3)):
        knee = way * stride * 0.9 + 3, -18
        sheet.line(poly([(way * 3, -34), knee, (way * stride, -lift)], closed=False), tone, 4)
        sheet.line(poly([(way * stride, -lift), (way * stride + 6, -lift)], closed=False), tone, 4)


def _head(sheet: Sheet, x: float, y: float, size: float, tone: Colour, feelers: float) -> None:
    """A small head that looks ahead."""
    for off in (0, 5):
        curl = [
            (x + 1 + off, y - size * 0.7),
            (x + 9 + off, y - feelers * 0.26),
            (x + 18 + off, y - feelers * 0.32),
        ]
        sheet.line(spline(curl, closed=False), darker(tone, 0.3), 2)
        sheet.fill(ellipse(*curl[-1], 2.4), AMBER)
    sheet.fill(
        ellipse(x, y, size, size * 0.9),
        tone,
        grad=radial(x + 3, y - 4, size * 1.6, darker(tone, 0.4)),
    )
    sheet.fill(ellipse(x + size * 0.42, y - 2, size * 0.36, size * 0.42), "#fffdf0")
    sheet.fill(ellipse(x + size * 0.56, y - 1, size * 0.2, size * 0.26), "#14102a")
    smile = [
        (x + size * 0.2, y + size * 0.46),
        (x + size * 0.55, y + size * 0.56),
        (x + size * 0.86, y + size * 0.3),
    ]
    sheet.line(spline(smile, closed=False), "#14102a", 1.8)


def _grasshopper(sheet: Sheet) -> None:
    """First fiddle."""
    green = "#8fd04a"
    sheet.fill(leaf((-2, -40), (-40, -78), 16, 0.1), "#bfe88a", 0.8)
    for foot, knee in (((-24, 0), (-34, -62)), ((-8, 0), (-22, -58))):
        sheet.line(poly([(-4, -38), knee, foot], closed=False), darker(green, 0.25), 6)
        sheet.line(poly([foot, (foot[0] + 9, foot[1])], closed=False), darker(green, 0.25), 5)
    sheet.line(poly([(6, -42), (14, -22), (10, 0), (18, 0)], closed=False), darker(green, 0.2), 4)
    sheet.fill(limb([(-22, -32), (0, -50), (10, -72)], [11, 19, 14]), green)
    _head(sheet, 15, -84, 14, green, 116)
    with sheet.at(30, -66, 1, 24):
        sheet.fill(ellipse(-6, 0, 13, 8), "#b8561e")
        sheet.fill(ellipse(8, 0, 10, 7), "#b8561e")
        sheet.fill(rect(14, -2, 24, 4), "#5a2a12")
        sheet.line(poly([(-14, 0), (34, 0)], closed=False), "#ffe9b0", 1.2)
    sheet.line(poly([(10, -60), (24, -50), (30, -60)], closed=False), darker(green, 0.1), 4)
    sheet.line(poly([(8, -64), (30, -86), (36, -74)], closed=False), darker(green, 0.1), 4)
    sheet.line(poly([(10, -52), (64, -94)], closed=False), "#fff2d0", 2.4)


def _bee(sheet: Sheet) -> None:
    """Tuba."""
    _legs(sheet, "#2a1c1a")
    for tip in ((-44, -84), (-52, -62)):
        sheet.fill(leaf((-6, -56), tip, 24, 0.1), "#dff0ff", 0.75)
    body = ellipse(-2, -46, 23, 20, -20)
    sheet.fill(body, "#ffc83a")
    for off in (-18, -6, 6):
        sheet.line(
            spline([(off - 8, -70), (off, -46), (off - 2, -20)], closed=False),
            "#2a1c1a",
            6,
            clip=body,
        )
    _head(sheet, 16, -70, 14, "#ffd860", 98)
    sheet.line(
        spline(
            [(26, -62), (40, -46), (26, -30), (10, -40), (22, -56), (40, -66), (44, -84)],
            closed=False,
        ),
        "#f0b440",
        8,
    )
    sheet.fill(
        spline([(40, -78), (24, -108, 1), (66, -108, 1), (49, -78)]),
        "#ffd870",
        grad=linear(26, 0, 64, 0, "#b87420"),
    )
    sheet.fill(ellipse(45, -108, 21, 6), "#8a5216")


def _beetle(sheet: Sheet) -> None:
    """Drum."""
    _legs(sheet, "#1a1020")
    sheet.fill(ellipse(-10, -44, 24, 27, 16), "#c8324a", grad=radial(-16, -56, 44, "#6a0e2a"))
    sheet.line(spline([(-18, -70), (-8, -44), (-12, -18)], closed=False), "#3a0818", 3)
    for x, y in ((-22, -50), (-6, -58), (-16, -32)):
        sheet.fill(ellipse(x, y, 4.4), "#2a0814")
    _head(sheet, 12, -72, 13, "#4a2a3a", 98)
    sheet.fill(rect(16, -52, 30, 30, 4), "#f4f0e0", grad=linear(16, 0, 46, 0, "#b0a890"))
    for y in (-52, -26):
        sheet.fill(rect(15, y, 32, 5), "#e04a3a")
    for x in (18, 26, 34):
        sheet.line(poly([(x, -46), (x + 6, -28), (x + 10, -46)], closed=False), "#b8862a", 1.8)
    for a, b in (((4, -52), (30, -74)), ((8, -50), (44, -66))):
        sheet.line(poly([a, b], closed=False), "#1a1020", 4)
        sheet.line(poly([b, (b[0] + 4, -56)], closed=False), "#ffe2b0", 3)


def _ant(sheet: Sheet, tone: Colour = "#a8563a") -> None:
    _legs(sheet, darker(tone, 0.4))
    sheet.fill(ellipse(-12, -40, 17, 12, -24), tone, grad=radial(-14, -46, 22, darker(tone, 0.4)))
    sheet.fill(ellipse(4, -54, 9, 9), tone)
    _head(sheet, 13, -72, 12, tone, 96)


def _letter(sheet: Sheet) -> None:
    """The last in line."""
    _ant(sheet, "#8a6ab0")
    with sheet.at(26, -46, 1, 12):
        sheet.fill(rect(-16, -12, 34, 24, 2), "#fffaf0")
        sheet.line(poly([(-16, -12), (1, 2), (18, -12)], closed=False), "#b8a890", 2)
        sheet.fill(ellipse(1, 1, 4.4), "#e0304a")


def _stand(scene: Scene, what: str, x: float, size: float, *, turn: float | None = None) -> None:
    """Put one of them on the ridge."""
    px, py, slope = _on(x)
    painters = {
        "grasshopper": _grasshopper, "bee": _bee, "beetle": _beetle, "ant": _ant, "letter": _letter,
    }  # fmt: skip
    sheet = scene.sheet()
    with sheet.at(px, py + 3, size, slope * 0.4 if turn is None else turn):
        painters[what](sheet)
    scene.pool(px, py + 4, 22 * size, 6, "#0a0f30", 0.6)
    scene.add(
        sheet,
        relief=5,
        lo=0.4,
        hi=0.4,
        rim=0.7,
        rim_width=1.8,
        rim_colour="#ffd890",
        wobble=0.2,
        light=(px + 60, py - 120, 90),
    )


def _lantern(scene: Scene, x: float, y: float, size: float = 1.0) -> None:
    """A lantern beetle in the air, its light on what is below."""
    scene.shine(x, y + 10, 105 * size, AMBER, 0.62)
    sheet = scene.sheet()
    with sheet.at(x, y, size):
        for tip in ((-22, -24), (-10, -30), (16, -26)):
            sheet.fill(leaf((-2, -8), tip, 14, 0.1), "#dfe8ff", 0.7)
        sheet.fill(ellipse(2, -5, 10, 7), "#3a2434")
        sheet.fill(ellipse(12, -6, 6, 5.4), "#e0564a")
        sheet.fill(ellipse(-7, 4, 12, 10), AMBER)
        sheet.fill(ellipse(-7, 4, 8, 6.6), FLAME)
    scene.put(sheet)
    scene.shine(x - 6 * size, y + 4, 22 * size, FLAME, 0.9)


def _camp(scene: Scene) -> None:
    """A tent among the hairs; somebody stayed by the fire."""
    scene.shine(92, 800, 120, AMBER, 0.45)
    sheet = scene.sheet()
    sheet.fill(
        poly([(42, 824), (84, 752), (132, 822)]),
        "#ffcf6a",
        grad=linear(84, 756, 84, 824, "#d8682a"),
    )
    sheet.fill(poly([(78, 823), (86, 774), (102, 822)]), "#fff3c0")
    sheet.line(poly([(84, 752), (84, 742)], closed=False), "#3a2434", 3)
    scene.add(sheet, relief=4, rim=0.5, shadow=(2, 6, 6, 0.5), wobble=0.4)


def _ladder(scene: Scene) -> None:
    """Two carry it, down the long slope."""
    (x0, y0, _), (x1, y1, _) = _on(500), _on(570)
    sheet = scene.sheet()
    a, b = (x0 - 40, y0 - 150), (x1 + 50, y1 - 30)
    way_x, way_y = b[0] - a[0], b[1] - a[1]
    for off in (0, 13):
        sheet.line(
            poly([(a[0] + off, a[1] - off), (b[0] + off, b[1] - off)], closed=False), "#ffdf9a", 4
        )
    for k in range(9):
        part = (k + 0.5) / 9
        x, y = a[0] + way_x * part, a[1] + way_y * part
        sheet.line(poly([(x, y), (x + 13, y - 13)], closed=False), "#ffdf9a", 3.4)
    _stand(scene, "ant", 500, 0.9, turn=14)
    _stand(scene, "ant", 570, 0.9, turn=14)
    for x, y in ((x0, y0), (x1, y1)):
        rail = a[1] + way_y * (x + 12 - a[0]) / way_x
        for off in (-4, 12):
            grip = x + 12 + off, rail + way_y / way_x * off
            sheet.line(
                poly([(x + 6, y - 48), (x + 14 + off, y - 60), grip], closed=False), "#7a3a2a", 4
            )
            sheet.fill(ellipse(*grip, 4), "#a8563a")
    scene.add(sheet, relief=2, rim=0.4, shadow=(1, 3, 3, 0.4), wobble=0.2)


def _rescue(scene: Scene) -> None:
    """One has fallen in at the corner of the mouth."""
    sheet = scene.sheet()
    with sheet.at(290, 690, 0.72, -16):
        _head(sheet, 0, -6, 13, "#58b8c8", 22)
        for way in (-1, 1):
            sheet.line(
                poly([(way * 6, 6), (way * 15, -8), (12 if way > 0 else -10, -26)], closed=False),
                "#2f7a90",
                4,
            )
    sheet.line(
        spline([(300, 670), (314, 652), (346, 606), (352, 596)], closed=False), "#ffe6b0", 2.6
    )
    scene.add(sheet, relief=3, rim=0.5, wobble=0.2, light=(340, 600, 90))


def _procession(scene: Scene) -> None:
    for x, y, size in (
        (140, 600, 0.8),
        (268, 566, 0.9),
        (352, 500, 0.85),
        (340, 396, 1.0),
        (616, 486, 0.9),
        (716, 492, 1.0),
    ):
        _lantern(scene, x, y, size * 1.15)
    _stand(scene, "letter", 112, 0.95)
    _stand(scene, "bee", 204, 1.06)
    _rescue(scene)
    _stand(scene, "ant", 346, 0.95, turn=-8)
    _stand(scene, "beetle", 388, 0.92, turn=-26)
    _ladder(scene)
    _stand(scene, "grasshopper", 434, 1.22, turn=4)
    _stand(scene, "ant", 680, 0.98, turn=6)
