"""A table that is awake: one queue for all that is asked, and those who are told what came of it.

Persist, then publish, then acknowledge: a command is decided on the newest state, its events are
on disk (`journal`) before anyone hears of them, and watchers are shown the same `scene`.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Mapping, Sequence
from operator import attrgetter
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from pinxit.clips import ClipProblem, ClipReason, Kept
from pinxit.players import Memory
from pinxit.players.characters import CHARACTERS, Character
from pinxit.rules import Card, Phase, Refusal, Seat, legal
from pinxit.rules.commands import Tell
from pinxit.rules.legal import MayTell
from pinxit.table.albums import Link, link_name
from pinxit.table.clock import Clock
from pinxit.table.commands import AnyTableCommand, Begin, Kick, kind_of
from pinxit.table.decide import decide_and_fold
from pinxit.table.decide.context import Context
from pinxit.table.errors import NotAllowed, TableReason
from pinxit.table.events import (
    AlbumShared,
    AlbumTakenBack,
    AnyTableEvent,
    Banned,
    ScreenUnpaired,
    SettingsChanged,
    StoodUp,
)
from pinxit.table.goodbyes import Parting
from pinxit.table.ports import NO_TRAIL, CommandRef, Meter, NoMeter, Store, Trail
from pinxit.table.screens import Screen
from pinxit.table.state import Sitter, Table, connecting, is_any_person_in
from pinxit.table.thrift import Thrift

from .chat import Chat, Numbers
from .elsewhere import Elsewhere
from .journal import Journal, TableGone
from .notice import PinnedNotice
from .pacing import Pacing, clock_was_set, first_came, gone_on, last_left
from .plan import is_to_be_minded
from .presence import LocalPresence, Presence
from .recollection import Recollection
from .scene import Scene

log = logging.getLogger(__name__)

REMEMBERED_GONE = 20

Spend = Callable[[bool], bool]
Look = Callable[[str, str], Awaitable[Kept]]  # for a clip of a table; raises `ClipProblem`
Clips = Mapping[str, Kept] | None  # those that were looked for; None: nobody was asked

_PARTINGS = frozenset(
    {StoodUp, Banned, SettingsChanged, ScreenUnpaired, AlbumShared, AlbumTakenBack}
)  # after which some may not look any more
_seat_of = attrgetter("seat")


def freely(_change: bool) -> bool:  # noqa: FBT001 (a `Spend`)
    """Let whoever asks have as much as they like."""
    return True


async def see_nothing(_table: str, _clip: str) -> Kept:
    """Know of no clips."""
    raise ClipProblem(ClipReason.NO_SUCH_CLIP)


class Moment(Struct, frozen=True, gc=False, kw_only=True):
    """What a command is meant for; None: it does not matter."""

    game: int | None = None
    round: int | None = None
    phase: Phase | None = None

    def check(self, table: Table) -> None:
        """Refuse any other moment; before the first game there is none."""
        game = table.game
        if game is None:
            return
        fits = (
            self.game in (None, table.games)
            and self.round in (None, game.round.number)
            and self.phase in (None, game.phase)
        )
        if not fits:
            passed = TableReason.MOMENT_PASSED
            raise NotAllowed(passed, round=game.round.number, phase=game.phase)


class Watcher(Protocol):
    """Somebody who looks at a table."""

    seat: Seat | None
    screen: Screen | None  # a television, which has no seat
    origin: str | None  # a keyed hash of where they come from
    token_hashes: tuple[str, ...]  # under which what they came with may be stored

    def show(self, scene: Scene) -> None:
        """Something is new; must return at once."""

    def dismiss(self, why: Parting) -> None:
        """The seat is not this watcher's any more; must return at once."""


