"""A stadium full to the last seat waits for a single tulip, still closed, and its gardener."""

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
from pinxit_atelier.gesture import POSES, SKINS, Canvas, Hand, Hold, Stage, things, unit, vec
from pinxit_atelier.gesture import Look as Wear

FORWARD, UP = (0.735, -0.678), (0.678, 0.735)  # of a camera high in the stand behind the goal
CAMERA: Final = -2.6, 2.4
FOCAL: Final = 930
MIDDLE: Final = 448, 590  # of the ground, on the page
PITCH: Final = 42
LAMP: Final = 690.0, -60.0
BUD: Final = "#e2283e"
NEAR: Final = -0.2  # rows nearer than that turn their backs to us

Spot = tuple[float, float, float]


def paint(page: Page) -> Scene:
    """Paint the ground, the bowl round it, the light, what is in it, and those in front of us."""
    scene = Scene(page, 9090, light=(560, 330, 420), glow="#fff0cc", shade="#16101e", reach=760,
                  felt=0.05)  # fmt: skip
    scene.focus(*MIDDLE, 210)
    scene.focus(430, 330, 200, 0.35)
    scene.backdrop([(0, "#120d18"), (1, "#231722")], page.y / 1200, amount=0.06)
    _bowl(scene)
    _pitch(scene)
    _crowd(scene)
    _dusk(scene)
    _beam(scene)
    _square(scene)
    _heaps(scene)
    _people(scene)
    _tulip(scene)
    scene.motes(60, "#ffe8c8", (300, 60, 760, 640), size=(0.7, 2.0), strength=0.5)
    _before_us(scene)
    return scene.finish(
        Look(brush=Brush(exact=0.045, edges=0.5), vignette=0.28, bloom=0.3, bloom_from=0.82,
             contrast=1.06, palette=Palette(mother="#8a6a70", much=0.06, accent=BUD, quiet=0.1))
    )  # fmt: skip


def seen(x: float, y: float, z: float) -> Spot:
    """Return where a place in the stadium is on the page, and how large a unit is there."""
    dy, dz = y - CAMERA[0], z - CAMERA[1]
    depth = max(dy * FORWARD[0] + dz * FORWARD[1], 0.2)
    high = dy * UP[0] + dz * UP[1]
    size = FOCAL / depth
    return MIDDLE[0] + x * size, MIDDLE[1] - high * size, size


def on_ring(radius: float, angle: float, z: float) -> Spot:
    """Return where a place on a ring round the middle is."""
    return seen(radius * math.cos(angle), radius * 0.96 * math.sin(angle), z)


def _round(radius: float, z: float) -> list[tuple[float, float]]:
    return [on_ring(radius, math.radians(a), z)[:2] for a in range(0, 360, 6)]


def _bowl(scene: Scene) -> None:
    """Steps under the crowd, so that no gap is empty."""
    steps = scene.sheet()
    for row in range(18, -1, -1):
        radius = 1.06 + row * 0.072
        steps.fill(spline(_round(radius + 0.09, (radius - 0.98) * 0.72)),
                   ("#2c1a22", "#1e131c")[row % 2])  # fmt: skip
    scene.put(steps)


def _pitch(scene: Scene) -> None:
    """Bare ground at night, with a worn line round the middle."""
    wall = scene.sheet()
    wall.fill(spline(_round(1.07, 0.06)), "#5a4440")
    wall.fill(spline(_round(1.05, 0.02)), "#3a2a2e")
    scene.lay(wall, "plain")
    ground = scene.sheet()
    for ring in range(9, 0, -1):
        ground.fill(spline(_round(ring / 9, 0)), ("#5c5546", "#544e42")[ring % 2])
    ground.line(spline(_round(0.36, 0)), "#a89a84", 2.4, 0.5)
    ground.line(spline(_round(0.94, 0)), "#a89a84", 2.6, 0.4)
    scene.lay(ground, "ground")


