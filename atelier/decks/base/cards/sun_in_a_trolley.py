"""In an empty car park at dusk, a hedgehog pushes a trolley with a small tired sun in it."""

import math
import random

import numpy as np

from pinxit_atelier.animals.fur import furred
from pinxit_atelier.engine import (
    Brush,
    Cast,
    Field,
    Look,
    Page,
    Palette,
    Scene,
    around,
    ellipse,
    leaf,
    limb,
    linear,
    mix,
    poly,
    radial,
    rect,
    sample,
    smoothstep,
    spline,
    taper,
    vary,
)
from pinxit_atelier.gesture import Stage, vec
from pinxit_atelier.gesture.space import Vec

NIGHT, PLUM, ASPHALT, MAUVE = "#241440", "#3a2058", "#4a3468", "#8a70b0"
EMBER, GOLD, LEMON, WIRE = "#ff9a2c", "#ffc848", "#fff2a8", "#cfc4dc"
HORIZON, FOCAL, HIGH = 268.0, 800.0, 2.72  # of the camera, in metres
SUN = 336.0, 700.0
GROUND = 902.0  # where the wheels stand
UNIT = 300.0  # of the hedgehog's space, on the page

Spot = tuple[float, float]


def paint(page: Page) -> Scene:
    """Paint weather and asphalt first, then the light, and then who stands in it."""
    scene = Scene(page, 77, light=(*SUN, 70), glow="#ffc868", shade="#1c0e34", reach=420, felt=0.05)
    scene.focus(400, 740, 210)
    scene.focus(600, 800, 140)
    _sky(scene)
    scene.of("sky", way=-4)
    _asphalt(scene)
    _bays(scene)
    _far_side(scene)
    _light(scene)
    _lamps(scene)
    _car(scene)
    scene.exact(rect(60, 60, 680, 380), 0.45)
    scene.mist(HORIZON + 20, 34, "#7a5aa0", 0.5, seed=2)
    scene.pool(360, GROUND + 4, 190, 16, "#140824", 0.75)
    _panel(scene, FAR, 0.75)
    _sun(scene)
    _cover(scene)
    _frame(scene)
    _panel(scene, NEAR, 1.0)
    _hedgehog(scene)
    _tag(scene)
    scene.shine(SUN[0] - 16, SUN[1], 170, "#ffb02c", 0.34)
    _rain(scene)
    scene.motes(50, "#ffd880", (180, 560, 640, 900), size=(0.5, 2), strength=0.7)
    return scene.finish(
        Look(
            brush=Brush(exact=0.035, edges=0.5, detail=0.5, variety=1.1),
            masses=0.25,
            palette=Palette(
                colours=("#fff2a8", "#ff9a2c", "#847896", "#3a2a50", "#1a1228"),
                mother="#5a4080",
                accent="#ffb02c",
                quiet=0.2,
                hold=0.6,
            ),
            vignette=0.4,
            bloom=0.4,
            contrast=1.14,
            shadows="#22183c",
            lights="#c89a50",
            split=0.12,
        )
    )


def floor(x: float, y: float) -> Spot:
    """Return where a place on the asphalt (metres from the trolley; y away from us) is."""
    depth = FOCAL * HIGH / (GROUND - HORIZON - 14) + y
    return 360 + FOCAL * x / depth, HORIZON + FOCAL * HIGH / depth


def _polar(page: Page) -> tuple[Field, Field]:
    """Return for each pixel of the ground its distance from the trolley and its direction."""
    down = np.maximum(page.y - HORIZON, 1.5)
    depth = FOCAL * HIGH / down
    x = (page.x - 360) * depth / FOCAL
    y = depth - FOCAL * HIGH / (GROUND - HORIZON - 14)
    return np.hypot(x, y).astype(np.float32), np.arctan2(y, x).astype(np.float32)


def _sky(scene: Scene) -> None:
    page = scene.page
    clouds = page.noise(3, 260, 5, 0.55, (2.6, 0.8))
    high = page.y / HORIZON + clouds * 0.3
    stops = [(0, "#2c1850"), (0.45, "#43305f"), (0.8, "#6c5680"), (1.05, "#c09490")]
    scene.backdrop(stops, high.astype(np.float32), amount=0.14, texture="across")
    belly = smoothstep(0.1, 0.9, clouds) * smoothstep(HORIZON, 40, page.y)
    scene.multiply((belly * 0.6).astype(np.float32), "#3a2468")
    streaks = page.noise(9, 34, 3, 0.5, (0.35, 6)) + 0.4 * clouds
    scene.tint((smoothstep(0.25, 1.2, streaks) * smoothstep(80, 250, page.y) * 0.3).astype(
        np.float32), "#a890c8")  # fmt: skip


