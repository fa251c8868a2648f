"""All that a server keeps, as one file, and back again.

A backup is a tar file: a copy of the database first, then keys, own pictures and decks, and last a
list of what is in it. The database is copied as it is at one moment, while games run; pictures are
never changed, so all that its tables show is there when they are copied after it. Nothing is
trusted that was not read again: not the backup when it is made, and not when it is restored.
"""

import errno
import os
import sqlite3
import tarfile
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, nullcontext, suppress
from hashlib import file_digest, sha256
from io import BytesIO
from pathlib import Path, PurePosixPath
from typing import IO, Final

import msgspec
from msgspec import Struct

from pinxit import __version__
from pinxit.adapters import pg_dump, schema
from pinxit.adapters.aside import BEFORE, WORKSHOP, beside, is_empty, place_to_work, take_place
from pinxit.adapters.copying import copy_database, read_only
from pinxit.adapters.database import BEFORE as BEFORE_SCHEMA
from pinxit.adapters.database import Postgres
from pinxit.adapters.errors import StoreError
from pinxit.places import KEY
from pinxit.private import FILE, make_folder, narrow, write

FORMAT: Final = 1
LIST: Final = "pinxit-backup.json"
DATABASE: Final = "pinxit.sqlite3"
# Reasons why what was there may be no more; after all others, nothing has changed.
HALF: Final = "half_restored"
UNKNOWN: Final = "restore_unknown"
DUMP: Final = "pinxit.pgdump"  # in its place, where the database is PostgreSQL
# Not worth keeping: what is found out anew, and what belongs to a server that runs.
LEFT_OUT: Final = ("vectors.bin", ".lock", "lost+found")
MOST_LISTED: Final = 50_000_000  # bytes of a list: a million pictures, and less than memory
PLAIN: Final = (tarfile.REGTYPE, tarfile.AREGTYPE)
FULL: Final = (errno.ENOSPC, errno.EDQUOT)
CHUNK: Final = 1 << 20

Told = Callable[[int], object]  # how many bytes have been dealt with


class BadBackup(Exception):
    """A backup cannot be made or restored; `reason` is for programs."""

    def __init__(self, reason: str, sentence: str) -> None:
        super().__init__(sentence)
        self.reason = reason


class Listed(Struct, frozen=True, forbid_unknown_fields=True):
    """One file of a backup."""

    size: int
    sha256: str


class Contents(Struct, frozen=True, kw_only=True):
    """What is in a backup."""

    format: int
    version: str  # of Pinxit, when it was made
    made_at: float
    files: dict[str, Listed]
    schema: str | None = None  # of the tables, where that is not in the file itself
    fits: str | None = None  # the oldest schema whose servers can use them

    @property
    def size(self) -> int:
        """How many bytes there are to be read."""
        return sum(file.size for file in self.files.values())


class Restored(Struct, frozen=True):
    """What came of a restore."""

    contents: Contents
    tokens: int  # of seats that go on
    revoked: int  # of seats that were given up since, and stay so
    aside: Path | None  # where that lies which was there before
    kept: Path | None = None  # and, of PostgreSQL, a copy of the tables that were there


def weigh(folder: Path, database: Path | Postgres) -> int:
    """Return how many bytes a backup has to copy, about; refuse files that it cannot keep."""
    if isinstance(database, Postgres):
        weight = pg_dump.look(database).size
    else:
        weight = database.stat().st_size
    for _, path in _files(folder, database):
        with suppress(FileNotFoundError):  # games run
            weight += path.stat().st_size
    return weight


def make(folder: Path, database: Path | Postgres, target: Path, told: Told) -> Contents:
    """Write a backup, while a server runs or not; whole, or not at all."""
    if target.exists() or target.is_symlink():
        raise BadBackup("backup_exists", f"{target} is there already; nothing was written.")
    if target.resolve().is_relative_to(folder.resolve()):
        raise BadBackup("backup_inside", f"A backup of {folder} belongs outside of it.")
    if isinstance(database, Path) and not database.exists():
        raise BadBackup("bad_database", f"There is no database {database}.")
    with _named("A backup cannot be written"):
        make_folder(target.parent)
        with _workshop(target.parent) as workshop:
            new = workshop / "new"
            write(new, b"", os.O_EXCL)  # for its owner alone, from the first byte
            about = _copied(database, workshop)
            copy = workshop / (DUMP if isinstance(database, Postgres) else DATABASE)
            with new.open("wb") as file:
                files = _chained((copy.name, copy), _files(folder, database))
                contents = _packed(file, files, about, told)
                file.flush()
                os.fsync(file.fileno())
            if read(new, None, told) != contents:
                sentence = f"{target} could not be read again as it was written."
                raise BadBackup("bad_backup", sentence)
            _name(new, target)
    return contents


