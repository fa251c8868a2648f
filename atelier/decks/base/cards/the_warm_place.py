"""A greyhound in an armchair, and a shadow on the wall in which somebody is still reading."""

import math
from collections.abc import Callable, Sequence

import numpy as np

from pinxit_atelier.compose import Perspective, across
from pinxit_atelier.engine import (
    Colour,
    Look,
    Page,
    Path,
    Scene,
    Sheet,
    ellipse,
    limb,
    linear,
    mix,
    moved,
    poly,
    radial,
    rect,
    smoothstep,
    spline,
    taper,
    union,
)

GOLD, SHADOW = "#ffd991", "#5c2a20"
RUST, RUST_DEEP, RUST_LIGHT = "#a63e22", "#571a16", "#e07a3e"
GREY, GREY_DEEP, GREY_LIGHT = "#b9aaa0", "#62545a", "#f4e3cc"
PANE = [(118, 92), (764, 176), (764, 904), (118, 792)]
FLOOR = 996
ASIDE = 22  # how far the chair stands from the edge


def paint(page: Page) -> Scene:
    """Paint the wall and its light, then the shadow that nothing throws, then the chair."""
    scene = Scene(page, 4102, light=(-260, 300, 420), glow="#ffcf8e", shade="#2a1020", reach=1500)
    _wall(scene)
    _light_on_wall(scene)
    _beam(scene)
    _leash(scene)
    _floor(scene)
    _chair(scene)
    _hollow(scene)
    _dog(scene)
    _on_the_floor(scene)
    look = Look(vignette=0.42, bloom=0.22, shadows="#3a1c3a", lights="#b88a4a", split=0.12)
    return scene.finish(look)


def _strokes(
    sheet: Sheet,
    scene: Scene,
    shape: Path,
    box: tuple[float, float, float, float],
    way: Callable[[float, float], float],
    colours: Sequence[Colour],
    count: int,
    length: tuple[float, float] = (8, 18),
    width: tuple[float, float] = (1, 2.4),
    alpha: tuple[float, float] = (0.2, 0.6),
) -> None:
    """Paint short hairs or threads inside a shape, along a field of angles in degrees."""
    rng = scene.rng
    for _ in range(count):
        x, y = rng.uniform(box[0], box[2]), rng.uniform(box[1], box[3])
        if not shape.contains(x, y):
            continue
        turn = math.radians(way(x, y) + rng.uniform(-12, 12))
        far = rng.uniform(*length)
        end = x + far * math.cos(turn), y + far * math.sin(turn)
        hair = taper([(x, y), end], [0.3, rng.uniform(*width), 0.3], 4)
        sheet.fill(hair, rng.choice(colours), rng.uniform(*alpha), clip=shape)


def _wall(scene: Scene) -> None:
    page = scene.page
    where = across(page, 60, 0, 820, 1100) + 0.05 * page.noise(5, 300, 4)
    stops = [(0, "#7a4732"), (0.4, "#643a2d"), (0.8, "#4a2a27"), (1.1, "#38201f")]
    scene.backdrop(stops, where.astype(np.float32), texture="down", amount=0.07)
    paper = scene.sheet()  # an old wallpaper: stripes, and a small sprig again and again
    for column in range(-1, 17):
        x = column * 52 + 8
        paper.fill(rect(x, 0, 15, FLOOR), "#c98a60", 0.05)
        for row in range(-1, 14):
            y = row * 78 + (39 if column % 2 else 0)
            for side in (-1, 1):
                sprig = taper(
                    [(x + 33, y + 16), (x + 33 + side * 5, y + 6), (x + 33 + side * 9, y)],
                    [0.6, 4.4, 0.5],
                    8,
                )
                paper.fill(sprig, "#d79a6c", 0.13)
            paper.fill(ellipse(x + 33, y - 5, 3.4, 5), "#d79a6c", 0.14)
    scene.put(paper, wobble=1.2)


