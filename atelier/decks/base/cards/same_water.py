"""Four neighbours who never meet, and one water that runs through all their floors."""

import math
from typing import Final

import numpy as np

from pinxit_atelier.engine import (
    Brush,
    Cast,
    Colour,
    Field,
    Look,
    Page,
    Palette,
    Path,
    Scene,
    ellipse,
    leaf,
    limb,
    linear,
    mix,
    poly,
    rect,
    sample,
    smoothstep,
    spline,
    taper,
)
from pinxit_atelier.gesture import POSES, Hand, Stage, things, unit
from pinxit_atelier.gesture import Look as Who

Spot = tuple[float, float]
LEFT, RIGHT, DEEP = 92.0, 708.0, 0.76
ATTIC, PARLOUR, KITCHEN, CELLAR = (-30.0, 348.0), (372.0, 628.0), (652.0, 900.0), (924.0, 1000.0)
STOVE: Final = 300.0, 842.0
HOLE: Final = 566.0, 92.0


def paint(page: Page) -> Scene:
    """Paint the rain, the rooms from the roof to the cellar, who lives there, and the water."""
    scene = Scene(page, 3602, light=(*STOVE, 170), glow="#ffd9a0", shade="#343a64", reach=900,
                  felt=0.1)  # fmt: skip
    for x, y, size in ((380, 190, 120), (380, 500, 120), (420, 770, 130), (300, 1060, 130)):
        scene.focus(x, y, size)
    _evening(scene)
    _cellar(scene)
    _house(scene)
    _bath(scene)
    _parlour(scene)
    _kitchen(scene)
    _slabs(scene)
    _falls(scene)
    _child(scene)
    _newt(scene)
    _rain(scene)
    return scene.finish(
        Look(
            vignette=0.18, bloom=0.3, bloom_from=0.8, contrast=1.08, grain=0.02,
            brush=Brush(exact=0.032, edges=0.4, detail=0.5, variety=0.6),
            palette=Palette(
                colours=("#ffe2b0", "#d89494", "#8cc0b0", "#5c80b0", "#3c4478", "#b06a44"),
                quiet=0.1, hold=0.7,
            ),
            masses=0.12,
        )
    )  # fmt: skip


def _evening(scene: Scene) -> None:
    page = scene.page
    where = page.y / 1000 + 0.06 * page.noise(4, 260, 4, 0.5, (1.6, 1))
    stops = [(0, "#6a7cac"), (0.5, "#93a8c6"), (1, "#bccbd2")]
    scene.backdrop(stops, where.astype(np.float32), amount=0.03)
    scene.of("sky", way=70)


def _back(x: float, y: float, room: tuple[float, float]) -> Spot:
    """Return where a corner of a room is on its back wall."""
    middle = 400.0, room[0] + (room[1] - room[0]) * 0.42
    return middle[0] + (x - middle[0]) * DEEP, middle[1] + (y - middle[1]) * DEEP


def _room(scene: Scene, room: tuple[float, float], wall: Colour, boards: Colour,
          stripe: Colour) -> None:  # fmt: skip
    """A box without its front: back wall, sides, ceiling, floor."""
    top, low = room
    a, b, c, d = (LEFT, top), (RIGHT, top), (RIGHT, low), (LEFT, low)
    e, f, g, h = (_back(x, y, room) for x, y in (a, b, c, d))
    inside = scene.sheet()
    inside.fill(poly([a, b, c, d]), wall)
    back = poly([e, f, g, h])
    for number in range(24):
        x = e[0] + (f[0] - e[0]) * (number + 0.5) / 24
        inside.line(poly([(x, e[1]), (x, h[1])], closed=False), stripe, 6, 0.4, clip=back)
    inside.fill(poly([a, b, f, e]), mix(wall, "#30345c", 0.45))
    inside.fill(poly([a, e, h, d]), mix(wall, "#30345c", 0.3))
    inside.fill(poly([b, f, g, c]), mix(wall, "#30345c", 0.22))
    scene.lay(inside, "paper", wobble=0.5)
    floor = scene.sheet()
    floor.fill(poly([h, g, c, d]), boards)
    for number in range(1, 14):
        x = LEFT + (RIGHT - LEFT) * number / 14
        floor.line(poly([(x, low), _back(x, low, room)], closed=False), mix(boards, "#2a2038", 0.5),
                   1.6, 0.7)  # fmt: skip
    scene.lay(floor, "wood", way=88, wobble=0.4)
    corner = scene.page.blur(_alpha(scene, back), 22)
    whole = _alpha(scene, poly([a, b, c, d]))
    scene.multiply(((1 - corner) * whole * 0.35).astype(np.float32), "#3c4070")


