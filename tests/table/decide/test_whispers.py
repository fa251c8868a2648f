"""Whispers: a word or two of each seat about the table's own pictures, for computer players."""

import pytest

from pinxit.rules.errors import Reason
from pinxit.table.commands import Begin, ForgetWhispers, Whisper
from pinxit.table.errors import NotAllowed, TableReason
from pinxit.table.events import StoodUp, Whispered, WhispersForgotten, Why
from pinxit.table.settings import Settings, SettingsChange, Strangers
from pinxit.table.whispers import LONGEST, MOST, whispered
from tests.table.evening import OWN, Evening

BOAT, HOUSE = f"{OWN}/boat", f"{OWN}/house"


def gathered(settings: Settings | None = None) -> Evening:
    evening = Evening("Ola", "Jan", "Ela", settings=settings)
    evening.bring_pictures("boat", "house")
    evening.change(SettingsChange(decks=("plain", OWN)))
    return evening


def test_words_are_given_mended_and_taken_back() -> None:
    evening = gathered()
    assert evening.do("s2", Whisper(BOAT, "a boat")) == (Whispered("s2", BOAT, "a boat"),)
    evening.do("s2", Whisper(HOUSE, "home"))
    evening.do("s2", Whisper(BOAT, "a boat, at night"))
    assert evening.table.whispers == {"s2": {HOUSE: "home", BOAT: "a boat, at night"}}
    evening.do("s2", Whisper(BOAT, ""))
    evening.do("s2", Whisper(HOUSE, " \u200b"))  # nothing to see is nothing
    assert evening.table.whispers == {}


def test_what_is_so_already_is_no_event() -> None:
    evening = gathered()
    evening.do("s2", Whisper(BOAT, "a boat"))
    assert evening.do("s2", Whisper(BOAT, " a boat ")) == ()
    assert evening.do("s2", Whisper(HOUSE, "")) == ()


def test_words_are_about_pictures_of_this_tables_own_decks() -> None:
    evening = gathered()
    elsewhere = f"own-{'00' * 12}/boat"
    for card in ("plain/001", f"{OWN}/tree", elsewhere, OWN, "", "own-1/boat"):
        assert evening.refused("s2", Whisper(card, "a boat")) is TableReason.NOT_OUR_PICTURE


def test_words_are_about_pictures_that_are_to_be_played_with() -> None:
    evening = gathered()
    evening.do("s2", Whisper(BOAT, "a boat"))
    evening.change(SettingsChange(decks=("plain",)))
    assert evening.refused("s2", Whisper(HOUSE, "home")) is TableReason.NOT_OUR_PICTURE
    assert evening.table.whispers  # the host may choose the deck again
    evening.do("s2", Whisper(BOAT, ""))
    assert evening.table.whispers == {}


def test_a_word_or_two_will_do() -> None:
    evening = gathered()
    assert evening.refused("s2", Whisper(BOAT, "x" * (LONGEST + 1))) is TableReason.LONG_WHISPER
    assert evening.do("s2", Whisper(BOAT, "ż" * LONGEST))


def test_words_are_kept_as_all_that_people_write() -> None:
    evening = gathered()
    assert evening.refused("s2", Whisper(BOAT, "a\u202eboat")) is Reason.BAD_TEXT
    evening.do("s2", Whisper(BOAT, "  e\u0301te\u0301\u200b "))
    assert evening.table.whispers["s2"][BOAT] == "été"


def test_nobody_has_words_for_more_pictures_than_anybody_may() -> None:
    evening = gathered()
    evening.bring_pictures(*map(str, range(MOST + 1)))
    cards = evening.decks[OWN]
    for card in cards[:MOST]:
        evening.do("s2", Whisper(card, "a word"))
    assert evening.refused("s2", Whisper(cards[MOST], "more")) is TableReason.MANY_WHISPERS
    evening.do("s2", Whisper(cards[0], "another word"))
    evening.do("s2", Whisper(cards[1], ""))
    evening.do("s2", Whisper(cards[MOST], "more"))
    evening.do("s3", Whisper(cards[1], "as many as they like"))


