"""A long coat full of crows stands at the half-door, lifts its hat, and offers a white feather."""

import math
from collections.abc import Callable
from typing import Final

import numpy as np

from pinxit_atelier.animals import crow, feather
from pinxit_atelier.compose import Perspective
from pinxit_atelier.engine import (
    Brush,
    Cast,
    Look,
    Page,
    Palette,
    Path,
    Scene,
    Sheet,
    ellipse,
    leaf,
    linear,
    mix,
    moved,
    poly,
    rect,
    sample,
    spline,
    taper,
    vary,
)
from pinxit_atelier.gesture import BUILDS, POSES, Canvas, Hand, Hold, Stage, unit, vec
from pinxit_atelier.gesture import Look as Wear

CROW, SHEEN = "#12131a", "#56688e"
CLOTH: Final = "#302f38"
HORIZON = 742
SILL = 1084


def paint(page: Page) -> Scene:
    """Paint the field, the visitor from his coat to his feathers, and the door between us."""
    scene = Scene(page, 4121, light=(120, 160, 420), glow="#f3f1ec", shade="#0e0e14", reach=1500,
                  felt=0.45)  # fmt: skip
    scene.focus(410, 350, 200)
    scene.focus(460, 800, 190, 0.7)
    scene.focus(210, 240, 150, 0.6)
    _sky(scene)
    scene.of("sky")
    _field(scene)
    _scarecrow(scene)
    _escaping(scene)
    _hair(scene)
    stage, hands = _visitor(scene)
    _throat(scene)
    scene.felt = 0.9  # crows keep their bright rims: black on black
    _face(scene)
    _quills(scene, stage, hands["r"])
    _pansy(scene)
    _feather(scene)
    _crow(scene, 590, 804, 0.84, 166, neck=40)
    scene.felt = 0.3
    scene.exact(ellipse(404, 370, 130, 170))
    scene.exact(ellipse(560, 806, 90, 60))
    _door(scene)
    _on_the_sill(scene)
    return scene.finish(
        Look(brush=Brush(exact=0.035, edges=0.4), vignette=0.36, bloom=0.16, saturation=1.05,
             contrast=1.05, palette=Palette(mother="#8a8c94", much=0.04, accent="#ffd84e",
             quiet=0.1))
    )  # fmt: skip


def _strokes(
    sheet: Sheet,
    scene: Scene,
    shape: Path,
    way: Callable[[float, float], float],
    count: int,
    length: tuple[float, float] = (9, 22),
    light: float = 0.5,
) -> None:
    """Paint feathers as fine strokes: most are black, some catch a blue sheen."""
    rng = scene.rng
    box = shape.getBounds()
    for _ in range(count):
        x, y = rng.uniform(box.left(), box.right()), rng.uniform(box.top(), box.bottom())
        if not shape.contains(x, y):
            continue
        turn = math.radians(way(x, y) + rng.uniform(-14, 14))
        far, wide = rng.uniform(*length), rng.uniform(1.4, 3.4)
        top = 1 - (y - box.top()) / max(box.height(), 1)
        tone = mix("#07070b", SHEEN, min(1, rng.random() ** 2 * (0.35 + light * top)))
        if rng.random() < 0.05 * top:
            tone = mix(tone, "#cfd8e8", 0.5)
        end = x + far * math.cos(turn), y + far * math.sin(turn)
        sheet.fill(taper([(x, y), end], [0.4, wide, 0.3], 4), tone, rng.uniform(0.45, 0.9))


def _sky(scene: Scene) -> None:
    page = scene.page
    where = page.y / HORIZON + 0.24 * page.noise(6, 240, 5, 0.55, (2.2, 0.8))
    stops = [(0, "#aeadae"), (0.35, "#d6d3ce"), (0.8, "#f8f5ee"), (1.1, "#fffdf6")]
    scene.backdrop(stops, where.astype(np.float32), texture="across", amount=0.04)
    scene.shine(420, 640, 460, "#fffaf0", 0.5)
    far = scene.sheet()
    for number in range(46):
        x = number * 18 + scene.rng.uniform(-8, 8)
        far.fill(
            ellipse(x, HORIZON - 4, scene.rng.uniform(10, 22), scene.rng.uniform(8, 20)), "#b9b6b2"
        )
    far.fill(rect(0, HORIZON - 6, 800, 20), "#b9b6b2")
    for x, y, size in ((600, 130, 0.9), (660, 180, 0.6), (540, 170, 0.5)):
        for side in (-1, 1):
            far.fill(
                taper(
                    [
                        (x, y),
                        (x + side * 16 * size, y - 9 * size),
                        (x + side * 32 * size, y + 2 * size),
                    ],
                    [5 * size, 3.4 * size, 0.5],
                    10,
                ),
                "#7f7e82",
            )
    scene.add(far, haze=("#f2efe8", 0.45), wobble=1.2)


