"""A cloudburst from above: umbrellas that are lily pads on black water, frogs, and one child."""

import math
import random
from typing import Final

import numpy as np
from msgspec import Struct

from pinxit_atelier.engine import (
    Brush,
    Cast,
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
    rgb,
    smoothstep,
    spline,
    taper,
)
from pinxit_atelier.gesture import Foot, Hand, Pose, Stage, things, vec
from pinxit_atelier.gesture import Look as Who
from pinxit_atelier.gesture.heads import Head
from pinxit_atelier.gesture.heads_kinds import KINDS, aged
from pinxit_atelier.gesture.space import Vec

SIZE: Final = 330.0  # of a grown person, on the page
LOTUS: Final = 536.0, 330.0
CHILD: Final = 226.0, 640.0
DEEP, PINK, PALE = "#0a1516", "#c4507a", "#f6d8cc"
GREENS: Final = ("#3f6a3c", "#5a7a44", "#2f5a44", "#7a8a4e", "#4a6a5a")


class Disc(Struct, frozen=True):
    """An umbrella, or the leaf of a lily: where on the page, how broad, how high over the water."""

    x: float
    y: float
    size: float
    high: float
    leafy: bool = False
    feet: str = ""  # what pokes out from under it: shoes, a fin


DISCS: Final = (
    Disc(70, 60, 130, 0.55, feet="shoes"),
    Disc(250, 40, 84, 0.3, leafy=True),
    Disc(30, 250, 96, 0.2, leafy=True),
    Disc(190, 190, 92, 0.45, feet="fin"),
    Disc(338, 150, 54, 0.05, leafy=True),
    Disc(700, 40, 110, 0.5),
    Disc(800, 190, 88, 0.3, feet="fin"),
    Disc(60, 420, 84, 0.4, feet="shoes"),
    Disc(784, 440, 112, 0.55),
    Disc(640, 610, 74, 0.1, leafy=True),
    Disc(745, 640, 90, 0.35),
    Disc(40, 590, 50, 0.05, leafy=True),
    Disc(80, 800, 120, 0.5, feet="shoes"),
    Disc(260, 880, 72, 0.08, leafy=True),
    Disc(720, 860, 130, 0.6, feet="fin"),
    Disc(545, 800, 58, 0.06, leafy=True),
    Disc(150, 1010, 104, 0.35, leafy=True),
    Disc(330, 1130, 120, 0.6, feet="shoes"),
    Disc(600, 1150, 92, 0.3, leafy=True),
    Disc(770, 1090, 110, 0.5),
    Disc(440, 690, 34, 0.03, leafy=True),
    Disc(410, 20, 58, 0.2),
    Disc(560, 60, 50, 0.05, leafy=True),
    Disc(30, 1150, 80, 0.4),
    Disc(312, 288, 66, 0.4, feet="shoes"),
    Disc(395, 838, 72, 0.5, feet="shoes"),
    Disc(620, 716, 56, 0.3),
    Disc(470, 1150, 60, 0.2),
    Disc(470, 130, 44, 0.3),
    Disc(40, 690, 58, 0.3, feet="shoes"),
    Disc(250, 770, 40, 0.04, leafy=True),
)


def paint(page: Page) -> Scene:
    """Paint the water, the roofs on it, the flower that opens, the child, the frogs, the rain."""
    scene = Scene(page, 4410, light=(-160, -260, 620), glow="#dfe8e4", shade="#0c1a22", reach=1500,
                  felt=0.1)  # fmt: skip
    scene.focus(*LOTUS, 200)
    scene.focus(*CHILD, 150)
    scene.focus(520, 970, 150, 0.9)
    _water(scene)
    stage = Stage(scene, 400, 600, SIZE, pitch=84, near=3.2, box=(-20, -20, 820, 1220))
    for number, disc in enumerate(DISCS):
        _feet(stage, disc, number)
        _disc(stage, disc, number)
    with scene.layer("plain", way="around"):
        stage.paint(
            shadow=0.55, contact=0, fill=0.55, dim=0.1, rim=0.1, bounce="#2a4a4a", accents=0.6
        )
    _lotus(scene)
    _child(scene)
    _frogs(scene)
    _dragonfly(scene)
    _rain(scene)
    return scene.finish(
        Look(
            vignette=0.35, bloom=0.35, bloom_from=0.8, contrast=1.1, grain=0.02,
            brush=Brush(exact=0.036, edges=0.5, detail=0.5, variety=0.9),
            palette=Palette(
                colours=("#d8e0b8", "#5a7a44", "#1c3a3a", "#8aa4a4", "#c47a5a"),
                accent=PINK, quiet=0.2, hold=0.75,
            ),
            masses=0.25,
        )
    )  # fmt: skip


