"""A lift crammed with strangers who look up: its hand points between two floors, at a heart."""

import math
from typing import Any, Final

import numpy as np

from pinxit_atelier.engine import (
    Brush,
    Look,
    Page,
    Palette,
    Scene,
    ellipse,
    leaf,
    linear,
    minus,
    poly,
    radial,
    rect,
    smoothstep,
    spline,
)
from pinxit_atelier.gesture import POSES, Hand, Person, Pose, Stage, things, unit, vec
from pinxit_atelier.gesture import Look as Who
from pinxit_atelier.gesture.space import Vec

CORAL, BRASS, CREAM = "#d2452f", "#b98a3e", "#ece2cc"
DIAL: Final = (352.0, 292.0, 268.0)  # middle and radius of the half-moon
HEART: Final = math.radians(-52)
WATER: Final = 1062.0
UP: Final = vec(0, 1, 0)
PITCH: Final = 14.0


def paint(page: Page) -> Scene:
    """Paint the car, the passengers, the water, the doors, and the lit dial above."""
    scene = Scene(
        page,
        404,
        light=(DIAL[0] + 30, 300, 300),
        glow="#ffe2a4",
        shade="#1e1216",
        reach=760,
        felt=0,
    )
    scene.focus(430, 900, 170)
    scene.focus(460, 190, 150, 0.8)
    _car(scene)
    _passengers(scene)
    _dusk(scene)
    scene.shine(400, 720, 420, "#ffdfae", 0.16)
    scene.shine(446, 926, 95, "#ffe6bc", 0.25)
    _water(scene)
    _doors(scene)
    _dial(scene)
    few = Palette(
        colours=("#2a1a18", "#b98a3e", "#f1e4c0", "#2f6468", "#8a4a30"), accent=CORAL, quiet=0.25,
        mother="#b98a3e",
    )  # fmt: skip
    return scene.finish(
        Look(
            brush=Brush(exact=0.035, detail=0.6),
            palette=few,
            masses=0.25,
            contrast=1.1,
            vignette=0.3,
            bloom=0.25,
        )
    )


def _car(scene: Scene) -> None:
    """Dark leather; not much of it can be seen."""
    page = scene.page
    where = page.distance(DIAL[0] + 40, 330, 520, 620)
    stops = [(0, "#b98248"), (0.5, "#85542f"), (1, "#3e261c"), (1.5, "#1e1416")]
    scene.backdrop(stops, where.astype(np.float32), amount=0.04)
    seams = scene.sheet()
    for x in range(60, 800, 84):
        seams.line(poly([(x, 300), (x + 6, 760)], closed=False), "#2a1814", 4, 0.6)
    scene.put(seams, wobble=1)
    scene.of("wood", way=90)


def _press(
    stage: Stage, look: Who, spot: tuple[float, float], z: float, turn: tuple[float, float, float],
    pose: Pose = POSES["stand"], *, facing: float = 0,
) -> Person:  # fmt: skip
    """Squeeze somebody in, with the head at a place of the page; it looks up at the dial."""
    posed, at = pose.like(head=turn), vec(0, 0, z)
    for _ in range(3):
        head = Person(look, posed, at, facing).place("head")
        x, y = stage.page(head)
        _, size = stage.camera.seen(head)
        at = at + vec(spot[0] - x, (y - spot[1]) / math.cos(math.radians(PITCH)), 0) / float(size)
    stage.scene.exact(ellipse(*spot, 84, 96), 0.85)
    return stage.person(look, posed, at=at, facing=facing)


def _passengers(scene: Scene) -> None:
    """All on one canvas, so that they are pressed against each other."""
    stage = Stage(scene, 400, 1180, 930, pitch=PITCH, near=3.2, box=(0, 300, 800, 1200), detail=0.8)
    _back_row(stage)
    _middle_row(stage)
    _front_row(stage)
    stage.paint(
        focus=(400, 780, 700), shadow=0, contact=0, fill=0.8, dim=0.05, rim=0.3, strokes=0.5,
        rim_colour="#ffe0a0", light=(DIAL[0] + 40, 200, 720),
    )  # fmt: skip
    for person in stage.people:
        face = ellipse(*stage.page(person.place("head")), 58, 74)
        scene.exact(face, 0.95)
        scene.still(face, 0.95)
    scene.exact(rect(50, 400, 700, 680), 0.6)


