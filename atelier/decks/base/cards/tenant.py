"""Behind the windows of an apartment house lies one dragon; on the balconies nobody minds."""

import math

import numpy as np

from pinxit_atelier.engine import (
    Colour,
    Field,
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
    moved,
    poly,
    radial,
    rect,
    sample,
    smoothstep,
    spline,
    taper,
    vary,
)
from pinxit_atelier.people import Figure
from pinxit_atelier.people import Look as Person

INK, SLATE, LAMP = "#1b2950", "#46557c", "#ffcf6a"
VERMILION, EMBER, BLOOD, HORN = "#e62e18", "#ff8440", "#640a16", "#f3d8a0"
COLUMNS, ROWS = (148, 400, 652), (132, 388, 644, 900)
WIDE, HIGH = 178, 206
DARK = 2, 3  # the column and the row of the window in which nobody is
SPINE = [
    (150, 940),
    (106, 962),
    (112, 1034),
    (176, 1058),
    (280, 1046),
    (400, 1008),
    (540, 1040),
    (664, 1000),
    (734, 900),
    (690, 790),
    (560, 742),
    (400, 748),
    (250, 764),
    (126, 716),
    (98, 600),
    (108, 440),
    (144, 330),
    (240, 276),
    (400, 274),
    (560, 268),
    (680, 292),
    (744, 370),
    (744, 470),
]
GIRTH = [
    6,
    16,
    28,
    44,
    66,
    92,
    118,
    138,
    150,
    160,
    168,
    172,
    174,
    174,
    170,
    166,
    164,
    160,
    158,
    154,
    150,
    144,
    140,
]


def paint(page: Page) -> Scene:
    """Paint what is inside first, all of it; then the house in front, with holes in it."""
    inside = Scene(page, 4131, light=(400, 420, 460), glow="#ffe2a0", shade="#3a0c10", reach=1500)
    _rooms(inside)
    _plant(inside)
    _dragon(inside)
    _wing(inside)
    _paw(inside)
    _head(inside)
    _curtains(inside)
    scene = Scene(page, 4132, light=(400, 560, 420), glow="#ffcf80", shade="#070b1c", reach=900)
    _sky(scene)
    _facade(scene)
    _through_windows(scene, inside.image)
    _frames(scene)
    _spill(scene)
    _smoke(scene)
    _woman(scene)
    _boy(scene)
    _old_man(scene)
    _sign(scene)
    scene.motes(40, "#ffe6a8", (60, 100, 740, 1140), (0.5, 1.6), 0.5)
    look = Look(
        vignette=0.36, bloom=0.22, saturation=1.1, shadows="#1c2450", lights="#a8844a", split=0.1
    )
    return scene.finish(look)


def _windows() -> list[tuple[int, int, float, float]]:
    """Return column, row and the upper left corner of each window."""
    return [
        (column, row, x - WIDE / 2, y)
        for row, y in enumerate(ROWS)
        for column, x in enumerate(COLUMNS)
    ]


def _rooms(inside: Scene) -> None:
    """Twelve rooms, each with its own paper, and a lamp in some."""
    rng = inside.rng
    inside.backdrop(
        [(0, "#ffdf94"), (1, "#f0a944")], (inside.page.y / 1200).astype(np.float32), amount=0.05
    )
    for column, row, x, y in _windows():
        sheet = inside.sheet()
        tone = ("#f6c766", "#eeb25c", "#f8d486", "#e8a850")[(column * 2 + row) % 4]
        sheet.fill(
            rect(x - 30, y - 30, WIDE + 60, HIGH + 60),
            tone,
            grad=radial(x + WIDE / 2, y + 60, 190, mix(tone, "#9a5420", 0.6)),
        )
        for number in range(9):
            px = x - 10 + number * 25
            if (column + row) % 2:
                sheet.fill(rect(px, y - 20, 8, HIGH + 40), "#b8702c", 0.16)
            else:
                for step in range(9):
                    sheet.fill(ellipse(px + step % 2 * 12, y + step * 26, 4), "#b8702c", 0.22)
        inside.add(sheet, amount=0.05)
        if (column + row) % 3 == 0:
            lamp = inside.sheet()
            px = x + WIDE * rng.uniform(0.62, 0.8)
            lamp.line(poly([(px, y - 10), (px, y + 26)], closed=False), "#5c3018", 2.4)
            lamp.fill(
                spline(
                    [(px - 26, y + 46, 1), (px - 9, y + 24), (px + 9, y + 24), (px + 26, y + 46, 1)]
                ),
                "#fff3c8",
            )
            inside.add(lamp, relief=4)
            inside.shine(px, y + 48, 60, "#fff0b8", 0.6)


