"""From the top of a wardrobe a black cat watches a family that kneels round something new."""

import math
from typing import Final

import numpy as np

from pinxit_atelier.engine import (
    Brush,
    Look,
    Page,
    Palette,
    Path,
    Scene,
    along,
    ellipse,
    leaf,
    limb,
    linear,
    mix,
    moved,
    poly,
    radial,
    smoothstep,
    spline,
    taper,
)
from pinxit_atelier.gesture import Look as Person
from pinxit_atelier.gesture import Stage

X, Y = 350, 372  # the basket
HIGH: Final = 445  # how high a grown person is
FLAT: Final = 0.93  # how round a ring on the floor looks from up here
RUG = 356
ACID, AMBER = "#cdf03a", "#ffc065"


def paint(page: Page) -> Scene:
    """Paint the floor, the rug, the backs round the glow they hide, and who sees it all."""
    scene = Scene(page, 7713, light=(X, Y, 120), glow=AMBER, shade="#120c1c", reach=430, felt=0)
    scene.focus(X, Y, 300)
    scene.focus(420, 850, 150)
    _floor(scene)
    _rug(scene)
    _old_basket(scene)
    _footprints(scene)
    _dusk(scene)
    _thrown_shadows(scene)
    _spread_light(scene)
    _family(scene)
    _wardrobe(scene)
    _collar(scene)
    _cat(scene)
    brush = Brush(edges=0.3, exact=0.03)
    tubes = Palette(
        colours=("#e8a04c", "#7a2c26", "#2a2440", "#f6dcae", "#3c5a5c"),
        mother="#6a4030", accent=ACID, quiet=0.15,
    )  # fmt: skip
    look = Look(
        brush=brush,
        palette=tubes,
        masses=0.35,
        vignette=0.25,
        bloom=0.4,
        contrast=1.14,
        saturation=1.12,
    )
    return scene.finish(look)


def _floor(scene: Scene) -> None:
    """Boards that run away from the wardrobe."""
    page, rng = scene.page, scene.rng
    far = page.distance(X, Y) / 800 + 0.04 * page.noise(3, 200, 4)
    stops = [(0, "#c07c48"), (0.45, "#8e5638"), (1.1, "#5c3a38")]
    scene.backdrop(stops, far.astype(np.float32), amount=0.05)
    scene.of("wood", way=88)
    boards = scene.sheet()
    for number in range(-5, 15):
        low, high = X + (number - 5) * 104 + 30, X + (number - 5) * 82 + 30
        if number % 2:
            plank = poly([(high, -10), (high + 82, -10), (low + 104, 1210), (low, 1210)])
            boards.fill(plank, rng.choice(("#8a5438", "#5c3830")), rng.uniform(0.15, 0.4))
        boards.line(poly([(high, -10), (low, 1210)], closed=False), "#2a161a", 3.2, 0.7)
        for part in (rng.uniform(0.05, 0.45), rng.uniform(0.5, 0.9)):
            x, y = high + (low - high) * part, part * 1210
            boards.line(poly([(x, y), (x + 88, y)], closed=False), "#2a161a", 2.6, 0.6)
    scene.lay(boards, "wood", way=88)


def _ring(radius: float) -> Path:
    return ellipse(X, Y, radius, radius * FLAT)


def _rug(scene: Scene) -> None:
    """Rings within rings, as on a target."""
    rng = scene.rng
    sheet = scene.sheet()
    for number in range(150):
        way = number * math.tau / 150 + rng.uniform(-0.01, 0.01)
        out = RUG + rng.uniform(13, 24)
        start = X + RUG * math.cos(way), Y + RUG * FLAT * math.sin(way)
        end = X + out * math.cos(way + 0.02), Y + out * FLAT * math.sin(way + 0.02)
        sheet.fill(taper([start, end], [4.2, 1.4], 6), "#c89c68")
    tones = ["#7c2a24", "#d8a868", "#8c3226", "#5a2430", "#e0b070", "#9a4428"]
    for ring, tone in enumerate(tones):
        sheet.fill(_ring(RUG * (1 - ring / 6.6)), tone)
        sheet.line(_ring(RUG * (1 - ring / 6.6) - 5), mix(tone, "#f6dcae", 0.3), 2.2, 0.5)
    page = scene.page
    weave = np.degrees(np.arctan2(page.y - Y, page.x - X)) + 90
    scene.lay(sheet, "cloth", way=weave.astype(np.float32), contact=0.5)


