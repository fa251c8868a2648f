"""What an event is said to change is compared with whole views, before and after."""

import random
from collections import Counter
from typing import get_args

import msgspec
import pytest
from msgspec.structs import replace

from pinxit.protocol.changes import NAMED, PUBLIC, SEATED, changed_by
from pinxit.protocol.sections import ALL, ClockSection, sections_for
from pinxit.rules import Phase, Seat
from pinxit.rules.commands import GoOn
from pinxit.rules.events import GamePaused
from pinxit.table.awake.live import LiveTable
from pinxit.table.commands import GiveHeart
from pinxit.table.events import AnyTableEvent, LookBanned, TableOpened
from pinxit.table.evolve import evolve
from pinxit.table.screens import Screen
from pinxit.table.state import Table
from tests.table.evening import Evening as PlainEvening
from tests.table.random_evening import Evening, evening
from tests.table.scenes import scene_of

STEPS = 110
SEEDS = range(24)

Seen = dict[str, bytes]


def look(table: Table, seat: Seat | None, screen: Screen | None = None) -> Seen:
    """Return every section of a table as it was, as bytes; the time of day is nobody's change."""
    sections = sections_for(scene_of(table), seat, ALL, screen)
    seen = {name: getattr(sections, name) for name in ALL}
    assert isinstance(seen["clock"], ClockSection)
    seen["clock"] = replace(seen["clock"], now=0.0)
    return {name: msgspec.json.encode(value) for name, value in seen.items()}


def different(before: Seen, after: Seen) -> set[str]:
    return {name for name in ALL if before[name] != after[name]}


class Auditor:
    """Looks over everyone's shoulder, event by event."""

    def __init__(self, watched: Evening) -> None:
        self.live = watched.live
        self.table = watched.table
        self.named: Counter[str] = Counter()
        self.in_vain: Counter[str] = Counter()

    def audit(self) -> None:
        """Go through what has happened since the last time."""
        happened = self.live.scene().events_since(self.table.version)
        assert happened is not None
        for event in happened:
            after = evolve(self.table, event)
            for seat in self._viewers(after):
                self._compare(event, seat, after)
            # One that is let go is sent no more.
            for paired in set(self.table.screens) & set(after.screens):
                self._compare(event, None, after, paired.screen)
            self.table = after
        assert self.table == self.live.table

    def _viewers(self, after: Table) -> list[Seat | None]:
        """All who sit there before or after, somebody who does not, and a spectator."""
        seats = {sitter.seat for sitter in (*self.table.sitters, *after.sitters)}
        return [*sorted(seats), "s99", None]

    def _compare(
        self,
        event: AnyTableEvent,
        seat: Seat | None,
        after: Table,
        screen: Screen | None = None,
    ) -> None:
        changed = different(look(self.table, seat, screen), look(after, seat, screen))
        named = changed_by([event], after.game).for_seat(seat)
        assert changed <= named, (event, seat, changed - named)
        assert named <= changed_by([event]).for_seat(seat), "who knows less names more"
        self.named.update(named)
        self.in_vain.update(named - changed)


class Recipient:
    """Somebody who is sent something now and then, as a connection is."""

    def __init__(self, live: LiveTable, seat: Seat | None) -> None:
        self.live = live
        self.seat = seat
        self.version = live.table.version
        self.screen = look(live.table, seat)

    def read(self) -> None:
        """Take over the sections that are said to have changed; the rest must still be right."""
        happened = self.live.scene().events_since(self.version)
        names = ALL
        if happened is not None:
            names = changed_by(happened, self.live.table.game).for_seat(self.seat)
        now = look(self.live.table, self.seat)
        self.screen |= {name: now[name] for name in names}
        assert self.screen == now, (self.seat, different(self.screen, now))
        self.version = self.live.table.version


@pytest.mark.parametrize("seed", SEEDS)
async def test_every_section_that_an_event_changes_is_named(seed: int) -> None:
    played = await evening(seed)
    auditor = Auditor(played)
    for _ in range(STEPS):
        await played.step()
        auditor.audit()
    print(_tightness(auditor))  # noqa: T201 (shown by pytest -s: how often a name was in vain)


@pytest.mark.parametrize("seed", SEEDS)
async def test_who_reads_now_and_then_sees_what_all_see(seed: int) -> None:
    rng = random.Random(seed)
    played = await evening(seed + 1000)
    seats = [None, *(f"s{number}" for number in range(1, 9))]
    readers = [Recipient(played.live, seat) for seat in seats]
    for _ in range(STEPS):
        await played.step()
        for reader in readers:
            if rng.random() < 0.15:
                reader.read()
    for reader in readers:
        reader.read()


async def test_the_random_evenings_leave_out_no_event() -> None:
    happened: Counter[type] = Counter()
    for seed in SEEDS:
        played = await evening(seed)
        version = played.table.version
        for _ in range(STEPS):
            await played.step()
            new = played.live.scene().events_since(version) or ()
            happened.update(type(event) for event in new)
            version = played.table.version
    assert set(happened) == set(PUBLIC) - {TableOpened, LookBanned}  # of old logs


def test_every_event_is_in_the_table() -> None:
    assert set(PUBLIC) == set(get_args(AnyTableEvent))
    assert SEATED.keys() | NAMED.keys() <= PUBLIC.keys()


def test_whatever_takes_hearts_away_says_so() -> None:
    played = PlainEvening("Ola", "Jan", "Ela")
    played.begin()
    played.come_to(Phase.REVEAL)
    assert played.game.last_reveal is not None
    board = played.game.last_reveal.board
    played.do("s1", GiveHeart(next(card for card in board if not played.is_of("s1", card))))
    played.stand_up("s3")
    happened = played.do("s1", GoOn())
    assert any(isinstance(event, GamePaused) for event in happened)  # too few are left
    assert played.table.hearts == {}
    assert any("hearts" in PUBLIC[type(event)] for event in happened)


def test_every_name_is_that_of_a_section() -> None:
    for table in (PUBLIC, SEATED, NAMED):
        for names in table.values():
            assert names <= ALL


def test_a_spectator_is_never_sent_what_only_seats_have() -> None:
    private = {"mine", "may", "bans", "albums", "whispers"}
    for kind, names in PUBLIC.items():
        assert kind is TableOpened or not names & private


def _tightness(auditor: Auditor) -> str:
    named, in_vain = auditor.named.total(), auditor.in_vain.total()
    worst = ", ".join(f"{name} {times}" for name, times in auditor.in_vain.most_common(4))
    return f"{named} sections named, {in_vain} in vain ({in_vain / max(named, 1):.0%}: {worst})"
