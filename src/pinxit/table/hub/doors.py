"""The doors to tables: opening one, sitting down, coming back, moving to another device.

Seats are known by the hashes of their tokens only.
"""

import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from typing import Final

from msgspec import Struct

from pinxit.rules import Seat
from pinxit.table import tokens
from pinxit.table.awake import seating
from pinxit.table.awake.journal import TableGone
from pinxit.table.awake.live import LiveTable, Spend, freely
from pinxit.table.awake.tables import AwakeTables
from pinxit.table.clock import Clock
from pinxit.table.codec import dump_event
from pinxit.table.commands import PairScreen, Sit
from pinxit.table.decide import decide, open_table
from pinxit.table.decide.context import Context
from pinxit.table.errors import NotAllowed, TableReason
from pinxit.table.evolve import fold
from pinxit.table.goodbyes import Parting
from pinxit.table.keys import LETTERS
from pinxit.table.listing import listing_of
from pinxit.table.moderate import check_origin
from pinxit.table.ports import CodeTaken, CommandRef, Slip, Store
from pinxit.table.screens import Screen
from pinxit.table.settings import Settings
from pinxit.table.strangers import is_paired
from pinxit.table.tokens import hash_of, unused_hash_of

from .keyring import Keyring

log = logging.getLogger(__name__)

CODE_LETTERS: Final = LETTERS
CODE_LENGTH: Final = 6
SEAT_CODE_LENGTH: Final = 8
SEAT_CODE_SECONDS: Final = 600.0


class Taken(Struct, frozen=True):
    """A seat and the secret that opens it; the secret is shown once and never stored."""

    code: str
    seat: Seat
    token: str


class Viewer(Struct, frozen=True):
    """Whom a table is shown to: a seat, a paired television, or else a spectator."""

    seat: Seat | None = None
    screen: Screen | None = None


SPECTATOR: Final = Viewer()


