"""A giraffe, a weathercock and a ladder stand out of a sea of clouds, tied by a washing line."""

import math
import random
from collections.abc import Sequence

import numpy as np

from pinxit_atelier.animals.fur import furred
from pinxit_atelier.compose import downwards
from pinxit_atelier.engine import (
    Brush,
    Colour,
    Field,
    Look,
    Page,
    Palette,
    Scene,
    ellipse,
    leaf,
    linear,
    mix,
    poly,
    radial,
    rect,
    rgb,
    sample,
    smoothstep,
    spline,
    taper,
    union,
)
from pinxit_atelier.gesture import Stage, close_up, things, vec
from pinxit_atelier.gesture.buffer import Part, Pattern
from pinxit_atelier.gesture.patterns import inked

HIDE, PATCH, MANE = "#f2d3a2", "#b8693c", "#7a4030"
WOOD = "#9a6a58"
SUN = 448.0, 842.0
FOOT = 190.0, 1046.0  # where the neck comes out of the cloud
HEAD = 258.0, 672.0
COCK = 676.0, 800.0
RUNG = 470.0, 938.0  # the top of the ladder


def paint(page: Page) -> Scene:
    """Paint the empty morning first, then the banks of cloud with what sticks out between."""
    scene = Scene(
        page, 6117, light=(448, 800, 170), glow="#ffe3b4", shade="#6a6a9c", reach=900, felt=0.12
    )
    scene.focus(290, 690, 190).focus(540, 800, 190).focus(670, 770, 130)
    _sky(scene)
    _bank(scene, 846, 20, 26, "#ffdcae", "#dc8c98", 1, 0.2)
    _far_ladder(scene)
    _bank(scene, 872, 30, 40, "#ffe8c6", "#b67cae", 2, 0.08)
    scene.shine(*SUN, 150, "#ffe9b0", 0.9)
    _bank(scene, 914, 36, 56, "#fff1dc", "#8f76b8", 3)
    with scene.layer("metal", form=0.5, dim=0.1):
        _weathercock(scene)
    scene.exact(rect(600, 660, 190, 300), 0.9)
    _bank(scene, 972, 42, 74, "#fff3ea", "#7f78b8", 4)
    _giraffe(scene)
    away = scene.falls(RUNG[0], 1078, 1.0, dark=0.7, soft=0.06)
    with scene.layer("wood", way=85, form=0.3, cast=away, dim=0.1):
        _ladder(scene)
    scene.exact(rect(410, 820, 130, 270), 0.9)
    _bank(scene, 1064, 40, 92, "#f6e8ee", "#6a70ac", 5, dim=0.06)
    with scene.layer(blur=5):
        _bank(scene, 1168, 40, 120, "#b0b2d4", "#5a6098", 6, dim=0.3)
    with scene.layer("cloth", form=0.3):
        _washing_line(scene)
    scene.shine(*SUN, 330, "#ffc98a", 0.3)
    few = Palette(
        colours=("#5fb0c8", "#f08f78", "#ffd890", "#9c3f2a", "#7058ac", "#2b8580"),
        mother="#e0b49c", much=0.04, quiet=0.08, hold=0.6, accent="#ffd83a",
    )  # fmt: skip
    look = Look(
        vignette=0.12, bloom=0.30, bloom_from=0.82, shadows="#4a5a9a", lights="#ffdcae", split=0.05,
        brush=Brush(sizes=(18, 11, 6.5, 3.6, 2)), palette=few, masses=0.2, saturation=1.0,
        contrast=1.1,
    )  # fmt: skip
    return scene.finish(look)


def _sky(scene: Scene) -> None:
    page = scene.page
    where = downwards(page, 0, 860) + 0.025 * page.noise(4, 420, 3, 0.5, (3, 1))
    stops = [
        (0, "#5c94b4"), (0.24, "#8fb6c8"), (0.46, "#c8c0c8"), (0.68, "#ecbcae"),
        (0.87, "#fbc998"), (1.0, "#ffe2ac"),
    ]  # fmt: skip
    scene.backdrop(stops, where.astype(np.float32), texture="across", amount=0.025)
    scene.shine(*SUN, 420, "#ffc890", 0.3)
    sheet = scene.sheet()
    sheet.fill(ellipse(SUN[0], SUN[1] - 6, 58), "#fffbe6")
    scene.put(sheet, blur=9)
    scene.shine(SUN[0], SUN[1] - 22, 170, "#ffd080", 0.75)
    scene.of("sky", way=7 * page.noise(5, 320, 2) + 2)


