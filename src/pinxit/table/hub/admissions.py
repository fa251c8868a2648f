"""Admissions: codes by which a host lets a program sit down as a computer player.

A code works once and not for long; only the newest of a table does, and only as long as whoever
made it is host. It is stored as a slip, under its hash: so the program may come by another node
than the host, and who reads what is stored cannot use it.
"""

from collections.abc import Callable
from contextlib import suppress
from typing import Final, NamedTuple

from pinxit.rules import Seat
from pinxit.table.awake import seating
from pinxit.table.awake.live import Spend, freely
from pinxit.table.awake.tables import AwakeTables
from pinxit.table.clock import Clock
from pinxit.table.commands import Sit
from pinxit.table.errors import NotAllowed, TableReason
from pinxit.table.ports import Slip, Store
from pinxit.table.state import Table
from pinxit.table.tokens import hash_of, new_token, unused_hash_of

from .doors import Taken

CODE_LENGTH: Final = 10  # about 44 bits: whoever has one sits down unseen, so nobody may guess it
SECONDS: Final = 600.0


class _Found(NamedTuple):
    """What a code stands for."""

    table: str
    host: Seat  # who made it


class Admissions:
    """Knows the codes that wait for a program, by their hashes."""

    def __init__(
        self, store: Store, clock: Clock, tables: AwakeTables, new_code: Callable[[int], str]
    ) -> None:
        self._store = store
        self._clock = clock
        self._tables = tables
        self._new_code = new_code

    async def ask(self, code: str, host: Seat) -> str:
        """Make a code for one program; an older one of this table admits nobody any more."""
        now = self._clock.now()
        admission = self._new_code(CODE_LENGTH)
        key = _by_code(admission)
        until = now + SECONDS
        await self._store.put_slip(_newest(code), Slip(until, key.encode()), now)
        await self._store.put_slip(key, Slip(until, f"{code} {host}".encode()), now)
        return admission

    async def withdraw(self, code: str) -> None:
        """Let no code of a table admit anybody any more."""
        now = self._clock.now()
        newest = await self._store.take_slip(_newest(code), now)
        if newest is not None:
            await self._store.take_slip(newest.note.decode(), now)

    async def use(
        self,
        admission: str,
        name: str,
        pawn: str | None,
        origin: str | None = None,
        spend: Spend = freely,
    ) -> Taken:
        """Sit down as a computer player; the code is used up, unless nothing came of it."""
        now, key = self._clock.now(), _by_code(admission)
        found = await self._found(key, now)
        live = await self._tables.get(found.table)
        _check_host(live.table, found.host)
        slip = await self._store.take_slip(key, now)
        if slip is None:  # somebody else was quicker
            raise NotAllowed(TableReason.BAD_ADMISSION)
        token = new_token()
        try:
            wish = Sit(name, pawn, origin, remote=True)
            seat = await seating.sit(live, wish, unused_hash_of(token), spend=spend)
        except BaseException:  # a name that is taken, a full table, a failing disk: try again
            with suppress(Exception):
                await self._store.put_slip(key, slip, now)
            raise
        return Taken(found.table, seat, token)

    async def _found(self, key: str, now: float) -> _Found:
        slip = await self._store.slip(key, now)
        if slip is None:
            raise NotAllowed(TableReason.BAD_ADMISSION)
        code, _, host = slip.note.decode().partition(" ")
        newest = await self._store.slip(_newest(code), now)
        if newest is None or newest.note != key.encode():
            raise NotAllowed(TableReason.BAD_ADMISSION)
        return _Found(code, host)


def _check_host(table: Table, host: Seat) -> None:
    if table.host != host:
        raise NotAllowed(TableReason.BAD_ADMISSION)


def _newest(code: str) -> str:
    return f"admits:{code}"


def _by_code(admission: str) -> str:
    # What is stored does not say which code to type.
    return f"admission:{hash_of(admission.strip().upper())}"
