"""From behind two old women, low on a seesaw: all the riches hang in the air at its other end."""

import math
import random
from typing import Final

import numpy as np

from pinxit_atelier.animals import beaver
from pinxit_atelier.engine import (
    Brush,
    Cast,
    Look,
    Page,
    Palette,
    Path,
    Scene,
    along,
    ellipse,
    leaf,
    limb,
    linear,
    mix,
    poly,
    ramp,
    smoothstep,
    spline,
    taper,
)
from pinxit_atelier.gesture import POSES, Hand, Stage, figure, things, vec
from pinxit_atelier.gesture import Look as Who
from pinxit_atelier.gesture.heads import Head
from pinxit_atelier.gesture.heads_kinds import KINDS, aged
from pinxit_atelier.gesture.space import Vec

LOW: Final = (190.0, 1080.0, 500.0)  # the ground under the low end, and how large a unit is there
AWAY, TILT = math.radians(32), math.radians(22)  # which way the plank goes, and how steeply
AHEAD: Final = vec(math.sin(AWAY), 0, -math.cos(AWAY))
ASIDE: Final = vec(math.cos(AWAY), 0, math.sin(AWAY))
UP: Final = vec(0, 1, 0)
WIDE, THICK, PIVOT, END = 0.36, 0.09, 2.05, 4.9
HORIZON: Final = 687.0
DAWN: Final = (612.0, 500.0)  # the sun comes up behind all that wealth
PLUM, GOLD, BRICK, CREAM = "#3c3448", "#f0c678", "#84403a", "#c4bbac"

LEFT: Final = Who(
    "old_woman", "deep",
    extra=Head(aged(KINDS["amara"].skull, 72), skin="#5c3a2e", hair="short afro", mood="calm",
               hair_colour="#d8d6d2"),
    top="#6a6474", legs="#4a4a58",
)  # fmt: skip
RIGHT: Final = Who(
    "old_woman", "pale",
    extra=Head(aged(KINDS["mei"].skull, 74), skin="#d8b08c", hair="bob", mood="calm",
               hair_colour="#77737a"),
    top="#6a6474", legs="#4a4a58",
)  # fmt: skip


def paint(page: Page) -> Scene:
    """Paint the dawn and the sea, the cliff, the plank, who is up, the beaver, and who is down."""
    scene = Scene(page, 517, light=(*DAWN, 120), glow="#ffe2b0", shade="#2a2740", reach=640,
                  felt=0.08)  # fmt: skip
    _dawn(scene)
    _cliff(scene)
    stage = _stage(scene)
    _trestle(scene, stage)
    _plank(scene, stage)
    _riders(scene, stage)
    _beaver(scene, stage)
    _women(scene)
    _coin(scene, stage)
    _verge(scene)
    scene.focus(240, 850, 220)
    scene.focus(600, 420, 190, 0.9)
    scene.focus(470, 860, 90, 0.8)
    return scene.finish(
        Look(
            vignette=0.26, bloom=0.4, bloom_from=0.8, contrast=1.12, grain=0.02,
            brush=Brush(exact=0.033, edges=0.35, detail=0.55),
            palette=Palette(
                colours=("#2f2c42", "#7f88a4", "#d8b0a4", "#fbe6bc", "#5c6a4c", "#8a6444"),
                accent="#9c382c", quiet=0.2, warmth=0.05,
            ),
            masses=0.25,
        )
    )  # fmt: skip


def _stage(scene: Scene) -> Stage:
    return Stage(scene, *LOW, pitch=8, near=2.2, box=(-20, 0, 820, 1220))


def _on(along_it: float, aside: float = 0, up: float = 0) -> Vec:
    """Return a place on the plank: so far from the low end, so far to its right side, so high."""
    rise = AHEAD * math.cos(TILT) + UP * math.sin(TILT)
    place: Vec = UP * 0.15 + rise * along_it + ASIDE * aside + UP * up
    return place


