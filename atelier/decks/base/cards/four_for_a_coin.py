"""Four pictures from a photo booth: a shy man, a tentacle, a great laugh, and nobody.

Light: in the pictures the flash, outside a lamp at the upper left. Masses: dark curtain, pale
strip, the coral of two near tips. Palette: bottle green, sepia; coral is the accent.
"""

import math
import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import cv2
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
    limb,
    mix,
    poly,
    ramp,
    smoothstep,
    spline,
)
from pinxit_atelier.gesture import Stage, things, unit, vec
from pinxit_atelier.gesture.faces import MOODS
from pinxit_atelier.gesture.heads import Head, portrait
from pinxit_atelier.gesture.heads_kinds import KINDS, aged, weighted
from pinxit_atelier.gesture.patterns import inked
from pinxit_atelier.gesture.space import Vec, smooth

Point2 = tuple[float, float]
CORAL, INK, FELT = "#c9583f", "#1c191a", "#2a2526"
WIDE, HIGH = 420.0, 276.0  # a picture
STRIP: Final = (468.0, 1196.0)  # the strip that has four of them on it
SUCKER, PIT = "#e3b49c", "#7c342c"
MAN: Final = Head(
    replace(weighted(aged(KINDS["nikos"].skull, 76), -0.5), crooked=0.5, ear_out=0.7, hump=0.7),
    skin="#b3a08e", iris="#3a302a", hair="horseshoe", hair_colour="#dcd6cc", grey=1.0,
    beard="moustache", beard_colour="#776c60", glasses="round", brow=1.3, stubble=0.3, seed=5,
)  # fmt: skip


def paint(page: Page) -> Scene:
    """Paint the curtain, then the strip with its pictures, then who takes it."""
    scene = Scene(page, 440, light=(60, -100, 560), glow="#fff0d8", shade="#1c2c30", reach=1900,
                  felt=0)  # fmt: skip
    scene.focus(330, 730, 210)
    scene.focus(330, 450, 190, 0.8)
    scene.focus(330, 180, 170, 0.6)
    _curtain(scene)
    _lay(scene, _strip(page))
    _tips(scene)
    return scene.finish(
        Look(
            brush=Brush(exact=0.032, detail=0.6, edges=0.6), masses=0.2, vignette=0.34,
            bloom=0.2, bloom_from=0.85, contrast=1.06,
            palette=Palette(
                colours=("#16302e", "#4a7468", "#efe6d4", "#8f8070", "#2a2424", "#b86a50"),
                mother="#8a8674", accent=CORAL, quiet=0.25,
            ),
        )
    )  # fmt: skip


