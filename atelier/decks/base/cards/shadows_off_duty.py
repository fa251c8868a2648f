"""Siesta: everybody sleeps on the bench, and their shadows have come off and enjoy the wall."""

import math
import random
from typing import Any

import numpy as np

from pinxit_atelier.animals import cat
from pinxit_atelier.engine import (
    Colour,
    Field,
    Look,
    Page,
    Path,
    Scene,
    Sheet,
    arc,
    ellipse,
    leaf,
    limb,
    linear,
    mix,
    moved,
    poly,
    rect,
    sample,
    smoothstep,
    spline,
    taper,
    union,
    vary,
)
from pinxit_atelier.pen import dots
from pinxit_atelier.people import Figure
from pinxit_atelier.people import Look as Who

INK, OCHRE, SAFFRON, BLUE = "#1d2a5e", "#eab35a", "#f6dca0", "#2f6f9c"
FLOOR = 900.0  # where the wall meets the square

BAKER = Who(
    body="stout",
    skin="fair",
    hair="short",
    hair_colour="#6a4a30",
    beard="moustache",
    coat="shirt",
    colour="#f6efe2",
    apron="#fffaf0",
    trousers="#8a8f9c",
    shoes="#6a4a34",
    face="sleep",
)
LEFT_LOVER = Who(
    skin="brown",
    hair="curly",
    hair_colour="#3a2420",
    coat="dress",
    colour="#d8654a",
    pattern="dots",
    trim="#ffe2c0",
    face="serene",
    hem=0.7,
)
RIGHT_LOVER = Who(
    body="thin",
    skin="rose",
    hair="short",
    hair_colour="#8a5a34",
    coat="shirt",
    colour="#f2e4c8",
    trousers="#7a6a5a",
    scarf="#c8553d",
    face="serene",
)
WHEELS = Who(
    skin="dark",
    hair="long",
    hair_colour="#2a1a1c",
    coat="dress",
    colour="#e0a03c",
    pattern="flowers",
    trim="#fff0c8",
    face="sleep",
    hem=0.8,
    hat="straw",
    hat_colour="#efd08a",
)


LIFT = -26  # how far the line hangs above where its guest was drawn
ROPE = [(-20, 188), (160, 274), (400, 340), (620, 312), (820, 224)]
BLACK = "#000000"
SKIRT = (
    "236,628 290,650 316,706 334,790! 300,800 266,822 230,808 196,838 160,850 128,824! 176,752 "
    "210,680"
)


def paint(page: Page) -> Scene:
    """Paint the wall, those who have come off, the square, and those who sleep."""
    scene = Scene(page, 1204, light=(300, -700, 700), glow="#fff3cf", shade="#7a5238", reach=2400)
    _wall(scene)
    _square(scene)
    _ink(scene, _off_duty(scene))
    _roof(scene)
    _line(scene)
    _bench(scene)
    _sleepers(scene)
    _small_things(scene)
    scene.shine(300, 60, 640, "#fff6d4", 0.2)
    look = Look(
        vignette=0.14, bloom=0.14, contrast=1.08, saturation=1.08,
        shadows="#2a3068", lights="#a89058", split=0.08,
    )  # fmt: skip
    return scene.finish(look)


