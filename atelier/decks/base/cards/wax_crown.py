"""A king, full face, whose crown of burning candles has run down over one eye and his beard."""

import math
from collections.abc import Sequence

import numpy as np

from pinxit_atelier.engine import (
    Colour,
    Look,
    Page,
    Path,
    Scene,
    Sheet,
    ellipse,
    leaf,
    limb,
    linear,
    mix,
    poly,
    rect,
    smoothstep,
    spline,
    taper,
    union,
)
from pinxit_atelier.pen import dots
from pinxit_atelier.people import Look as Person
from pinxit_atelier.people import face, hand

NIGHT, MAROON, EMBER, ORANGE, TALLOW, CREAM, GOLD = (
    "#14030a", "#4a0c18", "#c8281c", "#ff8a1e", "#ffdf8c", "#fff6d6", "#e8a52e",
)  # fmt: skip
FACE = 400, 560, 380
FLAMES = (
    (196, 196, 1.0), (268, 128, 1.15), (340, 166, 0.95), (400, 84, 1.3), (462, 176, 0.6),
    (532, 122, 1.15), (604, 200, 1.0),
)  # fmt: skip


def paint(page: Page) -> Scene:
    """Paint the dark room, the king, the wax, and what he counts."""
    scene = Scene(page, 1313, light=(400, 150, 250), glow="#ffb44a", shade="#180308", reach=560)
    _room(scene)
    _throne(scene)
    _page_boy(scene)
    _robe(scene)
    _king(scene)
    _beard(scene)
    _band(scene)
    _candles(scene)
    _wax(scene)
    _table(scene)
    _hands(scene)
    _snuffer(scene)
    _light(scene)
    _moths(scene)
    scene.motes(50, "#ffc860", (80, 20, 720, 520), size=(0.7, 2.4), strength=0.8)
    return scene.finish(
        Look(vignette=0.34, bloom=0.4, bloom_from=0.78, contrast=1.14, shadows="#3a0818",
        lights="#ffc860", split=0.08),
    )  # fmt: skip


def _room(scene: Scene) -> None:
    """A hall gone dark: pillars, and far back the red windows that live by this light."""
    page = scene.page
    far = (page.distance(400, 200) / 900 + 0.05 * page.noise(3, 160, 4)).astype(np.float32)
    scene.backdrop([
        (0, "#b8301a"), (0.22, "#7a1418"), (0.5, MAROON), (0.85, "#1e050c"), (1.1, NIGHT),
    ], far, amount=0.14)  # fmt: skip
    hall = scene.sheet()
    for side in (-1, 1):
        for number, x in enumerate((372, 286)):
            px = 400 + side * x
            hall.fill(rect(px - 30 + number * 8, -20, 60 - number * 16, 1240), "#2a0710", 0.85)
            hall.fill(rect(px - 8, -20, 8, 1240), "#a83a20", 0.28, blur=5)
    scene.add(hall, relief=12, lo=0.6, hi=0.9, rim=0.5, wobble=1, texture="down")


def _throne(scene: Scene) -> None:
    """Its high back, buttoned, with a gilded edge."""
    back = spline(
        dots(
            "150,1240! 128,560 150,330 230,236 320,300 400,214 480,300 "
            "570,236 650,330 672,560 650,1240!"
        )
    )
    rim = scene.sheet()
    rim.fill(back, "#c8862a", grad=linear(0, 220, 0, 1000, "#3a160c"))
    scene.add(rim, relief=10, lo=0.6, hi=0.9, rim=0.9, shadow=(0, 10, 30, 0.7), wobble=1)
    inner = spline(
        dots(
            "172,1240! 152,566 172,346 234,268 320,332 400,252 480,332 "
            "566,268 628,346 648,566 628,1240!"
        )
    )
    cloth = scene.sheet()
    cloth.fill(inner, "#8a1018", grad=linear(0, 260, 0, 900, "#2a040c"))
    for row in range(9):
        for column in range(7):
            x, y = 178 + column * 74 + (row % 2) * 37, 330 + row * 66
            cloth.fill(ellipse(x, y, 32, 26), "#d82a22", 0.16, blur=9, clip=inner)
            cloth.fill(ellipse(x + 37, y, 4.4), "#ffb84a", 0.6, clip=inner)
    scene.add(cloth, relief=20, lo=0.6, hi=0.6, rim=0.3, wobble=0.8)


