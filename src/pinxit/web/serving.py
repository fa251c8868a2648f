"""Operations and their handlers: what is said of an operation is seen to here, for all alike.

A handler is given what was sent, of the type that its operation names, and returns what the answer
is. Who may ask, how much is asked, refusals and statuses are not its matter.
"""

import functools
import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, TypeVar

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from pinxit.protocol.operation import Operation, Who
from pinxit.rules import Refusal
from pinxit.table.awake.journal import TableGone
from pinxit.table.errors import NotAllowed, TableReason
from pinxit.table.keys import parted

from .answers import (
    TooSlow,
    address_of,
    body_of,
    hang_up,
    json_answer,
    packed_json,
    problem,
    too_many,
    too_slow,
)
from .asking import check, seat_asking
from .count import NUMBER
from .state import State

log = logging.getLogger(__name__)

Body = TypeVar("Body")
Answer = TypeVar("Answer")
Endpoint = Callable[[Request], Awaitable[Response]]
Handler = Callable[[Request, State], Awaitable[Answer | Response]]
Taker = Callable[[Request, State, Body], Awaitable[Answer | Response]]


class WrongHandlers(Exception):
    """An operation has no handler, or two, or a handler serves what is no operation."""


class Room:
    """The handlers of one subject, by the names of their operations.

    What all of them need is checked first, before anything that was sent is read.
    """

    def __init__(self, first: Callable[[State], object] = lambda _: None) -> None:
        self.endpoints: dict[str, Endpoint] = {}
        self._first = first

    def serves(
        self, operation: Operation[None, Answer], *, packed: bool = False
    ) -> Callable[[Handler[Answer]], Endpoint]:
        """Serve an operation to which nothing is sent, or of which the handler reads the body.

        Packed answers are small, and hold what everybody may know: packing measures secrets.
        """
        write = packed_json if packed else _json

        def bind(handler: Handler[Answer]) -> Endpoint:
            @functools.wraps(handler)
            async def respond(request: Request, state: State) -> Response:
                self._first(state)
                return _response(operation, request, await handler(request, state), write)

            return self._bind(operation, _guarded(operation, respond))

        return bind

    def takes(
        self, operation: Operation[Body, Answer]
    ) -> Callable[[Taker[Body, Answer]], Endpoint]:
        """Serve an operation to which JSON is sent."""
        kind: Any = operation.body

        def bind(handler: Taker[Body, Answer]) -> Endpoint:
            @functools.wraps(handler)
            async def respond(request: Request, state: State) -> Response:
                self._first(state)
                body = await body_of(request, kind, state.limits.body_bytes)
                return _response(operation, request, await handler(request, state, body), _json)

            return self._bind(operation, _guarded(operation, respond))

        return bind

    def answers(self, operation: Operation[Any, Any]) -> Callable[[Endpoint], Endpoint]:
        """Serve an operation that sees to everything by itself."""
        return functools.partial(self._bind, operation)

    def _bind(self, operation: Operation[Any, Any], endpoint: Endpoint) -> Endpoint:
        if operation.name in self.endpoints:
            raise WrongHandlers(f"{operation.name} has two handlers.")
        self.endpoints[operation.name] = endpoint
        return endpoint


def routes_of(operations: Iterable[Operation[Any, Any]], rooms: Iterable[Room]) -> list[Route]:
    """Return a route for each operation; there must be one handler for each, and no other."""
    endpoints: dict[str, Endpoint] = {}
    for room in rooms:
        if twice := endpoints.keys() & room.endpoints.keys():
            raise WrongHandlers(f"Two rooms serve {sorted(twice)}.")
        endpoints |= room.endpoints
    routes = [_route(one, endpoints.pop(one.name, None)) for one in operations]
    if endpoints:
        raise WrongHandlers(f"No operations: {sorted(endpoints)}.")
    return routes


def _route(operation: Operation[Any, Any], endpoint: Endpoint | None) -> Route:
    if endpoint is None:
        raise WrongHandlers(f"{operation.name} has no handler.")
    path = operation.path.replace("{number}", NUMBER)
    return Route(path, endpoint, methods=[operation.method.upper()])


def _json(_request: Request, body: object, status: int) -> Response:
    return json_answer(body, status)


def _response(
    operation: Operation[Any, Any],
    request: Request,
    answer: object,
    write: Callable[[Request, object, int], Response],
) -> Response:
    """Make a response of an answer, unless it is one."""
    if isinstance(answer, Response):
        return answer
    if answer is None:
        return Response(status_code=operation.status)
    return write(request, answer, operation.status)


def _guarded(operation: Operation[Any, Any], respond: Handler[Response]) -> Endpoint:
    """Give a handler the server's state, and a refusal its status and its words."""

    @functools.wraps(respond)
    async def endpoint(request: Request) -> Response:
        state: State = request.app.state.pinxit
        try:
            return await _admitted(operation, respond, request, state)
        except Refusal as refusal:
            state.counters.tally.refused(refusal.reason)
            return problem(refusal)
        except TooSlow:
            return hang_up(too_slow(state))
        except TableGone:
            return problem(NotAllowed(TableReason.NO_SUCH_TABLE))
        except ClientDisconnect:
            return problem(NotAllowed(TableReason.BAD_MESSAGE))  # to nobody
        except Exception:
            # The memory failed, or we have a bug: nothing was acknowledged, so nothing is lost.
            log.exception("a request could not be answered")
            return problem(NotAllowed(TableReason.FAILED))

    return endpoint


async def _admitted(
    operation: Operation[Any, Any], respond: Handler[Response], request: Request, state: State
) -> Response:
    """Let somebody ask who may, as often as they may."""
    address, admin = address_of(request), operation.who is Who.ADMIN
    if not admin:  # or whoever shut themselves out would stay there
        state.places.check(address)
    if not state.requests.spend(address):
        return too_many(state, state.requests, address)
    if "code" not in request.path_params or admin or await _is_known(request, state):
        await check(operation.who, request, state)
        return await respond(request, state)
    with state.counters.guesses.of(address):
        await check(operation.who, request, state)
        return await respond(request, state)


async def _is_known(request: Request, state: State) -> bool:
    """Tell whether somebody shows a link's key, or a seat's token: then nothing is guessed.

    A key that is wrong is none: it may be of a server that has lost its secret since.
    """
    if state.hub.keyring.has_key(*parted(request.path_params["code"])):
        return True
    try:
        return await seat_asking(request, state) is not None
    except NotAllowed:
        return False
