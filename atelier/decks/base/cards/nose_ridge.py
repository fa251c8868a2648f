"""By lantern light a band of insects climbs over a sleeping face, as over a mountain range.

Moonlight from behind: the profile is a bright edge before the night, and sinks into blue below it.
"""

import math
import random
from collections.abc import Sequence
from typing import Final

import numpy as np

from pinxit_atelier.engine import (
    Brush,
    Colour,
    Field,
    Look,
    Page,
    Palette,
    Scene,
    Sheet,
    ellipse,
    linear,
    mix,
    poly,
    ramp,
    smoothstep,
    spline,
    taper,
)
from pinxit_atelier.gesture import Camera, Canvas, Paint, cast, things, unit, vec
from pinxit_atelier.gesture.space import Vec, smooth

SIZE: Final = 0.15
HIGH: Final = 880.0
MOON: Final = 372.0, 462.0
BUG: Final = 88.0  # how high a bug is that stands up, on the page
LEFT, BASE, HEAD = -52.0, 1010.0, 655.0  # where the crown is, the back of the head, how long it is
# The face from the side: how far down from the crown, how far out.
PROFILE: Final = (
    (-0.10, -0.12), (-0.05, 0.08), (0.02, 0.20), (0.10, 0.30), (0.19, 0.375), (0.28, 0.415),
    (0.345, 0.450), (0.385, 0.455), (0.415, 0.415), (0.435, 0.402), (0.465, 0.440),
    (0.505, 0.515),
    (0.545, 0.562),
    (0.585, 0.592),
    (0.625, 0.640),
    (0.655, 0.654),
    (0.684, 0.636),
    (0.694, 0.596),
    (0.696, 0.540),
    (0.702, 0.512),
    (0.715, 0.515), (0.742, 0.528), (0.770, 0.515), (0.786, 0.480), (0.802, 0.485),
    (0.826, 0.502), (0.850, 0.486), (0.872, 0.485), (0.905, 0.535), (0.96, 0.580), (1.03, 0.575),
    (1.11, 0.535), (1.20, 0.50), (1.30, 0.47), (1.42, 0.45),
)  # fmt: skip
Points = Sequence[tuple[float, float]]


def _at(down: float, out: float) -> tuple[float, float]:
    """Return where on the page a place of the head is: it lies, and looks up."""
    return LEFT + down * HEAD, BASE - out * HEAD


RIDGE: Final = smooth([_at(*spot) for spot in PROFILE], 700)


def _ridge_y(x: float) -> float:
    """Return how high the range is over a place of the page."""
    near = np.abs(RIDGE[:, 0] - x) < 3
    return float(RIDGE[near, 1].min()) if near.any() else float(np.interp(x, *RIDGE.T))


def paint(page: Page) -> Scene:
    """Paint the night and the moon, the range, the snow and woods on it, and who is on the way."""
    scene = Scene(page, 3131, light=(*MOON, 300), glow="#dfe8f2", shade="#10162c", reach=1500,
                  felt=0)  # fmt: skip
    scene.focus(360, 560, 260)
    scene.focus(620, 640, 220, 0.8)
    scene.focus(150, 660, 180, 0.8)
    _night(scene)
    _range(scene)
    _features(scene)
    _woods(scene)
    _band(scene)
    _bedding(scene)
    _camp(scene)
    look = Look(
        vignette=0.32, bloom=0.35, bloom_from=0.78, contrast=1.08, grain=0.02, masses=0.15,
        brush=Brush(exact=0.03, edges=0.4, detail=0.6, variety=1.0),
        palette=Palette(
            colours=("#e6ecee", "#8fa3b0", "#40567a", "#141a34", "#5c6a5c", "#7a5a3c"),
            accent="#f0a83c", quiet=0.15, hold=0.7, warmth=-0.1,
        ),
    )  # fmt: skip
    return scene.finish(look)


