"""A telescope so long that it reaches a small hairy planet, where somebody looks into it too."""

import math
import random

import numpy as np

from pinxit_atelier.engine import (
    Colour,
    Look,
    Page,
    Scene,
    darker,
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
    vary,
)
from pinxit_atelier.people import Figure
from pinxit_atelier.people import Look as Who

EYE, MOUTH = (206.0, 968.0), (500.0, 214.0)
PLANET = 706.0, 372.0
ROUND = 176.0
BRASS, GOLD, DEEP = "#d9a441", "#fff0b8", "#5a3212"
PINK, MOSS, LEMON = "#ff8fb4", "#9fd05a", "#fff2b0"
FUR = "#f4fbff"
SECTIONS = ((0.0, 0.05, 15), (0.05, 0.25, 21), (0.25, 0.5, 30), (0.5, 0.76, 40), (0.76, 1.0, 51))


def paint(page: Page) -> Scene:
    """Paint the night, the planet and who lives there, the long brass, and those on the hill."""
    scene = Scene(page, 2207, light=(640, 330, 300), glow="#ffd6c0", shade="#050a2a", reach=760)
    _night(scene)
    _planet(scene)
    _hill(scene)
    _stand(scene)
    _tube(scene)
    _cat(scene)
    _neighbour(scene)
    _people(scene)
    _cups(scene, 452, 1112, 1.0, 4)
    _near_grass(scene)
    scene.shine(590, 250, 300, "#ffc8c0", 0.16)
    return scene.finish(
        Look(
            vignette=0.3,
            bloom=0.42,
            bloom_from=0.7,
            bristle=0.04,
            shadows="#0a1260",
            lights="#ffe8c8",
        )
    )


def _night(scene: Scene) -> None:
    page = scene.page
    far = page.distance(*PLANET, 1, 1.1) / 1000 + 0.03 * page.noise(4, 260, 4)
    scene.backdrop(
        [(0, "#6a5ad0"), (0.2, "#3448c0"), (0.5, "#182a9a"), (1, "#08104e")],
        far.astype(np.float32), amount=0.06,
    )  # fmt: skip
    band = np.exp(-(((page.x * 0.5 + page.y * 0.86 - 640 + 60 * page.noise(7, 220, 3)) / 120) ** 2))
    scene.tint((band * (0.14 + 0.1 * page.texture("cloud"))).astype(np.float32), "#8fb0ff")
    scene.motes(330, "#dfe8ff", (0, 0, 800, 1100), (0.5, 1.7), 0.75)
    rng = random.Random(6)
    stars = scene.sheet()
    for _ in range(16):
        x, y = rng.uniform(10, 790), rng.uniform(20, 960)
        size = rng.uniform(3, 6)
        for turn in (0, 90):
            stars.fill(ellipse(x, y, size * 2, 0.9, turn), "#ffffff", 0.8)
        stars.fill(ellipse(x, y, 2), "#ffffff")
    scene.put(stars, "screen")