def _curtain(scene: Scene) -> None:
    """Heavy green cloth in uneven folds; the waves printed on it go down into them."""
    page = scene.page
    x = page.x + 26 * page.noise(5, 420, 3, 0.5, (1, 2)) + 0.03 * page.y
    fold = 17 * np.sin(x / 31 + 1.7 * np.sin(x / 83)) + 6 * np.sin(x / 15 + 2 * np.sin(x / 120))
    fold = fold + 3 * page.noise(8, 60, 3, 0.5, (0.5, 3))
    across = np.gradient(page.blur(fold.astype(np.float32), 2), 1 / page.scale)[1]
    lit = (0.62 - 0.72 * across) / np.sqrt(1 + across**2)
    far = 1 / (1 + (page.distance(120, 60) / 760) ** 2)
    where = np.clip(lit, 0, 1) * (0.35 + 0.75 * far) + 0.004 * fold
    stops: list[tuple[float, Colour]] = [
        (0.0, "#16302e"), (0.3, "#24463f"), (0.6, "#406a5c"), (0.9, "#66907c"), (1.2, "#94b49c"),
    ]  # fmt: skip
    scene.backdrop(stops, where.astype(np.float32), amount=0.02)
    rng, print_ = random.Random(4), scene.sheet()
    for row in range(8):
        for column in range(5):
            px = column * 190 + (row % 2) * 95 - 20 + rng.uniform(-8, 8)
            py, k = row * 165 + 30 + rng.uniform(-8, 8), 26
            crest = [(px - 2 * k, py + k), (px - k, py + 0.4 * k), (px - 0.2 * k, py - 0.7 * k),
                     (px + k, py - 0.6 * k), (px + 1.1 * k, py + 0.1 * k),
                     (px + 0.6 * k, py + 0.2 * k)]  # fmt: skip
            print_.line(spline(crest, closed=False), "#d8e4cc", 4.6, 0.8)
            low = [(px - 1.4 * k, py + 1.3 * k), (px, py + 0.9 * k), (px + 1.3 * k, py + 1.2 * k)]
            print_.line(spline(low, closed=False), "#d8e4cc", 3.4, 0.65)
    shift = page.x * page.scale + 9 * np.cos(x / 31 + 1.7 * np.sin(x / 83)) * page.scale
    ink = cv2.remap(print_.pixels(), shift.astype(np.float32),
                    (page.y * page.scale).astype(np.float32), cv2.INTER_LINEAR)  # fmt: skip
    ink = (ink * np.clip(where * 1.5, 0.05, 1)[..., None] ** np.array([0.6, 0.6, 0.6, 0.2])).astype(
        np.float32
    )
    scene.put(ink)
    scene.of("cloth", way=90)


# The pictures: each is a small page of its own, and is printed on the strip.


def _picture(page: Page, number: int, flash: Point2) -> Scene:
    """Return a booth with its cloth hung, and the flash a little elsewhere each time."""
    small = Page(page.scale, (int(WIDE), int(HIGH)))
    scene = Scene(small, 500 + number, light=(*flash, 300), glow="#fff6e6", shade="#1a1614",
                  reach=700, felt=0)  # fmt: skip
    x = small.x + 16 * small.noise(3 + number, 200, 2, 0.5, (1, 3))
    fold = np.sin(x / 13 + 1.5 * np.sin(x / 41)) + 0.5 * np.sin(x / 7.1)
    far = small.distance(flash[0], flash[1] + 60, 1.3, 1.0) / 300
    where = np.clip(0.92 - 0.52 * far + 0.055 * fold, 0, 1)
    stops: list[tuple[float, Colour]] = [(0, "#3c3733"), (0.35, "#857b70"), (0.85, "#d6ccbe")]
    return scene.backdrop(stops, where.astype(np.float32), amount=0.03)


def _sitter(
    scene: Scene, who: Head, place: Point2, turn: tuple[float, float, float], size: float = 204
) -> None:
    """Let him sit there: the flash makes him flat and pale, and throws his shadow on the cloth."""
    x, y = place
    light = scene.light[0], scene.light[1], 240.0
    with scene.layer(cast=Cast((26, 14), dark=0.75, soft=0.22)):
        portrait(scene, who, x, y, size, facing=turn[0], nod=turn[1], tilt=turn[2], top="#4c4844",
                 light=light, fill=0.46, dim=0.1)  # fmt: skip
        _bow_tie(scene, x + turn[0] * 0.16 - turn[2] * 0.5, y + size * 0.67, 1.0, turn[2] * 0.3)


def _bow_tie(scene: Scene, x: float, y: float, size: float, turn: float) -> None:
    collar, tie = scene.sheet(), scene.sheet()
    with collar.at(x, y, size, turn):
        for out in (-1, 1):
            collar.fill(poly([(0, -4), (out * 40, -26), (out * 46, -6), (out * 16, 14)]), "#d8d0c4")
    with tie.at(x, y + 2, size, turn):
        for out, high in ((-1, 15), (1, 13)):
            wing = spline([(0, -4), (out * 24, -high), (out * 31, -2), (out * 26, high), (0, 5)])
            tie.fill(wing, INK)
            tie.line(spline([(out * 4, 0), (out * 14, -4), (out * 24, -3)], closed=False),
                     "#5c5654", 2)  # fmt: skip
        tie.fill(ellipse(0, 0, 6.5, 8), "#38332f")
    if size >= 1:
        scene.lay(collar, "cloth", form=0.3, cast=None)
    scene.lay(tie, "cloth", form=0.5, cast=Cast((4, 4), dark=0.6, soft=0.2))


