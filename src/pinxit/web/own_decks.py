"""HTTP for decks of a table's own: its host brings pictures along."""

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from pinxit.decks import DeckProblem, DeckReason
from pinxit.decks.own_deck import OwnCard, OwnDeck
from pinxit.protocol import http
from pinxit.protocol.http import DeckChange, NewDeck, OwnPicture, PictureChange, Recut
from pinxit.protocol.operations import (
    ADD_PICTURE,
    BEGIN_DECK,
    CHANGE_DECK,
    CHANGE_PICTURE,
    DELETE_DECK,
    FINISH_DECK,
    OWN_DECKS,
    RECUT_PICTURE,
    REMOVE_PICTURE,
    WHOLE_PICTURE,
)

from .answers import address_of, code_of
from .serving import Room
from .state import State
from .uploads import Uploads

LONGEST_REQUEST = 64


def _desk(state: State) -> Uploads:
    """Return where pictures are taken; refuse if nobody may bring any."""
    if state.uploads is None or not state.uploads.on:
        raise DeckProblem(DeckReason.UPLOADS_OFF)
    return state.uploads


HERE = Room(first=_desk)


@HERE.serves(OWN_DECKS)
async def own_decks(request: Request, state: State) -> http.OwnDecks:
    """Tell a host what is there, and how much room is left."""
    table, uploads = _at(request, state)
    quota = uploads.own_decks.quota
    return http.OwnDecks(
        decks=tuple(map(_deck, await uploads.decks(table))),
        free_bytes=uploads.own_decks.free(table),
        table_bytes=quota.table_bytes,
        picture_bytes=quota.picture_bytes,
        pictures_a_deck=quota.pictures,
        decks_a_table=quota.decks,
    )


@HERE.takes(BEGIN_DECK)
async def begin_deck(request: Request, state: State, body: NewDeck) -> http.OwnDeck:
    """Begin a deck."""
    table, uploads = _at(request, state)
    own_deck = await uploads.beginnings.do(
        body.request and f"{table}:{body.request}",
        lambda: uploads.begin(table, body.name, body.author, body.licence, body.language),
    )
    return _deck(own_deck)


@HERE.takes(CHANGE_DECK)
async def change_deck(request: Request, state: State, body: DeckChange) -> http.OwnDeck:
    """Say something else about a deck, or put its cards into another order."""
    table, uploads = _at(request, state)

    def change(own_deck: OwnDeck) -> OwnDeck:
        if body.order is not None:
            own_deck = uploads.own_decks.order(own_deck, body.order)
        said = [
            old if new is None else new
            for new, old in (
                (body.name, own_deck.name),
                (body.author, own_deck.author),
                (body.licence, own_deck.licence),
            )
        ]
        if said != [own_deck.name, own_deck.author, own_deck.licence]:
            own_deck = uploads.own_decks.rename(own_deck, *said)
        return own_deck

    return _deck(await uploads.change(table, _deck_id(request), change))


@HERE.serves(DELETE_DECK)
async def delete_deck(request: Request, state: State) -> None:
    """Forget a deck and its pictures."""
    table, uploads = _at(request, state)
    await uploads.change(table, _deck_id(request), uploads.own_decks.delete)


@HERE.serves(FINISH_DECK)
async def finish_deck(request: Request, state: State) -> http.OwnDeck:
    """Let the table play with a deck as it is now."""
    table, uploads = _at(request, state)
    own_deck = await uploads.change(table, _deck_id(request), uploads.own_decks.finish)
    return _deck(own_deck)


@HERE.serves(ADD_PICTURE)
async def add_picture(request: Request, state: State) -> OwnPicture:
    """Take a picture, as it is, and make a card of it. What it is called is for people only."""
    table, uploads = _at(request, state)
    deck = _deck_id(request)
    await uploads.free_to_change(table, deck)  # before anybody sends megabytes in vain
    uploads.own_decks.check_room(uploads.own_decks.find(table, deck))
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
    return _picture(card)


@HERE.serves(WHOLE_PICTURE)
async def whole_picture(request: Request, state: State) -> Response:
    """Show a host the whole of a picture, to choose another crop of it."""
    table, uploads = _at(request, state)
    await uploads.know_table(table)
    own_deck = uploads.own_decks.find(table, _deck_id(request))
    card = own_deck.card(_picture_id(request))
    data = await asyncio.to_thread(uploads.own_decks.whole, own_deck, card)
    headers = {"cache-control": "no-store", "x-content-type-options": "nosniff"}
    return Response(data, media_type="image/webp", headers=headers)


@HERE.takes(CHANGE_PICTURE)
async def change_picture(request: Request, state: State, body: PictureChange) -> OwnPicture:
    """Say something else about a picture."""
    table, uploads = _at(request, state)

    def change(own_deck: OwnDeck) -> OwnCard:
        card = own_deck.card(_picture_id(request))
        title = card.title if body.title is None else body.title
        description = card.description if body.description is None else body.description
        return uploads.own_decks.describe(own_deck, card, title, description)

    return _picture(await uploads.change(table, _deck_id(request), change))


@HERE.takes(RECUT_PICTURE)
async def recut_picture(request: Request, state: State, body: Recut) -> OwnPicture:
    """Cut a picture anew."""
    table, uploads = _at(request, state)
    uploads.spend(address_of(request))
    card = await uploads.recut(table, _deck_id(request), _picture_id(request), body.crop)
    return _picture(card)


@HERE.serves(REMOVE_PICTURE)
async def remove_picture(request: Request, state: State) -> None:
    """Take a picture out of a deck."""
    table, uploads = _at(request, state)

    def remove(own_deck: OwnDeck) -> OwnDeck:
        return uploads.own_decks.remove(own_deck, own_deck.card(_picture_id(request)))

    await uploads.change(table, _deck_id(request), remove)


def _at(request: Request, state: State) -> tuple[str, Uploads]:
    """Return the table, and the desk."""
    return code_of(request), _desk(state)


def _deck_id(request: Request) -> str:
    return str(request.path_params["deck"])


def _picture_id(request: Request) -> str:
    return str(request.path_params["picture"])


def _deck(own_deck: OwnDeck) -> http.OwnDeck:
    return http.OwnDeck(
        id=own_deck.id,
        name=own_deck.name,
        author=own_deck.author,
        licence=own_deck.licence,
        language=own_deck.language,
        pictures=tuple(map(_picture, own_deck.cards)),
        finished=own_deck.edition > 0,
        changed=own_deck.changed,
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
