"""A king whose crown of burning candles has run down over one eye and his beard."""

import math
import random
from collections.abc import Sequence
from typing import Final

import cv2
import numpy as np

from pinxit_atelier.engine import (
    Brush,
    Cast,
    Look,
    Page,
    Palette,
    Scene,
    ellipse,
    leaf,
    linear,
    mix,
    rect,
    spline,
    taper,
    union,
)
from pinxit_atelier.gesture import (
    Camera,
    Canvas,
    Frame,
    Paint,
    cast,
    turn,
    vec,
)
from pinxit_atelier.gesture.faces import MOODS
from pinxit_atelier.gesture.heads import Head, draw
from pinxit_atelier.gesture.heads_kinds import KINDS, aged
from pinxit_atelier.gesture.space import Vec

MIDDLE: Final = (362.0, 600.0)  # of the head, on the page
TALL: Final = 430.0  # from chin to crown
SIZE: Final = 0.15
TALLOW, GOLD = "#efd9a0", "#8f6a2c"
# Round the crown: degrees from his brow to his left, how much of each candle is left, how thick.
CANDLES: Final = ((-176, 0.62, 1.0), (-128, 0.5, 1.0), (-80, 0.6, 1.1), (-38, 0.36, 1.1),
                  (4, 0.16, 1.25), (38, 0.4, 0.5), (76, 0.56, 1.15), (132, 0.42, 1.0))  # fmt: skip
BIRTHDAY: Final = 5
NEXT: Final = 6  # the candle that is to be put out
# Where wax has run: places on the face (right, up; in heads), and how broad.
RUNS: Final[tuple[tuple[tuple[tuple[float, float], ...], float], ...]] = (
    (((0.29, 0.26), (0.31, 0.12), (0.3, -0.02), (0.285, -0.16), (0.27, -0.27)), 0.026),
    (((0.2, 0.0), (0.205, -0.1), (0.2, -0.2), (0.205, -0.3)), 0.022),
    (((0.1, 0.1), (0.1, 0.0), (0.105, -0.1), (0.115, -0.2), (0.12, -0.33), (0.1, -0.48),
      (0.085, -0.6)), 0.022),
    (((0.0, 0.3), (-0.01, 0.22), (0.0, 0.15)), 0.024),
    (((-0.1, 0.3), (-0.11, 0.23), (-0.1, 0.18)), 0.016),
    (((-0.2, 0.27), (-0.23, 0.16), (-0.25, 0.02), (-0.25, -0.08)), 0.017),
)  # fmt: skip
# The lower edge of the sheet that seals his eye: how far right, and how high.
EDGE: Final = ((0.035, 0.24), (0.055, 0.14), (0.075, 0.06), (0.1, -0.04), (0.13, -0.1),
               (0.165, -0.085), (0.2, -0.16), (0.235, -0.1), (0.27, -0.13), (0.3, -0.2),
               (0.325, -0.04), (0.345, 0.16))  # fmt: skip


def paint(page: Page) -> Scene:
    """Paint the dark hall, the king, what he counts, and what is held over him."""
    scene = Scene(page, 1313, light=(372, 190, 330), glow="#ffc26a", shade="#120910", reach=620,
                  felt=0)  # fmt: skip
    scene.focus(330, 600, 250)
    scene.focus(400, 250, 200, 0.8)
    scene.focus(180, 1060, 150, 0.8)
    _hall(scene)
    _robe(scene)
    flames = _king(scene)
    _counting(scene)
    _snuffer(scene, flames[NEXT])
    for number, (x, y) in enumerate(flames):
        _flame(scene, x, y, 0.6 if number == BIRTHDAY else 1.0)
    scene.shine(385, 260, 400, "#ff9c3c", 0.34)
    _moth(scene)
    return scene.finish(
        Look(brush=Brush(exact=0.04), vignette=0.4, bloom=0.34, bloom_from=0.8, contrast=1.1,
             palette=Palette(mother="#a86a3a", much=0.06, accent="#6fa6b8",
             quiet=0.2))
    )  # fmt: skip


