"""At daybreak parents walk over a hill with young that are not theirs; a bear leads a girl."""

import math
from collections.abc import Sequence
from typing import Final

import numpy as np

from pinxit_atelier.animals.fur import furred
from pinxit_atelier.compose import horizon
from pinxit_atelier.engine import (
    Brush,
    Look,
    Page,
    Palette,
    Scene,
    Sheet,
    ellipse,
    leaf,
    limb,
    linear,
    mix,
    poly,
    smoothstep,
    spline,
    taper,
)
from pinxit_atelier.gesture import POSES, Hand, Stage, vec
from pinxit_atelier.gesture import Look as Person
from pinxit_atelier.gesture.buffer import FAR, Canvas

SUN: Final = (640.0, 462.0)
PALE, DUSK, CORAL = "#f4ecd2", "#38444e", "#c8452f"
BEAR: Final = (226.0, 1150.0)
SIZE: Final = 520.0
GIRL: Final = (566.0, 1140.0)
RIDGE: Final = [(-20, 700), (160, 684), (330, 640), (470, 606), (600, 590), (720, 606), (830, 640)]
PUSH: Final = POSES["walking"].like(
    left_hand=Hand((0.06, 0.60, 0.30), (0.6, -0.7, -0.3), "rod", (-0.8, 0.1, 0.4), (0, -1, 0)),
    right_hand=Hand((-0.06, 0.60, 0.30), (-0.6, -0.7, -0.3), "rod", (0.8, 0.1, 0.4), (0, -1, 0)),
)
Points = Sequence[tuple[float, float]]


def paint(page: Page) -> Scene:
    """Paint the cold air with the sun in it, the hill, the line on it, and the two who follow."""
    scene = Scene(
        page, 2718, light=(*SUN, 130), glow="#fff2cc", shade="#1f2a36", reach=1100, felt=0
    )
    scene.focus(470, 800, 200)
    scene.focus(300, 480, 170, 0.8)
    scene.focus(600, 560, 200, 0.8)
    _morning(scene)
    _hills(scene)
    _road(scene)
    scene.mist(690, 60, "#e9e2cc", 0.4, seed=2, x=560, width=420)
    _line(scene)
    _field(scene)
    _bear_and_girl(scene)
    _grass(scene)
    _egg(scene)
    _near_grass(scene)
    scene.shine(*SUN, 300, "#ffe6ac", 0.36)
    scene.motes(40, "#fff6dc", (300, 520, 800, 1150), (0.6, 2.0), 0.5)
    return scene.finish(
        Look(
            brush=Brush(exact=0.035, edges=0.5, detail=0.5, variety=1.1), masses=0.3,
            vignette=0.25, bloom=0.3, bloom_from=0.82, contrast=1.06,
            palette=Palette(
                colours=("#f4ead0", "#9fb0b4", "#4c5c58", "#1f2a30", "#6a4c38"),
                mother="#a8b4b4", accent=CORAL, quiet=0.3, warmth=-0.12,
            ),
        )
    )  # fmt: skip


def _morning(scene: Scene) -> None:
    page = scene.page
    far = page.distance(*SUN, 1.25, 1.0) / 640 + 0.07 * page.noise(3, 260, 4, 0.5, (3, 0.6))
    stops = [
        (0, "#fffae0"),
        (0.09, "#fbe7b8"),
        (0.3, "#e4d9bd"),
        (0.62, "#aebfc2"),
        (1.1, "#7f97a4"),
    ]
    scene.backdrop(stops, far.astype(np.float32), amount=0.03)
    scene.of("sky", way=8 * page.noise(5, 300, 2) - 5)
    bars = smoothstep(0.15, 0.9, page.noise(6, 240, 3, 0.5, (5, 0.6))) * smoothstep(
        480, 120, page.y
    )
    scene.tint((bars * 0.4).astype(np.float32), "#8fa2ac")
    disc = scene.sheet()
    disc.fill(ellipse(*SUN, 40), "#fffdf0", 0.95, blur=3)
    scene.put(disc)