def _night(scene: Scene) -> None:
    """One great moon low behind the range, thin cloud before it, far chains in its haze."""
    page, rng = scene.page, random.Random(6)
    far = page.distance(*MOON) / 760 + 0.05 * page.noise(3, 240, 4, 0.5, (3, 1))
    stops: list[tuple[float, Colour]] = [
        (0, "#c8d4d4"), (0.17, "#9fb4c0"), (0.32, "#5c7898"), (0.6, "#2a406c"), (1.0, "#131c40"),
    ]  # fmt: skip
    scene.backdrop(stops, far.astype(np.float32), amount=0.03)
    scene.of("sky", way=-8)
    stars = scene.sheet()
    for _ in range(110):
        x, y = rng.uniform(0, 800), 520 * rng.random() ** 1.3
        if math.hypot(x - MOON[0], y - MOON[1]) > 210:
            stars.fill(ellipse(x, y, rng.choice((0.8, 1.0, 1.4, 2.0))), "#f4f2e0",
                       rng.uniform(0.3, 0.9))  # fmt: skip
    scene.put(stars)
    moon = scene.sheet().fill(ellipse(*MOON, 132), "#f4f0da")
    for x, y, wide, high in ((-46, -30, 40, 28), (34, -58, 24, 18), (50, 28, 36, 26),
                             (-20, 52, 30, 20), (-84, 30, 20, 26)):  # fmt: skip
        moon.on_top(ellipse(MOON[0] + x, MOON[1] + y, wide, high, x), "#c4cac4", 0.5, blur=7)
    scene.put(moon, blur=1.2)
    scene.shine(*MOON, 250, "#c8d8e4", 0.4)
    for y, k in ((455, 1), (330, 2)):
        scene.mist(y, 13, "#5c7694", 0.55, seed=k, size=150, x=MOON[0] + 60 * k, width=260)
    hills = scene.sheet()
    for low, tone in ((640, "#5c789a"), (700, "#4a6488")):
        line = [(-40, low + 50), (90, low - 40), (230, low + 60), (400, low - 20), (520, low + 40),
                (640, low - 60), (760, low - 10), (860, low - 70)]  # fmt: skip
        hills.fill(spline([(-40, 1240, 1), *line, (860, 1240, 1)]), tone)
    with scene.layer("stone", way=20, blur=1.5, air=("#7c94ac", 0.3)):
        scene.put(hills)


def _blob(scene: Scene, down: float, out: float, wide: float, high: float, turn: float) -> Field:
    """Return a soft spot on the head: wide along it, high out of it, turned by degrees."""
    page, (x, y) = scene.page, _at(down, out)
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    a = ((page.x - x) * c + (page.y - y) * s) / (wide * HEAD)
    b = (-(page.x - x) * s + (page.y - y) * c) / (high * HEAD)
    return np.asarray(np.exp(-(a * a) - b * b), np.float32)


