"""`kill -9` while people play, and while the server starts: nothing is lost or done twice."""

import random
from pathlib import Path

from tests.at_length import times
from tests.faults.kill import chaos

KILLS = times(6, 12)  # and two hundred with `python -m tests.faults.kill`


async def test_crash_after_crash_loses_nothing_and_does_nothing_twice(tmp_path: Path) -> None:
    outcome = await chaos(tmp_path, KILLS, random.Random(15))
    assert outcome.while_starting >= 2
    assert outcome.moves > 10 * KILLS


async def test_nor_where_postgresql_remembers(postgres: str, tmp_path: Path) -> None:
    outcome = await chaos(tmp_path, KILLS // 2, random.Random(16), database=postgres)
    assert outcome.moves > 5 * KILLS
