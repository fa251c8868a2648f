"""The ASGI application."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Coroutine

import msgspec
from h11 import LocalProtocolError
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.routing import WebSocketRoute
from starlette.types import Receive, Scope, Send

from pinxit.table.errors import NotAllowed, TableReason
from pinxit.table.goodbyes import Parting
from pinxit.table.nodes.messages import PLACES

from .admin import lines_of
from .answers import address_of, problem, problem_body, too_many
from .cross_origin import leave
from .headers import with_headers
from .routes import ROUTES, not_found
from .same_origin import is_ours
from .session import Session
from .state import State
from .traced import traced
from .visitor import Visitor
from .websocket import WIRE, SocketWire

log = logging.getLogger(__name__)

SWEEP_SECONDS = 30.0
DUE_AT_ONCE = 100
_LATER: set[asyncio.Task[None]] = set()  # or they would be collected before they are done
READING = frozenset({"GET", "HEAD", "OPTIONS"})  # methods by which nothing changes


class App(Starlette):
    """Sockets go past the middlewares: those are for pages, and would wrap every message."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, or serve a socket."""
        if scope["type"] == "websocket":
            scope["app"] = self
            await self.router(scope, receive, send)
        elif scope["type"] == "http":
            # Who names no host is not told by which address of our network they have come.
            scope["server"] = None
            tracer = self.state.pinxit.counters.tally.tracer
            if tracer is None:
                await self._answer(scope, receive, with_headers(scope, send))
            else:
                await traced(tracer, self._answer, scope, receive, with_headers(scope, send))
        else:
            await super().__call__(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        state: State = self.state.pinxit
        connection = HTTPConnection(scope)
        send = state.guests.with_headers(connection, send)
        try:
            address = address_of(connection)
            if not state.asked.spend(address):
                await too_many(state, state.asked, address)(scope, receive, send)
            elif state.guests.asks_for_leave(connection):
                await leave()(scope, receive, send)
            elif (
                scope["method"] in READING
                or is_ours(connection, state.origins)
                or state.guests.may(connection)
            ):
                await super().__call__(scope, receive, send)
            else:
                state.counters.tally.refused(TableReason.FOREIGN_ORIGIN)
                await problem(NotAllowed(TableReason.FOREIGN_ORIGIN))(scope, receive, send)
        except LocalProtocolError:
            # The rest of the request was no HTTP: it has been refused, and the line is being cut.
            while (await receive())["type"] != "http.disconnect":
                pass


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
    """The ASGI application behind `/socket`: it decides who comes in, and hands over the wire."""

    def __init__(self, state: State) -> None:
        self._state = state

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a client in, if its page is ours and its address has not too many in already."""
        del receive, send  # what is said goes over the wire
        state = self._state
        wire: SocketWire = scope[WIRE]
        connection = HTTPConnection(scope)
        address = address_of(connection)
        if not is_ours(connection, state.origins) and not state.guests.knows(connection):
            state.counters.tally.refused(TableReason.FOREIGN_ORIGIN)
            wire.refuse(403, problem_body(NotAllowed(TableReason.FOREIGN_ORIGIN)))
            return

        def over() -> None:
            state.sessions.discard(session)
            if welcome:
                state.door.leave(address)

        welcome = state.requests.spend(address) and state.door.enter(address)
        session = Session(wire, Visitor(state.hub, state.counters, address), on_end=over)
        state.sessions.add(session)
        # Browsers tell their pages nothing of a refused handshake.
        if not wire.accept(session):
            session.lost()
        elif state.places.refuses(address):
            session.turn_away(TableReason.SHUT_OUT)
        elif not welcome:
            session.dismiss(Parting.TOO_FAST)


@contextlib.asynccontextmanager
async def _lifespan(app: Starlette) -> AsyncIterator[None]:
    state: State = app.state.pinxit
    await state.places.load()
    if state.hub.cluster is not None:
        hub, encode = state.hub, msgspec.json.encode
        hub.tell_tables = lambda: tuple(map(encode, lines_of(hub)))
        hub.when_changed(PLACES, lambda _code: _soon(state.hear_of_places()))
        await state.hub.cluster.begin(hub)
    sweeper = asyncio.create_task(_sweep(state))
    follower = asyncio.create_task(_follow(state))
    try:
        yield
    finally:
        sweeper.cancel()
        follower.cancel()
        await asyncio.gather(sweeper, follower, return_exceptions=True)
        await state.hub.close()
        state.downloads.close()
        await state.previews.close()
        if state.counters.tally.tracer is not None:
            await asyncio.to_thread(state.counters.tally.tracer.close)
        if state.uploads is not None:
            state.uploads.close()
        if state.clips is not None:
            state.clips.close()


def _soon(work: Coroutine[object, object, None]) -> None:
    """Do something that nobody waits for."""
    task = asyncio.get_running_loop().create_task(work)
    _LATER.add(task)
    task.add_done_callback(_LATER.discard)


async def _follow(state: State) -> None:
    """See what other nodes do with pictures, where there are any."""
    if state.uploads is not None and state.uploads.shared:
        await state.uploads.follow()


async def _sweep(state: State) -> None:
    """Wake tables whose clock has run out while they slept, and forget those long finished."""
    hub = state.hub
    checked = False
    while True:
        await hub.clock.wait(SWEEP_SECONDS)
        try:
            if not checked:  # once, and not before people can come in: it may take seconds
                checked = True
                await hub.store.check()
            await hub.upkeep.look_for_room()
            await hub.upkeep.wake_due(DUE_AT_ONCE)
            await state.places.sweep()
            expired = await hub.upkeep.expire()
            if state.uploads is not None:
                await state.uploads.sweep(expired)
            if state.clips is not None:
                await state.clips.sweep()
            state.tidy.after(hub.tables.slept)
        except Exception:
            log.exception("the sweep failed; it is tried again")
