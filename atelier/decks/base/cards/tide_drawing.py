"""In low light the tracks of a wheelchair draw one enormous bird on a beach; the foam is near."""

import math
import random
from typing import Final

import numpy as np

from pinxit_atelier.engine import (
    Brush,
    Field,
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
    rect,
    rgb,
    sample,
    smoothstep,
    spline,
    taper,
)

BLUE, FOAM = "#33456e", "#f4f1e6"
SHORE: Final = [
    (-40, 1128),
    (120, 1090),
    (300, 1060),
    (470, 1004),
    (600, 968),
    (720, 918),
    (860, 872),
]
BIRD: Final[list[tuple[float, ...]]] = [  # from the beak over the back, both wings, to the throat
    (752, 206, 1), (706, 188), (676, 152), (634, 138), (594, 160), (562, 214), (508, 196),
    (432, 116), (320, 62), (190, 36), (62, 48, 1), (108, 84), (146, 96), (112, 128, 1), (170, 142),
    (206, 150), (178, 188, 1), (232, 198), (270, 204), (250, 248, 1), (304, 258), (356, 268),
    (380, 306), (352, 372), (286, 446), (204, 516), (104, 576, 1), (160, 578), (188, 582),
    (154, 634, 1), (206, 622), (236, 618), (220, 676, 1), (276, 626), (346, 566), (410, 530),
    (440, 560), (442, 614), (424, 664, 1), (466, 656), (486, 676), (474, 738, 1), (514, 726),
    (536, 750), (530, 816, 1), (568, 796), (594, 826), (600, 896, 1), (634, 868), (666, 912),
    (700, 990, 1), (724, 900), (722, 780), (690, 650), (650, 560), (628, 486), (650, 416),
    (692, 352), (716, 288), (722, 262),
]  # fmt: skip
GAUGE, TYRE = 14.0, 8.5  # from the middle to a wheel, and how broad a wheel is
HER, HER_WAY, HER_SIZE = (728.0, 250.0), -72.0, 1.05
DOG: Final = (392.0, 104.0)
EYE: Final = (648.0, 196.0)
FALL: Final = (-0.80, 0.60)  # which way shadows lie: the sun is low, off to the upper right


def paint(page: Page) -> Scene:
    """Paint the sand, the drawing, the water that takes it back, and the few who are there."""
    scene = Scene(
        page, 6021, light=(1500, -700, 620), glow="#fff0d0", shade=BLUE, reach=3000, felt=0.1
    )
    _sand(scene)
    _sea(scene)
    _bucket(scene)
    _dog(scene)
    _her(scene)
    _gulls(scene)
    scene.focus(660, 240, 190)
    scene.focus(392, 110, 90)
    scene.focus(690, 930, 140, 0.8)
    look = Look(
        brush=Brush(detail=0.5), masses=0.2, vignette=0.16, bloom=0.15, bloom_from=0.86,
        shadows="#2c3a66", lights="#ffeccc", split=0.06,
        palette=Palette(
            colours=("#e2c494", "#8a6444", "#1fa09c", "#3c4c78", "#f2ece0"), mother="#c8a878",
            accent="#c43a2c", quiet=0.2,
        ),
    )  # fmt: skip
    return scene.finish(look)


def _inland(page: Page) -> Field:
    """Return for each pixel how far it is from the water, in logical units."""
    stations = sample(SHORE, 120)
    line = np.interp(page.x, [one[0] for one in stations], [one[1] for one in stations])
    return ((line - page.y) * 0.92).astype(np.float32)


def _wheels(scene: Scene, wide: float) -> Field:
    """Return where two wheels of a breadth have run along the drawing."""
    line, sheet = spline(BIRD, closed=False, tension=0.45), scene.sheet()
    sheet.line(line, "#ffffff", GAUGE * 2 + wide)
    sheet.line(line, "#ffffff", GAUGE * 2 - wide, erase=True)
    tracks: Field = sheet.pixels()[..., 3]
    return tracks


def _paws(scene: Scene) -> Field:
    """Return where the dog has run, and what it has spoilt."""
    rng = random.Random(9)
    prints = scene.sheet()
    way = [(830, 560), (740, 480), (640, 392), (540, 318), (470, 236), (424, 160), (400, 120)]
    for number, (x, y, dx, dy) in enumerate(sample(way, 40)):
        side = 7 if number % 2 else -7
        prints.fill(ellipse(x - dy * side, y + dx * side, 5.4, 4.6), "#ffffff")
    for _ in range(90):  # the line that the dog has spoilt
        x, y = rng.gauss(414, 16), rng.gauss(120, 13)
        prints.fill(ellipse(x, y, rng.uniform(2, 7)), "#ffffff", 0.6)
    marks: Field = prints.pixels()[..., 3]
    return marks


