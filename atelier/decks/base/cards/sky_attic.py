"""Above the night is a loft, where people in slippers let stars down through holes in the floor."""

import math

import numpy as np

from pinxit_atelier.compose import downwards
from pinxit_atelier.engine import (
    Colour,
    Look,
    Page,
    Path,
    Scene,
    Sheet,
    ellipse,
    limb,
    linear,
    minus,
    mix,
    poly,
    radial,
    rect,
    smoothstep,
    spline,
    taper,
    vary,
)
from pinxit_atelier.pen import dots
from pinxit_atelier.people import Figure, Stage
from pinxit_atelier.people import Look as Person

MIDNIGHT, NIGHT, DUSK, UMBER, HONEY, STAR = (
    "#070d2e", "#122460", "#3f63b8", "#5a361c", "#e0a04e", "#fffbe0",
)  # fmt: skip
HOLES = (60, 132, 214, 292, 520, 590, 672, 744)
TRAP = 372, 458  # the open trap door


def paint(page: Page) -> Scene:
    """Paint the loft and the night as two pictures with a thin floor between them."""
    scene = Scene(page, 9091, light=(300, 430, 200), glow="#ffdf90", shade="#140c18", reach=520)
    _night(scene)
    _loft(scene)
    _jars(scene)
    _moon(scene)
    _floor(scene)
    _baskets(scene)
    _hands_of_the_sky(scene)
    _threads(scene)
    _loose_star(scene)
    _roofs(scene)
    _wishers(scene)
    scene.motes(80, "#fff0b0", (20, 60, 780, 560), size=(0.6, 2.2), strength=0.7)
    return scene.finish(
        Look(vignette=0.3, bloom=0.42, bloom_from=0.72, contrast=1.12, shadows="#0c1a58",
        lights="#ffe6a0", split=0.07),
    )  # fmt: skip


def _level(x: float) -> float:
    """Return where the floor is: it is laid as a very flat vault."""
    return 560 + 44 * ((x - 400) / 400) ** 2


def _night(scene: Scene) -> None:
    page = scene.page
    scene.backdrop([
        (0, MIDNIGHT), (0.5, MIDNIGHT), (0.66, NIGHT), (0.86, "#2c4fa4"), (1, DUSK),
    ], downwards(page), amount=0.1)  # fmt: skip
    haze = page.noise(31, 210, 5, 0.55, (2.2, 1)) * smoothstep(600, 820, page.y)
    scene.tint(np.clip(haze * 0.3, 0, 0.3).astype(np.float32), "#5a78cc")


def _above() -> Path:
    edge = [(x, _level(x)) for x in range(820, -21, -40)]
    return poly([(-20, -20), (820, -20), *edge])


def _loft(scene: Scene) -> None:
    """Boards, rafters, a ridge: warm, because so much light is stored there."""
    rng = scene.rng
    page = scene.page
    wall = scene.sheet()
    with wall.inside(_above()):
        wall.fill(rect(-20, -20, 840, 660), "#8a5426", grad=radial(330, 470, 640, "#2a140c"))
        for number in range(15):
            x = number * 58 - 20
            wall.fill(rect(x, -20, 57, 660), vary("#8a5426", rng, 0.2), 0.35)
            wall.line(poly([(x, -20), (x, 640)], closed=False), "#1c0c06", 2.4, 0.7)
            for _ in range(9):
                px, py = x + rng.uniform(8, 48), rng.uniform(-10, 560)
                wall.fill(
                    taper([(px, py), (px + 2, py + rng.uniform(30, 110))], [0.4, 2]), "#2c160a", 0.5
                )
    scene.add(wall, relief=6, lo=0.4, hi=0.3, wobble=0.6, texture="down", amount=0.16)
    glow = np.exp(-((page.distance(330, 500, 1.4, 1) / 330) ** 2)) * smoothstep(600, 560, page.y)
    scene.tint((glow * 0.4).astype(np.float32), "#ffcc6a")
    beams = scene.sheet()
    for line in (dots("-30,330 400,-70"), dots("830,330 400,-70"), dots("-20,120 820,120")):
        beams.fill(
            limb([(p[0], p[1]) for p in line], [40, 40], round_ends=False), "#6a3c1c",
            grad=linear(0, 0, 0, 340, "#3a1e0e")
        )  # fmt: skip
    for x in (110, 700):
        beams.fill(
            rect(x - 14, 120, 28, 470), "#5a3218", grad=linear(x - 14, 0, x + 14, 0, "#2e170b")
        )
    scene.add(
        beams, relief=9, lo=0.6, hi=0.6, rim=0.6, shadow=(4, 10, 14, 0.6), wobble=1,
        texture="across",
    )  # fmt: skip


