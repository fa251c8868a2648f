"""A lift stuck with its doors ajar: strangers, seen from behind, look up at a dial with a heart."""

import math
from typing import Final

import numpy as np

from pinxit_atelier.engine import (
    Brush,
    Look,
    Page,
    Palette,
    Path,
    Scene,
    ellipse,
    leaf,
    linear,
    minus,
    poly,
    rect,
    smoothstep,
    spline,
)
from pinxit_atelier.gesture import POSES, Hand, Person, Pose, Stage, things, unit, vec
from pinxit_atelier.gesture import Look as Who
from pinxit_atelier.gesture.space import Vec

CORAL, BRASS, CREAM = "#d2452f", "#a8864c", "#e4dcc6"
DAY: Final = "#f3f1dc"  # what falls through the crack
CRACK: Final = (478.0, 690.0)
DIAL: Final = (470.0, 262.0, 214.0)  # middle and radius of the half-moon
HEART: Final = math.radians(-52)
WATER: Final = 1080.0
UP: Final = vec(0, 1, 0)
PITCH: Final = 12.0
AWAY: Final = 180.0


def paint(page: Page) -> Scene:
    """Paint doors, dial and crack, those who stand against it, and the water."""
    scene = Scene(page, 404, light=(*CRACK, 120), glow=DAY, shade="#10191c", reach=620, felt=0)
    scene.focus(440, 900, 170)
    scene.focus(*CRACK, 170, 0.8)
    scene.focus(500, 180, 130, 0.7)
    _doors(scene)
    _dial(scene)
    _crack(scene)
    _passengers(scene)
    _haze(scene)
    _child(scene)
    _water(scene)
    _near(scene)
    few = Palette(
        colours=("#121c1e", "#4e625f", "#a8905c", "#f3efd8", "#7c4c3a"), accent=CORAL, quiet=0.35,
        mother="#7c8a80", warmth=-0.1,
    )  # fmt: skip
    return scene.finish(
        Look(
            brush=Brush(exact=0.035, detail=0.5, edges=0.5, variety=1.1), palette=few, masses=0.3,
            contrast=1.08, vignette=0.3, bloom=0.3, bloom_from=0.8,
        )
    )  # fmt: skip


def _gap() -> Path:
    return poly([(462, 322), (494, 322), (504, 1240), (454, 1240)])


def _doors(scene: Scene) -> None:
    """Dull brass; it takes the day only near the crack."""
    page = scene.page
    far = np.abs(page.x - CRACK[0] + 0 * page.y) / 430
    where = far + 0.10 * page.noise(11, 200, 4, 0.5, (0.3, 2.5)) + np.clip(0.5 - page.y / 900, 0, 1)
    stops = [
        (0, "#a9a184"),
        (0.10, "#75735f"),
        (0.35, "#43504c"),
        (0.7, "#26322f"),
        (1.1, "#141c1c"),
    ]
    scene.backdrop(stops, where.astype(np.float32), amount=0.04)
    scene.of("metal", way=90)
    panels = scene.sheet()
    for x in (40, 236, 640, 790):
        panels.line(poly([(x, 330), (x + (x - 478) * 0.02, 1200)], closed=False), "#0e1616", 5, 0.6)
        panels.line(poly([(x + 5, 330), (x + 5, 1200)], closed=False), "#8a8a70", 1.6, 0.4)
    scene.put(panels, wobble=0.6)


def _crack(scene: Scene) -> None:
    """All the light there is; it spills over the edges of both doors."""
    light = scene.sheet()
    light.fill(_gap(), DAY, grad=linear(0, 330, 0, 1100, "#dfeae2"))
    scene.lay(light, "plain", cast=None)
    edge = scene.sheet()
    edge.line(poly([(460, 322), (452, 1240)], closed=False), "#c9b98a", 5, 0.9)
    edge.line(poly([(496, 322), (506, 1240)], closed=False), "#8f8460", 6, 0.9)
    scene.put(edge, wobble=0.5)
    scene.shine(*CRACK, 130, DAY, 0.55, high=3.0)