def _hills(scene: Scene) -> None:
    """Each nearer hill is darker; mist lies between them."""
    rows: tuple[tuple[Points, str, float], ...] = (
        ([(-20, 520), (140, 498), (330, 530), (520, 545), (680, 520), (820, 500)], "#93a6a8", 0.62),
        ([(-20, 598), (120, 586), (300, 600), (520, 580), (820, 560)], "#76898a", 0.5),
        (RIDGE, "#74847c", 0.45),
    )
    for line, tone, air in rows:
        sheet = scene.sheet()
        high = min(y for _, y in line)
        sheet.fill(
            horizon(list(line)),
            tone,
            grad=linear(0, high, 0, high + 330, mix(tone, "#1c2a2a", 0.5)),
        )
        mist = smoothstep(high + 6, high + 120, scene.page.y) * air
        with scene.layer("ground" if tone == "#74847c" else "cloud", air=("#dfe0d0", mist)):
            scene.add(sheet, amount=0)
    trees = scene.sheet()
    for x, y, size in ((56, 590, 1.0), (112, 588, 0.7)):
        trees.fill(limb([(x, y), (x, y - 50 * size)], [6, 4]), "#5c6c6c")
        crown = [
            (x - 24 * size, y - 36 * size),
            (x - 16 * size, y - 84 * size),
            (x, y - 112 * size),
            (x + 17 * size, y - 80 * size),
            (x + 22 * size, y - 38 * size),
        ]
        trees.fill(spline(crown), "#64767a")
    with scene.layer("foliage", air=("#c9d0c8", 0.45)):
        scene.add(trees, amount=0)


ROAD: Final = [
    (500, 1260),
    (590, 1080),
    (690, 960),
    (742, 850),
    (700, 762),
    (606, 706),
    (596, 650),
    (660, 598),
]


def _road(scene: Scene) -> None:
    """It takes the sky's light, and is lost over the crest."""
    sheet = scene.sheet()
    wide = [420, 260, 150, 96, 62, 40, 22, 8]
    ribbon = taper(ROAD, wide, 140)
    sheet.fill(ribbon, "#efe4c4", grad=linear(0, 640, 0, 1160, "#8c8c80"))
    for off in (-0.2, 0.2):
        line = [(x + off * w, y) for (x, y), w in zip(ROAD, wide, strict=True)]
        sheet.fill(
            taper(line, [46, 30, 18, 11, 7, 5, 3, 1], 140), "#5c605a", 0.4, blur=3, clip=ribbon
        )
    scene.lay(sheet, "ground", way=12)


def _line(scene: Scene) -> None:
    """Those who go before, dark against the light, one with another's young."""
    _father(scene, 672, 598, 122)
    for draw, x, y, size, air in (
        (_pelican, 584, 712, 0.62, 0.02), (_crocodile, 632, 786, 0.6, 0.0),
        (_goose, 718, 880, 0.66, 0.0),
    ):  # fmt: skip
        sheet = scene.sheet()
        with sheet.at(x, y, size):
            draw(sheet)
        long = scene.falls(x, y, 0.9, dark=0.6, soft=0.05)
        with scene.layer("plain", form=0.55, cast=long, contact=0.6, air=("#d8d8c8", air)):
            scene.add(sheet, amount=0, wobble=0.4)
        scene.exact(ellipse(x, y - 50, 110, 80), 0.85)
    scene.exact(ellipse(600, 550, 120, 70), 0.9)


