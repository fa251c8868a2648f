"""The one place that knows SQLite from PostgreSQL: how to connect, to begin and to lock."""

import logging
from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from sqlite3 import SQLITE_BUSY, OperationalError
from sqlite3 import Connection as SqliteConnection
from sqlite3 import Error as SqliteError
from time import monotonic, sleep
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError

from pinxit.adapters.alone import Turn
from pinxit.adapters.copying import copy_database
from pinxit.adapters.damage import COPY, check_log, check_pages, keep_copy
from pinxit.adapters.errors import BadDatabase, said
from pinxit.adapters.neighbours import Neighbours, schemas_in_use
from pinxit.adapters.pools import CONNECT, READERS, SILENCE, WAIT, WORK
from pinxit.adapters.prepared import execute
from pinxit.adapters.shared_file import PATIENCE, begin, check_in_place, patience
from pinxit.private import make_file, make_folder, narrow

if TYPE_CHECKING:
    import psycopg

log = logging.getLogger(__name__)

BEFORE: Final = ".before-schema-"  # the copy of a database that was changed
# What an address may hold of PostgreSQL's, and nobody but it should read.
SECRETS: Final = frozenset(
    {"password", "sslpassword", "scram_client_key", "scram_server_key", "oauth_client_secret"}
)
DURABLE = ("journal_mode = WAL", "synchronous = FULL")


class Database(ABC):
    """Makes connections of three kinds; none is opened before it is used."""

    puts_at_once = False  # whether the driver writes many rows and commits them by one call
    copies: Path | None = None  # where copies of what many servers share belong; None: nowhere

    def __init__(self, url: URL) -> None:
        self.url = url

    def __str__(self) -> str:
        plain = self.url.set(drivername=self.url.get_backend_name())
        plain = plain.difference_update_query(SECRETS)
        return plain.render_as_string(hide_password=True)

    @abstractmethod
    def prepare(self) -> None:
        """Do what must be done before the first connection; raise `OSError`."""

    @abstractmethod
    async def take(self) -> Turn | None:
        """Wait until no other server has it; None: many may share it. Raise `DatabaseInUse`."""

    def check_before(self) -> str | None:
        """Look for damage while nobody has it open; say what was found."""
        return None

    def check(self, connection: Connection) -> str | None:
        """Look for damage; say what was found."""
        del connection
        return None

    def keep_copy(self) -> str:
        """Copy what is damaged, and say where the copy is; raise `BadDatabase`."""
        return "nowhere"

    def has_copy(self) -> bool:
        """Tell whether there is a copy of an earlier start."""
        return False

    def keep_before(self, schema: str) -> None:
        """Keep a copy as it is before the schema is changed; raise `BadDatabase`."""
        del schema

    @abstractmethod
    def writer(self) -> Engine:
        """Return an engine with one connection, on which nothing begins or ends by itself."""

    @abstractmethod
    def begin(self, connection: Connection) -> None:
        """Begin a transaction of the writer's; it is ended by `COMMIT`, or with the connection."""

    @abstractmethod
    def readers(self) -> Engine:
        """Return an engine whose transactions see one moment of the database."""

    @abstractmethod
    def migrator(self) -> Engine:
        """Return an engine to change the schema with."""

    def neighbours(self) -> Neighbours | None:
        """Return somebody who sees other servers; None: there can be none."""
        return None

    def time(self, connection: Connection) -> float | None:
        """Return what time it is there; None: it is this machine's."""
        del connection
        return None

    @abstractmethod
    def size(self, connection: Connection) -> int:
        """Return how many bytes hold something."""

    @abstractmethod
    def lock(self, connection: Connection) -> None:
        """Let only one process change the schema, until the end of the transaction."""

    def schemas_in_use(self, connection: Connection) -> tuple[str, ...]:
        """Name the schemas of all servers that use it, ours among them."""
        del connection
        return ()

    def beside_others(self, connection: Connection) -> None:
        """Change the schema without holding up those who play."""
        del connection  # a file has one server


