"""A tree full of birds, all of whom stare at one nest: the egg in it is square."""

import math
import random
from typing import NamedTuple

import numpy as np

from pinxit_atelier.engine import (
    Brush,
    Cast,
    Look,
    Page,
    Palette,
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
    vary,
)

LIME, DEEP, EGG = "#c4d860", "#18342a", "#fffef4"
NEST = 330.0, 596.0

Spot = tuple[float, float]


class Kind(NamedTuple):
    """What sort of bird: colours of body, wing, breast and head, then its shapes."""

    body: str
    wing: str
    breast: str
    head: str
    beak: str = "#f0a024"
    bill: str = "seed"
    crest: str = ""
    neck: float = 0
    size: float = 1.0
    tail: float = 34
    legs: str = "#b87a3c"


KINDS: dict[str, Kind] = {
    "toucan": Kind("#1c1a22", "#2c2a34", "#fff2c0", "#1c1a22", "#ff9a1c", "toucan", size=1.15),
    "parrot": Kind("#e0302c", "#2c6fd8", "#ffcf2c", "#e0302c", "#3a3230", "hook", tail=58),
    "macaw": Kind("#2c8ae0", "#1c5cb0", "#ffd02c", "#2c8ae0", "#2a2426", "hook", tail=62),
    "crow": Kind("#26242e", "#34323e", "#26242e", "#26242e", "#3c3a44", "long", size=1.1),
    "hoopoe": Kind("#e8a060", "#2c2426", "#f0b87c", "#e8a060", "#3a2c24", "curve", "fan"),
    "flamingo": Kind("#ff8aa8", "#f0567c", "#ffb0c4", "#ff8aa8", "#ffe8d8", "bent", neck=58,
        tail=20),
    "pelican": Kind("#f8f6ee", "#d0d4d8", "#ffffff", "#f8f6ee", "#ffb43c", "pouch", neck=22,
        size=1.3),
    "kiwi": Kind("#8a6240", "#6a4828", "#a87c50", "#8a6240", "#e8c890", "long", size=0.9, tail=0),
    "hen": Kind("#f4ead8", "#e0c8a0", "#fffaf0", "#f4ead8", "#f0a024", "seed", "comb", size=1.15),
    "robin": Kind("#8a6a44", "#6a4c30", "#f0642c", "#f0642c", "#4a3828", "seed", size=0.8),
    "cockatoo": Kind("#fdfcf4", "#e8e6dc", "#ffffff", "#fdfcf4", "#4c4a50", "hook", "lemon",
        size=1.1),
    "kingfisher": Kind("#18a8b8", "#0c7ca0", "#ff8a3c", "#18a8b8", "#2a2830", "long", size=0.85,
        tail=18),
    "duck": Kind("#a89880", "#7c6c58", "#8a4c2c", "#1c7c4c", "#ffc22c", "flat", size=1.1, tail=24),
    "puffin": Kind("#22202a", "#2e2c38", "#ffffff", "#f4f2ec", "#ff6a2c", "puffin", size=0.95,
        tail=16),
    "tit": Kind("#ffe03c", "#5c9cd0", "#ffe86c", "#4c8cc8", "#3a3432", "seed", size=0.75),
    "magpie": Kind("#202030", "#2c4a7c", "#ffffff", "#202030", "#2a2830", "long", tail=66),
    "cardinal": Kind("#d8242c", "#a81c24", "#e8403c", "#d8242c", "#ff9a4c", "seed", "tuft",
        size=0.9),
    "pigeon": Kind("#9aa4c0", "#7c88a8", "#b8a0c8", "#6c789c", "#e8d0c0", "seed", size=1.0),
    "heron": Kind("#b8c8d4", "#8ca4b4", "#f0f4f4", "#e8eef0", "#ffb43c", "long", "tuft", neck=50,
        tail=26),
    "finch": Kind("#ff9ab8", "#8a5c50", "#ffb8cc", "#f0567c", "#e8c890", "seed", size=0.75),
}  # fmt: skip