def _page_boy(scene: Scene) -> None:
    """He looks round the throne, and waits."""
    who = Person(
        body="child", skin="brown", hair="bob", hair_colour="#1a0a08", coat="tunic",
        colour="#b82a20", trim=TALLOW, collar="ruff", face="wonder", gaze=(-0.5, -0.7),
    )  # fmt: skip
    face(
        scene, who, 718, 800, 118, view="q", flip=True, tilt=-8, rim=0.9, rim_colour="#ffb850",
        light=(400, 300, 200),
    )  # fmt: skip


def _robe(scene: Scene) -> None:
    """Red velvet, and ermine."""
    robe = scene.sheet()
    shape = spline(dots("-20,1240! 10,980 110,862 260,800 540,800 690,862 790,980 820,1240!"))
    robe.fill(shape, "#a8141c", grad=linear(0, 800, 0, 1160, "#3a0410"))
    for number in range(15):
        x = 30.0 + number * 53
        robe.fill(
            taper([(400 + (x - 400) * 0.55, 820), (x, 1000), (x + (x - 400) * 0.1, 1230)],
            [4, 26, 40]), "#4a0612", 0.4, blur=9, clip=shape,
        )  # fmt: skip
        robe.fill(
            taper([(410 + (x - 400) * 0.55, 830), (x + 22, 1000), (x + 26, 1230)], [2, 12, 20]),
            "#f0442e", 0.3, blur=7, clip=shape,
        )  # fmt: skip
    scene.add(robe, relief=30, lo=0.6, hi=0.6, rim=0.6, shadow=(0, 6, 18, 0.7), wobble=1)
    fur = scene.sheet()
    collar = spline(
        dots(
            "150,880! 200,800 290,752 510,752 600,800 650,880! 640,980 "
            "560,1010 470,960 400,1010 330,960 240,1010 160,980"
        )
    )
    fur.fill(collar, "#fffaf0", grad=linear(0, 760, 0, 1000, "#c89a84"))
    for _ in range(1500):
        x, y = scene.rng.uniform(140, 660), scene.rng.uniform(750, 1010)
        if collar.contains(x, y):
            way = math.pi / 2 + (400 - x) / 500 + scene.rng.uniform(-0.4, 0.4)
            fur.fill(
                taper([(x, y), (x + 17 * math.cos(way), y + 17 * math.sin(way))], [2.6, 0.4], 5),
                scene.rng.choice(["#ffffff", "#e8ccb8", "#b88a78"]), 0.5,
            )  # fmt: skip
    for x, y in (
        (210, 880), (262, 944), (226, 960), (330, 912), (470, 912), (540, 944), (590, 880),
        (574, 966), (300, 830), (500, 830),
    ):  # fmt: skip
        fur.fill(leaf((x, y - 16), (x + (x - 400) * 0.03, y + 20), 13), "#1c0a0c")
    scene.add(fur, relief=18, lo=0.5, hi=0.4, rim=0.7, shadow=(0, 8, 12, 0.6), wobble=1.4)


def _king(scene: Scene) -> None:
    """The face: tired, awake, one eye left."""
    x, y, tall = FACE
    who = Person(
        body="adult", skin="#e0a078", hair="short", hair_colour="#6a2c18", coat="robe",
        colour="#a8141c", face="stern", eyes="#5a8a9a", wrinkles=0.75, lashes=0.1,
    )  # fmt: skip
    face(scene, who, x, y, tall, shoulders=False, rim=0.5, light=(400, 120, 240))
    scene.multiply(
        (np.exp(-(scene.page.distance(x, y + 180, 260, 130) ** 2)) * 0.35).astype(np.float32),
        "#8a2a1c",
    )


