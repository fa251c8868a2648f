"""A child's freckles are ladybirds, and on this June morning they have begun to fly away."""

import math
import random
from typing import Final

import numpy as np

from pinxit_atelier.engine import (
    Colour,
    Field,
    Look,
    Page,
    Path,
    Scene,
    Sheet,
    along,
    ellipse,
    linear,
    mix,
    moved,
    radial,
    ramp,
    rect,
    rgb,
    smoothstep,
    spline,
    taper,
    union,
)

HEAD: Final = 330.0, 690.0  # between the eyes
TILT: Final = 9.0
APRICOT, COPPER, MILK, RED = "#f5a566", "#a94f22", "#fbe2d0", "#e0261c"
PISTACHIO, LEMON, INK = "#c9e3a6", "#fdf3a0", "#2a1a16"
Place = tuple[float, float]


def paint(page: Page) -> Scene:
    """Paint the blurred meadow, the face as a landscape, hair by hair, and who leaves it."""
    scene = Scene(page, 720, light=(-260, 240, 520), glow="#fff2d6", shade="#7a4a4a", reach=2200)
    _meadow(scene)
    _back_hair(scene)
    _neck(scene)
    _skin(scene)
    _eyes(scene)
    _mouth(scene)
    _fringe(scene)
    _neighbour(scene)
    _walkers(scene)
    _flyers(scene)
    _haze(scene)
    look = Look(
        vignette=0.0, bloom=0.2, bloom_from=0.86, shadows="#8a5a6a", lights="#fff0c8", split=0.06,
        saturation=1.08, bristle=0.03, grain=0.025,
    )  # fmt: skip
    return scene.finish(look)


def _at(u: float, v: float) -> Place:
    """Return where a place of the face is on the page."""
    turn = math.radians(TILT)
    return (
        HEAD[0] + u * math.cos(turn) - v * math.sin(turn),
        HEAD[1] + u * math.sin(turn) + v * math.cos(turn),
    )


def _own(page: Page) -> tuple[Field, Field]:
    """Return for each pixel where it is on the face."""
    turn = math.radians(TILT)
    x, y = page.x - HEAD[0], page.y - HEAD[1]
    return x * math.cos(turn) + y * math.sin(turn), y * math.cos(turn) - x * math.sin(turn)


def _meadow(scene: Scene) -> None:
    page, rng = scene.page, random.Random(4)
    where = page.y / 1200 + 0.10 * page.noise(3, 260, 3) - 0.22 * np.exp(-((page.x / 420) ** 2))
    stops = [
        (-0.2, "#fffdf0"),
        (0.3, "#f4fad6"),
        (0.55, "#d8f0b4"),
        (0.85, "#b4e08e"),
        (1.1, "#93cf80"),
    ]
    scene.backdrop(stops, where.astype(np.float32), amount=0.03)
    blur = scene.sheet()
    for _ in range(120):  # flowers and grass, far too near the lens to be sharp
        x, y = rng.uniform(-40, 840), rng.uniform(300, 1240)
        tone = rng.choice(("#f7b7c6", LEMON, "#ffffff", "#9fd0b4", "#b9dc8e", "#ffd6a0"))
        blur.fill(
            ellipse(x, y, rng.uniform(10, 34) * (0.4 + y / 900)), tone, rng.uniform(0.35, 0.8)
        )
    for _ in range(36):
        x = rng.uniform(-40, 840)
        stalk = [
            (x, 1240),
            (x + rng.uniform(-20, 40), 950),
            (x + rng.uniform(-30, 110), rng.uniform(600, 800)),
        ]
        blur.fill(taper(stalk, [14, 9, 1]), rng.choice(("#8cc06e", "#b7dd8e", "#76b06a")), 0.5)
    scene.put(blur, blur=7)


def _strand(sheet: Sheet, points: list[Place], wide: float, colour: Colour, alpha: float) -> None:
    sheet.fill(taper(points, [wide * 0.6, wide, wide * 0.7, 0.3], 12), colour, alpha)


