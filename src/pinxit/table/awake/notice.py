"""The notice: a word from whoever runs the server, for everyone at every table."""

from typing import Final

from pinxit.rules.text import fair_copy
from pinxit.table.errors import NotAllowed, TableReason

LONGEST: Final = 300


class PinnedNotice:
    """One notice at a time, kept until another takes its place or the server ends."""

    __slots__ = ("number", "text")

    def __init__(self) -> None:
        self.text = ""  # nothing: there is no notice
        self.number = 0  # so that who has read it can tell

    def pin(self, text: str) -> None:
        """Say something to everyone; nothing takes the notice down."""
        shown = fair_copy(text)
        if len(shown) > LONGEST or (text.strip() and not shown):
            raise NotAllowed(TableReason.BAD_MESSAGE, longest=LONGEST)
        self.text = shown
        self.number += 1
