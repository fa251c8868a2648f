"""An old woman blows a bubble of glass at night, and in its glow two are dancing."""

import math
import random
from dataclasses import replace
from typing import Final

import numpy as np

from pinxit_atelier.engine import (
    Brush,
    Cast,
    Look,
    Page,
    Palette,
    Path,
    Scene,
    Sheet,
    arc,
    ellipse,
    leaf,
    linear,
    minus,
    mix,
    poly,
    radial,
    rect,
    spline,
    taper,
    union,
)
from pinxit_atelier.gesture import POSES, Hand, Stage, close_up, things, vec
from pinxit_atelier.gesture import Look as Who
from pinxit_atelier.gesture.faces import Mood
from pinxit_atelier.gesture.heads import Head, portrait
from pinxit_atelier.gesture.heads_kinds import KINDS, aged
from pinxit_atelier.pen import dots

BALL: Final = 536.0, 912.0
SIZE: Final = 228.0
LIPS: Final = 352.0, 398.0
NECK: Final = 508.0, 690.0  # where the pipe ends in the glass
SMOKE, EMBER, GOLD = "#1a1a24", "#d8642c", "#ffcf7a"


def paint(page: Page) -> Scene:
    """Paint the dark workshop, her, the pipe, and the one warm thing there is."""
    scene = Scene(page, 8141, light=(*BALL, 240), glow="#ffc878", shade="#14141f", reach=560,
                  felt=0.1)  # fmt: skip
    scene.focus(300, 320, 190)
    scene.focus(512, 900, 180)
    _room(scene)
    _shelf(scene)
    _her(scene)
    _bubble(scene)
    _ball_room(scene)
    _glass(scene)
    _hands(scene)
    return scene.finish(
        Look(
            brush=Brush(exact=0.03, edges=0.6, detail=0.5), masses=0.2, vignette=0.3, bloom=0.35,
            bloom_from=0.78, contrast=1.06,
            palette=Palette(
                colours=("#16161f", "#3c4454", "#7a4630", "#e8823c", "#ffdf9c", "#c8c4c4"),
                accent="#c42c28", quiet=0.15, hold=0.75,
            ),
        )
    )  # fmt: skip


def _room(scene: Scene) -> None:
    """Bricks and smoke, of which only the part near the glass is seen."""
    page, rng = scene.page, scene.rng
    far = page.distance(*BALL) / 900
    scene.backdrop(
        [(0, "#8a4a30"), (0.3, "#5c3830"), (0.6, "#33303a"), (1, "#20222e"), (1.4, SMOKE)],
        (far + 0.06 * page.noise(4, 200, 4)).astype(np.float32), amount=0.03,
    )  # fmt: skip
    bricks = scene.sheet()
    for row in range(34):
        for column in range(9):
            x, y = column * 104 - 60 + (row % 2) * 52, row * 37 - 10
            if rng.random() < 0.55:
                bricks.fill(rect(x + 3, y + 3, 98, 31, 3), rng.choice(("#8a6a5c", "#0c0c14")),
                            rng.uniform(0.04, 0.12))  # fmt: skip
    scene.put(bricks)
    scene.of("plain", way=12)


