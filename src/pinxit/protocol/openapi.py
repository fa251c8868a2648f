"""The HTTP side of the protocol as OpenAPI 3.1, made from its operations and their types."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from . import VERSION, http
from .operation import NOTHING, Kind, Media, Operation, Who
from .operations import OPERATIONS
from .schema import anything, bodies

JSON: Final = "application/json"

# What a status of refusal means, whatever was asked.
REFUSALS: Final[Mapping[int, str]] = {
    400: "The body is no JSON, too large, or not of the right shape (bad_message).",
    401: "The token opens nothing here (bad_token, not_admin).",
    403: "Only the host may do that (not_host), and no page of others (foreign_origin).",
    404: "There is nothing here (no_such_table, no_such_album, no_such_page …).",
    409: "Not as things stand; `reason` says why.",
    413: "The picture is too large (file_too_large).",
    429: "Too much at once from this address (too_fast).",
    503: "The server is about to rest (draining), is full, or has failed.",
}
RETRY_AFTER: Final = {
    "Retry-After": {
        "description": "After how many seconds it may be tried again.",
        "required": True,
        "schema": {"type": "integer", "minimum": 1},
    }
}
PARAMETERS: Final[Mapping[str, tuple[str, dict[str, Any]]]] = {
    "code": (
        "The table's code, in any case; or the code, a dash and its link's key.",
        {"type": "string", "minLength": 1},
    ),
    "screen_code": ("The code that a screen shows.", {"type": "string", "minLength": 6}),
    "secret": ("What the link to an album ends with.", {"type": "string", "minLength": 1}),
    "number": ("Which one.", {"type": "integer", "minimum": 0, "maximum": 999_999_999}),
    "deck": ("The deck's id.", {"type": "string", "minLength": 1}),
    "picture": ("The id of a picture.", {"type": "string", "minLength": 1}),
    "medium": ("What is brought.", {"type": "string", "enum": ["sound", "mime", "drawing"]}),
    "clip": ("What the clue calls it.", {"type": "string", "minLength": 1}),
    "name": ("As it stands in an answer.", {"type": "string", "minLength": 1}),
}


def openapi() -> dict[str, Any]:
    """Return the description of all of `OPERATIONS`."""
    kinds = bodies()
    shapes, parts = msgspec.json.schema_components(
        kinds, schema_hook=anything, ref_template="#/components/schemas/{name}"
    )
    known = dict(zip(kinds, shapes, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for operation in OPERATIONS:
        paths.setdefault(operation.path, {})[operation.method] = _described(operation, known)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Pinxit",
            "version": str(VERSION),
            "description": "What is not live. Moves go over the socket; see docs/protocol.md. "
            "Any other method is refused with 405, and `Allow` names those that there are.",
        },
        "paths": paths,
        "components": {
            "schemas": parts,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def _described(operation: Operation[Any, Any], known: Mapping[Any, Any]) -> dict[str, Any]:
    told: dict[str, Any] = {
        "operationId": operation.name,
        "summary": operation.says,
        "parameters": [
            *(_parameter(name) for name in operation.parameters),
            *(_query(name, says) for name, says in operation.query.items()),
        ],
        "responses": {
            **{str(status): _answer(kind, known) for status, kind in operation.answers.items()},
            **{str(status): _refusal(status, known) for status in operation.refuses},
        },
    }
    if operation.body is not NOTHING:
        told["requestBody"] = {"required": True, "content": _content(operation.body, known)}
    if operation.who is not Who.ANYONE:
        told["security"] = [{"token": []}]
    return told


def _parameter(name: str) -> dict[str, Any]:
    says, shape = PARAMETERS[name]
    return {"name": name, "in": "path", "required": True, "description": says, "schema": shape}


def _query(name: str, says: str) -> dict[str, Any]:
    return {"name": name, "in": "query", "description": says, "schema": {"type": "string"}}


def _answer(kind: Kind, known: Mapping[Any, Any]) -> dict[str, Any]:
    if kind is NOTHING:
        return {"description": "No body."}
    return {"description": "As asked.", "content": _content(kind, known)}


def _refusal(status: int, known: Mapping[Any, Any]) -> dict[str, Any]:
    told = {"description": REFUSALS[status], "content": _content(http.ErrorBody, known)}
    return told | {"headers": RETRY_AFTER} if status in {429, 503} else told


def _content(kind: Kind, known: Mapping[Any, Any]) -> dict[str, Any]:
    if isinstance(kind, Media):
        return {media: {} for media in kind.types}
    return {JSON: {"schema": known[kind]}}
