"""In the dark, a child's match just lights an enormous paw that holds, with care, another one."""

import math
import random

import numpy as np

from pinxit_atelier.engine import (
    Look,
    Page,
    Scene,
    ellipse,
    leaf,
    limb,
    linear,
    mix,
    moved,
    poly,
    sample,
    spline,
    taper,
)
from pinxit_atelier.people import hand

BLACK, ORANGE, AMBER, WOOD = "#0a0605", "#ff9a3c", "#ffd38a", "#e8c08a"
FLAME = 322, 872
Place = tuple[float, float]
DIGITS: tuple[tuple[list[Place], list[float]], ...] = (  # from the palm to the claw
    ([(690, 690), (610, 616), (530, 600), (482, 636)], [170, 124, 100, 72]),
    ([(700, 770), (610, 716), (520, 730), (466, 790)], [190, 138, 108, 74]),
    ([(700, 880), (620, 930), (540, 946), (480, 916)], [180, 132, 104, 72]),
)
CLAWS: tuple[list[Place], ...] = (
    [(486, 628), (456, 650), (440, 692)],
    [(468, 786), (436, 808), (420, 850)],
    [(484, 918), (450, 906), (424, 872)],
)


def paint(page: Page) -> Scene:
    """Paint both as if by day, let the dark take all but what the flame reaches, then light it."""
    scene = Scene(page, 550, light=(*FLAME, 120), glow="#ffb060", shade="#0a0403", reach=420)
    far = page.distance(*FLAME, 300, 300) + 0.1 * page.noise(3, 120, 4)
    scene.backdrop(
        [(0, "#3a1c0e"), (0.6, "#1c0e08"), (1.2, "#0c0605")], far.astype(np.float32), amount=0.25
    )
    _burnt(scene)
    _paw(scene)
    _cuff(scene)
    _other_match(scene)
    _child(scene)
    _darkness(scene)
    _flame(scene)
    _eyes(scene)
    scene.motes(26, ORANGE, (200, 560, 520, 900), size=(0.5, 1.8), strength=0.8)
    return scene.finish(
        Look(
            vignette=0.2,
            bloom=0.5,
            bloom_from=0.66,
            shadows="#1c0c06",
            lights="#ffb868",
            split=0.08,
            contrast=1.05,
            saturation=1.1,
        )
    )


def _burnt(scene: Scene) -> None:
    """Five that have been used, in a neat row."""
    sheet = scene.sheet()
    for number in range(5):
        x, y = 330 + number * 46, 1106 - number * 3
        tip = x + 10 + (number % 2) * 5, y - 66 + number % 3 * 4
        scene.pool(x + 10, y - 24, 16, 34, "#140a06", 0.6)
        sheet.fill(
            taper([(x, y), (x + 3, y - 34), tip], [6, 5.4, 4]),
            "#b08858",
            grad=linear(x, y - 18, *tip, "#1c120e"),
        )
        sheet.fill(ellipse(*tip, 4.6, 6, 20), "#0e0907")
        sheet.line(
            spline([tip, (tip[0] + 6, tip[1] - 10), (tip[0] + 4, tip[1] - 16)], closed=False),
            "#0e0907",
            2,
        )
    scene.add(
        sheet, relief=3, lo=0.7, hi=0.8, rim=0.8, rim_width=2, shadow=(6, 4, 4, 0.6), wobble=0.4
    )


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
    """Three digits with blunt claws; the upper one is lifted, as for a cup of tea."""
    palm: list[Place] = [(880, 800), (800, 800), (706, 800)]
    wide = [320.0, 310.0, 190.0]
    _fur(scene, palm, wide, 3, 1500)
    for number in (0, 2, 1):
        points, widths = DIGITS[number]
        _claw(scene, CLAWS[number])
        _fur(scene, points, widths, 10 + number, 1300, -16 if number == 1 else 18)


def _claw(scene: Scene, points: list[Place]) -> None:
    sheet = scene.sheet()
    sheet.fill(
        limb(points, [42, 34, 18]), "#4a3020", grad=linear(*points[0], *points[2], "#c09468")
    )
    for k in range(4):
        ridge = [(x + k * 4 - 6, y + k * 2 - 3) for x, y in points]
        sheet.line(
            spline(ridge, closed=False), "#2a1c12", 1.6, 0.35, clip=limb(points, [42, 34, 18])
        )
    scene.add(
        sheet, relief=13, lo=0.8, hi=1.0, rim=0.9, rim_width=3, shadow=(8, 9, 9, 0.7), wobble=0.5
    )


