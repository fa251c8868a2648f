"""A woman wears the plan of a city, and her finger lies on one place in it."""

import itertools
import math
import random

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
    Scene,
    Sheet,
    ellipse,
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
from pinxit_atelier.gesture import close_up
from pinxit_atelier.gesture.heads import portrait, somebody

FACE = 408.0, 446.0
LARGE = 1.17
PETROL, SEA, DEEP, STREET, WATER = "#12525e", "#3f9a90", "#0a323e", "#f3e6c4", "#8fe0dc"
TRAM, LAMP = "#f07a1e", "#ffe08a"
PLACE = 432.0, 902.0
HOOD = (
    (404, 128), (520, 150), (606, 238), (640, 372), (636, 506), (652, 620), (720, 716), (800, 786),
    (850, 830), (850, 1260), (-50, 1260), (-50, 850), (40, 772), (130, 690), (180, 596), (186, 480),
    (176, 352), (214, 226), (294, 152),
)  # fmt: skip
OPENING = (
    (410, 284), (488, 292), (540, 348), (552, 436), (540, 526), (504, 608), (452, 656), (414, 664),
    (374, 655), (322, 608), (284, 526), (270, 436), (282, 348), (334, 292),
)  # fmt: skip
RIDGES = (
    ([(300, 180), (236, 300), (236, 460), (286, 600), (380, 690)], [6, 26, 22, 26, 8]),
    ([(420, 152), (330, 176), (262, 290), (256, 440)], [4, 22, 20, 6]),
    (
        [(440, 160), (540, 214), (586, 330), (584, 470), (540, 610), (430, 700)],
        [5, 24, 22, 26, 26, 8],
    ),
    ([(470, 168), (590, 260), (616, 400), (606, 540), (560, 660)], [4, 16, 20, 18, 6]),
    ([(200, 560), (250, 680), (340, 760), (450, 800)], [6, 30, 34, 8]),
    ([(620, 560), (560, 680), (440, 760), (300, 812), (150, 900)], [8, 36, 40, 44, 18]),
    ([(646, 640), (590, 760), (460, 850), (300, 920), (60, 1010)], [8, 36, 46, 50, 24]),
    ([(700, 740), (640, 860), (520, 960), (340, 1050), (120, 1160)], [8, 40, 50, 54, 24]),
    ([(790, 830), (730, 960), (600, 1080), (460, 1180)], [10, 44, 56, 30]),
    ([(120, 720), (60, 800), (-20, 860)], [6, 30, 20]),
    ([(160, 660), (120, 790), (20, 930)], [6, 34, 24]),
    ([(600, 230), (560, 170), (470, 140)], [4, 14, 4]),
)


def paint(page: Page) -> Scene:
    """Paint the wall, the face, the cloth with its city, the tram, and the hand."""
    scene = Scene(
        page, 9044, light=(60, 120, 420), glow="#fff0d0", shade="#06222c", reach=1300, felt=0.1
    )
    _wall(scene)
    _face(scene)
    _scarf(scene)
    _earring(scene)
    _tram(scene)
    _needle(scene)
    _hand(scene)
    scene.shine(20, 60, 420, "#fff6dc", 0.16)
    scene.focus(*FACE, 200)
    scene.focus(*PLACE, 130)
    scene.focus(220, 830, 140)
    scene.exact(ellipse(*FACE, 150, 230), 0.6)
    return scene.finish(
        Look(
            brush=Brush(detail=0.7, exact=0.04), vignette=0.32, bloom=0.2, bloom_from=0.82,
            palette=Palette(
                colours=("#12525e", "#4f9a90", "#f0e2c2", "#b98a68", "#e08a3a"),
                mother="#b8c0a8", accent="#f07a1e", quiet=0.25,
            ),
            masses=0.3, shadows="#0a3a4a", lights="#fff0c8", split=0.1,
        )
    )  # fmt: skip


