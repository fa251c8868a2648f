"""A grand piano rises between the houses with its player; one small hand far below holds it all."""

import itertools
import math
import random

import numpy as np

from pinxit_atelier.compose import Perspective, downwards
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
    linear,
    mix,
    poly,
    rect,
    sample,
    spline,
    taper,
)
from pinxit_atelier.people import Figure, Stage
from pinxit_atelier.people import Look as Who

STREET = Perspective(430, 70, 520)
LEFT, RIGHT, END, ROOF = -2.35, 2.2, 7.2, 5.0
MAUVE, PLUM = "#a97fa6", "#7d5485"
LACQUER, GLEAM, BRASS = "#15111d", "#f7b6c6", "#e0a948"
PULLEY = 486, 118
HOLD = 592, 962
Corner = tuple[float, float, float]


def paint(page: Page) -> Scene:
    """Paint the strip of dawn, the walls, who leans out, the piano, and who holds the rope."""
    scene = Scene(page, 5512, light=(420, 420, 320), glow="#ffe2d2", shade="#2a1236", reach=900)
    _dawn(scene)
    _wall(scene, 1)
    _wall(scene, -1)
    _end_wall(scene)
    _onlookers(scene)
    _beam(scene)
    _far_rope(scene)
    _lid(scene)
    _pianist(scene)
    _piano(scene)
    _near_rope(scene)
    _lady(scene)
    _falling_key(scene)
    edge = np.clip(np.abs(page.x - 420) / 400 - 0.6, 0, 1) * 0.6
    scene.multiply(edge.astype(np.float32), "#4a2a66")
    scene.shine(420, 420, 330, "#fff0c8", 0.16)
    scene.motes(50, "#fff6e0", (190, 60, 650, 900), (0.8, 2.0), 0.6)
    return scene.finish(
        Look(vignette=0.28, bloom=0.34, bloom_from=0.78, shadows="#3a1a52", lights="#fff0c0")
    )


def _dawn(scene: Scene) -> None:
    page = scene.page
    where = downwards(page, 0, 860) + 0.05 * page.noise(4, 200, 3, 0.5, (3, 1))
    scene.backdrop(
        [(0, "#ee7fa4"), (0.35, "#f9a8b4"), (0.66, "#ffd6b8"), (1, "#fff6c4")],
        where.astype(np.float32),
    )
    rng = random.Random(3)
    clouds = scene.sheet()
    for _ in range(26):
        x, y = rng.uniform(160, 660), rng.uniform(20, 780)
        far = rng.uniform(60, 190)
        streak = [(x - far, y + 16), (x, y + rng.uniform(-6, 6)), (x + far, y - 22)]
        clouds.fill(taper(streak, [1, rng.uniform(8, 24), 1]), "#fffaf0", 0.34, blur=6)
    scene.put(clouds)


def _quad(side: float, one: float, other: float, low: float, high: float, out: float = 0) -> Path:
    """Draw a field of a side wall: between two places along the street and two heights."""
    x = side - math.copysign(out, side)
    return STREET.quad((x, one, low), (x, other, low), (x, other, high), (x, one, high))