def _old_basket(scene: Scene) -> None:
    """Far from the light: what used to be somebody's place."""
    x, y = 716, 96
    sheet = scene.sheet()
    sheet.fill(ellipse(x, y, 62, 50), "#8a6038")
    for ring in range(3):
        for step in range(24):
            way = math.radians(step * 15 + ring * 7)
            px, py = x + (54 - ring * 6) * math.cos(way), y + (43 - ring * 6) * math.sin(way)
            end = px - 12 * math.sin(way), py + 10 * math.cos(way)
            sheet.fill(leaf((px, py), end, 8, 0.1), mix("#b88a50", "#5a3820", (step + ring) % 2))
    for ring in range(4):
        sheet.line(ellipse(x, y, 62 - ring * 6, 50 - ring * 5), ("#8a6038", "#5a3820")[ring % 2], 6)
    sheet.fill(ellipse(x, y + 2, 40, 31), "#2a1820")
    sheet.fill(ellipse(x + 4, y + 7, 33, 22), "#4c3448", grad=radial(x - 10, y, 44, "#241826"))
    scene.lay(sheet, "cloth", form=0.5, cast=scene.falls(x, y + 46, 0.3, dark=0.6), contact=0.5)


def _footprints(scene: Scene) -> None:
    """Wet feet have come in from somewhere."""
    sheet = scene.sheet()
    steps = ((20, 40, 128), (74, 44, 132), (96, 100, 136), (146, 106, 134), (172, 160, 138))
    for number, (x, y, turn) in enumerate(steps):
        with sheet.at(x, y, 1.25, turn, flip=bool(number % 2)):
            for part in (ellipse(0, 9, 5, 7), ellipse(0, -5, 8, 9), ellipse(-6, -17, 2.8, 4),
                         ellipse(0, -19, 2.6, 3.6), ellipse(6, -16, 2.4, 3)):  # fmt: skip
                sheet.fill(part, "#1e1420", 0.8)
                sheet.fill(moved(part, 1.5, 1.5), "#ffd8a0", 0.35, blur=1.5)
    scene.put(sheet)


def _dusk(scene: Scene) -> None:
    """It is night in the room."""
    page = scene.page
    far = smoothstep(150, 780, page.distance(X, Y))
    kept = 1 - 0.8 * np.exp(-((page.distance(716, 96) / 80) ** 2))  # the basket that nobody uses
    scene.multiply((0.86 * far * kept).astype(np.float32), "#3c3454")


def _thrown_shadows(scene: Scene) -> None:
    """Every back throws its shadow outwards, over the rug and far over the floor."""
    sheet = scene.sheet()
    for angle, far, *_ in FAMILY:
        way = math.radians(angle)
        out = math.sin(way), math.cos(way) * FLAT
        points = []
        for reach, wide in ((0.8, 40), (1.6, 66), (5, 150), (5, -150), (1.6, -66), (0.8, -40)):
            long = reach * far * HIGH
            points.append((X + out[0] * long + out[1] * wide, Y + out[1] * long - out[0] * wide))
        sheet.fill(poly(points), "#000000")
    near = 1 - 0.35 * smoothstep(300, 760, scene.page.distance(X, Y))
    scene.darken(scene.page.blur(sheet.pixels()[..., 3], 7) * 0.72 * near)


