"""Two thunderheads quarrel by lightning; between them a man sleeps in a hammock."""

import math
import random
from itertools import pairwise
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
    Sheet,
    along,
    ellipse,
    mix,
    poly,
    ramp,
    sample,
    smoothstep,
    spline,
    taper,
    vary,
)
from pinxit_atelier.gesture import BUILDS, Foot, Hand, Pose, Stage, vec
from pinxit_atelier.gesture import Look as Who
from pinxit_atelier.gesture.heads import Head
from pinxit_atelier.gesture.heads_kinds import KINDS, aged

ARC: Final = (470.0, 300.0, 150.0)  # the discharge: all light comes from it
SULPHUR, INK = "#fbf3c4", "#14142a"
Lump = tuple[float, float, float, float]  # x, y, how near it is to us, radius
LEFT: Final[list[Lump]] = [
    (-60, 640, 0, 330), (40, 300, -40, 210), (110, 420, 30, 170), (176, 330, 60, 92),
    (214, 452, 80, 84), (150, 560, 90, 130), (40, 800, 60, 210), (170, 742, 60, 104),
    (0, 840, 20, 140), (60, 150, -60, 140),
    (214, 236, 60, 62), (292, 330, 60, 44), (262, 300, 60, 40), (258, 396, 60, 34),
    (252, 446, 60, 36), (226, 512, 60, 60),  # a brow, a nose, lips, a chin
]  # fmt: skip
RIGHT: Final[list[Lump]] = [
    (840, 170, 0, 250), (700, 90, 20, 150), (640, 190, 60, 96), (690, 280, 90, 112),
    (620, 300, 70, 54), (770, 400, 60, 140), (690, 470, 70, 92), (820, 560, 30, 150),
    (600, 30, -30, 120), (420, -60, -60, 110),
    (606, 150, 70, 58), (536, 246, 70, 46), (566, 212, 70, 40), (572, 316, 70, 34),
    (580, 362, 70, 36), (612, 430, 70, 62),  # and another face
]  # fmt: skip
TIES: Final = ((176.0, 668.0), (676.0, 548.0))  # where the ropes leave the two clouds
SLEEPER: Final = Who(
    BUILDS["stout_man"].like(belly=0.1), "olive",
    extra=Head(aged(KINDS["nikos"].skull, 47), skin="#c08e68", hair="curls", hair_colour="#2a2220",
               grey=0.15, beard="walrus", mood="asleep"),
    top="#8fa2c4", top_pattern="stripes #dcd8cc", legs="#8fa2c4", legs_pattern="stripes #dcd8cc",
    loose=0.7, shoes="", hem=0.06,
)  # fmt: skip
ASLEEP: Final = Pose(  # he hangs as a cloth hangs: hips lowest, one arm over the edge
    (0, 0.10, 0),
    (0, -78, 0),
    (4, -58, 0),
    (34, -46, 10),
    Foot((0.10, 0.26, 0.47), 40, -50, (0.4, 1, 0)),
    Foot((-0.04, 0.24, 0.46), -4, -54, (-0.1, 1, 0)),
    Hand((0.27, 0.02, -0.13), (0.7, 0.2, 0), "rest", (0.1, -1, 0.1), (-1, 0, 0)),
    Hand((-0.02, 0.30, -0.06), (-1, 0.2, 0.1), "rest", (0.9, 0, 0.3), (0, -1, 0)),
    how="lie",
    facing=-90,
)


def paint(page: Page) -> Scene:
    """Paint the air between them, the land below, the two, what passes between, the sleepers."""
    scene = Scene(page, 3188, light=ARC, glow=SULPHUR, shade="#15142c", reach=620, felt=0.08)
    _air(scene)
    _land(scene)
    _thunderhead(scene, RIGHT, 41)
    _thunderhead(scene, LEFT, 23)
    _socket(scene, 226, 300, 24)
    _socket(scene, 602, 216, -24)
    _arcs(scene)
    _hammock(scene)
    _rain(scene)
    scene.focus(420, 640, 190)
    scene.focus(180, 340, 90, 0.7)
    scene.focus(660, 220, 90, 0.7)
    return scene.finish(
        Look(
            vignette=0.3, bloom=0.4, bloom_from=0.8, contrast=1.08, grain=0.02,
            brush=Brush(exact=0.035, edges=0.4, detail=0.5),
            palette=Palette(
                colours=("#191a38", "#5c5a86", "#a9a6c2", "#fbf3c4", "#8a6a4c", "#a83c34"),
                accent="#e0b83c", quiet=0.2, warmth=-0.15,
            ),
            masses=0.15,
        )
    )  # fmt: skip


