"""Clouds of five kinds, and no two alike."""

import math

from pinxit_atelier.engine import (
    Colour,
    Path,
    common,
    ellipse,
    mix,
    rect,
    sample,
    spline,
    taper,
    union,
)
from pinxit_atelier.pen import Pen, curl, motif, ruffled, seam


def _scalloped(pen: Pen, wide: float, high: float, lobes: int, base: float = 14) -> Path:
    """Return a cloud with a flat base out of circles of many sizes."""
    rng = pen.rng
    shape = rect(-wide * 0.5, -base, wide, base, base * 0.5)
    for index in range(lobes):
        part = (index + rng.uniform(0.25, 0.75)) / lobes
        arch = math.sin(math.pi * part) ** 0.7
        radius = high * (0.2 + 0.36 * arch) * rng.uniform(0.75, 1.2)
        x, y = (part - 0.5) * wide * 0.94, -radius * 0.75 - high * 0.28 * arch * rng.random()
        shape = union(shape, ellipse(x, y, radius * 1.05, radius))
    return common(shape, rect(-wide, -high * 3, wide * 2, high * 3))


def _puff(pen: Pen, paper: Colour, shade: Colour, light: Colour) -> None:
    wide, high = pen.rng.uniform(120, 150), pen.rng.uniform(46, 62)
    for layer, part in enumerate((0.7, 0.4, 0.0)):
        with pen.at(pen.rng.uniform(-5, 5), 0, 1 - layer * 0.18):
            shape = _scalloped(pen, wide, high, 5 + layer)
            pen.form(shape, mix(paper, shade, part), 0.3, 0.5, depth=5, cast=0.3)
    for _ in range(3):
        x, y = pen.rng.uniform(-34, 30), pen.rng.uniform(-26, -10)
        swirl = seam(*curl((x, y), 200, pen.rng.uniform(18, 30), 10, 46, 12))
        pen.line(swirl, mix(paper, shade, 0.7), 1.3, 0.75)
    del light


def _tower(pen: Pen, paper: Colour, shade: Colour, light: Colour) -> None:
    """Paint a thunderhead, higher than it is wide."""
    rng = pen.rng
    height = rng.uniform(130, 170)
    for layer in range(5):
        level = 1 - layer / 5
        shape = ellipse(0, -10, 30)
        for step in range(7):
            y = -height * level * (step / 6)
            out = (54 - 24 * abs(step / 6 - 0.55) * 2) * rng.uniform(0.6, 1) * (0.6 + 0.4 * level)
            for side in (-1, 1):
                shape = union(
                    shape,
                    ellipse(side * out * 0.6 + rng.uniform(-6, 6), y - 12, rng.uniform(14, 24)),
                )
        shape = common(shape, rect(-160, -400, 320, 400))
        tone = mix(mix(paper, shade, 0.75), light, layer / 5)
        pen.form(shape, tone, 0.35, 0.5, depth=6, cast=0.3)


def _streak(pen: Pen, paper: Colour, shade: Colour, light: Colour) -> None:
    """Paint thin ice clouds: combed hair across the sky."""
    rng = pen.rng
    lean = rng.uniform(-12, 12)
    for _ in range(26):
        y, x = rng.uniform(-46, 0), rng.uniform(-90, 40)
        long = rng.uniform(50, 120)
        hook = rng.uniform(-10, 16)
        line = [
            (x, y + hook),
            (x + long * 0.25, y),
            (x + long * 0.7, y - lean * 0.4),
            (x + long, y - lean),
        ]
        tone = mix(paper, rng.choice([shade, light, paper]), 0.5)
        pen.fill(
            taper(line, [0.4, rng.uniform(1.5, 4), 2, 0.2], 20),
            tone,
            rng.uniform(0.45, 0.9),
            blur=0.4,
        )


def _layer(pen: Pen, paper: Colour, shade: Colour, light: Colour) -> None:
    """Paint long flat bands that lie one behind the other."""
    rng = pen.rng
    for index in range(rng.randint(4, 6)):
        y, half = -index * rng.uniform(7, 11), rng.uniform(50, 110)
        x, thick = rng.uniform(-40, 40), rng.uniform(5, 9)
        top = [(x - half + step * half / 4, y - thick * rng.uniform(0.6, 1.5)) for step in range(9)]
        band = spline([(x - half - 14, y, 1), *top, (x + half + 14, y, 1), (x, y + thick * 0.35)])
        tone = mix(mix(paper, shade, 0.5), light, index / 6)
        pen.form(band, tone, 0.35, 0.5, depth=3, cast=0.3)


def _storm(pen: Pen, paper: Colour, shade: Colour, light: Colour) -> None:
    """Paint a heavy cloud with rags below it, and a curl at each billow."""
    rng = pen.rng
    for layer in range(3):
        with pen.at(rng.uniform(-8, 8), -layer * 4, 1 - layer * 0.16):
            shape = _scalloped(pen, 170, 60, 7, 18)
            pen.form(shape, mix(pen.shaded(shade, 0.5), shade, layer / 2), 0.5, 0.45, depth=7)
    for _ in range(9):
        x = rng.uniform(-76, 76)
        rag = ruffled(
            [(x - 16, -6), (x, -12), (x + 18, -6), (x + 8, 5), (x - 8, 4)], 2, rng.randrange(99), 5
        )
        pen.form(rag, pen.shaded(shade, rng.uniform(0.3, 0.6)), 0.4, 0.3)
    for _ in range(6):
        x, y = rng.uniform(-60, 50), rng.uniform(-44, -16)
        swirl = sample(curl((x, y), 190, rng.uniform(24, 40), 8, 48, 12), 30)
        line = [station[:2] for station in swirl[::5]]
        pen.fill(taper(line, [0.4, 2.6, 2, 0.5], 24), mix(paper, light, 0.5), 0.5)


_KINDS = {"puff": _puff, "tower": _tower, "streak": _streak, "layer": _layer, "storm": _storm}


@motif(
    poses=("puff", "tower", "streak", "layer", "storm"), colours=("#f3e6d8", "#b9a6b8", "#ffffff")
)
def cloud(pen: Pen, pose: str, paper: Colour, shade: Colour, light: Colour) -> None:
    """Paper, shade, light: about 150 wide, its base on y = 0; each seed is another cloud."""
    _KINDS[pose](pen, paper, shade, light)
