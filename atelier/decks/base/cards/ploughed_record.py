"""A round black field from above: a white horse ploughs its one long groove towards the middle."""

import math
import random

import numpy as np

from pinxit_atelier.animals.fur import furred
from pinxit_atelier.compose import across
from pinxit_atelier.engine import (
    Brush,
    Cast,
    Field,
    Look,
    Page,
    Palette,
    Scene,
    Sheet,
    around,
    ellipse,
    leaf,
    limb,
    linear,
    mix,
    poly,
    radial,
    ramp,
    rect,
    smoothstep,
    spline,
    taper,
)
from pinxit_atelier.gesture import Stage, vec
from pinxit_atelier.gesture.space import Vec

BLACK, GRAPHITE, STEEL = "#0d0c10", "#2c2a30", "#6a6468"
GOLD, LIGHT, STRAW, DEEP_GOLD = "#e6a92e", "#ffe39a", "#f6d27a", "#8f5a14"
MIDDLE = 300.0, 548.0
RIM, WHEAT, LABEL = 606.0, 396.0, 158.0
TEAM = 60.0  # where the plough is, in degrees clockwise from the right
FURROW = 34.0
UNIT = 1000.0  # of the space in which the horse is modelled


def paint(page: Page) -> Scene:
    """Paint the land, the disc with its sheen, the wheat, the yard, and those who go round."""
    scene = Scene(
        page, 1933, light=(660, 1330, 420), glow="#ffe6a4", shade="#120e10", reach=1500, felt=0.05
    )
    scene.focus(300, 900, 240)
    scene.focus(540, 440, 160, 0.8)
    scene.focus(270, 240, 130, 0.8)
    _land(scene)
    scene.of("grass", way=-50)
    _disc(scene)
    _scratch(scene)
    scene.of(
        "ground", smoothstep(RIM + 2, RIM - 4, page.distance(*MIDDLE)), way=around(page, *MIDDLE)
    )
    _wheat(scene)
    _yard(scene)
    _dancers(scene)
    _hare(scene)
    _team(scene)
    _bridge(scene)
    _crow(scene)
    scene.shine(700, 1230, 460, "#ffdf9a", 0.3)
    look = Look(
        brush=Brush(exact=0.028, edges=0.5, detail=0.5, variety=1.1),
        masses=0.25,
        palette=Palette(
            colours=("#fff0bc", "#e6a92e", "#8f5a14", "#2c2a30", "#0d0c10"),
            mother="#b08a4c",
            quiet=0.2,
            hold=0.6,
        ),
        vignette=0.26,
        bloom=0.3,
        bloom_from=0.72,
        shadows="#241c20",
        lights="#b89450",
        split=0.08,
        saturation=1.06,
        contrast=1.04,
    )
    return scene.finish(look)


def _polar(page: Page) -> tuple[Field, Field]:
    far = page.distance(*MIDDLE)
    turn = np.degrees(np.arctan2(page.y - MIDDLE[1], page.x - MIDDLE[0]))
    return far, turn.astype(np.float32)


def _at(radius: float, degrees: float) -> tuple[float, float]:
    turn = math.radians(degrees)
    return MIDDLE[0] + radius * math.cos(turn), MIDDLE[1] + radius * math.sin(turn)


HORSE, FARMER = _at(WHEAT + 20, TEAM + 32), _at(WHEAT + 24, TEAM - 14)


def _edge_of_wheat(turn: float) -> float:
    """How far out the wheat still stands: the furrow winds in by its own width each round."""
    behind = (TEAM - turn) % 360
    return WHEAT + FURROW * behind / 360


def _land(scene: Scene) -> None:
    page = scene.page
    where = across(page, 700, 1200, 200, 0) + 0.06 * page.noise(4, 240, 4)
    stops = [(0, "#fff0bc"), (0.35, "#f7d988"), (0.8, "#d9a443"), (1, "#b07a2a")]
    scene.backdrop(stops, where.astype(np.float32), amount=0.05)
    sheet = scene.sheet()
    rng = random.Random(8)
    for _ in range(1500):  # stubble
        x, y = rng.uniform(0, 800), rng.uniform(0, 1200)
        if math.hypot(x - MIDDLE[0], y - MIDDLE[1]) < RIM - 10:
            continue
        tip = x + rng.uniform(4, 9), y - rng.uniform(5, 12)
        sheet.fill(
            taper([(x, y), tip], [2, 0.5], 3), rng.choice(["#c98f34", "#fff3c4", "#a8742a"]), 0.7
        )
    scene.put(sheet)


