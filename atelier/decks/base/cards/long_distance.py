"""In a blue snowstorm an old woman in a bathing suit telephones from a box full of summer.

Light: the box alone. Masses: slate dusk, blue snow, one warm block. Palette: slate, frost, amber,
a little raspberry; the red of the box is the accent.
"""

import math
import random
from dataclasses import replace
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
    Path,
    Scene,
    Sheet,
    ellipse,
    leaf,
    limb,
    linear,
    mix,
    poly,
    sample,
    smoothstep,
    spline,
    taper,
    union,
)
from pinxit_atelier.gesture import BUILDS, POSES, Hand, Stage, things, unit
from pinxit_atelier.gesture import Look as Person

Point2 = tuple[float, float]
LAMP: Final = (505.0, 690.0)
RED, INK, SNOW = "#8a2422", "#1a2030", "#9db0c8"
# The box from its left front corner: a broad front towards us, a narrow side to the right.
FRONT: Final = ((384.0, 352.0), (598.0, 368.0), (598.0, 1012.0), (384.0, 1040.0))
SIDE: Final = ((598.0, 368.0), (678.0, 350.0), (678.0, 984.0), (598.0, 1012.0))
CALL = POSES["contrapposto"].like(
    right_hand=Hand((-0.098, -0.055, 0.005), (-0.5, -1, 0.3), "rod", (0.1, 0.5, 1),
                    (1, 0.1, -0.1), by="head"),
    head=(2, 14, -8),
)  # fmt: skip
BALLS: Final = ((168.0, 1052.0, 136.0, 116.0), (186.0, 882.0, 101.0, 92.0),
                (208.0, 742.0, 74.0, 70.0))  # fmt: skip


def paint(page: Page) -> Scene:
    """Paint the dusk and the snow, the box and the summer in it, then who waits outside."""
    scene = Scene(
        page, 2024, light=(*LAMP, 150), glow="#ffd898", shade="#2c3c60", reach=560, felt=0.05
    )
    scene.focus(500, 610, 170)
    scene.focus(250, 790, 150, 0.9)
    _dusk(scene)
    _ground(scene)
    _cord(scene)
    _summer(scene)
    _woman(scene)
    _fog(scene)
    _gull(scene)
    _iron(scene)
    _leak(scene)
    _snowman(scene)
    _storm(scene)
    return scene.finish(
        Look(
            vignette=0.3, bloom=0.35, bloom_from=0.74, contrast=1.06,
            brush=Brush(exact=0.036, edges=0.6, detail=0.5, variety=1.05), masses=0.25,
            palette=Palette(
                colours=("#22304c", "#5f7a9c", "#c8d2dc", "#f2c078", "#7c3a3c", "#5f9a9a"),
                mother="#5c7090", accent="#a82a24", quiet=0.25, warmth=-0.05,
            ),
        )
    )  # fmt: skip


def _dusk(scene: Scene) -> None:
    """No horizon to speak of: slate above, a paler bank of flying snow, a few far trunks."""
    page = scene.page
    where = page.y / 800 + 0.10 * page.noise(3, 300, 4, 0.5, (2.4, 0.8))
    stops: list[tuple[float, Colour]] = [
        (-0.1, "#2c3a58"), (0.35, "#3e5074"), (0.75, "#5f7696"), (1.0, "#8297b0"),
    ]  # fmt: skip
    scene.backdrop(stops, where.astype(np.float32), amount=0.03)
    scene.of("sky", way=24)
    rng, wood = random.Random(6), scene.sheet()
    for x in (40, 96, 118, 232, 300, 712, 748, 790):
        top = rng.uniform(330, 520)
        trunk = [(x, 800), (x + rng.uniform(-8, 8), 640), (x + rng.uniform(-16, 16), top)]
        wood.fill(taper(trunk, [rng.uniform(7, 14), 6, 1]), "#2e3c5a", 0.75)
        for _ in range(9):
            y = rng.uniform(top + 20, 700)
            reach, way = rng.uniform(20, 60), rng.choice((-1, 1))
            bough = [(x, y), (x + way * reach * 0.5, y - 14), (x + way * reach, y - 34)]
            wood.fill(taper(bough, [4, 2, 0.8]), "#2e3c5a", 0.6)
    scene.put(wood, blur=3.5)
    scene.mist(770, 70, "#8c9fb6", 0.75, seed=4, size=200)