def paint(page: Page) -> Scene:
    """Paint the dark of the tree, row upon row of birds, and then the sun on one nest."""
    scene = Scene(page, 88, light=(*NEST, 190), glow="#fff6c0", shade="#101c1c", reach=520,
                  felt=0.05)  # fmt: skip
    scene.focus(*NEST, 230)
    _canopy(scene)
    _boughs(scene)
    _shaft(scene, 0.5)
    _dusk(scene)
    _house(scene)
    _nest(scene)
    _egg(scene)
    _wren(scene)
    _shaft(scene, 0.32)
    _near_leaves(scene)
    scene.shine(NEST[0] - 20, NEST[1] - 30, 80, "#fffff0", 0.42)
    scene.shine(NEST[0], NEST[1] - 20, 200, "#e8ff80", 0.2)
    scene.motes(130, "#f8ffc0", (60, 0, 620, 800), size=(0.5, 2.4), strength=0.8)
    tubes = Palette(
        colours=("#f4f0b8", "#7ca838", "#1c4438", "#d0503c", "#3a80b0", "#e0a040"),
        mother="#5c7a40", quiet=0.2,
    )  # fmt: skip
    look = Look(brush=Brush(edges=0.4, exact=0.032), palette=tubes, masses=0.4, vignette=0.3,
                bloom=0.35, contrast=1.14)  # fmt: skip
    return scene.finish(look)


def _dusk(scene: Scene) -> None:
    """Away from the shaft it is nearly dark under the leaves."""
    far = smoothstep(180, 620, scene.page.distance(*NEST))
    scene.multiply((0.62 * far).astype(np.float32), "#31504c")


def _canopy(scene: Scene) -> None:
    page, rng = scene.page, random.Random(2)
    far = page.distance(NEST[0] - 60, NEST[1] - 160, 620, 800)
    stops = [(0, "#d4e070"), (0.35, "#84a848"), (0.7, "#3c6438"), (1.15, "#183028")]
    scene.backdrop(stops, (far + 0.12 * page.noise(4, 140, 4)).astype(np.float32), amount=0.14)
    for _ in range(3):
        sheet = scene.sheet()
        for _ in range(240):
            x, y = rng.uniform(-20, 820), rng.uniform(-20, 1220)
            near = math.hypot(x - NEST[0], y - NEST[1]) / 640
            tone = mix(LIME, DEEP, min(1, max(0, near * 0.92 + rng.uniform(-0.22, 0.2))))
            turn, long = rng.uniform(0, math.tau), rng.uniform(20, 46)
            tip = x + long * math.cos(turn), y + long * math.sin(turn)
            sheet.fill(leaf((x, y), tip, long * 0.46, 0.08), vary(tone, rng, 0.1), 0.85)
        scene.lay(sheet, "foliage", cast=Cast((6, 9), dark=0.35))


ROWS = ((214, 150, 18), (346, 146, 22), (486, 150, 26), (640, 160, 32))


def _boughs(scene: Scene) -> None:
    """They lie round the nest like the benches of an old assembly."""
    trunk = scene.sheet()
    trunk.fill(spline([(640, 1240, 1), (690, 900), (720, 500), (700, 140), (720, -40, 1),
                       (860, -40, 1), (860, 1240, 1)]), "#4a3a24",
               grad=linear(660, 0, 820, 0, "#1c1a14"))  # fmt: skip
    scene.lay(trunk, "wood", way=92, form=0.5)
    bearer = scene.sheet()
    line = [(740, 600), (610, 662), (460, 684), (320, 676), (190, 690), (110, 660)]
    bearer.fill(limb(line, [58, 46, 36, 28, 18, 5]), "#6e5030")
    bearer.fill(limb([(250, 684), (226, 716), (176, 734)], [16, 10, 3]), "#6e5030")
    scene.lay(bearer, "wood", form=0.5, cast=Cast((10, 18), dark=0.55, soft=0.2))
    for number, (radius, _, thick) in reversed(list(enumerate(ROWS))):
        sheet, rng = scene.sheet(), random.Random(number)
        for start, sweep in ((200, 175), (15, 165)) if number else ((15, 165),):
            points = []
            for step in range(15):
                turn = math.radians(start + sweep * step / 14)
                wave = radius + 7 * math.sin(step * 1.7 + number)
                points.append((NEST[0] + wave * math.cos(turn), NEST[1] + wave * math.sin(turn)))
            widths = [thick * 0.5, thick, thick * 1.05, thick, thick * 0.45]
            sheet.fill(taper(points, widths, 90), "#6a4c2a")
            for _ in range(120):
                part = rng.randrange(14)
                (ax, ay), (bx, by) = points[part], points[part + 1]
                off = rng.uniform(-0.35, 0.35) * thick
                grain = [(ax + off * 0.5, ay + off), (bx + off * 0.5, by + off)]
                sheet.fill(
                    taper(grain, [0.5, 2.4, 0.5], 5), rng.choice(("#9c743c", "#2c2014")), 0.45
                )
        scene.lay(sheet, "wood", form=0.4, cast=Cast((8, 14), dark=0.6, soft=0.2))


