"""Carousel horses gallop out to sea, poles and all, and a girl in a night-shirt rides the last."""

import math
import random
from collections.abc import Sequence

import numpy as np
from msgspec import Struct

from pinxit_atelier.compose import downwards
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
    rgb,
    sample,
    spline,
    taper,
)

SEA_LINE = 342.0
SUN = 470.0, 300.0
BRONZE, FOAM, TEAL, LEMON, PINK = "#c98a34", "#fffdf8", "#2fb4b0", "#ffe06a", "#f7a3b8"
SKIN, NIGHT = "#8a5638", "#fffdf6"
Points = Sequence[tuple[float, float]]

BODY = (
    (-60, -88),
    (-112, -142),
    (-160, -216),
    (-206, -262),
    (-246, -264),
    (-292, -214),
    (-326, -166),
    (-320, -140),
    (-296, -134),
    (-264, -154),
    (-234, -166),
    (-214, -140),
    (-204, -70),
    (-186, 0),
    (-160, 54),
    (-96, 82),
    (0, 84),
    (84, 60),
    (160, 44),
    (192, -14),
    (168, -72),
    (90, -94),
    (20, -82),
)
LEGS: tuple[tuple[Points, ...], ...] = (
    (
        ((-130, 30), (-214, 62), (-252, 86), (-226, 150), (-214, 190)),
        ((-120, 40), (-200, 108), (-262, 138), (-318, 168), (-350, 186)),
        ((140, 0), (112, 84), (196, 128), (252, 190), (282, 222)),
        ((120, 10), (150, 92), (232, 104), (300, 150), (334, 170)),
    ),
    (
        ((-130, 30), (-190, 84), (-240, 70), (-262, 130), (-250, 168)),
        ((-120, 40), (-160, 120), (-150, 176), (-110, 222), (-96, 250)),
        ((140, 0), (90, 80), (130, 140), (84, 200), (64, 226)),
        ((120, 10), (140, 96), (214, 130), (262, 196), (292, 220)),
    ),
    (
        ((-130, 30), (-222, 40), (-280, 60), (-300, 120), (-294, 156)),
        ((-120, 40), (-208, 84), (-250, 118), (-236, 176), (-226, 208)),
        ((140, 0), (150, 90), (236, 112), (310, 140), (346, 152)),
        ((120, 10), (118, 92), (190, 140), (250, 180), (280, 196)),
    ),
)


class Horse(Struct, frozen=True):
    """How one horse of the ride is painted."""

    coat: Colour
    mane: Colour
    saddle: Colour
    trim: Colour
    legs: int = 0
    dapples: Colour | None = None


WHITE = Horse("#fffaf2", "#f4c46a", "#e84a6a", LEMON, 0, "#f3d6d0")
ROSE = Horse("#f5a9b6", "#fff6ea", "#2fa6a6", LEMON, 1)
MINT = Horse("#9fdccb", "#fff2da", "#f0686e", "#fff2c0", 2)
LEMONY = Horse("#ffe08a", "#a85a34", "#7a4f9a", "#fff6ea", 1)
CHESTNUT = Horse("#b0603c", "#ffe6b8", "#2fa6a6", "#ffd0c4", 0)


def paint(page: Page) -> Scene:
    """Paint the dawn, the dark fair, and three tiers of horses, the lowest largest."""
    scene = Scene(page, 6617, light=(*SUN, 300), glow="#ffe9bc", shade="#4a2450", reach=1000)
    _dawn(scene)
    _sea(scene)
    _fair(scene)
    for x, y, size, horse, turn in (
        (660, 404, 0.17, ROSE, 6), (560, 420, 0.2, WHITE, -6), (440, 414, 0.2, MINT, 4),
        (310, 432, 0.24, CHESTNUT, -8),
    ):  # fmt: skip
        _gallop(scene, x, y, size, horse, turn, haze=0.14)
        _splash(scene, x, y + 178 * size, 300 * size, 50 * size, 70)
    _swell(scene, 500, 0.25)
    for x, y, size, horse, turn in (
        (470, 566, 0.44, ROSE, -9), (176, 580, 0.5, LEMONY, 7),
    ):  # fmt: skip
        _gallop(scene, x, y, size, horse, turn, haze=0.1)
        _splash(scene, x, y + 178 * size, 300 * size, 60 * size, 150)
    _swell(scene, 720, 0.4)
    _pig(scene)
    _hero(scene)
    scene.motes(90, "#fff8e8", (0, 300, 800, 1200), (0.8, 3.0), 0.8)
    scene.shine(*SUN, 200, "#fff2c0", 0.3)
    return scene.finish(
        Look(vignette=0.16, bloom=0.34, bloom_from=0.82, shadows="#5a2a6a", lights="#fff2d0")
    )