def _name(new: Path, target: Path) -> None:
    """Give a file its name, unless another has it since; and let that outlive a power cut."""
    try:
        os.link(new, target)
    except FileExistsError:
        raise BadBackup("backup_exists", f"{target} is there already.") from None
    except OSError:  # a disk without links
        new.rename(target)
    _sync(target.parent)


def read(backup: Path, into: Path | None, told: Told) -> Contents:
    """Read a backup to its last byte, and unpack it; raise `BadBackup` if anything is amiss."""
    try:
        with tarfile.open(backup, "r:") as packed:
            contents = _unpacked(packed, into, told)
    except (tarfile.TarError, EOFError) as error:
        raise BadBackup("bad_backup", f"{backup} is no whole backup: {error}.") from error
    return contents


def restore(
    backup: Path,
    folder: Path,
    told: Told,
    *,
    sign_out: bool = False,
    database: Postgres | None = None,
) -> Restored:
    """Put a backup in the place of a data folder; what is there goes aside, and nothing is lost.

    No server may be using the folder, or the database. Seats that were given up since the backup
    was made are not taken again by the devices that had them, as far as the database that was
    there knows.
    """
    folder = folder.resolve()
    with _named("It cannot be restored"), _workshop(place_to_work(folder)) as workshop:
        unpacked = workshop / "data"
        unpacked.mkdir()
        contents = read(backup, unpacked, told)
        if database is not None:
            return _into_postgres(contents, unpacked, folder, database, told, sign_out=sign_out)
        if DUMP in contents.files:
            raise BadBackup(
                "other_database",
                "It was made of tables in PostgreSQL: say into which it shall go,"
                " --database postgresql://…",
            )
        copy = unpacked / DATABASE
        _check_database(copy)
        _refuse_newer(*_schema_of(copy), contents.version)
        before = folder / DATABASE
        revoked = _revoke(copy, before if before.exists() else None, everyone=sign_out)
        tokens = len(_tokens(copy))
        aside = _moved_in(unpacked, folder)
    return Restored(contents, tokens, revoked, aside)


def _into_postgres(
    contents: Contents,
    unpacked: Path,
    folder: Path,
    database: Postgres,
    told: Told,
    *,
    sign_out: bool,
) -> Restored:
    """Put the tables into PostgreSQL, and all else into the folder."""
    if DUMP not in contents.files:
        raise BadBackup(
            "other_database",
            "It was made of tables in SQLite: restore it without --database, and let"
            " `pinxit tables move` bring them to PostgreSQL.",
        )
    _refuse_newer(contents.schema, contents.fits, contents.version)
    there = pg_dump.look(database)
    _refuse_newer(there.schema, there.fits, "what is there")
    workshop = unpacked.parent
    copy = workshop / DUMP
    (unpacked / DUMP).rename(copy)
    pg_dump.read_again(copy)
    kept = None if there.schema is None else beside(folder, workshop, f".{DUMP}")
    before = "" if kept is None else f" The tables that were there before lie in {kept}."
    try:
        if kept is not None:
            pg_dump.dump(database, kept)
        tokens = pg_dump.restore(database, copy, told, everyone=sign_out, there=there)
    except pg_dump.Unknown as unknown:
        sentence = f"{unknown} Look at the server, and restore once more.{before}"
        raise BadBackup(UNKNOWN, sentence) from unknown
    except BaseException:
        if kept is not None:
            kept.unlink(missing_ok=True)
        raise
    try:
        aside = _moved_in(unpacked, folder)
    except OSError as error:
        raise BadBackup(
            HALF,
            f"The tables are restored, and {folder} could not be replaced ({error.strerror})."
            f" Mend that, and restore once more.{before}",
        ) from error
    return Restored(contents, tokens.valid, tokens.revoked, aside, kept)


def has_something(folder: Path, database: Postgres | None = None) -> bool:
    """Tell whether anything is there that a backup would take the place of."""
    if database is not None and pg_dump.look(database).tables:
        return True
    return not is_empty(folder)


def _moved_in(unpacked: Path, folder: Path) -> Path | None:
    """Let what was unpacked be the data folder, and outlive a power cut."""
    for path in unpacked.rglob("*"):
        _sync(path)
    aside = take_place(unpacked, folder, DATABASE)
    narrow(folder)
    _sync(folder)
    _sync(folder.parent)
    return aside


