"""A vast hall: everybody queues in a ring that closes on itself, round a counter that is free."""

import math
import random
from typing import Any, NamedTuple

import numpy as np

from pinxit_atelier.engine import (
    Colour,
    Look,
    Page,
    Scene,
    Sheet,
    ellipse,
    leaf,
    limb,
    linear,
    mix,
    poly,
    radial,
    rect,
    spline,
    taper,
)
from pinxit_atelier.people import Figure
from pinxit_atelier.people import Look as Person

MUSTARD, BRICK = "#d2a03c", "#b5523a"
COATS = (
    "#c98a2c", "#a8442e", "#59626a", "#7d6c58", "#3f5560", "#b8644a", "#8a7a3c", "#5a4a58",
    "#2f6a6a",
)  # fmt: skip
SKINS = ("pale", "fair", "rose", "tan", "olive", "brown", "dark", "ebony")
HAIRS = (
    "bob", "long", "waves", "bun", "short", "crop", "curly", "afro", "locs", "pony", "plait",
    "shaved",
)  # fmt: skip
COUNTER = 410.0, 736.0
GAP = 17  # the place in the ring that one has left


class Place(NamedTuple):
    """Where somebody stands, how tall, and which way the line goes there."""

    x: float
    y: float
    tall: float
    way: float


def paint(page: Page) -> Scene:
    """Paint the hall, the runner, the counter, and the ring of people from far to near."""
    scene = Scene(page, 5150, light=(384, 560, 300), glow="#fff1c4", shade="#3a3c4a", reach=820)
    _hall(scene)
    _runner(scene)
    places = _ring()
    order = sorted(range(len(places)), key=lambda number: places[number].y)
    rng = random.Random(77)
    crowd = [_somebody(rng) for _ in places]
    open_floor = False
    for number in order:
        if not open_floor and places[number].y > COUNTER[1]:
            _counter(scene)
            _child(scene)
            open_floor = True
        if number != GAP:
            _stand(scene, number, places[number], crowd[number])
    scene.mist(150, 70, "#dfe1e2", 0.55, seed=4, size=300)
    look = Look(
        vignette=0.3, bloom=0.24, bloom_from=0.82, saturation=1.06, contrast=1.1,
        shadows="#4a5068", lights="#d8b878", split=0.07,
    )  # fmt: skip
    return scene.finish(look)


def _at(turn: float, reach: float = 1) -> tuple[float, float]:
    """A place on the ring: 0 is the far side, and it goes on to the right."""
    near = (1 - math.cos(turn)) / 2
    x, y = 400 + (268 + 48 * near) * math.sin(turn), 322 + 786 * near**1.18
    return 400 + (x - 400) * reach, 690 + (y - 690) * reach


def _ring() -> list[Place]:
    """Lay out the line, everybody an arm's length behind the next."""
    places, turn = [], -0.04
    while turn < math.tau - 0.13:
        x, y = _at(turn)
        ahead_x, ahead_y = _at(turn + 0.01)
        speed = math.hypot(ahead_x - x, ahead_y - y) / 0.01
        tall = 112 + 200 * (y - 322) / 786
        places.append(Place(x, y, tall, math.degrees(math.atan2(ahead_y - y, ahead_x - x))))
        turn += tall * 0.44 / speed
    return places


def _hall(scene: Scene) -> None:
    """Cement, tall windows far off, and one pool of lamplight on the floor."""
    page = scene.page
    where = page.distance(404, 740, 430, 560) + 0.05 * page.noise(3, 260, 4)
    stops = [(0, "#e9dfc6"), (0.5, "#d8d2c4"), (0.85, "#b3b2b0"), (1.3, "#7e838a")]
    scene.backdrop(stops, where.astype(np.float32), amount=0.04)
    wall = scene.sheet()
    wall.fill(rect(-10, -10, 820, 150), "#7d848c", grad=linear(0, 0, 0, 140, "#989ea2"))
    for step in range(9):
        x = 18 + step * 88
        wall.fill(rect(x, -10, 58, 118, 3), "#f2f6f6", grad=linear(0, 0, 0, 110, "#d8e2e6"))
        wall.line(rect(x, -10, 58, 118, 3), "#8a9096", 3)
        wall.line(poly([(x + 29, -10), (x + 29, 108)], closed=False), "#8a9096", 2.4)
        for bar in (24, 64):
            wall.line(poly([(x, bar), (x + 58, bar)], closed=False), "#8a9096", 2)
        wall.fill(
            poly([(x, 142), (x + 58, 142), (x + 84, 236), (x + 6, 236)]), "#ffffff", 0.4, blur=6
        )
    scene.add(wall, relief=2, wobble=0.5)
    tiles = scene.sheet()
    for number in range(15):
        y = 150 + 9 * number**1.75
        tiles.line(poly([(-10, y), (810, y)], closed=False), "#8f8b84", 1.5, 0.3)
    for number in range(-14, 15):
        ends = [(400 + number * 42, 142), (400 + number * 132, 1210)]
        tiles.line(poly(ends, closed=False), "#8f8b84", 1.5, 0.26)
    scene.put(tiles, wobble=0.5)


