"""A snail whose shell has burst with all it holds; a slug with a daisy glides past."""

import math
import random

import numpy as np

from pinxit_atelier.animals import snail
from pinxit_atelier.compose import downwards, horizon
from pinxit_atelier.engine import (
    Look,
    Page,
    Path,
    Scene,
    ellipse,
    leaf,
    limb,
    linear,
    mix,
    moved,
    poly,
    radial,
    rect,
    spline,
    taper,
    union,
)
from pinxit_atelier.things import THINGS

TERRA, IVORY, GOLD = "#b4623a", "#f6e6c4", "#d9a441"
UMBER, FLESH, SLUG = "#3a1f12", "#b9a68a", "#8496a6"
HUB = 478, 512
REACH, GROWTH, END = 448.0, 1.82, 1.80  # outer radius, how much a turn grows, where the coil ends
TURN = 2 * math.pi
OLD_GOLD, BONE, BRICK, SEA = "#eebb45", "#fbf0d6", "#cf4a34", "#3fa9a0"

WALL = 0.09  # of the outer radius

Place = tuple[float, float]


def paint(page: Page) -> Scene:
    """Paint the garden, the snail, its shell and what bursts from it, and who passes."""
    scene = Scene(page, 648, light=(250, 90, 520), glow="#fff0c8", shade="#4a2a1a", reach=1300)
    _garden(scene)
    _body(scene)
    _shell(scene)
    _hollow(scene)
    _whorl(scene)
    _chamber(scene)
    _treasures(scene)
    _shards(scene)
    _portrait(scene)
    _head(scene)
    _grass(scene)
    _slug(scene)
    scene.motes(80, "#fff6d8", (20, 60, 780, 1000), size=(0.5, 1.8), strength=0.6)
    return scene.finish(
        Look(vignette=0.2, bloom=0.24, shadows="#5a3020", lights="#ffe6a8", split=0.08,
        saturation=1.1, contrast=1.08),
    )  # fmt: skip


def _radius(back: float) -> float:
    """The outer radius so many radians before the mouth of the shell."""
    return REACH * GROWTH ** (-back / TURN)


def _on(back: float, part: float, inset: float = 0) -> Place:
    """A place in the coil: how far back from its mouth, and 0 (inner wall) … 1 (outer wall)."""
    outer, inner = _radius(back), _radius(back + TURN)
    wall = WALL * outer
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
            wall = (WALL * outer) * 1.05
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


def _hollow(scene: Scene) -> None:
    """The outer coil stands open, and is dark with things behind things."""
    rng = random.Random(11)
    room = _coil(0.0, TURN - 0.06, 0, 1, 80)
    sheet = scene.sheet()
    sheet.fill(room, "#4a2416", grad=radial(*HUB, 380, "#1c0c08"))
    with sheet.inside(room):
        for _ in range(150):
            x, y = _on(rng.uniform(0, TURN - 0.06), rng.uniform(0, 1))
            wide, high = rng.uniform(26, 64), rng.uniform(26, 80)
            box = moved(rect(-wide / 2, -high / 2, wide, high, 4), x, y, 1, rng.uniform(-40, 40))
            tone = rng.choice(("#7a3c20", "#5a2c1a", "#8a5424", "#2c4a48", "#6a2018"))
            sheet.fill(box, tone, 0.8)
            sheet.line(box, "#1c0c08", 3, 0.8)
        sheet.line(room, "#0c0504", 46, 0.7, blur=16)
    scene.put(sheet, wobble=0.8)


