"""All tables that are awake, and the doors to them: opening, sitting down, moving, leaving."""

import asyncio
import secrets
from collections.abc import Callable, Mapping
from contextlib import suppress
from hashlib import sha256
from typing import Final

from msgspec import Struct

from pinxit.players import Company
from pinxit.rules import Card, Seat
from pinxit.rules.events import AnyEvent as AnyGameEvent
from pinxit.rules.events import Event as GameEvent
from pinxit.rules.recap import Recap, recap

from .clock import Clock
from .codec import dump_event, load_event, load_table
from .commands import Sit
from .decide import Around, decide, open_table
from .errors import NotAllowed, TableReason
from .evolve import fold
from .listing import listing_of
from .live import Live
from .minder import mind
from .ports import CodeTaken, PublicTable, Record, Store
from .settings import Settings
from .state import Table

CODE_LETTERS: Final = "BCDFGHJKLMNPQRSTVWXZ"  # no vowels: no words; no O, I: no digits
CODE_LENGTH: Final = 6
SEAT_CODE_LENGTH: Final = 8
SEAT_CODE_SECONDS: Final = 600.0
SLEEP_AFTER: Final = 30.0  # seconds without anyone looking
LISTED_FOR: Final = 3 * 3600.0  # seconds after which a public table looks abandoned


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

    def __init__(
        self,
        *,
        store: Store,
        clock: Clock,
        decks: Mapping[str, tuple[Card, ...]],
        company: Company,
        new_seed: Callable[[], str] = new_seed,
        new_code: Callable[[], str] | None = None,
        keep_seconds: float | None = None,
        thinking: float = 0.0,
    ) -> None:
        self.store = store
        self.clock = clock
        self.decks = decks
        self.company = company
        self._new_seed = new_seed
        self._new_code = new_code or _random_code
        self._keep_seconds = keep_seconds
        self._thinking = thinking
        self._awake: dict[str, Live] = {}
        self._waking: dict[str, asyncio.Task[None]] = {}
        self._minders: dict[str, asyncio.Task[None]] = {}
        self._seat_codes: dict[str, tuple[str, Seat, float]] = {}

    @property
    def awake(self) -> int:
        """How many tables are awake."""
        return len(self._awake)

    async def open(self, settings: Settings, name: str, pawn: str | None) -> Taken:
        """Open a table with its host sitting at it."""
        while True:
            code = self._new_code()
            around = self._around()
            opened = open_table(code, settings, around)
            table = fold(opened)
            sat = decide(table, None, Sit(name, pawn), around)
            table = fold(sat, table)
            events = [dump_event(event) for event in (*opened, *sat)]
            try:
                await self.store.create(code, events, listing_of(table), around.now)
            except CodeTaken:
                continue
            return await self._taken(code, table.sitters[-1].seat)

    async def sit(self, code: str, name: str, pawn: str | None) -> Taken:
        """Sit down at a table."""
        live = await self.live(code)
        token = _new_token()
        return Taken(code, await live.sit(name, pawn, hash_of(token)), token)

    async def seat_of(self, code: str, token: str) -> Seat:
        """Return the seat that a token opens at this table; refuse any other."""
        found = await self.store.seat_of(hash_of(token))
        if found is None or found[0] != code:
            raise NotAllowed(TableReason.BAD_TOKEN)
        live = await self.live(code)
        if not any(sitter.seat == found[1] for sitter in live.table.sitters):
            raise NotAllowed(TableReason.BAD_TOKEN)
        return found[1]

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

    async def move_seat(self, seat_code: str) -> Taken:
        """Take a seat on another device; the old one is told, and its token opens nothing."""
        kept = self._seat_codes.pop(seat_code.strip().upper(), None)
        if kept is None or kept[2] <= self.clock.now():
            raise NotAllowed(TableReason.BAD_SEAT_CODE)
        code, seat, _ = kept
        live = await self.live(code)
        if not any(sitter.seat == seat for sitter in live.table.sitters):
            raise NotAllowed(TableReason.BAD_SEAT_CODE)
        taken = await self._taken(code, seat)
        live.dismiss(seat, "moved")
        return taken

    async def live(self, code: str) -> Live:
        """Return a table that is awake, waking it if it sleeps; it stays awake for a while."""
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

    async def recap(self, code: str, number: int) -> tuple[Recap, dict[Seat, str]]:
        """Tell the story of a game that is over, and who its seats were."""
        live = await self.live(code)
        for past in live.table.history:
            if past.number == number:
                records = await self.store.read(code, past.first_version - 1)
                games = _game_events(records, past.last_version)
                return recap(games), past.names
        raise NotAllowed(TableReason.NO_SUCH_GAME, game=number)

    async def export(self, code: str) -> tuple[Record, ...]:
        """Return the whole log of a table at which no game is running."""
        live = await self.live(code)
        if live.table.running:
            raise NotAllowed(TableReason.GAME_RUNNING)
        newest = live.table.version  # a game that begins meanwhile is not for anyone to see
        records = await self.store.read(code)
        return tuple(record for record in records if record.version <= newest)

    async def delete(self, code: str) -> None:
        """Forget a table with all that is stored about it."""
        live = await self.live(code)
        await self.store.delete(code)
        await self._let_sleep(code)
        for watcher in tuple(live.watchers):
            watcher.dismiss("deleted")

    async def wake_due(self, limit: int) -> None:
        """Wake the tables whose clock has run out while they slept; their minders do the rest."""
        for code in await self.store.due(self.clock.now(), limit):
            if code not in self._awake:
                with suppress(NotAllowed):  # deleted meanwhile
                    await self.live(code)

    async def public_tables(self, limit: int) -> tuple[PublicTable, ...]:
        """List the public tables at which somebody could sit down, and somebody lately did."""
        return await self.store.public_tables(limit, self.clock.now() - LISTED_FOR)

    async def expire(self) -> int:
        """Forget the tables that nobody has come back to."""
        if self._keep_seconds is None:
            return 0
        return await self.store.expire(self.clock.now() - self._keep_seconds)

    def say_goodbye(self) -> None:
        """Tell everyone that the server is about to restart."""
        for live in self._awake.values():
            for watcher in tuple(live.watchers):
                watcher.dismiss("restart")

    async def close(self) -> None:
        """Let all tables sleep and the memory go."""
        for code in tuple(self._awake):
            await self._let_sleep(code)
        await self.store.close()

    async def _taken(self, code: str, seat: Seat) -> Taken:
        token = _new_token()
        await self.store.put_token(hash_of(token), code, seat)
        return Taken(code, seat, token)

    async def _wake(self, code: str) -> None:
        stored = await self.store.wake(code)
        if stored is None:
            raise NotAllowed(TableReason.NO_SUCH_TABLE, code=code)
        before = None if stored.snapshot is None else load_table(stored.snapshot)
        self._watch_over(fold((load_event(record.event) for record in stored.records), before))

    def _watch_over(self, table: Table) -> None:
        live = Live(
            table,
            store=self.store,
            clock=self.clock,
            decks=self.decks,
            new_seed=self._new_seed,
            characters=self.company.characters,
        )
        self._awake[table.code] = live
        self._minders[table.code] = asyncio.create_task(self._mind(live))

    async def _mind(self, live: Live) -> None:
        """Mind a table for as long as somebody looks at it, and a little longer."""
        code = live.table.code
        minding = asyncio.create_task(mind(live, self.company, self._thinking))
        try:
            while live.watchers or live.idle_since + SLEEP_AFTER > self.clock.now():
                await self.clock.wait(SLEEP_AFTER)
            # Nothing may be awaited from here on: nobody must find a table that falls asleep.
            if self._awake.get(code) is live:
                del self._awake[code], self._minders[code]
        finally:
            minding.cancel()
            await asyncio.gather(minding, return_exceptions=True)

    async def _let_sleep(self, code: str) -> None:
        minder = self._minders.pop(code, None)
        live = self._awake.pop(code, None)
        if minder is not None:
            minder.cancel()
            await asyncio.gather(minder, return_exceptions=True)
        if live is not None:
            await live.rest()

    def _around(self) -> Around:
        return Around(
            now=self.clock.now(),
            seed=self._new_seed(),
            decks=self.decks,
            characters=self.company.characters,
        )


def hash_of(token: str) -> str:
    """Return what is stored of a token."""
    return sha256(token.encode()).hexdigest()


def _new_token() -> str:
    return secrets.token_urlsafe(32)


def _random_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def _game_events(records: tuple[Record, ...], last: int) -> list[AnyGameEvent]:
    events = (load_event(record.event) for record in records if record.version <= last)
    return [event for event in events if isinstance(event, GameEvent)]
