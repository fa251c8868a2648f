"""How players without a voice or a hand to draw with put what they say: as the table wants it."""

from typing import Final

from pinxit.rules import Clue, Medium, Theme
from pinxit.rules.clues import suits
from pinxit.rules.legal import MayTell

NO_WORD: Final = "…"


def clue_of(option: MayTell, text: str) -> Clue:
    """Return a clue that is allowed here, as near as can be to what was to be said.

    At a table without words it is said aloud, sung or mimed in thought, with the words as caption.
    """
    if Medium.WORDS in option.media:
        return Clue(text if suits(text, option.theme) else _bent(text, option.theme))
    medium = Medium.SPOKEN if Medium.SPOKEN in option.media else option.media[0]
    return Clue(text, medium)


def _bent(text: str, theme: str) -> str:
    """Return a text that has at least the looks of a theme."""
    if theme == Theme.QUESTION:
        return text.rstrip(".!… ") + "?"
    return text.split(maxsplit=1)[0] if text.split() else NO_WORD
