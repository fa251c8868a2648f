"""The socket as AsyncAPI 3.0, made from the same messages as the JSON Schema and OpenAPI.

What is said is described from the server's side, as AsyncAPI wants it: it *receives* what clients
send, and *sends* the rest.
"""

import inspect
from collections.abc import Iterable, Mapping
from typing import Any, Final, get_args

import msgspec

from . import VERSION
from .goodbyes import GOODBYES
from .messages import (
    AnyClientMessage,
    AnyServerMessage,
    AskSeatCode,
    AskView,
    Bye,
    ClientMessage,
    Do,
    Done,
    Hello,
    Notice,
    Ping,
    Pong,
    Refused,
    Report,
    Reported,
    Say,
    SeatCode,
    ServerMessage,
    Talk,
    Update,
    Welcome,
)
from .schema import anything

ASYNCAPI: Final = "3.0.0"
PATH: Final = "/socket"
CHANNEL: Final = "table"
JSON: Final = "application/json"
Kind = type[ClientMessage | ServerMessage]

# What comes back to whoever said something; to some of it, nothing does unless it is refused.
REPLIES: Final[Mapping[Kind, tuple[Kind, ...]]] = {
    Hello: (Welcome, Refused, Bye),
    Do: (Done, Refused),
    Say: (Refused,),
    Report: (Reported, Refused),
    AskSeatCode: (SeatCode, Refused),
    AskView: (Welcome,),
    Ping: (Pong,),
}
# What is said without being asked.
NEWS: Final = (Update, Talk, Notice, Bye)


def asyncapi() -> dict[str, Any]:
    """Return the description of all that goes over the socket."""
    kinds = messages()
    shapes, parts = msgspec.json.schema_components(
        kinds, schema_hook=anything, ref_template="#/components/schemas/{name}"
    )
    return {
        "asyncapi": ASYNCAPI,
        "info": {
            "title": "Pinxit",
            "version": str(VERSION),
            "description": "What is live at a table: one socket for each device. "
            "What is asked over HTTP is in /api/openapi.json; both are told in docs/protocol.md.",
        },
        "defaultContentType": JSON,
        "channels": {
            CHANNEL: {
                "address": PATH,
                "title": "A table",
                "description": "The first message is a hello. " + _ends(),
                "messages": {
                    _tag(kind): {"$ref": f"#/components/messages/{_tag(kind)}"} for kind in kinds
                },
                "bindings": {"ws": {"method": "GET", "bindingVersion": "0.1.0"}},
            }
        },
        "operations": {
            **{f"hear_{_tag(kind)}": _heard(kind, replies) for kind, replies in REPLIES.items()},
            "tell_news": {
                "action": "send",
                "summary": "What is said without being asked.",
                "channel": _CHANNEL,
                "messages": _refs(NEWS),
            },
        },
        "components": {
            "messages": {
                _tag(kind): _message(kind, shape) for kind, shape in zip(kinds, shapes, strict=True)
            },
            "schemas": {name: _without_mappings(part) for name, part in parts.items()},
        },
    }


def messages() -> tuple[Kind, ...]:
    """Return every message, of clients first."""
    return (*get_args(AnyClientMessage), *get_args(AnyServerMessage))


_CHANNEL: Final = {"$ref": f"#/channels/{CHANNEL}"}


def _heard(kind: Kind, replies: Iterable[Kind]) -> dict[str, Any]:
    return {
        "action": "receive",
        "summary": _says(kind),
        "channel": _CHANNEL,
        "messages": _refs((kind,)),
        "reply": {"channel": _CHANNEL, "messages": _refs(replies)},
    }


def _refs(kinds: Iterable[Kind]) -> list[dict[str, str]]:
    return [{"$ref": f"#/channels/{CHANNEL}/messages/{_tag(kind)}"} for kind in kinds]


def _message(kind: Kind, shape: Mapping[str, Any]) -> dict[str, Any]:
    told = {
        "name": _tag(kind),
        "title": kind.__name__,
        "summary": _says(kind),
        "contentType": JSON,
        "payload": shape,
    }
    if "id" in kind.__struct_fields__:
        told["correlationId"] = {
            "description": "The client's own; the answer has the same.",
            "location": "$message.payload#/id",
        }
    return told


def _without_mappings(part: Any) -> Any:  # noqa: ANN401 (any part of a schema)
    """Leave out which tag belongs to which record: OpenAPI has a form for that, AsyncAPI has not.

    Nothing is lost: each record says itself what its tag is.
    """
    if isinstance(part, dict):
        return {k: _without_mappings(v) for k, v in part.items() if not _is_mapping(k, v)}
    return [_without_mappings(one) for one in part] if isinstance(part, list) else part


def _is_mapping(key: str, value: object) -> bool:
    return key == "discriminator" and isinstance(value, dict) and "mapping" in value


def _tag(kind: Kind) -> str:
    return str(kind.__struct_config__.tag)


def _says(kind: Kind) -> str:
    return (inspect.getdoc(kind) or "").partition("\n")[0]


def _ends() -> str:
    codes = sorted({goodbye.code for goodbye in GOODBYES.values()})
    return f"It is closed with one of {', '.join(map(str, codes))}."