def _planet(scene: Scene) -> None:
    """Moss and pink grass, combed by some wind."""
    scene.shine(*PLANET, 420, "#ff8ab4", 0.6)
    scene.shine(*PLANET, 250, "#ffd0c0", 0.5)
    rng = random.Random(3)
    x, y = PLANET
    sheet = scene.sheet()
    sheet.fill(ellipse(x, y, ROUND), PINK, grad=radial(x - 60, y - 70, ROUND * 1.5, "#7a4a8a"))
    hairs = []
    for _ in range(7000):
        turn, far = rng.uniform(0, math.tau), math.sqrt(rng.random())
        hairs.append((far, turn))
    hairs.sort(reverse=True)
    for far, turn in hairs:
        px, py = x + ROUND * far * math.cos(turn), y + ROUND * far * math.sin(turn)
        lean = turn + 0.5 + 0.5 * math.sin(px / 40) + 0.4 * math.cos(py / 34)
        long = rng.uniform(9, 17) + 9 * far**4
        light = max(0.0, min(1.0, 0.62 - 0.62 * ((px - x) * 0.5 + (py - y) * 0.75) / ROUND))
        patch = math.sin(px / 37 + 1) * math.cos(py / 45)
        base = mix(PINK, MOSS, 0.75 if patch > 0.35 else 0.1)
        tone = vary(
            mix(darker(base, 0.5, "#5a3a9a"), mix(base, LEMON, 0.4), light), rng, 0.08, 0.02
        )
        tip = px + long * math.cos(lean), py + long * math.sin(lean)
        sheet.fill(
            taper([(px, py), ((px + tip[0]) / 2 + 1.5, (py + tip[1]) / 2), tip], [2.8, 2, 0.4], 5),
            tone,
        )
    scene.add(
        sheet,
        relief=70,
        lo=0.25,
        hi=0.35,
        rim=0.6,
        rim_width=6,
        rim_colour="#ffe0d0",
        wobble=0.4,
        light=(560, 160, 320),
    )
    tufts = scene.sheet()
    for turn, high, bloom in ((-64, 30, "#ffd0dc"), (-34, 24, "#ffe9a0"), (-10, 32, "#ffd0dc")):
        angle = math.radians(turn)
        foot = x + (ROUND + 2) * math.cos(angle), y + (ROUND + 2) * math.sin(angle)
        top = x + (ROUND + high) * math.cos(angle), y + (ROUND + high) * math.sin(angle)
        tufts.line(poly([foot, top], closed=False), "#8a5a7a", 3)
        for _ in range(60):
            way, size = rng.uniform(0, math.tau), rng.uniform(4, 11)
            tip = top[0] + size * math.cos(way), top[1] + size * math.sin(way)
            tufts.line(poly([top, tip], closed=False), bloom, 1.4, 0.9)
    scene.add(tufts, relief=2, rim=0.4, wobble=0.3)
    angle = math.radians(-84)
    _cups(scene, x + (ROUND + 4) * math.cos(angle), y + (ROUND + 4) * math.sin(angle), 0.62, 6)


def _at(part: float, off: float = 0) -> tuple[float, float]:
    """Return a place along the tube, and beside it (positive: towards the planet's side)."""
    way_x, way_y = MOUTH[0] - EYE[0], MOUTH[1] - EYE[1]
    long = math.hypot(way_x, way_y)
    return (
        EYE[0] + way_x * part - way_y / long * off,
        EYE[1] + way_y * part + way_x / long * off,
    )