def _range(scene: Scene) -> None:
    """The mass of the face: moonlit where it looks up, and blue, then dark, as it falls away."""
    page = scene.page
    outline = [(-200.0, 1300.0), *((float(x), float(y)) for x, y in RIDGE), (1000.0, 1300.0)]
    mask = scene.sheet().fill(poly(outline), "#ffffff").pixels()[..., 3]
    soft = page.blur(mask, 10) * 0.5 + page.blur(mask, 34) * 0.3 + page.blur(mask, 80) * 0.2
    depth = np.clip(soft * 2 - 1, 0, 1) * 0.5 + 0.5 * smoothstep(640, 1120, page.y)
    lit = 1.1 - depth + 0.05 * page.noise(8, 130, 4, 0.55)
    for down, out, wide, high, turn, much in (
        (0.43, 0.335, 0.050, 0.060, 0, -0.30),  # the hollow of the eye
        (0.455, 0.338, 0.026, 0.042, 8, 0.26),  # the lid on its ball
        (0.36, 0.36, 0.03, 0.09, 4, 0.12),  # the brow
        (0.25, 0.20, 0.10, 0.10, 0, -0.10),  # the temple
        (0.57, 0.46, 0.10, 0.028, -35, -0.12),  # the flank of the nose
        (0.645, 0.535, 0.034, 0.040, 0, 0.20),  # its wing
        (0.645, 0.475, 0.050, 0.016, -10, -0.26),  # and the crease round it
        (0.57, 0.30, 0.085, 0.085, 20, 0.24),  # the cheek
        (0.70, 0.37, 0.016, 0.09, -24, -0.20),  # the fold from nose to mouth
        (0.66, 0.16, 0.12, 0.08, 0, -0.10),  # the hollow under the cheekbone
        (0.50, 0.40, 0.05, 0.02, -60, -0.10),
    ):
        lit = lit + much * _blob(scene, down, out, wide, high, turn)
    stops: list[tuple[float, Colour]] = [
        (0, "#141d3c"), (0.25, "#2c3f68"), (0.5, "#506a90"), (0.75, "#8ea4b8"), (1.0, "#dfe6e6"),
    ]  # fmt: skip
    painted = ramp(stops, np.clip(lit, 0, 1.05).astype(np.float32))
    scene.image = (scene.image * (1 - mask[..., None]) + painted * mask[..., None]).astype(
        np.float32
    )
    scene.of("stone", mask, way=62)
    edge = scene.sheet()
    points = [(float(x), float(y) + 2.5) for x, y in RIDGE[30:560:3]]
    edge.fill(taper(points, [2, 6, 4, 6, 5, 3], 260), "#f8f6e6", 0.85)
    scene.put((edge.pixels() * mask[..., None]).astype(np.float32), blur=0.8)


def _features(scene: Scene) -> None:
    """What tells that it is a face: the shut lid, the nostril, the ear, a few lines of age."""
    sheet = scene.sheet()

    def line(spots: Points, widths: Sequence[float], tone: Colour, alpha: float = 0.85) -> None:
        sheet.fill(taper([_at(*spot) for spot in spots], widths), tone, alpha)

    lid = [(0.452, 0.392), (0.470, 0.372), (0.479, 0.345), (0.476, 0.312), (0.462, 0.284)]
    line(lid, [1.5, 5, 6, 5, 1.5], "#141c38")
    for k in range(1, 8):
        x, y = smooth([_at(*spot) for spot in lid], 9)[k]
        tip = (x + 16 - 0.6 * k, y + 5 - 2.2 * (4 - k))
        sheet.fill(taper([(x, y), ((x + tip[0]) / 2, (y + tip[1]) / 2 + 3), tip], [2.6, 2, 0.5]),
                   "#141c38", 0.9)  # fmt: skip
    line([(0.425, 0.385), (0.418, 0.35), (0.424, 0.305), (0.44, 0.275)], [1, 3.5, 3, 0.8],
         "#24345c", 0.7)  # fmt: skip
    line([(0.482, 0.40), (0.505, 0.375), (0.512, 0.33), (0.50, 0.28)], [0.8, 3, 3, 0.6], "#2c3f68",
         0.55)  # fmt: skip
    for k in range(3):  # what eighty years of laughing leave beside an eye
        line([(0.452 + 0.012 * k, 0.262 - 0.004 * k), (0.45 + 0.03 * k, 0.215 - 0.01 * k)],
             [2.4, 0.5], "#2c3f68", 0.6)  # fmt: skip
    for k in range(3):
        line([(0.21 + 0.04 * k, 0.365 + 0.016 * k), (0.215 + 0.045 * k, 0.29), (0.20 + 0.045 * k,
             0.21)], [0.6, 3, 0.6], "#3a5078", 0.55)  # fmt: skip
    nostril = [_at(*s) for s in ((0.689, 0.578), (0.680, 0.566), (0.678, 0.545), (0.690, 0.540))]
    sheet.fill(spline(nostril), "#141d3c", 0.85)
    line([(0.692, 0.512), (0.668, 0.480), (0.628, 0.478), (0.606, 0.508)], [2, 6, 5, 0.8],
         "#1a2648", 0.8)  # fmt: skip
    line([(0.684, 0.465), (0.715, 0.41), (0.765, 0.355)], [1, 5, 1], "#22325a", 0.7)
    ear = [_at(*s) for s in ((0.44, 0.035), (0.415, -0.015), (0.43, -0.075), (0.49, -0.095),
                             (0.56, -0.06), (0.615, -0.005), (0.61, 0.03), (0.56, 0.035),
                             (0.50, 0.05))]  # fmt: skip
    sheet.fill(spline(ear), "#566e92", grad=linear(*_at(0.5, 0.05), *_at(0.5, -0.1), "#2c3f68"))
    for spots, widths in (
        (((0.45, 0.02), (0.437, -0.03), (0.465, -0.068), (0.53, -0.06), (0.585, -0.012)),
         [2, 6, 7, 5, 2]),
        (((0.475, 0.03), (0.478, -0.02), (0.515, -0.035), (0.555, -0.005)), [2, 8, 9, 2]),
    ):  # fmt: skip
        line(spots, widths, "#1c2950", 0.75)
    line([(0.42, 0.0), (0.432, -0.07), (0.49, -0.088), (0.56, -0.052)], [1, 4, 4, 1], "#a8bac8")
    scene.put(sheet, blur=0.5)
    scene.exact(ellipse(*_at(0.46, 0.34), 52, 58), 0.8)
    scene.exact(ellipse(*_at(0.66, 0.52), 60, 60), 0.6)