def _light_on_wall(scene: Scene) -> None:
    """Lay the window's light on the wall, and in it the shadow."""
    page = scene.page
    before = scene.image.copy()
    value = before.mean(-1, keepdims=True)
    far = across(page, 100, 200, 800, 900)[..., None]
    tone = (
        np.array([1.02, 0.70, 0.35], np.float32) * (1 - far)
        + np.array([0.93, 0.50, 0.22], np.float32) * far
    )
    lit = tone * (0.86 + 0.75 * value) + 0.06 * (before - value)
    mask = scene.sheet()
    pane = poly(PANE)
    mask.fill(pane, "#ffffff", blur=2.2)
    bars = scene.sheet()
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = PANE
    bars.line(
        poly([((x0 + x1) / 2 - 10, y0), ((x3 + x2) / 2 - 10, y3 + 112)], closed=False),
        SHADOW,
        13,
        0.8,
        butt=True,
    )
    start, end = (x0, y0 + (y3 - y0) * 0.335), (x1, y1 + (y2 - y1) * 0.335)
    bars.line(poly([start, end], closed=False), SHADOW, 11, 0.8, butt=True)
    light = mask.pixels()[..., 3] * (1 - 0.62 * page.blur(bars.pixels()[..., 3], 2.4))
    thrown = scene.sheet()
    for part in _shadow_parts():
        thrown.fill(part, "#ffffff")
    for gap in _shadow_gaps():
        thrown.fill(gap, "#ffffff", erase=True)
    dark = page.blur(thrown.pixels()[..., 3], 1.3)
    soft = page.blur(thrown.pixels()[..., 3], 7) * 0.25
    light = light * (1 - np.clip(0.93 * dark + soft * (1 - dark), 0, 1))
    scene.image = (before * (1 - light[..., None]) + lit * light[..., None]).astype(np.float32)
    deeper = dark * mask.pixels()[..., 3]
    scene.multiply((deeper * 0.5).astype(np.float32), "#8a4440")
    scene.shine(420, 430, 520, "#ff9a4a", 0.10)


def _shadow_parts() -> list[Path]:
    """The chair again, but taken: a head with glasses, a book, a hand on the head of the dog."""
    back = spline(
        [
            (262, 960, 1),
            (268, 780),
            (258, 600),
            (246, 470),
            (262, 384),
            (306, 352),
            (350, 376),
            (360, 440),
            (352, 530),
            (366, 640),
            (380, 960, 1),
        ]
    )
    wing = spline([(330, 450), (372, 470), (394, 520), (392, 620), (372, 700), (320, 660)])
    arm = spline(
        [
            (330, 778, 1),
            (420, 764),
            (540, 760),
            (580, 764),
            (606, 784),
            (604, 812),
            (588, 832),
            (590, 960, 1),
            (330, 960, 1),
        ]
    )
    skull = spline(
        [
            (452, 474),
            (424, 454),
            (414, 416),
            (424, 378),
            (456, 356),
            (494, 360),
            (516, 382),
            (522, 404),
            (527, 414),
            (546, 438, 1),
            (530, 445),
            (533, 457),
            (526, 464),
            (530, 473),
            (524, 489),
            (506, 495),
            (486, 491),
            (478, 508),
        ]
    )
    hair = spline(
        [
            (436, 450),
            (408, 442),
            (398, 410),
            (410, 368),
            (446, 342),
            (492, 344),
            (516, 368),
            (486, 372),
            (446, 380),
            (438, 420),
        ]
    )
    bun = ellipse(402, 376, 25, 22)
    neck = limb([(458, 460), (450, 530)], [44, 58])
    torso = spline(
        [
            (404, 550),
            (446, 510),
            (486, 522),
            (504, 570),
            (506, 640),
            (516, 760),
            (420, 780),
            (376, 740),
            (380, 620),
        ]
    )
    thigh = limb([(450, 766), (560, 752), (646, 758)], [84, 62, 50])
    shin = limb([(646, 760), (654, 830), (640, 930)], [50, 40, 34])
    to_book = limb([(470, 552), (514, 602), (590, 566)], [44, 32, 20])
    hand = spline([(574, 560), (600, 548), (616, 556), (610, 578), (586, 584)])
    book = union(
        poly([(592, 580), (610, 582), (706, 494), (690, 452), (668, 458), (596, 552)]),
        poly([(592, 582), (606, 570), (604, 452), (580, 434), (566, 452), (582, 574)]),
    )
    to_dog = limb([(458, 566), (474, 652), (556, 664), (612, 660)], [46, 34, 24, 17])
    palm = limb([(610, 660), (630, 656), (648, 664)], [18, 15, 9])
    dog = spline(
        [
            (560, 744),
            (576, 706),
            (598, 680),
            (624, 668),
            (650, 672),
            (674, 692),
            (716, 708),
            (744, 716),
            (750, 724),
            (745, 733),
            (722, 736),
            (684, 735),
            (640, 740),
            (600, 760),
        ]
    )
    ear = spline([(604, 676), (584, 684), (566, 700), (560, 718), (580, 716), (604, 702)])
    return [
        back,
        wing,
        arm,
        skull,
        hair,
        bun,
        neck,
        torso,
        thigh,
        shin,
        to_book,
        hand,
        book,
        to_dog,
        palm,
        dog,
        ear,
    ]


