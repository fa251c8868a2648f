"""Masks, for carnival and for the theatre."""

from collections.abc import Callable
from typing import Final

from pinxit_atelier.engine import Colour, Field, ellipse, linear, mix, poly, radial, spline, taper

from .bodies import Look, shaded
from .poses import BEHIND, View
from .stage import Cel, Frame, Stage

_HOLE: Final = "#1c1018"
_GOLD: Final = "#d8a83a"
_OVAL: Final = [
    (0, -1.0), (0.5, -0.9), (
        0.82, -0.52,
    ), (0.87, -0.05), (0.78, 0.36), (0.52, 0.78), (0.2, 0.97), (0, 1.0),
    (-0.2, 0.97), (-0.52, 0.78), (-0.78, 0.36), (-0.87, -0.05), (-0.82, -0.52), (-0.5, -0.9),
]  # fmt: skip


class Mask:
    """A mask in the making."""

    def __init__(self, cel: Cel, look: Look, view: View) -> None:
        self.cel, self.look, self.view = cel, look, view
        self.colour: Colour = look.mask_colour
        self.dark: Field = shaded(look.mask_colour, 0.45)

    def eyes(
        self, y: float = 0.06, wide: float = 0.17, high: float = 0.09, turn: float = 0,
    ) -> None:  # fmt: skip
        """Cut two holes to look through."""
        for way in (-1, 1):
            self.cel.fill(ellipse(way * 0.36, y, wide, high, turn * way), _HOLE)


def _half(mask: Mask) -> None:
    cel, look = mask.cel, mask.look
    outline = [
        (
            -0.92, -0.18,
        ), (-0.6, -0.36), (0, -0.22), (0.6, -0.36), (0.92, -0.18), (0.86, 0.22), (0.5, 0.36),
        (0.16, 0.24), (0, 0.1), (-0.16, 0.24), (-0.5, 0.36), (-0.86, 0.22),
    ]  # fmt: skip
    cel.fill(spline(outline), mask.colour)
    mask.eyes(0.05, 0.19, 0.11, -8)
    for way in (-1, 1):
        cel.line(ellipse(way * 0.36, 0.05, 0.24, 0.16, -8 * way), _GOLD, 0.035)
        for x in (0.2, 0.4, 0.6, 0.78):
            cel.fill(ellipse(way * x, -0.22 + 0.1 * x, 0.035), _GOLD)
    for angle, colour in ((-26, look.trim), (-10, look.colour), (6, look.trim)):
        with cel.at(0.78, -0.3, 1, angle):
            cel.fill(taper([(0, 0), (0.12, -0.4), (0.06, -0.86)], [0.06, 0.26, 0.02], 12), colour)
            quill = spline([(0, 0), (0.1, -0.4), (0.06, -0.8)], closed=False)
            cel.line(quill, mix(look.colour, "#ffffff", 0.5), 0.02)


def _moon(mask: Mask) -> None:
    cel, dark = mask.cel, mask.dark
    disc = ellipse(0, 0, 1.02, 1.08)
    cel.fill(disc, mask.colour, grad=radial(-0.4, -0.5, 1.7, dark))
    for way in (-1, 1):
        lid = [(way * 0.36 - 0.2, 0.02), (way * 0.36, 0.12), (way * 0.36 + 0.2, 0.02)]
        cel.fill(taper(lid, [0.02, 0.07, 0.02], 10), "#3a2430")
    cel.fill(taper([(-0.22, 0.5), (0, 0.58), (0.22, 0.5)], [0.02, 0.06, 0.02], 10), "#8a3a3a")
    cel.fill(taper([(0.0, -0.1), (0.1, 0.2), (-0.02, 0.32)], [0.02, 0.05, 0.02], 8), dark)
    for x, y, radius in (
        (-0.6, -0.5, 0.14), (0.5, -0.62, 0.1), (0.66, 0.5, 0.12), (-0.6, 0.6, 0.09),
    ):  # fmt: skip
        cel.fill(ellipse(x, y, radius), dark, 0.3)
    cel.line(disc, _GOLD, 0.05)


def _sun(mask: Mask) -> None:
    cel = mask.cel
    for index in range(14):
        with cel.at(0, 0, 1, index * 360 / 14):
            cel.fill(poly([(-0.16, -0.9), (0, -1.5 if index % 2 else -1.3), (0.16, -0.9)]), _GOLD)
    warm = mix(mask.colour, "#c86a2a", 0.6)
    cel.fill(ellipse(0, 0, 0.98), mask.colour, grad=radial(-0.3, -0.4, 1.5, warm))
    mask.eyes(0.04, 0.17, 0.12)
    cel.fill(taper([(-0.3, 0.42), (0, 0.58), (0.3, 0.42)], [0.02, 0.08, 0.02], 10), "#a03a2c")
    for way in (-1, 1):
        cel.fill(ellipse(way * 0.55, 0.36, 0.2), "#e0603c", 0.5, blur=0.06)


