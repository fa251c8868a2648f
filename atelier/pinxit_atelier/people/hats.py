"""Hats, and the cloths people wrap round their heads.

A hat is drawn in the frame of the head, lifted and tilted a little; a wrap is drawn in the frame of
the head itself, since it follows the face.
"""

import math
from collections.abc import Callable
from typing import Final

import numpy as np

from pinxit_atelier.engine import (
    Colour,
    Field,
    Path,
    Point,
    ellipse,
    linear,
    minus,
    mix,
    poly,
    spline,
    taper,
)

from .bodies import Look, shaded
from .forms import pattern
from .poses import BEHIND, View
from .stage import Cel, Frame, Stage
from .wrap_shapes import FACE_HOLES, HEADSCARVES, HIJABS, HOODS, TURBANS

WRAPS: Final = ("hood", "headscarf", "hijab")  # no hair hangs out of these
HAIRLESS: Final = ("hijab", "turban")  # no hair at all is seen


class Hat:
    """A hat in the making: where to draw, and with what."""

    def __init__(self, cel: Cel, look: Look, view: View) -> None:
        self.cel, self.look, self.view = cel, look, view
        self.colour: Colour = look.hat_colour if look.hat_colour is not None else look.colour
        self.dark: Field = shaded(self.colour, 0.4)
        self.light: Field = mix(self.colour, "#fff0d0", 0.3)

    def body(self, points: list[Point], x: float = 0.6, y: float = -1.0) -> Path:
        """Paint the hat itself, dark on its far side."""
        shape = spline(points)
        self.cel.fill(shape, self.colour, grad=linear(-x, y, x, 0, self.dark))
        return shape

    def band(self, low: float, high: float, wide: float, narrow: float, colour: Colour) -> None:
        """Paint a ribbon round the hat."""
        self.cel.fill(
            spline([
                (-wide, low, 1), (0, low + 0.13), (wide, low, 1),
                (narrow, high, 1), (0, high + 0.12), (-narrow, high, 1),
            ]),
            colour,
        )  # fmt: skip

    def brim(self, wide: float, up: float, thick: float, colour: Colour) -> Path:
        """Paint a brim that bends down in the middle."""
        shape = spline([
            (-wide, up), (-0.9, up * 0.6), (0, up * 0.6 + 0.2), (0.9, up * 0.6), (wide, up),
            (wide * 0.78, up + thick), (0, up * 0.6 + 0.12 + thick), (-wide * 0.78, up + thick),
        ])  # fmt: skip
        self.cel.fill(shape, colour)
        return shape


def _bowler(hat: Hat) -> None:
    hat.body([
        (-0.86, -0.14, 1), (-0.84, -0.62), (-0.5, -0.98), (0, -1.08), (0.5, -0.98), (0.84, -0.62),
        (0.86, -0.14, 1),
    ])  # fmt: skip
    hat.band(-0.12, -0.34, 0.87, 0.86, hat.dark)
    hat.brim(1.26, -0.26, 0.28, mix(hat.colour, "#000000", 0.12))


def _top(hat: Hat) -> None:
    hat.body([
        (-0.78, -0.1, 1), (-0.76, -0.9), (
            -0.86, -1.72, 1,
        ), (0, -1.8), (0.86, -1.72, 1), (0.76, -0.9), (0.78, -0.1, 1),
    ])  # fmt: skip
    hat.band(-0.1, -0.42, 0.78, 0.77, hat.look.trim)
    hat.brim(1.24, -0.24, 0.3, mix(hat.colour, "#000000", 0.12))


def _pointed(hat: Hat) -> None:
    hat.body([
        (-0.9, -0.05, 1), (-0.6, -0.8), (-0.34, -1.5), (
            -0.62, -2.25, 1,
        ), (0.1, -1.9), (0.5, -1.0), (0.9, -0.05, 1), (0, 0.1),
    ], 0.5, -1.5)  # fmt: skip
    hat.band(-0.04, -0.28, 0.92, 0.8, hat.look.trim)
    hat.brim(1.5, -0.12, 0.26, hat.colour)


def _party(hat: Hat) -> None:
    cone = hat.body([(-0.62, -0.3, 1), (0, -1.8, 1), (0.62, -0.3, 1), (0, -0.16)], 0.4, -1.4)
    pattern(hat.cel, cone, (-0.7, -1.8, 0.7, 0), "dots", hat.look.trim, 0.34)
    hat.cel.fill(ellipse(0, -1.82, 0.17), hat.look.trim)


