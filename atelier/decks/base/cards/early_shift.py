"""Early in the morning two sweepers roll the fog up like a carpet; under it sleeps a bear.

Light: a low sun behind the fog, at the left. Masses: the pale sky, the bear under its blanket, the
bright roll, the brown square that is clear again. Palette: pearl, dove, gold; brick in front.
"""

import math
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
    common,
    darker,
    ellipse,
    mix,
    poly,
    rect,
    smoothstep,
    spline,
    vary,
)
from pinxit_atelier.gesture import BUILDS, POSES, Canvas, Stage, things, unit, vec
from pinxit_atelier.gesture import Look as Who
from pinxit_atelier.gesture.space import Vec

TALL: Final = 240.0  # of a grown person on the page
HERE: Final = 400.0, 920.0  # where the middle of the roll is
SLANT: Final = math.radians(21)
ALONG, AWAY = vec(math.cos(SLANT), 0, -math.sin(SLANT)), vec(-math.sin(SLANT), 0, -math.cos(SLANT))
END: Final = -1.1  # where the roll ends, to the left
THICK: Final = 0.42  # of the roll
SUN: Final = (120.0, 236.0)
# What lies under the fog and is no house: middle, half axes, turn, how far it comes towards us.
BEAR: Final = (
    (560.0, 560.0, 270.0, 250.0, 0.0, 130.0),  # its back
    (742.0, 610.0, 150.0, 190.0, 0.0, 160.0),  # a haunch
    (372.0, 560.0, 150.0, 170.0, 20.0, 150.0),  # a shoulder
    (250.0, 548.0, 122.0, 104.0, 0.0, 200.0),  # the head
    (154.0, 592.0, 74.0, 54.0, -8.0, 230.0),  # the muzzle
    (222.0, 458.0, 38.0, 44.0, -14.0, 150.0),
    (322.0, 466.0, 40.0, 46.0, 12.0, 150.0),  # ears
    (240.0, 662.0, 150.0, 44.0, 4.0, 240.0),  # a paw
)


def paint(page: Page) -> Scene:
    """Paint the sky, what sleeps, the square, the roll and those who push."""
    scene = Scene(page, 2207, light=(*SUN, 260), glow="#ffe6b8", shade="#4c5676", reach=1500,
                  felt=0.05)  # fmt: skip
    scene.focus(380, 860, 260)
    scene.focus(240, 540, 200, 0.8)
    _sky(scene)
    _sleeper(scene)
    _roofs_under(scene)
    _square(scene)
    _things(scene)
    _people(scene)
    _air(scene)
    return scene.finish(
        Look(
            vignette=0.25, bloom=0.3, bloom_from=0.82, contrast=1.08,
            brush=Brush(edges=0.5, detail=0.5, variety=1.0),
            palette=Palette(
                colours=("#f8efdc", "#b4b8c4", "#59607c", "#b0583c", "#cfa35a", "#5c4a44"),
                mother="#c8b8a8", accent="#b83428", quiet=0.2,
            ),
            masses=0.22,
        )
    )  # fmt: skip


def _place(along: float, high: float, away: float) -> Vec:
    """Return a place by the roll: to the right along it, up, and into the fog."""
    return np.asarray(ALONG * along + AWAY * away + vec(0, high, 0))


def _stage(scene: Scene) -> Stage:
    return Stage(scene, *HERE, TALL, pitch=24, near=5.5, box=(-30, 200, 830, 1230))


def _sky(scene: Scene) -> None:
    """A sun one can look at, and air that is still half fog."""
    page = scene.page
    far = page.distance(*SUN, 1.15, 1.0) / 900 + 0.05 * page.noise(5, 260, 4)
    scene.backdrop([(0.0, "#fff6e0"), (0.10, "#fae2b8"), (0.32, "#d9c6b8"), (0.62, "#9aa0ba"),
                    (1.0, "#6d7798")], far.astype(np.float32), amount=0.03)  # fmt: skip
    disc = scene.sheet().fill(ellipse(*SUN, 44), "#fffdf2")
    scene.put(disc, blur=1.5)
    scene.exact(ellipse(*SUN, 60))
    scene.shine(*SUN, 110, "#ffedc0", 0.5)
    scene.of("sky", way=-8)


