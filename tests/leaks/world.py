"""A whole server in this process, with one table that is played at, and ways to try things apart.

What is tried `apart` leaves no trace: the table, its memory, who looks at it and what was said are
put back afterwards. So one evening can be looked at by everyone, from every moment of it.
"""

import copy
import logging
import random
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import TypeVar

from msgspec import Struct

from pinxit.adapters import MemoryStore
from pinxit.adapters.blobs_in_memory import MemoryBlobs
from pinxit.adapters.in_memory import _Row
from pinxit.clips import Clip, Kept
from pinxit.clips.clip import RECORDED, new_id
from pinxit.clips.shelf import Shelf
from pinxit.decks import built_in
from pinxit.decks.darkroom import Darkroom
from pinxit.players import RandomPlayer, SameForAll
from pinxit.protocol import VERSION
from pinxit.protocol.messages import Hello, dump
from pinxit.rules import Clue, Medium, Phase, Refusal, Seat
from pinxit.rules.events import GameStarted
from pinxit.table.awake.live import LiveTable
from pinxit.table.awake.recent import Recent
from pinxit.table.awake.recollection import Recollection
from pinxit.table.codec import load_event
from pinxit.table.commands import AnyTableCommand, Begin, PairScreen, ShareClip, Sit
from pinxit.table.events import AnyTableEvent
from pinxit.table.evolve import fold
from pinxit.table.hub import Hub
from pinxit.table.hub.report_desk import ReportDesk
from pinxit.table.settings import Settings
from pinxit.table.state import Table
from pinxit.table.strangers import is_paired
from pinxit.table.tokens import hash_of, new_token, unused_hash_of
from pinxit.web.app import make_app
from pinxit.web.clip_desk import ClipDesk
from pinxit.web.limits import Limits
from pinxit.web.state import State
from tests.leaks.line import Line
from tests.table.random_evening import Evening, StillClock

CATALOGUE = built_in()
WIDE = 10**9
GENEROUS = Limits(
    messages_burst=WIDE,
    address_messages_burst=WIDE,
    requests_burst=WIDE,
    pictures_burst=WIDE,
    tables_burst=WIDE,
    connections_an_address=WIDE,
    guesses_burst=WIDE,
    near_guesses_burst=WIDE,
    far_guesses_burst=WIDE,
    all_guesses_burst=WIDE,
    changes_burst=WIDE,
    moves_burst=WIDE,
    asked_burst=WIDE,
    clips_burst=WIDE,
    clips_of_a_seat_burst=WIDE,
    clips_of_a_table_burst=WIDE,
    clips_fetched_burst=WIDE,
)

# Words that are found nowhere else, so that whoever sees one knows where it comes from.
CLUES = ("Zwirbelkraut", "Quastenflosser")
NAME = "Xaverine"
MENDED = "in other words"


T = TypeVar("T")
SHELVES: dict[str, Shelf] = {}  # of the newest world with a table of that code
Brought = dict[str, tuple[Kept, bytes]]  # what lies on a table's shelf, by name


class PromptDesk(ClipDesk):
    """A desk whose hands are as quick as thought: nobody waits for a thread."""

    async def _do(self, work: Callable[[], T]) -> T:
        return work()


class Unminded(Hub):
    """A hub whose tables do nothing by themselves: the evening moves for computers, too."""

    async def _take_care(self, live: LiveTable) -> None:
        del live


