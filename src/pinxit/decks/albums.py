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

from . import album as files
from .album import ID, Album, OwnCard
from .catalogue import Catalogue
from .darkroom.wire import Developed
from .manifest import MANIFEST
from .package import Package, load
from .problems import DeckProblem, DeckReason

log = logging.getLogger(__name__)

FOLDER: Final = "uploads"  # in the data folder
ORPHAN: Final = "orphan"  # a file that tells since when nobody knows the table of an album
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


class Reader(Protocol):
    """Somebody who wants to know what is written about the cards."""

    def put(self, package: Package) -> None:
        """Know a deck, or know it anew."""

    def drop(self, deck: str) -> None:
        """Forget a deck."""


class Albums:
    """The own decks of all tables."""

    def __init__(
        self,
        folder: Path,
        catalogue: Catalogue,
        readers: Iterable[Reader] = (),
        quota: Quota | None = None,
    ) -> None:
        self.quota = quota or Quota()
        self._folder = folder
        self._catalogue = catalogue
        self._readers = tuple(readers)
        self._albums: dict[str, Album] = {}

    @property
    def weight(self) -> int:
        """How many bytes all albums take."""
        return sum(album.weight for album in self._albums.values())

    @property
    def tables(self) -> set[str]:
        """The tables that have albums."""
        return {album.table for album in self._albums.values()}

    def of_table(self, table: str) -> tuple[Album, ...]:
        """Return the albums of a table, the oldest first."""
        return tuple(album for album in self._albums.values() if album.table == table)

    def find(self, table: str, deck: str) -> Album:
        """Return an album of this table; raise if it has no such one."""
        album = self._albums.get(deck)
        if album is None or album.table != table:
            raise DeckProblem(DeckReason.NO_SUCH_DECK, deck=deck[:40])
        return album

    def free(self, table: str) -> int:
        """Return how many bytes there is still room for at a table."""
        used = sum(album.weight for album in self.of_table(table))
        return max(0, min(self.quota.table_bytes - used, self.quota.all_bytes - self.weight))

    def check_room(self, album: Album, wanted: int = LARGEST_CARD) -> None:
        """Raise if one more picture would be too much."""
        if len(album.cards) >= self.quota.pictures:
            raise DeckProblem(DeckReason.TOO_MANY_PICTURES, most=self.quota.pictures)
        if self.free(album.table) < wanted:
            raise DeckProblem(DeckReason.NO_ROOM)

    # Changing them

    def begin(self, table: str, name: str, author: str, licence: str, language: str) -> Album:
        """Begin an album for a table."""
        if len(self.of_table(table)) >= self.quota.decks:
            raise DeckProblem(DeckReason.TOO_MANY_DECKS, most=self.quota.decks)
        album = Album(
            id=files.new_id(),
            table=table,
            name=files.checked(name),
            author=files.checked(author),
            licence=files.checked(licence),
            language=language,
        )
        make_folder(self._folder)  # nobody else's business
        files.begin(self._folder / album.id, album)
        self._keep(album)
        return album

    def rename(self, album: Album, name: str, author: str, licence: str) -> Album:
        """Say something else about an album."""
        return self._save(
            replace(
                album,
                name=files.checked(name),
                author=files.checked(author),
                licence=files.checked(licence),
                changed=True,
            )
        )

    def order(self, album: Album, order: tuple[str, ...]) -> Album:
        """Put the cards of an album into another order."""
        return self._save(album.ordered(order))

    def add(self, album: Album, developed: Developed, title: str) -> OwnCard:
        """Put a picture into an album."""
        album = self.find(album.table, album.id)  # much may have happened while it was developed
        card = files.card_of(developed, album.files, title)
        self.check_room(album, card.weight)
        files.put_pictures(self._folder / album.id, card, developed)
        self._save(album.with_cards((*album.cards, card)))
        return card

    def recut(self, album: Album, old: OwnCard, developed: Developed) -> OwnCard:
        """Put a picture into the place of one that was cut differently."""
        album = self.find(album.table, album.id)
        place = album.cards.index(album.card(old.id))
        old = album.cards[place]
        card = files.card_of(developed, album.files, old.title, old.description)
        if self.free(album.table) < card.weight:
            raise DeckProblem(DeckReason.NO_ROOM)
        files.put_pictures(self._folder / album.id, card, developed)
        cards = (*album.cards[:place], card, *album.cards[place + 1 :])
        self._save(album.with_cards(cards))
        return card

    def describe(self, album: Album, card: OwnCard, title: str, description: str) -> OwnCard:
        """Say what is on a card."""
        new = replace(
            card,
            title=files.checked(title),
            description=files.checked(description, files.LONGEST_DESCRIPTION, empty=True),
        )
        cards = tuple(new if one.id == card.id else one for one in album.cards)
        self._save(album.with_cards(cards))
        return new

    def remove(self, album: Album, card: OwnCard) -> Album:
        """Take a card out of an album."""
        return self._save(album.with_cards(tuple(c for c in album.cards if c.id != card.id)))

    def finish(self, album: Album) -> Album:
        """Let the table play with the album as it is now."""
        if not album.cards:
            raise DeckProblem(DeckReason.NO_CARDS)
        album = replace(album, edition=album.edition + 1, finished=album.cards, changed=False)
        folder = self._folder / album.id
        files.write_deck(folder, album)
        self._save(album)
        self._publish(album)
        return album

    def delete(self, album: Album) -> None:
        """Forget an album and all its pictures."""
        self._albums = {deck: one for deck, one in self._albums.items() if deck != album.id}
        self._catalogue.drop(album.id)
        for reader in self._readers:
            reader.drop(album.id)
        _throw_away(self._folder / album.id)

    def forget(self, table: str) -> int:
        """Forget all albums of a table that is gone; return how many there were."""
        gone = self.of_table(table)
        for album in gone:
            self.delete(album)
        return len(gone)

    def _save(self, album: Album) -> Album:
        folder = self._folder / album.id
        files.save(folder, album)
        self._keep(album)
        self._catalogue.show(album.id, files.pictures(folder, album))
        files.tidy(folder, album)
        return album

    def _keep(self, album: Album) -> None:
        # Whoever lists them at this moment, in another thread, goes on with the old ones.
        self._albums = {**self._albums, album.id: album}

    def _publish(self, album: Album) -> None:
        package = load(self._folder / album.id, "a table's own")
        self._catalogue.put(package, album.table)
        for reader in self._readers:
            reader.put(package)

    def whole(self, album: Album, card: OwnCard) -> bytes:
        """Return the clean copy of a whole picture."""
        return files.whole_of(self._folder / album.id, card)

    # When the server starts

    def tables_on_disk(self) -> set[str]:
        """Name the tables whose albums lie on the disk."""
        tables: set[str] = set()
        for folder in self._folder.glob(f"{files.PREFIX}*"):
            with contextlib.suppress(DeckProblem):
                tables.add(files.read(folder).table)
        return tables

    def wake(self, known: Callable[[str], bool], now: float | None = None) -> None:
        """Find the albums again; those of tables that nobody knows are thrown away after a day."""
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
            album = files.read(folder)
            if not known(album.table):
                _orphan(folder, now)
                return
            (folder / ORPHAN).unlink(missing_ok=True)
            files.tidy(folder, album)
            self._keep(album)
            self._catalogue.show(album.id, files.pictures(folder, album))
            if album.edition and (folder / MANIFEST).is_file():
                self._publish(album)
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
