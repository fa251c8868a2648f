"""An old pair of hands and a child's play at string; on the red string, travellers are crossing."""

import math
import random
from itertools import pairwise

import numpy as np
from msgspec import Struct

from pinxit_atelier.compose import across, horizon
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
    along,
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
    spline,
    taper,
    union,
    vary,
)
from pinxit_atelier.gesture import Canvas, Stage, unit, vec
from pinxit_atelier.gesture.space import Vec

LINEN, RED, DEEP, INK = "#f6efe2", "#c4152b", "#7d0a1c", "#3a1420"
UNIT = 1000.0  # of the space in which hands are modelled
Place = tuple[float, float]


class Hand(Struct, frozen=True):
    """A hand that reaches in from an edge; its frame points to the right, the thumb is up."""

    x: float
    y: float
    size: float
    turn: float
    skin: str
    back: bool  # we see the back of the near hand, and into the far one
    old: bool
    flip: bool = False

    def at(self, x: float, y: float) -> Place:
        """Return a place of the hand on the page."""
        turn = math.radians(self.turn)
        x, y = x * self.size, y * self.size
        x, y = x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn)
        return self.x + (-x if self.flip else x), self.y + y

    def finger(self, number: int) -> list[Place]:
        """Return the joints of a finger, from the knuckle to the tip; 4 is the thumb."""
        x, y, angle, length, curl = map(float, FINGERS[number])
        if not self.old:
            length *= 0.84
        points = [(x - 34 * math.cos(math.radians(angle)), y - 34 * math.sin(math.radians(angle)))]
        for part in (0.0, 0.46, 0.3, 0.24):
            x += math.cos(math.radians(angle)) * length * part
            y += math.sin(math.radians(angle)) * length * part
            points.append((x, y))
            angle += curl
        return [self.at(*point) for point in points]


FINGERS = (  # knuckle, angle, length, curl
    (112, -46, -22, 122, 6),
    (126, -15, -7, 132, 4),
    (120, 16, 7, 122, 2),
    (104, 43, 22, 96, -2),
    (44, -52, -60, 118, 14),
)
PALM = (
    (-150, -42),
    (-20, -40),
    (30, -62),
    (70, -72),
    (112, -64),
    (136, -22),
    (134, 18),
    (116, 56),
    (64, 62),
    (10, 50),
    (-30, 40),
    (-150, 44),
)
OLD, CHILD = "#d8a684", "#6b4029"
HANDS = (
    Hand(28, 452, 1.02, 8, OLD, back=False, old=True),
    Hand(780, 438, 0.95, 6, CHILD, back=False, old=False, flip=True),
    Hand(20, 838, 1.24, -17, OLD, back=True, old=True),
    Hand(786, 806, 1.14, -16, CHILD, back=True, old=False, flip=True),
)


def paint(page: Page) -> Scene:
    """Paint the air, the far hands, the string and its travellers, the near hands."""
    scene = Scene(
        page, 77, light=(400, 150, 420), glow="#fff4dc", shade="#8a5a52", reach=1500, felt=0.05
    )
    scene.focus(400, 640, 240)
    scene.focus(180, 800, 150, 0.8)
    scene.focus(680, 760, 150, 0.8)
    _air(scene)
    scene.of("paper")
    _far_land(scene)
    for hand in HANDS[:2]:
        _hand(scene, hand)
    _strands(scene)
    for hand in HANDS[2:]:
        _hand(scene, hand)
    _roadway(scene)
    _wraps(scene)
    _town(scene)
    _cuff(scene, NEAR_CHILD)
    _travellers(scene)
    scene.exact(rect(180, 620, 440, 110), 0.95)
    _loose_end(scene)
    scene.shine(400, 590, 230, "#ffe2b0", 0.22)
    look = Look(
 brush=Brush(exact=0.035, edges=0.5, detail=0.5, variety=1.1), masses=0.25,
 palette=Palette(
 colours=("#f6efe2", "#d8b496", "#8a5a44", "#4a3028", "#a8a4a8"),
 mother="#c8b098", accent="#c4152b",
 quiet=0.2, hold=0.6),

        vignette=0.1, bloom=0.1, contrast=1.08, saturation=1.08, grain=0.022,
        shadows="#7a4a50", lights="#9a8a70", split=0.06,
    )  # fmt: skip
    return scene.finish(look)


