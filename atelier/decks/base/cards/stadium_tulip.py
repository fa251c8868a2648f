"""A stadium full to the last seat waits for a single tulip, still closed, and its gardener.

One shaft of light, masses of dark people, and one red thing.
"""

import math
import random
from typing import Final

import numpy as np

from pinxit_atelier.engine import (
    Brush,
    Cast,
    Field,
    Look,
    Page,
    Palette,
    Scene,
    Sheet,
    ellipse,
    leaf,
    limb,
    linear,
    mix,
    poly,
    smoothstep,
    spline,
    taper,
)
from pinxit_atelier.gesture import POSES, Canvas, Hand, Hold, Stage, things, unit, vec
from pinxit_atelier.gesture import Look as Wear

TILT: Final = math.radians(25)  # of a camera in the lower stand
FORWARD, UP = (math.cos(TILT), -math.sin(TILT)), (math.sin(TILT), math.cos(TILT))
FAR_OFF: Final = 2.7
FOCAL: Final = 900
MIDDLE: Final = 420.0, 770.0  # of the ground, on the page
LAMP: Final = 655.0, -30.0
BUD: Final = "#d81e34"
NIGHT: Final = "#0e1218"

Spot = tuple[float, float, float]


def paint(page: Page) -> Scene:
    """Paint the bowl, those in it, the light, what stands in it, and the heads before us."""
    scene = Scene(page, 9090, light=(500, 480, 330), glow="#f4e6c8", shade="#0d1119", reach=760,
                  felt=0.05)  # fmt: skip
    scene.focus(MIDDLE[0], MIDDLE[1] - 70, 230)
    scene.backdrop([(0, "#0b0e13"), (0.6, "#161b22"), (1, "#11151b")], page.y / 1200, amount=0.05)
    _crowd(scene)
    _roof(scene)
    _pitch(scene)
    _haze(scene)
    _shaft(scene)
    _square(scene)
    _heaps(scene)
    _people(scene)
    _tulip(scene)
    scene.motes(70, "#fff0d0", (330, 60, 690, 760), size=(0.7, 2.0), strength=0.5)
    _before_us(scene)
    return scene.finish(
        Look(
            brush=Brush(exact=0.04, edges=0.6), vignette=0.3, bloom=0.32, bloom_from=0.8,
            contrast=1.12,
            shadows="#1c2e54",
            lights="#ffe6b0",
            split=0.1, masses=0.25,
            palette=Palette(
                colours=("#0c1016", "#34465c", "#94886f", "#f8e0a4", "#4f6a38", "#74503f"),
                mother="#74706c", accent=BUD, quiet=0.3, hold=0.65, warmth=-0.1,
            ),
        )
    )  # fmt: skip


def seen(x: float, y: float, z: float) -> Spot:
    """Return where a place in the stadium is on the page, and how large a unit is there."""
    depth = max(FAR_OFF + y * FORWARD[0] + z * FORWARD[1], 0.2)
    size = FOCAL / depth
    return MIDDLE[0] + x * size, MIDDLE[1] - (y * UP[0] + z * UP[1]) * size, size


def on_ring(radius: float, angle: float, z: float) -> Spot:
    """Return where a place on a ring round the middle is."""
    return seen(radius * math.cos(angle), radius * math.sin(angle), z)


def _round(radius: float, z: float) -> list[tuple[float, float]]:
    return [on_ring(radius, math.radians(a), z)[:2] for a in range(0, 360, 5)]


def _rise(radius: float) -> float:
    """Return how high the stand is at a radius: it grows steeper."""
    return max(radius - 1.04, 0) * 0.62 + 0.10 * max(radius - 1.04, 0) ** 2


