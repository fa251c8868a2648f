"""Where the features of a face are, and what it is painted with."""

from typing import Final

from msgspec import Struct

from pinxit_atelier.engine import Colour, Field, mix

from .bodies import Look, hashed, shaded
from .features import Eye
from .forms import Pair

OUTLINES: Final[dict[str, list[Pair]]] = {
    "front": [
        (0, -1.0), (0.5, -0.9), (
            0.82, -0.52,
        ), (0.87, -0.05), (0.78, 0.36), (0.52, 0.78), (0.2, 0.97),
        (0, 1.0), (-0.2, 0.97), (-0.52, 0.78), (-0.78, 0.36), (
            -0.87, -0.05,
        ), (-0.82, -0.52), (-0.5, -0.9),
    ],
    "q": [
        (0.3, -0.96), (0.66, -0.7), (0.79, -0.34), (
            0.765, -0.06,
        ), (0.82, 0.2), (0.77, 0.46), (0.62, 0.76),
        (0.4, 0.96), (0.18, 0.98), (-0.12, 0.82), (-0.4, 0.56), (-0.62, 0.3), (-0.9, -0.12), (
            -0.88, -0.56,
        ),
        (-0.5, -0.92), (-0.1, -1.02),
    ],
    "side": [
        (0.26, -0.98), (0.6, -0.76), (0.75, -0.4), (
            0.735, -0.16,
        ), (0.8, 0.02), (0.97, 0.25), (0.95, 0.33),
        (0.79, 0.385), (0.83, 0.47), (
            0.775, 0.525,
        ), (0.8, 0.6), (0.73, 0.69), (0.735, 0.82), (0.6, 0.97),
        (0.38, 0.98), (0.1, 0.8), (-0.16, 0.56), (-0.4, 0.42), (-0.9, 0.0), (
            -0.96, -0.42,
        ), (-0.62, -0.9),
        (-0.2, -1.02),
    ],
    "back_q": [
        (0, -1.0), (0.46, -0.9), (0.76, -0.5), (0.8, -0.1), (0.84, 0.2), (0.76, 0.46), (0.56, 0.76),
        (0.2, 0.86), (-0.2, 0.86), (-0.6, 0.62), (-0.82, 0.3), (-0.9, -0.1), (
            -0.84, -0.54,
        ), (-0.5, -0.9),
    ],
}  # fmt: skip


class Layout(Struct, frozen=True):
    """Where the features are."""

    eyes: tuple[Eye, ...]
    nose: Pair
    mouth: Pair
    cheeks: tuple[Pair, ...]


LAYOUTS: Final[dict[str, Layout]] = {
    "front": Layout(
        (Eye(-0.36, 0.08, 1, -1), Eye(0.36, 0.08, 1, 1)), (0, 0.34), (0, 0.62),
        ((-0.52, 0.40), (0.52, 0.40)),
    ),
    "q": Layout(
        (Eye(0.0, 0.08, 1, -1), Eye(0.58, 0.08, 0.74, 1)), (0.44, 0.33), (0.34, 0.63),
        ((-0.12, 0.42), (0.66, 0.42)),
    ),
    "side": Layout((Eye(0.50, 0.05, 0.62, 1),), (0.9, 0.3), (0.70, 0.52), ((0.30, 0.40),)),
}  # fmt: skip


IRISES: Final = ("#5a3a22", "#3a5a6a", "#4a6a42", "#6a4a2a")


class Paints:
    """The colours of a face."""

    def __init__(self, look: Look) -> None:
        self.flesh: Field = look.flesh
        self.dark: Field = shaded(self.flesh, 0.34)
        self.rosy: Field = mix(self.flesh, "#d9483a", 0.5)
        self.light: Field = mix(self.flesh, "#fff2dc", 0.4)
        self.lip: Field = mix(mix(self.flesh, "#b0342f", 0.62), "#000000", 0.06)
        self.tint: Field = mix(self.flesh, "#8a2c20", 0.5)
        self.iris: Colour = look.eyes or _iris_of(look)
        self.lashes = look.lashes if look.lashes is not None else 0.3 if look.plain else 1.0
        gray = "#8a8078"
        self.brow: Field = mix(look.hair_colour, gray if look.age > 0.5 else "#1a1010", 0.28)


def _iris_of(look: Look) -> Colour:
    if float(look.flesh.mean()) < 0.55:
        return "#4a2a1a"
    return IRISES[hashed(look.hair_colour) % len(IRISES)]
