"""On a beach at noon the tracks of a wheelchair draw one enormous bird, and the foam is near."""

import math
import random

import numpy as np

from pinxit_atelier.engine import (
    Field,
    Look,
    Page,
    Scene,
    Sheet,
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
)

STRAW, WHITE_SAND, GROOVE, BLUE = "#f0d68c", "#fff6d8", "#8f6a34", "#3f5f9c"
TURQUOISE, FOAM = "#22c3bd", "#fffdf4"
SHORE = [(-40, 776), (90, 820), (250, 866), (390, 912), (520, 936), (640, 1000), (840, 1074)]
BIRD: list[tuple[float, ...]] = [  # from the beak over the back and both wings to the throat
    (774, 260, 1), (730, 234), (690, 218, 1), (664, 166), (606, 142), (552, 166), (520, 222),
    (486, 262), (438, 250), (404, 196), (356, 132), (280, 82), (190, 56), (96, 62), (44, 88, 1),
    (96, 118), (142, 132), (120, 172, 1), (176, 184), (222, 192), (202, 236, 1), (256, 242),
    (300, 244), (284, 290, 1), (332, 294), (372, 304), (366, 346), (336, 392), (290, 432),
    (210, 470), (130, 494), (58, 508, 1), (88, 536), (110, 548), (66, 586, 1), (116, 598),
    (150, 600), (122, 646, 1), (196, 630), (270, 596), (338, 572), (372, 584), (370, 622),
    (350, 668), (338, 706, 1), (370, 698), (394, 712), (386, 758), (386, 800, 1), (414, 780),
    (440, 792), (440, 838), (450, 884, 1), (478, 856), (498, 866), (512, 916), (534, 978, 1),
    (562, 900), (588, 806), (598, 708), (584, 612), (570, 542), (584, 492), (624, 450),
    (662, 396), (672, 340), (682, 306, 1), (722, 296),
]  # fmt: skip
GAUGE, TYRE = 12.5, 5.2  # from the middle to a wheel, and how broad a wheel is
HER, HER_WAY, HER_SIZE = (730.0, 294.0), -24.0, 0.92  # on her way back to the beak
EYE = 624.0, 216.0


def paint(page: Page) -> Scene:
    """Paint the sand, the drawing, the water that takes it back, and the few who are there."""
    scene = Scene(page, 6021, light=(900, -200, 700), glow="#fffbe6", shade="#3f5f9c", reach=2600)
    _sand(scene)
    _tracks(scene)
    _sea(scene)
    _bucket(scene)
    _dog(scene)
    _her(scene)
    _gulls(scene)
    look = Look(
        vignette=0.1, bloom=0.12, bloom_from=0.86, bristle=0.035, saturation=1.1,
        shadows="#4a6a9a", lights="#a89a60", split=0.06,
    )  # fmt: skip
    return scene.finish(look)


def _inland(page: Page) -> Field:
    """Return for each pixel how far it is from the water, in logical units."""
    stations = sample(SHORE, 120)
    edge_x = np.array([x for x, _, _, _ in stations])
    edge_y = np.array([y for _, y, _, _ in stations])
    line = np.interp(page.x, edge_x, edge_y)
    return ((line - page.y) * 0.9).astype(np.float32)


def _sand(scene: Scene) -> None:
    page, rng = scene.page, scene.rng
    land = _inland(page)
    where = smoothstep(900, 30, land) + 0.07 * page.noise(4, 260, 5) + 0.02 * page.noise(5, 22, 2)
    stops = [(0, "#fffdf0"), (0.3, WHITE_SAND), (0.7, "#f9e6ac"), (1, "#e8c67a")]
    scene.backdrop(stops, where.astype(np.float32), texture="fine", amount=0.025)
    ripples = page.noise(12, 90, 3, 0.5, (3.2, 0.42))
    edge = np.gradient(ripples, axis=0) * page.scale
    scene.tint(np.clip(edge * 8, 0, 0.2).astype(np.float32), "#d9b264")
    scene.tint(np.clip(-edge * 9, 0, 0.4).astype(np.float32), "#fffdf0")
    wet = smoothstep(120, 10, land + 24 * page.noise(8, 120, 4))
    scene.multiply((wet * 0.75).astype(np.float32), "#c99a58")
    gloss = smoothstep(70, 10, land + 20 * page.noise(9, 90, 3)) * smoothstep(-30, 6, land)
    scene.tint((gloss * 0.45).astype(np.float32), "#c9efe6")
    grains = scene.sheet()
    for _ in range(2600):
        x, y = rng.uniform(0, 800), rng.uniform(0, 1200)
        tone = rng.choice(("#a8803c", "#fffef6", "#c99a50", "#f2a08a"))
        grains.fill(ellipse(x, y, rng.uniform(0.5, 1.5)), tone, rng.uniform(0.25, 0.7))
    for _ in range(46):
        x, y, size = rng.uniform(0, 800), rng.uniform(0, 1200), rng.uniform(2.5, 6)
        grains.fill(ellipse(x - size * 0.6, y + size * 0.7, size, size * 0.6), BLUE, 0.35, blur=1)
        grains.fill(ellipse(x, y, size, size * 0.8, rng.uniform(0, 90)),
                    rng.choice(("#fffaf0", "#f7b8a8", "#d8c4b0", "#f6d35a")))  # fmt: skip
    scene.put(grains)