def _hair_tone(rng: random.Random, light: float) -> Field:
    base = mix(COPPER, APRICOT, min(1.0, 0.25 + 0.75 * light))
    tone = mix(base, "#ffe6bc", max(0.0, light - 0.45) * rng.uniform(0.1, 1.1))
    return np.clip(tone * rng.choice((0.82, 0.92, 1.0, 1.06, 1.12)), 0, 1).astype(np.float32)


def _lock(sheet: Sheet, rng: random.Random, points: list[Place], wide: float, light: float) -> None:
    """A lock of hair: many strands that meet at its tip."""
    widths = [wide * 0.7, wide, wide * 0.75, 1]
    sheet.fill(taper([_at(*place) for place in points], widths, 16), _hair_tone(rng, light - 0.15))
    for _ in range(int(wide * 0.8) + 4):
        off = rng.uniform(-0.5, 0.5)
        strand = []
        for number, (u, v) in enumerate(points):
            before, after = points[max(number - 1, 0)], points[min(number + 1, len(points) - 1)]
            way = math.atan2(after[1] - before[1], after[0] - before[0])
            aside = off * widths[number]
            strand.append(_at(u - math.sin(way) * aside, v + math.cos(way) * aside))
        tone = _hair_tone(rng, light + 0.25 * (0.5 - abs(off)) + rng.uniform(-0.3, 0.22))
        _strand(sheet, strand, rng.uniform(1.4, 4), tone, 0.85)


def _back_hair(scene: Scene) -> None:
    """The mass behind the face, blown to the right where the others fly."""
    rng = random.Random(12)
    mass = scene.sheet()
    outline = [
        (-330, 190), (-376, 20), (-372, -180), (-300, -340), (-150, -440), (40, -462), (210, -420),
        (330, -310), (376, -140), (372, 40), (340, 190), (200, 100), (-200, 100),
    ]  # fmt: skip
    mass.fill(spline([_at(*place) for place in outline]), "#b86430")
    scene.add(mass, relief=90, lo=0.45, hi=0.4, wobble=3)
    for layer in range(4):
        sheet = scene.sheet()
        for _ in range(34):
            way = math.radians(rng.uniform(-208, 26))
            size = 0.98 - 0.13 * layer
            u, v = 330 * size * math.cos(way), -50 + 400 * size * math.sin(way)
            far = rng.uniform(70, 140) * (1.15 - 0.12 * layer)
            drift = way * 0.25 + (-0.35 if math.cos(way) < 0 else 0.15) + rng.uniform(-0.5, 0.5)
            drift = drift if math.sin(way) < -0.35 else way * 0.3 + math.radians(62)
            one = u + far * 0.45 * math.cos(way), v + far * 0.45 * math.sin(way)
            two = one[0] + far * 0.6 * math.cos(drift), one[1] + far * 0.6 * math.sin(drift)
            three = (
                two[0] + far * 0.7 * math.cos(drift - 0.5),
                two[1] + far * 0.7 * math.sin(drift - 0.5),
            )
            light = 0.52 - 0.42 * math.cos(way) + rng.uniform(-0.1, 0.15)
            _lock(sheet, rng, [(u, v), one, two, three], rng.uniform(22, 48), light)
        scene.add(sheet, shadow=(3, 6, 7, 0.25), wobble=0.6)


