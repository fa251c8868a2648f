"""Ids of decks and cards: safe as the name of a file, in an address, on every system."""

import re
import unicodedata
from collections.abc import Container
from itertools import count

from pinxit.rules.text import tidied

LONGEST_ID = 40
LONGEST_TITLE = 80
ID_LETTERS = "small letters a to z, digits, and single hyphens between them"
ID_PATTERN = r"^[a-z0-9]+(-[a-z0-9]+)*\Z"

# Letters that are not a plain one with something on top.
_LETTERS = str.maketrans(
    {
        "ł": "l",
        "đ": "d",
        "ð": "d",
        "ø": "o",
        "ß": "ss",
        "æ": "ae",
        "œ": "oe",
        "þ": "th",
        "\u0131": "i",
    }
)
# Windows opens a device instead of a file of these names, whatever their extension.
_DEVICES = {
    "con",
    "prn",
    "aux",
    "nul",
    *(f"{port}{n}" for port in ("com", "lpt") for n in "123456789"),
}


def is_id(text: str) -> bool:
    """Tell whether a text can be the id of a deck or a card."""
    return len(text) <= LONGEST_ID and re.match(ID_PATTERN, text) is not None


def slug(text: str, otherwise: str = "card") -> str:
    """Make an id of any text; of one without Latin letters or digits, `otherwise`."""
    plain = unicodedata.normalize("NFKD", text.lower().translate(_LETTERS))
    letters = "".join(char for char in plain if not unicodedata.combining(char))
    made = re.sub(r"[^a-z0-9]+", "-", letters).strip("-")[:LONGEST_ID].strip("-")
    return f"{otherwise}-{made}" if made in _DEVICES else made or otherwise


def apart_from(taken: Container[str], wanted: str) -> str:
    """Return an id that is not taken yet: the wanted one, or with a number."""
    if wanted not in taken:
        return wanted
    numbered = (f"{wanted[: LONGEST_ID - 6].strip('-')}-{number}" for number in count(2))
    return next(free for free in numbered if free not in taken)


def title_of(file_name: str) -> str:
    """Return what a file's name, without its extension, says to a person."""
    readable = "".join(char if char.isprintable() else " " for char in file_name)
    line = " ".join(re.sub(r"[_\s]+", " ", readable).split())
    return tidied(line[:LONGEST_TITLE]) or "Untitled"
