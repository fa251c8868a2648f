"""Behind the windows of an apartment house lies one dragon; on the balconies nobody minds."""

import math
import random
from itertools import pairwise
from typing import Final

import numpy as np

from pinxit_atelier.engine import (
    Brush,
    Look,
    Page,
    Palette,
    Path,
    Scene,
    ellipse,
    leaf,
    linear,
    mix,
    poly,
    radial,
    smoothstep,
    spline,
    taper,
)
from pinxit_atelier.gesture import POSES, Hand, Pose, Stage, things, unit, vec
from pinxit_atelier.gesture import Look as Who
from pinxit_atelier.gesture.buffer import Canvas
from pinxit_atelier.gesture.patterns import inked
from pinxit_atelier.gesture.space import Vec

INK, SLATE, LAMP = "#1c2745", "#3c4a6c", "#e8b45c"
RED, EMBER, BLOOD, HORN = "#a8301e", "#cc6a38", "#4a1216", "#d8c090"
COLUMNS, ROWS = (-1.75, 0.0, 1.75), (2.25, 0.75, -0.75, -2.25)  # middles of the windows
HALF: Final = (0.60, 0.60)  # half a window, across and up
DARK: Final = (1.75, -2.25)  # the window in which nobody is
SPINE: Final = (  # from the tip of the tail to the neck: across, up, thickness
    (-1.74, -1.88, 0.02), (-2.04, -2.01, 0.06), (-2.00, -2.43, 0.10), (-1.56, -2.57, 0.15),
    (-0.83, -2.50, 0.23), (0.0, -2.28, 0.32), (0.97, -2.47, 0.41), (1.83, -2.23, 0.48),
    (2.32, -1.65, 0.52), (2.01, -1.00, 0.56), (1.11, -0.72, 0.58), (0.0, -0.76, 0.60),
    (-1.04, -0.85, 0.60), (-1.90, -0.57, 0.60), (-2.10, 0.11, 0.60), (-2.03, 1.05, 0.58),
    (-1.78, 1.69, 0.57), (-1.11, 2.01, 0.56), (0.0, 2.02, 0.55), (1.11, 2.06, 0.53),
    (1.94, 1.92, 0.52), (2.39, 1.46, 0.50), (2.39, 0.87, 0.48),
)  # fmt: skip
DEEP: Final = -0.95  # how far behind the front it lies

WATERING: Final = Who("heavy_woman", "brown", head="asha", hair="plait", hair_colour="#1c1614",
                      top="#6c7a98", skirt=0.95, skirt_colour="#5a4a78", drape="#7a5a84",
                      shoes="#3a2c2a")  # fmt: skip
BOY: Final = Who("child", "tan", head="rosa", hair="bowl", hair_colour="#2a1c18", top="#8aa0a0",
                 legs="#3c4460", shoes="#c8b890")  # fmt: skip
PEGGING: Final = Who("thin_man", "fair", head="lars", hair="thinning", hair_colour="#8a8078",
                     top="#c4c0b4", sleeves=0.5, legs="#4a4a5a", shoes="#2c2624")  # fmt: skip


def paint(page: Page) -> Scene:
    """Paint what is inside first, all of it; then the house in front, with holes in it."""
    scene = Scene(page, 4132, light=(330, 420, 420), glow="#ffdca0", shade="#120c1c", reach=1400,
                  felt=0.05)  # fmt: skip
    scene.focus(470, 500, 240)
    scene.focus(400, 640, 520, 0.62)
    view = _view(scene)
    _rooms(scene, view)
    _dragon(scene)
    _wing(scene)
    _plant(scene, view)
    _empty(scene, view)
    _front(scene, view)
    _frames(scene, view)
    _balconies(scene)
    _smoke(scene, view)
    _sign(scene, view)
    return scene.finish(
        Look(
            vignette=0.3, bloom=0.25, bloom_from=0.82, contrast=1.05,
            brush=Brush(edges=0.5, variety=0.75, exact=0.04), masses=0.2,
            palette=Palette(
                colours=("#f0d490", "#c87a3c", "#7a1c18", "#1a2444", "#5c6c8c"),
                mother="#4a4a64", accent="#b8301e", quiet=0.25,
            ),
        )
    )  # fmt: skip


def _view(scene: Scene) -> Stage:
    """Return the one camera: on the pavement, close to the house, a little to its left."""
    return Stage(scene, 410, 672, 150, yaw=24, pitch=-15, near=8.5, box=(-20, -20, 820, 1220))