def _shadow_gaps() -> list[Path]:
    """Where light comes through: a lens, the gap between two pages, the crook of an arm."""
    temple = poly([(470, 412), (508, 410), (508, 414.5), (470, 416)])
    return [
        ellipse(522, 413, 5.4, 8, -8),
        temple,
        poly([(600, 546), (620, 524), (676, 462), (672, 458), (604, 536)]),
        spline([(520, 682), (560, 684), (572, 694), (552, 716), (524, 722)]),
    ]


def _leash(scene: Scene) -> None:
    """A leash on a nail, with nobody to ask for it."""
    x, y = 722, 214
    line = [
        (x - 1, y + 3),
        (x - 17, y + 60),
        (x - 13, y + 128),
        (x + 3, y + 148),
        (x + 15, y + 124),
        (x + 14, y + 62),
        (x + 1, y + 3),
    ]
    tail = [(x + 1, y + 3), (x + 4, y + 80), (x - 2, y + 178)]
    shadow, strap = scene.sheet(), scene.sheet()
    for points in (line, tail):
        shadow.line(moved(spline(points, closed=False), 15, 9), SHADOW, 6, 0.7)
        strap.line(spline(points, closed=False), "#8c2f22", 6.4)
        strap.line(moved(spline(points, closed=False), -1.4, 0), "#d9663e", 1.8, 0.8)
    strap.line(ellipse(x - 2, y + 188, 8, 10), "#e3b45c", 3.6)
    strap.fill(rect(x - 5.5, y + 172, 8, 9, 2), "#e3b45c")
    strap.fill(ellipse(x, y, 5), "#3a2420")
    strap.fill(ellipse(x - 1.4, y - 1.4, 1.8), "#ffe6b8")
    scene.put(shadow, blur=1.5)
    scene.add(strap, relief=3, rim=0.3, wobble=0.5)


