"""Salmon in grey hats crowd an escalator upwards, where a bear waits; one rides down alone."""

import random
from typing import Final

import numpy as np
from msgspec import Struct

from pinxit_atelier.engine import (
    Colour,
    Look,
    Page,
    Point,
    Scene,
    Sheet,
    arc,
    darker,
    ellipse,
    limb,
    linear,
    mix,
    poly,
    rect,
    rgb,
    smoothstep,
    spline,
    taper,
    vary,
)

TEAL, STEEL, NEON, PINK = "#1f8c8c", "#41666e", "#d9fffa", "#ff8f7c"
FELT, DEEP, SILVER = "#6d7a80", "#0c3238", "#dfe9ea"
Place = tuple[float, float]


class Stairs(Struct, frozen=True):
    """An escalator: its lower and upper end on the page, and how large things are there."""

    low: Place
    high: Place
    near: float = 1.3
    far: float = 0.66

    def at(self, part: float, up: float = 0, back: float = 0) -> Place:
        """Return a place on it: 0 is its lower end; `up` above the steps, `back` across them."""
        size = self.size(part)
        bent = part**0.9
        x = self.low[0] + (self.high[0] - self.low[0]) * bent
        y = self.low[1] + (self.high[1] - self.low[1]) * bent
        return x + 20 * back * size, y - (up + 62 * back) * size

    def size(self, part: float) -> float:
        """Return how large things are at a place of it."""
        return self.near + (self.far - self.near) * part


UP: Final = Stairs((-90.0, 1150.0), (724.0, 366.0))
DOWN: Final = Stairs((890.0, 1190.0), (26.0, 356.0))


def paint(page: Page) -> Scene:
    """Paint the falling water, the full stairs behind, the empty ones before them."""
    scene = Scene(page, 290, light=(400, -60, 420), glow="#e6fffb", shade="#06262c", reach=1500)
    _water(scene)
    _cave(scene)
    _landing(scene)
    _rail(scene, UP, 1.0, glass=0.25)
    _bear(scene)
    _crowd(scene)
    _child(scene)
    _rail(scene, UP, 0.0, glass=0.3)
    _steps(scene, DOWN)
    _rail(scene, DOWN, 1.0, glass=0.2)
    _lone(scene)
    _rail(scene, DOWN, 0.0, glass=0.36)
    _spray(scene)
    look = Look(
        vignette=0.15, bloom=0.34, bloom_from=0.78, shadows="#0a3a44", lights="#e6fff6", split=0.08,
        contrast=1.08, saturation=1.08,
    )  # fmt: skip
    return scene.finish(look)


def _water(scene: Scene) -> None:
    """We are behind the fall: daylight comes through it."""
    page = scene.page
    sheet_of_water = (
        page.noise(3, 46, 5, 0.6, (0.5, 9)) * 0.5 + page.noise(5, 18, 3, 0.6, (0.5, 14)) * 0.3
    )
    glow = np.exp(-(((page.x - 380) / 330) ** 2) - ((page.y - 480) / 620) ** 2) * 0.62 - 0.12
    tone = 0.30 + glow + 0.24 * sheet_of_water
    stops = [
        (-0.1, "#0b4a52"), (0.15, "#17747a"), (0.36, "#3fb0ae"), (0.58, "#8fdcd4"),
        (0.8, "#d9f7f0"), (1.05, "#ffffff"),
    ]  # fmt: skip
    scene.backdrop(stops, tone.astype(np.float32), amount=0.04)
    rng = random.Random(4)
    threads = scene.sheet()
    for _ in range(420):
        x, y, far = rng.uniform(-10, 810), rng.uniform(-100, 1100), rng.uniform(60, 340)
        line = [(x, y), (x + rng.uniform(-5, 5), y + far * 0.5), (x + rng.uniform(-8, 8), y + far)]
        threads.fill(
            taper(line, [0.3, rng.uniform(1, 5), 0.3], 8), "#ffffff", rng.uniform(0.08, 0.4)
        )
    scene.put(threads)