def _quad(view: Stage, *corners: tuple[float, float, float]) -> Path:
    return poly([view.page(vec(*corner)) for corner in corners])


def _pane(view: Stage, x: float, y: float, grow: float = 0.0, z: float = 0.0) -> Path:
    """Return a window's opening on the page: straight below, and a flat arch above."""
    wide, high = HALF[0] + grow, HALF[1] + grow
    arch = [(x + wide * t, y + high + 0.10 * (1 - t * t)) for t in np.linspace(-1, 1, 9)]
    line = [(x - wide, y - high), *arch, (x + wide, y - high)]
    return poly([view.page(vec(px, py, z)) for px, py in line])


def _windows() -> list[tuple[float, float]]:
    return [(x, y) for y in ROWS for x in COLUMNS]


def _rooms(scene: Scene, view: Stage) -> None:
    """Warm walls, each of its own colour, and in one nobody."""
    scene.backdrop(
        [(0, "#24355c"), (0.24, "#6480a4"), (1, "#6480a4")],
        (scene.page.y / 1200).astype(np.float32),
    )
    walls = scene.sheet()
    walls.fill(_quad(view, (-4, -4.4, -1.0), (3.4, -4.4, -1.0), (3.4, 3.5, -1.0), (-4, 3.5, -1.0)),
               "#c48c48")  # fmt: skip
    for number, (x, y) in enumerate(_windows()):
        px, py = view.page(vec(x + 0.2, y + 0.25, -1.4))
        tone = ("#e2b060", "#d69c50", "#ecc478", "#cc9048")[(number * 3) % 4]
        walls.fill(_pane(view, x, y, 0.62, -1.2), tone, grad=radial(px, py, 150, "#8a4c24"))
    scene.lay(walls, "plain", way=88)
    for x, y in ((-1.75, 2.25), (0.0, 0.75), (1.75, -0.75), (0.0, -2.25)):
        px, py = view.page(vec(x + 0.25, y + 0.42, -1.0))
        scene.shine(px, py, 60, "#ffe8a8", 0.7)


def _scales(around: Vec, along: Vec) -> Vec:
    """Return where scales end: in rows, each row before the next."""
    wide = 0.20
    row = np.floor(along / wide)
    x = np.mod(around / wide + 0.5 * np.mod(row, 2), 1) - 0.5
    edge = np.mod(along / wide, 1) - 0.92 + 2.6 * x * x
    shade = np.exp(-((edge / 0.13) ** 2))
    return np.asarray(np.clip(shade * 0.85 + 0.25 * np.abs(x), 0, 1))


def _dragon(scene: Scene) -> None:
    """The whole of it, from the tip of the tail to a polite nose."""
    view = _view(scene)
    canvas = view.canvas
    line = [vec(x, y, DEEP - 0.12 * math.sin(number)) for number, (x, y, _) in enumerate(SPINE)]
    thick = [half for *_, half in SPINE]
    with canvas.part(RED, soft=0.5, sheen=0.15, pattern=inked(_scales, BLOOD)) as body:
        body.chain(line, thick)
    for number in range(2, len(line) - 1):
        for part in (0.0, 0.33, 0.66):
            place = line[number] * (1 - part) + line[number + 1] * part
            way = unit(line[number + 1] - line[number])
            out = unit(np.cross(way, vec(0, 0, -1)))
            half = thick[number]
            root = place + out * half * 0.94 + vec(0, 0, 0.12)
            with canvas.part("#7c2018", soft=0.2) as spike:
                spike.chain([root, root + out * (0.10 + half * 0.32) - way * 0.12],
                            [0.05 + half * 0.10, 0.012])  # fmt: skip
    _head(canvas)
    _paw(canvas)
    view.paint(light=(260, 240, 520), rim=0.3, rim_colour="#ffd28a", shadow=0, contact=0, fill=0.38,
               dim=0.25, bounce="#8c3c20", focus=(480, 520, 420))  # fmt: skip


