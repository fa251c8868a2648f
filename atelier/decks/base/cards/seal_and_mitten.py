"""From below a frozen lake: a seal and a child, nose to mitten, with the ice between them."""

import math
from typing import Final

import numpy as np

from pinxit_atelier.engine import (
    Brush,
    Field,
    Look,
    Page,
    Palette,
    Path,
    Scene,
    around,
    ellipse,
    leaf,
    limb,
    linear,
    mix,
    poly,
    sample,
    smoothstep,
    spline,
    taper,
    union,
)
from pinxit_atelier.gesture import POSES, Stage, figure, unit, vec
from pinxit_atelier.gesture import Look as Who
from pinxit_atelier.gesture.buffer import Canvas
from pinxit_atelier.gesture.heads import Head, portrait
from pinxit_atelier.gesture.heads_kinds import KINDS, aged
from pinxit_atelier.gesture.patterns import inked
from pinxit_atelier.gesture.space import Vec

WINDOW, CLEAR = (492.0, 322.0), 214.0
MITTEN: Final = (236.0, 436.0)
DEEP = "#062a33"
CHILD: Final = Head(
    aged(KINDS["mei"].skull, 7), skin="#b9835c", iris="#3a241a", mood="listening",
    gaze=(0.55, -0.7), hair="bowl", hair_colour="#1b1615",
)  # fmt: skip
SKATER: Final = Who(
    "woman",
    top="#14343c",
    skirt=0.5,
    scarf="#f0f0d8",
    hat="beanie",
    hat_colour="#f0f0d8",
    boots=0.3,
)


def paint(page: Page) -> Scene:
    """Paint the ceiling of ice, those on it, the one who looks down and the one who came up."""
    scene = Scene(page, 5207, light=(*WINDOW, 240), glow="#e6f6ea", shade="#0a3a44", reach=1200,
                  felt=0.05)  # fmt: skip
    scene.focus(330, 420, 230)
    scene.focus(*WINDOW, 190, 0.9)
    scene.focus(460, 800, 240, 0.5)
    _ice(scene)
    _skaters(scene)
    _tracks(scene)
    _rays(scene)
    _window(scene)
    _mitten(scene)
    _seal(scene)
    _deep(scene)
    _breath(scene)
    return scene.finish(
        Look(
            vignette=0.3, bloom=0.3, bloom_from=0.8, contrast=1.06,
            brush=Brush(edges=0.6, variety=1.1), masses=0.25,
            palette=Palette(
                colours=("#e4f2e6", "#5fa8a2", "#0c3f4a", "#06222a", "#b98a68"),
                mother="#2f7a7c", accent="#b8323c", quiet=0.25, warmth=-0.2,
            ),
        )
    )  # fmt: skip


def _rubbed(page: Page) -> Field:
    """Return how far each pixel is from the middle of the patch that was rubbed clear."""
    return (page.distance(*WINDOW) + 20 * page.noise(41, 80, 4)).astype(np.float32)


def _ice(scene: Scene) -> None:
    """Milky above, bottle green below; snow lies on it in patches, and a few cracks run through."""
    page, rng = scene.page, scene.rng
    far = page.distance(WINDOW[0] - 40, WINDOW[1] - 20, 1.0, 1.08) / 860
    where = far + 0.10 * page.noise(21, 320, 5, 0.55) + 0.04 * page.noise(22, 60, 3, 0.5, (2, 1))
    stops = [(0, "#dcf0e4"), (0.22, "#bfe0d4"), (0.42, "#86bfb6"), (0.62, "#3f8a8a"),
             (0.86, "#155058"), (1.15, DEEP)]  # fmt: skip
    scene.backdrop(stops, where.astype(np.float32), amount=0.04)
    snow = smoothstep(0.0, 0.8, page.noise(27, 210, 5, 0.6)) * smoothstep(0.62, 0.25, far)
    scene.tint((snow * 0.55).astype(np.float32), "#6fa8a4")
    scene.of("water", way=around(page, *WINDOW))
    cracks = scene.sheet()
    for start, way in (((742, 520), 0.6), ((60, 180), 2.6), ((300, 90), -1.9), ((700, 40), -0.4)):
        points, turn = [(float(start[0]), float(start[1]))], way
        for _ in range(6):
            turn += rng.uniform(-0.5, 0.5)
            step = rng.uniform(30, 70)
            points.append(
                (points[-1][0] + step * math.cos(turn), points[-1][1] + step * math.sin(turn))
            )
        cracks.line(poly(points, closed=False), "#eefaf2", 1.8, 0.6)
        cracks.line(poly([(x + 5, y + 7) for x, y in points], closed=False), "#d8f0e8", 9, 0.14,
                    blur=4)  # fmt: skip
    scene.put(cracks, "screen")


