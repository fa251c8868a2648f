"""A girl and a hare pull at a carrot; under the ground it is somebody's lit tower.

The carrot is a cone in space: what is on it is placed by an angle round it and a height down it.
"""

import math
import random
from typing import Final

import numpy as np

from pinxit_atelier.engine import (
    Brush,
    Cast,
    Colour,
    Look,
    Page,
    Palette,
    Path,
    Scene,
    Sheet,
    ellipse,
    leaf,
    limb,
    linear,
    mix,
    poly,
    ramp,
    smoothstep,
    spline,
    taper,
)
from pinxit_atelier.gesture import Canvas, Stage, unit, vec
from pinxit_atelier.gesture import Look as Who
from pinxit_atelier.gesture.person import Person
from pinxit_atelier.gesture.space import Vec

Spot = tuple[float, float]
CROWN, TIP = (526.0, 400.0), (352.0, 1184.0)
LONG: Final = math.dist(CROWN, TIP)
DOWN: Final = ((TIP[0] - CROWN[0]) / LONG, (TIP[1] - CROWN[1]) / LONG)
ACROSS: Final = (DOWN[1], -DOWN[0])
THICK, BEND, EYE = 198.0, -34.0, 0.5
LAMP, DAWN, LOAM = "#ffd27a", "#93a49c", "#1d1512"
DOOR: Final = (-0.12, 0.36)
WINDOWS: Final = (
    (-0.72, 0.13, 0.9), (0.42, 0.12, 0.8), (0.80, 0.36, 0.9), (-0.78, 0.40, 0.8),
    (0.30, 0.60, 0.8), (-0.52, 0.70, 0.7), (0.1, 0.80, 0.5),
)  # fmt: skip
BURROWS: Final = ((128.0, 760.0, 112.0, 74.0), (664.0, 968.0, 104.0, 72.0))


def paint(page: Page) -> Scene:
    """Paint the dawn, the earth, the tower in it, who lives there, and who is pulling."""
    scene = Scene(page, 6006, light=(470, 420, 150), glow="#ffcf86", shade="#1c2430", reach=760,
                  felt=0.05)  # fmt: skip
    scene.focus(300, 270, 200)
    scene.focus(450, 640, 220, 0.9)
    _dawn(scene)
    _earth(scene)
    _last_year(scene)
    _burrows(scene)
    _roots(scene)
    _carrot(scene)
    _windows(scene)
    _balcony(scene, 0.245, -1.25, 0.95)
    _balcony(scene, 0.535, -0.85, 1.2)
    _beetle(scene)
    _leaves(scene)
    hands = _pullers(scene)
    _stalks(scene, *hands)
    _sod(scene)
    scene.motes(40, "#ffdca0", (240, 250, 640, 760), (0.7, 1.8), 0.45)
    return scene.finish(
        Look(
            vignette=0.3, bloom=0.3, bloom_from=0.8, contrast=1.06,
            brush=Brush(exact=0.04, edges=0.5), masses=0.3,
            palette=Palette(
                colours=("#14110f", "#4a352a", "#8f9f96", "#d9792c", "#f6d79a", "#55683e"),
                mother="#8a7258", accent="#b83a28", quiet=0.2, hold=0.6,
            ),
        )
    )  # fmt: skip


def _ground(x: float) -> float:
    """Return how high the ground is at a place: it rises to where the carrot lifts it."""
    return 420 - 0.045 * (x - 100) - 34 * math.exp(-(((x - CROWN[0]) / 150) ** 2))


def on(angle: float, height: float, out: float = 1.0) -> Spot:
    """Return where a place on the carrot is seen: rings above the eye arch up, those below sag."""
    down = height - 0.13 * (EYE - height) * math.cos(angle) * out
    middle = BEND * math.sin(math.pi * down)
    side = math.sin(angle) * _radius(height) * out + middle
    return (
        CROWN[0] + DOWN[0] * LONG * down + ACROSS[0] * side,
        CROWN[1] + DOWN[1] * LONG * down + ACROSS[1] * side,
    )


