"""A telescope so long that it reaches a small hairy planet, where somebody looks into it too."""

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
    Scene,
    Sheet,
    darker,
    ellipse,
    limb,
    linear,
    mix,
    poly,
    radial,
    rect,
    smoothstep,
    spline,
    taper,
)
from pinxit_atelier.gesture import POSES, Hand, Person, Stage, things, vec
from pinxit_atelier.gesture import Look as Who

EYE, MOUTH = (146.0, 917.0), (560.0, 318.0)
PLANET, ROUND = (742.0, 262.0), 226.0
BRASS, GOLD, DEEP = "#b98a44", "#ffe2a4", "#2c1c2c"
SECTIONS: Final = (
    (0.0, 0.04, 13), (0.04, 0.22, 18), (0.22, 0.47, 26), (0.47, 0.74, 35), (0.74, 1.0, 46),
)  # fmt: skip
TURN: Final = math.degrees(math.atan2(MOUTH[1] - EYE[1], MOUTH[0] - EYE[0]))


def paint(page: Page) -> Scene:
    """Paint the night, the planet and who lives there, the long brass, and those on the hill."""
    scene = Scene(
        page, 2207, light=(650, 330, 190), glow="#ffd2bc", shade="#070b2c", reach=820, felt=0.1
    )
    _night(scene)
    _planet(scene)
    _cups_there(scene)
    _hill(scene)
    _stand(scene)
    _people(scene)
    _tube(scene)
    _cat(scene)
    _neighbour(scene)
    _near(scene)
    scene.shine(*MOUTH, 120, "#ffc8b0", 0.22)
    scene.focus(560, 300, 150)
    scene.focus(230, 960, 170)
    look = Look(
        brush=Brush(detail=0.5), masses=0.25, vignette=0.28, bloom=0.3, bloom_from=0.76,
        shadows="#0a1048", lights="#ffe4c8", split=0.06, contrast=1.12,
        palette=Palette(
            colours=("#2f48a8", "#0c1440", "#d9a25a", "#e88a92", "#7f9a62"), mother="#3c4c9c",
            quiet=0.2,
        ),
    )  # fmt: skip
    return scene.finish(look)


def _night(scene: Scene) -> None:
    """Deep blue, lighter where the planet glows in it; few stars, and hills in the night's air."""
    page = scene.page
    far = page.distance(*PLANET, 1, 1.15) / 1000 + 0.02 * page.noise(4, 240, 3)
    scene.backdrop(
        [(0, "#8a6fb4"), (0.24, "#4a56b0"), (0.46, "#26399a"), (0.75, "#142170"), (1, "#0b1450")],
        far.astype(np.float32), amount=0.03,
    )  # fmt: skip
    band = (page.x * 0.62 + page.y * 0.78 - 520 + 90 * page.noise(7, 220, 4)) / 130
    veil = np.exp(-(band**2)) * (0.16 + 0.12 * page.noise(9, 90, 3))
    scene.tint(np.clip(veil, 0, 0.4).astype(np.float32), "#8a9ee0")
    scene.of("sky", way=TURN + 8)
    rng, stars = random.Random(6), scene.sheet()
    for _ in range(170):
        x, y = rng.uniform(0, 800), rng.uniform(0, 1000)
        size = 0.7 + 2.2 * rng.random() ** 6
        stars.fill(ellipse(x, y, size), "#e8ecff", rng.uniform(0.3, 0.95))
        if size > 1.9:
            scene.exact(ellipse(x, y, 7), 0.9)
    scene.put(stars, "screen")
    low = np.exp(-(((page.y - 1040) / 170) ** 2)) * 0.62
    scene.tint(low.astype(np.float32), "#7d92d4")
    for base, tone, seed in ((1010, "#4a60b0", 3), (1052, "#34489a", 4)):
        ridge = base + 34 * page.noise(seed, 260, 4, 0.5, (1, 9)) + (page.x - 400) * 0.04
        cover = smoothstep(-2, 3, page.y - ridge)
        air = smoothstep(0, 90, page.y - ridge) * 0.5
        scene.tint(cover.astype(np.float32), tone)
        scene.tint((cover * air).astype(np.float32), "#6c82cc")