def _star(
    sheet: Sheet, x: float, y: float, size: float, turn: float = 0, tone: Colour = STAR
) -> None:
    """A star cut by hand: five arms, one a little longer."""
    points = []
    for arm in range(10):
        angle = math.radians(turn - 90 + arm * 36)
        far = size * (1.08 if arm == 0 else 1) if arm % 2 == 0 else size * 0.46
        points.append((x + far * math.cos(angle), y + far * math.sin(angle)))
    sheet.fill(poly(points), tone)


def _jars(scene: Scene) -> None:
    """A shelf of small change, and thread by the reel."""
    shelf = scene.sheet()
    shelf.fill(rect(146, 302, 210, 12), "#6a3c1c")
    for number, x in enumerate((176, 232)):
        jar = rect(x - 22, 246, 44, 56, 10)
        shelf.fill(jar, "#cfe6f0", 0.35)
        for star in range(9):
            _star(
                shelf, x - 13 + star % 3 * 13, 292 - star // 3 * 14, 8, star * 30 + number * 13,
                "#fff4b8",
            )  # fmt: skip
        shelf.line(jar, "#f4fbff", 2, 0.7)
        shelf.fill(rect(x - 16, 238, 32, 10, 3), "#c8582e")
    for x, tone in ((286, "#f4f0e0"), (328, "#8fd0e8")):
        shelf.fill(rect(x - 17, 262, 34, 40, 3), tone)
        for line in range(6):
            shelf.line(
                poly([(x - 17, 267 + line * 6), (x + 17, 264 + line * 6)], closed=False),
                "#7a8aa0", 1.2, 0.6,
            )  # fmt: skip
        for y in (258, 298):
            shelf.fill(rect(x - 21, y, 42, 7, 2), "#a86a34")
    scene.add(shelf, relief=4, lo=0.4, hi=0.5, rim=0.5, shadow=(3, 8, 9, 0.5), wobble=0.5)
    scene.shine(204, 276, 60, "#ffe28a", 0.4)


def _moon(scene: Scene) -> None:
    """It comes in for repair: a crack, a plaster, a piece that is missing."""
    x, y, size = 652, 352, 116
    scene.shine(x, y, 190, "#cfe2ff", 0.5)
    moon = scene.sheet()
    disc = minus(
        ellipse(x, y, size), spline(dots("548,262 596,278 588,302 614,318 586,342 540,330"))
    )
    moon.fill(disc, "#fdfbea", grad=radial(x - 20, y - 30, size * 1.5, "#b8c4dc"))
    for px, py, wide in (
        (24, 30, 20), (-30, 40, 13), (44, -26, 12), (-6, -44, 9), (10, -4, 8), (-44, 4, 8),
    ):  # fmt: skip
        moon.fill(ellipse(x + px, y + py, wide, wide * 0.86), "#a8b8d6", 0.6, clip=disc)
        moon.fill(
            ellipse(x + px + 2, y + py + 3, wide * 0.8, wide * 0.66), "#e4e8ee", 0.7, clip=disc
        )
    moon.line(spline(dots("596,322 626,346 620,370 650,388 642,424"), closed=False), "#6a7aa0", 3)
    with moon.at(x + 30, y - 52, 1, 34):
        moon.fill(rect(-34, -10, 68, 20, 9), "#f0a878")
        moon.fill(rect(-11, -10, 22, 20), "#ffd0a8")
    scene.add(moon, relief=30, lo=0.4, hi=0.4, rim=0.6, shadow=(4, 8, 14, 0.5), wobble=0.7)