def _blanket(page: Page) -> tuple[Field, Field]:
    """Return how near each place of the covered beast is, and where it is at all."""
    near: Field = np.zeros((page.height, page.width), np.float32)
    cover = np.zeros_like(near)
    for x, y, wide, high, turn, out in BEAR:
        cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        right, down = page.x - x, page.y - y
        across, along = (right * cos + down * sin) / wide, (down * cos - right * sin) / high
        dome = np.sqrt(np.clip(1 - across**2 - along**2, 0, 1))
        near = np.maximum(near, (out + min(wide, high) * 0.9) * dome**0.8)
        cover = np.maximum(cover, smoothstep(1.0, 0.97, across**2 + along**2))
    return page.blur(near, 7), page.blur(cover.astype(np.float32), 2)


def _sleeper(scene: Scene) -> None:
    """A bear as large as a quarter of the town, its head on its paw, rounded off by the fog."""
    page = scene.page
    near, cover = _blanket(page)
    folds = 7 * np.sin(page.x / 46 + 2.4 * page.noise(8, 190, 3) + page.y / 120)
    near = near + page.blur((folds * smoothstep(40, 150, near)).astype(np.float32), 6)
    down, across = np.gradient(page.blur(near, 4), 1 / page.scale)
    long = np.sqrt(1 + across**2 + down**2)
    lit = (across * 0.72 + down * 0.62 + 0.22) / long  # the sun stands to the left, and behind
    lit = smoothstep(-0.35, 0.85, lit.astype(np.float32))
    hollow = np.clip((page.blur(near, 24) - near) / 60, 0, 1)
    tone = np.clip(lit * (1 - 0.55 * hollow), 0, 1)
    dark, half, light = (mix(c, c, 0) for c in ("#7c83a0", "#b4b6c4", "#fdf2da"))
    low, high = np.clip(tone * 2, 0, 1)[..., None], np.clip(tone * 2 - 1, 0, 1)[..., None]
    colour = (dark + (half - dark) * low) * (1 - high) + light * high
    cloth = np.concatenate([colour * cover[..., None], cover[..., None]], -1).astype(np.float32)
    with scene.layer("snow", way="around"):
        scene.put(cloth)
    _features(scene)
    sunk = smoothstep(560, 720, page.y) * 0.75
    scene.tint(sunk.astype(np.float32), "#c3c2cc")


def _features(scene: Scene) -> None:
    """A shut eye and a nose, pressed through the cloth."""
    marks = scene.sheet()
    marks.line(spline([(190, 540), (208, 552), (230, 550), (244, 538)], closed=False), "#646b8a", 7)
    marks.fill(spline([(88, 574), (106, 562), (126, 570), (120, 588), (102, 596), (90, 588)]),
               "#646b8a")  # fmt: skip
    marks.line(spline([(104, 596), (112, 616), (142, 624), (176, 616)], closed=False), "#7b81a0", 5)
    for x, turn in ((222, -14), (322, 12)):
        marks.fill(ellipse(x, 462, 17, 22, turn), "#8a90aa", 0.8, blur=5)
    scene.put(marks, opacity=0.85, blur=1.6)
    scene.exact(ellipse(180, 560, 110, 70))


def _roofs_under(scene: Scene) -> None:
    """Streets that nobody has uncovered yet: gables with round edges, the nearer the larger."""
    rng = scene.rng
    for row, (base, size, count) in enumerate(((660, 44, 9), (722, 60, 8))):
        paper = scene.sheet()
        for number in range(count):
            x = 400 + (number - (count - 1) / 2) * size * 2.3 + rng.uniform(-0.2, 0.2) * size
            y, high = base - 0.2 * (x - 400), size * rng.uniform(0.75, 1.05)
            wide = size * rng.uniform(1.05, 1.25)
            gable = spline(
                [
                    (x - wide, y + 90),
                    (x - wide * 0.96, y - high * 0.12),
                    (x, y - high),
                    (x + wide * 0.96, y - high * 0.12),
                    (x + wide, y + 90),
                ]
            )
            lit, dim = mix("#f6ead2", "#e4dcd0", row / 2), mix("#a2a7bb", "#8c93ad", row / 2)
            paper.fill(gable, dim)
            side = common(gable, rect(x - wide * 1.2, y - high * 1.2, wide * 1.1, high * 2 + 120))
            paper.fill(side, lit, 0.9, blur=size * 0.07, clip=gable)
            paper.fill(rect(x - wide * 1.4, y + 4, wide * 2.8, 120), "#c9c7ce", 0.9, blur=22,
                       clip=gable)  # fmt: skip
        scene.lay(paper, "snow", way=-8, wobble=2.0, blur=2.2)
        scene.mist(base + 34, 40, "#e2dcd6", 0.75, seed=30 + row, size=170)


