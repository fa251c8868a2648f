"""The furniture of a house walks down to the sea at sunrise; the footstool carries a sleeper."""

import math
import random
from collections.abc import Callable

import cv2
import numpy as np

from pinxit_atelier.engine import (
    Brush,
    Colour,
    Look,
    Page,
    Palette,
    Point,
    Scene,
    Sheet,
    ellipse,
    leaf,
    limb,
    linear,
    mix,
    moved,
    poly,
    ramp,
    rect,
    sample,
    smoothstep,
    spline,
    taper,
)
from pinxit_atelier.gesture import POSES, Stage
from pinxit_atelier.gesture import Look as Person

SALMON, PEACH, SAND, SHADOW = "#f58f7c", "#ffc79a", "#f6d3ac", "#6f6a9c"
DENIM, DENIM_DEEP, CREAM, LEMON = "#6f93b8", "#3f5f8c", "#fff2dc", "#ffe15a"
ROSE, MINT, WOOD, WOOD_DEEP = "#ef8f96", "#9fd0bc", "#b0744e", "#6b4140"
HORIZON, SHORE = 292.0, 466.0
SUN = 452.0, 276.0
WAY = [
    (720, 1196),
    (600, 1188),
    (470, 1172),
    (300, 1130),
    (150, 1050),
    (128, 990),
    (230, 944),
    (420, 912),
    (590, 866),
    (628, 812),
    (540, 768),
    (360, 738),
    (210, 700),
    (170, 656),
    (250, 616),
    (400, 590),
    (520, 556),
    (540, 520),
    (500, 486),
    (470, 462),
]

Drawing = Callable[[Sheet], None]


def paint(page: Page) -> Scene:
    """Paint sky, sea and dunes, then the procession from its head in the water to its end."""
    scene = Scene(page, 3310, light=(452, 250, 150), glow="#ffdca4", shade="#4c4a74", reach=1400,
                  felt=0.06)  # fmt: skip
    scene.focus(300, 1000, 210)
    scene.focus(452, 320, 160)
    _sky_and_sea(scene)
    _dunes(scene)
    _path(scene)
    _grass(scene, 480, 800)
    dusk = smoothstep(620, 1200, page.y) * 0.55
    scene.multiply(np.asarray(dusk, np.float32), "#a890b4")
    for x, y, flip, drawing in PROCESSION:
        _walks(scene, x, y, drawing, flip=flip)
    _glow_of_lamp(scene)
    _house(scene)
    _sleeper(scene)
    _grass(scene, 800, 1240)
    scene.shine(*SUN, 420, "#ffb880", 0.28)
    _near_grass(scene)
    tubes = Palette(
        colours=("#ffdca8", "#d88a70", "#4a6488", "#8a6a60", "#a8b8bc", "#7c4038"),
        mother="#d8a890", quiet=0.25,
    )  # fmt: skip
    look = Look(brush=Brush(edges=0.35, exact=0.032), palette=tubes, masses=0.3, vignette=0.18,
                bloom=0.35, contrast=1.12)  # fmt: skip
    return scene.finish(look)


def _depth(y: float) -> float:
    """How large things are that stand at some height of the page; the nearest are 1."""
    return max(0.05, (y - 268) / (1130 - 268))