def _air(scene: Scene) -> None:
    page, rng = scene.page, random.Random(1)
    far = page.distance(400, 590, 1, 1.25) / 760 + 0.04 * page.noise(6, 200, 4)
    stops = [(0, "#ffeccb"), (0.25, "#fff6e6"), (0.6, "#fbf4e8"), (1.05, "#ebe2d6")]
    scene.backdrop(stops, far.astype(np.float32), texture="across", amount=0.018)
    weave = np.sin(page.x * 1.3) * np.sin(page.y * 1.3) * 0.5 + 0.5
    scene.multiply((weave * 0.05).astype(np.float32), "#b8a898")
    fibres = scene.sheet()
    for _ in range(420):
        x, y, way = rng.uniform(0, 800), rng.uniform(0, 1200), rng.uniform(0, math.tau)
        size = rng.uniform(8, 30)
        bend = way + rng.uniform(-0.9, 0.9)
        middle = x + size * math.cos(way), y + size * math.sin(way)
        end = middle[0] + size * math.cos(bend), middle[1] + size * math.sin(bend)
        tone = rng.choice(["#ffffff", "#cdbfae", "#d8a8a0", "#b9b6b8"])
        fibres.line(spline([(x, y), middle, end], closed=False), tone, rng.uniform(0.5, 1.2), 0.45)
    scene.put(fibres)
    low = across(page, 400, 960, 400, 1240)
    scene.multiply(np.clip(low, 0, 1) * 0.12, "#cbb9b4")


def _far_land(scene: Scene) -> None:
    """Hills made of little but light, and birds: how high above the ground the game is played."""
    page, rng = scene.page, random.Random(41)
    scene.shine(400, 168, 210, "#ffe6b4", 0.4)
    lines = (
        (1010, 26, 150, 0.2, "#d8cdc4"), (1066, 34, 190, 1.9, "#c8b8b0"),
        (1124, 30, 240, 3.7, "#b09c98"),
    )  # fmt: skip
    for y, swell, size, shift, tone in lines:
        crest = [
            (x, y - swell * math.sin(x / size + shift) - swell * 0.25 * math.sin(x / 83 + shift))
            for x in range(-40, 881, 20)
        ]
        land = scene.sheet()
        land.fill(horizon(crest), tone, grad=linear(0, y - 30, 0, y + 120, "#f0e4d4"))
        scene.add(land, relief=14, lo=0.2, hi=0.1, shadow=(0, -4, 14, 0.16), wobble=0)
        scene.mist(y + 46, 20, "#fff8ec", 0.55, seed=int(y))
    for x, y, wide, part in ((250, 150, 190, 0.5), (560, 214, 220, 0.45), (150, 246, 130, 0.35)):
        bank = np.exp(-(((page.x - x) / wide) ** 2) - ((page.y - y) / 17) ** 2)
        drift = 0.7 + 0.5 * page.noise(int(x), 70, 4, 0.55, (3, 1))
        scene.tint((bank * drift * part).astype(np.float32), "#ffffff")
    birds = scene.sheet()
    for number in range(9):
        at_x = 486 + number * 24 + rng.uniform(-7, 7)
        at_y = 182 - abs(number - 3) * 13 + rng.uniform(-5, 5) + number * 3
        span, lift = rng.uniform(8, 12), rng.uniform(4, 8)
        left = [(at_x - span, at_y - lift), (at_x - span * 0.4, at_y - lift * 0.7), (at_x, at_y)]
        right = [
            (at_x, at_y),
            (at_x + span * 0.45, at_y - lift * 0.9),
            (at_x + span, at_y - lift * 0.7),
        ]
        for wing in (left, right):
            birds.fill(
                taper(wing, [0.5, 3, 1.6] if wing is left else [1.6, 3, 0.5], 10), "#8a6a6a", 0.8
            )
    scene.put(birds)


def _loose_end(scene: Scene) -> None:
    """The end of the string falls past the old hand, down to the hills."""
    sheet = scene.sheet()
    start = _between(*LOOPS[8])
    fall = [
        (start[0] - 4, start[1] + 14), (start[0] + 8, 892), (262, 948), (300, 1004), (262, 1046),
        (222, 1024), (246, 990), (300, 1040), (330, 1096), (392, 1114),
    ]  # fmt: skip
    _thread(sheet, spline(fall, closed=False), 4.4)
    for turn in (-0.5, 0.0, 0.5):
        tip = 392 + 14 * math.cos(turn), 1114 + 12 * math.sin(turn)
        sheet.line(poly([(392, 1114), tip], closed=False), RED, 1.2)
    scene.lay(sheet, "plain", wobble=0.4, cast=Cast((4, 12), dark=0.42, soft=0.5))


