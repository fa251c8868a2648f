"""What the server says itself, from the catalogues of the pages."""

import pytest

from pinxit.decks.drawn_decks import drawn_decks
from pinxit.locales import LANGUAGES, say


def test_the_server_speaks_every_language_of_the_house() -> None:
    assert say("rabbit-red", "en") == "Red rabbit"
    assert say("rabbit-red", "uk") == "Червоний кролик"
    assert say("guest", "cs", number="2") == "Host 2"


@pytest.mark.parametrize("language", ["xx", "", "../en", "en-GB"])
def test_a_language_that_is_none_of_ours_is_answered_in_english(language: str) -> None:
    assert say("rabbit-red", language) == "Red rabbit"


def test_a_message_that_lacks_its_values_is_not_said_by_halves() -> None:
    with pytest.raises(KeyError, match="guest"):
        say("guest", "en")


def test_what_nobody_says_is_not_said() -> None:
    with pytest.raises(KeyError, match="no-such-word"):
        say("no-such-word", "pl")


def test_a_drawn_deck_is_called_in_english_as_it_calls_itself() -> None:
    for deck in drawn_decks():
        assert deck.texts["en"].deck.name == deck.manifest.name


def test_a_drawn_deck_has_a_name_in_every_language_and_in_no_other() -> None:
    for deck in drawn_decks():
        assert list(deck.texts) == list(LANGUAGES)
        assert len(deck.texts) == len(LANGUAGES)
        assert "xx" not in deck.texts