def _field(scene: Scene) -> None:
    """Stubble, row after row, to the horizon."""
    rng, view = scene.rng, Perspective(440, HORIZON - 8, 300)
    ground = scene.sheet()
    ground.fill(
        rect(-10, HORIZON, 820, 480), "#e0dbcf", grad=linear(0, HORIZON, 0, 1150, "#8f8a82")
    )
    for number in range(-40, 41):
        for _ in range(170):
            z = 0.5 + 5.5 * rng.random() ** 1.9
            x, y = view.at(number * 0.17 + rng.uniform(-0.03, 0.03), 0.62, z)
            if not (-10 < x < 810 and y < 1200):
                continue
            for _ in range(3):
                high, tone = rng.uniform(9, 19) / z, mix("#6a655d", "#fffdf4", rng.random())
                tip = x + rng.uniform(-0.35, 0.35) * high, y - high
                ground.fill(
                    taper([(x + rng.uniform(-3, 3) / z, y), tip], [2.2 / z, 0.5], 4),
                    mix(tone, "#e4e0d6", min(0.75, z / 8)),
                    0.85,
                )
            ground.fill(ellipse(x, y, 7 / z, 1.6 / z), "#7c776e", 0.16)
    scene.add(ground, wobble=0.5, amount=0.05, texture="across")
    scene.mist(HORIZON + 4, 34, "#fbf8f0", 0.7, seed=2)


def _scarecrow(scene: Scene) -> None:
    """Bare now."""
    sheet = scene.sheet()
    x, y = 112, 846
    sheet.fill(taper([(x - 12, y), (x - 6, y - 70), (x + 8, y - 150)], [8, 7, 6]), "#5c564e")
    sheet.fill(taper([(x - 50, y - 88), (x + 2, y - 104), (x + 46, y - 130)], [4, 6, 4]), "#6d675f")
    sheet.line(ellipse(x + 2, y - 105, 7, 9, 20), "#8f897e", 3)
    sheet.fill(
        spline(
            [
                (x - 6, y - 146),
                (x + 2, y - 168),
                (x + 20, y - 166),
                (x + 24, y - 148),
                (x + 8, y - 138),
            ]
        ),
        "#a8a194",
    )
    sheet.fill(
        spline(
            [
                (x + 20, y - 116, 1),
                (x + 44, y - 130, 1),
                (x + 48, y - 96),
                (x + 40, y - 78, 1),
                (x + 34, y - 92),
                (x + 26, y - 76, 1),
            ]
        ),
        "#8a847a",
    )
    for side, py in ((-1, y - 88), (1, y - 130)):
        for number in range(9):
            px = x - 50.0 if side < 0 else x + 46.0
            sheet.line(
                poly([(px, py), (px + side * 15 - number, py + number * 4 - 9)], closed=False),
                "#b5ac96",
                1.8,
            )
    for number in range(14):
        px = x - 2 + number * 1.6
        sheet.line(
            poly([(px + 2, y - 146), (px - 8 + number, y - 122 - number % 3 * 6)], closed=False),
            "#b5ac96",
            1.6,
        )
    scene.pool(x + 26, y + 2, 46, 6, "#8a867e", 0.6)
    scene.add(sheet, relief=3, haze=("#eeeae2", 0.25), wobble=0.8)