def _cave(scene: Scene) -> None:
    """The rock we stand under."""
    rng = random.Random(19)
    sheet = scene.sheet()
    roof: list[Point] = [
        (-40, -40, 1), (840, -40, 1), (840, 330, 1), (792, 250), (774, 150), (700, 74), (612, 62),
        (560, 96), (500, 44), (400, 26), (330, 66), (296, 38), (200, 60), (140, 128), (96, 120),
        (60, 260), (34, 420),
        (46, 560), (14, 700), (-40, 760, 1),
    ]  # fmt: skip
    shape = spline(roof)
    sheet.fill(shape, "#0d3b42", grad=linear(400, 60, 400, -40, "#041c20"))
    for _ in range(900):
        x, y = rng.uniform(-20, 820), rng.uniform(-20, 700)
        far = rng.uniform(8, 40)
        stroke = taper(
            [(x, y), (x + rng.uniform(-8, 8), y + far * 0.5), (x + rng.uniform(-6, 6), y + far)],
            [0.4, rng.uniform(2, 6), 0.4],
            6,
        )
        sheet.fill(stroke, rng.choice(("#1d5a60", "#06262b", "#2f7a7c")), 0.4, clip=shape)
    scene.add(
        sheet,
        relief=40,
        lo=0.6,
        hi=0.5,
        rim=0.9,
        rim_width=5,
        rim_colour="#9fe6de",
        wobble=3,
        light=(400, 520, 200),
    )


def _landing(scene: Scene) -> None:
    """A ledge of wet rock at the top."""
    sheet = scene.sheet()
    rock: list[Point] = [
        (560, 372, 1), (610, 352), (700, 358), (860, 350, 1), (860, 690, 1), (790, 590), (748, 500),
        (690, 456), (620, 404),
    ]  # fmt: skip
    sheet.fill(spline(rock), "#2f5c60", grad=linear(600, 350, 760, 600, DEEP))
    rng = random.Random(8)
    for _ in range(120):
        x, y = rng.uniform(580, 810), rng.uniform(355, 600)
        sheet.fill(
            taper([(x, y), (x + rng.uniform(10, 34), y + rng.uniform(-4, 8))], [0.5, 3, 0.5], 6),
            rng.choice(("#6fa8a4", "#123c40")),
            0.4,
            clip=spline(rock),
        )
    scene.add(sheet, relief=20, lo=0.5, hi=0.5, rim=0.6, shadow=(0, 14, 20, 0.35), wobble=2)


def _edge(stairs: Stairs, up: float, back: float, count: int = 30) -> list[Place]:
    return [stairs.at(number / count, up, back) for number in range(count + 1)]


def _steps(scene: Scene, stairs: Stairs) -> None:
    """Grooved treads and dark risers, with nobody on them."""
    sheet = scene.sheet()
    under = [*_edge(stairs, 8, 1.0), *reversed(_edge(stairs, -70, 0))]
    sheet.fill(poly(under), DEEP, grad=linear(0, 300, 0, 1200, "#123f46"))
    count = 26
    for number in range(count, -1, -1):
        a, b = number / count, min((number + 1) / count, 1.0)
        near_a, near_b, far_a = stairs.at(a), stairs.at(b), stairs.at(a, 0, 1)
        tread_x = near_b[0]
        over = tread_x + far_a[0] - near_a[0], far_a[1]
        tread = poly([near_a, (tread_x, near_a[1]), over, far_a])
        riser = poly(
            [(tread_x, near_a[1]), over, (over[0], over[1] + near_b[1] - near_a[1]), near_b]
        )
        sheet.fill(riser, "#0f3a40")
        sheet.fill(tread, "#7fa9ae", grad=linear(*near_a, *far_a, "#b9dadb"))
        for groove in range(1, 6):
            part = groove / 6
            start = near_a[0] + (tread_x - near_a[0]) * part, near_a[1]
            end = far_a[0] + (over[0] - far_a[0]) * part, far_a[1]
            sheet.line(poly([start, end], closed=False), "#44707a", 1.6, 0.7)
        sheet.line(poly([near_a, far_a], closed=False), "#f4e25a", 2.4 * stairs.size(a), 0.75)
    scene.add(sheet, relief=4, lo=0.4, hi=0.4, shadow=(0, 26, 30, 0.5), wobble=0.8)


