"""What PostgreSQL does for each statement of a server, with few moves stored and with very many.

Two databases in one run, one a fraction of the other: each statement is planned as on a server's
connections, done, and undone. What counts is what it touched, rows and pages, and the ratio of that
between the two: a machine that is busy changes no count. Then tables expire under play, and it is
told how long a move waits meanwhile, as a ratio to how long it waits otherwise.
"""

import argparse
import asyncio
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Final

import psycopg

ROOT: Final = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from pinxit.adapters.sql import SqlStore  # noqa: E402 (its place is known now)
from pinxit.table.ports import CommandRef, Listing  # noqa: E402 (as above)
from tests.adapters.plans import MOVES, SELDOM, STATEMENTS, Plan, explain, fill  # noqa: E402 (its place is known now)
from tests.engines.postgres import Databases, Postgres  # noqa: E402 (as above)

SMALLER: Final = 10  # times
PLAYING: Final = 20  # tables at which somebody moves while others expire


def plans(url: str, tables: int) -> dict[str, Plan]:
    """Fill a database and look at every statement; twice, so that what is read is in memory."""
    with psycopg.connect(url) as link:
        began = time.perf_counter()
        fill(link, tables)
        (size,) = link.execute("SELECT pg_database_size(current_database())").fetchall()[0]
        print(
            f"{tables * MOVES:,} commands at {tables:,} tables: {size / 1e9:.2f} GB,"
            f" filled in {time.perf_counter() - began:.0f} s",
            flush=True,
        )
        for name in STATEMENTS:
            explain(url, link, name)
        return {name: explain(url, link, name) for name in STATEMENTS}


def tell(few: dict[str, Plan], many: dict[str, Plan]) -> None:
    """Say for each statement what it touched, in both."""
    print(f"{'statement':16} {'pages':>6} {'×':>5} {'rows':>5} {'ms':>7}  index")
    for name in sorted(many, key=lambda name: -many[name].pages / max(1, few[name].pages)):
        one, other = few[name], many[name]
        ratio = other.pages / max(1, one.pages)
        how = ", ".join(other.indexes) or ("walks" if other.walks else "-")
        print(f"{name:16} {other.pages:6} {ratio:5.2f} {other.rows:5} {other.ms:7.2f}  {how}")
    often = [name for name in many if name not in SELDOM]
    walking = [name for name in often if many[name].walks]
    worst = max(often, key=lambda name: many[name].pages / max(1, few[name].pages))
    ratio = many[worst].pages / max(1, few[worst].pages)
    print(f"walk through a large table: {', '.join(walking) or 'none'}")
    print(f"most pages, many to few: {ratio:.2f} ({worst})")


async def expire(url: str) -> None:
    """Let tables expire while others are played at."""
    store = await SqlStore.open(url)
    await asyncio.gather(*(store.create(f"P{n}", [], Listing(), 1.0) for n in range(PLAYING)))
    versions = dict.fromkeys(range(PLAYING), 0)

    async def play(table: int, until: asyncio.Event, waits: list[float]) -> None:
        while not until.is_set():
            began = time.perf_counter()
            ref = CommandRef("s1", f"{versions[table]:08x}")
            await store.append(f"P{table}", versions[table], [b"x" * 120], None, 1.0, ref)
            versions[table] += 1
            waits.append(time.perf_counter() - began)
            await asyncio.sleep(0.005)

    async def watch(seconds: float | None) -> tuple[list[float], int]:
        over, gone = asyncio.Event(), 0
        waits: list[float] = []
        playing = [asyncio.create_task(play(n, over, waits)) for n in range(PLAYING)]
        if seconds is None:
            gone = len(await store.expire(1e12))
        else:
            await asyncio.sleep(seconds)
        over.set()
        await asyncio.gather(*playing)
        return sorted(waits), gone

    await watch(1.0)
    quiet, _ = await watch(5.0)
    busy, gone = await watch(None)
    await store.close()
    print(f"{gone:,} tables expired while {len(busy):,} moves were made at {PLAYING} others")
    for name, share in (("p50", 0.5), ("p99", 0.99), ("longest", 1.0)):
        one, other = (_at(waits, share) for waits in (quiet, busy))
        print(f"  a move waits, {name}: {other:.1f} ms; {other / one:.1f} × as otherwise")


def _at(waits: list[float], share: float) -> float:
    return waits[int(share * (len(waits) - 1))] * 1000


def _databases(stack: ExitStack) -> Iterator[str]:
    server = stack.enter_context(Postgres("shared_buffers=512MB", "max_wal_size=8GB"))
    databases = Databases(server.url)
    while True:
        yield stack.enter_context(databases.one())


def main() -> None:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--commands", type=int, default=1_000_000, help="in the larger database")
    options = parser.parse_args()
    with ExitStack() as stack:
        urls = _databases(stack)
        tables = options.commands // MOVES
        few = plans(next(urls), tables // SMALLER)
        url = next(urls)
        tell(few, plans(url, tables))
        asyncio.run(expire(url))


if __name__ == "__main__":
    main()
