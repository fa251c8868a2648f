"""The nodes, the engines and the wires between them; and how each of them breaks."""

import asyncio
import os
import signal
import sys
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from time import monotonic
from typing import Final

import msgspec

from tests.cluster.plan import NODES, OF_WIRES, Fault, Kind, To
from tests.cluster.wires import BOTH, Way, Wire
from tests.engines.postgres import Postgres
from tests.engines.valkey import Valkey
from tests.patience import PATIENCE
from tests.serving import HOST, AsyncServer, free_port, quietly

# The machine's clock, as the program sees it, is wrong by what stands in the environment.
SHIFTED: Final = """
import os, time
really, ahead = time.time, float(os.environ.get("TEST_CLOCK_AHEAD", "0"))
time.time = lambda: really() + ahead
from pinxit.cli import main
main()
"""
ENDS_WITHIN: Final = 30.0  # seconds that a node which was asked to end may take


class Node(AsyncServer):
    """One node, with a wire of its own to everything."""

    def __init__(self, name: str, folder: Path, wires: dict[To, Wire]) -> None:
        port = free_port()
        database = f"postgresql://postgres@{HOST}:{wires[To.DATABASE].port}/postgres"
        options = (
            *("--data-dir", folder / name, "--node", name, "--trusted-proxies", HOST),
            *("--database", f"{database}?sslmode=disable&gssencmode=disable"),
            *("--bus", f"redis://{HOST}:{wires[To.BUS].port}/0"),
            *("--thinking", "0", "--no-shows", "--admin-token", "a-token-of-tests-only"),
        )
        super().__init__(quietly(port, *options), port, command=(sys.executable, "-c", SHIFTED))
        self.name = name
        self.wires = wires

    def with_clock(self, ahead: float) -> None:
        """Let its machine's clock be wrong from its next beginning."""
        self._environment["TEST_CLOCK_AHEAD"] = str(ahead)

    def complaints(self) -> Counter[str]:
        """Count what it said; before it serves, it speaks plainly."""
        said: Counter[str] = Counter()
        for line in bytes(self.err).splitlines():
            try:
                said[str(msgspec.json.decode(line)["message"])] += 1
            except (msgspec.DecodeError, KeyError, TypeError):
                said[line.decode(errors="replace")] += 1
        return said