def _at(place: Place, near: float = 0) -> Vec:
    """Return the place in space that is seen there on the page, so far in front of it."""
    return vec((place[0] - 400) / UNIT, (1000 - place[1]) / UNIT, near / UNIT)


def _hand(scene: Scene, hand: Hand) -> None:
    """Model a hand in space along the joints on which the string lies, and draw its age on it."""
    stage = Stage(scene, 400, 1000, UNIT, pitch=0, near=9, box=_box(hand), detail=0.3)
    canvas, size, tone = stage.canvas, hand.size, _tone(hand)
    thumb = hand.finger(4)
    lift = 1 if hand.back else -0.6
    if not hand.back:
        _bones(canvas, hand, 4, tone)
    with canvas.part(tone, soft=1.6) as palm:
        for number in range(4):
            x, y = FINGERS[number][:2]
            line = [((-150, y * 0.66), 0.0), ((-40, y * 0.62), 12.0), ((x * 0.55, y * 0.86), 17.0),
                    ((x + 6, y), 13.0)]  # fmt: skip
            palm.chain([_at(hand.at(*spot), near * lift * size) for spot, near in line],
                       [r * size / UNIT for r in (25, 25, 24, 18.5)])  # fmt: skip
        palm.chain([_at(hand.at(-60, -16), 6 * size), _at(hand.at(0, -26), 12 * size),
                    _at(thumb[1], 14 * size)], [r * size / UNIT for r in (30, 31, 22)])  # fmt: skip
    for number in (3, 2, 1, 0, 4) if hand.back else (3, 2, 1, 0):
        _bones(canvas, hand, number, tone)
    warm = "#d8a486" if hand.old else "#a8502c"
    with scene.layer("skin", cast=Cast((12, 34), dark=0.34, soft=0.9)):
        stage.paint(light=(430, 120, 380), shadow=0, contact=0, fill=0.5, dim=0, accents=1,
                    bounce=warm, rim=0.15, rim_colour="#fff6e4")  # fmt: skip
        _marks(scene, hand)
    if hand is not HANDS[3]:  # that one has a town to overlap
        _cuff(scene, hand)


def _box(hand: Hand) -> tuple[float, float, float, float]:
    left, right = (500.0, 820.0) if hand.flip else (-20.0, 330.0)
    return left, hand.y - 200, right, hand.y + 200


def _bones(canvas: Canvas, hand: Hand, number: int, tone: Colour) -> None:
    """A finger: thick at its joints if it is old, bent towards us or away."""
    joints, size = hand.finger(number), hand.size
    thick = (1.1 if number == 4 else 0.86 if number == 3 else 1) * size
    radii = (17, 18, 15.2, 14, 10) if hand.old else (18, 18, 16, 14.4, 11)
    near = (10, 14, 26, 24, 8) if hand.back else (-4, 4, 14, 24, 26)
    with canvas.part(tone, soft=0.7) as finger:
        places = [_at(joint, high * size) for joint, high in zip(joints, near, strict=True)]
        finger.chain(places, [r * thick / UNIT for r in radii])
        if hand.old:
            for joint, wide in ((2, 18.2), (3, 15.6)):
                finger.ball(places[joint], wide * thick / UNIT)
        else:
            finger.ball(places[3], 15.6 * thick / UNIT)
    if hand.back:
        (x0, y0), (x1, y1) = joints[3], joints[4]
        spot = x0 + (x1 - x0) * 0.92, y0 + (y1 - y0) * 0.92
        nail = mix(tone, "#ffe4dc", 0.42)
        way = unit(_at(joints[4]) - _at(joints[3]))
        axes = np.stack([way * 0.0092, np.cross(way, [0, 0, 1]) * 0.0066, vec(0, 0, 0.005)], 1)
        with canvas.part(nail, soft=0.2, sheen=0.5, lift=0.003) as part:
            part.ball(_at(spot, (near[4] + 8) * size), axes * thick)