def test_only_people_at_the_table_have_words() -> None:
    evening = gathered()
    assert evening.refused(None, Whisper(BOAT, "a boat")) is TableReason.NOT_AT_TABLE
    assert evening.refused("s99", Whisper(BOAT, "a boat")) is TableReason.NO_SUCH_SEAT


def test_strangers_may_help_too_as_nobody_reads_it() -> None:
    evening = gathered(Settings(public=True, strangers=Strangers.QUIET))
    assert evening.who("s2").stranger
    assert evening.do("s2", Whisper(BOAT, "a boat"))


def test_words_wait_for_the_end_of_a_game_and_stay_for_the_next() -> None:
    evening = gathered()
    evening.do("s2", Whisper(BOAT, "a boat"))
    evening.begin()
    assert evening.refused("s2", Whisper(BOAT, "a ship")) is TableReason.GAME_RUNNING
    assert evening.refused("s2", Whisper(BOAT, "")) is TableReason.GAME_RUNNING
    evening.end()
    assert evening.table.whispers == {"s2": {BOAT: "a boat"}}
    evening.do("s2", Whisper(BOAT, "a ship"))
    evening.do("s1", Begin())
    assert evening.table.whispers == {"s2": {BOAT: "a ship"}}


@pytest.mark.parametrize("why", [Why.LEFT, Why.KICKED, Why.BANNED])
def test_words_go_with_whoever_gave_them(why: Why) -> None:
    evening = gathered()
    evening.do("s2", Whisper(BOAT, "a boat"))
    evening.do("s3", Whisper(BOAT, "a ship"))
    if why is Why.LEFT:
        evening.stand_up("s2")
    else:
        evening.kick("s2", ban=why is Why.BANNED)
    assert any(event == StoodUp("s2", why) for event in evening.events)
    assert evening.table.whispers == {"s3": {BOAT: "a ship"}}


def test_words_go_with_the_picture() -> None:
    evening = gathered()
    evening.do("s2", Whisper(BOAT, "a boat"))
    evening.do("s2", Whisper(HOUSE, "home"))
    evening.do("s3", Whisper(BOAT, "a ship"))
    gone = (BOAT, f"{OWN}/tree")
    assert evening.do(None, ForgetWhispers(gone)) == (WhispersForgotten(gone),)
    assert evening.table.whispers == {"s2": {HOUSE: "home"}}


def test_versions_do_not_tell_about_which_pictures_somebody_whispers() -> None:
    about = gathered()
    about.do("s2", Whisper(BOAT, "a boat"))
    assert about.do(None, ForgetWhispers((HOUSE,))) == (WhispersForgotten((HOUSE,)),)
    assert gathered().do(None, ForgetWhispers((HOUSE,))) == ()  # nobody whispers at all


def test_nobody_lets_the_table_forget_what_others_said() -> None:
    evening = gathered()
    evening.do("s2", Whisper(BOAT, "a boat"))
    assert evening.refused("s1", ForgetWhispers((BOAT,))) is TableReason.NOT_A_MOVE


def test_computers_are_not_told_who_said_what() -> None:
    """Neither by a name nor by an order: whoever sits where, they hear the same."""
    heard = []
    for seats in (("s1", "s2", "s3"), ("s3", "s1", "s2")):
        evening = gathered()
        for seat, text in zip(seats, ("water", "a boat; grandmother", "a boat"), strict=True):
            evening.do(seat, Whisper(BOAT, text))
        heard.append(whispered(evening.table.whispers))
    assert heard[0] == heard[1] == {BOAT: ("a boat", "grandmother", "water")}


def test_who_says_much_is_taken_apart_into_few() -> None:
    """Each part takes time to hear; so what comes last stays together, and none of it is lost."""
    evening = gathered()
    evening.do("s2", Whisper(BOAT, ",a boat; sea,,rain / mist | x,"))
    assert whispered(evening.table.whispers) == {BOAT: ("a boat", "rain, mist, x", "sea")}


def test_a_no_says_how_much_would_do() -> None:
    evening = gathered()
    with pytest.raises(NotAllowed) as no:
        evening.do("s2", Whisper(BOAT, "x" * 99))
    assert no.value.facts == {"longest": LONGEST}
