"""At night, deep in the grass, a stag beetle with lit windows has stopped for whoever is late."""

import math
import random
from typing import Final

import numpy as np

from pinxit_atelier.animals.fur import furred
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
    limb,
    linear,
    mix,
    poly,
    radial,
    sample,
    smoothstep,
    spline,
    taper,
    vary,
)
from pinxit_atelier.gesture import Stage, things, vec
from pinxit_atelier.gesture.space import Vec

HAZE: Final = (250.0, 610.0)  # where the lamps light the mist
LAMP, PANE, NIGHT, BLACK = "#fff0b4", "#f2c860", "#0b1a1c", "#0c1512"
TURN: Final = math.radians(36)  # how far its head is turned to us
CASE, HALF = (0.08, 0.32, 0.0), (0.47, 0.27, 0.27)  # the wing cases: their middle, and how large
WINDOWS: Final = (-0.66, -0.38, -0.10, 0.18)
DOOR: Final = 0.5
STOP: Final = (400.0, 890.0, 440.0)  # where the bus stands, and how large a unit is there


def paint(page: Page) -> Scene:
    """Paint the mist, the grass, the boot, the bus, those who queue, and the blades before us."""
    scene = Scene(page, 6107, light=(250, 690, 230), glow="#ffe6a4", shade="#08161a", reach=520,
                  felt=0.08)  # fmt: skip
    _mist(scene)
    _grass(scene, 3, 17, (18, 38), (430, 860), "#64925a", 0.55, 1.5)
    _boot(scene)
    _snail(scene)
    _grass(scene, 5, 13, (30, 66), (560, 1000), "#5c8c3a", 0.14, 0)
    _ground(scene)
    stage = Stage(scene, *STOP, pitch=6, near=4, box=(-20, 380, 820, 1220))
    _bus(stage)
    with scene.layer("metal", cast=Cast((0.2, 0.16), 900, dark=0.7)):
        stage.paint(light=(210, 600, 300), rim=0.6, rim_colour="#a4c4a8", shadow=0, contact=0.8,
                    dim=0.1, fill=0.3, bounce="#6c6430")  # fmt: skip
    _windows(scene, stage)
    _lamps(scene, stage)
    _queue(scene)
    _near(scene)
    scene.focus(330, 740, 220)
    scene.focus(600, 880, 150)
    scene.focus(700, 640, 70, 0.8)
    scene.focus(560, 120, 150, 0.4)
    return scene.finish(
        Look(
            vignette=0.36, bloom=0.4, bloom_from=0.76, contrast=1.14, grain=0.02,
            brush=Brush(exact=0.033, edges=0.4, detail=0.55),
            palette=Palette(
                colours=("#0b1a1c", "#3a6448", "#84a848", "#f6d888", "#4a3c2c", "#8fa8a0"),
                accent="#b8281c", quiet=0.2, warmth=-0.1,
            ),
            masses=0.2,
        )
    )  # fmt: skip


def _mist(scene: Scene) -> None:
    page = scene.page
    near = np.exp(-((page.distance(*HAZE, 1.25, 1.0) / 300) ** 2))
    where = 0.12 + 0.72 * near + 0.1 * page.noise(4, 220, 4, 0.5, (1.4, 1)) + 0.1 * smoothstep(
        200, 700, page.y)  # fmt: skip
    scene.backdrop(
        [(0, NIGHT), (0.25, "#1c4034"), (0.5, "#4e7c58"), (0.75, "#a8c480"), (1, "#eee4a8")],
        np.clip(where, 0, 1).astype(np.float32), amount=0.03,
    )  # fmt: skip
    scene.of("sky", way=84)