def _beanie(hat: Hat) -> None:
    cel, tassel = hat.cel, hat.look.trim
    shape = spline([
        (-0.96, 0.0, 1), (-0.98, -0.5), (-0.6, -0.98), (0, -1.1), (0.6, -0.98), (0.98, -0.5),
        (0.96, 0.0, 1), (0, 0.12),
    ])  # fmt: skip
    cel.fill(shape, hat.colour)
    for x in np.linspace(-0.9, 0.9, 9):
        rib = spline([(x, 0.1), (x * 1.02, -0.5), (x * 0.4, -1.06)], closed=False)
        cel.line(rib, hat.dark, 0.04, 0.5, clip=shape)
    hat.band(0.06, -0.22, 1.0, 1.02, hat.light)
    cel.fill(ellipse(0, -1.2, 0.26), tassel)
    for angle in np.linspace(0, 2 * math.pi, 12):
        thread = poly(
            [(0, -1.2), (0.25 * math.cos(angle), -1.2 + 0.25 * math.sin(angle))], closed=False,
        )  # fmt: skip
        cel.line(thread, shaded(tassel, 0.3), 0.03, 0.6)


def _beret(hat: Hat) -> None:
    hat.body(
        [
            (-0.86, -0.06), (-1.2, -0.36), (-1.0, -0.74), (-0.3, -0.98), (0.5, -0.86),
            (0.98, -0.42), (0.86, -0.06), (0, 0.08),
        ],
        0.3, -0.9,
    )  # fmt: skip
    hat.band(0.0, -0.12, 0.88, 0.9, hat.dark)
    hat.cel.line(poly([(-0.1, -0.95), (-0.16, -1.12)], closed=False), hat.colour, 0.1)


def _straw(hat: Hat) -> None:
    hat.body(
        [
            (-0.76, -0.1, 1), (-0.74, -0.52), (-0.4, -0.82), (0, -0.86), (0.4, -0.82),
            (0.74, -0.52), (0.76, -0.1, 1),
        ],
        0.5, -0.8,
    )  # fmt: skip
    hat.band(-0.08, -0.32, 0.78, 0.76, hat.look.trim)
    brim = spline([
        (-1.86, 0.02), (-0.9, -0.18), (0, -0.02), (0.9, -0.18), (1.86, 0.02), (1.2, 0.2), (0, 0.28),
        (-1.2, 0.2),
    ])  # fmt: skip
    hat.cel.fill(brim, hat.colour)
    for ring in range(1, 4):
        plaited = [
            (-1.8 + ring * 0.2, 0.02 + ring * 0.01), (0, 0.26 - ring * 0.07),
            (1.8 - ring * 0.2, 0.02 + ring * 0.01),
        ]  # fmt: skip
        hat.cel.line(spline(plaited, closed=False), hat.dark, 0.025, 0.4, clip=brim)


def _cone(hat: Hat) -> None:
    shape = hat.body(
        [
            (-1.5, 0.06, 1), (-0.7, -0.5), (0, -0.98, 1), (0.7, -0.5), (1.5, 0.06, 1), (0.7, 0.2),
            (0, 0.25), (-0.7, 0.2),
        ],
        0.8, -0.8,
    )  # fmt: skip
    for x in np.linspace(-1.4, 1.4, 11):
        hat.cel.line(spline([(0, -0.98), (x, 0.1)], closed=False), hat.dark, 0.022, 0.4, clip=shape)
    for part in (0.35, 0.6, 0.85):
        ring = [
            (-1.5 * part, 0.06 - 1.04 * (1 - part)), (0, 0.25 - 1.0 * (1 - part)),
            (1.5 * part, 0.06 - 1.04 * (1 - part)),
        ]  # fmt: skip
        hat.cel.line(spline(ring, closed=False), hat.dark, 0.022, 0.4, clip=shape)


def _cap(hat: Hat) -> None:
    hat.body(
        [
            (-0.94, -0.04), (-1.06, -0.4), (-0.6, -0.82), (0.1, -0.88), (0.8, -0.62), (1.0, -0.2),
            (0.9, -0.02), (0, 0.06),
        ],
        0.3, -0.9,
    )  # fmt: skip
    if hat.view in BEHIND:
        return
    left, right = (-0.8, 0.8) if hat.view == "front" else (-0.1, 1.42)
    hat.cel.fill(
        spline([(left, 0.02), (0.5, -0.1), (1.0, -0.14), (right, 0.14), (0.8, 0.16), (0.2, 0.14)]),
        hat.dark,
    )  # fmt: skip


