"""The notice board: a word from whoever runs the server, for everyone at every table."""

from typing import Final

from pinxit.rules.text import is_clean, is_visible

from .errors import NotAllowed, TableReason

LONGEST: Final = 300


class Board:
    """One notice at a time, kept until another takes its place or the server ends."""

    __slots__ = ("number", "text")

    def __init__(self) -> None:
        self.text = ""  # nothing: there is no notice
        self.number = 0  # so that who has read it can tell

    def pin(self, text: str) -> None:
        """Say something to everyone; nothing takes the notice down."""
        text = text.strip()
        if len(text) > LONGEST or (text and not (is_visible(text) and is_clean(text))):
            raise NotAllowed(TableReason.BAD_MESSAGE, longest=LONGEST)
        self.text = text
        self.number += 1