def _tracks(scene: Scene) -> None:
    """Two wheels, pressed into the sand: a wall in shadow, a lip in the sun."""
    page, line = scene.page, spline(BIRD, closed=False, tension=0.45)
    band = scene.sheet()
    band.line(line, "#ffffff", GAUGE * 2 - 4, 1, blur=2)
    scene.tint((band.pixels()[..., 3] * 0.14).astype(np.float32), "#d8ae62")

    def wheels(right: float, down: float, broad: float) -> Field:
        sheet, path = scene.sheet(), moved(line, right, down)
        sheet.line(path, "#ffffff", GAUGE * 2 + broad)
        sheet.line(path, "#ffffff", GAUGE * 2 - broad, erase=True)
        alpha: Field = sheet.pixels()[..., 3]
        return alpha

    worn = 0.86 + 0.3 * page.noise(31, 26, 3)
    scene.tint((wheels(-2.6, 2.8, TYRE * 1.1) * 0.95 * worn).astype(np.float32), "#fffef4")
    scene.tint((wheels(0, 0, TYRE) * worn).astype(np.float32), "#9a7236")
    scene.tint((wheels(0.9, -1, TYRE * 0.5) * 0.75 * worn).astype(np.float32), "#5a3f1c")
    tread = scene.sheet()
    for x, y, dx, dy in sample(BIRD, 1500):
        for side in (-1, 1):
            px, py = x - dy * GAUGE * side, y + dx * GAUGE * side
            mark = poly([(px - dy * 3 - dx * 2, py + dx * 3 - dy * 2),
                         (px + dy * 3, py - dx * 3)], closed=False)  # fmt: skip
            tread.line(mark, "#f4dca0", 1.0, 0.4)
    scene.put(tread.pixels() * wheels(0, 0, TYRE)[..., None])


def _sea(scene: Scene) -> None:
    page, rng = scene.page, scene.rng
    land = _inland(page) + 16 * page.noise(14, 130, 4) + 5 * page.noise(15, 30, 2)
    water = smoothstep(2, -4, land)
    deep = smoothstep(0, -330, land)[..., None]
    tone = (1 - deep) * np.array([0.62, 0.93, 0.88]) + deep * np.array([0.02, 0.55, 0.66])
    light = page.noise(16, 46, 3, 0.5, (2.2, 0.8))
    net = np.exp(-((light / 0.09) ** 2)) * 0.22 * (1 - 0.6 * deep[..., 0])
    tone = tone + net[..., None]
    clear = (water * (0.62 + 0.38 * deep[..., 0]))[..., None]
    scene.image = (scene.image * (1 - clear) + tone * clear).astype(np.float32)
    foam = scene.sheet()
    for off, wide, count in ((0, 20, 900), (58, 14, 420), (128, 11, 260)):
        for x, y, dx, dy in sample(SHORE, count):
            lap = (
                off + 15 * math.sin(x / 37 + off) + 9 * math.sin(y / 17) + rng.gauss(0, wide * 0.5)
            )
            px, py = x - dy * lap, y + dx * lap
            size = rng.uniform(1.5, 6.5) if off == 0 else rng.uniform(1, 4.5)
            foam.fill(ellipse(px, py, size, size * 0.8), FOAM, rng.uniform(0.45, 1))
    edge = np.exp(-(((land + 4) / 7) ** 2)) * 0.95
    scene.multiply((np.exp(-(((land - 8) / 9) ** 2)) * 0.45).astype(np.float32), "#8a7a58")
    scene.tint(edge.astype(np.float32), FOAM)
    lace = np.exp(-((page.noise(18, 52, 3) / 0.1) ** 2)) * smoothstep(4, -10, land)
    lace = lace * smoothstep(-150, -30, land)
    scene.tint((lace * 0.8).astype(np.float32), FOAM)
    scene.put(foam)
    glints = scene.sheet()
    for _ in range(120):
        x, y = rng.uniform(0, 800), rng.uniform(860, 1200)
        if x * 0.43 + 850 > y:
            continue
        glint = taper(
            [(x, y), (x + rng.uniform(8, 22), y + rng.uniform(4, 10))], [0.5, 2.4, 0.5], 6
        )
        glints.fill(glint, "#ffffff", 0.7)
    scene.put(glints)


