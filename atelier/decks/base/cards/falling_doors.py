"""A line of doors on a stormy plain topples one against the next, towards a sleeper."""

import math
import random
from bisect import bisect
from itertools import accumulate, pairwise
from typing import NamedTuple

import cv2
import numpy as np

from pinxit_atelier.compose import downwards
from pinxit_atelier.engine import (
    Colour,
    Look,
    Page,
    Path,
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
)
from pinxit_atelier.people import Figure
from pinxit_atelier.people import Look as Look_
from pinxit_atelier.things import suitcase

HORIZON, FOCAL, EYE = 232, 900, 3.3
WIDE, HIGH = 1.06, 2.1
NIGHT = "#1d1838"
WAY = [
    (664, 344),
    (590, 356),
    (480, 384),
    (350, 432),
    (236, 494),
    (174, 562),
    (186, 640),
    (272, 744),
    (400, 890),
    (568, 1112),
]
COUNT = 17
PAINTS = ("#a5473f", "#7f9cc0", "#c79c48", "#5b8f86", "#8a5f8c", "#b8a88c")
LIGHTS = (
    ("#ffe2b0", "#f29a3c"),
    ("#ffd0dc", "#ee7096"),
    ("#d0fff0", "#2fb898"),
    ("#fff0b0", "#f0b838"),
    ("#cdeeff", "#3f9ee0"),
)
TILTS = (72, 70, 68, 65, 61, 57, 52, 45, 36, 25, 13, 5, 0, 0, 0, 3, 0)
CAT, HANDS, LOCKED = 5, 15, 14


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
        light, deep = LIGHTS[(number * 2 + 3) % len(LIGHTS)]
        tilt = TILTS[number]
        paint = PAINTS[(COUNT - 1 - number) % len(PAINTS)]
        way = (x1 - x0) / long, (z1 - z0) / long
        doors.append(Door(number, x, z, way, tilt, paint, light, deep, (number * 3 + 3) % 4))
    return doors


def paint(page: Page) -> Scene:
    """Paint the storm and the plain, then the doors from the farthest to the nearest."""
    scene = Scene(page, 537, light=(640, 240, 300), glow="#ffe6c8", shade="#15102c", reach=760)
    _storm(scene)
    _plain(scene)
    _path_of_light(scene)
    _snail(scene)
    doors = _line()
    for door in doors:
        _spill(scene, door)
    for door in doors:
        _opening(scene, door)
        _panel(scene, door)
        if door.place == HANDS:
            _hands(scene, door)
    _cat(scene, doors[CAT])
    _sleeper(scene)
    _key(scene)
    _grass(scene, doors)
    _rain(scene)
    scene.motes(60, "#ffe9c0", (200, 260, 780, 900), size=(0.5, 1.8), strength=0.6)
    return scene.finish(
        Look(
            vignette=0.38,
            bloom=0.38,
            shadows="#2a1c58",
            lights="#c0a080",
            split=0.10,
            contrast=1.08,
        )
    )


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


