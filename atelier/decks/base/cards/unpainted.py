"""A stag steps out of the painted wood onto bare paper, and from there on he is a pencil line."""

import math

import numpy as np

from pinxit_atelier.animals import crow, wolf
from pinxit_atelier.engine import (
    Brush,
    Cast,
    Colour,
    Field,
    Look,
    Page,
    Palette,
    Path,
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
    sample,
    smoothstep,
    spline,
    taper,
    union,
    vary,
)

GRAPHITE, PAPER = "#37363d", "#f5ecd8"
RUSSET, RUSSET_DEEP, RUSSET_LIGHT = "#a4522a", "#4a1e14", "#f0a45c"
MOSS, PINE, FERN = "#51692c", "#12302a", "#7f9c3c"
EDGE = [
    (150, -40),
    (264, 30),
    (380, 165),
    (500, 270),
    (640, 330),
    (780, 392),
    (900, 430),
    (1060, 462),
    (1200, 500),
]  # how far to the right the paint goes, at some heights
GLOW = 96, 640


def paint(page: Page) -> Scene:
    """Paint the whole wood, take two thirds of it away, and draw on."""
    scene = Scene(
        page, 4119, light=(40, 560, 300), glow="#ffe09a", shade="#0c1a1c", reach=620, felt=0.05
    )
    scene.focus(440, 760, 220)
    scene.focus(720, 930, 120)
    scene.focus(390, 190, 130, 0.7)
    _air(scene)
    scene.of("foliage")
    _trunks(scene)
    _ground(scene)
    _stag_in_paint(scene)
    _ferns(scene)
    wood = scene.image
    _paper(scene)
    _pencil_wood(scene)
    _ghost(scene)
    _stag_in_pencil(scene)
    reach = _painted(page, 0)
    scene.multiply((page.blur(reach, 14) * 0.3 * (1 - reach)).astype(np.float32), "#b9ad8e")
    beast = scene.sheet()
    beast.fill(_stag(), "#ffffff")
    coat = page.blur(beast.pixels()[..., 3], 1) * _painted(page, 64, seed=31)
    reach = np.maximum(reach, coat)[..., None]
    scene.image = (scene.image * (1 - reach) + wood * reach).astype(np.float32)
    bare = np.clip(1 - reach[..., 0] * 1.2, 0, 1).astype(np.float32)
    scene.of("paper", bare)
    scene.still(bare, 0.96)
    _spatter(scene)
    _bird(scene)
    _pencil(scene)
    _flower(scene)
    look = Look(
        brush=Brush(exact=0.035, edges=0.5, detail=0.5, variety=1.1),
        masses=0.25,
        palette=Palette(
            colours=("#f5ecd8", "#b9b04e", "#3f5a34", "#12241e", "#a4522a"),
            mother="#a89868",
            accent="#d8301f",
            quiet=0.2,
            hold=0.6,
        ),
        vignette=0.14,
        bloom=0.14,
        grain=0.022,
        shadows="#24382f",
        lights="#a89868",
        split=0.08,
    )
    return scene.finish(look)


def _painted(page: Page, further: float, seed: int = 17) -> Field:
    """Return where the paint is: its edge breaks into the hairs of a dry brush."""
    heights, rights = zip(*EDGE, strict=True)
    edge = np.interp(page.y + 0.18 * page.x, heights, rights) + further
    edge = edge + 30 * page.noise(seed, 100, 2) + 34 * page.noise(seed + 5, 44, 1, 1, (3, 0.7))
    tilted = page.bristles(
        seed + 1, (-0.22 + 0.3 * page.noise(seed + 2, 160, 1)).astype(np.float32), 90, 2.6
    )
    hairs = tilted / tilted.std()
    depth = edge - page.x + 4
    solid = smoothstep(-4, 14, depth + 7 * hairs)
    dry = smoothstep(0.25, 0.75, hairs + 0.3 + depth / 42) * smoothstep(-84, -20, depth)
    return np.clip(np.maximum(solid, dry * 0.92), 0, 1).astype(np.float32)


