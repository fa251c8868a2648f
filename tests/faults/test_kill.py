"""`kill -9` while people play, and while the server starts: nothing is lost or done twice."""

import random
from pathlib import Path

from tests.faults.kill import chaos

KILLS = 12  # and two hundred with `python -m tests.faults.kill`


async def test_a_dozen_crashes_lose_nothing_and_do_nothing_twice(tmp_path: Path) -> None:
    outcome = await chaos(tmp_path, KILLS, random.Random(15))
    assert outcome.while_starting >= 2
    assert outcome.moves > 10 * KILLS
