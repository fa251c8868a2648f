"""A table that is awake: its state, who is looking at it, and one queue for all that is asked.

Persist, then publish, then acknowledge: a command is decided on the newest state, its events are
on disk before anyone hears of them, and watchers are only told that something is new.
"""

import asyncio
import logging
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Mapping, Sequence
from operator import attrgetter
from time import perf_counter
from typing import Any, Protocol, TypeVar

from msgspec import Struct

from pinxit.players import NOTHING, Memory, remember_all
from pinxit.players.characters import CHARACTERS, Character
from pinxit.rules import Card, Phase, Refusal, Seat
from pinxit.rules.events import GameStarted

from .board import Board
from .chat import Chat
from .clock import Clock
from .codec import dump_event, dump_table, load_event, load_table
from .commands import AnyTableCommand, Begin, Kick, Sit
from .decide import Around, decide_and_fold
from .errors import NotAllowed, TableReason
from .events import (
    AnyTableEvent,
    Banned,
    ClockSet,
    Resumed,
    SatDown,
    SettingsChanged,
    StoodUp,
    Why,
)
from .evolve import fold
from .listing import new_listing
from .origins import Origins
from .ports import CommandRef, Meter, NoMeter, Stale, Store
from .pruning import KEPT_SECONDS, is_time_for_a_snapshot, prunable
from .state import Kind, Sitter, Table, is_later, next_seat, people
from .thrift import Thrift
from .tokens import hash_of

log = logging.getLogger(__name__)

P = TypeVar("P")
T = TypeVar("T")

REMEMBERED_COMMANDS = 512
REMEMBERED_EVENTS = 256
REMEMBERED_GONE = 20
ASKED_AGAIN_WITHIN = 600.0  # seconds after which nobody is told again what opens their seat
SITTING_DOWN = 16  # events at most, from taking the seat to having joined the game

_PARTINGS = frozenset({StoodUp, Banned, SettingsChanged})  # after which some may not look any more
_WINDINGS = frozenset({ClockSet, Resumed})
_is_stood_in = attrgetter("stood_in")


class Moment(Struct, frozen=True, gc=False, kw_only=True):
    """What a command is meant for; None: it does not matter."""

    game: int | None = None
    round: int | None = None
    phase: Phase | None = None


class Watcher(Protocol):
    """Somebody who looks at a table: told that something is new, never what."""

    seat: Seat | None
    origin: str | None  # a keyed hash of where they come from

    def stir(self) -> None:
        """Something is new; must return at once."""

    def dismiss(self, why: str) -> None:
        """The seat is not this watcher's any more; must return at once."""


