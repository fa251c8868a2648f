"""By lantern light a band of insects climbs over a sleeping face, as over a mountain range."""

import math
from dataclasses import replace
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
    poly,
    smoothstep,
    spline,
    taper,
)
from pinxit_atelier.gesture import Camera, Canvas, Paint, cast, things, unit, vec
from pinxit_atelier.gesture.buffer import FAR
from pinxit_atelier.gesture.build import Frame
from pinxit_atelier.gesture.heads import Head, draw
from pinxit_atelier.gesture.heads_kinds import KINDS, aged
from pinxit_atelier.gesture.space import Vec

SIZE: Final = 0.15
HIGH: Final = 880.0  # from chin to crown, on the page
MIDDLE: Final = 250.0, 742.0
MOON: Final = (-260.0, 120.0, 640.0)  # outside of the picture
CROWN: Final = unit(vec(-0.97, 0.14, -0.05))
FACE: Final = unit(np.cross(np.cross(CROWN, vec(0.14, 0.96, 0.16)), CROWN))
TURN: Final = np.stack([np.cross(CROWN, FACE), CROWN, FACE], 1)
BUG: Final = 112.0  # how high a bug is that stands up, on the page
Feet = tuple[float, float]


def paint(page: Page) -> Scene:
    """Paint the night, the range, the forest at its foot, and who is on the way."""
    scene = Scene(page, 3131, light=MOON, glow="#dfe8f2", shade="#10162c", reach=1500, felt=0.1)
    scene.focus(330, 480, 230)
    scene.focus(600, 640, 170, 0.8)
    scene.focus(250, 880, 90)
    scene.focus(270, 510, 70)
    _night(scene)
    camera = Camera(HIGH / SIZE, MIDDLE, pitch=6, look=(0, 0, 0), near=1.7)
    range_ = Canvas(camera, (-30, 200, 830, 1230), 1.5, 0.34)
    _pillow(range_)
    _sleeper(range_)
    _forest(scene, range_)
    cast(
        scene,
        range_,
        Paint(
            light=MOON,
            shadow=0,
            contact=0,
            dim=0.1,
            fill=0.4,
            rim=0.3,
            rim_colour="#e8f0f8",
            bounce="#4a5a80",
            accents=0.35,
            focus=(330, 560, 420),
        ),
    )
    scene.still(ellipse(290, 520, 130, 70), 0.6).still(ellipse(250, 890, 120, 60), 0.6)
    _lashes(scene)
    _valley(scene)
    _band(scene, camera, range_)
    _camp(scene)
    return scene.finish(
        Look(
            vignette=0.35,
            bloom=0.35,
            bloom_from=0.72,
            contrast=1.08,
            grain=0.02,
            brush=Brush(exact=0.028, edges=0.4, detail=0.6, variety=0.9),
            palette=Palette(
                colours=("#e6ecee", "#8fa3b0", "#40567a", "#141a34", "#5c6a5c", "#7a5a3c"),
                accent="#f0a83c",
                quiet=0.15,
                hold=0.7,
                warmth=-0.1,
            ),
            masses=0.15,
        )
    )


def _night(scene: Scene) -> None:
    """A sky with haze before the ridge, so that what walks there is seen."""
    page, rng = scene.page, scene.rng
    where = page.y / 760 + 0.06 * page.noise(3, 220, 4, 0.5, (2, 1)) - (page.x - 400) / 4200
    scene.backdrop(
        [(0, "#10183a"), (0.35, "#22345c"), (0.7, "#56708c"), (1, "#a3b4b6")],
        where.astype(np.float32),
        amount=0.04,
    )
    scene.of("sky", way=-8)
    stars = scene.sheet()
    for _ in range(60):
        x, y = rng.uniform(0, 800), 330 * rng.random() ** 1.4
        stars.fill(
            ellipse(x, y, rng.choice((0.8, 1.0, 1.3, 1.9))), "#f4f2e0", rng.uniform(0.4, 0.9)
        )
    scene.put(stars)
    hills = scene.sheet()
    for low, tone in ((600, "#8c9fac"), (660, "#70879a")):
        line = [
            (-40, low + 40),
            (120, low - 6),
            (260, low + 50),
            (430, low - 10),
            (600, low + 30),
            (740, low - 30),
            (860, low + 20),
        ]
        hills.fill(spline([(-40, 1240, 1), *line, (860, 1240, 1)]), tone)
    scene.lay(hills, "sky", way=4)


def _at(x: float, y: float, z: float) -> Vec:
    """Return a place on the head: x to its left (away from us), y to the crown, z to the face."""
    return np.asarray(TURN @ (vec(x, y, z) * SIZE))


def _pillow(canvas: Canvas) -> None:
    with canvas.part("#6f7f9c", soft=1.2) as pillow:
        pillow.ball(vec(-0.30, -0.40, 0) * SIZE, np.diag([0.62, 0.28, 0.6]) * SIZE)
        pillow.ball(vec(0.1, -0.62, 0.1) * SIZE, np.diag([0.8, 0.25, 0.6]) * SIZE)
        for a, b in (
            ((-0.5, -0.2, 0.4), (0.1, -0.5, 0.55)),
            ((-0.2, -0.25, 0.5), (0.3, -0.45, 0.5)),
        ):
            pillow.fold([vec(*a) * SIZE, vec(*b) * SIZE], 0.012, 0.012)


