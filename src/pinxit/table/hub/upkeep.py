"""What is seen to now and then: tables that are due or forgotten, the calendar, the disk."""

import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

from pinxit.table.awake.tables import AwakeTables
from pinxit.table.clock import Clock
from pinxit.table.errors import NotAllowed
from pinxit.table.ports import Store
from pinxit.table.room import Room

from .calendar import Calendar
from .keyring import Keyring

log = logging.getLogger(__name__)

AWAY_FOR: Final = 7 * 24 * 3600.0  # seconds for which a table that was put away can be had back
NOTED_EVERY: Final = 3600.0  # seconds after which it is noted that the server still runs
NAMED: Final = 20  # tables that a line of the log names


class Upkeep:
    """For all tables of a server, awake or not."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        tables: AwakeTables,
        *,
        room: Room,
        keyring: Keyring,
        keep_seconds: float | None,
        follow_clock: Callable[[], float],
    ) -> None:
        self.calendar = Calendar(clock)
        self._store = store
        self._clock = clock
        self._tables = tables
        self._room = room
        self._keyring = keyring
        self._keep_seconds = keep_seconds
        self._follow_clock = follow_clock
        self._noted_at = float("-inf")

    async def begin(self) -> None:
        """Find out when a server ran here last: tables do not grow old by a clock alone."""
        self.calendar.begin(await self._store.ran_at())
        try:
            await self._note_time()
        except Exception:
            log.exception("it could not be noted that the server runs")  # games can be looked at

    async def look_for_room(self) -> None:
        """Find out how much of the memory is used."""
        self._room.take(await self._store.size())

    async def wake_due(self, limit: int) -> None:
        """Wake the tables whose clock has run out while they slept: there is something to do."""
        self._set_clock()
        for code in await self._store.due(self._clock.now(), limit):
            if self._tables.find(code) is None:
                with suppress(NotAllowed):  # deleted meanwhile
                    await self._tables.get(code)

    async def expire(self) -> int:
        """Put the tables away that nobody has come back to; return how many are gone for good.

        Those that were put away long ago are deleted. In the first hour nothing is done: a clock
        that is wrong at the start is often set soon.
        """
        await self._note_time()
        if self._keep_seconds is None or self.calendar.is_young:
            return 0
        now = self.calendar.now()
        away = await self._store.put_away(now - self._keep_seconds, now)
        self._log("put away, as nobody came back to them", away)
        gone = await self._store.expire(now - AWAY_FOR)
        self._log("deleted for good", gone)
        await self._store.expire_reports(now - self._keep_seconds)
        return len(gone)

    def _set_clock(self) -> None:
        """Let the clock be set when nobody is at a table, who would lose time or be given any."""
        if not len(self._tables):
            self.calendar.pass_on()
            self.calendar.leapt(self._follow_clock())

    async def _note_time(self) -> None:
        """Keep it for the next start that the server runs now."""
        now = self.calendar.pass_on()
        if now - self._noted_at >= NOTED_EVERY:
            await self._store.set_ran_at(now)
            self._noted_at = now

    def _log(self, what: str, codes: Sequence[str]) -> None:
        if codes:
            labels = ", ".join(map(self._keyring.label_of, codes[:NAMED]))
            more = " …" if len(codes) > NAMED else ""
            log.warning("%d tables were %s: %s%s", len(codes), what, labels, more)