def _disc(scene: Scene) -> None:
    """Soil turned over in one line, so fine that it shines like vinyl."""
    page = scene.page
    far, turn = _polar(page)
    clods = page.noise(12, 16, 3, 0.6)
    winding = far - FURROW * ((TEAM - turn) % 360) / 360
    ridge = np.sin((winding + clods * 1.3) * 2 * np.pi / 8.5)
    sheen = np.zeros_like(far)
    for way, wide, strength in ((34, 13, 1.0), (-128, 14, 0.85), (8, 5, 0.35), (-98, 5, 0.3)):
        off = (turn - way + 180) % 360 - 180
        sheen += strength * np.exp(-((off / wide) ** 2))
    sheen = sheen * (0.86 + 0.3 * page.noise(15, 60, 3))
    bands = np.zeros_like(far)
    for gap in (462, 520, 574):
        bands += np.exp(-(((far - gap) / 5) ** 2))
    light = 0.16 + 0.13 * ridge * (1 - bands) + 0.05 * clods
    light = light + sheen * (0.46 + 0.26 * ridge) * (1 - 0.5 * bands)
    stops = [(0, BLACK), (0.22, "#1e1b20"), (0.45, "#4a423e"), (0.7, "#b08a4c"), (1, "#fff0c0")]
    disc = ramp(stops, np.clip(light, 0, 1).astype(np.float32))
    shadow = smoothstep(RIM + 34, RIM - 4, page.distance(MIDDLE[0] - 8, MIDDLE[1] - 14)) * 0.6
    scene.multiply(shadow, "#5a3c1c")
    part = smoothstep(RIM + 0.8, RIM - 0.8, far + page.noise(3, 12, 2) * 0.8)[..., None]
    scene.image = (scene.image * (1 - part) + disc * part).astype(np.float32)
    edge = np.exp(-(((far - RIM + 7) / 3) ** 2)) * (
        0.3 + 0.5 * np.clip(np.cos(np.radians(turn + 52)), 0, 1)
    )
    scene.tint(edge.astype(np.float32), "#8a7a62")


def _scratch(scene: Scene) -> None:
    """One line that does not go round."""
    sheet = scene.sheet()
    line = [
        _at(RIM - 2, -126),
        _at(566, -122.5),
        _at(556, -121),
        _at(470, -116),
        _at(462, -114.6),
        _at(392, -110),
    ]
    sheet.fill(taper(line, [5, 4, 3.4, 3, 1]), "#cdbb98")
    sheet.fill(taper([(x + 3, y + 3) for x, y in line], [3, 3, 2, 2, 1]), "#000000", 0.8)
    scene.put(sheet, wobble=1.4)


def _wheat(scene: Scene) -> None:
    """What still stands, between the furrow and the yard."""
    rng = random.Random(21)
    shade, base, ears = scene.sheet(), scene.sheet(), scene.sheet()
    outline = [
        _at(_edge_of_wheat(step), step) for step in np.linspace(TEAM + 0.5, TEAM + 359.5, 160)
    ]
    ring = poly(outline)
    shade.fill(poly([(x - 5, y - 14) for x, y in outline]), "#000000", 0.8, blur=6)
    scene.put(shade)
    base.fill(ring, "#d8a034", grad=linear(700, 300, 60, 1050, "#8a5a18"))
    scene.add(base, relief=10, lo=0.4, hi=0.3, wobble=1.5, amount=0.1)
    places = []
    for row in range(23):
        radius = LABEL + 6 + row * 12
        count = int(radius * 0.95)
        places += [(radius + rng.uniform(-3, 3), 360 * (step + rng.random() * 0.7) / count)
                   for step in range(count)]  # fmt: skip
    for radius, turn in sorted(places, key=lambda one: _at(*one)[1]):
        if radius > _edge_of_wheat(turn) + 2:
            continue
        x, y = _at(radius, turn)
        sway = 4 * math.sin(turn / 9) + rng.uniform(-3, 3)
        tip = x + 5 + sway, y - rng.uniform(15, 22)
        tone = mix("#a86f1c", "#ffe08a", rng.uniform(0.25, 1))
        ears.fill(taper([(x, y + 6), (x + 2, y - 4), tip], [1.6, 2, 0.8], 5), "#8a5a18", 0.8)
        ears.fill(
            leaf((x + 2, y - 3), tip, rng.uniform(5, 7.4)),
            mix(tone, "#fff6d0", rng.random() * 0.25),
        )
    with scene.layer("grass", way=80):
        scene.add(ears, relief=2, lo=0.4, hi=0.4, wobble=0.3, amount=0)


