"""Penguins and waiters at a reception on the ice: somebody has dropped a tray."""

import math
import random
from typing import Any, Final

import numpy as np

from pinxit_atelier.engine import (
    Brush,
    Look,
    Page,
    Palette,
    Scene,
    ellipse,
    leaf,
    poly,
    smoothstep,
    spline,
)
from pinxit_atelier.gesture import Camera, Person, Stage, things, turn, unit, vec
from pinxit_atelier.gesture import Look as Who
from pinxit_atelier.gesture.shadows import throw
from pinxit_atelier.gesture.space import Vec

ICE = Camera(206, (400, 728), pitch=24.5, look=(0, 0, 0), near=6)
CANDLES = vec(-0.5, 2.85, -6.2)
GLOW = vec(-0.5, 2.4, -6.6)  # where their light comes from: low, so that shadows are long
GAP = vec(0.06, 0, 1.9)  # where it happened
INK, SNOW, ORANGE, RED = "#1d2029", "#f1eee6", "#e8892a", "#94202e"
CARPET: Final = ((0.9, -9.5), (1.25, -5.5), (1.0, -2.6), (0.45, -0.4), (-0.5, 1.6), (-2.2, 4.6))
UP: Final = vec(0, 1, 0)
SHIRT: Final = ((0.14, 0.03), (0.32, 0.055), (0.52, 0.05), (0.68, 0.02))  # of a penguin


def paint(page: Page) -> Scene:
    """Paint ice and carpet, then the crowd that keeps its distance, and the two in front of it."""
    x, y = ICE.page(CANDLES)
    scene = Scene(
        page, 4114, light=(x, y, 260), glow="#ffe9c4", shade="#20365e", reach=1500, felt=0
    )
    at = ICE.page(GAP)
    scene.focus(at[0], at[1] - 60, 240)
    scene.focus(x, y, 150, 0.6)
    _ice(scene)
    _carpet(scene)
    for spot, bird, seed in sorted(_crowd(), key=lambda guest: float(guest[0][2])):
        _guest(scene, spot, seed, bird=bird)
    _chandelier(scene)
    _accident(scene)
    scene.shine(x, y, 300, "#ffd890", 0.3)
    few = Palette(
        colours=("#16284e", "#7fa6cc", "#f3ead6", "#c89a5a", RED), accent=ORANGE, quiet=0.1,
        warmth=0.6,
    )  # fmt: skip
    look = Look(brush=Brush(exact=0.04), palette=few, masses=0.3, vignette=0.3, contrast=1.08)
    return scene.finish(look)


def _ice(scene: Scene) -> None:
    """Night behind, and a great deal of white, warm where the candles shine on it."""
    page = scene.page
    x, y = ICE.page(vec(-0.4, 0, -4))
    near = page.distance(x + 40, y + 60, 520, 330) + 0.05 * page.noise(3, 200, 4)
    stops = [
        (0, "#fff3d6"),
        (0.45, "#f3ece0"),
        (0.95, "#cfdcea"),
        (1.6, "#98b4d6"),
        (2.4, "#6c8cbc"),
    ]
    scene.backdrop(stops, near.astype(np.float32), amount=0.02)
    scene.of("snow", way=0)
    sky = scene.sheet()
    hills = [(-20, 206, 1), (120, 190), (260, 203), (430, 186), (600, 200), (820, 180, 1)]
    sky.fill(spline([*hills, (820, -20, 1), (-20, -20, 1)]), "#1b3460")
    scene.lay(sky, "sky", way=8)
    stars, rng = scene.sheet(), random.Random(9)
    for _ in range(70):
        stars.fill(ellipse(rng.uniform(0, 800), rng.uniform(0, 165), rng.uniform(0.8, 2)),
                   "#e8eefc", rng.uniform(0.3, 0.9))  # fmt: skip
    high = smoothstep(220, -20, page.y + 0 * page.x) * 0.7
    scene.multiply((high * (page.y < 176)).astype(np.float32), "#2a3c6a")
    scene.put(stars, "screen")
    scene.mist(200, 30, "#8fb4d8", 0.7, seed=4)
    drift = np.clip(page.noise(14, 170, 4, 0.5, (3, 0.5)), 0, 1) * smoothstep(500, 760, page.y)
    scene.multiply((drift * 0.45).astype(np.float32), "#a9c4e0")


