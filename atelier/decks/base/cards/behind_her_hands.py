"""An old woman with both hands before her face, and between the fingers a garden in summer."""

import math
import random
from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from pinxit_atelier.compose import downwards
from pinxit_atelier.engine import (
    Brush,
    Cast,
    Field,
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
    radial,
    rect,
    smoothstep,
    spline,
    taper,
)
from pinxit_atelier.gesture import Camera, Canvas, Frame, Paint, cast, close_up, turn, vec
from pinxit_atelier.gesture.hands import GRIPS, Grip, hand
from pinxit_atelier.gesture.heads import Head, draw
from pinxit_atelier.gesture.heads_kinds import KINDS, aged
from pinxit_atelier.gesture.limbs import covered, forearm
from pinxit_atelier.gesture.space import Vec
from pinxit_atelier.gesture.stage import HAND

MIDDLE: Final = (412.0, 440.0)  # of the head, on the page
TALL: Final = 560.0  # from chin to crown
SIZE: Final = 0.15
SKIN: Final = "#d2a286"
SHADED: Final = "#c0937c"  # her skin, against the light
LILAC, LINING = "#85789a", "#c4b8cc"
GLOW: Final = "#f2f0b8"  # what shines out of her
SWING: Final = (432.0, 486.0)


def paint(page: Page) -> Scene:
    """Paint the wall, the woman, the garden where her face would be, and before it her hands."""
    scene = Scene(page, 8121, light=(420, 470, 120), glow="#fdf3c4", shade="#2b2434", reach=620,
                  felt=0.05)  # fmt: skip
    scene.focus(420, 480, 230)
    scene.focus(420, 800, 190, 0.6)
    _wall(scene)
    face = _woman(scene)
    _open(scene, face)
    _hair(scene)
    _hands(scene)
    away = scene.page.distance(424, 470, 1.0, 1.15)
    scene.multiply((smoothstep(270, 720, away) * 0.9).astype(np.float32), "#4a3f5c")
    _butterfly(scene)
    scene.shine(425, 470, 300, GLOW, 0.14)
    scene.exact(rect(60, 830, 700, 370), 0.4)
    scene.motes(46, "#f7eeb0", (180, 560, 640, 1130), (0.8, 2.8), 0.8)
    return scene.finish(
        Look(brush=Brush(exact=0.03, edges=0.5, detail=0.6, sizes=(22, 12, 6.5, 3.4, 1.8)),
             vignette=0.3, bloom=0.3, bloom_from=0.82,
             saturation=1.08,
             palette=Palette(mother="#a08aa0", much=0.06, accent="#c8402e", quiet=0.15))
    )  # fmt: skip


def _wall(scene: Scene) -> None:
    """A plain wall in the evening; what light there is comes from her."""
    page = scene.page
    where = page.distance(430, 470, 620, 820) + 0.05 * page.noise(4, 320, 4)
    stops = [(0, "#a89292"), (0.35, "#74646c"), (0.75, "#483c4c"), (1.3, "#2a2230")]
    scene.backdrop(stops, where.astype(np.float32), amount=0.03)
    scene.of("sky")


def _woman(scene: Scene) -> Path:
    """Model head, hair and shoulders; return the outline that her face has on the page."""
    camera = Camera(TALL / SIZE, MIDDLE, pitch=3, look=(0, 0, 0), near=1.4)
    canvas = Canvas(camera, (0, 60, 800, 1210), 1.5, 0.34)
    face = turn(9, 6, -6)
    skull = aged(KINDS["brigid"].skull, 84)
    head = Head(skull, skin=SKIN, mood="asleep", hair="crop", hair_colour="#dcd6da", seed=3)
    with canvas.part(SKIN, soft=0.5) as neck:
        neck.chain([vec(0, -0.15, -0.03), face @ vec(0, -0.04, -0.012)], [0.027, 0.026])
    draw(canvas, Frame(vec(0, 0, 0), face, SIZE, vec(0, 0, 0)), head)
    outline = _outline(canvas, face)
    cast(scene, canvas, Paint(shadow=0, contact=0, focus=(*MIDDLE, TALL * 0.8), dim=0.2, fill=0.62,
                              light=(250, 260, 560), bounce="#c8c890"))  # fmt: skip
    _under_the_chin(scene)
    _cardigan(scene)
    return outline