def _runner(scene: Scene) -> None:
    """A carpet on the floor; whoever follows it with a finger comes back."""
    outer = [_at(math.tau * step / 80, 1.13) for step in range(80)]
    inner = [_at(math.tau * step / 80, 0.9) for step in range(80)]
    page = scene.page
    glow = np.exp(-(page.distance(404, 720, 230, 240) ** 2))
    sheet = scene.sheet()
    sheet.fill(spline(outer), "#a8382e").fill(spline(inner), "#a8382e", erase=True)
    scene.add(sheet, relief=3, lo=0.3, hi=0.2, shadow=(0, 5, 9, 0.5), wobble=0.6)
    hem = scene.sheet()
    for reach in (1.095, 0.932):
        line = [_at(math.tau * step / 80, reach) for step in range(80)]
        hem.line(spline(line), "#e8d9b4", 4)
    scene.put(hem, wobble=0.5)
    scene.tint((glow * 0.6).astype(np.float32), "#ffeeb4")


def _somebody(rng: random.Random, body: str | None = None) -> Person:
    kind = body or rng.choice(
        ("adult", "tall", "thin", "broad", "stout", "old", "youth", "adult", "youth")
    )
    coat = rng.choice(("coat", "coat", "jacket", "dress", "suit", "tunic"))
    return Person(
        body=kind,
        skin=rng.choice(SKINS),
        hair=rng.choice(HAIRS),
        hair_colour="#d9d6d0"
        if kind == "old"
        else rng.choice(("#2a1c18", "#5a3a28", "#8a5a34", "#1c1616", "#a8683a")),
        coat=coat,
        colour=rng.choice(COATS),
        trousers=rng.choice(("#4a4e58", "#6a5a50", "#3c3c46")),
        scarf=rng.choice((None, None, BRICK, MUSTARD, "#8fa0a8")),
        glasses=rng.random() < 0.2,
        beard=rng.choice(("full", "moustache", "short"))
        if coat in ("jacket", "suit") and rng.random() < 0.5
        else None,
        face=rng.choice(("calm", "stern", "angry", "think", "sorrow", "calm", "sleep", "smile")),
        pattern=rng.choice((None, None, "checks", "stripes")),
    )


def _near(scene: Scene) -> Sheet:
    """Take paper whose origin is at the foot of the counter."""
    sheet = scene.sheet()
    sheet.canvas.translate(*COUNTER)
    sheet.canvas.scale(1.32, 1.32)
    return sheet


