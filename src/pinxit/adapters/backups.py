"""All that a server keeps, as one file, and back again.

A backup is a tar file: a copy of the database first, then keys, own pictures and decks, and last a
list of what is in it. The database is copied as it is at one moment, while games run; pictures are
never changed, so all that its tables show is there when they are copied after it. Nothing is
trusted that was not read again: not the backup when it is made, and not when it is restored.
"""

import os
import sqlite3
import tarfile
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, nullcontext
from hashlib import file_digest, sha256
from io import BytesIO
from pathlib import Path, PurePosixPath
from typing import IO, Final

import msgspec
from msgspec import Struct

from pinxit import __version__
from pinxit.adapters.copying import copy_database, read_only
from pinxit.private import FILE, make_folder, narrow, write

FORMAT: Final = 1
LIST: Final = "pinxit-backup.json"
DATABASE: Final = "pinxit.sqlite3"
# Not worth keeping: what is found out anew, and what belongs to a server that runs.
LEFT_OUT: Final = ("vectors.bin", ".lock")
MOST_LISTED: Final = 50_000_000  # bytes of a list: a million pictures, and less than memory
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


def weigh(folder: Path, database: Path) -> int:
    """Return how many bytes a backup has to copy."""
    return database.stat().st_size + sum(
        path.stat().st_size for _, path in _files(folder, database)
    )


def make(folder: Path, database: Path, target: Path, told: Told) -> Contents:
    """Write a backup, while a server runs or not; whole, or not at all."""
    if target.exists():
        raise BadBackup("backup_exists", f"{target} is there already; nothing was written.")
    if target.absolute().is_relative_to(folder.absolute()):
        raise BadBackup("backup_inside", f"A backup of {folder} belongs outside of it.")
    if not database.exists():
        raise BadBackup("bad_database", f"There is no database {database}.")
    make_folder(target.parent)
    new = target.with_name(f"{target.name}.new")
    new.unlink(missing_ok=True)
    try:
        write(new, b"", os.O_EXCL)  # for its owner alone, from the first byte
        with _workshop(target.parent) as workshop, new.open("wb") as file:
            copy = workshop / DATABASE
            _copy_database(database, copy)
            contents = _packed(file, [(DATABASE, copy), *_files(folder, database)], told)
            file.flush()
            os.fsync(file.fileno())
        if read(new, None, told) != contents:
            raise BadBackup("bad_backup", f"{target} could not be read again as it was written.")
        new.rename(target)
    finally:
        new.unlink(missing_ok=True)
    return contents


def read(backup: Path, into: Path | None, told: Told) -> Contents:
    """Read a backup to its last byte, and unpack it; raise `BadBackup` if anything is amiss."""
    try:
        with tarfile.open(backup, "r:") as packed:
            contents = _unpacked(packed, into, told)
    except (tarfile.TarError, EOFError) as error:
        raise BadBackup("bad_backup", f"{backup} is no whole backup: {error}.") from error
    return contents


def restore(backup: Path, folder: Path, told: Told, *, sign_out: bool = False) -> Restored:
    """Put a backup in the place of a data folder; what is there goes aside, and nothing is lost.

    No server may be using the folder. Seats that were given up since the backup was made are not
    taken again by the devices that had them, as far as the database that was there knows.
    """
    make_folder(folder.parent)
    with _workshop(folder.parent) as workshop:
        unpacked = workshop / "data"
        unpacked.mkdir()
        contents = read(backup, unpacked, told)
        database = unpacked / DATABASE
        _check_database(database)
        before = folder / DATABASE
        revoked = _revoke(database, None if not before.exists() else before, everyone=sign_out)
        aside = _set_aside(folder)
        unpacked.rename(folder)
    narrow(folder)
    return Restored(contents, _count_tokens(folder / DATABASE), revoked, aside)


@contextmanager
def _workshop(folder: Path) -> Iterator[Path]:
    """Lend a folder on the same disk, so that what is finished can be moved in one step."""
    with tempfile.TemporaryDirectory(prefix=".pinxit-", dir=folder) as made:
        yield Path(made)


def _files(folder: Path, database: Path) -> Iterator[tuple[str, Path]]:
    """Yield what is kept beside the database, in the order of the names."""
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        ours = path.name.startswith(database.name) and path.parent == database.parent
        if ours or name in LEFT_OUT or path.name.endswith(".new") or path.name.startswith(DATABASE):
            continue
        if path.is_file() and not path.is_symlink():
            yield name, path


def _copy_database(database: Path, copy: Path) -> None:
    """Copy a database as it is at one moment; those who play do not wait for it."""
    try:
        copy_database(database, copy)
    except sqlite3.Error as error:
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


def _packed(file: IO[bytes], files: list[tuple[str, Path]], told: Told) -> Contents:
    listed = {}
    with tarfile.open(fileobj=file, mode="w:", format=tarfile.PAX_FORMAT) as packed:
        for name, path in files:
            with path.open("rb") as source:
                size = os.fstat(source.fileno()).st_size
                digest = file_digest(source, "sha256").hexdigest()
                source.seek(0)
                packed.addfile(_entry(name, size), source)
            listed[name] = Listed(size, digest)
            told(size)
        contents = Contents(format=FORMAT, version=__version__, made_at=time.time(), files=listed)
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
        source = packed.extractfile(entry) if entry.isreg() else None
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
    plain = not path.is_absolute() and ".." not in path.parts and "\\" not in name
    return plain and bool(path.parts) and ":" not in name


def _set_aside(folder: Path) -> Path | None:
    """Move what is there out of the way; an empty folder makes room by itself."""
    if not folder.exists():
        return None
    if not any(folder.iterdir()):
        folder.rmdir()
        return None
    stamp = time.strftime("%Y%m%d-%H%M%S")
    aside = folder.with_name(f"{folder.name}.before-{stamp}")
    if aside.exists():
        raise BadBackup("backup_exists", f"{aside} is there already; nothing was changed.")
    folder.rename(aside)
    return aside


def _revoke(database: Path, before: Path | None, *, everyone: bool) -> int:
    """Take the tokens away that are not valid any more; return how many."""
    try:
        with closing(sqlite3.connect(database)) as link, link:
            if everyone:
                return link.execute("DELETE FROM tokens").rowcount
            if before is None:
                return 0
            valid = _tokens(before)
            stale = [(one,) for one in _tokens(database) - valid]
            link.executemany("DELETE FROM tokens WHERE hash = ?", stale)
            return len(stale)
    except sqlite3.Error as error:
        raise BadBackup(
            "bad_database", f"What was revoked since cannot be found out: {error}."
        ) from error


def _tokens(database: Path) -> set[str]:
    with closing(sqlite3.connect(read_only(database), uri=True)) as link:
        return {hash_ for (hash_,) in link.execute("SELECT hash FROM tokens")}


def _count_tokens(database: Path) -> int:
    return len(_tokens(database))