def _wall(scene: Scene, way: int) -> None:
    """One side of the street: three houses, windows in rows, cornices and gutters."""
    side = RIGHT if way > 0 else LEFT
    rng = random.Random(40 + way)
    houses: tuple[tuple[float, float, float, Colour], ...] = (
        ((-1.6, 1.7, 5.25, PLUM), (1.7, 4.3, 4.8, MAUVE), (4.3, END, 5.1, "#8a5f92"))
        if way > 0
        else ((-1.6, 2.5, 5.0, MAUVE), (2.5, 4.7, 5.3, "#b4788f"), (4.7, END, 4.9, PLUM))
    )
    for start, end, roof, tone in houses:
        sheet = scene.sheet()
        body = _quad(side, start, end, 1.6, roof)
        near, far = STREET.at(side, start, 2.7), STREET.at(side, start, roof)
        sheet.fill(body, darker(tone, 0.35), grad=linear(near[0], 0, far[0], 0, tone))
        for _ in range(240):
            along, high = rng.uniform(start, end), rng.uniform(2.4, roof)
            a, b = STREET.at(side, along, high), STREET.at(side, along, high + 0.2)
            stroke = rng.choice(["#ffd9dc", "#4a2858"])
            sheet.line(poly([a, b], closed=False), stroke, rng.uniform(1, 3), 0.14, clip=body)
        scene.add(sheet, amount=0.12, wobble=1.0, shadow=(0, 6, 16, 0.35))
        details = scene.sheet()
        floors = [high for high in (2.72, 3.42, 4.18) if high + 0.5 < roof]
        count = max(2, round((end - start) / 1.25))
        for high in floors:
            details.fill(_quad(side, start, end, high - 0.17, high - 0.1, 0.05), darker(tone, 0.1))
            details.fill(
                _quad(side, start, end, high - 0.1, high - 0.08, 0.05), mix(tone, "#ffe2dc", 0.6)
            )
            for number in range(count):
                middle = start + (end - start) * (number + 0.5) / count
                _window(details, side, middle, high, rng, tone)
        details.fill(_quad(side, start, end, roof - 0.16, roof, 0.1), darker(tone, 0.3))
        details.fill(_quad(side, start, end, roof, roof + 0.1, 0.16), mix(tone, "#fff0e4", 0.75))
        corbel = start
        while corbel < end:
            details.fill(
                _quad(side, corbel, corbel + 0.1, roof - 0.22, roof - 0.04, 0.14),
                mix(tone, "#ffe8e0", 0.4),
            )
            corbel += 0.26
        pipe = [STREET.at(side, end - 0.08, high) for high in (1.8, 3, roof)]
        details.fill(taper(pipe, [16, 10, 6]), darker(tone, 0.5))
        scene.add(details, relief=3, lo=0.6, hi=0.4, rim=0.4, rim_width=2, shadow=(2, 4, 5, 0.4),
                  wobble=0.6)  # fmt: skip


def _window(
    sheet: Sheet, side: float, middle: float, low: float, rng: random.Random, tone: Colour
) -> None:
    half, high = 0.24, low + 0.46
    lit = rng.random() < 0.14
    shutter = darker(tone, 0.42)
    sheet.fill(_quad(side, middle - half - 0.06, middle + half + 0.06, low - 0.03, high + 0.05),
               mix(tone, "#fff4ec", 0.4))  # fmt: skip
    pane = _quad(side, middle - half, middle + half, low, high)
    sheet.fill(pane, "#ffe9a6" if lit else "#54386e")
    if not lit:
        sky = _quad(side, middle - half, middle + half * rng.uniform(-0.4, 0.5), low + 0.1, high)
        sheet.fill(sky, "#f2a6bd", 0.6, clip=pane)
    a, b = STREET.at(side, middle, low), STREET.at(side, middle, high)
    sheet.line(poly([a, b], closed=False), mix(tone, "#fbeee8", 0.6), 2.6)
    a, b = STREET.at(side, middle - half, low + 0.26), STREET.at(side, middle + half, low + 0.26)
    sheet.line(poly([a, b], closed=False), mix(tone, "#fbeee8", 0.6), 2.2)
    for way in (-1, 1):
        wing = middle + way * (half + 0.06), middle + way * (half + 0.25)
        sheet.fill(_quad(side, *wing, low, high, 0.02), shutter)
        for rung in range(6):
            level = low + 0.05 + rung * 0.07
            a, b = STREET.at(side, wing[0], level), STREET.at(side, wing[1], level)
            sheet.line(poly([a, b], closed=False), mix(tone, "#2a1236", 0.7), 1.6, 0.7)
    sheet.fill(_quad(side, middle - half - 0.1, middle + half + 0.1, low - 0.07, low - 0.02, 0.09),
               mix(tone, "#fff0e8", 0.6))  # fmt: skip