def _skaters(scene: Scene) -> None:
    """Soles first, and soft as ghosts: the ice is not clear up there."""
    for pose, x, y, size, facing, blur in (
        (POSES["arabesque"], 112, 226, 200, 64, 2.0),
        (POSES["dancing"], 704, 690, 200, -40, 2.4),
    ):
        figure(scene, SKATER, pose, x, y, size, facing=facing, pitch=-12, near=2.2,
               haze=("#4f9694", 0.62), blur=blur, opacity=0.85, shadow=0, contact=0)  # fmt: skip
    steel = scene.sheet()
    for x, y, turn in ((112, 232, -6), (700, 696, 8)):
        with steel.at(x, y, 1.3, turn):
            steel.line(spline([(-20, 0), (16, 0), (22, -4)], closed=False), "#f4fcf6", 2.6)
    scene.put(steel)


def _tracks(scene: Scene) -> None:
    """What the blades write: loops and a flourish, legible only from below."""
    lines = (
        [(-20, 300), (56, 262), (112, 238), (206, 178), (286, 178), (250, 226), (200, 190),
         (262, 128), (356, 66), (412, 76), (380, 108), (352, 74), (440, 26), (560, 10),
         (660, 30), (752, 84), (830, 96)],
        [(830, 640), (742, 664), (690, 698), (636, 752), (574, 762), (592, 722), (662, 726),
         (636, 776), (560, 826), (470, 838)],
    )  # fmt: skip
    sheet = scene.sheet()
    for line in lines:
        stations = [(x, y) for x, y, _, _ in sample(line, 160)]
        sheet.fill(taper([(x + 4, y + 6) for x, y in stations], [1, 7, 7, 1], 160), "#1c5c60", 0.3,
                   blur=3)  # fmt: skip
        for start in range(0, 156, 13):  # steel bites now more, now less
            piece = stations[start : start + 15]
            wide = scene.rng.uniform(1.2, 3.4)
            sheet.fill(taper(piece, [wide * 0.5, wide, wide * 0.4], 20), "#f4fbf4",
                       scene.rng.uniform(0.55, 0.95))  # fmt: skip
    scene.put(sheet)
    scene.exact(sheet.pixels()[..., 3], 0.6)


def _window(scene: Scene) -> None:
    """The patch, the white sky in it, and somebody bent over it, dark against the light."""
    page = scene.page
    rub = _rubbed(page)
    clear = smoothstep(CLEAR + 14, CLEAR - 12, rub)
    scene.tint(clear, "#f2f8ee")
    scene.tint((clear * smoothstep(90, CLEAR, rub) * 0.5).astype(np.float32), "#c4e0dc")
    body = scene.sheet()
    body.fill(limb([(560, 260), (680, 110), (820, -40)], [300, 330, 380]), "#4f7f7e", blur=26)
    scene.tint(body.pixels()[..., 3] * (1 - clear) * 0.6, "#4c8482")
    before, marked = scene.image.copy(), WINDOW
    coat = scene.sheet()
    coat.fill(ellipse(marked[0] + 22, marked[1] - 26, 142, 138), "#48544f")
    coat.fill(
        ellipse(606, 216, 176, 138, -38), "#4e5b58", grad=linear(520, 120, 690, 330, "#6d7a74")
    )
    scene.lay(coat, "cloth", form=0.4)
    _fur(scene, 106, 134, 900, 0.7)
    hooded = scene.image.copy()
    portrait(scene, CHILD, marked[0] - 4, marked[1] + 4, 214, facing=-16, nod=10, tilt=-16,
             top="#3c4644", light=(300, 640, 420), rim=0.5, rim_colour="#f4fbf0", shadow=0,
             fill=0.62, dim=0.1, bounce="#5aa09c")  # fmt: skip
    inner = smoothstep(122, 112, page.distance(marked[0], marked[1] + 4, 0.94, 1.02))[..., None]
    scene.image = (hooded * (1 - inner) + scene.image * inner).astype(np.float32)
    _fur(scene, 116, 134, 700, 0.0)
    keep = smoothstep(CLEAR + 12, CLEAR - 8, rub)[..., None]
    scene.image = (before * (1 - keep) + scene.image * keep).astype(np.float32)
    shade = np.clip((page.x - marked[0]) / 300 + (marked[1] - page.y) / 420 + 0.15, 0, 1)
    scene.multiply((shade * clear * 0.55).astype(np.float32), "#4f8488")
    scene.tint((np.exp(-(((rub - CLEAR) / 9) ** 2)) * 0.6).astype(np.float32), "#f2fbf4")
    fog = page.distance(marked[0] - 52, marked[1] + 116, 1.3, 0.62) / 70
    scene.tint((np.exp(-(fog**2)) * 0.5).astype(np.float32), "#e8f4ee")
    scene.still(ellipse(marked[0] - 8, marked[1] + 20, 96, 110), 0.7)