def _edge(side: float) -> list[tuple[float, float]]:
    """Return an edge of the carpet on the page: it is as wide as two people abreast."""
    line = _line(CARPET)
    edge = []
    for here, there in zip(line, [*line[1:], line[-1] * 2 - line[-2]], strict=True):
        way = unit(there - here)
        edge.append(ICE.page(here + np.cross(UP, way) * 0.3 * side))
    return edge


def _line(points: tuple[tuple[float, float], ...]) -> list[Vec]:
    """Return places on the floor along a smooth line."""
    steps = np.linspace(0, len(points) - 1, 60)
    flat = np.array(points)
    x = np.interp(steps, range(len(points)), flat[:, 0])
    z = np.interp(steps, range(len(points)), flat[:, 1])
    kernel = np.ones(9) / 9
    x = np.convolve(np.pad(x, 4, "edge"), kernel, "valid")
    z = np.convolve(np.pad(z, 4, "edge"), kernel, "valid")
    return [vec(a, 0, b) for a, b in zip(x, z, strict=True)]


def _carpet(scene: Scene) -> None:
    sheet = scene.sheet()
    left, right = _edge(1), _edge(-1)
    shape = poly(left + right[::-1])
    sheet.fill(shape, RED)
    scene.lay(sheet, "cloth", contact=0.3)
    far = smoothstep(420, 160, scene.page.y + 0 * scene.page.x)
    alpha = scene.sheet().fill(shape, "#ffffff").pixels()[..., 3]
    scene.tint((far * alpha * 0.55).astype(np.float32), "#8f9ab8")


def _crowd() -> list[tuple[Vec, bool, int]]:
    """Spread the guests over the far ice: none on the carpet, none near to what happened."""
    rng = random.Random(21)
    guests: list[tuple[Vec, bool, int]] = []
    aisle = _line(CARPET)
    for number in range(5000):
        z = -9.5 + 10 * rng.random() ** 0.8
        depth = z * math.cos(math.radians(24.5))
        half = 2.15 * (6 - depth) / 6
        x = rng.uniform(-half, half)
        if z > -2.3 + 0.62 * abs(x - 0.3) ** 1.7 or z > -0.1:
            continue
        spot = vec(x, 0, z)
        if min(float(np.linalg.norm(spot - place)) for place in aisle) < 0.6:
            continue
        if all(float(np.linalg.norm(spot - other)) > 0.56 for other, _, _ in guests):
            guests.append((spot, len(guests) % 2 == 0, number))
        if len(guests) == 52:
            break
    return guests


def _stage(scene: Scene, spot: Vec) -> Stage:
    """Return the stage for what stands there: nearer to us we look down on it more."""
    seen, size = ICE.seen(spot)
    down = math.degrees(math.atan((seen[1] - 728) / 1236))
    return Stage(scene, seen[0], seen[1], float(size), pitch=24.5 + 0.6 * down, near=6)


def _lit(
    scene: Scene, stage: Stage, spot: Vec, high: float = 0, *, thrown: bool = True, **how: Any
) -> None:
    """Paint a stage in the candles' light, wherever it is from there; far off in cold air."""
    x, y = stage.page(vec(0, 0.5, 0))
    way = ICE.rot @ (GLOW - spot + UP * (high - 0.5)) * stage.height
    if thrown:
        whole = slice(0, stage.canvas.height), slice(0, stage.canvas.width)
        throw(scene, stage.canvas, whole, unit(way), how.pop("dark", 0.62), None)
    air = float(0.42 * (1 - smoothstep(-8.5, -2.0, float(spot[2]))))
    stage.paint(**{
        "light": (x + way[0], y - way[1], float(max(way[2], 30))), "haze": ("#9fb8d4", air),
        "fill": 0.42, "dim": 0.22, "rim": 0.6, "rim_colour": "#fff0d0", "shadow": 0,
        "bounce": "#a9c0dc", **how,
    })  # fmt: skip