def random_code(length: int = CODE_LENGTH) -> str:
    """Return a code that nobody has chosen."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(length))


class Doors:
    """Gives seats and the tokens that open them, and knows who comes with one."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        tables: AwakeTables,
        *,
        keyring: Keyring,
        new_code: Callable[[], str] | None,
    ) -> None:
        self._store = store
        self._clock = clock
        self._tables = tables
        self._keyring = keyring
        self._new_code = new_code  # None: of chance, or of the request
        self._moves = 0  # how many seats have moved to another device

    async def open(
        self,
        settings: Settings,
        name: str,
        pawn: str | None,
        context: Context,
        origin: str | None = None,
        request: str | None = None,
    ) -> Taken:
        """Open a table with its host sitting at it; the same request, sent again, opens no other.

        By whichever node it comes: what the code and the token are made of is known to all.
        """
        # Who reads what is stored must not know what to ask again.
        ref = None if request is None else CommandRef("", hash_of(request))
        for attempt in count():
            code = self._code_for(request, attempt)
            opened = open_table(code, settings, context)
            table = fold(opened)
            sat = decide(table, None, Sit(name, pawn, origin), context)
            seat = fold(sat, table).sitters[-1].seat
            events = [dump_event(event) for event in (*opened, *sat)]
            listing = listing_of(fold(sat, table))
            try:
                await self._store.create(code, events, listing, context.now, ref)
            except CodeTaken:
                if ref is None or await self._store.command_version(code, ref) is None:
                    continue  # by another table
                return await self._opened_before(code, seat, request or "", context.now)
            if request is None:
                return await self.give_token(code, seat)
            return await self._give_token_of(code, seat, request)
        raise AssertionError

    def _code_for(self, request: str | None, attempt: int) -> str:
        """Return a code for a table that is to be opened."""
        if self._new_code is not None:
            return self._new_code()
        if request is None:
            return random_code()
        return self._keyring.code_of(request, attempt, CODE_LENGTH)

    async def _opened_before(self, code: str, seat: Seat, request: str, now: float) -> Taken:
        """Give the seat of a table that this request has opened, perhaps by another node.

        The node may have died before it gave the token.
        """
        first = (await self._store.read(code))[:1]
        used = hash_of(self._keyring.token_of(code, request))
        late = not first or first[0].version > 1 or now - first[0].at > seating.ASKED_AGAIN_WITHIN
        if late or await self._store.seat_of(used) is not None:
            raise NotAllowed(TableReason.REQUEST_USED)
        return await self._give_token_of(code, seat, request)

    async def _give_token_of(self, code: str, seat: Seat, request: str) -> Taken:
        token = self._keyring.token_of(code, request)
        unused = unused_hash_of(token)
        try:
            await self._store.put_token(unused, code, seat)
        except LookupError as error:  # or another node has put the same one at this moment
            if await self._store.seat_of(unused) != (code, seat):
                raise NotAllowed(TableReason.NO_SUCH_TABLE, code=code) from error
        return Taken(code, seat, token)

    async def sit(
        self,
        code: str,
        name: str,
        pawn: str | None,
        origin: str | None = None,
        request: str | None = None,
        spend: Spend = freely,
    ) -> Taken:
        """Sit down at a table; the same request, sent again soon, gets the same seat and token."""
        live = await self._tables.get(code)
        token = tokens.new_token() if request is None else self._keyring.token_of(code, request)
        # That a request was answered may be forgotten; its token opens a seat for longer.
        if request is not None and await self._store.seat_of(hash_of(token)) is not None:
            raise NotAllowed(TableReason.REQUEST_USED)
        wish = Sit(name, pawn, origin)
        seat = await seating.sit(live, wish, unused_hash_of(token), request, spend)
        return Taken(code, seat, token)

    async def check_unused(self, taken: Taken) -> None:
        """Refuse to give an answer again if its token was shown, or does not open the seat now."""
        found = await self._store.seat_of(unused_hash_of(taken.token))
        if found != (taken.code, taken.seat):
            raise NotAllowed(TableReason.REQUEST_USED)

    async def seat_of(self, code: str, token: str) -> Seat:
        """Return the seat that a token opens at this table; refuse any other."""
        while True:
            moves = self._moves
            found = await self._store.seat_of(hash_of(token))
            unused = None if found is not None else await self._store.seat_of(unused_hash_of(token))
            if found is None and unused is None:  # or somebody has just come with it
                found = await self._store.seat_of(hash_of(token))
            found = found or unused
            if found is None or found[0] != code:
                raise NotAllowed(TableReason.BAD_TOKEN)
            live = await self._tables.get(code)
            used = unused is None or await self._use(live, token, unused[1])
            if used and moves == self._moves:  # or a seat has moved meanwhile: perhaps this one
                break
        if not await _sits(live, found[1]):
            raise NotAllowed(TableReason.BAD_TOKEN)
        return found[1]

    async def viewer_of(self, code: str, token: str) -> Viewer:
        """Return the seat or the television that a token opens at this table; refuse any other."""
        found = await self._store.seat_of(hash_of(token))
        if found is not None and found[0] == code:
            live = await self._tables.get(code)
            if is_paired(live.table, found[1]):
                return Viewer(screen=found[1])
            if not _knows(live, found[1]) and await live.was_behind():
                return await self.viewer_of(code, token)
        return Viewer(seat=await self.seat_of(code, token))

    async def pair(self, code: str, host: Seat, token_hash: str, language: str) -> Screen:
        """Pair a television with a table, at the wish of its host; a token opens it from now on."""
        live = await self._tables.get(code)
        return await seating.pair(live, host, PairScreen(language), token_hash)

    async def give_token(self, code: str, seat: Seat) -> Taken:
        """Let a new token open a seat from now on, and no other."""
        token = tokens.new_token()
        try:
            await self._store.put_token(unused_hash_of(token), code, seat)
        except LookupError as error:
            raise NotAllowed(TableReason.NO_SUCH_TABLE, code=code) from error
        return Taken(code, seat, token)

    async def new_seat_code(self, code: str, seat: Seat) -> str:
        """Make a code with which this seat can be taken on another device, once."""
        now = self._clock.now()
        until = now + SEAT_CODE_SECONDS
        seat_code = random_code(SEAT_CODE_LENGTH)
        key = _by_seat_code(seat_code)
        # Only the newest works: the seat says which one that is.
        await self._store.put_slip(f"seat:{code}:{seat}", Slip(until, key.encode()), now)
        await self._store.put_slip(key, Slip(until, f"{code} {seat}".encode()), now)
        return seat_code

    async def move_seat(self, seat_code: str, origin: str | None = None) -> Taken:
        """Take a seat on another device; the old one is told, and its token opens nothing."""
        now, key = self._clock.now(), _by_seat_code(seat_code)
        slip = await self._store.slip(key, now)
        if slip is None:
            raise NotAllowed(TableReason.BAD_SEAT_CODE)
        code, _, seat = slip.note.decode().partition(" ")
        newest = await self._store.slip(f"seat:{code}:{seat}", now)
        if newest is None or newest.note != key.encode():
            raise NotAllowed(TableReason.BAD_SEAT_CODE)
        live = await self._tables.get(code)
        if not await _sits(live, seat):
            raise NotAllowed(TableReason.BAD_SEAT_CODE)
        check_origin(live.table, origin)
        token = tokens.new_token()
        try:
            taken = await self._store.take_slip(key, now)
            if taken is not None:
                await seating.give_token(live, unused_hash_of(token), seat)
        except BaseException as error:  # the memory failed: it must be possible to try again
            with suppress(Exception):
                await self._store.put_slip(key, slip, now)
            if isinstance(error, TableGone):
                raise NotAllowed(TableReason.NO_SUCH_TABLE, code=code) from error
            raise
        if taken is None:  # somebody else was quicker
            raise NotAllowed(TableReason.BAD_SEAT_CODE)
        self._moves += 1
        live.dismiss(seat, Parting.MOVED)
        if live.elsewhere is not None:
            live.elsewhere.seat_moved(seat)
        return Taken(code, seat, token)

    async def _use(self, live: LiveTable, token: str, seat: Seat) -> bool:
        """Note that somebody has come with a token; False: it is not what it was meanwhile."""
        try:
            return await seating.use_token(live, unused_hash_of(token), hash_of(token), seat)
        except TableGone as error:
            raise NotAllowed(TableReason.NO_SUCH_TABLE, code=live.table.code) from error
        except Exception:  # the memory failed: it is noted when they come again, and they are in
            log.exception("nobody could note that a token is used", extra={"table": live.label})
            return True


def _by_seat_code(seat_code: str) -> str:
    # What is stored does not say which code to type.
    return f"move:{hash_of(seat_code.strip().upper())}"


async def _sits(live: LiveTable, seat: Seat) -> bool:
    """Tell whether somebody sits there; they may just have sat down by another node."""
    return _knows(live, seat) or (await live.was_behind() and _knows(live, seat))


def _knows(live: LiveTable, seat: Seat) -> bool:
    return any(sitter.seat == seat for sitter in live.table.sitters)
