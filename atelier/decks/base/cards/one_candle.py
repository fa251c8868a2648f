"""In the dark, a child's candle lights an enormous paw that holds, with care, another candle."""

import math
import random

import numpy as np

from pinxit_atelier.engine import (
    Look,
    Page,
    Path,
    Scene,
    along,
    ellipse,
    leaf,
    limb,
    linear,
    mix,
    moved,
    radial,
    rect,
    sample,
    spline,
    taper,
    union,
)
from pinxit_atelier.people import hand

ORANGE, WAX, PAD = "#ff9a3c", "#f6e2bc", "#c27a5e"
FLAME = 286, 852
EYES = ((480, 326), (624, 330))
Place = tuple[float, float]
ARM: list[Place] = [(890, 430), (790, 560), (650, 690)]
CUFF = 778, 574  # its middle, and the way of the arm there
ALONG, OVER = (-0.66, 0.75), (0.75, 0.66)
DIGITS: tuple[tuple[list[Place], list[float]], ...] = (  # from the palm to the claw
    ([(620, 640), (540, 610), (470, 612)], [140, 118, 84]),
    ([(600, 700), (520, 716), (456, 756)], [150, 122, 84]),
    ([(640, 780), (600, 860), (544, 916)], [150, 122, 84]),
    ([(710, 780), (722, 880), (700, 960)], [140, 118, 84]),
)
PADS = (
    (496, 622, 38, 29, 4),
    (480, 746, 38, 29, -28),
    (566, 892, 38, 29, -44),
    (704, 926, 29, 38, 8),
)
CLAWS: tuple[list[Place], ...] = (
    [(466, 606), (414, 606), (376, 640)],
    [(462, 756), (416, 778), (420, 832)],
    [(550, 910), (494, 950), (438, 906)],
    [(700, 960), (692, 1022), (656, 1062)],
)


def paint(page: Page) -> Scene:
    """Paint both as if by day, let the dark take all but what the flame reaches, then light it."""
    scene = Scene(page, 550, light=(*FLAME, 150), glow="#ffb060", shade="#0a0403", reach=520)
    far = page.distance(*FLAME, 330, 330) + 0.1 * page.noise(3, 120, 4)
    scene.backdrop(
        [(0, "#4a2410"), (0.6, "#241209"), (1.3, "#0c0605")], far.astype(np.float32), amount=0.25
    )
    _burnt_down(scene)
    _paw(scene)
    _cuff(scene)
    _child(scene)
    _darkness(scene)
    _face(scene)
    _flame(scene)
    scene.motes(26, ORANGE, (160, 560, 520, 880), size=(0.5, 1.8), strength=0.8)
    return scene.finish(
        Look(
            vignette=0.15,
            bloom=0.45,
            bloom_from=0.68,
            shadows="#1c0c06",
            lights="#ffb868",
            split=0.08,
            contrast=1.05,
            saturation=1.1,
        )
    )


def _candle(scene: Scene, foot: Place, top: Place, wide: float, seed: int, drips: int = 4) -> None:
    """A stub of wax that has burnt before: a bitten rim, a hollow, tears down its side."""
    rng, sheet = random.Random(seed), scene.sheet()
    turn = math.degrees(math.atan2(top[1] - foot[1], top[0] - foot[0])) + 90
    high, half = math.dist(foot, top), wide / 2
    with sheet.at(*foot, 1, turn):
        body = union(rect(-half, -high, wide, high, 3), ellipse(0, 0, half, half * 0.3))
        for _ in range(drips):
            x, y = rng.uniform(-half, half), -high * rng.uniform(0.15, 0.7)
            body = union(body, limb([(x, -high + 3), (x, y)], [6, 8.5]))
        rim = spline(
            [(-half - 1, -high, 1), (-half * 0.4, -high - 5), (half * 0.5, -high - 2),
             (half + 1, -high - 5, 1), (half, -high + 5), (0, -high + 7), (-half, -high + 5)]
        )  # fmt: skip
        sheet.fill(union(body, rim), WAX, grad=linear(0, -high, 0, 0, "#c4925c"))
        sheet.fill(ellipse(0, -high - 1, half * 0.8, half * 0.24), "#ffeec4")
        sheet.fill(ellipse(0, -high, half * 0.5, half * 0.14), "#d89c54", 0.7)
        wick = [(0, -high + 1), (1.5, -high - 11), (4, -high - 20)]
        sheet.line(spline(wick, closed=False), "#2a160c", 4.4)
    scene.add(
        sheet, relief=half * 0.8, lo=0.6, hi=0.5, rim=0.7, rim_width=2, shadow=(5, 5, 5, 0.6),
        wobble=0.4,
    )  # fmt: skip