def _beard(scene: Scene) -> None:
    """A great square beard, lock by lock."""
    rng = scene.rng
    shape = spline(
        dots(
            "232,600 250,690 262,720 320,700 366,686 400,694 434,686 480,700 "
            "538,720 550,690 568,600 590,740 580,850 520,950 458,990 400,1010 "
            "342,990 280,950 220,850 210,740"
        )
    )
    beard = scene.sheet()
    beard.fill(shape, "#7a3418", grad=linear(0, 660, 0, 1000, "#3a1210"))
    for _ in range(1700):
        x, y = rng.uniform(205, 595), rng.uniform(600, 1000)
        if not shape.contains(x, y):
            continue
        way = math.pi / 2 + (x - 400) / 520 + 0.25 * math.sin(y / 24 + x / 30)
        far = rng.uniform(24, 60)
        mid = x + far * 0.5 * math.cos(way) + rng.uniform(-6, 6), y + far * 0.5 * math.sin(way)
        lit = max(0.0, 1 - (y - 600) / 330)
        tone = mix(
            rng.choice(["#a84a20", "#5a2212", "#c86a2c", "#3a140e"]), "#ffb050",
            lit * 0.3 * rng.random(),
        )  # fmt: skip
        beard.fill(
            taper([(x, y), mid, (x + far * math.cos(way), y + far * math.sin(way))], [4.4, 4, 0.5],
            8), tone, 0.8,
        )  # fmt: skip
    scene.add(
        beard, relief=22, lo=0.6, hi=0.5, rim=0.6, rim_width=3, shadow=(0, 8, 12, 0.6), wobble=0.8
    )
    mouth = scene.sheet()
    mouth.fill(
        spline(dots("354,726 380,716 400,720 420,716 446,726 424,744 400,750 376,744")), "#a84a3a"
    )
    mouth.line(
        spline(dots("350,722 380,724 400,727 420,724 450,722"), closed=False), "#3a0c0c", 3.4
    )
    scene.add(mouth, relief=6, lo=0.4, hi=0.3, wobble=0.3)
    tash = scene.sheet()
    lip = dots(
        "400,642 356,652 306,690 262,742 330,730 376,716 400,720 424,716 "
        "470,730 538,742 494,690 444,652"
    )
    tash.fill(spline(lip), "#7a3216")
    for side in (-1, 1):
        for _ in range(240):
            part = rng.random()
            x, y = (
                400 + side * (4 + part * 84), 664 - 10 * math.sin(part * 2.6) + rng.uniform(-7, 7),
            )  # fmt: skip
            tip = x + side * (44 + part * 40), y + 54 - part * 10 + rng.uniform(-6, 6)
            tone = mix(rng.choice(["#b85a24", "#8a3a1a"]), "#3a120c", rng.random() * 0.8)
            tash.fill(taper([(x, y), (x + side * 26, y + 12), tip], [4, 5, 0.5]), tone)
    for number in range(60):
        x, y = 424 + number * 2, 560 - number * 0.42
        tip = x + 12, y - 17 + rng.uniform(-6, 4)
        tash.fill(taper([(x, y), tip], [6, 0.8]), rng.choice(["#5a2212", "#7a3618", "#3a120c"]))
    scene.add(tash, relief=9, lo=0.5, hi=0.5, rim=0.7, shadow=(0, 6, 7, 0.6), wobble=0.5)


def _band(scene: Scene) -> None:
    """The gold that carries the candles."""
    band = scene.sheet()
    shape = spline(
        dots("198,420! 214,352 300,326 400,318 500,326 586,352 602,420! 500,390 400,382 300,390")
    )
    band.fill(shape, GOLD, grad=linear(0, 320, 0, 420, "#8a4a10"))
    for number in range(9):
        x = 226 + number * 43.5
        y = 362 + ((x - 400) / 200) ** 2 * 22
        band.fill(ellipse(x, y, 13 if number % 2 else 9), ("#d81e2a", "#1fb0a8")[number % 2])
        band.fill(ellipse(x - 3, y - 4, 3.4), "#fff2e0", 0.9)
    band.line(shape, "#ffe9a0", 4, 0.8)
    scene.add(band, relief=12, lo=0.6, hi=0.8, rim=0.9, shadow=(0, 12, 14, 0.7), wobble=0.6)