def _dial(scene: Scene) -> None:
    """A half-moon of milk glass; its hand stands between two floors, at a heart."""
    x, y, far = DIAL
    top = scene.sheet()
    top.fill(minus(rect(-20, -20, 840, y + 70), _moon(far + 2)), "#232c29",
             grad=linear(0, 0, 0, y + 60, "#39423a"))  # fmt: skip
    scene.lay(top, "metal", way=0)
    scene.in_shadow(rect(-20, y + 50, 840, 46), 0.6, blur=16)
    glass = scene.sheet()
    glass.fill(_moon(far), "#efe3b8", grad=linear(x - far, y - far, x + far, y, "#c2a566"))
    scene.lay(glass, "glass")
    marks = scene.sheet()
    for count, angle in ((1, -160), (2, -122), (3, -82), (4, -22)):
        turn = math.radians(angle)
        for step in range(count):
            spot = far * (0.80 - 0.1 * step)
            marks.fill(
                ellipse(x + spot * math.cos(turn), y + spot * math.sin(turn), 6.5), "#4a3a28"
            )
    hx, hy = x + far * 0.76 * math.cos(HEART), y + far * 0.76 * math.sin(HEART)
    heart = spline([(hx + 2, hy + 28, 1), (hx - 25, hy - 3), (hx - 13, hy - 22), (hx, hy - 8, 1),
                    (hx + 14, hy - 20), (hx + 24, hy - 4)])  # fmt: skip
    marks.fill(heart, CORAL)
    tip = x + far * 0.60 * math.cos(HEART), y + far * 0.60 * math.sin(HEART)
    marks.fill(leaf((x - 26 * math.cos(HEART), y - 26 * math.sin(HEART)), tip, 18), "#2a2420")
    scene.lay(marks, "plain", cast=None)
    scene.exact(ellipse(x, y - 100, far, far * 0.7))
    rim = scene.sheet()
    rim.line(_moon(far + 5), "#8a7440", 11)
    rim.fill(ellipse(x, y - 4, 20), "#8f7844")
    scene.lay(rim, "metal", form=0.5)
    scene.multiply(smoothstep(x - 60, x + 300, -scene.page.x + 2 * x - 60 + 0 * scene.page.y) * 0.35
                   * smoothstep(y + 40, y, scene.page.y), "#5c665c")  # fmt: skip
    scene.shine(x + 60, y - 90, 240, "#ffe9b0", 0.22)


def _moon(far: float) -> Path:
    x, y, _ = DIAL
    return poly([(x + far * math.cos(a), y + far * math.sin(a))
                 for a in np.linspace(-math.pi, 0, 40)])  # fmt: skip


def _passengers(scene: Scene) -> None:
    """All on one canvas, so that they are pressed against each other."""
    stage = Stage(scene, 400, 1180, 1040, pitch=PITCH, near=3.2, box=(-20, 300, 820, 1210),
                  detail=0.8)  # fmt: skip
    _far_ones(stage)
    _ones_between(stage)
    _near_ones(stage)
    stage.paint(
        focus=(440, 850, 420), shadow=0, contact=0, fill=0.48, dim=0.3, rim=0.55, strokes=0.6,
        rim_colour="#f1ecd0", light=(CRACK[0], 600, 90), bounce="#3f6a68",
    )  # fmt: skip
    for name, wide in (("lady", 54), ("cook", 56)):
        spot = FACES[name]
        scene.still(ellipse(*spot, wide, wide * 1.2), 0.8).exact(
            ellipse(*spot, wide, wide * 1.2), 0.9
        )


FACES: Final = {"child": (408.0, 926.0), "lady": (118.0, 748.0), "cook": (700.0, 690.0)}


def _far_ones(stage: Stage) -> None:
    """A tall gentleman with a cake, an ostrich that has seen it, a player under his tuba."""
    gentleman = Who("thin_man", "dark", head="abeba", hair="thinning", hair_colour="#6a665e",
                    glasses="round", top="#33403e", collar="high")  # fmt: skip
    tray = Hand((0.15, 0.86, 0.14), (0.6, -0.8, 0.2), "flat", (0.2, 0.1, 1), (0, 1, 0.1))
    pose = POSES["stand"].like(left_hand=tray)
    _cake(stage, _press(stage, gentleman, (366, 566), -0.5, (-26, -24, 5), pose, facing=AWAY))
    _ostrich(stage)
    player = Who("broad", "brown", head="inti", hair="locs", hair_colour="#161416", top="#3c3230",
                 collar="high")  # fmt: skip
    _press(stage, player, (222, 664), -0.4, (-22, -24, 6), facing=164)
    _tuba(stage, vec(-0.42, 0.40, -0.32))


def _ones_between(stage: Stage) -> None:
    """An old lady, a bride with somebody's hand on her shoulder, a cook with a swordfish."""
    lady = Who(
        "old_woman",
        "dark",
        head="amara",
        hair="low bun",
        hair_colour="#b8b2a4",
        glasses="half",
        top="#46504c",
        shawl="#5c5a4c",
        mood="tender",
        gaze=(0, 0.7),
    )
    _press(stage, lady, FACES["lady"], -0.16, (2, -26, 4), facing=104)
    bride = Who("woman", "olive", head="leila", hair="bun", hair_colour="#2e211c", hat="wreath",
                hat_colour="#d8d2ba", top="#d9d6c4", skirt=1.0)  # fmt: skip
    _press(stage, bride, (352, 742), -0.12, (-16, -26, 9), facing=196)
    cook = Who("heavy_man", "olive", head="nikos", hair="crop", hair_colour="#3a2a22",
               beard="walrus", mood="concentrating", top=CREAM, collar="high", scarf="#6a3a30",
               gaze=(0, 0.7))  # fmt: skip
    grip = Hand((-0.22, 0.575, -0.03), (-1, -0.5, 0), "rod", (0.1, 0.1, 1), (1, 0, 0))
    pose = POSES["stand"].like(right_hand=grip)
    _swordfish(stage, _press(stage, cook, FACES["cook"], -0.2, (10, -28, -6), pose, facing=-98))


