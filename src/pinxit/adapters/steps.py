"""The steps from one schema to the next, taken by Alembic; loaded only if there is one to take."""

from threading import Lock

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from pinxit.adapters.errors import NewerDatabase

_ALEMBIC = Lock()  # its `context` and `op` are globals: two databases must take turns


def upgrade(connection: Connection, name: str) -> None:
    """Take all steps that are missing; raise `NewerDatabase` if there are some we do not know."""
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
