"""Climbers on a mountain of melting ice cream, and a giant child, too near to be sharp.

Light: a low cold sun from the left. Masses: pale sky, the half-lit mountain, the dark near face.
Palette: cream, dusty rose, sage, slate blue, and the red of a cherry.
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
    Sheet,
    darker,
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
)
from pinxit_atelier.gesture import Look as Who
from pinxit_atelier.gesture import Stage

Point2 = tuple[float, float]
SUN: Final = (-0.80, -0.42, 0.34)  # towards it: left, up, a little on our side
ROSE, SAGE, CREAM, ROPE = "#d88e98", "#9fb486", "#ecd3a0", "#e9dcc0"
CHERRY: Final = (300.0, 176.0, 47.0)
PARKAS: Final = ("#a83028", "#b8702c", "#35567c", "#c09a3c", "#3c5f58", "#6e3450")
CLIMBERS: Final = (  # foot, height of a grown one, pose, facing
    (408, 236, 104, "holding_up", 20),
    (232, 306, 104, "climbing", 150),
    (178, 420, 104, "climbing", 140),
    (428, 580, 104, "hanging", 160),
    (452, 760, 110, "pulling", -70),
    (108, 924, 120, "pushing", 78),
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
        sky = np.clip(0.62 - 0.38 * normal[1] - hollow / 90, 0.05, 1)
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
    """Paint the sky, the mountain and its party, then the child, near and out of focus."""
    scene = Scene(page, 825, light=(-300, 180, 330), glow="#fff0d4", shade="#3c4664", reach=1700,
                  felt=0.05)  # fmt: skip
    scene.focus(330, 260, 200)
    scene.focus(300, 620, 240, 0.7)
    _sky(scene)
    _mountain(scene)
    _camp(scene)
    _slide(scene)
    _wasp(scene)
    _party(scene)
    _mist(scene)
    _child(scene)
    _breath(scene)
    return scene.finish(
        Look(
            vignette=0.26, bloom=0.2, bloom_from=0.86, contrast=1.06,
            brush=Brush(exact=0.036, edges=0.6, detail=0.5, variety=1.0),
            palette=Palette(
                colours=("#f4e8d0", "#cf9c9c", "#9aa88c", "#7f93a8", "#3f4a64", "#9a6a44"),
                mother="#8f9cac", accent="#b0241f", quiet=0.25, warmth=-0.05,
            ),
            masses=0.2,
        )
    )  # fmt: skip


def _sky(scene: Scene) -> None:
    """Thin cold air, far summits, and a sea of cloud under them."""
    page = scene.page
    far = page.y / 1200 * 0.8 + page.x / 800 * 0.26 + 0.06 * page.noise(2, 260, 4)
    stops: list[tuple[float, Colour]] = [
        (0.0, "#8fa6b8"), (0.2, "#86a0b4"), (0.5, "#8ea6b6"), (0.8, "#c8ccc8"), (1.1, "#e9dfca"),
    ]  # fmt: skip
    scene.backdrop(stops, far.astype(np.float32), amount=0.03)
    scene.shine(-80, 420, 380, "#fff2d2", 0.3)
    scene.of("sky", way=-18)
    for base, tone, high, seed in ((740, "#7289a2", 190, 23), (830, "#586e8c", 150, 19)):
        crest = base - high * (0.35 + 0.65 * page.noise(seed, 170, 5, 0.5, (1, 60)))
        rock = smoothstep(-2, 3, page.y - crest) * smoothstep(base + 130, base - 10, page.y)
        scene.tint((rock * 0.85).astype(np.float32), tone)
        lean = page.noise(seed + 1, 60, 4, 0.6, (0.6, 1.5)) + 0.6 * page.noise(seed, 210, 2)
        scene.tint((rock * smoothstep(0.3, 0.8, lean) * 0.45).astype(np.float32), "#dfe0da")
    for y, size, tone, seed in ((820, 120, "#dcdcd8", 1), (960, 150, "#ece6da", 2)):
        deep = page.y - y - 50 * page.noise(seed, size, 5, 0.5, (1.8, 1))
        bank = smoothstep(-10, 44, deep.astype(np.float32))
        scene.tint((bank * 0.9).astype(np.float32), tone)
        scene.tint((bank * smoothstep(40, 150, deep) * 0.6).astype(np.float32), "#9fb0c0")
    scene.of("cloud", smoothstep(790, 840, page.y))


def _mountain(scene: Scene) -> None:
    """Three scoops that have sunk into each other, lit once and together."""
    page, relief = scene.page, Relief(scene.page)
    _cone(relief)
    _scoop(relief, (318, 900), (262, 212), -10, CREAM, "#c9a670", 3)
    _scoop(relief, (336, 628), (224, 206), 10, SAGE, "#6f7d52", 14)
    _scoop(relief, (300, 382), (186, 190), 22, ROSE, "#9c4a58", 5)
    _cherry(relief)
    sun, sky, gleam = relief.lit()
    grain = 1 + 0.05 * page.texture("fine")[..., None]
    paint = relief.paint * grain
    shade = paint**1.25 * (sky[..., None] * np.array([0.86, 0.80, 0.92], np.float32))
    light = paint * sun[..., None] * np.array([0.78, 0.70, 0.54], np.float32)
    edge = (
        page.blur((sun * (1 - sun) * 4).astype(np.float32), 5)[..., None] * 0.2
    )  # light creeps through the ice cream
    colour = shade + light + paint * edge * np.array([1.0, 0.72, 0.62], np.float32)
    colour = colour + gleam[..., None] * np.array([0.8, 0.78, 0.7], np.float32)
    cover = np.clip(page.blur(relief.cover, 0.8), 0, 1)[..., None]
    sheet = np.concatenate([colour * cover, cover], -1).astype(np.float32)
    with scene.layer("snow", way="fall"):
        scene.add(sheet, amount=0, hue=0, wobble=1.2)
    deep = smoothstep(880, 1220, page.y) * relief.cover
    scene.multiply((deep * 0.15).astype(np.float32), "#8a94a8")


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
    rough = page.noise(seed + 30, 90, 3, 0.5, (1.5, 0.8))
    skin = 0.050 * wide * curl + 3.4 * rough
    near = lift + ball * 0.86 + skin * smoothstep(1.0, 0.86, far)
    swirl = smoothstep(0.15, 0.7, page.noise(seed + 80, 150, 4, 0.6, (2.4, 0.5)) + 0.3 * draw)
    fruit = smoothstep(0.62, 0.72, page.noise(seed + 90, 20, 2, 0.5))
    colour = _mixed(page, tone, "#f4ead6", 0.30 * (1 - swirl))
    colour = _over(colour, dark, 0.22 * swirl + 0.55 * fruit)
    relief.put(near.astype(np.float32), inside, colour, 0.34 + 0.25 * fruit)
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
    wide = 238 - (page.y - 980) * 0.34
    off = (page.x - 318) / wide
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


def _camp(scene: Scene) -> None:
    """Three small tents in the squares of the wafer, one with a light in it."""
    camp = scene.sheet()
    for x, y, size, colour, glow in (
        (222, 1128, 1.0, "#8c3a34", "#3a2c30"), (336, 1176, 1.15, "#a07c38", "#ffdf9a"),
        (432, 1122, 0.95, "#3c5a78", "#2c3038"),
    ):  # fmt: skip
        with camp.at(x, y, size):
            camp.fill(poly([(-26, 16), (-2, -24), (27, 14), (8, 20)]), darker(colour, 0.5))
            camp.fill(poly([(-26, 16), (-2, -24), (8, 20)]), mix(colour, "#fff0d0", 0.2))
            camp.fill(poly([(-13, 18), (-3, -8), (3, 20)]), glow)
    scene.lay(camp, "cloth", cast=Cast((16, 10), dark=0.7), contact=0.5)
    scene.exact(ellipse(330, 1146, 140, 60))


def _slide(scene: Scene) -> None:
    """Sugar strands have come loose on the left flank, and take some snow with them."""
    rng = random.Random(14)
    way = sample([(176, 540), (128, 630), (116, 720), (72, 800), (40, 930)], 60)
    scene.mist(900, 90, "#f2ece0", 0.5, seed=3, size=120, x=40, width=120)
    sheet = scene.sheet()
    for _ in range(210):
        part = rng.random() ** 0.8
        x, y, _, _ = way[int(part * 60)]
        spread = 5 + 26 * part
        x, y = x + rng.gauss(0, spread * 0.6), y + rng.gauss(0, spread * 0.7)
        turn, long = rng.uniform(0, 3.14), rng.uniform(8, 15) * (0.7 + 0.6 * part)
        end = x + long * math.cos(turn), y + long * math.sin(turn)
        tone = rng.choice(("#c07c88", "#cdb27a", "#7f9ab0", "#94a888", "#e8dcc4", "#e8dcc4"))
        sheet.fill(limb([(x, y), end], [5.4, 5.4], 6), tone)
    scene.lay(sheet, "plain", form=0.3, cast=Cast((7, 5), dark=0.6))
    scene.mist(960, 70, "#f2ece0", 0.6, seed=5, size=90, x=20, width=130)


def _party(scene: Scene) -> None:
    """Six on one rope; the last has his own reasons to lean so near the wall."""
    builds = ("woman", "heavy_man", "youth", "girl", "stout_woman", "man")
    skins = ("brown", "fair", "tan", "deep", "olive", "rose")
    waists, stages = [], []
    for number, (x, y, tall, pose, facing) in enumerate(CLIMBERS):
        colour = PARKAS[number]
        who = Who(
            builds[number], skins[number], top=colour, loose=1.0, hem=0.12, boots=0.35,
            legs=darker(colour, 0.6), shoes="#2a2428", hat="hood" if number % 2 else "beanie",
            hat_colour=darker(colour, 0.25),
        )  # fmt: skip
        stage = Stage(scene, x, y, tall, pitch=6)
        climber = stage.person(who, pose, facing=facing)
        if not number:
            _flag(scene, *stage.page(climber.hold["r"].rod), y)
        waists.append(stage.page(climber.place("pelvis")))
        stages.append(stage)
    rope = scene.sheet()
    for one, other in pairwise(waists):
        low = 10 + 0.09 * math.dist(one, other)
        sag = (one[0] + other[0]) / 2 + 4, (one[1] + other[1]) / 2 + low
        rope.line(spline([one, sag, other], closed=False), "#3a2c34", 3.6)
        rope.line(spline([one, sag, other], closed=False), ROPE, 2.0)
    scene.lay(rope, "plain", cast=Cast((8, 6), dark=0.6))
    for stage, (x, y, tall, *_) in zip(stages, CLIMBERS, strict=True):
        stage.paint(rim=0.5, rim_colour="#fff3dc", dim=0.1, fill=0.32, shadow=0.6, contact=0.8,
                    bounce="#b8a8a8", light=(x - 400, y - 260, 200))  # fmt: skip
        scene.exact(ellipse(x, y - tall * 0.5, tall * 0.5, tall * 0.6))


def _flag(scene: Scene, x: float, y: float, ground: float) -> None:
    """A pole with a bend in it, and a flag that the wind has torn."""
    sheet = scene.sheet()
    sheet.fill(taper([(x - 2, ground), (x, y), (x + 4, y - 52)], [3.4, 3.2, 2.2]), "#4a3830")
    cloth = spline([(x + 4, y - 54, 1), (x + 28, y - 60), (x + 48, y - 48), (x + 70, y - 52, 1),
                    (x + 60, y - 40), (x + 66, y - 28, 1), (x + 42, y - 26), (x + 24, y - 34),
                    (x + 4, y - 26, 1)])  # fmt: skip
    sheet.fill(cloth, "#3c5678")
    sheet.fill(spline([(x + 26, y - 60, 1), (x + 38, y - 52), (x + 36, y - 28, 1),
                       (x + 28, y - 32)]), "#24364e", 0.7, clip=cloth)  # fmt: skip
    sheet.fill(ellipse(x + 18, y - 44, 6), "#e8dcc4", clip=cloth)
    scene.lay(sheet, "cloth", form=0.3, wobble=0.4)
    scene.exact(ellipse(x + 30, y - 30, 44, 44))


def _wasp(scene: Scene) -> None:
    """Rescue, or something else: small against the sky, wings in a blur, a basket under it."""
    x, y = 128.0, 150.0
    wings, sheet = scene.sheet(), scene.sheet()
    with sheet.at(2 * x, 0, 1, flip=True), wings.at(2 * x, 0, 1, flip=True):
        _fly(sheet, wings, x, y)
    scene.put(wings, blur=1.5)
    scene.lay(sheet, "plain", form=0.6, wobble=0.3)
    scene.exact(ellipse(x + 10, y + 24, 66, 70))


def _fly(sheet: Sheet, wings: Sheet, x: float, y: float) -> None:
    for turn in (-148, -128, -70, -48):
        tip = x + 50 * math.cos(math.radians(turn)), y - 4 + 44 * math.sin(math.radians(turn))
        wings.fill(leaf((x + 2, y - 6), tip, 17), "#eef2ee", 0.5)
    tail = spline([(x + 4, y - 9), (x + 24, y - 12), (x + 46, y), (x + 58, y + 17, 1),
                   (x + 34, y + 12), (x + 10, y + 8)])  # fmt: skip
    sheet.fill(tail, "#c89c34")
    for number in range(4):
        px = x + 13 + number * 10
        stripe = [(px, y - 16), (px + 4, y), (px - 4, y + 15)]
        sheet.line(spline(stripe, closed=False), "#221c20", 4.4, clip=tail)
    sheet.fill(ellipse(x - 2, y - 3, 12, 10), "#2e2622")
    sheet.fill(ellipse(x - 17, y - 1, 8.5, 8), "#3a2c22")
    sheet.fill(ellipse(x - 21, y - 3, 4, 5), "#8a8478")
    for bend in (0, 5):
        feeler = [(x - 20, y - 8), (x - 28 - bend, y - 17), (x - 35 - bend, y - 14)]
        sheet.line(spline(feeler, closed=False), "#221c20", 1.5)
    for px in (x - 8, x, x + 8):
        sheet.line(spline([(px, y + 5), (px - 5, y + 14), (px + 1, y + 22)], closed=False),
                   "#221c20", 2)  # fmt: skip
    sheet.line(poly([(x, y + 20), (x - 4, y + 66)], closed=False), "#4a3a30", 1.4)
    sheet.fill(spline([(x - 19, y + 64, 1), (x + 11, y + 65, 1), (x + 6, y + 81),
                       (x - 14, y + 80)]), "#8a6238")  # fmt: skip


def _mist(scene: Scene) -> None:
    """Cold air pours off the ice, and lies round the foot of it."""
    scene.mist(760, 46, "#dfe2e0", 0.35, seed=11, size=150, x=560, width=220)
    scene.mist(1010, 60, "#d8dce0", 0.42, seed=12, size=170, x=90, width=220)


HEAD: Final = 1010.0, 150.0, 760.0  # where the back of the head is, its crown, how long it is
# The face from the side, its mouth open: how far out to the left, how far down.
BROW: Final = (
    (-0.30, -0.14), (0.10, -0.10), (0.34, 0.0), (0.445, 0.13), (0.475, 0.25), (0.485, 0.335),
    (0.478, 0.385), (0.462, 0.425), (0.474, 0.475), (0.500, 0.528), (0.534, 0.562),
    (0.545, 0.588), (0.530, 0.612), (0.505, 0.630), (0.500, 0.652), (0.524, 0.684),
    (0.532, 0.706), (0.506, 0.722),
)  # fmt: skip
JAW: Final = (
    (0.455, 0.870), (0.490, 0.884), (0.488, 0.912), (0.458, 0.930), (0.464, 0.968), (0.455, 1.013),
    (0.395, 1.043), (0.30, 1.028), (0.20, 1.003), (0.12, 1.048), (0.07, 1.188), (-0.30, 1.268),
)  # fmt: skip


def _at(out: float, down: float) -> Point2:
    """Return where on the page a place of the child's head is."""
    return HEAD[0] - out * HEAD[2], HEAD[1] + down * HEAD[2]