def _spot(stage: Stage, x: float, y: float, high: float) -> Vec:
    """Return the place in space over the water that is seen at a place of the page."""
    low, top = np.array([-3.0, -3.0]), np.array([3.0, 3.0])
    for _ in range(40):
        middle = (low + top) / 2
        seen = stage.page(vec(middle[0], high, middle[1]))
        low = np.where(np.array(seen) < (x, y), middle, low)
        top = np.where(np.array(seen) < (x, y), top, middle)
    return vec(low[0], high, low[1])


def _water(scene: Scene) -> None:
    """Black, with a grey sky in its ripples."""
    page = scene.page
    wave = page.noise(3, 120, 5, 0.6, (1.3, 1))
    scene.backdrop([(0, DEEP), (0.55, "#142a2c"), (0.85, "#223c40"), (1.2, "#5f7c80")],
                   (0.42 + 0.4 * wave).astype(np.float32), amount=0.03)  # fmt: skip
    scene.of("water", way=-20)
    rng, rings = random.Random(4), scene.sheet()
    for _ in range(110):
        x, y, size = rng.uniform(0, 800), rng.uniform(0, 1200), rng.uniform(6, 30)
        for step in (1.0, 0.62):
            rings.line(
                ellipse(x, y, size * step, size * step * 0.94),
                "#a9c0c0",
                1.6,
                rng.uniform(0.15, 0.6),
            )
    scene.put(rings)


def _disc(stage: Stage, disc: Disc, number: int) -> None:
    """One roof: eight panels that sag between their ribs, or a leaf with a notch and veins."""
    rng = random.Random(number)
    canvas, size = stage.canvas, disc.size / SIZE / (1 + 0.25 * disc.high)
    middle = _spot(stage, disc.x, disc.y, disc.high)
    tone = mix(rng.choice(GREENS), "#141f1c", rng.uniform(0, 0.3))
    tilt = rng.uniform(-0.22, 0.22), rng.uniform(-0.22, 0.22)
    start = rng.uniform(0, math.tau)
    ribs, notch = (13, 0.42) if disc.leafy else (8, 0.0)
    dome = 0.05 if disc.leafy else 0.36

    def at(far: float, turn: float, lift: float = 0) -> Vec:
        part = (turn - start - notch / 2) / (math.tau - notch) * ribs
        sag = 1 - (0.0 if disc.leafy else 0.11) * far * math.sin(math.pi * (part % 1)) ** 2
        x, z = far * size * sag * math.cos(turn), far * size * sag * math.sin(turn)
        y = dome * size * (1 - far * far) + tilt[0] * x + tilt[1] * z + lift
        if not disc.leafy:
            y -= 0.08 * size * far * math.sin(math.pi * (part % 1)) ** 2
        else:
            y += 0.05 * size * far**6 + 0.02 * size * math.sin(5 * turn) * far
        return middle + vec(x, y, z)

    turns = np.linspace(start + notch / 2, start + math.tau - notch / 2, ribs * 4 + 1)
    fars = np.linspace(0.01, 1, 7)
    with canvas.part(tone, soft=0.2, sheen=0.5) as roof:
        roof.surface(np.array([[at(far, turn) for turn in turns] for far in fars]))
    for turn in turns[2::4]:  # the veins between the ribs
        line = np.array([at(far, turn, 0.003) for far in (0.35, 0.6, 0.85)])
        things.rod(canvas, line, [0.0016, 0.0016, 0.001], mix(tone, "#c8d4a0", 0.35))
    lighter = mix(tone, "#c8d4a0", 0.45) if disc.leafy else mix(tone, "#0c1414", 0.45)
    for turn in turns[::4]:
        line = np.array([at(far, turn, 0.004) for far in np.linspace(0.05, 0.96, 6)])
        things.rod(canvas, line, [0.004, 0.004, 0.0035, 0.003, 0.002, 0.002], lighter)
        if not disc.leafy:
            things.ball(canvas, at(1.02, turn), 0.008, "#b9b49a")
    if not disc.leafy:
        things.rod(canvas, [at(0, 0), at(0, 0) + vec(0, 0.06, 0)], 0.009, "#2a2a24")
    for _ in range(int(disc.size / 9)):
        drop = at(rng.random() ** 0.6 * 0.95, rng.choice(list(turns)), 0.004)
        things.ball(canvas, drop, rng.uniform(0.004, 0.010), mix(tone, "#dfeae0", 0.5), sheen=1.0)