def _square(scene: Scene) -> None:
    """Setts, still damp, with the light on their far edges."""
    page, rng, stage = scene.page, scene.rng, _stage(scene)
    left, right = (stage.page(_place(a, 0, 0.1)) for a in (-4.0, 4.0))
    ground = scene.sheet().fill(poly([left, right, (840, 1240), (-40, 1240)]), "#b39a76")
    scene.lay(ground, "ground", way=-6)
    setts = scene.sheet()
    for row in range(-30, 1):
        for column in range(-26, 27):
            along = column * 0.2 + (row % 2) * 0.1 + rng.gauss(0, 0.008)
            x, y = stage.page(_place(along, 0, row * 0.15))
            near = max(0.4, (y - 600) / 420)
            if -20 < x < 820 and 700 < y < 1230:
                tone = vary("#c2a983", rng, 0.2, 0.02)
                setts.fill(ellipse(x, y, 21 * near, 7.6 * near, -3), tone, 0.75)
                setts.fill(ellipse(x + 2, y + 6 * near, 19 * near, 3.4 * near, -3), "#66564c", 0.35)
                setts.fill(ellipse(x - 2, y - 4 * near, 14 * near, 2 * near, -3), "#f2dcae", 0.5)
    scene.put(setts)
    dim = smoothstep(960, 1230, page.y)
    scene.multiply((dim * 0.45).astype(np.float32), "#6a5a64")


ROOFS: Final = ("#b4553a", "#c98f48", "#a8483a", "#c77a45")
WALLS: Final = ("#d8c6a4", "#c3b7a8", "#a9b4b8", "#d4b08a")


def _things(scene: Scene) -> None:
    """Houses that are out already, and the roll with its whole coil."""
    stage, rng = _stage(scene), scene.rng
    canvas = stage.canvas
    for number, (along, away, wide, deep, tall, turned) in enumerate(
        (
            (-1.72, -0.75, 0.42, 0.5, 0.8, 0.25),
            (-1.62, -2.1, 0.40, 0.5, 0.6, 0.15),
            (1.62, -1.15, 0.42, 0.5, 0.62, -0.35),
        )
    ):
        _house(canvas, (along, away, turned), (wide, deep, tall), ROOFS[number],
               WALLS[(number * 3) % 4], rng.random())  # fmt: skip
    around = np.linspace(0, math.tau, 40)
    rows = []
    for along in np.linspace(END, 4.5, 60):
        half = THICK * rng.uniform(0.97, 1.03)
        rows.append([_place(along, THICK + half * math.sin(a), half * math.cos(a)) for a in around])
    with canvas.part("#eceae6", soft=0.9, rough=0.8) as roll:
        roll.surface(np.array(rows))
    hub = _place(END - 0.01, THICK, 0)
    with canvas.part("#cdccd2", soft=0.3) as end:
        end.ball(hub, np.stack([ALONG * 0.03, vec(0, 1, 0) * THICK * 0.99, AWAY * THICK * 0.99], 1))
    turns = np.linspace(0.3, 4.3 * math.tau, 150)
    coil = [
        hub
        - ALONG * 0.03
        + (AWAY * math.cos(a) + vec(0, 1, 0) * math.sin(a)) * THICK * 0.97 * a / turns[-1]
        for a in turns
    ]
    things.rod(canvas, coil, 0.020, "#868ea8")
    stage.paint(light=(SUN[0], SUN[1], 120), shadow=0.7, contact=0.8, dim=0, fill=0.42, rim=0.5,
                rim_colour="#fff2d0", bounce="#b8a890", focus=(380, 860, 500))  # fmt: skip


