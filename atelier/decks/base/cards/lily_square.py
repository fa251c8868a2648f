"""A market square in a cloudburst, from above: umbrellas that are lily pads, and one is a lotus."""

import math

import numpy as np

from pinxit_atelier.engine import (
    Colour,
    Look,
    Page,
    Path,
    Scene,
    Sheet,
    ellipse,
    leaf,
    limb,
    linear,
    mix,
    poly,
    radial,
    smoothstep,
    spline,
    taper,
    vary,
)
from pinxit_atelier.people import Look as Person
from pinxit_atelier.people import face, hand

BLACK, BOTTLE, FROG, LIME, LEMON, LOTUS, PALE = (
    "#04100e", "#1c5a34", "#46a02c", "#a8dc3a", "#ffe84a", "#ff5aa0", "#ffe0ee",
)  # fmt: skip
BLOSSOM = 548, 398
CHILD = 246, 664
EYE = 400, 560  # where we look straight down

Disc = tuple[float, float, float]


def paint(page: Page) -> Scene:
    """Paint the water, the discs from the lowest to the highest, and who is between them."""
    scene = Scene(page, 5120, light=(560, 120, 420), glow="#f4ffd0", shade="#02100c", reach=900)
    _water(scene)
    discs = _places(scene)
    _feet(scene, discs)
    for number, disc in enumerate(discs):
        _disc(scene, disc, number)
    _lotus(scene)
    _child(scene)
    _dragonfly(scene)
    _leapers(scene)
    _postman(scene)
    _rain(scene)
    return scene.finish(
        Look(vignette=0.3, bloom=0.3, bloom_from=0.78, contrast=1.14, shadows="#08302c",
        lights="#f0ff90", split=0.06),
    )  # fmt: skip


def _water(scene: Scene) -> None:
    """Black water over cobbles, with rings of rain and the pale sky in it."""
    page, rng = scene.page, scene.rng
    where = (0.5 + 0.35 * page.noise(8, 220, 4, 0.55)).astype(np.float32)
    scene.backdrop(
        [(0, "#020a0a"), (0.5, BLACK), (0.9, "#0e2c2a"), (1.2, "#2a5a54")], where, amount=0.1
    )
    stones = scene.sheet()
    for row in range(42):
        for column in range(27):
            x, y = column * 31 + (row % 2) * 15 + rng.uniform(-3, 3), row * 29 + rng.uniform(-3, 3)
            stones.line(ellipse(x, y, 13, 12), "#3a6a60", 1.6, 0.2)
    scene.put(stones)
    rings = scene.sheet()
    for _ in range(150):
        x, y, size = rng.uniform(0, 800), rng.uniform(0, 1200), rng.uniform(4, 30)
        for step in range(3):
            rings.line(
                ellipse(x, y, size * (1 + step * 0.6)), "#b8f0dc", 2 - step * 0.5,
                0.55 - step * 0.15,
            )  # fmt: skip
    scene.put(rings, "screen")
    pink = (
        np.exp(-((page.distance(*BLOSSOM) / 300) ** 2)) * (0.7 + 0.4 * page.noise(3, 30, 3))
    ).astype(np.float32)
    scene.tint(np.clip(pink * 0.75, 0, 1), "#d83a80")


def _places(scene: Scene) -> list[Disc]:
    """Lay the discs so that they overlap a little; a way of open water stays between them."""
    rng = scene.rng
    discs: list[Disc] = [
        (40, 960, 150), (778, 1010, 165), (720, 60, 140), (86, 430, 120), (420, 880, 118),
        (770, 640, 110), (390, 120, 104), (560, 1130, 110),
    ]  # fmt: skip
    for _ in range(4000):
        size = 30 + 84 * rng.random() ** 1.6
        x, y = rng.uniform(-30, 830), rng.uniform(-30, 1230)
        if math.hypot(x - BLOSSOM[0], y - BLOSSOM[1]) < 176 + size * 0.9:
            continue
        if math.hypot(x - CHILD[0], y - CHILD[1]) < 150 + size:
            continue
        if math.hypot(x - 168, y - 196) < 70 + size:
            continue
        way = 760 + 90 * math.sin(x / 150)
        if abs(y - way) < 34 + size * 0.7:
            continue
        if all(math.hypot(x - a, y - b) > 0.86 * (size + c) for a, b, c in discs):
            discs.append((x, y, size))
    return sorted(discs, key=lambda disc: disc[2] + rng.uniform(-20, 20))