def _feet(stage: Stage, disc: Disc, number: int) -> None:
    """A pair of shoes under the rim, or a fin: nobody looks up."""
    if not disc.feet:
        return
    rng, canvas = random.Random(number + 50), stage.canvas
    way = math.atan2(600 - disc.y, 400 - disc.x) + rng.uniform(-0.7, 0.7)
    out, size = np.array([math.cos(way), math.sin(way)]), disc.size * 1.05
    low = _spot(stage, disc.x + out[0] * size, disc.y + out[1] * size, 0.03)
    ahead, side = vec(out[0], 0, out[1]), vec(-out[1], 0, out[0])
    if disc.feet == "shoes":
        tone = rng.choice(("#a8684a", "#7f8aa0", "#b8a878", "#a84a40"))
        for sign in (-1, 1):
            heel = low - ahead * 0.08 + side * 0.055 * sign
            with canvas.part(tone, soft=0.5, sheen=0.6) as shoe:
                tip = heel + ahead * 0.15 + side * 0.012 * sign
                shoe.chain([heel, heel + ahead * 0.09, tip], [0.034, 0.042, 0.032])
        return
    with canvas.part("#b98a5e", soft=0.4, sheen=0.5) as fin:
        spread = np.linspace(-0.6, 0.6, 7)
        rows = [[low + (ahead * math.cos(a) + side * math.sin(a)) * far * (1 + 0.2 * abs(a))
                 + vec(0, 0.012 * math.sin(a * 18), 0) for a in spread]
                for far in (-0.10, 0.03, 0.14)]  # fmt: skip
        fin.surface(np.array(rows))


def _blush(around: Vec, along: Vec, colour: Field) -> Field:
    """A petal: pale at its root, deep at its tip, with fine veins."""
    part = smoothstep(0.10, 0.56, along.astype(np.float32))[..., None]
    veins = 0.03 * np.sin(around * 260)[..., None] * part
    painted: Field = np.clip(rgb(PALE) * (1 - part) + colour * part + veins, 0, 1)
    return painted


