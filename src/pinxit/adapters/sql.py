"""The memory of tables on SQLite or PostgreSQL."""

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec.structs import asdict
from sqlalchemy import Connection, select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from pinxit.adapters import statements as sql
from pinxit.adapters.alone import Turn
from pinxit.adapters.database import Database, find_database
from pinxit.adapters.errors import BadDatabase, NoTable, StoreClosed, StoreError, failed, said
from pinxit.adapters.migrate import migrate
from pinxit.adapters.neighbours import Neighbours
from pinxit.adapters.pools import READERS
from pinxit.adapters.prepared import Prepared, Row
from pinxit.adapters.writer import Writer
from pinxit.table.ports import (
    AwayTable,
    CodeTaken,
    CommandRef,
    KeptDeck,
    KeptPlace,
    Listing,
    PublicTable,
    Record,
    Sighting,
    Slip,
    Stale,
    StoredReport,
    Wake,
)

log = logging.getLogger(__name__)

T = TypeVar("T")

HEALTH_PATIENCE = 2.0  # seconds after which a memory that says nothing is not well
EXPIRE_BATCH = 50  # tables deleted at once, so that a move never waits long for the broom
RAN_AT = "ran_at"
SECRET = "house"  # noqa: S105 (what it is called)

_APPEND = Prepared(sql.APPEND, *sql.APPENDED)
_events = msgspec.msgpack.Decoder(list[bytes])
_pack = msgspec.msgpack.Encoder().encode