def _crowd(scene: Scene) -> None:
    """Masses first: whole blocks are lighter or darker; single heads only by the light."""
    rng = random.Random(90)
    blocks = scene.page.noise(31, 120, 3)
    rows: list[tuple[float, float, float]] = []
    radius = 3.05
    while radius > 1.1:
        count = int(math.tau * radius / 0.125)
        for seat in range(count):
            angle = math.tau * (seat + 0.5 * rng.random()) / count
            if math.sin(angle) > -0.42:
                rows.append((radius, angle, _rise(radius)))
        radius -= 0.072 if radius > 1.5 else 0.062
    rows.sort(key=lambda fan: -fan[0] * math.sin(fan[1]))
    for start in range(0, len(rows), 420):
        sheet = scene.sheet()
        for radius, angle, height in rows[start : start + 420]:
            x, y, size = on_ring(radius, angle, height)
            if -40 < x < 840 and y > 60:
                px = (
                    min(int(y * scene.page.scale), blocks.shape[0] - 1),
                    min(max(int(x * scene.page.scale), 0), blocks.shape[1] - 1),
                )
                near = math.exp(-(((radius - 1.05) / 0.62) ** 2))
                _fan(sheet, rng, (x, y, size / 21), near, float(blocks[px]))
        scene.lay(sheet, "plain", wobble=0.5)


def _fan(sheet: Sheet, rng: random.Random, at: Spot, lit: float, block: float) -> None:
    """One of them: a shoulder, a head; a few hold a scarf over it."""
    part = max(0.1, 0.30 + 0.50 * lit + 0.16 * block)
    coat = rng.choice(("#4a4a50", "#3a4650", "#57504a", "#5c3a38", "#40444c", "#6a6258"))
    skin = rng.choice(("#d8b490", "#b98a66", "#8a6044", "#5c3e30", "#c49a78", "#e0c4a4"))
    hair = rng.choice(("#14161a", "#241e1c", "#4a3e34", "#7a746a", "#1c1a1c"))
    with sheet.at(at[0], at[1], at[2], rng.uniform(-10, 10)):
        body = [(-1.5, 2.8), (-1.2, 0.8), (-0.4, 0.4), (0.4, 0.4), (1.2, 0.8), (1.5, 2.8)]
        sheet.fill(spline(body), mix(NIGHT, coat, part))
        sheet.fill(ellipse(0, -0.6, 0.72, 0.86), mix(NIGHT, hair, part))
        sheet.fill(ellipse(0.06, -0.3, 0.52, 0.62), mix(NIGHT, skin, part * rng.uniform(0.5, 1.0)))
        if rng.random() < 0.07:
            lift, sag = rng.uniform(1.3, 2.0), rng.uniform(0.1, 0.5)
            for side in (-1, 1):
                sheet.fill(taper([(side, 1.0), (side * 1.6, -0.2), (side * 1.8, -lift)],
                                 [0.6, 0.5, 0.36]), mix(NIGHT, coat, part))  # fmt: skip
            band = [(-2.0, -lift), (0, -lift + sag), (2.0, -lift)]
            sheet.fill(taper(band, [0.8, 0.8]), mix(NIGHT, "#7a4a48", part))


def _roof(scene: Scene) -> None:
    """The rim of the roof, and the night over it."""
    rim = scene.sheet()
    edge = [on_ring(3.1, math.radians(a), _rise(3.1) + 0.24)[:2] for a in range(-10, 191, 6)]
    rim.fill(poly([(900, -60), *edge, (-100, -60)]), "#12171f")
    for number in range(1, len(edge) - 1, 2):
        rim.line(poly([edge[number], (edge[number][0], edge[number][1] - 60)], closed=False),
                 "#1a2027", 4)  # fmt: skip
    scene.lay(rim, "plain", wobble=1)
    lamps = scene.sheet()
    for row in range(2):
        for column in range(4):
            lamps.fill(ellipse(620 + column * 22, 24 + row * 20 + column * 3, 7, 6), "#fff8e4")
    scene.put(lamps)
    scene.shine(655, 36, 120, "#fff0d0", 0.7)


def _pitch(scene: Scene) -> None:
    """Bare ground at night, with a worn line round the middle."""
    wall, ground = scene.sheet(), scene.sheet()
    wall.fill(spline(_round(1.09, 0.10)), "#20262c")
    wall.fill(spline(_round(1.05, 0.03)), "#12161b")
    scene.lay(wall, "plain")
    ground.fill(spline(_round(1.02, 0)), "#544f45")
    scene.lay(ground, "ground", way=0)
    line = scene.sheet()
    line.line(spline(_round(0.52, 0)), "#b4ac98", 3.0, 0.5)
    line.line(spline(_round(0.94, 0)), "#b4ac98", 3.0, 0.4)
    scene.put(line)