def _wall(scene: Scene) -> None:
    page, rng = scene.page, random.Random(2)
    field = page.y / 900 + 0.16 * page.noise(3, 260, 5) + 0.05 * page.noise(9, 40, 4)
    stops = [(0, "#fff0c4"), (0.4, "#fbe0a0"), (0.8, "#f6cf80"), (1.1, OCHRE)]
    scene.backdrop(stops, field.astype(np.float32), amount=0.1)
    lime = smoothstep(0.15, 0.5, page.noise(14, 150, 5, 0.6)) * 0.4
    scene.tint(lime, "#fff6dc")
    bricks = scene.sheet()
    for cx, cy, wide, high in (
        (772, 470, 60, 66),
        (20, 470, 50, 40),
    ):
        hole = spline(
            [
                (
                    cx + wide * rng.uniform(0.6, 1.1) * math.cos(a),
                    cy + high * rng.uniform(0.6, 1.1) * math.sin(a),
                )
                for a in np.linspace(0, math.tau, 12)[:-1]
            ]
        )
        bricks.fill(hole, "#c98a50")
        with bricks.inside(hole):
            for row in range(-6, 7):
                for column in range(-4, 5):
                    x = cx + column * 32 + (row % 2) * 16
                    brick = rect(x, cy + row * 14, 29, 11, 2)
                    bricks.fill(brick, vary("#c4703f", rng, 0.12, 0.03))
        bricks.line(hole, "#fdeec4", 3, 0.8)
    scene.add(bricks, relief=2, shadow=(0, 0, 0, 0), wobble=1.6, bump=0.5)
    cracks = scene.sheet()
    for x, y in ((560, 90), (60, 380), (600, 440)):
        way = rng.uniform(0.8, 2.2)
        points: list[tuple[float, float]] = [(x, y)]
        for _ in range(9):
            way += rng.uniform(-0.7, 0.7)
            points.append((points[-1][0] + 18 * math.cos(way), points[-1][1] + 18 * math.sin(way)))
        cracks.fill(taper(points, [2.6, 1.6, 0.4]), "#a8703a", 0.75)
        fork = points[4]
        cracks.fill(
            taper([fork, (fork[0] + 22, fork[1] + 10), (fork[0] + 40, fork[1] + 30)], [1.6, 0.3]),
            "#a8703a",
            0.7,
        )
    scene.put(cracks, wobble=1)
    for x in (60, 210, 466, 700):  # what rain has left under the eaves
        streak = np.exp(-(((page.x - x) / 26) ** 2)) * smoothstep(420, 40, page.y) * 0.16
        scene.multiply((streak * (1 + 0.6 * page.texture("down"))).astype(np.float32), "#a87848")


def _roof(scene: Scene) -> None:
    """The edge of a tiled roof, and its scalloped shadow on the wall."""
    shade, tiles, rng = scene.sheet(), scene.sheet(), random.Random(6)
    for number in range(-1, 24):
        x = number * 36
        shade.fill(union(rect(x, -10, 36, 88), ellipse(x + 18, 78, 18, 15)), INK, 0.7)
    scene.put(shade, blur=1.2)
    for row in range(2):
        for number in range(-1, 24):
            x = number * 36 + (row - 1) * 6
            tile = union(rect(x, -20, 34, 44 + row * 20), ellipse(x + 17, 24 + row * 20, 17, 12))
            colour = vary("#d2703c", rng, 0.12, 0.03)
            tiles.fill(tile, colour, grad=linear(x, 0, x + 36, 0, mix(colour, "#7a2c20", 0.55)))
            tiles.line(tile, "#7a3020", 1.4, 0.6)
    scene.add(tiles, relief=7, rim=0.4, shadow=(0, 6, 4, 0.5), wobble=0.8)


def _square(scene: Scene) -> None:
    """Flagstones that run towards us, white with noon."""
    rng, stones = random.Random(8), scene.sheet()
    stones.fill(rect(-10, FLOOR, 820, 380), "#d8b070")
    far, eye = 620.0, 400.0  # all joints run to a point on the wall
    y, size = FLOOR + 2, 13.0
    while y < 1210:
        edge, low = -9.0 + rng.uniform(-0.6, 0), y + size - 2
        while edge < 9:
            wide = rng.uniform(0.5, 0.82)
            quad = [
                (eye + k * (at - far) * 0.3, at)
                for k, at in (
                    (edge, y),
                    (edge + wide - 0.025, y),
                    (edge + wide - 0.025, low),
                    (edge, low),
                )
            ]
            slab = poly(quad)
            colour = vary("#f9e6b8", rng, 0.05, 0.015)
            stones.fill(slab, colour, grad=linear(0, y, 0, y + size, mix(colour, "#e6c07a", 0.3)))
            for _ in range(4):
                speck = ellipse(
                    rng.uniform(quad[3][0], quad[2][0]),
                    rng.uniform(y, low),
                    rng.uniform(0.8, 2.6),
                    0.9,
                )
                stones.fill(speck, rng.choice(["#c99a58", "#fff8e0"]), 0.5, clip=slab)
            edge += wide
        y += size
        size *= 1.2
    scene.add(stones, relief=2, wobble=0.9, bump=0.4)
    plinth = scene.sheet()
    plinth.fill(
        rect(-10, FLOOR - 26, 820, 28), "#e0a858", grad=linear(0, FLOOR - 26, 0, FLOOR, "#c78a44")
    )
    scene.add(plinth, relief=3, wobble=0.9, shadow=(0, 3, 3, 0.4))


