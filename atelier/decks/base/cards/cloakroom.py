"""Coats hang in a school corridor at night, and out of every sleeve comes something else."""

import math
from collections.abc import Callable

import numpy as np
from msgspec import Struct

from pinxit_atelier.engine import (
    Colour,
    Look,
    Page,
    Path,
    Scene,
    Sheet,
    darker,
    ellipse,
    leaf,
    limb,
    linear,
    mix,
    poly,
    radial,
    rect,
    sample,
    smoothstep,
    spline,
    taper,
    union,
)
from pinxit_atelier.pen import dots
from pinxit_atelier.people import hand

LIME = "#b6ff3a"
LAMP = 690, 92
RAIL, BENCH = 226, 1066

Place = tuple[float, float]
Thing = Callable[[Scene, Place, float, float], None]


class Coat(Struct, frozen=True):
    """A coat: where its peg is, what it is made of, where its sleeves end, what is in them."""

    x: float
    y: float
    wide: float
    tall: float
    tone: Colour
    kind: str
    left: tuple[Place, Place]  # elbow and cuff, from the peg
    right: tuple[Place, Place]
    holds: tuple[Thing, Thing]


def paint(page: Page) -> Scene:
    """Paint the wall, the lamp, then coat by coat, those far from the light first."""
    scene = Scene(
        page, 777, light=(LAMP[0] + 40, LAMP[1] + 60, 210), glow="#d8ff7a", shade="#020a05",
        reach=620,
    )  # fmt: skip
    _wall(scene)
    _rail(scene, RAIL - 24)
    _lamp(scene)
    _bench(scene)
    plum, red, orange = coats()
    _coat(scene, plum)
    _coat(scene, red)
    _paw(scene, red)
    _coat(scene, orange)
    _small_hand(scene, orange)
    _empty_peg(scene)
    _boots(scene)
    _lunch_box(scene)
    scene.motes(60, "#f0ffb0", (160, 60, 800, 1000), size=(0.6, 2.4), strength=0.5)
    return scene.finish(
        Look(vignette=0.26, bloom=0.34, contrast=1.08, saturation=1.08, shadows="#06281a",
        lights="#f0ff9a", split=0.08),
    )  # fmt: skip


def coats() -> list[Coat]:
    """Say who hangs where."""
    return [
        Coat(2, RAIL, 246, 690, "#7c3350", "duffel", ((-110, 300), (-110, 500)),
        ((120, 300), (112, 500)), (nothing, tentacle)),
        Coat(592, RAIL - 4, 290, 760, "#a82c30", "puffer", ((-176, 270), (-128, 452)),
        ((164, 300), (140, 490)), (nothing, wing)),
        Coat(264, RAIL, 184, 470, "#e2662c", "rain", ((-136, 66), (-132, -66)),
        ((118, 190), (112, 326)), (little_hand, nothing)),
    ]  # fmt: skip


def _wall(scene: Scene) -> None:
    """Painted boards, black-green, with the lamp's sour light along them."""
    page = scene.page
    far = (page.distance(*LAMP, 1.1, 1.0) / 1150).astype(np.float32)
    scene.backdrop([
        (0, "#d8f86a"), (0.1, "#b4e44a"), (0.3, "#7cba38"), (0.62, "#448a36"), (1.05, "#1e522a"),
    ], far, texture="down", amount=0.14)  # fmt: skip
    boards = scene.sheet()
    for number in range(10):
        x = number * 92 - 30.0
        boards.fill(taper([(x, -20), (x, 1220)], [5, 5]), "#123a18", 0.5)
        boards.fill(taper([(x - 4, -20), (x - 4, 1220)], [2, 2]), "#f0ffb0", 0.4)
    scene.put(boards, wobble=0.6)
    marks = scene.sheet()
    for _ in range(60):
        x, y = scene.rng.uniform(0, 800), scene.rng.uniform(0, 1150)
        marks.fill(
            taper([(x, y), (x + scene.rng.uniform(-26, 26), y + scene.rng.uniform(-8, 8))],
            [0.4, 1.6, 0.4]), "#c8f07a", 0.16,
        )  # fmt: skip
    scene.put(marks)


def _rail(scene: Scene, y: float) -> None:
    """A board with pegs, from one edge to the other."""
    rail = scene.sheet()
    rail.fill(rect(-20, y - 26, 840, 50), "#8a9a44", grad=linear(800, 0, 0, 0, "#33501f"))
    scene.add(
        rail, relief=6, lo=0.5, hi=0.7, rim=0.6, shadow=(-16, 14, 14, 0.7), wobble=0.6,
        texture="across", amount=0.16,
    )  # fmt: skip


