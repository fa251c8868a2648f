"""HTTP for what is sung, mimed and drawn: brought along, taken back, played.

A name that nobody can guess is not enough: each clip is sent to those who look at the table, when
it has been told. It is kept by no browser, as it may be forgotten any day.
"""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from pinxit.clips import ClipProblem, ClipReason, Kept
from pinxit.clips.clip import RECORDED
from pinxit.clips.shelf import MEDIA_TYPES
from pinxit.protocol.http import ClipKept
from pinxit.protocol.operations import ADD_CLIP, ALBUM_CLIP, CLIP, REMOVE_CLIP, REPORTED_CLIP
from pinxit.table.awake.live import LiveTable
from pinxit.table.clips import told_of
from pinxit.table.errors import NotAllowed, TableReason
from pinxit.table.hub.doors import SPECTATOR
from pinxit.table.moderate import check_origin
from pinxit.table.retelling import clip_name

from .admin import clips_of_report
from .albums import looked_up
from .answers import address_of, code_of, origin_of
from .asking import check_seat, viewer_asking
from .clip_desk import ClipDesk
from .serving import Room
from .state import State

HEADERS: Final = {
    "cache-control": "private, no-store",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox",  # opened by itself, it is nothing
}


def _desk(state: State) -> ClipDesk:
    """Return where clips are taken; refuse if none are."""
    if state.clips is None or not state.clips.on:
        raise ClipProblem(ClipReason.CLIPS_OFF)
    return state.clips


HERE = Room(first=_desk)


@HERE.serves(ADD_CLIP)
async def add_clip(request: Request, state: State) -> ClipKept:
    """Take what a clue is to be told with. Who may send it is seen to before any of it is read."""
    said = request.path_params["medium"]
    if said not in RECORDED:
        raise NotAllowed(TableReason.NO_SUCH_PAGE)
    medium = next(medium for medium in RECORDED if medium == said)
    seat = await check_seat(request, state)
    live = await state.hub.live(code_of(request))
    clip = await _desk(state).bring(request, address_of(request), live, seat, medium)
    return ClipKept(clip=clip.id, seconds=clip.seconds)


@HERE.serves(REMOVE_CLIP)
async def remove_clip(request: Request, state: State) -> None:
    """Take back what has not been told."""
    seat = await check_seat(request, state)
    live = await state.hub.live(code_of(request))
    await _desk(state).take_back(live, seat, _clip_in(request))


@HERE.serves(CLIP)
async def clip(request: Request, state: State) -> Response:
    """Send what a clue was told with, to whoever may look at the table."""
    viewer = await viewer_asking(request, state)
    live = await state.hub.live(code_of(request))
    if viewer == SPECTATOR:
        if not live.table.settings.spectators:
            raise NotAllowed(TableReason.NO_SPECTATORS)
        check_origin(live.table, origin_of(request, state))
    asked = _clip_in(request)
    if not await _is_told(live, asked):
        raise ClipProblem(ClipReason.NO_SUCH_CLIP)
    return _played(await _desk(state).fetch(address_of(request), live.table.code, asked))


async def _is_told(live: LiveTable, clip: str) -> bool:
    """Tell whether a clip has been told; perhaps it just was, by another node."""
    if told_of(live.table.clips, clip) is not None:
        return True
    return await live.was_behind() and told_of(live.table.clips, clip) is not None


@HERE.serves(ALBUM_CLIP)
async def album_clip(request: Request, state: State) -> Response:
    """Send what a clue was told with, to whoever has the link to an album that it may be in."""
    called = clip_name(int(request.path_params["number"]))
    opened, found = await looked_up(
        request, state, lambda secret: state.hub.albums.clip(secret, called)
    )
    if found is None:
        raise NotAllowed(TableReason.NO_SUCH_PAGE)
    code = opened.table.code
    return _played(await _desk(state).fetch(address_of(request), code, found.id))


@HERE.serves(REPORTED_CLIP)
async def reported_clip(request: Request, state: State) -> Response:
    """Send what somebody had told with who was reported."""
    asked = _clip_in(request)
    if asked not in await clips_of_report(state, int(request.path_params["number"])):
        raise ClipProblem(ClipReason.NO_SUCH_CLIP)
    return _played(await _desk(state).fetch_reported(asked))


def _clip_in(request: Request) -> str:
    return str(request.path_params["clip"])


def _played(found: tuple[Kept, bytes]) -> Response:
    kept, data = found
    return Response(data, media_type=MEDIA_TYPES[kept.clip.medium], headers=HEADERS)