def _hall(scene: Scene) -> None:
    """A hall gone dark: what the crown still reaches of it."""
    page = scene.page
    far = (page.distance(390, 240) / 760 + 0.06 * page.noise(3, 200, 4)).astype(np.float32)
    stops = [(0, "#6f4426"), (0.25, "#47281d"), (0.6, "#22131a"), (1.1, "#0d090e")]
    scene.backdrop(stops, far, amount=0.1)
    hall = scene.sheet()
    for x, wide in ((60, 54), (222, 30), (560, 34), (726, 62)):
        hall.fill(rect(x - wide, -20, wide * 2, 1240), "#1a0f14", 0.5, blur=5)
        side = 1 if x < 390 else -1
        hall.fill(rect(x + side * wide * 0.6 - 7, -20, 14, 900), "#8a5530", 0.3, blur=9)
    scene.put(hall)
    scene.of("sky")


def _snuffer(scene: Scene, flame: tuple[float, float]) -> None:
    """A cone on a long rod; whoever holds it stands outside of the picture."""
    x, y = flame[0] + 8, flame[1] - 106
    rod = scene.sheet()
    line = [(830, 640), (x + 150, y + 92), (x + 62, y - 22), (x + 24, y - 52), (x, y - 34),
            (x, y - 8)]  # fmt: skip
    rod.fill(taper(line, [12, 9, 7, 6, 6, 6], 80), "#c08c44",
             grad=linear(x, y, 830, 640, "#3a2418"))  # fmt: skip
    cone = spline([(x - 5, y - 12, 1), (x + 5, y - 12, 1), (x + 25, y + 46, 1), (x, y + 52),
                   (x - 25, y + 46, 1)])  # fmt: skip
    rod.fill(cone, "#d8a65c", grad=linear(x - 25, 0, x + 25, 0, "#6a4420"))
    rod.fill(ellipse(x, y + 46, 25, 6), "#2a1812")
    scene.lay(rod, "metal", form=0.3)
    scene.exact(ellipse(x, y + 10, 50, 70))


def _robe(scene: Scene) -> None:
    """Shoulders in old velvet, with ermine."""
    robe = scene.sheet()
    shape = spline([(-30, 1230, 1), (-10, 1010), (90, 900), (220, 846), (520, 850), (640, 905),
                    (735, 1010), (770, 1230, 1)])  # fmt: skip
    robe.fill(shape, "#6a1c20", grad=linear(0, 850, 0, 1200, "#22090f"))
    for x, lean in ((60, -30), (150, -26), (600, 30), (680, 36), (540, 20)):
        robe.fill(taper([(x - lean, 900), (x, 1030), (x + lean * 0.4, 1220)], [6, 26, 44]),
                  "#180509", 0.5, blur=12, clip=shape)  # fmt: skip
    scene.lay(robe, "cloth", form=0.6)
    fur = scene.sheet()
    collar = spline([(120, 960), (170, 850), (260, 790), (470, 790), (570, 850), (620, 950),
                     (560, 1010), (470, 985), (370, 1040), (270, 1000), (180, 1015)])  # fmt: skip
    fur.fill(collar, "#b59c80", grad=linear(150, 800, 620, 1030, "#4a3630"))
    for x, y in ((190, 930), (232, 985), (272, 890), (545, 905), (490, 950), (575, 960)):
        fur.fill(leaf((x, y - 18), (x + (x - 370) * 0.05, y + 24), 15), "#1c1214", blur=2)
    scene.lay(fur, "fur", form=0.85, cast=Cast((0, 22), dark=0.7, soft=0.5))


