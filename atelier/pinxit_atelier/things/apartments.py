"""The front of an apartment house."""

import math

from pinxit_atelier.engine import Colour, ellipse, rect
from pinxit_atelier.pen import Pen, motif, seam

from .site import Site


@motif(poses=("grid", "old", "balconies"), colours=("#c9a88a", "#7a4a3c", "#ffd98a"))
def apartment(
    pen: Pen,
    pose: str,
    wall: Colour,
    trim: Colour,
    light: Colour,
    *,
    floors: int = 6,
    columns: int = 4,
    lit: float = 0.5,
) -> None:
    """Wall, trim, light in the windows: a front with `floors` × `columns` windows, 30 × 34 each.

    Anchors: window0 … from the upper left on, by rows; door, roof.
    """
    site = Site(pen, wall, trim, light, lit)
    wide, high = columns * 30 + 16, floors * 34 + 20
    site.walls(rect(-wide / 2, -high, wide, high))
    if pose == "old":
        for row in range(int(high / 6)):
            y = -row * 6
            pen.line(seam((-wide / 2, y), (wide / 2, y)), pen.shaded(site.wall, 0.3), 0.6, 0.35)
    for row in range(floors):
        y = -high + 27 + row * 34
        for column in range(columns):
            x = (column - (columns - 1) / 2) * 30
            if row == floors - 1 and column == columns // 2:
                site.door(x, 19, 32)
                continue
            kind = {"grid": "cross", "old": "arch", "balconies": "shutters"}[pose]
            site.window(x, y, 15, 21, kind)
            if pose == "balconies" and (row + column) % 2:
                _balcony(pen, x, y + 13, trim)
            elif pen.rng.random() < 0.3:
                _flowers(pen, x, y + 11)
        if pose != "grid":
            ledge = rect(-wide / 2 - 3, y + 16, wide + 6, 3, 1)
            pen.form(ledge, pen.lit(site.wall, 0.25), 0.4, 0.4)
    pen.form(rect(-wide / 2 - 6, -high - 7, wide + 12, 9, 1.5), trim, 0.5, 0.5)
    pen.mark("roof", 0, -high - 7)


def _balcony(pen: Pen, x: float, y: float, metal: Colour) -> None:
    dark = pen.shaded(metal, 0.35)
    pen.form(rect(x - 13, y, 26, 3, 0.6), metal, 0.4, 0.5)
    for bar in range(9):
        pen.line(seam((x - 12 + bar * 3, y), (x - 12 + bar * 3, y - 9)), dark, 0.9)
    pen.line(seam((x - 13, y - 9.5), (x + 13, y - 9.5)), dark, 1.5)


def _flowers(pen: Pen, x: float, y: float) -> None:
    pen.form(rect(x - 8, y, 16, 4, 1), "#8a5030", 0.4, 0.4)
    for index in range(9):
        turn = pen.rng.uniform(0, math.tau)
        at = x - 7 + index * 1.8, y - 1.5 + 1.5 * math.sin(turn)
        pen.fill(ellipse(*at, 1.7), pen.rng.choice(["#c8452f", "#e8a0a8", "#5f8a3c", "#5f8a3c"]))
