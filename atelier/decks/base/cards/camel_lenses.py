"""A camel in round sunglasses: one lens mirrors a feast at an oasis, the other nothing but sand."""

import math
import random

import cv2
import numpy as np

from pinxit_atelier.engine import (
    Brush,
    Field,
    Look,
    Page,
    Palette,
    Path,
    Scene,
    Sheet,
    common,
    ellipse,
    leaf,
    limb,
    linear,
    minus,
    mix,
    moved,
    poly,
    ramp,
    rect,
    sample,
    smoothstep,
    spline,
    taper,
    union,
)
from pinxit_atelier.gesture import Look as Person
from pinxit_atelier.gesture import Stage, things, vec

SAND, APRICOT, TOFFEE, SKY = "#f0cf8e", "#f0a868", "#8a5226", "#2fa4dc"
LEFT, RIGHT, LENS = (222.0, 452.0), (590.0, 436.0), 162.0
HEAD: list[tuple[float, ...]] = [
    (196, 60), (262, -20), (400, -50), (550, -26), (616, 50), (682, 170), (712, 300), (718, 420),
    (684, 560), (632, 680), (606, 770), (624, 850), (634, 930), (604, 1010), (552, 1062),
    (500, 1120), (402, 1146), (306, 1122), (250, 1064), (198, 1010), (168, 930), (178, 850),
    (196, 770), (170, 680), (118, 560), (86, 430), (90, 300), (124, 170),
]  # fmt: skip
# Swellings of the long head, one side of it (the other mirrors): off the middle, down, how wide,
# how high, how far out.
SWELLINGS = (
    (0, 430, 150, 420, 96), (150, 285, 150, 66, 70),  # the bridge, the brows over the eyes
    (250, 600, 90, 190, 40), (0, 850, 200, 150, 60),  # a cheek, the end of the nose
    (104, 946, 150, 120, 128), (140, 990, 112, 78, 60),  # a lobe of the split lip, its end
    (88, 815, 74, 44, 42),  # the fold over a nostril
    (0, 1074, 128, 66, 96),  # the lower lip
)  # fmt: skip


def paint(page: Page) -> Scene:
    """Paint the white noon, the face hair by hair, and the two discs that do not agree."""
    scene = Scene(page, 9317, light=(760, -300, 520), glow="#fff6e0", shade="#3a1c14", reach=1900,
                  felt=0.1)  # fmt: skip
    _noon(scene)
    scene.of("sky", way=8)
    _neck(scene)
    _ears(scene)
    _head(scene)
    _mouth(scene)
    _nostrils(scene)
    _forelock(scene)
    _lens(scene, LEFT, "feast")
    _lens(scene, RIGHT, "sand")
    _frame(scene)
    _label(scene)
    _fly(scene)
    _away_from_the_sun(scene)
    _tilted(scene)
    face = spline([(*_after(x, y), *corner) for x, y, *corner in HEAD])
    scene.of("fur", minus(face, rect(0, -60, 800, 290)), way=_lie(page))
    scene.exact(rect(100, 0, 640, 250), 0.5)
    scene.focus(*_after(401, 940), 280, 0.8)
    for x, y in (_after(*LEFT), _after(*RIGHT)):
        scene.focus(x, y, 200)
        scene.exact(ellipse(x, y, 190), 0.75)
    return scene.finish(
        Look(
            brush=Brush(detail=0.65, exact=0.035), vignette=0.28, bloom=0.18, bloom_from=0.88,
            palette=Palette(
                colours=("#d9a45c", "#7a4a28", "#f6ead0", "#2f8fc4", "#3f9a6a"), mother="#d8b48c",
                accent="#d8325a", quiet=0.2,
            ),
            masses=0.3, shadows="#4a2a3a", lights="#fff2cc", split=0.08,
        )
    )  # fmt: skip


TILT, ZOOM = 7.0, 1.04
MIDDLE, TO = (406.0, 500.0), (396.0, 494.0)


