"""A tree full of birds, all of whom stare at one nest: the egg in it is square."""

import math
import random
from typing import NamedTuple

import numpy as np

from pinxit_atelier.engine import (
    Brush,
    Cast,
    Look,
    Page,
    Palette,
    Scene,
    Sheet,
    darker,
    ellipse,
    leaf,
    limb,
    linear,
    mix,
    poly,
    radial,
    smoothstep,
    spline,
    taper,
    vary,
)
from pinxit_atelier.pen import dots

LIME, DEEP, EGG = "#c4d860", "#18342a", "#fffef4"
NEST = 330.0, 596.0

Spot = tuple[float, float]


class Kind(NamedTuple):
    """A bird in profile that looks right, its feet at the origin: outlines, and their colours."""

    body: str
    tones: tuple[str, str]  # of its back, and of its belly
    patches: tuple[tuple[str, str], ...] = ()
    bill: str = ""
    horn: str = "#8a7a50"
    eye: Spot = (22, -86)
    before: tuple[tuple[str, str], ...] = ()  # crests and combs, behind its head
    legs: float = 8


KINDS: dict[str, Kind] = {
    "toucan": Kind(
        "16,-98 32,-92 38,-74 38,-48 26,-22 6,-8 -12,-8 -26,20! -42,22! -36,-10 -32,-42 -20,-70 "
        "-2,-92", ("#16181c", "#2a2c2e"),
        (("22,-84 36,-78 40,-58 30,-48 20,-58 16,-72", "#d8cfa0"),
         ("-34,-46 -12,-56 4,-40 0,-16 -20,6 -34,20", "#0e1014")),
        "30,-94! 54,-102 84,-96 100,-76! 80,-80 56,-75 34,-75!", "#c88430", (24, -86),
    ),
    "parrot": Kind(
        "12,-106 28,-102 37,-88 34,-70 38,-48 30,-24 12,-8 2,-4 -6,34 -12,76! -24,74! -26,28 "
        "-28,-12 -30,-44 -22,-74 -8,-98", ("#8c2c28", "#b04a34"),
        (("-28,-62 -8,-70 8,-54 6,-28 -6,0 -16,40 -26,20 -32,-30", "#2c4a78"),
         ("18,-94 32,-92 33,-80 22,-78", "#cfc4a4"), ("-12,-66 4,-62 2,-48 -14,-44", "#a88a3c")),
        "30,-98! 44,-96 47,-82 40,-68! 38,-79 31,-79!", "#3a3430", (25, -88),
    ),
    "hen": Kind(
        "-62,-92! -48,-64 -24,-50 4,-58 16,-86 26,-104 40,-106 48,-94 44,-80 50,-56 42,-30 22,-10 "
        "-8,-4 -36,-14 -56,-40 -70,-74", ("#b8a88a", "#d8ccb0"),
        (("-46,-54 -20,-54 8,-46 2,-24 -26,-20 -46,-34", "#9c8a6c"),), "46,-98! 62,-90! 46,-87!",
        "#b07a30", (36, -96),
        (("24,-102 22,-116 30,-112 34,-122 39,-112 47,-116 45,-100", "#a82c24"),
         ("44,-88 52,-86 50,-72 44,-76", "#a82c24")), 12,
    ),
    "crow": Kind(
        "18,-84 34,-82 42,-70 36,-58 34,-40 20,-20 -4,-8 -34,4 -84,26! -92,16! -60,-8 -38,-30 "
        "-14,-56 2,-76", ("#1a1c24", "#242830"),
        (("-40,-26 -8,-50 12,-42 4,-20 -30,2 -74,22 -60,0", "#10121a"),),
        "36,-80! 52,-76 68,-66! 50,-64 38,-64!", "#22222a", (30, -73), legs=12,
    ),
    "magpie": Kind(
        "18,-82 33,-80 40,-68 34,-56 32,-40 20,-20 -2,-8 -24,4 -96,54! -108,46! -52,-6 -34,-30 "
        "-14,-54 2,-74", ("#181c28", "#1c2430"),
        (("26,-44 32,-30 18,-14 -2,-10 2,-26 14,-34", "#d0d0bc"),
         ("-34,-30 -16,-44 -2,-40 -8,-24 -26,-18", "#c4c8b8"),
         ("-30,-14 -6,-20 -40,4 -90,44 -70,16", "#20446a")),
        "34,-77! 48,-73 60,-65! 48,-62 36,-62!", "#22222a", (29, -71), legs=12,
    ),
    "pigeon": Kind(
        "20,-82 33,-80 39,-70 34,-60 38,-44 28,-22 6,-8 -20,-2 -62,14! -70,4! -46,-18 -30,-40 "
        "-8,-58 6,-74", ("#6c7484", "#8c8494"),
        (("-42,-22 -16,-46 8,-40 4,-18 -22,-4 -54,8", "#505a6c"), ("10,-70 30,-62 32,-50 12,-50",
                                                                  "#4c6a5c")),
        "35,-76! 50,-70! 36,-66!", "#a89880", (28, -73), legs=9,
    ),
    "robin": Kind(
        "14,-68 28,-66 36,-54 34,-34 22,-14 2,-6 -16,-6 -40,8! -46,0! -30,-18 -22,-42 -6,-60",
        ("#5c4a34", "#b09a74"),
        (("22,-58 34,-52 34,-34 24,-20 10,-28 12,-48", "#b0542c"),), "32,-60! 46,-55! 33,-51!",
        "#3a3028", (23, -57), legs=9,
    ),
    "kingfisher": Kind(
        "10,-78 26,-78 36,-66 34,-50 36,-34 24,-12 6,-4 -12,-2 -24,12! -32,8! -26,-16 -26,-44 "
        "-22,-66 -6,-76", ("#2c6c78", "#a8683c"),
        (("-26,-60 -6,-62 6,-44 0,-20 -18,0 -28,-10", "#1c4c64"),
         ("24,-40 36,-36 22,-12 6,-8 12,-28", "#a8683c")),
        "32,-70! 58,-66 84,-58! 56,-55 34,-56!", "#20242a", (23, -66), legs=5,
    ),
    "cockatoo": Kind(
        "12,-104 28,-100 36,-86 33,-70 38,-48 30,-22 12,-8 0,-4 -10,22 -18,48! -30,46! -30,12 "
        "-32,-40 -24,-72 -8,-98", ("#b8bcaa", "#dcdcc8"),
        (("-30,-60 -8,-66 6,-50 2,-24 -12,2 -24,26 -32,0", "#98a294"),),
        "30,-96! 42,-94 45,-82 39,-70! 37,-79 31,-79!", "#4a4844", (25, -87),
        (("14,-98 2,-124 -22,-134 -8,-120 -26,-120 -6,-106 -18,-104 2,-94", "#b8a048"),),
    ),
    "pelican": Kind(
        "-66,-30 -44,-62 -8,-74 20,-66 34,-84 34,-104 28,-126 34,-146 52,-152 66,-142 62,-126 "
        "50,-116 54,-92 48,-58 34,-24 6,-6 -32,-8 -60,-10 -84,-20!", ("#a8aca0", "#d0d0bc"),
        (("-62,-30 -36,-54 2,-58 10,-36 -20,-18 -56,-16", "#868e8c"),),
        "56,-148! 90,-128 128,-92! 104,-82 76,-88 58,-112 54,-126!", "#b8843c", (52, -140),
        (("36,-146 22,-158 12,-152 26,-140", "#a8aca0"),), 10,
    ),
    "heron": Kind(
        "-52,-84! -36,-118 -6,-142 18,-148 34,-176 22,-206 18,-236 34,-258 56,-256 62,-246 44,-238 "
        "36,-224 50,-190 46,-150 34,-120 6,-98 -24,-88", ("#6c7c84", "#a4aca4"),
        (("-50,-86 -30,-114 2,-132 16,-116 -8,-100", "#4a5a66"),
         ("40,-254 26,-262 -6,-252 24,-250", "#20282e")),
        "58,-256! 84,-246 112,-228! 80,-236 56,-242!", "#a88438", (50, -250), legs=92,
    ),
}  # fmt: skip


