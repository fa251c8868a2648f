"""Listening at a Unix socket, for a proxy on the same machine: its file says who may come.

A file that is left of a server which was killed is taken away, but only if nobody answers there.
"""

import os
import socket
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

NAME: Final = "unix"  # what we call whoever comes that way: they have no address
PATIENCE: Final = 2.0  # seconds for somebody to answer there
LONGEST: Final = 100  # bytes of a path; systems take 103 to 107


class SocketTaken(OSError):
    """There can be no socket of ours; the message is a sentence."""

    reason = "socket_taken"


@contextmanager
def listening_at(path: Path, mode: int) -> Iterator[socket.socket]:
    """Listen at a socket of this mode; raise `SocketTaken`.

    Its file goes at the end, unless it is another server's by then.
    """
    listener = _listen(path, mode)
    ours = _which(path)
    try:
        with listener:
            yield listener
    finally:
        if ours is not None and _which(path) == ours:
            path.unlink(missing_ok=True)


def _listen(path: Path, mode: int) -> socket.socket:
    if not hasattr(socket, "AF_UNIX"):
        raise SocketTaken("This system has no Unix sockets.")
    if len(os.fsencode(path)) > LONGEST:
        raise SocketTaken(f"{path} is too long for a Unix socket: at most {LONGEST} letters.")
    _make_way(path)
    listener = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    before = os.umask(0o777)  # nobody comes in before the mode is what it shall be
    try:
        listener.bind(str(path))
        path.chmod(mode)
        listener.listen(1024)
    except OSError as error:
        listener.close()
        raise SocketTaken(f"Cannot listen at {path}: {error.strerror}.") from error
    finally:
        os.umask(before)
    return listener


def _make_way(path: Path) -> None:
    try:
        found = path.lstat()
    except FileNotFoundError:
        return
    except OSError as error:
        raise SocketTaken(f"Cannot listen at {path}: {error.strerror}.") from error
    if not stat.S_ISSOCK(found.st_mode):
        raise SocketTaken(f"{path} is no socket: it is left alone. Name another path.")
    if _somebody_answers(path):
        raise SocketTaken(f"Somebody else listens at {path}.")
    with suppress(FileNotFoundError):
        path.unlink()


def _somebody_answers(path: Path) -> bool:
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as probe:
        probe.settimeout(PATIENCE)
        try:
            probe.connect(str(path))
        except (ConnectionRefusedError, FileNotFoundError):
            return False  # it was left behind
        except OSError:
            return True  # too busy to answer, or not for us to ask
        return True


def _which(path: Path) -> tuple[int, int] | None:
    try:
        found = path.lstat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