def _air(scene: Scene) -> None:
    page = scene.page
    far = page.distance(*GLOW, 1, 1.25) / 430 + 0.10 * page.noise(4, 130, 4)
    stops = [
        (0, "#fff6c4"),
        (0.16, "#ffdf86"),
        (0.42, "#b9b04e"),
        (0.75, "#4f7040"),
        (1.2, "#1c4034"),
        (1.8, "#0f2826"),
    ]
    scene.backdrop(stops, far.astype(np.float32), amount=0.08)


def _trunks(scene: Scene) -> None:
    """Three depths of trees, the far ones drowned in light."""
    rng = scene.rng
    for count, thin, thick, tone, air in (
        (16, 8, 15, "#6f8a44", 0.55),
        (10, 18, 30, "#3f5a34", 0.28),
        (5, 40, 58, "#2a2c1e", 0.04),
    ):
        sheet = scene.sheet()
        for number in range(count):
            x = -20 + 560 * (number + rng.uniform(0.1, 0.9)) / count
            if thick > 40:
                x = (-12, 74, 246, 372, 480)[number]
            wide, lean = rng.uniform(thin, thick), rng.uniform(-24, 24)
            foot = 960 + thick * 2.2
            trunk = [(x, foot), (x + lean * 0.3, 700), (x + lean, 420), (x + lean * 1.4, 60)]
            sheet.fill(
                taper(trunk, [wide * 1.5, wide, wide * 0.86, wide * 0.6]), vary(tone, rng, 0.1)
            )
            for _ in range(int(thick * 2.4)):  # bark
                y = rng.uniform(200, foot - 30)
                px = x + lean * (foot - y) / 700 + rng.uniform(-0.42, 0.42) * wide
                crack = taper(
                    [(px, y), (px + rng.uniform(-3, 3), y + rng.uniform(18, 60))], [0.6, 3, 0.6], 6
                )
                sheet.fill(
                    crack, rng.choice(["#171c14", "#8a8a4c", "#0e1612"]), rng.uniform(0.25, 0.6)
                )
            for _ in range(3):
                y = rng.uniform(300, 640)
                side = rng.choice((-1, 1))
                sheet.fill(
                    taper(
                        [(x + lean * 0.6, y), (x + side * 36, y - 30), (x + side * 78, y - 74)],
                        [wide * 0.26, wide * 0.16, 0.8],
                    ),
                    vary(tone, rng, 0.1),
                )
        scene.add(
            sheet,
            relief=thick * 0.45,
            lo=0.7,
            hi=0.5,
            rim=0.9,
            rim_width=2.6,
            haze=("#e9d27c", air),
            wobble=1.4,
            shadow=(3, 0, 8, 0.2),
        )
        scene.mist(760, 120, "#f4dc8e", 0.30 * air + 0.06, seed=count)
        leaves = scene.sheet()
        for _ in range(520):
            x, y = rng.uniform(-20, 560), 150 + 420 * rng.random() ** 1.5
            way, size = rng.uniform(0, 6.3), rng.uniform(9, 20) * (0.6 + thick / 60)
            light = math.exp(-((x - GLOW[0]) ** 2 + (y - GLOW[1]) ** 2) / 90000)
            hue = mix(
                rng.choice([PINE, "#24502f", "#3c6a34"]), "#e8d060", light * rng.uniform(0.2, 1)
            )
            leaves.fill(
                leaf((x, y), (x + size * math.cos(way), y + size * math.sin(way)), size * 0.5),
                hue,
                rng.uniform(0.55, 0.95),
            )
        scene.add(
            leaves, relief=3, lo=0.5, hi=0.4, rim=0.4, haze=("#d9cf74", air * 0.8), wobble=0.6
        )
    scene.rays(*GLOW, -1.1, 1.2, "#fff0b0", 0.5, seed=3, count=18, length=640)
    scene.shine(*GLOW, 190, "#ffe9a0", 0.75)


def _ground(scene: Scene) -> None:
    rng = scene.rng
    sheet = scene.sheet()
    floor = spline(
        [(-20, 1010, 1), (140, 1030), (320, 1040), (620, 1052, 1), (620, 1220, 1), (-20, 1220, 1)]
    )
    sheet.fill(floor, "#6a7a30", grad=linear(60, 1010, 220, 1200, "#15261a"))
    for _ in range(2600):
        x, y = rng.uniform(-10, 600), rng.uniform(1014, 1200)
        light = math.exp(-(((x - 70) / 210) ** 2)) * max(0, 1 - (y - 1010) / 150)
        tone = mix(rng.choice(["#1c3420", "#2f4a24", MOSS]), "#ffe684", light * rng.uniform(0.1, 1))
        tip = x + rng.uniform(-7, 7), y - rng.uniform(6, 20)
        sheet.fill(taper([(x, y), tip], [2.8, 0.5], 4), tone, 0.8)
    scene.add(sheet, lo=0.4, hi=0.3, relief=6, wobble=1)


