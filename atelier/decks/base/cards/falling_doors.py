"""Doors on a stormy plain topple towards us, one against the next, and fly open as they fall."""

import math
import random
from bisect import bisect
from itertools import accumulate, pairwise
from typing import NamedTuple

import cv2
import numpy as np

from pinxit_atelier.compose import downwards
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
    ellipse,
    limb,
    linear,
    mix,
    poly,
    radial,
    sample,
    smoothstep,
    spline,
    taper,
)
from pinxit_atelier.gesture import POSES, Stage, things, vec
from pinxit_atelier.gesture import Look as Person

HORIZON, FOCAL, EYE = 170, 900, 4.0
WIDE, HIGH = 1.06, 2.1
NIGHT = "#1d1838"
WAY = [
    (520, 322),
    (600, 332),
    (668, 362),
    (690, 412),
    (660, 490),
    (592, 590),
    (500, 712),
    (384, 868),
    (236, 1078),
]
COUNT = 14
PAINTS = ("#b8382e", "#5f92cc", "#dca53c", "#4f9c8c", "#a0629c", "#c8b08a")
LIGHTS = {
    "lamp": ("#fff0c0", "#f0a840"),
    "sea": ("#d8fff4", "#2fb8b0"),
    "wood": ("#f6ffb0", "#5aa83a"),
    "dawn": ("#ffe8d8", "#f07a98"),
    "snow": ("#ffffff", "#8cc0ee"),
    "dune": ("#fff0b0", "#f2952c"),
}
WORLDS = ("lamp", "sea", "dawn", "wood", "dune", "snow")
TILTS = (10, 29, 42, 50, 55, 58, 60, 61, 62, 63, 64, 65, 66, 66)  # the nearest first
SWINGS = (0, 165, 168, 163, 167, 164, 168, 163, 167, 164, 168, 163, 167, 164)
ASLEEP = POSES["seated"].like(head=(-8, 18, 6))
BLUE = COUNT - 2


class Door(NamedTuple):
    """A door: where it stands, the way it falls, how far it has tipped, and its colours."""

    place: int
    x: float
    z: float
    way: tuple[float, float]
    tilt: float
    paint: str
    light: str
    deep: str
    style: int
    world: str
    swing: float

    @property
    def size(self) -> float:
        """How large a unit is there."""
        return FOCAL / self.z


def _line() -> list[Door]:
    """Set the doors up along a bent line, all the same way apart, the farthest first."""
    ground = []
    for x, y, _, _ in sample(WAY, 400):
        size = (y - HORIZON) / EYE
        ground.append(((x - 400) / size, FOCAL / size))
    steps = [math.dist(one, other) for one, other in pairwise(ground)]
    total = [0.0, *accumulate(steps)]
    doors = []
    for number in range(COUNT):
        there = total[-1] * number / (COUNT - 1)
        index = min(max(bisect(total, there) - 1, 2), len(ground) - 3)
        (x, z), (x0, z0), (x1, z1) = ground[index], ground[index - 2], ground[index + 2]
        long = math.hypot(x1 - x0, z1 - z0)
        nth = COUNT - 1 - number
        world = WORLDS[nth % len(WORLDS)]
        light, deep = LIGHTS[world]
        paint = PAINTS[nth % len(PAINTS)]
        way = (x1 - x0) / long, (z1 - z0) / long
        doors.append(
            Door(
                number, x, z, way, TILTS[nth], paint, light, deep, (number * 3 + 3) % 4, world,
                SWINGS[nth],
            )
        )  # fmt: skip
    return doors


