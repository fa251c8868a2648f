"""In a gale that bends a whole street and lifts a cow, one dandelion clock stands upright."""

import math
import random
from collections.abc import Sequence
from typing import Final

import numpy as np

from pinxit_atelier.engine import (
    Brush,
    Colour,
    Look,
    Page,
    Palette,
    Path,
    Scene,
    Sheet,
    darker,
    ellipse,
    leaf,
    limb,
    linear,
    mix,
    poly,
    radial,
    smoothstep,
    spline,
    taper,
    vary,
)
from pinxit_atelier.gesture import POSES, Foot, Hand, Stage, figure, things, unit, vec
from pinxit_atelier.gesture import Look as Who
from pinxit_atelier.gesture.buffer import Canvas
from pinxit_atelier.gesture.patterns import inked
from pinxit_atelier.gesture.space import Vec

CLOCK: Final = (322.0, 404.0, 196.0)  # the flower's middle, and how far its seeds reach
ROOT: Final = (322.0, 1108.0)
HANDLE: Final = (168.0, 862.0)
PUFF, AIR = "#f6f4e0", "#b4b46a"
Place = tuple[float, float]

READER: Final = Who(
    "old_man", "dark", head="amara", hair="short afro", hair_colour="#b8b4a8", beard="full",
    beard_colour="#c4c0b4", glasses="round", mood="concentrating", top="#3c4038", hem=0.08,
    loose=0.8, legs="#55503e", shoes="#2a2420", scarf="#8c7a3c",
)  # fmt: skip
CHILD: Final = Who(
    "child", "fair", head="brigid", hair="bob", hair_colour="#7c4426", top="#a83c2c", hem=0.06,
    legs="#3c4238", shoes="#d2ccb4", socks="#8a8460",
)  # fmt: skip
WALKERS: Final = (
    (Who("stout_man", "brown", head="ravi", hair="crop", hair_colour="#201a16", coat="#40443a",
         coat_length=0.5, legs="#33322a", scarf="#8a8a5a"), 596, 1032, 172),
    (Who("heavy_woman", "tan", head="rosa", hair="long", hair_colour="#2a201a", top="#5a5040",
         skirt=0.8, shawl="#77704a"), 672, 1062, 196),
    (Who("youth", "pale", head="lars", hair="wavy", hair_colour="#6a5632", top="#6a6c54",
         legs="#3a3c38", scarf="#a8a474", hem=0.08), 764, 1100, 230),
)  # fmt: skip


def paint(page: Page) -> Scene:
    """Paint the sky, the street that gives way, and before it what does not."""
    scene = Scene(page, 6061, light=(CLOCK[0], CLOCK[1] + 60, 170), glow="#f6efb0",
                  shade="#1c2014", reach=900, felt=0.05)  # fmt: skip
    scene.focus(CLOCK[0], CLOCK[1], 230)
    scene.focus(400, 1030, 160, 0.9)
    scene.focus(250, 880, 130, 0.8)
    scene.focus(380, 1120, 300, 0.55)
    _sky(scene)
    _far_street(scene)
    _flying(scene)
    _ground(scene)
    _tree(scene)
    _walkers(scene)
    _near_house(scene)
    _reader(scene)
    _ring(scene)
    _child(scene)
    _gusts(scene)
    _flower(scene)
    _litter(scene)
    return scene.finish(
        Look(
            vignette=0.3, bloom=0.25, bloom_from=0.84, contrast=1.08,
            brush=Brush(edges=0.55, variety=1.15), masses=0.25,
            palette=Palette(
                colours=("#ece8a8", "#9a9a44", "#2a3020", "#6e5a3e", "#dfe2d4"),
                mother="#70743c", accent="#a83c2c", quiet=0.3,
            ),
        )
    )  # fmt: skip