def _glow(page: Page) -> Field:
    """Return how much of the box's light reaches a place on the snow."""
    far = page.distance(LAMP[0] - 10, 1030, 1.25, 0.62)
    bars = 0.86 + 0.14 * np.cos(np.arctan2(page.y - 900, page.x - LAMP[0]) * 22)
    return (bars / (1 + (far / 120) ** 2) * 1.35).astype(np.float32)


def _ground(scene: Scene) -> None:
    """Drifts that the wind has combed; only those by the box are warm."""
    page = scene.page
    line = 800 + 18 * page.noise(12, 300, 2, 0.5, (1, 40)) - 0.03 * (page.x - 400)
    deep = np.clip((page.y - line) / 400, 0, 1.2)
    size = 40 + 200 * deep
    drift = page.noise(14, 250, 3, 0.45, (1.7, 0.5)) * size * 0.26
    drift = drift + page.noise(15, 60, 3, 0.5, (2.4, 0.7)) * size * 0.05
    down, across = np.gradient(page.blur(drift.astype(np.float32), 3), 1 / page.scale)
    way_x, way_y = LAMP[0] - page.x, 1000 - page.y
    far = np.sqrt(way_x**2 + way_y**2) + 40
    warm = np.clip(0.42 - (across * way_x + down * way_y) / far * 0.9, 0, 1.3) * _glow(page)
    cold = np.clip(0.80 - 0.30 * down - 0.22 * across, 0.45, 1.1) * (0.96 - 0.22 * deep)
    snow = cold[..., None] * np.array([0.56, 0.66, 0.82], np.float32)
    snow = snow + warm[..., None] * np.array([1.15, 0.62, 0.20], np.float32)
    cover = smoothstep(-6, 10, page.y - line)[..., None]
    scene.image = (scene.image * (1 - cover) + snow * cover).astype(np.float32)
    scene.of("snow", cover[..., 0], way=6)
    scene.mist(812, 40, "#93a5ba", 0.5, seed=8, size=160)


def _cord(scene: Scene) -> None:
    """The cord of the telephone winds away through the snow, over what must be the horizon."""
    way = [(392, 1034), (352, 1014), (330, 972), (344, 928), (306, 896), (262, 888), (120, 884),
           (52, 866), (88, 846), (190, 838), (268, 828), (250, 814), (190, 806)]  # fmt: skip
    groove, cord = scene.sheet(), scene.sheet()
    points = []
    for step, (x, y, _, _) in enumerate(sample(way, 1500)):
        near = max((y - 796) / 240, 0.05)
        size, turn = 1.0 + 8 * near, step * 0.5
        points.append((x + size * math.cos(turn), y + size * 0.6 * math.sin(turn)))
    for start in range(0, len(points) - 12, 12):
        y = points[start][1]
        near = max((y - 796) / 240, 0.05)
        piece = poly(points[start : start + 13], closed=False)
        groove.line(piece, "#3c4c70", 3 + 9 * near, 0.3, blur=2)
        cord.line(piece, mix("#5c6c88", "#1c2230", min(near * 1.5, 1)), 0.8 + 2.4 * near)
    scene.put(groove)
    scene.put(cord)


def _on(face: tuple[Point2, ...], across: float, down: float) -> Point2:
    """Return a place of a wall of the box: 0 … 1 from its left and from above."""
    top = [face[0][k] + (face[1][k] - face[0][k]) * across for k in (0, 1)]
    low = [face[3][k] + (face[2][k] - face[3][k]) * across for k in (0, 1)]
    return top[0] + (low[0] - top[0]) * down, top[1] + (low[1] - top[1]) * down


def _piece(face: tuple[Point2, ...], x0: float, y0: float, x1: float, y1: float) -> Path:
    return poly([_on(face, x0, y0), _on(face, x1, y0), _on(face, x1, y1), _on(face, x0, y1)])


GLASS: Final = union(_piece(FRONT, 0.10, 0.10, 0.90, 0.93), _piece(SIDE, 0.16, 0.10, 0.84, 0.93))