def _visitor(scene: Scene) -> tuple[Stage, dict[str, Hold]]:
    """Model the coat that bows a little, with one sleeve lifting the hat; return the hands."""
    stage = Stage(scene, 482, 1452, 1120, pitch=3, box=(20, 20, 790, 1230))
    look = Wear(BUILDS["broad"].like(stoop=0.35), "#17161c", hair="", top=CLOTH, legs="#17161c",
                coat=CLOTH, coat_length=0.62, coat_open=0.12, lining="#101014", collar="high",
                loose=0.8, cuffs="#5a5862")  # fmt: skip
    pose = POSES["stand"].like(
        hips=(-6, 4, -5),
        chest=(-10, 10, 7),
        head=(0, 10, 0),
        right_hand=Hand((-0.2, 0.965, 0.14), (-0.25, -1, 0.35), "edge", (0.3, 0.9, 0.1),
                        (0.7, 0, -0.7)),
        left_hand=Hand((0.115, 0.555, 0.27), (1, -0.5, -0.3), "fist", (-0.85, 0.05, 0.3),
                       (-0.1, -1, 0.2)),
    )  # fmt: skip
    who = stage.person(look, pose, facing=-12)
    _hat(stage.canvas, who.hold["r"])
    stage.paint(light=(40, 120, 420), rim=0.2, rim_colour="#e4e4e6", fill=0.55, shadow=0, contact=0,
                focus=(410, 420, 520), strokes=1.2, dim=0.1)  # fmt: skip
    return stage, who.hold


def _hat(canvas: Canvas, hold: Hold) -> None:
    """A top hat by its brim, tipped towards us."""
    up = unit(vec(-0.3, 0.93, -0.1))
    side = unit(np.cross(up, vec(0, 0, 1)))
    front = np.cross(side, up)
    frames = [(side, front)] * 2
    middle = hold.edge + vec(0.052, 0.02, -0.015)
    with canvas.part("#1c1b22", soft=0.2) as brim:
        brim.loft([middle, middle + up * 0.004], frames, [(0.098, 0.088)] * 2, 0.004)
    with canvas.part("#222129", soft=0.25, sheen=0.35) as crown:
        tall = [middle, middle + up * 0.06, middle + up * 0.125]
        crown.loft(tall, [frames[0]] * 3, [(0.062, 0.058), (0.058, 0.054), (0.066, 0.062)], 0.006)
    with canvas.part("#8f8d90", soft=0.2) as band:
        low = [middle + up * 0.008, middle + up * 0.026]
        band.loft(low, frames, [(0.0635, 0.0595), (0.0625, 0.0585)], 0.001)


def _throat(scene: Scene) -> None:
    """Between the lapels there is no shirt."""
    inside = scene.sheet()
    gap = spline([(404, 640, 1), (346, 520), (334, 440), (404, 410), (474, 440), (466, 520)])
    inside.fill(gap, "#0b0b10")
    _strokes(inside, scene, gap, lambda x, y: 90 + (x - 400) * 0.5 + 0 * y, 700, (14, 30), 0.8)
    scene.add(inside, relief=8, lo=0.4, hi=0.5, wobble=0.5)
    for side in (-1, 1):
        collar = scene.sheet()
        x = 404
        outline = ((8, 660, 1), (70, 540, 0), (86, 446, 0), (112, 400, 1), (134, 450, 0),
                   (168, 500, 1), (140, 540, 1), (150, 568, 1), (70, 650, 0))  # fmt: skip
        shape = spline([(x + side * out, y, sharp) for out, y, sharp in outline])
        light = "#4a4a55" if side < 0 else "#2b2a32"
        collar.fill(shape, light, grad=linear(x, 420, x, 650, "#1c1b21"))
        scene.lay(collar, "cloth", form=0.5, cast=Cast((5, 8), dark=0.6, soft=0.4))


def _quills(scene: Scene, stage: Stage, hold: Hold) -> None:
    """What closes over the brim are no fingers."""
    for joints in hold.fingers:
        way = [stage.page(joint) for joint in joints]
        start, tip, last = way[0], way[-1], way[-2]
        line = [(start[0] - 10, start[1] + 26), *way,
                (tip[0] * 1.7 - last[0] * 0.7, tip[1] * 1.7 - last[1] * 0.7)]  # fmt: skip
        sheet = scene.sheet()
        quill = taper(line, [14, 24, 26, 24, 18, 2], 30)
        sheet.fill(quill, "#343a4c", grad=linear(*line[0], *line[-1], "#10121a"))
        for x, y, way_x, way_y in sample(line, 34)[2:]:
            for side in (-1, 1):
                end = x + 14 * (way_x - side * way_y), y + 14 * (way_y + side * way_x)
                tone = scene.rng.choice([SHEEN, "#07080c", "#07080c"])
                sheet.line(poly([(x, y), end], closed=False), tone, 1.2, 0.55, clip=quill)
        sheet.fill(taper(line, [3, 2.4, 0.6]), "#9aa8c6", 0.8)
        scene.add(sheet, relief=8, lo=0.45, hi=0.8, rim=0.9, rim_width=2, rim_colour="#c3cfe4",
                  shadow=(3, 6, 6, 0.6), wobble=0.3)  # fmt: skip