def _floor(scene: Scene) -> None:
    page, rng = scene.page, scene.rng
    view = Perspective(960, 820, 220)
    boards = scene.sheet()
    ground = rect(-10, FLOOR, 820, 220)
    boards.fill(ground, "#6d3d28", grad=linear(0, FLOOR, 200, 1200, "#3d2019"))
    with boards.inside(ground):
        for number in range(-26, 8):
            a, b = number * 0.36, number * 0.36 + 0.35
            board = view.quad((a, 0.8, 0.3), (b, 0.8, 0.3), (b, 0.8, 1.1), (a, 0.8, 1.1))
            tone = mix("#8a5030", "#4c291e", rng.random())
            boards.fill(board, tone, 0.75)
            for _ in range(26):
                u, z = rng.uniform(a, b), rng.uniform(0.36, 1.0)
                grain = [view.at(u, 0.8, z), view.at(u, 0.8, z + rng.uniform(0.02, 0.12))]
                boards.line(
                    poly(grain, closed=False),
                    rng.choice(["#2e1713", "#b0703f"]),
                    rng.uniform(0.6, 1.6),
                    rng.uniform(0.12, 0.4),
                )
            gap = [view.at(b, 0.8, 0.3), view.at(b, 0.8, 1.1)]
            boards.line(poly(gap, closed=False), "#1d0e0e", 2.4, 0.8)
    scene.add(boards, wobble=0.6, texture="across", amount=0.1)
    skirting = scene.sheet()
    skirting.fill(rect(-10, FLOOR - 44, 820, 46), "#6b3b2a", grad=linear(0, 0, 800, 0, "#432420"))
    skirting.fill(rect(-10, FLOOR - 44, 820, 5), "#b87848", 0.7)
    skirting.fill(rect(-10, FLOOR - 34, 820, 2), "#2a1414", 0.6)
    scene.add(skirting, shadow=(0, 3, 6, 0.6), wobble=0.5, amount=0.06)
    near = smoothstep(FLOOR - 4, FLOOR + 20, page.y) * np.exp(-(((page.x - 470) / 330) ** 2))
    scene.tint((near * 0.20 * smoothstep(1200, 1010, page.y)).astype(np.float32), "#ff9c4e")


def _sheet(scene: Scene) -> Sheet:
    """Take a sheet on which the chair has its own place."""
    sheet = scene.sheet()
    sheet.canvas.translate(ASIDE, 0)
    return sheet


def _chair(scene: Scene) -> None:
    scene.pool(272, 1136, 250, 24, "#140810", 0.85)
    scene.pool(462, 1118, 150, 20, "#140810", 0.6)
    sheet = _sheet(scene)
    for x, y in ((76, 1130), (412, 1130)):
        sheet.fill(taper([(x, y - 50), (x + 3, y - 20), (x, y + 12)], [26, 20, 11], 10), "#35180f")
    scene.add(sheet, relief=8, rim=0.4)
    back = spline(
        [
            (84, 960, 1),
            (72, 800),
            (66, 700),
            (84, 640),
            (140, 606),
            (244, 592),
            (350, 606),
            (406, 640),
            (424, 704),
            (414, 800),
            (402, 960, 1),
        ]
    )
    _cloth(scene, back, (60, 590, 430, 965), relief=46, light_from=(120, 600))
    inner = spline(
        [
            (122, 930, 1),
            (112, 790),
            (116, 700),
            (150, 650),
            (244, 634),
            (338, 650),
            (374, 700),
            (378, 790),
            (368, 930, 1),
        ]
    )
    tufted = _sheet(scene)
    tufted.fill(inner, "#b34a28", grad=linear(150, 640, 340, 930, "#5f1d17"))
    for y, places in ((704, (180, 244, 308)), (776, (150, 212, 276, 338)), (846, (180, 244, 308))):
        for x in places:
            for side in (-1, 1):
                fold = taper(
                    [(x, y), (x + side * 16, y + 34), (x + side * 30, y + 68)], [5, 4, 0.5], 10
                )
                tufted.fill(fold, "#4f1612", 0.5, blur=2, clip=inner)
                shine = moved(fold, -5, 3)
                tufted.fill(shine, "#e2824a", 0.3, blur=2, clip=inner)
            tufted.fill(ellipse(x, y, 6, 6.5), "#3f110f")
            tufted.fill(ellipse(x - 1.5, y - 1.5, 3.4), "#d26a3a", 0.9)
    _weave(scene, tufted, inner, (110, 630, 380, 930), 900)
    scene.add(tufted, relief=26, lo=0.7, hi=0.4, shadow=(3, 3, 8, 0.5), wobble=0.8)
    seat = spline(
        [
            (104, 936),
            (150, 900),
            (244, 892),
            (342, 900),
            (392, 936),
            (398, 982),
            (380, 1002),
            (244, 1010),
            (110, 1002),
            (96, 980),
        ]
    )
    _cloth(scene, seat, (90, 890, 400, 1012), relief=30, light_from=(120, 890))
    apron = spline(
        [(70, 990, 1), (420, 990, 1), (424, 1086), (412, 1110), (244, 1118), (78, 1110), (66, 1086)]
    )
    _cloth(scene, apron, (60, 985, 430, 1120), relief=20, light_from=(90, 980))
    piping = _sheet(scene)
    piping.line(spline([(102, 990), (244, 1000), (392, 990)], closed=False), "#d97a44", 4)
    piping.line(spline([(72, 1102), (244, 1110), (416, 1102)], closed=False), "#7c2a1a", 5)
    scene.add(piping, relief=3, shadow=(0, 3, 4, 0.6))
    for x, flip in ((66, 1), (424, -1)):
        arm = spline(
            [
                (x - 44, 902),
                (x - 40, 862),
                (x - 4, 838),
                (x + 38, 852),
                (x + 50, 892),
                (x + 38, 930),
                (x + 36, 1104),
                (x - 4, 1116),
                (x - 40, 1104),
                (x - 36, 934),
            ]
        )
        _cloth(scene, arm, (x - 50, 836, x + 54, 1120), relief=28, light_from=(x - 40, 840))
        roll = _sheet(scene)
        for radius in (33, 22, 11):
            roll.line(ellipse(x + 2, 890, radius, radius * 1.02), "#5f1d17", 3, 0.55)
            roll.line(ellipse(x, 888, radius, radius * 1.02), "#ec9a5c", 1.6, 0.5)
        for number in range(7):
            roll.fill(ellipse(x - 30 * flip, 950 + number * 22, 3), "#e3b45c")
        scene.put(roll, wobble=0.8)