def _counter(scene: Scene) -> None:
    """Open, lit, and free; at the till a hen, asleep."""
    x, y = 0.0, 0.0
    glow = _near(scene)
    glow.fill(ellipse(x - 20, y + 10, 150, 84), "#ffe9a0", 0.6, blur=46)
    scene.put(glow)
    scene.pool(COUNTER[0], COUNTER[1] + 2, 200, 26, "#6a665e", 0.6)
    sheet = _near(scene)
    sheet.fill(
        rect(x - 104, y - 92, 208, 92, 4),
        "#c4634a",
        grad=linear(x - 100, y - 90, x + 100, y, "#8f3c2c"),
    )
    for step in range(5):
        sheet.line(rect(x - 96 + step * 39.6, y - 80, 33, 70, 3), "#7a2f24", 2, 0.7)
    sheet.fill(
        rect(x - 116, y - 106, 232, 18, 5),
        "#e8c489",
        grad=linear(x - 116, y, x + 116, y, "#b98a52"),
    )
    scene.add(sheet, relief=8, lo=0.45, hi=0.4, rim=0.5, shadow=(4, 8, 12, 0.4), wobble=0.4)
    till = _near(scene)
    till.fill(
        poly([(x - 62, y - 106), (x - 52, y - 150), (x - 4, y - 150), (x + 6, y - 106)]),
        "#7c8286",
        grad=linear(x - 60, y - 150, x, y - 106, "#50565c"),
    )
    till.fill(rect(x - 46, y - 164, 36, 16, 3), "#5a6066")
    for row in range(3):
        for column in range(4):
            till.fill(ellipse(x - 46 + column * 12, y - 140 + row * 11, 3.6), "#fff6e0")
    scene.add(till, relief=5, lo=0.45, hi=0.4, rim=0.5, shadow=(2, 4, 5, 0.4), wobble=0.3)
    hen = _near(scene)
    hx, hy = x + 46, y - 106
    hen.fill(
        spline(
            [
                (hx - 42, hy - 34),
                (hx - 54, hy - 52),
                (hx - 30, hy - 46),
                (hx, hy - 52),
                (hx + 34, hy - 44),
                (hx + 44, hy - 18),
                (hx + 26, hy),
                (hx - 26, hy),
                (hx - 42, hy - 14),
            ]
        ),
        "#c8702c",
        grad=linear(hx, hy - 54, hx, hy, "#7a3818"),
    )
    for step in range(4):
        hen.fill(
            leaf(
                (hx - 4 + step * 3, hy - 34 + step * 6),
                (hx - 32 + step * 4, hy - 26 + step * 6),
                11,
                0.1,
            ),
            "#8a4420",
        )
    hen.fill(ellipse(hx + 30, hy - 50, 17, 16), "#d8843a")
    for step in range(3):
        hen.fill(ellipse(hx + 22 + step * 8, hy - 66 + abs(step - 1) * 2, 5.4), "#d83a30")
    hen.fill(poly([(hx + 44, hy - 50), (hx + 55, hy - 44), (hx + 43, hy - 43)]), "#f0a83c")
    hen.fill(leaf((hx + 41, hy - 42), (hx + 40, hy - 28), 8), "#d83a30")
    hen.line(
        spline([(hx + 28, hy - 50), (hx + 33, hy - 47), (hx + 38, hy - 50)], closed=False),
        "#2a140c",
        3,
    )
    scene.add(hen, relief=12, lo=0.4, hi=0.35, rim=0.5, shadow=(2, 4, 5, 0.4), wobble=0.3)
    lamp = _near(scene)
    lx = x - 86
    lamp.line(
        spline([(lx, y - 106), (lx - 2, y - 160), (lx + 20, y - 184)], closed=False), "#8a6a34", 5
    )
    lamp.fill(ellipse(lx, y - 106, 16, 5), "#8a6a34")
    lamp.fill(
        poly([(lx + 6, y - 196), (lx + 34, y - 196), (lx + 52, y - 164), (lx - 10, y - 164)]),
        "#f6c23a",
        grad=linear(lx, y - 196, lx, y - 164, "#fff0a0"),
    )
    scene.add(lamp, relief=5, lo=0.3, hi=0.3, rim=0.4, wobble=0.2)
    scene.shine(COUNTER[0] - 85, COUNTER[1] - 206, 160, "#ffcf50", 0.6)
    scene.shine(COUNTER[0], COUNTER[1] - 110, 330, "#ffdf90", 0.14)


TWIN = Person(
    body="child", skin="ebony", hair="buns", hair_colour="#1c1414", coat="dress", colour="#e0b04a",
    trim="#fff6e0", face="think", boots=True, shoes=BRICK,
)  # fmt: skip
SPECIAL: dict[int, tuple[Person, str, dict[str, Any]]] = {
    0: (Person(body="tall", skin="brown", hair="afro", hair_colour="#1c1414", coat="coat",
        colour="#a8442e", face="sing"), "violin", {}),
    2: (Person(body="stout", skin="fair", hair="bun", hair_colour="#8a5a34", coat="dress",
        colour="#c98a2c", face="read"), "read", {}),
    3: (Person(body="child", skin="dark", hair="buns", hair_colour="#1c1414", coat="dress",
        colour="#d86a4a", face="joy"), "balloon", {"prop_colour": "#f0c63a"}),
    5: (Person(body="thin", skin="pale", hair="short", hair_colour="#c8602c", coat="suit",
        colour="#3f5560", face="stern"), "umbrella", {"prop_colour": "#59626a"}),
    7: (Person(body="adult", skin="olive", hair="waves", hair_colour="#2a1c18", coat="gown",
        colour="#fffdf8", trim="#efe6da", hat="flowers", face="sorrow"), "stand", {}),
    10: (Person(body="stout", skin="rose", hair="bald", coat="suit", colour="#a08a6c",
        trousers="#8a765c", shoes="#4a4038", boots=True), "attention", {}),
    11: (TWIN, "stand", {}),
    12: (Person(body="old", skin="pale", hair="bun", hair_colour="#e8e4da", coat="coat",
        colour="#5a4a58", face="angry", glasses=True), "cane", {}),
    13: (Person(body="youth", skin="dark", hair="locs", hair_colour="#1c1414", coat="jacket",
        colour="#d8482e", trousers="#5a6470", face="laugh", scarf="#ffd92e"), "walk", {}),
    14: (Person(body="broad", skin="olive", hair="curly", hair_colour="#3a2a22", beard="full",
        coat="jacket", colour="#4a7458", trousers="#4a4e58", face="stern"), "stand", {}),
    15: (Person(body="adult", skin="pale", hair="bob", hair_colour="#b0522e", coat="coat",
        colour="#59626a", face="serene", scarf="#e8d8b0"), "cane",
        {"prop_colour": "#ffffff", "lean": 0, "hunch": 0}),
}  # fmt: skip


