"""The steps build what the schema says, and every list has its index."""

import io
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import ClauseElement, Connection, create_mock_engine, inspect, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.schema import ExecutableDDLElement
from sqlalchemy.sql.compiler import SQLCompiler

from pinxit.adapters import open_store
from pinxit.adapters import statements as say
from pinxit.adapters.database import Database, find_database
from pinxit.adapters.migrate import migrate
from pinxit.adapters.schema import NEWEST, metadata
from pinxit.adapters.steps import alembic_config
from pinxit.table.ports import CommandRef, Listing, Stale


@pytest.fixture
def database(tmp_path: Path) -> Database:
    return find_database(f"sqlite:///{tmp_path}/pinxit.db")


@pytest.fixture
def connection(database: Database) -> Iterator[Connection]:
    migrate(database)
    engine = database.writer()
    with engine.begin() as connection:
        yield connection
    engine.dispose()


def test_the_steps_build_what_the_schema_says(connection: Connection) -> None:
    assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_the_steps_spell_the_same_sql_as_the_schema(connection: Connection) -> None:
    """Autogenerate looks neither at conditions of indexes nor at orders of columns."""
    built = connection.execute(text("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL"))
    by_steps = {name: " ".join(sql.split()) for name, sql in built}
    del by_steps["alembic_version"], by_steps["sqlite_sequence"]  # not ours

    spelt: list[str] = []

    def spell(ddl: ExecutableDDLElement, *_: object) -> None:
        spelt.append(" ".join(str(ddl.compile(dialect=sqlite.dialect())).split()))

    metadata.create_all(create_mock_engine("sqlite://", spell), checkfirst=False)
    assert sorted(by_steps.values()) == sorted(spelt)


def test_the_steps_are_one_line(connection: Connection) -> None:
    script = ScriptDirectory.from_config(alembic_config(connection))
    assert script.get_heads() == [NEWEST]
    assert [step.revision for step in script.walk_revisions()][-1] == "0001"


@pytest.mark.asyncio
async def test_a_database_of_the_first_schema_opens(database: Database) -> None:
    engine = database.migrator()
    with engine.begin() as connection:
        command.upgrade(alembic_config(connection), "0001")
        assert inspect(connection).has_table("events")
        connection.execute(
            text(
                "INSERT INTO tables (code, version, public, open, finished, summary, changed_at)"
                " VALUES ('ABCD', 1, 1, 1, 0, x'', 1.0)"
            )
        )
        connection.execute(text("INSERT INTO tokens VALUES ('h', 'ABCD', 'a')"))
        connection.execute(text("INSERT INTO commands VALUES ('ABCD', 'a', 'first', 3)"))
        connection.execute(
            text("INSERT INTO events VALUES ('ABCD', :n, :n, :event)"),
            [{"n": n, "event": f"event {n}".encode()} for n in range(1, 1204)],
        )
    engine.dispose()
    store = await open_store(str(database))
    await store.append("ABCD", 1203, [b"new"], Listing(public=True), 2.0)
    records = await store.read("ABCD")
    assert [r.version for r in records] == list(range(1, 1205))
    assert [(r.at, r.event) for r in records[:2]] == [(1.0, b"event 1"), (2.0, b"event 2")]
    assert records[-1].event == b"new"
    assert await store.command_version("ABCD", CommandRef("a", "first")) == 3
    assert await store.seat_of("h") == ("ABCD", "a")
    with pytest.raises(Stale):
        await store.append("ABCD", 1204, [b"x"], None, 3.0, CommandRef("a", "first"))
    await store.close()


@pytest.mark.asyncio
async def test_a_database_of_the_schema_before_this_one_opens(database: Database) -> None:
    engine = database.migrator()
    with engine.begin() as connection:
        command.upgrade(alembic_config(connection), "0003")
        connection.execute(
            text(
                "INSERT INTO tables (code, public, open, summary, changed_at)"
                " VALUES ('ABCD', 1, 1, x'', 7.0)"
            )
        )
    engine.dispose()
    store = await open_store(str(database))
    assert [line.code for line in await store.public_tables(9)] == ["ABCD"]
    assert (await store.ran_at(), await store.away(9)) == (7.0, ())
    await store.close()


