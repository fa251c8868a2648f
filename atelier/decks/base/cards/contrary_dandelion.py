"""In a gale that bends a whole street and lifts a cow, one dandelion clock stands upright."""

import math
from collections.abc import Callable, Sequence

import numpy as np

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
    smoothstep,
    spline,
    taper,
)
from pinxit_atelier.people import Figure, Stage
from pinxit_atelier.people import Look as Person

STORM, OLIVE, MOSS, SOUR, LEMON, PUFF = (
    "#23290e", "#4c5518", "#7d8a22", "#c9cf2e", "#fff68a", "#ffffff",
)  # fmt: skip
CLOCK = 408, 448, 176
HANDLE = 150, 936

Place = tuple[float, float]


def paint(page: Page) -> Scene:
    """Paint the sky, the street that gives way, and before it what does not."""
    scene = Scene(
        page, 6061, light=(CLOCK[0], CLOCK[1], 260), glow="#fff9b0", shade="#141a06", reach=620
    )
    _sky(scene)
    _gusts(scene, 420, 0.55)
    _houses(scene)
    _street(scene)
    _trees(scene)
    _people(scene)
    _flying(scene)
    _cow(scene)
    _reader(scene)
    _circle(scene)
    _child(scene)
    _gusts(scene, 300, 0.7)
    _clock(scene)
    _litter(scene)
    return scene.finish(
        Look(vignette=0.24, bloom=0.34, bloom_from=0.8, contrast=1.12, shadows="#1c2a10",
        lights="#fff48a", split=0.07),
    )  # fmt: skip


def _sky(scene: Scene) -> None:
    """A storm sky combed to the right, torn open behind the flower."""
    page = scene.page
    cloud = page.noise(21, 190, 5, 0.55, (3.2, 0.8))
    turned = ((page.y + page.x * 0.36) / 1300 + 0.16 * cloud).astype(np.float32)
    scene.backdrop([
        (0, "#161b08"), (0.3, "#363d10"), (0.55, "#6f7a1c"), (0.8, "#b4bc2c"), (1, "#dfe05a"),
    ], turned, amount=0.16)  # fmt: skip
    off = (page.y - CLOCK[1] + (page.x - CLOCK[0]) * 0.34) / 150 + 0.5 * cloud
    tear = np.exp(-(off**2)) * np.exp(-(((page.x - CLOCK[0]) / 210) ** 2))
    scene.tint(np.clip(tear * 1.1, 0, 0.92).astype(np.float32), "#f6e23e")
    core = np.exp(-((off * 1.9) ** 2)) * np.exp(-(((page.x - CLOCK[0]) / 210) ** 2))
    scene.tint(np.clip(core * 0.55, 0, 0.6).astype(np.float32), "#fff8a8")