def _candles(scene: Scene) -> None:
    """Seven: six of tallow, and one for a birthday."""
    for number, (x, top, size) in enumerate(FLAMES):
        lean = (x - 400) * 0.06
        foot = 338 + abs(x - 400) * 0.06
        candle = scene.sheet()
        if number == 4:
            shape = limb([(x - lean, foot), (x, top + 44)], [15, 14], round_ends=False)
            candle.fill(shape, "#fff6f4")
            for stripe in range(9):
                y = foot - stripe * 17
                candle.fill(
                    poly([(x - 12, y), (x + 12, y - 13), (x + 12, y - 5), (x - 12, y + 8)]),
                    "#ff4f8a", clip=shape,
                )  # fmt: skip
        else:
            wide = 46 * size
            shape = limb(
                [(x - lean, foot + 6), (x, top + 52)], [wide * 1.06, wide], round_ends=False
            )
            candle.fill(shape, TALLOW, grad=linear(x, top + 40, x, foot, "#e08a3a"))
            candle.fill(ellipse(x, top + 52, wide * 0.5, wide * 0.17), "#fff2b8")
            for drip in range(5):
                dx = (drip - 2) * wide * 0.24
                long = 30 + (number * 37 + drip * 53) % 90
                candle.fill(
                    limb([(x + dx * 1.05, top + 54), (x + dx * 1.1 - lean * 0.2, top + 54 + long)],
                    [10, 13]), CREAM, grad=linear(x, top + 50, x, top + 150, "#ffc870"),
                )  # fmt: skip
        scene.add(
            candle, relief=12, lo=0.4, hi=0.4, rim=0.7, rim_colour=CREAM, shadow=(0, 5, 8, 0.5),
            wobble=0.6, light=(x, top, 120),
        )  # fmt: skip


def _flame(scene: Scene, x: float, top: float, size: float) -> None:
    wick = scene.sheet()
    wick.fill(limb([(x, top + 54), (x + 1, top + 36)], [4, 3]), "#2a1008")
    scene.put(wick)
    scene.shine(x, top + 10, 74 * size, "#ff9a2a", 0.75)
    flame = scene.sheet()
    flame.fill(
        leaf((x, top + 48), (x + 3, top - 44 * size), 38 * size, 0.03, 0.3), "#ff7a12", blur=2
    )
    flame.fill(
        leaf((x, top + 46), (x + 2, top - 28 * size), 27 * size, 0.03, 0.3), "#ffd23a", blur=1.4
    )
    flame.fill(leaf((x, top + 42), (x + 1, top - 8 * size), 16 * size, 0.0, 0.3), "#fffbe6", blur=1)
    flame.fill(ellipse(x, top + 40, 6 * size, 5 * size), "#7aa0ff", 0.5, blur=2)
    scene.put(flame)


def _runs(points: list[list[tuple[float, float]]], widths: Sequence[float]) -> Path:
    shapes = []
    for line, wide in zip(points, widths, strict=True):
        steps = [wide * 1.15, *[wide * 0.86] * (len(line) - 2), wide * 1.25]
        shapes.append(limb(line, steps))
    return union(*shapes)