def _cloth(
    scene: Scene,
    shape: Path,
    box: tuple[float, float, float, float],
    relief: float,
    light_from: tuple[float, float],
) -> None:
    """One upholstered part, woven thread by thread."""
    sheet = _sheet(scene)
    x, y = light_from
    sheet.fill(shape, RUST_LIGHT, grad=radial(x, y, 380, RUST_DEEP))
    sheet.fill(shape, RUST, 0.55)
    _weave(scene, sheet, shape, box, int((box[2] - box[0]) * (box[3] - box[1]) / 55))
    scene.add(
        sheet,
        relief=relief,
        lo=0.75,
        hi=0.55,
        rim=0.5,
        rim_width=3,
        shadow=(7, 5, 9, 0.6),
        wobble=1.0,
        bump=0.5,
        amount=0.1,
    )


def _weave(
    scene: Scene, sheet: Sheet, shape: Path, box: tuple[float, float, float, float], count: int
) -> None:
    colours = ["#f0a060", "#c4562e", "#6f211a", "#8f2f1e", "#4a1414"]
    _strokes(
        sheet,
        scene,
        shape,
        box,
        lambda x, y: 90 if int(x * 7 + y) % 2 else 0,
        colours,
        count,
        (5, 12),
        (0.8, 1.8),
        (0.15, 0.45),
    )


def _hollow(scene: Scene) -> None:
    """The round dent in the right half of the cushion: it is still warm."""
    dent = _sheet(scene)
    dent.fill(ellipse(336, 920, 58, 28, 4), "#24070b", 1, blur=6)
    dent.fill(ellipse(342, 932, 40, 13, 3), "#8a3620", 0.9, blur=6)
    dent.fill(
        taper([(266, 934), (294, 957), (336, 961), (386, 940)], [1, 9, 9, 1]),
        "#f0a060",
        0.75,
        blur=4,
    )
    for points in (
        [(262, 918), (280, 936), (300, 944)],
        [(392, 914), (376, 934), (358, 944)],
        [(312, 960), (314, 974), (306, 986)],
        [(344, 960), (354, 972), (356, 982)],
        [(376, 946), (388, 958), (392, 970)],
    ):
        dent.fill(taper(points, [0.6, 4, 0.5], 10), "#3d0f10", 0.8, blur=1)
    scene.put(dent)