def paint(page: Page) -> Scene:
    """Paint the storm and the plain, then the doors from the farthest to the nearest."""
    scene = Scene(
        page, 537, light=(640, 240, 300), glow="#ffe6c8", shade="#15102c", reach=760, felt=0.05
    )
    scene.focus(330, 640, 190)
    scene.focus(250, 1000, 170)
    scene.focus(640, 520, 240, 0.6)
    _storm(scene)
    scene.of("sky", way=-6)
    _plain(scene)
    doors = _line()
    for door in doors:
        _spill(scene, door)
    _grass(scene, doors)
    _snail(scene)
    _water(scene, doors[BLUE])
    for door in doors:
        _shade(scene, door)
        with scene.layer("wood", way=78, form=0.12 if door.size < 120 else 0.25):
            _opening(scene, door)
            _panel(scene, door)
    _birds(scene)
    scene.shine(300, 1160, 150, "#ffb070", 0.4, wide=1.8)  # from under the red door
    _sleeper(scene)
    _key(scene)
    _rain(scene)
    scene.motes(60, "#ffe9c0", (200, 260, 780, 900), size=(0.5, 1.8), strength=0.6)
    return scene.finish(
        Look(
 brush=Brush(exact=0.035, edges=0.5, detail=0.5, variety=1.1), masses=0.25,
 palette=Palette(colours=("#efe2cc", "#8a7fa0", "#3a3550", "#14101f", "#2f8f94", "#b0542e"),
            mother="#6c6488",
 accent="#c22a20", quiet=0.2, hold=0.6),

            vignette=0.34, bloom=0.38, shadows="#2a1c58", lights="#c0a080", split=0.10,
            contrast=1.08,
        )
    )  # fmt: skip


def _at(x: float, up: float, z: float) -> tuple[float, float]:
    return 400 + FOCAL * x / z, HORIZON + FOCAL * (EYE - up) / z


def _spot(
    door: Door, u: float, v: float, out: float = 0, tilt: float | None = None, grow: float = 1
) -> tuple[float, float]:
    """Return a place on a door: across, up, and how far in front of it."""
    across = -door.way[1], door.way[0]  # the right of one who sees it fall towards them
    turn = math.radians(door.tilt if tilt is None else tilt)
    reach = HIGH * v * grow
    forward = reach * math.sin(turn) + out * math.cos(turn)
    up = reach * math.cos(turn) - out * math.sin(turn)
    side = (u - 0.5) * WIDE
    x = door.x + across[0] * side + door.way[0] * forward
    z = door.z + across[1] * side + door.way[1] * forward
    return _at(x, max(up, 0.0), z)


def _ajar(door: Door, u: float, v: float, out: float = 0) -> tuple[float, float]:
    """Return a place on the leaf, which hangs by its right edge and swings towards us."""
    turn = math.radians(door.swing)
    off = 1 - u
    ahead = off * WIDE * math.sin(turn) + out * math.cos(turn)
    return _spot(door, 1 - off * math.cos(turn) + out * math.sin(turn) / WIDE, v, ahead)


def _quad(door: Door, u0: float, v0: float, u1: float, v1: float) -> Path:
    spots = [(u0, v0), (u1, v0), (u1, v1), (u0, v1)]
    return poly([_ajar(door, u, v) for u, v in spots])


def _hull(points: list[tuple[float, float]]) -> Path:
    """Draw the outline of a box by all its corners."""
    hull = cv2.convexHull(np.array(points, np.float32))[:, 0]
    return poly([(float(x), float(y)) for x, y in hull])


def _storm(scene: Scene) -> None:
    page = scene.page
    clouds = page.noise(3, 200, 6, 0.58, (1.7, 0.8))
    where = downwards(page, 0, HORIZON) + 0.42 * clouds
    stops = [
        (-0.3, "#120e28"),
        (0.2, "#2b2450"),
        (0.6, "#4f447e"),
        (0.95, "#8577a8"),
        (1.3, "#c9b2c4"),
    ]
    scene.backdrop(stops, where.astype(np.float32), amount=0.10)
    edge = np.clip(np.abs(np.gradient(page.blur(clouds, 2), axis=0)) * 40 * page.scale, 0, 1)
    scene.tint((edge * 0.28).astype(np.float32), "#a79bd0")
    tear = np.abs(page.y - (120 - 0.07 * (page.x - 400) + 24 * page.noise(5, 160, 4)))
    seam = np.exp(-((tear / (16 + 0.03 * page.x)) ** 2)) * smoothstep(150, 640, page.x)
    scene.tint((seam * 0.9).astype(np.float32), "#ffe4c4")
    bolt = scene.sheet()
    path = [(96, 0), (112, 44), (92, 66), (118, 100), (104, 124), (122, 174)]
    bolt.line(poly(path, closed=False), "#fff4ff", 2.4)
    bolt.line(poly([(92, 66), (72, 84), (76, 98), (62, 116)], closed=False), "#fff4ff", 1.3)
    scene.shine(106, 80, 90, "#a88fe0", 0.5, high=1.5)
    haze = scene.sheet()
    haze.line(poly(path, closed=False), "#c8b0ff", 9, 0.7, blur=5)
    scene.put(haze, "screen")
    scene.put(bolt)
    scene.shine(600, 130, 130, "#ffd9b8", 0.5, wide=2.2)