def _ground(scene: Scene) -> Field:
    """Return how high the sand lies: ripples, the two wheels pressed in, paws, scuffed places."""
    page = scene.page
    high = 2.6 * page.noise(12, 70, 4, 0.5, (2.6, 0.6)) + 1.2 * page.noise(
        13, 16, 3, 0.55, (1.8, 0.7)
    )
    pressed = page.blur(_wheels(scene, TYRE), 1.1)
    raised = page.blur(_wheels(scene, TYRE * 2.2), 2.2)
    worn = 0.8 + 0.35 * page.noise(31, 30, 3)
    high = high + (3.2 * raised - 8.5 * pressed) * worn
    return (high - 5.5 * page.blur(_paws(scene), 1.2)).astype(np.float32)


def _sand(scene: Scene) -> None:
    """Sand as a relief, in light that comes in low: walls in blue shadow, lips in the sun."""
    page, rng = scene.page, scene.rng
    land = _inland(page)
    where = smoothstep(560, 20, land + 60 * page.noise(4, 200, 3)) + 0.05 * page.noise(5, 30, 2)
    stops = [(0, "#ecd6ac"), (0.4, "#dcbd8a"), (0.75, "#b98f62"), (1, "#86644a")]
    scene.backdrop(stops, where.astype(np.float32), amount=0.02)
    band = scene.sheet()
    band.line(spline(BIRD, closed=False, tension=0.45), "#ffffff", GAUGE * 2, blur=5)
    scene.tint(band.pixels()[..., 3] * 0.1, "#8a6a4c")
    damp = page.blur(_wheels(scene, TYRE), 0.8) * (0.85 + 0.3 * page.noise(32, 26, 3))
    scene.tint((damp * 0.82).astype(np.float32), "#5c4438")
    scene.tint((page.blur(_paws(scene), 1) * 0.6).astype(np.float32), "#6a4e3c")
    down, across = np.gradient(_ground(scene) * page.scale)
    lit = (across * FALL[0] + down * FALL[1]) * (1 - 0.35 * where)
    scene.tint(np.clip(-lit * 0.42, 0, 0.8).astype(np.float32), "#4c4a66")
    scene.tint(np.clip(lit * 0.3, 0, 0.7).astype(np.float32), "#fff0cc")
    far = smoothstep(700, 0, np.hypot(page.x - 830, page.y + 60))
    scene.tint((far * 0.22).astype(np.float32), "#fff2d4")
    mirror = smoothstep(84, 14, land + 22 * page.noise(9, 90, 3)) * smoothstep(-40, 0, land)
    scene.tint((mirror * 0.42).astype(np.float32), "#9fb0b4")
    grains = scene.sheet()
    for _ in range(60):
        x, y, size = rng.uniform(0, 800), rng.uniform(0, 1100), rng.uniform(2, 5)
        grains.fill(ellipse(x + FALL[0] * size * 2, y + FALL[1] * size * 2, size * 2.2, size * 0.7,
                            -37), BLUE, 0.45, blur=1)  # fmt: skip
        grains.fill(ellipse(x, y, size, size * 0.8, rng.uniform(0, 90)),
                    rng.choice(("#f2e6d0", "#c8a08c", "#8a7a74")))  # fmt: skip
    scene.put(grains)
    scene.of("ground", way=-14)
    line = scene.sheet()
    line.line(spline(BIRD, closed=False, tension=0.45), "#ffffff", GAUGE * 2 + TYRE * 2)
    scene.exact(np.maximum(line.pixels()[..., 3], page.blur(_paws(scene), 4)), 0.95)


