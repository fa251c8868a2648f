"""The schema is changed while servers of the version before play on, or only after they have gone.

The newer version is a pseudo one: the steps that there are, and one more.
"""

import asyncio
import errno
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest

from pinxit.adapters import (
    BadDatabase,
    NewerDatabase,
    OlderServers,
    database,
    migrations,
    open_store,
    schema,
    steps,
)
from pinxit.adapters.sql import SqlStore
from pinxit.client import connect, open_table, sit_down
from pinxit.private import HAS_MODES
from pinxit.table.commands import Begin
from pinxit.table.ports import CommandRef, Listing, Slip
from tests.engines.postgres import Databases, programs
from tests.web.house import everyone_plays
from tests.web.test_own_pictures_on_nodes import node

NEXT = f"{int(schema.NEWEST) + 1:04}"
EXPANDS = """
    op.create_table("hats", sa.Column("hat", sa.Text, primary_key=True))
    op.add_column("tables", sa.Column("hat", sa.Text))
    op.add_column("log", sa.Column("weather", sa.Text, server_default="fair"))
"""
CONTRACTS = """
    op.drop_column("tables", "summary")
"""


@pytest.fixture
def postgres(postgres_server: Databases) -> Iterator[str]:
    """An empty database: not even our tables are in it."""
    with postgres_server.one(empty=True) as url:
        yield url


@contextmanager
def newer_version(folder: Path, does: str, fits: str | None) -> Iterator[None]:
    """Let whoever opens a database from now on be a version with one step more."""
    (ours,) = migrations.__path__
    place = folder / f"steps-{NEXT}"
    shutil.rmtree(place, ignore_errors=True)
    shutil.copytree(ours, place)
    said = "" if fits is None else f'fits = "{fits}"\n'
    (place / "versions" / f"{NEXT}_pseudo.py").write_text(
        '"""A step of a version that is still to come."""\n'
        "import sqlalchemy as sa\nfrom alembic import op\n"
        f'revision = "{NEXT}"\ndown_revision = "{schema.NEWEST}"\n{said}'
        f"def upgrade() -> None:\n{does}",
        encoding="utf-8",
    )
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(schema, "NEWEST", NEXT)
        patch.setattr(steps, "STEPS", str(place))
        yield


def schema_of(url: str) -> str:
    with psycopg.connect(url) as link:
        row = link.execute("SELECT version_num FROM alembic_version").fetchone()
        assert row is not None
        return str(row[0])


async def use(store: SqlStore, code: str) -> None:
    """Do what play needs."""
    await store.create(code, [b"one"], Listing(public=True), 1.0)
    await store.append(code, 1, [b"two"], Listing(public=True), 2.0, CommandRef("s1", "a"), b"snap")
    await store.put_token(f"token of {code}", code, "s1")
    assert await store.seat_of(f"token of {code}") == (code, "s1")
    woken = await store.wake(code)
    assert woken is not None
    assert woken.snapshot == b"snap"
    assert code in {line.code for line in await store.public_tables(99)}
    await store.put_slip(code, Slip(1e12, b"x"), 1.0)
    assert await store.prune(code, [(1, 1)], 9.0) in {0, 1}
    assert await store.healthy()


async def test_an_old_server_plays_on_while_a_newer_one_adds_something(
    tmp_path: Path, postgres: str
) -> None:
    async with node(tmp_path / "old", database=postgres, node="old") as old:
        host = await open_table(old.url, "Host", settings={"house": {"target": 8}})
        places = [host, *[await sit_down(old.url, host.code, f"P{n}") for n in range(2)]]
        async with (
            connect(places[0]) as one,
            connect(places[1]) as two,
            connect(places[2]) as three,
        ):
            await one.do(Begin())
            playing = asyncio.create_task(everyone_plays(one, two, three))
            with newer_version(tmp_path, EXPANDS, schema.NEWEST):
                new = await SqlStore.open(postgres, alone=True)
                assert schema_of(postgres) == NEXT
                await use(new, "NEWER")
            await playing
            await use(old.state.hub.store, "OLDER")  # type: ignore[arg-type]  # it is one
            assert await new.wake("OLDER") is not None
        await new.close()


async def test_an_old_server_starts_on_what_a_newer_one_has_added_to(
    tmp_path: Path, postgres: str
) -> None:
    with newer_version(tmp_path, EXPANDS, schema.NEWEST):
        new = await SqlStore.open(postgres, alone=True)
    old = await SqlStore.open(postgres, alone=True)  # as when it is restarted meanwhile
    assert schema_of(postgres) == NEXT
    await use(old, "OLDER")
    await use(new, "NEWER")
    for store in (old, new):
        await store.close()


async def test_a_step_that_old_servers_cannot_live_with_waits_until_they_have_gone(
    tmp_path: Path, postgres: str
) -> None:
    old = await SqlStore.open(postgres, alone=True)
    with newer_version(tmp_path, CONTRACTS, fits=None):
        with pytest.raises(OlderServers, match=r"schema \d+.*stop all") as no:
            await SqlStore.open(postgres, alone=True)
        assert no.value.reason == "older_servers"
        assert schema_of(postgres) != NEXT
        await use(old, "OLDER")
        with pytest.raises(OlderServers):  # nor does any command do it behind their back
            await open_store(postgres)
        await old.close()
        new = await SqlStore.open(postgres, alone=True)
        assert schema_of(postgres) == NEXT
    await new.close()


async def test_an_old_server_does_not_start_on_what_it_cannot_live_with(
    tmp_path: Path, postgres: str
) -> None:
    with newer_version(tmp_path, CONTRACTS, fits=None):
        new = await SqlStore.open(postgres, alone=True)
    with pytest.raises(NewerDatabase, match=f"schema {NEXT}") as refused:
        await SqlStore.open(postgres, alone=True)
    assert refused.value.reason == "newer_database"
    await new.close()