def _guest(scene: Scene, spot: Vec, seed: int, *, bird: bool) -> None:
    """One of the crowd, turned to where it happened."""
    rng = random.Random(seed)
    stage = _stage(scene, spot)
    way = GAP - spot
    facing = math.degrees(math.atan2(way[0], way[2])) + rng.uniform(-16, 16)
    if bird:
        _penguin(stage, vec(0, 0, 0), facing, rng.uniform(0.8, 1.04), turned=rng.uniform(-34, 34))
    elif abs(spot[0] - 1.75) < 0.45 and abs(spot[2] + 1.6) < 0.6:
        _flowered(stage, facing)
    else:
        _waiter(stage, rng, facing)
    _lit(scene, stage, spot)
    x, y = stage.page(vec(0, 0.5, 0))
    scene.exact(ellipse(x, y, stage.height * 0.3, stage.height * 0.55), 0.7)


def _penguin(
    stage: Stage, at: Vec, facing: float, tall: float = 1, *, turned: float = 0, bow: float = 0
) -> Vec:
    """Throw a penguin into a stage; `bow` bends it down. Return the place of its head."""
    canvas = stage.canvas
    frame = turn(facing)
    side, ahead = frame[:, 0], frame[:, 2]

    def there(x: float, y: float, z: float) -> Vec:
        """Return a place of the body: bowed, what is above the belly comes forward and down."""
        lean = bow * max(y - 0.3, 0)
        angle = math.radians(lean * 150)
        low = min(y, 0.3)
        up = low + (y - low) * math.cos(angle) - z * math.sin(angle)
        out = z * math.cos(angle) + (y - low) * math.sin(angle)
        return np.asarray(at + (side * x + UP * up + ahead * out) * tall)

    with canvas.part(INK, soft=0.9) as back:
        back.chain([there(0, y, z) for y, z in ((0.1, -0.03), (0.3, 0), (0.5, 0), (0.7, -0.02))],
                   [r * tall for r in (0.13, 0.185, 0.18, 0.12)])  # fmt: skip
        back.chain([there(0, 0.7, -0.02), there(0, 0.84, 0.0)], [0.12 * tall, 0.085 * tall])
        back.chain([there(0, 0.1, -0.1), there(0, 0.03, -0.22)], [0.07 * tall, 0.02 * tall])
    with canvas.part(SNOW, soft=0.6, lift=0.012) as belly:
        belly.chain([there(0, y, z) for y, z in SHIRT],
                    [r * tall for r in (0.09, 0.14, 0.13, 0.08)])  # fmt: skip
    head = there(0, 0.89, 0.02)
    look = turn(facing + turned) if not bow else turn(facing, 38)
    nose = look[:, 2]
    with canvas.part(INK, soft=0.4) as skull:
        skull.ball(head, 0.088 * tall)
        skull.chain([head, head + nose * 0.075 * tall - UP * 0.01], [0.06 * tall, 0.03 * tall])
    tip = head + nose * 0.2 * tall - UP * 0.022 * tall
    things.rod(
        canvas, [head + nose * 0.075 * tall - UP * 0.008, tip], [0.026 * tall, 0.007], "#2a2a30"
    )
    things.rod(canvas, [head + nose * 0.09 * tall - UP * 0.03 * tall, tip - UP * 0.006],
               [0.014 * tall, 0.005], ORANGE)  # fmt: skip
    for out in (-1, 1):
        cheek = head + look[:, 0] * out * 0.052 * tall - UP * 0.02 * tall - nose * 0.015 * tall
        with canvas.part(ORANGE, soft=0.4, lift=0.012) as patch:
            patch.chain(
                [cheek, cheek - UP * 0.07 * tall + nose * 0.02 * tall], [0.036 * tall, 0.02 * tall]
            )
        eye = head + look[:, 0] * out * 0.066 * tall + nose * 0.048 * tall + UP * 0.018 * tall
        things.ball(canvas, eye, 0.013 * tall, "#e9e4d8", flat=True)
        root = there(out * 0.15, 0.66, -0.01)
        tipped = there(out * (0.235 + 0.03 * bow), 0.36, 0.02 + 0.2 * bow)
        with canvas.part(INK, soft=0.5) as flipper:
            flipper.chain([root, (root + tipped) / 2 + side * out * 0.02, tipped],
                          [0.05 * tall, 0.055 * tall, 0.02 * tall])  # fmt: skip
        foot = at + (side * out * 0.085 + ahead * 0.05 + UP * 0.02) * tall
        for toe in (-0.05, 0.0, 0.05):
            tip = foot + (ahead * 0.15 + side * (toe + 0.02 * out) - UP * 0.012) * tall
            things.rod(canvas, [foot, tip], [0.034 * tall, 0.018 * tall], "#8a5a34")
        canvas.contact(foot, 0.07 * tall, 0.8)
    return np.asarray(head)