def _father(scene: Scene, x: float, y: float, tall: float) -> None:
    """He pushes a pram straight into the sun; two round ears look over its edge."""
    who = Person("man", "brown", head="ravi", hair="crop", top="#4c565c", legs="#3c464c",
                 coat="#464f55", coat_length=0.5)  # fmt: skip
    stage = Stage(scene, x - 14, y, tall, pitch=4)
    stage.person(who, PUSH, facing=80)
    with scene.layer("plain", air=("#d8d8c8", 0.0)):
        stage.paint(shadow=0, contact=0, fill=0.5, rim=0.8, rim_colour=PALE)
        pram = scene.sheet()
        with pram.at(x + 52, y, tall / 190):
            for wx in (-28, 32):
                pram.line(ellipse(wx, -16, 15), "#38424a", 3.6)
            pram.line(poly([(-28, -16), (26, -42)], closed=False), "#38424a", 3)
            pram.line(poly([(32, -16), (-22, -42)], closed=False), "#38424a", 3)
            pram.line(spline([(-40, -68), (-66, -82), (-78, -90)], closed=False), "#38424a", 4)
            for side in (-1, 1):
                pram.fill(ellipse(-10 + side * 15, -104, 8), "#4a3c34")
            pram.fill(ellipse(-10, -88, 22, 20), "#4a3c34")
            pram.fill(
                spline([(-46, -72, 1), (50, -72, 1), (42, -46), (18, -34), (-20, -34), (-42, -50)]),
                "#4c5c62",
            )
            pram.fill(
                spline([(10, -72, 1), (18, -112), (44, -126), (62, -104), (58, -72, 1)]), "#56666c"
            )
        scene.add(pram, amount=0)


def _pelican(sheet: Sheet) -> None:
    """With a kitten in its bill, whose ears and tail stick out."""
    dark = "#4c5558"
    for x in (-10, 18):
        sheet.fill(limb([(x, -46), (x + 3, -18), (x + 2, 0)], [9, 6, 5]), dark)
        sheet.fill(leaf((x, 0), (x + 24, 0), 8), dark)
    sheet.fill(
        spline(
            [
                (-92, -56),
                (-46, -96),
                (6, -112),
                (48, -92),
                (56, -62),
                (30, -36),
                (-20, -32),
                (-66, -42),
            ]
        ),
        "#4a5356",
    )
    sheet.fill(limb([(34, -84), (62, -112), (46, -146), (54, -176)], [46, 30, 23, 24]), "#4e585b")
    for side in (-1, 1):
        root = 118 + side * 13
        sheet.fill(poly([(root - 10, -176), (root + side * 6, -206), (root + 10, -174)]), "#3a3c40")
    sheet.fill(ellipse(118, -166, 26, 22), "#3f4246")
    sheet.fill(taper([(140, -150), (168, -176), (162, -206)], [8, 6, 3]), "#3a3c40")
    sheet.fill(
        spline([(56, -160, 1), (84, -108), (116, -94), (146, -112), (180, -152, 1), (120, -146)]),
        "#a08a60",
    )
    sheet.fill(ellipse(58, -180, 22, 20), "#4e585b")
    sheet.fill(taper([(70, -188), (124, -176), (184, -156)], [14, 7, 2]), "#8a7a58")
    sheet.fill(leaf((46, -196), (14, -204), 11), dark)


def _crocodile(sheet: Sheet) -> None:
    """Chicks ride on its back; a bib is tied over its teeth, to be on the safe side."""
    dark = "#2a3630"
    for x in (-58, 74, -86, 46):
        sheet.fill(limb([(x, -40), (x + 14, -16), (x + 20, 0)], [30, 20, 14]), dark)
    sheet.fill(
        spline(
            [
                (-240, -6),
                (-170, -40),
                (-90, -72),
                (0, -86),
                (70, -80),
                (116, -84),
                (134, -98),
                (156, -86),
                (200, -70),
                (238, -62),
                (236, -44),
                (190, -34),
                (130, -30),
                (60, -22),
                (-60, -22),
                (-150, -20),
            ]
        ),
        "#35443c",
    )
    for number in range(15):
        x = -190 + number * 21
        y = -34 - 50 * math.sin(math.pi * (number + 2) / 19)
        sheet.fill(poly([(x - 8, y + 4), (x + 2, y - 11), (x + 10, y + 4)]), dark)
    for x, y in ((-64, -86), (-24, -96), (18, -98), (52, -92)):
        sheet.fill(ellipse(x, y, 15, 13), "#b09a58")
        sheet.fill(ellipse(x + 8, y - 13, 10), "#bba562")
        sheet.fill(leaf((x + 15, y - 13), (x + 25, y - 11), 6), "#6a5030")
    sheet.fill(spline([(172, -76), (214, -68), (218, -34), (196, -12), (172, -30)]), "#d8d4c2")
    sheet.fill(ellipse(138, -92, 4), "#e8e0c0")


