"""The ASGI application."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.routing import WebSocketRoute
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from .connection import CLOSE_CODES
from .routes import ROUTES, address_of, not_found
from .socket import serve
from .state import State

log = logging.getLogger(__name__)

SWEEP_SECONDS = 30.0
DUE_AT_ONCE = 100


class App(Starlette):
    """Sockets go past the middlewares: those are for pages, and would wrap every message."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, or serve a socket."""
        if scope["type"] == "websocket":
            scope["app"] = self
            await self.router(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)


def make_app(state: State) -> Starlette:
    """Put the server together around its state."""
    app = App(
        routes=[*ROUTES, WebSocketRoute("/socket", Socket(state))],
        lifespan=_lifespan,
        exception_handlers={HTTPException: not_found},
    )
    app.state.pinxit = state
    return app


class Socket:
    """The ASGI application behind `/socket`."""

    def __init__(self, state: State) -> None:
        self._state = state

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a client in, if its address has not too many in already."""
        state = self._state
        socket = WebSocket(scope, receive, send)
        address = address_of(socket)
        if not state.requests.spend(address) or not state.door.enter(address):
            await socket.accept()
            await socket.close(CLOSE_CODES["too_fast"])
            return
        try:
            await serve(scope, receive, send, state.hub, state.limits)
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
        state.downloads.close()


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