class SqlStore:
    """Implements `pinxit.table.ports.Store`: one thread writes, a few read."""

    def __init__(
        self,
        database: Database,
        turn: Turn | None = None,
        damage: str | None = None,
        neighbours: Neighbours | None = None,
    ) -> None:
        self.damage = damage
        self.neighbours = 0  # or it is not known yet
        self._neighbours = neighbours
        self._turn = turn
        self._closed = False
        self._probing: asyncio.Task[bool] | None = None
        self._database = database
        self._writer = Writer(database)
        self._engine = database.readers()
        self._threads = ThreadPoolExecutor(READERS, thread_name_prefix="pinxit-reader")

    @classmethod
    async def open(cls, url: str, *, alone: bool = False, copies: Path | None = None) -> "SqlStore":
        """Open `sqlite:///path` or `postgresql://…`, made or upgraded where needed.

        `copies`: the folder for a copy of what is in PostgreSQL, before that is changed.
        Raises `BadDatabase`, `DatabaseInUse`, `NewerDatabase` or `OlderServers`.
        """
        database = find_database(url)
        database.copies = copies
        try:
            turn = await database.take() if alone else None
        except OSError as error:
            raise BadDatabase(f"{database} cannot be used: {said(error)}") from None
        neighbours = database.neighbours() if alone else None
        try:
            if alone:
                damage = await asyncio.to_thread(_opened, database, neighbours)
            else:
                damage = await asyncio.to_thread(migrate, database)
            store = cls(database, turn, damage, neighbours)
        except BaseException:
            if neighbours is not None:
                neighbours.close()
            if turn is not None:
                turn.let_go()
            raise
        try:
            await asyncio.to_thread(store._take_all)
        except BaseException:
            await store.close()
            raise
        return store

    def _take_all(self) -> None:
        """Take all connections that a node may need while whoever starts it looks on, not later."""
        if self._neighbours is None:
            return
        with ExitStack() as held:
            try:
                self._neighbours.join()
                for _ in range(READERS):
                    held.enter_context(self._engine.connect())
                self._writer.connect()
            except SQLAlchemyError as error:
                raise failed(error) from error

    async def create(
        self,
        code: str,
        events: Sequence[bytes],
        listing: Listing,
        at: float,
        command: CommandRef | None = None,
    ) -> None:
        """Begin a table's log."""
        work = partial(_create, code, tuple(events), listing, at, command)
        await self._writer.do(code, work)

    async def append(
        self,
        code: str,
        version: int,
        events: Sequence[bytes],
        listing: Listing | None,
        at: float,
        command: CommandRef | None = None,
        snapshot: bytes | None = None,
    ) -> None:
        """Add events after `version`, all or none."""
        row = _row(code, version, events, at, command)
        listed: dict[str, object] = {}
        if listing is not None:
            listed |= {"changed_at": at, **asdict(listing)}
        if snapshot is not None:
            listed |= {"snapshot": snapshot, "snapshot_version": version}
        if listed:
            accepted = await self._writer.do(code, partial(_append, code, row, listed))
        else:
            accepted = await self._writer.put(code, _APPEND, row)
        if not accepted:
            raise Stale(code, version)

    async def wake(self, code: str) -> Wake | None:
        """Return the newest snapshot and all records after it."""
        return await self._read(partial(_wake, code))

    async def read(self, code: str, after: int = 0) -> tuple[Record, ...]:
        """Return all records after a version."""
        return await self._read(partial(_records, code, after))

    async def command_version(self, code: str, command: CommandRef) -> int | None:
        """Return the version that an accepted command reached."""
        key = {"of_code": code, "of_seat": command.seat, "of_id": command.id}
        return await self._read(lambda c: c.execute(sql.COMMAND_VERSION, key).scalar())

    async def prune(self, code: str, spans: Sequence[tuple[int, int]], before: float) -> int:
        """Delete what nobody needs any more."""
        return await self._writer.do(code, partial(_prune, code, tuple(spans), before))

    async def put_token(self, token_hash: str, code: str, seat: str) -> None:
        """Let a token open a seat, and forget the older ones; raise `NoTable`."""
        await self._writer.do(code, partial(_put_token, token_hash, code, seat))

    async def seat_of(self, token_hash: str) -> tuple[str, str] | None:
        """Return the table and the seat that a token opens."""
        key = {"of_hash": token_hash}
        row = await self._read(lambda c: c.execute(sql.SEAT_OF, key).one_or_none())
        return (row.code, row.seat) if row else None

    async def newest(self, codes: Sequence[str]) -> dict[str, int]:
        """Return how far tables have come."""
        rows = await self._read(lambda c: c.execute(sql.HOW_FAR, {"of_codes": list(codes)}).all())
        return {row.code: row.version for row in rows}

    async def valid_tokens(self, token_hashes: Sequence[str]) -> frozenset[str]:
        """Return which of these still open something."""
        key = {"of_hashes": list(token_hashes)}
        return frozenset(await self._read(lambda c: c.execute(sql.VALID, key).scalars().all()))

    async def drop_tokens(self, code: str, seat: str) -> None:
        """Forget all tokens of a seat."""
        key = {"of_code": code, "of_seat": seat}
        await self._writer.do(code, lambda c: c.execute(sql.FORGET_SEAT, key))

    async def public_tables(self, limit: int, since: float = 0) -> tuple[PublicTable, ...]:
        """List public tables that somebody could sit down at, the most recently changed first."""
        key = {"limit": limit, "since": since}
        rows = await self._read(lambda c: c.execute(sql.PUBLIC, key).all())
        return tuple(PublicTable(*row) for row in rows)

    async def due(self, before: float, limit: int) -> tuple[str, ...]:
        """List the tables whose clock wanted to act before a time, the most overdue first."""
        key = {"before": before, "limit": limit}
        return tuple(await self._read(lambda c: c.execute(sql.DUE_BEFORE, key).scalars().all()))

    async def put_away(self, before: float, at: float) -> tuple[str, ...]:
        """Put the tables away at which nothing has happened since a time."""
        return await self._batches(partial(_put_away, before, at))

    async def away(self, limit: int) -> tuple[AwayTable, ...]:
        """List the tables that were put away, the newest first."""
        rows = await self._read(lambda c: c.execute(sql.LIST_AWAY, {"limit": limit}).all())
        return tuple(AwayTable(*row) for row in rows)

    async def bring_back(self, code: str, at: float) -> bool:
        """Let a table be there again."""
        key = {"of_code": code, "set_at": at}
        return await self._writer.do(code, lambda c: c.execute(sql.BRING_BACK, key).rowcount > 0)

    async def expire(self, before: float) -> tuple[str, ...]:
        """Delete the tables that were put away before a time."""
        return await self._batches(partial(_expire, before))

    async def _batches(self, work: Callable[[Connection], Sequence[str]]) -> tuple[str, ...]:
        """Work on a few tables at once, until there are no more."""
        codes: list[str] = []
        while True:
            some = await self._writer.do("", work)
            codes += some
            if len(some) < EXPIRE_BATCH:
                return tuple(codes)

    async def expire_reports(self, before: float) -> None:
        """Delete the reports that are older than a time."""
        while await self._writer.do("", partial(_expire_reports, before)) == EXPIRE_BATCH:
            pass

    async def has(self, code: str) -> bool:
        """Tell whether anything is kept of a table."""
        key = {"of_code": code}
        return await self._read(lambda c: c.execute(sql.HAS, key).one_or_none()) is not None

    async def ran_at(self) -> float | None:
        """Return until when a server is known to have run."""
        return await self._read(_ran_at)

    async def set_ran_at(self, at: float) -> None:
        """Keep until when a server is known to have run."""
        await self._writer.do("", partial(_note, RAN_AT, at))

    async def delete(self, code: str) -> None:
        """Delete a table; the database deletes what belongs to it."""
        await self._writer.do(code, lambda c: c.execute(sql.DELETE, {"of_code": code}))

    async def add_report(self, report: bytes, at: float) -> None:
        """Keep a report."""
        row = {"at": at, "report": report}
        await self._writer.do("", lambda c: c.execute(sql.ADD_REPORT, row))

    async def reports(self, limit: int) -> tuple[StoredReport, ...]:
        """List the reports, the newest first."""
        rows = await self._read(lambda c: c.execute(sql.REPORTS, {"limit": limit}).all())
        return tuple(StoredReport(*row) for row in rows)

    async def clear_report(self, report: int) -> None:
        """Forget a report."""
        await self._writer.do("", lambda c: c.execute(sql.CLEAR_REPORT, {"of_id": report}))

    async def shut_out(self, place: str, note: str, at: float, until: float | None) -> None:
        """Keep that nobody is let in from a place."""
        row = {"place": place, "note": note, "at": at, "until": until}
        await self._writer.do("", partial(_shut_out, row))

    async def places_shut_out(self) -> tuple[KeptPlace, ...]:
        """List the places from which nobody is let in, the newest first."""
        rows = await self._read(lambda c: c.execute(sql.PLACES).all())
        return tuple(KeptPlace(*row) for row in rows)

    async def let_in(self, place: int) -> None:
        """Forget a place that was shut out."""
        await self._writer.do("", lambda c: c.execute(sql.LET_IN, {"of_id": place}))

    async def see(self, node: str, seen: Mapping[str, bytes], at: float) -> None:
        """Keep who looks at which table by a node."""
        rows = [{"code": c, "node": node, "at": at, "seen": what} for c, what in seen.items()]
        await self._writer.do("", partial(_see, node, rows))

    async def sightings(self, codes: Sequence[str], since: float) -> tuple[Sighting, ...]:
        """Return what nodes have kept of these tables since a time."""
        key = {"of_codes": list(codes), "since": since}
        rows = await self._read(lambda c: c.execute(sql.SIGHTINGS, key).all())
        return tuple(Sighting(*row) for row in rows)

    async def put_slip(self, key: str, slip: Slip, now: float) -> None:
        """Keep what a code stands for."""
        row = {"key": key, "until": slip.until, "note": slip.note}
        await self._writer.do("", partial(_put_slip, row, now))

    async def slip(self, key: str, now: float) -> Slip | None:
        """Return what a code stands for."""
        names = {"of_key": key, "now": now}
        row = await self._read(lambda c: c.execute(sql.SLIP, names).one_or_none())
        return None if row is None else Slip(*row)

    async def take_slip(self, key: str, now: float) -> Slip | None:
        """Return what a code stands for, and forget it."""
        row = await self._writer.do(
            "", lambda c: c.execute(sql.TAKE_SLIP, {"of_key": key}).one_or_none()
        )
        return Slip(*row) if row is not None and row.until > now else None

    async def keep_deck(self, deck: KeptDeck, pictures: Sequence[str]) -> bool:
        """Keep a deck of a table's own."""
        return await self._writer.do("", partial(_keep_deck, deck, frozenset(pictures)))

    async def forget_deck(self, deck: str) -> None:
        """Forget a deck of a table's own."""
        await self._writer.do("", lambda c: c.execute(sql.FORGET_DECK, {"of_deck": deck}))

    async def decks_of(self, codes: Sequence[str]) -> tuple[KeptDeck, ...]:
        """Return the decks that these tables have of their own."""
        rows = await self._read(lambda c: c.execute(sql.DECKS_OF, {"of_codes": list(codes)}).all())
        return tuple(KeptDeck(*row) for row in rows)

    async def table_of_deck(self, deck: str) -> str | None:
        """Return whose own deck this is."""
        return await self._read(lambda c: c.execute(sql.TABLE_OF_DECK, {"of_deck": deck}).scalar())

    async def table_with(self, picture: str) -> str | None:
        """Return a table in whose own decks there is a picture of this name."""
        return await self._read(lambda c: c.execute(sql.TABLE_WITH, {"of_name": picture}).scalar())

    async def decks_known(self, decks: Sequence[str]) -> frozenset[str]:
        """Return which of these are kept."""
        key = {"of_decks": list(decks)}
        return frozenset(
            await self._read(lambda c: c.execute(sql.KNOWN_DECKS, key).scalars().all())
        )

    async def decks_weigh(self) -> int:
        """Return how many bytes the pictures of all own decks take."""
        return int(await self._read(lambda c: c.execute(sql.WEIGHT_OF_DECKS).scalar_one()))

    async def decks_of_nobody(self, limit: int) -> tuple[str, ...]:
        """Return own decks whose table is gone."""
        key = {"limit": limit}
        return tuple(
            await self._read(lambda c: c.execute(sql.DECKS_OF_NOBODY, key).scalars().all())
        )

    async def look_around(self) -> None:
        """See whether other servers use the database."""
        if self._neighbours is not None:
            self.neighbours = await asyncio.to_thread(self._neighbours.others)

    async def time(self) -> float | None:
        """Return what time the database has, if that is another machine's."""
        return await self._read(self._database.time)

    async def shared_secret(self, offered: bytes) -> bytes:
        """Return the secret of all servers, which the first of them has offered."""
        return await self._writer.do("", partial(_shared_secret, offered))

    async def check(self) -> None:
        """Let the database look through its pages, and keep a copy if they are damaged."""
        found = await self._read(self._database.check)
        if found is not None and self.damage is None:
            self.damage = found  # also if there is no room for a copy
            if self._database.has_copy():
                log.error("%s is still damaged: %s.", self._database, found)
            else:
                await asyncio.to_thread(_keep, self._database, found)

    async def size(self) -> int:
        """Return how many bytes all that is kept takes."""
        return await self._read(self._database.size)

    async def healthy(self) -> bool:
        """Tell whether the disk works, soon: one look for all who ask meanwhile."""
        probing = self._probing
        if probing is None or probing.done():
            probing = self._probing = asyncio.create_task(self._look())
        done, _ = await asyncio.wait([probing], timeout=HEALTH_PATIENCE)
        return bool(done) and probing.result()

    async def _look(self) -> bool:
        """Read something, and write something to the disk that nobody will ever see."""
        try:
            await self._read(lambda c: c.execute(select(1)))
            await self._writer.do("", _probe)
        except StoreError:
            return False
        return True

    async def close(self) -> None:
        """Finish what was begun and let go of the disk."""
        self._closed = True
        await asyncio.to_thread(self._let_go)

    def _let_go(self) -> None:
        self._threads.shutdown()
        self._engine.dispose()
        if self._neighbours is not None:
            self._neighbours.close()
        self._writer.close()  # last: SQLite tidies the file when its last connection goes
        if self._turn is not None:
            self._turn.let_go()

    async def _read(self, work: Callable[[Connection], T]) -> T:
        if self._closed:
            raise StoreClosed
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._read_now, work)

    def _read_now(self, work: Callable[[Connection], T]) -> T:
        try:
            with self._engine.connect() as connection:
                return work(connection)
        except SQLAlchemyError as error:
            raise failed(error) from error