def _cuff(scene: Scene) -> None:
    """Somebody has knitted for it. One stitch was dropped."""
    rng = random.Random(6)
    sheet = scene.sheet()
    band = spline(
        [(690, 606, 1), (728, 700), (730, 860), (684, 1000, 1), (840, 1050, 1), (840, 560, 1)]
    )
    sheet.fill(band, "#a83c20")
    with sheet.inside(band):
        for row in range(7):
            for k in range(34):
                part = k / 33
                bow = 44 * math.sin(math.pi * part)
                x, y = 684 + bow + row * 19, 590 + part * 430
                if row == 1 and k == 17:
                    continue
                tone = mix(
                    "#f0703c" if (row // 2) % 2 else "#ffc888", "#fff0c8", rng.random() * 0.25
                )
                sheet.fill(leaf((x, y - 7), (x + 20, y + 3), 10, 0.05), tone)
                sheet.fill(leaf((x, y + 9), (x + 20, y - 1), 10, -0.05), mix(tone, "#5a1c10", 0.25))
    sheet.line(band, "#e89858", 7, 0.5)
    scene.add(
        sheet, relief=16, lo=0.7, hi=0.7, rim=0.6, rim_width=3, shadow=(-8, 6, 10, 0.6), wobble=0.8
    )
    loop = scene.sheet()
    loop.line(
        spline([(750, 806), (722, 818), (704, 852), (716, 884), (704, 914)], closed=False),
        "#f0a060",
        4,
    )
    scene.add(loop, relief=2, rim=0.5, shadow=(3, 4, 4, 0.5), wobble=0.4)


def _stick(scene: Scene, start: Place, end: Place, wide: float) -> None:
    sheet = scene.sheet()
    sheet.fill(
        limb([start, end], [wide, wide * 0.9], round_ends=False),
        WOOD,
        grad=linear(*end, *start, "#b88850"),
    )
    sheet.line(poly([start, end], closed=False), "#fff0cc", wide * 0.25, 0.5)
    scene.add(
        sheet, relief=3, lo=0.6, hi=0.6, rim=0.7, rim_width=1.6, shadow=(4, 5, 4, 0.6), wobble=0.3
    )


def _other_match(scene: Scene) -> None:
    """Unlit, and held like a needle."""
    _stick(scene, (524, 872), (366, 860), 9)
    sheet = scene.sheet()
    sheet.fill(ellipse(362, 860, 11, 8.5, 5), "#b8331c").fill(ellipse(358, 857, 4, 3), "#ff9a6a")
    scene.add(sheet, relief=5, lo=0.5, hi=0.8, rim=0.8, rim_width=2, wobble=0.2)
    tips = scene.sheet()  # one claw lies before it
    tips.fill(
        limb([(440, 806), (424, 830), (420, 862)], [24, 18, 12]),
        "#5a3c28",
        grad=linear(440, 806, 420, 862, "#c8a074"),
    )
    scene.add(
        tips, relief=8, lo=0.8, hi=1.0, rim=0.9, rim_width=2.4, shadow=(4, 5, 5, 0.6), wobble=0.3
    )


def _child(scene: Scene) -> None:
    """A small brown hand with a plaster on its thumb."""
    _stick(scene, (250, 1034), (320, 902), 8)
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
    """Nothing is lit but by the one match, and by the square of the distance."""
    page = scene.page
    far = page.distance(*FLAME)
    light = 2.1 / (1 + (far / 182) ** 2.45)
    warm = np.stack([light, light**1.12, light**1.3], -1)
    black = (
        np.array([0.028, 0.019, 0.016], np.float32) * (1 + 0.35 * page.texture("brush"))[..., None]
    )
    scene.image = (scene.image * np.clip(warm, 0, 1.35) + black).astype(np.float32)


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


def _eyes(scene: Scene) -> None:
    """Two points, far up: eyes, or stars."""
    for x, y in ((496, 194), (592, 184)):
        sheet = scene.sheet()
        sheet.fill(ellipse(x, y, 6.4, 5.4), "#c8863a", 0.8, blur=1.4).fill(
            ellipse(x - 1, y - 1, 2.2), "#ffdf9a", 0.95
        )
        scene.put(sheet, "screen")
        scene.shine(x, y, 16, "#b8702c", 0.3)
