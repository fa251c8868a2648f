"""At noon four people sleep on and by a bench; on the white wall their shadows are wide awake."""

import math
from itertools import pairwise
from typing import Final

import numpy as np

from pinxit_atelier.engine import (
    Brush,
    Cast,
    Colour,
    Field,
    Look,
    Page,
    Palette,
    Scene,
    ellipse,
    leaf,
    linear,
    poly,
    rect,
    sample,
    smoothstep,
    spline,
    vary,
)
from pinxit_atelier.gesture import POSES, Canvas, Foot, Hand, Person, Pose, Stage, things, vec
from pinxit_atelier.gesture import Look as Who

INK: Final = "#26377c"
SUN: Final = (-260.0, -500.0, 900.0)
FOOT: Final = 952.0  # where the wall meets the flags
SEAT: Final = 0.262  # how high the bench is, where a grown person is 1
TALL: Final = 430.0
LINE: Final = ((-20.0, 250.0), (150.0, 318.0), (330.0, 342.0), (560.0, 290.0), (820.0, 150.0))


def paint(page: Page) -> Scene:
    """Paint the wall, the shadows' day off, then those who know nothing of it."""
    scene = Scene(page, 4410, light=SUN, glow="#fff4d8", shade="#3a3c6a", reach=2200, felt=0.1)
    scene.focus(400, 900, 260)
    scene.focus(330, 560, 240, 0.8)
    scene.focus(640, 640, 150, 0.7)
    scene.focus(330, 260, 200, 0.7)
    _wall(scene)
    for shadow in (_lounger(scene), _tango(scene), _rearing(scene)):
        _ink(scene, shadow)
    _washing(scene)
    _flags(scene)
    _bench(scene)
    _sleepers(scene)
    _animals(scene)
    _branch(scene)
    return scene.finish(
        Look(
            vignette=0.22,
            bloom=0.2,
            bloom_from=0.9,
            contrast=1.08,
            grain=0.02,
            brush=Brush(exact=0.03, edges=0.3, detail=0.6, variety=0.8),
            palette=Palette(
                colours=("#f6efe0", "#a9b4c8", "#26377c", "#8a8458", "#b98a5c", "#5a4038"),
                accent="#c23a2c",
                quiet=0.15,
                hold=0.7,
            ),
            masses=0.15,
        )
    )


def _wall(scene: Scene) -> None:
    """Lime wash in the sun: many coats, stains under the eaves, bare stone at one corner."""
    page = scene.page
    coats = page.noise(3, 150, 4, 0.6, (1, 1.6)) + 0.6 * page.noise(4, 34, 3)
    where = 0.42 + 0.3 * coats + (page.x - 300) / 3000
    scene.backdrop(
        [(0, "#fbf6e8"), (0.4, "#f1e9d8"), (0.7, "#ddd6cb"), (1, "#c4c2c4")],
        where.astype(np.float32),
        amount=0.05,
    )
    runs = np.clip(page.noise(8, 40, 3, 0.5, (0.25, 4)) - 0.1, 0, 1) * smoothstep(620, 60, page.y)
    scene.tint((runs * 0.5).astype(np.float32), "#9aa0a8")
    damp = smoothstep(150, 0, FOOT - page.y + 60 * page.noise(9, 90, 3))
    scene.tint((damp * 0.55).astype(np.float32), "#a8a48c")
    bare = smoothstep(0.16, 0.3, page.noise(17, 120, 4) - page.distance(812, 420) / 210 + 0.75)
    scene.tint((bare * 0.8).astype(np.float32), "#b49a80")
    courses = (np.abs((page.y / 21) % 1 - 0.5) > 0.42).astype(np.float32)
    scene.tint((bare * courses * 0.5).astype(np.float32), "#7c7068")
    eaves = 74 - page.x * 0.05 + 7 * np.abs(np.sin(page.x / 17))  # of tiles that we do not see
    scene.in_shadow(smoothstep(eaves + 2, eaves - 2, page.y), 0.8, blur=1)
    scene.of("paper", way=70)