class Party(Evening):
    """An evening whose people and clues can be recognised wherever they turn up."""

    def __init__(
        self, live: LiveTable, clock: StillClock, rng: random.Random, trouble: float
    ) -> None:
        super().__init__(live, clock, rng, {})
        self.shelf = Shelf(MemoryBlobs())
        self._choose = RandomPlayer(CLUES)
        self._trouble_rate = trouble
        self.did: tuple[Seat | None, AnyTableCommand] | None = None

    async def step(self) -> bool:
        quiet = self._rng.random() >= self._trouble_rate
        self.did = asker, command = self._move() if quiet else self._trouble()
        if self._rng.random() < 0.1:
            self.clock.time += self._rng.choice((1, 20, 100))
        try:
            await self.live.handle(asker, command)
        except Refusal:
            return False
        self.bring_some()
        await self.share_some()
        return True

    def _sung(self, seat: Seat) -> Clue:
        """Tell with what was brought before, or is now."""
        mine = [kept for kept, _ in self.untold.values() if kept.seat == seat]
        fit = [kept for kept in mine if kept.game == self.table.games]
        clip = fit[0].clip if fit else self.bring(seat).clip
        return Clue(self._rng.choice(CLUES), clip.medium, clip.id)

    def bring(self, seat: Seat) -> Kept:
        """Put something on the shelf that nobody has heard of."""
        kept, data = something(self._rng, seat, self.table.games, self.clock.time)
        self.shelf.put(self.table.code, kept, data)
        return kept

    @property
    def brought(self) -> Brought:
        """All that lies on the shelf."""
        code = self.table.code
        return {clip: self.shelf.get(code, clip) for clip in self.shelf.of_table(code)}

    @property
    def untold(self) -> Brought:
        """What lies there and was not told."""
        told = {told.clip.id for told in self.table.clips}
        return {clip: one for clip, one in self.brought.items() if clip not in told}

    def bring_some(self) -> None:
        """Let those who may tell have brought something, or nothing yet."""
        game = self.table.game
        if game is not None and game.phase in {Phase.RACE, Phase.CLUE}:
            for seat in game.round.awaited:
                if self._rng.random() < 0.6:
                    self.bring(seat)

    async def share_some(self) -> None:
        """Let whoever told last say whether it may be in the album."""
        if self.table.clips and self._rng.random() < 0.4:
            told = self.table.clips[-1]
            with suppress(Refusal):  # they have left
                await self.live.handle(told.seat, ShareClip(told.clip.id, not told.shared))

    def _sit(self) -> Sit:
        super()._sit()
        return Sit(f"{NAME} {self._names}", None, remote=self._names % 4 == 0)

    def _begin(self) -> tuple[Seat | None, AnyTableCommand]:
        if len(self.table.sitters) < 3:
            return None, self._sit()
        return super()._begin() if len(self.table.sitters) > 3 else (self.table.host, self._start())

    def _start(self) -> Begin:
        chosen = self.table.settings.rules().first == "host"
        return Begin(self.seats[0] if chosen else None)


def something(rng: random.Random, seat: Seat, game: int, now: float) -> tuple[Kept, bytes]:
    """Sing, mime or draw something, as it is kept."""
    medium = rng.choice(sorted(RECORDED))
    frames = (rng.randint(4, 96), 8) if medium is Medium.MIME else (0, 0)
    clip = Clip(new_id(now), medium, rng.randint(30, 2000) / 100, *frames)
    return Kept(clip, seat, game), rng.randbytes(rng.randint(50, 500))


def untold_of(table: Table) -> list[Kept]:
    """Return what was brought to a table and not told; the server itself knows it by its name."""
    shelf, told = SHELVES[table.code], {told.clip.id for told in table.clips}
    return [shelf.look(table.code, clip) for clip in shelf.of_table(table.code) if clip not in told]


class Notes(logging.Handler):
    """Keeps everything that is logged, with all that a record carries."""

    def __init__(self, noted: list[str]) -> None:
        super().__init__(logging.DEBUG)
        self._noted = noted

    def emit(self, record: logging.LogRecord) -> None:
        self.format(record)  # which writes the traceback down
        told = {name: value for name, value in vars(record).items() if name not in PLACES}
        self._noted.append(f"{record.getMessage()} {told}")


PLACES = frozenset({"exc_info", "pathname", "filename", "module", "funcName", "lineno"})


@contextmanager
def noting(noted: list[str]) -> Iterator[None]:
    """Note all that is logged, down to the least of it."""
    root, notes = logging.getLogger(), Notes(noted)
    level = root.level
    root.addHandler(notes)
    root.setLevel(logging.DEBUG)
    try:
        yield
    finally:
        root.removeHandler(notes)
        root.setLevel(level)


