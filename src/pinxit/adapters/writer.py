"""One thread that writes: all that waits goes to disk in one commit (group commit).

A commit that waits for the disk costs far more than an append. While one runs, the next jobs
gather in the queue, and share the following one. Each has a savepoint: if it is refused, it
alone is undone. Nobody is answered before the commit.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import Generic, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from pinxit.adapters.database import said
from pinxit.adapters.errors import StoreClosed, StoreFailed
from pinxit.adapters.prepared import tell

T = TypeVar("T")

LARGEST_GROUP = 256  # so that the first of a group does not wait long for the last


def failed(error: Exception) -> StoreFailed:
    """Give what went wrong below a name of ours."""
    failure = StoreFailed(f"The database failed: {said(error)}")
    failure.__cause__ = error
    return failure


class Job(Generic[T]):
    """Some work on a connection, and the caller who awaits its result."""

    def __init__(self, code: str, work: Callable[[Connection], T]) -> None:
        self.code = code
        self._work = work
        self._loop = asyncio.get_running_loop()
        self.answer: asyncio.Future[T] = self._loop.create_future()
        self._outcome: Callable[[], None] = lambda: None

    def run(self, connection: Connection) -> None:
        """Work within a savepoint; raise only if the whole transaction is lost."""
        # Not `begin_nested`, which builds its three statements anew each time.
        tell(connection, "SAVEPOINT job")
        try:
            result = self._work(connection)
        except Exception as error:
            if not _undone(connection):
                raise
            self.fail(failed(error) if isinstance(error, SQLAlchemyError) else error)
        else:
            tell(connection, "RELEASE SAVEPOINT job")
            self._outcome = lambda: self.answer.set_result(result)

    def fail(self, error: Exception) -> None:
        """Give the caller an error instead of whatever came out."""
        self._outcome = lambda: self.answer.set_exception(error)

    def report(self) -> None:
        """Tell the caller, in the caller's own thread."""
        with suppress(RuntimeError):  # the caller's loop is closed: nobody listens
            self._loop.call_soon_threadsafe(self._tell)

    def _tell(self) -> None:
        if not self.answer.done():  # a caller who was cancelled wants no answer
            self._outcome()


def _undone(connection: Connection) -> bool:
    """Go back to the savepoint; False if that went down with its transaction (a full disk)."""
    try:
        tell(connection, "ROLLBACK TO SAVEPOINT job")
        tell(connection, "RELEASE SAVEPOINT job")
    except SQLAlchemyError:
        return False
    return True


class Writer:
    """Runs jobs in groups, those of one table in the order of their coming."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._queue: SimpleQueue[Job[object] | None] = SimpleQueue()
        self._door = Lock()  # so that no job enters behind the None that ends the queue
        self._closed = False
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
        self._engine.dispose()

    def _run(self) -> None:
        while group := self._next_group():
            self._write(group)
            for job in group:
                job.report()

    def _next_group(self) -> list[Job[object]]:
        """Wait for a job and take those behind it; an empty group is the end."""
        group: list[Job[object]] = []
        job = self._queue.get()
        with suppress(Empty):
            while job is not None:
                group.append(job)
                if len(group) == LARGEST_GROUP:
                    return group
                job = self._queue.get_nowait()
            self._queue.put(None)  # the end was taken out; it is still to come
        return group

    def _write(self, group: list[Job[object]]) -> None:
        try:
            with self._engine.begin() as connection:
                # All nodes lock tables in the same order, or two groups could lock each other out.
                for job in sorted(group, key=lambda job: job.code):
                    job.run(connection)
        except Exception as error:  # noqa: BLE001 (whatever it is, callers hear and the thread lives)
            for job in group:
                job.fail(failed(error))
