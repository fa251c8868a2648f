"""Gold, fruit full of seeds, shells full of rooms."""

import math
from collections.abc import Callable

from pinxit_atelier.engine import (
    Colour,
    ellipse,
    mix,
    spline,
    taper,
    vary,
)
from pinxit_atelier.pen import Pen, Place, dots, motif, ruffled, seam, torn


@motif(poses=("pile", "heap", "coin"), colours=("#e0a83a", "#b3323a", "#3a7a8a"))
def gold(
    pen: Pen, pose: str, metal: Colour, ruby: Colour, other: Colour, *, wide: float = 180
) -> None:
    """Gold, stones of two colours: `wide` across, on y = 0; the heap is steep. Anchor: top."""
    rng = pen.rng
    if pose == "coin":
        _coin(pen, 0, -20, 20, 20, 0, metal)
        return
    high = wide * (0.34 if pose == "pile" else 0.6)
    mound = torn(
        [
            (-wide / 2, 0),
            (-wide * 0.28, -high * 0.55),
            (0, -high),
            (wide * 0.28, -high * 0.55),
            (wide / 2, 0),
            (0, 2),
        ],
        3,
        rng,
    )
    pen.form(mound, pen.shaded(metal, 0.35), 0.6, 0.3)
    places = sorted(
        ((rng.uniform(-0.5, 0.5), rng.random()) for _ in range(int(wide * 1.5))),
        key=lambda place: -place[1],
    )
    for across, level in places:
        slope = high * (1 - abs(across) * 2) ** 0.85
        x, y = across * wide, -slope * level
        kind = rng.random()
        if kind < 0.93:
            _coin(
                pen,
                x,
                y,
                rng.uniform(5, 7.5),
                rng.uniform(2, 6),
                rng.uniform(-40, 40),
                vary(metal, rng, 0.1, 0.03),
            )
        elif kind < 0.975:
            size = rng.uniform(4, 6)
            gem = spline(
                [
                    (x - size, y, 1),
                    (x - size * 0.5, y - size, 1),
                    (x + size * 0.5, y - size, 1),
                    (x + size, y, 1),
                    (x, y + size, 1),
                ]
            )
            pen.form(gem, rng.choice([ruby, other]), 0.5, 0.7)
        else:
            pen.form(ellipse(x, y, 4), "#f6f0e4", 0.5, 0.6)
    pen.mark("top", 0, -high)


def _coin(
    pen: Pen, x: float, y: float, wide: float, high: float, turn: float, metal: Colour
) -> None:
    pen.form(ellipse(x, y, wide, high, turn), metal, 0.5, 0.6, cast=0.4)
    pen.line(ellipse(x, y, wide * 0.72, high * 0.72, turn), pen.shaded(metal, 0.4), 0.7, 0.7)


@motif(poses=("open", "whole", "half"), colours=("#a82c3a", "#f3dcae", "#d8304a"))
def pomegranate(pen: Pen, pose: str, rind: Colour, pith: Colour, seeds: Colour) -> None:
    """Rind, pith, seeds: 100 across, centred. Anchors: seed0 … of the seen seeds, crown."""
    rng = pen.rng
    crown = spline(dots("-10,-44! -16,-64! -6,-56 0,-68! 6,-56 16,-64! 10,-44!"))
    pen.form(crown, mix(rind, pith, 0.3), 0.5, 0.5)
    ring = [(50 * math.cos(t), 48 * math.sin(t)) for t in (math.tau * k / 12 for k in range(12))]
    skin = torn(ring, 1.6, rng, 16)
    pen.form(skin, rind, 0.65, 0.5)
    pen.hairs(
        skin,
        80,
        [pen.lit(rind, 0.3), pen.shaded(rind, 0.4), "#d98a4a"],
        120,
        (2, 5),
        (0.6, 1.6),
        (0.15, 0.4),
    )
    if pose == "whole":
        pen.mark("crown", 0, -66)
        return
    cut = (
        torn([(0.86 * x, 0.86 * y) for x, y in ring], 2, rng, 12)
        if pose == "half"
        else ruffled(
            dots("-30,-22 -8,-34 20,-28 36,-4 26,24 0,34 -26,20 -38,0"), 4, rng.randrange(99), 12
        )
    )
    pen.form(cut, pith, 0.35, 0.2)
    chambers = 5
    box = cut.getBounds()
    index = 0
    for row in range(12):
        for column in range(12):
            x = box.left() + (column + 0.5 * (row % 2)) * 8.4 + rng.uniform(-1.5, 1.5)
            y = box.top() + row * 7.4 + rng.uniform(-1.5, 1.5)
            turn = math.atan2(y, x)
            wall = abs(math.sin(turn * chambers / 2)) < 0.24 and math.hypot(x, y) > 8
            inside = all(
                cut.contains(x + dx, y + dy) for dx, dy in ((5, 0), (-5, 0), (0, 5), (0, -5))
            )
            if wall or not inside:
                continue
            _seed(pen, x, y, math.degrees(turn), vary(seeds, rng, 0.12, 0.04))
            pen.mark(f"seed{index}", x, y)
            index += 1
    pen.mark("crown", 0, -66)