def _ink(scene: Scene, ink: Field) -> None:
    """Lay what is dark on the wall: flat, blue, a little softer near the ground."""
    page = scene.page
    soft, softer = page.blur(ink, 0.9), page.blur(ink, 3)
    part = smoothstep(780, 900, page.y)
    shadow = np.clip(soft * (1 - part) + softer * part, 0, 1)
    grain = 1 + 0.1 * page.texture("brush") + 0.08 * page.noise(31, 240, 3)
    colour = np.array([0.115, 0.165, 0.40], np.float32) * grain[..., None]
    cover = (shadow * 0.96)[..., None]
    scene.image = (scene.image * (1 - cover) + colour * cover).astype(np.float32)


def _off_duty(scene: Scene) -> Field:
    """Return where their shadows are: one lies on the line, two dance, one rides, one prowls."""
    sheet = scene.sheet()
    with sheet.at(0, LIFT):
        _lounging(sheet)
    with sheet.at(34, 76, 0.91):
        _dipping(sheet)
    with sheet.at(654, 716, 1.2):
        _spinning_wheels(sheet, 0, 0)
    cat(sheet, 722, 262, 0.9, pose="stretch", fade=(BLACK, 1), turn=-18)
    rider = Figure(
        WHEELS, "sit", "side", air=True, near_arm=(150, 168), far_arm=(112, 140),
        head=-16, wind=(-10, -4),
    ).place(664, 684, 350, turn=-22)  # fmt: skip
    ink = np.maximum(sheet.pixels()[..., 3], rider.render(scene).sheet()[..., 3])
    return np.asarray(ink, np.float32)


def _lounging(sheet: Sheet) -> None:
    """The baker's: on its back on the washing line, ankle on knee, with something cool."""
    trunk = spline(dots(
        "196,262 238,232 300,196 366,196 424,232 456,290 446,350 400,372 320,352 240,318 190,294"
    ))  # fmt: skip
    sheet.fill(trunk, BLACK)
    sheet.fill(limb(dots("206,284 178,262 160,238"), [50, 42, 40]), BLACK)
    face = spline(dots(
        "118,236 122,204 146,184 174,184 190,196 196,208! 206,206 202,222! 204,232 196,240 "
        "184,254 156,268 132,262"
    ))  # fmt: skip
    sheet.fill(face, BLACK)
    moustache = spline(dots("196,222 212,214 224,200! 222,220 206,232"))
    sheet.fill(moustache, BLACK)
    _toque(sheet, 138, 200, 1.75, turn=-52)
    sheet.fill(limb(dots("222,292 140,322 94,292 124,248"), [40, 32, 27, 24]), BLACK)
    sheet.fill(limb(dots("428,318 500,262 548,206 574,232 598,334"), [92, 70, 48, 40, 26]), BLACK)
    sheet.fill(spline(dots("584,326! 606,318 640,338 644,352! 596,350")), BLACK)
    sheet.fill(limb(dots("436,300 512,236 566,190 640,206 690,196"), [86, 62, 46, 38, 26]), BLACK)
    sheet.fill(spline(dots("680,208! 684,178 700,140 716,140! 714,176 706,204")), BLACK)
    with sheet.at(352, 198, 1.25, 5):
        sheet.fill(poly(dots("-21,-62 21,-62 14,6 -14,6")), BLACK)
        sheet.fill(poly(dots("-16,-54 16,-54 13,-34 -13,-34")), BLACK, erase=True)
        sheet.fill(ellipse(21, -62, 15), BLACK)
        sheet.fill(ellipse(21, -62, 7), BLACK, erase=True)
    sheet.line(spline(dots("352,152 336,130 308,126 264,158 212,224"), closed=False), BLACK, 6)


def _profile(sheet: Sheet, x: float, y: float, turn: float, *, flip: bool = False) -> None:
    """A head from the side; it looks left."""
    with sheet.at(x, y, 1.14, turn, flip=flip):
        sheet.fill(
            spline(dots("-26,-22 -4,-38 22,-32 33,-8 26,16 14,30 16,48 -8,46 -20,40 -31,36 "
                        "-34,28 -30,24 -35,20 -32,15 -43,9! -33,-3 -31,-10")), BLACK,
        )  # fmt: skip