def _sky_and_sea(scene: Scene) -> None:
    page = scene.page
    where = page.y / HORIZON + 0.03 * page.noise(2, 300, 3, 0.5, (4, 1))
    stops = [(0, "#8fb4cc"), (0.3, "#d9b9c4"), (0.6, SALMON), (0.86, "#ffae84"), (1, "#ffd79a")]
    scene.backdrop(stops, where.astype(np.float32), texture="across", amount=0.03)
    scene.shine(*SUN, 60, "#fff2c8", 0.9)
    scene.shine(*SUN, 210, "#ffd890", 0.6)
    down = np.clip((page.y - HORIZON) / (SHORE - HORIZON), 0, 1.2)
    sea = ramp([(0, "#f7b49c"), (0.35, "#b9a8bc"), (0.8, "#7fa4c0"), (1.2, "#9cc0cc")], down)
    waves = page.noise(21, 26, 4, 0.6, (7, 0.35)) * (0.4 + down)
    path = np.exp(-(((page.x - SUN[0]) / (46 + 90 * down)) ** 2))
    sea = sea + (0.10 * waves)[..., None] + (path * np.clip(0.5 + waves, 0, 1))[..., None] * 0.5
    part = smoothstep(HORIZON - 1, HORIZON + 1, page.y)[..., None]
    scene.image = (scene.image * (1 - part) + np.clip(sea, 0, 1.3) * part).astype(np.float32)
    scene.of("sky", way=8)
    scene.of("water", part[..., 0] * (page.y < SHORE + 20), way=0)


def _shore(page: Page) -> np.ndarray:
    return SHORE + 20 * np.sin(page.x / 170 + 1.2) + 8 * np.sin(page.x / 61)


def _dunes(scene: Scene) -> None:
    """Sand that the wind has combed: finer with the distance, lit from the sea."""
    page = scene.page
    line = _shore(page)
    far = np.clip((page.y - 300) / 900, 0.02, 1)
    rise = page.noise(31, 240, 3, 0.5, (2.4, 0.8)) * 60 * far
    rise += 9 * far * np.sin(np.log(far) * 30 + page.noise(33, 200, 3) * 4 + page.x / 220)
    slope = np.gradient(rise, axis=0) * page.scale
    light = np.clip(0.66 - slope * 0.6, 0, 1)
    comb = np.sin(np.log(far) * 190 + page.noise(35, 120, 3) * 7 + page.x / 70)
    light = light + 0.035 * comb * np.clip(far * 2, 0, 1)
    stops = [(0, "#a487a8"), (0.35, "#d8a698"), (0.6, "#f3c9a2"), (0.85, "#ffe3b8"), (1, "#fff3d6")]
    sand = ramp(stops, np.clip(light - 0.10 * far, 0, 1).astype(np.float32))
    sand = sand * (1 + 0.03 * page.texture("brush"))[..., None]
    part = smoothstep(-2, 3, page.y - line)[..., None]
    scene.image = (scene.image * (1 - part) + sand * part).astype(np.float32)
    foam = np.exp(-(((page.y - line + 3) / 3.5) ** 2)) + 0.6 * np.exp(
        -(((page.y - line + 17 - 5 * np.sin(page.x / 90)) / 2.4) ** 2)
    )
    scene.tint((foam * 0.85).astype(np.float32), "#fff6e6")
    scene.of("ground", (page.y > line + 4).astype(np.float32), way=6)
    wet = np.exp(-(((page.y - line - 10) / 11) ** 2)) * 0.5
    scene.tint(wet.astype(np.float32), "#d59a98")


def _path(scene: Scene) -> None:
    """What many feet have trodden."""
    sheet = scene.sheet()
    stations = [(x, y) for x, y, _, _ in _stations()]
    widths = [112 * _depth(y) + 6 for _, y in stations[::8]]
    ribbon = taper(stations, widths, 160)
    sheet.fill(moved(ribbon, 0, 5), "#a98aa4", 0.6, blur=4)
    sheet.fill(ribbon, "#fff0d2", 0.6, blur=5)
    rng = random.Random(6)
    for x, y, _, _ in _stations():
        size = _depth(y)
        for _ in range(5):
            px, py = x + rng.gauss(0, 32) * size, y + rng.gauss(0, 14) * size
            sheet.fill(ellipse(px, py, 6 * size + 0.6, 2.6 * size + 0.4), "#b48a98", 0.55)
            sheet.fill(ellipse(px, py + 2.2 * size, 6 * size, 1.6 * size + 0.3), "#fff4de", 0.7)
    scene.lay(sheet, "ground", way=4)


def _stations() -> list[tuple[float, float, float, float]]:
    return sample(WAY, 120)


