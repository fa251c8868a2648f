"""The writing thread: one group, one commit, and nothing that stops it."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from threading import Event

import pytest
from sqlalchemy import Connection, bindparam, column, func, insert, select, table, text

from pinxit.adapters import StoreClosed, StoreFailed
from pinxit.adapters.database import find_database
from pinxit.adapters.prepared import Prepared
from pinxit.adapters.writer import EXPECT, GATHER, Writer
from tests.patience import PATIENCE

pytestmark = pytest.mark.asyncio


PUT = Prepared(
    insert(table("words", column("word"))).from_select(
        ["word"],
        select(bindparam("word")).where(func.length(bindparam("word")) < 5),
    ),
    "word",
)


@pytest.fixture
def writer(database_url: str) -> Iterator[Writer]:
    database = find_database(database_url)
    engine = database.migrator()
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE words (word TEXT PRIMARY KEY)"))
        promise = "REFERENCES words (word) DEFERRABLE INITIALLY DEFERRED"
        connection.execute(text(f"CREATE TABLE promises (word TEXT {promise})"))
    engine.dispose()
    writer = Writer(database)
    yield writer
    writer.close()


def saying(word: str) -> Callable[[Connection], str]:
    def say(connection: Connection) -> str:
        connection.execute(text("INSERT INTO words VALUES (:word)"), {"word": word})
        return word

    return say


async def add(writer: Writer, *words: str) -> list[str | BaseException]:
    """Give the words at once, so that the thread finds them as one group."""
    jobs = (writer.do(word, saying(word)) for word in words)
    return await asyncio.gather(*jobs, return_exceptions=True)


@asynccontextmanager
async def one_group(writer: Writer) -> AsyncIterator[None]:
    """Hold the thread up, so that all that is asked meanwhile becomes one group."""
    busy, go_on = Event(), Event()

    def wait(_connection: Connection) -> None:
        busy.set()
        go_on.wait()

    held = asyncio.ensure_future(writer.do("", wait))
    await asyncio.to_thread(busy.wait)
    yield
    await asyncio.sleep(0)
    go_on.set()
    await held


async def words(writer: Writer) -> list[str]:
    query = text("SELECT word FROM words ORDER BY word")
    return await writer.do("", lambda c: list(c.execute(query).scalars()))


async def test_a_failure_is_undone_alone(writer: Writer) -> None:
    def half(connection: Connection) -> None:
        saying("half")(connection)
        raise KeyError("half")

    one, two, three = await asyncio.gather(
        add(writer, "a"), writer.do("h", half), add(writer, "b"), return_exceptions=True
    )
    assert (one, three) == (["a"], ["b"])
    assert isinstance(two, KeyError)
    assert await words(writer) == ["a", "b"]


async def test_a_writer_that_had_company_waits_for_more_a_few_times(
    writer: Writer, monkeypatch: pytest.MonkeyPatch
) -> None:
    waited: list[float] = []
    monkeypatch.setattr("pinxit.adapters.writer.sleep", waited.append)
    alone = Event()
    first = asyncio.ensure_future(writer.do("", lambda _: alone.wait(PATIENCE)))
    pair = asyncio.create_task(add(writer, "a", "b"))
    await asyncio.sleep(0.01)
    alone.set()
    await asyncio.gather(first, pair)
    assert waited == []
    for number in range(EXPECT + 3):
        await add(writer, f"word {number}")
    assert waited == [GATHER] * EXPECT


async def test_what_the_database_refuses_has_a_name_of_ours(writer: Writer) -> None:
    first, again = await add(writer, "secret", "secret")
    assert first == "secret"
    assert isinstance(again, StoreFailed)
    assert "unique" in str(again).lower()
    assert "INSERT" not in str(again)
    assert "secret" not in str(again)


async def test_a_commit_that_fails_fails_the_group_and_no_other(writer: Writer) -> None:
    def promise(connection: Connection) -> None:
        connection.execute(text("INSERT INTO promises VALUES ('never')"))

    async with one_group(writer):
        jobs = (writer.do("a", saying("a")), writer.do("b", promise), writer.do("c", saying("c")))
        group = asyncio.gather(*jobs, return_exceptions=True)
    outcomes = await group
    assert [type(outcome) for outcome in outcomes] == [StoreFailed] * 3
    assert "foreign key" in str(outcomes[0]).lower()
    assert await words(writer) == []
    assert await add(writer, "d") == ["d"]


async def test_rows_for_one_statement_are_let_in_together(writer: Writer) -> None:
    names = [f"w{n}" for n in range(10)]
    async with one_group(writer):
        puts = asyncio.gather(*(writer.put(word, PUT, (word,)) for word in names))
    assert await puts == [True] * 10
    assert await words(writer) == names


async def test_a_row_that_is_not_let_in_keeps_no_other_out(writer: Writer) -> None:
    async with one_group(writer):
        jobs = [writer.put(word, PUT, (word,)) for word in ("a", "too long", "b", "a")]
        group = asyncio.gather(*jobs, writer.do("c", saying("c")))
    assert await group == [True, False, True, False, "c"]
    assert await words(writer) == ["a", "b", "c"]


async def test_nor_does_one_among_rows_alone(writer: Writer) -> None:
    async with one_group(writer):
        jobs = [writer.put(word, PUT, (word,)) for word in ("a", "too long", "b", "c")]
        group = asyncio.gather(*jobs)
    assert await group == [True, False, True, True]
    async with one_group(writer):  # and what is there already is not let in, and not an error
        group = asyncio.gather(*(writer.put(word, PUT, (word,)) for word in ("d", "a", "e")))
    assert await group == [True, False, True]
    assert await words(writer) == ["a", "b", "c", "d", "e"]


async def test_a_lost_transaction_fails_who_lost_it(writer: Writer) -> None:
    """SQLite gives up the whole transaction when, say, the disk is full; the others try again."""

    def lose(connection: Connection) -> None:
        connection.exec_driver_sql("ROLLBACK")
        raise OSError("disk full")

    async with one_group(writer):
        jobs = (writer.do("a", saying("a")), writer.do("b", lose), writer.do("c", saying("c")))
        group = asyncio.gather(*jobs, return_exceptions=True)
    outcomes = await group
    assert outcomes[::2] == ["a", "c"]
    assert "disk full" in str(outcomes[1])
    assert await words(writer) == ["a", "c"]
    assert await add(writer, "d") == ["d"]


async def test_one_tables_jobs_keep_their_order(writer: Writer) -> None:
    done: list[int] = []

    def noting(n: int) -> Callable[[Connection], None]:
        return lambda _: done.append(n)

    await asyncio.gather(*(writer.do("A", noting(n)) for n in range(600)))
    assert done == list(range(600))


async def test_closing_finishes_what_was_begun(writer: Writer) -> None:
    waiting = asyncio.create_task(add(writer, *(f"w{n}" for n in range(300))))
    await asyncio.sleep(0.01)
    await asyncio.to_thread(writer.close)
    assert await waiting == [f"w{n}" for n in range(300)]
    with pytest.raises(StoreClosed):
        await words(writer)


async def test_a_caller_whose_loop_is_gone_disturbs_nobody(writer: Writer) -> None:
    async def leave() -> None:
        task = asyncio.create_task(add(writer, "left"))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        task.cancel()

    await asyncio.to_thread(asyncio.run, leave())
    assert await add(writer, "stayed") == ["stayed"]


async def test_a_cancelled_caller_is_not_answered(writer: Writer) -> None:
    complaints: list[object] = []
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(lambda _loop, context: complaints.append(context))
    tasks = [asyncio.ensure_future(writer.do("x", saying(f"x{n}"))) for n in range(20)]
    for task in tasks:
        task.cancel()
    assert await add(writer, "y") == ["y"]
    assert all(task.cancelled() for task in tasks)
    assert complaints == []