def _lotus(scene: Scene) -> None:
    """The one that opens: three rings of petals, each a bowl, lit from the heart of it."""
    scene.pool(LOTUS[0] + 20, LOTUS[1] + 30, 230, 210, "#060c10", 0.7)
    stage = Stage(scene, *LOTUS, SIZE, pitch=80, near=3.2)
    middle, canvas = vec(0, 0.08, 0), stage.canvas
    for count, reach, rise, wide, first in ((11, 0.62, 0.10, 0.20, 0.1), (9, 0.50, 0.24, 0.20, 0.4),
                                            (7, 0.34, 0.34, 0.16, 0.2)):  # fmt: skip
        for number in range(count):
            rng = random.Random(count * 100 + number)
            turn = first + math.tau * number / count + rng.uniform(-0.09, 0.09)
            long = reach * rng.uniform(0.9, 1.06)
            ahead, side = (
                vec(math.cos(turn), 0, math.sin(turn)),
                vec(-math.sin(turn), 0, math.cos(turn)),
            )
            rows = []
            for part in np.linspace(0, 1, 9):
                swell = math.sin(math.pi * (0.12 + 0.88 * part**0.8)) ** 0.6
                half = wide * swell * (1 - 0.2 * part)
                lift = rise * part**1.6 + rng.uniform(0, 0.004)
                rows.append([middle + ahead * (0.05 + long * part) + side * half * across
                             + vec(0, lift + 0.35 * half * across**2, 0)
                             for across in np.linspace(-1, 1, 7)])  # fmt: skip
            with canvas.part(
                mix(PINK, "#8a2c5a", rng.uniform(0, 0.35)), soft=0.3, pattern=_blush
            ) as petal:
                petal.surface(np.array(rows))
    with canvas.part("#d8b04c", soft=0.6) as heart:
        heart.ball(middle + vec(0, 0.16, 0), np.diag([0.075, 0.05, 0.075]))
    for number in range(34):
        turn, far = number * 2.4, 0.09 + 0.045 * (number % 3) / 2
        tip = middle + vec(far * math.cos(turn), 0.25, far * math.sin(turn))
        foot = middle + vec(0.06 * math.cos(turn), 0.15, 0.06 * math.sin(turn))
        things.rod(canvas, [foot, tip], [0.005, 0.008], "#e8c878")
    with scene.layer("plain", way="around"):
        stage.paint(shadow=0, contact=0, fill=0.62, dim=0.1, rim=0, bounce="#e8789c",
                    light=(LOTUS[0] - 420, LOTUS[1] - 460, 330))  # fmt: skip
    scene.shine(*LOTUS, 300, "#a8285a", 0.2)
    scene.shine(*LOTUS, 70, "#ffc880", 0.3)


def _child(scene: Scene) -> None:
    """The only one without a roof: wet through, arms wide, the face up to us."""
    stage = Stage(scene, *CHILD, 520, pitch=68, near=2.2, box=(-20, 340, 560, 860))
    tone = "#b98058"
    face = Head(
        aged(KINDS["rosa"].skull, 8), tone, mood="laughing", hair="wild", hair_colour="#2a1d1a"
    )
    who = Who(
        "child", tone, extra=face, top="#d9dcd6", sleeves=0.45, loose=0.6, hem=0.05,
        legs="#55647c", leg_length=0.5, leg_width=0.5, shoes="#7a2c2c", boots=0.5,
    )  # fmt: skip
    pose = Pose(
        (0, 0.53, 0), (0, -6, 2), (6, -22, -3), (8, -52, -8),
        Foot((0.13, 0.04, 0.12), 25, 0, (0.3, 0, 1)),
        Foot((-0.13, 0.06, 0.05), -25, 10, (-0.3, 0, 1)),
        Hand((0.46, 0.86, 0.04), (0.2, -1, -0.3), "spread", (0.9, 0.4, 0.1), (0, 1, 0.3)),
        Hand((-0.45, 0.78, 0.12), (-0.2, -1, -0.3), "spread", (-0.9, 0.2, 0.3), (0, 1, 0.2)),
        facing=14,
    )  # fmt: skip
    x, y = CHILD
    scene.pool(x + 30, y + 30, 150, 90, "#04090a", 0.8)
    stage.person(who, pose, at=(0, 0, 0))
    with scene.layer("plain", way="around"):
        stage.paint(shadow=0.5, contact=0.5, fill=0.55, dim=0, rim=0.2, bounce="#4a6a6a")
    splash = scene.sheet()
    rng = random.Random(8)
    for _ in range(46):
        turn, far = rng.uniform(0, math.tau), rng.uniform(50, 130)
        at_x, at_y = x + far * math.cos(turn), y + 20 + far * 0.6 * math.sin(turn)
        splash.fill(ellipse(at_x, at_y, rng.uniform(1, 3.4)), "#d8e6e4", rng.uniform(0.4, 0.9))
    scene.put(splash)