def _spread_light(scene: Scene) -> None:
    """What lies in the basket is light, and no more can be seen."""
    page = scene.page
    near = np.exp(-((page.distance(X, Y) / 210) ** 2)).astype(np.float32)
    scene.tint(near * 0.8, "#f6ac50")
    basket = scene.sheet()
    for ring in range(4):
        for step in range(30):
            way = math.radians(step * 12 + ring * 6)
            far = 84 - ring * 7
            px, py = X + far * math.cos(way), Y + far * FLAT * math.sin(way)
            end = px - 15 * math.sin(way), py + 13 * math.cos(way)
            tone = mix("#f0b060", "#8a4a20", (step + ring) % 2)
            basket.fill(leaf((px, py), end, 9, 0.12), tone)
    basket.fill(_ring(60), "#fff6d0", grad=radial(X, Y, 66, "#ffb84c"))
    scene.lay(basket, "cloth", contact=0.6)
    scene.shine(X, Y, 460, "#ff9a3c", 0.32)
    scene.shine(X, Y, 110, "#ffeeb4", 1.0)


# Who kneels where: the angle round the basket (0: towards the cat), how far off, and how.
FAMILY: Final = (
    (172, 0.46, "kneeling", (0, 30, 6), Person(
        "heavy_woman", "olive", hair="low bun", hair_colour="#9a928a", top="#4c6070", skirt=0.8,
        shawl="#8a5a48", shoes="#3a2a28")),
    (118, 0.46, "crouching", (0, 20, 0), Person(
        "man", "olive", hair="crop", hair_colour="#2a1c18", top="#5a6650", legs="#3c3844",
        shoes="")),
    (226, 0.46, "cross_legged", (-30, -58, 0), Person(
        "child", "olive", hair="bob", hair_colour="#2a1814", mood="surprised", gaze=(0.0, -0.4),
        top="#e8dcc0", legs="#e0d2b4", shoes="")),
    (282, 0.44, "crawling", (0, 10, 0), Person(
        "girl", "tan", hair="plait", hair_colour="#3a2018", top="#54707c", legs="#5a5058",
        shoes="")),
    (62, 0.46, "kneeling", (0, 36, 0), Person(
        "woman", "tan", hair="wavy", hair_colour="#5a3420", top="#7a3444", skirt=0.8, shoes="")),
    (8, 0.47, "kneeling", (0, 26, -4), Person(
        "stout_woman", "brown", head="abeba", hair="bun", hair_colour="#1c1214", top="#34505c",
        legs="#2c2a36", shoes="")),
)  # fmt: skip


def _family(scene: Scene) -> None:
    """Three generations bend over it; the smallest looks up."""
    stage = Stage(scene, X, Y + 20, HIGH, pitch=69, near=2.3, box=(0, 0, 800, 900))
    for angle, far, pose, head, look in FAMILY:
        way = math.radians(angle)
        at = far * math.sin(way), 0, far * math.cos(way)
        stage.person(look, pose, at=at, facing=angle + 180, head=head)
    stage.paint(light=(X, Y, 100), rim=0.6, rim_colour="#ffd890", shadow=0.5, fill=0.2, dim=0.5,
                focus=(X, Y, 300), strokes=0.5)  # fmt: skip
    scene.shine(X, Y, 150, "#ffe3a0", 0.75)
    scene.shine(X, Y, 380, "#ff9a3c", 0.16)


def _wardrobe(scene: Scene) -> None:
    """The edge of the wardrobe, too near to be sharp."""
    top = poly([(-20, 1046), (820, 978), (820, 1230), (-20, 1230)])
    sheet = scene.sheet()
    sheet.fill(moved(top, 0, -26), "#6a4430", grad=linear(0, 990, 0, 1050, "#241420"))
    sheet.fill(moved(top, 0, -8), "#1c1018")
    sheet.fill(top, "#4c3030", grad=linear(300, 1000, 420, 1200, "#1c1420"))
    for number in range(5):
        y = 1070 + number * 34
        grain = [(-20, y), (300, y - 20 + number * 3), (820, y - 60)]
        sheet.line(spline(grain, closed=False), "#1a0e16", 2.5, 0.5)
    sheet.fill(taper([(-20, 1022), (300, 994), (820, 952)], [5, 6, 4]), "#d89048", 0.75)
    scene.lay(sheet, "wood", way=-5, contact=0.4)