def _wall(scene: Scene) -> None:
    page = scene.page
    far = page.distance(160, 180, 900, 1100) + 0.08 * page.noise(5, 220, 4)
    scene.backdrop(
        [(0, "#dfe6d2"), (0.4, "#b9cbb8"), (1, "#7d9a90")], far.astype(np.float32), amount=0.09
    )
    sheet = scene.sheet()
    crack = [(690, -10), (676, 70), (700, 140), (684, 214), (712, 300)]
    sheet.line(spline(crack, closed=False), "#6d877e", 2, 0.6)
    sheet.line(spline([(684, 214), (650, 250), (656, 290)], closed=False), "#6d877e", 1.4, 0.5)
    scene.put(sheet, wobble=2)
    shadow = scene.sheet()
    shadow.fill(spline([(x + 46, y + 26) for x, y in HOOD]), "#1d3c3c", 0.5, blur=26)
    scene.put(shadow)


# the face ---------------------------------------------------------------------------------


def _face(scene: Scene) -> None:
    """She looks past us, at something farther away."""
    who = somebody(
        random.Random(21), age=42, kind="leila", woman=True, mood="calm", hair="side part",
        hair_colour="#2c1c1a", glasses="", gaze=(0.75, -0.1),
    )  # fmt: skip
    portrait(
        scene, who, FACE[0], FACE[1] - 16, 466, facing=13, nod=3, tilt=-4, rim=0, shadow=0,
        dim=0.1, light=(-60, 160, 620), top=PETROL,
    )  # fmt: skip


# the cloth --------------------------------------------------------------------------------


def _undrawn(x: float, y: float) -> float:
    """How far a place is in the part of the city that is not sewn yet."""
    return math.hypot((x - 700) / 190, (y - 1010) / 210)


def _polar(radius: float, angle: float) -> tuple[float, float]:
    return FACE[0] + radius * math.cos(angle), FACE[1] + radius * 1.12 * math.sin(angle)


def _city(scene: Scene) -> Field:
    """Draw the plan flat: rings of streets round the face, blocks, lots, lit windows."""
    rng = random.Random(77)
    sheet = scene.sheet()
    sheet.fill(rect(-60, 80, 920, 1180), STREET)
    radius, number = 120.0, 0
    while radius < 1080:
        deep = rng.uniform(22, 33)
        street = 7.0 if number % 4 == 3 else 2.4
        cells = max(20, int(math.tau * radius / rng.uniform(36, 48)))
        shift = rng.uniform(0, 1)
        edges = sorted(
            (k + shift + rng.uniform(-0.22, 0.22)) * math.tau / cells for k in range(cells + 1)
        )
        for one, other in itertools.pairwise(edges):
            gap = rng.choice([1.1, 1.1, 1.1, 3.2]) / radius
            corners = [
                _polar(r, a)
                for r, a in (
                    (radius, one + gap), (radius + deep - street, one + gap),
                    (radius + deep - street, other - gap), (radius, other - gap),
                )
            ]  # fmt: skip
            _block(sheet, corners, rng)
        radius += deep
        number += 1
    _avenues(sheet)
    _river(sheet)
    _blocks_of_light(sheet, rng)
    bare = scene.sheet()
    bare.fill(ellipse(700, 1010, 166, 186), "#ffffff", blur=16)
    blank = bare.pixels()[..., 3]
    ragged = smoothstep(0.42, 0.52, blank + 0.16 * scene.page.noise(21, 60, 3))
    flat = sheet.pixels()
    cloth = np.concatenate([np.broadcast_to(rgb("#e6dfc6"), flat[..., :3].shape),
                            np.ones_like(flat[..., 3:])], -1)  # fmt: skip
    weave = 1 + 0.06 * scene.page.texture("fine")[..., None]
    cloth[..., :3] *= weave
    part = ragged[..., None]
    mixed = flat * (1 - part) + cloth * part
    lines = _pencilled(scene) * part
    mixed = mixed * (1 - lines[..., 3:]) + lines
    return mixed.astype(np.float32)


def _pencilled(scene: Scene) -> Field:
    """The quarter that is still to be sewn: its streets and houses are only drawn on the cloth."""
    plan, radius = scene.sheet(), 440.0
    while radius < 900:
        ring = [_polar(radius, k * 0.09) for k in range(-1, 16)]
        plan.line(spline(ring, closed=False), "#5f7f86", 2.0, 0.8)
        for k in range(30):
            angle = k * 0.052 + 0.013 * math.sin(radius)
            ends = [_polar(radius + 4, angle), _polar(radius + 27, angle)]
            plan.line(poly(ends, closed=False), "#5f7f86", 1.6, 0.75)
        radius += 31
    return plan.pixels()