def _whorl(scene: Scene) -> None:
    """The inner coil is still whole: ivory, banded with terracotta, one groove round and round."""
    rng = random.Random(31)
    steps = np.linspace(TURN, 2 * TURN, 90)
    shape = poly([(HUB[0] + _radius(b) * math.cos(END + b), HUB[1] + _radius(b) * math.sin(END + b))
        for b in steps])  # fmt: skip
    sheet = scene.sheet()
    sheet.fill(shape, "#fff0cf", grad=radial(HUB[0] - 30, HUB[1] - 40, 250, "#d99a62"))
    with sheet.inside(shape):
        for k in range(230):
            back = TURN + 1.3 * TURN * k / 230
            outer, inner = _radius(back), _radius(back + TURN)
            a = END + back
            line = [
                (HUB[0] + r * math.cos(a + t), HUB[1] + r * math.sin(a + t))
                for r, t in ((outer, 0), ((outer + inner) / 2, 0.05), (inner, 0.02))
            ]
            broad = math.sin(k * 0.36) > 0.15
            wide = outer * (0.03 if broad else 0.008)
            tone = mix(TERRA, "#e0a070" if broad else "#8a3c22", rng.random() * 0.7)
            sheet.fill(taper(line, [wide * 0.6, wide, wide * 0.4], 10), tone, 0.55)
        groove = [
            (HUB[0] + _radius(b) * math.cos(END + b), HUB[1] + _radius(b) * math.sin(END + b))
            for b in np.linspace(TURN, 2.5 * TURN, 110)
        ]
        sheet.line(spline(groove, closed=False), "#5a2a18", 16, 0.55, blur=6)
        sheet.line(spline(groove, closed=False), "#7a3a20", 4, 0.8)
    scene.add(
        sheet, relief=40, lo=0.6, hi=0.5, rim=0.9, rim_width=4, shadow=(8, 12, 20, 0.8), wobble=0.8
    )


def _chamber(scene: Scene) -> None:
    """In the middle a round room with a chandelier, and a bed that nobody can reach."""
    x, y = HUB
    room = ellipse(x, y, 98, 94)
    sheet = scene.sheet()
    sheet.fill(room, "#fff2b8", grad=radial(x, y - 26, 100, "#d98a34"))
    sheet.fill(rect(x - 100, y + 54, 200, 60), "#a85a2a", 0.9, clip=room)
    sheet.line(room, "#4a2010", 20, 0.6, blur=7, clip=room)
    sheet.line(room, "#fff4dc", 5)
    scene.put(sheet, wobble=0.6)
    lamp = scene.sheet()
    with lamp.at(x, y + 10, 1.85):
        lamp.line(poly([(0, -56), (0, -24)], closed=False), UMBER, 2)
        for dx in (-22, -11, 0, 11, 22):
            lamp.line(spline([(0, -18), (dx * 0.6, -10), (dx, -20)], closed=False), "#8a5a22", 2.4)
            lamp.fill(leaf((dx, -20), (dx, -35), 6.5), "#fffbe0")
        lamp.fill(ellipse(0, -16, 4.4), "#8a5a22")
        for k in range(-3, 4):
            lamp.fill(ellipse(k * 5, -6 - abs(k), 1.6, 2.6), "#fffbe0")
        lamp.fill(rect(-27, 21, 54, 6, 2), "#5a2c14").fill(rect(-30, 3, 5, 30, 2), "#5a2c14")
        lamp.fill(rect(25, 12, 5, 21, 2), "#5a2c14")
        lamp.fill(spline([(-10, 22, 1), (-3, 11), (14, 11), (25, 22, 1)]), BRICK)
        lamp.fill(ellipse(-16, 17, 9, 5), "#fffaf0")
    scene.add(lamp, relief=3, lo=0.4, hi=0.5, shadow=(0, 3, 4, 0.5), wobble=0.2)
    scene.shine(x, y - 26, 46, "#fff6d0", 0.8)
    scene.shine(x, y, 240, "#f0a040", 0.3, falloff=1.7)


