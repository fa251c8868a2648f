"""A table for six from straight above; its top is a pond, one chair is empty, a child looks up."""

import math
import random
from typing import Final

import numpy as np

from pinxit_atelier.engine import (
    Brush,
    Cast,
    Colour,
    Field,
    Look,
    Page,
    Palette,
    Scene,
    ellipse,
    leaf,
    linear,
    mix,
    poly,
    ramp,
    sample,
    smoothstep,
    spline,
    taper,
    vary,
)
from pinxit_atelier.gesture import Foot, Hand, Pose, Stage, things, vec
from pinxit_atelier.gesture import Look as Who
from pinxit_atelier.gesture.heads import Head
from pinxit_atelier.gesture.heads_kinds import KINDS, aged
from pinxit_atelier.gesture.space import Vec

SIZE: Final = 452.0  # of a grown person, on the page
MIDDLE: Final = 378.0, 676.0
TOP: Final = 0.43  # how high the table is
WATER, CLOTH, CHAIRS = 0.41, 0.60, 0.83  # how far they reach from the middle
EMPTY: Final = -42.0  # degrees clockwise from the right: the sixth chair
LINEN, KOI, GOLD = "#e4dfd0", "#cc6a34", "#d8a840"
SOLE: Final = spline([(-7, 22), (-8, 8), (-5, -2), (-9, -14), (-6, -22), (5, -23), (9, -12), (5, 2),
                      (7, 14), (4, 24)])  # fmt: skip


def paint(page: Page) -> Scene:
    """Paint the lawn, the stones, the pond, those who sit round it, the shade of a tree."""
    scene = Scene(page, 4107, light=(-420, -330, 1000), glow="#fff0cc", shade="#16282c", reach=1900,
                  felt=0.1)  # fmt: skip
    scene.focus(*MIDDLE, 200)
    scene.focus(290, 350, 120)
    scene.focus(640, 440, 130, 0.8)
    _lawn(scene)
    _stones(scene)
    stage = Stage(scene, *MIDDLE, SIZE, pitch=84, near=4, box=(-20, -20, 820, 1220))
    rim = _water_edge(stage)
    _pond(scene, rim)
    _table(stage, scene.image.copy())
    _guests(stage)
    with scene.layer("plain", way="around"):
        stage.paint(shadow=0.7, contact=0.5, fill=0.5, dim=0.05, rim=0.1, bounce="#6a7a4a")
    _lily(scene, stage)
    _shade_of_a_tree(scene)
    return scene.finish(
        Look(
            vignette=0.25, bloom=0.28, bloom_from=0.85, contrast=1.2, grain=0.02,
            brush=Brush(exact=0.036, edges=0.5, detail=0.5, variety=0.9),
            palette=Palette(
                colours=("#ece4c8", "#8a9a5c", "#1f5a5c", "#a8704a", "#7f8fa4"),
                accent=KOI, quiet=0.25, hold=0.75,
            ),
            masses=0.25,
        )
    )  # fmt: skip


def _place(angle: float, far: float, high: float = 0) -> Vec:
    turn = math.radians(angle)
    return vec(far * math.cos(turn), high, far * math.sin(turn))


def _lawn(scene: Scene) -> None:
    """Grass that has been mown in bands; the sun is low."""
    page, rng = scene.page, scene.rng
    band = 0.5 + 0.5 * np.tanh(6 * np.sin((page.x * 0.8 + page.y * 0.45) / 62))
    where = 0.32 + 0.16 * band + 0.22 * page.noise(5, 210, 4) + page.distance(240, 420) / 3200
    scene.backdrop([(0, "#a9b26c"), (0.5, "#7f9455"), (1, "#4f6a44")], where.astype(np.float32),
                   amount=0.04)  # fmt: skip
    scene.of("grass", way=120)
    grass = scene.sheet()
    for _ in range(2600):
        x, y = rng.uniform(-5, 805), rng.uniform(-5, 1205)
        way, far = rng.gauss(2.2, 0.7), rng.uniform(5, 13)
        blade = taper([(x, y), (x + far * math.cos(way), y - far * math.sin(way))], [2.2, 0.3], 3)
        grass.fill(blade, vary(rng.choice(("#5d7842", "#96a862", "#bcc07c")), rng, 0.15), 0.5)
    scene.put(grass)


