"""The tip of an elephant's trunk passes a blue thread through the needle an old hand holds up."""

import math
import random
from typing import Final

import cv2
import numpy as np

from pinxit_atelier.engine import (
    Brush,
    Cast,
    Field,
    Look,
    Page,
    Palette,
    Path,
    Point,
    Scene,
    Sheet,
    along,
    ellipse,
    linear,
    minus,
    poly,
    ramp,
    rgb,
    sample,
    smoothstep,
    spline,
    taper,
)
from pinxit_atelier.gesture import POSES, Foot, Hand, Stage, close_up, things, unit, vec
from pinxit_atelier.gesture import Look as Person

OATMEAL, LINEN, GREY, BLUE = "#e9dfcc", "#f7f1e4", "#8e949c", "#3f9ee0"
STEEL, DEEP = "#c9d2da", "#4a525e"
Place = tuple[float, float]
EYE: Final = 584.0, 372.0  # of the needle
TIP: Final = 474.0, 366.0  # where the trunk holds the thread
ROPE: Final = 348.0  # where the thread crosses the eye
TRUNK: Final[list[Place]] = [
    (60, 30), (128, 250), (128, 430), (152, 580), (240, 664), (340, 634), (392, 530), (424, 424),
]  # fmt: skip
THICK: Final = (236, 176, 138, 112, 92, 76, 60, 44)
FINGERS: Final[tuple[tuple[list[Place], tuple[float, ...]], ...]] = (
    ([(424, 424), (418, 376), (440, 350), (470, 360)], (42, 30, 21, 11)),
    ([(430, 428), (464, 416), (480, 394), (474, 372)], (38, 26, 18, 9)),
)

BALANCE: Final = POSES["balancing"].like(
    left_hand=Hand((0.24, 0.72, 0.16), (0.7, -0.6, -0.2), "rod", (0.3, 0.2, 0.8), (0, -1, 0.2)),
    right_hand=Hand((-0.24, 0.72, 0.16), (-0.7, -0.6, -0.2), "rod", (-0.3, 0.2, 0.8), (0, -1, 0.2)),
    left_foot=Foot((0.01, 0.04, 0.06), 6, 0, (0.2, 0, 1)),
    right_foot=Foot((-0.02, 0.07, -0.13), -10, 24, (-0.2, 0, 1)),
)


def paint(page: Page) -> Scene:
    """Paint the tent's cloth in daylight, then the needle between the two who do this together."""
    scene = Scene(
        page, 148, light=(620, -120, 520), glow="#fffaf0", shade="#4a4652", reach=1900, felt=0.05
    )
    scene.focus(560, 380, 200)
    scene.focus(600, 800, 150)
    scene.focus(190, 130, 120, 0.8)
    _canvas(scene)
    scene.of("cloth", way=86)
    _star(scene)
    _table(scene)
    _button(scene)
    _tail(scene)
    _trunk(scene)
    _hand(scene)
    _thread(scene)
    _light(scene)
    look = Look(
 brush=Brush(exact=0.035, edges=0.5, detail=0.5, variety=1.1), masses=0.25,
 palette=Palette(
 colours=("#f2e4c8", "#a9aeb2", "#50565f", "#2b1a1c", "#8a5430"),
 mother="#a08468", accent="#2f9df2",
 quiet=0.2, hold=0.6),

        vignette=0.12, bloom=0.22, bloom_from=0.86, shadows="#5a5a6a", lights="#fff4dc", split=0.06,
        saturation=1.04, contrast=1.08,
    )  # fmt: skip
    return scene.finish(look)