def _house(scene: Scene) -> None:
    """Row by row, from the last bench to the first."""
    rng = random.Random(21)
    names = list(KINDS)
    seats: list[tuple[float, float, float]] = []
    for far, apart, thick in ROWS:
        radius = float(far)
        count = int(math.tau * radius / apart)
        first = rng.random()
        for step in range(count):
            turn = (step + first) / count * math.tau
            x, y = NEST[0] + radius * math.cos(turn), NEST[1] + radius * math.sin(turn)
            if -10 < x < 806 and 70 < y < 1235 and not (radius < 250 and y < NEST[1] + 40):
                seats.append((x + rng.uniform(-6, 6), y - thick * 0.3, radius))
    seats.sort(key=lambda seat: seat[1])
    before: list[str] = []
    builder = min(seats, key=lambda seat: math.hypot(seat[0] - 560, seat[1] - 760))
    for number, (x, y, radius) in enumerate(seats):
        name = rng.choice([one for one in names if one not in before])
        before = [*before[-7:], name]
        size = (0.9 + 0.3 * y / 1200) * (1.0 if radius > 230 else 0.84)
        sheet = scene.sheet()
        if number % 9 == 4:
            _owl(sheet, x, y, size * 1.05, rng, asleep=number == 22)
        else:
            _bird(sheet, x, y, size, KINDS[name], rng)
        if (x, y, radius) == builder:
            _square(sheet, x, y, size)
        if x > 700 and y < 170:
            continue  # of whom the edge would leave but a beak
        away = math.hypot(x - NEST[0], y - NEST[1])
        with scene.layer("fur", form=0.55, cast=Cast((9, 14), dark=0.6, soft=0.2), contact=0.3,
                         air=("#1c3a34", min(0.34, max(0.0, (away - 300) / 1000)))):  # fmt: skip
            scene.add(sheet, amount=0)
        _lit_side(scene, sheet, x, y)
        scene.exact(sheet.pixels()[..., 3], 0.45)


def _lit_side(scene: Scene, sheet: Sheet, x: float, y: float) -> None:
    """The glow of the nest runs along the side of a bird that looks at it."""
    far = math.hypot(NEST[0] - x, NEST[1] - y)
    away = [round(-3.2 * part / far * scene.page.scale) for part in (NEST[1] - y, NEST[0] - x)]
    alpha = sheet.pixels()[..., 3]
    edge = np.clip(alpha - np.roll(alpha, away, axis=(0, 1)), 0, 1)
    strength = max(0.12, 0.8 - far / 900)
    scene.tint((scene.page.blur(edge, 0.8) * strength).astype(np.float32), "#fdf6b8")