def _dog(scene: Scene) -> None:
    """An old greyhound, folded as only they can fold."""
    tones = [GREY_LIGHT, "#e6d6c4", GREY, "#9a8a84", GREY_DEEP]
    tail = _sheet(scene)
    line = [(272, 934), (290, 956), (276, 978), (236, 990), (192, 990), (160, 984)]
    tail.fill(limb(line, [15, 13, 10, 8, 6, 3]), GREY, grad=linear(280, 930, 170, 990, GREY_DEEP))
    scene.add(tail, relief=6, shadow=(3, 5, 5, 0.6), wobble=0.4, rim=0.5)
    body = spline(
        [
            (106, 930),
            (112, 876),
            (140, 828),
            (184, 798),
            (230, 800),
            (266, 836),
            (286, 892),
            (282, 944),
            (250, 966),
            (196, 970),
            (140, 968),
            (112, 954),
        ]
    )
    body = union(body, limb([(170, 880), (138, 858), (112, 844)], [84, 56, 38]))
    _coat(
        scene,
        body,
        (84, 790, 290, 974),
        lambda x, y: 100 - 0.5 * (x - 190) + 0.3 * (y - 890),
        tones,
        1900,
        50,
    )
    ribs = _sheet(scene)
    for number in range(7):
        x = 146.0 + number * 13
        y = 832 - 15 * math.sin(number / 6 * math.pi)
        ribs.fill(
            taper([(x, y), (x + 12, y + 34), (x + 6, y + 70)], [0.6, 5, 0.6], 12),
            GREY_DEEP,
            0.3,
            blur=1.8,
        )
        ribs.fill(
            taper([(x - 6, y), (x + 5, y + 34), (x - 1, y + 68)], [0.6, 3, 0.6], 12),
            "#fff3df",
            0.35,
            blur=1.6,
        )
    for number in range(10):
        ribs.fill(
            ellipse(
                146 + number * 12.5,
                826 - 22 * math.sin(number / 9 * math.pi),
                5,
                2.4,
                -40 + number * 9,
            ),
            "#fff0d8",
            0.45,
            blur=1.2,
        )
    scene.put(ribs)
    haunch = spline(
        [
            (190, 946),
            (196, 896),
            (222, 858),
            (258, 856),
            (284, 890),
            (292, 932),
            (272, 962),
            (226, 970),
        ]
    )
    _coat(scene, haunch, (186, 850, 296, 974), lambda x, _y: 110 - 0.6 * (x - 240), tones, 900, 34)
    foot = limb([(270, 958), (226, 974), (182, 974), (170, 974)], [24, 16, 13, 15])
    _coat(scene, foot, (158, 940, 288, 986), lambda _x, _y: 176, tones, 260, 8)
    paws = limb([(128, 950), (150, 972), (176, 984)], [30, 15, 14])
    _coat(scene, paws, (110, 930, 186, 994), lambda _x, _y: 30, tones, 180, 8)
    collar = _sheet(scene)
    collar.line(spline([(128, 826), (147, 848), (140, 880)], closed=False), "#2f6a6e", 9)
    collar.line(spline([(127, 827), (145, 849), (138, 879)], closed=False), "#7cb8b0", 2, 0.7)
    collar.fill(ellipse(138, 890, 6), "#f0c064")
    scene.add(collar, relief=4, rim=0.4, shadow=(2, 3, 3, 0.5), wobble=0.3)
    head = spline(
        [
            (134, 842),
            (126, 824),
            (106, 814),
            (86, 819),
            (70, 832),
            (44, 846),
            (16, 855),
            (4, 861),
            (0, 869),
            (6, 878),
            (30, 881),
            (64, 880),
            (98, 879),
            (124, 872),
            (136, 858),
        ]
    )
    _coat(scene, head, (-4, 810, 140, 884), lambda _x, _y: 14, tones, 640, 15)
    flap = _sheet(scene)
    ear = spline(
        [(104, 826), (112, 814), (134, 812), (160, 826), (172, 838), (150, 836), (128, 840)]
    )
    flap.fill(ear, "#a08f8a", grad=linear(110, 820, 160, 850, "#57464e"))
    flap.fill(spline([(112, 824), (122, 818), (144, 824), (158, 832), (136, 831)]), "#7a5c5e", 0.7)
    scene.add(flap, relief=6, rim=0.7, shadow=(2, 3, 4, 0.6), wobble=0.4)
    details = _sheet(scene)
    details.fill(ellipse(5, 866, 8, 7), "#241820")
    details.fill(ellipse(3, 863, 2.8, 2), "#f0dccb")
    details.line(spline([(12, 877), (40, 874), (70, 872), (84, 865)], closed=False), "#51414a", 2.2)
    details.line(spline([(68, 846), (78, 852), (90, 848)], closed=False), "#2c1e26", 3.2)
    for number in range(4):
        x = 70.0 + number * 5
        details.line(spline([(x, 850), (x - 2, 856)], closed=False), "#2c1e26", 1.3)
    details.line(spline([(62, 836), (76, 829), (92, 830)], closed=False), "#fff6e4", 2.4, 0.6)
    for _ in range(46):  # the white muzzle of an old dog
        x, y = 14 + scene.rng.random() * 50, 868 + scene.rng.uniform(-6, 4)
        details.line(spline([(x, y), (x + 7, y + 1)], closed=False), "#fff8ea", 1.2, 0.5)
    for y in (970, 976):
        details.line(spline([(174, y), (164, y + 1)], closed=False), "#5a4a52", 1.6)
    scene.put(details)