def _near_ones(stage: Stage) -> None:
    """Twins in stripes, a diver, and the child who alone looks at us."""
    twin = Who("youth", "tan", head="rosa", hair="plaits", hair_colour="#221816", top="#8c8256",
               top_pattern="bands #e4dcc2", collar="high")  # fmt: skip
    _press(stage, twin, (84, 872), 0.1, (-20, -22, -8), facing=170)
    _press(stage, twin, (226, 888), 0.14, (16, -28, 9), POSES["arm_round"], facing=190)
    diver = Who("man", "brown", head="abeba", hair="buzz", top="#1c2a2e", collar="high")
    _snorkel(stage, _press(stage, diver, (640, 888), 0.08, (24, -26, -5), facing=AWAY))


def _child(scene: Scene) -> None:
    """The one who does not look up; the dial's milk and the water lend a little light."""
    stage = Stage(scene, 400, 1180, 1040, pitch=PITCH, near=3.2, box=(240, 760, 620, 1210),
                  detail=0.8)  # fmt: skip
    child = Who(
        "child",
        "fair",
        head="brigid",
        hair="bob part",
        hair_colour="#6e3422",
        top="#56706a",
        collar="high",
        mood="listening",
        marks=("freckles",),
        gaze=(-0.35, -0.1),
    )
    x, y = FACES["child"]
    _press(stage, child, (x, y), 0.24, (16, -4, -6), facing=16)
    stage.paint(focus=(x, y, 160), shadow=0, contact=0, fill=0.6, dim=0.1, rim=0.5, strokes=0.5,
                rim_colour="#f3ead0", light=(600, 700, 330), bounce="#4f7f7a")  # fmt: skip
    scene.still(ellipse(x, y, 64, 80), 0.85).exact(ellipse(x, y, 70, 86), 0.9)


def _press(
    stage: Stage, look: Who, spot: tuple[float, float], z: float, turn: tuple[float, float, float],
    pose: Pose = POSES["stand"], *, facing: float = 0,
) -> Person:  # fmt: skip
    """Squeeze somebody in, with the head at a place of the page."""
    posed, at = pose.like(head=turn), vec(0, 0, z)
    for _ in range(3):
        head = Person(look, posed, at, facing).place("head")
        x, y = stage.page(head)
        _, size = stage.camera.seen(head)
        at = at + vec(spot[0] - x, (y - spot[1]) / math.cos(math.radians(PITCH)), 0) / float(size)
    return stage.person(look, posed, at=at, facing=facing)


def _swordfish(stage: Stage, who: Person) -> None:
    """He carries it upright, by the tail."""
    hold = who.hold["r"].rod
    lean = unit(UP - vec(0.3, 0, 0))
    places = [hold + lean * far for far in (-0.12, -0.04, 0.07, 0.18, 0.27, 0.33)]
    with stage.canvas.part("#6f8c98", soft=0.5, sheen=0.4) as fish:
        fish.chain(places, [0.014, 0.022, 0.05, 0.056, 0.04, 0.02])
        fish.chain([places[-1], places[-1] + lean * 0.2], [0.016, 0.004])
    with stage.canvas.part("#3c5662", soft=0.3) as fins:
        back = places[3] + vec(-0.045, 0.01, 0)
        fins.chain([back, back + vec(-0.07, 0.03, 0), back + vec(-0.09, 0.0, 0)],
                   [0.034, 0.016, 0.004])  # fmt: skip
        for way in (-1, 1):
            tail = places[0] + vec(way * 0.06, -0.04 - 0.02 * way, 0)
            fins.chain([places[0], tail], [0.02, 0.006])
    things.ball(stage.canvas, places[4] + vec(0.0, 0.01, 0.036), 0.011, "#e8e4d0")
    things.ball(stage.canvas, places[4] + vec(0.0, 0.01, 0.043), 0.007, "#141a1e", sheen=0.8)


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


