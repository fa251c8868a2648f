"""All tables of a server, put together: those that are awake, the doors to them, what is kept."""

import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence

from pinxit.clips import Kept
from pinxit.players import Roster
from pinxit.rules import Card, Seat
from pinxit.table.awake.caretaker import take_care
from pinxit.table.awake.chat import Numbers as ChatNumbers
from pinxit.table.awake.live import LiveTable, Look, see_nothing
from pinxit.table.awake.notice import PinnedNotice
from pinxit.table.awake.tables import AwakeTables, Line
from pinxit.table.clock import Clock
from pinxit.table.decide.context import Context
from pinxit.table.errors import NotAllowed, TableReason
from pinxit.table.goodbyes import Parting
from pinxit.table.nodes.cluster import Cluster
from pinxit.table.nodes.line import TableLine
from pinxit.table.nodes.messages import Numbers
from pinxit.table.ports import Meter, PublicTable, Store
from pinxit.table.reports import Complaint
from pinxit.table.room import Room
from pinxit.table.settings import Settings
from pinxit.table.state import Table
from pinxit.table.thrift import Thrift

from .admissions import Admissions
from .albums import Albums
from .archive import Archive
from .doors import Doors, Taken, random_code
from .keyring import Keyring
from .pairing import PairingDesk
from .public_list import PublicList
from .report_desk import ReportDesk
from .upkeep import Upkeep


def new_seed() -> str:
    """Return a seed of 256 random bits: fewer could be searched for by the published hash."""
    return secrets.token_hex(32)


