"""A lion has his mane set: curlers, bulbs, a cape, and in the mirror the back of a lamb."""

import math

import numpy as np

from pinxit_atelier.compose import ring
from pinxit_atelier.engine import (
    Brush,
    Colour,
    Field,
    Look,
    Page,
    Palette,
    Path,
    Scene,
    Sheet,
    arc,
    ellipse,
    leaf,
    limb,
    linear,
    mix,
    moved,
    poly,
    radial,
    ramp,
    rect,
    rgb,
    smoothstep,
    spline,
    taper,
    vary,
)
from pinxit_atelier.gesture import Look as Person
from pinxit_atelier.gesture import Stage

GOLD, AMBER, UMBER, CREAM = "#e3a53f", "#c47a26", "#7a4218", "#fff1d4"
MINT, MINT_DEEP, BRICK, CORAL = "#8fd8bd", "#3f9482", "#b8482e", "#ff6f61"
FACE = 400, 610  # the tip of the nose, from which the fur flows
MANE = 400, 566
WOOL = "#f3ead8"


def paint(page: Page) -> Scene:
    """Paint wall, mirror and bulbs, the mane in its curlers, the face, the staff."""
    scene = Scene(page, 4129, light=(330, 60, 420), glow="#ffe9b8", shade="#4a2010", reach=1300,
                  felt=0.5)  # fmt: skip
    _tiles(scene)
    _shade_of_the_room(scene)
    _mirror(scene)
    _lamb(scene)
    _frame(scene)
    _mane(scene)
    _cape(scene)
    _curlers(scene)
    _face(scene)
    _features(scene)
    _manicure(scene)
    _gazelles(scene)
    _hairdresser(scene)
    _loose_curler(scene)
    for x, y in _bulbs():
        if math.dist((x, y), MANE) > 385:  # the others are behind hair
            scene.shine(x, y, 62, "#ffe0a0", 0.42)
    scene.focus(400, 560, 260)
    scene.focus(690, 860, 130)
    scene.exact(ellipse(400, 560, 190, 220), 0.7)
    for x, y, wide, high in ((400, 1090, 330, 110), (110, 1000, 150, 190), (690, 900, 110, 190),
                             (98, 262, 60, 70), (400, 170, 190, 110)):  # fmt: skip
        scene.exact(ellipse(x, y, wide, high), 0.75)
    look = Look(
        brush=Brush(detail=0.65, exact=0.04), vignette=0.3, bloom=0.24, bloom_from=0.8,
        palette=Palette(
            colours=("#d99a3c", "#6a3a20", "#f2e6cc", "#7fb8a4", "#6f7078"), mother="#c8a878",
            accent="#c2452e", quiet=0.25,
        ),
        masses=0.25, contrast=1.06, shadows="#4a2c30", lights="#fff0cc", split=0.08,
    )  # fmt: skip
    return scene.finish(look)


def _hair(
    sheet: Sheet,
    x: float,
    y: float,
    way: float,
    long: float,
    wide: float,
    bend: float,
    colour: Colour,
    alpha: float,
) -> None:
    """One hair: thick in the middle, bent, sharp at the end."""
    middle = x + 0.5 * long * math.cos(way), y + 0.5 * long * math.sin(way)
    end = (
        middle[0] + 0.5 * long * math.cos(way + bend),
        middle[1] + 0.5 * long * math.sin(way + bend),
    )
    right, down = -math.sin(way) * wide / 2, math.cos(way) * wide / 2
    sheet.fill(
        poly(
            [
                (x, y),
                (middle[0] + right, middle[1] + down),
                end,
                (middle[0] - right, middle[1] - down),
            ]
        ),
        colour,
        alpha,
    )


def _shade_of_the_room(scene: Scene) -> None:
    """The bulbs light him, and leave the wall to the evening."""
    page = scene.page
    far = smoothstep(300, 640, np.hypot(page.x - MANE[0], page.y - MANE[1]))
    scene.multiply((0.36 + 0.36 * far).astype(np.float32), "#6f6a74")


def _tiles(scene: Scene) -> None:
    page, rng = scene.page, scene.rng
    scene.backdrop([(0, "#a8741e"), (1, "#7d5216")], (page.y / 1200).astype(np.float32))
    tiles = scene.sheet()
    for row in range(14):
        for column in range(9):
            x, y = column * 92 - 14, row * 92 - 20
            light = math.exp(-(((x - 354) / 420) ** 2) - ((y - 350) / 520) ** 2)
            tone = vary(mix("#b07c22", "#e3b648", light), rng, 0.06, 0.015)
            tiles.fill(rect(x + 2, y + 2, 88, 88, 6), tone)
            tiles.fill(
                poly([(x + 9, y + 9), (x + 60, y + 9), (x + 9, y + 56)]),
                "#fffbd8",
                rng.uniform(0.12, 0.4),
                blur=3,
            )
            if (row + column) % 2:
                tiles.fill(ellipse(x + 46, y + 46, 11, 11), "#b07e24", 0.35)
                for turn in range(0, 360, 90):
                    way = math.radians(turn + 45)
                    tip = x + 46 + 30 * math.cos(way), y + 46 + 30 * math.sin(way)
                    tiles.fill(leaf((x + 46, y + 46), tip, 15), "#b07e24", 0.35)
    scene.add(tiles, relief=7, lo=0.5, hi=0.5, wobble=0.8, amount=0.07)


def _bulbs() -> list[tuple[float, float]]:
    return [
        (spot.x, spot.y)
        for spot in ring(400, 452, 356, 20, start=-81, squash=1.165)
        if math.dist((spot.x, spot.y), MANE) > 345
    ]


