"""In a small boat on a black sea an old woman leans back on her rod: a bolt has taken the bait."""

import math
import random
from itertools import pairwise
from typing import Final

import cv2
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
    Sheet,
    along,
    ellipse,
    linear,
    mix,
    poly,
    rgb,
    smoothstep,
    spline,
    taper,
)
from pinxit_atelier.gesture import BUILDS, Foot, Hand, Pose, Stage, things, unit, vec
from pinxit_atelier.gesture import Look as Who
from pinxit_atelier.gesture.heads import Head
from pinxit_atelier.gesture.heads_kinds import KINDS, aged
from pinxit_atelier.gesture.space import Place

FLASH, NIGHT = "#f4f2ff", "#0c1226"
STRIKE: Final = (238.0, 330.0)  # where the light of the bolt seems to come from
BITE: Final = (120.0, 600.0)  # near it the sea is lit: there the bolt has taken the bait
GROUND: Final = (470.0, 1010.0)  # the boards she stands on
TALL: Final = 500.0
LONG, BEAM, DEEP = 0.88, 0.30, 0.25  # half the length of the boat, half its breadth, its depth
TURN: Final = math.radians(24)  # how far the bow is turned away from us

HER: Final = Who(
    BUILDS["stout_woman"], "olive",
    extra=Head(aged(KINDS["olena"].skull, 76), skin="#bd9072", hair="wild", hair_colour="#e6e4e0",
               brow=0.4),
    top="#9c7c28", loose=0.6, collar="high", coat="#d0a432", coat_length=0.62, coat_open=0.0,
    lining="#5c4c24", legs="#4c4630", leg_width=0.5, shoes="#23262c", boots=0.75,
)  # fmt: skip
HAULING: Final = Pose(  # all her weight hangs on the rod; her feet are against the ribs
    (0, 0.42, -0.17), (-10, -10, 3), (-16, -16, -3), (-4, -8, 4),
    Foot((0.10, 0.06, 0.22), 8, -14, (0.2, 0.4, 1)),
    Foot((-0.10, 0.04, 0.04), -20, 0, (-0.4, 0.4, 1)),
    Hand((0.02, 0.69, 0.16), (0.9, -0.8, -0.3), "rod", (-0.5, 0.2, 0.7), (-0.5, -0.4, -0.6)),
    Hand((-0.03, 0.53, 0.05), (-0.9, -0.8, -0.5), "rod", (0.6, 0.2, 0.6), (0.5, -0.5, -0.5)),
    sway=(0.3, 0.1, -0.1), facing=-74,
)  # fmt: skip


def paint(page: Page) -> Scene:
    """Paint the storm, the seas behind, the boat with her in it, and the sea in front."""
    scene = Scene(page, 4127, light=(*STRIKE, 240), glow="#e8e6ff", shade="#0a1024", reach=560,
                  felt=0.08)  # fmt: skip
    _storm(scene)
    _sea(scene, ((-40, 716), (150, 700), (330, 744), (520, 716), (840, 742)), 11, 0.55)
    _sea(scene, ((-40, 770), (110, 742), (280, 846), (430, 872), (640, 800), (840, 716)), 12, 0.2)
    tip = _boat(scene)
    _bolt(scene, tip)
    _sea(scene, ((-40, 1010), (120, 1022), (300, 1094), (520, 1120), (690, 1088), (840, 1020)),
         13, 0.0)  # fmt: skip
    _spray(scene)
    scene.focus(500, 780, 170)
    scene.focus(tip[0], tip[1], 120, 0.8)
    scene.focus(690, 970, 120, 0.7)
    return scene.finish(
        Look(
            vignette=0.3, bloom=0.4, bloom_from=0.78, contrast=1.1, grain=0.02,
            brush=Brush(exact=0.035, edges=0.4, detail=0.5, variety=1.0),
            palette=Palette(
                colours=("#0c1430", "#46587c", "#6f8a86", "#e9e6f4", "#c2a044", "#74b45c"),
                accent="#b8282c", quiet=0.2, warmth=-0.1,
            ),
            masses=0.25,
        )
    )  # fmt: skip