def _collar(scene: Scene) -> None:
    """An old collar with a bell, unbuckled."""
    x, y = 138, 1112
    sheet = scene.sheet()
    loop = [(x + 74, y - 26), (x + 22, y - 40), (x - 54, y - 26), (x - 84, y + 8), (x - 34, y + 34),
            (x + 40, y + 26), (x + 92, y + 36)]  # fmt: skip
    sheet.line(moved(spline(loop, closed=False), 0, 5), "#3c0e18", 15)
    sheet.line(spline(loop, closed=False), "#a83030", 13)
    sheet.line(moved(spline(loop, closed=False), 0, -4), "#d8604a", 3, 0.8)
    buckle = poly([(x + 64, y - 38), (x + 90, y - 32), (x + 84, y - 12), (x + 60, y - 18)])
    sheet.line(buckle, "#c8a050", 4)
    sheet.fill(
        ellipse(x - 30, y + 50, 20, 19), "#e0b050", grad=radial(x - 24, y + 40, 30, "#6a4018")
    )
    sheet.line(poly([(x - 46, y + 54), (x - 14, y + 52)], closed=False), "#3a200c", 3)
    sheet.fill(ellipse(x - 26, y + 40, 5, 4), "#fff0c0")
    scene.lay(sheet, "plain", cast=scene.falls(x, y + 70, 0.2, dark=0.6), contact=0.7)
    scene.exact(ellipse(x, y, 120, 90), 0.6)


def _cat_shape() -> Path:
    """Seen over its shoulder, its head turned to the left."""
    return spline([
        (322, 1240, 1), (330, 1150), (372, 1082), (408, 1040), (392, 1010),
        (352, 996), (318, 972), (304, 944), (318, 922), (346, 896), (362, 858), (380, 812),
        (398, 776), (394, 720), (410, 640, 1), (458, 690), (508, 734), (560, 736), (606, 742, 1),
        (664, 690), (722, 668, 1), (724, 760), (704, 836), (700, 900), (728, 954), (780, 1004),
        (840, 1080, 1), (840, 1240, 1),
    ])  # fmt: skip


def _cat(scene: Scene) -> None:
    """A darkness with an eye in it."""
    shape, rng = _cat_shape(), scene.rng
    page = scene.page
    fall = np.degrees(np.arctan2(page.y - 880, page.x - 330)).astype(np.float32)
    with scene.layer("fur", way=fall, contact=0.6):
        sheet = scene.sheet()
        sheet.fill(shape, "#15101a", grad=linear(400, 700, 620, 1200, "#0a070e"))
        inner = spline([(424, 756), (420, 676), (462, 716), (478, 752)])
        sheet.fill(inner, "#6a3a34", 0.8, blur=5, clip=shape)
        for _ in range(500):
            x, y = rng.uniform(300, 800), rng.uniform(650, 1200)
            if not shape.contains(x, y):
                continue
            way = math.atan2(y - 880, x - 330) + rng.uniform(-0.3, 0.3)
            long = rng.uniform(12, 30)
            lit = max(0.0, 1 - math.hypot(x - 370, y - 760) / 300)
            end = x + long * math.cos(way), y + long * math.sin(way)
            tone = mix("#2c2434", "#c07840", lit * lit * rng.random())
            sheet.fill(taper([(x, y), end], [1, 3, 0.5], 5), tone, 0.12 + 0.3 * lit, clip=shape)
        scene.add(sheet, amount=0)
        _lit_fur(scene, shape)
    band = scene.sheet()
    band.line(shape, "#ffffff", 30)
    scene.exact(band.pixels()[..., 3], 0.6)
    scene.still(shape, 0.75)
    _paw(scene)
    _face(scene)