def _peg(scene: Scene, x: float, y: float) -> None:
    peg = scene.sheet()
    peg.fill(ellipse(x, y - 26, 17), "#8a7a3a")
    peg.fill(limb([(x, y - 26), (x + 1, y - 8), (x, y + 3)], [13, 13, 18]), "#f0d85a")
    scene.add(peg, relief=6, lo=0.5, hi=0.7, rim=0.9, shadow=(-16, 10, 7, 0.6), wobble=0.2)


def _body(coat: Coat) -> Path:
    x, y, w, h, k = coat.x, coat.y, coat.wide, coat.tall, coat.wide / 130
    flare = 0.56 if coat.kind in ("rain", "duffel") else 0.5
    return spline([
        (x - w * 0.12, y + 14 * k), (x - w * 0.36, y + 34 * k), (x - w * 0.48, y + 66 * k),
        (x - w * 0.47, y + h * 0.5), (x - w * flare, y + h, 1), (x - w * 0.2, y + h + 9),
        (x + w * 0.2, y + h + 7), (x + w * flare, y + h, 1), (x + w * 0.47, y + h * 0.5),
        (x + w * 0.48, y + 66 * k), (x + w * 0.36, y + 34 * k), (x + w * 0.12, y + 14 * k),
    ])  # fmt: skip


def _coat(scene: Scene, coat: Coat) -> None:
    """Paint one: body, hood, buttons, and each sleeve over what looks out of it."""
    x, y, w, h, k = coat.x, coat.y, coat.wide, coat.tall, coat.wide / 130
    _peg(scene, x, y)
    body, shape = scene.sheet(), _body(coat)
    deep = darker(coat.tone, 0.55)
    body.fill(shape, coat.tone, grad=linear(x + w * 0.5, y, x - w * 0.5, y + h, deep))
    _cloth(body, scene, coat, shape)
    scene.add(
        body, relief=24 * k, lo=0.65, hi=0.6, rim=0.9, rim_width=3, shadow=(-54, 34, 26, 0.62),
        wobble=1.2, bump=0.5,
    )  # fmt: skip
    _hood(scene, coat)
    for side, (elbow, cuff), thing in (
        (-1, coat.left, coat.holds[0]), (1, coat.right, coat.holds[1]),
    ):  # fmt: skip
        shoulder = x + side * w * 0.38, y + 64 * k
        bend, end = (x + elbow[0], y + elbow[1]), (x + cuff[0], y + cuff[1])
        way = math.degrees(math.atan2(end[1] - bend[1], end[0] - bend[0])) - 90
        thing(scene, end, way, k)
        sleeve = scene.sheet()
        line = [shoulder, bend, end]
        arm = limb(line, [w * 0.33, w * 0.31, w * 0.29], round_ends=False)
        arm = union(arm, ellipse(*shoulder, w * 0.165))
        sleeve.fill(
            arm, mix(coat.tone, "#ffffff", 0.03), grad=linear(x + side * w * 0.6, y + 60, *end,
            deep),
        )  # fmt: skip
        for fold in range(4):
            part = 0.3 + fold * 0.16
            fx, fy = (
                shoulder[0] + (end[0] - shoulder[0]) * part,
                shoulder[1] + (end[1] - shoulder[1]) * part,
            )
            sleeve.fill(
                taper([(fx - w * 0.14, fy - 8), (fx, fy + 8), (fx + w * 0.14, fy - 2)], [1, 9, 1]),
                deep, 0.6, clip=arm,
            )  # fmt: skip
        with sleeve.at(*end, 1, way):
            sleeve.fill(rect(-w * 0.165, -20 * k, w * 0.33, 23 * k, 8), darker(coat.tone, 0.3))
            sleeve.line(
                poly([(-w * 0.15, -15 * k), (w * 0.15, -15 * k)], closed=False),
                mix(coat.tone, "#ffe0a0", 0.4), 2, 0.7,
            )  # fmt: skip
        scene.add(
            sleeve, relief=17 * k, lo=0.65, hi=0.6, rim=0.9, rim_width=2.6,
            shadow=(-22, 14, 14, 0.5), wobble=0.9,
        )  # fmt: skip


