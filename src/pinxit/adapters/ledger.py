"""The ledger of own decks, in the memory that several servers share.

Whoever asks is in a thread, and waits there for what the loop of the server does.
"""

import asyncio
from collections.abc import Coroutine, Sequence
from typing import TypeVar

from pinxit.decks.ledger import Overtaken
from pinxit.decks.own_deck import OwnDeck, decoded, encoded
from pinxit.table.ports import DeckShelf, KeptDeck

T = TypeVar("T")

MOST_OF_NOBODY = 100  # at once


class StoredLedger:
    """Implements `pinxit.decks.ledger.Ledger`."""

    def __init__(self, store: DeckShelf, loop: asyncio.AbstractEventLoop) -> None:
        self._store = store
        self._loop = loop

    def save(self, own_deck: OwnDeck) -> None:
        """Keep a deck, one version newer than the one that is kept."""
        kept = KeptDeck(
            id=own_deck.id,
            code=own_deck.table,
            version=own_deck.version,
            weight=own_deck.weight,
            album=encoded(own_deck),
        )
        if not self._wait(self._store.keep_deck(kept, sorted(own_deck.names))):
            raise Overtaken

    def drop(self, deck: str) -> None:
        """Forget a deck."""
        self._wait(self._store.forget_deck(deck))

    def of_tables(self, tables: Sequence[str]) -> tuple[OwnDeck, ...]:
        """Return the decks of some tables."""
        kept = self._wait(self._store.decks_of(tables))
        return tuple(decoded(deck.id, deck.album) for deck in kept)

    def table_of(self, deck: str) -> str | None:
        """Return whose deck this is."""
        return self._wait(self._store.table_of_deck(deck))

    def table_with(self, picture: str) -> str | None:
        """Return at whose deck there is a picture of this name."""
        return self._wait(self._store.table_with(picture))

    def weight(self) -> int:
        """Return how many bytes all decks take."""
        return self._wait(self._store.decks_weigh())

    def known(self, decks: Sequence[str]) -> frozenset[str]:
        """Return which of these are kept."""
        return self._wait(self._store.decks_known(decks))

    def of_nobody(self) -> tuple[str, ...]:
        """Return decks whose table is gone."""
        return self._wait(self._store.decks_of_nobody(MOST_OF_NOBODY))

    def _wait(self, asked: Coroutine[object, object, T]) -> T:
        return asyncio.run_coroutine_threadsafe(asked, self._loop).result()