def _plant(inside: Scene) -> None:
    """The rubber plant, which has been there longer."""
    sheet = inside.sheet()
    x, y = 152, 1106
    sheet.fill(taper([(x, y), (x - 4, y - 90), (x + 2, y - 170)], [9, 8, 5]), "#5c4020")
    for number in range(9):
        side, py = (-1 if number % 2 else 1), y - 44 - number * 15
        tip = x + side * (58 - number * 3), py - 24
        blade = leaf((x - 2, py), tip, 27, side * 0.1)
        sheet.fill(blade, mix("#1f5a3c", "#4f9a58", number / 9))
        sheet.line(spline([(x - 2, py), tip], closed=False), "#a8d088", 1.4, 0.7)
    sheet.fill(
        spline([(x - 36, y - 34, 1), (x + 36, y - 34, 1), (x + 27, y + 6), (x - 27, y + 6)]),
        "#3f6a9a",
    )
    inside.add(sheet, relief=7, lo=0.5, hi=0.4, rim=0.4, shadow=(3, 4, 6, 0.4))


def _scale(
    sheet: Sheet, x: float, y: float, way: float, size: float, tone: Colour, *, edge: float = 0.8
) -> None:
    """One scale, its round end towards the tail."""
    right, down = math.cos(way), math.sin(way)

    def at(along: float, aside: float) -> tuple[float, float]:
        return x + (right * along - down * aside) * size, y + (down * along + right * aside) * size

    shape = spline(
        [
            (*at(-0.55, -0.5), 1),
            at(0.1, -0.56),
            at(0.62, -0.28),
            at(0.8, 0),
            at(0.62, 0.28),
            at(0.1, 0.56),
            (*at(-0.55, 0.5), 1),
        ]
    )
    sheet.fill(shape, tone, grad=linear(*at(-0.4, 0), *at(0.8, 0), darker(tone, 0.35)))
    sheet.line(
        spline(
            [at(0.1, -0.56), at(0.62, -0.28), at(0.8, 0), at(0.62, 0.28), at(0.1, 0.56)],
            closed=False,
        ),
        "#3f070d",
        size * 0.09,
        edge,
    )
    sheet.line(
        spline([at(0.0, -0.4), at(0.48, -0.2), at(0.62, 0.02)], closed=False),
        "#ffc27c",
        size * 0.07,
        0.7,
    )


def _tone(across: float, rng_value: float) -> Field:
    """Return the colour of a scale by where it is on the round body: -1 the back, 1 the belly."""
    light = math.exp(-(((across + 0.26) / 0.34) ** 2))
    base = mix(BLOOD, VERMILION, min(1.0, 1.25 - abs(across) ** 2.2))
    tone = mix(base, EMBER, 0.62 * light)
    return np.asarray(np.clip(tone * (0.86 + 0.28 * rng_value), 0, 1), np.float32)


def _dragon(inside: Scene) -> None:
    """The whole of it, from the tip of the tail."""
    rng = inside.rng
    stations = sample(SPINE, 220)
    widths = np.interp(np.linspace(0, 1, 221), np.linspace(0, 1, len(GIRTH)), GIRTH)
    shadow = inside.sheet()
    shadow.fill(moved(taper(SPINE, GIRTH, 120), 10, 14), "#6a2c10", 0.55, blur=12)
    inside.put(shadow)
    spikes = inside.sheet()
    for number in range(10, 218, 5):
        x, y, way_x, way_y = stations[number]
        half = float(widths[number]) / 2
        root = x + way_y * half * 0.9, y - way_x * half * 0.9
        size = 14 + half * 0.46
        tip = (
            root[0] + way_y * size - way_x * size * 0.8,
            root[1] - way_x * size - way_y * size * 0.8,
        )
        spikes.fill(
            leaf((root[0] - way_y * 8, root[1] + way_x * 8), tip, size * 0.8, 0.14),
            mix("#8a1420", "#c42a1c", rng.uniform(0, 1)),
        )
        spikes.fill(leaf((root[0], root[1]), tip, size * 0.26, 0.14), "#ff9a50", 0.7)
    inside.add(spikes, relief=5, lo=0.5, hi=0.4, rim=0.4, shadow=(3, 4, 6, 0.5))
    body = inside.sheet()
    body.fill(taper(SPINE, GIRTH, 160), "#861218")
    body.canvas.save()
    body.canvas.clipPath(taper(SPINE, GIRTH, 160), doAntiAlias=True)
    for number in range(2, 221):
        x, y, way_x, way_y = stations[number]
        half = float(widths[number]) / 2
        size = max(7.0, min(25.0, half * 0.36))
        if number % max(1, round(size * 0.66 / 9.6)):
            continue
        count = max(1, round(half * 1.72 / (size * 0.92)))
        for place in range(count):
            across = -0.9 + 1.64 * (place + (0.5 if number % 4 < 2 else 0.0)) / count
            px, py = x - way_y * half * across, y + way_x * half * across
            _scale(body, px, py, math.atan2(-way_y, -way_x), size, _tone(across, rng.random()))
        if half > 16:  # pale plates along the belly
            px, py = x - way_y * half * 0.86, y + way_x * half * 0.86
            _scale(
                body,
                px,
                py,
                math.atan2(-way_y, -way_x),
                size * 1.25,
                mix("#f2b866", "#c47a34", rng.random() * 0.6),
            )
    body.canvas.restore()
    inside.add(body, relief=58, lo=0.75, hi=0.35, rim=0.4, wobble=0.4, shadow=(4, 6, 10, 0.4))