def _planet(scene: Scene) -> None:
    """Moss and pink grass, combed by some wind; it is its own lamp."""
    scene.shine(*PLANET, 470, "#ff8aa0", 0.5)
    page, rng = scene.page, random.Random(3)
    x, y = PLANET
    sheet = scene.sheet()
    sheet.fill(ellipse(x, y, ROUND), "#c8687e", grad=radial(x - 130, y + 60, 400, "#5c3470"))
    hairs = [(math.sqrt(rng.random()), rng.uniform(0, math.tau)) for _ in range(6500)]
    patches = page.noise(17, 90, 3)
    high, wide = patches.shape
    for far, turn in sorted(hairs, reverse=True):
        px, py = x + ROUND * far * math.cos(turn), y + ROUND * far * math.sin(turn)
        if px > 830 or py < -30:
            continue
        row = min(max(int(py * page.scale), 0), high - 1)
        moss = patches[row, min(int(px * page.scale), wide - 1)] > 0.16
        lean = turn + 0.5 + 0.5 * math.sin(px / 52) + 0.4 * math.cos(py / 46)
        long = rng.uniform(10, 19) + 13 * far**5
        lit = 0.54 - 0.85 * ((px - x) * 0.8 - (py - y) * 0.5) / ROUND - 0.25 * far**4
        lit = max(0.0, min(1.0, lit + rng.uniform(-0.14, 0.14)))
        base = "#77845a" if moss else "#d0707f"
        tone = mix(darker(base, 0.62, "#2c1a58"), mix(base, "#ffdcc0", 0.4), lit)
        tip = px + long * math.cos(lean), py + long * math.sin(lean)
        sheet.fill(taper([(px, py), ((px + tip[0]) / 2 + 1.5, (py + tip[1]) / 2), tip],
                         [4, 3, 0.6], 5), tone)  # fmt: skip
    with scene.layer("fur", way="fall"):
        scene.add(sheet, wobble=0.4)


def _cups_there(scene: Scene) -> None:
    """Over there, too, two cups have been put out."""
    angle = math.radians(217)
    x, y = PLANET[0] + ROUND * math.cos(angle), PLANET[1] + ROUND * math.sin(angle)
    sheet = scene.sheet()
    with sheet.at(x, y, 0.95, -53):
        for off, tone in ((-19, "#f4dcc8"), (17, "#8fb0c8")):
            _cup(sheet, off, 0, tone)
    scene.lay(sheet, "plain")
    scene.exact(ellipse(x - 8, y, 40))


def _cup(sheet: Sheet, x: float, y: float, tone: str) -> None:
    sheet.line(ellipse(x + 12, y - 13, 7, 8), tone, 3.6)
    body = spline([(x - 12, y - 26, 1), (x + 12, y - 26, 1), (x + 10, y - 4), (x, y),
                   (x - 10, y - 4)])  # fmt: skip
    sheet.fill(body, tone, grad=linear(x - 12, y, x + 12, y, darker(tone, 0.35, "#1a1a50")))
    sheet.fill(ellipse(x, y - 26, 12, 3.6), "#43252c")


def _hill(scene: Scene) -> None:
    """A dark back of grass; only the tips have some of the planet's light."""
    rng, sheet = random.Random(5), scene.sheet()
    hill = spline([(-40, 1096, 1), (140, 1080), (320, 1090), (500, 1120), (680, 1170),
                   (840, 1226, 1), (840, 1260, 1), (-40, 1260, 1)])  # fmt: skip
    sheet.fill(hill, "#1a2a64", grad=linear(0, 1086, 0, 1200, "#070c2a"))
    for _ in range(1500):
        x = rng.uniform(-10, 810)
        top = 1084 + max(0, x - 220) ** 1.4 * 0.019
        y = top + rng.random() ** 2 * 100
        long = rng.uniform(9, 24)
        lit = rng.random() ** 2 * max(0.0, 1 - (y - top) / 50)
        tip = x + rng.uniform(-8, 9), y - long
        sheet.fill(taper([(x, y), tip], [3.4, 0.6], 4), mix("#0a1338", "#8f88b8", lit))
    scene.lay(sheet, "grass")