def _king(scene: Scene) -> list[tuple[float, float]]:
    """Model the head, the crown on it and the wax on both; return where the flames are."""
    camera = Camera(TALL / SIZE, MIDDLE, pitch=7, look=(0, 0, 0), near=1.1)
    canvas = Canvas(camera, (0, 60, 760, 1100), 1.6, 0.34)
    face = turn(-24, 9, 3)
    skull = aged(KINDS["lars"].skull, 63)
    mood = MOODS["tired"]
    king = Head(
        skull,
        skin="#c98f6c",
        iris="#5f7f86",
        mood=mood,
        hair="crop",
        hair_colour="#7a3a1c",
        beard="long",
        beard_colour="#8a3f1a",
        grey=0.12,
        brow=1.4,
        gaze=(-0.3, 0.1),
        seed=4,
    )
    with canvas.part("#5a3a30", soft=0.4) as neck:
        neck.chain([vec(0, -0.11, -0.03), face @ vec(0, -0.04, -0.014)], [0.034, 0.032])
    draw(canvas, Frame(vec(0, 0, 0), face, SIZE, vec(0, 0, 0)), king)
    bare = canvas.z.copy()
    tips = _crown(canvas, face)
    _wax(canvas, face, bare)
    cast(scene, canvas, Paint(shadow=0, contact=0, focus=(*MIDDLE, TALL), dim=0.2, fill=0.46,
                              bounce="#9a4a30", light=(280, 140, 450)))  # fmt: skip
    scene.still(ellipse(350, 560, 190, 260), 0.55)
    return tips


def _ring(face: Vec, angle: float, radius: float, high: float) -> Vec:
    """A place round the head, at the height of the brow or above it."""
    a = math.radians(angle)
    wide, deep = 0.4 * radius, 0.47 * radius
    place: Vec = face @ vec(math.sin(a) * wide, high, math.cos(a) * deep - 0.05) * SIZE
    return place


def _crown(canvas: Canvas, face: Vec) -> list[tuple[float, float]]:
    """A gold band, and candles on it; those are what shines."""
    rows = [[_ring(face, a, 1.0 + 0.02 * k, 0.27 + 0.05 * k) for a in range(0, 360, 15)]
            for k in range(4)]  # fmt: skip
    with canvas.part(GOLD, soft=0.3, sheen=0.7, rough=0.3) as band:
        band.surface(np.array(rows), closed=True)
    tips = []
    for number, (angle, left, thick) in enumerate(CANDLES):
        foot = _ring(face, angle, 1.04, 0.41)
        lean = _ring(face, angle, 1.02, 0.41 + left) - foot
        line = [foot, foot + lean * 0.5, foot + lean]
        colour = "#6fa6b8" if number == BIRTHDAY else TALLOW
        wide = 0.0066 * thick
        with canvas.part(colour, soft=0.5, rough=0.3) as candle:
            candle.chain(line, [wide * 1.1, wide, wide * 0.96])
        for drip in range(0 if number == BIRTHDAY else 4):
            turned = (drip - 1.5) * 0.9 + number
            out = face @ vec(math.sin(turned), 0, abs(math.cos(turned))) * wide * 0.85
            long = 0.35 + 0.5 * ((number * 7 + drip * 5) % 9) / 9
            with canvas.part(TALLOW, soft=0.4, rough=0.3) as run:
                run.chain([line[2] + out * 0.8, line[2] - lean * long + out],
                          [wide * 0.3, wide * 0.42])  # fmt: skip
        tips.append(canvas.camera.page(line[2]))
    return tips


def _wax(canvas: Canvas, face: Vec, bare: Vec) -> None:
    """Let it run over brow, eye and beard: each run lies on what is under it."""
    for line, wide in RUNS:
        path = [_on(canvas, face, bare, u, v) for u, v in line]
        radii = [wide * SIZE * part for part in _swelling(len(path))]
        with canvas.part(TALLOW, soft=0.8, rough=0.25, sheen=0.25) as run:
            run.chain(path, radii)
    with canvas.part(TALLOW, soft=0.8, rough=0.25, sheen=0.3) as seal:
        seal.surface(_sheet(canvas, face, bare))
    for angle, *_ in CANDLES:  # over the band, under each candle
        for off, low, wide in ((-4.5, 0.31, 0.026), (0, 0.25, 0.032), (4.5, 0.28, 0.026)):
            places = [(1.05, 0.43), (1.07, 0.4), (1.06, low)]
            path = [_ring(face, angle + off, out, high) for out, high in places]
            with canvas.part(TALLOW, soft=0.8, rough=0.25, sheen=0.25) as run:
                run.chain(path, [wide * SIZE * part for part in (0.9, 0.9, 1.15)])