def _sea(scene: Scene) -> None:
    """Three tongues of water, each with its foam and the shadow under it."""
    page, rng = scene.page, scene.rng
    land = _inland(page) + 20 * page.noise(14, 140, 4) + 6 * page.noise(15, 34, 2)
    deep = smoothstep(0, -300, land)
    water = smoothstep(2, -3, land)
    shallow = np.clip(deep + 0.1 * page.noise(16, 40, 3, 0.5, (2.4, 0.7)), 0, 1)[..., None]
    tone = rgb("#86d6c6") * (1 - shallow) + rgb("#086a84") * shallow
    lines = page.noise(19, 40, 4, 0.55, (3, 0.6))
    tone = tone + np.clip(lines - 0.2, 0, 0.4)[..., None] * 0.3 * rgb("#e8f0e4")
    clear = (water * (0.55 + 0.45 * deep))[..., None]
    under = smoothstep(22, 2, land) * (1 - water)
    scene.multiply((under * 0.5).astype(np.float32), "#6a5040")
    scene.image = (scene.image * (1 - clear) + tone * clear).astype(np.float32)
    for off, wide, strong, seed in ((0, 9, 1.0, 21), (74, 12, 0.75, 22), (150, 14, 0.5, 23)):
        wave = land + off + 26 * page.noise(seed, 110, 3)
        crest = np.exp(-((wave / wide) ** 2)) * (0.6 + 0.9 * page.noise(seed + 9, 24, 3))
        back = np.exp(-(((wave + wide * 2.4) / (wide * 2.6)) ** 2))
        lace = np.exp(-((page.noise(seed + 4, 30, 3) / 0.09) ** 2)) * back
        shadow = np.exp(-(((wave - wide * 1.3) / (wide * 0.8)) ** 2))
        scene.multiply((shadow * 0.4 * strong).astype(np.float32), "#6a7a80")
        foam = np.clip(crest * 1.3 + lace * 0.8 + back * 0.16, 0, 1) * strong
        scene.tint(foam.astype(np.float32), FOAM)
    bubbles = scene.sheet()
    for x, y, dx, dy in sample(SHORE, 520):
        lap = rng.gauss(4, 9)
        size = rng.uniform(1, 3.6)
        bubbles.fill(
            ellipse(x - dy * lap, y + dx * lap, size, size * 0.8), FOAM, rng.uniform(0.3, 0.9)
        )
    scene.put(bubbles)
    scene.of("water", water.astype(np.float32), way=-20)


def _bucket(scene: Scene) -> None:
    """The eye of the bird: a bucket, and its shadow."""
    x, y = EYE
    fall = taper([(x, y), (x - 30, y + 22)], [32, 36])
    scene.in_shadow(fall, 0.75, blur=2)
    pail = scene.sheet()
    pail.fill(ellipse(x, y, 19), "#3f7f8c", grad=linear(x - 18, y + 18, x + 18, y - 18, "#8fc0bc"))
    pail.fill(ellipse(x, y, 14.5), "#142c40")
    pail.fill(ellipse(x + 2, y - 3, 9), "#27506a")
    pail.line(spline([(x - 18, y - 4), (x - 26, y + 10), (x - 12, y + 22), (x + 4, y + 18)],
                     closed=False), "#e8e0cc", 2.2)  # fmt: skip
    scene.lay(pail, "metal")
    scene.exact(ellipse(x, y, 40))


def _cast(scene: Scene, sheet: Sheet, dark: float = 0.8) -> None:
    """Lay what is drawn on a sheet down as a shadow."""
    scene.in_shadow(sheet.pixels()[..., 3], dark, blur=1.6)


def _dog(scene: Scene) -> None:
    """It runs ahead, and right through a line; its shadow runs on long legs."""
    x, y = DOG
    turn = -32.0
    shade = scene.sheet()
    with shade.at(x - 6, y + 6, 1.2, 143):
        for line in ([(52, -4), (30, -22), (8, -30)], [(60, 2), (36, -12), (12, -26)],
                     [(40, 52), (24, 40), (8, 34)], [(58, 60), (34, 52), (10, 38)]):  # fmt: skip
            shade.fill(limb(line[::-1], [12, 7, 5]), "#ffffff")
        shade.fill(limb([(10, -40), (12, 0), (10, 40)], [24, 26, 20]), "#ffffff")
        shade.fill(limb([(12, -34), (26, -52), (30, -70)], [16, 15, 9]), "#ffffff")
        shade.fill(taper([(8, 42), (22, 62), (40, 66)], [8, 6, 2]), "#ffffff")
    _cast(scene, shade)
    legs = ([(9, -20), (18, -34), (15, -54)], [(-9, -20), (-20, -30), (-22, -50)],
            [(9, 30), (19, 42), (14, 62)], [(-9, 30), (-18, 46), (-21, 64)])  # fmt: skip
    body = spline([(0, -30), (13, -22), (14, -4), (10, 14), (13, 32), (0, 44), (-13, 32), (-10, 14),
                   (-14, -4), (-13, -22)])  # fmt: skip
    skull = spline([(0, -62), (6, -58), (7, -48), (13, -40), (11, -26), (0, -22), (-11, -26),
                    (-13, -40), (-7, -48), (-6, -58)])  # fmt: skip
    tail = [(0, 42), (5, 58), (-3, 74)]
    dog = scene.sheet()
    with dog.at(x, y, 1.12, turn):
        for line in legs:
            dog.fill(limb(line, [9, 7, 6]), "#fff6e6")
        dog.fill(taper(tail, [8, 6, 2]), "#6a4230")
        dog.fill(body, "#5c3a2c", grad=linear(-14, 0, 14, -8, "#a8704a"))
        dog.fill(ellipse(0, -20, 12, 8), "#fff6e6")
        dog.fill(skull, "#7c4c34")
        dog.fill(leaf((0, -26), (0, -60), 8), "#fff6e6")
        for side in (-1, 1):
            ear = [(side * 9, -38), (side * 19, -38), (side * 24, -26), (side * 15, -27)]
            dog.fill(spline(ear), "#3a221c")
            dog.fill(ellipse(side * 5.4, -46, 1.6), "#20100c")
        dog.fill(ellipse(0, -61, 3.6, 3), "#20100c")
        dog.line(spline([(-12, -25), (0, -20), (12, -25)], closed=False), "#c43a2c", 3.4)
    with scene.layer("fur", form=0.4, contact=0.4):
        scene.add(dog, relief=7, lo=0.7, hi=0.6, wobble=0.2)
    scene.exact(ellipse(x, y, 90))


