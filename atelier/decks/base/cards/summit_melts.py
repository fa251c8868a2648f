"""Four on a rope climb a mountain of melting ice cream at sundown; far off stands a spoon.

Light: a low warm sun from the left. Masses: the dusky sky, the mountain half lit, a sea of cloud.
Palette: vanilla, dusty rose, sage, slate violet, and the red of a cherry.
"""

import math
import random
from itertools import pairwise
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from pinxit_atelier.engine import (
    Brush,
    Cast,
    Colour,
    Field,
    Look,
    Page,
    Palette,
    Scene,
    darker,
    ellipse,
    linear,
    mix,
    poly,
    smoothstep,
    spline,
    taper,
)
from pinxit_atelier.gesture import Look as Who
from pinxit_atelier.gesture import Stage

Point2 = tuple[float, float]
SUN: Final = (-0.84, -0.36, 0.40)  # towards it: left, a little up, and on our side
ROSE, SAGE, CREAM, ROPE = "#d88e98", "#9fb486", "#ecd3a0", "#e9dcc0"
CHERRY: Final = (352.0, 204.0, 50.0)
CLIMBERS: Final = (  # foot, height of a grown one, build, skin, pose, facing, colour of the parka
    (442, 262, 128, "woman", "brown", "proud", -36, "#a83028"),
    (216, 424, 128, "youth", "tan", "climbing", 112, "#35567c"),
    (214, 582, 132, "heavy_man", "fair", "strolling", 62, "#b8702c"),
    (146, 836, 136, "stout_woman", "olive", "walking", 66, "#6e3450"),
)