HIND_FAR = [(262, 850), (284, 930), (246, 1000), (262, 1060), (266, 1112)]
HIND_NEAR = [(204, 842), (226, 922), (166, 1000), (180, 1064), (184, 1128)]
FORE_NEAR = [(424, 860), (432, 970), (424, 1010), (428, 1070), (430, 1130)]
FORE_FAR = [(456, 850), (520, 926), (574, 930), (568, 990), (556, 1034)]
BODY = [
    (152, 830),
    (166, 788),
    (212, 764),
    (300, 780),
    (372, 762),
    (420, 742),
    (470, 800),
    (492, 862),
    (476, 914),
    (432, 938),
    (362, 924),
    (282, 888),
    (224, 880),
    (178, 888),
    (152, 866),
]
NECK = [
    (392, 752),
    (436, 706),
    (470, 650),
    (496, 606),
    (532, 616),
    (556, 668),
    (552, 716),
    (530, 784),
    (496, 868),
    (440, 880),
]
HEAD = [
    (497, 622),
    (504, 596),
    (530, 580),
    (558, 588),
    (586, 610),
    (620, 636),
    (648, 652),
    (659, 664),
    (655, 680),
    (638, 689),
    (610, 691),
    (584, 698),
    (556, 706),
    (528, 692),
    (506, 660),
]
EAR = (504, 596), (430, 568)
BEAMS = (
    (
        [(524, 584), (500, 534), (488, 470), (514, 404), (566, 362)],
        [
            ((501, 538), (540, 520), (566, 478)),
            ((489, 476), (452, 452), (438, 402)),
            ((502, 424), (476, 384), (480, 334)),
            ((530, 388), (536, 350), (528, 312)),
        ],
    ),
    (
        [(546, 582), (560, 530), (604, 486), (640, 430), (650, 362)],
        [
            ((564, 524), (600, 524), (632, 496)),
            ((600, 490), (590, 446), (600, 400)),
            ((634, 440), (672, 422), (698, 380)),
            ((648, 392), (628, 360), (622, 318)),
        ],
    ),
)


def _legs() -> list[tuple[list[tuple[int, int]], list[float]]]:
    hind, fore = [80.0, 56, 28, 18, 17], [66.0, 34, 25, 17, 17]
    return [
        (HIND_FAR, hind),
        (FORE_FAR, [60.0, 38, 30, 19, 18]),
        (HIND_NEAR, [104.0, 66, 32, 20, 18]),
        (FORE_NEAR, fore),
    ]


def _antlers() -> Path:
    whole = spline([(520, 590), (524, 584), (530, 590)])
    for beam, tines in BEAMS:
        whole = union(whole, limb(beam, [17, 14, 12, 9, 3]))
        for tine in tines:
            whole = union(whole, limb(tine, [10, 8, 2]))
    return whole


def _stag() -> Path:
    whole = union(spline(BODY), spline(NECK), spline(HEAD), leaf(*EAR, 34, -0.1), _antlers())
    for points, widths in _legs():
        whole = union(whole, limb(points, widths))
    return union(whole, leaf((140, 800), (112, 872), 30, 0.1))


def _hairs(
    sheet: Sheet,
    scene: Scene,
    shape: Path,
    box: tuple[float, float, float, float],
    count: int,
    way: float,
) -> None:
    """Paint a coat inside a shape: bright towards the sun, deep away from it."""
    rng = scene.rng
    for _ in range(count):
        x, y = rng.uniform(box[0], box[2]), rng.uniform(box[1], box[3])
        if not shape.contains(x, y):
            continue
        turn = math.radians(way + 30 * math.sin(x / 70 + y / 90) + rng.uniform(-14, 14))
        far = rng.uniform(10, 26)
        light = (
            0.9 - (x - box[0]) / (box[2] - box[0]) * 0.5 - (y - box[1]) / (box[3] - box[1]) * 0.6
        )
        tone = mix(RUSSET_DEEP, RUSSET_LIGHT, min(1, max(0, light + rng.uniform(-0.45, 0.35))))
        end = x + far * math.cos(turn), y + far * math.sin(turn)
        sheet.fill(
            taper([(x, y), end], [0.4, rng.uniform(1.6, 3.4), 0.4], 4),
            tone,
            rng.uniform(0.4, 0.85),
            clip=shape,
        )


