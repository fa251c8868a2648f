"""One evening: tables play by three nodes while things break, and are judged in the end."""

import asyncio
import random
from collections import Counter
from collections.abc import Callable, Sequence
from time import monotonic
from typing import Final

import psycopg
from msgspec import Struct, field

from pinxit.rules import EDITIONS
from pinxit.table.commands import AddComputer, Begin
from tests.cluster.checker import Row, Violation, check, rows_of
from tests.cluster.people import Party, gather
from tests.cluster.plan import Fault, plan_of
from tests.cluster.town import Town

STUCK: Final = 45.0  # seconds, with nothing broken, in which somebody at each table gets on
CONVERGE: Final = 60.0  # seconds in which all see the same when nothing is broken any more
ROWS: Final = "SELECT since, version, at, seat, command, events FROM log WHERE code = %s"


class Outcome(Struct):
    """What came of it."""

    seed: int
    moves: int = 0
    asked: int = 0
    sights: int = 0
    reconnects: int = 0
    seconds: float = 0.0
    faults: Counter[str] = field(default_factory=Counter)
    refusals: Counter[str] = field(default_factory=Counter)
    violations: list[Violation] = field(default_factory=list)
    longest: float = 0.0  # seconds without a move at one table
    recovered: float = 0.0  # seconds until all got on when nothing was broken any more


async def evening(
    town: Town,
    seed: int,
    *,
    sizes: Sequence[int] = (4, 3, 5, 4, 6, 3),
    faults: int = 10,
    every: float = 2.0,
    tell: Callable[[str], None] = lambda _: None,
) -> Outcome:
    """Play, break what the plan says, and judge."""
    began, rng = monotonic(), random.Random(seed)
    outcome, goes_on = Outcome(seed), asyncio.Event()
    town.tell = tell
    goes_on.set()
    editions = list(EDITIONS)
    parties = [
        await gather(
            town.urls, size, number, rng, edition=editions[(seed + number) % len(editions)]
        )
        for number, size in enumerate(sizes)
    ]
    people = [one for party in parties for one in party.people]
    for one in people:
        one.running = asyncio.create_task(one.run())
    try:
        for number, party in enumerate(parties):
            await _begin(party, computer=number == 0)
            party.tasks = [asyncio.create_task(one.play(goes_on)) for one in party.people]
        watch = asyncio.create_task(_watch(town, parties, outcome))
        before = town.counts.copy()
        await _suffer(town, plan_of(seed, faults, every), parties)
        outcome.recovered = await _each_goes_on(parties)
        goes_on.clear()
        await asyncio.wait_for(asyncio.gather(*_tasks(parties)), CONVERGE)
        watch.cancel()
        await asyncio.gather(watch, return_exceptions=True)
        outcome.faults = town.counts - before
        for party in parties:
            rows = await _converged(town, party)
            violations, _ = await asyncio.to_thread(check, party, rows)
            outcome.violations += violations
    except TimeoutError:
        outcome.violations.append(Violation("nobody waits for ever", "", _where(parties)))
    finally:
        tasks = [*_tasks(parties), *(one.running for one in people if one.running is not None)]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    _count(parties, outcome)
    outcome.seconds = monotonic() - began
    return outcome


async def _begin(party: Party, *, computer: bool) -> None:
    for person in party.people:
        await person.until(lambda p=person: p.version > 0, CONVERGE)  # type: ignore[misc]  # a lambda
    if computer:
        await asyncio.wait_for(party.people[0].do(AddComputer()), CONVERGE)
    await asyncio.wait_for(party.people[0].do(Begin()), CONVERGE)


async def _suffer(town: Town, plan: Sequence[Fault], parties: Sequence[Party]) -> None:
    """Break one thing after the other, some of them together; whoever fails says so."""
    began, suffering = monotonic(), set[asyncio.Task[None]]()
    for fault in plan:
        await asyncio.sleep(max(0.0, began + fault.at - monotonic()))
        _look(parties)
        suffering.add(asyncio.create_task(town.suffer(fault)))
        for task in tuple(suffering):
            if task.done():
                suffering.discard(task)
                task.result()
    await asyncio.gather(*suffering)


def _look(parties: Sequence[Party]) -> None:
    """Nobody has given up; if somebody has, say why."""
    for task in _tasks(parties):
        if task.done():
            task.result()
            raise AssertionError("somebody stopped playing")
    for party in parties:
        for person in party.people:
            if person.running is not None and person.running.done():
                person.running.result()


async def _watch(town: Town, parties: Sequence[Party], outcome: Outcome) -> None:
    """See how long nobody gets on at a table, also with nothing broken."""
    said: set[str] = set()
    began = monotonic()
    while True:
        await asyncio.sleep(0.5)
        now = monotonic()
        for party in parties:
            outcome.longest = max(outcome.longest, now - max(party.last_at, began))
            waited = 0.0 if town.broken else now - max(party.last_at, town.whole_since, began)
            if waited > STUCK and party.code not in said:
                said.add(party.code)
                where = _where([party])
                outcome.violations.append(Violation("no game is stuck", party.code, where))


async def _each_goes_on(parties: Sequence[Party]) -> float:
    """Wait until something more is acknowledged at each table; return for how long.

    Nothing is broken any more.
    """
    began = monotonic()
    before = [party.acknowledged for party in parties]
    async with asyncio.timeout(STUCK + 15.0):
        while any(p.acknowledged <= n for p, n in zip(parties, before, strict=True)):
            _look(parties)
            await asyncio.sleep(0.1)
    return monotonic() - began


async def _converged(town: Town, party: Party) -> list[Row]:
    """Wait until all have seen what the log says; return the log."""
    until = monotonic() + CONVERGE
    while True:
        rows = await asyncio.to_thread(_rows, town, party.code)
        newest = rows[-1].version if rows else 0
        there = all(one.version == newest and one.connected for one in party.people)
        if there or monotonic() > until:
            return rows
        await asyncio.sleep(0.2)


def _rows(town: Town, code: str) -> list[Row]:
    with psycopg.connect(town.database.url) as link:
        return rows_of(link.execute(f"{ROWS} ORDER BY since".encode(), (code,)))


def _tasks(parties: Sequence[Party]) -> list[asyncio.Task[None]]:
    return [task for party in parties for task in party.tasks]


def _where(parties: Sequence[Party]) -> str:
    """Say how far everybody is."""
    return "; ".join(
        f"{party.code}: "
        + ", ".join(
            f"{one.seat} {one.phase} v{one.version}"
            f"{'' if one.connected else ' away'} {len(one._wishes)} asked"
            for one in party.people
        )
        for party in parties
    )


def _count(parties: Sequence[Party], outcome: Outcome) -> None:
    people = [one for party in parties for one in party.people]
    deeds = [deed for one in people for deed in one.record.deeds]
    outcome.asked = len(deeds)
    outcome.moves = sum(deed.version is not None for deed in deeds)
    outcome.refusals = Counter(deed.refused for deed in deeds if deed.refused is not None)
    outcome.sights = sum(len(one.record.sights) for one in people)
    outcome.reconnects = sum(one.reconnects for one in people)