def _shelf(scene: Scene) -> None:
    """What she blew in other years: a hare asleep, a ship, and one that somebody came out of."""
    y = 352.0
    shelf = scene.sheet()
    shelf.fill(rect(470, y, 360, 20, 2), "#4a3a38", grad=linear(0, y, 0, y + 20, "#8a5638"))
    scene.lay(shelf, "wood", way=1, cast=Cast((10, -16), dark=0.4, soft=0.4))
    balls = scene.sheet()
    _hare(balls, 545, y - 26)
    _ship(balls, 664, y - 60)
    scene.lay(balls, "plain", form=0.3, air=("#33303a", 0.25), wobble=0.2)
    glass = scene.sheet()
    for x, r in ((545, 52), (664, 66)):
        cy = y - r + 2
        glass.fill(ellipse(x, cy, r), "#7a8494", 0.14, grad=radial(x, cy, r, "#20242e"))
        glass.line(ellipse(x, cy, r - 1), "#8a93a0", 2, 0.55)
        glow = spline([(x - r * 0.5, cy + r * 0.78), (x, cy + r * 0.94),
                       (x + r * 0.5, cy + r * 0.76),
                       (x, cy + r * 0.82)])  # fmt: skip
        glass.fill(glow, "#ffb468", 0.8, blur=1.4)
        glass.fill(
            ellipse(x - r * 0.36, cy - r * 0.46, r * 0.13, r * 0.2, 40), "#c8d0dc", 0.5, blur=1
        )
        scene.exact(ellipse(x, cy, r + 6), 0.8)
    x, r = 764, 48
    jag = [(x - 47, y - 46), (x - 32, y - 34), (x - 20, y - 54), (x - 4, y - 38), (x + 14, y - 60),
           (x + 30, y - 40), (x + 48, y - 52)]  # fmt: skip
    shell = poly([*jag, (x + 44, y - 20), (x + 24, y - 2), (x - 24, y - 2), (x - 44, y - 20)])
    glass.fill(shell, "#7a8494", 0.3)
    glass.line(poly(jag, closed=False), "#b0b8c4", 2.4, 0.8)
    glass.fill(ellipse(x, y - 8, 26, 4), "#ffb468", 0.7, blur=1.4)
    scene.put(glass)
    bird = scene.sheet()
    with bird.at(x + 6, y - 76, 1.0):
        bird.fill(leaf((22, 8), (54, 24), 10), "#4c4a50")
        bird.fill(spline([(-20, -14), (-4, -22), (14, -10), (26, 10), (8, 22), (-12, 14)]),
                  "#6a5a58",
                  grad=linear(-10, 22, 10, -20, "#3a3840"))  # fmt: skip
        bird.fill(ellipse(-16, -16, 13, 12), "#6a5a58")
        bird.fill(spline([(-22, -4), (-6, 2), (4, 18), (-12, 14)]), "#d8703c")
        bird.fill(leaf((-27, -16), (-40, -12), 6), "#c8a878")
        bird.fill(ellipse(-19, -19, 2.4), "#0c0c10")
    scene.lay(bird, "plain", form=0.4, wobble=0.2)
    scene.exact(ellipse(x, y - 70, 50, 50), 0.8)


def _hare(sheet: Sheet, x: float, y: float) -> None:
    """Curled up, ears laid back."""
    sheet.fill(spline([(x - 32, y + 16), (x - 34, y - 4), (x - 12, y - 20), (x + 16, y - 14),
                       (x + 34, y + 6), (x + 28, y + 20), (x - 10, y + 22)]), "#c0ac98",
               grad=linear(x, y + 22, x, y - 20, "#6a6868"))  # fmt: skip
    sheet.fill(spline([(x + 4, y + 2), (x + 20, y - 6), (x + 36, y + 8), (x + 26, y + 20),
                       (x + 8, y + 18)]), "#ccb8a0")  # fmt: skip
    for tip, wide in (((x - 20, y - 20), 10), ((x - 18, y - 6), 9)):
        sheet.fill(leaf((x + 14, y), tip, wide), "#d8c4ac")
    sheet.line(
        spline([(x + 20, y + 7), (x + 24, y + 9), (x + 28, y + 7)], closed=False), SMOKE, 1.6
    )


def _ship(sheet: Sheet, x: float, y: float) -> None:
    """Two sails, and a sea that fits into a ball."""
    sheet.fill(spline([(x - 52, y + 30), (x - 20, y + 24), (x + 14, y + 32), (x + 52, y + 26, 1),
                       (x + 36, y + 48), (x, y + 58), (x - 36, y + 48)]), "#3c5464")  # fmt: skip
    sheet.fill(spline([(x - 34, y + 16, 1), (x + 34, y + 12, 1), (x + 22, y + 32),
                       (x - 20, y + 34)]),
               "#5a3c30")  # fmt: skip
    sheet.line(poly([(x, y + 16), (x + 2, y - 40)], closed=False), "#7a5a44", 2.4)
    sheet.fill(spline([(x - 2, y - 34, 1), (x - 20, y - 8), (x - 28, y + 10, 1),
                       (x - 2, y + 8, 1)]),
               "#c0b0a0")  # fmt: skip
    sheet.fill(spline([(x + 5, y - 38, 1), (x + 22, y - 10), (x + 26, y + 8, 1),
                       (x + 4, y + 8, 1)]),
               "#d8c8b4")  # fmt: skip