def _stones(scene: Scene) -> None:
    """Stones to the upper right, and on them the wet prints of bare feet."""
    rng, stones, wet = random.Random(31), scene.sheet(), scene.sheet()
    way = [(676, 330), (706, 236), (670, 130), (708, 30), (760, -60)]
    for x, y, _, _ in sample(way, 5)[:-1]:
        ring = [(x + rng.uniform(44, 50) * math.cos(a), y + rng.uniform(34, 39) * math.sin(a))
                for a in np.linspace(0, math.tau, 9)[:-1]]  # fmt: skip
        light = linear(x - 40, y - 40, x + 40, y + 40, "#a4a698")
        stones.fill(spline(ring), vary("#cac8b6", rng, 0.06), grad=light)
    scene.lay(stones, "stone", form=0.35, cast=Cast((8, 11), dark=0.55, soft=0.25))
    for number, (x, y, dx, dy) in enumerate(sample(way, 12)[1:11]):
        side = 17 if number % 2 else -17
        turn = math.degrees(math.atan2(dy, dx)) + 90
        with wet.at(x - dy * side, y + dx * side, 1.06, turn):
            wet.fill(SOLE, "#3c484a", 0.7)
            for toe in range(5):
                tip = ellipse(-7 + toe * 4.2, -29 + abs(toe - 1) * 1.6, 2.7 - toe * 0.25)
                wet.fill(tip, "#3c484a", 0.7)
    scene.put(wet, wobble=0.6)
    scene.exact(wet.pixels()[..., 3], 0.7)


def _water_edge(stage: Stage) -> list[tuple[float, float]]:
    return [stage.page(_place(float(angle), WATER, TOP)) for angle in np.linspace(0, 354, 60)]


def _pond(scene: Scene, rim: list[tuple[float, float]]) -> None:
    """Deep, green, with stones far below, three fish in one movement, and the sky on it."""
    page = scene.page
    x, y = (sum(spot[axis] for spot in rim) / len(rim) for axis in (0, 1))
    radius = rim[0][0] - x
    far = page.distance(x, y) / radius
    deep = ramp([(0, "#0e2f36"), (0.5, "#134248"), (0.85, "#2a6a66"), (1.05, "#5c8a74")],
                (far + 0.08 * page.noise(8, 70, 4)).astype(np.float32))  # fmt: skip
    disc = scene.sheet().fill(poly(rim), "#ffffff").pixels()[..., 3:]
    scene.image = (scene.image * (1 - disc) + deep * disc).astype(np.float32)
    rng, bed = random.Random(4), scene.sheet()
    for _ in range(34):
        turn, out = rng.uniform(0, math.tau), radius * rng.uniform(0.3, 1) ** 0.6
        spot = x + out * math.cos(turn), y + out * math.sin(turn)
        stone = ellipse(*spot, rng.uniform(5, 15), rng.uniform(4, 10), rng.uniform(0, 180))
        bed.fill(stone, mix("#17484a", "#5a8474", rng.random()), 0.6)
    scene.put(bed, blur=1.6)
    _koi(scene, x, y, radius, -50, 118, 46, ("#d8d2c0", "#b8442c"))
    _koi(scene, x, y, radius, 166, 128, 56, ("#dcc9a4", KOI))
    _koi(scene, x, y, radius, 24, 92, 38, ("#c8a858", "#e4dcc4"))
    net = np.abs(page.noise(22, 52, 3, 0.55)) < 0.035
    glint = page.blur(net.astype(np.float32), 1.2) * smoothstep(1.0, 0.5, far)
    scene.tint((glint * disc[..., 0] * 0.35).astype(np.float32), "#a9d0c0")
    sky = smoothstep(0.2, 0.9, page.noise(23, 120, 3)) * smoothstep(0.2, 1.0, far) * disc[..., 0]
    scene.tint((sky * 0.3).astype(np.float32), "#a4bcc0")
    leaves = scene.sheet()
    for angle, out, size in ((20, 0.84, 27), (62, 0.80, 22), (178, 0.82, 30), (205, 0.66, 18),
                             (-78, 0.84, 24), (330, 0.42, 30), (300, 0.30, 20)):  # fmt: skip
        turn = math.radians(angle)
        with leaves.at(x + out * radius * math.cos(turn), y + out * radius * math.sin(turn), size):
            pad = ellipse(0, 0, 1, 0.94)
            tone = vary("#5f8448", random.Random(angle), 0.12)
            leaves.fill(pad, tone, grad=linear(-1, -1, 1, 1, "#36602f"))
            for vein in range(9):
                way = turn + vein * 0.7
                tip = 0.85 * math.cos(way), 0.8 * math.sin(way)
                leaves.line(poly([(0, 0), tip], closed=False), "#8fae68", 0.04, 0.5)
            leaves.fill(poly([(0, 0), (1.1, 0.2), (0.9, 0.7)]), "#000000", erase=True)
    scene.lay(leaves, "foliage", form=0.3, cast=Cast((7, 9), dark=0.55, soft=0.3))
    scene.of("water", poly(rim), way=30)