def _stag_in_paint(scene: Scene) -> None:
    scene.pool(300, 1122, 210, 20, "#08140c", 0.7)
    for number, (points, widths) in enumerate(_legs()):
        sheet, far = scene.sheet(), number < 2
        shape = limb(points, widths)
        sheet.fill(
            shape,
            "#6d3018" if far else RUSSET,
            grad=linear(points[0][0], 840, points[0][0], 1120, "#3a1810"),
        )
        left, right = min(p[0] for p in points) - 60, max(p[0] for p in points) + 60
        _hairs(sheet, scene, shape, (left, 800, right, 1110), 500, 95)
        x, y = points[-1]
        sheet.fill(
            spline([(x - 12, y - 12), (x + 10, y - 14), (x + 20, y + 10), (x - 12, y + 10)]),
            "#171012",
        )
        if far:
            scene.add(
                sheet,
                relief=14,
                lo=0.7,
                hi=0.5,
                rim=0.9,
                rim_width=3,
                shadow=(4, 3, 7, 0.4),
                wobble=0.5,
                dim=0.3,
            )
    _body_in_paint(scene)


def _body_in_paint(scene: Scene) -> None:
    tail = scene.sheet()
    tail.fill(leaf((140, 800), (112, 872), 30, 0.1), "#f3dcae")
    scene.add(tail, relief=8, rim=0.8)
    sheet = scene.sheet()
    shape = union(spline(BODY), spline(NECK), *(limb(*part) for part in _legs()[2:]))
    sheet.fill(shape, "#c26a34", grad=linear(200, 750, 400, 940, "#4f2114"))
    sheet.fill(
        spline([(180, 930), (300, 922), (440, 914), (420, 950), (240, 950)]),
        "#e8c590",
        0.6,
        blur=12,
        clip=shape,
    )
    sheet.fill(ellipse(300, 1080, 240, 130), "#2c120c", 0.6, blur=34, clip=shape)
    _hairs(sheet, scene, shape, (100, 640, 560, 960), 4200, 168)
    _hairs(sheet, scene, shape, (100, 930, 460, 1120), 900, 95)
    for points, dark in (
        ([(256, 846), (270, 890), (250, 936)], 0.5),
        ([(160, 800), (210, 790), (252, 836)], 0.22),
        ([(392, 830), (388, 880), (404, 934)], 0.5),
        ([(466, 850), (470, 890), (450, 930)], 0.3),
    ):
        sheet.fill(taper(points, [2, 16, 3]), "#2c0f0a", dark, blur=6, clip=shape)
        sheet.fill(
            moved(taper(points, [2, 9, 2]), -13, 0), "#ffc27c", dark * 0.8, blur=5, clip=shape
        )
    for px, py in (HIND_NEAR[-1], FORE_NEAR[-1]):
        sheet.fill(
            spline(
                [(px - 12, py - 12), (px + 10, py - 14), (px + 20, py + 10), (px - 12, py + 10)]
            ),
            "#171012",
        )
    for number in range(15):
        x, y = 178 + number * 9.4, 792 + (number * 37 % 46) + 4 * math.sin(number)
        sheet.fill(ellipse(x, y, 4.4, 3.4), "#e8c48c", 0.34, blur=1.4)
    away = Cast((0.5, 0.16), 1126, dark=0.7)
    with scene.layer("fur", way=168, form=0.62, cast=away, bounce=("#7c8a3c", 0.4)):
        scene.add(sheet, amount=0, wobble=0.6)


