"""Bring a database to the newest schema, or refuse it with a clear sentence."""

from threading import Lock

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from pinxit.adapters.database import Database, said
from pinxit.adapters.errors import BadDatabase, NewerDatabase

_ALEMBIC = Lock()  # its `context` and `op` are globals: two databases must take turns


def migrate(database: Database) -> None:
    """Make or upgrade the schema, all or nothing; raise `BadDatabase` or `NewerDatabase`."""
    try:
        database.prepare()
        _migrate(database)
    except (SQLAlchemyError, OSError) as error:
        raise BadDatabase(f"{database} cannot be used: {said(error)}") from None


def _migrate(database: Database) -> None:
    engine = database.migrator()
    try:
        with engine.begin() as connection:
            database.lock(connection)
            _upgrade(connection, str(database))
    finally:
        engine.dispose()


def _upgrade(connection: Connection, name: str) -> None:
    config = alembic_config(connection)
    script = ScriptDirectory.from_config(config)
    known = {step.revision for step in script.walk_revisions()}
    found = set(MigrationContext.configure(connection).get_current_heads())
    if not found <= known:
        raise NewerDatabase(
            f"{name} was changed by a newer Pinxit (schema {', '.join(sorted(found - known))});"
            f" this one knows schemas up to {script.get_current_head()}."
        )
    if found != set(script.get_heads()):
        with _ALEMBIC:
            command.upgrade(config, "head")


def alembic_config(connection: Connection) -> Config:
    """Tell Alembic where the steps are and which connection, within its transaction, to use."""
    config = Config()
    config.set_main_option("script_location", "pinxit.adapters:migrations")
    config.attributes["connection"] = connection
    return config