def _cloth(body: Sheet, scene: Scene, coat: Coat, shape: Path) -> None:
    """Quilting, toggles, a zip or pockets, by the kind of coat."""
    x, y, w, h, k = coat.x, coat.y, coat.wide, coat.tall, coat.wide / 130
    deep = darker(coat.tone, 0.7)
    for _ in range(360):
        px, py = x + scene.rng.uniform(-0.5, 0.5) * w, y + scene.rng.uniform(0.1, 1) * h
        body.fill(
            taper([(px, py), (px + 4, py + 16 * k)], [0.4, 1.8]),
            scene.rng.choice([deep, mix(coat.tone, "#ffd8a0", 0.3)]), 0.4, clip=shape,
        )  # fmt: skip
    if coat.kind == "puffer":
        for row in range(1, 7):
            py = y + h * row / 6.4
            body.line(
                spline([(x - w * 0.6, py - 3), (x - w * 0.2, py + 6), (x + w * 0.2, py + 6),
                (x + w * 0.6, py - 3)], closed=False), deep, 9, 0.8, clip=shape,
            )  # fmt: skip
            body.line(
                spline([(x - w * 0.6, py + 5), (x, py + 24), (x + w * 0.6, py + 5)], closed=False),
                mix(coat.tone, LIME, 0.3), 3, 0.5, clip=shape,
            )  # fmt: skip
    body.line(
        spline([(x + 3, y + 40 * k), (x + 1, y + h * 0.6), (x + 4, y + h + 8)], closed=False), deep,
        3.4, clip=shape,
    )  # fmt: skip
    for number in range(4):
        py = y + 84 * k + number * (h - 120 * k) / 3.6
        if coat.kind == "duffel":
            body.fill(limb([(x - 14 * k, py), (x + 18 * k, py - 2)], [9 * k, 9 * k]), "#d8b870")
            body.line(poly([(x - 24 * k, py), (x + 30 * k, py)], closed=False), "#2a1a10", 2.4)
        elif coat.kind != "puffer":
            body.fill(ellipse(x + 12 * k, py, 7.5 * k), "#e8cc7a")
            body.fill(ellipse(x + 12 * k, py, 2.4 * k), "#3a2410")
    if coat.kind in ("rain", "parka"):
        for side in (-1, 1):
            flap = [
                (x + side * w * 0.12, y + h * 0.62), (x + side * w * 0.4, y + h * 0.6),
                (x + side * w * 0.41, y + h * 0.7), (x + side * w * 0.13, y + h * 0.72),
            ]  # fmt: skip
            body.fill(poly(flap), darker(coat.tone, 0.3), clip=shape)
            body.line(poly(flap), deep, 2, 0.8, clip=shape)


def _hood(scene: Scene, coat: Coat) -> None:
    """A hood with nobody in it, or nearly."""
    x, y, w, k = coat.x, coat.y, coat.wide, coat.wide / 130
    hood = scene.sheet()
    outer = spline([
        (x - w * 0.34, y + 56 * k), (x - w * 0.3, y + 16 * k), (x - w * 0.1, y - 4 * k),
        (x + w * 0.1, y - 4 * k),
        (x + w * 0.3, y + 16 * k), (x + w * 0.34, y + 56 * k), (x, y + 84 * k),
    ])  # fmt: skip
    hood.fill(
        outer, mix(coat.tone, "#ffffff", 0.04), grad=linear(x + w * 0.3, y, x - w * 0.3, y + 80 * k,
        darker(coat.tone, 0.5)),
    )  # fmt: skip
    if coat.kind in ("parka", "puffer"):
        for number in range(150):
            angle = math.pi * (0.02 + 0.96 * number / 149)
            px, py = x - w * 0.29 * math.cos(angle), y + 48 * k + 34 * k * math.sin(angle)
            far = scene.rng.uniform(10 * k, 19 * k)
            turn = angle + scene.rng.uniform(-0.5, 0.5)
            tip = px - far * math.cos(turn), py + far * math.sin(turn)
            hood.fill(
                taper([(px, py), tip], [5 * k, 0.6], 5),
                scene.rng.choice(["#d8c08a", "#8a7248", "#f0e0b0"]),
            )
    hood.fill(ellipse(x, y + 40 * k, w * 0.22, 27 * k), "#070a06")
    scene.add(
        hood,
        relief=13 * k,
        lo=0.6,
        hi=0.6,
        rim=0.9,
        rim_width=2.4,
        shadow=(-12, 8, 9, 0.6),
        wobble=0.8,
    )
    if coat.kind == "rain":
        eyes = scene.sheet()
        for px in (-15, 16):
            eyes.fill(ellipse(x + px, y + 42 * k, 10.5, 12), "#f4ffb8")
            eyes.fill(ellipse(x + px + 4, y + 43 * k, 5, 6.4), "#0a1206")
        scene.put(eyes)