def _feet(scene: Scene, discs: list[Disc]) -> None:
    """Under the rims: here a shoe, there a fin, under one of them both."""
    rng = scene.rng
    for number, (x, y, size) in enumerate(discs):
        if size < 44 or number % 2:
            continue
        turn = math.atan2(760 - y, CHILD[0] + 160 - x) + rng.uniform(-0.5, 0.5)
        odd = number % 6 == 0
        for off in (-0.22, 0.24):
            sheet = scene.sheet()
            px, py = x + size * 0.96 * math.cos(turn + off), y + size * 0.96 * math.sin(turn + off)
            with sheet.at(px, py, 0.7 + size / 130, math.degrees(turn)):
                if odd and off > 0:
                    sheet.fill(
                        spline([(-14, -5), (6, -8), (30, -22), (25, 0), (32, 20), (8, 8),
                        (-14, 6)]), "#f0923a", grad=linear(-10, 0, 30, 0, "#ffd08a"),
                    )  # fmt: skip
                    for ray in (-12, -4, 5, 13):
                        sheet.line(
                            spline([(2, ray * 0.3), (25, ray)], closed=False), "#a8481a", 1.2
                        )
                else:
                    sheet.fill(
                        spline([(-16, -9), (8, -10), (25, -6), (28, 2), (22, 8), (2, 9), (-16, 8)]),
                        rng.choice(["#c8322e", "#2a2a34", "#e8e0d0", "#3a6ab0"]),
                    )
                    sheet.fill(ellipse(-6, 0, 9, 6), "#0a0c10", 0.7)
            scene.add(sheet, relief=5, lo=0.5, hi=0.5, rim=0.5, shadow=(2, 4, 4, 0.7), wobble=0.3)


def _rim_of(size: float, ribs: int, turn: float, notch: float, sag: float) -> Path:
    """Return the outline of a disc: scallops between the ribs, and the notch of a lily pad."""
    points: list[tuple[float, ...]] = []
    steps = ribs * 4
    for step in range(steps + 1):
        part = step / steps
        angle = turn + notch + part * (2 * math.pi - 2 * notch)
        far = size * (1 - sag * abs(math.sin(part * ribs * math.pi)))
        points.append((far * math.cos(angle), far * math.sin(angle), 1 if step % 4 == 0 else 0))
    if notch > 0.02:
        points.append((size * 0.1 * math.cos(turn), size * 0.1 * math.sin(turn), 1))
    return spline(points)