def _head(canvas: Canvas) -> None:
    """It sleeps, or it is polite."""
    z = -0.62
    with canvas.part(RED, soft=0.9, sheen=0.2, pattern=inked(_scales, BLOOD)) as skull:
        skull.chain([vec(2.5, 1.15, DEEP), vec(2.0, 0.98, z - 0.1), vec(1.62, 0.86, z)],
                    [0.48, 0.46, 0.43])  # fmt: skip
        skull.chain([vec(1.6, 0.82, z), vec(0.95, 0.74, z), vec(0.3, 0.7, z), vec(-0.12, 0.66, z)],
                    [0.40, 0.30, 0.26, 0.21])  # fmt: skip
    with canvas.part("#b4542e", soft=0.8) as jaw:
        jaw.chain([vec(1.9, 0.52, z), vec(0.9, 0.46, z), vec(0.2, 0.46, z), vec(-0.10, 0.48, z)],
                  [0.24, 0.17, 0.14, 0.11])  # fmt: skip
    things.rod(canvas, [vec(-0.24, 0.53, z + 0.13), vec(0.3, 0.52, z + 0.22),
                        vec(1.0, 0.54, z + 0.26), vec(1.45, 0.62, z + 0.36)], 0.022,
               "#34090c")  # fmt: skip
    with canvas.part("#c06034", soft=0.5) as nose:
        nose.chain([vec(-0.12, 0.80, z + 0.10), vec(0.02, 0.84, z + 0.15)], [0.085, 0.075])
    with canvas.part("#26070a", soft=0.2) as nostril:
        nostril.ball(vec(-0.10, 0.815, z + 0.195), np.diag([0.05, 0.028, 0.02]))
    with canvas.part("#c4602f", soft=0.6, sheen=0.2) as lid:
        lid.ball(vec(1.66, 0.90, z + 0.34), np.diag([0.27, 0.17, 0.14]))
    arc = [vec(1.40, 0.89, z + 0.44), vec(1.54, 0.81, z + 0.49), vec(1.72, 0.80, z + 0.49),
           vec(1.92, 0.87, z + 0.42)]  # fmt: skip
    things.rod(canvas, arc, 0.017, "#26070a")
    for number in range(6):
        part = (number + 0.5) / 6
        root = arc[0] * (1 - part) + arc[3] * part - vec(0, 0.075 * math.sin(part * math.pi), -0.05)
        things.rod(canvas, [root, root + vec((part - 0.5) * 0.12, -0.085, 0.03)], [0.011, 0.004],
                   "#26070a")  # fmt: skip
    things.rod(canvas, [vec(1.36, 1.06, z + 0.36), vec(1.62, 1.14, z + 0.40),
                        vec(1.95, 1.08, z + 0.34)], [0.03, 0.05, 0.03], "#7c2018")  # fmt: skip


def _paw(canvas: Canvas) -> None:
    """Claws on a sill."""
    with canvas.part("#9c2c1c", soft=0.9, sheen=0.15, pattern=inked(_scales, BLOOD)) as arm:
        arm.chain([vec(2.5, -0.35, DEEP + 0.4), vec(2.05, -0.72, -0.38), vec(1.86, -0.96, -0.26)],
                  [0.34, 0.30, 0.26])  # fmt: skip
    for number in range(4):
        x = 1.46 + number * 0.19
        with canvas.part("#b03c22", soft=0.6) as toe:
            toe.chain([vec(1.72 + number * 0.06, -1.02, -0.20), vec(x, -1.12, -0.06),
                       vec(x - 0.02, -1.24, 0.03)], [0.13, 0.105, 0.085])  # fmt: skip
        with canvas.part(HORN, soft=0.2, sheen=0.4) as claw:
            claw.chain([vec(x - 0.02, -1.28, 0.06), vec(x - 0.035, -1.44, 0.09)], [0.055, 0.012])


def _wing(scene: Scene) -> None:
    """Folded, as far as the rooms allow."""
    view = _view(scene)
    root = vec(0.75, -0.28, -0.36)
    tips = [vec(-2.5, -0.45, -0.5), vec(-2.1, -1.15, -0.45), vec(-1.2, -1.45, -0.42),
            vec(-0.3, -1.5, -0.40), vec(0.5, -1.42, -0.40)]  # fmt: skip
    rows = []
    for part in np.linspace(0.02, 1, 12):
        row = []
        for number, tip in enumerate(tips):
            row.append(root * (1 - part) + tip * part + vec(0, 0.10 * math.sin(part * 3.1), 0.05))
            if number < len(tips) - 1:
                between = (tip + tips[number + 1]) / 2
                row.append(root * (1 - part * 0.90) + between * part * 0.90
                           + vec(0, 0.08 * math.sin(part * 3.1), -0.06))  # fmt: skip
        rows.append(row)
    with view.canvas.part("#b44a2a", soft=0.3, sheen=0.1) as skin:
        skin.surface(np.array(rows))
    for tip in tips:
        middle = (root + tip) / 2 + vec(0, 0.10, 0.06)
        things.rod(
            view.canvas, [root, middle, tip + vec(0, 0, 0.03)], [0.06, 0.042, 0.016], "#7a2018"
        )
    view.paint(light=(200, 500, 420), rim=0.2, shadow=0, contact=0, fill=0.6, dim=0.1,
               bounce="#c87838")  # fmt: skip


