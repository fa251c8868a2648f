"""Between blades of grass a stag beetle with lit windows stops for a queue of small creatures."""

import math
import random

import numpy as np

from pinxit_atelier.animals import moth
from pinxit_atelier.compose import downwards
from pinxit_atelier.engine import (
    Colour,
    Look,
    Page,
    Path,
    Scene,
    Sheet,
    along,
    darker,
    ellipse,
    leaf,
    limb,
    linear,
    minus,
    mix,
    moved,
    poly,
    radial,
    rect,
    sample,
    smoothstep,
    spline,
    taper,
    union,
    vary,
)
from pinxit_atelier.pen import dots

NEON, BOTTLE, NIGHT, BLACK, GOLD = "#b8e62a", "#123c22", "#07150f", "#0c1612", "#ffd94a"
GROUND = 946
BUS = 392, 706
Point2 = tuple[float, float]
WINDOWS: list[tuple[float, float, float]] = [
    (279, 726, 1.0), (342, 694, 1.06), (410, 680, 1.1), (478, 686, 1.06), (540, 714, 1.0),
]  # fmt: skip


def paint(page: Page) -> Scene:
    """Paint the far grass, the sole above it, the bus, those who wait, and the near grass."""
    light = (float(BUS[0]), float(BUS[1]), 190.0)
    scene = Scene(page, 607, light=light, glow="#f4ff9a", shade="#061410", reach=520)
    _air(scene)
    _sole(scene)
    _blades(scene, 30, 0.46, 21)
    _blades(scene, 17, 0.20, 22)
    _drooping(scene)
    _snail(scene)
    scene.mist(800, 120, "#cfe86a", 0.42, seed=2)
    _ground(scene)
    _beams(scene)
    _legs(scene, far=True)
    _beetle(scene)
    _legs(scene, far=False)
    _windows(scene)
    _door(scene)
    _stop(scene)
    _queue(scene)
    _puddle(scene)
    _near(scene)
    _drops(scene)
    scene.motes(130, "#f6ffb0", (30, 300, 780, 1120), size=(0.6, 2.6), strength=0.8)
    return scene.finish(
        Look(
            vignette=0.45, bloom=0.34, contrast=1.14, shadows="#06281c", lights="#b8b850", split=0.1
        )
    )


def _air(scene: Scene) -> None:
    page = scene.page
    far = page.distance(300, 700, 560, 640) + 0.14 * page.noise(3, 160, 4)
    stops = [
        (0, "#dcf07a"),
        (0.3, "#93c244"),
        (0.62, "#3c7a36"),
        (1.0, "#123a28"),
        (1.5, "#081a18"),
    ]
    scene.backdrop(stops, far.astype(np.float32), amount=0.12, texture="down")
    dark = np.clip(1 - downwards(page, 0, 460), 0, 1) ** 1.2
    scene.multiply((dark * 0.9).astype(np.float32), "#0d2a3c")


def _sole(scene: Scene) -> None:
    """What looks like a piece of the night sky has a tread."""
    outline = spline(dots("196,-60 214,80 252,190 322,268 410,292 492,258 540,180 548,80 520,-60"))
    sheet = scene.sheet()
    sheet.fill(outline, "#2f586c", grad=linear(0, 0, 0, 290, "#5f9078"))
    scene.add(
        sheet,
        relief=26,
        lo=0.6,
        hi=0.9,
        rim=0.6,
        rim_width=5,
        rim_colour="#c4e88a",
        shadow=(0, 20, 30, 0.6),
        wobble=1.5,
    )
    tread = scene.sheet()
    inner = spline(dots("222,-60 238,76 272,178 334,246 408,266 478,238 518,172 524,78 500,-60"))
    with tread.inside(inner):
        for row in range(9):
            y = 262 - row * 40
            for column in range(-3, 4):
                x = 380 + column * 48
                bar = poly(
                    [
                        (x - 20, y - 4),
                        (x, y + 12),
                        (x + 20, y - 4),
                        (x + 20, y - 20),
                        (x, y - 5),
                        (x - 20, y - 20),
                    ]
                )
                tread.fill(bar, "#173440")
    tread.line(inner, "#173440", 6)
    scene.add(
        tread,
        relief=4,
        lo=0.7,
        hi=0.9,
        rim=0.8,
        rim_width=2.5,
        rim_colour="#7aa850",
        wobble=1,
        shadow=(0, -4, 4, 0.5),
    )
    scene.mist(250, 90, "#4a7a58", 0.22, seed=8)


def _blade(
    sheet: Sheet,
    foot: Point2,
    tip: Point2,
    wide: float,
    bend: float,
    tone: Colour,
    glow: float,
    rng: random.Random,
) -> None:
    """One blade: a fold down its middle, veins beside it, light through it near the bus."""
    (x0, y0), (x1, y1) = foot, tip
    middle = (x0 + x1) / 2 + bend, (y0 + y1) / 2
    line = [foot, ((x0 + middle[0]) / 2 + bend * 0.2, (y0 + middle[1]) / 2), middle, tip]
    widths = [wide * 0.7, wide, wide * 0.86, wide * 0.5, 1]
    path = taper(line, widths, 40)
    bright = mix(tone, NEON, glow)
    sheet.fill(path, bright, grad=linear(x0, y0 - 240, x1, y1, darker(tone, 0.35)))
    stations = sample(line, 30)
    for vein in range(-4, 5):
        if wide < 22 and vein % 2:
            continue
        points = []
        for number, (x, y, way_x, way_y) in enumerate(stations):
            off = vein / 9.5 * float(np.interp(number / 30, np.linspace(0, 1, 5), widths))
            points.append((x - way_y * off, y + way_x * off))
        shade = darker(bright, 0.55) if vein else mix(bright, "#f4ffb0", 0.55)
        sheet.line(
            spline(points, closed=False),
            shade,
            1.1 if vein else max(1.2, wide * 0.05),
            0.5 if vein else 0.8,
        )
    for _ in range(int(wide * 0.8)):
        x, y, way_x, way_y = stations[rng.randrange(2, 27)]
        off = rng.uniform(-0.42, 0.42) * wide
        sheet.fill(
            ellipse(x - way_y * off, y + way_x * off, rng.uniform(0.6, 1.8)),
            "#f0ffb0",
            0.3,
            clip=path,
        )