def _end_wall(scene: Scene) -> None:
    """The house at the end of the street, with a balcony."""
    tone = "#c78aa0"
    sheet = scene.sheet()
    roof = 5.0

    def field(x0: float, x1: float, low: float, high: float, out: float = 0) -> Path:
        y = END - out
        return STREET.quad((x0, y, low), (x1, y, low), (x1, y, high), (x0, y, high))

    wall = field(LEFT, RIGHT, 2.4, roof)
    sheet.fill(wall, tone, grad=linear(0, 860, 0, 1200, darker(tone, 0.45)))
    scene.add(sheet, shadow=(0, -6, 18, 0.4), wobble=1)
    details = scene.sheet()
    details.fill(field(LEFT, RIGHT, roof - 0.12, roof, 0.1), darker(tone, 0.3))
    details.fill(field(LEFT, RIGHT, roof, roof + 0.08, 0.2), "#ffeadd")
    for low in (3.12, 4.0):
        details.fill(field(LEFT, RIGHT, low - 0.17, low - 0.11, 0.06), darker(tone, 0.25))
        for x in (-1.85, -0.95, 0.72, 1.75):
            if low < 3.5 and x > 0:
                continue
            details.fill(field(x - 0.34, x + 0.34, low - 0.03, low + 0.66), "#ffeadd")
            pane = field(x - 0.28, x + 0.28, low, low + 0.62)
            peopled = low > 3.5 and x in (-0.95, 0.72)
            details.fill(pane, "#ffeaa0" if peopled else "#5a3f78")
            if not peopled:
                glass = STREET.at(x, END, low + 0.62)[1], STREET.at(x, END, low)[1]
                details.fill(pane, "#f3a9bd", grad=linear(0, glass[0], 0, glass[1], "#4e3670"))
                for part in (0.0, 0.3):
                    a = STREET.at(x - 0.28 * (part > 0), END, low + part)
                    b = STREET.at(x + 0.28 * (part > 0), END, low + (part or 0.62))
                    details.line(poly([a, b], closed=False), "#fbe2de", 3)
            for way in (-1, 1):
                wing = sorted((x + way * 0.34, x + way * 0.58))
                details.fill(field(wing[0], wing[1], low, low + 0.64, 0.02), "#4f9aa0")
                for rung in range(8):
                    level = low + 0.06 + rung * 0.075
                    a, b = (
                        STREET.at(wing[0] + 0.03, END, level),
                        STREET.at(wing[1] - 0.03, END, level),
                    )
                    details.line(poly([a, b], closed=False), "#2f6c78", 2, 0.7)
            details.fill(field(x - 0.4, x + 0.4, low - 0.08, low - 0.02, 0.1), "#f6dcd6")
    scene.add(details, relief=3, lo=0.6, rim=0.4, rim_width=2, shadow=(0, 5, 5, 0.4), wobble=0.6)


def _beam(scene: Scene) -> None:
    """A beam from the eaves with the pulley."""
    sheet = scene.sheet()
    sheet.fill(
        taper([(700, 44), (470, 84)], [34, 22]), "#5a3a4a", grad=linear(0, 50, 0, 100, "#33202e")
    )
    sheet.line(poly([(690, 36), (470, 76)], closed=False), "#ffc9b8", 2.4, 0.8)
    sheet.line(poly([(560, 70), (640, 150)], closed=False), "#4a2e3e", 10)
    sheet.fill(rect(478, 80, 16, 24), "#2a1a26")
    sheet.fill(taper([(150, 170), (290, 190)], [20, 13]), "#5a3a4a")
    sheet.fill(ellipse(284, 206, 13, 12), BRASS)
    sheet.line(ellipse(284, 206, 13, 12), "#6a4018", 3)
    x, y = PULLEY
    sheet.fill(ellipse(x, y, 26, 24), "#8a5a34")
    sheet.fill(ellipse(x, y, 20, 18), BRASS)
    sheet.line(ellipse(x, y, 20, 18), "#6a4018", 3)
    sheet.fill(ellipse(x, y, 6), "#3a2414")
    scene.add(sheet, relief=6, rim=0.5, shadow=(0, 6, 8, 0.35), wobble=0.5)