def _fur(scene: Scene, near: float, far: float, count: int, back: float) -> None:
    """The rim of the hood, hair by hair: grey where it is in shade, white against the sky."""
    x, y, rng, fur = *WINDOW, scene.rng, scene.sheet()
    for _ in range(count):
        way, out = rng.uniform(0, math.tau), rng.uniform(near, far)
        px, py = x + 4 + out * math.cos(way) * 0.94, y + 2 + out * math.sin(way) * 1.02
        tip = way + rng.gauss(0, 0.5)
        long = rng.uniform(18, 40)
        lit = 0.5 + 0.5 * math.cos(way - 2.3)
        tone = mix(mix("#5c6460", "#e9ebe0", lit), "#3c4644", rng.random() * 0.5 + back * 0.2)
        end = px + long * math.cos(tip), py + long * math.sin(tip)
        fur.fill(leaf((px, py), end, rng.uniform(3, 6), 0.1), tone, 0.9)
    scene.lay(fur, "fur", way=around(scene.page, x, y, turn=90), cast=None, contact=0.3)


def _knit() -> Path:
    palm = spline([(-50, 60), (-62, -4), (-52, -72), (-4, -100), (48, -74), (60, -4), (48, 60)])
    return union(palm, limb([(40, 34), (78, 10), (94, -30)], [44, 42, 34]))


def _mitten(scene: Scene) -> None:
    """Pressed flat: the wool is pale where it touches the ice, and dark round it."""
    x, y = MITTEN
    spot = scene.page.distance(x, y - 14, 1, 1.2) + 16 * scene.page.noise(43, 60, 4)
    scene.tint((smoothstep(150, 90, spot) * 0.75).astype(np.float32), "#e4f2e8")
    sleeve = scene.sheet()
    sleeve.fill(limb([(x + 80, y + 34), (x + 170, y + 30), (x + 300, y - 40)], [104, 120, 130]),
                "#5f7f7c", blur=9)  # fmt: skip
    outside = smoothstep(CLEAR - 12, CLEAR + 16, _rubbed(scene.page))
    scene.tint((sleeve.pixels()[..., 3] * outside * 0.6).astype(np.float32), "#5a8482")
    sheet, knit = scene.sheet(), _knit()
    with sheet.at(x, y, 1.02, -66):
        sheet.fill(spline([(-48, 54, 1), (48, 54, 1), (58, 100), (-58, 100)]), "#7c1f2c")
        sheet.fill(knit, "#9c2630")
        sheet.fill(ellipse(-2, -18, 44, 66), "#cf4a48", 0.9, blur=7, clip=knit)
        sheet.fill(ellipse(70, 0, 16, 28, 40), "#cf4a48", 0.8, blur=5, clip=knit)
        for row in range(22):
            line = [(-70, -104 + row * 9), (0, -98 + row * 9), (100, -104 + row * 9)]
            sheet.line(spline(line, closed=False), "#5e1220", 1.6, 0.4, clip=knit)
        for row in range(9):
            rib = poly([(-48 + row * 12, 58), (-54 + row * 13.4, 98)], closed=False)
            sheet.line(rib, "#4c0e1a", 2.6, 0.6)
    scene.lay(sheet, "cloth", way=74, contact=0.4)
    scene.shine(x - 6, y - 20, 80, "#ffe8dc", 0.12)


def _rays(scene: Scene) -> None:
    """Light comes down through the clear patch, and the deep takes it."""
    scene.rays(WINDOW[0], WINDOW[1] - 120, 1.0, 2.3, "#d8f2e6", 0.22, count=13, length=1100)


def _deep(scene: Scene) -> None:
    """The lower, the less light; what is down there loses its edges."""
    depth = smoothstep(640, 1240, scene.page.y + 0.1 * (scene.page.x - 400))
    scene.multiply((depth * 0.75).astype(np.float32), "#1c5a62")


def _spots(around_: Vec, along: Vec) -> Vec:
    """Return where a common seal is spotted: rings and blots, never in rows."""
    wave = np.sin(around_ * 46 + 3 * np.sin(along * 19)) + np.sin(
        along * 38 + 2 * np.sin(around_ * 31)
    )
    wave = wave + 0.7 * np.sin(around_ * 90 + along * 61)
    return np.asarray(np.clip((wave - 0.75) * 1.6, 0, 0.85))