def _paw(scene: Scene) -> None:
    """It holds on to the edge, a little more than is needed."""
    sheet = scene.sheet()
    sheet.fill(limb([(440, 1130), (350, 1070), (292, 1034)], [120, 84, 66]), "#131018")
    for toe in range(4):
        sheet.fill(ellipse(262 + toe * 23, 1024 - toe * 5, 14, 20, -14), "#17121c")
        sheet.line(
            taper([(254 + toe * 23, 1008 - toe * 5), (266 + toe * 23, 1003 - toe * 5)], [1, 3]),
            "#d08a4c",
            2,
            0.7,
        )
        tip = 258 + toe * 23, 1036 - toe * 5
        sheet.fill(leaf(tip, (tip[0] - 3, tip[1] + 16), 6, 0.14), "#f0d0a0")
    scene.lay(sheet, "fur", contact=0.7, still=0.8)
    scene.exact(ellipse(300, 1026, 70, 40), 0.7)


def _lit_fur(scene: Scene, shape: Path) -> None:
    """The glow from below catches the hairs along the outline."""
    rng, sheet = scene.rng, scene.sheet()
    for x, y, way_x, way_y in along(shape, 700):
        if y > 1130 or x > 795 or (x < 380 and y > 1000):
            continue
        out = math.atan2(-way_x, way_y)
        way = out + 1.15 * (1 if x > 400 else -1) + rng.uniform(-0.35, 0.35)
        long = rng.uniform(6, 13)
        end = x + long * math.cos(way), y + long * math.sin(way)
        lit = float(np.clip(1.2 - (y - 640) / 420, 0.1, 1)) * (1 if x < 640 else 0.5)
        start = x - 6 * math.cos(out), y - 6 * math.sin(out)
        sheet.fill(
            taper([start, end], [1.5, 2.6, 0.4], 5),
            mix("#1a141e", "#ffb468", lit * rng.uniform(0.3, 1)),
            0.9,
        )
    scene.add(sheet, amount=0)


def _face(scene: Scene) -> None:
    """One eye at the edge of the cheek, a nose, whiskers."""
    x, y = 385, 866
    scene.shine(x - 6, y, 50, ACID, 0.3)
    sheet = scene.sheet()
    eye = spline(
        [
            (x - 22, y + 12, 1),
            (x - 17, y - 16),
            (x + 2, y - 24),
            (x + 26, y - 2, 1),
            (x + 2, y + 14),
        ]
    )
    sheet.line(eye, "#050306", 7)
    sheet.fill(eye, "#d6f24a", grad=radial(x - 8, y - 6, 34, "#6a9a1c"))
    sheet.fill(leaf((x - 9, y - 24), (x - 9, y + 16), 10), "#050804", clip=eye)
    sheet.fill(ellipse(x - 15, y - 9, 3.6, 4.4), "#fffff0", 0.95, clip=eye)
    sheet.line(
        spline([(x - 22, y - 14), (x + 2, y - 27), (x + 32, y - 2)], closed=False), "#050306", 7
    )
    sheet.fill(spline([(304, 944), (312, 930), (326, 934), (318, 952)]), "#7a4a44")
    sheet.line(spline([(316, 958), (334, 972), (362, 972)], closed=False), "#4a3034", 2.5, 0.8)
    scene.put(sheet)
    whiskers = scene.sheet()
    for number, (end_x, end_y) in enumerate(((176, 900), (170, 944), (186, 990), (214, 1030))):
        start = 340 + number * 5, 946 + number * 7
        middle = (start[0] + end_x) / 2, (start[1] + end_y) / 2 - 12
        whiskers.fill(taper([start, middle, (end_x, end_y)], [2.6, 1.8, 0.5]), "#f0c890", 0.85)
    for end_x, end_y in ((300, 792), (322, 774)):
        whiskers.fill(
            taper([(374, 838), (345, 806), (end_x, end_y)], [2.2, 1.5, 0.4]), "#f0c890", 0.7
        )
    scene.put(whiskers)
    scene.exact(ellipse(x, y, 46, 40), 0.9)
    scene.exact(ellipse(270, 930, 120, 110), 0.5)
