"""Where the bytes of own pictures lie: a port. A folder, a bucket, or nothing but memory.

What a name stands for is written whole or not at all, and read by whoever knows the name. All of
it takes its time, and is asked for in threads. Adapters live in `pinxit.adapters`; each passes the
contract in `tests/adapters/blobs_contract.py`.
"""

import re
from typing import Final, Protocol

from .problems import DeckProblem, DeckReason

# A folder, and what lies in it: no name of ours leads elsewhere, whoever has made it.
NAME: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,63}(/[A-Za-z0-9][A-Za-z0-9.-]{0,63}){1,2}")
FOLDER: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,63}")


class NoBlob(LookupError):
    """There is nothing of this name."""


class BlobsAway(DeckProblem):
    """Where pictures lie does not answer, or says that it cannot at this moment."""

    def __init__(self, why: str) -> None:
        super().__init__(DeckReason.PICTURES_AWAY)
        self.why = why  # for whoever runs the server


class Blobs(Protocol):
    """Bytes by their names, `folder/name` or `folder/folder/name`.

    Everything raises `BlobsAway` when there is nobody to ask, and an `OSError` if a disk fails.
    """

    def put(self, name: str, data: bytes) -> None:
        """Keep something, in the place of what was there; nobody ever sees half of it."""

    def get(self, name: str, most: int) -> bytes:
        """Return what was kept, no more of it than so many bytes; raise `NoBlob`."""
        ...

    def names(self, folder: str) -> tuple[str, ...]:
        """List all that lies in a folder."""
        ...

    def folders(self) -> tuple[str, ...]:
        """List the folders in which anything lies, in the order of their names."""
        ...

    def delete(self, *names: str) -> None:
        """Forget these; what is not there is no trouble."""

    def delete_all(self, folder: str) -> None:
        """Forget a folder with all that lies in it."""

    def tidy(self) -> None:
        """Throw away what somebody was interrupted at; called before all else."""


def checked_name(name: str) -> str:
    """Return a name as it is; raise if it is none."""
    if not NAME.fullmatch(name):
        raise ValueError(f"no name of a blob: {name[:80]!r}")
    return name


def checked_folder(folder: str) -> str:
    """Return the name of a folder as it is; raise if it is none."""
    if not FOLDER.fullmatch(folder):
        raise ValueError(f"no name of a folder: {folder[:80]!r}")
    return folder
