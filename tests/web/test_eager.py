"""Work that goes as far as it can at once, and on when what it waits for has come."""

import asyncio
from typing import Any

import pytest

from pinxit.web import eager
from tests.patience import PATIENCE

pytestmark = pytest.mark.asyncio


async def _turns() -> None:
    for _ in range(5):  # of the loop: more than any of this takes
        await asyncio.sleep(0)


async def test_what_need_not_wait_is_done_at_once() -> None:
    done: list[str] = []

    async def work() -> None:
        done.append("all")

    eager.begin(work())
    assert done == ["all"]


async def test_what_must_wait_goes_on_by_itself() -> None:
    gate, done = asyncio.Event(), []

    async def work() -> None:
        done.append("before")
        await gate.wait()
        done.append("between")
        await asyncio.sleep(0)
        done.append("after")

    eager.begin(work())
    assert done == ["before"]
    await _turns()
    assert done == ["before"]
    gate.set()
    await _turns()
    assert done == ["before", "between", "after"]


async def test_what_has_come_meanwhile_is_not_missed() -> None:
    answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    heard: list[str] = []

    async def work() -> None:
        heard.append(await answer)
        heard.append(await answer)  # which has come already

    eager.begin(work())
    answer.set_result("yes")
    await asyncio.sleep(0)
    assert heard == ["yes", "yes"]


async def test_work_hears_of_what_went_wrong_or_was_called_off() -> None:
    heard: list[object] = []

    async def work(answer: asyncio.Future[None]) -> None:
        try:
            await answer
        except (KeyError, asyncio.CancelledError) as error:
            heard.append(type(error))

    wrong, off = (asyncio.get_running_loop().create_future() for _ in range(2))
    eager.begin(work(wrong))
    eager.begin(work(off))
    wrong.set_exception(KeyError("wrong"))
    off.cancel()
    await asyncio.sleep(0)
    assert heard == [KeyError, asyncio.CancelledError]


async def test_it_may_wait_for_locks_threads_and_tasks() -> None:
    lock, done = asyncio.Lock(), asyncio.Event()
    came: list[object] = []

    async def work() -> None:
        async with lock:
            came.append(await asyncio.to_thread(lambda: "from a thread"))
            came.append(await asyncio.create_task(asyncio.sleep(0, "from a task")))
            came.extend(await asyncio.gather(asyncio.sleep(0, 1), asyncio.sleep(0, 2)))
        done.set()

    await lock.acquire()
    eager.begin(work())
    lock.release()
    await asyncio.wait_for(done.wait(), PATIENCE)
    assert came == ["from a thread", "from a task", 1, 2]


async def test_an_error_is_raised_at_once_or_told_to_the_loop() -> None:
    complaints: list[dict[str, Any]] = []
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(lambda _loop, context: complaints.append(context))

    async def at_once() -> None:
        raise KeyError("at once")

    async def later() -> None:
        await asyncio.sleep(0)
        raise KeyError("later")

    with pytest.raises(KeyError, match="at once"):
        eager.begin(at_once())
    eager.begin(later())
    await asyncio.sleep(0)
    assert str(complaints[0]["exception"]) == "'later'"