def _haze(scene: Scene) -> None:
    """Breath of thousands: the far stand is a grey mass, the corners go into the dark."""
    page = scene.page
    far = page.distance(MIDDLE[0] + 40, MIDDLE[1] - 250, 1.3, 1.0)
    fog = np.exp(-((far / 430) ** 2)) * (0.8 + 0.25 * page.noise(51, 200, 3))
    scene.tint((fog * 0.3).astype(np.float32), "#74848e")
    dark = smoothstep(240, 640, page.distance(MIDDLE[0], MIDDLE[1] - 120, 1.0, 1.25))
    scene.multiply((dark * 0.42).astype(np.float32), "#1c2634")


def _cone(page: Page) -> Field:
    """Return for each pixel how much of the shaft is in front of it."""
    end = MIDDLE[0] + 4, MIDDLE[1] + 10
    dx, dy = end[0] - LAMP[0], end[1] - LAMP[1]
    long = math.hypot(dx, dy)
    along = ((page.x - LAMP[0]) * dx + (page.y - LAMP[1]) * dy) / long
    aside = ((page.x - LAMP[0]) * dy - (page.y - LAMP[1]) * dx) / long
    part = np.clip(along / long, 0.02, 1.2)
    half = 16 + 132 * part
    inside = smoothstep(1.0, 0.72, np.abs(aside) / half)
    smoke = 0.82 + 0.24 * page.noise(41, 150, 4, 0.55, (0.8, 1.8))
    low = smoothstep(MIDDLE[1] + 60, MIDDLE[1] - 10, page.y)
    return np.asarray(inside * smoke * (0.8 - 0.4 * part) * low * (along > 0), np.float32)


def _shaft(scene: Scene) -> None:
    """One floodlight, on one square metre; the ground gives it back."""
    x, y = MIDDLE
    page = scene.page
    pool = np.exp(-(page.distance(x + 4, y + 14, 186, 84) ** 5))
    soft = np.exp(-(page.distance(x + 4, y + 14, 330, 150) ** 2)) * 0.4
    scene.image = (scene.image * (1 + (1.5 * pool + 0.9 * soft)[..., None])).astype(np.float32)
    scene.tint((pool * 0.62 + soft * 0.3).astype(np.float32), "#f0dcac")
    shaft = _cone(page)
    scene.image = 1 - (1 - scene.image) * (1 - shaft[..., None] * np.array([1.0, 0.9, 0.66]))
    scene.image = scene.image.astype(np.float32)


def _square(scene: Scene) -> None:
    """A square of green, cut clean."""
    x, y = MIDDLE
    rng = random.Random(7)
    top = [(x - 104, y + 12), (x + 62, y - 12), (x + 112, y + 36), (x - 62, y + 66)]
    sod = scene.sheet()
    sod.fill(poly([(px, py + 13) for px, py in top]), "#241a14")
    sod.fill(poly(top), "#587c38", grad=linear(x + 90, y, x - 80, y + 60, "#2f5026"))
    for _ in range(420):
        u, v = rng.random(), rng.random()
        px, py = x - 104 + u * 166 + v * 44, y + 12 - u * 24 + v * 51
        tone = rng.choice(("#9cb45c", "#35582a", "#6c9040"))
        tip = px + rng.uniform(-5, 5), py - rng.uniform(7, 15)
        sod.fill(taper([(px, py), tip], [2.6, 0.5], 4), tone, 0.85)
    scene.lay(sod, "grass", way=85, cast=Cast((-22, 12), dark=0.7))


