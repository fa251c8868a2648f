"""What it costs to be several: one server with SQLite, one node with PostgreSQL and Valkey, two.

All three serve copies of the same stored tables at the same time, and take turns: the clients of
one of them play for some seconds while those of the others rest. What counts is the CPU time of our
own processes for one durable command, as a ratio within the run; what PostgreSQL and Valkey take is
told apart. Where there are two nodes, the six of a table sit at both in turn, so that whatever one
does has to cross, or all of them at one, as where a proxy sorts them by table. Two nodes serve as
many tables as one does, so that each has half as much to do, and twice as many, which is what the
second one is for. Commands come when they are due, heard or not, and the clients say how late they
were themselves.

`flat` lets a hundred tables be played at while ever more are awake, each with somebody there;
`failover` kills a node. Figures are kept in bench/results/nodes.json; `--write` draws
docs/pictures/nodes.svg of them.
"""

import argparse
import asyncio
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from secrets import token_bytes
from typing import Final

import msgspec
import numpy as np
from msgspec import Struct
from msgspec.structs import replace
from redis import Redis

ROOT: Final = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from bench.loading.machine import cpu_seconds, describe  # noqa: E402 (its place is known now)
from bench.loading.nodes_chart import Cost, Measured, draw  # noqa: E402 (as above)
from bench.loading.orders import Done, Party  # noqa: E402 (as above)
from bench.loading.processes import Generators, Server, generators, serving  # noqa: E402 (its place is known now)
from bench.loading.stored import RESULTS, SEATS, kept, party_of  # noqa: E402 (as above)

from pinxit.adapters import moving  # noqa: E402 (as above)
from pinxit.client import Client, Place, connect  # noqa: E402 (as above)
from tests.engines.postgres import Databases, Postgres  # noqa: E402 (as above)
from tests.engines.valkey import Valkey  # noqa: E402 (as above)

STORED: Final = 3000
PLAYED: Final = 100  # tables, while ever more are awake
WARM_UP: Final = 5.0
KEPT: Final = RESULTS / "nodes.json"
PICTURE: Final = ROOT / "docs" / "pictures" / "nodes.svg"
PARTS: Final = ("compare", "flat", "failover")


class House(Struct, frozen=True):
    """Some nodes, and those who come there."""

    name: str
    nodes: tuple[Server, ...]
    clients: Generators

    @property
    def used(self) -> float:
        """CPU seconds of all nodes until now."""
        return sum(cpu_seconds(node.pid) for node in self.nodes)


class Turn(Struct, frozen=True):
    """What a turn took."""

    done: Done
    used: float  # CPU seconds of nodes
    idle: float  # … that they take in a second in which nobody plays
    postgres: float
    valkey: float
    bus_bytes: int

    @property
    def micros(self) -> float:
        """CPU time of our own for one command, in µs."""
        return self.used / max(1, self.done.commands) * 1e6

    @property
    def micros_of_moves(self) -> float:
        """The same, without what goes on anyhow."""
        return (self.used - self.idle * self.done.wall) / max(1, self.done.commands) * 1e6


class Engines:
    """PostgreSQL and Valkey, and what they take."""

    def __init__(self, postgres: Postgres, valkey: Valkey) -> None:
        self.databases = Databases(postgres.url)
        self.bus = valkey.url
        self._postgres = postgres
        self._valkey = valkey

    @property
    def used(self) -> tuple[float, float, int]:
        """CPU seconds of both, and bytes that went over the bus, in and out."""
        pid = self._postgres.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
        with Redis.from_url(self.bus) as link:
            stats = link.info("stats")
        told = int(stats["total_net_input_bytes"]) + int(stats["total_net_output_bytes"])
        ours = sum(cpu_seconds(int(child)) for child in children)
        return ours, cpu_seconds(self._valkey.pid), told


@contextmanager
def engines() -> Iterator[Engines]:
    """Run both: what PostgreSQL has committed is on disk, as SQLite's is."""
    with Postgres("shared_buffers=256MB", durable=True) as postgres, Valkey() as valkey:
        yield Engines(postgres, valkey)


@asynccontextmanager
async def house(
    name: str,
    number: int,
    engines_: Engines | None,
    stored: int,
    parties: Sequence[Party],
    *,
    apart: bool = True,
) -> AsyncIterator[House]:
    """Let so many nodes serve stored tables, and everyone come; no engines: SQLite."""
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="pinxit-bench-")))
        file = folder / "tables.sqlite3"
        file.write_bytes(kept(stored).read_bytes())
        options: dict[str, object] = {"--database": f"sqlite:///{file}"}
        if engines_ is not None:
            url = stack.enter_context(engines_.databases.one())
            # Houses that have the same secret and the same bus would hear each other.
            await moving.move(f"sqlite:///{file}", url, token_bytes(32))
            options = {"--database": url, "--bus": engines_.bus}
        nodes = tuple(
            stack.enter_context(
                serving(options | {"--data-dir": folder / f"{n}"} | _named(engines_, n), number=n)
            )
            for n in range(number)
        )
        clients = await stack.enter_async_context(generators())
        come = await clients.come([node.port for node in nodes], parties, apart=apart)
        say(f"{name}: {come.connected:,} at {len(parties):,} tables are here")
        yield House(name, nodes, clients)