def _mask(scene: Scene, stage: Stage) -> Field:
    """Return where a stage's figures are seen on the page, without painting them."""
    before, scene.image = scene.image, np.ones_like(scene.image)
    stage.paint(silhouette="#000000", shadow=0, contact=0, care=0, strokes=0)
    where, scene.image = 1 - scene.image.mean(-1), before
    return np.clip(where * 1.1, 0, 1).astype(np.float32)


def _ink(scene: Scene, where: Field) -> None:
    """Lay a shadow on the wall: hard in its middle, a little loose at the edge; lime shows."""
    page = scene.page
    soft = page.blur(where, 1.2)
    thin = 0.93 - 0.1 * page.noise(21, 60, 4) - 0.1 * smoothstep(300, 900, page.y)
    scene.tint((soft * thin).astype(np.float32), INK)
    scene.of("plain", where, way=60).exact(soft, 0.75)


def _tall_cap(canvas: Canvas, who: Person, colour: Colour = "#f4f1e8") -> None:
    """A baker's cap: a band and a slack bag of cloth over it."""
    head, up = who.bones.head.place, who.bones.head.turn[:, 1]
    side = who.bones.head.turn[:, 0]
    with canvas.part(colour, soft=1.0) as cap:
        cap.chain([head + up * 0.055, head + up * 0.105], [0.056, 0.058])
        cap.ball(head + up * 0.135 + side * 0.03, 0.058)
        cap.ball(head + up * 0.14 - side * 0.035, 0.052)
        cap.ball(head + up * 0.15 - who.bones.head.turn[:, 2] * 0.03, 0.055)


def _curls(canvas: Canvas, who: Person) -> None:
    """A cloud of hair behind the face."""
    frame = who.bones.head
    with canvas.part("#2a1f20", soft=0.35) as hair:
        for turn in np.linspace(-0.6, math.pi + 0.6, 13):
            for back, far in ((0.02, 0.062), (-0.01, 0.078), (-0.05, 0.062), (-0.08, 0.03)):
                way = vec(far * math.cos(turn), 0.022 + far * math.sin(turn), back)
                hair.ball(frame.place + frame.turn @ way, 0.033)
        hair.ball(frame.place + frame.turn @ vec(0, 0.08, 0.02), 0.045)


def _lounger(scene: Scene) -> Field:
    """The baker's lies on the washing line, an ankle on a knee, with something cold."""
    pose = POSES["lying_back"].like(
        hips=(0, -80, 0),
        chest=(0, -62, 0),
        head=(0, -38, 0),
        left_foot=Foot((0.03, 0.30, 0.40), 0, -50, (0.1, 1, -0.1)),
        right_foot=Foot((-0.06, 0.02, 0.30), -4, 14, (-0.1, 1, 0.1)),
        left_hand=Hand((0.05, 0.33, 0.06), (0.3, 0.2, -0.9), "cup", (0, 0.3, 1), (-0.9, 0, 0)),
        right_hand=Hand((-0.05, 0.30, -0.36), (-0.3, -0.9, -0.8), "open", (0, 0.6, 0.6), (0, 0, 1)),
    )
    stage = Stage(scene, 326, 350, 620, pitch=0, roll=3)
    him = stage.person(BAKER.like(loose=0.2), pose, facing=88)
    _tall_cap(stage.canvas, him)
    cup = him.hold["l"].rod
    things.cup(stage.canvas, cup + vec(0, 0.015, 0), "#ffffff", 0.042)
    things.rod(
        stage.canvas, [cup, cup + vec(-0.03, 0.12, 0), cup + vec(-0.075, 0.13, 0)], 0.005, "#ffffff"
    )
    return _mask(scene, stage)