def _at(part: float, off: float = 0) -> tuple[float, float]:
    """Return a place along the tube, and beside it (positive: on its lower side)."""
    way_x, way_y = MOUTH[0] - EYE[0], MOUTH[1] - EYE[1]
    long = math.hypot(way_x, way_y)
    return (
        EYE[0] + way_x * part - way_y / long * off,
        EYE[1] + way_y * part + way_x / long * off,
    )


def _stand(scene: Scene) -> None:
    """Three legs under the second section."""
    sheet, (x, y) = scene.sheet(), _at(0.24, 22)
    for foot, base in ((214, 1096), (318, 1104), (376, 1116)):
        leg = taper([(x, y), (foot, base)], [12, 8])
        sheet.fill(leg, "#3c2a3c", grad=linear(foot - 6, 0, foot + 6, 0, "#7a5048"))
    sheet.line(poly([(237, 1020), (340, 1030)], closed=False), "#34243a", 5)
    sheet.fill(ellipse(x, y, 15), "#4a3440")
    scene.lay(sheet, "wood", contact=0.5)


def _people(scene: Scene) -> None:
    """A girl at the eyepiece, a blanket over her knees; her old teacher, who waves."""
    girl = Who(
        "girl", "dark", head="amara", hair="puffs", hair_colour="#17101c", mood="concentrating",
        top="#a85264", loose=0.6, legs="#2c3668", shoes="#3a2a34",
    )  # fmt: skip
    teacher = Who(
        "old_man", "fair", head="lars", hair="wild", hair_colour="#e4e0e0", beard="full",
        mood="listening", coat="#5a4450", coat_length=0.62, coat_open=0.3, top="#9a9484",
        legs="#2a3054", scarf="#c0705c", shoes="#1c1c30",
    )  # fmt: skip
    stage = Stage(scene, 236, 1112, 350, pitch=5, box=(0, 640, 700, 1200))
    pose = POSES["seated_upright"].like(
        head=(0, -30, 0), chest=(0, 4, 0),
        right_hand=Hand((0.02, -0.05, 0.26), (-0.8, -0.8, 0), "cup", (0.0, 0.5, 0.6),
                        (0.0, 0.9, 0.3), "head"),
    )  # fmt: skip
    child = stage.person(girl, pose, at=(-0.36, 0.05, 0), facing=64)
    seat = child.place("pelvis")
    things.chair(stage.canvas, seat - vec(0, 0.06, 0), child.ahead, "#6c4c40", size=0.9)
    _blanket(stage, child)
    wave = POSES["waving"].mirrored().like(head=(26, -24, 0))
    stage.person(teacher, wave, at=(0.66, -0.02, -0.1), facing=30)
    crate = vec(1.12, 0.03, 0.1)
    things.crate(stage.canvas, crate, vec(0.12, 0, 0), vec(0, 0.08, 0), vec(0, 0, 0.08), "#7a5644")
    for off, tone in ((-0.05, "#e8d4c0"), (0.06, "#9fb8d0")):
        things.cup(stage.canvas, crate + vec(off, 0.115, 0.02), tone)
    stage.paint(
        light=(560, 520, 260), rim=0.6, rim_colour="#ffb8a8", dim=0.1, fill=0.55,
        bounce="#4a5cb0", shadow=0.4,
    )  # fmt: skip
    for who in stage.people:
        x, y = stage.page(who.place("head"))
        scene.still(ellipse(x, y, 20))
        scene.exact(ellipse(x, y + 60, 80, 130), 0.62)