def _sync(path: Path) -> None:
    """See that a file, or a folder's names, are on the disk; some have no such thing."""
    with suppress(OSError):
        handle = os.open(path, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _same_house(database: Path, before: Path) -> bool:
    """Tell whether both are of one house: another, begun anew, knows nothing of its seats."""
    ours, theirs = database.with_name(KEY), before.with_name(KEY)
    if not ours.exists() or not theirs.exists() or ours.read_bytes() == theirs.read_bytes():
        return True  # perhaps
    return bool(_column(database, "code", "tables") & _column(before, "code", "tables"))


@contextmanager
def _workshop(folder: Path) -> Iterator[Path]:
    """Lend a folder on the same disk, so that what is finished can be moved in one step."""
    made = tempfile.TemporaryDirectory(prefix=WORKSHOP, dir=folder, ignore_cleanup_errors=True)
    with made as name:
        yield Path(name)


@contextmanager
def _named(what: str) -> Iterator[None]:
    """Give what a disk or a database says a name of ours."""
    try:
        yield
    except pg_dump.NoCopy as error:
        raise BadBackup(error.reason, f"{what}. {error}") from error
    except StoreError as error:
        raise BadBackup(error.reason, f"{what}. {error}") from error
    except OSError as error:
        reason = "disk_full" if error.errno in FULL else "disk_failed"
        where = f"{error.filename}: " if error.filename else ""
        raise BadBackup(reason, f"{what}: {where}{error.strerror or error}.") from error


def _chained(
    first: tuple[str, Path], more: Iterator[tuple[str, Path]]
) -> Iterator[tuple[str, Path]]:
    yield first
    yield from more


def _files(folder: Path, database: Path | Postgres) -> Iterator[tuple[str, Path]]:
    """Yield what is kept beside the database, in the order of the names.

    Links are followed: whoever runs a server may have put `uploads` on another disk.
    """
    ours = database.resolve() if isinstance(database, Path) else None
    seen: set[Path] = set()
    for place, folders, files in os.walk(folder, followlinks=True):
        here = Path(place)
        real = here.resolve()
        if real in seen:
            folders.clear()  # a link that leads back
            continue
        seen.add(real)
        folders[:] = sorted(name for name in folders if not name.startswith((WORKSHOP, BEFORE)))
        for file in sorted(files):
            path = here / file
            name = path.relative_to(folder).as_posix()
            own = ours is not None and real == ours.parent and file.startswith(ours.name)
            if own or name in LEFT_OUT or file.endswith((".new", ".lock")):
                continue
            if file.startswith((DATABASE, BEFORE)) or BEFORE_SCHEMA in file:
                continue
            if path.is_file():
                _check_name(name, path)
                yield name, path


def _check_name(name: str, path: Path) -> None:
    """Refuse what could not be unpacked again: before anything is copied, as all is weighed."""
    try:
        name.encode()
    except UnicodeEncodeError:
        why = "its name is not written in UTF-8"
    else:
        if name not in {LIST, DUMP}:
            return
        why = "something of a backup's own has that name"
    shown = os.fsencode(path).decode(errors="backslashreplace")
    raise BadBackup("bad_file_name", f"{shown} cannot be kept, as {why}: rename it, or delete it.")


def _copied(database: Path | Postgres, workshop: Path) -> pg_dump.About | None:
    """Copy a database as it is at one moment; those who play do not wait for it."""
    if isinstance(database, Path):
        _copy_database(database, workshop / DATABASE)
        return None
    about = pg_dump.dump(database, workshop / DUMP)
    _refuse_newer(about.schema, about.fits, "what is there")
    return about


def _refuse_newer(newest: str | None, oldest: str | None, by: str) -> None:
    """Refuse tables that a server of this version could not open."""
    if newest is not None and newest > schema.NEWEST and (oldest or newest) > schema.NEWEST:
        raise BadBackup(
            "newer_backup",
            f"Its tables are of a newer Pinxit ({by}; schema {newest}); this one knows schemas up"
            f" to {schema.NEWEST}.",
        )


def _schema_of(database: Path) -> tuple[str | None, str | None]:
    """Return the schema of an SQLite file, and the oldest that can use it, as far as it says."""
    with closing(sqlite3.connect(read_only(database), uri=True)) as link:
        found = []
        for query in (
            "SELECT max(version_num) FROM alembic_version",
            "SELECT max(oldest) FROM fits",
        ):
            try:
                (value,) = link.execute(query).fetchone()
            except sqlite3.OperationalError:  # no such table
                value = None
            found.append(value)
    return found[0], found[1]


def _copy_database(database: Path, copy: Path) -> None:
    try:
        copy_database(database, copy)
    except sqlite3.Error as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_FULL:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(copy.parent)) from error
        raise BadBackup("bad_database", f"{database} cannot be copied: {error}.") from error
    _check_database(copy)


def _check_database(database: Path) -> None:
    if not database.exists():
        raise BadBackup("bad_backup", "There is no database in this backup.")
    try:
        with closing(sqlite3.connect(read_only(database), uri=True)) as link:
            (found,) = link.execute("PRAGMA integrity_check(1)").fetchone()
    except sqlite3.Error as error:
        found = error
    if found != "ok":
        raise BadBackup("database_damaged", f"The database is damaged: {found}.")


