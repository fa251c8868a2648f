"""A hall at dusk: everybody queues in a closed ring, round a counter that is free."""

import math
import random
from typing import Any, NamedTuple

import numpy as np

from pinxit_atelier.engine import (
    Brush,
    Colour,
    Look,
    Page,
    Palette,
    Scene,
    ellipse,
    linear,
    poly,
    rect,
    smoothstep,
    spline,
    taper,
)
from pinxit_atelier.gesture import POSES, Camera, Hand, Stage, things, unit, vec
from pinxit_atelier.gesture import Look as Who
from pinxit_atelier.gesture.shadows import throw
from pinxit_atelier.gesture.space import Vec

HALL = Camera(164, (404, 610), pitch=37, look=(0, 0, 0), near=6)
WIDE, DEEP, SKEW = 1.9, 3.1, -0.015  # the ring of people
DESK = vec(-0.05, 0, 0.0)
GREAT = 1.12  # the counter
LAMP = DESK + vec(-0.42, 0.86, 0.0) * GREAT
RED = "#c23a2c"
COATS = (
    "#7d7468", "#8a7a4c", "#59626a", "#6d5f58", "#4b5a66", "#9a6a4e", "#a88a4a", "#5a4e5c",
    "#4f6664", "#8d8f90",
)  # fmt: skip
KINDS = ("mei", "asha", "ravi", "abeba", "ingrid", "lars", "olena", "nikos", "leila", "inti")


class Place(NamedTuple):
    """A spot of the ring on the floor, and which way the line goes there."""

    spot: Vec
    way: float
    turn: float


def paint(page: Page) -> Scene:
    """Paint the hall, the runner, the counter, and the ring of people from far to near."""
    x, y = HALL.page(LAMP)
    scene = Scene(page, 5150, light=(x, y, 130), glow="#ffdf9a", shade="#1c2236", reach=640, felt=0)
    scene.focus(x + 60, y + 60, 200)
    _hall(scene)
    _runner(scene)
    ring = _ring()
    for far in (True, False):
        for number, place in enumerate(ring):
            if bool(place.spot[2] < DESK[2] + 0.3) == far:
                _stand(scene, number, place)
        if far:
            _counter(scene)
            _child(scene)
    scene.shine(x, y + 60, 330, "#ffc878", 0.1)
    few = Palette(
        colours=("#3a4560", "#8a8c90", "#c89a52", "#efe2c0", "#8a4a3a"), accent=RED, quiet=0.35,
        mother="#a8a294",
    )  # fmt: skip
    look = Look(
        brush=Brush(exact=0.035, detail=0.6, variety=0.75),
        palette=few,
        masses=0.3,
        contrast=1.16,
        vignette=0.4,
        bloom=0.2,
    )
    return scene.finish(look)


def _at(turn: float, reach: float = 1) -> Vec:
    """Return a place on the ring: 0 is the far side, and it goes on to the right."""
    x, z = WIDE * math.sin(turn), -DEEP * math.cos(turn)
    return vec(x + SKEW * z, 0, z) * reach


def _ring() -> list[Place]:
    """Lay out the line, everybody an arm's length behind the next, from far to near."""
    rng, places, turn = random.Random(8), [], 0.08
    while turn < math.tau - 0.06:
        step = _at(turn + 0.01) - _at(turn)
        places.append(Place(_at(turn, rng.uniform(0.985, 1.02)), _facing(step), turn))
        turn += rng.uniform(0.66, 0.74) * 0.01 / float(np.linalg.norm(step))
    return places


def _facing(way: Vec) -> float:
    return math.degrees(math.atan2(way[0], way[2]))


def _stage(scene: Scene, spot: Vec, large: float = 1) -> Stage:
    """Return the stage for what stands there: lower on the page we look down on it more."""
    seen, size = HALL.seen(spot)
    down = math.degrees(math.atan((seen[1] - 610) / (164 * 6)))
    return Stage(scene, seen[0], seen[1], float(size) * large, pitch=37 + 0.5 * down, near=5)