def _roof(sheet: Sheet, wide: float, deep: float, tone: str) -> None:
    """A house from above: two slopes and a chimney."""
    sheet.fill(rect(-wide, -deep, wide * 2, deep), mix(tone, "#ffffff", 0.28))
    sheet.fill(rect(-wide, 0, wide * 2, deep), mix(tone, "#000000", 0.3))
    for row in range(1, 5):
        for side in (-1, 1):
            y = side * deep * row / 5
            sheet.line(
                poly([(-wide, y), (wide, y)], closed=False), mix(tone, "#000000", 0.55), 1.6, 0.6
            )
    sheet.line(poly([(-wide - 2, 0), (wide + 2, 0)], closed=False), LIGHT, 3)
    sheet.fill(rect(wide * 0.35, -deep * 0.62, 12, 12), "#2c2a30")
    sheet.fill(rect(wide * 0.35 + 2.5, -deep * 0.62 + 2.5, 7, 7), "#0d0c10")


def _yard(scene: Scene) -> None:
    """The label: a round yard, and in its very middle a well."""
    x, y = MIDDLE
    sheet = scene.sheet()
    sheet.fill(ellipse(x, y, LABEL), "#fff0c4", grad=radial(x + 60, y - 70, 260, "#e0b05c"))
    for radius, tone in ((LABEL - 8, "#c98f34"), (LABEL - 14, "#c98f34"), (96, "#d9aa54")):
        sheet.line(ellipse(x, y, radius), tone, 2.4, 0.8)
    rng = random.Random(4)
    for _ in range(260):
        radius, turn = LABEL * math.sqrt(rng.random()) * 0.95, rng.uniform(0, 360)
        sheet.fill(
            ellipse(*_at(radius, turn), rng.uniform(1, 3)), rng.choice(["#c99a4a", "#fff8dc"]), 0.6
        )
    scene.add(sheet, relief=8, lo=0.3, hi=0.2, wobble=0.8, shadow=(-4, -10, 10, 0.6), amount=0.05)
    for px, py, turn, wide, deep, tone in (
        (x - 68, y - 56, -24.0, 54.0, 37.0, "#5a5256"),
        (x + 78, y + 60, 64.0, 40.0, 27.0, "#c9862a"),
    ):
        house = scene.sheet()
        with house.at(px, py, 1, turn):
            _roof(house, wide, deep, tone)
            for side in (-0.5, 0.5):  # two doors, one for each side
                house.fill(
                    rect(wide * side - 9, deep - 1, 18, 14), "#0d0c10" if side < 0 else "#fffaf0"
                )
                house.line(rect(wide * side - 9, deep - 1, 18, 14), "#6a4a1c", 2)
        scene.add(house, relief=4, lo=0.4, hi=0.3, rim=0.5, wobble=0.4, shadow=(-7, -20, 9, 0.75))
    for px, py, size in ((x + 66, y - 74, 34.0), (x - 88, y + 56, 26.0), (x - 48, y + 96, 19.0)):
        tree = scene.sheet()
        for _ in range(int(size * 5)):
            radius, turn = size * math.sqrt(rng.random()), rng.uniform(0, 6.28)
            px2, py2 = px + radius * math.cos(turn), py + radius * math.sin(turn)
            tone = rng.choice(["#2c2a30", "#4a4440", "#171518", "#7a6a4c"])
            tree.fill(ellipse(px2, py2, rng.uniform(4, 8)), tone)
        scene.add(
            tree, relief=size * 0.5, lo=0.5, hi=0.6, rim=0.5, wobble=0.6, shadow=(-9, -25, 9, 0.7)
        )
    well = scene.sheet()
    well.fill(ellipse(x, y, 27), "#8a8078")
    for step in range(12):
        a, b = _at(18, step * 30), _at(27, step * 30)
        well.line(poly([a, b], closed=False), "#3a3436", 2.4)
    well.fill(ellipse(x, y, 17), "#050407")
    well.line(poly([(x - 30, y - 8), (x + 30, y + 8)], closed=False), "#6a4a1c", 6)
    well.fill(ellipse(x + 4, y + 8, 5), "#c9e2ea", 0.8)
    scene.add(well, relief=5, lo=0.5, hi=0.5, rim=0.6, wobble=0.4, shadow=(-4, -10, 6, 0.7))
    hens = scene.sheet()
    for px, py, turn in (
        (x + 20, y - 70, 30),
        (x + 44, y - 52, 200),
        (x - 20, y + 70, 100),
        (x + 6, y + 92, 310),
    ):
        with hens.at(px, py, 1, turn):
            hens.fill(ellipse(0, 0, 9, 6), "#fffaf0")
            hens.fill(ellipse(9, 0, 4), "#fffaf0")
            hens.fill(ellipse(12, 0, 2), "#e0862a")
    scene.add(hens, relief=3, wobble=0.3, shadow=(-2, -6, 3, 0.6))


