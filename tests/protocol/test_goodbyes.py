"""Goodbyes: each reason has one, and everybody who needs to know looks there."""

import pytest

from pinxit.protocol.goodbyes import GOODBYES, bye, close_code, is_passing
from pinxit.table.errors import TableReason
from pinxit.table.events import Why
from pinxit.table.goodbyes import Parting


def test_every_reason_has_a_goodbye() -> None:
    assert list(GOODBYES) == list(Parting)


def test_whoever_stands_up_can_be_told_why() -> None:
    assert {Parting(why) for why in Why} <= set(GOODBYES)


@pytest.mark.parametrize("why", Parting)
def test_the_last_message_says_when_to_come_back(why: Parting) -> None:
    said = bye(why)
    assert said.reason == why
    assert (said.retry_after is not None) == is_passing(why)


def test_a_hello_that_is_refused_for_anything_else_was_no_good_one() -> None:
    assert close_code(TableReason.NAME_TAKEN) == close_code(Parting.BAD_HELLO)
    assert not is_passing(TableReason.NAME_TAKEN)


def test_codes_are_those_that_applications_may_use() -> None:
    assert all(code in {1011, 1012} or 4000 <= code < 5000 for code in map(close_code, Parting))