def _marks(scene: Scene, hand: Hand) -> None:
    """Creases over joints, tendons, veins and spots; lines of fate in a palm."""
    sheet, rng, size = scene.sheet(), random.Random(int(hand.x) + hand.old), hand.size
    dark = mix(hand.skin, "#4a1418", 0.55)
    light = mix(_tone(hand), "#fff0dc", 0.6)
    for number in range(5):
        joints = hand.finger(number)
        for joint in (2, 3):
            (x0, y0), (x1, y1) = joints[joint - 1], joints[joint]
            way = math.atan2(y1 - y0, x1 - x0)
            for crease in range(4 if hand.old else 2):
                off = (crease - (1.5 if hand.old else 0.5)) * 4.6 * size
                cx, cy = x1 + off * math.cos(way), y1 + off * math.sin(way)
                half = (10 - abs(crease - 1.5) * 2) * size * rng.uniform(0.6, 1)
                nx, ny = -math.sin(way) * half, math.cos(way) * half
                line = [(cx - nx, cy - ny), (cx + 3 * math.cos(way), cy + 3 * math.sin(way)),
                        (cx + nx, cy + ny)]  # fmt: skip
                sheet.fill(taper(line, [0.4, 1.8, 0.4], 8), dark, 0.42)
    if hand.back:
        for number in range(4):
            x, y = FINGERS[number][:2]
            line = [hand.at(x - 14, y), hand.at(x * 0.5, y * 0.74), hand.at(-16, y * 0.36)]
            sheet.fill(
                moved(taper(line, [8, 6, 1]), 0, 5), dark, 0.26 if hand.old else 0.12, blur=3
            )
            sheet.fill(taper(line, [6, 4, 1]), light, 0.34 if hand.old else 0.14, blur=2)
    else:
        for fate in (((30, -52), (58, -6), (30, 44)), ((126, -24), (84, -6), (20, 0)),
                     ((122, 30), (92, 12), (60, 30))):  # fmt: skip
            sheet.fill(taper([hand.at(*point) for point in fate], [0.8, 3, 0.8]), dark, 0.4)
    if hand.old:
        vein = [hand.at(-40, 14), hand.at(24, 2), hand.at(50, 22), hand.at(90, 30)]
        fork = [hand.at(24, 2), hand.at(56, -18), hand.at(88, -30)]
        for branch in (vein, fork):
            sheet.fill(taper(branch, [5, 5, 1.4]), "#7c889c", 0.28, blur=1.4)
        for _ in range(20):
            place = hand.at(rng.uniform(-40, 104), rng.uniform(-40, 40))
            spot = ellipse(*place, rng.uniform(1.6, 5.6), rng.uniform(1.4, 4.2), 40)
            sheet.fill(spot, "#a8683e", rng.uniform(0.2, 0.45), blur=0.8)
    if hand.back and hand.old:  # a thin ring
        joints = hand.finger(2)
        (x0, y0), (x1, y1) = joints[1], joints[2]
        mx, my, way = (x0 + x1) / 2, (y0 + y1) / 2, math.atan2(y1 - y0, x1 - x0)
        nx, ny = -math.sin(way) * 17 * size, math.cos(way) * 17 * size
        band = [
            (mx - nx, my - ny),
            (mx + 5 * math.cos(way), my + 5 * math.sin(way)),
            (mx + nx, my + ny),
        ]
        sheet.fill(taper(band, [3, 5.4, 3]), "#b07c24")
        sheet.fill(taper(band, [0.6, 2.2, 0.6]), "#ffe9a0", 0.9)
    if hand.back and not hand.old:  # a plaster
        joints = hand.finger(1)
        (x0, y0), (x1, y1) = joints[2], joints[3]
        a, b = (
            (x0 * 0.8 + x1 * 0.2, y0 * 0.8 + y1 * 0.2),
            (x0 * 0.3 + x1 * 0.7, y0 * 0.3 + y1 * 0.7),
        )
        sheet.fill(limb([a, b], [33 * size, 31 * size], round_ends=False), "#c89a74", 0.92)
        sheet.fill(limb([a, b], [12 * size, 11 * size], round_ends=False), "#e8c49c", 0.8, blur=2)
    scene.add(sheet, amount=0, wobble=0.3)


def _tone(hand: Hand) -> Colour:
    if hand.back:
        return hand.skin
    return mix(hand.skin, "#e8b49c" if hand.old else "#a8684c", 0.4 if hand.old else 0.5)


