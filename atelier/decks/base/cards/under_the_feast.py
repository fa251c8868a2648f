"""Beneath a banquet table a boy and a dachshund share a stolen cake, among very different legs."""

import math
import random

import numpy as np

from pinxit_atelier.compose import Perspective, downwards
from pinxit_atelier.engine import (
    Colour,
    Look,
    Page,
    Scene,
    Sheet,
    darker,
    ellipse,
    leaf,
    limb,
    linear,
    poly,
    rect,
    smoothstep,
    spline,
    taper,
    vary,
)
from pinxit_atelier.people import Figure
from pinxit_atelier.people import Look as Person

AMBER, HONEY, CREAM, CHESTNUT, CLARET = "#f0962c", "#ffcf6a", "#fff0cc", "#4a2216", "#8c1c2c"
DARK = "#1e0c0a"
EYE = Perspective(412, 716, 900)
FLOOR, HEM, TOP = 0.28, -0.25, -0.5  # metres from the eye
CLOTH, ROOM = 0.43, 0.7  # how far aside the cloth hangs, and how far the light of the feast is
FLAME = 446.0, 800.0

Spot = tuple[float, float]


def paint(page: Page) -> Scene:
    """Paint the low room, then its columns from the farthest, then the two in the middle."""
    scene = Scene(page, 633, light=(*FLAME, 150), glow="#ffd28a", shade="#240c0c", reach=430)
    scene.backdrop([(0, "#2c120c"), (0.6, "#6a3016"), (1, "#2c120c")], downwards(page), amount=0.12)
    _ground(scene)
    _room(scene)
    _colonnade(scene)
    _cloth(scene)
    _underside(scene)
    scene.mist(EYE.y, 60, "#ffb45c", 0.25, seed=3, x=400, width=160)
    scene.shine(FLAME[0], FLAME[1] + 20, 330, "#d8741c", 0.34)
    _cake(scene)
    _dachshund(scene)
    _boy(scene)
    scene.shine(*FLAME, 90, "#ffe09a", 0.7)
    scene.motes(70, "#ffd890", (120, 480, 700, 1000), size=(0.5, 2), strength=0.7)
    return scene.finish(
        Look(
            vignette=0.42, bloom=0.36, contrast=1.14, shadows="#3a0c14", lights="#d8a040", split=0.1
        )
    )


def _ground(scene: Scene) -> None:
    """Old boards which run away from us; light lies on them from both sides."""
    sheet, rng = scene.sheet(), random.Random(4)
    floor = EYE.quad((-3, FLOOR, 0.4), (3, FLOOR, 0.4), (3, FLOOR, 12), (-3, FLOOR, 12))
    sheet.fill(floor, "#6a3418", grad=linear(0, 770, 0, 1200, "#38180e"))
    for step in range(-14, 15):
        x = step * 0.11
        board = poly([EYE.at(x, FLOOR, 0.4), EYE.at(x, FLOOR, 9)], closed=False)
        sheet.line(board, "#200c08", 3, 0.8)
        for _ in range(10):
            z = 0.45 + 1.4 * rng.random() ** 2
            px = x + rng.uniform(0.01, 0.1)
            grain = [EYE.at(px, FLOOR, z), EYE.at(px, FLOOR, z + rng.uniform(0.04, 0.2))]
            sheet.fill(taper(grain, [2.4, 0.5], 4), rng.choice(("#a05c28", "#26100a")), 0.5)
    scene.add(sheet, wobble=0.6)
    page = scene.page
    deep = np.clip(FLOOR * EYE.focal / np.maximum(page.y - EYE.y, 3), 0.3, 30)
    side = np.abs(page.x - EYE.x) * deep / EYE.focal
    ground = smoothstep(EYE.y + 4, EYE.y + 12, page.y)
    lit = smoothstep(0.16, 0.66, side) * ground
    broken = 0.75 + 0.4 * page.noise(8, 40, 3, 0.5, (0.5, 2))
    warm = (lit * broken)[..., None] * np.array([1.0, 0.55, 0.16], np.float32)
    scene.image = (scene.image * (1 + 1.6 * warm) + warm * 0.3).astype(np.float32)