def _radius(down: float) -> float:
    return float(_swell(np.asarray(down, np.float32)))


def _swell(down: np.ndarray) -> np.ndarray:
    """Return how thick the carrot is at a height: a round shoulder, then a long taper."""
    shoulder = np.sqrt(np.clip(1 - np.clip((0.06 - down) / 0.115, 0, 1) ** 2, 0, 1))
    return np.asarray(THICK * np.clip(1 - down, 0, 1) ** 0.76 * shoulder)


def _dawn(scene: Scene) -> None:
    """A quiet sky before sunrise, and a wood far off."""
    page = scene.page
    where = page.y / 420 + 0.10 * page.noise(3, 260, 4, 0.5, (2.4, 0.8)) + (page.x - 200) / 2600
    scene.backdrop([(0, "#4f666c"), (0.5, "#7f9694"), (0.85, "#b9bda6"), (1.1, "#d8c8a0")],
                   where.astype(np.float32), amount=0.03)  # fmt: skip
    scene.of("sky", way=8)
    far = scene.sheet()
    tops = [(x, 352 - 22 * abs(math.sin(x * 0.021)) - 12 * math.sin(x * 0.057)) for x in
            range(-40, 880, 26)]  # fmt: skip
    far.fill(spline([(-40, 480, 1), *tops, (860, 480, 1)]), "#66807c")
    with scene.layer("foliage", air=("#b4bba6", 0.45), blur=3):
        scene.add(far, amount=0)


def _earth(scene: Scene) -> None:
    """Loam with weight: darker the deeper, warm where the lit carrot is near."""
    page, rng = scene.page, random.Random(61)
    edge = [(x, _ground(x)) for x in range(-40, 881, 20)]
    body = scene.sheet().fill(spline([(-60, 1260, 1), *edge, (880, 1260, 1)]), "#ffffff")
    inside = body.pixels()[..., 3]
    layers = page.y + 0.10 * page.x + 26 * page.noise(11, 190, 4)
    clods = 0.5 * page.noise(12, 34, 4, 0.6, (1.5, 0.8)) + 0.3 * np.sin(layers / 44)
    near = np.exp(-(_off_axis(page) / 150)) * smoothstep(1250, 900, page.y)
    bright = 0.13 + 0.08 * clods + 0.60 * near * (0.75 + 0.3 * clods)
    bright = bright + 0.10 * smoothstep(640, 420, page.y)
    tone = ramp([(0, "#0c0a0b"), (0.2, "#2a1e1a"), (0.45, "#573722"), (0.8, "#a8662c"),
                 (1.1, "#e0a050")], np.clip(bright, 0, 1.1))  # fmt: skip
    cover = inside[..., None]
    scene.image = (scene.image * (1 - cover) + tone * cover).astype(np.float32)
    scene.of("ground", inside, way=8)
    for x, y, size in ((706, 610, 46), (70, 1010, 58), (560, 1120, 40), (212, 548, 26),
                       (742, 770, 24), (640, 700, 16)):  # fmt: skip
        stone, turn = scene.sheet(), rng.uniform(-30, 30)
        rim = [(x + size * math.cos(a) * rng.uniform(0.85, 1.1),
                y + size * 0.68 * math.sin(a) * rng.uniform(0.85, 1.1))
               for a in np.linspace(0, 5.6, 8)]  # fmt: skip
        stone.fill(spline(rim), "#57504a")
        dim = 0.25 + 0.4 * smoothstep(120, 420, abs(x - 400))
        scene.lay(stone, "stone", form=0.8, contact=0.7, way=turn, dim=float(dim))


def _off_axis(page: Page) -> np.ndarray:
    """Return for each pixel how far it is outside of the carrot."""
    _, side, radius = _coordinates(page)
    return np.clip(np.abs(side) - radius, 0, None)