def _bank(
    scene: Scene,
    y: float,
    rise: float,
    size: float,
    top: Colour,
    low: Colour,
    seed: int,
    far: float = 0,
    dim: float = 0,
) -> None:
    """One bank of cloud from edge to edge: a heap of round puffs that catch the low sun."""
    rng = random.Random(700 + seed)
    sheet = scene.sheet()
    sheet.fill(poly([(-40, y + rise), (840, y + rise), (840, 1240), (-40, 1240)]), low)
    x = -60.0
    while x < 860:
        radius = size * rng.uniform(0.55, 1.1)
        crest = y + rise - rise * 1.6 * (0.5 + 0.5 * math.sin(x / 150 + seed * 2.1)) * rng.random()
        sheet.fill(ellipse(x, crest + radius, radius * 1.25, radius), top,
                   grad=linear(0, crest, 0, crest + radius * 1.7, low))  # fmt: skip
        x += radius * rng.uniform(0.7, 1.2)
    puffs = sorted((rng.random() ** 1.3, rng.uniform(-30, 830)) for _ in range(90))
    for down, x in puffs:  # smaller puffs on the slope, each with its own lit edge
        cy = y + rise + (0.25 + down * 2.4) * size
        radius = size * rng.uniform(0.3, 0.75)
        near = math.exp(-(((x - SUN[0]) / 300) ** 2))
        light = mix(mix(top, low, 0.15 + 0.25 * down), "#fffdf2", 0.55 * near)
        lx = x + (SUN[0] - x) * 0.12 * radius / size
        puff = union(
            ellipse(x, cy, radius * 1.15, radius * 0.8),
            ellipse(x + radius * 0.8, cy + radius * 0.25, radius * 0.8, radius * 0.55),
        )
        sheet.fill(
            puff,
            light,
            0.9,
            blur=size * 0.012,
            grad=radial(lx, cy - radius * 0.8, radius * 1.5, mix(low, top, 0.12)),
        )
    with scene.layer("cloud", air=("#fbd2b4", far), dim=dim):
        scene.add(sheet, relief=size * 0.9, lo=0.5, hi=0.9, rim=4 - 3 * dim, rim_width=4,
                  rim_colour="#fff6dc", wobble=1.6, amount=0, hue=0.02)  # fmt: skip


def _far_ladder(scene: Scene) -> None:
    """A second ladder, far off and much shorter."""
    sheet = scene.sheet()
    for x in (112, 125):
        sheet.line(poly([(x, 880), (x + 3, 812)], closed=False), "#a5788a", 2.6)
    for y in (822, 834, 846, 858):
        sheet.line(poly([(114, y), (127, y)], closed=False), "#a5788a", 2.2)
    scene.add(sheet, wobble=0.3, rim=0.5, rim_width=1)