def _wing(inside: Scene) -> None:
    """Folded, as far as the rooms allow."""
    rng = inside.rng
    root = 500, 690
    tips = [(66, 742), (120, 842), (236, 878), (352, 884), (462, 868)]
    sheet = inside.sheet()
    outline: list[tuple[float, ...]] = [(*root, 1)]
    for number, tip in enumerate(tips):
        outline.append((tip[0], tip[1], 1))
        if number < len(tips) - 1:
            after = tips[number + 1]
            outline.append(((tip[0] + after[0]) / 2 + 26, (tip[1] + after[1]) / 2 - 26))
    skin = spline(outline)
    sheet.fill(skin, "#f0763a", grad=linear(*root, 180, 860, "#a8261c"))
    for _ in range(900):
        x, y = rng.uniform(60, 500), rng.uniform(680, 886)
        if skin.contains(x, y):
            way = math.atan2(y - root[1], x - root[0]) + rng.uniform(-0.2, 0.2)
            far = rng.uniform(10, 30)
            sheet.fill(
                taper(
                    [(x, y), (x + far * math.cos(way), y + far * math.sin(way))], [0.4, 2, 0.3], 4
                ),
                rng.choice(["#ffb46a", "#8a1a18", "#d8482a"]),
                0.4,
                clip=skin,
            )
    for tip in tips:
        middle = (root[0] + tip[0]) / 2 + 6, (root[1] + tip[1]) / 2 - 20
        sheet.fill(taper([root, middle, tip], [20, 12, 4]), "#b8301c")
        sheet.fill(moved(taper([root, middle, tip], [6, 4, 1]), -2, -4), "#ffb070", 0.8)
        sheet.fill(leaf(tip, (tip[0] - 8, tip[1] + 22), 10), HORN)
    inside.add(sheet, relief=8, lo=0.5, hi=0.4, rim=0.5, shadow=(4, 8, 12, 0.55), wobble=0.5)


def _paw(inside: Scene) -> None:
    """Claws on a sill."""
    rng = inside.rng
    sheet = inside.sheet()
    sheet.canvas.translate(0, -34)
    arm = limb([(760, 700), (700, 770), (660, 826)], [92, 80, 70])
    sheet.fill(arm, "#a8241a")
    for row in range(10):
        for column in range(5):
            part = row / 9
            x, y = 762 - 104 * part + (column - 2) * 15, 698 + 128 * part + (column - 2) * 12
            _scale(sheet, x, y, 2.2, 20, _tone((column - 2) / 2.6, rng.random()))
    inside.add(sheet, relief=24, lo=0.6, hi=0.4, rim=0.4, shadow=(4, 6, 9, 0.5), wobble=0.4)
    for number in range(4):
        toe = inside.sheet()
        toe.canvas.translate(0, -34)
        x = 600 + number * 34
        toe.fill(limb([(662 + number * 5, 804), (x + 4, 822), (x, 842)], [36, 30, 25]), "#d8401f")
        for step in range(4):
            _scale(
                toe,
                x + 22 - step * 7 + number * 2,
                812 + step * 8,
                1.9,
                15,
                _tone(-0.3 + 0.2 * step, rng.random()),
            )
        toe.fill(
            leaf((x, 836), (x - 5, 876), 19, 0.12),
            "#fff0cc",
            grad=linear(x, 836, x, 876, "#b98a4a"),
        )
        inside.add(toe, relief=11, lo=0.55, hi=0.5, rim=0.4, shadow=(3, 5, 7, 0.5), wobble=0.3)


HEAD = [
    (790, 420),
    (738, 398),
    (690, 404),
    (648, 426),
    (600, 448),
    (540, 462),
    (470, 466),
    (420, 462),
    (384, 476),
    (362, 508),
    (370, 542),
    (420, 556),
    (520, 562),
    (620, 582),
    (700, 606),
    (790, 600),
]


