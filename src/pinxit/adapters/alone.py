"""One server at a time for one SQLite file: two would not hear of each other's moves.

Servers take a lock on a file beside the database. It goes with its process, however that ends, and
no child inherits it. Whoever only reads the database, or copies it, is not held up.
"""

import asyncio
import logging
import os
import sys
from contextlib import suppress
from pathlib import Path
from socket import gethostname
from time import monotonic
from typing import Final

from pinxit.adapters.errors import DatabaseInUse
from pinxit.private import make_file, make_folder

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

log = logging.getLogger(__name__)

PATIENCE: Final = 10.0  # seconds for a server that is just ending
PAUSE: Final = 0.1
_FAR: Final = 1 << 20  # the byte that is locked on Windows, where what is locked cannot be read


class Turn:
    """A database that is ours alone, until it is let go."""

    def __init__(self, handle: int) -> None:
        self._handle: int | None = handle

    @classmethod
    async def take(cls, database: Path, patience: float = PATIENCE) -> "Turn":
        """Wait until no other server has this database; raise `DatabaseInUse` after a while."""
        path = lock_of(database)
        make_folder(path.parent)
        make_file(path)
        deadline = monotonic() + patience
        told = False
        while True:
            handle = _locked(path)
            if handle is not None:
                return cls(handle)
            if monotonic() >= deadline:
                raise DatabaseInUse(
                    f"{database} is used by another server{_holder(path)}: one database is served"
                    " by one process."
                )
            if not told:
                told = True
                log.warning(
                    "%s is used by another server%s; waiting for it to end",
                    database,
                    _holder(path),
                )
            await asyncio.sleep(PAUSE)

    def let_go(self) -> None:
        """Let another server have it."""
        handle, self._handle = self._handle, None
        if handle is not None:
            os.close(handle)


def lock_of(database: Path) -> Path:
    """Return the file whose lock says that a server has this database, by whatever name."""
    real = database.resolve()
    return real.with_name(f"{real.name}.lock")


def is_taken(database: Path) -> bool:
    """Tell whether a server has this database now; nothing is made or changed."""
    try:
        handle = os.open(lock_of(database), os.O_RDWR)
    except OSError:
        return False  # nobody ever had it, or we may not know
    try:
        _lock(handle)
    except (BlockingIOError, PermissionError):
        return True
    except OSError:
        return False  # a file system that knows no locks
    finally:
        os.close(handle)
    return False


def _locked(path: Path) -> int | None:
    """Lock a file; None: another has it. It is never deleted, or two could lock two of them."""
    handle = os.open(path, os.O_RDWR)
    try:
        _lock(handle)
    except (BlockingIOError, PermissionError):
        os.close(handle)
        return None
    except OSError as error:  # a network's file system that knows no locks
        log.warning("%s cannot be locked (%s): see that no other server uses it", path, error)
    with suppress(OSError):  # it only helps people
        os.ftruncate(handle, 0)
        os.write(handle, f"{os.getpid()} on {gethostname()}\n".encode())
    return handle


if sys.platform == "win32":

    def _lock(handle: int) -> None:
        os.lseek(handle, _FAR, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        os.lseek(handle, 0, os.SEEK_SET)

else:

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _holder(path: Path) -> str:
    """Say which process has the lock, if it has said so."""
    try:
        said = path.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError):
        return ""
    return f" (process {said})" if said else ""