def _coordinates(page: Page) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Return for each pixel how far down and beside the axis it is, and how thick the root."""
    dx, dy = page.x - CROWN[0], page.y - CROWN[1]
    down = (dx * DOWN[0] + dy * DOWN[1]) / LONG
    side = dx * ACROSS[0] + dy * ACROSS[1] - BEND * np.sin(math.pi * np.clip(down, 0, 1))
    return down, side, _swell(down)


def _carrot(scene: Scene) -> None:
    """A cone with creases that go round it; lamps in it make its flesh glow."""
    page = scene.page
    down, side, radius = _coordinates(page)
    across = np.clip(side / np.maximum(radius, 1), -1, 1)
    front = np.sqrt(1 - across**2)
    cover = smoothstep(1.5, -1.5, np.abs(side) - radius) * (radius > 0)
    ring = down + 0.13 * (EYE - down) * front
    crease = page.noise(21, 120, 4, 0.6, (1.4, 1)) * 0.011 + ring
    lines = np.zeros_like(down)
    for number in range(26):
        at = 0.03 + number * 0.036 + 0.012 * math.sin(number * 2.7)
        span = smoothstep(-0.2, 0.35, np.sin(across * 4.2 + number * 1.9))
        lines += np.exp(-(((crease - at) / 0.0034) ** 2)) * span
    lamps = np.zeros_like(down)
    for angle, height, size in (*WINDOWS, (*DOOR, 1.7)):
        lamps += np.exp(-page.distance(*on(angle, height)) / (46 * size))
    turned = front * 0.4 + 0.6 * np.clip(0.62 * front + 0.72 * across + 0.1, 0, 1)
    bright = -0.03 + 0.56 * turned + 0.46 * np.clip(lamps, 0, 1.1) - 0.16 * lines
    bright = (
        bright + 0.05 * page.noise(22, 40, 4, 0.6, (2.2, 0.6)) - 0.18 * smoothstep(0.55, 1, down)
    )
    bright = bright - 0.12 * smoothstep(0.05, -0.04, down)
    tone = ramp([(0, "#1e0d0b"), (0.25, "#5e2410"), (0.5, "#bf5a18"), (0.75, "#e88a34"),
                 (1.05, "#ffc878")], np.clip(bright, 0, 1.1))  # fmt: skip
    mask = cover[..., None]
    scene.image = (scene.image * (1 - mask) + tone * mask).astype(np.float32)
    scene.of("skin", cover.astype(np.float32), way=12 - 30 * across * np.sign(down - EYE))


def _arch(angle: float, height: float, size: float, out: float = 1.0) -> Path:
    """Return an arched opening on the skin of the carrot."""
    half, tall = 0.13 * size * 190 / _radius(height), 0.045 * size
    outline = [(-1.0, 1.0, 1), (-1.0, -0.4, 0), (-0.6, -1.0, 0), (0, -1.2, 0), (0.6, -1.0, 0),
               (1.0, -0.4, 0), (1.0, 1.0, 1)]  # fmt: skip
    return spline(
        [(*on(angle + u * half, height + v * tall, out), sharp) for u, v, sharp in outline]
    )


def _windows(scene: Scene) -> None:
    """Thick walls, and light behind them; in the widest door a bride has stopped."""
    for angle, height, size in (*WINDOWS, (*DOOR, 1.75)):
        cut = scene.sheet()
        cut.fill(_arch(angle, height, size * 1.18), "#7a3412")
        cut.fill(_arch(angle, height, size), "#f0a446")
        x, y = on(angle, height)
        inner = _arch(angle + 0.045 * size, height - 0.004, size * 0.9, 0.95)
        cut.fill(inner, "#ffe6a4", grad=linear(x, y - 30 * size, x, y + 36 * size, "#f8b858"),
                 clip=_arch(angle, height, size))  # fmt: skip
        if size < 1:
            for line in (
                [on(angle, height - 0.06 * size), on(angle, height + 0.045 * size)],
                [on(angle - 0.14 * size, height), on(angle + 0.14 * size, height)],
            ):
                cut.line(poly(line, closed=False), "#5a2410", 3)
        scene.lay(cut, "plain", wobble=0.4)
        scene.exact(_arch(angle, height, size * 1.2), 0.6)
        scene.shine(x, y, 66 * size, LAMP, 0.5)
    x, y = on(DOOR[0] + 0.02, DOOR[1])
    bride = scene.sheet()
    bride.fill(spline([(x - 6, y - 6), (x - 30, y + 58, 1), (x + 26, y + 62, 1), (x + 10, y - 8)]),
               "#d8c6a6", grad=linear(x - 20, 0, x + 26, 0, "#a07a58"))  # fmt: skip
    bride.fill(spline([(x + 4, y - 30), (x + 22, y - 10), (x + 34, y + 56), (x + 14, y + 20)]),
               "#f4e8cc", 0.8)  # fmt: skip
    bride.fill(spline([(x - 10, y - 6), (x - 8, y - 24), (x + 4, y - 30), (x + 12, y - 16),
                       (x + 8, y - 2)]), "#3a2a26")  # fmt: skip
    bride.fill(taper([(x - 2, y - 18), (x - 18, y - 14), (x - 25, y - 15)], [14, 9, 3]), "#3a2a26")
    scene.lay(bride, "plain", wobble=0.2)
    scene.exact(ellipse(x, y + 10, 44, 60))
    _clock(scene)


def _clock(scene: Scene) -> None:
    """A dial high on the tower, in the turn of its wall."""
    sheet = scene.sheet()

    def round_(part: float) -> Path:
        return spline([on(-0.14 + 0.16 * part * math.cos(a), 0.115 + 0.036 * part * math.sin(a))
                       for a in np.linspace(0, 5.8, 14)])  # fmt: skip

    sheet.fill(round_(1.2), "#5a2410").fill(round_(1.0), "#f2dcac")
    middle = on(-0.14, 0.115)
    for end in ((0.05, 0.092), (-0.16, 0.090)):
        sheet.line(poly([middle, on(end[0] - 0.08, end[1])], closed=False), "#3a1c10", 3)
    for hour in range(12):
        a = hour * math.pi / 6
        sheet.fill(ellipse(*on(-0.14 + 0.13 * math.cos(a), 0.115 + 0.029 * math.sin(a)), 1.6),
                   "#5a2410")  # fmt: skip
    scene.lay(sheet, "plain", wobble=0.2)
    scene.exact(ellipse(*middle, 44))


def _mole(
    sheet: Sheet, x: float, y: float, size: float, way: int, tone: Colour, wave: float = 0
) -> None:
    """A mole, dark against its lamp: a sack of fur, a snout, perhaps a white cloth held up."""
    with sheet.at(x, y, size):
        body = [(-15, 22), (-17, 0), (-10, -20), (way * 4, -29), (11, -18), (16, 2), (15, 22)]
        sheet.fill(spline(body), tone)
        sheet.fill(taper([(way * 2, -18), (way * 18, -17), (way * 29, -13)], [20, 12, 4]), tone)
        sheet.fill(ellipse(way * 29, -13, 3.2), "#d08a78")
        if wave:
            hand = way * wave * 22, -46.0
            sheet.fill(taper([(way * 8, -6), (way * 18 * wave, -24), hand], [9, 7, 6]), tone)
            flag = [(hand[0], hand[1]), (hand[0] + way * 12, hand[1] - 9),
                    (hand[0] + way * 26, hand[1] - 3), (hand[0] + way * 22, hand[1] + 10),
                    (hand[0] + way * 10, hand[1] + 6)]  # fmt: skip
            sheet.fill(spline(flag), "#f0e6d0")


def _hat(sheet: Sheet, x: float, y: float, size: float, tall: float, tone: Colour) -> None:
    with sheet.at(x, y, size, -6):
        sheet.fill(ellipse(0, 0, 17, 4.6), tone)
        sheet.fill(spline([(-10, 0, 1), (-9, -tall, 1), (9, -tall, 1), (10, 0, 1)]), tone)


def _case(sheet: Sheet, x: float, y: float, size: float, tone: Colour) -> None:
    with sheet.at(x, y, size, 3):
        sheet.line(spline([(-6, -22), (0, -28), (6, -22)], closed=False), "#2c1a12", 3)
        sheet.fill(poly([(-19, -22), (19, -22), (20, 4), (-19, 4)]), tone,
                   grad=linear(-19, -22, 20, 4, mix(tone, "#1c1210", 0.6)))  # fmt: skip


def _balcony(scene: Scene, height: float, start: float, end: float) -> None:
    """A ledge that runs round the tower, with moles and all they own."""
    angles = np.linspace(start, end, 22)
    under, floor, rail = scene.sheet(), scene.sheet(), scene.sheet()
    inner = [on(a, height) for a in angles]
    outer = [on(a, height, 1.26) for a in angles]
    edge = [on(a, height + 0.02, 1.26) for a in angles]
    floor.fill(poly([*inner, *reversed(outer)]), "#8c4a1c")
    under.fill(poly([*edge, *[on(a, height + 0.05) for a in reversed(angles)]]), "#2e1509")
    under.fill(poly([*outer, *reversed(edge)]), "#c06a26",
               grad=linear(*outer[0], *outer[-1], "#6c3010"))  # fmt: skip
    scene.lay(floor, "wood", cast=Cast((-10, 46), dark=0.6, soft=0.3))
    moles = scene.sheet()
    rng = random.Random(int(height * 100))
    crowd = ((0.2, -1, 1.0), (0.56, 1, 0.0), (0.84, 1, 1.1))
    for number, (part, way, wave) in enumerate(crowd):
        x, y = on(start + (end - start) * part, height, 1.1)
        size = rng.uniform(1.1, 1.3)
        _mole(moles, x, y - 20 * size, size, way, ("#30241f", "#3c2d27")[number % 2], wave)
        if number % 2 == 0:
            _hat(moles, x, y - 46 * size, size, 9 + 9 * (number % 4), "#1c1614")
    for part in (0.36, 0.70):
        x, y = on(start + (end - start) * part, height, 1.12)
        _case(moles, x, y - 4, 1.05, "#9a5a34")
    scene.lay(moles, "plain", form=0.5, wobble=0.2)
    scene.exact(scene.page.blur(moles.pixels()[..., 3], 3), 1)
    scene.lay(under, "wood")
    top = [(x, y - 36) for x, y in outer]
    for foot, head in list(zip(outer, top, strict=True))[::2]:
        rail.line(poly([foot, head], closed=False), "#6a3212", 3)
    rail.line(spline(top, closed=False), "#d88a3c", 4.4)
    scene.put(rail)


def _roots(scene: Scene) -> None:
    """Hair roots hold on to the earth."""
    rng, sheet = random.Random(44), scene.sheet()
    for number in range(17):
        side = -1 if number % 2 else 1
        height = 0.12 + 0.05 * number + rng.uniform(-0.02, 0.02)
        x, y = on(side * 1.4, min(height, 0.97))
        long = rng.uniform(70, 190) * (1 - 0.5 * height)
        dip = rng.uniform(-16, 44)
        line = [(x - side * 12, y), (x + side * long * 0.4, y + dip * 0.2 + rng.uniform(-12, 12)),
                (x + side * long, y + dip)]  # fmt: skip
        sheet.fill(taper(line, [15 * (1.1 - height), 6, 1.2]), mix("#c8742e", LOAM, 0.1 + 0.5 *
                                                                   rng.random()))  # fmt: skip
    scene.lay(sheet, "wood", contact=0.5)
    scene.exact(sheet.pixels()[..., 3], 0.5)


def _last_year(scene: Scene) -> None:
    """A hollow of the same form, without light: somebody left a chair in it."""
    hollow = scene.sheet()
    shape = spline([(712, 452), (768, 424), (830, 440), (826, 600), (786, 760), (762, 846, 1),
                    (738, 740), (708, 590)])  # fmt: skip
    hollow.fill(shape, "#090708", grad=linear(700, 0, 830, 0, "#1b1310"))
    scene.lay(hollow, "ground", wobble=2)
    chair = scene.sheet()
    for line in ([(742, 652), (744, 604)], [(764, 650), (766, 606)], [(741, 628), (769, 630)],
                 [(742, 608), (766, 610)], [(769, 630), (771, 654)]):  # fmt: skip
        chair.fill(limb(line, [5, 4]), "#54402e")
    scene.put(chair)
    scene.exact(ellipse(756, 630, 30, 40))


def _beetle(scene: Scene) -> None:
    """The last one holds on to the very tip."""
    x, y = TIP[0] + 6, TIP[1] - 46
    sheet = scene.sheet()
    with sheet.at(x, y, 1.0, 24):
        for side in (-1, 1):
            for step in (-12, 2, 14):
                sheet.line(poly([(side * 8, step), (side * 24, step - 9), (side * 30, step + 2)],
                                closed=False), "#120d0e", 3)  # fmt: skip
        sheet.fill(ellipse(0, 4, 15, 22), "#1c2226").fill(ellipse(0, -19, 10, 8), "#14181b")
        sheet.line(poly([(0, -12), (0, 25)], closed=False), "#0a0c0e", 2)
        sheet.fill(taper([(6, -8), (8, 4), (5, 16)], [1, 4, 1]), "#8aa0a0", 0.8)
    scene.lay(sheet, "plain", form=0.5, contact=0.6, wobble=0.2)
    scene.exact(ellipse(x, y, 40))


def _burrows(scene: Scene) -> None:
    """Two neighbours' rooms, each a hollow with one candle in it, and who waves there."""
    for number, (x, y, wide, high) in enumerate(BURROWS):
        hollow = scene.sheet()
        rim = [(x + wide * math.cos(a) * (1 + 0.06 * math.sin(a * 3 + number)),
                y + high * math.sin(a) * (0.72 if math.sin(a) > 0 else 1))
               for a in np.linspace(0, 5.9, 14)]  # fmt: skip
        shape = spline(rim)
        hollow.fill(shape, "#20130e")
        lit = x + (-20 if number else 16)
        hollow.fill(ellipse(lit, y, wide * 0.96, high * 0.92), "#a8622a", 0.9, blur=18, clip=shape)
        hollow.fill(ellipse(lit, y, wide * 0.7, high * 0.7), "#e8a850", 0.9, blur=16, clip=shape)
        hollow.fill(
            ellipse(lit, y - 4, wide * 0.4, high * 0.44), "#ffe0a0", 0.9, blur=12, clip=shape
        )
        hollow.fill(ellipse(x, y + high * 0.72, wide * 0.95, high * 0.3), "#3c2417", clip=shape)
        scene.lay(hollow, "ground", wobble=2)
        folk = scene.sheet()
        way = -1 if number else 1
        _mole(folk, x + way * 26, y + 14, 1.5, way, "#2a1e1a", 1.0)
        _mole(folk, x - way * 22, y + 26, 1.1, way, "#3a2a22", 0.0)
        if number:
            _mole(folk, x - way * 60, y + 33, 0.8, way, "#3a2a22", 1.1)
        _hat(folk, x + way * 27, y - 28, 1.3, 22, "#171210")
        scene.lay(folk, "plain", form=0.4, wobble=0.2)
        scene.exact(ellipse(x, y, wide * 0.9, high), 0.9)
        scene.shine(lit, y, 90, LAMP, 0.22)


