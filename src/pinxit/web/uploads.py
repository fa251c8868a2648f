"""Pictures that hosts bring along: how many at once, from where, and that nothing is left behind.

Changes are made one after another, in a thread; pictures are developed before, a few at a time.
Where several nodes serve the tables, it is looked at what others have done before anything is
changed, when they say so, and when somebody asks for what is not known here.
"""

import asyncio
import contextlib
import logging
import re
import shutil
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, TypeVar

from starlette.requests import Request

from pinxit.decks import DeckProblem, DeckReason
from pinxit.decks.blobs import BlobsAway
from pinxit.decks.darkroom import Crop, Darkroom
from pinxit.decks.ledger import Overtaken
from pinxit.decks.names import title_of
from pinxit.decks.own_deck import ID, OwnCard, OwnDeck
from pinxit.decks.own_decks import OwnDecks
from pinxit.decks.picture import Picture
from pinxit.locales import LANGUAGES
from pinxit.table.awake.journal import TableGone
from pinxit.table.budget import Budgets
from pinxit.table.commands import ForgetWhispers
from pinxit.table.errors import NotAllowed, TableReason
from pinxit.table.hub import Hub
from pinxit.table.settings import bad_language

from .limits import ConcurrencyLimit, Limits
from .once import Once
from .receiving import CutShort, announced, receive

log = logging.getLogger(__name__)

T = TypeVar("T")