SUN = -0.34, -1.12  # where the low sun lays what is one unit high
Plan = tuple[float, float]
Outline = tuple[list[Plan], list[float]]


def _cast(scene: Scene, base: Plan, degrees: float, size: float, shapes: list[Outline]) -> None:
    """Lay the long shadow of somebody on the ground: ahead along the way, up along the sun."""
    turn = math.radians(degrees)
    sheet = scene.sheet()
    for points, widths in shapes:
        line = []
        for ahead, high in points:
            line.append((
                base[0] + size * (ahead * math.cos(turn) + high * SUN[0]),
                base[1] + size * (ahead * math.sin(turn) + high * SUN[1]),
            ))  # fmt: skip
        sheet.fill(limb(line, [w * size for w in widths]) if widths else spline(line), "#2a1606")
    scene.put(sheet, opacity=0.86, blur=1.1, wobble=0.8)


def _dancers(scene: Scene) -> None:
    """Two who turn on one spot, where the wheat is trodden flat, again and again."""
    x, y = _at(264, -17)
    spot = scene.sheet()
    spot.fill(ellipse(x - 14, y - 34, 88, 98), "#f8dc94", grad=radial(x, y, 110, "#d8a648"))
    for radius in (36, 50, 64, 78):
        spot.line(ellipse(x - 10, y - 14, radius, radius * 1.05), "#b8842c", 2.4, 0.5)
    scene.put(spot, wobble=2.0)
    _cast(scene, (x, y), 0, 1.22, [
        ([(-30, 4), (-26, 34), (-20, 60)], [66, 44, 14]),  # her skirt
        ([(-56, 4), (-4, 4)], [12, 12]),
        ([(-20, 54), (-17, 84)], [15, 18]),
        ([(-16, 102), (-16, 103)], [19, 19]),
        ([(-17, 84), (-16, 100)], [8, 8]),
        ([(24, 90), (22, 112)], [10, 10]),
        ([(-27, 106), (-28, 107)], [12, 12]),
        ([(20, 0), (24, 50)], [10, 14]),
        ([(40, 0), (28, 50)], [10, 14]),
        ([(26, 48), (24, 92)], [20, 25]),
        ([(22, 114), (22, 115)], [20, 20]),
        ([(22, 78), (0, 72), (-18, 70)], [9, 8, 8]),
        ([(-20, 84), (-46, 92), (-66, 116)], [9, 8, 7]),
    ])  # fmt: skip
    sheet = scene.sheet()
    with sheet.at(x, y, 1.15):
        skirt = []
        for step in range(14):
            radius = 32 + (5 if step % 2 else -2)
            angle = step * 0.449
            skirt.append((-24 + radius * math.cos(angle), 4 + radius * math.sin(angle)))
        sheet.fill(spline(skirt), "#fffaf0", grad=radial(-24, 4, 36, "#e8d0a0"))
        for step in range(14):
            sheet.line(poly([(-24, 4), skirt[step]], closed=False), "#b09060", 1.6, 0.7)
        sheet.fill(ellipse(22, 0, 15, 24), "#2c2a30")
        sheet.fill(limb([(18, 16), (0, 20), (-22, 16)], [9, 8, 8]), "#2c2a30")
        sheet.fill(limb([(22, -18), (2, -30), (-14, -34)], [9, 8, 8]), "#2c2a30")
        sheet.fill(limb([(-24, -8), (-22, -24), (-12, -33)], [8, 7, 7]), "#8a5638")
        sheet.fill(ellipse(-24, 2, 14, 12), "#fffaf0")
        sheet.fill(ellipse(-22, 0, 12, 12), "#3a2018")
        sheet.fill(ellipse(-32, 3, 7), "#24130f")
        sheet.fill(ellipse(20, 0, 12), "#6a4a30")
        sheet.fill(ellipse(22, 0, 9, 10), "#3a2416")
    scene.add(sheet, relief=6, lo=0.5, hi=0.4, rim=0.6, wobble=0.3, shadow=(-4, -9, 5, 0.6))