def _goose(sheet: Sheet) -> None:
    """Two piglets keep up behind her."""
    for x, size in ((-150, 0.9), (-84, 1.0)):
        for leg in (-18, 16):
            sheet.fill(limb([(x + leg, -16), (x + leg + 3, 0)], [9, 6]), "#6a5450")
        sheet.fill(ellipse(x, -27 * size, 32 * size, 19 * size), "#6f5450")
        sheet.fill(ellipse(x + 27 * size, -35 * size, 16 * size, 15 * size), "#785c56")
        sheet.fill(ellipse(x + 43 * size, -32 * size, 6, 7), "#6f504a")
        sheet.fill(leaf((x + 20 * size, -46 * size), (x + 30 * size, -58 * size), 11), "#7c5e58")
        sheet.line(
            spline([(x - 31, -30), (x - 42, -36), (x - 38, -44)], closed=False), "#7c5e58", 3
        )
    for x in (-4, 20):
        sheet.fill(limb([(x, -40), (x + 2, -2)], [9, 6]), "#8a6844")
        sheet.fill(leaf((x - 2, 0), (x + 26, 0), 9), "#8a6844")
    sheet.fill(
        spline([(-62, -78), (-20, -98), (30, -92), (54, -66), (30, -36), (-14, -34), (-48, -54)]),
        "#6c7474",
    )
    sheet.fill(
        taper([(34, -72), (62, -108), (52, -150), (60, -182)], [40, 26, 18, 20], 30), "#747c7c"
    )
    sheet.fill(ellipse(62, -186, 16, 14), "#747c7c")
    sheet.fill(leaf((72, -186), (106, -176), 12), "#9a6c3c")
    sheet.fill(ellipse(66, -189, 2.6), "#20242a")


def _field(scene: Scene) -> None:
    """The near slope lies in the hill's own shade, and mist in its hollow."""
    page = scene.page
    low = smoothstep(760, 1180, page.y + 0.12 * (400 - page.x))
    scene.multiply((low * 0.62).astype(np.float32), "#3f5256")


def _bear_and_girl(scene: Scene) -> None:
    """Seen from behind and below: a hill of fur, and a girl who looks up at it."""
    stage = Stage(scene, *BEAR, SIZE, pitch=-2, near=4.5, box=(-40, 200, 760, 1210))
    canvas = stage.canvas
    _bear(canvas)
    girl = Person(
        "girl",
        "tan",
        head="rosa",
        hair="plait",
        hair_colour="#2a1c18",
        top=CORAL,
        sleeves=0.9,
        skirt=0.46,
        skirt_colour=CORAL,
        flare=0.05,
        legs="",
        socks="#b8b4a4",
        shoes="#4a2c24",
    )
    small = Stage(scene, *GIRL, 500, pitch=-2, near=4.5, box=(380, 640, 760, 1210))
    with scene.layer("fur", cast=scene.falls(BEAR[0], 1150, 0.5, dark=0.6, soft=0.1), contact=0.5):
        stage.paint(shadow=0, contact=0, fill=0.42, dim=0.2, rim=0.35, rim_colour="#e8d8b0",
                    light=(640, 420, 60), bounce="#5c6c62", focus=(320, 520, 420))  # fmt: skip
        furred(scene, canvas, 7000, long=22, thick=3.2, vary=0.34, spread=0.8, light="#e2cfa6",
               dark="#161416", opacity=0.6)  # fmt: skip
    _backlit(scene, canvas)
    _bear_face(scene, stage)
    reach = POSES["child_hand_up"].mirrored().like(head=(42, -34, -6))
    small.person(girl, reach, facing=176)
    with scene.layer("cloth", cast=scene.falls(*GIRL, 0.8, dark=0.7, soft=0.1), contact=0.5):
        small.paint(shadow=0, contact=0.4, fill=0.5, dim=0.15, rim=0.7, rim_colour="#ffe9c0",
                    light=(640, 600, 70), bounce="#5c6c62")  # fmt: skip
    scene.exact(ellipse(480, 900, 120, 260), 0.7)