def _lit(scene: Scene, stage: Stage, spot: Vec, **how: Any) -> None:
    """Paint a stage in the light of the lamp, which is before those far off and behind others."""
    x, y, _ = scene.light
    behind = LAMP[2] - spot[2]
    height = float(np.clip(150 + behind * 75, 30, 330))
    near = smoothstep(-2.4, 2.6, float(spot[2]))
    air = ("#8b93a2", float(0.42 * (1 - smoothstep(-3.4, 0.2, float(spot[2])))))
    whole = slice(0, stage.canvas.height), slice(0, stage.canvas.width)
    away = HALL.rot @ (LAMP + vec(0, 0.5, 0) - spot)
    throw(scene, stage.canvas, whole, unit(away), 0.62, None)
    stage.paint(
        light=(x, y, height), haze=air, fill=0.35, dim=0.15 + 0.22 * float(near),
        rim=0.35 + 0.75 * float(near), rim_colour="#ffdca0", shadow=0, **how,
    )  # fmt: skip


def _hall(scene: Scene) -> None:
    """Dusk behind tall windows, and one pool of lamplight on the floor."""
    page = scene.page
    x, y = HALL.page(DESK)
    where = page.distance(x + 10, y + 10, 400, 430) + 0.04 * page.noise(3, 260, 4)
    stops = [
        (0, "#f4d694"),
        (0.35, "#dcb878"),
        (0.7, "#a8946f"),
        (1.05, "#6a6a70"),
        (1.6, "#343d54"),
    ]
    scene.backdrop(stops, where.astype(np.float32), amount=0.03)
    scene.of("ground", way=0)
    tiles = scene.sheet()
    for number in range(-12, 13):
        for line in (
            [vec(number * 0.62, 0, -5.2), vec(number * 0.62, 0, 3.7)],
            [vec(-7, 0, number * 0.62 - 1), vec(7, 0, number * 0.62 - 1)],
        ):
            if line[0][2] < 3.6:
                tiles.line(
                    poly([HALL.page(one) for one in line], closed=False), "#4c5060", 1.6, 0.22
                )
    scene.put(tiles, wobble=0.8)
    _windows(scene)


def _windows(scene: Scene) -> None:
    """The far wall, lost in the dusk."""
    foot = HALL.page(vec(0, 0, -5.2))[1]
    wall = scene.sheet()
    wall.fill(rect(-10, -10, 820, foot + 10), "#2c3650", grad=linear(0, 0, 0, foot, "#49536a"))
    for x, wide in ((40, 84), (186, 84), (334, 84), (482, 84), (630, 84), (776, 84)):
        pane = rect(x - 26, -20, wide, foot - 34)
        wall.fill(pane, "#5f7698", grad=linear(0, 0, 0, foot, "#a9b0b4"))
        middle = x - 26 + wide / 2
        wall.line(poly([(middle, -20), (middle, foot - 54)], closed=False), "#2c3650", 5)
        wall.line(poly([(x - 26, 64), (x - 26 + wide, 64)], closed=False), "#2c3650", 5)
    scene.lay(wall, "glass", way=90)
    fade = smoothstep(foot + 90, foot - 60, scene.page.y + 0 * scene.page.x) * 0.34
    scene.tint(fade.astype(np.float32), "#77808e")


def _runner(scene: Scene) -> None:
    """A carpet on the floor; whoever follows it with a finger comes back."""
    outer = [HALL.page(_at(math.tau * step / 80, 1.1)) for step in range(80)]
    inner = [HALL.page(_at(math.tau * step / 80, 0.9)) for step in range(80)]
    sheet = scene.sheet()
    sheet.fill(spline(outer), "#84453c").fill(spline(inner), "#84453c", erase=True)
    scene.lay(sheet, "cloth", opacity=0.92)
    hem = scene.sheet()
    for reach in (1.08, 0.92):
        line = [HALL.page(_at(math.tau * step / 80, reach)) for step in range(80)]
        hem.line(spline(line), "#c9a883", 2.6, 0.8)
    scene.put(hem, wobble=0.5)
    x, y = HALL.page(DESK)
    glow = np.exp(-(scene.page.distance(x, y, 330, 350) ** 2)) * 0.3
    scene.tint(glow.astype(np.float32), "#f6d79a")
    far = smoothstep(300, 640, scene.page.distance(x, y + 40, 0.9, 1.0)) * 0.5
    scene.multiply(far.astype(np.float32), "#5a6484")