def _tube(scene: Scene) -> None:
    """Brass, section by section; the planet's light runs down on it."""
    rng = random.Random(9)
    for start, end, half in SECTIONS:
        sheet = scene.sheet()
        a, b, c, d = _at(start, -half), _at(end, -half), _at(end, half), _at(start, half)
        part = (start + end) / 2
        base = mix(DEEP, BRASS, 0.35 + 0.65 * part)
        left, right = _at(part, -half), _at(part, half)
        sheet.fill(
            poly([a, b, c, d]), darker(base, 0.55, "#1a1a5a"), grad=linear(*left, *right, base)
        )
        for off, wide, tone, strength in (
            (0.62, 0.3, GOLD, 0.5 + 0.4 * part),
            (0.78, 0.1, "#ffffff", 0.35 + 0.5 * part),
            (-0.5, 0.24, "#5a6ae0", 0.4),
            (0.1, 0.2, BRASS, 0.5),
        ):
            strip = [_at(start, half * (off - wide)), _at(end, half * (off - wide)),
                     _at(end, half * (off + wide)), _at(start, half * (off + wide))]  # fmt: skip
            sheet.fill(poly(strip), tone, strength, blur=half * 0.12)
        for _ in range(40):
            place = rng.uniform(start, end)
            off = rng.uniform(-half, half)
            sheet.line(
                poly(
                    [_at(place, off), _at(min(end, place + rng.uniform(0.01, 0.06)), off)],
                    closed=False,
                ),
                rng.choice([DEEP, GOLD]),
                1,
                0.22,
            )
        scene.add(sheet, wobble=0.5, shadow=(-4, 8, 10, 0.4), amount=0.05)
        ring = scene.sheet()
        for place, extra in ((start, 4), (end - 0.012, 6)):
            hoop = [
                _at(place, -half - extra),
                _at(place + 0.014, -half - extra),
                _at(place + 0.014, half + extra),
                _at(place, half + extra),
            ]
            ring.fill(
                poly(hoop),
                darker(BRASS, 0.4),
                grad=linear(*_at(place, -half), *_at(place, half), GOLD),
            )
        scene.add(ring, relief=3, rim=0.6, wobble=0.3, shadow=(-2, 4, 4, 0.4))
    _patch(scene)
    cup = scene.sheet()
    cup.fill(poly([_at(-0.012, -24), _at(0.006, -24), _at(0.006, 24), _at(-0.012, 24)]), "#2a1a2a")
    scene.add(cup, relief=3, rim=0.5, wobble=0.3)
    flare = scene.sheet()
    lip = [_at(0.955, -52), _at(1.0, -64), _at(1.0, 64), _at(0.955, 52)]
    flare.fill(poly(lip), darker(BRASS, 0.3), grad=linear(*lip[0], *lip[3], GOLD))
    turn = math.degrees(math.atan2(MOUTH[1] - EYE[1], MOUTH[0] - EYE[0])) + 90
    flare.fill(ellipse(*MOUTH, 65, 21, turn), BRASS, grad=linear(*_at(1, -64), *_at(1, 64), GOLD))
    scene.add(flare, relief=5, rim=0.7, wobble=0.3, shadow=(-4, 8, 8, 0.4))
    glass = scene.sheet()
    glass.fill(
        ellipse(*MOUTH, 55, 15, turn), "#1c2a8a", grad=linear(*_at(1, -50), *_at(1, 50), "#ffd0dc")
    )
    glass.fill(ellipse(*_at(1.002, 22), 20, 4, turn), "#ffffff", 0.85)
    scene.put(glass)
    scene.shine(*MOUTH, 60, "#ffe0d8", 0.3)


def _patch(scene: Scene) -> None:
    """Mended, and from outside."""
    x, y = _at(0.6, 4)
    sheet = scene.sheet()
    with sheet.at(x, y, 1, -62):
        sheet.fill(rect(-32, -24, 64, 48, 7), "#4fc0b4", grad=linear(-30, -20, 30, 24, "#1f7a86"))
        for px in (-25, 0, 25):
            for py in (-18, 18):
                sheet.fill(ellipse(px, py, 3.6), "#e8fff6")
                sheet.fill(ellipse(px + 0.6, py + 1, 2), "#2a6a74")
    scene.add(sheet, relief=4, rim=0.6, shadow=(-2, 4, 4, 0.5), wobble=0.6)