def _storm(scene: Scene) -> None:
    """Clouds that only the bolt shows: torn, and lit from within near it."""
    page = scene.page
    near = np.exp(-((page.distance(STRIKE[0] - 60, STRIKE[1] - 120, 1.0, 1.35) / 300) ** 2))
    bend = page.noise(3, 330, 3) * 90
    banks = page.noise(4, 230, 6, 0.56, (2.0, 0.85))
    torn = page.noise(5, 90, 5, 0.6, (2.6, 0.7))
    depth = banks + 0.45 * torn + 0.002 * bend
    light = near * (0.44 + 0.95 * depth) + 0.11 + 0.12 * depth + 0.1 * smoothstep(420, 700, page.y)
    scene.backdrop(
        [(0, "#070b1c"), (0.16, "#151d3a"), (0.36, "#33406a"), (0.62, "#7f88b0"), (0.85, "#cfd0e4"),
         (1.1, "#f4f2fa")],
        np.clip(light, 0, 1.1).astype(np.float32), amount=0.03,
    )  # fmt: skip
    scene.of("cloud", way=(18 + 60 * page.noise(6, 260, 2)).astype(np.float32))
    rain = smoothstep(0.1, 0.6, page.noise(9, 120, 3, 0.5, (0.5, 3))) * smoothstep(380, 640, page.y)
    scene.tint((rain * 0.3 * smoothstep(300, 700, page.x)).astype(np.float32), "#39466c")


def _sea(scene: Scene, crest: tuple[tuple[float, float], ...], seed: int, air: float) -> None:
    """One wave: light shines through its crest, its back is black, old foam lies along it."""
    page = scene.page
    stations = along(spline(crest, closed=False), 240)
    line = np.interp(page.x, [one[0] for one in stations], [one[1] for one in stations])
    line = line + 7 * page.noise(seed, 120, 3) + 5 * page.noise(seed + 20, 34, 3)
    steep = np.gradient(line, axis=1) * page.scale
    down = (page.y - line).astype(np.float32)
    inside = smoothstep(-1.2, 1.2, down)

    def along_it(size: float, number: int, stretch: tuple[float, float]) -> Field:
        flat = page.noise(seed * 7 + number, size, 4, 0.55, stretch)
        where = ((down * 1.15 + 260) * page.scale).astype(np.float32)
        bent = cv2.remap(flat, (page.x * page.scale).astype(np.float32), where, cv2.INTER_LINEAR,
                         borderMode=cv2.BORDER_REFLECT)  # fmt: skip
        return np.asarray(bent, np.float32)

    lit = 1 / (1 + (page.distance(BITE[0], BITE[1], 1.2) / 330) ** 2)
    side = np.tanh((page.x - STRIKE[0]) / 160)  # which flank of the wave looks at the light
    facing = np.clip(0.5 - 1.1 * steep * side, 0, 1)
    swell = along_it(120, 1, (2.6, 0.6))
    body = 0.10 + 0.62 * lit * facing + 0.24 * swell * (0.3 + lit)
    through = np.exp(-np.clip(down, 0, None) / 46) * (0.25 + 1.5 * lit) * smoothstep(0, 0.5, facing)
    tone = np.clip(body, 0, 1)[..., None] * rgb("#8fa4bc") + 0.75 * rgb(NIGHT)
    tone = tone + through[..., None] * rgb("#4c8c84") * 0.7
    threads = np.exp(-((along_it(54, 2, (2.2, 0.8)) / 0.055) ** 2)) * smoothstep(190, 10, down)
    torn = smoothstep(0.02, 0.3, along_it(30, 3, (1.8, 1.0)) + 0.34 - down / 30)
    foam = np.clip(threads * 0.5 + torn * 0.95, 0, 1) * (0.3 + 0.8 * lit)
    tone = tone * (1 - foam[..., None]) + foam[..., None] * rgb("#dfe4ee")
    tone = tone * (1 - air) + rgb("#3c4870") * air
    cover = inside[..., None]
    scene.image = (scene.image * (1 - cover) + tone * cover).astype(np.float32)
    way = np.degrees(np.arctan(steep)) + 12 * swell
    scene.of("water", inside.astype(np.float32), way=way.astype(np.float32))


