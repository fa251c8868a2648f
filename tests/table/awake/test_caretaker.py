"""How the caretaker waits: for a time or for something new, without looking again for nothing."""

import asyncio
from types import SimpleNamespace
from typing import Any

from pinxit.table.awake.caretaker import _wait
from pinxit.table.clock import RealClock
from tests.patience import PATIENCE


def a_table() -> Any:  # noqa: ANN401 (as much of a table as is waited for)
    return SimpleNamespace(stirred=asyncio.Event(), clock=RealClock())


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def test_it_waits_for_a_time() -> None:
    async with asyncio.timeout(PATIENCE):
        await _wait(a_table(), 0.01)


async def test_it_waits_for_something_new_at_most() -> None:
    live = a_table()
    asyncio.get_running_loop().call_soon(live.stirred.set)
    async with asyncio.timeout(PATIENCE):
        await _wait(live, 3600.0)


async def test_an_alarm_that_is_not_needed_any_more_rings_for_nobody() -> None:
    live = a_table()
    live.stirred.set()
    await _wait(live, 3600.0)
    live.stirred.clear()
    await settle()
    assert not live.stirred.is_set()
    assert len(asyncio.all_tasks()) == 1