def paint(page: Page) -> Scene:
    """Paint the dark of the tree, row upon row of birds, and then the sun on one nest."""
    scene = Scene(page, 88, light=(*NEST, 190), glow="#fff6c0", shade="#101c1c", reach=520,
                  felt=0)  # fmt: skip
    scene.focus(*NEST, 230)
    _canopy(scene)
    _boughs(scene)
    _shaft(scene, 0.5)
    _dusk(scene)
    _house(scene)
    _nest(scene)
    _egg(scene)
    _wren(scene)
    _shaft(scene, 0.32)
    _crowd(scene)
    _near_leaves(scene)
    scene.shine(NEST[0] - 20, NEST[1] - 30, 80, "#fffff0", 0.42)
    scene.shine(NEST[0], NEST[1] - 20, 200, "#e8ff80", 0.2)
    scene.motes(130, "#f8ffc0", (60, 0, 620, 800), size=(0.5, 2.4), strength=0.8)
    tubes = Palette(
        colours=("#f4f0b8", "#8a9a50", "#16302a", "#8c3c30", "#3a6078", "#a8803c"),
        mother="#5c7048", quiet=0.3, accent="#e0608c",
    )  # fmt: skip
    look = Look(brush=Brush(edges=0.4, exact=0.032), palette=tubes, masses=0.4, vignette=0.3,
                bloom=0.35, contrast=1.14)  # fmt: skip
    return scene.finish(look)


