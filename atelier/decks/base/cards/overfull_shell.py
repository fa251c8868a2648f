"""A snail whose shell, cut open, is crammed to the last coil; a slug with a daisy glides past."""

import math
import random
from itertools import pairwise
from typing import NamedTuple

import numpy as np

from pinxit_atelier.animals import snail
from pinxit_atelier.compose import downwards, horizon
from pinxit_atelier.engine import (
    Look,
    Page,
    Path,
    Scene,
    Sheet,
    ellipse,
    leaf,
    limb,
    linear,
    mix,
    moved,
    poly,
    radial,
    rect,
    sample,
    spline,
    taper,
    union,
)
from pinxit_atelier.things import THINGS

OCHRE, TERRA, IVORY, GOLD = "#e2b25c", "#b4623a", "#f6e6c4", "#d9a441"
UMBER, FLESH, SLUG = "#3a1f12", "#b9a68a", "#8496a6"
HUB = 468, 520
REACH, GROWTH, END = 448.0, 1.82, 1.80  # outer radius, how much a turn grows, where the coil ends
TURN = 2 * math.pi
Place = tuple[float, float]
DARK, NIGHT, WINE, OLIVE, PALE, SKY = (
    "#26130c",
    "#123a40",
    "#571c16",
    "#34361a",
    "#efdcae",
    "#8fb8ae",
)
OLD_GOLD, BONE, BRICK, SEA = "#eebb45", "#fbf0d6", "#cf5638", "#48a39a"


class Prize(NamedTuple):
    """What stands in a room, in which pose and colour."""

    name: str
    pose: str | None
    colour: str
    size: float = 0.94


STORES: tuple[
    tuple[str, tuple[Prize, ...]], ...
] = (  # from the mouth inwards: the wall, the things
    (DARK, ()),
    (DARK, ()),
    (NIGHT, (Prize("birdcage", "shut", OLD_GOLD), Prize("candle", "melted", BRICK))),
    (WINE, (Prize("carousel_horse", None, BONE, 0.74),)),
    (PALE, (Prize("piano", "upright", "#7a2a1e"), Prize("violin", None, "#a83c22"))),
    (DARK, (Prize("armchair", "front", SEA), Prize("lantern", "lit", OLD_GOLD))),
    (NIGHT, (Prize("clock", "mantel", OLD_GOLD), Prize("book", "stack", BRICK))),
    (WINE, (Prize("telescope", None, OLD_GOLD), Prize("typewriter", None, SEA))),
    (PALE, (Prize("suitcase", None, BRICK, 1.25),)),
    (DARK, (Prize("mirror", "oval", OLD_GOLD),)),
    (SKY, (Prize("hourglass", None, "#5a2418"),)),
    (WINE, (Prize("chess", "knight", BONE),)),
    (DARK, (Prize("candle", "holder", BONE),)),
    (NIGHT, (Prize("balloon", None, BRICK),)),
    (OLIVE, (Prize("gold", "pile", OLD_GOLD),)),
    (DARK, (Prize("ship", None, BONE),)),
    (SKY, (Prize("armchair", "side", BRICK),)),
    (WINE, (Prize("key", None, OLD_GOLD, 1.3),)),
    (NIGHT, (Prize("book", "stack", BONE),)),
    (DARK, (Prize("crown", None, OLD_GOLD),)),
    (OLIVE, (Prize("chess", "queen", BONE),)),
    (WINE, (Prize("candle", "holder", BONE),)),
    (NIGHT, (Prize("hourglass", None, OLD_GOLD),)),
)


def paint(page: Page) -> Scene:
    """Paint the garden, the snail, its shell room by room, and those who pass."""
    scene = Scene(page, 648, light=(250, 90, 520), glow="#fff0c8", shade="#4a2a1a", reach=1300)
    _garden(scene)
    _body(scene)
    _shell(scene)
    _rooms(scene)
    _nacre(scene)
    _head(scene)
    _grass(scene)
    _ants(scene)
    _slug(scene)
    scene.motes(80, "#fff6d8", (20, 60, 780, 1000), size=(0.5, 1.8), strength=0.6)
    return scene.finish(
        Look(
            vignette=0.22,
            bloom=0.22,
            shadows="#5a3020",
            lights="#ffe6a8",
            split=0.10,
            saturation=1.08,
            contrast=1.06,
        )
    )


