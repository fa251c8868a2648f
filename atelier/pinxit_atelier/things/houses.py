"""Houses of eight kinds."""

from collections.abc import Callable

from pinxit_atelier.engine import Colour, limb, mix, poly, rect, spline
from pinxit_atelier.pen import Pen, dots, motif, seam

from .site import Site


def _cottage(site: Site) -> None:
    lean = site.pen.rng.uniform(-3, 3)
    site.chimney(26, -78, 10, 20)
    site.walls(poly([(-46, 0), (46, 0), (47 + lean, -46), (-47 + lean, -46)]))
    site.thatch(
        spline(
            [
                (-60 + lean, -38, 1),
                (-44, -66),
                (-22 + lean, -92),
                (22 + lean, -92),
                (46, -66),
                (60 + lean, -38, 1),
                (0, -44),
            ]
        )
    )
    site.door(-8)
    for x in (-31, 22):
        site.window(x, -24, 14, 15, "shutters")
    site.window(2 + lean, -62, 11, 11, "round")


def _town(site: Site) -> None:
    """Build a narrow house with a stepped gable."""
    wide = site.pen.rng.uniform(28, 36)
    steps: list[tuple[float, float]] = [(-wide, 0), (-wide, -104)]
    for step in range(4):
        steps += [
            (-wide + (step + 1) * wide * 0.22, -104 - step * 11),
            (-wide + (step + 1) * wide * 0.22, -115 - step * 11),
        ]
    steps += [(-x, y) for x, y in reversed(steps)]
    shape = site.walls(poly(steps))
    for x, y in steps[2:-2]:
        site.pen.fill(rect(x - 4, y - 2, 8, 3), site.pen.lit(site.wall, 0.5), 0.9, clip=shape)
    for row in range(3):
        for side in (-1, 1):
            site.window(side * wide * 0.48, -42 - row * 25, 12, 17, "arch" if row == 2 else "cross")
    site.window(0, -124, 10, 10, "round")
    site.door(-wide * 0.36, 16, 28)
    site.window(wide * 0.5, -14, 14, 15)


def _timber(site: Site) -> None:
    """Build a half-timbered house whose upper floor hangs over."""
    pen, beam = site.pen, mix(site.roof, "#2a1a14", 0.7)
    site.chimney(-22, -112)
    for low, high, half in ((0, -36, 36), (-36, -74, 42)):
        shape = site.walls(rect(-half, high, half * 2, low - high), mix(site.wall, "#fff6e4", 0.35))
        for x in (-half + 2, -half * 0.33, half * 0.33, half - 2):
            pen.line(seam((x, low), (x + pen.rng.uniform(-1, 1), high)), beam, 3.4, clip=shape)
        for y in (low - 1.5, high + 2):
            pen.line(seam((-half, y), (half, y)), beam, 3.6, clip=shape)
        if low < 0:
            for side in (-1, 1):
                pen.line(
                    seam((side * half * 0.36, low), (side * half * 0.95, high)),
                    beam,
                    2.8,
                    clip=shape,
                )
    gable = site.walls(poly([(-44, -74), (44, -74), (0, -124)]), mix(site.wall, "#fff6e4", 0.35))
    for side in (-1, 1):
        pen.line(seam((0, -76), (side * 24, -98)), beam, 2.8, clip=gable)
        pen.form(
            limb([(0, -128), (side * 26, -98), (side * 54, -66)], [8, 7.4, 9]), site.roof, 0.5, 0.5
        )
    pen.line(seam((0, -74), (0, -122)), beam, 3, clip=gable)
    for x in (-26, 26):
        site.window(x, -54, 12, 15)
    site.window(22, -17, 14, 15)
    site.door(-10, 16, 27)


def _tower(site: Site) -> None:
    """Build a round tower with a pointed hat."""
    wide = site.pen.rng.uniform(22, 28)
    wall = site.walls(
        spline(
            [
                (-wide, 0, 1),
                (-wide * 0.86, -60),
                (-wide * 0.9, -112, 1),
                (wide * 0.9, -112, 1),
                (wide * 0.86, -60),
                (wide, 0, 1),
            ]
        )
    )
    for _ in range(26):
        x, y = site.pen.rng.uniform(-wide, wide), site.pen.rng.uniform(-110, -4)
        site.pen.line(
            rect(x, y, 9, 4.4, 1.4), site.pen.shaded(site.wall, 0.35), 0.7, 0.5, clip=wall
        )
    bend = site.pen.rng.uniform(-9, 9)
    site.tiles(
        spline(
            [
                (-wide * 1.4, -108, 1),
                (-wide * 0.6, -136),
                (bend, -184, 1),
                (wide * 0.6, -136),
                (wide * 1.4, -108, 1),
                (0, -102),
            ]
        )
    )
    for index, y in enumerate((-44, -68, -92)):
        site.window((index - 1) * wide * 0.36, y, 9, 14, "arch")
    site.door(0, 17, 28)
    site.pen.mark("top", bend, -184)