def _dusk(scene: Scene) -> None:
    """Away from the shaft it is nearly dark under the leaves."""
    page = scene.page
    far = smoothstep(180, 620, page.distance(*NEST))
    gap = np.exp(-(((page.x - 350) / 300) ** 2) - ((page.y - 985) / 120) ** 2)
    scene.multiply((0.6 * far * (1 - 0.75 * gap)).astype(np.float32), "#31504c")
    scene.tint((0.5 * gap * (0.8 + 0.4 * page.noise(12, 60, 3))).astype(np.float32), "#7c9058")


def _canopy(scene: Scene) -> None:
    page, rng = scene.page, random.Random(2)
    far = page.distance(NEST[0] - 60, NEST[1] - 160, 620, 800)
    stops = [(0, "#cdd47a"), (0.3, "#7c9450"), (0.6, "#37543a"), (1.0, "#14261f")]
    scene.backdrop(stops, (far + 0.12 * page.noise(4, 140, 4)).astype(np.float32), amount=0.14)
    for _ in range(3):
        sheet = scene.sheet()
        for _ in range(240):
            x, y = rng.uniform(-20, 820), rng.uniform(-20, 1220)
            near = math.hypot(x - NEST[0], y - NEST[1]) / 640
            tone = mix(LIME, DEEP, min(1, max(0, near * 0.92 + rng.uniform(-0.22, 0.2))))
            turn, long = rng.uniform(0, math.tau), rng.uniform(20, 46)
            tip = x + long * math.cos(turn), y + long * math.sin(turn)
            sheet.fill(leaf((x, y), tip, long * 0.46, 0.08), vary(tone, rng, 0.1), 0.85)
        scene.lay(sheet, "foliage", cast=Cast((6, 9), dark=0.35))


BOUGHS: tuple[tuple[list[Spot], list[float], float], ...] = (
    ([(830, 150), (640, 92), (420, 116), (240, 84), (120, 104)], [34, 26, 20, 13, 3], 0.45),
    ([(780, 372), (640, 286), (440, 258), (260, 280), (120, 350)], [46, 36, 26, 17, 3], 0.2),
    ([(780, 470), (690, 430), (610, 438), (560, 420)], [30, 22, 12, 3], 0.12),
    ([(-30, 540), (50, 478), (130, 470), (188, 440)], [30, 20, 12, 3], 0.15),
    ([(780, 600), (620, 664), (460, 690), (320, 684), (190, 702), (104, 664)],
     [64, 48, 36, 28, 18, 4], 0.0),
    ([(800, 880), (680, 896), (560, 868), (430, 896), (350, 872)], [52, 40, 30, 18, 4], 0.0),
    ([(-30, 900), (80, 852), (190, 868), (270, 846)], [44, 34, 22, 4], 0.0),
)  # fmt: skip