def _treasures(scene: Scene) -> None:
    """What no longer fits: it has burst the wall, and hangs out on all sides."""
    prizes: tuple[tuple[str, str | None, str, float, float, float, float], ...] = (
        ("clock", "mantel", OLD_GOLD, 306, 300, 1.5, -38),
        ("armchair", "front", SEA, 664, 612, 1.6, 34),
        ("violin", None, "#c0481e", 392, 318, 2.5, -20),
        ("birdcage", "shut", OLD_GOLD, 668, 424, 2.1, 34),
        ("suitcase", None, BRICK, 622, 776, 1.95, 8),
        ("carousel_horse", None, BONE, 552, 322, 2.15, -10),
    )  # fmt: skip
    for number, (name, pose, tone, x, y, size, turn) in enumerate(prizes):
        sheet = scene.sheet()
        THINGS[name](
            sheet, x, y, size=size, pose=pose, turn=turn, seed=number,
            colours=(tone, mix(tone, "#4a2414", 0.5), mix(tone, "#fff0cc", 0.45)),
        )  # fmt: skip
        scene.add(
            sheet, relief=8, lo=0.5, hi=0.6, rim=0.8, rim_width=3, rim_colour="#fff0c0",
            shadow=(9, 14, 15, 0.7), wobble=0.4, amount=0.05,
        )  # fmt: skip


def _shards(scene: Scene) -> None:
    """Bits of wall, just broken off."""
    rng = random.Random(6)
    sheet = scene.sheet()
    for x, y, size in (
        (232, 160, 26), (262, 108, 16), (716, 122, 16),
        (186, 212, 14), (752, 170, 12), (782, 660, 16),
    ):  # fmt: skip
        turn = rng.uniform(0, TURN)
        corners = [
            (x + size * rng.uniform(0.6, 1.3) * math.cos(turn + k * 1.4),
            y + size * rng.uniform(0.5, 1) * math.sin(turn + k * 1.4)) for k in range(4)
        ]  # fmt: skip
        sheet.fill(poly(corners), IVORY)
        sheet.on_top(ellipse(x, y, size * 0.9, size * 0.2, math.degrees(turn)), TERRA, 0.8)
    scene.add(sheet, relief=5, lo=0.5, hi=0.5, rim=0.7, shadow=(8, 16, 8, 0.35), wobble=0.6)


def _portrait(scene: Scene) -> None:
    """The largest piece is of its owner."""
    sheet = scene.sheet()
    with sheet.at(162, 412, 1.66, -12):
        sheet.fill(rect(-58, -68, 116, 136, 6), GOLD, grad=linear(-56, -66, 56, 66, "#8a5a22"))
        for k in range(44):
            a = TURN * k / 44
            px, py = max(-53, min(53, 76 * math.cos(a))), max(-63, min(63, 90 * math.sin(a)))
            sheet.fill(ellipse(px, py, 5), "#f6dc92").fill(ellipse(px + 1, py + 1, 2.2), "#a8742c")
        sheet.fill(rect(-43, -53, 86, 106), "#5a8a84", grad=linear(-43, -53, 43, 53, "#1f3c3a"))
        sheet.line(rect(-43, -53, 86, 106), "#6a4418", 4)
        snail(sheet, 2, 40, size=0.62, pose="crawl", light=(-0.5, -0.8))
    scene.add(
        sheet, relief=8, lo=0.5, hi=0.6, rim=0.9, rim_width=3, shadow=(10, 14, 16, 0.7), wobble=0.4
    )