def _after(x: float, y: float) -> tuple[float, float]:
    """Return where a place comes to lie when the head has been tilted."""
    turn = math.radians(TILT)
    across, down = (x - MIDDLE[0]) * ZOOM, (y - MIDDLE[1]) * ZOOM
    return (
        TO[0] + across * math.cos(turn) - down * math.sin(turn),
        TO[1] + across * math.sin(turn) + down * math.cos(turn),
    )


def _tilted(scene: Scene) -> None:
    """Nobody is asked straight on: the camera leans, and comes closer."""
    scale = scene.page.scale
    start = np.array([(0, 0), (400, 0), (0, 400)], np.float32)
    end = np.array([_after(float(x), float(y)) for x, y in start], np.float32)
    turn = cv2.getAffineTransform(start * scale, end * scale)
    size = scene.page.width, scene.page.height
    tilted = cv2.warpAffine(
        scene.image, turn, size, flags=cv2.INTER_CUBIC, borderMode=cv2.BORDER_REPLICATE
    )
    scene.image = np.asarray(tilted, np.float32)


def _lie(page: Page) -> Field:
    """Return which way the coat lies: down the long face, a little outward."""
    return np.asarray(90 + TILT - (page.x - 401) / 14, np.float32)


def _away_from_the_sun(scene: Scene) -> None:
    """The far cheek, and all under the lip, is in its own shade."""
    page = scene.page
    side = smoothstep(440, 110, page.x + 46 * page.noise(8, 260, 2) + 0.1 * (page.y - 600))
    low = smoothstep(1060, 1200, page.y)
    mask = scene.sheet()
    mask.fill(spline(HEAD), "#ffffff")
    for middle in (LEFT, RIGHT):
        mask.fill(ellipse(*middle, LENS), "#000000", erase=True)
    alpha = np.ascontiguousarray(mask.pixels()[..., 3])
    dark = np.clip(0.72 * side + 0.5 * low, 0, 0.85) * alpha
    scene.multiply(dark.astype(np.float32), "#7c5a60")


def _noon(scene: Scene) -> None:
    page = scene.page
    where = page.y / 1200 + 0.02 * page.noise(3, 300, 3)
    stops = [(0, "#b9cfd2"), (0.3, "#d8e0d6"), (0.5, "#efe6cc"), (0.56, "#e6cda0"), (1, "#cfa878")]
    scene.backdrop(stops, where.astype(np.float32), amount=0.03)
    dunes = scene.sheet()
    dunes.fill(spline([(-20, 640, 1), (60, 596), (150, 640), (200, 700), (-20, 760, 1)]), "#e0c08c")
    dunes.fill(
        spline([(600, 690), (700, 600), (820, 560, 1), (820, 820, 1), (600, 800)]), "#d8b27c"
    )
    scene.add(dunes, relief=16, lo=0.35, hi=0.3, wobble=1)


def _ears(scene: Scene) -> None:
    """Small for such a head, set far back, and woolly inside."""
    rng = scene.rng
    for side in (-1, 1):
        x, y = 401 + side * 232, 190
        ear = spline(
            [
                (x - side * 30, y + 44),
                (x + side * 10, y - 46),
                (x + side * 78, y - 84),
                (x + side * 112, y - 60),
                (x + side * 96, y - 4),
                (x + side * 50, y + 50),
            ]
        )
        hollow = spline([(x + side * 6, y + 20), (x + side * 40, y - 40), (x + side * 88, y - 60),
                         (x + side * 84, y - 18), (x + side * 50, y + 26)])  # fmt: skip
        sheet = scene.sheet()
        sheet.fill(ear, "#b87a44", grad=linear(x, y - 80, x, y + 50, "#7c4a28"))
        sheet.fill(hollow, "#5c2e1c", 0.9, blur=4)
        for _ in range(160):
            part, off = rng.random(), rng.gauss(0, 12)
            px, py = x + side * (10 + 84 * part), y + 26 - 84 * part + off
            end = px + side * rng.uniform(8, 24), py - rng.uniform(2, 18)
            tone = rng.choice(("#e8c08c", "#b47a48", "#d8a468"))
            sheet.on_top(leaf((px, py), end, 3.4), tone, 0.7)
        scene.lay(sheet, "fur", form=0.5, wobble=1)