def _blocks_of_light(sheet: Sheet, rng: random.Random) -> None:
    """Where somebody is still awake."""
    for _ in range(46):
        x, y = rng.uniform(20, 780), rng.uniform(150, 1180)
        if _undrawn(x, y) > 1.2:
            sheet.fill(rect(x, y, rng.uniform(4, 7), rng.uniform(4, 7)), LAMP)


def _block(sheet: Sheet, corners: list[tuple[float, float]], rng: random.Random) -> None:
    mid_x, mid_y = (sum(point[axis] for point in corners) / 4 for axis in (0, 1))
    if not (-40 < mid_x < 840 and 100 < mid_y < 1230):
        return
    chance = rng.random()
    tone = vary(mix(PETROL, SEA, rng.random() ** 3 * 0.7), rng, 0.1, 0.015)
    if chance < 0.07:  # a park
        sheet.fill(poly(corners), "#7fb27a")
        for _ in range(9):
            a, b = rng.random(), rng.random()
            x, y = _inside(corners, a, b)
            sheet.fill(
                ellipse(x, y, rng.uniform(2, 4)), rng.choice(["#3f7d58", "#a8cc8a", "#5c9a68"])
            )
        return
    if chance < 0.11:  # a square
        sheet.fill(ellipse(mid_x, mid_y, 4), "#e0784a")
        return
    sheet.fill(poly(corners), tone)
    columns, rows = rng.choice([(2, 2), (2, 1), (3, 2), (3, 1)])
    for column in range(columns):
        for row in range(rows):
            if rng.random() < 0.2:
                continue
            inset = 0.06
            lot = [
                _inside(corners, (column + p) / columns, (row + q) / rows)
                for p, q in (
                    (inset, inset),
                    (1 - inset, inset),
                    (1 - inset, 1 - inset),
                    (inset, 1 - inset),
                )
            ]
            roof = vary(
                mix(tone, rng.choice([DEEP, SEA, "#7fb8a8", PETROL]), 0.24), rng, 0.05, 0.01
            )
            lit = rng.random()
            if lit < 0.03:
                roof = rgb(LAMP if lit < 0.018 else "#ffb04a")
            sheet.fill(poly(lot), roof)


def _inside(corners: list[tuple[float, float]], a: float, b: float) -> tuple[float, float]:
    """Return a place in a four-sided field; a and b go from 0 to 1."""
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = corners
    x = (x0 * (1 - a) + x3 * a) * (1 - b) + (x1 * (1 - a) + x2 * a) * b
    y = (y0 * (1 - a) + y3 * a) * (1 - b) + (y1 * (1 - a) + y2 * a) * b
    return x, y


RAILS = [(-30, 936), (90, 884), (210, 820), (330, 790), (470, 800), (640, 870), (830, 900)]
RIVER = [
    (560, 120), (612, 260), (612, 420), (586, 560), (520, 676), (400, 742), (270, 800), (200, 900),
    (214, 1020), (150, 1120), (160, 1240),
]  # fmt: skip


def _avenues(sheet: Sheet) -> None:
    for points in ([(160, 300), (60, 640), (20, 900)], [(432, 640), (432, 902), (520, 1240)],
                   [(-20, 1080), (220, 1010), (432, 902), (640, 780), (860, 700)]):  # fmt: skip
        sheet.line(spline(points, closed=False), STREET, 9)
    sheet.line(spline(RAILS, closed=False), STREET, 26)
    for off in (-6, 6):
        sheet.line(spline([(x, y + off) for x, y in RAILS], closed=False), "#8a6a4a", 1.8)


