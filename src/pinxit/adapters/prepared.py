"""Statements that are compiled once and given to the driver directly.

SQLAlchemy's execution costs several times what SQLite needs for a small write. What is written
with every move goes around it: SQLAlchemy still spells the statement, converts the values and
names the errors, so that whoever calls sees no difference.
"""

from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, Dialect
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql.dml import UpdateBase
from sqlalchemy.types import TypeEngine

Row = dict[str, object]
Values = tuple[object, ...] | dict[str, object]


def tell(connection: Connection, sql: str, values: Values = ()) -> int:
    """Run a statement of the driver's own spelling; return how many rows it changed.

    Raises what SQLAlchemy's execution would raise.
    """
    try:
        cursor = connection.connection.cursor()
        try:
            cursor.execute(sql, values)
            return cursor.rowcount
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
    """A statement that names all that it binds; it returns no rows and holds no lists."""

    def __init__(self, statement: UpdateBase) -> None:
        self._statement = statement
        self._spoken: dict[str, _Spoken] = {}  # by the name of the dialect

    def run(self, connection: Connection, row: Row) -> int:
        """Run it with one row's values; return how many rows it changed."""
        spoken = self._in(connection.dialect)
        return tell(connection, spoken.sql, spoken.values(row))

    def _in(self, dialect: Dialect) -> "_Spoken":
        spoken = self._spoken.get(dialect.name)
        if spoken is None:
            spoken = self._spoken[dialect.name] = _Spoken(self._statement, dialect)
        return spoken


def _converter(kind: TypeEngine[Any], dialect: Dialect) -> Callable[[Any], object] | None:
    return kind.dialect_impl(dialect).bind_processor(dialect)


class _Spoken:
    """A statement in one dialect, and how that wants its values."""

    def __init__(self, statement: UpdateBase, dialect: Dialect) -> None:
        compiled = statement.compile(dialect=dialect)
        self.sql = str(compiled)
        self._fixed = {name: value for name, value in compiled.params.items() if value is not None}
        self._positional = compiled.positiontup is not None
        kinds = {name: bind.type for bind, name in compiled.bind_names.items()}
        self._binds = [
            (name, _converter(kinds[name], dialect)) for name in compiled.positiontup or kinds
        ]

    def values(self, row: Row) -> Values:
        """Convert the values as the columns' types want it in this dialect."""
        row = self._fixed | row
        if self._positional:
            return tuple(
                [row[name] if as_ is None else as_(row[name]) for name, as_ in self._binds]
            )
        return {name: row[name] if as_ is None else as_(row[name]) for name, as_ in self._binds}
