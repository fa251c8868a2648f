"""Leaks to whoever has a link to an album."""

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from pinxit.decks import Catalogue, Picture
from pinxit.rules import Card, Seat
from pinxit.table import evolve, retelling
from pinxit.table.albums import Album
from pinxit.table.awake import live
from pinxit.table.errors import NotAllowed, TableReason
from pinxit.table.hub import albums as hub_albums
from pinxit.table.hub.albums import Albums, Opened
from pinxit.table.state import PastGame, Table
from pinxit.table.tokens import hash_of
from pinxit.web import albums
from tests.leaks.planted.in_answers import answered_otherwise, with_body
from tests.leaks.planted.tools import ALBUMS, Patch, leak

Names = Callable[[Table, Album, PastGame], dict[Seat, str]]


def with_names(
    patch: Patch, change: Callable[[Table, Album, PastGame, Names], dict[Seat, str]]
) -> None:
    """Let other names stand in albums."""
    right = retelling.names_in
    patch.setattr(
        retelling, "names_in", lambda table, album, past: change(table, album, past, right)
    )


def with_more(patch: Patch, more: Callable[[live.LiveTable], dict[str, object]]) -> None:
    """Tell more in an album."""

    def change(_request: Request, table: live.LiveTable | None, answer: Response) -> None:
        if table is not None and answer.status_code == 200:
            told: dict[str, Any] = msgspec.json.decode(answer.body)
            with_body(answer, msgspec.json.encode(told | more(table)))

    answered_otherwise(patch, "album", change)


@leak("everybody is named in an album, whatever they said", ALBUMS)
def _(patch: Patch) -> None:
    with_names(patch, lambda _table, _album, past, _right: past.names)


@leak("who agreed to one album is named in all of them", ALBUMS)
def _(patch: Patch) -> None:
    def named(table: Table, album: Album, past: PastGame, right: Names) -> dict[Seat, str]:
        signed = tuple(seat for other in table.albums for seat in other.signed)
        return right(table, replace(album, signed=signed), past)

    with_names(patch, named)


@leak("who was sent away stays named", ALBUMS)
def _(patch: Patch) -> None:
    patch.setattr(evolve, "_SENT_AWAY", ())


@leak("an album has names that whoever looks on at a quiet table may not know", ALBUMS)
def _(patch: Patch) -> None:
    patch.setattr(retelling, "are_all_inside", lambda _table: True)


@leak("a picture is shown that the host keeps to the table", ALBUMS)
def _(patch: Patch) -> None:
    right = albums._picture

    def picture(
        catalogue: Catalogue, opened: Opened, card: Card, *, large: bool = False
    ) -> Picture | None:
        shown = Opened(opened.table, replace(opened.album, pictures=True))
        return right(catalogue, shown, card, large=large)

    patch.setattr(albums, "_picture", picture)


@leak("an album calls cards of own decks by their names", ALBUMS)
def _(patch: Patch) -> None:
    patch.setattr(retelling, "is_own", lambda _card: False)


@leak("an album tells where the deck of its own pictures is", ALBUMS)
def _(patch: Patch) -> None:
    with_more(patch, lambda table: {"decks": table.table.settings.decks})


@leak("the code of the table is in an album", ALBUMS)
def _(patch: Patch) -> None:
    with_more(patch, lambda table: {"table": table.table.code})


@leak("a header of an album names the key of the table", ALBUMS)
def _(patch: Patch) -> None:
    def change(request: Request, table: live.LiveTable | None, answer: Response) -> None:
        if table is not None:
            key = request.app.state.pinxit.hub.keyring.key_of(table.table.code)
            answer.headers["etag"] = f'"{key}"'

    answered_otherwise(patch, "album", change)


@leak("an album tells the seed", ALBUMS)
def _(patch: Patch) -> None:
    with_more(patch, lambda table: {"seed": table.table.game and table.table.game.seed})


@leak("an album tells what was said at the table", ALBUMS)
def _(patch: Patch) -> None:
    with_more(patch, lambda table: {"chat": table.chat.since(0, table.table.host, inside=True)})


@leak("seats are called in an album as at the table", ALBUMS)
def _(patch: Patch) -> None:
    with_more(patch, lambda table: {"left": [sitter.seat for sitter in table.table.sitters]})


@leak("a link that was taken back still leads there", ALBUMS)
def _(patch: Patch) -> None:
    _keep_links(patch)

    async def opens(self: Albums, secret: str) -> Opened:
        found = await self._store.seat_of(hash_of(secret))
        if found is None:
            raise NotAllowed(TableReason.NO_SUCH_ALBUM)
        table = (await self._tables.get(found[0])).table
        return Opened(table, next(one for one in table.albums if one.link == found[1]))

    patch.setattr(Albums, "open", opens)


@leak("a link that was replaced still leads there", ALBUMS)
def _(patch: Patch) -> None:
    _keep_links(patch)
    right = Albums.open

    async def opens(self: Albums, secret: str) -> Opened:
        found = await self._store.seat_of(hash_of(secret))
        if found is None or not found[1].startswith("album 1 "):
            return await right(self, secret)
        table = (await self._tables.get(found[0])).table
        return Opened(table, table.albums[0])

    patch.setattr(Albums, "open", opens)


def _keep_links(patch: Patch) -> None:
    async def forget(_self: live.LiveTable, _link: str) -> None:
        pass

    patch.setattr(live.LiveTable, "_forget_tokens", forget)


@leak("an album that was taken back is refused otherwise than one that never was", ALBUMS)
def _(patch: Patch) -> None:
    _keep_links(patch)
    right = Albums.open

    async def opens(self: Albums, secret: str) -> Opened:
        try:
            return await right(self, secret)
        except NotAllowed as refusal:
            known = await self._store.seat_of(hash_of(secret)) is not None
            raise NotAllowed(refusal.reason, **({"taken_back": True} if known else {})) from None

    patch.setattr(Albums, "open", opens)


@leak("a picture of an album is refused with what it is called at the table", ALBUMS)
def _(patch: Patch) -> None:
    right = Albums.own_card

    async def own_card(self: Albums, secret: str, called: Card) -> tuple[Opened, Card | None]:
        opened, card = await right(self, secret, called)
        if not opened.album.pictures:
            raise NotAllowed(TableReason.NO_SUCH_PAGE, card=card)
        return opened, card

    patch.setattr(hub_albums.Albums, "own_card", own_card)