HER: Final = Head(
    replace(aged(KINDS["olena"].skull, 90), cheek=0.95, cheekbone=0.7, mouth=0.72, hump=0.35),
    skin="#c08a68", iris="#5a5448", hair="wild", hair_colour="#8f8a88", grey=0.3, seed=4,
    mood=Mood(lids=(0.62, 0.58), lower=0.6, inner=(0.6, 0.4), outer=(-0.2, 0), wide=0.6, press=0.0,
              part=0.2, gaze=(0.2, -0.6), forehead=0.9, flush=0.5),
)  # fmt: skip


def _her(scene: Scene) -> None:
    """She has breath left; the glow finds every line."""
    portrait(
        scene, HER, 190, 316, 430, facing=72, nod=5, tilt=-4, top="#4a4c58", fill=0.3, dim=0.15,
        rim=0.4, rim_colour="#ffb060", bounce="#8a4a30", light=(560, 700, 150),
    )  # fmt: skip
    _years(scene)
    shawl = scene.sheet()
    shape = spline([(-40, 500), (70, 520), (150, 556), (238, 566), (340, 592), (412, 690),
                    (424, 820), (420, 1230), (-40, 1230)])  # fmt: skip
    shawl.fill(shape, "#6a5a58", grad=linear(380, 760, 60, 860, "#23242e"))
    rng = random.Random(6)
    for number in range(15):
        foot = -20 + number * 30
        fold = [(60 + number * 18, 540 + number * 9), (90 + number * 16, 760),
                (foot + 30, 980), (foot, 1230)]  # fmt: skip
        shawl.fill(taper(fold, [2, 14, rng.uniform(16, 34), 26], 30),
                   rng.choice((SMOKE, "#8a6c5c")), 0.28, blur=4, clip=shape)  # fmt: skip
    scene.lay(shawl, "cloth", way=72, form=0.6)


LINES: Final = (  # each a wrinkle of her face: where it runs, and how deep it is
    ("286,318 268,308 244,302", 2.6), ("284,326 264,325 238,328", 3),
    ("285,334 266,342 244,356", 2.8), ("288,346 304,353 322,346", 2.6),
    ("292,357 306,363 320,358", 1.8), ("334,408 312,428 304,456 308,480", 3.8),
    ("288,384 270,414 268,456 280,490", 2.6), ("262,380 242,416 242,466 256,504", 2.4),
    ("236,404 220,440 226,486", 1.8), ("318,446 308,444", 1.4), ("322,464 312,470", 1.6),
    ("238,246 284,226 330,230", 2.6), ("244,264 290,246 334,250", 2.6),
    ("262,280 300,268 334,271", 2), ("298,500 270,528 230,540", 2.6),
    ("250,520 214,522 180,506", 2.2),
)  # fmt: skip


def _years(scene: Scene) -> None:
    """The lines of her face, dark where it folds, and lit on the side of the glass."""
    lines = scene.sheet()
    for places, deep in LINES:
        line = [(x, y) for x, y, *_ in dots(places)]
        widths = [0.5, deep, deep * 0.8, 0.4]
        lines.fill(taper([(x + 2.4, y + 3.2) for x, y in line], widths), "#ffcf98", 0.42, blur=1)
        lines.fill(taper(line, widths), "#4a2418", 0.55, blur=0.8)
    scene.put(lines)
    scene.exact(ellipse(280, 390, 120, 180), 0.8)


def _body() -> Path:
    """Return the glass: a ball that still hangs from its neck."""
    x, y = BALL
    neck = spline([(NECK[0] - 15, NECK[1] - 6, 1), (NECK[0] + 15, NECK[1] - 12, 1),
                   (x + 34, y - SIZE + 22), (x + 110, y - SIZE + 60), (x - 130, y - SIZE + 70),
                   (x - 60, y - SIZE + 26)])  # fmt: skip
    return union(ellipse(x, y, SIZE), neck)