def _blade(sheet: Sheet, foot: tuple[float, float], tip: tuple[float, float], wide: float,
           bend: float, tone: Colour) -> None:  # fmt: skip
    """A blade of grass: it rises, and its weight takes it over."""
    (x, y), (end, top) = foot, tip
    line = [(x, y), (x + bend * 0.12, y + (top - y) * 0.4), (x + bend * 0.42, y + (top - y) * 0.76),
            (end, top)]  # fmt: skip
    body = taper(line, [wide, wide * 1.06, wide * 0.7, 1.5], 50)
    dark = mix(tone, NIGHT, 0.75)
    sheet.fill(body, tone, grad=linear(x, top + 0.35 * (y - top), x + 20, y, dark))
    for off, strong in ((-0.3, 0.35), (-0.1, 0.5), (0.14, 0.3), (0.34, 0.35)):
        vein = [(px + off * wide * (1 - part * 0.8), py)
                for (px, py), part in zip(line, (0, 0.3, 0.7, 1), strict=True)]  # fmt: skip
        sheet.fill(
            taper(vein, [1.6, 1.6, 0.5], 30),
            mix(tone, "#e8e8b0", 0.4 if off < 0.1 else 0.0),
            strong,
            clip=body,
        )
    edge = [(px + 0.42 * wide, py) for px, py in line[:3]] + [line[3]]
    sheet.fill(taper(edge, [wide * 0.3, wide * 0.26, 1], 30), NIGHT, 0.35, clip=body)


def _grass(scene: Scene, seed: int, count: int, wide: tuple[float, float], top: tuple[float, float],
           tone: Colour, air: float, blur: float) -> None:  # fmt: skip
    """A row of blades: those that stand in the light of the lamps are lit through."""
    rng = random.Random(seed)
    row = scene.sheet()
    for number in range(count):
        x = -40 + 880 * (number + rng.uniform(-0.3, 0.3)) / count
        if air < 0.4 and 70 < x < 775:
            continue
        high = rng.uniform(*top)
        lit = math.exp(-(((x - HAZE[0]) / 260) ** 2))
        bend = rng.gauss(0, 70) + (90 if x < 400 else -90) * (0.2 if air > 0.4 else 1)
        _blade(row, (x, 930), (x + bend, 930 - high), rng.uniform(*wide), bend,
               mix(vary(tone, rng, 0.12, 0.03), "#b8c470", 0.75 * lit))  # fmt: skip
    with scene.layer("grass", air=("#40684e", air), blur=blur, way=88):
        scene.add(row, wobble=0.6)


def _sole(u: float, v: float) -> tuple[float, float]:
    """Return where a place on the sole is seen from under it: v is 0 at the heel, 1 at the toe."""
    part = 1 / (1 + 1.5 * v)
    return 640 - 150 * v + u * 360 * part, 500 - 640 * part + 24 * u


def _boot(scene: Scene) -> None:
    """What one took for the night sky: somebody's boot, on its way down or on its way past."""
    rng = random.Random(11)
    spans = ((0.0, 0.74), (0.16, 0.76), (0.34, 0.58), (0.5, 0.62), (0.68, 0.86), (0.82, 0.84),
             (0.92, 0.62), (0.985, 0.3))  # fmt: skip

    def outline(grow: float) -> Path:
        right = [_sole(wide + grow, v) for v, wide in spans]
        left = [_sole(-wide * 0.94 - grow, v) for v, wide in spans]
        return spline([*right, _sole(0.02, 1.0 + grow * 0.3), *left[::-1]])

    boot = scene.sheet()
    boot.fill(outline(0.07), "#0c1618")
    sole = outline(0)
    boot.fill(sole, "#2c4442", grad=linear(700, 0, 480, 230, "#56706a"))
    for row in range(13):
        v = 0.02 + row * 0.078
        if 0.3 < v < 0.42:
            continue
        for side in (-1, 1):
            bar = [
                _sole(side * 0.04, v + 0.03),
                _sole(side * 0.5, v - 0.012),
                _sole(side * 0.98, v + 0.03),
                _sole(side * 0.98, v + 0.066),
                _sole(side * 0.5, v + 0.024),
                _sole(side * 0.04, v + 0.066),
            ]
            boot.fill(poly(bar), mix("#0c181a", "#182a2a", rng.random()), clip=sole)
            boot.line(poly(bar[3:], closed=False), "#93a894", 2.4, 0.6, clip=sole)
    for _ in range(26):
        x, y = _sole(rng.uniform(-0.8, 0.8), rng.uniform(0, 0.95))
        boot.fill(ellipse(x, y, rng.uniform(5, 22), rng.uniform(3, 10), rng.uniform(-30, 30)),
                  "#2c2a22", 0.6, blur=1.5, clip=sole)  # fmt: skip
    with scene.layer("plain", air=("#22403e", 0.24), form=0.3):
        scene.add(boot, wobble=0.8)
    scene.exact(sole, 0.5)