def _mirror(scene: Scene) -> None:
    glass = scene.sheet()
    glass.fill(ellipse(400, 452, 340, 396), "#b9dccb", grad=linear(200, 60, 620, 820, "#6fa594"))
    for x, wide in ((150, 40), (214, 16), (600, 60)):
        glass.fill(
            poly([(x + 120, 40), (x + 120 + wide, 40), (x - 60 + wide, 800), (x - 60, 800)]),
            "#ffffff",
            0.25,
            blur=6,
            clip=ellipse(400, 452, 338, 394),
        )
    scene.add(glass, amount=0.05, hue=0.01)


def _lamb(scene: Scene) -> None:
    """What the mirror sees from behind, in the same cape."""
    rng = scene.rng
    x, y = 400.0, 172.0
    glass = ellipse(400, 452, 337, 393)
    cape = spline(
        [
            (x - 350, y + 420, 1),
            (x - 330, y + 200),
            (x - 272, y + 118),
            (x - 190, y + 84),
            (x - 100, y + 70),
            (x + 100, y + 70),
            (x + 190, y + 84),
            (x + 272, y + 118),
            (x + 330, y + 200),
            (x + 350, y + 420, 1),
        ]
    )
    sheet = scene.sheet()
    with sheet.inside(glass):
        sheet.fill(cape, "#fff3da", grad=linear(x, y + 80, x, y + 330, "#dcc49c"))
        for number in range(-9, 10):
            low = x + number * 46
            line = [(x + number * 12, y + 50), (x + number * 31, y + 120), (low, y + 430)]
            sheet.fill(taper(line, [8, 16, 24]), vary(BRICK, rng, 0.05, 0.01), clip=cape)
        sheet.line(cape, "#8a5030", 5, 0.4, blur=3)
    scene.add(sheet, relief=26, lo=0.5, hi=0.3, haze=("#b9dccb", 0.24), wobble=0.8)
    ruff = scene.sheet()
    for number in range(13):
        part = number / 12
        px, py = x - 112 + 224 * part, y + 76 + 4 * math.sin(math.pi * part)
        ruff.fill(ellipse(px, py, 15, 19), "#fffaf0" if number % 2 else "#f1ddbc")
    scene.add(ruff, relief=7, lo=0.5, hi=0.3, haze=("#b9dccb", 0.2), shadow=(0, 5, 6, 0.4))
    ears = scene.sheet()
    for side in (-1, 1):
        ear = leaf((x + side * 74, y - 6), (x + side * 182, y + 40), 54, side * 0.16)
        ears.fill(ear, "#ead2bc", grad=linear(x + side * 80, y, x + side * 180, y + 40, "#c9a48e"))
        for step in range(26):
            part = step / 26
            px, py = x + side * (84 + 84 * part), y - 4 + 40 * part + rng.uniform(-12, 14)
            way = 0.5 if side > 0 else math.pi - 0.5
            _hair(ears, px, py, way, 18, 2.4, 0.2, "#fff6e8", 0.6)
    scene.add(ears, relief=10, lo=0.5, hi=0.3, haze=("#b9dccb", 0.14), shadow=(0, 5, 7, 0.4))
    head = scene.sheet()
    curls = []
    for _ in range(620):
        turn, far = rng.uniform(0, 2 * math.pi), math.sqrt(rng.random())
        curls.append((x + 96 * far * math.cos(turn), y + 2 + 90 * far * math.sin(turn)))
    curls.sort(key=lambda curl: curl[1])
    for px, py in curls:
        light = 0.66 - 0.4 * (px - x) / 96 - 0.35 * (py - y) / 90 + rng.uniform(-0.12, 0.12)
        tone = mix("#b39c7c", "#fffdf4", min(max(light, 0), 1))
        size = rng.uniform(9, 15)
        head.fill(ellipse(px, py, size), tone)
        start = rng.uniform(0, 360)
        head.line(arc(px, py, size * 0.72, start, 210), mix(tone, "#7d6648", 0.5), 1.8, 0.7)
        head.line(arc(px + 1, py + 1, size * 0.34, start + 160, 220), "#8f785a", 1.4, 0.5)
    scene.add(head, relief=34, lo=0.45, hi=0.3, haze=("#b9dccb", 0.1), shadow=(0, 8, 10, 0.4))


def _frame(scene: Scene) -> None:
    frame = scene.sheet()
    frame.line(ellipse(400, 452, 356, 415), "#9a6420", 46)
    frame.line(ellipse(400, 452, 337, 396), "#f5d27a", 5)
    frame.line(ellipse(400, 452, 376, 435), "#8a5a1c", 5)
    scene.add(frame, relief=20, lo=0.6, hi=0.6, rim=0.3, shadow=(0, 10, 14, 0.5), wobble=0.5)
    lamps = scene.sheet()
    for x, y in _bulbs():
        lamps.fill(ellipse(x, y, 23), "#8a5a1c")
        lamps.fill(ellipse(x, y, 20), "#fffef6", grad=radial(x - 3, y - 3, 22, "#ffe2a0"))
    scene.put(lamps, wobble=0.3)
    halo = scene.sheet()
    for x, y in _bulbs():
        halo.fill(ellipse(x, y, 52), "#ffe3a0", 0.6, blur=22)
    scene.put(halo, "screen", opacity=0.8)
    photo = scene.sheet()  # the wish
    with photo.at(98, 262, 1, -12):
        photo.fill(rect(-40, -52, 80, 104, 3), "#fffaf0")
        photo.fill(rect(-33, -45, 66, 74), "#9fcfe0", grad=linear(0, -45, 0, 30, "#e8d8b8"))
        for px, py, size in ((0, -26, 17), (-18, -12, 10), (18, -12, 10), (-2, 16, 19), (26, 8, 8)):
            for turn in range(0, 360, 40):
                photo.fill(
                    ellipse(
                        px + size * 0.6 * math.cos(turn),
                        py + size * 0.6 * math.sin(turn),
                        size * 0.6,
                    ),
                    "#f7f2f4" if turn % 80 else "#dccfd8",
                )
        photo.fill(ellipse(0, -8, 11, 13), "#f3e6ea")
        for side in (-1, 1):
            photo.fill(ellipse(side * 4.4, -11, 1.8, 2.4), "#2a1a20")
        photo.fill(ellipse(0, -4, 3, 2.2), "#2a1a20")
        photo.fill(poly([(-8, 4), (8, 4), (0, 9)]), CORAL)
    scene.add(photo, relief=3, shadow=(4, 6, 6, 0.5), wobble=0.4)