def _hull(t: float, s: float) -> Place:
    """Return a place on the boat: t is stern to bow, s the far rail over the keel to ours."""
    wide = BEAM * (1 - max(t, 0) ** 2.6) ** 0.8 * (1 - 0.34 * max(-t, 0) ** 2)
    low = 0.16 * abs(t) ** 3 - 0.05
    rail = DEEP + 0.17 * max(t, 0) ** 2 + 0.06 * min(t, 0) ** 2
    out = math.copysign(abs(s) ** 0.55, s) * wide
    x, z = -t * LONG, out
    turned = x * math.cos(TURN) + z * math.sin(TURN), -x * math.sin(TURN) + z * math.cos(TURN)
    return vec(turned[0] + 0.1, low + (rail - low) * abs(s) ** 1.5, turned[1])


def _band(stage: Stage, low: float, high: float) -> Path:
    """Return one strake, from stern to bow."""
    steps = np.linspace(-1, 1, 25)
    one = [stage.page(_hull(t, low)) for t in steps]
    other = [stage.page(_hull(t, high)) for t in steps[::-1]]
    return poly(one + other)


def _rail(stage: Stage, s: float) -> Path:
    return spline([stage.page(_hull(t, s)) for t in np.linspace(-1, 1, 19)], closed=False)


def _boat(scene: Scene) -> tuple[float, float]:
    """The boat, with her and her jars between its two sides; return where the rod ends."""
    stage = Stage(scene, *GROUND, TALL, pitch=15, roll=11, near=4, box=(-20, 430, 820, 1180))
    ends = stage.page(_hull(1, 0)), stage.page(_hull(-1, 0))
    inner = scene.sheet()
    for number, (low, high) in enumerate(((-1, -0.7), (-0.7, -0.4), (-0.4, 0.0), (0.0, 0.5))):
        tone = mix("#6f6a5c", "#2a2c34", number * 0.3)
        inner.fill(_band(stage, low, high), tone, grad=linear(*ends[0], *ends[1], NIGHT))
    for t in np.linspace(-0.85, 0.85, 11):
        rib = spline([stage.page(_hull(float(t), s)) for s in (-0.98, -0.7, -0.4, -0.1)],
                     closed=False)  # fmt: skip
        inner.line(rib, "#1c1d26", 7, 0.8)
        inner.line(rib, "#77705e", 2.4, 0.6)
    inner.line(_rail(stage, -1), "#8d8a82", 9)
    scene.lay(inner, "wood", way=14, form=0.2)
    _bench(scene, stage, -0.58)
    who = stage.person(HER, HAULING, facing=-112, at=(-0.02, -0.03, 0.05))
    near, grip = who.hold["r"].rod, who.hold["l"].rod
    way = unit(grip - near)
    bow = [
        near - way * 0.16,
        near,
        grip,
        grip + way * 0.20,
        grip + way * 0.40 + vec(-0.04, 0, 0),
        grip + way * 0.54 + vec(-0.12, 0, 0),
        grip + way * 0.58 + vec(-0.18, -0.01, 0),
        grip + way * 0.54 + vec(-0.25, -0.02, 0),
    ]
    things.rod(
        stage.canvas, bow, [0.015, 0.014, 0.013, 0.011, 0.009, 0.007, 0.005, 0.003], "#a8905e"
    )
    stage.paint(light=(*STRIKE, 300), rim=0.5, rim_colour="#f0f0ff", shadow=0.4, contact=0.5,
                dim=0.15, fill=0.2, bounce="#3c5c6c")  # fmt: skip
    _scarf(scene, *stage.page(who.place("head")))
    _jars(scene, stage)
    outer = scene.sheet()
    bands = (1.0, 0.86, 0.7, 0.54, 0.38, 0.2, 0.0)
    for number in range(len(bands) - 1):
        tone = mix("#5f7480", "#27303e", number / 5)
        shape = _band(stage, bands[number + 1], bands[number])
        outer.fill(shape, tone, grad=linear(*ends[0], *ends[1], mix(tone, NIGHT, 0.75)))
        lap = spline([stage.page(_hull(t, bands[number])) for t in np.linspace(-1, 1, 19)],
                     closed=False)  # fmt: skip
        outer.line(lap, NIGHT, 4, 0.7)
    outer.line(_rail(stage, 1), "#c9c4b2", 11)
    outer.line(_rail(stage, 0.955), "#1c2030", 4, 0.8)
    post = [stage.page(_hull(1, s)) for s in (0.0, 0.3, 0.7, 1.0)]
    outer.fill(taper(post, [7, 9, 12, 14]), "#b9b4a4")
    scene.lay(outer, "wood", way=14, form=0.35)
    return stage.page(bow[-1])


