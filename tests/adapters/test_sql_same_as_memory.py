"""Whatever is done in whatever order, the memory on disk answers like the one without."""

import asyncio
from collections.abc import Awaitable, Callable

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pinxit.adapters import MemoryStore, NoTable
from pinxit.adapters.sql import SqlStore
from pinxit.table.ports import CodeTaken, CommandRef, Listing, Stale, Store

Deed = Callable[[Store], Awaitable[object]]

CODES = ("A", "B", "Ž")
codes = st.sampled_from(CODES)
seats = st.sampled_from(["ann", "bob"])
hashes = st.sampled_from(["h1", "h2", "h3"])
times = st.integers(0, 5).map(float)
versions = st.integers(0, 9)
blobs = st.binary(max_size=3)
events = st.lists(blobs, max_size=3)
some_events = st.lists(blobs, min_size=1, max_size=3)  # as the port promises
refs = st.builds(CommandRef, seats, st.sampled_from(["1", "2"]))
listings = st.builds(
    Listing,
    public=st.booleans(),
    open=st.booleans(),
    due_at=st.none() | times,
    summary=blobs,
)


@st.composite
def appends(draw: st.DrawFn) -> Deed:
    """At the newest version, or a little beside it."""
    code, off, at = draw(codes), draw(st.sampled_from([0, 0, 0, -1, 1])), draw(times)
    new, listing = draw(some_events), draw(listings)
    ref, snapshot = draw(st.none() | refs), draw(st.none() | blobs)

    async def append(store: Store) -> None:
        records = await store.read(code)
        version = (records[-1].version if records else 0) + off
        await store.append(code, version, new, listing, at, ref, snapshot)

    return append


def deed(method: str, *arguments: st.SearchStrategy[object]) -> st.SearchStrategy[Deed]:
    return st.tuples(*arguments).map(lambda drawn: lambda store: getattr(store, method)(*drawn))


deeds = st.one_of(
    appends(),
    appends(),
    deed("create", codes, events, listings, times),
    deed("put_token", hashes, codes, seats),
    deed("drop_tokens", codes, seats),
    deed("put_away", times, times),
    deed("bring_back", codes, times),
    deed("expire", times),
    deed("prune", codes, st.lists(st.tuples(versions, versions), max_size=2), times),
    deed("delete", codes),
)


async def outcome(store: Store, deed: Deed) -> object:
    try:
        return await deed(store)
    except (Stale, CodeTaken, NoTable) as refusal:
        return type(refusal)


async def all_that_is_known(store: Store) -> list[object]:
    refs = [CommandRef(seat, n) for seat in ("ann", "bob") for n in "12"]
    return [
        *[await store.wake(code) for code in CODES],
        *[await store.read(code, 1) for code in CODES],
        *[await store.command_version(code, ref) for code in CODES for ref in refs],
        *[await store.seat_of(token) for token in ("h1", "h2", "h3")],
        await store.public_tables(2),
        await store.due(3.0, 2),
        await store.away(2),
        await store.ran_at(),
        *[await store.has(code) for code in CODES],
    ]


async def compare(sql: Store, deeds: list[Deed]) -> None:
    memory = MemoryStore()
    try:
        for deed in deeds:
            assert await outcome(sql, deed) == await outcome(memory, deed)
        assert await all_that_is_known(sql) == await all_that_is_known(memory)
    finally:  # the next history begins with nothing, also after one that differed
        for code in CODES:
            await sql.delete(code)


def test_any_history_is_the_same_in_both(database_url: str) -> None:
    with asyncio.Runner() as runner:
        sql = runner.run(SqlStore.open(database_url))

        @settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
        @given(st.lists(deeds, max_size=20))
        def check(deeds: list[Deed]) -> None:
            runner.run(compare(sql, deeds))

        try:
            check()
        finally:
            runner.run(sql.close())
