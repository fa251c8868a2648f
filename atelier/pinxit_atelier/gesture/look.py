"""What somebody looks like: body, skin, head and clothes, all of it data."""

from dataclasses import dataclass, replace
from typing import Any, Final

from pinxit_atelier.engine.colour import Colour, Field, rgb

from .build import BUILDS, Build

SKINS: Final[dict[str, str]] = {
    "pale": "#f0cdb4",
    "fair": "#e6b795",
    "rose": "#dfa588",
    "olive": "#cf9f72",
    "tan": "#c08a60",
    "brown": "#9a6543",
    "dark": "#744732",
    "deep": "#51322a",
}


@dataclass(frozen=True)
class Look:
    """Somebody. A colour that is "" means: there is none of it."""

    build: str | Build = "woman"
    skin: Colour = "tan"

    head: str = "round"
    hair: str = "bob"
    hair_colour: Colour = "#3b2a25"
    beard: str = ""  # its kind; of the hair's colour unless there is one
    beard_colour: Colour = ""
    hat: str = ""
    hat_colour: Colour = "#7a4a34"
    glasses: str = ""
    mood: str = "calm"
    gaze: tuple[float, float] = (0.0, 0.0)  # right and down on the page, from -1 to 1
    marks: tuple[str, ...] = ()  # freckles, moles, rouge …
    extra: Any = None  # whatever else a head is told

    top: Colour = "#b5503c"
    top_pattern: str = ""
    sleeves: float = 1.0  # the share of the arm that is covered
    loose: float = 0.4  # from 0, tight, to 1, wide
    collar: str = ""  # shirt, high, round, v, sailor, ruff
    buttons: Colour = ""
    cuffs: Colour = ""
    hem: float = 0.0  # how far a shirt hangs over the hips; 0: it is tucked in
    belt: Colour = ""

    legs: Colour = "#3f4c63"
    legs_pattern: str = ""
    leg_length: float = 1.0  # 0.45: shorts
    leg_width: float = 0.3
    turnups: bool = False

    skirt: float = 0.0  # how far down the leg it hangs, from 0, none, to 1; of the top's colour,
    skirt_colour: Colour = ""  # unless it has one
    skirt_pattern: str = ""
    flare: float = 0.05
    pleats: float = 1.0  # how deep its folds are

    coat: Colour = ""
    coat_length: float = 0.42
    coat_open: float = 0.5  # 0: buttoned
    lining: Colour = ""

    apron: Colour = ""
    scarf: Colour = ""
    shawl: Colour = ""
    drape: Colour = ""  # a sari's end over the left shoulder
    cape: Colour = ""

    shoes: Colour = "#3a2c2a"  # "": barefoot
    boots: float = 0.0  # how far up the shin
    socks: Colour = ""

    @property
    def body(self) -> Build:
        """The build, whether it is one or only named."""
        return BUILDS[self.build] if isinstance(self.build, str) else self.build

    @property
    def skin_colour(self) -> Field:
        """The colour of the skin, whether it is one or only named."""
        return rgb(SKINS.get(self.skin, self.skin) if isinstance(self.skin, str) else self.skin)

    def like(self, **changes: Any) -> "Look":
        """Return this look with some things changed."""
        return replace(self, **changes)


def given(colour: Colour) -> bool:
    """Return whether a colour is one, and not ""."""
    return not (isinstance(colour, str) and not colour)
