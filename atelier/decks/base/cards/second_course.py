"""A family at dinner goes down a mountain at its table; they quarrel, and only the dog looks."""

import math
import random
from itertools import pairwise
from typing import Final

import numpy as np

from pinxit_atelier.engine import (
    Brush,
    Cast,
    Look,
    Page,
    Palette,
    Scene,
    ellipse,
    limb,
    linear,
    poly,
    smoothstep,
    spline,
    taper,
)
from pinxit_atelier.gesture import POSES, Foot, Hand, Pose, Stage, things, unit, vec
from pinxit_atelier.gesture import Look as Who

TALL: Final = 296.0
SPOT: Final = 368.0, 742.0
TILT: Final = 27.0  # how steep it is
BOARD: Final = 0.45  # the height of the table
LONG, WIDE = 1.16, 0.28  # halves of it
SNOW, SHADE, DEEP = "#f4f6f8", "#8fa8d4", "#3a5a9c"
TOMATO: Final = "#c8402c"
SUN: Final = 660.0, -260.0


def paint(page: Page) -> Scene:
    """Paint the mountains, the slope and its edge, the table and those at it, the flying snow."""
    scene = Scene(page, 6107, light=(*SUN, 300), glow="#fff6e4", shade="#24407c", reach=2600,
                  felt=0)  # fmt: skip
    scene.focus(420, 660, 240)
    scene.focus(690, 790, 120, 0.8)
    _sky(scene)
    _peaks(scene)
    _slope(scene)
    _chair(scene)
    _table(scene)
    _spray(scene)
    return scene.finish(
        Look(
            brush=Brush(exact=0.035, edges=0.5, detail=0.5), masses=0.15, vignette=0.2, bloom=0.2,
            bloom_from=0.9, shadows="#20387a", split=0.06,
            palette=Palette(
                colours=("#f6f8f8", "#8fb0dc", "#2c4c90", "#5c5460", "#b88a6c", "#1c2440"),
                accent=TOMATO, quiet=0.05, hold=0.6, warmth=-0.1,
            ),
        )
    )  # fmt: skip


def _line(x: float) -> float:
    """Return where the slope is, at the feet of the table."""
    return SPOT[1] + (x - SPOT[0]) * math.tan(math.radians(TILT))


def _sky(scene: Scene) -> None:
    page, rng = scene.page, random.Random(17)
    where = page.y / 900 + 0.04 * page.noise(4, 240, 4, 0.5, (2, 0.8))
    scene.backdrop([(0, "#2450a0"), (0.4, "#4a80c4"), (0.8, "#a4c8e4"), (1.1, "#d8e6ee")],
                   where.astype(np.float32), amount=0.03)  # fmt: skip
    wind = scene.sheet()
    for _ in range(34):  # torn cloud, drawn out along the way that they go
        x, y, long = rng.uniform(-60, 820), rng.uniform(-60, 420), rng.uniform(160, 420)
        rise = math.tan(math.radians(TILT + rng.uniform(-7, 5)))
        line = [(x, y), (x + long * 0.5, y + long * 0.5 * rise - 12), (x + long, y + long * rise)]
        wind.fill(taper(line, [1, rng.uniform(8, 34), 1], 24), "#eaf2f8", rng.uniform(0.06, 0.26),
                  blur=rng.uniform(3, 10))  # fmt: skip
    scene.put(wind)
    scene.of("sky", way=TILT)


def _peaks(scene: Scene) -> None:
    """Far away, the others stand where they have always stood."""
    rng = random.Random(3)
    for base, points, air in (
        (900, [(240, 600), (400, 470), (452, 500), (560, 372), (612, 450), (690, 400), (860, 560)],
         0.55),
        (1000, [(420, 800), (560, 650), (620, 690), (740, 560), (860, 650)], 0.35),
    ):  # fmt: skip
        ridge = scene.sheet()
        ridge.fill(poly([*points, (860, base + 300), (300, base + 300)]), "#dfe8f2")
        for (x0, y0), (x1, y1) in pairwise(points):
            if y1 > y0:
                continue
            for _ in range(9):  # the sides turned from the sun
                part = rng.uniform(0.2, 1)
                x, y = x0 + (x1 - x0) * part, y0 + (y1 - y0) * part
                fall = [(x, y), (x - rng.uniform(4, 30), y + rng.uniform(60, 120)),
                        (x - rng.uniform(0, 60), y + rng.uniform(150, 260))]  # fmt: skip
                ridge.fill(taper(fall, [2, rng.uniform(22, 50), 4], 10), "#7c9ccc", 0.7)
        scene.lay(ridge, "snow", way=62, air=("#a8c8e4", air), wobble=2.5)


