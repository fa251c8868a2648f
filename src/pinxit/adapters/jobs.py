"""What is asked of a database that writes: some work, or a row, and who awaits what comes of it."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import groupby
from operator import attrgetter
from typing import Generic, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from pinxit.adapters.errors import failed
from pinxit.adapters.prepared import Prepared, Row

T = TypeVar("T")


class Job(ABC, Generic[T]):
    """Something to be done for a table, and the caller who awaits its result."""

    __slots__ = ("answer", "code", "error", "loop", "result")

    def __init__(self, code: str) -> None:
        self.code = code
        self.loop = asyncio.get_running_loop()
        self.answer: asyncio.Future[T] = self.loop.create_future()
        self.result: T  # counts when it is committed
        self.error: Exception | None = None

    @abstractmethod
    def run(self, connection: Connection) -> None:
        """Do it."""

    def fail(self, error: Exception, *, refused: bool) -> None:
        """Give the caller an error instead; `refused`: it came from the work, not from below."""
        own = refused and not isinstance(error, SQLAlchemyError)
        self.error = error if own else failed(error)

    def resolve(self) -> None:
        """Tell the caller, who may have been cancelled and want no answer."""
        if self.answer.done():
            return
        if self.error is not None:
            self.answer.set_exception(self.error)
        else:
            self.answer.set_result(self.result)


class Work(Job[T]):
    """Any work."""

    __slots__ = ("_work",)

    def __init__(self, code: str, work: Callable[[Connection], T]) -> None:
        super().__init__(code)
        self._work = work

    def run(self, connection: Connection) -> None:
        """Work."""
        self.result = self._work(connection)


class Put(Job[bool]):
    """A row for a statement that writes one or none, and whether it was let in."""

    __slots__ = ("row", "statement")

    def __init__(self, code: str, statement: Prepared, row: Row) -> None:
        super().__init__(code)
        self.statement = statement
        self.row = row

    def run(self, connection: Connection) -> None:
        """Write the row, alone."""
        self.result = self.statement.run(connection, (self.row,)) == 1

    def fail(self, error: Exception, *, refused: bool) -> None:
        """Another node may have been quicker by less than a transaction: then it was not let in."""
        if refused and isinstance(error, IntegrityError):
            self.result = False
        else:
            super().fail(error, refused=refused)


class NotAllLetIn(Exception):
    """Some of several rows were not let in, and nobody knows which."""


def run_all(group: Sequence[Job[object]], connection: Connection) -> None:
    """Do what a group wants; rows for one statement go to the driver together.

    Raises `NotAllLetIn` if some did not get in.
    """
    for statement, jobs in groupby(in_order(group), key=_statement):
        if statement is None:
            for job in jobs:
                job.run(connection)
        else:
            _put_all(statement, [job for job in jobs if isinstance(job, Put)], connection)


def run_each(group: Sequence[Job[object]], connection: Connection) -> None:
    """Do what a group wants, one after another."""
    for job in in_order(group):
        job.run(connection)


def only_puts(group: Sequence[Job[object]]) -> "tuple[Prepared, list[Put]] | None":
    """Tell whether a group wants nothing but rows for one statement; return both, in order."""
    puts = [job for job in group if isinstance(job, Put)]
    if len(puts) < len(group) or any(put.statement is not puts[0].statement for put in puts):
        return None
    return puts[0].statement, sorted(puts, key=attrgetter("code"))


def put_at_once(statement: Prepared, puts: Sequence[Put], connection: Connection) -> None:
    """Write rows and commit them by one call, which tells of each whether it was let in."""
    written = statement.run_each(connection, [put.row for put in puts])
    for put, rows in zip(puts, written, strict=True):
        put.result = rows == 1


def in_order(group: Sequence[Job[object]]) -> list[Job[object]]:
    """Sort by table; the jobs of one stay in the order of their coming.

    All nodes lock tables in the same order, or two groups could lock each other out.
    """
    return sorted(group, key=attrgetter("code"))


def _statement(job: Job[object]) -> Prepared | None:
    return job.statement if isinstance(job, Put) else None


def _put_all(statement: Prepared, puts: Sequence[Put], connection: Connection) -> None:
    let_in = statement.run(connection, [put.row for put in puts])
    if len(puts) > 1 and let_in < len(puts):
        raise NotAllLetIn
    for put in puts:
        put.result = let_in > 0


def report(group: Sequence[Job[object]]) -> None:
    """Tell the callers, all of one loop at once, in their own thread."""
    by_loop: dict[asyncio.AbstractEventLoop, list[Job[object]]] = {}
    for job in group:
        by_loop.setdefault(job.loop, []).append(job)
    for loop, jobs in by_loop.items():
        with suppress(RuntimeError):  # the loop is closed: nobody listens
            loop.call_soon_threadsafe(_resolve_all, jobs)


def _resolve_all(jobs: list[Job[object]]) -> None:
    for job in jobs:
        job.resolve()
