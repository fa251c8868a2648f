"""Texts that people type: what can be shown, stored and read."""

import unicodedata


def is_clean(text: str) -> bool:
    """Tell whether a text has no control characters and no halves of characters in it."""
    if text.isprintable():
        return True  # nearly always, and quick
    return not any(unicodedata.category(char) in {"Cc", "Cs"} for char in text)


def is_visible(text: str) -> bool:
    """Tell whether there is anything to see in a text: not only spaces and joiners."""
    return any(unicodedata.category(char)[0] not in "CZ" for char in text)