def _blades(scene: Scene, count: int, air: float, seed: int) -> None:
    rng = random.Random(seed)
    sheet = scene.sheet()
    for number in range(count):
        x = -40 + 880 * (number + rng.uniform(-0.3, 0.3)) / (count - 1)
        tip = x + rng.uniform(-170, 170), rng.uniform(-120, 300)
        wide = rng.uniform(16, 40) * (1.5 - air)
        glow = 0.75 * math.exp(-(((x - 380) / 230) ** 2)) + 0.08
        tone = mix(BOTTLE, "#3f8a2c", rng.random())
        if air < 0.3 and 130 < x < 300:
            continue  # the horns need clear air
        _blade(sheet, (x, GROUND + 20), tip, wide, rng.uniform(-90, 90), tone, glow, rng)
    scene.add(
        sheet,
        relief=7,
        lo=0.5,
        hi=0.5,
        rim=0.4,
        shadow=(4, 6, 10, 0.35),
        haze=("#b4d65a", air),
        wobble=1.2,
    )


DROPS = ((212, 330, 25), (600, 372, 30), (712, 196, 22))


def _drooping(scene: Scene) -> None:
    """Three blades bent by what hangs from their tips."""
    sheet = scene.sheet()
    lines: list[list[Point2]] = [
        [(96, 960), (92, 640), (112, 380), (158, 268), (196, 256)],
        [(690, 960), (716, 640), (700, 380), (656, 298), (616, 294)],
        [(772, 960), (800, 560), (792, 260), (758, 146), (724, 138)],
    ]
    for line, (x, y, size) in zip(lines, DROPS, strict=True):
        tip = (float(x), y - size * 1.9)
        blade = [*line, tip]
        path = taper(blade, [26, 30, 26, 17, 9, 2], 60)
        sheet.fill(path, "#5cae2c", grad=linear(0, 620, 0, 250, "#b4e84a"))
        sheet.line(spline(blade, closed=False), "#e6ff9a", 2, 0.85)
        for way in (-5, 5):
            vein = [(px + way * (1 - step / 6), py) for step, (px, py) in enumerate(blade)]
            sheet.line(spline(vein, closed=False), "#2c6a24", 1.2, 0.6, clip=path)
    scene.add(
        sheet, relief=6, lo=0.5, hi=0.5, rim=0.7, rim_colour=NEON, shadow=(4, 6, 9, 0.4), wobble=0.5
    )


def _snail(scene: Scene) -> None:
    """Running since morning."""
    sheet = scene.sheet()
    hump = spline(dots("600,960! 650,860 690,812 730,800 776,802 830,812! 830,960!"))
    sheet.fill(hump, "#86ae4a", grad=linear(0, 800, 0, 950, "#4f7a34"))
    rng = random.Random(90)
    for _ in range(260):  # a hill to everyone down here: a tuft of moss
        x, y = rng.uniform(620, 820), rng.uniform(798, 930)
        if hump.contains(x, y):
            sheet.fill(
                leaf((x, y + 4), (x + rng.uniform(-4, 4), y - rng.uniform(5, 10)), 3.4),
                vary("#9cc455", rng, 0.14),
            )
    scene.add(sheet, relief=3, rim=0.4, haze=("#b4d65a", 0.34), wobble=0.4)
    one = scene.sheet()
    one.canvas.translate(14, 0)
    trail = [(800, 806), (770, 803), (744, 802)]
    one.fill(taper(trail, [1, 3, 4]), "#f6ffd0", 0.8)
    foot = [(746, 800), (726, 796), (706, 796), (690, 790), (676, 780), (667, 776)]
    one.fill(limb(foot, [3, 10, 10, 9, 8, 8], 30), "#f0e6b4")
    for dx, dy in ((-13, -8), (-9, -14)):
        one.line(poly([(667, 775), (667 + dx, 775 + dy)], closed=False), "#f0e6b4", 2.6)
        one.fill(ellipse(667 + dx, 775 + dy, 2.6), "#3a2c18")
    one.fill(ellipse(664, 780, 2.6, 2), "#7a3020")  # out of breath
    one.fill(ellipse(722, 780, 18, 17), "#c8843c", grad=radial(716, 774, 24, "#7a4420"))
    coil = [
        (722 + size * math.cos(turn), 780 + size * 0.94 * math.sin(turn))
        for turn, size in ((step * 0.5, 15 - step * 0.55) for step in range(25))
    ]
    one.line(spline(coil, closed=False), "#5c3018", 2.4)
    for y, far in ((768, 780), (780, 790), (791, 776)):
        one.fill(taper([(746, y), (far, y - 2)], [2.4, 0.4]), "#f4ffc0", 0.85)
    for x, y, size in ((660, 760, 2), (650, 766, 1.6), (668, 752, 1.5)):  # it sweats
        one.fill(leaf((x, y + size * 2), (x + 3, y - size * 2), size * 2), "#ecfcff", 0.9)
    scene.add(one, relief=3, rim=0.5, rim_width=1.4, haze=("#c4dc70", 0.05), wobble=0.2)


