"""The tables that are awake: they wake when somebody comes, and sleep when everyone is gone."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

from pinxit.table.clock import Clock
from pinxit.table.codec import load_event, load_table, with_shared_cards
from pinxit.table.errors import NotAllowed, TableReason
from pinxit.table.evolve import fold
from pinxit.table.ports import Store
from pinxit.table.state import Table

from .live import LiveTable

SLEEP_AFTER: Final = 30.0  # seconds without anyone looking
SLEEP_SOON: Final = 5.0  # the same, in a storm of tables
MANY_AWAKE: Final = 500  # tables: then each holds on to memory that others will need


class Line(Protocol):
    """What a table hears other nodes by."""

    @property
    def hears_all(self) -> bool:
        """Whether all that other nodes do is heard at once."""

    def attach(self, live: LiveTable) -> None:
        """The table is awake."""


class Lines(Protocol):
    """Where tables are served by several nodes: a line to the others for each that wakes."""

    async def connect(self, code: str) -> Line:
        """Hear of a table that is about to wake."""
        ...

    def disconnect(self, line: Line) -> None:
        """A table sleeps here, or there is none."""


class Care(Protocol):
    """Sees to one table until it sleeps; a task of its own."""

    async def __call__(self, live: LiveTable) -> None:
        """See to it."""


class AwakeTables:
    """Wakes tables, sees to it that each is taken care of, and lets them sleep."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        *,
        make: Callable[[Table, int, Line | None], LiveTable],
        care: Care,
        fell_asleep: Callable[[LiveTable], None],
        lines: Lines | None = None,
        prepare: Callable[[str], Awaitable[None]] | None = None,
    ) -> None:
        self.slept = 0  # how many tables have fallen asleep, or were deleted
        self._store = store
        self._clock = clock
        self._make = make  # of a table, the version of its newest snapshot, and its line
        self._lines = lines  # None: no other node serves these tables
        self._prepare = prepare  # what else a table needs of the world before it wakes
        self._care = care
        self._fell_asleep = fell_asleep
        self._awake: dict[str, LiveTable] = {}
        self._connected: dict[str, Line] = {}
        self._waking: dict[str, asyncio.Task[None]] = {}
        self._caretakers: dict[str, asyncio.Task[None]] = {}
        self._nurse: asyncio.Task[None] | None = None  # lets tables sleep

    def __len__(self) -> int:
        return len(self._awake)

    def all(self) -> tuple[LiveTable, ...]:
        """Return all of them."""
        return tuple(self._awake.values())

    def find(self, code: str) -> LiveTable | None:
        """Return a table if it is awake."""
        return self._awake.get(code)

    async def get(self, code: str) -> LiveTable:
        """Return a table that is awake, waking it if it sleeps; it stays awake for a while."""
        if not (code.isascii() and code.isalnum()):
            raise NotAllowed(TableReason.NO_SUCH_TABLE, code=code)  # no memory need be asked
        while code not in self._awake:
            # One waking for all who come at once; whoever gives up does not end it for the others.
            waking = self._waking.get(code)
            if waking is None:
                waking = asyncio.create_task(self._wake(code))
                self._waking[code] = waking
                waking.add_done_callback(lambda _: self._waking.pop(code, None))
            await asyncio.shield(waking)
        live = self._awake[code]
        live.idle_since = self._clock.now()
        line = self._connected.get(code)
        if line is not None and not line.hears_all:
            await live.was_behind()  # whoever comes may come from a node that has gone on
        return live

    async def let_sleep(self, code: str) -> None:
        """Let a table sleep as soon as what was begun is done."""
        caretaker = self._caretakers.pop(code, None)
        live = self._awake.pop(code, None)
        if caretaker is not None:
            caretaker.cancel()
            await asyncio.gather(caretaker, return_exceptions=True)
        if live is not None:
            self._hang_up(code)
            self.slept += 1
            await live.rest()

    async def close(self) -> None:
        """Let all of them sleep."""
        for code in tuple(self._awake):
            await self.let_sleep(code)
        if self._nurse is not None:
            self._nurse.cancel()
            await asyncio.gather(self._nurse, return_exceptions=True)

    async def _wake(self, code: str) -> None:
        # What is told from now on is heard; what was told before is read.
        line = None if self._lines is None else await self._lines.connect(code)
        try:
            if self._prepare is not None:
                await self._prepare(code)
            live = await self._live(code, line)
        except BaseException:
            if self._lines is not None and line is not None:
                self._lines.disconnect(line)
            raise
        self._awake[code] = live
        if line is not None:
            self._connected[code] = line
            line.attach(live)
        self._caretakers[code] = asyncio.create_task(self._care(live))
        if self._nurse is None or self._nurse.done():
            self._nurse = asyncio.create_task(self._put_to_sleep())

    async def _live(self, code: str, line: Line | None) -> LiveTable:
        stored = await self._store.wake(code)
        if stored is None:
            raise NotAllowed(TableReason.NO_SUCH_TABLE, code=code)
        before = None if stored.snapshot is None else load_table(stored.snapshot)
        table = fold((load_event(record.event) for record in stored.records), before)
        return self._make(with_shared_cards(table), 0 if before is None else before.version, line)

    def _hang_up(self, code: str) -> None:
        line = self._connected.pop(code, None)
        if line is not None and self._lines is not None:
            self._lines.disconnect(line)

    async def _put_to_sleep(self) -> None:
        """Let tables sleep at which nobody has looked for a while, until all of them do."""
        while self._awake:
            await self._clock.wait(SLEEP_SOON)
            now = self._clock.now()
            patience = SLEEP_SOON if len(self._awake) > MANY_AWAKE else SLEEP_AFTER
            # Nothing is awaited in between: nobody must find a table that falls asleep.
            for code, live in tuple(self._awake.items()):
                if not (live.watchers or live.busy or live.idle_since + patience > now):
                    del self._awake[code]
                    self.slept += 1
                    self._caretakers.pop(code).cancel()
                    self._hang_up(code)
                    self._fell_asleep(live)