def _neck(scene: Scene) -> None:
    sheet = scene.sheet()
    neck = spline(
        [
            _at(-130, 300),
            _at(150, 300),
            _at(160, 470),
            _at(260, 560),
            _at(-300, 560),
            _at(-160, 470),
        ]
    )
    sheet.fill(neck, "#f0bfa6", grad=linear(180, 0, 480, 0, "#cf8f80"))
    scene.add(sheet, relief=60, lo=0.5, hi=0.3)
    shirt = scene.sheet()
    body = spline(
        [
            _at(-170, 448),
            _at(-60, 520),
            _at(60, 524),
            _at(176, 452),
            _at(420, 560),
            _at(420, 760),
            _at(-420, 760),
            _at(-420, 560),
        ]
    )
    shirt.fill(body, LEMON, grad=linear(0, 1100, 560, 1200, "#f0d878"))
    for number in range(9):
        u = -330 + number * 84
        fold = [_at(u * 0.6, 500 + abs(u) * 0.08), _at(u, 640)]
        shirt.fill(taper(fold, [1, 16]), "#e0bf58", 0.35, blur=6, clip=body)
    scene.add(shirt, relief=30, lo=0.3, hi=0.4, shadow=(4, -2, 14, 0.25), wobble=1.2)
    collar = scene.sheet()
    edge = [_at(-172, 446), _at(-60, 520), _at(60, 524), _at(178, 450)]
    collar.fill(taper(edge, [22, 24, 24, 22]), "#ffffff")
    scene.add(collar, relief=10, lo=0.3, hi=0.4, shadow=(2, 5, 8, 0.25), wobble=0.8)


def _face_path() -> Path:
    half = [
        (0, -410),
        (170, -372),
        (272, -230),
        (296, -50),
        (288, 100),
        (246, 230),
        (152, 344),
        (60, 396),
    ]
    points = half + [(0, 404)] + [(-u, v) for u, v in reversed(half[1:])]
    return spline([_at(*place) for place in points])


def _skin(scene: Scene) -> None:
    """Hills and hollows, and milky sun from the left over them."""
    page = scene.page
    u, v = _own(page)

    def hill(at_u: float, at_v: float, wide: float, high: float) -> Field:
        return np.exp(-(((u - at_u) / wide) ** 2) - ((v - at_v) / high) ** 2)

    def both(at_u: float, at_v: float, wide: float, high: float) -> Field:
        return hill(at_u, at_v, wide, high) + hill(-at_u, at_v, wide, high)

    height = 300 * np.sqrt(np.clip(1 - (u / 338) ** 2 - (v / 470) ** 2, 0.01, 1))
    height += 30 * hill(0, 30, 30, 100) + 84 * hill(0, 118, 46, 38) + 34 * both(44, 136, 22, 20)
    height += 50 * both(168, 150, 96, 74) - 34 * both(128, -6, 88, 50) + 20 * both(128, -2, 58, 36)
    height += 16 * both(128, -100, 96, 30) + 26 * hill(0, 232, 128, 60) + 30 * hill(0, 362, 74, 36)
    height += 14 * hill(0, 292, 60, 14) - 14 * hill(0, 178, 12, 26) - 16 * both(124, 236, 22, 34)
    height = page.blur(height.astype(np.float32), 3)
    down, across = np.gradient(height * page.scale)
    lit = (0.58 * across + 0.36 * down + 0.74) / np.sqrt(across**2 + down**2 + 1)
    tone = np.clip(lit, 0, 1.05) + 0.004 * page.texture("brush")
    stops = [
        (0.0, "#c27a70"), (0.22, "#e3a08e"), (0.42, "#f7c6ae"), (0.62, "#fedfcd"), (0.8, "#fff0e4"),
        (1.0, "#fffaf2"),
    ]  # fmt: skip
    paint = ramp(stops, tone.astype(np.float32))
    rosy = 0.46 * both(176, 158, 88, 66) + 0.42 * hill(0, 124, 50, 34) + 0.2 * hill(0, 370, 60, 40)
    rosy = rosy + 0.16 * both(128, -10, 84, 46)
    paint = paint * (1 - rosy[..., None]) + paint * rgb("#f58f86") * 1.06 * rosy[..., None]
    bounce = np.clip(u / 300, 0, 1) ** 3 * np.clip(1 - lit * 1.6, 0, 1)  # the meadow from the right
    paint = paint * (1 - 0.5 * bounce[..., None]) + rgb("#dfe8b0") * 0.5 * bounce[..., None]
    ears = scene.sheet()
    for side in (-1, 1):
        ear = [
            (side * 282, -20),
            (side * 330, -50),
            (side * 344, 20),
            (side * 316, 110),
            (side * 276, 120),
        ]
        ears.fill(spline([_at(*place) for place in ear]), "#f7b9a2" if side < 0 else "#e39c84")
        fold = [(side * 296, -8), (side * 322, -18), (side * 322, 40), (side * 300, 84)]
        ears.fill(taper([_at(*place) for place in fold], [3, 14, 12, 3]), "#d9776a", 0.55, blur=3)
    scene.add(ears, relief=20, lo=0.4, hi=0.4, rim=0.4)
    mask = scene.sheet()
    mask.fill(_face_path(), "#ffffff")
    alpha = mask.pixels()[..., 3]
    scene.multiply((page.blur(alpha, 20) * 0.4).astype(np.float32), "#8a4a3a")
    part = page.blur(alpha, 1.6)[..., None]
    scene.image = (scene.image * (1 - part) + paint * part).astype(np.float32)
    nose = scene.sheet()
    for side in (-1, 1):
        hole = [(side * 16, 152), (side * 27, 144), (side * 38, 150), (side * 28, 157)]
        nose.fill(spline([_at(*place) for place in hole]), "#8a3a34", 0.8, blur=2.5)
        wing = [(side * 60, 116), (side * 67, 138), (side * 54, 158)]
        nose.fill(taper([_at(*place) for place in wing], [1, 6, 1]), "#b8605a", 0.5, blur=2.5)
        fold = [(side * 72, 150), (side * 112, 186), (side * 130, 232)]
        nose.fill(taper([_at(*place) for place in fold], [1, 9, 1]), "#c8736a", 0.4, blur=4)
    side_of_nose = [(34, -10), (30, 60), (52, 106), (50, 140)]
    nose.fill(
        taper([_at(*place) for place in side_of_nose], [2, 22, 34, 8]), "#cf7f70", 0.34, blur=9
    )
    nose.fill(ellipse(*_at(0, 163), 40, 11, TILT), "#c06a60", 0.45, blur=7)
    nose.fill(ellipse(*_at(-14, 104), 17, 13, -20), "#ffffff", 0.85, blur=6)
    nose.fill(ellipse(*_at(-190, 118), 40, 20, -20), "#ffffff", 0.4, blur=14)
    scene.put(nose)