def _room(scene: Scene) -> None:
    """Out there it is bright; all that is seen of it is a strip."""
    sheet = scene.sheet()
    for side in (-1, 1):
        x = side * ROOM
        strip = EYE.quad((x, TOP, 0.5), (x, TOP, 9), (x, FLOOR, 9), (x, FLOOR, 0.5))
        sheet.fill(strip, "#fff0b0", grad=linear(400, 0, 400 + side * 400, 0, "#ffc04c"))
    end = EYE.quad((-ROOM, TOP, 7), (ROOM, TOP, 7), (ROOM, FLOOR, 7), (-ROOM, FLOOR, 7))
    sheet.fill(end, "#ffe08a")
    scene.add(sheet, wobble=0.4, amount=0.06)


def _cloth(scene: Scene) -> None:
    """The cloth hangs down on both sides and at the far end; the feast shines through it."""
    end = scene.sheet()
    end.fill(EYE.quad((-CLOTH, TOP, 7), (CLOTH, TOP, 7), (CLOTH, HEM, 7), (-CLOTH, HEM, 7)),
             "#e08a2c")  # fmt: skip
    scene.add(end, wobble=0.4)
    for side in (-1, 1):
        sheet, rng = scene.sheet(), random.Random(20 + side)
        x = side * CLOTH
        hem = []
        for step in range(60):
            z = 0.55 * (9 / 0.55) ** (step / 59)
            hem.append(EYE.at(x, HEM + 0.022 * math.sin(step * 1.9), z))
        wall = poly([EYE.at(x, TOP, 0.55), *hem, EYE.at(x, TOP, 9)])
        sheet.fill(wall, "#c8661c", grad=linear(0, 250, 0, 640, "#ffb23c"))
        for step in range(46):
            z = 0.6 * (7 / 0.6) ** (step / 45) * rng.uniform(0.97, 1.03)
            wide = 26 / z
            fold = [EYE.at(x, TOP, z), EYE.at(x, -0.36, z), EYE.at(x, HEM + 0.03, z)]
            sheet.fill(taper(fold, [wide * 0.3, wide * 0.5, wide]), "#7a2c10", 0.4, blur=wide * 0.2,
                       clip=wall)  # fmt: skip
            light = [(px + side * wide * 0.8, py) for px, py in fold]
            sheet.fill(taper(light, [wide * 0.2, wide * 0.4, wide * 0.7]), "#ffdc84", 0.5,
                       blur=wide * 0.2, clip=wall)  # fmt: skip
        for px, py in hem[2:-14]:  # lace
            size = 5 + abs(px - 400) / 60
            sheet.fill(ellipse(px, py, size, size * 0.8), "#ffe6a8")
            sheet.fill(ellipse(px, py, size * 0.4, size * 0.34), "#c8701c")
        scene.add(sheet, relief=5, lo=0.25, hi=0.2, wobble=0.6, amount=0.08,
                  shadow=(0, 8, 9, 0.45))  # fmt: skip


def _underside(scene: Scene) -> None:
    """Rough boards and beams: the sky down here."""
    sheet, rng = scene.sheet(), random.Random(6)
    lid = EYE.quad((-CLOTH - 0.05, TOP, 0.3), (CLOTH + 0.05, TOP, 0.3), (CLOTH, TOP, 8),
                   (-CLOTH, TOP, 8))  # fmt: skip
    sheet.fill(lid, "#2a120c", grad=linear(0, 0, 0, 700, "#8c4a1e"))
    for step in range(-4, 5):
        x = step * 0.1
        sheet.line(poly([EYE.at(x, TOP, 0.3), EYE.at(x, TOP, 8)], closed=False), "#140806", 4, 0.9)
        for _ in range(26):
            z, px = rng.uniform(0.45, 2.4), x + rng.uniform(0.01, 0.09)
            grain = [EYE.at(px, TOP, z), EYE.at(px, TOP, z + rng.uniform(0.05, 0.3))]
            sheet.fill(
                taper(grain, [3, 0.6], 4), rng.choice(("#5c2c14", "#1a0a08", "#7a4420")), 0.5
            )
    scene.add(sheet, relief=4, lo=0.4, hi=0.3, wobble=0.7, amount=0.14)
    for z in (5.2, 3.3, 2.1, 1.3, 0.8):
        beam = scene.sheet()
        low = TOP + 0.07
        beam.fill(
            EYE.quad((-CLOTH, TOP, z), (CLOTH, TOP, z), (CLOTH, low, z), (-CLOTH, low, z)),
            "#4c2412",
            grad=linear(0, EYE.at(0, TOP, z)[1], 0, EYE.at(0, low, z)[1], "#7a3f1a"),
        )
        beam.fill(EYE.quad((-CLOTH, low, z), (CLOTH, low, z), (CLOTH, low, z + 0.1),
                           (-CLOTH, low, z + 0.1)), "#9c5a24")  # fmt: skip
        scene.add(beam, relief=3, lo=0.5, hi=0.3, rim=0.5, shadow=(0, -8, 12, 0.5), wobble=0.6,
                  haze=("#e08a3c", min(0.5, z * 0.07)))  # fmt: skip