def _gusts(scene: Scene, count: int, strength: float) -> None:
    """Wind: long strokes that all fall to the right."""
    rng, wind = scene.rng, scene.sheet()
    for _ in range(count):
        x, y, long = rng.uniform(-200, 800), rng.uniform(-20, 1150), rng.uniform(60, 300)
        line = [
            (x, y), (x + long * 0.5, y + long * 0.1 + rng.uniform(-6, 6)),
            (x + long, y + long * 0.3),
        ]  # fmt: skip
        wind.fill(
            taper(line, [0.3, rng.uniform(0.8, 2.6), 0.2]),
            rng.choice([LEMON, "#ffffff", "#e8f08a"]), rng.uniform(0.15, 0.5),
        )  # fmt: skip
    for _ in range(count // 30):
        x, y, long = rng.uniform(-300, 500), rng.uniform(20, 1000), rng.uniform(380, 760)
        lift = rng.uniform(20, 60)
        swoop = [
            (x, y), (x + long * 0.3, y - lift * 0.3), (x + long * 0.6, y + lift),
            (x + long, y + long * 0.3),
        ]  # fmt: skip
        wind.fill(taper(swoop, [0.5, rng.uniform(5, 11), 0.5]), "#f4f6a8", rng.uniform(0.16, 0.3))
    scene.put(wind, "screen", opacity=strength)


def _bent(points: Sequence[Place], base: Place, push: float) -> list[Place]:
    """Bend places to the right, the more the higher they are above a base."""
    bent = []
    for x, y in points:
        up = max(base[1] - y, 0) / 100
        bent.append((x + push * 15 * up**1.55, y + push * 2.2 * up**1.8))
    return bent


def _wall(points: Sequence[Place], base: Place, push: float) -> Path:
    """Return a wall whose edges are bent as well as its corners."""
    fine: list[Place] = []
    for number, (x, y) in enumerate(points):
        nx, ny = points[(number + 1) % len(points)]
        fine += [(x + (nx - x) * part / 8, y + (ny - y) * part / 8) for part in range(8)]
    return poly(_bent(fine, base, push))


def _houses(scene: Scene) -> None:
    """Both sides of the street lean away; shutters, chimneys and smoke go with them."""
    rows: tuple[tuple[float, float, float, float, Colour, Colour, bool], ...] = (
        (340, 962, 46, 88, "#d8cf86", "#8a4a2c", False),
        (466, 964, 50, 96, "#c9b468", "#5a4a24", True),
        (272, 976, 66, 138, "#f2b89a", "#4c5a2a", False),
        (520, 986, 66, 150, "#e6a88a", "#7a3a26", True),
        (166, 1000, 104, 226, "#9fd0bc", "#9a4a2c", False),
        (624, 1022, 124, 300, "#f2d690", "#54301e", True),
        (-96, 1052, 186, 366, "#f4e0a4", "#743020", False),
    )  # fmt: skip
    for number, (x, base, wide, high, tone, roof, mirrored) in enumerate(rows):
        far = max(0.46 - number * 0.085, 0)
        _house(scene, (x, base), (wide, high), (tone, roof), far, number, mirrored=mirrored)


def _house(
    scene: Scene,
    base: Place,
    size: Place,
    tones: tuple[Colour, Colour],
    far: float,
    number: int,
    *,
    mirrored: bool,
) -> None:
    """One house, bent like a blade of grass: a gable, a side, a roof, a chimney."""
    x, y = base
    wide, high = size
    tone, roof = tones
    rng = scene.rng
    push = 1.35 * (330 / high) ** 0.62
    deep = wide * 0.5
    start, stop, back = (x, x + wide, x - deep) if mirrored else (x + wide, x, x + wide + deep)
    middle, out = x + wide / 2, back + (-wide if mirrored else wide) * 0.07
    eave, peak, lift = y - high, y - high - wide * 0.6, wide * 0.12
    edge = 0.08 * (stop - start)

    def bent(*points: Place) -> Path:
        return _wall(points, base, push)

    sheet = scene.sheet()
    side = bent((start, y), (back, y - lift), (back, eave - lift * 0.2), (start, eave))
    gable = bent((start, y), (stop, y), (stop, eave), (middle, peak), (start, eave))
    sheet.fill(side, darker(tone, 0.4, "#26300c"))
    sheet.fill(gable, tone, grad=linear(x, eave, x, y, darker(tone, 0.24, "#3a4210")))
    for _ in range(int(wide * high / 160)):
        px, py = x + rng.uniform(0, wide), y - rng.uniform(0, high)
        ((qx, qy),) = _bent([(px, py)], base, push)
        sheet.fill(
            ellipse(qx, qy, wide * 0.04, wide * 0.012, 8), rng.choice(["#fff8c0", "#5a5a26"]), 0.2,
            clip=gable,
        )  # fmt: skip
    scene.add(
        sheet, relief=wide * 0.05, lo=0.45, hi=0.7, rim=0.9, haze=("#c6cc4a", far),
        shadow=(8, 5, 14, 0.6), wobble=1.0, texture="down",
    )  # fmt: skip
    _openings(scene, bent, (x, y, wide, high), far, number)
    top = scene.sheet()
    stack = middle + (back - middle) * 0.42
    top.fill(
        bent((stack, peak + wide * 0.3), (stack, peak - wide * 0.22),
        (stack + wide * 0.17, peak - wide * 0.22), (stack + wide * 0.17, peak + wide * 0.3)),
        "#8a4a30",
    )  # fmt: skip
    plane = bent(
        (middle, peak - wide * 0.05), (middle + back - start, peak - lift),
        (out, eave + wide * 0.02), (start - edge, eave + wide * 0.09),
    )  # fmt: skip
    top.fill(plane, roof, grad=linear(middle, peak, out, eave, darker(roof, 0.35)))
    for row in range(6):
        part = (row + 0.5) / 6
        one = middle + (start - edge - middle) * part, peak + (eave - peak) * part
        two = (
            middle + back - start + (out - middle - back + start) * part,
            peak - lift + (eave - peak) * part,
        )
        top.line(
            poly(_bent([one, two], base, push), closed=False), darker(roof, 0.55),
            max(wide * 0.016, 1), 0.8, clip=plane,
        )  # fmt: skip
    top.line(
        poly(
            _bent(
                [(stop + edge, eave + wide * 0.09), (middle, peak), (start - edge, eave + 4)],
                base, push,
            ), closed=False,
        ), mix(roof, "#f4e0a0", 0.3), wide * 0.075,
    )  # fmt: skip
    scene.add(
        top, relief=wide * 0.05, lo=0.5, hi=0.5, rim=0.7, haze=("#c6cc4a", far),
        shadow=(3, 6, 8, 0.5), wobble=1,
    )  # fmt: skip


def _openings(
    scene: Scene,
    bent: Callable[..., Path],
    box: tuple[float, float, float, float],
    far: float,
    number: int,
) -> None:
    """Windows with shutters that the wind has torn open, and a round one in the gable."""
    x, y, wide, high = box
    sheet = scene.sheet()
    rows = 2 if high < 300 else 3
    shutter = ("#c8483a", "#2f8a7c", "#3f6a2a", "#e0a82e")[number % 4]
    for row in range(rows):
        for column in range(2):
            w, h = wide * 0.2, min(high / rows * 0.46, wide * 0.34)
            wx = x + wide * (0.13 + 0.48 * column)
            wy = y - high + high * (row + 0.2) / rows
            if row == rows - 1 and column == 1:
                continue
            lit = (number + row + column) % 2 == 0
            sheet.fill(bent((wx - w * 0.14, wy - w * 0.14), (wx + w * 1.14, wy - w * 0.14),
                (wx + w * 1.14, wy + h + w * 0.14), (wx - w * 0.14, wy + h + w * 0.14)),
                "#fff2c0")  # fmt: skip
            sheet.fill(
                bent((wx, wy), (wx + w, wy), (wx + w, wy + h), (wx, wy + h)),
                "#ffcf3e" if lit else "#26301a",
            )
            sheet.fill(bent((wx + w * 0.44, wy), (wx + w * 0.56, wy), (wx + w * 0.56, wy + h),
                (wx + w * 0.44, wy + h)), "#fff2c0")  # fmt: skip
            sheet.fill(bent((wx + w * 1.12, wy - 2), (wx + w * 1.72, wy + h * 0.1),
                (wx + w * 1.66, wy + h * 1.1), (wx + w * 1.12, wy + h)), shutter)  # fmt: skip
    door = x + wide * 0.6
    if number < 6:
        sheet.fill(bent((door, y), (door + wide * 0.24, y), (door + wide * 0.24, y - wide * 0.44),
            (door, y - wide * 0.44)), darker(shutter, 0.45))  # fmt: skip
    cx, cy, r = x + wide * 0.5, y - high - wide * 0.2, wide * 0.1
    sheet.fill(bent(*[(cx + r * math.cos(k * 0.7), cy + r * math.sin(k * 0.7)) for k in range(9)]),
        "#3a3a1c")  # fmt: skip
    scene.add(
        sheet, relief=3, lo=0.4, hi=0.4, rim=0.4, haze=("#c6cc4a", far), shadow=(2, 3, 4, 0.4),
        wobble=0.8,
    )  # fmt: skip


def _trees(scene: Scene) -> None:
    """Two, bent to the ground like grass, their crowns streaming out like hair."""
    rng = scene.rng
    for x, y, size, far in ((440, 970, 0.36, 0.35), (494, 992, 0.6, 0.1)):
        tree = scene.sheet()
        tip = x + 96 * size, y - 224 * size
        trunk = [(x, y), (x + 4 * size, y - 90 * size), (x + 36 * size, y - 170 * size), tip]
        tree.fill(limb(trunk, [27 * size, 20 * size, 14 * size, 7 * size]), "#3a2a12")
        for _ in range(420):
            px, py = tip[0] + rng.gauss(-4, 20) * size, tip[1] + rng.gauss(2, 19) * size
            long = rng.uniform(60, 200) * size
            drop = rng.uniform(0.05, 0.42) * long
            tree.fill(
                taper([(px, py), (px + long * 0.5, py - 16 * size + drop * 0.1),
                (px + long, py + drop)], [rng.uniform(3, 8) * size, 8 * size, 0.6]),
                rng.choice(["#a8c02a", "#5c7a1a", "#d8dc3a", "#3c5214", "#7f9a22"]),
            )  # fmt: skip
        scene.add(
            tree, relief=5, lo=0.6, hi=0.6, rim=0.6, haze=("#b8be40", far), shadow=(6, 8, 10, 0.5),
            wobble=0.8,
        )  # fmt: skip


def _people(scene: Scene) -> None:
    """Three on their way home, bent all alike."""
    walkers = (
        (Person(body="tall", skin="brown", hair="short", hair_colour="#241812", coat="coat",
        colour="#3f86b4", trim="#dfe8c8", trousers="#2a2c20", face="stern"), 628, 1064, 178, 26),
        (Person(body="stout", skin="fair", hair="waves", hair_colour="#8a3a1c", coat="dress",
        colour="#c8402e", trim="#fff0c0", scarf="#ffe23e", face="surprise"), 688, 1092, 194, 31),
        (Person(body="youth", skin="tan", hair="long", hair_colour="#1c1410", coat="jacket",
        colour="#f0e6c0", trousers="#4a3a5a", scarf="#ff7a5a", face="laugh"), 748, 1126, 204, 36),
    )  # fmt: skip
    for who, x, y, tall, turn in walkers:
        scene.pool(x + 20, y + 2, 44, 8, "#0c1204", 0.7)
        Figure(
            who, "walk", "q", lean=10, hunch=6, head=8, near_arm=(40, 30), far_arm=(74, 96),
            wind=(12, -2),
        ).draw(scene, x, y, tall, flip=True, turn=turn, rim=0.7)  # fmt: skip


def _street(scene: Scene) -> None:
    """Wet cobbles, laid towards the far end of the street."""
    rng = scene.rng
    ground = scene.sheet()
    shape = spline([
        (-20, 1050, 1), (150, 1010), (300, 976), (450, 960), (600, 972), (720, 1010),
        (820, 1064, 1), (820, 1240, 1), (-20, 1240, 1),
    ])  # fmt: skip
    ground.fill(shape, "#a8ac42", grad=linear(0, 960, 0, 1200, "#3c4416"))
    row, y = 0, 966.0
    while y < 1220:
        near = (y - 950) / 250
        wide, high = 9 + 44 * near, 5 + 22 * near
        for column in range(-1, int(820 / wide) + 2):
            x = column * wide + (row % 2) * wide / 2 + rng.uniform(-2, 2)
            tone = mix(
                rng.choice(["#8a8f3c", "#6a7030", "#a4a648", "#555c28"]), "#2c3410", near * 0.4
            )
            ground.fill(
                spline([(x + wide * 0.06, y + high * 0.5), (x + wide * 0.3, y + high * 0.08),
                (x + wide * 0.75, y + high * 0.1), (x + wide * 0.94, y + high * 0.5),
                (x + wide * 0.7, y + high * 0.9), (x + wide * 0.25, y + high * 0.9)]), tone,
                clip=shape,
            )  # fmt: skip
            if abs(x - 408) < 90 + 60 * near:
                ground.fill(
                    ellipse(x + wide * 0.5, y + high * 0.28, wide * 0.26, high * 0.1), "#fffbc0",
                    0.7, clip=shape,
                )  # fmt: skip
        y += high
        row += 1
    scene.add(ground, relief=6, lo=0.4, hi=0.4, rim=0.3, shadow=(0, -3, 8, 0.4), wobble=1, bump=0.8)
    page = scene.page
    shine = (
        np.exp(-(((page.x - 410) / 150) ** 2))
        * smoothstep(970, 1010, page.y)
        * smoothstep(1230, 1060, page.y)
    )
    scene.tint((shine * 0.32).astype(np.float32), "#fff7a0")


def _flying(scene: Scene) -> None:
    """What was heavy: a roof, a bath, an anvil, a lamp post."""
    sheet = scene.sheet()
    with sheet.at(150, 236, 1.15, 16):
        sheet.fill(
            poly([(-110, 46), (-40, -46), (76, -46), (120, 46)]), "#7a3a22",
            grad=linear(-100, -40, 100, 50, "#3a1a10"),
        )  # fmt: skip
        for row in range(5):
            for column in range(9):
                x, y = -92 + column * 24 + (row % 2) * 12, -36 + row * 18
                sheet.on_top(
                    ellipse(x, y, 12, 10), "#a8563a" if (row + column) % 3 else "#5a281a", 0.5
                )
        sheet.fill(poly([(20, -46), (20, -86), (46, -86), (46, -46)]), "#6a3a28")
        sheet.fill(
            spline([(-104, 46), (-60, 56), (0, 44), (60, 60), (116, 46), (60, 40), (-60, 38)]),
            "#d8c88a",
        )
    scene.add(sheet, relief=8, lo=0.6, hi=0.6, rim=0.7, wobble=1, shadow=(0, 0, 1, 0))
    bath = scene.sheet()
    with bath.at(676, 620, 0.86, 24):
        bath.fill(
            spline([(-74, -28, 1), (74, -28, 1), (66, 16), (36, 36), (-40, 36), (-66, 14)]),
            "#f2f4e0", grad=linear(0, -28, 0, 36, "#a8b080"),
        )  # fmt: skip
        bath.fill(
            spline([(-82, -34), (0, -26), (82, -38), (80, -24), (0, -16), (-80, -22)]), "#ffffff"
        )
        for px in (-42, 42):
            bath.fill(limb([(px, 34), (px + 8, 50)], [13, 9]), "#c8a03a")
        for px, py, size in (
            (96, -40, 9), (116, -28, 6), (134, -44, 8), (110, -56, 5), (156, -34, 5),
        ):  # fmt: skip
            bath.fill(ellipse(px, py, size), "#fffff0", 0.85)
        bath.fill(ellipse(-24, -40, 15, 12), "#ffd83a")
        bath.fill(ellipse(-12, -52, 10), "#ffd83a")
        bath.fill(leaf((-4, -52), (12, -50), 7), "#ff8a2a")
        bath.fill(ellipse(-10, -54, 2), "#141208")
    scene.add(bath, relief=10, lo=0.5, hi=0.5, rim=0.7, wobble=0.7)


def _cow(scene: Scene) -> None:
    """She passes, not much concerned."""
    cow = scene.sheet()
    with cow.at(664, 152, 1.18, 10):
        ink = "#26240f"
        for line, wide in (
            ([(-56, 20), (-30, 62), (10, 92)], [22, 15, 11]),
            ([(50, 22), (84, 56), (124, 76)], [24, 16, 11]),
        ):
            cow.fill(limb(line, wide), "#c8c8a0")
        cow.fill(limb([(88, -26), (130, -40), (166, -28)], [8, 6, 4]), "#e8e6c8")
        cow.fill(ellipse(176, -24, 15, 8, 20), ink)
        body = spline([
            (-86, -20), (-60, -48), (0, -46), (60, -50), (94, -30), (98, 8), (74, 34), (10, 34),
            (-50, 40), (-84, 18),
        ])  # fmt: skip
        cow.fill(body, "#fbfbe8", grad=linear(0, -50, 0, 40, "#b4b88a"))
        for x, y, broad, high, turn in (
            (-30, -26, 34, 22, 10), (50, -22, 36, 26, -14), (20, 22, 24, 12, 0),
            (88, 10, 16, 20, 0),
        ):  # fmt: skip
            cow.fill(ellipse(x, y, broad, high, turn), ink, clip=body)
        cow.fill(ellipse(46, 38, 18, 11), "#ffb0a8")
        for line, wide in (
            ([(-66, 22), (-48, 70), (-6, 112)], [24, 16, 12]),
            ([(70, 20), (108, 62), (152, 92)], [26, 17, 12]),
        ):
            cow.fill(limb(line, wide), "#f4f4dc")
            cow.fill(limb([line[-1], (line[-1][0] + 8, line[-1][1] + 8)], [13, 10]), ink)
        cow.fill(
            spline([(-80, -34), (-104, -58), (-138, -62), (-162, -40), (-168, -12), (-150, 2),
            (-126, -2), (-98, 12), (-76, 4)]), "#fbfbe8",
            grad=linear(-120, -60, -110, 10, "#c0c298"),
        )  # fmt: skip
        cow.fill(ellipse(-110, -44, 18, 14), ink)
        cow.fill(ellipse(-156, -10, 17, 14), "#ffc0b4")
        cow.fill(ellipse(-162, -12, 3, 4), "#8a4a44")
        cow.fill(ellipse(-126, -36, 6, 7), "#141208")
        cow.fill(ellipse(-128, -38, 2), "#ffffff")
        cow.line(spline([(-154, 2), (-144, 6), (-134, 2)], closed=False), "#6a3a34", 2)
        for tip in ((-96, -86), (-122, -90)):
            cow.fill(leaf((tip[0] - 4, -56), tip, 11), "#e0d8a0")
        cow.fill(leaf((-92, -50), (-52, -62), 19), "#d8d4b0")
        cow.fill(ellipse(-98, 22, 9, 11), "#e8b83a")
        cow.line(spline([(-88, 2), (-96, 12)], closed=False), "#a8382a", 5)
    scene.add(cow, relief=14, lo=0.6, hi=0.5, rim=0.8, rim_width=2.4, wobble=0.7)


def _reader(scene: Scene) -> None:
    """An old man flies like a flag from a door handle, and reads on."""
    hx, hy = HANDLE
    door = scene.sheet()
    frame = [(hx - 110, 1066), (hx + 16, 1040), (hx + 16, 820), (hx - 110, 806)]
    door.fill(poly(_bent(frame, (hx, 1066), 0.5)), "#e8e2a0")
    inner = [(hx - 96, 1060), (hx + 6, 1040), (hx + 6, 834), (hx - 96, 822)]
    door.fill(
        poly(_bent(inner, (hx, 1066), 0.5)), "#1f7a74", grad=linear(hx - 90, 820, hx, 1060,
        "#0f4a48"),
    )  # fmt: skip
    for y in (850, 950):
        panel = [(hx - 80, y + 76), (hx - 12, y + 72), (hx - 12, y + 6), (hx - 80, y)]
        door.line(poly(_bent(panel, (hx, 1066), 0.5)), "#0a3434", 4)
    scene.add(door, relief=6, lo=0.5, hi=0.5, rim=0.5, shadow=(5, 6, 10, 0.5), wobble=0.8)
    knob = scene.sheet()
    knob.fill(limb([(hx - 22, hy + 74), (hx + 10, hy + 74)], [16, 11]), "#f0b83a")
    scene.add(knob, relief=4, hi=0.7, rim=0.7, shadow=(3, 4, 4, 0.6), wobble=0.2)
    who = Person(
        body="broad", skin="dark", hair="short", hair_colour="#e8e6dc", beard="short", coat="coat",
        colour="#b8402e", trim="#f4e8b8", trousers="#3a4022", shoes="#2a1a12", face="read",
        glasses=True, scarf="#ffe23e", wrinkles=0.8,
    )  # fmt: skip
    man = Figure(
        who, "fly", "side", lean=84, head=-58, near_arm=(96, 92), far_arm=(76, 128),
        near_leg=(-84, -88), far_leg=(-76, -98), near_hand="hold", far_hand="hold", wind=(-20, 3),
        far_layer="mid",
    )  # fmt: skip
    man.place(hx + 168, hy + 4, 292, flip=True, turn=-6)
    man.reach(hx - 8, hy + 74, "n", -1)
    man.draw(scene, hx + 168, hy + 4, 292, flip=True, turn=-6, under=_book, rim=0.7)


def _book(stage: Stage, figure: Figure) -> None:
    x, y = (float(part) for part in figure.joints["wrf"])
    with stage.part(relief=1, depth=0.6) as cel, cel.at(x + 3, y - 2, 1, -20):
        cel.fill(poly([(-9, -2), (0, 1), (9, -2), (9, -14), (0, -11), (-9, -14)]), "#fffbe0")
        cel.fill(poly([(-10, -1), (0, 3), (10, -1), (10, 1), (0, 5), (-10, 1)]), "#2f6a8a")
        for row in range(4):
            cel.line(
                poly([(-7, -11 + row * 2.4), (-2, -9.6 + row * 2.4)], closed=False), "#8a8470", 0.5
            )
            cel.line(
                poly([(7, -11 + row * 2.4), (2, -9.6 + row * 2.4)], closed=False), "#8a8470", 0.5
            )


def _circle(scene: Scene) -> None:
    """Chalk: somebody has drawn a ring round it on the stones."""
    rng, chalk = scene.rng, scene.sheet()
    for _ in range(900):
        angle = rng.uniform(0.1, 2 * math.pi - 0.12)
        wild = rng.gauss(0, 2.6)
        x, y = 420 + (226 + wild * 2) * math.cos(angle), 1118 + (56 + wild) * math.sin(angle)
        chalk.fill(ellipse(x, y, rng.uniform(2, 6), rng.uniform(1.4, 3)), "#fffff4", 0.8)
    scene.put(chalk, wobble=0.6)
    scene.tint(
        (np.exp(-(scene.page.distance(420, 1118, 210, 50) ** 2)) * 0.3).astype(np.float32),
        "#fffbc0",
    )
    tuft = scene.sheet()
    for number in range(9):
        side = -1 if number % 2 else 1
        far = 30 + number * 9
        base = 408, 1128
        shape = leaf(
            base, (base[0] + side * far, base[1] - 8 + (number % 3) * 12), 20, side * -0.14
        )
        tuft.fill(shape, ("#3c7a1e", "#5c9a26", "#2c5a18")[number % 3])
    scene.pool(408, 1134, 76, 12, "#0c1204", 0.8)
    scene.add(tuft, relief=5, lo=0.5, hi=0.6, rim=0.6, shadow=(2, 4, 5, 0.5), wobble=0.8)


def _child(scene: Scene) -> None:
    """Who drew it is still there, in the lee, and hardly a hair moves."""
    who = Person(
        body="child", skin="fair", hair="pixie", hair_colour="#a8441a", coat="jacket",
        colour="#ff5c8a", trim="#fff0c0", trousers="#2a5a6a", shoes="#fff6e0", face="wonder",
        gaze=(0, -0.6), freckles=True,
    )  # fmt: skip
    Figure(
        who,
        "kneel",
        "q",
        head=-18,
        near_arm=(30, 40),
        far_arm=(44, 96),
        near_hand="pinch",
        far_hand="open",
    ).draw(scene, 552, 1140, 236, flip=True, rim=0.8, ground=0.9)


def _clock(scene: Scene) -> None:
    """The flower: a straight stem, and a ball of parachutes."""
    x, y, radius = CLOCK
    rng = scene.rng
    stem = scene.sheet()
    stem.fill(
        limb([(408, 1130), (406, 900), (409, 660), (x, y + 16)], [17, 14, 12, 13]), "#8fb83a",
        grad=linear(400, 0, 418, 0, "#4c7a1e"),
    )  # fmt: skip
    stem.fill(
        taper([(404, 1120), (402, 900), (405, 660), (x - 3, y + 30)], [3, 3, 3, 2]), "#f4ff9a", 0.8
    )
    scene.add(
        stem, relief=6, lo=0.5, hi=0.7, rim=0.9, rim_width=2, shadow=(8, 4, 10, 0.4), wobble=0.3
    )
    scene.pool(x, y, radius * 0.9, radius * 0.9, "#b8a82a", 0.55)
    ball = scene.sheet()
    ball.fill(ellipse(x, y, radius * 0.98), "#fffbd8", 0.22, blur=26)
    scene.put(ball)
    seeds: list[tuple[float, float, float]] = []
    for number in range(210):
        height = 1 - 2 * (number + 0.5) / 210
        turn = number * 2.39996
        wide = math.sqrt(1 - height * height)
        seeds.append((wide * math.cos(turn), height, wide * math.sin(turn)))
    for back in (True, False):
        sheet = scene.sheet()
        for sx, sy, sz in sorted(seeds, key=lambda seed: seed[2]):
            if (sz < 0) == back and not (sx > 0.72 and -0.62 < sy < -0.42):
                _seed(
                    sheet, scene, (x, y), (x + sx * radius, y + sy * radius),
                    30 * (0.75 + 0.3 * abs(sx)), 0.5 if back else 0.95,
                    "#d8d488" if back else PUFF,
                )  # fmt: skip
        scene.put(sheet, wobble=0.2)
    heart = scene.sheet()
    heart.fill(ellipse(x, y, 24, 22), "#b8a84a", grad=radial(x - 6, y - 6, 28, "#5c5a1e"))
    for _ in range(60):
        angle, far = rng.uniform(0, 6.28), rng.random() ** 0.5 * 21
        heart.fill(ellipse(x + far * math.cos(angle), y + far * math.sin(angle), 2), "#3c3412", 0.8)
    scene.add(heart, relief=8, hi=0.6, rim=0.5, wobble=0.4)
    loose = scene.sheet()
    start, end = (x + 176, y - 74), (x + 222, y - 112)
    _seed(loose, scene, start, end, 44, 1.0)
    loose.fill(leaf(start, (start[0] - 12, start[1] + 15), 6), "#6a5420")
    scene.put(loose)


def _seed(
    sheet: Sheet,
    scene: Scene,
    start: Place,
    tip: Place,
    size: float,
    alpha: float,
    tone: Colour = PUFF,
) -> None:
    """One parachute: a thread, and at its end a star of hairs."""
    rng = scene.rng
    sheet.line(poly([start, tip], closed=False), "#fffff0", 0.9, alpha * 0.55)
    way = math.atan2(tip[1] - start[1], tip[0] - start[0])
    for hair in range(13):
        turn = way + (hair - 6) * 0.26 + rng.uniform(-0.06, 0.06)
        end = tip[0] + size * math.cos(turn), tip[1] + size * 0.96 * math.sin(turn)
        sheet.fill(taper([tip, end], [1.6, 0.6], 4), tone, alpha)
    sheet.fill(ellipse(*tip, 2.2), "#fff8c0", alpha)


def _litter(scene: Scene) -> None:
    """Leaves and tiles, near to us, on their way out."""
    rng, near = scene.rng, scene.sheet()
    for number in range(80):
        x, y = rng.uniform(-20, 820), rng.uniform(40, 1200)
        if abs(x - 408) < 215 and 230 < y < 1180:
            continue
        if 840 < y < 1140:
            continue
        size = rng.uniform(8, 24)
        near.fill(
            leaf((x, y), (x + size * 1.6, y + size * rng.uniform(0.1, 0.9)), size * 0.6, 0.15),
            ("#e8e04a", "#7a8a1e", "#c8b42a", "#3c4a12")[number % 4],
        )
    scene.add(near, relief=3, lo=0.4, hi=0.4, rim=0.4, wobble=0.5)