def _asphalt(scene: Scene) -> None:
    """A plane that goes on and on, wet where it has sunk."""
    page = scene.page
    ground = smoothstep(HORIZON - 1, HORIZON + 1, page.y)
    far = np.clip((page.y - HORIZON) / 900, 0, 1)
    tone = np.interp(far, [0, 0.06, 0.3, 1], [0.62, 0.42, 0.26, 0.12])
    scene.tint(ground, PLUM)
    scene.tint((ground * tone * 0.8).astype(np.float32), "#80709a")
    grit = page.noise(21, 5, 2, 0.6, (1.6, 0.7)) * smoothstep(0.02, 0.4, far)
    scene.image *= (1 + 0.10 * grit * ground)[..., None]
    wet = page.noise(31, 210, 4, 0.5, (3.2, 0.55))
    puddle = smoothstep(0.42, 0.5, wet) * ground * smoothstep(0.0, 0.1, far)
    sky = np.interp(far, [0, 1], [0.75, 0.35])
    scene.tint((puddle * sky * 0.55).astype(np.float32), "#b49ad0")
    rim = smoothstep(0.06, 0.0, np.abs(wet - 0.46)) * ground * smoothstep(0.0, 0.1, far)
    scene.multiply((rim * 0.35).astype(np.float32), "#2a1448")


def _bays(scene: Scene) -> None:
    """Painted lines, ring after ring; every one of them points to the middle."""
    sheet, rng = scene.sheet(), random.Random(6)
    rings = ((1.15, 1.9, 18), (2.5, 3.9, 26), (4.9, 6.9, 34), (8.4, 11.4, 44), (14, 19, 56),
             (24, 34, 72))  # fmt: skip
    for near, far, count in rings:
        for step in range(count):
            turn = (step + 0.5) / count * math.tau
            half = 0.075 if near < 8 else 0.11
            way, side = (math.cos(turn), math.sin(turn)), (-math.sin(turn), math.cos(turn))
            corners = []
            for long, wide in ((near, -half), (far, -half), (far, half), (near, half)):
                corners.append((way[0] * long + side[0] * wide, way[1] * long + side[1] * wide))
            if min(y for _, y in corners) < -2.95:
                continue
            shape = poly([floor(*corner) for corner in corners])
            sheet.fill(shape, "#e8dcf4", rng.uniform(0.62, 0.9))
            for _ in range(14 if near < 6 else 0):  # tyres have worn it
                part = rng.random()
                x, y = floor(way[0] * (near + (far - near) * part),
                             way[1] * (near + (far - near) * part))  # fmt: skip
                chip = ellipse(x + rng.uniform(-14, 14), y + rng.uniform(-4, 4),
                               rng.uniform(2, 7), rng.uniform(1, 2.6))  # fmt: skip
                sheet.fill(chip, "#000000", rng.uniform(0.3, 0.9), erase=True)
    scene.add(sheet, wobble=0.8, amount=0.2, dim=0.45)


def _far_side(scene: Scene) -> None:
    """A long flat shop, shut; trees and chimneys behind it."""
    rng = random.Random(14)
    trees = scene.sheet()
    for step in range(70):
        x = step * 12 + rng.uniform(-6, 6)
        trees.fill(ellipse(x, HORIZON - 6, rng.uniform(8, 16), rng.uniform(8, 24)), "#4c3c66")
    scene.add(trees, wobble=1.5, haze=("#9a74ac", 0.35))
    shop = scene.sheet()
    shop.fill(poly([(96, HORIZON + 4), (96, 232), (150, 226), (470, 228), (470, HORIZON + 4)]),
              "#42285e", grad=linear(0, 226, 0, HORIZON, "#5c3e7c"))  # fmt: skip
    shop.fill(rect(90, 224, 386, 7), "#31194c")
    for number in range(15):
        shop.fill(rect(112 + number * 23, 242, 17, 22), "#6e5294", 0.8)
        shop.line(poly([(112 + number * 23, 253), (129 + number * 23, 253)], closed=False),
                  "#3a2258", 1)  # fmt: skip
    shop.fill(ellipse(284, 214, 17, 13), "#4c3070")
    shop.fill(rect(281, 214, 6, 14), "#31194c")
    scene.add(shop, rim=0.3, wobble=0.6, haze=("#9a74ac", 0.2))