def _quad(
    door: Door,
    u0: float,
    v0: float,
    u1: float,
    v1: float,
    out: float = 0,
    tilt: float | None = None,
) -> Path:
    spots = [(u0, v0), (u1, v0), (u1, v1), (u0, v1)]
    return poly([_spot(door, u, v, out, tilt) for u, v in spots])


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
    tear = np.abs(page.y - (176 - 0.07 * (page.x - 400) + 24 * page.noise(5, 160, 4)))
    seam = np.exp(-((tear / (16 + 0.03 * page.x)) ** 2)) * smoothstep(150, 640, page.x)
    scene.tint((seam * 0.9).astype(np.float32), "#ffe4c4")
    bolt = scene.sheet()
    path = [(96, 70), (112, 106), (92, 128), (118, 160), (104, 184), (122, 236)]
    bolt.line(poly(path, closed=False), "#fff4ff", 2.4)
    bolt.line(poly([(92, 128), (72, 146), (76, 160), (62, 178)], closed=False), "#fff4ff", 1.3)
    scene.shine(106, 140, 90, "#a88fe0", 0.5, high=1.5)
    haze = scene.sheet()
    haze.line(poly(path, closed=False), "#c8b0ff", 9, 0.7, blur=5)
    scene.put(haze, "screen")
    scene.put(bolt)
    scene.shine(660, 186, 130, "#ffd9b8", 0.5, wide=2.2)


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
    if door.tilt > 4:
        far = min(1.0, door.tilt / 40) * min(5.5, door.z * 0.42)
        left, right = _spot(door, 0.0, 0, tilt=0), _spot(door, 1.0, 0, tilt=0)
        ends = [_at(door.x + dx * far, 0, door.z - far) for dx in (0.55, -0.5)]
        sheet.fill(
            poly([left, right, *ends]),
            door.deep,
            0.85,
            grad=linear(*left, *ends[1], NIGHT),
            blur=size * 0.10,
        )
        sheet.fill(
            poly([left, right, *ends]),
            door.light,
            0.3,
            grad=linear(*left, *ends[1], NIGHT),
            blur=size * 0.2,
        )
    else:
        fan = poly(
            [
                _spot(door, 0.04, 0, 0.02),
                _spot(door, 0.96, 0, 0.02),
                _spot(door, 1.25, 0, 0.75),
                _spot(door, -0.25, 0, 0.75),
            ]
        )
        start, end = _spot(door, 0.5, 0, 0), _spot(door, 0.5, 0, 0.8)
        sheet.fill(fan, door.deep, 0.8, grad=linear(*start, *end, NIGHT), blur=size * 0.09)
    scene.put(sheet, "screen")


def _opening(scene: Scene, door: Door) -> None:
    """The frame that stays, and what lies behind it."""
    size = door.size
    shade = scene.sheet()
    foot = [_spot(door, -0.1, 0, tilt=0), _spot(door, 1.1, 0, tilt=0)]
    shade.fill(
        poly(
            [
                foot[0],
                foot[1],
                (foot[1][0] + size * 0.6, foot[1][1] + size * 0.2),
                (foot[0][0] + size * 0.6, foot[0][1] + size * 0.2),
            ]
        ),
        "#0e0a20",
        0.55,
        blur=size * 0.07,
    )
    scene.put(shade)
    frame = scene.sheet()
    outer = poly(
        [_spot(door, u, v, tilt=0) for u, v in ((-0.1, 0), (1.1, 0), (1.1, 1.075), (-0.1, 1.075))]
    )
    wood = mix(door.paint, "#e6dccb", 0.45)
    corners = [
        _spot(door, u, v, out, tilt=0)
        for u in (-0.1, 1.1)
        for v in (0, 1.075)
        for out in (0, -0.16)
    ]
    frame.fill(_hull(corners), mix(wood, NIGHT, 0.6))
    frame.fill(
        outer,
        wood,
        grad=linear(*_spot(door, 0, 1, tilt=0), *_spot(door, 1, 0, tilt=0), mix(wood, NIGHT, 0.4)),
    )
    frame.line(
        poly(
            [
                _spot(door, u, v, tilt=0)
                for u, v in ((-0.05, 0), (-0.05, 1.04), (1.05, 1.04), (1.05, 0))
            ],
            closed=False,
        ),
        mix(wood, NIGHT, 0.45),
        size * 0.012,
    )
    scene.add(
        frame,
        relief=size * 0.03,
        rim=0.5,
        rim_width=2,
        wobble=0.5,
        shadow=(size * 0.04, 4, size * 0.05, 0.4),
    )
    inside = scene.sheet()
    hole = _quad(door, 0, 0, 1, 1, tilt=0)
    low, high = _spot(door, 0.5, 0.2, tilt=0), _spot(door, 0.5, 1, tilt=0)
    inside.fill(hole, door.light, grad=linear(*low, *high, door.deep))
    with inside.inside(hole):
        _elsewhere(inside, door)
    scene.put(inside, wobble=0.5)
    if door.tilt > 4:
        middle = _spot(door, 0.5, 0.72, tilt=0)
        scene.shine(*middle, size * 0.5, door.deep, 0.55 * min(1, door.tilt / 30))