def _crowd(scene: Scene) -> None:
    """Row after row, everyone different; the nearest turn their backs to us."""
    fans: list[tuple[float, float, float]] = []
    for row in range(18):
        radius = 1.1 + row * 0.072
        count = int(2 * math.pi * radius / 0.145)
        for seat in range(count):
            angle = 2 * math.pi * (seat + 0.5 * (row % 2) + scene.rng.uniform(-0.2, 0.2)) / count
            fans.append((radius, angle, (radius - 0.98) * 0.72))
    fans.sort(key=lambda fan: -fan[0] * math.sin(fan[1]))
    for start in range(0, len(fans), 260):
        sheet = scene.sheet()
        for radius, angle, height in fans[start : start + 260]:
            x, y, size = on_ring(radius, angle, height)
            if -60 < x < 860 and y < 1300:
                lit = math.exp(-(((radius - 1.1) / 0.75) ** 2))
                _fan(sheet, scene.rng, (x, y, size / 23), lit, math.sin(angle))
        scene.lay(sheet, "plain", wobble=0.3)


def _fan(sheet: Sheet, rng: random.Random, at: Spot, lit: float, toward: float) -> None:
    """One of them: shoulders, a head, perhaps a scarf held up; light comes from the middle."""
    night = "#1a1220"
    coat = rng.choice(("#5a3438", "#3c3444", "#4a3a34", "#6a3034", "#33303c", "#544650"))
    skin = SKINS[rng.choice(("pale", "fair", "rose", "tan", "olive", "brown", "dark", "deep"))]
    hair = rng.choice(("#1c1416", "#2a1c18", "#4a3020", "#8a6a44", "#7a7472", "#5a2c20", "#33241e"))
    part = 0.22 + 0.7 * lit
    with sheet.at(at[0], at[1], at[2], rng.uniform(-9, 9)):
        body = [(-1.5, 2.6), (-1.3, 0.9), (-0.5, 0.45), (0.5, 0.45), (1.3, 0.9), (1.5, 2.6)]
        sheet.fill(spline(body), mix(night, coat, part))
        if toward > NEAR:
            sheet.fill(ellipse(0, -0.62, 0.8, 0.9), mix(night, hair, part))
            sheet.fill(ellipse(0, -0.34, 0.62, 0.74), mix(night, skin, part))
            sheet.fill(ellipse(0, -0.42, 0.5, 0.1), mix(night, skin, part * 0.5), 0.6)
        else:
            sheet.fill(ellipse(0, -0.45, 0.78, 0.92), mix(night, hair, part))
        mode = rng.random()
        if mode < 0.13:
            lift, sag = rng.uniform(1.3, 2.1), rng.uniform(0, 0.5)
            band = [(-2.0, -lift), (0, -lift + sag), (2.0, -lift)]
            for side in (-1, 1):
                arm = [(side * 1.0, 1.0), (side * 1.6, -0.2), (side * 1.8, -lift)]
                sheet.fill(taper(arm, [0.6, 0.5, 0.36]), mix(night, coat, part))
            sheet.fill(taper(band, [0.7, 0.7]), mix(night, "#a8383a", part))
        elif mode < 0.6:
            sheet.fill(taper([(-0.8, 0.5), (0, 0.75), (0.8, 0.5)], [0.5, 0.5]),
                       mix(night, "#a8383a", part))  # fmt: skip


def _dusk(scene: Scene) -> None:
    """The upper rows and the corners of the ground lie in the dark."""
    page = scene.page
    far = page.distance(*MIDDLE, 400, 390)
    scene.multiply((smoothstep(0.4, 1.7, far) * 0.36).astype(np.float32), "#2a2034")


def _beam(scene: Scene) -> None:
    """One floodlight, on one square metre."""
    x, y = MIDDLE
    beam = scene.sheet()
    beam.fill(poly([(LAMP[0] - 26, LAMP[1]), (LAMP[0] + 30, LAMP[1]), (x + 150, y + 12),
                    (x - 140, y + 22)]), "#ffeccb", 0.2, blur=14)  # fmt: skip
    scene.put(beam, "screen")
    pool = np.exp(-(scene.page.distance(x + 4, y + 16, 168, 104) ** 4)) * 0.55
    scene.image = (scene.image * (1 + 1.7 * pool[..., None])).astype(np.float32)
    scene.tint((pool * 0.2).astype(np.float32), "#f4d8a8")


