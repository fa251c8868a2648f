"""HTTP for what is not live: opening, sitting down, recaps, decks, pictures, health."""

import asyncio
import functools
import io
import logging
from collections.abc import Awaitable, Callable, Mapping
from enum import StrEnum
from typing import TypeVar

import msgspec
import segno
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Route

from pinxit import __version__
from pinxit.decks import FALLBACK, DeckProblem
from pinxit.protocol import VERSION
from pinxit.protocol.http import (
    Choices,
    Decks,
    ErrorBody,
    GameStory,
    Health,
    MoveSeat,
    OpenTable,
    Problem,
    PublicLine,
    SeatTaken,
    SitDown,
    TableInfo,
)
from pinxit.protocol.schema import schema
from pinxit.rules import EDITIONS, Refusal
from pinxit.table.errors import NotAllowed, TableReason
from pinxit.table.hub import Taken
from pinxit.table.listing import Summary, summary_of
from pinxit.table.live import TableGone
from pinxit.table.pawns import PAWNS
from pinxit.table.settings import LANGUAGES, TIMERS, house_deck

from .limits import counted_as
from .site import packed
from .state import State

log = logging.getLogger(__name__)

T = TypeVar("T")
Handler = Callable[[Request, State], Awaitable[Response]]

STATUS: Mapping[StrEnum, int] = {
    TableReason.NO_SUCH_TABLE: 404,
    TableReason.NO_SUCH_GAME: 404,
    TableReason.NO_SUCH_PAGE: 404,
    TableReason.BAD_TOKEN: 401,
    TableReason.NOT_HOST: 403,
    TableReason.TOO_FAST: 429,
    TableReason.BAD_MESSAGE: 400,
}
PUBLIC_TABLES = 50
FOR_EVER = "public, max-age=31536000, immutable"
PACKED = {"content-encoding": "gzip", "vary": "accept-encoding"}


def api(handler: Handler) -> Callable[[Request], Awaitable[Response]]:
    """Give a handler the server's state, and a refusal its status and its words."""

    @functools.wraps(handler)
    async def answer(request: Request) -> Response:
        state: State = request.app.state.pinxit
        try:
            if not state.requests.spend(address_of(request)):
                raise NotAllowed(TableReason.TOO_FAST)
            return await handler(request, state)
        except Refusal as refusal:
            return _problem(refusal)
        except TableGone:
            return _problem(NotAllowed(TableReason.NO_SUCH_TABLE))

    return answer


def address_of(connection: HTTPConnection) -> str:
    """Return where a request or a socket comes from, as the limits count it."""
    return counted_as(connection.client.host) if connection.client else "?"


@api
async def open_table(request: Request, state: State) -> Response:
    """Open a table."""
    body = await _body(request, OpenTable, state.limits.body_bytes)
    if not state.openings.spend(address_of(request)):
        raise NotAllowed(TableReason.TOO_FAST)
    taken = await state.seatings.do(
        body.request, lambda: state.hub.open(body.settings, body.name, body.pawn)
    )
    return _json(_seat(request, taken), 201)


@api
async def sit_down(request: Request, state: State) -> Response:
    """Sit down at a table."""
    body = await _body(request, SitDown, state.limits.body_bytes)
    code = _code(request)
    taken = await state.seatings.do(
        body.request and f"{code}:{body.request}",
        lambda: state.hub.sit(code, body.name, body.pawn),
    )
    return _json(_seat(request, taken), 201)


@api
async def move_seat(request: Request, state: State) -> Response:
    """Take a seat on another device."""
    body = await _body(request, MoveSeat, state.limits.body_bytes)
    return _json(_seat(request, await state.hub.move_seat(body.seat_code)), 201)


@api
async def public_tables(_request: Request, state: State) -> Response:
    """List the tables that anyone may sit down at."""
    listed = await state.hub.public_tables(PUBLIC_TABLES)
    decode = msgspec.json.Decoder(Summary).decode
    return _json([PublicLine(line.code, decode(line.summary)) for line in listed])


@api
async def table_info(request: Request, state: State) -> Response:
    """Tell what somebody with the code may know before sitting down."""
    table = (await state.hub.live(_code(request))).table
    taken = {sitter.pawn for sitter in table.sitters}
    return _json(
        TableInfo(
            code=table.code,
            summary=summary_of(table),
            names=tuple(sitter.name for sitter in table.sitters),
            free_pawns={pawn: shape for pawn, shape in PAWNS.items() if pawn not in taken},
            spectators=table.settings.spectators,
        )
    )


