"""A copy of our tables in PostgreSQL, by its own programs, and back again.

They are looked for on the PATH, and must be as new as the server: an older `pg_dump` cannot read
what a newer server has. Newer ones may be used, too: what they set that an older server does not
know is left out. Passwords are handed on in the environment, as everybody on the machine can read a
command line.
"""

import os
import re
import shutil
import subprocess
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final

from msgspec import Struct
from sqlalchemy import URL, Connection, inspect, text
from sqlalchemy.exc import SQLAlchemyError

from pinxit.adapters import schema
from pinxit.adapters.database import SECRETS, Database, Postgres, find_database
from pinxit.adapters.errors import StoreError, no_room, said
from pinxit.private import write

DUMP, RESTORE, SQL = "pg_dump", "pg_restore", "psql"
CHUNK: Final = 1 << 20
OURS: Final = ("alembic_version", *schema.metadata.tables)
_LAST_WORDS: Final = 500  # characters of what a program said
_REVOKED: Final = "pinxit revoked "
_MADE: Final = b"\nCREATE "  # where the settings end, before which stands nothing of a table's
# What newer programs set at the beginning of a copy, and the first server that knows it.
_SETTINGS: Final = ((17, b"\nSET transaction_timeout = 0;"),)

_FAILED: Final = 3  # how psql ends where a statement did

Told = Callable[[int], object]


class NoCopy(StoreError):
    """PostgreSQL's programs cannot do it; `reason` says why, for programs."""

    def __init__(self, reason: str, sentence: str) -> None:
        super().__init__(sentence)
        self.reason = reason


class Unknown(NoCopy):
    """It broke off when the end was on its way already: nobody knows whether it is done."""


class Tokens(Struct, frozen=True):
    """What became of the tokens of a copy."""

    valid: int
    revoked: int


class About(Struct, frozen=True):
    """What there is in a database."""

    schema: str | None  # which of ours; None: none
    fits: str | None  # the oldest that can use it
    tokens: int
    tables: tuple[str, ...]  # by their whole names
    inside: str  # which schema of PostgreSQL's
    version: int  # of the server
    size: int


def postgres(url: str) -> Postgres:
    """Understand an address; raise `StoreError`."""
    database = find_database(url)
    if not isinstance(database, Postgres):
        raise NoCopy("bad_database", f"{database} is no PostgreSQL.")
    return database


def look(database: Postgres) -> About:
    """Ask a server what there is; raise `StoreError`."""
    with _asking(database) as connection:
        inside = str(connection.execute(text("SELECT current_schema()")).scalar())
        inspector = inspect(connection)
        names = [name for name in inspector.get_table_names() if name in OURS]
        newest = fits = None
        tokens = 0
        if "alembic_version" in names:
            query = text("SELECT max(version_num) FROM alembic_version")
            newest = connection.execute(query).scalar()
        if schema.fits.name in names:
            fits = connection.execute(text("SELECT max(oldest) FROM fits")).scalar()
        if schema.tokens.name in names:
            tokens = int(connection.execute(text("SELECT count(*) FROM tokens")).scalar_one())
        number = connection.execute(text("SHOW server_version_num")).scalar_one()
        return About(
            newest,
            fits,
            tokens,
            tuple(_quoted(inside, name) for name in names),
            inside,
            int(number) // 10_000,
            database.size(connection),
        )


def is_used(database: Database) -> bool:
    """Tell whether a server of ours is running there."""
    neighbours = database.neighbours()
    if neighbours is None:
        return False
    try:
        return neighbours.others() > 0
    finally:
        neighbours.close()


def dump(database: Postgres, into: Path) -> About:
    """Copy our tables as they are at one moment, for their owner alone; read the copy again."""
    about = look(database)
    if about.schema is None:
        raise NoCopy("bad_database", f"There are no tables of Pinxit in {database}.")
    program, reader = find(DUMP, about.version), find(RESTORE, about.version)
    write(into, b"", os.O_EXCL)
    only = [f"--table={_quoted(about.inside, '*')}"]
    plain = ("--format=custom", "--no-owner", "--no-privileges")
    _run(database, program, *plain, *only, "--file", str(into))
    read_again(into, reader)
    return about