def _blanket(stage: Stage, child: Person) -> None:
    """Wool over her knees, down to her shins."""
    rows = []
    left, right = child.place("knee_l"), child.place("knee_r")
    hips = child.place("pelvis")
    for part, drop in ((0.35, 0.03), (0.8, 0.035), (1.12, 0.02), (1.24, -0.04), (1.26, -0.15)):
        row = []
        for side in (-0.9, -0.5, 0.0, 0.5, 1.0, 1.5, 1.9):
            knee = left + (right - left) * side
            spot = hips + (knee - hips) * part
            sag = 0.045 * max(0.0, abs(side - 0.5) - 0.6)
            row.append(spot + vec(0, drop + 0.075 - 1.6 * sag, 0))
        rows.append(row)
    with stage.canvas.part("#b0844c", soft=0.4, rough=0.7) as wool:
        wool.surface(np.array(rows))


def _tube(scene: Scene) -> None:
    """Brass, section by section; the planet's light runs down on it and grows weak."""
    for number, (start, end, half) in enumerate(SECTIONS):
        near = (start + end) / 2
        lit = 0.38 + 0.62 * near
        sheet = scene.sheet()
        edge = _at(near, -half), _at(near, half)
        outline = [_at(start, -half), _at(end, -half), _at(end, half), _at(start, half)]
        sheet.fill(poly(outline), mix(DEEP, "#34407c", 0.5), grad=linear(*edge[0], *edge[1], DEEP))
        shape = poly(outline)
        for off, wide, tone, strength, soft in (
            (0.16, 0.62, BRASS, 0.85 * lit, 0.26),
            (0.4, 0.26, GOLD, min(1.0, 1.1 * lit), 0.12),
            (0.46, 0.07, "#fff6e0", 0.9 * lit, 0.04),
            (-0.8, 0.1, "#5a70c8", 0.5, 0.06),
            (0.92, 0.1, "#d8707c", 0.5 * near, 0.05),
        ):
            strip = [_at(start, half * (off - wide)), _at(end, half * (off - wide)),
                     _at(end, half * (off + wide)), _at(start, half * (off + wide))]  # fmt: skip
            sheet.fill(poly(strip), tone, strength, blur=half * soft, clip=shape)
        scene.lay(sheet, "metal", way=TURN)
        _ring(scene, end - 0.012, half + 5, lit)
        if number:
            _ring(scene, start, half + 3, lit)
    scene.exact(poly([_at(0, -20), _at(1, -60), _at(1, 60), _at(0, 20)]), 0.6)
    _patch(scene)
    _bell(scene)
    cup = scene.sheet()
    cup.fill(poly([_at(-0.02, -17), _at(0.004, -15), _at(0.004, 15), _at(-0.02, 17)]), "#1c1424")
    scene.lay(cup, "plain")


def _ring(scene: Scene, part: float, half: float, lit: float) -> None:
    sheet = scene.sheet()
    hoop = [_at(part, -half), _at(part + 0.016, -half), _at(part + 0.016, half), _at(part, half)]
    sheet.fill(poly(hoop), "#3a2c44", grad=linear(*_at(part, -half), *_at(part, half), "#6a4434"))
    gleam = [_at(part, half * 0.2), _at(part + 0.016, half * 0.2), _at(part + 0.016, half * 0.7),
             _at(part, half * 0.7)]  # fmt: skip
    sheet.fill(poly(gleam), GOLD, 0.9 * lit, blur=2)
    scene.lay(sheet, "metal", way=TURN + 90)


def _bell(scene: Scene) -> None:
    """The wide end, and the glass in it."""
    sheet = scene.sheet()
    lip = [_at(0.94, -47), _at(1.0, -58), _at(1.0, 58), _at(0.94, 47)]
    sheet.fill(poly(lip), "#40304c", grad=linear(*lip[0], *lip[3], "#c08a4c"))
    gleam = [_at(0.945, 12), _at(1.0, 16), _at(1.0, 40), _at(0.945, 32)]
    sheet.fill(poly(gleam), GOLD, 0.9, blur=3)
    scene.lay(sheet, "metal", way=TURN + 90)
    glass = scene.sheet()
    glass.fill(ellipse(*MOUTH, 58, 17, TURN + 90), BRASS, grad=linear(*lip[1], *lip[2], GOLD))
    glass.fill(ellipse(*_at(1.003), 49, 12, TURN + 90), "#1a2468",
               grad=linear(*_at(1, -46), *_at(1, 46), "#ffc4b8"))  # fmt: skip
    scene.lay(glass, "glass")