def _door(scene: Scene) -> None:
    """The dark of the house: one post near us, the open leaf, and the lower half, still shut."""
    house = scene.sheet()
    house.fill(poly([(-10, -10), (70, -10), (46, 1210), (-10, 1210)]), "#1d1a1b")
    house.fill(poly([(-10, -10), (810, -10), (810, 22), (-10, 36)]), "#1d1a1b")
    house.fill(poly([(752, -10), (810, -10), (810, 1210), (742, 1210)]), "#171516",
               grad=linear(745, 0, 800, 0, "#2a2625"))  # fmt: skip
    house.fill(rect(-10, SILL + 22, 820, 140), "#231f1f", grad=linear(0, SILL, 0, 1200, "#0f0d0e"))
    for x in (150, 262, 388, 502, 628):
        house.line(poly([(x, SILL + 30), (x - 3, 1210)], closed=False), "#0a0909", 4)
    scene.lay(house, "wood", way=88)
    ledge = scene.sheet()
    board = poly([(42, SILL + 4), (752, SILL - 8), (758, SILL + 26), (38, SILL + 34)])
    ledge.fill(board, "#77706a", grad=linear(0, SILL, 0, SILL + 34, "#2c2827"))
    scene.lay(ledge, "wood", way=-1, cast=Cast((4, 14), dark=0.6, soft=0.4))


def _crow(
    scene: Scene,
    x: float,
    y: float,
    size: float,
    turn: float,
    *,
    flip: bool = False,
    neck: float = 150,
    gape: float = 0,
    eye: float = 1,
    beak: float = 1,
    asleep: bool = False,
) -> None:
    """The head of a crow that looks to the right, turned, with a neck that trails away."""
    rng = scene.rng
    sheet = scene.sheet()
    with sheet.at(x, y, size, turn, flip=flip):
        nape = spline(
            [
                (8, -36),
                (-36, -38),
                (-neck * 0.6, -44),
                (-neck, -30),
                (-neck, 34),
                (-neck * 0.6, 50),
                (-20, 44),
                (24, 28),
            ]
        )
        sheet.fill(nape, CROW)
        _strokes(sheet, scene, nape, lambda _x, _y: 180, int(neck * 2.6), (12, 26), 0.7)
        skull = spline(
            [(36, -12), (22, -33), (-8, -42), (-40, -30), (-48, 4), (-30, 34), (6, 36), (32, 18)]
        )
        sheet.fill(skull, "#191b25", grad=linear(-20, -40, 0, 36, "#08080c"))
        _strokes(sheet, scene, skull, lambda _x, y: 180 - y * 0.6, 190, (8, 16), 1.0)
    scene.add(
        sheet,
        relief=16,
        lo=0.4,
        hi=0.9,
        rim=0.8,
        rim_width=2,
        rim_colour="#b9c6de",
        shadow=(3, 5, 8, 0.6),
        wobble=0.4,
        hue=0.01,
    )
    head = scene.sheet()
    with head.at(x, y, size, turn, flip=flip):
        lower = spline(
            [
                (22, 8),
                (60, 14 + gape * 0.4),
                (88 * beak, 18 + gape, 1),
                (56, 24 + gape * 0.6),
                (20, 24),
            ]
        )
        head.fill(lower, "#33353f")
        upper = spline([(20, -16), (46, -19), (78, -10), (104 * beak, 14, 1), (70, 10), (20, 12)])
        head.fill(upper, "#7c8190", grad=linear(40, -18, 50, 14, "#23242c"))
        head.fill(taper([(30, -13), (58, -13), (86 * beak, 0)], [1, 5, 0.6], 12), "#c3c8d4", 0.7)
        for _ in range(26 if eye else 0):  # bristles over the nostril
            py = rng.uniform(-14, 4)
            head.fill(
                taper([(12, py), (44 + rng.uniform(-8, 10), py + 3)], [3, 0.5], 5), "#0c0d13", 0.9
            )
        if eye:
            _eye(head, eye, asleep=asleep)
    scene.add(
        head,
        relief=6,
        lo=0.5,
        hi=0.7,
        rim=0.5,
        rim_width=1.6,
        shadow=(2, 4, 5, 0.5),
        wobble=0.3,
        hue=0.01,
    )