def _rail(scene: Scene, stairs: Stairs, back: float, *, glass: float) -> None:
    """Glass, a steel skirt, a rubber hand rail, and a tube of cold light under it."""
    top, foot = _edge(stairs, 74, back), _edge(stairs, -8, back)
    if back == 0:
        pane = scene.sheet()
        pane.fill(poly([*top, *reversed(foot)]), "#9fe6e0", glass)
        for number in range(2, 30, 4):
            line = [stairs.at(number / 30, 72, back), stairs.at(number / 30, -6, back)]
            pane.line(poly(line, closed=False), "#e9fffc", 2.4, 0.7)
            gleam = [
                stairs.at((number + 1) / 30, 66, back),
                stairs.at((number + 1.4) / 30, 6, back),
            ]
            pane.line(poly(gleam, closed=False), "#ffffff", 9 * stairs.size(number / 30), 0.22)
        scene.put(pane)
        skirt = scene.sheet()
        low = _edge(stairs, -74, back)
        body = poly([*foot, *reversed(low)])
        skirt.fill(
            body, "#4d7880", grad=linear(*foot[15], foot[15][0] + 30, foot[15][1] + 90, "#163f48")
        )
        for number in range(0, 31, 3):
            x, y = stairs.at(number / 30, -14, back)
            skirt.line(
                poly([(x, y), stairs.at(number / 30, -70, back)], closed=False), "#0f3138", 2, 0.7
            )
            for down in (-20, -62):
                skirt.fill(ellipse(*stairs.at((number + 0.3) / 30, down, back), 3), "#b9d6d8", 0.8)
        scene.add(skirt, relief=12, lo=0.4, hi=0.5, rim=0.5, shadow=(0, 18, 24, 0.45), wobble=0.7)
    tube = scene.sheet()
    light = spline(_edge(stairs, 63, back, 12), closed=False)
    thick = 1.0 if back == 0 else 0.7
    tube.line(light, "#3fe8e0", 40 * thick, 0.6, blur=16)
    tube.line(light, "#9ffff6", 14 * thick, 0.8, blur=4)
    tube.line(light, "#ffffff", 7 * thick)
    rail = scene.sheet()
    rail.fill(taper(_edge(stairs, 78, back, 12), [21 * thick, 17 * thick, 12 * thick]), "#12262c")
    shine = [(x - 2, y - 4 * thick) for x, y in _edge(stairs, 79, back, 12)]
    rail.fill(taper(shine, [5 * thick, 4 * thick, 2 * thick]), "#7fa9ae", 0.8)
    scene.add(rail, relief=5, lo=0.4, hi=0.4, rim=0.4, shadow=(0, 5, 5, 0.4), wobble=0.5)
    scene.put(tube, "screen")


class Fish(Struct, frozen=True):
    """How one of them looks."""

    back: Colour = "#466a74"
    belly: Colour = SILVER
    hat: bool = True
    mood: float = 0.0  # of the mouth; 1 smiles
    carries: str = ""
    wave: bool = False


