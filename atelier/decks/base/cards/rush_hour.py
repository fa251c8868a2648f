"""Salmon in grey hats crowd an escalator upwards, where a bear waits; one rides down alone."""

import math
import random
from dataclasses import dataclass
from typing import Final

import numpy as np

from pinxit_atelier.engine import (
    Brush,
    Colour,
    Look,
    Page,
    Palette,
    Scene,
    ellipse,
    linear,
    mix,
    poly,
    smoothstep,
    spline,
    taper,
    vary,
)
from pinxit_atelier.gesture import Stage, things, unit, vec
from pinxit_atelier.gesture.buffer import Canvas
from pinxit_atelier.gesture.patterns import inked
from pinxit_atelier.gesture.space import Vec

GREY, SILVER, PINK = "#566a70", "#b9c6c4", "#d0786a"
BEAR: Final = vec(0.51, 0.58, -1.02)


@dataclass(frozen=True)
class Stairs:
    """An escalator: where its lower end is, where its upper, and how wide it is."""

    low: Vec
    high: Vec
    wide: float = 0.30

    def at(self, part: float, across: float = 0.0, up: float = 0.0) -> Vec:
        """Return a place: 0 is the lower end; `across` is 1 at the side that is near to us."""
        middle: Vec = self.low + (self.high - self.low) * part
        return middle + vec(0, up, across * self.wide / 2)

    def rail(self, side: int, down: float = 0.0) -> list[Vec]:
        """Return places along a hand rail, or so far under it."""
        return [self.at(part, side * 1.08, 0.13 - down) for part in (-0.02, 0.25, 0.5, 0.75, 1.02)]


UP: Final = Stairs(vec(-0.80, -0.60, -0.42), vec(0.40, 0.34, -0.72), 0.34)
DOWN: Final = Stairs(vec(0.66, -0.66, 0.42), vec(-0.74, 0.40, 0.10), 0.30)


def paint(page: Page) -> Scene:
    """Paint the falling water, the full stairs behind it, the empty ones before them."""
    scene = Scene(page, 290, light=(330, 220, 120), glow="#e8f4ee", shade="#0c2a30", reach=1300,
                  felt=0.05)  # fmt: skip
    scene.focus(520, 700, 200)
    scene.focus(600, 260, 170, 0.9)
    scene.focus(180, 860, 150, 0.7)
    _water(scene)
    _rock(scene)
    _bear(scene)
    _crowd(scene)
    _spray(scene, 0.5)
    _lone(scene)
    _spray(scene, 1.0)
    return scene.finish(
        Look(
            vignette=0.28, bloom=0.25, bloom_from=0.82, contrast=1.06,
            brush=Brush(edges=0.6, variety=0.9), masses=0.25,
            palette=Palette(
                colours=("#e4f0ea", "#6fa09e", "#12343a", "#4c4038", "#c87466", "#d8b048"),
                mother="#3f7478", accent="#d07060", quiet=0.3, warmth=-0.2,
            ),
        )
    )  # fmt: skip


def _view(scene: Scene) -> Stage:
    """Return the one camera: somebody small, who looks up between the two stairs."""
    return Stage(scene, 446, 690, 800, yaw=14, pitch=-6, near=2.4, box=(-20, -20, 820, 1220))