def _elsewhere(sheet: Sheet, door: Door) -> None:
    """A few things of the other day: a sun, clouds, fish, birds."""
    size = door.size
    if door.style in (0, 3):
        sun = _spot(door, 0.64, 0.74, tilt=0)
        sheet.fill(ellipse(*sun, size * 0.15), "#fffbe6", 0.95)
        for u, v in ((0.2, 0.9), (0.32, 0.86), (0.26, 0.8)):
            x, y = _spot(door, u, v, tilt=0)
            wing = spline(
                [(x - size * 0.05, y - size * 0.03), (x, y), (x + size * 0.05, y - size * 0.03)],
                closed=False,
            )
            sheet.line(wing, mix(door.deep, NIGHT, 0.4), size * 0.014)
    elif door.style == 2:
        for u, v, turn in ((0.3, 0.84, 1), (0.62, 0.72, 1), (0.72, 0.92, -1), (0.4, 0.62, -1)):
            x, y = _spot(door, u, v, tilt=0)
            sheet.fill(
                leaf((x - size * 0.09 * turn, y), (x + size * 0.08 * turn, y), size * 0.08),
                mix(door.deep, NIGHT, 0.45),
            )
            sheet.fill(
                leaf((x - size * 0.13 * turn, y), (x - size * 0.06 * turn, y), size * 0.07),
                mix(door.deep, NIGHT, 0.45),
            )
    for u, v, wide in ((0.3, 0.66, 0.2), (0.75, 0.86, 0.16), (0.6, 0.5, 0.26)):
        if door.style in (0, 1):
            x, y = _spot(door, u, v, tilt=0)
            sheet.fill(ellipse(x, y, size * wide, size * 0.035), "#ffffff", 0.7)
            sheet.fill(
                ellipse(x + size * 0.03, y - size * 0.03, size * wide * 0.5, size * 0.05),
                "#ffffff",
                0.7,
            )


def _panel(scene: Scene, door: Door) -> None:
    """The leaf itself, with its panels and its knob."""
    size = door.size
    dark = mix(door.paint, NIGHT, 0.55)
    gloom = 0.08 + 0.30 * min(1, door.tilt / 60)
    face = mix(door.paint, NIGHT, gloom)
    sheet = scene.sheet()
    corners = [_spot(door, u, v, out) for u in (0, 1) for v in (0, 1) for out in (0, -0.07)]
    sheet.fill(_hull(corners), mix(door.light, door.paint, 0.35) if door.tilt else dark)
    leaf_ = _quad(door, 0.012, 0.006, 0.988, 0.992)
    sheet.fill(
        leaf_,
        mix(face, "#efe2cc", 0.10),
        grad=linear(*_spot(door, 0.2, 1), *_spot(door, 0.9, 0), mix(face, NIGHT, 0.42)),
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
            [_spot(door, u, v), _spot(door, u + rng.uniform(-0.006, 0.006), min(v + long, 0.98))],
            closed=False,
        )
        sheet.line(grain, "#efe2cc" if number % 3 else NIGHT, size * 0.004, 0.20)
    for u0, v0, u1, v1 in layouts[door.style]:
        sheet.fill(_quad(door, u0, v0, u1, v1), mix(face, NIGHT, 0.5))
        sheet.fill(_quad(door, u0 + 0.018, v0 + 0.004, u1, v1 - 0.010), mix(face, "#efe2cc", 0.22))
        sheet.fill(
            _quad(door, u0 + 0.03, v0 + 0.016, u1 - 0.03, v1 - 0.018),
            face,
            grad=linear(*_spot(door, u0, v1), *_spot(door, u1, v0), mix(face, NIGHT, 0.3)),
        )
    if door.place == LOCKED:
        _bulge(sheet, door, face)
    knob = _spot(door, 0.92, 0.47, 0.04)
    sheet.fill(ellipse(*_spot(door, 0.92, 0.47), size * 0.035, size * 0.055), mix(dark, NIGHT, 0.3))
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
    if not door.tilt:  # closed, but the light is there
        slit = scene.sheet()
        edge = poly(
            [_spot(door, u, v) for u, v in ((0.995, 0.01), (0.995, 0.995), (0.005, 0.995))],
            closed=False,
        )
        slit.line(edge, door.light, size * 0.011).line(
            poly([_spot(door, 0, 0.004), _spot(door, 1, 0.004)], closed=False),
            door.light,
            size * 0.014,
        )
        scene.put(slit)
        glow = scene.sheet()
        glow.line(edge, door.deep, size * 0.05, 0.8, blur=size * 0.03)
        scene.put(glow, "screen")