def _barn(site: Site) -> None:
    site.walls(poly([(-52, 0), (52, 0), (52, -46), (34, -78), (0, -94), (-34, -78), (-52, -46)]))
    for x in range(-48, 52, 8):
        site.pen.line(
            seam((x, 0), (x, -90 + abs(x) * 0.8)), site.pen.shaded(site.wall, 0.45), 0.8, 0.5
        )
    for side in (-1, 1):
        site.pen.form(
            limb([(0, -98), (side * 37, -82), (side * 60, -42)], [7, 7, 7]), site.roof, 0.5, 0.5
        )
    gate = rect(-20, -40, 40, 40)
    white = mix(site.wall, "#fff6e4", 0.75)
    site.pen.form(gate, site.pen.shaded(site.wall, 0.2), 0.4, 0.3)
    for line in (((-20, 0), (20, -40)), ((-20, -40), (20, 0)), ((0, 0), (0, -40))):
        site.pen.line(seam(*line), white, 3, clip=gate)
    site.pen.line(gate, white, 3)
    site.window(0, -66, 15, 15, "arch")
    site.pen.mark("door", 0, -16)


def _modern(site: Site) -> None:
    """Build a house of boxes with large panes."""
    pen = site.pen
    site.walls(rect(-58, -40, 90, 40))
    site.walls(rect(-20, -84, 82, 46), pen.lit(site.wall, 0.3))
    for x, y, wide, high in ((-26, -20, 46, 28), (20, -61, 66, 30)):
        site.window(x, y, wide, high)
    pen.form(rect(-24, -90, 90, 7, 1), site.roof, 0.5, 0.5)
    pen.form(rect(-62, -45, 44, 6, 1), site.roof, 0.5, 0.5)
    for x in (38, 56):
        pen.form(limb([(x, -38), (x, 0)], [3, 3]), pen.shaded(site.wall, 0.4), 0.4, 0.4)
    site.door(14, 15, 30)


def _stilts(site: Site) -> None:
    """Build a hut on stilts, with a ladder."""
    pen, wood = site.pen, mix(site.roof, "#4a3020", 0.6)
    for x, bend in ((-36, -4), (-12, 2), (14, -2), (38, 4)):
        pen.form(
            limb([(x, -56), (x + bend, -28), (x + bend * 0.4, 0)], [5, 4.4, 4.8]), wood, 0.5, 0.4
        )
    for start, end in (((-36, -48), (-12, -8)), ((38, -48), (14, -8))):
        pen.form(limb([start, end], [3, 3]), pen.shaded(wood, 0.2), 0.4, 0.3)
    pen.form(rect(-50, -60, 100, 6, 1), wood, 0.5, 0.5)
    wall = site.walls(poly([(-38, -58), (38, -58), (40, -94), (-40, -94)]))
    for y in range(-92, -58, 6):
        pen.line(seam((-40, y), (40, y)), pen.shaded(site.wall, 0.45), 0.8, 0.5, clip=wall)
    site.thatch(spline(dots("-58,-86! -36,-108 -8,-130 8,-130 36,-108 58,-86! 0,-90")))
    with pen.at(0, -58):
        site.door(-14, 15, 27)
    site.window(18, -76, 14, 14)
    for rung in range(8):
        y = -4 - rung * 7
        pen.line(seam((-24 + rung * 0.8, y), (-11 + rung * 0.5, y)), wood, 2)
    for x in (-24, -11):
        pen.form(limb([(x, 0), (x + 5, -58)], [2.6, 2.6]), wood, 0.4, 0.4)


def _crooked(site: Site) -> None:
    """Build a witch's house: nothing in it is straight."""
    pen = site.pen
    way = pen.rng.choice((-1, 1))
    site.chimney(way * 24, -106, 9, 24)
    site.walls(
        spline(
            [
                (-34, 0, 1),
                (-30 + way * 4, -40),
                (-38 + way * 8, -76, 1),
                (40 + way * 8, -80, 1),
                (30 + way * 4, -36),
                (36, 0, 1),
            ]
        )
    )
    site.tiles(
        spline(
            [
                (-54 + way * 8, -68, 1),
                (-26 + way * 6, -96),
                (way * 10, -132),
                (way * 34, -160, 1),
                (way * 16 + 14, -120),
                (28 + way * 8, -92),
                (56 + way * 8, -72, 1),
                (way * 8, -78),
            ]
        )
    )
    site.window(-12 + way * 6, -54, 13, 17, "arch")
    site.window(18 + way * 6, -50, 12, 13)
    site.window(way * 12, -102, 10, 10, "round")
    site.door(way * -10, 18, 32)
    site.pen.mark("top", way * 34, -160)


_KINDS: dict[str, Callable[[Site], None]] = {
    "cottage": _cottage,
    "town": _town,
    "timber": _timber,
    "tower": _tower,
    "barn": _barn,
    "modern": _modern,
    "stilts": _stilts,
    "crooked": _crooked,
}


@motif(poses=tuple(_KINDS), colours=("#e3cfae", "#9a4434", "#ffd98a"))
def house(
    pen: Pen, pose: str, wall: Colour, roof: Colour, light: Colour, *, lit: float = 0.5
) -> None:
    """Wall, roof, light in the windows; `lit` is the share of windows that shine.

    Anchors: door, window0 …, smoke (of those with a chimney), top (of those with a point).
    """
    _KINDS[pose](Site(pen, wall, roof, light, lit))