def _snail(scene: Scene) -> None:
    """It has been running since the morning."""
    snail = scene.sheet()
    with snail.at(706, 700, 0.74, -4):
        slime = [(150, 28), (90, 24), (40, 26)]
        snail.fill(taper(slime, [1, 5, 7]), "#c4d0b0", 0.5)
        snail.fill(spline([(-74, -8), (-82, -26), (-66, -32), (-44, -6), (0, 8), (60, 18), (76, 26),
                           (0, 28), (-48, 22)]), "#a49a78",
                   grad=linear(-80, -20, 60, 28, "#4a4c3c"))  # fmt: skip
        for x, tip in ((-76, -104), (-66, -88)):
            snail.line(spline([(x, -26), (tip, -44 + (x + 76) * 0.8)], closed=False), "#a49a78", 3)
            snail.fill(ellipse(tip, -44 + (x + 76) * 0.8, 3.6), "#a49a78")
        snail.fill(ellipse(24, -22, 42, 38, 18), "#8c6c44", grad=radial(4, -34, 64, "#33281c"))
        for lap, size in ((0, 32), (1, 22), (2, 12)):
            snail.line(ellipse(26 - lap * 2, -20 - lap, size, size * 0.88, 18), "#2c2018", 3.4, 0.8)
    with scene.layer("plain", air=("#4a6858", 0.36), form=0.3):
        scene.add(snail, wobble=0.3)
    scene.exact(ellipse(706, 690, 70, 44), 0.8)


def _ground(scene: Scene) -> None:
    """Earth at the height of an ant's eye: crumbs, roots, needles; lit from the door."""
    page, rng = scene.page, random.Random(21)
    line = 872 + 10 * page.noise(31, 130, 4) + 0.02 * (page.x - 400)
    land = smoothstep(-3, 3, page.y - line)
    rough = page.noise(32, 120, 5, 0.6, (1.8, 0.8)) + 0.35 * page.noise(33, 18, 3)
    lit = 0.6 * np.exp(-((page.distance(190, 930, 1.6, 0.7) / 210) ** 2))
    lit = lit + np.exp(-((page.distance(590, 960, 1.2, 0.55) / 170) ** 2))
    under = np.exp(-((page.distance(400, 886, 1.5, 0.22) / 190) ** 2))
    value = 0.09 + 0.62 * lit * (0.8 + 0.5 * rough) + 0.08 * rough - 0.3 * under
    shade = np.clip(value, 0, 1)[..., None]
    paint = np.array([0.055, 0.085, 0.075]) * (1 - shade) + np.array([0.80, 0.68, 0.40]) * shade
    cover = land[..., None]
    scene.image = (scene.image * (1 - cover) + paint * cover).astype(np.float32)
    scene.of("ground", land.astype(np.float32), way=4)
    crumbs = scene.sheet()
    for _ in range(240):
        deep = rng.random() ** 0.8
        x, y = rng.uniform(-20, 820), 884 + deep * 320
        size = (2 + 13 * deep) * rng.uniform(0.4, 1.1)
        near = math.exp(-((((x - 400) / 330) ** 2) + ((y - 950) / 90) ** 2))
        tone = mix("#0e1816", vary("#9c8454", rng, 0.2, 0.03), 0.12 + 0.8 * near)
        crumbs.fill(ellipse(x + size * 0.5, y + size * 0.4, size * 1.5, size * 0.5), "#060d0c", 0.6)
        crumbs.fill(ellipse(x, y, size * 1.2, size * 0.8, rng.uniform(-20, 20)), tone,
                    grad=linear(x - size, y - size, x + size, y + size, "#0e1614"))  # fmt: skip
    scene.lay(crumbs, "stone")
    root = scene.sheet()
    root.fill(
        taper(
            [(-20, 1108), (160, 1078), (330, 1120), (520, 1084), (640, 1110)], [44, 34, 26, 14, 3]
        ),
        "#3c3424",
        grad=linear(0, 1060, 20, 1130, "#0c1412"),
    )
    scene.lay(root, "wood", form=0.5, contact=0.7)


