"""The show of a reveal: as long as its script says, whoever laid and chose what."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pinxit.rules import Reveal
from pinxit.table.show import POINTS, SHORT, Showing, length_of, points_at
from tests.table.reveals import reveal

LONGEST = 20_000


def test_four_players_take_thirteen_seconds() -> None:
    """The true card is A's; one found it, two fell for others."""
    assert length_of(reveal({"A": 1, "b": 1, "c": 1, "d": 0})) == 13_100


def test_six_players_take_sixteen_seconds() -> None:
    assert length_of(reveal({"A": 2, "b": 1, "c": 1, "d": 1, "e": 0, "f": 0})) == 15_880


def test_twelve_players_take_no_more_than_twenty_seconds() -> None:
    each = {"A": 1} | dict.fromkeys("bcdefghijk", 1) | {"l": 0}
    assert length_of(reveal(each)) <= LONGEST
    crowd = {"A": 4, "b": 3, "c": 2, "d": 1, "e": 1} | dict.fromkeys("fghijkl", 0)
    assert 18_000 < length_of(reveal(crowd)) < LONGEST


def test_where_everybody_found_it_the_light_comes_soon() -> None:
    assert length_of(reveal({"A": 3, "b": 0, "c": 0, "d": 0})) == 7_260


def test_where_nobody_found_it_one_card_is_left_in_the_dark() -> None:
    length = length_of(reveal({"A": 0, "b": 2, "c": 1, "d": 0}))
    assert length == 900 + 880 + 700 + 1300 + 2 * 1900 + 900 + 1200 + POINTS  # and no duel


def test_where_nobody_voted_all_turn_away_at_once() -> None:
    assert length_of(reveal({"A": 0, "b": 0, "c": 0, "d": 0})) == 900 + 1300 + 900 + 1200 + POINTS


def test_two_cards_of_one_player_fall_together() -> None:
    of_one = reveal({"A": 0, "b1": 1, "b2": 1, "c1": 0, "c2": 0})
    of_two = reveal({"A": 0, "b1": 1, "b2": 0, "c1": 1, "c2": 0})
    assert length_of(of_two) - length_of(of_one) == 1900


def test_a_short_show_takes_five_seconds() -> None:
    assert length_of(reveal({"A": 1, "b": 1, "c": 1, "d": 0}), Showing.SHORT) == SHORT


COUNTS = st.lists(st.integers(0, 11), min_size=3, max_size=12)


@st.composite
def reveals(draw: st.DrawFn) -> Reveal:
    """Anything that can lie on a table, of one player each or of some with two cards."""
    counts = draw(COUNTS)
    twice = draw(st.booleans())
    owners = ["A", *(f"{'bcdefghijkl'[i // 2 if twice else i]}{i}" for i in range(len(counts) - 1))]
    return reveal(dict(zip(owners, counts, strict=True)))


@given(reveals())
def test_no_show_is_longer_than_twenty_seconds(any_reveal: Reveal) -> None:
    length = length_of(any_reveal)
    assert 5_000 < length <= LONGEST
    assert points_at(any_reveal, length) == length - POINTS


@given(reveals(), st.sampled_from(Showing))
def test_the_points_come_last(any_reveal: Reveal, showing: Showing) -> None:
    length = length_of(any_reveal, showing)
    assert 0 < points_at(any_reveal, length) < length


@pytest.mark.parametrize("showing", Showing)
def test_the_words_of_the_setting_never_change(showing: Showing) -> None:
    assert showing.value in {"whole", "short"}
