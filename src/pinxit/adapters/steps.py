"""The steps from one schema to the next, taken by Alembic; loaded only if there is one to take.

A step says in `fits` which is the oldest schema whose servers can go on after it: one that only
adds something names the one before, or an older one. What is no longer used is taken away a version
later (expand, then contract). The database remembers it, so that an older server knows, too.
"""

from threading import Lock
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import Script, ScriptDirectory
from sqlalchemy import Connection, delete, insert, inspect, select

from pinxit.adapters import schema
from pinxit.adapters.database import Database
from pinxit.adapters.errors import NewerDatabase, OlderServers

_ALEMBIC = Lock()  # its `context` and `op` are globals: two databases must take turns
STEPS: Final = "pinxit.adapters:migrations"


def upgrade(connection: Connection, database: Database) -> None:
    """Take all steps that are missing.

    Raises `NewerDatabase` if some were taken that we do not know and cannot live with, and
    `OlderServers` if some are running that could not live with ours.
    """
    config = alembic_config(connection)
    script = ScriptDirectory.from_config(config)
    known = {step.revision: step for step in script.walk_revisions()}
    found = set(MigrationContext.configure(connection).get_current_heads())
    if not found <= known.keys():
        newer = ", ".join(sorted(found - known.keys()))
        oldest = _fits(connection)
        if oldest is None or oldest > schema.NEWEST:
            raise NewerDatabase(
                f"{database} was changed by a newer Pinxit (schema {newer}); this one knows schemas"
                f" up to {script.get_current_head()}."
            )
        return  # we find all that we know of
    if found == set(script.get_heads()):
        return
    newest = max(found, default="")
    missing = [step for revision, step in known.items() if revision > newest]
    oldest = max(map(_fits_after, missing))
    running = [one for one in database.schemas_in_use(connection) if one < oldest]
    if running:
        raise OlderServers(
            f"{database} is used by {len(running)} older servers (schema {min(running)}), which"
            " could not go on with the newest schema: stop all of them, then start this one again."
        )
    if found:
        database.keep_before(newest)
    database.beside_others(connection)
    with _ALEMBIC:
        command.upgrade(config, "head")
    connection.execute(delete(schema.fits))
    connection.execute(insert(schema.fits), {"oldest": oldest})


def _fits_after(step: Script) -> str:
    """Return the oldest schema whose servers can go on after a step."""
    return getattr(step.module, "fits", step.revision)


def _fits(connection: Connection) -> str | None:
    if not inspect(connection).has_table(schema.fits.name):
        return None
    return connection.execute(select(schema.fits.c.oldest)).scalar()


def alembic_config(connection: Connection) -> Config:
    """Tell Alembic where the steps are and which connection, within its transaction, to use."""
    config = Config()
    config.set_main_option("script_location", STEPS)
    config.attributes["connection"] = connection
    return config
