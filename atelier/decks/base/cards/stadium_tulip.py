"""A stadium full to the last seat roars for a single tulip, still closed, and its gardener."""

import math
import random

import numpy as np

from pinxit_atelier.compose import downwards
from pinxit_atelier.engine import (
    Look,
    Page,
    Scene,
    Sheet,
    darker,
    ellipse,
    leaf,
    limb,
    linear,
    mix,
    poly,
    rect,
    smoothstep,
    spline,
    taper,
)
from pinxit_atelier.people import SKINS, Figure, Stage
from pinxit_atelier.people import Look as Person

NIGHT, CARMINE, SCARF, BRICK, WHITE, GRASS = (
    "#1c0410", "#a80f2a", "#f0202c", "#8c3226", "#fff8ea", "#58c832",
)  # fmt: skip
FORWARD, UP = (0.735, -0.678), (0.678, 0.735)  # of a camera high in the stand behind the goal
CAMERA = -2.6, 2.4
FOCAL = 960
LAMPS = ((92, 66), (708, 66))
TULIP = 404, 622

Spot = tuple[float, float, float]


def paint(page: Page) -> Scene:
    """Paint the bowl from its far side round to ours, and the quiet in the middle."""
    scene = Scene(page, 9090, light=(400, 560, 420), glow="#ffe9c0", shade="#22030e", reach=900)
    _sky(scene)
    _bowl(scene)
    _pitch(scene)
    _crowd(scene)
    _masts(scene)
    _beams(scene)
    _patch(scene)
    _mole(scene)
    _tulip(scene)
    _people(scene)
    scene.motes(120, "#ffd0c0", (40, 120, 760, 700), size=(0.8, 2.6), strength=0.6)
    return scene.finish(
        Look(vignette=0.34, bloom=0.34, bloom_from=0.8, contrast=1.12, saturation=1.1,
        shadows="#3a0420", lights="#ffe0a0", split=0.06),
    )  # fmt: skip


def seen(x: float, y: float, z: float) -> Spot:
    """Return where a place in the stadium is on the page, and how large a unit is there."""
    dy, dz = y - CAMERA[0], z - CAMERA[1]
    depth = max(dy * FORWARD[0] + dz * FORWARD[1], 0.2)
    high = dy * UP[0] + dz * UP[1]
    size = FOCAL / depth
    return 400 + x * size, 610 - high * size, size


def on_ring(radius: float, angle: float, z: float) -> Spot:
    """Return where a place on a ring round the middle is."""
    return seen(radius * math.cos(angle), radius * 0.96 * math.sin(angle), z)


def _sky(scene: Scene) -> None:
    page = scene.page
    scene.backdrop([
        (0, "#2a0616"), (0.16, "#6a0c22"), (0.3, "#c83a2a"), (1, NIGHT),
    ], downwards(page), amount=0.12)  # fmt: skip


def _bowl(scene: Scene) -> None:
    """Steps under the crowd, so that no gap is empty."""
    for row in range(18, -1, -1):
        radius = 1.06 + row * 0.072
        outline = [
            on_ring(radius + 0.09, math.radians(a), (radius - 0.98) * 0.72)[:2]
            for a in range(0, 360, 6)
        ]
        step = scene.sheet()
        step.fill(spline(outline), mix("#7a1420", "#36060f", row % 2))
        scene.put(step)


def _pitch(scene: Scene) -> None:
    """Brick-red, mown in rings, and nothing on it."""
    rng = scene.rng
    wall = scene.sheet()
    wall.fill(
        spline([on_ring(1.07, math.radians(a), 0.06)[:2] for a in range(0, 360, 6)]), "#fff0e0"
    )
    wall.fill(
        spline([on_ring(1.06, math.radians(a), 0.02)[:2] for a in range(0, 360, 6)]), "#d8202a"
    )
    scene.add(wall, relief=4, lo=0.4, wobble=0.4)
    pitch = scene.sheet()
    for ring in range(9, 0, -1):
        outline = [on_ring(ring / 9, math.radians(a), 0)[:2] for a in range(0, 360, 6)]
        pitch.fill(spline(outline), ("#9a3a2c", "#8a2f26")[ring % 2])
    for _ in range(900):
        angle, far = rng.uniform(0, 6.28), rng.random() ** 0.5
        x, y, _ = on_ring(far * 0.98, angle, 0)
        pitch.fill(ellipse(x, y, 4, 1.2), rng.choice(["#b85040", "#6a2018"]), 0.4)
    for far in (0.93, 0.34):
        pitch.line(
            spline([on_ring(far, math.radians(a), 0)[:2] for a in range(0, 360, 6)]), "#ffe8d8",
            2.6, 0.6
        )  # fmt: skip
    scene.add(pitch, relief=4, lo=0.3, wobble=0.5, shadow=(0, 0, 14, 0.6))
    edge = np.clip((scene.page.distance(400, 620, 296, 250) - 0.35) * 0.75, 0, 0.62)
    inside = smoothstep(1.12, 1.0, scene.page.distance(400, 620, 294, 254))
    scene.multiply((edge * inside).astype(np.float32), "#3a0814")