def _eyes(scene: Scene) -> None:
    """One green, one blue; both look after what leaves."""
    rng = random.Random(31)
    for side, iris, deep in ((-1, "#79c06a", "#245c34"), (1, "#6fb6e8", "#1d4a86")):
        white, lids = scene.sheet(), scene.sheet()
        u, v = side * 128.0, -8.0
        opening = [
            (u - 70, v + 12), (u - 44, v - 22), (u, v - 40), (u + 44, v - 24), (u + 70, v + 10),
            (u + 40, v + 24), (u, v + 27), (u - 40, v + 25),
        ]  # fmt: skip
        shape = spline([_at(*place) for place in opening])
        white.fill(shape, "#fffaf4")
        eye = _at(u + 20, v - 14)
        white.fill(ellipse(*eye, 42), deep, clip=shape)
        white.fill(
            ellipse(*eye, 38),
            iris,
            clip=shape,
            grad=radial(eye[0], eye[1] + 12, 46, mix(iris, deep, 0.75)),
        )
        for _ in range(110):
            way = rng.uniform(0, math.tau)
            near, far = rng.uniform(16, 22), rng.uniform(28, 38)
            ray = [(eye[0] + r * math.cos(way), eye[1] + r * math.sin(way)) for r in (near, far)]
            tone = mix(iris, "#ffffff", rng.uniform(0.1, 0.6)) if rng.random() < 0.6 else deep
            white.fill(taper(ray, [0.5, 2.4, 0.4], 6), tone, 0.5, clip=shape)
        white.fill(ellipse(*eye, 19), "#1a1216", clip=shape)
        white.fill(ellipse(eye[0] - 13, eye[1] - 15, 10, 12, -20), "#ffffff", clip=shape)
        white.fill(ellipse(eye[0] + 14, eye[1] + 15, 5), "#ffffff", 0.7, clip=shape)
        top = [
            _at(*place)
            for place in (
                (u - 76, v + 14),
                (u - 44, v - 22),
                (u, v - 40),
                (u + 44, v - 24),
                (u + 76, v + 12),
            )
        ]
        white.fill(
            taper([(x + 3, y + 10) for x, y in top], [4, 22, 24, 22, 4]),
            "#6a4a5a",
            0.4,
            blur=5,
            clip=shape,
        )
        scene.put(white, wobble=0.4)
        lids.fill(taper(top, [2, 8, 10, 9, 2]), "#7a3a1e")
        low = [
            _at(*place)
            for place in (
                (u - 70, v + 14),
                (u - 40, v + 26),
                (u, v + 29),
                (u + 40, v + 25),
                (u + 70, v + 12),
            )
        ]
        lids.fill(taper(low, [0.5, 3.5, 4, 3.5, 0.5]), "#c87a68", 0.8)
        crease = [(x + 1, y - 17) for x, y in top]
        lids.fill(taper(crease, [0.5, 5, 6, 5, 0.5]), "#c87868", 0.55, blur=2)
        bag = [(x, y + 15) for x, y in low]
        lids.fill(taper(bag, [0.5, 5, 6, 5, 0.5]), "#d08a7c", 0.5, blur=3)
        stations = along(spline(top, closed=False), 21)
        for number, (x, y, _, _) in enumerate(stations):  # lashes
            lean = math.radians(-90 + TILT + (number - 10) * 6.4)
            long = 15 + 7 * math.sin(number / 21 * math.pi)
            mid = x + long * 0.5 * math.cos(lean), y + long * 0.5 * math.sin(lean)
            tip = (
                mid[0] + long * 0.6 * math.cos(lean + 0.05 * (number - 10)),
                mid[1] + long * 0.6 * math.sin(lean),
            )
            lids.fill(taper([(x, y + 2), mid, tip], [3.4, 2.2, 0.3], 8), "#a2562c")
        scene.put(lids, wobble=0.3)
        brow = scene.sheet()
        for _ in range(130):
            part = rng.random()
            bu = u + side * (-66 + 140 * part)
            bv = -112 - 30 * math.sin(part * 2.5) + rng.uniform(-6, 6)
            end = bu + side * 24, bv - 8 + 18 * part
            _strand(
                brow,
                [
                    _at(bu, bv),
                    _at(bu + side * 9, bv - 6),
                    _at(bu + side * 17, bv - 6 + 9 * part),
                    _at(*end),
                ],
                rng.uniform(1.4, 3),
                _hair_tone(rng, 0.5),
                0.6,
            )
        scene.put(brow)


