"""An old woman blows a bubble of glass at night, and in its glow two are dancing."""

import math
import random
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
    limb,
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
from pinxit_atelier.gesture import POSES, Hand, Stage
from pinxit_atelier.gesture import Look as Who

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
    _pipe(scene)
    _hand(scene)
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


BOW: Final = 24.0  # how far her head is bent to the pipe
LARGE: Final = 1.16
SKIN, SHADED = "#e09a64", "#4a2a24"


def _her(scene: Scene) -> None:
    """She has breath left: in profile, in a headscarf, with the glow on what is turned to it."""
    body = scene.sheet()
    shape = spline([(-40, 500), (40, 500), (130, 530), (226, 590), (300, 690), (356, 810),
                    (390, 960), (400, 1230), (-40, 1230)])  # fmt: skip
    body.fill(shape, "#5a5468", grad=linear(400, 900, 40, 560, "#343a50"))
    rng = random.Random(6)
    for number in range(13):
        foot = -20 + number * 30
        fold = [(60 + number * 14, 550 + number * 12), (86 + number * 16, 780),
                (foot + 30, 980), (foot, 1230)]  # fmt: skip
        body.fill(taper(fold, [2, 14, rng.uniform(16, 34), 26], 30),
                  rng.choice((SMOKE, "#8a7068")), 0.34, blur=4, clip=shape)  # fmt: skip
    body.fill(taper([(40, 506), (130, 538), (226, 598), (300, 698), (356, 818), (390, 968)],
                    [2, 5, 6, 7, 9, 4], 40), "#e0925c", 0.7, blur=3)  # fmt: skip
    scene.lay(body, "cloth", way=72, form=0.6, cast=Cast((-14, 10), dark=0.5, soft=0.5))
    _profile(scene)
    _scarf(scene)


def _profile(scene: Scene) -> None:
    """Brow, nose, lips that close on the pipe, chin; light from below, and lines of laughing."""
    outline = spline([(-96, -214), (-62, -176), (-44, -136), (-42, -112, 1), (-24, -86), (6, -58),
                      (14, -44), (-2, -34), (-12, -30, 1), (-8, -18), (6, -10, 1), (3, 0, 1),
                      (6, 10, 1), (-8, 17), (-10, 26, 1), (2, 42), (-2, 62), (-26, 78), (-80, 84),
                      (-130, 120), (-230, 60), (-220, -160)])  # fmt: skip
    head = scene.sheet()
    with head.at(*LIPS, LARGE, BOW):
        head.fill(outline, SKIN, grad=linear(10, 70, -150, -110, SHADED))
        head.fill(ellipse(-62, 10, 40, 46), "#f6b878", 0.75, blur=16, clip=outline)  # full of air
        head.fill(ellipse(-58, -58, 34, 20, 20), "#8a4a34", 0.6, blur=9, clip=outline)
        head.fill(ellipse(-66, -112, 30, 24), "#7a4230", 0.55, blur=9, clip=outline)
        head.fill(ellipse(-10, -44, 14, 12), "#f8c088", 0.7, blur=5, clip=outline)
        head.fill(ellipse(-24, 58, 24, 14), "#f8bc80", 0.7, blur=8, clip=outline)
        head.fill(leaf((-16, -40), (-2, -36), 8), "#6a3426", 0.7, blur=1)
        lid = [(-92, -100), (-80, -92), (-66, -91), (-54, -97)]
        head.fill(taper(lid, [1, 5, 5, 2]), "#3a1c18")
        for lash in range(4):
            x = -82 + lash * 8
            head.fill(taper([(x, -92), (x + 3, -83)], [2.2, 0.6], 4), "#3a1c18", 0.8)
        head.fill(taper([(-100, -112), (-80, -116), (-56, -110)], [1, 3, 1]), "#6a3426", 0.7)
        for wrinkle, deep in (
            ([(-96, -96), (-112, -104), (-126, -104)], 3.0),
            ([(-95, -91), (-112, -90), (-124, -84)], 3.0),
            ([(-24, -26), (-36, -6), (-34, 22)], 4.0),
            ([(-84, -76), (-66, -72), (-52, -78)], 3.0),
            ([(-50, -156), (-66, -160), (-84, -158)], 3.0),
            ([(-58, -174), (-74, -177), (-90, -174)], 2.4),
        ):
            lit = [(x + 2, y + 3) for x, y in wrinkle]
            head.fill(taper(lit, [0.5, deep, 0.5]), "#ffcf98", 0.35, blur=1)
            head.fill(taper(wrinkle, [0.5, deep, 0.5]), "#5c2c20", 0.6, blur=0.6)
        brow = [(-94, -128), (-74, -140), (-56, -138), (-42, -130)]
        head.fill(taper(brow, [2, 8, 8, 3], 30), "#b8aca4", 0.9)
        brow_shade = ellipse(-76, -196, 40, 36)  # of the scarf
        head.fill(brow_shade, "#5c2c20", 0.6, blur=10, clip=outline)
    scene.lay(head, "skin", way=70)
    scene.exact(ellipse(LIPS[0] - 60, LIPS[1] - 60, 130, 170), 0.85)
    scene.still(ellipse(LIPS[0] - 60, LIPS[1] - 60, 110, 150), 0.5)