def _koi(
    scene: Scene, x: float, y: float, radius: float, head: float, sweep: float, wide: float,
    tones: tuple[Colour, Colour],
) -> None:  # fmt: skip
    """One fish that swims clockwise round the pond; its head is at an angle, its tail behind."""
    rng, reach = random.Random(int(head)), radius * 0.60
    angles = np.radians(head - np.linspace(0, sweep * 0.72, 12))
    bend = 1 + 0.05 * np.sin(np.linspace(0, 5, 12))
    spine = [
        (x + reach * b * math.cos(a), y + reach * b * math.sin(a))
        for a, b in zip(angles, bend, strict=True)
    ]
    fish, fins = scene.sheet(), scene.sheet()
    spots = sample(spine, 40)
    body = taper(
        spine, [wide * 0.34, wide * 0.84, wide, wide * 0.94, wide * 0.6, wide * 0.34, wide * 0.24]
    )
    for at, far in ((10, 1.15), (21, 0.8)):
        for side in (-1.0, 1.0):
            px, py, dx, dy = spots[at]
            root = px - dy * side * wide * 0.36, py + dx * side * wide * 0.36
            back = 1.0 if at == 10 else 1.3
            tip = (px - dy * side * wide * far + dx * wide * 0.7 * back,
                   py + dx * side * wide * far + dy * wide * 0.7 * back)  # fmt: skip
            fins.fill(leaf(root, tip, wide * 0.5, side * 0.2), tones[0], 0.6)
    px, py, dx, dy = spots[-1]
    for side in (-1.0, -0.3, 0.4, 1.0):
        tip = (
            px + dx * wide * 1.7 - dy * side * wide * 0.75,
            py + dy * wide * 1.7 + dx * side * wide * 0.75,
        )
        fins.fill(
            leaf((px - dx * 6, py - dy * 6), tip, wide * 0.5, side * 0.15), mix(*tones, 0.3), 0.6
        )
    fish.fill(body, tones[0])
    for at in range(3, 36, 5):
        sx, sy, tx, ty = spots[at]
        off = rng.uniform(-0.25, 0.25) * wide
        blot = [(sx - ty * off + wide * rng.uniform(0.2, 0.48) * math.cos(a),
                 sy + tx * off + wide * rng.uniform(0.2, 0.48) * math.sin(a))
                for a in np.linspace(0, math.tau, 8)[:-1]]  # fmt: skip
        if rng.random() < 0.8:
            fish.fill(spline(blot), tones[1], 0.95, clip=body)
    for rib in range(5, 36):
        sx, sy, tx, ty = spots[rib]
        for side in (-0.3, -0.1, 0.1, 0.3):
            fish.fill(
                ellipse(sx - ty * side * wide, sy + tx * side * wide, 1.5),
                "#4a2a1c",
                0.25,
                clip=body,
            )
    back = taper([spots[k][:2] for k in (10, 16, 22, 28)], [2, 7, 6, 2])
    fish.fill(back, mix(tones[1], "#3a1c14", 0.3), 0.7)
    hx, hy, dx, dy = spots[2]
    for side in (-1.0, 1.0):
        fish.fill(
            ellipse(hx - dy * side * wide * 0.26, hy + dx * side * wide * 0.26, 2.6), "#15181a"
        )
        whisker = [
            (hx - dx * 12, hy - dy * 12),
            (hx - dx * 20 - dy * side * 9, hy - dy * 20 + dx * side * 9),
        ]
        fins.line(poly(whisker, closed=False), tones[0], 1.6, 0.7)
    away = Cast((13, 18), dark=0.6, soft=0.35)
    scene.lay(fins, "glass", cast=away, opacity=0.85)
    scene.lay(fish, "skin", form=0.75, cast=away)
    if wide > 50:
        sx, sy, tx, ty = spots[35]
        ring = scene.sheet()
        ring.line(
            poly([(sx - ty * 10, sy + tx * 10), (sx + ty * 10, sy - tx * 10)], closed=False),
            GOLD,
            8,
        )
        ring.line(
            poly([(sx - ty * 8, sy + tx * 8), (sx - ty * 2, sy + tx * 2)], closed=False),
            "#fff0c0",
            4,
        )
        scene.lay(ring, "metal", form=0.5)
        scene.exact(ellipse(sx, sy, 24))