def _head(scene: Scene) -> None:
    """It cannot move an inch, and looks down at the one who can."""
    skin = mix(FLESH, "#f0d8aa", 0.42)
    neck = union(
        spline([(352, 905), (286, 872), (252, 812), (246, 744), (212, 690), (146, 668), (80, 684),
            (42, 734), (34, 800), (46, 862), (52, 920), (64, 956, 1), (470, 968, 1)]),
        spline([(180, 860), (290, 884), (346, 880), (380, 846), (410, 806), (450, 782), (540, 790),
            (606, 806), (660, 842), (704, 890), (746, 926), (786, 950), (826, 966, 1), (640, 970),
            (400, 974), (180, 970), (66, 956, 1)]),
    )  # fmt: skip
    sheet, rng = scene.sheet(), random.Random(13)
    sheet.fill(neck, skin, grad=linear(30, 680, 260, 1060, "#8f7052"))
    with sheet.inside(neck):
        for _ in range(1500):
            x, y = rng.uniform(10, 810), rng.uniform(668, 968)
            tone = mix("#f8ecd0", "#7a6448", rng.random())
            sheet.fill(ellipse(x, y, rng.uniform(2, 6), rng.uniform(1.4, 3.8)), tone, 0.28)
        for k in range(11):
            fold = [(270 + k * 46, 964), (350 + k * 36, 914), (440 + k * 22, 842)]
            sheet.fill(taper(fold, [1, 4, 0.5]), "#6c5840", 0.24)
        for x in range(70, 800, 12):
            hem = spline([(x, 972), (x + 5, 957), (x + 3, 946)], closed=False)
            sheet.line(hem, UMBER, 1.8, 0.3)
        for k in range(4):
            y = 872 + k * 22
            fold_line = spline([(44, y), (130, y + 18), (250 + k * 10, y - 4)], closed=False)
            sheet.line(fold_line, "#7a6448", 3, 0.5)
    for x in (64, 206):
        sheet.fill(ellipse(x, 792, 30, 20), "#e07a5a", 0.5, blur=9)
    for k in range(3):  # the folds of effort
        y = 704 + k * 17
        brow = spline([(98 + k * 6, y + 6), (142, y - 6), (186 - k * 4, y + 8)], closed=False)
        sheet.line(brow, "#7a5c40", 4 - k * 0.6, 0.8)
    mouth = [(76, 838), (104, 812), (142, 806), (178, 818), (200, 844)]
    sheet.fill(taper(mouth, [3, 9, 10, 9, 3]), UMBER)
    sheet.fill(taper([(108, 852), (140, 846), (170, 856)], [2, 6, 2]), "#8a6a4c", 0.7)
    scene.add(sheet, relief=34, lo=0.6, hi=0.45, rim=0.6, shadow=(-3, -3, 12, 0.5), wobble=0.8)
    _eyes(scene)


def _eyes(scene: Scene) -> None:
    """Two large ones on stalks; their lids say what it thinks."""
    tone = mix(FLESH, "#f0d8aa", 0.42)
    for stalk, (x, y), slant in (
        ([(196, 704), (222, 650), (216, 600)], (214, 588), 1),
        ([(96, 700), (74, 640), (66, 596)], (64, 584), -1),
    ):
        sheet = scene.sheet()
        sheet.fill(limb(stalk, [44, 30, 28]), tone)
        sheet.fill(ellipse(x, y, 48, 47), tone)
        ball = ellipse(x, y + 4, 40, 38)
        sheet.fill(ball, "#fffdf2")
        sheet.fill(ellipse(x + 2, y + 22, 21, 22), "#4a8a4a", clip=ball)
        sheet.fill(ellipse(x + 2, y + 25, 13, 14), "#1c120c", clip=ball)
        sheet.fill(ellipse(x - 6, y + 16, 6), "#ffffff")
        lid = spline([(x - 54, y - 60, 1), (x + 54, y - 60, 1), (x + 54, y - 2 + slant * 12, 1),
            (x, y + 4), (x - 54, y - 2 - slant * 12, 1)])  # fmt: skip
        sheet.fill(lid, mix(tone, "#8a6a4c", 0.35), clip=ellipse(x, y + 1, 47, 46))
        edge = [(x - 46, y - 2 - slant * 10), (x, y + 4), (x + 46, y - 2 + slant * 10)]
        sheet.line(spline(edge, closed=False), UMBER, 5, 0.9, clip=ellipse(x, y + 1, 47, 46))
        scene.add(sheet, relief=12, lo=0.5, hi=0.45, rim=0.6, shadow=(6, 8, 9, 0.5), wobble=0.4)
    drops = scene.sheet()
    for x, y, size in ((28, 676, 1.5), (252, 690, 1.2), (20, 720, 0.9)):
        drop = spline([(0, -12, 1), (6, 0), (4, 8), (-4, 8), (-6, 0)])
        drops.fill(moved(drop, x, y, size, 20), "#dff2f8", 0.95)
    scene.add(drops, relief=3, rim=0.6, rim_width=1.5, shadow=(2, 3, 3, 0.3), wobble=0.2)


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
