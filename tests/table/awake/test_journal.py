"""The journal: what is on disk, folded, and every command once, also when others write there."""

from collections.abc import Sequence

import pytest

from pinxit.adapters import MemoryStore
from pinxit.rules import Seat
from pinxit.table.awake.journal import Decide, Journal, TableGone
from pinxit.table.clock import Clock
from pinxit.table.codec import dump_event
from pinxit.table.commands import AnyTableCommand, Sit
from pinxit.table.decide import decide_and_fold, open_table
from pinxit.table.decide.context import Context
from pinxit.table.errors import NotAllowed
from pinxit.table.events import AnyTableEvent
from pinxit.table.evolve import fold
from pinxit.table.listing import listing_of
from pinxit.table.ports import CommandRef, NoMeter, Store
from pinxit.table.settings import Settings
from pinxit.table.state import Table
from tests.table.evening import DECKS, NOON
from tests.table.random_evening import StillClock

CODE = "LAMPLX"


class Full(MemoryStore):
    """A memory that fails once, before or after it has kept what it was given."""

    fails: str | None = None

    async def append(self, *given: object) -> None:
        fails, self.fails = self.fails, None
        if fails == "before":
            raise OSError
        await super().append(*given)  # type: ignore[arg-type]  # as above
        if fails == "after":
            raise OSError


def context() -> Context:
    return Context(now=NOON, seed="", decks=DECKS)


def wish(asker: Seat | None, command: AnyTableCommand) -> Decide:
    def decide(table: Table) -> tuple[Sequence[AnyTableEvent], Table]:
        return decide_and_fold(table, asker, command, context())

    return decide


def journal_on(store: Store, table: Table, clock: Clock | None = None) -> Journal:
    return Journal(
        table, store, clock=clock or StillClock(), meter=NoMeter(), label="", snapshot_version=0
    )


async def opened(store: Store) -> Table:
    events = open_table(CODE, Settings(), context())
    table = fold(events)
    await store.create(CODE, [dump_event(event) for event in events], listing_of(table), NOON)
    return table


async def test_what_is_written_is_on_disk_and_folded() -> None:
    store = MemoryStore()
    journal = journal_on(store, await opened(store))
    version = await journal.write(wish(None, Sit("Ada")), None)
    assert version == journal.table.version == len(await store.read(CODE))
    assert [sitter.name for sitter in journal.table.sitters] == ["Ada"]


async def test_changes_are_told_with_what_was_before() -> None:
    store = MemoryStore()
    table = await opened(store)
    journal = journal_on(store, table)
    await journal.write(wish(None, Sit("Ada")), None)
    (change,) = journal.changes
    assert (change.before, change.after) == (table, journal.table)
    assert change.is_whole


async def test_a_command_is_carried_out_once_and_answered_as_often_as_it_is_sent() -> None:
    store = MemoryStore()
    journal = journal_on(store, await opened(store))
    ref = CommandRef("", "a")
    first = await journal.write(wish(None, Sit("Ada")), ref)
    assert await journal.write(wish(None, Sit("Ada")), ref) == first
    later = journal_on(store, journal.table)  # as after a restart
    assert await later.write(wish(None, Sit("Ada")), ref) == first
    assert len(later.table.sitters) == 1


async def test_a_refusal_is_not_remembered() -> None:
    store = MemoryStore()
    journal = journal_on(store, await opened(store))
    await journal.write(wish(None, Sit("Ada")), None)
    ref = CommandRef("", "b")
    for _ in range(2):
        with pytest.raises(NotAllowed, match="name_taken"):
            await journal.write(wish(None, Sit("Ada")), ref)


async def test_what_another_node_wrote_is_folded_and_the_command_decided_again() -> None:
    store = MemoryStore()
    table = await opened(store)
    one, other = journal_on(store, table), journal_on(store, table)
    await one.write(wish(None, Sit("Ada")), None)
    await other.write(wish(None, Sit("Bruno")), None)
    assert [sitter.name for sitter in other.table.sitters] == ["Ada", "Bruno"]
    assert [len(change.after.sitters) for change in other.changes] == [1, 2]
    with pytest.raises(NotAllowed, match="name_taken"):
        await one.write(wish(None, Sit("Bruno")), None)
    assert one.table == other.table


@pytest.mark.parametrize(("fails", "kept"), [("before", 0), ("after", 1)])
async def test_a_doubt_is_settled_by_what_is_on_disk(fails: str, kept: int) -> None:
    store = Full()
    journal = journal_on(store, await opened(store))
    store.fails = fails
    with pytest.raises(OSError):  # noqa: PT011 (ours)
        await journal.write(wish(None, Sit("Ada")), None)
    assert journal.in_doubt
    assert not journal.table.sitters
    await journal.settle_doubts()
    assert not journal.in_doubt
    assert len(journal.table.sitters) == kept


async def test_a_doubt_is_settled_before_anything_else_is_decided() -> None:
    store = Full()
    journal = journal_on(store, await opened(store))
    store.fails = "after"
    with pytest.raises(OSError):  # noqa: PT011 (ours)
        await journal.write(wish(None, Sit("Ada")), None)
    with pytest.raises(NotAllowed, match="name_taken"):
        await journal.write(wish(None, Sit("Ada")), None)


async def test_a_table_that_was_deleted_is_gone() -> None:
    store = MemoryStore()
    journal = journal_on(store, await opened(store))
    await store.delete(CODE)
    with pytest.raises(TableGone):
        await journal.write(wish(None, Sit("Ada")), None)