def _lock(sheet: Sheet, start: tuple[float, float], way: float, long: float, wide: float,
          tone: Colour, bend: float = 0.0) -> None:  # fmt: skip
    """One lock: a firm stroke, thick in the middle, that ends in a point."""
    x, y = start
    turned = way + bend
    middle = x + 0.5 * long * math.cos(way), y + 0.5 * long * math.sin(way)
    tip = middle[0] + 0.5 * long * math.cos(turned), middle[1] + 0.5 * long * math.sin(turned)
    sheet.fill(taper([start, middle, tip], [wide * 0.5, wide, 0.6], 12), tone, 0.95)


def _woods(scene: Scene) -> None:
    """Hair is snow, brows are a thicket, and the beard is a forest that fills the valley."""
    rng = random.Random(11)
    back, front = scene.sheet(), scene.sheet()
    spots = []
    for _ in range(1500):  # the beard, over jaw and chin
        down, part = rng.uniform(0.58, 1.36), rng.random() ** 0.8
        top = float(
            np.interp(
                down,
                (0.58, 0.64, 0.72, 0.80, 0.86, 0.9, 0.96, 1.03, 1.11, 1.3, 1.4),
                (0.02, 0.14, 0.24, 0.34, 0.45, 0.52, 0.565, 0.56, 0.52, 0.46, 0.44),
            )
        )
        spots.append((top - part * 0.62, down, top))
    for out, down, top in sorted(spots, key=lambda spot: spot[0], reverse=True):
        x, y = _at(down, out)
        high = min(max((out + 0.15) / 0.7, 0), 1)
        near_top = math.exp(-(((top - out) / 0.06) ** 2))
        tone = mix(
            mix("#1c294e", "#7f96b0", high + rng.gauss(0, 0.12)),
            "#eef2f0",
            min(max(0.75 * near_top * high + rng.gauss(0, 0.10) + 0.12 * high, 0), 1),
        )
        way = 0.05 + 0.5 * (0.35 - out) + 0.25 * math.sin(down * 9 + out * 7) + rng.gauss(0, 0.12)
        _lock(back, (x, y), way, rng.uniform(46, 92), rng.uniform(5, 11), tone,
              rng.uniform(-0.7, 0.9))  # fmt: skip
    for _ in range(300):  # the moustache, from under the nose
        part = rng.random()
        x, y = _at(0.704 + 0.03 * rng.random() + 0.03 * part, 0.520 - 0.13 * part)
        tone = mix("#8ea4ba", "#f4f6f0", rng.random() * (1 - 0.6 * part))
        _lock(front, (x, y), 0.05 + 0.75 * part + rng.gauss(0, 0.12), rng.uniform(46, 96),
              rng.uniform(3.4, 6.4), tone, 0.55)  # fmt: skip
    for _ in range(150):  # the brow
        part = rng.random()
        x, y = _at(0.372 + rng.gauss(0, 0.008), 0.447 - 0.175 * part)
        tone = mix("#9cb0c2", "#f6f8f2", rng.random() * (1 - 0.5 * part))
        _lock(front, (x, y), -0.55 + 0.75 * part + rng.gauss(0, 0.2), rng.uniform(16, 38),
              rng.uniform(2.4, 4.4), tone, 0.5)  # fmt: skip
    for _ in range(620):  # what is left on the head, behind the ear and over the pillow
        down, out = rng.uniform(-0.04, 0.46), rng.uniform(-0.34, 0.12)
        if out > 0.10 - 0.34 * abs(down - 0.2) + 0.04 * math.sin(down * 40):
            continue
        x, y = _at(down, out)
        high = min(max((out + 0.34) / 0.46, 0), 1)
        tone = mix("#22315a", "#b4c4d0", 0.85 * high + rng.gauss(0, 0.12))
        _lock(back, (x, y), 2.5 + 0.8 * (0.2 - down) + rng.gauss(0, 0.16), rng.uniform(34, 76),
              rng.uniform(4, 8), tone, rng.uniform(-0.5, 0.3))  # fmt: skip
    with scene.layer("fur", way=15):
        scene.put(back)
    with scene.layer("fur", way=60):
        scene.put(front)