def _inside(scene: Scene) -> Field:
    return scene.sheet().fill(GLASS, "#ffffff").pixels()[..., 3]


def _summer(scene: Scene) -> None:
    """Behind the panes: noon, sea, surf and sand, a palm that has no more room."""
    page, before = scene.page, scene.image.copy()
    where = page.y / 1200 + 0.02 * page.noise(31, 90, 3)
    stops: list[tuple[float, Colour]] = [
        (0.30, "#e8962e"), (0.42, "#f8bc54"), (0.55, "#ffe8a4"), (0.615, "#ffe29c"),
        (0.625, "#5fa8a4"), (0.69, "#7cb8ac"), (0.72, "#f2e4c0"), (0.74, "#e0b478"),
        (0.86, "#c08a50"),
    ]  # fmt: skip
    scene.backdrop(stops, where.astype(np.float32), amount=0.02)
    surf = scene.sheet()
    for line, wide in ((846, 5), (862, 7), (826, 3)):
        foam = [(360, line), (430, line - 6), (500, line + 3), (580, line - 5), (700, line + 2)]
        surf.line(spline(foam, closed=False), "#fff6e0", wide, 0.85)
    palm = scene.sheet()
    palm.fill(limb([(596, 940), (590, 760), (566, 560), (540, 440)], [24, 18, 15, 14]), "#6c4a30")
    for tip, bow in (((400, 500), -40), ((420, 400), -30), ((520, 360), -10), ((660, 420), -30),
                     ((680, 560), -50), ((470, 580), -40)):  # fmt: skip
        heart = (540.0, 440.0)
        mid = (heart[0] + tip[0]) / 2, (heart[1] + tip[1]) / 2 + bow
        for x, y, dx, dy in sample([heart, mid, tip], 26):
            for side in (-1, 1):
                end = x + dx * 20 - side * dy * 26, y + dy * 20 + side * dx * 26 + 16
                palm.fill(leaf((x, y), end, 8), "#5c6c38", 0.85)
    scene.put(surf, blur=1.5)
    scene.shine(452, 560, 70, "#fff8dc", 0.9)
    scene.put(palm, blur=3)
    inside = _inside(scene)[..., None]
    scene.image = (before * (1 - inside) + scene.image * inside).astype(np.float32)


def _woman(scene: Scene) -> None:
    """She stands with her weight on one leg, against the light, and listens."""
    before = scene.image.copy()
    who = Person(
        replace(BUILDS["heavy_woman"], age=74, stoop=0.25), "#a8704e", head="rosa", hair="curls",
        hair_colour="#e8e2d6", mood="listening", top="#a83464", sleeves=0, loose=0.1, skirt=0.14,
        flare=0.015, legs="", shoes="",
    )  # fmt: skip
    stage = Stage(scene, 498, 992, 470, pitch=4)
    one = stage.person(who, CALL, facing=38)
    hand = one.hold["r"]
    up = unit(hand.axis)
    up = up if up[1] > 0 else -up
    out = unit(hand.palm)
    ends = hand.rod + up * 0.08 + out * 0.012, hand.rod - up * 0.08 + out * 0.012
    things.rod(stage.canvas, [ends[0], hand.rod, ends[1]], 0.013, "#1c2028", sheen=0.3)
    for end in ends:
        things.ball(stage.canvas, end + out * 0.012, 0.026, "#1c2028", sheen=0.3)
    with scene.layer(blur=0.7):
        stage.paint(shadow=0, light=(430, 480, -40), rim=1.0, rim_colour="#ffe6b0", fill=0.26,
                    dim=0.1, bounce="#b87840")  # fmt: skip
        wire, (x, y) = scene.sheet(), stage.page(ends[1])
        line = sample([(x, y), (x + 4, y + 70), (540, 640), (588, 560)], 200)
        points = [(px + 3 * math.cos(k * 0.8), py + 3 * math.sin(k * 0.8))
                  for k, (px, py, _, _) in enumerate(line)]  # fmt: skip
        wire.line(poly(points, closed=False), "#1c2028", 1.8)
        scene.put(wire)
    inside = _inside(scene)[..., None]
    scene.image = (before * (1 - inside) + scene.image * inside).astype(np.float32)


