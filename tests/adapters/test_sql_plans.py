"""PostgreSQL finds what play needs by an index, however much there is beside it."""

import asyncio
from collections.abc import Iterator

import psycopg
import pytest

from pinxit.adapters import schema
from pinxit.adapters.pools import CONNECTIONS
from pinxit.adapters.sql import EXPIRE_BATCH, SqlStore
from pinxit.table.ports import CommandRef, Listing
from tests.adapters.plans import LARGE, SELDOM, STATEMENTS, Plan, all_statements, explain, fill
from tests.engines.postgres import Databases

TABLES = 1500
MOVES = 40
MOST_ROWS = 250  # that a statement looks at: each list has fifty lines


@pytest.fixture(scope="module")
def filled(postgres_server: Databases) -> Iterator[str]:
    with postgres_server.one() as url:
        with psycopg.connect(url) as link:
            fill(link, TABLES, MOVES)
        yield url


@pytest.fixture(scope="module")
def plans(filled: str) -> dict[str, Plan]:
    with psycopg.connect(filled) as link:
        return {name: explain(filled, link, name) for name in STATEMENTS}


def test_every_statement_is_looked_at() -> None:
    assert STATEMENTS.keys() == all_statements().keys()


@pytest.mark.parametrize("name", sorted(STATEMENTS.keys() - SELDOM))
def test_no_statement_walks_through_what_grows(plans: dict[str, Plan], name: str) -> None:
    plan = plans[name]
    assert plan.walks == ()
    assert plan.rows <= MOST_ROWS
    assert plan.sorts <= 10  # of a handful, and never of all to show fifty


def test_what_walks_is_seen(filled: str) -> None:
    """Or the test before this one would be worth nothing."""
    with psycopg.connect(filled) as link:
        link.execute("DROP INDEX ix_tables_due, ix_log_command")
        link.execute("ALTER TABLE tokens DROP CONSTRAINT pk_tokens")
        found = {name: _told(filled, link, name) for name in ("DUE_BEFORE", "SEAT_OF", "VALID")}
        link.rollback()
    assert all(found.values()), found


def _told(url: str, link: "psycopg.Connection[object]", name: str) -> bool:
    """Look at one within the transaction of `link`, which is to be undone."""
    from tests.adapters import plans  # noqa: PLC0415 (its undoing is held up here)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(link, "rollback", lambda: None, raising=False)
        plan = plans.explain(url, link, name)
    return bool(plan.walks) or plan.rows > MOST_ROWS


def test_what_belongs_to_a_table_is_found_when_it_goes(filled: str) -> None:
    """EXPLAIN does not show what a deletion brings with it."""
    for table in schema.metadata.tables.values():
        for key in table.foreign_keys:
            column = key.parent.name
            first = [next(iter(index.columns)).name for index in table.indexes]
            assert column in [*first, next(iter(table.primary_key.columns)).name], table.name
    assert set(schema.metadata.tables) >= LARGE
    del filled


async def test_a_node_takes_as_many_connections_as_it_says(postgres: str) -> None:
    store = await SqlStore.open(postgres, alone=True)
    with psycopg.connect(postgres) as link:
        row = link.execute(
            "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
            " AND pid <> pg_backend_pid()"
        ).fetchone()
    assert row == (CONNECTIONS,)
    await store.close()


async def test_tables_expire_some_at_a_time_and_moves_go_on_between(postgres: str) -> None:
    with psycopg.connect(postgres) as link:
        fill(link, 30 * EXPIRE_BATCH, 5)
    store = await SqlStore.open(postgres)
    groups: list[int] = []
    do = store._writer.do

    def watched(code, work):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202 (as it is)
        asked = do(code, work)
        groups.append(store._writer._waiting.__len__())
        return asked

    store._writer.do = watched  # type: ignore[method-assign]  # it looks on
    gone = await store.expire(1e12)
    assert len(gone) == 3 * EXPIRE_BATCH  # each tenth was away
    assert len(groups) == 4  # and once more, to see that there are none
    await store.create("PLAYED", [b"x"], Listing(), 1.0)
    await store.append("PLAYED", 1, [b"y"], None, 2.0, CommandRef("s1", "a"))
    await store.close()


async def test_moves_that_come_at_once_share_a_commit(postgres: str) -> None:
    store = await SqlStore.open(postgres, alone=True)
    await asyncio.gather(*(store.create(f"T{n}", [], Listing(), 1.0) for n in range(100)))
    with psycopg.connect(postgres, autocommit=True) as link:

        def transactions() -> int:
            (number,) = link.execute("SELECT pg_current_xact_id()::text::bigint").fetchall()[0]
            return int(number)

        before = transactions()
        moves = (store.append(f"T{n}", 0, [b"x"], None, 2.0) for n in range(100))
        await asyncio.gather(*moves)
        assert transactions() - before <= 25  # each that writes has a number of its own
    await store.close()