def _house(
    canvas: Canvas,
    at: Sequence[float],
    size: Sequence[float],
    roof: Colour,
    wall: Colour,
    chance: float,
) -> None:
    along, away, turned = at
    wide, deep, tall = size
    x = ALONG * math.cos(turned) + AWAY * math.sin(turned)
    z = AWAY * math.cos(turned) - ALONG * math.sin(turned)
    foot, up = _place(along, 0, away), vec(0, 1, 0)
    things.box(canvas, foot + up * tall / 2, x * wide, up * tall / 2, z * deep, wall)
    ridge = tall + wide * 0.85
    for side in (-1, 1):
        eave, top = foot + x * side * wide * 1.14 + up * (tall - wide * 0.12), foot + up * ridge
        with canvas.part(roof, soft=0.2) as slope:
            slope.plane(
                [
                    eave - z * deep * 1.1,
                    eave + z * deep * 1.1,
                    top + z * deep * 1.1,
                    top - z * deep * 1.1,
                ]
            )
        for row in range(1, 8):
            line = eave + (top - eave) * row / 8 + up * 0.006
            things.rod(
                canvas, [line - z * deep * 1.1, line + z * deep * 1.1], 0.006, darker(roof, 0.28)
            )
        with canvas.part(wall, soft=0.2) as gable:
            gable.plane(
                [
                    foot - z * side * deep + x * wide + up * tall,
                    foot - z * side * deep - x * wide + up * tall,
                    foot - z * side * deep + up * (ridge - 0.06),
                ]
            )
    stack = foot + x * wide * (0.4 if chance > 0.5 else -0.4) + z * deep * (chance - 0.5)
    things.box(canvas, stack + up * (tall + wide * 0.75), x * 0.07, up * 0.2, z * 0.09, "#8c6250")
    for column in (-0.5, 0.5):
        for high in (0.36, 0.74):
            if tall * high > tall - 0.12:
                continue
            for spot, across in (
                (foot - z * (deep + 0.004) + x * wide * column, x),
                (foot - x * (wide + 0.004) + z * deep * column, z),
                (foot + x * (wide + 0.004) + z * deep * column, z),
            ):
                pane = spot + up * tall * high
                with canvas.part("#46505e", soft=0.1) as window:
                    window.plane(
                        [
                            pane - across * 0.08 - up * 0.11,
                            pane + across * 0.08 - up * 0.11,
                            pane + across * 0.08 + up * 0.11,
                            pane - across * 0.08 + up * 0.11,
                        ]
                    )


GIRL: Final = Who(
    BUILDS["girl"].like(height=0.8),
    "brown",
    hair="plait",
    hair_colour="#2a1c18",
    hat="cap",
    hat_colour="#59616c",
    top="#6c7480",
    legs="#6c7480",
    shoes="#2c2a2c",
    boots=0.4,
    scarf="#b83428",
)
ELDER: Final = Who(
    "old_man",
    "fair",
    head="nikos",
    hair="combed back",
    hair_colour="#cfcac2",
    beard="long",
    hat="cap",
    hat_colour="#59616c",
    top="#727a86",
    legs="#5e6672",
    shoes="#2c2a2c",
    boots=0.4,
)
HE: Final = Who("man", "dark", hair="crop", hair_colour="#1c1618", top="#4a6a8c", legs="#4c4a50")
SHE: Final = Who(
    "woman",
    "olive",
    hair="long",
    hair_colour="#5a3424",
    top="#cfa048",
    skirt=0.7,
    skirt_colour="#cfa048",
)


def _people(scene: Scene) -> None:
    """Those who work with all their weight, and those who are found out."""
    stage = _stage(scene)
    facing = 180 + math.degrees(SLANT)
    push = POSES["pushing"]
    stage.person(GIRL, push, at=_place(-0.56, 0, -0.95), facing=facing + 10)
    elder = stage.person(ELDER, push.like(head=(30, 2, 0)), at=_place(0.12, 0, -0.98),
                         facing=facing - 14)  # fmt: skip
    _broom(stage.canvas, elder.place("chest") - elder.ahead * 0.10)
    pair = _place(0.38, 0, -1.72)
    stage.person(HE, "hugging", at=pair - vec(0.16, 0, 0), facing=80)
    stage.person(SHE, "hugged", at=pair + vec(0.15, 0, 0.05), facing=-100)
    stage.paint(light=(SUN[0], SUN[1], 120), shadow=0.75, contact=0.9, dim=0, fill=0.45, rim=0.6,
                rim_colour="#ffe9bc", bounce="#cbb894")  # fmt: skip


def _broom(canvas: Canvas, at: Vec) -> None:
    """A besom slung over a back."""
    way = unit(vec(0.55, 0.8, 0.1))
    things.rod(canvas, [at - way * 0.32, at + way * 0.30], 0.012, "#8a6a44")
    with canvas.part("#6c5434", soft=0.3) as twigs:
        twigs.chain([at + way * 0.28, at + way * 0.36, at + way * 0.5], [0.02, 0.05, 0.075])


def _air(scene: Scene) -> None:
    """What has not been rolled up smoothly smokes along the roll."""
    page = scene.page
    scene.mist(905, 30, "#f4ead8", 0.35, seed=44, size=120, x=90, width=180)
    glow = np.exp(-((page.distance(*SUN, 1.0, 1.0) / 420) ** 2))
    scene.tint((glow * 0.35).astype(np.float32), "#fff0cc")