def _radius(back: float) -> float:
    """The outer radius so many radians before the mouth of the shell."""
    return REACH * GROWTH ** (-back / TURN)


def _on(back: float, part: float, inset: float = 0) -> Place:
    """A place in the coil: how far back from its mouth, and 0 (inner wall) … 1 (outer wall)."""
    outer, inner = _radius(back), _radius(back + TURN)
    wall = 0.05 * outer + 3
    far = inner + wall * 0.35 + (outer - wall - inner - wall * 0.35) * part + inset
    angle = END + back
    return HUB[0] + far * math.cos(angle), HUB[1] + far * math.sin(angle)


def _garden(scene: Scene) -> None:
    page = scene.page
    where = downwards(page, 0, 900) + 0.06 * page.noise(4, 260, 4)
    scene.backdrop(
        [(0, "#f0cf86"), (0.5, "#f8e2ac"), (1, "#fbeec8")], where.astype(np.float32), amount=0.06
    )
    scene.shine(250, 60, 300, "#fffbe6", 0.4)
    rng = random.Random(5)
    sheet = scene.sheet()
    sheet.fill(rect(-20, 736, 840, 200), "#b07a48")
    for row in range(5):  # a low wall of warm stones
        x = -30.0 + rng.uniform(0, 30)
        while x < 830:
            wide = rng.uniform(46, 92)
            stone = spline(
                [
                    (x + 5, 730 + row * 38),
                    (x + wide / 2, 725 + row * 38 + rng.uniform(-3, 3)),
                    (x + wide - 6, 730 + row * 38),
                    (x + wide - 4, 755 + row * 38),
                    (x + wide / 2, 760 + row * 38),
                    (x + 4, 756 + row * 38),
                ]
            )
            sheet.fill(
                stone, mix(mix("#dba968", "#c98a58", rng.random()), "#efd39a", rng.random() * 0.5)
            )
            x += wide
    scene.add(
        sheet,
        relief=8,
        lo=0.4,
        hi=0.4,
        shadow=(3, 5, 6, 0.35),
        haze=("#f8e2ac", 0.22),
        wobble=1.2,
        bump=0.6,
    )
    path = scene.sheet()
    path.fill(
        horizon([(-20, 916), (200, 904), (420, 910), (640, 902), (820, 914)]),
        "#e6bf80",
        grad=linear(0, 900, 0, 1200, "#c58a50"),
    )
    scene.add(path, relief=14, rim=0.3, shadow=(0, -4, 10, 0.3), wobble=1.4)
    pebbles = scene.sheet()
    for _ in range(520):
        x, y = rng.uniform(-10, 810), 925 + 275 * rng.random() ** 0.8
        size = (y - 860) / 90
        pebbles.fill(
            ellipse(
                x, y, rng.uniform(2, 5) * size, rng.uniform(1.2, 2.4) * size, rng.uniform(-20, 20)
            ),
            mix("#f0d49c", "#9a6238", rng.random()),
            0.8,
        )
    scene.add(pebbles, relief=3, lo=0.5, hi=0.4, shadow=(2, 3, 3, 0.4), wobble=0.4)


def _body(scene: Scene) -> None:
    """The foot, long and heavy, where it has always been."""
    scene.pool(420, 962, 400, 26, "#5a3418", 0.75)
    sheet = scene.sheet()
    foot = spline(
        [
            (66, 948, 1),
            (70, 900),
            (120, 866),
            (240, 858),
            (360, 830),
            (440, 740),
            (540, 716),
            (590, 770),
            (634, 830),
            (680, 890),
            (740, 928),
            (812, 962, 1),
            (640, 964),
            (400, 968),
            (180, 966),
        ]
    )
    sheet.fill(foot, FLESH, grad=linear(0, 760, 0, 968, "#8a7458"))
    rng = random.Random(3)
    with sheet.inside(foot):
        for _ in range(900):
            x, y = rng.uniform(60, 790), rng.uniform(660, 966)
            sheet.fill(
                ellipse(x, y, rng.uniform(2, 6), rng.uniform(1.4, 3.4)),
                mix("#e2d3b4", "#6c5840", rng.random()),
                0.28,
            )
        for k in range(9):
            sheet.line(
                spline(
                    [(330 + k * 50, 966), (370 + k * 40, 890), (430 + k * 26, 800)], closed=False
                ),
                "#6c5840",
                2.4,
                0.16,
            )
        for x in range(76, 770, 11):
            sheet.line(
                spline([(x, 968), (x + 5, 954), (x + 3, 942)], closed=False), "#6c5840", 1.6, 0.5
            )
    scene.add(sheet, relief=34, lo=0.7, hi=0.4, rim=0.4, shadow=(4, 10, 14, 0.5), wobble=1)