def _blank(mask: Mask) -> None:
    cel = mask.cel
    cel.fill(spline(_OVAL), mask.colour, grad=radial(-0.3, -0.4, 1.6, mask.dark))
    mask.eyes(0.08, 0.17, 0.09, -6)
    cel.fill(taper([(-0.16, 0.6), (0, 0.64), (0.16, 0.6)], [0.02, 0.07, 0.02], 8), "#b03a3a")
    cel.fill(taper([(0, -0.15), (0.06, 0.2), (-0.06, 0.34)], [0.02, 0.05, 0.02]), mask.dark, 0.7)
    tear = spline([(-0.36, 0.22, 1), (-0.42, 0.36), (-0.36, 0.42), (-0.3, 0.36)])
    cel.fill(tear, mask.look.colour)


def _beast(mask: Mask) -> None:
    cel = mask.cel
    for way in (-1, 1):
        cel.fill(
            spline([(way * 0.92, -0.3), (way * 0.98, -1.36, 1), (way * 0.2, -0.86)]), mask.colour,
        )  # fmt: skip
        cel.fill(spline([(way * 0.82, -0.5), (way * 0.9, -1.14, 1), (way * 0.4, -0.82)]), mask.dark)
    outline = [
        (0, -0.86), (0.6, -0.78), (1.02, -0.2), (0.8, 0.3), (0.3, 0.62), (0, 0.92), (-0.3, 0.62),
        (-0.8, 0.3),
        (-1.02, -0.2), (-0.6, -0.78),
    ]  # fmt: skip
    cel.fill(spline(outline), mask.colour, grad=linear(0, -0.8, 0, 1, shaded(mask.colour, 0.2)))
    for way in (-1, 1):
        cheek = [(0.98, -0.02), (0.5, 0.22), (0.06, 0.4), (0, 0.9), (0.3, 0.62), (0.8, 0.3)]
        cel.fill(spline([(way * x, y) for x, y in cheek]), "#fbf1e0")
    mask.eyes(-0.04, 0.18, 0.09, -16)
    cel.fill(ellipse(0, 0.82, 0.13, 0.1), _HOLE)
    if mask.look.mask == "cat":
        for way in (-1, 1):
            for row in range(3):
                hair = spline(
                    [(way * 0.2, 0.62 + 0.06 * row), (way * 0.8, 0.5 + 0.14 * row)], closed=False,
                )  # fmt: skip
                cel.line(hair, "#fff6e6", 0.02, 0.9)


def _bird(mask: Mask) -> None:
    cel = mask.cel
    outline = [
        (-0.86, -0.3), (-0.5, -0.74), (0, -0.8), (0.5, -0.74), (0.86, -0.3), (0.8, 0.3), (0.4, 0.5),
        (-0.4, 0.5),
        (-0.8, 0.3),
    ]  # fmt: skip
    cel.fill(spline(outline), mask.colour, grad=linear(0, -0.8, 0, 0.6, mask.dark))
    for way in (-1, 1):
        cel.fill(ellipse(way * 0.38, -0.02, 0.22), _GOLD)
        cel.fill(ellipse(way * 0.38, -0.02, 0.15), _HOLE)
    ahead = 0.0 if mask.view == "front" else 0.9
    beak = [
        (-0.26, 0.14), (0, 0.0), (0.26, 0.14), (0.2 + ahead * 0.5, 0.7), (
            0.06 + ahead * 0.9, 1.5, 1,
        ),
        (-0.06 + ahead * 0.4, 0.9),
    ]  # fmt: skip
    cel.fill(spline(beak), mix(mask.colour, _GOLD, 0.55))
    cel.line(
        spline([(ahead * 0.1, 0.3), (0.06 + ahead * 0.9, 1.45)], closed=False), mask.dark, 0.04,
    )  # fmt: skip


MASKS: Final[dict[str, Callable[[Mask], None]]] = {
    "half": _half, "moon": _moon, "sun": _sun, "blank": _blank, "fox": _beast, "cat": _beast,
    "bird": _bird,
}  # fmt: skip
FULL_MASKS: Final = tuple(name for name in MASKS if name != "half")


def draw_mask(stage: Stage, frame: Frame, look: Look, view: View) -> None:
    """Paint a mask before the face."""
    if look.mask is None or view in BEHIND:
        return
    narrow = {"front": 1, "q": 0.86}.get(view, 0.5)
    ahead = {"front": 0, "q": 0.28}.get(view, 0.62)
    part = stage.part(relief=frame[2] * 0.3, lo=0.5, hi=0.4, depth=frame[2] * 0.14, shadow=0.6)
    with part as cel, cel.at(*frame), cel.at(ahead, 0):
        cel.canvas.scale(narrow, 1)
        MASKS[look.mask](Mask(cel, look, view))