def _back_row(stage: Stage) -> None:
    """A cook with a swordfish, a tall gentleman with a cake, an ostrich that has seen it."""
    cook = Who(
        "heavy_man", "rose", head="lars", hair="horseshoe", hair_colour="#8a4a26", beard="walrus",
        mood="concentrating", top=CREAM, collar="high", scarf="#8a3a2c", gaze=(0.4, 0.8),
    )  # fmt: skip
    grip = Hand((-0.19, 0.6, 0.16), (-1, -0.5, 0), "rod", (0.1, 0.1, 1), (1, 0, 0))
    pose = POSES["stand"].like(right_hand=grip)
    _swordfish(stage, _press(stage, cook, (212, 520), -0.5, (14, -34, 5), pose, facing=14))
    gentleman = Who(
        "thin_man", "dark", head="abeba", hair="thinning", hair_colour="#8a857e", glasses="round",
        mood="tender", top="#8a8c78", collar="high",
        gaze=(0.2, 0.8),
    )  # fmt: skip
    tray = Hand((0.2, 0.77, 0.16), (1, -0.5, 0), "flat", (0.1, 0.1, 1), (0, 1, 0.1))
    pose = POSES["stand"].like(left_hand=tray)
    _cake(stage, _press(stage, gentleman, (352, 446), -0.55, (6, -38, -7), pose, facing=0))
    _ostrich(stage, vec(0.41, 0.37, -0.6))


def _middle_row(stage: Stage) -> None:
    """A tuba player, a bride, an old lady."""
    player = Who(
        "broad", "brown", head="inti", hair="locs", hair_colour="#1c1416", top="#6a3c34",
        collar="high", mood="listening", gaze=(0, 0.8),
    )  # fmt: skip
    _press(stage, player, (282, 668), -0.2, (2, -38, 8), facing=14)
    _tuba(stage, vec(0.02, 0.37, 0.02))
    bride = Who(
        "woman", "olive", head="leila", hair="wavy", hair_colour="#3a241c", hat="wreath",
        hat_colour="#e8dcc0", top="#efe8da", skirt=1.0, mood="tender", gaze=(-0.2, 0.8),
    )  # fmt: skip
    _press(stage, bride, (486, 628), -0.22, (-6, -38, -10), facing=-14)
    lady = Who(
        "old_woman", "fair", head="olena", hair="low bun", hair_colour="#aaa298", glasses="half",
        top="#6a5a48", shawl="#8a7a5c", mood="smiling", gaze=(-0.3, 0.8),
    )  # fmt: skip
    _press(stage, lady, (652, 640), -0.24, (-10, -34, 6), facing=-24)


def _front_row(stage: Stage) -> None:
    """Twins, a diver, and a child who looks at us."""
    twin = Who(
        "youth", "tan", head="rosa", hair="plaits", hair_colour="#2a1c1a", top="#a8883c",
        top_pattern="bands #e8dcc0", collar="high", gaze=(0.3, 0.8),
    )  # fmt: skip
    _press(stage, twin.like(mood="worried"), (116, 800), 0, (4, -40, 9), facing=26)
    _press(stage, twin.like(mood="laughing"), (252, 872), 0.1, (8, -38, -6), facing=8)
    diver = Who(
        "man", "brown", head="abeba", hair="buzz", top="#2a4044", collar="high", mood="surprised",
        gaze=(-0.3, 0.8),
    )  # fmt: skip
    _goggles(stage, _press(stage, diver, (648, 846), 0.06, (-6, -40, 7), facing=-20))
    child = Who(
        "child", "pale", head="brigid", hair="bob part", hair_colour="#a4522e", top="#7f9484",
        collar="high", mood="smiling", marks=("freckles",),
    )  # fmt: skip
    _press(stage, child, (446, 934), 0.22, (4, -8, -5))


def _swordfish(stage: Stage, who: Person) -> None:
    """He carries it upright, by the tail."""
    hold = who.hold["r"].rod
    lean = unit(UP - vec(0.06, 0, 0))
    places = [hold + lean * far for far in (-0.08, 0.0, 0.11, 0.22, 0.31, 0.37)]
    with stage.canvas.part("#5f7a88", soft=0.5, sheen=0.4) as fish:
        fish.chain(places, [0.014, 0.02, 0.046, 0.05, 0.034, 0.016])
        fish.chain([places[-1], places[-1] + lean * 0.2], [0.013, 0.003])
        fin = places[3] - vec(0.03, 0, 0)
        fish.chain([fin, fin - vec(0.07, 0.05, 0)], [0.024, 0.005])
    things.ball(stage.canvas, places[4] + vec(0.008, 0, 0.03), 0.011, "#e8e2d0")
    things.ball(stage.canvas, places[4] + vec(0.01, 0, 0.038), 0.006, "#181418")