class Town:
    """All of it."""

    def __init__(self, folder: Path, database: Postgres, bus: Valkey) -> None:
        self.folder = folder
        self.database = database
        self.bus = bus
        self.nodes: list[Node] = []
        self.broken = 0  # how many things are, now
        self.whole_since = monotonic()
        self.counts: Counter[str] = Counter()
        self.tell: Callable[[str], None] = lambda _: None
        self._locks: defaultdict[object, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def begin(self, stack: AsyncExitStack) -> None:
        """Start the nodes; the engines run already."""
        for number in range(NODES):
            wires = {
                To.DATABASE: Wire(self._to_database),
                To.BUS: Wire(self._to_bus),
            }
            for wire in wires.values():
                await wire.begin()
                stack.push_async_callback(wire.close)
            node = Node(f"node-{number + 1}", self.folder, wires)
            wires[To.NODE] = Wire(_to_port(node.port))
            await wires[To.NODE].begin()
            stack.push_async_callback(wires[To.NODE].close)
            stack.push_async_callback(node.kill)
            self.nodes.append(node)
        await asyncio.gather(*(node.start() for node in self.nodes))

    @property
    def urls(self) -> list[str]:
        """How people reach the nodes."""
        return [f"http://{HOST}:{node.wires[To.NODE].port}" for node in self.nodes]

    async def suffer(self, fault: Fault) -> None:
        """Let something break, and mend it again."""
        self.tell(str(fault))
        self.broken += 1
        try:
            thing = self._thing_of(fault)
            async with self._locks[thing]:
                await self._suffer(fault)
        finally:
            self.broken -= 1
            self.whole_since = monotonic()
        self.counts[f"{fault.kind}{f' {fault.wire}' if fault.wire else ''}"] += 1

    def _thing_of(self, fault: Fault) -> object:
        """Return what breaks: nothing can break twice at once."""
        if fault.kind in OF_WIRES:
            return fault.node, fault.wire
        if fault.kind is Kind.KILL_DATABASE:
            return "database"
        if fault.kind in (Kind.KILL_BUS, Kind.WIPE_BUS):
            return "bus"
        return fault.node

    async def _suffer(self, fault: Fault) -> None:
        node = self.nodes[fault.node]
        match fault.kind:
            case Kind.KILL:
                await node.kill()
                await asyncio.sleep(fault.seconds)
                await self._begin_again(node)
            case Kind.STOP:
                await self._stop(node)
                await asyncio.sleep(fault.seconds)
                await self._begin_again(node)
            case Kind.CLOCK:
                await self._stop(node)
                node.with_clock(fault.offset)
                await self._begin_again(node)
            case Kind.FREEZE:
                os.kill(node.process.pid, signal.SIGSTOP)
                await asyncio.sleep(fault.seconds)
                os.kill(node.process.pid, signal.SIGCONT)
            case Kind.KILL_DATABASE:
                await self._down_and_up(self.database.kill, self.database.start, fault.seconds)
            case Kind.KILL_BUS:
                await self._down_and_up(self.bus.kill, self.bus.start, fault.seconds)
            case Kind.WIPE_BUS:
                await asyncio.to_thread(self._wipe)
            case _:
                await self._break(node, fault)

    async def _break(self, node: Node, fault: Fault) -> None:
        assert fault.wire is not None
        wire = node.wires[fault.wire]
        match fault.kind:
            case Kind.CUT:
                wire.cut()
            case Kind.HOLD:
                wire.hold(BOTH)
            case Kind.HALF:
                wire.hold(frozenset({Way.THERE if fault.there else Way.BACK}))
            case _:
                wire.slow(fault.delay)
        await asyncio.sleep(fault.seconds)
        wire.mend(forgets=fault.forgets)

    async def _stop(self, node: Node) -> None:
        """Ask a node to end; it does so also if it can reach nothing."""
        try:
            await node.stop(signal.SIGTERM, ENDS_WITHIN)
        except Exception as error:
            raise AssertionError(f"{node.name} does not end when it is asked to") from error

    async def _begin_again(self, node: Node) -> None:
        """Start a node; one that cannot reach its database ends, and is started anew."""
        async with asyncio.timeout(PATIENCE):
            while True:
                node.begin()
                while node.runs:
                    if await asyncio.to_thread(node.answer) is not None:
                        return
                    await asyncio.sleep(0.05)
                await asyncio.sleep(0.3)

    async def _down_and_up(
        self, down: Callable[[], None], up: Callable[[], None], seconds: float
    ) -> None:
        await asyncio.to_thread(down)
        await asyncio.sleep(seconds)
        await asyncio.to_thread(up)

    def _wipe(self) -> None:
        from redis import Redis  # noqa: PLC0415 (not everywhere that tests are run)
        from redis.exceptions import RedisError  # noqa: PLC0415 (not everybody has it)

        with Redis.from_url(self.bus.url) as link:
            try:
                link.flushall()
                link.execute_command("CLIENT", "KILL", "TYPE", "pubsub")
            except RedisError:
                pass  # it was down, and has forgotten everything anyway

    async def _to_database(self, make: Callable[[], asyncio.Protocol]) -> object:
        path = str(self.database.folder / ".s.PGSQL.5432")
        return await asyncio.get_running_loop().create_unix_connection(make, path)

    async def _to_bus(self, make: Callable[[], asyncio.Protocol]) -> object:
        return await asyncio.get_running_loop().create_connection(make, HOST, self.bus.port)


def _to_port(port: int) -> Callable[[Callable[[], asyncio.Protocol]], "asyncio.Future[object]"]:
    async def connect(make: Callable[[], asyncio.Protocol]) -> object:
        return await asyncio.get_running_loop().create_connection(make, HOST, port)

    return connect  # type: ignore[return-value]  # an awaitable is enough


@asynccontextmanager
async def town(folder: Path) -> AsyncIterator[Town]:
    """Begin everything; it ends with the block. Raises `NoEngine`."""
    # What PostgreSQL has committed outlives its end, as the kernel has it; the disk is not tried.
    database, bus = Postgres("fsync=off", durable=True), Valkey()
    async with AsyncExitStack() as stack:
        for engine in (database, bus):
            stack.callback(engine.close)
            engine.prepare()
            engine.start()
        whole = Town(folder, database, bus)
        await whole.begin(stack)
        yield whole