def _grass(scene: Scene, top: float, bottom: float) -> None:
    rng = random.Random(int(top))
    places = [(40, 560), (720, 600), (770, 660), (60, 780), (530, 1030),
              (760, 490)]  # fmt: skip
    for x, y in places:
        if not top <= y < bottom:
            continue
        size = _depth(y)
        scene.pool(x - 8 * size, y + 8 * size, 60 * size, 9 * size, "#8c7fae", 0.55)
        sheet = scene.sheet()
        for _ in range(34):
            bx = x + rng.gauss(0, 22) * size
            tip = bx + rng.gauss(14, 26) * size, y - rng.uniform(40, 96) * size
            tone = rng.choice(["#7f9c86", "#5f8088", "#a9b48c", "#4f6f80", "#d9c894"])
            sheet.fill(leaf((bx, y), tip, 5 * size, bend=rng.uniform(-0.1, 0.2)), tone)
        scene.lay(sheet, "grass", contact=0.3, air=("#f7c4a0", 0.3 * (1 - min(1, size))))


def _near_grass(scene: Scene) -> None:
    """Some blades before our eyes, dark and out of focus."""
    rng, sheet = random.Random(2), scene.sheet()
    for _ in range(46):
        x = rng.uniform(-60, 190)
        tip = x + rng.uniform(10, 120), 1230 - rng.uniform(70, 300) * (1 - max(x, 0) / 260)
        tone = rng.choice(("#3c4860", "#4c5a68", "#5c6468"))
        sheet.fill(leaf((x, 1230), tip, 11, bend=rng.uniform(-0.1, 0.2)), tone)
    with scene.layer(blur=4):
        scene.add(sheet, amount=0)


def _walks(scene: Scene, x: float, y: float, drawing: Drawing, *, flip: bool) -> None:
    """Paint one of them, and the long shadow that falls back behind it."""
    size = _depth(y) * 1.95
    sheet = scene.sheet()
    with sheet.at(x, y, size, flip=flip):
        drawing(sheet)
    alpha = sheet.pixels()[..., 3]
    _long_shadow(scene, alpha, x, y)
    far = 0.34 * (1 - min(1.0, _depth(y) * 1.3))
    scene.exact(alpha, 0.6)
    scene.lay(
        sheet,
        "wood",
        way=85,
        form=0.55,
        contact=0.5,
        dim=0.1 + 0.22 * min(1.0, _depth(y)),
        air=("#f7b49c", far),
    )
    _lit_edge(scene, alpha, size)


def _lit_edge(scene: Scene, alpha: np.ndarray, size: float) -> None:
    """The sun is behind them: it draws along whatever looks up."""
    down = max(1, round(2.2 * size * scene.page.scale))
    edge = np.clip(alpha - np.roll(alpha, down, axis=0), 0, 1)
    scene.tint((scene.page.blur(edge, 0.8) * 0.75).astype(np.float32), "#ffe4b4")


def _long_shadow(scene: Scene, alpha: np.ndarray, x: float, y: float) -> None:
    page, scale = scene.page, scene.page.scale
    slant = (x - SUN[0]) / (y - 120) * 0.9
    long = 1.15
    turned = np.array(
        [[1, -slant, slant * y * scale], [0, -long, (y + long * y) * scale]], np.float32
    )
    thrown = cv2.warpAffine(alpha, turned, (page.width, page.height))
    fade = np.clip(1.0 - (page.y - y) / 420, 0.3, 1)
    soft = page.blur(np.asarray(thrown, np.float32), 1.6 + 3 * _depth(y))
    wet = 0.5 if y < SHORE else 1.0
    scene.multiply((soft * fade * wet).astype(np.float32), SHADOW)


def _legs(
    sheet: Sheet, hips: list[tuple[float, float, float]], colour: Colour, wide: float = 7
) -> None:
    """Turned wooden legs with knees; each is a hip (x, y) and how far the foot is ahead."""
    for x, y, step in hips:
        knee = x + step * 0.65 + 3, y * 0.52
        sheet.fill(limb([(x, y), knee, (x + step, -2)], [wide, wide * 0.72, wide * 0.5]), colour)
        sheet.fill(ellipse(*knee, wide * 0.46), colour)
        sheet.fill(ellipse(x + step + 2.4, -2, wide * 0.72, 2.6), colour)