def _her(scene: Scene) -> None:
    """A woman in a wheelchair, from above; her shadow shows her from the side."""
    x, y = HER
    turn = HER_WAY + 90
    shade = scene.sheet()
    with shade.at(x, y, 1.4, 53, flip=True):
        shade.line(ellipse(-4, 27, 25), "#ffffff", 4.5)
        shade.line(ellipse(27, 9, 7), "#ffffff", 4)
        shade.line(poly([(-20, 92), (-19, 46), (24, 44), (34, 14), (44, 13)], closed=False),
                   "#ffffff", 4)  # fmt: skip
        shade.line(poly([(-20, 92), (-31, 93)], closed=False), "#ffffff", 4)
        shade.fill(limb([(-10, 54), (10, 57), (27, 54), (36, 20)], [22, 20, 15, 9]), "#ffffff")
        shade.fill(limb([(-10, 52), (-12, 76), (-6, 98)], [24, 27, 20]), "#ffffff")
        shade.fill(ellipse(-1, 116, 11, 14, -8), "#ffffff")
        shade.fill(taper([(-12, 98), (-36, 88), (-54, 62)], [14, 16, 3]), "#ffffff")
        shade.fill(taper([(-6, 90), (13, 72), (8, 52)], [10, 8, 7]), "#ffffff")
    _cast(scene, shade)
    chair = scene.sheet()
    with chair.at(x, y, HER_SIZE, turn):
        for side in (-1, 1):
            chair.fill(rect(side * 23 - 3.4, -20, 6.8, 46, 3.2), "#20222c")
            chair.line(poly([(side * 18, -15), (side * 18, 20)], closed=False), "#dfe6ea", 2.2)
            chair.line(poly([(side * 13, -24), (side * 12, -36)], closed=False), "#c6ced6", 3)
            chair.fill(rect(side * 12 - 2, -40, 4, 10, 2), "#20222c")
            chair.line(poly([(side * 15, 18), (side * 16, 36)], closed=False), "#20222c", 3.4)
        chair.fill(rect(-17, -12, 34, 32, 6), "#3c4a5c")
    scene.add(chair, relief=3, lo=0.5, hi=0.5, wobble=0.1)
    body = scene.sheet()
    with body.at(x, y, HER_SIZE, turn):
        skirt = spline([(-15, 2), (-17, -22), (-9, -34), (9, -34), (17, -22), (15, 2)])
        body.fill(skirt, "#3c4c68", grad=linear(-14, 0, 14, -34, "#7c8ca4"))
        for fold in (-7, 1, 8):
            body.fill(taper([(fold, 0), (fold * 1.2, -30)], [1, 3, 1], 8), "#26324c", 0.5)
        for side in (-1, 1):
            body.fill(ellipse(side * 6, -37, 4, 6), "#fff3e6")
        for side in (-1, 1):
            body.fill(limb([(side * 15, 6), (side * 25, 2), (side * 22, -9)], [9, 8, 6]), "#8a5638")
            body.fill(ellipse(side * 21.5, -10, 4.2, 5), "#9a6240")
        shawl = spline([(-21, 0), (-14, -9), (0, -6), (14, -9), (21, 0), (19, 13), (30, 30),
                        (14, 26), (0, 36), (-14, 24), (-30, 32), (-19, 13)])  # fmt: skip
        body.fill(shawl, "#a82c24", grad=linear(-20, 30, 20, -6, "#e0604a"))
        with body.inside(shawl):
            for row in range(5):
                line = [(-30, row * 9 - 2), (0, row * 9 + 4), (30, row * 9 - 2)]
                body.line(spline(line, closed=False), "#7c1c1c", 2, 0.8)
        for step in range(13):
            fx = -28 + step * 4.6
            fy = 29 - 8 * math.sin(step / 12 * math.pi * 3) * 0.5
            body.line(poly([(fx, fy), (fx + 1, fy + 7)], closed=False), "#d85a44", 1.5)
    scene.add(body, relief=8, lo=0.45, hi=0.4, shadow=(-3, 4, 4, 0.4),
              wobble=0.2)  # fmt: skip
    head = scene.sheet()
    rng = random.Random(3)
    with head.at(x, y, HER_SIZE, turn):
        head.fill(spline([(-3, -14), (0, -18), (3, -14)]), "#9a6240")
        head.fill(ellipse(0, -2, 12, 13), "#d9dbe2")
        for _ in range(110):
            way = rng.uniform(0, 6.3)
            tip = 11.6 * math.cos(way), -2 + 12.6 * math.sin(way)
            tone = mix("#ffffff", "#8b90a4", rng.random())
            head.fill(taper([(0, 2), tip], [0.6, 1.6, 0.4], 6), tone, 0.8)
        head.fill(ellipse(0, 9, 7, 6.4), "#c4c8d4")
        head.line(ellipse(0, 9, 4, 3.4), "#8b90a4", 1)
    scene.add(head, relief=7, lo=0.45, hi=0.4, shadow=(-4, 5, 4, 0.45), wobble=0.1)
    scene.exact(ellipse(x, y, 70))
    scene.still(ellipse(x, y, 44), 0.7)