def _burnt_down(scene: Scene) -> None:
    """Five that have been used, in a neat row."""
    for number in range(5):
        x, y = 356 + number * 58, 1128 - number * 5
        puddle = scene.sheet()
        puddle.fill(
            ellipse(x, y + 2, 21, 7), "#cfa470", grad=linear(x - 20, y, x + 22, y, "#6a4426")
        )
        scene.pool(x + 18, y + 8, 38, 9, "#140a06", 0.7)
        scene.add(puddle, relief=4, lo=0.6, hi=0.6, rim=0.6, rim_width=2, wobble=0.8)
        high = (26, 15, 21, 11, 18)[number]
        _candle(scene, (x, y), (x + (number % 3 - 1) * 2, y - high), 25, number, 3)


def _fur(
    scene: Scene, points: list[Place], widths: list[float], seed: int, count: int, lift: float = 18
) -> None:
    """A furry limb: a dark cushion, then hair in three lengths along it, over its edge as well."""
    base = scene.sheet()
    base.fill(limb(points, widths), "#7a4020")
    scene.add(base, relief=54, lo=0.6, hi=0.9, shadow=(10, lift, 20, 0.9), wobble=2)
    rng = random.Random(seed)
    stations = sample(points, 60)
    for layer in range(3):
        sheet = scene.sheet()
        for _ in range(count):
            index = min(60, rng.randrange(68 if widths[-1] > 160 else 61))
            x, y, way_x, way_y = stations[index]
            half = float(np.interp(index / 60, np.linspace(0, 1, len(widths)), widths)) / 2
            off = rng.uniform(-1, 1) * half * (1.02 if layer else 0.96)
            slip = rng.uniform(-10, 10) + (
                half * 0.7 * rng.random() * (1 - (off / half) ** 2)
                if index == 60 and half > 80
                else 0
            )
            px, py = x - way_y * off + way_x * slip, y + way_x * off + way_y * slip
            long = rng.uniform(16, 40) * (1.1 - 0.25 * layer) * (0.5 + half / 90)
            splay = off / half * 0.55 + rng.uniform(-0.22, 0.22)
            dx, dy = way_x - way_y * splay, way_y + way_x * splay
            end = px + dx * long, py + dy * long + long * 0.12
            near = math.dist((px, py), FLAME)
            facing = max(
                0.0,
                ((FLAME[0] - px) * -way_y * off + (FLAME[1] - py) * way_x * off)
                / (near * half + 1),
            )
            bright = min(1.0, max(0.0, 0.38 + 0.75 * facing + rng.uniform(-0.25, 0.25)))
            tone = mix(mix("#5a2c16", "#cc7434", bright), "#ffd088", max(0.0, bright - 0.55) * 1.3)
            mid = (px + end[0]) / 2 + rng.uniform(-3, 3), (py + end[1]) / 2 + rng.uniform(-3, 3)
            sheet.fill(taper([(px, py), mid, end], [3.4, 2.4, 0.5], 5), tone, 0.85)
        scene.add(sheet, wobble=0.3, amount=0.05, shadow=(2, 3, 3, 0.35))