def _lay(scene: Scene, sheet: Sheet, relief: float = 8) -> None:
    scene.add(
        sheet, relief=relief, lo=0.6, hi=0.6, rim=0.9, rim_width=2, shadow=(-14, 9, 9, 0.6),
        wobble=0.5,
    )  # fmt: skip


def nothing(scene: Scene, at: Place, turn: float, size: float) -> None:
    """Leave the sleeve to what is painted later."""


def branch(scene: Scene, at: Place, turn: float, size: float) -> None:
    """A branch in leaf."""
    sheet = scene.sheet()
    with sheet.at(*at, size, turn):
        for line, wide in (
            (dots("0,-20 4,24 -6,66 4,104"), [17, 13, 9, 3]),
            (dots("2,26 26,50 34,78"), [9, 6, 2]), (dots("-3,58 -28,74 -36,98"), [7, 5, 2]),
        ):  # fmt: skip
            sheet.fill(
                limb([(p[0], p[1]) for p in line], [wide[min(i,
                len(wide) - 1)] for i in range(len(line))]), "#5a4024"
            )  # fmt: skip
        for x, y, dx, dy in (
            (34, 78, 16, 20), (28, 52, 28, 6), (-36, 98, -8, 22), (-26, 72, -26, 4),
            (4, 104, 6, 26), (0, 84, 24, 14), (14, 38, 4, -20), (-4, 50, 20, 26),
        ):  # fmt: skip
            sheet.fill(leaf((x, y), (x + dx, y + dy), 14, 0.1), "#8ad032")
    _lay(scene, sheet, 5)


def tentacle(scene: Scene, at: Place, turn: float, size: float) -> None:
    """An arm with suckers, curling."""
    sheet = scene.sheet()
    with sheet.at(*at, size, turn):
        line = dots("0,-22 -4,24 10,66 4,102 -22,112 -32,94 -20,82")
        sheet.fill(
            limb([(p[0], p[1]) for p in line], [36, 31, 24, 18, 13, 9, 6]), "#3aa89a",
            grad=linear(20, 0, -20, 100, "#14524e")
        )  # fmt: skip
        for number in range(7):
            sheet.fill(ellipse(-9 + number * 2.4, 10 + number * 13, 5.4 - number * 0.4), "#c8f0d0")
            sheet.fill(ellipse(-9 + number * 2.4, 10 + number * 13, 2.2), "#1c6a62")
    _lay(scene, sheet)


def wing(scene: Scene, at: Place, turn: float, size: float) -> None:
    """The end of a wing, half unfolded."""
    for count, long, wide, pale in (
        (7, 118.0, 26.0, 0.0),
        (6, 74.0, 24.0, 0.5),
        (4, 40.0, 24.0, 1.0),
    ):
        sheet = scene.sheet()
        with sheet.at(*at, min(size, 1.75), turn):
            for number in range(count):
                angle = math.radians(122 - number * 84 / (count - 1))
                far = long - number * 4
                dx, dy = math.cos(angle), math.sin(angle)
                quill = [(0.0, -12.0), (dx * far * 0.55, dy * far * 0.55), (dx * far, dy * far)]
                tone = mix(mix("#fffdf0", "#b8cc9a", number / count), "#ffffff", pale * 0.6)
                feather = limb(quill, [10, wide * 0.9, wide * 0.72])
                sheet.fill(feather, tone)
                sheet.line(feather, "#7a9060", 1.6, 0.7)
                sheet.line(poly([quill[0], quill[2]], closed=False), "#8aa06a", 1.6, 0.7)
        _lay(scene, sheet, 8)


def little_hand(scene: Scene, at: Place, turn: float, size: float) -> None:
    """A child's hand, which waves."""
    hand(
        scene, at[0], at[1], 42 * size, pose="palm", turn=turn + 90, skin="tan", child=True,
        arm=0.6, rim=0.9, shadow=(-14, 9, 9, 0.6),
    )  # fmt: skip


def _empty_peg(scene: Scene) -> None:
    """The one that swings still has its loop."""
    x, y = 400, RAIL
    _peg(scene, x, y)
    loop = scene.sheet()
    line = [(x - 2, y - 8), (x - 34, y + 50), (x - 60, y + 76), (x - 62, y + 44), (x + 2, y - 6)]
    loop.line(spline(line, closed=False), "#c8743a", 6)
    scene.add(loop, relief=3, lo=0.4, hi=0.6, rim=0.7, shadow=(-24, 16, 7, 0.6), wobble=0.4)


