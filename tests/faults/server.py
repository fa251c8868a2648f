"""A real `pinxit serve` on loopback, to be ended in all the ways in which processes end."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from tests.serving import PINXIT, AsyncServer, free_port, quietly


class Server(AsyncServer):
    """One data folder, one port, and the process that serves them now, if any."""

    def __init__(self, folder: Path, command: Sequence[str | Path] = (PINXIT,)) -> None:
        port = free_port()
        self.data = folder / "data"
        self.database = self.data / "pinxit.sqlite3"
        super().__init__(quietly(port, "--data-dir", self.data), port, command=command)


@asynccontextmanager
async def serving(folder: Path) -> AsyncIterator[Server]:
    """Run a server for as long as the block runs."""
    server = Server(folder)
    try:
        await server.start()
        yield server
    finally:
        await server.kill()
