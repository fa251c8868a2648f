"""The time of all nodes is the database's: they lean towards it, and jump if they are far off."""

import time

import pytest

from pinxit.table.clock import FAR, LEAN, SharedClock


@pytest.fixture
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """No time passes by itself."""
    monkeypatch.setattr(time, "monotonic", lambda: 5000.0)


@pytest.mark.usefixtures("still")
def test_it_shows_what_the_database_does_and_leans_towards_it() -> None:
    clock = SharedClock(1_000_000.0)
    assert clock.now() == 1_000_000.0
    clock.compare(1_000_001.0)
    assert clock.now() == pytest.approx(1_000_000.0 + LEAN)
    clock.compare(999_999.0)
    assert clock.now() == pytest.approx(1_000_000.0)


@pytest.mark.usefixtures("still")
@pytest.mark.parametrize("apart", [-3600.0, -2 * FAR, 2 * FAR, 3600.0])
def test_one_that_is_far_off_is_right_at_once(apart: float) -> None:
    clock = SharedClock(1_000_000.0)
    clock.compare(1_000_000.0 + apart)
    assert clock.now() == pytest.approx(1_000_000.0 + apart)


@pytest.mark.usefixtures("still")
def test_an_answer_that_was_long_on_its_way_may_be_as_old_as_that() -> None:
    clock = SharedClock(1_000_000.0)
    clock.compare(1_000_000.0 - 9.0, took=10.0)
    assert clock.now() == pytest.approx(1_000_000.0 - LEAN)


def test_nobody_sets_it() -> None:
    assert SharedClock(1_000_000.0).follow() == 0.0
