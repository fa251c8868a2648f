"""The line of one table that is awake to the other nodes on which it is.

While no other node has the table, nothing is told and nothing leased: a node that wakes it asks,
and from then on hears everything. Who asks is told the version, too: what was written before its
question was heard is then read from the store.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

from msgspec import DecodeError, Struct
from msgspec.structs import replace

from pinxit.rules import Seat
from pinxit.table.awake.chat import Line as ChatLine
from pinxit.table.awake.live import LiveTable
from pinxit.table.goodbyes import Parting
from pinxit.table.ports import Sighting
from pinxit.table.state import Table, connecting

from .messages import (
    AnyOfTable,
    Asks,
    Asleep,
    Deleted,
    Here,
    Moved,
    NodeName,
    OfTable,
    SeatMoved,
    Spoken,
    decode_here,
    decode_of_table,
    encode,
    topic_of,
)
from .presence import SharedPresence
from .station import DEAD_AFTER, Station

ANSWERED_WITHIN: Final = 0.5  # seconds for which those who have the table are waited for
STORED_WITHIN: Final = 2.5  # seconds in which a node that cannot be heard stores who is by it
LEASE: Final = 8.0  # seconds after which another node acts for one that has died
RENEWED: Final = LEASE / 2  # seconds for which nobody asks again


class _Guests(Struct):
    """What another node says of who is there, and until when that is believed of the store."""

    here: Here
    at: float  # when it was said
    until: float  # by what it has stored; by the bus it is believed as long as the node lives


class TableLine:
    """Tells and hears of one table; a `pinxit.table.awake.elsewhere.Elsewhere`."""

    def __init__(self, station: Station, code: str) -> None:
        self.code = code
        self.elsewhere: dict[NodeName, Here] = {}
        self.listeners: set[NodeName] = set()  # nodes on which the table is awake, too
        self._station = station
        self._topic = topic_of(code)
        self._guests: dict[NodeName, _Guests] = {}
        self._live: LiveTable | None = None
        self._presence: SharedPresence | None = None
        self._early: list[OfTable] = []  # what was heard before the table was awake
        self._answered: set[NodeName] = set()
        self._answer = asyncio.Event()
        self._leased_until = 0.0  # by the clock that nobody sets
        self._telling: asyncio.Handle | None = None

    @property
    def hears_all(self) -> bool:
        """Whether all that other nodes do is heard at once."""
        return not self._station.impaired

    # Waking and sleeping

    async def connect(self) -> None:
        """Hear of the table from now on, and ask who is there."""
        await self._station.bus.listen(self._topic, self._hear)
        await self.look()

    def presence_of(self, table: Table) -> SharedPresence:
        """Return who is at the table, on all nodes."""
        seats = [sitter.seat for sitter in connecting(table)]
        self._presence = SharedPresence(
            *(self._station.clock, seats, self.elsewhere),
            tell=self._tell_soon,
            look=self.make_sure,
        )
        return self._presence

    def attach(self, live: LiveTable) -> None:
        """The table is awake: take in what was heard meanwhile."""
        self._live = live
        early, self._early = self._early, []
        for message in early:
            self._take(message)

    def close(self) -> None:
        """The table sleeps here."""
        if self._telling is not None:
            self._telling.cancel()
        self._live = self._presence = None
        self._tell(Asleep(node=self._station.name))
        self._station.bus.leave(self._topic)

    # What the table tells

    def tell_all(self) -> None:
        """Say who is here, and how far this node has come: others may have missed it."""
        if self.listeners and self._live is not None:
            self._tell(self.mine())

    def moved(self, since: int, events: Sequence[bytes]) -> None:
        """Events are on disk, after a version."""
        if self.listeners:
            self._tell(Moved(node=self._station.name, since=since, events=tuple(events)))

    def spoke(self, line: ChatLine) -> None:
        """Somebody said something."""
        if self.listeners:
            self._tell(Spoken(node=self._station.name, line=line))

    def seat_moved(self, seat: Seat) -> None:
        """A seat has gone to another device."""
        self._tell(SeatMoved(node=self._station.name, seat=seat))

    def deleted(self) -> None:
        """The table is gone."""
        self._tell(Deleted(node=self._station.name))

    async def may_act(self) -> bool:
        """Have the lease, if any other node might act; where nobody knows, the store decides."""
        if not self.listeners or time.monotonic() < self._leased_until:
            return True
        asked_at = time.monotonic()
        leased = await self._station.bus.lease(f"lease:{self.code}", LEASE)
        if leased:
            self._leased_until = asked_at + RENEWED
        return leased is not False

    # Who is there

    async def make_sure(self) -> None:
        """Find out who is there, also by nodes that cannot tell us: they store it soon."""
        if not await self.look() or not self._station.sure:
            await self._station.clock.wait(STORED_WITHIN)
            await self.look()

    async def look(self) -> bool:
        """Ask all who have the table, and read what is stored by nodes that cannot hear us.

        Tell whether all have answered who were asked.
        """
        station = self._station
        heard = await self.ask()
        if not heard or self._live is not None:  # of whoever is to be helped one must be sure
            since = station.clock.now() - DEAD_AFTER
            for sighting in await station.store.sightings((self.code,), since):
                self.sighted(sighting)
        return len(self._answered) >= heard - 1 >= 0

    async def ask(self) -> int:
        """Ask all who have the table, and wait a moment for them; return how many have heard it."""
        station = self._station
        self._answered.clear()
        self._answer.clear()
        heard = await station.bus.ask(self._topic, encode(Asks(node=station.name)))
        with suppress(TimeoutError):
            async with asyncio.timeout(ANSWERED_WITHIN):
                while len(self._answered) < heard - 1:
                    await self._answer.wait()
                    self._answer.clear()
        return heard

    def sighted(self, sighting: Sighting) -> None:
        """Take in what another node has stored of who is there."""
        if sighting.node != self._station.name:
            with suppress(DecodeError):  # of a node of another version
                self._meet(decode_here(sighting.seen), sighting.at + DEAD_AFTER)

    def mine(self) -> Here:
        """Return who looks at the table by this node."""
        live, presence = self._live, self._presence
        if live is None or presence is None:
            return Here(node=self._station.name)
        here = presence.mine(self._station.name)
        at = self._station.stamp()
        return replace(here, at=at, version=live.table.version, pacing=live.pacing)

    @property
    def anyone(self) -> bool:
        """Whether anybody looks at the table by this node."""
        return self._presence is not None and self._presence.anyone

    def expire(self) -> None:
        """Forget who came by nodes of which nothing was heard any more."""
        now, lives = self._station.clock.now(), self._station.lives
        gone = [n for n, of in self._guests.items() if of.until <= now and not lives(n)]
        for node in gone:
            self._lose(node)

    def lost(self, node: NodeName) -> None:
        """A node has said goodbye."""
        self.listeners.discard(node)
        if node in self._guests:
            self._lose(node)

    def _lose(self, node: NodeName) -> None:
        del self._guests[node]
        self.listeners.discard(node)
        self._learn(lambda: self.elsewhere.pop(node, None))

    def _meet(self, said: Here, until: float) -> None:
        """Know who is by another node, unless it has said something newer."""
        known, at = self._guests.get(said.node), said.at
        here = replace(said, at=0.0, version=0, pacing=None, lines=(), answer=False)
        if known is not None and 0.0 < at <= known.at:
            known.until = max(until, known.until)
            return
        until = until if known is None else max(until, known.until)
        self._guests[here.node] = _Guests(here, at, until)

        def learn() -> None:
            self.elsewhere[here.node] = here

        if known is None or known.here != here:
            self._learn(learn)

    def _learn(self, change: Callable[[], object]) -> None:
        """Note a change elsewhere, and let the table see it."""
        live, presence = self._live, self._presence
        if live is None or presence is None:
            change()
            return

        def learn() -> None:
            change()
            presence.learnt()

        live.attend(learn)

    def _tell_soon(self) -> None:
        if self.listeners and self._telling is None:
            self._telling = asyncio.get_running_loop().call_soon(self._tell_now)

    def _tell_now(self) -> None:
        self._telling = None
        self._tell(self.mine())

    def _tell(self, message: OfTable) -> None:
        self._station.bus.tell(self._topic, encode(message))

    # What is heard

    def _hear(self, message: bytes) -> None:
        try:
            heard = decode_of_table(message)
        except DecodeError:  # of a node of another version: versions are looked at now and then
            return
        if not self._station.heard(heard.node):
            return
        if self._live is None and isinstance(heard, (Moved, Spoken, Here)):
            self._early.append(heard)
        self._take(heard)

    def _take(self, message: AnyOfTable | OfTable) -> None:
        live = self._live
        match message:
            case Asks():
                self.listeners.add(message.node)
                lines = () if live is None else live.chat.lines()
                self._tell(replace(self.mine(), answer=True, lines=lines))
            case Here():
                self._take_here(message)
            case Asleep():
                self.lost(message.node)
            case Moved() if live is not None:
                live.hear(message.since, message.events)
            case Spoken() if live is not None:
                live.chat.hear(message.line)
                live.publish()
            case SeatMoved() if live is not None:
                live.dismiss(message.seat, Parting.MOVED)
            case Deleted() if live is not None:
                live.dismiss_all(Parting.DELETED)
            case _:
                pass

    def _take_here(self, here: Here) -> None:
        self.listeners.add(here.node)
        if here.answer:
            self._answered.add(here.node)
            self._answer.set()
        self._meet(here, 0.0)
        if self._live is not None:
            self._follow(self._live, here)

    def _follow(self, live: LiveTable, here: Here) -> None:
        """Come as far as another node has come."""
        for line in here.lines:
            live.chat.hear(line)
        if here.version > live.table.version:
            live.hear(here.version, ())
        if here.seats and here.pacing is not None:
            live.keep_pace(here.pacing)