def _crowd(scene: Scene) -> None:
    """Row after row, everyone different, all of them in red; the nearest turn their backs to us."""
    fans: list[tuple[float, float, float]] = []
    for row in range(18):
        radius = 1.1 + row * 0.072
        count = int(2 * math.pi * radius / 0.15)
        for seat in range(count):
            angle = 2 * math.pi * (seat + 0.5 * (row % 2) + scene.rng.uniform(-0.16, 0.16)) / count
            fans.append((radius, angle, (radius - 0.98) * 0.72))
    fans.sort(key=lambda fan: -fan[0] * math.sin(fan[1]))
    for start in range(0, len(fans), 150):
        sheet = scene.sheet()
        for radius, angle, height in fans[start : start + 150]:
            x, y, size = on_ring(radius, angle, height)
            if -60 < x < 860 and y < 1300:
                _fan(sheet, scene.rng, x, y, size / 230, math.sin(angle), -math.cos(angle))
        near = start / len(fans)
        scene.add(
            sheet, relief=4 + 8 * near, lo=0.45, hi=0.5, rim=0.5,
            shadow=(0, 3 + 6 * near, 4 + 6 * near, 0.5), wobble=0.4, amount=0.08, dim=0.25,
        )  # fmt: skip


def _fan(
    sheet: Sheet, rng: random.Random, x: float, y: float, size: float, toward: float, aside: float
) -> None:
    """One of them: a coat, arms, a scarf, a head that roars, or a head from behind."""
    unit = 10.4 * size
    coat = rng.choice(["#c8141e", "#8a0c20", "#e03a28", "#5c0a1a", "#a82a22", "#3a0a18"])
    skin = SKINS[rng.choice(["pale", "fair", "rose", "tan", "olive", "brown", "dark", "ebony"])]
    hair = rng.choice(["#1c1014", "#1c1014", "#3a2018", "#6a3a20", "#b87a34", "#d8d0c8", "#8a3a22"])
    with sheet.at(x, y, unit, rng.uniform(-8, 8)):
        sheet.fill(
            spline([(-1.5, 2.6), (-1.4, 0.9), (-0.6, 0.5), (0.6, 0.5), (1.4, 0.9), (1.5, 2.6)]),
            coat,
        )
        mode = rng.random()
        if mode < 0.42:
            lift = rng.uniform(1.5, 2.3)
            for side in (-1, 1):
                sheet.fill(
                    limb([(side * 1.1, 1.1), (side * 1.7, -0.2), (side * 1.5, -lift)],
                    [0.72, 0.62, 0.5]), coat,
                )  # fmt: skip
                sheet.fill(ellipse(side * 1.5, -lift - 0.2, 0.36), skin)
            if mode < 0.3:
                sag = rng.uniform(-0.3, 0.5)
                band = [(-2.1, -lift - 0.1), (0, -lift + sag), (2.1, -lift - 0.1)]
                sheet.fill(taper(band, [0.9, 0.9]), SCARF)
                for part in (-1.5, -0.75, 0.75, 1.5):
                    sheet.fill(
                        rect(part - 0.16, -lift - 0.4 + sag * (1 - abs(part) / 2.1), 0.32, 0.8),
                        WHITE,
                    )
        head = ellipse(0, -0.5, 0.92, 1.05)
        if toward > 0.05:
            sheet.fill(ellipse(0, -0.72, 1.04, 1.06), hair)
            sheet.fill(ellipse(aside * 0.16, -0.36, 0.82, 0.9), skin)
            roar = rng.random()
            dark = mix(skin, "#2a0610", 0.8)
            for side in (-1, 1):
                ex = side * 0.32 + aside * 0.3
                sheet.fill(ellipse(ex, -0.52, 0.12, 0.14 if roar < 0.6 else 0.05), "#1c080c")
                if roar > 0.75:
                    sheet.fill(
                        taper([(ex - 0.22, -0.66 - side * 0.1), (ex + 0.22, -0.66 + side * 0.1)],
                        [0.1, 0.1], 3), dark,
                    )  # fmt: skip
            sheet.fill(ellipse(aside * 0.3, 0.08, 0.26, 0.12 + 0.26 * rng.random()), "#5a0a14")
        else:
            for side in (-1, 1):
                sheet.fill(ellipse(side * 0.94, -0.3, 0.2, 0.3), skin)
            sheet.fill(head, skin)
            style = rng.random()
            if style > 0.12:
                wide = 1.24 if style > 0.86 else 0.98
                sheet.fill(ellipse(aside * -0.12, -0.66, wide, wide * 1.02), hair)
                if style < 0.3:
                    sheet.fill(ellipse(0.1, -1.75, 0.46, 0.42), hair)
                elif style < 0.44:
                    sheet.fill(taper([(0, -0.8), (0.3, 0.3), (0.1, 1.5)], [0.7, 0.66, 0.2]), hair)
            if unit > 12:
                for _ in range(46):
                    way, far = rng.uniform(0, 6.28), rng.uniform(0.2, 0.62)
                    sx, sy = 0.1 + far * math.cos(way), -0.85 + far * math.sin(way)
                    end = sx + 0.36 * math.cos(way + 0.5), sy + 0.36 * math.sin(way + 0.5)
                    tone = mix(hair, rng.choice(["#000000", "#ffd8a0"]), 0.4)
                    sheet.fill(taper([(sx, sy), end], [0.1, 0.02], 4), tone, 0.55)
            sheet.fill(ellipse(-0.3, -1.1, 0.42, 0.28), "#ffe8d0", 0.22, blur=0.1)
        if 0.3 < mode < 0.96:
            sheet.fill(taper([(-0.95, 0.55), (0, 0.86), (0.95, 0.55)], [0.62, 0.62]), SCARF)
            sheet.fill(rect(0.34, 0.7, 0.5, 1.5), darker(SCARF, 0.2))
            sheet.fill(rect(0.34, 1.3, 0.5, 0.3), WHITE)