class Column:
    """A leg that stands under the table: where its foot is, and how large a metre is there."""

    def __init__(self, x: float, z: float) -> None:
        self.x, self.z = x, z
        self.metre = EYE.size(z)
        self.side = -1 if x < 0 else 1

    def at(self, right: float, up: float) -> Spot:
        """Return a place so many metres right of the foot (inwards is +) and above the floor."""
        x, y = EYE.at(self.x - self.side * right, FLOOR - up, self.z)
        return x, y


def _colonnade(scene: Scene) -> None:
    """Trousers and stockings; and hooves, a tail, and roots."""
    kinds = (
        ("boot", 0.56, 6.2), ("heel", -0.56, 5.8), ("shoe", -0.55, 4.9), ("shoe", 0.56, 4.5),
        ("heel", 0.55, 3.6), ("boot", -0.56, 3.5), ("shoe", -0.55, 2.75), ("shoe", 0.56, 2.75),
        ("roots", 0.5, 2.3), ("heel", -0.53, 2.0), ("hoof", -0.49, 1.4), ("tail", 0.5, 1.5),
    )  # fmt: skip
    rng = random.Random(3)
    painters = {"boot": _boot, "heel": _heel, "shoe": _shoe, "hoof": _hoof}
    for kind, x, z in kinds:
        air = ("#e8a04c", min(0.5, (z - 1.2) * 0.1))
        for off in (0.1, -0.06) if kind in painters else (0.0,):
            leg = Column(x, z + off)
            fx, fy = leg.at(0.04 + off, 0)
            _thrown(scene, leg, off)
            scene.pool(fx, fy, leg.metre * 0.1, leg.metre * 0.02, DARK, 0.75)
            sheet = scene.sheet()
            if kind in painters:
                painters[kind](sheet, leg, off * 0.8, rng)
            elif kind == "tail":
                _tail(sheet, leg, rng)
            else:
                _roots(sheet, leg, rng)
            scene.add(sheet, relief=leg.metre * 0.028, lo=0.6, hi=0.4, rim=0.75,
                      rim_width=max(1.2, leg.metre * 0.006), rim_colour="#ffcf7a", haze=air,
                      light=(400 + leg.side * 800, 700, 200), wobble=0.6)  # fmt: skip


def _thrown(scene: Scene, leg: Column, off: float) -> None:
    """A long shadow falls inwards."""
    sheet = scene.sheet()
    start, end = leg.at(off, 0), EYE.at(-leg.side * 0.1, FLOOR, leg.z * 0.8)
    sheet.fill(taper([start, end], [leg.metre * 0.09, leg.metre * 0.2], 8), DARK, 0.26,
               blur=leg.metre * 0.02)  # fmt: skip
    scene.put(sheet)


def _shin(
    sheet: Sheet, leg: Column, off: float, colour: Colour, wide: tuple[float, float, float]
) -> None:
    points = [leg.at(off + 0.02, 0.62), leg.at(off + 0.02, 0.3), leg.at(off, 0.06)]
    shape = limb(points, [leg.metre * part for part in wide])
    inner, outer = leg.at(off + 0.06, 0.3)[0], leg.at(off - 0.06, 0.3)[0]
    sheet.fill(shape, colour, grad=linear(outer, 0, inner, 0, darker(colour, 0.6, DARK)))


