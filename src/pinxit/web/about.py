"""HTTP for the server itself: whether it is well, who runs it, what can be asked of it."""

from functools import cache

from starlette.requests import Request
from starlette.responses import Response

from pinxit import __version__
from pinxit.protocol import VERSION
from pinxit.protocol.asyncapi import asyncapi
from pinxit.protocol.http import About, Health
from pinxit.protocol.openapi import openapi
from pinxit.protocol.operations import ABOUT, DESCRIPTION, HEALTH, SCHEMA, SOCKET_DESCRIPTION
from pinxit.protocol.schema import schema

from .answers import json_answer
from .serving import Room
from .state import State

HERE = Room()
# The same for everyone, and long to put together.
_schema, _openapi, _asyncapi = cache(schema), cache(openapi), cache(asyncapi)


@HERE.serves(ABOUT)
async def about(_request: Request, state: State) -> About:
    """Tell how long things are kept here, and how to reach whoever runs the server."""
    desk = state.clips
    return About(
        version=__version__,
        keep_days=state.keep_days,
        contact=state.contact,
        clip_days=desk.quota.days if desk is not None and desk.on else None,
    )


@HERE.serves(SCHEMA)
async def protocol_schema(_request: Request, _state: State) -> dict[str, object]:
    """Publish the protocol as JSON Schema."""
    return _schema()


@HERE.serves(DESCRIPTION)
async def http_description(_request: Request, _state: State) -> dict[str, object]:
    """Publish what can be asked over HTTP as OpenAPI."""
    return _openapi()


@HERE.serves(SOCKET_DESCRIPTION)
async def socket_description(_request: Request, _state: State) -> dict[str, object]:
    """Publish what goes over the socket as AsyncAPI."""
    return _asyncapi()


@HERE.answers(HEALTH)
async def health(request: Request) -> Response:
    """Tell whether the server is well."""
    state: State = request.app.state.pinxit
    ok = await state.healthy()
    body = Health(
        ok=ok,
        version=__version__,
        protocol=VERSION,
        tables_awake=len(state.hub.tables),
        warnings=state.warnings(),
    )
    return json_answer(body, 200 if ok else 503)
