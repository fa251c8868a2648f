"""Carousel horses gallop out to sea, poles and all, and a girl in a night-shirt rides the first."""

import random
from dataclasses import replace
from typing import Final

import numpy as np
from msgspec import Struct

from pinxit_atelier.engine import (
    Brush,
    Colour,
    Field,
    Look,
    Page,
    Palette,
    Scene,
    darker,
    ellipse,
    mix,
    poly,
    ramp,
    smoothstep,
    taper,
)
from pinxit_atelier.gesture import BUILDS, Canvas, Foot, Hand, Pose, Stage, things, turn, vec
from pinxit_atelier.gesture import Look as Who
from pinxit_atelier.gesture.faces import MOODS
from pinxit_atelier.gesture.heads import Head
from pinxit_atelier.gesture.heads_kinds import KINDS, aged
from pinxit_atelier.gesture.space import Vec, smooth

SEA_LINE: Final = 330.0
SUN: Final = 590.0, 268.0
AIR: Final = "#e9b7a0"
BRASS, SHADE = "#c8964a", "#3b3a52"
BACK: Final = 0.64  # how high the middle of the barrel is above the hooves
Line = tuple[tuple[float, float], ...]


class Horse(Struct, frozen=True):
    """One horse of the ride: its paint, and which of three strides it is in."""

    coat: Colour
    mane: Colour
    saddle: Colour
    stride: int = 0


WHITE = Horse("#b7a9ae", "#b98f62", "#8e3640")
GOLD = Horse("#b0824a", "#d8c8ac", "#35566a", 1)
ROSE = Horse("#b57c80", "#eadcd0", "#3d6a66", 1)
MINT = Horse("#6fae98", "#e6dcc4", "#8e3640", 2)

CHESTNUT = Horse("#8a5a44", "#d8c0a0", "#4a6a70", 2)

# Legs (up from the barrel, ahead), left and right: two in front, two behind, for each stride.
STRIDES: Final[tuple[tuple[Line, ...], ...]] = (
    (
        ((-0.06, 0.27), (-0.17, 0.31), (-0.14, 0.50), (-0.30, 0.50), (-0.36, 0.46)),
        ((-0.06, 0.27), (-0.20, 0.33), (-0.30, 0.50), (-0.46, 0.58), (-0.50, 0.63)),
        ((-0.02, -0.30), (-0.20, -0.20), (-0.32, -0.36), (-0.50, -0.32), (-0.56, -0.26)),
        ((-0.02, -0.30), (-0.18, -0.24), (-0.26, -0.46), (-0.44, -0.54), (-0.48, -0.60)),
    ),
    (
        ((-0.06, 0.27), (-0.20, 0.30), (-0.34, 0.40), (-0.50, 0.36), (-0.55, 0.38)),
        ((-0.06, 0.27), (-0.16, 0.33), (-0.12, 0.50), (-0.24, 0.56), (-0.30, 0.52)),
        ((-0.02, -0.30), (-0.16, -0.20), (-0.34, -0.22), (-0.50, -0.08), (-0.54, -0.02)),
        ((-0.02, -0.30), (-0.20, -0.26), (-0.30, -0.44), (-0.48, -0.48), (-0.54, -0.46)),
    ),
    (
        ((-0.06, 0.27), (-0.15, 0.34), (-0.20, 0.52), (-0.34, 0.60), (-0.38, 0.66)),
        ((-0.06, 0.27), (-0.17, 0.32), (-0.18, 0.50), (-0.34, 0.54), (-0.40, 0.52)),
        ((-0.02, -0.30), (-0.18, -0.26), (-0.28, -0.48), (-0.42, -0.60), (-0.46, -0.67)),
        ((-0.02, -0.30), (-0.20, -0.22), (-0.32, -0.40), (-0.50, -0.42), (-0.55, -0.38)),
    ),
)