@api
async def qr_code(request: Request, state: State) -> Response:
    """Draw the link to a table as a code for phones."""
    code = (await state.hub.live(_code(request))).table.code
    image = io.BytesIO()
    segno.make(f"{_base(request)}/t/{code}", error="m").save(
        image, kind="svg", scale=8, xmldecl=False
    )
    headers = {"cache-control": "no-store", "x-content-type-options": "nosniff"}
    return Response(image.getvalue(), media_type="image/svg+xml", headers=headers)


@api
async def game_story(request: Request, state: State) -> Response:
    """Tell the story of a game that is over, to anyone who has the link."""
    recap, names = await state.hub.recap(_code(request), int(request.path_params["number"]))
    return _json(GameStory(names=names, recap=recap))


@api
async def export(request: Request, state: State) -> Response:
    """Give the host the whole log of a table at which no game is running."""
    code = await _as_host(request, state)
    records = await state.hub.export(code)
    events = [msgspec.Raw(record.event) for record in records]
    answer = _json({"code": code, "events": events})
    answer.headers["content-disposition"] = f'attachment; filename="pinxit-{code}.json"'
    return answer


@api
async def delete_table(request: Request, state: State) -> Response:
    """Forget a table, for its host."""
    await state.hub.delete(await _as_host(request, state))
    return Response(status_code=204)


@api
async def decks(request: Request, state: State) -> Response:
    """List the decks."""
    found = Decks(state.catalogue.infos(_language(request)), house_deck(state.catalogue.cards))
    return _packed_json(request, found)


@api
async def deck(request: Request, state: State) -> Response:
    """Tell what is on each card of a deck."""
    found = state.catalogue.deck(request.path_params["deck"], _language(request))
    if found is None:
        raise NotAllowed(TableReason.NO_SUCH_PAGE)
    return _packed_json(request, found)


@api
async def deck_zip(request: Request, state: State) -> Response:
    """Send a whole deck. It weighs as much as its pictures, and counts like them."""
    deck = request.path_params["deck"]
    if request.path_params["name"] != deck:
        raise NotAllowed(TableReason.NO_SUCH_PAGE)
    found = await state.downloads.zip_of(deck)
    if found is None:
        raise NotAllowed(TableReason.NO_SUCH_PAGE)
    if not state.pictures.spend(address_of(request), len(state.catalogue.cards[deck])):
        raise NotAllowed(TableReason.TOO_FAST)
    headers = {"cache-control": "no-cache", "x-content-type-options": "nosniff"}
    return FileResponse(
        found, media_type="application/zip", filename=f"{deck}.zip", headers=headers
    )


@api
async def choices(request: Request, state: State) -> Response:
    """List what can be chosen for a table, beside decks."""
    return _json(
        Choices(
            editions=tuple(EDITIONS.values()),
            timers=dict(TIMERS),
            languages=LANGUAGES,
            pawns=PAWNS,
            characters={
                name: next(character.called(_language(request)))
                for name, character in state.hub.company.characters.items()
            },
        )
    )


async def picture(request: Request) -> Response:
    """Show a picture. It never changes, so browsers may keep it for ever."""
    state: State = request.app.state.pinxit
    if not state.pictures.spend(address_of(request)):
        return _problem(NotAllowed(TableReason.TOO_FAST))
    found = state.catalogue.picture(request.path_params["name"])
    if found is None:
        return _problem(NotAllowed(TableReason.NO_SUCH_PAGE))
    tag = f'"{found.name}"'
    headers = {"cache-control": FOR_EVER, "x-content-type-options": "nosniff", "etag": tag}
    if _has(request, tag):
        return Response(status_code=304, headers=headers)
    try:
        data = await asyncio.to_thread(found.read)
    except DeckProblem as problem:
        log.warning("a picture cannot be shown: %s", problem)
        return _problem(NotAllowed(TableReason.NO_SUCH_PAGE))
    return Response(data, media_type=found.media_type, headers=headers)


@api
async def protocol_schema(_request: Request, _state: State) -> Response:
    """Publish the protocol as JSON Schema."""
    return _json(schema())


async def health(request: Request) -> Response:
    """Tell whether the server is well."""
    state: State = request.app.state.pinxit
    ok = await state.healthy()
    body = Health(ok=ok, version=__version__, protocol=VERSION, tables_awake=state.hub.awake)
    return _json(body, 200 if ok else 503)


async def page(request: Request) -> Response:
    """Show the client; its own router knows which page this is."""
    state: State = request.app.state.pinxit
    path = str(request.scope.get("root_path", "")).rstrip("/")
    shown = state.site.page(_base(request), path, request.path_params.get("code"))
    headers = {"cache-control": "no-cache", "x-content-type-options": "nosniff"}
    if _unpacks(request):
        return HTMLResponse(packed(shown.encode()), headers=headers | PACKED)
    return HTMLResponse(shown, headers=headers)


