"""Whether an SQLite file was damaged while nobody used it, looked at before it is opened.

A commit is in the write-ahead log until it is copied into the file. Each frame of the log has a
checksum, and when SQLite opens the file it takes all frames up to the first that is wrong, and
forgets the rest without a word. After a crash that is right: what is wrong there is the end of a
commit that nobody was told of. But if whole commits follow, something has changed the log since,
and commits that were acknowledged are about to be lost. We commit with `synchronous = FULL`: a
commit is on the disk before the next begins. So a frame of a later commit proves that the one
before was whole once. (The format: https://www.sqlite.org/fileformat2.html#the_write_ahead_log)
"""

import logging
import os
import shutil
import struct
from array import array
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import dropwhile
from pathlib import Path
from sys import byteorder
from typing import Final

from msgspec import Struct
from sqlalchemy import Connection
from sqlalchemy.exc import DatabaseError

from pinxit.adapters.errors import BadDatabase, said
from pinxit.private import make_file

log = logging.getLogger(__name__)

HEADER: Final = 32
FRAME_HEADER: Final = 24
MAGIC: Final = 0x377F0682  # its last bit: the words that are summed are big-endian
MOST_LOG: Final = 64 * 2**20  # bytes of a log that are looked at; ours are checkpointed at four
MOST_FILE: Final = 256 * 2**20  # bytes of a file that is checked at every start: within seconds
COPY: Final = ".damaged-"  # and when it was made
_MASK: Final = 0xFFFFFFFF

Sum = tuple[int, int]


class Frame(Struct, frozen=True):
    """A page in the log."""

    commits: bool
    salts: bytes
    whole: bool  # its checksum follows from that of the one before it
    follows: bool  # or would, if nothing but that had been changed


def check_log(database: Path) -> str | None:
    """Say whether the log of a file that nobody has open was changed; None: not that one sees."""
    if _has_lost_commits(database.with_name(f"{database.name}-wal")):
        return "its write-ahead log was changed, and commits after that place are lost"
    return None


def keep_copy(database: Path) -> Path:
    """Copy a damaged file and its log, for whoever can mend them; raise `BadDatabase`."""
    now = datetime.now(UTC).strftime("%Y-%m-%dT%H%M%S")
    copy = database.with_name(f"{database.name}{COPY}{now}")
    try:
        for suffix in ("", "-wal"):
            source = database.with_name(database.name + suffix)
            if source.exists():
                target = copy.with_name(copy.name + suffix)
                make_file(target)  # for its owner alone, before anything is in it
                with source.open("rb") as read, target.open("wb") as written:
                    shutil.copyfileobj(read, written)
                    written.flush()
                    os.fsync(written.fileno())
    except OSError as error:
        raise BadDatabase(
            f"{database} is damaged, and no copy of it can be kept ({said(error)}): make room, or"
            " move it away."
        ) from None
    return copy


def _has_lost_commits(path: Path) -> bool:
    """Tell whether commits stand in a log after a frame that ends it."""
    try:
        size = path.stat().st_size
        with path.open("rb") as file:
            data = file.read(MOST_LOG)
    except OSError:
        return False  # there is none, or nobody can read it, and SQLite says so
    if size > MOST_LOG:
        log.warning("%s is large: only its first %d bytes were looked at", path, MOST_LOG)
    if len(data) < HEADER + FRAME_HEADER:
        return False
    head = struct.unpack_from(">8I", data)
    salts, page_size = data[16:24], head[2]
    if not _is_whole_header(data):
        return _has_header_been_changed(data)
    frames = _frames(data, page_size, (head[6], head[7]), big=_is_big(head[0]))
    rest = list(dropwhile(lambda frame: frame.salts == salts and frame.whole, frames))
    # The commit that the wrong frame belongs to may not have been finished; one that follows it
    # proves that it was. What an earlier crash has left there does not follow.
    ends = next((n for n, f in enumerate(rest) if f.commits and f.salts == salts), len(rest))
    return any(frame.salts == salts and frame.follows for frame in rest[ends + 1 : ends + 2])


def _is_whole_header(data: bytes) -> bool:
    magic, _, page_size, *_, first, second = struct.unpack_from(">8I", data)
    known = magic & ~1 == MAGIC and 512 <= page_size <= 65536
    return known and _sum(data[:24], big=_is_big(magic)) == (first, second)


def _has_header_been_changed(data: bytes) -> bool:
    """Tell whether frames follow that were written after this header, which is wrong now.

    SQLite takes nothing of such a log. A header that was being written when the power went stands
    before frames of the log before it, which have other salts, both of them.
    """
    ours, theirs = data[16:24], data[HEADER + 8 : HEADER + 16]
    return any(theirs) and (ours[:4] == theirs[:4] or ours[4:] == theirs[4:])


def _frames(data: bytes, page_size: int, before: Sum, *, big: bool) -> Iterator[Frame]:
    """Read the frames; each is summed on from the one before it."""
    befores = [before]
    size = FRAME_HEADER + page_size
    for start in range(HEADER, len(data) - size + 1, size):
        _, pages, _, _, *told = struct.unpack_from(">6I", data, start)
        content = data[start : start + 8] + data[start + FRAME_HEADER : start + size]
        summed = [_sum(content, before, big=big) for before in befores]
        whole = summed[0] == tuple(told)
        yield Frame(pages > 0, data[start + 8 : start + 16], whole, tuple(told) in summed)
        befores = [(told[0], told[1])] if whole else [(told[0], told[1]), summed[0]]


def _sum(data: bytes, before: Sum = (0, 0), *, big: bool) -> Sum:
    """Sum words up as SQLite does."""
    words = array("I", data)
    if big != (byteorder == "big"):
        words.byteswap()
    first, second = before
    pairs = iter(words)
    for one in pairs:
        first = (first + one + second) & _MASK
        second = (second + next(pairs) + first) & _MASK
    return first, second


def _is_big(magic: int) -> bool:
    return bool(magic & 1)


def check_pages(connection: Connection, size: int) -> str | None:
    """Let SQLite look through a file, if that does not take long; say what it has found."""
    if size > MOST_FILE:
        log.info("the database is large and was not checked; PRAGMA quick_check would do it")
        return None
    try:
        found = str(connection.exec_driver_sql("PRAGMA quick_check(1)").scalar_one())
    except DatabaseError as error:
        return f"SQLite says: {said(error)}"
    return None if found == "ok" else f"SQLite says: {' '.join(found.split())}"