def _neck(scene: Scene) -> None:
    """It stands behind the head, in the head's own shade."""
    sheet, rng = scene.sheet(), scene.rng
    shape = spline([(196, 560), (190, 900), (150, 1260, 1), (700, 1260, 1), (618, 900), (610, 560)])
    sheet.fill(shape, "#a8703c", grad=linear(180, 0, 640, 0, "#c98e50"))
    for _ in range(900):
        x, y = rng.uniform(160, 680), rng.uniform(700, 1230)
        end = x + rng.gauss((x - 401) * 0.06, 5), y + rng.uniform(20, 46)
        tone = rng.choice(("#8a5a30", "#c08a4e", "#dca866", "#9c6838"))
        sheet.on_top(leaf((x, y), end, rng.uniform(3, 6)), tone, 0.6)
    scene.lay(sheet, "fur", way=90, form=0.4)
    scene.in_shadow(common(shape, ellipse(401, 1000, 300, 210)), 0.7, blur=12)


def _hill(page: Page, x: float, y: float, wide: float, high: float) -> Field:
    spots = sum(
        np.exp(-(((page.x - at) / wide) ** 2) - ((page.y - y) / high) ** 2) for at in {x, 802 - x}
    )
    return np.asarray(spots, np.float32)


def _light(page: Page) -> Field:
    """Return how much sun each place of the head has: it stands high, on the right."""
    off = np.abs(page.x - 401)
    height = 300 * np.sqrt(np.clip(1 - (off / 420) ** 2 - ((page.y - 560) / 900) ** 2, 0.02, 1))
    for x, y, wide, high, out in SWELLINGS:
        far = ((off - x) / wide) ** 2 + ((page.y - y) / high) ** 2
        height += out * np.clip(1 - far, 0, 1) ** 1.1
    height -= 60 * _hill(page, 205, 460, 130, 130)  # the hollows of the eyes
    height -= (
        34
        * np.exp(-((off / 13) ** 2))
        * smoothstep(856, 900, page.y)
        * smoothstep(1050, 1010, page.y)
    )
    height = page.blur(height.astype(np.float32), 9)
    down, across = np.gradient(height, 1 / page.scale)
    across, down = 0.5 * across, 0.5 * down
    long = np.sqrt(across**2 + down**2 + 1)
    lit = (across * -0.42 + down * 0.42 + 0.74) / long
    hollow = np.clip((page.blur(height, 30) - height) / 60, -0.3, 0.8)
    return np.clip(lit * 1.06 * (1 - 0.40 * hollow), 0, 1).astype(np.float32)


def _head(scene: Scene) -> None:
    page, rng = scene.page, scene.rng
    light = _light(page)
    coat = ramp(
        [(0, "#e8b06a"), (0.4, "#dfa05a"), (0.75, "#c98544"), (1, "#b87038")],
        (page.distance(401, 760, 1, 1.5) / 560 + 0.12 * page.noise(6, 110, 4)).astype(np.float32),
    )
    pale = np.clip(
        1.2 * _hill(page, 300, 960, 130, 110) + 0.5 * _hill(page, 401, 640, 90, 160), 0, 1
    )
    coat = (
        coat * (1 - pale[..., None] * 0.75) + np.array([0.98, 0.86, 0.66]) * pale[..., None] * 0.75
    )
    shade = np.clip(light * 1.3 + 0.1, 0.2, 1.2)[..., None]
    warm = np.array([1, 0.85, 0.7], np.float32) ** (1.3 * (1.1 - shade))
    painted = np.clip(coat * shade * warm, 0, 1).astype(np.float32)
    shape = spline(HEAD)
    mask = scene.sheet()
    mask.fill(shape, "#ffffff")
    alpha = mask.pixels()[..., 3]
    scene.multiply((page.blur(alpha, 26) * 0.35).astype(np.float32), "#b07a40")
    part = page.blur(alpha, 3)[..., None]
    scene.image = (scene.image * (1 - part) + painted * part).astype(np.float32)
    hairs = scene.sheet()
    wander = page.noise(71, 150, 2)
    for _ in range(15000):
        x, y = rng.uniform(70, 740), rng.uniform(-20, 1210)
        if not shape.contains(x, y):
            continue
        row = min(max(int(y * page.scale), 0), page.height - 1)
        column = min(max(int(x * page.scale), 0), page.width - 1)
        way = math.atan2(y + 500, (x - 401) * 1.9) + 0.4 * float(wander[row, column])
        if y < 200:
            way = math.atan2(y - 330, x - 401) + 0.3 * float(wander[row, column])
        far = rng.uniform(8, 22) * (0.6 if y > 800 else 1)
        tone = painted[row, column] * rng.choice((0.72, 0.86, 0.95, 1.06, 1.14, 1.26))
        end = x + far * math.cos(way), y + far * math.sin(way)
        hairs.fill(leaf((x, y), end, rng.uniform(1.6, 3.4), rng.uniform(-0.1, 0.1)),
                   np.clip(tone, 0, 1), rng.uniform(0.25, 0.6))  # fmt: skip
    scene.put(hairs)