def _backlit(scene: Scene, canvas: Canvas) -> None:
    """The hair at the edge that turns to the sun holds its light."""
    rng, sheet = scene.rng, scene.sheet()
    lit = canvas.normal @ np.array([0.84, 0.5, 0.0], np.float32)
    open_air = np.roll(canvas.z, (9, -12), (0, 1)) <= FAR
    rows, columns = np.where((canvas.z > FAR) & (lit > 0.3) & ~canvas.flat & open_air)
    for _ in range(2200):
        pick = rng.randrange(len(rows))
        x, y = canvas.left + columns[pick] / canvas.scale, canvas.top + rows[pick] / canvas.scale
        if rng.random() < (y - 480) / 900 + 0.15:  # lost towards the ground
            continue
        way = rng.gauss(0.75, 0.4)
        long = rng.uniform(8, 22)
        edge = float(lit[rows[pick], columns[pick]])
        sheet.fill(leaf((x, y), (x + long * math.cos(way), y + long * math.sin(way)), 2.6),
                   mix("#a08258", "#ffe6b0", min(edge, 1.0)), 0.8)  # fmt: skip
    scene.lay(sheet, "fur")


def _bear(canvas: Canvas) -> None:
    """Model it from behind, the head turned to the girl, a paw held down to her."""
    fur = "#5c4434"
    with canvas.part(fur, soft=4) as body:
        body.chain(
            [vec(0, 0.36, 0), vec(-0.02, 0.62, 0.02), vec(0.02, 0.92, 0.0), vec(0.06, 1.08, -0.05)],
            [0.34, 0.40, 0.35, 0.24],
        )
        body.ball(vec(0.03, 1.08, 0.05), np.diag([0.27, 0.17, 0.2]))  # the hump
        body.chain([vec(-0.22, 1.0, 0.02), vec(0.26, 1.0, 0.0)], [0.19, 0.19])
    for side, foot in ((-1, 0.06), (1, -0.08)):
        with canvas.part(mix(fur, "#2a2020", 0.15), soft=2.4) as leg:
            leg.chain(
                [
                    vec(side * 0.17, 0.38, 0),
                    vec(side * 0.21, 0.2, 0.02),
                    vec(side * 0.21, 0.06, foot),
                ],
                [0.235, 0.175, 0.135],
            )
            leg.ball(vec(side * 0.22, 0.04, foot + 0.02), np.diag([0.145, 0.06, 0.19]))
    with canvas.part(fur, soft=2.4) as arm:
        arm.chain(
            [
                vec(-0.27, 1.0, 0.02),
                vec(-0.43, 0.78, 0.02),
                vec(-0.44, 0.52, 0.06),
                vec(-0.41, 0.40, 0.06),
            ],
            [0.17, 0.145, 0.115, 0.09],
        )
    paw = vec(0.535, 0.625, 0.04)
    with canvas.part(fur, soft=2.4) as arm:
        arm.chain([vec(0.27, 0.99, 0.0), vec(0.44, 0.86, 0.0), vec(0.52, 0.73, 0.02), paw],
                  [0.17, 0.14, 0.105, 0.085])  # fmt: skip
        arm.ball(paw - vec(0, 0.03, 0), np.diag([0.085, 0.085, 0.075]))
    with canvas.part(fur, soft=2) as head:
        head.ball(vec(0.10, 1.30, 0.02), np.diag([0.20, 0.185, 0.19]))
        head.chain([vec(0.18, 1.28, 0.06), vec(0.37, 1.23, 0.08)], [0.135, 0.08])
        head.chain([vec(0.24, 1.21, 0.07), vec(0.35, 1.17, 0.09)], [0.08, 0.055])
        for x, y, z in ((-0.05, 1.46, 0.02), (0.19, 1.475, -0.04)):
            head.ball(vec(x, y, z), np.diag([0.068, 0.066, 0.04]))
        head.chain([vec(0.05, 1.24, 0), vec(0.04, 1.05, 0)], [0.18, 0.25])
    with canvas.part("#1a1618", soft=0.5, sheen=0.5) as nose:
        nose.ball(vec(0.442, 1.25, 0.10), np.diag([0.032, 0.027, 0.03]))