def _gull(scene: Scene) -> None:
    """It stands close to the glass, and would like to be let out."""
    gull = scene.sheet()
    with gull.inside(GLASS), gull.at(446, 986, 1.15):
        gull.fill(spline([(-26, -56), (-14, -68), (0, -58), (8, -36), (40, -14), (60, -2, 1),
                          (14, -2), (-12, -14), (-18, -38)]), "#f6eee0",
                  grad=linear(-10, -60, 40, 0, "#7c7468"))  # fmt: skip
        gull.fill(spline([(2, -30), (34, -16), (66, -2, 1), (12, -8)]), "#6c6860")
        gull.fill(leaf((-22, -56), (-42, -48), 9), "#d89038")
        gull.fill(ellipse(-14, -58, 2.6), INK)
        gull.line(poly([(6, -4), (6, 16)], closed=False), "#b87830", 3)
        gull.line(poly([(14, -4), (16, 16)], closed=False), "#b87830", 3)
    scene.put(gull, blur=0.8)


def _fog(scene: Scene) -> None:
    """Breath and sea have fogged the panes; a sleeve has wiped them clear round her head."""
    page, inside = scene.page, _inside(scene)
    cloud = page.noise(51, 90, 4, 0.55)
    wiped = np.exp(-((page.distance(478, 575, 1.0, 1.25) / 92) ** 4))
    veil = np.clip(0.30 + 0.24 * cloud, 0.05, 0.6) * (1 - 0.95 * wiped)
    veil = veil + 0.3 * smoothstep(880, 1010, page.y)
    soft = page.blur(scene.image, 7)
    part = (np.clip(veil * 1.7, 0, 1) * inside)[..., None]
    scene.image = (scene.image * (1 - part) + soft * part).astype(np.float32)
    scene.tint((veil * 0.55 * inside).astype(np.float32), "#ffc97c")
    runs, rng = scene.sheet(), random.Random(8)
    with runs.inside(GLASS):
        for _ in range(34):
            x, y = rng.uniform(390, 672), rng.uniform(420, 860)
            long = rng.uniform(30, 130)
            run = [(x, y), (x + rng.uniform(-2, 2), y + long * 0.5), (x, y + long)]
            runs.fill(taper(run, [0.6, 1.6, 2.6]), "#c88a48", 0.4)
    scene.put(runs, blur=0.6)
    low = inside * smoothstep(700, 1010, page.y)
    scene.multiply((low * 0.35).astype(np.float32), "#c08a58")
    side = scene.sheet().fill(poly(list(SIDE)), "#ffffff").pixels()[..., 3] * inside
    scene.multiply((side * 0.5).astype(np.float32), "#c88a50")
    scene.of("glass", inside, way=88)


def _iron(scene: Scene) -> None:
    """Cast iron, nearly black against its own light, red only where the snow sends some back."""
    frame = scene.sheet()
    for face, tone, bars in ((FRONT, RED, (0.36, 0.64)), (SIDE, "#501a20", (0.5,))):
        edge = (0.10, 0.90) if face is FRONT else (0.16, 0.84)
        for x0, x1 in ((0.0, edge[0]), (edge[1], 1.0)):
            frame.fill(_piece(face, x0, 0, x1, 1), tone)
        for y0, y1 in ((0.0, 0.10), (0.93, 1.0)):
            frame.fill(_piece(face, 0, y0, 1, y1), tone)
        thin = 0.012 if face is FRONT else 0.03
        for bar in bars:
            frame.fill(_piece(face, bar - thin, 0.1, bar + thin, 0.93), tone)
        for row in range(1, 6):
            y = 0.10 + 0.83 * row / 6
            frame.fill(_piece(face, edge[0], y - 0.005, edge[1], y + 0.005), tone)
    with scene.layer("metal", way=89, contact=0.3):
        scene.lay(frame, wobble=0.5)
        _roof(scene)
    page = scene.page
    iron = scene.sheet()
    iron.fill(union(poly(list(FRONT)), poly(list(SIDE)), ROOF), "#ffffff")
    on = iron.pixels()[..., 3] * (1 - _inside(scene))
    scene.multiply((on * smoothstep(1060, 640, page.y) * 0.72).astype(np.float32), "#4c4a68")
    lit = scene.sheet()
    for row in range(6):  # the light licks round each bar
        y = 0.10 + 0.83 * (row + 1) / 6
        lit.line(poly([_on(FRONT, 0.1, y - 0.007), _on(FRONT, 0.9, y - 0.007)], closed=False),
                 "#ffd890", 1.4, 0.6)  # fmt: skip
    for x in (0.1, 0.9):
        lit.line(poly([_on(FRONT, x, 0.1), _on(FRONT, x, 0.93)], closed=False), "#ffd890", 1.6, 0.6)
    scene.put(lit, wobble=0.5)
    handle = limb([_on(FRONT, 0.94, 0.53), _on(FRONT, 0.94, 0.585)], [6, 6])
    scene.put(scene.sheet().fill(handle, "#c89a54"))
    scene.exact(poly(list(FRONT)), 0.7)
    _roof_snow(scene)
    scene.shine(*LAMP, 360, "#e8862c", 0.42, high=1.25)