def _salmon(
    sheet: Sheet,
    x: float,
    y: float,
    size: float,
    fish: Fish,
    rng: random.Random,
    turn: float = 0,
    *,
    flip: bool = False,
) -> None:
    """A salmon that stands on its tail, 200 high, and looks to the right."""
    back = vary(fish.back, rng, 0.12, 0.02)
    with sheet.at(x, y, size, turn, flip=flip):
        tail = spline(
            [(-8, -34, 1), (-34, -4), (-38, 2, 1), (0, -8), (34, 4, 1), (28, -6), (9, -34, 1)]
        )
        sheet.fill(tail, darker(back, 0.2))
        for number in range(-4, 5):
            sheet.line(
                poly([(0, -32), (number * 7, -3)], closed=False), darker(back, 0.5), 1.2, 0.5
            )
        fin = spline([(-24, -122, 1), (-50, -104), (-44, -88), (-28, -80, 1)])
        sheet.fill(fin, darker(back, 0.25))
        body = spline(
            [(0, -26), (-18, -50), (-33, -92), (-35, -130), (-22, -164), (4, -184), (32, -182),
             (46, -172), (41, -163), (32, -146), (30, -112), (24, -72), (12, -44)]
        )  # fmt: skip
        sheet.fill(body, back, grad=linear(-24, -110, 30, -104, fish.belly))
        with sheet.inside(body):
            for row in range(9):
                for column in range(6):
                    scale = -30 + column * 10 + (5 if row % 2 else 0), -134 + row * 11
                    sheet.line(arc(*scale, 6, 20, 140), mix(back, "#ffffff", 0.35), 1.2, 0.5)
            for _ in range(16):
                sx, sy = -34 + rng.random() ** 2 * 34, rng.uniform(-168, -60)
                sheet.fill(ellipse(sx, sy, rng.uniform(1.4, 3)), darker(back, 0.7), 0.6)
            sheet.fill(taper([(-22, -130), (-10, -90), (-2, -46)], [3, 12, 3]), PINK, 0.5, blur=4)
            gill = spline([(4, -176), (-6, -156), (2, -134), (14, -128)], closed=False)
            sheet.line(gill, darker(back, 0.6), 3, 0.75)
            sheet.fill(ellipse(12, -150, 9, 12), PINK, 0.35, blur=5)
        lip = [(46, -171), (36, -166 + 2 * fish.mood), (24, -160 - 7 * fish.mood)]
        sheet.fill(taper(lip, [1, 2.6, 1.6], 10), "#123034", 0.9)
        sheet.fill(ellipse(24, -173, 7), "#f6f0d0")
        sheet.fill(ellipse(25.5, -172.5, 4.2), "#0c1c20")
        sheet.fill(ellipse(27, -174.5, 1.6), "#ffffff")
        lid = 0.0 if fish.mood > 0.5 else 1.0
        sheet.fill(arc(24, -173, 7.4, 190, 160), mix(back, "#20383c", 0.3), lid)
        _fins(sheet, fish, back)
        if fish.hat:
            _hat(sheet, rng)


def _fins(sheet: Sheet, fish: Fish, back: Colour) -> None:
    """The fin that serves as an arm, and what it carries."""
    fin_tone = mix(back, "#b8d4d4", 0.35)
    if fish.wave:
        sheet.fill(
            spline([(0, -124, 1), (40, -160), (60, -166), (66, -156), (54, -142), (20, -112, 1)]),
            fin_tone,
        )
        return
    if fish.carries == "case":
        sheet.fill(rect(10, -92, 44, 32, 4), "#3d4c52")
        sheet.fill(rect(10, -92, 44, 9, 3), "#56666c")
        sheet.line(arc(32, -93, 8, 180, 180), "#26343a", 3.4)
    elif fish.carries == "paper":
        sheet.fill(poly([(20, -120), (58, -130), (62, -96), (24, -86)]), "#f2f2ea")
        for row in range(5):
            sheet.line(
                poly([(27, -113 + row * 6), (54, -120 + row * 6)], closed=False),
                "#8a9a9c",
                1.8,
                0.8,
            )
    elif fish.carries == "lunch":
        sheet.fill(rect(20, -92, 40, 30, 6), "#ffd23c")
        sheet.fill(rect(20, -92, 40, 10, 5), "#f2a92c")
        sheet.line(arc(40, -92, 9, 180, 180), "#c4762c", 4)
        sheet.fill(ellipse(40, -72, 5, 5), "#ffffff", 0.9)
    sheet.fill(
        spline(
            [(-2, -122, 1), (16, -118), (36, -100), (40, -88), (30, -86), (10, -96), (-4, -108, 1)]
        ),
        fin_tone,
    )
    for number in range(4):
        sheet.line(
            poly([(4, -114), (22 + number * 5, -104 + number * 5)], closed=False),
            darker(back, 0.4),
            1,
            0.5,
        )


def _hat(sheet: Sheet, rng: random.Random) -> None:
    """Grey felt, like all the others."""
    tone = vary(FELT, rng, 0.1, 0.01)
    with sheet.at(2, -186, 1, -6 + rng.uniform(-7, 7)):
        crown = spline(
            [(-25, 3, 1), (-24, -18), (-13, -31), (-2, -27), (10, -31), (21, -18), (23, 3, 1)]
        )
        sheet.fill(crown, tone, grad=linear(-22, -20, 22, 0, darker(tone, 0.35)))
        sheet.fill(poly([(-25, 3), (-24.6, -6), (22.4, -6), (23, 3)]), "#2f3d42")
        brim = spline([(-38, 3), (-20, 8), (0, 9), (22, 8), (40, 2), (22, 2), (0, 4), (-20, 2)])
        sheet.fill(brim, darker(tone, 0.12))


