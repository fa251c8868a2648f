"""The HTTP side of the protocol as OpenAPI 3.1, made from the types of its bodies.

Whoever adds a route adds a line to `OPERATIONS`; a test compares the two lists.
"""

import re
from collections.abc import Mapping
from typing import Any, Final

import msgspec
from msgspec import Struct

from pinxit.decks import DeckCards

from . import VERSION, http
from .schema import anything

JSON: Final = "application/json"
PICTURES: Final = ("image/webp", "image/avif", "image/png", "image/jpeg", "image/svg+xml")
NOTHING: Final = ()  # an answer without a body

# What a status of refusal means, whatever was asked.
REFUSALS: Final[Mapping[int, str]] = {
    400: "The body is no JSON, too large, or not of the right shape (bad_message).",
    401: "The token opens nothing here (bad_token, not_admin).",
    403: "Only the host may do that (not_host), and no page of others (foreign_origin).",
    404: "There is nothing here (no_such_table, no_such_game, no_such_page …).",
    409: "Not as things stand; `reason` says why.",
    413: "The picture is too large (file_too_large).",
    429: "Too much at once from this address (too_fast).",
    503: "The server is about to rest (draining), is full, or has failed; nothing was changed.",
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
    "number": ("Which one.", {"type": "integer", "minimum": 0, "maximum": 999_999_999}),
    "deck": ("The deck's id.", {"type": "string", "minLength": 1}),
    "picture": ("The id of a picture.", {"type": "string", "minLength": 1}),
    "name": ("As it stands in an answer.", {"type": "string", "minLength": 1}),
}
FILE: Final = (
    ("name", "What the file is called, for people."),
    ("request", "An id that nobody can guess: sent again, it is done once."),
)
LANGUAGE: Final = ("lang", "The language of names and descriptions; English if not said.")

Answer = object  # a type of JSON, or a tuple of media types


class Operation(Struct, frozen=True, kw_only=True):
    """One thing that can be asked for over HTTP."""

    method: str
    path: str
    says: str
    answers: Mapping[int, Answer]
    body: Answer | None = None
    refuses: tuple[int, ...] = (429,)
    query: tuple[tuple[str, str], ...] = ()
    bearer: bool = False  # shows a token

    @property
    def parameters(self) -> tuple[str, ...]:
        """The names of what stands in braces in the path."""
        return tuple(re.findall(r"{(\w+)}", self.path))


def _get(path: str, says: str, answer: Answer, *refuses: int, **more: Any) -> Operation:  # noqa: ANN401 (fields)
    return _operation("get", path, says, {200: answer}, refuses, **more)


def _post(
    path: str,
    says: str,
    body: Answer | None,
    answers: Mapping[int, Answer],
    *refuses: int,
    **more: Any,  # noqa: ANN401 (fields)
) -> Operation:
    return _change("post", path, says, body, answers, *refuses, **more)


def _change(
    method: str,
    path: str,
    says: str,
    body: Answer | None,
    answers: Mapping[int, Answer],
    *refuses: int,
    **more: Any,  # noqa: ANN401 (fields)
) -> Operation:
    """Pages of others may change nothing."""
    return _operation(method, path, says, answers, (403, *refuses), body=body, **more)


def _operation(
    method: str,
    path: str,
    says: str,
    answers: Mapping[int, Answer],
    refuses: tuple[int, ...],
    **more: Any,  # noqa: ANN401 (fields)
) -> Operation:
    """Anybody may ask too much at once, and nobody is safe from a full disk."""
    known = tuple(sorted({*refuses, 429, 503}))
    return Operation(method=method, path=path, says=says, answers=answers, refuses=known, **more)


TABLE: Final = "/api/tables/{code}"
UPLOADS: Final = f"{TABLE}/uploads"
UPLOAD: Final = f"{UPLOADS}/{{deck}}"
PICTURE: Final = f"{UPLOAD}/pictures/{{picture}}"
HOSTS: Final = (401, 403, 404)  # what whoever is not the host of this table is told