ROOF: Final = spline([(368, 356, 1), (372, 322, 1), (410, 286), (500, 262), (588, 278), (668, 296),
                      (694, 326, 1), (692, 350, 1), (600, 376, 1)])  # fmt: skip


def _roof(scene: Scene) -> None:
    roof = scene.sheet()
    roof.fill(ROOF, RED, grad=linear(0, 262, 0, 376, "#7c2224"))
    roof.fill(poly([(600, 376), (604, 330), (694, 326), (692, 350)]), "#4a181e")
    roof.fill(_piece(FRONT, 0.14, 0.022, 0.86, 0.068), "#f4dca4")
    scene.lay(roof, form=0.4, wobble=0.5)


def _roof_snow(scene: Scene) -> None:
    """It has snowed for hours: a heavy cap, ledges, a drift against the door."""
    snow = scene.sheet()
    snow.fill(spline([(362, 326), (372, 282), (430, 238), (516, 220), (610, 234), (684, 276),
                      (704, 328), (682, 330), (640, 312), (600, 322), (540, 300), (470, 302),
                      (410, 322), (386, 342)]), SNOW,
              grad=linear(420, 220, 600, 330, "#6c82a4"))  # fmt: skip
    with scene.layer("snow", form=0.7, bounce=("#e0a868", 0.5)):
        scene.lay(snow, wobble=1.6)
    ledge, rng = scene.sheet(), random.Random(3)
    for row in range(1, 6):
        y = 0.10 + 0.83 * row / 6
        for x0, x1 in ((0.10, 0.36), (0.36, 0.64), (0.64, 0.90)):
            a, b = _on(FRONT, x0 + 0.02, y - 0.005), _on(FRONT, x1 - 0.02, y - 0.005)
            part, high = rng.uniform(0.3, 0.9), rng.uniform(2, 8)
            mid = a[0] + (b[0] - a[0]) * part * 0.5, a[1] - high
            end = a[0] + (b[0] - a[0]) * part, a[1]
            ledge.fill(spline([a, mid, end]), "#e8dcc8")
    ledge.fill(spline([(366, 1050), (378, 1010), (404, 1022), (440, 1036), (452, 1052)]), SNOW)
    ledge.fill(spline([(560, 1030), (596, 996), (640, 984), (690, 966), (720, 1000), (650, 1030)]),
               "#8ea2bc")  # fmt: skip
    scene.lay(ledge, "snow", form=0.3, wobble=1)


def _leak(scene: Scene) -> None:
    """Warm water has found its way out, and eats into the snow."""
    shape = spline([(430, 1028), (570, 1014), (566, 1046), (520, 1066), (500, 1104), (430, 1128),
                    (352, 1120), (372, 1092), (420, 1076), (400, 1052)])  # fmt: skip
    scene.in_shadow(shape, 0.5, blur=6)
    pool = scene.sheet()
    pool.fill(shape, "#4f9a98", grad=linear(0, 1020, 0, 1130, "#2c5c70"))
    for x, y, wide in ((500, 1036, 44), (470, 1056, 30), (440, 1094, 40), (400, 1110, 26)):
        pool.fill(ellipse(x, y, wide, 3.4), "#ffd898", 0.75, blur=2, clip=shape)
    pool.line(shape, "#dfeae6", 2.4, 0.55)
    scene.lay(pool, "water", way=2, wobble=1.4)
    steam = scene.page.noise(12, 70, 4, 0.55, (1, 1.8)) + 0.4
    steam = steam * np.exp(-((scene.page.distance(470, 1040, 1.5, 1.0) / 80) ** 2))
    scene.tint(np.clip(steam * 0.4, 0, 0.35).astype(np.float32), "#f0d8b4")


