"""Texts that people type: what can be shown, stored and read.

Every text comes in by `fair_copy`: what is merely odd (spaces around it, what shows nothing,
accents upon accents) is left out, as people do not see it anyway; what would mislead whoever reads
it, by moving or hiding what stands beside it, is refused. Names are washed harder, by the same
lists (`table/names.py`). What was written before is shown as it is: the check is at the door only.
"""

import re
import unicodedata
from typing import Final

from .errors import IllegalMove, Reason

MOST_ACCENTS: Final = 4  # above and below one letter, as Hebrew may have; more are a tower
MOST_MARKS: Final = 8  # on one letter, vowel signs and medials of all scripts included

_ZWNJ, _ZWJ = "\u200c", "\u200d"
_TAGGED: Final = {ord(letter): 0xE0000 + ord(letter) for letter in "gbenscotwl"}
# Of England, Scotland and Wales: a black flag, and which one, spelt in tags.
_FLAGS: Final = re.compile(f"\U0001f3f4(?:{'gbeng|gbsct|gbwls'.translate(_TAGGED)})\U000e007f")
_EMOJI: Final = range(0x1F000, 0x1FB00)  # where new ones come that Python may not know yet
_ORDERS: Final = frozenset(  # bidirectional embeddings, overrides and isolates
    map(chr, (*range(0x202A, 0x202F), *range(0x2066, 0x206A)))
)
_TAGS: Final = range(0xE0000, 0xE0080)
_SELECTORS: Final = frozenset(  # which of several forms of the sign before them is meant
    map(
        chr,
        (
            *(*range(0x180B, 0x180E), 0x180F),
            *range(0xFE00, 0xFE10),
            *range(0xE0100, 0xE01F0),
        ),
    )
)
# Fillers and blanks that are letters, marks or signs by their kind, and show nothing.
_BLANK: Final = frozenset(
    map(
        chr,
        (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, 0xFFFC, 0x1D159),
    )
)
# Of the kind of controls, but seen: signs above numbers in Arabic, Syriac and Kaithi.
_SEEN: Final = frozenset(
    map(
        chr,
        (*range(0x600, 0x606), 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x110BD, 0x110CD),
    )
)


def is_clean(text: str) -> bool:
    """Tell whether a text has no control characters and no halves of characters in it."""
    if text.isprintable():
        return True  # nearly always, and quick
    return not any(unicodedata.category(char) in {"Cc", "Cs"} for char in text)


def is_visible(text: str) -> bool:
    """Tell whether there is anything to see in a text: not only spaces and joiners."""
    return any(unicodedata.category(char)[0] not in "CZ" for char in text)


def fair_copy(text: str) -> str:
    """Return a text as it is kept and shown; "" if there is nothing to see in it.

    Raise `bad_text` if it would mislead whoever reads it.
    """
    if misleads(text):
        raise IllegalMove(Reason.BAD_TEXT)
    return tidied(text)


def misleads(text: str) -> bool:
    """Tell whether something in a text is not for reading, but moves or hides what is.

    Control characters, ends of lines, orders in which direction to read, tags, and what nobody
    has given a meaning.
    """
    return not text.isprintable() and any(map(_misleads, _FLAGS.sub("", text)))


def tidied(text: str) -> str:
    """Return a text without what shows nothing, and without towers of accents."""
    if text.isascii() and text.isprintable():
        return text.strip()  # nearly always, and quick
    # Again and again, as letters and marks may meet that were kept apart.
    while (tidier := _tidied(unicodedata.normalize("NFC", text))) != text:
        text = tidier
    return text


def shows_nothing(char: str) -> bool:
    """Tell whether a character is no space and cannot be seen, though it may change another."""
    unseen = char in _BLANK or char in _SELECTORS
    return unseen or (unicodedata.category(char) == "Cf" and char not in _SEEN)


def _misleads(char: str) -> bool:
    kind = unicodedata.category(char)
    if kind == "Cn":
        return ord(char) not in _EMOJI
    return kind in {"Cc", "Cs", "Co", "Zl", "Zp"} or char in _ORDERS or ord(char) in _TAGS


def _tidied(text: str) -> str:
    kept: list[str] = []
    marks = accents = 0
    for char, after in zip(text, f"{text[1:]} ", strict=False):
        before = kept[-1] if kept else " "
        if char in {_ZWNJ, _ZWJ}:
            keep = _joins(before) and _joins(after)
        elif char in _SELECTORS:
            keep = not (before in {" ", _ZWNJ, _ZWJ} or before in _SELECTORS)
        elif unicodedata.category(char)[0] == "M" and char not in _BLANK:
            marks += 1
            accents += unicodedata.combining(char) != 0
            keep = before != " " and marks <= MOST_MARKS and accents <= MOST_ACCENTS
        else:
            keep = ord(char) in _TAGS or not shows_nothing(char)
            marks, accents = (0, 0) if keep else (marks, accents)
        if keep:
            kept.append(" " if unicodedata.category(char) == "Zs" else char)
    return "".join(kept).strip(" ")


def _joins(char: str) -> bool:
    """Tell whether a joiner beside a character may be of use: in many scripts, and in emoji."""
    if char.isascii() or char in {_ZWNJ, _ZWJ}:
        return False
    seen = unicodedata.category(char)[0] in "LMS" or ord(char) in _EMOJI
    return char == "\ufe0f" or (seen and not shows_nothing(char))