def paint(page: Page) -> Scene:
    """Paint the dawn, the dark fair, and the herd that comes towards us, the nearest largest."""
    scene = Scene(page, 6617, light=(*SUN, 120), glow="#ffd9a4", shade=SHADE, reach=1300, felt=0.1)
    scene.focus(400, 560, 170)
    scene.focus(250, 620, 130, 0.9)
    scene.focus(640, 280, 110, 0.7)
    _dawn(scene)
    _fair(scene)
    _sea(scene)
    for x, y, size, horse, facing, air in (
        (742, 404, 78, WHITE, -24, 0.60),
        (300, 404, 74, GOLD, -40, 0.62),
        (610, 430, 104, CHESTNUT, -38, 0.52),
        (472, 436, 116, MINT, -34, 0.36),
        (140, 462, 160, ROSE, -46, 0.42),
        (660, 650, 300, GOLD, -30, 0.26),
    ):
        _swell(scene, y - 0.12 * size, size / 900)
        stage = _stage(scene, x, y, size)
        _gallop(stage, horse, facing)
        with scene.layer("plain", way="around"):
            stage.paint(shadow=0, contact=0, rim=0.9, rim_colour="#ffd8a0", fill=0.55,
                        haze=(AIR, air), bounce="#6f98a0")  # fmt: skip
        _spray(scene, x, y - 0.02 * size, 0.62 * size, 0.20 * size, int(size))
    _hero(scene)
    _pig(scene)
    _spray(scene, 480, 1150, 300, 110, 41)
    _spray(scene, 150, 1110, 260, 120, 42)
    _near_wave(scene)
    return scene.finish(
        Look(
            vignette=0.3, bloom=0.35, bloom_from=0.8, contrast=1.1, grain=0.02,
            brush=Brush(exact=0.036, edges=0.5, detail=0.5, variety=0.9),
            palette=Palette(
                colours=("#f2c9a0", "#c98a88", "#2f5a68", "#6f98a0", "#8e5a34", "#6fae98"),
                accent="#a82c3c", quiet=0.25, hold=0.75,
            ),
            masses=0.25,
        )
    )  # fmt: skip


def _dawn(scene: Scene) -> None:
    """A sky that is light only where the sun will come from."""
    page = scene.page
    far = page.distance(*SUN, 1.25, 0.8) / 620
    cloud = 0.10 * page.noise(3, 260, 4, 0.55, (3.2, 0.7))
    stops = [(0.0, "#fff0cc"), (0.16, "#f6cfa4"), (0.42, "#d9a39a"), (0.75, "#9a8fa2"),
             (1.1, "#6a7488")]  # fmt: skip
    scene.backdrop(stops, (far + cloud).astype(np.float32), amount=0.02)
    scene.of("sky", way=-6)
    bars = scene.sheet()
    rng = random.Random(2)
    for _ in range(16):
        x, y = rng.uniform(-60, 860), rng.uniform(30, 250)
        long = rng.uniform(80, 260)
        near = max(0.0, 1 - abs(x - SUN[0]) / 420)
        bar = taper([(x - long, y + 6), (x, y - 4), (x + long, y + 2)], [1, rng.uniform(5, 16), 1])
        bars.fill(bar, mix("#8a7f96", "#ffe0b4", near), 0.5, blur=5)
    scene.put(bars)


def _sea(scene: Scene) -> None:
    """Slate and turquoise, with a road of light where the sun lies on it."""
    page = scene.page
    down = np.clip((page.y - SEA_LINE) / (1200 - SEA_LINE), 0, 1)
    ripple = page.noise(8, 90, 5, 0.6, (3.4, 0.5)) * (0.25 + down)
    water = ramp(
        [(0, "#d8b4a0"), (0.10, "#9aa8a8"), (0.3, "#5f929c"), (0.6, "#2f6a78"), (1, "#173e50")],
        (down + 0.10 * ripple).astype(np.float32),
    )
    road = np.exp(-(((page.x - SUN[0] + 120 * down) / (70 + 330 * down)) ** 2))
    glint = smoothstep(0.25, 0.9, ripple * 1.6 + road * 0.8 - 0.55 * down) * road
    water = (
        water * (1 - glint[..., None] * 0.8) + np.array([1.0, 0.86, 0.66]) * glint[..., None] * 0.8
    )
    where = smoothstep(SEA_LINE - 1, SEA_LINE + 2, page.y)[..., None]
    scene.image = (scene.image * (1 - where) + water * where).astype(np.float32)
    scene.of("water", where[..., 0].astype(np.float32), way=0)