def _sailor(hat: Hat) -> None:
    hat.body(
        [
            (-0.9, -0.3), (-1.16, -0.5), (-0.9, -0.82), (0, -0.94), (0.9, -0.82), (1.16, -0.5),
            (0.9, -0.3), (0, -0.16),
        ],
        0.3, -0.9,
    )  # fmt: skip
    hat.band(0.0, -0.34, 0.86, 0.92, hat.look.trim)
    if hat.view in BEHIND:
        for x in (-0.12, 0.12):
            hat.cel.fill(
                taper([(x, -0.1), (x * 2, 0.5), (x * 3, 0.9)], [0.14, 0.14, 0.16], 8),
                hat.look.trim,
            )  # fmt: skip


def _fez(hat: Hat) -> None:
    hat.body(
        [
            (-0.72, -0.1, 1), (-0.56, -0.98, 1), (0, -1.04), (0.56, -0.98, 1), (0.72, -0.1, 1),
            (0, 0.04),
        ],
        0.5, -0.9,
    )  # fmt: skip
    hat.cel.line(
        spline([(0, -1.02), (-0.44, -0.96), (-0.66, -0.5)], closed=False), hat.look.trim, 0.05,
    )  # fmt: skip
    hat.cel.fill(taper([(-0.66, -0.54), (-0.68, -0.2)], [0.1, 0.2], 6), hat.look.trim)


def _helmet(hat: Hat) -> None:
    hat.body(
        [
            (-0.96, 0.1, 1), (-1.04, -0.4), (-0.66, -0.96), (0, -1.1), (0.66, -0.96), (1.04, -0.4),
            (0.96, 0.1, 1), (0, -0.06),
        ],
        0.5, -0.9,
    )  # fmt: skip
    hat.cel.fill(
        taper([(-0.1, -1.08), (-0.02, -0.5), (0, -0.06)], [0.1, 0.14, 0.14], 10), hat.dark, 0.8,
    )  # fmt: skip
    hat.band(0.14, -0.06, 0.98, 1.0, hat.look.trim)


def _crown(hat: Hat) -> None:
    cel = hat.cel
    spikes = [
        (-0.78, 0), (-0.9, -0.78), (-0.5, -0.36), (-0.26, -0.92), (0, -0.42), (0.26, -0.92),
        (0.5, -0.36), (0.9, -0.78), (0.78, 0),
    ]  # fmt: skip
    cel.fill(poly(spikes), hat.colour, grad=linear(-0.4, -0.8, 0.5, 0, hat.dark))
    hat.band(0.02, -0.2, 0.79, 0.82, hat.light)
    for x, stone in ((-0.5, "#b3382c"), (0, "#2c6a8a"), (0.5, "#3a7a4a")):
        cel.fill(ellipse(x, -0.04 + 0.1 * (1 - abs(x)), 0.08), stone)
    for x, y in ((-0.9, -0.8), (-0.26, -0.95), (0.26, -0.95), (0.9, -0.8)):
        cel.fill(ellipse(x, y, 0.08), hat.light)


def _flowers(hat: Hat) -> None:
    cel = hat.cel
    colours: list[Colour] = [hat.look.trim, hat.colour, "#f2d27a"]
    for index, x in enumerate(np.linspace(-0.9, 0.9, 9)):
        y = -0.3 + 0.34 * x * x
        cel.fill(ellipse(x - 0.12, y + 0.1, 0.16, 0.08, 30), "#4a7a4a")
        for angle in np.linspace(0, 5.02, 5):
            petal = ellipse(x + 0.11 * math.cos(angle), y + 0.11 * math.sin(angle), 0.1)
            cel.fill(petal, colours[index % 3])
        cel.fill(ellipse(x, y, 0.07), "#fff0c0")


def _headscarf(hat: Hat) -> None:
    shape = spline(HEADSCARVES[hat.view])
    hat.cel.fill(shape, hat.colour)
    woven = "dots" if hat.look.pattern == "dots" else "flowers"
    pattern(hat.cel, shape, (-1.2, -1, 1.2, 1.5), woven, hat.look.trim, 0.42)
    if hat.view in ("front", "q"):
        x = 0 if hat.view == "front" else 0.44
        knot = [(0, 1.3), (-0.34, 1.62), (-0.1, 1.7), (0.02, 1.4), (0.26, 1.72), (0.4, 1.56)]
        hat.cel.fill(spline([(x + a, b) for a, b in knot]), hat.colour)