def _ridge(camera: Camera, x: float) -> Vec:
    """Return the place in space where the range meets the sky, over a place on the page."""
    y = _ridge_y(x) + 4
    return np.asarray(camera.space(np.array(x), np.array(y), np.array(0.0)))


class _Bug:
    """A bug on its hind legs, in parts of its height: x along the way it goes, y up, z to us."""

    def __init__(self, canvas: Canvas, foot: Vec, way: int, size: float, slope: float = 0) -> None:
        self.canvas, self.foot, self.way = canvas, foot, way
        self.size = size * BUG / HIGH * SIZE
        self.cos, self.sin = math.cos(math.radians(slope)), math.sin(math.radians(slope))

    def at(self, x: float, y: float, z: float = 0) -> Vec:
        """Return a place of the bug in space."""
        across, up = x * self.way * self.cos - y * self.sin, y * self.cos + x * self.way * self.sin
        return np.asarray(self.foot + vec(across, up, z) * self.size)

    def limb(self, colour: Colour, thick: float, *line: tuple[float, float, float]) -> None:
        """Draw a leg, a feeler, or anything thin."""
        things.rod(self.canvas, [self.at(*p) for p in line], thick * self.size, colour)

    def mass(
        self, colour: Colour, *balls: tuple[float, float, float, float], sheen: float = 0.5
    ) -> None:
        """Draw a body of balls that melt into each other: x, y, z, radius."""
        with self.canvas.part(colour, soft=0.08, sheen=sheen) as part:
            if len(balls) == 1:
                part.ball(self.at(*balls[0][:3]), balls[0][3] * self.size)
            else:
                part.chain([self.at(*b[:3]) for b in balls], [b[3] * self.size for b in balls])

    def legs(self, colour: Colour) -> None:
        """Draw the pair that it stands on."""
        for z, knee in ((0.10, 0.12), (-0.08, -0.06)):
            self.limb(colour, 0.026, (0.0, 0.34, z), (knee, 0.18, z), (knee - 0.08, 0, z))