def _ground(scene: Scene) -> None:
    """Crumbs of earth, moss, and the pool of light the bus stands in."""
    rng = random.Random(5)
    sheet = scene.sheet()
    top = [(-20, 930, 1), (120, 944), (300, 938), (480, 946), (640, 936), (820, 950, 1)]
    sheet.fill(
        spline([*top, (820, 1230, 1), (-20, 1230, 1)]),
        "#4a5424",
        grad=linear(0, 930, 0, 1200, "#10180c"),
    )
    scene.add(
        sheet,
        relief=12,
        rim=0.6,
        rim_colour="#e6f06a",
        shadow=(0, -5, 12, 0.4),
        wobble=2,
        amount=0.16,
    )
    for depth in range(3):
        crumbs = scene.sheet()
        for _ in range(190):
            part = rng.random()
            y = 948 + depth * 70 + part * 90
            size = rng.uniform(2, 6) + depth * 4 * rng.random() ** 2
            near = math.exp(-(((y - 950) / 120) ** 2))
            tone = mix(vary("#4c3f24", rng, 0.2), "#c8b84a", near * 0.4)
            crumbs.fill(
                ellipse(rng.uniform(-10, 810), y, size * 1.3, size * 0.8, rng.uniform(-20, 20)),
                tone,
            )
        for _ in range(220):  # moss
            x, y = rng.uniform(-10, 810), 952 + depth * 70 + rng.random() * 90
            long = rng.uniform(6, 15) * (1 + depth * 0.4)
            crumbs.fill(
                leaf((x, y), (x + rng.uniform(-6, 6), y - long), long * 0.3),
                mix("#7aa82c", "#1c3c18", min(1, depth * 0.3 + rng.random() * 0.5)),
            )
        scene.add(
            crumbs,
            relief=4,
            lo=0.6,
            hi=0.6,
            rim=0.5,
            rim_width=1.6,
            shadow=(2, 5, 4, 0.5),
            wobble=0.6,
        )
    scene.shine(400, 965, 250, "#ffe86a", 0.5, wide=1.4, high=0.24)


def _beams(scene: Scene) -> None:
    """Two fireflies for headlamps."""
    page = scene.page
    for x, y, turn in ((156, 550, -0.12), (78, 642, 0.12)):
        way = np.arctan2(page.y - y, x - page.x) - turn
        far = np.hypot(page.x - x, page.y - y)
        cone = np.exp(-((way / 0.20) ** 2)) * np.exp(-far / 420) * smoothstep(x + 6, x - 14, page.x)
        scene.tint((cone * 0.75).astype(np.float32), "#fffbc0")


def _legs(scene: Scene, *, far: bool) -> None:
    sheet = scene.sheet()
    legs: list[list[Point2]] = [
        [(236, 838), (176, 826), (150, 890), (112, 944), (84, 950)],
        [(372, 858), (340, 822), (318, 900), (296, 954), (262, 960)],
        [(500, 856), (566, 836), (600, 900), (604, 954), (640, 962)],
    ]
    for leg in legs:
        points = [(x + (54 if far else 0), y - (14 if far else 0)) for x, y in leg]
        tone = "#060d0a" if far else BLACK
        sheet.fill(limb(points[:2], [30, 26]), tone)
        sheet.fill(limb(points[1:3], [25, 15]), tone)
        sheet.fill(limb(points[2:], [14, 9, 5]), tone)
        for x, y, way_x, way_y in along(poly(points[1:3], closed=False), 6):  # spines
            sheet.fill(leaf((x, y), (x + way_y * 16, y - way_x * 10 + 8), 5), tone)
        for claw in (-1, 1):
            x, y = points[-1]
            sheet.fill(
                taper(
                    [
                        (x, y),
                        (x - 8 * (1 if points[-1][0] < points[0][0] else -1), y + 3 + claw * 4),
                    ],
                    [4, 0.6],
                    6,
                ),
                tone,
            )
    scene.add(
        sheet,
        relief=8,
        lo=0.5,
        hi=0.9,
        rim=0.9,
        rim_width=2.6,
        rim_colour=NEON,
        shadow=(0, 10, 9, 0.6),
        wobble=0.8,
        haze=("#5c8a3c", 0.22 if far else 0),
    )


def _case() -> Path:
    return spline(
        dots(
            "222,852! 206,780 222,700 268,622 340,570 430,556 520,580 588,646 626,740 "
            "634,822 612,862! 430,876"
        )
    )


