"""Trees: no two of them grow alike."""

import math
from collections.abc import Sequence

from pinxit_atelier.engine import (
    Colour,
    common,
    ellipse,
    leaf,
    limb,
    mix,
    moved,
    rect,
    sample,
    spline,
    taper,
    union,
    vary,
)
from pinxit_atelier.pen import Pen, Place, dots, motif, ruffled, seam

from .wood import Growth, Wood

SEASONS: dict[str, tuple[Colour, ...]] = {
    "spring": ("#f2b8c4", "#fbe4e4", "#d98aa2"),
    "autumn": ("#d9782c", "#eeb13e", "#a83c26"),
    "winter": ("#f4f8f8", "#cfe0ea", "#ffffff"),
}


def _crown(
    pen: Pen,
    places: Sequence[Place],
    colours: Sequence[Colour],
    count: float,
    *,
    size: float = 9,
    dark: float = 0,
    round_leaves: bool = False,
    scatter: float = 7,
) -> None:
    rng = pen.rng
    if not pen.detailed:
        count, size = count * 0.5, size * 1.6
    for _ in range(int(count)):
        x, y = rng.choice(places)
        x, y = x + rng.gauss(0, scatter), y + rng.gauss(0, scatter * 0.85) - 2
        lit = (x * pen.light[0] + (y + 100) * pen.light[1]) / 60
        tone = vary(rng.choice(colours), rng, 0.1, 0.03)
        tone = pen.shaded(tone, min(0.5, max(0, 0.22 - lit * 0.25) + dark))
        tone = pen.lit(tone, min(0.3, max(0, lit * 0.2)))
        length, turn = rng.uniform(0.7, 1.2) * size, rng.uniform(0, math.tau)
        end = x + length * math.cos(turn), y + length * math.sin(turn)
        shape = ellipse(x, y, length * 0.36, length * 0.32) if round_leaves else None
        pen.fill(shape or leaf((x, y), end, length * 0.6), tone, rng.uniform(0.75, 1))


def _roots(pen: Pen, bark: Colour, wide: float = 1) -> None:
    shape = spline(dots("-7,-18 -9,-6 -20,1! 0,-1 20,1! 9,-6 7,-18"))
    pen.form(moved(shape, 0, 0, wide, high=1), bark, 0.5, 0.3)