def _child(scene: Scene) -> None:
    """So near that it is a landscape of its own: a dark curly profile with an open mouth."""
    rng = random.Random(4)
    corner = (0.36, 0.785)
    face = spline([_at(*p) for p in (*BROW, (0.45, 0.732), corner, (0.405, 0.848), *JAW)])
    skin = scene.sheet()
    hairmass = spline(
        [
            _at(*p)
            for p in (
                (-0.3, -0.2),
                (0.1, -0.17),
                (0.32, -0.08),
                (0.43, 0.05),
                (0.40, 0.17),
                (0.31, 0.30),
                (0.22, 0.52),
                (-0.3, 0.7),
            )
        ]
    )
    skin.fill(face, "#a87658", grad=linear(*_at(0.56, 0.5), *_at(0.12, 0.7), "#3a2e3a"))
    for out, down, wide, high, tone, much in (
        (0.40, 0.60, 90, 80, "#d08c6c", 0.5), (0.43, 0.41, 60, 40, "#6a4438", 0.55),
        (0.36, 0.90, 120, 50, "#7c5648", 0.5), (0.52, 0.58, 26, 34, "#e0a888", 0.6),
        (0.45, 0.25, 60, 110, "#d49c78", 0.4), (0.20, 0.80, 160, 150, "#3c3040", 0.45),
    ):  # fmt: skip
        skin.on_top(ellipse(*_at(out, down), wide, high), tone, much, blur=34)
    mouth = scene.sheet()
    inside = spline([_at(*p) for p in ((0.506, 0.722), (0.45, 0.726), corner, (0.405, 0.846),
                                       (0.455, 0.870), (0.485, 0.80))])  # fmt: skip
    mouth.fill(inside, "#3a141c")
    tongue = spline([_at(*p) for p in ((0.385, 0.81), (0.44, 0.790), (0.51, 0.792), (0.556, 0.788),
                                       (0.580, 0.808), (0.566, 0.838), (0.51, 0.858),
                                       (0.43, 0.862))])  # fmt: skip
    mouth.fill(tongue, "#b46a62", grad=linear(*_at(0.56, 0.78), *_at(0.42, 0.86), "#5c2a34"))
    for out, down, long in ((0.474, 0.730, 22), (0.416, 0.742, 17)):
        x, y = _at(out, down)
        tooth = [(x - 12, y - 6), (x + 12, y - 6), (x + 10, y + long), (x - 8, y + long)]
        mouth.fill(spline(tooth),
                   "#d8ccb8")  # fmt: skip
    skin.fill(spline([_at(*p) for p in ((0.458, 0.405), (0.438, 0.392), (0.405, 0.408),
                                        (0.42, 0.436), (0.448, 0.438))]), "#e8dccc")  # fmt: skip
    skin.fill(ellipse(*_at(0.446, 0.418), 11, 17), "#20141a")
    lid = [_at(0.466, 0.400), _at(0.435, 0.384), _at(0.39, 0.41)]
    skin.fill(taper(lid, [3, 12, 4]), "#2a1a1c")
    brow = [_at(0.475, 0.335), _at(0.43, 0.318), _at(0.36, 0.345)]
    skin.fill(taper(brow, [6, 18, 4]), "#2c2022")
    nostril = ellipse(*_at(0.505, 0.612), 10, 6)
    skin.fill(nostril, "#4a2a28", 0.8)
    rim = scene.sheet()
    for part in (BROW, JAW[:7]):
        rim.fill(taper([_at(*p) for p in part], [6, 20, 22, 18, 8], 120), "#ffe4c0", 0.85)
    alpha = skin.pixels()[..., 3:]
    hair = scene.sheet().fill(hairmass, "#221a1c")
    for out, down, size in (
        (0.34, -0.09, 40), (0.40, -0.03, 34), (0.45, 0.04, 36), (0.43, 0.11, 26), (0.40, 0.17, 30),
        (0.35, 0.22, 28), (0.33, 0.29, 32), (0.27, 0.36, 30), (0.26, 0.44, 34), (0.22, 0.52, 30),
        (0.20, 0.60, 34), (0.485, 0.10, 13), (0.24, -0.16, 36), (0.505, 0.03, 11),
    ):  # fmt: skip
        hair.fill(ellipse(*_at(out, down), size, size * 0.9), "#221a1c")
        x, y = _at(out, down)
        hair.line(spline([(x - size * 0.6, y), (x - size * 0.2, y - size * 0.6),
                          (x + size * 0.5, y - size * 0.3)], closed=False), "#7c5a48",
                  size * 0.2, 0.8)  # fmt: skip
    for _ in range(900):
        out, down = rng.uniform(-0.1, 0.40), rng.uniform(-0.16, 0.62)
        edge = 0.44 - 0.9 * max(0.0, down - 0.12) if down > 0.12 else 0.44
        if out > edge or (down < -0.02 and out > 0.34):
            continue
        x, y = _at(out, down)
        curl = rng.uniform(14, 34)
        shade = mix("#1c1618", "#5c4440", max(0.0, rng.gauss(0.1, 0.25)) if out > 0.25 else 0.05)
        ring = [(x + curl * k * math.cos(2.1 * k + x), y + curl * k * math.sin(2.1 * k + x))
                for k in (0.4, 0.6, 0.8, 1.0)]  # fmt: skip
        hair.line(spline(ring, closed=False), shade, rng.uniform(7, 14))
    with scene.layer("cloud", way=70, blur=8):
        body = scene.sheet()
        body.fill(spline([(430, 1240, 1), (520, 1090), (660, 990), (830, 960), (840, 1240, 1)]),
                  "#51607c", grad=linear(480, 1100, 760, 1200, "#2c3448"))  # fmt: skip
        scene.put(body)
        scene.put(mouth)
        scene.put(skin)
        scene.put((rim.pixels() * alpha).astype(np.float32))
        scene.put(hair)


def _breath(scene: Scene) -> None:
    """Warm breath in cold air, and where it goes the mountain runs."""
    page = scene.page
    cloud = page.noise(71, 100, 5, 0.55, (1.8, 1))
    way = np.clip(610 - page.x, 0, 400)
    line = 640 + way * 0.06 + cloud * 26
    stream = np.exp(-(((page.y - line) / (26 + way * 0.28)) ** 2))
    stream = stream * smoothstep(380, 590, page.x) * smoothstep(660, 600, page.x)
    scene.tint((stream * 0.55 * (0.6 + 0.7 * np.clip(cloud, 0, 1))).astype(np.float32), "#f2ede4")