def _disc(scene: Scene, disc: Disc, number: int) -> None:
    """One that is an umbrella by its ribs and a leaf by its veins."""
    x, y, size = disc
    rng = scene.rng
    ribs, turn = rng.choice([8, 8, 10, 12]), rng.uniform(0, 2 * math.pi)
    leafy = number % 5 in (1, 3)
    notch, sag = (rng.uniform(0.06, 0.14), 0.015) if leafy else (0.0, 0.1)
    tone = vary(rng.choice([BOTTLE, FROG, "#6abe30", LIME, "#2c8048", "#d8f04a"]), rng, 0.1, 0.03)
    striped = not leafy and rng.random() < 0.5
    other = mix(tone, rng.choice(["#f4ffb8", "#0a3a24"]), 0.6)
    shape = _rim_of(size, ribs, turn, notch, sag)
    sheet = scene.sheet()
    with sheet.at(x, y):
        sheet.fill(shape, tone, grad=radial(0, 0, size * 1.05, mix(tone, "#0a3020", 0.45)))
        for rib in range(ribs):
            one = turn + notch + rib / ribs * (2 * math.pi - 2 * notch)
            two = turn + notch + (rib + 1) / ribs * (2 * math.pi - 2 * notch)
            lit = math.cos((one + two) / 2 - math.atan2(120 - y, 560 - x))
            wedge = poly([
                (0, 0), (size * 1.1 * math.cos(one), size * 1.1 * math.sin(one)),
                (size * 1.1 * math.cos(two), size * 1.1 * math.sin(two)),
            ])  # fmt: skip
            if striped and rib % 2:
                sheet.fill(wedge, other, clip=shape)
            sheet.fill(
                wedge, "#f4ffb0" if lit > 0 else "#021410", abs(lit) * (0.22 if leafy else 0.36),
                clip=shape,
            )  # fmt: skip
            end = size * math.cos(one), size * math.sin(one)
            sheet.fill(taper([(0, 0), end], [4.4, 1.6]), mix(tone, "#f0ffc0", 0.5), 0.7, clip=shape)
            if leafy:
                mid = (one + two) / 2
                for fork in (-0.12, 0.12):
                    start = size * 0.45 * math.cos(mid), size * 0.45 * math.sin(mid)
                    tip = size * 0.95 * math.cos(mid + fork), size * 0.95 * math.sin(mid + fork)
                    sheet.fill(
                        taper([(0, 0), start, tip], [2.4, 1.8, 0.8]), mix(tone, "#eaffa0", 0.4),
                        0.45, clip=shape,
                    )  # fmt: skip
        sheet.line(shape, mix(tone, "#f4ffb0", 0.35), 2.4, 0.6)
        if not leafy:
            sheet.fill(ellipse(0, 0, 7), "#12281e")
            sheet.fill(limb([(0, 0), (4, 9)], [6, 4]), "#d8c89a")
        else:
            sheet.fill(ellipse(0, 0, 5), mix(tone, "#fff8c0", 0.6))
        for _ in range(int(size / 2.2)):
            angle, far = rng.uniform(0, 2 * math.pi), size * rng.random() ** 0.5 * 0.94
            px, py, drop = far * math.cos(angle), far * math.sin(angle), rng.uniform(1, 4)
            sheet.fill(ellipse(px + 0.6, py + 1.2, drop), "#04201a", 0.5, clip=shape)
            sheet.fill(ellipse(px, py, drop * 0.85), "#dcf8e0", 0.6, clip=shape)
            sheet.fill(
                ellipse(px - drop * 0.3, py - drop * 0.3, drop * 0.35), "#ffffff", clip=shape
            )
    deep = 6 + size * 0.1
    scene.add(
        sheet, relief=16 + size * 0.2, lo=0.55, hi=0.45, rim=0.55, rim_width=2.4,
        shadow=(-deep * 0.5, deep, deep, 0.75), wobble=1, amount=0.12,
    )  # fmt: skip


def _lotus(scene: Scene) -> None:
    """The pink one, lit from under, half umbrella, half flower."""
    x, y = BLOSSOM
    rng = scene.rng
    scene.pool(x - 16, y + 30, 230, 220, "#04100e", 0.7)
    scene.shine(x, y, 250, "#ff4a94", 0.75)
    for ring, (count, far, wide, base) in enumerate(
        ((10, 214, 104, 30), (9, 172, 92, 22), (8, 124, 74, 12), (6, 78, 52, 6))
    ):
        for index in range(count):
            angle = 2 * math.pi * (index + ring * 0.5) / count + rng.uniform(-0.05, 0.05)
            long = far * rng.uniform(0.94, 1.05)
            start = x + base * math.cos(angle), y + base * math.sin(angle)
            tip = x + long * math.cos(angle), y + long * math.sin(angle)
            petal = scene.sheet()
            shape = leaf(start, tip, wide, rng.uniform(-0.04, 0.04), 0.52)
            petal.fill(
                shape, "#fff2d8", grad=linear(*start, *tip, ("#f0357e", "#ff5c9c", "#ff86b4",
                "#ffb0cc")[ring]),
            )  # fmt: skip
            for vein in range(-3, 4):
                side = angle + math.pi / 2
                mid = (
                    (start[0] + tip[0]) / 2 + vein * wide * 0.11 * math.cos(side),
                    (start[1] + tip[1]) / 2 + vein * wide * 0.11 * math.sin(side),
                )
                petal.fill(
                    taper([start, mid, tip], [0.6, 1.8, 0.4], 10), "#c8145e", 0.32, clip=shape
                )
            scene.add(
                petal, relief=20, lo=0.45, hi=0.6, rim=0.9, rim_width=2.6, rim_colour="#ffd8e8",
                shadow=(-2, 6, 9, 0.5), wobble=0.8, light=(x, y, 120),
            )  # fmt: skip
    heart = scene.sheet()
    heart.fill(ellipse(x, y, 36), "#ffe05a", grad=radial(x, y, 38, "#f0a82a"))
    for index in range(40):
        angle, away = index * 2.4, 4.6 * math.sqrt(index)
        heart.fill(
            ellipse(x + away * math.cos(angle), y + away * math.sin(angle), 2.4), "#a86a0a", 0.6
        )
    heart.fill(limb([(x, y), (x + 9, y - 20)], [12, 6]), "#fff6d8")
    scene.add(heart, relief=12, lo=0.4, hi=0.6, rim=0.7, shadow=(2, 5, 6, 0.6), wobble=0.5)
    scene.shine(x, y, 120, "#ffe08a", 0.5)