def _ferns(scene: Scene) -> None:
    rng = scene.rng
    for number in range(15):
        sheet = scene.sheet()
        x, y = (-10 + number * 31 + rng.uniform(-14, 14)), 1190 + rng.uniform(-30, 20)
        for _ in range(3):
            lean, high = rng.uniform(-90, 90), rng.uniform(90, 170)
            stem = sample([(x, y), (x + lean * 0.3, y - high * 0.6), (x + lean, y - high)], 22)
            lit = math.exp(-(((x - 80) / 240) ** 2))
            tone = mix("#14301e", "#a8b044", (lit * rng.uniform(0.1, 1.0)) ** 1.5)
            for part, (px, py, way_x, way_y) in enumerate(stem[2:]):
                long = 34 * math.sin(math.pi * (0.25 + 0.75 * (1 - part / 21))) + 4
                for side in (-1, 1):
                    tip = (
                        px - way_y * side * long + way_x * 12,
                        py + way_x * side * long + way_y * 12,
                    )
                    sheet.fill(leaf((px, py), tip, 8), vary(tone, rng, 0.15, 0.02), 0.95)
            sheet.line(spline([station[:2] for station in stem[::4]], closed=False), "#0f2416", 2)
        with scene.layer("foliage", cast=Cast((8, 12), dark=0.6, soft=0.3)):
            scene.add(sheet, amount=0, wobble=0.6)
    scene.motes(90, "#fff2b0", (0, 420, 460, 1100), (0.7, 2.6), 0.9)


def _paper(scene: Scene) -> None:
    """Bare paper, with its grain, and a few ruled lines."""
    page = scene.page
    where = page.distance(180, 700) / 900 + 0.05 * page.noise(21, 340, 3)
    scene.backdrop(
        [(0, "#fbf0d2"), (0.5, PAPER), (1, "#ece0c8")],
        where.astype(np.float32),
        texture="paper",
        amount=0.008,
    )
    lines = scene.sheet()
    for y, tilt in ((1128, 3), (738, -4), (300, 2)):
        lines.line(poly([(0, y), (800, y + tilt)], closed=False), "#8c8a90", 1.3, 0.4)
    for x, tilt in ((428, 4), (690, -3)):
        lines.line(poly([(x, 0), (x + tilt, 1200)], closed=False), "#8c8a90", 1.3, 0.28)
    lines.line(ellipse(594, 640, 96, 84, 20), "#8c8a90", 1.3, 0.3)
    _lay(scene, lines)


def _lay(scene: Scene, sheet: Sheet, strength: float = 1) -> None:
    """Lay graphite: it holds on the paper's hills and misses its valleys."""
    grain = np.clip(0.86 + 0.42 * scene.page.texture("paper"), 0.2, 1)[..., None]
    scene.put((sheet.pixels() * grain * strength).astype(np.float32), wobble=0.4)


def _drawn(
    sheet: Sheet, scene: Scene, points: list[Point], wide: float = 5, again: int = 2
) -> None:
    """Draw a line as a hand does: once with courage, then once more beside it."""
    rng = scene.rng
    sheet.fill(
        taper(points, [wide * 0.5, wide, wide * 1.15, wide * 0.8, wide * 0.3]), GRAPHITE, 0.92
    )
    for _ in range(again):
        shifted = [(p[0] + rng.uniform(-4, 4), p[1] + rng.uniform(-4, 4)) for p in points]
        sheet.fill(taper(shifted, [0.6, wide * 0.4, wide * 0.3, 0.5]), GRAPHITE, 0.45)


def _outline(sheet: Sheet, scene: Scene, shape: Path, wide: float = 5) -> None:
    sheet.line(shape, GRAPHITE, wide, 0.9)
    for _ in range(2):
        off = scene.rng.uniform(-2.6, 2.6), scene.rng.uniform(-2.6, 2.6)
        sheet.line(moved(shape, *off), GRAPHITE, wide * 0.3, 0.4)


