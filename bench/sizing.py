"""How much memory a server takes: at rest, with people at tables, with computers that understand.

A real `pinxit serve` with SQLite on disk; tables of six whose game goes on for some moves, then a
table of one person and three computers. Some forty seconds. Linux.
"""

import asyncio
import random
import sys
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from pinxit.client import Client, WishRefused, connect, open_table, sit_down  # noqa: E402 (its place is known now)
from pinxit.table.commands import AddComputer, Begin  # noqa: E402 (its place is known now)
from tests import serving  # noqa: E402 (its place is known now)
from tests.web.house import play_to_the_end, wish_of  # noqa: E402 (its place is known now)

MEGABYTE = 1_000_000
TABLES = (5, 10)  # of six; one address is not let open many more
MOVES = 5


async def main() -> None:
    """Print a line for each."""
    with tempfile.TemporaryDirectory() as folder:
        port = serving.free_port()
        words = ("--thinking", "0", "--no-shows", "--data-dir", folder)
        async with serving.started(*serving.quietly(port, *words), port=port) as server:
            print(f"at rest: {server.memory() / MEGABYTE:.0f} MB")
            for number in TABLES:
                async with AsyncExitStack() as stack:
                    for _ in range(number):
                        await _table(server.url, 6, stack)
                    told = f"{number} tables of six, playing"
                    print(f"{told}: {server.memory() / MEGABYTE:.0f} MB")
            async with AsyncExitStack() as stack:
                people = await _table(server.url, 1, stack, computers=3)
                await asyncio.gather(*(play_to_the_end(client, 600) for client in people))
                print(f"after a game with three computers: {server.memory() / MEGABYTE:.0f} MB")


async def _table(url: str, people: int, stack: AsyncExitStack, computers: int = 0) -> list[Client]:
    host = await open_table(url, "Person 1", settings={"house": {"target": 10}})
    places = [host, *[await sit_down(url, host.code, f"Person {n}") for n in range(2, people + 1)]]
    clients = [await stack.enter_async_context(connect(place)) for place in places]
    for _ in range(computers):
        await clients[0].do(AddComputer())
    await clients[0].do(Begin())
    if not computers:
        await _move(clients)
    return clients


async def _move(clients: list[Client]) -> None:
    rng = random.Random(1)  # noqa: S311 (moves are drawn repeatably, not secretly)
    done = 0
    while done < MOVES:
        for client in clients:
            wish = wish_of(client, rng)
            if wish is not None:
                try:
                    await client.do(wish)
                    done += 1
                except WishRefused:
                    pass
        await asyncio.sleep(0.01)


if __name__ == "__main__":
    asyncio.run(main())