def _slope(scene: Scene) -> None:
    """White in the sun, ultramarine where it turns away, and then there is no more of it."""
    page, rng = scene.page, random.Random(8)
    top = [(-40, 262), (120, 360), (300, 470), (470, 580), (620, 690), (720, 780), (786, 858)]
    brink = [(776, 890), (738, 924), (724, 980), (668, 1036), (656, 1100), (600, 1160), (584, 1240)]
    snow = scene.sheet()
    snow.fill(spline([*((x, y) for x, y in top), *brink, (-40, 1230, 1)]), SNOW,
              grad=linear(300, 660, 120, 1200, "#ccd9f0"))  # fmt: skip
    scene.lay(snow, "snow", way=TILT, wobble=2)
    wall = scene.sheet()
    wall.fill(spline([(788, 860, 1), *brink, (700, 1240, 1), (860, 1240, 1), (860, 930)]),
              "#4a70b4", grad=linear(720, 940, 800, 1200, "#2c4a90"))  # fmt: skip
    for _ in range(40):
        x, y = rng.uniform(600, 800), rng.uniform(930, 1200)
        wall.fill(taper([(x, y), (x + rng.uniform(-6, 12), y + rng.uniform(40, 110))], [9, 2], 6),
                  rng.choice(("#8fb0dc", "#24407c")), 0.3)  # fmt: skip
    scene.lay(wall, "snow", way=80, wobble=2)
    ripple = page.noise(21, 70, 4, 0.5, (3.4, 0.7))
    down = page.y - page.x * math.tan(math.radians(TILT))
    dunes = np.sin(down / 46 + 2.4 * page.noise(22, 240, 3)) * 0.5 + ripple * 0.7
    here = snow.pixels()[..., 3]
    scene.tint((np.clip(dunes, 0, 1) * here * 0.34).astype(np.float32), SHADE)
    scene.tint((np.clip(-dunes - 0.4, 0, 1) * here * 0.5).astype(np.float32), "#ffffff")
    grow = smoothstep(980, 1230, page.y + 0.2 * (400 - page.x)) * here
    scene.tint((grow * 0.3).astype(np.float32), "#7c98cc")
    for off, wide in ((60, 16), (128, 18)):
        track = scene.sheet()
        line = [(x, _line(x) + off * 0.5 - 20) for x in (-260, SPOT[0] - 200, SPOT[0] + 40)]
        track.line(spline(line, closed=False), "#7c98cc", wide, 0.5, blur=3)
        track.line(
            spline([(x + 3, y + 7) for x, y in line], closed=False), "#ffffff", wide * 0.4, 0.8
        )
        scene.put(track)


def _stage(scene: Scene) -> Stage:
    return Stage(scene, *SPOT, TALL, roll=-TILT, pitch=26, yaw=-14, near=3.4,
                 box=(-20, 300, 820, 1180))  # fmt: skip


REST: Final = Hand((0.13, 0.53, 0.24), (0.9, 0, -0.5), "rest", (-0.4, 0, 0.9), (0, -1, 0))


def _sits(*, lean: float = 4, look: float = 0, nod: float = 0, right: Hand | None = None,
          left: Hand | None = None) -> Pose:  # fmt: skip
    """Return somebody at table: how far they lean and turn, and what their hands do."""
    mirrored = Hand((-0.13, 0.53, 0.24), (-0.9, 0, -0.5), "rest", (0.4, 0, 0.9), (0, -1, 0))
    return POSES["seated"].like(
        hips=(0, 0, 0), chest=(look * 0.3, lean, 0), head=(look, nod, 0),
        left_hand=left or REST, right_hand=right or mirrored,
    )  # fmt: skip