def _cat(scene: Scene) -> None:
    """Somebody has to go and see."""
    x, y = _at(0.37, -27)
    sheet = scene.sheet()
    coat = "#f0904a"
    with sheet.at(x, y, 1.05, -68.6):
        sheet.fill(taper([(-38, -22), (-62, -28), (-70, -54), (-56, -76)], [12, 12, 11, 7]), coat)
        for points in ([(-30, -16), (-36, 3)], [(18, -18), (12, 3)]):
            sheet.fill(limb(points, [15, 10]), darker(coat, 0.3))
        body = spline(
            [
                (-44, -22),
                (-26, -40),
                (6, -36),
                (34, -42),
                (44, -28),
                (36, -14),
                (4, -12),
                (-36, -10),
            ]
        )
        sheet.fill(body, coat, grad=linear(0, -40, 0, -8, "#c85f2a"))
        for points in ([(-26, -16), (-20, 4)], [(30, -20), (42, 3)]):
            sheet.fill(limb(points, [16, 11]), coat)
            sheet.fill(ellipse(points[1][0] + 3, 2, 7, 5), "#fff6e8")
        for px in (-28, -16, -4, 8):
            stripe = [(px - 3, -42), (px, -32), (px - 3, -24)]
            sheet.fill(taper(stripe, [5, 4, 0.5]), "#a84a20", clip=body)
        sheet.fill(ellipse(50, -48, 20, 17), coat)
        for way in (-1, 1):
            ear = [(50 + way * 17, -52), (50 + way * 17, -74), (50 + way * 4, -63)]
            sheet.fill(poly(ear), coat)
            sheet.fill(ellipse(50 + way * 8, -50, 3, 4), "#1a1430")
            sheet.fill(ellipse(50 + way * 8 - 1, -52, 1.1), "#ffffff")
        sheet.fill(ellipse(50, -40, 9, 6), "#fff6e8")
        sheet.fill(ellipse(50, -43, 2.6, 1.8), "#d85a6a")
    scene.add(sheet, relief=8, lo=0.6, rim=0.7, shadow=(-2, 5, 5, 0.4), wobble=0.3)


def _neighbour(scene: Scene) -> None:
    """Round, shaggy, and just as curious."""
    rng = random.Random(14)
    x, y = 590.0, 172.0
    feet = scene.sheet()
    for px, py, turn in ((606.0, 232.0, -30.0), (640.0, 214.0, -24.0)):
        feet.fill(
            ellipse(px, py, 20, 11, turn),
            "#ffb050",
            grad=linear(px - 18, py, px + 18, py, "#d8702a"),
        )
    scene.add(feet, relief=5, rim=0.5, shadow=(0, 4, 4, 0.4), wobble=0.3)
    sheet = scene.sheet()
    sheet.fill(ellipse(x, y, 66, 62), FUR)
    strands = sorted(
        ((rng.uniform(0, math.tau), math.sqrt(rng.random())) for _ in range(1500)),
        key=lambda one: -one[1],
    )
    for turn, far in strands:
        px, py = x + 64 * far * math.cos(turn), y + 60 * far * math.sin(turn)
        way = (
            turn * 0.35 + math.pi / 2 * 0.65 + rng.uniform(-0.25, 0.25)
            if far < 0.8
            else turn + 0.25
        )
        long = rng.uniform(12, 24)
        tone = mix(
            FUR,
            "#7fa0e8",
            max(0.0, min(1.0, 0.35 + 0.5 * ((px - x) + (py - y)) / 90 + rng.uniform(-0.2, 0.2))),
        )
        tip = px + long * math.cos(way), py + long * math.sin(way)
        sheet.fill(taper([(px, py), tip], [3.4, 0.5], 4), tone)
    scene.add(
        sheet,
        relief=30,
        lo=0.35,
        hi=0.3,
        rim=0.6,
        rim_width=4,
        shadow=(2, 8, 10, 0.35),
        wobble=0.3,
        light=(520, 60, 300),
    )
    face = scene.sheet()
    for px, py, size in ((552, 182, 15), (582, 190, 13)):
        face.fill(ellipse(px, py, size + 2), "#2a2a5a")
        face.fill(ellipse(px, py, size), "#ffffff")
        face.fill(ellipse(px - 3, py + 5, size * 0.56), "#141430")
        face.fill(ellipse(px - 6, py + 2, size * 0.2), "#ffffff")
    face.fill(ellipse(560, 206, 9, 6), "#ff8fa0")
    face.line(spline([(552, 216), (563, 222), (576, 216)], closed=False), "#3a2a5a", 3)
    for side, tip in ((-1, (560, 96)), (1, (606, 92))):
        face.line(
            spline([(580 + side * 8, 122), (582 + side * 14, 108), tip], closed=False), "#dfeaff", 4
        )
        face.fill(ellipse(*tip, 8), LEMON, grad=radial(tip[0] - 2, tip[1] - 2, 10, "#f0a83a"))
    scene.add(face, relief=3, rim=0.4, wobble=0.2)
    for tip in ((560, 96), (606, 92)):
        scene.shine(*tip, 26, "#fff0a0", 0.7)
    paw = scene.sheet()
    for px, py in ((533, 212), (566, 240)):
        for _ in range(46):
            way = rng.uniform(0, math.tau)
            paw.fill(
                taper([(px, py), (px + 16 * math.cos(way), py + 12 * math.sin(way))], [5, 0.8], 4),
                mix(FUR, "#9fb8f0", rng.random() * 0.6),
            )
        paw.fill(ellipse(px, py, 11, 9), FUR)
    scene.add(paw, relief=5, rim=0.5, shadow=(-3, 4, 4, 0.4), wobble=0.3)