def _bubble(scene: Scene) -> None:
    """The glow itself, and what it does to the dark round it."""
    x, y = BALL
    scene.shine(x, y, 430, "#ff8a3c", 0.5)
    ball = scene.sheet()
    ball.fill(_body(), "#ffdc98", grad=radial(x + 10, y - 30, SIZE * 1.05, "#c85428"))
    scene.lay(ball, "glass", wobble=0.3)


def _round(part: float, high: float) -> tuple[float, float]:
    """Return a place on the far wall of the room in the ball: it is bent with the glass."""
    angle = part * 1.25
    return BALL[0] + SIZE * 0.92 * math.sin(angle), BALL[1] + high * math.cos(angle * 0.75)


def _ball_room(scene: Scene) -> None:
    """Tall windows, a floor like honey, a chandelier, and the two."""
    x, y = BALL
    inside = ellipse(x, y, SIZE - 9)
    room = scene.sheet()
    with room.inside(inside):
        for number in range(-3, 4):
            part = number / 3.4
            half = 0.085
            arch = [(*_round(part - half, 84), 1), _round(part - half, -90), _round(part, -140),
                    _round(part + half, -90), (*_round(part + half, 84), 1)]  # fmt: skip
            tone = mix("#fff6d0", "#f0a050", abs(part) * 0.8)
            room.fill(spline(arch), tone, 0.9)
            room.line(spline(arch), "#b05a2c", 3, 0.7)
            room.line(poly([_round(part, -136), _round(part, 84)], closed=False), "#c8703c", 2, 0.7)
            for high in (-60, 0, 50):
                bar = [_round(part - half, high), _round(part + half, high)]
                room.line(poly(bar, closed=False), "#c8703c", 1.6, 0.6)
        floor = ellipse(x, y + 150, SIZE * 1.05, 96)
        room.fill(floor, "#e08a40", 0.9, grad=linear(0, y + 70, 0, y + 240, "#8a3c20"))
        for number in range(-5, 6):
            room.fill(taper([(x + number * 34, y + 70), (x + number * 62, y + 240)], [6, 16], 4),
                      "#ffd890", 0.28, blur=2)  # fmt: skip
        room.fill(ellipse(x + 4, y + 166, 96, 18), "#5a2414", 0.55, blur=8)
    scene.lay(room, "glass", wobble=0.4)
    lamp = scene.sheet()
    lamp.line(poly([(x + 6, y - SIZE), (x + 6, y - 176)], closed=False), "#8a4a24", 3)
    lamp.line(spline([(x - 44, y - 168), (x + 6, y - 148), (x + 56, y - 168)], closed=False),
              "#8a4a24", 4)  # fmt: skip
    for dx in (-44, -22, 6, 34, 56):
        lamp.fill(leaf((x + dx, y - 168), (x + dx, y - 192), 8), "#fffbe8")
    scene.put(lamp)
    scene.shine(x + 6, y - 176, 90, "#fff0b0", 0.6)
    _couple(scene)


HE: Final = Who("thin_man", "brown", head="ravi", hair="side part", top="#2c1c20", legs="#2c1c20",
                collar="shirt", shoes="#1c1014", coat="#2c1c20", coat_length=0.3)  # fmt: skip
SHE: Final = Who("thin_woman", "fair", head="olena", hair="low bun", hair_colour="#3c2018",
                 top="#c42c28", sleeves=0.2, skirt=1.0, skirt_colour="#c42c28",
                 flare=0.20)  # fmt: skip