UP: Final = Hand((-0.22, 0.80, 0.20), (-0.9, -0.5, 0), "point", (-0.2, 0.9, 0.4), (0.6, 0, 0.6))
POUR: Final = Hand((-0.12, 0.66, 0.30), (-0.9, 0, -0.3), "mug", (0.2, 0.1, 1), (1, 0, 0))
SPOON: Final = Hand(
    (-0.06, 0.66, 0.16), (-0.9, -0.3, 0), "pinch", (0.6, 0.3, 0.5), (0.2, -0.4, -0.8)
)
SHRUG: Final = Hand((0.24, 0.58, 0.16), (0.8, -0.6, -0.2), "open", (0.5, 0.1, 0.9), (0, 1, 0.2))
WIDE_OPEN: Final = Hand(
    (0.34, 0.70, 0.14), (0.6, -0.8, 0), "open", (0.8, 0.4, 0.3), (-0.3, 0.5, 0.8)
)
FACING_US: Final = (
    (-0.92, Who("heavy_man", "olive", head="nikos", hair="horseshoe", beard="moustache",
                top="#5c6a84", collar="shirt"), _sits(look=34, lean=-8, left=SHRUG)),
    (-0.42, Who("woman", "deep", head="abeba", hair="short afro", top="#8a7a94", scarf="#d8d0c0"),
     _sits(look=-30, right=UP)),
    (-0.06, Who("youth", "fair", head="lars", hair="bowl", hair_colour="#8a5c34", top="#3c5a78"),
     _sits(lean=16, nod=26, right=SPOON)),
    (0.25, Who("thin_woman", "tan", head="mei", hair="bob", glasses="round", top="#a89478"),
     _sits(look=26, right=POUR)),
    (0.56, Who("child", "brown", head="asha", hair="plaits", top="#6a8a94"),
     _sits(look=-24, left=WIDE_OPEN)),
)  # fmt: skip
FROM_BEHIND: Final = (
    (-0.62, Who("stout_woman", "rose", head="olena", hair="crop", hair_colour="#8c6444",
                top="#7c4a5c"), _sits(look=-40, lean=8)),
    (-0.24, Who("child", "pale", head="ingrid", hair="ponytail", hair_colour="#c08444",
                top="#3f7c88"), _sits(look=10, lean=10)),
    (0.14, Who("broad", "dark", head="amara", hair="buzz", top="#33426c"),
     _sits(look=36, lean=4)),
    (0.54, Who("old_man", "fair", head="jun", hair="thinning", hair_colour="#d0d0d0",
               top="#8a744c"), _sits(look=-26, lean=12, nod=10)),
    (0.90, Who("woman", "olive", head="leila", hat="hijab", hat_colour="#b0bcc8", top="#56688c"),
     _sits(look=30, lean=8)),
)  # fmt: skip
GRAN: Final = Who("old_woman", "rose", head="brigid", hat="beanie", hat_colour="#7c8ca8",
                  hair="bob", hair_colour="#d8d8d8", glasses="round", top="#54648c",
                  shawl="#8a94a8",
                  skirt=0.9, skirt_colour="#3c4666", mood="concentrating")  # fmt: skip


def _table(scene: Scene) -> None:
    """All of it in one space: the table on its runners, ten who eat, and one who steers."""
    _shadow(scene)
    stage = _stage(scene)
    _people(stage, FACING_US, -1)
    _sledge(stage)
    _people(stage, FROM_BEHIND, 1)
    _gran(stage)
    _dog(stage)
    stage.paint(light=(*SUN, 420), fill=0.46, rim=0.3, rim_colour="#ffffff", dim=0, shadow=0,
                contact=0, bounce="#8fb0ec", strokes=0.4)  # fmt: skip
    scene.exact(poly([stage.page(vec(-1.3, 1.1, -0.4)), stage.page(vec(LONG + 0.2, 0.95, -0.4)),
                      stage.page(vec(LONG + 0.2, 0.1, 0.8)), stage.page(vec(-1.3, 0.1, 0.8))]),
                0.75)  # fmt: skip