def _stag_in_pencil(scene: Scene) -> None:
    sheet = scene.sheet()
    bare = scene.sheet()
    bare.fill(_stag(), "#fffaf0", 0.6)
    scene.put(bare)
    hatch = scene.sheet()
    shade = union(spline(NECK), spline(BODY))
    for number in range(64):
        x = 380 + number * 5
        line = taper([(x, 640), (x - 60, 800), (x - 110, 940)], [1, 2.4, 1], 10)
        hatch.fill(line, GRAPHITE, 0.34, clip=shade)
    for number in range(40):
        x = 500 + number * 5
        hatch.fill(
            taper([(x, 640), (x - 34, 710)], [0.8, 2, 0.8], 6),
            GRAPHITE,
            0.5,
            clip=spline([(540, 660), (600, 668), (640, 680), (600, 690), (556, 690)]),
        )
    _lay(scene, hatch)
    _outline(sheet, scene, _antlers(), 4.4)
    for points, widths in (_legs()[1], _legs()[3]):
        shape = limb(points, widths)
        _outline(sheet, scene, shape, 5)
    _hoof(sheet, scene)
    inner = union(spline(NECK), spline(BODY))
    sheet.fill(inner, "#000000", erase=True)
    body = scene.sheet()
    _drawn(body, scene, [(392, 752), (436, 706), (470, 650), (494, 612)], 6.5)
    _drawn(body, scene, [(556, 690), (552, 726), (530, 790), (496, 872), (474, 914)], 6.5)
    _drawn(body, scene, [(474, 914), (420, 930), (330, 936)], 5)
    for number in range(9):  # the ruff of the throat
        px, py = 548 - number * 6.5, 704 + number * 21
        _drawn(body, scene, [(px, py), (px + 8, py + 18), (px - 2, py + 34)], 3.4, 0)
    sheet.fill(spline(HEAD), "#000000", erase=True)
    _outline(body, scene, spline(HEAD), 5.6)
    ear = leaf(*EAR, 34, -0.1)
    _outline(body, scene, ear, 5)
    _drawn(body, scene, [(492, 594), (462, 584), (440, 574)], 3, 1)
    body.fill(leaf((546, 618), (578, 632), 14, -0.12), GRAPHITE, 0.95)
    body.fill(ellipse(565, 622, 2.6), "#fffaf0")
    _drawn(body, scene, [(542, 616), (560, 610), (582, 624)], 3.4, 1)
    _drawn(body, scene, [(548, 630), (562, 636), (576, 634)], 2.0, 1)
    _drawn(body, scene, [(586, 650), (606, 662), (634, 668)], 2.0, 1)
    _drawn(body, scene, [(520, 636), (534, 668), (558, 690)], 2.4, 1)
    body.fill(spline([(640, 648), (655, 658), (652, 672), (638, 668)]), GRAPHITE, 0.9)
    _drawn(body, scene, [(646, 678), (620, 674), (596, 680)], 3.6, 1)
    _lay(scene, sheet)
    _lay(scene, body)


def _hoof(sheet: Sheet, scene: Scene) -> None:
    """Lifted, cloven, and not yet set down anywhere."""
    x, y = FORE_FAR[-1]

    def at(path: Path) -> Path:
        return moved(path, x - 1, y - 4, 1.12, 24)

    sheet.fill(ellipse(x - 1, y + 6, 17, 18), "#000000", erase=True)
    fetlock = at(spline([(-9, -14), (-12, -2), (-10, 6), (10, 4), (12, -4), (9, -14)]))
    hoof = at(
        spline([(-11, 5, 1), (11, 3, 1), (15, 18), (20, 35, 1), (4, 37), (-13, 31, 1), (-13, 16)])
    )
    claw = at(leaf((-11, -4), (-19, 8), 9))
    for shape in (claw, hoof):
        sheet.fill(shape, "#000000", erase=True)
        sheet.fill(shape, "#fffaf0")
        sheet.fill(shape, GRAPHITE, 0.2)
    for number in range(9):
        line = [(-11 + number * 2.8, 7), (-11 + number * 3.6, 32)]
        sheet.fill(at(taper(line, [0.8, 2, 0.8], 6)), GRAPHITE, 0.6, clip=hoof)
    _outline(sheet, scene, hoof, 4)
    _outline(sheet, scene, claw, 3)
    sheet.line(at(spline([(3, 5), (6, 20), (5, 37)], closed=False)), GRAPHITE, 3.4, 0.9)
    sheet.fill(fetlock, "#000000", erase=True)
    sheet.line(at(poly([(-11, 5), (11, 3)], closed=False)), GRAPHITE, 4, 0.9)
    for side in ([(-9, -16), (-12, -4), (-11, 5)], [(9, -16), (11, -6), (11, 3)]):
        sheet.line(at(spline(side, closed=False)), GRAPHITE, 4.4, 0.9)