def _bucket(scene: Scene) -> None:
    """The eye of the bird: a red bucket, seen from above, with its shadow."""
    x, y = EYE
    sheet = scene.sheet()
    sheet.fill(ellipse(x - 9, y + 11, 20, 18), BLUE, 0.6, blur=2)
    scene.put(sheet)
    pail = scene.sheet()
    pail.fill(ellipse(x, y, 19), "#f2476a", grad=linear(x - 18, y + 18, x + 18, y - 18, "#ff8aa0"))
    pail.fill(ellipse(x, y, 14.5), "#8a1638")
    pail.fill(ellipse(x + 1.5, y - 2, 12), "#35ccc4", grad=radial(x + 6, y - 6, 20, "#0d7f88"))
    pail.fill(ellipse(x + 5, y - 6, 3.4), "#ffffff")
    pail.line(spline([(x - 18, y - 4), (x - 26, y + 12), (x - 10, y + 22), (x + 4, y + 19)],
                     closed=False), "#fff6e0", 2.4)  # fmt: skip
    scene.add(pail, relief=3, lo=0.4, hi=0.4, wobble=0.2)


def _dog(scene: Scene) -> None:
    """It runs ahead, and right through a line."""
    prints = scene.sheet()
    way = [(820, 520), (740, 452), (636, 380), (520, 330), (440, 262), (396, 186), (366, 130)]
    for number, (x, y, dx, dy) in enumerate(sample(way, 44)):
        side = 6 if number % 2 else -6
        px, py = x - dy * side, y + dx * side
        prints.fill(ellipse(px - 1, py + 1.4, 4.6), "#fffef2", 0.9)
        prints.fill(ellipse(px, py, 3.8), GROOVE)
        for toe in (-0.6, 0, 0.6):
            turn = math.atan2(dy, dx) + toe
            prints.fill(ellipse(px + 6 * math.cos(turn), py + 6 * math.sin(turn), 1.6), GROOVE)
    for _ in range(60):  # the line it has scuffed
        x, y = scene.rng.gauss(352, 14), scene.rng.gauss(126, 12)
        prints.fill(
            ellipse(x, y, scene.rng.uniform(2, 6)),
            scene.rng.choice((STRAW, "#fdf0c4", GROOVE)),
            0.8,
        )
    scene.put(prints)
    x, y, turn = 336, 92, -32.0
    legs = ([(9, -20), (18, -34), (15, -54)], [(-9, -20), (-20, -30), (-22, -50)],
            [(9, 30), (19, 42), (14, 62)], [(-9, 30), (-18, 46), (-21, 64)])  # fmt: skip
    body = spline([(0, -30), (13, -22), (14, -4), (10, 14), (13, 32), (0, 44), (-13, 32), (-10, 14),
                   (-14, -4), (-13, -22)])  # fmt: skip
    skull = spline([(0, -62), (6, -58), (7, -48), (13, -40), (11, -26), (0, -22), (-11, -26),
                    (-13, -40), (-7, -48), (-6, -58)])  # fmt: skip
    tail = [(0, 42), (5, 58), (-3, 74)]
    shadow = scene.sheet()
    with shadow.at(x - 12, y + 15, 1.1, turn):
        for line in legs:
            shadow.fill(limb(line, [8, 6, 5]), BLUE, 0.55, blur=1.5)
        shadow.fill(union(body, skull), BLUE, 0.6, blur=2)
    scene.put(shadow)
    dog = scene.sheet()
    with dog.at(x, y, 1.1, turn):
        for line in legs:
            dog.fill(limb(line, [9, 7, 6]), "#fff6e6")
        dog.fill(taper(tail, [8, 6, 2]), "#b5562a")
        dog.fill(body, "#c4642e", grad=linear(-14, 0, 14, -8, "#e08a48"))
        dog.fill(ellipse(0, -20, 12, 8), "#fff6e6")
        dog.fill(skull, "#c4642e")
        dog.fill(leaf((0, -26), (0, -60), 8), "#fff6e6")
        for side in (-1, 1):
            ear = [(side * 9, -38), (side * 19, -38), (side * 24, -26), (side * 15, -27)]
            dog.fill(spline(ear), "#7a3416")
            dog.fill(ellipse(side * 5.4, -46, 1.6), "#20100c")
        dog.fill(ellipse(0, -61, 3.6, 3), "#20100c")
        dog.line(spline([(-12, -25), (0, -20), (12, -25)], closed=False), "#22b8b4", 3.4)
    scene.add(dog, relief=7, lo=0.5, hi=0.4, rim=0.3, rim_width=1.6, wobble=0.2)