def _dawn(scene: Scene) -> None:
    """A sky of long clouds, lit from below the horizon's edge; the sea takes it over."""
    page = scene.page
    near = np.exp(-((page.distance(*DAWN, 1.5, 1.0) / 250) ** 2))
    bars = page.noise(21, 210, 5, 0.55, (3.6, 0.62))
    low = smoothstep(-40, HORIZON, page.y)
    sky = ramp(
        [(0, "#6c7a9c"), (0.35, "#98a0b8"), (0.62, "#cdb4b4"), (0.85, "#ecc8ac"), (1, "#fbe6c0")],
        np.clip(0.1 + 0.62 * low + 0.34 * near + 0.05 * bars, 0, 1),
    )
    cloud = smoothstep(0.12, 0.42, bars + 0.1 * page.noise(22, 60, 4)) * smoothstep(
        HORIZON - 10, HORIZON - 180, page.y
    )
    lit = np.clip(
        0.2 + 0.9 * near + 0.35 * (bars - np.roll(bars, int(-16 * page.scale), axis=0)), 0, 1
    )
    tone = ramp([(0, "#5c6488"), (0.4, "#8f86a0"), (0.75, "#e0a898"), (1, "#ffe0b0")], lit)
    sky = sky + (tone - sky) * (cloud * 0.8)[..., None]
    sea = smoothstep(HORIZON - 2, HORIZON + 2, page.y)
    deep = np.clip(page.y - HORIZON, 0, None)
    ripple = page.noise(23, 40, 4, 0.6, (4.5, 0.42))
    glint = np.exp(-(((page.x - 612 + 26 * ripple) / (34 + deep * 0.34)) ** 2))
    water = ramp(
        [(0, "#3c4668"), (0.5, "#7c86a4"), (1, "#fbe2b8")],
        np.clip(0.5 - deep / 900 + 0.26 * ripple + 0.5 * glint * (0.5 + ripple), 0, 1),
    )
    part = sea[..., None]
    scene.image = (sky * (1 - part) + water * part).astype(np.float32)
    scene.of("sky", way=6)
    scene.of("water", sea.astype(np.float32), way=0)
    scene.shine(*DAWN, 170, "#ffe0a4", 0.5)


EDGE: Final = ((-20, 790), (120, 800), (300, 812), (430, 826), (560, 846), (650, 876), (676, 910),
               (652, 980), (616, 1060), (636, 1140), (606, 1230))  # fmt: skip


def _cliff(scene: Scene) -> None:
    """Grass to the very edge, wet with dew and against the light; then stone, then nothing."""
    page, rng = scene.page, random.Random(3)
    rock = scene.sheet()
    side = spline([(560, 850), *EDGE[4:], (430, 1240, 1), (460, 900)])
    rock.fill(side, "#6c5c64", grad=linear(600, 880, 470, 1000, "#322c40"))
    for _ in range(46):
        x, y = rng.uniform(540, 670), rng.uniform(900, 1220)
        wide = rng.uniform(14, 44)
        shape = poly(
            [
                (x, y),
                (x + wide, y - rng.uniform(2, 12)),
                (x + wide * 0.9, y + rng.uniform(10, 30)),
                (x - 4, y + rng.uniform(14, 40)),
            ]
        )
        rock.fill(shape, mix("#2a2438", "#a08480", rng.random() ** 2), 0.6, clip=side)
    scene.lay(rock, "stone", way=80)
    turf = scene.sheet()
    top = spline([(-20, 790, 1), *EDGE[1:6], (640, 934), (580, 1010), (540, 1100), (520, 1240, 1),
                  (-20, 1240, 1)])  # fmt: skip
    turf.fill(top, "#6c7a58", grad=linear(300, 820, 240, 1200, "#262c38"))
    scene.lay(turf, "grass", way=84)
    inside = scene.sheet().fill(top, "#ffffff").pixels()[..., 3]
    rough = page.noise(31, 70, 4, 0.55, (2.4, 0.8))
    scene.multiply((inside * np.clip(0.35 - rough, 0, 0.6)).astype(np.float32), "#4c5060")
    blades = scene.sheet()
    for x, y, _, _ in along(spline(EDGE[:7], closed=False), 230):
        high = rng.uniform(8, 26)
        blades.fill(leaf((x, y + 6), (x + rng.uniform(-9, 13), y - high), 3.4),
                    mix("#4c5a48", "#f4d8a0", rng.random() ** 1.6 * (0.4 + x / 900)))  # fmt: skip
    for _ in range(900):
        x, y = rng.uniform(-10, 540), 816 + rng.random() ** 0.8 * 390
        size = (y - 760) / 13
        blades.fill(leaf((x, y), (x + rng.uniform(-0.5, 0.7) * size, y - size), size * 0.16),
                    mix("#232a34", "#93a070", rng.random()), 0.7, clip=top)  # fmt: skip
    scene.lay(blades, "grass")


