"""The deck that comes with the program is as good as it asks others to be."""

import pytest

from pinxit.decks import load
from pinxit.decks.check import check
from pinxit.decks.shelf import BASE

pytestmark = pytest.mark.skipif(
    not (BASE / "deck.toml").is_file(), reason="the base deck is not painted yet"
)


def test_nothing_is_wrong_with_the_base_deck() -> None:
    found = [problem.sentence for problem in check(BASE) if problem.reason != "unfinished"]
    assert found == []


def test_the_base_deck_can_be_played_with() -> None:
    assert load(BASE).id == "base"