def _shadow(scene: Scene) -> None:
    """What all of it throws on the snow, a little up the slope and towards us."""
    stage = _stage(scene)
    corners = [(-1.5, -0.2), (LONG + 0.1, -0.3), (LONG + 0.1, 0.5), (0.9, 0.86), (0.4, 0.78),
               (-0.1, 0.98), (-0.6, 0.8), (-1.2, 0.9), (-1.75, 0.3)]  # fmt: skip
    scene.in_shadow(spline([stage.page(vec(x - 0.08, 0, z)) for x, z in corners]), 0.72, blur=7)
    mountain = spline([(-40, 930), (110, 960), (230, 1050), (330, 1080), (420, 1150),
                       (470, 1240, 1), (-40, 1240, 1)])  # fmt: skip
    scene.in_shadow(mountain, 0.6, blur=12)
    if scene.shaded is not None:  # on snow, a shadow is full of sky
        scene.tint((scene.shaded * 0.38).astype(np.float32), "#3f6cc4")


def _people(stage: Stage, row: tuple[tuple[float, Who, Pose], ...], side: int) -> None:
    """Seat a row on its bench: -1 is the far side, which looks at us."""
    z = side * (WIDE + 0.19)
    things.box(stage.canvas, vec(0, 0.235, z), vec(LONG * 0.92, 0, 0), vec(0, 0.02, 0),
               vec(0, 0, 0.10), "#6c5a50")  # fmt: skip
    for x, who, pose in row:
        lift = 0.085 if who.build == "child" else 0.0
        blown = pose.like(sway=(-0.12 * -side, 0.03, 0))
        stage.person(who, blown, at=(x, lift - 0.02, z), facing=0 if side < 0 else 180)


def _sledge(stage: Stage) -> None:
    """A table, a cloth of checks, plates, and runners that bend up in front."""
    canvas = stage.canvas
    for z in (-WIDE * 0.8, WIDE * 0.8):
        things.rod(canvas, [vec(-LONG - 0.1, 0.02, z), vec(0, 0.015, z), vec(LONG, 0.03, z),
                            vec(LONG + 0.2, 0.12, z), vec(LONG + 0.2, 0.24, z)],
                   0.022, "#4c3c38")  # fmt: skip
        for x in (-LONG * 0.8, 0, LONG * 0.8):
            things.rod(canvas, [vec(x, 0.02, z), vec(x, BOARD, z)], 0.02, "#4c3c38")
    columns, rows = 26, 6
    for tone, odd in ((TOMATO, 0), ("#e8c4b4", 1)):
        with canvas.part(tone, soft=0.1, rough=0.6) as cloth:
            for i in range(columns):
                for j in range(rows):
                    if (i + j) % 2 != odd:
                        continue
                    x0, x1 = (-LONG + 2 * LONG * (i + k) / columns for k in (0, 1))
                    z0, z1 = (-WIDE + 2 * WIDE * (j + k) / rows for k in (0, 1))
                    cloth.plane([vec(x0, BOARD, z0), vec(x1, BOARD, z0), vec(x1, BOARD, z1),
                                 vec(x0, BOARD, z1)])  # fmt: skip
    grid = [
        [vec(x, BOARD - drop, WIDE + 0.012 + drop * 0.35 * math.sin(x * 22))
         for x in np.linspace(-LONG, LONG, 60)]
        for drop in np.linspace(0, 0.16, 4)
    ]  # fmt: skip
    with canvas.part("#a83424", soft=0.3) as hang:
        hang.surface(np.array(grid))
    end = [[vec(-LONG - 0.01 - flow, BOARD - 0.05 * flow + 0.05 * math.sin(flow * 9 + z * 7), z)
            for z in np.linspace(-WIDE, WIDE, 9)] for flow in np.linspace(0, 0.2, 6)]  # fmt: skip
    with canvas.part(TOMATO, soft=0.3) as tail:
        tail.surface(np.array(end))
    rng = random.Random(4)
    for x in (-0.9, -0.46, 0.0, 0.44, 0.86):
        for z in (-0.16, 0.16):
            spot = vec(x + rng.uniform(-0.04, 0.04), BOARD + 0.006, z)
            with canvas.part("#f0f2f2", soft=0.2, sheen=0.2) as plate:
                plate.ball(spot, np.diag([0.072, 0.008, 0.072]))
            with canvas.part(rng.choice(("#c88a4c", "#7c8a4c", "#a8543c")), soft=0.3) as food:
                food.ball(spot + vec(0, 0.012, 0), np.diag([0.036, 0.016, 0.036]))
    with canvas.part("#dfe6ec", soft=0.3, sheen=0.4) as tureen:
        tureen.ball(vec(0.2, BOARD + 0.045, 0), np.diag([0.10, 0.055, 0.08]))