def _alpha(scene: Scene, path: Path) -> Field:
    return scene.sheet().fill(path, "#ffffff").pixels()[..., 3]


def _house(scene: Scene) -> None:
    """Three rooms, a roof with a hole that nobody has mended, and the only fire."""
    _room(scene, ATTIC, "#e4b4b8", "#a87c6c", "#f0cccc")
    _room(scene, PARLOUR, "#a0ccbe", "#947466", "#b8dccc")
    _room(scene, KITCHEN, "#ecc88c", "#98664a", "#f4d8a4")
    page = scene.page
    for room, dark in ((ATTIC, 0.14), (PARLOUR, 0.16)):
        box = _alpha(scene, rect(LEFT, room[0], RIGHT - LEFT, room[1] - room[0]))
        light = np.exp(-((page.distance(HOLE[0], 200 if room is ATTIC else 560) / 330) ** 2))
        scene.multiply((box * dark * (1 - light)).astype(np.float32), "#3a4278")
    box = _alpha(scene, rect(LEFT, KITCHEN[0], RIGHT - LEFT, KITCHEN[1] - KITCHEN[0]))
    far = np.clip(page.distance(STOVE[0] + 60, STOVE[1], 1.3, 1) / 420, 0, 1)
    scene.multiply((box * far * 0.6).astype(np.float32), "#5a3c60")
    _roof(scene)
    hole = scene.sheet()
    gap = poly([(518, -8), (660, 70), (642, 88), (668, 104), (650, 130), (596, 98), (534, 66),
                (504, 50), (526, 34), (506, 12)])  # fmt: skip
    hole.fill(gap, "#6c7eae", grad=linear(0, -10, 0, 130, "#8094bc"))
    for end in ([(518, -8), (506, 12), (526, 34), (504, 50)],
                [(660, 70), (642, 88), (668, 104), (650, 130)]):  # fmt: skip
        hole.line(poly(end, closed=False), "#4a303c", 4)
    scene.put(hole)
    shaft = scene.sheet()
    shaft.fill(poly([(520, 50), (660, 90), (700, 340), (430, 340)]), "#dcecff", 0.4, blur=24)
    scene.put(shaft, "screen")


def _roof(scene: Scene) -> None:
    """The gable, the sky over it, and the outer walls down into the sea."""
    sky = scene.sheet()
    for side in (-1, 1):
        edge = 400 + side * 420
        fade = linear(0, -40, 0, 180, "#788cb4")
        sky.fill(poly([(400, -60), (edge, 176), (edge, -60)]), "#6a7cac", grad=fade)
    scene.lay(sky, "sky", way=70)
    slabs = scene.sheet()
    for side in (-1, 1):
        edge = 400 + side * 362
        slabs.fill(poly([(400, -52), (edge, 152), (edge, 184), (400, -14)]), "#7c5058")
        slabs.fill(poly([(400, -62), (edge + side * 10, 144), (edge, 158), (400, -44)]), "#a87870")
    slabs.fill(rect(LEFT - 20, 140, 20, 856), "#b49c9c", grad=linear(0, 500, 0, 1000, "#5c5c78"))
    slabs.fill(rect(RIGHT, 140, 20, 856), "#9c8890", grad=linear(0, 500, 0, 1000, "#4c5070"))
    scene.lay(slabs, "plain", form=0.15, cast=Cast((0, 16), dark=0.6, soft=0.5))
    for x in (LEFT - 22, RIGHT - 2):
        scene.exact(rect(x, 140, 24, 850), 0.6)


COOL: Final = (640, 40, 260)


