"""Whether other servers use the same PostgreSQL: each holds a lock that all of them may share.

The lock lives as long as the connection that holds it, so a server that has died is not counted.
Beside it, each holds one that tells its schema: a newer one must not take away what it uses.
"""

import logging

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import SQLAlchemyError

from pinxit.adapters import schema
from pinxit.adapters.errors import said

log = logging.getLogger(__name__)

LOCK = 0x_70_69_6E_78_69_75  # "pinxit", and one more: the other one is for changing the schema
SCHEMAS = LOCK << 12  # and the number of a schema
_JOIN = text("SELECT pg_advisory_lock_shared(:key), pg_advisory_lock_shared(:ours)")
_SCHEMAS = text(
    "SELECT (classid::bigint << 32 | objid::bigint) - :first FROM pg_locks"
    " WHERE locktype = 'advisory' AND granted AND objsubid = 1"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    " AND (classid::bigint << 32 | objid::bigint) BETWEEN :first AND :first + 4095"
)
_COUNT = text(
    "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 1"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    " AND classid::bigint = :high AND objid::bigint = :low"
)


class Neighbours:
    """One server's lock, and a look at those of the others; for one thread at a time."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None

    def join(self) -> None:
        """Let others see us."""
        self._joined()

    def others(self) -> int:
        """Count the other servers; where that cannot be known, there may be one."""
        try:
            return max(0, self._count() - 1)
        except SQLAlchemyError as error:
            log.warning("nobody could tell whether other servers use the database: %s", said(error))
            self.close()  # what held the lock may be gone
            return 1

    def close(self) -> None:
        """Let go of the lock."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.invalidate()
            connection.close()

    def _count(self) -> int:
        key = {"high": LOCK >> 32, "low": LOCK & 0xFFFF_FFFF}
        return int(self._joined().execute(_COUNT, key).scalar_one())

    def _joined(self) -> Connection:
        if self._connection is None:
            self._connection = self._engine.connect()
            ours = SCHEMAS + int(schema.NEWEST)
            self._connection.execute(_JOIN, {"key": LOCK, "ours": ours})
        return self._connection


def schemas_in_use(connection: Connection) -> tuple[str, ...]:
    """Name the schemas of all servers that use a database."""
    found = connection.execute(_SCHEMAS, {"first": SCHEMAS}).scalars()
    return tuple(f"{number:04}" for number in found)