def _boughs(scene: Scene) -> None:
    """They reach in from the trunk and from outside, each at its own distance."""
    trunk = scene.sheet()
    trunk.fill(spline([(664, 1240, 1), (704, 900), (728, 500), (716, 140), (730, -40, 1),
                       (860, -40, 1), (860, 1240, 1)]), "#2e281e",
               grad=linear(660, 0, 820, 0, "#14140f"))  # fmt: skip
    scene.lay(trunk, "wood", way=92, form=0.5)
    for number, (line, widths, air) in enumerate(BOUGHS):
        sheet, rng = scene.sheet(), random.Random(number)
        shape = limb(line, widths)
        sheet.fill(shape, "#4c3c26")
        for _ in range(70):
            part = rng.random() * (len(line) - 1.01)
            (ax, ay), (bx, by) = line[int(part)], line[int(part) + 1]
            x, y = ax + (bx - ax) * (part % 1), ay + (by - ay) * (part % 1) + rng.uniform(-16, 16)
            way_x, way_y = (bx - ax) * 0.24, (by - ay) * 0.24
            grain = [(x - way_x, y - way_y), (x, y + 2), (x + way_x, y + way_y)]
            sheet.fill(taper(grain, [0.4, 3, 0.4], 6), rng.choice(("#7a6034", "#1e1810")), 0.5,
                       clip=shape)  # fmt: skip
        with scene.layer("wood", form=0.6, cast=Cast((8, 16), dark=0.6, soft=0.2),
                         air=("#2c4c38", air)):  # fmt: skip
            scene.add(sheet, amount=0)


# Who sits where: kind, feet, size, which way it looks (-1: left), how it leans, and how far off.
SEATS: tuple[tuple[str, float, float, float, int, float, float], ...] = (
    ("crow", 214, 80, 0.74, 1, 16, 0.5), ("pigeon", 322, 92, 0.7, 1, 6, 0.5),
    ("parrot", 452, 102, 0.76, -1, 14, 0.46), ("robin", 522, 96, 0.7, -1, 20, 0.46),
    ("toucan", 646, 86, 0.84, -1, 12, 0.42),
    ("cockatoo", 172, 310, 0.86, 1, 10, 0.16), ("robin", 258, 274, 0.8, 1, 26, 0.2),
    ("pigeon", 342, 262, 0.84, -1, 12, 0.2), ("magpie", 566, 262, 0.92, -1, 22, 0.16),
    ("hen", 664, 292, 0.98, -1, 14, 0.12),
    ("robin", 596, 432, 0.84, -1, 4, 0.08), ("parrot", 672, 424, 0.9, -1, -6, 0.1),
    ("kingfisher", 122, 464, 0.92, 1, 6, 0.05), ("robin", 46, 474, 0.86, 1, -4, 0.1),
    ("kingfisher", 600, 652, 0.9, -1, -4, 0.0),
    ("heron", 62, 858, 1.0, 1, 0, 0.0), ("pelican", 184, 858, 1.02, 1, -8, 0.0),
    ("parrot", 428, 884, 1.04, -1, -16, 0.0), ("toucan", 630, 874, 1.12, -1, -14, 0.0),
)  # fmt: skip


def _house(scene: Scene) -> None:
    """From the farthest to the nearest: colours only where the light still reaches."""
    for number, (name, x, y, size, side, lean, air) in enumerate(SEATS):
        sheet = scene.sheet()
        _bird(sheet, x, y, size, KINDS[name], side, lean, random.Random(number))
        if name == "toucan" and y > 500:
            _square(sheet, x - 62, y - 2, 0.8)
        _settle(scene, sheet, x, y, air)
    for number, (x, y, size, air, asleep) in enumerate(
        ((452, 246, 0.9, 0.18, False), (716, 884, 1.24, 0.0, True))
    ):
        sheet = scene.sheet()
        _owl(sheet, x, y, size, random.Random(number + 3), asleep=asleep)
        _settle(scene, sheet, x, y, air)


def _settle(scene: Scene, sheet: Sheet, x: float, y: float, air: float) -> None:
    with scene.layer("fur", way="fall", form=0.85, cast=Cast((9, 14), dark=0.6, soft=0.2),
                     contact=0.4, air=("#2c4c38", air)):  # fmt: skip
        scene.add(sheet, amount=0)
    _lit_side(scene, sheet, x, y, 1 - air)
    scene.exact(sheet.pixels()[..., 3], 0.35 if air else 0.55)


