"""An event loop without a machine below it: time is a number, and every delay is drawn by seed.

What is free to be ordered otherwise is ordered otherwise: timers are a little late, each by its own
chance, and every step costs a little time, so that timers come in between the steps of others. What
asyncio promises is kept: what is called soon runs in the order in which it was asked for.

Every handle belongs to the process in whose context it was made. A process that has died runs no
further step; that is how a server crashes between any two of them.
"""

import asyncio
import contextvars
import heapq
import random
from asyncio import events
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

T = TypeVar("T")

LATENESS = 0.000_5  # seconds by which a timer is late at most
STEP = 0.000_04  # seconds that a step takes at most


class Process:
    """Something that can die: what it has begun is never gone on with."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.alive = True
        self.tasks: list[asyncio.Task[Any]] = []
        self.context = contextvars.copy_context()
        self.context.run(_process.set, self)

    def die(self) -> None:
        """Never run again."""
        self.alive = False

    def bury(self) -> None:
        """Close what was left behind, so that nobody complains of it when it is thrown away."""
        for task in self.tasks:
            if not task.done():
                task._log_destroy_pending = False  # type: ignore[attr-defined]  # ours to throw away
                _close(task.get_coro())
        self.tasks.clear()


_process: contextvars.ContextVar[Process] = contextvars.ContextVar("process")


def _close(coroutine: Any) -> None:  # noqa: ANN401 (whatever a task runs)
    for _ in range(20):  # each `finally` that waits for something has to be closed once more
        try:
            coroutine.close()
        except BaseException:  # noqa: BLE001, S112 (the dead may complain as they like)
            continue
        return


class Handle:
    """Something that will be run."""

    __slots__ = ("args", "callback", "cancelled_", "context", "process", "time")

    def __init__(
        self,
        time: float,
        callback: Callable[..., object],
        args: tuple[Any, ...],
        context: contextvars.Context | None,
    ) -> None:
        self.time = time
        self.callback = callback
        self.args = args
        self.cancelled_ = False
        if context is None:
            self.process = _process.get(None)
            self.context = contextvars.copy_context()
        else:
            self.process = context.get(_process)
            self.context = context

    def cancel(self) -> None:
        """Do not run it after all."""
        self.cancelled_ = True

    def cancelled(self) -> bool:
        return self.cancelled_

    def when(self) -> float:
        return self.time


class EndlessRun(Exception):
    """More steps than any evening takes: somebody is running in circles."""


class NothingLeft(Exception):
    """Everybody waits for somebody else."""


class VirtualLoop(asyncio.AbstractEventLoop):
    """Runs one handle after the other, and jumps to the next timer when there is none."""

    def __init__(self, rng: random.Random, most_steps: int = 500_000) -> None:
        self.steps = 0  # of processes that may die
        self.alarm: tuple[int, Callable[[], None]] | None = None  # called before such a step
        self.errors: list[dict[str, Any]] = []  # what nobody caught
        self.stopped = False
        self._rng = rng
        self._most_steps = most_steps
        self._now = 0.0
        self._ready: deque[Handle] = deque()
        self._timers: list[tuple[float, int, Handle]] = []
        self._buried: list[Handle] = []  # of dead processes: nothing is tidied up behind them
        self._made = 0
        self._run = 0

    def time(self) -> float:
        """Return the seconds since the loop was made."""
        return self._now

    def call_soon(  # type: ignore[override]  # its arguments are not looked at here
        self,
        callback: Callable[..., object],
        *args: Any,  # noqa: ANN401 (as asyncio has it)
        context: contextvars.Context | None = None,
    ) -> Any:  # noqa: ANN401 (a handle of ours, which asyncio's type does not know)
        handle = Handle(self._now, callback, args, context)
        self._ready.append(handle)
        return handle

    call_soon_threadsafe = call_soon  # type: ignore[assignment]  # there is one thread

    def call_later(  # type: ignore[override]  # its arguments are not looked at here
        self,
        delay: float,
        callback: Callable[..., object],
        *args: Any,  # noqa: ANN401 (as asyncio has it)
        context: contextvars.Context | None = None,
    ) -> Any:  # noqa: ANN401 (a handle of ours, which asyncio's type does not know)
        return self.call_at(self._now + delay, callback, *args, context=context)

    def call_at(  # type: ignore[override]  # its arguments are not looked at here
        self,
        when: float,
        callback: Callable[..., object],
        *args: Any,  # noqa: ANN401 (as asyncio has it)
        context: contextvars.Context | None = None,
    ) -> Any:  # noqa: ANN401 (a handle of ours, which asyncio's type does not know)
        handle = Handle(when, callback, args, context)
        self._made += 1
        late = when + self._rng.random() * LATENESS
        heapq.heappush(self._timers, (late, self._made, handle))
        return handle

    def create_future(self) -> asyncio.Future[Any]:
        return asyncio.Future(loop=self)

    def create_task(
        self,
        coro: Any,  # noqa: ANN401 (a coroutine, or what can be awaited like one)
        *,
        name: str | None = None,
        context: contextvars.Context | None = None,
        **_more: Any,  # noqa: ANN401 (what newer Pythons know; nothing begins at once here)
    ) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = asyncio.Task(
            coro, loop=self, name=name or "task", context=context
        )
        process = _process.get(None) if context is None else context.get(_process)
        if process is not None:
            process.tasks.append(task)
        return task

    def run(self, main: Coroutine[Any, Any, T]) -> T:
        """Run until this is done, or somebody stops the loop."""
        events._set_running_loop(self)
        try:
            task = self.create_task(main)
            while not task.done() and not self.stopped:
                self._step()
            if not task.done():
                task._log_destroy_pending = False  # type: ignore[attr-defined]  # it was stopped
                _close(main)
                raise Stopped
            return task.result()  # type: ignore[no-any-return]  # what the coroutine returns
        finally:
            events._set_running_loop(None)

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return events._get_running_loop() is self

    def is_closed(self) -> bool:
        return False

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        self.errors.append(context)

    def _timer_handle_cancelled(self, handle: Any) -> None:  # noqa: ANN401 (asyncio calls it)
        del handle

    def _step(self) -> None:
        ready, timers = self._ready, self._timers
        if not ready:
            if not timers:
                raise NothingLeft
            self._now = max(self._now, timers[0][0])
        while timers and timers[0][0] <= self._now:
            ready.append(heapq.heappop(timers)[2])
        handle = ready.popleft()
        self._run += 1
        if self._run > self._most_steps:
            raise EndlessRun(self._now)
        process = handle.process
        if handle.cancelled_:
            return
        if process is not None and not process.alive:
            self._buried.append(handle)  # freed, it would close what it waited for, as by hand
            return
        if process is not None:
            self.steps += 1
            if self.alarm is not None and self.steps >= self.alarm[0]:
                ready.appendleft(handle)
                alarm, self.alarm = self.alarm[1], None
                alarm()
                return
        self._now += self._rng.random() * STEP
        try:
            handle.context.run(handle.callback, *handle.args)
        except (SystemExit, KeyboardInterrupt):
            raise
        except BaseException as error:  # noqa: BLE001 (as asyncio does; the checker looks at it)
            self.errors.append({"message": "a callback failed", "exception": error})


class Stopped(Exception):
    """Somebody has stopped the loop before the end."""