def _fur(
    scene: Scene, sheet: Sheet, line: list[Place], wide: list[float], tones: list[str], count: int
) -> None:
    """A shaggy limb along a line."""
    rng = scene.rng
    shape = limb(line, wide)
    sheet.fill(shape, tones[0])
    spots = sample(line, 60)
    for _ in range(count):
        index = rng.randrange(len(spots))
        x, y, *_ = spots[index]
        after = spots[min(index + 1, len(spots) - 1)]
        before = spots[max(index - 1, 0)]
        way = math.atan2(after[1] - before[1], after[0] - before[0])
        half = wide[0] + (wide[-1] - wide[0]) * index / len(spots)
        off = rng.uniform(-0.5, 0.5) * half
        px, py = x - off * math.sin(way), y + off * math.cos(way)
        turn = way + off / half * 0.9 + rng.uniform(-0.2, 0.2)
        long = rng.uniform(12, 24)
        tip = px + long * math.cos(turn), py + long * math.sin(turn)
        sheet.fill(taper([(px, py), tip], [4, 0.5], 5), rng.choice(tones))


FUR = ["#5a4aa8", "#7a6ad0", "#9a8cf0", "#4a3c90"]


def _hem(scene: Scene, coat: Coat) -> None:
    """The cuff of a right or left sleeve, laid over what comes out of it."""
    elbow, cuff = coat.left if coat.kind == "puffer" else coat.right
    turn = math.degrees(math.atan2(cuff[1] - elbow[1], cuff[0] - elbow[0])) - 90
    wide = coat.wide * 0.36
    hem = scene.sheet()
    with hem.at(coat.x + cuff[0], coat.y + cuff[1], 1, turn):
        hem.fill(
            rect(-wide / 2, -wide * 0.36, wide, wide * 0.44, 12), mix(coat.tone, "#ffb070", 0.16)
        )
        line = [(-wide / 2 + 5, -wide * 0.26), (wide / 2 - 5, -wide * 0.26)]
        hem.line(poly(line, closed=False), mix(coat.tone, "#ffe0a0", 0.5), 3, 0.8)
    scene.add(hem, relief=10, lo=0.5, hi=0.6, rim=0.8, shadow=(-4, 8, 8, 0.5), wobble=0.5)


def _paw(scene: Scene, coat: Coat) -> None:
    """A very large arm out of the red sleeve."""
    x, y = coat.x + coat.left[1][0], coat.y + coat.left[1][1]
    arm = scene.sheet()
    _fur(scene, arm, [(x - 2, y + 22), (x - 8, y + 76), (x - 44, y + 146)], [70, 82, 84], FUR, 1900)
    _lay(scene, arm, 24)
    _hem(scene, coat)


def _small_hand(scene: Scene, coat: Coat) -> None:
    """A very small hand out of the orange one, and the furry fingers that close round it."""
    x, y = coat.x + coat.right[1][0], coat.y + coat.right[1][1]
    hand(
        scene, x + 4, y + 62, 62, pose="flat", turn=76, skin="tan", child=True, arm=0.85, rim=0.9,
        shadow=(-8, 8, 8, 0.5),
    )  # fmt: skip
    _hem(scene, coat)
    for number in (3, 2, 1, 0):
        level = y + 152 + number * 33
        root, tip = (x + 78.0 - number * 7, level + 40.0), (x - 26.0 + number * 8, level + 22.0)
        finger = scene.sheet()
        finger.fill(leaf((tip[0] + 4, tip[1] + 2), (tip[0] - 30, tip[1] + 30), 19), "#fff6dc")
        _fur(scene, finger, [root, (x + 26.0, level + 2.0), tip], [46, 44, 36], FUR, 300)
        _lay(scene, finger, 14)


def _bench(scene: Scene) -> None:
    """Along the foot of the wall: a plank, and the dark below it."""
    page = scene.page
    bench = scene.sheet()
    bench.fill(rect(-20, BENCH, 840, 40), "#a8b04a", grad=linear(800, 0, 0, 0, "#4a6a26"))
    bench.fill(rect(-20, BENCH + 40, 840, 120), "#143018")
    scene.add(
        bench, relief=8, lo=0.5, hi=0.7, rim=0.7, shadow=(-10, -8, 18, 0.4), wobble=0.6,
        texture="across", amount=0.18,
    )  # fmt: skip
    scene.multiply((smoothstep(420, 0, page.x) * 0.25).astype(np.float32), "#1a4a2a")


