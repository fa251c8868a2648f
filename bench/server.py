"""What a command costs the server, against a bare fan-out server on the same stack.

`pinxit serve` runs in its own process with SQLite on disk; six clients at each of ten tables play
whole random rounds over loopback. Their messages are recorded, and `bench/fanout.py` sends as many
of the same sizes to the same clients, each command at the time at which it was sent to the real
one: a server that has more to do at once does it more cheaply, so the load must be the same.

Machines differ and are shared, and may be half as quick a second later. So what counts is the ratio
of the CPU time that the processes took, and they take turns, a fraction of a second each: whatever
slows one down slows the other, too. A run of the bare server repeats the real one's run before.
`--profile` shows where the real server's time goes.
"""

import argparse
import asyncio
import cProfile
import os
import pstats
import random
import runpy
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import UNSET, Struct, UnsetType, field
from websockets.asyncio.client import ClientConnection, connect

from pinxit.client import Place, open_table, sit_down
from pinxit.protocol import VERSION

SEATS: Final = 6
WARM_UP: Final = 30  # commands at each table before anything is measured
TURN: Final = 15  # commands at each table until it is another server's turn
HERE: Final = Path(__file__).parent
PINXIT: Final = Path(sys.executable).with_name("pinxit")
ALLOWED_AT_ONCE: Final = 50  # the server lets each client send 60 at once and 20 a second
ALLOWED_A_SECOND: Final = 18.0
PATIENCE: Final = 60.0  # seconds after which a run is given up


class Option(Struct):
    """Something that a seat may do, as far as a client that plays at random reads it."""

    may: str
    cards: tuple[str, ...] = ()
    number: int = 1
    fewest: int = 1


class Round(Struct):
    """The round, of which only the phase is read."""

    phase: str


class Sections(Struct):
    """The sections that a client here reads."""

    round: Round | UnsetType | None = UNSET
    may: tuple[Option, ...] | UnsetType = UNSET


class Heard(Struct):
    """Any message of either server."""

    type: str
    to: int = 0
    version: int = 0
    reason: str = ""
    sections: Sections = field(default_factory=Sections)


class Exchange(Struct, frozen=True):
    """A command, and what was sent because of it."""

    sender: int
    text: str
    updates: tuple[tuple[int, int], ...]  # the place and the size of each
    answer: int
    at: float  # seconds after the beginning


class Run(Struct, frozen=True, kw_only=True):
    """What one run of a server took."""

    commands: int
    cpu: float
    loop: float  # the part of it in the thread of the event loop
    wall: float

    @property
    def micros(self) -> float:
        """CPU time of one command, in µs."""
        return self.cpu / self.commands * 1e6


_heard = msgspec.json.Decoder(Heard)


class Client:
    """One seat: reads as little as it can."""

    def __init__(self, link: ClientConnection, room: "Room", place: int) -> None:
        self.link = link
        self.room = room
        self.place = place
        self.version = 0
        self.may: tuple[Option, ...] = ()
        self.phase = ""
        self.sent = 0
        self.since = time.monotonic()

    async def listen(self) -> None:
        """Hear all that comes, until the connection is closed."""
        while True:
            data = await self.link.recv(decode=False)
            heard = _heard.decode(data)
            if heard.sections.may is not UNSET:
                self.may = heard.sections.may
            if isinstance(heard.sections.round, Round):
                self.phase = heard.sections.round.phase
            self.room.hear(self, heard, len(data))

    async def send(self, text: str) -> None:
        """Send a command, but not faster than the server allows."""
        self.sent += 1
        allowed_at = self.since + (self.sent - ALLOWED_AT_ONCE) / ALLOWED_A_SECOND
        if allowed_at > time.monotonic():
            await asyncio.sleep(allowed_at - time.monotonic())
        await self.link.send(text)