OPERATIONS: Final = (
    Operation(
        method="get",
        path="/healthz",
        says="Is the server well?",
        answers={200: http.Health, 503: http.Health},
    ),
    _get("/api/schema.json", "The whole protocol as JSON Schema.", dict[str, object]),
    _get("/api/openapi.json", "This description.", dict[str, object]),
    # tables
    _get("/api/tables", "Public tables with a free seat.", list[http.PublicLine]),
    _post(
        "/api/tables",
        "Open a table and be its host.",
        http.OpenTable,
        {201: http.SeatTaken},
        *(400, 409),
    ),
    _get(TABLE, "What may be known before sitting down.", http.TableInfo, 404),
    _change("delete", TABLE, "Forget the table.", None, {204: NOTHING}, *HOSTS, bearer=True),
    _post(
        f"{TABLE}/seats",
        "Sit down at a table.",
        http.SitDown,
        {201: http.SeatTaken},
        *(400, 404, 409),
    ),
    _get(f"{TABLE}/qr.svg", "The link to the table, for phones.", PICTURES[-1:], 404),
    _get(f"{TABLE}/games/{{number}}", "The story of a game that is over.", http.GameStory, 404),
    _get(
        f"{TABLE}/games/{{number}}/audit",
        "All that it takes to check the shuffle of a game that is over.",
        http.GameAudit,
        404,
    ),
    _get(
        f"{TABLE}/export",
        "The whole log, when no game is running.",
        dict[str, object],
        *(*HOSTS, 409),
        bearer=True,
    ),
    _post(
        "/api/seats",
        "Take one's seat on another device.",
        http.MoveSeat,
        {201: http.SeatTaken},
        *(400, 404, 409),
    ),
    # what can be chosen
    _get("/api/choices", "What can be chosen for a table.", http.Choices, query=(LANGUAGE,)),
    _get("/api/decks", "The decks of this server.", http.Decks, query=(LANGUAGE,)),
    _get("/api/decks/{deck}", "What is on each card of a deck.", DeckCards, 404, query=(LANGUAGE,)),
    _get("/api/decks/{deck}/{name}.zip", "A whole deck.", ("application/zip",), 404),
    _operation(
        "get",
        "/pictures/{name}",
        "A picture; its address never shows anything else.",
        {200: PICTURES, 304: NOTHING},
        (404,),
    ),
    # decks of a table's own
    _get(UPLOADS, "The decks of the table's own.", http.OwnDecks, *HOSTS, 409, bearer=True),
    _post(
        UPLOADS,
        "Begin a deck.",
        http.NewDeck,
        {201: http.OwnDeck},
        *(400, *HOSTS, 409),
        bearer=True,
    ),
    _change(
        "patch",
        UPLOAD,
        "Say something else about a deck, or put its cards into another order.",
        http.DeckChange,
        {200: http.OwnDeck},
        *(400, *HOSTS, 409),
        bearer=True,
    ),
    _change("delete", UPLOAD, "Forget a deck.", None, {204: NOTHING}, *HOSTS, 409, bearer=True),
    _post(
        f"{UPLOAD}/finish",
        "Let the table play with a deck as it is now.",
        None,
        {200: http.OwnDeck},
        *(*HOSTS, 409),
        bearer=True,
    ),
    _post(
        f"{UPLOAD}/pictures",
        "Make a card of a picture, which is the body.",
        ("application/octet-stream",),
        {201: http.OwnPicture},
        *(400, *HOSTS, 409, 413),
        query=FILE,
        bearer=True,
    ),
    _get(PICTURE, "The whole of a picture.", ("image/webp",), *HOSTS, 409, bearer=True),
    _change(
        "patch",
        PICTURE,
        "Say something else about a picture.",
        http.PictureChange,
        {200: http.OwnPicture},
        *(400, *HOSTS, 409),
        bearer=True,
    ),
    _change(
        "delete",
        PICTURE,
        "Take a picture out of its deck.",
        None,
        {204: NOTHING},
        *(*HOSTS, 409),
        bearer=True,
    ),
    _change(
        "put",
        f"{PICTURE}/crop",
        "Cut a picture anew.",
        http.Recut,
        {200: http.OwnPicture},
        *(400, *HOSTS, 409),
        bearer=True,
    ),
    _get("/api/about", "How long things are kept, and who runs the server.", http.About),
    # for whoever runs the server
    _get("/metrics", "The server in numbers, for Prometheus.", ("text/plain",), 401, bearer=True),
    _get("/api/admin", "How the server is, and who is here.", http.Overview, 401, bearer=True),
    _get(
        "/api/admin/reports",
        "What people have reported.",
        list[http.AdminReport],
        401,
        bearer=True,
    ),
    _change(
        "delete",
        "/api/admin/reports/{number}",
        "Forget a report that has been dealt with.",
        None,
        {204: NOTHING},
        401,
        bearer=True,
    ),
    _change(
        "delete",
        "/api/admin/tables/{code}",
        "Close a table and forget it.",
        None,
        {204: NOTHING},
        *(401, 404),
        bearer=True,
    ),
    _get(
        "/api/admin/places",
        "The places from which nobody is let in.",
        list[http.ShutOutPlace],
        401,
        bearer=True,
    ),
    _change(
        "post",
        "/api/admin/places",
        "Let nobody in from a place.",
        http.ShutOut,
        {204: NOTHING},
        *(400, 401, 409),
        bearer=True,
    ),
    _change(
        "delete",
        "/api/admin/places/{number}",
        "Let people in from a place again.",
        None,
        {204: NOTHING},
        401,
        bearer=True,
    ),
    _change(
        "put",
        "/api/admin/notice",
        "Say something to everyone.",
        http.NoticeText,
        {204: NOTHING},
        *(400, 401, 409),
        bearer=True,
    ),
    _change(
        "put",
        "/api/admin/drain",
        "Begin no more games, or do so again.",
        http.Drain,
        {204: NOTHING},
        *(400, 401),
        bearer=True,
    ),
)