def _light(scene: Scene) -> None:
    """Light through a wire basket: bars of shadow fall outwards, ring after ring."""
    page = scene.page
    far, turn = _polar(page)
    ground = smoothstep(HORIZON + 4, HORIZON + 60, page.y)
    bars = np.abs(((turn * 22 / math.pi) % 1) - 0.5) * 2
    hoops = np.abs(((np.log(far + 0.25) * 3.1) % 1) - 0.5) * 2
    grid = smoothstep(0.06, 0.26, bars) * smoothstep(0.05, 0.24, hoops)
    grid = 1 - (1 - grid) * smoothstep(0.5, 0.9, far) * smoothstep(9, 3, far)
    fade = 1 / (1 + (far / 1.25) ** 2.1)
    shade = smoothstep(-0.2, 0.5, np.cos(turn - 0.5) - 0.55)  # where the cover hangs
    lit = ground * fade * grid * (1 - 0.7 * shade)
    rough = 1 + 0.22 * page.noise(21, 5, 2, 0.6, (1.6, 0.7))
    glow = np.array([1.0, 0.62, 0.16], np.float32)
    value = scene.image.mean(-1)
    wet = (value * 1.9 + 0.42) * lit * rough
    cold = 1 - np.clip(lit * 0.75, 0, 1)[..., None] * np.array([0, 0.15, 0.75], np.float32)
    scene.image = (scene.image * cold + wet[..., None] * glow).astype(np.float32)


def _lamps(scene: Scene) -> None:
    """Four street lamps; each has turned its head away."""
    for x, foot, top, way, size in ((560, 330, 176, 1, 0.42), (206, 350, 158, -1, 0.5),
                                    (80, 470, 74, -1, 0.85), (706, 610, -20, 1, 1.25)):  # fmt: skip
        sheet = scene.sheet()
        neck = [
            (x, foot), (x + way * 4 * size, (foot + top) / 2),
            (x - way * 4 * size, top + 70 * size), (x + way * 18 * size, top + 14 * size),
            (x + way * 56 * size, top + 22 * size), (x + way * 78 * size, top + 62 * size),
        ]  # fmt: skip
        sheet.fill(limb(neck, [15 * size, 10 * size, 8 * size, 8 * size, 8 * size, 9 * size], 50),
                   "#3a2054")  # fmt: skip
        sheet.fill(limb([(x, foot), (x, foot - 46 * size)], [26 * size, 18 * size]), "#301848")
        with sheet.at(x + way * 84 * size, top + 76 * size, size, way * -24):
            sheet.fill(spline([(-12, -24), (12, -24), (30, 10, 1), (-30, 10, 1)]), "#301848")
            sheet.fill(ellipse(0, 12, 24, 8), "#7a5c98")
        scene.pool(x + 10, foot, 30 * size, 5 * size, "#140824", 0.6)
        scene.add(sheet, relief=5 * size, lo=0.5, hi=0.7, rim=1.0, rim_width=2.4,
                  rim_colour="#ff9a5c", wobble=0.5, haze=("#7a5aa0", 0.5 - 0.4 * size))  # fmt: skip


def _car(scene: Scene) -> None:
    """It waits with its boot open and a light in it."""
    scene.pool(612, 436, 74, 8, "#140824", 0.7)
    sheet = scene.sheet()
    body = spline([(548, 430), (546, 396), (556, 384), (572, 360), (600, 352), (644, 354),
                   (662, 384), (678, 394), (680, 430, 1), (548, 430, 1)])  # fmt: skip
    sheet.fill(body, "#5a3a7c", grad=linear(550, 360, 680, 430, "#341c50"))
    boot = poly([(560, 384), (570, 366), (634, 366), (644, 386)])
    sheet.fill(poly([(556, 386), (648, 388), (652, 418), (552, 416)]), "#ffb45c",
               grad=linear(0, 380, 0, 420, "#8a4c5c"))  # fmt: skip
    sheet.fill(boot, "#1c0e34")
    lid = poly([(570, 364), (556, 318), (640, 316), (634, 364)])
    sheet.fill(lid, "#6a4890", grad=linear(0, 316, 0, 366, "#4c2e6c"))
    sheet.fill(poly([(574, 350), (566, 326), (630, 324), (628, 350)]), "#a890cc", 0.8)
    for x in (550, 664):
        sheet.fill(rect(x, 398, 13, 14, 3), "#e0403c")
    for x in (562, 652):
        sheet.fill(rect(x, 424, 18, 14, 4), "#140824")
    scene.add(sheet, relief=6, lo=0.5, hi=0.4, rim=0.6, wobble=0.5, haze=("#7a5aa0", 0.18))
    scene.shine(602, 404, 42, "#ffb45c", 0.5)


