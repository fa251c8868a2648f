"""A young man rings where no house is, and his shadow climbs a wall that is not there."""

import math
import random
from typing import Final

import cv2
import numpy as np

from pinxit_atelier.engine import (
    Brush,
    Cast,
    Field,
    Look,
    Page,
    Palette,
    Scene,
    ellipse,
    linear,
    poly,
    rgb,
    sample,
    smoothstep,
    spline,
    taper,
)
from pinxit_atelier.gesture import (
    POSES,
    Canvas,
    Foot,
    Hand,
    Person,
    Stage,
    figure,
    things,
    unit,
    vec,
)
from pinxit_atelier.gesture import Look as Who
from pinxit_atelier.gesture.buffer import FAR

HORIZON: Final = 640.0
MAN: Final = 592.0, 1068.0
TALL: Final = 384.0
FOLD: Final = 1000.0  # where the ground ends for the shadow, and the wall begins
POST: Final = 422.0, 1044.0
AWAY: Final = 238.0  # how far to the left that is
GROWN: Final = 1.42  # how much larger he is on the wall
INK: Final = "#5064a0"


def paint(page: Page) -> Scene:
    """Paint the white, the way he came, what is left of a house, and him."""
    scene = Scene(page, 8820, light=(1700, 640, 380), glow="#fff2d2", shade="#47557e",
                  reach=2600, felt=0.1)  # fmt: skip
    scene.focus(560, 880, 190)
    scene.focus(700, 1120, 90, 0.8)
    scene.focus(300, 700, 170, 0.6)
    _sky(scene)
    _salt(scene)
    _footsteps(scene)
    _other_visitor(scene)
    _steam(scene)
    _mat(scene)
    _shadow(scene)
    _shoes(scene)
    _visit(Stage(scene, *MAN, TALL, pitch=9)).paint(
        rim=0.5, rim_colour="#fff0c8", bounce="#e8ecf4", shadow=0, contact=0.7, dim=0.1, fill=0.5
    )
    return scene.finish(
        Look(
            vignette=0.1, bloom=0.15, bloom_from=0.95, grain=0.02, contrast=1.1,
            brush=Brush(exact=0.03, detail=0.5, variety=0.6),
            palette=Palette(
                colours=("#f4ecd0", "#aab6cc", "#41507c", "#b08a62", "#d8b8a0"),
                accent="#cf1f2b", quiet=0.08, warmth=0.15,
            ),
            masses=0.1,
        )
    )  # fmt: skip


def _sky(scene: Scene) -> None:
    page = scene.page
    where = page.y / HORIZON + 0.05 * page.noise(3, 300, 3, 0.5, (3, 1))
    scene.backdrop(
        [(0, "#a8c2d6"), (0.4, "#d2dfe2"), (0.75, "#f2eede"), (0.93, "#fbe9b0"), (1, "#fbe2a0")],
        where.astype(np.float32), amount=0.02,
    )  # fmt: skip
    scene.of("sky", way=8)
    far = scene.sheet()
    ridge = [(-20, 634), (60, 622), (130, 628), (220, 612), (300, 624), (380, 631), (470, 637)]
    far.fill(spline([*ridge, (470, 642, 1), (-20, 642, 1)]), "#a9b8cc", 0.6)
    scene.put(far, wobble=0.6)


def _ground(x: float, z: float) -> tuple[float, float]:
    """Return where a place on the flat is on the page; z = 1 is at the lower edge."""
    return 420 + x * 700 / z, HORIZON + 590 / z


def _salt(scene: Scene) -> None:
    """The crust: cells with raised rims, wide near us and lost far away."""
    page = scene.page
    deep = np.clip((page.y - HORIZON) / (1200 - HORIZON), 0, 1)[..., None]
    white = rgb("#f6f1e2") * (1 - deep) + rgb("#dfe3ea") * deep
    white = white * (1 + 0.03 * page.noise(5, 150, 4, 0.5, (4, 1))[..., None])
    ground = smoothstep(HORIZON - 1, HORIZON + 2, page.y)
    scene.image = (scene.image * (1 - ground[..., None]) + white * ground[..., None]).astype(
        np.float32
    )
    scene.of("snow", ground, way=0)
    rng = random.Random(12)
    lines = scene.sheet()
    for one, other in _crust(rng):
        a, b = _ground(*one), _ground(*other)
        near = min(1.0, 1.7 / one[1])
        wide = 6.0 / one[1]
        mid = (a[0] + b[0]) / 2 + rng.uniform(-5, 5) / one[1], (a[1] + b[1]) / 2
        low = [(x - 2 * near, y + wide * 0.5) for x, y in (a, mid, b)]
        lines.fill(taper(low, [wide * 0.6, wide, wide * 0.6], 5), "#93a3c4", 0.6 * near**1.3)
        lines.fill(taper([a, mid, b], [wide * 0.4, wide * 0.8, wide * 0.4], 5), "#fffdf4", near)
    scene.put(lines, wobble=0.8)