def _child(scene: Scene) -> None:
    """The only one without an umbrella: arms out, face up, and wet."""
    x, y = CHILD
    scene.pool(x - 10, y + 24, 130, 120, "#010806", 0.75)
    boots = scene.sheet()
    for px in (-30, 24):
        boots.fill(
            spline([(x + px - 17, y + 78), (x + px - 16, y + 116), (x + px, y + 128),
            (x + px + 16, y + 116), (x + px + 17, y + 78)]), "#e83a2e",
        )  # fmt: skip
    scene.add(boots, relief=9, lo=0.5, hi=0.5, rim=0.6, shadow=(-2, 6, 6, 0.6), wobble=0.4)
    for side in (-1, 1):
        sleeve = scene.sheet()
        sleeve.fill(
            limb([(x + side * 40, y + 6), (x + side * 96, y - 14), (x + side * 132, y - 44)],
            [52, 42, 38]), "#ffd92e", grad=linear(x, y, x + side * 130, y - 40, "#fff27a"),
        )  # fmt: skip
        scene.add(sleeve, relief=14, lo=0.5, hi=0.4, rim=0.6, shadow=(-4, 10, 10, 0.6), wobble=0.5)
        hand(
            scene, x + side * 136, y - 48, 27, pose="palm", turn=-90 + side * 50, flip=side > 0,
            skin="#8a5638", child=True, arm=0.2,
        )  # fmt: skip
    coat = scene.sheet()
    cape = spline([
        (x - 62, y - 40), (x - 84, y + 20), (x - 92, y + 76), (x - 44, y + 98), (x, y + 92),
        (x + 46, y + 100), (x + 92, y + 74), (x + 84, y + 18), (x + 62, y - 40), (x, y - 76),
    ])  # fmt: skip
    coat.fill(cape, LEMON, grad=radial(x, y - 20, 130, "#e0a818"))
    for fold in range(-4, 5):
        coat.fill(
            taper([(x + fold * 9, y + 10), (x + fold * 20, y + 92)], [1, 7]), "#b88410", 0.35,
            blur=2, clip=cape,
        )  # fmt: skip
    for px, py in ((0, 52), (1, 76)):
        coat.fill(ellipse(x + px, y + py, 5), "#e83a2e")
    scene.add(coat, relief=26, lo=0.5, hi=0.4, rim=0.7, shadow=(-6, 12, 12, 0.6), wobble=0.7)
    hood = scene.sheet()
    hood.fill(ellipse(x, y - 24, 74, 70), "#ffe03a", grad=radial(x, y - 24, 76, "#c8940e"))
    scene.add(hood, relief=18, lo=0.5, hi=0.4, rim=0.7, shadow=(-4, 8, 9, 0.5), wobble=0.6)
    who = Person(
        body="child", skin="brown", hair="pixie", hair_colour="#2a1610", face="laugh", freckles=True
    )
    face(scene, who, x, y - 26, 112, shoulders=False, tilt=-6, rim=0.4)