def _opened(database: Database, neighbours: Neighbours | None) -> str | None:
    """Make or upgrade the schema of a database that is ours alone; say how it was damaged."""
    damage = database.check_before()
    if damage is not None:
        _keep(database, damage)
    migrate(database, neighbours)
    return damage


def _keep(database: Database, damage: str) -> None:
    copy = database.keep_copy()
    log.error(
        "%s is damaged: %s. It was copied to %s as it is; what is whole is served.",
        *(database, damage, copy),
    )


def _row(
    code: str, version: int, events: Sequence[bytes], at: float, command: CommandRef | None
) -> Row:
    seat, name = (None, None) if command is None else (command.seat, command.id)
    return code, version, version + len(events), at, seat, name, _pack(events)


def _shut_out(row: dict[str, object], connection: Connection) -> None:
    connection.execute(sql.LET_IN_PLACE, {"of_place": row["place"]})
    connection.execute(sql.SHUT_OUT, row)


def _create(
    code: str,
    events: tuple[bytes, ...],
    listing: Listing,
    at: float,
    command: CommandRef | None,
    connection: Connection,
) -> None:
    try:
        connection.execute(sql.CREATE, {"code": code, "changed_at": at, **asdict(listing)})
    except IntegrityError:
        raise CodeTaken(code) from None
    if events:
        _APPEND.run(connection, [_row(code, 0, events, at, command)])


