"""Files of a folder or a zip, read within limits; no name in them ever becomes a path to write to.

What is in a zip comes from a stranger. Its names are looked at before anything is read, its sizes
are added up before anything is unpacked, and nothing is unpacked but into memory, one at a time.
"""

import os
import re
import stat
import zipfile
import zlib
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path, PurePosixPath
from typing import Final, Protocol

from msgspec import Struct

from .problems import DeckProblem, DeckReason

MOST_FILES: Final = 4000
MOST_UNPACKED: Final = 2 * 1024**3  # bytes of all files of a zip together
MOST_RATIO: Final = 200  # pictures hardly shrink; bombs shrink a thousandfold
SMALL: Final = 1024**2  # below this a ratio says nothing
DEEPEST: Final = 8
METHODS: Final = {zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED}  # others can ask for any memory
# What computers leave in folders, and nobody put there.
LITTER: Final = re.compile(
    r"(^|/)(\.(?!\.?[/\\])|__MACOSX(/|$)|Thumbs\.db$|desktop\.ini$)", re.IGNORECASE
)
DRIVE: Final = re.compile(r"[A-Za-z]:")


class Files(Protocol):
    """Files by their names, with `/` between folders."""

    @property
    def names(self) -> tuple[str, ...]:
        """All that can be read."""

    @property
    def problems(self) -> tuple[DeckProblem, ...]:
        """What was there and cannot be read, each with its reason."""

    def read(self, name: str, most: int) -> bytes:
        """Return a file's bytes; raise if there are more than `most`."""


class Folder(Struct, frozen=True):
    """Files in a folder and the folders in it. Links are not followed."""

    path: Path
    names: tuple[str, ...]
    problems: tuple[DeckProblem, ...]

    def read(self, name: str, most: int) -> bytes:
        """Return a file's bytes; raise if there are more than `most`."""
        if name not in self.names:
            raise DeckProblem(DeckReason.UNREADABLE, file=name)
        return read_file(self.path / name, name, most)


class Zip(Struct, frozen=True):
    """Files in a zip, below a common folder if there is one."""

    path: Path
    entries: Mapping[str, str]  # name → name in the zip
    problems: tuple[DeckProblem, ...]

    @property
    def names(self) -> tuple[str, ...]:
        """All that can be read."""
        return tuple(self.entries)

    def read(self, name: str, most: int) -> bytes:
        """Return a file's bytes; raise if there are more than `most`."""
        try:
            with zipfile.ZipFile(self.path) as archive, archive.open(self.entries[name]) as file:
                data = file.read(most + 1)
        except (*_BROKEN, KeyError) as error:
            raise DeckProblem(DeckReason.UNREADABLE, file=name, problem=str(error)[:200]) from error
        if len(data) > most:
            raise DeckProblem(DeckReason.FILE_TOO_LARGE, file=name, most=most)
        return data


_BROKEN = (
    zipfile.BadZipFile,
    zlib.error,
    OSError,
    EOFError,
    RuntimeError,
    NotImplementedError,
    ValueError,
)


def open_files(path: Path) -> Files:
    """Open a folder or a zip; raise if it is neither."""
    if path.is_dir():
        return open_folder(path)
    if not path.exists():
        raise DeckProblem(DeckReason.NO_SUCH_DECK, deck=str(path))
    return open_zip(path)


def read_file(path: Path, name: str, most: int) -> bytes:
    """Return a file's bytes; raise if there are more than `most`."""
    try:
        with path.open("rb") as file:
            data = file.read(most + 1)
    except OSError as error:
        problem = error.strerror or str(error)
        raise DeckProblem(DeckReason.UNREADABLE, file=name, problem=problem) from error
    if len(data) > most:
        raise DeckProblem(DeckReason.FILE_TOO_LARGE, file=name, most=most)
    return data


