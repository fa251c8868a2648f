"""Engines as fixtures: none is started before a test asks for it."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import token_hex
from typing import Final, NamedTuple

import pytest

from tests.engines.bucket import There
from tests.engines.bucket import program as rclone
from tests.engines.engine import NoEngine
from tests.engines.postgres import Databases, programs
from tests.engines.valkey import program

POSTGRES: Final = "PINXIT_TEST_POSTGRES"
REDIS: Final = "PINXIT_TEST_REDIS"


class Prefixed(NamedTuple):
    """A Valkey, and how all names of keys and channels begin that are this test's."""

    url: str
    prefix: str


@pytest.fixture(scope="session")
def engines(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where all workers of this run find each other's engines."""
    base = tmp_path_factory.getbasetemp()
    return (base.parent if hasattr(request.config, "workerinput") else base) / "engines"


@contextmanager
def shared(name: str, find: Callable[[], object], folder: Path) -> Iterator[str]:
    """Say how an engine is reached, which is there for as long as we need it."""
    try:
        find()
    except NoEngine as none:
        pytest.skip(str(none))
    from tests.engines.keeper import Share  # noqa: PLC0415 (Windows has no such locks)

    share = Share(name, folder)
    yield share.url
    share.let_go()


@pytest.fixture(scope="session")
def postgres_server(request: pytest.FixtureRequest) -> Iterator[Databases]:
    """A PostgreSQL for all tests; `one()` makes a database in it."""
    named = os.environ.get(POSTGRES)
    if named:
        databases = Databases(named)
        yield databases
        databases.close()
        return
    with shared("postgres", programs, request.getfixturevalue("engines")) as url:
        yield Databases(url)  # which go with it


@pytest.fixture
def postgres(postgres_server: Databases) -> Iterator[str]:
    """A database with our tables, and nothing in them."""
    with postgres_server.one() as url:
        yield url


@pytest.fixture(scope="session")
def valkey_server(request: pytest.FixtureRequest) -> Iterator[str]:
    """A Valkey for all tests."""
    named = os.environ.get(REDIS)
    if named:
        yield named
        return
    with shared("valkey", program, request.getfixturevalue("engines")) as url:
        yield url


@pytest.fixture
def valkey(valkey_server: str) -> Iterator[Prefixed]:
    """A Valkey, and a prefix; what begins with it is forgotten at the end."""
    from redis import Redis  # noqa: PLC0415 (not everywhere that tests are run)

    prefix = f"pinxit-test-{token_hex(8)}:"
    yield Prefixed(valkey_server, prefix)
    with Redis.from_url(valkey_server) as link:
        for key in link.scan_iter(f"{prefix}*"):
            link.delete(key)


@pytest.fixture(scope="session")
def bucket(request: pytest.FixtureRequest) -> Iterator[There]:
    """A bucket of S3's kind for all tests; each has its own prefix in it."""
    pytest.importorskip("obstore", reason="there is no obstore: no wheel of it for this platform")
    with shared("bucket", rclone, request.getfixturevalue("engines")) as url:
        yield There.at(url)


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database, one of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/pinxit.sqlite3"
    found: str = request.getfixturevalue("postgres")
    return found