def _air(scene: Scene) -> None:
    """Torn haze in the gap, lit by the discharge, dark towards the ground."""
    page = scene.page
    near = np.exp(-((page.distance(ARC[0], ARC[1] + 30, 1.0, 1.25) / 260) ** 2))
    wisps = page.noise(7, 240, 5, 0.55, (1.5, 1.1))
    light = 0.3 + 0.48 * near * (0.8 + 0.6 * wisps) + 0.1 * wisps
    strip = page.noise(9, 150, 4, 0.5, (3.4, 0.5))  # far off, under the storm, it is a fine evening
    light = light + (0.42 + 0.16 * strip) * smoothstep(900, 1004, page.y)
    scene.backdrop(
        [(0, "#1a1b38"), (0.3, "#4b4c78"), (0.6, "#8f8cae"), (0.82, "#dcd6cc"), (1.05, SULPHUR)],
        np.clip(light, 0, 1.05).astype(np.float32), amount=0.03,
    )  # fmt: skip
    scene.tint((0.34 * smoothstep(930, 1004, page.y)).astype(np.float32), "#e0c4a8")
    scene.of("sky", way=(60 + 50 * page.noise(8, 300, 2)).astype(np.float32))


def _land(scene: Scene) -> None:
    """Far below: fields, a river with the flash in it, a farm where every lamp is lit."""
    page, rng = scene.page, random.Random(4)
    land = smoothstep(1004, 1012, page.y + 6 * page.noise(12, 120, 3))
    deep = np.clip((page.y - 1004) / 200, 0, 1)
    tone = ramp(
        [(0, "#4b4a72"), (0.4, "#34365a"), (1, "#1c1d38")],
        deep + 0.14 * page.noise(13, 90, 4, 0.5, (3, 0.6)),
    )
    cover = (land * 0.94)[..., None]
    scene.image = (scene.image * (1 - cover) + tone * cover).astype(np.float32)
    fields = scene.sheet()
    for row in range(7):
        y = 1018 + row * row * 4.6
        for number in range(-3, 12):
            x = 400 + (number - 4 + 0.5 * (row % 2)) * (60 + row * 26)
            shape = poly([(x, y), (x + 50 + row * 22, y - 2), (x + 64 + row * 26, y + 9 + row * 8),
                          (x + 4, y + 11 + row * 8)])  # fmt: skip
            fields.fill(shape, vary("#3c3e64", rng, 0.25, 0.03), rng.uniform(0.1, 0.5), blur=1.5)
    river = [(470, 1010), (520, 1026), (452, 1052), (548, 1092), (470, 1150), (560, 1240)]
    fields.fill(taper(river, [2, 5, 9, 16, 26, 40]), "#b4b0c4", 0.7)
    farm = (300, 1076)
    for dx, dy, wide, high in ((-52, 6, 50, 26), (4, 0, 30, 38), (40, 8, 62, 22)):
        x, y = farm[0] + dx, farm[1] + dy
        fields.fill(
            poly(
                [
                    (x, y),
                    (x, y - high),
                    (x + wide / 2, y - high * 1.9),
                    (x + wide, y - high),
                    (x + wide, y),
                ]
            ),
            "#15162c",
        )
        for step in range(int(wide / 12)):
            fields.fill(ellipse(x + 7 + step * 12, y - high * 0.5, 2.2, 3), "#ffd978")
    scene.put(fields)
    scene.of("ground", land.astype(np.float32), way=2)
    scene.shine(farm[0] + 12, farm[1] - 6, 60, "#e0a040", 0.5)
    scene.exact(ellipse(farm[0] + 20, farm[1] - 14, 90, 50))
    scene.still(ellipse(farm[0] + 20, farm[1] - 14, 90, 40), 0.4)


