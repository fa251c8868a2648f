"""Who asks: a seat by its token, the host of a table, whoever runs the server.

The token of the latter is compared without telling by its time how much of a guess was right; wrong
ones are counted like wrong codes.
"""

from collections.abc import Callable
from hashlib import sha256
from hmac import compare_digest

from starlette.requests import Request

from pinxit.protocol.operation import Who
from pinxit.rules import Seat
from pinxit.table.errors import NotAllowed, TableReason
from pinxit.table.hub.doors import SPECTATOR, Viewer
from pinxit.table.moderate import check_own_host

from .answers import address_of, code_of
from .guessing import Guessed
from .proxies import UNSAID
from .state import State


async def check(who: Who, request: Request, state: State) -> None:
    """Refuse whoever may not ask for this."""
    match who:
        case Who.HOST:
            await check_host(request, state)
        case Who.SEAT:
            await check_seat(request, state)
        case Who.ADMIN:
            check_admin(request, state)
        case Who.ANYONE:
            pass


async def seat_asking(request: Request, state: State) -> Seat | None:
    """Return the seat whose token came along; None if none came."""
    token = _token(request)
    return None if token is None else await state.hub.doors.seat_of(code_of(request), token)


async def viewer_asking(request: Request, state: State) -> Viewer:
    """Return the seat or the television whose token came along; a spectator if none came."""
    token = _token(request)
    if token is None:
        return SPECTATOR
    return await state.hub.doors.viewer_of(code_of(request), token)


async def check_seat(request: Request, state: State) -> Seat:
    """Refuse everybody who does not sit at the table that the path names; return their seat."""
    seat = await seat_asking(request, state)
    if seat is None:
        raise NotAllowed(TableReason.BAD_TOKEN)
    return seat


async def check_host(request: Request, state: State) -> None:
    """Refuse everybody but the host of the table that the path names.

    What is asked here is more than to run a game: who is host in place of another may not.
    """
    seat = await check_seat(request, state)
    table = (await state.hub.live(code_of(request))).table
    if table.host != seat:
        raise NotAllowed(TableReason.NOT_HOST)
    check_own_host(table)


def check_admin(request: Request, state: State) -> None:
    """Refuse whoever does not have the server's token, or does not show it where it opens."""
    if state.admin_from is not None and not _is_there(request, state.admin_from):
        raise NotAllowed(TableReason.ADMIN_ELSEWHERE)
    token, known = _token(request), state.admin_token
    right = known is not None and compare_digest(_hash(token or ""), _hash(known))
    if token is None or not right:  # others who guess do not hold up who knows
        with state.counters.guesses.of(address_of(request), Guessed.RARER):
            raise NotAllowed(TableReason.NOT_ADMIN)


def _is_there(request: Request, admin_from: Callable[[str], bool]) -> bool:
    """Tell whether somebody comes from where the admin may; a proxy that is not named never does.

    It may be on this machine, and hand on what anybody asks.
    """
    client = request.client
    return client is not None and admin_from(client.host) and not request.scope.get(UNSAID)


def _token(request: Request) -> str | None:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def _hash(token: str) -> bytes:
    return sha256(token.encode()).digest()