def _plain(scene: Scene) -> None:
    """Flat wet grass, its tussocks smaller and smaller to the horizon."""
    page = scene.page
    away = FOCAL * EYE / np.clip(page.y - HORIZON, 2, None)
    cover = smoothstep(HORIZON - 2, HORIZON + 3, page.y + 3 * page.noise(9, 40, 2, 0.5, (3, 1)))
    tone = smoothstep(HORIZON, 760, page.y)
    near = np.array([0.135, 0.13, 0.22], np.float32)
    far = np.array([0.62, 0.55, 0.68], np.float32)
    middle = np.array([0.32, 0.32, 0.45], np.float32)
    part = np.clip(tone * 2, 0, 1)[..., None]
    ground = far * (1 - part) + middle * part
    part = np.clip(tone * 2 - 1, 0, 1)[..., None]
    ground = ground * (1 - part) + near * part
    rows = np.sin(away * 5.5 + 2.4 * page.noise(12, 130, 3, 0.5, (4, 0.6)))
    patches = page.noise(13, 150, 5, 0.6, (3.6, 0.5))
    ground = ground * (1 + 0.10 * rows * smoothstep(30, 4, away) + 0.30 * patches)[..., None]
    scene.image = (scene.image * (1 - cover[..., None]) + ground * cover[..., None]).astype(
        np.float32
    )
    wet = (
        smoothstep(0.35, 0.8, page.noise(14, 90, 4, 0.55, (6, 0.35)))
        * cover
        * smoothstep(1150, 300, page.y)
    )
    scene.tint((wet * 0.35).astype(np.float32), "#b7a6c8")
    scene.mist(HORIZON + 30, 46, "#e6cdd0", 0.5, seed=1, x=650, width=420)


def _spill(scene: Scene, door: Door) -> None:
    """Other daylight on the grass."""
    sheet = scene.sheet()
    size = door.size
    start, end = _at(door.x, 0, door.z), _at(door.x + 1.3, 0, max(door.z - 1.6, 1.6))
    fan = [
        _at(door.x - 0.2, 0, door.z), _at(door.x + 0.5, 0, door.z),
        _at(door.x + 2.6, 0, max(door.z - 0.9, 1.6)), _at(door.x + 0.6, 0, max(door.z - 2.0, 1.4)),
    ]  # fmt: skip
    sheet.fill(
        poly(fan), door.deep, 0.8, grad=linear(*start, *end, NIGHT), blur=min(size * 0.14, 30)
    )
    scene.put(sheet, "screen")


def _shade(scene: Scene, door: Door) -> None:
    """Under what is falling the grass is black already."""
    shade = scene.sheet()
    reach = 0.3 + HIGH * math.sin(math.radians(door.tilt))
    spots = []
    for u, far in ((-0.15, -0.1), (1.15, -0.1), (1.1, reach), (-0.1, reach)):
        spots.append(_spot(door, u, 0, far, tilt=0))
    shade.fill(poly(spots), "#0a0718", 0.8, blur=door.size * 0.06)
    scene.put(shade)


