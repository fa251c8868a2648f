"""Where the track ends: a drawing made in snow by feet, and by something else."""

import math

import numpy as np

from pinxit_atelier.compose import across
from pinxit_atelier.engine import (
    Look,
    Page,
    Path,
    Scene,
    ellipse,
    leaf,
    limb,
    linear,
    mix,
    moved,
    sample,
    taper,
    union,
)

SNOW, ICE, BLUE = "#f7f3ea", "#cbd8e6", "#44689c"
MEETING = 400, 612


def paint(page: Page) -> Scene:
    """Paint from the snow up: ground, tracks, wings, and the little that was left behind."""
    scene = Scene(
        page, 2101, light=(-420, -120, 520), glow="#fff6e2", shade="#5f7ba6", reach=2400, felt=0.1
    )
    _snow(scene)
    _birch_shadow(scene)
    _pressed(scene, _boots(scene), depth=5)
    _pressed(scene, _hops(), depth=6)
    _ring(scene)
    _wings(scene)
    _left_behind(scene)
    scene.motes(70, "#ffffff", size=(0.5, 1.6), strength=0.6)
    look = Look(
        vignette=0.16, bloom=0.12, bristle=0.035, shadows="#46648e", lights="#8f8468", split=0.09
    )
    return scene.finish(look)


def _snow(scene: Scene) -> None:
    page = scene.page
    drift = across(page, 40, 40, 820, 1180) + 0.10 * page.noise(3, 260, 4)
    stops = [(0, "#fffaf0"), (0.35, SNOW), (0.75, "#dfe6ec"), (1.05, ICE)]
    scene.backdrop(stops, drift.astype(np.float32), amount=0.02)
    ripples = page.noise(11, 150, 3, 0.5, (2.6, 0.5))  # what the wind has combed
    edge = np.clip(np.abs(np.gradient(ripples, axis=0)) * 26 * page.scale, 0, 1)
    scene.tint((edge * 0.16).astype(np.float32), "#b4c6da")
    hollow = np.clip(page.noise(17, 330, 3) - 0.1, 0, 1) * 0.28
    scene.multiply(hollow.astype(np.float32), "#c2d2e4")


def _pressed(scene: Scene, prints: list[Path], depth: float) -> None:
    """Press shapes into the snow: a blue wall towards the sun, a bright lip on the far side."""
    pits, lips, walls = scene.sheet(), scene.sheet(), scene.sheet()
    for shape in prints:
        lips.fill(moved(shape, depth * 0.8, depth * 0.35), "#ffffff", 0.9, blur=1.6)
        pits.fill(shape, "#9fb7d6")
        walls.fill(shape, BLUE, 0.75, clip=shape)
        walls.fill(moved(shape, depth, depth * 0.45), "#c9d7e7", 1, blur=depth * 0.55, clip=shape)
    scene.put(lips, wobble=0.6)
    scene.add(pits, wobble=0.6, amount=0.05, hue=0.01)
    scene.put(walls, wobble=0.6)


def _boots(scene: Scene) -> list[Path]:
    """Boot prints in one long curve that has time, until the last few steps."""
    way = [(118, 1178), (150, 1040), (270, 960), (330, 850), (268, 742), (318, 668), (368, 640)]
    prints = []
    for number, (x, y, way_x, way_y) in enumerate(sample(way, 25)):
        side = 9 if number % 2 else -9
        turn = math.degrees(math.atan2(way_y, way_x)) + 90 + (6 if number % 2 else -6)
        turn += scene.rng.uniform(-6, 6)
        sole = union(ellipse(0, -8, 6.4, 10.5), ellipse(0.4, 9.5, 5, 6.6))
        prints.append(moved(sole, x - way_y * side, y + way_x * side, 1.02, turn))
    return prints


