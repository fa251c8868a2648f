"""Pictures that hosts bring along: how many at once, from where, and that nothing is left behind.

Changes are made one after another, in a thread; pictures are developed before, a few at a time.
"""

import asyncio
import contextlib
import logging
import shutil
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Final, TypeVar

from starlette.requests import ClientDisconnect, Request

from pinxit.decks import DeckProblem, DeckReason
from pinxit.decks.darkroom import Crop, Darkroom
from pinxit.decks.names import title_of
from pinxit.decks.own_deck import OwnCard, OwnDeck
from pinxit.decks.own_decks import OwnDecks
from pinxit.locales import LANGUAGES
from pinxit.table.awake.journal import TableGone
from pinxit.table.budget import Budgets
from pinxit.table.errors import NotAllowed, TableReason
from pinxit.table.hub import Hub
from pinxit.table.settings import bad_language

from .limits import ConcurrencyLimit, Limits
from .once import Once

log = logging.getLogger(__name__)

T = TypeVar("T")

SWEEP_SECONDS: Final = 3600.0  # a table may be gone without anybody having told us
LONGEST_NAME: Final = 200  # of a file, as it is sent


class Uploads:
    """The desk at which pictures are handed in."""

    def __init__(
        self,
        hub: Hub,
        own_decks: OwnDecks,
        darkroom: Darkroom,
        limits: Limits,
        passing: Path | None = None,
    ) -> None:
        self.own_decks = own_decks
        self.limits = limits
        self.darkroom = darkroom
        self.beginnings: Once[OwnDeck] = Once(hub.clock)
        self.additions: Once[OwnCard] = Once(hub.clock)
        self._hub = hub
        self._pictures = Budgets[str](
            *(hub.clock, limits.uploads_burst, limits.uploads_a_second),
            name="uploads",
            ledger=hub.ledger,
        )
        self._bytes = Budgets[str](
            *(hub.clock, limits.upload_bytes_burst, limits.upload_bytes_a_second),
            name="upload_bytes",
            ledger=hub.ledger,
        )
        self._limit = ConcurrencyLimit(limits.uploads_at_once_an_address)
        self._arriving = 0
        self._turn = asyncio.Lock()
        self._swept_at = hub.clock.now()
        self._passing = passing  # a folder that goes with the server

    @property
    def on(self) -> bool:
        """Tell whether there is any room at all."""
        return self.own_decks.quota.all_bytes > 0

    async def start(self) -> None:
        """Find again what was there, and what belongs to nobody."""
        known = {
            table
            for table in await asyncio.to_thread(self.own_decks.tables_on_disk)
            if await self._hub.store.has(table)
        }
        await self._do(lambda: self.own_decks.wake(known.__contains__))

    async def sweep(self, expired: int = 0) -> None:
        """Forget the pictures of tables that are gone."""
        now = self._hub.clock.now()
        if not expired and now - self._swept_at < SWEEP_SECONDS:
            return
        self._swept_at = now
        for table in self.own_decks.tables:
            if not await self._hub.store.has(table):
                await self.forget(table)

    async def forget(self, table: str) -> None:
        """Forget the pictures of a table."""
        await self._do(lambda: self.own_decks.forget(table))

    def close(self) -> None:
        """Leave nothing behind that nobody could find again."""
        if self._passing is not None:
            shutil.rmtree(self._passing, ignore_errors=True)

    # One picture

    @contextlib.asynccontextmanager
    async def arriving(self, address: str) -> AsyncIterator[None]:
        """Let a picture in, if not too many are on their way already."""
        if self._arriving >= self.limits.uploads_at_once or not self._limit.enter(address):
            raise DeckProblem(DeckReason.BUSY)
        self._arriving += 1
        try:
            yield
        finally:
            self._arriving -= 1
            self._limit.leave(address)

    def spend(self, address: str, length: int = 0) -> None:
        """Count a picture against the address that it comes from; refuse one too many."""
        if not self._pictures.spend(address) or not self._bytes.spend(address, length):
            raise NotAllowed(TableReason.TOO_FAST)

    async def receive(self, request: Request) -> bytes:
        """Read a picture, no more of it than was announced, and not for ever."""
        length = self.length_of(request)
        data = bytearray()
        try:
            async with asyncio.timeout(self._patience(0)) as end:
                began = asyncio.get_running_loop().time()
                async for chunk in request.stream():
                    data += chunk
                    end.reschedule(began + self._patience(len(data)))
                    if len(data) > length:
                        raise NotAllowed(TableReason.BAD_MESSAGE, longest=length)
        except (TimeoutError, ClientDisconnect) as error:
            raise DeckProblem(DeckReason.TRUNCATED) from error
        if len(data) < length:
            raise DeckProblem(DeckReason.TRUNCATED)
        return bytes(data)

    def _patience(self, arrived: int) -> float:
        """Return for how many seconds a picture may be on its way of which so much is here."""
        limits = self.limits
        return min(limits.upload_seconds, limits.body_seconds + arrived / limits.upload_pace)

    def length_of(self, request: Request) -> int:
        """Return how many bytes are announced; refuse too many before any is read."""
        said = request.headers.get("content-length", "")
        if not (said.isascii() and said.isdigit()) or len(said) > 12:
            raise NotAllowed(TableReason.BAD_MESSAGE, header="content-length")
        most = self.own_decks.quota.picture_bytes
        if int(said) > most:
            raise DeckProblem(DeckReason.FILE_TOO_LARGE, most=most)
        return int(said)

    # What a host may do

    async def begin(
        self, table: str, name: str, author: str, licence: str, language: str
    ) -> OwnDeck:
        """Begin a deck."""
        if language not in LANGUAGES:
            raise bad_language(language)
        if self.own_decks.free(table) <= 0:
            raise DeckProblem(DeckReason.NO_ROOM)
        return await self._do(lambda: self.own_decks.begin(table, name, author, licence, language))

    async def add(self, table: str, deck: str, data: bytes, file: str) -> OwnCard:
        """Make a card of a picture and put it into a deck."""
        self.own_decks.check_room(await self.free_to_change(table, deck))
        file = base_name(file)
        developed = await self.darkroom.develop(data, file)
        title = title_of(file.rpartition(".")[0] or file)
        return await self.change(table, deck, lambda a: self.own_decks.add(a, developed, title))

    async def recut(self, table: str, deck: str, card: str, crop: Crop | None) -> OwnCard:
        """Cut a picture anew."""
        own_deck = await self.free_to_change(table, deck)
        old = own_deck.card(card)
        whole = await asyncio.to_thread(self.own_decks.whole, own_deck, old)
        developed = await self.darkroom.develop(whole, f"{old.title}.webp", crop)
        return await self.change(table, deck, lambda a: self.own_decks.recut(a, old, developed))

    async def change(self, table: str, deck: str, change: Callable[[OwnDeck], T]) -> T:
        """Change a deck that nobody plays with at this moment."""
        async with self._turn:
            own_deck = await self.free_to_change(table, deck)
            return await _in_thread(lambda: change(own_deck))

    async def free_to_change(self, table: str, deck: str) -> OwnDeck:
        """Return a deck of this table; refuse while a game with it is running."""
        own_deck = self.own_decks.find(table, deck)
        try:
            live = await self._hub.live(table)
        except TableGone:
            raise NotAllowed(TableReason.NO_SUCH_TABLE) from None
        if live.table.running and deck in live.table.settings.decks:
            raise NotAllowed(TableReason.GAME_RUNNING)
        return own_deck

    async def _do(self, work: Callable[[], T]) -> T:
        async with self._turn:
            return await _in_thread(work)


async def _in_thread(work: Callable[[], T]) -> T:
    """Do what a disk takes its time for; one that is full or gone is a reason, too."""
    try:
        return await asyncio.to_thread(work)
    except OSError as error:
        log.exception("pictures cannot be written")
        raise NotAllowed(TableReason.FAILED) from error


def base_name(file: str) -> str:
    """Return what a file is called, without the folders that somebody put before it."""
    return file[-LONGEST_NAME:].replace("\\", "/").rpartition("/")[2] or "picture"
