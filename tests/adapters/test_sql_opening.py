"""A database that cannot be used is refused with a sentence, never with somebody's traceback."""

import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest
import pytest_asyncio

from pinxit.adapters import BadDatabase, NewerDatabase, open_store

pytestmark = pytest.mark.asyncio


async def refusal(url: str) -> str:
    with pytest.raises(BadDatabase) as caught:
        await open_store(url)
    assert caught.value.__cause__ is None
    assert caught.value.__context__ is None or caught.value.__suppress_context__
    return str(caught.value)


@pytest_asyncio.fixture
async def database(tmp_path: Path) -> Path:
    path = tmp_path / "pinxit.db"
    store = await open_store(f"sqlite:///{path}")
    await store.close()
    return path


@pytest.mark.parametrize(
    ("url", "says"),
    [
        ("nonsense", "sqlite:///path or postgresql://"),
        ("postgresql://host:notaport/x", "sqlite:///path or postgresql://"),
        ("mysql://root@localhost/x", "not in mysql"),
        ("sqlite://", "needs a path"),
        ("sqlite:///:memory:", "needs a path"),
    ],
)
async def test_a_url_of_nothing_we_know(url: str, says: str) -> None:
    assert says in await refusal(url)


async def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Pinxit, " * 200)
    assert "not a database" in await refusal(f"sqlite:///{path}")
    assert path.read_text().startswith("Dear Pinxit")


async def test_a_folder_in_place_of_a_file(tmp_path: Path) -> None:
    assert str(tmp_path) in await refusal(f"sqlite:///{tmp_path}")


async def test_a_path_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert "cannot be used" in await refusal(f"sqlite:///{tmp_path}/file/pinxit.db")


async def test_a_database_of_another_program(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "diary.db")) as connection:
        connection.execute("CREATE TABLE events (day TEXT)")
    assert "events already exists" in await refusal(f"sqlite:///{tmp_path}/diary.db")
    with closing(sqlite3.connect(tmp_path / "diary.db")) as connection:
        names = connection.execute("SELECT name FROM sqlite_master").fetchall()
    assert names == [("events",)]  # nothing of a failed step stays


async def test_a_database_of_a_newer_pinxit(database: Path) -> None:
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.execute("UPDATE fits SET oldest = '9999'")
        connection.commit()
    with pytest.raises(NewerDatabase, match=r"9999.*up to 0"):
        await open_store(f"sqlite:///{database}")


async def test_postgresql_without_its_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)  # as if it were not installed
    assert "psycopg" in await refusal("postgresql://u:secret@localhost/x")


async def test_a_postgresql_that_does_not_answer_keeps_the_password_secret() -> None:
    assert "secret" not in await refusal("postgresql://u:secret@127.0.0.1:1/x")