def _scarf(scene: Scene, x: float, y: float) -> None:
    """Round her neck, and out on the wind in two turns of one band, light above and dark below."""
    scene.still(ellipse(x, y, 34), 0.6)
    red, dark = "#b8282c", "#5c1224"
    ends = scene.sheet()
    upper = [(x + 14, y + 34), (x + 66, y + 8), (x + 122, y + 22), (x + 166, y - 16),
             (x + 206, y - 30), (x + 232, y - 52)]  # fmt: skip
    lower = [(x + 10, y + 60), (x + 60, y + 42), (x + 118, y + 60), (x + 164, y + 24),
             (x + 200, y + 12), (x + 220, y - 2)]  # fmt: skip
    band = poly(
        [(px, py) for px, py, *_ in along(spline(upper, closed=False), 40)]
        + [(px, py) for px, py, *_ in along(spline(lower, closed=False), 40)][::-1]
    )
    ends.fill(band, red)
    for at in (92, 190):  # where it turns away from the light
        ends.fill(ellipse(x + at, y + 34 - at * 0.2, 22, 44, -24), dark, 0.8, blur=9, clip=band)
    for at in (40, 142):
        ends.fill(ellipse(x + at, y + 22 - at * 0.2, 16, 40, -24), "#e0504a", 0.6, blur=8,
                  clip=band)  # fmt: skip
    for fringe in range(9):
        part = fringe / 8
        fx, fy = x + 232 - 12 * part, y - 52 + 56 * part
        ends.line(spline([(fx - 2, fy), (fx + 10, fy - 5), (fx + 22, fy - 3)], closed=False),
                  mix(red, dark, 0.3 * (fringe % 2)), 2.6)  # fmt: skip
    wrap = [(x - 26, y + 34), (x - 4, y + 50), (x + 26, y + 42)]
    ends.fill(taper(wrap, [16, 24, 20]), red, grad=linear(x - 26, y, x + 30, y, dark))
    scene.lay(ends, "cloth", way=-14, form=0.3, cast=Cast((6, 9), dark=0.5))


def _bench(scene: Scene, stage: Stage, t: float) -> None:
    """The board at the stern on which the jars stand."""
    board = scene.sheet()
    corners = [stage.page(_hull(t + a, s)) for a, s in
               ((0.1, -0.62), (0.1, 0.62), (-0.3, 0.62), (-0.3, -0.62))]  # fmt: skip
    board.fill(poly(corners), "#6c6656", grad=linear(*corners[0], *corners[2], "#23242e"))
    scene.lay(board, "wood", way=10)