def _dipping(sheet: Sheet) -> None:
    """Of the two at the ends of the bench: he bends, she lets herself fall, and they trust it."""
    he = union(
        limb(dots("330,500 380,572 428,660"), [84, 76, 78]),  # the back
        limb(dots("412,650 352,716 356,800 330,892"), [82, 62, 42, 26]),
        limb(dots("432,664 492,752 528,832 560,896"), [80, 58, 38, 24]),
        spline(dots("318,886! 342,880 352,900 300,908 276,902!")),
        spline(dots("548,884! 572,886 606,902! 552,906")),
        limb(dots("326,504 286,486 250,470"), [48, 36, 34]),
        limb(dots("346,520 288,600 248,620 214,614"), [46, 36, 28, 22]),
        limb(dots("344,508 432,474 492,420 540,356"), [44, 32, 24, 17]),
    )
    sheet.fill(he, BLACK)
    for tip in dots("552,318 566,332 570,350 524,334"):
        sheet.fill(limb([(540, 358), (tip[0], tip[1])], [12, 6]), BLACK)
    _profile(sheet, 236, 456, -30)
    sheet.fill(spline(dots("206,446! 200,424 224,408 254,406 276,424 281,446! 262,440")), BLACK)
    scarf = taper(dots("284,478 352,486 420,534 470,528 530,588"), [26, 22, 24, 20, 30])
    sheet.fill(scarf, BLACK)
    she = union(
        limb(dots("166,566 214,606 262,660"), [58, 54, 62]),
        limb(dots("156,532 160,560 172,580"), [30, 28, 34]),
        ellipse(118, 536, 66, 60, 20),
        limb(dots("166,586 118,664 96,742 64,806"), [32, 25, 20, 13]),
        limb(dots("186,578 228,540 286,506 318,474"), [28, 24, 20, 15]),
        limb(dots("268,690 278,780 262,852 270,896"), [64, 46, 34, 22]),
        spline(dots("258,886! 282,884 290,908! 240,910 226,904")),
        limb(dots("262,690 176,748 118,826 60,862"), [64, 48, 34, 18]),
        leaf((72, 852), (14, 880), 20, 0.1),
        spline(dots(SKIRT)),
    )
    sheet.fill(she, BLACK)
    _profile(sheet, 158, 530, -46, flip=True)
    for tip in dots("48,838 58,842 70,838 84,822"):
        sheet.fill(limb([(66, 804), (tip[0], tip[1])], [10, 4]), BLACK)
    for x, y in dots("80,486 60,540 72,580 116,476 150,482 106,596"):
        sheet.fill(ellipse(x, y, 24), BLACK)


def _line(scene: Scene) -> None:
    """A washing line, that bears more than washing."""
    sheet, rope = scene.sheet(), spline(ROPE, closed=False)
    sheet.line(rope, "#c9a468", 4.4)
    for x, y, dx, dy in sample(ROPE, 130):
        sheet.line(poly([(x - 2, y - 2), (x + dx * 4 + 1, y + dy * 4 + 2)], closed=False),
                   "#fff3d0", 1.4, 0.8)  # fmt: skip
    sock = spline(dots("0,0! 22,2! 22,44 44,62 40,80 12,74 -2,52"))
    shirt = spline(dots("-6,0! 62,4! 92,36 74,54! 60,40! 58,112! 2,108! 2,38! -16,50! -34,28"))
    for shape, x, y, tone, other in (
        (sock, 26, 210, "#f2709a", "#d84a7c"), (shirt, 738, 274, "#2fb6b0", "#158a90"),
    ):  # fmt: skip
        with sheet.at(x, y, 1, 4):
            sheet.fill(shape, tone, grad=linear(0, 0, 40, 100, other))
            for step in range(3):
                sheet.line(poly([(-30, 18 + step * 26), (90, 24 + step * 26)], closed=False),
                           "#fff3dc", 6, 0.9, clip=shape)  # fmt: skip
            for peg in (4, 18):
                sheet.fill(rect(peg - 3, -10, 6, 18, 2), "#a86a34")
    scene.add(sheet, relief=3, rim=0.3, shadow=(6, 16, 4, 0.45), wobble=0.5)