def _tango(scene: Scene) -> Field:
    """His and hers, who sit two seats apart: a dip so low that her hand sweeps the wall's foot."""
    stage = Stage(scene, 252, 896, 570, pitch=0, box=(-20, 300, 720, 1000))
    lunge = Pose(
        (0, 0.42, 0.02),
        (0, 12, 0),
        (0, 30, 0),
        (0, 30, 0),
        Foot((0.03, 0.04, 0.24), 8, 0, (0.1, 0.3, 1)),
        Foot((-0.03, 0.07, -0.44), -8, 40, (0, 0.2, 1)),
        Hand((0.05, 0.46, 0.45), (0.6, -0.9, 0), "open", (0, -0.1, 1), (0, 1, 0)),
        Hand((-0.05, 0.94, -0.20), (-0.4, -0.2, -0.8), "open", (0, 0.8, -0.6), (0, 0.2, 1)),
    )
    dip = Pose(
        (0, 0.43, 0),
        (0, -36, 0),
        (0, -62, 0),
        (0, -92, 0),
        Foot((0.05, 0.04, 0.10), 8, 0, (0.1, 0.4, 1)),
        Foot((-0.04, 0.52, 0.46), 0, 50, (0, 1, 0.3)),
        Hand((0.05, 0.74, 0.16), (0.5, -0.6, 0.2), "rest", (0, 0.5, 0.8), (0, -0.6, 0.2)),
        Hand((-0.05, 0.12, -0.50), (-0.4, 0, -0.8), "open", (0, -0.9, -0.4), (0, 0, 1)),
    )
    him = stage.person(THIN.like(scarf=""), lunge, at=(-0.15, 0, 0), facing=88)
    her = stage.person(CURLS.like(skirt=0.55, flare=0.1), dip, at=(0.17, 0, -0.03), facing=-88)
    _curls(stage.canvas, her)
    neck = him.bones.head.place - vec(0.02, 0.10, 0)
    with stage.canvas.part("#ffffff", soft=0.3) as scarf:
        scarf.chain(
            [
                neck,
                neck + vec(-0.10, 0.02, 0),
                neck + vec(-0.19, -0.03, 0),
                neck + vec(-0.31, 0.03, 0),
            ],
            [0.015, 0.009, 0.012, 0.022],
        )
    return _mask(scene, stage)


def _rearing(scene: Scene) -> Field:
    """The wheelchair's stands on its back wheels, and she has let go of them."""
    pose = POSES["seated_upright"].like(
        head=(0, -16, 0),
        chest=(0, -12, 0),
        left_hand=Hand((0.20, 0.98, 0.20), (0.6, 0, -0.4), "open", (0.2, 1, 0), (0, 0, 1)),
        right_hand=Hand((-0.16, 0.99, -0.12), (-0.6, 0, -0.4), "open", (-0.2, 1, 0), (0, 0, 1)),
    )
    stage = Stage(scene, 630, 812, 452, pitch=0, roll=-26)
    her = stage.person(HATTED.like(hat="", skirt=0.6), pose, facing=80)
    _wheelchair(stage.canvas, her)
    return _mask(scene, stage)


def _wheelchair(canvas: Canvas, who: Person) -> None:
    """Two wheels, a frame of tube, a sling of cloth, a board for the feet."""
    hip, on = who.place("pelvis"), who.ahead
    side = vec(on[2], 0, -on[0])
    floor = hip - vec(0, hip[1], 0)
    steel, tyre = "#8a94a4", "#23242e"
    for flip in (-1, 1):
        hub = floor + side * 0.14 * flip + vec(0, 0.17, 0) - on * 0.02
        ring = [
            hub + on * 0.165 * math.cos(a) + vec(0, 0.165 * math.sin(a), 0)
            for a in np.linspace(0, math.tau, 37)
        ]
        things.rod(canvas, ring, 0.008, tyre)
        grip = [hub + side * 0.016 * flip + (p - hub) * 0.88 for p in ring]
        things.rod(canvas, grip, 0.003, steel, sheen=0.5)
        for place in ring[:-1:3]:
            things.rod(canvas, [hub, place], 0.0014, steel)
        front = floor + side * 0.10 * flip + on * 0.24
        caster = [
            front + vec(0, 0.045, 0) + on * 0.042 * math.cos(a) + vec(0, 0.042 * math.sin(a), 0)
            for a in np.linspace(0, math.tau, 17)
        ]
        things.rod(canvas, caster, 0.007, tyre)
        rail = floor + side * 0.118 * flip
        back = rail - on * 0.085
        things.rod(
            canvas,
            [
                back - on * 0.07 + vec(0, 0.55, 0),
                back + vec(0, 0.53, 0),
                back + vec(0, 0.23, 0),
                rail + on * 0.20 + vec(0, 0.235, 0),
                front + vec(0, 0.10, 0),
                front + on * 0.05 + vec(0, 0.05, 0),
            ],
            0.0075,
            steel,
            sheen=0.4,
        )
    with canvas.part("#3f4a5c", soft=0.6) as sling:
        across = [-0.115, 0.115]
        rows = [(-0.085, 0.50), (-0.10, 0.38), (-0.085, 0.25), (0.05, 0.225), (0.19, 0.235)]
        sling.surface(
            np.array([[floor + side * s + on * a + vec(0, h, 0) for s in across] for a, h in rows])
        )
    board = floor + on * 0.32 + vec(0, 0.035, 0)
    things.box(canvas, board, side * 0.09, vec(0, 0.004, 0), on * 0.05, "#4a5060")