def _masts(scene: Scene) -> None:
    """Two banks of lamps above the far stand."""
    for x, y in LAMPS:
        mast = scene.sheet()
        side = -1 if x < 400 else 1
        mast.fill(taper([(x + side * 20, 330), (x, y + 20)], [16, 9]), "#2a0814")
        for cross in range(5):
            py = 120 + cross * 40
            mast.line(
                poly([(x - 6 + side * cross * 3, py), (x + 8 + side * cross * 4, py + 36)],
                closed=False), "#5a1a24", 2,
            )  # fmt: skip
        mast.fill(rect(x - 62, y - 34, 124, 60, 6), "#1c0610")
        scene.add(mast, relief=4, lo=0.5, hi=0.5, rim=0.6, shadow=(3, 6, 8, 0.5), wobble=0.4)
        lamps = scene.sheet()
        for row in range(3):
            for column in range(6):
                lamps.fill(ellipse(x - 49 + column * 19.5, y - 22 + row * 18, 7.6), "#fffdf2")
        scene.put(lamps)
        scene.shine(x, y, 120, "#fff0c8", 0.7)


def _beams(scene: Scene) -> None:
    """All light meets on one square metre."""
    x, y = TULIP
    beams = scene.sheet()
    for px, py in (*LAMPS, (-60, 700), (860, 700)):
        way = math.atan2(y - py, x - px) + math.pi / 2
        wide = 50
        dx, dy = wide * math.cos(way), wide * math.sin(way)
        near = 44
        ex, ey = near * math.cos(way), near * 0.6 * math.sin(way)
        beams.fill(
            poly([(px - dx, py - dy), (px + dx, py + dy), (x + ex, y + 26 + ey),
            (x - ex, y + 26 - ey)]), "#fff2d0", 0.27, blur=8,
        )  # fmt: skip
    scene.put(beams, "screen")
    scene.shine(x, y + 20, 130, "#fff6d8", 0.5, wide=1.3, high=0.8)


