"""For whoever runs the server: who is here, closing a table, a word to everyone, a quiet end."""

from time import monotonic

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from pinxit import __version__
from pinxit.clips import Clip
from pinxit.protocol.http import (
    AdminNode,
    AdminReport,
    AdminTable,
    Drain,
    NoticeText,
    Overview,
    ShutOut,
    ShutOutPlace,
)
from pinxit.protocol.operations import (
    CLEAR_REPORT,
    CLOSE_TABLE,
    DRAIN,
    LET_IN,
    METRICS,
    OVERVIEW,
    PIN_NOTICE,
    PLACES,
    REPORTS,
    SHUT_OUT,
)
from pinxit.table.awake.live import LiveTable
from pinxit.table.errors import NotAllowed, TableReason
from pinxit.table.hub import Hub
from pinxit.table.listing import summary_of
from pinxit.table.ports import StoredReport
from pinxit.table.reports import load_report

from .answers import address_of, code_of, origin_of
from .places import hashed, place_of
from .serving import Room
from .state import State

SHOWN = 200  # reports: the newest; more are shown when these are done with
TEXT = "text/plain; version=0.0.4; charset=utf-8"

HERE = Room()
_read_line = msgspec.json.Decoder(AdminTable).decode


@HERE.serves(METRICS)
async def metrics(_request: Request, state: State) -> Response:
    """Tell the numbers of this server."""
    headers = {"cache-control": "no-store"}
    return Response(state.metrics.text(), media_type=TEXT, headers=headers)


@HERE.serves(OVERVIEW)
async def overview(_request: Request, state: State) -> Overview:
    """Tell how the server is, and which tables are awake."""
    hub, tally = state.hub, state.counters.tally
    elsewhere = () if hub.cluster is None else await hub.cluster.tables_elsewhere()
    return Overview(
        version=__version__,
        seconds=monotonic() - state.since,
        connections=tally.connections,
        moves=tally.moves,
        refusals=dict(tally.refusals),
        slow_clients=tally.stalls,
        append_failures=tally.append_failures,
        healthy=await state.healthy(),
        draining=hub.draining,
        notice=hub.notice.text,
        tables=(*lines_of(hub), *map(_read_line, elsewhere)),
        database_bytes=hub.room.used,
        database_most=hub.room.most,
        warnings=state.warnings(),
        nodes=_nodes(hub),
    )


def _nodes(hub: Hub) -> tuple[AdminNode, ...]:
    """Say which servers serve the same tables, this one first."""
    cluster = hub.cluster
    if cluster is None:
        return ()
    known = {cluster.name: hub.numbers()}
    known |= {node: beat.numbers for node, beat in sorted(cluster.known.items())}
    return tuple(
        AdminNode(
            node=node,
            version=numbers.version,
            began_at=numbers.began_at,
            tables=numbers.tables,
            connections=numbers.connections,
            moves=numbers.moves,
            here=node == cluster.name,
            heard=node == cluster.name or node in cluster.station.others(),
        )
        for node, numbers in known.items()
    )


@HERE.serves(REPORTS)
async def reports(_request: Request, state: State) -> list[AdminReport]:
    """List what people have reported."""
    kept = await state.hub.store.reports(SHOWN)
    return [AdminReport(one.id, one.at, load_report(one.report)) for one in kept]


@HERE.serves(CLEAR_REPORT)
async def clear_report(request: Request, state: State) -> None:
    """Forget a report that has been dealt with."""
    number = int(request.path_params["number"])
    clips = await clips_of_report(state, number)
    await state.hub.store.clear_report(number)
    if state.clips is not None and clips:
        named = {c.id for kept in await state.hub.store.reports(SHOWN) for c in _clips_in(kept)}
        await state.clips.done_with([clip for clip in clips if clip not in named])


async def clips_of_report(state: State, number: int) -> tuple[str, ...]:
    """Name the clips that go with a report."""
    for kept in await state.hub.store.reports(SHOWN):
        if kept.id == number:
            return tuple(clip.id for clip in _clips_in(kept))
    return ()


def _clips_in(kept: StoredReport) -> tuple[Clip, ...]:
    return load_report(kept.report).clips


@HERE.serves(CLOSE_TABLE)
async def close_table(request: Request, state: State) -> None:
    """Close a table and forget it, awake or asleep; those who sit there are told."""
    code = code_of(request)
    await state.hub.delete(code)
    if state.uploads is not None:
        await state.uploads.forget(code)
    if state.clips is not None:
        await state.clips.forget(code)


@HERE.serves(PLACES)
async def places(_request: Request, state: State) -> list[ShutOutPlace]:
    """List the places from which nobody is let in."""
    return [
        ShutOutPlace(id=one.id, at=one.at, until=one.until, place=one.place, note=one.note)
        for one in state.places.kept
    ]


@HERE.takes(SHUT_OUT)
async def shut_out(request: Request, state: State, body: ShutOut) -> None:
    """Let nobody in from a place, and ask those to leave who are here from there."""
    for place in await _places(body, request, state):
        await state.places.shut_out(place, body.note, body.days)
    state.send_away()


async def _places(body: ShutOut, request: Request, state: State) -> tuple[str, ...]:
    if body.place is not None and body.report is None:
        return (place_of(body.place, address_of(request)),)
    for kept in await state.hub.store.reports(SHOWN):
        if kept.id == body.report and body.place is None:
            origins = load_report(kept.report).origins
            if origin_of(request, state) in origins:
                raise NotAllowed(TableReason.YOURSELF)
            return hashed(origins)
    raise NotAllowed(TableReason.BAD_MESSAGE)


@HERE.serves(LET_IN)
async def let_in(request: Request, state: State) -> None:
    """Let people in from a place again."""
    await state.places.let_in(int(request.path_params["number"]))


@HERE.takes(PIN_NOTICE)
async def pin_notice(_request: Request, state: State, body: NoticeText) -> None:
    """Say something to everyone who is here or comes later; nothing: no more."""
    state.hub.pin(body.text)


@HERE.takes(DRAIN)
async def drain(_request: Request, state: State, body: Drain) -> None:
    """Begin no more games and open no more tables, or do so again."""
    state.hub.drain(on=body.on)


def lines_of(hub: Hub) -> tuple[AdminTable, ...]:
    """Say which tables are awake here."""
    node = "" if hub.cluster is None else hub.cluster.name
    return tuple(_line(live, node) for live in hub.tables.all())


def _line(live: LiveTable, node: str) -> AdminTable:
    return AdminTable(
        node=node,
        code=live.table.code,
        label=live.label,
        public=live.table.settings.public,
        connections=len(live.watchers),
        games=live.table.games,
        summary=summary_of(live.table),
    )
