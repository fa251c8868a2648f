"""Which decks tables have of their own, where several nodes bring them: a port.

A server that is alone writes that beside the pictures, and knows it by heart. Nodes share it in
their database: each change names the version that it was made of, and of two at once one is later.
"""

from collections.abc import Sequence
from typing import Protocol

from .own_deck import OwnDeck


class Overtaken(Exception):
    """Another node has changed this deck since it was read; decide again on the newer one."""


class Ledger(Protocol):
    """All decks that tables have of their own. What a method has returned from is kept."""

    def save(self, own_deck: OwnDeck) -> None:
        """Keep a deck, one version newer than the one that is kept; raise `Overtaken`."""

    def drop(self, deck: str) -> None:
        """Forget a deck; its pictures are deleted after that."""

    def of_tables(self, tables: Sequence[str]) -> tuple[OwnDeck, ...]:
        """Return the decks of some tables."""
        ...

    def table_of(self, deck: str) -> str | None:
        """Return whose deck this is."""
        ...

    def table_with(self, picture: str) -> str | None:
        """Return at whose deck there is a picture of this name."""
        ...

    def weight(self) -> int:
        """Return how many bytes all decks take."""
        ...

    def known(self, decks: Sequence[str]) -> frozenset[str]:
        """Return which of these are kept."""
        ...

    def of_nobody(self) -> tuple[str, ...]:
        """Return the decks whose table is gone."""
        ...
