"""Bring a database to the newest schema, or refuse it with a clear sentence."""

from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import SQLAlchemyError

from pinxit.adapters.database import Database
from pinxit.adapters.errors import BadDatabase, no_room, said
from pinxit.adapters.schema import NEWEST


def migrate(database: Database) -> None:
    """Make or upgrade the schema, all or nothing.

    Raises `BadDatabase`, `NewerDatabase` or `TooManyConnections`.
    """
    try:
        database.prepare()
        _migrate(database)
    except (SQLAlchemyError, OSError) as error:
        cannot = BadDatabase(f"{database} cannot be used: {said(error)}")
        raise no_room(error) or cannot from None


def _migrate(database: Database) -> None:
    engine = database.migrator()
    try:
        with engine.begin() as connection:
            database.lock(connection)
            if not _is_newest(connection):
                # To load Alembic takes a third of what a start takes; most starts need no step.
                from pinxit.adapters.steps import upgrade  # noqa: PLC0415 (see above)

                upgrade(connection, str(database))
    finally:
        engine.dispose()


def _is_newest(connection: Connection) -> bool:
    if not inspect(connection).has_table("alembic_version"):
        return False
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalars().all()
    return list(found) == [NEWEST]