FROGS: Final = ((560, 985, 300, 205, True), (446, 560, 130, 60, False), (704, 742, 130, 320, False),
                (262, 872, 110, 190, False))  # fmt: skip


def _frogs(scene: Scene) -> None:
    """They cross the square in leaps; one of them has the post."""
    for x, y, size, turn, post in FROGS:
        dark = Cast((0.10 * size, 0.16 * size), dark=0.6, soft=0.3)
        reach = 0.9 * size
        box = x - reach, y - reach, x + reach, y + reach
        stage = Stage(scene, x, y, size, pitch=82, near=4, box=box)
        _frog(stage, turn, post=post)
        with scene.layer("plain", way="around", cast=dark):
            stage.paint(shadow=0, contact=0, fill=0.55, dim=0, rim=0.2, bounce="#5a7a4a")
    letters = scene.sheet()
    for left, top, slant, large in (
        (648, 900, 24, 1.2),
        (700, 960, -18, 1.0),
        (676, 1030, 52, 0.9),
    ):
        with letters.at(left, top, large, slant):
            letters.fill(poly([(-26, -17), (26, -17), (26, 17), (-26, 17)]), "#e4dcc8")
            letters.line(poly([(-26, -17), (0, 4), (26, -17)], closed=False), "#9a9080", 1.4)
            letters.fill(ellipse(0, 4, 4), "#8a2c2c")
    scene.lay(letters, "paper", form=0.3, cast=Cast((12, 18), dark=0.6, soft=0.3))


def _frog(stage: Stage, facing: float, *, post: bool) -> None:
    canvas, skin = stage.canvas, "#6f8f34"
    turn = math.radians(facing)
    ahead, side = vec(math.sin(turn), 0, math.cos(turn)), vec(math.cos(turn), 0, -math.sin(turn))

    def at(left: float, up: float, front: float) -> Vec:
        return side * left + vec(0, up, 0) + ahead * front

    for sign in (-1, 1):
        with canvas.part(skin, soft=0.8) as leg:
            bent = [
                (0.10, 0.1, -0.16),
                (0.27, 0.1, -0.13),
                (0.18, 0.06, -0.36),
                (0.26, 0.05, -0.52),
            ]
            leg.chain(
                [at(sign * left, up, front) for left, up, front in bent],
                [0.075, 0.06, 0.036, 0.022],
                curved=False,
            )
        with canvas.part(mix(skin, "#c8b85a", 0.3), soft=0.4) as toes:
            for spread in (-0.09, 0.0, 0.09):
                toes.chain(
                    [at(sign * 0.26, 0.05, -0.52), at(sign * 0.26 + spread, 0.04, -0.64)],
                    [0.014, 0.010],
                )
            for spread in (-0.07, 0.0, 0.07):
                toes.chain(
                    [at(sign * 0.30, 0.1, 0.22), at(sign * 0.34 + spread, 0.1, 0.32)],
                    [0.013, 0.012],
                )
        with canvas.part(skin, soft=0.6) as arm:
            reached = [(0.12, 0.1, 0.04), (0.25, 0.08, 0.06), (0.30, 0.1, 0.22)]
            arm.chain(
                [at(sign * left, up, front) for left, up, front in reached], [0.05, 0.034, 0.022]
            )
    with canvas.part(skin, soft=1.0, sheen=0.35) as body:
        body.chain([at(0, 0.1, -0.2), at(0, 0.13, 0.0), at(0, 0.12, 0.14), at(0, 0.1, 0.24)],
                   [0.10, 0.155, 0.135, 0.075])  # fmt: skip
        for sign in (-1, 1):
            body.ball(at(sign * 0.085, 0.21, 0.17), 0.05)
            body.fold([at(sign * 0.09, 0.26, 0.06), at(sign * 0.10, 0.25, -0.14)], 0.012, 0.012)
    for sign in (-1, 1):
        things.ball(canvas, at(sign * 0.10, 0.235, 0.185), 0.036, "#c8a03c", sheen=0.8)
        things.ball(canvas, at(sign * 0.108, 0.25, 0.196), 0.022, "#14120c", sheen=1.0)
    stripe = [at(0, 0.29, 0.1), at(0, 0.29, 0.0), at(0, 0.22, -0.2)]
    things.rod(canvas, stripe, [0.012, 0.014, 0.008], mix(skin, "#d8d48a", 0.5))
    if post:
        things.rod(
            canvas,
            [at(0.13, 0.22, 0.12), at(-0.04, 0.30, 0.0), at(-0.17, 0.2, -0.10)],
            0.014,
            "#5a2420",
        )
        with canvas.part("#8a3028", soft=0.4) as bag:
            bag.chain([at(-0.22, 0.14, -0.16), at(-0.20, 0.14, -0.04)], [0.075, 0.075])
        things.rod(canvas, [at(-0.15, 0.21, -0.18), at(-0.14, 0.21, -0.03)], 0.012, "#5a2420")