def _canvas(scene: Scene) -> None:
    """Oatmeal cloth with seams, lit from outside."""
    page = scene.page
    sway = page.x + 0.10 * (page.y - 200) * (page.x - 560) / 500 + 8 * page.noise(5, 300, 2)
    folds = (
        np.sin(sway / 62) * 0.5
        + np.sin(sway / 25 + 1.2) * 0.18
        + 0.3 * page.noise(6, 240, 3, 0.5, (0.5, 2))
    )
    tone = 0.55 + 0.10 * folds - page.distance(600, 240, 900, 1000) * 0.5
    weave = np.sin(page.x * 1.9) * np.sin(page.y * 1.9) * 0.010 + 0.02 * page.texture("fine")
    stops = [(-0.1, "#2b1a1c"), (0.12, "#4a2c24"), (0.34, "#7d4d30"), (0.6, "#b97c44")]
    scene.backdrop(stops, (tone + weave).astype(np.float32), amount=0.02)
    seams = scene.sheet()
    for x0, x1 in ((268, 210), (704, 752)):
        seam: list[Place] = [(x0, -20), ((x0 + x1) / 2 + 4, 400), (x1, 900)]
        seams.fill(taper(seam, [3, 4, 5]), "#24140f", 0.6, blur=1)
        for x, y, _, _ in sample(seam, 60):
            seams.line(poly([(x - 9, y - 4), (x - 4, y + 6)], closed=False), "#d2a06a", 1.6, 0.45)
    scene.put(seams)


def _star(scene: Scene) -> None:
    """A tear in the roof, its flaps hanging in; the day comes through it."""
    x, y = 716.0, 108.0
    points: list[Point] = []
    flaps = scene.sheet()
    for number in range(10):
        far = (64, 23)[number % 2] * (1 + 0.2 * math.sin(number * 2.3))
        way = math.radians(-80 + number * 36 + 7 * math.sin(number * 1.7))
        points.append((x + far * math.cos(way), y + far * math.sin(way), 1))
    for number in range(1, 10, 2):
        one, two = points[number], points[(number + 2) % 10]
        middle = points[number + 1 if number < 9 else 0]
        bent = one[0] * 0.5 + middle[0] * 0.5 + 8, one[1] * 0.5 + middle[1] * 0.5 + 14
        flaps.fill(poly([one, bent, middle]), "#8a5a34" if two[1] > y else "#5c3620", 0.9)
    hole = spline(points)
    sheet = scene.sheet()
    sheet.fill(hole, "#5aa6dc", grad=linear(x - 30, y - 60, x + 40, y + 60, "#d8ecf4"))
    scene.shine(x, y, 190, "#c8b894", 0.3)
    scene.put(sheet, wobble=1.6)
    scene.lay(flaps, "cloth", cast=Cast((4, 8), dark=0.5))
    fray = scene.sheet()
    rng = random.Random(2)
    for px, py, wx, wy in along(hole, 110):
        inward = rng.uniform(2, 10)
        end = px - wy * inward + rng.uniform(-4, 4), py + wx * inward + rng.uniform(-2, 6)
        fray.line(poly([(px, py), end], closed=False), "#a07848", 1.1, 0.7)
    scene.put(fray)
    scene.shine(x, y, 120, "#a8d4ec", 0.3)
    scene.exact(ellipse(x, y, 80), 0.6)


def _table(scene: Scene) -> None:
    page = scene.page
    sheet = scene.sheet()
    top = spline(
        [(-40, 962, 1), (240, 948), (540, 950), (840, 968, 1), (840, 1240, 1), (-40, 1240, 1)]
    )
    sheet.fill(top, "#eed2a4", grad=linear(620, 950, 60, 1240, "#a5794e"))
    scene.add(sheet, relief=16, lo=0.4, hi=0.3, shadow=(0, -8, 22, 0.3), wobble=1.4)
    cloth = smoothstep(950, 975, page.y)
    weave = np.sin(page.x * 2.2) * np.sin(page.y * 2.6) * 0.012 + 0.035 * page.noise(
        8, 170, 3, 0.5, (2.5, 0.6)
    )
    scene.image = (scene.image * (1 + (weave * cloth)[..., None])).astype(np.float32)


