"""A wrong clock forgets no table, and what was forgotten too soon can be had back."""

import asyncio
import json
import logging
import subprocess
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from pinxit.adapters import open_store
from pinxit.decks import built_in
from pinxit.players import RandomPlayer, SameForAll
from pinxit.table.errors import NotAllowed
from pinxit.table.hub import Hub
from pinxit.table.hub.calendar import DAY, GRACE, MOST_AWAY
from pinxit.table.hub.upkeep import AWAY_FOR
from pinxit.table.settings import Settings
from tests.patience import PATIENCE
from tests.serving import PINXIT
from tests.web.house import FakeClock

KEEP = 90 * DAY
YEARS = 3650 * DAY
START = 1_800_000_000.0


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/pinxit.sqlite3"


@asynccontextmanager
async def server(
    database: str, clock: FakeClock, follow: Callable[[], float] = lambda: 0.0
) -> AsyncIterator[Hub]:
    """Run a house for as long as the block runs."""
    hub = Hub(
        store=await open_store(database),
        clock=clock,
        decks=built_in().cards,
        roster=SameForAll(RandomPlayer(("a clue",))),
        keep_seconds=KEEP,
        follow_clock=follow,
        secret=b"always the same",
    )
    await hub.upkeep.begin()
    try:
        yield hub
    finally:
        await hub.close()


def pinxit(*words: str) -> "subprocess.CompletedProcess[str]":
    """Run `pinxit tables`."""
    return subprocess.run(
        (PINXIT, "tables", *words), check=False, capture_output=True, text=True, timeout=PATIENCE
    )


async def run_for(hub: Hub, clock: FakeClock, days: float) -> int:
    """Let time pass, with a sweep twice a day; return how many tables were deleted."""
    deleted = 0
    for _ in range(int(days * 2)):
        clock._now += DAY / 2
        deleted += await hub.upkeep.expire()
    return deleted


async def is_there(hub: Hub, code: str) -> bool:
    try:
        await hub.live(code)
    except NotAllowed:
        return False
    await hub.tables.let_sleep(code)
    return True


async def test_a_clock_that_is_years_ahead_at_the_start_forgets_nothing(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with server(database, FakeClock(START)) as hub:
        code = (await hub.open(Settings(), "Ada", None)).code
    clock = FakeClock(START + YEARS)
    with caplog.at_level(logging.WARNING):
        async with server(database, clock) as hub:
            clock._now += 2 * GRACE
            assert await hub.upkeep.expire() == 0
            assert await is_there(hub, code)
            await hub.open(Settings(), "Ben", None)  # whose table is of a year that has not come
    assert caplog.text.count("ahead of when this server last ran") == 1
    clock = FakeClock(START + YEARS + DAY)  # and again: no such table is proof
    async with server(database, clock) as hub:
        assert await run_for(hub, clock, 80) == 0
        assert await is_there(hub, code)


async def test_tables_grow_old_by_the_time_that_passes(database: str) -> None:
    async with server(database, FakeClock(START)) as hub:
        code = (await hub.open(Settings(), "Ada", None)).code
    clock = FakeClock(START + YEARS)
    async with server(database, clock) as hub:
        await run_for(hub, clock, 88)
        assert await is_there(hub, code)
        await run_for(hub, clock, 4)
        assert not await is_there(hub, code)


async def test_a_server_that_was_off_for_some_weeks_believes_its_clock(database: str) -> None:
    clock = FakeClock(START)
    async with server(database, clock) as hub:
        code = (await hub.open(Settings(), "Ada", None)).code
        await run_for(hub, clock, 70)
    clock._now += MOST_AWAY - DAY
    async with server(database, clock) as hub:
        assert await hub.upkeep.expire() == 0
        assert await is_there(hub, code)  # nothing is forgotten in the first hour
        clock._now += GRACE
        await hub.upkeep.expire()
        assert not await is_there(hub, code)


async def test_a_clock_that_is_set_while_the_server_runs_forgets_nothing(database: str) -> None:
    clock, leaps = FakeClock(START), [0.0]

    def follow() -> float:
        leap, leaps[0] = leaps[0], 0.0
        clock._now += leap
        return leap

    async with server(database, clock, follow) as hub:
        code = (await hub.open(Settings(), "Ada", None)).code
        await run_for(hub, clock, 1)
        for leap in (YEARS, -YEARS, YEARS):
            leaps[0] = leap
            await hub.upkeep.wake_due(9)
            assert await run_for(hub, clock, 1) == 0
            assert await is_there(hub, code)


async def test_what_is_forgotten_is_told_and_can_be_had_back(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    clock = FakeClock(START)
    async with server(database, clock) as hub:
        taken = await hub.open(Settings(), "Ada", None)
        other = await hub.open(Settings(), "Ben", None)
        with caplog.at_level(logging.WARNING):
            await run_for(hub, clock, 91)
        assert "2 tables were put away" in caplog.text
        assert hub.keyring.label_of(taken.code) in caplog.text
        assert taken.code not in caplog.text
        with pytest.raises(NotAllowed):
            await hub.doors.seat_of(taken.code, taken.token)

        told = await asyncio.to_thread(pinxit, "list", "--json", "--database", database)
        away = json.loads(told.stdout)
        assert {table["code"] for table in away} == {taken.code, other.code}
        bring = ("bring-back", "--database", database, taken.code.lower(), "NONE")
        brought = await asyncio.to_thread(pinxit, *bring)
        assert brought.returncode == 2
        assert "is back." in brought.stdout
        assert "NONE was not put away." in brought.stdout
        assert await hub.doors.seat_of(taken.code, taken.token) == taken.seat

        assert await run_for(hub, clock, AWAY_FOR / DAY + 1) == 1
        assert "1 tables were deleted for good" in caplog.text
        assert await hub.store.away(9) == ()


async def test_whoever_runs_the_server_can_say_that_the_clock_is_right(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with server(database, FakeClock(1000.0)) as hub:
        await hub.open(Settings(), "Ada", None)
    said = await asyncio.to_thread(pinxit, "believe-clock", "--database", database)
    assert said.returncode == 0
    store = await open_store(database)
    ran_at = await store.ran_at()
    await store.close()
    assert ran_at is not None
    async with server(database, FakeClock(ran_at + DAY)):
        assert "ahead of when" not in caplog.text


def test_no_database_is_made_by_looking_for_one(tmp_path: Path) -> None:
    looked = pinxit("list", "--data-dir", str(tmp_path / "none"))
    assert looked.returncode == 2
    assert "[bad_database]" in looked.stderr
    assert not (tmp_path / "none").exists()
