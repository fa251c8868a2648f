"""Work that goes as far as it can at once, and is finished by a task if it must wait."""

import asyncio

import pytest

from pinxit.web import eager

pytestmark = pytest.mark.asyncio


async def test_what_need_not_wait_is_done_at_once() -> None:
    done: list[str] = []

    async def work() -> None:
        done.append("all")

    assert eager.begin(work()) is None
    assert done == ["all"]


async def test_what_must_wait_is_finished_by_a_task() -> None:
    gate, done = asyncio.Event(), []

    async def work() -> None:
        done.append("before")
        await gate.wait()
        await asyncio.sleep(0)
        done.append("after")

    task = eager.begin(work())
    assert task is not None
    assert done == ["before"]
    gate.set()
    await task
    assert done == ["before", "after"]


async def test_what_has_come_meanwhile_is_not_missed() -> None:
    answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    task = eager.begin(_wait_for(answer))
    assert task is not None
    answer.set_result(None)  # before the task has made its first step
    await asyncio.wait_for(task, 1)


async def _wait_for(answer: asyncio.Future[None]) -> None:
    await answer


async def test_an_error_is_raised_where_the_work_has_come_to() -> None:
    async def at_once() -> None:
        raise KeyError("at once")

    async def later() -> None:
        await asyncio.sleep(0)
        raise KeyError("later")

    with pytest.raises(KeyError, match="at once"):
        eager.begin(at_once())
    task = eager.begin(later())
    assert task is not None
    with pytest.raises(KeyError, match="later"):
        await task


async def test_work_that_is_cancelled_may_tidy_up() -> None:
    tidy: list[str] = []

    async def work() -> None:
        try:
            await asyncio.sleep(60)
        finally:
            await asyncio.sleep(0)
            tidy.append("up")

    task = eager.begin(work())
    assert task is not None
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert tidy == ["up"]