def _snowman(scene: Scene) -> None:
    """Three heavy balls that have sunk into each other, lit by somebody else's summer."""
    page = scene.page
    near = np.full((page.height, page.width), -400.0, np.float32)
    cover = np.zeros_like(near)
    for number, (x, y, wide, high) in enumerate(BALLS):
        rag = 0.05 * page.noise(90 + number, 90, 4, 0.6)
        far = page.distance(x, y, wide, high) + rag
        ball = wide * np.sqrt(np.clip(1 - far**2, 0, 1)) - 14 * number
        ball = ball + 2.6 * page.noise(95 + number, 34, 4, 0.62)
        inside = far < 1
        near = np.where(inside & (ball > near), ball, near).astype(np.float32)
        cover = np.maximum(cover, inside.astype(np.float32))
    level = np.where(cover > 0, near, -60)
    form = page.blur(level.astype(np.float32), 2.0)
    down, across = np.gradient(form, 1 / page.scale)
    long = np.sqrt(1 + across**2 + down**2)
    to = LAMP[0] - 60 - page.x, LAMP[1] + 60 - page.y, 10 - level
    far = np.sqrt(to[0] ** 2 + to[1] ** 2 + to[2] ** 2)
    facing = (-across * to[0] - down * to[1] + to[2]) / (long * far)
    hollow = np.clip((page.blur(level.astype(np.float32), 22) - level) / 60, 0, 1)
    warm = smoothstep(-0.12, 0.8, facing) * (1 - 0.6 * hollow) / (1 + (far / 330) ** 2) * 1.7
    cold = np.clip(0.47 + 0.20 * down / long - 0.03 * across / long, 0.1, 1) * (1 - 0.6 * hollow)
    snow = cold[..., None] * np.array([0.50, 0.62, 0.84], np.float32)
    snow = snow + warm[..., None] * np.array([1.1, 0.70, 0.32], np.float32)
    sunk = smoothstep(1158, 1112, page.y + 14 * page.noise(97, 50, 3))  # into the drift
    edge = (page.blur(cover, 1.0) * sunk)[..., None]
    body = np.concatenate([snow * edge, edge], -1).astype(np.float32)
    scene.in_shadow(ellipse(70, 1150, 200, 34), 0.6, blur=16)
    with scene.layer("snow", way="around"):
        scene.add(body, amount=0, hue=0, wobble=1.4)
    drift = scene.sheet()
    drift.fill(
        spline([(0, 1200), (20, 1112), (66, 1092), (120, 1112), (200, 1120), (262, 1106),
                (312, 1084), (352, 1120), (372, 1200)]), "#7688a8",
        grad=linear(40, 1120, 360, 1180, "#a4978f"),
    )  # fmt: skip
    with scene.layer("snow", way=4, form=0.35):
        scene.lay(drift, wobble=2.0)
    scene.mist(1190, 34, "#7788a6", 0.6, seed=3, size=120, x=190, width=240)
    _things_of(scene)


COALS: Final = (
    (232, 728, 7.5), (262, 724, 5.5), (244, 776, 3.6), (254, 778, 3.4), (263, 775, 3.2),
    (236, 852, 8.5), (244, 896, 8.5), (238, 940, 8.0),
)  # fmt: skip