def _dragonfly(scene: Scene) -> None:
    """As big as a pram, low over the roofs of everybody."""
    x, y = 176, 196
    shade = scene.sheet()
    with shade.at(x - 34, y + 64, 1, -24):
        for side in (-1, 1):
            for lift in (-26, 26):
                shade.fill(
                    leaf((0, lift * 0.3), (side * 190, lift * 2.1), 52), "#010806", 0.4, blur=8
                )
        shade.fill(limb([(0, -30), (0, 200)], [22, 10]), "#010806", 0.5, blur=6)
    scene.put(shade)
    wings = scene.sheet()
    with wings.at(x, y, 1, -24):
        for side in (-1, 1):
            for lift, long in ((-22, 196), (20, 182)):
                wing = leaf(
                    (side * 8, lift * 0.3), (side * long, lift * 2.4), 58, side * -0.04, 0.6
                )
                wings.fill(
                    wing, "#c8fff6", 0.5, grad=linear(0, 0, side * long, lift * 2, "#4ae0d8")
                )
                wings.line(wing, "#eafff8", 2, 0.9)
                for vein in range(9):
                    part = vein / 9
                    wings.line(
                        spline([(side * 10, lift * 0.3), (side * long * (0.4 + part * 0.5),
                        lift * (1 + part * 1.8) + (vein % 3 - 1) * 13)], closed=False), "#0a5a5c",
                        1, 0.5, clip=wing,
                    )  # fmt: skip
                wings.fill(
                    ellipse(side * long * 0.86, lift * 2.0, 9, 5), "#0a3a3e", 0.85, clip=wing
                )
    scene.put(wings)
    body = scene.sheet()
    with body.at(x, y, 1, -24):
        for joint in range(9):
            body.fill(
                ellipse(0, 40 + joint * 19, 11 - joint * 0.6, 12),
                "#18b8c0" if joint % 2 else "#0a6a80",
            )
        body.fill(ellipse(0, 6, 19, 32), "#20c8b8", grad=linear(-16, -10, 16, 30, "#0a5a5a"))
        for side in (-1, 1):
            body.fill(
                ellipse(side * 14, -36, 15, 16), "#f04a5e",
                grad=radial(side * 12, -42, 18, "#8a1430"),
            )  # fmt: skip
            body.fill(ellipse(side * 11 - 3, -43, 4), "#fff0f0", 0.9)
    scene.add(body, relief=9, lo=0.5, hi=0.8, rim=0.8, shadow=(-6, 14, 10, 0.5), wobble=0.4)


def _frog(sheet: Sheet, tone: Colour, belly: Colour, kick: float) -> None:
    """Draw a frog from above that leaps up the page; about 200 long."""
    dark = mix(tone, "#04200c", 0.4)
    for side in (-1, 1):
        knee, heel = (
            (side * (58 + 24 * kick), 34 + 10 * kick), (side * (30 + 10 * kick), 86 + 30 * kick),
        )  # fmt: skip
        toes = side * (52 + 20 * kick), 128 + 44 * kick
        sheet.fill(limb([(side * 20, 34), knee], [34, 26]), tone)
        sheet.fill(limb([knee, heel], [25, 15]), dark)
        sheet.fill(limb([heel, toes], [15, 12]), tone)
        for spread in (-24, 0, 22):
            sheet.fill(
                limb([toes, (toes[0] + spread + side * 6, toes[1] + 30 - abs(spread) * 0.3)],
                [8, 4]), belly,
            )  # fmt: skip
            sheet.fill(
                ellipse(toes[0] + spread + side * 6, toes[1] + 30 - abs(spread) * 0.3, 5), belly
            )
        elbow, wrist = (side * 52, -34), (side * 60, -76)
        sheet.fill(limb([(side * 26, -26), elbow, wrist], [20, 16, 11]), tone)
        for spread in (-18, -5, 8, 20):
            sheet.fill(
                limb([wrist, (wrist[0] + spread, wrist[1] - 20 + abs(spread) * 0.4)], [6, 4]), belly
            )
            sheet.fill(ellipse(wrist[0] + spread, wrist[1] - 20 + abs(spread) * 0.4, 5), belly)
    body = spline([
        (0, 64), (-30, 46), (-40, 4), (-36, -40), (-30, -66), (-14, -84), (0, -88), (14, -84),
        (30, -66), (36, -40), (40, 4), (30, 46),
    ])  # fmt: skip
    sheet.fill(body, tone, grad=linear(0, -80, 0, 70, dark))
    for side in (-1, 1):
        sheet.fill(
            taper([(side * 22, -58), (side * 24, 0), (side * 14, 52)], [3, 7, 2]), belly, 0.9
        )
        for px, py, size in ((8, -20, 6), (12, 8, 7), (6, 30, 5), (30, 22, 5), (30, -14, 4)):
            sheet.fill(ellipse(side * px, py, size), dark, 0.8)
        sheet.fill(ellipse(side * 26, -58, 14), tone)
        sheet.fill(ellipse(side * 29, -60, 9.5), "#ffb01e")
        sheet.fill(ellipse(side * 30, -60, 7, 3.4, side * 30), "#0a0806")
        sheet.fill(ellipse(side * 27, -64, 2.6), "#ffffff")
    sheet.line(
        spline([(-24, -72), (-10, -78), (0, -79), (10, -78), (24, -72)], closed=False), dark, 2
    )