def _floor(scene: Scene) -> None:
    """Boards from above, the night's blue paint from below; light comes through every hole."""
    rng = scene.rng
    board = scene.sheet()
    top = [(x, _level(x)) for x in range(-20, 821, 20)]
    low = [(x, _level(x) + 26) for x in range(820, -21, -20)]
    shape = minus(poly([*top, *low]), rect(TRAP[0], 500, TRAP[1] - TRAP[0], 120))
    for x in HOLES:
        shape = minus(shape, rect(x - 5, 500, 10, 140))
    board.fill(shape, "#c8843c", grad=linear(0, 560, 0, 616, "#3a2210"))
    for seam in range(0, 800, 66):
        board.line(
            poly([(seam, 540), (seam + 2, 640)], closed=False), "#2c160a", 3, 0.8, clip=shape
        )
    for _ in range(160):
        px = rng.uniform(0, 800)
        board.fill(
            taper([(px, _level(px) + rng.uniform(3, 20)),
            (px + 40, _level(px + 40) + rng.uniform(3, 20))], [0.5, 1.8]), "#5a3014", 0.6,
            clip=shape,
        )  # fmt: skip
    board.line(
        spline([(x, _level(x) + 25) for x in range(-20, 821, 60)], closed=False), "#1c3a86", 6,
        clip=shape
    )  # fmt: skip
    scene.add(board, relief=5, lo=0.5, hi=0.6, rim=0.7, shadow=(0, 12, 16, 0.6), wobble=0.4)
    lid = scene.sheet()
    lid.fill(
        poly([(TRAP[1], _level(TRAP[1]) + 2), (TRAP[1] + 18, _level(TRAP[1]) - 92),
        (TRAP[1] + 30, _level(TRAP[1]) - 90), (TRAP[1] + 16, _level(TRAP[1]) + 4)]), "#a8682e",
    )  # fmt: skip
    scene.add(lid, relief=4, rim=0.6, shadow=(5, 5, 8, 0.5), wobble=0.5)
    beams = scene.sheet()
    for x in HOLES:
        y = _level(x) + 24
        beams.fill(
            poly([(x - 4, y), (x + 4, y), (x + 20, y + 110), (x - 20, y + 110)]), "#ffdf90", 0.16,
            blur=7,
        )  # fmt: skip
    y = _level(415) + 20
    beams.fill(
        poly([(TRAP[0], y), (TRAP[1], y), (TRAP[1] + 40, y + 130), (415, y + 200),
        (TRAP[0] - 40, y + 130)]), "#ffdf90", 0.26, blur=26,
    )  # fmt: skip
    scene.put(beams, "screen")


def _baskets(scene: Scene) -> None:
    """Wicker, heaped with stars."""
    for x, wide, tall in ((54, 60, 66), (310, 50, 52)):
        y = _level(x)
        scene.pool(x, y, wide + 10, 8, "#140804", 0.7)
        stars = scene.sheet()
        for number in range(16):
            px = x + (scene.rng.random() - 0.5) * wide * 1.5
            py = y - tall - 4 - scene.rng.random() * 26 * (1 - abs(px - x) / wide)
            _star(
                stars, px, py, scene.rng.uniform(12, 19), number * 37,
                ("#fffbe0", "#fff0a0", "#ffe27a")[number % 3],
            )  # fmt: skip
        scene.add(stars, relief=3, lo=0.2, hi=0.2, wobble=0.3)
        basket = scene.sheet()
        shape = spline([
            (x - wide, y - tall, 1), (x + wide, y - tall, 1), (x + wide * 0.8, y - 4), (x, y + 3),
            (x - wide * 0.8, y - 4),
        ])  # fmt: skip
        basket.fill(shape, "#c88a44", grad=linear(0, y - tall, 0, y, "#6a3e18"))
        for row in range(6):
            for column in range(9):
                px, py = (
                    x - wide + column * wide / 4 + (row % 2) * wide / 8,
                    y - tall + 6 + row * tall / 6,
                )
                basket.fill(
                    ellipse(px, py, wide / 8.6, tall / 15),
                    "#f0bc6a" if (row + column) % 2 else "#8a5524", 0.8, clip=shape,
                )  # fmt: skip
        scene.add(basket, relief=8, lo=0.5, hi=0.5, rim=0.7, shadow=(3, 3, 6, 0.4), wobble=0.5)
        scene.shine(x, y - tall - 8, 120, "#ffe48a", 0.6)


