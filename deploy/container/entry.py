"""Where a container begins: `/data` is given to whoever is to have it, and nobody is root after.

Begun as root, it becomes PUID and PGID; begun as anybody else (`--user`), it stays who it is. Then
it is `pinxit`, with what it was told. `healthy` asks the server in this container how it is.

The first process of a container does not hear that it is to end, unless it has said how: so that is
said before anything else, as a server takes a while to begin.
"""

import os
import signal
import socket
import ssl
import sys
from collections.abc import Mapping, Sequence
from functools import partial
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from pathlib import Path
from typing import Final, NoReturn

DATA: Final = Path("/data")
MOST: Final = 2**31 - 1  # of a user's number
PATIENCE: Final = 5.0
WELL: Final = 200
SERVE: Final = "PINXIT_SERVE_"


class CannotBegin(Exception):
    """Says why in one sentence."""


def main() -> NoReturn:
    """Be somebody else, then be Pinxit."""
    words = as_command(sys.argv[1:])
    # That a server ends when it is told to is no failure.
    status = 0 if words[0] == "serve" else 128 + signal.SIGTERM
    signal.signal(signal.SIGTERM, partial(leave, status))
    try:
        if os.geteuid() == 0:
            become(wanted(os.environ, "PUID"), wanted(os.environ, "PGID"), DATA)
    except CannotBegin as problem:
        sys.exit(f"pinxit cannot begin: {problem}")
    if words == ["healthy"]:
        sys.exit(0 if is_healthy(os.environ) else 1)
    from pinxit.cli import main as pinxit  # noqa: PLC0415 (not before we are somebody else)

    sys.argv = ["pinxit", *words]
    sys.exit(pinxit())


def leave(status: int, _signal: int, _frame: object) -> NoReturn:
    """End, wherever we are."""
    sys.exit(status)


def as_command(words: Sequence[str]) -> list[str]:
    """Return what `pinxit` is told: options alone are those of `serve`."""
    return ["serve", *words] if not words or words[0].startswith("-") else list(words)


def wanted(environment: Mapping[str, str], name: str) -> int:
    """Read the number of a user or a group; nobody serves strangers as root."""
    told = environment.get(name, "")
    if not (told.isascii() and told.isdecimal() and 0 < int(told) <= MOST):
        raise CannotBegin(f"{name}={told!r} is no number of a user or group other than root.")
    return int(told)


def become(user: int, group: int, data: Path) -> None:
    """Give the data folder to them, and be them."""
    try:
        hand_over(data, user, group)
        os.setgroups([])
        os.setgid(group)
        os.setuid(user)
    except OSError as error:
        raise CannotBegin(
            f"{data} cannot be given to {user}:{group} ({error}). Give it to them outside, and"
            f" start the container as them (--user {user}:{group})."
        ) from error


def hand_over(data: Path, user: int, group: int) -> None:
    """Give a folder to somebody, with all that is in it, unless it is theirs.

    The folder itself comes last: if this breaks off, it is done again at the next start.
    """
    own = data.stat()
    if (own.st_uid, own.st_gid) == (user, group):
        return
    for folder, _, files in os.walk(data, topdown=False):
        for one in files:
            os.chown(Path(folder, one), user, group, follow_symlinks=False)
        os.chown(folder, user, group, follow_symlinks=False)


def is_healthy(environment: Mapping[str, str]) -> bool:
    """Tell whether the server says so, by the way on which it listens."""
    try:
        link = line_to(environment)
        try:
            link.request("GET", "/healthz", headers={"host": "localhost"})
            return link.getresponse().status == WELL
        finally:
            link.close()
    except (OSError, HTTPException, ValueError):
        return False


def line_to(environment: Mapping[str, str]) -> HTTPConnection:
    """Return a line to the server, as the environment says that it listens."""
    if path := environment.get(f"{SERVE}UNIX"):
        return LocalLine(path)
    port = int(environment.get(f"{SERVE}PORT", "8484"))
    if any(environment.get(f"{SERVE}{name}", "0") not in {"", "0"} for name in ("TLS", "TLS_CERT")):
        trust = ssl.create_default_context()
        trust.check_hostname, trust.verify_mode = False, ssl.CERT_NONE  # it is in this container
        return HTTPSConnection("127.0.0.1", port, timeout=PATIENCE, context=trust)
    return HTTPConnection("127.0.0.1", port, timeout=PATIENCE)


class LocalLine(HTTPConnection):
    """A line by a socket that is a file."""

    def __init__(self, path: str) -> None:
        super().__init__("localhost", timeout=PATIENCE)
        self._path = path

    def connect(self) -> None:
        """Open it."""
        self.sock = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self.sock.settimeout(PATIENCE)
        self.sock.connect(self._path)


if __name__ == "__main__":
    main()