def _lit_side(scene: Scene, sheet: Sheet, x: float, y: float, much: float = 1) -> None:
    """The glow of the nest runs along the side of a bird that looks at it."""
    far = math.hypot(NEST[0] - x, NEST[1] - y)
    away = [round(-4 * part / far * scene.page.scale) for part in (NEST[1] - y, NEST[0] - x)]
    alpha = sheet.pixels()[..., 3]
    edge = np.clip(alpha - np.roll(alpha, away, axis=(0, 1)), 0, 1)
    strength = max(0.14, 0.7 - far / 1000) * much
    scene.tint((scene.page.blur(edge, 1.6) * strength).astype(np.float32), "#f0eca8")


def _bird(
    sheet: Sheet, x: float, y: float, size: float, kind: Kind, side: int, lean: float,
    rng: random.Random,
) -> None:  # fmt: skip
    """Paint one who sits at (x, y): masses first, then feathers along them."""
    with sheet.at(x, y, size, lean * side, flip=side < 0):
        for foot in (-2, 12):
            sheet.line(spline([(foot - 4, -12 - kind.legs * 0.4), (foot + 2, -kind.legs * 0.4),
                               (foot, 4)], closed=False), "#4a3c28", 4)  # fmt: skip
            if kind.legs > 40:
                sheet.line(poly([(foot - 6, -kind.legs - 10), (foot + 2, -46), (foot - 2, 4)],
                                closed=False), "#5c4c30", 5)  # fmt: skip
        for shape, tone in kind.before:
            sheet.fill(spline(dots(shape)), tone)
        if kind.bill:
            bill = spline(dots(kind.bill))
            sheet.fill(bill, kind.horn, grad=linear(30, -90, 40, -70, darker(kind.horn, 0.5)))
        body = spline(dots(kind.body))
        back, belly = kind.tones
        sheet.fill(body, back, grad=linear(-24, -50, 34, -30, belly))
        for shape, tone in kind.patches:
            sheet.fill(spline(dots(shape)), tone, 0.92, blur=1.6, clip=body)
        for _ in range(90):
            px, py = rng.uniform(-70, 50), rng.uniform(-150, 40)
            if not body.contains(px, py):
                continue
            way = rng.uniform(-0.2, 0.2) + 2.1
            long = rng.uniform(9, 20)
            end = px + long * math.cos(way), py + long * math.sin(way)
            tone = rng.choice(("#f4ecc0", "#0c1410", "#0c1410"))
            sheet.fill(taper([(px, py), end], [3.4, 0.5], 4), tone, 0.2, clip=body)
        ex, ey = kind.eye
        sheet.fill(ellipse(ex, ey, 4.4), "#0c0c0c")
        sheet.fill(ellipse(ex + 1.4, ey + 1.2, 1.3), "#f4ecc0", 0.9)