def _patch(scene: Scene) -> None:
    """Mended, and from outside."""
    sheet = scene.sheet()
    with sheet.at(*_at(0.6, 6), 1, TURN + 4):
        sheet.fill(rect(-31, -22, 62, 44, 5), "#2f6a78", grad=linear(0, -22, 0, 22, "#68aaa4"))
        for px in (-25, 0, 25):
            for py in (-17, 17):
                sheet.fill(ellipse(px, py, 3), "#c8e0d4")
    scene.lay(sheet, "metal", way=TURN, cast=None)
    scene.exact(ellipse(*_at(0.6, 6), 34), 0.6)


def _cat(scene: Scene) -> None:
    """Somebody has to go and see: a dark cat on the brass, with the light along its back."""
    x, y = _at(0.34, -27)
    sheet = scene.sheet()
    coat, lit = "#1a1836", "#e8a08c"
    with sheet.at(x, y, 0.98, TURN):
        sheet.fill(taper([(-40, -24), (-64, -26), (-78, -48), (-70, -74)], [11, 10, 9, 5]), coat)
        for points in ([(-32, -18), (-40, -8), (-34, 3)], [(14, -18), (8, -8), (14, 3)]):
            sheet.fill(limb(points, [13, 9, 7]), darker(coat, 0.3))
        body = spline([(-46, -24), (-30, -38), (-4, -36), (22, -43), (40, -36), (40, -20),
                       (24, -12), (-6, -15), (-34, -10)])  # fmt: skip
        sheet.fill(body, coat)
        for points in ([(-30, -16), (-22, -8), (-24, 4)], [(32, -20), (44, -12), (48, 3)]):
            sheet.fill(limb(points, [15, 10, 8]), coat)
        sheet.fill(spline([(38, -38), (46, -54), (60, -56), (72, -46), (74, -36), (64, -28),
                           (48, -26)]), coat)  # fmt: skip
        for ear in ([(47, -50), (46, -69), (57, -55)], [(58, -54), (64, -71), (68, -49)]):
            sheet.fill(poly(ear), coat)
        back = [(-44, -27), (-30, -38), (-4, -36), (22, -43), (38, -44)]
        sheet.fill(taper(back, [0.5, 2, 1.6, 3, 2]), lit, 0.55)
        sheet.fill(taper([(62, -57), (72, -47), (74, -37)], [1, 3, 1]), lit, 0.9)
        sheet.fill(taper([(64, -70), (68, -52)], [0.5, 2.4]), lit, 0.9)
        sheet.fill(taper([(40, -20), (49, -10), (52, 1)], [1, 2.6, 1]), lit, 0.7)
    scene.lay(sheet, "plain")
    scene.exact(ellipse(x, y - 10, 80))


def _fleece(
    sheet: Sheet, rng: random.Random, spot: tuple[float, float, float, float, float], count: int
) -> None:
    """A shaggy mass: locks that fall, lit from the planet below and shaded to the night."""
    x, y, wide, high, turn = spot
    sheet.fill(ellipse(x, y, wide, high, turn), "#7c7ab4")
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    roots = []
    for _ in range(count):
        far, way = math.sqrt(rng.random()), rng.uniform(0, math.tau)
        own_x, own_y = wide * far * math.cos(way), high * far * math.sin(way)
        roots.append((y + own_x * sin + own_y * cos, x + own_x * cos - own_y * sin, far))
    for py, px, far in sorted(roots, reverse=True):
        out = math.atan2(py - y, px - x)
        pull = 0.35 + 0.5 * far
        way_x = pull * math.cos(out) - 0.3 + rng.uniform(-0.3, 0.3)
        way_y = pull * math.sin(out) + 0.75 + rng.uniform(-0.2, 0.2)
        size = rng.uniform(16, 26) / math.hypot(way_x, way_y)
        lit = 0.5 + 0.45 * ((py - y) * 0.75 - (px - x) * 0.4) / high + rng.uniform(-0.16, 0.16)
        tone = mix("#e4def0", "#6a66aa", max(0.0, min(1.0, 1.5 * lit - 0.25)))
        tone = mix(tone, "#ffc4b0", max(0.0, min(0.8, 2.2 * lit - 1.5)))
        tip = px + way_x * size, py + way_y * size
        bend = (px + tip[0]) / 2 + rng.uniform(-4, 4), (py + tip[1]) / 2 - 2
        sheet.fill(taper([(px, py), bend, tip], [5.5, 4.5, 0.8], 6), tone)