def _table(stage: Stage, seen: Field) -> None:
    """The pond as it was painted, a ring of linen round it with a hem, and six plates."""
    canvas, scale = stage.canvas, stage.scene.page.scale
    start = stage.page(_place(0, WATER, TOP - 0.002))

    def picture(around: Vec, along: Vec, _colour: Field) -> Field:
        x = np.clip((start[0] + around * SIZE) * scale, 0, seen.shape[1] - 1).astype(int)
        y = np.clip((start[1] + along * SIZE) * scale, 0, seen.shape[0] - 1).astype(int)
        return np.asarray(seen[y, x], np.float32)

    with canvas.part("#ffffff", flat=True, soft=0, rough=0, edge=0, pattern=picture) as water:
        water.plane([_place(float(a), WATER + 0.01, TOP - 0.002) for a in np.linspace(0, 354, 60)])
    turns = np.linspace(0, 360, 193)[:-1]
    scallop = 1 + 0.05 * np.abs(np.sin(np.radians(turns * 12))) - 0.02
    rings = [
        [_place(float(a), WATER - 0.006, TOP - 0.02) for a in turns],
        [_place(float(a), WATER + 0.004, TOP + 0.004) for a in turns],
        [_place(float(a), 0.51, TOP + 0.004) for a in turns],
        [_place(float(a), CLOTH, TOP) for a in turns],
        [
            _place(float(a), (CLOTH + 0.035) * s, TOP - 0.06)
            for a, s in zip(turns, scallop, strict=True)
        ],
        [
            _place(float(a), (CLOTH + 0.05) * s, TOP - 0.14)
            for a, s in zip(turns, scallop, strict=True)
        ],
    ]
    with canvas.part(LINEN, soft=0.4) as cloth:
        cloth.surface(np.array(rings), closed=True)
    for angle in range(0, 360, 5):  # lace
        for out, size in ((0.455, 0.008), (0.475, 0.005), (CLOTH - 0.02, 0.007)):
            with canvas.part("#a9ab9c", soft=0.1, flat=False) as hole:
                spot = _place(angle + 40 * out, out, TOP + 0.003)
                hole.ball(spot, np.diag([size, 0.004, size]))
    for seat in (*SEATS, EMPTY):
        _served(stage, seat)


