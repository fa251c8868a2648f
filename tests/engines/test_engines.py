"""The engines of the tests: each test is alone in one, and they end when nobody needs them."""

import os
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import psycopg
import pytest
from redis import Redis
from redis.exceptions import ConnectionError as NoConnection

from pinxit.adapters import schema
from tests.engines import postgres as about_postgres
from tests.engines.engine import NoEngine
from tests.engines.fixtures import Prefixed
from tests.engines.keeper import ROOT
from tests.engines.postgres import Databases
from tests.engines.valkey import Valkey
from tests.patience import becomes

NEED_IT = """
import sys
from pathlib import Path
from tests.engines.keeper import Share
print(Share("valkey", Path(sys.argv[1])).url, flush=True)
input()
"""


def need_it(folder: Path) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-c", NEED_IT, folder],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def answers(url: str) -> bool:
    with Redis.from_url(url) as link:
        try:
            return bool(link.ping())
        except NoConnection:
            return False


def tables_in(url: str) -> set[str]:
    query = "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
    with closing(psycopg.connect(url)) as connection:
        return {name for (name,) in connection.execute(query)}


@pytest.mark.asyncio
async def test_an_engine_is_shared_and_ends_with_the_last_who_needs_it(
    valkey_server: str, tmp_path: Path
) -> None:
    del valkey_server  # where there is none, this is skipped
    with need_it(tmp_path / "engines") as one, need_it(tmp_path / "engines") as two:
        assert one.stdout is not None
        assert two.stdout is not None
        url = one.stdout.readline().strip()
        assert two.stdout.readline().strip() == url
        one.kill()
        one.wait()
        assert answers(url)
        two.kill()
    await becomes(lambda: not answers(url))
    await becomes(lambda: not (tmp_path / "engines/valkey.url").exists())


def test_every_test_has_a_database_of_its_own(postgres: str, postgres_server: Databases) -> None:
    ours = {"alembic_version", *schema.metadata.tables}
    with postgres_server.one() as other, postgres_server.one(empty=True) as empty:
        with closing(psycopg.connect(postgres)) as connection, connection:
            connection.execute("CREATE TABLE mine (n INT)")
        assert tables_in(postgres) == {*ours, "mine"}
        assert tables_in(other) == ours
        assert tables_in(empty) == set()
    with pytest.raises(psycopg.OperationalError, match="does not exist"):
        psycopg.connect(other)


def test_a_test_may_have_an_engine_of_its_own_and_pull_its_plug(valkey: Prefixed) -> None:
    with Valkey() as own:
        assert own.url != valkey.url
        pid = own.pid
        own.kill()
        assert not answers(own.url)
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
        own.start()
        assert answers(own.url)
    assert answers(valkey.url)
    assert not own.folder.exists()


def test_where_there_is_no_engine_it_is_said_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(about_postgres, "find_spec", lambda _name: None)
    with pytest.raises(NoEngine, match=r"no wheel .* PINXIT_TEST_POSTGRES"):
        about_postgres.programs()