def _stand(scene: Scene, number: int, place: Place, who: Person) -> None:
    """Somebody in the line, seen as the line turns: from the side, the front, from behind."""
    x, y, tall, way = place
    poses = ("stand", "think", "carry", "lean", "sorrow", "stroll", "read", "attention")
    pose = poses[number * 3 % len(poses)]
    more: dict[str, Any] = {}
    if number in SPECIAL:
        who, pose, more = SPECIAL[number]
    if 45 < way < 115:
        view: Any = "front"
        pose = pose if number in SPECIAL else ("stand", "attention")[number % 2]
    elif -135 < way < -45:
        view, pose = "back_q", pose if number in SPECIAL else ("stand", "stroll")[number % 2]
    else:
        view = "q"
    flip = (abs(way) > 90 and number != 13) if view == "q" else number % 2 == 0
    if number == 16:
        _tent(scene, x - 10, y + 6)
        return
    size = {"child": 0.68, "toddler": 0.56, "youth": 0.88, "old": 0.93}.get(who.body, 1.0)
    haze = ("#c4c6c8", max(0.0, 0.16 - (y - 322) / 2400))
    scene.pool(x, y, tall * 0.24, tall * 0.05, "#3a2c2c", 0.6)
    if number == 11:
        Figure(who, pose, view).draw(scene, x + 64, y - 18, tall * size, haze=haze, rim=0.5)
    figure = Figure(who, pose, view, **more)
    figure.draw(scene, x, y, tall * size, flip=flip, haze=haze, rim=0.5)
    if number == 10:
        _helmet(scene, *figure.page("head"), 0.72)
    elif number == 14:
        _door(scene, x - 6, y - 20)
    elif number == 15:
        _dog(scene, x - 92, y + 2)


def _child(scene: Scene) -> None:
    """One has stepped out of the line and walks straight up."""
    x, y = 186.0, 764.0
    shade = scene.sheet()
    long = [(x, y), (x - 40, y + 14), (x - 96, y + 34)]
    shade.fill(taper(long, [22, 28, 20]), "#6a5a4e", 0.5, blur=4)
    scene.put(shade)
    who = Person(
        body="toddler", skin="tan", hair="pony", hair_colour="#3a2218", coat="coat",
        colour="#ffd92e", face="joy", boots=True, shoes="#d83a30", trousers="#8fa0a8",
    )  # fmt: skip
    Figure(who, "walk", "q", near_arm=(70, 100), near_hand="open").draw(scene, x, y, 160)


def _tent(scene: Scene, x: float, y: float) -> None:
    """One has moved in."""
    scene.pool(x, y, 96, 14, "#3a2c2c", 0.6)
    tent = scene.sheet()
    with tent.at(x, y, 1.42):
        face = poly([(-66, 0), (-6, -108), (62, -4)])
        tent.fill(face, "#d2a03c", grad=linear(-60, 0, 50, -90, "#f0c878"))
        tent.fill(poly([(-6, -108), (62, -4), (84, -20), (18, -104)]), "#a87a2c")
        tent.fill(poly([(-26, 0), (-6, -86), (20, -1)]), "#3a2c28")
        for sole in (-12, 6):
            tent.fill(ellipse(sole - 2, -7, 9, 12, sole), "#c9a27c")
            for toe in range(4):
                tent.fill(ellipse(sole - 8 + toe * 4, -19 + abs(toe - 1), 2.4), "#c9a27c")
    scene.add(tent, relief=7, lo=0.45, hi=0.35, rim=0.5, shadow=(3, 6, 8, 0.35), wobble=0.4)


