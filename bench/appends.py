"""How many moves a memory takes down, on SQLite and on PostgreSQL, both durable, on the same disk.

So many tables at once, each of which makes its next move when the last is on disk. Machines are
shared, and disks more so: the two take turns within one run, and what counts is their ratio, of
moves in a second and of the CPU time for one: of our process, and of PostgreSQL's. `--fleeting`
lets neither wait for the disk, so that only the work is seen.
"""

import argparse
import asyncio
import resource
import statistics
import sys
import tempfile
import time
from collections.abc import Iterable
from contextlib import ExitStack
from pathlib import Path
from typing import Final

from msgspec import Struct

ROOT: Final = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from pinxit.adapters import database, open_store  # noqa: E402 (its place is known now)
from pinxit.table.ports import CommandRef, Listing, Store  # noqa: E402 (as above)
from tests.engines.postgres import Databases, Postgres  # noqa: E402 (as above)

EVENT: Final = b"x" * 120  # as long as most
TURNS: Final = 5


class Turn(Struct, frozen=True, kw_only=True):
    """What one turn of a memory took."""

    moves: int
    wall: float
    cpu: float  # of our process
    theirs: float  # of PostgreSQL's processes, if it is its turn
    waits: list[float]  # seconds, of each move

    @property
    def pace(self) -> float:
        """Moves in a second."""
        return self.moves / self.wall

    @property
    def micros(self) -> float:
        """CPU time for one move, in µs."""
        return (self.cpu + self.theirs) / self.moves * 1e6


class Table:
    """One table, and where it stands."""

    def __init__(self, store: Store, code: str) -> None:
        self._store = store
        self._code = code
        self._version = 0

    async def open(self) -> None:
        """Begin it."""
        await self._store.create(self._code, [], Listing(), 1.0)

    async def move(self, times: int, waits: list[float]) -> None:
        """Make moves, one after the other; none of them changes a list."""
        for _ in range(times):
            began = time.perf_counter()
            ref = CommandRef("s1", f"{self._version:08x}")
            await self._store.append(self._code, self._version, [EVENT], None, 1.0, ref)
            self._version += 1
            waits.append(time.perf_counter() - began)


async def turn(tables: list[Table], moves: int, server: int) -> Turn:
    """Let all tables make so many moves in all."""
    waits: list[float] = []
    used, theirs, began = _cpu(), _cpu_of(server), time.perf_counter()
    await asyncio.gather(*(table.move(moves // len(tables), waits) for table in tables))
    wall = time.perf_counter() - began
    return Turn(
        moves=len(waits),
        wall=wall,
        cpu=_cpu() - used,
        theirs=_cpu_of(server) - theirs,
        waits=waits,
    )


def _cpu() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


def _cpu_of(server: int) -> float:
    """Return what the processes of a PostgreSQL have used (Linux)."""
    own = Path(f"/proc/{server}/task/{server}/children").read_text(encoding="ascii").split()
    used = (Path(f"/proc/{pid}/schedstat").read_text(encoding="ascii") for pid in own)
    return sum(int(text.split()[0]) for text in used) / 1e9


async def compare(urls: dict[str, str], tables: int, moves: int, server: int) -> None:
    """Let the memories take turns, and say what came of it."""
    stores = {name: await open_store(url) for name, url in urls.items()}
    there: dict[str, list[Table]] = {}
    for name, store in stores.items():
        there[name] = [Table(store, f"{tables}-{n}") for n in range(tables)]
        await asyncio.gather(*(table.open() for table in there[name]))
        await turn(there[name], moves // 4, server)  # all is warm
    turns: dict[str, list[Turn]] = {name: [] for name in urls}
    for _ in range(TURNS):
        for name, made in turns.items():
            made.append(await turn(there[name], moves, server))
    for store in stores.values():
        await store.close()
    for name, made in turns.items():
        waits = sorted(wait for one in made for wait in one.waits)
        pace = _median(one.pace for one in made)
        cpu, theirs = (
            _median(used / one.moves * 1e6 for one, used in zip(made, of, strict=True))
            for of in ([one.cpu for one in made], [one.theirs for one in made])
        )
        print(
            f"{tables:4} tables, {name:10}: {pace:7,.0f} moves a second, {cpu:5.0f} + {theirs:.0f}"
            f" µs of CPU each, on disk after {_ms(waits, 0.5)} ms (p50), {_ms(waits, 0.99)} (p99)"
        )
    first, second = turns.values()
    paces = _median(b.pace / a.pace for a, b in zip(first, second, strict=True))
    cpus = _median(b.micros / a.micros for a, b in zip(first, second, strict=True))
    print(
        f"{tables:4} tables, PostgreSQL to SQLite: {paces:.2f} of the pace, {cpus:.2f} of the CPU"
    )


def _median(values: Iterable[float]) -> float:
    return statistics.median(values)


def _ms(waits: list[float], share: float) -> str:
    return f"{waits[int(share * (len(waits) - 1))] * 1000:.1f}"


def main() -> None:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 10, 100])
    parser.add_argument("--moves", type=int, default=2000, help="in each turn, at many tables")
    parser.add_argument("--fleeting", action="store_true", help="neither waits for the disk")
    options = parser.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="pinxit-bench-")))
        server = stack.enter_context(Postgres(durable=not options.fleeting))
        if options.fleeting:
            database.DURABLE = ("journal_mode = WAL", "synchronous = OFF")
        urls = {
            "SQLite": f"sqlite:///{folder}/pinxit.sqlite3",
            "PostgreSQL": stack.enter_context(Databases(server.url).one()),
        }
        for tables in options.tables:
            moves = options.moves if tables > 4 else options.moves // 8
            asyncio.run(compare(urls, tables, moves, server.pid))


if __name__ == "__main__":
    main()
