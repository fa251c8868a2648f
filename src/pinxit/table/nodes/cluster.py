"""This node among others that serve the same tables.

A node says every few seconds that it lives; whoever came to one that is silent for too long is not
here any more. What whoever runs the house says to one node, it says to all.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from secrets import token_hex
from time import monotonic
from typing import Final, Protocol
from zlib import crc32

from msgspec import DecodeError

from pinxit.table.awake.chat import Numbers as ChatNumbers
from pinxit.table.awake.live import LiveTable
from pinxit.table.awake.tables import Line
from pinxit.table.clock import Clock, SharedClock
from pinxit.table.ports import Store

from .bus import Bus, NoBus
from .line import ANSWERED_WITHIN, TableLine
from .lookout import Lookout
from .messages import (
    HOUSE,
    PLACES,
    AsksForTables,
    Beat,
    Changed,
    Leaves,
    NodeName,
    Notice,
    Numbers,
    Spent,
    Tables,
    decode_of_house,
    encode,
)
from .spending import Spending
from .station import DEAD_AFTER, Station

log = logging.getLogger(__name__)

TICK: Final = 0.2  # seconds
BEAT_EVERY: Final = 5  # ticks
LOOK_EVERY: Final = 5  # ticks, where something is wrong with the bus
LOOK_SELDOM: Final = 50  # ticks, where nothing is
AROUND_EVERY: Final = 25  # ticks, after which it is looked how many nodes there are
FORGOTTEN_AFTER: Final = 10 * DEAD_AFTER  # seconds; until then a node may only not be heard
TRY_AGAIN: Final = 1.0  # seconds after which it is looked again what was missed
ASKED_AT_ONCE: Final = 100  # tables, each of which may take half a second
CHAT_STRIDE: Final = 1024  # so many nodes may give numbers to what is said


class House(Protocol):
    """What a cluster needs of the house that it is a node of."""

    draining: bool

    def lives(self) -> tuple[LiveTable, ...]:
        """Return the tables that are awake here."""

    async def let_sleep(self, code: str) -> None:
        """Forget what is in memory of a table."""
        ...

    def numbers(self) -> Numbers:
        """Say how the house is."""

    def lively(self) -> dict[str, float]:
        """Return the public tables here with somebody at them, and until when."""

    def table_lines(self) -> tuple[bytes, ...]:
        """Say which tables are awake here, for whoever runs the house."""

    def show_notice(self, text: str) -> None:
        """Say something to everyone here."""

    def changed(self, what: str, code: str) -> None:
        """Something in the store that is kept at hand is not what it was."""


class Cluster:
    """One node's."""

    def __init__(self, name: NodeName, *, store: Store, clock: Clock, bus: Bus) -> None:
        self.station = Station(name, bus, store, clock)
        self.spending = Spending(name)
        self.known: dict[NodeName, Beat] = {}  # what other nodes said last
        self._lines: dict[str, TableLine] = {}
        self._lookout = Lookout(self.station)
        self._house: House | None = None
        self._notice = Notice()
        self._drained_at = 0.0
        self._answers: dict[str, asyncio.Queue[Tables]] = {}
        self._ticking: list[asyncio.Task[None]] = []
        self._missed = False  # something may have been
        self._asking: asyncio.Task[None] | None = None
        bus.when_back(self._ask_everything)

    @property
    def name(self) -> NodeName:
        """What this node is called."""
        return self.station.name

    @property
    def chat_numbers(self) -> ChatNumbers:
        """Which numbers are given here to what is said."""
        return ChatNumbers(CHAT_STRIDE, crc32(self.name.encode()) % CHAT_STRIDE)

    @property
    def impaired(self) -> bool:
        """Whether there are nodes that may not hear of each other by the bus."""
        return self.station.impaired

    @property
    def bus_is_down(self) -> bool:
        """Whether there is a bus that cannot be reached."""
        return not self.station.bus.up and not isinstance(self.station.bus, NoBus)

    # Beginning and ending

    async def begin(self, house: House) -> None:
        """Become one of them."""
        self._house = house
        await self.station.store.look_around()
        await self.station.bus.listen(HOUSE, self._hear)
        self._beat(asks=True)
        # A database that hangs must not keep a node from saying that it lives.
        self._ticking = [asyncio.create_task(self._tick(do)) for do in (self._say, self._see)]

    async def close(self) -> None:
        """Leave; whoever was here comes by another node."""
        tasks = [*self._ticking, *([] if self._asking is None else [self._asking])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with suppress(Exception):  # who cannot be told finds out
            await self._lookout.forget()
        self.station.bus.tell(HOUSE, encode(Leaves(node=self.name)))
        await self.station.bus.close()

    # Tables

    async def connect(self, code: str) -> TableLine:
        """Hear of a table that is about to wake."""
        line = TableLine(self.station, code)
        try:
            await line.connect()
        except BaseException:
            line.close()  # or others would wait for an answer from here
            raise
        self._lines[code] = line
        return line

    def disconnect(self, line: Line) -> None:
        """A table sleeps here, or there is none."""
        if isinstance(line, TableLine):
            if self._lines.get(line.code) is line:
                del self._lines[line.code]
            line.close()

    def lively(self) -> dict[str, float]:
        """Return the public tables of other nodes at which somebody is or just was."""
        beats = [beat for node, beat in self.known.items() if self.station.lives(node)]
        return {code: at for beat in beats for code, at in beat.lively.items()}

    # The whole house

    def pin(self, text: str) -> None:
        """Say to all nodes what everybody is to read."""
        self._notice = Notice(text, self.station.clock.now())
        self._beat()

    def drain(self) -> None:
        """Say to all nodes whether games begin."""
        self._drained_at = self.station.clock.now()
        self._beat()

    def tell_changed(self, what: str, code: str = "") -> None:
        """Say that something in the store is not what it was."""
        self.station.bus.tell(HOUSE, encode(Changed(node=self.name, what=what, code=code)))

    async def tables_elsewhere(self) -> tuple[bytes, ...]:
        """Ask all other nodes which tables are awake there; who does not answer is left out."""
        question, answers = token_hex(8), asyncio.Queue[Tables]()
        self._answers[question] = answers
        asks = encode(AsksForTables(node=self.name, question=question))
        lines: list[bytes] = []
        try:
            heard = await self.station.bus.ask(HOUSE, asks)
            with suppress(TimeoutError):
                async with asyncio.timeout(ANSWERED_WITHIN):
                    for _ in range(heard - 1):
                        lines += (await answers.get()).lines
        finally:
            del self._answers[question]
        return tuple(lines)

    def _beat(self, *, asks: bool = False) -> None:
        house = self._house
        if house is None:
            return
        beat = Beat(
            node=self.name,
            numbers=house.numbers(),
            notice=self._notice,
            draining=house.draining,
            drained_at=self._drained_at,
            lively=house.lively(),
            inside=self.spending.all_inside(),
            asks=asks,
        )
        self.station.bus.tell(HOUSE, encode(beat))

    # What is heard

    def _hear(self, message: bytes) -> None:
        try:
            heard = decode_of_house(message)
        except DecodeError:  # of a node of another version
            return
        if not self.station.heard(heard.node):
            return
        match heard:
            case Beat():
                self._hear_beat(heard)
            case Leaves():
                self._lose(heard.node)
            case Spent():
                self.spending.hear(heard)
            case Changed() if self._house is not None:
                self._house.changed(heard.what, heard.code)
            case AsksForTables() if self._house is not None:
                lines = self._house.table_lines()
                told = Tables(node=self.name, question=heard.question, lines=lines)
                self.station.bus.tell(HOUSE, encode(told))
            case Tables() if heard.question in self._answers:
                self._answers[heard.question].put_nowait(heard)
            case _:
                pass

    def _hear_beat(self, beat: Beat) -> None:
        house = self._house
        self.known[beat.node] = beat
        self.spending.learn(beat.node, beat.inside)
        if house is None:
            return
        if beat.notice.at > self._notice.at:
            self._notice = beat.notice
            house.show_notice(beat.notice.text)
        if beat.drained_at > self._drained_at:
            self._drained_at, house.draining = beat.drained_at, beat.draining
        if beat.asks:
            self._beat()

    def _lose(self, node: NodeName) -> None:
        """A node is gone."""
        self.station.forget(node)
        self.known.pop(node, None)
        self.spending.lost(node)
        for line in tuple(self._lines.values()):
            line.lost(node)

    # What is done again and again

    async def _tick(self, do: Callable[[int], Awaitable[None]]) -> None:
        number = 0
        while True:
            await self.station.clock.wait(TICK)
            number += 1
            try:
                await do(number)
            except Exception:
                log.exception("what other nodes do could not be looked at; it is tried again")

    async def _say(self, number: int) -> None:
        """Tell the others that this node lives, and what was spent here."""
        spent = self.spending.untold()
        if spent is not None and self.station.heard_at:
            self.station.bus.tell(HOUSE, encode(spent))
        if number % BEAT_EVERY == 0:
            self._beat()
            self._expire()

    async def _see(self, number: int) -> None:
        """Look at the database: how many nodes there are, what time it is, what was missed."""
        if number % (AROUND_EVERY if self.station.bus.up else LOOK_EVERY) == 0:
            await self.station.store.look_around()
        if number % AROUND_EVERY == 0:
            await self._compare_clocks()
        await self._look(number)

    async def _compare_clocks(self) -> None:
        asked_at = monotonic()
        time = await self.station.store.time()
        if time is not None and isinstance(self.station.clock, SharedClock):
            self.station.clock.compare(time, monotonic() - asked_at)

    async def _look(self, number: int) -> None:
        """Look at the store, often where the bus cannot be trusted."""
        house, impaired = self._house, self.impaired
        if house is None:
            return
        unheard = impaired or not self.station.bus.sure  # also by nodes that begin just now
        if unheard and number % LOOK_EVERY == 0:
            await self._lookout.tell_store(self._lines.values())
        elif number % LOOK_SELDOM == 0 and not unheard:
            await self._lookout.forget()
        if number % (LOOK_EVERY if impaired else LOOK_SELDOM):
            return
        if impaired or self.station.heard_at:
            await self._lookout.look(house.lives(), self._lines, house.let_sleep)
            await self._lookout.check_tokens(house.lives())

    def _expire(self) -> None:
        """Forget what came by nodes that say nothing any more."""
        now = self.station.clock.now()
        for node, at in tuple(self.station.heard_at.items()):
            if now - at > FORGOTTEN_AFTER:
                self._lose(node)
        for line in tuple(self._lines.values()):
            line.expire()

    def _ask_everything(self) -> None:
        """The bus is back: something may have been missed, or everything."""
        self._beat(asks=True)
        self._missed = True
        if self._asking is None or self._asking.done():
            self._asking = asyncio.get_running_loop().create_task(self._make_good())

    async def _make_good(self) -> None:
        """Tell, ask and look at whatever may have been missed; if it fails, once more."""
        while self._missed:
            self._missed = False
            try:
                await self._ask_tables()
            except Exception:
                log.exception("not all that was missed could be looked at; it is tried again")
                self._missed = True
                await self.station.clock.wait(TRY_AGAIN)

    async def _ask_tables(self) -> None:
        house = self._house
        if house is None:
            return
        house.changed(PLACES, "")
        lines = tuple(self._lines.values())
        for at in range(0, len(lines), ASKED_AT_ONCE):
            some = lines[at : at + ASKED_AT_ONCE]
            for line in some:
                line.tell_all()
            await asyncio.gather(*(line.ask() for line in some))
        await self._lookout.look(house.lives(), self._lines, house.let_sleep)
        await self._lookout.check_tokens(house.lives())