def _band(scene: Scene) -> None:
    """From the last with the letter to the first ants, who have got the ladder to the brow."""
    camera = Camera(HIGH / SIZE, (400, 600), look=(0, 0, 0), near=6)
    canvas = Canvas(camera, (-30, 100, 830, 1230), 2.2, 0.2)
    lamps = [_ant(canvas, _ridge(camera, 764), "letter"), _bee(canvas, _ridge(camera, 650)),
             _ladybird(canvas, _ridge(camera, 545))]  # fmt: skip
    lamps.append(_fiddler(canvas, _ridge(camera, 376)))
    first, last = (_ant(canvas, _ridge(camera, x), "ladder") for x in (118, 214))
    _ladder(canvas, last, first)
    lamps.append(_ant(canvas, _ridge(camera, 32), "lantern"))
    places = [camera.page(lamp) for lamp in lamps]
    for x, y in places:
        scene.shine(x, y + 24, 80, "#f0b060", 0.28)
    paint = Paint(
        light=(places[3][0] + 120, places[3][1] - 60, 260), shadow=0, contact=0, dim=0.1, fill=0.24,
        rim=0.5, rim_colour="#ffd9a0", bounce="#4a5a80", care=1,
    )  # fmt: skip
    cast(scene, canvas, paint)
    for x, y in places:
        scene.shine(x, y, 40, "#ffc468", 0.75)
        scene.shine(x, y, 9, "#fff4d0", 1)
    for x in (32, 118, 214, 376, 545, 650, 764):
        scene.exact(ellipse(x, _ridge_y(x) - 45, 56, 84), 0.9)


def _lantern(bug: _Bug, x: float, y: float) -> Vec:
    bug.limb("#2a2420", 0.012, (x, y + 0.10, 0.05), (x, y + 0.02, 0.05))
    with bug.canvas.part("#ffe2a0", flat=True) as glass:
        glass.ball(bug.at(x, y - 0.05, 0.05), 0.065 * bug.size)
    return bug.at(x, y - 0.05, 0.05)


def _ant(canvas: Canvas, foot: Vec, task: str) -> Vec:
    """An ant that carries something; return its lantern, or where the ladder lies on it."""
    tone = "#6a4230" if task != "letter" else "#4c4658"
    bug = _Bug(canvas, foot, -1, 0.86)
    bug.legs(tone)
    bug.mass(tone, (-0.16, 0.22, 0, 0.15), (-0.06, 0.36, 0, 0.06))
    bug.mass(tone, (-0.03, 0.40, 0, 0.09), (0.02, 0.52, 0, 0.085))
    bug.mass(tone, (0.07, 0.69, 0, 0.12))
    bug.limb(tone, 0.014, (0.10, 0.78, 0.05), (0.20, 0.92, 0.06), (0.28, 0.92, 0.06))
    bug.limb(tone, 0.014, (0.10, 0.78, -0.05), (0.16, 0.96, -0.06), (0.24, 0.99, -0.06))
    bug.mass("#f4efe0", (0.15, 0.71, 0.085, 0.028))
    if task == "ladder":
        for z in (0.07, -0.07):
            bug.limb(tone, 0.024, (0.0, 0.50, z), (0.12, 0.62, z * 2), (0.0, 0.82, z * 2.4))
        return bug.at(0, 0.84, 0)
    bug.limb(tone, 0.024, (0.02, 0.50, 0.08), (0.16, 0.44, 0.10), (0.28, 0.56, 0.08))
    if task == "letter":
        bug.limb(tone, 0.024, (0.0, 0.46, 0.08), (-0.10, 0.40, 0.12), (-0.02, 0.32, 0.14))
        with canvas.part("#efe8d8", soft=0.05) as letter:
            letter.plane(
                [
                    bug.at(*p)
                    for p in (
                        (-0.14, 0.24, 0.16),
                        (0.16, 0.24, 0.16),
                        (0.16, 0.44, 0.16),
                        (-0.14, 0.44, 0.16),
                    )
                ]
            )
        bug.mass("#b03a30", (0.01, 0.34, 0.17, 0.03))
    return _lantern(bug, 0.30, 0.46)


