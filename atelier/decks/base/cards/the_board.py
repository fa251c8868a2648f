"""The end of a high board, two feet on it, and a whole town that looks up from far below."""

import math
import random
from itertools import pairwise

import numpy as np

from pinxit_atelier.compose import Perspective
from pinxit_atelier.engine import (
    Brush,
    Cast,
    Colour,
    Look,
    Page,
    Palette,
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
    union,
    vary,
)
from pinxit_atelier.gesture import POSES, Hand, Stage
from pinxit_atelier.gesture import Look as Person

LACQUER, RUST, CORAL, ROSE, CREAM = "#c8201c", "#a83c22", "#ff7a58", "#ffb096", "#fff0d8"
DEEP, BLUE, CARBON, SKIN = "#4a0a18", "#2f9fe0", "#1c1820", "#8a5236"
EYE = Perspective(472, 296, 640)  # straight below us
TURN = math.radians(17)  # of the streets
GROUND = 10.0
SQUARE = 2.55  # half the side of the square
SERVING = POSES["stand"].like(
    chest=(0, -8, 0),
    head=(0, -42, 0),
    left_hand=Hand((0.10, 1.02, 0.30), (0.8, -0.6, 0.2), "flat", (-0.2, 0.1, 0.9), (0, 1, 0)),
    right_hand=Hand((-0.06, 1.02, 0.34), (-0.8, -0.6, 0.2), "flat", (0.2, 0.1, 0.9), (0, 1, 0)),
)

Spot = tuple[float, float]


def paint(page: Page) -> Scene:
    """Paint the town from its outskirts inwards, then what is near."""
    scene = Scene(
        page, 311, light=(60, 420, 260), glow="#ffe2b0", shade="#341830", reach=900, felt=0.05
    )
    scene.focus(EYE.x, EYE.y, 190)
    scene.focus(330, 790, 150)
    scene.focus(600, 840, 150, 0.7)
    far = page.distance(EYE.x, EYE.y)
    stops = [(0, "#e8583c"), (0.4, "#b82c22"), (1, "#5c0f18")]
    scene.backdrop(stops, (far / 720).astype(np.float32), amount=0.12)
    _square(scene)
    _houses(scene)
    _crowd(scene)
    scene.tint(smoothstep(430, 40, far) * 0.20, CORAL)
    scene.multiply(smoothstep(300, 760, far) * 0.62, "#583048")
    scene.shine(EYE.x, EYE.y, 210, "#ffb48c", 0.5)
    shade = [at(-SQUARE - 0.4, -SQUARE - 0.4), at(-0.9, -SQUARE - 0.4), at(-1.5, 0.2),
             at(-0.7, 0.5), at(-1.2, SQUARE + 0.5), at(-SQUARE - 0.4, SQUARE + 0.5)]  # fmt: skip
    scene.in_shadow(poly(shade), 0.62, blur=5)
    _waiter(scene)
    scene.mist(420, 70, "#ff8a66", 0.34, seed=3, size=150, x=180, width=330)
    _swallow(scene)
    scene.exact(ellipse(220, 240, 110, 100), 0.7)
    _board(scene)
    _prints(scene)
    _shadows(scene)
    _foot(scene)
    _blade(scene)
    scene.motes(70, "#ffe0b0", (0, 0, 800, 800), size=(0.5, 1.8), strength=0.5)
    return scene.finish(
        Look(
            brush=Brush(exact=0.035, edges=0.5, detail=0.5, variety=1.1),
            masses=0.25,
            palette=Palette(
                colours=("#ffe6c8", "#e8805a", "#a83c22", "#3a1430", "#8a5236", "#4a4a68"),
                mother="#b05a40",
                accent="#2f9fe0",
                quiet=0.2,
                hold=0.6,
            ),
            vignette=0.3,
            bloom=0.3,
            contrast=1.12,
            saturation=1.1,
            bloom_from=0.78,
        )
    )


def at(x: float, y: float, up: float = 0) -> Spot:
    """Return where a place of the town is on the page, so many units above its ground."""
    across = x * math.cos(TURN) - y * math.sin(TURN)
    down = x * math.sin(TURN) + y * math.cos(TURN)
    return EYE.at(across, down, GROUND - up)


