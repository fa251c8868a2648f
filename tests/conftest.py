"""How Hypothesis searches: without a clock, as machines are shared; repeatably where nobody looks.

On a developer's machine every run tries other examples. In continuous integration the same ones
are tried each time, so that a change is judged by what it changes.

What takes longest begins first, so that nobody waits for it alone at the end.

Each process reckons with one thread: there is one for each core already, and threads that wait for
a small product of matrices spin. What is the same for every server and every client is read once:
the deck that comes with Pinxit, and whom a computer believes. What was there before the first test
is there until the last: nobody has to ask again and again whether it is garbage.
"""

import gc
import os
from functools import cache
from pathlib import Path
from unittest.mock import patch

import httpx2
import pytest
from httpx2._transports import default
from hypothesis import HealthCheck, settings

from pinxit.decks import Package, discovery, load
from tests.engines.fixtures import (
    bucket,
    database_url,
    engines,
    postgres,
    postgres_server,
    valkey,
    valkey_server,
)

__all__ = [
    "bucket",
    "database_url",
    "engines",
    "postgres",
    "postgres_server",
    "valkey",
    "valkey_server",
]

for threads in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS"):
    os.environ.setdefault(threads, "1")  # read when NumPy is imported, here and in children

OURS = discovery.BASE
load_once = cache(load)


def load_ours_once(path: Path, origin: str = "") -> Package:
    return load_once(path, origin) if path == OURS else load(path, origin)


patch.object(discovery, "load", load_ours_once).start()
# Where clients make theirs alone: whoever believes somebody more has a context of his own.
patch.object(default, "create_ssl_context", cache(httpx2.create_ssl_context)).start()

LONGEST = ("tests/install/test_stranger", "tests/recipes", "tests/faults/test_kill")

settings.register_profile("people", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("ci", settings.get_profile("people"), derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "people")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: not item.nodeid.startswith(LONGEST))


def pytest_collection_finish() -> None:
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