def _tailcoat(rng: random.Random) -> Who:
    """Return somebody in a tailcoat: no two are alike but for that."""
    build = rng.choice((
        "stout_man", "heavy_man", "heavy_woman", "stout_woman", "man", "woman", "old_man", "broad",
    ))  # fmt: skip
    old = build == "old_man" or rng.random() < 0.2
    man = "woman" not in build
    return Who(
        build, rng.choice(("pale", "fair", "tan", "brown", "dark", "deep")),
        head=rng.choice(("mei", "asha", "abeba", "ingrid", "nikos", "rosa")),
        hair=rng.choice(("crop", "side part", "horseshoe", "thinning", "short afro", "combed back"))
        if man else rng.choice(("low bun", "pixie", "bob", "crown plait", "short afro")),
        hair_colour="#d4d2cc" if old else rng.choice(("#1a161c", "#2e1d18", "#6a4630")),
        mood=rng.choice(("calm", "worried", "listening", "concentrating")),
        top=SNOW, coat=INK, coat_length=0.2, coat_open=0.6, legs="#23252e", shoes="#15161c",
        collar="high",
    )  # fmt: skip


def _bow_tie(stage: Stage, who: Person) -> None:
    head, ahead = who.place("head"), who.ahead
    knot = head - UP * 0.115 + ahead * 0.062
    side = np.cross(UP, ahead)
    for out in (-1, 1):
        things.rod(stage.canvas, [knot, knot + side * out * 0.04], [0.008, 0.02], ORANGE)


def _waiter(stage: Stage, rng: random.Random, facing: float) -> None:
    pose = rng.choice(("hands_behind", "stand", "contrapposto", "hands_behind", "slouching"))
    who = stage.person(_tailcoat(rng), pose, facing=facing)
    _bow_tie(stage, who)


def _flowered(stage: Stage, facing: float) -> None:
    """One person has come as she is."""
    who = Who(
        "heavy_woman", "dark", hair="afro", hair_colour="#1a1416", top="#d8688a",
        top_pattern="print #f6e6b0", skirt=0.75, sleeves=0.5, loose=0.7,
    )  # fmt: skip
    stage.person(who, "hands_behind", facing=facing)


def _chandelier(scene: Scene) -> None:
    """It hangs from nothing."""
    x, y = ICE.page(CANDLES)
    sheet, flames = scene.sheet(), scene.sheet()
    sheet.line(poly([(x, y - 190), (x, y - 64)], closed=False), "#6a4a28", 3)
    gold = "#8a6230"
    sheet.line(spline([(x, y - 66), (x - 9, y - 40), (x, y - 14), (x + 9, y - 40)]), gold, 7)
    for wide, low in ((128, 12), (72, -34)):
        count = 11 if wide > 100 else 7
        sheet.line(ellipse(x, y + low, wide, wide * 0.24), gold, 6)
        for number in range(count):
            angle = math.tau * (number + 0.5) / count
            px, py = x + wide * math.cos(angle), y + low + wide * 0.24 * math.sin(angle)
            sheet.line(
                spline([(x, y - 20), ((x + px) / 2, py + 16), (px, py)], closed=False), gold, 2.6
            )
            sheet.line(poly([(px, py), (px, py - 20)], closed=False), "#f4e9cc", 6)
            flames.fill(leaf((px, py - 19), (px, py - 42), 10), "#fff6cc")
            for drop in range(3):
                sheet.fill(ellipse(px, py + 9 + drop * 8, 2.6, 3.6), "#dfeaf2", 0.9)
    scene.lay(sheet, "metal", form=0.4)
    scene.put(flames, "screen")
    scene.exact(ellipse(x, y - 10, 150, 70))
    scene.shine(x, y - 18, 130, "#ffd48a", 0.5, wide=1.6)