def _bulge(sheet: Sheet, door: Door, face: Colour) -> None:
    """One is locked, and something leans on it from behind."""
    x, y = _spot(door, 0.34, 0.57)
    size = door.size
    for number in range(9):
        part = number / 8
        sheet.fill(
            ellipse(
                x + size * 0.05 * part,
                y - size * 0.04 * part,
                size * 0.38 * (1 - part * 0.8),
                size * 0.58 * (1 - part * 0.8),
            ),
            mix(mix(face, NIGHT, 0.3), "#ffe9b0", part * 0.55),
            0.5,
            blur=size * 0.02,
        )
    for v in (0.5, 0.62):
        bar = [_spot(door, -0.06, v), _spot(door, 0.5, v, 0.18), _spot(door, 1.06, v)]
        sheet.fill(limb(bar, [size * 0.045] * 3), "#3a3350")
        sheet.line(spline(bar, closed=False), "#6c6488", size * 0.012)
    lock = _spot(door, 0.22, 0.56, 0.2)
    sheet.line(moved(ellipse(0, -7, 5.5, 7), *lock, size / 95), "#8d86a6", size * 0.025)
    sheet.fill(
        moved(spline([(-9, -4, 1), (9, -4, 1), (9, 9), (0, 13), (-9, 9)]), *lock, size / 95),
        "#c29a52",
    )
    sheet.fill(ellipse(lock[0], lock[1] + size * 0.03, size * 0.02, size * 0.03), NIGHT)


def _snail(scene: Scene) -> None:
    """The one who began it."""
    x, y = 738, 352
    scene.pool(x + 8, y + 2, 46, 7, "#1a1430", 0.8)
    sheet = scene.sheet()
    sheet.fill(
        spline(
            [
                (x - 48, y - 8),
                (x - 42, y - 34),
                (x - 30, y - 40),
                (x - 20, y - 22),
                (x + 16, y - 10),
                (x + 50, y + 2, 1),
                (x - 30, y + 4),
                (x - 46, y + 2),
            ]
        ),
        "#2a1f3c",
    )
    sheet.fill(
        taper([(x - 36, y - 34), (x - 44, y - 52), (x - 54, y - 62)], [5, 3.4, 2]), "#2a1f3c"
    ).fill(ellipse(x - 55, y - 63, 3.4), "#2a1f3c")
    sheet.fill(
        taper([(x - 30, y - 36), (x - 30, y - 56), (x - 36, y - 69)], [5, 3.4, 2]), "#2a1f3c"
    ).fill(ellipse(x - 36, y - 70, 3.4), "#2a1f3c")
    sheet.fill(ellipse(x + 8, y - 30, 32, 29, -10), "#3c2a4a")
    curl = [
        (x + 8 + r * math.cos(a), y - 30 + r * 0.92 * math.sin(a))
        for a, r in ((0.6 + 0.5 * n, 27 - 1.55 * n) for n in range(16))
    ]
    sheet.line(spline(curl, closed=False), "#a987a6", 3)
    scene.add(
        sheet, relief=7, lo=0.6, hi=0.7, rim=1.0, rim_width=2.4, wobble=0.4, light=(700, 190, 120)
    )


def _cat(scene: Scene, door: Door) -> None:
    """Out in time."""
    x, y = _spot(door, 1.0, 0.2, 2.6, tilt=0)
    x, y = x + 30, y + 40
    scene.pool(x + 6, y + 34, 32, 6, "#0e0a20", 0.7)
    sheet = scene.sheet()
    with sheet.at(x, y, 0.8, 14):
        sheet.fill(limb([(-34, 2), (-12, -7), (14, -4), (30, -2)], [17, 20, 18, 14]), "#151022")
        sheet.fill(ellipse(38, -6, 11, 10), "#151022")
        sheet.fill(poly([(30, -12), (31, -25), (39, -15)]), "#151022").fill(
            poly([(39, -15), (47, -24), (48, -10)]), "#151022"
        )
        for path in (
            [(26, 2), (44, 12), (58, 14)],
            [(22, 4), (36, 18), (50, 24)],
            [(-32, 6), (-46, 18), (-60, 20)],
            [(-30, 6), (-38, 22), (-52, 30)],
        ):
            sheet.fill(taper(path, [9, 6, 4]), "#151022")
        sheet.fill(taper([(-36, 0), (-58, -10), (-66, -30), (-56, -42)], [6, 5, 4, 2]), "#151022")
        sheet.fill(ellipse(42, -7, 1.8), "#ffe08a")
    scene.add(
        sheet,
        relief=4,
        hi=0.9,
        rim=1.0,
        rim_width=2,
        rim_colour=door.light,
        wobble=0.3,
        light=(x - 60, y - 70, 90),
    )