def _fair(scene: Scene) -> None:
    """The roundabout stands empty on its pier, against the light."""
    sheet, dark = scene.sheet(), "#55506a"
    sheet.fill(poly([(452, 316), (830, 306), (830, 322), (452, 328)]), dark)
    for k in range(12):
        pile = 470 + k * 32
        sheet.line(poly([(pile, 318), (pile + 1, 362)], closed=False), dark, 5)
    x, eaves, tip = 664.0, 214.0, 150.0
    for k in range(-3, 4):
        sheet.line(poly([(x + k * 33, eaves), (x + k * 33, 312)], closed=False), dark, 3.6)
    sheet.fill(poly([(x - 14, eaves), (x + 14, eaves), (x + 14, 312), (x - 14, 312)]), dark)
    sheet.fill(poly([(x - 124, eaves + 4), (x - 6, tip), (x + 6, tip), (x + 124, eaves + 2)]), dark)
    for k in range(10):
        drop = x - 118 + k * 26
        sheet.fill(ellipse(drop, eaves + 3, 13, 11), dark)
    for k in range(5):
        left = x - 104 + k * 46
        stripe = poly([(x, tip), (left, eaves), (left + 22, eaves)])
        sheet.fill(stripe, "#8a6a78", 0.7)
    sheet.line(poly([(x, tip + 4), (x, tip - 30)], closed=False), dark, 2.6)
    sheet.fill(poly([(x, tip - 30), (x + 26, tip - 24), (x, tip - 16)]), "#8e4a52")
    lost = smoothstep(300, 30, scene.page.distance(*SUN)) * 0.6 + 0.12
    scene.lay(sheet, "wood", air=("#ffd9ac", lost.astype(np.float32)))
    scene.shine(*SUN, 150, "#ffe2b0", 0.75)


def _stage(scene: Scene, x: float, y: float, size: float) -> Stage:
    box = (max(x - 1.15 * size, -20), max(y - 1.9 * size, -20),
           min(x + 1.15 * size, 820), min(y + 0.5 * size, 1220))  # fmt: skip
    return Stage(scene, x, y, size, pitch=4, near=2.6, box=box)