def _hill(scene: Scene) -> None:
    rng = random.Random(5)
    sheet = scene.sheet()
    hill = spline(
        [
            (-40, 1112, 1),
            (120, 1096),
            (300, 1102),
            (480, 1128),
            (660, 1166),
            (840, 1214, 1),
            (840, 1260, 1),
            (-40, 1260, 1),
        ]
    )
    sheet.fill(hill, "#1d3f7a", grad=linear(0, 1096, 0, 1210, "#0a1640"))
    for _ in range(1500):
        x = rng.uniform(-10, 810)
        top = 1098 + max(0, x - 260) ** 1.35 * 0.022
        y = top + rng.random() ** 2 * 100
        long = rng.uniform(10, 26)
        tone = mix("#0e1f58", "#6f8ee0", rng.random() * max(0.0, 1 - (y - top) / 70))
        tip = x + rng.uniform(-6, 12), y - long
        sheet.fill(leaf((x, y), tip, 4, 0.1), tone)
    scene.add(sheet, relief=6, rim=0.5, rim_width=3, wobble=0.8)


def _stand(scene: Scene) -> None:
    """A wooden cradle under the first section."""
    sheet = scene.sheet()
    x, y = _at(0.16, 10)
    for foot in (218, 296, 336):
        sheet.fill(
            taper([(x, y), (foot, 1114)], [13, 10]),
            "#6a4030",
            grad=linear(foot - 8, 0, foot + 8, 0, "#2a1a2a"),
        )
    sheet.fill(ellipse(x, y, 17), "#4a2a24")
    sheet.line(poly([(238, 1040), (318, 1040)], closed=False), "#4a2a24", 7)
    scene.add(sheet, relief=5, rim=0.5, shadow=(-4, 6, 8, 0.4), wobble=0.5)