def _water(scene: Scene) -> None:
    """We are behind the fall: daylight comes through it."""
    page, rng = scene.page, random.Random(4)
    threads = page.noise(3, 50, 5, 0.6, (0.5, 9)) * 0.5 + page.noise(5, 18, 3, 0.6, (0.5, 14)) * 0.3
    glow = np.exp(-(((page.x - 430) / 300) ** 2) - ((page.y - 330) / 560) ** 2) * 0.66
    stops = [(-0.1, "#0f3a40"), (0.15, "#235c60"), (0.36, "#5a9492"), (0.58, "#a4cac2"),
             (0.8, "#dceae2"), (1.05, "#f6faf2")]  # fmt: skip
    scene.backdrop(stops, (0.10 + glow + 0.17 * threads).astype(np.float32), amount=0.03)
    falls = scene.sheet()
    for _ in range(150):
        x, y, far = rng.uniform(-10, 810), rng.uniform(-100, 1000), rng.uniform(100, 420)
        line = [(x, y), (x + rng.uniform(-5, 5), y + far * 0.5), (x + rng.uniform(-8, 8), y + far)]
        falls.fill(taper(line, [0.3, rng.uniform(2, 8), 0.3], 8), "#f4faf4", rng.uniform(0.1, 0.4))
    scene.put(falls)
    scene.of("water", way=90)


def _rock(scene: Scene) -> None:
    """The wet cave that we stand in: black on the left, a ledge on the right."""
    left, ledge = scene.sheet(), scene.sheet()
    left.fill(
        spline([(-40, -40, 1), (560, -40, 1), (470, 20), (330, 34), (250, 84), (200, 70),
                (150, 170), (104, 220), (96, 380), (50, 470), (66, 640), (18, 800), (40, 1000),
                (10, 1240, 1), (-40, 1240, 1)]), "#143238",
        grad=linear(180, 300, -20, 300, "#081c22"),
    )  # fmt: skip
    scene.lay(left, "stone", form=0.5, wobble=3)
    ledge.fill(
        spline([(470, 452, 1), (560, 420), (690, 410), (840, 396, 1), (840, 1240, 1),
                (760, 1240, 1), (742, 980), (770, 800), (712, 640), (640, 540), (560, 500)]),
        "#1d4348",
        grad=linear(600, 420, 760, 800, "#0b252b"),
    )  # fmt: skip
    scene.lay(ledge, "stone", form=0.5, wobble=3)


def _stairs(canvas: Canvas, one: Stairs, count: int) -> None:
    """Steps, the panels on both sides, and two rubber rails."""
    along = unit(one.high - one.low)
    over = unit(vec(-along[1], along[0], 0) * (1 if along[0] > 0 else -1))
    length = float(np.linalg.norm(one.high - one.low)) / 2
    for number in range(count):
        spot = one.at((number + 0.5) / count, 0, -0.045)
        run = abs(float(one.high[0] - one.low[0])) / count / 2
        things.box(canvas, spot, vec(run, 0, 0), vec(0, 0.045, 0), vec(0, 0, one.wide / 2),
                   "#8ea2a2" if number % 2 else "#7d9294", sheen=0.2)  # fmt: skip
    for side in (-1, 1):
        for number in range(7):
            panel = one.at((number + 0.5) / 7, side * 1.08, -0.075)
            tone = ("#4a676c", "#405c62")[number % 2] if side > 0 else "#2c464c"
            things.box(canvas, panel, along * length / 7.1, over * 0.050, vec(0, 0, 0.010), tone,
                       sheen=0.3)  # fmt: skip
        things.rod(canvas, one.rail(side), 0.012 if side > 0 else 0.010, "#263a3f")


def _spots(around: Vec, along: Vec) -> Vec:
    """Return where a salmon is speckled."""
    wave = np.sin(around * 130 + 2 * np.sin(along * 50)) * np.sin(along * 120 + around * 60)
    return np.asarray(np.clip((wave - 0.55) * 3, 0, 0.6))


@dataclass(frozen=True)
class Fish:
    """How one of them looks, and where to."""

    back: Colour = GREY
    belly: Colour = SILVER
    ahead: tuple[float, float, float] = (1, 0, 0.25)
    tall: float = 1.0
    hat: str = ""
    carries: str = ""
    bend: float = 0.0