def _head(scene: Scene) -> None:
    """It strains, brow in folds, and does not move."""
    sheet = scene.sheet()
    neck = spline(
        [
            (214, 862),
            (170, 846),
            (128, 800),
            (112, 742),
            (86, 704),
            (50, 700),
            (22, 722),
            (14, 762),
            (28, 806),
            (44, 862),
            (50, 918),
            (70, 950, 1),
            (470, 966, 1),
            (400, 926),
            (300, 890),
        ]
    )
    trunk = spline(
        [
            (180, 850),
            (290, 882),
            (346, 878),
            (372, 846),
            (394, 798),
            (424, 764),
            (480, 774),
            (540, 786),
            (598, 800),
            (646, 836),
            (690, 884),
            (732, 922),
            (772, 948),
            (816, 964, 1),
            (640, 968),
            (400, 972),
            (180, 968),
            (70, 950, 1),
        ]
    )
    neck = union(neck, trunk)
    skin = mix(FLESH, "#d8c8a6", 0.35)
    sheet.fill(neck, mix(skin, "#e8cfa0", 0.3), grad=linear(30, 700, 260, 1060, "#8f7052"))
    rng = random.Random(13)
    with sheet.inside(neck):
        for _ in range(1300):
            x, y = rng.uniform(10, 800), rng.uniform(700, 966)
            sheet.fill(
                ellipse(x, y, rng.uniform(2, 5.5), rng.uniform(1.4, 3.6)),
                mix("#f0e2c4", "#6c5840", rng.random()),
                0.3,
            )
        for k in range(6):
            y = 800 + k * 26
            sheet.line(
                spline(
                    [(16 + k * 6, y), (80 + k * 6, y + 14), (150 + k * 12, y - 4)], closed=False
                ),
                "#7a6448",
                2,
                0.45,
            )
        for k in range(11):  # the long folds of the foot, and its hem
            fold = [(250 + k * 46, 962), (330 + k * 36, 912), (420 + k * 22, 838)]
            sheet.fill(taper(fold, [1, 4, 0.5]), "#6c5840", 0.22)
        for x in range(76, 790, 12):
            sheet.line(
                spline([(x, 970), (x + 5, 955), (x + 3, 944)], closed=False), UMBER, 1.8, 0.3
            )
        sheet.fill(ellipse(520, 772, 130, 26), "#3a2416", 0.5, blur=14)
    collar = [(286, 884), (348, 878), (376, 844), (397, 798), (426, 766)]
    sheet.fill(taper(collar, [2, 20, 24, 22, 10]), mix(skin, "#efe2c4", 0.5))
    for k, (x, y, way_x, way_y) in enumerate(sample(collar, 26)[2:-1]):
        wide = 6 + 3 * math.sin(k)
        rib = [(x - way_y * wide, y + way_x * wide), (x + way_y * wide, y - way_x * wide)]
        sheet.line(poly(rib, closed=False), "#7a6448", 1.6, 0.5)
    horns = scene.sheet()
    for path, tip in (
        ([(92, 716), (112, 650), (100, 592)], (98, 584)),
        ([(52, 706), (40, 634), (20, 586)], (18, 578)),
    ):
        horns.fill(limb(path, [22, 13, 11]), mix(FLESH, "#d8c8a6", 0.25))
        horns.fill(ellipse(*tip, 16, 17), "#efe4cc").fill(
            ellipse(tip[0] - 5, tip[1] + 3, 7.5), UMBER
        ).fill(ellipse(tip[0] - 7.5, tip[1], 2.4), "#fffaf0")
        horns.fill(
            spline(
                [
                    (tip[0] - 17, tip[1] - 2, 1),
                    (tip[0] - 8, tip[1] - 15),
                    (tip[0] + 8, tip[1] - 15),
                    (tip[0] + 17, tip[1] - 2, 1),
                    (tip[0], tip[1] - 6),
                ]
            ),
            mix(FLESH, "#8a7458", 0.3),
        )
    scene.add(
        horns, relief=9, lo=0.5, hi=0.4, rim=0.4, rim_width=2, shadow=(4, 5, 6, 0.35), wobble=0.5
    )
    for k, bend in enumerate((0, 5, 9)):  # the folds of effort
        sheet.line(
            spline(
                [
                    (36 + k * 2, 730 + k * 11),
                    (64, 722 + k * 10 - bend * 0.4),
                    (96 - k * 2, 734 + k * 9),
                ],
                closed=False,
            ),
            "#7a6448",
            3 - k * 0.5,
            0.8,
        )
    sheet.line(spline([(40, 800), (54, 792), (76, 796), (94, 788)], closed=False), UMBER, 4, 0.9)
    sheet.fill(ellipse(98, 770, 14, 9), "#d08a6a", 0.35, blur=4)
    scene.add(sheet, relief=26, lo=0.6, hi=0.4, rim=0.5, shadow=(-3, -3, 9, 0.45), wobble=0.8)
    drops = scene.sheet()
    for x, y, size in ((64, 668, 0.9), (14, 690, 0.7), (76, 640, 0.6)):
        drops.fill(
            moved(spline([(0, -12, 1), (6, 0), (4, 8), (-4, 8), (-6, 0)]), x, y, size, 40),
            "#e6f2f4",
            0.95,
        )
    scene.add(drops, relief=3, rim=0.6, rim_width=1.5, shadow=(2, 3, 3, 0.3), wobble=0.2)