def _patch(scene: Scene) -> None:
    """A square of green, edged, watered."""
    rng = scene.rng
    x, y = TULIP
    sod = scene.sheet()
    top = [(x - 66, y + 8), (x + 50, y - 2), (x + 74, y + 46), (x - 50, y + 58)]
    sod.fill(
        poly([*top[3:], top[2], (x + 74, y + 60), (x - 50, y + 72), (x - 66, y + 20), top[0]]),
        "#4a2214",
    )
    sod.fill(poly(top), "#4cb82a", grad=linear(x - 60, y, x + 70, y + 50, "#8ae23a"))
    scene.add(sod, relief=4, lo=0.4, hi=0.5, rim=0.6, shadow=(4, 8, 10, 0.6), wobble=0.6)
    blades = scene.sheet()
    for _ in range(260):
        u, v = rng.random(), rng.random()
        px = x - 66 + u * 116 + v * 20
        py = y + 8 - u * 10 + v * 49
        blades.fill(
            taper([(px, py), (px + rng.uniform(-3, 3), py - rng.uniform(5, 12))], [2.2, 0.4], 4),
            rng.choice(["#a8f04a", "#2f8a1e", "#6ad036"]),
        )
    scene.put(blades)


def _mole(scene: Scene) -> None:
    """Heaps of earth come nearer; out of the last one looks who makes them."""
    rng = scene.rng
    for x, y, size in ((186, 746, 0.55), (226, 716, 0.7), (262, 738, 0.8), (318, 712, 1.15)):
        scene.pool(x, y + 4, 34 * size, 8 * size, "#2a0610", 0.6)
        heap = scene.sheet()
        heap.fill(
            spline([(x - 30 * size, y + 5), (x - 15 * size, y - 14 * size), (x, y - 24 * size),
            (x + 16 * size, y - 13 * size), (x + 30 * size, y + 5), (x, y + 9 * size)]), "#6a2a1c",
        )  # fmt: skip
        for _ in range(70):
            px, part = rng.uniform(-28, 28), rng.random()
            top = -22 * (1 - abs(px) / 30)
            tone = rng.choice(["#8a3e28", "#4a1a12", "#a8563a"])
            heap.fill(
                ellipse(x + px * size, y + (top * part + 4) * size, rng.uniform(2, 4.4) * size),
                tone,
            )
        scene.add(heap, relief=4, lo=0.6, hi=0.5, rim=0.5, wobble=0.6, shadow=(2, 4, 5, 0.5))
    mole = scene.sheet()
    x, y = 318, 686
    mole.fill(
        spline([(x - 13, y + 6), (x - 12, y - 9), (x, y - 17), (x + 12, y - 9), (x + 13, y + 6)]),
        "#3a2a34",
    )
    mole.fill(
        spline([(x + 2, y - 10), (x + 19, y - 6), (x + 20, y - 1), (x + 4, y + 2)]), "#4a3640"
    )
    mole.fill(ellipse(x + 20, y - 4, 3.4), "#ff8a9a")
    mole.fill(ellipse(x + 4, y - 9, 1.6), "#0c0408")
    for px in (-11, 12):
        mole.fill(ellipse(x + px, y + 7, 6, 4), "#ffa8a8")
    scene.add(mole, relief=4, lo=0.5, hi=0.5, rim=0.7, wobble=0.3)


def _tulip(scene: Scene) -> None:
    """Still closed."""
    x, y = TULIP
    scene.pool(x, y + 32, 26, 6, "#143a08", 0.7)
    plant = scene.sheet()
    plant.fill(limb([(x, y + 32), (x + 1, y - 10), (x, y - 44)], [5, 4.4, 4.4]), "#4aa82a")
    plant.fill(leaf((x, y + 30), (x - 27, y - 20), 15, 0.16), "#3c9a2a")
    plant.fill(leaf((x, y + 30), (x + 24, y - 12), 14, -0.16), "#62c038")
    scene.add(plant, relief=3, lo=0.4, hi=0.5, rim=0.6, wobble=0.3)
    bud = scene.sheet()
    bud.fill(leaf((x - 8, y - 38), (x - 5, y - 92), 22, 0.05, 0.36), "#d8123a")
    bud.fill(leaf((x + 8, y - 38), (x + 6, y - 92), 22, -0.05, 0.36), "#c00c34")
    bud.fill(
        leaf((x, y - 36), (x, y - 90), 26, 0, 0.36), "#ff3f66", grad=linear(x - 10, y - 90, x + 10,
        y - 36, "#e01440"),
    )  # fmt: skip
    bud.fill(
        taper([(x - 5, y - 46), (x - 6, y - 62), (x - 3, y - 78)], [1, 4, 0.6]), "#ffc0cc", 0.8
    )
    scene.add(
        bud, relief=6, lo=0.4, hi=0.5, rim=0.8, rim_width=2, shadow=(2, 4, 5, 0.4), wobble=0.3
    )
    scene.shine(x, y - 60, 70, "#ffb8c0", 0.3)