def _scarf(scene: Scene) -> None:
    """Blue wool, tied under her chin."""
    scarf = scene.sheet()
    cloth = spline([(-56, -178, 1), (-64, -214), (-112, -256), (-200, -268), (-256, -208),
                    (-288, -110), (-284, 0), (-284, 100), (-226, 166), (-150, 172), (-84, 150),
                    (-40, 98), (-50, 80, 1), (-98, 60), (-122, 8), (-126, -60), (-112, -130),
                    (-88, -168)])  # fmt: skip
    with scarf.at(*LIPS, LARGE, BOW):
        scarf.fill(cloth, "#8490ac", grad=linear(-70, 90, -300, -150, "#2c334a"))
        for points in (
            [(-84, -190), (-190, -200), (-290, -130)], [(-112, -130), (-200, -110), (-318, -40)],
            [(-124, -50), (-200, -20), (-318, 50)], [(-118, 20), (-190, 60), (-300, 130)],
            [(-98, 70), (-150, 110), (-220, 170)],
        ):  # fmt: skip
            scarf.fill(taper(points, [3, 16, 24], 20), "#181c2c", 0.5, blur=6, clip=cloth)
            lit = [(x, y + 17) for x, y in points]
            scarf.fill(taper(lit, [4, 10, 2], 20), "#c8b4b0", 0.4, blur=5, clip=cloth)
        hem = [(-58, -180), (-88, -166), (-112, -130), (-126, -60), (-122, 8), (-98, 62), (-52, 82)]
        scarf.fill(taper(hem, [4, 8, 10, 12, 13, 13, 9], 40), "#e8b080", 0.75, blur=2)
        for tip, wide in (((-22, 172), 32), ((-72, 196), 36)):
            scarf.fill(leaf((-56, 94), tip, wide, 0.1), "#9a98a8",
                       grad=linear(-20, 100, -80, 190, "#444a62"))  # fmt: skip
        scarf.fill(ellipse(-54, 96, 20, 17), "#b0a4a8", grad=linear(-36, 100, -72, 84, "#444a62"))
    scene.lay(scarf, "cloth", way=20, form=0.25, cast=Cast((-8, 8), dark=0.4, soft=0.4))


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


def _on_pipe(part: float, aside: float) -> tuple[float, float]:
    """Return a place by how far down the pipe it is, and how far to the upper right of it."""
    along = NECK[0] - LIPS[0], NECK[1] - LIPS[1]
    long = math.hypot(*along)
    across = along[1] / long, -along[0] / long
    return (LIPS[0] + along[0] * part + across[0] * aside,
            LIPS[1] + along[1] * part + across[1] * aside)  # fmt: skip


