"""What people write at a table: every door leaves out and refuses the same."""

from collections.abc import Callable

import pytest

from pinxit.decks.own_deck import checked
from pinxit.decks.problems import DeckProblem, DeckReason
from pinxit.rules import Clue, IllegalMove, Phase
from pinxit.rules.commands import Mend, Tell
from pinxit.rules.errors import Reason
from pinxit.rules.events import ClueTold
from pinxit.table.awake.chat import Chat
from pinxit.table.awake.notice import PinnedNotice
from pinxit.table.errors import NotAllowed, TableReason
from pinxit.table.evolve import fold
from tests.table.evening import Evening
from tests.web.house import FakeClock

TOWER = "g" + "\u0300" * 199
MISLEADING = ["\u202eevil", "two\u2028lines", "flag\U000e0041", "\ue000", "isolated\u2066"]
INVISIBLE = ["\u3164", "\u2800 \u2800", "\u115f\u1160", "\ufe0f\u200d"]


def told() -> Evening:
    """Return an evening at which somebody is about to tell."""
    evening = Evening("Ola", "Jan", "Ela")
    evening.begin()
    evening.come_to(Phase.CLUE)
    return evening


def tell(evening: Evening, text: str) -> Tell:
    teller = evening.storyteller
    return Tell(evening.game.hands[teller][0], Clue(text))


def said(text: str) -> str:
    return Chat(FakeClock()).say("s1", text, None).said.text


def pinned(text: str) -> str:
    notice = PinnedNotice()
    notice.pin(text)
    return notice.text


@pytest.mark.parametrize("text", MISLEADING, ids=ascii)
def test_no_clue_misleads(text: str) -> None:
    evening = told()
    teller = evening.storyteller
    assert evening.refused(teller, tell(evening, text)) is Reason.BAD_TEXT
    evening.do(teller, tell(evening, "a clue"))
    assert evening.refused(teller, Mend(text)) is Reason.BAD_TEXT


@pytest.mark.parametrize("text", INVISIBLE, ids=ascii)
def test_a_clue_is_seen(text: str) -> None:
    evening = told()
    assert evening.refused(evening.storyteller, tell(evening, text)) is Reason.CLUE_EMPTY


def test_a_clue_is_kept_as_its_fair_copy() -> None:
    evening = told()
    teller = evening.storyteller
    evening.do(teller, tell(evening, f" {TOWER}\u200b "))
    assert evening.game.round.clue is not None
    assert len(evening.game.round.clue.text) == 5
    evening.do(teller, Mend("Zoe\u0308\u3164"))
    assert evening.game.round.clue == Clue("Zoë")


@pytest.mark.parametrize("door", [said, pinned])
def test_no_line_and_no_notice_misleads(door: Callable[[str], str]) -> None:
    for text in MISLEADING:
        with pytest.raises(IllegalMove) as refused:
            door(text)
        assert refused.value.reason is Reason.BAD_TEXT
    for text in INVISIBLE:
        with pytest.raises(NotAllowed) as empty:
            door(text)
        assert empty.value.reason is TableReason.BAD_MESSAGE
    assert len(door(TOWER)) == 5


def test_no_title_of_a_picture_misleads() -> None:
    for text in (*MISLEADING, *INVISIBLE):
        if "\u2028" in text:  # a space like others, in one line
            continue
        with pytest.raises(DeckProblem) as refused:
            checked(text)
        assert refused.value.reason is DeckReason.BAD_CHARACTERS
    assert len(checked(TOWER)) == 5


@pytest.mark.parametrize("text", [*MISLEADING, *INVISIBLE, TOWER], ids=ascii)
def test_what_was_written_long_ago_is_still_shown(text: str) -> None:
    evening = told()
    teller = evening.storyteller
    old = ClueTold(teller, evening.game.hands[teller][0], Clue(text))
    table = fold([old], evening.table)
    assert table.game is not None
    assert table.game.round.clue == Clue(text)