def _at(x: float, y: float, z: float) -> Vec:
    """Return a place on the beetle, whose head is at the left, turned towards us."""
    return vec(x * math.cos(TURN) + z * math.sin(TURN), y, -x * math.sin(TURN) + z * math.cos(TURN))


def _axes(x: float, y: float, z: float, tilt: float = 0) -> Vec:
    """Return the half axes of a ball that lies along the beetle, its front tilted down."""
    c, s = math.cos(math.radians(tilt)), math.sin(math.radians(tilt))
    return np.stack([_at(x * c, x * s, 0), _at(-y * s, y * c, 0), _at(0, 0, z)], 1)


def _on_case(along: float, up: float, out: float = 1.0) -> Vec:
    """Return a place on the wing case that looks at us: along its length -1 … 1, up in radians."""
    ring = math.sqrt(max(1 - along * along, 0)) * out
    return _at(CASE[0] + HALF[0] * along, CASE[1] + HALF[1] * math.sin(up) * ring,
               CASE[2] + HALF[2] * math.cos(up) * ring)  # fmt: skip


def _bus(stage: Stage) -> None:
    """The beetle: belly, six legs, wing cases, collar, head, and the great jaws."""
    canvas = stage.canvas
    with canvas.part("#141c18", soft=0.3) as belly:
        belly.ball(_at(0.04, 0.24, 0), _axes(0.44, 0.13, 0.23))
    for x, reach in ((-0.34, -0.16), (-0.04, 0.02), (0.28, 0.2)):
        for side in (-1, 1):
            line = [
                _at(x, 0.2, side * 0.18),
                _at(x + reach * 0.6, 0.25, side * 0.36),
                _at(x + reach * 1.0, 0.06, side * 0.46),
                _at(x + reach * 1.2, 0.01, side * 0.5),
            ]
            with canvas.part("#1a241e", soft=0.2, sheen=0.3) as leg:
                leg.chain(line, [0.04, 0.032, 0.017, 0.013])
            foot = [line[-1], line[-1] + _at(reach * 0.5 or 0.05, -0.003, side * 0.04)]
            with canvas.part("#1a241e", soft=0.2) as toe:
                toe.chain(foot, [0.012, 0.007])
            canvas.contact(line[-1], 0.04)
    with canvas.part("#22382a", soft=0.5, sheen=0.5) as case:
        case.ball(_at(*CASE), _axes(*HALF))
    with canvas.part("#1c3024", soft=0.5, sheen=0.5) as collar:
        collar.ball(_at(-0.42, 0.3, 0), _axes(0.115, 0.19, 0.235))
    with canvas.part("#18281f", soft=0.4, sheen=0.5) as head:
        head.ball(_at(-0.565, 0.27, 0), _axes(0.1, 0.11, 0.16, 8))
    for side in (-1, 1):
        jaw = [_at(-0.62, 0.27, side * 0.09), _at(-0.70, 0.33, side * 0.2),
               _at(-0.76, 0.45, side * 0.26), _at(-0.79, 0.58, side * 0.23),
               _at(-0.78, 0.68, side * 0.14)]  # fmt: skip
        with canvas.part("#2c3424", soft=0.25, sheen=0.6) as horn:
            horn.chain(jaw, [0.048, 0.042, 0.032, 0.024, 0.01])
        with canvas.part("#2c3424", soft=0.25, sheen=0.6) as teeth:
            teeth.chain([jaw[2], _at(-0.76, 0.52, side * 0.14)], [0.026, 0.006])
            teeth.chain([jaw[3], _at(-0.84, 0.64, side * 0.28)], [0.02, 0.006])
        with canvas.part("#2a2a20", soft=0.2) as feeler:
            feeler.chain([_at(-0.62, 0.32, side * 0.12), _at(-0.7, 0.42, side * 0.2),
                          _at(-0.68, 0.52, side * 0.26)], [0.012, 0.009, 0.014])  # fmt: skip
        with canvas.part("#6c5c34", soft=0.2, sheen=1) as eye:
            eye.ball(_at(-0.585, 0.325, side * 0.145), 0.022)