def open_folder(path: Path) -> Folder:
    """List what is in a folder."""
    names: list[str] = []
    problems: list[DeckProblem] = []
    for entry in _walk(path, DEEPEST):
        name = Path(entry.path).relative_to(path).as_posix()
        if LITTER.search(name):
            continue
        if entry.is_symlink():
            problems.append(DeckProblem(DeckReason.LINK, file=name))
        elif entry.is_file(follow_symlinks=False):
            names.append(name)
        if len(names) > MOST_FILES:
            raise DeckProblem(DeckReason.TOO_MANY_FILES, most=MOST_FILES)
    return Folder(path, tuple(sorted(names)), tuple(problems))


def _walk(path: Path, deep: int) -> Iterator[os.DirEntry[str]]:
    try:
        with os.scandir(path) as found:
            entries = list(found)
    except OSError as error:
        problem = error.strerror or str(error)
        raise DeckProblem(DeckReason.UNREADABLE, file=str(path), problem=problem) from error
    for entry in entries:
        if entry.is_dir(follow_symlinks=False) and not entry.name.startswith("."):
            yield from _walk(Path(entry.path), deep - 1) if deep else ()
        else:
            yield entry


def open_zip(path: Path) -> Zip:
    """List what is in a zip, and refuse one that is made to do harm."""
    try:
        with zipfile.ZipFile(path) as archive:
            found = archive.infolist()
    except _BROKEN as error:
        raise DeckProblem(DeckReason.BAD_ZIP, file=path.name, problem=str(error)[:200]) from error
    if len(found) > MOST_FILES:
        raise DeckProblem(DeckReason.TOO_MANY_FILES, file=path.name, most=MOST_FILES)
    if sum(info.file_size for info in found) > MOST_UNPACKED:
        raise DeckProblem(DeckReason.ZIP_BOMB, file=path.name, most=MOST_UNPACKED)
    return _sorted_out(path, found)


def _sorted_out(path: Path, found: list[zipfile.ZipInfo]) -> Zip:
    entries: dict[str, str] = {}
    problems: list[DeckProblem] = []
    number = Counter(info.filename for info in found)
    for info in found:
        if info.is_dir() or LITTER.search(info.orig_filename):
            continue
        # Which of two would be opened by their name is nothing to rely on.
        reason = DeckReason.DUPLICATE_FILE if number[info.filename] > 1 else _why_not(info)
        if reason is None:
            entries[info.filename] = info.filename
        else:
            problems.append(DeckProblem(reason, file=_shown(info.orig_filename)))
    return Zip(path, _below_common_folder(entries), tuple(problems))


def _why_not(info: zipfile.ZipInfo) -> DeckReason | None:
    """Return why one entry of a zip is not read."""
    name = info.orig_filename  # what is written there, before Python has made it harmless
    parts = name.split("/")
    if (
        "\\" in name
        or DRIVE.match(name)
        or not name.isprintable()
        or any(part in {"", ".", ".."} for part in parts)
        or len(parts) > DEEPEST
    ):
        return DeckReason.BAD_PATH
    if stat.S_ISLNK(info.external_attr >> 16):
        return DeckReason.LINK
    if info.flag_bits & 1:
        return DeckReason.ENCRYPTED
    if info.compress_type not in METHODS:
        return DeckReason.UNREADABLE
    if info.file_size > SMALL and info.file_size > MOST_RATIO * info.compress_size:
        return DeckReason.ZIP_BOMB
    return None


def _below_common_folder(entries: dict[str, str]) -> dict[str, str]:
    """Leave out the one folder that everything lies in, as people pack folders."""
    tops = {PurePosixPath(name).parts[0] for name in entries}
    if len(tops) != 1 or any("/" not in name for name in entries):
        return entries
    return {name.partition("/")[2]: inside for name, inside in entries.items()}


def _shown(name: str) -> str:
    """Return a stranger's name for a file as it can be shown on a terminal."""
    return "".join(char if char.isprintable() else "?" for char in name)[:200]