def _eye(head: Sheet, size: float, *, asleep: bool) -> None:
    """A mild dark eye, half under its lid, or shut."""
    if asleep:
        lid = [(-18, -14), (-9, -3), (4, -3), (11, -12)]
        head.fill(taper(lid, [1.4, 4.6, 4.6, 1.4], 16), "#dfe5ee")
        for number in range(4):
            x = -13 + number * 6.5
            head.fill(taper([(x, -5), (x - 2, 3)], [2, 0.6], 4), "#dfe5ee", 0.8)
        return
    round_ = ellipse(6, -10, 8.4 * size, 7.6 * size)
    head.fill(ellipse(6, -10.4, 10.4 * size, 9.4 * size), "#2a2f3d")
    head.fill(round_, "#c4bda9", grad=linear(6, -18, 6, -2, "#8d8676"))
    head.fill(ellipse(7, -9.6, 5.4 * size), "#0a090c", clip=round_)
    lid = ellipse(5, -10 - 8.2 * size, 13 * size, 7.2 * size, -6)
    head.fill(lid, "#2a2f3f", clip=ellipse(6, -10, 9 * size, 8.2 * size))
    head.fill(ellipse(4.6, -12, 1.9 * size), "#ffffff")
    smile = [(-2 * size, -6), (6, -9 + 9 * size), (6 + 9 * size, -7)]
    head.line(spline(smile, closed=False), "#7c879c", 1.6, 0.8)


def _hair(scene: Scene) -> None:
    """Feathers stand up where hair would."""
    rng = scene.rng
    sheet = scene.sheet()
    for number in range(54):
        part = number / 53
        way = math.radians(196 + 148 * part + rng.uniform(-9, 9))
        root = 404 + 66 * math.cos(way), 330 + 74 * math.sin(way)
        far = rng.uniform(50, 96)
        tip = root[0] + far * math.cos(way), root[1] + far * math.sin(way)
        plume = leaf(root, tip, rng.uniform(14, 22), rng.uniform(-0.1, 0.1))
        sheet.fill(plume, vary("#171923", rng, 0.2, 0.01))
        sheet.fill(taper([root, tip], [1.4, 0.4], 4), "#68789a", 0.8)
    whole = ellipse(404, 356, 104, 124)
    sheet.fill(whole, CROW)
    scene.add(sheet, relief=8, lo=0.4, hi=0.6, rim=0.5, shadow=(2, 5, 9, 0.3), wobble=0.6)


def _face(scene: Scene) -> None:
    """Seven heads: two give their eyes, one its beak."""
    ground = scene.sheet()
    oval = ellipse(404, 358, 98, 122)
    ground.fill(oval, "#0d0e14")
    _strokes(
        ground,
        scene,
        oval,
        lambda x, y: math.degrees(math.atan2(y - 350, x - 404)),
        1500,
        (12, 28),
        0.8,
    )
    scene.add(ground, relief=36, lo=0.4, hi=0.7, wobble=0.8)
    _crow(scene, 346, 284, 0.6, 44, flip=True, neck=64, eye=0.8)
    _crow(scene, 462, 284, 0.6, -44, neck=64, eye=0.8)
    _crow(scene, 412, 276, 0.66, -14, flip=True, neck=60, eye=1, asleep=True)
    _crow(scene, 404, 468, 0.52, 88, neck=60, eye=0)
    _crow(scene, 376, 436, 0.66, 30, flip=True, neck=40, eye=0.72)
    _crow(scene, 432, 436, 0.66, -30, neck=40, eye=0.72, gape=7)
    _crow(scene, 404, 356, 0.74, 90, neck=40, eye=0)
    _crow(scene, 356, 346, 0.88, -9, flip=True, neck=46, eye=0.88)
    _crow(scene, 452, 346, 0.88, 9, neck=46, eye=0.88)