def _strand(sheet: Sheet, points: list[tuple[float, float]], widths: list[float]) -> None:
    sheet.fill(taper(points, [w + 2.4 for w in widths]), "#7a4a3a")
    sheet.fill(taper(points, widths), "#f6d7a6")
    long = sum(math.dist(a, b) for a, b in itertools.pairwise(points))
    for x, y, way_x, way_y in sample(points, int(long / 9)):
        a = x - way_y * widths[0] * 0.4 - way_x * 3, y + way_x * widths[0] * 0.4 - way_y * 3
        b = x + way_y * widths[0] * 0.4 + way_x * 3, y - way_x * widths[0] * 0.4 + way_y * 3
        sheet.line(poly([a, b], closed=False), "#a8683e", 1.4, 0.8)


def _tilted(corner: Corner) -> tuple[float, float]:
    """Return a place of the piano on the page; it hangs a little askew."""
    x, y = STREET.at(*corner)
    turn = math.radians(-7)
    mid_x, mid_y = 466, 450
    right, down = x - mid_x, y - mid_y
    return (
        mid_x + right * math.cos(turn) - down * math.sin(turn),
        mid_y + right * math.sin(turn) + down * math.cos(turn),
    )


# the plan of the piano, from the bass corner of the keys to the tail and back along the curve
PLAN = (
    (-0.52, 3.05), (0.3, 3.05), (0.95, 3.05), (1.32, 2.94), (1.42, 2.68), (1.3, 2.42), (1.02, 2.28),
    (0.72, 2.16), (0.48, 1.92), (0.26, 1.66), (0.02, 1.52), (-0.52, 1.5),
)  # fmt: skip
SHARP = {0, 10, 11}
BELLY, RIM = 2.95, 3.4


def _outline(level: float) -> Path:
    points = [
        (*_tilted((x, y, level)), 1 if number in SHARP else 0) for number, (x, y) in enumerate(PLAN)
    ]
    return spline(points)


def _far_rope(scene: Scene) -> None:
    hook = 470.0, 214.0
    sheet = scene.sheet()
    _strand(sheet, [(PULLEY[0] - 18, PULLEY[1]), (hook[0], hook[1])], [6, 7])
    for corner in ((-0.4, 2.9), (1.2, 2.9), (-0.4, 1.6), (0.9, 2.3)):
        _strand(sheet, [hook, _tilted((*corner, RIM))], [4, 6])
    stool = 280.0, 560.0
    _strand(sheet, [(292, 212), stool], [4, 5])
    sheet.line(ellipse(hook[0], hook[1] - 6, 9, 11), "#3a2430", 6)
    scene.add(sheet, relief=3, rim=0.4, shadow=(3, 5, 5, 0.3), wobble=0.4)


def _lid(scene: Scene) -> None:
    sheet = scene.sheet()
    hinge = [_tilted((x, 3.05, RIM)) for x in (-0.2, 1.0)]
    top = [_tilted((x, y, 4.5)) for x, y in ((1.5, 2.6), (0.75, 2.1), (-0.3, 1.62))]
    lid = spline([(*hinge[0], 1), (*hinge[1], 1), (*top[0], 0), (*top[1], 0), (*top[2], 1)])
    sheet.fill(lid, "#2b2033", grad=linear(*top[1], *hinge[0], LACQUER))
    sheet.fill(
        spline([(*top[0], 1), (*top[1], 0), (*top[2], 1), (top[1][0] - 20, top[1][1] + 50)]),
        GLEAM, 0.35, clip=lid, blur=6,
    )  # fmt: skip
    prop = [_tilted((0.62, 2.14, RIM)), (top[1][0] - 4, top[1][1] + 8)]
    sheet.line(poly(prop, closed=False), "#c99a4a", 4)
    scene.add(sheet, relief=4, rim=0.8, rim_width=2.4, shadow=(0, 6, 10, 0.3), wobble=0.4)