def _mouth(scene: Scene) -> None:
    """A split lip that hangs over the lower one: nobody can tell what it thinks."""
    sheet = scene.sheet()
    cleft = [(401, 872), (400, 920), (402, 970), (400, 1024)]
    sheet.fill(taper(cleft, [4, 15, 13, 8]), "#5a2c18", 0.75, blur=3)
    for side in (-1, 1):
        edge = [(401, 1020), (401 + side * 40, 1048), (401 + side * 110, 1052),
                (401 + side * 176, 1016), (401 + side * 214, 956)]  # fmt: skip
        under = [(x, y + 14) for x, y in edge]
        sheet.fill(taper(under, [20, 40, 38, 26, 4]), "#4a2214", 0.55, blur=10)
        sheet.fill(taper(edge, [12, 13, 11, 9, 2]), "#3a1a0e", 0.85, blur=1.2)
    sheet.fill(ellipse(401, 1092, 74, 22), "#f0cfa8", 0.35, blur=14)
    rng = random.Random(5)
    for side in (-1, 1):
        for number in range(26):  # where the whiskers grow
            x, y = 401.0 + side * (44 + (number * 37) % 140), 930.0 + (number * 53) % 86
            sheet.fill(ellipse(x, y, 2.6), "#6a3c20", 0.55)
            if number % 3 == 0:
                end = x + side * rng.uniform(10, 26), y + rng.uniform(30, 54)
                bend = (x + end[0]) / 2 + side * 7, (y + end[1]) / 2 - 8
                sheet.fill(taper([(x, y), bend, end], [2.2, 1.6, 0.4], 10), "#fff0d0", 0.6)
    for _ in range(120):  # a short beard under the lip
        x = rng.gauss(401, 62)
        y = 1122 - ((x - 401) / 130) ** 2 * 34 + rng.uniform(-12, 8)
        end = x + (x - 401) * 0.1 + rng.uniform(-6, 6), y + rng.uniform(20, 52)
        sheet.fill(leaf((x, y), end, rng.uniform(3, 6)), rng.choice(("#8c5a30", "#b8824c")), 0.9)
    scene.put(sheet, wobble=0.5)


def _nostrils(scene: Scene) -> None:
    """Two slits, nearly shut against the sand, that run down into the split of the lip."""
    sheet = scene.sheet()
    for side in (-1, 1):

        def at(out: float, y: float, side: int = side) -> tuple[float, float]:
            return 401 + side * out, y

        groove = [at(2, 896), at(24, 890), at(46, 882)]
        sheet.fill(taper(groove, [8, 8, 3]), "#6a381c", 0.5, blur=3)
        slit = spline([at(40, 884), at(60, 850), at(100, 818), at(142, 806), at(162, 816),
                       at(150, 824), at(116, 836), at(84, 858), at(58, 886)])  # fmt: skip
        sheet.fill(moved(slit, 0, 10), "#6a3418", 0.45, blur=10)
        sheet.fill(slit, "#2c1008", 0.95, blur=1)
        upper = [at(46, 858), at(80, 824), at(122, 796), at(166, 798)]
        sheet.fill(taper(upper, [3, 15, 14, 3]), "#ffe9c0", 0.4, blur=6)
    scene.put(sheet, wobble=0.5)