def _boots(scene: Scene) -> None:
    """Rubber boots on the bench; out of one grows something."""
    scene.pool(610, BENCH + 6, 120, 12, "#0a2010", 0.7)
    branch(scene, (566, BENCH - 118), 180, 1.15)
    sheet = scene.sheet()
    for x in (640.0, 566.0):
        y = BENCH + 8.0
        boot = spline([
            (x - 30, y - 138, 1), (x + 30, y - 134, 1), (x + 30, y - 50), (x + 58, y - 32),
            (x + 66, y, 1), (x - 32, y, 1), (x - 28, y - 60),
        ])  # fmt: skip
        sheet.fill(boot, "#f2b428", grad=linear(x + 50, y - 100, x - 40, y, "#a8641a"))
        sheet.fill(ellipse(x, y - 136, 30, 8), "#5a3410")
        sheet.fill(rect(x - 34, y - 9, 102, 11, 4), "#7a4414")
        sheet.line(poly([(x - 29, y - 116), (x + 29, y - 114)], closed=False), "#fff0a0", 4, 0.7)
    scene.add(sheet, relief=14, lo=0.6, hi=0.6, rim=0.9, shadow=(-26, 8, 12, 0.6), wobble=0.6)


def _lunch_box(scene: Scene) -> None:
    """It breathes, and looks."""
    x, y = 250.0, BENCH + 8.0
    scene.pool(x - 16, y + 2, 130, 12, "#0a2010", 0.8)
    box = scene.sheet()
    with box.at(x, y, 1.55):
        box.fill(rect(-62, -58, 124, 58, 9), "#e84a2e", grad=linear(60, 0, -60, 0, "#9a2418"))
        lid = [(-66, -66, 1), (-62, -92), (0, -106), (62, -98), (66, -76, 1)]
        box.fill(spline(lid), "#f2603c", grad=linear(60, 0, -60, 0, "#a82c1c"))
        box.fill(poly([(-64, -66), (64, -77), (62, -52), (-62, -50)]), "#0a0604")
        handle = [(-24, -100), (-20, -124), (22, -126), (26, -104)]
        box.line(spline(handle, closed=False), "#f4e4a8", 7)
        box.line(poly([(-60, -20), (60, -20)], closed=False), "#7a1c12", 3, 0.6)
        box.fill(rect(-12, -36, 24, 18, 4), "#f0d060")
        for px in (-16, 14):
            box.fill(ellipse(px, -62, 8, 8.6), "#f4ffb8")
            box.fill(ellipse(px + 2, -62, 3.6, 4.6), "#0a1206")
    scene.add(box, relief=14, lo=0.6, hi=0.6, rim=0.9, shadow=(-36, 8, 14, 0.6), wobble=0.6)


def _lamp(scene: Scene) -> None:
    """The exit lamp: somebody runs on it; look closely."""
    x, y = LAMP
    box = scene.sheet()
    box.fill(rect(x - 88, y - 58, 176, 112, 10), "#12301a")
    box.fill(rect(x - 77, y - 47, 154, 90, 5), "#3fd01e", grad=radial(x, y, 110, "#1fa82a"))
    scene.add(box, relief=5, hi=0.6, rim=0.5, shadow=(-12, 12, 14, 0.6), wobble=0.3)
    man = scene.sheet()
    white = "#f8fff0"
    man.fill(ellipse(x + 13, y - 31, 9), white)
    for line, wide in (
        ([(8, -16), (0, 6)], [12, 11]), ([(8, -14), (24, -8), (30, -18)], [6, 5, 5]),
        ([(6, -13), (-10, -8), (-14, 4)], [6, 5, 5]), ([(1, 5), (16, 10), (14, 26)], [8, 7, 6]),
        ([(0, 5), (-10, 18), (-26, 20)], [8, 7, 6]), ([(-3, 2), (-20, -2), (-30, -16), (-24, -22)],
        [5, 4, 3.4, 2.4]),
    ):  # fmt: skip
        man.fill(
            limb([(x + px * 1.25, y + py * 1.25) for px, py in line], [w * 1.3 for w in wide]),
            white,
        )
    scene.put(man)
    scene.shine(x, y, 260, "#c8ff5a", 0.4)
    scene.rays(
        x, y + 20, math.pi * 0.52, math.pi * 0.98, "#b8ff5a", 0.16, seed=5, count=16, length=900
    )
