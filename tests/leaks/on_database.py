"""A memory whose answers are a real database's, for worlds that are changed and put back.

Worlds apart change what is kept behind the memory's back, and their lines wait for no disk. So what
the memory without a disk holds is laid into the database before each question, the question is put
to both, at once and without a thread, and they must agree; the database's answer counts.
"""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import msgspec
from msgspec.structs import asdict
from sqlalchemy import Connection, delete, insert

from pinxit.adapters import MemoryStore
from pinxit.adapters.database import find_database
from pinxit.adapters.prepared import Prepared, Row
from pinxit.adapters.schema import log, tables, tokens
from pinxit.adapters.sql import SqlStore

T = TypeVar("T")
Rows = tuple[list[dict[str, object]], ...]


class AtOnce(SqlStore):
    """The memory on a database, with one connection and without threads."""

    def __init__(self, url: str) -> None:
        self._closed = False
        self._engine = find_database(url).migrator()
        self._writer: Any = self

    def do(self, code: str, work: Callable[[Connection], T]) -> "asyncio.Future[T]":
        del code
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        try:
            with self._engine.begin() as connection:
                answer.set_result(work(connection))
        except Exception as error:  # noqa: BLE001 (whoever asked is told)
            answer.set_exception(error)
        return answer

    def put(self, code: str, statement: Prepared, row: Row) -> "asyncio.Future[bool]":
        return self.do(code, lambda connection: statement.run(connection, [row]) == 1)

    async def _read(self, work: Callable[[Connection], T]) -> T:
        return self._read_now(work)

    def lay(self, rows: Rows) -> None:
        """Let this be all that there is."""
        with self._engine.begin() as connection:
            connection.execute(delete(tables))
            for table, some in zip((tables, log, tokens), rows, strict=True):
                if some:
                    connection.execute(insert(table), some)

    def end(self) -> None:
        self._engine.dispose()


class OnDatabase(MemoryStore):
    """Both memories."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self.real = AtOnce(url)
        self.asked = 0
        self._laid: Rows | None = None

    def __deepcopy__(self, _known: object) -> "OnDatabase":
        return self  # there is one database for all worlds: what differs is laid into it

    def rows(self) -> Rows:
        """Return all that is kept of tables, as a database has it."""
        kept = self._tables.items()
        return (
            [
                {
                    **asdict(table.listing),
                    "code": code,
                    "changed_at": table.changed_at,
                    "snapshot": table.snapshot,
                    "snapshot_version": table.snapshot_version,
                    "away_at": table.away_at,
                }
                for code, table in kept
            ],
            [
                {
                    "code": code,
                    "since": row.since,
                    "version": row.version,
                    "at": row.at,
                    "seat": row.command and row.command.seat,
                    "command": row.command and row.command.id,
                    "events": msgspec.msgpack.encode(row.events),
                }
                for code, table in kept
                for row in table.rows
            ],
            [
                {"hash": token, "code": code, "seat": seat}
                for token, (code, seat) in self._by_token.items()
            ],
        )


async def outcome(asked: Any) -> tuple[object, Exception | None]:  # noqa: ANN401 (a coroutine)
    try:
        return await asked, None
    except Exception as error:  # noqa: BLE001 (it is compared)
        return None, error


def _both(name: str) -> Any:  # noqa: ANN401 (a method)
    alone = getattr(MemoryStore, name)

    async def ask_both(self: OnDatabase, *args: Any, **options: Any) -> Any:  # noqa: ANN401 (as it takes)
        rows = self.rows()
        if rows != self._laid:
            self.real.lay(rows)
        expected, refused = await outcome(alone(self, *args, **options))
        found, error = await outcome(getattr(self.real, name)(*args, **options))
        assert (found, type(error)) == (expected, type(refused)), (name, error, refused)
        self._laid = self.rows()
        self.asked += 1
        if error is not None:
            raise error
        return found

    return ask_both


for method in (
    *("create", "append", "wake", "read", "command_version", "has", "public_tables", "due"),
    *("put_token", "seat_of", "drop_tokens"),
):
    setattr(OnDatabase, method, _both(method))


@contextmanager
def on_database(url: str) -> Iterator[OnDatabase]:
    """Ask a database for as long as the block runs."""
    store = OnDatabase(url)
    try:
        yield store
    finally:
        store.real.end()