def _hands_of_the_sky(scene: Scene) -> None:
    """Five of the staff."""
    eater = Person(
        body="stout", skin="tan", hair="crop", hair_colour="#2a1a14", coat="tunic",
        colour="#6a8ac8", trim="#f0e6c8", trousers="#4a3a5c", shoes="#d8486a", face="joy",
    )  # fmt: skip
    cushion = scene.sheet()
    cushion.fill(
        spline(dots("98,566 92,544 108,528 160,524 212,528 226,546 218,572 160,578")), "#c8383e",
        grad=linear(0, 524, 0, 578, "#6a1420"),
    )  # fmt: skip
    scene.add(cushion, relief=12, lo=0.5, hi=0.5, rim=0.6, shadow=(3, 4, 6, 0.5), wobble=0.5)
    sits = Figure(
        eater, "sit_floor", "q", head=-4, near_arm=(-22, 8), far_arm=(30, 112), near_hand="flat",
        far_hand="open",
    )  # fmt: skip
    sits.draw(scene, 190, _level(190) + 2, 290, over=_eaten, rim=0.9, rim_colour="#fff0b0")
    scene.shine(*sits.page("waist", 2, 2), 56, "#fff0a0", 0.5)
    scene.shine(*sits.page("head", 2, 3), 30, "#ffe28a", 0.12)
    fisher = Person(
        body="thin", skin="pale", hair="bob", hair_colour="#d8703a", coat="shirt",
        colour="#3aa89c", trousers="#c8a04a", shoes="#ff7a9a", face="sly", gaze=(0.2, 0.9),
    )  # fmt: skip
    rod = Figure(
        fisher, "sit_edge", "q", lean=10, head=22, near_arm=(40, 86), far_arm=(52, 88),
        near_leg=(60, 6), far_leg=(48, -8), near_hand="fist", far_hand="fist",
    )  # fmt: skip
    rod.draw(scene, 354, _level(354) - 4, 290, rim=0.8)
    _line(scene, rod.page("wrn"))
    one = Person(
        body="broad", skin="dark", hair="crop", hair_colour="#1c1210", coat="robe",
        colour="#b83a4a", trim="#ffd890", pattern="dots", hem=0.8, trousers="#2a2a40",
        shoes="#8fd0e8", face="stern", beard="short",
    )  # fmt: skip
    two = Person(
        body="old", skin="rose", hair="bun", hair_colour="#f0ece4", coat="dress", colour="#8a6ac0",
        trim="#f4e0ff", shoes="#e8c84a", face="surprise", glasses=True,
    )  # fmt: skip
    for who, x, flip, tall in ((one, 540, False, 312), (two, 754, True, 276)):
        bearer = Figure(
            who, "stand", "q", lean=-8, head=-4, near_arm=(40, 92), far_arm=(54, 100),
            near_hand="cup", far_hand="cup", near_leg=(12, 4), far_leg=(-8, -16),
        )  # fmt: skip
        bearer.draw(
            scene, x, _level(x) + 1, tall, flip=flip, rim=0.8, rim_colour="#e8f0ff",
            light=(652, 352, 200),
        )  # fmt: skip