class Carver:
    """Carves one horse into a canvas; its places are left of, up from and ahead of the barrel."""

    def __init__(self, canvas: Canvas, horse: Horse, facing: float, tip: float) -> None:
        self.canvas, self.horse = canvas, horse
        self.frame = turn(facing, tip)

    def at(self, *points: tuple[float, float, float]) -> Vec:
        """Return places in space."""
        return np.asarray(np.array(points) @ self.frame.T + vec(0, BACK, 0))

    def carve(self) -> None:
        """Throw all of it into the canvas."""
        self._legs()
        self._body()
        self._head()
        self._hair()
        self._saddle()

    def _legs(self) -> None:
        for number, line in enumerate(STRIDES[self.horse.stride]):
            first = 0.10 if number > 1 else 0.078
            side = -0.09 if number % 2 else 0.09
            places = self.at(*((side, up, ahead) for up, ahead in line))
            with self.canvas.part(self.horse.coat, soft=0.8, rough=0.5) as leg:
                leg.chain(places[:4], [first, 0.06, 0.034, 0.024])
                leg.ball(places[2], 0.037)
                leg.ball(places[3], 0.03)
            with self.canvas.part("#86602f", soft=0.3, sheen=0.4) as hoof:
                hoof.chain(places[3:], [0.024, 0.041], curved=False)

    def _body(self) -> None:
        with self.canvas.part(self.horse.coat, soft=1.6, rough=0.5) as body:
            spine = self.at((0, 0.02, -0.34), (0, 0.03, -0.26), (0, 0.0, -0.08), (0, -0.01, 0.12),
                            (0, 0.0, 0.26))  # fmt: skip
            body.chain(spine, [0.11, 0.15, 0.145, 0.15, 0.135])
            neck = self.at((0, 0.05, 0.24), (0, 0.16, 0.36), (0, 0.30, 0.44), (0, 0.40, 0.47))
            body.chain(neck, [0.13, 0.105, 0.082, 0.072])
            for side in (-1, 1):
                body.ball(self.at((side * 0.07, -0.02, -0.28))[0], 0.115)
                body.ball(self.at((side * 0.07, -0.03, 0.25))[0], 0.095)
                body.fold(self.at((side * 0.115, 0.10, 0.20), (side * 0.12, -0.08, 0.30)), 0.02)

    def _head(self) -> None:
        coat, canvas = self.horse.coat, self.canvas
        with canvas.part(coat, soft=0.7, rough=0.4) as skull:
            skull.chain(self.at((0, 0.41, 0.47), (0, 0.37, 0.57), (0, 0.27, 0.68), (0, 0.23, 0.72)),
                        [0.070, 0.062, 0.041, 0.040])  # fmt: skip
            for side in (-1, 1):
                skull.ball(self.at((side * 0.026, 0.35, 0.51))[0], 0.054)
                ear = self.at((side * 0.036, 0.46, 0.45), (side * 0.05, 0.53, 0.46))
                skull.chain(ear, [0.024, 0.006])
        for side in (-1, 1):
            with canvas.part(darker(coat, 0.45), soft=0.3) as socket:
                socket.ball(self.at((side * 0.056, 0.393, 0.548))[0], 0.023)
            with canvas.part("#140d10", soft=0.2, sheen=1.0) as eye:
                eye.ball(self.at((side * 0.064, 0.392, 0.552))[0], 0.0175)
            with canvas.part(darker(coat, 0.15), soft=0.2) as lid:
                lid.chain(self.at((side * 0.064, 0.410, 0.522), (side * 0.076, 0.411, 0.553),
                                  (side * 0.064, 0.400, 0.580)), [0.006, 0.010, 0.005])  # fmt: skip
            with canvas.part(darker(coat, 0.75), soft=0.2) as nostril:
                nostril.chain(self.at((side * 0.034, 0.252, 0.728), (side * 0.034, 0.238, 0.742)),
                              [0.010, 0.007])  # fmt: skip
        mouth = self.at((0.040, 0.225, 0.67), (0.038, 0.212, 0.71), (0, 0.196, 0.745),
                        (-0.038, 0.212, 0.71), (-0.040, 0.225, 0.67))  # fmt: skip
        things.rod(canvas, mouth, 0.005, darker(coat, 0.65))
        leather = darker(self.horse.saddle, 0.1)
        ring = [(0.058 * np.cos(a), 0.315 + 0.041 * np.sin(a), 0.628 + 0.038 * np.sin(a))
                for a in np.linspace(0, 6.2, 13)]  # fmt: skip
        for strap, wide in (
            (ring, 0.008),
            (((0.060, 0.315, 0.628), (0.082, 0.355, 0.54), (0.074, 0.45, 0.485)), 0.008),
            (((0.080, 0.35, 0.47), (0.074, 0.44, 0.485), (0, 0.485, 0.50)), 0.008),
            (
                ((0.06, 0.305, 0.63), (0.11, 0.17, 0.53), (0.13, 0.14, 0.34), (0.02, 0.19, 0.13)),
                0.005,
            ),
        ):
            things.rod(canvas, self.at(*strap), wide, leather)
        for spot in ((0.064, 0.312, 0.628), (0.080, 0.44, 0.487)):
            things.ball(canvas, self.at(spot)[0], 0.013, BRASS, sheen=0.8)

    def _hair(self) -> None:
        """Mane and tail: locks that the run blows back, light and dark ones beside each other."""
        rng = random.Random(9)
        crest = smooth([(0, 0.47, 0.47), (0, 0.40, 0.40), (0, 0.26, 0.33), (0, 0.16, 0.20)], 25)
        for tone in (
            darker(self.horse.mane, 0.3),
            self.horse.mane,
            mix(self.horse.mane, "#fff4e0", 0.3),
        ):
            with self.canvas.part(tone, soft=0.25, rough=1.2) as locks:
                for _, up, ahead in crest:
                    side, far = rng.uniform(-0.13, 0.02), rng.uniform(0.45, 0.85)
                    lift = rng.uniform(-0.07, 0.02)
                    locks.chain(
                        self.at(
                            (side * 0.3, up + 0.02, ahead),
                            (side * 0.8, up + 0.05 + lift * 0.4, ahead - 0.08 * far),
                            (side * 1.3, up + 0.01 + lift, ahead - 0.17 * far),
                            (side * 1.5, up + 0.02 + lift * 1.6, ahead - 0.25 * far),
                        ),
                        [0.011, 0.013, 0.008, 0.002],
                    )
                for _ in range(4):
                    lift = rng.uniform(-0.03, 0.05)
                    locks.chain(
                        self.at(
                            (0, 0.49, 0.47), (0.03, 0.50 + lift, 0.53), (0.05, 0.44 + lift, 0.58)
                        ),
                        [0.01, 0.012, 0.003],
                    )
                for _ in range(11):
                    side, lift = rng.uniform(-0.14, 0.14), rng.uniform(-0.12, 0.14)
                    locks.chain(
                        self.at((side * 0.2, 0.07, -0.42), (side * 0.5, 0.13 + lift * 0.3, -0.52),
                                (side, 0.08 + lift, -0.66), (side * 1.3, 0.06 + lift * 1.5, -0.82)),
                        [0.014, 0.02, 0.013, 0.002],
                    )  # fmt: skip

    def _saddle(self) -> None:
        """A cloth over the barrel, a seat on it, and the pole through all of it."""
        canvas, deep = self.canvas, self.horse.saddle
        angles = np.radians(np.linspace(-104, 104, 13))

        def round_it(radius: float, ahead: float) -> Vec:
            ring = ((radius * np.sin(a), 0.005 + radius * np.cos(a), ahead) for a in angles)
            return self.at(*ring)

        with canvas.part(deep, soft=0.4) as cloth:
            cloth.surface(np.array([round_it(0.160, z) for z in np.linspace(-0.20, 0.13, 5)]))
        for z in (-0.195, 0.125):
            things.rod(canvas, round_it(0.163, z), 0.008, BRASS)
        for side in (0, -1):
            hem = np.array([round_it(0.163, z)[side] for z in np.linspace(-0.195, 0.125, 5)])
            things.rod(canvas, hem, 0.008, BRASS)
            for place in hem:
                things.ball(canvas, place - vec(0, 0.015, 0), 0.012, mix(BRASS, deep, 0.3))
        with canvas.part(darker(deep, 0.4), soft=0.8, sheen=0.3) as seat:
            seat.chain(
                self.at((0, 0.185, -0.16), (0, 0.165, -0.08), (0, 0.165, 0.02), (0, 0.19, 0.09)),
                [0.045, 0.04, 0.036, 0.026],
            )
        front = [(0.155, 0.05, 0.12), (0.165, 0.03, 0.26), (0.11, 0.02, 0.355), (0, 0.0, 0.39)]
        breast = smooth([*front, (-0.11, 0.02, 0.355), (-0.165, 0.03, 0.26)], 21)
        things.rod(canvas, self.at(*breast), 0.013, deep)
        for spot in breast[2:16:2]:
            things.ball(canvas, self.at(spot * vec(1.07, 1, 1.03))[0], 0.010, BRASS, sheen=0.6)
        top, foot = self.at((0, 0.9, 0.125), (0, -0.5, 0.125))
        things.rope(canvas, [foot, top], 0.0115, BRASS)
        things.ball(canvas, top, 0.024, BRASS, sheen=0.8)