class Room:
    """Six clients who take turns: the next command is sent when all have heard of the last."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.clients: list[Client] = []
        self.exchanges: list[Exchange] = []
        self._rng = random.Random(number)  # noqa: S311 (nothing is at stake)
        self._ids = 0
        self._updates: list[tuple[int, int]] = []
        self._answer = 0
        self._goal = 0
        self._done = asyncio.Event()
        self.began = 0.0

    def hear(self, client: Client, heard: Heard, size: int) -> None:
        """Count a message, and see whether it was the last that was awaited."""
        match heard.type:
            case "welcome":
                client.version = heard.version
            case "update":
                client.version = heard.to
                self._updates.append((client.place, size))
            case "done":
                self._answer, self._goal = size, heard.version
            case other:
                raise RuntimeError(f"The server said {other}: {heard.reason}")
        if self._answer and all(client.version >= self._goal for client in self.clients):
            self._done.set()

    async def ask(self, sender: int, text: str) -> None:
        """Send a command and wait until everyone has heard what came of it."""
        self._updates, self._answer = [], 0
        self._done.clear()
        at = time.monotonic() - self.began
        await self.clients[sender].send(text)
        await self._done.wait()
        self.exchanges.append(Exchange(sender, text, tuple(self._updates), self._answer, at))

    async def play(self, commands: int) -> None:
        """Play at random, game after game."""
        for _ in range(commands):
            place, wish = self._choose()
            self._ids += 1
            wish_id = f"{self.number:06x}{place:06x}-{self._ids}"
            text = msgspec.json.encode({"type": "do", "id": wish_id, "wish": wish}).decode()
            await self.ask(place, text)

    async def repeat(self, exchanges: list[Exchange], *, in_time: bool) -> None:
        """Send the same commands as the clients of another room; if asked, at the same times."""
        for exchange in exchanges:
            wait = self.began + exchange.at - time.monotonic() if in_time else 0
            if wait > 0:
                await asyncio.sleep(wait)
            await self.ask(exchange.sender, exchange.text)

    def _choose(self) -> tuple[int, dict[str, object]]:
        """Pick one of those whom the table waits for, and something for them to do."""
        if self.clients[0].phase in {"", "over"}:
            return 0, {"do": "begin"}
        awaited = [
            (client.place, option)
            for client in self.clients
            for option in client.may
            if option.may in {"claim", "tell", "give", "vote", "go_on"}
        ]
        place, option = self._rng.choice(awaited)
        match option.may:
            case "tell":
                clue = {"text": f"Something about {self._rng.randrange(1000)}"}
                return place, {"do": "tell", "card": self._rng.choice(option.cards), "clue": clue}
            case "give":
                return place, {"do": "give", "cards": self._rng.sample(option.cards, option.number)}
            case "vote":
                return place, {"do": "vote", "cards": self._rng.sample(option.cards, option.fewest)}
            case _:
                return place, {"do": option.may}


class Usage:
    """The CPU time of a process that we started."""

    def __init__(self, pid: int, *, profiled: bool = False) -> None:
        self._pid = pid
        self._profiled = profiled

    def begin(self) -> None:
        """Tell a server that profiles itself to begin with it."""
        if self._profiled:
            os.kill(self._pid, signal.SIGUSR1)

    def seconds(self) -> tuple[float, float] | None:
        """Return what all threads have used, and the event loop's of them; None: nobody tells."""
        try:
            tasks = Path(f"/proc/{self._pid}/task")
            used = {task.name: (task / "schedstat").read_text() for task in tasks.iterdir()}
        except OSError:
            return None
        nanoseconds = {name: int(text.split()[0]) for name, text in used.items()}
        return sum(nanoseconds.values()) / 1e9, nanoseconds[str(self._pid)] / 1e9


@contextmanager
def started(*command: str | Path) -> Iterator[tuple[int, Usage]]:
    """Run a server that takes `{port}` as an argument; end it, and it only."""
    port = _free_port()
    words = [str(word).replace("{port}", str(port)) for word in command]
    process = subprocess.Popen(words)
    try:
        _wait_for(port, process)
        yield port, Usage(process.pid, profiled="--profiled" in words)
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait(10)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _wait_for(port: int, process: "subprocess.Popen[bytes]") -> None:
    deadline = time.monotonic() + 20
    while time.monotonic() < deadline:
        if process.poll() is not None:
            raise RuntimeError(f"A server ended at once, with status {process.returncode}.")
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise RuntimeError("A server does not listen.")


