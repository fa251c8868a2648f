"""`pinxit backup` and `pinxit restore` where the tables are in PostgreSQL: by its own programs."""

import asyncio
import errno
import io
import os
import shutil
import stat
import subprocess
import tarfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

from pinxit.adapters import backups, open_store, pg_dump
from pinxit.client import connect, open_table, sit_down
from pinxit.places import KEY, secret_key
from pinxit.table.ports import Listing
from tests.cli.test_backup import asked, half_a_game, run
from tests.engines.engine import NoEngine
from tests.engines.postgres import OLDER, Databases, Postgres, programs
from tests.web.house import everyone_plays
from tests.web.test_own_pictures_on_nodes import deck_of, node


@pytest.fixture(autouse=True)
def tools(monkeypatch: pytest.MonkeyPatch) -> None:
    """PostgreSQL's own programs, as new as the server."""
    try:
        found = programs() / "bin"
    except NoEngine as none:
        pytest.skip(str(none))
    monkeypatch.setenv("PATH", f"{found}{os.pathsep}{os.environ['PATH']}")


@pytest.fixture
def data(tmp_path: Path) -> Path:
    folder = tmp_path / "data"
    secret_key(folder)
    (folder / "uploads").mkdir()
    (folder / "uploads" / "a.webp").write_bytes(b"a picture")
    return folder


@pytest.fixture
def empty(postgres_server: Databases) -> Iterator[str]:
    with postgres_server.one(empty=True) as url:
        yield url


async def fill(url: str, *tokens: str, code: str = "TABLEA") -> None:
    store = await open_store(url)
    await store.create(code, [b"begun"], Listing(), 1.0)
    for number, token in enumerate(tokens):
        await store.put_token(token, code, f"s{number}")
    await store.shared_secret(b"of the house")
    await store.close()


def seats(url: str) -> set[str]:
    with psycopg.connect(url) as link:
        return {str(row[0]) for row in link.execute("SELECT hash FROM tokens")}


def say(url: str, sql: bytes) -> None:
    with psycopg.connect(url, autocommit=True) as link:
        link.execute(sql)


@pytest.fixture
async def kept(tmp_path: Path, data: Path, postgres: str) -> Path:
    """A backup of two seats."""
    await fill(postgres, "a", "b")
    file = tmp_path / "kept" / "monday.tar"
    await asked("backup", file, "--data-dir", data, "--database", postgres)
    return file


async def test_a_game_goes_on_in_another_database_from_a_copy_made_while_it_was_played(
    tmp_path: Path, postgres: str, empty: str
) -> None:
    data, file, there = (tmp_path / name for name in ("data", "monday.tar", "there"))
    async with node(data, database=postgres) as here:
        host = await open_table(here.url, "Host")
        deck, cards = await deck_of([here], host)
        places = [host, *[await sit_down(here.url, host.code, f"P{n}") for n in range(2)]]
        before = await half_a_game(places, deck)
        await asked("backup", file, "--data-dir", data, "--database", postgres)
        link = here.state.hub.keyring.key_of(host.code)
    said = await asked("restore", file, "--data-dir", there, "--database", empty)
    assert "3 devices keep their seats" in said
    shutil.rmtree(data)
    async with node(there, database=empty) as here:
        again = [here.here(place) for place in places]
        async with connect(again[0]) as one, connect(again[1]) as two, connect(again[2]) as three:
            for player, hand in zip((one, two, three), before, strict=True):
                await player.until(lambda player=player: player.view.mine)  # type: ignore[misc]  # it keeps a value of the loop
                assert player.view.mine
                assert player.view.mine.hand == hand
            await everyone_plays(one, two, three)
        assert here.state.hub.keyring.key_of(host.code) == link
        for card in cards:
            assert (await here.get(card["large"])).status_code == 200


def test_it_holds_the_keys_and_pictures_and_is_for_its_owner_alone(
    tmp_path: Path, data: Path, kept: Path, empty: str
) -> None:
    with tarfile.open(kept) as packed:
        names = packed.getnames()
    assert names == ["pinxit.pgdump", KEY, "uploads/a.webp", "pinxit-backup.json"]
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    there = tmp_path / "there"
    told = run("restore", kept, "--data-dir", there, "--database", empty)
    assert told.exit_code == 0, told.output
    assert seats(empty) == {"a", "b"}
    assert (there / KEY).read_bytes() == (data / KEY).read_bytes()
    assert not (there / "pinxit.pgdump").exists()


async def test_a_seat_that_was_given_up_since_stays_given_up_and_what_was_there_is_kept(
    data: Path, kept: Path, postgres: str
) -> None:
    say(postgres, b"DELETE FROM tokens WHERE hash = 'a'")
    await fill(postgres, "later", code="TABLEB")
    place = ("--data-dir", data, "--database", postgres)
    assert "[not_empty]" in run("restore", kept, *place).output
    assert seats(postgres) == {"b", "later"}
    said = await asked("restore", kept, "--replace", *place)
    assert "1 devices keep their seats; 1 have none" in said
    assert seats(postgres) == {"b"}
    (aside,) = data.parent.glob("data.before-*.pgdump")
    assert aside.read_bytes().startswith(b"PGDMP")
    assert stat.S_IMODE(aside.stat().st_mode) == 0o600