def _plant(scene: Scene, view: Stage) -> None:
    """The rubber plant, which has been there longer."""
    sheet = scene.sheet()
    x, y = view.page(vec(-1.72, -2.85, -0.35))
    sheet.fill(taper([(x, y), (x - 3, y - 80), (x + 4, y - 160)], [8, 7, 4]), "#3c2c1c")
    for number in range(9):
        side, low = (-1 if number % 2 else 1), y - 40 - number * 15
        tip = x + side * (50 - number * 3), low - 26
        sheet.fill(leaf((x, low), tip, 25, side * 0.1), mix("#1c3c34", "#4c6e4c", number / 9))
    sheet.fill(spline([(x - 30, y - 40, 1), (x + 30, y - 40, 1), (x + 22, y), (x - 22, y)]),
               "#5a6880")  # fmt: skip
    scene.lay(sheet, "foliage", form=0.3)


def _empty(scene: Scene, view: Stage) -> None:
    """One room is free: no light, and a pale square of evening on its wall."""
    dark = scene.sheet()
    dark.fill(_pane(view, *DARK, 0.12, -0.1), "#10182e")
    x, y = DARK
    dark.fill(_quad(view, (x - 0.3, y - 0.1, -0.8), (x + 0.1, y - 0.1, -0.8),
                    (x + 0.2, y + 0.4, -0.8), (x - 0.2, y + 0.4, -0.8)), "#24325a", 0.9,
              blur=5)  # fmt: skip
    scene.lay(dark, "plain")


def _front(scene: Scene, view: Stage) -> None:
    """Ink-blue stucco, cornices, a roof; and twelve holes in it."""
    rng = random.Random(12)
    wall = scene.sheet()
    wall.fill(_quad(view, (-4.5, -4.6, 0), (4.5, -4.6, 0), (4.5, 3.34, 0), (-4.5, 3.34, 0)), INK,
              grad=linear(60, 1150, 500, 100, "#202c50"))  # fmt: skip
    for _ in range(260):
        x, y = rng.uniform(-3.6, 3.6), rng.uniform(-4.3, 3.2)
        wide, high = rng.uniform(0.14, 0.30), rng.uniform(0.07, 0.11)
        brick = _quad(view, (x, y, 0), (x + wide, y, 0), (x + wide, y + high, 0), (x, y + high, 0))
        wall.fill(brick, rng.choice(("#121a32", "#263256", "#1e2948")), 0.5)
    for y in (1.5, 0.0, -1.5, -3.08):
        course = [(-4.5, y, 0.03), (4.5, y, 0.03), (4.5, y + 0.09, 0.03), (-4.5, y + 0.09, 0.03)]
        wall.fill(_quad(view, *course), "#35436a")
    for x, y in _windows():
        wall.fill(_pane(view, x, y, 0.11), "#33406a", 0.9)
        wall.fill(_pane(view, x, y), "#000000", erase=True)
    scene.lay(wall, "plain", way=80)
    roof = scene.sheet()
    for low, high, out, tone in ((3.16, 3.30, 0.16, "#1a2444"), (3.30, 3.40, 0.26, "#2e3b62")):
        roof.fill(_quad(view, (-4.5, low, out), (4.5, low, out), (4.5, high, out),
                        (-4.5, high, out)), tone)  # fmt: skip
    for x, high in ((-1.55, 4.1), (1.75, 3.95)):
        roof.fill(_quad(view, (x, 3.36, -0.3), (x + 0.5, 3.36, -0.3), (x + 0.5, high, -0.3),
                        (x, high, -0.3)), "#1c2644")  # fmt: skip
    scene.lay(roof, "plain", way=-8)


