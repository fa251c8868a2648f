"""Stored tables to measure with: real games of six, some over and most half-played.

A few games are played by random players at a table of our own, in memory, and recorded as the
memory was told of them. Then as many tables as wanted are stored through the same port, each with
the log of one of these games up to some move, and with tokens that we know. That takes a minute or
two for ten thousand, so the file is kept.
"""

import asyncio
import random
import shutil
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import pinxit
from pinxit.adapters import open_store
from pinxit.adapters.in_memory import MemoryStore
from pinxit.bootstrap import Config, make_state
from pinxit.players import NOTHING, RandomPlayer
from pinxit.rules import legal, view_for
from pinxit.rules.legal import MayLeave
from pinxit.table.awake.live import LiveTable
from pinxit.table.commands import Begin
from pinxit.table.hub import Hub
from pinxit.table.hub.doors import CODE_LENGTH, CODE_LETTERS
from pinxit.table.ports import CommandRef, Listing, Store
from pinxit.table.settings import Settings
from pinxit.table.tokens import hash_of

from .orders import Party

SEATS: Final = 6
GAMES: Final = 24  # that are recorded
AT_ONCE: Final = 256  # tables that are written at once
RESULTS: Final = Path(__file__).parents[1] / "results"
FORM: Final = 1  # of what is written here; another number makes the files anew
FORM_IN: Final = ("adapters/schema.py", "table/events.py", "table/state.py", "rules/events.py")

Written = tuple[Sequence[bytes], Listing | None, CommandRef | None, bytes | None]


class Recorder(MemoryStore):
    """A memory that notes what it was told, in order."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[Written] = []

    async def create(
        self,
        code: str,
        events: Sequence[bytes],
        listing: Listing,
        at: float,
        command: CommandRef | None = None,
    ) -> None:
        """Begin a table's log."""
        await super().create(code, events, listing, at, command)
        self.written.append((events, listing, command, None))

    async def append(
        self,
        code: str,
        version: int,
        events: Sequence[bytes],
        listing: Listing | None,
        at: float,
        command: CommandRef | None = None,
        snapshot: bytes | None = None,
    ) -> None:
        """Add events."""
        await super().append(code, version, events, listing, at, command, snapshot)
        self.written.append((events, listing, command, snapshot))


def party_of(number: int) -> Party:
    """Return the code of a stored table, and the tokens of its seats."""
    code, rest = "", number
    for _ in range(CODE_LENGTH):
        rest, letter = divmod(rest, len(CODE_LETTERS))
        code += CODE_LETTERS[letter]
    return Party(number, code, tuple(f"{code}-{place}-measured" for place in range(SEATS)))


@contextmanager
def database(tables: int) -> Iterator[Path]:
    """Copy the file with so many tables, to be used up; on the disk, not in memory."""
    RESULTS.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=RESULTS, prefix="run-") as folder:
        file = Path(folder) / "tables.sqlite3"
        shutil.copyfile(kept(tables), file)
        yield file


def kept(tables: int) -> Path:
    """Return the file with so many tables, made if it is not there."""
    RESULTS.mkdir(exist_ok=True)
    known = RESULTS / f"tables-{tables}-{_form()}.sqlite3"
    if not known.exists():
        with tempfile.TemporaryDirectory(dir=RESULTS, prefix="make-") as folder:
            file = Path(folder) / "tables.sqlite3"
            asyncio.run(_make(file, tables))
            for old in RESULTS.glob(f"tables-{tables}-*"):
                old.unlink()
            file.rename(known)
    return known


def _form() -> str:
    """Name what the files look like: made before a change of that, they would be upgraded."""
    texts = [(Path(pinxit.__file__).parent / name).read_bytes() for name in FORM_IN]
    return f"{FORM}-{sha256(b''.join(texts)).hexdigest()[:8]}"


async def _make(file: Path, tables: int) -> None:
    began = time.monotonic()
    games = await _recorded(min(GAMES, -(-tables // 20)))
    store = await open_store(f"sqlite:///{file}")
    try:
        for first in range(0, tables, AT_ONCE):
            numbers = range(first, min(first + AT_ONCE, tables))
            async with asyncio.TaskGroup() as group:
                for number in numbers:
                    group.create_task(_store(store, number, games[number % len(games)]))
            share = numbers.stop / tables
            print(f"\r  storing {tables} tables, once: {share:.0%}", end="", flush=True)
    finally:
        await store.close()
    print(f"\r  stored {tables} tables in {time.monotonic() - began:.0f} s      ")


async def _recorded(games: int) -> list[list[Written]]:
    """Play whole games of six, and return what was written of each."""
    with tempfile.TemporaryDirectory() as folder:
        state = await make_state(Config(database="memory:", data_dir=Path(folder)))
        house, recorded = state.hub, []
        try:
            for number in range(games):
                store = Recorder()
                hub = Hub(store=store, clock=house.clock, decks=house.decks, roster=house.roster)
                await _play(hub, random.Random(number))  # noqa: S311 (repeatable, not secret)
                await hub.close()
                recorded.append(store.written)
        finally:
            await house.close()
            state.downloads.close()
    return recorded


async def _play(hub: Hub, rng: random.Random) -> None:
    hub.doors._new_code = lambda: party_of(0).code  # noqa: SLF001 (to be replaced by others of its length)
    host = await hub.open(Settings(), "Guest 1", None)
    for place in range(1, SEATS):
        await hub.doors.sit(host.code, f"Guest {place + 1}", None)
    live = await hub.live(host.code)
    await live.handle(host.seat, Begin(), CommandRef(host.seat, "begin"))
    player, count = RandomPlayer(tuple(f"Something about {n}" for n in range(99))), 0
    while live.table.running:
        seat = _awaited(live, rng)
        game: Any = live.table.game
        options = tuple(o for o in legal(game, seat) if not isinstance(o, MayLeave))
        move = player(view_for(game, seat), options, NOTHING, rng)
        count += 1
        await live.handle(seat, move, CommandRef(seat, f"0123456789ab-{count}"))


def _awaited(live: LiveTable, rng: random.Random) -> str:
    game: Any = live.table.game
    seats: tuple[str, ...] = game.round.awaited or game.seats  # at a reveal, anyone may go on
    return rng.choice(seats)


async def _store(store: Store, number: int, written: list[Written]) -> None:
    """Store one table: every tenth with a whole game, the others with a part of it."""
    party, rng = party_of(number), random.Random(number)  # noqa: S311 (repeatable, not secret)
    told = len(written) if number % 10 == 9 else rng.randrange(SEATS + 2, len(written) // 2)
    at = time.time()
    old, new = party_of(0).code.encode(), party.code.encode()
    version = 0
    for events, listing, command, snapshot in written[:told]:
        named = [event.replace(old, new) for event in events]
        kept = None if snapshot is None else snapshot.replace(old, new)
        if version == 0:
            assert listing is not None  # noqa: S101 (a table begins with one)
            await store.create(party.code, named, listing, at)
        else:
            await store.append(party.code, version, named, listing, at, command, kept)
        version += len(named)
    for place, token in enumerate(party.tokens):
        await store.put_token(hash_of(str(token)), party.code, f"s{place + 1}")