def _door(scene: Scene, x: float, y: float) -> None:
    """Carried upright, with both arms round it."""
    sheet = scene.sheet()
    with sheet.at(x, y, 1, -5):
        sheet.fill(
            rect(-58, -196, 116, 200, 3), "#6fb0ba", grad=linear(-58, -196, 58, 0, "#3f7a86")
        )
        for left in (-46, 6):
            for top, high in ((-184, 84), (-88, 80)):
                sheet.line(rect(left, top, 40, high, 2), "#2a5860", 3, 0.8)
        sheet.fill(ellipse(46, -92, 7), "#f0cf5a")
    scene.add(sheet, relief=6, lo=0.4, hi=0.35, rim=0.5, shadow=(4, 8, 10, 0.45), wobble=0.4)
    hand = scene.sheet()
    for side, low in ((-1, 118), (1, 96)):
        for finger in range(4):
            fx, fy = x + side * 66, y - low + finger * 10
            hand.fill(limb([(fx, fy), (fx - side * 26, fy + 2)], [12, 10]), "#c58e5e")
    scene.add(hand, relief=3, lo=0.4, hi=0.3, shadow=(1, 2, 3, 0.4), wobble=0.1)


def _helmet(scene: Scene, mid_x: float, mid_y: float, size: float) -> None:
    sheet = scene.sheet()
    with sheet.at(mid_x, mid_y, size):
        _brass(sheet)
    scene.add(sheet, relief=14, lo=0.45, hi=0.45, rim=0.5, shadow=(3, 5, 7, 0.4), wobble=0.2)


def _brass(sheet: Sheet) -> None:
    x, y = 0.0, 0.0
    sheet.fill(
        spline([(x - 44, y + 34), (x + 44, y + 34), (x + 58, y + 48), (x - 58, y + 48)]), "#a8782c"
    )
    sheet.fill(ellipse(x, y, 46, 45), "#e0b04a", grad=radial(x - 14, y - 18, 74, "#8a5c1c"))
    for px, py, wide in ((x + 14, y, 22), (x - 34, y + 2, 11)):
        sheet.fill(ellipse(px, py, wide + 6, wide + 7), "#8a5c1c")
        sheet.fill(
            ellipse(px, py, wide, wide + 1),
            "#2c4a50",
            grad=linear(px, py - wide, px, py + wide, "#8fb8b8"),
        )
    for side in (-1, 1):
        sheet.fill(ellipse(x + 14 + side * 8, y - 1, 3, 3.6), "#1a1a20")
    sheet.fill(taper([(x + 2, y - 10), (x + 10, y - 17)], [2, 5, 2], 8), "#ffffff", 0.8)
    for step in range(7):
        turn = math.radians(step * 51)
        sheet.fill(ellipse(x + 14 + 26 * math.cos(turn), y + 27 * math.sin(turn), 2.4), "#f6dca0")


def _dog(scene: Scene, x: float, y: float) -> None:
    """In harness, and the only one who looks at us."""
    scene.pool(x - 10, y, 52, 8, "#6a665e", 0.6)
    sheet = scene.sheet()
    tone: Colour = "#e6cfa0"
    with sheet.at(x, y, 1.1):
        for leg in (-34, -22, 10, 22):
            sheet.fill(
                limb([(leg, -40), (leg - 2, -18), (leg + 3, -2)], [17, 12, 11]),
                mix(tone, "#8a6a3c", 0.3 if leg in (-22, 10) else 0),
            )
        sheet.fill(
            spline([(-48, -58), (-20, -74), (20, -74), (34, -52), (20, -34), (-30, -32)]), tone
        )
        sheet.fill(limb([(20, -62), (24, -88)], [34, 28]), tone)
        sheet.fill(ellipse(24, -100, 23, 21), tone)
        for side in (-1, 1):
            sheet.fill(
                leaf((24 + side * 17, -114), (24 + side * 27, -84), 15, side * 0.1), "#b98f54"
            )
            sheet.fill(ellipse(24 + side * 9, -104, 3), "#2a1c18")
        sheet.fill(ellipse(24, -92, 11, 8), "#f4e4c4")
        sheet.fill(ellipse(24, -96, 5, 3.6), "#2a1c18")
        sheet.line(spline([(18, -88), (24, -85), (30, -88)], closed=False), "#5a3a2c", 1.8)
        sheet.line(spline([(-12, -74), (0, -60), (0, -38)], closed=False), BRICK, 7)
        sheet.line(spline([(6, -74), (-10, -110), (-34, -126)], closed=False), "#5a4a40", 4)
    scene.add(sheet, relief=9, lo=0.4, hi=0.35, rim=0.4, shadow=(2, 4, 6, 0.35), wobble=0.3)