def _eaten(stage: Stage, figure: Figure) -> None:
    """What he swallowed shows through him."""
    x, y = (float(part) for part in figure.joints["waist"])
    with stage.part(relief=0.5) as cel:
        for size, alpha in ((13, 0.25), (9, 0.5)):
            cel.fill(ellipse(x + 2, y + 1, size), "#fff4b0", alpha, blur=3)
        _star(cel, x + 2, y + 1, 8, 10, "#fffdf0")


def _line(scene: Scene, grip: tuple[float, float]) -> None:
    """A rod, a line through the trap, and far below a hat on the hook."""
    x, y = grip
    rod = scene.sheet()
    rod.fill(
        taper([(x - 34, y + 12), (x + 4, y - 4), (x + 62, y - 40), (x + 74, y - 26)],
        [6, 5, 3, 1.4]), "#8a5524",
    )  # fmt: skip
    rod.line(
        spline([(x + 74, y - 26), (434, 560), (430, 700), (442, 806)], closed=False), "#f4f0e0",
        1.6, 0.9,
    )  # fmt: skip
    scene.add(rod, relief=2, lo=0.3, hi=0.4, rim=0.5, wobble=0.1)
    hat = scene.sheet()
    with hat.at(446, 836, 0.9, 24):
        hat.fill(ellipse(0, 14, 46, 10), "#3a2a5c")
        hat.fill(
            spline(dots("-27,12! -24,-26 -8,-36 12,-34 26,-24 27,12!")), "#4c3a78",
            grad=linear(-20, -30, 20, 14, "#2a1e48"),
        )  # fmt: skip
        hat.fill(rect(-27, -2, 54, 10), "#ffd24a")
    scene.add(
        hat, relief=7, lo=0.5, hi=0.6, rim=0.9, rim_colour="#ffe9b0", shadow=(4, 6, 8, 0.4),
        wobble=0.4, light=(415, 560, 200),
    )  # fmt: skip


def _threads(scene: Scene) -> None:
    """The stars where we know them from: each on its thread."""
    rng = scene.rng
    threads, stars = scene.sheet(), scene.sheet()
    lights: list[tuple[float, float, float]] = []
    for hole in HOLES:
        count = rng.choice([4, 5, 6])
        for number in range(count):
            x = hole + (number - count / 2) * 16 + rng.uniform(-6, 6)
            y = _level(hole) + 60 + rng.random() ** 1.1 * 330
            if math.hypot(x - 446, y - 836) < 90:
                continue
            size = rng.choice([6, 7, 9, 12, 18])
            threads.line(
                spline([(hole, _level(hole) - 6), (hole + (x - hole) * 0.3, _level(hole) + 40),
                (x, y - size)], closed=False), "#cfdcf8", 0.9, 0.6,
            )  # fmt: skip
            _star(stars, x, y, size, rng.uniform(-20, 20))
            lights.append((x, y, size))
    scene.put(threads)
    scene.put(stars)
    for x, y, wide in lights:
        scene.shine(x, y, 9 + wide * 2.6, "#dfeaff", 0.55)


def _loose_star(scene: Scene) -> None:
    """One has got loose and is on its way."""
    trail = scene.sheet()
    trail.fill(
        taper(dots("740,650 700,730 650,820 606,886"), [0.5, 4, 10, 16]), "#fff4c0", 0.5, blur=5
    )
    trail.fill(taper(dots("734,664 690,748 640,836 606,886"), [0.3, 2, 4, 6]), STAR, 0.8, blur=1)
    scene.put(trail, "screen")
    star = scene.sheet()
    _star(star, 604, 890, 23, 28)
    star.line(spline(dots("612,870 626,850 622,834 634,822"), closed=False), "#fffbe0", 1.6)
    scene.put(star)
    scene.shine(604, 890, 74, "#fff0b0", 0.7)