def _strip(stage: Stage, one: tuple[float, float], other: tuple[float, float], start: float,
           end: float) -> Path:  # fmt: skip
    """Return a face of the plank between two of its long edges (aside, up)."""
    steps = np.linspace(start, end, 24)
    near = [stage.page(_on(float(s), *one)) for s in steps]
    far = [stage.page(_on(float(s), *other)) for s in steps[::-1]]
    return poly(near + far)


def _plank(scene: Scene, stage: Stage) -> None:
    """One plank; the side that it turns to us is in shade, its edge has the sun."""
    low, high = stage.page(_on(-0.4)), stage.page(_on(END))
    wood = scene.sheet()
    wood.fill(_strip(stage, (-WIDE, 0), (WIDE, 0), -0.5, END), "#8a7268",
              grad=linear(*low, *high, "#564a56"))  # fmt: skip
    for seam in (-0.13, 0.11):
        wood.line(spline([stage.page(_on(float(s), seam)) for s in np.linspace(-0.5, END, 24)],
                         closed=False), "#3a3038", 3, 0.7)  # fmt: skip
    wood.fill(_strip(stage, (WIDE, 0), (WIDE, -THICK), -0.5, END), "#54444a",
              grad=linear(*low, *high, "#352d3c"))  # fmt: skip
    wood.fill(
        poly(
            [
                stage.page(_on(-0.5, a, u))
                for a, u in ((-WIDE, 0), (WIDE, 0), (WIDE, -THICK), (-WIDE, -THICK))
            ]
        ),
        "#463a3e",
    )
    for aside, wide in ((WIDE, 3.0), (-WIDE, 2.4)):
        wood.line(spline([stage.page(_on(float(s), aside, 0)) for s in np.linspace(-0.4, END, 30)],
                         closed=False), "#f4d6a0", wide, 0.8)  # fmt: skip
    wood.line(poly([stage.page(_on(END, -WIDE)), stage.page(_on(END, WIDE))], closed=False),
              "#ffe0a8", 3)  # fmt: skip
    scene.lay(wood, "wood", way=-46)
    shade = _strip(stage, (-WIDE, 0), (WIDE * 0.8, 0), 2.2, 3.2)
    scene.in_shadow(shade, 0.5, blur=16)


def _trestle(scene: Scene, stage: Stage) -> None:
    """Two pairs of posts and an axle, under the middle; one post has been gnawed thin."""
    posts = scene.sheet()
    top = _on(PIVOT, 0, -THICK - 0.04)
    for side in (-1, 1):
        head = top + ASIDE * side * 0.4
        for lean in (-1, 1):
            foot = head * vec(1, 0, 1) + AHEAD * lean * 0.44 + ASIDE * side * 0.06
            a, b = stage.page(head + UP * 0.08), stage.page(foot)
            wide = 25 if side > 0 else 19
            tone = "#6c5448" if side > 0 else "#4c4048"
            posts.fill(
                taper([a, b], [wide, wide * 1.1]),
                tone,
                grad=linear(a[0] - 12, a[1], a[0] + 16, a[1], "#2c2634"),
            )
            if side > 0:
                posts.line(
                    poly([(a[0] + wide * 0.4, a[1]), (b[0] + wide * 0.45, b[1])], closed=False),
                    "#f0cc98",
                    2.4,
                    0.7,
                )
    bar = [stage.page(top - UP * 0.6 + ASIDE * 0.44 + AHEAD * lean * 0.3) for lean in (-1, 1)]
    posts.fill(taper(bar, [15, 13]), "#5c4840")
    axle = [stage.page(top + ASIDE * side * 0.52) for side in (-1, 1)]
    posts.fill(
        limb(axle, [24, 28]),
        "#7c6250",
        grad=linear(0, axle[0][1] - 12, 0, axle[0][1] + 14, "#2c2632"),
    )
    posts.fill(
        ellipse(*axle[1], 13, 14),
        "#b08c66",
        grad=linear(axle[1][0] - 12, 0, axle[1][0] + 12, 0, "#5a4438"),
    )
    scene.lay(posts, "wood", form=0.3, contact=0.6, cast=Cast((-0.5, 0.34), 930, dark=0.5))


