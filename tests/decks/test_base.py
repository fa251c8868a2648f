"""The deck that comes with the program is as good as it asks others to be."""

from pinxit.decks import load
from pinxit.decks.check import check
from pinxit.decks.discovery import BASE


def test_nothing_is_wrong_with_the_base_deck() -> None:
    assert [problem.sentence for problem in check(BASE)] == []


def test_the_base_deck_can_be_played_with() -> None:
    assert load(BASE).id == "base"