def _cardigan(scene: Scene) -> None:
    """Narrow old shoulders in lilac wool, and a white collar; the light comes from above them."""
    sheet = scene.sheet()
    wool = spline([(40, 1230, 1), (70, 1060), (150, 936), (290, 872), (352, 838), (420, 872),
                   (486, 836), (560, 872), (690, 936), (764, 1060), (800, 1230, 1)])  # fmt: skip
    sheet.fill(wool, "#a596b4", grad=linear(0, 830, 0, 1200, "#5e5270"))
    for k in range(-15, 16):  # ribs, which follow the shoulders
        x = 420 + 14 * k
        rib = [(x, 830 + 0.5 * abs(14 * k)), (x + 4 * k, 1000), (x + 7 * k, 1220)]
        sheet.line(spline(rib, closed=False), "#4c4260", 3, 0.22, clip=wool)
        light = [(px + 4, py) for px, py in rib]
        sheet.line(spline(light, closed=False), "#d8cce0", 2, 0.2, clip=wool)
    sheet.line(spline([(424, 900), (428, 1050), (424, 1220)], closed=False), "#3f3650", 4, 0.7)
    for y in (968, 1064, 1160):
        sheet.fill(ellipse(440, y, 10), "#e4dccf", grad=radial(437, y - 3, 14, "#9a8f98"))
    with scene.layer("cloth", cast=Cast((0, 12), dark=0.4, soft=0.4)):
        scene.add(sheet, relief=26, lo=0.6, hi=0.4, wobble=0.2)
    collar = scene.sheet()
    for side in (-1, 1):
        wing = [(420, 896, 1), (420 + side * 66, 826), (420 + side * 104, 846),
                (420 + side * 96, 898), (420 + side * 52, 930)]  # fmt: skip
        collar.fill(spline(wing), "#f2ece2", grad=linear(420, 0, 420 + side * 110, 0, "#a99fb2"))
    with scene.layer("cloth", cast=Cast((0, 8), dark=0.4, soft=0.3)):
        scene.add(collar, relief=8, lo=0.4, hi=0.3, wobble=0.2)


def _outline(canvas: Canvas, face: Vec) -> Path:
    """What of the head is face: from the hair to the chin, from ear to ear."""
    points = []
    for step in range(20):
        a = step * math.tau / 20
        u, v = 0.33 * math.cos(a), -0.055 + 0.4 * math.sin(a)
        u *= 1 - 0.2 * max(-math.sin(a), 0)
        points.append(canvas.camera.page(face @ vec(u, v, 0.36 - 0.9 * u * u) * SIZE))
    return spline(points)


def _open(scene: Scene, face: Path) -> None:
    """Where her face would be, all of it is still there, and it shines."""
    page, sheet = scene.page, scene.sheet()
    sheet.fill(face, "#ffffff")
    alpha = np.ascontiguousarray(sheet.pixels()[..., 3])
    mask = smoothstep(0.15, 0.85, page.blur(alpha, 9))
    spill = np.clip(page.blur(alpha, 24) * 0.5 + page.blur(alpha, 90) * 0.4, 0, 1) * (1 - mask)
    scene.tint((spill * 0.55).astype(np.float32), GLOW)
    garden = _garden(page)
    scene.image = (scene.image * (1 - mask[..., None]) + garden * mask[..., None]).astype(
        np.float32
    )
    scene.exact(face, 0.9)