def _armchair(sheet: Sheet) -> None:
    _legs(sheet, [(-28, -22, -14), (22, -22, 10)], WOOD_DEEP, 8)
    back = spline([(-44, -22, 1), (-54, -84), (-56, -128), (-40, -140), (-22, -134), (-12, -70),
                   (-14, -22, 1)])  # fmt: skip
    sheet.fill(back, "#5578a8")
    wing = spline([(-26, -134), (-8, -132), (8, -112), (6, -84), (-10, -62), (-22, -70)])
    sheet.fill(wing, "#86a9cc")
    sheet.fill(spline([(-26, -46, 1), (-20, -60), (30, -60), (42, -52), (42, -40, 1)]), "#b4cce0")
    sheet.fill(
        spline(
            [
                (-44, -20, 1),
                (-40, -66),
                (-28, -78),
                (30, -76),
                (46, -68),
                (48, -54),
                (40, -50),
                (42, -18, 1),
            ]
        ),
        DENIM,
        grad=linear(-40, -76, 40, -18, "#4a6d9e"),
    )
    sheet.line(ellipse(36, -63, 9), "#2f4f80", 2)
    lace = spline(
        [(-58, -124, 1), (-54, -138), (-40, -143), (-24, -138), (-20, -120, 1), (-40, -126)]
    )
    sheet.fill(lace, CREAM)
    for row in range(3):
        sheet.line(
            poly([(-6 + row * 12, -76), (-2 + row * 12, -22)], closed=False), "#3f6294", 2, 0.6
        )
    _legs(sheet, [(-36, -20, 10), (34, -18, -12)], WOOD, 9)


def _bathtub(sheet: Sheet) -> None:
    _legs(sheet, [(-40, -20, -9), (36, -20, 10)], "#b98a4a", 8)
    sheet.line(
        spline([(-58, -40), (-74, -80), (-66, -116), (-44, -122), (-34, -108)], closed=False),
        "#c9974e",
        4.4,
    )
    sheet.fill(spline([(-44, -104, 1), (-34, -114), (-24, -104, 1)]), "#c9974e")
    tub = spline(
        [
            (-74, -62, 1),
            (-66, -30),
            (-44, -14),
            (0, -10),
            (44, -14),
            (66, -32),
            (78, -68, 1),
            (40, -60),
            (0, -58),
            (-40, -58),
        ]
    )
    sheet.fill(tub, "#fffaf0", grad=linear(0, -66, 0, -10, "#a9b6cf"))
    sheet.line(
        spline([(-76, -63), (-40, -58), (0, -57), (40, -60), (80, -70)], closed=False), "#fffdf4", 7
    )
    for x, y, r in (
        (-20, -66, 8),
        (-6, -70, 10),
        (10, -66, 9),
        (26, -68, 7),
        (2, -80, 5),
        (18, -84, 4),
    ):
        sheet.fill(ellipse(x, y, r), "#fffdf8", 0.95)
        sheet.fill(ellipse(x + 2, y + 2, r * 0.6), "#d6def0", 0.8)
    _legs(sheet, [(-50, -18, 11), (46, -18, -8)], "#dcb060", 9)


