"""All tables of a server go from SQLite to PostgreSQL: all of it in one transaction, or nothing.

So whoever is interrupted begins anew, and finds the other database as empty as before. What was
written there is read again before it counts, and must be the same to the last byte.
"""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Table, and_, func, insert, or_, select, text
from sqlalchemy.exc import SQLAlchemyError

from pinxit.adapters import schema
from pinxit.adapters.database import Database, Postgres, Sqlite, find_database
from pinxit.adapters.errors import BadDatabase, DatabaseInUse, no_room, said
from pinxit.adapters.migrate import migrate
from pinxit.adapters.sql import SECRET

BATCH: Final = 2000  # rows

# What others refer to comes first. Who was seen by which node a moment ago is nobody's loss.
MOVED: Final = (
    schema.tables,
    schema.log,
    schema.tokens,
    schema.reports,
    schema.places,
    schema.notes,
    schema.secrets,
    schema.slips,
    schema.own_decks,
    schema.own_pictures,
)
_NUMBERED: Final = (schema.reports, schema.places)  # whose ids are never given again
_pack = msgspec.msgpack.Encoder().encode

Told = Callable[[int], None]


class Moved(Struct, frozen=True, kw_only=True):
    """How much there was of everything."""

    rows: dict[str, int]  # by the name of what it was

    @property
    def all(self) -> int:
        """All rows together."""
        return sum(self.rows.values())


class _Seen:
    """What went by: how many rows, and a chain of hashes over all they say, in their order."""

    def __init__(self) -> None:
        self.rows = 0
        self.chain = b""

    def add(self, row: Sequence[object]) -> None:
        self.rows += 1
        self.chain = sha256(self.chain + _pack(tuple(row))).digest()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Seen) and (self.rows, self.chain) == (other.rows, other.chain)

    __hash__ = None  # type: ignore[assignment]  # it changes


async def move(source: str, target: str, secret: bytes, told: Told = lambda _: None) -> Moved:
    """Copy everything from one database to another that is empty; `told` hears of each row, twice.

    The secret is that of the server until now; it is the house's from now on. Raises `BadDatabase`,
    `DatabaseInUse`, `NewerDatabase` or `TooManyConnections`, and then nothing has changed.
    """
    old, new = find_database(source), find_database(target)
    if not isinstance(old, Sqlite) or not isinstance(new, Postgres):
        raise BadDatabase("Tables are moved from sqlite:///path to postgresql://user@host/name.")
    turn = await old.take()  # no server writes there meanwhile
    try:
        return await asyncio.to_thread(_move, old, new, secret, told)
    finally:
        if turn is not None:
            turn.let_go()


async def count(source: str) -> int:
    """Return how many rows there are to move."""
    return await asyncio.to_thread(_count, find_database(source))


def _count(database: Database) -> int:
    migrate(database)
    engine = database.readers()
    try:
        with engine.connect() as connection:
            return sum(_rows_of(table, connection) for table in MOVED)
    except (SQLAlchemyError, OSError) as error:
        raise BadDatabase(f"{database} cannot be read: {said(error)}") from None
    finally:
        engine.dispose()


def _move(old: Sqlite, new: Postgres, secret: bytes, told: Told) -> Moved:
    migrate(old)
    migrate(new)
    reading, writing = old.readers(), new.migrator()
    try:
        with reading.connect() as source, writing.begin() as target:
            new.lock(target)  # whoever starts a server there waits until this is done
            _refuse_if_used(new, target)
            return _copy(source, target, secret, told)
    except (SQLAlchemyError, OSError, ValueError) as error:
        cannot = BadDatabase(f"The tables cannot be moved: {said(error)}. Nothing has changed.")
        raise no_room(error) or cannot from None
    finally:
        reading.dispose()
        writing.dispose()