def _gallop(stage: Stage, horse: Horse, facing: float, tip: float = -8) -> Carver:
    carver = Carver(stage.canvas, horse, facing, tip)
    carver.carve()
    return carver


def _hero(scene: Scene) -> None:
    """The nearest horse, and she who holds on to its pole with her eyes shut."""
    facing = -42.0
    scene.pool(330, 1010, 280, 130, "#2a4a58", 0.75)
    stage = Stage(scene, 400, 1165, 600, pitch=5, near=2.4, box=(-20, -20, 820, 1220))
    horse = _gallop(stage, WHITE, facing, -9)
    seat = horse.at((0, 0.20, -0.05))[0]
    high = BUILDS["child"].height
    rider = Pose(
        (0, 0.50, 0), (0, 4, 0), (6, 10, -3), (16, 6, -10),
        Foot((0.315, 0.20, 0.12), 20, 30, (1, 0.4, 0.5)),
        Foot((-0.315, 0.20, 0.12), -20, 30, (-1, 0.4, 0.5)),
        Hand((0.035, 0.80, 0.215), (0.9, -0.7, 0.1), "rod", (-0.3, 0.1, 0.9), (-0.9, 0, -0.3)),
        Hand((-0.035, 0.69, 0.215), (-0.9, -0.7, 0.1), "rod", (0.3, 0.1, 0.9), (0.9, 0, -0.3)),
        sway=(0, 0.03, -0.2), how="air", facing=facing,
    )  # fmt: skip
    tone, smile = "#a87048", replace(MOODS["asleep"], corners=(1.5, 0.9))
    face = Head(
        aged(KINDS["amara"].skull, 9), tone, mood=smile, hair="curls", hair_colour="#2c1c1a"
    )
    who = Who(
        "child", tone, extra=face, top="#cfcbd2", sleeves=0.75, loose=0.7, skirt=0.62, flare=0.08,
        legs="", shoes="",
    )  # fmt: skip
    girl = stage.person(who, rider, at=seat - vec(0, 0.50 * high - 0.02, 0), facing=facing)
    head = girl.bones.head
    aid = ((0.48, 0.14, 0.10), (0.54, 0.08, 0.0), (0.54, -0.06, -0.02), (0.50, -0.10, 0.06))
    with stage.canvas.part("#2f8f92", soft=0.2, sheen=0.6) as part:
        spots = [head.place + head.turn @ (np.array(spot) * head.size) for spot in aid]
        part.chain(spots, [0.006, 0.008, 0.007, 0.004])
    with scene.layer("plain", way="around"):
        stage.paint(shadow=0, contact=0, rim=1.0, rim_colour="#ffd9a0", fill=0.45,
                    bounce="#7fa4a8", light=(760, 330, 20), dim=0.0)  # fmt: skip