def _beaver(scene: Scene, stage: Stage) -> None:
    """It tries the wood, and waits for a nod."""
    foot = _on(PIVOT, 0.46) * vec(1, 0, 1) - AHEAD * 0.44
    x, y = stage.page(foot)
    animal = scene.sheet()
    beaver(animal, x + 46, y + 8, size=0.86, pose="gnaw", wood=None, seed=3, light=(0.3, -0.9),
           colours=("#5c4034", "#94705a", "#2c2428"))  # fmt: skip
    with scene.layer("fur", form=0.5, contact=0.7, cast=Cast((-0.5, 0.3), y + 8, dark=0.5)):
        scene.add(animal)
    chips = scene.sheet()
    rng = random.Random(5)
    for _ in range(24):
        cx, cy = x + rng.gauss(0, 22), y + rng.uniform(0, 16)
        chips.fill(ellipse(cx, cy, rng.uniform(2, 5), 1.8, rng.uniform(-40, 40)), "#e6cc9c", 0.9)
    for side in (-1, 1):  # the waist that it has given the post
        notch = [
            (x + 3 + side * 13, y - 62),
            (x + 3 + side * 3, y - 44),
            (x + 3 + side * 13, y - 26),
        ]
        chips.fill(spline([(px, py, 1) for px, py in notch]), "#d8bc8c", 0.9)
    scene.put(chips)
    scene.exact(ellipse(x + 40, y - 40, 70), 0.6)


def _riders(scene: Scene, stage: Stage) -> None:
    """All that is worth something, against the light."""
    air = ("#c8a8a8", 0.2)
    with scene.layer("plain", air=air):
        _gold(scene)
        _tuba(scene, stage)
    _elephant(scene)
    scene.exact(ellipse(566, 230, 70, 80), 0.9)
    scene.exact(ellipse(720, 370, 70, 120), 0.9)
    scene.exact(ellipse(545, 440, 130, 140), 0.5)


