"""HTTP for albums: a host gives out a link, and whoever has it leafs through an evening.

An own picture is shown by a number within its album: neither its address nor its deck is told, or
whoever has the link would have all of the deck.
"""

import logging
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from starlette.requests import Request
from starlette.responses import Response

from pinxit.decks import FALLBACK, CardInfo, Catalogue, DeckProblem, Picture
from pinxit.decks.blobs import BlobsAway
from pinxit.protocol.http import Album, AlbumCard, AlbumClip, AlbumLink, AlbumPerson, ShareAlbum
from pinxit.protocol.operations import ALBUM, ALBUM_CLIP, ALBUM_PICTURE, ALBUM_QR, SHARE_ALBUM
from pinxit.rules import Card
from pinxit.table.errors import NotAllowed, TableReason
from pinxit.table.hub.albums import SECRET, Opened
from pinxit.table.retelling import Retold, clip_number, own_name

from .answers import address_of, code_of, qr_answer, too_fast
from .asking import seat_asking
from .choosing import read
from .guessing import Guessed
from .links import link_to_album
from .serving import Room
from .state import State

log = logging.getLogger(__name__)

T = TypeVar("T")
UNKEPT: Final = {"cache-control": "no-store", "x-content-type-options": "nosniff"}

HERE = Room()


@HERE.takes(SHARE_ALBUM)
async def share_album(request: Request, state: State, body: ShareAlbum) -> AlbumLink:
    """Give out a link to an album."""
    code, number = code_of(request), int(request.path_params["number"])
    host = await seat_asking(request, state)
    assert host is not None  # noqa: S101 (nobody else is let in here)
    shared = await state.hub.albums.share(code, host, number, pictures=body.pictures)
    link = link_to_album(request, state, shared.secret)
    return AlbumLink(link=link, secret=shared.secret, number=shared.number)


@HERE.serves(ALBUM)
async def album(request: Request, state: State) -> Album:
    """Show an album to whoever has the link."""
    opened, retold = await looked_up(request, state, state.hub.albums.tell)
    await _know(state, opened)
    people = {
        seat: AlbumPerson(name=person.name, pawn=person.pawn)
        for seat, person in retold.people.items()
    }
    return Album(
        people=people,
        seats=retold.seats,
        rounds=retold.rounds,
        scores=retold.scores,
        winners=retold.winners,
        awards=retold.awards,
        played_for=retold.played_for,
        hearts=retold.hearts,
        own=_own_cards(request, state, opened, retold),
        clips=_clips(request, state, retold),
    )


@HERE.serves(ALBUM_PICTURE)
async def album_picture(request: Request, state: State) -> Response:
    """Show a card of an own deck, if the host lets it be seen."""
    address = address_of(request)
    if not state.pictures.spend(address):
        raise too_fast(state.pictures, address)
    called = own_name(int(request.path_params["number"]))
    opened, card = await looked_up(
        request, state, lambda secret: state.hub.albums.own_card(secret, called)
    )
    large = "large" in request.query_params
    await _know(state, opened)
    found = None if card is None else _picture(state.catalogue, opened, card, large=large)
    if found is None:
        raise NotAllowed(TableReason.NO_SUCH_PAGE)
    try:
        data = await read(state, found)
    except BlobsAway:
        raise
    except DeckProblem as unreadable:
        log.warning("a picture cannot be shown: %s", unreadable)
        raise NotAllowed(TableReason.NO_SUCH_PAGE) from unreadable
    return Response(data, media_type=found.media_type, headers=UNKEPT)


@HERE.serves(ALBUM_QR)
async def album_qr(request: Request, state: State) -> Response:
    """Draw the link to an album. Whether it leads anywhere, nobody is told here."""
    secret = _secret(request)
    if SECRET.fullmatch(secret) is None:
        raise NotAllowed(TableReason.NO_SUCH_ALBUM)
    return qr_answer(link_to_album(request, state, secret))


async def looked_up(request: Request, state: State, look: Callable[[str], Awaitable[T]]) -> T:
    """Look something up by the secret of a link; a miss is counted as a guess, and nothing else."""
    try:
        return await look(_secret(request))
    except NotAllowed:
        with state.counters.guesses.of(address_of(request), Guessed.RARER):
            raise


def _secret(request: Request) -> str:
    return str(request.path_params["secret"])


async def _know(state: State, opened: Opened) -> None:
    """See which own decks the table has, if they may be seen."""
    if state.uploads is not None and opened.album.pictures:
        await state.uploads.know_table(opened.table.code)


def _own_cards(
    request: Request, state: State, opened: Opened, retold: Retold
) -> tuple[AlbumCard, ...]:
    """Say what is on the cards of own decks; where they may not be seen, that they are there."""
    language = request.query_params.get("lang", FALLBACK)
    infos: dict[Card, CardInfo] = {}
    if opened.album.pictures:
        decks = {card.partition("/")[0] for card in retold.own.values()}
        found = [state.catalogue.deck(deck, language) for deck in decks]
        infos = {info.id: info for deck in found if deck is not None for info in deck.cards}
    at = ALBUM_PICTURE.at
    shown: list[AlbumCard] = []
    for number, (called, card) in enumerate(retold.own.items(), start=1):
        info = infos.get(card)
        if info is None or _picture(state.catalogue, opened, card) is None:
            shown.append(AlbumCard(id=called))
            continue
        address = at(secret=_secret(request), number=number)
        shown.append(
            AlbumCard(
                id=called,
                title=info.title,
                description=info.description,
                small=address,
                large=f"{address}?large=",
            )
        )
    return tuple(shown)


def _clips(request: Request, state: State, retold: Retold) -> tuple[AlbumClip, ...]:
    """Say how those clips are played that may be here, and where they are."""
    if state.clips is None:
        return ()
    return tuple(
        AlbumClip(
            clip=called,
            medium=clip.medium,
            seconds=clip.seconds,
            frames=clip.frames,
            columns=clip.columns,
            address=ALBUM_CLIP.at(secret=_secret(request), number=clip_number(called)),
        )
        for called, clip in retold.clips.items()
    )


def _picture(
    catalogue: Catalogue, opened: Opened, card: Card, *, large: bool = False
) -> Picture | None:
    """Return the picture of an own card; None: it may not be seen, or is not there any more."""
    deck, _, name = card.partition("/")
    table, _ = catalogue.own_cards.get(deck, (None, ()))
    package = catalogue.package(deck)
    if not opened.album.pictures or table != opened.table.code or package is None:
        return None
    sizes = package.pictures.get(name)
    if sizes is None:
        return None
    return sizes.large if large else sizes.small