def _dragonfly(scene: Scene) -> None:
    """As big as a pram, and as quiet: wings of glass over the crowd."""
    wings, body = scene.sheet(), scene.sheet()
    with wings.at(150, 330, 1.0, 28), body.at(150, 330, 1.0, 28):
        for side in (-1, 1):
            for tip, wide in (((side * 168, -44), 40), ((side * 150, 26), 46)):
                wing = leaf((side * 6, -8), tip, wide, side * 0.06, 0.62)
                wings.fill(wing, "#c4d8d4", 0.42, grad=linear(0, 0, *tip, "#7fa0a0"))
                wings.line(wing, "#e4efec", 1.6, 0.8)
                for part in (0.3, 0.5, 0.7):
                    end = tip[0] * (part + 0.2), tip[1] * (part + 0.2) + wide * 0.16
                    vein = [(side * 8, -6), (tip[0] * part, tip[1] * part), end]
                    wings.line(spline(vein, closed=False), "#dfeae6", 0.9, 0.6)
        body.fill(taper([(0, -26), (0, 4), (0, 60), (0, 150)], [22, 20, 10, 7]), "#2f6a6a")
        for k in range(9):
            body.line(poly([(-6, 24 + k * 14), (6, 24 + k * 14)], closed=False), "#14302f", 2.4)
        for side in (-1, 1):
            body.fill(ellipse(side * 9, -32, 10, 11), "#7a4a3c")
    shade = wings.pixels()[..., 3] + body.pixels()[..., 3]
    scene.in_shadow(
        np.roll(shade, (int(26 * scene.page.scale), int(18 * scene.page.scale)), (0, 1)),
        0.4,
        blur=4,
    )
    scene.put(wings)
    scene.lay(body, "metal", form=0.7)
    scene.exact(ellipse(150, 330, 150), 0.6)


def _rain(scene: Scene) -> None:
    """It falls past us to a point right under us, and bursts on every roof."""
    rng, sheet = random.Random(12), scene.sheet()
    threads = 0
    while threads < 560:
        x, y = rng.uniform(-20, 820), rng.uniform(-20, 1220)
        if math.hypot(x - CHILD[0], y - CHILD[1] + 110) < 110:
            continue
        threads += 1
        far = math.hypot(400 - x, 600 - y) + 1
        part = rng.uniform(0.03, 0.12) + 8 / far
        end = x + (400 - x) * part, y + (600 - y) * part
        streak = taper([(x, y), end], [rng.uniform(0.9, 2.2), 0.4], 4)
        sheet.fill(streak, "#e8f0ec", rng.uniform(0.15, 0.5))
    for _ in range(120):
        x, y = rng.uniform(0, 800), rng.uniform(0, 1200)
        for _ in range(5):
            turn, far = rng.uniform(0, math.tau), rng.uniform(3, 9)
            sheet.fill(
                ellipse(x + far * math.cos(turn), y + far * math.sin(turn), 1.1), "#eef4f0", 0.7
            )
    scene.put(sheet)