def _crowd(scene: Scene) -> None:
    """Two deep, from the far end to the near one."""
    rng = random.Random(31)
    count = 19
    for number in range(count, -1, -1):
        part = (number + 0.2) / count
        for back in (0.72, 0.24):
            spot = part + (0.024 if back > 0.5 else 0.0)
            if spot > 0.97:
                continue
            size = UP.size(spot) * rng.uniform(1.08, 1.24)
            x, y = UP.at(spot, -4, back)
            sheet = scene.sheet()
            fish = Fish(carries=rng.choice(("case", "paper", "", "")) if back < 0.5 else "")
            _salmon(sheet, x, y, size, fish, rng, rng.uniform(2, 10))
            scene.add(
                sheet, relief=9 * size, lo=0.45, hi=0.4, rim=0.7, rim_width=2.4, wobble=0.5,
                shadow=(-4, 5, 7, 0.4), haze=("#bff0ea", 0.3 * max(0.0, part - 0.3)),
            )  # fmt: skip


def _child(scene: Scene) -> None:
    """A small one leans over the rail and waves to the other side."""
    x, y = UP.at(0.225, 14, 0.08)
    sheet = scene.sheet()
    fish = Fish(back="#e87f6c", belly="#ffe6da", hat=False, mood=1, wave=True)
    _salmon(sheet, x, y, 1.1, fish, random.Random(6), 14)
    scene.add(
        sheet, relief=9, lo=0.45, hi=0.5, rim=0.8, rim_width=3, shadow=(-5, 7, 8, 0.45), wobble=0.5
    )


def _lone(scene: Scene) -> None:
    """The other way: nobody before it, nobody behind."""
    rng = random.Random(3)
    part = 0.40
    x, y = DOWN.at(part, -2, 0.46)
    size = DOWN.size(part) * 1.42
    scene.pool(x, y, 52, 14, DEEP, 0.7)
    sheet = scene.sheet()
    fish = Fish(back="#f0705e", belly="#ffe9df", hat=False, mood=1, carries="lunch")
    _salmon(sheet, x, y + 4, size, fish, rng, -4)
    scene.add(
        sheet,
        relief=13,
        lo=0.45,
        hi=0.5,
        rim=0.9,
        rim_width=3,
        shadow=(-6, 8, 10, 0.45),
        wobble=0.5,
    )