def _dawn(scene: Scene) -> None:
    page = scene.page
    where = downwards(page, 0, SEA_LINE) + 0.06 * page.noise(3, 240, 3, 0.5, (4, 1))
    scene.backdrop(
        [(0, "#ec6f98"), (0.36, "#f895a4"), (0.7, "#ffbf9e"), (1, "#ffdf9c")],
        where.astype(np.float32),
    )
    rng = random.Random(2)
    clouds = scene.sheet()
    for _ in range(20):
        x, y = rng.uniform(-60, 800), rng.uniform(20, 250)
        far = rng.uniform(90, 240)
        streak = [(x - far, y + 8), (x, y - 5), (x + far, y + 4)]
        clouds.fill(
            taper(streak, [1, rng.uniform(6, 20), 1]),
            rng.choice(["#fff6e8", "#ef7f9e"]),
            0.5,
            blur=5,
        )
    scene.put(clouds)
    scene.shine(*SUN, 190, "#fff0b0", 0.7)
    disc = scene.sheet()
    disc.fill(ellipse(*SUN, 86), "#fffef0", grad=radial(*SUN, 88, "#fff0a0"))
    scene.put(disc)


def _sea(scene: Scene) -> None:
    """Mother-of-pearl: pink where the sky lies on it, turquoise where one looks into it."""
    page, rng = scene.page, random.Random(6)
    where = downwards(page, SEA_LINE, 1200) + 0.05 * page.noise(8, 60, 4, 0.5, (5, 0.6))
    sheet = scene.sheet()
    sheet.fill(rect(-20, SEA_LINE, 840, 900), "#ffffff")
    alpha = sheet.pixels()[..., 3:]
    stops: list[tuple[float, Colour]] = [
        (0, "#ffdcb0"), (0.12, "#f9b8b4"), (0.34, "#a9d4cc"), (0.62, "#4fb9bb"), (1, "#1d8a9a"),
    ]  # fmt: skip
    places = [stop[0] for stop in stops]
    colours = np.array([rgb(stop[1]) for stop in stops])
    water = np.stack([np.interp(where, places, colours[:, c]) for c in range(3)], -1)
    water = water * (1 + 0.08 * page.texture("across")[..., None])
    scene.image = (scene.image * (1 - alpha) + water * alpha).astype(np.float32)
    lines = scene.sheet()
    for _ in range(620):
        y = SEA_LINE + 4 + rng.random() ** 1.6 * 850
        near = (y - SEA_LINE) / 850
        x, far = rng.uniform(-40, 840), 14 + 90 * near * rng.random()
        tone = rng.choice(["#fff3dc", "#fbb9b4", "#e4fff8", "#1f8f9a"])
        lines.fill(
            taper(
                [(x - far, y), (x, y - 3 - 5 * near), (x + far, y + 1)], [0.4, 1.5 + 5 * near, 0.4]
            ),
            tone,
            0.5,
        )
    scene.put(lines)
    scene.shine(SUN[0], SEA_LINE + 40, 130, "#fff0b0", 0.55, wide=0.7, high=1.6)