def _toque(
    sheet: Sheet, x: float, y: float, size: float, colour: Colour = "#000000", turn: float = -12
) -> None:
    """A baker's cap."""
    with sheet.at(x, y, size, turn):
        top: Path = union(
            *(
                ellipse(px, py, r)
                for px, py, r in ((-17, -34, 15), (0, -42, 18), (18, -34, 15), (0, -30, 18))
            )
        )
        sheet.fill(union(rect(-19, -22, 38, 22, 3), top), colour)


def _spinning_wheels(sheet: Sheet, x: float, y: float) -> None:
    """A wheelchair that dances on one wheel."""
    sheet.line(ellipse(x, y, 76), "#000000", 9)
    sheet.line(ellipse(x, y, 62), "#000000", 3)
    for spoke in range(14):
        turn = spoke * math.tau / 14
        sheet.line(
            poly([(x, y), (x + 74 * math.cos(turn), y + 74 * math.sin(turn))], closed=False),
            "#000000",
            2.4,
        )
    sheet.fill(ellipse(x, y, 12), "#000000")
    for line in (
        ((x - 44, y - 150), (x - 30, y - 20), (x + 60, y - 50)),
        ((x - 44, y - 150), (x - 66, y - 152)),
        ((x + 60, y - 50), (x + 112, y + 20)),
    ):
        sheet.line(spline(line, closed=False), "#000000", 9)
    sheet.line(ellipse(x + 112, y + 36, 17), "#000000", 6)
    for streak in range(3):
        sheet.line(arc(x, y, 92 + streak * 11, 30 + streak * 14, 46), "#000000", 3.4, 0.85)


def _bench(scene: Scene) -> None:
    """One long stone bench."""
    sheet = scene.sheet()
    for x in (40, 270, 500):
        sheet.fill(rect(x, 1030, 44, 92), "#e2cda0", grad=linear(x, 0, x + 44, 0, "#b89a68"))
    sheet.fill(rect(10, 996, 566, 40, 7), "#fff4da", grad=linear(0, 996, 0, 1036, "#d2ba88"))
    rng = random.Random(12)
    for _ in range(90):
        px, py = rng.uniform(16, 570), rng.uniform(1000, 1034)
        sheet.fill(ellipse(px, py, rng.uniform(0.8, 2.6), 1), "#b8965c", 0.5)
    scene.add(sheet, relief=6, rim=0.3, shadow=(0, 4, 5, 0.25), wobble=0.7)


def _stub(scene: Scene, x: float, y: float, wide: float, seed: int) -> None:
    """All that is left at a sleeper's feet: a scrap with a torn edge."""
    rng, sheet = random.Random(seed), scene.sheet()
    torn = [
        (x + wide * (k + rng.uniform(-0.4, 0.4)) / 4, y - 4 - 11 * (k % 2) - rng.uniform(0, 5))
        for k in range(-4, 5)
    ]
    sheet.fill(poly([(x - wide * 0.9, y + 9), *torn, (x + wide * 0.9, y + 9)]), INK, 0.94)
    sheet.fill(ellipse(x, y + 4, wide, 11), INK, 0.94)
    scene.put(sheet, blur=0.8)


def _sleepers(scene: Scene) -> None:
    """Four in the heat; of their shadows only scraps have stayed."""
    manner: dict[str, Any] = {
        "ground": 0, "shadow": (0, 2, 3, 0.2), "rim": 0.35, "light": (400, -300, 500),
    }  # fmt: skip
    nap: dict[str, Any] = {"near_arm": (14, 52), "far_arm": (18, 60)}
    for x, wide, seed in ((154, 46, 1), (342, 46, 2), (460, 40, 3), (690, 84, 4)):
        _stub(scene, x, 1124, wide, seed)
    Figure(LEFT_LOVER, "sit", "q", head=28, hunch=8, lean=-12, **nap).draw(
        scene, 84, 1124, 372, **manner
    )
    baker = Figure(BAKER, "sit", "q", head=16, lean=-10, **nap)
    baker.draw(scene, 276, 1126, 376, **manner)
    cap = scene.sheet()
    head_x, head_y = baker.page("head")
    _toque(cap, head_x - 8, head_y - 16, 1.36, "#fffaf0")
    scene.add(cap, relief=8, rim=0.3, shadow=(0, 2, 3, 0.2), wobble=0.5)
    Figure(RIGHT_LOVER, "sit", "q", head=32, hunch=10, lean=-12, near_leg=(84, 30), **nap).draw(
        scene, 530, 1124, 378, flip=True, **manner
    )
    woman = Figure(WHEELS, "wheelchair", "q", head=16, lean=-6, near_arm=(8, 54), far_arm=(12, 58))
    woman.draw(scene, 666, 1132, 372, **manner)