def read_again(file: Path, reader: str | None = None) -> None:
    """See that a copy can be read to its end."""
    reader = reader or find(RESTORE, 0)
    _finished([reader, "--file", os.devnull, str(file)], dict(os.environ), reader)


def restore(database: Postgres, file: Path, told: Told, *, everyone: bool, there: About) -> Tokens:
    """Put a copy in the place of our tables, in one transaction.

    Whatever is raised but `Unknown`, nothing has happened.
    """
    if is_used(database):
        raise NoCopy("database_in_use", f"{database} is used by a server: stop it first.")
    reader, writer = find(RESTORE, there.version), find(SQL, there.version)
    before, after = _around(there, everyone=everyone)
    quiet = ("--no-psqlrc", "--quiet", "--tuples-only", "--no-align")
    strict = ("--set=ON_ERROR_STOP=1", "--set=VERBOSITY=terse")  # rows are nobody's business
    command = [writer, *quiet, *strict, "--dbname", _plain(database)]
    plain = ("--no-owner", "--no-privileges", "--file", "-")
    with (
        subprocess.Popen(  # noqa: S603 (found on the PATH, as whoever runs it wants)
            [reader, *plain, str(file)], stdout=subprocess.PIPE, stderr=subprocess.PIPE
        ) as source,
        subprocess.Popen(  # noqa: S603 (same)
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=_environment(database),
        ) as target,
    ):
        assert source.stdout is not None  # noqa: S101 (for mypy: they are pipes)
        assert target.stdin is not None  # noqa: S101 (same)
        whole = False
        try:
            try:
                target.stdin.write(before.encode())
                _pour(source.stdout, target.stdin, told, there.version)
                whole = source.wait() == 0
                if whole:
                    target.stdin.write(after.encode())
            except BrokenPipeError:
                source.kill()
                target.wait()  # psql ends, and says why
            finally:
                if not whole:
                    target.kill()  # before it has heard COMMIT: nothing has happened
            answer = target.communicate()[0].decode(errors="replace")
        except BaseException as error:
            target.kill()
            if not whole:
                raise
            raise _unknown(f"It was broken off ({type(error).__name__}).") from error
        if source.returncode > 0 and source.stderr is not None:
            answer = source.stderr.read().decode(errors="replace")
    counted = re.search(rf"{_REVOKED}(\d+) of (\d+)", answer)
    if target.returncode == 0 and counted is not None:
        revoked = int(counted[1])
        return Tokens(int(counted[2]) - revoked, revoked)
    # psql stops at the first statement that fails; if nobody ends it, it has said all it heard.
    early = target.returncode > 0 and counted is None
    if not whole or early or target.returncode == _FAILED:
        raise NoCopy("restore_failed", f"PostgreSQL refuses it: {_last(answer)}")
    raise _unknown(_last(answer))


def _unknown(why: str) -> Unknown:
    return Unknown(
        "restore_unknown",
        "Nobody knows whether the tables were restored, as PostgreSQL did not say so at the end:"
        f" {why}",
    )


def find(program: str, version: int) -> str:
    """Find a program that is as new as a server; raise `NoCopy`."""
    found = shutil.which(program)
    if found is None:
        raise NoCopy(
            "no_postgres_tools",
            f"PostgreSQL is copied by its own programs, and {program} is not on the PATH: install"
            f" its client programs ({version or 'as new as the server'}; on Debian and Ubuntu"
            " apt install postgresql-client).",
        )
    named = _finished([found, "--version"], dict(os.environ), found)
    number = re.search(r"\s(\d+)", named)
    if number is None or int(number[1]) < version:
        raise NoCopy(
            "old_postgres_tools",
            f"{found} is of PostgreSQL {number[1] if number else '?'}, and the server of"
            f" {version}: put client programs of {version} or newer first on the PATH.",
        )
    return found


