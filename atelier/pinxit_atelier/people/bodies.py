"""Who somebody is: proportions, skins, and everything about a person that does not move."""

from typing import Any

import numpy as np
from msgspec import Struct, structs

from pinxit_atelier.engine import Colour, Field, mix, rgb

SHADE = "#3a1a2a"  # what all colours of people turn to in the dark


class Body(Struct, frozen=True, kw_only=True):
    """Lengths in hundredths of the standing height; widths are halves, as seen from the front."""

    head: float  # half the height of the head
    neck: float
    torso: float
    leg: float
    foot: float
    upper_arm: float
    fore_arm: float
    shoulder: float
    waist: float
    hip: float
    arm: float  # how thick
    thigh: float
    belly: float = 0
    hunch: float = 0


def _body(
    head: float, neck: float, torso: float, leg: float, foot: float, arms: tuple[float, float],
    widths: tuple[
        float, float, float,
    ], thick: tuple[float, float], belly: float = 0, hunch: float = 0,
) -> Body:  # fmt: skip
    return Body(
        head=head, neck=neck, torso=torso, leg=leg, foot=foot,
        upper_arm=arms[0], fore_arm=arms[1],
        shoulder=widths[0], waist=widths[1], hip=widths[2],
        arm=thick[0], thigh=thick[1], belly=belly, hunch=hunch,
    )  # fmt: skip


BODIES: dict[str, Body] = {
    "adult": _body(9.3, 3.2, 28, 46, 3.0, (15.5, 14.5), (8.0, 5.4, 6.8), (4.3, 5.6)),
    "tall": _body(7.8, 4.4, 28, 52, 2.8, (17, 16), (7.0, 4.6, 5.4), (3.7, 4.6), hunch=2),
    "thin": _body(8.8, 3.8, 28, 48, 2.9, (16.2, 15.2), (6.6, 4.0, 5.0), (3.2, 4.0), hunch=1),
    "broad": _body(8.8, 2.4, 30, 45, 3.2, (15.5, 14.5), (10.6, 7.6, 7.6), (5.6, 6.8)),
    "stout": _body(8.8, 1.6, 34, 42, 3.2, (14.5, 13), (10.4, 13.4, 12.6), (5.8, 7.4), belly=3.4),
    "old": _body(9.2, 2.2, 31, 45, 3.2, (14.5, 13.5), (8.0, 7.2, 7.8), (4.8, 5.8), 1.2, hunch=13),
    "youth": _body(10.2, 3.0, 27, 45, 3.4, (14.5, 13.5), (7.4, 5.4, 6.4), (4.4, 5.8)),
    "child": _body(12.6, 1.8, 27, 40, 4.0, (13, 12), (8.0, 7.0, 7.6), (5.2, 6.6), belly=0.8),
    "toddler": _body(15.6, 0.8, 27, 34, 4.6, (12, 10.5), (9.0, 9.6, 10), (6.2, 8), belly=1.6),
}
HEIGHTS: dict[str, float] = {  # how tall they are beside each other
    "adult": 1.0, "tall": 1.1, "thin": 1.03, "broad": 1.02, "stout": 0.94, "old": 0.9,
    "youth": 0.86, "child": 0.68, "toddler": 0.54,
}  # fmt: skip
SKINS: dict[str, str] = {
    "pale": "#f9dcc2", "fair": "#f3caa4", "rose": "#f0bc9c", "tan": "#d9a172", "olive": "#c58e5e",
    "brown": "#9a6240", "dark": "#6e4230", "ebony": "#4c2e26", "blue": "#8fa8c8", "wood": "#b88a58",
}  # fmt: skip
GARMENTS: dict[str, tuple[float, float]] = {  # how much of the leg is covered; how wide the hem is
    "coat": (0.58, 7.2), "dress": (0.62, 9.5), "jacket": (0.12, 2.0), "robe": (0.96, 8.0),
    "shirt": (0.0, 0.4), "suit": (0.16, 0.8), "gown": (1.03, 13.0), "tunic": (0.3, 3.4),
}  # fmt: skip


def skin_of(skin: Colour) -> Field:
    """Return the colour of a skin, by its name or as a colour."""
    return rgb(SKINS.get(skin, skin) if isinstance(skin, str) else skin)


class Look(Struct, frozen=True, kw_only=True):
    """Everything about a person that does not move."""

    body: str = "adult"  # see BODIES
    skin: Colour = "fair"  # see SKINS, or any colour
    hair: str = "bob"  # see hair.HAIRLINES
    hair_colour: Colour = "#4a2a20"
    beard: str | None = None  # full, long, goatee, moustache, stubble
    coat: str = "coat"  # see GARMENTS
    colour: Colour = "#b3382c"
    trim: Colour = "#f0e2c6"  # of hems, collars and patterns
    pattern: str | None = None  # see forms.pattern
    pattern_size: float = 4.0
    hem: float | None = None  # share of the leg that is covered
    flare: float | None = None  # how wide the hem is
    collar: Colour | None = None  # a colour, or "ruff"
    buttons: Colour | None = None  # a colour, or "none"
    belt: Colour | None = None
    apron: Colour | None = None
    trousers: Colour = "#2c2c40"
    shoes: Colour = "#2a1a20"  # "bare": no shoes
    boots: bool = False
    scarf: Colour | None = None
    scarf_pattern: str | None = None
    cape: Colour | None = None
    hat: str | None = None  # see hats.HATS
    hat_colour: Colour | None = None
    face: str = "calm"  # see faces.FACES
    gaze: tuple[float, float] = (0, 0)  # where the eyes look: right and down, -1 … 1
    eyes: Colour | None = None  # colour of the iris
    lashes: float | None = None  # 0 … 1; None: few for the bearded, the old and the cropped
    mask: str | None = None  # see masks.MASKS
    mask_colour: Colour = "#f4ead8"
    glasses: bool = False
    wrinkles: float | None = None  # 0 … 1; None: as the body says
    freckles: bool = False
    vitiligo: bool = False

    def like(self, **changes: Any) -> "Look":
        """Return the same person with something changed."""
        return structs.replace(self, **changes)

    @property
    def build(self) -> Body:
        """The proportions."""
        return BODIES[self.body]

    @property
    def flesh(self) -> Field:
        """The colour of the skin."""
        return skin_of(self.skin)

    @property
    def age(self) -> float:
        """How wrinkled the skin is, from 0 to 1."""
        return self.wrinkles if self.wrinkles is not None else 0.8 if self.body == "old" else 0.0

    @property
    def plain(self) -> bool:
        """Whether lashes are short: a habit of storybooks, not a law."""
        return bool(self.beard) or self.age > 0.5 or self.hair in (
            "short", "crop", "bald", "shaved",
        )  # fmt: skip

    @property
    def young(self) -> bool:
        """Whether this is a child."""
        return self.body in ("child", "toddler")


def is_word(value: Colour | None, word: str) -> bool:
    """Tell a word in place of a colour ("ruff", "none", "bare") from a colour."""
    return isinstance(value, str) and value == word


def shaded(colour: Colour, part: float) -> Field:
    """Return a colour turned to the shade."""
    return mix(colour, SHADE, part)


def hashed(colour: Colour) -> int:
    """Return a small number that depends on a colour: for what a person has by chance."""
    return int(np.sum(np.round(rgb(colour) * 255)))