def _cake(stage: Stage, who: Person) -> None:
    frames = [(vec(1, 0, 0), vec(0, 0, 1))] * 2
    foot = who.hold["l"].rod + UP * 0.03
    with stage.canvas.part("#c8c2b4", soft=0.1, sheen=0.5) as plate:
        plate.loft([foot, foot + UP * 0.008], frames, [(0.112, 0.112)] * 2, 0.004)
    low = 0.012
    for wide, high in ((0.09, 0.055), (0.062, 0.048), (0.037, 0.04)):
        with stage.canvas.part("#f0e6d4", soft=0.3) as tier:
            tier.loft(
                [foot + UP * low, foot + UP * (low + high)], frames, [(wide, wide)] * 2, 0.008
            )
        rim = [
            foot + UP * (low + high) + vec(wide * math.cos(a), -0.004, wide * math.sin(a))
            for a in np.linspace(0, math.tau, 15)
        ]
        for drop in rim:
            things.ball(stage.canvas, drop, 0.012, "#d8a49a")
        low += high
    things.ball(stage.canvas, foot + UP * (low + 0.014), 0.016, CORAL, sheen=0.6)


def _ostrich(stage: Stage, at: Vec) -> None:
    """It has eyes for the cake only."""
    head = at + vec(-0.03, 0.42, 0.02)
    with stage.canvas.part("#a8866a", soft=0.6) as neck:
        neck.chain([at - UP * 0.2, at, at + vec(0.05, 0.2, 0), head], [0.09, 0.045, 0.034, 0.034])
        neck.ball(head, np.diag([0.062, 0.05, 0.05]))
    beak = head + vec(-0.045, -0.008, 0.01)
    things.rod(stage.canvas, [beak, beak + vec(-0.095, -0.012, 0.01)], [0.03, 0.008], "#b98a52")
    things.ball(stage.canvas, head + vec(-0.012, 0.016, 0.04), 0.023, "#efe8d8")
    things.ball(stage.canvas, head + vec(-0.020, 0.014, 0.058), 0.013, "#1a1214", sheen=0.8)
    for step in range(7):
        root = head + vec(0.045 - step * 0.014, 0.035 + 0.012 * math.sin(step), 0)
        tip = root + vec(0.03 - step * 0.006, 0.055, 0)
        things.rod(stage.canvas, [root, tip], [0.006, 0.002], "#3a2a26")


def _tuba(stage: Stage, at: Vec) -> None:
    lean = unit(vec(0.16, 1, 0.22))
    side = unit(np.cross(lean, vec(0, 0, 1)))
    frame = (side, np.cross(side, lean))
    sizes = (0.025, 0.036, 0.056, 0.098)
    line = [at + lean * far for far in (-0.25, 0.0, 0.1, 0.17)]
    with stage.canvas.part(BRASS, soft=0.2, sheen=0.9) as bell:
        bell.loft(line, [frame] * 4, [(size, size) for size in sizes], 0.006)
    with stage.canvas.part("#4a3018", soft=0.2, lift=0.004) as inside:
        end = at + lean * 0.178
        inside.loft([end, end + lean * 0.001], [frame] * 2, [(0.084, 0.084)] * 2, 0.001)


def _goggles(stage: Stage, who: Person) -> None:
    """A diving mask, pushed up on the brow."""
    bones = who.bones.head
    side, high, nose = (bones.turn[:, column] for column in range(3))
    middle = bones.place + (high * 0.17 + nose * 0.42) * bones.size
    out = unit(nose + high * 0.5)
    up = np.cross(out, side)
    things.box(stage.canvas, middle, side * 0.05, up * 0.021, out * 0.01, "#8a763a")
    things.box(stage.canvas, middle + out * 0.008, side * 0.041, up * 0.015, out * 0.011, "#5f8f98")


def _dusk(scene: Scene) -> None:
    """The deeper in the car, the darker."""
    page = scene.page
    low = smoothstep(760, 1120, page.y + 0 * page.x) * 0.08
    wide = smoothstep(240, 420, np.abs(page.x - 390) + 0 * page.y) * 0.08
    scene.multiply(np.maximum(low, wide).astype(np.float32), "#4a3a48")