def _washing(scene: Scene) -> None:
    """The line itself hangs on the wall; a shirt and a sock throw the only honest shadows."""
    shade, line, cloth = scene.sheet(), scene.sheet(), scene.sheet()
    cord = spline(list(LINE), closed=False)
    line.line(cord, "#6c5c50", 3.2)
    line.line(cord, "#e8dcc4", 1.2)
    shirt = [
        (618, 268),
        (700, 222),
        (742, 206),
        (772, 240),
        (752, 262),
        (742, 250),
        (752, 330),
        (738, 402),
        (676, 424),
        (640, 418),
        (646, 350),
        (640, 292),
        (628, 304),
        (598, 292),
    ]
    cloth.fill(spline(shirt, tension=0.35), "#e9e6e4", grad=linear(600, 400, 760, 240, "#b4c0d4"))
    for x, y, bend in ((668, 300, 12), (700, 290, -10), (722, 300, 6)):
        fold = spline([(x, y), (x + bend, y + 50), (x - 4, y + 110)], closed=False)
        cloth.line(fold, "#8c9cba", 7, 0.45, blur=3)
    sock = spline(
        [(538, 298), (568, 292), (570, 352), (596, 380), (586, 398), (546, 384), (538, 356)]
    )
    cloth.fill(sock, "#8e9468", grad=linear(536, 300, 590, 390, "#5e6850"))
    for x, y in ((622, 272), (728, 214), (552, 294)):
        cloth.fill(
            poly([(x - 3, y - 12), (x + 4, y - 12), (x + 3, y + 10), (x - 2, y + 10)]), "#8a6a48"
        )
    shade.line(cord, "#ffffff", 3)
    scene.in_shadow(
        np.roll(shade.pixels()[..., 3], (round(14 * scene.page.scale),) * 2, (0, 1)), 0.45
    )
    scene.lay(line, "plain")
    scene.lay(cloth, "cloth", way=80, form=0.35, cast=Cast((20, 24), dark=0.62, soft=0.2))


def _flags(scene: Scene) -> None:
    """Flagstones in full sun, in perspective towards a point left of the middle."""
    page, rng = scene.page, scene.rng
    ground = smoothstep(FOOT - 1, FOOT + 1, page.y)
    near = (page.y - FOOT) / (1200 - FOOT)
    scene.tint(ground, "#e2d6be")
    scene.tint(
        (ground * np.clip(near * 0.5 + 0.25 * page.noise(31, 90, 3), 0, 1)).astype(np.float32),
        "#c9b592",
    )
    stones = scene.sheet()
    edges = [FOOT, 972, 1000, 1040, 1096, 1170, 1260]
    for row, (top, foot) in enumerate(pairwise(edges)):
        for column in range(-6, 12):
            span = 150.0
            left = column * span + (row % 2) * 70 + rng.uniform(-12, 12)
            corners = [
                (330 + (x - 330) * (0.45 + 0.75 * (y - FOOT) / 250), y)
                for x, y in ((left, top), (left + span, top), (left + span, foot), (left, foot))
            ]
            stones.fill(poly(corners), vary("#d6c7a8", rng, 0.16, 0.02), 0.55)
            stones.line(poly(corners), "#94866e", 1.6 + row * 0.4, 0.6)
    scene.put(stones, opacity=0.7)
    scene.in_shadow(smoothstep(FOOT + 16, FOOT + 2, page.y) * ground, 0.35, blur=3)
    scene.of("paper", ground, way=4)