def _square(scene: Scene) -> None:
    """Paving in rings, which the evening reddens."""
    sheet, rng = scene.sheet(), random.Random(1)
    side = SQUARE + 0.25
    ground = poly([at(-side, -side), at(side, -side), at(side, side), at(-side, side)])
    sheet.fill(ground, "#f0684a", grad=radial(EYE.x, EYE.y, 250, "#c63a2a"))
    for ring in range(1, 15):
        size = ring * 14
        for step in range(6 * ring):
            turn = (step + rng.uniform(-0.2, 0.2)) / (6 * ring) * math.tau
            x, y = EYE.x + size * math.cos(turn), EYE.y + size * math.sin(turn)
            stone = ellipse(x, y, 5.4, 5.6, math.degrees(turn))
            sheet.fill(stone, vary("#ff8a68", rng, 0.16), 0.5, clip=ground)
    scene.add(sheet, wobble=0.6)


def _houses(scene: Scene) -> None:
    """Blocks on a crooked grid; those farther out are painted first."""
    rng = random.Random(12)
    plots = []
    for column in range(-8, 9):
        for row in range(-8, 9):
            x, y = column * 1.62 + rng.uniform(-0.1, 0.1), row * 1.62 + rng.uniform(-0.1, 0.1)
            if max(abs(x), abs(y)) > SQUARE + 0.4:
                plots.append((x, y))
    plots.sort(key=lambda plot: -math.hypot(*plot))
    for x, y in plots:
        px, py = at(x, y, 2)
        if not (-260 < px < 1060 and -260 < py < 900):
            continue
        _house(scene, rng, x, y)


def _house(scene: Scene, rng: random.Random, x: float, y: float) -> None:
    """Four walls that fall away to the point below us, and a gable roof."""
    wide, deep = rng.uniform(0.58, 0.74), rng.uniform(0.58, 0.74)
    high = rng.uniform(1.7, 3.4)
    sheet = scene.sheet()
    corners = [
        (x - wide, y - deep),
        (x + wide, y - deep),
        (x + wide, y + deep),
        (x - wide, y + deep),
    ]
    wall = vary(rng.choice(("#e8805a", "#ffb488", "#d85a44", "#ffd8b4", "#ff9a80")), rng, 0.1)
    for one, other in zip(corners, corners[1:] + corners[:1], strict=True):
        foot = [at(*one), at(*other)]
        head = [at(*other, high), at(*one, high)]
        lit = 0.3 + 0.7 * (one[0] > x and other[0] > x)
        colour = mix(darker(wall, 0.72, DEEP), wall, lit)
        middle = (foot[0][0] + foot[1][0]) / 2, (foot[0][1] + foot[1][1]) / 2
        top = (head[0][0] + head[1][0]) / 2, (head[0][1] + head[1][1]) / 2
        sheet.fill(
            poly([*foot, *head]), darker(colour, 0.5, DEEP), grad=linear(*middle, *top, colour)
        )
        _windows(sheet, rng, (one, other), high, colour)
    roof = vary(rng.choice((RUST, "#d8482a", "#94281c", "#ea6a40", "#c83a28")), rng, 0.12)
    peak = high + rng.uniform(0.35, 0.6)
    along_x = rng.random() < 0.5
    ends = ((x - wide * 1.06, y), (x + wide * 1.06, y))
    if not along_x:
        ends = ((x, y - deep * 1.06), (x, y + deep * 1.06))
    ridge = [at(*ends[0], peak), at(*ends[1], peak)]
    eaves = [at(px + (px - x) * 0.1, py + (py - y) * 0.1, high - 0.1) for px, py in corners]
    slopes = (
        ([eaves[0], eaves[1], ridge[1], ridge[0]], [eaves[3], eaves[2], ridge[1], ridge[0]])
        if along_x
        else ([eaves[0], eaves[3], ridge[1], ridge[0]], [eaves[1], eaves[2], ridge[1], ridge[0]])
    )
    for slope, bright in zip(slopes, (1.15, 0.0) if not along_x else (0.8, 0.12), strict=True):
        tone = mix(darker(roof, 0.8, DEEP), mix(roof, "#ffa878", 0.5), bright)
        shape = poly(slope)
        sheet.fill(shape, tone)
        (x0, y0), (x1, y1), (x2, y2), (x3, y3) = slope
        for line in range(1, 10):
            part = line / 10
            row = [
                (x0 + (x3 - x0) * part, y0 + (y3 - y0) * part),
                (x1 + (x2 - x1) * part, y1 + (y2 - y1) * part),
            ]
            sheet.line(poly(row, closed=False), darker(tone, 0.5, DEEP), 1.6, 0.55)
        for _ in range(46):
            a, b = rng.random(), rng.random()
            px = (x0 + (x1 - x0) * a) * (1 - b) + (x3 + (x2 - x3) * a) * b
            py = (y0 + (y1 - y0) * a) * (1 - b) + (y3 + (y2 - y3) * a) * b
            tile = mix(tone, rng.choice(("#ffb488", DEEP)), 0.4)
            sheet.fill(ellipse(px, py, rng.uniform(1.6, 3.4), 2.4, 70), tile, 0.6, clip=shape)
    sheet.line(poly(ridge, closed=False), mix(roof, CREAM, 0.35), 2.6)
    if rng.random() < 0.6:
        cx, cy = x + rng.uniform(-0.3, 0.3), y + rng.uniform(-0.3, 0.3)
        base, top = at(cx, cy, peak - 0.2), at(cx, cy, peak + 0.5)
        sheet.fill(limb([base, top], [11, 15]), darker(wall, 0.5, DEEP))
        sheet.fill(ellipse(*top, 6.5), "#3a0a14")
    air = max(0.0, 0.34 - 0.06 * math.hypot(x, y))
    scene.add(sheet, rim=0.5, rim_width=1.8, shadow=(7, 4, 7, 0.6), wobble=0.8, amount=0.1,
              haze=("#ff8a62", air))  # fmt: skip


