"""A real `pinxit serve` on loopback, to be ended in all the ways in which processes end."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from tests.serving import PINXIT, AsyncServer, free_port, quietly


class Server(AsyncServer):
    """One data folder, one port, and the process that serves them now, if any."""

    def __init__(
        self,
        folder: Path,
        database: str | None = None,  # elsewhere than in a file of the folder
        command: Sequence[str | Path] = (PINXIT,),
    ) -> None:
        port = free_port()
        self.data = folder / "data"
        self.database = self.data / "pinxit.sqlite3"
        self.memory_at: Path | str = database or self.database
        where = ("--data-dir", self.data, *(() if database is None else ("--database", database)))
        super().__init__(quietly(port, *where), port, command=command)


@asynccontextmanager
async def serving(folder: Path, database: str | None = None) -> AsyncIterator[Server]:
    """Run a server for as long as the block runs."""
    server = Server(folder, database)
    try:
        await server.start()
        yield server
    finally:
        await server.kill()