def _hops() -> list[Path]:
    """A hare's prints: two long ones ahead of two small ones, larger from hop to hop."""
    way = [(742, 1090), (690, 960), (716, 860), (640, 800), (590, 716), (520, 690), (452, 640)]
    prints = []
    hops = sample(way, 9)
    for number, (x, y, way_x, way_y) in enumerate(hops):
        size = 0.75 + 1.35 * (number / len(hops)) ** 1.3
        turn = math.degrees(math.atan2(way_y, way_x)) + 90
        hop = [ellipse(-6, -12, 3.2, 9, -6), ellipse(6, -12, 3.2, 9, 6)]
        hop += [ellipse(-1.5, 6, 2.6, 3.6), ellipse(2, 16, 2.6, 3.6)]
        prints += [moved(foot, x, y, size, turn) for foot in hop]
    return prints


def _ring(scene: Scene) -> None:
    """The trampled place where the two met."""
    rng = scene.rng
    x, y = MEETING
    scene.pool(x, y, 96, 74, "#c3d2e4", 0.7)
    trampled = []
    for _ in range(64):
        turn, far = rng.uniform(0, 360), rng.uniform(20, 84)
        place = x + far * math.cos(math.radians(turn)), y + far * 0.8 * math.sin(math.radians(turn))
        sole = ellipse(0, 0, rng.uniform(4, 6.5), rng.uniform(7, 13))
        trampled.append(moved(sole, *place, 1, turn + rng.uniform(-30, 30)))
    _pressed(scene, trampled, depth=3.6)


def _wings(scene: Scene) -> None:
    """Two fans of feathers, pressed deep at the shoulder and fading to the tips."""
    for side, lift, reach in ((-1, 18, 0.94), (1, -44, 1.12)):

        def at(x: float, y: float, side: int = side, lift: float = lift) -> tuple[float, float]:
            """Return a place of the wing; the right one is lifted towards its tip."""
            return 400 + side * x, y + lift * x / 330

        edge = sample([at(26, 472), at(80, 384), at(165, 334), at(238, 340)], 60)
        strokes = []
        for number in range(15):
            part = number / 14
            x, y, _, _ = edge[round(6 + 54 * part)]
            angle = math.radians(96 - 104 * part**0.85 - lift * 0.12)
            length = (112 + 84 * math.sin(math.pi * min(1, 0.18 + part * 0.72))) * reach
            end = x + side * length * math.cos(angle), y + length * math.sin(angle)
            feather = leaf((x, y), end, 31 - 7 * part, bend=-side * 0.08, belly=0.5)
            strokes.append((feather, (x, y), end))
        _feathers(scene, strokes)
        coverts = []
        for number in range(11):
            x, y, _, _ = edge[round(3 + 50 * number / 10)]
            angle = math.radians(98 - 92 * number / 10)
            end = x + side * 62 * math.cos(angle), y + 62 * math.sin(angle)
            coverts.append((leaf((x, y), end, 21, bend=-side * 0.06), (x, y), end))
        _feathers(scene, coverts)
        bone = [edge[step][:2] for step in (0, 12, 26, 40, 54)]
        _pressed(scene, [limb(bone, [14, 19, 17, 12, 5])], depth=6)


def _feathers(
    scene: Scene, strokes: list[tuple[Path, tuple[float, float], tuple[float, float]]]
) -> None:
    lips, pits, walls = scene.sheet(), scene.sheet(), scene.sheet()
    for shape, start, end in strokes:
        lips.fill(moved(shape, 7, 3), "#ffffff", 0.85, blur=2)
        pits.fill(shape, "#94afd0", grad=linear(*start, *end, "#e2e9f0"))
        with walls.inside(shape):
            walls.fill(shape, "#4a6ea2", 0.75, grad=linear(*start, *end, "#d9e2ec"))
            walls.fill(moved(shape, 8, 3.6), "#cbd9e8", 0.95, blur=4)
        spine = taper(
            [start, ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2), end], [2.6, 1.8, 0.4]
        )
        walls.fill(spine, "#6f90ba", 0.55)
        for part in (0.3, 0.42, 0.54, 0.66, 0.78, 0.88):  # the barbs of the feather
            x, y = start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part
            for side in (-1, 1):
                barb = taper([(x, y), (x + side * 7, y - 9)], [1.3, 0.3], 8)
                walls.fill(barb, "#89a5c8", 0.5, clip=shape)
    scene.put(lips, wobble=0.8)
    scene.add(pits, wobble=0.8, amount=0.05, hue=0.01, opacity=0.95)
    scene.put(walls, wobble=0.8)