def _pipe(scene: Scene) -> None:
    """From her lips into the glass, and red where that is hot."""
    pipe = scene.sheet()
    pipe.fill(taper([_on_pipe(-0.01, 0), _on_pipe(0.5, 0), _on_pipe(1.02, 0)], [13, 15, 18]),
              "#4a4a54", grad=linear(*NECK, *LIPS, "#2c2e38"))  # fmt: skip
    pipe.fill(taper([_on_pipe(0.03, 2.5), _on_pipe(0.97, 4)], [3, 5]), "#d89058", 0.75)
    pipe.fill(taper([_on_pipe(0.8, 0), _on_pipe(1.02, 0)], [3, 18], 4), "#ff9a4c", 0.8, blur=4)
    scene.lay(pipe, "metal")
    scene.exact(poly([_on_pipe(0, -16), _on_pipe(0, 16), _on_pipe(1, 16), _on_pipe(1, -16)]), 0.8)


def _hand(scene: Scene) -> None:
    """A strong small hand closed round the pipe; the sleeve comes down to it."""
    skin, dark = "#dc9462", "#5c3024"
    thumb = scene.sheet()
    thumb.fill(limb([_on_pipe(0.44, -30), _on_pipe(0.38, -8), _on_pipe(0.335, 8)], [30, 26, 20]),
               skin, grad=linear(*_on_pipe(0.4, 20), *_on_pipe(0.4, -40), dark))  # fmt: skip
    scene.lay(thumb, "skin", form=0.5, cast=Cast((-4, 6), dark=0.4))
    back = scene.sheet()
    back.fill(limb([_on_pipe(0.60, -112), _on_pipe(0.58, -66), _on_pipe(0.54, -32)], [58, 74, 86]),
              skin, grad=linear(*_on_pipe(0.6, 0), *_on_pipe(0.5, -110), dark))  # fmt: skip
    scene.lay(back, "skin", form=0.5)
    for number in range(3, -1, -1):
        part, out = 0.448 + number * 0.064, 21 - abs(number - 1.2) * 3
        finger = scene.sheet()
        way = [_on_pipe(part + 0.006, -40), _on_pipe(part - 0.004, -16), _on_pipe(part, out - 10),
               _on_pipe(part + 0.012, out - 4)]  # fmt: skip
        finger.fill(limb(way, [25, 25, 23, 17]), skin,
                    grad=linear(*_on_pipe(part, 20), *_on_pipe(part, -52), "#8a4c34"))  # fmt: skip
        scene.lay(finger, "skin", form=0.55, cast=Cast((-3, 5), dark=0.5, soft=0.2))
    sleeve = scene.sheet()
    arm = limb([(40, 690), (120, 800), (220, 742), _on_pipe(0.62, -94)], [150, 150, 112, 84])
    sleeve.fill(arm, "#6c7088", grad=linear(380, 700, 70, 760, "#2c3048"))
    for start, end in (((150, 830), (210, 700)), ((206, 800), (250, 690)), ((90, 800), (150, 690))):
        bend = (start[0] + end[0]) / 2 + 16, (start[1] + end[1]) / 2 + 8
        sleeve.fill(taper([start, bend, end], [2, 14, 3]), "#10131e", 0.4, blur=5, clip=arm)
    scene.lay(sleeve, "cloth", way=-28, form=0.7, cast=Cast((-10, 16), dark=0.5, soft=0.4))
    cuff = scene.sheet()
    cuff.fill(limb([_on_pipe(0.51, -100), _on_pipe(0.70, -104)], [24, 24]), "#7c6c70",
              grad=linear(*_on_pipe(0.70, -90), *_on_pipe(0.51, -110), "#34364a"))  # fmt: skip
    scene.lay(cuff, "cloth", form=0.4, cast=Cast((3, 5), dark=0.4, soft=0.2))
    scene.exact(ellipse(*_on_pipe(0.55, -20), 90, 80), 0.85)
    scene.still(ellipse(*_on_pipe(0.55, -20), 70, 70), 0.5)