def _mouth(scene: Scene) -> None:
    sheet = scene.sheet()
    upper = [(-102, 206), (-54, 228), (0, 235), (54, 228), (102, 206)]
    lower = [(82, 246), (44, 280), (0, 291), (-44, 280), (-82, 246)]
    hole = spline(
        [
            (*_at(*upper[0]), 1),
            *(_at(*p) for p in upper[1:-1]),
            (*_at(*upper[-1]), 1),
            *(_at(*p) for p in lower),
        ]
    )
    sheet.fill(hole, "#7a1c28", grad=linear(330, 880, 310, 1000, "#4a0c1a"))
    sheet.fill(ellipse(*_at(4, 292), 50, 24, TILT), "#ee7f86", clip=hole, blur=2)
    with sheet.inside(hole), sheet.at(*HEAD, 1, TILT):
        for left, wide, long in (
            (-84, 27, 27),
            (-56, 26, 37),
            (-29, 31, 47),
            (34, 28, 43),
            (63, 25, 28),
        ):
            top = 224 - abs(left + wide / 2) * 0.06
            tooth = union(
                rect(left, top - 20, wide, long + 6, 7),
                ellipse(left + wide / 2, top + long - 14, wide / 2, 9),
            )
            sheet.fill(tooth, "#fffdf6", grad=linear(0, 214, 0, 280, "#ecdfd2"))
            sheet.line(tooth, "#c9aca4", 1.6, 0.7)
        sheet.fill(rect(2, 212, 31, 20, 9), "#e58a8c")
    scene.add(sheet, wobble=0.5)
    lips = scene.sheet()
    lips.fill(taper([_at(u * 1.06, v - 5) for u, v in upper], [2, 15, 13, 15, 2]), "#e88a84")
    lips.fill(taper([_at(u, v + 7) for u, v in lower], [3, 20, 24, 20, 3]), "#ee9a92")
    scene.add(lips, relief=8, lo=0.35, hi=0.4, wobble=0.4)
    shine = scene.sheet()
    shine.fill(
        taper([_at(-40, 290), _at(-12, 299), _at(14, 297)], [1, 7, 1]), "#ffffff", 0.7, blur=2
    )
    for side in (-1, 1):
        dimple = [_at(side * 128, 190), _at(side * 137, 208), _at(side * 130, 228)]
        shine.fill(taper(dimple, [1, 7, 1]), "#b8605a", 0.6, blur=2)
    scene.put(shine)


