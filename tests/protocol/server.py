"""A real server in this process, on a port of its own, with a memory that ends with the test."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from pinxit.adapters import MemoryStore
from pinxit.decks import built_in
from pinxit.players import Alike, RandomPlayer
from pinxit.table.clock import RealClock
from pinxit.table.hub import Hub
from pinxit.web.app import make_app
from pinxit.web.limits import Limits
from pinxit.web.server import listen, make_server, running
from pinxit.web.state import State

CODE = "BCDFGH"
SEED = "a seed that everyone may know"


@asynccontextmanager
async def serving() -> AsyncIterator[str]:
    """Serve as long as the block runs; return where. Codes and shuffles are always the same."""
    catalogue = built_in()
    hub = Hub(
        store=MemoryStore(),
        clock=RealClock(),
        decks=catalogue.cards,
        company=Alike(RandomPlayer(("a clue",))),
        new_seed=lambda: SEED,
        new_code=lambda: CODE,
    )
    limits = Limits()
    server = make_server(make_app(State(hub, catalogue, limits, None)), limits)
    server.before_exit = hub.say_goodbye
    async with running(server, listen("127.0.0.1", 0)) as url:
        yield url