def _cuff(scene: Scene, hand: Hand) -> None:
    """Grey wool, or yellow wool with a stripe: rib by rib."""
    sheet, rng = scene.sheet(), random.Random(9)
    wool = "#9a9aa2" if hand.old else "#f0b83a"
    end = -8 if hand.old else 12
    for rib in range(15):
        y0, y1 = -58 + rib * 8, -58 + rib * 8
        line = [
            hand.at(-180, y0 * 1.25),
            hand.at(-60, y1 * 1.02),
            hand.at(end - abs(rib - 7) * 0.8, y1 * 0.94),
        ]
        tone = vary(wool, rng, 0.06, 0.015)
        sheet.fill(limb(line, [11 * hand.size, 10 * hand.size, 9.5 * hand.size], 12), tone)
        for x, y, way_x, way_y in sample(line, 34):
            for side in (-1, 1):
                stitch = taper(
                    [(x, y), (x + way_x * 5 - way_y * side * 4, y + way_y * 5 + way_x * side * 4)],
                    [2.6, 1],
                    3,
                )
                sheet.fill(stitch, mix(tone, "#ffffff" if side > 0 else "#4a3038", 0.35), 0.6)
    if not hand.old:
        for off in (-22, -40):
            sheet.line(
                poly([hand.at(off, -64), hand.at(off, 60)], closed=False),
                "#c8642a" if off == -22 else "#fff3d8",
                9,
                0.75,
            )
    scene.add(sheet, relief=5, rim=0.3, shadow=(0, 7, 10, 0.35), wobble=0.9)


def _between(hand: Hand, number: int, part: float) -> Place:
    """Return a place on a finger, 0 at its knuckle and 1 at its tip."""
    joints = hand.finger(number)[1:]
    x, y, _, _ = sample(joints, 20)[round(part * 20)]
    return x, y


FAR_OLD, FAR_CHILD, NEAR_OLD, NEAR_CHILD = HANDS
# Where the string lies round fingers: hand, finger, how far along it.
LOOPS = (
    (FAR_OLD, 0, 0.55), (FAR_CHILD, 0, 0.55), (FAR_OLD, 2, 0.7), (FAR_CHILD, 2, 0.7),
    (NEAR_OLD, 0, 0.5), (NEAR_CHILD, 0, 0.5), (NEAR_OLD, 4, 0.72), (NEAR_CHILD, 4, 0.72),
    (NEAR_OLD, 2, 0.7), (NEAR_CHILD, 2, 0.7),
)  # fmt: skip


def _thread(sheet: Sheet, path: Path, width: float, tone: Colour = RED) -> None:
    """Spin a thread: a dark core, and the turns of its strands."""
    sheet.line(path, DEEP, width)
    sheet.line(path, tone, width * 0.72)
    stations = along(path, 30)
    length = sum(math.dist(a[:2], b[:2]) for a, b in pairwise(stations))
    for x, y, way_x, way_y in along(path, max(int(length / (width * 0.8)), 1)):
        half = width * 0.36
        ply = [
            (x - way_x * half - way_y * half, y - way_y * half + way_x * half),
            (x + way_x * half + way_y * half, y + way_y * half - way_x * half),
        ]
        sheet.line(poly(ply, closed=False), "#f0705a", width * 0.2, 0.8)


def _deck(part: float) -> Place:
    """Return a place on the roadway, from the old hand to the child's."""
    (x0, y0), (x1, y1) = _between(NEAR_OLD, 0, 0.5), _between(NEAR_CHILD, 0, 0.5)
    return x0 + (x1 - x0) * part, y0 + (y1 - y0) * part + 26 * math.sin(math.pi * part)


def _cable(part: float, lift: float) -> Place:
    (x0, y0), (x1, y1) = _between(FAR_OLD, 0, 0.55), _between(FAR_CHILD, 0, 0.55)
    return x0 + (x1 - x0) * part, y0 + (y1 - y0) * part + lift * math.sin(math.pi * part) ** 1.15


def _strands(scene: Scene) -> None:
    """Six strands and two crossings; hair-fine threads hang the road from them."""
    parts = [number / 40 for number in range(41)]
    behind = scene.sheet()
    for one, other, sag in ((2, 5, 20), (3, 4, 20), (6, 3, 12), (7, 2, 12), (8, 9, 44)):
        start, end = _between(*LOOPS[one]), _between(*LOOPS[other])
        middle = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2 + sag
        _thread(
            behind,
            spline([start, middle, end], closed=False),
            4.4,
            mix(RED, "#e0604a", 0.25),
        )
    scene.lay(behind, "plain", wobble=0.4, cast=Cast((3, 12), dark=0.42, soft=0.5))
    fine = scene.sheet()
    for number in range(1, 44):
        part = number / 44
        top, foot = _cable(part, 176), _deck(part)
        if foot[1] - top[1] > 6:
            fine.line(poly([top, foot], closed=False), RED, 1.3, 0.85)
            fine.fill(ellipse(*top, 2), DEEP)
    scene.put(fine, wobble=0.5)
    cables = scene.sheet()
    for path in (
        spline([_cable(part, 176) for part in parts], closed=False),
        spline([_cable(part, 60) for part in parts], closed=False),
    ):
        _thread(cables, path, 5.6)
    x, y = _cable(0.78, 60)  # one strand frays
    for number in range(14):
        far = 12 + number % 5 * 5
        turn = -2.4 + number * 0.34
        tip = x + far * math.cos(turn), y + far * 0.8 * math.sin(turn)
        cables.line(
            spline([(x + number - 7, y), (x + (tip[0] - x) * 0.6, tip[1] + 3), tip], closed=False),
            RED,
            1.1,
            0.9,
        )
    cables.line(
        spline([_cable(part, 60) for part in (0.745, 0.78, 0.815)], closed=False), "#fbf3e6", 7
    )
    for off in (-2, 0, 2.4):
        loose = [
            (px, py + off * math.sin(math.pi * k / 4))
            for k, (px, py) in enumerate(_cable(0.735 + 0.0225 * k, 60) for k in range(5))
        ]
        cables.line(spline(loose, closed=False), RED, 1.2)
    scene.lay(cables, "plain", wobble=0.4, cast=Cast((3, 13), dark=0.42, soft=0.5))