SLEEPER: Final = Head(
    replace(
        aged(KINDS["nikos"].skull, 78),
        nose=1.25,
        hump=0.9,
        tip=2.1,
        tip_size=1.3,
        nose_width=0.9,
        brow=1.1,
        eye_depth=0.9,
        chin=0.8,
    ),
    skin="#a2a9b6",
    mood="asleep",
    hair="horseshoe",
    hair_colour="#dfe3e6",
    brow=1.3,
    seed=3,
)


def _sleeper(canvas: Canvas) -> None:
    with canvas.part("#aab0bc", soft=0.3) as neck:
        neck.chain([_at(0, -0.1, -0.1), _at(0, -0.9, -0.1)], [0.24 * SIZE, 0.3 * SIZE])
    draw(canvas, Frame(vec(0, 0, 0), TURN, SIZE, vec(0, 0, 0)), SLEEPER)


def _forest(scene: Scene, canvas: Canvas) -> None:
    """The beard: each lock a white fir, close at the chin and thinner down the valley."""
    rng = scene.rng
    with canvas.part("#8894a8", soft=0.8) as ground:
        ground.chain(
            [_at(0, -0.30, 0.10), _at(0, -0.55, 0.16), _at(0, -1.0, 0.10)],
            [0.22 * SIZE, 0.30 * SIZE, 0.36 * SIZE],
        )
    for tone, count in (("#75849c", 420), ("#aebac8", 420), ("#e4eaee", 240)):
        with canvas.part(tone, soft=0.12, rough=0.5) as firs:
            for _ in range(count):
                down = (
                    rng.uniform(-1.15, -0.27) if rng.random() < 0.85 else rng.uniform(-0.34, -0.26)
                )
                round_ = rng.uniform(-0.7, 2.5)
                wide = 0.25 + 0.17 * min(1, (-down - 0.27) / 0.35)
                out = vec(-math.sin(round_) * 1.0, 0, math.cos(round_))
                root = _at(out[0] * wide, down, 0.10 + out[2] * wide * 0.98)
                lean = TURN @ vec(out[0] * 0.8, -0.75 - 0.3 * rng.random(), out[2] * 1.1) + vec(
                    0, 0.1, 0
                )
                tall = rng.uniform(0.10, 0.20) * SIZE
                tip = root + unit(lean) * tall + vec(0, -0.02 * tall, 0)
                firs.chain(
                    [
                        root - unit(lean) * 0.03 * SIZE,
                        (root + tip) / 2 + vec(0, 0.12 * tall, 0),
                        tip,
                    ],
                    [0.026 * SIZE, 0.020 * SIZE, 0.003 * SIZE],
                )
    for tone in ("#8f9db2", "#dfe6ea"):
        with canvas.part(tone, soft=0.12, rough=0.5) as edge:  # it thins out over cheek and jaw
            for _ in range(170):
                part, low = rng.random(), rng.random() ** 2
                root = _at(
                    -0.33 + 0.20 * part,
                    -0.14 - 0.20 * part + 0.14 * low * part,
                    0.02 + 0.24 * part + 0.12 * low,
                )
                tip = (
                    root
                    + TURN @ vec(-0.05, -0.12 - 0.08 * rng.random(), rng.gauss(0.0, 0.03)) * SIZE
                )
                edge.chain(
                    [root, (root + tip) / 2 + vec(0, 0, 0.012) * SIZE, tip],
                    [0.012 * SIZE, 0.014 * SIZE, 0.003 * SIZE],
                )
    with canvas.part("#c2ccd6", soft=0.12, rough=0.5) as temple:
        for _ in range(150):
            high = rng.uniform(0.10, 0.36)
            root = _at(-0.36 + 0.02 * rng.random(), high, rng.uniform(-0.30, 0.06))
            tip = root + TURN @ vec(-0.03, -0.12, rng.gauss(-0.03, 0.02)) * SIZE
            temple.chain(
                [root, (root + tip) / 2 + vec(0, 0, 0.014) * SIZE, tip],
                [0.010 * SIZE, 0.012 * SIZE, 0.003 * SIZE],
            )
    with canvas.part("#e4eaee", soft=0.12) as brow:
        for _ in range(60):
            side = rng.uniform(-0.24, -0.06)
            root = _at(side, 0.085 + rng.gauss(0, 0.01), 0.40 - 0.5 * side * side)
            tip = (
                root
                + (FACE * 0.022 - CROWN * (0.04 + 0.05 * rng.random()) + vec(0, 0, 0.04)) * SIZE
            )
            brow.chain([root, tip], [0.009 * SIZE, 0.002 * SIZE])
    with canvas.part("#d4dce2", soft=0.12) as lip:
        for _ in range(170):
            side = rng.uniform(-1, 1)
            root = _at(side * 0.13, -0.215 - 0.02 * abs(side), 0.40 - 0.10 * side * side)
            tip = root + TURN @ vec(side * 0.12, -0.08 - 0.05 * rng.random(), -0.04) * SIZE
            lip.chain(
                [root, (root + tip) / 2 + FACE * 0.015 * SIZE, tip],
                [0.006 * SIZE, 0.008 * SIZE, 0.002 * SIZE],
            )