def _grown(lumps: list[Lump], seed: int) -> list[Lump]:
    """Return lumps with smaller ones on them, and still smaller ones on those."""
    rng = random.Random(seed)
    grown, last = list(lumps), list(lumps)
    for share, count in ((0.42, 8), (0.4, 4)):
        born = []
        for x, y, z, size in last:
            for _ in range(count):
                turn, lift = rng.uniform(0, math.tau), rng.uniform(0.05, 1)
                flat = math.sqrt(1 - lift * lift)
                born.append(
                    (
                        x + size * flat * math.cos(turn) * 0.94,
                        y + size * flat * math.sin(turn) * 0.94,
                        z + size * lift * 0.9,
                        size * share * rng.uniform(0.6, 1.15),
                    )
                )
        grown += born
        last = born
    return grown


def _heights(page: Page, lumps: list[Lump]) -> Field:
    """Return how near to us a cloud of lumps is at each pixel; far behind where there is none."""
    high = np.full((page.height, page.width), -900, np.float32)
    for x, y, z, size in lumps:
        rows = slice(*(int(np.clip((y + s * size) * page.scale, 0, page.height)) for s in (-1, 1)))
        columns = slice(
            *(int(np.clip((x + s * size) * page.scale, 0, page.width)) for s in (-1, 1))
        )
        if rows.start == rows.stop or columns.start == columns.stop:
            continue
        left = size * size - (page.x[rows, columns] - x) ** 2 - (page.y[rows, columns] - y) ** 2
        ball = np.where(left > 0, z + np.sqrt(np.clip(left, 0, None)), -900)
        high[rows, columns] = np.maximum(high[rows, columns], ball)
    return high


def _thunderhead(scene: Scene, lumps: list[Lump], seed: int, lift: float = 0) -> None:
    """A cloud as a landscape of lumps: lit by the arc, dark in its folds, torn at its edge."""
    page = scene.page
    shift = page.noise(seed, 80, 3, 0.5), page.noise(seed + 1, 80, 3, 0.5)
    whole = _heights(page, _grown(lumps, seed))
    bent = cv2.remap(whole, ((page.x + 15 * shift[0]) * page.scale).astype(np.float32),
                     ((page.y + 15 * shift[1]) * page.scale).astype(np.float32), cv2.INTER_LINEAR,
                     borderMode=cv2.BORDER_REPLICATE)  # fmt: skip
    high = np.asarray(bent, np.float32)
    there = (high > -880).astype(np.float32)
    alpha = page.blur(there, 2.5)
    alpha = (
        smoothstep(0.3, 0.72, page.blur(there, 9) + 0.3 * page.noise(seed + 2, 30, 4)) * 0.75
        + alpha * 0.25
    )
    floor = page.blur(np.where(there > 0, high, 0) * there, 22) / (page.blur(there, 22) + 1e-3)
    high = np.where(there > 0, high, floor).astype(np.float32)
    high = 0.45 * page.blur(high, 3) + 0.55 * page.blur(high, 9) + 2 * page.noise(seed + 3, 44, 3)
    down, across = np.gradient(high * page.scale)
    to_x, to_y, to_z = ARC[0] - page.x, ARC[1] - page.y, ARC[2] - 0.25 * high + 40
    far = np.sqrt(to_x**2 + to_y**2 + to_z**2)
    facing = (-across * to_x - down * to_y + to_z) / (far * np.sqrt(1 + across**2 + down**2))
    lit = np.clip(facing, 0, 1) ** 0.9 * 1.15 / (1 + (far / 290) ** 2)
    sky = 0.5 + 0.5 * (
        -down / np.sqrt(1 + across**2 + down**2)
    )  # what is left of the day, from above
    folds = np.clip((page.blur(high, 26) - high) / 40, 0, 1)
    tone = 0.14 + lift + 0.17 * sky * smoothstep(1000, 300, page.y) + 0.92 * lit - 0.13 * folds
    tone = tone - (0.09 - 0.4 * lift) * smoothstep(600, 950, page.y)
    thin = np.clip(1.3 - 1.6 * page.blur(there, 12), 0, 1)  # light comes through where it is thin
    tone = tone * (1 - thin) + (0.13 + lift + 0.8 / (1 + (far / 250) ** 2)) * thin
    paint = ramp([(0, "#10112a"), (0.2, "#2d2e55"), (0.42, "#5f5d8c"), (0.62, "#a09cbc"),
                  (0.8, "#e9e0c0"), (1.0, SULPHUR)], np.clip(tone, 0, 1))  # fmt: skip
    cover = np.clip(alpha, 0, 1)[..., None]
    scene.image = (scene.image * (1 - cover) + paint * cover).astype(np.float32)
    way = np.degrees(np.arctan2(down, across)) + 90
    scene.of("cloud", np.clip(alpha, 0, 1).astype(np.float32), way=way.astype(np.float32))