class LiveTable:
    """One table that is awake."""

    def __init__(  # noqa: PLR0913 (all that a table needs of its house)
        self,
        table: Table,
        *,
        store: Store,
        clock: Clock,
        decks: Mapping[str, tuple[Card, ...]],
        new_seed: Callable[[], str],
        presence: Presence | None = None,
        characters: Mapping[str, Character] = CHARACTERS,
        label: str = "",
        notice: PinnedNotice | None = None,
        meter: Meter | None = None,
        draining: Callable[[], bool] = lambda: False,
        shows: bool = False,
        thrift: Thrift | None = None,
        snapshot_version: int = 0,
        elsewhere: Elsewhere | None = None,
        numbers: Numbers = Numbers(),  # noqa: B008 (frozen)
        look: Look = see_nothing,
        keeps_clips: Callable[[], bool] = lambda: False,
    ) -> None:
        self.label = label  # by which logs know this table: its code would open it
        self.clock = clock
        self.store = store
        self._meter = meter or NoMeter()
        self.journal = Journal(
            table,
            store,
            clock=clock,
            meter=self._meter,
            label=label,
            snapshot_version=snapshot_version,
            elsewhere=elsewhere,
        )
        self.elsewhere = elsewhere  # None: on no other node
        self.presence = presence or LocalPresence(clock, map(_seat_of, connecting(table)))
        self.chat = Chat(clock, numbers)
        self.notice = notice or PinnedNotice()
        self.watchers: dict[Watcher, None] = {}  # of this process, in the order in which they came
        self.idle_since = clock.now()  # when the last watcher left
        self.queue = asyncio.Lock()  # whoever has it may change the table
        self.stirred = asyncio.Event()  # for the caretaker: something may have to be done
        self.pacing = Pacing(phase_since=clock.now())
        self.recollection = Recollection(store)
        self._look = look
        self._keeps_clips = keeps_clips
        self._draining = draining
        self._shows = shows
        self._thrift = thrift or Thrift(clock)
        self._decks = decks
        self._new_seed = new_seed
        self._characters = characters
        self._heard: deque[tuple[int, Sequence[bytes]]] = deque()  # what other nodes have written
        self._following: asyncio.Task[None] | None = None  # takes that over
        self._gone: dict[Seat, Sitter] = {}  # who has left lately, as they are spoken of
        self._to_be_shown: asyncio.Handle | None = None  # those who watch will be told
        self._scene: Scene | None = None  # the newest that somebody has looked at

    # What is asked

    @property
    def table(self) -> Table:
        """The table as it stands."""
        return self.journal.table

    async def handle(
        self,
        asker: Seat | None,
        command: AnyTableCommand,
        ref: CommandRef | None = None,
        moment: Moment | None = None,
        answer: Callable[[int], None] = lambda _: None,
        spend: Spend = freely,
    ) -> int:
        """Decide a command and return the version reached; raise `Refusal` if it is refused.

        `answer` is told the version before anybody hears the news, and can put its own to them.
        `spend` is asked before anything is written down whether whoever asks may have one more,
        and told whether no game bounds it.

        The same command sent twice is carried out once. A command that is meant for a moment is
        refused in any other.
        """
        trail = self._meter.follow(kind_of(command), self.label)
        try:
            version = await self._handle(*(asker, command, ref, moment, answer, spend), trail)
        except BaseException as error:
            trail.end(error.reason if isinstance(error, Refusal) else "failed")
            raise
        trail.end("accepted")
        return version

    async def _handle(
        self,
        asker: Seat | None,
        command: AnyTableCommand,
        ref: CommandRef | None,
        moment: Moment | None,
        answer: Callable[[int], None],
        spend: Spend,
        trail: Trail,
    ) -> int:
        clips = await self._clips_for(asker, command)  # before its turn: nobody waits for a bucket
        trail.step("wait")
        async with self.queue:
            before = self.table
            try:
                version = await self.carry_out(asker, command, ref, moment, spend, clips, trail)
            except BaseException:
                if self.table is not before:  # others have done something meanwhile
                    self.publish()
                raise
        trail.step("publish")
        answer(version)
        self.show_scene()
        self.mind()
        return version

    async def carry_out(
        self,
        asker: Seat | None,
        command: AnyTableCommand,
        ref: CommandRef | None = None,
        moment: Moment | None = None,
        spend: Spend = freely,
        clips: Clips = None,
        trail: Trail = NO_TRAIL,
    ) -> int:
        """Do what `handle` does, for whoever has the queue; nobody is told."""

        def decide(table: Table) -> tuple[Sequence[AnyTableEvent], Table]:
            if moment is not None:
                moment.check(table)
            decided = decide_and_fold(table, asker, command, self._context(command, clips))
            if decided[0] and not spend(self._thrift.spend(table.code, asker, command)):
                raise NotAllowed(TableReason.TOO_FAST)
            return decided

        try:
            return await self.journal.write(decide, ref, trail)
        except TableGone:
            self.dismiss_all(Parting.DELETED)  # whoever finds out tells everybody
            raise
        finally:
            if self.journal.in_doubt:
                self.stirred.set()
            if partings := self._take_changes():
                await self._see_off(partings)

    @property
    def busy(self) -> bool:
        """Tell whether something is being carried out, perhaps on a slow disk."""
        return self.queue.locked()

    async def rest(self) -> None:
        """Wait until everything that was begun is done."""
        async with self.queue:
            pass

    async def settle_doubts(self) -> None:
        """Look at the disk if an append was not answered, so that all see what it brought."""
        if self.journal.in_doubt:
            async with self.queue:
                await self.catch_up()
            self.publish()

    async def catch_up(self) -> None:
        """Do what `settle_doubts` does, for whoever has the queue; nobody is told."""
        await self.journal.settle_doubts()
        await self._see_off(self._take_changes())

    # What other nodes do

    def hear(self, since: int, events: Sequence[bytes]) -> None:
        """Another node has written something after a version; it is taken over in its turn."""
        self._heard.append((since, events))
        if self._following is None:
            self._following = asyncio.create_task(self._follow())

    async def was_behind(self) -> bool:
        """Look at the disk whether other nodes have gone on, so that all see what it brought."""
        async with self.queue:
            behind = await self.journal.was_behind()
            await self._see_off(self._take_changes(), forget=False)
        if behind:
            self.publish()
        return behind

    async def may_act(self) -> bool:
        """Tell whether this node is to do what the table does by itself."""
        return self.elsewhere is None or await self.elsewhere.may_act()

    def attend(self, change: Callable[[], None]) -> None:
        """Note that somebody comes or goes, here or elsewhere; show it to all."""
        before = self.anyone_here()
        change()
        after = self.anyone_here()
        if after and not before:
            self.pacing = first_came(self.pacing)
        elif before and not after:
            self.pacing = last_left(self.pacing, self.table, self.clock.now())
        self.publish()

    def keep_pace(self, pacing: Pacing) -> None:
        """Wait for as long as another node has, where people have seen the clock run."""
        if self.pacing.clock_is_stale and not pacing.clock_is_stale:
            self.pacing = pacing
            self.mind()

    async def _follow(self) -> None:
        try:
            async with self.queue:
                while self._heard:
                    if not self.journal.take_over(*self._heard.popleft()):
                        await self.journal.was_behind()
                await self._see_off(self._take_changes(), forget=False)
        except Exception:  # the disk failed: versions are looked at again soon
            log.exception("another node could not be followed", extra={"table": self.label})
        finally:
            self._following = None
        if self._heard:
            self._following = asyncio.create_task(self._follow())
        self.show_scene()
        self.mind()

    def clock_was_set(self) -> None:
        """Whatever has happened, has happened by now, even if the clock was put back since."""
        self.pacing = clock_was_set(self.pacing, self.clock.now())
        self.presence.clock_was_set()

    async def memory(self) -> Memory:
        """Return what computer players remember of this table: all that was public here."""
        if self.recollection.memory is not None:
            return self.recollection.memory
        async with self.queue:
            return await self.recollection.of(self.table)

    # What can be seen

    def scene(self) -> Scene:
        """Return the table as it can be seen now; what was made of it once is kept."""
        last, table, attendance = self._scene, self.table, self.presence.attendance
        now = self.clock.now()
        if last is not None and last.table is table and last.attendance is attendance:
            if last.now == now and last.pacing is self.pacing:
                return last
            scene = replace(last, now=now, pacing=self.pacing)
        else:
            scene = Scene(
                table=table,
                attendance=attendance,
                pacing=self.pacing,
                now=now,
                recent=self.journal.recent,
            )
        self._scene = scene
        return scene

    def somebody(self, seat: Seat) -> Sitter | None:
        """Return who sits on a seat, or sat there until lately."""
        sitting = (sitter for sitter in self.table.sitters if sitter.seat == seat)
        return next(sitting, self._gone.get(seat))

    def is_here(self, seat: Seat) -> bool:
        """Tell whether somebody looks at the table from a seat."""
        return seat in self.presence.attendance.here

    def anyone_here(self) -> bool:
        """Tell whether a person looks at the table from any seat."""
        return is_any_person_in(self.table, self.presence.attendance.here)

    # Those who look

    def watch(self, watcher: Watcher) -> None:
        """Let somebody look at the table."""
        self.watchers[watcher] = None
        if watcher.screen is None:
            self.attend(lambda: self.presence.come(watcher.seat, watcher.origin))
        else:
            self.presence.switched_on(watcher.screen)
            self.publish()

    def unwatch(self, watcher: Watcher) -> None:
        """Somebody looks away."""
        self.watchers.pop(watcher, None)
        if not self.watchers:
            self._scene = None  # nobody needs what was made of it
        self.idle_since = self.clock.now()
        if watcher.screen is None:
            self.attend(lambda: self.presence.go(watcher.seat, watcher.origin))
        else:
            self.presence.switched_off(watcher.screen)
            self.publish()

    def publish(self) -> None:
        """Let everyone see soon that something is new."""
        if self._to_be_shown is None:
            self._to_be_shown = asyncio.get_running_loop().call_soon(self.show_scene)
        self.mind()

    def show_scene(self) -> None:
        """Let all look at once, together: what is new is found out once for all of them."""
        if self._to_be_shown is not None:
            self._to_be_shown.cancel()
            self._to_be_shown = None
        if self.watchers:
            scene = self.scene()
            for watcher in tuple(self.watchers):
                watcher.show(scene)

    def mind(self) -> None:
        """Let the caretaker look, if the table may have to do something by itself."""
        if self.journal.in_doubt or is_to_be_minded(self.table, self.presence.attendance):
            self.stirred.set()

    def dismiss(self, seat: Seat | None, why: Parting) -> None:
        """Tell those who look from a seat (None: spectators) that they may not any more."""
        for watcher in tuple(self.watchers):
            if watcher.seat == seat and watcher.screen is None:
                watcher.dismiss(why)

    def dismiss_all(self, why: Parting) -> None:
        """Tell everybody that they may not look any more."""
        for watcher in tuple(self.watchers):
            watcher.dismiss(why)

    # What comes of it

    async def _clips_for(self, asker: Seat | None, command: AnyTableCommand) -> Clips:
        """Look for the clip that a clue names, by whichever node it was brought.

        For whoever may not tell nobody is asked: to be refused costs no look at a disk or bucket.
        """
        if not isinstance(command, Tell) or command.clue.clip is None:
            return {}
        if not self._may_tell(asker):
            return None
        clip = command.clue.clip
        try:
            return {clip: await self._look(self.table.code, clip)}
        except ClipProblem as problem:
            return None if problem.reason is ClipReason.CLIPS_AWAY else {}

    def _may_tell(self, seat: Seat | None) -> bool:
        game = self.table.game
        if game is None or seat is None or not self._keeps_clips():
            return False
        return any(isinstance(option, MayTell) for option in legal(game, seat))

    def _context(self, command: AnyTableCommand, clips: Clips) -> Context:
        seed = self._new_seed() if isinstance(command, Begin) else ""
        return Context(
            now=self.clock.now(),
            seed=seed,
            decks=self._decks,
            characters=self._characters,
            here=self.presence.attendance.here,
            draining=self._draining(),
            shows=self._shows,
            keeps_clips=self._keeps_clips(),
            clips=clips,
            origins=self.presence.origins.by_seat() if isinstance(command, Kick) else {},
        )

    def _take_changes(self) -> list[AnyTableEvent]:
        """Note what has happened, be it by this process or by another; return the partings."""
        partings: list[AnyTableEvent] = []
        changes = self.journal.changes
        while changes:
            change = changes.popleft()
            if self.recollection.memory is not None:
                self.recollection.take(change)
            if change.after.sitters is not change.before.sitters:
                self._take_sitters(change.before, change.after)
            anyone = is_any_person_in(change.after, self.presence.attendance.here)
            now = self.clock.now()
            self.pacing = gone_on(self.pacing, change, anyone_here=anyone, now=now)
            if not _PARTINGS.isdisjoint(map(type, change.events)):
                partings += change.events
        return partings

    def _take_sitters(self, before: Table, after: Table) -> None:
        """Note who has come and who has gone; computers are always here."""
        old, new = (set(map(_seat_of, table.sitters)) for table in (before, after))
        for sitter in after.sitters:
            if sitter.seat not in old and sitter.connects:
                self.presence.sat_down(sitter.seat)
        for sitter in before.sitters:
            if sitter.seat not in new:
                self.presence.stood_up(sitter.seat)
                self._gone[sitter.seat] = sitter
        while len(self._gone) > REMEMBERED_GONE:
            del self._gone[next(iter(self._gone))]

    async def _see_off(self, events: Sequence[AnyTableEvent], *, forget: bool = True) -> None:
        """Close the door behind those who stood up or were asked to.

        What opened it is forgotten by the node at which that happened.
        """
        for event in events:
            if isinstance(event, StoodUp):
                if forget:
                    await self._forget_tokens(event.seat)
                self.dismiss(event.seat, Parting(event.why))
            if isinstance(event, Banned):
                self._send_away(event.ban.origins)
            if isinstance(event, SettingsChanged) and not event.settings.spectators:
                self.dismiss(None, Parting.NO_SPECTATORS)
            if isinstance(event, ScreenUnpaired):
                if forget:
                    await self._forget_tokens(event.screen)
                self._switch_off(event.screen)
            if isinstance(event, AlbumShared):
                await self._forget_tokens(link_name(event.game, event.link - 1))
            if isinstance(event, AlbumTakenBack):
                await self._forget_tokens(link_name(event.game, event.link))

    def _switch_off(self, screen: Screen) -> None:
        for watcher in tuple(self.watchers):
            if watcher.screen == screen:
                watcher.dismiss(Parting.UNPAIRED)

    async def _forget_tokens(self, seat: Seat | Screen | Link) -> None:
        """Forget what opened a seat that nobody sits on, or an album; kept, it would open nothing.

        So if the disk fails now, what has happened already is told all the same.
        """
        try:
            await self.store.drop_tokens(self.table.code, seat)
        except Exception:
            log.exception("a token could not be forgotten", extra={"table": self.label})

    def _send_away(self, origins: Sequence[str]) -> None:
        """Tell spectators who come from where somebody banned came from that they may not look."""
        for watcher in tuple(self.watchers):
            if watcher.seat is watcher.screen is None and watcher.origin in origins:
                watcher.dismiss(Parting.BANNED)
