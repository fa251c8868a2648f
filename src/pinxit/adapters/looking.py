"""A look at a database that changes nothing: no file is made, no schema brought up to date."""

import asyncio
from urllib.parse import quote

from msgspec import Struct
from sqlalchemy import URL, Connection, Engine, create_engine, inspect, text
from sqlalchemy.exc import SQLAlchemyError

from pinxit.adapters import schema
from pinxit.adapters import statements as sql
from pinxit.adapters.alone import is_taken
from pinxit.adapters.database import Database, Sqlite, find_database
from pinxit.adapters.errors import failed
from pinxit.adapters.neighbours import schemas_in_use
from pinxit.adapters.sql import RAN_AT

_VERSIONS = "alembic_version"


class Looked(Struct, frozen=True, kw_only=True):
    """How a database is."""

    named: str  # without its password
    there: bool = True  # False: it will be made at the first start
    in_use: bool = False  # by a server, or by several
    damage: str | None = None
    schema: str | None = None  # None: nothing is in it yet
    size: int = 0  # bytes
    time: float | None = None  # None: it goes by this machine's clock
    ran_at: float | None = None  # until when a server is known to have run

    @property
    def is_newer(self) -> bool:
        """Tell whether a newer Pinxit has changed it."""
        return self.schema is not None and self.schema > schema.NEWEST

    @property
    def is_older(self) -> bool:
        """Tell whether the next start will change it."""
        return self.schema is not None and self.schema < schema.NEWEST


async def look_at(url: str) -> Looked:
    """Look at the database of a server, which may be running; raise `StoreError`."""
    return await asyncio.to_thread(_look, find_database(url))


def _look(database: Database) -> Looked:
    if not isinstance(database, Sqlite):
        return _with(database, database.readers())
    path = database.path
    if not path.exists() or not path.stat().st_size:
        return Looked(named=str(database), there=False)
    in_use = is_taken(path)
    if not in_use and (damage := database.check_before()):
        # SQLite would tidy the log away in which the damage is, with what can still be saved.
        return Looked(named=str(database), damage=damage)
    # Who may only read changes nothing, not even by closing.
    named = f"file:{quote(str(path))}"
    plain = URL.create("sqlite", database=named, query={"mode": "ro", "uri": "true"})
    return _with(database, create_engine(plain), in_use=in_use)


def _with(database: Database, engine: Engine, *, in_use: bool = False) -> Looked:
    try:
        with engine.connect() as connection:
            return _read(database, connection, in_use=in_use)
    except (SQLAlchemyError, OSError) as error:
        raise failed(error) from None
    finally:
        engine.dispose()


def _read(database: Database, connection: Connection, *, in_use: bool) -> Looked:
    known = inspect(connection)
    in_use = in_use or (not isinstance(database, Sqlite) and bool(schemas_in_use(connection)))
    version = ran_at = None
    if known.has_table(_VERSIONS):
        version = connection.execute(text(f"SELECT max(version_num) FROM {_VERSIONS}")).scalar()  # noqa: S608 (our own name)
    if known.has_table(schema.notes.name):
        ran_at = connection.execute(sql.NOTED, {"of_name": RAN_AT}).scalar()
    return Looked(
        named=str(database),
        in_use=in_use,
        damage=database.check(connection),
        schema=version,
        size=database.size(connection),
        time=database.time(connection),
        ran_at=ran_at,
    )