def _sky(scene: Scene) -> None:
    """A storm combed to the right, torn open behind the flower."""
    page = scene.page
    cloud = page.noise(21, 230, 5, 0.55, (3.4, 0.8))
    fall = (page.y + page.x * 0.34) / 1350 + 0.15 * cloud
    stops = [(0, "#20241a"), (0.3, "#363a26"), (0.55, "#5e6234"), (0.8, "#9a9c50"), (1, "#b8b868")]
    scene.backdrop(stops, fall.astype(np.float32), amount=0.08)
    off = (page.y - CLOCK[1] + (page.x - CLOCK[0]) * 0.34) / 190 + 0.55 * cloud
    near = np.exp(-(((page.x - CLOCK[0] - 40) / 330) ** 2))
    scene.tint(np.clip(np.exp(-(off**2)) * near * 1.05, 0, 0.9).astype(np.float32), "#d2cc62")
    core = np.exp(-((off * 1.7) ** 2)) * np.exp(-(((page.x - CLOCK[0] - 20) / 230) ** 2))
    scene.tint(np.clip(core * 0.9, 0, 0.85).astype(np.float32), "#f0eaa4")
    scene.of("cloud", way=18)


def _bent(points: Sequence[Place], base: Place, push: float) -> list[Place]:
    """Bend places to the right, the more the higher they are above a base."""
    bent = []
    for x, y in points:
        up = max(base[1] - y, 0) / 100
        bent.append((x + push * 17 * up**1.55, y + push * 2.4 * up**1.8))
    return bent


def _curved(points: Sequence[Place], base: Place, push: float) -> Path:
    """Return a shape whose edges are bent as well as its corners."""
    fine: list[Place] = []
    for number, (x, y) in enumerate(points):
        nx, ny = points[(number + 1) % len(points)]
        fine += [(x + (nx - x) * part / 8, y + (ny - y) * part / 8) for part in range(8)]
    return poly(_bent(fine, base, push))


