"""Names that people choose: cleaned, and told apart by how they look."""

import re
import unicodedata
from typing import Final

from pinxit.rules.text import shows_nothing

from .errors import NotAllowed, TableReason

LONGEST: Final = 24
MOST_WASHED: Final = 8 * LONGEST  # washing takes its time, and a sign may become many letters
_NOT_IN_NAMES: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
MOST_MARKS: Final = 3  # on one letter; more are a tower that hides the neighbours' names

# What looks like a small Latin letter, or like its capital, in other alphabets and among signs.
# ruff: disable[RUF001]
_LIKE: Final = {
    "a": "аαᴀᎪɑ@",
    "b": "вьβʙᏴ",
    "c": "сᴄᏟ",
    "d": "ԁᴅᎠđ",
    "e": "езεᴇᎬ3",
    "g": "ɢɡ",
    "h": "һнʜᎻħհ",
    "i": "іӏιɪʟᏞıɩǀłl1|",
    "j": "јᴊᎫ",
    "k": "кκᴋᏦ",
    "m": "мᴍᎷ",
    "n": "пηɴո",
    "o": "оοσᴏøօ0",
    "p": "рρᴘᏢ",
    "q": "ԛ",
    "r": "гʀᎡ",
    "s": "ѕᏚ5$",
    "t": "тτᴛᎢŧ",
    "u": "μυᴜս",
    "v": "νᴠᏙ",
    "w": "ԝωᴡᎳ",
    "x": "хχ",
    "y": "уүγʏ",
    "z": "ζᴢᏃ",
}
_GREEK_CAPITALS: Final = "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ"  # look like other letters than their small forms do
# ruff: enable[RUF001]
_CAPITAL_LOOKS: Final = str.maketrans(_GREEK_CAPITALS, "abezhikmnoptyx")
_LOOKS: Final = str.maketrans({sign: letter for letter, signs in _LIKE.items() for sign in signs})


def clean_name(text: str) -> str:
    """Return a name fit to be shown: one line, no invisible characters, not too long."""
    if len(text) > MOST_WASHED:
        raise NotAllowed(TableReason.LONG_NAME, longest=LONGEST)
    name = text
    # Again and again, as letters and marks may meet that were kept apart.
    while (washed := _washed(name)) != name:
        name = washed
    if not any(unicodedata.category(char)[0] in "LNPS" for char in name):
        raise NotAllowed(TableReason.BAD_NAME, longest=LONGEST)
    if len(name) > LONGEST:
        raise NotAllowed(TableReason.LONG_NAME, longest=LONGEST, length=len(name))
    return name


def skeleton_of(name: str) -> str:
    """Return what two names have in common if people would take one for the other."""
    apart = unicodedata.normalize("NFKD", name).translate(_CAPITAL_LOOKS)
    bare = unicodedata.normalize("NFKD", apart.casefold())
    letters = "".join(char for char in bare if _is_seen_apart(char))
    looks = letters.translate(_LOOKS).replace("rn", "m").replace("vv", "w")
    return "".join(char for char in looks if char.isalnum() or _is_mark(char)) or _signs(looks)


def _washed(text: str) -> str:
    normal = unicodedata.normalize("NFKC", text)
    seen = "".join(char for char in normal if _may_stand_in_a_name(char))
    line = re.sub(r"\s+", " ", seen).strip()
    return unicodedata.normalize("NFKC", _without_towers(line)).strip()


def _signs(text: str) -> str:
    """Return how a name without any letter looks: dashes are all alike."""
    return "".join("-" if unicodedata.category(char) == "Pd" else char for char in text)


def _may_stand_in_a_name(char: str) -> bool:
    """Tell whether a sign is shown alike to all: no joiner, no selector, none that misleads."""
    return not shows_nothing(char) and unicodedata.category(char) not in _NOT_IN_NAMES


def _is_seen_apart(char: str) -> bool:
    """Tell a letter or a vowel sign from an accent or a space."""
    return not (shows_nothing(char) or char.isspace() or unicodedata.combining(char))


def _is_mark(char: str) -> bool:
    return unicodedata.category(char) in {"Mn", "Mc"}


def _without_towers(text: str) -> str:
    kept = []
    marks = MOST_MARKS  # a name does not begin with one
    for char in text:
        marks = marks + 1 if unicodedata.category(char)[0] == "M" else 0
        if marks <= MOST_MARKS:
            kept.append(char)
    return "".join(kept)