def _sole(sheet: Sheet, leg: Column, points: list[Spot], colour: Colour) -> None:
    shape = spline([leg.at(*point) for point in points])
    top, low = leg.at(0, 0.09)[1], leg.at(0, 0)[1]
    sheet.fill(shape, colour, grad=linear(0, top, 0, low, darker(colour, 0.55, DARK)))


def _shoe(sheet: Sheet, leg: Column, off: float, rng: random.Random) -> None:
    cloth = vary(rng.choice(("#6a4420", "#3a2430", "#7a2c20", "#8a6a3c")), rng, 0.1)
    _shin(sheet, leg, off, cloth, (0.16, 0.14, 0.11))
    for step in range(7):
        seam = [leg.at(off - 0.04 + step * 0.017, 0.5), leg.at(off - 0.05 + step * 0.016, 0.08)]
        sheet.line(poly(seam, closed=False), darker(cloth, 0.5, DARK), leg.metre * 0.003, 0.5)
    outline = [(off - 0.06, 0.0), (off - 0.06, 0.07), (off + 0.03, 0.085), (off + 0.13, 0.05),
               (off + 0.19, 0.03), (off + 0.19, 0.0)]  # fmt: skip
    _sole(sheet, leg, outline, CLARET)
    rand = poly([leg.at(off - 0.06, 0.006), leg.at(off + 0.19, 0.006)], closed=False)
    sheet.line(rand, "#1a0808", leg.metre * 0.014)
    for step in range(3):
        a = leg.at(off + 0.03 + step * 0.03, 0.08 - step * 0.011)
        b = leg.at(off + 0.05 + step * 0.03, 0.055 - step * 0.006)
        sheet.line(poly([a, b], closed=False), CREAM, leg.metre * 0.006)


def _boot(sheet: Sheet, leg: Column, off: float, rng: random.Random) -> None:
    _shin(sheet, leg, off, vary("#5a2c18", rng, 0.15), (0.16, 0.15, 0.12))
    _sole(sheet, leg, [(off - 0.06, 0), (off - 0.065, 0.2), (off + 0.06, 0.2), (off + 0.05, 0.09),
                       (off + 0.17, 0.06), (off + 0.18, 0)], "#38180f")  # fmt: skip


def _heel(sheet: Sheet, leg: Column, off: float, rng: random.Random) -> None:
    """A striped stocking in a claret shoe."""
    stocking = rng.choice(("#f4d8a8", "#e8b070"))
    _shin(sheet, leg, off, stocking, (0.13, 0.12, 0.06))
    for step in range(11):
        y = 0.1 + step * 0.042
        half = 0.03 + 0.028 * min(1.0, (y - 0.06) / 0.2)
        band = [leg.at(off + 0.012 - half, y), leg.at(off + 0.012, y - 0.008),
                leg.at(off + 0.012 + half, y)]  # fmt: skip
        sheet.line(spline(band, closed=False), "#b83440", leg.metre * 0.014)
    _sole(sheet, leg, [(off - 0.05, 0.07), (off - 0.05, 0.12), (off, 0.1), (off + 0.08, 0.045),
                       (off + 0.17, 0.035), (off + 0.18, 0), (off + 0.07, 0.002),
                       (off + 0.02, 0.045)], "#c02438")  # fmt: skip
    sheet.fill(taper([leg.at(off - 0.035, 0.08), leg.at(off - 0.03, 0)],
                     [leg.metre * 0.034, leg.metre * 0.014], 6), "#7a1424")  # fmt: skip
    x, y = leg.at(off + 0.1, 0.05)
    sheet.fill(ellipse(x, y, leg.metre * 0.018), HONEY)