def _refuse_if_used(new: Postgres, target: Connection) -> None:
    """Nobody must play there, and nothing be lost."""
    neighbours = new.neighbours()
    try:
        if neighbours is not None and neighbours.others() > 0:
            raise DatabaseInUse(f"{new} is used by a server: stop it first.")
    finally:
        if neighbours is not None:
            neighbours.close()
    # A server that has begun there once has left its secret, and nothing else that counts.
    held = [t.name for t in MOVED if t not in (schema.secrets, schema.notes) and _any(t, target)]
    if held:
        raise BadDatabase(
            f"{new} is not empty (there is something in {', '.join(held)}): tables are moved into"
            " a database in which there are none yet."
        )


def _copy(source: Connection, target: Connection, secret: bytes, told: Told) -> Moved:
    for table in (schema.secrets, schema.notes):
        target.execute(table.delete())
    read: dict[str, _Seen] = {}
    for table in MOVED:
        seen = read[table.name] = _Seen()
        for rows in _batches(table, source):
            clean = [{name: _clean(value) for name, value in row._asdict().items()} for row in rows]
            for row in clean:
                seen.add(tuple(row.values()))
            target.execute(insert(table), clean)
            told(len(rows))
    _go_on_counting(source, target)
    for table in MOVED:
        again = _Seen()
        for rows in _batches(table, target):
            for row in rows:
                again.add(row)
            told(len(rows))
        if again != read[table.name]:
            raise ValueError(f"what was written of {table.name} is not what was read")
    _check_logs(target)
    if target.execute(select(schema.secrets.c.name).filter_by(name=SECRET)).first() is None:
        target.execute(insert(schema.secrets), {"name": SECRET, "secret": secret})
    return Moved(rows={name: seen.rows for name, seen in read.items()})


def _batches(table: Table, connection: Connection) -> Iterator[Sequence[Any]]:
    """Read a table in the order of its keys, some rows at a time; both databases order alike."""
    keys = list(table.primary_key.columns)
    places = [table.columns.keys().index(key.name) for key in keys]
    last: Sequence[Any] | None = None
    while True:
        query = select(table).order_by(*keys).limit(BATCH)
        if last is not None:
            query = query.where(_after(keys, last))
        rows = connection.execute(query).all()
        if not rows:
            return
        yield rows
        last = [rows[-1][place] for place in places]


def _clean(value: object) -> object:
    """Return a value as PostgreSQL takes it: a client may have put a zero into an id of its own."""
    return value.replace("\0", "\ufffd") if isinstance(value, str) else value


def _after(keys: Sequence[Any], last: Sequence[Any]) -> Any:  # noqa: ANN401 (SQLAlchemy's)
    """Spell "after this row", with the first part alone, by which an index is used."""
    if len(keys) == 1:
        return keys[0] > last[0]
    return and_(keys[0] >= last[0], or_(keys[0] > last[0], _after(keys[1:], last[1:])))


def _check_logs(target: Connection) -> None:
    """See that no two commands of a table claim the same version; what was pruned is a gap."""
    crossed = target.execute(
        text(
            "SELECT count(*) FROM (SELECT since, lag(version) OVER (PARTITION BY code"
            " ORDER BY since) AS before FROM log) AS steps WHERE before > since"
        )
    ).scalar_one()
    newest = target.execute(
        text(
            "SELECT count(*) FROM tables WHERE snapshot IS NOT NULL AND snapshot_version >"
            " coalesce((SELECT max(version) FROM log WHERE log.code = tables.code), 0)"
        )
    ).scalar_one()
    if crossed or newest:
        raise ValueError(f"the logs of {crossed + newest} tables do not hang together")


def _go_on_counting(source: Connection, target: Connection) -> None:
    """Let no id be given again, also of what was deleted."""
    for table in _NUMBERED:
        query = text("SELECT seq FROM sqlite_sequence WHERE name = :name")
        given = source.execute(query, {"name": table.name}).scalar()
        if given:
            name = {"name": table.name, "given": int(given)}
            target.execute(text("SELECT setval(pg_get_serial_sequence(:name, 'id'), :given)"), name)


def _rows_of(table: Table, connection: Connection) -> int:
    return int(connection.execute(select(func.count()).select_from(table)).scalar_one())


def _any(table: Table, connection: Connection) -> bool:
    return connection.execute(select(table).limit(1)).first() is not None
