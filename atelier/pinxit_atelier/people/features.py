"""What faces can express, and what eyes are made of.

The head is a disc of radius 1; `px` is that radius on the page. Below about 56 pixels features are
signs, above they are drawn lid by lid.
"""

from typing import Any, Final

from msgspec import Struct

from pinxit_atelier.engine import Colour

INK: Final = "#2a1620"
BIG: Final = 56  # from this radius on, a head is a close-up


class Eye(Struct, frozen=True):
    """Where an eye is; `out` is the side of its outer corner, `squash` how narrow it looks."""

    x: float
    y: float
    squash: float
    out: int


class EyeColours(Struct, frozen=True):
    """What an eye is painted with; `lashes` is how long they are, 0 … 1."""

    iris: Colour
    flesh: Any
    lashes: float = 1.0


class Expression(Struct, frozen=True):
    """A look on a face; `slant` lifts the inner ends of the brows."""

    eyes: str
    mouth: str
    brow: float = 0
    slant: float = 0


FACES: dict[str, Expression] = {
    "calm": Expression("open", "soft", 0, 0.02),
    "smile": Expression("open", "smile", 0.03, 0.02),
    "joy": Expression("happy", "grin", 0.08, 0),
    "laugh": Expression("happy", "laugh", 0.1, 0.02),
    "sleep": Expression("closed", "soft", 0, 0.05),
    "serene": Expression("closed", "smile", 0.04, 0.04),
    "sorrow": Expression("down", "sad", 0.02, 0.16),
    "weep": Expression("closed", "sad", 0.03, 0.18),
    "surprise": Expression("wide", "o", 0.16, 0.04),
    "wonder": Expression("up", "small_o", 0.12, 0.04),
    "stern": Expression("open", "flat", -0.05, -0.14),
    "angry": Expression("half", "sad", -0.07, -0.2),
    "sly": Expression("half", "smirk", 0.02, -0.08),
    "sing": Expression("closed", "o", 0.1, 0.08),
    "fear": Expression("wide", "wave", 0.12, 0.16),
    "think": Expression("up", "smirk", 0.06, 0.06),
    "read": Expression("down", "soft", 0.02, 0.02),
    "kiss": Expression("closed", "kiss", 0.06, 0.04),
}