def _birch_shadow(scene: Scene) -> None:
    """A tree that is not in the picture."""
    sheet = scene.sheet()
    sheet.fill(taper([(-30, 330), (90, 362), (210, 380), (330, 428)], [34, 24, 14, 3]), BLUE, 0.34)
    for start, middle, end in (
        ((60, 354), (140, 300), (236, 286)),
        ((130, 366), (170, 430), (250, 470)),
        ((170, 374), (240, 340), (318, 346)),
        ((20, 344), (60, 270), (132, 224)),
    ):
        sheet.fill(taper([start, middle, end], [9, 5, 1.2]), BLUE, 0.3)
        for number in range(5):
            part = 0.4 + number * 0.14
            x, y = middle[0] + (end[0] - middle[0]) * part, middle[1] + (end[1] - middle[1]) * part
            sheet.fill(
                taper([(x, y), (x + 26, y + (-16 if number % 2 else 18))], [2.6, 0.5], 8),
                BLUE,
                0.28,
            )
    scene.put(sheet, blur=2.2)


def _left_behind(scene: Scene) -> None:
    """A scarf, a stick, a feather."""
    x, y = MEETING
    shadow = scene.sheet()
    shadow.fill(
        taper([(x + 104, y + 8), (x + 192, y + 38), (x + 300, y + 76)], [6, 5, 3.4]), BLUE, 0.7
    )
    bend = [(x + 300, y + 76), (x + 326, y + 82), (x + 330, y + 68), (x + 306, y + 62)]
    shadow.fill(taper(bend, [3.4, 4, 4, 3]), BLUE, 0.55)
    scene.put(shadow, blur=1.4)
    _scarf(scene)
    foot = x + 104, y + 8
    hole = scene.sheet()
    hole.fill(ellipse(foot[0] + 1, foot[1], 10, 5.4), "#5c80b0", 0.9, blur=1.4)
    hole.fill(ellipse(foot[0] + 1, foot[1] + 4.5, 12, 4), "#ffffff", 0.9, blur=2)
    scene.put(hole)
    stick = scene.sheet()
    stick.fill(
        taper([foot, (foot[0] + 4, foot[1] - 52), (foot[0] + 10, foot[1] - 104)], [6, 7, 8]),
        "#6a4630", grad=linear(foot[0] - 4, 0, foot[0] + 12, 0, "#3a2418"),
    )  # fmt: skip
    top = foot[0] + 10, foot[1] - 102
    crook = [top, (top[0] + 1, top[1] - 16), (top[0] - 10, top[1] - 26), (top[0] - 24, top[1] - 20),
             (top[0] - 26, top[1] - 4)]  # fmt: skip
    stick.fill(taper(crook, [8, 8.4, 8.4, 8, 7]), "#6a4630")
    stick.fill(taper([(px - 2, py - 1) for px, py in crook], [1, 2.4, 2.6, 2, 0.6]), "#b08a68", 0.9)
    stick.fill(taper([(foot[0] - 1.4, foot[1] - 6), (foot[0] + 2, foot[1] - 50),
                      (foot[0] + 7, foot[1] - 100)], [1, 2, 1.6]), "#a8805c", 0.8)  # fmt: skip
    scene.put(stick)
    feather = scene.sheet()
    vane = leaf((612, 176), (690, 112), 24, bend=0.10)
    feather.fill(vane, "#8d9fb8", grad=linear(612, 176, 690, 112, "#e6ebf0"))
    for number in range(13):
        part = 0.14 + number * 0.062
        px, py = 612 + 78 * part - 3, 176 - 64 * part - 2
        feather.fill(
            taper([(px, py), (px + 10, py - 13)], [1.2, 0.3], 8), "#5f7796", 0.7, clip=vane
        )
        feather.fill(taper([(px, py), (px + 14, py + 3)], [1.2, 0.3], 8), "#5f7796", 0.7, clip=vane)
    feather.fill(taper([(598, 190), (640, 150), (686, 116)], [2.4, 1.8, 0.5]), "#7f8ea4")
    scene.add(feather, relief=5, lo=0.4, hi=0.3, shadow=(14, 9, 8, 0.35), wobble=0.3)