def _append(code: str, row: Row, listed: dict[str, object], connection: Connection) -> bool:
    try:
        if _APPEND.run(connection, [row]) != 1:
            return False
    except IntegrityError:  # another node was quicker by less than a transaction
        raise Stale(code, row[1]) from None  # PostgreSQL undoes all that shares the transaction
    connection.execute(sql.LIST, {"of_code": code, **listed})
    return True


def _wake(code: str, connection: Connection) -> Wake | None:
    row = connection.execute(sql.SNAPSHOT, {"of_code": code}).one_or_none()
    if row is None:
        return None
    return Wake(row.snapshot, _records(code, row.snapshot_version, connection))


def _records(code: str, after: int, connection: Connection) -> tuple[Record, ...]:
    rows = connection.execute(sql.RECORDS, {"of_code": code, "after": after})
    return tuple(
        Record(version, at, event)
        for since, at, events in rows
        for version, event in enumerate(_events.decode(events), since + 1)
        if version > after
    )


def _put_away(before: float, at: float, connection: Connection) -> Sequence[str]:
    key = {"before": before, "limit": EXPIRE_BATCH}
    codes = connection.execute(sql.OLDEST, key).scalars().all()
    connection.execute(sql.PUT_AWAY, {"of_codes": codes, "set_at": at})
    return codes


