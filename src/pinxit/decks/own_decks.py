"""All decks that tables have of their own: where they lie, how much room they have, who sees them.

What is done here takes a disk's time and is asked for one at a time; the web does it in a thread.
"""

import contextlib
import logging
import shutil
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final, Protocol

from msgspec import Struct
from msgspec.structs import replace

from pinxit.private import make_folder, narrow, narrow_all, write

from . import own_deck as files
from .catalogue import Catalogue
from .darkroom.wire import Developed
from .manifest import MANIFEST
from .own_deck import ID, OwnCard, OwnDeck
from .package import Package, load
from .problems import DeckProblem, DeckReason

log = logging.getLogger(__name__)

FOLDER: Final = "uploads"  # in the data folder
ORPHAN: Final = "orphan"  # a file that tells since when nobody knows the table of a deck
ORPHAN_SECONDS: Final = 24 * 3600.0  # somebody may have started us with another database
MEGABYTE: Final = 1_000_000
LARGEST_CARD: Final = 1_200_000  # bytes: about what a picture takes when it is developed


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
    """The own decks of all tables."""

    def __init__(
        self,
        folder: Path,
        catalogue: Catalogue,
        readers: Iterable[DeckReader] = (),
        quota: Quota | None = None,
    ) -> None:
        self.quota = quota or Quota()
        self._folder = folder
        self._catalogue = catalogue
        self._readers = tuple(readers)
        self._decks: dict[str, OwnDeck] = {}

    @property
    def weight(self) -> int:
        """How many bytes all decks take."""
        return sum(own_deck.weight for own_deck in self._decks.values())

    @property
    def tables(self) -> set[str]:
        """The tables that have decks."""
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

    # Changing them

    def begin(self, table: str, name: str, author: str, licence: str, language: str) -> OwnDeck:
        """Begin a deck for a table."""
        if len(self.of_table(table)) >= self.quota.decks:
            raise DeckProblem(DeckReason.TOO_MANY_DECKS, most=self.quota.decks)
        own_deck = OwnDeck(
            id=files.new_id(),
            table=table,
            name=files.checked(name),
            author=files.checked(author),
            licence=files.checked(licence),
            language=language,
        )
        make_folder(self._folder)  # nobody else's business
        files.begin(self._folder / own_deck.id, own_deck)
        self._keep(own_deck)
        return own_deck

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
        files.put_pictures(self._folder / own_deck.id, card, developed)
        self._save(own_deck.with_cards((*own_deck.cards, card)))
        return card

    def recut(self, own_deck: OwnDeck, old: OwnCard, developed: Developed) -> OwnCard:
        """Put a picture into the place of one that was cut differently."""
        own_deck = self.find(own_deck.table, own_deck.id)
        place = own_deck.cards.index(own_deck.card(old.id))
        old = own_deck.cards[place]
        card = files.card_of(developed, own_deck.files, old.title, old.description)
        if self.free(own_deck.table) < card.weight:
            raise DeckProblem(DeckReason.NO_ROOM)
        files.put_pictures(self._folder / own_deck.id, card, developed)
        cards = (*own_deck.cards[:place], card, *own_deck.cards[place + 1 :])
        self._save(own_deck.with_cards(cards))
        return card

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
        folder = self._folder / own_deck.id
        files.write_deck(folder, own_deck)
        self._save(own_deck)
        self._publish(own_deck)
        return own_deck

    def delete(self, own_deck: OwnDeck) -> None:
        """Forget a deck and all its pictures."""
        self._decks = {deck: one for deck, one in self._decks.items() if deck != own_deck.id}
        self._catalogue.drop(own_deck.id)
        for reader in self._readers:
            reader.drop(own_deck.id)
        _throw_away(self._folder / own_deck.id)

    def forget(self, table: str) -> int:
        """Forget all decks of a table that is gone; return how many there were."""
        gone = self.of_table(table)
        for own_deck in gone:
            self.delete(own_deck)
        return len(gone)

    def _save(self, own_deck: OwnDeck) -> OwnDeck:
        folder = self._folder / own_deck.id
        files.save(folder, own_deck)
        self._keep(own_deck)
        self._catalogue.show(own_deck.id, files.pictures(folder, own_deck))
        files.tidy(folder, own_deck)
        return own_deck

    def _keep(self, own_deck: OwnDeck) -> None:
        # Whoever lists them at this moment, in another thread, goes on with the old ones.
        self._decks = {**self._decks, own_deck.id: own_deck}

    def _publish(self, own_deck: OwnDeck) -> None:
        package = load(self._folder / own_deck.id, "a table's own")
        self._catalogue.put(package, own_deck.table)
        for reader in self._readers:
            reader.put(package)

    def whole(self, own_deck: OwnDeck, card: OwnCard) -> bytes:
        """Return the clean copy of a whole picture."""
        return files.whole_of(self._folder / own_deck.id, card)

    # When the server starts

    def tables_on_disk(self) -> set[str]:
        """Name the tables whose decks lie on the disk."""
        tables: set[str] = set()
        for folder in self._folder.glob(f"{files.PREFIX}*"):
            with contextlib.suppress(DeckProblem):
                tables.add(files.read(folder).table)
        return tables

    def wake(self, known: Callable[[str], bool], now: float | None = None) -> None:
        """Find the decks again; those of tables that nobody knows are thrown away after a day."""
        now = time.time() if now is None else now
        try:
            narrow(self._folder)
            folders = sorted(self._folder.iterdir())
        except FileNotFoundError:
            return
        for folder in folders:
            if folder.name.startswith("."):
                _throw_away(folder)  # somebody pulled the plug while it was made or unmade
            elif ID.match(folder.name) and not folder.is_symlink() and folder.is_dir():
                self._wake(folder, known, now)

    def _wake(self, folder: Path, known: Callable[[str], bool], now: float) -> None:
        try:
            narrow_all(folder)
            own_deck = files.read(folder)
            if not known(own_deck.table):
                _orphan(folder, now)
                return
            (folder / ORPHAN).unlink(missing_ok=True)
            files.tidy(folder, own_deck)
            self._keep(own_deck)
            self._catalogue.show(own_deck.id, files.pictures(folder, own_deck))
            if own_deck.edition and (folder / MANIFEST).is_file():
                self._publish(own_deck)
        except (DeckProblem, OSError) as error:
            log.warning("a table's own deck at %s cannot be read: %s", folder, error)
            _orphan(folder, now)


def _orphan(folder: Path, now: float) -> None:
    """Note that nobody knows whose this is; throw it away if that was noted long ago."""
    mark = folder / ORPHAN
    try:
        since = float(mark.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        write(mark, str(now).encode())
        return
    if now - since > ORPHAN_SECONDS:
        _throw_away(folder)


def _throw_away(folder: Path) -> None:
    """Let a folder disappear at once, and then its files."""
    gone = folder.with_name(f".{folder.name.lstrip('.')}-gone")
    try:
        folder.rename(gone)
    except OSError:
        gone = folder
    shutil.rmtree(gone, ignore_errors=True)
