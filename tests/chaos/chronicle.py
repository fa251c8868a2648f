"""What the disk says has happened: every version of a table folded anew, and what each may show.

The server under test has no part in it: the stored bytes are folded, and each view is built from
the table at its version.
"""

from collections.abc import Mapping
from typing import Any

from msgspec import UNSET, Struct
from msgspec.structs import asdict, replace

from pinxit.protocol.sections import ALL, Sections, sections_for
from pinxit.rules import Card, Game, Phase, Seat
from pinxit.table.awake.live import LiveTable
from pinxit.table.clock import Clock
from pinxit.table.codec import load_event
from pinxit.table.events import AnyTableEvent
from pinxit.table.evolve import evolve
from pinxit.table.ports import CommandRef
from pinxit.table.state import Kind, Table
from tests.table.scenes import scene_of

from .disk import Appended, Created, Deleted, Disk, Pruned

PASSING = frozenset({"spectators"})  # is in no event


class Entry(Struct, frozen=True):
    """What one append brought."""

    first: int
    last: int
    at: float
    ref: CommandRef | None
    events: tuple[AnyTableEvent, ...]


class Chronicle:
    """One table, as the disk tells it."""

    def __init__(self, code: str, clock: Clock, decks: Mapping[str, tuple[Card, ...]]) -> None:
        self.code = code
        self.deleted = False
        self.tables: list[Table | None] = [None]  # by version
        self.entries: list[Entry] = []
        self.kept: list[Entry] = []  # of these, what was not pruned
        self._snapshot_version = 0
        self.refs: dict[CommandRef, list[int]] = {}
        self._clock = clock
        self._decks = decks
        self._live: LiveTable | None = None
        self._views: dict[tuple[int, Seat | None], dict[str, Any]] = {}
        self._cards: dict[tuple[int, Seat | None], frozenset[Card]] = {}

    @property
    def newest(self) -> int:
        """The newest version on the disk."""
        return len(self.tables) - 1

    @property
    def table(self) -> Table:
        """The table at the newest version."""
        return self.at(self.newest)

    def at(self, version: int) -> Table:
        """Return the table at a version."""
        table = self.tables[version]
        assert table is not None
        return table

    def take(self, write: Created | Appended) -> None:
        """Fold what was appended."""
        events = tuple(load_event(event) for event in write.events)
        first = self.newest + 1
        for event in events:
            self.tables.append(evolve(self.tables[-1], event))
        ref = write.command if isinstance(write, Appended) else None
        self.entries.append(Entry(first, self.newest, write.at, ref, events))
        self.kept.append(self.entries[-1])
        if isinstance(write, Appended) and write.snapshot is not None:
            self._snapshot_version = write.version
        if ref is not None:
            self.refs.setdefault(ref, []).append(self.newest)

    def prune(self, write: Pruned) -> None:
        """Leave out what was pruned; it has happened all the same."""
        self.kept = [
            entry
            for entry in self.kept
            if entry.at >= write.before
            or entry.last > self._snapshot_version
            or not any(first <= entry.first and entry.last <= last for first, last in write.spans)
        ]

    def view(self, version: int, seat: Seat | None) -> dict[str, Any]:
        """Return every section that a seat is to see at a version."""
        known = self._views.get((version, seat))
        if known is None:
            sections = sections_for(scene_of(self.at(version)), seat, ALL)
            known = self._views[version, seat] = normal(present(sections))
        return known

    def cards(self, version: int, seat: Seat | None) -> frozenset[Card]:
        """Return the cards that a seat may be told of at a version, by the rules of the game."""
        known = self._cards.get((version, seat))
        if known is None:
            game = self.at(version).game
            known = self._cards[version, seat] = _cards(game, seat) if game else frozenset()
        return known


def _cards(game: Game, seat: Seat | None) -> frozenset[Card]:
    """Own cards, the board, and the last reveal. Not by way of `view_for`, on purpose."""
    cards: set[Card] = set()
    if seat is not None and seat in game.seats:
        cards.update(game.hands[seat], game.round.laid.get(seat, ()))
    if game.phase in {Phase.VOTE, Phase.REVEAL, Phase.OVER, Phase.PAUSED}:
        cards.update(game.round.board)
    if game.last_reveal is not None:
        cards.update(game.last_reveal.board)
    return frozenset(cards)


def present(sections: Sections) -> dict[str, Any]:
    """Return the sections that are there."""
    return {name: value for name, value in asdict(sections).items() if value is not UNSET}


def normal(sections: dict[str, Any]) -> dict[str, Any]:
    """Leave out what is in no event: who is here, who watches, and the time."""
    found = {name: value for name, value in sections.items() if name not in PASSING}
    if "sitters" in found:
        sitters = found["sitters"]
        found["sitters"] = tuple(replace(s, here=s.kind is Kind.COMPUTER) for s in sitters)
    if "clock" in found:
        found["clock"] = replace(found["clock"], now=0.0)
    return found


class Chronicles:
    """All tables on a disk."""

    def __init__(self, disk: Disk, clock: Clock, decks: Mapping[str, tuple[Card, ...]]) -> None:
        self._disk = disk
        self._clock = clock
        self._decks = decks
        self._read = 0
        self._by_code: dict[str, Chronicle] = {}

    def of(self, code: str) -> Chronicle:
        """Return what the disk says of a table by now."""
        writes = self._disk.writes
        while self._read < len(writes):
            write = writes[self._read]
            self._read += 1
            if isinstance(write, Created):
                chronicle = Chronicle(write.code, self._clock, self._decks)
                self._by_code[write.code] = chronicle
                chronicle.take(write)
            elif isinstance(write, Appended):
                self._by_code[write.code].take(write)
            elif isinstance(write, Pruned):
                self._by_code[write.code].prune(write)
            elif isinstance(write, Deleted) and write.code in self._by_code:
                self._by_code[write.code].deleted = True
        return self._by_code[code]