def _fair(scene: Scene) -> None:
    """The ride stands empty on its pier; only the roof still turns."""
    sheet = scene.sheet()
    dark = "#6a3a5c"
    sheet.fill(rect(470, 330, 360, 15), dark)
    for k in range(9):
        pile = 486 + k * 42
        sheet.fill(taper([(pile, 338), (pile + 2, 392)], [8, 6]), mix(dark, "#f0a090", 0.15))
    x, top = 664.0, 176.0
    for k in range(-3, 4):
        post = x + k * 38
        sheet.line(poly([(post, 236), (post, 330)], closed=False), dark, 5)
    sheet.fill(rect(x - 16, 230, 32, 102), mix(dark, "#c85a6a", 0.3))
    roof = spline(
        [
            (x, top - 34, 1),
            (x + 40, top + 14),
            (x + 150, top + 62, 1),
            (x - 150, top + 62, 1),
            (x - 40, top + 14),
        ]
    )
    sheet.fill(roof, dark)
    for k in range(7):
        a, b = x - 150 + k * 43, x - 150 + (k + 0.5) * 43
        stripe = poly([(x, top - 30), (a, top + 62), (b, top + 62)])
        sheet.fill(stripe, mix("#f0708a", dark, 0.3), clip=roof)
    for k in range(13):
        sheet.fill(ellipse(x - 144 + k * 24, top + 64, 12, 12), mix(dark, "#f0a090", 0.2 * (k % 2)))
    sheet.fill(leaf((x, top - 34), (x + 26, top - 66), 12, 0.2), "#f0708a")
    sheet.line(poly([(x, top - 32), (x, top - 68)], closed=False), dark, 3)
    scene.add(sheet, relief=4, rim=0.9, rim_width=3, haze=("#ffc4a8", 0.16), wobble=0.8)
    whirl = scene.sheet()
    for k, wide in enumerate((176, 192, 208)):
        curve = spline([(x - wide, top + 54 + k * 6), (x - wide * 0.5, top + 86 + k * 6),
                        (x + wide * 0.1, top + 92 + k * 5)], closed=False)  # fmt: skip
        whirl.line(curve, "#fff6e0", 2.4, 0.7)
    scene.put(whirl)


def _swell(scene: Scene, y: float, strength: float) -> None:
    """A wave between two tiers: a lit crest, foam that runs back."""
    rng = random.Random(int(y))
    sheet = scene.sheet()
    crest = [
        (-20, y + 16),
        (90, y - 6),
        (230, y + 10),
        (380, y - 10),
        (540, y + 8),
        (690, y - 8),
        (820, y + 10),
    ]
    sheet.fill(spline([*crest, (820, y + 90, 1), (-20, y + 90, 1)]), "#7fd0cb", strength + 0.3,
               grad=linear(0, y, 0, y + 80, "#3fa9b0"))  # fmt: skip
    for x, top, _, _ in sample(crest, 150):
        for _ in range(3):
            size = rng.uniform(2, 9)
            sheet.fill(ellipse(x + rng.uniform(-8, 8), top + rng.uniform(-3, 12), size * 1.5, size),
                       FOAM, rng.uniform(0.5, 1))  # fmt: skip
    for _ in range(60):
        x, far = rng.uniform(-20, 820), rng.uniform(20, 80)
        low = y + rng.uniform(20, 80)
        sheet.fill(
            taper([(x - far, low), (x, low - 6), (x + far, low + 2)], [0.5, 4, 0.5]), FOAM, 0.55
        )
    scene.add(sheet, relief=5, lo=0.3, rim=0.4, shadow=(0, -3, 8, 0.14), wobble=1)


