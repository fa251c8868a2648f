"""Files for nobody but their owner: hands, seeds, keys, and people's pictures are in them.

They are so from the first byte, whatever the umask and wherever they lie: the data folder may be
older than we are, and open to all. Windows knows no such modes; there, a person's folders are
their own already.
"""

import logging
import os
import stat
from contextlib import suppress
from pathlib import Path
from typing import Final

log = logging.getLogger(__name__)

FILE: Final = 0o600
FOLDER: Final = 0o700
OTHERS: Final = 0o077
HAS_MODES: Final = os.name != "nt"


def make_folder(folder: Path) -> None:
    """Make a folder, with those that are missing on the way to it, for its owner alone.

    One that exists stays as it is: whoever made it may share it on purpose.
    """
    if folder.is_dir():
        return
    if folder.parent != folder:
        make_folder(folder.parent)
    try:
        folder.mkdir(mode=FOLDER)
    except FileExistsError:
        if not folder.is_dir():  # or somebody was quicker
            raise
    else:
        with suppress(OSError):  # a disk without modes, which whoever mounts it has closed or not
            folder.chmod(FOLDER)  # a umask may have taken something of it from us


def make_file(path: Path) -> None:
    """Make an empty file; one that is there is kept, and closed to others."""
    try:
        os.close(_open(path, os.O_EXCL))
    except FileExistsError:
        if path.is_file():
            narrow(path)


def write(path: Path, data: bytes, how: int = os.O_TRUNC) -> None:
    """Write a file."""
    with os.fdopen(_open(path, how), "wb") as file:
        file.write(data)


def write_whole(path: Path, data: bytes) -> None:
    """Write a file, whole or not at all."""
    make_folder(path.parent)
    new = path.with_suffix(".new")
    new.unlink(missing_ok=True)
    write(new, data, os.O_EXCL)  # not through a link that somebody has put there
    new.replace(path)


def narrow(path: Path) -> None:
    """Close a file or a folder of ours to others; say so if that is not ours to do."""
    try:
        found = path.stat()
    except FileNotFoundError:
        return
    if not HAS_MODES or not found.st_mode & OTHERS or not _is_plain(found):
        return
    mode = stat.S_IMODE(found.st_mode)
    try:
        if found.st_uid != os.geteuid():
            raise PermissionError  # root could, and would surprise whoever shares it
        path.chmod(mode & ~OTHERS)
    except OSError:
        log.warning("%s is open to others (mode %o), and not ours to close", path, mode)


def narrow_all(folder: Path) -> None:
    """Close a folder of ours and all that is in it, unless that was done before."""
    if not HAS_MODES or not folder.stat().st_mode & OTHERS:
        return
    narrow(folder)
    if folder.stat().st_mode & OTHERS:
        return  # and that was said
    for path in folder.rglob("*"):
        if not path.is_symlink():
            narrow(path)


def _open(path: Path, how: int) -> int:
    how |= os.O_WRONLY | os.O_CREAT | getattr(os, "O_BINARY", 0)
    handle = os.open(path, how, FILE)
    if HAS_MODES:
        with suppress(OSError):  # as above
            os.fchmod(handle, FILE)  # it may have been there, or the umask is strange
    return handle


def _is_plain(found: os.stat_result) -> bool:
    return stat.S_ISREG(found.st_mode) or stat.S_ISDIR(found.st_mode)