def _bath(scene: Scene) -> None:
    """A stout man, who is king here."""
    bare = "#b98560"
    who = Who("stout_man", bare, head="ravi", hair="thinning", hair_colour="#4a3630", beard="full",
              mood="asleep", top=bare, sleeves=0, legs=bare, loose=0)  # fmt: skip
    stage = Stage(scene, 312, 362, 320, pitch=8)
    man = stage.person(who, "sitting_back", at=(0, 0.15, 0), facing=62)
    stage.paint(light=COOL, rim=0.3, rim_colour="#dfeaff", shadow=0, contact=0, dim=0, fill=0.5)
    head = stage.page(man.place("head"))
    scene.still(ellipse(*head, 30), 0.7)
    foam = scene.sheet()
    for number in range(7):
        part = number / 6
        x, y = head[0] - 30 + 50 * part, head[1] - 13 - 10 * math.sin(part * math.pi)
        foam.fill(ellipse(x, y, 10), "#f4f6fa")
        if number % 2 == 0:
            foam.fill(ellipse(x, y - 12, 7), "#f4f6fa").fill(ellipse(x, y - 21, 4.6), "#f4f6fa")
    scene.lay(foam, "cloud", form=0.5)
    tub = scene.sheet()
    shape = spline([(164, 252, 1), (620, 252, 1), (604, 300), (552, 332), (232, 332), (180, 300)])
    tub.fill(shape, "#e8e6ea", grad=linear(200, 252, 620, 330, "#b4bcd4"))
    for x in (240, 540):
        tub.fill(spline([(x - 14, 324), (x + 16, 324), (x + 10, 342), (x + 18, 350), (x - 14, 350),
                         (x - 6, 340)]), "#b08c50")  # fmt: skip
    tub.fill(rect(154, 243, 476, 15, 7), "#f6f4f0")
    scene.lay(tub, "glass", form=0.6, contact=0.7, cast=Cast((-14, 6), dark=0.5))
    suds = scene.sheet()
    for _ in range(90):
        x = 392 + 196 * scene.rng.random()
        suds.fill(ellipse(x, 243 - scene.rng.uniform(-2, 14), scene.rng.uniform(5, 14)),
                  mix("#ffffff", "#c4d4ec", scene.rng.random()))  # fmt: skip
    for _ in range(50):
        suds.fill(ellipse(176 + 200 * scene.rng.random(), 245 - scene.rng.uniform(-2, 6),
                          scene.rng.uniform(4, 9)), "#e8eef8")  # fmt: skip
    scene.lay(suds, "cloud", form=0.3)


def _parlour(scene: Scene) -> None:
    """A widow with her handkerchief; a picture that looks at the wall."""
    frame = scene.sheet()
    frame.line(poly([(236, 448), (276, 420), (316, 448)], closed=False), "#4a4450", 2)
    frame.fill(rect(222, 446, 108, 84), "#8a6a50")
    frame.fill(rect(230, 454, 92, 68), "#b89c78")
    for line in ([(230, 454), (322, 522)], [(322, 454), (230, 522)]):
        frame.line(poly(line, closed=False), "#7c6048", 2, 0.7)
    scene.lay(frame, "wood", cast=Cast((-6, 10), dark=0.6))
    back = scene.sheet()
    back.fill(spline([(382, 612, 1), (370, 520), (384, 440), (436, 424), (492, 438), (506, 520),
                      (500, 612, 1)]), "#a85c6c")  # fmt: skip
    scene.lay(back, "cloth", form=0.7, contact=0.8, cast=Cast((-22, 6), dark=0.6))
    who = Who(
        "old_woman", "deep", head="abeba", hair="low bun", hair_colour="#b8b4b8", mood="grieving",
        top="#6468a4", skirt=0.85, shawl="#b4aec8", shoes="#3a3040",
    )  # fmt: skip
    stage = Stage(scene, 448, 622, 282, pitch=8)
    pose = POSES["seated"].like(
        head=(6, 26, 4),
        left_hand=Hand((0.05, 0.52, 0.25), (0.9, -0.5, 0), "clasp", (-0.6, 0.6, 0.2), (0, 0.2, -1)),
        right_hand=Hand(
            (-0.03, 0.57, 0.20), (-0.9, -0.5, 0), "clasp", (0.6, 0.6, 0.2), (0, 0.2, -1)
        ),
    )
    widow = stage.person(who, pose, facing=46)
    x, y = stage.page(widow.hold["l"].rod)
    stage.paint(light=(700, 380, 300), rim=0.5, rim_colour="#dfeaff", shadow=0.3, dim=0, fill=0.65)
    scene.still(ellipse(*stage.page(widow.place("head")), 26), 0.7)
    arm = scene.sheet()
    arm.fill(limb([(384, 556), (398, 552), (404, 610)], [30, 34, 34]), "#b46878")
    scene.lay(arm, "cloth", form=0.6, cast=Cast((-8, 4), dark=0.5))
    cloth = scene.sheet()
    cloth.fill(spline([(x - 8, y - 12), (x + 12, y - 16), (x + 18, y + 12), (x + 24, y + 44),
                       (x + 14, y + 38), (x + 6, y + 48), (x - 2, y + 36), (x - 6, y + 12)]),
               "#f2f2f4", grad=linear(x - 8, y, x + 24, y + 40, "#a8bcd8"))  # fmt: skip
    scene.lay(cloth, "cloth", form=0.3)
    tears = scene.sheet()
    for number in range(5):
        tx, ty = x + 8, min(y + 58 + number * 24, 612.0)
        tears.fill(ellipse(tx, ty, 3.6), "#cdeeff").fill(
            leaf((tx, ty), (tx, ty - 12), 6), "#cdeeff"
        )
    scene.put(tears)
    scene.exact(rect(x - 4, y + 40, 24, 120))