def _in_head(points: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    """Turn and place what is drawn for a head that looks straight ahead."""
    turn, size = math.radians(20), 1.0
    cos, sin = math.cos(turn) * size, math.sin(turn) * size
    return [(HEAD[0] + x * cos - y * sin, HEAD[1] + x * sin + y * cos) for x, y in points]


def _giraffe(scene: Scene) -> None:
    """Model the neck and the head; the net of its coat lies round them."""
    stage = Stage(scene, *FOOT, 400, pitch=0, near=6)
    canvas = stage.canvas
    neck = [(0.015, -0.2, 0), (-0.01, 0.215, 0), (0.04, 0.465, 0), (0.125, 0.715, 0),
            (0.175, 0.88, 0)]  # fmt: skip
    with canvas.part(HIDE, soft=2, pattern=_net(0.105, 31)) as part:
        part.chain(neck, [0.175, 0.135, 0.108, 0.094, 0.094])
    with canvas.part(HIDE, soft=2, pattern=_net(0.075, 8, 0.30)) as part:
        part.chain(_heads((-4, 8), (36, 16), (80, 26), (122, 37), (146, 45)),
                   [0.140, 0.120, 0.092, 0.078, 0.066])  # fmt: skip
    for side, deep, tone in ((24, -0.09, "#c99a68"), (-10, 0.06, HIDE)):
        line = _heads((side - 2, -40), (side - 9, -74), (side - 12, -98), z=deep)
        with canvas.part(tone, soft=0.6) as horn:
            horn.chain(line, [0.024, 0.016, 0.016])
        with canvas.part("#5a3030", soft=0.6) as knob:
            knob.ball(line[-1], 0.029)
    with canvas.part("#e8c08a", soft=0.8) as ear:
        ear.chain(_heads((-28, -34), (-58, -52), (-88, -58), (-112, -62), z=0.08),
                  [0.02, 0.046, 0.034, 0.006])  # fmt: skip
    with canvas.part("#b8807a", soft=0.6, lift=0.03) as inner:
        inner.chain(_heads((-46, -44), (-66, -51), (-92, -56), z=0.10), [0.008, 0.024, 0.006])
    away = scene.falls(FOOT[0], FOOT[1], 1.1, dark=0.6, soft=0.09)
    with scene.layer("cloud", way=80, cast=away):
        _mane(scene, [stage.page(place) for place in neck])
        stage.paint(shadow=0, contact=0, fill=0.55, rim=0.9, rim_colour="#ffeec0", accents=0.7,
                    bounce="#d8b0b8", focus=(290, 690, 200))  # fmt: skip
        furred(scene, canvas, 1500, long=9, thick=2, vary=0.10, seed=3)
    _features(scene)
    scene.still(ellipse(300, 700, 60), 0.9).exact(ellipse(300, 690, 130), 0.9)


def _heads(*places: tuple[float, float], z: float = 0) -> list[tuple[float, float, float]]:
    """Return places of a head that looks straight ahead as places in space."""
    return [((x - FOOT[0]) / 400, (FOOT[1] - y) / 400, z) for x, y in _in_head(list(places))]


def _net(wide: float, seed: int, until: float = 9) -> Pattern:
    """Return the pattern of a giraffe's coat: fields, with light lanes between them."""
    jitter = np.random.default_rng(seed).uniform(-0.32, 0.32, (64, 64, 2))

    def paint(across: Field, down: Field, base: Field) -> Field:
        u, v = across / wide + 20, down / (wide * 1.15) + 20
        row, column = np.floor(v).astype(int), np.floor(u).astype(int)
        best = np.full((2, *u.shape), 9.0)
        for r in (-1, 0, 1):
            for c in (-1, 0, 1):
                near = jitter[(row + r) % 64, (column + c) % 64]
                x = column + c + 0.5 + near[..., 0] + 0.5 * ((row + r) % 2)
                y = row + r + 0.5 + near[..., 1]
                far = np.hypot(u - x, v - y)
                best[1] = np.minimum(best[1], np.maximum(best[0], far))
                best[0] = np.minimum(best[0], far)
        part = smoothstep(0.10, 0.20, (best[1] - best[0]).astype(np.float32))
        part = part * smoothstep(until, until - 0.08, np.asarray(down, np.float32))
        tone = rgb(PATCH) * (1 - 0.25 * np.clip(best[0], 0, 1))[..., None]
        mixed: Field = (base + (tone - base) * (0.92 * part)[..., None]).astype(np.float32)
        return mixed

    return paint


def _mane(scene: Scene, spine: Sequence[tuple[float, float]]) -> None:
    """Short and stiff, down the back of the neck."""
    sheet, rng = scene.sheet(), scene.rng
    widths = (70, 54, 43, 38, 38)
    line = [(x - w * 0.9, y) for (x, y), w in zip(spine, widths, strict=True)]
    for x, y, _, _ in sample(line, 260):
        tip = x - rng.uniform(5, 15), y + rng.uniform(-9, 4)
        sheet.fill(taper([(x + 12, y + 3), tip], [6, 1.4], 5),
                   rng.choice([MANE, "#91503a", "#5f3030"]))  # fmt: skip
    scene.add(sheet, wobble=0.4)


def _features(scene: Scene) -> None:
    """A heavy lid, long lashes, and the chewing of somebody who has time."""
    sheet = scene.sheet()
    sheet.fill(spline(_in_head([(8, -8), (26, -24), (46, -18), (56, -3), (36, 9), (14, 4)])),
               "#a5623f", 0.8, blur=3)  # fmt: skip
    eye = spline(_in_head([(18, -6), (28, -10), (42, -9), (49, -3), (38, 5), (24, 4)]))
    sheet.fill(eye, "#20131c")
    sheet.fill(ellipse(*_in_head([(42, -6)])[0], 3.4), "#fff6e4")
    sheet.fill(ellipse(*_in_head([(27, -3)])[0], 4, 2.2), "#8a5a6a", 0.8)
    lid = _in_head([(12, -6), (26, -13), (42, -11), (54, -2)])
    sheet.fill(spline(_in_head([(12, -6), (26, -22), (42, -18), (54, -2), (42, -10), (26, -12)])),
               "#d69a66")  # fmt: skip
    sheet.line(spline(lid, closed=False), "#3c1f24", 3)
    for x, y, ex, ey in ((36, -12, 46, -16), (42, -11, 55, -13), (48, -7, 61, -6),
                         (53, -3, 65, 2)):  # fmt: skip
        sheet.fill(taper(_in_head([(x, y), ((x + ex) / 2 + 2, (y + ey) / 2), (ex, ey)]),
                         [3, 2, 0.5], 8), "#2a151c")  # fmt: skip
    sheet.fill(spline(_in_head([(136, 18), (148, 20), (150, 30), (141, 29)])), "#6f3d3c")
    mouth = [(158, 50), (138, 55), (116, 51), (96, 52), (84, 49)]
    sheet.line(spline(_in_head(mouth), closed=False), "#7a4140", 3)
    for x, y in ((128, 60), (138, 62), (146, 56), (134, 40), (146, 40)):
        sheet.fill(ellipse(*_in_head([(x, y)])[0], 1.4), "#8a5550")
    scene.put(sheet, wobble=0.3)


def _weathercock(scene: Scene) -> None:
    x, y = COCK
    sheet = scene.sheet()
    sheet.line(poly([(x, y - 4), (x + 2, 1010)], closed=False), "#2f6f74", 8, butt=True)
    sheet.line(poly([(x - 54, y + 82), (x + 54, y + 74)], closed=False), "#2f6f74", 6)
    for px, py, radius in (
        (x - 58, y + 82, 8),
        (x + 58, y + 74, 8),
        (x, y + 34, 9),
        (x, y + 78, 12),
    ):
        sheet.fill(ellipse(px, py, radius), "#358a86")
    scene.add(sheet, relief=6, lo=0.6, hi=0.8, rim=1.0, rim_width=2.4, wobble=0.4)
    bird = scene.sheet()
    with bird.at(x, y, 0.92, -21, flip=True):
        for number, (ex, ey) in enumerate(((-64, -136), (-104, -124), (-126, -88), (-120, -50))):
            bird.fill(leaf((-20, -22), (ex, ey), 36, bend=0.26),
                      mix("#2b8580", "#6ccab8", number * 0.3))  # fmt: skip
        bird.line(poly([(-110, 12), (104, 12)], closed=False), "#2f6f74", 6)
        bird.fill(poly([(98, -8), (142, 12), (98, 32)]), "#2f7f80")
        body = spline([(-40, -52), (-12, -40), (14, -48), (26, -84), (34, -112), (56, -116),
                       (66, -98), (60, -78), (68, -48), (56, -18), (24, 4), (-12, 4),
                       (-42, -18)])  # fmt: skip
        bird.fill(body, "#5cc2b2", grad=linear(60, -90, -30, 4, "#2a7c7c"))
        for cx, cy in ((34, -120), (46, -128), (58, -122)):
            bird.fill(ellipse(cx, cy, 8, 12, cx - 46), "#d9564e")
        bird.fill(poly([(64, -104), (90, -92), (64, -86)]), "#f2c04a")
        bird.fill(ellipse(66, -76, 6, 11), "#d9564e")
        bird.fill(ellipse(52, -100, 4), "#143c42")
        for row in range(3):
            wing = [(-24 + row * 14, -34 + row * 4), (0 + row * 12, -12), (34 + row * 4, -26)]
            bird.line(spline(wing, closed=False), "#d4f2e0", 2.6, 0.75)
    scene.add(bird, relief=9, lo=0.6, hi=0.8, rim=1.1, rim_width=3, wobble=0.5)


def _ladder(scene: Scene) -> None:
    x, y = RUNG
    sheet = scene.sheet()
    for row in range(6):
        ry = y + 26 + row * 32
        sheet.line(poly([(x - 26 - row * 1.5, ry), (x + 28 + row * 1.5, ry - 3)], closed=False),
                   mix("#c2927a", "#8a5a58", row / 6), 8)  # fmt: skip
    for side in (-1, 1):
        rail = [(x + side * 26, y - (6 if side < 0 else 2)), (x + side * 36, y + 250)]
        sheet.fill(taper(rail, [12, 15], 8), WOOD, grad=linear(x, y, x, y + 200, "#7d5560"))
    scene.add(sheet, relief=6, lo=0.6, hi=0.7, rim=1.1, rim_width=2.6, rim_colour="#fff0cf",
              wobble=0.5, shadow=(-6, 5, 7, 0.25))  # fmt: skip
    _glove(scene, x - 26, y + 6)


def _glove(scene: Scene, x: float, y: float) -> None:
    """It sits on the rail as on a hand that greets."""
    stage = close_up(scene, x, y, 112, box=(x - 90, y - 150, x + 90, y + 50))
    stage.hand("open", (0.06, 1, -0.05), (0.1, 0, 1), elbow=(0.0, -0.034, 0.0), skin="#dca622",
               wide=1.18, left=True)  # fmt: skip
    rim = [stage.camera.look + vec(0.026 * math.cos(a), -0.5 - 0.034, 0.026 * math.sin(a))
           for a in np.linspace(0, math.tau, 17)]  # fmt: skip
    things.rod(stage.canvas, rim, 0.006, "#fff0b0")
    stage.paint(light=(SUN[0] + 60, SUN[1] - 60, 120), shadow=0, contact=0, dim=0, fill=0.4,
                rim=0.9, rim_colour="#fff6d0", bounce="#d8b0b8")  # fmt: skip


def _stripes(_around: Field, along: Field) -> Field:
    return (np.sin(along * 290) > 0.1).astype(np.float32)


def _washing_line(scene: Scene) -> None:
    start = _in_head([(-14, -84)])[0]
    end = COCK[0] - 58, COCK[1] - 40
    x, y = 512.0, 700.0  # where the sock hangs
    sheet = scene.sheet()
    for one, other in ((start, (x, y)), ((x, y), end)):
        low = (one[0] + other[0]) / 2, (one[1] + other[1]) / 2 + 13
        sheet.line(spline([one, low, other], closed=False), "#6a4468", 3.2)
    for turn in (-5, 0, 5):
        sheet.line(ellipse(start[0] + 1, start[1] + turn * 0.8, 8, 3, 20), "#a06a88", 2.4)
    sheet.line(
        spline(
            [(end[0], end[1] + 5), (end[0] + 16, end[1] + 2), (end[0] + 30, end[1] - 10)],
            closed=False,
        ),
        "#a06a88",
        3,
    )
    sheet.fill(ellipse(*end, 4.5), "#8a5a78")
    sheet.fill(
        taper([end, (end[0] - 4, end[1] + 12), (end[0] - 12, end[1] + 20)], [3, 2, 1]), "#8a5a78"
    )
    scene.put(sheet)
    stage = Stage(scene, x, y + 130, 400, pitch=0, near=6, box=(x - 60, y - 30, x + 110, y + 150))

    def at(right: float, down: float) -> tuple[float, float, float]:
        return right / 400, (130 - down) / 400, 0.0

    def tube(part: Part, *places: tuple[float, float, float]) -> None:
        part.chain([at(px, py) for px, py, _ in places], [wide / 400 for *_, wide in places])

    with stage.canvas.part("#fff6e6", soft=0.8, pattern=inked(_stripes, "#d84a5c")) as leg:
        tube(leg, (0, 6, 17), (2, 40, 15.5), (1, 76, 17), (8, 100, 20), (34, 114, 17),
             (58, 115, 14))  # fmt: skip
    with stage.canvas.part("#3fa99c", soft=0.8, lift=0.01) as ends:
        tube(ends, (62, 115, 14.5), (68, 115, 13))
        tube(ends, (-1, 104, 15), (3, 108, 15))
    stage.paint(light=(SUN[0] - 40, SUN[1] + 20, 140), shadow=0, contact=0, dim=0, fill=0.6,
                rim=0.7, rim_colour="#fff0c8", bounce="#e8b0a8")  # fmt: skip
    peg = scene.sheet()
    for off in (-9, 13):
        peg.fill(taper([(x + off, y - 16), (x + off + 1, y + 12)], [8, 6], 6), "#c98f5c")
        peg.line(
            poly([(x + off + 0.5, y - 2), (x + off + 1, y + 11)], closed=False), "#7a4a3c", 1.4
        )
    scene.add(peg, relief=3, rim=0.7, rim_width=2, wobble=0.2, shadow=(-2, 3, 3, 0.3))