def _roofs(scene: Scene) -> None:
    """The street: gables, chimneys, a few windows still awake."""
    rng = scene.rng
    for row, (base, tone) in enumerate(((1010, "#2a4690"), (1080, "#1a3070"))):
        x = -40.0
        while x < 820:
            wide, tall = rng.uniform(70, 130), rng.uniform(40, 120)
            house = scene.sheet()
            top = base - tall
            house.fill(
                poly([(x, 1230), (x, top), (x + wide / 2, top - wide * 0.45), (x + wide, top),
                (x + wide, 1230)]), tone, grad=linear(0, top - 60, 0, base + 60,
                mix(tone, MIDNIGHT, 0.5)),
            )  # fmt: skip
            house.fill(rect(x + wide * 0.68, top - wide * 0.42, 13, 42), tone)
            for number in range(3):
                px, py = x + wide * (0.2 + 0.26 * number), top + 18 + rng.random() * 20
                if rng.random() < 0.55:
                    house.fill(rect(px, py, 11, 15), "#ffd87a")
            scene.add(
                house, relief=4, lo=0.4, hi=0.5, rim=0.4, rim_colour="#a8c4ff",
                shadow=(0, -4, 10, 0.3), wobble=0.7, light=(500, 700, 300),
            )  # fmt: skip
            x += wide + rng.uniform(-6, 16)
        scene.mist(base + 20, 50, "#4a6cc0", 0.3, seed=row)
    roof = scene.sheet()
    slope = spline(
        dots("-20,1120! 140,1084 330,1072 520,1094 700,1160 820,1230! 820,1260! -20,1260!")
    )
    roof.fill(slope, "#24356c", grad=linear(0, 1070, 0, 1200, "#0c1434"))
    for line in range(7):
        for tile in range(46):
            px = -10 + tile * 19 + (line % 2) * 9
            py = 1086 + line * 21 + ((px - 330) / 330) ** 2 * 34
            roof.line(
                spline([(px, py), (px + 9, py + 9), (px + 18, py)], closed=False), "#5a78c0", 2,
                0.45, clip=slope,
            )  # fmt: skip
    scene.add(
        roof, relief=10, lo=0.5, hi=0.6, rim=0.8, rim_colour="#b8d0ff", shadow=(0, -6, 14, 0.5),
        wobble=0.8, light=(440, 760, 260),
    )  # fmt: skip
    pot = scene.sheet()
    pot.fill(rect(690, 1030, 58, 150), "#5a2e34", grad=linear(690, 0, 748, 0, "#2a1424"))
    pot.fill(rect(682, 1020, 74, 18, 3), "#7a4240")
    scene.add(
        pot, relief=5, lo=0.5, hi=0.6, rim=0.8, rim_colour="#c8d8ff", shadow=(4, 6, 10, 0.5),
        wobble=0.6, light=(440, 760, 260),
    )  # fmt: skip


def _wishers(scene: Scene) -> None:
    """Two on the tiles, on their backs; one points."""
    one = Person(
        body="youth", skin="brown", hair="afro", hair_colour="#1a1214", coat="jacket",
        colour="#ff5c7a", trim="#ffe0c0", trousers="#3a4a8c", shoes="#f4f0e0", face="wonder",
    )  # fmt: skip
    two = Person(
        body="youth", skin="fair", hair="short", hair_colour="#e0b450", coat="shirt",
        colour="#4ad0c0", trousers="#6a4a7c", shoes="#ffd24a", face="smile",
    )  # fmt: skip
    light = (470, 800, 260)
    scene.pool(300, 1104, 230, 11, "#040820", 0.7)
    pointing = Figure(
        one, "lie", "side", near_arm=(96, 100), far_arm=(10, 30), near_leg=(46, -40),
        far_leg=(6, 2), near_hand="point",
    )  # fmt: skip
    pointing.draw(scene, 420, 1070, 250, turn=4, rim=0.9, rim_colour="#cfe0ff", light=light)
    at_ease = Figure(
        two, "lie", "side", near_arm=(150, 205), far_arm=(20, 60), near_leg=(8, 0),
        far_leg=(50, -50),
    )  # fmt: skip
    at_ease.draw(
        scene, 168, 1076, 250, flip=True, turn=-3, rim=0.9, rim_colour="#cfe0ff", light=light
    )