def _mane(scene: Scene) -> None:
    """What is under the curlers: gold, strand by strand."""
    rng = scene.rng
    x, y = MANE
    scene.pool(x, y + 16, 320, 320, "#8a5020", 0.55)
    sheet = scene.sheet()
    sheet.fill(ellipse(x, y, 262, 262), "#a8641e")
    strands = []
    for _ in range(5200):
        turn, far = rng.uniform(0, 2 * math.pi), 150 + 150 * rng.random() ** 0.8
        strands.append((far, turn))
    strands.sort(reverse=True)
    for far, turn in strands:
        light = 0.5 - 0.5 * math.sin(turn) * 0.4 - 0.25 * math.cos(turn)
        tone = mix("#8a4a14", "#ffd676", min(1, max(0, light + rng.uniform(-0.5, 0.5) * 0.8)))
        _hair(
            sheet,
            x + far * math.cos(turn),
            y + far * math.sin(turn),
            turn + rng.uniform(-0.3, 0.3),
            rng.uniform(30, 64),
            rng.uniform(2.5, 6),
            rng.uniform(-0.5, 0.5),
            tone,
            rng.uniform(0.5, 0.95),
        )
    scene.add(sheet, relief=30, lo=0.4, hi=0.3, rim=0.4, wobble=0.8)


def _curlers(scene: Scene) -> None:
    """Two rings of locks, rolled up and pinned; the last one is still being pulled."""
    for count, far, start, size in ((15, 284, -84, 1.12), (11, 200, -90, 1.12)):
        for number, spot in enumerate(ring(*MANE, far, count, start=start)):
            low = spot.y > MANE[1] + (150 if far > 250 else 110)
            if low or (far > 250 and number == 4):
                continue
            _curler(scene, spot.x, spot.y, spot.angle, size, number)


def _curler(scene: Scene, x: float, y: float, angle: float, size: float, number: int) -> None:
    rng = scene.rng
    sheet = scene.sheet()
    with sheet.at(x, y, size, angle + 90 + rng.uniform(-9, 9)):
        lock = spline([(-27, 80, 1), (-28, 24), (-23, -10), (23, -10), (28, 24), (27, 80, 1)])
        sheet.fill(lock, "#d9942f", grad=linear(0, 78, 0, -10, "#f2bd54"))
        for _ in range(80):
            px = rng.uniform(-29, 29)
            _hair(
                sheet,
                px * 0.85,
                76,
                -math.pi / 2 + px / 400,
                84,
                rng.uniform(1.6, 4),
                0,
                rng.choice(["#ffe08c", "#a8641e", "#c47a26", "#f0b748"]),
                rng.uniform(0.3, 0.8),
            )
    scene.add(sheet, relief=13, lo=0.55, hi=0.4, rim=0.2, shadow=(0, 4, 6, 0.35), wobble=0.6)
    roll = scene.sheet()
    with roll.at(x, y, size, angle + 90 + rng.uniform(-5, 5)):
        _tube(roll)
        wound = rect(-22, -26, 44, 52, 10)
        roll.fill(wound, "#e0a040", grad=linear(0, -27, 0, 27, "#b06a1e"))
        for _ in range(70):
            px = rng.uniform(-20, 20)
            _hair(
                roll,
                px,
                -26,
                math.pi / 2,
                50,
                rng.uniform(1.5, 3.6),
                rng.uniform(-0.2, 0.2),
                rng.choice(["#ffe59a", "#a8601c", "#f4c05a", "#c98430"]),
                rng.uniform(0.3, 0.8),
            )
        roll.fill(rect(-18, -20, 36, 8, 4), "#fff3b8", 0.4, blur=3)
        if number % 3 != 2:
            roll.line(poly([(-38, 4), (38, -6)], closed=False), "#fdf6e6", 3.4)
            roll.fill(ellipse(38, -6, 5), CORAL)
    scene.add(
        roll, relief=20, lo=0.65, hi=0.55, rim=0.35, rim_width=2, shadow=(0, 7, 8, 0.5), wobble=0.6
    )
    for _ in range(3):
        wisp = scene.sheet()
        way = math.radians(angle + rng.uniform(-50, 50))
        end = x + 74 * math.cos(way) * size, y + 74 * math.sin(way) * size
        bend = rng.uniform(-26, 26)
        wisp.fill(
            taper([(x, y), ((x + end[0]) / 2 + bend, (y + end[1]) / 2 - bend), end], [2, 3, 0.5]),
            "#f4c562",
            0.8,
        )
        scene.put(wisp)