def _bear(scene: Scene) -> None:
    """It takes the tickets; it has tucked its napkin in."""
    x, y = 694.0, 366.0
    rng = random.Random(12)
    fur, dark = "#6a4a3c", "#3c2822"
    sheet = scene.sheet()
    body = spline(
        [
            (x - 74, y),
            (x - 92, y - 90),
            (x - 74, y - 170),
            (x - 30, y - 206),
            (x + 30, y - 206),
            (x + 78, y - 168),
            (x + 96, y - 80),
            (x + 80, y),
        ]
    )
    sheet.fill(body, fur, grad=linear(x - 80, y - 100, x + 90, y, dark))
    arm = limb([(x - 62, y - 150), (x - 108, y - 108), (x - 132, y - 124)], [54, 46, 38])
    sheet.fill(arm, fur)
    for number in range(4):
        cx, cy = x - 146 + number * 5, y - 140 + number * 10
        sheet.fill(taper([(cx + 5, cy), (cx - 9, cy + 2)], [6, 1], 5), "#efe4d0")
    ticket = poly([(x - 170, y - 168), (x - 140, y - 182), (x - 128, y - 132), (x - 158, y - 122)])
    sheet.fill(ticket, PINK)
    sheet.fill(ellipse(x - 150, y - 158, 5), "#fff6ee")
    for _ in range(900):
        px, py = rng.uniform(x - 130, x + 96), rng.uniform(y - 205, y)
        if body.contains(px, py) or arm.contains(px, py):
            end = px + rng.uniform(-4, 4), py + rng.uniform(6, 13)
            sheet.fill(
                taper([(px, py), end], [2.2, 0.3], 4), rng.choice((dark, "#8a6450", "#9a7660")), 0.5
            )
    scene.add(
        sheet, relief=30, lo=0.5, hi=0.5, rim=0.7, rim_width=3, shadow=(-6, 6, 12, 0.4), wobble=1.2
    )
    head = scene.sheet()
    hx, hy = x - 14, y - 232
    for way in (-1, 1):
        head.fill(ellipse(hx + way * 50, hy - 34, 20), fur)
        head.fill(ellipse(hx + way * 50, hy - 32, 11), "#b08a72")
    head.fill(
        spline(
            [
                (hx, hy - 56),
                (hx + 50, hy - 36),
                (hx + 62, hy + 10),
                (hx + 40, hy + 46),
                (hx, hy + 56),
                (hx - 44, hy + 46),
                (hx - 64, hy + 10),
                (hx - 50, hy - 36),
            ]
        ),
        fur,
    )
    scene.add(head, relief=24, lo=0.5, hi=0.5, rim=0.7, wobble=1, shadow=(0, 8, 10, 0.4))
    face = scene.sheet()
    face.fill(ellipse(hx - 10, hy + 22, 32, 24), "#c9a58a")
    face.fill(ellipse(hx - 14, hy + 8, 13, 9), "#1c1414")
    face.fill(ellipse(hx - 18, hy + 5, 4, 2.4), "#ffffff", 0.7)
    face.line(
        spline([(hx - 34, hy + 28), (hx - 12, hy + 36), (hx + 14, hy + 26)], closed=False),
        "#3a2018",
        3.4,
    )
    for ex in (hx - 34, hx + 16):
        face.fill(ellipse(ex, hy - 8, 6, 7), "#140c0c")
        face.fill(ellipse(ex - 2, hy - 10, 2), "#ffffff")
    scene.add(face, relief=8, lo=0.35, hi=0.4, wobble=0.5)
    dress = scene.sheet()
    cap = spline(
        [
            (hx - 52, hy - 40, 1),
            (hx - 50, hy - 66),
            (hx - 64, hy - 88),
            (hx, hy - 104),
            (hx + 64, hy - 88),
            (hx + 50, hy - 66),
            (hx + 52, hy - 40, 1),
            (hx, hy - 32),
        ]
    )
    dress.fill(cap, "#12555c", grad=linear(hx - 50, hy - 90, hx + 60, hy - 40, "#0a3036"))
    dress.fill(
        spline(
            [
                (hx - 60, hy - 42),
                (hx, hy - 48),
                (hx + 50, hy - 42),
                (hx + 20, hy - 30),
                (hx - 46, hy - 26),
            ]
        ),
        "#0a1e22",
    )
    dress.fill(ellipse(hx - 4, hy - 66, 10), "#f4d060")
    napkin = spline(
        [
            (hx - 40, hy + 56, 1),
            (hx - 8, hy + 66),
            (hx + 32, hy + 54, 1),
            (hx + 50, hy + 112),
            (hx + 6, hy + 178, 1),
            (hx - 46, hy + 120),
        ]
    )
    dress.fill(napkin, "#fffdf8")
    for number in range(-4, 6):
        dress.line(
            poly(
                [(hx + number * 18 - 40, hy + 40), (hx + number * 18 + 30, hy + 180)], closed=False
            ),
            PINK,
            4,
            0.75,
            clip=napkin,
        )
        dress.line(
            poly(
                [(hx + number * 18 + 30, hy + 40), (hx + number * 18 - 40, hy + 180)], closed=False
            ),
            PINK,
            4,
            0.45,
            clip=napkin,
        )
    scene.add(dress, relief=8, lo=0.4, hi=0.4, rim=0.4, shadow=(0, 4, 6, 0.4), wobble=0.7)


def _spray(scene: Scene) -> None:
    scene.mist(1190, 90, "#d6f6f0", 0.75, seed=2)
    scene.shine(390, 470, 330, "#f2fffb", 0.3)
    scene.motes(260, "#ffffff", (0, 0, 800, 1200), (0.6, 2.8), 0.7)
    side = smoothstep(250, -60, scene.page.x) * 0.25 + smoothstep(640, 900, scene.page.x) * 0.15
    scene.tint((side * rgb("#ffffff")[0] * 0.3).astype(np.float32), TEAL)