def _hoof(sheet: Sheet, leg: Column, off: float, rng: random.Random) -> None:
    """Shaggy, cloven, and perfectly at ease."""
    points = [leg.at(off + 0.06, 0.62), leg.at(off + 0.03, 0.34), leg.at(off - 0.03, 0.2),
              leg.at(off + 0.01, 0.09)]  # fmt: skip
    metre = leg.metre
    sheet.fill(limb(points, [metre * part for part in (0.2, 0.14, 0.085, 0.09)]), "#4c2818")
    for part in sorted((rng.random() for _ in range(900)), reverse=True):
        up = 0.6 - 0.5 * part
        mid = 0.06 - 0.09 * min(1, part * 1.5) + 0.05 * max(0, part - 0.7) * 3
        half = 0.09 - 0.05 * min(1, part * 1.4)
        x, y = leg.at(off + mid + rng.uniform(-half, half), up)
        long, bend = metre * rng.uniform(0.06, 0.11), rng.uniform(-12, 12)
        lock = [(x, y), (x + bend, y + long * 0.5), (x + bend * 0.4, y + long)]
        tone = rng.choice(("#7a4824", "#4c2818", "#96602c", "#5c3018", "#b87a3c"))
        sheet.fill(taper(lock, [metre * 0.004, metre * 0.01, 0.4], 8), tone, 0.85)
    for shift in (0.05, 0.0):
        _sole(sheet, leg, [(off - 0.05 + shift, 0.0), (off - 0.035 + shift, 0.05),
                           (off - 0.02 + shift, 0.11), (off + 0.02 + shift, 0.11),
                           (off + 0.06 + shift, 0.05), (off + 0.085 + shift, 0.0)],
              "#5c4a40" if shift else "#3c2c26")  # fmt: skip
        shine = [leg.at(off - 0.02 + shift, 0.09), leg.at(off + 0.0 + shift, 0.05)]
        sheet.fill(taper(shine, [1, metre * 0.012, 1], 6), "#d8a868", 0.7)


def _tail(sheet: Sheet, leg: Column, rng: random.Random) -> None:
    """It has come without shoes: scales, and a fin that lies on the boards."""
    metre = leg.metre
    points = [leg.at(0.0, 0.62), leg.at(-0.02, 0.36), leg.at(-0.02, 0.18), leg.at(0.06, 0.07),
              leg.at(0.16, 0.045)]  # fmt: skip
    widths = [metre * part for part in (0.25, 0.21, 0.15, 0.09, 0.05)]
    for tip, bend in (((0.4, 0.17), 0.16), ((0.44, 0.02), -0.12)):
        fin = leaf(leg.at(0.14, 0.045), leg.at(*tip), metre * 0.13, -leg.side * bend)
        sheet.fill(fin, "#3fa89c", grad=linear(*leg.at(0.14, 0.05), *leg.at(*tip), "#f0c46a"))
        for step in range(7):
            part = -0.4 + step * 0.13
            end = leg.at(tip[0] - 0.02, tip[1] + part * 0.16)
            sheet.line(
                poly([leg.at(0.15, 0.045), end], closed=False), "#17544c", 1.4, 0.6, clip=fin
            )
    body = limb(points, widths, 50)
    sheet.fill(body, "#2f8a80", grad=linear(*leg.at(-0.12, 0.3), *leg.at(0.12, 0.3), "#123c3c"))
    for row in range(24):
        up = 0.56 - row * 0.022
        for column in range(-6, 7):
            x, y = leg.at(column * 0.024 + (row % 2) * 0.012 + (0.05 if up < 0.12 else 0), up)
            scale = spline([(x - metre * 0.012, y), (x, y + metre * 0.016), (x + metre * 0.012, y)],
                           closed=False)  # fmt: skip
            sheet.line(scale, rng.choice(("#7ae0c4", "#ffd88a", "#17544c")), 1.8, 0.65, clip=body)


def _roots(sheet: Sheet, leg: Column, rng: random.Random) -> None:
    """Somebody has been sitting here for long."""
    metre = leg.metre
    outline = ((-0.1, 0.62), (0.12, 0.62), (0.08, 0.3), (0.1, 0.1), (0.2, 0.0), (-0.14, 0.0),
               (-0.08, 0.12), (-0.07, 0.3))  # fmt: skip
    trunk = spline([leg.at(*point) for point in outline])
    sheet.fill(trunk, "#7a5030", grad=linear(*leg.at(-0.08, 0.3), *leg.at(0.1, 0.3), "#2c180e"))
    for turn in range(11):
        way = -0.28 + turn * 0.062
        low = [leg.at(way * 0.3, 0.16), leg.at(way * 0.8, 0.05), leg.at(way * 1.3, 0.005),
               leg.at(way * 1.7 + 0.02, -0.02 - 0.02 * rng.random())]  # fmt: skip
        sheet.fill(taper(low, [metre * 0.05, metre * 0.045, metre * 0.026, 1]), "#6a4428")
    for _ in range(60):
        x = rng.uniform(-0.08, 0.1)
        bark = [leg.at(x, rng.uniform(0.3, 0.62)), leg.at(x * 1.1, rng.uniform(0.04, 0.28))]
        sheet.fill(taper(bark, [1, metre * 0.008, 0.6], 8), rng.choice(("#b0804c", "#2c180e")), 0.6,
                   clip=trunk)  # fmt: skip
    for up, way in ((0.4, 0.16), (0.26, 0.14), (0.46, -0.12)):
        sheet.fill(leaf(leg.at(way * 0.5, up), leg.at(way, up + 0.05), metre * 0.04), "#8ca83c")


