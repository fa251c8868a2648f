"""A king whose crown of burning candles has run down over one eye and his beard."""

import math
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
    rect,
    spline,
    taper,
)
from pinxit_atelier.gesture import (
    Camera,
    Canvas,
    Frame,
    Hand,
    Paint,
    Stage,
    cast,
    close_up,
    things,
    turn,
    vec,
)
from pinxit_atelier.gesture import Look as Wear
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
    """Paint the dark hall, the boy who waits in it, the king, and what he counts."""
    scene = Scene(page, 1313, light=(372, 190, 330), glow="#ffc26a", shade="#120910", reach=620,
                  felt=0)  # fmt: skip
    scene.focus(330, 600, 250)
    scene.focus(400, 250, 200, 0.8)
    scene.focus(520, 1040, 150, 0.8)
    scene.exact(ellipse(640, 570, 80, 90), 0.8)
    _hall(scene)
    _page_boy(scene)
    _robe(scene)
    flames = _king(scene)
    _counting(scene)
    for number, (x, y) in enumerate(flames):
        _flame(scene, x, y, 0.6 if number == BIRTHDAY else 1.0)
    scene.shine(385, 260, 400, "#ff9c3c", 0.34)
    _moths(scene)
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


def _page_boy(scene: Scene) -> None:
    """He waits at the edge of the light, with the snuffer on its long rod."""
    look = Wear(
        "child",
        "tan",
        head="inti",
        hair="bowl",
        hair_colour="#1a1210",
        top="#7a4a3e",
        legs="#2c2430",
        collar="ruff",
        mood="bored",
        gaze=(-0.7, -0.4),
        loose=0.7,
    )
    stage = Stage(scene, 672, 1010, 800, pitch=4)
    rod = Hand((-0.1, 0.66, 0.2), (-0.7, -1, 0), "rod", (0.3, 0.1, 0.9), (0.9, 0, 0.2))
    low = Hand((0.06, 0.46, 0.19), (0.7, -1, 0), "rod", (-0.3, 0.1, 0.9), (-0.9, 0, 0.2))
    boy = stage.person(look, "stand", facing=-74, right_hand=rod, left_hand=low, head=(-4, -20, 4))
    grip = boy.hold["r"].rod
    foot, top = grip + vec(0.02, -0.5, 0), grip + vec(-0.035, 0.82, 0.02)
    things.rod(stage.canvas, [foot, grip, top], 0.006, "#8a6a3a")
    bend = [top, top + vec(-0.025, 0.03, 0), top + vec(-0.06, 0.02, 0), top + vec(-0.07, -0.02, 0)]
    things.rod(stage.canvas, bend, 0.006, "#b08a4a", sheen=0.5)
    cone = top + vec(-0.07, -0.02, 0)
    things.rod(stage.canvas, [cone, cone - vec(0, 0.075, 0)], [0.006, 0.03], "#b08a4a", sheen=0.5)
    stage.paint(dim=0.1, fill=0.22, shadow=0, light=(420, 330, 160), rim=0.3,
                rim_colour="#ffb060")  # fmt: skip


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
    cast(scene, canvas, Paint(shadow=0, contact=0, focus=(*MIDDLE, TALL), dim=0.35, fill=0.42,
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
        foot = _ring(face, angle, 1.04, 0.36)
        lean = _ring(face, angle, 1.02, 0.36 + left) - foot
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
        for angle in range(-60, 84, 6):
            wide = 0.03 + 0.02 * math.sin(angle * 1.3) ** 2
            seal.ball(_ring(face, angle, 0.99, 0.29 + 0.03 * math.cos(angle * 2)), wide * SIZE)


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
    """A table, coins of cooled wax on it, and a hand that holds one up."""
    table = scene.sheet()
    edge = spline([(-20, 1105, 1), (300, 1098), (820, 1112, 1), (820, 1240, 1), (-20, 1240, 1)])
    table.fill(edge, "#3a2018", grad=linear(0, 1100, 0, 1200, "#150b0c"))
    scene.lay(table, "wood", way=0, cast=Cast((0, -14), dark=0.5, soft=1))
    stage = close_up(scene, 622, 1060, 250, pitch=14)
    hold = stage.hand("pinch", (-0.8, 0.5, 0.1), (-0.55, -0.75, 0.35), elbow=(0.22, -0.1, 0.02),
                      skin="#c98f6c", sleeve="#6a1c20", bare=0.12, old=0.6, wide=1.12,
                      cuff="#cdb99c")  # fmt: skip
    _coin(stage.canvas, hold.pinch + vec(-0.012, 0.008, 0.0), turn(-38, 76, 10), 0.021)
    for x, z, count in ((-0.235, -0.01, 5), (-0.185, 0.02, 3), (-0.29, 0.02, 2), (-0.13, 0.03, 1)):
        for number in range(count):
            spot = vec(x + 0.002 * math.sin(number * 2), -0.035 + number * 0.0085, z)
            _coin(stage.canvas, spot, turn(), 0.026)
    stage.paint(shadow=0.4, fill=0.3, dim=0.55, focus=(540, 1040, 200))


def _coin(canvas: Canvas, place: Vec, way: Vec, size: float) -> None:
    """Cooled wax, with a rim."""
    frames = [(way[:, 0], way[:, 2])] * 2
    up = way[:, 1] * 0.0036
    with canvas.part("#dcc48a", soft=0.12, rough=0.4) as coin:
        coin.loft([place - up, place + up], frames, [(size, size)] * 2, 0.002)


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


def _moths(scene: Scene) -> None:
    """Two courtiers have come."""
    for x, y, size, lean in ((612, 250, 1.0, 28), (96, 330, 0.8, -34)):
        sheet = scene.sheet()
        with sheet.at(x, y, size, lean):
            for side in (-1, 1):
                upper = [(0, -4, 1), (side * 14, -30), (side * 40, -32), (side * 36, -6), (0, 8, 1)]
                sheet.fill(spline(upper), "#c9ad84" if side < 0 else "#8d7355")
                lower = [(0, 4, 1), (side * 28, 4), (side * 24, 26), (side * 6, 22)]
                sheet.fill(spline(lower), "#a98c68" if side < 0 else "#6f5a44")
            sheet.fill(taper([(0, -14), (0, 4), (0, 22)], [4, 8, 3]), "#4a3426")
        scene.exact(ellipse(x, y, 44 * size))
        scene.lay(sheet, "cloth")