def _bear_face(scene: Scene, stage: Stage) -> None:
    """A shut eye; a mouth that nearly smiles."""
    sheet = scene.sheet()
    x, y = stage.page(vec(0.275, 1.275, 0.2))
    sheet.fill(
        taper([(x - 21, y - 3), (x, y + 7), (x + 19, y - 3)], [2, 6, 2], 14), "#0e0a0c", 0.95
    )
    x, y = stage.page(vec(0.39, 1.18, 0.15))
    sheet.fill(
        taper([(x + 12, y - 6), (x - 10, y + 3), (x - 36, y - 8)], [2, 4, 1], 14), "#0e0a0c", 0.85
    )
    x, y = stage.page(vec(0.446, 1.25, 0.12))
    sheet.fill(ellipse(x, y, 15, 12), "#141014")
    sheet.fill(ellipse(x + 5, y - 6, 6, 2.6), "#d8ccb4", 0.7)
    scene.put(sheet)
    scene.exact(ellipse(x, y, 90, 80), 0.9)


def _grass(scene: Scene) -> None:
    """Wet blades about their feet, lit from behind."""
    rng, sheet = scene.rng, scene.sheet()
    for number in range(1500):
        y = 1040 + 190 * (number / 1500)
        x = rng.uniform(-10, 810)
        if abs(x - (500 - (y - 1100) * 0.3)) < (y - 940) * 0.35 and x > 430 and rng.random() < 0.93:
            continue
        high = rng.uniform(28, 76) * (0.6 + (y - 1040) / 260)
        tip = x + rng.gauss(4, 11), y - high
        near = max(0.0, 1 - abs(x - 560) / 420)
        tone = mix(
            rng.choice(("#28363a", "#32443c", "#44564a")), "#c9c79a", 0.6 * near * rng.random() ** 2
        )
        sheet.fill(leaf((x, y), tip, 4.5, rng.uniform(-0.2, 0.2)), tone, 0.9)
    scene.lay(sheet, "plain", way=90)


def _egg(scene: Scene) -> None:
    """It comes after them alone."""
    egg = scene.sheet()
    with egg.at(652, 1124, 1.0, 24):
        shell = ellipse(0, 0, 38, 30)
        egg.fill(shell, "#b9c6c2")
        egg.fill(ellipse(-4, -14, 26, 13), "#f0eedc", 0.9, blur=6, clip=shell)
        egg.fill(ellipse(4, 18, 32, 14), "#4f666c", 0.8, blur=6, clip=shell)
        for x, y, size in ((-18, 2, 3), (6, -8, 2.4), (14, 8, 3.4), (-6, 12, 2.2), (24, -4, 2)):
            egg.fill(ellipse(x, y, size), "#5f6f70", 0.7)
    scene.lay(egg, "plain", cast=scene.falls(650, 1140, 1.4, dark=0.7, soft=0.2), contact=0.7)
    scene.exact(ellipse(650, 1112, 60))
    tuft = scene.sheet()
    for number in range(46):
        root = 600 + number * 2.4 + scene.rng.uniform(-4, 4)
        tuft.fill(
            leaf((root, 1156), (root + scene.rng.gauss(3, 8), 1156 - scene.rng.uniform(12, 34)), 4),
            "#34463e",
        )
    scene.lay(tuft, "plain", way=90)


def _near_grass(scene: Scene) -> None:
    """The camera lies in the grass: blades before it, out of focus."""
    rng = scene.rng
    for blur, count, tone in ((6.0, 16, "#1f2b2c"), (11.0, 10, "#161f22")):
        with scene.layer("plain", blur=blur):
            sheet = scene.sheet()
            for _ in range(count):
                side = rng.random() < 0.6
                x = rng.uniform(-20, 300) if side else rng.uniform(700, 820)
                high = rng.uniform(90, 300) if side else rng.uniform(80, 180)
                bend = rng.uniform(-60, 90)
                sheet.fill(
                    taper(
                        [(x, 1230), (x + bend * 0.3, 1230 - high * 0.6), (x + bend, 1230 - high)],
                        [15, 11, 1],
                        20,
                    ),
                    tone,
                    0.9,
                )
            scene.add(sheet, amount=0)