def _couple(scene: Scene) -> None:
    """They have the whole floor to themselves."""
    stage = Stage(scene, BALL[0] + 4, BALL[1] + 172, 246, pitch=6, near=4)
    lead = POSES["strolling"].like(
        chest=(6, -4, 4), head=(8, 8, 4), sway=(0.03, 0, 0),
        left_hand=Hand((0.34, 0.86, 0.12), (0.8, -0.8, 0), "clasp", (0.8, 0.5, 0.2), (0, -0.3, 1)),
        right_hand=Hand((-0.02, 0.66, 0.26), (-0.9, -0.4, 0), "flat", (0.5, 0.1, 0.8), (0, 0, 1)),
    )  # fmt: skip
    follow = POSES["strolling"].like(
        hips=(0, -4, 6), chest=(-8, -14, -6), head=(-26, -14, -10), sway=(0.10, 0, -0.05),
        right_hand=Hand((-0.34, 0.86, 0.12), (-0.8, -0.8, 0), "clasp", (-0.8, 0.5, 0.2),
                        (0, 0.3, 1)),
        left_hand=Hand((0.13, 0.80, 0.22), (0.9, -0.4, 0), "flat", (-0.3, 0.2, 0.9), (0, -1, 0)),
    )  # fmt: skip
    stage.person(HE, lead, at=(-0.10, 0, 0.02), facing=118)
    stage.person(SHE, follow, at=(0.13, 0, -0.02), facing=-62)
    stage.paint(light=(BALL[0], BALL[1] - 170, -60), rim=0.9, rim_colour="#ffe8a8", fill=0.5,
                dim=0, shadow=0, contact=0.5, bounce="#f0a050")  # fmt: skip


def _glass(scene: Scene) -> None:
    """The skin of it: thick and dark at the edge, a few lights, brightest at the neck."""
    x, y = BALL
    skin = scene.sheet()
    ring = minus(ellipse(x, y, SIZE), ellipse(x - 3, y - 5, SIZE - 17))
    skin.fill(ring, "#a83c1c", 0.75, blur=5)
    skin.line(arc(x, y, SIZE - 2, 20, 150), "#ffa458", 2.4, 0.7, blur=0.8)
    skin.line(arc(x, y, SIZE - 2, 190, 120), "#ff9a4c", 2, 0.5, blur=0.8)
    skin.fill(ellipse(x, y, SIZE - 4), "#ff9a40", 0.10)
    for turn, size, bright in ((215, 0.80, 0.85), (38, 0.86, 0.5)):
        a = math.radians(turn)
        spot = [(x + SIZE * size * math.cos(a + d), y + SIZE * size * math.sin(a + d)) for d in
                (-0.34, -0.12, 0.12, 0.34)]  # fmt: skip
        skin.fill(taper(spot, [2, 13, 15, 2], 20), "#fff8e0", bright, blur=2)
    skin.fill(ellipse(NECK[0] + 8, NECK[1] + 14, 18, 20), "#fff2c0", 0.9, blur=6)
    scene.put(skin)
    scene.shine(NECK[0], NECK[1] + 6, 60, "#ffd080", 0.5)
    scene.exact(ellipse(x, y, SIZE * 0.7), 0.5)


GRIP: Final = 176.0  # how long her hand is


def _hands(scene: Scene) -> None:
    """Both her hands are on the pipe: it lies in the same space, so that they close round it."""
    stage = close_up(scene, 326, 552, GRIP, box=(-20, 300, 620, 1100))
    ahead, palm = (0.8, 0.6, 0.05), (0.1, -0.3, -1)
    skin, size = HER.skin, 0.112
    upper = stage.hand("rod", ahead, palm, skin=skin, old=0.6, sleeve="#4a4c58", bare=0.3,
                       elbow=(-0.24, -0.10, 0.05))  # fmt: skip
    way = upper.axis if upper.axis[1] < 0 else -upper.axis
    stage.hand("rod", ahead, palm, at=way * 0.072 + vec(-0.004, 0, 0), skin=skin, old=0.6,
               sleeve="#4a4c58", bare=0.3, elbow=(-0.20, -0.26, 0.05), size=size)  # fmt: skip
    start, end = upper.rod - way * 0.055, upper.rod + way * 0.148
    things.rod(stage.canvas, [start, end], 0.0058, "#5a5a62", sheen=0.6)
    stage.paint(light=(560, 760, 160), fill=0.3, dim=0.15, rim=0.5, rim_colour="#ffb868",
                bounce="#8a4a30", shadow=0)  # fmt: skip
