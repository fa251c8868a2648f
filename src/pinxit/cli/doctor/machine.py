"""The computer: versions, the language model, the disk, the clock, files that may be open."""

import os
import platform
import secrets
import shutil
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from pinxit import __version__
from pinxit.decks import discover
from pinxit.players.words.embedding import E5, knows_meanings
from pinxit.protocol import VERSION
from pinxit.web.files import FEW, most_files
from pinxit.web.site import NoClient, Site

from .asked import Asked
from .finding import Finding, fault, look, well

MEGABYTE: Final = 1_000_000
WRITES: Final = 20
PAGE: Final = b"\0" * 4096
SLOW: Final = 0.05  # seconds for a move to be on disk: whoever moves waits for it
LITTLE: Final = 500 * MEGABYTE
FIRST_DAY: Final = 1_767_225_600.0  # of 2026: no clock that is right says anything before


def versions(_asked: Asked) -> Iterator[Finding]:
    """Tell the versions, and see whether the client has been built."""
    told = f"Pinxit {__version__}, protocol {VERSION}, Python {platform.python_version()}"
    yield well("Versions", f"{told}, SQLite {sqlite3.sqlite_version}, {platform.system()}")
    try:
        Site()
    except NoClient as problem:
        yield fault("Client", "The client for browsers is missing.", str(problem))


def model(_asked: Asked) -> Iterator[Finding]:
    """See whether computer players understand words."""
    subject = "Language model"
    if not knows_meanings():
        yield look(
            subject,
            "It is not installed: computer players compare letters, and understand less.",
            "pip install 'pinxit[players]', or `make play` from the repository.",
        )
        return
    began = time.perf_counter()
    try:
        E5().embed(["a door that leads to the sea"])
    except Exception as error:  # noqa: BLE001 (the package has errors of its own)
        yield fault(
            subject,
            f"It is installed and does not work ({type(error).__name__}).",
            "Install it again: pip install --force-reinstall 'pinxit[players]'.",
        )
        return
    took = time.perf_counter() - began
    yield well(subject, f"It is loaded and understands a clue ({took:.1f} s with loading).")


def decks(asked: Asked) -> Iterator[Finding]:
    """See whether all decks that were added can be played with."""
    found = discover(asked.folder)
    for skipped in found.skipped:
        yield look(
            "Decks",
            f"The deck at {skipped.place} is left out: {skipped.problem}",
            f"`pinxit deck check {skipped.place}` tells all about it.",
        )
    yield well("Decks", f"{len(found.packages)} can be played with.")


def disk(asked: Asked) -> Iterator[Finding]:
    """See whether the data folder can be written to, how quickly, and how much room is left."""
    if asked.passing:
        yield look(
            "Disk",
            "With memory:, nothing is kept: all tables are gone at the end.",
            "Leave --database out to keep them.",
        )
        return
    folder = asked.folder
    there = _nearest(folder)
    try:
        took = _write(there)
    except OSError as error:
        yield fault(
            "Disk",
            f"{folder} cannot be written to: {error.strerror}.",
            f"Give it to whoever runs the server (chown), or name another one by --data-dir."
            f" We are {_who()}.",
        )
        return
    told = f"{folder}: a move is on disk after {took * 1000:.1f} ms"
    if took > SLOW:
        yield look(
            "Disk",
            f"{told}, which is slow.",
            "Everybody at a table waits so long for each move: put --data-dir on a quicker disk,"
            " not on a network's.",
        )
    else:
        yield well("Disk", f"{told}.")
    yield from _room(asked, there)


def _room(asked: Asked, there: Path) -> Iterator[Finding]:
    free = shutil.disk_usage(there).free
    config = asked.config
    promised = config.uploads_mb * MEGABYTE if config.blobs is None else 0
    if config.database_url().startswith("sqlite"):
        promised += config.database_mb * MEGABYTE
    told = f"{free / 1e9:.1f} GB are free"
    if free < LITTLE:
        yield fault(
            "Room",
            f"{told}: games will soon be refused.",
            "Make room, or name another disk by --data-dir.",
        )
    elif free < promised:
        yield look(
            "Room",
            f"{told}, and tables and pictures may take {promised / 1e9:.1f} GB.",
            "Bound them by --database-mb and --uploads-mb, so that the disk is never full.",
        )
    else:
        yield well("Room", f"{told}.")


def files(_asked: Asked) -> Iterator[Finding]:
    """See whether enough connections may be open at once."""
    most = most_files()
    if most is not None and most < FEW:
        yield look(
            "Connections",
            f"Only {most} files may be open at once, and each connection is one.",
            "Raise the hard limit: ulimit -Hn, LimitNOFILE= of systemd, --ulimit nofile of Docker.",
        )


def clock(_asked: Asked) -> Iterator[Finding]:
    """See whether this computer knows what time it is."""
    now = time.time()
    told = time.strftime("%Y-%m-%d %H:%M %Z", time.localtime(now))
    if now < FIRST_DAY:
        yield fault(
            "Clock",
            f"It is said to be {told}, which is long ago.",
            "Set it (timedatectl set-ntp true): certificates and old tables go by it.",
        )
    else:
        yield well("Clock", f"It is {told}.")


def _nearest(folder: Path) -> Path:
    """Return the folder, or the one in which it would be made."""
    return folder if folder.exists() or folder.parent == folder else _nearest(folder.parent)


def _write(folder: Path) -> float:
    """Write as a move is written, and return how long that takes as a rule."""
    handle, name = tempfile.mkstemp(prefix=f".doctor-{secrets.token_hex(4)}-", dir=folder)
    try:
        took = []
        for _ in range(WRITES):
            began = time.perf_counter()
            os.write(handle, PAGE)
            os.fsync(handle)
            took.append(time.perf_counter() - began)
        return statistics.median(took)
    finally:
        os.close(handle)
        Path(name).unlink()


def _who() -> str:
    return f"user {os.geteuid()}" if hasattr(os, "geteuid") else "this user"