def _fringe(scene: Scene) -> None:
    """Locks from the parting over the forehead and past both temples."""
    rng = random.Random(44)
    cap, crown = scene.sheet(), [
        (-308, -30), (-300, -230), (-190, -392), (0, -436), (190, -398), (302, -230), (316, -20),
        (282, -150), (170, -280), (0, -318), (-130, -300), (-250, -160),
    ]  # fmt: skip
    cap.fill(
        spline([_at(*place) for place in crown]), "#d07a3c", grad=linear(0, 0, 700, 0, "#a4562a")
    )
    scene.add(cap, relief=30, lo=0.3, hi=0.3, shadow=(6, 10, 9, 0.24), wobble=1)
    for layer in range(3):
        sheet = scene.sheet()
        for number in range(22):
            reach = (number + rng.random()) / 22
            if number % 3:  # most of it is swept to the right
                start = -130 + 90 * reach, -420 - 20 * math.sin(reach * 3)
                end = -120 + 430 * reach, -214 + 170 * reach**3 + rng.uniform(-50, 26) - layer * 16
                mid = -130 + 330 * reach, -372 + 66 * reach
            else:
                start = -150 - 50 * reach, -410 + 30 * reach
                end = -170 - 130 * reach, -220 + 220 * reach + rng.uniform(-40, 26)
                mid = -190 - 100 * reach, -352 + 60 * reach
            side = 1 if number % 3 else -1
            tip = end[0] + side * rng.uniform(20, 64), end[1] + rng.uniform(4, 46)
            light = 0.66 - 0.4 * side * reach + rng.uniform(-0.1, 0.16)
            _lock(sheet, rng, [start, mid, end, tip], rng.uniform(26, 46) - layer * 5, light)
        scene.add(sheet, shadow=(7, 12, 9, 0.24), wobble=0.6)
    loose = scene.sheet()
    for _ in range(40):  # single hairs in the sun
        u, lift = rng.uniform(-300, 260), rng.uniform(0, 60)
        points = [
            _at(u * 0.8, -440), _at(u, -490 - lift), _at(u + rng.uniform(20, 80), -500 - lift),
            _at(u + rng.uniform(60, 150), -470 - lift),
        ]  # fmt: skip
        _strand(loose, points, 1.8, "#f0a860", 0.8)
    scene.put(loose)