def _garden(page: Page) -> Field:
    """A lawn, beds, an old tree, and a swing that still moves."""
    scene = Scene(page, 31, light=(470, 330, 300), glow="#fffbe0", shade="#2c5a4a", reach=900,
                  felt=0.05)  # fmt: skip
    rng = random.Random(7)
    stops = [(0, "#b4dcd6"), (0.5, "#e2f0dc"), (1, "#fbf6d2")]
    scene.backdrop(stops, downwards(page, 200, 560), amount=0.04)
    sheet = scene.sheet()
    _far(sheet, rng)
    lawn = spline([(100, 590, 1), (300, 574), (430, 582), (560, 570), (720, 590, 1), (720, 900, 1),
                   (100, 900, 1)])  # fmt: skip
    sheet.fill(lawn, "#cfdc7c", grad=linear(0, 575, 0, 760, "#5f9a4e"))
    path = spline([(436, 580, 1), (452, 580, 1), (470, 640), (450, 700), (480, 820, 1),
                   (380, 820, 1), (410, 700), (440, 640)])  # fmt: skip
    sheet.fill(path, "#f3e6bc", 0.85, blur=3)
    _beds(sheet, rng)
    _tree(sheet, rng)
    scene.put(sheet)
    swing = scene.sheet()
    _swing(swing)
    scene.put(swing)
    scene.shine(455, 500, 130, "#fffce0", 0.45)
    return scene.image


def _far(sheet: Sheet, rng: random.Random) -> None:
    """Hedges and trees, pale with sun."""
    for _ in range(420):
        x = rng.uniform(180, 660)
        y = rng.triangular(450, 596, 580) - 36 * math.sin(x / 70)
        tone = mix(
            rng.choice(("#74ac82", "#548f70", "#9cc284")), "#f4f2cc", max(0.05, (590 - y) / 200)
        )
        sheet.fill(ellipse(x, y, rng.uniform(8, 22), rng.uniform(6, 15)), tone, 0.7)


def _beds(sheet: Sheet, rng: random.Random) -> None:
    """Flowers on both sides of the path, larger towards us."""
    places = sorted((rng.random() ** 1.3, rng.choice((-1, 1)), rng.random()) for _ in range(330))
    for down, side, out in places:
        x = 440 + side * (26 + 60 * down + out * (90 + 60 * down))
        y, size = 596 + 170 * down, 2.2 + 7 * down
        tone = rng.choice(("#d8607e", "#f0c8d0", "#f6f2e4", "#9a78b8", "#e8b84e", "#7c94c8"))
        sheet.fill(
            leaf((x, y + size), (x + rng.uniform(-6, 6), y - size * 3), size), "#3f7a48", 0.8
        )
        for _ in range(3):
            spot = x + rng.uniform(-1, 1) * size, y - size * 2 + rng.uniform(-1, 1) * size
            sheet.fill(ellipse(*spot, size * 0.7, size * 0.6), tone)


def _tree(sheet: Sheet, rng: random.Random) -> None:
    sheet.fill(limb([(290, 640), (300, 520), (286, 420), (310, 300)], [50, 36, 34, 30]), "#5c4a44")
    sheet.fill(taper([(296, 410), (370, 352), (470, 336), (580, 350)], [28, 22, 15, 7]), "#66514a")
    for _ in range(520):
        a, far = rng.uniform(0, math.tau), rng.random() ** 0.6
        x, y = 400 + 260 * far * math.cos(a), 292 + 84 * far * math.sin(a)
        tone = rng.choice(("#3f7d4e", "#5f9c54", "#8fbf5e", "#c6d878", "#2c6446"))
        sheet.fill(ellipse(x, y, rng.uniform(6, 15), rng.uniform(5, 10)), tone, 0.8)


def _swing(sheet: Sheet) -> None:
    """It is empty, and high up on one side."""
    x, y = SWING
    for start, end in (((x - 70, 340), (x - 22, y + 4)), ((x - 20, 338), (x + 34, y - 12))):
        sheet.line(poly([start, end], closed=False), "#4a3a34", 3.6)
    seat = [(x - 36, y + 4), (x + 46, y - 20), (x + 50, y - 7), (x - 32, y + 17)]
    sheet.fill(poly(seat), "#c8402e")


def _under_the_chin(scene: Scene) -> None:
    """Some of the light of the garden falls on her neck."""
    light = np.exp(-(scene.page.distance(418, 790, 130, 90) ** 2)) * 0.4
    scene.tint(light.astype(np.float32), "#f0cfae")