NOSE: Final = (243.0, 452.0)
BODY: Final = (
    (0.0, 0.0, 0.0, 0.030), (0.032, -0.055, 0.0, 0.064), (0.080, -0.125, 0.0, 0.102),
    (0.135, -0.225, 0.0, 0.104), (0.215, -0.36, 0.02, 0.136), (0.33, -0.55, 0.03, 0.170),
    (0.47, -0.73, 0.0, 0.158), (0.62, -0.88, -0.06, 0.108), (0.75, -0.97, -0.12, 0.055),
)  # fmt: skip


def _seal(scene: Scene) -> None:
    """It has come up out of the dark, and is dark itself but for its muzzle."""
    stage = Stage(scene, *NOSE, 800, near=4, box=(-20, 380, 820, 1220))
    canvas = stage.canvas
    line = [vec(x, y, z) for x, y, z, _ in BODY]
    with canvas.part("#4b6468", soft=1.3, sheen=0.25, pattern=inked(_spots, "#223a42")) as body:
        body.chain(line[1:], [half for *_, half in BODY][1:])
    with canvas.part("#7f9490", soft=1.0, sheen=0.2) as muzzle:
        for side in (-0.018, 0.020):
            muzzle.ball(line[0] + vec(0.012 + side * 0.8, -0.016 + side * 0.5, 0.03), 0.030)
        muzzle.chain([line[0] + vec(0, 0, 0.012), line[1] + vec(0, 0, 0.02)], [0.024, 0.044])
    _flipper(canvas, vec(0.17, -0.47, -0.03), unit(vec(-0.75, -0.55, 0.1)), 0.26)
    with scene.layer("cloth", way=56):
        stage.paint(light=(WINDOW[0] + 60, WINDOW[1] - 40, 160), rim=0.6, rim_colour="#cfeee0",
                    shadow=0, contact=0, fill=0.5, dim=0.25, bounce="#1f6a70",
                    focus=(*NOSE, 360))  # fmt: skip
    _face(scene)


def _flipper(canvas: Canvas, root: Vec, way: Vec, long: float) -> None:
    """A blade with five fingers in it, bent by the water."""
    across = unit(np.cross(way, vec(0, 0.2, 1)))
    rows = []
    for t in np.linspace(0, 1, 9):
        wide = 0.070 * (1 - 0.55 * t) * (0.7 + 0.6 * t) * math.sqrt(1 - t**5) + 0.006
        middle = root + way * long * t + vec(0, 0.05 * math.sin(t * 2.6), 0)
        rows.append([middle + across * wide * s + vec(0, 0, 0.008 * math.cos(s * 9))
                     for s in np.linspace(-1, 1, 9)])  # fmt: skip
    with canvas.part("#35505a", soft=0.6, sheen=0.2) as fin:
        fin.surface(np.array(rows), thick=0.006)
        fin.ball(root, 0.075)


def _face(scene: Scene) -> None:
    """One dark eye that holds the light, a nose on the ice, whiskers."""
    x, y = NOSE
    sheet = scene.sheet()
    with sheet.at(x, y, 1, 0):
        sheet.fill(ellipse(4, 6, 17, 11, 22), "#16242a")
        sheet.fill(ellipse(0, 1, 6, 2.6, 22), "#b8d0cc", 0.7)
        for sx, sy, turn in ((34, 44, 1), (6, 40, -1)):
            for number in range(6):
                way = math.radians(20 + number * 13 if turn > 0 else 150 - number * 9)
                long = 74 - number * 5
                end = sx + long * math.cos(way), sy + long * math.sin(way) * 0.8 + number * 3
                bend = sx + (end[0] - sx) * 0.5, sy + (end[1] - sy) * 0.35 - 6
                sheet.line(spline([(sx, sy), bend, end], closed=False), "#d8e8e2", 1.5, 0.75)
        sheet.fill(ellipse(66, 78, 15, 16), "#0a1418")
        sheet.fill(ellipse(60, 71, 4.2, 4.6), "#e6f4ec")
        sheet.fill(ellipse(72, 85, 5, 3), "#3f7478", 0.7)
    scene.put(sheet)
    scene.exact(ellipse(x + 40, y + 50, 70))


def _breath(scene: Scene) -> None:
    """What it says rises in silver."""
    rng, sheet = scene.rng, scene.sheet()
    for number in range(17):
        t = number / 16
        x = 150 - 34 * math.sin(t * 5) + rng.gauss(0, 9)
        y = 900 - 420 * t + rng.gauss(0, 12)
        size = rng.uniform(3, 9) * (0.6 + t * 0.7)
        sheet.fill(ellipse(x, y, size, size * 0.9), "#bfe4da", 0.28)
        sheet.line(ellipse(x, y, size, size * 0.9), "#e2f4ea", 1.3, 0.7)
        sheet.fill(ellipse(x + size * 0.3, y - size * 0.35, size * 0.26), "#f6fff8", 0.9)
    scene.put(sheet)
