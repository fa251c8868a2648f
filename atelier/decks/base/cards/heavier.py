"""A seesaw on a cliff at dawn: two old women with a thermos flask outweigh all the riches."""

import math
import random
from typing import Any

import numpy as np

from pinxit_atelier.animals import elephant
from pinxit_atelier.engine import (
    Look,
    Page,
    Path,
    Point,
    Scene,
    Sheet,
    ellipse,
    limb,
    linear,
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
from pinxit_atelier.people import Figure
from pinxit_atelier.people import Look as Who

SUN, HORIZON = (640, 748), 892
SEAT = 902  # the height of the bench
LOW, HIGH, PIVOT = (34, 972), (790, 352), (384, 686)
PLUM, GOLD, ROSE, BRICK, CREAM = "#42203f", "#ffcf6e", "#f2a7a4", "#b04a3a", "#f6e6cc"
SLOPE = math.degrees(math.atan2(HIGH[1] - LOW[1], HIGH[0] - LOW[0]))


def paint(page: Page) -> Scene:
    """Paint the dawn, the sea, the cliff, the plank, what is up and who is down."""
    scene = Scene(page, 517, light=(*SUN, 130), glow="#ffd9a0", shade="#3a1c40", reach=640)
    _sky(scene)
    _sea(scene)
    _cliff(scene)
    _trestle(scene)
    _pile(scene)
    _plank(scene)
    _coins(scene)
    _beaver(scene)
    _seat(scene)
    _women(scene)
    _grass(scene)
    scene.shine(*SUN, 170, "#ffdf9a", 0.5)
    scene.motes(110, "#fff0cc", (0, 200, 800, 1150), (0.6, 2.2), 0.6)
    look = Look(
        vignette=0.28, bloom=0.32, bloom_from=0.78, contrast=1.1, saturation=1.08,
        shadows="#5a2a58", lights="#a88a68", split=0.1,
    )  # fmt: skip
    return scene.finish(look)


def _on_plank(part: float, lift: float = 0) -> tuple[float, float]:
    """Return a place on the plank, 0 at the low end; `lift` above its upper side."""
    turn = math.radians(SLOPE)
    x, y = LOW[0] + (HIGH[0] - LOW[0]) * part, LOW[1] + (HIGH[1] - LOW[1]) * part
    return x + (lift + 20) * math.sin(turn), y - (lift + 20) * math.cos(turn)


def _sky(scene: Scene) -> None:
    page, rng = scene.page, random.Random(3)
    down = page.y / HORIZON + 0.05 * page.noise(5, 260, 4, 0.5, (2.5, 0.7))
    stops = [(0, "#8d6f9e"), (0.25, "#c98bab"), (0.5, ROSE), (0.78, "#f6ac8a"), (1, "#fbbf80")]
    scene.backdrop(stops, down.astype(np.float32), amount=0.08)
    scene.rays(*SUN, -math.pi, 0, "#ffd08a", 0.28, seed=3, count=30, length=820)
    scene.shine(*SUN, 330, "#ffb27a", 0.6)
    for x, y, wide, tone in (
        (120, 190, 210, "#c98fb0"),
        (360, 90, 170, "#b884ac"),
        (90, 470, 230, "#f0b0a8"),
        (330, 360, 150, "#e6a2b0"),
        (720, 600, 170, "#ffc49a"),
        (250, 640, 200, "#f9bfa0"),
    ):
        sheet = scene.sheet()
        for _ in range(46):
            part = rng.uniform(-1, 1)
            px, size = x + part * wide * 0.6, rng.uniform(14, 40) * (1.1 - abs(part))
            py = y - size * rng.uniform(0, 0.55)
            puff = ellipse(px, py, size * 1.5, size * 0.62)
            sheet.fill(
                puff,
                mix(tone, "#ffffff", 0.1 + 0.1 * rng.random()),
                0.6,
                grad=linear(0, py - size * 0.6, 0, py + size * 0.7, mix(tone, "#ffe2b0", 0.75)),
                blur=3,
            )
        sheet.fill(ellipse(x, y + 4, wide * 0.66, 8), mix(tone, "#ffe2b0", 0.6), 0.6, blur=5)
        scene.add(sheet, rim=0.5, rim_colour="#ffe6b4", rim_width=3, opacity=0.75, wobble=2)
    sun = scene.sheet()
    sun.fill(ellipse(*SUN, 74), "#fff6d0", grad=radial(*SUN, 80, "#ffe09a"))
    scene.add(sun, wobble=1, amount=0.03)
    gulls = scene.sheet()
    for x, y, size in ((452, 812, 12), (500, 780, 9), (726, 842, 10), (560, 850, 7)):
        gulls.fill(
            union(
                taper(
                    [(x - size * 1.6, y - size * 0.5), (x - size * 0.6, y - size * 0.7), (x, y)],
                    [0.6, 3, 2.4],
                ),
                taper(
                    [(x, y), (x + size * 0.7, y - size * 0.8), (x + size * 1.7, y - size * 0.3)],
                    [2.4, 3, 0.6],
                ),
            ),
            "#7a4668",
        )
    scene.put(gulls, wobble=0.4)


def _sea(scene: Scene) -> None:
    page, rng = scene.page, random.Random(8)
    part = smoothstep(HORIZON - 1, HORIZON + 1, page.y)
    deep = np.clip((page.y - HORIZON) / 310, 0, 1)[..., None]
    tone = np.array([0.93, 0.66, 0.60]) * (1 - deep) + np.array([0.36, 0.26, 0.46]) * deep
    tone = tone * (1 + 0.08 * page.texture("across"))[..., None]
    scene.image = (scene.image * (1 - part[..., None]) + tone * part[..., None]).astype(np.float32)
    waves = scene.sheet()
    for _ in range(900):
        y = HORIZON + 310 * rng.random() ** 1.3
        size = 5 + (y - HORIZON) * 0.12
        x = rng.uniform(380, 820)
        near = math.exp(-(((x - SUN[0]) / (34 + (y - HORIZON) * 0.45)) ** 2))
        tone_ = mix(
            mix("#a8688c", "#5a3a6a", (y - HORIZON) / 310), "#fff0bc", near * rng.uniform(0.4, 1)
        )
        waves.fill(
            taper(
                [(x - size, y), (x, y - size * 0.12), (x + size, y)], [0.4, 1 + size * 0.12, 0.4], 6
            ),
            tone_,
            0.4 + 0.5 * near,
        )
    scene.put(waves)


def _ground(x: float) -> float:
    return 1012 - 0.06 * x + 7 * math.sin(x / 70) + max(0.0, x - 430) ** 2 * 0.004


def _cliff(scene: Scene) -> None:
    rng, rock = random.Random(4), scene.sheet()
    top = [(float(x), _ground(x)) for x in range(-20, 521, 30)]
    edge = [(540, 1030), (536, 1070), (520, 1110), (524, 1160), (500, 1240, 1)]
    shape = spline([*top, *edge, (-20, 1240, 1)])
    rock.fill(shape, "#5c3a54", grad=linear(560, 0, 60, 0, "#3a2240"))
    scene.add(rock, relief=16, rim=0.8, rim_colour="#ffc890", rim_width=4, shadow=(4, 6, 12, 0.35))
    for layer in range(2):  # broken blocks, lit from the sea
        blocks = scene.sheet()
        with blocks.inside(shape):
            for row in range(5):
                x, y = -50.0 - layer * 30, 1016 + row * 44 + layer * 16
                while x < 560:
                    wide, high = rng.uniform(46, 120), rng.uniform(34, 58)
                    drop = rng.uniform(-12, 12)
                    block = [
                        (x + rng.uniform(2, 12), y + drop),
                        (x + wide * 0.55, y + drop - rng.uniform(2, 12)),
                        (x + wide - 5, y + drop + rng.uniform(-4, 8)),
                        (x + wide - rng.uniform(0, 14), y + drop + high * 0.7),
                        (x + wide * 0.5, y + drop + high),
                        (x + rng.uniform(-2, 10), y + drop + high * 0.8),
                    ]
                    tone = mix("#4a2e4c", "#a86c6c", max(0, x + wide / 2) / 560)
                    if layer == 0 or rng.random() < 0.42:
                        blocks.fill(poly(block), vary(tone, rng, 0.10))
                        face = [block[1], block[2], block[3], (x + wide * 0.6, y + drop + high / 2)]
                        blocks.fill(poly(face), mix(tone, "#ffb488", 0.32), 0.75)
                        under = [block[3], block[4], block[5], (x + wide * 0.5, y + high * 0.6)]
                        blocks.fill(poly(under), mix(tone, "#1c0e24", 0.5), 0.7)
                    x += wide
        scene.add(
            blocks,
            relief=5,
            lo=0.6,
            hi=0.5,
            rim=0.5,
            rim_colour="#ffc890",
            rim_width=2,
            shadow=(-3, 5, 5, 0.55),
            wobble=1.2,
            bump=0.6,
        )
    turf = scene.sheet()
    lower = [(x, y + 34 + 10 * math.sin(x / 23)) for x, y in top[::-1]]
    turf.fill(spline([*top, (534, 1030), *lower]), "#7f8a52", grad=linear(540, 0, 0, 0, "#4f5e46"))
    scene.add(
        turf,
        relief=9,
        rim=0.8,
        rim_colour="#ffe0a0",
        rim_width=3,
        shadow=(0, 6, 8, 0.5),
        wobble=1.6,
    )


def _grass(scene: Scene) -> None:
    rng, sheet = random.Random(6), scene.sheet()
    for _ in range(2100):
        x = rng.uniform(-10, 546)
        y = _ground(x) + rng.uniform(-2, 46)
        size = rng.uniform(8, 19)
        near = x / 546
        tone = mix(
            mix("#4f6648", "#a8a05c", near * 0.7),
            rng.choice(["#f3d48a", "#33443c", "#d8a08a"]),
            0.35 * rng.random(),
        )
        sheet.fill(taper([(x, y), (x + rng.uniform(-6, 4), y - size)], [2.6, 0.3], 3), tone, 0.85)
    for _ in range(40):
        x = rng.uniform(0, 520)
        y = _ground(x) + rng.uniform(2, 30)
        sheet.line(poly([(x, y), (x + 1, y - 13)], closed=False), "#5a6a48", 1.4)
        sheet.fill(ellipse(x + 1, y - 15, 3.4), rng.choice(["#fff0dc", "#f3a8b8", "#f9d080"]))
    scene.add(sheet, relief=1.2, rim=0.3, rim_width=1, wobble=0.3)


def _wood(sheet: Sheet, path: list[Point], width: float, seed: int) -> Path:
    """Paint a beam along a straight line, with its grain."""
    rng = random.Random(seed)
    beam = limb(path, [width, width], 8, round_ends=False)
    (x0, y0), (x1, y1) = path[0][:2], path[-1][:2]
    far = math.dist((x0, y0), (x1, y1))
    wx, wy = (x1 - x0) / far, (y1 - y0) / far
    sheet.fill(
        beam,
        "#9a6248",
        grad=linear(
            x0 - wy * width / 2,
            y0 + wx * width / 2,
            x0 + wy * width / 2,
            y0 - wx * width / 2,
            "#c98a5e",
        ),
    )
    for _ in range(int(far / 3)):
        start, off, length = (
            rng.uniform(0, far),
            rng.uniform(-0.46, 0.46) * width,
            rng.uniform(20, 90),
        )
        px, py = x0 + wx * start - wy * off, y0 + wy * start + wx * off
        grain = taper([(px, py), (px + wx * length, py + wy * length)], [0.5, 1.6, 0.4], 4)
        sheet.fill(grain, rng.choice(["#5a2f2c", "#e8b080", "#7a4636"]), 0.45, clip=beam)
    return beam


def _trestle(scene: Scene) -> None:
    sheet = scene.sheet()
    for foot in ((462, 1002), (300, 1006)):
        _wood(sheet, [(PIVOT[0] + (foot[0] - PIVOT[0]) * -0.06, PIVOT[1] - 16), foot], 34, foot[0])
    _wood(sheet, [(316, 900), (450, 894)], 24, 5)
    bite = union(ellipse(334, 926, 13, 17), ellipse(340, 940, 11, 12))  # somebody has begun
    sheet.fill(bite, "#f0c890")
    for tooth in range(6):
        sheet.line(
            poly([(324 + tooth * 4, 914 + tooth % 2 * 4), (328 + tooth * 4, 944)], closed=False),
            "#a8683c",
            1.4,
            0.8,
            clip=bite,
        )
    sheet.fill(ellipse(*PIVOT, 25), "#6a3c38")
    sheet.fill(ellipse(*PIVOT, 13), "#d8a868")
    scene.add(
        sheet,
        relief=7,
        rim=0.9,
        rim_colour="#ffd69a",
        rim_width=2.6,
        shadow=(-10, 8, 12, 0.45),
        wobble=0.7,
    )
    scene.pool(300, 1008, 50, 10, "#3a2440", 0.7)
    scene.pool(462, 1006, 46, 10, "#3a2440", 0.7)


def _plank(scene: Scene) -> None:
    sheet = scene.sheet()
    _wood(sheet, [LOW, HIGH], 40, 21)
    for part in (0.02, 0.98):
        (x0, y0), (x1, y1) = _on_plank(part, -1), _on_plank(part, -39)
        sheet.line(poly([(x0, y0), (x1, y1)], closed=False), "#5a4650", 9)
    scene.add(
        sheet,
        relief=7,
        rim=1.0,
        rim_colour="#ffe0a8",
        rim_width=3,
        shadow=(-6, 12, 12, 0.4),
        wobble=0.8,
    )


def _pile(scene: Scene) -> None:
    """All that is up there, dark against the dawn."""
    how: dict[str, Any] = {
        "relief": 9,
        "lo": 0.4,
        "hi": 0.5,
        "rim": 1.2,
        "rim_colour": GOLD,
        "rim_width": 3.2,
        "wobble": 0.7,
        "haze": ("#5a2c54", 0.2),
        "shadow": (-4, 6, 10, 0.3),
    }
    grand = scene.sheet()
    _piano(grand, *_on_plank(0.79, -5), SLOPE + 5)
    scene.add(grand, **{**how, "relief": 5, "haze": ("#5a2c54", 0.05)})
    hoard = scene.sheet()
    rng = random.Random(13)
    heap: list[tuple[float, float]] = []
    for _ in range(760):
        off = rng.uniform(-1, 1)
        px, py = _on_plank(0.93 + 0.07 * off)
        heap.append((px, py - 128 * (1 - abs(off) ** 1.4) * rng.random() ** 0.8 - 3))
    heap.sort(key=lambda place: place[1])
    heap += [(796, 420), (786, 470), (792, 540), (778, 590)]  # some have gone over the edge
    for px, py in heap:
        coin = ellipse(px, py, rng.uniform(6, 9), rng.uniform(3, 6), rng.uniform(-50, 20))
        hoard.fill(moved(coin, 1, 2), "#5a2a2a", 0.6)
        hoard.fill(coin, vary(rng.choice(["#d89a3a", "#a8682e", "#f0bf5a"]), rng, 0.1))
        hoard.line(coin, "#7a4424", 0.8, 0.7)
    scene.add(hoard, **{**how, "relief": 4, "haze": ("#5a2c54", 0.12)})
    _band(scene, how)
    beast = scene.sheet()
    x, y = _on_plank(0.625, -2)
    skin = ("#8d6f92", "#c98f9c", "#fff0d8")
    marks = elephant(
        beast, x, y, 1.5, pose="sit", turn=SLOPE + 22, colours=skin, fade=(PLUM, 0.18),
        light=(0.7, 0.5),
    )  # fmt: skip
    scene.add(beast, **{**how, "haze": ("#5a2c54", 0.04)})
    _tea(scene, marks["trunk"])


def _tea(scene: Scene, tip: tuple[float, float]) -> None:
    """A cup on the end of a trunk, which asks whether it may have some."""
    x, y = tip[0] - 4, tip[1] + 2
    cup = scene.sheet()
    cup.line(ellipse(x, y, 11, 12), "#f6ddcc", 4.4)
    bowl = spline(
        [(x - 64, y - 16, 1), (x - 10, y - 16, 1), (x - 16, y + 10), (x - 37, y + 20),
         (x - 58, y + 10)]
    )  # fmt: skip
    cup.fill(bowl, "#fff0e0", grad=linear(x - 64, 0, x - 10, 0, "#d8a494"))
    cup.fill(ellipse(x - 37, y - 16, 27, 6), "#e8c8b8").fill(
        ellipse(x - 37, y - 15, 22, 4), "#6a3426"
    )
    cup.line(poly([(x - 61, y - 5), (x - 13, y - 5)], closed=False), "#d8735c", 3.4, clip=bowl)
    scene.add(cup, relief=4, rim=0.8, rim_colour=GOLD, shadow=(-2, 3, 4, 0.4), wobble=0.2)
    hook = scene.sheet()  # the trunk goes through the handle and round it
    way = [(x + 14, y - 12), (x + 8, y + 2), (x - 4, y + 7), (x - 9, y - 3)]
    hook.fill(limb(way, [15, 13, 11, 7]), "#7c5c80")
    for part in (0.3, 0.55):
        px, py, wx, wy = sample(way, 20)[int(part * 20)]
        crease = [(px - wy * 5, py + wx * 5), (px + wy * 5, py - wx * 5)]
        hook.line(poly(crease, closed=False), PLUM, 1.4, 0.7)
    scene.add(hook, relief=4, rim=0.9, rim_colour=GOLD, rim_width=2, wobble=0.2)


def _piano(sheet: Sheet, x: float, y: float, turn: float) -> None:
    """A grand piano that shows its teeth, with its lid up."""
    wood, dark = "#4a2440", "#2a1230"
    with sheet.at(x, y, 1.06, turn):
        lid = spline(
            [(-74, -88, 1), (-62, -186, 1), (-20, -198), (30, -184), (62, -160), (84, -124),
             (80, -88, 1)]
        )  # fmt: skip
        sheet.fill(lid, wood, grad=linear(-60, -180, 60, -90, dark))
        sheet.line(lid, "#c98a5a", 2.6)
        with sheet.inside(lid):
            for string in range(15):
                start = -66 + string * 9.6, -88
                end = start[0] + 6, -176 + string * 4
                sheet.line(poly([start, end], closed=False), "#e8a860", 1.3, 0.75)
        for foot in (-62, 62):
            sheet.fill(taper([(foot, -48), (foot * 1.02, 0)], [17, 8]), dark)
            sheet.fill(ellipse(foot * 1.02, -2, 6, 4), "#d8973c")
        sheet.fill(rect(-82, -94, 166, 24, 4), wood)
        sheet.line(poly([(-78, -92), (80, -92)], closed=False), "#e8a860", 1.8, 0.9)
        sheet.fill(rect(-82, -54, 166, 20, 4), dark, grad=linear(0, -54, 0, -34, wood))
        sheet.fill(rect(-76, -74, 154, 22), "#fff6e2")
        for key in range(1, 16):
            px = -76 + key * 154 / 16
            sheet.line(poly([(px, -74), (px, -52)], closed=False), "#7a5068", 1.3)
            if key % 7 not in (0, 3):
                sheet.fill(rect(px - 3, -75, 6, 13), "#1c0c22")
        for side in (-84, 76):
            sheet.fill(rect(side, -80, 10, 40, 3), wood)


def _band(scene: Scene, how: dict[str, Any]) -> None:
    """A magnate on his heap, and above him brass."""
    dark: dict[str, Any] = {"trousers": "#2a1530", "shoes": "#1c0e22"}
    magnate = Who(
        body="stout",
        skin="#c98d70",
        hair="short",
        beard="moustache",
        coat="coat",
        colour="#4a2848",
        hat="top",
        hat_colour="#331a38",
        scarf="#a84a5a",
        face="fear",
        **dark,
    )
    people = (
        (
            Who(
                skin="#a8705a",
                hair="short",
                coat="jacket",
                colour="#7a3450",
                buttons=GOLD,
                hat="cap",
                hat_colour="#7a3450",
                face="sing",
                **dark,
            ),
            612,
            172,
            170,
            False,
        ),
        (
            Who(
                skin="#8a5a48",
                hair="curly",
                hair_colour="#22101c",
                coat="jacket",
                colour="#7a3450",
                buttons=GOLD,
                hat="cap",
                hat_colour="#7a3450",
                face="wonder",
                **dark,
            ),
            716,
            166,
            166,
            False,
        ),
    )
    manner = {
        key: value
        for key, value in how.items()
        if key in ("rim", "rim_colour", "rim_width", "haze")
    }
    for who, x, y, height, flip in people:
        Figure(who, "sit", "q", near_arm=(40, 110), far_arm=(50, 120), head=-8).draw(
            scene, x, y + 120, height, flip=flip, turn=-12, ground=0, **manner
        )
    brass = scene.sheet()
    _tuba(brass, 664, 172, 1.0, -10)
    _trombone(brass, 744, 176, 0.86, -98)
    _trombone(brass, 570, 212, 0.85, -160)
    scene.add(brass, **{**how, "relief": 5, "haze": ("#5a2c54", 0.06)})
    there = _on_plank(0.945, 40)
    Figure(magnate, "embrace", "q", near_arm=(30, 74), far_arm=(40, 86), head=6).draw(
        scene, there[0] + 8, there[1] + 32, 178, flip=True, turn=-10, ground=0, **manner
    )


def _tuba(sheet: Sheet, x: float, y: float, size: float, turn: float) -> None:
    with sheet.at(x, y, size, turn):
        horn = spline(
            [
                (-58, -112, 1),
                (-18, -84),
                (-14, -30),
                (-24, 20),
                (-10, 52),
                (24, 52),
                (32, 10),
                (26, -84),
                (66, -112, 1),
                (4, -124),
            ]
        )
        sheet.fill(horn, "#d8973c", grad=linear(-50, -110, 40, 50, "#8a4f2a"))
        sheet.fill(ellipse(4, -114, 62, 15), "#f3c46a")
        sheet.fill(ellipse(4, -112, 46, 10), "#6a3426")
        for ring in ((4, 20, 24, 34), (6, 14, 13, 22)):
            sheet.line(ellipse(*ring), "#7a4226", 4)
            sheet.line(moved(ellipse(*ring), -1.4, -1.4), "#ffdf9a", 1.6)


def _trombone(sheet: Sheet, x: float, y: float, size: float, turn: float) -> None:
    with sheet.at(x, y, size, turn):
        sheet.line(
            spline([(-70, 8), (60, 8), (70, 0), (60, -8), (-30, -8)], closed=False), "#b87a34", 5
        )
        sheet.line(spline([(-70, 6), (60, 6)], closed=False), "#ffdf9a", 1.4)
        sheet.line(
            spline([(0, 12), (126, 12), (134, 4), (126, -3), (40, -3)], closed=False), "#d8973c", 4
        )
        sheet.fill(
            spline(
                [
                    (-30, -11, 1),
                    (-58, -14),
                    (-86, -34, 1),
                    (-92, -8),
                    (-86, 18, 1),
                    (-58, -2),
                    (-30, -5, 1),
                ]
            ),
            "#d8973c",
            grad=linear(-90, -30, -30, 0, "#8a4f2a"),
        )
        sheet.fill(ellipse(-88, -8, 6, 26), "#f3c46a")


def _coins(scene: Scene) -> None:
    """A few of them have made up their minds."""
    sheet = scene.sheet()
    for part, size, turn in ((0.56, 8, 10), (0.5, 9, -30), (0.42, 8, 60), (0.345, 11, 0)):
        x, y = _on_plank(part, size * 0.9)
        coin = ellipse(x, y, size, size * (0.55 if turn else 0.95), turn)
        sheet.fill(moved(coin, 2, 2), "#6a3426", 0.8)
        sheet.fill(coin, "#f0b84a", grad=linear(x - size, y - size, x + size, y + size, "#ffe69a"))
        sheet.line(
            moved(ellipse(0, 0, size * 0.62, size * (0.34 if turn else 0.6)), x, y, 1, turn),
            "#a8682e",
            1.4,
        )
    for part, lift in ((0.37, 10), (0.385, 16), (0.4, 8)):
        (x0, y0), (x1, y1) = _on_plank(part, lift), _on_plank(part + 0.03, lift)
        sheet.line(poly([(x0, y0), (x1, y1)], closed=False), "#fff3d0", 1.6, 0.7)
    scene.add(
        sheet,
        relief=3,
        rim=0.9,
        rim_colour="#fff3c0",
        rim_width=1.6,
        shadow=(-3, 5, 4, 0.5),
        wobble=0.3,
    )


def _beaver(scene: Scene) -> None:
    """It has stopped, and looks over to the left, as if to ask."""
    rng, sheet = random.Random(5), scene.sheet()
    fur = "#8a5238"
    with sheet.at(378, 1004, 1.12):
        tail = spline([(20, -12), (44, -16), (66, -6), (70, 4), (52, 8), (28, 2)])
        sheet.fill(tail, "#4f3440")
        for line in range(7):
            sheet.line(
                poly([(24 + line * 7, -16), (32 + line * 7, 8)], closed=False),
                "#8a6a70",
                1,
                0.6,
                clip=tail,
            )
            sheet.line(
                poly([(32 + line * 7, -16), (24 + line * 7, 8)], closed=False),
                "#8a6a70",
                1,
                0.6,
                clip=tail,
            )
        body = union(
            spline(
                [(-16, 0), (-26, -24), (-18, -52), (2, -62), (22, -46), (30, -18), (24, 2), (0, 4)]
            ),
            spline(
                [(-38, -68), (-26, -84), (-4, -88), (12, -76), (10, -56), (-10, -48), (-32, -52)]
            ),
            ellipse(-8, -88, 7),
            ellipse(8, -82, 6.5),
            limb([(-12, -40), (-28, -46), (-38, -54)], [12, 9, 7]),
            limb([(-6, -4), (-24, 2)], [14, 9]),
        )
        sheet.fill(body, fur, grad=linear(20, -80, -30, 0, "#5a3230"))
        for _ in range(420):
            x, y = rng.uniform(-40, 32), rng.uniform(-92, 2)
            sheet.fill(
                taper([(x, y), (x + 3, y + 7)], [1.5, 0.3], 3),
                mix(fur, rng.choice(["#f0b078", "#2a1420"]), 0.55),
                0.6,
                clip=body,
            )
        sheet.fill(ellipse(-13, -26, 12, 18), "#c98f68", 0.6, blur=3, clip=body)
        sheet.fill(ellipse(-37, -66, 5.4, 4.2), "#2a1420")
        sheet.fill(poly([(-36, -57), (-27, -56), (-28, -45), (-35, -46)]), "#fff6e0")
        sheet.line(poly([(-31.6, -56), (-31.6, -46)], closed=False), "#c9a080", 1)
        sheet.fill(ellipse(-19, -71, 4.4), "#fff6ea")
        sheet.fill(ellipse(-21.4, -71, 2.9), "#1c0e14")
        sheet.line(spline([(-26, -79), (-19, -81), (-13, -77)], closed=False), "#3a1c20", 2)
    for _ in range(26):
        x = rng.uniform(308, 350)
        sheet.fill(
            ellipse(x, 1002 + rng.uniform(-3, 8), rng.uniform(3, 6), 2, rng.uniform(-40, 40)),
            vary("#f0c890", rng, 0.1),
        )
    scene.pool(380, 1008, 54, 10, "#3a2440", 0.7)
    scene.add(
        sheet,
        relief=6,
        rim=0.8,
        rim_colour="#ffd69a",
        rim_width=2.4,
        shadow=(-4, 4, 6, 0.4),
        wobble=0.4,
    )


def _seat(scene: Scene) -> None:
    """A bench at the low end: on the plank at its left, hung from it by an iron at its right."""
    sheet = scene.sheet()
    for x, top in ((40, 956), (312, 752)):
        strap = poly([(x, top), (x, SEAT + 4)], closed=False)
        sheet.line(strap, "#3c2c3c", 11)
        sheet.line(moved(strap, -2, 0), "#8a7078", 2.4, 0.8)
        sheet.fill(ellipse(x, top, 6), "#c9a080")
    _wood(sheet, [(10, SEAT + 10), (330, SEAT + 10)], 22, 31)
    sheet.line(poly([(12, SEAT + 1), (328, SEAT + 1)], closed=False), "#f0c08a", 2.4, 0.9)
    scene.add(
        sheet,
        relief=5,
        rim=0.9,
        rim_colour="#ffd69a",
        rim_width=2.4,
        shadow=(-5, 10, 9, 0.5),
        wobble=0.5,
    )
    scene.pool(160, 1012, 150, 12, "#2a1c30", 0.6)


def _women(scene: Scene) -> None:
    """Two friends, one blanket, one cup."""
    one = Who(
        body="old",
        skin="dark",
        hair="short",
        hair_colour="#f6f0ea",
        coat="coat",
        colour="#6a5a86",
        wrinkles=0.5,
        face="smile",
        shoes="#5a3a34",
    )
    two = Who(
        body="old",
        skin="pale",
        hair="bun",
        hair_colour="#b8b2b4",
        coat="coat",
        colour="#4f7f86",
        wrinkles=0.6,
        face="serene",
        shoes="#4a3440",
    )
    manner: dict[str, Any] = {
        "ground": 0,
        "rim": 0.8,
        "rim_colour": "#ffe0ae",
        "light": (520, 720, 240),
        "shadow": (-3, 6, 8, 0.35),
    }
    how: dict[str, Any] = {  # their own arms stay under the blanket
        "hunch": -6,
        "lean": -4,
        "near_arm": (-28, 62),
        "far_arm": (-28, 62),
    }
    left = Figure(one, "sit_edge", "q", head=2, near_leg=(80, 6), far_leg=(76, -6), **how).draw(
        scene, 82, SEAT - 8, 318, **manner
    )
    right = Figure(two, "sit_edge", "q", head=-2, near_leg=(80, 12), far_leg=(76, 0), **how).draw(
        scene, 184, SEAT - 8, 310, **manner
    )
    (lx, ly), (rx, ry) = left.page("neck"), right.page("neck")
    blanket = scene.sheet()
    shape = spline(
        [
            (lx - 40, ly + 8),
            (lx - 8, ly - 4),
            (lx + 26, ly + 8),
            ((lx + rx) / 2, ly + 22),
            (rx - 30, ry + 4),
            (rx + 4, ry - 2),
            (rx + 34, ry + 14),
            (rx + 50, ry + 56),
            (rx + 88, ry + 80),
            (rx + 96, ry + 108, 1),
            (rx + 60, ry + 104),
            (rx, ry + 108),
            (lx + 50, ly + 100),
            (lx, ly + 106),
            (lx - 52, ly + 98, 1),
            (lx - 58, ly + 66),
        ]
    )
    blanket.fill(shape, CREAM)
    with blanket.inside(shape):
        for k in range(-10, 30):
            x = lx - 90 + k * 26
            bend = [(x + 22, ly - 20), (x, ly + 60), (x - 6 + 10 * math.sin(k), ly + 200)]
            blanket.line(spline(bend, closed=False), BRICK, 12, 0.62)
            y = ly - 30 + k * 26
            blanket.line(
                spline(
                    [
                        (lx - 90, y + 12),
                        (lx + 20, y),
                        ((lx + rx) / 2, y + 14),
                        (rx, y + 2),
                        (rx + 140, y + 44),
                    ],
                    closed=False,
                ),
                BRICK,
                12,
                0.62,
            )
        for fold in (
            (lx - 10, 30),
            (lx + 34, 0),
            ((lx + rx) / 2, 20),
            (rx + 20, -10),
            (rx + 60, 30),
        ):
            blanket.fill(
                taper(
                    [
                        (fold[0], ly + 30),
                        (fold[0] + fold[1] * 0.5, ly + 100),
                        (fold[0] + fold[1], ly + 180),
                    ],
                    [2, 16, 6],
                ),
                "#5a2434",
                0.3,
                blur=5,
            )
    for x, y, wx, wy in sample(
        [
            (rx + 96, ry + 107),
            (rx + 60, ry + 103),
            (rx, ry + 107),
            (lx + 50, ly + 99),
            (lx, ly + 105),
            (lx - 52, ly + 97),
        ],
        46,
    ):
        blanket.fill(taper([(x, y - 3), (x + wy * 3, y + 13 + wx * 0)], [2.6, 1.2], 3), CREAM)
    scene.add(
        blanket,
        relief=18,
        hi=0.4,
        rim=0.7,
        rim_colour="#ffe6b8",
        rim_width=3,
        shadow=(-4, 8, 9, 0.45),
        wobble=0.8,
        bump=0.5,
    )
    cup, steam = scene.sheet(), scene.sheet()
    x, y = (lx + rx) / 2 + 14, ly + 58
    for hx, skin in ((x - 20, "#6e4230"), (x + 18, "#f3d2b4")):
        base = hx + (hx - x) * 0.9, y + 19
        cup.fill(ellipse(base[0], base[1] + 2, 17, 13), mix(BRICK, "#3a1424", 0.6))
        cup.fill(limb([base, (hx, y + 4)], [20, 16]), skin)
        cup.line(
            spline(
                [(base[0] - 16, base[1] - 4), (base[0], base[1] + 15), (base[0] + 16, base[1] - 4)],
                closed=False,
            ),
            CREAM,
            7,
        )
        for finger in range(3):
            cup.line(
                poly([(hx - 8, y - 2 + finger * 6), (hx + 8, y - 3 + finger * 6)], closed=False),
                mix(skin, "#3a1410", 0.5),
                1.2,
                0.6,
            )
    cup.fill(
        poly([(x - 15, y - 20), (x + 15, y - 20), (x + 12, y + 10), (x - 12, y + 10)]),
        "#f6efe6",
        grad=linear(x - 15, 0, x + 15, 0, "#d8a890"),
    )
    cup.fill(ellipse(x, y - 20, 15, 4.5), "#8a4a2c")
    fx, fy = 292, SEAT - 14  # the flask
    cup.fill(
        rect(fx - 13, fy - 50, 27, 66, 6), "#3f7f84", grad=linear(fx - 13, 0, fx + 14, 0, "#8fc0b8")
    )
    cup.fill(rect(fx - 9, fy - 66, 19, 18, 4), "#d8d4cc")
    cup.line(poly([(fx - 13, fy - 30), (fx + 14, fy - 30)], closed=False), "#f6e6cc", 4)
    scene.add(
        cup,
        relief=5,
        rim=0.7,
        rim_colour="#ffe6b8",
        rim_width=2,
        shadow=(-2, 4, 5, 0.45),
        wobble=0.4,
    )
    for k in (-5, 4):
        steam.line(
            spline(
                [(x + k, y - 28), (x + k + 8, y - 50), (x + k - 5, y - 72), (x + k + 7, y - 98)],
                closed=False,
            ),
            "#fff6ea",
            5,
            0.55,
        )
    scene.put(steam, blur=3)