def _pig(scene: Scene) -> None:
    """From the same ride; it does what it can."""
    stage = _stage(scene, 690, 1092, 330)
    canvas, frame, skin = stage.canvas, turn(-24, -10), "#d09a9a"

    def at(*points: tuple[float, float, float]) -> Vec:
        return np.asarray(np.array(points) @ frame.T + vec(0, 0.25, 0))

    with canvas.part(skin, soft=1.2, rough=0.5) as body:
        body.chain(at((0, 0, -0.2), (0, 0.02, 0.0), (0, 0.0, 0.14)), [0.14, 0.165, 0.14])
        body.chain(at((0, 0.13, 0.2), (0, 0.14, 0.34)), [0.12, 0.064])
        for side in (-1, 1):
            body.chain(at((side * 0.09, -0.06, 0.14), (side * 0.11, -0.05, 0.30)), [0.06, 0.035])
    with canvas.part("#b5747c", soft=0.4) as parts:
        parts.ball(at((0, 0.145, 0.39))[0], 0.052)
        for side in (-1, 1):
            parts.chain(at((side * 0.08, 0.22, 0.19), (side * 0.13, 0.27, 0.22)), [0.045, 0.01])
    for side in (-1, 1):
        things.ball(canvas, at((side * 0.062, 0.20, 0.305))[0], 0.016, "#2a1c1e", sheen=0.8)
        things.ball(canvas, at((side * 0.02, 0.145, 0.442))[0], 0.011, "#7a4450")
    things.rope(canvas, at((0, 0.1, -0.02), (0, 0.62, -0.02)), 0.018, BRASS)
    with canvas.part("#35566a", soft=0.4) as cloth:
        angles = np.radians(np.linspace(-80, 80, 9))
        rows = [at(*((0.176 * np.sin(a), 0.015 + 0.172 * np.cos(a), z) for a in angles))
                for z in (-0.13, -0.02, 0.08)]  # fmt: skip
        cloth.surface(np.array(rows))
    with scene.layer("plain", way="around"):
        stage.paint(shadow=0, contact=0, rim=0.9, rim_colour="#ffd8a0", fill=0.6, haze=(AIR, 0.1),
                    bounce="#6f98a0")  # fmt: skip
    _spray(scene, 680, 1062, 150, 44, 77)


