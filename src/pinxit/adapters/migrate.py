"""Bring a database to the newest schema, or refuse it with a clear sentence.

Servers of the schema before may be running meanwhile. A step that only adds what they need not know
is taken beside them; one that takes away what they use waits until the last of them has gone.
"""

from time import sleep
from typing import Final

from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from pinxit.adapters import schema
from pinxit.adapters.database import Database
from pinxit.adapters.errors import BadDatabase, no_room, said
from pinxit.adapters.neighbours import Neighbours

TRIES: Final = 10  # to get between those who play
PAUSE: Final = 0.5  # seconds
_NO_LOCK: Final = {"55P03", "40P01"}  # somebody held it for too long, or waited for us


def migrate(database: Database, neighbours: Neighbours | None = None) -> None:
    """Make or upgrade the schema, all or nothing.

    A server is seen by others before it looks at the schema, or one that changes it might miss it.
    Raises `BadDatabase`, `NewerDatabase`, `OlderServers` or `TooManyConnections`.
    """
    try:
        database.prepare()
        if neighbours is not None:
            neighbours.join()
        for _ in range(TRIES - 1):
            if _tried(database):
                return
            sleep(PAUSE)
        _migrate(database)
    except (SQLAlchemyError, OSError) as error:
        cannot = BadDatabase(f"{database} cannot be used: {said(error)}")
        raise no_room(error) or cannot from None


def _tried(database: Database) -> bool:
    """Change the schema, unless somebody plays who holds what a step needs."""
    try:
        _migrate(database)
    except DBAPIError as error:
        if getattr(error.orig, "sqlstate", None) in _NO_LOCK:
            return False
        raise
    return True


def _migrate(database: Database) -> None:
    engine = database.migrator()
    try:
        with engine.begin() as connection:
            database.lock(connection)
            if not _is_newest(connection):
                # To load Alembic takes a third of what a start takes; most starts need no step.
                from pinxit.adapters.steps import upgrade  # noqa: PLC0415 (see above)

                upgrade(connection, database)
    finally:
        engine.dispose()


def _is_newest(connection: Connection) -> bool:
    if not inspect(connection).has_table("alembic_version"):
        return False
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalars().all()
    return list(found) == [schema.NEWEST]