def _leapers(scene: Scene) -> None:
    """Three in the air, each with its shadow far below."""
    leaps: tuple[tuple[float, float, float, float, Colour, float], ...] = (
        (420, 690, 0.52, 62, "#b8e828", 1.0), (664, 812, 0.6, -38, "#e8d81e", 0.7),
        (318, 330, 0.42, 128, "#8ad81e", 0.9),
    )  # fmt: skip
    for x, y, size, turn, tone, kick in leaps:
        shade = scene.sheet()
        with shade.at(x - 34, y + 60, size, turn):
            _frog(shade, "#010806", "#010806", kick)
        scene.put(shade, "over", opacity=0.55, blur=7)
        frog = scene.sheet()
        with frog.at(x, y, size, turn):
            _frog(frog, tone, "#fff6a8", kick)
        scene.add(frog, relief=10, lo=0.6, hi=0.5, rim=0.8, rim_width=2, wobble=0.4)


def _postman(scene: Scene) -> None:
    """The nearest: it jumps at us with a bag of letters, and loses some."""
    x, y, size, turn = 356, 1024, 1.32, 28
    shade = scene.sheet()
    with shade.at(x - 100, y + 96, size * 0.8, turn):
        _frog(shade, "#010806", "#010806", 0.8)
    scene.put(shade, "over", opacity=0.6, blur=16)
    frog = scene.sheet()
    with frog.at(x, y, size, turn):
        _frog(frog, "#5cc81e", "#f0ff8a", 0.8)
        frog.fill(taper([(-38, -34), (0, 0), (34, 34)], [10, 11, 10]), "#8a2a1a")
    scene.add(frog, relief=24, lo=0.65, hi=0.5, rim=0.9, rim_width=3.4, wobble=0.7, bump=0.6)
    bag = scene.sheet()
    with bag.at(x, y, size, turn):
        bag.fill(
            spline([(18, 24, 1), (66, 18, 1), (72, 66), (24, 74)]), "#c83a26",
            grad=linear(20, 20, 60, 74, "#7a1a12"),
        )  # fmt: skip
        bag.fill(spline([(16, 22, 1), (68, 16, 1), (64, 42), (24, 48)]), "#e04a30")
        bag.fill(ellipse(44, 44, 5), "#ffd868")
    scene.add(bag, relief=10, lo=0.5, hi=0.5, rim=0.8, shadow=(-3, 8, 8, 0.6), wobble=0.5)
    for number, (px, py, spin, part) in enumerate(
        ((470, 1092, 14, 1.0), (520, 1010, -28, 0.86), (500, 936, 40, 0.66), (560, 880, -10, 0.5))
    ):
        letter = scene.sheet()
        with letter.at(px, py, part, spin):
            letter.fill(poly([(-34, -22), (34, -22), (34, 22), (-34, 22)]), "#fffdf4")
            letter.line(poly([(-34, -22), (0, 6), (34, -22)], closed=False), "#b8b0a0", 2)
            if number % 2 == 0:
                letter.fill(ellipse(0, 4, 6), "#ff3a78")
        scene.add(letter, relief=3, lo=0.3, hi=0.3, rim=0.3, shadow=(-12, 22, 12, 0.6), wobble=0.6)


def _rain(scene: Scene) -> None:
    """It falls away from us, towards the point straight below."""
    rng = scene.rng
    rain = scene.sheet()
    for _ in range(560):
        x, y = rng.uniform(-40, 840), rng.uniform(-40, 1240)
        dx, dy = x - EYE[0], y - EYE[1]
        far = math.hypot(dx, dy)
        if far < 90:
            continue
        long = rng.uniform(0.03, 0.12)
        rain.fill(
            taper([(x - dx * long, y - dy * long), (x, y)], [0.3, 1 + far / 260], 5), "#eafff6",
            rng.uniform(0.25, 0.7),
        )  # fmt: skip
    scene.put(rain, "screen", opacity=0.75)
    page = scene.page
    sheen = smoothstep(500, 900, page.distance(*EYE)) * 0.16
    scene.tint(sheen, "#123c3a")