def _jar(scene: Scene, x: float, y: float, size: float, lid: Colour, turn: float) -> None:
    """A jam jar with a small flash in it; one without a lid is empty."""
    wide, high = 27 * size, 74 * size
    jar = scene.sheet()
    with jar.at(x, y, 1, turn):
        glass = spline([(-wide, -4, 1), (-wide, -high * 0.74), (-wide * 0.74, -high * 0.9),
                        (-wide * 0.74, -high, 1), (wide * 0.74, -high, 1),
                        (wide * 0.74, -high * 0.9), (wide, -high * 0.74), (wide, -4, 1),
                        (0, 4)])  # fmt: skip
        jar.fill(glass, "#22304e", 0.55)
        if lid:
            jar.fill(ellipse(0, -high * 0.42, wide * 0.9, high * 0.42), "#b9c6f4", 0.5, blur=8,
                     clip=glass)  # fmt: skip
            rng = random.Random(int(x))
            spark = _crooked(rng, (wide * 0.1, -high * 0.84), (-wide * 0.1, -high * 0.06), 0.13, 9)
            for step in (1, 2):
                start = spark[len(spark) * step // 3]
                twig = (start[0] + (1.5 - step) * wide * 1.1, start[1] + high * 0.2)
                _jagged(jar, _crooked(rng, start, twig, 0.12), 1.6, 0.8)
            _jagged(jar, spark, 3.2, 1.6)
        jar.line(glass, "#aebcd8", 1.6, 0.7)
        jar.fill(taper([(-wide * 0.78, -high * 0.16), (-wide * 0.8, -high * 0.7)], [1, 4, 1]),
                 "#f4f6ff", 0.7)  # fmt: skip
        jar.fill(taper([(wide * 0.8, -high * 0.06), (wide * 0.8, -high * 0.7)], [3, 7, 2]),
                 "#0c1226", 0.6)  # fmt: skip
        if lid:
            cap = spline([(-wide * 0.8, -high * 0.98, 1), (-wide * 0.5, -high * 1.1),
                          (wide * 0.5, -high * 1.1), (wide * 0.8, -high * 0.98, 1),
                          (wide * 1.06, -high * 0.84), (wide * 0.6, -high * 0.88),
                          (wide * 0.1, -high * 0.82), (-wide * 0.5, -high * 0.88),
                          (-wide * 1.08, -high * 0.82)])  # fmt: skip
            jar.fill(cap, lid, grad=linear(-wide, -high, wide, -high * 0.8, mix(lid, NIGHT, 0.7)))
            jar.line(spline([(-wide * 0.8, -high * 0.95), (0, -high * 0.91),
                             (wide * 0.8, -high * 0.95)], closed=False), "#1c2030", 2)  # fmt: skip
        else:
            jar.line(ellipse(0, -high, wide * 0.74, wide * 0.2), "#dfe6f6", 2.4)
    scene.lay(jar, "glass")
    scene.exact(ellipse(x, y - high / 2, high * 0.7), 0.7)
    if lid:
        scene.shine(x, y - high * 0.4, 46 * size, "#b9c6ff", 0.6)


def _jars(scene: Scene, stage: Stage) -> None:
    """What she has caught so far, at the stern; the nearest has been left open."""
    for t, s, size, lid, lift in (
        (-0.34, -0.50, 0.86, "#6c8088", 0.10), (-0.47, -0.22, 0.90, "#c3bda8", 0.115),
        (-0.58, 0.15, 0.98, "", 0.175),
    ):  # fmt: skip
        x, y = stage.page(_hull(t, s) * vec(1, 0, 1) + vec(0, lift, 0))
        _jar(scene, x, y, size, lid, 11)
        if not lid:
            fly = x + 4, y - 118
            scene.shine(*fly, 40, "#9cff6a", 1.0)
            spark = scene.sheet()
            spark.fill(ellipse(*fly, 4.4), "#efffc8")
            scene.put(spark)
            scene.exact(ellipse(*fly, 14))


def _crooked(rng: random.Random, here: tuple[float, float], there: tuple[float, float],
             wild: float, near: float = 16) -> list[tuple[float, float]]:  # fmt: skip
    """Return a way that breaks in the middle, again and again."""
    line = [here, there]
    while math.dist(line[0], line[1]) > near:
        broken = [line[0]]
        for (ax, ay), (bx, by) in pairwise(line):
            off = rng.gauss(0, wild) * math.dist((ax, ay), (bx, by))
            long = math.dist((ax, ay), (bx, by)) + 1e-6
            part = rng.uniform(0.38, 0.62)
            broken.append((ax + (bx - ax) * part - (by - ay) / long * off,
                           ay + (by - ay) * part + (bx - ax) / long * off))  # fmt: skip
            broken.append((bx, by))
        line = broken
    return line


def _jagged(sheet: Sheet, line: list[tuple[float, float]], first: float, last: float) -> None:
    """Draw a line that breaks sharply and grows thinner."""
    for number, (here, there) in enumerate(pairwise(line)):
        wide = first + (last - first) * number / len(line)
        sheet.line(poly([here, there], closed=False), FLASH, wide)
        sheet.fill(ellipse(*there, wide / 2), FLASH)


def _bolt(scene: Scene, tip: tuple[float, float]) -> None:
    """It fights: it doubles back on itself before it gives way to the rod."""
    rng = random.Random(15)
    knots = [(64.0, -20.0), (196, 150), (96, 262), (270, 352), (120, 452), tip]
    trunk: list[tuple[float, float]] = []
    for here, there in pairwise(knots):
        trunk += _crooked(rng, here, there, 0.13)
    glow, core = scene.sheet(), scene.sheet()
    glow.line(poly(trunk, closed=False), "#aab4ff", 34, 0.5, blur=16)
    glow.line(poly(trunk, closed=False), "#dcdcff", 15, 0.7, blur=5)
    _jagged(core, trunk, 13, 3)
    for at, end in ((0.12, (420.0, 60.0)), (0.22, (30, 330)), (0.42, (430, 300)), (0.6, (470, 440)),
                    (0.8, (30, 600))):  # fmt: skip
        start = trunk[int(at * (len(trunk) - 1))]
        twig = _crooked(rng, start, end, 0.17)
        glow.line(poly(twig, closed=False), "#aab4ff", 9, 0.4, blur=6)
        _jagged(core, twig, 4.5, 0.8)
    scene.put(glow, "screen")
    scene.put(core)
    scene.shine(*tip, 90, "#e4e6ff", 0.8)
    scene.shine(170, 300, 260, "#b8bcf0", 0.35)
    scene.exact(np.clip(core.pixels()[..., 3] + 0, 0, 1), 0.9)
    scene.still(np.clip(core.pixels()[..., 3], 0, 1), 0.6)


def _spray(scene: Scene) -> None:
    """Water that the wind tears off two crests, and rain before all of it."""
    rng = random.Random(8)
    veil, drops = scene.sheet(), scene.sheet()
    for foot, left, right, count in ((752, 40, 170, 40), (1024, 70, 330, 90)):
        for _ in range(count):
            x, y = rng.uniform(left, right), foot + rng.gauss(0, 12)
            far, up = rng.uniform(40, 190), rng.uniform(10, 90)
            way = [(x, y), (x + far * 0.5, y - up), (x + far, y - up * 0.8)]
            veil.fill(taper(way, [5, 9, 1]), "#cdd6ea", rng.uniform(0.03, 0.12), blur=3)
            for _ in range(3):
                part = rng.random()
                spot = x + far * part + rng.gauss(0, 8), y - up * part**0.6 + rng.gauss(0, 9)
                drops.fill(ellipse(*spot, rng.uniform(0.6, 2.0)), "#e6eaf6", rng.uniform(0.3, 0.9))
    for _ in range(130):
        x, y, far = rng.uniform(-60, 800), rng.uniform(300, 1200), rng.uniform(20, 64)
        drops.line(poly([(x, y), (x + far * 0.42, y + far)], closed=False), "#c4cbe4",
                   rng.uniform(0.7, 1.5), rng.uniform(0.08, 0.26))  # fmt: skip
    scene.put(veil)
    scene.put(drops)
