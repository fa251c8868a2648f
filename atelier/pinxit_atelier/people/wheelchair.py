"""A wheelchair: what is behind its rider, and the near wheel."""

import math

from pinxit_atelier.engine import ellipse, poly, rect, spline, taper

from .bodies import shaded
from .held import Held
from .stage import Cel


def _wheel(cel: Cel, x: float, y: float, radius: float, spokes: int, *, dim: float = 0) -> None:
    for index in range(spokes):
        angle = index * 2 * math.pi / spokes
        spoke = poly(
            [(x, y), (x + radius * math.cos(angle), y + radius * math.sin(angle))], closed=False,
        )  # fmt: skip
        cel.line(spoke, shaded("#b8b4ac", dim), 0.28, 0.8)
    cel.line(ellipse(x, y, radius), shaded("#2c2830", dim), 1.5)
    cel.line(ellipse(x, y, radius * 0.88), shaded("#a8a49c", dim), 0.7)
    cel.fill(ellipse(x, y, 1.5), shaded("#8a867e", dim))


def draw_wheelchair_behind(cel: Cel, held: Held) -> None:
    """Paint the far wheel, the back and the seat."""
    x, y = (float(part) for part in held.joints["pelvis"])
    frame = "#4a4650"
    _wheel(cel, x - 1, -15.5, 15.5, 14, dim=0.4)
    cel.line(spline([(x - 10, y - 27), (x - 9, y - 2), (x - 8, y + 6)], closed=False), frame, 1.6)
    cel.line(spline([(x - 10, y - 27), (x - 14, y - 28)], closed=False), frame, 2.0)
    cushion = held.tint("#3a5a7c")
    cel.fill(rect(x - 10, y + 3.6, 28, 3.6, 1.4), cushion)
    cel.fill(taper([(x - 9.6, y - 24), (x - 8.6, y + 3)], [3.2, 3.6], 8), cushion)


def draw_wheelchair(cel: Cel, held: Held) -> None:
    """Paint the near wheels and the frame."""
    x, y = (float(part) for part in held.joints["pelvis"])
    ankle = float(held.joints["ankn"][0])
    frame = "#5a5660"
    cel.line(
        spline([(x + 14, y + 6), (x + 18, y + 9), (ankle + 1, -4.6)], closed=False), frame, 1.3,
    )  # fmt: skip
    cel.line(spline([(ankle - 3, -1.6), (ankle + 7, -1.6)], closed=False), frame, 1.4)
    cel.line(spline([(x - 8, y + 7), (x + 15, y + 7)], closed=False), frame, 1.3)
    cel.line(spline([(x + 13, y + 7), (x + 14, -7)], closed=False), frame, 1.1)
    _wheel(cel, x + 14, -4.2, 4.0, 6)
    _wheel(cel, x - 1, -15.5, 15.5, 16)