def _crust(rng: random.Random) -> list[tuple[tuple[float, float], tuple[float, float]]]:
    """Return the rims of the cells, from place to place on the flat."""
    size = 0.27
    knots: dict[tuple[int, int], tuple[float, float]] = {}

    def knot(column: int, row: int) -> tuple[float, float]:
        if (column, row) not in knots:
            off = 0.17 if (column + row) % 2 else -0.17
            z = 0.9 + (row + off) * size * 0.86 + rng.uniform(-0.06, 0.06)
            knots[column, row] = (column * size + rng.uniform(-0.07, 0.07), z)
        return knots[column, row]

    rims = []
    for row in range(26):
        reach = int(4 + (row * 0.23 + 1) * 3)
        for column in range(-reach, reach + 1):
            rims.append((knot(column, row), knot(column + 1, row)))
            if (column + row) % 2:
                rims.append((knot(column, row), knot(column, row + 1)))
    return rims


WAY: Final = (
    (664, 646), (668, 656), (684, 676), (718, 712), (760, 768), (786, 850), (764, 960), (640, 1058),
)  # fmt: skip


def _footsteps(scene: Scene) -> None:
    """A dotted line from the edge of the world."""
    sheet = scene.sheet()
    place, number = 0.0, 0
    stations = sample(list(WAY), 900)
    while place < 860:
        x, y, way_x, way_y = stations[int(place)]
        near = (y - HORIZON) / 430
        side = (1 if number % 2 else -1) * 13 * near
        x, y = x - way_y * side, y + way_x * side * 0.5
        turn = math.degrees(math.atan2(way_y * 0.7, way_x))
        sheet.fill(ellipse(x - 1, y + 2.6 * near, 16 * near + 1, 7 * near + 0.6, turn), "#fffdf6")
        sheet.fill(ellipse(x, y, 15 * near + 1, 5.5 * near + 0.5, turn), "#8f9dbd", 0.8,
                   grad=linear(x - 14, y, x + 14, y, "#b9c3d4"))  # fmt: skip
        number += 1
        place += 4 + 38 * near
    scene.put(sheet)


def _other_visitor(scene: Scene) -> None:
    """Very far off, with something yellow in the hand."""
    who = Who("thin_man", coat="#6c7890", legs="#5c6680", hair_colour="#5a6080")
    figure(scene, who, "strolling", 652, 655, 46, facing=20, shadow=0.3, haze=("#dfe0dc", 0.25))
    flowers = scene.sheet()
    flowers.fill(ellipse(660, 634, 3.8), "#d8a83c").fill(ellipse(663, 630, 2.8), "#e8c052")
    scene.put(flowers)
    scene.exact(ellipse(654, 632, 24, 34))


def _steam(scene: Scene) -> None:
    """It rises from where a chimney would be."""
    rng = random.Random(7)
    sheet = scene.sheet()
    way = [(150, 372), (147, 330), (166, 290), (156, 230), (190, 160), (196, 80), (240, -10)]
    for step, (x, y, _, _) in enumerate(sample(way, 60)):
        part = step / 60
        for _ in range(4):
            size = (2.5 + 36 * part) * rng.uniform(0.4, 1.0)
            px, py = x + rng.gauss(0, 1) * (1.5 + 24 * part), y + rng.uniform(-6, 6)
            thin = (1 - part) ** 0.6
            sheet.fill(ellipse(px - size * 0.3, py + size * 0.35, size), "#93a4ba", 0.10 * thin,
                       blur=2 + 5 * part)  # fmt: skip
            sheet.fill(ellipse(px + 2, py, size * 0.85), "#fffdf4", 0.5 * thin, blur=2 + 4 * part)
    scene.put(sheet, wobble=2)