def _neighbour(scene: Scene) -> None:
    """Another cheek, at the edge, and already one of them on it."""
    rng = random.Random(9)
    sheet = scene.sheet()
    cheek = spline(
        [
            (900, 560),
            (780, 600),
            (716, 690),
            (684, 800),
            (690, 890),
            (726, 990),
            (800, 1060),
            (900, 1080),
        ]
    )
    sheet.fill(cheek, "#c08458", grad=linear(690, 0, 840, 0, "#8f5738"))
    sheet.fill(ellipse(752, 860, 52, 44), "#e0705a", 0.5, blur=22, clip=cheek)
    sheet.fill(
        taper([(716, 700), (690, 800), (696, 884), (724, 972)], [4, 20, 18, 4]),
        "#f3c69a",
        0.7,
        blur=8,
        clip=cheek,
    )
    scene.add(sheet, relief=80, lo=0.35, hi=0.35, shadow=(-6, 10, 24, 0.22), wobble=1)
    marks = scene.sheet()
    lid = [(718, 776), (744, 796), (780, 800), (818, 790)]
    marks.fill(taper(lid, [2, 7, 8, 7]), "#3a1c18")
    for number in range(7):
        x, y, _, _ = along(spline(lid, closed=False), 10)[number]
        marks.fill(
            taper(
                [(x, y), (x - 8 + number, y + 12), (x - 14 + 2 * number, y + 18)], [4, 2.4, 0.4], 6
            ),
            "#3a1c18",
        )
    marks.fill(taper([(722, 720), (760, 694), (816, 690)], [3, 13, 12]), "#4a2620", 0.85, blur=1)
    marks.fill(taper([(752, 950), (778, 972), (830, 976)], [3, 9, 8]), "#7a2c2c", 0.9)
    marks.fill(taper([(744, 936), (750, 952), (746, 968)], [1, 6, 1]), "#7a4030", 0.7, blur=1)
    scene.put(marks, wobble=0.4)
    curls = scene.sheet()
    for _ in range(150):
        x, y = rng.uniform(722, 830), rng.uniform(520, 650)
        if y < 680 - (x - 700) * 0.35 and y > 560 - (x - 700) * 0.5:
            tone = mix("#2a1712", "#7a4a30", rng.random() ** 2)
            curls.line(ellipse(x, y, rng.uniform(8, 17)), tone, rng.uniform(3, 6), 0.95)
    scene.add(curls, relief=3, lo=0.4, hi=0.4, rim=0.4, shadow=(-3, 6, 8, 0.3), wobble=0.8)


def _ladybird(
    sheet: Sheet, x: float, y: float, size: float, turn: float, wings: float = 0, seed: int = 0
) -> None:
    """A beetle of `size` seen from above; `wings` is how far it has opened itself."""
    rng = random.Random(seed)
    red = mix(RED, rng.choice(("#ff6a2a", "#b8101a", RED)), 0.5)
    with sheet.at(x, y, size / 20, turn):
        for way in (-1, 1):
            for leg in (-7, 2, 10):
                knee = way * 17, leg + (leg - 1) * 0.3
                sheet.line(
                    spline([(way * 9, leg), knee, (way * 20, leg + (leg - 1) * 0.6)], closed=False),
                    INK,
                    1.6,
                )
        if wings:
            for way in (-1, 1):
                wing = ellipse(way * (18 + 18 * wings), 8, 11, 33, -way * (38 + 38 * wings))
                sheet.fill(wing, "#fff9ec", 0.62)
                sheet.line(wing, "#b89a84", 1.2, 0.6)
                sheet.line(poly_vein(way, wings), "#b89a84", 1, 0.5)
        sheet.fill(ellipse(0, 2, 13, 17), "#3a1a18")
        for way in (-1, 1):
            half = moved(
                spline([(0, -12, 1), (11, -9), (17, 3), (13, 15), (0, 20, 1)]),
                0,
                0,
                1,
                flip=way < 0,
            )
            half = moved(half, way * 9 * wings, -3 * wings, 1, -way * 46 * wings)
            sheet.fill(half, red, grad=linear(-8, -12, 12, 20, mix(red, "#7a0c12", 0.6)))
            for sx, sy, radius in ((7, -4, 3.1), (10, 6, 3.1), (4, 12, 2.7)):
                dot = moved(
                    ellipse(way * sx, sy, radius), way * 9 * wings, -3 * wings, 1, -way * 46 * wings
                )
                sheet.fill(dot, INK)
            gleam = moved(
                ellipse(way * 7 - 3, -7, 3.4, 2.2, -30),
                way * 9 * wings,
                -3 * wings,
                1,
                -way * 46 * wings,
            )
            sheet.fill(gleam, "#ffffff", 0.8, blur=0.8)
        sheet.fill(ellipse(0, -13, 9, 6.5), INK)
        for way in (-1, 1):
            sheet.fill(ellipse(way * 5, -14, 2.2, 2.8), "#fff6e6")
            sheet.line(
                spline([(way * 3, -18), (way * 6, -24), (way * 10, -25)], closed=False), INK, 1.4
            )


