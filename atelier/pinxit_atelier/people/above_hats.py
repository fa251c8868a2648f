"""Hats as a bird sees them."""

import math
from collections.abc import Callable
from typing import Final

from pinxit_atelier.engine import Colour, ellipse, linear, mix, poly, spline, taper

from .bodies import Look, shaded
from .forms import pattern
from .stage import Cel


def _hat_colour(look: Look) -> Colour:
    return look.hat_colour if look.hat_colour is not None else look.colour


def _disc(cel: Cel, radius: float, colour: Colour, rings: int = 0) -> None:
    cel.fill(
        ellipse(0, 0, radius), colour,
        grad=linear(-radius, -radius, radius, radius, shaded(colour, 0.25)),
    )  # fmt: skip
    for ring in range(1, rings + 1):
        cel.line(ellipse(0, 0, radius * ring / (rings + 1)), shaded(colour, 0.4), 0.03, 0.5)


def plain_hat(cel: Cel, look: Look) -> None:
    """Paint a hat that has no picture of its own."""
    _disc(cel, 1.08, _hat_colour(look))


def _straw(cel: Cel, look: Look) -> None:
    _disc(cel, 1.9, _hat_colour(look), 7)
    cel.line(ellipse(0, 0, 0.82), look.trim, 0.16)


def _bowler(cel: Cel, look: Look) -> None:
    colour = _hat_colour(look)
    cel.fill(ellipse(0, 0, 1.4, 1.24), mix(colour, "#000000", 0.15))
    cel.line(ellipse(0, 0, 0.98, 0.88), shaded(colour, 0.5), 0.12)
    cel.fill(
        ellipse(0, 0, 0.94, 0.84), colour, grad=linear(-0.8, -0.8, 0.8, 0.8, shaded(colour, 0.3)),
    )  # fmt: skip
    if look.hat == "top":
        cel.line(ellipse(0, 0, 0.98, 0.88), look.trim, 0.14)
        cel.line(ellipse(0, 0, 0.9, 0.8), shaded(colour, 0.4), 0.06)


def _pointed(cel: Cel, look: Look) -> None:
    colour = _hat_colour(look)
    _disc(cel, 1.6, colour)
    cel.line(ellipse(0, 0, 0.9), look.trim, 0.14)
    for index in range(12):
        angle = index * math.pi / 6
        cel.fill(
            taper([(0, 0), (0.86 * math.cos(angle), 0.86 * math.sin(angle))], [0.02, 0.14], 4),
            shaded(colour, 0.4 if index % 2 else 0.1), 0.6,
        )  # fmt: skip
    cel.fill(ellipse(0, 0, 0.1), mix(colour, "#ffffff", 0.4))


def _knitted(cel: Cel, look: Look) -> None:
    colour = _hat_colour(look)
    _disc(cel, 1.1, colour)
    for index in range(16):
        angle = index * math.pi / 8
        cel.line(
            poly([(0, 0), (1.08 * math.cos(angle), 1.08 * math.sin(angle))], closed=False),
            shaded(colour, 0.4), 0.04, 0.5,
        )  # fmt: skip
    if look.hat == "beanie":
        cel.fill(ellipse(0, 0, 0.32), look.trim)


def _visored(cel: Cel, look: Look) -> None:
    colour = _hat_colour(look)
    cel.fill(
        spline([(0.7, -0.7), (1.4, -0.5), (1.66, 0), (1.4, 0.5), (0.7, 0.7)]), shaded(colour, 0.4),
    )  # fmt: skip
    _knitted(cel, look)
    cel.fill(ellipse(0, 0, 0.1), shaded(colour, 0.3))


def _beret(cel: Cel, look: Look) -> None:
    with cel.at(-0.14, 0.1):
        _disc(cel, 1.24, _hat_colour(look))
        cel.fill(ellipse(0, 0, 0.1), shaded(_hat_colour(look), 0.4))


def _crown(cel: Cel, look: Look) -> None:
    colour = _hat_colour(look)
    cel.line(ellipse(0, 0, 0.86), colour, 0.22)
    for index in range(8):
        angle = index * math.pi / 4
        with cel.at(0.9 * math.cos(angle), 0.9 * math.sin(angle), 1, math.degrees(angle)):
            cel.fill(poly([(-0.1, -0.18), (0.34, 0), (-0.1, 0.18)]), mix(colour, "#fff0d0", 0.3))
        cel.fill(
            ellipse(0.86 * math.cos(angle + 0.4), 0.86 * math.sin(angle + 0.4), 0.07), "#b3382c",
        )  # fmt: skip


def _garland(cel: Cel, look: Look) -> None:
    colours: list[Colour] = [look.trim, _hat_colour(look), "#f2d27a"]
    for index in range(14):
        angle = index * math.pi / 7
        x, y = 0.92 * math.cos(angle), 0.88 * math.sin(angle)
        cel.fill(ellipse(x * 1.08, y * 1.1, 0.2, 0.1, math.degrees(angle) + 50), "#4a7a4a")
        for step in range(5):
            turn = step * 2 * math.pi / 5
            cel.fill(
                ellipse(x + 0.1 * math.cos(turn), y + 0.1 * math.sin(turn), 0.09),
                colours[index % 3],
            )  # fmt: skip
        cel.fill(ellipse(x, y, 0.06), "#fff0c0")


def _wrapped(cel: Cel, look: Look) -> None:
    colour = _hat_colour(look)
    shape = spline([
        (0.86, 0), (0.7, 0.66), (0, 1.06), (-0.9, 1.0), (-1.6, 0.5), (-1.8, 0), (-1.6, -0.5),
        (-0.9, -1.0), (0, -1.06), (0.7, -0.66),
    ])  # fmt: skip
    if look.hat == "turban":
        shape = ellipse(-0.06, 0, 1.16, 1.1)
    cel.fill(shape, colour, grad=linear(-0.8, -0.8, 0.8, 0.8, shaded(colour, 0.25)))
    for index in range(6):
        radius = 0.25 + index * 0.16
        arc = [
            (radius * math.cos(a + index), radius * math.sin(a + index)) for a in (0, 0.9, 1.8, 2.7)
        ]  # fmt: skip
        cel.fill(taper(arc, [0.02, 0.08, 0.02], 14), shaded(colour, 0.45), 0.5, clip=shape)
    if look.hat == "headscarf":
        pattern(cel, shape, (-1.8, -1.1, 1.2, 1.1), "flowers", look.trim, 0.42)


HATS_ABOVE: Final[dict[str, Callable[[Cel, Look], None]]] = {
    "straw": _straw, "cone": _straw, "bowler": _bowler, "top": _bowler, "pointed": _pointed,
    "party": _pointed,
    "beanie": _knitted, "beret": _beret, "sailor": _beret, "cap": _visored, "crown": _crown,
    "flowers": _garland,
    "hood": _wrapped, "headscarf": _wrapped, "hijab": _wrapped, "turban": _wrapped,
}  # fmt: skip


COVERING: Final = ("hood", "headscarf", "hijab", "turban", "helmet")