def _forelock(scene: Scene) -> None:
    """A woolly cap, tuft over tuft from the back to the brow."""
    rng = scene.rng
    for row in range(7):
        sheet = scene.sheet()
        for _ in range(420):
            x = 401 + rng.uniform(-1, 1) * (232 - row * 4)
            y = -46 + row * 25 - ((x - 401) / 232) ** 2 * (row * 9 - 16) + rng.uniform(-12, 12)
            way = math.pi / 2 - (x - 401) / 330 + 0.5 * math.sin(x / 19 + row * 2)
            long = rng.uniform(26, 58)
            end = x + long * math.cos(way), y + long * math.sin(way)
            tone = mix(
                rng.choice(("#b06a34", "#8f5128", "#d0904e")), "#ffedc4", rng.uniform(0, 0.4)
            )
            sheet.fill(leaf((x, y), end, rng.uniform(3.5, 7), rng.uniform(-0.25, 0.25)), tone, 0.95)
        scene.add(sheet, relief=9, lo=0.55, hi=0.5, rim=0.3, shadow=(0, 7, 8, 0.4), wobble=0.8)
    lashes = scene.sheet()
    for x, y in (LEFT, RIGHT):
        for step in range(11):
            way = math.radians(-122 + step * 6.4)
            start = x + (LENS - 2) * math.cos(way), y + (LENS - 2) * math.sin(way)
            bent = way + (step - 5) * 0.05
            end = x + (LENS + 78) * math.cos(bent), y + (LENS + 78) * math.sin(bent)
            lashes.fill(leaf(start, end, 8, 0.1 * (1 if step > 5 else -1)), "#3a1a0e")
    scene.add(lashes, relief=2, lo=0.4, hi=0.5, rim=0.4, shadow=(-4, 8, 5, 0.4), wobble=0.4)


def _lens(scene: Scene, middle: tuple[float, float], what: str) -> None:
    """Paint a whole country on a disc; glass bends its horizon."""
    page = scene.page
    x, y = middle
    before = scene.image.copy()
    far = page.distance(x, y) / LENS
    bow = (page.y - y) / LENS - 0.30 * ((page.x - x) / LENS) ** 2
    sky = ramp([(-1, "#0f6fc0"), (-0.3, "#39b0e4"), (0.14, "#c9f0f0")], bow.astype(np.float32))
    scene.image = sky
    if what == "feast":
        _oasis(scene, x, y)
    else:
        _waste(scene, x, y)
    glass = smoothstep(0.55, 1.05, far) * 0.45
    scene.multiply(glass.astype(np.float32), "#123a66")
    gleam = scene.sheet()
    gleam.fill(
        spline(
            [
                (x - 120, y - 60),
                (x - 60, y - 126),
                (x + 6, y - 140),
                (x - 60, y - 96),
                (x - 104, y - 30),
            ]
        ),
        "#ffffff",
        0.38,
        blur=5,
    )
    gleam.fill(ellipse(x + 90, y + 96, 22, 9, -46), "#ffffff", 0.25, blur=4)
    scene.put(gleam)
    inside = smoothstep(1.0, 0.985, far)[..., None]
    scene.image = (before * (1 - inside) + scene.image * inside).astype(np.float32)