INNER: Final = (
    ((467, 272), (352, 290), (270, 392), (250, 520), (272, 632)),
    ((475, 272), (540, 302), (584, 384), (598, 500), (584, 626)),
)  # of the hair to her right and to her left of the parting, next to the brow …
OUTER: Final = (
    ((458, 178), (322, 166), (226, 292), (204, 470), (222, 650)),
    ((474, 176), (566, 190), (626, 300), (640, 474), (626, 644)),
)  # … and where it ends against the wall


def _hair(scene: Scene) -> None:
    """White and fine, parted, and hardly combed; inside it takes the light of the garden."""
    rng, base, sheet = random.Random(11), scene.sheet(), scene.sheet()
    for inner, outer in zip(INNER, OUTER, strict=True):
        base.fill(spline([*inner, *reversed(outer)]), "#b4abba", blur=3)
        for _ in range(46):
            middle, short = rng.random(), rng.uniform(0.94, 1.04)
            for _ in range(11):
                out = middle + 0.05 * rng.gauss(0, 1)
                line = _strand(inner, outer, out, middle, short, rng)
                tone = mix("#fff8e6", "#9088a0", min(max(0.85 * out, 0), 1))
                own = mix(tone, rng.choice(("#6e6478", "#ffffff")), rng.uniform(0, 0.6))
                sheet.fill(taper(line, [0.8, 2.6, 2.8, 2.2, 0.5]), own, rng.uniform(0.5, 0.9))
        for _ in range(60):  # a few that no comb has caught
            out = rng.choice((-0.1, 1.05)) + rng.gauss(0, 0.1)
            line = _strand(inner, outer, out, rng.random(), 1, rng)
            sheet.fill(taper(line, [0.5, 1.9, 1.9, 1.4, 0.4]), "#f2ecec", 0.6)
    scene.put(base)
    scene.put(sheet)
    scene.exact(rect(170, 140, 500, 260), 0.5)


def _strand(
    inner: Sequence[tuple[float, float]],
    outer: Sequence[tuple[float, float]],
    out: float,
    middle: float,
    short: float,
    rng: random.Random,
) -> list[tuple[float, float]]:
    """Return one hair between the brow (0) and the outside (1)."""
    near, far = np.array(inner, float), np.array(outer, float)
    stray, line = rng.gauss(0, 0.02), []
    for k in range(11):
        t = k / 2.5
        across = out + (0.1 * math.sin(1.7 * t + 9 * middle) + stray * t) * min(t, 1)
        x, y = (_along(near[:, i], t) * (1 - across) + _along(far[:, i], t) * across
                for i in (0, 1))  # fmt: skip
        line.append((x, y * (1 if k < 8 else short)))
    return line


def _along(places: NDArray[np.float64], t: float) -> float:
    """Return where a smooth curve through five places is at `t`, from 0 to 4."""
    return float(np.polyval(np.polyfit(range(5), places, 4), t))


def _hands(scene: Scene) -> None:
    """Shutters, seen from behind: the thumbs lie up along the cheeks, the light comes between."""
    GRIPS["shutter"] = Grip(((2, 8, 5), (4, 9, 6), (5, 10, 6), (6, 12, 8)), 7, (0.57, 0.32, 0.07))
    for x, y, ahead, elbow, left in (
        (244, 838, (0.2, 1, -0.04), (-0.06, -0.2, 0.04), False),
        (622, 862, (-0.24, 1, 0.0), (0.06, -0.2, 0.04), True),
    ):
        stage = close_up(scene, x, y, 400, pitch=0)
        wrist, end = np.zeros(3), np.asarray(elbow, float)
        forearm(stage.canvas, wrist, end, SHADED, HAND * 0.84)
        hold = hand(stage.canvas, wrist, ahead, (0, 0, -1), "shutter", size=HAND, left=left,
                    skin=SHADED, wide=0.84, old=0.4)  # fmt: skip
        covered(stage.canvas, wrist, end, LILAC, 0.22, HAND * 0.84, LINING)
        stage.paint(light=(425, 250, 520), dim=0.2, fill=0.5, rim=0.5, rim_colour="#fff0b4",
                    shadow=0, focus=(430, 600, 420), bounce="#8c7490")  # fmt: skip
        _nails(scene, [[stage.camera.page(joint) for joint in one] for one in hold.fingers])
        scene.exact(rect(x - 130, y - 420, 260, 460), 0.6)
    _spots(scene)
    _sleeve(scene, [(152, 906), (212, 936), (284, 930), (266, 1090), (240, 1230), (10, 1230),
                    (70, 1080)])  # fmt: skip
    _sleeve(scene, [(574, 944), (646, 954), (716, 922), (768, 1080), (830, 1230), (606, 1230),
                    (578, 1100)])  # fmt: skip


