"""Nine of all kinds carry a staircase over a hill at dusk; the old lady on it walks down."""

import math
import random
from typing import Final

import numpy as np

from pinxit_atelier.animals import heron
from pinxit_atelier.compose import horizon
from pinxit_atelier.engine import (
    Brush,
    Cast,
    Look,
    Page,
    Palette,
    Scene,
    ellipse,
    leaf,
    limb,
    linear,
    mix,
    sample,
    smoothstep,
    spline,
    taper,
    union,
)
from pinxit_atelier.gesture import POSES, Foot, Hand, Pose, Stage, things, vec
from pinxit_atelier.gesture import Look as Who
from pinxit_atelier.gesture.person import Person

SUN: Final = 610.0, 770.0
RADIUS: Final = 262.0
WOOD, PLUM, CARPET, GLOW = "#5a3038", "#2a1c30", "#b81f30", "#ffd284"
TALL: Final = 292.0  # how high a grown person is
GROUND: Final = 400.0, 1092.0
RISE: Final = 0.10  # of the hill, for each step ahead
BEAM: Final = 1.04  # how high it is carried
STEPS: Final = 7
RUN, FALL = 0.33, 0.165  # of one step
TOP: Final = (-1.27, 2.30)
WIDE: Final = 0.30  # half of the breadth of the stairs
LADY: Final = 3  # her step


def paint(page: Page) -> Scene:
    """Paint the evening, the hill, the bearers and what they bear."""
    scene = Scene(page, 903, light=(790, 830, 150), glow="#ffdc9c", shade="#2a1c38", reach=900,
                  felt=0.1)  # fmt: skip
    scene.focus(330, 420, 170)
    scene.focus(420, 880, 200, 0.7)
    _sky(scene)
    _hill(scene)
    stage = _stage(scene)
    _bearers(stage, far=True)
    _stairs(stage)
    near = _bearers(stage, far=False)
    stage.paint(rim=0.7, rim_colour="#ffcf88", fill=0.45, dim=0.2, shadow=0, contact=0.6,
                bounce="#8a4a50")  # fmt: skip
    scene.exact(limb([(20, 640), (420, 640), (800, 680)], [340, 300, 180]), 0.6)  # thin posts
    _bear_head(scene, stage, near[BEAR])
    _fox_head(scene, stage, near[FOX])
    _heron(scene)
    _lady(scene)
    return scene.finish(_look())


def _look() -> Look:
    return Look(
        brush=Brush(exact=0.035, edges=0.5, detail=0.5), masses=0.2, vignette=0.25, bloom=0.3,
        bloom_from=0.84, contrast=1.06, shadows="#2c2848", lights="#ffe0b0", split=0.08,
        palette=Palette(
            colours=("#ffe0a0", "#d8764c", "#8a5a68", "#2c2440", "#6a7088", "#f4ece0"),
            accent=CARPET, quiet=0.15, hold=0.7,
        ),
    )  # fmt: skip


def _stage(scene: Scene) -> Stage:
    return Stage(scene, *GROUND, TALL, yaw=-33, pitch=-1, near=4.5, box=(-20, 60, 820, 1200))


def _sky(scene: Scene) -> None:
    """Ashes above, embers low; the sun is huge, and has clouds before it."""
    page = scene.page
    drift = page.noise(4, 260, 4, 0.5, (3.4, 0.7))
    where = page.y / 1050 + 0.05 * drift - 0.12 * (page.x - 400) / 800 * -1
    scene.backdrop(
        [(0, "#3c4058"), (0.25, "#5e5468"), (0.5, "#9a6468"), (0.72, "#d8845c"), (0.95, "#f8bc70")],
        where.astype(np.float32), amount=0.03,
    )  # fmt: skip
    scene.shine(*SUN, 480, "#ff9a54", 0.5)
    sun = scene.sheet()
    sun.fill(ellipse(*SUN, RADIUS), "#ffd878", grad=linear(0, 560, 0, 1000, "#ff9c40"))
    scene.lay(sun, "sky", way=4, wobble=1.5)
    bars = page.noise(31, 230, 4, 0.5, (5, 0.35)) + 0.25 * page.noise(33, 60, 3, 0.5, (4, 0.5))
    veil = smoothstep(0.1, 0.5, bars) * smoothstep(120, 420, page.y)
    scene.tint((veil * 0.42).astype(np.float32), "#b8706a")
    high = smoothstep(0.05, 0.6, page.noise(36, 300, 5, 0.55, (3, 0.6))) * smoothstep(
        620, 0, page.y
    )
    scene.tint((high * 0.4).astype(np.float32), "#858098")
    scene.of("sky", way=6)


def _ground(x: float) -> float:
    return 1092 - 0.088 * (x - 372) - 5 * math.sin(x / 150)