def _pansy(scene: Scene) -> None:
    """The only colour."""
    x, y = 486, 566
    stem = scene.sheet()
    stem.fill(taper([(x, y), (x + 4, y + 34), (x - 6, y + 62)], [5, 4, 3]), "#4a6a35")
    stem.fill(leaf((x + 2, y + 34), (x + 32, y + 50), 17, -0.1), "#587a3c")
    stem.fill(leaf((x, y + 38), (x - 28, y + 46), 15, 0.1), "#44612f")
    scene.add(stem, relief=4, shadow=(2, 4, 5, 0.5), wobble=0.5)
    petals = (
        (-15, -19, 25, "#6b3fa8", "#3c1f70"),
        (15, -19, 25, "#7a4cb8", "#452680"),
        (-20, 5, 22, "#ffcf3a", "#e89a18"),
        (20, 5, 22, "#ffd84e", "#eca21c"),
        (0, 20, 25, "#ffe06a", "#f0aa20"),
    )
    for right, down, size, tone, deep in petals:
        petal = scene.sheet()
        px, py = x + right, y + down
        edge = [
            (
                px + size * (1 + 0.06 * math.sin(number * 2.9 + right)) * math.cos(number * 0.524),
                py + size * (1 + 0.06 * math.cos(number * 3.7)) * 0.94 * math.sin(number * 0.524),
            )
            for number in range(12)
        ]
        shape = spline(edge)
        petal.fill(shape, deep, grad=linear(x, y, x + right * 1.9, y + down * 1.9, tone))
        for spread in range(-5, 6):
            way = math.atan2(down, right) + spread * 0.17
            far = 40 if down < 0 else 21 - abs(spread)
            end = x + far * math.cos(way), y + far * math.sin(way)
            ink = "#2a1450" if down > 0 else "#a987dc"
            petal.fill(taper([(x, y), end], [2.6, 1.6, 0.3], 5), ink, 0.75, clip=shape)
        scene.add(petal, relief=6, lo=0.4, hi=0.5, rim=0.4, shadow=(2, 4, 5, 0.5), wobble=0.4)
    heart = scene.sheet()
    heart.fill(ellipse(x, y + 1, 5.4, 4.8), "#f6b21e")
    heart.fill(ellipse(x, y + 2.4, 2.2), "#5c8a2e")
    scene.add(heart, relief=3, wobble=0.2)


def _vane(part: float) -> float:
    """How wide the feather is, from the quill to the tip."""
    tip = math.sqrt(max(0, 1 - ((part - 0.78) / 0.22) ** 2)) if part > 0.78 else 1
    return 44 * min(1, part / 0.3 + 0.2) ** 0.7 * tip


def _feather(scene: Scene) -> None:
    spine = [(586, 834), (524, 822), (456, 788), (398, 730), (362, 646)]
    stations = sample(spine, 120)
    sheet = scene.sheet()
    left, right = [], []
    for number, (x, y, way_x, way_y) in enumerate(stations[18:]):
        part = number / 102
        wide = _vane(part)
        left.append((x - way_y * wide * 0.62, y + way_x * wide * 0.62))
        right.append((x + way_y * wide, y - way_x * wide))
    vane = poly(left + right[::-1])
    sheet.fill(vane, "#ffffff", grad=linear(400, 840, 410, 920, "#cfd3da"))
    rng = scene.rng
    for number, (x, y, way_x, way_y) in enumerate(stations[12:]):
        part = max(0, number - 6) / 102
        wide = max(_vane(part), 9)
        for side in (-1, 1):
            for _ in range(3):
                out = wide * (1 if side > 0 else 0.62) * rng.uniform(0.7, 1.12)
                slant = (
                    24 if part > 0.1 else rng.uniform(-20, 16)
                )  # near the quill there is only down
                end = (
                    x + way_y * side * out + way_x * slant,
                    y - way_x * side * out + way_y * slant,
                )
                tone = rng.choice(["#8a93a4", "#ffffff", "#ffffff", "#c9cfd9"])
                sheet.fill(taper([(x, y), end], [1.8, 1.2, 0.5], 4), tone, 0.75)
    for at, side in ((52, 1), (70, -1), (84, 1), (97, -1)):
        x, y, way_x, way_y = stations[at]
        tip = x + way_y * side * 44 + way_x * 24, y - way_x * side * 44 + way_y * 24
        cut = poly(
            [
                (x + way_y * side * 9 + way_x * 5, y - way_x * side * 9 + way_y * 5),
                tip,
                (tip[0] + way_x * 8, tip[1] + way_y * 8),
            ]
        )
        sheet.fill(cut, "#000000", erase=True)
    sheet.fill(taper(spine, [5, 4.4, 3.4, 2.4, 0.8]), "#f4f0e4")
    sheet.line(moved(spline(spine[:-1], closed=False), -0.6, 3), "#7c8494", 2, 0.8)
    scene.add(
        sheet, relief=7, lo=0.35, hi=0.3, shadow=(5, 13, 12, 0.6), wobble=0.4, amount=0.03, hue=0.0
    )
    scene.shine(420, 790, 90, "#ffffff", 0.16, wide=1.6)