def _shy(page: Page) -> Scene:
    """He sits too far to one side, and does not know where to look."""
    scene = _picture(page, 0, (150, 60))
    who = MAN.like(mood="worried", gaze=(0.75, -0.1))
    _sitter(scene, who, (146, 136), (16, 9, -5))
    return scene


def _startled(page: Page) -> Scene:
    """Somebody puts a hat on him, from outside."""
    scene = _picture(page, 1, (250, 50))
    who = MAN.like(mood=replace(MOODS["surprised"], gaze=(0.7, 0.5)), hat="fedora", hat_colour=FELT)
    _sitter(scene, who, (172, 168), (22, -6, -9), 192)
    stage = _near(scene)
    line = [(470, 250, 0.0), (404, 166, 0.02), (352, 84, 0.06), (294, 50, 0.10), (236, 62, 0.14),
            (190, 66, 0.15), (142, 44, 0.14)]  # fmt: skip
    _arm(stage, line, 0.092, 0.018, (-0.2, -0.7, 0.9))
    with scene.layer(cast=Cast((16, 14), dark=0.6, soft=0.25)):
        _shot(stage)
    return scene


def _laughing(page: Page) -> Scene:
    """Heads together, eyes shut, tears; one arm round him and another in front."""
    scene = _picture(page, 2, (190, 40))
    stage = _near(scene)
    canvas = stage.canvas
    with canvas.part(CORAL, soft=1.0, sheen=0.35, pattern=inked(_mottled, "#8c3428")) as body:
        body.ball(_there(stage, 318, 86, -0.1), np.diag([0.27, 0.31, 0.24]))
        body.ball(_there(stage, 296, 168, 0.0), np.diag([0.22, 0.20, 0.20]))
        for x, size in ((256, 0.085), (322, 0.092)):
            body.ball(_there(stage, x, 146, 0.16), size)
    _arm(stage, [(330, 196, 0.0), (392, 220, 0.06), (420, 160, 0.1), (396, 108, 0.12),
                 (376, 124, 0.14)], 0.10, 0.022, (-0.7, 0.2, 0.9))  # fmt: skip
    _arm(stage, [(280, 216, 0.0), (170, 226, -0.14), (60, 214, -0.12), (26, 150, -0.06),
                 (44, 110, -0.02), (62, 126, 0.0)], 0.10, 0.02, (0.5, 0.4, 0.9))  # fmt: skip
    with scene.layer(cast=Cast((24, 14), dark=0.75, soft=0.22)):
        _shot(stage)
    lids = scene.sheet()
    for x, y, wide in ((256, 148, 20), (323, 146, 22)):
        lid = [
            (x - wide, y - 2),
            (x - wide * 0.4, y + 8),
            (x + wide * 0.5, y + 7),
            (x + wide, y - 4),
        ]
        lids.line(spline(lid, closed=False), "#3c1410", 3.6)
        fold = [(px, py - 9) for px, py in lid]
        lids.line(spline(fold, closed=False), "#7c2c20", 1.8, 0.6)
        lids.line(spline([(px, py + 10) for px, py in lid[:3]], closed=False), "#7c2c20", 1.6, 0.5)
    scene.put(lids)
    mood = replace(MOODS["laughing"], part=1.05, wide=1.3)
    _sitter(scene, MAN.like(mood=mood, beard_colour="#6c6258"), (134, 128), (20, -9, 12), 196)
    front = _near(scene)
    _arm(front, [(300, 290, 0.0), (246, 252, 0.2), (180, 262, 0.24), (110, 254, 0.22),
                 (62, 270, 0.18)], 0.10, 0.05, (0, 0.7, 0.9))  # fmt: skip
    with scene.layer(cast=Cast((6, 10), dark=0.6, soft=0.3)):
        _shot(front)
    tears = scene.sheet()
    for x, y, size in ((74, 92, 1.0), (58, 66, 0.8), (222, 176, 0.9), (362, 168, 1.1),
                       (376, 190, 0.8), (232, 96, 0.9)):  # fmt: skip
        tears.fill(limb([(x, y - 6 * size), (x, y + 2)], [1.6, 6 * size]), "#fbf6ec", 0.95)
    scene.put(tears)
    return scene