def _tube(sheet: Sheet) -> None:
    """A curler of mint plastic, full of holes."""
    sheet.fill(rect(-46, -24, 92, 48, 12), MINT, grad=linear(0, -23, 0, 23, MINT_DEEP))
    for side in (-1, 1):
        for hole in range(8):
            sheet.fill(
                ellipse(side * (29 + 9 * (hole % 2)), -16 + hole // 2 * 11, 2.9, 2.6), "#2b6f62"
            )
        sheet.line(poly([(side * 44, -18), (side * 44, 18)], closed=False), "#d6fff0", 2.4, 0.8)


def _cape(scene: Scene) -> None:
    scene.pool(400, 860, 300, 60, "#6a3214", 0.4)
    tent = spline(
        [
            (262, 770, 1),
            (330, 752),
            (400, 762),
            (470, 752),
            (538, 770, 1),
            (620, 880),
            (700, 1040),
            (748, 1230, 1),
            (52, 1230, 1),
            (100, 1040),
            (180, 880),
        ]
    )
    sheet = scene.sheet()
    sheet.fill(tent, "#fff3da", grad=linear(300, 760, 500, 1200, "#e8cfa4"))
    with sheet.inside(tent):
        for number in range(-8, 9):
            top, low = 400 + number * 17, 400 + number * 46
            bow = 14 * math.sin(number * 1.7)
            stripe = taper(
                [(top, 750), ((top + low) / 2 + bow, 960), (low + bow, 1240)], [9, 17, 28]
            )
            sheet.fill(stripe, vary(BRICK, scene.rng, 0.05, 0.01))
        for number in range(-6, 7):
            top, low = 400 + number * 20, 400 + number * 60
            fold = taper(
                [(top + 12, 770), ((top + low) / 2 + 14, 980), (low + 22, 1240)], [3, 14, 34]
            )
            sheet.fill(fold, "#7a3a1c", 0.28, blur=9)
            sheet.fill(moved(fold, -26, 0), "#fffdf0", 0.30, blur=9)
    scene.add(
        sheet,
        relief=40,
        lo=0.6,
        hi=0.3,
        rim=0.4,
        shadow=(0, 8, 16, 0.5),
        wobble=0.9,
        texture="down",
    )
    collar = scene.sheet()
    for number in range(15):
        part = number / 14
        x = 258 + 284 * part
        collar.fill(
            ellipse(x, 778 + 22 * math.sin(math.pi * part), 19, 24, (part - 0.5) * 40),
            "#fffaf0" if number % 2 else "#f1ddbc",
        )
    scene.add(collar, relief=9, lo=0.5, hi=0.3, shadow=(0, 7, 8, 0.5), wobble=0.7)


def _spot(page: Page, x: float, y: float, wide: float, high: float) -> Field:
    """Return a soft hill at a place, and its mirror image."""
    hills = sum(
        np.exp(-(((page.x - at) / wide) ** 2) - ((page.y - y) / high) ** 2) for at in {x, 800 - x}
    )
    return np.asarray(hills, np.float32)


def _head() -> Path:
    right = [(470, 398), (536, 430), (566, 500), (560, 580), (528, 650), (496, 716), (454, 768)]
    return spline([(400, 388), *right, (400, 790), *[(800 - x, y) for x, y in reversed(right)]])


def _face(scene: Scene) -> None:
    page, rng = scene.page, scene.rng
    for side in (-1, 1):
        ear = scene.sheet()
        x, y = 400.0 + side * 138, 432.0
        ear.fill(ellipse(x, y, 50, 52), "#d8963a")
        ear.fill(ellipse(x + side * 2, y + 6, 32, 36), "#8a4c28")
        for _ in range(160):
            turn = rng.uniform(0, 6.3)
            _hair(
                ear,
                x + 30 * math.cos(turn),
                y + 30 * math.sin(turn),
                turn + math.pi + rng.uniform(-1, 1) * 0.5,
                rng.uniform(14, 30),
                2.6,
                0.3,
                rng.choice(["#ffe6b0", "#f4c468", "#c98436"]),
                0.7,
            )
        scene.add(ear, relief=16, lo=0.5, hi=0.4, rim=0.5, shadow=(0, 5, 8, 0.5), wobble=0.5)
    round_head = ((page.x - 400) / 200) ** 2 + ((page.y - 580) / 240) ** 2
    height = 150 * np.sqrt(np.clip(1 - round_head, 0.02, 1))
    height += 30 * _spot(page, 400, 540, 46, 110) + 34 * _spot(page, 356, 692, 56, 44)
    height += 26 * _spot(page, 400, 762, 50, 34) + 15 * _spot(page, 322, 474, 46, 22)
    height += 16 * _spot(page, 322, 528, 36, 20) - 26 * _spot(page, 322, 530, 58, 36)
    height += 14 * _spot(page, 280, 610, 50, 40)
    down, across = np.gradient(page.blur(height.astype(np.float32), 3) * page.scale)
    light = (across * 0.26 + down * 0.56 + 0.78) / np.sqrt(across**2 + down**2 + 1)
    far = np.hypot(page.x - FACE[0], page.y - FACE[1])
    ground = ramp([(0, "#f2bd5c"), (0.5, GOLD), (1, AMBER)], far / 230 + 0.1 * page.noise(7, 60, 3))
    dark = 0.55 * _spot(page, 372, 430, 12, 40) + 0.5 * _spot(page, 340, 436, 10, 30)
    dark += 0.5 * _spot(page, 354, 520, 14, 40) + 0.45 * _spot(page, 400, 420, 10, 46)
    dark = np.clip(dark, 0, 1)[..., None]
    cream = np.clip(
        1.4 * _spot(page, 356, 700, 62, 46)
        + 1.5 * _spot(page, 400, 772, 70, 44)
        + 0.8 * _spot(page, 320, 560, 42, 16)
        + 0.6 * _spot(page, 322, 486, 34, 10),
        0,
        1,
    )
    cream = smoothstep(0.2, 0.8, cream + 0.1 * page.noise(9, 24, 3))[..., None]
    coat = ground * (1 - dark) + rgb(UMBER) * dark
    coat = coat * (1 - cream) + rgb(CREAM) * cream
    shade = np.clip(light * 1.15 + 0.12, 0.3, 1.15)
    shade = shade + 0.4 * _spot(page, 360, 740, 90, 50) * (1 - shade)  # the cape throws light back
    shade = np.clip(shade, 0, 1.15)[..., None].astype(np.float32)
    painted = coat * shade * np.array([1, 0.9, 0.8], np.float32) ** (1.3 * (1.1 - shade))
    head = _head()
    mask = scene.sheet()
    mask.fill(head, "#ffffff")
    alpha = mask.pixels()[..., 3]
    scene.multiply((page.blur(alpha, 14) * 0.6).astype(np.float32), "#6a3412")
    part = page.blur(alpha, 2)[..., None]
    scene.image = (scene.image * (1 - part) + painted * part).astype(np.float32)
    hairs = []
    for _ in range(15000):
        x, y = rng.uniform(230, 570), rng.uniform(386, 792)
        if head.contains(x, y):
            hairs.append((math.hypot(x - FACE[0], y - FACE[1]), x, y))
    hairs.sort(reverse=True)
    sheet = scene.sheet()
    for away, x, y in hairs:
        way = math.atan2(y - FACE[1], x - FACE[0])
        if abs(x - 400) < 60 and y < 600:
            way = -math.pi / 2 + (x - 400) / 90
        if y > 640:
            way += (0.35 if x > 400 else -0.35) * min(1, (y - 640) / 80)
        tone = painted[int(y * page.scale), int(x * page.scale)]
        tone = np.clip(tone * rng.choice((0.74, 0.88, 1, 1.08, 1.2)), 0, 1)
        edge = 1.7 if away > 165 else 1
        _hair(
            sheet,
            x,
            y,
            way + rng.uniform(-0.2, 0.2),
            (7 + away * 0.06) * edge,
            rng.uniform(1.2, 2.6),
            rng.uniform(-0.3, 0.3),
            tone,
            rng.uniform(0.4, 0.85),
        )
    scene.put(sheet)


def _features(scene: Scene) -> None:
    """Heavy lids, a broad nose, a mouth that says nothing; a tear."""
    for side in (-1, 1):
        eye = scene.sheet()

        def at(x: float, y: float, side: int = side) -> tuple[float, float]:
            return 400 + side * x, y

        almond = spline(
            [
                (*at(50, 550), 1),
                at(62, 528),
                at(88, 516),
                (*at(118, 530), 1),
                at(106, 548),
                at(80, 556),
            ]
        )
        rim = spline(
            [
                (*at(40, 562), 1),
                at(56, 522),
                at(90, 506),
                (*at(123, 530), 1),
                at(110, 556),
                at(78, 564),
            ]
        )
        eye.fill(rim, "#5c2c12")
        eye.fill(almond, "#fff3d0")
        eye.fill(
            ellipse(*at(82, 536), 21),
            "#f0ac2c",
            grad=radial(*at(82, 542), 21, "#9a5410"),
            clip=almond,
        )
        eye.fill(ellipse(*at(82, 536), 9), "#1c0c08", clip=almond)
        lid = spline(
            [
                (*at(40, 552), 1),
                at(58, 514),
                at(90, 498),
                (*at(130, 524), 1),
                at(108, 533),
                at(78, 534),
            ]
        )
        eye.fill(lid, "#e0a44c", grad=linear(400, 498, 400, 536, "#b0702c"))
        eye.line(
            spline(
                [at(42, 552), at(58, 540), at(78, 534.5), at(108, 533), at(128, 526)], closed=False
            ),
            "#3a180a",
            4,
        )
        eye.line(
            spline([at(52, 528), at(76, 512), at(106, 516)], closed=False), "#9a5c24", 2.4, 0.7
        )
        eye.fill(ellipse(*at(75, 543), 3.6), "#fffdf0")
        scene.put(eye, wobble=0.3)
    nose = scene.sheet()
    shape = spline(
        [
            (348, 622),
            (372, 610),
            (428, 610),
            (452, 622),
            (444, 644),
            (420, 660),
            (400, 668, 1),
            (380, 660),
            (356, 644),
        ]
    )
    nose.fill(shape, "#b0604a", grad=linear(380, 612, 410, 668, "#6a2c22"))
    for side in (-1, 1):
        nose.fill(
            spline(
                [
                    (400 + side * 14, 650),
                    (400 + side * 22, 636),
                    (400 + side * 42, 634),
                    (400 + side * 34, 648),
                ]
            ),
            "#2c0e0c",
            blur=1,
        )
    nose.fill(spline([(374, 618), (410, 614), (404, 624), (380, 627)]), "#ffd6bc", 0.6, blur=3)
    scene.add(
        nose, relief=13, lo=0.5, hi=0.5, rim=0.3, shadow=(0, 5, 6, 0.5), texture="fine", wobble=0.4
    )
    mouth = scene.sheet()
    mouth.fill(taper([(400, 666), (400, 698)], [5, 4], 6), "#5a2414")
    for side in (-1, 1):
        mouth.fill(
            taper(
                [
                    (400, 696),
                    (400 + side * 34, 724),
                    (400 + side * 66, 726),
                    (400 + side * 92, 742),
                ],
                [4, 6, 5, 1],
            ),
            "#5a2414",
        )
        for row in range(3):
            for column in range(3):
                x, y = 400 + side * (36 + column * 17 + row * 3), 684 + row * 13 + column * 2
                mouth.fill(ellipse(x, y, 2.2), "#7a3c1c", 0.8)
            root = 400 + side * (58 + row * 6), 688 + row * 13
            line = [
                root,
                (root[0] + side * 70, root[1] - 10 + row * 6),
                (root[0] + side * 142, root[1] + 6 + row * 20),
            ]
            mouth.fill(taper(line, [3, 2.4, 0.6]), "#fffaf0")
    mouth.fill(taper([(360, 752), (400, 760), (440, 752)], [1, 6, 1]), "#b07a4a", 0.4, blur=3)
    scene.put(mouth, wobble=0.3)
    beard = scene.sheet()
    for _ in range(240):
        at_x = 400 + scene.rng.gauss(0, 26)
        _hair(
            beard,
            at_x,
            764 + scene.rng.uniform(-6, 16),
            math.pi / 2 + (400 - at_x) / 120,
            scene.rng.uniform(22, 44),
            3,
            0,
            scene.rng.choice(["#fff6e0", "#f0d8a8", "#e0b870", "#fffdf4"]),
            0.8,
        )
    scene.add(beard, lo=0.3, hi=0.2, relief=4, shadow=(0, 5, 7, 0.4))
    tear = scene.sheet()
    drop = spline([(306, 562, 1), (316, 582), (314, 596), (304, 600), (295, 594), (296, 581)])
    tear.fill(drop, "#cfeeff", 0.9, grad=linear(300, 562, 308, 602, "#6fb4dc"))
    tear.fill(ellipse(301, 590, 3, 5), "#ffffff")
    scene.add(tear, relief=6, lo=0.3, hi=0.4, shadow=(2, 4, 4, 0.5), wobble=0)


def _manicure(scene: Scene) -> None:
    rng = scene.rng
    scene.pool(400, 1116, 200, 30, "#6a2c14", 0.6)
    pad = scene.sheet()
    pad.fill(
        spline(
            [
                (236, 1090),
                (252, 1058),
                (400, 1048),
                (548, 1058),
                (564, 1090),
                (546, 1122),
                (400, 1130),
                (254, 1122),
            ]
        ),
        "#7fc4ae",
        grad=linear(300, 1050, 480, 1130, MINT_DEEP),
    )
    for x in (240, 560):
        for number in range(5):
            pad.line(poly([(x, 1104), (x - 10 + number * 5, 1132)], closed=False), "#f2d27c", 3)
    scene.add(pad, relief=24, lo=0.6, hi=0.4, rim=0.4, shadow=(0, 6, 10, 0.5))
    for side in (-1, 1):
        x = 400 + side * 74
        slit = scene.sheet()
        slit.fill(ellipse(x, 972, 56, 20), "#5a2412")
        slit.line(ellipse(x, 972, 57, 21), "#fffaf0", 6)
        scene.add(slit, relief=4, shadow=(0, 4, 6, 0.4), wobble=0.6)
        paw = scene.sheet()
        shape = spline(
            [
                (x - 42, 960),
                (x - 48, 1026),
                (x - 62, 1070),
                (x - 46, 1100),
                (x + 46, 1100),
                (x + 62, 1070),
                (x + 48, 1026),
                (x + 42, 966),
            ]
        )
        paw.fill(shape, GOLD, grad=linear(x - 30, 970, x + 40, 1100, AMBER))
        for _ in range(700):
            px, py = rng.uniform(x - 60, x + 60), rng.uniform(962, 1096)
            if shape.contains(px, py):
                _hair(
                    paw,
                    px,
                    py,
                    math.pi / 2 + (px - x) / 130,
                    rng.uniform(9, 18),
                    2.2,
                    0,
                    rng.choice(["#ffe09a", "#c98434", "#a8661e", "#f4c05a"]),
                    0.6,
                )
        scene.add(paw, relief=26, lo=0.55, hi=0.4, rim=0.4, shadow=(0, 6, 9, 0.5), wobble=0.6)
        scene.pool(x, 962, 50, 24, "#3a1408", 0.8)
        lip = scene.sheet()
        lip.fill(
            spline(
                [
                    (x - 58, 972, 1),
                    (x - 40, 954),
                    (x, 948),
                    (x + 40, 954),
                    (x + 58, 972, 1),
                    (x + 44, 946),
                    (x, 930),
                    (x - 44, 946),
                ]
            ),
            "#fff3da",
        )
        scene.add(lip, relief=6, lo=0.5, hi=0.3, shadow=(0, 5, 6, 0.5), wobble=0.6)
        toes = scene.sheet()
        for number in range(4):
            px = x - 41 + number * 27.5
            py = 1092 + (4 if number in (1, 2) else -3)
            toes.fill(
                ellipse(px, py, 16.5, 20),
                "#edb655",
                grad=linear(px, py - 18, px, py + 20, "#c07a28"),
            )
        scene.add(toes, relief=11, lo=0.5, hi=0.4, shadow=(0, 4, 5, 0.45), wobble=0.4)
        claws = scene.sheet()
        for number in range(4):
            px = x - 41 + number * 27.5
            py = 1104 + (4 if number in (1, 2) else -3)
            done = number < 3 if side < 0 else number > 1
            claw = leaf((px, py - 7), (px, py + 17), 12.5)
            claws.fill(claw, CORAL if done else "#f4e4c8")
            claws.fill(ellipse(px - 2.4, py + 2, 1.6, 4), "#ffffff", 0.85)
        scene.add(claws, relief=3, lo=0.4, hi=0.4, shadow=(0, 3, 3, 0.5), wobble=0.2)
        _guinea_pig(scene, 400 + side * 196, 1166, side)


def _guinea_pig(scene: Scene, x: float, y: float, side: int) -> None:
    """A manicurist with an apron and a very small brush."""
    rng = scene.rng
    scene.pool(x, y, 52, 10, "#4a1c0c", 0.7)
    coat = ("#f7ead6", "#8a4a22") if side < 0 else ("#c47a3a", "#3a241c")
    body = scene.sheet()
    with body.at(x, y, 1.12, flip=side > 0):
        shape = spline(
            [
                (-34, -4),
                (-40, -44),
                (-26, -82),
                (6, -104),
                (38, -98),
                (54, -78),
                (48, -62),
                (38, -52),
                (36, -20),
                (28, 0),
                (-10, 4),
            ]
        )
        body.fill(shape, coat[0])
        body.fill(
            spline([(-36, -50), (-28, -84), (4, -106), (24, -104), (10, -70), (-14, -44)]),
            coat[1],
            clip=shape,
        )
        for _ in range(320):
            px, py = rng.uniform(-40, 54), rng.uniform(-104, 2)
            if shape.contains(px, py):
                tone = mix(
                    rng.choice(coat), rng.choice(["#fff6e4", "#4a2a18"]), rng.uniform(0, 0.5)
                )
                _hair(body, px, py, math.radians(200 + py), rng.uniform(6, 12), 1.8, 0, tone, 0.45)
        for px in (-16, 18):
            body.fill(ellipse(px, 2, 15, 6), "#f0b8a8")
    scene.add(body, relief=20, lo=0.5, hi=0.4, rim=0.5, shadow=(0, 5, 8, 0.5), wobble=0.5)
    over = scene.sheet()
    with over.at(x, y, 1.12, flip=side > 0):
        over.fill(
            spline([(2, -46, 1), (34, -50, 1), (40, -24), (36, -4, 1), (0, -2, 1), (-4, -24)]),
            "#fffaf2",
            grad=linear(0, -46, 36, 0, "#cfe8de"),
        )
        over.line(spline([(2, -46), (-20, -42), (-38, -36)], closed=False), MINT_DEEP, 3)
        over.fill(spline([(4, -92), (-6, -108), (-20, -102), (-14, -86)]), "#c98a78")
        over.fill(ellipse(30, -84, 4.6, 5), "#1c0e0c")
        over.fill(ellipse(28.6, -86, 1.6), "#ffffff")
        over.fill(ellipse(52, -78, 4.4, 3.6), "#d87a72")
        over.line(spline([(50, -70), (44, -67), (38, -70)], closed=False), "#5a2a1c", 1.6)
        over.fill(limb([(20, -46), (44, -42), (62, -50)], [15, 11, 9]), coat[0])
        over.line(poly([(60, -46), (84, -54)], closed=False), "#8a4a22", 4)
        over.fill(leaf((82, -53), (98, -59), 8), CORAL)
    scene.add(over, relief=5, lo=0.5, hi=0.3, rim=0.4, shadow=(0, 4, 5, 0.45), wobble=0.3)


def _gazelles(scene: Scene) -> None:
    """Those who wait, behind magazines."""
    for x, y, size, cover in ((96, 936, 1.0, "#e58a6a"), (40, 1104, 1.25, "#6fb8a8")):
        sheet = scene.sheet()
        with sheet.at(x, y, size):
            for shift in (-14, 6):
                horn = [(shift - 4, -92), (shift - 18, -128), (shift - 8, -166), (shift - 22, -196)]
                sheet.fill(taper(horn, [12, 10, 7, 2]), "#6a4228")
                for number in range(8):
                    py = -98 - number * 11
                    sheet.line(
                        poly([(shift - 18 + number % 2, py), (shift - 4, py - 3)], closed=False),
                        "#d9b080",
                        1.8,
                        0.7,
                    )
            sheet.fill(leaf((-20, -84), (-72, -104), 28, 0.15), "#c98a4c")
            sheet.fill(leaf((-26, -85), (-62, -100), 14, 0.15), "#f0cdb0")
            sheet.fill(limb([(-24, 110), (-34, 0), (-10, -66)], [92, 62, 50]), "#cf9250")
            sheet.fill(
                spline(
                    [
                        (-34, -62),
                        (-26, -96),
                        (2, -104),
                        (30, -84),
                        (58, -48),
                        (62, -34),
                        (46, -26),
                        (10, -34),
                        (-20, -38),
                    ]
                ),
                "#d99c58",
                grad=linear(-20, -100, 50, -30, "#b0703a"),
            )
            sheet.fill(taper([(18, -76), (34, -58), (48, -40)], [2, 9, 2]), "#5a3420", 0.8)
            sheet.fill(taper([(4, -60), (22, -46), (44, -32)], [2, 9, 2]), "#fff0d8", 0.9)
            sheet.fill(ellipse(14, -74, 6.4, 6), "#1c0e0c")
            sheet.fill(ellipse(15.6, -76, 2), "#ffffff")
            sheet.fill(ellipse(59, -40, 5, 4.4), "#3a1c14")
        scene.add(sheet, relief=16, lo=0.5, hi=0.4, rim=0.5, shadow=(4, 6, 9, 0.45), wobble=0.6)
        paper = scene.sheet()
        with paper.at(x, y, size):
            paper.fill(poly([(-6, -26), (52, -14), (52, 76), (-6, 70)]), cover)
            paper.fill(poly([(52, -14), (96, -28), (94, 60), (52, 76)]), mix(cover, "#3a1c10", 0.2))
            paper.fill(ellipse(22, 22, 20, 21), "#f6d58a")
            paper.fill(ellipse(22, 24, 11, 12), "#b06a2a")
            for turn in range(0, 360, 60):
                way = math.radians(turn + 20)
                tip = 73 + 13 * math.cos(way), 24 + 19 * math.sin(way)
                paper.fill(leaf((73, 24), tip, 10), "#fff3d8", 0.85)
            paper.fill(ellipse(73, 24, 4, 5), "#e0a040")
            paper.fill(ellipse(-4, 40, 9, 11), "#4a2c1c")
            paper.fill(ellipse(92, 34, 8, 11), "#4a2c1c")
        scene.add(paper, relief=3, rim=0.4, shadow=(4, 6, 7, 0.5), wobble=0.5)


def _hairdresser(scene: Scene) -> None:
    """Very old, very small, on four fat books, with all her weight."""
    rng = scene.rng
    x, y = 702, 1178
    scene.pool(x, y + 4, 96, 14, "#3a1608", 0.8)
    top = float(y)
    for tone in ("#7a3a4a", "#c4682e", "#3a5a7a", "#a83a2e"):
        high, wide = rng.uniform(25, 33), rng.uniform(126, 158)
        left = x - wide / 2 + rng.uniform(-9, 9)
        book = scene.sheet()
        book.fill(rect(left, top - high, wide, high, 5), tone)
        book.fill(rect(left + 8, top - high + 5, wide - 4, high - 10, 3), "#f4e2bc")
        for leaf_line in range(4):
            py = top - high + 8 + leaf_line * (high - 14) / 3.4
            book.line(
                poly([(left + 10, py), (left + wide - 2, py)], closed=False), "#b8945c", 1, 0.8
            )
        book.fill(rect(left - 2, top - high, 13, high, 5), mix(tone, "#2a1008", 0.15))
        scene.add(book, relief=6, lo=0.6, hi=0.4, rim=0.3, shadow=(3, 5, 7, 0.5), wobble=0.5)
        top -= high
    who = Person(
        "stout_woman", "dark", top="#8f2f5a", top_pattern="checks #b4587c", hem=0.06, sleeves=0.85,
        legs="#2f7f7c", hair="crop", hair_colour="#dfe4ea", glasses="round", mood="concentrating",
        shoes="#a83a2e", collar="round",
    )  # fmt: skip
    stage = Stage(scene, x - 36, top + 4, 430, pitch=4, box=(540, 560, 800, 1200))
    someone = stage.person(who, "pulling", facing=-62, head=(-8, -6, 0))
    hold: tuple[float, float] = stage.page(someone.place("hand_r"))
    lock = scene.sheet()
    for _ in range(190):
        shift, end, bow = rng.gauss(0, 17), rng.gauss(0, 4), rng.gauss(0, 5)
        line = [
            (602 + shift * 0.3, 590 + shift),
            (636 + bow + shift * 0.4, 690 - shift * 0.2),
            (644 + bow, 776),
            (hold[0] - 10 + end, hold[1] + 16),
        ]
        lock.fill(
            taper(line, [3, 4, 3, 1.4], 14),
            rng.choice(["#ffdf8c", "#d9943a", "#a8641e", "#f2bd54"]),
            0.85,
        )
    scene.add(lock, relief=6, lo=0.35, hi=0.3, shadow=(4, 7, 8, 0.45))
    stage.paint(light=(440, 620, 360), dim=0, fill=0.65, rim=0.5, rim_colour="#ffe0a0", shadow=0.3)
    comb = scene.sheet()
    with comb.at(hold[0] - 14, hold[1] - 30, 1, -100):
        comb.fill(rect(-8, -5, 62, 10, 4), CORAL)
        for number in range(11):
            comb.line(
                poly([(2 + number * 4.6, 4), (2 + number * 4.6, 17)], closed=False), CORAL, 2.2
            )
    scene.add(comb, relief=2, shadow=(2, 4, 4, 0.4), wobble=0.2)


def _loose_curler(scene: Scene) -> None:
    """One has come loose, and rolls."""
    x, y = 596, 1176
    scene.pool(x, y + 18, 50, 8, "#4a1c0c", 0.7)
    sheet = scene.sheet()
    for shift in (0, 5, 10):
        sheet.line(
            spline(
                [
                    (x - 130, y + 14 + shift * 0.3),
                    (x - 90, y + 4 + shift),
                    (x - 62, y + 16),
                    (x - 44, y + shift),
                ],
                closed=False,
            ),
            "#f2bd54",
            2.6,
            0.8,
        )
    with sheet.at(x, y, 0.92, -14):
        _tube(sheet)
        for column in range(-2, 3):
            for row in range(4):
                sheet.fill(ellipse(column * 11, -15 + row * 10, 2.9, 2.5), "#2b6f62")
    scene.add(sheet, relief=16, lo=0.6, hi=0.5, rim=0.4, shadow=(2, 5, 6, 0.5), wobble=0.4)