def _roadway(scene: Scene) -> None:
    """The road lies before the fingers that hold it: planks between two cords."""
    road, cords = scene.sheet(), scene.sheet()
    for number in range(72):
        x, y = _deck(number / 71)
        tone = mix("#a8704a", "#7a3a2c", (number * 7 % 10) / 10)
        road.line(poly([(x - 2, y - 3), (x + 3, y + 8)], closed=False), tone, 4)
    scene.lay(road, "plain", wobble=0.3, cast=Cast((0, 8), dark=0.42, soft=0.5))
    for drop in (-1, 9):
        line = [(x, y + drop) for x, y in (_deck(number / 40) for number in range(41))]
        _thread(cords, spline(line, closed=False), 5.6)
    scene.lay(cords, "plain", wobble=0.3, cast=Cast((2, 8), dark=0.42, soft=0.5))


def _wraps(scene: Scene) -> None:
    """The string round the fingers: twice about each, and its shadow in the skin."""
    sheet = scene.sheet()
    for hand, number, part in LOOPS:
        joints = sample(hand.finger(number)[1:], 20)
        x, y, way_x, way_y = joints[round(part * 20)]
        half = (15.5 if number != 4 else 17.5) * hand.size
        for turn in (-4.4, 1.2, 6.0):
            px, py = x + way_x * turn, y + way_y * turn
            start = px - way_y * half - way_x * 2.4, py + way_x * half - way_y * 2.4
            end = px + way_y * half - way_x * 1.0, py - way_x * half - way_y * 1.0
            middle = px + way_x * 5.5, py + way_y * 5.5
            sheet.fill(taper([start, middle, end], [2.6, 5.4, 2.6]), DEEP)
            sheet.fill(taper([start, middle, end], [1.2, 3.8, 1.2]), RED)
            sheet.fill(taper([(start[0] * 0.6 + middle[0] * 0.4, start[1] * 0.6 + middle[1] * 0.4),
                              middle], [0.4, 1.5]), "#f0806a", 0.8)  # fmt: skip
    with scene.layer("plain", cast=Cast((1, 7), dark=0.6, soft=0.4), contact=0.6):
        scene.add(sheet, amount=0, wobble=0.3)


def _town(scene: Scene) -> None:
    """A town on a hill of its own, which lies round the child's wrist like a bracelet."""
    rng, hand = random.Random(12), NEAR_CHILD
    edge = [(-24, -62), (14, -72), (46, -72), (68, -52), (78, -16), (76, 14), (64, 38), (38, 50)]
    hill = spline([hand.at(*point) for point in [*edge, (-24, 48)]])
    shade = scene.sheet()
    shade.fill(moved(hill, -9, 7), "#2a0f0c", 0.62, blur=9)
    scene.put(shade)
    ground = scene.sheet()
    ground.fill(hill, "#7c8250", grad=linear(*hand.at(30, -70), *hand.at(40, 60), "#3c4630"))
    for _ in range(700):
        fx, fy = rng.uniform(-20, 72), rng.uniform(-74, 68)
        x, y = hand.at(fx, fy)
        tone = rng.choice(["#b8b870", "#5a6a3c", "#cfc684", "#7a8a4c"])
        blade = taper([(x, y), (x + rng.uniform(-3, 2), y - rng.uniform(4, 9))], [2, 0.4], 3)
        ground.fill(blade, tone, 0.7, clip=hill)
    lane = [hand.at(70, -30), hand.at(52, -18), hand.at(40, 6), hand.at(20, 14)]
    ground.fill(taper(lane, [7, 6, 5, 4]), "#e6cf9c", clip=hill)
    with scene.layer("grass", form=0.6, bounce=("#c8a078", 0.3)):
        scene.add(ground, amount=0, wobble=1)
    sheet, light = scene.sheet(), scene.sheet()
    spots = [
        hand.at(fx + rng.uniform(-4, 4), fy + rng.uniform(-3, 3))
        for fx, fy in (
            (12, -62), (40, -60), (24, -46), (56, -42), (6, -28), (36, -26), (66, -12), (14, -8),
            (62, 12), (24, 12), (46, 28), (10, 32), (28, 40),
        )
    ]  # fmt: skip
    for number, (x, y) in enumerate(sorted(spots, key=lambda spot: spot[1])):
        _house(sheet, light, x, y, rng, steeple=number in (1, 7))
    scene.lay(sheet, "plain", wobble=0.3, cast=Cast((5, 4), dark=0.6, soft=0.3))
    scene.exact(ellipse(*NEAR_CHILD.at(30, -8), 90), 0.8)
    scene.put(light)


