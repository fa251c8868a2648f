"""Sitting down at one table: a seat, and the token that opens it, both or neither.

The same for televisions; and for albums, whose links are tokens, too.
"""

from typing import Final

from pinxit.rules import Refusal, Seat
from pinxit.table.albums import Link
from pinxit.table.codec import load_event
from pinxit.table.commands import PairScreen, ShareAlbum, Sit
from pinxit.table.errors import NotAllowed, TableReason
from pinxit.table.events import SatDown
from pinxit.table.ports import CommandRef
from pinxit.table.screens import Screen, name_of
from pinxit.table.state import album_of, next_seat
from pinxit.table.tokens import hash_of

from .journal import TableGone
from .live import LiveTable, Spend, freely

ASKED_AGAIN_WITHIN: Final = 600.0  # seconds after which nobody is told again what opens their seat
RESERVED: Final = "~"  # before what no seat is called
SITTING_DOWN: Final = 16  # events at most, from taking the seat to having joined the game


async def sit(
    live: LiveTable,
    command: Sit,
    token_hash: str,
    request: str | None = None,
    spend: Spend = freely,
) -> Seat:
    """Give somebody a seat that a token opens, and return which; `spend` as in `handle`.

    Asked again by the same request, whose answer was lost, it is the same seat, also after a
    crash; but only for a while, and only as long as nobody has come with the token.
    """
    # Who reads what is stored must not know what to ask again, nor what the token is made of.
    ref = None if request is None else CommandRef("", hash_of(request))
    async with live.queue:
        await live.catch_up()
        known = await live.journal.version_of(ref)
        if known is None:
            seat = await _sit(live, command, token_hash, ref, spend)
        else:
            seat = await _seat_asked_for_again(live, known, token_hash)
        live.presence.origins.remember(seat, command.origin)
    live.publish()
    return seat


async def pair(live: LiveTable, host: Seat, command: PairScreen, token_hash: str) -> Screen:
    """Pair a television that a token opens, and return what it is called."""
    async with live.queue:
        await live.catch_up()
        # The token first, as for a seat: one without a screen opens nothing.
        screen = _reserved(live, token_hash, name_of(live.table.screens_made + 1))
        await _put_token(live, token_hash, screen)
        try:
            await live.carry_out(host, command)
        except Refusal:
            await live.store.drop_tokens(live.table.code, screen)
            raise
        made = live.table.screens[-1].screen
        if made != screen:  # another node was quicker
            await _put_token(live, token_hash, made)
    live.publish()
    return made


async def share(live: LiveTable, host: Seat, command: ShareAlbum, token_hash: str) -> int:
    """Give out a link to an album that a token opens from now on; return the so-manieth it is."""
    async with live.queue:
        # The event first: should we crash in between, the old link is dead, and the host, who was
        # never told the new one, makes another. A refusal leaves the old link as it is.
        await live.carry_out(host, command)
        album = album_of(live.table, command.game)
        await _put_token(live, token_hash, album.link)
    live.publish()
    return album.links


async def give_token(live: LiveTable, token_hash: str, seat: Seat) -> None:
    """Let a token open a seat from now on, and no other."""
    async with live.queue:
        await _put_token(live, token_hash, seat)


async def use_token(live: LiveTable, unused_hash: str, token_hash: str, seat: Seat) -> bool:
    """Somebody has come with a token: from now on nobody is told it again.

    Tell whether it was done: the seat may have another token by now, or this one be used.
    """
    async with live.queue:
        unused = await live.store.seat_of(unused_hash) == (live.table.code, seat)
        if unused:
            await _put_token(live, token_hash, seat)
    return unused


async def _sit(
    live: LiveTable, command: Sit, token_hash: str, ref: CommandRef | None, spend: Spend
) -> Seat:
    # The token first: a token without a seat opens nothing, but a seat without a token,
    # should we crash in between, could never be opened.
    expected = _reserved(live, token_hash, next_seat(live.table))
    await _put_token(live, token_hash, expected)
    try:
        version = await live.carry_out(None, command, ref, spend=spend)
    except Refusal:
        await live.store.drop_tokens(live.table.code, expected)
        raise
    if version == live.table.version:
        seat = live.table.sitters[-1].seat
    else:
        seat, _ = await _taken_at(live, version)
    if seat != expected:  # another node was quicker
        await _put_token(live, token_hash, seat)
    return seat


async def _seat_asked_for_again(live: LiveTable, version: int, token_hash: str) -> Seat:
    """Return the seat of a request whose answer may have been lost; refuse if it was not."""
    seat, at = await _taken_at(live, version)
    late = live.clock.now() - at > ASKED_AGAIN_WITHIN
    opens = await live.store.seat_of(token_hash)
    reserved = _reserved(live, token_hash, seat)
    if not late and reserved != seat and opens == (live.table.code, reserved):
        await _put_token(live, token_hash, seat)  # a node crashed before it could
    elif late or opens != (live.table.code, seat):
        raise NotAllowed(TableReason.REQUEST_USED)
    return seat


async def _taken_at(live: LiveTable, version: int) -> tuple[Seat, float]:
    """Return the seat that was taken by the command that reached a version, and when."""
    for record in reversed(await live.store.read(live.table.code, version - SITTING_DOWN)):
        event = load_event(record.event)
        if record.version <= version and isinstance(event, SatDown):
            return event.sitter.seat, record.at
    raise NotAllowed(TableReason.REQUEST_USED)


def _reserved(live: LiveTable, token_hash: str, expected: Seat | Screen) -> str:
    """Return under what a token waits until it is known which seat it opens.

    Where other nodes may give the same seat at this moment, none must take it from another's token.
    """
    return expected if live.elsewhere is None else f"{RESERVED}{token_hash[:16]}"


async def _put_token(live: LiveTable, token_hash: str, seat: Seat | Screen | Link) -> None:
    try:
        await live.store.put_token(token_hash, live.table.code, seat)
    except LookupError as error:
        raise TableGone(live.table.code) from error