def _heaps(scene: Scene) -> None:
    """Heaps of earth come nearer; out of the last one looks who makes them."""
    for x, y, size in ((190, 858, 0.9), (246, 884, 1.1), (300, 872, 1.25), (346, 898, 1.7)):
        heap = scene.sheet()
        outline = [
            (x - 32 * size, y + 6),
            (x - 16 * size, y - 15 * size),
            (x, y - 22 * size),
            (x + 17 * size, y - 13 * size),
            (x + 32 * size, y + 6),
            (x, y + 11 * size),
        ]
        heap.fill(spline(outline), "#3c3028", grad=linear(x + 20, y - 20, x - 20, y, "#1c1816"))
        scene.lay(heap, "ground", form=0.7, contact=0.6, cast=scene.falls(x, y, 0.9, dark=0.7))
    x, y = 350, 858
    mole = scene.sheet()
    mole.fill(spline([(x - 19, y + 12), (x - 17, y - 13), (x, y - 26), (x + 17, y - 14),
                      (x + 20, y + 12)]), "#3e3c46",
              grad=linear(x + 16, y - 20, x - 18, y, "#1a1a20"))  # fmt: skip
    mole.fill(taper([(x, y - 12), (x + 20, y - 16), (x + 32, y - 20)], [20, 13, 5]), "#5a5660")
    mole.fill(ellipse(x + 32, y - 20, 4.6), "#c88880")
    for px in (-16, 19):
        mole.fill(ellipse(x + px, y + 11, 9, 6), "#b48478")
    scene.lay(mole, "fur", form=0.6)
    scene.exact(ellipse(x, y, 50))


def _people(scene: Scene) -> None:
    """The gardener waters; the referee measures."""
    x, y = MIDDLE
    stage = Stage(scene, x, y + 34, 270, pitch=24, box=(140, 420, 740, 950))
    gardener = Wear(
        "old_woman", "brown", head="asha", hair="low bun", hair_colour="#8a8480", hat="straw",
        hat_colour="#b8a478", top="#9aa09a", skirt=0.8, skirt_colour="#46525c", apron="#6a7a64",
        boots=0.4, shoes="#2c3430",
    )  # fmt: skip
    pours = Hand((0.06, 0.60, 0.27), (0.8, -0.6, -0.3), "bag", (-0.2, -0.3, 0.9), (-1, -0.2, 0))
    helps = Hand((-0.02, 0.48, 0.24), (-0.9, -0.6, -0.2), "rest", (0.3, -0.2, 0.9), (0.4, -0.8, 0))
    who = stage.person(gardener, "stand", at=(0.60, 0, -0.02), facing=-72, left_hand=pours,
                       right_hand=helps, chest=(6, 24, -4), head=(4, 26, 6),
                       hips=(-8, 0, 4))  # fmt: skip
    rose = _can(stage.canvas, who.hold["l"], unit(vec(-1, 0, 0.05)))
    referee = Wear("thin_man", "fair", head="ravi", hair="crop", hair_colour="#3a302c",
                   top="#c4c0b4", top_pattern="bands #1c1e22", sleeves=0.4, legs="#1c1e22",
                   leg_length=0.5, socks="#1c1e22", shoes="#141416")  # fmt: skip
    holds = Hand((-0.06, 0.34, 0.36), (-0.8, -0.4, -0.2), "pen", (0, 0.3, 0.9), (0.9, 0, 0))
    pose = POSES["one_knee"].like(right_hand=holds, head=(0, 4, 6), chest=(-10, 18, 4))
    man = stage.person(referee, pose, at=(-0.64, 0, 0.02), facing=66)
    ruler = man.hold["r"].pinch
    foot = vec(ruler[0] + 0.05, 0, ruler[2])
    things.rod(stage.canvas, [foot, foot + vec(0, 0.74, 0)], 0.013, "#c8b48a")
    stage.paint(light=(LAMP[0] - 90, 300, 300), rim=0.8, rim_colour="#fff2d4", shadow=0.8,
                contact=0.9, focus=(x, y, 340), fill=0.3, dim=0.25)  # fmt: skip
    _water(scene, *stage.page(rose))


def _can(canvas: Canvas, hold: Hold, ahead: np.ndarray) -> np.ndarray:
    """A watering can in the bend of the fingers, tipped; return its rose."""
    up = unit(vec(0, 1, 0) + ahead * 0.5)
    low = hold.hook - up * 0.16 + ahead * 0.02
    things.rod(canvas, [hold.hook - ahead * 0.05 - up * 0.04, hold.hook, hold.hook + ahead * 0.06
               - up * 0.04], 0.01, "#7a8a90")  # fmt: skip
    with canvas.part("#8c8a7c", soft=0.3, sheen=0.6) as tin:
        tin.chain([low, low + up * 0.07], [0.075, 0.07])
    rose = low + ahead * 0.21 + vec(0, 0.06, 0)
    things.rod(canvas, [low + ahead * 0.04, rose], [0.018, 0.013], "#8c8a7c")
    things.ball(canvas, rose, 0.03, "#aaa898")
    return np.asarray(rose)