def _lashes(scene: Scene) -> None:
    """The lid, round as a hill over the eye, and the line where it is shut."""
    lid = scene.sheet()
    lid.fill(ellipse(274, 528, 20, 34, -14), "#98a3b4", blur=4)
    lid.fill(ellipse(270, 522, 9, 20, -14), "#bcc6d2", blur=5)
    scene.put(lid)
    lashes = scene.sheet()
    shut = [(286, 500), (297, 522), (294, 546), (276, 566)]
    lashes.line(spline(shut, closed=False), "#2f3850", 3.2)
    for x, y, turn in ((297, 524, 0.3), (296, 536, 0.5), (292, 549, 0.8), (284, 559, 1.1)):
        tip = x + 17 * math.cos(turn), y + 17 * math.sin(turn)
        bend = (x + tip[0]) / 2, (y + tip[1]) / 2 + 2
        lashes.fill(taper([(x, y), bend, tip], [3, 2.2, 0.6], 8), "#2f3850")
    scene.put(lashes)
    scene.exact(ellipse(286, 532, 40, 50)).still(ellipse(286, 532, 34, 44), 0.6)


def _valley(scene: Scene) -> None:
    """Mist in the hollows of eye and cheek, and shadow under it all."""
    page = scene.page
    scene.multiply((smoothstep(880, 1220, page.y) * 0.75).astype(np.float32), "#28345c")
    scene.mist(1010, 60, "#8fa0b4", 0.22, seed=4, size=200)


def _ridge(canvas: Canvas, x: float) -> Vec:
    """Return the place in space where the range meets the sky, over a place on the page."""
    column = round((x - canvas.left) * canvas.scale)
    row = int(np.argmax(canvas.z[:, column] > FAR)) + 2
    y = canvas.top + row / canvas.scale
    depth = float(canvas.z[row, column]) / canvas.scale
    return np.asarray(canvas.camera.space(np.array(x), np.array(y), np.array(depth)))


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


def _band(scene: Scene, camera: Camera, ground: Canvas) -> None:
    """From the last with the letter to the first ants, who have got the ladder to the brow."""
    canvas = Canvas(camera, (-30, 100, 830, 1230), 2.2, 0.2)
    lamps = [
        _ant(canvas, _ridge(ground, 766), "letter"),
        _bee(canvas, _ridge(ground, 672)),
        _ladybird(canvas, _ridge(ground, 566)),
    ]
    lamps.append(_fiddler(canvas, _ridge(ground, 452)))
    first, last = (
        _ant(canvas, _ridge(ground, 150), "ladder"),
        _ant(canvas, _ridge(ground, 268), "ladder"),
    )
    _ladder(canvas, last, first)
    lamps.append(_ant(canvas, _ridge(ground, 40), "lantern"))
    places = [camera.page(lamp) for lamp in lamps]
    for x, y in places:
        scene.shine(x, y + 26, 110, "#f0b060", 0.30)
    near = min(places, key=lambda p: abs(p[0] - 480))
    cast(
        scene,
        canvas,
        Paint(
            light=(near[0] + 60, near[1] - 60, 260),
            shadow=0,
            contact=0,
            dim=0.1,
            fill=0.5,
            rim=0.7,
            rim_colour="#ffd9a0",
            bounce="#4a5a80",
            care=1,
        ),
    )
    for x, y in places:
        scene.shine(x, y, 44, "#ffc468", 0.75)
        scene.shine(x, y, 10, "#fff4d0", 1)
    for x in (40, 150, 268, 452, 566, 672, 766):
        foot = camera.page(_ridge(ground, x))
        scene.exact(ellipse(foot[0], foot[1] - 50, 60, 90))


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


def _camp(scene: Scene) -> None:
    """Deep in the forest somebody has stayed behind by a fire."""
    scene.shine(664, 968, 120, "#f0a850", 0.55)
    tent = scene.sheet()
    tent.fill(poly([(618, 990), (660, 918), (684, 996)]), "#e0a050")
    tent.fill(poly([(684, 996), (660, 918), (716, 984)]), "#8a5a30")
    tent.fill(poly([(640, 994), (659, 940), (664, 995)]), "#fff0c0")
    scene.lay(tent, "cloth")
    scene.exact(ellipse(664, 960, 70))
    near = scene.sheet()  # a fold of the blanket, close to us
    near.fill(
        taper([(-40, 1190), (260, 1150), (560, 1176), (860, 1110)], [110, 120, 130, 120], 40),
        "#141a34",
    )
    with scene.layer("cloth", blur=6):
        scene.add(near)
