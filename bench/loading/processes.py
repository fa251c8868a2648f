"""The processes of a measurement: each server on its core, generators on others."""

import asyncio
import random
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from itertools import chain
from pathlib import Path
from signal import SIGUSR1
from typing import Final

import msgspec

from .machine import cores, on
from .orders import AnyOrder, Beat, Come, Done, Party, Play, Rest

ROOT: Final = Path(__file__).parents[2]
SERVING: Final = "bench.loading.serving"
PATIENCE: Final = 30.0  # seconds beyond what an order takes by itself
START: Final = 30.0
CONNECTING: Final = 240.0  # seconds for all clients of a measurement
LONGEST_LINE: Final = 1 << 26
GENERATORS: Final = 2


class Server:
    """A running server."""

    def __init__(self, process: "subprocess.Popen[bytes]", port: int, started_in: float) -> None:
        self._process = process
        self.port = port
        self.pid = process.pid
        self.started_in = started_in  # seconds until it answered

    def kill(self) -> None:
        """Pull the plug."""
        self._process.kill()

    def tidy(self) -> None:
        """Let it collect its garbage."""
        self._process.send_signal(SIGUSR1)


@contextmanager
def server(file: Path, launcher: Sequence[str | Path] = ()) -> Iterator[Server]:
    """Run `pinxit serve` with a database file on a core of its own, and end it."""
    options: dict[str, object] = {"--database": f"sqlite:///{file}", "--data-dir": file.parent}
    with serving(options, launcher) as host:
        yield host


@contextmanager
def serving(
    options: dict[str, object], launcher: Sequence[str | Path] = (), number: int = 0
) -> Iterator[Server]:
    """Run `pinxit serve` on one core, and end it; of several, each has its own if it can."""
    theirs = cores()[0]
    with on(theirs[number % len(theirs)]):
        process, port, began = _started(options, launcher or (sys.executable, "-m", SERVING))
    try:
        _wait_for(port, process)
        yield Server(process, port, time.monotonic() - began)
    finally:
        _end(process)


def _started(
    more: dict[str, object], launcher: Sequence[str | Path]
) -> tuple["subprocess.Popen[bytes]", int, float]:
    port = _free_port()
    options = {"--host": "127.0.0.1", "--port": port, "--keep-days": 0, **more}
    words = [*launcher, "serve", "--quiet", *(word for pair in options.items() for word in pair)]
    began = time.monotonic()
    process = subprocess.Popen([str(w) for w in words], cwd=ROOT, start_new_session=True)
    return process, port, began


def _end(process: "subprocess.Popen[bytes]") -> None:
    process.terminate()
    try:
        process.wait(30)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait(10)


def _free_port() -> int:
    """Find a port outside those that the system gives to clients, who would take it again."""
    while True:
        port = random.randrange(20_000, 32_000)  # noqa: S311 (any will do)
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)):
                return port


def _wait_for(port: int, process: "subprocess.Popen[bytes]") -> None:
    """Wait until a request is answered: a port is open before anybody listens."""
    deadline = time.monotonic() + START
    while time.monotonic() < deadline:
        if process.poll() is not None:
            raise RuntimeError(f"The server ended at once, with status {process.returncode}.")
        try:
            if get(port, "/healthz", "127.0.0.1"):
                return
        except OSError:
            time.sleep(0.005)
    raise RuntimeError("The server does not answer.")


def get(port: int, path: str, source: str) -> bool:
    """Ask for a page from an address; tell whether it was answered well."""
    with socket.create_connection(("127.0.0.1", port), START, (source, 0)) as end:
        end.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
        return end.recv(64).startswith(b"HTTP/1.1 200")


def awake(port: int) -> int:
    """Ask how many tables are awake."""
    with socket.create_connection(("127.0.0.1", port), START) as end:
        end.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        answer = b"".join(iter(lambda: end.recv(4096), b""))
    return int(msgspec.json.decode(answer.partition(b"\r\n\r\n")[2])["tables_awake"])


class Generators:
    """Several processes that are clients."""

    def __init__(self, processes: list[asyncio.subprocess.Process]) -> None:
        self._processes = processes

    async def come(
        self, ports: int | Sequence[int], parties: Sequence[Party], *, apart: bool = True
    ) -> Done:
        """Connect clients, those of one table in one process; several ports: at all nodes."""
        number = len(self._processes)
        nodes = (ports,) if isinstance(ports, int) else tuple(ports)
        orders = [Come(nodes, tuple(parties[n::number]), apart) for n in range(number)]
        done = await self._all(orders, CONNECTING)
        if done.refused:
            why = ", ".join(sorted(set(done.refused)))
            raise RuntimeError(f"{len(done.refused)} clients could not connect: {why}")
        return done

    async def beat(self, every: float) -> None:
        """Let all clients ask now and then whether the server is there."""
        await self._all([Beat(every)] * len(self._processes), 0)

    async def play(self, seconds: float, rate: float, tables: int | None = None) -> Done:
        """Let all tables play, or the first of them, as many in each process."""
        each = None if tables is None else tables // len(self._processes)
        return await self._all([Play(seconds, rate, each)] * len(self._processes), seconds)

    async def play_one(self, seconds: float, rate: float) -> Done:
        """Let one table play, and all others be there."""
        others = [Rest(seconds)] * (len(self._processes) - 1)
        return await self._all([Play(seconds, rate, 1), *others], seconds)

    async def rest(self, seconds: float) -> Done:
        """Let all be there, and no more."""
        return await self._all([Rest(seconds)] * len(self._processes), seconds)

    async def _all(self, orders: Sequence[AnyOrder], seconds: float) -> Done:
        async with asyncio.timeout(seconds + PATIENCE):
            pairs = zip(self._processes, orders, strict=True)
            return _together(await asyncio.gather(*(_ask(*pair) for pair in pairs)))


async def _ask(process: asyncio.subprocess.Process, order: AnyOrder) -> Done:
    assert process.stdin is not None  # noqa: S101 (both are pipes)
    assert process.stdout is not None  # noqa: S101 (as above)
    process.stdin.write(msgspec.json.encode(order) + b"\n")
    answer = await process.stdout.readline()
    if not answer:
        raise RuntimeError("A generator has ended.")
    return msgspec.json.decode(answer, type=Done)


def _together(parts: list[Done]) -> Done:
    """Add up what the generators say; CPU time is theirs together, the wall is the longest."""
    whole = Done()
    for name in Done.__struct_fields__:
        values = [getattr(part, name) for part in parts]
        if isinstance(values[0], list):
            setattr(whole, name, list(chain.from_iterable(values)))
        else:
            setattr(whole, name, max(values) if name == "wall" else sum(values))
    return whole


@asynccontextmanager
async def generators() -> AsyncIterator[Generators]:
    """Start generators; they end when they are asked nothing more, however this one ends."""
    processes: list[asyncio.subprocess.Process] = []
    own = cores()[1]
    try:
        for number in range(max(GENERATORS, len(own))):
            words = ["-m", "bench.loading.generator", str(own[number % len(own)])]
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                *words,
                cwd=ROOT,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST_LINE,
                start_new_session=True,
            )
            processes.append(process)
        yield Generators(processes)
    finally:
        for process in processes:
            if process.returncode is None:
                process.terminate()
        for process in processes:
            await process.wait()