class Sqlite(Database):
    """A file. Another process may read it, and write to it between our groups."""

    @property
    def path(self) -> Path:
        """The file. SQLite gives those that it makes beside it the same mode."""
        return Path(self.url.database or "")

    def prepare(self) -> None:
        """Make the file and the folders on the way, for their owner alone."""
        make_folder(self.path.parent)
        make_file(self.path)
        for suffix in ("-wal", "-shm", "-journal"):
            narrow(self.path.with_name(self.path.name + suffix))

    async def take(self) -> Turn | None:
        """Let no two servers write, who would not hear of each other's moves."""
        return await Turn.take(self.path)

    def check_before(self) -> str | None:
        """Look at the log before SQLite does, which would forget what comes after a scratch."""
        return check_log(self.path)

    def check(self, connection: Connection) -> str | None:
        """Let SQLite look through the file."""
        return check_pages(connection, self.size(connection))

    def keep_copy(self) -> str:
        """Copy the file and its log, for their owner alone."""
        return str(keep_copy(self.path))

    def has_copy(self) -> bool:
        """Tell whether there is a copy: what SQLite finds in the file, it finds at every start."""
        return any(self.path.parent.glob(f"{self.path.name}{COPY}*"))

    def keep_before(self, schema: str) -> None:
        """Keep a copy beside the file: of the last schema only, as each is as large as the file."""
        before = f"{self.path.name}{BEFORE}"
        copy = self.path.with_name(before + schema)
        try:
            for old in self.path.parent.glob(f"{before}*"):
                old.unlink()
            copy_database(self.path, copy)
        except (SqliteError, OSError) as error:
            copy.unlink(missing_ok=True)
            raise BadDatabase(
                f"{self.path} is to be changed for this version, and cannot be copied before"
                f" ({said(error)}): make room for as much again."
            ) from None

    def writer(self) -> Engine:
        """FULL: what was acknowledged outlives a power cut, not only a crash."""
        return self._engine(1, (*DURABLE, "foreign_keys = ON"))

    def begin(self, connection: Connection) -> None:
        """Lock the file, and see that it is still the one that will be found."""
        begin(connection, "BEGIN IMMEDIATE")
        check_in_place(connection, self.url.database or "")

    def readers(self) -> Engine:
        """WAL: readers and the writer do not wait for each other."""
        return _beginning("BEGIN", self._engine(READERS, ("query_only = ON",)))

    def migrator(self) -> Engine:
        """Without foreign keys, or replacing `tables` by its copy would delete all its events."""
        engine = self._engine(1, (*DURABLE, "foreign_keys = OFF"))
        return _beginning("BEGIN IMMEDIATE", engine)

    def size(self, connection: Connection) -> int:
        """Count the pages in use: those of what was deleted are written to again."""
        pages, free, size = (
            connection.exec_driver_sql(f"PRAGMA {name}").scalar_one()
            for name in ("page_count", "freelist_count", "page_size")
        )
        return int((pages - free) * size)

    def lock(self, connection: Connection) -> None:
        """BEGIN IMMEDIATE has locked the file already."""

    def _engine(self, size: int, pragmas: tuple[str, ...]) -> Engine:
        engine = create_engine(self.url, pool_size=size, max_overflow=0)

        @event.listens_for(engine, "connect")
        def set_up(connection: SqliteConnection, _record: object) -> None:
            connection.isolation_level = None  # Python's module begins too late, if at all
            connection.execute(patience(PATIENCE)).close()
            for pragma in pragmas:
                _set_pragma(connection, pragma)

        return engine


def _beginning(how: str, engine: Engine) -> Engine:
    """Let transactions begin so, whenever SQLAlchemy begins one."""
    event.listen(engine, "begin", lambda connection: begin(connection, how))
    return engine


def _set_pragma(connection: SqliteConnection, pragma: str) -> None:
    """Insist: of two that turn a new file to WAL at once, SQLite refuses one without waiting."""
    deadline = monotonic() + PATIENCE
    while True:
        try:
            return connection.execute(f"PRAGMA {pragma}").close()
        except OperationalError as error:
            if error.sqlite_errorcode & 0xFF != SQLITE_BUSY or monotonic() > deadline:
                raise
            sleep(0.01)