def _opening(stage: Stage, middle: float, wide: float, low: float, high: float, out: float) -> Path:
    """Return a window in the wing case, with round corners."""
    places = []
    for step in range(32):
        turn = step / 32 * math.tau
        px, py = (math.copysign(abs(one) ** 0.5, one) for one in (math.cos(turn), math.sin(turn)))
        up = (low + high) / 2 + py * (high - low) / 2
        places.append(stage.page(_on_case(middle + px * wide, up, out)))
    return poly(places)


def _windows(scene: Scene, stage: Stage) -> None:
    """Four windows and an open door; whoever sits inside is seen against the lamp."""
    sheet = scene.sheet()
    for number, middle in enumerate((*WINDOWS, DOOR)):
        door = number == 4
        wide, low, high = (0.125, -0.62, 0.66) if door else (0.112, 0.1, 0.66)
        sheet.fill(_opening(stage, middle, wide + 0.022, low - 0.06, high + 0.06, 1.005), "#0a120e")
        shape = _opening(stage, middle, wide, low, high, 1.01)
        x, y = stage.page(_on_case(middle, (low + high) / 2, 1.0))
        sheet.fill(shape, PANE, grad=linear(x, y - 34, x, y + 36, "#b07c30"))
        sheet.fill(ellipse(x, y - 24, 26, 10), "#fff6d0", 0.8, blur=5, clip=shape)
        _passenger(sheet, number, x, y, shape)
        sheet.line(shape, "#fff0b0", 1.4, 0.6)
    seam = [stage.page(_on_case(a, 1.5, 1.005)) for a in np.linspace(-0.92, 0.97, 14)]
    sheet.line(spline(seam, closed=False), "#060c0a", 3, 0.8)
    for up in (0.86, 1.1, -0.28):
        groove = [
            stage.page(_on_case(a, up, 1.003))
            for a in np.linspace(-0.86, 0.9 if up > 0 else 0.5, 14)
        ]
        sheet.line(spline(groove, closed=False), "#0a140f", 2, 0.5)
    scene.put(sheet)
    for middle in WINDOWS:
        scene.shine(*stage.page(_on_case(middle, 0.4)), 46, "#e0a848", 0.34)
    dx, dy = stage.page(_on_case(DOOR, 0.05))
    scene.shine(dx, dy, 90, "#f0bc58", 0.5)
    scene.exact(ellipse(*stage.page(_on_case(0, 0.35)), 190, 60), 0.8)
    step = scene.sheet()
    fx, fy = stage.page(_on_case(DOOR, -0.7, 1.1))
    step.fill(limb([(fx - 30, fy + 26), (fx + 34, fy + 18)], [9, 8]), "#6c5434",
              grad=linear(fx, fy, fx, fy + 30, "#241c14"))  # fmt: skip
    scene.lay(step, "wood", contact=0.6)


