"""What people say is doctored, and the checker tells by which law it is wrong."""

import asyncio
import itertools
import random
from collections.abc import Callable
from copy import deepcopy

import pytest
from msgspec import Struct
from msgspec.structs import replace

from pinxit.rules import Phase
from pinxit.table.commands import Begin
from pinxit.table.ports import CommandRef
from tests.cluster.checker import Checker, Row
from tests.cluster.people import Deed, Heard, Record, gather
from tests.nodes.cluster import houses, in_one_process
from tests.nodes.laws import converged
from tests.nodes.switchboard import Switchboard
from tests.patience import PATIENCE

ENOUGH = 40  # moves


class Evening(Struct):
    """What is left of one."""

    rows: list[Row]
    records: list[Record]


@pytest.fixture(scope="module")
def kept() -> Evening:
    """An evening at which nothing breaks."""
    return asyncio.run(_evening())


async def _evening() -> Evening:
    goes_on = asyncio.Event()
    goes_on.set()
    async with houses(in_one_process(Switchboard())) as nodes:
        party = await gather([node.url for node in nodes], 3, 0, random.Random(1))
        for one in party.people:
            one.running = asyncio.create_task(one.run())
            await one.until(lambda o=one: o.version > 0, PATIENCE)  # type: ignore[misc]  # a lambda
        await party.people[0].do(Begin())
        tasks = [asyncio.create_task(one.play(goes_on)) for one in party.people]
        async with asyncio.timeout(PATIENCE):
            while party.acknowledged < ENOUGH:  # noqa: ASYNC110 (counted, not told)
                await asyncio.sleep(0.05)
        goes_on.clear()
        await asyncio.gather(*tasks)
        rows = await converged(nodes[0], party, PATIENCE)
        running = [one.running for one in party.people if one.running is not None]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        return Evening(rows, [one.record for one in party.people])


def laws_broken(evening: Evening) -> set[str]:
    checker = Checker("ABCDEF", evening.rows)
    checker.check(evening.records)
    return {violation.law for violation in checker.violations}


def test_a_good_evening_is_good(kept: Evening) -> None:
    assert laws_broken(kept) == set()
    assert sum(len(record.deeds) for record in kept.records) >= ENOUGH


def _deeds(evening: Evening) -> list[Deed]:
    deeds = [deed for record in evening.records for deed in record.deeds]
    return sorted((d for d in deeds if d.version is not None), key=lambda deed: deed.version or 0)


def acknowledged_elsewhere(evening: Evening) -> None:
    deed = _deeds(evening)[5]
    deed.version = (deed.version or 0) + 1


def never_stored(evening: Evening) -> None:
    evening.records[0].deeds.append(replace(_deeds(evening)[0], ref=CommandRef("s1", "never")))


def refused_and_done(evening: Evening) -> None:
    deed = _deeds(evening)[3]
    deed.version, deed.refused = None, "wrong_phase"


def failed_for_certain_and_done(evening: Evening) -> None:
    deed = _deeds(evening)[3]
    deed.version, deed.refused = None, "failed"


def an_own_move_is_refused(evening: Evening) -> None:
    deed = next(deed for deed in _deeds(evening) if deed.is_own_move)
    record = next(one for one in evening.records if deed in one.deeds)
    later = replace(deed, ref=CommandRef(deed.ref.seat, "again"), version=None)
    later.refused = "wrong_phase"
    record.deeds.insert(record.deeds.index(deed) + 1, later)


def answered_before_it_was_asked_for(evening: Evening) -> None:
    first, last = _deeds(evening)[0], _deeds(evening)[-1]
    assert last.ended is not None
    first.began, first.ended = last.ended + 1, last.ended + 2


def taken_back(evening: Evening) -> None:
    sights = evening.records[1].sights
    sights.append(sights[3])


def seen_otherwise(evening: Evening) -> None:
    sights = evening.records[1].sights
    (name, mark), *others = sights[-1].marks
    sights[-1] = replace(sights[-1], marks=((name, mark + 1), *others))


def seen_too_early(evening: Evening) -> None:
    sights = evening.records[1].sights
    sights.append(replace(sights[-1], version=sights[-1].version + 1))


def a_card_of_another(evening: Evening) -> None:
    mine, other = evening.records[1], evening.records[2]
    version = next(one.version for one in other.heard if one.cards)
    cards = next(one.cards for one in other.heard if one.version == version)
    mine.heard[Heard(version, cards, frozenset())] = None


def the_seed(evening: Evening) -> None:
    tables = Checker("ABCDEF", evening.rows).chronicle.tables
    version, seed = next(
        (version, table.game.seed)
        for version, table in enumerate(tables)
        if table is not None and table.game is not None and table.game.phase is not Phase.OVER
    )
    evening.records[0].heard[Heard(version, frozenset(), frozenset({seed}))] = None


def out_of_step(evening: Evening) -> None:
    evening.records[2].out_of_step = 1


def a_row_is_missing(evening: Evening) -> None:
    del evening.rows[7]


def done_twice(evening: Evening) -> None:
    asked = [at for at, row in enumerate(evening.rows) if row.command is not None and row.seat]
    row = evening.rows[asked[0]]
    later = evening.rows[asked[1]]
    evening.rows[asked[1]] = replace(later, seat=row.seat, command=row.command)


WHERE = "what is acknowledged is in the log once, where it was said to be"
DOCTORED: list[tuple[Callable[[Evening], None], str]] = [
    (acknowledged_elsewhere, WHERE),
    (never_stored, WHERE),
    (refused_and_done, "what was done is never refused"),
    (failed_for_certain_and_done, "what was done is never refused"),
    (an_own_move_is_refused, "what only I can do is not refused"),
    (answered_before_it_was_asked_for, "what comes later comes later in the log"),
    (taken_back, "nobody is taken back"),
    (seen_otherwise, "a view is the fold of the log"),
    (seen_too_early, "what is shown is in the log"),
    (a_card_of_another, "nobody is told of a card they cannot know"),
    (the_seed, "the seed is a secret until the end"),
    (out_of_step, "an update goes on from the last version"),
    (a_row_is_missing, "the log has neither gaps nor branches"),
    (done_twice, "a wish is done once"),
]


@pytest.mark.parametrize(("doctor", "law"), DOCTORED, ids=[d.__name__ for d, _ in DOCTORED])
def test_what_is_wrong_is_told(doctor: Callable[[Evening], None], law: str, kept: Evening) -> None:
    evening = deepcopy(kept)
    doctor(evening)
    assert law in laws_broken(evening)


def test_whoever_was_told_that_nobody_knows_may_be_refused_when_they_try_again(
    kept: Evening,
) -> None:
    evening = deepcopy(kept)
    an_own_move_is_refused(evening)
    for record in evening.records:
        for first, again in itertools.pairwise(record.deeds):
            if again.refused == "wrong_phase" and again.ref.id == "again":
                first.version, first.refused, first.perhaps = None, "failed", True
    assert laws_broken(evening) == set()
