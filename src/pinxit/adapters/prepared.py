"""Statements that are compiled once and given to the driver directly.

SQLAlchemy's execution costs several times what SQLite needs for a small write. What is written
with every move goes around it: SQLAlchemy still spells the statement, converts the values and
names the errors, so that whoever calls sees no difference.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from sqlalchemy import Connection, Dialect
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql.dml import UpdateBase
from sqlalchemy.types import TypeEngine

Row = Mapping[str, object]
Values = tuple[object, ...] | dict[str, object]


def tell(connection: Connection, sql: str, values: object = (), *, many: bool = False) -> int:
    """Run a statement of the driver's own spelling; return how many rows it changed.

    Raises what SQLAlchemy's execution would raise.
    """
    try:
        cursor = connection.connection.cursor()
        try:
            run = cursor.executemany if many else cursor.execute
            run(sql, values)  # type: ignore[arg-type]  # each driver wants another kind of values
            return cursor.rowcount
        finally:
            cursor.close()
    except connection.dialect.loaded_dbapi.Error as error:
        raise _named(error, connection, sql) from error


def _named(error: Exception, connection: Connection, sql: str) -> BaseException:
    """Find the error's name among SQLAlchemy's, and give up a connection that is lost."""
    dialect = connection.dialect
    lost = dialect.is_disconnect(error, connection.connection.dbapi_connection, None)  # type: ignore[arg-type]
    if lost:
        connection.invalidate(error)
    base = dialect.loaded_dbapi.Error
    return DBAPIError.instance(sql, None, error, base, connection_invalidated=lost, dialect=dialect)


class Prepared:
    """A statement that writes these columns; it returns no rows and holds no lists."""

    def __init__(self, statement: UpdateBase, columns: Iterable[str]) -> None:
        self._statement = statement
        self._columns = tuple(columns)
        self._spoken: dict[str, _Spoken] = {}  # by the name of the dialect

    def run(self, connection: Connection, row: Row) -> int:
        """Run it with one row's values; return how many rows it changed."""
        spoken = self._in(connection.dialect)
        return tell(connection, spoken.sql, spoken.values(row))

    def run_many(self, connection: Connection, rows: Iterable[Row]) -> None:
        """Run it once for each row."""
        spoken = self._in(connection.dialect)
        tell(connection, spoken.sql, [spoken.values(row) for row in rows], many=True)

    def _in(self, dialect: Dialect) -> "_Spoken":
        spoken = self._spoken.get(dialect.name)
        if spoken is None:
            spoken = self._spoken[dialect.name] = _Spoken(self._statement, self._columns, dialect)
        return spoken


def _converter(kind: TypeEngine[Any], dialect: Dialect) -> Callable[[Any], object] | None:
    return kind.dialect_impl(dialect).bind_processor(dialect)


class _Spoken:
    """A statement in one dialect, and how that wants its values."""

    def __init__(self, statement: UpdateBase, columns: tuple[str, ...], dialect: Dialect) -> None:
        compiled = statement.compile(dialect=dialect, column_keys=columns)
        self.sql = str(compiled)
        self._positional = compiled.positiontup is not None
        self._binds = [
            (name, _converter(compiled.binds[name].type, dialect))
            for name in compiled.positiontup or compiled.binds
        ]

    def values(self, row: Row) -> Values:
        """Convert the values as the columns' types want it in this dialect."""
        if self._positional:
            return tuple(
                [row[name] if as_ is None else as_(row[name]) for name, as_ in self._binds]
            )
        return {name: row[name] if as_ is None else as_(row[name]) for name, as_ in self._binds}