def _hands(scene: Scene, door: Door) -> None:
    """Somebody behind it does not want it to fall."""
    sheet = scene.sheet()
    size = door.size
    skin, sleeve = "#b9805e", "#8a3c4c"
    for first, lean in ((0.10, -0.05), (0.44, 0.05)):
        mid = first + 0.08
        knuckles = _spot(door, mid, 1.012, 0)
        wrist = _spot(door, mid + lean * 0.6, 1.052, -0.1)
        elbow = _spot(door, mid + lean * 1.6, 1.072, -0.3)
        sheet.fill(limb([elbow, wrist], [size * 0.16, size * 0.125]), sleeve)
        for part in (0.25, 0.55):
            x, y = (elbow[k] + (wrist[k] - elbow[k]) * part for k in (0, 1))
            fold = [(x - size * 0.06, y), (x, y + size * 0.015), (x + size * 0.06, y - size * 0.01)]
            sheet.line(spline(fold, closed=False), mix(sleeve, NIGHT, 0.5), 2, 0.7)
        cuff = [(wrist[0] - size * 0.062, wrist[1]), (wrist[0] + size * 0.062, wrist[1])]
        sheet.fill(limb(cuff, [size * 0.05, size * 0.05]), mix(sleeve, "#efe2cc", 0.5))
        sheet.fill(limb([wrist, knuckles], [size * 0.10, size * 0.19]), skin)
        for number in range(4):
            u = first + number * 0.052
            long = 0.058 + 0.014 * (number in (1, 2))
            finger = [
                _spot(door, u, 1.02, -0.04),
                _spot(door, u, 1.012, 0.03),
                _spot(door, u, 1 - long, 0.04),
            ]
            sheet.fill(limb(finger, [size * 0.05, size * 0.057, size * 0.044]), skin)
            x, y = finger[2]
            sheet.fill(ellipse(x, y + size * 0.004, size * 0.014, size * 0.018), "#e8bd9c")
            joint = [(x - size * 0.017, y - size * 0.05), (x + size * 0.017, y - size * 0.05)]
            sheet.line(poly(joint, closed=False), "#8a5a42", 1.2, 0.7)
            gap = [(x + size * 0.026, y - size * 0.03), (x + size * 0.026, y - size * 0.13)]
            if number < 3:
                sheet.line(poly(gap, closed=False), "#7a4a36", 1.4, 0.8)
        thumb_at = first + (0.20 if lean < 0 else -0.045)
        thumb = [_spot(door, thumb_at, 1.03, -0.02), _spot(door, thumb_at, 0.985, 0.03)]
        sheet.fill(limb([knuckles, *thumb], [size * 0.07, size * 0.058, size * 0.046]), skin)
    scene.add(
        sheet, relief=4, lo=0.6, hi=0.6, rim=0.6, rim_width=1.5, wobble=0.2, shadow=(2, 4, 4, 0.6)
    )


def _sleeper(scene: Scene) -> None:
    """Someone with a suitcase leans on the last door, asleep."""
    who = Look_(
        skin="brown",
        hair="short",
        hair_colour="#2a1c20",
        beard="short",
        coat="coat",
        colour="#5a5f7c",
        trim="#8a8fa8",
        hem=0.9,
        scarf="#d8a23c",
        hat="bowler",
        hat_colour="#3a3550",
        face="sleep",
        trousers="#2c2a44",
        shoes="#1c1420",
    )
    x, seat = 588, 1096
    scene.pool(x + 20, 1176, 150, 20, "#06040f", 0.95)
    scene.pool(x - 10, 1170, 80, 34, "#06040f", 0.7)
    case = scene.sheet()
    suitcase(case, x + 2, 1180, size=1.56)
    scene.add(case, relief=4, rim=0.5, wobble=0.4, shadow=(8, 6, 10, 0.6))
    Figure(
        who,
        "sit",
        "q",
        lean=-12,
        hunch=8,
        head=22,
        near_arm=(16, 62),
        far_arm=(4, 58),
        near_leg=(84, 2),
        far_leg=(76, 8),
        wind=(-9, -3),
    ).draw(scene, x, 1180, 366, light=(640, 900, 200), rim=0.5, shadow=(6, 8, 8, 0.5))
    scene.shine(590, seat - 60, 150, "#d88a48", 0.22)