def _opening(scene: Scene, door: Door) -> None:
    """The frame, and what lies behind it."""
    size = door.size
    frame = scene.sheet()
    rim = ((-0.12, 0), (1.12, 0), (1.12, 1.085), (-0.12, 1.085))
    wood = mix(door.paint, "#efe6d6", 0.2)
    corners = [
        _spot(door, u, v, out) for u in (-0.12, 1.12) for v in (0, 1.085) for out in (0, -0.2)
    ]
    frame.fill(_hull(corners), mix(wood, NIGHT, 0.62))
    frame.fill(
        poly([_spot(door, u, v) for u, v in rim]), wood,
        grad=linear(*_spot(door, 0, 1.1), *_spot(door, 1, 0), mix(wood, NIGHT, 0.35)),
    )  # fmt: skip
    for off in (0.06, 0.02):
        line = [_spot(door, u, v) for u, v in (
            (-off, 0), (-off, 1 + off * 0.6), (1 + off, 1 + off * 0.6), (1 + off, 0),
        )]  # fmt: skip
        frame.line(poly(line, closed=False), mix(wood, NIGHT, 0.5), size * 0.012)
    scene.add(
        frame, relief=size * 0.03, rim=0.5, rim_width=2, wobble=0.5,
        shadow=(-size * 0.03, size * 0.04, size * 0.07, 0.5),
    )  # fmt: skip
    inside = scene.sheet()
    hole = poly([_spot(door, u, v) for u, v in ((0, 0.01), (1, 0.01), (1, 1), (0, 1))])
    inside.fill(
        hole, door.light, grad=linear(*_spot(door, 0.5, 0.3), *_spot(door, 0.5, 1), door.deep)
    )
    with inside.inside(hole):
        _elsewhere(inside, door)
        edge = [_spot(door, 0, 0), _spot(door, 0, 1), _spot(door, 1, 1)]
        inside.line(poly(edge, closed=False), NIGHT, size * 0.09, 0.55, blur=size * 0.03)
    scene.put(inside, wobble=0.5)
    if door.swing:
        scene.shine(*_spot(door, 0.5, 0.6), size * 0.9, door.deep, 0.55)


def _elsewhere(sheet: Sheet, door: Door) -> None:
    """The other place: a sea, a wood, a dawn, snow, dunes."""
    size = door.size
    rng = random.Random(door.place)

    def land(line: list[tuple[float, float]], tone: Colour, alpha: float = 1) -> None:
        spots = [_spot(door, u, v) for u, v in line]
        low = [_spot(door, 1.1, -0.1), _spot(door, -0.1, -0.1)]
        sheet.fill(spline([(*p, 1) if n in (0, len(spots) - 1) else p for n, p in enumerate(spots)]
                          + [(*p, 1) for p in low]), tone, alpha)  # fmt: skip

    def disc(u: float, v: float, radius: float, tone: Colour, alpha: float = 1) -> None:
        sheet.fill(ellipse(*_spot(door, u, v), size * radius, size * radius * 0.94), tone, alpha)

    if door.world == "sea":
        disc(0.68, 0.78, 0.17, "#fff6c8")
        land([(-0.1, 0.56), (0.5, 0.57), (1.1, 0.56)], "#2aa6b4")
        for row in range(7):
            v = 0.52 - row * 0.075
            waves = [(-0.1 + n * 0.15, v + 0.012 * (n % 2) * (1 + row * 0.4)) for n in range(9)]
            land(waves, mix("#35b8bc", "#0f5c86", row / 6))
            crest = [_spot(door, u, w) for u, w in waves]
            sheet.line(spline(crest, closed=False), "#f4fffb", size * 0.014, 0.85)
    elif door.world == "dawn":
        disc(0.5, 0.42, 0.24, "#fffbe0")
        for u, v, wide in ((0.2, 0.8, 0.3), (0.8, 0.7, 0.34), (0.3, 0.58, 0.26), (0.85, 0.5, 0.2)):
            x, y = _spot(door, u, v)
            for n in range(4):
                px = x + size * wide * (n / 3 - 0.5)
                sheet.fill(ellipse(px, y, size * wide * 0.3, size * 0.06), "#fff4ee", 0.8)
        land([(-0.1, 0.3), (0.3, 0.36), (0.7, 0.27), (1.1, 0.33)], "#c2557e")
        land([(-0.1, 0.16), (0.4, 0.22), (1.1, 0.14)], "#7c3a68")
    elif door.world == "wood":
        disc(0.45, 0.6, 0.3, "#fdffd8", 0.9)
        land([(-0.1, 0.3), (0.5, 0.34), (1.1, 0.28)], "#7cc04a")
        for u, wide in ((0.12, 0.1), (0.3, 0.05), (0.72, 0.07), (0.92, 0.13), (0.56, 0.035)):
            foot, top = _spot(door, u, 0.3 - wide), _spot(door, u + 0.03, 1.1)
            sheet.fill(taper([foot, top], [size * wide * 1.5, size * wide]), "#234a2a")
        for _ in range(70):
            u, v = rng.uniform(0, 1), rng.uniform(0.8, 1.0)
            disc(u, v, rng.uniform(0.03, 0.08), rng.choice(["#2f7a34", "#59a83a", "#8fd04a"]), 0.9)
        land([(-0.1, 0.12), (0.4, 0.16), (1.1, 0.08)], "#2f6e34")
    elif door.world == "dune":
        disc(0.34, 0.74, 0.15, "#fffdf0")
        land([(-0.1, 0.46), (0.4, 0.56), (0.8, 0.44), (1.1, 0.5)], "#e07a22")
        land([(-0.1, 0.3), (0.3, 0.28), (0.7, 0.42), (1.1, 0.3)], "#b8501c")
        land([(-0.1, 0.1), (0.5, 0.22), (1.1, 0.12)], "#8a3418")
    elif door.world == "snow":
        land([(-0.1, 0.42), (0.5, 0.5), (1.1, 0.4)], "#e6f2ff")
        for u, v, tall in ((0.2, 0.4, 0.3), (0.75, 0.36, 0.42), (0.5, 0.44, 0.2)):
            sheet.fill(poly([_spot(door, u - 0.14, v), _spot(door, u, v + tall),
                             _spot(door, u + 0.14, v)]), "#4a7a9c")  # fmt: skip
        land([(-0.1, 0.2), (0.5, 0.3), (1.1, 0.18)], "#ffffff")