def _bench(scene: Scene) -> None:
    """A long slab of stone on blocks."""
    scene.in_shadow(rect(-10, 968, 556, 104), 0.72, blur=5)
    stage = Stage(scene, 300, 1062, TALL, pitch=10, box=(-20, 800, 820, 1190))
    for x in (-0.62, 0.0, 0.52):
        things.box(
            stage.canvas,
            vec(x, 0.105, 0),
            vec(0.05, 0, 0),
            vec(0, 0.105, 0),
            vec(0, 0, 0.07),
            "#b9ae9c",
        )
    things.box(
        stage.canvas,
        vec(-0.1, SEAT - 0.03, 0),
        vec(0.80, 0, 0),
        vec(0, 0.032, 0),
        vec(0, 0, 0.10),
        "#d8cfbe",
    )
    stage.paint(shadow=0.6, contact=0.8, dim=0, fill=0.5, bounce="#d8c49a")


CURLS: Final = Who(
    "woman",
    "dark",
    head="amara",
    hair="short afro",
    hair_colour="#2a1f20",
    mood="asleep",
    top="#7c8560",
    sleeves=0.4,
    skirt=0.7,
    skirt_colour="#7c8560",
    shoes="#4a3430",
)
BAKER: Final = Who(
    "stout_man",
    "olive",
    head="nikos",
    hair="short",
    beard="moustache",
    hair_colour="#3a3030",
    mood="asleep",
    top="#e6e2d8",
    sleeves=0.6,
    hem=0.1,
    legs="#7c8494",
    shoes="#3a3434",
)
THIN: Final = Who(
    "thin_man",
    "fair",
    head="lars",
    hair="side part",
    hair_colour="#6b543c",
    mood="asleep",
    top="#69727f",
    legs="#4f4a48",
    shoes="#5c3a2a",
    scarf="#c0392b",
)
HATTED: Final = Who(
    "old_woman",
    "tan",
    head="inti",
    hair="plait",
    hair_colour="#8a8684",
    mood="asleep",
    hat="straw",
    hat_colour="#d6bd84",
    top="#8f7f9c",
    skirt=0.85,
    skirt_colour="#5c5a74",
    shoes="#3a2c2a",
)