def _piano(scene: Scene) -> None:
    """The dark belly, its braces, three legs with casters, the lyre of the pedals."""
    top, belly = _outline(RIM), _outline(BELLY)
    hull = scene.sheet()
    hull.fill(top, LACQUER)
    for step in range(50):
        level = RIM + (BELLY - RIM) * step / 49
        hull.fill(_outline(level), mix("#3a2c42", LACQUER, step / 49))
    hull.fill(belly, "#241a2c", grad=linear(330, 360, 600, 640, "#0e0a14"))
    scene.add(hull, relief=7, lo=0.5, hi=0.6, rim=0.9, rim_width=3, rim_colour=GLEAM,
              shadow=(0, 14, 22, 0.35), wobble=0.5)  # fmt: skip
    inside = scene.sheet()
    for a, b in (
        ((-0.4, 1.66), (0.95, 2.9)), ((-0.4, 2.3), (1.05, 2.92)), ((-0.4, 2.94), (1.1, 2.96)),
        ((-0.15, 1.62), (-0.15, 2.98)), ((0.3, 1.86), (0.3, 2.98)),
    ):  # fmt: skip
        ends = [_tilted((*a, BELLY)), _tilted((*b, BELLY))]
        inside.fill(taper(ends, [20, 16]), "#4a3440", grad=linear(*ends[0], *ends[1], "#2a1c28"))
    for number in range(9):
        x = 0.36 + number * 0.09
        ends = [_tilted((x, 2.2 + abs(x - 0.4) * 0.2, BELLY)), _tilted((x, 2.9, BELLY))]
        inside.line(poly(ends, closed=False), "#6a4a3e", 3, 0.6, clip=belly)
    scene.add(inside, relief=5, rim=0.5, rim_colour="#f09ab0", shadow=(0, 4, 5, 0.5), wobble=0.4)
    keys = scene.sheet()
    shelf = [_tilted(c) for c in ((-0.52, 3.05, 3.14), (-0.52, 1.5, 3.14), (-0.7, 1.5, 3.14),
                                  (-0.7, 3.05, 3.14))]  # fmt: skip
    keys.fill(poly(shelf), "#1c1424")
    for number in range(26):
        y = 1.54 + number * 0.058
        a, b = _tilted((-0.74, y, 3.2)), _tilted((-0.66, y, 3.2))
        c = _tilted((-0.74, y + 0.048, 3.2))
        keys.fill(poly([a, b, (b[0] + c[0] - a[0], b[1] + c[1] - a[1]), c]), "#fff8ee")
    scene.add(keys, relief=2, rim=0.6, shadow=(0, 5, 6, 0.4), wobble=0.3)
    legs = scene.sheet()
    for x, y in ((-0.36, 1.74), (-0.36, 2.86), (1.12, 2.72)):
        a, b = _tilted((x, y, BELLY)), _tilted((x, y, 2.36))
        legs.fill(
            taper([a, b], [28, 22, 15, 17]),
            "#1a1422",
            grad=linear(a[0] - 15, 0, a[0] + 18, 0, "#4a3650"),
        )
        legs.fill(ellipse(a[0], a[1], 21, 15), "#2c2034")
        legs.fill(ellipse(b[0], b[1], 12, 9), "#0c0810")
        legs.fill(ellipse(b[0] - 1, b[1] + 8, 7, 8), BRASS)
        legs.line(ellipse(b[0] - 1, b[1] + 8, 7, 8), "#6a4018", 3)
    a, b = _tilted((-0.3, 2.3, BELLY)), _tilted((-0.34, 2.3, 2.5))
    for off in (-9, 9):
        legs.line(poly([(a[0] + off, a[1]), (b[0] + off * 0.8, b[1])], closed=False), "#2c2034", 7)
    for off in (-11, 0, 11):
        legs.fill(ellipse(b[0] + off, b[1] + 8, 5, 8), BRASS)
    scene.add(legs, relief=6, lo=0.5, hi=0.6, rim=0.9, rim_width=2.6, rim_colour=GLEAM,
              shadow=(3, 8, 8, 0.5), wobble=0.4)  # fmt: skip