def _hare(scene: Scene) -> None:
    """It is faster than the needle."""
    x, y = _at(282, 266)
    run = scene.sheet()
    trail = [_at(282 - n, 266 - n * 5) for n in range(8)]
    run.fill(taper(trail, [44, 30, 16, 4]), "#f4d488", 0.9)
    scene.put(run, wobble=2.0)
    _cast(scene, (x, y), 356, 1.4, [
        ([(-30, 26), (-6, 34), (20, 30)], [20, 26, 18]),
        ([(-26, 24), (-38, 10), (-52, 2)], [13, 8, 5]),
        ([(16, 24), (34, 12), (46, 4)], [8, 6, 4]),
        ([(18, 32), (30, 42), (40, 41)], [16, 20, 13]),
        ([(28, 48), (16, 68), (8, 84)], [6, 9, 3]),
        ([(30, 48), (26, 72), (22, 90)], [6, 9, 3]),
        ([(-38, 36), (-42, 38)], [10, 10]),
    ])  # fmt: skip
    sheet = scene.sheet()
    with sheet.at(x, y, 1.7, 356):
        for side in (-1, 1):
            sheet.fill(
                limb([(-12, side * 7), (-26, side * 11), (-38, side * 9)], [9, 6, 4]), "#a58e6c"
            )
            sheet.fill(limb([(16, side * 6), (34, side * 6)], [6, 3.4]), "#a58e6c")
        sheet.fill(
            spline([(-24, 0), (-16, -11), (4, -9), (20, -6), (24, 0), (20, 6), (4, 9), (-16, 11)]),
            "#c9b08a",
            grad=linear(0, -10, 0, 10, "#8a7454"),
        )
        sheet.fill(spline([(18, -6), (30, -7), (40, 0), (30, 7), (18, 6)]), "#d8c29c")
        for side in (-1, 1):
            sheet.fill(leaf((26, side * 3), (-4, side * 8), 7, bend=side * 0.1), "#e8d6b4")
            sheet.fill(ellipse(32, side * 5, 1.8), "#1e1b20")
        sheet.fill(ellipse(-25, 0, 6, 5), "#ffffff")
    scene.add(sheet, relief=6, lo=0.4, hi=0.4, rim=0.5, wobble=0.3, shadow=(-5, -14, 5, 0.8))


def _team(scene: Scene) -> None:
    """A farmer with one arm, a plough, a white horse: from above, on the round way."""
    along = scene.sheet()
    fresh = [
        _at(WHEAT + 15 + FURROW * (TEAM - turn) / 360, turn)
        for turn in range(int(TEAM) - 2, -60, -6)
    ]
    along.fill(taper(fresh, [26, 22, 16, 6]), "#050407", 0.9)
    along.fill(taper([(x - 4, y + 3) for x, y in fresh], [8, 7, 5, 1]), "#8a6a44", 0.8)
    scene.put(along, wobble=1.2)
    _long_shadows(scene)
    _traces(scene)
    _horse(scene)
    _farmer(scene)


def _long_shadows(scene: Scene) -> None:
    """What they are, told by the evening sun on the wheat."""
    _cast(scene, HORSE, TEAM + 32 + 94, 1.62, [
        ([(-58, 84), (-30, 90), (10, 84), (44, 90)], [48, 50, 46, 50]),
        ([(-58, 84), (-64, 50), (-50, 26), (-58, 0)], [38, 19, 11, 12]),
        ([(-50, 80), (-44, 44), (-72, 24), (-84, 4)], [34, 17, 10, 11]),
        ([(40, 80), (58, 46), (56, 22), (70, 2)], [26, 15, 10, 11]),
        ([(34, 78), (28, 44), (34, 22), (26, 0)], [26, 15, 10, 11]),
        ([(40, 94), (66, 118), (86, 140)], [50, 32, 25]),
        ([(84, 144), (104, 134), (124, 112)], [25, 22, 13]),
        ([(82, 148), (86, 168)], [10, 3]),
        ([(44, 112), (58, 136), (78, 152)], [10, 13, 9]),
        ([(-78, 96), (-100, 86), (-104, 50), (-116, 34)], [10, 16, 17, 3]),
    ])  # fmt: skip
    _cast(scene, FARMER, TEAM - 14 + 94, 1.6, [
        ([(-6, 54), (-22, 26), (-26, 0)], [19, 13, 12]),
        ([(0, 54), (14, 28), (16, 0)], [19, 13, 12]),
        ([(-2, 50), (4, 92)], [27, 32]),
        ([(8, 112), (9, 114)], [23, 23]),
        ([(-18, 122), (34, 120)], [7, 7]),
        ([(2, 126), (14, 126)], [22, 22]),
        ([(6, 90), (26, 66), (42, 62)], [13, 10, 9]),
        ([(40, 64), (62, 30), (84, 10)], [6, 7, 8]),
        ([(52, 0), (92, 6), (104, 0)], [4, 13, 2]),
    ])  # fmt: skip