def _square(scene: Scene) -> None:
    """A square of green, edged."""
    x, y = MIDDLE
    rng = scene.rng
    top = [(x - 74, y + 20), (x + 52, y + 2), (x + 84, y + 52), (x - 48, y + 74)]
    sod = scene.sheet()
    sod.fill(poly([(px, py + 9) for px, py in top]), "#2a1c18")
    sod.fill(poly(top), "#5f8f3c", grad=linear(x + 70, y, x - 60, y + 70, "#3f6e30"))
    for _ in range(330):
        u, v = rng.random(), rng.random()
        px, py = x - 74 + u * 126 + v * 26, y + 20 - u * 18 + v * 54
        tone = rng.choice(("#a8c864", "#3a6a2c", "#7aa848"))
        sod.fill(taper([(px, py), (px + rng.uniform(-3, 3), py - rng.uniform(5, 11))], [2, 0.4], 4),
                 tone, 0.85)  # fmt: skip
    scene.lay(sod, "grass", cast=Cast((-8, 6), dark=0.6))


def _heaps(scene: Scene) -> None:
    """Heaps of earth come nearer; out of the last one looks who makes them."""
    for x, y, size in ((206, 690, 0.7), (254, 706, 0.8), (292, 678, 0.9), (344, 690, 1.15)):
        heap = scene.sheet()
        outline = [
            (x - 32 * size, y + 6),
            (x - 16 * size, y - 15 * size),
            (x, y - 23 * size),
            (x + 17 * size, y - 13 * size),
            (x + 32 * size, y + 6),
            (x, y + 11 * size),
        ]
        heap.fill(spline(outline), "#4c362c", grad=linear(x + 20, y - 20, x - 20, y, "#2c1e1c"))
        scene.lay(heap, "ground", form=0.6, contact=0.5, cast=scene.falls(x, y, 0.8, dark=0.6))
    x, y = 346, 664
    mole = scene.sheet()
    mole.fill(spline([(x - 13, y + 8), (x - 12, y - 9), (x, y - 18), (x + 12, y - 10),
                      (x + 14, y + 8)]), "#2c2630")  # fmt: skip
    mole.fill(taper([(x, y - 8), (x + 14, y - 10), (x + 22, y - 12)], [14, 10, 4]), "#3a323c")
    mole.fill(ellipse(x + 22, y - 12, 3.6), "#d88a8c")
    for px in (-11, 13):
        mole.fill(ellipse(x + px, y + 8, 6, 4), "#c8928a")
    scene.exact(ellipse(x, y, 40))
    scene.lay(mole, "fur", form=0.5)


def _people(scene: Scene) -> None:
    """The gardener waters; the referee measures."""
    x, y = MIDDLE
    stage = Stage(scene, x, y + 36, 190, pitch=PITCH, box=(230, 400, 690, 760))
    gardener = Wear(
        "old_woman",
        "brown",
        head="asha",
        hair="low_bun",
        hair_colour="#8a8480",
        hat="straw",
        hat_colour="#c8ae74",
        top="#c9c2b0",
        skirt=0.8,
        skirt_colour="#4a5a6e",
        apron="#5a7a5a",
        boots=0.4,
        shoes="#3a4a3c",
    )
    pours = Hand((0.06, 0.62, 0.27), (0.8, -0.6, -0.3), "bag", (-0.2, -0.3, 0.9), (-1, -0.2, 0))
    helps = Hand((-0.02, 0.5, 0.24), (-0.9, -0.6, -0.2), "rest", (0.3, -0.2, 0.9), (0.4, -0.8, 0))
    who = stage.person(gardener, "stand", at=(0.6, 0, -0.06), facing=-76, left_hand=pours,
                       right_hand=helps, chest=(0, 16, 0), head=(0, 22, 0))  # fmt: skip
    rose = _can(stage.canvas, who.hold["l"], unit(vec(-1, 0, 0.05)))
    referee = Wear("thin_man", "fair", head="ravi", hair="thinning", hair_colour="#3a302c",
                   top="#d8d2c4", top_pattern="bands #232028", sleeves=0.4, legs="#232028",
                   leg_length=0.5, socks="#232028", shoes="#18161a")  # fmt: skip
    holds = Hand((-0.06, 0.34, 0.36), (-0.8, -0.4, -0.2), "pen", (0, 0.3, 0.9), (0.9, 0, 0))
    pose = POSES["one_knee"].like(right_hand=holds, head=(0, 24, 0))
    man = stage.person(referee, pose, at=(-0.66, 0, -0.04), facing=70)
    ruler = man.hold["r"].pinch
    foot = vec(ruler[0] + 0.05, 0, ruler[2])
    things.rod(stage.canvas, [foot, foot + vec(0, 0.62, 0)], 0.013, "#e0c88a")
    stage.paint(rim=0.5, rim_colour="#fff2d0", shadow=0.8, contact=0.9, focus=(x, y, 300),
                fill=0.45, dim=0.1)  # fmt: skip
    _water(scene, *stage.page(rose))