MAT: Final = ((440, 1036), (632, 1030), (700, 1098), (456, 1106))


def _on_mat(across: float, down: float) -> tuple[float, float]:
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = MAT
    left, top = ax + (dx - ax) * down, ay + (dy - ay) * down
    right, low = bx + (cx - bx) * down, by + (cy - by) * down
    return left + (right - left) * across, top + (low - top) * across


def _mat(scene: Scene) -> None:
    """A doormat of coir, with a border and a worn middle."""
    rng = random.Random(9)
    sheet = scene.sheet()
    sheet.fill(poly(list(MAT)), "#b08e5e", grad=linear(440, 0, 690, 0, "#c4a472"))
    for _ in range(1500):
        x, y = _on_mat(rng.random(), rng.random())
        tone = rng.choice(["#86663c", "#d2b684", "#a07c4a", "#6f5434"])
        sheet.line(poly([(x, y), (x + rng.uniform(-2, 2), y - rng.uniform(3, 7))], closed=False),
                   tone, 1.6, 0.7)  # fmt: skip
    edge = [_on_mat(*at) for at in ((0.07, 0.14), (0.93, 0.14), (0.93, 0.86), (0.07, 0.86))]
    sheet.line(poly(edge), "#6a4a34", 5, 0.7)
    scene.lay(sheet, "cloth", way=80, cast=Cast((-6, 4), dark=0.7), form=0.15)


def _visit(stage: Stage, *, rings: bool = True) -> Stage:
    """Put him on the mat, the flowers at his back, and the bell at his finger if he rings."""
    man = stage.person(
        YOUNG, POSES["stand"].like(
            pelvis=(0, 0.55, 0), hips=(0, 0, 2), chest=(-4, 3, -2), head=(6, 3, 5),
            left_foot=Foot((0.05, 0.04, 0.03), 12, knee=(0.2, 0, 1)),
            right_foot=Foot((-0.05, 0.04, -0.03), -14, knee=(-0.2, 0, 1)),
            left_hand=Hand((0.09, 0.70, 0.34), (0.5, -1, 0), "point", (-0.1, 0, 1), (-0.3, -1, 0)),
            right_hand=Hand((-0.03, 0.53, -0.17), (-1, 0, -0.5), "rod", (0.9, 0.1, -0.2),
                            (0, 0.2, -1)),
            shrug=0.2,
        ), facing=-128,
    )  # fmt: skip
    _tulips(stage.canvas, man)
    if rings:
        _post(stage.canvas, man)
    return stage


YOUNG: Final = Who(
    "thin_man", "brown", head="asha", hair="short afro", hair_colour="#2a1d1e",
    top="#7e8aa2", legs="#76829a", leg_width=0.34, collar="shirt", hem=0.07, loose=0.3,
    cuffs="#f2eee2", shoes="#6e4630",
)  # fmt: skip


def _tulips(canvas: Canvas, man: Person) -> None:
    """Behind his back, where a surprise belongs."""
    rng = random.Random(4)
    hold = man.hold["r"].rod
    back = -man.ahead
    side = np.cross(vec(0, 1, 0), back)
    up = unit(vec(0, 0.85, 0) + back * 0.5)
    with canvas.part("#d8c8a4", soft=0.3) as wrap:
        wrap.chain([hold - up * 0.07, hold + up * 0.02, hold + up * 0.10], [0.012, 0.017, 0.046])
    for number in range(11):
        around = number * 2.4
        far = 0.062 * math.sqrt((number + 0.4) / 11)
        tip = hold + up * rng.uniform(0.15, 0.2) + side * far * math.cos(around)
        tip = tip + back * far * math.sin(around)
        way = unit(tip - hold)
        with canvas.part("#5f7d4a", soft=0.1) as stem:
            stem.chain([hold + up * 0.06, tip], [0.005, 0.004])
        with canvas.part(rng.choice(["#d42430", "#c01a28", "#dc3430"]), soft=0.12) as cup:
            cup.chain([tip, tip + way * 0.02, tip + way * 0.05], [0.014, 0.022, 0.008])
    for lean in (-0.09, 0.07, 0.1):
        tip = hold + up * 0.12 + side * lean + back * abs(lean) * 0.3
        with canvas.part("#6f8c56", soft=0.1) as blade:
            blade.chain([hold + up * 0.05, (hold + up * 0.1 + tip) / 2, tip], [0.008, 0.011, 0.003])