GRIP: Final = 322.0, 208.0  # where her fists are, and the leaves begin


def _pullers(scene: Scene) -> tuple[Spot, Spot]:
    """She leans back with all her weight; the hare has her round the waist, and leans too."""
    stage = Stage(scene, 292, 430, 540, pitch=5, box=(-20, 0, 560, 480))
    who = Who(
        "girl", "tan", head="mei", hair="plaits", hair_colour="#33221a", hat="straw",
        hat_colour="#c2a263", top="#a8382a", skirt=0.7, skirt_colour="#a8382a", flare=0.06,
        sleeves=0.5, shoes="#3a3028", boots=0.5, mood="stubborn",
    )  # fmt: skip
    girl = stage.person(who, "pulling", facing=70, head=(-6, -22, 10))
    _hare(stage.canvas, girl)
    hands = stage.page(girl.hold["r"].rod), stage.page(girl.hold["l"].rod)
    stage.paint(light=(560, 400, 130), rim=1.0, rim_colour="#ffcf8a", dim=0.2, fill=0.36,
                shadow=0.4, contact=0.8, bounce="#b8692c")  # fmt: skip
    return hands


def _hare(canvas: Canvas, girl: Person) -> None:
    """Upright behind her, heels in the ground."""
    waist = girl.place("pelvis") + vec(0, 0.05, 0)
    back = unit(vec(-girl.ahead[0], 0, -girl.ahead[2]))
    up = vec(0, 1, 0)

    def at(behind: float, high: float, aside: float = 0.0) -> Vec:
        side = np.cross(up, back)
        return np.asarray(vec(waist[0], 0, waist[2]) + back * behind + up * high + side * aside)

    fur, pale, dark = "#a08a6c", "#d8cab0", "#6a5644"
    with canvas.part(fur, soft=1.1) as body:
        body.chain([at(0.15, 0.17), at(0.20, 0.23), at(0.26, 0.34), at(0.26, 0.43)],
                   [0.075, 0.085, 0.062, 0.042])  # fmt: skip
    with canvas.part(fur, soft=0.8) as head:
        head.chain([at(0.285, 0.475), at(0.24, 0.50), at(0.185, 0.50)], [0.042, 0.046, 0.026])
    with canvas.part(pale, soft=0.6) as muzzle:
        muzzle.ball(at(0.178, 0.488), 0.022)
        muzzle.chain([at(0.22, 0.44), at(0.17, 0.33)], [0.025, 0.03])
    for side in (-0.018, 0.026):
        with canvas.part(dark if side > 0 else fur, soft=0.4) as ear:
            ear.chain([at(0.275, 0.535, side), at(0.30, 0.61, side * 1.6),
                       at(0.36, 0.70, side * 2)], [0.012, 0.021, 0.005])  # fmt: skip
    for side in (-0.06, 0.06):
        with canvas.part(fur, soft=0.9) as haunch:
            haunch.chain([at(0.18, 0.19, side), at(0.07, 0.16, side), at(0.13, 0.05, side)],
                         [0.062, 0.042, 0.022])  # fmt: skip
        with canvas.part(pale, soft=0.6) as foot:
            foot.chain([at(0.14, 0.025, side), at(0.03, 0.03, side), at(-0.05, 0.04, side)],
                       [0.022, 0.022, 0.013])  # fmt: skip
        with canvas.part(fur, soft=0.6) as arm:
            arm.chain([at(0.24, 0.40, side * 0.8), at(0.12, 0.34, side * 1.2),
                       at(0.0, 0.36, side * 1.05)], [0.028, 0.021, 0.018])  # fmt: skip
    with canvas.part("#1a1412", soft=0.2, sheen=0.5) as eye:
        eye.ball(at(0.228, 0.512, 0.036), 0.010)
        eye.ball(at(0.228, 0.512, -0.036), 0.010)