def _nails(scene: Scene, fingers: list[list[tuple[float, float]]]) -> None:
    """It is the backs of her hands that we see: nails, and light upon the knuckles."""
    sheet = scene.sheet()
    for joints in fingers:
        (x0, y0), (x1, y1) = joints[-2], joints[-1]
        lean = math.degrees(math.atan2(x1 - x0, y0 - y1))
        with sheet.at(x1 + 0.06 * (x0 - x1), y1 + 0.06 * (y0 - y1), 1, lean):
            sheet.fill(ellipse(0, 1, 9.5, 13), "#8a5540", 0.4, blur=1.5)
            sheet.fill(ellipse(0, 0, 7.4, 11), "#e8c4ac", 0.5)
            sheet.fill(ellipse(0, -9, 6.5, 4), "#fbeee0", 0.4, blur=1)
        kx, ky = joints[0]
        sheet.fill(ellipse(kx, ky + 6, 15, 17), "#f2cba8", 0.10, blur=7)
    scene.put(sheet)


def _spots(scene: Scene) -> None:
    """What many summers leave on the back of a hand."""
    rng, sheet = random.Random(23), scene.sheet()
    for x, y in ((262, 690), (616, 712)):
        for _ in range(11):
            at = x + rng.gauss(0, 30), y + rng.gauss(0, 40)
            sheet.fill(ellipse(*at, rng.uniform(3, 7), rng.uniform(3, 6)), "#8a5a44", 0.3, blur=1.5)
    scene.put(sheet)


def _sleeve(scene: Scene, edge: list[tuple[float, float]]) -> None:
    """Ribbed wool from the cuff down, rounder than the body behind it."""
    first, middle, last = edge[0], edge[1], edge[2]
    shape = spline([(*first, 1), middle, (*last, 1), *edge[3:4], (*edge[4], 1), (*edge[5], 1),
                    edge[6]])  # fmt: skip
    sheet = scene.sheet()
    sheet.fill(shape, "#b3a6c2", grad=linear(0, 960, 0, 1230, "#6d607f"))
    for k in range(10):
        t = k / 9
        top = first[0] + (last[0] - first[0]) * t, first[1] + (last[1] - first[1]) * t
        foot = edge[5][0] + (edge[4][0] - edge[5][0]) * t, 1230.0
        bow = edge[6][0] + (edge[3][0] - edge[6][0]) * t, 1090.0
        sheet.line(spline([top, bow, foot], closed=False), "#4c4260", 3, 0.26, clip=shape)
    with scene.layer("cloth", cast=Cast((0, 12), dark=0.5, soft=0.5)):
        scene.add(sheet, relief=22, lo=0.6, hi=0.4, wobble=0.2)


def _butterfly(scene: Scene) -> None:
    """It has come out."""
    sheet = scene.sheet()
    with sheet.at(668, 330, 0.95, 30):
        for side in (-1, 1):
            wing = [(0, 0, 1), (side * 20, -34), (side * 46, -40), (side * 50, -14), (side * 26, 4)]
            low = [(0, 2, 1), (side * 26, 6), (side * 36, 22), (side * 22, 36), (side * 6, 22)]
            tone = "#f2ead0" if side < 0 else "#cfc2a4"
            sheet.fill(spline(wing), tone)
            sheet.fill(spline(low), mix(tone, "#b0a488", 0.3))
            sheet.fill(ellipse(side * 36, -26, 6), "#7a6a5c")
        sheet.fill(taper([(0, -16), (0, 6), (0, 28)], [4, 7, 3]), "#4a3a38")
    scene.exact(rect(610, 270, 120, 120))
    scene.lay(sheet, "plain")