def _passenger(sheet: Sheet, number: int, x: float, y: float, shape: Path) -> None:
    """Someone on the way home: a driver in a cap, two ants, one asleep, one who reads."""
    dark = "#3a2414"
    if number == 0:
        sheet.fill(ellipse(x - 2, y + 20, 17, 15), dark, 0.95, clip=shape)
        sheet.fill(ellipse(x - 3, y + 2, 11, 12), dark, 0.95, clip=shape)
        sheet.fill(
            poly(
                [(x - 15, y - 5), (x - 22, y - 2), (x + 8, y - 4), (x + 7, y - 14), (x - 9, y - 15)]
            ),
            "#1c1410",
            clip=shape,
        )
    elif number == 1:
        for px, py in ((x - 11, y + 10), (x + 12, y + 12)):
            sheet.fill(ellipse(px, py, 8, 9.5), dark, 0.95, clip=shape)
            sheet.fill(ellipse(px, py + 20, 10, 12), dark, 0.95, clip=shape)
            for side in (-1, 1):
                feeler = [
                    (px + side * 3, py - 7),
                    (px + side * 7, py - 17),
                    (px + side * 12, py - 19),
                ]
                sheet.line(spline(feeler, closed=False), dark, 1.8, clip=shape)
    elif number == 2:
        sheet.fill(ellipse(x + 4, y + 22, 26, 22), "#54422c", 0.95, clip=shape)
        for ring in range(5):
            sheet.line(
                ellipse(x + 4, y + 30, 8 + ring * 5, 12 + ring * 5), "#2c1e14", 1.6, 0.8, clip=shape
            )
    elif number == 3:
        sheet.fill(ellipse(x + 6, y + 4, 11, 12), dark, 0.95, clip=shape)
        sheet.fill(ellipse(x + 8, y + 28, 17, 18), dark, 0.95, clip=shape)
        sheet.fill(
            poly([(x - 22, y + 10), (x - 6, y + 14), (x - 4, y + 34), (x - 22, y + 30)]),
            "#fff0c8",
            clip=shape,
        )
        for side in (-1, 1):
            feeler = [(x + 6 + side * 4, y - 6), (x + 4 + side * 10, y - 20)]
            sheet.line(spline(feeler, closed=False), dark, 1.8, clip=shape)


def _lamps(scene: Scene, stage: Stage) -> None:
    """A firefly on each horn; their light goes ahead, into the mist."""
    spots = [stage.page(_at(-0.78, 0.70, side * 0.14)) for side in (-1, 1)]
    beam = scene.sheet()
    for x, y in spots:
        beam.fill(poly([(x, y - 4), (x, y + 4), (x - 420, y + 190), (x - 420, y - 30)]), LAMP, 0.2,
                  blur=18)  # fmt: skip
    scene.put(beam, "screen")
    flies = scene.sheet()
    for x, y in spots:
        scene.shine(x, y, 74, "#ffe69a", 0.9)
        flies.fill(ellipse(x, y, 8, 6.4), "#fffbe0")
        for side in (-1, 1):
            flies.fill(ellipse(x + 7, y - 7, 9, 3.6, -30 * side - 20), "#dfe8c8", 0.6)
    scene.put(flies)
    for x, y in spots:
        scene.exact(ellipse(x, y, 20))


def _queue(scene: Scene) -> None:
    """A ladybird is on the step with its suitcase; a caterpillar and a moth come after."""
    stage = Stage(scene, *STOP, pitch=6, near=4, box=(360, 600, 820, 1220))
    _ladybird(stage)
    _caterpillar(stage)
    with scene.layer("skin", cast=Cast((0.5, 0.22), 985, dark=0.7)):
        stage.paint(
            light=(470, 770, 190),
            rim=0.5,
            rim_colour="#ffdc90",
            shadow=0,
            contact=0.8,
            dim=0.1,
            fill=0.32,
            bounce="#6c5a30",
        )
    _moth(scene)


