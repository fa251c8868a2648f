"""Words as they are written: taken apart, stripped of accents and endings, and compared."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pinxit.players.words.spelling import plain, quotes, stems_of, words_of


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("The early bird, at 7!", ["the", "early", "bird", "at"]),
        ("Gdzie kucharek sześć…", ["gdzie", "kucharek", "szesc"]),
        ("Тихо, діти!", ["тихо", "діти"]),
        ("Țară – și pâine", ["tara", "si", "paine"]),
        ("Všude dobře", ["vsude", "dobre"]),
        ("snake_case", ["snake", "case"]),
        ("…", []),
        ("", []),
    ],
)
def test_a_text_is_taken_apart_into_words(text: str, words: list[str]) -> None:
    assert words_of(text) == words


@pytest.mark.parametrize(
    "word", ["пам\u2019ять", "пам'ять", "сім\u2019я"], ids=["memory", "typed", "family"]
)
def test_an_apostrophe_is_a_part_of_a_ukrainian_word(word: str) -> None:
    """Otherwise a family is seven, and a memory nothing."""
    assert len(words_of(word)) == 1


@pytest.mark.parametrize(
    ("typed", "lazily"),
    [
        ("Café", "cafe"),
        ("Żółw", "zolw"),
        ("ŁÓDŹ", "lodz"),
        ("Ștefăniță", "stefanita"),
        ("Příliš žluťoučký kůň", "prilis zlutoucky kun"),
        ("Ґанок", "ґанок"),
        ("Straße", "strasse"),
    ],
)
def test_a_lazy_typist_is_understood(typed: str, lazily: str) -> None:
    assert plain(typed) == plain(lazily) == lazily


@given(st.text(max_size=30))
def test_what_is_plain_stays_so(text: str) -> None:
    assert plain(plain(text)) == plain(text)


@pytest.mark.parametrize(
    ("text", "stems"),
    [
        ("the cat sat", set()),
        ("a house", {"hous"}),
        ("houses", {"hous"}),
        ("kucharek", {"kucha"}),
        ("самотність", {"самотні"}),
        ("singurătate", {"singurat"}),
        ("osamělost", {"osamel"}),
    ],
)
def test_a_stem_is_the_beginning_of_a_word_that_says_something(text: str, stems: set[str]) -> None:
    assert stems_of(text) == stems


@pytest.mark.parametrize(
    ("clue", "text"),
    [
        ("Dragons", "A dragon sleeps behind lit windows."),
        ("The sleeping beauty", "A dragon sleeps behind lit windows."),
        ("WINDOW", "A dragon sleeps behind lit windows."),
        ("smocza jama: smoki", "Zielony smok śpi; obok drugi, a smoki chrapią."),
        ("chmury", "Z morza wystaje głowa, wokół same chmurki."),
        ("вікна навстіж", "Дракон спить за освітленими вікнами."),
        ("ferestre", "Un dragon doarme în spatele ferestrelor luminate."),
        ("dragonul", "Un dragon doarme în spatele ferestrelor."),
        ("okna", "Drak spí za osvětlenými okny; okna svítí."),
        ("svetlo", "Drak spí, světlo svítí."),
    ],
)
def test_a_clue_quotes_a_text_by_a_word_in_whatever_form(clue: str, text: str) -> None:
    assert quotes(clue, text)


@pytest.mark.parametrize(
    ("clue", "text"),
    [
        ("Silence", "A dragon sleeps behind lit windows."),
        ("A lit one", "A dragon sleeps behind lit windows."),
        ("tęsknota", "Zielony smok śpi za oknami."),
        ("туга", "Дракон спить за вікнами."),
        ("dor", "Un dragon doarme în spatele ferestrelor."),
        ("stesk po domově", "Drak spí za okny."),
        ("…", "A dragon"),
        ("Dragon", ""),
        ("", ""),
    ],
)
def test_a_clue_with_words_of_its_own_quotes_nothing(clue: str, text: str) -> None:
    assert not quotes(clue, text)


def test_short_words_are_nobodys() -> None:
    assert not quotes("the fox and the owl", "the bear and the owl")


@given(st.text(max_size=20), st.text(max_size=20))
def test_quoting_goes_both_ways(one: str, other: str) -> None:
    assert quotes(one, other) == quotes(other, one)
