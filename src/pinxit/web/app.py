"""The ASGI application."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from .routes import ROUTES, not_found
from .socket import CLOSE_CODES, serve
from .state import State

log = logging.getLogger(__name__)

SWEEP_SECONDS = 30.0
DUE_AT_ONCE = 100


def make_app(state: State) -> Starlette:
    """Put the server together around its state."""
    app = Starlette(
        routes=[*ROUTES, WebSocketRoute("/socket", socket)],
        lifespan=_lifespan,
        exception_handlers={HTTPException: not_found},
    )
    app.state.pinxit = state
    return app


async def socket(websocket: WebSocket) -> None:
    """Let a client in, if its address has not too many in already."""
    state: State = websocket.app.state.pinxit
    address = websocket.client.host if websocket.client else "?"
    if not state.requests.spend(address) or not state.door.enter(address):
        await websocket.accept()
        await websocket.close(CLOSE_CODES["too_fast"])
        return
    try:
        await serve(websocket, state.hub, state.limits)
    finally:
        state.door.leave(address)


@contextlib.asynccontextmanager
async def _lifespan(app: Starlette) -> AsyncIterator[None]:
    state: State = app.state.pinxit
    sweeper = asyncio.create_task(_sweep(state))
    try:
        yield
    finally:
        sweeper.cancel()
        await asyncio.gather(sweeper, return_exceptions=True)
        await state.hub.close()


async def _sweep(state: State) -> None:
    """Wake tables whose clock has run out while they slept, and forget those long finished."""
    hub = state.hub
    while True:
        await hub.clock.wait(SWEEP_SECONDS)
        try:
            await hub.wake_due(DUE_AT_ONCE)
            await hub.expire()
        except Exception:
            log.exception("the sweep failed; it is tried again")