@asynccontextmanager
async def rooms_of(port: int, hellos: list[list[str]]) -> AsyncIterator[list[Room]]:
    """Connect all clients, each with its hello."""
    rooms = [Room(number) for number in range(len(hellos))]
    async with AsyncExitStack() as stack, asyncio.TaskGroup() as group:
        for room, texts in zip(rooms, hellos, strict=True):
            for place, text in enumerate(texts):
                link = await stack.enter_async_context(
                    connect(
                        f"ws://127.0.0.1:{port}/socket",
                        compression=None,
                        ping_interval=None,
                        proxy=None,
                        max_queue=None,
                    )
                )
                client = Client(link, room, place)
                room.clients.append(client)
                await link.send(text)
        listening = [group.create_task(c.listen()) for room in rooms for c in room.clients]
        await asyncio.sleep(0.5)  # until the last comer is known everywhere
        yield rooms
        for task in listening:
            task.cancel()


async def together(rooms: list[Room], work: list[Any]) -> None:
    """Do the work of all rooms at once."""
    for room in rooms:
        room.began = time.monotonic()
    async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as group:
        for one in work:
            group.create_task(one)


async def measured(usage: Usage, rooms: list[Room], work: list[Any]) -> Run:
    """Do the work of all rooms at once, and see what it took the server."""
    before = sum(len(room.exchanges) for room in rooms)
    usage.begin()
    used, began = usage.seconds(), time.monotonic()
    await together(rooms, work)
    wall, used_after = time.monotonic() - began, usage.seconds()
    commands = sum(len(room.exchanges) for room in rooms) - before
    if used is None or used_after is None:
        raise RuntimeError("Nobody tells what a process uses here; this needs Linux.")
    cpu, loop = used_after[0] - used[0], used_after[1] - used[1]
    return Run(commands=commands, cpu=cpu, loop=loop, wall=wall)


class Real:
    """The real server, and clients who play there."""

    def __init__(self, usage: Usage, rooms: list[Room]) -> None:
        self.usage = usage
        self.rooms = rooms

    async def turn(self, commands: int) -> Run:
        """Go on playing, and see what it takes."""
        return await measured(self.usage, self.rooms, [room.play(commands) for room in self.rooms])

    @classmethod
    @asynccontextmanager
    async def opened(cls, tables: int, *launcher: str | Path) -> AsyncIterator["Real"]:
        """Start it, durable, on a fresh file, and sit down at its tables."""
        with (
            tempfile.TemporaryDirectory() as folder,
            started(*launcher, *serve_command(Path(folder))) as (port, usage),
        ):
            server = f"http://127.0.0.1:{port}"
            hellos = [[_hello(place) for place in await _sit(server)] for _ in range(tables)]
            async with rooms_of(port, hellos) as rooms:
                yield cls(usage, rooms)


class Bare:
    """The bare server, and clients who repeat what was played on the real one."""

    def __init__(
        self, usage: Usage, rooms: list[Room], played: list[list[Exchange]], *, in_time: bool
    ) -> None:
        self.usage = usage
        self.rooms = rooms
        self._played = played
        self._in_time = in_time
        self._repeated = 0

    async def turn(self, commands: int) -> Run:
        """Go on repeating, and see what it takes."""
        first, last = self._repeated, self._repeated + commands
        self._repeated = last
        pairs = list(zip(self.rooms, self._played, strict=True))
        work = [room.repeat(old[first:last], in_time=self._in_time) for room, old in pairs]
        run = await measured(self.usage, self.rooms, work)
        for room, old in pairs:
            for mine, theirs in zip(room.exchanges[first:last], old[first:last], strict=True):
                if sorted(mine.updates) != sorted(theirs.updates) or mine.answer != theirs.answer:
                    raise RuntimeError("The bare server has not sent the same.")
        return run

    @classmethod
    @asynccontextmanager
    async def opened(
        cls, played: list[list[Exchange]], *options: str, in_time: bool = True
    ) -> AsyncIterator["Bare"]:
        """Start it with what it shall send."""
        recorded = [[(e.updates, e.answer) for e in exchanges] for exchanges in played]
        places = range(SEATS)
        hellos = [[f'{{"room":{n},"place":{p}}}' for p in places] for n in range(len(played))]
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "recorded.json"
            file.write_bytes(msgspec.json.encode(recorded))
            fanout = HERE / "fanout.py"
            with started(sys.executable, fanout, "{port}", file, *options) as (port, usage):
                async with rooms_of(port, hellos) as rooms:
                    yield cls(usage, rooms, played, in_time=in_time)


async def _sit(server: str) -> list[Place]:
    host = await open_table(server, "Host")
    return [host, *[await sit_down(server, host.code, f"Guest {n}") for n in range(1, SEATS)]]