def _gone(page: Page) -> Scene:
    """A wet stool, a bow tie that has not come down yet, a round mark on the glass."""
    scene = _picture(page, 3, (260, 70))
    stage = Stage(scene, 186, 330, 470, pitch=14, near=4, detail=0.8)
    seat = vec(0, 0.30, 0)
    for side, deep in ((-0.10, 0.06), (0.11, 0.06), (-0.06, -0.08), (0.07, -0.08)):
        foot = seat + vec(side * 1.35, -0.5, deep * 1.2)
        things.rod(stage.canvas, [seat + vec(side, 0, deep), foot], 0.016, "#4a4038")
    frames = [(vec(1, 0, 0), vec(0, 0, 1))] * 2
    with stage.canvas.part("#8a7c6c", soft=0.15) as top:
        top.loft([seat - vec(0, 0.004, 0), seat + vec(0, 0.034, 0)], frames, [(0.17, 0.17)] * 2,
                 0.014)  # fmt: skip
    with scene.layer(cast=Cast((26, 16), dark=0.75, soft=0.2)):
        stage.paint(light=(260, 40, 260), shadow=0, contact=0, fill=0.3, dim=0.1)
    px, py = stage.page(seat + vec(0, 0.036, 0))
    wet = scene.sheet()
    wet.fill(spline([(px - 56, py - 2), (px - 10, py - 13), (px + 44, py - 8), (px + 62, py + 5),
                     (px + 10, py + 13), (px - 34, py + 10)]), "#4a4a4a", 0.75)  # fmt: skip
    wet.fill(limb([(px + 40, py + 8), (px + 46, py + 40), (px + 44, py + 66)], [13, 5, 8]),
             "#6c6a68", 0.9)  # fmt: skip
    wet.fill(ellipse(px + 44, py + 66, 5, 6), "#8c8a88")
    gleam = [(px - 40, py - 2), (px - 8, py - 8), (px + 26, py - 5)]
    wet.line(spline(gleam, closed=False), "#fbf6ec", 3.4)
    wet.line(poly([(px + 42, py + 24), (px + 44, py + 58)], closed=False), "#fbf6ec", 1.8)
    scene.put(wet)
    _bow_tie(scene, 300, 116, 0.99, -28)
    mark, rng = scene.sheet(), random.Random(2)
    for size, alpha in ((34, 0.5), (19, 0.3)):
        for start in range(0, 360, 30):
            if rng.random() < 0.85:
                points = [(78 + size * math.cos(math.radians(start + k * 10)),
                           86 + size * 0.94 * math.sin(math.radians(start + k * 10)))
                          for k in range(4)]  # fmt: skip
                mark.line(spline(points, closed=False), "#fbf6ec", rng.uniform(2.5, 6), alpha)
    scene.put(mark, blur=0.8)
    return scene


def _near(scene: Scene) -> Stage:
    """Return a stage on which 1 is as long as a picture is wide, its foot in the lower middle."""
    return Stage(scene, 210, 280, 420, pitch=0, near=5, box=(-20, -20, 440, 300), detail=0.8)


def _there(stage: Stage, x: float, y: float, z: float) -> Vec:
    foot = stage.page(vec(0, 0, 0))
    return vec((x - foot[0]) / stage.height, (foot[1] - y) / stage.height, z)


