"""Holds what people have kept of an evening against the log, past all servers.

The laws: what was acknowledged is in the log once, where it was said to be; what came after
something else, for whoever looked on, comes after it in the log; every view is the fold of the log
up to its version; nobody is taken back; nobody is told of a card, or of a seed, that they cannot
know; and in the end all see the same.
"""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from pinxit.rules import Phase
from pinxit.table.ports import CommandRef, Listing
from tests.chaos.chronicle import Chronicle
from tests.chaos.disk import Appended, Created
from tests.cluster.people import Deed, Party, Record, Sight, marks_of
from tests.web.house import FakeClock

# Why a move of one's own may be refused all the same: nothing was done, or it says `perhaps`.
PASSING = frozenset({"failed", "too_fast", "moment_passed"})


class Row(Struct, frozen=True):
    """One row of the log."""

    since: int
    version: int
    at: float
    seat: str | None
    command: str | None
    events: bytes


class Violation(Struct, frozen=True):
    """Something that must never be."""

    law: str
    code: str
    what: str


class Checker:
    """Of one table."""

    def __init__(self, code: str, rows: Sequence[Row]) -> None:
        self.code = code
        self.violations: list[Violation] = []
        self.chronicle = Chronicle(code, FakeClock(), {})
        self.refs: dict[CommandRef, int] = {}
        self._expected: dict[tuple[int, str], dict[str, int]] = {}
        self._read(rows)

    def wrong(self, law: str, what: object) -> None:
        """Note what must never be."""
        self.violations.append(Violation(law, self.code, str(what)[:600]))

    def _read(self, rows: Sequence[Row]) -> None:
        newest = 0
        for row in rows:
            events = msgspec.msgpack.decode(row.events, type=tuple[bytes, ...])
            if row.since != newest or row.version != row.since + len(events):
                self.wrong("the log has neither gaps nor branches", (newest, row.since))
                return
            ref = None if row.command is None else CommandRef(row.seat or "", row.command)
            if ref is not None and ref in self.refs:
                self.wrong("a wish is done once", ref)
            if ref is not None:
                self.refs[ref] = row.version
            listing = Listing()
            if row.since == 0:
                self.chronicle.take(Created(self.code, events, listing, row.at))
            else:
                self.chronicle.take(Appended(self.code, row.since, events, None, row.at, ref, None))
            newest = row.version

    # What people say

    def check(self, records: Iterable[Record]) -> None:
        """Look at everything."""
        kept = list(records)
        for record in kept:
            self._check_deeds(record)
            self._check_sights(record)
            self._check_secrets(record)
            if record.out_of_step:
                self.wrong("an update goes on from the last version", record.place.seat)
        self._check_order([deed for record in kept for deed in record.deeds])

    def _check_deeds(self, record: Record) -> None:
        kept_perhaps = 0  # of the last move that a server could not say whether it was kept
        for deed in record.deeds:
            at = self.refs.get(deed.ref)
            if deed.version is not None and at != deed.version:
                law = "what is acknowledged is in the log once, where it was said to be"
                self.wrong(law, (deed, at))
            if deed.refused is None:
                kept_perhaps = 0
                continue
            if at is not None and not deed.perhaps:
                self.wrong("what was done is never refused", (deed, at))
            if deed.is_own_move and deed.perhaps and at is not None:
                kept_perhaps = at
            elif deed.is_own_move and deed.refused not in PASSING and not kept_perhaps:
                self.wrong("what only I can do is not refused", deed)

    def _check_order(self, deeds: Sequence[Deed]) -> None:
        """What was answered before something else was asked for comes before it in the log."""
        moments: list[tuple[float, int, Deed]] = []
        for deed in deeds:
            if deed.version is not None and deed.ended is not None:
                moments += [(deed.began, 0, deed), (deed.ended, 1, deed)]
        newest = 0
        floor: dict[CommandRef, int] = {}
        for _, what, deed in sorted(moments, key=lambda moment: moment[:2]):
            version = deed.version or 0
            if what == 0:
                floor[deed.ref] = newest
            else:
                if version <= floor[deed.ref]:
                    self.wrong("what comes later comes later in the log", (deed, floor[deed.ref]))
                newest = max(newest, version)

    def _check_sights(self, record: Record) -> None:
        last: Sight | None = None
        for sight in record.sights:
            if last is not None and sight.version < last.version:
                self.wrong("nobody is taken back", (record.place.seat, last.version, sight))
            if last is None or (sight.version, sight.marks) != (last.version, last.marks):
                self._check_sight(record.place.seat or "", sight)
            last = sight

    def _check_sight(self, seat: str, sight: Sight) -> None:
        if sight.version > self.chronicle.newest:
            self.wrong("what is shown is in the log", (seat, sight.version, self.chronicle.newest))
            return
        expected, found = self.marks(sight.version, seat), dict(sight.marks)
        other = sorted(n for n in expected | found if expected.get(n) != found.get(n))
        if other:
            self.wrong("a view is the fold of the log", (seat, sight.version, other))

    def marks(self, version: int, seat: str) -> dict[str, int]:
        """Return what is to be seen at a version."""
        known = self._expected.get((version, seat))
        if known is None:
            known = marks_of(self.chronicle.view(version, seat))
            self._expected[version, seat] = known
            self.chronicle._views.clear()  # they are many, and each is looked at once
        return known

    def _check_secrets(self, record: Record) -> None:
        seat = record.place.seat
        for heard in record.heard:
            if not 0 < heard.version <= self.chronicle.newest:
                continue
            unknown = heard.cards - self.chronicle.cards(heard.version, seat) - record.named
            if unknown:
                law = "nobody is told of a card they cannot know"
                self.wrong(law, (seat, heard.version, sorted(unknown)))
            game = self.chronicle.at(heard.version).game
            if game is not None and game.phase is not Phase.OVER and game.seed in heard.seeds:
                self.wrong("the seed is a secret until the end", (seat, heard.version))

    def check_the_end(self, party: Party) -> None:
        """All see what the log says, and nobody was sent away."""
        for person in party.people:
            if person.goodbye is not None:
                self.wrong("nobody is locked out", (person.seat, person.goodbye))
            elif person.version != self.chronicle.newest:
                self.wrong("all converge", (person.seat, person.version, self.chronicle.newest))


def check(party: Party, rows: Sequence[Row]) -> tuple[list[Violation], Checker]:
    """Judge what became of one table."""
    checker = Checker(party.code, rows)
    checker.check(person.record for person in party.people)
    checker.check_the_end(party)
    return checker.violations, checker


def rows_of(answer: Iterable[Sequence[Any]]) -> list[Row]:
    """Read what the database says."""
    return [Row(*row) for row in answer]