def _mark_tips(pen: Pen, tips: Sequence[Place]) -> None:
    highest = sorted(tips, key=lambda tip: tip[1])
    pen.mark("top", *highest[0])
    for index, tip in enumerate(highest[:: max(1, len(tips) // 12)]):
        pen.mark(f"tip{index}", *tip)


@motif(
    poses=("oak", "bare", "birch", "willow", "poplar", "pine", "apple", "umbrella"),
    colours=("#5a3a2c", "#5f8a3c", "#a8c25a"),
)
def tree(
    pen: Pen,
    pose: str,
    bark: Colour,
    leaves: Colour,
    light_leaves: Colour,
    *,
    season: str = "summer",
    depth: int = 7,
    fruit: Colour = "#c8392c",
) -> None:
    """Bark, leaves, light leaves; about 150 high.

    `season`: spring, summer, autumn or winter (snow). Anchors: top, and tip0 … tip11 of the
    branches of those that have branches.
    """
    own = (leaves, light_leaves, pen.shaded(leaves, 0.3))
    colours = SEASONS.get(season, own)
    match pose:
        case "birch":
            _birch(pen, colours, season)
        case "willow":
            _willow(pen, bark, colours)
        case "poplar":
            _poplar(pen, bark, colours)
        case "pine":
            _pine(pen, bark, own, snow=season == "winter")
        case "apple":
            _apple(pen, bark, colours, fruit)
        case "umbrella":
            _umbrella_pine(pen, bark, own)
        case _:
            _oak(pen, bark, colours, "bare" if pose == "bare" else season, depth)


def _oak(pen: Pen, bark: Colour, colours: Sequence[Colour], season: str, depth: int) -> None:
    rng = pen.rng
    spread, rise = rng.uniform(23, 34), rng.uniform(0.1, 0.5)
    wood = Wood(rng, Growth(depth=depth, spread=spread, rise=rise, bend=rng.uniform(7, 13)))
    _roots(pen, bark)
    wood.grow((0, 0), rng.uniform(36, 46), -90 + rng.uniform(-7, 7), rng.uniform(13, 17))
    behind = {"summer": 420, "autumn": 240, "spring": 240}.get(season, 0)
    blossom = season == "spring"
    _crown(pen, wood.tips, colours, behind, dark=0.25, round_leaves=blossom)
    wood.paint(pen, bark)
    if season == "winter":
        wood.snow(pen, colours[0])
    before = {"summer": 620, "autumn": 330, "spring": 420}.get(season, 0)
    _crown(pen, wood.tips, colours, before, size=8, round_leaves=blossom)
    _mark_tips(pen, wood.tips)


def _birch(pen: Pen, colours: Sequence[Colour], season: str) -> None:
    rng = pen.rng
    lean = rng.uniform(-9, 9)
    trunk = [(0, 0), (lean * 0.3, -40), (lean * 0.1, -90), (lean, -150)]
    tips: list[Place] = []
    twigs = []
    for x, y, way_x, way_y in sample(trunk, 22)[7:]:
        side = rng.choice((-1, 1))
        reach = (22 + (150 + y) * 0.16) * rng.uniform(0.7, 1.2)
        end = x + side * reach, y - reach * rng.uniform(0.2, 0.5)
        drop = end[0] + side * 4, end[1] + rng.uniform(10, 24)
        twigs.append(limb([(x, y), (*end,), drop], [2.6, 1.4, 0.5], round_ends=False))
        tips += [end, drop, ((x + end[0]) / 2, (y + end[1]) / 2)]
        del way_x, way_y
    if season != "winter":
        _crown(pen, tips, colours, 260, size=6, dark=0.25, scatter=6)
    stem = limb(trunk, [9, 7.5, 5.5, 1.2])
    for twig in twigs:
        pen.fill(twig, "#5a4a46")
    pen.form(stem, "#f0e9dc", 0.5, 0.4)
    for x, y, _, _ in sample(trunk, 26)[1:-3]:
        width = rng.uniform(2, 6)
        off = rng.uniform(-3, 3)
        scar = taper(
            [(x + off - width / 2, y), (x + off, y + 0.6), (x + off + width / 2, y)],
            [0.4, 1.8, 0.4],
        )
        pen.fill(scar, "#2c2624", 0.85, clip=stem)
    if season != "winter":
        _crown(pen, tips, colours, 420, size=5.5, scatter=6)
    _mark_tips(pen, tips)


def _willow(pen: Pen, bark: Colour, colours: Sequence[Colour]) -> None:
    rng = pen.rng
    wood = Wood(rng, Growth(depth=5, spread=34, rise=0.2, bend=10))
    _roots(pen, bark, 1.2)
    wood.grow((0, 0), 44, -90 + rng.uniform(-8, 8), 18)
    wood.paint(pen, bark)
    hanging = sorted(wood.tips * 3, key=lambda tip: abs(tip[0]))
    for index, (root, y) in enumerate(hanging):
        x = root + rng.gauss(0, 7)
        low = min(-4.0, y + rng.uniform(30, 110) * (1.15 - min(0.7, (x / 110) ** 2)))
        sway = rng.uniform(-5, 9)
        line = [(x, y), (x + sway * 0.4, y + (low - y) * 0.4), (x + sway, low)]
        tone = vary(colours[index % len(colours)], rng, 0.12, 0.02)
        tone = pen.shaded(tone, max(0.0, 0.35 - 0.5 * index / len(hanging)))
        pen.fill(taper(line, [1.2, 2.2, 0.4], 10), tone, 0.9)
        if pen.detailed:
            for at_x, at_y, way_x, way_y in sample(line, 9)[1:]:
                for side in (-1, 1):
                    end = (
                        at_x + way_x * 5 - way_y * 2.6 * side,
                        at_y + way_y * 5 + way_x * 2.6 * side,
                    )
                    pen.fill(leaf((at_x, at_y), end, 1.9), tone, 0.95)
    _mark_tips(pen, wood.tips)


def _poplar(pen: Pen, bark: Colour, colours: Sequence[Colour]) -> None:
    rng = pen.rng
    wide = rng.uniform(16, 24)
    pen.form(limb([(0, 0), (0.6, -20), (0, -50)], [8, 6, 4]), bark, 0.5, 0.3)
    for part, tone in ((1.0, pen.shaded(colours[0], 0.25)), (0.72, colours[0])):
        outline = [
            (0, -12),
            (wide * part * 0.8, -30),
            (wide * part, -70),
            (wide * part * 0.7, -120),
            (rng.uniform(-2, 2), -166 + (1 - part) * 40),
            (-wide * part * 0.7, -118),
            (-wide * part, -68),
            (-wide * part * 0.8, -28),
        ]
        shape = ruffled(outline, 2.6, rng.randrange(999), 5)
        pen.form(shape, tone, 0.5, 0.4)
    places = [(rng.uniform(-1, 1) * wide * 0.75, rng.uniform(-150, -22)) for _ in range(60)]
    kept = [(x, y) for x, y in places if _inside_poplar(x, y, wide)]
    _crown(pen, kept, colours, 240, size=5.5, scatter=3)
    pen.mark("top", 0, -166)


def _inside_poplar(x: float, y: float, wide: float) -> bool:
    """Tell whether a place is inside a poplar."""
    height = (-12 - y) / 154
    return abs(x) < wide * math.sin(math.pi * min(1, height**0.75)) * 0.9


def _pine(pen: Pen, bark: Colour, colours: Sequence[Colour], *, snow: bool) -> None:
    rng = pen.rng
    tiers, slim = rng.randint(6, 9), rng.uniform(0.8, 1.15)
    pen.form(rect(-4, -22, 8, 23, 1), bark, 0.5, 0.3)
    for index in range(tiers):
        part = index / tiers
        low, wide = -16 - 132 * part, slim * (44 * (1 - part) ** 0.85 + 4)
        top = low - 36 * (1 - part * 0.5)
        edge: list[tuple[float, ...]] = [(rng.uniform(-1, 1), top, 1)]
        teeth = 5
        for step in range(1, teeth + 1):
            out = wide * step / teeth
            rise = (1 - step / teeth) * (low - top) * 0.8
            edge.append((out, low - rise, 1))
            edge.append((out - wide / teeth * 0.25, low - rise - 2))
        edge.append((0, low - 2 + rng.uniform(-1, 2)))
        for step in range(teeth, 0, -1):
            out = -wide * step / teeth * rng.uniform(0.94, 1.04)
            rise = (1 - step / teeth) * (low - top) * 0.8
            edge.append((out + wide / teeth * 0.25, low - rise - 2))
            edge.append((out, low - rise, 1))
        tone = mix(pen.shaded(colours[0], 0.45), colours[0], 0.3 + 0.7 * part)
        tier = spline(edge)
        pen.form(tier, vary(tone, rng, 0.06, 0.01), 0.45, 0.35, cast=0.45)
        pen.hairs(tier, 90, [colours[1], colours[2]], 40, (4, 8), (0.5, 1), (0.2, 0.5), clip=True)
        if snow:
            cap = moved(tier, 0, -5 - 4 * (1 - part), 0.86, high=0.98)
            pen.fill(common(cap, moved(tier, 0, 0)), "#f6f9fb", 0.85)
    pen.mark("top", 0, -16 - 132 * (1 - 1 / tiers) - 20)


def _apple(pen: Pen, bark: Colour, colours: Sequence[Colour], fruit: Colour) -> None:
    rng = pen.rng
    _roots(pen, bark, 0.8)
    pen.form(limb([(0, 0), (-2, -30), (2, -60)], [13, 9, 8]), bark, 0.5, 0.4)
    for side in (-1, 1):
        pen.form(limb([(0, -40), (side * 14, -62), (side * 26, -78)], [7, 5, 3]), bark, 0.5, 0.3)
    lobes = [
        (rng.uniform(-10, 10) + 30 * math.cos(turn), -96 + 22 * math.sin(turn), rng.uniform(18, 28))
        for turn in (0.3, 1.6, 2.9, 4.0, 5.2)
    ]
    for part, tone in ((1.0, pen.shaded(colours[0], 0.3)), (0.82, colours[0]), (0.5, colours[1])):
        shift = (1 - part) * 16
        shape = ellipse(0, -96, 30 * part)
        for x, y, radius in lobes:
            middle = x * part + pen.light[0] * shift, -96 + (y + 96) * part + pen.light[1] * shift
            shape = union(shape, ellipse(*middle, radius * part))
        pen.form(shape, tone, 0.4, 0.35, depth=7)
    places = [(x * 0.8, -96 + (y + 96) * 0.8) for x, y, _ in lobes]
    _crown(pen, places, colours, 150, size=6, scatter=13)
    for index in range(rng.randint(7, 11)):
        x, y = rng.choice(places)
        x, y = x + rng.gauss(0, 11), y + rng.gauss(0, 9)
        pen.form(ellipse(x, y, 4, 3.8), vary(fruit, rng, 0.1), 0.6, 0.5)
        pen.line(seam((x, y - 3.5), (x + 1, y - 6)), bark, 0.8)
        pen.mark(f"tip{index}", x, y)
    pen.mark("top", 0, -132)


def _umbrella_pine(pen: Pen, bark: Colour, colours: Sequence[Colour]) -> None:
    rng = pen.rng
    lean = rng.uniform(-16, 16)
    line = [(0, 0), (lean * 0.2, -44), (lean, -86), (lean * 0.8, -108)]
    for off in (-30, -12, 14, 34):
        branch = [(lean * 0.9, -84), (lean + off * 0.5, -100), (lean + off, -114)]
        pen.form(limb(branch, [5, 3.6, 2]), bark, 0.4, 0.3)
    pen.form(limb(line, [11, 8, 7, 4]), bark, 0.5, 0.4)
    for layer in range(3):
        part = 1 - layer * 0.22
        outline = [
            (lean - 66 * part, -112 - layer * 8),
            (lean - 40 * part, -130 - layer * 9),
            (lean, -140 - layer * 9),
            (lean + 42 * part, -131 - layer * 9),
            (lean + 68 * part, -113 - layer * 8),
            (lean + 30 * part, -106 - layer * 9),
            (lean - 30 * part, -107 - layer * 9),
        ]
        tone = mix(pen.shaded(colours[0], 0.35), colours[1], layer * 0.35)
        shape = ruffled(outline, 3.4, rng.randrange(999), 7)
        pen.form(shape, tone, 0.45, 0.4, cast=0.45)
        pen.hairs(shape, -90, [colours[1], colours[2]], 90, (4, 8), (0.5, 1.1), (0.25, 0.6))
    pen.mark("top", lean, -160)
