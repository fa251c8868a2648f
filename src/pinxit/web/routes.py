"""HTTP for what is not live: opening, sitting down, recaps, decks, pictures, health."""

import asyncio
import io
import logging
from http import HTTPStatus

import msgspec
import segno
from starlette.background import BackgroundTask
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Match, Route

from pinxit import __version__
from pinxit.decks import FALLBACK, DeckProblem
from pinxit.decks.weight import weighted
from pinxit.protocol import VERSION
from pinxit.protocol.http import (
    About,
    Choices,
    Decks,
    GameAudit,
    GameStory,
    Health,
    MoveSeat,
    OpenTable,
    PublicLine,
    SeatTaken,
    SitDown,
    TableInfo,
)
from pinxit.protocol.openapi import openapi
from pinxit.protocol.schema import schema
from pinxit.rules import EDITIONS
from pinxit.rules.house import BOUNDS, Bounds
from pinxit.table.errors import NotAllowed, TableReason
from pinxit.table.hub import Taken
from pinxit.table.listing import Summary, summary_of
from pinxit.table.pawns import PAWNS
from pinxit.table.settings import LANGUAGES, LONGEST_TIMER, TIMERS, house_deck
from pinxit.table.strangers import are_all_inside

from .admin import ADMIN_ROUTES
from .answers import (
    address_of,
    api,
    as_host,
    body_of,
    code_of,
    json_answer,
    origin_of,
    problem,
    seat_asking,
    too_fast,
    too_many,
)
from .count import NUMBER
from .links import link_to
from .site import packed
from .state import State
from .uploads import ROUTES as UPLOADS

log = logging.getLogger(__name__)

PUBLIC_TABLES = 50
FOR_EVER = "public, max-age=31536000, immutable"
FOR_ME = "private, max-age=31536000, immutable"
PACKED = {"content-encoding": "gzip", "vary": "accept-encoding"}


@api
async def open_table(request: Request, state: State) -> Response:
    """Open a table."""
    body = await body_of(request, OpenTable, state.limits.body_bytes)
    address = address_of(request)
    if not state.openings.spend(address):
        raise too_fast(state.openings, address)
    taken = await state.seatings.do(
        body.request and f"open:{body.request}",
        lambda: state.hub.open(body.settings, body.name, body.pawn, origin_of(request, state)),
        state.hub.check_unused,
    )
    return json_answer(_seat(request, state, taken), 201)


@api
async def sit_down(request: Request, state: State) -> Response:
    """Sit down at a table."""
    body = await body_of(request, SitDown, state.limits.body_bytes)
    code = code_of(request)
    address, origin = address_of(request), origin_of(request, state)
    taken = await state.seatings.do(
        body.request and f"{code}:{body.request}",
        lambda: state.hub.sit(
            *(code, body.name, body.pawn, origin, body.request),
            spend=lambda _: state.writing.change(address),
        ),
        state.hub.check_unused,
    )
    return json_answer(_seat(request, state, taken), 201)


@api
async def move_seat(request: Request, state: State) -> Response:
    """Take a seat on another device."""
    body = await body_of(request, MoveSeat, state.limits.body_bytes)
    with state.guesses.of(address_of(request), rarer=True):
        taken = await state.seatings.do(
            body.request and f"seat:{body.request}",
            lambda: state.hub.move_seat(body.seat_code, origin_of(request, state)),
            state.hub.check_unused,
        )
    return json_answer(_seat(request, state, taken), 201)


@api
async def public_tables(_request: Request, state: State) -> Response:
    """List the tables that anyone may sit down at."""
    listed = await state.hub.public_tables(PUBLIC_TABLES)
    decode = msgspec.json.Decoder(Summary).decode
    return json_answer(
        [
            PublicLine(line.code, state.hub.key_of(line.code), decode(line.summary))
            for line in listed
        ]
    )


@api
async def table_info(request: Request, state: State) -> Response:
    """Tell what somebody with the code may know before sitting down."""
    table = (await state.hub.live(code_of(request))).table
    taken = {sitter.pawn for sitter in table.sitters}
    return json_answer(
        TableInfo(
            code=table.code,
            summary=summary_of(table),
            names=tuple(s.name for s in table.sitters) if are_all_inside(table) else (),
            free_pawns={pawn: shape for pawn, shape in PAWNS.items() if pawn not in taken},
            spectators=table.settings.spectators,
            link=link_to(request, state, table.code),
        )
    )


@api
async def qr_code(request: Request, state: State) -> Response:
    """Draw the link to a table as a code for phones."""
    code = (await state.hub.live(code_of(request))).table.code
    image = io.BytesIO()
    segno.make(link_to(request, state, code), error="m").save(
        image, kind="svg", scale=8, xmldecl=False
    )
    headers = {"cache-control": "no-store", "x-content-type-options": "nosniff"}
    return Response(image.getvalue(), media_type="image/svg+xml", headers=headers)


