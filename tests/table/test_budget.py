"""Budgets: so many at once, then so many a second, and no memory for those who need none."""

import pytest

from pinxit.table import budget
from pinxit.table.budget import LONGEST_WAIT, Budget, Budgets


class Still:
    """A clock that stands still until it is put, and counts how often it is looked at."""

    def __init__(self) -> None:
        self.at = 1000.0
        self.asked = 0

    def now(self) -> float:
        self.asked += 1
        return self.at

    async def wait(self, seconds: float) -> None:
        self.at += seconds


@pytest.fixture
def clock() -> Still:
    return Still()


def test_there_are_so_many_at_once_and_so_many_a_second(clock: Still) -> None:
    mine = Budget(clock, 2, 0.5)
    assert [mine.spend() for _ in range(3)] == [True, True, False]
    clock.at += 1.9
    assert not mine.spend()
    clock.at += 0.1
    assert [mine.spend(), mine.spend()] == [True, False]
    clock.at += 3600
    assert mine.left == 2
    assert mine.full


def test_who_wants_more_than_there_is_gets_none_of_it(clock: Still) -> None:
    mine = Budget(clock, 10, 1)
    assert not mine.spend(11)
    assert mine.spend(10)


def test_one_is_told_how_long_to_wait(clock: Still) -> None:
    mine = Budget(clock, 1, 0.1)
    assert mine.wait() == 0
    assert mine.spend()
    assert mine.wait() == 10
    clock.at += 9.5
    assert mine.wait() == 1
    assert Budget(clock, 0, 0).wait() == Budget(clock, 0, 1e-9).wait() == LONGEST_WAIT


def test_what_is_given_back_is_never_more_than_there_was(clock: Still) -> None:
    mine = Budget(clock, 1, 0.001)
    mine.give_back()
    assert mine.left == 1
    assert mine.spend()
    mine.give_back()
    assert mine.spend()


def test_a_clock_that_is_put_back_silences_nobody(clock: Still) -> None:
    each = Budgets[str](clock, 1, 1 / 1.5)
    assert each.spend("me")
    clock.at -= 3600
    assert not each.has("me")
    clock.at += 2
    assert each.spend("me")


def test_each_has_a_budget_of_their_own(clock: Still) -> None:
    each = Budgets[tuple[str, int]](clock, 1, 1)
    assert each.spend(("me", 1))
    assert not each.spend(("me", 1))
    assert each.spend(("me", 2))


def test_to_look_whether_there_is_one_takes_none_and_keeps_nothing(clock: Still) -> None:
    each = Budgets[str](clock, 1, 0)
    assert each.has("me")
    assert each._budgets == {}
    assert each.spend("me")
    assert not each.has("me")
    assert not Budgets[str](clock, 0, 1).has("me")


def test_only_those_are_forgotten_whom_nobody_would_miss(clock: Still) -> None:
    each = Budgets[str](clock, 2, 1)
    each.spend("quick", 2)
    each.spend("slow")
    clock.at += 1
    each.forget_full()
    assert list(each._budgets) == ["quick"]


def test_budgets_of_very_many_are_neither_kept_nor_looked_through_each_time(
    clock: Still, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(budget, "MANY", 100)
    monkeypatch.setattr(budget, "MOST", 1_000)
    each = Budgets[int](clock, 10, 0.001)
    for number in range(5_000):
        each.spend(number)
    assert len(each._budgets) <= 1_001
    assert clock.asked < 10 * 5_000