def _leaves(scene: Scene) -> None:
    """Above her fists the green falls apart: dark underneath, pale where the sky meets it."""
    rng = random.Random(71)
    for depth, (tone, count) in enumerate((("#22332a", 10), ("#3c552f", 9), ("#6c8442", 7))):
        green = scene.sheet()
        for number in range(count):
            way = math.radians(-120 + number * 122 / count + rng.uniform(-7, 7) + depth * 5)
            long = rng.uniform(170, 290) - depth * 22
            start = (GRIP[0] + rng.uniform(-6, 6), GRIP[1] + 6)
            bend = (start[0] + 0.6 * long * math.cos(way), start[1] + 0.7 * long * math.sin(way))
            end = (start[0] + long * math.cos(way) * 1.15 + 20,
                   start[1] + long * math.sin(way) * 0.7 + 46)  # fmt: skip
            green.fill(taper([start, bend, end], [6, 4, 1]), tone)
            for step in range(34):
                part = 0.28 + 0.74 * step / 34
                px = (1 - part) ** 2 * start[0] + 2 * part * (1 - part) * bend[0] + part**2 * end[0]
                py = (1 - part) ** 2 * start[1] + 2 * part * (1 - part) * bend[1] + part**2 * end[1]
                turn = way + rng.choice((-1, 1)) * rng.uniform(0.4, 1.3)
                size = rng.uniform(16, 38) * (1.2 - part * 0.6)
                tip = px + size * math.cos(turn), py + size * math.sin(turn)
                green.fill(leaf((px, py), tip, size * 0.36), mix(tone, "#a4ac66", rng.random() ** 2
                                                                 * 0.4))  # fmt: skip
        scene.lay(green, "foliage", form=0.5, contact=0.4)