def _beetle(scene: Scene) -> None:
    belly = scene.sheet()
    belly.fill(
        spline(
            [(176, 826), (240, 800), (600, 820), (606, 868), (520, 902), (380, 908), (250, 890)]
        ),
        "#0a120e",
    )
    for number in range(8):
        x = 270.0 + number * 42
        belly.line(spline([(x, 850), (x + 8, 880), (x + 2, 912)], closed=False), "#2c4a20", 3, 0.8)
    scene.add(
        belly,
        relief=20,
        lo=0.5,
        hi=0.8,
        rim=0.6,
        rim_colour="#d8c840",
        shadow=(0, 12, 14, 0.6),
        wobble=1,
    )
    _horns(scene)
    shell = scene.sheet()
    case = _case()
    shell.fill(case, "#3c7a40", grad=linear(330, 556, 440, 790, "#0a1a12"))
    with shell.inside(case):
        for number in range(17):  # the fine grooves of a wing case
            lift = number * 19
            groove = [
                (200, 866 - lift * 0.3),
                (270, 650 - 4 + lift),
                (430, 576 + lift),
                (580, 652 + lift),
                (640, 820 + lift * 0.4),
            ]
            shell.line(
                spline(groove, closed=False), "#7ac84a" if number % 2 else "#04100a", 1.8, 0.5
            )
        shell.line(
            spline([(240, 850), (420, 866), (600, 850)], closed=False), "#e2c83a", 12, 0.5, blur=7
        )
        shell.line(
            spline([(240, 676), (300, 606), (430, 572), (530, 598)], closed=False),
            "#d8ff7a",
            16,
            0.75,
            blur=7,
        )
        shell.line(
            spline([(262, 640), (330, 590), (420, 574)], closed=False), "#f8ffd8", 4, 0.8, blur=1.6
        )
        rng = random.Random(6)
        for _ in range(1500):  # the pits of the shell, each with a spark in it
            x, y = rng.uniform(210, 630), rng.uniform(560, 870)
            light = math.exp(-(((y - 600) / 90) ** 2))
            shell.fill(ellipse(x, y, rng.uniform(0.8, 2.2), rng.uniform(0.6, 1.4)), "#020806", 0.5)
            shell.fill(
                ellipse(x + 0.6, y + 1.2, rng.uniform(0.4, 1.1)), "#b8f06a", 0.2 + 0.5 * light
            )
        for _ in range(240):  # long lights that follow its back
            turn = rng.uniform(math.pi * 1.08, math.pi * 1.92)
            far = rng.uniform(0.72, 0.98)
            x, y = 424 + 208 * far * math.cos(turn), 840 + 282 * far * math.sin(turn)
            way = -208 * math.sin(turn), 282 * math.cos(turn)
            size = rng.uniform(0.03, 0.12)
            shell.fill(
                taper(
                    [(x, y), (x + way[0] * size, y + way[1] * size)], [0.4, rng.uniform(1, 3)], 6
                ),
                "#c8ff6a",
                0.28,
            )
    scene.add(
        shell,
        relief=46,
        lo=0.5,
        hi=0.7,
        rim=1.0,
        rim_width=5,
        rim_colour=NEON,
        shadow=(0, 8, 12, 0.6),
        wobble=1,
        light=(330, 470, 240),
    )
    front = scene.sheet()
    collar = spline(dots("150,836 140,772 162,706 206,676 240,690 238,780 250,850 196,864"))
    front.fill(collar, "#24482c", grad=linear(160, 690, 240, 860, "#08120d"))
    scene.add(
        front,
        relief=24,
        lo=0.5,
        hi=0.8,
        rim=1.0,
        rim_width=4,
        rim_colour=NEON,
        shadow=(6, 4, 9, 0.6),
        wobble=0.9,
        light=(120, 560, 200),
    )


def _horns(scene: Scene) -> None:
    """Great antlers against the pale air, with a lamp on each."""
    horns = scene.sheet()
    upper = [(190, 752), (146, 716), (108, 652), (106, 590), (136, 552), (164, 560)]
    lower = [(184, 806), (128, 806), (76, 770), (48, 708), (58, 656), (86, 646)]
    for line, tone in ((lower, "#16291c"), (upper, "#0f1f16")):
        horns.fill(limb(line, [36, 29, 23, 20, 14, 5]), tone)
        (x0, y0), (x1, y1) = line[2], line[3]
        horns.fill(limb([(x0 + 2, y0 - 18), (x0 + 34, y0 - 34)], [15, 3]), tone)
        horns.fill(limb([(x1, y1 - 4), (x1 - 22, y1 - 26)], [12, 3]), tone)
    horns.fill(
        spline([(196, 730), (160, 740), (136, 780), (144, 826), (186, 846), (214, 800)]), "#14261a"
    )
    for x, y, bend in ((150, 760, -34), (146, 826, 34)):
        feeler = [(x, y), (x - 26, y + bend * 0.9), (x - 62, y + bend * 0.5)]
        horns.line(spline(feeler, closed=False), "#14261a", 3.4)
        for number in range(3):
            horns.fill(ellipse(x - 62 + number * 5, y + bend * 0.5, 3, 6), "#14261a")
    scene.add(
        horns,
        relief=9,
        lo=0.5,
        hi=0.9,
        rim=1.0,
        rim_width=3,
        rim_colour="#e6ff7a",
        shadow=(0, 6, 9, 0.4),
        wobble=0.7,
    )
    eye = scene.sheet()
    eye.fill(ellipse(162, 786, 15, 13), "#05070a")
    eye.fill(ellipse(157, 781, 5, 4), "#fdffe0")
    scene.add(eye, relief=5, hi=0.8, rim=0.6)
    for x, y in ((160, 548), (84, 640)):
        fly = scene.sheet()
        for side in (-1, 1):
            fly.fill(leaf((x + 2, y - 4), (x + 22, y - 8 + side * 14), 11), "#f6ffd0", 0.5)
        fly.fill(ellipse(x + 8, y, 14, 7, -8), "#3a2c1a")
        fly.fill(ellipse(x - 6, y + 1, 12, 9), "#fffbd0")
        fly.fill(ellipse(x + 20, y - 2, 5), "#6a3a22")
        scene.add(fly, relief=3, rim=0.4, wobble=0.3)
        scene.shine(x - 8, y, 46, "#fff59a", 0.95)


