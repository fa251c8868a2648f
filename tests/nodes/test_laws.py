"""The laws hold; and where a fault is planted in the nodes, a law tells it."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from pinxit.adapters import MemoryStore
from pinxit.protocol.messages import Do, Done
from pinxit.rules import Seat
from pinxit.table.awake import seating
from pinxit.table.awake.journal import Journal
from pinxit.table.awake.live import LiveTable
from pinxit.table.awake.presence import LocalPresence
from pinxit.table.codec import load_event
from pinxit.table.evolve import fold
from pinxit.table.hub import Hub
from pinxit.table.hub.doors import Doors
from pinxit.table.nodes import cluster, line, lookout, station
from pinxit.table.nodes.line import TableLine
from pinxit.table.nodes.lookout import Lookout
from pinxit.table.nodes.presence import SharedPresence
from pinxit.table.ports import CommandRef, Listing
from pinxit.web.connection import Connection
from pinxit.web.session import Session
from tests.nodes import laws
from tests.nodes.laws import Law
from tests.nodes.switchboard import LocalBus
from tests.patience import PATIENCE

Patch = pytest.MonkeyPatch
SOON = 5.0  # seconds for which what a planted fault has spoilt is waited for
TRIES = 4  # what depends on chance may need another evening


@pytest.fixture
def hasty(monkeypatch: Patch) -> None:
    """Nodes are given up sooner, leases end, and it is looked more often what was missed."""
    monkeypatch.setattr(cluster, "LOOK_SELDOM", 10)
    monkeypatch.setattr(station, "SILENT_AFTER", 2.0)
    monkeypatch.setattr(line, "LEASE", 2.0)
    monkeypatch.setattr(line, "RENEWED", 1.0)
    for module in (station, line, lookout):
        monkeypatch.setattr(module, "DEAD_AFTER", 4.0)


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("law", laws.ALL, ids=lambda law: law.__name__)
async def test_it_holds_that(law: Law) -> None:
    await law(PATIENCE)


# The faults


def acknowledged_before_it_is_stored(patch: Patch) -> None:
    real = Session._do

    async def do(self: Session, message: Do, connection: Connection, live: LiveTable) -> None:
        connection.answer(Done(message.id, live.table.version + 1))
        await asyncio.sleep(0)
        await real(self, message, connection, live)

    patch.setattr(Session, "_do", do)


def no_fencing_by_the_version(patch: Patch) -> None:
    real = MemoryStore.append

    async def append(
        self: MemoryStore,
        code: str,
        version: int,
        *others: Any,  # noqa: ANN401 (handed on)
    ) -> None:
        del version
        await real(self, code, self._tables[code].version, *others)

    patch.setattr(MemoryStore, "append", append)


def a_lease_is_never_renewed(patch: Patch) -> None:
    patch.setattr(line, "RENEWED", float("inf"))  # once had, it is had for ever


def everybody_has_the_lease(patch: Patch) -> None:
    async def lease(_self: LocalBus, _name: str, _seconds: float) -> bool:
        return True

    patch.setattr(LocalBus, "lease", lease)


def nobody_looks_for_what_was_missed(patch: Patch) -> None:
    async def look(_self: Lookout, *_of: object) -> None:
        pass

    patch.setattr(Lookout, "look", look)


def a_gap_is_not_caught_up(patch: Patch) -> None:
    real = Journal.take_over

    def take_over(self: Journal, since: int, written: Sequence[bytes]) -> bool:
        real(self, since, written)
        return True

    async def look(_self: Lookout, *_of: object) -> None:
        pass

    patch.setattr(Journal, "take_over", take_over)
    patch.setattr(Lookout, "look", look)


def a_gap_is_folded_twice(patch: Patch) -> None:
    real = Journal.take_over

    def take_over(self: Journal, since: int, written: Sequence[bytes]) -> bool:
        if since + len(written) == self.table.version and written:
            _fold_anyway(self, written)
        return real(self, since, written)

    patch.setattr(Journal, "take_over", take_over)


def what_the_bus_says_is_believed_in_any_order(patch: Patch) -> None:
    def take_over(self: Journal, since: int, written: Sequence[bytes]) -> bool:
        if since >= self.table.version and written:
            _fold_anyway(self, written)
        return True

    patch.setattr(Journal, "take_over", take_over)


def _fold_anyway(journal: Journal, written: Sequence[bytes]) -> None:
    events = [load_event(event) for event in written]
    journal._take(events, fold(events, journal.table))


def presence_never_expires(patch: Patch) -> None:
    patch.setattr(TableLine, "expire", lambda _self: None)


def only_ones_own_connections_count(patch: Patch) -> None:
    patch.setattr(SharedPresence, "_here", LocalPresence._here)


def a_cache_still_knows_a_token(patch: Patch) -> None:
    real, known = Doors.seat_of, dict[tuple[int, str], Seat]()

    async def seat_of(self: Doors, code: str, token: str) -> Seat:
        key = id(self), token
        if key not in known:
            known[key] = await real(self, code, token)
        return known[key]

    patch.setattr(Doors, "seat_of", seat_of)


def other_nodes_do_not_hear_of_a_ban(patch: Patch) -> None:
    patch.setattr(Hub, "changed", lambda _self, _what, _code: None)


def other_nodes_do_not_know_a_request(patch: Patch) -> None:
    async def command_version(_self: MemoryStore, _code: str, _command: CommandRef) -> None:
        return None

    patch.setattr(MemoryStore, "command_version", command_version)


def a_wish_is_stored_without_its_id(patch: Patch) -> None:
    real = MemoryStore.append

    async def append(
        self: MemoryStore,
        code: str,
        version: int,
        events: Sequence[bytes],
        listing: Listing | None,
        at: float,
        command: CommandRef | None = None,
        snapshot: bytes | None = None,
    ) -> None:
        del command
        await real(self, code, version, events, listing, at, None, snapshot)

    patch.setattr(MemoryStore, "append", append)


def a_seat_is_taken_from_whoever_was_quicker(patch: Patch) -> None:
    patch.setattr(seating, "_reserved", lambda _live, _hash, expected: expected)


PLANTED: list[tuple[Callable[[Patch], None], Law]] = [
    (acknowledged_before_it_is_stored, laws.what_people_have_seen_is_what_is_in_the_log),
    (no_fencing_by_the_version, laws.what_people_have_seen_is_what_is_in_the_log),
    (a_wish_is_stored_without_its_id, laws.what_people_have_seen_is_what_is_in_the_log),
    (a_gap_is_not_caught_up, laws.what_people_have_seen_is_what_is_in_the_log),
    (a_gap_is_folded_twice, laws.what_people_have_seen_is_what_is_in_the_log),
    (what_the_bus_says_is_believed_in_any_order, laws.what_people_have_seen_is_what_is_in_the_log),
    (nobody_looks_for_what_was_missed, laws.what_the_bus_lost_is_found),
    (a_lease_is_never_renewed, laws.a_table_acts_once),
    (everybody_has_the_lease, laws.a_table_acts_once),
    (presence_never_expires, laws.who_came_by_a_node_that_died_is_away),
    (only_ones_own_connections_count, laws.who_is_connected_anywhere_is_not_replaced),
    (a_cache_still_knows_a_token, laws.a_token_that_was_replaced_opens_nothing),
    (other_nodes_do_not_hear_of_a_ban, laws.who_is_shut_out_is_let_in_by_no_node),
    (other_nodes_do_not_know_a_request, laws.a_request_opens_one_table),
    (a_seat_is_taken_from_whoever_was_quicker, laws.a_seat_is_opened_by_its_own_token),
]


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize(("plant", "law"), PLANTED, ids=[p.__name__ for p, _ in PLANTED])
async def test_it_is_told_that(
    plant: Callable[[Patch], None], law: Law, monkeypatch: Patch
) -> None:
    plant(monkeypatch)
    for _ in range(TRIES):
        try:
            await law(SOON)
        except Exception as told:  # noqa: BLE001 (however the law says so)
            assert str(told) or isinstance(told, TimeoutError)
            return
    pytest.fail("nobody has noticed")