def _ladder(canvas: Canvas, one: Vec, other: Vec) -> None:
    way = unit(other - one)
    start, end = one - way * 0.012, other + way * 0.014
    for high in (0.0045, -0.0035):
        things.rod(canvas, [start + vec(0, high, 0), end + vec(0, high, 0)], 0.0009, "#c8a878")
    for part in np.linspace(0.05, 0.95, 10):
        spot = start + (end - start) * part
        things.rod(canvas, [spot + vec(0, 0.0045, 0), spot - vec(0, 0.0035, 0)], 0.0007, "#b8966a")


def _bee(canvas: Canvas, foot: Vec) -> Vec:
    """A bee under a tuba."""
    bug = _Bug(canvas, foot, -1, 1.15)
    bug.legs("#2a2420")
    for k in range(5):
        bug.mass(
            "#d8a040" if k % 2 == 0 else "#2c241e",
            (-0.14 + 0.045 * k, 0.24 + 0.085 * k, 0, 0.15 + 0.05 * math.sin(k * 0.8)),
            sheen=0.2,
        )
    bug.mass("#3a3028", (0.10, 0.74, 0, 0.13))
    for z in (0.13, -0.10):
        with canvas.part("#b8c8d4", soft=0.1) as wing:
            wing.ball(bug.at(-0.28, 0.66, z), np.diag([0.22, 0.10, 0.02]) * bug.size)
    for high in (0.0, 0.02):
        bug.limb("#2a2420", 0.014, (0.14, 0.84, 0.04), (0.22 + high, 0.98, 0.05))
    brass = "#c89a44"
    with canvas.part(brass, soft=0.05, sheen=1) as tuba:
        tuba.chain(
            [
                bug.at(*p)
                for p in (
                    (0.20, 0.70, 0.10),
                    (0.36, 0.62, 0.14),
                    (0.42, 0.42, 0.16),
                    (0.24, 0.32, 0.18),
                    (0.08, 0.44, 0.18),
                    (0.12, 0.80, 0.18),
                    (0.20, 1.00, 0.18),
                )
            ],
            [r * bug.size for r in (0.018, 0.026, 0.036, 0.045, 0.052, 0.062, 0.085)],
        )
        tuba.chain(
            [bug.at(0.20, 1.00, 0.18), bug.at(0.18, 1.10, 0.18), bug.at(0.14, 1.17, 0.18)],
            [0.08 * bug.size, 0.12 * bug.size, 0.19 * bug.size],
        )
    with canvas.part("#4a3018", soft=0.1, lift=0.004) as bell:
        bell.ball(bug.at(0.13, 1.21, 0.33), np.diag([0.15, 0.11, 0.06]) * bug.size)
    bug.limb("#2a2420", 0.026, (0.0, 0.56, 0.12), (0.10, 0.44, 0.22), (0.22, 0.42, 0.24))
    return _lantern(bug, -0.36, 0.98)


def _ladybird(canvas: Canvas, foot: Vec) -> Vec:
    """A ladybird with a drum on its belly."""
    bug = _Bug(canvas, foot, -1, 0.92)
    bug.legs("#221c1c")
    bug.mass("#a8342c", (-0.08, 0.40, 0, 0.25), (-0.02, 0.56, 0, 0.20), sheen=0.9)
    for x, y in ((-0.16, 0.36), (-0.06, 0.56), (-0.22, 0.52)):
        bug.mass("#1c1616", (x, y, 0.20, 0.055))
    bug.mass("#221c1c", (0.06, 0.78, 0, 0.12))
    with canvas.part("#d8c8a0", soft=0.05) as drum:
        drum.chain([bug.at(0.20, 0.42, 0.06), bug.at(0.34, 0.46, 0.06)], [0.14 * bug.size] * 2)
    bug.limb("#221c1c", 0.026, (0.02, 0.62, 0.14), (0.16, 0.70, 0.18), (0.28, 0.64, 0.16))
    bug.limb("#e8dcc0", 0.014, (0.24, 0.66, 0.16), (0.40, 0.56, 0.14))
    return _lantern(bug, -0.34, 0.80)