class Postgres(Database):
    """A server, shared with other nodes: row locks and `version` decide who was quicker."""

    LOCK = 0x_70_69_6E_78_69_74  # "pinxit"
    puts_at_once = True
    _kept: str | None = None  # the schema that was copied before it is changed

    def prepare(self) -> None:
        """Whoever runs the server has made the database."""

    async def take(self) -> Turn | None:
        """Nodes share it."""
        return None

    def writer(self) -> Engine:
        """One connection."""
        return self._engine("AUTOCOMMIT", 1)

    def begin(self, connection: Connection) -> None:
        """An UPDATE that waited for another node looks at the version again (READ COMMITTED)."""
        execute(connection, "BEGIN ISOLATION LEVEL READ COMMITTED")

    def readers(self) -> Engine:
        """A snapshot and its records must be of the same moment."""
        return self._engine("REPEATABLE READ", READERS)

    def migrator(self) -> Engine:
        """One connection, too, which takes as long as it needs."""
        return self._engine("READ COMMITTED", 1, hasty=False)

    def neighbours(self) -> Neighbours | None:
        """Other nodes may serve the same tables."""
        return Neighbours(self._engine("AUTOCOMMIT", 1))

    def keep_before(self, schema: str) -> None:
        """Keep a copy in the data folder: of the last schema only, and once, however often we try.

        Where there is no room for it, or no `pg_dump`, the log says so: the step is taken or not
        taken as a whole, and whoever runs a PostgreSQL may have copies of their own.
        """
        if self.copies is None or self._kept == schema:
            return
        from pinxit.adapters import pg_dump  # noqa: PLC0415 (it needs us)

        self._kept = schema
        copy = self.copies / f"pinxit{BEFORE}{schema}.pgdump"
        try:
            make_folder(self.copies)
            for old in self.copies.glob(f"pinxit{BEFORE}*.pgdump"):
                old.unlink()
            pg_dump.dump(self, copy)
        except (pg_dump.NoCopy, OSError) as error:
            copy.unlink(missing_ok=True)
            log.warning("%s is changed for this version without a copy of it: %s", self, error)

    def schemas_in_use(self, connection: Connection) -> tuple[str, ...]:
        """Each server holds a lock that tells its schema."""
        return schemas_in_use(connection)

    def beside_others(self, connection: Connection) -> None:
        """Wait for no table for long: whoever comes after us would wait, too.

        PostgreSQL looks for a deadlock after a second, and whoever plays would be refused: we give
        up before.
        """
        connection.execute(text("SET LOCAL lock_timeout = '500ms'"))

    def time(self, connection: Connection) -> float | None:
        """Ask the server, so that it is as late for all nodes, whatever their own clocks say."""
        now = text("SELECT extract(epoch FROM clock_timestamp())::float8")
        return float(connection.execute(now).scalar_one())

    def size(self, connection: Connection) -> int:
        """Ask the server, who counts its files: what was deleted counts until it has swept."""
        return int(
            connection.execute(text("SELECT pg_database_size(current_database())")).scalar_one()
        )

    def lock(self, connection: Connection) -> None:
        """Nodes that start together take turns."""
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": self.LOCK})

    def _engine(self, isolation: str, size: int, *, hasty: bool = True) -> Engine:
        told = self.url.query
        engine = create_engine(
            self.url,
            isolation_level=isolation,
            pool_size=size,
            max_overflow=0,
            pool_pre_ping=True,  # the server may have been restarted since
            connect_args={name: value for name, value in _LINE.items() if name not in told},
        )
        settings = {**_PLANS, **(_haste() if hasty else {})}
        event.listen(engine, "connect", lambda link, _: _set_up(link, settings))
        return engine


# A network that goes silent is noticed, and not after a quarter of an hour.
_LINE = {
    "connect_timeout": CONNECT,
    "keepalives_idle": SILENCE // 2,
    "keepalives_interval": SILENCE // 4,
    "keepalives_count": 2,
    "tcp_user_timeout": SILENCE * 1000,
}
# A statement is planned once: each finds a few rows by an index, whatever the values are. To plan
# it again, as PostgreSQL would each time, takes three times as long as to append a row.
_PLANS = {"plan_cache_mode": "force_generic_plan", "jit": "off"}


def _haste() -> dict[str, str]:
    """Let no node wait for ever for another that holds a row and hangs."""
    return {
        "lock_timeout": f"{WAIT}s",
        "statement_timeout": f"{WORK}s",
        "idle_in_transaction_session_timeout": f"{WORK}s",
    }


def _set_up(connection: "psycopg.Connection[Any]", settings: Mapping[str, str]) -> None:
    """Say how a connection shall work, which holds whatever becomes of its transactions."""
    connection.cursor_factory = _as_it_is()
    before, connection.autocommit = connection.autocommit, True
    said = [word for setting in settings.items() for word in setting]
    connection.execute(
        "SELECT " + ", ".join(["set_config(%s, %s, false)"] * len(settings)),
        said,
    )
    connection.autocommit = before


@cache
def _as_it_is() -> "type[psycopg.Cursor[Any]]":
    """Return what reads bytes as bytes: as text, they would be twice as many digits."""
    from psycopg import Cursor, pq  # noqa: PLC0415 (only when asked for, as below)

    class AsItIs(Cursor[Any]):
        def __init__(self, *args: Any, **options: Any) -> None:  # noqa: ANN401 (its own)
            super().__init__(*args, **options)
            self.format = pq.Format.BINARY

    return AsItIs


def find_database(url: str) -> Database:
    """Understand a URL; raise `BadDatabase`."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        raise BadDatabase("A database is sqlite:///path or postgresql://user@host/name.") from None
    match parsed.drivername:
        case "sqlite":
            return _sqlite(parsed)
        case "postgresql" | "postgres" | "postgresql+psycopg":
            return _postgres(parsed)
        case other:
            raise BadDatabase(f"Pinxit keeps tables in sqlite or postgresql, not in {other}.")


def _sqlite(url: URL) -> Database:
    if not url.database or url.database == ":memory:":
        raise BadDatabase("An SQLite database needs a path: sqlite:///pinxit.db (or use memory:).")
    return Sqlite(URL.create("sqlite", database=url.database))


def _postgres(url: URL) -> Database:
    try:
        import_module("psycopg")  # only when asked for: most houses have no PostgreSQL
    except ImportError:
        raise BadDatabase(
            "PostgreSQL needs the driver psycopg: `make postgresql` installs it, as it is pinned,"
            " and so does pip install 'psycopg[binary]'."
        ) from None
    return Postgres(url.set(drivername="postgresql+psycopg"))