def _frames(scene: Scene, view: Stage) -> None:
    """Reveals that catch the light, bars, sills; and warmth that spills on the stucco."""
    page, bars = scene.page, scene.sheet()
    for x, y in _windows():
        lit = (x, y) != DARK
        wide, high = HALF
        jamb = _quad(view, (x + wide, y - high, 0), (x + wide, y - high, -0.16),
                     (x + wide, y + high, -0.16), (x + wide, y + high, 0))  # fmt: skip
        bars.fill(jamb, "#8a5a38" if lit else "#1a2440")
        tone = "#222c50" if lit else "#46557e"
        for (x0, y0), (x1, y1) in (((x, y - high), (x, y + high + 0.1)),
                                   ((x - wide, y + 0.18), (x + wide, y + 0.18))):  # fmt: skip
            ends = [view.page(vec(x0, y0, -0.06)), view.page(vec(x1, y1, -0.06))]
            bars.line(poly(ends, closed=False), tone, 5)
        bars.line(_pane(view, x, y, 0.0, -0.05), tone, 5)
        left, right, low = x - wide - 0.12, x + wide + 0.12, y - high
        sill = [(left, low - 0.08, 0.10), (right, low - 0.08, 0.10), (right, low, 0.10),
                (left, low, 0.10)]  # fmt: skip
        bars.fill(_quad(view, *sill), "#6a6474" if lit else "#303c60")
    scene.lay(bars, "plain")
    scene.exact(bars.pixels()[..., 3], 0.7)
    spill = np.zeros((page.height, page.width), np.float32)
    for x, y in _windows():
        if (x, y) != DARK:
            px, py = view.page(vec(x, y, 0))
            spill = np.maximum(spill, np.exp(-((page.distance(px, py, 1, 1.1) / 112) ** 2)))
    scene.image = (scene.image * (1 + 0.30 * spill[..., None])).astype(np.float32)
    scene.tint((spill * 0.11).astype(np.float32), LAMP)


def _railing(canvas: Canvas, x: float, y: float, wide: float, deep: float = 0.42) -> None:
    """A slab, a hand rail, and thin bars."""
    things.box(canvas, vec(x, y - 0.05, deep / 2), vec(wide, 0, 0), vec(0, 0.04, 0),
               vec(0, 0, deep / 2), "#2a3452")  # fmt: skip
    top = y + 0.44
    corners = [vec(x - wide, top, 0), vec(x - wide, top, deep), vec(x + wide, top, deep),
               vec(x + wide, top, 0)]  # fmt: skip
    for one, other in pairwise(corners):
        things.rod(canvas, [one, other], 0.017, "#161c30")
        count = max(2, int(np.linalg.norm(other - one) / 0.12))
        for number in range(count + 1):
            place = one + (other - one) * number / count
            things.rod(canvas, [place, place - vec(0, 0.44, 0)], 0.008, "#161c30")


def _balconies(scene: Scene) -> None:
    """A woman waters her flowers, a boy offers a biscuit, a man has washed his socks."""
    pouring = POSES["offering"].like(
        right_hand=Hand((-0.06, 0.58, 0.30), (-0.8, -0.5, 0), "fist", (0.2, -0.1, 1),
                        (0.6, -0.4, 0)),
        left_hand=Hand((0.16, 0.50, 0.06), (0.6, 0, -0.8)),
    )  # fmt: skip
    giving = POSES["stand"].like(
        right_hand=Hand((-0.08, 0.86, 0.40), (-0.6, -0.7, 0), "pinch", (0, 0.3, 1), (0.6, -0.3, 0)),
        head=(0, -10, 0),
    )  # fmt: skip
    pegging = POSES["stand"].like(
        left_hand=Hand((0.07, 0.93, 0.26), (0.8, -0.3, -0.4), "pinch", (0, 0.8, 0.6), (-0.8, 0, 0)),
        right_hand=Hand((-0.16, 0.97, 0.30), (-0.8, -0.3, -0.4), "pinch", (0, 0.8, 0.6),
                        (0.8, 0, 0)),
        head=(10, -4, 0),
    )  # fmt: skip
    _woman(scene, pouring)
    _child(scene, giving)
    _man(scene, pegging)


def _woman(scene: Scene, pose: Pose) -> None:
    x, y = 0.90, ROWS[0] - HALF[1]
    view = _view(scene)
    her = view.person(WATERING, pose, at=(x - 0.08, y, 0.18), facing=62)
    hold = her.hold["r"].hook
    with view.canvas.part("#7c8a94", soft=0.3, sheen=0.4) as can:
        can.chain([hold + vec(0.02, -0.07, 0), hold + vec(0.02, -0.15, 0)], [0.075, 0.085])
    spout = [hold + vec(0.08, -0.14, 0), hold + vec(0.24, -0.02, 0)]
    things.rod(view.canvas, spout, [0.016, 0.012], "#7c8a94")
    with view.canvas.part("#8a5a48", soft=0.4) as pot:
        pot.chain([vec(x + 0.40, y + 0.36, 0.36), vec(x + 0.40, y + 0.46, 0.36)], [0.07, 0.09])
    rng = random.Random(5)
    for number in range(26):
        place = vec(x + 0.40 + rng.gauss(0, 0.08), y + 0.54 + rng.random() * 0.16,
                    0.36 + rng.gauss(0, 0.06))  # fmt: skip
        tone = "#b8564c" if number % 4 == 0 else rng.choice(("#3c5a48", "#54744e"))
        with view.canvas.part(tone, soft=0.3) as leaves:
            leaves.ball(place, rng.uniform(0.022, 0.042))
    _railing(view.canvas, x, y, 0.52)
    _lit(view)