def _coat(
    scene: Scene,
    shape: Path,
    box: tuple[float, float, float, float],
    way: Callable[[float, float], float],
    tones: Sequence[Colour],
    count: int,
    relief: float,
) -> None:
    sheet = _sheet(scene)
    left, top, right, bottom = box
    sheet.fill(shape, "#dccdbd", grad=linear(left, top, right, bottom, "#857478"))
    _strokes(sheet, scene, shape, box, way, tones, count, (6, 14), (0.8, 1.7), (0.2, 0.55))
    scene.add(
        sheet,
        relief=relief,
        lo=0.7,
        hi=0.6,
        rim=0.8,
        rim_width=2.4,
        rim_colour="#ffd9a0",
        shadow=(5, 4, 6, 0.55),
        wobble=0.5,
    )


def _on_the_floor(scene: Scene) -> None:
    """Slippers, a book and a cup that somebody has only just put down."""
    for x, y, turn in ((494, 1128.0, -6), (552, 1136.0, 3)):
        scene.pool(x + 18, y + 6, 40, 10, "#140810", 0.8)
        sheet = scene.sheet()
        with sheet.at(x, y, 1, turn):
            sole = spline([(-28, 2), (-24, -10), (0, -12), (34, -9), (46, 0), (34, 8), (0, 9)])
            sheet.fill(sole, "#3a1c18")
            sheet.fill(spline([(-26, -2), (-18, -12), (4, -11), (10, -2), (-6, 3)]), "#7c4a38")
            upper = spline([(-2, 4, 1), (4, -18), (22, -24), (42, -12), (48, 0), (34, 8)])
            sheet.fill(upper, "#51708a", grad=linear(0, -20, 44, 8, "#24344c"))
            sheet.line(spline([(-2, 3), (4, -17), (20, -23)], closed=False), "#e8d2b0", 5)
            for px, py in ((18, -10), (28, -12), (26, -4), (36, -4)):
                sheet.fill(ellipse(px, py, 2.2), "#d9b27c", 0.9)
        scene.add(sheet, relief=10, lo=0.6, hi=0.6, rim=0.6, shadow=(10, 4, 6, 0.5), wobble=0.5)
    scene.pool(656, 1100, 62, 12, "#140810", 0.8)
    book = scene.sheet()
    book.canvas.translate(-22, 14)
    book.fill(poly([(618, 1096), (716, 1106), (742, 1088), (648, 1080)]), "#7a2f3a")
    book.fill(poly([(618, 1096), (716, 1106), (716, 1122), (618, 1112)]), "#ead9b4")
    book.fill(poly([(716, 1106), (742, 1088), (742, 1104), (716, 1122)]), "#c4ad86")
    for row in range(4):
        y = 1099 + row * 3.6
        book.line(poly([(620, y), (715, y + 10)], closed=False), "#a5875e", 0.9, 0.8)
    book.fill(
        poly([(614, 1110), (716, 1121), (744, 1102), (744, 1107), (716, 1127), (614, 1116)]),
        "#5c1f2a",
    )
    book.line(poly([(618, 1096), (716, 1106), (742, 1088)], closed=False), "#f2b27a", 1.6, 0.8)
    book.line(poly([(640, 1094), (712, 1101), (730, 1089), (660, 1083)]), "#d9a05c", 1.4, 0.7)
    book.line(spline([(706, 1120), (708, 1132), (702, 1142)], closed=False), "#d9663e", 4)
    scene.add(book, relief=3, rim=0.5, shadow=(9, 4, 6, 0.5), wobble=0.5)
    x, y = 706, 1044
    scene.pool(x + 14, y + 24, 52, 9, "#140810", 0.75)
    cup = scene.sheet()
    cup.fill(ellipse(x, y + 22, 42, 8), "#e9d7bd", grad=linear(x - 40, 0, x + 44, 0, "#8a6a5a"))
    cup.line(ellipse(x + 30, y - 4, 12, 13), "#c7ae96", 5)
    bowl = spline(
        [
            (x - 29, y - 22, 1),
            (x - 26, y + 4),
            (x - 14, y + 20),
            (x + 14, y + 20),
            (x + 26, y + 4),
            (x + 29, y - 22, 1),
        ]
    )
    cup.fill(bowl, "#fdf0d8", grad=linear(x - 28, 0, x + 32, 0, "#9b7868"))
    cup.fill(ellipse(x, y - 22, 29, 7), "#fff4de")
    cup.fill(ellipse(x, y - 21, 25, 5), "#6b2f1a")
    cup.line(spline([(x - 27, y - 4), (x, y + 2), (x + 27, y - 4)], closed=False), "#b8442a", 3)
    scene.add(cup, relief=9, lo=0.5, hi=0.3, rim=0.5, shadow=(9, 4, 5, 0.5), wobble=0.4)
    steam = scene.sheet()
    curl = [
        (x, y - 26),
        (x - 14, y - 66),
        (x + 12, y - 112),
        (x - 16, y - 168),
        (x + 18, y - 214),
        (x - 4, y - 262),
        (x + 12, y - 300),
    ]
    for shift, wide, alpha in ((0, 1.0, 0.5), (7, 0.55, 0.55), (-6, 0.4, 0.35)):
        steam.fill(
            taper(
                [(a + shift * math.sin(n), b) for n, (a, b) in enumerate(curl)],
                [2, 12 * wide, 16 * wide, 20 * wide, 15 * wide, 8 * wide, 1],
            ),
            "#ffe9cb",
            alpha,
        )
    scene.put(steam, "screen", blur=3.6, opacity=0.55)


def _beam(scene: Scene) -> None:
    """Dust, only where the light is."""
    page, rng = scene.page, scene.rng
    mask = scene.sheet()
    mask.fill(
        poly([(-20, -60), (118, 92), (764, 176), (764, 904), (118, 792), (-20, 640)]),
        "#ffffff",
        blur=26,
    )
    scene.tint(mask.pixels()[..., 3] * 0.055 * (1 + 0.6 * page.noise(8, 180, 3)), GOLD)
    dust = scene.sheet()
    for _ in range(170):
        x, y = rng.uniform(20, 764), rng.uniform(90, 890)
        if poly(PANE).contains(x, y):
            dust.fill(ellipse(x, y, 0.6 + 2 * rng.random() ** 3), "#fff3cf", rng.uniform(0.3, 0.95))
    scene.put(dust, "screen", opacity=0.85)