def _mottled(around_: Vec, along: Vec) -> Vec:
    """Return where an octopus is darker: blots that run into each other."""
    wave = np.sin(around_ * 27 + 3 * np.sin(along * 13)) + np.sin(along * 21 + 2 * around_ * 9)
    return np.asarray(np.clip((wave - 0.4) * 0.5, 0, 0.55))


def _arm(
    stage: Stage, points: Sequence[tuple[float, float, float]], wide: float, thin: float,
    under: tuple[float, float, float],
) -> None:  # fmt: skip
    """Lay an arm along places of the page, with two rows of suckers that look `under`."""
    count = 34
    line = smooth([_there(stage, *point) for point in points], count)
    sizes = wide / 2 + (thin - wide) / 2 * np.linspace(0, 1, count) ** 0.8
    with stage.canvas.part(CORAL, soft=0.5, sheen=0.35,
                           pattern=inked(_mottled, "#9c3c2c")) as arm:  # fmt: skip
        arm.chain(line, sizes, curved=False)
    down = unit(vec(*under))
    for step in range(2, count - 2):
        along = unit(line[step + 1] - line[step - 1])
        side = np.cross(along, down) * (0.34 if step % 2 else -0.34)
        size = sizes[step]
        spot = line[step] + unit(down + side) * size * 0.86
        things.ball(stage.canvas, spot, size * 0.34, SUCKER)
        things.ball(stage.canvas, spot + unit(down + side) * size * 0.27, size * 0.17, PIT)


def _shot(stage: Stage) -> None:
    x, y, _ = stage.scene.light
    stage.paint(light=(x, y, 260), shadow=0, contact=0, fill=0.34, dim=0.1)


def _print(picture: Scene) -> Field:
    """Return a picture as the machine develops it: sepia, with only the coral tinted by hand."""
    page, image = picture.page, np.clip(picture.image, 0, 1)
    value = image @ np.array([0.34, 0.54, 0.12], np.float32)
    value = np.clip((value - 0.06) * 1.22, 0, 1)
    value = value + 0.015 * page.texture("fine")
    corner = page.distance(WIDE / 2, HIGH / 2, 1.25, 0.9) / 240
    value = value * (1 - 0.42 * smoothstep(0.45, 1.15, corner))
    stops: list[tuple[float, Colour]] = [
        (0.0, "#1a1514"), (0.3, "#51453b"), (0.6, "#a08d77"), (0.85, "#ddd0b8"), (1.0, "#f5ecd8"),
    ]  # fmt: skip
    sepia = ramp(stops, value)
    red = (image[..., 0] - image[..., 1]) / (image[..., 0] + 0.08)
    tint = page.blur(smoothstep(0.26, 0.42, red).astype(np.float32), 1.2)[..., None] * 0.85
    colour = image * 0.86 + sepia * 0.14
    return (sepia * (1 - tint) + colour * tint).astype(np.float32)


def _strip(page: Page) -> Field:
    """Print the four on their paper: pale, a little worn at its edges."""
    flat = Page(page.scale, (int(STRIP[0]), int(STRIP[1])))
    paper = np.ones((flat.height, flat.width, 3), np.float32) * mix("#e6dcc8", "#e6dcc8", 0)
    paper = paper * (1 + 0.03 * flat.noise(6, 120, 4)[..., None])
    for number, draw in enumerate((_shy, _startled, _laughing, _gone)):
        picture = _print(draw(page))
        left = round((STRIP[0] - WIDE) / 2 * page.scale)
        top = round((20 + number * (HIGH + 17)) * page.scale)
        high, wide = picture.shape[:2]
        paper[top : top + high, left : left + wide] = picture
    return paper.astype(np.float32)


CENTRE: Final = (352.0, 600.0)
LEAN: Final = 4.6