class Relief:
    """What lies how near to us on the page, in the page's units, and of which colour it is."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.near: Field = np.full((page.height, page.width), -900.0, np.float32)
        self.paint: Field = np.zeros((page.height, page.width, 3), np.float32)
        self.wet: Field = np.zeros((page.height, page.width), np.float32)
        self.cover: Field = np.zeros((page.height, page.width), np.float32)

    def put(
        self, near: Field, inside: NDArray[np.bool_], paint: Field, wet: float | Field = 0.0
    ) -> None:
        """Lay a mass in; where something nearer lies already, it stays hidden."""
        front = inside & (near > self.near)
        self.near = np.where(front, near, self.near).astype(np.float32)
        self.paint = np.where(front[..., None], paint, self.paint).astype(np.float32)
        self.wet = np.where(front, wet, self.wet).astype(np.float32)
        self.cover = np.maximum(self.cover, inside.astype(np.float32))

    def lit(self) -> tuple[Field, Field, Field]:
        """Return how much sun, how much open sky and how much gleam each place has."""
        page = self.page
        near = np.where(self.near < -800, -240, self.near).astype(np.float32)
        form = page.blur(near, 3.4)
        down, across = np.gradient(form, 1 / page.scale)
        long = np.sqrt(1 + across**2 + down**2)
        normal = -across / long, -down / long, 1 / long
        facing = normal[0] * SUN[0] + normal[1] * SUN[1] + normal[2] * SUN[2]
        sun = smoothstep(-0.16, 0.9, facing) * self._reached(near)
        hollow = page.blur(near, 26) - near
        sky = np.clip(0.62 - 0.38 * normal[1] - np.clip(hollow / 90, -0.12, 1), 0.05, 1)
        half = np.array(SUN) + np.array((0.0, 0.0, 1.0))
        half = half / np.linalg.norm(half)
        shiny = np.clip(normal[0] * half[0] + normal[1] * half[1] + normal[2] * half[2], 0, 1)
        gleam = shiny**60 * self.wet * smoothstep(0, 0.5, sun)
        return sun, sky.astype(np.float32), gleam.astype(np.float32)

    def _reached(self, near: Field) -> Field:
        """March towards the sun: what stands higher on the way takes the light, softly."""
        page, free = self.page, np.ones_like(near)
        for step in np.geomspace(6, 420, 30):
            right, low = SUN[0] * step * page.scale, SUN[1] * step * page.scale
            move = np.array([[1, 0, -right], [0, 1, -low]], np.float32)
            there = cv2.warpAffine(near, move, (page.width, page.height), borderValue=-240)
            over = there - (near + SUN[2] * step)
            free = np.minimum(free, 1 - smoothstep(-2, 12 + step * 0.16, over))
        return np.asarray(free, np.float32)


def paint(page: Page) -> Scene:
    """Paint the evening, the mountain with its shadow, and those on the way up."""
    scene = Scene(page, 825, light=(-300, 420, 330), glow="#ffe2b0", shade="#41406a", reach=1700,
                  felt=0.05)  # fmt: skip
    scene.focus(380, 330, 230)
    scene.focus(220, 640, 220, 0.8)
    _sky(scene)
    _mountain(scene)
    _tent(scene)
    _party(scene)
    _mist(scene)
    return scene.finish(
        Look(
            vignette=0.26, bloom=0.26, bloom_from=0.84, contrast=1.06,
            brush=Brush(edges=0.6, detail=0.4, variety=1.1),
            palette=Palette(
                colours=("#fae6c0", "#d8949a", "#a3b184", "#8486a8", "#34345a", "#a86c40"),
                mother="#b09aa4", accent="#b0241f", quiet=0.22, warmth=0.06,
            ),
            masses=0.25,
        )
    )  # fmt: skip


def _sky(scene: Scene) -> None:
    """Dusk over a sea of cloud, and what looks out of it far off."""
    page = scene.page
    far = page.y / 1200 + page.x / 800 * 0.16 + 0.05 * page.noise(2, 300, 4)
    stops: list[tuple[float, Colour]] = [
        (0.0, "#4f5a86"), (0.24, "#7a7da0"), (0.46, "#c29a9c"), (0.64, "#f0c08e"), (0.8, "#fbdca4"),
        (1.1, "#f4c898"),
    ]  # fmt: skip
    scene.backdrop(stops, far.astype(np.float32), amount=0.03)
    scene.shine(-60, 690, 420, "#fff0c0", 0.45)
    scene.of("sky", way=-12)
    for x, crest, wide, tone in ((600, 700, 150, "#a896a8"), (50, 700, 130, "#d0a79c")):
        slope = np.abs(page.x - x) / wide
        line = crest + 150 * slope**0.8 + 26 * page.noise(int(x), 60, 4, 0.6)
        rock = smoothstep(-2, 3, page.y - line) * smoothstep(crest + 210, crest + 60, page.y)
        scene.tint((rock * 0.8).astype(np.float32), tone)
        lit = rock * smoothstep(10, -30, page.x - x + 40 * page.noise(int(x) + 1, 50, 4, 0.6))
        scene.tint((lit * 0.55).astype(np.float32), "#f8dcb4")
    _spoon(scene)
    for y, size, tone, low, seed in (
        (780, 130, "#f6d8b0", "#b89aa6", 1), (880, 170, "#f2cfae", "#8d83a4", 2),
        (1030, 220, "#dfb6a8", "#5b5884", 4),
    ):  # fmt: skip
        deep = page.y - y - 56 * page.noise(seed, size, 5, 0.5, (1.9, 1))
        bank = smoothstep(-6, 26, deep.astype(np.float32))
        scene.tint((bank * 0.92).astype(np.float32), tone)
        scene.tint((bank * smoothstep(14, 120, deep) * 0.85).astype(np.float32), low)
    scene.of("cloud", smoothstep(740, 800, page.y))


def _mountain(scene: Scene) -> None:
    """Three scoops that have sunk into each other, lit once and together."""
    page, relief = scene.page, Relief(scene.page)
    _cone(relief)
    _scoop(relief, (388, 936), (300, 226), -10, CREAM, "#cfa76c", 3)
    _scoop(relief, (400, 652), (246, 206), 34, SAGE, "#74845a", 14)
    _scoop(relief, (374, 408), (190, 186), 86, ROSE, "#a8525e", 5)
    _cherry(relief)
    sun, sky, gleam = relief.lit()
    paint = relief.paint
    shade = paint**1.3 * (sky[..., None] * np.array([0.80, 0.72, 0.94], np.float32))
    light = paint * sun[..., None] * np.array([0.80, 0.62, 0.40], np.float32)
    edge = (
        page.blur((sun * (1 - sun) * 4).astype(np.float32), 5)[..., None] * 0.22
    )  # light creeps through the ice cream
    colour = shade + light + paint * edge * np.array([1.0, 0.66, 0.52], np.float32)
    colour = colour + gleam[..., None] * np.array([0.9, 0.8, 0.6], np.float32)
    cover = np.clip(page.blur(relief.cover, 0.8), 0, 1)[..., None]
    sheet = np.concatenate([colour * cover, cover], -1).astype(np.float32)
    with scene.layer("snow", way="fall"):
        scene.add(sheet, amount=0, hue=0, wobble=1.0)
    deep = smoothstep(960, 1240, page.y) * relief.cover
    scene.multiply((deep * 0.2).astype(np.float32), "#6a5f88")


def _spoon(scene: Scene) -> None:
    """Far off it stands in the cloud like a monument, as high as a mountain, and waits."""
    sheet = scene.sheet()
    with sheet.at(716, 560, 0.86, 7):
        bowl = spline([(0, -196), (30, -180), (52, -120), (54, -62), (34, -14), (12, 22), (-12, 22),
                       (-34, -14), (-54, -62), (-52, -120), (-30, -180)])  # fmt: skip
        grip = taper([(0, 0), (0, 70), (0, 300)], [24, 16, 38])
        for shape in (grip, bowl):
            sheet.fill(shape, "#e6bd9c", grad=linear(-50, 0, 46, 0, "#6f6690"))
        sheet.fill(ellipse(16, -92, 20, 74, 6), "#57507c", 0.5, blur=14, clip=bowl)
        sheet.fill(ellipse(-30, -110, 7, 46, -8), "#fff0d0", 0.8, blur=5, clip=bowl)
    with scene.layer("metal", air=("#d8b0a4", 0.25)):
        scene.put(sheet)
    scene.exact(ellipse(722, 540, 70, 150), 0.6)


def _scoop(
    relief: Relief, middle: Point2, half: Point2, lift: float, tone: str, dark: str, seed: int
) -> None:
    """A torn ball: ridges as the spoon drew them, a ragged skirt, drips that hang from it."""
    page, rng = relief.page, random.Random(seed)
    (x, y), (wide, high) = middle, half
    across, down = (page.x - x) / wide, (page.y - y) / high
    rag = 0.055 * page.noise(seed + 60, 110, 4, 0.6)
    far = np.hypot(across, down) + rag
    inside = far < 1
    ball = wide * np.sqrt(np.clip(1 - far**2, 0, 1))
    lie = down - 0.45 * across**2 + 0.35 * across + 0.30 * page.noise(seed, 230, 3, 0.5)
    draw = page.noise(seed + 7, 230, 3, 0.5, (2.2, 0.5))
    steps = lie * 2.2 + 0.5 * draw
    shelf = steps - np.floor(steps)  # each curl breaks off at its lower edge
    curl = np.where(shelf < 0.72, shelf / 0.72, (1 - shelf) / 0.28)
    curl = page.blur(curl.astype(np.float32), 3.2) * smoothstep(
        -0.3, 0.6, page.noise(seed + 8, 150, 3)
    )
    skin = 0.055 * wide * curl
    near = lift + ball * 0.86 + skin * smoothstep(1.0, 0.86, far)
    swirl = smoothstep(0.15, 0.7, page.noise(seed + 80, 150, 4, 0.6, (2.4, 0.5)) + 0.3 * draw)
    colour = _mixed(page, tone, "#f4ead6", 0.30 * (1 - swirl))
    colour = _over(colour, dark, 0.20 * swirl)
    relief.put(near.astype(np.float32), inside, colour, 0.34)
    _skirt(relief, middle, half, lift, colour, seed)
    for _ in range(7):
        part = rng.uniform(-0.92, 0.92)
        long = rng.choice((0.16, 0.24, 0.34, 0.5)) * wide * rng.uniform(0.8, 1.1)
        top = y + high * (0.28 + 0.64 * math.sqrt(1 - part * part))
        _drip(relief, (x + part * wide * 1.05, top), long, rng.uniform(9, 16), lift + wide * 0.86
              * math.sqrt(1 - part * part), colour)  # fmt: skip


def _mixed(page: Page, tone: str, other: str, part: Field) -> Field:
    flat = np.broadcast_to(mix(tone, tone, 0), (page.height, page.width, 3))
    return _over(flat, other, part)


def _over(paint: Field, colour: str, part: Field) -> Field:
    return (paint + (mix(colour, colour, 0) - paint) * part[..., None]).astype(np.float32)


def _skirt(
    relief: Relief, middle: Point2, half: Point2, lift: float, colour: Field, seed: int
) -> None:
    """Where the scoop was pressed on: a thick ragged roll, wet where it runs."""
    page = relief.page
    (x, y), (wide, high) = middle, half
    part = np.clip((page.x - x) / (wide * 1.02), -1, 1)
    bow = np.sqrt(1 - part**2)
    ragged = page.noise(seed + 40, 60, 4, 0.6, (1, 3))
    line = y + high * (0.26 + 0.64 * bow) + 14 * ragged
    thick = wide * (0.085 + 0.07 * np.clip(ragged + 0.4, 0, 1.5)) * (0.35 + 0.65 * bow)
    off = (page.y - line) / thick
    off = off + 0.25 * page.noise(seed + 44, 22, 3, 0.6)
    inside = (np.abs(off) < 1) & (np.abs(part) < 0.97)
    near = lift + wide * 0.84 * bow + thick * np.sqrt(np.clip(1 - off**2, 0, 1)) * 1.1
    near = near + 2 * page.noise(seed + 45, 40, 2, 0.5)
    relief.put(near.astype(np.float32), inside, colour, 0.5 * smoothstep(-0.2, 0.6, off))


def _drip(
    relief: Relief, top: Point2, long: float, thick: float, lift: float, colour: Field
) -> None:
    """A tongue that runs down, thin in its middle and heavy at its end."""
    page, (x, y) = relief.page, top
    part = np.clip((page.y - y + thick) / (long + thick), 0, 1)
    side = 3 * np.sin(part * 4 + x)
    wide = thick * (1.25 - 1.0 * part + 0.85 * part**5)
    end = y + long
    bulb = np.hypot(page.x - x - side, page.y - end) / (thick * 1.12)
    off = np.abs(page.x - x - side) / wide
    stem = (off < 1) & (page.y > y - thick * 2) & (page.y < end)
    rise = np.where(stem, wide * np.sqrt(np.clip(1 - off**2, 0, 1)), 0)
    rise = np.maximum(rise, thick * 1.12 * np.sqrt(np.clip(1 - bulb**2, 0, 1)))
    near = lift + 6 + rise
    relief.put(near.astype(np.float32), stem | (bulb < 1), colour, 1.0)


def _cone(relief: Relief) -> None:
    """The wafer: crossed ribs and sunken squares on a round cone."""
    page = relief.page
    wide = 272 - (page.y - 980) * 0.34
    off = (page.x - 388) / wide
    inside = (np.abs(off) < 1) & (page.y > 940)
    turn = np.arcsin(np.clip(off, -1, 1))
    near = wide * np.cos(turn) * 0.9 - 30
    down = (page.y - 940) / 118
    ribs = np.zeros_like(near)
    for way in (-1, 1):
        phase = (turn * 1.9 + way * down) % 1.0
        ribs = np.maximum(ribs, smoothstep(0.16, 0.09, np.abs(phase - 0.5)))
    near = near + 11 * ribs + 2.5 * page.noise(77, 18, 3, 0.6)
    burnt = np.clip(0.5 + 0.5 * page.noise(78, 70, 4, 0.6), 0, 1)
    colour = _mixed(page, "#c99a62", "#8c5c38", burnt * 0.6)
    colour = _over(colour, "#d9b27a", ribs * 0.4)
    relief.put(near.astype(np.float32), inside, colour, 0.0)


def _cherry(relief: Relief) -> None:
    """Sunk to a third into the top, where it has stained the snow."""
    page, (x, y, size) = relief.page, CHERRY
    stain = np.exp(-((page.distance(x + 6, y + 46, 1.3, 1.0) / 58) ** 2)) * 0.6
    relief.paint = _over(relief.paint, "#a03440", stain.astype(np.float32))
    far = page.distance(x, y, 1.0, 0.94) / size
    dent = 14 * np.exp(-((page.distance(x + 6, y - size * 0.8, 1.4, 0.7) / 15) ** 2))
    near = 60 + size * np.sqrt(np.clip(1 - far**2, 0, 1)) - dent
    deep = _mixed(page, "#9c1c22", "#4c0c18", smoothstep(0.3, 1.0, far) * 0.6)
    relief.put(near.astype(np.float32), far < 1, deep, 1.6)


def _tent(scene: Scene) -> None:
    """The last camp, on the shoulder of the middle scoop: somebody has left a light on."""
    tent = scene.sheet()
    with tent.at(594, 846, 1.2):
        tent.fill(poly([(-40, 20), (-4, -34), (42, 16), (12, 26)]), "#4a3450")
        tent.fill(poly([(-40, 20), (-4, -34), (12, 26)]), "#c88a4a",
                  grad=linear(-40, 0, 14, 0, "#ffd890"))  # fmt: skip
        tent.fill(poly([(-16, 22), (-5, -10), (3, 25)]), "#fff2c4")
    scene.lay(tent, "cloth", cast=Cast((16, 10), dark=0.6), contact=0.5)
    scene.shine(586, 852, 60, "#ffd080", 0.35)
    scene.exact(ellipse(596, 836, 60, 46))


def _party(scene: Scene) -> None:
    """Four on one rope, along the edge between the light and the dark."""
    waists, stages = [], []
    for number, (x, y, tall, build, skin, pose, facing, colour) in enumerate(CLIMBERS):
        who = Who(
            build, skin, top=colour, loose=1.0, hem=0.12, boots=0.35, legs=darker(colour, 0.5),
            shoes="#2a2428", hat="hood" if number % 2 else "beanie", hat_colour=darker(colour, 0.2),
        )  # fmt: skip
        stage = Stage(scene, x, y, tall, pitch=6)
        climber = stage.person(who, pose, facing=facing)
        waists.append(stage.page(climber.place("pelvis")))
        stages.append(stage)
    rope = scene.sheet()
    for one, other in pairwise(waists):
        low = 6 + 0.06 * math.dist(one, other)
        sag = (one[0] + other[0]) / 2 - low, (one[1] + other[1]) / 2 + low
        rope.line(spline([one, sag, other], closed=False), "#3a2c34", 4.2)
        rope.line(spline([one, sag, other], closed=False), ROPE, 2.6)
    scene.lay(rope, "plain", cast=Cast((10, 5), dark=0.6))
    for stage, (x, y, tall, *_) in zip(stages, CLIMBERS, strict=True):
        stage.paint(rim=0.7, rim_colour="#ffe8bc", dim=0.0, fill=0.4, shadow=0, contact=0.8,
                    bounce="#b8a0a8", light=(x - 400, y - 160, 220))  # fmt: skip
        scene.exact(ellipse(x, y - tall * 0.5, tall * 0.5, tall * 0.6))


def _mist(scene: Scene) -> None:
    """Cold air pours off the ice, and the clouds lie round the foot of it."""
    scene.mist(1130, 70, "#c8a8b4", 0.5, seed=11, size=190, x=700, width=240)
    scene.mist(1150, 80, "#f0d0b4", 0.6, seed=12, size=190, x=70, width=260)
