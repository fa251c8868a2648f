"""A memory that lasts as long as the process: for tests, and for an evening without a disk."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from pinxit.adapters.errors import NoTable, StoreClosed
from pinxit.table.ports import (
    AwayTable,
    CodeTaken,
    CommandRef,
    KeptDeck,
    KeptPlace,
    Listing,
    PublicTable,
    Record,
    Sighting,
    Slip,
    Stale,
    StoredReport,
    Wake,
)


@dataclass
class _Row:
    """A command that was accepted, and its events after a version."""

    since: int
    at: float
    events: tuple[bytes, ...]
    command: CommandRef | None = None

    @property
    def version(self) -> int:
        return self.since + len(self.events)

    def records(self) -> tuple[Record, ...]:
        return tuple(Record(n, self.at, e) for n, e in enumerate(self.events, self.since + 1))


@dataclass
class _Table:
    listing: Listing
    changed_at: float
    rows: list[_Row] = field(default_factory=list)
    snapshot: bytes | None = None
    snapshot_version: int = 0
    commands: dict[CommandRef, int] = field(default_factory=dict)
    away_at: float | None = None  # when it was put away

    @property
    def version(self) -> int:
        return self.rows[-1].version if self.rows else 0

    def add(self, events: Sequence[bytes], at: float, command: CommandRef | None = None) -> None:
        self.rows.append(_Row(self.version, at, tuple(events), command))
        if command is not None:
            self.commands[command] = self.version

    def after(self, version: int) -> tuple[Record, ...]:
        newer = (row for row in self.rows if row.version > version)
        return tuple(one for row in newer for one in row.records() if one.version > version)

    def prune(self, first: int, last: int, before: float) -> int:
        last = min(last, self.snapshot_version)
        gone = [
            row
            for row in self.rows
            if first <= row.since + 1 and row.version <= last and row.at < before
        ]
        self.rows = [row for row in self.rows if row not in gone]
        for row in gone:
            if row.command is not None:
                del self.commands[row.command]
        return len(gone)


class MemoryStore:
    """Implements `pinxit.table.ports.Store`; no method awaits, so each one is atomic."""

    neighbours = 0
    damage = None

    def __init__(self) -> None:
        self._by_code: dict[str, _Table] | None = {}
        self._by_token: dict[str, tuple[str, str]] = {}
        self._reports: list[StoredReport] = []
        self._reports_made = 0
        self._places: list[KeptPlace] = []
        self._places_made = 0
        self._ran_at: float | None = None
        self._secret: bytes | None = None
        self._sightings: dict[tuple[str, str], Sighting] = {}
        self._slips: dict[str, Slip] = {}
        self._decks: dict[str, tuple[KeptDeck, frozenset[str]]] = {}

    @property
    def _tables(self) -> dict[str, _Table]:
        if self._by_code is None:
            raise StoreClosed
        return self._by_code

    def _here(self, code: str) -> _Table | None:
        table = self._tables.get(code)
        return table if table is not None and table.away_at is None else None

    @property
    def _seats(self) -> dict[str, tuple[str, str]]:
        if self._by_code is None:
            raise StoreClosed
        return self._by_token

    async def look_around(self) -> None:
        """Nobody else can be here."""

    async def time(self) -> None:
        """It is as late as the machine says."""

    async def shared_secret(self, offered: bytes) -> bytes:
        """Return the first that was offered."""
        self._check_open()
        self._secret = self._secret or offered
        return self._secret

    async def create(
        self,
        code: str,
        events: Sequence[bytes],
        listing: Listing,
        at: float,
        command: CommandRef | None = None,
    ) -> None:
        """Begin a table's log."""
        if code in self._tables:
            raise CodeTaken(code)
        table = self._tables[code] = _Table(listing, at)
        if events:
            table.add(events, at, command)

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
        """Add events after `version`, all or none."""
        table = self._here(code)
        if table is None or table.version != version or command in table.commands:
            raise Stale(code, version)
        table.add(events, at, command)
        if listing is not None:
            table.listing, table.changed_at = listing, at
        if snapshot is not None:
            table.snapshot, table.snapshot_version = snapshot, version

    async def wake(self, code: str) -> Wake | None:
        """Return the newest snapshot and all records after it."""
        table = self._here(code)
        return Wake(table.snapshot, table.after(table.snapshot_version)) if table else None

    async def read(self, code: str, after: int = 0) -> tuple[Record, ...]:
        """Return all records after a version."""
        table = self._here(code)
        return table.after(after) if table else ()

    async def command_version(self, code: str, command: CommandRef) -> int | None:
        """Return the version that an accepted command reached."""
        table = self._here(code)
        return table.commands.get(command) if table else None

    async def prune(self, code: str, spans: Sequence[tuple[int, int]], before: float) -> int:
        """Delete what nobody needs any more."""
        table = self._tables.get(code)
        return sum(table.prune(*span, before) for span in spans) if table else 0

    async def newest(self, codes: Sequence[str]) -> dict[str, int]:
        """Return how far tables have come."""
        found = {code: self._here(code) for code in codes}
        return {code: table.version for code, table in found.items() if table is not None}

    async def put_token(self, token_hash: str, code: str, seat: str) -> None:
        """Let a token open a seat, and forget the older ones; raise `NoTable`."""
        if self._here(code) is None:
            raise NoTable(code)
        await self.drop_tokens(code, seat)
        self._seats[token_hash] = code, seat

    async def seat_of(self, token_hash: str) -> tuple[str, str] | None:
        """Return the table and the seat that a token opens."""
        found = self._seats.get(token_hash)
        return found if found is not None and self._here(found[0]) is not None else None

    async def valid_tokens(self, token_hashes: Sequence[str]) -> frozenset[str]:
        """Return which of these still open something."""
        opened = {one: await self.seat_of(one) for one in token_hashes}
        return frozenset(one for one, found in opened.items() if found is not None)

    async def drop_tokens(self, code: str, seat: str) -> None:
        """Forget all tokens of a seat."""
        for token in [t for t, opened in self._seats.items() if opened == (code, seat)]:
            del self._seats[token]

    async def public_tables(self, limit: int, since: float = 0) -> tuple[PublicTable, ...]:
        """List public tables that somebody could sit down at, the most recently changed first."""
        lines = [
            PublicTable(code, table.listing.summary, table.changed_at)
            for code, table in self._tables.items()
            if table.listing.public
            and table.listing.open
            and table.changed_at >= since
            and table.away_at is None
        ]
        lines.sort(key=lambda line: (line.changed_at, line.code), reverse=True)
        return tuple(lines[:limit])

    async def due(self, before: float, limit: int) -> tuple[str, ...]:
        """List the tables whose clock wanted to act before a time, the most overdue first."""
        times = [
            (table.listing.due_at, code)
            for code, table in self._tables.items()
            if table.listing.due_at is not None
            and table.listing.due_at < before
            and table.away_at is None
        ]
        return tuple(code for _, code in sorted(times)[:limit])

    async def put_away(self, before: float, at: float) -> tuple[str, ...]:
        """Put the tables away at which nothing has happened since a time."""
        old = [
            (table.changed_at, code)
            for code, table in self._tables.items()
            if table.away_at is None
            and table.changed_at < before
            and all(row.at < before for row in table.rows[-1:])
        ]
        for _, code in old:
            self._tables[code].away_at = at
        return tuple(code for _, code in sorted(old))

    async def away(self, limit: int) -> tuple[AwayTable, ...]:
        """List the tables that were put away, the newest first."""
        found = [
            AwayTable(code, table.away_at, table.changed_at)
            for code, table in self._tables.items()
            if table.away_at is not None
        ]
        found.sort(key=lambda one: (one.away_at, one.code), reverse=True)
        return tuple(found[:limit])

    async def bring_back(self, code: str, at: float) -> bool:
        """Let a table be there again."""
        table = self._tables.get(code)
        if table is None or table.away_at is None:
            return False
        table.away_at, table.changed_at = None, at
        return True

    async def expire(self, before: float) -> tuple[str, ...]:
        """Delete the tables that were put away before a time."""
        old = sorted(
            (table.away_at, code)
            for code, table in self._tables.items()
            if table.away_at is not None and table.away_at < before
        )
        self._forget({code for _, code in old})
        return tuple(code for _, code in old)

    async def expire_reports(self, before: float) -> None:
        """Delete the reports that are older than a time."""
        self._check_open()
        self._reports = [report for report in self._reports if report.at >= before]

    async def has(self, code: str) -> bool:
        """Tell whether anything is kept of a table."""
        return code in self._tables

    async def ran_at(self) -> float | None:
        """Return until when a server is known to have run."""
        changed = (table.changed_at for table in self._tables.values())
        return max(changed, default=None) if self._ran_at is None else self._ran_at

    async def set_ran_at(self, at: float) -> None:
        """Keep until when a server is known to have run."""
        self._check_open()
        self._ran_at = at

    async def delete(self, code: str) -> None:
        """Delete a table with all that is stored about it."""
        self._forget({code})

    def _forget(self, codes: set[str]) -> None:
        for code in codes:
            self._tables.pop(code, None)
        for token in [t for t, (code, _) in self._seats.items() if code in codes]:
            del self._seats[token]

    async def add_report(self, report: bytes, at: float) -> None:
        """Keep a report."""
        self._check_open()
        self._reports_made += 1
        self._reports.append(StoredReport(self._reports_made, at, report))

    async def reports(self, limit: int) -> tuple[StoredReport, ...]:
        """List the reports, the newest first."""
        self._check_open()
        newest = sorted(self._reports, key=lambda report: (report.at, report.id), reverse=True)
        return tuple(newest[:limit])

    async def clear_report(self, report: int) -> None:
        """Forget a report."""
        self._check_open()
        self._reports = [kept for kept in self._reports if kept.id != report]

    async def shut_out(self, place: str, note: str, at: float, until: float | None) -> None:
        """Keep that nobody is let in from a place."""
        self._check_open()
        self._places_made += 1
        others = [kept for kept in self._places if kept.place != place]
        self._places = [*others, KeptPlace(self._places_made, at, until, place, note)]

    async def places_shut_out(self) -> tuple[KeptPlace, ...]:
        """List the places from which nobody is let in, the newest first."""
        self._check_open()
        return tuple(reversed(self._places))

    async def let_in(self, place: int) -> None:
        """Forget a place that was shut out."""
        self._check_open()
        self._places = [kept for kept in self._places if kept.id != place]

    async def see(self, node: str, seen: Mapping[str, bytes], at: float) -> None:
        """Keep who looks at which table by a node."""
        self._check_open()
        kept = {key: one for key, one in self._sightings.items() if one.node != node}
        mine = {(node, code): Sighting(code, node, at, what) for code, what in seen.items()}
        self._sightings = kept | mine

    async def sightings(self, codes: Sequence[str], since: float) -> tuple[Sighting, ...]:
        """Return what nodes have kept of these tables since a time."""
        self._check_open()
        kept = self._sightings.values()
        return tuple(one for one in kept if one.code in codes and one.at >= since)

    async def put_slip(self, key: str, slip: Slip, now: float) -> None:
        """Keep what a code stands for."""
        self._check_open()
        kept = {key: one for key, one in self._slips.items() if one.until > now}
        self._slips = kept | {key: slip}

    async def slip(self, key: str, now: float) -> Slip | None:
        """Return what a code stands for."""
        self._check_open()
        found = self._slips.get(key)
        return found if found is not None and found.until > now else None

    async def take_slip(self, key: str, now: float) -> Slip | None:
        """Return what a code stands for, and forget it."""
        found = await self.slip(key, now)
        self._slips.pop(key, None)
        return found

    async def keep_deck(self, deck: KeptDeck, pictures: Sequence[str]) -> bool:
        """Keep a deck of a table's own."""
        self._check_open()
        before = self._decks[deck.id][0].version if deck.id in self._decks else 0
        if deck.version != before + 1 or (not before and deck.code not in self._tables):
            return False
        self._decks[deck.id] = (deck, frozenset(pictures))
        return True

    async def forget_deck(self, deck: str) -> None:
        """Forget a deck of a table's own."""
        self._check_open()
        self._decks.pop(deck, None)

    async def decks_of(self, codes: Sequence[str]) -> tuple[KeptDeck, ...]:
        """Return the decks that these tables have of their own."""
        self._check_open()
        kept = [deck for deck, _ in self._decks.values() if deck.code in codes]
        return tuple(sorted(kept, key=lambda deck: (deck.code, deck.id)))

    async def table_of_deck(self, deck: str) -> str | None:
        """Return whose own deck this is."""
        self._check_open()
        return self._decks[deck][0].code if deck in self._decks else None

    async def table_with(self, picture: str) -> str | None:
        """Return a table in whose own decks there is a picture of this name."""
        self._check_open()
        kept = self._decks.values()
        return next((deck.code for deck, pictures in kept if picture in pictures), None)

    async def decks_known(self, decks: Sequence[str]) -> frozenset[str]:
        """Return which of these are kept."""
        self._check_open()
        return frozenset(self._decks) & frozenset(decks)

    async def decks_weigh(self) -> int:
        """Return how many bytes the pictures of all own decks take."""
        self._check_open()
        return sum(deck.weight for deck, _ in self._decks.values())

    async def decks_of_nobody(self, limit: int) -> tuple[str, ...]:
        """Return own decks whose table is gone."""
        self._check_open()
        gone = sorted(d.id for d, _ in self._decks.values() if d.code not in self._tables)
        return tuple(gone[:limit])

    def _check_open(self) -> None:
        if self._by_code is None:
            raise StoreClosed

    async def check(self) -> None:
        """There is nothing to look for."""

    async def size(self) -> int:
        """Count the events only: this memory goes with its process."""
        tables = self._tables.values()
        return sum(len(event) for table in tables for row in table.rows for event in row.events)

    async def healthy(self) -> bool:
        """Tell whether it is still open."""
        return self._by_code is not None

    async def close(self) -> None:
        """Forget everything."""
        self._by_code = None
        self._by_token.clear()
        self._reports.clear()
