"""Albums of all tables: links to them are given out, and lead there until they are taken back.

A link ends with a secret, of which only the hash is kept, where those of seats are kept, too: so it
outlasts restarts and sleep, and goes with its table. It is told once, to the host, whose device
keeps it: from all that a server has, no link could be made again. Whatever leads nowhere is refused
alike.
"""

import re
from collections import OrderedDict
from typing import Final

from msgspec import Struct

from pinxit.clips import Clip
from pinxit.rules import Card, Refusal, Seat
from pinxit.table.albums import Album
from pinxit.table.awake import seating
from pinxit.table.awake.journal import TableGone
from pinxit.table.awake.tables import AwakeTables
from pinxit.table.commands import ShareAlbum
from pinxit.table.errors import NotAllowed, TableReason
from pinxit.table.ports import Store
from pinxit.table.retelling import Retold, clips_in
from pinxit.table.state import Table
from pinxit.table.tokens import hash_of, new_album_secret

from .archive import Archive

SECRET: Final = re.compile(r"[\w-]{22}", re.ASCII)
REMEMBERED: Final = 200  # albums whose own cards need not be looked up for each of their pictures


class Shared(Struct, frozen=True):
    """A link that was made."""

    secret: str  # told once, and never stored
    number: int  # of the links to this album


class Opened(Struct, frozen=True):
    """An album that a link leads to."""

    table: Table
    album: Album


class Albums:
    """Gives links out, and knows where they lead."""

    def __init__(self, store: Store, tables: AwakeTables, archive: Archive) -> None:
        self._store = store
        self._tables = tables
        self._archive = archive
        self._own: OrderedDict[str, dict[Card, Card]] = OrderedDict()  # by the hash of the secret

    async def share(self, code: str, host: Seat, game: int, *, pictures: bool) -> Shared:
        """Give out a new link to an album, at the wish of the host."""
        live = await self._tables.get(code)
        secret = new_album_secret()
        number = await seating.share(live, host, ShareAlbum(game, pictures), hash_of(secret))
        return Shared(secret, number)

    async def open(self, secret: str) -> Opened:
        """Return where a link leads; refuse one that leads nowhere."""
        if SECRET.fullmatch(secret) is None:
            raise _nowhere()  # no memory need be asked
        found = await self._store.seat_of(hash_of(secret))
        if found is None:
            raise _nowhere()
        code, link = found
        try:
            table = (await self._tables.get(code)).table
        except (Refusal, TableGone):  # which would name the table
            raise _nowhere() from None
        for album in table.albums:
            if album.shared and album.link == link:
                return Opened(table, album)
        raise _nowhere()

    async def tell(self, secret: str) -> tuple[Opened, Retold]:
        """Tell the game whose album a link leads to."""
        opened = await self.open(secret)
        try:
            retold = await self._archive.retold(opened.table, opened.album)
        except Refusal:  # its events are gone
            raise _nowhere() from None
        self._remember(secret, retold.own)
        return opened, retold

    async def own_card(self, secret: str, called: Card) -> tuple[Opened, Card | None]:
        """Return the card of an own deck that is called so in an album; None: it has no such one.

        Whether it may be seen is for whoever asks to find out.
        """
        opened = await self.open(secret)
        own = self._own.get(hash_of(secret))
        if own is None:
            own = (await self.tell(secret))[1].own
        return opened, own.get(called)

    async def clip(self, secret: str, called: str) -> tuple[Opened, Clip | None]:
        """Return the clip that is called so in an album; None: it has none that may be played."""
        opened = await self.open(secret)
        return opened, clips_in(opened.table, opened.album).get(called)

    def _remember(self, secret: str, own: dict[Card, Card]) -> None:
        """Keep which cards there are: what is revealed in a game that is over never changes."""
        self._own[hash_of(secret)] = own
        while len(self._own) > REMEMBERED:
            self._own.popitem(last=False)


def _nowhere() -> NotAllowed:
    return NotAllowed(TableReason.NO_SUCH_ALBUM)