RUDDER: Final = vec(-LONG + 0.38, 0.05, 0.80)  # where the ladle is dipped in the snow


def _gran(stage: Stage) -> None:
    """At the very end, with a ladle for a rudder."""
    at = vec(-LONG - 0.14, -0.02, 0.0)
    stage_pose = POSES["seated"].like(
        hips=(0, 0, 0), chest=(10, -8, 0), head=(-30, -6, 0), sway=(0, 0.03, -0.12),
        left_hand=Hand((0.10, 0.56, 0.16), (0.8, 0, -0.5), "rod", (-0.6, 0, 0.8), (0, -0.3, -1)),
        right_hand=Hand((-0.20, 0.46, 0.10), (-0.8, 0, -0.6), "rod", (0.1, 0.2, 0.9), (0.9, 0, 0)),
        left_foot=Foot((0.10, 0.04, 0.30), 14, 0, (0.5, 0.6, 1)),
    )  # fmt: skip
    her = stage.person(GRAN, stage_pose, at=at, facing=90)
    things.chair(stage.canvas, her.place("pelvis") - vec(0, 0.075, 0), her.ahead, "#6c5a50")
    top, grip = her.hold["l"].rod, her.hold["r"].rod
    things.rod(stage.canvas, [top + unit(top - grip) * 0.1, grip, RUDDER], 0.017, "#5c6470",
               sheen=0.5)  # fmt: skip


def _dog(stage: Stage) -> None:
    """It has jumped up on the last of the table, ears straight back, and sees what comes."""
    x, canvas, high = LONG - 0.30, stage.canvas, BOARD + 0.012
    for z in (-0.035, 0.035):
        for lean, at in ((-0.03, x - 0.1), (0.03, x + 0.08)):
            line = [vec(at + lean, high + 0.01, z), vec(at - lean * 0.8, high + 0.07, z),
                    vec(at, high + 0.14, z * 0.8)]  # fmt: skip
            with canvas.part("#dcd0bc", soft=0.4) as leg:
                leg.chain(line, [0.013, 0.014, 0.026])
    with canvas.part("#8a5434", soft=0.5, rough=0.6) as body:
        body.chain([vec(x - 0.11, high + 0.155, 0), vec(x, high + 0.165, 0),
                    vec(x + 0.09, high + 0.185, 0)], [0.05, 0.047, 0.056])  # fmt: skip
        body.chain([vec(x + 0.1, high + 0.2, 0), vec(x + 0.15, high + 0.28, 0)], [0.042, 0.034])
    with canvas.part("#5c3420", soft=0.5) as patch:
        patch.ball(vec(x - 0.1, high + 0.172, 0.012), np.diag([0.056, 0.042, 0.044]))
        patch.chain([vec(x - 0.15, high + 0.175, 0), vec(x - 0.2, high + 0.23, 0),
                     vec(x - 0.2, high + 0.29, 0)], [0.016, 0.011, 0.006])  # fmt: skip
        patch.ball(vec(x + 0.16, high + 0.3, 0), np.diag([0.05, 0.043, 0.042]))
    with canvas.part("#ece6da", soft=0.4) as muzzle:
        muzzle.chain([vec(x + 0.18, high + 0.293, 0), vec(x + 0.25, high + 0.278, 0)],
                     [0.03, 0.02])  # fmt: skip
    with canvas.part("#38201a", soft=0.4) as ears:
        for z in (-0.035, 0.036):
            ears.chain([vec(x + 0.15, high + 0.335, z), vec(x + 0.08, high + 0.345, z * 1.5),
                        vec(x + 0.02, high + 0.325, z * 1.6)], [0.014, 0.024, 0.01])  # fmt: skip
    with canvas.part("#14141a", soft=0.1) as dark:
        dark.ball(vec(x + 0.27, high + 0.287, 0), 0.013)
        dark.ball(vec(x + 0.192, high + 0.314, 0.033), 0.009)