async def test_another_house_does_not_say_which_seats_were_given_up(
    data: Path, kept: Path, empty: str
) -> None:
    await fill(empty, "somebody", code="TABLEB")
    say(empty, b"UPDATE secrets SET secret = 'of another'")
    said = await asked("restore", kept, "--replace", "--data-dir", data, "--database", empty)
    assert "2 devices keep their seats; 0 have none" in said
    assert seats(empty) == {"a", "b"}


async def test_everybody_can_be_signed_out(tmp_path: Path, kept: Path, empty: str) -> None:
    there = tmp_path / "there"
    await asked("restore", kept, "--sign-out", "--data-dir", there, "--database", empty)
    assert seats(empty) == set()


async def test_under_a_running_server_nothing_is_replaced(
    tmp_path: Path, data: Path, kept: Path, postgres: str
) -> None:
    async with node(tmp_path / "other", database=postgres):
        place = ("--data-dir", data, "--database", postgres)
        told = await asyncio.to_thread(run, "restore", kept, "--replace", *place)
    assert "[database_in_use]" in told.output
    assert seats(postgres) == {"a", "b"}
    assert (data / KEY).exists()


async def test_what_breaks_off_changes_nothing(data: Path, kept: Path, postgres: str) -> None:
    # What others have put there bears the name of something of ours.
    say(postgres, b"DROP INDEX ix_tokens_seat; CREATE TABLE ix_tokens_seat (n INT)")
    place = ("--data-dir", data, "--database", postgres)
    told = await asyncio.to_thread(run, "restore", kept, "--replace", *place)
    assert told.exit_code == 2
    assert "Nothing was changed. [restore_failed]" in told.output
    assert seats(postgres) == {"a", "b"}
    assert not list(data.parent.glob("data.before-*"))


async def test_programs_newer_than_the_server_restore_what_they_have_copied(
    tmp_path: Path, data: Path
) -> None:
    with Postgres(version=OLDER) as server:
        databases = Databases(server.url)
        with databases.one() as here, databases.one(empty=True) as there:
            await fill(here, "a", "b")
            file = tmp_path / "monday.tar"
            await asked("backup", file, "--data-dir", data, "--database", here)
            await asked("restore", file, "--data-dir", tmp_path / "there", "--database", there)
            assert seats(there) == {"a", "b"}


def test_only_settings_are_left_out_and_no_row_that_looks_like_one() -> None:
    setting, row = b"SET transaction_timeout = 0;\n", b"COPY t (a) FROM stdin;\n"
    copy = b"SET lock_timeout = 0;\n%sSET row_security = off;\n\nCREATE TABLE t (a text);\n" + row
    copy += setting + b"\\.\n"
    for version, left in ((16, b""), (17, setting)):
        poured = io.BytesIO()
        pg_dump._pour(io.BytesIO(copy % setting), poured, lambda _: None, version)
        assert poured.getvalue() == copy % left


def dumped(folder: Path, *, told: str) -> None:
    """What was there before is kept, and whoever restores knows where."""
    (kept,) = folder.glob("data.before-*.pgdump")
    assert kept.read_bytes().startswith(b"PGDMP")
    assert str(kept) in told
    assert "Nothing was changed" not in told


async def restored_over(data: Path, kept: Path, url: str) -> str:
    """Restore where a seat was taken since, and not be told that it went well; return what is."""
    await fill(url, "later", code="TABLEB")
    place = ("--data-dir", data, "--database", url)
    told = await asyncio.to_thread(run, "restore", kept, "--replace", *place)
    assert told.exit_code == 2
    return " ".join(told.output.split())


@pytest.mark.parametrize("ending", ["exit 2", "kill -9 $$"])
async def test_a_connection_that_is_lost_at_the_very_end_costs_no_copy(
    tmp_path: Path,
    data: Path,
    kept: Path,
    postgres: str,
    monkeypatch: pytest.MonkeyPatch,
    ending: str,
) -> None:
    lost = f'case "$1" in --version) ;; *) {ending};; esac'
    instead(monkeypatch, tmp_path / "bin", f'"{shutil.which("psql")}" "$@"; {lost}')
    told = await restored_over(data, kept, postgres)
    assert "[restore_unknown]" in told
    dumped(tmp_path, told=told)
    assert seats(postgres) == {"a", "b"}
    assert (data / KEY).exists()