def _cake(scene: Scene) -> None:
    """Three layers, one bite, one candle."""
    x, y = 452, 1040
    scene.pool(x, y + 22, 150, 26, DARK, 0.8)
    sheet = scene.sheet()
    sheet.fill(
        ellipse(x, y + 8, 140, 34), "#e8c080", grad=linear(x - 130, 0, x + 130, 0, "#8c5428")
    )
    sheet.fill(
        ellipse(x, y + 1, 140, 32), "#fff4dc", grad=linear(x - 130, 0, x + 130, 0, "#d8a868")
    )
    scene.add(sheet, relief=4, rim=0.6, wobble=0.4)
    cake = scene.sheet()
    left, right, top = x - 104, x + 104, y - 128
    body = spline([(left, top, 1), (left, y - 6, 1), (x - 60, y + 14), (x, y + 20),
        (x + 60, y + 14),
                   (right, y - 6, 1), (right, top, 1)])  # fmt: skip
    cake.fill(body, "#d8924c", grad=linear(left, 0, right, 0, "#8a4a22"))
    for low in (84, 40, -2):
        band = spline([(left - 4, y - low - 18), (x, y - low + 6), (right + 4, y - low - 18),
                       (right + 4, y - low - 2), (x, y - low + 22),
                       (left - 4, y - low - 2)])  # fmt: skip
        cake.fill(band, "#fff0d0" if low != 40 else "#c83444", clip=body)
    cake.fill(ellipse(x, top, 106, 30), "#fffaf0", grad=linear(left, 0, right, 0, "#f0cc94"))
    for step in range(13):
        turn = math.pi * step / 12
        px, py = x - 104 * math.cos(turn), top + 30 * math.sin(turn)
        cake.fill(limb([(px, py - 4), (px, py + 14 + 12 * (step % 3))], [22, 16]), "#fffaf0")
    bite = spline([(right - 40, top - 40), (right - 58, top + 24), (right - 50, y - 30),
        (right + 30, y),
                   (right + 40, top - 40)])  # fmt: skip
    cake.fill(bite, "#000000", erase=True)
    scene.add(cake, relief=10, lo=0.5, hi=0.4, rim=0.5, shadow=(8, 8, 10, 0.5), wobble=0.5)
    fruit = scene.sheet()
    for px, py in ((x - 66, top - 10), (x - 30, top + 12), (x + 22, top + 12), (x - 44, top - 22),
                   (x + 36, top - 16)):  # fmt: skip
        fruit.fill(spline([(px - 15, py - 9), (px, py - 16), (px + 15, py - 9), (px + 7, py + 10),
                           (px, py + 15), (px - 7, py + 10)]), "#e02c34")  # fmt: skip
        fruit.fill(leaf((px, py - 12), (px - 12, py - 17), 7), "#6a9c34")
        fruit.fill(leaf((px, py - 12), (px + 12, py - 17), 7), "#6a9c34")
        for dx, dy in ((-5, -3), (4, -4), (0, 5)):
            fruit.fill(ellipse(px + dx, py + dy, 1.5), "#ffe09a")
    cx = FLAME[0]
    fruit.fill(rect(cx - 6, FLAME[1] + 22, 12, 96, 4), "#fffaf0")
    for step in range(5):
        fruit.line(poly([(cx - 6, FLAME[1] + 44 + step * 17), (cx + 6, FLAME[1] + 36 + step * 17)],
                        closed=False), "#e02c34", 4)  # fmt: skip
    scene.add(fruit, relief=6, lo=0.45, hi=0.5, rim=0.6, shadow=(3, 7, 6, 0.5), wobble=0.3)
    fire = scene.sheet()
    fx, fy = FLAME
    fire.fill(leaf((fx, fy + 24), (fx + 3, fy - 40), 30, 0.03, 0.3), "#ff9a2c")
    fire.fill(leaf((fx, fy + 22), (fx + 2, fy - 18), 18, 0.03, 0.3), "#fff6c8")
    scene.put(fire, wobble=0.4)