def _people(scene: Scene) -> None:
    """The gardener waters; the referee measures."""
    gardener = Person(
        body="adult", skin="brown", hair="bun", hair_colour="#1c1014", coat="shirt",
        colour="#fff6e4", apron="#2f7a4a", trousers="#3a4a6a", boots=True, shoes="#2a5a3a",
        face="calm", gaze=(0, 0.6),
    )  # fmt: skip
    waters = Figure(
        gardener, "stand", "q", lean=6, head=16, near_arm=(50, 84), far_arm=(40, 70),
        near_hand="fist", far_hand="relax",
    )  # fmt: skip
    _long_shadow(scene, 516, 664)
    waters.draw(
        scene, 512, 662, 156, flip=True, under=_can, rim=0.9, rim_colour="#fff6d8", ground=0.8
    )
    x, y = waters.page("wrn", 24, 8)
    water = scene.sheet()
    for number in range(9):
        sx = x - 1 + number * 0.4
        water.fill(
            taper([(sx, y - 4), (sx - 10 - number * 1.6, y + 20),
            (sx - 13 - number * 2.4, y + 44 + number % 3 * 5)], [1.8, 1.5, 0.8]), "#cfeeff", 0.9,
        )  # fmt: skip
    scene.put(water)
    referee = Person(
        body="adult", skin="pale", hair="bald", coat="shirt", colour="#1c1c24", trim=WHITE,
        pattern="stripes", trousers="#1c1c24", shoes="#101014", face="think",
    )  # fmt: skip
    _long_shadow(scene, 300, 626)
    Figure(
        referee,
        "kneel",
        "q",
        lean=14,
        head=18,
        near_arm=(62, 76),
        far_arm=(40, 92),
        near_hand="fist",
        far_hand="flat",
    ).draw(scene, 322, 640, 142, under=_ruler, rim=0.9, rim_colour="#fff6d8", ground=0.8)


def _long_shadow(scene: Scene, x: float, y: float) -> None:
    shade = scene.sheet()
    way = 1 if x > TULIP[0] else -1
    shade.fill(
        spline([(x - 14, y), (x + 14, y), (x + way * 120, y + 26), (x + way * 132, y + 14),
        (x + way * 60, y - 4)]), "#2a0610", 0.5, blur=4,
    )  # fmt: skip
    scene.put(shade)


def _can(stage: Stage, figure: Figure) -> None:
    """A watering can, by its handle, tipped."""
    x, y = (float(part) for part in figure.joints["wrn"])
    with stage.part(relief=1.6, lo=0.4, hi=0.6, depth=0.6) as cel, cel.at(x + 3, y + 3, 1, 24):
        cel.line(spline([(-4, 0), (-3, -6), (4, -6), (6, 0)], closed=False), "#e8c43a", 1.6)
        cel.fill(poly([(-7, -1), (7, -1), (8, 12), (-8, 12)]), "#ffd43a")
        cel.fill(taper([(6, 9), (14, 2), (20, -3)], [3.4, 2.4, 2]), "#ffd43a")
        cel.fill(limb([(19, -6), (22, -0.5)], [2.4, 2.4]), "#e0a818")


def _ruler(stage: Stage, figure: Figure) -> None:
    x, y = (float(part) for part in figure.joints["wrn"])
    with stage.part(relief=0.6, depth=0.5) as cel, cel.at(x + 5, y, 1, -6):
        cel.fill(rect(-2.4, -34, 5, 44), "#ffe9a8")
        for mark in range(11):
            cel.line(
                poly([(-2.4, -32 + mark * 4), (0.4, -32 + mark * 4)], closed=False), "#3a2010", 0.6
            )
