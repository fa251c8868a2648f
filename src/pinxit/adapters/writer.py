"""One thread that writes: all that waits goes to disk in one commit (group commit).

A commit that waits for the disk costs far more than an append. While one runs, the next jobs
gather, and share the following one. If one of a group fails, all is undone, and each is done again
by itself: that is rare, and cheaper than a savepoint for every one. Nobody is answered before the
commit.
"""

from asyncio import Future
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from queue import SimpleQueue
from threading import Lock, Thread
from time import monotonic, sleep
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from pinxit.adapters.database import Database
from pinxit.adapters.errors import StoreClosed
from pinxit.adapters.jobs import (
    Job,
    NotAllLetIn,
    Put,
    Work,
    only_puts,
    put_at_once,
    report,
    run_all,
    run_each,
)
from pinxit.adapters.prepared import Prepared, Row, execute

T = TypeVar("T")
Run = Callable[[Sequence[Job[object]], Connection], None]

LARGEST_GROUP = 256  # so that the first of a group does not wait long for the last
KEEP = 5.0  # seconds for which an idle connection is trusted; then the pool looks whether it lives
GATHER = 0.004  # seconds for which a busy writer waits for company; nobody at a table sees them
EXPECT = 8  # groups for which a writer stays busy after one that was not of one job alone


class Writer:
    """Runs jobs in groups, those of one table in the order of their coming."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._engine = database.writer()
        self._waiting: list[Job[object]] = []
        self._bell: SimpleQueue[None] = SimpleQueue()  # rung when something waits, or at the end
        self._door = Lock()  # so that nobody enters while the thread takes a group, or closes
        self._closed = False
        self._kept: Connection | None = None
        self._kept_until = 0.0
        self._company = 0  # groups of one job after which no company is expected any more
        # A daemon: a program that forgot to close still ends; what it was told is on disk.
        self._thread = Thread(target=self._run, name="pinxit-writer", daemon=True)
        self._thread.start()

    def connect(self) -> None:
        """See that there is a connection to write on; raise what the database says."""
        self._engine.connect().close()

    def do(self, code: str, work: Callable[[Connection], T]) -> "Future[T]":
        """Return what `work` returned, or raise what it raised, when that is settled on disk.

        Whoever is cancelled while waiting for it does not learn whether it was done.
        """
        return self._enter(Work(code, work))

    def put(self, code: str, statement: Prepared, row: Row) -> "Future[bool]":
        """Tell whether a statement that writes one row or none has let this one in."""
        return self._enter(Put(code, statement, row))

    def close(self) -> None:
        """Finish all jobs that came before, then end the thread; blocks."""
        with self._door:
            self._closed = True
            self._bell.put(None)
        self._thread.join()
        self._let_go()
        self._engine.dispose()

    def _enter(self, job: Job[T]) -> "Future[T]":
        with self._door:
            if self._closed:
                raise StoreClosed
            if not self._waiting:
                self._bell.put(None)
            self._waiting.append(job)  # type: ignore[arg-type]  # nobody looks at results here
        return job.answer

    def _run(self) -> None:
        while True:
            self._bell.get()
            if self._company:
                sleep(GATHER)
            group, ended = self._next_group()
            if group:
                self._company = EXPECT if len(group) > 1 else max(0, self._company - 1)
                self._write(group)
                report(group)
            if ended:
                return

    def _next_group(self) -> tuple[list[Job[object]], bool]:
        """Take those who wait, the first of them if they are many; tell whether none will come."""
        with self._door:
            group = self._waiting[:LARGEST_GROUP]
            self._waiting = self._waiting[LARGEST_GROUP:]
            if self._waiting:
                self._bell.put(None)
            return group, self._closed and not self._waiting

    def _write(self, group: list[Job[object]], run: Run = run_all) -> None:
        working = False
        try:
            connection = self._connected()
            puts = only_puts(group) if self._database.puts_at_once else None
            working = puts is not None
            if puts is not None:
                put_at_once(*puts, connection)
            else:
                with self._transaction(connection):
                    working = True
                    run(group, connection)
                    working = False
        except NotAllLetIn:
            self._let_go()
            self._write(group, run_each)
        except Exception as error:  # noqa: BLE001 (whatever it is, callers hear and the thread lives)
            self._let_go()
            # What could not even begin is no job's fault, nor is a line that broke: each by itself
            # would wait as long again.
            lost = isinstance(error, DBAPIError) and error.connection_invalidated
            if working and not lost and len(group) > 1:
                for job in group:
                    self._write([job])
                return
            for job in group:
                job.fail(error, refused=working)

    @contextmanager
    def _transaction(self, connection: Connection) -> Iterator[None]:
        """Begin, and commit; what fails is undone when the connection is let go."""
        self._database.begin(connection)
        yield
        execute(connection, "COMMIT")

    def _connected(self) -> Connection:
        """Return the connection of last time: to ask the pool each time costs more than a row."""
        if self._kept is None or monotonic() > self._kept_until:
            self._let_go()
            self._kept = self._engine.connect()
        self._kept_until = monotonic() + KEEP
        return self._kept

    def _let_go(self) -> None:
        kept, self._kept = self._kept, None
        if kept is not None:
            with suppress(SQLAlchemyError):  # it may be broken, and the thread must live
                kept.close()
