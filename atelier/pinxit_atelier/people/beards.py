"""Beards and moustaches."""

from typing import Final

import numpy as np

from pinxit_atelier.engine import ellipse, mix, spline, taper

from .bodies import Look, shaded
from .forms import Pair
from .poses import View
from .stage import Cel, Frame, Stage

_MIDDLE: Final[dict[str, float]] = {"front": 0, "q": 0.34, "side": 0.6}
_LENGTH: Final[dict[str, float]] = {"full": 1.35, "long": 2.3, "short": 1.12}


def _outline(view: str, low: float) -> list[Pair]:
    return {
        "front": [
            (-0.82, 0.1), (-0.6, 0.42), (-0.3, 0.52), (0, 0.5), (0.3, 0.52), (0.6, 0.42),
            (0.82, 0.1),
            (0.78, 0.7), (0.42, low * 0.9), (0, low), (-0.42, low * 0.9), (-0.78, 0.7),
        ],
        "q": [
            (-0.28, 0.2), (-0.12, 0.5), (0.1, 0.54), (0.34, 0.5), (0.56, 0.52), (0.8, 0.34),
            (0.78, 0.8),
            (0.56, low * 0.92), (0.26, low), (-0.08, low * 0.86), (-0.3, 0.64),
        ],
        "side": [
            (-0.1, 0.2), (0.15, 0.5), (0.5, 0.52), (0.82, 0.42), (0.86, 0.7), (
                0.76, low * 0.9,
            ), (0.5, low),
            (0.2, low * 0.8), (-0.1, 0.55),
        ],
    }[view]  # fmt: skip


def draw_beard(stage: Stage, frame: Frame, look: Look, view: View) -> None:
    """Paint a beard: full, long, short, goatee, moustache or stubble."""
    kind, colour, middle = look.beard, look.hair_colour, _MIDDLE[view]
    if kind == "stubble":
        with stage.part(relief=0, shadow=0) as cel, cel.at(*frame):
            cel.fill(spline(_outline(view, 1.0)), shaded(colour, 0.3), 0.26, blur=0.05)
        return
    part = stage.part(relief=frame[2] * 0.2, depth=frame[2] * 0.08, shadow=0.45)
    with part as cel, cel.at(*frame):
        if kind in _LENGTH:
            _full(cel, look, view, _LENGTH[str(kind)], frame[2] * stage.unit)
        if kind == "goatee":
            tuft = [(-0.16, 0.78), (0, 0.74), (0.16, 0.78), (0.05, 1.22), (-0.05, 1.2)]
            cel.fill(spline([(middle + x, y) for x, y in tuft]), colour)
        if view != "side":
            _moustache(cel, look, view)


def _full(cel: Cel, look: Look, view: View, low: float, px: float) -> None:
    colour, middle = look.hair_colour, _MIDDLE[view] * 0.75
    shape = spline(_outline(view, low))
    cel.fill(shape, colour)
    count = 16 if px < 60 else 34
    if px > 10:
        for index in range(count):
            x = middle + (index / (count - 1) - 0.5) * (1.25 if view == "front" else 0.95)
            hair = [
                (x, 0.5), (x * 0.95 + 0.02, low * 0.7), (middle + (x - middle) * 0.6, low * 0.98),
            ]  # fmt: skip
            tint = mix(colour, "#ffffff", 0.35) if index % 2 else shaded(colour, 0.35)
            cel.fill(taper(hair, [0.01, 0.64 / count, 0.006], 10), tint, 0.5, clip=shape)
    lips = {"front": (0, 0.15), "q": (0.34, 0.15), "side": (0.74, 0.08)}[view]
    cel.fill(ellipse(lips[0], 0.64, lips[1], 0.045), "#8a3a36")


def _moustache(cel: Cel, look: Look, view: View) -> None:
    x, y = _MIDDLE[view], 0.5
    for way in (-1, 1):
        narrow = 0.7 if view == "q" and way > 0 else 1
        points = [(0, 0), (0.2, 0.03), (0.38, 0.03), (0.46, -0.06)]
        half = taper(
            [(x + way * a * narrow, y + b) for a, b in points], [0.06, 0.14, 0.08, 0.01], 14,
        )  # fmt: skip
        cel.fill(half, mix(look.hair_colour, "#ffffff", 0.08))
        if cel.unit > 50:
            for shift in np.linspace(-0.04, 0.04, 5):
                hair = [(x + way * a * narrow, y + b + shift * (1 - a)) for a, b in points]
                cel.fill(
                    taper(hair, [0.006, 0.014, 0.004], 12), shaded(look.hair_colour, 0.4), 0.5,
                    clip=half,
                )  # fmt: skip