def _elephant(scene: Scene) -> None:
    """It stands quite still, four feet on one plank, and has saved its cup."""
    stage = _stage(scene)
    base, size = _on(3.05, -0.1), 0.6
    canvas = stage.canvas

    def at(aside: float, up: float, on: float) -> Vec:
        place: Vec = base + (ASIDE * aside + UP * up - AHEAD * on) * size
        return place

    def front(aside: float, up: float, on: float) -> Vec:
        return at(aside, up + 0.08, on + 0.22)

    def half(aside: float, up: float, on: float) -> Vec:
        return np.stack([ASIDE * aside, UP * up, AHEAD * on], 1) * size

    tone = "#454053"
    with canvas.part(tone, soft=0.9) as body:
        body.ball(at(0, 1.02, -0.34), half(0.48, 0.44, 0.62))
        body.ball(at(0, 1.0, 0.08), half(0.42, 0.42, 0.36))
    for side in (-1, 1):  # four pillars; the plank rises under the hind ones
        for on, aside in ((-0.62, 0.30), (0.20, 0.27)):
            with canvas.part(tone, soft=0.6) as leg:
                leg.chain([at(side * aside, 0.86, on), at(side * aside, 0.42 - on * 0.2, on),
                           at(side * aside, 0.06 - on * 0.4, on + 0.02)],
                          [0.2 * size, 0.155 * size, 0.165 * size])  # fmt: skip
            for toe in (-0.09, 0.0, 0.09):
                with canvas.part("#b8aca0", soft=0.2) as nail:
                    nail.ball(at(side * aside + toe, 0.03 - on * 0.4, on + 0.17), 0.026 * size)
    for side in (-1, 1):
        with canvas.part("#3c3748", soft=0.5) as ear:
            ear.surface(np.array([
                [front(side * (0.46 + far * 0.36 * math.cos(way) * (1 + 0.06 * math.sin(way * 5))),
                    1.12 + far * 0.44 * math.sin(way) * (1.1 if math.sin(way) < 0 else 0.9),
                    0.06 - 0.1 * far * math.cos(way)) for way in np.linspace(0, math.tau, 19)[:-1]]
                for far in np.linspace(0, 1, 6)]), closed=True)  # fmt: skip
    with canvas.part(tone, soft=0.6) as head:
        head.ball(front(0, 1.26, 0.16), half(0.27, 0.31, 0.27))
        head.ball(front(0, 1.08, 0.26), half(0.23, 0.24, 0.24))
        head.chain(
            [
                front(0, 1.08, 0.42),
                front(0.02, 0.82, 0.58),
                front(-0.08, 0.54, 0.7),
                front(-0.32, 0.46, 0.8),
                front(-0.48, 0.64, 0.86),
            ],
            [0.17 * size, 0.13 * size, 0.1 * size, 0.078 * size, 0.062 * size],
        )
    for ring in range(7):
        with canvas.part("#332e40", soft=0.2, lift=0.004) as crease:
            y = 0.98 - ring * 0.065
            ends = [front(side, y, 0.56 + ring * 0.02) for side in (-0.1, 0.12)]
            middle = front(0.01, y - 0.03, 0.62 + ring * 0.022)
            crease.chain([ends[0], middle, ends[1]], [0.005, 0.008, 0.005])
    for side in (-1, 1):
        with canvas.part("#d8ccb8", soft=0.2) as tusk:
            tusk.chain(
                [front(side * 0.17, 0.98, 0.42), front(side * 0.2, 0.74, 0.56)],
                [0.04 * size, 0.012 * size],
            )
        with canvas.part("#15121a", soft=0.2) as eye:
            eye.ball(front(side * 0.2, 1.2, 0.37), 0.022 * size)
    things.cup(canvas, front(-0.52, 0.76, 0.86), "#d4cabc", 0.062, wide=0.8)
    with scene.layer("skin", air=("#c8a8a8", 0.14)):
        stage.paint(light=(700, 330, 16), rim=0.8, rim_colour="#ffdca4", shadow=0,
                    contact=0.5, dim=0, fill=0.3, bounce="#8088a8")  # fmt: skip


def _gold(scene: Scene) -> None:
    """A heap of coins and the one who sits on it and holds it down."""
    rng = random.Random(8)
    x, y = 566.0, 342.0
    heap = scene.sheet()
    hill = spline([(x - 66, y + 20, 1), (x - 46, y - 36), (x - 16, y - 80), (x + 26, y - 80),
                   (x + 58, y - 34), (x + 80, y + 20, 1)])  # fmt: skip
    heap.fill(hill, "#7c5a34", grad=linear(x - 80, y + 60, x + 60, y - 90, "#d0a258"))
    for _ in range(240):
        cx, cy = x + rng.gauss(0, 40), y - 84 + rng.random() * 110
        tone = mix("#6c4a2c", "#ffe0a0", rng.random() ** 1.4)
        heap.fill(ellipse(cx, cy, 7.5, 3.6, rng.uniform(-30, 30)), tone, 0.95, clip=hill)
    scene.lay(heap, "metal")
    who = Who(
        "heavy_man",
        "rose",
        head="lars",
        hair="crop",
        beard="handlebar",
        beard_colour="#4a3c40",
        hat="top",
        hat_colour="#2a2434",
        top="#3c3448",
        legs="#322c40",
        coat="#352e42",
        mood="worried",
    )
    figure(
        scene,
        who,
        POSES["hugging_knees"],
        x + 4,
        y - 74,
        176,
        facing=-30,
        pitch=-6,
        shadow=0,
        contact=0,
        light=(720, 120, 60),
        rim=0.9,
        rim_colour="#ffdca4",
        dim=0,
        fill=0.5,
    )