def _sheet(canvas: Canvas, face: Vec, bare: Vec) -> Vec:
    """Return the wax over the sealed eye: it lies on brow, lid and cheek."""
    across, down = np.linspace(EDGE[0][0], EDGE[-1][0], 56), np.linspace(0, 1, 48)
    edge = np.interp(across, *np.array(EDGE).T)
    edge = cv2.GaussianBlur(edge[None].astype(np.float32), (0, 0), 1.2)[0]
    u = np.repeat(across[None], len(down), 0)
    v = 0.3 + (edge[None] - 0.3) * down[:, None]
    spots = np.array([[face @ vec(a, b, 0.42) * SIZE for a, b in zip(*row, strict=True)]
                      for row in zip(u, v, strict=True)])  # fmt: skip
    pages = np.array([[canvas.camera.page(spot) for spot in row] for row in spots])
    column = np.clip((pages[..., 0] - canvas.left) * canvas.scale, 0, canvas.width - 1).astype(int)
    row = np.clip((pages[..., 1] - canvas.top) * canvas.scale, 0, canvas.height - 1).astype(int)
    depth = bare[row, column] / canvas.scale
    depth = np.where(depth < -1e4, np.median(depth), depth).astype(np.float32)
    smooth = cv2.GaussianBlur(depth, (0, 0), 2.6)
    hill = np.sqrt(np.clip(1 - (2 * np.linspace(0, 1, len(across)) - 1) ** 6, 0, 1))
    fall = np.sqrt(np.clip(1 - down**8, 0, 1))
    bulge = 0.024 + 0.012 * down[:, None] ** 2 + 0.009 * np.sin(u * 92 + 3 * v + np.sin(u * 31))
    lift = bulge * hill[None] * fall[:, None] * SIZE * canvas.camera.scale
    deep = np.maximum(smooth, depth) * 0.5 + smooth * 0.5 + lift
    return canvas.camera.space(pages[..., 0], pages[..., 1], deep)


def _swelling(count: int) -> Sequence[float]:
    return [1.1, *[0.75] * (count - 2), 1.35]


def _on(canvas: Canvas, face: Vec, bare: Vec, u: float, v: float) -> Vec:
    """A place on the surface of the head, by how far right of the nose and up it is."""
    x, y = canvas.camera.page(face @ vec(u, v, 0.42) * SIZE)
    column = int(np.clip((x - canvas.left) * canvas.scale, 0, canvas.width - 1))
    row = int(np.clip((y - canvas.top) * canvas.scale, 0, canvas.height - 1))
    depth = float(bare[row, column]) / canvas.scale
    if depth < -1e4:
        return np.asarray(face @ vec(u, v, 0.3) * SIZE)
    return canvas.camera.space(np.array(x), np.array(y), np.array(depth))


def _counting(scene: Scene) -> None:
    """A table, and on it in heaps what he has of the wax: coins, each with a crown."""
    table = scene.sheet()
    edge = spline([(-20, 1080, 1), (300, 1072), (820, 1086, 1), (820, 1240, 1), (-20, 1240, 1)])
    table.fill(edge, "#4a281c", grad=linear(0, 1080, 0, 1200, "#150b0c"))
    scene.lay(table, "wood", way=0, cast=Cast((0, -14), dark=0.5, soft=1))
    for x, y, count in ((210, 1106, 7), (100, 1128, 10), (650, 1112, 3), (306, 1146, 4),
                        (540, 1150, 1), (706, 1160, 1)):  # fmt: skip
        _heap(scene, x, y, count)


