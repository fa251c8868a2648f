"""For whoever runs the server: who is here, closing a table, a word to everyone, a quiet end.

All of it is behind one token, which is compared without telling by its time how much of a guess
was right; wrong ones are counted like wrong codes.
"""

from hashlib import sha256
from hmac import compare_digest
from time import monotonic

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from pinxit import __version__
from pinxit.protocol.http import (
    AdminReport,
    AdminTable,
    Drain,
    NoticeText,
    Overview,
    ShutOut,
    ShutOutPlace,
)
from pinxit.table.errors import NotAllowed, TableReason
from pinxit.table.listing import summary_of
from pinxit.table.live import Live
from pinxit.table.reports import load_report

from .answers import address_of, api, body_of, code_of, json_answer, origin_of
from .count import NUMBER
from .places import hashed, place_of
from .state import State

REPORTS = 200  # the newest; more are shown when these are done with
TEXT = "text/plain; version=0.0.4; charset=utf-8"


@api
async def metrics(request: Request, state: State) -> Response:
    """Tell the numbers of this server."""
    _check(request, state)
    headers = {"cache-control": "no-store"}
    return Response(state.metrics.text(), media_type=TEXT, headers=headers)


@api
async def overview(request: Request, state: State) -> Response:
    """Tell how the server is, and which tables are awake."""
    _check(request, state)
    hub, tally = state.hub, state.tally
    lives = hub.lives()
    return json_answer(
        Overview(
            version=__version__,
            seconds=monotonic() - state.since,
            connections=tally.connections,
            moves=tally.moves,
            refusals=dict(tally.refusals),
            slow_clients=tally.stalls,
            append_failures=tally.append_failures,
            healthy=await state.healthy(),
            draining=hub.draining,
            notice=hub.board.text,
            tables=tuple(_line(live) for live in lives),
            database_bytes=hub.room.used,
            database_most=hub.room.most,
            warnings=state.warnings(),
        )
    )


@api
async def reports(request: Request, state: State) -> Response:
    """List what people have reported."""
    _check(request, state)
    kept = await state.hub.store.reports(REPORTS)
    return json_answer([AdminReport(one.id, one.at, load_report(one.report)) for one in kept])


@api
async def clear_report(request: Request, state: State) -> Response:
    """Forget a report that has been dealt with."""
    _check(request, state)
    await state.hub.store.clear_report(int(request.path_params["number"]))
    return Response(status_code=204)


@api
async def close_table(request: Request, state: State) -> Response:
    """Close a table and forget it, awake or asleep; those who sit there are told."""
    _check(request, state)
    code = code_of(request)
    await state.hub.delete(code)
    if state.uploads is not None:
        await state.uploads.forget(code)
    return Response(status_code=204)


@api
async def places(request: Request, state: State) -> Response:
    """List the places from which nobody is let in."""
    _check(request, state)
    kept = [
        ShutOutPlace(id=one.id, at=one.at, until=one.until, place=one.place, note=one.note)
        for one in state.places.kept
    ]
    return json_answer(kept)


@api
async def shut_out(request: Request, state: State) -> Response:
    """Let nobody in from a place, and ask those to leave who are here from there."""
    _check(request, state)
    body = await body_of(request, ShutOut, state.limits.body_bytes)
    for place in await _places(body, request, state):
        await state.places.shut_out(place, body.note, body.days)
    for session in tuple(state.sessions):
        if state.places.refuses(session.address):
            session.dismiss(TableReason.SHUT_OUT)
    return Response(status_code=204)


async def _places(body: ShutOut, request: Request, state: State) -> tuple[str, ...]:
    if body.place is not None and body.report is None:
        return (place_of(body.place, address_of(request)),)
    for kept in await state.hub.store.reports(REPORTS):
        if kept.id == body.report and body.place is None:
            origins = load_report(kept.report).origins
            if origin_of(request, state) in origins:
                raise NotAllowed(TableReason.YOURSELF)
            return hashed(origins)
    raise NotAllowed(TableReason.BAD_MESSAGE)


@api
async def let_in(request: Request, state: State) -> Response:
    """Let people in from a place again."""
    _check(request, state)
    await state.places.let_in(int(request.path_params["number"]))
    return Response(status_code=204)


@api
async def pin_notice(request: Request, state: State) -> Response:
    """Say something to everyone who is here or comes later; nothing: no more."""
    _check(request, state)
    body = await body_of(request, NoticeText, state.limits.body_bytes)
    state.hub.pin(body.text)
    return Response(status_code=204)


@api
async def drain(request: Request, state: State) -> Response:
    """Begin no more games and open no more tables, or do so again."""
    _check(request, state)
    body = await body_of(request, Drain, state.limits.body_bytes)
    state.hub.draining = body.on
    return Response(status_code=204)


ADMIN_ROUTES = [
    Route("/metrics", metrics, methods=["GET"]),
    Route("/api/admin", overview, methods=["GET"]),
    Route("/api/admin/reports", reports, methods=["GET"]),
    Route("/api/admin/reports/" + NUMBER, clear_report, methods=["DELETE"]),
    Route("/api/admin/tables/{code}", close_table, methods=["DELETE"]),
    Route("/api/admin/places", places, methods=["GET"]),
    Route("/api/admin/places", shut_out, methods=["POST"]),
    Route("/api/admin/places/" + NUMBER, let_in, methods=["DELETE"]),
    Route("/api/admin/notice", pin_notice, methods=["PUT"]),
    Route("/api/admin/drain", drain, methods=["PUT"]),
]


def _check(request: Request, state: State) -> None:
    """Refuse whoever does not have the token."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    known = state.admin_token
    right = known is not None and compare_digest(_hash(token.strip()), _hash(known))
    if scheme.lower() != "bearer" or not right:  # others who guess do not hold up who knows
        with state.guesses.of(address_of(request), rarer=True):
            raise NotAllowed(TableReason.NOT_ADMIN)


def _hash(token: str) -> bytes:
    return sha256(token.encode()).digest()


def _line(live: Live) -> AdminTable:
    return AdminTable(
        code=live.table.code,
        label=live.label,
        public=live.table.settings.public,
        connections=len(live.watchers),
        games=live.table.games,
        summary=summary_of(live.table),
    )