def _owl(
    sheet: Sheet, x: float, y: float, size: float, rng: random.Random, *, asleep: bool
) -> None:
    """A round mass with two discs; it has turned its face to the nest, or closed its eyes."""
    tone = "#5c5064" if asleep else "#7c6444"
    side = 1 if x < NEST[0] else -1
    with sheet.at(x, y, size, -5 * side):
        body = spline(dots("-4,-112 22,-108 36,-84 38,-50 28,-16 10,-2 -14,-4 -30,-20 -38,-54 "
                           "-34,-88 -24,-108"))  # fmt: skip
        sheet.fill(body, tone, grad=linear(-side * 34, -60, side * 36, -40, mix(tone, "#d8c498",
                                                                            0.4)))  # fmt: skip
        for ear in (-1, 1):
            sheet.fill(leaf((ear * 17, -104), (ear * 27, -128), 15), darker(tone, 0.25))
        for _ in range(60):
            px, py = rng.uniform(-34, 34), rng.uniform(-70, -6)
            mark = taper([(px, py), (px + 1, py + rng.uniform(8, 15))], [4, 0.6], 4)
            sheet.fill(mark, rng.choice((darker(tone, 0.55), "#d8c498")), 0.5, clip=body)
        sheet.fill(spline(dots("-34,-80 -40,-40 -26,-6 -20,-30 -22,-64")), darker(tone, 0.4), 0.8)
        turned = 5 * side if not asleep else 0
        tilt = 4 if not asleep else 8
        for eye in (-1, 1):
            ex, ey = eye * 14 + turned, -84 + tilt
            sheet.fill(ellipse(ex, ey, 15 - 2 * (eye == side), 17), mix(tone, "#d8c498", 0.5),
                       grad=linear(ex, ey - 14, ex, ey + 16, darker(tone, 0.1)))  # fmt: skip
            if asleep:
                lid = spline([(ex - 9, ey), (ex, ey + 6), (ex + 9, ey - 1)], closed=False)
                sheet.line(lid, "#140f14", 3.2)
                continue
            sheet.fill(ellipse(ex + turned * 0.4, ey + 2, 8), "#b88a30")
            sheet.fill(ellipse(ex + turned * 0.6, ey + 3.4, 5.4), "#0c0c0c")
            sheet.fill(ellipse(ex + turned * 0.8, ey + 1.4, 1.4), "#fff8e0")
        bx, by = turned * 1.3, -74 + tilt
        sheet.fill(spline([(bx - 4, by - 6), (bx + 4, by - 6), (bx, by + 9, 1)]), "#3a3024")


OWL_BACK = (
    "-22,-118! -16,-106 0,-102 16,-106 24,-120! 28,-96 40,-60 38,-20 22,6 -22,6 -38,-20 "
    "-40,-60 -28,-94"
)
HEN_BACK = (
    "-14,-116 -6,-128 0,-118 6,-130 12,-118 20,-102 18,-82 38,-56 52,-22 40,4 8,12 -14,12 "
    "-44,0 -52,-26 -34,-58 -18,-82 -20,-102"
)
PARROT_BACK = (
    "0,-122 18,-116 24,-98 20,-82 32,-58 30,-18 16,6 10,60 4,110! -6,110! -10,58 -18,6 -32,-20 "
    "-32,-58 -20,-82 -24,-100 -16,-116"
)


def _crowd(scene: Scene) -> None:
    """Those in the front row, from behind: we look over their shoulders."""
    bough = scene.sheet()
    bough.fill(limb([(-40, 1120), (200, 1108), (470, 1144), (840, 1096)], [60, 66, 60, 80]),
               "#0e1712")  # fmt: skip
    with scene.layer("wood", way=2):
        scene.add(bough, amount=0)
    backs = (
        (OWL_BACK, 132, 1092, 1.7, 4), (HEN_BACK, 352, 1118, 1.36, -3),
        (PARROT_BACK, 560, 1108, 1.7, 5),
    )  # fmt: skip
    for shape, x, y, size, lean in backs:
        sheet, rng = scene.sheet(), random.Random(int(x))
        with sheet.at(x, y, size, lean):
            body = spline(dots(shape))
            sheet.fill(body, "#16231c", grad=linear(0, -110, 0, 10, "#0b120f"))
            for _ in range(80):
                px, py = rng.uniform(-44, 44), rng.uniform(-96, 6)
                mark = leaf((px, py), (px - px * 0.1, py + 15), 8, 0, 0.6)
                tone = rng.choice(("#1f3226", "#0c1410"))
                sheet.fill(mark, tone, 0.4, clip=body)
        with scene.layer("fur", way="fall"):
            scene.add(sheet, amount=0)
        scene.exact(sheet.pixels()[..., 3], 0.4)
        alpha = sheet.pixels()[..., 3]
        far = math.hypot(NEST[0] - x, NEST[1] - y)
        away = [round(-5 * p / far * scene.page.scale) for p in (NEST[1] - y + 100, NEST[0] - x)]
        edge = np.clip(alpha - np.roll(alpha, away, axis=(0, 1)), 0, 1)
        scene.tint((scene.page.blur(edge, 2) * 0.6).astype(np.float32), "#c8d488")