def _placed(
    x: float, y: float, size: float, degrees: float, point: tuple[float, float]
) -> tuple[float, float]:
    turn = math.radians(degrees)
    px, py = point[0] * size, point[1] * size
    return x + px * math.cos(turn) - py * math.sin(turn), y + px * math.sin(turn) + py * math.cos(
        turn
    )


def _traces(scene: Scene) -> None:
    """The straps from the collar to the plough."""
    sheet = scene.sheet()
    plough = _placed(*FARMER, 1.55, TEAM - 14 + 94, (88, 0))
    for side in (-1, 1):
        collar = _placed(*HORSE, 1.6, TEAM + 32 + 94, (54, side * 21))
        flank = _placed(*HORSE, 1.6, TEAM + 32 + 94, (-60, side * 27))
        sheet.line(spline([collar, flank, plough], closed=False), "#b07a3a", 5)
        sheet.line(spline([collar, flank, plough], closed=False), "#5a3a18", 2)
    sheet.fill(ellipse(*plough, 8), "#8a5a24")
    scene.add(sheet, relief=2, wobble=0.2, shadow=(-5, -15, 5, 0.8))


def _horse(scene: Scene) -> None:
    """From above: a barrel between four hips and shoulders, a long neck that nods at each step."""
    turn = math.radians(TEAM + 32 + 94)

    def spot(ahead: float, side: float, up: float) -> Vec:
        x = HORSE[0] + 1.6 * (ahead * math.cos(turn) - side * math.sin(turn))
        y = HORSE[1] + 1.6 * (ahead * math.sin(turn) + side * math.cos(turn))
        return vec((x - 400) / UNIT, (1000 - y) / UNIT, 1.6 * up / UNIT)

    def wide(*radii: float) -> list[float]:
        return [1.6 * radius / UNIT for radius in radii]

    stage = Stage(scene, 400, 1000, UNIT, pitch=0, near=12, box=(-20, 800, 560, 1160), detail=0.3)
    canvas, coat = stage.canvas, "#f8f2e8"
    for ahead, side, reach in ((50, -15, 30), (34, 16, -4), (-48, -17, -26), (-62, 17, 14)):
        with canvas.part("#b8a894", soft=1) as leg:
            leg.chain([spot(ahead, side, 40), spot(ahead + reach * 0.6, side * 1.15, 20),
                       spot(ahead + reach, side * 1.15, 4)], wide(9, 5.5, 5))  # fmt: skip
        with canvas.part("#3a3230", soft=0.3) as hoof:
            hoof.ball(spot(ahead + reach + 2, side * 1.15, 3), wide(6)[0])
    with canvas.part("#cbb894", soft=1) as tail:
        tail.chain([spot(-80, 0, 74), spot(-98, 3, 60), spot(-116, -4, 44), spot(-132, 3, 34)],
                   wide(6, 8.5, 7, 2))  # fmt: skip
    with canvas.part(coat, soft=2.4) as body:
        body.chain([spot(-70, 0, 72), spot(-40, 0, 76), spot(0, 0, 70), spot(38, 0, 76),
                    spot(58, 0, 80)], wide(19, 23, 27, 22, 16))  # fmt: skip
        for ahead, side, radius in ((-56, 11, 17), (38, 10, 14)):
            for way in (-1, 1):
                body.ball(spot(ahead, way * side, 78), wide(radius)[0])
    with canvas.part(coat, soft=1.4) as neck:
        neck.chain([spot(46, 0, 86), spot(72, 3, 98), spot(94, 4, 104)], wide(15, 11, 9))
    with canvas.part(coat, soft=0.8) as head:
        head.chain([spot(92, 4, 104), spot(112, 3, 98), spot(134, 1, 84), spot(142, 0, 80)],
                   wide(10, 10.5, 7, 6.5))  # fmt: skip
        for way in (-1, 1):
            head.chain([spot(94, 4 + way * 7, 112), spot(101, 4 + way * 12, 120)], wide(4.6, 1.4))
    with scene.layer("fur", way=math.degrees(turn), cast=Cast((-16, -40), dark=0.6, soft=0.3)):
        stage.paint(light=(760, 1330, 200), shadow=0, contact=0, dim=0, fill=0.44,
                    bounce="#c8903c", accents=0.8)  # fmt: skip
        furred(scene, canvas, 1500, long=9, thick=1.8, vary=0.2, fall=(math.cos(turn + math.pi),
               math.sin(turn + math.pi)), spread=0.4, light="#fffaf0", dark="#7c6a58")  # fmt: skip
        mane = scene.sheet()
        rng = random.Random(3)
        for _ in range(150):
            root = stage.page(spot(rng.uniform(50, 98), 4, 112))
            end = stage.page(spot(rng.uniform(40, 92), rng.uniform(6, 20), 100))
            tone = rng.choice(["#d2bf9c", "#efe2c8", "#a8906c", "#8a7250"])
            mane.fill(taper([root, end], [3, 0.6], 4), tone, 0.8)
        for ahead, half in ((52, 21), (6, 27)):
            strap = [stage.page(spot(ahead + 3 - 3 * abs(side), side * half, 84 - abs(side) * 14))
                     for side in (-1, -0.5, 0, 0.5, 1)]  # fmt: skip
            mane.fill(taper(strap, [7, 10, 11, 10, 7]), "#4c2e18")
            mane.fill(taper(strap, [1, 2.4, 3, 2.4, 1]), "#b8823c", 0.8)
        for ahead, wide_there in ((108, 9.5), (128, 7)):
            strap = [stage.page(spot(ahead, 2 + side * wide_there, 100)) for side in (-1, 0, 1)]
            mane.fill(taper(strap, [3, 4, 3]), "#4c2e18")
        for way in (-1, 1):
            mane.fill(ellipse(*stage.page(spot(113, 3 + way * 9, 98)), 3.4, 2.6), "#1c1614")
            mane.fill(ellipse(*stage.page(spot(143, 1 + way * 4, 82)), 2.4, 1.8), "#5c4a44")
            ear = stage.page(spot(93, 4 + way * 6, 114)), stage.page(spot(101, 4 + way * 13, 118))
            mane.fill(leaf(*ear, 9), "#a8947c")
        side_on = [stage.page(spot(ahead, 0, 84)) for ahead in (-76, -50, -10, 40)]
        mane.fill(taper(side_on, [2, 4, 3, 1]), "#8c7a68", 0.5, blur=1.4)
        scene.add(mane, amount=0, wobble=0.3)
    scene.exact(ellipse(*HORSE, 240, 120), 0.6)