def _salmon(canvas: Canvas, foot: Vec, fish: Fish) -> None:
    """A salmon that stands on its tail; its length is 0.33 for a `tall` of 1."""
    ahead = unit(vec(fish.ahead[0], 0, fish.ahead[2]))
    side = vec(-ahead[2], 0, ahead[0])

    def at(fore: float, up: float, out: float = 0.0) -> Vec:
        sway = fish.bend * math.sin(up * 9)
        return foot + (ahead * (fore + sway) + vec(0, up, 0) + side * out) * fish.tall

    line = [
        at(-0.004, 0.030),
        at(-0.010, 0.08),
        at(-0.012, 0.15),
        at(-0.004, 0.22),
        at(0.010, 0.265),
    ]
    flat = [(0.010, 0.016), (0.024, 0.032), (0.038, 0.056), (0.042, 0.064), (0.038, 0.054)]
    halves = [(a * fish.tall, b * fish.tall) for a, b in flat]
    with canvas.part(fish.back, soft=0.8, sheen=0.25, pattern=inked(_spots, "#2c3c42")) as body:
        body.loft(line, [(side, ahead)] * 5, halves, 0.02)
        body.chain([at(0.006, 0.262), at(0.045, 0.298), at(0.084, 0.316)],
                   np.array([0.046, 0.033, 0.016]) * fish.tall)  # fmt: skip
    with canvas.part(fish.belly, soft=0.8, sheen=0.3) as belly:
        belly.loft([one + ahead * 0.016 * fish.tall for one in line[1:]], [(side, ahead)] * 4,
                   [(a * 0.97, b * 0.80) for a, b in halves[1:]], 0.02)  # fmt: skip
        belly.chain([at(0.020, 0.252), at(0.050, 0.276), at(0.086, 0.300)],
                    np.array([0.038, 0.025, 0.011]) * fish.tall)  # fmt: skip
    dark = mix(fish.back, "#101c20", 0.65)
    for out in (-1.0, 1.0):
        mouth = [at(0.096, 0.305, out * 0.010), at(0.078, 0.297, out * 0.022),
                 at(0.058, 0.283, out * 0.030)]  # fmt: skip
        things.rod(canvas, mouth, 0.0028 * fish.tall, dark)
        gill = [at(0.006, 0.290, out * 0.043), at(-0.012, 0.262, out * 0.046),
                at(0.004, 0.228, out * 0.047)]  # fmt: skip
        things.rod(canvas, gill, 0.003 * fish.tall, dark)
    fin = mix(fish.back, "#1c3036", 0.3)
    with canvas.part(fin, soft=0.3, sheen=0.2) as fins:
        for fore in (-1.0, 1.0):
            fins.plane([at(0, 0.045), at(fore * 0.03, 0.02), at(fore * 0.085, -0.022),
                        at(fore * 0.030, -0.010), at(0, 0.004)])  # fmt: skip
        fins.plane([at(-0.062, 0.215), at(-0.112, 0.170), at(-0.100, 0.135), at(-0.055, 0.140)])
    for out in (-1.0, 1.0):
        with canvas.part(mix(fish.back, fish.belly, 0.4), soft=0.4) as pectoral:
            root, tip = at(0.025, 0.205, out * 0.038), at(0.074, 0.128, out * 0.058)
            pectoral.chain([root, (root + tip) / 2 + ahead * 0.010, tip],
                           np.array([0.012, 0.017, 0.009]) * fish.tall)  # fmt: skip
    for out in (-0.030, 0.030):
        with canvas.part("#e0d8a8", soft=0.1, care=0.8) as white:
            white.ball(at(0.044, 0.300, out), 0.0105 * fish.tall)
        with canvas.part("#10181a", soft=0.1, sheen=0.6, care=1) as pupil:
            pupil.ball(at(0.0475, 0.301, out * 1.20), 0.0068 * fish.tall)
    if fish.carries:
        hold = at(0.078, 0.112, 0.062)
        x, y, z = (one * fish.tall for one in (ahead * 0.036, vec(0, 0.024, 0), side * 0.014))
        things.box(canvas, hold - y, x, y, z, fish.carries)
        things.rod(canvas, [hold - ahead * 0.014, hold + vec(0, 0.014, 0), hold + ahead * 0.014],
                   0.004 * fish.tall, mix(fish.carries, "#201810", 0.5))  # fmt: skip
    if fish.hat:
        things.hat(canvas, at(0.006, 0.314), vec(-0.25, 1, 0), fish.hat, 0.078 * fish.tall)