def _water(scene: Scene, x: float, y: float) -> None:
    water = scene.sheet()
    for number in range(9):
        end = x - 22 - number * 4.4, y + 70 + number % 3 * 9
        water.fill(taper([(x - 2, y), (x - 14 - number * 2.2, y + 22), end], [2.2, 2.0, 0.9]),
                   "#eef2ea", 0.8)  # fmt: skip
    scene.put(water)
    scene.exact(ellipse(x - 30, y + 40, 44, 54))


def _tulip(scene: Scene) -> None:
    """Still closed."""
    x, y = MIDDLE
    with scene.layer("plain", cast=scene.falls(x, y + 30, 1.0, dark=0.8), form=0.4):
        plant = scene.sheet()
        plant.fill(limb([(x, y + 32), (x + 4, y - 40), (x - 1, y - 112)], [10, 8, 8]), "#56803c")
        plant.fill(leaf((x, y + 30), (x - 56, y - 62), 29, 0.2), "#3c6430")
        plant.fill(leaf((x, y + 30), (x + 46, y - 44), 26, -0.2), "#7c9c50")
        plant.fill(leaf((x, y + 30), (x - 16, y - 80), 20, 0.1), "#56803c")
        scene.lay(plant, "foliage")
        bud = scene.sheet()
        bud.fill(leaf((x - 14, y - 104), (x - 10, y - 206), 42, 0.05, 0.36), "#8c1226")
        bud.fill(leaf((x + 12, y - 104), (x + 12, y - 208), 42, -0.05, 0.36), "#c81a30")
        bud.fill(leaf((x - 1, y - 99), (x + 1, y - 204), 48, 0, 0.36), BUD,
                 grad=linear(x + 20, y - 190, x - 22, y - 108, "#9c142a"))  # fmt: skip
        gleam = taper([(x + 10, y - 122), (x + 13, y - 154), (x + 7, y - 186)], [1.5, 8, 1])
        bud.fill(gleam, "#ff9c94", 0.7, blur=1.5)
        scene.lay(bud, "plain")
    scene.exact(ellipse(x, y - 80, 80, 150))
    scene.shine(x, y - 150, 90, "#ff6a5c", 0.12)


def _before_us(scene: Scene) -> None:
    """Two in the row before us, out of focus, dark against the lit ground."""
    stage = Stage(scene, 120, 1716, 940, pitch=6, box=(-120, 560, 920, 1260))
    man = Wear("broad", "tan", hair="crop", hair_colour="#181a1e", hat="beanie",
               hat_colour="#39414c", top="#262c36", scarf="#5c4444")  # fmt: skip
    woman = Wear("thin_woman", "fair", hair="bun", hair_colour="#2a221e", top="#2c323c",
                 scarf="#5c4444")  # fmt: skip
    stage.person(man, "stand", at=(-0.09, -0.04, 0), facing=168, head=(-8, 6, 6))
    stage.person(woman, "stand", at=(0.60, -0.10, 0.05), facing=196, head=(14, -4, -8))
    stage.paint(blur=2.6, dim=0.15, fill=0.3, shadow=0, contact=0, rim=0.7, rim_colour="#e0cca0",
                light=(430, 700, -60))  # fmt: skip
    behind = Stage(scene, 330, 1800, 900, pitch=6, box=(-20, 860, 820, 1260))
    youth = Wear("youth", "dark", hair="afro", hair_colour="#15171c", top="#1b212b")
    behind.person(youth, "stand", at=(0.12, 0, 0), facing=182, head=(10, 0, 6))
    behind.paint(blur=3, dim=0.3, fill=0.3, shadow=0, contact=0, rim=0.2, rim_colour="#8c98a8")