def _heap(scene: Scene, x: float, y: float, count: int) -> None:
    """Cast by hand: no two are quite alike, and none lies quite on the one below."""
    rng, heap = random.Random(int(x)), scene.sheet()
    scene.pool(x, y + 8, 62, 16, "#080406", 0.8)
    mid, low = x, y
    for number in range(count):
        mid, low = x + rng.uniform(-6, 6), y - number * 15
        wide, high = rng.uniform(45, 54), 15.0
        heap.fill(union(ellipse(mid, low, wide, high), rect(mid - wide, low - 12, 2 * wide, 12)),
                  "#c89a58", grad=linear(mid - wide, 0, mid + wide, 0, "#5c3a20"))  # fmt: skip
        heap.fill(ellipse(mid, low - 12, wide, high), "#f2dca4",
                  grad=linear(mid, low - 28, mid, low + 4, "#d2a868"))  # fmt: skip
        heap.line(ellipse(mid, low - 12, wide * 0.8, high * 0.76), "#a87c44", 2.2, 0.7)
    for side in (-1, 0, 1):
        heap.fill(leaf((mid + side * 12, low - 8), (mid + side * 19, low - 20), 8), "#a87c44", 0.8)
    heap.line(spline([(mid - 17, low - 7), (mid, low - 5), (mid + 17, low - 7)], closed=False),
              "#a87c44", 3, 0.8)  # fmt: skip
    scene.lay(heap, "plain", cast=Cast((8, 4), dark=0.4, soft=0.4))
    scene.exact(rect(x - 60, y - count * 15 - 20, 120, count * 15 + 40), 0.8)


def _flame(scene: Scene, x: float, y: float, size: float) -> None:
    scene.shine(x, y - 24 * size, 62 * size, "#ff9a34", 0.55)
    flame, high = scene.sheet(), 78 * size
    tip = x + 5 * size, y - high
    flame.fill(leaf((x, y + 3), tip, 27 * size, 0.05, 0.32), "#f58a20", blur=2.4)
    inner, core = (x + 3 * size, y - high * 0.82), (x + 2, y - high * 0.6)
    flame.fill(leaf((x, y), inner, 19 * size, 0.05, 0.32), "#ffd45c", blur=1.6)
    flame.fill(leaf((x, y - 4), core, 11 * size, 0, 0.32), "#fffbe8", blur=1.2)
    wick = [(x, y + 5), (x + 1, y - 5), (x + 2, y - 15 * size)]
    flame.line(spline(wick, closed=False), "#3a1c10", 2.4)
    scene.put(flame)


def _moth(scene: Scene) -> None:
    """One courtier has come."""
    moth = scene.sheet()
    with moth.at(640, 214, 0.92, -32):
        for side, light in ((-1, 1.0), (1, 0.55)):
            lower = [(0, 2, 1), (side * 26, 6), (side * 40, 30), (side * 26, 48), (side * 8, 30)]
            moth.fill(spline(lower), mix("#4a3020", "#c8a070", light))
            upper = [(0, -8, 1), (side * 30, -34), (side * 66, -44), (side * 72, -34),
                     (side * 58, -4), (side * 30, 10), (0, 8, 1)]  # fmt: skip
            moth.fill(spline(upper), mix("#5c3e28", "#ecd2a0", light))
            for out, up, wide in ((24, -14, 3), (46, -22, 3.4), (58, -28, 2.4)):
                band = [(side * out, up - 14), (side * (out + 5), up), (side * out, up + 16)]
                moth.line(spline(band, closed=False), "#7a5434", wide, 0.6)
            moth.fill(ellipse(side * 40, -20, 5, 5), "#5c3820", 0.8)
            feeler = [(side * 2, -18), (side * 10, -32), (side * 22, -38)]
            moth.line(spline(feeler, closed=False), "#d8b888", 2)
        moth.fill(taper([(0, -20), (0, -6), (0, 14), (0, 36)], [8, 14, 12, 3]), "#b08a5c")
    scene.lay(moth, "fur", way=90)
    scene.exact(ellipse(640, 214, 74), 0.9)