def _her(scene: Scene) -> None:
    """A woman in a wheelchair, from straight above, with both hands on the rims."""
    x, y = HER
    turn = HER_WAY + 90
    shadow = scene.sheet()
    with shadow.at(x - 17, y + 21, HER_SIZE, turn):
        shadow.fill(rect(-24, -24, 48, 54, 16), BLUE, 0.62, blur=2.2)
        shadow.fill(ellipse(0, -4, 17, 17), BLUE, 0.5, blur=2)
    scene.put(shadow)
    chair = scene.sheet()
    with chair.at(x, y, HER_SIZE, turn):
        for side in (-1, 1):
            chair.fill(rect(side * 23 - 3.4, -20, 6.8, 46, 3.2), "#20222c")
            chair.line(poly([(side * 18, -15), (side * 18, 20)], closed=False), "#dfe6ea", 2.2)
            chair.line(poly([(side * 13, -24), (side * 12, -36)], closed=False), "#c6ced6", 3)
            chair.fill(rect(side * 12 - 2, -40, 4, 10, 2), "#20222c")
            chair.line(poly([(side * 15, 18), (side * 16, 36)], closed=False), "#20222c", 3.4)
        chair.fill(rect(-17, -12, 34, 32, 6), "#3c4a5c")
    scene.add(chair, relief=3, lo=0.5, hi=0.5, rim=0.5, rim_width=1.4, wobble=0.1)
    body = scene.sheet()
    with body.at(x, y, HER_SIZE, turn):
        skirt = spline([(-15, 2), (-17, -22), (-9, -34), (9, -34), (17, -22), (15, 2)])
        body.fill(skirt, "#ff7fa4", grad=linear(-14, 0, 14, -34, "#ffc0d0"))
        for fold in (-7, 1, 8):
            body.fill(taper([(fold, 0), (fold * 1.2, -30)], [1, 3, 1], 8), "#c83e6c", 0.5)
        for side in (-1, 1):
            body.fill(ellipse(side * 6, -37, 4, 6), "#fff3e6")
        for side in (-1, 1):
            body.fill(limb([(side * 15, 6), (side * 25, 2), (side * 22, -9)], [9, 8, 6]), "#8a5638")
            body.fill(ellipse(side * 21.5, -10, 4.2, 5), "#9a6240")
        shawl = spline([(-21, 0), (-14, -9), (0, -6), (14, -9), (21, 0), (19, 13), (30, 30),
                        (14, 26), (0, 36), (-14, 24), (-30, 32), (-19, 13)])  # fmt: skip
        body.fill(shawl, "#ffe14d", grad=linear(-20, 30, 20, -6, "#fff6b0"))
        with body.inside(shawl):
            for row in range(5):
                line = [(-30, row * 9 - 2), (0, row * 9 + 4), (30, row * 9 - 2)]
                body.line(spline(line, closed=False), "#e89a1e", 2, 0.8)
        for step in range(13):
            fx = -28 + step * 4.6
            fy = 29 - 8 * math.sin(step / 12 * math.pi * 3) * 0.5
            body.line(poly([(fx, fy), (fx + 1, fy + 7)], closed=False), "#ffe98a", 1.5)
    scene.add(body, relief=8, lo=0.45, hi=0.4, rim=0.4, rim_width=1.4, shadow=(-3, 4, 4, 0.4),
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
    """They circle over it as over one of their own; the nearest is close to us."""
    for x, y, size, turn, drop in (
        (196, 1010, 2.0, 34, 104),
        (690, 690, 0.62, -24, 50),
        (180, 690, 0.44, 84, 36),
    ):
        shade = scene.sheet()
        with shade.at(x - drop, y + drop * 1.1, size * 0.86, turn):
            _gull(shade, BLUE)
        scene.put(shade, opacity=0.34, blur=drop * 0.035)
        bird = scene.sheet()
        with bird.at(x, y, size, turn):
            _gull(bird, None)
        scene.add(bird, relief=12 * size, lo=0.35, hi=0.3, wobble=0.3, amount=0.04)