def _child(scene: Scene, pose: Pose) -> None:
    x, y = -0.94, ROWS[1] - HALF[1] + 0.06
    view = _view(scene)
    _railing(view.canvas, x, y, 0.46)
    him = view.person(BOY, pose, at=(x + 0.16, y + 0.06, 0.22), facing=80)
    with view.canvas.part("#d0a468", soft=0.3) as biscuit:
        biscuit.ball(him.hold["r"].pinch + vec(0.05, 0.02, 0), np.diag([0.055, 0.055, 0.018]))
    _lit(view)


def _man(scene: Scene, pose: Pose) -> None:
    x, y = 0.88, ROWS[2] - HALF[1]
    view = _view(scene)
    line = [vec(-1.0, y + 1.16, 0.30), vec(0.0, y + 0.98, 0.30), vec(0.72, y + 0.96, 0.30)]
    things.rod(view.canvas, line, 0.007, "#8a8c98")
    socks = ("#8fa0b4", "#b0564a", "#c4bca4", "#5f7a80", "#b08a4c")
    for number, tone in enumerate(socks):
        top = vec(-0.78 + number * 0.32, y + 1.05 - 0.03 * number, 0.30)
        with view.canvas.part(tone, soft=0.4) as sock:
            sock.chain(
                [top, top - vec(0, 0.15, 0), top - vec(-0.07, 0.20, 0)], [0.040, 0.038, 0.032]
            )
    view.person(PEGGING, pose, at=(x + 0.06, y, 0.20), facing=-72)
    _railing(view.canvas, x, y, 0.46)
    _lit(view)


def _lit(view: Stage) -> None:
    """People of the evening: blue from the street, and gold along the edge from their windows."""
    view.paint(light=(300, 500, 260), rim=0.8, rim_colour="#ffcf80", shadow=0, contact=0, fill=0.8,
               dim=0, bounce="#3c4a78", wall=0.0)  # fmt: skip


def _smoke(scene: Scene, view: Stage) -> None:
    """From the wrong chimney."""
    x, y = view.page(vec(-1.3, 4.05, -0.3))
    page = scene.page
    drift = page.noise(88, 70, 4)
    up = np.clip((y - page.y) / 120, 0, 1)
    off = (page.x - x - 60 * up - 26 * drift * up) / (10 + 50 * up)
    veil = np.exp(-(off**2)) * smoothstep(y + 6, y - 10, page.y) * 0.6
    scene.tint(veil.astype(np.float32), "#a4b0c4")


def _sign(scene: Scene, view: Stage) -> None:
    """A key and no name: one room is still free."""
    x, y = view.page(vec(0.90, -2.3, 0.25))
    sheet = scene.sheet()
    arm = [view.page(vec(0.90, -1.92, 0)), view.page(vec(0.90, -1.92, 0.30))]
    sheet.line(poly(arm, closed=False), "#12182c", 4)
    sheet.line(poly([(x, y - 60), (x, y - 34)], closed=False), "#12182c", 2)
    board = _quad(
        view, (0.68, -2.62, 0.25), (1.12, -2.62, 0.25), (1.12, -2.1, 0.25), (0.68, -2.1, 0.25)
    )
    sheet.fill(board, "#b8985c", grad=linear(x - 30, y, x + 30, y, "#8a6c40"))
    sheet.line(board, "#3a2c1c", 3)
    sheet.line(ellipse(x, y - 14, 10, 11), "#2c2018", 5)
    sheet.line(poly([(x, y - 3), (x, y + 28)], closed=False), "#2c2018", 5)
    for low in (16, 26):
        sheet.line(poly([(x, y + low), (x + 10, y + low)], closed=False), "#2c2018", 4)
    scene.lay(sheet, "wood", wobble=0.2)
    scene.exact(ellipse(x, y, 34, 44), 0.7)