def _palm(sheet: Sheet, x: float, y: float, tall: float, lean: float) -> None:
    top = x + lean, y - tall
    sheet.fill(taper([(x, y), (x + lean * 0.3, y - tall * 0.5), top], [10, 7, 6]), "#7a4a24")
    for step in range(9):
        part = step / 9
        sheet.line(
            poly(
                [
                    (x + lean * part * 0.8 - 4, y - tall * part),
                    (x + lean * part * 0.8 + 4, y - tall * part),
                ],
                closed=False,
            ),
            "#4a2a14",
            1.2,
        )
    for way in (-200, -165, -130, -95, -60, -25, 10, 30):
        turn = math.radians(way)
        end = top[0] + 52 * math.cos(turn), top[1] + 40 * math.sin(turn) + 18
        bend = 0.25 if math.cos(turn) > 0 else -0.25
        sheet.fill(leaf(top, end, 15, -bend), "#2f9a48" if way % 2 else "#55bf4c")
        sheet.fill(leaf(top, end, 4, -bend), "#b8e86a", 0.7)


def _oasis(scene: Scene, x: float, y: float) -> None:
    land = scene.sheet()
    ground = spline(
        [
            (x - 190, y + 76, 1),
            (x - 90, y + 36),
            (x, y + 26),
            (x + 90, y + 36),
            (x + 190, y + 76, 1),
            (x + 190, y + 200, 1),
            (x - 190, y + 200, 1),
        ]
    )
    land.fill(ground, "#ffe08a", grad=linear(x, y + 20, x, y + 170, "#f0b04a"))
    pond = spline(
        [
            (x - 96, y + 66),
            (x - 30, y + 50),
            (x + 60, y + 54),
            (x + 110, y + 72),
            (x + 40, y + 92),
            (x - 70, y + 88),
        ]
    )
    land.fill(pond, "#2fd0c8", grad=linear(x, y + 50, x, y + 92, "#0f8fa0"))
    for step in range(7):
        land.line(
            poly(
                [
                    (x - 60 + step * 22, y + 62 + step % 3 * 8),
                    (x - 42 + step * 22, y + 62 + step % 3 * 8),
                ],
                closed=False,
            ),
            "#e8fff8",
            1.6,
        )
    scene.add(land, relief=8, lo=0.4, hi=0.3, wobble=0.4)
    green = scene.sheet()
    _palm(green, x - 104, y + 62, 132, 20)
    _palm(green, x - 78, y + 52, 96, -22)
    _palm(green, x + 112, y + 60, 120, -16)
    scene.add(green, relief=3, lo=0.4, hi=0.4, shadow=(-3, 3, 4, 0.3), wobble=0.3)
    tent = scene.sheet()
    tent.fill(poly([(x - 46, y + 46), (x + 2, y - 34), (x + 52, y + 46)]), "#ff5f7e")
    for step in range(3):
        left = x - 30 + step * 32
        tent.fill(poly([(x + 2, y - 34), (left, y + 46), (left + 15, y + 46)]), "#fff6e0")
    tent.fill(poly([(x - 6, y + 46), (x + 2, y + 4), (x + 12, y + 46)]), "#7a1c3c")
    tent.line(poly([(x + 2, y - 34), (x + 2, y - 52)], closed=False), "#7a4a24", 2)
    tent.fill(leaf((x + 2, y - 48), (x + 26, y - 44), 10), "#ffd93a")
    flags = [
        (x - 84, y - 66),
        (x - 40, y - 40),
        (x + 2, y - 46),
        (x + 52, y - 34),
        (x + 98, y - 56),
    ]
    tent.line(spline(flags, closed=False), "#ffffff", 1.4)
    for number, (px, py, _, _) in enumerate(sample(flags, 15)):
        tone = ("#ff4f6e", "#ffe14d", "#ffffff", "#b05cf0")[number % 4]
        tent.fill(poly([(px - 5, py), (px + 5, py), (px, py + 13)]), tone)
    scene.add(tent, relief=3, lo=0.4, hi=0.3, shadow=(-2, 3, 4, 0.3), wobble=0.3)
    stage = Stage(scene, x, y + 146, 104, pitch=12, box=(x - 175, y - 70, x + 175, y + 175))
    dancer = Person("woman", "dark", top="#f08a3a", skirt=0.8, hair="afro")
    child = Person("girl", "tan", top="#7a4bd0", skirt=0.6, hair="long")
    fiddler = Person("old_man", "olive", top="#f4e6c8", legs="#5a6a7a", hat="straw")
    greeter = Person("youth", "brown", top="#e0325a", legs="#f4ead0", hair="bob")
    guests = (
        ("dancing", dancer, -0.80, -0.45, -30),
        ("arabesque", child, -0.34, -0.2, 40),
        ("violin", fiddler, 0.70, -0.5, -30),
        ("waving", greeter, 0.22, 0.1, 0),
    )
    for pose, who, right, near, facing in guests:
        stage.person(who, pose, at=(right, 0, near), facing=facing)
    stage.paint(shadow=0.4)