def _path_of_light(scene: Scene) -> None:
    """What falls from the doors runs on over the wet grass, in puddles, and leaves lie in it."""
    rng = random.Random(64)
    glow = scene.sheet()
    way = [(250, 800), (196, 900), (206, 1010), (130, 1110), (40, 1230)]
    glow.fill(taper(way, [30, 90, 130, 190, 260]), "#6a5a9a", 0.34, blur=34)
    glow.fill(taper(way, [10, 40, 60, 90, 120]), "#e8a868", 0.26, blur=24)
    scene.put(glow, "screen")
    puddles = scene.sheet()
    for x, y, wide, light in (
        (236, 884, 66, "#f0b8cc"),
        (140, 962, 82, "#cfc4e8"),
        (292, 1010, 74, "#f4cf8c"),
        (66, 1076, 96, "#a8c8e8"),
        (258, 1152, 110, "#f2b878"),
        (404, 1108, 60, "#d8b0dc"),
    ):
        edge = [
            (
                x + wide * math.cos(a) * rng.uniform(0.84, 1.1),
                y + wide * 0.24 * math.sin(a) * rng.uniform(0.8, 1.15),
            )
            for a in np.linspace(0, math.tau, 12)[:-1]
        ]
        shape = spline(edge)
        puddles.fill(
            shape, "#4a4470", grad=linear(x, y - wide * 0.24, x, y + wide * 0.24, "#1a1634")
        )
        with puddles.inside(shape):
            puddles.fill(ellipse(x + wide * 0.2, y, wide * 0.5, wide * 0.13), light, 0.75, blur=9)
            for _ in range(9):
                px, py = x + rng.gauss(0, wide * 0.4), y + rng.gauss(0, wide * 0.1)
                puddles.fill(ellipse(px, py, rng.uniform(5, 20), 1.1), light, 0.7)
        puddles.line(shape, "#c8bce0", 1.3, 0.4)
        for ring in (7, 13):
            puddles.line(ellipse(x - wide * 0.3, y, ring, ring * 0.34), "#f0e8ff", 1.1, 0.6)
    scene.add(puddles, wobble=1.0, amount=0.05)
    leaves = scene.sheet()
    for _ in range(54):
        part = rng.random()
        px, py = 300 - 260 * part + rng.gauss(0, 90), 850 + 340 * part + rng.gauss(0, 22)
        size = (py - HORIZON) / 900 * rng.uniform(16, 30)
        turn = rng.uniform(0, math.tau)
        end = px + size * math.cos(turn), py + size * 0.55 * math.sin(turn)
        tone = mix("#c8603c", rng.choice(["#e0a848", "#8a3c50", "#d88a4c"]), rng.random())
        if px > 430 or py > 1200:
            continue
        leaves.fill(leaf((px, py), end, size * 0.5, bend=0.12), tone)
        leaves.line(poly([(px, py), end], closed=False), mix(tone, NIGHT, 0.5), 1.1, 0.8)
    scene.add(leaves, relief=2, rim=0.5, rim_width=1.4, shadow=(3, 4, 3, 0.6), wobble=0.3)


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
    with sheet.at(168, 1096, 1.0, -18):
        sheet.line(ellipse(-26, 0, 13, 9), "#e0b95c", 6)
        sheet.fill(limb([(-12, 0), (40, 0)], [6, 5]), "#e0b95c")
        sheet.fill(
            poly([(28, 0), (28, 13), (33, 13), (33, 7), (37, 7), (37, 14), (42, 14), (42, 0)]),
            "#e0b95c",
        )
    scene.pool(170, 1102, 50, 12, "#0c0a1c", 0.7)
    scene.add(sheet, relief=3, hi=0.9, rim=0.8, rim_width=2, wobble=0.3, shadow=(4, 5, 4, 0.6))
    scene.shine(146, 1098, 16, "#ffe9a8", 0.35)


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