def _people(scene: Scene) -> None:
    girl = Who(
        body="child",
        skin="dark",
        hair="buns",
        hair_colour="#1c1218",
        coat="shirt",
        colour="#f0688a",
        pattern="stripes",
        trim="#ffd0dc",
        trousers="#3a3a7a",
        face="surprise",
        shoes="#ffe07a",
    )
    teacher = Who(
        body="old",
        skin="fair",
        hair="wild",
        hair_colour="#f4f4fa",
        beard="short",
        coat="coat",
        hem=0.86,
        colour="#4f6ac8",
        trim="#c8d4ff",
        buttons="#ffe9a0",
        scarf="#ffd24a",
        face="wonder",
        glasses=True,
        shoes="#2a2040",
    )
    chair = scene.sheet()
    chair.fill(limb([(98, 1128), (112, 1030), (104, 950)], [10, 10, 8]), "#7a4a34")
    chair.fill(limb([(98, 1056), (178, 1060)], [14, 14]), "#8a5a3c")
    chair.fill(limb([(172, 1060), (180, 1128)], [10, 9]), "#7a4a34")
    scene.add(chair, relief=4, rim=0.5, shadow=(-4, 5, 6, 0.4), wobble=0.4)
    child = Figure(
        girl,
        "sit",
        "side",
        lean=10,
        head=-14,
        near_arm=(64, 120),
        far_arm=(70, 126),
        near_hand="hold",
        far_hand="hold",
        air=True,
    ).place(136, 1044, 232)
    head = child.page("head")
    seat = 136 + (164 - head[0]), 1044 + (974 - head[1]) * 0.5
    child.place(*seat, 232).reach(*_at(0.075, 6), "n").reach(*_at(0.045, -4), "f")
    child.draw(scene, *seat, 232, ground=0, rim=0.6)
    blanket = scene.sheet()
    shape = spline(
        [
            (120, 1036),
            (176, 1030),
            (216, 1044),
            (222, 1084),
            (214, 1112, 1),
            (196, 1104),
            (180, 1114),
            (164, 1102),
            (146, 1110, 1),
            (138, 1066),
        ]
    )
    blanket.fill(shape, "#f6d86a", grad=linear(120, 1030, 220, 1110, "#c88a2e"))
    for k in range(5):
        blanket.line(
            spline(
                [(124 + k * 20, 1034), (142 + k * 18, 1070), (146 + k * 17, 1110)], closed=False
            ),
            "#e0526a",
            4,
            0.9,
            clip=shape,
        )
        blanket.line(
            spline(
                [(116, 1046 + k * 15), (170, 1042 + k * 15), (226, 1052 + k * 14)], closed=False
            ),
            "#2fa6a6",
            3,
            0.8,
            clip=shape,
        )
    scene.add(blanket, relief=8, rim=0.5, shadow=(-3, 6, 6, 0.4), wobble=0.6)
    man = Figure(
        teacher,
        "stand",
        "q",
        lean=-8,
        head=-30,
        far_arm=(118, 158),
        far_hand="open",
        near_arm=(8, 30),
    )
    man.draw(scene, 366, 1118, 292, rim=0.7, rim_width=3)


def _cups(scene: Scene, x: float, y: float, size: float, turn: float) -> None:
    """Two, as one does when somebody may come."""
    sheet = scene.sheet()
    with sheet.at(x, y, size, turn):
        sheet.fill(rect(-48, -34, 96, 9, 3), "#a8704a")
        for leg in (-38, 38):
            sheet.fill(rect(leg - 4, -28, 8, 32), "#6a4030")
        for px, tone in ((-20, "#ff8fa8"), (20, "#6fd8d0")):
            cup: Colour = tone
            sheet.fill(
                spline([(px - 13, -60, 1), (px + 13, -60, 1), (px + 9, -36), (px - 9, -36)]),
                cup,
                grad=linear(px - 12, 0, px + 12, 0, darker(cup, 0.3)),
            )
            sheet.line(ellipse(px + 15, -50, 6, 7), cup, 4)
            sheet.fill(ellipse(px, -60, 13, 3.4), "#fff6e0")
    scene.add(sheet, relief=3, rim=0.6, shadow=(-2, 4, 4, 0.4), wobble=0.3)
    steam = scene.sheet()
    with steam.at(x, y, size, turn):
        for px in (-20, 20):
            steam.fill(
                taper([(px, -66), (px + 7, -82), (px - 5, -98), (px + 4, -116)], [1, 6, 6, 1]),
                "#ffffff",
                0.4,
                blur=3,
            )
    scene.put(steam, "screen")


def _near_grass(scene: Scene) -> None:
    rng = random.Random(21)
    sheet = scene.sheet()
    for _ in range(170):
        x = rng.uniform(-20, 820)
        tip = x + rng.uniform(-16, 26), 1212 - rng.uniform(20, 84)
        sheet.fill(
            leaf((x, 1226), tip, rng.uniform(6, 11), rng.uniform(-0.1, 0.1)),
            mix("#060d30", "#22408a", rng.random()),
        )
    scene.add(sheet, relief=3, rim=0.5, shadow=(0, -4, 8, 0.3), wobble=0.5)