def _cupboard(sheet: Sheet) -> None:
    _legs(sheet, [(-24, -18, -13), (24, -18, 9)], WOOD_DEEP, 7)
    sheet.fill(poly([(-36, -18), (-42, -166), (28, -172), (36, -18)]), MINT,
               grad=linear(-40, -160, 36, -20, "#5f9a98"))  # fmt: skip
    sheet.fill(poly([(28, -172), (44, -162), (50, -22), (36, -18)]), "#4a7f86")
    sheet.fill(
        spline(
            [
                (-48, -164, 1),
                (-30, -178),
                (-8, -182),
                (14, -180),
                (36, -174, 1),
                (50, -163, 1),
                (30, -168, 1),
            ]
        ),
        "#c4e6d4",
    )
    sheet.fill(poly([(-30, -28), (-34, -156), (-6, -158), (-4, -28)]), "#7fb8a8")
    sheet.fill(poly([(-2, -28), (-4, -158), (24, -162), (28, -28)]), "#35505c")
    sheet.fill(poly([(-2, -28), (-4, -158), (-20, -170), (-22, -20)]), "#b9e0cc")
    for y in (-120, -84):
        sheet.line(poly([(-3, y), (26, y - 1)], closed=False), "#7fb8a8", 3)
    for x, y, c in ((4, -124, ROSE), (14, -125, CREAM), (6, -88, CREAM), (18, -89, LEMON)):
        sheet.fill(rect(x - 4, y - 12, 8, 12, 2), c)
    sheet.fill(taper([(10, -60), (22, -40), (40, -34), (52, -44)], [12, 11, 9, 7]), ROSE)
    sheet.fill(ellipse(-9, -92, 2.4), LEMON)
    _legs(sheet, [(-30, -16, 12), (30, -16, -10)], WOOD, 8)


def _lamp(sheet: Sheet) -> None:
    for step in (-22, 4, 24):
        sheet.fill(limb([(0, -54), (step * 0.7 + 3, -28), (step, -2)], [6, 5, 4]), WOOD_DEEP)
        sheet.fill(ellipse(step + 3, -2, 6, 2.6), WOOD_DEEP)
    sheet.fill(taper([(0, -50), (3, -100), (8, -150)], [6, 5, 4]), WOOD_DEEP)
    shade = spline([(-30, -142, 1), (-14, -192, 1), (26, -196, 1), (48, -148, 1), (8, -138)])
    sheet.fill(shade, "#fff6b0", grad=linear(0, -196, 0, -138, LEMON))
    for x in range(-26, 48, 8):
        sheet.fill(ellipse(x, -140 - abs(x - 8) * 0.06, 2, 4), "#f0a850")


def _mirror(sheet: Sheet) -> None:
    _legs(sheet, [(-24, -30, -12), (24, -30, 12)], WOOD_DEEP, 6)
    for side in (-1, 1):
        sheet.fill(taper([(side * 30, -20), (side * 34, -120)], [6, 5], 6), WOOD)
        sheet.fill(ellipse(side * 34, -124, 4.5), "#e2b06a")
    sheet.fill(ellipse(0, -96, 30, 58, 4), "#e2b06a")
    glass = ellipse(0, -96, 24, 51, 4)
    sheet.fill(glass, "#c9dcec", grad=linear(-20, -140, 20, -50, "#f7c4b4"))
    sheet.fill(poly([(-9, -50), (-9, -78), (2, -90), (13, -78), (13, -50)]), DENIM, clip=glass)
    sheet.fill(poly([(-2, -50), (-2, -68), (6, -68), (6, -50)]), "#ffd23f", clip=glass)
    sheet.line(poly([(-16, -128), (4, -142)], closed=False), "#ffffff", 3, 0.8)
    _legs(sheet, [(-30, -24, 12), (30, -24, -10)], WOOD, 6)