def _sleepers(scene: Scene) -> None:
    """Each sleeps in a way of their own; of their shadows only torn scraps are left at the feet."""
    scraps = scene.sheet()
    for x, y, wide in (
        (80, 1084, 34),
        (196, 1086, 30),
        (212, 1096, 44),
        (324, 1096, 40),
        (350, 1080, 34),
        (404, 1106, 40),
        (560, 1096, 60),
        (694, 1084, 46),
    ):
        torn = [
            (
                x + wide * math.cos(a) * scene.rng.uniform(0.6, 1.25),
                y + wide * 0.3 * math.sin(a) * scene.rng.uniform(0.6, 1.25),
            )
            for a in np.linspace(0, math.tau, 16)[:-1]
        ]
        scraps.fill(poly(torn), INK)
    scene.put(scraps, opacity=0.9)
    stage = Stage(scene, 300, 1062, TALL, pitch=10, box=(-20, 660, 820, 1199))
    sat = POSES["seated_upright"].pelvis
    lift = SEAT + 0.062 - sat[1]
    slumped = POSES["seated"].like(
        hips=(0, -14, 4),
        chest=(-10, 14, 14),
        head=(-18, 34, 24),
        slump=0.05,
        left_hand=Hand((0.06, 0.345, 0.14), (1, -0.4, -0.4), "rest", (-0.6, -0.2, 0.6), (0, -1, 0)),
        right_hand=Hand(
            (-0.10, 0.33, 0.16), (-1, -0.4, -0.4), "rest", (0.3, -0.2, 0.8), (0, -1, 0)
        ),
    )
    back = POSES["seated"].like(
        hips=(0, -24, 0),
        chest=(0, -20, 0),
        head=(20, -38, -10),
        slump=0.02,
        left_foot=Foot((0.13, 0.04, 0.40), 24, -20, (0.5, 0.6, 1)),
        right_foot=Foot((-0.11, 0.04, 0.36), -24, -10, (-0.5, 0.6, 1)),
        left_hand=Hand(
            (0.04, 0.42, 0.17), (1, -0.4, -0.3), "rest", (-0.9, 0, 0.2), (0, -0.6, -0.6)
        ),
        right_hand=Hand(
            (-0.04, 0.43, 0.18), (-1, -0.4, -0.3), "rest", (0.9, 0, 0.2), (0, -0.6, -0.6)
        ),
    )
    folded = POSES["seated"].like(
        hips=(0, 6, 0),
        chest=(6, 50, -4),
        head=(6, 62, -8),
        slump=0.05,
        left_hand=Hand((0.07, 0.30, 0.30), (1, 0, -0.3), "rest", (-0.3, -1, 0.2), (-0.6, 0, -0.6)),
        right_hand=Hand((-0.06, 0.31, 0.29), (-1, 0, -0.3), "rest", (0.4, -1, 0.2), (0.6, 0, -0.6)),
    )
    _curls(stage.canvas, stage.person(CURLS, slumped, at=(-0.50, lift, 0), facing=34))
    baker = stage.person(BAKER, back, at=(-0.12, lift, 0), facing=6)
    _tall_cap(stage.canvas, baker)
    stage.person(THIN, folded, at=(0.29, lift, 0), facing=-24)
    rest = POSES["seated"].like(
        chest=(0, 10, -4),
        head=(0, 30, 6),
        slump=0.03,
        left_hand=Hand((0.04, 0.31, 0.21), (1, -0.2, -0.4), "rest", (-0.8, -0.1, 0.4), (0, -1, 0)),
        right_hand=Hand(
            (-0.02, 0.35, 0.18), (-1, -0.2, -0.4), "rest", (0.8, -0.1, 0.4), (0, -1, 0)
        ),
        left_foot=Foot((0.06, 0.08, 0.33), 6, 0, (0.1, 0.6, 1)),
        right_foot=Foot((-0.06, 0.08, 0.33), -6, 0, (-0.1, 0.6, 1)),
    )
    her = stage.person(HATTED, rest, at=(0.80, 0, 0.12), facing=-44)
    _wheelchair(stage.canvas, her)
    stage.paint(shadow=0, contact=0.7, dim=0, fill=0.42, bounce="#d8c49a", rim=0.25)