def _neighbour(scene: Scene) -> None:
    """Shaggy, flat on its belly, feet in the air; one eye is shut, as one does."""
    rng = random.Random(14)
    body = scene.sheet()
    for x, y in ((762.0, 84.0), (716.0, 62.0)):
        body.fill(limb([(720, 130), (x + 4, y + 26), (x, y)], [38, 26, 24]), "#5c5a9c")
        _fleece(body, rng, (x, y, 25, 19, -50), 260)
    _fleece(body, rng, (676, 158, 92, 68, -42), 1500)
    with scene.layer("fur", way="fall", cast=Cast((8, 16), dark=0.5, soft=0.3)):
        scene.add(body, wobble=0.4)
    head = scene.sheet()
    for x, y, tip in ((574, 180, (552, 146)), (620, 168, (626, 130))):
        head.fill(taper([(x + 8, y + 24), (x, y), tip], [26, 20, 5]), "#8a88c0")
    _fleece(head, rng, (596, 232, 60, 54, -40), 1000)
    with scene.layer("fur", way="fall", cast=Cast((10, 12), dark=0.4, soft=0.3)):
        scene.add(head, wobble=0.4)
    face = scene.sheet()
    face.line(spline([(604, 240), (614, 247), (626, 243)], closed=False), "#1a1438", 5)
    face.line(spline([(600, 228), (614, 231), (630, 228)], closed=False), "#3a3470", 3, 0.6)
    face.fill(ellipse(578, 268, 10, 7, -30), "#5c3450")
    scene.put(face)
    scene.exact(ellipse(606, 240, 40), 0.9)
    paws = scene.sheet()
    for spot in ((*_at(0.965, -50), 21, 17, 0), (*_at(0.955, 44), 21, 17, 0)):
        _fleece(paws, rng, spot, 260)
    with scene.layer("fur", way="fall", cast=Cast((4, 8), dark=0.5, soft=0.2)):
        scene.add(paws, wobble=0.4)


def _near(scene: Scene) -> None:
    """Another telescope, in two pieces and full of rust; grass, close to us and out of focus."""
    rng, wreck = random.Random(21), scene.sheet()
    for start, end, wide in (((556, 1180), (652, 1146), 40), ((676, 1158), (812, 1120), 50)):
        tube = limb([start, ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2), end], [wide] * 3)
        turn = math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))
        wreck.fill(tube, "#6c4444", grad=linear(start[0], 1120, start[0] + 12, 1190, "#1a1430"))
        high = [(x, y - wide * 0.36) for x, y in (start, end)]
        wreck.fill(taper([high[0], high[1]], [3, 6]), "#d8907c", 0.7, blur=1.5)
        wreck.fill(ellipse(*start, wide * 0.22, wide * 0.52, turn), "#9a6450")
        wreck.fill(ellipse(*start, wide * 0.15, wide * 0.42, turn), "#0a0a20")
    with scene.layer("metal", way=-18, contact=0.6):
        scene.add(wreck, wobble=1.5)
    scene.exact(ellipse(670, 1150, 130, 40), 0.5)
    with scene.layer("plain", blur=3):
        blades = scene.sheet()
        for _ in range(150):
            x = rng.uniform(380, 820)
            tip = x + rng.uniform(-22, 20), 1206 - rng.uniform(14, 60) * (0.5 + x / 1000)
            blades.fill(taper([(x, 1215), tip], [7, 1], 5), "#060920")
        scene.add(blades, wobble=0.4)