async def test_whoever_is_impatient_at_the_very_end_loses_no_copy(
    tmp_path: Path, data: Path, kept: Path, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    talk = subprocess.Popen.communicate

    def interrupted(process: Any, *words: Any, **more: Any) -> Any:  # noqa: ANN401 (as it takes)
        answer = talk(process, *words, **more)
        if "--no-psqlrc" in process.args:
            raise KeyboardInterrupt
        return answer

    monkeypatch.setattr(subprocess.Popen, "communicate", interrupted)
    told = await restored_over(data, kept, postgres)
    assert "[restore_unknown]" in told
    dumped(tmp_path, told=told)


async def test_a_connection_that_is_never_made_changes_nothing(
    tmp_path: Path, data: Path, kept: Path, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    silent = 'case "$1" in --version) echo "psql (PostgreSQL) 99";; *) cat >&2; exit 2;; esac'
    instead(monkeypatch, tmp_path / "bin", silent)
    told = await restored_over(data, kept, postgres)
    assert "Nothing was changed. [restore_failed]" in told
    assert seats(postgres) == {"a", "b", "later"}
    assert not list(data.parent.glob("data.before-*"))


async def test_where_only_the_folder_stays_the_tables_that_were_there_are_named(
    tmp_path: Path, data: Path, kept: Path, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def busy(_unpacked: Path, folder: Path) -> None:
        raise OSError(errno.EBUSY, os.strerror(errno.EBUSY), str(folder))

    monkeypatch.setattr(backups, "_moved_in", busy)
    told = await restored_over(data, kept, postgres)
    assert "[half_restored]" in told
    dumped(tmp_path, told=told)


def instead(monkeypatch: pytest.MonkeyPatch, folder: Path, script: str) -> None:
    """Put another psql first on the PATH."""
    folder.mkdir()
    other = folder / "psql"
    other.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    other.chmod(0o755)
    monkeypatch.setenv("PATH", f"{folder}{os.pathsep}{os.environ['PATH']}")


def without(monkeypatch: pytest.MonkeyPatch, folder: Path, *named: str) -> None:
    """A PATH on which these say that they are old, and nothing else is."""
    folder.mkdir()
    for name in named:
        old = folder / name
        old.write_text(f"#!/bin/sh\necho '{name} (PostgreSQL) 9.6.24'\n", encoding="utf-8")
        old.chmod(0o755)
    monkeypatch.setenv("PATH", str(folder))


@pytest.mark.parametrize(
    ("named", "reason"), [((), "no_postgres_tools"), (("pg_dump",), "old_postgres_tools")]
)
def test_programs_that_are_missing_or_old_are_named(
    tmp_path: Path,
    data: Path,
    postgres: str,
    monkeypatch: pytest.MonkeyPatch,
    named: tuple[str, ...],
    reason: str,
) -> None:
    without(monkeypatch, tmp_path / "bin", *named)
    file = tmp_path / "monday.tar"
    told = run("backup", file, "--data-dir", data, "--database", postgres)
    assert told.exit_code == 2
    assert f"[{reason}]" in told.output
    assert "pg_dump" in told.output
    assert not file.exists()
    assert {path.name for path in tmp_path.iterdir()} == {"bin", "data"}


def test_a_copy_of_one_kind_is_not_forced_into_the_other(tmp_path: Path, kept: Path) -> None:
    told = run("restore", kept, "--data-dir", tmp_path / "there")
    assert "[other_database]" in told.output
    assert "--database postgresql://" in told.output
    assert not (tmp_path / "there").exists()


async def test_tables_of_a_newer_pinxit_are_not_copied_by_an_older_one(
    tmp_path: Path, data: Path, postgres: str
) -> None:
    say(postgres, b"UPDATE alembic_version SET version_num = '9999'")
    say(postgres, b"UPDATE fits SET oldest = '9999'")
    file = tmp_path / "monday.tar"
    told = await asyncio.to_thread(run, "backup", file, "--data-dir", data, "--database", postgres)
    assert "[newer_backup]" in told.output
    assert not file.exists()


def test_an_empty_database_is_no_house(tmp_path: Path, data: Path, empty: str) -> None:
    told = run("backup", tmp_path / "x.tar", "--data-dir", data, "--database", empty)
    assert "[bad_database]" in told.output


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://ola:geheim@db/pinxit?sslmode=require",
        "postgresql://ola@db/pinxit?sslmode=require&password=geheim",
        "postgresql://ola:old@db/pinxit?password=geheim&sslmode=require",
    ],
)
def test_a_password_is_on_no_command_line_and_in_no_sentence(url: str) -> None:
    database = pg_dump.postgres(url)
    for told in (pg_dump._plain(database), str(database)):
        assert "geheim" not in told
        assert "sslmode=require" in told
    assert pg_dump._environment(database)["PGPASSWORD"] == "geheim"


def test_secrets_that_have_no_other_way_are_not_put_on_a_command_line_either() -> None:
    database = pg_dump.postgres("postgresql://ola@db/pinxit?sslkey=a.key&sslpassword=geheim")
    assert "geheim" not in str(database)
    with pytest.raises(pg_dump.NoCopy, match=r"sslpassword.*service=") as refused:
        pg_dump._plain(database)
    assert "geheim" not in str(refused.value)