def _stalks(scene: Scene, near: Spot, far: Spot) -> None:
    """They come out of the crown, and through both her fists."""
    rng, stalks = random.Random(72), scene.sheet()
    for number in range(8):
        foot = CROWN[0] - 44 + number * 10, CROWN[1] - 24
        line = [
            foot,
            ((foot[0] + near[0]) / 2 + 22, (foot[1] + near[1]) / 2 + 22),
            (near[0] - 4 + number * 2, near[1]),
            (far[0] - 6 + number * 2, far[1] - 18),
        ]
        stalks.fill(taper(line, [11, 8, 6, 4]), rng.choice(("#4c6430", "#74883f", "#3a502a")))
    scene.lay(stalks, "grass", way=60, form=0.4)


def _sod(scene: Scene) -> None:
    """The ground breaks open where the carrot comes; light spills out."""
    rng, grass, clods = random.Random(12), scene.sheet(), scene.sheet()
    for _ in range(520):
        x = rng.uniform(-10, 810)
        if abs(x - CROWN[0]) < 150 and rng.random() < 0.75:
            continue
        y = _ground(x) + rng.uniform(-2, 14)
        tone = mix("#2c3a2a", "#76804a", rng.random() ** 2)
        tip = x + rng.uniform(-9, 9), y - rng.uniform(8, 26)
        grass.fill(
            taper([(x, y), ((x + tip[0]) / 2, (y + tip[1]) / 2 - 2), tip], [4, 3, 0.5]), tone
        )
    scene.lay(grass, "grass", way=85)
    for _ in range(90):
        way = rng.choice((-1, 1)) * rng.uniform(0.86, 1.15)
        x = CROWN[0] + way * 172 * rng.uniform(0.9, 1.25)
        y = _ground(x) + rng.gauss(0, 9)
        size = rng.uniform(4, 15)
        clods.fill(ellipse(x, y, size, size * 0.7, rng.uniform(-30, 30)),
                   mix("#3a2619", "#8a5428", rng.random() ** 2))  # fmt: skip
    scene.lay(clods, "ground", contact=0.5)
    scene.shine(CROWN[0] - 10, 404, 150, "#ffb860", 0.3, high=0.5)