def _house(
    scene: Scene, base: Place, wide: float, high: float, tone: Colour, roof: Colour, far: float
) -> None:
    """One house, bent like a blade of grass; a few windows, and one of them lit."""
    x, y = base
    rng = random.Random(int(x))
    push = 0.8 * (330 / high) ** 0.6
    sheet = scene.sheet()
    peak = y - high - wide * 0.62
    wall = _curved([(x, y), (x + wide, y), (x + wide, y - high), (x, y - high)], base, push)
    gable = _curved([(x, y - high), (x + wide, y - high), (x + wide * 0.5, peak)], base, push)
    sheet.fill(wall, tone, grad=linear(x, y - high, x + wide, y, darker(tone, 0.3, "#2a2c1c")))
    sheet.fill(gable, darker(tone, 0.08))
    ridge = [(x - wide * 0.1, y - high + 6), (x + wide * 0.5, peak - wide * 0.07),
             (x + wide * 1.1, y - high + 6)]  # fmt: skip
    sheet.line(poly(_bent(ridge, base, push), closed=False), roof, wide * 0.11)
    stack = x + wide * 0.72
    sheet.fill(_curved([(stack, peak + wide * 0.3), (stack, peak - wide * 0.14),
                        (stack + wide * 0.15, peak - wide * 0.14),
                        (stack + wide * 0.15, peak + wide * 0.5)], base, push), roof)  # fmt: skip
    lit = rng.randrange(4)
    for number in range(4):
        w, h = wide * 0.19, high * 0.19
        wx, wy = x + wide * (0.16 + 0.46 * (number % 2)), y - high * (0.86 - 0.42 * (number // 2))
        pane = [(wx, wy), (wx + w, wy), (wx + w, wy + h), (wx, wy + h)]
        sheet.fill(_curved(pane, base, push), "#e6cf72" if number == lit else "#2e3222")
        torn = [(wx + w * 1.1, wy), (wx + w * 1.55, wy + h * 0.12), (wx + w * 1.5, wy + h * 1.1),
                (wx + w * 1.1, wy + h)]  # fmt: skip
        sheet.fill(_curved(torn, base, push), darker(roof, 0.2))
    scene.lay(sheet, "plain", way=66, form=0.3, air=(AIR, far) if far else None)


def _far_street(scene: Scene) -> None:
    """The farther, the more of it is air."""
    for x, y, wide, high, tone, roof, far in (
        (352, 984, 54, 120, "#a89c6c", "#5e4c38", 0.66),
        (404, 990, 72, 176, "#b0946e", "#54402e", 0.55),
        (476, 1000, 96, 262, "#b0a878", "#4e3c2c", 0.42),
        (596, 1014, 120, 360, "#a89068", "#46342a", 0.30),
    ):
        _house(scene, (x, y), wide, high, tone, roof, far)


def _ground(scene: Scene) -> None:
    """Wet setts, laid towards the far end of the street; they shine where the sky is torn."""
    rng, ground = scene.rng, scene.sheet()
    shape = spline([(-20, 1036, 1), (150, 1006), (330, 984), (470, 980), (620, 994), (820, 1036, 1),
                    (820, 1240, 1), (-20, 1240, 1)])  # fmt: skip
    ground.fill(shape, "#76745a", grad=linear(0, 980, 0, 1200, "#34342a"))
    y, row = 986.0, 0
    while y < 1220:
        near = (y - 972) / 230
        wide, high = 12 + 52 * near, 4 + 20 * near
        for column in range(-1, int(840 / wide) + 2):
            x = column * wide + (row % 2) * wide / 2 + rng.uniform(-3, 3)
            tone = vary(mix("#86826a", "#3c3c34", min(1.0, near * 0.8)), rng, 0.14, 0.02)
            sett = [(x + 2, y + high * 0.9), (x + wide * 0.1, y + high * 0.1),
                    (x + wide * 0.9, y + high * 0.12), (x + wide - 2, y + high * 0.9)]  # fmt: skip
            ground.fill(poly(sett), tone, 0.75, clip=shape)
            ground.line(poly(sett, closed=False), "#24281a", 1 + near, 0.5, clip=shape)
        y, row = y + high, row + 1
    scene.lay(ground, "stone", way=4)
    page = scene.page
    wet = np.exp(-(((page.x - 350) / 170) ** 2)) * smoothstep(985, 1010, page.y)
    wet = wet * smoothstep(1240, 1040, page.y) * (0.7 + 0.5 * page.noise(31, 36, 3, 0.5, (3, 0.6)))
    scene.tint(np.clip(wet * 0.5, 0, 0.6).astype(np.float32), "#dcd68c")
    fall = scene.sheet()
    fall.fill(limb([ROOT, (ROOT[0] + 10, 1160), (ROOT[0] + 24, 1230)], [12, 22, 34]), "#ffffff")
    scene.in_shadow(fall.pixels()[..., 3], 0.6, blur=4)


def _tree(scene: Scene) -> None:
    """It streams out like hair."""
    rng, tree = scene.rng, scene.sheet()
    x, y = 700.0, 1020.0
    tip = x + 60, y - 300
    tree.fill(limb([(x, y), (x - 2, y - 130), (x + 20, y - 230), tip], [30, 22, 15, 6]), "#33301f")
    for _ in range(380):
        px, py = tip[0] + rng.gauss(-30, 34), tip[1] + rng.gauss(10, 30)
        long = rng.uniform(60, 190)
        drop = rng.uniform(0.05, 0.40) * long
        hair = [(px, py), (px + long * 0.5, py - 12 + drop * 0.1), (px + long, py + drop)]
        tone = rng.choice(["#565e2e", "#3a4224", "#767a3a", "#2c321c"])
        tree.fill(taper(hair, [rng.uniform(2, 6), 6, 0.6]), tone)
    scene.lay(tree, "fur", way=20, air=(AIR, 0.08))


def _walkers(scene: Scene) -> None:
    """Three on their way home, bent all alike."""
    pose = POSES["hurrying"].like(hips=(-14, 26, 3), chest=(16, 44, -4), head=(6, 22, 0),
                                  sway=(0, 0.06, -0.30))  # fmt: skip
    for who, x, y, tall in WALKERS:
        figure(scene, who, pose, x, y, tall, facing=-74, pitch=4, rim=0.5, rim_colour="#efe8a8",
               bounce="#6a6a3a", haze=(AIR, 0.12 if y < 1050 else 0), shadow=0.6)  # fmt: skip


def _near_house(scene: Scene) -> None:
    """The corner of a house that leans in on the left, dark, with an open door."""
    base = (-150.0, 1090.0)
    wall = scene.sheet()
    face = [(-160, 1100), (206, 1030), (206, 650), (-160, 610)]
    wall.fill(_curved(face, base, 0.42), "#7a704e", grad=linear(40, 560, 240, 900, "#4a4632"))
    eave = [(-160, 610), (236, 652), (228, 694), (-160, 654)]
    wall.fill(_curved(eave, base, 0.42), "#3c2e24")
    for px, py in ((-30, 680), (96, 694)):
        pane = [(px, py), (px + 58, py + 6), (px + 58, py + 70), (px, py + 66)]
        wall.fill(_curved(pane, base, 0.42), "#23281c")
        wall.line(_curved(pane, base, 0.42), "#8a8260", 5)
    scene.lay(wall, "plain", way=78, form=0.4)
    door = scene.sheet()
    frame = [(38, 1066), (170, 1040), (170, 786), (38, 776)]
    door.fill(_curved(frame, base, 0.42), "#2c2a20")
    leaf_ = [(52, 1062), (160, 1038), (160, 802), (52, 794)]
    door.fill(_curved(leaf_, base, 0.42), "#3e5248", grad=linear(60, 800, 250, 1040, "#22302c"))
    for top, low in ((818, 906), (930, 1020)):
        panel = [(70, low), (142, low - 8), (142, top + 4), (70, top)]
        door.line(_curved(panel, base, 0.42), "#1c2622", 4)
    scene.lay(door, "wood", way=84)


def _reader(scene: Scene) -> None:
    """An old man flies like a flag from the door handle, and reads on."""
    stage = Stage(scene, HANDLE[0] + 190, HANDLE[1] + 150, 330, pitch=2, near=5,
                  box=(60, 640, 700, 1120))  # fmt: skip
    pose = POSES["flying"].like(
        pelvis=(0, 0.47, 0), hips=(0, 88, 4), head=(14, 4, -8), sway=(0, 0.05, -0.24),
        left_foot=Foot((0.06, 0.68, -0.46), 6, 104, (0.1, -1, -0.2)),
        right_foot=Foot((-0.05, 0.54, -0.50), -6, 96, (-0.1, -1, 0)),
        left_hand=Hand((0.10, 0.50, 0.50), (0.6, -0.8, 0.2), "edge", (0.0, 0.6, 0.6),
                       (-0.5, 0.3, -0.8)),
        right_hand=Hand((-0.10, 0.58, 0.66), (-0.8, -0.3, 0), "rod", (0, 0.2, 1), (0, -1, 0.1)),
    )  # fmt: skip
    man = stage.person(READER, pose, facing=-76)
    hold = man.hold["l"]
    _book(stage.canvas, hold.edge, man.place("head"))
    grip = stage.page(man.hold["r"].rod)
    nx, ny = stage.page(man.place("head") * 0.75 + man.place("chest") * 0.25)
    scarf = scene.sheet()
    tail = [(nx, ny), (nx + 70, ny - 40), (nx + 140, ny - 22), (nx + 225, ny - 50)]
    scarf.fill(taper(tail, [13, 19, 22, 17]), "#94762f")
    scene.lay(scarf, "cloth", way=10, form=0.4)
    knob = scene.sheet()
    knob.fill(limb([(grip[0] - 20, grip[1] + 3), (grip[0] + 8, grip[1])], [11, 10]), "#8a7638")
    scene.lay(knob, "metal", wobble=0.2)
    stage.paint(rim=0.5, rim_colour="#f2ecae", shadow=0, contact=0, fill=0.5, dim=0.2,
                bounce="#7a7a44")  # fmt: skip


def _book(canvas: Canvas, edge: Vec, face: Vec) -> None:
    """Open before his eyes."""
    toward = unit(unit(face - edge) + vec(0, 0.1, 1.1))
    across = unit(np.cross(toward, vec(0, 1, 0)))
    up = unit(np.cross(across, toward))
    for tone, size, back in (("#5c3a30", 0.078, -0.006), ("#e6dfc4", 0.072, 0.0)):
        for side in (-1, 1):
            spine = edge + toward * back + up * 0.02
            out = across * side * size + toward * 0.022
            with canvas.part(tone, soft=0.1, care=0.6) as page:
                page.plane([spine - up * size * 0.7, spine + out - up * size * 0.7,
                            spine + out + up * size * 0.7, spine + up * size * 0.7])  # fmt: skip


def _patches(around: Vec, along: Vec) -> Vec:
    """Return where a cow is dark."""
    wave = np.sin(around * 15 + 1.3) + np.sin(along * 12 + 2.2 * np.sin(around * 7))
    return np.asarray(np.clip((wave - 0.75) * 6, 0, 1))


def _flying(scene: Scene) -> None:
    """What was heavy: a cow that is not much concerned, a bath, half a roof."""
    stage = Stage(
        scene, 650, 372, 470, pitch=-14, yaw=20, roll=-7, near=4, box=(380, -20, 820, 440)
    )
    _cow(stage.canvas, vec(0.02, 0.46, 0))
    stage.paint(rim=0.6, rim_colour="#f0eaa4", shadow=0, contact=0, fill=0.5, dim=0.2,
                bounce="#7c7c40", haze=("#8a8a4a", 0.12))  # fmt: skip
    bath = Stage(scene, 636, 628, 320, pitch=30, roll=-20, near=4, box=(500, 420, 820, 760))
    _bath(bath.canvas, vec(0, 0.30, 0))
    bath.paint(rim=0.5, rim_colour="#f0eaa4", shadow=0, contact=0, fill=0.55, dim=0.2,
               bounce="#7c7c40", haze=("#8a8a4a", 0.2))  # fmt: skip
    roof = scene.sheet()
    with roof.at(108, 168, 0.9, 17):
        slope = poly([(-116, 50), (-44, -52), (84, -50), (128, 44)])
        roof.fill(slope, "#7c5a40", grad=linear(-100, -40, 100, 50, "#48362a"))
        for row in range(6):
            line = poly([(-130, -38 + row * 17), (140, -40 + row * 17)], closed=False)
            roof.line(line, "#231c14", 3, 0.7, clip=slope)
        roof.fill(poly([(20, -50), (22, -92), (52, -92), (50, -50)]), "#4a3628")
        torn = [(-116, 50, 1), (-84, 62), (-40, 46), (6, 64), (60, 44), (128, 44, 1), (60, 36),
                (-60, 40)]  # fmt: skip
        roof.fill(spline(torn), "#8a8258")
    scene.lay(roof, "wood", way=20, air=("#5a5e38", 0.1))


def _cow(canvas: Canvas, at: Vec) -> None:
    """She passes, facing the wind."""
    white, dark = "#d6d4bc", "#2c2a22"
    for x, z, bend in ((-0.13, 0.05, 0.05), (-0.10, -0.05, 0.09), (0.17, 0.05, 0.10),
                       (0.20, -0.05, 0.04)):  # fmt: skip
        with canvas.part(white, soft=0.9) as part:
            hip = at + vec(x, -0.05, z)
            part.chain([hip, hip + vec(bend * 0.4, -0.12, 0), hip + vec(bend + 0.03, -0.22, 0)],
                       [0.050, 0.026, 0.019])  # fmt: skip
        with canvas.part(dark, soft=0.3) as hoof:
            foot = at + vec(x + bend + 0.036, -0.285, z)
            hoof.chain([foot + vec(-0.004, 0.03, 0), foot], [0.020, 0.022])
    with canvas.part(white, soft=1.4, pattern=inked(_patches, dark)) as body:
        body.chain([at + vec(-0.18, 0.0, 0), at + vec(-0.05, -0.015, 0), at + vec(0.10, -0.01, 0),
                    at + vec(0.22, 0.01, 0)], [0.095, 0.115, 0.115, 0.088])  # fmt: skip
        body.chain([at + vec(-0.2, 0.04, 0), at + vec(-0.29, 0.10, 0.02)], [0.070, 0.055])
    with canvas.part("#c79a8a", soft=0.8) as udder:
        udder.ball(at + vec(0.13, -0.12, 0.01), 0.045)
    with canvas.part(white, soft=0.8) as head:
        head.chain([at + vec(-0.30, 0.13, 0.03), at + vec(-0.37, 0.09, 0.06)], [0.054, 0.042])
    with canvas.part("#c7a294", soft=0.5) as muzzle:
        muzzle.chain([at + vec(-0.385, 0.078, 0.066), at + vec(-0.408, 0.062, 0.075)],
                     [0.038, 0.033])  # fmt: skip
    with canvas.part(dark, soft=0.4) as ears:
        ears.chain([at + vec(-0.275, 0.165, 0.07), at + vec(-0.235, 0.165, 0.13)], [0.017, 0.022])
        ears.chain([at + vec(-0.29, 0.17, -0.02), at + vec(-0.28, 0.18, -0.08)], [0.017, 0.02])
    with canvas.part("#b8ae88", soft=0.2) as horns:
        for z in (0.045, 0.0):
            horns.chain([at + vec(-0.295, 0.18, z), at + vec(-0.30, 0.22, z * 1.8)], [0.012, 0.004])
    with canvas.part("#141310", soft=0.1, sheen=0.6, care=1) as eye:
        eye.ball(at + vec(-0.337, 0.135, 0.088), 0.009)
    with canvas.part(dark, soft=0.3) as tail:
        tail.chain([at + vec(0.29, 0.05, 0), at + vec(0.38, 0.04, 0), at + vec(0.46, 0.0, 0)],
                   [0.014, 0.009, 0.012])  # fmt: skip


def _bath(canvas: Canvas, at: Vec) -> None:
    """Enamel, on iron feet."""
    frames = [(vec(1, 0, 0), vec(0, 0, 1))] * 5
    with canvas.part("#c8c8b4", soft=0.5, sheen=0.3) as tub:
        tub.loft([at + vec(0, h, 0) for h in (-0.10, -0.08, 0, 0.07, 0.085)], frames,
                 [(0.13, 0.06), (0.19, 0.09), (0.22, 0.11), (0.235, 0.12), (0.25, 0.13)],
                 0.004)  # fmt: skip
    with canvas.part("#5c5c4a", soft=0.2) as hollow:
        hollow.loft([at + vec(0, h, 0) for h in (0.086, 0.090)], frames[:2],
                    [(0.222, 0.106)] * 2, 0.001)  # fmt: skip
    for x in (-0.14, 0.14):
        things.rod(canvas, [at + vec(x, -0.08, 0.06), at + vec(x * 1.15, -0.15, 0.07)],
                   [0.022, 0.014], "#3a3428")  # fmt: skip


def _ring(scene: Scene) -> None:
    """Chalk: somebody has drawn a ring round it on the stones."""
    rng, chalk = scene.rng, scene.sheet()
    for lap in range(150):
        angle = lap / 150 * math.tau + rng.uniform(-0.02, 0.02)
        wide, high = 214 + rng.gauss(0, 3), 50 + rng.gauss(0, 1)
        turns = (angle, angle + 0.05, angle + 0.11)
        stroke = [(ROOT[0] + 44 + wide * math.cos(one), ROOT[1] + 2 + high * math.sin(one))
                  for one in turns]  # fmt: skip
        thick = (4.0 + 2.5 * math.sin(angle)) * rng.uniform(0.3, 1.2)
        chalk.fill(taper(stroke, [thick, thick * 1.3, thick * 0.6], 6), "#e6e4cc",
                   rng.uniform(0.4, 0.9))  # fmt: skip
    scene.put(chalk, wobble=0.6)
    tuft = scene.sheet()
    for number in range(11):
        side = -1 if number % 2 else 1
        far = 34 + number * 8
        tip = ROOT[0] + side * far, ROOT[1] - 2 + (number % 4) * 10
        tuft.fill(leaf((ROOT[0], ROOT[1] + 8), tip, 19, side * -0.14),
                  ("#55662e", "#76803c", "#3a4a26")[number % 3])  # fmt: skip
    scene.lay(tuft, "foliage", contact=0.7)


def _child(scene: Scene) -> None:
    """Who drew it is still there, in the lee, back to us, and hardly a hair moves."""
    figure(scene, CHILD, "crouching", 432, 1132, 420, facing=-142, pitch=6, rim=0.55,
           rim_colour="#f6efb0", bounce="#8a8648", shadow=0.7, head=(4, -26, 0))  # fmt: skip


def _gusts(scene: Scene) -> None:
    """Wind: long strokes that all fall to the right, and leave the flower alone."""
    rng, wind = scene.rng, scene.sheet()
    for _ in range(130):
        x, y, long = rng.uniform(-300, 760), rng.uniform(-20, 1120), rng.uniform(120, 420)
        line = [(x, y), (x + long * 0.5, y + long * 0.1 + rng.uniform(-8, 8)),
                (x + long, y + long * 0.32)]  # fmt: skip
        wind.fill(taper(line, [0.3, rng.uniform(1, 4), 0.2]), "#e8e6b0", rng.uniform(0.15, 0.5))
    calm = smoothstep(190, 260, scene.page.distance(CLOCK[0], CLOCK[1]))
    scene.tint(wind.pixels()[..., 3] * calm * 0.7, "#e2e0a4")


def _flower(scene: Scene) -> None:
    """A straight stem, and a ball of parachutes with the light behind it."""
    x, y, reach = CLOCK
    stem = scene.sheet()
    stem.fill(limb([(ROOT[0], ROOT[1] + 8), (x, 900), (x + 1, 660), (x, y + 14)], [21, 17, 15, 15]),
              "#8c9a48", grad=linear(x - 10, 0, x + 10, 0, "#4c5a2a"))  # fmt: skip
    stem.fill(taper([(x + 5, ROOT[1]), (x + 4, 760), (x + 4, y + 30)], [3, 3, 2]), "#dfe09a", 0.7)
    scene.lay(stem, "plain", way=90, wobble=0.2)
    scene.exact(limb([ROOT, (x, y)], [30, 30]), 0.7)
    scene.pool(x, y, reach * 0.8, reach * 0.8, "#a8a050", 0.45)
    rng, seeds = scene.rng, []
    for number in range(230):
        height = 1 - 2 * (number + 0.5) / 230
        turn = number * 2.39996
        wide = math.sqrt(1 - height * height)
        strayed = vec(*(rng.gauss(0, 0.05) for _ in range(3)))
        seeds.append(unit(vec(wide * math.cos(turn), height, wide * math.sin(turn)) + strayed))
    seeds = [one for one in seeds if not (one[0] > 0.7 and -0.6 < one[1] < -0.35)]
    for back in (True, False):
        sheet = scene.sheet()
        for way in sorted(seeds, key=lambda one: float(one[2])):
            if (way[2] < 0) == back:
                _seed(
                    sheet, rng, (x, y), way, reach * rng.uniform(0.93, 1.04), 0.4 if back else 0.9
                )
        scene.put(sheet)
        if back:
            down = scene.page.distance(x, y) / reach + 0.05 * scene.page.noise(77, 40, 3)
            veil = smoothstep(1.16, 0.9, down) * (0.16 + 0.26 * smoothstep(0.35, 1.0, down))
            scene.tint(veil.astype(np.float32), "#f2efd2")
    heart = scene.sheet()
    heart.fill(ellipse(x, y, 21, 20), "#8c7a40", grad=radial(x - 6, y - 6, 26, "#3e3418"))
    scene.lay(heart, "plain", form=0.4)
    loose = scene.sheet()
    _seed(loose, scene.rng, (x + 196, y - 70), unit(vec(0.8, -0.5, 0.5)), 56, 1.0)
    _seed(loose, scene.rng, (x + 330, y - 4), unit(vec(0.9, -0.2, 0.4)), 44, 0.8)
    scene.put(loose)
    for area in (ellipse(x, y, reach * 1.2), ellipse(x + 226, y - 90, 50)):
        scene.exact(area, 0.95)
        scene.still(area, 0.85)


def _seed(
    sheet: Sheet, rng: random.Random, root: Place, way: Vec, reach: float, alpha: float
) -> None:
    """One parachute: a thread, and a crown of hairs seen as aslant as it stands."""
    tip = vec(0, 0, 0) + way * reach
    side = unit(np.cross(way, vec(0.13, 0.4, 0.9)))
    other = np.cross(way, side)
    near = 0.72 + 0.28 * float(way[2])
    at = root[0] + float(tip[0]), root[1] + float(tip[1])
    sheet.line(poly([root, at], closed=False), "#d8d49a", 0.9, alpha * 0.5)
    size = max(reach * 0.24, 26) * near * rng.uniform(0.85, 1.1)
    tone = mix("#b4ae70", PUFF, near)
    for hair in range(22):
        turn = hair * math.tau / 22 + rng.uniform(-0.16, 0.16)
        out = (side * math.cos(turn) + other * math.sin(turn)) * size + way * size * 0.34
        end = at[0] + float(out[0]), at[1] + float(out[1])
        sheet.fill(taper([at, end], [1.2, 0.6], 4), tone, alpha * rng.uniform(0.55, 1))
    sheet.fill(ellipse(*at, 2), "#fffdf0", alpha)


def _litter(scene: Scene) -> None:
    """Leaves, near to us and out of focus, on their way out."""
    rng, near = scene.rng, scene.sheet()
    for x, y in ((60, 330), (690, 470), (560, 96), (752, 900), (560, 640), (610, 820), (470, 690)):
        size = rng.uniform(16, 34)
        tip = x + size * 1.7, y + size * rng.uniform(0.2, 0.9)
        near.fill(leaf((x, y), tip, size * 0.6, 0.15), rng.choice(("#8a8a3c", "#5a5226")))
    scene.lay(near, "plain", way=20, blur=0.8)