def _panel(scene: Scene, door: Door) -> None:
    """The leaf itself, with its panels and its knob."""
    size = door.size
    dark = mix(door.paint, NIGHT, 0.55)
    gloom = 0.05 + 0.16 * min(1, door.tilt / 60)
    face = mix(door.paint, NIGHT, gloom)
    sheet = scene.sheet()
    corners = [_ajar(door, u, v, out) for u in (0, 1) for v in (0, 1) for out in (0, -0.07)]
    sheet.fill(_hull(corners), mix(door.light, door.paint, 0.35) if door.swing else dark)
    leaf_ = _quad(door, 0.012, 0.006, 0.988, 0.992)
    sheet.fill(
        leaf_,
        mix(face, "#efe2cc", 0.10),
        grad=linear(*_ajar(door, 0.2, 1), *_ajar(door, 0.9, 0), mix(face, NIGHT, 0.42)),
    )
    layouts = (
        [
            (0.14, 0.56, 0.46, 0.92),
            (0.54, 0.56, 0.86, 0.92),
            (0.14, 0.08, 0.46, 0.46),
            (0.54, 0.08, 0.86, 0.46),
        ],
        [(0.14, 0.68, 0.86, 0.93), (0.14, 0.38, 0.86, 0.60), (0.14, 0.07, 0.86, 0.30)],
        [(0.14, 0.5, 0.86, 0.93), (0.14, 0.08, 0.86, 0.40)],
        [
            (0.12, 0.72, 0.35, 0.93),
            (0.385, 0.72, 0.615, 0.93),
            (0.65, 0.72, 0.88, 0.93),
            (0.12, 0.08, 0.35, 0.62),
            (0.385, 0.08, 0.615, 0.62),
            (0.65, 0.08, 0.88, 0.62),
        ],
    )
    rng = random.Random(door.place)
    for number in range(70):  # the grain under old paint, and where it has come off
        u, v, long = rng.uniform(0.03, 0.97), rng.uniform(0.02, 0.9), rng.uniform(0.04, 0.16)
        grain = poly(
            [_ajar(door, u, v), _ajar(door, u + rng.uniform(-0.006, 0.006), min(v + long, 0.98))],
            closed=False,
        )
        sheet.line(grain, "#efe2cc" if number % 3 else NIGHT, size * 0.004, 0.20)
    for u0, v0, u1, v1 in layouts[door.style]:
        sheet.fill(_quad(door, u0, v0, u1, v1), mix(face, NIGHT, 0.5))
        sheet.fill(_quad(door, u0 + 0.018, v0 + 0.004, u1, v1 - 0.010), mix(face, "#efe2cc", 0.22))
        sheet.fill(
            _quad(door, u0 + 0.03, v0 + 0.016, u1 - 0.03, v1 - 0.018),
            face,
            grad=linear(*_ajar(door, u0, v1), *_ajar(door, u1, v0), mix(face, NIGHT, 0.3)),
        )
    knob = _ajar(door, 0.08, 0.47, 0.04)
    sheet.fill(ellipse(*_ajar(door, 0.08, 0.47), size * 0.035, size * 0.055), mix(dark, NIGHT, 0.3))
    sheet.fill(ellipse(*knob, size * 0.034), "#d8b25c").fill(
        ellipse(knob[0] - size * 0.01, knob[1] - size * 0.012, size * 0.012), "#fff0c0"
    )
    scene.add(
        sheet,
        relief=size * 0.02,
        lo=0.6,
        hi=0.4,
        rim=0.6,
        rim_width=2.2,
        wobble=0.5,
        rim_colour=door.light,
        shadow=(size * 0.02, size * 0.05, size * 0.06, 0.5),
    )
    if not door.swing:  # closed, but the light is there
        slit = scene.sheet()
        edge = poly(
            [_ajar(door, u, v) for u, v in ((0.995, 0.01), (0.995, 0.995), (0.005, 0.995))],
            closed=False,
        )
        slit.line(edge, door.light, size * 0.011).line(
            poly([_ajar(door, 0, 0.004), _ajar(door, 1, 0.004)], closed=False),
            door.light,
            size * 0.014,
        )
        scene.put(slit)
        glow = scene.sheet()
        glow.line(edge, door.deep, size * 0.05, 0.8, blur=size * 0.03)
        scene.put(glow, "screen")