def _windows(
    sheet: Sheet,
    rng: random.Random,
    wall: tuple[tuple[float, float], tuple[float, float]],
    high: float,
    colour: Colour,
) -> None:
    (ax, ay), (bx, by) = wall
    for level in range(1, int(high / 0.62) + 1):
        low = level * 0.62 - 0.35
        for part in (0.16, 0.46, 0.74):
            left = ax + (bx - ax) * part, ay + (by - ay) * part
            right = ax + (bx - ax) * (part + 0.14), ay + (by - ay) * (part + 0.14)
            pane = poly(
                [at(*left, low), at(*right, low), at(*right, low + 0.34), at(*left, low + 0.34)]
            )
            lamp = rng.random() < 0.16
            sheet.fill(pane, "#ffd890" if lamp else darker(colour, 0.75, DEEP), 0.95)


def _crowd(scene: Scene) -> None:
    """Everybody has put the head back; chins point to the middle."""
    rng = random.Random(5)
    places: list[Spot] = []
    for _ in range(5200):
        x, y = rng.uniform(-SQUARE, SQUARE), rng.uniform(-SQUARE, SQUARE)
        if math.hypot(x, y) < 1.12 or len(places) > 215:
            continue
        if all((x - a) ** 2 + (y - b) ** 2 > 0.085 for a, b in places):
            places.append((x, y))
    places.sort(key=lambda place: -math.hypot(*place))
    shadows, people = scene.sheet(), scene.sheet()
    coats = ("#5c1a22", "#a03828", "#c87848", "#d8b090", "#3c1a2c", "#e0d0b8", "#6c4450", "#38405c")
    for x, y in places:
        fx, fy = at(x, y, -0.1)
        long = rng.uniform(24, 34)
        lie = [(fx, fy), (fx + long * 0.6, fy + 6), (fx + long, fy + 11)]
        shadows.fill(taper(lie, [9, 12, 8]), "#3c1424", 0.6, blur=1)
    scene.put(shadows, "multiply")
    for x, y in places:
        _onlooker(people, rng, x, y, vary(rng.choice(coats), rng, 0.1))
    with scene.layer("cloth", form=0.15):
        scene.add(people, amount=0, wobble=0.2)


