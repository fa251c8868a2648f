"""Evenings in which everything goes wrong that can: what was promised holds all the same."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from pinxit.rules import EDITIONS
from tests.at_length import times

from .plan import plan_of
from .world import evening

EVENINGS = range(0, 200, 200 // times(50, 200))  # and thousands by `python -m tests.chaos`
TOGETHER = 10
HOUSE = Path(__file__).parents[2]


@pytest.mark.parametrize("first", range(0, len(EVENINGS), TOGETHER))
def test_what_was_promised_holds_whatever_goes_wrong(first: int) -> None:
    for seed in EVENINGS[first : first + TOGETHER]:
        outcome = evening(seed)
        again = f"python -m tests.chaos --replay {seed} --trace"
        assert not outcome.violations, (again, outcome.violations)


def test_the_evenings_leave_out_nothing() -> None:
    plans = [plan_of(seed) for seed in EVENINGS]
    assert {plan.settings.edition for plan in plans} == set(EDITIONS)
    assert {plan.people + plan.computers for plan in plans} >= {*range(3, 9), 12}
    assert any(plan.computers for plan in plans)


def test_everything_that_can_go_wrong_does() -> None:
    wanted = {
        *("crashes", "restarts", "jumps", "torn", "lost", "kept", "hung"),
        *("failed before", "failed after", "failed read"),
        *("cut", "lingering", "stalled", "full", "requests lost", "answers lost"),
        *("duplicates", "acknowledged", "moved"),
    }
    for seed in range(1000, 1300):
        wanted -= evening(seed).counts.keys()
        if not wanted:
            return
    pytest.fail(f"never happened: {wanted}")


def test_a_seed_is_played_the_same_again() -> None:
    for seed in range(2000, 2006):
        assert evening(seed).trace_hash == evening(seed).trace_hash


@pytest.mark.parametrize("hash_seed", ["1", "77"])
def test_a_seed_is_played_the_same_in_another_process(hash_seed: str) -> None:
    program = (
        "from tests.chaos.world import evening\n"
        "print(*(evening(seed).trace_hash for seed in (3, 17, 28)))"
    )
    other = subprocess.run(
        [sys.executable, "-c", program],
        cwd=HOUSE,
        env=os.environ | {"PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    assert other.stdout.split() == [evening(seed).trace_hash for seed in (3, 17, 28)]