def _snail(scene: Scene) -> None:
    """The one who began it: large, far off, against the break in the clouds."""
    page = scene.page
    foot = 338.0
    sheet = scene.sheet()
    with sheet.at(430, foot, 1.72):
        for root, tip in (((34, -30), (52, -66)), ((27, -32), (31, -72))):
            middle = (root[0] + tip[0]) / 2 + 3, (root[1] + tip[1]) / 2
            sheet.fill(taper([root, middle, tip], [6, 3.6, 2.4]), "#4c4258")
            sheet.fill(ellipse(*tip, 3.2), "#4c4258")
        body = spline([(-70, 1, 1), (-40, -12), (-6, -16), (16, -22), (24, -36), (36, -38),
                       (46, -26), (48, -10), (58, -1), (40, 2), (-20, 3)])  # fmt: skip
        sheet.fill(body, "#5c506a", grad=linear(-40, 0, 60, -10, "#8a7a8c"))
        sheet.fill(taper([(-60, 1), (0, -3), (54, -2)], [1, 7, 3]), "#2a2238", 0.6, blur=1.5,
                   clip=body)  # fmt: skip
        shell = spline([(-46, -24), (-40, -50), (-14, -66), (14, -56), (24, -32), (14, -12),
                        (-12, -6), (-36, -10)])  # fmt: skip
        sheet.fill(shell, "#8a6a6c", grad=radial(8, -52, 74, "#2c2038"))
        turns = [
            (-10 + r * 1.05 * math.cos(a), -35 + r * 0.92 * math.sin(a))
            for a, r in ((0.9 + 0.42 * n, 27 - 1.28 * n) for n in range(20))
        ]
        sheet.fill(taper(turns, [5, 4.6, 3.6, 2.4, 1]), "#1e1628", 0.75, blur=0.6, clip=shell)
        lit = [(x + 2.4, y - 2.6) for x, y in turns]
        sheet.fill(taper(lit, [3.4, 3, 2.4, 1.8, 0.6]), "#d8b8ac", 0.4, blur=0.8, clip=shell)
    long = Cast((-1.5, 0.10), foot + 3, dark=0.75, soft=0.12)
    with scene.layer("plain", form=0.5, cast=long, contact=0.6, air=("#b4a4bc", 0.08)):
        scene.add(sheet, amount=0, wobble=0.4)
    scene.exact(ellipse(440, 290, 110, 80), 0.8)
    haze = np.exp(-(((page.y - foot - 6) / 16) ** 2)) * np.exp(-(((page.x - 430) / 170) ** 2))
    scene.tint((haze * 0.3).astype(np.float32), "#b8a8c0")