def _onlooker(sheet: Sheet, rng: random.Random, x: float, y: float, coat: Colour) -> None:
    """Somebody from above: feet, then shoulders, and a face that has been put back."""
    foot, waist, neck, head = (at(x, y, up) for up in (-0.1, 0.16, 0.38, 0.5))
    chin = math.atan2(EYE.y - head[1], EYE.x - head[0])
    size = rng.uniform(0.86, 1.06)
    sheet.fill(limb([foot, waist, neck], [8 * size, 14 * size, 19 * size]), mix(coat, DEEP, 0.5))
    dark = mix(coat, DEEP, 0.55)
    with sheet.at(*neck, size, math.degrees(chin) - 90):
        sheet.fill(ellipse(0, 0, 14, 8.4), coat, grad=linear(-12, -5, 13, 6, dark))
        pose = rng.random()
        if pose < 0.22:  # an arm up, to shade the eyes or to point
            side = rng.choice((-1, 1))
            sheet.fill(limb([(side * 11, 0), (side * 17, -9), (side * 8, -15)], [6, 5, 4]), coat)
    skin = rng.choice(("#e8c0a0", "#d8a47c", "#b87c54", "#94603e", "#6e4430", "#4c3024"))
    hair = rng.choice(("#2c1814", "#1c1014", "#4a2418", "#8a6a48", "#a8a098", "#38201c"))
    with sheet.at(*head, 8.4 * size, math.degrees(chin) - 90):
        kind = rng.random()
        if kind < 0.2:  # a hat, pushed back
            brim = mix(rng.choice(("#d8b880", "#3a2430", "#c8c0b0")), coat, 0.2)
            sheet.fill(ellipse(0, -0.4, 1.34, 1.2), brim)
        else:
            sheet.fill(ellipse(0, -0.34, 0.98, 0.92), hair)
        sheet.fill(ellipse(0, 0.1, 0.74, 0.86), skin, grad=linear(-0.7, 0, 0.8, 0.3,
                   mix(skin, DEEP, 0.5)))  # fmt: skip
        sheet.fill(taper([(-0.5, -0.06), (0, -0.12), (0.5, -0.06)], [0.12, 0.26, 0.12]),
                   mix(skin, "#1c0810", 0.6), 0.7)  # fmt: skip
        sheet.fill(taper([(0, -0.1), (0.02, 0.26)], [0.1, 0.24]), mix(skin, "#fff0d8", 0.4), 0.7)
        if rng.random() < 0.5:
            sheet.fill(ellipse(0, 0.52, 0.2, 0.13), mix(skin, "#3a0810", 0.75), 0.85)


def _waiter(scene: Scene) -> None:
    """One man in the middle holds up a tray, and on it a cup."""
    x, y = EYE.x - 8, EYE.y + 6
    scene.pool(x + 44, y + 26, 80, 50, "#7a1018", 0.6)
    stage = Stage(scene, x + 62, y - 10, 150, pitch=70, near=2.6, box=(380, 120, 720, 460))
    waiter = Person(
        "man", "olive", head="giulia", hair="side part", hair_colour="#1c1014", top="#efe4d4",
        coat="#241824", coat_length=0.3, coat_open=0.6, legs="#1c141c",
    )  # fmt: skip
    stage.person(waiter, SERVING, facing=-64)
    with scene.layer("cloth", cast=Cast((30, 16), dark=0.6, soft=0.3)):
        stage.paint(light=(60, 300, 300), shadow=0, contact=0, dim=0, fill=0.42, rim=0.3)
    scene.exact(ellipse(x + 70, y - 40, 80), 0.8)
    tray = scene.sheet()
    tray.fill(ellipse(x, y, 66, 63), "#fff0e0", grad=linear(x - 60, y, x + 60, y, "#d09a90"))
    tray.line(ellipse(x, y, 61, 58), "#fffaf2", 3)
    tray.line(ellipse(x, y, 54, 51), "#b87870", 1.4, 0.7)
    scene.lay(tray, "plain", wobble=0.4, form=0.3, cast=Cast((18, 14), dark=0.6, soft=0.4))
    cup = scene.sheet()
    cup.fill(ellipse(x, y, 45, 43), "#fffaf2")
    cup.line(ellipse(x, y, 39, 37), LACQUER, 2.2, 0.9)
    cup.line(ellipse(x - 34, y + 22, 10, 9), "#fffaf2", 6)
    scene.lay(cup, "plain", wobble=0.4, form=0.3, cast=Cast((6, 5), dark=0.6, soft=0.4))
    bowl = scene.sheet()
    bowl.fill(ellipse(x, y, 32, 31), "#ffffff")
    bowl.fill(ellipse(x, y, 27, 26), "#38b4f0", grad=radial(x - 8, y - 8, 36, "#0f5cb8"))
    for dy, half, tone in ((-10, 13, "#d8f4ff"), (0, 17, "#7cd0ff"), (11, 13, "#a8e0ff")):
        wave = [(x - half, y + dy), (x - half * 0.4, y + dy - 3), (x + half * 0.3, y + dy + 2),
                (x + half, y + dy - 1)]  # fmt: skip
        bowl.line(spline(wave, closed=False), tone, 2)
    scene.lay(bowl, "plain", wobble=0.4, form=0.3, cast=Cast((5, 4), dark=0.6, soft=0.4))