def _socket(scene: Scene, x: float, y: float, tilt: float) -> None:
    """A hollow under a brow; whether it looks, everybody may decide."""
    hollow = scene.sheet()
    hollow.fill(ellipse(x, y, 38, 15, tilt), "#14152e", 0.85, blur=7)
    hollow.fill(ellipse(x, y + 2, 24, 6, tilt), "#0c0c20", 0.8, blur=3)
    scene.put(hollow)


def _crooked(rng: random.Random, here: tuple[float, float], there: tuple[float, float],
             wild: float) -> list[tuple[float, float]]:  # fmt: skip
    """Return a way that breaks in the middle, again and again."""
    line = [here, there]
    while math.dist(line[0], line[1]) > 14:
        broken = [line[0]]
        for (ax, ay), (bx, by) in pairwise(line):
            off = rng.gauss(0, wild)
            part = rng.uniform(0.38, 0.62)
            broken.append((ax + (bx - ax) * part - (by - ay) * off,
                           ay + (by - ay) * part + (bx - ax) * off))  # fmt: skip
            broken.append((bx, by))
        line = broken
    return line


def _arcs(scene: Scene) -> None:
    """What they have to say to each other."""
    rng = random.Random(31)
    glow, core = scene.sheet(), scene.sheet()
    for start, end, wild, wide in (
        ((300, 420), (560, 336), 0.15, 11.0), ((470, 372), (566, 446), 0.17, 4.0),
        ((400, 392), (470, 500), 0.2, 2.6), ((440, 376), (430, 150), 0.17, 2.6),
    ):  # fmt: skip
        line = _crooked(rng, start, end, wild)
        glow.line(poly(line, closed=False), "#e6dcff", wide * 4, 0.4, blur=wide * 1.7)
        for number, (here, there) in enumerate(pairwise(line)):
            thin = wide * (0.3 + 0.7 * math.sin(math.pi * (number + 1) / (len(line) + 1)))
            core.line(poly([here, there], closed=False), "#fffef4", thin)
    scene.shine(ARC[0] - 40, ARC[1] + 40, 190, "#d8c8e8", 0.4)
    scene.put(glow, "screen")
    scene.put(core)
    scene.exact(core.pixels()[..., 3], 0.9)
    scene.still(core.pixels()[..., 3], 0.5)


LIFT: Final = -math.degrees(math.atan2(TIES[0][1] - TIES[1][1], TIES[1][0] - TIES[0][0]))
FAR_EDGE: Final = ((236, 672), (300, 724), (400, 742), (520, 682), (610, 580))
NEAR_EDGE: Final = ((236, 676), (290, 750), (390, 800), (510, 742), (612, 584))
BELLY: Final = ((236, 678), (286, 790), (396, 858), (528, 786), (614, 588))


# What comes in front of each rope where it goes into its cloud.
TUFTS: Final[tuple[list[Lump], ...]] = (
    [(40, 606, 60, 74), (92, 570, 70, 48), (96, 640, 70, 40), (20, 690, 60, 60)],
    [(774, 488, 60, 64), (730, 470, 70, 40), (740, 530, 70, 38), (790, 560, 60, 60)],
)


def _strings(scene: Scene) -> None:
    """From the cloth to two rings, and from there on ropes into the clouds."""
    cords = scene.sheet()
    for tie, end, side in ((TIES[0], FAR_EDGE[0], -1), (TIES[1], FAR_EDGE[-1], 1)):
        for number in range(7):
            foot = end[0] - side * 4, end[1] - 9 + number * 4.0
            cords.line(poly([tie, foot], closed=False), "#c9b48c", 2.2, 0.9)
        rope = [tie, (tie[0] + side * 130, tie[1] - 84)]
        cords.line(poly(rope, closed=False), "#6c5a40", 9)
        cords.line(poly(rope, closed=False), "#c9b48c", 5.5)
        cords.line(ellipse(*tie, 8, 10), "#b29a6c", 5)
    scene.lay(cords, "cloth", form=0.3, cast=Cast((4, 9), dark=0.5))
    for number, lumps in enumerate(TUFTS):
        _thunderhead(scene, lumps, 90 + number, 0.05)