class Hub:
    """The tables of one server."""

    def __init__(  # noqa: PLR0913 (all that a house is made of)
        self,
        *,
        store: Store,
        clock: Clock,
        decks: Mapping[str, tuple[Card, ...]],
        roster: Roster,
        new_seed: Callable[[], str] = new_seed,
        new_code: Callable[[], str] | None = None,
        decks_of: Callable[[str], Mapping[str, tuple[Card, ...]]] | None = None,
        cluster: Cluster | None = None,
        keep_seconds: float | None = None,
        follow_clock: Callable[[], float] = lambda: 0.0,
        thinking: float = 0.0,
        shows: bool = False,
        secret: bytes | None = None,
        meter: Meter | None = None,
        most_bytes: int | None = None,
    ) -> None:
        self.store = store
        self.clock = clock
        self.decks = decks
        self.roster = roster
        self.keyring = Keyring(secret)
        self.notice = PinnedNotice()
        self.room = Room(most_bytes)
        self.ledger = None if cluster is None else cluster.spending  # of limits for all nodes
        self.thrift = Thrift(clock, self.room, self.ledger)
        self.draining = False  # games end, and no new ones begin
        self.tell_numbers: Callable[[], Numbers] = Numbers  # whoever counts says how
        self.tell_tables: Callable[[], tuple[bytes, ...]] = tuple  # whoever shows them says how
        self.before_waking: Callable[[str], Awaitable[None]] | None = None  # of a table
        self.look_for_clip: Look = see_nothing
        self.keeps_clips: Callable[[], bool] = lambda: False  # whoever keeps them says so
        self.keep_for_report: Callable[[str, Sequence[str]], Awaitable[None]] | None = None
        self._decks_of = decks_of or (lambda _code: decks)  # with those of a table's own
        self.cluster = cluster  # None: this is the only node
        self._new_seed = new_seed
        self._thinking = thinking
        self._shows = shows
        self._meter = meter
        self._desk = ReportDesk(clock, self.ledger)
        self._changed: dict[str, Callable[[str], None]] = {}
        self.public_list = PublicList(store, clock, None if cluster is None else cluster.lively)
        self.tables = AwakeTables(
            *(store, clock),
            make=self._make,
            care=self._take_care,
            fell_asleep=self._fell_asleep,
            lines=cluster,
            prepare=self._prepare,
        )
        self.doors = Doors(store, clock, self.tables, keyring=self.keyring, new_code=new_code)
        self.pairing = PairingDesk(store, clock, random_code)
        self.admissions = Admissions(store, clock, self.tables, random_code)
        self.archive = Archive(store, self.tables)
        self.albums = Albums(store, self.tables, self.archive)
        self.upkeep = Upkeep(
            *(store, clock, self.tables),
            room=self.room,
            keyring=self.keyring,
            keep_seconds=keep_seconds,
            follow_clock=follow_clock,
        )

    async def live(self, code: str) -> LiveTable:
        """Return a table that is awake, waking it if it sleeps; it stays awake for a while."""
        return await self.tables.get(code)

    async def open(
        self,
        settings: Settings,
        name: str,
        pawn: str | None,
        origin: str | None = None,
        request: str | None = None,
    ) -> Taken:
        """Open a table with its host sitting at it; the same request sent again opens no other."""
        if self.draining:
            raise NotAllowed(TableReason.DRAINING)
        self.thrift.check_room()
        context = Context(
            now=self.clock.now(), seed="", decks=self.decks, characters=self.roster.characters
        )
        taken = await self.doors.open(settings, name, pawn, context, origin, request)
        self.public_list.saw(taken.code, context.now)
        return taken

    async def public_tables(self, limit: int) -> tuple[PublicTable, ...]:
        """List the public tables at which somebody could sit down, and somebody is or just was."""
        return await self.public_list.tables(self.tables, limit)

    async def report(self, live: LiveTable, by: Seat, said: Complaint, origin: str | None) -> None:
        """Keep what somebody at a table says about somebody else, for whoever runs the server."""
        self.thrift.check_room()
        await self._desk.take(live, by, said, origin, self.store, self.keep_for_report)

    async def delete(self, code: str) -> None:
        """Forget a table with all that is stored about it."""
        live = await self.live(code)
        await self.store.delete(code)
        if live.elsewhere is not None:
            live.elsewhere.deleted()
        await self.tables.let_sleep(code)
        live.dismiss_all(Parting.DELETED)

    def pin(self, notice: str) -> None:
        """Say something to everyone at every table, now and later; nothing: no more."""
        self.show_notice(notice)
        if self.cluster is not None:
            self.cluster.pin(self.notice.text)

    def show_notice(self, text: str) -> None:
        """Say something to everyone who is at a table by this node."""
        self.notice.pin(text)
        for live in self.tables.all():
            live.publish()

    def drain(self, *, on: bool) -> None:
        """Begin no more games and open no more tables, or do so again."""
        self.draining = on
        if self.cluster is not None:
            self.cluster.drain()

    # What other nodes want to know, and tell

    def lives(self) -> tuple[LiveTable, ...]:
        """Return the tables that are awake here."""
        return self.tables.all()

    async def let_sleep(self, code: str) -> None:
        """Forget what is in memory of a table."""
        await self.tables.let_sleep(code)

    def numbers(self) -> Numbers:
        """Say how this node is."""
        return self.tell_numbers()

    def table_lines(self) -> tuple[bytes, ...]:
        """Say which tables are awake here, for whoever runs the house."""
        return self.tell_tables()

    def lively(self) -> dict[str, float]:
        """Return the public tables here with somebody at them."""
        return self.public_list.lively(self.tables)

    def when_changed(self, what: str, call: Callable[[str], None]) -> None:
        """Let something be read again whenever another node has changed it."""
        self._changed[what] = call

    def changed(self, what: str, code: str) -> None:
        """Another node has changed something that is kept at hand."""
        if what in self._changed:
            self._changed[what](code)

    def tell_changed(self, what: str, code: str = "") -> None:
        """Tell other nodes that something in the store is not what it was."""
        if self.cluster is not None:
            self.cluster.tell_changed(what, code)

    def say_goodbye(self) -> None:
        """Tell everyone that the server is about to restart."""
        for live in self.tables.all():
            live.dismiss_all(Parting.RESTART)

    async def close(self) -> None:
        """Let all tables sleep and the memory go."""
        await self.tables.close()
        if self.cluster is not None:
            await self.cluster.close()
        await self.store.close()

    def _make(self, table: Table, snapshot_version: int, line: Line | None) -> LiveTable:
        shared = line if isinstance(line, TableLine) else None
        return LiveTable(
            table,
            store=self.store,
            clock=self.clock,
            presence=None if shared is None else shared.presence_of(table),
            elsewhere=shared,
            numbers=ChatNumbers() if self.cluster is None else self.cluster.chat_numbers,
            decks=self._decks_of(table.code),
            new_seed=self._new_seed,
            characters=self.roster.characters,
            label=self.keyring.label_of(table.code),
            notice=self.notice,
            meter=self._meter,
            draining=lambda: self.draining,
            shows=self._shows,
            thrift=self.thrift,
            look=self._look,
            keeps_clips=self._keeps_clips,
            snapshot_version=snapshot_version,
        )

    async def _prepare(self, code: str) -> None:
        if self.before_waking is not None:
            await self.before_waking(code)

    async def _look(self, code: str, clip: str) -> Kept:
        return await self.look_for_clip(code, clip)

    def _keeps_clips(self) -> bool:
        return self.keeps_clips()

    async def _take_care(self, live: LiveTable) -> None:
        await take_care(live, self.roster, self._thinking)

    def _fell_asleep(self, live: LiveTable) -> None:
        self.public_list.saw(live.table.code, live.presence.attendance.left_at)