def _cat(scene: Scene, x: float, y: float) -> None:
    """Curled up on the bench: two ears, two paws, a tail that hangs down."""
    sheet = scene.sheet()
    body = spline(
        [(-54, -6), (-48, -34), (-22, -48), (6, -38), (36, -22), (40, 0), (-20, 2), (-44, 1)]
    )
    ears = union(leaf((24, -26), (17, -52), 17), leaf((42, -26), (52, -50), 17))
    head = spline([(12, -14), (18, -32), (34, -37), (50, -30), (56, -13), (46, 0), (22, 0)])
    tail = limb([(-44, -12), (-58, -2), (-62, 22), (-50, 38), (-38, 30)], [13, 13, 12, 11, 8])
    with sheet.at(x, y):
        sheet.fill(body, "#e8943e", grad=linear(0, -44, 0, 4, "#c8702a"))
        for stripe in range(6):
            line = spline([(-40 + stripe * 13, -42), (-36 + stripe * 12, -26)], closed=False)
            sheet.line(line, "#a8522a", 3.4, 0.6, clip=body)
        sheet.fill(ears, "#d8822e").fill(moved(ears, 7, -8, 0.75), "#f4b8a0", 0.9)
        sheet.fill(moved(head, 0, 1), "#8a4420", 0.4, blur=2, clip=body)
        sheet.fill(head, "#f0a24c")
        for off in (-6, 0, 6):
            sheet.line(poly([(34 + off, -36), (34 + off * 0.7, -27)], closed=False), "#a8522a", 3)
        sheet.fill(ellipse(35, -8, 11, 8), "#fff0da")
        for ex in (25, 45):
            shut = spline([(ex - 5, -18), (ex, -14.5), (ex + 5, -18)], closed=False)
            sheet.line(shut, "#4a2014", 2)
        sheet.fill(poly([(32, -13), (38, -13), (35, -9)]), "#c8605a")
        sheet.fill(moved(tail, 0, 1.6), "#8a4420", 0.5, blur=1.5)
        sheet.fill(tail, "#dc8634")
        for ty in (4, 14, 24):
            sheet.line(poly([(-72, ty), (-52, ty - 2)], closed=False), "#a8522a", 4, clip=tail)
        sheet.fill(ellipse(-40, 31, 8, 7), "#fff0da", clip=tail)
        for paw in (14, 30):
            sheet.fill(ellipse(paw, 0, 9, 5), "#fff0da")
    scene.add(sheet, relief=6, rim=0.3, shadow=(0, 3, 4, 0.3), wobble=0.3)


def _small_things(scene: Scene) -> None:
    """A dog whose shadow has stayed with him, and the cat."""
    _cat(scene, 250, 1176)
    shade, sheet = scene.sheet(), scene.sheet()
    x, y = 520, 1184
    dog = union(
        spline([(-50, -2), (-54, -20), (-30, -34), (6, -32), (34, -24), (42, -4), (0, 2)]),
        ellipse(44, -16, 21, 15, 12),
        limb([(50, -10), (70, -6)], [18, 13]),
        limb([(30, -4), (66, 0)], [11, 9]),
        limb([(-48, -10), (-72, -2), (-88, -6)], [9, 6, 3]),
        leaf((36, -24), (26, 2), 14),
    )
    shade.fill(moved(dog, x + 8, y + 7, 1.02, high=0.92), INK, 0.92)
    scene.put(shade, blur=1.2)
    body = moved(dog, x, y)
    sheet.fill(body, "#f3e6d0")
    for cx, cy, spot in ((-24, -20, 18), (16, -26, 12), (36, -18, 12)):
        sheet.fill(ellipse(x + cx, y + cy, spot, spot * 0.8), "#a8683c", clip=body)
    sheet.fill(ellipse(x + 76, y - 8, 4.4), "#3a2420")
    sheet.line(
        spline([(x + 48, y - 18), (x + 53, y - 16), (x + 58, y - 18)], closed=False), "#3a2420", 2
    )
    scene.add(sheet, relief=4, rim=0.3, shadow=(0, 3, 4, 0.25), wobble=0.5)