def _hello(place: Place) -> str:
    hello = {"type": "hello", "protocol": VERSION, "table": place.code, "token": place.token}
    return msgspec.json.encode(hello).decode()


def serve_command(folder: Path) -> list[str | Path]:
    """Return how the real server is started."""
    database = f"sqlite:///{folder / 'bench.sqlite3'}"
    options = ["--host", "127.0.0.1", "--port", "{port}", "--database", database, "--quiet"]
    return ["serve", *options]


def turns_of(tables: int, commands: int) -> int:
    """Return how many turns it takes until there were so many commands at all tables together."""
    return max(1, commands // tables // TURN)


async def record(tables: int, turns: int) -> list[Room]:
    """Play on the real server for as long as a run takes, for the first bare one to repeat."""
    async with Real.opened(tables, PINXIT) as real:
        await real.turn(WARM_UP)
        for _ in range(turns):
            await real.turn(TURN)
    return real.rooms


async def in_turns(played: list[Room], turns: int) -> tuple[dict[str, Run], list[Room]]:
    """Let the servers take turns; return what each took, and what was played on the real one."""
    old = [room.exchanges for room in played]
    async with AsyncExitStack() as stack:
        real = await stack.enter_async_context(Real.opened(len(played), PINXIT))
        servers: dict[str, Real | Bare] = {
            "real": real,
            "bare": await stack.enter_async_context(Bare.opened(old)),
            "queued": await stack.enter_async_context(Bare.opened(old, "--writers")),
            "rushed": await stack.enter_async_context(Bare.opened(old, in_time=False)),
        }
        for server in servers.values():
            await server.turn(WARM_UP)
        runs: dict[str, list[Run]] = {name: [] for name in servers}
        for number in range(turns):
            order = list(servers.items())
            for name, server in order if number % 2 else reversed(order):
                runs[name].append(await server.turn(TURN))
    return {name: _summed(several) for name, several in runs.items()}, real.rooms


def _summed(runs: list[Run]) -> Run:
    return Run(
        commands=sum(run.commands for run in runs),
        cpu=sum(run.cpu for run in runs),
        loop=sum(run.loop for run in runs),
        wall=sum(run.wall for run in runs),
    )


def compare(tables: int, commands: int, repeats: int) -> None:
    """Measure all servers several times and print what came out."""
    turns = turns_of(tables, commands)
    played = asyncio.run(record(tables, turns))
    every: list[dict[str, Run]] = []
    exchanges: list[Exchange] = []
    for number in range(repeats):
        runs, played = asyncio.run(in_turns(played, turns))
        every.append(runs)
        exchanges += [exchange for room in played for exchange in room.exchanges]
        real, bare = runs["real"], runs["bare"]
        print(
            f"run {number + 1}: {real.micros:.0f} µs CPU a command, bare {bare.micros:.0f} µs,"
            f" ratio {real.micros / bare.micros:.2f}"
            f"  ({real.commands} commands in {real.wall:.1f} s)",
            flush=True,
        )
    sizes = sorted(size for exchange in exchanges for _, size in exchange.updates)
    sent = [sum(s for _, s in e.updates) + e.answer for e in exchanges]
    messages = len(sizes) + len(exchanges)
    micros = {name: statistics.median(r[name].micros for r in every) for name in every[0]}
    ratios = {
        name: statistics.median(r["real"].micros / r[name].micros for r in every) for name in micros
    }
    in_loop = statistics.median(r["real"].loop / r["real"].cpu for r in every)
    print(f"\n{tables} tables × {SEATS} clients, durable; medians of {repeats} runs")
    _line("CPU a command, real", f"{micros['real']:.0f} µs")
    _line("CPU a command, bare", f"{micros['bare']:.0f} µs")
    _line("ratio (at most 2)", f"{ratios['bare']:.2f}")
    _line("ratio to one with a task for each writer", f"{ratios['queued']:.2f}")
    _line("ratio to a bare one that runs as fast as it can", f"{ratios['rushed']:.2f}")
    _line("commands a CPU second", f"{1e6 / micros['real']:.0f}")
    _line("of it in the event loop's thread", f"{in_loop:.0%}")
    _line("an update to one seat, median (at most 400)", f"{statistics.median(sizes):.0f} bytes")
    _line("an update to one seat, p90", f"{sizes[len(sizes) * 9 // 10]} bytes")
    _line("messages a command", f"{messages / len(exchanges):.2f}")
    _line("bytes a command, mean", f"{statistics.mean(sent):.0f}")
    _sizes_by_kind(exchanges)


def _sizes_by_kind(exchanges: list[Exchange]) -> None:
    kinds: dict[str, list[int]] = defaultdict(list)
    for exchange in exchanges:
        kind = msgspec.json.decode(exchange.text)["wish"]["do"]
        kinds[kind] += [size for _, size in exchange.updates]
    print("\nupdates by command            number    median       p90   bytes")
    for kind, sizes in sorted(kinds.items(), key=lambda item: -len(item[1])):
        sizes.sort()
        print(
            f"  {kind:<24} {len(sizes):>9} {statistics.median(sizes):>9.0f}"
            f" {sizes[len(sizes) * 9 // 10]:>9}"
        )


def _line(name: str, value: str) -> None:
    print(f"  {name:<46} {value:>12}")


async def play_profiled(tables: int, commands: int, file: Path) -> int:
    """Play on a real server that profiles itself; return how many commands it had."""
    async with Real.opened(tables, sys.executable, __file__, "--profiled", file) as real:
        await together(real.rooms, [room.play(WARM_UP) for room in real.rooms])
        return (await real.turn(commands // tables)).commands


def profile(tables: int, commands: int) -> None:
    """Run the real server under a profiler that counts CPU time, in every thread."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "profile"
        commands = asyncio.run(play_profiled(tables, commands, file))
        by_thread = [pstats.Stats(str(part)) for part in sorted(Path(folder).glob("profile-*"))]
    print(f"{commands} commands under the profiler, all threads, CPU time\n")
    times: Counter[str] = Counter()
    for stats in by_thread:
        times += _by_package(stats)
    total = sum(times.values())
    for package, seconds in times.most_common():
        if seconds / total >= 0.005:  # the profiler slows all down, so no seconds
            print(f"  {package:<28} {seconds / total:>6.1%}")
    all_stats = by_thread[0]
    for stats in by_thread[1:]:
        all_stats.add(stats)
    all_stats.sort_stats("tottime").print_stats(45)


def _by_package(stats: pstats.Stats) -> Counter[str]:
    """Add up each package's own time; built-in functions count for who calls them."""
    times: Counter[str] = Counter()
    for (file, _, name), (_, _, own, _, callers) in stats.stats.items():  # type: ignore[attr-defined]  # not in its stubs
        if file != "~":
            times[_package(file)] += own
            continue
        for (caller, _, _), (_, _, part, _) in callers.items():
            times[_package(caller)] += part
        if not callers:
            times[name] += own
    return times


def _package(file: str) -> str:
    parts = Path(file).parts
    for folder in ("site-packages", "src"):
        if folder in parts:
            inside = parts[parts.index(folder) + 1 :]
            return "/".join(inside[:2]) if inside[0] == "pinxit" else inside[0]
    return "asyncio" if "asyncio" in parts else "other"


def profiled(file: str, arguments: list[str]) -> None:
    """Be the real server, under a profiler for each thread; the first waits for a signal."""
    profilers: list[cProfile.Profile] = []

    def watch(*_: object) -> None:
        profilers.append(cProfile.Profile(time.thread_time))  # CPU time: waiting does not count
        profilers[-1].enable()

    threading.setprofile(watch)
    signal.signal(signal.SIGUSR1, watch)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())  # or uvicorn would end without us
    sys.argv = [str(PINXIT), *arguments]
    try:
        runpy.run_path(str(PINXIT), run_name="__main__")
    finally:
        sys.setprofile(None)
        threading.setprofile(None)
        for number, profiler in enumerate(profilers):
            profiler.dump_stats(f"{file}-{number}")


def main() -> None:
    """Print all measures."""
    if sys.argv[1:2] == ["--profiled"]:
        profiled(sys.argv[2], sys.argv[3:])
        return
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=10, help="at most 30")
    parser.add_argument("--commands", type=int, default=3000, help="in each run")
    parser.add_argument("--repeats", type=int, default=3, help="runs of each server")
    parser.add_argument("--profile", action="store_true", help="show where the time goes")
    options = parser.parse_args()
    tables = min(options.tables, 30)  # the server lets one address open no more at once
    if options.profile:
        profile(tables, options.commands)
    else:
        compare(tables, options.commands, options.repeats)


if __name__ == "__main__":
    main()