def _named(engines_: Engines | None, number: int) -> dict[str, object]:
    return {} if engines_ is None else {"--node": f"node-{number}"}


async def idle(at: House, seconds: float) -> float:
    """Return which share of a core a house takes while its clients are only there."""
    used = at.used
    await at.clients.rest(seconds)
    return (at.used - used) / seconds


def full(tables: int) -> list[Party]:
    """Return so many tables with somebody on each seat."""
    return [party_of(number) for number in range(tables)]


async def turn(
    at: House,
    engines_: Engines,
    seconds: float,
    rate: float,
    idle_: float,
    tables: int | None = None,
) -> Turn:
    """Let the clients of one house play, or those of its first tables."""
    before, used = engines_.used, at.used
    done = await at.clients.play(seconds, rate, tables)
    used, after = at.used - used, engines_.used
    engine, bus, told = (b - a for a, b in zip(before, after, strict=True))
    return Turn(done, used, idle_, engine, bus, int(told))


async def compare(tables: int, rate: float, seconds: float, repeats: int) -> tuple[Cost, ...]:
    """Compare a server that is alone, one node, and two."""
    with engines() as both:
        async with AsyncExitStack() as stack:
            houses = [
                await stack.enter_async_context(
                    house(name, number, on, STORED, full(played), apart=apart)
                )
                for name, number, on, played, apart in (
                    ("SQLite", 1, None, tables, False),
                    ("one node", 1, both, tables, False),
                    ("two, each table at one of them", 2, both, tables, False),
                    ("two, each table at both", 2, both, tables, True),
                    ("two for twice the tables, each at one of them", 2, both, 2 * tables, False),
                    ("two for twice the tables, each at both", 2, both, 2 * tables, True),
                )
            ]
            for at in houses:
                await at.clients.play(WARM_UP, rate)
            say("nobody plays")
            resting = [await idle(at, seconds) for at in houses]
            turns: dict[str, list[Turn]] = {at.name: [] for at in houses}
            for number in range(repeats):
                say(f"turn {number + 1} of {repeats}")
                for at, rests in zip(houses, resting, strict=True):
                    turns[at.name].append(await turn(at, both, seconds, rate, rests))
    print(f"\n{tables} tables × {SEATS}, {rate:g} commands a second each")
    costs = tuple(tell(name, made) for name, made in turns.items())
    sqlite, one, *several = turns
    print("  CPU of our own for a command; then without what goes on anyhow")
    for name, than in ((one, sqlite), *((name, one) for name in several)):
        pairs = list(zip(turns[name], turns[than], strict=True))
        print(
            f"  {name}, to {than}: {_ratio([a.micros / b.micros for a, b in pairs])};"
            f" {_ratio([a.micros_of_moves / b.micros_of_moves for a, b in pairs])}"
        )
    return costs


def _ratio(found: Sequence[float]) -> str:
    return f"{statistics.median(found):.2f} ({min(found):.2f} to {max(found):.2f})"


def tell(name: str, made: Sequence[Turn]) -> Cost:
    """Say, and return, what came of the turns of one house."""
    commands = sum(one.done.commands for one in made)
    to_all = [wait for one in made for wait in one.done.to_all]
    lags = [lag for one in made for lag in one.done.lags]
    faults = sum(one.done.gaps + len(one.done.refused) + one.done.closed for one in made)
    missed = sum(one.done.commands * SEATS - one.done.updates for one in made)
    engine, bus = (
        sum(values) / max(1, commands) * 1e6
        for values in ([one.postgres for one in made], [one.valkey for one in made])
    )
    told = sum(one.bus_bytes for one in made) / max(1, commands)
    ours = statistics.median(one.micros for one in made)
    own = statistics.median(one.micros_of_moves for one in made)
    print(
        f"{name}: {ours:5.0f} µs CPU a command, {own:.0f} without the"
        f" {made[0].idle:.1%} of a core that it takes idle"
        f" (PostgreSQL {engine:.0f}, Valkey {bus:.0f}; {told:,.0f} bytes by the bus);"
        f" to the last seat p50 {_at(to_all, 50)}, p99 {_at(to_all, 99)};"
        f" clients late p99 {_at(lags, 99)}; {commands:,} commands, {missed} updates missing,"
        f" {faults} faults"
    )
    p50, p99 = np.percentile(to_all, (50, 99)) if to_all else (0.0, 0.0)
    return Cost(
        name=name.strip(),
        ours=ours,
        own=own,
        postgres=engine,
        valkey=bus,
        p50=float(p50),
        p99=float(p99),
    )


def _at(values: Sequence[float], share: float) -> str:
    return f"{np.percentile(values, share):.1f} ms" if values else "-"