def _swallow(scene: Scene) -> None:
    sheet = scene.sheet()
    with sheet.at(236, 236, 0.86, -24):
        for side in (-1, 1):
            wing = [(6, 0), (2, side * 26), (-24, side * 62), (-74, side * 92, 1),
                    (-46, side * 46), (-32, side * 12)]  # fmt: skip
            sheet.fill(spline(wing), "#2c0a1c")
            sheet.fill(leaf((-36, side * 3), (-98, side * 22), 12, side * -0.1), "#2c0a1c")
        sheet.fill(spline([(34, 0, 1), (22, 10), (-6, 13), (-44, 5), (-44, -5), (-6, -13),
                           (22, -10)]), "#3c1020")  # fmt: skip
        sheet.fill(ellipse(20, 0, 5, 6), "#ff9a6a", 0.8)
    with scene.layer("plain", form=0.3, cast=Cast((44, 60), dark=0.45, soft=0.3)):
        scene.add(sheet, amount=0, wobble=0.5)


EDGE = 742  # where the board ends


def _board(scene: Scene) -> None:
    """A pale plank with a lacquered end; below it the air begins."""
    sheet, rng = scene.sheet(), random.Random(7)
    front = scene.sheet()
    front.fill(poly([(198, EDGE - 22), (640, EDGE - 30), (644, EDGE + 20), (194, EDGE + 20)]),
               "#8c1418")  # fmt: skip
    scene.add(front, relief=8, lo=0.6, hi=0.3, rim=0.6, shadow=(30, -30, 34, 0.6), wobble=0.6)
    shape = poly([(194, EDGE), (644, EDGE - 8), (748, 1260), (70, 1260)])
    sheet.fill(shape, "#ffe6c8", grad=linear(120, 800, 760, 1150, "#f0a088"))
    stripe = poly([(194, EDGE), (644, EDGE - 8), (654, EDGE + 44), (184, EDGE + 54)])
    sheet.fill(stripe, LACQUER, grad=linear(190, EDGE, 650, EDGE, "#a01418"))
    for _ in range(2600):  # grit, so that nobody slips
        x, y = rng.uniform(80, 750), rng.uniform(EDGE, 1200)
        tone = rng.choice(("#ffffff", "#d88a70", "#fff6e4", "#c86a58"))
        sheet.fill(ellipse(x, y, rng.uniform(0.7, 1.9)), tone, 0.5, clip=shape)
    for part in (0.12, 0.88):
        x0, x1 = 194 + 450 * part, 70 + 678 * part
        groove = poly([(x0, EDGE + 54), (x1, 1260)], closed=False)
        sheet.line(groove, "#c87a64", 4, 0.6, clip=shape)
        sheet.line(groove, "#fff6e0", 1.6, 0.8, clip=shape)
    scene.add(sheet, relief=9, lo=0.4, hi=0.35, rim=0.9, rim_width=4, wobble=0.7, amount=0.06)


def _sole(flip: int) -> Path:
    """A bare footprint: ball, arch, heel, and five toes."""
    ball, heel = ellipse(-flip * 2, -16, 16, 17), ellipse(flip * 3, 30, 11, 14)
    arch = limb([(flip * 5, -10), (flip * 8, 10), (flip * 4, 30)], [18, 10, 14])
    toes = [
        ellipse(-flip * (15 - toe * 7.6), -41 + toe * toe * 1.3, 5.8 - toe * 0.6, 7 - toe * 0.6)
        for toe in range(5)
    ]
    return union(ball, arch, heel, *toes)


def _prints(scene: Scene) -> None:
    """Others have stood here; their wet soles end at the edge."""
    sheet = scene.sheet()
    for x, y, size, turn, flip in (
        (420, 840, 1.0, 4, 1), (462, 870, 1.0, 8, -1), (402, 1010, 1.12, -6, 1),
        (452, 1096, 1.2, 4, -1), (170, 1090, 1.2, 10, 1), (226, 936, 0.95, 6, -1),
        (640, 850, 0.7, -8, -1), (606, 830, 0.7, -4, 1),
    ):  # fmt: skip
        sheet.fill(moved(_sole(flip), x, y, size, turn), "#b05a4c", 0.6)
    scene.put(sheet, "multiply", wobble=1.4)