@api
async def game_story(request: Request, state: State) -> Response:
    """Tell the story of a game that is over, to anyone who has the link.

    Who shows that they sit there may know names that others may not.
    """
    code, number = code_of(request), int(request.path_params["number"])
    recap, names = await state.hub.recap(code, number, await seat_asking(request, state))
    return json_answer(GameStory(names=names, recap=recap))


@api
async def game_audit(request: Request, state: State) -> Response:
    """Tell all that it takes to check the shuffle of a game that is over, to anyone."""
    code, number = code_of(request), int(request.path_params["number"])
    evidence, names = await state.hub.evidence(code, number)
    return json_answer(
        GameAudit(format="pinxit-audit/1", table=code, game=number, names=names, evidence=evidence)
    )


@api
async def export(request: Request, state: State) -> Response:
    """Give the host all that is kept of the log of a table at which no game is running."""
    code = await as_host(request, state)
    records = await state.hub.export(code)
    events = [msgspec.Raw(record.event) for record in records]
    table = (await state.hub.live(code)).table
    # Those who sat down, and games that are not remembered, may have been pruned from the log.
    names = {seat: name for past in table.history for seat, name in past.names.items()}
    answer = json_answer({"code": code, "games": table.games, "names": names, "events": events})
    answer.headers["content-disposition"] = f'attachment; filename="pinxit-{code}.json"'
    return answer


@api
async def delete_table(request: Request, state: State) -> Response:
    """Forget a table, for its host."""
    code = await as_host(request, state)
    await state.hub.delete(code)
    if state.uploads is not None:
        await state.uploads.forget(code)
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
    package = state.catalogue.package(deck)
    if package is None or package.path is None:
        raise NotAllowed(TableReason.NO_SUCH_PAGE)
    address = address_of(request)
    if not state.pictures.spend(address, len(package.cards)):
        raise too_fast(state.pictures, address)
    found = await state.downloads.zip_of(deck)
    if found is None:
        raise NotAllowed(TableReason.NO_SUCH_PAGE)
    headers = {"cache-control": "no-cache", "x-content-type-options": "nosniff"}
    return FileResponse(
        found,
        media_type="application/zip",
        filename=f"{deck}.zip",
        headers=headers,
        background=BackgroundTask(state.downloads.done_with, deck, found),
    )


@api
async def about(_request: Request, state: State) -> Response:
    """Tell how long things are kept here, and how to reach whoever runs the server."""
    return json_answer(About(version=__version__, keep_days=state.keep_days, contact=state.contact))


@api
async def choices(request: Request, state: State) -> Response:
    """List what can be chosen for a table, beside decks."""
    return json_answer(
        Choices(
            editions=tuple(EDITIONS.values()),
            bounds=dict(BOUNDS),
            timers=dict(TIMERS),
            timer=Bounds(1, LONGEST_TIMER),
            languages=LANGUAGES,
            pawns=PAWNS,
            characters={
                name: next(character.called(_language(request)))
                for name, character in state.hub.company.characters.items()
            },
            uploads=state.uploads is not None and state.uploads.on,
        )
    )


async def picture(request: Request) -> Response:
    """Show a picture. It never changes, so browsers may keep it for ever."""
    state: State = request.app.state.pinxit
    if state.places.refuses(address_of(request)):
        return problem(NotAllowed(TableReason.SHUT_OUT))
    address = address_of(request)
    if not state.pictures.spend(address):
        return problem(too_fast(state.pictures, address))
    found = state.catalogue.picture(request.path_params["name"])
    if found is None:
        return problem(NotAllowed(TableReason.NO_SUCH_PAGE))
    tag = f'"{found.name}"'
    kept = FOR_ME if found.private else FOR_EVER
    headers = {"cache-control": kept, "x-content-type-options": "nosniff", "etag": tag}
    if _has(request, tag):
        return Response(status_code=304, headers=headers)
    try:
        data = await asyncio.to_thread(found.read)
        data = weighted(found, data, state.catalogue.weight(found))
    except DeckProblem as unreadable:
        log.warning("a picture cannot be shown: %s", unreadable)
        return problem(NotAllowed(TableReason.NO_SUCH_PAGE))
    return Response(data, media_type=found.media_type, headers=headers)


@api
async def protocol_schema(_request: Request, _state: State) -> Response:
    """Publish the protocol as JSON Schema."""
    return json_answer(schema())


@api
async def http_description(_request: Request, _state: State) -> Response:
    """Publish what can be asked over HTTP as OpenAPI."""
    return json_answer(openapi())


