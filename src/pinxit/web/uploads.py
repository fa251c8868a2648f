"""HTTP for decks of a table's own: its host brings pictures along."""

import asyncio

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from pinxit.decks import DeckProblem, DeckReason
from pinxit.decks.album import Album, OwnCard
from pinxit.protocol.http import (
    DeckChange,
    NewDeck,
    OwnDeck,
    OwnDecks,
    OwnPicture,
    PictureChange,
    Recut,
)

from .answers import address_of, api, as_host, body_of, json_answer
from .state import State
from .uploading import Uploading

LONGEST_REQUEST = 64


@api
async def own_decks(request: Request, state: State) -> Response:
    """Tell a host what is there, and how much room is left."""
    table, uploads = await _at(request, state)
    quota = uploads.albums.quota
    return json_answer(
        OwnDecks(
            decks=tuple(map(_deck, uploads.albums.of_table(table))),
            free_bytes=uploads.albums.free(table),
            table_bytes=quota.table_bytes,
            picture_bytes=quota.picture_bytes,
            pictures_a_deck=quota.pictures,
            decks_a_table=quota.decks,
        )
    )


@api
async def begin_deck(request: Request, state: State) -> Response:
    """Begin a deck."""
    table, uploads = await _at(request, state)
    body = await body_of(request, NewDeck, state.limits.body_bytes)
    album = await uploads.beginnings.do(
        body.request and f"{table}:{body.request}",
        lambda: uploads.begin(table, body.name, body.author, body.licence, body.language),
    )
    return json_answer(_deck(album), 201)


@api
async def change_deck(request: Request, state: State) -> Response:
    """Say something else about a deck, or put its cards into another order."""
    table, uploads = await _at(request, state)
    body = await body_of(request, DeckChange, state.limits.body_bytes)

    def change(album: Album) -> Album:
        if body.order is not None:
            album = uploads.albums.order(album, body.order)
        said = [
            old if new is None else new
            for new, old in (
                (body.name, album.name),
                (body.author, album.author),
                (body.licence, album.licence),
            )
        ]
        if said != [album.name, album.author, album.licence]:
            album = uploads.albums.rename(album, *said)
        return album

    return json_answer(_deck(await uploads.change(table, _deck_id(request), change)))


@api
async def delete_deck(request: Request, state: State) -> Response:
    """Forget a deck and its pictures."""
    table, uploads = await _at(request, state)
    await uploads.change(table, _deck_id(request), uploads.albums.delete)
    return Response(status_code=204)


@api
async def finish_deck(request: Request, state: State) -> Response:
    """Let the table play with a deck as it is now."""
    table, uploads = await _at(request, state)
    album = await uploads.change(table, _deck_id(request), uploads.albums.finish)
    return json_answer(_deck(album))


@api
async def add_picture(request: Request, state: State) -> Response:
    """Take a picture, as it is, and make a card of it. What it is called is for people only."""
    table, uploads = await _at(request, state)
    deck = _deck_id(request)
    await uploads.free_to_change(table, deck)  # before anybody sends megabytes in vain
    uploads.albums.check_room(uploads.albums.find(table, deck))
    length = uploads.length_of(request)
    name = request.query_params.get("name", "")
    once = request.query_params.get("request", "")[:LONGEST_REQUEST]
    address = address_of(request)
    async with uploads.arriving(address):
        uploads.spend(address, length)
        data = await uploads.receive(request)
        card = await uploads.additions.do(
            f"{deck}:{once}" if once else None, lambda: uploads.add(table, deck, data, name)
        )
    return json_answer(_picture(card), 201)


@api
async def whole_picture(request: Request, state: State) -> Response:
    """Show a host the whole of a picture, to choose another crop of it."""
    table, uploads = await _at(request, state)
    album = uploads.albums.find(table, _deck_id(request))
    card = album.card(_picture_id(request))
    data = await asyncio.to_thread(uploads.albums.whole, album, card)
    headers = {"cache-control": "no-store", "x-content-type-options": "nosniff"}
    return Response(data, media_type="image/webp", headers=headers)


@api
async def change_picture(request: Request, state: State) -> Response:
    """Say something else about a picture."""
    table, uploads = await _at(request, state)
    body = await body_of(request, PictureChange, state.limits.body_bytes)

    def change(album: Album) -> OwnCard:
        card = album.card(_picture_id(request))
        title = card.title if body.title is None else body.title
        description = card.description if body.description is None else body.description
        return uploads.albums.describe(album, card, title, description)

    return json_answer(_picture(await uploads.change(table, _deck_id(request), change)))


@api
async def recut_picture(request: Request, state: State) -> Response:
    """Cut a picture anew."""
    table, uploads = await _at(request, state)
    body = await body_of(request, Recut, state.limits.body_bytes)
    uploads.spend(address_of(request))
    card = await uploads.recut(table, _deck_id(request), _picture_id(request), body.crop)
    return json_answer(_picture(card))


@api
async def remove_picture(request: Request, state: State) -> Response:
    """Take a picture out of a deck."""
    table, uploads = await _at(request, state)

    def remove(album: Album) -> Album:
        return uploads.albums.remove(album, album.card(_picture_id(request)))

    await uploads.change(table, _deck_id(request), remove)
    return Response(status_code=204)


_ALL = "/api/tables/{code}/uploads"
_ONE = f"{_ALL}/{{deck}}"
_PICTURE = f"{_ONE}/pictures/{{picture}}"
ROUTES = [
    Route(_ALL, own_decks, methods=["GET"]),
    Route(_ALL, begin_deck, methods=["POST"]),
    Route(_ONE, change_deck, methods=["PATCH"]),
    Route(_ONE, delete_deck, methods=["DELETE"]),
    Route(f"{_ONE}/finish", finish_deck, methods=["POST"]),
    Route(f"{_ONE}/pictures", add_picture, methods=["POST"]),
    Route(_PICTURE, whole_picture, methods=["GET"]),
    Route(_PICTURE, change_picture, methods=["PATCH"]),
    Route(_PICTURE, remove_picture, methods=["DELETE"]),
    Route(f"{_PICTURE}/crop", recut_picture, methods=["PUT"]),
]


async def _at(request: Request, state: State) -> tuple[str, Uploading]:
    """Return the table whose host asks, and the desk; refuse everybody else."""
    table = await as_host(request, state)
    if state.uploads is None or not state.uploads.on:
        raise DeckProblem(DeckReason.UPLOADS_OFF)
    return table, state.uploads


def _deck_id(request: Request) -> str:
    return str(request.path_params["deck"])


def _picture_id(request: Request) -> str:
    return str(request.path_params["picture"])


def _deck(album: Album) -> OwnDeck:
    return OwnDeck(
        id=album.id,
        name=album.name,
        author=album.author,
        licence=album.licence,
        language=album.language,
        pictures=tuple(map(_picture, album.cards)),
        finished=album.edition > 0,
        changed=album.changed,
    )


def _picture(card: OwnCard) -> OwnPicture:
    return OwnPicture(
        id=card.id,
        title=card.title,
        description=card.description,
        small=f"/pictures/{card.small}",
        large=f"/pictures/{card.large}",
        width=card.width,
        height=card.height,
        crop=card.crop,
        notes=card.notes,
    )