def _hill(scene: Scene) -> None:
    rng = random.Random(14)
    hill = scene.sheet()
    hill.fill(horizon([(x, _ground(x) - 8) for x in range(-40, 881, 40)]), "#6a4048",
              grad=linear(800, 1040, 100, 1220, PLUM))  # fmt: skip
    for _ in range(900):
        x, deep = rng.uniform(-10, 810), rng.uniform(0, 1) ** 1.4
        y = _ground(x) + deep * 150
        tone = mix(mix("#c87850", "#40283a", deep), "#ffc880", 0.35 * rng.random() * (1 - deep))
        hill.fill(taper([(x, y), (x + rng.uniform(-4, 14), y - rng.uniform(14, 34))], [5, 0.6], 3),
                  tone, 0.45)  # fmt: skip
    scene.lay(hill, "grass", way=80)


def _tread(step: float) -> tuple[float, float]:
    """Return where the tread of a step is, in space: its middle, and how high it is."""
    x = TOP[0] + step * RUN
    return x, TOP[1] - step * FALL + RISE * 0.4 * x


def _stairs(stage: Stage) -> None:
    """Steps with a carpet, posts that stand on two beams, a banister on the far side."""
    canvas = stage.canvas
    for side in (-1, 1):
        z = side * (WIDE - 0.02)
        ends = [vec(x, BEAM + RISE * x, z) for x in (-1.75, 1.55)]
        things.rod(canvas, ends, 0.034, WOOD)
        for step in range(0, STEPS, 2):
            x, y = _tread(step)
            things.rod(canvas, [vec(x, BEAM + RISE * x, z), vec(x, y - 0.06, z)], 0.02, WOOD)
            if step < STEPS - 1:
                nx, ny = _tread(step + 2)
                things.rod(canvas, [vec(x, BEAM + RISE * x, z), vec(nx, ny - 0.1, z)], 0.015, WOOD)
    for step in range(-1, STEPS):
        x, y = _tread(step)
        half = RUN / 2
        things.box(canvas, vec(x, y - 0.10, 0), vec(half, 0, 0), vec(0, 0.1, 0), vec(0, 0, WIDE),
                   WOOD)  # fmt: skip
        things.box(canvas, vec(x + 0.006, y - 0.08, 0.02), vec(half + 0.004, 0, 0), vec(0, 0.09, 0),
                   vec(0, 0, WIDE * 0.62), CARPET)  # fmt: skip
    rail = []
    for step in range(-1, STEPS + 1):
        x, y = _tread(step)
        foot = vec(x, y - 0.02, -WIDE + 0.02)
        things.rod(canvas, [foot, foot + vec(0, 0.34, 0)], 0.011, WOOD)
        rail.append(foot + vec(0, 0.35, 0))
    things.rod(canvas, rail, 0.02, WOOD)


def _bearing(sway: float) -> Pose:
    """Both hands over the head, flat under the beam, one foot ahead of the other."""
    return POSES["walking"].like(
        chest=(6 * sway, 2, 0), head=(10 * sway, 4, 0),
        left_hand=Hand((0.07, 1.03, 0.12), (1, -0.2, 0.1), "flat", (0.2, 0.3, 1), (0, 1, -0.2)),
        right_hand=Hand((-0.07, 1.03, -0.03), (-1, -0.2, 0.1), "flat", (-0.2, 0.3, 1),
                        (0, 1, -0.2)),
    )  # fmt: skip


NEAR: Final = (
    (-1.36, Who("stout_man", "#6a4836", hair="buzz", top="#8c8a94",
                apron="#cfc6bc", legs="#3c3448", sleeves=0.5)),
    (-0.72, Who("child", "olive", head="inti", hair="bowl", top="#b08a5c", legs="#3c4058",
                leg_length=0.5)),
    (-0.32, Who("heavy_woman", "dark", head="amara", hat="headwrap", hat_colour="#7a6a80",
                top="#6a4c5c", skirt=0.85, skirt_colour="#4c3c54")),
    (0.32, Who("man", "#c8683c", hair="buzz", top="#4c5468", legs="#2c2a3c", collar="shirt")),
    (0.84, Who("youth", "brown", head="asha", hair="plait", top="#8a5a50", skirt=0.6)),
)  # fmt: skip
FAR: Final = (
    (-1.40, Who("thin_man", "pale", head="jun", hair="side part", glasses="round", top="#3c3848",
                legs="#2c2838")),
    (-0.36, Who("strong_woman", "tan", head="leila", hat="kerchief", hat_colour="#8a7a6c",
                top="#5a5468", skirt=0.9)),
    (0.24, Who("broad", "brown", head="ravi", hat="turban", hat_colour="#a89078", beard="full",
               top="#54485c", legs="#342c40")),
)  # fmt: skip