def _square(sheet: Sheet, x: float, y: float, size: float) -> None:
    """Somebody has come with an instrument."""
    with sheet.at(x, y + 6, size, -14):
        outer = poly([(-34, 4), (44, 4), (-34, -62)])
        sheet.fill(outer, "#ff5c8a", 0.92)
        sheet.fill(poly([(-22, -8), (12, -8), (-22, -38)]), "#000000", erase=True)
        for step in range(10):
            sheet.line(
                poly([(-30 + step * 7, 4), (-30 + step * 7, -2)], closed=False), "#7c1c3c", 1.4
            )


def _nest(scene: Scene) -> None:
    """A bowl of some eight hundred twigs."""
    x, y = NEST
    rng = random.Random(33)
    scene.pool(x, y + 66, 150, 30, DEEP, 0.8)
    for layer in range(3):
        sheet = scene.sheet()
        if layer == 0:
            sheet.fill(ellipse(x, y + 22, 122, 50), "#5c4420")
        for _ in range(300):
            turn = rng.uniform(0, math.tau) if layer < 1 else rng.uniform(0.0, math.pi)
            reach = rng.uniform(0.82, 1.08)
            px = x + 118 * reach * math.cos(turn)
            py = y + 22 + 34 * reach * math.sin(turn) + layer * 9 * abs(math.sin(turn))
            way = turn + math.pi / 2 + rng.uniform(-0.5, 0.5)
            long = rng.uniform(26, 60)
            dx, dy = long * math.cos(way), long * 0.36 * math.sin(way)
            twig = [
                (px - dx / 2, py - dy / 2),
                (px, py + rng.uniform(-5, 5)),
                (px + dx / 2, py + dy / 2),
            ]
            tone = rng.choice(("#c89a4c", "#8a6428", "#e8c87a", "#a87c38", "#6a4c20"))
            sheet.fill(taper(twig, [1.4, 4.4, 1], 8), vary(tone, rng, 0.1))
        scene.lay(sheet, "grass", form=0.3, cast=Cast((4, 8), dark=0.5), way=0)
        if layer == 0:
            dark = scene.sheet()
            dark.fill(ellipse(x, y + 12, 92, 26), "#3a2a12", 0.85, blur=6)
            scene.put(dark)


def _egg(scene: Scene) -> None:
    """Flat sides, true corners; at one of them a crack begins."""
    x, y = NEST[0] - 14, NEST[1] - 42
    sheet = scene.sheet()
    left = poly([(x - 66, y - 24), (x + 4, y - 4), (x + 4, y + 76), (x - 66, y + 52)])
    right = poly([(x + 4, y - 4), (x + 70, y - 30), (x + 70, y + 46), (x + 4, y + 76)])
    top = poly([(x - 66, y - 24), (x, y - 48), (x + 70, y - 30), (x + 4, y - 4)])
    sheet.fill(left, EGG, grad=linear(x - 60, y - 20, x + 4, y + 80, "#e4ecc4"))
    sheet.fill(right, "#c8d8a0", grad=linear(x + 4, y, x + 70, y + 50, "#8cac64"))
    sheet.fill(top, "#ffffff")
    rng = random.Random(5)
    for _ in range(46):
        px, py = rng.uniform(x - 62, x), rng.uniform(y - 14, y + 66)
        sheet.fill(ellipse(px, py, rng.uniform(0.8, 2.2)), "#b8c08c", 0.5, clip=left)
    crack = [(x + 4, y - 4), (x - 6, y + 8), (x - 2, y + 18), (x - 15, y + 30), (x - 10, y + 40)]
    sheet.line(poly(crack, closed=False), "#4c4a24", 3.4)
    sheet.line(poly([(x - 2, y + 18), (x + 5, y + 24)], closed=False), "#4c4a24", 2.6)
    scene.lay(sheet, "plain", cast=Cast((16, 18), dark=0.6), contact=0.4)
    scene.exact(sheet.pixels()[..., 3], 0.9)
    straw, rng = scene.sheet(), random.Random(8)
    for _ in range(150):
        turn = rng.uniform(0.25, math.pi - 0.25)
        px, py = x + 10 + 100 * math.cos(turn), y + 62 + 28 * math.sin(turn)
        twig = [(px - rng.uniform(16, 32), py - rng.uniform(-6, 8)), (px, py - 3),
                (px + rng.uniform(16, 32), py + rng.uniform(-8, 6))]  # fmt: skip
        straw.fill(taper(twig, [1, 4.2, 1], 8), vary(rng.choice(("#e8c87a", "#c89a4c")), rng, 0.12))
    scene.lay(straw, "grass", way=0, contact=0.3)