def _cloth(scene: Scene, upper: tuple[tuple[float, float], ...],
           lower: tuple[tuple[float, float], ...], dim: float) -> Sheet:  # fmt: skip
    """Weave of long stripes between two edges."""
    one, other = sample(upper, 40), sample(lower, 40)
    cloth = scene.sheet()
    stripes = (
        "#7a3034",
        "#d2c4a4",
        "#3c4670",
        "#8c7c6c",
        "#7a3034",
        "#c9a25c",
        "#343c64",
        "#cfc2a6",
        "#6c2a32",
    )
    for number, tone in enumerate(stripes):
        low, high = number / len(stripes), (number + 1.06) / len(stripes)
        near = [(a[0] + (b[0] - a[0]) * low, a[1] + (b[1] - a[1]) * low)
                for a, b in zip(one, other, strict=True)]  # fmt: skip
        far = [(a[0] + (b[0] - a[0]) * high, a[1] + (b[1] - a[1]) * high)
               for a, b in zip(one, other, strict=True)]  # fmt: skip
        cloth.fill(poly(near + far[::-1]), mix(tone, INK, dim + 0.3 * low))
    return cloth


def _stage(scene: Scene) -> Stage:
    """Return the space in the hammock: he lies along x, his head to the right."""
    return Stage(scene, 432, 792, 430, pitch=12, roll=-LIFT - 3, near=5, box=(180, 480, 720, 960))


def _hammock(scene: Scene) -> None:
    """The cloth behind, the man, the cloth in front."""
    _strings(scene)
    scene.lay(_cloth(scene, FAR_EDGE, BELLY, 0.45), "cloth", way=LIFT)
    stage = _stage(scene)
    stage.person(SLEEPER, ASLEEP, facing=-90)
    belly = vec(-0.02, 0.185, 0.05)
    with stage.canvas.part("#8fa2c4", soft=0.5) as part:
        part.ball(belly, 0.125)
    with scene.layer("cloth"):
        stage.paint(
            light=(*ARC[:2], 260),
            rim=0.5,
            rim_colour=SULPHUR,
            shadow=0,
            contact=0,
            dim=0.1,
            fill=0.42,
            bounce="#5c5a86",
        )
    x, y = stage.page(belly)
    stripes = scene.sheet()
    with stripes.at(x, y, 1, LIFT):
        for off in (-40, -27, -13, 2, 17, 31):
            line = [(-50, off * 0.5 + 8), (-20, off), (20, off), (52, off * 0.5 + 4)]
            stripes.fill(taper(line, [2, 6, 6, 3]), "#dcd8cc", 0.75)
    scene.put(stripes, blur=0.6)
    front = _cloth(scene, NEAR_EDGE, BELLY, 0.05)
    folds = [(one, two) for one, two in zip(sample(NEAR_EDGE, 9), sample(BELLY, 9), strict=True)]
    for upper, lower in folds[1:-1]:
        front.on_top(taper([upper[:2], lower[:2]], [3, 16, 10]), INK, 0.25, blur=6)
    front.line(spline(NEAR_EDGE, closed=False), "#e2d6b8", 4)
    for x, y, _, _ in along(spline(BELLY, closed=False), 60)[4:-4]:
        front.line(poly([(x, y), (x + 1, y + 14)], closed=False), "#c9b48c", 1.8, 0.9)
    scene.lay(front, "cloth", way=LIFT, form=0.55, cast=Cast((4, 10), dark=0.4))


def _rain(scene: Scene) -> None:
    """It rains under both of them, and nowhere else."""
    page = scene.page
    veil = np.exp(-(((page.x - 60) / 130) ** 2)) + np.exp(-(((page.x - 760) / 90) ** 2))
    veil = veil * smoothstep(860, 1010, page.y) * smoothstep(1190, 1060, page.y)
    scene.tint(
        (veil * (0.3 + 0.4 * page.noise(14, 40, 3, 0.5, (0.4, 6)))).astype(np.float32), "#7c7aa0"
    )