def _button(scene: Scene) -> None:
    """What all of it is for."""
    x, y = 236.0, 1076.0
    sheet = scene.sheet()
    sheet.fill(ellipse(x, y + 12, 84, 40), "#5c141c")
    disc = ellipse(x, y, 84, 40)
    sheet.fill(disc, "#b8303a", grad=linear(x + 60, y - 40, x - 60, y + 40, "#8a1e2a"))
    sheet.fill(ellipse(x, y + 1, 62, 28), "#7c1a26", 0.9)
    sheet.fill(ellipse(x, y + 4, 60, 26), "#a82a34", grad=linear(x, y - 24, x, y + 30, "#c8444a"))
    for side, deep in ((-17, -5), (17, -5), (-19, 10), (19, 10)):
        sheet.fill(ellipse(x + side, y + deep + 3, 8.5, 5), "#2c080e")
    shine = [(x + 20, y - 34), (x + 58, y - 23), (x + 76, y - 5)]
    sheet.fill(taper(shine, [1, 5, 1]), "#ffd8cc", 0.8, blur=1.5)
    with scene.layer("metal", cast=Cast((-26, 14), dark=0.6, soft=0.4), contact=0.7):
        scene.add(sheet, amount=0, wobble=0.2)
    scene.exact(ellipse(x, y, 110, 60), 0.7)