def _somebody(rng: random.Random) -> Who:
    """Return one of the crowd, in a coat against the cold hall."""
    build = rng.choice((
        "woman", "man", "thin_woman", "thin_man", "heavy_woman", "heavy_man", "stout_man",
        "old_man", "old_woman", "youth", "broad", "stout_woman",
    ))  # fmt: skip
    man = build == "broad" or ("man" in build and "woman" not in build)
    old = build.startswith("old")
    colour = rng.choice(COATS)
    long = rng.random() < 0.55
    return Who(
        build, rng.choice(("pale", "fair", "rose", "olive", "tan", "brown", "dark", "deep")),
        head=rng.choice(KINDS),
        hair=rng.choice(("crop", "side part", "thinning", "short afro", "buzz"))
        if man else rng.choice(("bob", "long", "low bun", "plait", "afro", "ponytail", "wavy")),
        hair_colour="#c9c6c0" if old else rng.choice(("#241a1a", "#3b2a25", "#6a4630", "#8f5a34")),
        hat=rng.choice(("", "", "", "cap", "fedora", "beret", "beanie", "headscarf", "hijab")),
        hat_colour=rng.choice(COATS),
        top=rng.choice(COATS), coat=colour if long else "", coat_length=rng.uniform(0.3, 0.6),
        coat_open=rng.uniform(0, 0.4), skirt=0 if man or rng.random() < 0.4 else 0.75,
        legs=rng.choice(("#41464f", "#5c5248", "#33353d")), scarf=rng.choice(("", "", colour)),
        mood=rng.choice(("calm", "tired", "bored", "listening", "worried", "stubborn")),
    )  # fmt: skip


WAITING = (
    "stand", "reading", "hands_behind", "suitcase", "stand", "arms_crossed", "strolling",
)  # fmt: skip
BRIDE = Who(
    "woman", "olive", top="#efe9dc", skirt=1.0, flare=0.16, hair="long", hat="wreath",
    hat_colour="#e8dcc0", sleeves=0.4,
)  # fmt: skip
DIVER = Who("stout_man", "rose", top="#8a7a52", legs="#6f6448", loose=0.8, boots=0.5, hair="bald")
CARRIER = Who("broad", "olive", hair="curls", beard="full", top="#4f6258", legs="#3c3e48")
SEER = Who("thin_woman", "pale", hair="bob", hair_colour="#8a4a30", coat="#59626a", scarf="#d8cdb0")
TWIN = Who("girl", "deep", hair="puffs", top="#a88a4a", skirt=0.6, socks="#e8e0cc")
WALKER = Who(
    "youth", "brown", hair="crop", hair_colour="#1c1618", top=RED, loose=0.5, hem=0.06,
    collar="high", legs="#41506a", mood="laughing",
)  # fmt: skip


def _stand(scene: Scene, number: int, place: Place) -> None:
    """Somebody in the line: eight of them are known, the others are whoever comes."""
    stage = _stage(scene, place.spot)
    special = _known(place)
    if special is not None:
        special(stage, place.way)
    else:
        rng = random.Random(940 + number)
        name = WAITING[number * 3 % len(WAITING)]
        other_way = rng.random() < 0.5
        pose = POSES[name].mirrored() if other_way else POSES[name]
        who = stage.person(_somebody(rng), pose, facing=place.way + rng.uniform(-24, 24))
        if name == "suitcase":
            things.bag(stage.canvas, who.hold["l" if other_way else "r"], "#7a5638")
        elif name == "reading":
            things.book(stage.canvas, who.hold["l"], who.hold["r"], "#5a5f6c")
    _lit(scene, stage, place.spot)
    x, y = HALL.page(place.spot + vec(0, 0.5, 0))
    scene.exact(ellipse(x, y, stage.height * 0.36, stage.height * 0.5), 0.85)


def _known(place: Place) -> Any:
    """Return who is known of those in the line, if it is somebody's place."""
    ring = _ring()
    for at, draw in SPECIAL:
        nearest = min(ring, key=lambda one: abs(one.turn - at))
        if nearest.turn == place.turn:
            return draw
    return None


def _bride(stage: Stage, way: float) -> None:
    stage.person(BRIDE, "hands_behind", facing=way - 10)