def _head(inside: Scene) -> None:
    """It sleeps, or it is polite."""
    rng = inside.rng
    horns = inside.sheet()
    for line, wide in (
        ([(716, 410), (754, 372), (800, 360)], [30, 22, 8]),
        ([(690, 412), (708, 384), (736, 366)], [20, 14, 4]),
    ):
        horns.fill(taper(line, wide), HORN, grad=linear(700, 420, 790, 350, "#a8743a"))
    inside.add(horns, relief=9, lo=0.5, hi=0.5, rim=0.4, shadow=(3, 4, 6, 0.5))
    sheet = inside.sheet()
    shape = spline(HEAD)
    sheet.fill(shape, "#b0281a")
    with sheet.inside(shape):
        for column in range(35):
            for row in range(14):
                x, y = 786.0 - column * 13 - (6 if row % 2 else 0), 396 + row * 15.5
                low = (y - 400 - (786 - x) * 0.15) / 150
                size = 13 + 10 * (x - 360) / 420
                _scale(sheet, x, y, 0.12, size, _tone(low * 1.5 - 0.86, rng.random()))
    inside.add(sheet, relief=46, lo=0.6, hi=0.4, rim=0.5, shadow=(4, 8, 12, 0.55), wobble=0.4)
    lips = inside.sheet()
    lips.fill(
        taper([(364, 534), (430, 546), (520, 546), (610, 566), (690, 566)], [4, 7, 7, 7, 2]),
        "#4a0a10",
    )
    for number in range(17):
        x, y = 384 + number * 17.5, 534 + 5 * math.sin(number * 0.5) + max(0, number - 9) * 2.6
        lips.fill(ellipse(x, y, 10, 6.4), mix("#f2b866", "#c46a30", number / 24))
        lips.line(ellipse(x, y, 10, 6.4), "#7a2414", 1, 0.7)
    lips.fill(spline([(398, 500), (412, 482), (436, 482), (444, 498), (424, 508)]), "#ff8a4a")
    lips.fill(spline([(406, 500), (416, 489), (432, 489), (436, 498), (420, 504)]), "#2c0508")
    inside.add(lips, relief=5, lo=0.5, hi=0.4, rim=0.3, shadow=(1, 3, 4, 0.4), wobble=0.3)
    eye = inside.sheet()
    lid = spline(
        [
            (598, 498, 1),
            (622, 470),
            (656, 460),
            (692, 474),
            (710, 500, 1),
            (684, 520),
            (650, 526),
            (618, 516),
        ]
    )
    eye.fill(lid, "#ff8a48", grad=linear(640, 462, 660, 524, "#b02c1c"))
    for number in range(4):
        low = number * 11
        eye.line(
            spline(
                [
                    (606 + number * 3, 496 + number * 4),
                    (654, 470 + low),
                    (704 - number * 3, 498 + number * 3),
                ],
                closed=False,
            ),
            "#8a1a14",
            1.8,
            0.5,
        )
    inside.add(eye, relief=18, lo=0.55, hi=0.5, rim=0.5, shadow=(0, 4, 7, 0.5), wobble=0.2)
    lash = inside.sheet()
    line = [(600, 500), (624, 517), (652, 523), (684, 516), (710, 498)]
    lash.fill(taper(line, [3, 8, 10, 8, 3]), "#24050a")
    for number, (x, y, _, _) in enumerate(sample(line, 10)[1:-1]):
        lash.fill(
            taper(
                [(x, y), (x + (number - 4) * 2.6, y + 13), (x + (number - 4) * 5, y + 21)],
                [5, 3.4, 0.6],
                8,
            ),
            "#24050a",
        )
    lash.fill(
        taper([(588, 470), (626, 440), (676, 434), (716, 458)], [4, 15, 15, 3]), "#8a1a14", 0.9
    )
    lash.fill(taper([(592, 466), (628, 436), (674, 430), (710, 450)], [2, 6, 6, 1]), "#ffb070", 0.9)
    inside.add(lash, relief=3, lo=0.3, hi=0.3, wobble=0.2)


