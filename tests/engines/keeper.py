"""One engine for all processes of a run: begun by the first that wants it, ended after the last.

Each process that uses it holds a shared lock on a file for as long as it lives. The keeper, a
process of its own, has started the engine, and waits for the exclusive lock: it gets that when all
others have gone, however they went, and ends the engine before it goes itself.
"""

import fcntl
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tests.engines.bucket import Bucket
from tests.engines.engine import A_MOMENT, Engine
from tests.engines.postgres import Postgres
from tests.engines.valkey import Valkey

ENGINES: Final[dict[str, Callable[[], Engine]]] = {
    "postgres": Postgres,
    "valkey": Valkey,
    "bucket": Bucket,
}
ROOT: Final = Path(__file__).parents[2]


class Share:
    """Our share in an engine: it lives while we hold it."""

    def __init__(self, name: str, folder: Path) -> None:
        folder.mkdir(exist_ok=True)
        self._told = folder / f"{name}.url"  # there while the engine is
        self._users = os.open(folder / f"{name}.users", os.O_RDWR | os.O_CREAT, 0o600)
        door = os.open(folder / f"{name}.door", os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(door, fcntl.LOCK_EX)  # one at a time begins it
            fcntl.flock(self._users, fcntl.LOCK_SH)
            if not self._told.exists():
                _begin(name, folder, self._told)
            self.url = self._told.read_text(encoding="utf-8")
        finally:
            os.close(door)

    def let_go(self) -> None:
        """Need it no more."""
        os.close(self._users)


def _begin(name: str, folder: Path, told: Path) -> None:
    """Let a process begin a keeper that is nobody's child, so that nobody has to await its end."""
    log = folder / f"{name}.log"
    with log.open("wb") as said:
        subprocess.run(
            [sys.executable, "-m", "tests.engines.keeper", name, folder],
            cwd=ROOT,
            check=False,
            stdin=subprocess.DEVNULL,
            stdout=said,
            stderr=subprocess.STDOUT,
            start_new_session=True,  # Ctrl-C is for the tests, who need it to the end
        )
    if not told.exists():
        raise RuntimeError(f"{name} could not be started:\n{log.read_text(encoding='utf-8')}")


def main(name: str, folder: Path) -> None:
    """Begin a keeper, and end when its engine answers, or never will."""
    keeper = os.fork()
    if keeper == 0:
        keep(name, folder)
        return
    while not (folder / f"{name}.url").exists() and os.waitpid(keeper, os.WNOHANG) == (0, 0):
        time.sleep(A_MOMENT)


def keep(name: str, folder: Path) -> None:
    """Run an engine until nobody uses it."""
    told = folder / f"{name}.url"
    with ENGINES[name]() as engine:
        written = told.with_suffix(".new")
        written.write_text(engine.url, encoding="utf-8")
        written.rename(told)
        with (folder / f"{name}.users").open("rb+") as users:
            fcntl.flock(users, fcntl.LOCK_EX)
            told.unlink()  # whoever comes now begins another, when this one has gone
            engine.close()


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