def _coil(start: float, end: float, part0: float, part1: float, steps: int = 26) -> Path:
    """A stretch of the coil between two walls."""
    outer = [_on(start + (end - start) * k / steps, part1) for k in range(steps + 1)]
    inner = [_on(start + (end - start) * k / steps, part0) for k in range(steps + 1)]
    return poly(outer + inner[::-1])


def _outline() -> Path:
    points = [
        (HUB[0] + _radius(b) * math.cos(END + b), HUB[1] + _radius(b) * math.sin(END + b))
        for b in np.linspace(0, TURN, 90)
    ]
    return poly([*points])


def _shell(scene: Scene) -> None:
    """Ivory, with bands of terracotta round the outer wall."""
    sheet = scene.sheet()
    shape = _outline()
    sheet.fill(shape, IVORY, grad=radial(*HUB, 380, "#e8c790"))
    scene.pool(HUB[0] + 60, 800, 230, 50, "#4a2a18", 0.6)
    with sheet.inside(shape):
        rng = random.Random(29)
        for k in range(420):
            back = 3 * TURN * k / 420 + rng.uniform(-0.01, 0.01)
            outer = _radius(back)
            wall = (0.05 * outer + 3) * 1.05
            a = END + back
            start, end = (
                (HUB[0] + outer * math.cos(a), HUB[1] + outer * math.sin(a)),
                (
                    HUB[0] + (outer - wall) * math.cos(a + 0.04),
                    HUB[1] + (outer - wall) * math.sin(a + 0.04),
                ),
            )
            broad = math.sin(k * 0.33) > 0.1
            sheet.line(
                poly([start, end], closed=False),
                mix(TERRA, "#8a3c22", rng.random()),
                outer * (0.022 if broad else 0.006),
                0.75 if broad else 0.4,
            )
    scene.add(
        sheet, relief=24, lo=0.6, hi=0.5, rim=0.7, rim_width=4, shadow=(16, 20, 26, 0.6), wobble=1
    )


def _divisions() -> list[tuple[float, float]]:
    """Where one room ends and the next begins."""
    edges = [0.0]
    while edges[-1] < 2.45 * TURN - 0.2:
        edges.append(edges[-1] + 0.74 + 0.10 * math.sin(edges[-1] * 2.3))
    return [(one + 0.018, two - 0.018) for one, two in pairwise(edges)]