async def flat(
    sizes: Sequence[int], nodes: int, pace: float, seconds: float
) -> tuple[tuple[int, Cost], ...]:
    """Let a hundred tables be played at, while ever more are awake beside them."""
    played = min(PLAYED, *sizes)
    costs: list[tuple[int, Cost]] = []
    print(f"\n{nodes} nodes, {pace:g} commands a second at {played} tables of six")
    with engines() as both:
        for tables in sizes:
            parties = [*full(played), *(_alone(party_of(n)) for n in range(played, tables))]
            async with house("nodes", nodes, both, max(STORED, tables), parties) as at:
                await at.clients.play(WARM_UP, pace / played, played)
                rests = await idle(at, seconds / 2)
                made = await turn(at, both, seconds, pace / played, rests, played)
                lines = sum(len(party.tokens) for party in parties)
                cost = tell(f"  {tables:,} tables, {lines:,} connections", [made])
                costs.append((tables, cost))
    return tuple(costs)


def _alone(party: Party) -> Party:
    return replace(party, tokens=party.tokens[:1])


async def failover(times: int) -> None:
    """Kill a node under play: how long until its players play on, and are seen to be away."""
    back, away = [], []
    with engines() as both:
        for number in range(times):
            say(f"a node is killed, {number + 1} of {times}")
            async with (
                house("two nodes", 2, both, STORED, full(1)) as at,
                AsyncExitStack() as stack,
            ):
                times_of = await _killed(at, stack)
                back.append(times_of[0])
                away.append(times_of[1])
    print(f"\na node is killed, {times} times")
    print(f"  who comes back by the other one plays on after {_seconds(back)}")
    print(f"  who does not come back is seen to be away after {_seconds(away)}")


async def _killed(at: House, stack: AsyncExitStack) -> tuple[float, float]:
    """Kill the second node; return when one of its players plays on, and another is missed."""
    party = party_of(20)
    urls = [f"http://127.0.0.1:{node.port}" for node in at.nodes]
    seats = [
        Place(urls[n % 2], party.code, f"s{n + 1}", word)
        for n, word in enumerate(map(str, party.tokens))
    ]
    here = await stack.enter_async_context(connect(seats[0]))
    for lost in (seats[1], seats[3]):
        await stack.enter_async_context(connect(lost))
    await here.until(lambda: _are_here(here, {"s1", "s2", "s4"}))
    began = time.perf_counter()
    at.nodes[1].kill()
    again = Place(urls[0], party.code, seats[1].seat, seats[1].token)
    one = await stack.enter_async_context(connect(again))
    await one.say("here again")
    await here.until(lambda: any(said.text == "here again" for said in here.said))
    back = time.perf_counter() - began
    await here.until(lambda: not _are_here(here, {"s4"}))
    return back, time.perf_counter() - began


def _are_here(client: Client, seats: set[str]) -> bool:
    return seats <= {one.seat for one in client.view.sitters or () if one.here}


def _seconds(values: Sequence[float]) -> str:
    return f"{statistics.median(values):.2f} s ({min(values):.2f} to {max(values):.2f})"


def say(what: str) -> None:
    """Tell what is being measured."""
    print(f"  … {what}", file=sys.stderr, flush=True)


def known() -> Measured:
    """Return what was measured before, unless that was kept in another form."""
    try:
        return msgspec.json.decode(KEPT.read_bytes(), type=Measured)
    except (FileNotFoundError, msgspec.ValidationError):
        return Measured()


def main() -> None:
    """Measure what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", help=f"{', '.join(PARTS)}; without any, all")
    parser.add_argument("--quick", action="store_true", help="a small form, in a minute")
    parser.add_argument("--write", action="store_true", help="draw the chart of the docs")
    parser.add_argument("--nodes", type=int, default=2, help="how many nodes `flat` has")
    options = parser.parse_args()
    quick: bool = options.quick
    if quick and options.write:
        parser.error("A quick look is not worth drawing.")
    measured = Measured() if quick else known()
    measured.machine = describe()
    print(measured.machine)
    kept(STORED)  # before an event loop runs, as it needs one
    for part in options.parts or PARTS:
        match part:
            case "compare":
                tables, seconds, repeats = (10, 2.0, 2) if quick else (40, 8.0, 6)
                for measured.rate in (3.0,) if quick else (3.0, 12.0):
                    run = compare(tables, measured.rate, seconds, repeats)
                    measured.houses = asyncio.run(run)
            case "flat":
                sizes = (10, 50) if quick else (100, 1000, 3000, 10_000)
                for number in sizes:
                    kept(max(STORED, number))
                run_flat = flat(sizes, options.nodes, 100.0, 5.0 if quick else 20.0)
                measured.awake = asyncio.run(run_flat)
            case "failover":
                asyncio.run(failover(1 if quick else 5))
            case _:
                parser.error(f"There is no part “{part}”: {', '.join(PARTS)}.")
        if not quick:
            KEPT.write_bytes(msgspec.json.format(msgspec.json.encode(measured)))
    if options.write:
        draw(measured, PICTURE)


if __name__ == "__main__":
    main()