def _around(there: About, *, everyone: bool) -> tuple[str, str]:
    """Return what is said before and after a copy; whoever starts a server waits for its end."""
    kept = (schema.tokens, schema.secrets, schema.tables)
    tokens, secrets, tables = (_quoted(there.inside, table.name) for table in kept)
    knows = {tokens, secrets, tables} <= {*there.tables}
    before = ["BEGIN", f"SELECT pg_catalog.pg_advisory_xact_lock({Postgres.LOCK})"]
    if knows:
        for columns, table in (("hash", tokens), ("name, secret", secrets), ("code", tables)):
            name = table.rpartition(".")[2]
            found = f"SELECT {columns} FROM {table}"  # noqa: S608 (ours)
            before.append(f"CREATE TEMPORARY TABLE pinxit_{name} AS {found}")
    if there.tables:
        before.append(f"DROP TABLE {', '.join(there.tables)}")
    which = "true" if everyone else "false"
    if knows and not everyone:
        # A house that was begun anew, with another secret and other tables, knows of no seat here.
        of_it = f"SELECT FROM {tables} JOIN pg_temp.pinxit_tables USING (code)"
        pairs = f"{secrets} AS ours JOIN pg_temp.pinxit_secrets AS theirs USING (name)"
        other = f"SELECT FROM {pairs} WHERE ours.secret <> theirs.secret"
        stale = "hash NOT IN (SELECT hash FROM pg_temp.pinxit_tokens)"
        which = f"{stale} AND (EXISTS ({of_it}) OR NOT EXISTS ({other}))"
    after = (
        f"WITH gone AS (DELETE FROM {tokens} WHERE {which} RETURNING 1)"  # noqa: S608 (ours)
        f" SELECT '{_REVOKED}' || pg_catalog.count(*) || ' of '"
        f" || (SELECT pg_catalog.count(*) FROM {tokens}) FROM gone"
    )
    return ";\n".join([*before, ""]), f"{after};\nCOMMIT;\n"


def _pour(source: IO[bytes], target: IO[bytes], told: Told, version: int) -> None:
    """Hand a copy on to a server of a version, who would refuse it for a setting it lacks."""
    chunk = _known(source.read(CHUNK), version)
    while chunk:
        target.write(chunk)
        told(len(chunk))
        chunk = source.read(CHUNK)


def _known(start: bytes, version: int) -> bytes:
    settings, made, rest = start.partition(_MADE)
    for since, setting in _SETTINGS:
        if version < since:
            settings = settings.replace(setting, b"")
    return settings + made + rest


@contextmanager
def _asking(database: Postgres) -> Iterator[Connection]:
    engine = database.readers()
    try:
        with engine.connect() as connection:
            yield connection
    except SQLAlchemyError as error:
        cannot = NoCopy("bad_database", f"{database} cannot be read: {said(error)}.")
        raise no_room(error) or cannot from None
    finally:
        engine.dispose()


def _run(database: Postgres, program: str, *words: str) -> str:
    return _finished(
        [program, *words, "--dbname", _plain(database)], _environment(database), program
    )


def _finished(command: Sequence[str], environment: dict[str, str], program: str) -> str:
    done = subprocess.run(  # noqa: S603 (found on the PATH, as whoever runs it wants)
        command, env=environment, capture_output=True, check=False
    )
    if done.returncode:
        words = _last(done.stderr.decode(errors="replace"))
        raise NoCopy("copy_failed", f"{Path(program).name} has failed: {words}")
    return done.stdout.decode(errors="replace")


def _plain(database: Postgres) -> str:
    """Say how it is reached, without the password."""
    url = database.url.difference_update_query(["password"])
    if told := sorted(SECRETS & url.query.keys()):
        raise NoCopy(
            "bad_database",
            f"{database} is asked with {', '.join(told)}, which PostgreSQL's programs take from a"
            " command line that everybody here can read, or from a service file: put it into one,"
            " and say service=… in its place.",
        )
    bare = URL.create("postgresql", url.username, None, url.host, url.port, url.database, url.query)
    return bare.render_as_string(hide_password=False)


def _environment(database: Postgres) -> dict[str, str]:
    asked = database.url.normalized_query.get("password")  # which counts more, as for the driver
    password = asked[-1] if asked else database.url.password
    more = {} if password is None else {"PGPASSWORD": str(password)}
    return {**os.environ, **more, "LC_ALL": "C"}


def _quoted(inside: str, name: str) -> str:
    """Name a table wholly; `*`: all."""
    plain = inside.replace('"', '""')
    return f'"{plain}".{name}'


def _last(words: str) -> str:
    """Return the end of what a program said, in one line."""
    end = " ".join(words.split())[-_LAST_WORDS:] or "it does not say why"
    return f"{end.rstrip('.')}."