def _bird(sheet: Sheet, x: float, y: float, size: float, kind: Kind, rng: random.Random) -> None:
    """Paint one who sits at (x, y), and turns its beak to the nest."""
    size *= kind.size
    flip = x > NEST[0]
    way = -1 if flip else 1
    crown = -76 - kind.neck
    aim = math.atan2(NEST[1] - (y + crown * size), (NEST[0] - x) * way)
    tilt = max(-62.0, min(62.0, math.degrees(aim)))
    with sheet.at(x, y, size, rng.uniform(-4, 4), flip=flip):
        if kind.tail:
            sheet.fill(leaf((-16, -18), (-20 - kind.tail * 0.8, 10 + kind.tail * 0.5), 19, 0.08,
                0.6),
                       darker(kind.wing, 0.3))  # fmt: skip
        for leg in (-4, 8):
            sheet.line(poly([(leg, -16), (leg + 2, 3)], closed=False), kind.legs, 4)
            for toe in (-5, 1, 7):
                sheet.line(poly([(leg + 2, 2), (leg + 2 + toe, 7)], closed=False), kind.legs, 3)
        body = spline([(14, -60), (30, -44), (31, -24), (16, -8), (-8, -8), (-26, -18), (-24, -36),
                       (-8, -56)])  # fmt: skip
        sheet.fill(body, kind.body)
        sheet.fill(spline([(16, -60), (32, -44), (32, -22), (14, -8), (10, -26), (14, -44)]),
                   kind.breast, clip=body)  # fmt: skip
        for _ in range(26):
            px, py = rng.uniform(2, 30), rng.uniform(-54, -10)
            sheet.line(spline([(px - 3, py), (px, py + 3), (px + 3, py)], closed=False),
                       darker(kind.breast, 0.3), 1, 0.4, clip=body)  # fmt: skip
        for row in range(3):
            for step in range(5 - row):
                start = (8 - step * 7 - row * 2, -46 + step * 6 + row * 4)
                feather = leaf(start, (start[0] - 20, start[1] + 18), 11, 0.1, 0.6)
                sheet.fill(feather, mix(kind.wing, "#ffffff", 0.10 * (2 - row)))
                sheet.line(feather, darker(kind.wing, 0.5), 0.9, 0.5)
        top = (10 + kind.neck * 0.16, crown)
        if kind.neck:
            bend = [(16, -50), (30, -50 - kind.neck * 0.5), (top[0] - 6, crown + 22), top]
            sheet.fill(limb(bend, [24, 14, 13, 18]), kind.head)
        else:
            sheet.fill(limb([(8, -50), top], [44, 36]), kind.head)
        with sheet.at(*top, 1, tilt):
            _head(sheet, kind, rng)


def _head(sheet: Sheet, kind: Kind, rng: random.Random) -> None:
    """The head of a bird, whose beak points to the right."""
    match kind.crest:
        case "comb":
            for step in range(4):
                sheet.fill(ellipse(-8 + step * 6, -19 + abs(step - 1.5) * 2, 6), "#e0242c")
            sheet.fill(ellipse(18, 12, 5, 8), "#e0242c")
        case "fan" | "lemon":
            for step in range(7):
                turn = math.radians(-158 + step * 17)
                tip = 38 * math.cos(turn) - 4, 40 * math.sin(turn)
                sheet.fill(
                    leaf((-3, -8), tip, 10), "#ffe03c" if kind.crest == "lemon" else "#e8a060"
                )
                if kind.crest == "fan":
                    sheet.fill(ellipse(*tip, 4), "#241c1c")
        case "tuft":
            sheet.fill(leaf((-4, -8), (-34, -28), 14, 0.12), kind.head)
    _bill(sheet, kind)
    sheet.fill(ellipse(0, 0, 20, 18.5), kind.head)
    if kind.bill == "pouch":
        sheet.fill(ellipse(4, -2, 11, 10), "#ffd8b0")
    for _ in range(16):
        px, py = rng.uniform(-16, 4), rng.uniform(-13, 13)
        sheet.line(
            poly([(px, py), (px - 5, py + 1)], closed=False), darker(kind.head, 0.4), 1, 0.35
        )
    light = sum(bytes.fromhex(kind.head[1:])) > 420
    sheet.fill(ellipse(6, -3, 6.4), darker(kind.head, 0.3) if light else "#c8b890")
    sheet.fill(ellipse(6.6, -2.8, 4.6), "#14100e")
    sheet.fill(ellipse(8, -4.4, 1.4), "#fff8e0")