def _accident(scene: Scene) -> None:
    """A tray, shards, a fish with a ribbon; one who would rather not see, and one who helps."""
    x, y = ICE.page(GAP)
    scene.in_shadow(ellipse(x + 4, y + 10, 74, 22), 0.45, blur=8)
    tray = scene.sheet()
    tray.fill(ellipse(x, y + 4, 72, 25, -5), "#7d8a9a").fill(ellipse(x, y, 70, 23, -5), "#dfe5ea")
    tray.line(ellipse(x, y, 57, 17, -5), "#8c98a6", 2)
    scene.lay(tray, "metal", way=0, form=0.3)
    fish = scene.sheet()
    with fish.at(x + 10, y - 10, 1.35, 8):
        fish.fill(poly([(-34, 0), (-60, -17), (-52, 1), (-62, 15)]), "#4f6f8c")
        fish.fill(
            spline([(-42, 0, 1), (-14, -15), (22, -12), (44, 1), (22, 11), (-14, 13)]), "#7394b0"
        )
        fish.fill(spline([(-30, 4), (0, 8), (36, 4), (18, 12), (-14, 13)]), "#d9e2e6")
        fish.fill(ellipse(31, -3, 3), "#10141c")
        fish.line(spline([(20, -11), (25, 0), (20, 10)], closed=False), "#4f6f8c", 1.4)
        fish.line(spline([(2, -14), (5, 0), (2, 13)], closed=False), ORANGE, 5)
        for out in (-1, 1):
            fish.fill(leaf((3, -14), (3 + out * 21, -29), 13, out * 0.2), ORANGE)
    scene.lay(fish, "plain", form=0.5, contact=0.5)
    _shards(scene, x, y)
    _helper(scene, GAP + vec(0.86, 0, 0.05))
    _ashamed(scene, GAP + vec(-0.78, 0, 0.05))


def _shards(scene: Scene, x: float, y: float) -> None:
    rng, glass = random.Random(4), scene.sheet()
    for _ in range(26):
        px, py = x + rng.gauss(-20, 70), y + 44 + rng.gauss(0, 16)
        size, spin = rng.uniform(3, 9), rng.uniform(0, 6.3)
        corners = [
            (px + size * math.cos(spin + k), py + 0.55 * size * math.sin(spin + k))
            for k in (0, 2, 4)
        ]
        glass.fill(poly(corners), rng.choice(("#8fb4d0", "#ffffff", "#cfe2ee")))
    scene.lay(glass, contact=0.4)


def _ashamed(scene: Scene, spot: Vec) -> None:
    """The young waiter, from behind: he sees them all, and wishes to be somewhere else."""
    stage = _stage(scene, spot)
    who = _tailcoat(random.Random(2)).like(
        build="youth", skin="fair", hair="side part", hair_colour="#8a4a26", top=INK, coat="",
        hem=0.1,
    )  # fmt: skip
    stage.person(who, "crying", facing=162)
    _lit(scene, stage, spot, high=6, dark=0.65)
    x, y = stage.page(vec(0, 0.5, 0))
    scene.exact(ellipse(x, y, stage.height * 0.3, stage.height * 0.55), 0.7)


def _helper(scene: Scene, spot: Vec) -> None:
    """The one that bends down, its shadow before it on the ice as a bow to us."""
    stage = _stage(scene, spot)
    _penguin(stage, vec(0, 0, 0), -84, 1.0, bow=0.7)
    (x, y), tall = stage.page(vec(0, 0, 0)), stage.height
    long = spline([(x - 0.24 * tall, y), (x + 0.2 * tall, y - 4), (x + 0.34 * tall, y + 0.3 * tall),
                   (x + 0.26 * tall, y + 0.58 * tall), (x - 0.1 * tall, y + 0.62 * tall),
                   (x - 0.42 * tall, y + 0.56 * tall), (x - 0.30 * tall, y + 0.47 * tall),
                   (x - 0.06 * tall, y + 0.44 * tall)])  # fmt: skip
    scene.in_shadow(long, 0.5, blur=7)
    _lit(scene, stage, spot, high=6, thrown=False)
    scene.exact(ellipse(x - 30, y - 0.4 * tall, tall * 0.6, tall * 0.55), 0.6)
