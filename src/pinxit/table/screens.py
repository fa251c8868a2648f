"""Televisions: screens without a seat that a host has paired with a table.

A screen sees what a spectator sees, and the names besides. It has a token, which opens no seat.
"""

from typing import Final

from msgspec import Struct

MOST: Final = 4  # a room, another room, and two that nobody has switched off
Screen = str  # "tv1", "tv2" …: never the name of a seat, and never used again


class PairedScreen(Struct, frozen=True, gc=False):
    """A television, and the language that it speaks."""

    screen: Screen
    language: str


def name_of(number: int) -> Screen:
    """Return what the screen is called that is paired as the so-manieth."""
    return f"tv{number}"