NEAR = ((196, 702), (492, 674), (474, 828), (238, 806))  # top front, top rear, bottom rear, front
FAR = ((250, 668), (526, 644), (504, 790), (284, 772))


def _between(one: Spot, other: Spot, part: float) -> Spot:
    return one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part


def _panel(scene: Scene, panel: tuple[Spot, Spot, Spot, Spot], near: float) -> None:
    """One side of the basket; the nearer one has its ends as well."""
    sheet = scene.sheet()
    a, b, c, d = panel
    tone = "#5c3c68" if near == 1 else "#c88a50"
    for step in range(1, 14):
        part = step / 14
        sheet.line(poly([_between(a, b, part), _between(d, c, part)], closed=False), tone, 2.4)
    for part in (0.33, 0.66):
        sheet.line(poly([_between(a, d, part), _between(b, c, part)], closed=False), tone, 2.8)
    if near == 1:
        for one, other in ((0, 0), (3, 3)):
            sheet.line(poly([NEAR[one], FAR[other]], closed=False), mix(tone, WIRE, 0.45), 5)
        for step in range(1, 5):
            part = step / 5
            sheet.line(poly([_between(NEAR[0], FAR[0], part), _between(NEAR[3], FAR[3], part)],
                            closed=False), tone, 2.4)  # fmt: skip
        for part in (0.33, 0.66):
            sheet.line(poly([_between(NEAR[0], NEAR[3], part), _between(FAR[0], FAR[3], part)],
                            closed=False), tone, 2.6)  # fmt: skip
    sheet.line(poly([a, b, c, d]), mix(tone, WIRE, 0.45), 6)
    scene.add(sheet, relief=2.4, lo=0.8, hi=0.9, rim=0.9, rim_width=1.6, wobble=0.35,
              shadow=(2, 4, 3, 0.35) if near == 1 else None, dim=0.3)  # fmt: skip


def _sun(scene: Scene) -> None:
    """Round, warm, and very tired."""
    x, y = SUN
    scene.shine(x, y, 210, EMBER, 0.9)
    rays, rng = scene.sheet(), random.Random(8)
    for step in range(26):
        turn = step / 26 * math.tau + rng.uniform(-0.08, 0.08)
        long = rng.uniform(98, 122) - 12 * math.sin(turn)  # they hang a little
        foot = x + 70 * math.cos(turn), y + 70 * math.sin(turn)
        tip = x + long * math.cos(turn + 0.12), y + long * math.sin(turn + 0.12) + 8
        rays.fill(leaf(foot, tip, 24, 0.1), rng.choice((EMBER, GOLD, "#ffb23a")), 0.95)
    scene.put(rays, wobble=0.8)
    disc = scene.sheet()
    ball = ellipse(x, y, 78, 76)
    disc.fill(ball, "#fffce0", grad=radial(x - 16, y - 16, 100, "#ff9c1e"))
    for _ in range(420):  # it smoulders
        turn, reach = rng.uniform(0, math.tau), 74 * rng.random() ** 0.5
        px, py = x + reach * math.cos(turn), y + reach * math.sin(turn)
        end = px - 16 * math.sin(turn), py + 16 * math.cos(turn)
        tone = rng.choice(("#fff6b0", "#ffd45c", "#ff9a2c"))
        disc.fill(taper([(px, py), end], [3.4, 0.6], 5), tone, 0.4, clip=ball)
    x, y = x - 14, y - 26
    disc.fill(ellipse(x + 30, y + 66, 84, 44), "#e8641c", 0.5, blur=18, clip=ball)
    for side in (-1, 1):
        ex, ey = x + side * 28 + 2, y + 6 + side * 2
        disc.fill(ellipse(ex, ey + 4, 22, 15), "#e87a1e", 0.6, blur=5, clip=ball)
        lid = spline([(ex - 17, ey + 5, 1), (ex - 11, ey - 10), (ex + 2, ey - 13),
                      (ex + 13, ey - 7), (ex + 18, ey + 5, 1), (ex + 2, ey + 9)])  # fmt: skip
        disc.fill(lid, "#ffd67c", grad=linear(ex, ey - 13, ex, ey + 9, "#f09a34"))
        slit = [(ex - 18, ey + 4), (ex - 6, ey + 9), (ex + 8, ey + 9), (ex + 19, ey + 4)]
        disc.fill(taper(slit, [1, 7, 6.5, 1]), "#4c1a08")
        disc.fill(ellipse(ex - 1, ey + 8.6, 3.6, 1.8), "#fff0c0", 0.9)
        disc.fill(taper([(px, py + 11) for px, py in slit], [0.5, 4, 4, 0.5]), "#c85a14", 0.7,
                  blur=1.6)  # fmt: skip
        brow = [(ex - 15, ey - 17 - side * 2), (ex, ey - 22), (ex + 15, ey - 18 + side * 2)]
        disc.fill(taper(brow, [1, 5, 1]), "#d8701c", 0.8, blur=1.4)
    mouth = [(x - 14, y + 52), (x + 2, y + 48), (x + 18, y + 53)]
    disc.fill(taper(mouth, [1, 4, 1]), "#7c2c0c", 0.9)
    disc.fill(taper([(px, py + 7) for px, py in mouth], [0.5, 5, 0.5]), "#ffdc8c", 0.5, blur=2)
    scene.lay(disc, "plain", way=around(scene.page, *SUN))
    scene.exact(ellipse(*SUN, 80), 0.75)


