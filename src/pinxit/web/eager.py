"""Work that is done at once, as far as it goes without waiting.

Most messages leave at once, as the client's socket has room; a task for each would cost as much
again as the sending. Only what has to wait becomes one. (asyncio's own eager tasks begin with
Python 3.12.)
"""

import asyncio
from collections.abc import Coroutine, Generator
from types import coroutine
from typing import Any

Work = Coroutine[Any, Any, None]


def begin(work: Work) -> asyncio.Task[None] | None:
    """Go as far as it goes; return a task that does the rest, or None if nothing is left.

    What the work raises before it has to wait is raised here.
    """
    try:
        waits_for = work.send(None)
    except StopIteration:
        return None
    return asyncio.get_running_loop().create_task(_rest(work, waits_for))


async def _rest(work: Work, waits_for: object) -> None:
    await _go_on(work, waits_for)


@coroutine
def _go_on(work: Work, waits_for: object) -> Generator[object, None, None]:
    """Hand to the task's loop what the work waits for, and to the work what comes of it."""
    try:
        while True:
            try:
                yield waits_for
            except BaseException as error:  # noqa: BLE001 (the work's to handle, also if cancelled)
                waits_for = work.throw(error)
            else:
                waits_for = work.send(None)
    except StopIteration:
        return