def _ribbon(
    page: Page, points: list[Place], radii: tuple[float, ...]
) -> tuple[Field, Field, Field]:
    """Return the height of a round body along a line; where along it, and how far aside one is."""
    step = 3
    small = (page.width // step, page.height // step)
    x = cv2.resize(page.x, small, interpolation=cv2.INTER_AREA)
    y = cv2.resize(page.y, small, interpolation=cv2.INTER_AREA)
    best = np.full(x.shape, -1e6, np.float32)
    where, aside = np.zeros_like(best), np.zeros_like(best)
    stations = sample(points, 220)
    knots = np.linspace(0, 1, len(radii))
    length = 0.0
    for number, (px, py, wx, wy) in enumerate(stations):
        if number:
            length += math.hypot(px - stations[number - 1][0], py - stations[number - 1][1])
        radius = float(np.interp(number / 220, knots, radii))
        right, down = x - px, y - py
        near = 1 - (right * right + down * down) / (radius * radius)
        ahead = right * wx + down * wy
        better = near > best
        best = np.where(better, near, best)
        where = np.where(better, length + ahead, where)
        aside = np.where(better, (right * -wy + down * wx) / radius, aside)
    radius_at = np.interp(where, np.linspace(0, length, len(radii)), radii).astype(np.float32)
    high = np.where(best > 0, np.sqrt(np.clip(best, 0, 1)) * radius_at, best * 60)
    full = page.width, page.height
    grown = [
        np.asarray(
            cv2.resize(np.asarray(field, np.float32), full, interpolation=cv2.INTER_CUBIC),
            np.float32,
        )
        for field in (high, where, aside)
    ]
    return page.blur(grown[0], 2.5), page.blur(grown[1], 2), page.blur(grown[2], 2)


def _trunk(scene: Scene) -> None:
    """Wrinkle after wrinkle, down to two fingers as fine as a tailor's."""
    page, rng = scene.page, random.Random(17)
    high, where, aside = _ribbon(page, TRUNK, THICK)
    head, _, _ = _ribbon(page, [(-260, -80), (-60, -20), (60, 10)], (420, 400, 330))
    brow, _, _ = _ribbon(page, [(40, 60), (130, 30), (214, 70)], (70, 84, 60))
    body = np.maximum(np.maximum(high, head - 60), brow + 90)
    body = page.blur(body.astype(np.float32), 9)
    body = np.maximum(high, body)
    for points, radii in FINGERS:
        finger, _, _ = _ribbon(page, points, radii)
        body = np.maximum(body, finger + 6)
    inside = smoothstep(0.0, 5.0, body)
    wave = where / 12.5 + 1.3 * aside**2 + 0.9 * page.noise(9, 90, 3)
    ring = np.abs(np.sin(wave)) ** 0.45
    fine = np.abs(np.sin(wave * 2.7 + 2 * page.noise(10, 40, 2))) ** 0.6
    net = np.abs(page.noise(14, 26, 3, 0.6)) ** 0.6
    flat = smoothstep(30, 90, body)
    root = smoothstep(460, 120, where)  # on the face the skin is a net, on the trunk it is rings
    bumps = 5.5 * ring * (1 - 0.8 * root) + 1.2 * fine + (1.2 + 2.2 * root) * net
    bumps = bumps * (0.4 + 0.6 * flat)
    height = page.blur((body * 0.9 + bumps).astype(np.float32), 1.0)
    down, across = np.gradient(height * page.scale)
    long = np.sqrt(across**2 + down**2 + 1)
    lit = (-0.58 * across + 0.44 * down + 0.68) / long
    tone = 0.94 * lit + 0.10 * (ring - 0.7) + 0.05 * (net - 0.5) + 0.03 * page.texture("fine")
    stops = [
        (-0.2, "#2e323c"), (0.15, "#50565f"), (0.42, "#80868d"), (0.68, "#a9aeb2"),
        (0.9, "#d3d6d6"),
        (1.1, "#f2f2ee"),
    ]  # fmt: skip
    painted = ramp(stops, tone.astype(np.float32))
    pink = smoothstep(720, 1180, where) * (
        0.25 + 0.5 * smoothstep(-0.1, 0.5, page.noise(23, 60, 3))
    )
    pink = np.clip(pink * 0.34 + 0.3 * np.exp(-((page.distance(470, 384) / 40) ** 2)), 0, 0.6)
    painted = painted * (1 - pink[..., None]) + painted * rgb("#f0b8a8") * 1.12 * pink[..., None]
    warm = 0.35 * np.clip(1 - lit * 1.7, 0, 1) * smoothstep(200, 900, page.y)  # light off the table
    painted = painted * (1 - warm[..., None]) + rgb("#c9ae8c") * warm[..., None]
    shadow = page.blur(np.roll(inside, (int(26 * page.scale), int(-20 * page.scale)), (0, 1)), 26)
    scene.multiply((shadow * 0.6).astype(np.float32), "#160c10")
    part = inside[..., None]
    scene.image = (scene.image * (1 - part) + painted * part).astype(np.float32)
    hairs = scene.sheet()
    for _ in range(240):
        x, y, wx, wy = rng.choice(sample(TRUNK, 120)[20:112])
        off = rng.uniform(-1, 1) * float(np.interp(y, (0, 600), (190, 90)))
        px, py = x - wy * off, y + wx * off
        row, column = int(np.clip(py, 0, 1199) * page.scale), int(np.clip(px, 0, 799) * page.scale)
        if inside[row, column] < 0.9:
            continue
        turn, far = math.atan2(wy, wx) + off / 120, rng.uniform(12, 26)
        end = px + far * math.cos(turn), py + far * math.sin(turn)
        hairs.fill(
            taper([(px, py), ((px + end[0]) / 2, (py + end[1]) / 2 + 2), end], [1.8, 1.2, 0.3], 6),
            "#3c4048",
            0.55,
        )
    scene.put(hairs)
    _eye(scene)
    lip = scene.sheet()
    gap = [(451, 393), (451, 376), (463, 367), (475, 373), (471, 389)]
    lip.fill(spline(gap), "#5e3238", 0.95, blur=2)
    scene.put(lip)


def _eye(scene: Scene) -> None:
    """Amber, heavy-lidded, with lashes; it looks at nothing but the thread."""
    x, y = 196.0, 128.0
    sheet = scene.sheet()
    for number in range(5):
        far = 44 + number * 15
        for side in (1, -1):
            fold = [
                (x - far, y + side * 4),
                (x - far * 0.4, y + side * far * 0.62),
                (x + far * 0.5, y + side * far * 0.55),
                (x + far * 0.95, y + side * 8),
            ]
            sheet.fill(taper(fold, [1, 7 - number, 7 - number, 1]), "#3c414a", 0.42, blur=2)
            light = [(px, py + 6) for px, py in fold]
            sheet.fill(taper(light, [1, 5, 5, 1]), "#e6e8e6", 0.25, blur=2)
    opening = spline(
        [
            (x - 34, y + 2),
            (x - 8, y - 19),
            (x + 22, y - 13),
            (x + 40, y + 12),
            (x + 12, y + 20),
            (x - 16, y + 18),
        ]
    )
    sheet.fill(opening, "#2a2426")
    sheet.fill(ellipse(x + 9, y + 3, 18), "#b8742c", clip=opening)
    sheet.fill(ellipse(x + 9, y + 3, 18), "#6a3a14", 0.5, clip=opening, blur=6)
    sheet.fill(ellipse(x + 11, y + 4, 9), "#140e10", clip=opening)
    sheet.fill(ellipse(x + 16, y - 4, 4.5), "#ffffff", clip=opening)
    lid = [(x - 40, y + 4), (x - 8, y - 22), (x + 24, y - 15), (x + 44, y + 14)]
    sheet.fill(taper(lid, [2, 11, 10, 3]), "#4a4e56")
    for number in range(13):
        px, py, _, _ = along(spline(lid, closed=False), 13)[number + 1]
        way = math.radians(-100 + number * 9)
        tip = px + 27 * math.cos(way) + 8, py + 22 * math.sin(way) + 12
        sheet.fill(
            taper(
                [(px, py), ((px + tip[0]) / 2 + 3, (py + tip[1]) / 2 - 2), tip], [3, 2.2, 0.4], 8
            ),
            "#24262c",
            0.9,
        )
    scene.put(sheet, wobble=0.6)


def _needle_outline() -> tuple[Path, Path]:
    x, y = EYE
    shaft = spline(
        [
            (x, y - 214), (x + 46, y - 178), (x + 84, y - 60), (x + 84, y + 60), (x + 50, y + 176),
            (x + 20, y + 256), (x + 15, y + 400), (x + 12, y + 560), (x + 8, y + 660),
            (x + 2, y + 740, 1), (x - 4, y + 660), (x - 9, y + 560), (x - 13, y + 400),
            (x - 18, y + 256), (x - 48, y + 176), (x - 83, y + 60), (x - 83, y - 60),
            (x - 45, y - 178),
        ]
    )  # fmt: skip
    hole = spline(
        [
            (x, y - 184), (x + 34, y - 150), (x + 63, y - 54), (x + 63, y + 58), (x + 36, y + 156),
            (x, y + 204), (x - 36, y + 156), (x - 62, y + 58), (x - 62, y - 54), (x - 33, y - 150),
        ]
    )  # fmt: skip
    return shaft, hole


def _circus(scene: Scene, hole: Path) -> None:
    """What one sees through the eye: all upside down, and somebody walks on the thread itself."""
    x, y = EYE
    world = scene.sheet()
    world.fill(hole, "#f08a2c", grad=linear(x, y - 130, x, y + 150, "#ffe07a"))
    with world.inside(hole):
        world.fill(ellipse(x, y + 60, 50, 80), "#fff6c0", 0.85, blur=22)
        for number in range(-4, 4):  # the roof, below
            stripe = [
                (x + number * 5, y + 214), (x + number * 5 + 5, y + 214),
                (x + number * 26 + 26, y + 158), (x + number * 26, y + 158),
            ]  # fmt: skip
            world.fill(poly(stripe), "#d8302c" if number % 2 else "#fff8e6")
            frill = ellipse(x + number * 26 + 13, y + 158, 13, 10)
            world.fill(frill, "#d8302c" if number % 2 else "#fff8e6")
        world.fill(ellipse(x, y - 140, 90, 66), "#a5381f")  # the ring, above
        world.fill(ellipse(x, y - 122, 78, 34), "#ffd98a")
        world.fill(ellipse(x, y - 112, 66, 22), "#fbe2ac")
        for number in range(9):
            place = ellipse(x - 56 + number * 14, y - 160 + 5 * (number % 2), 7)
            world.fill(place, ("#5e2415", "#7c3420", "#48190f")[number % 3])
    scene.put(world)
    scene.shine(x, y + 60, 110, "#ffdf9a", 0.4)
    _walker(scene)


def _walker(scene: Scene) -> None:
    """Head down, her hands on the thread: the world in there is the other way up."""
    who = Person(
        "youth", "brown", head="amara", hair="bun", hair_colour="#1c1012", top="#c8265c", sleeves=0,
        skirt=0.22, skirt_colour="#e04878", flare=0.16, legs="#7c1c3c", leg_width=0.16,
        shoes="#5a1430",
    )  # fmt: skip
    x, high = EYE[0] - 2, 186.0
    stage = Stage(scene, x, ROPE - 1, high, roll=180, pitch=2, box=(480, 250, 690, 620))
    her = stage.person(who, BALANCE, facing=24)
    hands = [her.hold[side].rod for side in "rl"]
    way = unit(hands[1] - hands[0])
    pole = [hands[0] - way * 0.34 + vec(0, -0.07, 0), hands[0], hands[1],
            hands[1] + way * 0.34 + vec(0, -0.07, 0)]  # fmt: skip
    things.string(stage.canvas, pole, "#7a3a18")
    stage.paint(light=(EYE[0] - 60, EYE[1] + 80, 130), shadow=0, contact=0, fill=0.5, dim=0,
                rim=0.4, rim_colour="#fff0c0")  # fmt: skip
    scene.exact(ellipse(x, 440, 70, 120), 0.9)


def _needle(scene: Scene) -> None:
    x, y = EYE
    shaft, hole = _needle_outline()
    _circus(scene, hole)
    sheet = scene.sheet()
    body = minus(shaft, hole)
    sheet.fill(body, "#dfe8ee", grad=linear(x - 70, 0, x + 84, 0, "#5c6876"))
    left = [(x - 4, y - 204), (x - 40, y - 168), (x - 73, y - 56), (x - 73, y + 58)]
    low = [(x - 44, y + 166), (x - 9, y + 262), (x - 4, y + 640)]
    sheet.fill(taper(left + low, [3, 8, 9, 9, 8, 7, 2]), "#ffffff", 0.95, clip=body)
    dark = [(x + 30, y - 186), (x + 76, y - 60), (x + 75, y + 60), (x + 42, y + 176)]
    tail = [(x + 13, y + 270), (x + 8, y + 640)]
    sheet.fill(taper(dark + tail, [2, 8, 9, 8, 7, 3]), "#2c3440", 0.65, blur=2, clip=body)
    sheet.line(hole, "#59636e", 2.4, 0.9)
    scene.add(sheet, relief=9, lo=0.35, hi=0.5, rim=0.6, shadow=(-12, 16, 12, 0.5), wobble=0.3)


def _hand(scene: Scene) -> None:
    """Old and not quite still: thumb and forefinger have the needle."""
    _needle(scene)

    def held(x: float, y: float) -> tuple[Stage, Place]:
        stage = close_up(scene, x, y, 300, box=(420, 560, 820, 1220))
        grip = stage.hand(
            "pinch", (-0.8, 0.5, 0.1), (-0.5, -0.6, 0.5), elbow=(0.22, -0.16, -0.02),
            skin="#966242", old=0.7, sleeve="#54688a", cuff="#e8e2d4", bare=0.3, wide=0.92,
        )  # fmt: skip
        return stage, stage.page(grip.pinch)

    _, (x, y) = held(760, 900)
    stage, _ = held(760 + 586 - x, 900 + 800 - y)
    with scene.layer("skin", cast=Cast((-18, 18), dark=0.55, soft=0.5)):
        stage.paint(light=(560, 300, 420), shadow=0, contact=0, fill=0.36, dim=0, rim=0.3,
                    rim_colour="#ffe0b0", bounce="#c08a58")  # fmt: skip
    scene.exact(ellipse(610, 810, 90, 110), 0.7)


def _thread(scene: Scene) -> None:
    x, y = EYE
    sheet = scene.sheet()
    through = [TIP, (492, 368), (512, ROPE + 4), (534, ROPE), (x, ROPE), (x + 30, ROPE)]
    _twine(sheet, through)
    scene.lay(sheet, "cloth", wobble=0.2, form=0.3, cast=Cast((-6, 10), dark=0.5, soft=0.3))
    beyond = scene.sheet()
    _twine(
        beyond,
        [(x + 30, ROPE), (x + 66, ROPE), (x + 96, ROPE + 8), (x + 112, y + 26), (x + 108, y + 74)],
    )
    rng = random.Random(3)
    for _ in range(7):
        beyond.line(
            spline(
                [
                    (x + 108, y + 70),
                    (x + 108 + rng.uniform(-6, 6), y + 86),
                    (x + 108 + rng.uniform(-14, 14), y + 92),
                ],
                closed=False,
            ),
            BLUE,
            1.3,
            0.9,
        )
    _, hole = _needle_outline()
    keep = scene.sheet()
    shaft, _ = _needle_outline()
    keep.fill(minus(shaft, hole), "#ffffff")
    hidden = smoothstep(x + 40, x + 42, scene.page.x) * keep.pixels()[..., 3]
    scene.add(beyond, relief=3, lo=0.4, hi=0.4, wobble=0.2, mask=(1 - hidden).astype(np.float32))


def _twine(sheet: Sheet, points: list[Place]) -> None:
    """Two plies, laid round each other."""
    sheet.line(spline(points, closed=False), BLUE, 9)
    for x, y, wx, wy in sample(points, max(8, int(math.dist(points[0], points[-1]) / 5))):
        ply = [
            (x - wx * 4 - wy * 4, y - wy * 4 + wx * 4),
            (x + wx * 4 + wy * 4, y + wy * 4 - wx * 4),
        ]
        sheet.line(poly(ply, closed=False), "#a6dcff", 1.8, 0.8)


def _tail(scene: Scene) -> None:
    """The rest of the thread, in one long curve, behind the trunk and down to the table."""
    sheet = scene.sheet()
    _twine(
        sheet, [(470, 372), (500, 470), (486, 600), (420, 760), (270, 850), (100, 860), (-40, 910)]
    )
    scene.lay(sheet, "cloth", wobble=0.4, form=0.3, cast=Cast((-12, 18), dark=0.5, soft=0.3))


def _light(scene: Scene) -> None:
    x, y = EYE
    scene.rays(722, 104, 1.5, 2.5, "#ffe2b0", 0.3, seed=4, count=14, length=1000)
    glint = scene.sheet()
    for turn, far in ((0, 88), (90, 60), (45, 26), (135, 26)):
        way = math.radians(turn - 20)
        for side in (-1, 1):
            end = x - 40 + side * far * math.cos(way), y - 170 + side * far * math.sin(way)
            glint.fill(taper([(x - 40, y - 170), end], [5, 0.2], 6), "#ffffff", 0.95)
    scene.put(glint)
    scene.shine(x - 40, y - 170, 60, "#ffffff", 0.8)
    scene.motes(50, "#ffffff", (380, 60, 800, 800), (0.8, 2.6), 0.7)