def _river(sheet: Sheet) -> None:
    sheet.fill(taper(RIVER, [20, 34, 42, 48, 54, 62], 80), STREET)
    sheet.fill(
        taper(RIVER, [13, 26, 33, 39, 44, 52], 80),
        WATER,
        grad=linear(600, 200, 160, 1200, "#4fc0c8"),
    )
    for number, (x, y, way_x, way_y) in enumerate(sample(RIVER, 60)):
        ripple = [(x - way_x * 8 + 2, y - way_y * 8), (x + way_x * 8, y + way_y * 8)]
        sheet.line(poly(ripple, closed=False), "#e6fffb", 1.8, 0.8)
        if number % 9 == 5:
            wide = 16 + number * 0.3
            bridge = [(x - way_y * wide, y + way_x * wide), (x + way_y * wide, y - way_x * wide)]
            sheet.line(poly(bridge, closed=False), STREET, 7)


def _fold_height(scene: Scene) -> Field:
    """Return the folds as a landscape."""
    page = scene.page
    height = np.zeros((page.height, page.width), np.float32)
    for points, widths in RIDGES:
        sheet = scene.sheet()
        sheet.fill(taper(points, widths), "#ffffff")
        alpha = np.ascontiguousarray(sheet.pixels()[..., 3])
        height += 20 * page.blur(alpha, 11) + 8 * page.blur(alpha, 4)
    shape = scene.sheet()
    shape.fill(_cloth(), "#ffffff")
    alpha = np.ascontiguousarray(shape.pixels()[..., 3])
    height += 46 * page.blur(alpha, 26) + 14 * page.blur(alpha, 7)
    return (height + 3 * page.noise(31, 130, 3)).astype(np.float32)


def _cloth() -> Path:
    whole: Path = spline([(x, y, 1) if y > 1200 else (x, y) for x, y in HOOD])
    return whole


def _scarf(scene: Scene) -> None:
    page, scale = scene.page, scene.page.scale
    height = _fold_height(scene)
    down, across = np.gradient(height * scale)
    flat = _city(scene)
    moved_x = (page.x + 4.5 * across) * scale
    moved_y = (page.y + 4.5 * down) * scale
    city = cv2.remap(flat, moved_x.astype(np.float32), moved_y.astype(np.float32), cv2.INTER_LINEAR,
                     borderMode=cv2.BORDER_REFLECT)  # fmt: skip
    long = np.sqrt((across * 0.9) ** 2 + (down * 0.9) ** 2 + 1)
    lit = np.clip((across * 0.5 + down * 0.5 + 0.72) / long, 0, 1)
    light = np.interp(lit, [0, 0.35, 0.72, 1], [0.2, 0.52, 0.98, 1.42]).astype(np.float32)
    light = light * (1.12 - 0.34 * smoothstep(300, 1200, page.y + 0.5 * (page.x - 400)))
    painted = city[..., :3] * light[..., None]
    painted = painted + 0.1 * np.clip(0.6 - light, 0, 1)[..., None] * rgb("#1f6a8a")
    shape, hole = scene.sheet(), scene.sheet()
    shape.fill(_cloth(), "#ffffff")
    hole.fill(spline([(x, y) for x, y in OPENING]), "#ffffff")
    opening = np.ascontiguousarray(hole.pixels()[..., 3])
    dark = (1 - page.blur(opening, 17)) * opening * 1.5
    shifted = np.roll(opening, (int(14 * scale), int(12 * scale)), (0, 1))
    dark = np.clip(dark + 0.7 * (1 - page.blur(shifted, 9)) * opening, 0, 0.9)
    scene.multiply(dark.astype(np.float32), "#6a3038")
    alpha = np.clip(np.ascontiguousarray(shape.pixels()[..., 3]) - opening, 0, 1)[..., None]
    scene.image = (scene.image * (1 - alpha) + painted * alpha).astype(np.float32)
    rim = scene.sheet()
    rim.line(spline([(x, y) for x, y in OPENING]), "#f6e8c0", 4, 0.9)
    rim.line(spline([(x - 1.5, y - 2) for x, y in OPENING]), "#1d4a52", 2, 0.5)
    scene.put(rim)