def _windows(scene: Scene) -> None:
    """Six of them, and everybody on the way home."""
    frames, panes = scene.sheet(), scene.sheet()
    shapes = []
    for x, y, size in WINDOWS:
        shapes.append((x, y, rect(x - 26 * size, y - 37 * size, 52 * size, 74 * size, 22 * size)))
    shapes.append(
        (
            196,
            752,
            spline(
                [(170, 742), (180, 712), (206, 706), (222, 720), (222, 770), (206, 784), (176, 780)]
            ),
        )
    )
    for x, y, path in shapes:
        grown = moved(moved(path, -x, -y), x, y, 1.17)
        frames.fill(minus(grown, path), "#8a8a2c")
        panes.fill(path, "#fff08a", grad=radial(x, y - 12, 52, "#ff9f1a"))
    scene.add(panes, relief=4, lo=0.2, hi=0.2, amount=0.04, wobble=0.5)
    for x, y, _ in shapes:
        scene.shine(x, y, 78, "#ffa61e", 0.36)
    riders = scene.sheet()
    for number, (x, y, path) in enumerate(shapes):
        with riders.inside(path):
            _rider(riders, number, x, y)
    scene.add(riders, relief=4, lo=0.5, hi=0.4, wobble=0.3, shadow=(2, 3, 4, 0.45), amount=0.05)
    scene.add(
        frames,
        relief=4,
        lo=0.6,
        hi=0.9,
        rim=0.9,
        rim_width=2,
        rim_colour="#f0ff9a",
        shadow=(0, 3, 3, 0.5),
        wobble=0.5,
    )


def _rider(sheet: Sheet, number: int, x: float, y: float) -> None:
    dark = "#3a1c14"

    def eyes(ex: float, ey: float, size: float, *, shut: bool = False) -> None:
        for side in (-1, 1):
            if shut:
                sheet.line(
                    spline(
                        [
                            (ex + side * size * 1.4 - size, ey),
                            (ex + side * size * 1.4, ey + size * 0.6),
                            (ex + side * size * 1.4 + size, ey),
                        ],
                        closed=False,
                    ),
                    "#1c0c0a",
                    1.6,
                )
            else:
                sheet.fill(ellipse(ex + side * size * 1.4, ey, size, size * 1.2), "#fffdf0")
                sheet.fill(ellipse(ex + side * size * 1.4 - size * 0.3, ey, size * 0.55), "#140a08")

    def ant(ax: float, ay: float, size: float) -> None:
        for side in (-1, 1):
            sheet.line(
                spline(
                    [
                        (ax + side * 3, ay - 9 * size),
                        (ax + side * 9, ay - 20 * size),
                        (ax + side * 16, ay - 19 * size),
                    ],
                    closed=False,
                ),
                dark,
                1.8,
            )
        sheet.fill(ellipse(ax, ay + 22 * size, 10 * size, 13 * size), dark)
        sheet.fill(ellipse(ax, ay, 11 * size, 10 * size), "#5c2a1a")
        eyes(ax, ay - 1, 3.2 * size)

    match number:
        case 0:  # a bee in a bowler hat
            sheet.fill(ellipse(x, y + 22, 19, 20), "#e8a81c")
            for band in (14, 26):
                sheet.line(
                    spline(
                        [(x - 19, y + band), (x, y + band + 4), (x + 19, y + band)], closed=False
                    ),
                    "#2a1a12",
                    4.5,
                )
            sheet.fill(ellipse(x, y - 4, 13, 12), "#4a3018")
            eyes(x, y - 4, 3.6)
            sheet.fill(
                union(
                    ellipse(x, y - 15, 17, 3.6),
                    spline(
                        [
                            (x - 11, y - 15, 1),
                            (x - 10, y - 26),
                            (x, y - 30),
                            (x + 10, y - 26),
                            (x + 11, y - 15, 1),
                        ]
                    ),
                ),
                "#1c1620",
            )
        case 1:
            ant(x - 9, y - 2, 0.9)
            ant(x + 12, y + 9, 0.75)
        case 2:  # a pill bug, asleep against the glass
            shell = spline(
                [
                    (x - 24, y + 34),
                    (x - 22, y + 6),
                    (x - 6, y - 10),
                    (x + 14, y - 6),
                    (x + 24, y + 12),
                    (x + 26, y + 34),
                ]
            )
            sheet.fill(shell, "#6c7480")
            for band in range(5):
                sheet.line(
                    spline(
                        [
                            (x - 16 + band * 10, y + 36),
                            (x - 12 + band * 8, y + 8),
                            (x - 8 + band * 5, y - 12),
                        ],
                        closed=False,
                    ),
                    "#3c424c",
                    2,
                    clip=shell,
                )
            sheet.fill(ellipse(x - 18, y + 10, 10, 11), "#8a929c")
            eyes(x - 18, y + 10, 2.6, shut=True)
        case 3:  # a spider with her knitting
            sheet.fill(ellipse(x, y + 16, 17, 16), "#4a2c4c")
            sheet.fill(ellipse(x, y - 4, 10, 9), "#5c3a5c")
            eyes(x, y - 5, 2.8)
            for side in (-1, 1):
                for leg in range(3):
                    sheet.line(
                        spline(
                            [
                                (x + side * 10, y + 8 + leg * 4),
                                (x + side * 24, y - 4 + leg * 9),
                                (x + side * 12, y + 20 + leg * 3),
                            ],
                            closed=False,
                        ),
                        "#3a2038",
                        2,
                    )
            sheet.fill(
                poly([(x - 9, y + 16), (x + 9, y + 16), (x + 6, y + 38), (x - 6, y + 38)]),
                "#d8452c",
            )
        case 4:
            ant(x + 2, y + 2, 1.05)
        case _:  # the driver, singing
            sheet.fill(ellipse(x + 4, y + 24, 17, 20), "#3f7a2c")
            sheet.fill(ellipse(x + 2, y, 13, 15), "#8ac83c")
            sheet.fill(ellipse(x - 11, y + 4, 5.5, 5), "#a4d84c")  # his nose is on the road
            for ex, wide in ((x - 9, 3.4), (x - 1, 4)):
                sheet.fill(ellipse(ex, y - 4, wide, 5), "#fffdf0")
                sheet.fill(ellipse(ex - 1.6, y - 4, 2), "#140a08")
            sheet.fill(ellipse(x - 6, y + 11, 3.6, 4), "#5a1418")
            sheet.fill(
                spline([(x - 14, y - 9, 1), (x - 8, y - 20), (x + 10, y - 20), (x + 15, y - 9, 1)]),
                "#22335c",
            )
            sheet.line(poly([(x - 20, y - 8), (x + 14, y - 9)], closed=False), "#14182c", 3)