def _seed(pen: Pen, x: float, y: float, turn: float, colour: Colour) -> None:
    bead = ellipse(x, y, 4.8, 3.7, turn)
    pen.form(bead, colour, 0.6, 0.6, cast=0.35)
    pen.fill(ellipse(x - 1.2, y - 1.2, 1.1, 0.8), "#fff0f0", 0.9)


@motif(poses=("section", "shell"), colours=("#efdcc0", "#b8744a", "#f8efe0"))
def spiral_shell(
    pen: Pen,
    pose: str,
    shell: Colour,
    stripes: Colour,
    pearl: Colour,
    *,
    turns: float = 2.6,
    chambers: int = 30,
) -> None:
    """Shell, stripes, mother-of-pearl: centred, 200 across; a nautilus, cut through or whole.

    Anchors: room0 … (the middles of the chambers, from the mouth inwards), mouth.
    """
    growth = math.log(3.05) / math.tau

    def rim(angle: float, part: float = 1) -> tuple[float, float]:
        radius = 100 * math.exp(growth * (angle - turns * math.tau)) * part
        way = angle - turns * math.tau + math.radians(35)
        return radius * math.cos(way), radius * math.sin(way)

    steps = 150
    whole = [rim(turns * math.tau * k / steps) for k in range(steps + 1)]
    last = [rim(turns * math.tau - math.tau * k / 40) for k in range(41)]
    outer = spline([*last[::2], rim((turns - 1) * math.tau)])
    pen.form(outer, shell if pose == "shell" else pearl, 0.55, 0.5)
    if pose == "section":
        _rooms(pen, rim, turns, chambers, shell, pearl)
        widths = [max(0.8, 7 * (k / 10) ** 1.4) for k in range(11)]
        pen.form(taper(whole[::3], widths, 140), stripes, 0.5, 0.5, cast=0.4)
    else:
        for k in range(26):
            angle = turns * math.tau - k * 0.23
            stripe = [
                rim(angle),
                rim(angle - 0.16, 0.8),
                rim(angle - 0.36, 0.6),
                rim(angle - 0.4, 0.42),
            ]
            pen.fill(taper(stripe, [9 - k * 0.2, 6, 2.4, 0.4], 16), stripes, 0.75, clip=outer)
        pen.line(seam(*whole[60::3]), pen.shaded(shell, 0.5), 1.6, 0.7, clip=outer)
    pen.mark("mouth", *rim(turns * math.tau, 0.7))


def _rooms(
    pen: Pen, at: Callable[..., Place], turns: float, chambers: int, shell: Colour, pearl: Colour
) -> None:
    for index in range(chambers):
        angle = turns * math.tau - 0.9 - index * (turns * math.tau - 1.4) / chambers
        nearer = angle - (turns * math.tau - 1.4) / chambers
        inner = 1 / 3.05
        wall = [at(angle), at(angle - 0.22, 0.7), at(angle - 0.16, inner * 1.02)]
        back = [at(nearer), at(nearer - 0.22, 0.7), at(nearer - 0.16, inner * 1.02)]
        room = spline(
            [(*wall[0], 1), wall[1], (*wall[2], 1), (*back[2], 1), back[1], (*back[0], 1)]
        )
        tone = mix(pearl, shell, 0.25 + 0.5 * (index % 2))
        pen.form(room, vary(tone, pen.rng, 0.04, 0.02), 0.5, 0.3, cast=0)
        wide = max(0.7, 3.2 * math.hypot(*wall[0]) / 100)
        pen.line(seam(*wall), pen.shaded(shell, 0.4), wide, 0.9)
        middle = at((angle + nearer) / 2 - 0.18, 0.68)
        pen.mark(f"room{index}", *middle)