def _bill(sheet: Sheet, kind: Kind) -> None:
    tone, dark = kind.beak, darker(kind.beak, 0.45)
    match kind.bill:
        case "toucan":
            sheet.fill(spline([(12, -15, 1), (40, -19), (68, -8), (78, 10, 1), (52, 6),
                (12, 11, 1)]),
                       tone, grad=linear(20, 0, 78, 0, "#ffd83c"))  # fmt: skip
            sheet.fill(spline([(70, -8), (78, 10, 1), (62, 4)]), "#1c1618")
            sheet.line(spline([(14, 0), (44, -2), (70, 4)], closed=False), dark, 2)
        case "hook":
            sheet.fill(
                spline([(10, -12, 1), (28, -12), (36, 2), (31, 16, 1), (24, 5), (10, 9, 1)]), tone
            )
        case "long":
            sheet.fill(poly([(14, -7), (56, 3), (14, 6)]), tone)
            sheet.line(poly([(16, 0), (50, 3)], closed=False), dark, 1.4)
        case "curve":
            sheet.fill(taper([(14, 0), (36, 1), (54, 12)], [11, 7, 1.5]), tone)
        case "flat":
            sheet.fill(spline([(12, -6), (34, 0), (48, -2), (48, 8), (30, 10), (12, 9)]), tone)
        case "pouch":
            sheet.fill(spline([(10, 2, 1), (60, 3), (82, 6, 1), (56, 34), (24, 32), (10, 14, 1)]),
                       "#ffcf7a")  # fmt: skip
            sheet.fill(spline([(10, -7, 1), (54, -2), (86, 5, 1), (54, 7), (10, 6, 1)]), tone)
        case "bent":
            sheet.fill(
                spline([(12, -8, 1), (30, -8), (40, 6), (36, 24, 1), (26, 12), (12, 9, 1)]), tone
            )
            sheet.fill(spline([(38, 4), (40, 8), (36, 24, 1), (30, 15)]), "#241c1c")
        case "puffin":
            sheet.fill(spline([(10, -13, 1), (26, -13), (40, 4, 1), (24, 12), (10, 13, 1)]), tone)
            sheet.fill(poly([(10, -13), (17, -14), (17, 13), (10, 13)]), "#3c5a8c")
            sheet.line(poly([(21, -13), (21, 12)], closed=False), "#ffe08a", 3)
        case _:
            sheet.fill(poly([(15, -6), (31, 1), (15, 7)]), tone)
            sheet.line(poly([(16, 1), (29, 1)], closed=False), dark, 1.2)


def _owl(
    sheet: Sheet, x: float, y: float, size: float, rng: random.Random, *, asleep: bool
) -> None:
    """Seen from the front, with pupils that say where the nest is; one has fallen asleep."""
    tone = rng.choice(("#a8744c", "#d8c8a8", "#7c6c8c", "#c89a5c"))
    far = math.hypot(NEST[0] - x, NEST[1] - y)
    look = 5 * (NEST[0] - x) / far, 5 * (NEST[1] - y) / far
    with sheet.at(x, y, size):
        body = spline([(0, -100), (26, -92), (36, -60), (32, -20), (14, -2), (-14, -2), (-32, -20),
                       (-36, -60), (-26, -92)])  # fmt: skip
        sheet.fill(body, tone)
        for side in (-1, 1):
            sheet.fill(leaf((side * 16, -90), (side * 30, -118), 17), darker(tone, 0.2))
            sheet.fill(leaf((side * 28, -62), (side * 24, -4), 24, side * -0.1), darker(tone, 0.35))
            sheet.fill(ellipse(side * 8, 1, 8, 4), "#f0a024")
        for row in range(5):
            for step in range(-2, 3):
                px, py = step * 9 + (row % 2) * 4, -48 + row * 9
                mark = spline([(px - 4, py), (px, py + 5), (px + 4, py)], closed=False)
                sheet.line(mark, darker(tone, 0.5), 2, 0.7, clip=body)
        for side in (-1, 1):
            sheet.fill(ellipse(side * 14, -76, 17), mix(tone, "#fff6e0", 0.65))
            if asleep:
                lid = spline(
                    [(side * 14 - 10, -76), (side * 14, -70), (side * 14 + 10, -76)], closed=False
                )
                sheet.line(lid, "#2a1c14", 3)
                continue
            sheet.fill(ellipse(side * 14, -76, 9.5), "#d8a83c")
            sheet.fill(ellipse(side * 14 + look[0] * 0.5, -76 + look[1] * 0.5, 6), "#16100e")
            sheet.fill(ellipse(side * 14 + look[0] * 0.5 + 2, -78 + look[1] * 0.5, 1.6), "#fff8e0")
        sheet.fill(spline([(-5, -70), (5, -70), (0, -56, 1)]), "#e8a02c")