def _pianist(scene: Scene) -> None:
    """He plays on, eyes shut."""
    who = Who(
        body="thin", skin="brown", hair="locs", hair_colour="#2a1a22", coat="coat", hem=0.7,
        flare=16, colour="#2f8f98", trim="#d8f4ee", trousers="#33304c", shoes="#f4ead8",
        scarf="#ffd94a", face="serene",
    )  # fmt: skip
    stool = scene.sheet()
    stool.fill(ellipse(276, 566, 42, 15), "#3a2034", grad=linear(240, 0, 310, 0, "#1c1020"))
    stool.fill(ellipse(276, 559, 42, 11), "#d84a6a")
    for x, far in ((252, -10), (276, 0), (300, 9)):
        stool.fill(taper([(x, 572), (x + far, 622)], [9, 6]), "#2a1826")
    scene.add(stool, relief=5, rim=0.7, shadow=(0, 10, 12, 0.35), wobble=0.4)
    player = Figure(
        who, "sit", "side", lean=-12, head=-26, near_leg=(82, 10), far_leg=(74, -14),
        near_arm=(62, 78), far_arm=(70, 70), near_hand="claw", far_hand="claw", air=True,
        wind=(-7, 2),
    )  # fmt: skip
    player.draw(scene, 268, 550, 340, ground=0, rim=0.7, rim_width=2.6, turn=-2)


def _onlookers(scene: Scene) -> None:
    """Three lean out: with flowers, with applause, with scissors."""
    _leaning(
        scene, 300, 1000, 236,
        Who(body="stout", skin="dark", hair="afro", hair_colour="#2a1620", coat="dress",
            colour="#ffd23e", pattern="dots", trim="#fffbe0", face="joy"),
        "flowers",
    )  # fmt: skip
    _leaning(
        scene, 514, 1004, 230,
        Who(body="youth", skin="fair", hair="crop", hair_colour="#d8842e", coat="shirt",
            colour="#2fa8a4", face="sly", freckles=True),
        "scissors",
    )  # fmt: skip


def _leaning(scene: Scene, x: float, y: float, size: float, who: Who, what: str) -> None:
    flowers = what == "flowers"
    person = Figure(
        who, "stand", "q", lean=12, head=-22, near_arm=(100, 150) if flowers else (84, 112),
        far_arm=(120, 158) if flowers else (40, 70), near_hand="hold",
        far_hand="open" if flowers else "flat", hide_legs=True, air=True,
    )  # fmt: skip

    def held(stage: Stage, figure: Figure) -> None:
        at_x, at_y = figure.joints["wrn"]
        with stage.part(relief=1) as cel:
            if flowers:
                rng = random.Random(2)
                for _ in range(18):
                    tip = at_x + rng.uniform(-9, 11), at_y - rng.uniform(8, 22)
                    cel.line(poly([(at_x, at_y - 2), tip], closed=False), "#3f8f5a", 0.9)
                    cel.fill(ellipse(*tip, rng.uniform(2, 3.4)),
                             rng.choice(["#ff5f86", "#fff6ee", "#ff9ab0", "#e03a5c"]))  # fmt: skip
            else:
                for way in (-1, 1):
                    tip = at_x + 21, at_y - 5 + way * 6
                    cel.fill(leaf((at_x + 3, at_y - 2), tip, 4.6, 0.06 * way), "#f4f8fa")
                    cel.line(leaf((at_x + 3, at_y - 2), tip, 4.6, 0.06 * way), "#54386e", 0.5)
                    cel.line(ellipse(at_x - 1, at_y + way * 3.6, 3), "#e03a5c", 1.8)

    person.draw(scene, x, y, size, ground=0, under=held, rim=0.5)
    ledge = scene.sheet()
    ledge.fill(rect(x - 58, y - 8, 116, 88), "#c78aa0", grad=linear(0, y, 0, y + 80, "#a2687f"))
    ledge.fill(rect(x - 64, y - 10, 128, 14, 3), "#ffeadd")
    scene.add(ledge, relief=3, rim=0.3, shadow=(0, 6, 6, 0.35), wobble=0.5)