def _fiddler(canvas: Canvas, foot: Vec) -> Vec:
    """On the summit, a grasshopper with a fiddle, bent over it with all its heart."""
    bug = _Bug(canvas, foot, -1, 1.7)
    green, dark = "#7f9a58", "#4c6238"
    bug.mass(green, (-0.30, 0.16, 0, 0.05), (-0.14, 0.34, 0, 0.09), (0.02, 0.58, 0, 0.09))
    bug.mass(green, (0.08, 0.72, 0, 0.085), (0.13, 0.70, 0.02, 0.07), (0.17, 0.60, 0.02, 0.04))
    bug.mass("#2a2420", (0.12, 0.75, 0.07, 0.026))
    for z in (0.07, -0.07):
        bug.limb(dark, 0.030, (-0.06, 0.36, z), (-0.34, 0.62, z * 1.6))
        bug.limb(dark, 0.018, (-0.34, 0.62, z * 1.6), (-0.22, 0.02, z * 1.6), (-0.14, 0.0, z * 1.6))
        bug.limb(dark, 0.018, (0.0, 0.42, z), (0.12, 0.22, z * 1.4), (0.04, 0.0, z * 1.2))
        bug.limb(dark, 0.009, (0.12, 0.80, z * 0.5), (-0.06, 1.02, z), (-0.36, 1.10, z))
    with canvas.part("#8a4a26", soft=0.04, sheen=0.7) as fiddle:
        fiddle.chain(
            [bug.at(0.16, 0.60, 0.08), bug.at(0.24, 0.58, 0.10)],
            [0.05 * bug.size, 0.042 * bug.size],
        )
        fiddle.chain([bug.at(0.24, 0.58, 0.10), bug.at(0.44, 0.54, 0.10)], [0.012 * bug.size] * 2)
    bug.limb(dark, 0.020, (0.04, 0.58, 0.08), (0.22, 0.40, 0.14), (0.40, 0.52, 0.12))
    bug.limb(dark, 0.020, (0.02, 0.60, 0.10), (0.06, 0.42, 0.20), (0.20, 0.48, 0.18))
    bug.limb("#e8dcc0", 0.008, (0.12, 0.40, 0.17), (0.34, 0.70, 0.15))
    return _lantern(bug, -0.40, 0.40)


def _bedding(scene: Scene) -> None:
    """Under it all the pillow and the quilt, as a valley in which the mist has settled."""
    page = scene.page
    scene.mist(1040, 60, "#7c92b0", 0.4, seed=4, size=200)
    quilt = scene.sheet()
    quilt.fill(spline([(-60, 1240, 1), (-60, 1096), (120, 1070), (330, 1118), (520, 1092),
                       (700, 1040), (870, 1070), (870, 1240, 1)]), "#18213f")  # fmt: skip
    for k in range(9):
        x = -20 + k * 100
        quilt.on_top(taper([(x, 1240), (x + 30, 1140), (x + 76, 1050)], [3, 12, 2]), "#2c3c66", 0.6,
                     blur=4)  # fmt: skip
    with scene.layer("cloth", way=-12, blur=2):
        scene.put(quilt)
    scene.multiply((smoothstep(1000, 1220, page.y) * 0.5).astype(np.float32), "#28345c")


def _camp(scene: Scene) -> None:
    """Deep in the forest somebody has stayed behind by a fire."""
    scene.shine(662, 902, 110, "#f0a850", 0.5)
    tent = scene.sheet()
    tent.fill(poly([(628, 920), (660, 866), (678, 925)]), "#e0a050")
    tent.fill(poly([(678, 925), (660, 866), (702, 916)]), "#8a5a30")
    tent.fill(poly([(644, 922), (659, 882), (663, 924)]), "#fff0c0")
    scene.put(tent)
    scene.exact(ellipse(664, 896, 56))