def _square(sheet: Sheet, x: float, y: float, size: float) -> None:
    """Somebody has come with an instrument."""
    with sheet.at(x, y + 6, size, -14):
        outer = poly([(-34, 4), (44, 4), (-34, -62)])
        sheet.fill(outer, "#ff5c8a", 0.92)
        sheet.fill(poly([(-22, -8), (12, -8), (-22, -38)]), "#000000", erase=True)
        for step in range(10):
            sheet.line(
                poly([(-30 + step * 7, 4), (-30 + step * 7, -2)], closed=False), "#7c1c3c", 1.4
            )


def _nest(scene: Scene) -> None:
    """A bowl of some eight hundred twigs."""
    x, y = NEST
    rng = random.Random(33)
    scene.pool(x, y + 66, 150, 30, DEEP, 0.8)
    for layer in range(3):
        sheet = scene.sheet()
        if layer == 0:
            sheet.fill(ellipse(x, y + 22, 122, 50), "#5c4420")
        for _ in range(300):
            turn = rng.uniform(0, math.tau) if layer < 1 else rng.uniform(0.0, math.pi)
            reach = rng.uniform(0.82, 1.08)
            px = x + 118 * reach * math.cos(turn)
            py = y + 22 + 34 * reach * math.sin(turn) + layer * 9 * abs(math.sin(turn))
            way = turn + math.pi / 2 + rng.uniform(-0.5, 0.5)
            long = rng.uniform(26, 60)
            dx, dy = long * math.cos(way), long * 0.36 * math.sin(way)
            twig = [
                (px - dx / 2, py - dy / 2),
                (px, py + rng.uniform(-5, 5)),
                (px + dx / 2, py + dy / 2),
            ]
            tone = rng.choice(("#c89a4c", "#8a6428", "#e8c87a", "#a87c38", "#6a4c20"))
            sheet.fill(taper(twig, [1.4, 4.4, 1], 8), vary(tone, rng, 0.1))
        scene.lay(sheet, "grass", form=0.3, cast=Cast((4, 8), dark=0.5), way=0)
        if layer == 0:
            dark = scene.sheet()
            dark.fill(ellipse(x, y + 12, 92, 26), "#3a2a12", 0.85, blur=6)
            scene.put(dark)


def _egg(scene: Scene) -> None:
    """Flat sides, true corners; at one of them a crack begins."""
    x, y = NEST[0] - 14, NEST[1] - 42
    sheet = scene.sheet()
    left = poly([(x - 66, y - 24), (x + 4, y - 4), (x + 4, y + 76), (x - 66, y + 52)])
    right = poly([(x + 4, y - 4), (x + 70, y - 30), (x + 70, y + 46), (x + 4, y + 76)])
    top = poly([(x - 66, y - 24), (x, y - 48), (x + 70, y - 30), (x + 4, y - 4)])
    sheet.fill(left, EGG, grad=linear(x - 60, y - 20, x + 4, y + 80, "#e4ecc4"))
    sheet.fill(right, "#c8d8a0", grad=linear(x + 4, y, x + 70, y + 50, "#8cac64"))
    sheet.fill(top, "#ffffff")
    rng = random.Random(5)
    for _ in range(46):
        px, py = rng.uniform(x - 62, x), rng.uniform(y - 14, y + 66)
        sheet.fill(ellipse(px, py, rng.uniform(0.8, 2.2)), "#b8c08c", 0.5, clip=left)
    crack = [(x + 4, y - 4), (x - 6, y + 8), (x - 2, y + 18), (x - 15, y + 30), (x - 10, y + 40)]
    sheet.line(poly(crack, closed=False), "#4c4a24", 3.4)
    sheet.line(poly([(x - 2, y + 18), (x + 5, y + 24)], closed=False), "#4c4a24", 2.6)
    scene.lay(sheet, "plain", cast=Cast((16, 18), dark=0.6), contact=0.4)
    scene.exact(sheet.pixels()[..., 3], 0.9)
    straw, rng = scene.sheet(), random.Random(8)
    for _ in range(150):
        turn = rng.uniform(0.25, math.pi - 0.25)
        px, py = x + 10 + 100 * math.cos(turn), y + 62 + 28 * math.sin(turn)
        twig = [(px - rng.uniform(16, 32), py - rng.uniform(-6, 8)), (px, py - 3),
                (px + rng.uniform(16, 32), py + rng.uniform(-8, 6))]  # fmt: skip
        straw.fill(taper(twig, [1, 4.2, 1], 8), vary(rng.choice(("#e8c87a", "#c89a4c")), rng, 0.12))
    scene.lay(straw, "grass", way=0, contact=0.3)