def _farmer(scene: Scene) -> None:
    x, y = FARMER
    turn = TEAM - 14 + 94
    sheet = scene.sheet()
    with sheet.at(x, y, 1.55, turn):
        sheet.fill(poly([(70, -13), (96, 0), (70, 13), (76, 0)]), "#b8b0a8")  # share and handles
        sheet.line(poly([(78, 0), (30, -4)], closed=False), "#7a4f22", 7)
        for side in (-1, 1):
            sheet.line(
                spline([(50, -2), (26, side * 9), (6, side * 14)], closed=False), "#7a4f22", 5
            )
        sheet.fill(limb([(-18, -10), (-34, -14)], [13, 11]), "#2c2a30")
        sheet.fill(limb([(10, 9), (22, 12)], [13, 11]), "#2c2a30")
        sheet.fill(spline([(-15, -31), (6, -30), (15, 0), (8, 31), (-13, 30), (-20, 0)]), "#f0e6d0",
                   grad=linear(0, -26, 0, 28, "#b09a78"))  # fmt: skip
        for line in (-6, 6):
            sheet.line(poly([(-14, line * 1.6), (10, line)], closed=False), "#6a4420", 3.4)
        sheet.fill(
            limb([(0, -29), (14, -27), (14, -17)], [14, 10, 5]), "#e2d6bc"
        )  # the sleeve, pinned up
        sheet.fill(limb([(0, 29), (20, 30), (24, 18)], [15, 12, 10]), "#f0e6d0")
        sheet.fill(ellipse(22, 15, 8), "#8a5638")
        sheet.fill(ellipse(0, 0, 22, 21), "#f0c45c", grad=radial(5, -6, 30, "#a8741c"))
        for ring in (19, 16):
            sheet.line(ellipse(0, 0, ring, ring * 0.96), "#b8802a", 1.6, 0.8)
        for step in range(20):
            a = step * 0.314
            sheet.line(
                poly(
                    [(13 * math.cos(a), 13 * math.sin(a)), (21 * math.cos(a), 20 * math.sin(a))],
                    closed=False,
                ),
                "#c9922e",
                1.2,
                0.7,
            )
        sheet.fill(ellipse(0, 0, 14, 13), "#ffdf8a", grad=radial(4, -4, 16, "#d89c34"))
        sheet.line(ellipse(0, 0, 14.5, 13.5), "#1e1b20", 4)
    scene.add(sheet, relief=9, lo=0.5, hi=0.4, rim=0.6, wobble=0.3, shadow=(-9, -25, 8, 0.85))