def _expire(before: float, connection: Connection) -> Sequence[str]:
    key = {"before": before, "limit": EXPIRE_BATCH}
    codes = connection.execute(sql.LONGEST_AWAY, key).scalars().all()
    connection.execute(sql.EXPIRE, {"of_codes": codes})
    return codes


def _expire_reports(before: float, connection: Connection) -> int:
    key = {"before": before, "limit": EXPIRE_BATCH}
    ids = connection.execute(sql.OLD_REPORTS, key).scalars().all()
    connection.execute(sql.EXPIRE_REPORTS, {"of_ids": ids})
    return len(ids)


def _ran_at(connection: Connection) -> float | None:
    noted: float | None = connection.execute(sql.NOTED, {"of_name": RAN_AT}).scalar()
    return connection.execute(sql.LAST_CHANGE).scalar() if noted is None else noted


def _note(name: str, at: float, connection: Connection) -> None:
    connection.execute(sql.FORGET_NOTE, {"of_name": name})
    connection.execute(sql.NOTE, {"name": name, "at": at})


def _prune(
    code: str, spans: Sequence[tuple[int, int]], before: float, connection: Connection
) -> int:
    return sum(
        connection.execute(
            sql.PRUNE, {"of_code": code, "first": first, "last": last, "before": before}
        ).rowcount
        for first, last in spans
    )


def _put_token(token_hash: str, code: str, seat: str, connection: Connection) -> None:
    if connection.execute(sql.IS_HERE, {"of_code": code}).one_or_none() is None:
        raise NoTable(code)
    connection.execute(sql.FORGET_SEAT, {"of_code": code, "of_seat": seat})
    try:
        connection.execute(sql.PUT_TOKEN, {"hash": token_hash, "code": code, "seat": seat})
    except IntegrityError:
        raise NoTable(code) from None


def _shared_secret(offered: bytes, connection: Connection) -> bytes:
    connection.execute(sql.OFFER_SECRET, {"name": SECRET, "secret": offered})
    return bytes(connection.execute(sql.SECRET, {"of_name": SECRET}).scalar_one())


def _see(node: str, rows: list[dict[str, object]], connection: Connection) -> None:
    connection.execute(sql.UNSEE, {"of_node": node})
    if rows:
        connection.execute(sql.SEE, rows)


def _put_slip(row: dict[str, object], now: float, connection: Connection) -> None:
    connection.execute(sql.FORGET_SLIPS, {"now": now})
    connection.execute(sql.FORGET_SLIP, {"of_key": row["key"]})
    connection.execute(sql.PUT_SLIP, row)


def _keep_deck(deck: KeptDeck, pictures: frozenset[str], connection: Connection) -> bool:
    if deck.version == 1:
        done = connection.execute(sql.BEGIN_DECK, asdict(deck))
    else:
        key = {"of_deck": deck.id, "before": deck.version - 1}
        new = {"version": deck.version, "weight": deck.weight, "album": deck.album}
        done = connection.execute(sql.CHANGE_DECK, {**key, **new})
    if done.rowcount != 1:
        return False
    kept = frozenset(connection.execute(sql.PICTURES_OF, {"of_deck": deck.id}).scalars())
    if gone := kept - pictures:
        connection.execute(sql.DROP_PICTURES, {"of_deck": deck.id, "of_names": sorted(gone)})
    if come := pictures - kept:
        rows = [{"name": name, "deck": deck.id} for name in sorted(come)]
        connection.execute(sql.ADD_PICTURE, rows)
    return True


def _probe(connection: Connection) -> None:
    nowhere = {"code": "", "changed_at": 0.0, **asdict(Listing())}
    connection.execute(sql.CREATE, nowhere)
    connection.execute(sql.DELETE, {"of_code": ""})