def _crowd(scene: Scene) -> None:
    """Two abreast, hat behind hat, and among them one small one that looks the other way."""
    rng, view = random.Random(31), _view(scene)
    _stairs(view.canvas, UP, 17)
    for number in range(10):
        for across in (-0.6, 0.5):
            part = (number + (0.6 if across < 0 else 0.15)) / 10
            if number == 6 and across > 0:
                young = Fish("#c2786c", "#e4c0b0", (0.55, 0, 1.0), 0.80, bend=0.006)
                _salmon(view.canvas, UP.at(part, 0.8, 0.06), young)
                continue
            fish = Fish(
                vary("#62767c" if across > 0 else "#4a5c62", rng, 0.16, 0.01), SILVER,
                (1, 0, rng.uniform(0.2, 0.7)), rng.uniform(0.92, 1.10),
                rng.choice(("#2c3338", "#363e43", "#40484c")), rng.choice(("", "#3a4448")),
                rng.uniform(-0.006, 0.008),
            )  # fmt: skip
            _salmon(view.canvas, UP.at(part, across, 0.02), fish)
    view.paint(light=(330, 120, -60), rim=0.6, rim_colour="#eef8f0", shadow=0, contact=0,
               fill=0.55, dim=0.3, bounce="#1f5054", haze=("#9cc0ba", 0.12),
               focus=(240, 780, 420))  # fmt: skip


def _lone(scene: Scene) -> None:
    """The other way: nobody before it, nobody behind."""
    view = _view(scene)
    _stairs(view.canvas, DOWN, 18)
    fish = Fish(PINK, "#ecc8b8", (0.9, 0, 0.55), 1.18, carries="#d0a63c", bend=0.010)
    _salmon(view.canvas, DOWN.at(0.40, 0.1, 0.02), fish)
    view.paint(light=(330, 180, 260), rim=0.6, rim_colour="#f2fbf4", shadow=0, contact=0, fill=0.5,
               dim=0.25, bounce="#2c6468", focus=(520, 700, 360))  # fmt: skip
    tube = spline([view.page(place) for place in DOWN.rail(1, 0.024)], closed=False)
    light = scene.sheet()
    light.line(tube, "#bfe6e0", 16, 0.35, blur=7)
    light.line(tube, "#eafaf4", 4.5, 0.95, blur=0.6)
    scene.put(light)
    scene.exact(light.pixels()[..., 3], 0.8)