def _bearers(stage: Stage, *, far: bool) -> list[Person]:
    """Put up a row of bearers, all in step."""
    z = -WIDE + 0.02 if far else WIDE - 0.02
    row = []
    for number, (x, who) in enumerate(FAR if far else NEAR):
        pose = _bearing(1 if number % 2 else -1)
        pose = pose.mirrored() if number % 2 else pose
        row.append(stage.person(who, pose, at=(x, RISE * x, z), facing=82))
    return row


BEAR, FOX = 0, 3  # which of the near ones
QUEEN: Final = Who(
    "old_woman", "brown", head="asha", hair="low bun", hair_colour="#e8e4e0", hat="crown",
    hat_colour="#e8b040", top="#f4ece4", skirt=1.0, skirt_colour="#f4ece4", flare=0.10,
    collar="high", shoes="",
)  # fmt: skip


def _lady(scene: Scene) -> None:
    """Chin up, one foot out for the next step; feathers trail behind her from step to step."""
    stage = _stage(scene)
    x, y = _tread(LADY)
    pose = POSES["strolling"].like(
        chest=(-6, -8, 3),
        head=(-4, -12, 0),
        left_foot=Foot((0.05, -0.02, 0.24), 8, 24, (0.1, 0, 1)),
        right_foot=Foot((-0.05, 0.04, -0.02), -8, 0, (-0.1, 0, 1)),
        left_hand=Hand(
            (0.26, 0.66, 0.20), (0.6, -0.6, -0.6), "open", (0.5, 0.1, 0.8), (0, -1, 0.2)
        ),
        right_hand=Hand((-0.20, 0.50, -0.06), (-0.4, 0, -1), "pinch", (0, -0.9, 0.3), (1, 0, 0)),
    )
    her = stage.person(QUEEN, pose, at=(x, y, 0), facing=74)
    back = stage.page(her.place("chest"))
    _train(scene, stage, back)
    stage.paint(rim=0.6, rim_colour="#fff0c8", fill=0.52, dim=0.1, shadow=0, contact=0.5,
                bounce="#d88a70")  # fmt: skip
    scene.focus(*stage.page(her.place("head")), 90)


def _train(scene: Scene, stage: Stage, back: tuple[float, float]) -> None:
    """Long feathers, each over the next, from her shoulders up the steps."""
    rng = random.Random(21)
    spots = [stage.page(vec(*_tread(step), 0)) for step in (2.4, 1.5, 0.6, -0.1, -0.5)]
    spine = [(back[0] - 4, back[1] - 20), (back[0] - 26, back[1] + 70),
             *((px, py - 12) for px, py in spots)]  # fmt: skip
    widths = [20, 52, 74, 64, 50, 34, 16]
    stations = sample(spine, 60)
    train = scene.sheet()
    for number in range(60, -1, -1):
        x, y, way_x, way_y = stations[number]
        wide = float(np.interp(number / 60, np.linspace(0, 1, 7), widths))
        for _ in range(7):
            off = rng.uniform(-0.5, 0.5) * wide
            px, py = x - way_y * off, y + way_x * off
            turn = math.atan2(way_y, way_x) + rng.gauss(0, 0.35) + off / wide * 0.9
            far = rng.uniform(24, 46) * (0.5 + 0.5 * wide / 78)
            tip = px + far * math.cos(turn), py + far * math.sin(turn) + 5
            lit = 0.5 + off / wide * 0.7 + rng.uniform(-0.2, 0.2)
            tone = mix("#fff6e6", "#a88490", min(1, max(0, lit)))
            train.fill(leaf((px, py), tip, far * 0.3, rng.uniform(-0.2, 0.2), 0.6), tone, 0.95)
    scene.lay(train, "fur", form=0.3, contact=0.5, cast=Cast((-8, 12), dark=0.5, soft=0.3))
    _shoe(scene, stage)
    _dog(scene, *spine[-1])


def _shoe(scene: Scene, stage: Stage) -> None:
    """It lies where she lost it, on the edge of a step above."""
    x, y = stage.page(vec(_tread(0.9)[0], _tread(0.9)[1], WIDE * 0.9))
    shoe = scene.sheet()
    with shoe.at(x, y - 12, 1.25, 12):
        body = [(-24, -14, 1), (-14, -16), (-6, -5), (8, -4), (22, 3), (27, 9, 1), (4, 9), (-8, 1)]
        shoe.fill(spline([*body, (-14, -2), (-17, 12, 1), (-21, 12, 1)]), "#8c1424",
                  grad=linear(-20, -14, 24, 8, "#e0503c"))  # fmt: skip
        shoe.fill(ellipse(-12, -12, 9, 4, 30), PLUM)
    scene.lay(shoe, "plain", cast=Cast((-10, 6), dark=0.7), wobble=0.2)
    scene.exact(ellipse(x, y - 10, 36), 0.9)