def poly_vein(way: int, wings: float) -> Path:
    """Return a vein of a wing."""
    far = 20 + 40 * wings
    return spline(
        [(way * 8, 0), (way * far * 0.6, 6 + 10 * (1 - wings)), (way * far, 14)], closed=False
    )


def _walkers(scene: Scene) -> None:
    """Those that have not gone yet: over the nose and both cheeks, and one on the lashes."""
    rng = random.Random(64)
    sheet = scene.sheet()
    places: list[Place] = []
    for _ in range(4000):
        if len(places) >= 30:
            break
        side = rng.choice((-1, -1, 0, 1))
        u = side * 165 + rng.gauss(0, 52 if side else 34)
        v = 92 + rng.gauss(0, 36) + (10 if side else -6)
        if abs(u) > 258 or v < 50 or v > 196 or (abs(u) > 40 and v < 58):
            continue
        if all(math.hypot(u - a, v - b) > 36 for a, b in places):
            places.append((u, v))
    for number, (u, v) in enumerate(places):
        size = rng.uniform(12, 18) * (1 - 0.25 * abs(u) / 260)
        turn = 50 + rng.gauss(0, 60)
        opened = 0.5 if u > 60 and number % 4 == 0 else 0.0
        _ladybird(sheet, *_at(u, v), size, turn, opened, number)
    for number, (u, v) in enumerate(((-60, -166), (40, 372), (-236, 246), (206, 250))):
        _ladybird(sheet, *_at(u, v), 14, 60 + 40 * number, 0, 70 + number)
    _ladybird(sheet, *_at(92, -72), 15, 74, 0, 99)
    _ladybird(sheet, 746, 850, 17, -40, 0, 7)
    scene.add(sheet, rim=0, shadow=(4, 4, 4, 0.5), wobble=0.2, amount=0.03)


def _flyers(scene: Scene) -> None:
    """The drift to the upper right, ever nearer to us."""
    rng = random.Random(83)
    path = along(
        spline(
            [_at(190, 90), (580, 730), (650, 600), (670, 440), (630, 320), (620, 220), (700, 60)],
            closed=False,
        ),
        100,
    )
    flock = scene.sheet()
    for number in range(17):
        part = ((number + 0.6 * rng.random()) / 17) ** 0.8
        x, y, way_x, way_y = path[int(part * 99)]
        wide = 16 + 62 * part
        turn = math.degrees(math.atan2(way_y, way_x)) + 90 + rng.gauss(0, 26)
        size = 13 + 20 * part * rng.uniform(0.6, 1.3)
        _ladybird(
            flock,
            x + (1 if number % 2 else -1) * wide * rng.uniform(0.3, 1.7),
            y + rng.uniform(-wide, wide) * 0.3,
            size,
            turn,
            rng.uniform(0.7, 1),
            200 + number,
        )
    scene.add(flock, shadow=(10, 16, 9, 0.18), wobble=0.2, amount=0.03)
    near = scene.sheet()
    _ladybird(near, 600, 130, 58, 30, 1, 401)
    scene.add(near, shadow=(16, 22, 16, 0.16), wobble=0.3, amount=0.03)
    lens = scene.sheet()
    _ladybird(lens, 770, 20, 92, 60, 0.9, 402)
    scene.put(lens, blur=7)


def _haze(scene: Scene) -> None:
    """Milky sun."""
    scene.shine(-60, 120, 520, "#fff6dc", 0.55)
    scene.shine(-40, 700, 260, "#fff2dc", 0.35)
    veil = smoothstep(260, -80, scene.page.x) * 0.2
    scene.tint(veil.astype(np.float32), "#fffaf0")
    scene.motes(70, "#ffffff", (0, 0, 800, 900), (0.8, 3), 0.7)