def _curtains(inside: Scene) -> None:
    for column, row, x, y in _windows():
        if (column * 3 + row) % 4 == 1:
            continue
        sheet = inside.sheet()
        tone = ("#fff0cc", "#8fb0c4", "#f0a878", "#c9d8a0")[(column + row * 2) % 4]
        for side in (-1, 1):
            edge = x + WIDE / 2 + side * (WIDE / 2 + 4)
            deep = 16 if (column, row) in ((1, 1), (2, 1)) else 25
            sheet.fill(
                spline(
                    [
                        (edge, y - 6, 1),
                        (edge - side * deep * 1.5, y - 6, 1),
                        (edge - side * deep, y + 80),
                        (edge - side * deep * 0.34, y + 150),
                        (edge - side * deep * 0.5, y + HIGH + 6, 1),
                        (edge, y + HIGH + 6, 1),
                    ]
                ),
                tone,
                0.92,
            )
            for number in range(4):
                px = edge - side * (4 + number * deep * 0.3)
                sheet.line(
                    spline(
                        [
                            (px, y),
                            (px + side * number * 2, y + 90),
                            (px + side * number * 5, y + 150),
                        ],
                        closed=False,
                    ),
                    darker(tone, 0.4),
                    1.6,
                    0.5,
                )
        inside.add(sheet, relief=7, lo=0.5, hi=0.3, shadow=(0, 3, 7, 0.4), wobble=0.7)


def _sky(scene: Scene) -> None:
    scene.backdrop(
        [(0, "#16224c"), (1, "#31467e")], (scene.page.y / 110).astype(np.float32), amount=0.06
    )
    scene.motes(36, "#fdf4d0", (0, 0, 800, 64), (0.6, 1.8), 0.8)
    stacks = scene.sheet()
    for x in (196, 596):
        stacks.fill(
            rect(x - 36, 36, 72, 70), "#33406a", grad=linear(x - 36, 0, x + 36, 0, "#1b2448")
        )
        for row in range(6):
            for column in range(4):
                stacks.line(
                    rect(x - 36 + column * 20 - row % 2 * 9, 40 + row * 13, 19, 12),
                    "#141c3c",
                    1.4,
                    0.6,
                    clip=rect(x - 36, 36, 72, 70),
                )
        stacks.fill(rect(x - 42, 30, 84, 11, 2), "#4c5a86")
        for pot in (-18, 14):
            stacks.fill(rect(x + pot - 9, 10, 20, 23, 3), "#7a4a4a")
    scene.add(stacks, relief=4, rim=0.3, shadow=(3, 3, 6, 0.4), wobble=0.7)


def _facade(scene: Scene) -> None:
    rng, page = scene.rng, scene.page
    wall = scene.sheet()
    wall.fill(rect(-10, 84, 820, 1130), "#2a3b6c", grad=linear(0, 80, 0, 1200, "#16214a"))
    for row in range(66):
        y = 100 + row * 17
        x = -20.0
        while x < 810:
            wide = rng.uniform(28, 46)
            if rng.random() < 0.30:
                wall.fill(
                    rect(x, y, wide - 3, 14, 2),
                    vary(mix("#2c3d70", "#3d5088", rng.random()), rng, 0.08, 0.01),
                    0.75,
                )
            if rng.random() < 0.6:
                wall.line(
                    poly([(x, y + 15), (x + wide * rng.uniform(0.4, 1), y + 15)], closed=False),
                    "#0f1738",
                    1.2,
                    0.5,
                )
            if rng.random() < 0.3:
                wall.line(poly([(x, y), (x, y + 14)], closed=False), "#0f1738", 1.2, 0.45)
            x += wide
    scene.add(wall, wobble=0.6, amount=0.1, hue=0.02)
    stain = np.clip(page.noise(9, 170, 4, 0.55, (0.6, 1.8)), 0, 1) * smoothstep(84, 200, page.y)
    scene.multiply((stain * 0.6).astype(np.float32), "#5a6a98")
    trim = scene.sheet()
    trim.fill(rect(-10, 70, 820, 26), "#54638c", grad=linear(0, 70, 0, 96, "#2a3764"))
    for number in range(27):
        trim.fill(rect(4 + number * 30, 96, 16, 13, 2), "#3d4c7a")
    for y in (362, 618, 874):
        trim.fill(rect(-10, y, 820, 9), "#3f4e7c")
    trim.fill(rect(-10, 1142, 820, 70), "#2c3a66", grad=linear(0, 1142, 0, 1200, "#121a3c"))
    for number in range(9):
        trim.line(rect(-40 + number * 104, 1146, 102, 60, 3), "#0f1738", 2.4, 0.7)
    trim.fill(rect(20, 96, 13, 1060, 5), "#35446e")
    for y in (180, 430, 700, 960):
        trim.fill(rect(16, y, 21, 9, 2), "#4f5f8a")
    scene.add(trim, relief=5, lo=0.5, hi=0.4, rim=0.3, shadow=(0, 5, 8, 0.5), wobble=0.6)


