"""`kill -9` at random moments while many play: `python -m tests.faults.kill --kills 200`.

A third of the kills hit a server that is still starting. Every acknowledged move must be in the
log once, at its version; nobody is locked out; all games go on; the file is sound.
"""

import argparse
import asyncio
import random
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import monotonic

import click
from msgspec import Struct

from tests.faults import disk
from tests.faults.people import roster
from tests.faults.server import Server

TABLES = (4, 3, 5, 4, 6, 3)  # how many sit at each: one table more than there are editions
A_START = 1.0  # seconds in which a server has started, or nearly


class Outcome(Struct):
    """What a run came to."""

    kills: int
    while_starting: int
    moves: int
    games: int
    seconds: float


async def chaos(
    data: Path,
    kills: int,
    rng: random.Random,
    tell: Callable[[str], None] = lambda _: None,
    database: str | None = None,
) -> Outcome:
    """Play, kill and start again; raise `AssertionError` if anything is lost."""
    began = monotonic()
    server = Server(data, database)
    try:
        while_starting = await _first_starts(server, kills, rng)
        async with roster(server.url, TABLES) as tables:
            for number in range(while_starting + 1, kills + 1):
                await asyncio.sleep(rng.uniform(0.0, 0.4))
                await server.kill()
                server.begin()
                if rng.random() < 1 / 3:
                    while_starting += 1
                    await asyncio.sleep(rng.uniform(0.0, A_START))
                else:
                    await tables.each_table_goes_on()
                tables.check()
                took = monotonic() - began
                tell(f"{number} kills, {tables.moves} moves acknowledged, {took:.0f} s")
            await tables.everybody_goes_on()
            games = sum(here[0].view.table.games for here in tables.people if here[0].view.table)
    finally:
        await server.kill()
    disk.check(server.memory_at, *tables.ledgers)
    assert disk.editions_played(server.memory_at) == disk.ALL_EDITIONS
    assert server.said() == []  # nothing went wrong on the way, in the server's own eyes
    return Outcome(kills, while_starting, tables.moves, games, monotonic() - began)


async def _first_starts(server: Server, kills: int, rng: random.Random) -> int:
    """Kill some that have no database yet, at any moment of making it; return how many."""
    for number in range(killed := 1 + kills // 20):
        if number % 2 == 1:
            shutil.rmtree(server.data, ignore_errors=True)
        server.begin()
        await asyncio.sleep(rng.uniform(0.4, 1.0) * A_START)
        await server.kill()
    await server.start()
    return killed


def main() -> None:
    """Run, tell how it goes, and what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=None, help="of the moments; others are chance")
    options = parser.parse_args()
    seed = random.randrange(2**32) if options.seed is None else options.seed
    with tempfile.TemporaryDirectory(prefix="pinxit-kill-") as folder:
        rng = random.Random(seed)
        outcome = asyncio.run(chaos(Path(folder), options.kills, rng, _tell))
    click.echo(
        f"\n{outcome.kills} kills ({outcome.while_starting} of them while starting) in"
        f" {outcome.seconds:.0f} s: {outcome.moves} acknowledged moves of {outcome.games} games"
        f" at {len(TABLES)} tables are all there, once; the file is sound. Seed {seed}."
    )


def _tell(line: str) -> None:
    click.echo(f"\r{line}", nl=False)


if __name__ == "__main__":
    main()
