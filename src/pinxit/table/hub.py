"""All tables that are awake, and the doors to them: opening, sitting down, moving, leaving."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from hashlib import blake2s
from typing import Final

from msgspec import Struct

from pinxit.players import Company
from pinxit.rules import Card, Seat
from pinxit.rules.events import AnyEvent as AnyGameEvent
from pinxit.rules.events import Event as GameEvent
from pinxit.rules.evidence import Evidence, evidence
from pinxit.rules.recap import Recap, recap

from . import tokens
from .board import Board
from .calendar import Calendar
from .clock import Clock
from .codec import dump_event, load_event, load_table, with_shared_cards
from .commands import Sit
from .decide import Around, decide, open_table
from .errors import NotAllowed, TableReason
from .evolve import fold
from .keys import LETTERS, is_key_of, key_of
from .listing import listing_of
from .live import Live, TableGone
from .minder import mind
from .moderate import check_origin
from .origins import origin_of
from .ports import CodeTaken, Meter, PublicTable, Record, Store
from .reports import Complaint, Desk
from .room import Room
from .settings import Settings
from .sharing import shareable
from .state import Table
from .strangers import is_inside, outward_names
from .thrift import Thrift
from .tokens import hash_of, token_of, unused_hash_of

log = logging.getLogger(__name__)

CODE_LETTERS: Final = LETTERS
CODE_LENGTH: Final = 6
SEAT_CODE_LENGTH: Final = 8
SEAT_CODE_SECONDS: Final = 600.0
AWAY_FOR: Final = 7 * 24 * 3600.0  # seconds for which a table that was put away can be had back
NOTED_EVERY: Final = 3600.0  # seconds after which it is noted that the server still runs
NAMED: Final = 20  # tables that a line of the log names
SLEEP_AFTER: Final = 30.0  # seconds without anyone looking
SLEEP_SOON: Final = 5.0  # the same, in a storm of tables
MANY_AWAKE: Final = 500  # tables: then each holds on to memory that others will need
LISTED_FOR: Final = 600.0  # seconds after which a public table without anybody is abandoned
CHANGED_WITHIN: Final = 3 * 3600.0  # seconds; at what is listed something happens now and then
LOOKED_THROUGH: Final = 500  # public tables, for those at which somebody is
MOST_SEEN: Final = 1000  # tables of which it is remembered when somebody was last there


def new_seed() -> str:
    """Return a seed of 256 random bits: fewer could be searched for by the published hash."""
    return secrets.token_hex(32)


class Taken(Struct, frozen=True):
    """A seat and the secret that opens it; the secret is shown once and never stored."""

    code: str
    seat: Seat
    token: str


class Hub:
    """Wakes tables when somebody comes and lets them sleep when everyone is gone."""

    def __init__(  # noqa: PLR0913 (all that a house is made of)
        self,
        *,
        store: Store,
        clock: Clock,
        decks: Mapping[str, tuple[Card, ...]],
        company: Company,
        new_seed: Callable[[], str] = new_seed,
        new_code: Callable[[], str] | None = None,
        decks_of: Callable[[str], Mapping[str, tuple[Card, ...]]] | None = None,
        keep_seconds: float | None = None,
        follow_clock: Callable[[], float] = lambda: 0.0,
        thinking: float = 0.0,
        secret: bytes | None = None,
        meter: Meter | None = None,
        most_bytes: int | None = None,
    ) -> None:
        self.store = store
        self.clock = clock
        self.decks = decks
        self._decks_of = decks_of or (lambda _code: decks)  # with those of a table's own
        self.company = company
        self._new_seed = new_seed
        self._new_code = new_code or _random_code
        self._keep_seconds = keep_seconds
        self._follow_clock = follow_clock
        self.calendar = Calendar(clock)
        self._noted_at = float("-inf")
        self._thinking = thinking
        self._secret = secret or secrets.token_bytes(32)  # of a server that remembers nothing
        self._meter = meter
        self.board = Board()
        self.room = Room(most_bytes)
        self.thrift = Thrift(clock, self.room)
        self.draining = False  # games end, and no new ones begin
        self._desk = Desk(clock)
        self._seen: dict[str, float] = {}  # when somebody was last at a table that sleeps
        self._awake: dict[str, Live] = {}
        self.slept = 0  # how many tables have fallen asleep, or were deleted
        self._waking: dict[str, asyncio.Task[None]] = {}
        self._minders: dict[str, asyncio.Task[None]] = {}
        self._nurse: asyncio.Task[None] | None = None  # lets tables sleep
        self._seat_codes: dict[str, tuple[str, Seat, float]] = {}
        self._moves = 0  # how many seats have moved to another device

    @property
    def awake(self) -> int:
        """How many tables are awake."""
        return len(self._awake)

    def lives(self) -> tuple[Live, ...]:
        """Return the tables that are awake."""
        return tuple(self._awake.values())

    def pin(self, notice: str) -> None:
        """Say something to everyone at every table, now and later; nothing: no more."""
        self.board.pin(notice)
        for live in self.lives():
            live.publish()

    def origin_of(self, address: str) -> str:
        """Return by what this server knows an address again: a keyed hash, and nothing more."""
        return origin_of(address, self._secret)

    def key_of(self, code: str) -> str:
        """Return what a link to a table holds beside its code."""
        return key_of(code, self._secret)

    def has_key(self, code: str, key: str | None) -> bool:
        """Tell whether somebody shows that they were sent a link to this table."""
        return key is not None and is_key_of(code, key, self._secret)

    async def open(
        self, settings: Settings, name: str, pawn: str | None, origin: str | None = None
    ) -> Taken:
        """Open a table with its host sitting at it."""
        if self.draining:
            raise NotAllowed(TableReason.DRAINING)
        self.thrift.check_room()
        while True:
            code = self._new_code()
            around = self._around()
            opened = open_table(code, settings, around)
            table = fold(opened)
            sat = decide(table, None, Sit(name, pawn, origin), around)
            table = fold(sat, table)
            events = [dump_event(event) for event in (*opened, *sat)]
            try:
                await self.store.create(code, events, listing_of(table), around.now)
            except CodeTaken:
                continue
            self._saw(code, around.now)
            return await self._taken(code, table.sitters[-1].seat)

    async def sit(
        self,
        code: str,
        name: str,
        pawn: str | None,
        origin: str | None = None,
        request: str | None = None,
        spend: Callable[[bool], bool] = lambda _: True,
    ) -> Taken:
        """Sit down at a table; the same request, sent again soon, gets the same seat and token."""
        live = await self.live(code)
        token = tokens.new_token() if request is None else token_of(self._secret, code, request)
        # That a request was answered may be forgotten; its token opens a seat for longer.
        if request is not None and await self.store.seat_of(hash_of(token)) is not None:
            raise NotAllowed(TableReason.REQUEST_USED)
        sit = Sit(name, pawn, origin)
        return Taken(code, await live.sit(sit, unused_hash_of(token), request, spend), token)

    async def check_unused(self, taken: Taken) -> None:
        """Refuse to give an answer again if its token was shown, or does not open the seat now."""
        found = await self.store.seat_of(unused_hash_of(taken.token))
        if found != (taken.code, taken.seat):
            raise NotAllowed(TableReason.REQUEST_USED)

    async def seat_of(self, code: str, token: str) -> Seat:
        """Return the seat that a token opens at this table; refuse any other."""
        while True:
            moves = self._moves
            found = await self.store.seat_of(hash_of(token))
            unused = None if found is not None else await self.store.seat_of(unused_hash_of(token))
            if found is None and unused is None:  # or somebody has just come with it
                found = await self.store.seat_of(hash_of(token))
            found = found or unused
            if found is None or found[0] != code:
                raise NotAllowed(TableReason.BAD_TOKEN)
            live = await self.live(code)
            used = unused is None or await self._use(live, token, unused[1])
            if used and moves == self._moves:  # or a seat has moved meanwhile: perhaps this one
                break
        if not any(sitter.seat == found[1] for sitter in live.table.sitters):
            raise NotAllowed(TableReason.BAD_TOKEN)
        return found[1]

    async def _use(self, live: Live, token: str, seat: Seat) -> bool:
        """Note that somebody has come with a token; False: it is not what it was meanwhile."""
        try:
            return await live.use_token(unused_hash_of(token), hash_of(token), seat)
        except TableGone as error:
            raise NotAllowed(TableReason.NO_SUCH_TABLE, code=live.table.code) from error
        except Exception:  # the memory failed: it is noted when they come again, and they are in
            log.exception("nobody could note that a token is used", extra={"table": live.label})
            return True

    def new_seat_code(self, code: str, seat: Seat) -> str:
        """Make a code with which this seat can be taken on another device, once."""
        now = self.clock.now()
        self._seat_codes = {
            key: kept
            for key, kept in self._seat_codes.items()
            if kept[2] > now and kept[:2] != (code, seat)
        }
        seat_code = "".join(secrets.choice(CODE_LETTERS) for _ in range(SEAT_CODE_LENGTH))
        self._seat_codes[seat_code] = (code, seat, now + SEAT_CODE_SECONDS)
        return seat_code

    async def move_seat(self, seat_code: str, origin: str | None = None) -> Taken:
        """Take a seat on another device; the old one is told, and its token opens nothing."""
        key = seat_code.strip().upper()
        kept = self._seat_codes.pop(key, None)
        if kept is None or kept[2] <= self.clock.now():
            raise NotAllowed(TableReason.BAD_SEAT_CODE)
        code, seat, _ = kept
        live = await self.live(code)
        if not any(sitter.seat == seat for sitter in live.table.sitters):
            raise NotAllowed(TableReason.BAD_SEAT_CODE)
        check_origin(live.table, origin)
        token = tokens.new_token()
        try:
            await live.give_token(unused_hash_of(token), seat)
        except BaseException as error:  # the memory failed: it must be possible to try again
            self._seat_codes[key] = kept
            if isinstance(error, TableGone):
                raise NotAllowed(TableReason.NO_SUCH_TABLE, code=code) from error
            raise
        self._moves += 1
        live.dismiss(seat, "moved")
        return Taken(code, seat, token)

    async def live(self, code: str) -> Live:
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
        live.idle_since = self.clock.now()
        return live

    async def recap(
        self, code: str, number: int, seat: Seat | None = None
    ) -> tuple[Recap, dict[Seat, str]]:
        """Tell a seat (None: anyone) the story of a game that is over, and who its seats were."""
        events, names = await self._past(code, number, seat)
        return recap(events), names

    async def evidence(
        self, code: str, number: int, seat: Seat | None = None
    ) -> tuple[Evidence, dict[Seat, str]]:
        """Tell what there is to check of a game that is over, and who its seats were."""
        events, names = await self._past(code, number, seat)
        return evidence(events), names

    async def export(self, code: str) -> tuple[Record, ...]:
        """Return the whole log of a table at which no game is running, for its host to keep."""
        live = await self.live(code)
        if live.table.running:
            raise NotAllowed(TableReason.GAME_RUNNING)
        newest = live.table.version  # a game that begins meanwhile is not for anyone to see
        records = await self.store.read(code)
        return tuple(shareable(record) for record in records if record.version <= newest)

    async def report(self, live: Live, by: Seat, said: Complaint, origin: str | None) -> None:
        """Keep what somebody at a table says about somebody else, for whoever runs the server."""
        self.thrift.check_room()
        await self._desk.take(live, by, said, origin, self.store)

    async def delete(self, code: str) -> None:
        """Forget a table with all that is stored about it."""
        live = await self.live(code)
        await self.store.delete(code)
        await self._let_sleep(code)
        for watcher in tuple(live.watchers):
            watcher.dismiss("deleted")

    async def wake_due(self, limit: int) -> None:
        """Wake the tables whose clock has run out while they slept; their minders do the rest."""
        self._set_clock()
        for code in await self.store.due(self.clock.now(), limit):
            if code not in self._awake:
                with suppress(NotAllowed):  # deleted meanwhile
                    await self.live(code)

    def _set_clock(self) -> None:
        """Let the clock be set when nobody is at a table, who would lose time or be given any."""
        if not self._awake:
            self.calendar.pass_on()
            self.calendar.leapt(self._follow_clock())

    async def public_tables(self, limit: int) -> tuple[PublicTable, ...]:
        """List the public tables at which somebody could sit down, and somebody is or just was."""
        since = self.clock.now() - CHANGED_WITHIN
        lines = await self.store.public_tables(LOOKED_THROUGH, since)
        return tuple([line for line in lines if self._is_lively(line.code)][:limit])

    def _is_lively(self, code: str) -> bool:
        live = self._awake.get(code)
        if live is not None and live.anyone_here():
            return True
        left_at = None if live is None else live.left_at
        seen = self._seen.get(code) if left_at is None else left_at
        return seen is not None and self.clock.now() - seen < LISTED_FOR

    def _saw(self, code: str, at: float | None) -> None:
        """Remember when somebody was last at a table, which may fall asleep now."""
        if at is not None:
            self._seen.pop(code, None)
            self._seen[code] = at  # the newest last
        if len(self._seen) > MOST_SEEN:
            del self._seen[next(iter(self._seen))]

    async def look_for_room(self) -> None:
        """Find out how much of the memory is used."""
        self.room.take(await self.store.size())

    async def begin(self) -> None:
        """Find out when a server ran here last: tables do not grow old by a clock alone."""
        self.calendar.begin(await self.store.ran_at())
        try:
            await self._note_time()
        except Exception:
            log.exception("it could not be noted that the server runs")  # games can be looked at

    async def _note_time(self) -> None:
        """Keep it for the next start that the server runs now."""
        now = self.calendar.pass_on()
        if now - self._noted_at >= NOTED_EVERY:
            await self.store.set_ran_at(now)
            self._noted_at = now

    async def expire(self) -> int:
        """Put the tables away that nobody has come back to; return how many are gone for good.

        Those that were put away long ago are deleted. In the first hour nothing is done: a clock
        that is wrong at the start is often set soon.
        """
        await self._note_time()
        if self._keep_seconds is None or self.calendar.is_young:
            return 0
        now = self.calendar.now()
        away = await self.store.put_away(now - self._keep_seconds, now)
        self._tell("put away, as nobody came back to them", away)
        gone = await self.store.expire(now - AWAY_FOR)
        self._tell("deleted for good", gone)
        await self.store.expire_reports(now - self._keep_seconds)
        return len(gone)

    def _tell(self, what: str, codes: Sequence[str]) -> None:
        if codes:
            labels = ", ".join(map(self._label, codes[:NAMED]))
            more = " …" if len(codes) > NAMED else ""
            log.warning("%d tables were %s: %s%s", len(codes), what, labels, more)

    def say_goodbye(self) -> None:
        """Tell everyone that the server is about to restart."""
        for live in self._awake.values():
            for watcher in tuple(live.watchers):
                watcher.dismiss("restart")

    async def close(self) -> None:
        """Let all tables sleep and the memory go."""
        for code in tuple(self._awake):
            await self._let_sleep(code)
        if self._nurse is not None:
            self._nurse.cancel()
            await asyncio.gather(self._nurse, return_exceptions=True)
        await self.store.close()

    async def _past(
        self, code: str, number: int, seat: Seat | None
    ) -> tuple[list[AnyGameEvent], dict[Seat, str]]:
        """Return the events of a game that is over, and who its seats were."""
        live = await self.live(code)
        for past in live.table.history:
            if past.number == number:
                records = await self.store.read(code, past.first_version - 1)
                names = past.names
                if not is_inside(live.table, seat):
                    names = outward_names(live.table, names)
                return _game_events(records, past.last_version), names
        raise NotAllowed(TableReason.NO_SUCH_GAME, game=number)

    async def _taken(self, code: str, seat: Seat) -> Taken:
        token = tokens.new_token()
        try:
            await self.store.put_token(unused_hash_of(token), code, seat)
        except LookupError as error:
            raise NotAllowed(TableReason.NO_SUCH_TABLE, code=code) from error
        return Taken(code, seat, token)

    async def _wake(self, code: str) -> None:
        stored = await self.store.wake(code)
        if stored is None:
            raise NotAllowed(TableReason.NO_SUCH_TABLE, code=code)
        before = None if stored.snapshot is None else load_table(stored.snapshot)
        table = fold((load_event(record.event) for record in stored.records), before)
        self._watch_over(with_shared_cards(table), 0 if before is None else before.version)

    def _watch_over(self, table: Table, snapshot_version: int) -> None:
        live = Live(
            table,
            store=self.store,
            clock=self.clock,
            decks=self._decks_of(table.code),
            new_seed=self._new_seed,
            characters=self.company.characters,
            label=self._label(table.code),
            board=self.board,
            meter=self._meter,
            draining=lambda: self.draining,
            thrift=self.thrift,
            snapshot_version=snapshot_version,
        )
        self._awake[table.code] = live
        self._minders[table.code] = asyncio.create_task(self._mind(live))
        if self._nurse is None or self._nurse.done():
            self._nurse = asyncio.create_task(self._put_to_sleep())

    async def _mind(self, live: Live) -> None:
        await mind(live, self.company, self._thinking)

    async def _put_to_sleep(self) -> None:
        """Let tables sleep at which nobody has looked for a while, until all of them do."""
        while self._awake:
            await self.clock.wait(SLEEP_SOON)
            now = self.clock.now()
            patience = SLEEP_SOON if len(self._awake) > MANY_AWAKE else SLEEP_AFTER
            # Nothing is awaited in between: nobody must find a table that falls asleep.
            for code, live in tuple(self._awake.items()):
                if not (live.watchers or live.busy or live.idle_since + patience > now):
                    del self._awake[code]
                    self.slept += 1
                    self._minders.pop(code).cancel()
                    self._saw(code, live.left_at)

    async def _let_sleep(self, code: str) -> None:
        minder = self._minders.pop(code, None)
        live = self._awake.pop(code, None)
        if minder is not None:
            minder.cancel()
            await asyncio.gather(minder, return_exceptions=True)
        if live is not None:
            self.slept += 1
            await live.rest()

    def _label(self, code: str) -> str:
        """Return by what a log knows a table; who has the log cannot open the table with it."""
        return blake2s(code.encode(), key=self._secret[:32], digest_size=5).hexdigest()

    def _around(self) -> Around:
        return Around(
            now=self.clock.now(),
            seed=self._new_seed(),
            decks=self.decks,
            characters=self.company.characters,
        )


def _random_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def _game_events(records: tuple[Record, ...], last: int) -> list[AnyGameEvent]:
    events = (load_event(record.event) for record in records if record.version <= last)
    return [event for event in events if isinstance(event, GameEvent)]