def _clock_and_broom(sheet: Sheet) -> None:
    _legs(sheet, [(-36, -18, -10), (-24, -18, 10)], WOOD_DEEP, 7)
    sheet.fill(
        poly(
            [
                (-46, -16),
                (-44, -50),
                (-40, -50),
                (-40, -108),
                (-16, -108),
                (-16, -50),
                (-12, -50),
                (-10, -16),
            ]
        ),
        WOOD,
        grad=linear(-46, 0, -10, 0, WOOD_DEEP),
    )
    sheet.fill(
        spline([(-48, -106, 1), (-48, -136), (-28, -152), (-8, -136), (-8, -106, 1)]), "#c08458"
    )
    sheet.fill(ellipse(-28, -126, 15), "#fff6de")
    sheet.line(poly([(-28, -136), (-28, -126), (-21, -122)], closed=False), "#4a2f38", 2.4)
    sheet.line(poly([(-28, -100), (-27, -66)], closed=False), "#f2d27a", 2)
    sheet.fill(ellipse(-27, -64, 6), "#f2d27a")
    sheet.line(spline([(-14, -92), (2, -76), (16, -90)], closed=False), WOOD, 6)
    sheet.fill(taper([(30, -60), (34, -110), (40, -160)], [6, 5.4, 5]), "#d9a566")
    sheet.line(spline([(32, -100), (16, -74), (4, -84)], closed=False), "#d9a566", 5)
    for number in range(9):
        foot = 8 + number * 5.4, -2 - 3 * math.sin(number)
        sheet.fill(taper([(30, -62), (26 + number * 0.9, -36), foot], [4, 5, 1.6], 8),
                   "#f0cf74" if number % 2 else "#c99a4c")  # fmt: skip
    sheet.fill(poly([(21, -58), (39, -58), (37, -48), (22, -48)]), ROSE)


def _chair(sheet: Sheet, colour: Colour = ROSE, high: float = 1) -> None:
    _legs(sheet, [(-18, -46 * high, -12), (18, -46 * high, 14)], mix(colour, "#4a3058", 0.5), 6)
    for x in (-24, -8):
        sheet.fill(taper([(x + 2, -46 * high), (x - 7, -104 * high)], [5, 5], 6), colour)
    for y in (-66, -82, -98):
        sheet.line(poly([(-27, y * high), (-11, y * high - 3)], closed=False), colour, 7)
    sheet.fill(poly([(-28, -44 * high), (-16, -52 * high), (26, -52 * high), (22, -42 * high)]),
               mix(colour, CREAM, 0.4))  # fmt: skip
    _legs(sheet, [(-24, -44 * high, 12), (20, -44 * high, -12)], colour, 6)


def _stool(sheet: Sheet) -> None:
    _legs(sheet, [(-8, -30, -14), (0, -30, 2), (8, -30, 15)], WOOD_DEEP, 6)
    sheet.fill(taper([(0, -30), (0, -58)], [7, 7], 4), "#c9974e")
    sheet.fill(ellipse(0, -62, 25, 8), "#8f2f4c")
    sheet.fill(ellipse(0, -66, 24, 7), "#c24a62")


def _bed(sheet: Sheet) -> None:
    sheet.fill(rect(-74, -96, 9, 96, 4), "#c9974e")
    sheet.fill(rect(66, -70, 8, 70, 4), "#c9974e")
    sheet.line(spline([(-70, -92), (-70, -60)], closed=False), "#e8c07a", 4)
    sheet.fill(spline([(-66, -30, 1), (-66, -56), (0, -58), (66, -52), (68, -24, 1)]), CREAM)
    sheet.fill(
        spline([(-30, -30, 1), (-30, -62), (10, -62), (68, -54), (70, -18), (30, -22)]), ROSE
    )
    sheet.fill(ellipse(-48, -62, 19, 10, -6), "#ffffff")


def _glow_of_lamp(scene: Scene) -> None:
    x, y = LAMP
    size = _depth(y) * 1.95
    scene.shine(x - 8 * size, y - 160 * size, 70, "#ffe88a", 0.75)


LAMP = (486.0, 764.0)
PROCESSION: list[tuple[float, float, bool, Drawing]] = [
    (462, 432, False, _chair),
    (500, 468, True, _bed),
    (536, 556, True, _stool),
    (282, 622, False, _clock_and_broom),
    (168, 672, False, _mirror),
    (372, 748, True, _chair),
    (*LAMP, True, _lamp),
    (600, 866, False, _cupboard),
    (390, 926, False, _bathtub),
    (140, 1016, False, _armchair),
]


def _house_sheet(scene: Scene) -> Sheet:
    sheet = scene.sheet()
    sheet.canvas.translate(170, 232)
    sheet.canvas.scale(0.81, 0.81)
    return sheet