def _foam(scene: Scene, body: Field, seed: int) -> None:
    """Lay foam where `body` is above a half: lit from behind along its upper edge, blue below."""
    page = scene.page
    froth = 0.55 * page.noise(seed, 46, 4, 0.6, (1.5, 0.8)) + 0.25 * page.noise(seed + 5, 9, 3, 0.6)
    thick = body + froth * smoothstep(0.02, 0.4, body)
    cover = smoothstep(0.42, 0.6, thick)
    high = page.blur(np.clip(thick, 0, 1.4).astype(np.float32), 3)
    down, across = np.gradient(high * page.scale)
    lit = 0.5 + 4.5 * (down - 0.5 * across) * page.scale + 0.35 * page.noise(seed + 8, 24, 3)
    depth = smoothstep(0.9, 0.0, page.blur(cover, 22)) * 0.5
    stops = [(0, "#5f8492"), (0.35, "#8fa6ae"), (0.7, "#d6cdc8"), (1, "#ffeccb")]
    tone = ramp(stops, np.clip(lit + depth - 0.1, 0, 1).astype(np.float32))
    cover = cover[..., None]
    scene.image = (scene.image * (1 - cover) + tone * cover).astype(np.float32)
    scene.of("cloud", cover[..., 0].astype(np.float32))


def _spray(scene: Scene, x: float, y: float, wide: float, high: float, seed: int) -> None:
    """Foam that hides the hooves, and drops that fly from it."""
    page, rng = scene.page, random.Random(seed)
    off, up = (page.x - x) / wide, (y - page.y) / high
    low = np.exp(-((off) ** 2) * 1.6) * np.where(
        up > 0, np.exp(-(up**2) * 1.1), np.exp(-(up**2) * 5)
    )
    _foam(scene, (low * 0.95).astype(np.float32), seed)
    drops = scene.sheet()
    for _ in range(int(30 + wide * 0.3)):
        at = rng.gauss(0, 0.5)
        px, py = x + at * wide, y - abs(rng.gauss(0.5, 0.5)) * high * 1.5
        size = rng.uniform(0.6, 1.5) + 0.012 * high * rng.random()
        drop = ellipse(px, py, size, size * rng.uniform(1, 1.8), rng.uniform(-40, 40))
        tone = rng.choice(("#fff0d4", "#e8dcd8", "#b4c4cc"))
        drops.fill(drop, tone, rng.uniform(0.4, 0.95))
    scene.put(drops)


def _swell(scene: Scene, y: float, strength: float) -> None:
    """A wave between two of them: dark in front, a thin lit crest with foam."""
    page = scene.page
    line = y + 14 * np.sin(page.x / 90 + y) * strength + 22 * strength * page.noise(int(y), 200, 3)
    off = (page.y - line).astype(np.float32)
    face = smoothstep(-30 * strength, 20 * strength, off) * smoothstep(200 * strength, 0, off)
    scene.multiply((face * 0.35).astype(np.float32), "#3a6c7a")
    crest = np.exp(-((off / (3 + 9 * strength)) ** 2)) * smoothstep(
        -0.5, 0.7, page.noise(int(y) + 1, 110, 3)
    )
    _foam(scene, (crest * 0.7).astype(np.float32), int(y) + 2)


def _near_wave(scene: Scene) -> None:
    """The wave in which we stand, out of focus at the lower edge."""
    page = scene.page
    line = 1150 + 26 * np.sin(page.x / 130) + 20 * page.noise(91, 160, 3)
    where = smoothstep(-3, 8, page.y - line)
    tone = ramp(
        [(0, "#7fa6aa"), (0.4, "#2f5a68"), (1, "#17323f")],
        ((page.y - line) / 90).astype(np.float32),
    )
    scene.image = (scene.image * (1 - where[..., None]) + tone * where[..., None]).astype(
        np.float32
    )
    scene.of("water", where.astype(np.float32), way=0)
    crest = np.exp(-(((page.y - line) / 15) ** 2)) * (0.7 + 0.5 * page.noise(92, 60, 3))
    _foam(scene, (crest * 0.75).astype(np.float32), 93)
