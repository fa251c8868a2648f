"""The twelve pawns: each a colour, and a shape for those who see colours differently."""

from typing import Final

PAWNS: Final = {
    "red": "heart",
    "orange": "sun",
    "yellow": "star",
    "green": "leaf",
    "teal": "wave",
    "sky": "cloud",
    "blue": "drop",
    "violet": "moon",
    "pink": "flower",
    "brown": "acorn",
    "grey": "stone",
    "white": "feather",
}