def _tuba(scene: Scene, stage: Stage) -> None:
    """Nobody has told him to stop."""
    player = Who(
        "man", "brown", head="ravi", hair="crop", hat="peaked", hat_colour="#3c3448",
        top="#4a3c4c", legs="#322c40", belt="#c89c54", buttons="#c89c54",
    )  # fmt: skip
    x, y = stage.page(_on(END - 0.25, 0.2))
    figure(scene, player, POSES["flute"], x, y, 176, facing=40, pitch=-4, shadow=0, contact=0.6,
           light=(720, 120, 60), rim=0.9, rim_colour="#ffdca4", dim=0, fill=0.5)  # fmt: skip
    brass = scene.sheet()
    with brass.at(x + 14, y - 110, 0.86, 10, flip=True):
        coil = [(16, 6), (30, 40), (4, 64), (-22, 40), (-14, -10), (-20, -70)]
        brass.fill(
            taper(coil, [6, 10, 14, 17, 22, 34]), "#a87c40", grad=linear(-40, 0, 30, 0, "#5c4230")
        )
        bell = [(-36, -62, 1), (-64, -116, 1), (-16, -128), (26, -112, 1), (-4, -62, 1)]
        brass.fill(spline(bell), "#b98c4a", grad=linear(-60, -110, 20, -80, "#5c4230"))
        brass.fill(ellipse(-19, -116, 46, 13, 3), "#3a2a2c")
        brass.line(ellipse(-19, -116, 46, 13, 3), GOLD, 3)
        brass.line(spline([(24, -108), (-2, -62), (2, -10)], closed=False), GOLD, 2.4, 0.9)
    scene.lay(brass, "metal", form=0.3)


def _blanket(u: float, v: float) -> Vec:
    """Return a place on the blanket: u from its left to its right edge, v from hem to shoulders."""
    high = (0.335 + 0.045 * math.cos(math.tau * (abs(u) - 0.5))) * (1 - 0.16 * abs(u) ** 6)
    turn, wrap = v * math.pi / 2, (max(abs(u) - 0.5, 0) / 0.5) ** 2
    deep = 0.02 + 0.2 * math.sqrt(max(1 - 0.8 * u * u, 0)) * math.cos(turn) ** 0.6
    deep += 0.014 * math.sin(u * 19) * (1 - v) - wrap * (0.3 if u > 0 else 0.2)
    place: Vec = _on(0.1) + ASIDE * (u * (0.42 - 0.05 * v) - 0.1 * wrap * (u > 0)) - AHEAD * deep
    return place + UP * (math.sin(turn) ** 0.85 * high - 0.05 + 0.1 * wrap * (u > 0))


def _women(scene: Scene) -> None:
    """They sit close, under one blanket, with something hot; it is they who weigh more."""
    stage = _stage(scene)
    turn = 180 - math.degrees(AWAY)
    sit = POSES["cross_legged"].like(
        left_hand=Hand((0.05, 0.30, 0.2), (0.8, -0.5, 0), "rest"),
        right_hand=Hand((-0.05, 0.28, 0.2), (-0.8, -0.5, 0), "rest"),
    )
    offer = Hand((0.17, 0.47, 0.16), (0.6, -0.8, -0.1), "mug", (-0.2, 0.5, 0.8), (0.9, 0, 0.3))
    seat = _on(0.16, 0, -0.02)
    stage.person(LEFT, sit.like(head=(-50, 4, -5), chest=(0, 4, -4)), at=tuple(seat - ASIDE * 0.2),
                 facing=turn)  # fmt: skip
    her = stage.person(RIGHT, sit.like(head=(34, -4, 12), chest=(0, 4, 5), left_hand=offer),
                       at=tuple(seat + ASIDE * 0.15), facing=turn)  # fmt: skip
    things.cup(stage.canvas, her.hold["l"], "#c8c0b0", 0.036)
    grid = np.array([[_blanket(float(u), float(v)) for u in np.linspace(-1, 1, 33)]
                     for v in np.linspace(0, 1, 11)])  # fmt: skip
    with stage.canvas.part(CREAM, soft=0.6) as cloth:
        cloth.surface(grid)
    _flask(scene, *stage.page(_on(0.5, 0.27)))
    with scene.layer("cloth", cast=Cast((-0.5, 0.3), 1100, dark=0.5)):
        stage.paint(light=(DAWN[0], DAWN[1] - 60, 60), rim=0.9, rim_colour="#ffe0b0", shadow=0,
                    contact=0.6, dim=0, fill=0.56, bounce="#7f88a8")  # fmt: skip
        _checks(scene, stage)
    steam = scene.sheet()
    x, y = stage.page(her.hold["l"].bowl)
    for off in (-3, 5):
        wisp = [
            (x + off, y - 22),
            (x + off + 9, y - 54),
            (x + off - 8, y - 94),
            (x + off + 12, y - 150),
        ]
        steam.fill(taper(wisp, [3, 9, 12, 3]), "#fdf0dc", 0.5, blur=4)
    scene.put(steam)