def _kitchen(scene: Scene) -> None:
    """The stove is the only fire in the house."""
    stove = scene.sheet()
    stove.fill(rect(238, 800, 240, 92, 4), "#4c5468", grad=linear(238, 0, 478, 0, "#32384c"))
    stove.fill(rect(228, 790, 260, 14, 4), "#2c3040")
    stove.fill(rect(262, 818, 92, 56, 10), "#ffdf90", grad=linear(262, 818, 262, 876, "#ff8c28"))
    for step in range(4):
        stove.line(
            poly([(280 + step * 19, 818), (280 + step * 19, 874)], closed=False), "#3a3038", 4
        )
    for x in (396, 428):
        stove.fill(ellipse(x, 836, 10), "#c8a060")
    pipe = rect(258, 640, 26, 152)
    stove.fill(pipe, "#3c4254")
    scene.lay(stove, "metal", form=0.2, contact=0.8)
    scene.shine(308, 846, 190, "#ff9a34", 0.8)
    who = Who(
        "heavy_woman", "olive", head="leila", hat="hijab", hat_colour="#e8dcc8", mood="smiling",
        top="#b4545c", skirt=0.9, apron="#efe4cc", shoes="#4a3038",
    )  # fmt: skip
    stage = Stage(scene, 546, 896, 240, pitch=8)
    pose = POSES["fishing"].like(
        head=(0, 14, 0),
        left_hand=Hand((0.03, 0.70, 0.25), (0.9, -0.6, -0.2), "rod", (-0.6, -0.1, 0.8),
                       (-0.3, -0.8, -0.4)),
        right_hand=Hand((-0.03, 0.80, 0.24), (-0.9, -0.6, -0.2), "rod", (0.6, 0, 0.8),
                        (0.3, -0.8, -0.4)),
    )  # fmt: skip
    cook = stage.person(who, pose, facing=-62)
    high, low = cook.hold["r"].rod, cook.hold["l"].rod
    way = unit(low - high + cook.ahead * 0.05)
    things.rod(stage.canvas, [high - way * 0.2, low], 0.014, "#a8703c")
    grip = stage.page(low)
    stage.paint(rim=0.4, rim_colour="#ffd8a0", shadow=0.5, dim=0.1, bounce="#d8843c")
    scene.still(ellipse(*stage.page(cook.place("head")), 26), 0.7)
    pot = scene.sheet()
    bowl = [(356, 736, 1), (470, 736, 1), (466, 776), (452, 792), (374, 792), (360, 776)]
    pot.fill(spline(bowl), "#b4483c", grad=linear(356, 0, 470, 0, "#7c2c30"))
    for side in (-1, 1):
        pot.line(ellipse(413 + side * 62, 754, 8, 6), "#7c2c30", 5)
    scene.lay(pot, "metal", form=0.7, cast=Cast((8, 4), dark=0.5))
    top = scene.sheet()
    top.fill(ellipse(413, 736, 58, 11), "#7c2c30").fill(ellipse(413, 737, 51, 8), "#dcecf0")
    top.fill(taper([grip, (448, 738)], [4.4, 5.4]), "#8a5428")
    scene.put(top)
    steam = scene.sheet()
    for number in range(3):
        x = 384 + number * 26
        way2 = [(x, 726), (x + 12, 704), (x - 6, 684), (x + 8, 662)]
        steam.fill(taper(way2, [3, 14, 12, 1]), "#fff4e0", 0.5, blur=5)
    scene.put(steam)


def _slabs(scene: Scene) -> None:
    """The ends of the floors, in the light of the rain."""
    for room in (ATTIC, PARLOUR, KITCHEN):
        slab = scene.sheet()
        slab.fill(rect(LEFT - 18, room[1], RIGHT - LEFT + 36, 24), "#c8b4ac",
                  grad=linear(0, room[1], 0, room[1] + 24, "#6c5c70"))  # fmt: skip
        scene.exact(rect(LEFT - 20, room[1] - 2, RIGHT - LEFT + 40, 28), 0.6)
        scene.lay(slab, "wood", cast=Cast((0, 18), dark=0.6, soft=0.5))