def _wax(scene: Scene) -> None:
    """It has run over the brow, closed an eye, and hangs in the beard."""
    lines: list[list[tuple[float, float]]] = [[
        (318, 380), (312, 450), (306, 512), (312, 560)], [(292, 388), (286, 470), (290, 560),
        (276, 660)], [(338, 382), (342, 450), (338, 520), (336, 590), (330, 690), (336, 800)],
        [(366, 380), (366, 430), (370, 470)], [(258, 398), (246, 480), (240, 580), (236, 700),
        (246, 780)], [(404, 378), (406, 420), (404, 446)], [(446, 380), (450, 412), (452, 430)],
        [(500, 388), (508, 440), (512, 470)], [(548, 400), (560, 500), (562, 600), (556, 720),
        (560, 860)], [(226, 412), (216, 500), (210, 560)], [(580, 412), (590, 480), (592, 540)],
        [(306, 540), (300, 640), (296, 720), (304, 900),
    ]]  # fmt: skip
    widths = [44, 34, 36, 22, 28, 20, 17, 20, 26, 18, 18, 26]
    shape = union(
        _runs(lines, widths),
        spline(dots("276,560 298,538 334,532 368,544 382,570 370,600 338,614 300,608 280,588")),
    )
    top = spline(
        dots("200,424 208,372 300,350 392,342 436,350 446,380 424,396 400,392 330,394 262,402")
    )
    shape = union(shape, top)
    wax = scene.sheet()
    wax.fill(shape, "#fff0b4", grad=linear(0, 350, 0, 900, "#e8a04a"))
    scene.add(
        wax, relief=15, lo=0.5, hi=0.5, rim=0.7, rim_width=3, rim_colour="#fff8d8",
        shadow=(2, 8, 9, 0.6), wobble=0.8, texture="fine", amount=0.04,
    )  # fmt: skip
    gleam = scene.sheet()
    for line, wide in zip(lines, widths, strict=True):
        x, y = line[-1]
        gleam.fill(ellipse(x - wide * 0.2, y - 4, wide * 0.1, wide * 0.22), "#ffffff", 0.85, blur=1)
        mid = line[len(line) // 2]
        gleam.fill(
            taper([(mid[0] - wide * 0.22, mid[1] - 20), (mid[0] - wide * 0.22, mid[1] + 20)],
            [1, 4, 1]), "#ffffff", 0.6, blur=1,
        )  # fmt: skip
    lid = [(292, 578), (318, 592), (346, 594), (370, 580)]
    gleam.fill(taper(lid, [1, 7, 7, 1]), "#8a4a18", 0.8)
    for px, py in lid:
        gleam.fill(taper([(px, py), (px - 3, py + 15)], [4, 0.5]), "#8a4a18", 0.7)
    gleam.fill(ellipse(330, 558, 34, 15), "#fffdf0", 0.55, blur=7)
    gleam.fill(taper([(280, 526), (324, 506), (374, 522)], [2, 9, 2]), "#c8802e", 0.5, blur=3)
    scene.put(gleam)


def _coin(sheet: Sheet, x: float, y: float, wide: float, tall: float) -> None:
    """Cooled wax with a seal pressed into it."""
    sheet.fill(ellipse(x, y + 11, wide, tall), "#b8762a")
    sheet.fill(
        rect(x - wide, y, wide * 2, 11), "#c8862e", grad=linear(x - wide, 0, x + wide, 0, "#9a5a1e")
    )
    sheet.fill(
        ellipse(x, y, wide, tall), "#ffe7a4", grad=linear(x - wide, y - tall, x + wide, y + tall,
        "#e0a048"),
    )  # fmt: skip
    sheet.line(ellipse(x, y, wide * 0.72, tall * 0.72), "#b8762a", 2, 0.8)
    sheet.fill(
        leaf((x, y + tall * 0.45), (x, y - tall * 0.55), wide * 0.44, 0, 0.3), "#c8862e", 0.8
    )


def _table(scene: Scene) -> None:
    """What he has counted, in piles, and what he has not."""
    board = scene.sheet()
    board.fill(
        spline(dots("-20,1108! 200,1092 400,1088 600,1092 820,1108! 820,1240! -20,1240!")),
        "#4a1410", grad=linear(0, 1090, 0, 1200, "#1c0608"),
    )  # fmt: skip
    scene.add(
        board, relief=8, lo=0.5, hi=0.8, rim=0.7, shadow=(0, -8, 18, 0.6), wobble=0.8,
        texture="across", amount=0.16,
    )  # fmt: skip
    for x, base, count in (
        (84, 1130, 9), (150, 1152, 6), (716, 1130, 11), (650, 1152, 4), (216, 1168, 3),
        (584, 1166, 2),
    ):  # fmt: skip
        scene.pool(x, base + 14, 44, 9, "#0c0204", 0.8)
        pile = scene.sheet()
        for number in range(count):
            _coin(pile, x + 4 * math.sin(number * 2.3), base - number * 15, 38, 13)
        scene.add(pile, relief=3, lo=0.5, hi=0.5, rim=0.5, wobble=0.5, shadow=(3, 4, 6, 0.5))
    loose = scene.sheet()
    for x, y in ((300, 1176), (360, 1150), (430, 1170), (500, 1156), (396, 1190)):
        _coin(loose, x, y, 36, 12)
    scene.add(loose, relief=3, lo=0.5, hi=0.5, rim=0.5, wobble=0.5, shadow=(3, 5, 6, 0.6))


def _hands(scene: Scene) -> None:
    """One holds a coin up to the light, the other guards the rest."""
    cuff: tuple[Colour, Colour] = ("#8a1018", "#fffaf0")
    coin = scene.sheet()
    with coin.at(500, 1016, 1, 14):
        coin.fill(ellipse(4, 3, 40, 42), "#b8762a")
        coin.fill(ellipse(0, 0, 40, 42), "#ffeeb0", grad=linear(-30, -40, 30, 40, "#e8a448"))
        coin.line(ellipse(0, 0, 30, 32), "#b8762a", 2.4, 0.8)
        coin.fill(leaf((0, 18), (0, -24), 19, 0, 0.3), "#c8862e", 0.85)
    scene.add(coin, relief=6, lo=0.5, hi=0.5, rim=0.8, shadow=(2, 8, 9, 0.5), wobble=0.4)
    hand(
        scene, 566, 1096, 70, pose="pinch", turn=-142, skin="#d8946c", old=0.5, cuff=cuff,
        flip=True, light=(400, 500, 200),
    )  # fmt: skip
    hand(
        scene, 236, 1132, 76, pose="cup", turn=10, skin="#d8946c", old=0.5, cuff=cuff,
        light=(400, 500, 200),
    )  # fmt: skip


def _snuffer(scene: Scene) -> None:
    """On its long stick, ready over the outermost flame."""
    stick = scene.sheet()
    stick.fill(limb([(742, 930), (720, 560), (690, 190), (664, 118)], [12, 11, 9, 8]), "#c8862a")
    stick.fill(
        spline(dots("640,150! 606,150! 612,112 628,78 652,74 664,104 668,140!")), "#e0a23a",
        grad=linear(606, 80, 668, 150, "#7a4412"),
    )  # fmt: skip
    stick.fill(ellipse(637, 149, 31, 8), "#2a0d06")
    scene.add(stick, relief=6, lo=0.5, hi=0.7, rim=0.9, shadow=(4, 6, 8, 0.5), wobble=0.4)
    hand(
        scene, 760, 918, 34, pose="fist", turn=-164, skin="brown", child=True,
        cuff=("#b82a20", TALLOW), light=(400, 400, 200),
    )  # fmt: skip


def _light(scene: Scene) -> None:
    for x, top, size in FLAMES:
        _flame(scene, x, top, size)
    scene.shine(400, 190, 330, "#ff7a1e", 0.3)


def _moths(scene: Scene) -> None:
    """The court."""
    for x, y, size, turn, tone in (
        (92, 132, 0.8, 30, "#e8c890"), (714, 60, 0.62, -40, "#f0dcb0"),
        (128, 300, 0.56, 70, "#c88a5a"), (330, 34, 0.44, -12, "#fff0c8"),
        (690, 330, 0.5, -70, "#d8a878"), (474, 40, 0.36, 24, "#f4e0b0"),
    ):  # fmt: skip
        moth = scene.sheet()
        with moth.at(x, y, size, turn):
            for side in (-1, 1):
                hind = spline(
                    [(0, 6), (side * 34, 12), (side * 46, 40), (side * 20, 54), (side * 4, 30)]
                )
                fore = spline([
                    (0, -4), (side * 26, -44), (side * 78, -52, 1), (side * 70, -10),
                    (side * 40, 14), (side * 4, 12),
                ])  # fmt: skip
                moth.fill(hind, mix(tone, "#a84a2a", 0.3))
                moth.fill(fore, tone, grad=linear(0, 0, side * 76, -40, mix(tone, "#7a3a1e", 0.5)))
                moth.fill(ellipse(side * 44, -22, 9), "#7a1a18", clip=fore)
                moth.fill(ellipse(side * 44, -22, 4), CREAM, clip=fore)
                moth.line(
                    spline([(side * 2, -20), (side * 12, -42), (side * 24, -48)], closed=False),
                    "#3a1a10", 2,
                )  # fmt: skip
            moth.fill(limb([(0, -20), (0, 34)], [14, 7]), "#6a3a22")
            moth.fill(ellipse(0, -13, 13, 6), "#fffaf0")
        scene.add(moth, relief=5, lo=0.4, hi=0.5, rim=0.8, shadow=(0, 6, 8, 0.3), wobble=0.4)
    scene.tint((smoothstep(1040, 1240, scene.page.y) * 0.2).astype(np.float32), NIGHT)
