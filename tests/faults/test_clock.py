"""The machine's clock is put forward a year and back an hour while people play against time."""

import asyncio
import logging
import time
from collections.abc import Callable
from time import monotonic

import pytest

from pinxit.adapters import MemoryStore
from pinxit.client import Client
from pinxit.decks import built_in
from pinxit.players import RandomPlayer, SameForAll
from pinxit.table.awake.pacing import Pacing
from pinxit.table.budget import Budget
from pinxit.table.clock import RealClock
from pinxit.table.commands import Begin, Pause, Resume
from pinxit.table.hub import Hub
from pinxit.table.settings import Settings
from pinxit.web.limits import Limits
from pinxit.web.state import State
from tests.patience import PATIENCE
from tests.web.house import FakeClock, house, table_of

YEAR, HOUR = 365 * 24 * 3600.0, 3600.0
LONG = {"race": 600, "clue": 600}  # so long that a busy machine makes no difference
Jump = Callable[[float], None]


@pytest.fixture
def jump(monkeypatch: pytest.MonkeyPatch) -> Jump:
    """Set the machine's clock, and nothing that measures how long something takes."""
    ahead = [0.0]
    really = time.time
    monkeypatch.setattr("pinxit.table.clock.time.time", lambda: really() + ahead[0])

    def by(seconds: float) -> None:
        ahead[0] += seconds

    return by


@pytest.mark.parametrize("seconds", [YEAR, -HOUR])
async def test_nobody_loses_or_gains_time(jump: Jump, seconds: float) -> None:
    async with house() as at, table_of(at, 3, timers=LONG) as (host, guest, _):
        await host.do(Begin())
        # The clock begins when all are here to see it.
        await guest.until(lambda: guest.view.clock and guest.view.clock.deadline, PATIENCE)
        before = guest.version
        jump(seconds)
        await asyncio.sleep(0.2)
        assert guest.version == before  # no time has run out
        live = await at.hub.live(host.place.code)
        assert live.table.deadline is not None
        assert 300 < live.table.deadline - at.clock.now() <= 600
        await host.do(Pause())
        await host.do(Resume())
        assert live.table.deadline is not None
        assert 300 < live.table.deadline - at.clock.now() <= 600


def left(client: Client) -> float:
    """Return how many seconds a client is told that it has."""
    told = client.view.clock
    return told.deadline - told.now if told and told.deadline else YEAR


@pytest.mark.parametrize("seconds", [YEAR, -HOUR])
async def test_time_runs_out_when_it_has(
    jump: Jump, seconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pinxit.table.awake.plan.LEAST_LEFT", 0.5)
    async with house() as at, table_of(at, 3, timers={"race": 10, "clue": 10}) as (host, *_):
        await host.do(Begin())
        live = await at.hub.live(host.place.code)
        began = monotonic()
        live.pacing = Pacing(phase_since=0.0, left_on_clock=0.5)  # as if all had been away till now
        live.publish()
        await host.until(lambda: left(host) < 1, PATIENCE)
        jump(seconds)
        before = host.version
        await host.until(lambda: host.version > before, PATIENCE)
        assert monotonic() - began > 0.3  # not at once; and not in an hour


def test_budgets_are_neither_frozen_nor_filled(jump: Jump, monkeypatch: pytest.MonkeyPatch) -> None:
    passed = [1000.0]
    monkeypatch.setattr("pinxit.table.clock.time.monotonic", lambda: passed[0])
    for seconds in (YEAR, -HOUR):
        budget = Budget(RealClock(), burst=2, rate=10.0)
        assert budget.spend(2)
        jump(seconds)
        assert not budget.spend()
        passed[0] += 0.15
        assert budget.spend()
        assert not budget.spend()


def hub_with(clock: RealClock) -> Hub:
    return Hub(
        store=MemoryStore(),
        clock=clock,
        decks=built_in().cards,
        roster=SameForAll(RandomPlayer(("a clue",))),
        keep_seconds=90 * 24 * HOUR,
        follow_clock=clock.follow,
    )


async def test_a_wrong_clock_forgets_no_table(jump: Jump, caplog: pytest.LogCaptureFixture) -> None:
    hub = hub_with(RealClock())
    taken = await hub.open(Settings(), "Host", None)
    jump(YEAR)
    with caplog.at_level(logging.WARNING):
        await hub.upkeep.wake_due(9)
    assert "no table is forgotten" in caplog.text
    assert await hub.upkeep.expire() == 0
    assert (await hub.live(taken.code)).table.code == taken.code
    await hub.close()


async def test_the_clock_is_followed_when_nobody_is_at_a_table(jump: Jump) -> None:
    clock = RealClock()
    hub = hub_with(clock)
    taken = await hub.open(Settings(), "Host", None)
    await hub.live(taken.code)
    jump(HOUR)
    await hub.upkeep.wake_due(9)
    assert abs(clock.now() - time.time()) < HOUR * 1.5
    assert clock.now() < time.time() - HOUR / 2  # somebody may be playing
    await hub.tables.let_sleep(taken.code)
    await hub.upkeep.wake_due(9)
    assert abs(clock.now() - time.time()) < HOUR / 2
    await hub.close()


async def test_health_is_looked_at_again_after_a_clock_was_set_back() -> None:
    clock, store = FakeClock(), MemoryStore()
    hub = Hub(store=store, clock=clock, decks={}, roster=SameForAll(RandomPlayer(("a clue",))))
    state = State(hub, built_in(), Limits(), None)
    assert await state.healthy()
    clock._now -= HOUR

    async def broken() -> bool:
        return False

    store.healthy = broken  # type: ignore[method-assign]  # a memory that breaks
    assert not await state.healthy()
    await hub.close()
    state.downloads.close()
