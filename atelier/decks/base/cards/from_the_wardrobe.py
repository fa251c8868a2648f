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
from pinxit_atelier.gesture import Stage, things, vec

X, Y = 372, 360  # the basket
HIGH: Final = 430  # how high a grown person is
FLAT: Final = 0.74  # how round a ring on the floor looks from up here
RUG = 372
ACID, AMBER = "#cdf03a", "#ffc065"


def paint(page: Page) -> Scene:
    """Paint the floor, the rug, the backs round the glow they hide, and who sees it all."""
    scene = Scene(page, 7713, light=(X, Y, 120), glow=AMBER, shade="#120c1c", reach=430, felt=0)
    scene.focus(X, Y, 300)
    scene.focus(420, 850, 150)
    _floor(scene)
    _rug(scene)
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


def _dusk(scene: Scene) -> None:
    """It is night in the room."""
    page = scene.page
    far = smoothstep(150, 780, page.distance(X, Y))
    scene.multiply((0.95 * far).astype(np.float32), "#3c3454")


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
    scene.shine(X, Y, 460, "#ff9a3c", 0.32)
    scene.shine(X, Y, 110, "#ffeeb4", 0.6)


# Who kneels where: the angle round the basket (0: towards the cat), how far off, and how.
FAMILY: Final = (
    (186, 0.50, "kneeling", (0, 30, 4), Person(
        "heavy_woman", "olive", hair="low bun", hair_colour="#b8b0a8", top="#6a5a78", skirt=0.8,
        shoes="#3a2a28")),
    (130, 0.54, "kneeling", (0, 24, 0), Person(
        "man", "olive", hair="crop", hair_colour="#2a1c18", top="#5a6650", legs="#3c3844",
        shoes="")),
    (232, 0.52, "kneeling", (10, -26, 0), Person(
        "girl", "olive", hair="bob", hair_colour="#2a1814", mood="surprised", gaze=(0.0, 0.4),
        top="#f0e8d4", legs="#e0d2b4", shoes="")),
    (285, 0.54, "kneeling", (0, 30, 0), Person(
        "child", "tan", hair="plait", hair_colour="#3a2018", top="#54707c", legs="#5a5058",
        shoes="")),
    (68, 0.54, "kneeling", (0, 30, 0), Person(
        "woman", "tan", hair="wavy", hair_colour="#5a3420", top="#8a3444", skirt=0.8,
        hem=0.1, shoes="")),
    (-26, 0.58, "kneeling", (0, 22, -4), Person(
        "stout_woman", "brown", head="abeba", hair="bun", hair_colour="#1c1214", top="#34505c",
        skirt=0.8, hem=0.1, shoes="")),
)  # fmt: skip


def _family(scene: Scene) -> None:
    """Three generations bend over it; the smallest looks up."""
    stage = Stage(scene, X, Y + 10, HIGH, pitch=47, near=3, box=(0, 0, 800, 900))
    things.basket(stage.canvas, (0, 0, 0), 0.19, "#8a5426")
    for angle, far, pose, head, look in FAMILY:
        way = math.radians(angle)
        at = far * math.sin(way), 0, far * math.cos(way)
        stage.person(look, pose, at=at, facing=angle + 180, head=head)
    stage.paint(light=(X, Y, 100), rim=0.6, rim_colour="#ffd890", shadow=0.5, fill=0.2, dim=0.5,
                focus=(X, Y, 300), strokes=0.5)  # fmt: skip
    glow = scene.sheet()
    glow.fill(ellipse(X, Y - 38, 62, 42), "#f6b048")
    glow.fill(ellipse(X, Y - 34, 30, 20), "#ffeab0", blur=12)
    scene.put(glow, blur=9)
    scene.shine(X, Y - 40, 150, "#ffb858", 0.55, wide=1.2)
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
    """An old collar with a bell, buckled, and round nobody's neck."""
    stage = Stage(scene, 150, 1120, 300, pitch=30, near=5, box=(0, 1000, 340, 1200), detail=0.4)
    angles = np.linspace(0, math.tau, 33)
    ring = [vec(0.27 * math.cos(a), 0.035, 0.27 * math.sin(a)) for a in angles]
    for high, tone in ((0.02, "#8a2428"), (0.06, "#b83a38")):
        with stage.canvas.part(tone, soft=0.4) as strap:
            strap.chain([place + vec(0, high, 0) for place in ring], [0.026] * len(ring))
    bell = vec(0.06, 0.05, 0.34)
    things.ball(stage.canvas, bell, 0.062, "#d8a84c", sheen=0.9)
    with stage.canvas.part("#3a200c", soft=0.2) as slit:
        slit.chain([bell + vec(-0.04, -0.025, 0.052), bell + vec(0.04, -0.025, 0.052)], [0.007] * 2)
    stage.paint(light=(X, 800, 200), shadow=0.5, contact=0.9, dim=0.1, fill=0.35, rim=0.4,
                rim_colour="#ffb468")  # fmt: skip
    scene.exact(ellipse(150, 1110, 120, 60), 0.6)


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
    _face(scene)


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