def _served(stage: Stage, seat: float) -> None:
    """A plate with a blue rim, something on it, and a spoon."""
    canvas, middle = stage.canvas, _place(seat, 0.525, TOP + 0.006)
    rims = (0.002, 0.002), (0.045, 0.002), (0.05, 0.008), (0.072, 0.014)
    turns = [float(turn) for turn in np.linspace(0, 360, 25)]
    plate = [[middle + _place(turn, far, high) for turn in turns[:-1]] for far, high in rims]
    with canvas.part("#f0efe8", soft=0.3, sheen=0.6) as dish:
        dish.surface(np.array(plate), closed=True)
    ring = np.array([middle + _place(turn, 0.066, 0.016) for turn in turns])
    things.rod(canvas, ring, 0.0022, "#3d6a80")
    if seat != EMPTY:
        rng = random.Random(int(seat))
        for _ in range(3):
            food = middle + vec(rng.uniform(-0.02, 0.02), 0.012, rng.uniform(-0.02, 0.02))
            things.ball(canvas, food, 0.013, rng.choice(("#8a3a34", "#b8863c", "#7f8f4a")))
    spoon = middle + _place(seat + 90, 0.095)
    ends = [spoon - _place(seat, 0.05), spoon + _place(seat, 0.045)]
    things.rod(canvas, ends, 0.004, "#9aa0a0", sheen=0.8)


SEATS: Final = (-104.0, -168.0, 142.0, 88.0, 26.0)  # the child first, then against the clock


def _seated(left: tuple[float, float, float], right: tuple[float, float, float], lean: float,
            head: tuple[float, float, float], reach: str = "flat") -> Pose:  # fmt: skip
    """Sitting at a table, the wrists at places ahead."""
    return Pose(
        (0, 0.315, 0), (0, lean * 0.4, 0), (0, lean, 0), head,
        Foot((0.10, 0.04, 0.24), 10, 0, (0.3, 0.4, 1)),
        Foot((-0.10, 0.04, 0.20), -10, 0, (-0.3, 0.4, 1)),
        Hand(left, (0.9, -0.5, -0.3), "rest", (-0.3, -0.1, 0.9), (0, -1, 0)),
        Hand(right, (-0.9, -0.5, -0.3), reach, (0.15, -0.2, 0.95), (0, -1, 0)),
        how="sit",
    )  # fmt: skip


