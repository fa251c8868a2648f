"""One thread that writes: all that waits goes to disk in one commit (group commit).

A commit that waits for the disk costs far more than an append. While one runs, the next jobs
gather in the queue, and share the following one. If one of a group is refused, all is undone, and
each is done again by itself: that is rare, and cheaper than a savepoint for every one. Nobody is
answered before the commit.
"""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from time import monotonic, sleep
from typing import Generic, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from pinxit.adapters.database import said
from pinxit.adapters.errors import StoreClosed, StoreFailed

T = TypeVar("T")

LARGEST_GROUP = 256  # so that the first of a group does not wait long for the last
KEEP = 5.0  # seconds for which an idle connection is trusted; then the pool looks whether it lives
GATHER = 0.004  # seconds for which a busy writer waits for company; nobody at a table sees them
EXPECT = 8  # groups for which a writer stays busy after one that was not of one job alone


def failed(error: Exception) -> StoreFailed:
    """Give what went wrong below a name of ours."""
    failure = StoreFailed(f"The database failed: {said(error)}")
    failure.__cause__ = error
    return failure


class Job(Generic[T]):
    """Some work on a connection, and the caller who awaits its result."""

    __slots__ = ("_error", "_result", "_work", "answer", "code", "loop")

    def __init__(self, code: str, work: Callable[[Connection], T]) -> None:
        self.code = code
        self._work = work
        self.loop = asyncio.get_running_loop()
        self.answer: asyncio.Future[T] = self.loop.create_future()
        self._result: T
        self._error: Exception | None = None

    def run(self, connection: Connection) -> None:
        """Work; what comes of it counts when it is committed."""
        self._result = self._work(connection)

    def fail(self, error: Exception) -> None:
        """Give the caller an error instead of whatever came out."""
        self._error = error

    def tell(self) -> None:
        """Tell the caller, who may have been cancelled and want no answer."""
        if self.answer.done():
            return
        if self._error is not None:
            self.answer.set_exception(self._error)
        else:
            self.answer.set_result(self._result)


def _report(group: list[Job[object]]) -> None:
    """Tell the callers, all of one loop at once, in their own thread."""
    by_loop: dict[asyncio.AbstractEventLoop, list[Job[object]]] = {}
    for job in group:
        by_loop.setdefault(job.loop, []).append(job)
    for loop, jobs in by_loop.items():
        with suppress(RuntimeError):  # the loop is closed: nobody listens
            loop.call_soon_threadsafe(_tell, jobs)


def _tell(jobs: list[Job[object]]) -> None:
    for job in jobs:
        job.tell()


class Writer:
    """Runs jobs in groups, those of one table in the order of their coming."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._queue: SimpleQueue[Job[object] | None] = SimpleQueue()
        self._door = Lock()  # so that no job enters behind the None that ends the queue
        self._closed = False
        self._kept: Connection | None = None
        self._kept_until = 0.0
        self._company = 0  # groups of one job after which no company is expected any more
        # A daemon: a program that forgot to close still ends; what it was told is on disk.
        self._thread = Thread(target=self._run, name="pinxit-writer", daemon=True)
        self._thread.start()

    async def do(self, code: str, work: Callable[[Connection], T]) -> T:
        """Return what `work` returned, or raise what it raised, when that is settled on disk.

        Whoever is cancelled here does not learn whether it was done.
        """
        job = Job(code, work)
        with self._door:
            if self._closed:
                raise StoreClosed
            self._queue.put(job)  # type: ignore[arg-type]  # the queue does not look at results
        return await job.answer

    def close(self) -> None:
        """Finish all jobs that came before, then end the thread; blocks."""
        with self._door:
            if not self._closed:
                self._closed = True
                self._queue.put(None)
        self._thread.join()
        self._let_go()
        self._engine.dispose()

    def _run(self) -> None:
        while group := self._next_group():
            self._company = EXPECT if len(group) > 1 else max(0, self._company - 1)
            self._write(group)
            _report(group)

    def _next_group(self) -> list[Job[object]]:
        """Wait for a job and take those behind it; an empty group is the end."""
        group: list[Job[object]] = []
        job = self._queue.get()
        if self._company:
            sleep(GATHER)
        with suppress(Empty):
            while job is not None:
                group.append(job)
                if len(group) == LARGEST_GROUP:
                    return group
                job = self._queue.get_nowait()
            self._queue.put(None)  # the end was taken out; it is still to come
        return group

    def _write(self, group: list[Job[object]]) -> None:
        working = False
        try:
            with self._transaction() as connection:
                working = True
                # All nodes lock tables in the same order, or two groups could lock each other out.
                for job in sorted(group, key=lambda job: job.code):
                    job.run(connection)
                working = False
        except Exception as error:  # noqa: BLE001 (whatever it is, callers hear and the thread lives)
            self._let_go()
            # What could not even begin is no job's fault: each by itself would wait as long again.
            if working and len(group) > 1:
                for job in group:
                    self._write([job])
                return
            for job in group:
                job.fail(_named(error, refused=working))

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        """Begin on the connection of last time: to ask the pool each time costs more than a row."""
        if self._kept is None or monotonic() > self._kept_until:
            self._let_go()
            self._kept = self._engine.connect()
        self._kept_until = monotonic() + KEEP
        with self._kept.begin():
            yield self._kept

    def _let_go(self) -> None:
        kept, self._kept = self._kept, None
        if kept is not None:
            with suppress(SQLAlchemyError):  # it may be broken, and the thread must live
                kept.close()


def _named(error: Exception, *, refused: bool) -> Exception:
    """Let a refusal of the work itself through; all else is the database's."""
    return error if refused and not isinstance(error, SQLAlchemyError) else failed(error)
