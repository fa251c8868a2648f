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
    moved,
    sample,
    spline,
    taper,
    union,
)

SNOW, ICE, BLUE = "#f7f3ea", "#cbd8e6", "#44689c"
MEETING = 400, 612


def paint(page: Page) -> Scene:
    """Paint from the snow up: ground, tracks, wings, and the little that was left behind."""
    scene = Scene(page, 2101, light=(-420, -120, 520), glow="#fff6e2", shade="#5f7ba6", reach=2400)
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
    for side, lift, reach in ((-1, 0, 0.98), (1, -26, 1.08)):

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
        _pressed(scene, [limb(bone, [20, 26, 22, 16, 8])], depth=8)


def _feathers(
    scene: Scene, strokes: list[tuple[Path, tuple[float, float], tuple[float, float]]]
) -> None:
    lips, pits, walls = scene.sheet(), scene.sheet(), scene.sheet()
    for shape, start, end in strokes:
        lips.fill(moved(shape, 7, 3), "#ffffff", 0.85, blur=2)
        pits.fill(shape, "#86a4ca", grad=linear(*start, *end, "#cfdcea"))
        with walls.inside(shape):
            walls.fill(shape, "#35598f", 0.9, grad=linear(*start, *end, "#c9d6e4"))
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
        taper([(x + 52, y + 26), (x + 150, y + 60), (x + 250, y + 92)], [5, 4, 2]), BLUE, 0.75
    )
    scene.put(shadow, blur=1.4)
    _scarf(scene)
    stick = scene.sheet()
    stick.fill(
        taper([(x + 52, y + 27), (x + 47, y - 16), (x + 43, y - 46)], [6, 6.4, 7]), "#6a4630"
    )
    stick.line(
        spline(
            [(x + 43, y - 46), (x + 40, y - 60), (x + 28, y - 62), (x + 24, y - 50)], closed=False
        ),
        "#7c5238",
        6.4,
    )
    stick.fill(ellipse(x + 52, y + 28, 9, 4), BLUE, 0.7)
    scene.add(
        stick, relief=3, lo=0.6, hi=0.5, shadow=(3, 2, 3, 0.3), wobble=0.3, rim=0.5, rim_width=2
    )
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
    """Dropped in a loop, as from a neck: two flat ends, one over the other."""
    x, y = MEETING
    for way, width in (
        (
            [
                (x + 44, y + 30),
                (x + 14, y + 22),
                (x - 12, y + 2),
                (x - 44, y + 2),
                (x - 64, y + 24),
            ],
            15,
        ),
        (
            [
                (x - 40, y + 4),
                (x - 20, y - 22),
                (x + 14, y - 20),
                (x + 22, y + 2),
                (x + 2, y + 18),
                (x - 26, y + 34),
            ],
            16,
        ),
    ):
        sheet = scene.sheet()
        band = taper(way, [width] * 4, 40)
        sheet.fill(band, "#b3242c", grad=linear(x - 60, y - 20, x + 40, y + 40, "#8a1822"))
        stations = sample(way, 40)
        for station_x, station_y, way_x, way_y in stations:
            for off in (-0.36, -0.12, 0.12, 0.36):  # the stitches
                px, py = station_x - way_y * width * off, station_y + way_x * width * off
                stitch = taper([(px, py), (px + way_x * 2.4, py + way_y * 2.4)], [1.5, 0.6], 4)
                sheet.fill(stitch, "#e0605e", 0.55, clip=band)
        end_x, end_y, way_x, way_y = stations[-1]
        for number in range(7):
            off = width * (number / 6 - 0.5)
            start = end_x - way_y * off, end_y + way_x * off
            tip = start[0] + way_x * 11 + way_y * (number - 3), start[1] + way_y * 11
            sheet.fill(taper([start, tip], [2.2, 1.4], 6), "#b3242c")
        scene.add(sheet, relief=2, lo=0.4, hi=0.3, shadow=(6, 4, 4, 0.5), wobble=0.6, rim=0.3)