def _things_of(scene: Scene) -> None:
    """Coal, a carrot with a drop on it, and a twig hand that offers its coin."""
    twig = scene.sheet()
    arm = [(262, 878), (300, 852), (338, 846), (356, 826)]
    twig.fill(limb(arm, [11, 8, 6, 4]), "#2c2426")
    for start, tip in (((338, 846), (372, 846)), ((338, 846), (368, 812)), ((310, 850), (318, 826)),
                       ((350, 834), (360, 802))):  # fmt: skip
        twig.fill(limb([start, tip], [5, 2.2]), "#2c2426")
    for line in (
        [(104, 850), (66, 890), (50, 950)],
        [(56, 926), (34, 950)],
        [(50, 946), (58, 976)],
    ):
        twig.fill(taper(line, [9, 6, 2]), "#1e2030")
    for start, tip in (
        ((204, 678), (184, 626)),
        ((210, 676), (214, 616)),
        ((214, 678), (238, 634)),
    ):
        twig.fill(taper([start, tip], [5, 1.5]), "#262430")
    scene.lay(twig, "wood", form=0.5, cast=Cast((-12, 12), dark=0.5), wobble=0.8)
    coal = scene.sheet()
    for x, y, size in COALS:
        coal.fill(ellipse(x, y, size, size * 1.1, 20), "#181c28")
        coal.fill(ellipse(x + size * 0.35, y - size * 0.3, size * 0.28), "#f0b878", 0.8)
    scene.lay(coal, "stone", contact=0.5, wobble=0.6)
    nose, drop = scene.sheet(), scene.sheet()
    carrot = spline([(248, 738), (262, 734), (300, 750), (316, 760, 1), (290, 762), (250, 758)])
    nose.fill(carrot, "#c8742c", grad=linear(250, 734, 262, 764, "#6c3420"))
    for x in (264, 276, 288):
        nose.line(poly([(x, 740), (x - 2, 750)], closed=False), "#7c3c1c", 1.2, 0.6, clip=carrot)
    scene.lay(nose, "wood", way=15, cast=Cast((-10, 12), dark=0.5), wobble=0.4)
    drop.fill(spline([(314, 760, 1), (319, 772), (314, 779), (309, 772)]), "#b8d4dc")
    drop.fill(ellipse(316, 773, 1.6, 2.6), "#fff6e0")
    scene.put(drop)
    coin = scene.sheet()
    coin.fill(ellipse(366, 824, 15, 16), "#7c5a20").fill(ellipse(368, 823, 14, 15.5), "#e0ac48")
    coin.line(ellipse(368, 823, 10, 11), "#fff0b8", 1.6, 0.8)
    scene.lay(coin, "metal", wobble=0.2)
    scene.shine(370, 820, 20, "#ffd890", 0.4)
    scene.exact(ellipse(290, 780, 120, 90), 0.9)


def _flake(sheet: Sheet, x: float, y: float, size: float, tone: Colour, alpha: float) -> None:
    sheet.fill(taper([(x - size * 4, y - size * 2.6), (x, y)], [0.2, size], 5), tone, alpha * 0.5)
    sheet.fill(ellipse(x, y, size * 0.8), tone, alpha)


def _storm(scene: Scene) -> None:
    """Far flakes are dust, those by the box are sparks, and the nearest are only pale blurs."""
    rng, far, near = random.Random(17), scene.sheet(), scene.sheet()
    for _ in range(760):
        x, y = rng.uniform(-20, 820), rng.uniform(-20, 1220)
        if GLASS.contains(x, y) and rng.random() < 0.8:
            continue
        warm = math.exp(-((math.hypot(x - LAMP[0], (y - LAMP[1]) * 0.7) / 230) ** 2))
        tone = mix("#b8c6d6", "#ffd8a0", warm)
        _flake(far, x, y, 1.0 + 3.0 * rng.random() ** 3, tone, 0.5 + 0.4 * warm)
    scene.put(far)
    scene.exact(far.pixels()[..., 3], 0.5)
    for _ in range(34):
        x, y, size = rng.uniform(-10, 810), rng.uniform(-10, 1210), rng.uniform(5, 15)
        if GLASS.contains(x, y):
            continue
        near.fill(ellipse(x, y, size * 1.2, size * 0.9, 30), "#c8d4e0", rng.uniform(0.4, 0.7))
    scene.put(near, blur=4)
    lit = scene.sheet()
    for _ in range(70):
        x, y = rng.gauss(500, 170), rng.uniform(240, 1080)
        if not GLASS.contains(x, y):
            _flake(lit, x, y, rng.uniform(1.6, 3.2), "#ffe2b4", 0.85)
    scene.put(lit)
    scene.exact(lit.pixels()[..., 3], 0.6)