def _paw(scene: Scene) -> None:
    """Palm to us: four toes with pads and blunt claws; two hold a candle as one holds a needle."""
    for number in (0, 3):
        _claw(scene, CLAWS[number])
    _fur(scene, ARM, [330.0, 310.0, 270.0], 3, 1700)
    for number in (0, 3):
        points, widths = DIGITS[number]
        _fur(scene, points, widths, 10 + number, 1100)
    _claw(scene, CLAWS[2])
    _candle(scene, (482, 892), (366, 836), 46, 8)
    _claw(scene, CLAWS[1])
    for number in (2, 1):
        points, widths = DIGITS[number]
        _fur(scene, points, widths, 10 + number, 1100)
    for x, y, wide, high, turn in PADS:
        _pad(scene, ellipse(x, y, wide, high, turn), x, y)
    heart = spline(
        [(566, 692), (600, 646), (660, 640), (722, 690), (742, 760), (706, 800), (652, 776),
         (604, 780), (570, 748)]
    )  # fmt: skip
    _pad(scene, heart, 640, 720)


def _pad(scene: Scene, shape: Path, x: float, y: float) -> None:
    """Bare skin, worn and soft, with hair grown over its edge."""
    rng, sheet = random.Random(int(x)), scene.sheet()
    box = shape.getBounds()
    sheet.fill(shape, PAD, grad=linear(box.left(), box.bottom(), box.right(), box.top(), "#8a4c3a"))
    for _ in range(int(box.width() * box.height() / 60)):
        px, py = rng.uniform(box.left(), box.right()), rng.uniform(box.top(), box.bottom())
        tone = rng.choice(["#e8a888", "#7a4030"])
        sheet.fill(ellipse(px, py, rng.uniform(1, 2.6), 1.2), tone, 0.35, clip=shape)
    scene.add(
        sheet, relief=20, lo=0.6, hi=0.75, rim=0.5, rim_width=3, shadow=(2, 4, 8, 0.75), wobble=1
    )
    tufts = scene.sheet()
    for px, py, way_x, way_y in along(shape, int(box.width() + box.height())):
        side = 1 if (px - x) * -way_y + (py - y) * way_x > 0 else -1
        out_x, out_y = -way_y * side, way_x * side
        root = out_x * ALONG[0] + out_y * ALONG[1] < 0.1  # hair lies towards the claws
        for _ in range(3 if root else 1):
            back = rng.uniform(3, 16) if root else rng.uniform(-1, 3)
            start = px + out_x * back, py + out_y * back
            far = rng.uniform(10, 24)
            end = (
                start[0] + (ALONG[0] + rng.uniform(-0.4, 0.4)) * far,
                start[1] + (ALONG[1] + rng.uniform(-0.4, 0.4)) * far,
            )
            hair = mix("#6a3418", "#c07a3c", rng.random())
            tufts.fill(taper([start, end], [3, 0.4], 4), hair, 0.8)
    scene.add(tufts, wobble=0.3, amount=0.05, shadow=(1, 2, 2, 0.35))


def _claw(scene: Scene, points: list[Place]) -> None:
    sheet = scene.sheet()
    sheet.fill(
        limb(points, [46, 38, 24]), "#3e2818", grad=linear(*points[0], *points[2], "#94683e")
    )
    for k in range(4):
        ridge = [(x + k * 4 - 6, y + k * 2 - 3) for x, y in points]
        sheet.line(
            spline(ridge, closed=False), "#2a1c12", 1.6, 0.35, clip=limb(points, [46, 38, 24])
        )
    scene.add(
        sheet, relief=13, lo=0.8, hi=1.0, rim=0.9, rim_width=3, shadow=(8, 9, 9, 0.7), wobble=0.5
    )