def _waste(scene: Scene, x: float, y: float) -> None:
    """Dunes, and one who sits on a suitcase there, as if something were to come."""
    for number, (lift, tone, deep) in enumerate(
        ((30, "#fbe2a4", "#eec070"), (64, "#f8d488", "#e0a850"), (104, "#f3c470", "#c98a3c"))
    ):
        sheet = scene.sheet()
        crest = [
            (x - 190, y + lift + 44, 1),
            (x - 80, y + lift + 6 - number * 6),
            (x + 20, y + lift + 16),
            (x + 100, y + lift - 6 + number * 10),
            (x + 190, y + lift + 40, 1),
            (x + 190, y + 220, 1),
            (x - 190, y + 220, 1),
        ]
        sheet.fill(spline(crest), tone, grad=linear(x + 60, y + lift, x - 60, y + lift + 90, deep))
        for step in range(9):
            ripple = [
                (x - 150 + step * 20, y + lift + 44 + step % 3 * 7),
                (x - 90 + step * 22, y + lift + 38 + step % 3 * 7),
                (x - 30 + step * 22, y + lift + 46 + step % 3 * 7),
            ]
            sheet.fill(taper(ripple, [0.5, 2, 0.5], 8), "#b87a38", 0.4)
        scene.add(sheet, relief=8, lo=0.45, hi=0.4, wobble=0.5)
    steps = scene.sheet()
    for number, (px, py, _, _) in enumerate(
        sample([(x + 112, y + 60), (x + 60, y + 92), (x + 30, y + 108)], 12)
    ):
        steps.fill(ellipse(px, py + (2 if number % 2 else -2), 2.6, 1.6), "#8a5626", 0.9)
    scene.put(steps)
    stage = Stage(scene, x - 40, y + 118, 150, pitch=10, box=(x - 160, y, x + 100, y + 160))
    who = stage.person(
        Person("man", "fair", top="#2f6a86", legs="#3c3440", hat="straw", shoes="#4a2c1c"),
        "seated", facing=38,
    )  # fmt: skip
    seat = who.place("pelvis") - vec(0, 0.075, 0)
    high = float(seat[1]) / 2
    things.crate(stage.canvas, vec(seat[0], high, seat[2]), vec(0.17, 0, 0), vec(0, high, 0),
                 vec(0, 0, 0.08), "#9a4a34")  # fmt: skip
    stage.paint(shadow=0.6)


def _ring(middle: tuple[float, float], out: float, inner: float) -> Path:
    return minus(ellipse(*middle, out), ellipse(*middle, inner))