def _house(
    sheet: Sheet, light: Sheet, x: float, y: float, rng: random.Random, *, steeple: bool
) -> None:
    wide, high = rng.uniform(15, 21), rng.uniform(15, 24) + (12 if steeple else 0)
    wall = vary(rng.choice(["#f3e2c4", "#e9c9a0", "#d8d0c8", "#f0d0b8"]), rng, 0.05)
    with sheet.at(x, y + 6, 1.14), light.at(x, y + 6, 1.14):
        sheet.fill(ellipse(-3, 1, wide * 0.8, 4), "#2f3a1c", 0.6, blur=1.6)
        grad = linear(-wide, 0, wide, 0, mix(wall, "#8a5a4a", 0.45))
        sheet.fill(rect(-wide / 2, -high, wide, high + 1), wall, grad=grad)
        peak = -high - (30 if steeple else wide * 0.7)
        roof = poly([(-wide * 0.64, -high + 1), (0, peak), (wide * 0.64, -high + 1)])
        tone = vary(rng.choice(["#b8382c", "#8a2c30", "#a8563c"]), rng, 0.1)
        sheet.fill(roof, tone, grad=linear(-wide / 2, 0, wide / 2, 0, mix(tone, "#4a1418", 0.5)))
        for row in range(int(high / 11)):
            for side in (-0.25, 0.2):
                window = rect(side * wide - 1.8, -high + 5 + row * 10, 3.8, 5)
                sheet.fill(window, "#5a2c20")
                light.fill(window, "#ffd86a")
                light.fill(ellipse(side * wide, -high + 7 + row * 10, 6), "#ffd86a", 0.25, blur=3)
        for side in (-1, 1):  # a bush at its foot
            if rng.random() < 0.5:
                bush = ellipse(side * wide * 0.55, -1, 4.5, 4)
                sheet.fill(bush, vary("#5a6e38", rng, 0.12))


def _travellers(scene: Scene) -> None:
    """Fourteen on their way over: carts, lanterns, a goat that will not."""
    sheet, rng = scene.sheet(), random.Random(3)
    company = (
        (0.05, 36, "staff"), (0.11, 38, "lantern"), (0.165, 26, "child"), (0.225, 37, "pack"),
        (0.345, 38, "cart"), (0.42, 40, "shoulders"), (0.5, 36, "down"), (0.565, 37, "pull"),
        (0.635, 28, "goat"), (0.715, 38, "staff"), (0.77, 25, "child"), (0.825, 37, "lantern"),
        (0.895, 36, "pack"), (0.95, 26, "child"),
    )  # fmt: skip
    for part, size, kind in company:
        x, y = _deck(part)
        _traveller(sheet, x, y - 2, size, kind, rng)
    x, y = 452, 948
    sheet.fill(
        union(ellipse(x, y, 11, 3.6, 24), ellipse(x + 2, y - 4, 6, 6, 24)), INK
    )  # a hat, far below
    scene.add(sheet, relief=1.6, rim=0.3, rim_width=1, shadow=(2, 5, 4, 0.35), wobble=0.15, hue=0)
    for part in (0.11, 0.825):
        x, y = _deck(part)
        scene.shine(x + 14, y - 24, 24, "#ffc860", 0.6)