def _can(canvas: Canvas, hold: Hold, ahead: np.ndarray) -> np.ndarray:
    """A watering can in the bend of the fingers, tipped; return its rose."""
    up = unit(vec(0, 1, 0) + ahead * 0.5)
    low = hold.hook - up * 0.16 + ahead * 0.02
    things.rod(canvas, [hold.hook - ahead * 0.05 - up * 0.04, hold.hook, hold.hook + ahead * 0.06
               - up * 0.04], 0.01, "#7a8a90")  # fmt: skip
    with canvas.part("#b8a050", soft=0.3, sheen=0.5) as tin:
        tin.chain([low, low + up * 0.07], [0.075, 0.07])
    rose = low + ahead * 0.21 + vec(0, 0.06, 0)
    things.rod(canvas, [low + ahead * 0.04, rose], [0.018, 0.013], "#b8a050")
    things.ball(canvas, rose, 0.03, "#d0bc74")
    return np.asarray(rose)


def _water(scene: Scene, x: float, y: float) -> None:
    water = scene.sheet()
    for number in range(8):
        end = x - 16 - number * 3.2, y + 52 + number % 3 * 7
        water.fill(taper([(x - 2, y), (x - 10 - number * 1.6, y + 18), end], [1.8, 1.6, 0.8]),
                   "#d4e6ea", 0.8)  # fmt: skip
    scene.put(water)
    scene.exact(ellipse(x - 24, y + 30, 34, 44))


def _tulip(scene: Scene) -> None:
    """Still closed."""
    x, y = MIDDLE
    with scene.layer("plain", cast=scene.falls(x, y + 36, 1.1, dark=0.7), form=0.3):
        plant = scene.sheet()
        plant.fill(limb([(x, y + 36), (x + 2, y - 8), (x, y - 52)], [7, 6, 6]), "#5c8a3c")
        plant.fill(leaf((x, y + 34), (x - 34, y - 28), 19, 0.18), "#4a7a38")
        plant.fill(leaf((x, y + 34), (x + 30, y - 16), 17, -0.18), "#7aa850")
        scene.lay(plant, "foliage")
        bud = scene.sheet()
        bud.fill(leaf((x - 9, y - 44), (x - 6, y - 112), 28, 0.05, 0.36), "#a8182e")
        bud.fill(leaf((x + 9, y - 44), (x + 7, y - 112), 28, -0.05, 0.36), "#c81f36")
        bud.fill(leaf((x, y - 41), (x + 1, y - 110), 32, 0, 0.36), BUD,
                 grad=linear(x + 14, y - 100, x - 14, y - 44, "#b81a32"))  # fmt: skip
        gleam = taper([(x + 7, y - 56), (x + 8, y - 76), (x + 4, y - 96)], [1, 5, 0.8])
        bud.fill(gleam, "#ffb4b0", 0.8)
        scene.lay(bud, "plain")
    scene.exact(ellipse(x, y - 30, 50, 90))


def _before_us(scene: Scene) -> None:
    """Two in the row before us, out of focus, with a scarf held up."""
    stage = Stage(scene, 210, 1690, 800, pitch=10, box=(-60, 560, 860, 1230))
    father = Wear("broad", "tan", hair="crop", hair_colour="#2a2020", hat="beanie",
                  hat_colour="#7a2c30", top="#3a3440", scarf="#8a3436")  # fmt: skip
    stage.person(father, "stand", at=(-0.12, 0, 0), facing=170)
    other = Wear("thin_woman", "fair", hair="bun", hair_colour="#6a4a34", top="#443a4a",
                 scarf="#8a3436")  # fmt: skip
    stage.person(other, "stand", at=(0.62, -0.14, 0.1), facing=186)
    stage.paint(blur=1.6, dim=0, fill=0.42, shadow=0, contact=0, rim=1.0, rim_colour="#e0bc90",
                light=(460, 560, 40))  # fmt: skip