def _checks(scene: Scene, stage: Stage) -> None:
    """The pattern lies in the folds."""
    sheet = scene.sheet()
    count = 11
    for number in range(count):
        u0 = -1 + (number + 0.2) * 2 / count
        u1 = u0 + 0.85 / count
        one = [stage.page(_blanket(u0, float(v))) for v in np.linspace(0, 1, 12)]
        two = [stage.page(_blanket(u1, float(v))) for v in np.linspace(1, 0, 12)]
        sheet.fill(poly(one + two), BRICK, 0.56)
    for number in range(6):
        v0 = (number + 0.2) / 6
        v1 = v0 + 0.42 / 6
        one = [stage.page(_blanket(float(u), v0)) for u in np.linspace(-1, 1, 30)]
        two = [stage.page(_blanket(float(u), v1)) for u in np.linspace(1, -1, 30)]
        sheet.fill(poly(one + two), BRICK, 0.56)
    paint = sheet.pixels()
    light = np.clip(scene.image.mean(2) * 1.35, 0.2, 1.15)[
        ..., None
    ]  # as light as the cloth under it
    paint = np.concatenate([paint[..., :3] * light, paint[..., 3:]], -1).astype(np.float32)
    scene.put(paint)
    fringe = scene.sheet()
    for u in np.linspace(-0.98, 0.98, 60):
        x, y = stage.page(_blanket(float(u), 0))
        fringe.line(poly([(x, y - 1), (x + 1, y + 10)], closed=False), "#a89c8c", 2, 0.9)
    scene.put(fringe)


def _flask(scene: Scene, x: float, y: float) -> None:
    """The flask stands beside them on the plank."""
    flask = scene.sheet()
    with flask.at(x, y, 0.9, 4):
        flask.fill(
            spline(
                [(-13, 0, 1), (-14, -70), (-8, -82, 1), (8, -82, 1), (14, -70), (13, 0, 1), (0, 4)]
            ),
            "#4c6470",
            grad=linear(-13, 0, 13, 0, "#a8b8b4"),
        )
        flask.fill(poly([(-9, -82), (9, -82), (9, -98), (-9, -98)]), "#2c3440")
        flask.line(poly([(11, -66), (10.5, -6)], closed=False), "#ffe0b0", 2.4, 0.8)
    scene.lay(flask, "metal", contact=0.6)


def _coin(scene: Scene, stage: Stage) -> None:
    """Three coins have thought better of it, and roll down to the women."""
    coins = scene.sheet()
    for s, aside, turn in ((2.2, 0.1, 20), (1.55, -0.05, -16), (0.95, 0.18, 30)):
        x, y = stage.page(_on(s, aside, 0.045))
        size = 17 * (1 - s * 0.17)
        coins.fill(ellipse(x, y, size, size * 0.94, turn), "#7c5428")
        coins.fill(ellipse(x + 2.5, y - 1, size * 0.86, size * 0.84, turn), "#b98840",
                   grad=linear(x - size, y, x + size, y, "#eec67c"))  # fmt: skip
        coins.fill(
            ellipse(x - size * 0.9, y + size * 1.0, size * 1.2, size * 0.26), "#3a2c30", 0.4, blur=2
        )
    scene.put(coins)


def _verge(scene: Scene) -> None:
    """Long grass between us and them, not sharp."""
    rng = random.Random(12)
    near = scene.sheet()
    for _ in range(90):
        x = rng.uniform(-40, 560)
        high = rng.uniform(40, 130) * (1.1 - x / 900)
        near.fill(
            leaf(
                (x, 1230),
                (x + rng.uniform(-40, 60), 1226 - high),
                rng.uniform(7, 13),
                rng.uniform(-0.15, 0.15),
            ),
            mix("#1f2430", "#4c5a4c", rng.random()),
        )
    with scene.layer("grass", blur=4, dim=0.2):
        scene.add(near)