def _traveller(
    sheet: Sheet, x: float, y: float, size: float, kind: str, rng: random.Random
) -> None:
    """A small silhouette with a coat of its own colour; all walk to the right."""
    coat = vary(rng.choice(["#3a1420", "#22303f", "#5a2a1c", "#2f3a2c", "#4a2340"]), rng, 0.1)
    with sheet.at(x, y, size / 27):
        if kind == "goat":  # all four feet against it
            sheet.fill(
                union(
                    ellipse(2, -15, 12, 7, -14),
                    limb([(-6, -12), (-13, 0)], [5, 3]),
                    limb([(-2, -12), (-8, 0)], [5, 3]),
                    limb([(9, -14), (2, 0)], [5, 3]),
                    limb([(12, -16), (6, 0)], [5, 3]),
                    limb([(11, -18), (17, -27)], [8, 7]),
                    ellipse(19, -28, 7, 4.6, 30),
                    leaf((15, -31), (6, -42), 4, 0.2),
                    leaf((18, -32), (11, -44), 4, 0.2),
                    leaf((22, -25), (25, -16), 4),
                ),
                "#8d7a6a",
            )
            sheet.line(spline([(12, -24), (0, -30), (-16, -22)], closed=False), RED, 1.2)
            sheet.fill(ellipse(20, -29, 1.2), INK)
            return
        stride = rng.uniform(4, 6)
        lean = -4 if kind == "pull" else 3 if kind == "cart" else 1
        if kind == "cart":
            load = union(ellipse(-26, -20, 9), ellipse(-16, -21, 8), rect(-32, -18, 24, 9, 2))
            sheet.fill(load, "#a8703c")
            sheet.fill(rect(-36, -13, 32, 5, 1), "#5a2c1c")
            for wheel in (-29, -13):
                sheet.line(ellipse(wheel, -6, 6), INK, 2)
                sheet.line(poly([(wheel - 5, -6), (wheel + 5, -6)], closed=False), INK, 1)
                sheet.line(poly([(wheel, -11), (wheel, -1)], closed=False), INK, 1)
            sheet.line(poly([(-6, -12), (4, -16)], closed=False), INK, 2)
        for foot in (-stride, stride):
            sheet.fill(limb([(0, -13), (foot, 0)], [4.4, 3]), INK)
        body = spline([(-3 + lean, -26), (3 + lean, -26), (6, -9), (-6, -9)])
        sheet.fill(body, coat)
        head = (lean + (5 if kind == "down" else 1), -28 if kind == "down" else -30)
        sheet.fill(ellipse(*head, 4.2), rng.choice(["#e8b48c", "#7a4a30", "#c98d60", "#4a2c22"]))
        hat = rng.choice(["hat", "hood", "scarf"])
        tone = rng.choice([RED, "#22303f", "#d89a3a", "#5a2a1c"])
        if hat == "hat":
            sheet.fill(
                union(
                    ellipse(head[0], head[1] - 2.6, 7, 1.8, -6),
                    ellipse(head[0], head[1] - 5, 3.8, 3.4),
                ),
                tone,
            )
        else:
            sheet.fill(ellipse(head[0] - 1.6, head[1] - 1.4, 4.2, 4.4), tone)
        reach = {
            "lantern": (11, -22),
            "staff": (9, -20),
            "pull": (-11, -22),
            "cart": (-4, -15),
        }.get(kind, (6, -15))
        sheet.fill(
            limb([(lean, -23), (reach[0] * 0.5, -18), reach], [4, 3.4, 3]),
            mix(coat, "#ffffff", 0.12),
        )
        if kind == "lantern":
            sheet.line(poly([(11, -22), (11, -19)], closed=False), INK, 1)
            sheet.fill(rect(8.4, -19, 5.2, 7, 1.2), "#ffd25a")
            sheet.line(rect(8.4, -19, 5.2, 7, 1.2), INK, 1)
        elif kind == "staff":
            sheet.line(poly([(10, -33), (12, 0)], closed=False), "#5a2c1c", 1.6)
        elif kind == "pack":
            sheet.fill(ellipse(-6, -21, 6, 7.6, 8), "#a8563c", grad=radial(-7, -23, 9, "#5a2a1c"))
            sheet.line(ellipse(-6, -21, 6, 2, 8), "#e8c89a", 0.9)
        elif kind == "shoulders":
            sheet.fill(spline([(-2, -42), (4, -42), (6, -32), (-4, -32)]), "#d89a3a")
            sheet.fill(ellipse(1.5, -46, 3.4), "#7a4a30")
            sheet.fill(limb([(3, -40), (11, -47)], [2.6, 2.2]), "#d89a3a")