def _birds(scene: Scene) -> None:
    """White ones, out of some door and off into the storm."""
    for x, y, size, turn, beat in (
        (330, 440, 0.6, -8, 0.7), (232, 396, 0.84, -12, 0.9), (106, 424, 1.15, -6, 0.55),
    ):  # fmt: skip
        sheet = scene.sheet()
        with sheet.at(x, y, size, turn):
            _bird(sheet, beat)
        scene.put(sheet, opacity=0.7 + 0.25 * size)
        scene.exact(ellipse(x, y - 8, 80 * size), 0.8)


def _bird(sheet: Sheet, beat: float) -> None:
    """It flies to the left on long wings; `beat` is how high they are."""
    white, shade = "#fbf4ee", "#a596ba"
    for side, tone, under in ((0.78, shade, "#7c6e94"), (1.0, white, shade)):
        wrist = 6 - 8 * side, -46 * beat * side
        tip = 62 * side, -92 * beat * side + 8
        wing = spline([(-12, -3, 1), (wrist[0] - 10, wrist[1] - 2), (tip[0] - 18, tip[1] - 6),
                       (*tip, 1), (wrist[0] + 26, wrist[1] + 14), (20, 2, 1)])  # fmt: skip
        sheet.fill(wing, tone, grad=linear(*wrist, 22, 6, under))
    body = spline([(-48, -1), (-38, -8), (-16, -9), (16, -7), (44, -1), (60, -2, 1), (58, 7, 1),
                   (30, 8), (-10, 9), (-36, 6)])  # fmt: skip
    sheet.fill(body, white, grad=linear(0, -8, 0, 10, shade))
    sheet.fill(poly([(-46, -3), (-59, 1), (-46, 3)]), "#c88a58")
    sheet.fill(ellipse(-41, -2.6, 1.8), "#2a2030")


def _water(scene: Scene, door: Door) -> None:
    """The sea comes over the sill, and runs off over the plain."""
    rng = random.Random(21)
    sill = [_spot(door, u, 0, 0.0, tilt=0) for u in (0.1, 1.0)]
    pool = spline([(*sill[0], 1), (*sill[1], 1), (560, 884), (700, 930), (830, 948, 1),
                   (830, 1090, 1), (700, 1074), (590, 1092), (500, 1060), (430, 1066),
                   (392, 1000)])  # fmt: skip
    sheet = scene.sheet()
    sheet.fill(pool, "#5ad2c8", grad=linear(430, 900, 760, 1080, "#1d3f70"))
    for _ in range(150):
        x, y = rng.uniform(400, 830), rng.uniform(880, 1085)
        wide = rng.uniform(8, 34)
        ripple = [(x - wide, y + 2), (x - wide * 0.3, y - 2), (x + wide * 0.4, y + 2),
                  (x + wide, y)]  # fmt: skip
        near = max(0.0, 1 - math.hypot(x - 440, y - 900) / 380)
        sheet.line(spline(ripple, closed=False), "#d8fff4", 1.8, 0.25 + 0.5 * near, clip=pool)
    sheet.line(pool, "#d8f4ec", 4, 0.55)
    with scene.layer("water", way=4):
        scene.add(sheet, amount=0, wobble=1.6)
    scene.shine(470, 920, 130, "#58d8cc", 0.3, wide=1.6)


