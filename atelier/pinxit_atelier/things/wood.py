"""How wood grows: trunks that fork into branches."""

import math
import random

from msgspec import Struct

from pinxit_atelier.engine import (
    Colour,
    Path,
    taper,
)
from pinxit_atelier.pen import Pen, Place, seam


class Branch(Struct, frozen=True):
    """A piece of wood between two forks."""

    path: Path
    level: int
    points: list[Place]
    width: float


class Growth(Struct, frozen=True, kw_only=True):
    """How a kind of tree grows."""

    depth: int = 7
    spread: float = 27  # degrees between the branches of a fork
    shrink: float = 0.74  # how much thinner a branch is than the one before
    bend: float = 9  # how crooked it is
    gnarl: float = 0.3  # how much more crooked the outer branches are
    rise: float = 0.35  # how much they turn up to the light; below 0: they hang


class Wood:
    """A trunk and its branches."""

    def __init__(self, rng: random.Random, growth: Growth) -> None:
        self.branches: list[Branch] = []
        self.tips: list[Place] = []
        self._rng = rng
        self._growth = growth

    def grow(self, start: Place, length: float, angle: float, width: float, level: int = 0) -> None:
        """Let a branch grow, fork and grow on."""
        rng, growth = self._rng, self._growth
        points, (x, y) = [start], start
        for _ in range(3):
            angle += rng.uniform(-growth.bend, growth.bend) * (1 + growth.gnarl * level)
            x += math.cos(math.radians(angle)) * length / 3
            y += math.sin(math.radians(angle)) * length / 3
            points.append((x, y))
        last = level >= growth.depth - 1
        end = 0.6 if last else width * growth.shrink
        path = taper(points, [width * 1.03, (width + end) / 2 * 0.96, end], 14)
        self.branches.append(Branch(path, level, points, width))
        if last or level > 1:
            self.tips.append((x, y))
        if last:
            return
        forks = 2 if rng.random() < 0.72 else 3
        for index in range(forks):
            part = (index / (forks - 1) - 0.5) * 2
            turned = angle + part * growth.spread * rng.uniform(0.65, 1.35) + rng.uniform(-6, 6)
            turned += growth.rise * (-90 - turned) * 0.2
            thinner = end * (rng.uniform(0.62, 0.92) if index else 0.92)
            self.grow((x, y), length * rng.uniform(0.66, 0.88), turned, thinner, level + 1)

    def paint(self, pen: Pen, bark: Colour) -> None:
        """Paint the wood, the thin branches first."""
        for branch in sorted(self.branches, key=lambda one: -one.level):
            if branch.level < 4:
                tone = pen.lit(bark, 0.04 * branch.level)
                pen.form(branch.path, tone, 0.5, 0.35, cast=0.2, depth=branch.width * 0.25)
            else:
                pen.fill(branch.path, pen.lit(bark, 0.12))
        pen.grain(self.branches[0].path, -90, bark, 20, (8, 20))

    def snow(self, pen: Pen, colour: Colour) -> None:
        """Let snow lie on the branches."""
        for branch in self.branches[1:]:
            top = [(x, y - branch.width * 0.36) for x, y in branch.points]
            pen.line(seam(*top), colour, max(0.9, branch.width * 0.34), 0.95)