def _lay(scene: Scene, paper: Field) -> None:
    """Hang the strip before the curtain: it leans, and curls away above and towards us below."""
    page, turn = scene.page, math.radians(LEAN)
    x, y = page.x - CENTRE[0], page.y - CENTRE[1]
    along = -x * math.sin(turn) + y * math.cos(turn)
    across = x * math.cos(turn) + y * math.sin(turn)
    part = along / (STRIP[1] / 2)
    across = across - 20 * part**2 + 6 * part
    bow = 0.97 + 0.035 * part + 0.03 * np.clip(part, 0, 1) ** 3  # nearer below
    u = across / bow + STRIP[0] / 2
    v = along / (0.985 + 0.012 * part) + STRIP[1] / 2
    maps = (u * page.scale).astype(np.float32), (v * page.scale).astype(np.float32)
    shown = cv2.remap(paper, maps[0], maps[1], cv2.INTER_AREA, borderMode=cv2.BORDER_REPLICATE)
    rag = 1.2 * page.noise(21, 14, 3, 0.6)
    edge = np.minimum(np.minimum(u, STRIP[0] - u), np.minimum(v, STRIP[1] - v)) + rag
    on = smoothstep(-0.8, 0.8, edge.astype(np.float32))
    light = (
        1.02
        - 0.10 * part
        - 0.30 * smoothstep(0.72, 1.05, part)
        + 0.10 * np.exp(-(((part - 0.62) / 0.12) ** 2))
    )
    light = light - 0.16 * smoothstep(-0.7, -1.05, part) - 0.10 * (u / STRIP[0] - 0.4)
    shown = shown * light[..., None]
    gloss = np.exp(-(((page.x + 0.5 * page.y - 590) / 46) ** 2)) * 0.14
    shown = shown + (1 - shown) * gloss[..., None]
    moved = np.array([[1, 0, 34 * page.scale], [0, 1, 46 * page.scale]], np.float32)
    fallen = cv2.warpAffine(on, moved, (page.width, page.height))
    scene.darken((page.blur(np.asarray(fallen, np.float32), 15) * 0.75).astype(np.float32))
    if scene.shaded is not None:
        scene.shaded *= 1 - on
    cover = on[..., None]
    scene.image = (scene.image * (1 - cover) + shown * cover).astype(np.float32)
    scene.of("paper", on, way=90 + LEAN)
    scene.exact((on * 0.8).astype(np.float32), 0.75)


def _tips(scene: Scene) -> None:
    """Somebody's two damp tips take it by a corner: near, wet, and no longer quite sharp."""
    stage = Stage(scene, 800, 1180, 900, pitch=0, near=4, box=(380, 780, 820, 1220), detail=0.7)
    _arm(stage, [(900, 900, 0.0), (800, 930, 0.06), (700, 990, 0.1), (620, 1040, 0.12),
                 (560, 1064, 0.12), (520, 1096, 0.11), (528, 1128, 0.11)], 0.19, 0.018,
         (-0.3, -0.75, 0.9))  # fmt: skip
    _arm(stage, [(900, 1200, 0.08), (800, 1210, 0.12), (700, 1200, 0.15), (634, 1166, 0.16),
                 (600, 1130, 0.15), (606, 1100, 0.14)], 0.17, 0.018, (0.0, 0.6, 1.0))  # fmt: skip
    scene.in_shadow(limb([(900, 980), (700, 1066), (590, 1120), (540, 1160)], [150, 90, 50, 22]),
                    0.6, blur=14)  # fmt: skip
    with scene.layer(blur=0.9):
        stage.paint(light=(240, 640, 300), shadow=0, contact=0, fill=0.26, dim=0.1, rim=0.4,
                    rim_colour="#f0d8c0", bounce="#2c5048")  # fmt: skip
    scene.multiply((smoothstep(640, 840, scene.page.x) * smoothstep(860, 1000, scene.page.y)
                    * 0.35).astype(np.float32), "#5c5a60")  # fmt: skip