def _door(scene: Scene) -> None:
    """Open, at the back, with a twig for a step."""
    sheet = scene.sheet()
    gap = spline([(576, 752), (592, 716), (612, 720), (628, 760), (634, 862, 1), (580, 868, 1)])
    sheet.fill(gap, "#ffee86", grad=linear(600, 720, 606, 868, "#ff9a1c"))
    sheet.line(gap, "#5a7a2c", 5)
    leaf_of_door = spline([(630, 762), (652, 770), (664, 820), (660, 872, 1), (634, 864, 1)])
    sheet.fill(leaf_of_door, "#1c3a28", grad=linear(630, 0, 664, 0, "#3f6a34"))
    scene.add(
        sheet, relief=4, lo=0.3, hi=0.4, rim=0.6, rim_colour=NEON, shadow=(2, 4, 5, 0.4), wobble=0.6
    )
    scene.shine(606, 800, 84, "#ffc93a", 0.5)
    twig = scene.sheet()
    twig.fill(limb([(566, 902), (620, 896), (682, 908)], [12, 14, 11]), "#7a5430")
    twig.fill(limb([(584, 902), (580, 944)], [7, 6]), "#5a3c22")
    twig.fill(limb([(664, 906), (670, 950)], [7, 6]), "#5a3c22")
    scene.add(twig, relief=5, lo=0.6, hi=0.6, rim=0.8, shadow=(2, 8, 6, 0.5), wobble=0.8)


def _stop(scene: Scene) -> None:
    """A clover leaf on a match."""
    sheet = scene.sheet()
    sheet.fill(taper([(752, 980), (746, 640)], [9, 9], 8), "#e2c48a")
    sheet.fill(ellipse(746, 636, 8, 12), "#a82c20")
    for turn in (-90, 30, 150):
        way = math.radians(turn)
        x, y = 746 + 30 * math.cos(way), 592 + 30 * math.sin(way)
        heart = moved(
            spline(dots("0,30! -26,4 -24,-20 -8,-24 0,-14! 8,-24 24,-20 26,4")),
            x,
            y,
            1,
            turn + 90,
        )
        sheet.fill(heart, "#5cae34", grad=radial(746, 592, 66, "#a8e04a"))
        sheet.line(
            spline(
                [(746, 592), (x, y), (746 + 50 * math.cos(way), 592 + 50 * math.sin(way))],
                closed=False,
            ),
            "#e6ffb0",
            2.2,
            0.8,
        )
    scene.add(
        sheet,
        relief=5,
        lo=0.6,
        hi=0.6,
        rim=0.8,
        rim_colour="#f4ffa0",
        shadow=(4, 6, 6, 0.5),
        wobble=0.5,
    )


def _queue(scene: Scene) -> None:
    _ladybird(scene)
    _caterpillar(scene)
    _moth(scene)


def _ladybird(scene: Scene) -> None:
    x, y = 650, 900
    sheet = scene.sheet()
    for px in (-10, 8):
        sheet.line(
            spline([(x + px, y - 20), (x + px - 6, y - 8), (x + px - 8, y)], closed=False),
            "#14100e",
            4,
        )
    sheet.line(
        spline([(x - 14, y - 44), (x - 30, y - 50), (x - 38, y - 60)], closed=False), "#14100e", 4
    )
    sheet.fill(ellipse(x - 4, y - 40, 22, 27), "#1c1412")
    wing = spline(
        [
            (x - 4, y - 70),
            (x + 20, y - 64),
            (x + 32, y - 36),
            (x + 22, y - 12),
            (x + 4, y - 10),
            (x - 8, y - 36),
        ]
    )
    sheet.fill(wing, "#e0281c")
    for px, py, size in ((6, -52, 5.5), (20, -40, 5), (8, -28, 5.5), (18, -20, 4)):
        sheet.fill(ellipse(x + px, y + py, size), "#1c1010")
    sheet.fill(ellipse(x - 12, y - 76, 14, 13), "#1c1412")
    sheet.fill(ellipse(x - 20, y - 76, 4.4, 5.4), "#fffdf0")
    sheet.fill(ellipse(x - 21, y - 75, 2.4), "#140a08")
    for side in (0, 9):
        sheet.line(
            spline(
                [(x - 14 + side, y - 88), (x - 18 + side, y - 100), (x - 26 + side, y - 102)],
                closed=False,
            ),
            "#14100e",
            2.2,
        )
    sheet.line(
        spline([(x + 6, y - 38), (x + 22, y - 30), (x + 30, y - 20)], closed=False), "#14100e", 4
    )
    sheet.fill(rect(x + 14, y - 18, 36, 25, 4), "#a86a34")
    for px in (22, 40):
        sheet.fill(rect(x + px, y - 18, 4, 25), "#5c3418")
    sheet.line(
        spline([(x + 26, y - 18), (x + 32, y - 25), (x + 38, y - 18)], closed=False), "#5c3418", 3
    )
    scene.add(
        sheet, relief=8, lo=0.6, hi=0.6, rim=0.9, rim_width=2.4, shadow=(4, 8, 6, 0.55), wobble=0.4
    )