def _needle(scene: Scene) -> None:
    """It waits where the last house was sewn, with its thread still in it."""
    sheet = scene.sheet()
    loose = [(560, 950), (620, 930), (690, 950), (742, 900), (716, 866), (690, 886)]
    sheet.line(spline(loose, closed=False), "#12525e", 4)
    sheet.fill(taper([(688, 868), (722, 930), (764, 1000)], [11, 9, 1.5]), "#c8ccc8",
               grad=linear(690, 870, 770, 1000, "#fbfbf2"))  # fmt: skip
    sheet.line(poly([(693, 878), (701, 892)], closed=False), "#3a4a4c", 2.6)
    scene.lay(sheet, "metal", cast=Cast((7, 11), dark=0.7, soft=0.1))
    scene.exact(ellipse(690, 930, 140, 90), 0.7)


def _earring(scene: Scene) -> None:
    """The river lets one drop fall."""
    x, y = 548, 552
    sheet = scene.sheet()
    sheet.line(spline([(x + 30, y - 38), (x + 16, y - 14), (x, y + 2)], closed=False), WATER, 6)
    sheet.line(ellipse(x, y + 8, 7), "#e0a948", 4)
    drop = spline([(x, y + 14, 1), (x + 19, y + 56), (x, y + 78), (x - 19, y + 56)])
    sheet.fill(drop, "#9ff2ee", grad=linear(x - 16, y + 20, x + 18, y + 78, "#1a8c9c"))
    sheet.fill(ellipse(x - 6, y + 54, 4, 10, 12), "#ffffff", 0.95)
    scene.lay(sheet, "glass", cast=Cast((6, 9), dark=0.7, soft=0.2))
    scene.exact(ellipse(x, y + 36, 40, 60), 0.9)
    scene.shine(x, y + 54, 36, "#8ff0f0", 0.3)


def _tram(scene: Scene) -> None:
    """The last one, and it is lit."""
    for x, y in ((150, 852), (262, 806)):
        scene.shine(x, y, 120, "#ffb050", 0.34)
    for x, y, turn in ((262, 804, -16), (150, 853, -26)):
        sheet = scene.sheet()
        with sheet.at(x, y, 1.12, turn):
            sheet.fill(rect(-52, -22, 104, 40, 10), TRAM, grad=linear(0, -22, 0, 18, "#b8480e"))
            sheet.fill(rect(-50, -30, 100, 12, 6), "#fff0d0")
            for k in range(5):
                sheet.fill(rect(-45 + k * 18.6, -14, 15, 17, 2), "#fff3b0")
                if k in (1, 3):
                    sheet.fill(ellipse(-38 + k * 18.6, -3, 4), "#7a3a14")
                    sheet.fill(rect(-42.5 + k * 18.6, 0, 9, 4), "#7a3a14")
            sheet.fill(rect(-52, 8, 104, 4), "#fff0d0", 0.9)
            for px in (-30, 30):
                sheet.fill(ellipse(px, 19, 7), "#2a1a14")
            sheet.line(poly([(-10, -30), (6, -46), (26, -46)], closed=False), "#3a2a20", 2.4)
        scene.add(sheet, relief=6, lo=0.5, hi=0.4, rim=0.6, shadow=(8, 14, 9, 0.55), wobble=0.3)
    lamp = scene.sheet()
    lamp.fill(poly([(318, 784), (470, 750), (470, 830)]), "#ffe9a0", 0.28, blur=14)
    scene.put(lamp, "screen")
    scene.shine(320, 786, 34, "#fff6c8", 0.9)


def _hand(scene: Scene) -> None:
    """Here."""
    scene.shine(*PLACE, 110, "#ffd070", 0.4)
    mark = scene.sheet()
    mark.line(ellipse(*PLACE, 27, 22), "#f3e6c4", 3, 0.9)
    scene.put(mark)
    stage = close_up(scene, 614, 1012, 196, box=(380, 820, 800, 1200))
    stage.hand("point", (-0.72, 0.62, 0.1), (-0.35, -0.2, -1), elbow=(0.16, -0.16, 0.06),
               skin="tan", sleeve="#e9e0c4", cuff="#0f4a56", bare=0.12, wide=0.95)  # fmt: skip
    with scene.layer(cast=Cast((14, 18), dark=0.6, soft=0.3)):
        stage.paint(light=(-60, 300, 620), dim=0, rim=0.2)
