"""The lexicon: enough to say in every language, each thing once, and what it makes one see."""

from collections import Counter

import pytest

from pinxit.players.memory import heard_as
from pinxit.players.words.lexicon import (
    HEARD,
    KINDS,
    dictionary,
    everything,
    phrases,
    sayable,
)
from pinxit.players.words.senses import Translation
from pinxit.players.words.spelling import plain
from pinxit.rules.text import is_clean

LONGEST = 60  # letters that a clue has at most, so that it fits beside the cards

each_language = pytest.mark.parametrize("language", HEARD)
each_other_than_english = pytest.mark.parametrize(
    "language", [language for language in HEARD if language != "en"]
)


@each_language
def test_there_is_enough_to_say_for_many_evenings(language: str) -> None:
    assert len(sayable(language)) >= 600


@each_language
def test_there_are_clues_of_every_kind(language: str) -> None:
    assert {phrase.kind for phrase in sayable(language)} == set(KINDS)


@each_language
def test_nothing_is_written_twice(language: str) -> None:
    looks = Counter(heard_as(phrase.text) for phrase in phrases(language))
    assert [twice for twice, number in looks.items() if number > 1] == []


@each_language
def test_every_clue_is_something_to_an_ear(language: str) -> None:
    assert [phrase for phrase in phrases(language) if not heard_as(phrase.text)] == []


@each_language
def test_no_clue_is_too_long(language: str) -> None:
    assert [phrase.text for phrase in phrases(language) if len(phrase.text) > LONGEST] == []


@each_language
def test_every_text_is_clean(language: str) -> None:
    texts = [text for phrase in phrases(language) for text in (phrase.text, phrase.gloss)]
    assert [text for text in texts if not is_clean(text) or text != text.strip()] == []


@each_language
def test_what_a_phrase_makes_one_see_is_told_in_english_letters(language: str) -> None:
    """A café and a name from far away are English enough."""
    strange = [phrase for phrase in phrases(language) if not _in_english_letters(phrase.gloss)]
    assert strange == []


def _in_english_letters(text: str) -> bool:
    letters = [letter for letter in plain(text) if letter.isalpha()]
    return bool(letters) and all(letter.isascii() for letter in letters)


@each_language
def test_every_language_has_a_culture_of_its_own(language: str) -> None:
    own = {heard_as(phrase.text) for phrase in sayable(language)}
    for other in HEARD:
        if other != language:
            shared = own & {heard_as(phrase.text) for phrase in sayable(other)}
            assert len(shared) < len(own) / 2, f"{language} and {other} say the same"


@each_other_than_english
def test_there_is_a_dictionary(language: str) -> None:
    assert len(dictionary(language)) >= 1000


@each_other_than_english
def test_every_entry_of_a_dictionary_is_found_by_its_own_spelling(language: str) -> None:
    """Not by that of another word, which may differ by no more than an accent."""
    translation = Translation(language)
    missed = {
        entry: (meaning, translation.of(entry))
        for entry, meaning in dictionary(language).items()
        if translation.of(entry) != meaning.partition(",")[0]
    }
    assert missed == {}


@pytest.mark.parametrize(
    ("language", "clue", "english"),
    [
        ("pl", "w domu", "house"),
        ("pl", "śmierci", "death"),
        ("uk", "дітей", "children"),
        ("ro", "casele", "house"),
        ("cs", "domu", "house"),
        ("en", "houses", ""),
        ("pl", "qwertyuiop", ""),
    ],
)
def test_words_are_translated_whatever_their_ending(language: str, clue: str, english: str) -> None:
    assert english in Translation(language).of(clue)


def test_english_needs_no_dictionary_and_a_language_that_we_do_not_speak_has_no_words() -> None:
    assert dictionary("en") == {}
    assert sayable("de") == phrases("de") == ()
    assert dictionary("de") == {}


def test_everything_is_all_phrases_of_all_languages() -> None:
    number = sum(len(phrases(language)) for language in HEARD)
    assert len(list(everything())) == number