async def test_a_server_that_was_killed_keeps_nobody_waiting(tmp_path: Path, postgres: str) -> None:
    old = await SqlStore.open(postgres, alone=True)
    with psycopg.connect(postgres, autocommit=True) as link:  # its lines are cut, as by kill -9
        link.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        with newer_version(tmp_path, CONTRACTS, fits=None):
            new = await SqlStore.open(postgres, alone=True)
            assert schema_of(postgres) == NEXT
    await new.close()
    await old.close()


async def test_two_new_servers_that_start_at_once_change_the_schema_once(
    tmp_path: Path, postgres: str
) -> None:
    await (await SqlStore.open(postgres)).close()
    with newer_version(tmp_path, CONTRACTS, fits=None):
        both = await asyncio.gather(*(SqlStore.open(postgres, alone=True) for _ in range(2)))
        assert schema_of(postgres) == NEXT
    for store in both:
        await store.close()


async def test_a_step_that_cannot_have_its_lock_soon_lets_play_go_on(
    tmp_path: Path, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pinxit.adapters.migrate.TRIES", 2)
    old = await SqlStore.open(postgres, alone=True)
    await use(old, "OLDER")
    with psycopg.connect(postgres) as link:  # somebody who reads for long, as a backup does
        link.execute("SELECT count(*) FROM tables").fetchone()
        with (
            newer_version(tmp_path, EXPANDS, schema.NEWEST),
            pytest.raises(BadDatabase, match="lock timeout"),
        ):
            await SqlStore.open(postgres, alone=True)
        assert schema_of(postgres) != NEXT
    await old.close()


async def test_a_file_remembers_which_servers_fit_it(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'pinxit.sqlite3'}"
    await (await SqlStore.open(url, alone=True)).close()
    with newer_version(tmp_path, EXPANDS, schema.NEWEST):
        await (await SqlStore.open(url, alone=True)).close()
    old = await SqlStore.open(url, alone=True)
    await use(old, "OLDER")
    await old.close()


def test_every_step_from_the_seventh_on_says_which_servers_fit() -> None:
    (ours,) = migrations.__path__
    for path in sorted((Path(ours) / "versions").glob("0*.py")):
        said = "\nfits = " in path.read_text(encoding="utf-8")
        assert said == (path.name >= "0007"), path.name


# A file


def copies(folder: Path) -> list[Path]:
    return list(folder.glob("*.before-*"))


async def test_before_a_file_is_changed_a_copy_of_it_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "pinxit.sqlite3"
    old = await open_store(f"sqlite:///{file}")
    await old.create("TABLE", [b"begun"], Listing(), 1.0)
    await old.close()
    file.with_name(f"{file.name}.before-schema-0001").write_bytes(b"of the last time but one")
    with newer_version(tmp_path, EXPANDS, schema.NEWEST):
        for time in range(2):  # another start changes nothing, and copies nothing
            new = await open_store(f"sqlite:///{file}")
            assert await new.wake("TABLE")
            await new.create(f"TABLE{time}", [b"begun"], Listing(), 1.0)
            await new.close()
    (copy,) = copies(tmp_path)
    assert copy.name == f"pinxit.sqlite3.before-schema-{schema.NEWEST}"
    assert not HAS_MODES or copy.stat().st_mode & 0o777 == 0o600
    copy.replace(file)
    back = await open_store(f"sqlite:///{file}")
    assert await back.wake("TABLE")
    assert not await back.has("TABLE0")
    await back.close()


async def test_a_new_file_has_nothing_to_be_copied(tmp_path: Path) -> None:
    store = await open_store(f"sqlite:///{tmp_path / 'pinxit.sqlite3'}")
    await store.close()
    assert copies(tmp_path) == []


async def test_without_room_for_the_copy_nothing_is_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{tmp_path / 'pinxit.sqlite3'}"
    await (await open_store(url)).close()

    def full(_database: Path, _copy: Path) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(database, "copy_database", full)
    with (
        newer_version(tmp_path, EXPANDS, schema.NEWEST),
        pytest.raises(BadDatabase, match=r"cannot be copied before .* make room"),
    ):
        await open_store(url)
    await (await open_store(url)).close()  # the version of before goes on


# PostgreSQL


async def test_before_a_server_is_changed_a_copy_of_it_is_kept_in_the_data_folder(
    tmp_path: Path, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", f"{programs() / 'bin'}{os.pathsep}{os.environ['PATH']}")
    old = await open_store(postgres)
    await old.create("TABLE", [b"begun"], Listing(), 1.0)
    await old.close()
    data, before = tmp_path / "data", schema.NEWEST
    with newer_version(tmp_path, EXPANDS, schema.NEWEST):
        for _ in range(2):  # another start changes nothing, and copies nothing
            await (await open_store(postgres, alone=True, copies=data)).close()
            (copy,) = copies(data)
            assert copy.name == f"pinxit.before-schema-{before}.pgdump"
            assert copy.read_bytes().startswith(b"PGDMP")
            assert not HAS_MODES or copy.stat().st_mode & 0o777 == 0o600


async def test_where_it_cannot_be_copied_the_log_says_so(
    tmp_path: Path,
    postgres: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    await (await open_store(postgres)).close()
    monkeypatch.setenv("PATH", str(tmp_path))
    with newer_version(tmp_path, EXPANDS, schema.NEWEST):
        await (await open_store(postgres, alone=True, copies=tmp_path / "data")).close()
    assert "without a copy of it" in caplog.text
    assert "pg_dump is not on the PATH" in caplog.text
    assert copies(tmp_path / "data") == []
