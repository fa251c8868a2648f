"""An old woman with both hands before her face, and between the fingers a garden in summer."""

import math
import random
from typing import Final

import numpy as np

from pinxit_atelier.compose import downwards
from pinxit_atelier.engine import (
    Brush,
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
    rect,
    smoothstep,
    spline,
    taper,
)
from pinxit_atelier.gesture import Camera, Canvas, Frame, Paint, cast, close_up, turn, vec
from pinxit_atelier.gesture.heads import Head, draw
from pinxit_atelier.gesture.heads_kinds import KINDS, aged
from pinxit_atelier.gesture.space import Vec

MIDDLE: Final = (412.0, 440.0)  # of the head, on the page
TALL: Final = 560.0  # from chin to crown
SIZE: Final = 0.15
SKIN: Final = "#c99a7c"
LILAC, LINING = "#85789a", "#c4b8cc"
GLOW: Final = "#f2f0b8"  # what shines out of her
SWING: Final = (470.0, 566.0)


def paint(page: Page) -> Scene:
    """Paint the wall, the woman, the garden where her face would be, and before it her hands."""
    scene = Scene(page, 8121, light=(420, 470, 120), glow="#fdf3c4", shade="#2b2434", reach=620,
                  felt=0.05)  # fmt: skip
    scene.focus(420, 480, 230)
    scene.focus(420, 800, 190, 0.6)
    _wall(scene)
    face = _woman(scene)
    _open(scene, face)
    _under_the_chin(scene)
    _hands(scene)
    _butterfly(scene)
    scene.shine(425, 470, 300, GLOW, 0.14)
    scene.motes(46, "#f7eeb0", (180, 560, 640, 1130), (0.8, 2.8), 0.8)
    return scene.finish(
        Look(brush=Brush(exact=0.04, edges=0.5), vignette=0.36, bloom=0.3, bloom_from=0.82,
             saturation=1.05,
             palette=Palette(mother="#a08aa0", much=0.06, accent="#c8402e", quiet=0.15))
    )  # fmt: skip


def _wall(scene: Scene) -> None:
    """A plain wall in the evening; what light there is comes from her."""
    page = scene.page
    where = page.distance(430, 470, 620, 820) + 0.05 * page.noise(4, 320, 4)
    stops = [(0, "#b8a29c"), (0.4, "#93807f"), (0.85, "#6a5b64"), (1.4, "#453c48")]
    scene.backdrop(stops, where.astype(np.float32), amount=0.03)
    scene.of("sky")


def _woman(scene: Scene) -> Path:
    """Model head, hair and shoulders; return the outline that her face has on the page."""
    camera = Camera(TALL / SIZE, MIDDLE, pitch=3, look=(0, 0, 0), near=1.4)
    canvas = Canvas(camera, (0, 60, 800, 1210), 1.5, 0.34)
    face = turn(9, 6, -6)
    skull = aged(KINDS["brigid"].skull, 84)
    head = Head(
        skull, skin=SKIN, mood="asleep", hair="crown plait", hair_colour="#ddd6d4", grey=0.3, seed=3
    )
    with canvas.part(SKIN, soft=0.5) as neck:
        neck.chain([vec(0, -0.15, -0.03), face @ vec(0, -0.04, -0.012)], [0.027, 0.026])
    _cardigan(canvas)
    draw(canvas, Frame(vec(0, 0, 0), face, SIZE, vec(0, 0, 0)), head)
    outline = _outline(canvas, face)
    cast(scene, canvas, Paint(shadow=0, contact=0, focus=(*MIDDLE, TALL * 0.8), dim=0.2, fill=0.62,
                              light=(250, 260, 560), bounce="#c8c890"))  # fmt: skip
    return outline


def _cardigan(canvas: Canvas) -> None:
    with canvas.part(LILAC, soft=1.4, rough=0.8) as wool:
        line = [(0.115, -0.235, -0.01), (0.075, -0.155, -0.02), (0, -0.14, -0.03),
                (-0.075, -0.155, -0.02), (-0.115, -0.235, -0.01)]  # fmt: skip
        wool.chain([vec(*place) for place in line], [0.045, 0.036, 0.03, 0.036, 0.045])
        wool.chain([vec(0, -0.19, -0.01), vec(0, -0.34, 0.0)], [0.08, 0.1])
        for side in (-1, 1):
            wool.fold([vec(side * 0.02, -0.16, 0.08), vec(side * 0.012, -0.3, 0.1)], 0.006, 0.008)


def _outline(canvas: Canvas, face: Vec) -> Path:
    """What of the head is face: from the hair to the chin, from ear to ear."""
    points = []
    for step in range(20):
        a = step * math.tau / 20
        u, v = 0.31 * math.cos(a), -0.06 + 0.385 * math.sin(a)
        u *= 1 - 0.2 * max(-math.sin(a), 0)
        points.append(canvas.camera.page(face @ vec(u, v, 0.36 - 0.9 * u * u) * SIZE))
    return spline(points)


def _open(scene: Scene, face: Path) -> None:
    """Where her face would be, all of it is still there, and it shines."""
    page, sheet = scene.page, scene.sheet()
    sheet.fill(face, "#ffffff")
    alpha = np.ascontiguousarray(sheet.pixels()[..., 3])
    mask = smoothstep(0.3, 0.7, page.blur(alpha, 5))
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
    """Her neck lies in shadow, and a little of the light falls on the wool below it."""
    page = scene.page
    dark = np.exp(-(page.distance(418, 790, 130, 84) ** 4)) * 0.5
    scene.multiply(dark.astype(np.float32), "#5a4a58")
    light = np.exp(-(page.distance(428, 960, 210, 90) ** 2)) * 0.22
    scene.tint(light.astype(np.float32), GLOW)


def _hands(scene: Scene) -> None:
    """Shutters: one still shut, one already half open; the light comes through between."""
    for x, y, ahead, palm, elbow, grip, left in (
        (276, 800, (0.14, 1, -0.05), (0.2, 0, -1), (-0.07, -0.2, 0.03), "cradle", False),
        (640, 868, (-0.12, 1, 0.06), (-0.8, 0, -0.7), (0.05, -0.2, 0.04), "open", True),
    ):
        stage = close_up(scene, x, y, 390, pitch=0)
        stage.hand(grip, ahead, palm, elbow=elbow, left=left, skin=SKIN, sleeve=LILAC, bare=0.3,
                   old=0.9, wide=0.86, cuff=LINING)  # fmt: skip
        stage.paint(light=(430, 500, 150), dim=0.25, fill=0.5, rim=0.7, rim_colour="#fff2b0",
                    shadow=0, focus=(430, 560, 300), bounce="#b8c878")  # fmt: skip


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
