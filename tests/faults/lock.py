"""Another process holds the database: for a second, for three, for twenty.

`python -m tests.faults.lock` does so beside a real server at which people play. What is short
passes unnoticed; what is long fails wishes, and nothing else; afterwards all goes on.
"""

import asyncio
import sqlite3
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from time import monotonic

import click
import httpx2
from msgspec import Struct

from pinxit.client import Client, connect, open_table
from tests.faults import disk
from tests.faults.people import Roster, roster
from tests.faults.server import Server, serving

LOCKS = ((1.0, "IMMEDIATE"), (3.0, "EXCLUSIVE"), (20.0, "EXCLUSIVE"))
PATIENCE = 5.0  # seconds for which the server waits, which is more than the short locks take
PROMPT = 1.5  # seconds in which whatever needs no disk is answered, on a busy machine


@asynccontextmanager
async def locked(database: Path, how: str = "EXCLUSIVE") -> AsyncIterator[None]:
    """Hold a database for as long as the block runs, as a backup or a curious person does."""
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.execute("PRAGMA busy_timeout = 10000")
        connection.execute(f"BEGIN {how}")
        try:
            yield
        finally:
            connection.execute("ROLLBACK")


async def look_around(url: str, client: Client) -> float:
    """Ask for what needs no disk; return how long the slowest took."""
    slowest = 0.0
    async with httpx2.AsyncClient(trust_env=False, base_url=url) as http:
        for path in ("/", "/api/choices", f"/api/tables/{client.place.code}", "/api/tables"):
            began = monotonic()
            assert (await http.get(path)).status_code == 200
            slowest = max(slowest, monotonic() - began)
    began, heard = monotonic(), len(client.said)
    await client.say("Is anybody there?")
    await client.until(lambda: len(client.said) > heard, 120)
    return max(slowest, monotonic() - began)


class Held(Struct):
    """What came of holding a database."""

    seconds: float
    failed: int  # wishes
    slowest: float  # seconds in which something was answered that needs no disk


async def hold(server: Server, tables: Roster, somebody: Client, seconds: float, how: str) -> Held:
    """Hold the database beside a server in full use; what needs no disk must go on."""
    before = sum(sum(ledger.failed.values()) for ledger in tables.ledgers)
    slowest = 0.0
    async with locked(server.database, how):
        began = monotonic()
        ends = began + seconds
        while monotonic() < ends:
            slowest = max(slowest, await look_around(server.url, somebody))
            await asyncio.sleep(min(2.0, max(0.0, ends - monotonic())))
    held = monotonic() - began
    await tables.everybody_goes_on()
    failed = sum(sum(ledger.failed.values()) for ledger in tables.ledgers) - before
    assert bool(failed) == (held > PATIENCE), (failed, held)
    return Held(held, failed, slowest)


async def run(folder: Path) -> None:
    """Hold a server's database for all the times."""
    async with serving(folder) as server, roster(server.url, (4, 3)) as tables:
        for seconds, how in LOCKS:
            await tables.everybody_goes_on()
            async with connect(await open_table(server.url, "Somebody")) as somebody:
                held = await hold(server, tables, somebody, seconds, how)
            click.echo(
                f"{how} for {held.seconds:.1f} s: {held.failed} wishes failed; all else within"
                f" {held.slowest:.2f} s"
            )
            assert held.slowest < PROMPT
        async with locked(server.database):
            await asyncio.sleep(1.0)
            began = monotonic()
            status = await server.stop(within=30.0)
            took = monotonic() - began
            click.echo(f"It ended after {took:.1f} s while held, with status {status}.")
        disk.check(server.database, *tables.ledgers)
    click.echo("All that was acknowledged is there, once.")


def main() -> None:
    """Run in a folder of its own."""
    with tempfile.TemporaryDirectory(prefix="pinxit-lock-") as folder:
        asyncio.run(run(Path(folder)))


if __name__ == "__main__":
    main()
