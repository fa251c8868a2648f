"""The protocol as JSON Schema, for clients in other languages."""

from typing import Any

import msgspec

from pinxit.decks import DeckCards
from pinxit.decks.problems import TOLD_TO_HOSTS
from pinxit.rules.errors import Reason
from pinxit.table.errors import TableReason

from . import VERSION, http
from .messages import AnyClientMessage, AnyServerMessage

_BODIES = [
    http.OpenTable,
    http.SitDown,
    http.MoveSeat,
    http.SeatTaken,
    http.PublicLine,
    http.TableInfo,
    http.GameStory,
    http.GameAudit,
    http.Decks,
    DeckCards,
    http.Choices,
    http.About,
    http.Health,
    http.NewDeck,
    http.DeckChange,
    http.PictureChange,
    http.Recut,
    http.OwnPicture,
    http.OwnDeck,
    http.OwnDecks,
    http.Overview,
    http.AdminReport,
    http.ShutOut,
    http.ShutOutPlace,
    http.NoticeText,
    http.Drain,
    http.ErrorBody,
]


def schema() -> dict[str, Any]:
    """Return one schema document: client and server messages, and the bodies of HTTP."""
    kinds = [AnyClientMessage, AnyServerMessage, *_BODIES]
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
        "enum": sorted(str(reason) for reason in (*Reason, *TableReason, *TOLD_TO_HOSTS)),
    }


def anything(kind: type) -> dict[str, Any]:
    """Facts and house rules hold any JSON value."""
    if kind is object:
        return {"description": "any JSON value"}
    raise NotImplementedError