def _dachshund(scene: Scene) -> None:
    """All nose: he has been promised the next bite."""
    rng = random.Random(14)
    scene.pool(700, 1150, 150, 18, DARK, 0.75)
    body = scene.sheet()
    trunk = spline([(602, 1010), (660, 996), (740, 1004), (840, 1000), (840, 1110), (740, 1120),
                    (650, 1122), (604, 1086)])  # fmt: skip
    body.fill(trunk, "#9c5226", grad=linear(600, 0, 820, 0, "#4a2010"))
    for leg in ([(640, 1096), (634, 1130), (610, 1146)], [(684, 1106), (682, 1138), (660, 1154)],
                [(796, 1100), (804, 1136), (780, 1152)]):  # fmt: skip
        body.fill(limb(leg, [40, 28, 24]), "#8a4822")
        body.fill(ellipse(leg[2][0] - 6, leg[2][1] + 2, 22, 12), "#b87038")
    for _ in range(420):
        x, y = rng.uniform(604, 810), rng.uniform(1004, 1118)
        body.fill(taper([(x, y), (x + rng.uniform(10, 20), y + rng.uniform(0, 7))], [2.6, 0.5], 4),
                  rng.choice(("#c8783c", "#5c2c14", "#a85c2c")), 0.5, clip=trunk)  # fmt: skip
    scene.add(body, relief=34, lo=0.55, hi=0.4, rim=0.6, rim_width=4, wobble=0.5)
    head = scene.sheet()
    head.fill(limb([(650, 1030), (632, 960)], [92, 74]), "#9c5226")
    face = spline([(676, 900), (650, 872), (616, 876), (590, 904), (556, 926), (530, 944),
        (526, 962),
                   (548, 974), (590, 972), (632, 976), (668, 956)])  # fmt: skip
    head.fill(face, "#a85c2c", grad=linear(540, 0, 690, 0, "#6a3216"))
    head.fill(spline([(600, 950), (560, 948), (536, 956), (548, 972), (590, 972)]), "#d8984c", 0.8)
    for _ in range(180):
        x, y = rng.uniform(540, 676), rng.uniform(880, 972)
        head.fill(taper([(x, y), (x + rng.uniform(7, 14), y + rng.uniform(-3, 3))], [2.2, 0.4], 4),
                  rng.choice(("#d0843c", "#6a3216")), 0.45, clip=face)  # fmt: skip
    head.fill(spline([(556, 970), (544, 986), (550, 1006), (566, 1004), (572, 980)]), "#e8607a")
    head.line(spline([(536, 962), (562, 970), (592, 958)], closed=False), "#2c0e0a", 3.6)
    head.fill(ellipse(530, 946, 14, 12), "#1a0a0c")
    head.fill(ellipse(526, 942, 4, 3), "#fff0cc")
    head.fill(ellipse(608, 908, 12, 13), "#fff4dc")
    head.fill(ellipse(604, 908, 8, 9.5), "#1a0a0c")
    head.fill(ellipse(601, 904, 3), "#ffffff")
    head.line(spline([(594, 890), (608, 884), (624, 890)], closed=False), "#5c2c14", 4)
    scene.add(
        head, relief=24, lo=0.5, hi=0.45, rim=0.7, rim_width=4, shadow=(8, 8, 10, 0.5), wobble=0.4
    )
    ear = scene.sheet()
    ear.fill(spline([(654, 884), (684, 900), (704, 960), (690, 1014), (660, 1012), (646, 960)]),
             "#6a3014", grad=linear(646, 0, 704, 0, "#3a180c"))  # fmt: skip
    scene.add(ear, relief=14, lo=0.5, hi=0.4, rim=0.5, shadow=(5, 8, 8, 0.5), wobble=0.4)