def _pane(x: float, y: float) -> Path:
    """A tall window with a shallow arch."""
    return spline(
        [
            (x, y + HIGH, 1),
            (x, y + 22, 1),
            (x + WIDE / 2, y - 2),
            (x + WIDE, y + 22, 1),
            (x + WIDE, y + HIGH, 1),
        ]
    )


def _through_windows(scene: Scene, image: Field) -> None:
    """Cut the windows out, and let what is inside be seen."""
    surround, holes, edge = scene.sheet(), scene.sheet(), scene.sheet()
    for column, row, x, y in _windows():
        surround.fill(
            moved(_pane(0, 0), x - 15, y - 14, (WIDE + 30) / WIDE, high=(HIGH + 18) / HIGH),
            SLATE,
            grad=linear(x, y, x, y + HIGH, "#2c3a68"),
        )
        if (column, row) != DARK:
            holes.fill(_pane(x, y), "#ffffff")
            edge.line(_pane(x, y), "#ffffff", 22, blur=9)
    scene.add(surround, relief=7, lo=0.5, hi=0.5, rim=0.4, shadow=(0, 5, 8, 0.5), wobble=0.5)
    dark = scene.sheet()
    column, row = DARK
    x, y = COLUMNS[column] - WIDE / 2, ROWS[row]
    dark.fill(_pane(x, y), "#0c1330", grad=linear(x, y, x + WIDE, y + HIGH, "#1c2a58"))
    for shift in (20, 52):
        dark.fill(
            poly(
                [
                    (x + shift + 40, y + 10),
                    (x + shift + 60, y + 10),
                    (x + shift, y + HIGH),
                    (x + shift - 20, y + HIGH),
                ]
            ),
            "#5a70a8",
            0.25,
            clip=_pane(x, y),
        )
    scene.put(dark)
    hole = holes.pixels()[..., 3:]
    inner = (
        image * 1.08 * (1 - 0.42 * edge.pixels()[..., 3:] * np.array([0.55, 0.8, 1], np.float32))
    )
    scene.image = (scene.image * (1 - hole) + inner * hole).astype(np.float32)


def _frames(scene: Scene) -> None:
    bars, sills = scene.sheet(), scene.sheet()
    for _, _, x, y in _windows():
        bars.line(_pane(x, y), "#22305c", 8)
        bars.line(poly([(x + WIDE / 2, y), (x + WIDE / 2, y + HIGH)], closed=False), "#22305c", 5)
        bars.line(poly([(x, y + 62), (x + WIDE, y + 62)], closed=False), "#22305c", 5)
        sills.fill(
            rect(x - 22, y + HIGH - 3, WIDE + 44, 16, 3),
            "#5c6a94",
            grad=linear(x, y + HIGH, x, y + HIGH + 16, "#2a3766"),
        )
    scene.add(bars, relief=3, lo=0.5, hi=0.6, rim=0.5, shadow=(2, 3, 4, 0.4), wobble=0.4)
    scene.add(sills, relief=5, lo=0.5, hi=0.6, rim=0.6, shadow=(0, 6, 8, 0.5), wobble=0.5)


def _spill(scene: Scene) -> None:
    """Gold on sills and stone."""
    for column, row, x, y in _windows():
        if (column, row) != DARK:
            scene.shine(x + WIDE / 2, y + HIGH + 4, 96, "#ff9a40", 0.22, wide=1.3, high=0.5)
            scene.shine(x + WIDE / 2, y + 100, 120, "#ffb050", 0.13, wide=1.0, high=1.2)


def _smoke(scene: Scene) -> None:
    """From the wrong chimney."""
    sheet = scene.sheet()
    for number in range(44):
        part = number / 43
        x, y = (
            188 + 330 * part + 10 * math.sin(number),
            4 + 26 * math.sin(part * 4.2) * part - 8 * part + 7 * math.sin(number * 0.7),
        )
        sheet.fill(ellipse(x, y, 8 + 20 * part), "#c3cbe6", 0.30 * (1.1 - part))
    scene.put(sheet, blur=4)
    for x, y in ((196, 2), (222, 8), (252, 4), (286, 12), (186, 8)):
        scene.shine(x, y, 7, "#ff7a30", 0.8)


