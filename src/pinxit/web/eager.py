"""Work that is done at once, as far as it goes without waiting, and goes on by itself.

A wish waits once, for the disk; most other messages never do. A task for each would cost as much
as all that is decided, so none is made: what the work waits for calls it back. (It can therefore
not be cancelled, nor ask which task it is in, as `asyncio.timeout` does.)

Since 3.12 Python has tasks that begin at once (`eager_start`). On 3.13 `bench/server.py` could not
tell them from this within its noise: this file can go on the day when 3.11, which has none, does.
"""

import asyncio
from collections.abc import Coroutine
from functools import partial
from typing import Any

from .inside import take_over

Work = Coroutine[Any, Any, None]


def begin(work: Work) -> None:
    """Go as far as it goes, and on whenever what it waits for has come.

    What the work raises before it has to wait is raised here; later, the loop is told.
    """
    try:
        waits_for = work.send(None)
    except StopIteration:
        return
    _wait(work, waits_for)


def _wait(work: Work, waits_for: Any) -> None:  # noqa: ANN401 (whatever is awaited)
    if waits_for is None:  # it only lets others go first
        asyncio.get_running_loop().call_soon(_go_on, work)
    else:
        take_over(waits_for)
        waits_for.add_done_callback(partial(_go_on, work))


def _go_on(work: Work, _come: object = None) -> None:
    """Go on; what has come, be it an error, is handed to the work by what it waited for."""
    try:
        begin(work)
    except Exception as error:  # noqa: BLE001 (nobody is there to catch it, as in any callback)
        told = {"message": "work that went on by itself has failed", "exception": error}
        asyncio.get_running_loop().call_exception_handler(told)
