"""All decks that tables have of their own: where they lie, how much room they have, who sees them.

What is done here takes a disk's time, or a network's, and is asked for one at a time; the web does
it in a thread. A server that is alone knows all of them. Where several nodes serve the same tables,
each knows those that it was asked for, and looks again before it changes one.
"""

import contextlib
import logging
import time
from collections.abc import Callable, Iterable, Sequence
from threading import RLock
from typing import Final, Protocol

from msgspec import Struct
from msgspec.structs import replace

from . import own_deck as files
from .blobs import Blobs, BlobsAway, NoBlob
from .catalogue import Catalogue
from .darkroom.wire import Developed
from .ledger import Ledger, Overtaken
from .own_deck import ID, OwnCard, OwnDeck
from .package import Package
from .problems import DeckProblem, DeckReason

log = logging.getLogger(__name__)

FOLDER: Final = "uploads"  # in the data folder
ORPHAN: Final = "orphan"  # a file that tells since when nobody knows the table of a deck
ORPHAN_SECONDS: Final = 24 * 3600.0  # somebody may have started us with another database
MEGABYTE: Final = 1_000_000
LARGEST_CARD: Final = 1_200_000  # bytes: about what a picture takes when it is developed
LONGEST_MARK: Final = 64  # bytes of that file


class Quota(Struct, frozen=True, kw_only=True):
    """How much room there is."""

    picture_bytes: int = 20 * MEGABYTE  # as it is sent
    pictures: int = 200  # in a deck
    decks: int = 3  # of a table
    table_bytes: int = 300 * MEGABYTE  # as they are kept
    all_bytes: int = 2_000 * MEGABYTE


class DeckReader(Protocol):
    """Somebody who wants to know what is written about the cards."""

    def put(self, package: Package) -> None:
        """Know a deck, or know it anew."""

    def drop(self, deck: str) -> None:
        """Forget a deck."""