def _cuff(scene: Scene) -> None:
    """Somebody has knitted for it. One stitch was dropped."""
    rng = random.Random(6)
    turn = math.degrees(math.atan2(OVER[1], OVER[0]))
    sheet = scene.sheet()
    with sheet.at(*CUFF, 1, turn):
        band = spline(
            [(-176, -66, 1), (0, -42), (176, -66, 1), (182, 58, 1), (90, 88), (-90, 88),
             (-182, 58, 1)]
        )  # fmt: skip
        sheet.fill(band, "#a83c20")
        with sheet.inside(band):
            for row in range(9):
                for k in range(27):
                    x = -182 + k * 14
                    y = -78 + row * 19 + 26 * (1 - (x / 182) ** 2)
                    if row == 6 and k == 8:
                        continue
                    plain = "#f0703c" if (row // 2) % 2 else "#ffc888"
                    tone = mix(plain, "#fff0c8", rng.random() * 0.25)
                    sheet.fill(leaf((x - 7, y), (x + 2, y + 20), 10, 0.05), tone)
                    dark = mix(tone, "#5a1c10", 0.25)
                    sheet.fill(leaf((x + 9, y), (x, y + 20), 10, -0.05), dark)
    scene.add(
        sheet, relief=16, lo=0.7, hi=0.7, rim=0.6, rim_width=3, shadow=(-4, 10, 12, 0.7), wobble=0.8
    )
    loop = scene.sheet()
    loop.line(
        spline([(690, 612), (668, 624), (664, 652), (682, 668), (676, 690)], closed=False),
        "#f0a060",
        4,
    )
    scene.add(loop, relief=2, rim=0.5, shadow=(3, 4, 4, 0.5), wobble=0.4)


def _child(scene: Scene) -> None:
    """A small brown hand with a plaster on its thumb."""
    _candle(scene, (274, 1012), (284, 914), 42, 3, 5)
    painted = hand(
        scene,
        168,
        1052,
        94,
        pose="pinch",
        turn=-62,
        flip=True,
        skin="#86502f",
        child=True,
        cuff=("#e8b070", "#a04428"),
        woven="stripes",
        light=(*FLAME, 120),
        rim=1.0,
    )
    (x0, y0), (x1, y1) = painted.finger(4, 1), painted.finger(4, 3)
    turn = math.degrees(math.atan2(y1 - y0, x1 - x0))
    plaster = scene.sheet()
    with plaster.at(x0 + (x1 - x0) * 0.42, y0 + (y1 - y0) * 0.42, 1, turn):
        strip = spline([(-9, -17, 1), (9, -17, 1), (11, 0), (9, 17, 1), (-9, 17, 1), (-7, 0)])
        plaster.fill(strip, "#ffe6c8").fill(ellipse(1, 0, 6, 7), "#fff6e6")
        for dy in (-13, 13):
            for dx in (-4, 1, 6):
                plaster.fill(ellipse(dx, dy, 1), "#b8845c")
    scene.add(
        plaster, relief=4, lo=0.5, hi=0.6, rim=0.5, rim_width=1.6, shadow=(2, 3, 3, 0.5), wobble=0.2
    )


def _darkness(scene: Scene) -> None:
    """Nothing is lit but by the one candle, and by the square of the distance."""
    page = scene.page
    far = page.distance(*FLAME)
    light = 1.9 / (1 + (far / 285) ** 2.5)
    warm = np.stack([light, light**1.12, light**1.3], -1)
    black = (
        np.array([0.028, 0.019, 0.016], np.float32) * (1 + 0.35 * page.texture("brush"))[..., None]
    )
    scene.image = (scene.image * np.clip(warm, 0, 1.35) + black).astype(np.float32)


def _face(scene: Scene) -> None:
    """High up, two kind eyes; of the rest the light finds only the ends of hairs."""
    rng = random.Random(31)
    for _ in range(3):
        sheet = scene.sheet()
        for _ in range(3400):
            way, part = rng.uniform(-math.pi, math.pi), rng.random() ** 0.45
            x, y = 550 + 262 * part * math.cos(way), 408 + 264 * part * math.sin(way)
            near = min(math.hypot((x - ex) / 1.25, y - ey) for ex, ey in EYES)
            if near < 38:
                continue
            out = math.atan2(y - 440, (x - 550) * 1.2) + rng.uniform(-0.3, 0.3)
            far = rng.uniform(18, 40)
            fade = min(1.0, max(0.0, (500 - y) / 230)) ** 1.5
            edge = max(0.0, part - 0.76) / 0.24 * (1 if y < 330 else 0.4)
            warm = max(0.0, 1 - (near - 38) / 70)
            bridge = max(0.0, 1 - math.hypot((x - 550) / 40, (y - 390) / 90))
            bright = 0.3 * edge + 0.46 * warm + 0.3 * bridge + rng.uniform(0, 0.12)
            tone = mix("#0c0604", "#b0662c", min(1.0, max(0.0, bright)))
            end = x + far * math.cos(out), y + far * math.sin(out)
            sheet.fill(taper([(x, y), end], [3.8, 0.5], 4), tone, 0.6 * fade)
        scene.put(sheet, opacity=0.5)
    for number, (x, y) in enumerate(EYES):
        _eye(scene, x, y, -1 if number == 0 else 1)


def _eye(scene: Scene, x: float, y: float, side: int) -> None:
    """Large, brown, wet, and looking down at the little light."""
    scene.shine(x, y, 52, "#8a4a1c", 0.3)
    sheet = scene.sheet()
    with sheet.at(x, y, 1.22, 5 * side):
        lid = spline(
            [(-33, 6, 1), (-21, -10), (0, -15), (21, -10), (33, 6, 1), (18, 18), (0, 21), (-18, 18)]
        )
        sheet.fill(lid, "#1a0b05")
        with sheet.inside(lid):
            sheet.fill(ellipse(-4, 3, 25), "#d8842e", grad=radial(-8, 13, 32, "#5a2a10"))
            for ray in range(40):
                turn = ray * math.tau / 40
                inner = -4 + 11 * math.cos(turn), 3 + 11 * math.sin(turn)
                outer = -4 + 23 * math.cos(turn), 3 + 23 * math.sin(turn)
                tone = 0.35 if ray % 2 else 0.15
                sheet.fill(taper([inner, outer], [1, 2.2], 3), "#ffc46a", tone)
            sheet.fill(ellipse(-5, 5, 16), "#0c0503")
            sheet.fill(rect(-40, -44, 80, 34), "#120804", 0.75, blur=5)
            sheet.fill(leaf((-11, 14), (-11, -3), 8), "#ffe9b0")
            sheet.fill(ellipse(9, -4, 3), "#ffd890", 0.9)
        sheet.line(
            spline([(-31, 4), (-21, -11), (0, -16), (21, -11), (31, 4)], closed=False), "#0a0402", 4
        )
        sheet.line(spline([(-26, 16), (0, 26), (26, 16)], closed=False), "#c07a3c", 2.6, 0.6)
        sheet.line(spline([(-19, 24), (0, 32), (20, 24)], closed=False), "#c07a3c", 2, 0.25)
        brow = [(-32 * side, -38), (0, -40), (36 * side, -20)]
        sheet.fill(taper(brow, [3, 9, 2]), "#b87434", 0.4, blur=3)
    scene.put(sheet)


def _flame(scene: Scene) -> None:
    x, y = FLAME
    scene.shine(x, y - 4, 120, "#ff8a30", 0.30, falloff=1.9)
    sheet = scene.sheet()
    outer = spline(
        [
            (x - 2, y + 34),
            (x + 15, y + 24),
            (x + 19, y - 4),
            (x + 8, y - 42),
            (x - 4, y - 84, 1),
            (x - 11, y - 40),
            (x - 20, y - 2),
            (x - 16, y + 24),
        ]
    )
    sheet.fill(outer, "#ffb040", 0.96, grad=linear(x, y - 84, x, y + 34, "#ff7a20"), blur=1.6)
    sheet.fill(moved(outer, x * 0.34, (y + 10) * 0.34, 0.66), "#fff0b0", 1, blur=2)
    sheet.fill(ellipse(x - 1, y + 6, 5.5, 13), "#fffdf0", 1, blur=2)
    sheet.fill(
        spline(
            [
                (x - 2, y + 36),
                (x + 9, y + 28),
                (x + 9, y + 16),
                (x - 2, y + 22),
                (x - 11, y + 16),
                (x - 10, y + 28),
            ]
        ),
        "#4a78d8",
        0.75,
        blur=2.4,
    )
    sheet.fill(ellipse(x - 2, y + 32, 4.6, 7), "#2a120a", 0.85, blur=0.8)
    scene.put(sheet)
    scene.shine(x - 1, y - 6, 34, "#ffd890", 0.8)