async def health(request: Request) -> Response:
    """Tell whether the server is well."""
    state: State = request.app.state.pinxit
    ok = await state.healthy()
    body = Health(
        ok=ok,
        version=__version__,
        protocol=VERSION,
        tables_awake=state.hub.awake,
        warnings=state.warnings(),
    )
    return json_answer(body, 200 if ok else 503)


async def page(request: Request) -> Response:
    """Show the client; its own router knows which page this is."""
    state: State = request.app.state.pinxit
    path = str(request.scope.get("root_path", "")).rstrip("/")
    shown = state.site.page(path)
    headers = {"cache-control": "no-cache", "x-content-type-options": "nosniff"}
    if _unpacks(request):
        return HTMLResponse(packed(shown.encode()), headers=headers | PACKED)
    return HTMLResponse(shown, headers=headers)


async def asset(request: Request) -> Response:
    """Send a file of the client. Its name changes with its content: browsers may keep it."""
    state: State = request.app.state.pinxit
    found = state.site.asset(request.path_params["name"])
    if found is None:
        return problem(NotAllowed(TableReason.NO_SUCH_PAGE))
    headers = {"cache-control": FOR_EVER, "x-content-type-options": "nosniff"}
    if found.packed is not None and _unpacks(request):
        return Response(found.packed, media_type=found.media_type, headers=headers | PACKED)
    return Response(found.data, media_type=found.media_type, headers=headers)


async def not_found(request: Request, error: Exception) -> Response:
    """Answer for paths and methods that do not exist, in the same shape as all refusals."""
    state: State = request.app.state.pinxit
    address = address_of(request)
    if not state.requests.spend(address):
        return too_many(state, state.requests, address)
    answer = problem(NotAllowed(TableReason.NO_SUCH_PAGE))
    if isinstance(error, HTTPException):
        answer.status_code = error.status_code
        if error.status_code == HTTPStatus.METHOD_NOT_ALLOWED:
            answer.headers["allow"] = ", ".join(sorted(_methods_of(request)))
    return answer


def _methods_of(request: Request) -> set[str]:
    """Return by which methods this path may be asked for: each has a route of its own."""
    routes = (route for route in ROUTES if route.matches(request.scope)[0] is not Match.NONE)
    return {method for route in routes for method in route.methods or ()}


ROUTES = [
    Route("/", page),
    Route("/t/{code}", page),
    Route("/t/{code}/games/" + NUMBER, page),
    Route("/admin", page),
    Route("/privacy", page),
    Route("/decks", page),
    Route("/decks/{deck}", page),
    Route("/assets/{name}", asset, methods=["GET"]),
    Route("/healthz", health),
    Route("/api/schema.json", protocol_schema),
    Route("/api/openapi.json", http_description),
    Route("/api/tables", public_tables, methods=["GET"]),
    Route("/api/tables", open_table, methods=["POST"]),
    Route("/api/tables/{code}", table_info, methods=["GET"]),
    Route("/api/tables/{code}", delete_table, methods=["DELETE"]),
    Route("/api/tables/{code}/seats", sit_down, methods=["POST"]),
    Route("/api/tables/{code}/qr.svg", qr_code, methods=["GET"]),
    Route("/api/tables/{code}/games/" + NUMBER, game_story, methods=["GET"]),
    Route("/api/tables/{code}/games/" + NUMBER + "/audit", game_audit, methods=["GET"]),
    Route("/api/tables/{code}/export", export, methods=["GET"]),
    Route("/api/seats", move_seat, methods=["POST"]),
    Route("/api/about", about, methods=["GET"]),
    Route("/api/choices", choices, methods=["GET"]),
    Route("/api/decks", decks, methods=["GET"]),
    Route("/api/decks/{deck}", deck, methods=["GET"]),
    Route("/api/decks/{deck}/{name}.zip", deck_zip, methods=["GET"]),
    Route("/pictures/{name}", picture, methods=["GET"]),
    *UPLOADS,
    *ADMIN_ROUTES,
]


def _has(request: Request, tag: str) -> bool:
    """Tell whether a client has this version already."""
    known = request.headers.get("if-none-match", "").split(",")
    return any(one.strip().removeprefix("W/") in {tag, "*"} for one in known)


def _language(request: Request) -> str:
    return request.query_params.get("lang", FALLBACK)


def _seat(request: Request, state: State, taken: Taken) -> SeatTaken:
    link = link_to(request, state, taken.code)
    return SeatTaken(taken.code, taken.seat, taken.token, link)


def _unpacks(request: Request) -> bool:
    """Tell whether a browser takes what is gzipped."""
    return "gzip" in request.headers.get("accept-encoding", "")


def _packed_json(request: Request, body: object) -> Response:
    """Answer with what everybody may know, small: packing beside a secret would measure it."""
    answer = json_answer(body)
    if _unpacks(request):
        answer.body = packed(bytes(answer.body))
        answer.headers.update(PACKED | {"content-length": str(len(answer.body))})
    return answer
