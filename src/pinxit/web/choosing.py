"""HTTP for what can be chosen: settings, decks and what is on their cards, pictures."""

import asyncio
import logging

from starlette.background import BackgroundTask
from starlette.requests import Request
from starlette.responses import FileResponse, Response

from pinxit.decks import FALLBACK, DeckCards, DeckProblem
from pinxit.decks.blobs import BlobsAway
from pinxit.decks.picture import Picture
from pinxit.decks.weight import weighted
from pinxit.locales import LANGUAGES
from pinxit.protocol.http import Choices, Decks
from pinxit.protocol.operations import CHOICES, DECK, DECK_ZIP, DECKS, PICTURE
from pinxit.rules import EDITIONS
from pinxit.rules.house import BOUNDS, Bounds
from pinxit.table.errors import NotAllowed, TableReason
from pinxit.table.pawns import PAWNS
from pinxit.table.settings import LONGEST_TIMER, TIMERS, house_deck

from .answers import address_of, problem, too_fast
from .pages import FOR_EVER
from .serving import Room
from .state import State

log = logging.getLogger(__name__)

FOR_ME = "private, max-age=31536000, immutable"

HERE = Room()


@HERE.serves(CHOICES)
async def choices(request: Request, state: State) -> Choices:
    """List what can be chosen for a table, beside decks."""
    return Choices(
        editions=tuple(EDITIONS.values()),
        bounds=dict(BOUNDS),
        timers=dict(TIMERS),
        timer=Bounds(1, LONGEST_TIMER),
        languages=tuple(LANGUAGES),
        pawns=PAWNS,
        characters={
            name: next(character.called(_language(request)))
            for name, character in state.hub.roster.characters.items()
        },
        uploads=state.uploads is not None and state.uploads.on,
        clips=state.clips is not None and state.clips.on,
    )


@HERE.serves(DECKS, packed=True)
async def decks(request: Request, state: State) -> Decks:
    """List the decks."""
    return Decks(state.catalogue.infos(_language(request)), house_deck(state.catalogue.cards))


@HERE.serves(DECK, packed=True)
async def deck(request: Request, state: State) -> DeckCards:
    """Tell what is on each card of a deck."""
    if state.uploads is not None:
        await state.uploads.know_deck(request.path_params["deck"])
    found = state.catalogue.deck(request.path_params["deck"], _language(request))
    if found is None:
        raise NotAllowed(TableReason.NO_SUCH_PAGE)
    return found


@HERE.serves(DECK_ZIP)
async def deck_zip(request: Request, state: State) -> Response:
    """Send a whole deck. It weighs as much as its pictures, and counts like them."""
    deck = request.path_params["deck"]
    if request.path_params["name"] != deck:
        raise NotAllowed(TableReason.NO_SUCH_PAGE)
    if state.uploads is not None:
        await state.uploads.know_deck(deck)
    package = state.catalogue.package(deck)
    if package is None or package.packable is None:
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


@HERE.answers(PICTURE)
async def picture(request: Request) -> Response:
    """Show a picture. It never changes, so browsers may keep it for ever."""
    state: State = request.app.state.pinxit
    if state.places.refuses(address_of(request)):
        return problem(NotAllowed(TableReason.SHUT_OUT))
    address = address_of(request)
    if not state.pictures.spend(address):
        return problem(too_fast(state.pictures, address))
    try:
        found = await _picture_called(state, request.path_params["name"])
    except Exception:
        log.exception("a picture could not be looked for")
        return problem(NotAllowed(TableReason.FAILED))
    if found is None:
        return problem(NotAllowed(TableReason.NO_SUCH_PAGE))
    tag = f'"{found.name}"'
    kept = FOR_ME if found.private else FOR_EVER
    headers = {"cache-control": kept, "x-content-type-options": "nosniff", "etag": tag}
    if _has(request, tag):
        return Response(status_code=304, headers=headers)
    try:
        data = await read(state, found)
        data = weighted(found, data, state.catalogue.weight(found))
    except BlobsAway as away:
        return problem(away)
    except DeckProblem as unreadable:
        log.warning("a picture cannot be shown: %s", unreadable)
        return problem(NotAllowed(TableReason.NO_SUCH_PAGE))
    return Response(data, media_type=found.media_type, headers=headers)


async def _picture_called(state: State, name: str) -> Picture | None:
    """Find a picture, also if another node has it of a host."""
    found = state.catalogue.picture(name)
    if state.uploads is not None and (found is None or found.private):
        await state.uploads.know_picture(name)
        found = state.catalogue.picture(name)
    return found


async def read(state: State, picture: Picture) -> bytes:
    """Fetch a picture, in a thread; those that hosts have brought may take longer."""
    if picture.private and state.uploads is not None:
        return await state.uploads.read(picture)
    return await asyncio.to_thread(picture.read)


def _has(request: Request, tag: str) -> bool:
    """Tell whether a client has this version already."""
    known = request.headers.get("if-none-match", "").split(",")
    return any(one.strip().removeprefix("W/") in {tag, "*"} for one in known)


def _language(request: Request) -> str:
    return request.query_params.get("lang", FALLBACK)