def _ladybird(stage: Stage) -> None:
    here = _at(0.27, 0.17, 0.44)
    up, side, back = vec(-0.3, 0.9, -0.25), vec(0.92, 0.22, 0.3), vec(0.25, 0.2, 0.95)
    axes = np.stack([up * 0.082, side * 0.068, back * 0.05], 1)
    canvas = stage.canvas
    for x, y in ((-0.06, -0.06), (0.06, -0.07), (-0.07, 0.0)):
        with canvas.part("#17130f", soft=0.2) as leg:
            foot = here + side * x * 1.3 + up * (y - 0.05) - back * 0.02
            leg.chain([here + side * x * 0.7 + up * y, foot], [0.012, 0.007])
    with canvas.part("#a82c1e", soft=0.4, sheen=0.5) as shell:
        shell.ball(here, axes)
    for u, v in (
        (-0.45, 0.35),
        (0.45, 0.35),
        (-0.55, -0.25),
        (0.55, -0.25),
        (0.2, -0.65),
        (-0.2, -0.65),
    ):
        out = math.sqrt(max(1 - u * u - v * v, 0.1))
        with canvas.part("#17110e", soft=0.2, lift=0.01) as spot:
            spot.ball(here + up * 0.082 * v + side * 0.068 * u + back * 0.05 * out * 0.86, 0.0135)
    with canvas.part("#17130f", soft=0.3, sheen=0.4) as head:
        head.ball(here + up * 0.095, 0.034)
        for turn in (-1, 1):
            head.chain(
                [here + up * 0.115 + side * 0.012 * turn, here + up * 0.15 + side * 0.03 * turn],
                [0.005, 0.004],
            )
    canvas.contact(vec(here[0], 0, here[2]), 0.08)
    case = here + side * 0.115 - up * 0.06 + back * 0.02
    things.box(
        canvas, case, vec(0.055, 0.008, 0), vec(-0.004, 0.04, 0), vec(0, 0, 0.022), "#8a6a40"
    )
    for x in (-0.03, 0.03):
        with canvas.part("#3c2a1a", soft=0.2, flat=True, lift=0.004) as strap:
            strap.chain([case + vec(x, 0.04, 0.024), case + vec(x, -0.04, 0.024)], [0.005, 0.005])
    handle = [
        case + vec(x, y, 0) for x, y in ((-0.02, 0.04), (-0.014, 0.06), (0.014, 0.06), (0.02, 0.04))
    ]
    with canvas.part("#3c2a1a", soft=0.2) as grip:
        grip.chain(handle, [0.006, 0.006, 0.006, 0.006])
    with canvas.part("#17130f", soft=0.2) as arm:
        arm.chain([here + side * 0.05, case + vec(0, 0.06, 0.01)], [0.01, 0.008])


def _caterpillar(stage: Stage) -> None:
    """It has paid for four."""
    canvas = stage.canvas
    line = [(0.52, 0.17, 0.5), (0.53, 0.1, 0.5), (0.575, 0.06, 0.5), (0.635, 0.065, 0.5),
            (0.685, 0.12, 0.5), (0.74, 0.15, 0.5), (0.795, 0.11, 0.5), (0.85, 0.06, 0.5),
            (0.91, 0.05, 0.5)]  # fmt: skip
    for number, (x, y, z) in enumerate(line[::-1]):
        here = vec(x + 0.17, y, z + 0.06)
        tone = mix("#8c9c58", "#66804c", number % 2)
        with canvas.part(tone, soft=0.45) as ring:
            ring.ball(here, 0.056 - 0.002 * abs(number - 5))
        if y < 0.08:
            with canvas.part("#3c3a24", soft=0.2) as foot:
                foot.chain(
                    [here + vec(0, -0.04, 0.03), here + vec(0, -0.058, 0.035)], [0.014, 0.012]
                )
            canvas.contact(here - vec(0, 0.05, 0), 0.05)
    face = vec(0.665, 0.225, 0.57)
    with canvas.part("#6c5a30", soft=0.4, sheen=0.2) as head:
        head.ball(face, 0.05)
    for side in (-1, 1):
        with canvas.part("#2c2414", soft=0.2) as feeler:
            feeler.chain([face + vec(0, 0.04, side * 0.02), face + vec(-0.03, 0.085, side * 0.035)],
                         [0.006, 0.004])  # fmt: skip