def _cellar(scene: Scene) -> None:
    """Under the house begins the sea."""
    page = scene.page
    tone = scene.sheet()
    tone.fill(rect(-10, 974, 820, 240), "#80acb8", grad=linear(0, 974, 0, 1200, "#28507c"))
    scene.put(tone)
    scene.of("water", (page.y > 974).astype(np.float32), way=0)
    gloom = scene.sheet()
    gloom.fill(rect(LEFT, 924, RIGHT - LEFT, 54), "#2c3158", grad=linear(0, 924, 0, 978, "#6c86a0"))
    gloom.fill(rect(LEFT - 30, 976, RIGHT - LEFT + 60, 70), "#2c3158", 0.45, blur=22)
    scene.put(gloom)
    rng = scene.rng
    waves = scene.sheet()
    for number in range(300):
        y = 980 + 222 * (number / 300) ** 1.3
        near = (y - 960) / 240
        x, wide = rng.uniform(-60, 820), (30 + 110 * near) * rng.uniform(0.5, 1.2)
        line = [(x, y), (x + wide * 0.5, y - 5 * near - 1), (x + wide, y)]
        tone2 = rng.choice(("#8cc4c8", "#b4dce0", "#1c4470", "#2c6088", "#e0f0f0"))
        waves.fill(taper(line, [0.4, 2 + 7 * near, 0.4], 10), tone2, rng.uniform(0.25, 0.7))
    scene.put(waves)


RUNS: Final = (  # the way of the water, and how wide it is
    ([(176, 247), (146, 252), (134, 290), (132, 420), (136, 520), (134, 606)],
     [9, 16, 20, 22, 26, 32]),
    ([(134, 608), (180, 619), (300, 616), (380, 622), (428, 624)], [24, 20, 16, 15, 14]),
    ([(420, 622), (436, 630), (440, 664), (434, 700), (432, 738)], [14, 18, 18, 18, 22]),
    ([(462, 736), (480, 742), (486, 780), (488, 880), (484, 960), (482, 1012)],
     [10, 17, 20, 24, 30, 40]),
)  # fmt: skip


def _falls(scene: Scene) -> None:
    """One silver line from the roof to the sea."""
    rng = scene.rng
    for line, widths in RUNS:
        water = scene.sheet()
        ribbon = taper(line, widths, 60)
        water.fill(ribbon, "#a8cce4")
        with water.inside(ribbon):
            for x, y, dx, dy in sample(line, 90):
                for _ in range(3):
                    off, long = rng.uniform(-0.5, 0.5) * max(widths), rng.uniform(14, 44)
                    px, py = x - dy * off, y + dx * off
                    glint = [(px, py), (px + dx * long, py + dy * long)]
                    tone = rng.choice(("#ffffff", "#f4faff", "#5c94c8", "#d4ecfa"))
                    water.fill(taper(glint, [0.5, 3.0, 0.5], 6), tone, 0.85)
        scene.lay(water, "water", way=90, cast=Cast((8, 5), dark=0.45))
        for x, y, _, _ in sample(line, 9):
            scene.shine(x, y, 34, "#cfe6ff", 0.18)
        scene.exact(ribbon, 0.6)
    foam = scene.sheet()
    for fx, fy, wide in ((134, 612, 36), (428, 738, 22), (482, 1016, 64)):
        for _ in range(70):
            way, far = rng.uniform(-3.1, -0.04), rng.uniform(0.1, 1) * wide
            at = fx + far * math.cos(way) * 1.2, fy + far * math.sin(way) * 0.4
            foam.fill(ellipse(*at, rng.uniform(1.4, 4.6)), mix("#ffffff", "#c4e0f4", rng.random()))
    for ring in range(4):
        foam.line(ellipse(482, 1020, 56 + ring * 32, 8 + ring * 6), "#e4f4f8", 2.6 - ring * 0.4,
                  0.7 - ring * 0.14)  # fmt: skip
    scene.put(foam)