def _rooms(scene: Scene) -> None:
    """Room after room, darker the farther from the lamp in the middle."""
    rng = random.Random(11)
    divisions = _divisions()
    last = divisions[-1][1]
    middle = poly([_on(last + 0.04 + (TURN - 0.05) * k / 60, 1.0) for k in range(61)])
    hollow = scene.sheet()
    for number, (start, end) in enumerate(divisions):
        light = (start / last) ** 1.3
        tone = mix(STORES[number][0], "#c8803a", 0.10 + 0.30 * light)
        mid = _on((start + end) / 2, 0.5)
        hollow.fill(
            _coil(start, end, 0, 1),
            mix(tone, "#ffe0a0", 0.10),
            grad=radial(*mid, _radius(start) * 0.42, mix(tone, "#140a08", 0.35)),
        )
    hollow.fill(middle, "#ffdf94", grad=radial(HUB[0], HUB[1] - 8, 74, "#c87a30"))
    scene.put(hollow, wobble=0.8)
    for number, (start, end) in enumerate(divisions):
        if number == 1:
            _portrait(scene, start, end)
        elif number == 0:
            _reserved(scene, start, end)
        else:
            _cram(scene, rng, number, start, end)
    _innermost(scene)
    depth = scene.sheet()
    for start, end in divisions:  # shadows along the walls make boxes of the rooms
        room = _coil(start, end, 0, 1)
        depth.line(
            room,
            "#120806",
            0.05 * _radius(start) + 3,
            0.6,
            blur=0.02 * _radius(start) + 2,
            clip=room,
        )
    scene.put(depth, wobble=0.8)
    scene.shine(*HUB, 80, "#ffcf7a", 0.6, falloff=1.6)
    scene.shine(*HUB, 250, "#e8923a", 0.36, falloff=1.7)


def _stand(room: Path, x: float, y: float) -> tuple[float, float]:
    """Find floor and ceiling of a room below and above a place in it."""
    floor, top = y, y
    while room.contains(x, floor + 1):
        floor += 1
    while room.contains(x, top - 1):
        top -= 1
    return floor, top


def _cram(scene: Scene, rng: random.Random, number: int, start: float, end: float) -> None:
    """Fill a room: heaps in the gloom, and before them one or two pieces to be proud of."""
    room = _coil(start, end, 0, 1)
    wall, prizes = STORES[number]
    thick = (_radius(start) - _radius(start + TURN)) * 0.8
    heap = scene.sheet()
    gloom = mix(wall, "#f0b860", 0.24) if wall not in (PALE, SKY) else mix(wall, "#a8783c", 0.6)
    with heap.inside(room):
        for _ in range(40):
            x, y = _on(rng.uniform(start, end), rng.uniform(0.05, 0.95))
            floor, top = _stand(room, x, y)
            wide = thick * rng.uniform(0.12, 0.30)
            low = floor - (floor - top) * rng.choice((0, 0.22, 0.44, 0.62)) + rng.uniform(-4, 4)
            box = rect(x - wide / 2, low - wide * rng.uniform(0.5, 1.3), wide, wide * 1.4, 3)
            heap.fill(box, mix(gloom, wall, rng.random()), 0.75)
            heap.line(box, mix(wall, "#0c0604", 0.5), 1.6, 0.7)
            heap.line(moved(box, 0, 0), gloom, 0.8, 0.5)
    scene.put(heap, wobble=0.5)
    sheet = scene.sheet()
    with sheet.inside(room):
        for index, prize in enumerate(prizes):
            part = 0.5 if len(prizes) == 1 else (0.29, 0.73)[index]
            x, y = _on(start + (end - start) * part, 0.5)
            floor, top = _stand(room, x, y)
            top = max(_stand(room, x + off, y)[1] for off in (-thick * 0.3, 0, thick * 0.3))
            wide = _radius(start) * (end - start) * (0.62 if len(prizes) == 1 else 0.46)
            size = min((floor - top) * 0.90, thick * 1.05, max(wide, thick * 0.7)) / 100
            sheet.fill(ellipse(x, floor - 2, size * 44, size * 8), "#0c0604", 0.6, blur=size * 5)
            tone = prize.colour
            THINGS[prize.name](
                sheet,
                x,
                floor - 2 - (size * 50 if prize.name in ("balloon", "key") else 0),
                size=size * prize.size,
                pose=prize.pose,
                seed=number,
                colours=(tone, mix(tone, "#4a2414", 0.5), mix(tone, "#fff0cc", 0.45)),
            )
    scene.add(
        sheet,
        relief=4,
        lo=0.5,
        hi=0.7,
        rim=0.7,
        rim_width=2.4,
        rim_colour="#ffe2a0",
        shadow=(3, 5, 5, 0.7),
        wobble=0.3,
        light=(*HUB, 160),
        amount=0.04,
    )


