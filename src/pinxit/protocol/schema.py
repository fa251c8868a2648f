"""The protocol as JSON Schema, for clients in other languages."""

from typing import Any

import msgspec

from pinxit.clips import ClipReason
from pinxit.decks.problems import TOLD_TO_HOSTS
from pinxit.rules.errors import Reason
from pinxit.table.errors import TableReason

from . import VERSION, http
from .messages import AnyClientMessage, AnyServerMessage
from .operation import is_json
from .operations import OPERATIONS


def bodies() -> list[type]:
    """Return every type of JSON that is sent or answered over HTTP, once."""
    kinds = [kind for one in OPERATIONS for kind in (one.body, *one.answers.values())]
    return list(dict.fromkeys([*filter(is_json, kinds), http.ErrorBody]))


def schema() -> dict[str, Any]:
    """Return one schema document: client and server messages, and the bodies of HTTP."""
    kinds = [AnyClientMessage, AnyServerMessage, *bodies()]
    (client, server, *_), parts = msgspec.json.schema_components(
        kinds, schema_hook=anything, ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Pinxit protocol",
        "version": VERSION,
        "$defs": {
            **parts,
            "ClientMessage": {"description": "Anything that a client says.", **client},
            "ServerMessage": {"description": "Anything that the server says.", **server},
            "KnownReason": _known_reasons(),
        },
    }


def _known_reasons() -> dict[str, Any]:
    """Name every reason that a refusal may have today, for those who translate them."""
    return {
        "title": "KnownReason",
        "description": "Every reason of a refusal as of this version; later ones may know more.",
        "enum": sorted(
            str(reason) for reason in (*Reason, *TableReason, *ClipReason, *TOLD_TO_HOSTS)
        ),
    }


def anything(kind: type) -> dict[str, Any]:
    """Facts and house rules hold any JSON value."""
    if kind is object:
        return {"description": "any JSON value"}
    raise NotImplementedError