COVER = [(286, 636, 1), (300, 608), (350, 596), (404, 614), (440, 654), (494, 662, 1), (522, 690),
         (528, 760), (516, 806, 1), (470, 812), (430, 800, 1), (426, 760), (416, 716), (398, 676),
         (366, 644), (326, 632)]  # fmt: skip


def _cover(scene: Scene) -> None:
    """Somebody has knitted it, in stripes, and tucked it round the sun."""
    sheet, rng = scene.sheet(), random.Random(2)
    shape = spline(COVER)
    sheet.fill(shape, "#e2607a")
    with sheet.inside(shape):
        for row in range(40):
            stripe = ("#f2e6d8", "#e2607a", "#5cb8b0", "#e2607a")[row // 3 % 4]
            y0 = 584 + row * 6.2
            for column in range(42):
                x = 280 + column * 6.4 + (row % 2) * 0.6
                y = y0 + 20 * math.sin((x - 330) / 70) + max(x - 380, 0) * 0.3
                for side in (-1, 1):
                    stitch = limb([(x + side * 3, y - 3), (x, y + 3)], [3.4, 3], 5)
                    sheet.fill(stitch, vary(stripe, rng, 0.1))
        for fold in ((410, 640, 450, 800), (448, 680, 480, 810), (494, 680, 506, 800)):
            sheet.fill(taper([(fold[0], fold[1]), ((fold[0] + fold[2]) / 2 + 10, 730), fold[2:]],
                             [3, 15, 5]), "#4a1c4c", 0.45, blur=5)  # fmt: skip
    for number in range(16):
        x = 436 + number * 5.4
        y = 803 + 8 * math.sin(number / 15 * math.pi)
        tuft = [(x, y - 3), (x + rng.uniform(-3, 3), y + 10), (x + rng.uniform(-4, 4), y + 20)]
        sheet.fill(taper(tuft, [4, 3.6, 1.5]), "#f2e6d8")
    with scene.layer("cloth", way=96, form=0.5, cast=Cast((4, 9), dark=0.6)):
        scene.add(sheet, amount=0, wobble=0.5)


def _frame(scene: Scene) -> None:
    """Rails, castors, and the handle."""
    sheet = scene.sheet()
    for bar in (
        [(238, 806), (226, 852), (232, 880)], [(474, 828), (486, 852), (484, 880)],
        [(226, 856), (360, 862), (486, 858)], [(284, 772), (288, 840), (296, 862)],
        [(296, 850), (400, 852), (522, 846)], [(504, 790), (518, 826), (524, 858)],
        [(226, 856), (294, 848)], [(486, 858), (522, 846)],
        [(492, 674), (516, 652), (548, 640)], [(526, 644), (552, 626), (572, 620)],
    ):  # fmt: skip
        sheet.fill(taper(bar, [8, 8], 20), WIRE)
    for x, y, size in ((234, 890, 14), (484, 890, 14), (298, 872, 11), (524, 868, 11)):
        sheet.fill(limb([(x, y - 16), (x + 2, y - 4)], [16, 12]), "#7a6c90")
        sheet.fill(ellipse(x + 3, y, size), "#2a1838")
        sheet.fill(ellipse(x + 3, y, size * 0.42), "#b8a8cc")
    scene.add(sheet, relief=4, lo=0.8, hi=0.8, rim=0.9, rim_width=2, wobble=0.35,
              shadow=(3, 6, 4, 0.4))  # fmt: skip
    grip = scene.sheet()
    grip.fill(limb([(540, 642), (580, 616)], [17, 16]), "#2fb4a8")
    grip.fill(rect(553, 622, 15, 13, 3), "#f2e6d8")
    scene.add(grip, relief=7, lo=0.5, hi=0.6, rim=0.9, shadow=(2, 5, 5, 0.5), wobble=0.3)


def _at(x: float, y: float, near: float = 0) -> Vec:
    """Return the place in space that is seen there on the page, so far in front of it."""
    return vec((x - 600) / UNIT, (GROUND - y) / UNIT, near / UNIT)


def _hedgehog(scene: Scene) -> None:
    """On his hind legs, leaning into it with both paws on the frame."""
    stage = Stage(scene, 600, GROUND, UNIT, pitch=0, near=8, box=(470, 640, 760, 930))
    canvas = stage.canvas
    fur, paw, dusk = "#b08a68", "#8a6450", "#6a4c48"
    with canvas.part(dusk, soft=1) as far:
        far.chain([_at(624, 856, -10), _at(650, 880, -14), _at(656, 894, -6)],
                  [0.115, 0.07, 0.045])  # fmt: skip
        far.ball(_at(644, 897, 4), np.diag([0.07, 0.032, 0.05]))
        far.chain([_at(600, 786, -12), _at(566, 790, -20), _at(538, 770, -24)],
                  [0.062, 0.044, 0.038])  # fmt: skip
    with canvas.part(fur, soft=1.6) as body:
        body.chain([_at(622, 856, 0), _at(614, 820, 4), _at(600, 782, 6)], [0.175, 0.18, 0.125])
        body.ball(_at(604, 834, 20), np.diag([0.135, 0.17, 0.13]))
    with canvas.part(paw, soft=1) as leg:
        leg.chain([_at(610, 872, 30), _at(590, 886, 38), _at(584, 894, 40)], [0.10, 0.062, 0.042])
        leg.ball(_at(570, 897, 44), np.diag([0.075, 0.034, 0.05]))
    with canvas.part(fur, soft=1.4) as head:
        head.ball(_at(606, 748, 14), np.diag([0.135, 0.125, 0.12]))
        head.chain([_at(590, 752, 24), _at(566, 762, 28), _at(546, 766, 30)], [0.10, 0.06, 0.026])
        head.ball(_at(592, 772, 26), np.diag([0.085, 0.055, 0.07]))
    with canvas.part("#1e1018", soft=0.3, sheen=0.5) as nose:
        nose.ball(_at(540, 764, 32), np.diag([0.030, 0.026, 0.026]))
    with canvas.part("#a87860", soft=0.4) as ear:
        ear.ball(_at(626, 726, 34), np.diag([0.046, 0.050, 0.02]))
    with canvas.part(paw, soft=0.8) as arm:
        arm.chain([_at(596, 792, 34), _at(574, 816, 46), _at(544, 804, 46), _at(518, 792, 40)],
                  [0.070, 0.056, 0.044, 0.036])  # fmt: skip
        for step in range(4):
            y = 784 + step * 6
            arm.chain([_at(520, y + 3, 42), _at(508, y, 40), _at(503, y + 3, 34)],
                      [0.018, 0.015, 0.011])  # fmt: skip
    away = scene.falls(600, GROUND, 0.8, dark=0.75, soft=0.06)
    with scene.layer("fur", cast=away, contact=0.7):
        stage.paint(light=(SUN[0] + 60, SUN[1] + 20, 130), shadow=0, contact=0.5, fill=0.24,
                    dim=0.1, rim=0.35, rim_colour="#ffc060", bounce="#c87a3c")  # fmt: skip
        furred(scene, canvas, 1300, long=10, thick=2, vary=0.3, fall=(0.3, 1), light="#fff0d0",
               dark="#3a2430", opacity=0.55)  # fmt: skip
        _prickles(scene)
    face = scene.sheet()
    face.fill(taper([(578, 748), (587, 754), (598, 749)], [1, 4, 1]), "#1e1018")
    face.fill(taper([(574, 740), (586, 735), (600, 739)], [0.6, 3, 0.6]), "#5c3c38", 0.7)
    face.fill(taper([(552, 774), (562, 780), (576, 777)], [0.6, 2.6, 0.6]), "#3c2026", 0.8)
    face.fill(ellipse(537, 760, 2.4, 1.6), "#ffe8c0", 0.9)
    scene.put(face)
    scene.exact(ellipse(600, 800, 120, 130), 0.8)


def _prickles(scene: Scene) -> None:
    """A cloak of them, from the brow over the back to the ground: dark, with pale tips."""
    rng = random.Random(11)
    for layer in range(3):
        sheet = scene.sheet()
        for _ in range(330):
            part = rng.random()
            x, y = _spine(part)
            deep = rng.uniform(-34, 12) - 10 * (2 - layer)
            x, y = x + deep * math.cos(_lean(part)), y + deep * math.sin(_lean(part))
            way = _lean(part) + 0.5 * (1 - part) + rng.uniform(-0.2, 0.2)
            long = rng.uniform(18, 32)
            tip = x + long * math.cos(way), y + long * math.sin(way)
            tone = rng.choice(("#3c2840", "#4e3648", "#241630", "#5c4654"))
            sheet.fill(taper([(x, y), tip], [4.2, 0.5], 4), tone, 0.95)
            pale = "#c8a888" if way < -0.6 or (layer == 2 and rng.random() < 0.4) else "#8a7084"
            sheet.fill(taper([_between((x, y), tip, 0.6), tip], [2, 0.4], 4), pale, 0.75)
        scene.add(sheet, amount=0, wobble=0.3)


def _spine(part: float) -> Spot:
    """Return a place along the back, from the brow (0) to the rump (1)."""
    line = [(604, 718), (640, 730), (664, 768), (674, 818), (668, 862), (640, 890)]
    x, y, _, _ = sample(line, 60)[round(part * 60)]
    return x, y


def _lean(part: float) -> float:
    """Return the direction in which prickles stand off there, in radians."""
    return -1.5 + 2.3 * part


def _tag(scene: Scene) -> None:
    """What it costs, with something struck out."""
    sheet = scene.sheet()
    sheet.line(spline([(222, 704), (206, 730), (196, 752)], closed=False), "#f2e6d8", 2)
    with sheet.at(190, 784, 1, 14):
        shape = poly([(-22, -18), (0, -36), (22, -18), (22, 40), (-22, 40)])
        sheet.fill(shape, "#fff6dc")
        sheet.fill(ellipse(0, -20, 4.5), "#5a3a70")
        for y, wide in ((-4, 13), (4, 13), (12, 8)):
            sheet.line(poly([(-wide, y), (wide, y)], closed=False), "#8a70a0", 2.6)
        sheet.line(poly([(-18, 14), (18, -10)], closed=False), "#e0403c", 3.4)
        sheet.fill(ellipse(0, 26, 9), "#e0403c")
    scene.add(sheet, relief=3, lo=0.4, hi=0.3, rim=0.6, shadow=(4, 7, 6, 0.5), wobble=0.3)


def _rain(scene: Scene) -> None:
    """A thin rain, which is seen only before the light and the sky."""
    rng = random.Random(41)
    grey, gold = scene.sheet(), scene.sheet()
    for _ in range(420):
        x, y = rng.uniform(-40, 840), rng.uniform(-40, 1220)
        long = rng.uniform(16, 46)
        drop = taper([(x, y), (x - long * 0.24, y + long)], [0.4, 1.7], 4)
        near = math.hypot(x - SUN[0], y - SUN[1]) < 300
        (gold if near else grey).fill(drop, "#ffd88a" if near else "#cdbce8", rng.uniform(0.1, 0.4))
    for _ in range(90):
        x, y = rng.uniform(0, 800), rng.uniform(520, 1190)
        if 170 < x < 700 and y < 915:
            continue
        size = (y - HORIZON) / 60
        grey.line(ellipse(x, y, size, size * 0.32), "#d8c8f0", 1.1, rng.uniform(0.15, 0.45))
    scene.put(grey, "screen")
    scene.put(gold, "screen")