def _house(scene: Scene) -> None:
    """The empty house, its door wide open, and the mat that it puts out."""
    side = _house_sheet(scene)
    front: list[Point] = [(594, 1110), (594, 850), (668, 800), (668, 1212)]
    side.fill(poly([(668, 1240), (668, 800), (760, 690), (850, 760), (850, 1240)]), "#7fa0c4",
              grad=linear(668, 700, 840, 1240, "#4f6f9e"))  # fmt: skip
    for row in range(16):
        y = 760 + row * 31
        side.line(poly([(668, y + 30), (850, y + 36)], closed=False), "#40608f", 2.4, 0.6)
        side.line(poly([(668, y + 33), (850, y + 39)], closed=False), "#a9c4de", 1.4, 0.6)
    side.fill(poly(front), "#a9c0d8", grad=linear(594, 0, 668, 0, "#8fabca"))
    for row in range(13):
        part = row / 13
        side.line(
            poly([(594, 850 + 260 * part), (668, 800 + 412 * part)], closed=False),
            "#5f80aa",
            2,
            0.6,
        )
    scene.lay(side, "wood", way=4, dim=0.25)
    roof = _house_sheet(scene)
    roof.fill(poly([(560, 868), (640, 716), (764, 654), (690, 800)]), "#e0705f",
              grad=linear(600, 700, 700, 820, "#b9484e"))  # fmt: skip
    roof.fill(
        poly([(764, 654), (690, 800), (676, 812), (760, 690), (850, 770), (850, 730)]), "#a63f4c"
    )
    for row in range(7):
        a = row / 7
        roof.line(
            poly([(560 + 80 * a, 868 - 152 * a), (690 + 74 * a, 800 - 146 * a)], closed=False),
            "#8f3446",
            2.4,
            0.6,
        )
    scene.lay(roof, "wood", way=-28, contact=0.5)
    mouth = _house_sheet(scene)
    mouth.fill(poly([(606, 1130), (606, 938), (652, 912), (652, 1190)]), "#fff6e4")
    mouth.fill(poly([(610, 1132), (610, 946), (648, 924), (648, 1184)]), "#3d2a54",
               grad=linear(0, 930, 0, 1180, "#7a4a6a"))  # fmt: skip
    mouth.fill(poly([(606, 1130), (606, 938), (570, 950), (566, 1146)]), "#e8b04a",
               grad=linear(566, 0, 606, 0, "#c98434"))  # fmt: skip
    mouth.fill(ellipse(574, 1052, 4), "#fff3cf")
    for y in (972, 1070):
        mouth.line(poly([(575, y), (600, y - 6), (600, y + 66), (573, y + 74)]), "#a5662c", 2.6)
    mouth.fill(
        spline(
            [(616, 1150, 1), (644, 1178, 1), (600, 1196), (548, 1204), (534, 1192), (560, 1178)]
        ),
        "#c8324a",
        grad=linear(540, 0, 640, 0, "#8f2038"),
    )
    mouth.line(spline([(628, 1166), (596, 1182), (546, 1194)], closed=False), "#f0a0a0", 2.4, 0.8)
    scene.lay(mouth, "wood", way=88, contact=0.4)
    window = _house_sheet(scene)
    window.fill(rect(724, 930, 76, 92, 4), "#fff6e4")
    window.fill(rect(732, 938, 60, 76), "#4a5f8c", grad=linear(0, 938, 0, 1014, "#8f9fc4"))
    window.line(poly([(762, 936), (762, 1016)], closed=False), "#fff6e4", 5)
    window.line(poly([(730, 976), (794, 976)], closed=False), "#fff6e4", 5)
    scene.lay(window, "glass", contact=0.3)