def _animals(scene: Scene) -> None:
    """A cat and a dog; the dog's shadow is the only one that has stayed."""
    scene.in_shadow(ellipse(500, 1168, 190, 15), 0.9, blur=2)
    dog = Stage(scene, 490, 1166, TALL * 1.18, pitch=12, box=(240, 1000, 760, 1199))
    with dog.canvas.part("#8a6244", soft=0.9) as coat:
        coat.chain([(-0.20, 0.06, 0), (-0.08, 0.08, 0), (0.08, 0.07, 0.01)], [0.062, 0.066, 0.06])
        coat.ball((-0.19, 0.065, 0.04), 0.07)
        coat.chain([(0.08, 0.07, 0.01), (0.17, 0.05, 0.04)], [0.052, 0.04])
        coat.chain(
            [(-0.26, 0.05, 0), (-0.33, 0.02, 0.03), (-0.40, 0.014, 0.07)], [0.024, 0.016, 0.008]
        )
    with dog.canvas.part("#e6dcc8", soft=0.5) as limbs:
        limbs.chain(
            [(-0.16, 0.025, 0.09), (-0.06, 0.018, 0.11), (-0.02, 0.016, 0.11)], [0.028, 0.02, 0.02]
        )
        limbs.chain(
            [(0.08, 0.035, 0.08), (0.20, 0.018, 0.10), (0.28, 0.017, 0.10)], [0.03, 0.018, 0.02]
        )
    with dog.canvas.part("#946a4a", soft=0.5) as skull:
        skull.ball((0.19, 0.068, 0.06), np.diag([0.048, 0.042, 0.044]))
    with dog.canvas.part("#e6dcc8", soft=0.5) as muzzle:
        muzzle.chain([(0.225, 0.055, 0.075), (0.285, 0.042, 0.085)], [0.027, 0.021])
    with dog.canvas.part("#4e352a", soft=0.4) as ears:
        ears.chain(
            [(0.165, 0.10, 0.085), (0.145, 0.06, 0.12), (0.155, 0.03, 0.125)], [0.016, 0.026, 0.012]
        )
        ears.ball((0.309, 0.046, 0.09), 0.010)
    things.string(
        dog.canvas, [(0.212, 0.078, 0.104), (0.226, 0.073, 0.104), (0.238, 0.076, 0.10)], "#2c1c16"
    )
    dog.paint(shadow=0, contact=0.9, dim=0, fill=0.5, bounce="#d8c49a", rim=0.3)
    scene.exact(ellipse(510, 1130, 190, 50))
    scene.exact(ellipse(130, 1130, 90, 56))
    cat = Stage(scene, 140, 1150, TALL * 1.15, pitch=12, box=(10, 1020, 290, 1199))
    fur, dark = "#77767c", "#4a4950"
    with cat.canvas.part(fur, soft=0.9) as coat:
        coat.chain([(0.11, 0.055, 0), (0.02, 0.06, 0), (-0.06, 0.05, 0.01)], [0.055, 0.06, 0.045])
        coat.ball((0.10, 0.045, 0.04), 0.05)
    with cat.canvas.part(dark, soft=0.5) as tail:
        tail.chain(
            [(0.16, 0.03, 0.01), (0.17, 0.02, 0.07), (0.09, 0.018, 0.115), (0.01, 0.016, 0.125)],
            [0.02, 0.018, 0.016, 0.012],
        )
    with cat.canvas.part("#dcd8d2", soft=0.4) as paws:
        paws.chain([(-0.06, 0.025, 0.05), (-0.15, 0.014, 0.09)], [0.022, 0.015])
    with cat.canvas.part(fur, soft=0.35) as head:
        head.ball((-0.105, 0.058, 0.06), np.diag([0.044, 0.036, 0.038]))
        for side in (-1, 1):
            ear = vec(-0.105 + side * 0.026, 0.082, 0.055)
            head.chain([ear, ear + vec(side * 0.01, 0.034, -0.004)], [0.017, 0.003])
    for side in (-1, 1):
        eye = vec(-0.108 + side * 0.017, 0.058, 0.098)
        things.string(
            cat.canvas,
            [eye - vec(0.009, -0.003, 0), eye - vec(0, 0.003, 0), eye + vec(0.009, 0.003, 0)],
            "#1e1c22",
        )
    cat.paint(shadow=0, contact=0.9, dim=0, fill=0.5, bounce="#d8c49a", rim=0.3)


def _branch(scene: Scene) -> None:
    """An olive branch hangs into the picture, too near to be sharp."""
    rng = scene.rng
    sheet = scene.sheet()
    for line in (
        ((820, -20), (720, 20), (600, 34)),
        ((820, 20), (760, 80), (720, 150)),
        ((760, -20), (640, -4), (520, -10)),
    ):
        for x, y, dx, dy in sample(list(line), 15):
            for turn in (-0.9, 0.9):
                way = math.atan2(dy, dx) + turn + rng.gauss(0, 0.25)
                far = rng.uniform(44, 74)
                sheet.fill(
                    leaf((x, y), (x + far * math.cos(way), y + far * math.sin(way)), 15),
                    rng.choice(("#5c6448", "#7f8864", "#434c3a", "#a2aa86")),
                )
    with scene.layer("foliage", blur=4, dim=0.25):
        scene.add(sheet)