def _caterpillar(scene: Scene) -> None:
    """He takes up four places."""
    scene.pool(640, 1052, 150, 16, "#050c08", 0.7)
    body = dots(
        "548,1004 560,1030 596,1040 632,1030 656,998 684,984 712,1006 734,1036 768,1042 800,1034"
    )
    spots = sample(body, 12)
    sheet = scene.sheet()
    for number, (x, y, _, _) in reversed(list(enumerate(spots))):
        size = 25 - number * 0.5
        for foot in (-6, 8):
            sheet.fill(
                limb([(x + foot, y + size * 0.6), (x + foot - 1, y + size * 1.08)], [8, 6], 6),
                "#d8782c",
            )
        tone = "#7ab82c" if number % 2 else "#a8d83c"
        sheet.fill(
            ellipse(x, y, size * 0.92, size),
            tone,
            grad=radial(x - 6, y - 9, size * 1.3, darker(tone, 0.45)),
        )
        sheet.fill(ellipse(x + 2, y - size * 0.5, 4.5), "#f4e04a", 0.9)
        for hair in range(7):
            turn = math.radians(200 + hair * 23)
            sheet.line(
                poly(
                    [
                        (x + size * 0.85 * math.cos(turn), y + size * 0.92 * math.sin(turn)),
                        (x + size * 1.3 * math.cos(turn), y + size * 1.34 * math.sin(turn)),
                    ],
                    closed=False,
                ),
                "#e6f49a",
                1,
                0.7,
            )
    x, y = spots[0][:2]
    y -= 14
    sheet.fill(ellipse(x, y, 25, 26), "#b8e048", grad=radial(x - 8, y - 10, 34, "#5c9424"))
    for side, size in ((-1, 7), (1, 8)):
        sheet.fill(ellipse(x - 7 + side * 9, y - 4, size, size * 1.15), "#fffdf0")
        sheet.fill(ellipse(x - 8 + side * 9, y - 5, size * 0.5), "#1c140c")
        sheet.line(
            spline(
                [(x + side * 8, y - 24), (x + side * 14, y - 40), (x + side * 22, y - 42)],
                closed=False,
            ),
            "#5c9424",
            3,
        )
    sheet.line(
        spline([(x - 16, y + 9), (x - 8, y + 14), (x + 4, y + 11)], closed=False), "#3c5a14", 2.4
    )
    sheet.fill(union(rect(x - 13, y - 44, 26, 24, 3), rect(x - 22, y - 24, 44, 5, 2)), "#2a2430")
    sheet.fill(rect(x - 13, y - 31, 26, 6), "#c8392c")
    scene.add(
        sheet,
        relief=6,
        lo=0.55,
        hi=0.6,
        rim=0.9,
        rim_width=2.6,
        shadow=(4, 10, 9, 0.55),
        wobble=0.5,
    )


def _moth(scene: Scene) -> None:
    """She reads a map by her own eye spots."""
    x, y = 652, 1122
    scene.pool(x, y + 66, 90, 12, "#050c08", 0.6)
    sheet = scene.sheet()
    moth(
        sheet,
        x,
        y,
        1.3,
        pose="open",
        colours=("#a8743f", "#4a2c20", "#ffe06a"),
        light=(-0.6, -0.8),
    )
    scene.add(
        sheet, relief=3, lo=0.5, hi=0.5, rim=0.9, rim_width=2.6, shadow=(3, 12, 12, 0.6), wobble=0.5
    )
    body, rng = scene.sheet(), random.Random(77)
    trunk = moved(spline(dots("0,-30 17,-18 19,8 15,44 0,64 -15,44 -19,8 -17,-18")), x, y)
    body.fill(trunk, "#e6cc98", grad=linear(x - 16, y - 20, x + 18, y + 50, "#8a5a34"))
    for band in (14, 27, 40, 52):
        ring = [(x - 20, y + band - 3), (x, y + band + 3), (x + 20, y + band - 3)]
        body.line(spline(ring, closed=False), "#6a4026", 3, 0.7, clip=trunk)
    for _ in range(150):  # a fur collar
        turn, far = rng.uniform(0, math.tau), rng.uniform(0.2, 1)
        px, py = x + 18 * far * math.cos(turn), y - 20 + 12 * far * math.sin(turn)
        end = px + rng.gauss(0, 2), py + rng.uniform(5, 12)
        body.fill(taper([(px, py), end], [2.4, 0.4], 5), vary("#f4e4bc", rng, 0.08))
    for side in (-1, 1):
        comb = [(x + side * 5, y - 52), (x + side * 15, y - 72), (x + side * 32, y - 80)]
        body.line(spline(comb, closed=False), "#f0dca8", 2.2)
        for px, py, way_x, way_y in sample(comb, 9)[2:]:
            for turn in (-1, 1):
                tooth = [(px, py), (px - way_y * 6 * turn + 2, py + way_x * 6 * turn)]
                body.line(poly(tooth, closed=False), "#f0dca8", 1.4)
    body.fill(ellipse(x, y - 42, 16, 15), "#d9b880", grad=radial(x - 4, y - 48, 24, "#8a5a34"))
    for side in (-1, 1):
        body.fill(ellipse(x + side * 7, y - 43, 6, 6.6), "#fffdf0")
        body.fill(ellipse(x + side * 7, y - 39.4, 3), "#1c0e0a")
    body.line(spline([(x - 4, y - 33), (x, y - 31), (x + 4, y - 33)], closed=False), "#5a3018", 1.8)
    scene.add(
        body, relief=6, lo=0.5, hi=0.5, rim=0.8, rim_width=2, shadow=(2, 6, 6, 0.5), wobble=0.3
    )
    plan = scene.sheet()
    with plan.at(x, y + 26, 0.8, -4):
        for fold in range(4):
            left = -48 + fold * 24
            lift = 4 if fold % 2 else -4
            panel = poly(
                [
                    (left, -24 + lift),
                    (left + 24, -24 - lift),
                    (left + 24, 24 - lift),
                    (left, 24 + lift),
                ]
            )
            plan.fill(panel, "#f4ecc8" if fold % 2 else "#d9cd9c")
        plan.line(
            spline([(-40, 12), (-20, -8), (2, 6), (20, -12), (40, 2)], closed=False), "#c8392c", 2.2
        )
        for px, py in ((-40, 12), (40, 2)):
            plan.fill(ellipse(px, py, 3.6), "#c8392c")
        plan.line(spline([(-46, -6), (-12, 14), (30, 14)], closed=False), "#4a8a5c", 1.6)
    for side in (-1, 1):  # two small hands hold it
        arm = [(x + side * 15, y - 8), (x + side * 40, y - 2), (x + side * 39, y + 14)]
        plan.line(spline(arm, closed=False), "#6a4026", 4.4)
        plan.fill(ellipse(x + side * 38, y + 17, 4.4), "#6a4026")
    scene.add(plan, relief=2, lo=0.4, hi=0.4, rim=0.5, shadow=(2, 6, 5, 0.5), wobble=0.3)
    for side in (-1, 1):
        scene.shine(x + side * 44, y - 31, 44, "#ffd94a", 0.6)


