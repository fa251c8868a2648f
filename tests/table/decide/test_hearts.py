"""Hearts: one for each seat and round, for somebody else's card, and nothing depends on them."""

from pinxit.rules import Card, Phase
from pinxit.rules.commands import Finish, GoOn
from pinxit.table.commands import GiveHeart
from pinxit.table.errors import TableReason
from pinxit.table.events import HeartGiven
from tests.table.evening import Evening


def revealed(*, shows: bool = False) -> Evening:
    evening = Evening("Ola", "Jan", "Ela", "Iwo")
    evening.shows = shows
    evening.begin()
    evening.come_to(Phase.REVEAL)
    return evening


def cards_of(evening: Evening, seat: str, *, mine: bool) -> list[Card]:
    assert evening.game.last_reveal is not None
    return [card for card in evening.game.last_reveal.board if evening.is_of(seat, card) is mine]


def test_a_heart_is_given_moved_and_taken_back() -> None:
    evening = revealed()
    first, second, *_ = cards_of(evening, "s2", mine=False)
    assert evening.do("s2", GiveHeart(first)) == (HeartGiven("s2", 1, first),)
    evening.do("s3", GiveHeart(cards_of(evening, "s3", mine=False)[0]))
    evening.do("s2", GiveHeart(second))
    assert evening.table.hearts["s2"] == second
    assert evening.do("s2", GiveHeart(second)) == ()  # asked twice
    evening.do("s2", GiveHeart(None))
    assert list(evening.table.hearts) == ["s3"]
    assert evening.do("s2", GiveHeart(None)) == ()


def test_nobody_gives_a_heart_to_their_own_card() -> None:
    evening = revealed()
    (own,) = cards_of(evening, "s2", mine=True)
    assert evening.refused("s2", GiveHeart(own)) is TableReason.OWN_HEART
    assert evening.refused("s2", GiveHeart("plain/nowhere")) is TableReason.NO_HEARTS


def test_only_those_at_the_table_give_hearts() -> None:
    evening = revealed()
    card = cards_of(evening, "s2", mine=False)[0]
    assert evening.refused(None, GiveHeart(card)) is TableReason.NOT_AT_TABLE
    latecomer = evening.sit("Zoë")  # has not played in this round, and has seen its cards
    assert evening.do(latecomer, GiveHeart(card))


def test_hearts_wait_for_the_end_of_the_show() -> None:
    evening = revealed(shows=True)
    card = cards_of(evening, "s2", mine=False)[0]
    assert evening.refused("s2", GiveHeart(card)) is TableReason.HEARTS_LATER
    assert evening.table.show is not None
    evening.now = evening.table.show.ends
    assert evening.do("s2", GiveHeart(card))


def test_a_pause_does_not_end_the_show() -> None:
    evening = revealed(shows=True)
    card = cards_of(evening, "s2", mine=False)[0]
    evening.pause()
    evening.wait(3600)
    assert evening.refused("s2", GiveHeart(card)) is TableReason.HEARTS_LATER


def test_hearts_bring_no_points_and_are_gone_with_the_round() -> None:
    evening = revealed()
    before = evening.game
    card = cards_of(evening, "s2", mine=False)[0]
    evening.do("s2", GiveHeart(card))
    assert evening.game is before  # they stand beside the game
    evening.do("s1", GoOn())
    assert evening.table.hearts == {}
    assert evening.refused("s2", GiveHeart(card)) is TableReason.NO_HEARTS


def test_the_last_round_keeps_its_hearts() -> None:
    evening = revealed()
    first, second, *_ = cards_of(evening, "s2", mine=False)
    evening.do("s2", GiveHeart(first))
    evening.do("s1", Finish())
    assert evening.table.hearts == {"s2": first}
    evening.do("s2", GiveHeart(second))
    evening.begin()
    assert evening.table.hearts == {}


def test_before_the_first_reveal_there_is_nothing_to_like() -> None:
    evening = Evening("Ola", "Jan", "Ela", "Iwo")
    assert evening.refused("s2", GiveHeart("plain/001")) is TableReason.NO_HEARTS
    evening.begin()
    assert evening.refused("s2", GiveHeart("plain/001")) is TableReason.NO_HEARTS
