"""A telescope so long that it reaches a small hairy planet, where somebody looks into it too."""

import math
import random
from typing import Final

import numpy as np

from pinxit_atelier.animals import cat
from pinxit_atelier.animals.fur import furred
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
from pinxit_atelier.gesture.space import Vec

EYE, MOUTH = (141.0, 893.0), (560.0, 318.0)
UNIT = 1000.0  # of the space in which the neighbour is modelled
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
    angle = math.radians(126)
    x, y = PLANET[0] + ROUND * math.cos(angle), PLANET[1] + ROUND * math.sin(angle)
    sheet = scene.sheet()
    with sheet.at(x, y, 1.25, 216):
        for off, tone in ((-19, "#f4dcc8"), (17, "#8fb0c8")):
            _cup(sheet, off, 0, tone)
    scene.lay(sheet, "plain")
    scene.exact(ellipse(x - 12, y + 16, 46))


def _cup(sheet: Sheet, x: float, y: float, tone: str) -> None:
    sheet.line(ellipse(x + 12, y - 13, 7, 8), tone, 3.6)
    body = spline([(x - 12, y - 26, 1), (x + 12, y - 26, 1), (x + 10, y - 4), (x, y),
                   (x - 10, y - 4)])  # fmt: skip
    sheet.fill(body, tone, grad=linear(x - 12, y, x + 12, y, darker(tone, 0.35, "#1a1a50")))
    sheet.fill(ellipse(x, y - 26, 12, 3.6), "#43252c")


def _hill(scene: Scene) -> None:
    """A dark back of grass; only the tips have some of the planet's light."""
    rng, sheet = random.Random(5), scene.sheet()
    hill = spline([(-40, 1096, 1), (140, 1080), (320, 1086), (500, 1096), (680, 1110),
                   (840, 1124, 1), (840, 1260, 1), (-40, 1260, 1)])  # fmt: skip
    sheet.fill(hill, "#1a2a64", grad=linear(0, 1086, 0, 1200, "#070c2a"))
    for _ in range(1500):
        x = rng.uniform(-10, 810)
        top = 1084 + max(0, x - 220) * 0.062
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
        mood="listening", coat="#5a4450", coat_length=0.5, coat_open=0.3, top="#9a9484",
        legs="#46507c", scarf="#c0705c", shoes="#54404a",
    )  # fmt: skip
    stage = Stage(scene, 268, 1122, 440, pitch=5, box=(0, 560, 780, 1210))
    pose = POSES["seated_upright"].like(
        head=(0, -30, 0), chest=(0, 4, 0),
        right_hand=Hand((0.02, -0.05, 0.26), (-0.8, -0.8, 0), "cup", (0.0, 0.5, 0.6),
                        (0.0, 0.9, 0.3), "head"),
    )  # fmt: skip
    child = stage.person(girl, pose, at=(-0.36, 0.05, 0), facing=64)
    seat = child.place("pelvis")
    things.chair(stage.canvas, seat - vec(0, 0.06, 0), child.ahead, "#6c4c40", size=0.9)
    _blanket(stage, child)
    wave = (
        POSES["waving"]
        .mirrored()
        .like(head=(26, -24, 0), right_hand=POSES["hands_behind"].right_hand)
    )
    stage.person(teacher, wave, at=(0.58, -0.02, -0.1), facing=30)
    crate = vec(1.02, 0.0, 0.1)
    things.crate(stage.canvas, crate, vec(0.11, 0, 0), vec(0, 0.07, 0), vec(0, 0, 0.08), "#7a5644")
    for off, tone in ((-0.045, "#e8d4c0"), (0.055, "#9fb8d0")):
        things.cup(stage.canvas, crate + vec(off, 0.105, 0.02), tone)
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
    """It has sat down to watch, dark, with the planet's light along its back."""
    x, y = 404.0, 1146.0
    sheet = scene.sheet()
    cat(sheet, x, y, size=0.9, pose="sit", flip=True, light=(-0.2, -1), fade=("#141434", 0.82))
    with scene.layer("fur", contact=0.5):
        scene.add(sheet, rim=5, rim_width=2.4, rim_colour="#ffb8a8", wobble=0.2)
    scene.exact(ellipse(x, y - 50, 80))


def _neighbour(scene: Scene) -> None:
    """Round and shaggy, flat on its belly, feet in the air; one eye is shut, as one does."""
    stage = Stage(scene, 400, 600, UNIT, pitch=0, near=12, box=(420, -20, 820, 480), detail=0.35)
    canvas, coat = stage.canvas, "#c9c2e4"

    def at(x: float, y: float, z: float) -> Vec:
        return vec((x - 400) / UNIT, (600 - y) / UNIT, z / UNIT)

    def wide(*radii: float) -> list[float]:
        return [radius / UNIT for radius in radii]

    for x, y, z in ((744.0, 48.0, -20.0), (790.0, 74.0, 40.0)):  # its feet, behind it
        with canvas.part(coat, soft=1.2) as leg:
            leg.chain([at(752, 118, z), at(x + 12, y + 34, z), at(x, y, z)], wide(38, 30, 25))
            leg.ball(at(x - 12, y - 8, z), wide(24)[0])
    with canvas.part(coat, soft=2.4) as body:
        body.chain([at(748, 124, 0), at(690, 150, 10), at(640, 186, 20)], wide(72, 78, 64))
    with canvas.part(coat, soft=1.5) as head:
        head.ball(at(594, 206, 60), wide(66)[0])
        for x, y, z in ((566, 146, 50), (640, 150, 64)):
            head.ball(at(x, y, z), wide(22)[0])
    with canvas.part("#e6dcee", soft=1.0) as muzzle:
        muzzle.chain([at(574, 232, 100), at(562, 250, 108)], wide(30, 24))
    for line in (((628, 206, 90), (610, 292, 110), (588, 338, 96)),
                 ((560, 190, 10), (512, 238, 30), (512, 290, 60))):  # fmt: skip
        with canvas.part(coat, soft=1.2) as arm:
            arm.chain([at(*place) for place in line], wide(34, 27, 24))
    with scene.layer("fur", way="fall", cast=Cast((10, 16), dark=0.5, soft=0.3)):
        stage.paint(light=(560, 330, 420), shadow=0, contact=0, dim=0, fill=0.8, rim=0.5,
                    rim_colour="#ffd0c4", bounce="#e88a92", accents=0.8)  # fmt: skip
        furred(scene, canvas, 5200, long=15, thick=2.6, vary=0.16, fall=(-0.3, 0.9), spread=0.7,
               light="#fff6ff", dark="#6a66b0")  # fmt: skip
    face = scene.sheet()
    face.line(spline([(596, 206), (610, 214), (626, 208)], closed=False), "#1c1640", 5)
    face.fill(ellipse(549, 262, 15, 10, -30), "#3a2444")
    face.fill(ellipse(545, 257, 5, 2, -30), "#c8b4d8", 0.7)
    scene.put(face)
    scene.exact(ellipse(590, 230, 56))