def _portrait(scene: Scene, start: float, end: float) -> None:
    """Its own portrait is the largest."""
    rng = random.Random(2)
    _cram(scene, rng, 1, start, end)
    x, y = _on((start + end) / 2, 0.52)
    sheet = scene.sheet()
    with sheet.at(x + 8, y, 1.16, -7):
        sheet.fill(rect(-56, -66, 112, 132, 6), GOLD, grad=linear(-56, -66, 56, 66, "#8a5a22"))
        for k in range(40):
            a = TURN * k / 40
            px, py = max(-52, min(52, 74 * math.cos(a))), max(-62, min(62, 88 * math.sin(a)))
            sheet.fill(ellipse(px, py, 4.4), "#f2d284").fill(ellipse(px + 1, py + 1, 2), "#a8742c")
        sheet.fill(rect(-43, -53, 86, 106), "#4a5a48", grad=linear(-43, -53, 43, 53, "#23301f"))
        sheet.line(rect(-43, -53, 86, 106), "#7a5220", 3)
        snail(sheet, 2, 36, size=0.50, pose="crawl", light=(-0.5, -0.8))
    scene.add(
        sheet, relief=5, lo=0.5, hi=0.6, rim=0.6, rim_width=2, shadow=(5, 8, 8, 0.7), wobble=0.4
    )


def _reserved(scene: Scene, start: float, end: float) -> None:
    """The one empty room, behind a velvet rope."""
    sheet = scene.sheet()
    x, y = _on((start + end) / 2, 0.46)
    posts = [(-62, -30), (4, -4), (62, 34)]
    for (x0, y0), (x1, y1) in pairwise(posts):
        rope = [
            (x + x0, y + y0 - 30),
            (x + (x0 + x1) / 2 - 4, y + (y0 + y1) / 2 - 12),
            (x + x1, y + y1 - 30),
        ]
        sheet.fill(taper(rope, [8, 10, 8]), "#a8283a")
    for dx, dy in posts:
        sheet.fill(ellipse(x + dx, y + dy + 36, 16, 5), "#8a5a22").fill(
            limb([(x + dx, y + dy + 34), (x + dx, y + dy - 34)], [6, 5]), GOLD
        ).fill(ellipse(x + dx, y + dy - 38, 8), "#f2d284")
    tag = rect(-15, 0, 30, 22, 3)
    sheet.line(poly([(x + 34, y - 4), (x + 36, y + 8)], closed=False), UMBER, 1.6)
    sheet.fill(moved(tag, x + 36, y + 8, 1, 10), IVORY)
    sheet.line(
        moved(
            spline([(-9, 9), (-4, 6), (0, 13), (5, 8), (10, 12)], closed=False),
            x + 36,
            y + 8,
            1,
            10,
        ),
        UMBER,
        2,
    )
    scene.shine(x, y + 10, 70, "#c8803a", 0.45, high=0.6)
    scene.add(
        sheet, relief=4, lo=0.4, hi=0.6, rim=0.7, rim_width=2, shadow=(5, 6, 6, 0.6), wobble=0.4
    )


def _innermost(scene: Scene) -> None:
    """A chandelier, and a bed that nobody can reach."""
    sheet = scene.sheet()
    x, y = HUB[0] + 2, HUB[1]
    sheet.line(poly([(x, y - 46), (x, y - 24)], closed=False), UMBER, 2)
    for dx in (-20, -10, 0, 10, 20):
        sheet.line(
            spline([(x, y - 18), (x + dx * 0.6, y - 11), (x + dx, y - 20)], closed=False),
            "#8a5a22",
            2.2,
        )
        sheet.fill(leaf((x + dx, y - 20), (x + dx, y - 33), 6), "#fffbe0")
    sheet.fill(ellipse(x, y - 17, 4), "#8a5a22")
    for k in range(-3, 4):
        sheet.fill(ellipse(x + k * 5, y - 7 - abs(k), 1.5, 2.4), "#fffbe0")
    sheet.fill(rect(x - 25, y + 20, 50, 6, 2), "#6a3a1c").fill(
        rect(x - 27, y + 4, 5, 28, 2), "#6a3a1c"
    ).fill(rect(x + 23, y + 12, 4, 20, 2), "#6a3a1c")
    sheet.fill(
        spline([(x - 8, y + 21, 1), (x - 2, y + 12), (x + 14, y + 12), (x + 23, y + 21, 1)]),
        "#c8503a",
    ).fill(ellipse(x - 14, y + 17, 8, 4.5), "#fffaf0")
    scene.add(sheet, relief=2, lo=0.4, hi=0.5, shadow=(0, 2, 3, 0.4), wobble=0.2)
    scene.shine(x, y - 24, 18, "#fff6d0", 0.9)