def _guests(stage: Stage) -> None:
    """Five who sit, from above: hats, hair and hands; only the child looks up."""
    rest = (0.15, 0.47, 0.27), (-0.15, 0.47, 0.27)
    girl = Head(
        aged(KINDS["asha"].skull, 9), "#a86e48", mood="listening", gaze=(0, 0.3),
        hair="puffs", hair_colour="#231a1a",
    )  # fmt: skip
    people: tuple[tuple[float, Who, Pose], ...] = (
        (
            SEATS[0],
            Who("child", "#a86e48", extra=girl, top="#7f93a8", sleeves=0.5, legs="#4a4038"),
            _seated((0.2, 0.62, 0.34), (-0.2, 0.62, 0.34), 8, (4, -62, -6)),
        ),
        (
            SEATS[1],
            Who("heavy_woman", "olive", hat="straw", hat_colour="#b89a5c", hair="bob",
                hair_colour="#5a4436", top="#8a5a64", sleeves=0.55),
            _seated(*rest, 14, (14, 8, 0)),
        ),
        (
            SEATS[2],
            Who("broad", "brown", hat="turban", hat_colour="#b8683c", beard="full",
                beard_colour="#3a3432", top="#3f4f5c"),
            _seated(*rest, 10, (-20, 6, 0)),
        ),
        (
            SEATS[3],
            Who("thin_man", "fair", hair="side part", hair_colour="#a39c94", glasses="round",
                top="#b9b4a0", top_pattern="stripes #7f8a8c", sleeves=0.9),
            _seated((0.17, 0.47, 0.24), (-0.10, 0.455, 0.58), 34, (6, 26, 0), "pinch"),
        ),
        (
            SEATS[4],
            Who("woman", "deep", hair="afro", hair_colour="#2a2120", top="#5c7a6a", sleeves=0.3),
            _seated(*rest, 10, (10, 4, 0)),
        ),
    )  # fmt: skip
    for angle, who, pose in people:
        far = CHAIRS + (0.02 if who.build != "child" else -0.04)
        spot = _place(angle, far)
        ahead = -_place(angle, 1)
        facing = math.degrees(math.atan2(ahead[0], ahead[2]))
        lift = vec(0, 0.09, 0) if who.build == "child" else vec(0, 0, 0)
        guest = stage.person(who, pose, at=spot + lift, facing=facing)
        things.chair(stage.canvas, guest.place("pelvis") - vec(0, 0.075, 0), guest.ahead, "#7a5a40")
        if who.hair == "afro":
            flower = (
                guest.bones.head.place
                + guest.bones.head.turn @ vec(0.5, 0.5, 0.3) * guest.bones.head.size
            )
            for k in range(5):
                things.ball(stage.canvas, flower + _place(k * 72.0, 0.02, 0.02), 0.016, "#c88a94")
            things.ball(stage.canvas, flower + vec(0, 0.03, 0), 0.012, "#d8b04c")
    things.chair(
        stage.canvas, _place(EMPTY, CHAIRS + 0.16, 0.24), -_place(EMPTY + 24, 1), "#7a5a40"
    )


def _lily(scene: Scene, stage: Stage) -> None:
    """What is served at the empty chair: a water lily."""
    x, y = stage.page(_place(EMPTY, 0.525, TOP + 0.02))
    sheet = scene.sheet()
    for count, far, tone in ((9, 27, "#c8a0a4"), (7, 19, "#e0c4c0"), (5, 11, "#f6e8de")):
        for k in range(count):
            turn = math.tau * k / count + far
            petal = leaf((x, y), (x + far * math.cos(turn), y + far * math.sin(turn)), far * 0.42)
            sheet.fill(petal, tone).line(petal, "#8f9c98", 0.8, 0.6)
    sheet.fill(ellipse(x, y, 5), "#d8b04c")
    scene.lay(sheet, "paper", form=0.4, cast=Cast((5, 7), dark=0.6, soft=0.2))
    scene.exact(ellipse(x, y, 34))


def _shade_of_a_tree(scene: Scene) -> None:
    """A tree stands over them: coins of sun in its shade, and one great hole of light."""
    page, rng = scene.page, random.Random(9)
    coins = scene.sheet()
    for _ in range(110):
        x, y = rng.uniform(0, 800), rng.uniform(0, 1200)
        coins.fill(
            ellipse(x, y, rng.uniform(9, 28), rng.uniform(8, 22), -30),
            "#ffffff",
            rng.uniform(0.3, 1),
        )
    far = np.minimum(page.distance(440, 580, 1, 1.2), page.distance(700, 130, 0.8, 1.3) + 90)
    hole = smoothstep(480, 270, far + 120 * page.noise(44, 150, 4))
    light = np.maximum(page.blur(coins.pixels()[..., 3], 2.5) * 0.75, hole)
    scene.multiply(((1 - light) * 0.68).astype(np.float32), "#52706c")
    scene.tint((light * 0.10).astype(np.float32), "#ffe8b0")