def _gull(sheet: Sheet, colour: str | None) -> None:
    """A gull that glides, from above, flying up; a unit is one at a span of 200."""
    wing = spline([(0, -14), (30, -34), (62, -30), (104, 2, 1), (70, -8), (36, -4), (12, 14)])
    for flip in (False, True):
        with sheet.at(0, 0, 1, 0, flip=flip):
            sheet.fill(
                wing, colour or "#dfe6ec", grad=None if colour else linear(0, 0, 90, -20, "#aebccb")
            )
            if colour is None:
                sheet.fill(spline([(104, 2, 1), (84, -17), (74, -18), (80, -8)]), "#2c3240")
                sheet.line(spline([(12, 12), (36, -4), (70, -8)], closed=False), "#ffffff", 3)
                for step in range(6):
                    px = 30 + step * 9
                    sheet.line(
                        spline([(px - 8, -24 + step * 2), (px, -4 - step * 0.6)], closed=False),
                        "#8fa0b4",
                        1.2,
                        0.6,
                    )
    body = spline([(0, -46), (9, -34), (12, -8), (8, 22), (13, 46, 1), (0, 42), (-13, 46, 1),
                   (-8, 22), (-12, -8), (-9, -34)])  # fmt: skip
    sheet.fill(
        body, colour or "#ffffff", grad=None if colour else linear(8, -30, -12, 30, "#dbe4ee")
    )
    if colour is None:
        sheet.fill(leaf((0, -42), (0, -58), 6), "#f5b52c")
        for side in (-1, 1):
            sheet.fill(ellipse(side * 5, -38, 1.4), "#20242c")


def _gulls(scene: Scene) -> None:
    """They circle over it as over one of their own; the nearest is close to us and not sharp."""
    for x, y, size, turn, drop, soft in (
        (560, 620, 0.6, -24, 74, 0.0), (250, 800, 0.46, 84, 56, 0.0),
        (196, 1050, 1.9, 38, 190, 2.4),
    ):  # fmt: skip
        shade = scene.sheet()
        with shade.at(x + FALL[0] * drop, y + FALL[1] * drop, size * 0.86, turn):
            _gull(shade, "#ffffff")
        scene.in_shadow(shade.pixels()[..., 3], 0.5, blur=1 + drop * 0.03)
        bird = scene.sheet()
        with bird.at(x, y, size, turn):
            _gull(bird, None)
        with scene.layer("plain", form=0.35, blur=soft):
            scene.add(bird, relief=10 * size, lo=0.5, hi=0.3, wobble=0.3)
        scene.exact(ellipse(x, y, 90 * size), 0.6)