def _hood(hat: Hat) -> None:
    shape = spline(HOODS[hat.view])
    hat.cel.fill(shape, hat.colour, grad=linear(0, -1, 0, 1.4, hat.dark))
    if hat.view in BEHIND:
        hat.cel.line(
            spline([(0.08, -1.06), (0.02, 0), (0, 1.1)], closed=False), hat.dark, 0.05, 0.6,
        )  # fmt: skip


def _hijab(hat: Hat) -> None:
    cel = hat.cel
    shape = spline(HIJABS[hat.view])
    hole = FACE_HOLES.get(hat.view)
    if hole is not None:
        shape = minus(shape, spline(hole))
    cel.fill(shape, hat.colour, grad=linear(0.2, -1, -0.2, 1.8, shaded(hat.colour, 0.25)))
    if hat.look.scarf_pattern:
        pattern(cel, shape, (-1.3, -1.2, 1.3, 1.9), hat.look.scarf_pattern, hat.look.trim, 0.4)
    ahead = {"front": 0.0, "q": 0.3, "side": 0.5, "back_q": 0.3}.get(hat.view, 0.0)
    for index, way in enumerate((-1.0, -0.6, -0.2, 0.3, 0.7)):
        fold = [
            (way, 0.5), (way * 0.9 + ahead * 0.3, 1.0), (ahead * 0.7 + way * 0.8, 1.3),
            (ahead + way * 1.1, 1.75),
        ]  # fmt: skip
        tone = hat.light if index % 2 else hat.dark
        cel.fill(taper(fold, [0.01, 0.1, 0.08, 0.02], 18), tone, 0.4, clip=shape, blur=0.01)
    if hole is not None and hat.view != "back_q":
        cel.line(spline(hole), hat.dark, 0.05, 0.55, clip=shape)
        drape = [(ahead - 0.5, 0.86), (ahead, 1.14), (ahead + 0.55, 0.9)]
        cel.fill(taper(drape, [0.01, 0.08, 0.01], 16), hat.dark, 0.5, clip=shape, blur=0.01)


def _turban(hat: Hat) -> None:
    cel = hat.cel
    shape = spline(TURBANS[hat.view])
    cel.fill(shape, hat.colour, grad=linear(-0.5, -1.3, 0.5, 0, shaded(hat.colour, 0.3)))
    off = {"q": -0.1, "side": -0.2, "back_q": -0.1}.get(hat.view, 0.0)
    for index in range(5):
        rise = -0.32 - index * 0.2
        for way in (-1, 1):
            fold = [
                (off + way * 1.1, rise + 0.24), (off + way * 0.6, rise - 0.06),
                (off + way * 0.06, rise - 0.34),
            ]  # fmt: skip
            tone = hat.dark if (index + way) % 2 else hat.light
            cel.fill(taper(fold, [0.02, 0.07, 0.01], 14), tone, 0.55, clip=shape)
    if hat.view in ("front", "q"):
        x = 0.0 if hat.view == "front" else 0.34
        cel.fill(ellipse(x, -0.66, 0.11, 0.14), hat.look.trim)
        cel.fill(ellipse(x - 0.03, -0.7, 0.03), "#ffffff", 0.8)


_BRIMMED: Final[dict[str, Callable[[Hat], None]]] = {
    "bowler": _bowler, "top": _top, "pointed": _pointed, "party": _party, "beanie": _beanie,
    "beret": _beret,
    "straw": _straw, "cone": _cone, "cap": _cap, "sailor": _sailor, "fez": _fez, "helmet": _helmet,
    "crown": _crown, "flowers": _flowers, "headscarf": _headscarf, "hood": _hood,
}  # fmt: skip
_WRAPPED: Final[dict[str, Callable[[Hat], None]]] = {"hijab": _hijab, "turban": _turban}
HATS: Final = (*_BRIMMED, *_WRAPPED)


def draw_hat(stage: Stage, frame: Frame, look: Look, view: View) -> None:
    """Paint what is on the head."""
    if look.hat is None:
        return
    part = stage.part(relief=frame[2] * 0.26, lo=0.6, hi=0.36, depth=frame[2] * 0.14, shadow=0.6)
    with part as cel, cel.at(*frame):
        if look.hat in _WRAPPED:
            _WRAPPED[look.hat](Hat(cel, look, view))
            return
        aside = {"q": -0.12, "side": -0.16, "back_q": -0.06}.get(view, 0)
        tilt = {"front": -5, "q": -7, "side": -9}.get(view, 4)
        size = 0.94 if look.hat == "hood" and view in BEHIND else 1.06
        with cel.at(aside, -0.34, size, tilt):
            _BRIMMED[look.hat](Hat(cel, look, view))