def _sleeper(scene: Scene) -> None:
    """Someone sits on a suitcase before the last door, asleep."""
    x, y = 232.0, 1150.0
    who = Person(
        "man", "brown", head="ravi", hair="crop", hair_colour="#201818", beard="full",
        hat="bowler", hat_colour="#2a2634", mood="asleep", top="#4f6a8c", collar="shirt",
        legs="#39384e", scarf="#d8a038", shoes="#1c161c",
    )  # fmt: skip
    stage = Stage(scene, x, y, 370, pitch=10, near=4.5, box=(20, 780, 520, 1230))
    person = stage.person(who, ASLEEP, facing=34)
    seat = person.place("pelvis") - vec(0, 0.075, 0)
    high = float(seat[1]) / 2
    things.crate(stage.canvas, vec(seat[0] + 0.04, high, seat[2]), vec(0.19, 0, 0), vec(0, high, 0),
                 vec(0, 0, 0.09), "#8a5434")  # fmt: skip
    with scene.layer("cloth", cast=Cast((18, 12), dark=0.6, soft=0.3), contact=0.6):
        stage.paint(light=(470, 860, 320), rim=0.5, rim_colour="#ffd2a0", shadow=0, contact=0.7,
                    dim=0.0, fill=0.5, bounce="#8a6a78")  # fmt: skip
    scene.exact(ellipse(x, y - 160, 130, 190), 0.8)


def _grass(scene: Scene, doors: list[Door]) -> None:
    """Thousands of blades, longer and longer towards us."""
    rng = random.Random(31)
    feet = [(*_at(door.x, 0, door.z), door.size * 0.75) for door in doors]
    for low, high, count in ((360, 620, 1500), (620, 900, 1300), (900, 1230, 2600)):
        sheet = scene.sheet()
        for _ in range(count):
            x, y = rng.uniform(-10, 810), rng.uniform(low, high)
            size = (y - HORIZON) / 900
            on_line = any(abs(x - px) < wide and y < py for px, py, wide in feet) or (
                abs(x - 600) < 230 and y < 1178
            )
            long, lean = rng.uniform(8, 30) * size, rng.uniform(-4, 14) * size
            tone = mix(mix("#6a6a86", "#252642", y / 1200), "#a8a0b8", rng.random() ** 3)
            blade = taper(
                [(x, y), (x + lean * 0.4, y - long * 0.6), (x + lean, y - long)],
                [3.2 * size, 2 * size, 0.4],
                5,
            )
            if not on_line:
                sheet.fill(blade, tone, 0.75)
        scene.add(sheet, wobble=0.3, amount=0.05)


def _key(scene: Scene) -> None:
    """In the grass, where nobody looks."""
    sheet = scene.sheet()
    with sheet.at(452, 1152, 1.1, -18):
        sheet.line(ellipse(-26, 0, 13, 9), "#e0b95c", 6)
        sheet.fill(limb([(-12, 0), (40, 0)], [6, 5]), "#e0b95c")
        sheet.fill(
            poly([(28, 0), (28, 13), (33, 13), (33, 7), (37, 7), (37, 14), (42, 14), (42, 0)]),
            "#e0b95c",
        )
    scene.pool(454, 1158, 50, 12, "#0c0a1c", 0.7)
    scene.add(sheet, relief=3, hi=0.9, rim=0.8, rim_width=2, wobble=0.3, shadow=(4, 5, 4, 0.6))
    scene.shine(430, 1154, 16, "#ffe9a8", 0.35)


def _rain(scene: Scene) -> None:
    rng, sheet = random.Random(8), scene.sheet()
    for _ in range(260):
        x, y, long = rng.uniform(-40, 840), rng.uniform(-60, 1100), rng.uniform(16, 60)
        sheet.line(
            poly([(x, y), (x - long * 0.22, y + long)], closed=False),
            "#d8d0ec",
            0.9,
            rng.uniform(0.05, 0.26),
        )
    scene.put(sheet, "screen")