def _nacre(scene: Scene) -> None:
    """Thin lines of mother of pearl along every wall."""
    sheet = scene.sheet()
    tints = ("#fff0f4", "#d8f0e6", "#e4e0ff", "#fff4d0")
    for number, (start, end) in enumerate(_divisions()):
        for part, wide in ((1.0, 2.6), (0.0, 2.0)):
            line = [_on(start + (end - start) * k / 14, part) for k in range(15)]
            sheet.line(spline(line, closed=False), tints[number % 4], wide, 0.85)
        for edge in (start, end):
            sheet.line(
                poly([_on(edge, 0.0), _on(edge, 1.0)], closed=False),
                tints[(number + 1) % 4],
                1.6,
                0.7,
            )
    scene.put(sheet, wobble=0.8)


def _grass(scene: Scene) -> None:
    """It has stood here for so long that grass has grown round its foot."""
    rng = random.Random(17)
    scene.pool(430, 968, 420, 14, "#6a6a2c", 0.5)
    clumps = ((46, 78), (210, 36), (330, 54), (452, 92), (640, 40), (784, 100))
    for front in (False, True):
        sheet = scene.sheet()
        for middle, high in clumps:
            for _ in range(34 if high > 50 else 18):
                off = rng.gauss(0, 0.42 * high + 6)
                x, y = middle + off, 968 + rng.uniform(-6, 22) * (1.4 if front else 0.4)
                long = high * rng.uniform(0.35, 1.15) * math.exp(-((off / (high + 20)) ** 2))
                lean = off * 0.35 + rng.uniform(-14, 14)
                blade = taper(
                    [(x, y), (x + lean * 0.25, y - long * 0.6), (x + lean, y - long)],
                    [5.5, 4, 0.6],
                    8,
                )
                tone = mix("#8a8a3a", "#c4ae58", rng.random())
                sheet.fill(blade, mix(tone, "#55591f", rng.random() * (0.5 if front else 0.9)))
        scene.add(sheet, relief=1.5, rim=0.4, rim_width=1.5, shadow=(4, 5, 5, 0.4), wobble=0.3)


def _ant(sheet: Sheet, x: float, y: float, size: float) -> None:
    with sheet.at(x, y, size):
        for dx in (-7, 0, 7):
            sheet.line(
                spline([(dx * 0.5, -8), (dx - 3, -3), (dx - 5, 4)], closed=False), "#2a1410", 1.8
            ).line(
                spline([(dx * 0.5, -8), (dx + 3, -4), (dx + 4, 4)], closed=False), "#2a1410", 1.8
            )
        sheet.fill(ellipse(12, -9, 9, 6.5, -10), "#3c1c14").fill(
            ellipse(0, -9, 5, 4.4), "#3c1c14"
        ).fill(ellipse(-10, -11, 6, 5.4), "#3c1c14")
        sheet.line(spline([(-13, -14), (-18, -22), (-24, -20)], closed=False), "#2a1410", 1.4).fill(
            ellipse(-12, -12, 1.3), "#fff0d8"
        )


