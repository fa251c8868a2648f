"""Materials: what mark a brush leaves on skin, cloth, wood, fur, stone or water."""

from typing import Final, Literal

from msgspec import Struct

Course = Literal["around", "fall", "axis", "level", "upright", "free"]


class Material(Struct, frozen=True, kw_only=True):
    """How one thing is painted.

    `course` is where strokes run if the card says nothing: `around` the form, along its `fall`
    (as hair and folds do), along its `axis` (as grain does), `level`, `upright`, or `free`.
    """

    course: Course = "around"
    size: float = 1.0  # how broad strokes are, beside those of plain paint
    long: float = 3.5  # how many times longer than broad
    dry: float = 0.4  # 0: flowing paint, 1: single hairs and bare canvas
    value: float = 0.03  # how much lighter or darker one stroke is than the next
    hue: float = 0.015  # how much warmer or cooler
    turn: float = 0.2  # how far strokes stray from their way, in radians
    loose: float = 1.0  # how much may be lost: less is more exact
    still: float = 0.0  # 1: hardly any strokes
    fringe: float = 0.0  # how far its strokes may stick out over its edge, as hair does
    sheen: float = 0.0  # how sharply it shines where it faces the light


PLAIN: Final = Material(course="free", turn=0.35)
MATERIALS: Final[dict[str, Material]] = {
    "plain": PLAIN,
    "skin": Material(
        size=0.8, long=3, dry=0.1, value=0.008, hue=0.008, turn=0.1, loose=0.6, still=0.7
    ),
    "cloth": Material(course="fall", size=0.9, long=5, dry=0.45, value=0.036, hue=0.02),
    "wood": Material(course="axis", size=0.6, long=9, dry=0.8, value=0.065, hue=0.018, turn=0.05),
    "fur": Material(
        course="fall", size=0.42, long=5, dry=0.6, value=0.085, hue=0.03, turn=0.3, fringe=0.8
    ),
    "stone": Material(course="free", size=1.1, long=2, dry=0.9, value=0.065, hue=0.03, turn=1.0),
    "water": Material(
        course="level", size=0.8, long=8, dry=0.4, value=0.055, hue=0.03, turn=0.05, sheen=0.4
    ),
    "sky": Material(
        course="free", size=1.5, long=4, dry=0.4, value=0.011, hue=0.009, turn=0.35, loose=1.1
    ),
    "cloud": Material(size=1.0, long=3, dry=0.5, value=0.011, hue=0.009, turn=0.35, loose=0.8),
    "foliage": Material(
        course="free", size=0.62, long=2, dry=0.5, value=0.11, hue=0.045, turn=1.2, fringe=0.6
    ),
    "grass": Material(
        course="upright", size=0.4, long=6, dry=0.5, value=0.11, hue=0.04, turn=0.3, fringe=0.9
    ),
    "ground": Material(
        course="level", size=1.3, long=5, dry=0.7, value=0.055, hue=0.02, turn=0.15, loose=1.2
    ),
    "metal": Material(
        course="axis", size=0.6, long=7, dry=0.15, value=0.03, turn=0.05, loose=0.7, sheen=0.8
    ),
    "paper": Material(
        course="free", size=1.0, long=3, dry=0.25, value=0.012, hue=0.008, still=0.25
    ),
    "snow": Material(size=1.1, long=4, dry=0.55, value=0.012, hue=0.008, turn=0.3, loose=0.8),
    "glass": Material(
        course="axis", size=0.8, long=6, dry=0.1, value=0.01, turn=0.05, loose=0.7, sheen=1.0
    ),
}
NUMBERS: Final = {name: number for number, name in enumerate(MATERIALS)}


def material_number(name: str) -> int:
    """Return the number by which a picture remembers a material; raise `ValueError`."""
    if name not in NUMBERS:
        known = ", ".join(MATERIALS)
        raise ValueError(f"There is no material called {name!r}; there are: {known}.")
    return NUMBERS[name]