def _escaping(scene: Scene) -> None:
    """One leaves by the sleeve."""
    bird = scene.sheet()
    crow(bird, 650, 352, size=0.94, pose="fly", flip=True, turn=-16, seed=6, light=(-0.4, -0.9))
    scene.add(bird, relief=4, lo=0.3, hi=0.5, rim=0.4, rim_width=1.4, wobble=0.3)
    loose = scene.sheet()
    for px, py, turn, size in ((700, 470, 30, 0.3), (664, 440, -50, 0.24), (712, 548, 80, 0.26)):
        feather(
            loose, px, py, size=size, pose="fall", turn=turn, seed=int(px), colours=("#20222c",)
        )
    scene.add(loose, shadow=(2, 3, 4, 0.3), wobble=0.2)


def _on_the_sill(scene: Scene) -> None:
    """A visiting card with two footprints, and straw."""
    rng = scene.rng
    straw = scene.sheet()
    for _ in range(64):
        x = 60 + 300 * rng.random() ** 1.4 if rng.random() < 0.7 else rng.uniform(560, 740)
        y, way, far = SILL + rng.uniform(-2, 30), rng.uniform(-0.5, 0.5), rng.uniform(16, 52)
        straw.line(
            poly([(x, y), (x + far * math.cos(way), y + far * math.sin(way))], closed=False),
            mix("#f0e8d4", "#a89f88", rng.random()),
            rng.uniform(1.4, 2.8),
            0.95,
        )
    scene.add(straw, relief=1.5, shadow=(2, 4, 4, 0.6), wobble=0.5)
    card = scene.sheet()
    with card.at(500, SILL - 2, 1, -7):
        card.fill(rect(-62, -36, 124, 74, 3), "#fbf8f0", grad=linear(-60, -36, 60, 40, "#d9d5cc"))
        card.line(rect(-55, -29, 110, 60, 2), "#b9b5ac", 1.4)
        for x, y in ((-23, 6), (23, -5)):
            with card.at(x, y, 0.8, 55 if x < 0 else 60):
                _footprint(card)
    scene.add(card, relief=2, lo=0.4, hi=0.2, shadow=(4, 7, 7, 0.6), wobble=0.4)


def _footprint(card: Sheet) -> None:
    """Where a crow has stepped: soft pads, three toes ahead and a long one behind."""
    ink = "#2b2a33"
    for turn, far, bend in ((-48, 24, -4), (-2, 29, 1), (44, 24, 4), (176, 25, 3)):
        way = math.radians(turn)
        ahead = math.sin(way), -math.cos(way)
        middle = far * 0.5 * ahead[0] + bend * ahead[1], far * 0.5 * ahead[1] - bend * ahead[0]
        tip = far * ahead[0], far * ahead[1]
        for x, y, _, _ in sample([(0, 0), middle, tip], 4)[1:]:
            card.fill(ellipse(x, y, 2.5, 3.6, turn), ink, 0.92)
        claw = tip[0] + 6 * ahead[0] - bend * 0.3 * ahead[1], tip[1] + 6 * ahead[1]
        card.fill(leaf(tip, claw, 2.6, 0.1), ink)
    card.fill(ellipse(0, 1, 3.4, 3), ink)