def test_opening_twice_changes_nothing(database: Database) -> None:
    migrate(database)
    migrate(database)


def test_a_database_that_is_new_already_is_opened_without_alembic(database: Database) -> None:
    look = (
        "import asyncio, sys; from pinxit.adapters import open_store;"
        "asyncio.run(asyncio.run(open_store(sys.argv[1])).close());"
        "sys.exit('alembic' in sys.modules)"
    )
    look_again = [sys.executable, "-c", look, str(database)]
    statuses = [subprocess.run(look_again, check=False) for _ in range(2)]
    assert [status.returncode for status in statuses] == [1, 0]  # it was needed once


def plan(connection: Connection, statement: ClauseElement, values: dict[str, object]) -> str:
    sql = statement.compile(connection)
    assert isinstance(sql, SQLCompiler)
    bound = sql.construct_params(values)
    arguments = tuple(bound[name] for name in sql.positiontup or ())
    rows = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {sql}", arguments)
    return "\n".join(row.detail for row in rows)


@pytest.mark.parametrize(
    ("statement", "values", "index"),
    [
        (say.PUBLIC, {"limit": 9, "since": 1.0}, "ix_tables_listed"),
        (say.DUE_BEFORE, {"before": 5.0, "limit": 9}, "ix_tables_due"),
        (say.OLDEST, {"before": 5.0, "limit": 9}, "ix_tables_changed"),
        (say.LONGEST_AWAY, {"before": 5.0, "limit": 9}, "ix_tables_away"),
        (say.LIST_AWAY, {"limit": 9}, "ix_tables_away"),
        (say.LAST_CHANGE, {}, "ix_tables_changed"),
        (say.HAS, {"of_code": "A"}, "sqlite_autoindex_tables"),
        (say.REPORTS, {"limit": 9}, "ix_reports_at"),
        (say.OLD_REPORTS, {"before": 5.0, "limit": 9}, "ix_reports_at"),
        (say.FORGET_SEAT, {"of_code": "A", "of_seat": "a"}, "ix_tokens_seat"),
        (
            say.PRUNE,
            {"of_code": "A", "first": 1, "last": 9, "before": 5.0},
            "PRIMARY KEY (code=? AND since",
        ),
        (say.SEAT_OF, {"of_hash": "h"}, "sqlite_autoindex_tokens"),
        (say.RECORDS, {"of_code": "A", "after": 3}, "PRIMARY KEY (code=? AND since"),
        (say.COMMAND_VERSION, {"of_code": "A", "of_seat": "a", "of_id": "1"}, "ix_log_command"),
        (say.SNAPSHOT, {"of_code": "A"}, "sqlite_autoindex_tables"),
        (say.DELETE, {"of_code": "A"}, "sqlite_autoindex_tables"),
    ],
)
def test_no_statement_walks_a_whole_table(
    connection: Connection, statement: ClauseElement, values: dict[str, object], index: str
) -> None:
    steps = plan(connection, statement, values)
    assert index in steps
    assert "TEMP B-TREE" not in steps  # no sorting either
    walks = [step for step in steps.splitlines() if step.startswith("SCAN")]
    assert [walk for walk in walks if "USING" not in walk] == []


def test_postgresql_gets_the_same_schema(connection: Connection) -> None:
    sql = io.StringIO()
    opts = {"as_sql": True, "output_buffer": sql}
    context = MigrationContext.configure(dialect_name="postgresql", opts=opts)
    script = ScriptDirectory.from_config(alembic_config(connection))
    with Operations.context(context):
        for step in reversed(list(script.walk_revisions())):
            step.module.upgrade()
    assert 'code TEXT COLLATE "C" NOT NULL' in sql.getvalue()
    assert "WHERE public IS true AND open IS true" in sql.getvalue()


def test_postgresql_skips_tables_that_another_node_holds() -> None:
    sql = say.OLDEST.compile(dialect=postgresql.dialect())  # type: ignore[no-untyped-call]  # SQLAlchemy
    assert "FOR UPDATE SKIP LOCKED" in str(sql)