def _pencil_wood(scene: Scene) -> None:
    """What the painter has only thought of: two trunks and a hill, very faint."""
    sheet = scene.sheet()
    for x, low in ((536, 560), (120, 190), (250, 300)):
        for side in (-16, 16):
            _drawn(
                sheet,
                scene,
                [(x + side, low), (x + side * 0.9 + 4, low / 2), (x + side * 0.7, -10)],
                2.4,
                1,
            )
    for y in (1090, 1104, 1150, 1172):
        x = 520 + (y * 7 % 60)
        _drawn(sheet, scene, [(x, y), (x + 26, y - 4), (x + 50, y + 2)], 2.4, 0)
    _lay(scene, sheet, 0.42)


def _ghost(scene: Scene) -> None:
    """Something was here, and has been rubbed out."""
    page = scene.page
    rub = scene.sheet()
    for number in range(26):
        x, y = 600 + number * 6.4, 790 + 40 * math.sin(number * 1.9)
        rub.fill(
            taper([(x - 40, y + 60), (x + 30, y - 44)], [9, 16, 7], 8), "#fffdf4", 0.35, blur=3
        )
    scene.put(rub)
    faint = scene.sheet()
    for off in (-0.9, 0, 0.9):
        wolf(faint, 690 + off, 916 + off, size=1.3, pose="walk", seed=3, pencil="#6f6c74")
    gone = 0.34 + 0.3 * np.clip(page.noise(44, 60, 3), -0.8, 0.5)
    scene.put((faint.pixels() * gone[..., None]).astype(np.float32), blur=1.2)
    crumbs = scene.sheet()
    for _ in range(22):
        x, y = scene.rng.uniform(600, 770), scene.rng.uniform(905, 935)
        crumbs.fill(
            ellipse(x, y, scene.rng.uniform(1.2, 3.4), 1.4, scene.rng.uniform(0, 90)),
            "#b59c9c",
            0.9,
        )
    scene.add(crumbs, shadow=(2, 2, 2, 0.3))


def _spatter(scene: Scene) -> None:
    """Drops that flew from the brush."""
    rng, sheet = scene.rng, scene.sheet()
    for _ in range(70):
        y = rng.uniform(330, 1180)
        heights, rights = zip(*EDGE, strict=True)
        x = float(np.interp(y, heights, rights)) + abs(rng.gauss(40, 46))
        tone: Colour = rng.choice(["#2f5a34", "#5c7c34", "#b59a3c", "#1c3c30"])
        sheet.fill(ellipse(x, y, 0.8 + 3.4 * rng.random() ** 3), tone, 0.85)
    scene.put(sheet, wobble=0.6)


def _bird(scene: Scene) -> None:
    """A crow that changes in flight."""
    page = scene.page
    x, y = 386, 186
    drawing = scene.sheet()
    for off in (-1.4, -0.7, 0, 0.7, 1.4):
        crow(drawing, x + off, y + off, size=1.1, pose="glide", turn=62, seed=5, pencil=GRAPHITE)
    _lay(scene, drawing)
    paint = scene.sheet()
    crow(paint, x, y, size=1.1, pose="glide", turn=62, seed=5)
    hairs = page.noise(61, 10, 3, 0.7, (16, 0.4))
    here = smoothstep(12, -14, page.x - x + 2 + 18 * hairs)
    scene.add(paint, relief=6, lo=0.3, hi=0.5, rim=0.5, rim_width=2, mask=here, wobble=0.4)