def _boy(scene: Scene) -> None:
    """Cream on his nose, one finger up; his tin foot is stretched out before him."""
    scene.pool(240, 1150, 190, 22, DARK, 0.8)
    far = scene.sheet()
    far.fill(limb([(236, 1080), (330, 1010), (344, 1128)], [96, 76, 52]), "#3f4a34")
    far.fill(limb([(338, 1060), (346, 1126)], [50, 44]), "#d8a070")
    far.fill(spline([(318, 1120), (368, 1118), (408, 1142), (410, 1160), (318, 1160)]), "#b83440")
    far.line(poly([(318, 1159), (410, 1159)], closed=False), CREAM, 7)
    scene.add(far, relief=18, lo=0.55, hi=0.4, rim=0.5, wobble=0.4)
    who = Person(body="child", skin="tan", hair="pixie", hair_colour="#3a1c12", coat="shirt",
                 colour="#e8c27a", trim="#b83440", pattern="bands", face="joy", freckles=True,
                 trousers="#3f4a34")  # fmt: skip
    figure = Figure(who, "sit_floor", "q", air=True, hide_legs=True, lean=4, hunch=6, head=-2,
                    near_arm=(36, 62), far_arm=(50, 146), near_hand="hold",
                    far_hand="point")  # fmt: skip
    figure.draw(scene, 236, 1090, 740, ground=0, rim=0.8, rim_width=4, rim_colour="#ffd28a",
                shadow=(-8, 8, 12, 0.5))  # fmt: skip
    near = scene.sheet()
    near.fill(limb([(196, 1096), (262, 1124), (300, 1136)], [112, 92, 74]), "#46523a",
              grad=linear(0, 1060, 0, 1180, "#20281c"))  # fmt: skip
    near.fill(limb([(300, 1136), (346, 1148)], [66, 48]), "#fff0cc",
              grad=linear(0, 1110, 0, 1180, "#a86a34"))  # fmt: skip
    near.line(spline([(318, 1112), (326, 1140), (316, 1170)], closed=False), "#b83440", 6)
    near.fill(limb([(350, 1149), (426, 1162)], [17, 15]), "#d8d0c4",
              grad=linear(0, 1144, 0, 1172, "#5c4c40"))  # fmt: skip
    near.fill(ellipse(352, 1150, 13), "#8c7c6c")
    near.fill(spline([(416, 1176), (412, 1150), (430, 1120), (446, 1112), (456, 1128), (446, 1162),
                      (440, 1184)]), "#b83440")  # fmt: skip
    near.line(spline([(444, 1184), (455, 1150), (456, 1118)], closed=False), CREAM, 7)
    scene.add(near, relief=18, lo=0.55, hi=0.45, rim=0.7, rim_width=3, shadow=(6, 8, 9, 0.5),
              wobble=0.4)  # fmt: skip
    hand = figure.page("wrn", 4, -1)
    slice_ = scene.sheet()
    with slice_.at(*hand, 1, -10):
        wedge = poly([(-26, 8), (54, -8), (50, 26), (-24, 40)])
        slice_.fill(wedge, "#d8924c")
        slice_.fill(poly([(-26, 8), (54, -8), (53, 2), (-26, 19)]), "#fffaf0")
        slice_.fill(poly([(-25, 24), (51, 9), (51, 16), (-25, 31)]), "#c83444")
        slice_.fill(ellipse(34, -12, 11), "#e02c34")
    scene.add(slice_, relief=6, lo=0.45, hi=0.4, rim=0.6, shadow=(4, 8, 7, 0.5), wobble=0.3)
    scene.add(figure.render(scene, only_arm=True).sheet(), wobble=0.3, rim=0.6,
              rim_colour="#ffd28a", mask=smoothstep(hand[0] - 46, hand[0] - 30, scene.page.x)
              * smoothstep(hand[0] + 22, hand[0] + 14, scene.page.x))  # fmt: skip
    nose = figure.page("head", 4.4, 1.2)
    cream = scene.sheet()
    cream.fill(ellipse(nose[0], nose[1], 13, 10), "#fffaf0")
    cream.fill(ellipse(nose[0] - 34, nose[1] + 34, 12, 8, 30), "#fffaf0")
    scene.add(cream, relief=5, lo=0.4, hi=0.4, shadow=(2, 3, 3, 0.3), wobble=0.6)