def _wren(scene: Scene) -> None:
    """The one whom it concerns looks at nobody."""
    sheet, rng = scene.sheet(), random.Random(4)
    x, y = NEST[0] + 96, NEST[1] + 26
    with sheet.at(x, y, 1.16):
        sheet.fill(leaf((20, -26), (44, -66), 16, 0.1, 0.6), "#6a4020")
        for leg in (-4, 8):
            sheet.line(poly([(leg, -6), (leg + 2, 8)], closed=False), "#c88a4c", 3.4)
        body = spline([(-8, -62), (14, -58), (28, -36), (20, -10), (-6, -4), (-26, -18), (-30, -42),
                       (-24, -58)])  # fmt: skip
        sheet.fill(body, "#a8703c", grad=linear(-20, 0, 28, 0, "#6a4020"))
        sheet.fill(spline([(-22, -40), (-6, -44), (4, -22), (-6, -5), (-24, -16)]), "#f0d8a8", 0.9)
        for step in range(5):
            feather = leaf((6 + step * 2, -44 + step * 6), (28, -22 + step * 4), 12, 0.1, 0.6)
            sheet.fill(feather, vary("#8a5428", rng, 0.12))
            sheet.line(feather, "#4a2c14", 1, 0.6)
        sheet.fill(ellipse(-6, -66, 23, 21), "#a8703c")
        sheet.fill(leaf((-22, -74), (12, -82), 8), "#f0d8a8")
        sheet.fill(ellipse(8, -67, 5.4), "#e8cc98")
        sheet.fill(ellipse(9, -66, 4), "#16100e")
        sheet.fill(ellipse(10.4, -67.6, 1.3), "#fff8e0")
        sheet.fill(poly([(14, -70), (32, -64), (14, -59)]), "#8a6038")
    scene.exact(sheet.pixels()[..., 3], 0.8)
    scene.lay(sheet, "fur", form=0.5, cast=Cast((9, 13), dark=0.5))


def _shaft(scene: Scene, strength: float) -> None:
    """The sun has found a hole in the leaves."""
    page = scene.page
    x0, y0 = 60.0, -60.0
    way_x, way_y = NEST[0] - x0, NEST[1] - y0
    long = math.hypot(way_x, way_y)
    along = ((page.x - x0) * way_x + (page.y - y0) * way_y) / long
    aside = np.abs((page.x - x0) * way_y - (page.y - y0) * way_x) / long
    wide = 54 + along * 0.115
    beam = smoothstep(1.15, 0.55, aside / wide) * smoothstep(long + 120, long - 20, along)
    dust = 0.8 + 0.3 * page.noise(9, 70, 4)
    light = (beam * dust * strength)[..., None] * np.array([0.94, 1.0, 0.5], np.float32)
    scene.image = (1 - (1 - np.clip(scene.image, 0, 1)) * (1 - np.clip(light, 0, 1))).astype(
        np.float32
    )


def _near_leaves(scene: Scene) -> None:
    """Leaves quite near to us, dark and large."""
    rng, sheet = random.Random(44), scene.sheet()
    for x, y, turn in ((-20, 1180, -40), (60, 1230, -62), (820, 1120, -150), (770, 1220, -120),
                       (830, 40, 150), (760, -30, 120), (-30, 20, 30),
                           (400, 1250, -84)):  # fmt: skip
        way = math.radians(turn)
        long = rng.uniform(120, 170)
        tip = x + long * math.cos(way), y + long * math.sin(way)
        blade = leaf((x, y), tip, 62, rng.uniform(-0.1, 0.1))
        sheet.fill(blade, "#20402c", grad=radial(*NEST, 800, "#10241c"))
        sheet.line(poly([(x, y), tip], closed=False), "#4a7040", 3, 0.6, clip=blade)
    with scene.layer(blur=3):
        scene.add(sheet, amount=0)