def _pencil(scene: Scene) -> None:
    """It lies where it was left."""
    shadow = scene.sheet()
    shadow.line(poly([(540, 1146), (738, 1090)], closed=False), "#4c4650", 13, 0.45, blur=4)
    scene.put(shadow)
    pencil = scene.sheet()
    with pencil.at(532, 1134, 1, -15.6):
        pencil.fill(poly([(0, -8), (164, -8), (164, 8), (0, 8)]), "#e0a224")
        pencil.fill(poly([(0, -8), (164, -8), (164, -3), (0, -3)]), "#f8d060")
        pencil.fill(poly([(0, 4), (164, 4), (164, 8), (0, 8)]), "#a86c14")
        pencil.fill(poly([(164, -8), (196, 0), (164, 8)]), "#ecd0a0")
        pencil.fill(poly([(186, -2.6), (197, 0), (186, 2.6)]), GRAPHITE)
        pencil.fill(poly([(-16, -8), (0, -8), (0, 8), (-16, 8)]), "#b9bcc4")
        pencil.fill(poly([(-30, -7), (-16, -8), (-16, 8), (-30, 7)]), "#d98080")
    with scene.layer("wood", way=-16, form=0.2):
        scene.add(pencil, amount=0, wobble=0.3)
    scene.exact(ellipse(630, 1118, 120, 40, -16), 0.8)


def _flower(scene: Scene) -> None:
    """Further out, something is finished: a poppy, and it has a shadow."""
    x, y = 726.0, 1012.0
    shadow = scene.sheet()
    shadow.fill(taper([(x, y), (x + 34, y + 5), (x + 66, y + 4)], [5, 3, 2]), "#6a6050", 0.5)
    shadow.fill(ellipse(x + 76, y + 3, 24, 8, 6), "#6a6050", 0.45)
    scene.put(shadow, blur=2.4)
    sheet = scene.sheet()
    stem = [(x, y), (x - 5, y - 32), (x + 5, y - 66), (x - 3, y - 92)]
    sheet.fill(taper(stem, [5, 4, 3.2, 3]), "#4a6a30")
    sheet.fill(taper([(px - 1, py) for px, py in stem], [1.6, 1.4, 1.2, 1]), "#a8b85c", 0.7)
    for side, foot, reach in ((1, -10, 36), (-1, -22, 30)):
        for number in range(5):
            part = number / 5
            root = x + side * (2 + reach * 0.2 * part), y + foot - 26 * part
            tip = root[0] + side * (reach * (1 - 0.5 * part)), root[1] - 12 - 10 * part
            sheet.fill(leaf(root, tip, 8, side * 0.1), mix("#3c5a2a", "#7c9444", part))
    bud = [(x + 2, y - 20), (x + 24, y - 62), (x + 30, y - 78), (x + 34, y - 70)]
    sheet.fill(taper(bud, [2.4, 2, 2, 2]), "#4a6a30")
    sheet.fill(ellipse(x + 36, y - 66, 5, 8, -24), "#6a7c3c")
    cx, cy = x - 4, y - 108
    back = spline([(cx - 30, cy - 4), (cx - 22, cy - 27), (cx - 4, cy - 22), (cx + 12, cy - 30),
                   (cx + 32, cy - 10), (cx + 20, cy + 12), (cx - 16, cy + 12)])  # fmt: skip
    sheet.fill(back, "#8c1410", grad=linear(cx, cy - 30, cx, cy + 12, "#5c0c10"))
    sheet.fill(ellipse(cx, cy - 4, 12, 7), "#1c1014", 0.9, blur=1.5)
    for number in range(9):
        dot = cx - 11 + number * 2.8, cy - 9 - (number % 3) * 2
        sheet.fill(ellipse(*dot, 1.5), "#c8b070", 0.9)
    front = spline([(cx - 35, cy - 8), (cx - 20, cy - 6), (cx - 6, cy + 1), (cx + 12, cy - 5),
                    (cx + 36, cy - 12), (cx + 33, cy + 12), (cx + 12, cy + 25), (cx - 12, cy + 24),
                    (cx - 33, cy + 10)])  # fmt: skip
    sheet.fill(front, "#e2402a", grad=linear(cx - 30, cy - 10, cx + 34, cy + 24, "#b01c14"))
    for number in range(9):
        edge = cx - 28 + number * 7.2, cy - 2 + abs(number - 4) * -1.2
        fold = [(cx, cy + 24), ((edge[0] + cx) / 2, cy + 12), edge]
        tone = "#f8906a" if number % 3 == 1 else "#8c100e"
        sheet.fill(taper(fold, [0.6, 2.6, 0.6]), tone, 0.4, blur=0.8, clip=front)
    with scene.layer("plain", form=0.2):
        scene.add(sheet, amount=0, wobble=0.5)
    scene.exact(ellipse(x, y - 60, 50, 90), 0.9)