SWEEP_SECONDS: Final = 3600.0  # a table may be gone without anybody having told us
LONGEST_NAME: Final = 200  # of a file, as it is sent
OWN_DECKS: Final = "own_decks"  # what nodes call a change of them
FRESH: Final = 30.0  # seconds for which it is believed what other nodes had done
FOLLOW_SECONDS: Final = 2.0
FOLLOW_SELDOM: Final = 15  # of these, where nothing is wrong with the bus
TRIES: Final = 8  # to change a deck that other nodes change at the same moment
READERS: Final = 8  # threads that fetch pictures: those that wait hold up nothing else
_NAME: Final = re.compile(r"[0-9a-f]{32}\.webp")


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
        self._found = False  # what was there before
        self._looked: dict[str, float] = {}  # at which tables, and when
        self._looking: set[asyncio.Task[None]] = set()
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="pinxit-pictures")

    @property
    def on(self) -> bool:
        """Tell whether there is any room at all."""
        return self.own_decks.quota.all_bytes > 0

    @property
    def shared(self) -> bool:
        """Whether other nodes bring pictures, too."""
        return self.own_decks.ledger is not None

    async def start(self) -> None:
        """Find again what was there, and what belongs to nobody."""
        self._hub.before_waking = self.know_table if self.shared else None
        self._hub.when_changed(OWN_DECKS, self._heard)
        try:
            await self._find_again()
        except BlobsAway as away:
            log.warning("own pictures cannot be looked at (%s); it is tried again", away.why)

    async def _find_again(self) -> None:
        found = await self._do(self.own_decks.found)
        tables = {own_deck.table for own_deck in found.values() if own_deck is not None}
        known = {table for table in tables if await self._hub.store.has(table)}
        await self._do(lambda: self.own_decks.wake(found, known.__contains__))
        self._found = True

    async def sweep(self, expired: int = 0) -> None:
        """Forget the pictures of tables that are gone."""
        now = self._hub.clock.now()
        late = now - self._swept_at >= SWEEP_SECONDS
        if not self._found or (late and self.shared):
            await self._find_again()
        if not expired and not late:
            return
        self._swept_at = now
        if self.shared:
            await self._do(self.own_decks.sweep)
            return
        for table in self.own_decks.tables:
            if not await self._hub.store.has(table):
                await self.forget(table)

    async def forget(self, table: str) -> None:
        """Forget the pictures of a table."""
        try:
            await self._do(lambda: self.own_decks.forget(table))
        except BlobsAway as away:
            log.warning("own pictures of a deleted table are deleted later: %s", away.why)
        self._hub.tell_changed(OWN_DECKS, table)

    def close(self) -> None:
        """Leave nothing behind that nobody could find again."""
        for task in self._looking:
            task.cancel()
        self._readers.shutdown(wait=False, cancel_futures=True)
        if self._passing is not None:
            shutil.rmtree(self._passing, ignore_errors=True)

    # What other nodes do

    async def know_table(self, table: str) -> None:
        """See which decks a table has, unless that was seen just now."""
        if self.shared and self._hub.clock.now() - self._looked.get(table, 0.0) >= FRESH:
            await self._look([table])

    async def know_deck(self, deck: str) -> None:
        """See what there is of a deck that may be some table's own."""
        ledger = self.own_decks.ledger
        if ledger is None or not ID.match(deck):
            return
        table = self.own_decks.whose_deck(deck) or await asyncio.to_thread(ledger.table_of, deck)
        if table is not None:
            await self.know_table(table)

    async def know_picture(self, name: str) -> None:
        """See what there is of a picture that may be of some table's own deck."""
        ledger = self.own_decks.ledger
        if ledger is None or not _NAME.fullmatch(name):
            return
        table = self.own_decks.whose(name)
        if table is not None:
            with contextlib.suppress(Exception):  # then it is as it was
                await self.know_table(table)
            return
        table = await asyncio.to_thread(ledger.table_with, name)
        if table is not None:
            await self._look([table])

    async def read(self, picture: Picture) -> bytes:
        """Fetch a picture, beside all else that threads do."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, picture.read)

    async def follow(self) -> None:
        """Look again and again at the decks of tables that are awake, where nothing may be told."""
        number = 0
        while True:
            await self._hub.clock.wait(FOLLOW_SECONDS)
            number += 1
            cluster = self._hub.cluster
            if number % FOLLOW_SELDOM and not (cluster is not None and cluster.impaired):
                continue
            try:
                await self._look([live.table.code for live in self._hub.tables.all()])
                self._let_go()
            except Exception:  # noqa: BLE001 (it is tried again, and whoever plays notices nothing)
                log.warning("it cannot be looked at which decks tables have; it is tried again")

    def _heard(self, table: str) -> None:
        """Another node has changed something."""
        if self._looked.pop(table, None) is None and self._hub.tables.find(table) is None:
            return
        task = asyncio.get_running_loop().create_task(self._look([table]))
        self._looking.add(task)
        task.add_done_callback(self._looked_at)

    def _looked_at(self, task: "asyncio.Task[None]") -> None:
        self._looking.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.warning("it could not be looked at what another node has changed; it will be soon")

    async def _look(self, tables: Sequence[str]) -> None:
        now = self._hub.clock.now()
        await asyncio.to_thread(self.own_decks.look, tables)
        for table in tables:
            self._looked[table] = now

    def _let_go(self) -> None:
        """Know nothing more of tables that were asked for long ago and sleep here."""
        now = self._hub.clock.now()
        for table, at in tuple(self._looked.items()):
            if now - at > 2 * FRESH and self._hub.tables.find(table) is None:
                del self._looked[table]
                self.own_decks.let_go(table)

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
        """Read a picture."""
        try:
            return await receive(request, self.limits)
        except CutShort as short:
            raise DeckProblem(DeckReason.TRUNCATED) from short

    def length_of(self, request: Request) -> int:
        """Return how many bytes are announced; refuse too many before any is read."""
        length, most = announced(request), self.own_decks.quota.picture_bytes
        if length > most:
            raise DeckProblem(DeckReason.FILE_TOO_LARGE, most=most)
        return length

    # What a host may do

    async def begin(
        self, table: str, name: str, author: str, licence: str, language: str
    ) -> OwnDeck:
        """Begin a deck."""
        if language not in LANGUAGES:
            raise bad_language(language)

        def work() -> OwnDeck:
            self.own_decks.look([table])
            self.own_decks.look_at_room()
            if self.own_decks.free(table) <= 0:
                raise DeckProblem(DeckReason.NO_ROOM)
            return self.own_decks.begin(table, name, author, licence, language)

        begun = await self._do(work)
        self._hub.tell_changed(OWN_DECKS, table)
        return begun

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
            for _ in range(TRIES):
                own_deck = await self.free_to_change(table, deck)
                if self.shared:
                    await asyncio.to_thread(self.own_decks.look_at_room)
                    own_deck = self.own_decks.find(table, deck)
                with contextlib.suppress(Overtaken):
                    done = await _in_thread(lambda own_deck=own_deck: change(own_deck))  # type: ignore[misc]  # it keeps a value of the loop
                    self._hub.tell_changed(OWN_DECKS, table)
                    await self._forget_whispers(table, own_deck)
                    return done
        raise NotAllowed(TableReason.FAILED)

    async def _forget_whispers(self, table: str, before: OwnDeck) -> None:
        """Let a table forget what was whispered about pictures that a deck has no more."""
        decks = (one.files for one in self.own_decks.of_table(table) if one.id == before.id)
        left = next(decks, {})
        gone = tuple(f"{before.id}/{card}" for card in before.files if card not in left)
        if not gone:
            return
        try:
            await (await self._hub.live(table)).handle(None, ForgetWhispers(gone))
        except Exception:  # the pictures are gone, and nobody is dealt them: that has been done
            log.exception(
                "what was whispered about pictures that are gone could not be forgotten",
                extra={"table": self._hub.keyring.label_of(table)},
            )

    async def decks(self, table: str) -> tuple[OwnDeck, ...]:
        """Return the decks of a table, as they are now."""
        if self.shared:
            await self._look([table])
            await asyncio.to_thread(self.own_decks.look_at_room)
        return self.own_decks.of_table(table)

    async def free_to_change(self, table: str, deck: str) -> OwnDeck:
        """Return a deck of this table; refuse while a game with it is running."""
        if self.shared:
            await self._look([table])
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