def _ostrich(stage: Stage) -> None:
    """It has eyes for the cake only, and puts its beak into the light."""
    line = [vec(0.36, 0.2, -0.5), vec(0.35, 0.42, -0.52), vec(0.33, 0.60, -0.53),
            vec(0.26, 0.71, -0.52), vec(0.19, 0.735, -0.5)]  # fmt: skip
    head = line[-1]
    with stage.canvas.part("#8a7564", soft=0.6) as neck:
        neck.chain(line, [0.08, 0.042, 0.034, 0.032, 0.034])
        neck.ball(head, np.diag([0.058, 0.046, 0.048]))
    beak = head + vec(-0.04, -0.008, 0.01)
    things.rod(stage.canvas, [beak, beak + vec(-0.085, -0.022, 0.01)], [0.028, 0.008], "#8c7450")
    things.ball(stage.canvas, head + vec(-0.012, 0.014, 0.04), 0.013, "#b8b2a0")
    things.ball(stage.canvas, head + vec(-0.018, 0.013, 0.05), 0.009, "#141214", sheen=0.8)
    for step in range(7):
        root = head + vec(0.045 - step * 0.014, 0.032 + 0.012 * math.sin(step), 0)
        tip = root + vec(0.03 - step * 0.006, 0.05, 0)
        things.rod(stage.canvas, [root, tip], [0.006, 0.002], "#2a2422")


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


def _snorkel(stage: Stage, who: Person) -> None:
    """The strap of a diving mask round the back of the head, and the tube beside it."""
    bones = who.bones.head
    side, high, nose = (bones.turn[:, column] for column in range(3))
    ring = [bones.place + (high * 0.06 + side * 0.36 * math.cos(a) + nose * 0.46 * math.sin(a)
            + nose * 0.04) * bones.size for a in np.linspace(math.pi, math.tau, 13)]  # fmt: skip
    things.rod(stage.canvas, ring, [0.008] * 13, "#8c7236")
    root = bones.place + (side * 0.40 - high * 0.1 + nose * 0.1) * bones.size
    tube = [root, root + high * 0.09, root + high * 0.17 - nose * 0.02]
    things.rod(stage.canvas, tube, [0.009] * 3, "#b0903c")


def _haze(scene: Scene) -> None:
    """The day hangs in the damp air before the crack, and the corners lose everything."""
    page = scene.page
    scene.shine(CRACK[0], 620, 190, "#eef0da", 0.26, high=1.8)
    wide = smoothstep(180, 470, np.abs(page.x - 470) + 0 * page.y)
    low = smoothstep(700, 1180, page.y + 0 * page.x)
    scene.multiply((wide * 0.3 + wide * low * 0.3).astype(np.float32), "#2c3c42")


def _water(scene: Scene) -> None:
    """It has come up to their waists; the crack lies on it in pieces, and something lives in it."""
    rng = scene.rng
    sheet = scene.sheet()
    line = [(x, WATER + 5 * math.sin(x / 37)) for x in range(-20, 860, 40)]
    sheet.fill(poly([*line, (840, 1230), (-20, 1230)]), "#2f5556", 0.9,
               grad=linear(0, WATER, 0, 1200, "#0f2024"))  # fmt: skip
    scene.lay(sheet, "water", way=0)
    gleam = scene.sheet()
    for _ in range(46):
        down = rng.random() ** 1.3
        y = WATER + 8 + 140 * down
        x = 478 + rng.gauss(0, 10 + 34 * down)
        half = rng.uniform(8, 34) * (1 - 0.5 * down)
        gleam.fill(leaf((x - half, y), (x + half, y + rng.uniform(-2, 2)), rng.uniform(2, 5)),
                   "#f0eed6", rng.uniform(0.3, 0.85))  # fmt: skip
    scene.put(gleam, wobble=1.5)
    fish = scene.sheet()
    with fish.at(316, 1122, 1.1, -8):
        fish.fill(spline([(-22, 0, 1), (-48, -17), (-42, 0), (-50, 15)]), CORAL)
        fish.fill(spline([(-30, 0, 1), (-4, -14), (24, -8), (34, 0), (22, 9), (-4, 13)]), "#e0602c")
        fish.fill(leaf((-4, -12), (-20, -24), 11), CORAL)
        fish.fill(ellipse(22, -3, 3), "#1a1010")
    scene.lay(fish, "plain", form=0.4)
    scene.exact(ellipse(316, 1122, 70, 40))


def _near(scene: Scene) -> None:
    """A shoulder and a hat right before us, too near to be anybody."""
    with scene.layer("cloth", blur=9):
        sheet = scene.sheet()
        sheet.fill(
            spline([(640, 1240, 1), (668, 1110), (740, 1050), (830, 1040, 1), (830, 1240, 1)]),
            "#0f1719",
        )
        sheet.fill(ellipse(800, 985, 70, 86), "#0c1214")
        scene.add(sheet, amount=0)