class Live:
    """One table that is awake."""

    def __init__(  # noqa: PLR0913 (all that a table needs of its house)
        self,
        table: Table,
        *,
        store: Store,
        clock: Clock,
        decks: Mapping[str, tuple[Card, ...]],
        new_seed: Callable[[], str],
        characters: Mapping[str, Character] = CHARACTERS,
        label: str = "",
        board: Board | None = None,
        meter: Meter | None = None,
        draining: Callable[[], bool] = lambda: False,
        thrift: Thrift | None = None,
        snapshot_version: int = 0,
    ) -> None:
        self.table = table
        self.label = label  # by which logs know this table: its code would open it
        self.clock = clock
        self.chat = Chat(clock)
        self.watchers: dict[Watcher, None] = {}  # in the order in which they came
        self.presence = 0  # counts comings and goings, which are in no event
        self.away_since: dict[Seat, float] = {s.seat: clock.now() for s in table.sitters}
        self.origins = Origins()
        self.unmet: set[Seat] = {s.seat for s in people(table)}  # nobody has looked from there yet
        self.newcomers: set[Seat] = set()  # who sat down since the table woke
        self.left_at: float | None = None  # when the last who sits here looked away
        self.stirred = asyncio.Event()  # for the minder: something may have to be done
        self.idle_since = clock.now()  # when the last watcher left
        self.clock_is_stale = True  # it was wound when nobody was here to see it run
        self.left_on_clock: float | None = None  # when the last player looked away
        self.phase_since = clock.now()  # ephemeral: after waking, patience begins anew
        self._store = store
        self.board = board or Board()
        self._meter = meter or NoMeter()
        self._draining = draining
        self._thrift = thrift or Thrift(clock)
        self._decks = decks
        self._new_seed = new_seed
        self._characters = characters
        self._memory: Memory | None = None  # of computer players, once there is one
        self._turn = asyncio.Lock()
        self._here: Counter[Seat] = Counter()  # how many look at the table from a seat
        self._seats_here: frozenset[Seat] = frozenset()  # from which anybody does
        self._telling: asyncio.Handle | None = None  # those who watch will be told
        self._snapshot_version = snapshot_version  # of the newest that is stored
        self._unsure = False  # an append failed, and may have been kept all the same
        self._commands: OrderedDict[CommandRef, int] = OrderedDict()
        self._recent: deque[AnyTableEvent] | None = None  # once something has happened
        self._gone: dict[Seat, Sitter] = {}  # who has left lately, as they are spoken of
        self._shared: dict[object, Any] = {}
        self._shared_table, self._shared_presence = table, self.presence

    async def handle(
        self,
        asker: Seat | None,
        command: AnyTableCommand,
        ref: CommandRef | None = None,
        moment: Moment | None = None,
        answer: Callable[[int], None] = lambda _: None,
        spend: Callable[[bool], bool] = lambda _: True,
    ) -> int:
        """Decide a command and return the version reached; raise `Refusal` if it is refused.

        `answer` is told the version before anybody hears the news, and can put its own to them.
        `spend` is asked before anything is written down whether whoever asks may have one more,
        and told whether no game bounds it.

        The same command sent twice is answered twice and carried out once. A command that is
        meant for a moment is refused in any other.

        The memory does not take the same command twice, so it is only asked about one that is
        not accepted: that may be for the reason that it was, long ago.

        Whoever is cancelled meanwhile does not learn whether it was done, nor does the table: it
        looks at the disk before anything else is decided, and `mind_doubts` does so soon.
        """
        async with self._turn:
            version = None if ref is None else self._commands.get(ref)
            if version is None:
                try:
                    version = await self._carry_out(asker, command, ref, moment, spend)
                except Refusal:
                    version = await self._version_of(ref)
                    if version is None:
                        raise
        answer(version)
        self.tell()
        self._mind()
        return version

    @property
    def busy(self) -> bool:
        """Tell whether something is being carried out, perhaps on a slow disk."""
        return self._turn.locked()

    async def rest(self) -> None:
        """Wait until everything that was begun is done."""
        async with self._turn:
            pass

    async def mind_doubts(self) -> None:
        """Look at the disk if an append was not answered, so that all see what it brought."""
        if self._unsure:
            async with self._turn:
                await self._find_out()

    def mind_clock(self) -> None:
        """Whatever has happened, has happened by now, even if the clock was put back since."""
        now = self.clock.now()
        self.phase_since = min(self.phase_since, now)
        for seat, since in self.away_since.items():
            self.away_since[seat] = min(since, now)

    async def sit(
        self,
        command: Sit,
        token_hash: str,
        request: str | None = None,
        spend: Callable[[bool], bool] = lambda _: True,
    ) -> Seat:
        """Give somebody a seat that a token opens, and return which; `spend` as in `handle`.

        Asked again by the same request, whose answer was lost, it is the same seat, also after a
        crash; but only for a while, and only as long as nobody has come with the token.
        """
        # Who reads what is stored must not know what to ask again, nor what the token is made of.
        ref = None if request is None else CommandRef("", hash_of(request))
        async with self._turn:
            await self._find_out()
            known = await self._version_of(ref)
            if known is None:
                seat = await self._sit(command, token_hash, ref, spend)
            else:
                seat = await self._seat_asked_for_again(known, token_hash)
            self.origins.remember(seat, command.origin)
        self.publish()
        return seat

    async def _sit(
        self,
        command: Sit,
        token_hash: str,
        ref: CommandRef | None,
        spend: Callable[[bool], bool],
    ) -> Seat:
        # The token first: a token without a seat opens nothing, but a seat without a token,
        # should we crash in between, could never be opened.
        expected = next_seat(self.table)
        await self._put_token(token_hash, expected)
        try:
            version = await self._carry_out(None, command, ref, spend=spend)
        except Refusal:
            await self._store.drop_tokens(self.table.code, expected)
            raise
        if version == self.table.version:
            seat = self.table.sitters[-1].seat
        else:
            seat, _ = await self._taken_at(version)
        if seat != expected:  # another node was quicker
            await self._put_token(token_hash, seat)
        return seat

    async def _seat_asked_for_again(self, version: int, token_hash: str) -> Seat:
        """Return the seat of a request whose answer may have been lost; refuse if it was not."""
        seat, at = await self._taken_at(version)
        late = self.clock.now() - at > ASKED_AGAIN_WITHIN
        if late or await self._store.seat_of(token_hash) != (self.table.code, seat):
            raise NotAllowed(TableReason.REQUEST_USED)
        return seat

    async def give_token(self, token_hash: str, seat: Seat) -> None:
        """Let a token open a seat from now on, and no other."""
        async with self._turn:
            await self._put_token(token_hash, seat)

    async def use_token(self, unused_hash: str, token_hash: str, seat: Seat) -> bool:
        """Somebody has come with a token: from now on nobody is told it again.

        Tell whether it was done: the seat may have another token by now, or this one be used.
        """
        async with self._turn:
            unused = await self._store.seat_of(unused_hash) == (self.table.code, seat)
            if unused:
                await self._put_token(token_hash, seat)
        return unused

    async def _put_token(self, token_hash: str, seat: Seat) -> None:
        try:
            await self._store.put_token(token_hash, self.table.code, seat)
        except LookupError as error:
            raise TableGone(self.table.code) from error

    async def _taken_at(self, version: int) -> tuple[Seat, float]:
        """Return the seat that was taken by the command that reached a version, and when."""
        for record in reversed(await self._store.read(self.table.code, version - SITTING_DOWN)):
            event = load_event(record.event)
            if record.version <= version and isinstance(event, SatDown):
                return event.sitter.seat, record.at
        raise NotAllowed(TableReason.REQUEST_USED)

    async def memory(self) -> Memory:
        """Return what computer players remember of this table: all that was public here."""
        if self._memory is None:
            async with self._turn:
                records = await self._store.read(self.table.code)
                events = (load_event(r.event) for r in records if r.version <= self.table.version)
                self._memory = remember_all(events, NOTHING)
        return self._memory

    def events_since(self, version: int) -> Sequence[AnyTableEvent] | None:
        """Return what has happened since a version; None if that is too long ago."""
        missed = self.table.version - version
        recent = self._recent or ()
        if not 0 <= missed <= len(recent):
            return None
        return [recent[back] for back in range(-missed, 0)]

    def shared(self, key: P, make: Callable[["Live", P], T]) -> T:
        """Return what `make` makes of the table as it stands, once for all who look at it.

        It must depend on nothing but the table, who is here, and the key: a time would be old.
        """
        if self._shared_table is not self.table or self._shared_presence != self.presence:
            self._shared.clear()
            self._shared_table, self._shared_presence = self.table, self.presence
        made: T | None = self._shared.get((make, key))
        if made is None:
            made = self._shared[make, key] = make(self, key)
        return made

    def publish(self) -> None:
        """Tell everyone that something is new."""
        if self._telling is None:
            self._telling = asyncio.get_running_loop().call_soon(self.tell)
        self._mind()

    def _mind(self) -> None:
        if self.is_minded:
            self.stirred.set()

    def tell(self) -> None:
        """Let all look at once, together: what is new is found out once for all of them."""
        if self._telling is not None:
            self._telling.cancel()
            self._telling = None
        for watcher in tuple(self.watchers):
            watcher.stir()

    @property
    def is_minded(self) -> bool:
        """Tell whether the table may have to do something by itself; mostly it need not.

        Whoever is away, as computer players always are, may have to be helped; a clock may run
        out; and somebody may be stood in for who is here.
        """
        return bool(
            self.away_since
            or self.table.deadline is not None
            or self._unsure
            or self.table.lent is not None
            or any(map(_is_stood_in, self.table.sitters))
        )

    def watch(self, watcher: Watcher) -> None:
        """Let somebody look at the table."""
        if watcher.seat is not None and not self.anyone_here():
            self.clock_is_stale = True
        self.watchers[watcher] = None
        self.presence += 1
        if watcher.seat is not None:
            self._here[watcher.seat] += 1
            self._seats_here = frozenset(self._here)
            self.away_since.pop(watcher.seat, None)
            self.unmet.discard(watcher.seat)
            self.origins.remember(watcher.seat, watcher.origin)
        self.publish()

    def unwatch(self, watcher: Watcher) -> None:
        """Somebody looks away."""
        self.watchers.pop(watcher, None)
        if not self.watchers:
            # Some of it looks at the table: together they would wait for the collector.
            self._shared.clear()
        self.presence += 1
        self.idle_since = self.clock.now()
        if watcher.seat is not None:
            self._here[watcher.seat] -= 1
            self._here += Counter()  # those with nobody left are dropped
            self._seats_here = frozenset(self._here)
        if watcher.seat is not None and not self.anyone_here() and self.table.deadline:
            self.left_on_clock = max(0.0, self.table.deadline - self.clock.now())
        if watcher.seat is not None and not self.is_here(watcher.seat):
            self.away_since[watcher.seat] = self.left_at = self.clock.now()
        self.publish()

    def somebody(self, seat: Seat) -> Sitter | None:
        """Return who sits on a seat, or sat there until lately."""
        sitting = (sitter for sitter in self.table.sitters if sitter.seat == seat)
        return next(sitting, self._gone.get(seat))

    def anyone_here(self) -> bool:
        """Tell whether somebody looks at the table from any seat."""
        return bool(self._here)

    def is_here(self, seat: Seat) -> bool:
        """Tell whether somebody looks at the table from a seat."""
        return seat in self._here

    def dismiss(self, seat: Seat | None, why: str) -> None:
        """Tell those who look from a seat (None: spectators) that they may not any more."""
        for watcher in tuple(self.watchers):
            if watcher.seat == seat:
                watcher.dismiss(why)

    def _check_moment(self, moment: Moment | None) -> None:
        game = self.table.game
        if moment is None or game is None:
            return
        fits = (
            moment.game in (None, self.table.games)
            and moment.round in (None, game.round.number)
            and moment.phase in (None, game.phase)
        )
        if not fits:
            passed = TableReason.MOMENT_PASSED
            raise NotAllowed(passed, round=game.round.number, phase=game.phase)

    async def _carry_out(
        self,
        asker: Seat | None,
        command: AnyTableCommand,
        ref: CommandRef | None = None,
        moment: Moment | None = None,
        spend: Callable[[bool], bool] = lambda _: True,
    ) -> int:
        while True:
            if self._unsure:
                await self._find_out()
            self._check_moment(moment)
            before = self.table
            events, after = decide_and_fold(before, asker, command, self._around(command))
            if not events:
                version = await self._version_of(ref) or before.version
                if ref is not None:  # sent again later, it might find something to do after all
                    self._remember(ref, version)
                return version
            if not spend(self._thrift.spend(before.code, asker, command)):
                raise NotAllowed(TableReason.TOO_FAST)
            begins = isinstance(events[0], GameStarted)
            keeps = begins or is_time_for_a_snapshot(before, self._snapshot_version)
            since = perf_counter()
            try:
                await self._store.append(
                    before.code,
                    before.version,
                    [dump_event(event) for event in events],
                    new_listing(before, after),
                    self.clock.now(),
                    ref,
                    dump_table(before) if keeps else None,
                )
            except Stale:
                self._meter.overtaken()
                known = await self._version_of(ref)
                await self._catch_up(must=known is None)
                if known is not None:
                    return known  # we did it long ago, or another node did it just now
                continue
            except BaseException:  # whoever asked may be cancelled, too
                self._unsure = True
                self._meter.append_failed()
                self.stirred.set()
                raise
            self._meter.appended(perf_counter() - since)
            self._take(events, after)
            if ref is not None:
                self._remember(ref, after.version)
            if keeps:
                self._snapshot_version = before.version
                await self._prune()
            if not _PARTINGS.isdisjoint(map(type, events)):
                await self._see_off(events)
            return after.version

    def _around(self, command: AnyTableCommand) -> Around:
        seed = self._new_seed() if isinstance(command, Begin) else ""
        return Around(
            now=self.clock.now(),
            seed=seed,
            decks=self._decks,
            characters=self._characters,
            here=self._seats_here,
            draining=self._draining(),
            origins=self.origins.by_seat() if isinstance(command, Kick) else {},
        )

    async def _see_off(self, events: Sequence[AnyTableEvent]) -> None:
        """Close the door behind those who stood up or were asked to."""
        for event in events:
            if isinstance(event, StoodUp):
                await self._forget_tokens(event.seat)
                self.away_since.pop(event.seat, None)
                self.unmet.discard(event.seat)
                self.newcomers.discard(event.seat)
                self.origins.forget(event.seat)
                self.dismiss(event.seat, event.why)
            if isinstance(event, Banned):
                self._send_away(event.ban.origins)
            if isinstance(event, SettingsChanged) and not event.settings.spectators:
                self.dismiss(None, "no_spectators")

    async def _prune(self) -> None:
        """Delete what no game needs and no snapshot; if the disk fails now, it stays for longer."""
        spans = prunable(self.table, self._snapshot_version)
        try:
            await self._store.prune(self.table.code, spans, self.clock.now() - KEPT_SECONDS)
        except Exception:
            log.exception("old events could not be deleted", extra={"table": self.label})

    async def _forget_tokens(self, seat: Seat) -> None:
        """Forget what opened a seat that nobody sits on; kept, it would open nothing.

        So if the disk fails now, what has happened already is told all the same.
        """
        try:
            await self._store.drop_tokens(self.table.code, seat)
        except Exception:
            log.exception("a token could not be forgotten", extra={"table": self.label})

    def _send_away(self, origins: Sequence[str]) -> None:
        """Tell spectators who come from where somebody banned came from that they may not look."""
        for watcher in tuple(self.watchers):
            if watcher.seat is None and watcher.origin in origins:
                watcher.dismiss(Why.BANNED)

    async def _find_out(self) -> None:
        """Find out whether what was not answered is on disk."""
        if self._unsure:
            await self._catch_up(must=False)
            self._unsure = False

    async def _catch_up(self, *, must: bool) -> None:
        """Fold what another node has appended meanwhile; raise `TableGone` if it must have."""
        records = await self._store.read(self.table.code, self.table.version)
        if not records:
            if must:
                for watcher in tuple(self.watchers):  # whoever finds out tells everybody
                    watcher.dismiss("deleted")
                raise TableGone(self.table.code)
            return
        events = [load_event(record.event) for record in records]
        if records[0].version == self.table.version + 1:
            self._take(events, fold(events, self.table))
        else:
            events = await self._catch_up_by_snapshot()
        await self._see_off(events)
        self.publish()

    async def _catch_up_by_snapshot(self) -> list[AnyTableEvent]:
        """Fold anew: what came between was pruned, and nobody knows any more what it was."""
        stored = await self._store.wake(self.table.code)
        if stored is None or stored.snapshot is None:
            raise TableGone(self.table.code)
        events = [load_event(record.event) for record in stored.records]
        self._take(events, fold(events, load_table(stored.snapshot)))
        self._recent = self._memory = None
        return events

    def _take(self, events: Sequence[AnyTableEvent], after: Table) -> None:
        if self._recent is None:
            self._recent = deque(maxlen=REMEMBERED_EVENTS)
        self._recent.extend(events)
        if self._memory is not None:
            self._memory = remember_all(events, self._memory)
        if is_later(self.table, after):
            self.phase_since = self.clock.now()
        if self._here and not _WINDINGS.isdisjoint(map(type, events)):
            self.clock_is_stale, self.left_on_clock = False, None
        if after.sitters is not self.table.sitters:
            self._take_sitters(events, after)
        self.table = after

    def _take_sitters(self, events: Sequence[AnyTableEvent], after: Table) -> None:
        """Note who has come, who has gone, and who is not here."""
        for event in events:
            if isinstance(event, SatDown) and event.sitter.kind is Kind.PERSON:
                self.unmet.add(event.sitter.seat)
                self.newcomers.add(event.sitter.seat)
            elif isinstance(event, StoodUp):
                self._remember_gone(event.seat)
        for sitter in after.sitters:
            if sitter.seat not in self._here:
                self.away_since.setdefault(sitter.seat, self.clock.now())

    def _remember_gone(self, seat: Seat) -> None:
        for sitter in self.table.sitters:
            if sitter.seat == seat:
                self._gone[seat] = sitter
        if len(self._gone) > REMEMBERED_GONE:
            del self._gone[next(iter(self._gone))]

    async def _version_of(self, ref: CommandRef | None) -> int | None:
        if ref is None:
            return None
        return await self._store.command_version(self.table.code, ref)

    def _remember(self, ref: CommandRef, version: int) -> None:
        self._commands[ref] = version
        if len(self._commands) > REMEMBERED_COMMANDS:
            self._commands.popitem(last=False)


class TableGone(Exception):
    """The table was deleted while somebody was still sitting at it."""