def _water(scene: Scene) -> None:
    """It has come up to their waists, and something lives in it."""
    sheet = scene.sheet()
    line = [(x, WATER + 5 * math.sin(x / 37)) for x in range(-20, 840, 40)]
    sheet.fill(
        poly([*line, (840, 1230), (-20, 1230)]),
        "#3f7478",
        0.93,
        grad=linear(0, WATER, 0, 1200, "#163036"),
    )
    scene.lay(sheet, "water", way=0)
    gleam = scene.sheet()
    for number in range(26):
        y = WATER + 8 + number * 4.6
        x = 400 + 90 * math.sin(number * 2.1)
        half = (30 + 46 * math.sin(number * 1.7) ** 2) * (1 - number / 34)
        gleam.line(poly([(x - half, y), (x + half, y)], closed=False), "#f0d490", 3, 0.5)
    scene.put(gleam, wobble=1.5)
    fish = scene.sheet()
    with fish.at(236, 1124, 1.25, -8):
        fish.fill(spline([(-22, 0, 1), (-48, -17), (-42, 0), (-50, 15)]), CORAL)
        fish.fill(spline([(-30, 0, 1), (-4, -14), (24, -8), (34, 0), (22, 9), (-4, 13)]), "#e0602c")
        fish.fill(leaf((-4, -12), (-20, -24), 11), CORAL)
        fish.fill(ellipse(22, -3, 3.4), "#1a1010")
    scene.lay(fish, "plain", form=0.4)
    scene.exact(ellipse(236, 1124, 70, 40))


def _doors(scene: Scene) -> None:
    """Brass jambs; the left one is nearer to us."""
    for x0, x1, x2, x3 in ((-10, 58, 40, -10), (742, 812, 812, 760)):
        sheet = scene.sheet()
        sheet.fill(poly([(x0, -10), (x1, -10), (x2, 1210), (x3, 1210)]), "#8a6432",
                   grad=linear(x0, 0, x1, 0, "#4a3220"))  # fmt: skip
        scene.lay(sheet, "metal", way=90, form=0.3, cast=None)
    edge = scene.sheet()
    edge.line(poly([(58, 300), (40, 1210)], closed=False), "#e2b868", 3, 0.8)
    edge.line(poly([(742, 300), (760, 1210)], closed=False), "#c89a50", 2.4, 0.7)
    scene.put(edge, wobble=0.6)


def _dial(scene: Scene) -> None:
    """A half-moon of milk glass; the hand stands between two floors, at a heart."""
    x, y, far = DIAL
    top = scene.sheet()
    top.fill(minus(rect(-20, -20, 840, y + 46), _moon(far + 4)), "#4c3424",
             grad=linear(0, 0, 0, y + 40, "#6a4a2a"))  # fmt: skip
    scene.lay(top, "wood", way=0)
    scene.in_shadow(rect(50, y + 26, 700, 60), 0.6, blur=18)
    glass = scene.sheet()
    glass.fill(_moon(far), "#fff4d2", grad=radial(x + 60, y - 60, far * 1.15, "#dba850"))
    scene.lay(glass, "glass")
    marks = scene.sheet()
    for count, angle in ((1, -160), (2, -122), (3, -82), (4, -22)):
        turn = math.radians(angle)
        for step in range(count):
            spot = far * (0.80 - 0.085 * step)
            marks.fill(ellipse(x + spot * math.cos(turn), y + spot * math.sin(turn), 8), "#4a2c1c")
    hx, hy = x + far * 0.76 * math.cos(HEART), y + far * 0.76 * math.sin(HEART)
    heart = spline([(hx, hy + 30, 1), (hx - 28, hy - 4), (hx - 14, hy - 24), (hx, hy - 10, 1),
                    (hx + 14, hy - 24), (hx + 28, hy - 4)])  # fmt: skip
    marks.fill(heart, CORAL)
    tip = x + far * 0.62 * math.cos(HEART), y + far * 0.62 * math.sin(HEART)
    marks.fill(leaf((x - 26 * math.cos(HEART), y - 26 * math.sin(HEART)), tip, 22), "#3a2418")
    scene.lay(marks, "plain", cast=None)
    scene.exact(ellipse(x, y - 120, far, far * 0.7))
    rim = scene.sheet()
    rim.line(_moon(far + 6), "#a87a38", 15)
    rim.fill(ellipse(x, y - 4, 27), "#b98a3e")
    scene.lay(rim, "metal", form=0.5)
    scene.shine(x + 40, y - 60, 380, "#ffd890", 0.2)


def _moon(far: float) -> Any:
    x, y, _ = DIAL
    edge = [(x + far * math.cos(a), y + far * math.sin(a)) for a in np.linspace(-math.pi, 0, 40)]
    return poly(edge)