def _balcony(scene: Scene, x: float, y: float, wide: float = 124) -> None:
    """A slab with iron in front."""
    slab = scene.sheet()
    slab.fill(
        rect(x - wide / 2 - 5, y, wide + 10, 11, 2),
        "#5c6a94",
        grad=linear(x, y, x, y + 11, "#222e5a"),
    )
    for side in (-1, 1):
        slab.fill(
            spline(
                [
                    (x + side * (wide / 2 - 8), y + 10, 1),
                    (x + side * (wide / 2 - 30), y + 10, 1),
                    (x + side * (wide / 2 - 12), y + 34),
                ]
            ),
            "#2c3964",
        )
    scene.add(slab, relief=4, lo=0.5, hi=0.6, rim=0.6, shadow=(0, 8, 10, 0.6), wobble=0.4)
    iron = scene.sheet()
    for rail in (-52, -6):
        iron.line(
            spline(
                [(x - wide / 2, y + rail), (x, y + rail + 3), (x + wide / 2, y + rail)],
                closed=False,
            ),
            "#0b1128",
            5,
        )
    for number in range(13):
        px = x - wide / 2 + wide * number / 12
        iron.line(poly([(px, y - 52), (px, y - 4)], closed=False), "#0b1128", 2.8)
        if number % 2 and number < 12:
            iron.line(ellipse(px, y - 30, 6, 9), "#0b1128", 2.2)
    scene.add(
        iron,
        relief=2,
        lo=0.3,
        hi=0.8,
        rim=0.9,
        rim_width=1.4,
        rim_colour="#ffc070",
        shadow=(2, 4, 4, 0.4),
        wobble=0.3,
    )


def _woman(scene: Scene) -> None:
    """She waters her geranium."""
    x, y = 274, 336
    scene.shine(x, y - 60, 80, "#ffb860", 0.22)
    look = Person(
        body="adult",
        skin="brown",
        hair="bun",
        hair_colour="#17121a",
        coat="gown",
        colour="#e0732a",
        trim="#ffd66a",
        pattern="dots",
        cape="#c2326a",
        face="serene",
        shoes="#7a2a2a",
    )
    someone = Figure(look, "stand", "q", near_arm=(52, 74), near_hand="hold", head=10)
    someone.draw(scene, x - 14, y, 172, ground=0, rim=0.8, rim_colour="#ffc070")
    hand = someone.page("wrn")
    can = scene.sheet()
    with can.at(hand[0] + 6, hand[1] + 16, 0.9, 14):
        can.fill(rect(-13, -12, 26, 26, 4), "#6fa0b4", grad=linear(-12, -12, 14, 14, "#37586c"))
        can.line(spline([(12, 6), (26, -4), (36, -14)], closed=False), "#6fa0b4", 5)
        can.line(spline([(-10, -12), (0, -26), (10, -12)], closed=False), "#6fa0b4", 3)
        can.fill(ellipse(38, -16, 6, 4, 40), "#8fbccc")
    scene.add(can, relief=4, rim=0.5, shadow=(2, 3, 4, 0.4), wobble=0.3)
    _balcony(scene, x, y)
    pot = scene.sheet()
    px, py = x + 52, y - 52
    for number in range(26):
        turn = number * 2.4
        pot.fill(
            ellipse(
                px + 15 * math.cos(turn) * (number % 5) / 4,
                py - 26 - 11 * math.sin(turn) * (number % 7) / 6,
                7,
                5.4,
            ),
            ("#2f7a4a", "#4f9a58")[number % 2],
        )
    for number in range(16):
        turn = number * 2.1
        pot.fill(
            ellipse(px + 14 * math.cos(turn), py - 34 + 9 * math.sin(turn), 4.4),
            ("#ff5a4a", "#e02838", "#ff8a7a")[number % 3],
        )
    pot.fill(
        spline(
            [(px - 15, py - 16, 1), (px + 15, py - 16, 1), (px + 11, py + 6), (px - 11, py + 6)]
        ),
        "#b8603a",
    )
    scene.add(pot, relief=4, lo=0.5, hi=0.5, rim=0.5, shadow=(2, 4, 5, 0.5), wobble=0.4)
    drops = scene.sheet()
    for number in range(9):
        drops.line(
            poly(
                [
                    (px - 10 + number * 2, py - 62 + number % 3 * 5),
                    (px - 9 + number * 2, py - 57 + number % 3 * 5),
                ],
                closed=False,
            ),
            "#d6f0ff",
            1.5,
            0.9,
        )
    scene.put(drops)