def _post(canvas: Canvas, man: Person) -> None:
    """A post with a bell push, and no door beside it."""
    finger = man.hold["l"].rod + man.ahead * 0.085
    foot, top = vec(finger[0], 0, finger[2]), finger + vec(0, 0.06, 0)
    foot, top = foot + man.ahead * 0.02, top + man.ahead * 0.02
    things.rod(canvas, [foot, top], 0.017, "#cbbfa8")
    things.ball(canvas, top, 0.023, "#cbbfa8")
    things.ball(canvas, finger + man.ahead * 0.004, 0.016, "#b8862f", sheen=0.6)
    canvas.contact(foot, 0.05)


def _silhouette(scene: Scene, *, rings: bool) -> Field:
    """Return how the sun sees him, flowers and all, as if he stood at his place."""
    page = scene.page
    canvas = _visit(Stage(scene, *MAN, TALL, pitch=9, yaw=9), rings=rings).canvas
    seen = (canvas.z > FAR).astype(np.float32)
    part = page.scale / canvas.scale
    place = np.array(
        [[part, 0, canvas.left * page.scale], [0, part, canvas.top * page.scale]], np.float32
    )
    return np.asarray(cv2.warpAffine(seen, place, (page.width, page.height),
                                     flags=cv2.INTER_AREA), np.float32)  # fmt: skip


def _shadow(scene: Scene) -> None:
    """On the ground it lies down; then it stands up, in the middle of the air."""
    page, scale = scene.page, scene.page.scale
    alone, ringing = (_silhouette(scene, rings=rings) for rings in (False, True))
    hem = 46.0  # how much of him is thrown on the ground

    def taken(shape: Field, x: Field, y: Field) -> Field:
        maps = (x * scale).astype(np.float32), (y * scale).astype(np.float32)
        return np.asarray(cv2.remap(shape, *maps, cv2.INTER_LINEAR), np.float32)

    part = (MAN[1] - page.y) / (MAN[1] - FOLD)
    wide = 1 + (GROWN - 1) * np.clip(part, 0, 1)
    flat = taken(alone, MAN[0] + (page.x + part * AWAY - MAN[0]) / wide, MAN[1] - part * hem)
    flat = flat * (page.y > FOLD) * (page.y <= MAN[1] + 14)
    of_post = scene.sheet().fill(taper([POST, (92, FOLD)], [11, 20]), "#000000").pixels()[..., 3]
    flat = np.maximum(flat, of_post)
    upright = taken(
        ringing, MAN[0] + (page.x + AWAY - MAN[0]) / GROWN, MAN[1] - hem - (FOLD - page.y) / GROWN
    )
    upright = upright * (page.y <= FOLD)
    both = (flat + upright).astype(np.float32)
    high = smoothstep(FOLD, FOLD - 520, page.y)
    cast = page.blur(both, 1.6) * (1 - high) + page.blur(both, 4) * high
    scene.multiply((cast * (0.9 - 0.22 * high)).astype(np.float32), INK)


def _shoes(scene: Scene) -> None:
    """Very small, very neat, and wet."""
    wet = scene.sheet()
    wet.fill(spline([(672, 1134), (716, 1120), (768, 1128), (776, 1148), (724, 1158), (676, 1150)]),
             "#a9b8cc", 0.8, grad=linear(640, 0, 770, 0, "#d4dce4"))  # fmt: skip
    scene.put(wet, wobble=1)
    for x, y, turn in ((702, 1130, -8), (742, 1138, 4)):
        sheet = scene.sheet()
        with sheet.at(x, y, 0.86, turn):
            sheet.fill(spline([(-24, 9, 1), (-26, -2), (-16, -9), (-3, -4), (7, -13, 1),
                               (22, -14, 1), (24, 0), (24, 9, 1)]), "#7d3a3a")  # fmt: skip
            sheet.fill(ellipse(14.5, -13, 8, 3.2), "#3a2430")
            sheet.line(spline([(-3, -4), (3, -12), (8, -12)], closed=False), "#5a2a30", 3)
            sheet.fill(ellipse(-16, -4, 6, 2.2, -14), "#f4e8e0", 0.85)
        scene.lay(sheet, "skin", form=0.4, cast=Cast((-14, 3), dark=0.7), contact=0.6, wobble=0.2)