def _wren(scene: Scene) -> None:
    """The one whom it concerns looks at nobody."""
    sheet, rng = scene.sheet(), random.Random(4)
    x, y = NEST[0] + 96, NEST[1] + 26
    with sheet.at(x, y, 1.16):
        sheet.fill(leaf((-22, -30), (-50, -74), 17, -0.06, 0.7), "#6a4020")
        for leg in (-4, 8):
            sheet.line(poly([(leg, -6), (leg + 3, 8)], closed=False), "#a8743c", 3.4)
        body = spline(dots("-24,-34 -12,-54 4,-70 20,-74 32,-66 33,-54 36,-40 28,-18 8,-6 -14,-12"))
        sheet.fill(body, "#8c5c30", grad=linear(-24, -60, 34, -10, "#c8a070"))
        sheet.fill(spline(dots("14,-50 34,-46 30,-20 8,-7 4,-26")), "#e8d0a0", 0.7, clip=body)
        wing = spline(dots("-26,-36 -8,-48 10,-38 8,-22 -10,-16 -26,-22"))
        sheet.fill(wing, "#6a4020", clip=body)
        for step in range(7):
            bar = [(-24 + step * 5, -40 + step * 0.6), (-22 + step * 5, -16)]
            sheet.fill(taper(bar, [2.4, 1], 5), vary("#3c2412", rng, 0.1), 0.6, clip=wing)
        sheet.fill(taper(dots("12,-66 22,-70 32,-66"), [1, 4, 1]), "#ecd8b0")
        sheet.fill(ellipse(24, -62, 3.4), "#100c0a")
        sheet.fill(ellipse(25, -63.4, 1), "#fff8e0")
        sheet.fill(poly([(32, -64), (52, -66), (33, -58)]), "#6a4c2c")
    scene.exact(sheet.pixels()[..., 3], 0.8)
    scene.lay(sheet, "fur", form=0.5, cast=Cast((9, 13), dark=0.5))


def _shaft(scene: Scene, strength: float) -> None:
    """The sun has found a hole in the leaves."""
    page = scene.page
    x0, y0 = 60.0, -60.0
    way_x, way_y = NEST[0] - x0, NEST[1] - y0
    long = math.hypot(way_x, way_y)
    along = ((page.x - x0) * way_x + (page.y - y0) * way_y) / long
    aside = np.abs((page.x - x0) * way_y - (page.y - y0) * way_x) / long
    wide = 54 + along * 0.115
    beam = smoothstep(1.15, 0.55, aside / wide) * smoothstep(long + 120, long - 20, along)
    dust = 0.8 + 0.3 * page.noise(9, 70, 4)
    light = (beam * dust * strength)[..., None] * np.array([0.94, 1.0, 0.5], np.float32)
    scene.image = (1 - (1 - np.clip(scene.image, 0, 1)) * (1 - np.clip(light, 0, 1))).astype(
        np.float32
    )


def _near_leaves(scene: Scene) -> None:
    """Leaves quite near to us, dark and large."""
    rng, sheet = random.Random(44), scene.sheet()
    for x, y, turn in ((-20, 1180, -40), (60, 1230, -62), (820, 1120, -150), (770, 1220, -120),
                       (830, 40, 150), (760, -30, 120), (-30, 20, 30),
                           (400, 1250, -84)):  # fmt: skip
        way = math.radians(turn)
        long = rng.uniform(120, 170)
        tip = x + long * math.cos(way), y + long * math.sin(way)
        blade = leaf((x, y), tip, 62, rng.uniform(-0.1, 0.1))
        sheet.fill(blade, "#20402c", grad=radial(*NEST, 800, "#10241c"))
        sheet.line(poly([(x, y), tip], closed=False), "#4a7040", 3, 0.6, clip=blade)
    with scene.layer(blur=3):
        scene.add(sheet, amount=0)