def _moth(scene: Scene) -> None:
    """It comes last, in its fur, and does not look at the lamps."""
    x, y = 664.0, 1064.0
    wings = scene.sheet()
    for side in (-1, 1):
        with wings.at(x, y, 1, 6, flip=side > 0):
            fore = spline([(4, -96, 1), (46, -70), (84, 10), (92, 66, 1), (40, 62), (6, 30)])
            hind = spline([(6, 0), (50, 30), (66, 84), (34, 98), (8, 70)])
            wings.fill(hind, "#6c5c48", grad=linear(0, 0, 60, 90, "#2c2a26"))
            wings.fill(
                fore, "#b4a284", grad=linear(10, -90, 80, 70, "#4c4438" if side > 0 else "#7c6c54")
            )
            for off in range(5):
                band = [
                    (8 + off * 3, -60 + off * 22),
                    (40 + off * 6, -40 + off * 22),
                    (60 + off * 8, -6 + off * 15),
                ]
                wings.fill(
                    taper(band, [1, 6, 2]), "#3a3026" if off % 2 else "#c8b690", 0.5, clip=fore
                )
            wings.fill(ellipse(50, 10, 13, 15, -20), "#4c4234", 0.9, clip=fore)
            wings.fill(ellipse(49, 8, 7, 8, -20), "#a08c60", 0.9, clip=fore)
    with scene.layer("fur", form=0.4, cast=Cast((0.5, 0.2), y + 90, dark=0.6), contact=0.6):
        scene.add(wings, wobble=0.5)
    stage = Stage(scene, x, y + 90, 430, pitch=5, box=(560, 880, 820, 1220))
    with stage.canvas.part("#a8967a", soft=0.5) as body:
        body.chain(
            [vec(0.005, 0.1, 0.06), vec(0, 0.24, 0.06), vec(-0.004, 0.38, 0.05)],
            [0.028, 0.046, 0.046],
        )
    with stage.canvas.part("#8c7a60", soft=0.5) as head:
        head.ball(vec(-0.01, 0.45, 0.05), 0.036)
    with scene.layer("fur"):
        stage.paint(
            light=(470, 800, 190),
            rim=0.5,
            rim_colour="#ffdc90",
            shadow=0,
            contact=0,
            dim=0.1,
            fill=0.35,
        )
        furred(scene, stage.canvas, 700, long=13, thick=2.4, fall=(0, 0.9), vary=0.3, seed=3)
    feelers = scene.sheet()
    hx, hy = stage.page(vec(-0.01, 0.48, 0.05))
    for side in (-1, 1):
        line = [(hx + side * 4, hy), (hx + side * 26, hy - 30), (hx + side * 52, hy - 40)]
        feelers.line(spline(line, closed=False), "#c8b48a", 2)
        for px, py, dx, dy in sample(line, 12)[2:]:
            for turn in (-1, 1):
                feelers.line(
                    poly(
                        [(px, py), (px - dy * turn * 8 + dx * 4, py + dx * turn * 8 + dy * 4)],
                        closed=False,
                    ),
                    "#c8b48a",
                    1.2,
                    0.9,
                )
    scene.put(feelers)
    scene.exact(ellipse(hx, hy - 20, 60, 30), 0.6)


def _near(scene: Scene) -> None:
    """Blades at our own cheek, not sharp, and one drop that has all of it in it."""
    blades = scene.sheet()
    for foot, tip, top, wide in (
        (-50, 40, 320, 84), (-10, -70, 640, 56), (850, 770, 300, 60),
    ):  # fmt: skip
        _blade(blades, (foot, 1260), (tip, top), wide, (tip - foot) * 1.2, "#1d3a2a")
    with scene.layer("grass", blur=6, dim=0.4, way=86):
        scene.add(blades)
    x, y = 640.0, 470.0
    drop = scene.sheet()
    stem = [(846, 640), (806, 440), (736, 368), (668, 384), (x, y - 30)]
    drop.fill(taper(stem, [22, 18, 13, 8, 2]), "#6c8c4c", grad=linear(x, y, 830, 500, "#1f3c30"))
    drop.fill(taper([(px + 2, py + 3) for px, py in stem], [5, 4, 3, 1]), NIGHT, 0.4)
    shape = spline(
        [
            (x, y - 34, 1),
            (x + 19, y + 2),
            (x + 13, y + 20),
            (x, y + 26),
            (x - 13, y + 20),
            (x - 19, y + 2),
        ]
    )
    drop.fill(shape, "#24443e", 0.9, grad=linear(x, y - 30, x, y + 26, "#a8b888"))
    drop.fill(ellipse(x - 1, y + 13, 10, 6), "#f6e0a0", 0.9, blur=2, clip=shape)
    drop.fill(ellipse(x - 7, y - 4, 2.6, 5, 20), "#ffffff", 0.9)
    drop.line(shape, "#cfdcc0", 1.2, 0.6)
    scene.put(drop)
    scene.exact(ellipse(x, y, 36))
