"""A folder takes the place of another, which goes aside: all of it, or nothing.

Where the folder can be moved, that is two steps. Where it cannot, as it is a disk or a volume of
its own, what is in it goes into a folder inside, piece by piece; if that breaks off, back again.
"""

import os
import time
from contextlib import suppress
from errno import EEXIST
from pathlib import Path
from shutil import rmtree
from tempfile import TemporaryDirectory
from typing import Final

from pinxit.private import make_folder

BEFORE: Final = "before-"
WORKSHOP: Final = ".pinxit-"
ROOTS_OWN: Final = "lost+found"  # what a disk of its own has by itself


def is_empty(folder: Path) -> bool:
    """Tell whether nothing is lost if something takes its place; a lock alone is nothing."""
    return all(
        path.name == ROOTS_OWN or path.name.startswith(WORKSHOP) or path.suffix == ".lock"
        for path in (folder.iterdir() if folder.exists() else ())
    )


def place_to_work(folder: Path) -> Path:
    """Return where to put what shall take a folder's place: on the same disk."""
    if not folder.exists():
        make_folder(folder.parent)
        return folder.parent
    return folder.parent if _can_be_moved(folder) else folder


def take_place(new: Path, folder: Path, first: str) -> Path | None:
    """Put `new` in the place of a folder; return where what was there lies, if anything was.

    Inside a folder that cannot be moved, the file called `first` is the first to go and the last
    to come: without it, nobody takes what is there for whole.
    """
    if not folder.exists():
        new.rename(folder)
        return None
    aside = beside(folder, new)
    if folder in new.parents:
        return _piece_by_piece(new, folder, aside, first)
    empty = is_empty(folder)
    folder.rename(aside)
    try:
        new.rename(folder)
    except BaseException:
        aside.rename(folder)
        raise
    return _tidied(aside) if empty else aside


def _tidied(aside: Path) -> Path | None:
    """Take away what is nothing; return where it lies if the disk does not let go of it.

    It is done already: whatever goes wrong here, what was to take the place has taken it.
    """
    with suppress(OSError):
        for path in aside.iterdir():
            with suppress(OSError):
                if not path.is_dir():
                    path.unlink()
                elif path.name.startswith(WORKSHOP):
                    rmtree(path)
                else:
                    path.rmdir()  # what a disk has lost and found may be somebody's
        aside.rmdir()
    return aside if aside.exists() else None


def beside(folder: Path, working: Path, suffix: str = "") -> Path:
    """Name a place for what was there: beside the folder, or inside if we work there."""
    stamp = f"{BEFORE}{time.strftime('%Y%m%d-%H%M%S')}{suffix}"
    inside = folder in working.parents
    aside = folder / stamp if inside else folder.with_name(f"{folder.name}.{stamp}")
    if aside.exists():
        raise FileExistsError(EEXIST, os.strerror(EEXIST), str(aside))
    return aside


def _can_be_moved(folder: Path) -> bool:
    """Try: a disk, a volume or a folder of somebody else's cannot."""
    try:
        with TemporaryDirectory(prefix=WORKSHOP, dir=folder.parent) as made:
            probe, inside = Path(made) / "probe", folder / Path(made).name
            probe.mkdir()
            probe.rename(inside)
            inside.rmdir()
    except OSError:
        return False
    return True


def _piece_by_piece(new: Path, folder: Path, aside: Path, first: str) -> Path | None:
    old = [path for path in folder.iterdir() if not _stays(path)]
    old.sort(key=lambda path: (path.name != first, path.name))
    come = sorted(new.iterdir(), key=lambda path: (path.name == first, path.name))
    moves = [(path, aside / path.name) for path in old]
    moves += [(path, folder / path.name) for path in come]
    done: list[tuple[Path, Path]] = []
    if old:
        make_folder(aside)
    try:
        for here, there in moves:
            here.rename(there)
            done.append((here, there))
    except BaseException:
        for here, there in reversed(done):
            there.rename(here)
        if old:
            aside.rmdir()
        raise
    return aside if old else None


def _stays(path: Path) -> bool:
    return path.name == ROOTS_OWN or path.name.startswith((BEFORE, WORKSHOP))