def _packed(
    file: IO[bytes],
    files: Iterator[tuple[str, Path]],
    about: pg_dump.About | None,
    told: Told,
) -> Contents:
    listed = {}
    with tarfile.open(fileobj=file, mode="w:", format=tarfile.PAX_FORMAT) as packed:
        for name, path in files:
            try:
                source = path.open("rb")
            except FileNotFoundError:
                continue  # a table has gone meanwhile, with its pictures
            with source:
                size = os.fstat(source.fileno()).st_size
                digest = file_digest(source, "sha256").hexdigest()
                source.seek(0)
                packed.addfile(_entry(name, size), source)
            listed[name] = Listed(size, digest)
            told(size)
        contents = Contents(
            format=FORMAT,
            version=__version__,
            made_at=time.time(),
            files=listed,
            schema=None if about is None else about.schema,
            fits=None if about is None else about.fits,
        )
        data = msgspec.json.encode(contents)
        packed.addfile(_entry(LIST, len(data)), BytesIO(data))
    return contents


def _entry(name: str, size: int) -> tarfile.TarInfo:
    entry = tarfile.TarInfo(name)
    entry.size, entry.mode, entry.mtime = size, FILE, int(time.time())
    return entry


def _unpacked(packed: tarfile.TarFile, into: Path | None, told: Told) -> Contents:
    found: dict[str, Listed] = {}
    contents = None
    for entry in packed:
        source = packed.extractfile(entry) if entry.type in PLAIN else None
        if (
            source is None
            or contents is not None
            or not _is_safe(entry.name)
            or entry.name in found
        ):
            raise BadBackup("bad_backup", f"“{entry.name[:80]}” does not belong into a backup.")
        if entry.name == LIST:
            contents = _contents(source.read(MOST_LISTED + 1))
            continue
        found[entry.name] = Listed(entry.size, _read_through(source, _new(into, entry.name)))
        told(entry.size)
    if contents is None:
        raise BadBackup("bad_backup", "The list at its end is missing: it was cut short.")
    if contents.files != found:
        odd = sorted(
            name
            for name in {*found, *contents.files}
            if found.get(name) != contents.files.get(name)
        )
        raise BadBackup("bad_backup", f"Not as it was written: {', '.join(odd[:5])}.")
    return contents


def _new(into: Path | None, name: str) -> Path | None:
    """Make an empty file for what is to be unpacked, if it is."""
    if into is None:
        return None
    path = into / name
    make_folder(path.parent)
    write(path, b"", os.O_EXCL)
    return path


def _read_through(source: IO[bytes], path: Path | None) -> str:
    """Return the digest of what is read, and write it if it is to be kept."""
    digest = sha256()
    with nullcontext() if path is None else path.open("wb") as kept:
        while chunk := source.read(CHUNK):
            digest.update(chunk)
            if kept is not None:
                kept.write(chunk)
    return digest.hexdigest()


def _contents(data: bytes) -> Contents:
    try:
        contents = msgspec.json.decode(data[:MOST_LISTED], type=Contents)
    except msgspec.DecodeError as error:
        raise BadBackup("bad_backup", f"Its list cannot be read: {error}.") from error
    if contents.format != FORMAT:
        raise BadBackup("newer_backup", f"It was made by a newer Pinxit, {contents.version}.")
    return contents


def _is_safe(name: str) -> bool:
    """Tell whether a name leads into the folder, and nowhere else."""
    path = PurePosixPath(name)
    if os.name == "nt" and not {*name}.isdisjoint(":\\"):  # elsewhere, they lead nowhere
        return False
    return bool(path.parts) and not path.is_absolute() and ".." not in path.parts


def _revoke(database: Path, before: Path | None, *, everyone: bool) -> int:
    """Take the tokens away that are not valid any more; return how many."""
    try:
        with closing(sqlite3.connect(database)) as link, link:
            if everyone:
                return link.execute("DELETE FROM tokens").rowcount
            if before is None or not _same_house(database, before):
                return 0
            valid = _tokens(before)
            stale = [(one,) for one in _tokens(database) - valid]
            link.executemany("DELETE FROM tokens WHERE hash = ?", stale)
            return len(stale)
    except sqlite3.Error as error:
        raise BadBackup(
            "bad_database",
            f"Which seats were given up since cannot be found out ({error}); --sign-out lets every"
            " device sit down anew.",
        ) from error


def _tokens(database: Path) -> set[str]:
    return _column(database, "hash", "tokens")


def _column(database: Path, column: str, table: str) -> set[str]:
    with closing(sqlite3.connect(read_only(database), uri=True)) as link:
        return {one for (one,) in link.execute(f"SELECT {column} FROM {table}")}  # noqa: S608 (ours)