def _chair(scene: Scene) -> None:
    """The twelfth of them is far behind."""
    stage = Stage(scene, 104, 366, 96, roll=-TILT * 0.6, pitch=16)
    things.chair(stage.canvas, vec(0, 0.27, 0), vec(0.8, 0, 0.6), "#6c4c40")
    stage.paint(shadow=0.6, light=(*SUN, 300))
    scene.exact(ellipse(104, 340, 40, 44), 0.6)


def _spray(scene: Scene) -> None:
    """Snow behind the runners and over the brink."""
    rng = random.Random(12)
    page = scene.page
    stream = page.noise(51, 60, 4, 0.5, (3.5, 0.8))
    along = page.x - SPOT[0]
    off = page.y - (SPOT[1] + 92 + along * math.tan(math.radians(TILT)))
    cloud = np.exp(-((off / (26 + np.clip(200 - along, 0, 600) * 0.10)) ** 2))
    cloud = cloud * smoothstep(340, -100, along)
    scene.tint((np.clip(cloud * (0.55 + 0.8 * stream), 0, 0.95)).astype(np.float32), "#fbfcfe")
    plume = scene.sheet()
    for _ in range(230):  # what the runner throws up, and the wind takes back
        back = rng.random() ** 0.8 * 700
        x = SPOT[0] + 350 - back
        y = _line(x) + 104 + rng.gauss(0, 4 + back * 0.02)
        lift, long = rng.uniform(6, 30 + back * 0.11), rng.uniform(24, 90)
        tip = x - long, y - long * math.tan(math.radians(TILT)) - lift
        bend = x - long * 0.6, y - long * 0.28 - lift * 0.2
        plume.fill(taper([(x, y), bend, tip], [3, rng.uniform(5, 16), 1], 10), "#ffffff",
                   rng.uniform(0.15, 0.5), blur=rng.uniform(0.6, 3))  # fmt: skip
    scene.put(plume)
    flakes = scene.sheet()
    for _ in range(260):
        back = rng.random() ** 0.8 * 760
        x = SPOT[0] + 330 - back
        y = _line(x) + 96 + rng.gauss(0, 6 + back * 0.05)
        size = rng.uniform(0.8, 3.6)
        flakes.fill(ellipse(x, y, size * 2.2, size, TILT), "#ffffff", rng.uniform(0.3, 0.9))
    scene.put(flakes)
    _ladle(scene)


def _ladle(scene: Scene) -> None:
    """The end of the rudder, half in the snow that it throws up."""
    x, y = _stage(scene).page(RUDDER)
    ladle = scene.sheet()
    ladle.fill(limb([(x + 60, y - 96), (x + 4, y - 6)], [9, 11]), "#5c6470")
    ladle.fill(ellipse(x - 6, y + 6, 25, 19, -38), "#6c7684", grad=linear(x + 12, y - 14, x - 24,
               y + 22, "#2c3c5c"))  # fmt: skip
    ladle.fill(ellipse(x - 2, y, 19, 12, -38), "#a8b8cc", grad=linear(x, y - 8, x - 8, y + 10,
               "#e8f0f6"))  # fmt: skip
    scene.lay(ladle, "metal", cast=Cast((-18, 16), dark=0.5, soft=0.3), wobble=0.2)
    scene.exact(ellipse(x, y, 44), 0.8)
