"""When nothing goes wrong any more: games come to their end, and all agree on what has happened."""

import asyncio
from typing import TYPE_CHECKING, Final

from pinxit.table.codec import load_event
from pinxit.table.settings import Absent
from pinxit.table.state import people
from pinxit.table.strangers import friends

from .chronicle import Chronicle
from .plan import BY_POST

if TYPE_CHECKING:
    from .world import World

LONGEST_QUIET: Final = 1800.0  # virtual seconds in which a game must come to its end
LONGEST_BY_POST: Final = 4 * 3600.0  # … if it has clocks of hours
SETTLED: Final = 7.0  # seconds of peace after which everybody must have seen what is on disk


class Ending:
    """How an evening ends."""

    def __init__(self, world: "World") -> None:
        self._world = world
        self._wrong = world.checker.wrong

    async def come_to_an_end(self) -> None:
        """Wait until the game is over and everyone has seen it."""
        by_post = self._world.plan.settings.timers is BY_POST
        longest = LONGEST_BY_POST if by_post else LONGEST_QUIET
        while self._world.loop.time() < self._world.quiet_since + longest:
            await asyncio.sleep(5.0)
            chronicle = self._world.chronicle()
            if chronicle is None or self._world.waits_for_seat or self._disk_hangs():
                continue
            if chronicle.deleted:
                return
            if not self._all_have_seen(chronicle):
                continue
            if self._nobody_can_play(chronicle) or self._only_strangers_wait(chronicle):
                self._world.counts["abandoned"] += 1
                return
            if not chronicle.table.running and not self._is_about_to_begin(chronicle):
                return
        chronicle = self._world.chronicle()
        self._wrong(
            "a game comes to its end",
            None
            if chronicle is None
            else (chronicle.newest, chronicle.table, self._world.states()),
        )

    def _disk_hangs(self) -> bool:
        """Tell whether what was begun in worse times is still being written."""
        return self._world.server is not None and self._world.server.store.writing

    def _is_about_to_begin(self, chronicle: Chronicle) -> bool:
        table = chronicle.table
        return not table.games and table.host is not None and len(table.sitters) >= 3

    def _all_have_seen(self, chronicle: Chronicle) -> bool:
        """Tell whether everybody is back, and nothing is under way any more."""
        now = self._world.loop.time()
        if any(link.lingers or (link.open and not link.idle) for link in self._world.net.links):
            return False
        return all(
            device.greeted
            and device.link is not None
            and device.link.served
            and device.link.settled <= now
            and device.version == chronicle.newest
            and not device.unanswered
            for device in self._world.present()
        )

    def _nobody_can_play(self, chronicle: Chronicle) -> bool:
        """Tell whether all have lost their seats, and nobody can take another."""
        return (
            not any(device.seat is not None for device in self._world.present())
            and not self._world.waits_for_seat
            and bool(chronicle.table.sitters)
        )

    def _only_strangers_wait(self, chronicle: Chronicle) -> bool:
        """Tell whether friends have lost their seats whom a table has agreed to wait for.

        Strangers at a quiet table never become its host while a friend has a seat there.
        """
        table = chronicle.table
        here = {device.seat for device in self._world.present()}
        known = friends(table) & {person.seat for person in people(table)}
        return table.settings.absent is Absent.WAIT and bool(known) and not known & here

    def check_the_end(self) -> None:
        chronicle = self._world.chronicle()
        if chronicle is None:
            return
        self._world.checker.audit(chronicle)
        if chronicle.deleted:
            return
        present = self._world.present()
        here = {device.seat for device in present}
        for device in present:
            expected = chronicle.view(chronicle.newest, device.seat)
            for name, value in expected.items():
                if name not in {"sitters", "clock"} and device.held[name] != value:
                    self._wrong("in the end all see the same", (device.number, name))
            for sitter in device.held["sitters"]:
                if sitter.kind == "person" and sitter.here != (sitter.seat in here):
                    self._wrong("in the end it is known who is here", sitter)
            if device.held["spectators"] != sum(d.seat is None for d in present):
                self._wrong("in the end spectators are counted", device.held["spectators"])

    async def look_back(self) -> None:
        """Tell the stories of all games, and give the log away: both are what the disk says."""
        chronicle = self._world.chronicle()
        if chronicle is None or chronicle.deleted or chronicle.table.running:
            return
        assert self._world.server is not None
        hub = self._world.server.hub
        for past in chronicle.table.history:
            await self._world.on_server(hub.archive.story(chronicle.code, past.number))
        records = await self._world.on_server(hub.archive.export(chronicle.code))
        exported = [type(load_event(record.event)) for record in records]
        if exported != [type(event) for entry in chronicle.kept for event in entry.events]:
            self._wrong("the whole log is given away", len(exported))
        kept = {record.version for record in records}
        for past in chronicle.table.history:
            if not kept.issuperset(range(past.first_version, past.last_version + 1)):
                self._wrong("no game that is remembered is pruned", past.number)

    async def say_last_words(self) -> None:
        """Whoever is there hears what is said."""
        chronicle = self._world.chronicle()
        present = self._world.present()
        settings = chronicle.table.settings if chronicle else self._world.plan.settings
        speakers = [device for device in present if device.seat is not None]
        if (
            not speakers
            or not settings.chat
            or settings.public
            or (chronicle and chronicle.deleted)
        ):
            return
        for _ in range(2):  # the first may be one too many: nobody knows how long a clock went back
            speakers[0].say("last words")
            await asyncio.sleep(SETTLED)
        for device in present:
            if "last words" not in device.heard_lines:
                self._wrong("everybody hears what is said", (device.number, device.seat))

    async def delete(self) -> None:
        """Delete the table: everybody is told, and nothing is left."""
        chronicle = self._world.chronicle()
        if self._world.server is None or chronicle is None:
            return
        if not chronicle.deleted:
            await self._world.on_server(self._world.server.hub.delete(self._world.code))
        await asyncio.sleep(30.0)
        # A spectator alone asks for nothing, and so finds out nothing.
        seated = any(device.seat is not None for device in self._world.devices)
        if seated and any(d.link is not None and d.link.served for d in self._world.present()):
            self._wrong("everybody is told that the table is gone", self._world.states())
        if await self._world.on_server(self._world.server.store.wake(self._world.code)) is not None:
            self._wrong("a deleted table stays deleted", self._world.code)