async def asset(request: Request) -> Response:
    """Send a file of the client. Its name changes with its content: browsers may keep it."""
    state: State = request.app.state.pinxit
    found = state.site.asset(request.path_params["name"])
    if found is None:
        return _problem(NotAllowed(TableReason.NO_SUCH_PAGE))
    headers = {"cache-control": FOR_EVER, "x-content-type-options": "nosniff"}
    if found.packed is not None and _unpacks(request):
        return Response(found.packed, media_type=found.media_type, headers=headers | PACKED)
    return Response(found.data, media_type=found.media_type, headers=headers)


async def not_found(_request: Request, error: Exception) -> Response:
    """Answer for paths and methods that do not exist, in the same shape as all refusals."""
    answer = _problem(NotAllowed(TableReason.NO_SUCH_PAGE))
    answer.status_code = error.status_code if isinstance(error, HTTPException) else 404
    return answer


ROUTES = [
    Route("/", page),
    Route("/t/{code}", page),
    Route("/t/{code}/games/{number:int}", page),
    Route("/decks", page),
    Route("/decks/{deck}", page),
    Route("/assets/{name}", asset, methods=["GET"]),
    Route("/healthz", health),
    Route("/api/schema.json", protocol_schema),
    Route("/api/tables", public_tables, methods=["GET"]),
    Route("/api/tables", open_table, methods=["POST"]),
    Route("/api/tables/{code}", table_info, methods=["GET"]),
    Route("/api/tables/{code}", delete_table, methods=["DELETE"]),
    Route("/api/tables/{code}/seats", sit_down, methods=["POST"]),
    Route("/api/tables/{code}/qr.svg", qr_code, methods=["GET"]),
    Route("/api/tables/{code}/games/{number:int}", game_story, methods=["GET"]),
    Route("/api/tables/{code}/export", export, methods=["GET"]),
    Route("/api/seats", move_seat, methods=["POST"]),
    Route("/api/choices", choices, methods=["GET"]),
    Route("/api/decks", decks, methods=["GET"]),
    Route("/api/decks/{deck}", deck, methods=["GET"]),
    Route("/api/decks/{deck}/{name}.zip", deck_zip, methods=["GET"]),
    Route("/pictures/{name}", picture, methods=["GET"]),
]


async def _as_host(request: Request, state: State) -> str:
    code = _code(request)
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        raise NotAllowed(TableReason.BAD_TOKEN)
    seat = await state.hub.seat_of(code, token.strip())
    if (await state.hub.live(code)).table.host != seat:
        raise NotAllowed(TableReason.NOT_HOST)
    return code


async def _body(request: Request, kind: type[T], most: int) -> T:
    data = b""
    async for chunk in request.stream():
        data += chunk
        if len(data) > most:
            raise NotAllowed(TableReason.BAD_MESSAGE, longest=most)
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise NotAllowed(TableReason.BAD_MESSAGE, problem=str(error)[:200]) from error


def _has(request: Request, tag: str) -> bool:
    """Tell whether a client has this version already."""
    known = request.headers.get("if-none-match", "").split(",")
    return any(one.strip().removeprefix("W/") in {tag, "*"} for one in known)


def _language(request: Request) -> str:
    return request.query_params.get("lang", FALLBACK)


def _code(request: Request) -> str:
    return str(request.path_params["code"]).strip().upper()


def _seat(request: Request, taken: Taken) -> SeatTaken:
    link = f"{_base(request)}/t/{taken.code}"
    return SeatTaken(taken.code, taken.seat, taken.token, link)


def _base(request: Request) -> str:
    """Return the address by which people know this server."""
    state: State = request.app.state.pinxit
    by_itself = request.base_url.hostname in {"localhost", "127.0.0.1", "::1"}
    known = state.public_url or (state.lan_url if by_itself else None)
    return str(known or request.base_url).rstrip("/")


def _problem(refusal: Refusal) -> Response:
    facts = {name: msgspec.to_builtins(fact) for name, fact in refusal.facts.items()}
    body = ErrorBody(Problem(reason=refusal.reason, facts=facts, message=refusal.sentence))
    return _json(body, STATUS.get(refusal.reason, 409))


def _unpacks(request: Request) -> bool:
    """Tell whether a browser takes what is gzipped."""
    return "gzip" in request.headers.get("accept-encoding", "")


def _packed_json(request: Request, body: object) -> Response:
    """Answer with what everybody may know, small: packing beside a secret would measure it."""
    answer = _json(body)
    if _unpacks(request):
        answer.body = packed(bytes(answer.body))
        answer.headers.update(PACKED | {"content-length": str(len(answer.body))})
    return answer


def _json(body: object, status: int = 200) -> Response:
    headers = {"cache-control": "no-store"}
    data = msgspec.json.encode(body)
    return Response(data, status, media_type="application/json", headers=headers)