class Moment(Struct, frozen=True):
    """A table at one version, with the log that led there: ours, or a twin's."""

    table: Table
    log: tuple[AnyTableEvent, ...]
    stored: tuple[bytes, ...]
    brought: Brought  # what lies on its shelf, told or not


class World:
    """One server and its table."""

    def __init__(self, hub: Hub, live: LiveTable, party: Party, store: MemoryStore) -> None:
        self.hub = hub
        self.live = live
        self.party = party
        self.store = store
        self.state = State(hub, CATALOGUE, GENEROUS, "http://table.example")
        self.desk = PromptDesk(hub, party.shelf, Darkroom(), GENEROUS)
        self.state.clips = self.desk
        SHELVES[self.code] = party.shelf
        self.app = make_app(self.state)
        self.tokens: dict[Seat, str] = {}
        self.seat_codes: list[str] = []  # that were ever made
        self.admissions: list[str] = []  # likewise, of programs
        self.kinds: set[str] = set()  # of messages that were ever heard
        self.turn = 0  # how often somebody has looked, so that each asks for something else
        self.noted: list[str] = []
        self._log: list[AnyTableEvent] = []
        self._tables: dict[int, Table] = {}

    @property
    def code(self) -> str:
        return self.live.table.code

    @property
    def version(self) -> int:
        return self.live.table.version

    async def admit(self, name: str) -> None:
        """Let a program sit down, and make a code for another, which does not come."""
        asked = self.hub.admissions.ask
        self.admissions += [await asked(self.code, self.live.table.host or "") for _ in range(2)]
        admission = await asked(self.code, self.live.table.host or "")
        taken = await self.hub.admissions.use(admission, name, None)
        self.tokens[taken.seat] = taken.token
        self.admissions += [admission, await asked(self.code, self.live.table.host or "")]

    def viewers(self) -> list[Seat | None]:
        """All who look on: the seats, a spectator, and the televisions by their names."""
        return [*self.party.seats, None, *(paired.screen for paired in self.live.table.screens)]

    async def token(self, seat: Seat | None) -> str | None:
        """Return a secret that opens a seat."""
        if seat is None:
            return None
        token = self.tokens.get(seat)
        if token is None or self.store._by_token.keys().isdisjoint(
            (hash_of(token), unused_hash_of(token))
        ):
            token = self.tokens[seat] = await self._new_token(seat)
        return token

    async def _new_token(self, viewer: Seat) -> str:
        if not is_paired(self.live.table, viewer):
            return (await self.hub.doors.give_token(self.code, viewer)).token
        token = new_token()
        await self.store.put_token(hash_of(token), self.code, viewer)
        return token

    def now(self) -> Moment:
        """Return the table as it stands."""
        stored = tuple(record.event for record in self.store._tables[self.code].after(0))
        self._log += [load_event(event) for event in stored[len(self._log) :]]
        return Moment(self.live.table, tuple(self._log), stored, self.party.brought)

    def at(self, version: int) -> Moment:
        """Return the table as it stood."""
        now = self.now()
        table = self.table_at(version)
        return Moment(table, now.log[:version], now.stored[:version], now.brought)

    def table_at(self, version: int) -> Table:
        """Fold the log up to a version; where games begin is remembered, as all start there."""
        log = self._log
        start = max((n for n in range(version) if isinstance(log[n], GameStarted)), default=0)
        if start and start not in self._tables:
            self._tables[start] = fold(log[:start])
        return fold(log[start:version], self._tables.get(start))

    def lay(self, brought: Brought) -> None:
        """Let these lie on the shelf, and nothing else."""
        self.party.shelf.forget(self.code)
        for kept, data in brought.values():
            self.party.shelf.put(self.code, kept, data)

    @asynccontextmanager
    async def apart(self, moment: Moment | None = None) -> AsyncIterator["Apart"]:
        """Try things at the table, as it stands or at another moment, that leave no trace."""
        with _restored(self):
            apart = Apart(self)
            apart.set(moment or self.now())
            try:
                yield apart
            finally:
                for line in apart.lines:
                    await line.hang_up()