def _frame(scene: Scene) -> None:
    shade = scene.sheet()
    for middle in (LEFT, RIGHT):
        shade.fill(moved(ellipse(*middle, LENS + 22), -12, 26), "#4a1c0c", 0.5, blur=14)
        shade.fill(ellipse(*middle, LENS), "#000000", erase=True)
    scene.put(shade)
    sheet = scene.sheet()
    bridge = limb(
        [(LEFT[0] + 156, LEFT[1] - 40), (404, 386), (RIGHT[0] - 156, RIGHT[1] - 40)], [26, 22, 26]
    )
    arms = union(
        limb([(LEFT[0] - 164, LEFT[1] - 36), (20, 392), (-30, 380)], [30, 24, 22]),
        limb([(RIGHT[0] + 164, RIGHT[1] - 36), (780, 372), (830, 358)], [30, 24, 22]),
    )
    rims = union(_ring(LEFT, LENS + 22, LENS - 3), _ring(RIGHT, LENS + 22, LENS - 3))
    whole = union(union(rims, bridge), arms)
    for middle in (LEFT, RIGHT):
        whole = minus(whole, ellipse(*middle, LENS - 3))
    sheet.fill(whole, "#2a1410", grad=linear(300, 260, 420, 640, "#6a3216"))
    scene.add(sheet, relief=11, lo=0.6, hi=0.7, rim=1.0, rim_width=3, wobble=0.3)
    glint = scene.sheet()
    for middle, start in ((LEFT, -74), (RIGHT, -66)):
        for way, wide in ((start, 5.0), (start + 14, 3.0), (start - 9, 2.4)):
            turn = math.radians(way)
            px, py = (
                middle[0] + (LENS + 9) * math.cos(turn),
                middle[1] + (LENS + 9) * math.sin(turn),
            )
            glint.fill(ellipse(px, py, wide * 2.2, wide, way + 90), "#fffef0", blur=1)
    x, y = RIGHT[0] + 58, RIGHT[1] - LENS - 2
    for way in range(0, 360, 45):
        long = 46 if way % 90 == 0 else 20
        end = x + long * math.cos(math.radians(way)), y + long * math.sin(math.radians(way))
        glint.fill(taper([(x, y), end], [6, 0.4], 10), "#fffef0", 0.95)
    glint.fill(ellipse(x, y, 9), "#ffffff")
    scene.put(glint, "screen")
    scene.shine(x, y, 90, "#fffbe0", 0.5)


def _label(scene: Scene) -> None:
    """Brand new: the tag still hangs on its thread."""
    sheet = scene.sheet()
    thread = [(704, 476), (728, 540), (706, 600), (724, 640)]
    sheet.line(spline(thread, closed=False), "#fffaf0", 2.6)
    with sheet.at(724, 636, 1, 12):
        tag = poly([(-26, 18), (0, -4), (26, 18), (26, 84), (-26, 84)])
        sheet.fill(tag, "#fffdf2", grad=linear(-20, 0, 26, 84, "#e9dcc0"))
        sheet.fill(ellipse(0, 12, 5), "#b98a50")
        for row, wide in ((38, 16), (50, 11), (64, 14)):
            scribble = [
                (-wide, row),
                (-wide * 0.4, row - 5),
                (0, row + 3),
                (wide * 0.5, row - 5),
                (wide, row),
            ]
            sheet.line(spline(scribble, closed=False), "#e0325a", 2.6)
    scene.add(sheet, relief=2, lo=0.4, hi=0.3, shadow=(-6, 9, 7, 0.45), wobble=0.3)


def _fly(scene: Scene) -> None:
    """It walks from one opinion to the other."""
    x, y = 410, 366
    sheet = scene.sheet()
    sheet.fill(ellipse(x - 6, y + 14, 20, 7), "#2a0f08", 0.5, blur=3)
    rng = random.Random(2)
    with sheet.at(x, y, 1.15, 78):
        for side in (-1, 1):
            for leg in (-8, 1, 10):
                sheet.line(
                    poly(
                        [
                            (side * 4, leg),
                            (side * 15, leg - 5 + rng.uniform(0, 3)),
                            (side * 20, leg + 5),
                        ],
                        closed=False,
                    ),
                    "#1a1418",
                    2,
                )
        sheet.fill(ellipse(0, 8, 8, 13), "#26303c")
        sheet.fill(ellipse(0, -7, 7, 7), "#34424e")
        sheet.fill(ellipse(-2, 6, 2.4, 7), "#7ac0c8", 0.7)
        for side in (-1, 1):
            sheet.fill(leaf((side * 3, -6), (side * 17, 24), 13, side * -0.1), "#eefcff", 0.72)
            sheet.fill(ellipse(side * 4.4, -13, 4.2), "#b8283a")
    scene.put(sheet)