def _bear(scene: Scene) -> None:
    """It takes the tickets; it has tucked its napkin in."""
    view = _view(scene)
    canvas = view.canvas

    def at(x: float, y: float, z: float = 0.0) -> Vec:
        return BEAR + vec(x, y, z)

    fur = "#4a3a32"
    with canvas.part(fur, soft=1.6) as body:
        body.chain([at(0.06, -0.22), at(0.05, -0.02), at(0.0, 0.16)], [0.26, 0.24, 0.17])
        body.chain([at(-0.12, 0.10, 0.10), at(-0.25, -0.02, 0.20), at(-0.35, 0.06, 0.26)],
                   [0.090, 0.070, 0.056])  # fmt: skip
        body.ball(at(-0.05, 0.31, 0.05), 0.125)
        body.chain([at(-0.09, 0.29, 0.10), at(-0.17, 0.25, 0.17)], [0.085, 0.052])
        for x, z in ((-0.10, -0.05), (0.055, 0.05)):
            body.ball(at(x, 0.415, z), 0.040)
    with canvas.part("#7a6250", soft=0.8) as muzzle:
        muzzle.chain([at(-0.135, 0.262, 0.145), at(-0.185, 0.240, 0.182)], [0.050, 0.040])
    with canvas.part("#15110f", soft=0.3, sheen=0.6, care=0.8) as nose:
        nose.ball(at(-0.215, 0.262, 0.200), np.diag([0.026, 0.017, 0.02]))
    for way in (vec(-0.50, 0.26, 0.83), vec(-0.90, 0.26, 0.36)):
        with canvas.part("#120e0c", soft=0.1, sheen=0.8, care=1) as eye:
            eye.ball(at(-0.05, 0.31, 0.05) + unit(way) * 0.122, 0.0125)
    frames = [(vec(1, 0, 0.3), vec(-0.3, 0, 1))] * 3
    with canvas.part("#1f3438", soft=0.4, sheen=0.15) as cap:
        cap.loft([at(-0.045, 0.40, 0.04), at(-0.045, 0.455, 0.04), at(-0.04, 0.50, 0.03)], frames,
                 [(0.108, 0.100), (0.118, 0.108), (0.128, 0.118)], 0.012)  # fmt: skip
        cap.loft([at(-0.10, 0.398, 0.11), at(-0.125, 0.385, 0.145)], frames[:2],
                 [(0.088, 0.050), (0.082, 0.060)], 0.004)  # fmt: skip
    with canvas.part("#b9973c", soft=0.2, sheen=0.5) as badge:
        badge.ball(at(-0.095, 0.452, 0.140), 0.017)
    with canvas.part("#d5dcd4", soft=0.4) as napkin:
        grid = [[at(-0.11 + x * (0.04 + 0.10 * t), 0.185 - 0.22 * t + 0.03 * x * x * t,
                    0.19 + 0.05 * t - 0.06 * x * x)
                 for x in np.linspace(-1, 1, 7)] for t in (0.0, 0.35, 0.7, 1.0)]  # fmt: skip
        napkin.surface(np.array(grid), thick=0.004)
    with canvas.part("#c87868", soft=0.1) as ticket:
        hold = at(-0.375, 0.085, 0.31)
        ticket.plane([hold, hold + vec(-0.03, 0.085, 0), hold + vec(0.025, 0.10, 0),
                      hold + vec(0.05, 0.015, 0)])  # fmt: skip
    for number in range(4):
        with canvas.part("#d8cfb8", soft=0.1) as claw:
            root = at(-0.385, 0.075 - number * 0.022, 0.30)
            claw.chain([root, root + vec(-0.024, 0.008, 0.012)], [0.009, 0.003])
    with scene.layer("fur"):
        view.paint(light=(330, 120, 60), rim=0.7, rim_colour="#e8f6ee", shadow=0, contact=0,
                   fill=0.5, dim=0.2, bounce="#28585c", focus=(600, 250, 260))  # fmt: skip


def _spray(scene: Scene, near: float) -> None:
    """Mist off the fall: it takes the lower ends of the stairs."""
    page = scene.page
    low = smoothstep(880 + 120 * near, 1260, page.y + 60 * page.noise(71, 150, 4))
    scene.tint((low * (0.25 + 0.25 * near)).astype(np.float32), "#8fb6b0")
    drops, rng = scene.sheet(), scene.rng
    for _ in range(int(60 * near)):
        x, y = rng.uniform(0, 800), rng.uniform(100, 1180)
        drops.fill(ellipse(x, y, rng.uniform(0.8, 2.4)), "#f2faf4", rng.uniform(0.2, 0.7))
    for _ in range(int(20 * near)):
        x, y, far = rng.uniform(0, 800), rng.uniform(0, 900), rng.uniform(60, 180)
        drops.line(poly([(x, y), (x + 2, y + far)], closed=False), "#f2faf4", 1.4, 0.2)
    scene.put(drops)