def _shadows(scene: Scene) -> None:
    """The sun is low at our left; our legs and those who wait throw long shadows."""
    sheet = scene.sheet()
    board = poly([(194, EDGE), (644, EDGE - 8), (748, 1260), (70, 1260)])
    with sheet.inside(board):
        sheet.fill(limb([(330, 800), (380, 900), (520, 1010), (760, 1130)], [120, 130, 190, 260]),
                   "#9c3048", 0.42, blur=7)  # fmt: skip
        sheet.fill(limb([(556, 772), (610, 800), (690, 860), (800, 900)], [60, 50, 90, 150]),
                   "#9c3048", 0.42, blur=6)  # fmt: skip
    scene.put(sheet, "multiply")


TOES = (  # root, bend, tip, width: the big one first, on the inner side
    ((384, 800), (392, 758), (393, 729), 50), ((349, 800), (351, 756), (350, 731), 32),
    ((322, 806), (321, 764), (318, 740), 30), ((297, 815), (293, 776), (290, 752), 28),
    ((275, 830), (268, 794), (265, 770), 25),
)  # fmt: skip


def _foot(scene: Scene) -> None:
    """The bare one: an instep with its sinews, toes that hold on to the edge."""
    rng = random.Random(3)
    sheet = scene.sheet()
    leg = spline([
        (410, 786), (416, 850), (398, 930), (392, 1000), (412, 1090), (440, 1270, 1),
        (196, 1270, 1), (232, 1090), (258, 1000), (260, 930), (246, 870), (256, 808), (330, 776),
    ])  # fmt: skip
    toes = [limb(place, [wide, wide * 0.9, wide]) for *place, wide in TOES]
    whole = union(leg, *toes)
    sheet.fill(whole, SKIN, grad=linear(250, 0, 430, 0, "#5e2f24"))
    for x, y, wide, high, tone, alpha in (
        (290, 880, 30, 84, "#eeb080", 0.9), (286, 1100, 40, 140, "#eeb080", 0.9),
        (270, 990, 16, 22, "#f0b888", 0.8), (382, 984, 14, 20, "#b87850", 0.6),
        (386, 1040, 22, 90, "#3c1818", 0.5), (325, 996, 60, 20, "#5a2c22", 0.35),
    ):  # fmt: skip
        sheet.fill(ellipse(x, y, wide, high), tone, alpha, blur=18, clip=whole)
    for root, *_ in TOES:
        sinew = taper([root, ((root[0] + 322) / 2, 870), (326, 950)], [9, 6, 1])
        sheet.fill(sinew, "#c88a5c", 0.6, blur=2.6, clip=whole)
    for (_, one, *_), (_, other, *_) in pairwise(TOES):  # the clefts between them
        px, py = (one[0] + other[0]) / 2, (one[1] + other[1]) / 2
        cleft = taper([(px, py - 20), (px, py + 22), (px + 2, py + 50)], [7, 5, 0.5])
        sheet.fill(cleft, "#341010", 0.75, blur=1.4, clip=whole)
    for _ in range(420):
        px, py = rng.uniform(210, 430), rng.uniform(800, 1200)
        hair = taper([(px, py), (px + rng.uniform(-4, 4), py - rng.uniform(8, 20))], [1.8, 0.3], 5)
        sheet.fill(hair, rng.choice(("#d89a6c", "#4c241c", "#a8683f")), 0.22, clip=whole)
    for _, bend, tip, wide in TOES:
        _toe(sheet, bend, tip, wide)
    with scene.layer(
        "skin", way=92, form=0.6, bounce=("#e8b090", 0.3), cast=Cast((30, 10), dark=0.5, soft=0.4)
    ):
        scene.add(sheet, relief=20, lo=0.4, hi=0.3, amount=0, wobble=0.4)
    scene.exact(rect(230, 700, 200, 140), 0.6)