def _umbrella(stage: Stage, way: float) -> None:
    who = stage.person(_somebody(random.Random(3)), "holding_up", facing=way)
    things.umbrella(stage.canvas, who.hold["r"], "#4a5260")


def _violin(stage: Stage, way: float) -> None:
    stage.person(_somebody(random.Random(5)), "violin", facing=way + 30)


def _diver(stage: Stage, way: float) -> None:
    """He has not taken off his helmet."""
    who = stage.person(DIVER, "slouching", facing=way, head=(0, 0, 0))
    head, ahead = who.place("head") + vec(0, 0.03, 0), unit(who.ahead)
    with stage.canvas.part("#b98a42", soft=0.3, sheen=0.8) as brass:
        brass.ball(head, 0.115)
        brass.chain([head - vec(0, 0.09, 0), head - vec(0, 0.125, 0)], [0.1, 0.12])
    for side in (-1.7, 0.0, 1.7):
        way_out = vec(
            ahead[0] * math.cos(side) + ahead[2] * math.sin(side), 0,
            ahead[2] * math.cos(side) - ahead[0] * math.sin(side),
        )  # fmt: skip
        things.ball(stage.canvas, head + way_out * 0.07, 0.07, "#8f6a30")
        things.ball(stage.canvas, head + way_out * 0.09, 0.055, "#28404e", sheen=1)


def _twins(stage: Stage, way: float) -> None:
    stage.person(TWIN, "hand_in_hand", at=(-0.14, 0, 0.02), facing=way + 8)
    stage.person(TWIN, POSES["hand_in_hand"].mirrored(), at=(0.15, 0, 0), facing=way - 8)


def _door(stage: Stage, way: float) -> None:
    """He has brought his own door."""
    who = stage.person(CARRIER, "hands_behind", facing=way, head=(30, -4, 0))
    ahead, up = unit(who.ahead), vec(0, 1, 0)
    side = np.cross(up, ahead)
    middle = who.place("chest") * vec(1, 0, 1) + side * 0.2 + up * 0.5 + ahead * 0.02
    lean = unit(up + side * 0.12)
    things.box(stage.canvas, middle, ahead * 0.25, lean * 0.5, side * 0.018, "#5f8088")
    for high in (-0.24, 0.22):
        for far in (-0.115, 0.115):
            panel = middle + lean * high + ahead * far
            things.box(stage.canvas, panel, ahead * 0.085, lean * 0.18, side * 0.026, "#4f6e78")
    things.ball(stage.canvas, middle + ahead * 0.2 + side * 0.03, 0.018, "#d8b060", sheen=1)


def _cane(stage: Stage, way: float) -> None:
    """A woman with a white cane."""
    who = stage.person(SEER, "cane", facing=way, left_hand=Hand((0.15, 0.5, 0.05)))
    things.cane(stage.canvas, who.hold["r"], "#f4f0e4")


def _walker(stage: Stage, way: float) -> None:
    """One goes the other way."""
    stage.person(WALKER, "walking", at=(0.5, 0, 0.1), facing=way + 196, head=(10, -6, 0))


SPECIAL = (
    (0.5, _violin), (1.05, _umbrella), (1.66, _bride), (2.12, _diver), (2.5, _twins),
    (2.88, _door), (3.45, _cane), (4.3, _walker),
)  # fmt: skip


def _counter(scene: Scene) -> None:
    """Open, lit, and free; at the till a hen, asleep."""
    stage = _stage(scene, DESK, GREAT)
    canvas = stage.canvas
    wood: Colour = "#a86a4c"
    x, y, z = vec(1, 0, 0), vec(0, 1, 0), vec(0, 0, 1)
    things.box(canvas, y * 0.24, x * 0.67, y * 0.24, z * 0.23, wood)
    for number in range(5):
        panel = x * (number - 2) * 0.262 + y * 0.24 + z * 0.226
        things.box(canvas, panel, x * 0.105, y * 0.17, z * 0.012, "#85503a")
    things.box(canvas, y * 0.5, x * 0.71, y * 0.02, z * 0.25, "#c49a66")
    _till(stage, y * 0.52 - x * 0.02)
    _hen(stage, y * 0.52 + x * 0.38)
    for corner in (-0.6, 0.6):
        canvas.contact(x * corner, 0.1, 0.5)
    _lit(scene, stage, DESK + vec(0, 0, -1.0))
    _lamp(scene, stage)