def _bridge(scene: Scene) -> None:
    """The arm: planks and two rails, from somewhere outside to the groove."""
    start, knee, end = (860.0, -70.0), (740.0, 150.0), _at(WHEAT + 40, -32)
    for shift, layer in (((-24.0, -50.0), "shadow"), ((0.0, 0.0), "wood")):
        sheet = scene.sheet()
        rng = random.Random(6)
        for one, other in ((start, knee), (knee, end)):
            way = other[0] - one[0], other[1] - one[1]
            length = math.hypot(*way)
            ux, uy = way[0] / length, way[1] / length
            count = int(length / 15)
            for step in range(count + 1):
                px, py = one[0] + ux * step * 15 + shift[0], one[1] + uy * step * 15 + shift[1]
                half = 33 + rng.uniform(-3, 3)
                plank = poly(
                    [
                        (px - uy * half, py + ux * half),
                        (px + uy * half, py - ux * half),
                        (px + uy * half + ux * 12.5, py - ux * half + uy * 12.5),
                        (px - uy * half + ux * 12.5, py + ux * half + uy * 12.5),
                    ]
                )
                if layer == "shadow":
                    sheet.fill(plank, "#000000", 0.75)
                else:
                    tone = mix("#a8743a", "#e8c07a", rng.random())
                    sheet.fill(plank, tone)
                    sheet.line(
                        poly(
                            [(px - uy * half, py + ux * half), (px + uy * half, py - ux * half)],
                            closed=False,
                        ),
                        "#4a2f14",
                        1.6,
                        0.8,
                    )
                    for side in (-1, 1):
                        sheet.fill(
                            ellipse(
                                px + uy * side * 25 + ux * 6, py - ux * side * 25 + uy * 6, 1.8
                            ),
                            "#2c1c10",
                        )
        if layer == "shadow":
            scene.put(sheet, blur=8)
            continue
        scene.add(sheet, relief=4, lo=0.5, hi=0.4, rim=0.4, wobble=0.5, amount=0.12)
        rails = scene.sheet()
        for side in (-1, 1):
            line = []
            for (px, py), (ux, uy) in (
                (start, (-0.445, 0.896)),
                (knee, (-0.39, 0.92)),
                (end, (-0.3, 0.95)),
            ):
                line.append((px - uy * side * 34, py + ux * side * 34))
            rails.line(spline(line, closed=False), "#6a4420", 9)
            rails.line(spline(line, closed=False), "#f0cf8a", 2.4, 0.8)
        scene.add(rails, relief=4, lo=0.5, hi=0.4, rim=0.6, wobble=0.4, shadow=(-3, -9, 4, 0.7))


def _crow(scene: Scene) -> None:
    """On the end of the arm; its beak is in the groove."""
    x, y = _at(WHEAT + 40, -32)
    sheet = scene.sheet()
    with sheet.at(x - 4, y + 6, 1.45, 118):
        for number in range(5):
            off = (number - 2) * 7
            sheet.fill(
                leaf((-26, off * 0.5), (-74, off), 15), mix("#17151c", "#3a3844", number / 5)
            )
        for side in (-1, 1):
            for number in range(5):
                tip = -52 + number * 9, side * (34 - number * 1.5)
                sheet.fill(leaf((16 - number * 4, side * 13), tip, 17, bend=side * -0.08),
                           mix("#121016", "#45424e", number / 6))  # fmt: skip
        sheet.fill(
            spline([(-34, 0), (-16, -19), (14, -17), (28, 0), (14, 17), (-16, 19)]),
            "#1c1a22",
            grad=radial(8, -8, 40, "#08070a"),
        )
        sheet.fill(ellipse(34, 0, 16, 14), "#24222c", grad=radial(38, -6, 18, "#0d0c10"))
        sheet.fill(spline([(44, -7, 1), (60, -4), (76, 1, 1), (60, 5), (44, 7, 1)]), "#8a8480")
        for side in (-1, 1):
            sheet.fill(ellipse(40, side * 8, 2.8), "#ffe39a")
    scene.add(
        sheet,
        relief=9,
        lo=0.5,
        hi=0.9,
        rim=0.9,
        rim_width=3,
        rim_colour="#ffdf9a",
        wobble=0.3,
        shadow=(-7, -20, 7, 0.85),
    )