def _boy(scene: Scene) -> None:
    """He knows exactly what it likes."""
    x, y = 534, 594
    scene.shine(x - 10, y - 60, 80, "#ffb860", 0.22)
    look = Person(
        body="child",
        skin="fair",
        hair="curly",
        hair_colour="#7a3a1c",
        coat="shirt",
        colour="#3fa0a8",
        trim="#fff0d0",
        pattern="stripes",
        face="smile",
        trousers="#8a5a34",
        shoes="#b83a2e",
    )
    someone = Figure(look, "stand", "q", near_hand="hold", head=-2)
    someone.place(x, y, 138, flip=True)
    someone.reach(484, 514)
    someone.draw(scene, x, y, 138, flip=True, ground=0, rim=0.9, rim_colour="#ffc070")
    hand = someone.page("wrn")
    biscuit = scene.sheet()
    bx, by = hand[0] - 12, hand[1] - 5
    biscuit.fill(ellipse(bx, by, 13, 12), "#d9984a", grad=radial(bx - 3, by - 3, 14, "#a8642a"))
    for number in range(14):
        turn = number * math.pi / 7
        biscuit.fill(ellipse(bx + 13 * math.cos(turn), by + 12 * math.sin(turn), 3), "#c98a40")
    biscuit.fill(ellipse(bx, by, 5.4), "#d8303a")
    biscuit.fill(ellipse(bx - 1.6, by - 1.6, 1.7), "#ffd0c0")
    scene.add(biscuit, relief=3, rim=0.5, shadow=(2, 3, 4, 0.5), wobble=0.4)
    _balcony(scene, x, y, 112)


def _old_man(scene: Scene) -> None:
    """He pegs socks on a line, across the wing."""
    x, y = 278, 852
    scene.shine(x, y - 60, 80, "#ffb860", 0.22)
    look = Person(
        body="old",
        skin="tan",
        hair="bald",
        hair_colour="#e8e6ea",
        beard="moustache",
        coat="shirt",
        colour="#e8e0cc",
        trim="#b84a3a",
        face="calm",
        trousers="#4a5a3a",
        shoes="#3a2420",
        glasses=True,
    )
    someone = Figure(
        look,
        "reach",
        "q",
        near_arm=(150, 160),
        far_arm=(140, 166),
        head=-14,
        near_foot=90,
        far_foot=90,
    )
    someone.draw(scene, x + 8, y, 170, flip=True, ground=0, rim=0.9, rim_colour="#ffc070")
    line = sample([(30, 690), (150, 712), (262, 700), (352, 690)], 40)
    rope = scene.sheet()
    rope.line(spline([station[:2] for station in line[::5]], closed=False), "#f0e6d0", 2.2, 0.9)
    for number, (place, tone) in enumerate(
        ((4, "#d8503a"), (9, "#3f8aa0"), (14, "#f0d060"), (20, "#8a4a8a"), (25, "#e8e0d0"))
    ):
        px, py = line[place][0], line[place][1]
        with rope.at(px, py, 1.1, (-6, 5, -3, 7, 2)[number]):
            sock = spline(
                [
                    (-7, 0, 1),
                    (7, 0, 1),
                    (7, 24),
                    (12, 32),
                    (22, 36),
                    (24, 44),
                    (14, 48),
                    (-4, 42),
                    (-8, 26),
                ]
            )
            rope.fill(sock, tone)
            for stripe in (6, 13):
                rope.line(poly([(-7, stripe), (7, stripe)], closed=False), "#fff6e0", 2.6, 0.85)
            rope.fill(rect(-2, -6, 4, 10, 1), "#c99a5a")
    scene.add(rope, relief=4, lo=0.5, hi=0.4, rim=0.5, shadow=(4, 6, 6, 0.45), wobble=0.4)
    _balcony(scene, x, y, 118)


def _sign(scene: Scene) -> None:
    """A key, and no name."""
    x, y = 526, 968
    sheet = scene.sheet()
    sheet.line(poly([(x - 32, y - 40), (x + 32, y - 40)], closed=False), "#0b1128", 5)
    sheet.line(
        spline([(x + 32, y - 40), (x + 20, y - 20), (x + 32, y - 12)], closed=False), "#0b1128", 3
    )
    for side in (-20, 20):
        sheet.line(poly([(x + side, y - 40), (x + side, y - 24)], closed=False), "#0b1128", 2.6)
    sheet.fill(
        rect(x - 34, y - 26, 68, 84, 8),
        "#f0dcae",
        grad=linear(x - 30, y - 26, x + 34, y + 58, "#b98a4a"),
    )
    sheet.line(rect(x - 29, y - 21, 58, 74, 6), "#8a5a2a", 2)
    sheet.line(ellipse(x, y - 3, 11, 11), "#3a2418", 6)
    sheet.line(poly([(x, y + 8), (x, y + 42)], closed=False), "#3a2418", 6)
    for py in (28, 40):
        sheet.line(poly([(x, y + py), (x + 12, y + py)], closed=False), "#3a2418", 5.4)
    scene.add(
        sheet,
        relief=4,
        lo=0.5,
        hi=0.4,
        rim=0.7,
        rim_colour="#ffc070",
        shadow=(4, 7, 8, 0.5),
        wobble=0.5,
    )