def _ants(scene: Scene) -> None:
    """The removal men have come with a cart, and wait."""
    scene.pool(640, 1040, 130, 12, "#5a3418", 0.6)
    sheet = scene.sheet()
    sheet.fill(
        poly([(600, 996), (716, 990), (706, 1022), (610, 1024)]),
        "#a8683a",
        grad=linear(600, 990, 700, 1024, "#6a3c20"),
    )
    for x in (622, 646, 670, 694):
        sheet.line(poly([(x, 995), (x, 1023)], closed=False), "#5a3018", 2)
    for x in (632, 688):
        sheet.fill(ellipse(x, 1026, 15), "#5a3018").fill(ellipse(x, 1026, 10), "#c08a50").fill(
            ellipse(x, 1026, 3.4), "#5a3018"
        )
        for a in range(4):
            sheet.line(
                poly(
                    [
                        (x + 10 * math.cos(a * 0.785), 1026 + 10 * math.sin(a * 0.785)),
                        (x - 10 * math.cos(a * 0.785), 1026 - 10 * math.sin(a * 0.785)),
                    ],
                    closed=False,
                ),
                "#5a3018",
                1.8,
            )
    sheet.fill(limb([(602, 1006), (556, 1018)], [5, 4]), "#6a3c20")
    _ant(sheet, 546, 1034, 1.25)
    _ant(sheet, 508, 1040, 1.15)
    _ant(sheet, 738, 1036, 1.2)
    _ant(sheet, 655, 992, 1.1)
    scene.add(
        sheet, relief=4, lo=0.6, hi=0.5, rim=0.4, rim_width=1.6, shadow=(5, 5, 5, 0.45), wobble=0.4
    )


def _slug(scene: Scene) -> None:
    """Nothing but a daisy, head high, and a silver trail across it all."""
    trail = scene.sheet()
    way = [(830, 1150), (640, 1142), (480, 1150), (340, 1146)]
    trail.fill(taper(way, [30, 26, 24, 18]), "#dfe8ec", 0.75)
    for off in (-6, 0, 5):
        trail.line(spline([(x, y + off) for x, y in way], closed=False), "#ffffff", 3, 0.7)
    scene.put(trail, wobble=2)
    scene.pool(246, 1158, 170, 10, "#4a2c18", 0.7)
    sheet = scene.sheet()
    body = spline(
        [
            (408, 1158, 1),
            (340, 1128),
            (262, 1104),
            (196, 1096),
            (158, 1078),
            (134, 1036),
            (108, 1018),
            (78, 1026),
            (66, 1056),
            (80, 1092),
            (98, 1130),
            (104, 1158, 1),
        ]
    )
    sheet.fill(body, SLUG, grad=linear(120, 1020, 300, 1160, "#5c6c80"))
    rng = random.Random(8)
    with sheet.inside(body):
        for _ in range(380):
            x, y = rng.uniform(66, 408), rng.uniform(1018, 1158)
            sheet.fill(
                ellipse(x, y, rng.uniform(1.6, 5), rng.uniform(1, 2.4), 12),
                mix("#c2d0da", "#4a586a", rng.random()),
                0.3,
            )
        sheet.fill(
            spline([(130, 1090), (200, 1096), (240, 1112), (210, 1130), (150, 1124)]),
            "#9fb0be",
            0.5,
            blur=5,
        )
        for x in range(100, 400, 9):
            sheet.line(poly([(x, 1158), (x + 3, 1147)], closed=False), "#4a586a", 1.5, 0.55)
    sheet.line(spline([(70, 1068), (84, 1077), (100, 1073)], closed=False), "#2c3644", 3)
    horns = scene.sheet()
    for path in ([(112, 1024), (122, 990), (116, 968)], [(86, 1024), (76, 988), (62, 970)]):
        horns.fill(limb(path, [11, 7, 6]), SLUG).fill(ellipse(*path[-1], 7.5), "#a9bac8").fill(
            ellipse(path[-1][0] - 2, path[-1][1], 3.4), "#1c2430"
        )
    scene.add(horns, relief=5, rim=0.4, rim_width=1.6, wobble=0.3)
    scene.add(
        sheet, relief=26, lo=0.6, hi=0.6, rim=0.7, rim_width=3, shadow=(5, 8, 9, 0.5), wobble=0.7
    )
    daisy = scene.sheet()
    x, y = 104, 1006
    daisy.fill(limb([(104, 1022), (103, 1010)], [3, 3]), "#7a8a34")
    for k in range(15):
        a = TURN * k / 15
        daisy.fill(
            leaf((x, y), (x + 27 * math.cos(a), y + 21 * math.sin(a)), 10),
            "#fffdf4" if k % 2 else "#efe6da",
        )
    daisy.fill(ellipse(x, y, 10, 8), "#f0b428").fill(ellipse(x - 2, y - 2, 4, 3), "#ffe07a")
    scene.add(daisy, relief=4, lo=0.4, hi=0.3, shadow=(3, 5, 4, 0.4), wobble=0.3)
