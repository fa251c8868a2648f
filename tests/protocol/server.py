"""A real server in this process, on a port of its own, with a memory that ends with the test."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import uvicorn

from pinxit.adapters import MemoryStore
from pinxit.decks import built_in
from pinxit.players import Alike, RandomPlayer
from pinxit.table.clock import RealClock
from pinxit.table.hub import Hub
from pinxit.web.app import make_app
from pinxit.web.limits import Limits
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
    app = make_app(State(hub, catalogue, Limits(), None))
    with socket.create_server(("127.0.0.1", 0)) as listener:
        server = uvicorn.Server(
            uvicorn.Config(
                app,
                ws="websockets-sansio",
                ws_per_message_deflate=False,
                log_config=None,
                timeout_graceful_shutdown=1,
            )
        )
        running = asyncio.create_task(server.serve(sockets=[listener]))
        while not server.started:  # noqa: ASYNC110 (uvicorn has no event for it)
            await asyncio.sleep(0.005)
        try:
            yield f"http://127.0.0.1:{listener.getsockname()[1]}"
        finally:
            hub.say_goodbye()
            server.should_exit = True
            await running