def _splash(scene: Scene, x: float, y: float, wide: float, high: float, count: int) -> None:
    """Foam that hides the hooves, and drops above it."""
    rng = random.Random(int(x + y))
    sheet = scene.sheet()
    for _ in range(count):
        off = rng.gauss(0, 0.5)
        px = x + off * wide
        lift = abs(rng.gauss(0, 0.8)) * high * max(0.2, 1 - abs(off))
        size = rng.uniform(0.05, 0.2) * high
        tone = rng.choice([FOAM, FOAM, "#d8f4ee", "#ffe4dc"])
        sheet.fill(
            ellipse(px, y - lift * 0.6 + rng.uniform(0, high * 0.35), size * 1.3, size), tone
        )
    for _ in range(count // 2):
        off = rng.uniform(-0.9, 0.9)
        px, py = x + off * wide, y - rng.random() ** 1.5 * high * 1.7
        sheet.fill(ellipse(px, py, rng.uniform(0.02, 0.07) * high + 0.8), FOAM)
    for _ in range(count // 24):
        off = rng.uniform(-0.7, 0.7)
        px = x + off * wide
        bend = px + off * high * 0.5, y - rng.uniform(0.5, 0.9) * high
        tip = bend[0] + off * high * 0.8 + 6, bend[1] - rng.uniform(0, 0.4) * high
        sheet.fill(taper([(px, y), bend, tip], [high * 0.22, high * 0.12, 1]), FOAM, 0.8)
        for drop in range(3):
            far = 1 + drop * 0.14
            sheet.fill(
                ellipse(px + (tip[0] - px) * far, y + (tip[1] - y) * far, high * 0.03 + 1), FOAM
            )
    scene.add(sheet, relief=max(1.5, high * 0.06), lo=0.35, hi=0.3, rim=0.5, rim_width=1.6,
              shadow=(0, 4, 6, 0.2), wobble=0.6)  # fmt: skip


def _leg(points: Points) -> Path:
    return limb(points, [74, 48, 34, 24, 22], 40)


def _gallop(
    scene: Scene, x: float, y: float, size: float, horse: Horse, turn: float, *, haze: float
) -> None:
    """One horse, carved and varnished, with its brass pole."""
    legs = LEGS[horse.legs]
    air: tuple[Colour, float] = ("#ffd0b8", haze)
    pole_foot, pole_top = 120.0, -300.0
    back = scene.sheet()
    with back.at(x, y, size, turn):
        _tail(back, horse)
        for points in (legs[1], legs[3]):
            back.fill(_leg(points), darker(horse.coat, 0.34))
            _hoof(back, points)
    scene.add(back, relief=14 * size, lo=0.7, rim=0.5, rim_width=1 + 3 * size, haze=air, wobble=0.5)
    sheet = scene.sheet()
    with sheet.at(x, y, size, turn):
        body = spline(list(BODY))
        sheet.fill(body, horse.coat, grad=linear(0, -160, 0, 120, darker(horse.coat, 0.22)))
        for points in (legs[0], legs[2]):
            sheet.fill(
                _leg(points),
                horse.coat,
                grad=linear(*points[0], *points[-1], darker(horse.coat, 0.12)),
            )
            _hoof(sheet, points)
        if horse.dapples is not None:
            rng = random.Random(4)
            for _ in range(60):
                px, py = rng.uniform(40, 180), rng.uniform(-84, 40)
                sheet.fill(ellipse(px, py, rng.uniform(5, 11)), horse.dapples, 0.8, clip=body)
        _head(sheet, horse)
    scene.add(sheet, relief=26 * size, lo=0.75, hi=0.4, rim=0.7, rim_width=1 + 3 * size, haze=air,
              shadow=(-3, 8 * size, 10 * size, 0.3), wobble=0.5)  # fmt: skip
    dress = scene.sheet()
    with dress.at(x, y, size, turn):
        _harness(dress, horse)
        _mane(dress, horse)
        pole = rect(2, pole_top, 15, pole_foot - pole_top, 7)
        dress.fill(
            rect(2, pole_top, 15, -88 - pole_top, 7), "#ffd873", grad=linear(2, 0, 17, 0, "#a8691e")
        )
        for k in range(12):
            py = pole_top + 8 + k * 17
            dress.line(poly([(2, py + 9), (17, py)], closed=False), "#fff6c8", 3, 0.8, clip=pole)
            dress.line(
                poly([(2, py + 14), (17, py + 5)], closed=False), "#8a5216", 2.4, 0.8, clip=pole
            )
        dress.fill(ellipse(9.5, pole_top, 13), "#ffe49a")
    scene.add(dress, relief=9 * size, lo=0.6, hi=0.5, rim=0.7, rim_width=1 + 2 * size, haze=air,
              shadow=(-2, 5 * size, 6 * size, 0.35), wobble=0.4)  # fmt: skip
    lower = scene.sheet()
    with lower.at(x, y, size, turn):
        lower.fill(rect(2, 84, 15, 60, 6), "#d9a040", grad=linear(2, 0, 17, 0, "#8a5216"))
    scene.add(lower, relief=6 * size, rim=0.6, haze=air, wobble=0.3)


def _hoof(sheet: Sheet, points: Points) -> None:
    (ax, ay), (bx, by) = points[-2], points[-1]
    turn = math.degrees(math.atan2(by - ay, bx - ax))
    with sheet.at(bx, by, 1, turn):
        sheet.fill(poly([(-8, -13), (14, -17), (18, 19), (-8, 13)]), BRONZE)


def _head(sheet: Sheet, horse: Horse) -> None:
    sheet.fill(ellipse(-304, -152, 24, 22), mix(horse.coat, "#f08a80", 0.3), 0.8, blur=6)
    sheet.fill(ellipse(-314, -160, 5, 8, 30), darker(horse.coat, 0.6))
    sheet.line(
        spline([(-322, -142), (-304, -142), (-292, -150)], closed=False), darker(horse.coat, 0.6), 4
    )
    sheet.fill(ellipse(-254, -216, 17, 14, -20), "#fff8ee")
    sheet.fill(ellipse(-257, -216, 10, 12), "#2a1420")
    sheet.fill(ellipse(-260, -221, 3.6), "#ffffff")
    sheet.line(
        spline([(-276, -218), (-256, -236), (-234, -224)], closed=False),
        darker(horse.coat, 0.7),
        4.4,
    )
    for k in range(4):
        px = -268 + k * 9
        sheet.line(
            poly([(px, -232 + abs(k - 2) * 1.4), (px - 7, -244)], closed=False), "#2a1420", 2.6
        )
    sheet.line(
        spline([(-234, -166), (-226, -190), (-232, -214)], closed=False),
        darker(horse.coat, 0.4),
        3,
        0.5,
    )


def _harness(sheet: Sheet, horse: Horse) -> None:
    for points in (
        [(-306, -196), (-290, -166), (-276, -150)], [(-248, -262), (-240, -210), (-228, -166)],
        [(-296, -170), (-264, -186), (-236, -190)],
        [(-292, -158), (-220, -120), (-140, -96), (-60, -88)],
    ):  # fmt: skip
        sheet.line(spline(points, closed=False), horse.trim, 7)
    sheet.line(
        spline([(-188, -10), (-130, 10), (-70, -40), (-46, -86)], closed=False), horse.saddle, 17
    )
    for x, y, _, _ in sample([(-188, -10), (-130, 10), (-70, -40), (-46, -86)], 9):
        sheet.fill(ellipse(x, y, 5), horse.trim)
    cloth = spline(
        [
            (-52, -90, 1),
            (0, -84),
            (74, -94, 1),
            (92, -20),
            (70, 34),
            (20, 44),
            (-38, 28),
            (-60, -24),
        ]
    )
    sheet.fill(cloth, horse.saddle, grad=linear(0, -90, 0, 44, darker(horse.saddle, 0.3)))
    sheet.line(
        spline([(-60, -24), (-38, 28), (20, 44), (70, 34), (92, -20)], closed=False), horse.trim, 9
    )
    for x, y, _, _ in sample([(-46, 16), (20, 34), (76, 12)], 6):
        sheet.fill(ellipse(x, y + 8, 7, 9), horse.trim)
    for x, y in ((-16, -18), (20, -10), (56, -20)):
        for k in range(5):
            turn = k * math.tau / 5
            sheet.fill(ellipse(x + 7 * math.cos(turn), y + 7 * math.sin(turn), 5), "#fffaf0")
        sheet.fill(ellipse(x, y, 4.6), LEMON)
    seat = spline(
        [
            (-58, -112),
            (-40, -98),
            (20, -92),
            (66, -104),
            (88, -130),
            (84, -92),
            (20, -74),
            (-50, -82),
        ]
    )
    sheet.fill(seat, darker(horse.saddle, 0.3))
    sheet.fill(ellipse(-222, -132, 0.1), horse.trim)


def _mane(sheet: Sheet, horse: Horse) -> None:
    rng = random.Random(9)
    roots = sample([(-244, -268), (-206, -264), (-160, -218), (-112, -144), (-66, -92)], 34)
    for number, (x, y, _, _) in enumerate(roots):
        far = 60 + 40 * math.sin(number * 0.7) + rng.uniform(0, 30)
        lift = rng.uniform(-34, 6)
        lock = [
            (x - 4, y + 4),
            (x + far * 0.4, y - 14 + lift * 0.4),
            (x + far * 0.8, y + 4 + lift),
            (x + far * 1.2, y - 6 + lift),
        ]
        other: Colour = "#ffffff" if rng.random() < 0.5 else darker(horse.mane, 0.4)
        tone = mix(horse.mane, other, rng.uniform(0, 0.5))
        sheet.fill(taper(lock, [18, 17, 9, 1]), tone)
    for base, tip, deep in (((-216, -256), (-206, -322), 0.2), ((-234, -254), (-236, -322), 0.0)):
        sheet.fill(leaf(base, tip, 28, 0.08), darker(horse.coat, deep))
        sheet.fill(leaf((base[0], base[1] - 8), (tip[0], tip[1] + 14), 12, 0.08), "#f0a098", 0.7)
    for lift in (0, 12, 24):
        lock = [(-238, -270), (-268, -280 + lift * 0.4), (-286, -250 + lift), (-276, -226 + lift)]
        sheet.fill(taper(lock, [14, 14, 8, 1]), mix(horse.mane, "#ffffff", lift / 60))


def _tail(sheet: Sheet, horse: Horse) -> None:
    rng = random.Random(3)
    for k in range(26):
        end = rng.uniform(-80, 70)
        lock = [
            (176, -56),
            (240, -96 + end * 0.3),
            (310, -70 + end * 0.7),
            (390 + rng.uniform(-40, 30), -90 + end),
        ]
        tone = mix(horse.mane, darker(horse.mane, 0.5), rng.random() * 0.7)
        sheet.fill(taper(lock, [20, 22, 14, 1]), tone if k % 4 else mix(horse.mane, "#ffffff", 0.5))


def _pig(scene: Scene) -> None:
    """From the same ride; it does what it can."""
    x, y = 730.0, 690.0
    sheet = scene.sheet()
    with sheet.at(x, y, 1.0, -8):
        for a, b in (
            ((-34, 20), (-62, 44)),
            ((30, 20), (56, 46)),
            ((-24, 22), (-36, 52)),
            ((22, 24), (40, 56)),
        ):
            sheet.fill(limb([a, b], [22, 13]), "#e8809a")
        sheet.fill(
            spline(
                [(-62, -10), (-40, -34), (0, -42), (44, -32), (62, 0), (46, 28), (0, 36), (-44, 26)]
            ),
            "#f9a8bc",
            grad=linear(0, -40, 0, 36, "#e07a96"),
        )
        sheet.fill(ellipse(-58, -14, 30, 27), "#f9b2c4")
        sheet.fill(ellipse(-84, -8, 11, 13), "#ee8aa4")
        for off in (-4, 4):
            sheet.fill(ellipse(-87, -8 + off, 2, 3), "#9a3a5a")
        sheet.fill(leaf((-48, -34), (-30, -58), 20, 0.1), "#e8809a")
        sheet.fill(ellipse(-68, -22, 4, 5), "#2a1420")
        sheet.fill(ellipse(-69.5, -24, 1.5), "#ffffff")
        sheet.line(spline([(-80, 6), (-70, 11), (-60, 8)], closed=False), "#9a3a5a", 2.6)
        sheet.line(
            spline([(62, -6), (78, -14), (72, -26), (62, -18), (80, -8)], closed=False),
            "#e07a96",
            5,
        )
        sheet.fill(spline([(-18, -44), (28, -42), (34, -6), (-20, -8)]), TEAL)
        sheet.fill(rect(2, -128, 8, 92, 4), "#ffd873", grad=linear(2, 0, 10, 0, "#a8691e"))
        sheet.fill(ellipse(6, -128, 7), "#ffe49a")
    scene.add(
        sheet, relief=9, lo=0.6, rim=0.6, shadow=(-2, 5, 6, 0.3), haze=("#ffd0b8", 0.08), wobble=0.4
    )
    _splash(scene, x, y + 52, 90, 30, 90)


HERO = (430.0, 935.0, 1.22, -4.0)


def _hero(scene: Scene) -> None:
    x, y, size, turn = HERO
    _gallop(scene, x, y, size, WHITE, turn, haze=0.0)
    _girl(scene)
    _splash(scene, 700, 1176, 260, 84, 500)
    _splash(scene, 180, 1164, 330, 90, 700)
    _splash(scene, 470, 1206, 420, 64, 800)


def _girl(scene: Scene) -> None:
    """She holds on to the pole, and smiles with her eyes shut."""
    hair = scene.sheet()
    rng = random.Random(12)
    for _ in range(46):
        lift = rng.uniform(-60, 60)
        lock = [
            (470, 640 + lift * 0.5),
            (540, 632 + lift * 0.7),
            (600, 650 + lift),
            (650 + rng.uniform(-30, 50), 620 + lift * 1.3),
        ]
        hair.fill(taper(lock, [34, 26, 14, 1]), mix("#3a1c16", "#a85a34", rng.random() ** 2))
    scene.add(hair, relief=6, lo=0.5, rim=0.8, rim_width=3, shadow=(0, 6, 8, 0.3), wobble=0.6)
    sheet = scene.sheet()
    gown = spline(
        [
            (448, 706),
            (500, 700),
            (536, 742),
            (566, 790),
            (640, 806),
            (690, 852),
            (640, 862),
            (560, 850),
            (500, 868),
            (428, 884),
            (404, 858),
            (440, 820),
            (446, 760),
        ]
    )
    sheet.fill(limb([(432, 858), (410, 930), (404, 980)], [44, 36, 26]), SKIN,
               grad=linear(400, 860, 420, 990, darker(SKIN, 0.25)))  # fmt: skip
    sheet.fill(
        spline([(416, 972), (394, 968), (366, 998), (356, 1012), (376, 1018), (412, 1000)]), SKIN
    )
    sheet.fill(gown, NIGHT, grad=linear(440, 720, 640, 880, "#d9d4ea"))
    for _ in range(46):
        px, py = rng.uniform(410, 680), rng.uniform(700, 876)
        sheet.fill(ellipse(px, py, 4), rng.choice([TEAL, "#f4a23e", PINK]), 0.9, clip=gown)
    for points in (
        [(470, 720), (480, 790), (440, 850)],
        [(520, 760), (540, 810), (620, 846)],
        [(500, 740), (516, 800), (500, 860)],
    ):
        sheet.fill(taper(points, [2, 9, 2]), "#a9a4cc", 0.5, blur=4, clip=gown)
    scene.add(
        sheet, relief=14, lo=0.5, hi=0.3, rim=0.7, rim_width=3, shadow=(-4, 10, 12, 0.4), wobble=0.6
    )
    head = scene.sheet()
    with head.at(474, 652, 1.0, -16):
        _face(head)
    scene.add(
        head, relief=16, lo=0.5, hi=0.3, rim=0.7, rim_width=3, shadow=(0, 8, 8, 0.35), wobble=0.4
    )
    arms = scene.sheet()
    sleeve = limb([(488, 728), (478, 782), (448, 776)], [52, 44, 34])
    arms.fill(limb([(470, 780), (432, 752)], [28, 24]), SKIN)
    arms.fill(sleeve, NIGHT, grad=linear(470, 720, 480, 800, "#dcd8ee"))
    for _ in range(7):
        arms.fill(
            ellipse(rng.uniform(452, 506), rng.uniform(716, 796), 4),
            rng.choice([TEAL, "#f4a23e", PINK]),
            clip=sleeve,
        )
    arms.fill(ellipse(430, 744, 19, 22), SKIN)
    for k in range(4):
        finger = limb([(444, 728 + k * 10), (424, 726 + k * 10), (416, 732 + k * 10)], [11, 11, 9])
        arms.fill(finger, mix(SKIN, "#d89a6a", 0.25))
        arms.line(finger, "#4a2418", 1.1, 0.6)
    scene.add(arms, relief=8, lo=0.5, hi=0.35, rim=0.6, shadow=(-2, 6, 7, 0.4), wobble=0.4)


def _face(sheet: Sheet) -> None:
    face = spline(
        [
            (-34, -44),
            (2, -56),
            (40, -40),
            (54, 0),
            (44, 36),
            (10, 52),
            (-24, 46),
            (-42, 26),
            (-46, 12),
            (-55, 6),
            (-47, -8),
            (-46, -26),
        ]
    )
    sheet.fill(face, SKIN, grad=radial(-20, -6, 84, darker(SKIN, 0.3)))
    sheet.fill(ellipse(-20, 20, 15, 11), "#d8604e", 0.45, blur=5)
    sheet.fill(taper([(-42, -4), (-32, 3), (-18, -2)], [2, 4, 2]), "#2a120e")
    for k in range(4):
        px = -40 + k * 6
        sheet.line(poly([(px, 0 + abs(k - 1.5)), (px - 3, 7)], closed=False), "#2a120e", 2)
    sheet.line(spline([(-44, -20), (-32, -26), (-16, -20)], closed=False), "#2a120e", 4)
    sheet.fill(taper([(-40, 24), (-30, 31), (-14, 22)], [2, 5.5, 2.5]), "#6a1c20")
    sheet.line(spline([(-12, 18), (-9, 23), (-12, 27)], closed=False), "#5a2c1a", 2, 0.7)
    cap = spline(
        [
            (-38, -40),
            (-30, -62),
            (6, -72),
            (46, -58),
            (66, -16),
            (62, 30),
            (46, 40),
            (40, 10),
            (30, -14),
            (8, -34),
            (-16, -40),
        ]
    )
    sheet.fill(cap, "#4a241a", grad=linear(-20, -70, 60, 30, "#2a1410"))
    rng = random.Random(5)
    for _ in range(60):
        t = rng.random()
        start = (-34 + 60 * t, -44 - 16 * math.sin(t * 3))
        curl = [start, (start[0] + 26, start[1] + 6), (start[0] + 50, start[1] + 40 * t + 16)]
        sheet.line(
            spline(curl, closed=False),
            rng.choice(["#8a4a2a", "#c0703e", "#22100c"]),
            1.8,
            0.5,
            clip=cap,
        )
    sheet.fill(ellipse(30, 8, 14, 18, 8), SKIN)
    sheet.line(spline([(36, -6), (24, -2), (24, 12), (33, 18)], closed=False), "#5a2c1a", 3)
    aid = spline([(34, -14), (48, -14), (53, 4), (46, 20), (38, 14), (43, 2)])
    sheet.fill(aid, "#38d0cc", grad=linear(36, -14, 52, 18, "#158a92"))
    sheet.line(aid, "#0d5a62", 1.6)
    sheet.line(spline([(37, -13), (26, -14), (22, -2), (27, 7)], closed=False), "#c8fffa", 3)
    sheet.fill(ellipse(27, 8, 4), "#e6fffc")