def _dog(scene: Scene, x: float, y: float) -> None:
    """A terrier who takes his office seriously."""
    sheet = scene.sheet()
    fur = "#a06a4c"
    with sheet.at(x - 44, y + 16, 1.15):
        body = union(
            spline([(-26, -30), (-6, -38), (16, -36), (26, -26), (18, -14), (-8, -12), (-26, -16)]),
            limb([(-20, -18), (-24, -8), (-21, 0)], [13, 8, 7]),
            limb([(-10, -16), (-13, -7), (-11, 0)], [11, 7, 7]),
            limb([(14, -16), (14, 0)], [10, 7]), limb([(21, -18), (24, 0)], [10, 7]),
            limb([(-24, -28), (-34, -44), (-30, -54)], [8, 6, 3]),
            limb([(18, -30), (28, -46)], [20, 17]), ellipse(31, -44, 13, 11),
            limb([(36, -42), (50, -34)], [13, 9]),
            leaf((26, -50), (17, -68), 11), leaf((33, -52), (34, -70), 9),
        )  # fmt: skip
        sheet.fill(body, fur, grad=linear(50, -20, -30, -40, PLUM))
    scene.lay(sheet, "fur", form=0.4, contact=0.5, wobble=0.3)
    scene.exact(ellipse(x - 30, y - 20, 60), 0.6)


def _bear_head(scene: Scene, stage: Stage, bear: Person) -> None:
    """The stout one in the apron is a bear; it looks where it goes."""
    x, y = stage.page(bear.place("head"))
    head = scene.sheet()
    with head.at(x, y - 4, 25, 4):
        for ear in (ellipse(-0.66, -0.78, 0.34), ellipse(0.4, -0.9, 0.3)):
            head.fill(ear, "#3c2822")
        skull = spline([(-1, 0.1), (-0.75, -0.7), (0, -1), (0.7, -0.7), (1.0, -0.1), (0.8, 0.7),
                        (0, 1.0), (-0.8, 0.7)])  # fmt: skip
        head.fill(skull, "#7a5440", grad=linear(1, 0, -1, 0.2, "#3c2822"))
        head.fill(ellipse(0.78, 0.28, 0.58, 0.42, 8), "#a8805c")
        head.fill(ellipse(1.2, 0.1, 0.2, 0.16), "#1c1018")
        head.fill(ellipse(0.42, -0.2, 0.11, 0.1), "#1c1018")
        mouth = [(1.16, 0.36), (0.9, 0.5), (0.6, 0.46)]
        head.line(spline(mouth, closed=False), "#4a2c24", 0.08)
    scene.lay(head, "fur", form=0.5, cast=Cast((-5, 8), dark=0.5), wobble=0.2)
    scene.exact(ellipse(x, y, 40))


def _fox_head(scene: Scene, stage: Stage, fox: Person) -> None:
    """One of those under the beam has a fox's head."""
    x, y = stage.page(fox.place("head"))
    head = scene.sheet()
    with head.at(x, y - 2, 23, 8):
        for ear in (leaf((-0.6, -0.4), (-1.0, -1.2), 0.6), leaf((0.1, -0.6), (-0.1, -1.4), 0.52)):
            head.fill(ear, "#7a3a28")
        head.fill(spline([(-1.05, 0.45, 1), (-0.85, -0.35), (-0.2, -0.85), (0.55, -0.6),
                          (1.0, -0.02), (1.95, 0.32, 1), (0.9, 0.66), (0.2, 0.95), (-0.5, 0.9)]),
                  "#c8643a")  # fmt: skip
        head.fill(spline([(-1.05, 0.46, 1), (-0.1, 0.3), (0.8, 0.26), (1.9, 0.36, 1), (0.9, 0.68),
                          (0.2, 0.97), (-0.5, 0.92)]), "#e8d0b4")  # fmt: skip
        head.fill(ellipse(1.86, 0.28, 0.15, 0.13), "#1c1018")
        head.fill(ellipse(0.52, -0.16, 0.13, 0.1), "#1c1018")
    scene.lay(head, "fur", form=0.5, cast=Cast((-5, 8), dark=0.5), wobble=0.2)
    scene.exact(ellipse(x, y, 40))


def _heron(scene: Scene) -> None:
    """It goes ahead, and carries with its head."""
    bird = scene.sheet()
    heron(bird, 722, _ground(722) - 2, 1.84, pose="stand", flip=True, light=(0.8, -0.4))
    scene.lay(bird, "plain", form=0.5, air=("#5a4258", 0.35), contact=0.6, wobble=0.2)
    scene.exact(ellipse(722, 830, 70, 180), 0.6)
