"""Deciding about albums: each decides about their own name, the host about the link."""

from pinxit.rules import Seat
from pinxit.table.errors import NotAllowed, TableReason
from pinxit.table.events import AlbumShared, AlbumSigned, AlbumTakenBack, Events
from pinxit.table.state import Table, album_of, past_game


def sign(table: Table, seat: Seat, game: int, *, named: bool) -> Events:
    """Let one's name stand in the album of a game that one has played, or not any more."""
    if seat not in past_game(table, game).names:
        raise NotAllowed(TableReason.NO_SUCH_GAME, game=game)
    signed = seat in album_of(table, game).signed
    return () if signed == named else (AlbumSigned(seat, game, named),)


def share(table: Table, game: int, *, pictures: bool) -> Events:
    """Give out a new link."""
    return (AlbumShared(game, album_of(table, game).links + 1, pictures),)


def take_back(table: Table, game: int) -> Events:
    """Take the link back; one that was taken back stays so."""
    album = album_of(table, game)
    return (AlbumTakenBack(game, album.links),) if album.shared else ()