class Apart:
    """A world that is forgotten when it was looked at."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.lines: list[Line] = []
        self.tried: list[object] = []

    def set(self, moment: Moment) -> None:
        """Let the table be at another moment, without telling anyone."""
        live, kept = self.world.live, self.world.store._tables[self.world.code]
        live.journal = copy.copy(live.journal)
        live.journal.table = moment.table
        live.journal.recent = Recent(0, moment.log)
        live.recollection = Recollection(self.world.store)
        self.world.lay(moment.brought)
        kept.rows = [_Row(n, 0.0, (event,)) for n, event in enumerate(moment.stored)]

    async def hello(self, token: str | None, version: int | None = None) -> tuple[Line, list[str]]:
        """Connect, and return what comes."""
        line = Line(self.world.state)
        self.lines.append(line)
        hello = Hello(protocol=VERSION, table=self.world.code, token=token, version=version)
        return line, await line.say(dump(hello))


@contextmanager
def _restored(world: World) -> Iterator[None]:
    """Put everything back that can change."""
    live, store, hub = world.live, world.store, world.hub
    live.show_scene()  # or those who watch would be told in another world
    kept_live = dict(live.__dict__)
    kept_table = store._tables[world.code]
    kept_tokens, kept_slips, kept_desk = store._by_token, store._slips, hub._desk
    brought = world.party.brought
    kept_reports, notice = store._reports, (hub.notice.text, hub.notice.number)
    live.watchers = {}
    live.journal = copy.copy(live.journal)
    live.journal._commands = live.journal._commands.copy()
    live.journal.changes = deque()
    live.presence = copy.deepcopy(live.presence, {id(hub.clock): hub.clock})
    live.chat = copy.deepcopy(live.chat, {id(hub.clock): hub.clock})
    store._tables[world.code] = copy.copy(kept_table)
    store._tables[world.code].commands = dict(kept_table.commands)
    store._by_token, store._slips = dict(kept_tokens), dict(kept_slips)
    store._reports, hub._desk = list(kept_reports), ReportDesk(hub.clock)
    try:
        yield
    finally:
        if live._to_be_shown is not None:
            live._to_be_shown.cancel()
        world.lay(brought)
        live.__dict__.update(kept_live)
        store._tables[world.code] = kept_table
        store._by_token, store._slips, hub._desk = kept_tokens, kept_slips, kept_desk
        store._reports, (hub.notice.text, hub.notice.number) = kept_reports, notice


@asynccontextmanager
async def world(
    seed: int,
    settings: Settings | None = None,
    players: int = 4,
    trouble: float = 0.0,
    store: MemoryStore | None = None,
) -> AsyncIterator[World]:
    """Open a table with so many people at it."""
    rng = random.Random(seed)
    clock, store = StillClock(), store or MemoryStore()
    codes = iter(["LAMPLX", "MPLXQR"])
    hub = Unminded(
        store=store,
        clock=clock,
        decks=CATALOGUE.cards,
        roster=SameForAll(RandomPlayer(CLUES)),
        new_seed=lambda: f"{rng.getrandbits(256):064x}",
        new_code=lambda: next(codes),
    )
    noted: list[str] = []
    with noting(noted):
        host = await hub.open(settings or Settings(decks=("plain",)), f"{NAME} 0", None)
        live = await hub.live(host.code)
        party = Party(live, clock, rng, trouble)
        made = World(hub, live, party, store)
        made.noted, made.tokens = noted, {host.seat: host.token}
        for _ in range(players - 2):
            await live.handle(None, party._sit())
        await made.admit(f"{NAME} 99")
        await live.handle(host.seat, PairScreen("en"))
        try:
            yield made
        finally:
            made.desk.close()
            await hub.close()
