"""Several servers of one house in this process, on whichever engines."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager

from pinxit.adapters import MemoryStore, open_bus, open_store
from pinxit.table.clock import RealClock
from pinxit.table.nodes.bus import Bus, NoBus
from pinxit.table.nodes.cluster import Cluster
from pinxit.table.ports import Store
from tests.nodes.switchboard import Switchboard
from tests.web.house import House, house

SECRET = b"the same for all nodes of a house"

Engine = Callable[[str], Awaitable[tuple[Store, Bus]]]  # by the name of a node


class LastingMemory(MemoryStore):
    """A memory that several servers share, and that none of them closes."""

    neighbours = 1

    async def close(self) -> None:
        pass


def in_one_process(board: Switchboard | None) -> Engine:
    """Let nodes share a memory, and a switchboard if there is one."""
    store = LastingMemory()

    async def engine(node: str) -> tuple[Store, Bus]:
        return store, NoBus() if board is None else board.bus(node)

    return engine


def on_engines(database: str, bus: str | None) -> Engine:
    """Let nodes share a PostgreSQL, and a Valkey if there is one."""

    async def engine(node: str) -> tuple[Store, Bus]:
        store = await open_store(database, alone=True)
        secret = await store.shared_secret(SECRET)
        return store, await open_bus(bus, node, secret + database.encode())

    return engine


@asynccontextmanager
async def houses(engine: Engine, number: int = 2, **options: object) -> AsyncIterator[list[House]]:
    """Run so many servers of one house."""
    async with AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(node_of(engine, f"node-{n}", **options))
            for n in range(1, number + 1)
        ]


@asynccontextmanager
async def node_of(engine: Engine, name: str, **options: object) -> AsyncIterator[House]:
    """Run one of them."""
    store, bus = await engine(name)
    cluster = Cluster(name, store=store, clock=RealClock(), bus=bus)
    async with house(cluster=cluster, secret=SECRET, **options) as at:  # type: ignore[arg-type]  # as they are
        yield at
