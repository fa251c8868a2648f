"""A short evening by three real nodes in which a little of everything breaks; and its plan."""

import tempfile
from pathlib import Path

import pytest

from tests.at_length import times
from tests.cluster.evening import evening
from tests.cluster.plan import KINDS, NODES, plan_of
from tests.cluster.town import town
from tests.engines.engine import NoEngine
from tests.engines.postgres import programs
from tests.engines.valkey import program

SEED = 2092  # a node, the database and the bus are killed, and a wire is dead


@pytest.fixture
def engines_are_there() -> None:
    try:
        programs()
        program()
    except NoEngine as none:
        pytest.skip(str(none))


@pytest.mark.usefixtures("engines_are_there")
async def test_nothing_is_lost_whatever_breaks() -> None:
    with tempfile.TemporaryDirectory(prefix="pinxit-cluster-") as folder:
        async with town(Path(folder)) as whole:
            for number in range(times(1, 4)):
                outcome = await evening(
                    *(whole, SEED + number),
                    sizes=times((4, 3), (4, 3, 5, 4)),
                    faults=times(4, 20),
                    every=1.0,
                )
                assert outcome.violations == []
                assert outcome.faults.total() == times(4, 20)
                assert outcome.moves > 0
                assert outcome.sights > outcome.moves


def test_a_plan_is_drawn_from_its_seed() -> None:
    assert plan_of(7, 40, 2.0) == plan_of(7, 40, 2.0)
    assert plan_of(7, 40, 2.0) != plan_of(8, 40, 2.0)


def test_in_the_end_everything_breaks() -> None:
    faults = [fault for seed in range(30) for fault in plan_of(seed, 20, 2.0)]
    assert {fault.kind for fault in faults} == set(KINDS)
    assert {fault.node for fault in faults} == set(range(NODES))
    assert len({(fault.kind, fault.wire) for fault in faults if fault.wire}) == 12
    assert max(fault.seconds for fault in faults) > 12  # longer than a node is believed in