def openapi() -> dict[str, Any]:
    """Return the description of all of `OPERATIONS`."""
    kinds = _kinds()
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


def _kinds() -> list[Any]:
    """Return every type of JSON that is sent or answered, once."""
    sent = [operation.body for operation in OPERATIONS if operation.body is not None]
    answered = [answer for operation in OPERATIONS for answer in operation.answers.values()]
    kinds = [http.ErrorBody, *sent, *answered]
    return list(dict.fromkeys(kind for kind in kinds if not isinstance(kind, tuple)))


def _described(operation: Operation, known: Mapping[Any, Any]) -> dict[str, Any]:
    told: dict[str, Any] = {
        "operationId": _id(operation),
        "summary": operation.says,
        "parameters": [
            *(_parameter(name) for name in operation.parameters),
            *(_query(name, says) for name, says in operation.query),
        ],
        "responses": {
            **{str(status): _answer(kind, known) for status, kind in operation.answers.items()},
            **{str(status): _refusal(status, known) for status in operation.refuses},
        },
    }
    if operation.body is not None:
        told["requestBody"] = {"required": True, "content": _content(operation.body, known)}
    if operation.bearer:
        told["security"] = [{"token": []}]
    return told


def _id(operation: Operation) -> str:
    words = re.findall(r"\w+", operation.path.removeprefix("/api"))
    return "_".join((operation.method, *words))


def _parameter(name: str) -> dict[str, Any]:
    says, shape = PARAMETERS[name]
    return {"name": name, "in": "path", "required": True, "description": says, "schema": shape}


def _query(name: str, says: str) -> dict[str, Any]:
    return {"name": name, "in": "query", "description": says, "schema": {"type": "string"}}


def _answer(kind: Answer, known: Mapping[Any, Any]) -> dict[str, Any]:
    if kind == NOTHING:
        return {"description": "No body."}
    return {"description": "As asked.", "content": _content(kind, known)}


def _refusal(status: int, known: Mapping[Any, Any]) -> dict[str, Any]:
    told = {"description": REFUSALS[status], "content": _content(http.ErrorBody, known)}
    return told | {"headers": RETRY_AFTER} if status in {429, 503} else told


def _content(kind: Answer, known: Mapping[Any, Any]) -> dict[str, Any]:
    if isinstance(kind, tuple):
        return {media: {} for media in kind}
    return {JSON: {"schema": known[kind]}}
