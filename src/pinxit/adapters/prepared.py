"""Statements that are compiled once and given to the driver directly.

SQLAlchemy's execution costs several times what SQLite needs for a small write. What is written
with every move goes around it: SQLAlchemy still spells the statement and names the errors, so that
whoever calls sees no difference.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from operator import itemgetter
from typing import Any

from sqlalchemy import Connection, Dialect
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql.dml import UpdateBase

Row = tuple[str | float | bytes | None, ...]  # such as every driver takes as they are
Values = Any  # a tuple or a dictionary, as the driver wants it


def execute(connection: Connection, sql: str, rows: Sequence[Values] | None = None) -> int:
    """Run a statement of the driver's own spelling, once or for each row; count what it changed.

    Raises what SQLAlchemy's execution would raise.
    """
    with _cursor(connection, sql) as cursor:
        if rows is None:
            cursor.execute(sql)
        else:
            cursor.executemany(sql, rows)
        return int(cursor.rowcount)


def execute_each(connection: Connection, sql: str, rows: Sequence[Values]) -> list[int]:
    """Run a statement for each row; count what each of them changed. For psycopg only.

    Its pipeline sends all rows at once and commits them together, without a word of BEGIN or
    COMMIT: one way there and back, however many they are.
    """
    with _cursor(connection, sql) as cursor:
        cursor.executemany(sql, rows, returning=True)
        counts = [int(cursor.rowcount)]
        while cursor.nextset():
            counts.append(int(cursor.rowcount))
        return counts


@contextmanager
def _cursor(connection: Connection, sql: str) -> Iterator[Any]:
    """Open a cursor of the driver's; what goes wrong has one of SQLAlchemy's names."""
    try:
        cursor = connection.connection.cursor()
        try:
            yield cursor
        finally:
            cursor.close()
    except connection.dialect.loaded_dbapi.Error as error:
        raise _named(error, connection, sql) from error


def _named(error: Exception, connection: Connection, sql: str) -> BaseException:
    """Find the error's name among SQLAlchemy's, and give up a connection that is lost."""
    dialect = connection.dialect
    lost = dialect.is_disconnect(error, connection.connection.dbapi_connection, None)  # type: ignore[arg-type]  # of its driver
    if lost:
        connection.invalidate(error)
    base = dialect.loaded_dbapi.Error
    return DBAPIError.instance(sql, None, error, base, connection_invalidated=lost, dialect=dialect)


class Prepared:
    """A statement that returns no rows; `names` are what it binds, in the order of a row.

    It binds more than one value: a single one would not be given to the driver as a tuple.
    """

    def __init__(self, statement: UpdateBase, *names: str) -> None:
        self._statement = statement
        self._names = names
        self._spoken: dict[str, _Spoken] = {}  # by the name of the dialect

    def run(self, connection: Connection, rows: Sequence[Row]) -> int:
        """Run it for each row, in their order; return how many rows were written in all."""
        spoken = self._in(connection.dialect)
        return execute(connection, spoken.sql, list(map(spoken.values, rows)))

    def run_each(self, connection: Connection, rows: Sequence[Row]) -> list[int]:
        """Run it for each row, and commit; return how many rows each of them has written."""
        spoken = self._in(connection.dialect)
        return execute_each(connection, spoken.sql, list(map(spoken.values, rows)))

    def _in(self, dialect: Dialect) -> "_Spoken":
        spoken = self._spoken.get(dialect.name)
        if spoken is None:
            spoken = self._spoken[dialect.name] = _Spoken(self._statement, self._names, dialect)
        return spoken


class _Spoken:
    """A statement in one dialect, and how that wants its values."""

    def __init__(self, statement: UpdateBase, names: tuple[str, ...], dialect: Dialect) -> None:
        compiled = statement.compile(dialect=dialect)
        self.sql = str(compiled)
        fixed = {name: value for name, value in compiled.params.items() if name not in names}
        self._fixed = tuple(fixed.values())
        self._names = (*names, *fixed)
        order = compiled.positiontup  # None: this driver takes values by their names
        self._places = None if order is None else itemgetter(*map(self._names.index, order))

    def values(self, row: Row) -> Values:
        """Return the values of a row as this driver wants them."""
        every = row + self._fixed
        if self._places is None:
            return dict(zip(self._names, every, strict=True))
        return self._places(every)