def _scarf(scene: Scene) -> None:
    """Dropped from a neck: a broad knitted band, flat on the snow, one end over the other."""
    x, y = MEETING
    under = [
        (x - 96, y + 74),
        (x - 58, y + 46),
        (x - 10, y + 50),
        (x + 36, y + 36),
        (x + 60, y + 12),
        (x + 50, y - 6),
    ]
    over = [
        (x + 57, y + 2),
        (x + 34, y + 10),
        (x + 2, y + 30),
        (x - 34, y + 33),
        (x - 70, y + 14),
        (x - 104, y - 8),
        (x - 138, y - 8),
    ]
    for way, widths, deep in (
        (under, (27, 28, 26, 24, 17, 13), 0.25),
        (over, (13, 18, 25, 27, 25, 27, 28), 0.0),
    ):
        sheet, shade = scene.sheet(), scene.sheet()
        band = taper(way, widths, 60)
        shade.fill(moved(band, 7, 4), "#3c5c8c", 0.75, blur=3.2)
        shade.fill(moved(band, 2, 1.4), "#2a4474", 0.7, blur=1.2)
        scene.put(shade)
        tone = mix("#b02a2e", "#641420", deep)
        sheet.fill(band, tone)
        stations = sample(way, 130)
        for number, (px, py, way_x, way_y) in enumerate(stations):
            wide = float(np.interp(number / 130, np.linspace(0, 1, len(widths)), widths))
            for rib in (-0.42, -0.25, -0.08, 0.09, 0.26, 0.42):  # each stitch a slanting loop
                at = px - way_y * wide * rib, py + way_x * wide * rib
                for side in (-1, 1):
                    tip = (at[0] + way_x * 1.6 - way_y * side * 1.5,
                           at[1] + way_y * 1.6 + way_x * side * 1.5)  # fmt: skip
                    light = mix(tone, "#e87c70", 0.55 if side < 0 else 0.1)
                    sheet.fill(taper([at, tip], [1.1, 0.6], 3), light, 0.6, clip=band)
        for start, end in (((0.30, -0.4), (0.44, 0.5)), ((0.56, 0.5), (0.64, -0.3)),
                           ((0.74, -0.5), (0.84, 0.2))):  # fmt: skip
            line = []
            for part, off in (start, ((start[0] + end[0]) / 2, 0.0), end):
                px, py, way_x, way_y = stations[int(part * 130)]
                wide = float(np.interp(part, np.linspace(0, 1, len(widths)), widths))
                line.append((px - way_y * wide * off, py + way_x * wide * off))
            sheet.on_top(taper(line, [1, 6, 1]), "#4a0c18", 0.55, blur=2)  # folds
            lit = [(px - 3.4, py - 2.4) for px, py in line]
            sheet.on_top(taper(lit, [1, 4, 1]), "#f09080", 0.45, blur=1.6)
        px, py, way_x, way_y = stations[0] if deep else stations[-1]
        sign, wide = (-1, widths[0]) if deep else (1, widths[-1])
        for number in range(9):
            off = wide * (number / 8 - 0.5) * 0.94
            start = px - way_y * off, py + way_x * off
            bend = 2.4 * math.sin(number * 2.3)
            mid = start[0] + sign * way_x * 8 - way_y * bend, start[1] + sign * way_y * 8
            tip = mid[0] + sign * way_x * 8 + bend, mid[1] + sign * way_y * 8 + way_x * bend
            sheet.fill(taper([start, mid, tip], [2.6, 2.0, 0.8], 8), mix(tone, "#5c1018", 0.2))
        edge = sheet.pixels()
        scene.put(edge, wobble=0.5)