def _lady(scene: Scene) -> None:
    """Two fingers are enough; there is news to read."""
    x, floor = 640, 1196
    who = Who(
        body="old", skin="rose", hair="bun", hair_colour="#f6f2f4", coat="dress", colour="#e2486e",
        pattern="flowers", trim="#ffe6ea", collar="#fff6ee", apron="#fffaf2", glasses=True,
        shoes="#4a2a4e", face="smile", gaze=(0.6, 0.8),
    )  # fmt: skip
    slab = scene.sheet()
    under = poly([(476, 1196), (820, 1196), (840, 1230), (490, 1230)])
    slab.fill(under, "#5a3a5e", grad=linear(0, 1150, 0, 1210, "#33203e"))
    slab.fill(rect(470, 1184, 380, 20, 4), "#ffe6dc")
    scene.add(slab, relief=5, rim=0.5, shadow=(0, 12, 14, 0.5), wobble=0.6)
    lady = Figure(
        who, "read", "q", prop=None, near_hand="pinch", far_hand="hold", far_layer="mid",
        far_arm=(44, 92), head=16,
    ).place(x, floor, 262, flip=True)  # fmt: skip
    lady.reach(*HOLD, "n")

    def news(stage: Stage, figure: Figure) -> None:
        at_x, at_y = figure.joints["wrf"]
        with stage.part(relief=0.6, shadow=0.4) as cel, cel.at(at_x + 3, at_y - 1, 1, 12):
            for way in (-1, 1):
                sheet = spline([(0, -15, 1), (way * 9, -17), (way * 19, -14, 1),
                                (way * 19, 13, 1), (way * 9, 10), (0, 12, 1)])  # fmt: skip
                cel.fill(sheet, "#fffaf0" if way < 0 else "#efe2da")
                for row in range(7):
                    cel.line(poly([(way * 2, -9 + row * 3), (way * 17, -10 + row * 3)],
                                  closed=False), "#9a8494", 0.8, 0.8)  # fmt: skip
                cel.fill(rect(way * 10 - 6, -8, 11, 8), "#c79ab0")

    tail = scene.sheet()
    slack = [(592, 962), (660, 1016), (690, 1090), (676, 1150), (714, 1184), (760, 1178)]
    _strand(tail, [(float(a), float(b)) for a, b in slack], [6, 6])
    scene.add(tail, relief=3, rim=0.4, shadow=(4, 5, 5, 0.4), wobble=0.3)
    lady.draw(scene, x, floor, 262, flip=True, under=news, rim=0.6)
    rail = scene.sheet()
    for k in range(12):
        px = 486 + k * 30
        if k % 2:
            rail.line(spline([(px, 1190), (px - 10, 1166), (px + 10, 1148), (px, 1130)],
                             closed=False), "#33203e", 3)  # fmt: skip
        else:
            rail.line(poly([(px, 1190), (px, 1128)], closed=False), "#33203e", 4)
    rail.line(poly([(474, 1128), (800, 1124)], closed=False), "#33203e", 7)
    rail.line(poly([(474, 1125), (800, 1121)], closed=False), "#f0a0b4", 1.6, 0.9)
    scene.add(rail, relief=2, rim=0.5, shadow=(3, 5, 4, 0.4), wobble=0.5)


def _near_rope(scene: Scene) -> None:
    """From the pulley to two fingers."""
    sheet = scene.sheet()
    end = HOLD[0] + 1, HOLD[1] + 16
    _strand(sheet, [(PULLEY[0] + 20, PULLEY[1]), (565, 540), (end[0], end[1])], [6, 8])
    scene.add(sheet, relief=3, rim=0.5, shadow=(5, 8, 6, 0.35), wobble=0.3)


def _falling_key(scene: Scene) -> None:
    """A black key is on its way."""
    sheet = scene.sheet()
    with sheet.at(330, 800, 1, 38):
        sheet.fill(rect(-9, -44, 18, 88, 4), LACQUER, grad=linear(-9, 0, 9, 0, "#4a3650"))
        sheet.fill(rect(-5, -40, 5, 70, 2), GLEAM, 0.7)
    scene.add(sheet, relief=4, rim=0.9, rim_colour=GLEAM, shadow=(8, 14, 10, 0.35), wobble=0.3)
    lines = scene.sheet()
    for off in (-14, 4, 20):
        lines.fill(taper([(352 + off, 700 + abs(off)), (342 + off, 750)], [0.5, 3]), "#fff6ee", 0.8)
    scene.put(lines)