def _toe(sheet: Sheet, bend: Spot, tip: Spot, wide: float) -> None:
    """A knuckle that catches the light, a painted nail that already looks down."""
    x, y = bend
    sheet.fill(ellipse(x - 3, y + 4, wide * 0.3, 11), "#f0b488", 0.75, blur=4)
    for off in (8, 14):
        fold = [(x - wide * 0.28, y + off), (x, y + off - 4), (x + wide * 0.28, y + off)]
        sheet.line(spline(fold, closed=False), "#4c2018", 1.8, 0.55)
    x, y = tip
    half = wide * 0.31
    nail = spline([
        (x - half, y + 1), (x, y + 7), (x + half, y + 1), (x + half * 0.9, y - wide * 0.28),
        (x, y - wide * 0.4), (x - half * 0.9, y - wide * 0.28),
    ])  # fmt: skip
    sheet.fill(nail, "#ff5a48", grad=linear(x - 14, 0, x + 14, 0, "#b81420"))
    sheet.line(nail, "#5c1c18", 1.2, 0.6)
    sheet.fill(ellipse(x - half * 0.4, y - wide * 0.1, wide * 0.06, wide * 0.12, 10), "#ffffff")


SPRING = [(606, 1130), (634, 1060), (640, 980), (612, 880), (574, 800), (560, 752), (558, 724)]
WIDTHS = [58, 70, 76, 80, 84, 86, 80]


def _blade(scene: Scene) -> None:
    """The other one: a carbon spring that touches with its tip only."""
    blade = scene.sheet()
    shape, rng = limb(SPRING, WIDTHS, 60), random.Random(9)
    edge = limb([(x + 12, y + 10) for x, y in SPRING], WIDTHS, 60)
    blade.fill(edge, "#c8403c", grad=linear(560, 760, 690, 1060, "#6a1c28"))
    blade.fill(shape, "#3c343e", grad=linear(540, 740, 690, 1080, "#121016"))
    for x, y, way_x, way_y in sample(SPRING, 120):  # the weave of the carbon
        for step in range(-5, 6):
            px, py = x - way_y * step * 8 + rng.uniform(-2, 2), y + way_x * step * 8
            thread = taper([(px, py), (px + way_x * 9, py + way_y * 9)], [2.6, 0.8], 4)
            blade.fill(thread, rng.choice(("#6a606c", "#0a080c", "#4c444e")), 0.4, clip=shape)
    shine = [(x - 20, y - 6) for x, y in SPRING]
    blade.fill(taper(shine, [2, 14, 16, 16, 12, 8, 3], 40), "#ffdcc8", 0.8, blur=3, clip=shape)
    for part in (0.66, 0.74):  # where it is layered
        x, y, way_x, way_y = sample(SPRING, 100)[int(part * 100)]
        seam = [(x + way_y * 42, y - way_x * 42), (x - way_y * 42, y + way_x * 42)]
        blade.line(poly(seam, closed=False), CORAL, 4, 0.9, clip=shape)
    scene.add(blade, relief=12, lo=0.5, hi=0.5, rim=1.0, rim_width=4, shadow=(22, 14, 14, 0.6),
              wobble=0.4, amount=0.05)  # fmt: skip
    clamp = scene.sheet()
    clamp.fill(limb([(608, 1128), (612, 1076)], [66, 50]), "#c8bcc0",
               grad=linear(570, 0, 650, 0, "#6a5a64"))  # fmt: skip
    for x, y in ((596, 1088), (626, 1088)):
        clamp.fill(ellipse(x, y, 7), "#fff6ee")
        clamp.line(poly([(x - 4, y - 3), (x + 4, y + 3)], closed=False), "#4a3a40", 2)
    scene.add(clamp, relief=10, lo=0.5, hi=0.5, rim=0.8, shadow=(12, 6, 9, 0.5), wobble=0.3)
    socket = scene.sheet()
    cup = spline([(486, 1270, 1), (506, 1176), (546, 1118), (606, 1102), (664, 1120), (700, 1178),
                  (722, 1270, 1)])  # fmt: skip
    socket.fill(cup, "#fff6ea", grad=linear(500, 0, 710, 0, "#e88470"))
    for low in (0, 26):
        band = spline([(498, 1200 + low), (606, 1150 + low), (714, 1200 + low)], closed=False)
        socket.line(band, LACQUER, 11 - low * 0.2, clip=cup)
    scene.add(socket, relief=44, lo=0.45, hi=0.5, rim=0.8, rim_width=5, shadow=(18, -8, 14, 0.55),
              wobble=0.5, amount=0.05)  # fmt: skip