def _child(scene: Scene) -> None:
    """A child up to the waist, and a boat of paper."""
    who = Who("girl", "dark", head="amara", hair="puffs", hair_colour="#201618", top="#d0a04c",
              sleeves=0.4, mood="smiling", skirt=0.5)  # fmt: skip
    stage = Stage(scene, 206, 1262, 440, pitch=12, box=(60, 860, 420, 1122))
    girl = stage.person(who, "offering", facing=58)
    stage.paint(light=(520, 900, 240), rim=0.5, rim_colour="#e0f0ff", shadow=0, contact=0, dim=0,
                fill=0.5, bounce="#6cb0bc")  # fmt: skip
    scene.still(ellipse(*stage.page(girl.place("head")), 40), 0.7)
    x, y = 376.0, 1098.0
    boat = scene.sheet()
    boat.fill(poly([(x - 74, y - 26), (x + 74, y - 26), (x + 44, y + 20), (x - 44, y + 20)]),
              "#f4f2ea", grad=linear(x - 74, 0, x + 74, 0, "#c4cfe0"))  # fmt: skip
    boat.fill(poly([(x - 36, y - 26), (x, y - 86), (x + 36, y - 26)]), "#fbf8f0")
    boat.fill(poly([(x, y - 86), (x + 36, y - 26), (x + 4, y - 26)]), "#c8d2e2")
    scene.lay(boat, "paper", form=0.15)
    scene.shine(x, y - 30, 110, "#fff0d8", 0.18)
    front = scene.sheet()
    crest: list[tuple[float, ...]] = [(-20, 1230, 1), (-20, 1112, 1)]
    crest += [(-20 + step * 42, 1112 + 5 * math.sin(step * 1.9)) for step in range(21)]
    crest += [(830, 1112, 1), (830, 1230, 1)]
    front.fill(spline(crest), "#3c7494", grad=linear(0, 1106, 0, 1200, "#1c3864"))
    for _ in range(60):
        px, py = scene.rng.uniform(-20, 800), scene.rng.uniform(1114, 1190)
        front.on_top(taper([(px, py), (px + 40, py - 5), (px + 90, py)], [0.4, 5, 0.4], 10),
                     scene.rng.choice(("#7cb4c0", "#24507c", "#c4e0e4")), 0.5)  # fmt: skip
    mirror = scene.sheet()
    sail = poly([(x - 40, 1122), (x + 40, 1122), (x + 6, 1176), (x - 6, 1176)])
    mirror.fill(sail, "#dfe8ee", 0.4, blur=5)
    scene.lay(front, "water", way=0)
    for ring in range(3):
        mirror.line(ellipse(214, 1114, 52 + ring * 24, 7 + ring * 5), "#d4e8ec", 3 - ring * 0.7,
                    0.8 - ring * 0.22)  # fmt: skip
    mirror.fill(ellipse(216, 1140, 34, 26), "#3c2c38", 0.4, blur=9)
    scene.put(mirror)


def _newt(scene: Scene) -> None:
    """The only one who knows the way up."""
    sheet = scene.sheet()
    with sheet.at(487, 936, 0.8, -4):
        for side in (-1, 1):
            for y in (-10, 16):
                leg = limb([(side * 4, y), (side * 16, y - 6), (side * 19, y - 15)], [6, 5, 4])
                sheet.fill(leg, "#d8643c")
        sheet.fill(taper([(0, -22), (3, 0), (-2, 22), (6, 44), (-3, 62)], [12, 17, 14, 8, 1]),
                   "#d8643c")  # fmt: skip
        sheet.fill(ellipse(0, -28, 10, 12), "#e07848")
        for y in (-12, 2, 16, 30):
            sheet.fill(ellipse(1, y, 2.6), "#f4cc70")
    scene.lay(sheet, "plain", form=0.5, cast=Cast((3, 5), dark=0.6))
    scene.exact(ellipse(487, 936, 30, 56))


def _rain(scene: Scene) -> None:
    """Outside, and through the roof into the bath."""
    rng = scene.rng
    rain = scene.sheet()
    for _ in range(150):
        x, y = rng.uniform(520, 650), rng.uniform(30, 236)
        rain.fill(taper([(x, y), (x - 3, y + rng.uniform(14, 34))], [0.4, 2.6, 0.8], 6), "#f0f8ff",
                  0.85)  # fmt: skip
    for _ in range(130):
        x = rng.choice((rng.uniform(-10, 72), rng.uniform(730, 810)))
        y = rng.uniform(-20, 930)
        rain.fill(taper([(x, y), (x - 5, y + rng.uniform(18, 44))], [0.4, 2.2, 0.6], 6), "#d4e2f0",
                  0.5)  # fmt: skip
    scene.put(rain)
    scene.exact(smoothstep(240, 200, scene.page.y) * smoothstep(505, 525, scene.page.x)
                * smoothstep(665, 645, scene.page.x), 0.6)  # fmt: skip