class OwnDecks:
    """The own decks of all tables, or of those that were asked for here."""

    def __init__(
        self,
        blobs: Blobs,
        catalogue: Catalogue,
        readers: Iterable[DeckReader] = (),
        quota: Quota | None = None,
        ledger: Ledger | None = None,
    ) -> None:
        self.quota = quota or Quota()
        self.ledger = ledger  # None: nobody else has any, and what is in a deck lies beside it
        self._blobs = blobs
        self._catalogue = catalogue
        self._readers = tuple(readers)
        self._decks: dict[str, OwnDeck] = {}
        self._door = RLock()  # what is known is changed by one thread at a time
        self._weight_of_all = 0  # where others bring some, too: when it was last looked

    @property
    def weight(self) -> int:
        """How many bytes all decks take."""
        if self.ledger is not None:
            return self._weight_of_all
        return sum(own_deck.weight for own_deck in self._decks.values())

    @property
    def tables(self) -> set[str]:
        """The tables that have decks, as far as they are known here."""
        return {own_deck.table for own_deck in self._decks.values()}

    def of_table(self, table: str) -> tuple[OwnDeck, ...]:
        """Return the decks of a table, the oldest first."""
        return tuple(own_deck for own_deck in self._decks.values() if own_deck.table == table)

    def find(self, table: str, deck: str) -> OwnDeck:
        """Return a deck of this table; raise if it has no such one."""
        own_deck = self._decks.get(deck)
        if own_deck is None or own_deck.table != table:
            raise DeckProblem(DeckReason.NO_SUCH_DECK, deck=deck[:40])
        return own_deck

    def free(self, table: str) -> int:
        """Return how many bytes there is still room for at a table."""
        used = sum(own_deck.weight for own_deck in self.of_table(table))
        return max(0, min(self.quota.table_bytes - used, self.quota.all_bytes - self.weight))

    def check_room(self, own_deck: OwnDeck, wanted: int = LARGEST_CARD) -> None:
        """Raise if one more picture would be too much."""
        if len(own_deck.cards) >= self.quota.pictures:
            raise DeckProblem(DeckReason.TOO_MANY_PICTURES, most=self.quota.pictures)
        if self.free(own_deck.table) < wanted:
            raise DeckProblem(DeckReason.NO_ROOM)

    # Looking at what other nodes have done

    def look(self, tables: Sequence[str]) -> None:
        """See which decks tables have now."""
        if self.ledger is None or not tables:
            return
        before = [own_deck for own_deck in self._decks.values() if own_deck.table in tables]
        kept = {own_deck.id: own_deck for own_deck in self.ledger.of_tables(tables)}
        with self._door:
            for own_deck in before:
                if own_deck.id not in kept:
                    self._forget(own_deck)
            for own_deck in kept.values():
                known = self._decks.get(own_deck.id)
                if known is None or known.version < own_deck.version:
                    self._take(own_deck, known)

    def look_at_room(self) -> None:
        """See how much room all decks take."""
        if self.ledger is not None:
            self._weight_of_all = self.ledger.weight()

    def let_go(self, table: str) -> None:
        """Know nothing more of a table that is not needed here; nothing is deleted."""
        if self.ledger is not None:
            for own_deck in self.of_table(table):
                self._forget(own_deck)

    def _take(self, own_deck: OwnDeck, known: OwnDeck | None) -> None:
        """Know a deck as another node has left it."""
        self._keep(own_deck)
        self._catalogue.show(own_deck.id, files.pictures(self._blobs, own_deck))
        if own_deck.edition and (known is None or known.edition != own_deck.edition):
            self._publish(own_deck)

    def whose(self, picture: str) -> str | None:
        """Return the table in whose decks a picture is, as far as they are known here."""
        deck = self._catalogue.own_deck_with(picture)
        own_deck = None if deck is None else self._decks.get(deck)
        return None if own_deck is None else own_deck.table

    def whose_deck(self, deck: str) -> str | None:
        """Return whose deck this is, as far as they are known here."""
        own_deck = self._decks.get(deck)
        return None if own_deck is None else own_deck.table

    # Changing them

    def begin(self, table: str, name: str, author: str, licence: str, language: str) -> OwnDeck:
        """Begin a deck for a table."""
        if len(self.of_table(table)) >= self.quota.decks:
            raise DeckProblem(DeckReason.TOO_MANY_DECKS, most=self.quota.decks)
        return self._save(
            OwnDeck(
                id=files.new_id(),
                table=table,
                name=files.checked(name),
                author=files.checked(author),
                licence=files.checked(licence),
                language=language,
            )
        )

    def rename(self, own_deck: OwnDeck, name: str, author: str, licence: str) -> OwnDeck:
        """Say something else about a deck."""
        return self._save(
            replace(
                own_deck,
                name=files.checked(name),
                author=files.checked(author),
                licence=files.checked(licence),
                changed=True,
            )
        )

    def order(self, own_deck: OwnDeck, order: tuple[str, ...]) -> OwnDeck:
        """Put the cards of a deck into another order."""
        return self._save(own_deck.ordered(order))

    def add(self, own_deck: OwnDeck, developed: Developed, title: str) -> OwnCard:
        """Put a picture into a deck."""
        # Much may have happened while it was developed.
        own_deck = self.find(own_deck.table, own_deck.id)
        card = files.card_of(developed, own_deck.files, title)
        self.check_room(own_deck, card.weight)
        self._put(own_deck, own_deck.with_cards((*own_deck.cards, card)), card, developed)
        return card

    def recut(self, own_deck: OwnDeck, old: OwnCard, developed: Developed) -> OwnCard:
        """Put a picture into the place of one that was cut differently."""
        own_deck = self.find(own_deck.table, own_deck.id)
        place = own_deck.cards.index(own_deck.card(old.id))
        old = own_deck.cards[place]
        card = files.card_of(developed, own_deck.files, old.title, old.description)
        if self.free(own_deck.table) < card.weight:
            raise DeckProblem(DeckReason.NO_ROOM)
        cards = (*own_deck.cards[:place], card, *own_deck.cards[place + 1 :])
        self._put(own_deck, own_deck.with_cards(cards), card, developed)
        return card

    def _put(self, old: OwnDeck, new: OwnDeck, card: OwnCard, developed: Developed) -> None:
        """Keep the pictures of a card, and then that there is such a card."""
        try:
            files.put_pictures(self._blobs, old.id, card, developed)
        except (OSError, DeckProblem):
            self._throw_away(old.id, card)
            raise
        try:
            self._save(new)
        except (OSError, Overtaken):  # after any other failure, it may have been kept
            self._throw_away(old.id, card)
            raise

    def _throw_away(self, deck: str, card: OwnCard) -> None:
        with contextlib.suppress(OSError, DeckProblem):
            files.drop_pictures(self._blobs, deck, [card])

    def describe(self, own_deck: OwnDeck, card: OwnCard, title: str, description: str) -> OwnCard:
        """Say what is on a card."""
        new = replace(
            card,
            title=files.checked(title),
            description=files.checked(description, files.LONGEST_DESCRIPTION, empty=True),
        )
        cards = tuple(new if one.id == card.id else one for one in own_deck.cards)
        self._save(own_deck.with_cards(cards))
        return new

    def remove(self, own_deck: OwnDeck, card: OwnCard) -> OwnDeck:
        """Take a card out of a deck."""
        return self._save(own_deck.with_cards(tuple(c for c in own_deck.cards if c.id != card.id)))

    def finish(self, own_deck: OwnDeck) -> OwnDeck:
        """Let the table play with the deck as it is now."""
        if not own_deck.cards:
            raise DeckProblem(DeckReason.NO_CARDS)
        own_deck = replace(
            own_deck, edition=own_deck.edition + 1, finished=own_deck.cards, changed=False
        )
        files.write_deck(self._blobs, own_deck)
        own_deck = self._save(own_deck)
        self._publish(own_deck)
        return own_deck

    def delete(self, own_deck: OwnDeck) -> None:
        """Forget a deck and all its pictures."""
        if self.ledger is None:
            self._blobs.delete_all(own_deck.id)
            self._forget(own_deck)
            return
        self.ledger.drop(own_deck.id)
        self._forget(own_deck)
        self._delete_pictures(own_deck.id)

    def forget(self, table: str) -> int:
        """Forget all decks of a table that is gone; return how many there were."""
        self.look([table])
        gone = self.of_table(table)
        for own_deck in gone:
            self.delete(own_deck)
        return len(gone)

    def sweep(self) -> int:
        """Forget the decks whose tables are gone, whichever node had them; return how many."""
        if self.ledger is None:
            return 0
        gone = self.ledger.of_nobody()
        for deck in gone:
            self.ledger.drop(deck)
            if deck in self._decks:
                self._forget(self._decks[deck])
            self._delete_pictures(deck)
        return len(gone)

    def _delete_pictures(self, deck: str) -> None:
        """Delete what nobody knows any more; what is left is found, and goes a day later."""
        with contextlib.suppress(BlobsAway):
            self._blobs.delete_all(deck)

    def _save(self, own_deck: OwnDeck) -> OwnDeck:
        old = self._decks.get(own_deck.id)
        own_deck = replace(own_deck, version=own_deck.version + 1)
        if self.ledger is None:
            files.save(self._blobs, own_deck)
        else:
            self.ledger.save(own_deck)
        self._keep(own_deck)
        self._catalogue.show(own_deck.id, files.pictures(self._blobs, own_deck))
        if old is not None:
            needed = own_deck.files
            unneeded = [card for name, card in old.files.items() if name not in needed]
            with contextlib.suppress(BlobsAway):  # they go with the deck
                files.drop_pictures(self._blobs, own_deck.id, unneeded)
        return own_deck

    def _keep(self, own_deck: OwnDeck) -> None:
        # Whoever lists them at this moment, in another thread, goes on with the old ones.
        with self._door:
            self._decks = {**self._decks, own_deck.id: own_deck}

    def _forget(self, own_deck: OwnDeck) -> None:
        with self._door:
            self._decks = {deck: one for deck, one in self._decks.items() if deck != own_deck.id}
            self._catalogue.drop(own_deck.id)
        for reader in self._readers:
            reader.drop(own_deck.id)

    def _publish(self, own_deck: OwnDeck) -> None:
        package = files.package(self._blobs, own_deck)
        self._catalogue.put(package, own_deck.table)
        for reader in self._readers:
            reader.put(package)

    def whole(self, own_deck: OwnDeck, card: OwnCard) -> bytes:
        """Return the clean copy of a whole picture."""
        return files.whole_of(self._blobs, own_deck.id, card)

    # When the server starts

    def found(self) -> dict[str, OwnDeck | None]:
        """Read what lies beside pictures; None: nothing does, or it is no good.

        Where nodes share a ledger, this is what a server has left that was alone.
        """
        self._blobs.tidy()
        folders = [folder for folder in self._blobs.folders() if ID.match(folder)]
        if self.ledger is not None:
            known = self.ledger.known(folders)
            folders = [folder for folder in folders if folder not in known]
        return {folder: self._found(folder) for folder in folders}

    def _found(self, deck: str) -> OwnDeck | None:
        try:
            return files.read(self._blobs, deck)
        except BlobsAway:
            raise
        except DeckProblem as problem:
            if self.ledger is None:
                log.warning("what is in a table's own deck cannot be read: %s", problem)
            return None

    def wake(
        self,
        found: dict[str, OwnDeck | None],
        known: Callable[[str], bool],
        now: float | None = None,
    ) -> None:
        """Take up what was found; decks of tables that nobody knows are thrown away after a day."""
        now = time.time() if now is None else now
        for deck, own_deck in found.items():
            try:
                if own_deck is None or not known(own_deck.table):
                    self._orphan(deck, now)
                elif self.ledger is None:
                    self._wake(own_deck)
                else:
                    self._hand_over(own_deck, self.ledger)
            except OSError as error:
                log.warning("a table's own deck cannot be read: %s", error)

    def _wake(self, own_deck: OwnDeck) -> None:
        self._blobs.delete(f"{own_deck.id}/{ORPHAN}")
        files.tidy(self._blobs, own_deck)
        self._take(own_deck, None)

    def _hand_over(self, own_deck: OwnDeck, ledger: Ledger) -> None:
        """Let all nodes know what only a server that was alone has known."""
        with contextlib.suppress(Overtaken):  # another node has begun at the same moment
            ledger.save(replace(own_deck, version=1))
        if ledger.known([own_deck.id]):
            # From now on it is in one place only, or what is deleted there would come back.
            self._blobs.delete(f"{own_deck.id}/{files.CONTENTS}", f"{own_deck.id}/{ORPHAN}")

    def _orphan(self, deck: str, now: float) -> None:
        """Note that nobody knows whose this is; throw it away if that was noted long ago."""
        mark = f"{deck}/{ORPHAN}"
        try:
            since = float(self._blobs.get(mark, LONGEST_MARK))
        except (NoBlob, OSError, ValueError):
            self._blobs.put(mark, str(now).encode())
            return
        if now - since > ORPHAN_SECONDS:
            self._blobs.delete_all(deck)