def _puddle(scene: Scene) -> None:
    """What rain there was this afternoon holds the bus upside down."""
    page = scene.page
    shape = spline(
        dots(
            "96,1040 150,1004 280,992 420,1000 500,1026 520,1062 450,1104 330,1126 "
            "190,1116 110,1086"
        )
    )
    sheet = scene.sheet()
    sheet.fill(shape, "#ffffff")
    kept = scene.image.copy()
    scene.pool(310, 1064, 250, 74, "#0a1408", 0.5)
    bank = scene.image.copy()
    scene.image = kept
    bob = page.noise(61, 40, 3, 0.5, (4, 0.5)) * 9
    rows = np.clip((956 - (page.y - 972) * 2.5 + bob * 2) * page.scale, 0, page.height - 1)
    columns = np.clip((page.x * 1.04 + 4 + bob) * page.scale, 0, page.width - 1)
    scene.image = kept[rows.astype(np.int32), columns.astype(np.int32)]
    part = page.blur(sheet.pixels()[..., 3], 1.0)[..., None]
    scene.image = (
        bank * (1 - part) + scene.image * np.array([0.72, 0.82, 0.74], np.float32) * part
    ).astype(np.float32)
    edge = scene.sheet()
    edge.line(shape, "#f0ff9a", 2.4, 0.7)
    rng = random.Random(70)
    for _ in range(60):
        x, y = rng.uniform(120, 500), rng.uniform(1006, 1116)
        edge.fill(
            ellipse(x, y, rng.uniform(6, 26), rng.uniform(0.6, 1.5)),
            rng.choice(("#f6ffb0", "#ffe06a", "#1c4a2c")),
            rng.uniform(0.2, 0.6),
            clip=shape,
        )
    for number, (x, y, _, _) in enumerate(along(shape, 110)):  # stones and moss on its rim
        size = rng.uniform(3, 10)
        edge.fill(
            ellipse(x + rng.gauss(0, 5), y + rng.gauss(0, 4), size * 1.2, size * 0.8),
            vary("#5a5228" if number % 3 else "#5c8a2c", rng, 0.25),
        )
    scene.add(
        edge, relief=4, lo=0.6, hi=0.6, rim=0.6, rim_width=1.6, shadow=(1, 4, 4, 0.4), wobble=0.8
    )


def _near(scene: Scene) -> None:
    """Dark blades close to us, to look between."""
    rng = random.Random(44)
    sheet = scene.sheet()
    for foot, tip, wide, bend in (
        (-40, (90, -120), 96, -60),
        (24, (-60, 200), 52, 20),
        (838, (720, -140), 96, 60),
        (806, (850, 240), 50, -20),
    ):
        _blade(sheet, (foot, 1240), tip, wide, bend, "#1c4f24", 0.16, rng)
    scene.add(
        sheet,
        relief=14,
        lo=0.6,
        hi=0.6,
        rim=0.8,
        rim_width=3,
        rim_colour=NEON,
        shadow=(8, 8, 18, 0.55),
        wobble=1.4,
    )


def _drops(scene: Scene) -> None:
    """Dew, each with a small bus in it."""
    for x, y, size in DROPS:
        sheet = scene.sheet()
        drop = spline(
            [
                (x, y - size * 2.1, 1),
                (x + size * 0.5, y - size * 0.7),
                (x + size, y + size * 0.2),
                (x, y + size),
                (x - size, y + size * 0.2),
                (x - size * 0.5, y - size * 0.7),
            ]
        )
        sheet.fill(drop, "#c8f08a", 0.62, grad=linear(x, y - size, x, y + size, "#2c5a3c"))
        sheet.fill(
            ellipse(x, y + size * 0.46, size * 0.6, size * 0.3), GOLD, 0.85, blur=size * 0.12
        )
        sheet.fill(
            ellipse(x - size * 0.4, y - size * 0.2, size * 0.2, size * 0.34, 20), "#ffffff", 0.95
        )
        sheet.line(
            spline(
                [
                    (x - size * 0.7, y + size * 0.5),
                    (x, y + size * 0.86),
                    (x + size * 0.7, y + size * 0.5),
                ],
                closed=False,
            ),
            "#f4ffd0",
            2,
            0.8,
        )
        scene.add(
            sheet,
            relief=6,
            lo=0.4,
            hi=0.5,
            rim=0.9,
            rim_width=2,
            shadow=(3, 6, 6, 0.35),
            wobble=0.3,
        )
        scene.shine(x, y, size * 1.8, "#e6ff8a", 0.4)
