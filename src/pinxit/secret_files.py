"""Secrets that lie in files, so that neither a command line nor an environment shows them.

Whoever names a file is told in a sentence what is wrong with it, and never what is in it.
"""

import stat
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from pinxit.private import HAS_MODES

MOST: Final = 10_000  # bytes: far more than any secret has
BEHIND: Final = "_FILE"  # what stands behind the name of a setting that is in a file
MOUNTED: Final = Path("/run/secrets")  # engines of containers choose these modes, for nobody else


class BadSecret(ValueError):
    """A secret cannot be had as it was set; the message is a sentence without the secret."""

    reason = "bad_secret"


def read_secret(path: Path, named: str) -> str:
    """Return the secret in a file, without the end of its line; raise `BadSecret`."""
    try:
        with path.open("rb") as file:
            data = file.read(MOST + 1)
    except OSError as error:
        raise BadSecret(f"{named} cannot be read: {path}: {error.strerror}.") from None
    try:
        secret = data.decode().strip() if len(data) <= MOST else ""
    except UnicodeDecodeError:
        raise BadSecret(f"{named}: {path} is no text.") from None
    if not secret:
        raise BadSecret(f"{named}: {path} is {'too long' if data.strip() else 'empty'}.")
    return secret


def read_setting(environment: Mapping[str, str], name: str) -> str | None:
    """Return a secret from the environment, or from the file that it names there."""
    path, said = environment.get(f"{name}{BEHIND}"), environment.get(name)
    if not path:
        return said
    if said:
        raise BadSecret(both(name, f"{name}{BEHIND}"))
    return read_secret(Path(path), f"{name}{BEHIND}")


def both(one: str, other: str) -> str:
    """Say that a secret was given twice: which of them was meant, nobody knows."""
    return f"{one} and {other} are both set: leave one of them out."


def is_open_to_all(path: Path) -> bool:
    """Tell whether everybody on this computer can read a file, by its mode and its folders'."""
    if not HAS_MODES:
        return False
    try:
        real = path.resolve()
        if MOUNTED in path.parents or not real.stat().st_mode & stat.S_IROTH:
            return False
        return all(folder.stat().st_mode & stat.S_IXOTH for folder in real.parents)
    except OSError:
        return False


def too_open(path: Path, named: str) -> str:
    """Say so."""
    return f"{named}: everybody on this computer can read {path}; `chmod 600` closes it."