def _lamp(scene: Scene, stage: Stage) -> None:
    """It is lit: its shade glows green, and all light of the hall falls from under it."""
    foot = vec(-0.42, 0.52, 0)
    (x, y), (_, top) = stage.page(foot), stage.page(foot + vec(0, 0.34, 0))
    lamp = scene.sheet()
    lamp.fill(ellipse(x, y, 19, 8), "#6a4a24")
    lamp.fill(taper([(x, y), (x, top)], [8, 6]), "#6a4a24")
    lamp.fill(ellipse(x, top + 6, 44, 13), "#fff6d0")
    shade = spline([(x - 47, top + 5, 1), (x - 40, top - 16), (x - 20, top - 34),
                    (x + 20, top - 34), (x + 40, top - 16), (x + 47, top + 5, 1),
                    (x, top - 4)])  # fmt: skip
    lamp.fill(shade, "#1f6a4a", grad=linear(x, top - 34, x, top + 4, "#5fb074"))
    lamp.fill(ellipse(x, top - 37, 5, 5), "#c09a52")
    scene.put(lamp)
    scene.exact(ellipse(x, top, 60, 50), 0.8)
    scene.shine(x, top + 12, 60, "#ffe9b0", 0.55, high=0.6)


def _till(stage: Stage, foot: Vec) -> None:
    x, y, z = vec(1, 0, 0), vec(0, 1, 0), vec(0, 0, 1)
    things.box(stage.canvas, foot + y * 0.05, x * 0.15, y * 0.05, z * 0.12, "#5f666c")
    things.box(stage.canvas, foot + y * 0.15 - z * 0.05, x * 0.13, y * 0.07, z * 0.06, "#6d747a")
    for row in range(3):
        for column in range(4):
            key = (
                foot
                + x * (column - 1.5) * 0.06
                + y * (0.11 + row * 0.012)
                + z * (0.09 - row * 0.045)
            )
            things.ball(stage.canvas, key, 0.017, "#e6dfcc")


def _hen(stage: Stage, foot: Vec) -> None:
    """Her head is drawn in."""
    canvas = stage.canvas
    x, y, z = vec(1, 0, 0), vec(0, 1, 0), vec(0, 0, 1)
    body = foot + y * 0.13
    with canvas.part("#c48a5a", soft=1.0) as hen:
        hen.ball(body, np.diag([0.17, 0.13, 0.13]))
        hen.chain([body + x * 0.06, body + x * 0.15 + y * 0.13], [0.1, 0.06])
        hen.chain([body - x * 0.1, body - x * 0.22 + y * 0.12], [0.085, 0.03])
    with canvas.part("#a06a40", soft=0.5) as wing:
        wing.ball(body + z * 0.085 - x * 0.02, np.diag([0.12, 0.075, 0.05]))
        for step in range(3):
            low = body + z * 0.13 + y * (0.03 - step * 0.035)
            wing.fold([low + x * 0.04, low - x * 0.1], 0.02, 0.03)
    head = body + x * 0.16 + y * 0.15
    things.ball(canvas, head, 0.058, "#c48a5a")
    for step in range(3):
        things.ball(canvas, head + x * (0.03 - step * 0.032) + y * 0.06, 0.023, RED)
    things.rod(canvas, [head + x * 0.05, head + x * 0.095 - y * 0.012], [0.018, 0.005], "#d8b060")
    things.ball(canvas, head + x * 0.05 - y * 0.05 + z * 0.01, 0.018, RED)
    lid = head + z * 0.053 + x * 0.022
    things.rod(canvas, [lid - x * 0.016 + y * 0.004, lid - y * 0.004, lid + x * 0.016 + y * 0.004],
               0.005, "#3a2420", flat=True)  # fmt: skip


def _child(scene: Scene) -> None:
    """One has stepped out of the line and walks straight up."""
    spot = DESK + vec(0.62, 0, 1.5)
    stage = _stage(scene, spot)
    who = Who("child", "tan", hair="ponytail", top=RED, skirt=0.55, flare=0.14, socks="#e8e0cc")
    stage.person(who, "walking", facing=-158)
    _lit(scene, stage, spot)