def _sleeper(scene: Scene) -> None:
    """The last one walks most softly."""

    def stool(sheet: Sheet) -> None:
        _legs(sheet, [(-38, -44, -12), (36, -44, 12)], "#5c2c3c", 10)
        for number in range(17):
            x = -52 + number * 6.4
            sheet.fill(taper([(x, -52), (x + 1, -38)], [3, 2], 4), "#f0c04e")
        cushion = spline(
            [
                (-60, -62),
                (-50, -78),
                (0, -82),
                (50, -78),
                (60, -62),
                (50, -50),
                (0, -46),
                (-50, -50),
            ]
        )
        sheet.fill(cushion, "#5a8c8c", grad=linear(0, -84, 0, -46, "#2c5460"))
        for x in (-36, -12, 12, 36):
            sheet.line(
                spline([(x * 0.9, -80), (x * 1.1, -64), (x, -48)], closed=False), "#1d5a66", 2
            )
        _legs(sheet, [(-44, -42, 14), (42, -42, -12)], "#94484c", 11)

    x, y = 316.0, 1156.0
    _walks(scene, x, y, stool, flip=True)
    _pillow(scene, x, y)
    stage = Stage(scene, x + 32, y - 166, 500, pitch=16, near=4)
    who = Person("child", "brown", hair="crop", hair_colour="#2c1a1e", mood="asleep",
                 top="#f0e6d4", top_pattern="stripes #7c9cc0", legs="#f0e6d4",
                 shoes="")  # fmt: skip
    child = stage.person(who, POSES["sleeping"].mirrored(), facing=-4)
    head = stage.page(child.place("head"))
    stage.paint(shadow=0, rim=0.6, rim_colour="#ffdca8", fill=0.55, focus=(*head, 160))
    scene.exact(ellipse(*head, 60), 0.9)
    scene.still(ellipse(*head, 40), 0.6)
    _quilt(scene, x, y)


def _pillow(scene: Scene, x: float, y: float) -> None:
    sheet = scene.sheet()
    outline = [(-132, -160), (-124, -186), (-64, -192), (-22, -182), (-20, -158), (-70, -148)]
    sheet.fill(spline([(x + dx, y + dy) for dx, dy in outline]), "#fff6e8",
               grad=linear(x, y - 190, x, y - 150, "#c8b4c0"))  # fmt: skip
    scene.lay(sheet, "cloth", form=0.5, contact=0.5)


def _quilt(scene: Scene, x: float, y: float) -> None:
    """Patches of everything that was ever worn in that house."""
    quilt, rng = scene.sheet(), random.Random(3)
    outline = [(-8, -200), (26, -216), (64, -214), (104, -200), (126, -174), (132, -136),
               (124, -94), (98, -84), (70, -104), (34, -92), (6, -108), (-10, -140),
               (-14, -176)]  # fmt: skip
    cover = spline([(x + dx, y + dy) for dx, dy in outline])
    tones = ("#a8606c", CREAM, DENIM, "#d8b080", "#c89088", "#7c9c98", DENIM_DEEP)
    quilt.fill(cover, "#c89088")
    for row in range(6):
        for column in range(6):
            px, py = x - 40 + column * 34 + row * 5, y - 236 + row * 30 + column * 4
            patch = poly([(px, py), (px + 32, py + 4), (px + 37, py + 33), (px + 5, py + 29)])
            quilt.fill(patch, rng.choice(tones), clip=cover)
            quilt.line(patch, "#f4e8d8", 1.2, 0.5, clip=cover)
    for fold in ([(34, -216), (46, -150), (40, -92)], [(92, -204), (108, -150), (104, -86)],
                 [(2, -196), (4, -150), (8, -110)]):  # fmt: skip
        line = [(x + dx, y + dy) for dx, dy in fold]
        quilt.fill(taper(line, [2, 16, 6]), "#3c3458", 0.45, blur=5, clip=cover)
        quilt.fill(moved(taper(line, [1, 7, 2]), -16, -2), "#fff0d8", 0.4, blur=4, clip=cover)
    scene.lay(quilt, "cloth", form=0.6, contact=0.6)
    _lit_edge(scene, quilt.pixels()[..., 3], 2)
    scene.exact(cover, 0.6)
