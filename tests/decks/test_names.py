"""Ids are safe wherever they may stand, whatever they were made of."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pinxit.decks.manifest import CardEntry, read_manifest, read_texts
from pinxit.decks.names import LONGEST_TITLE, apart_from, is_id, slug, title_of
from pinxit.decks.writing import About, manifest_text, texts_text
from pinxit.rules.text import is_clean, is_visible

ANY = st.text() | st.text(alphabet="../\\:\0 -_aZ9łЖ.conul", max_size=60)


@pytest.mark.parametrize(
    ("text", "made"),
    [
        ("IMG_2031 (1)", "img-2031-1"),
        ("Żółw łaciaty", "zolw-laciaty"),
        ("Straße", "strasse"),
        ("../../etc/passwd", "etc-passwd"),
        ("C:\\Windows\\win.ini", "c-windows-win-ini"),
        ("Черепаха", "card"),
        ("", "card"),
        ("---", "card"),
        ("NUL", "card-nul"),
        ("com1", "card-com1"),
        ("a" * 39 + " b", "a" * 39),
    ],
)
def test_a_name_becomes_an_id(text: str, made: str) -> None:
    assert slug(text) == made


@given(ANY)
def test_every_slug_is_an_id(text: str) -> None:
    made = slug(text)
    assert is_id(made)
    assert made not in {"con", "nul", "aux", "prn"}
    assert slug(made) == made


@given(st.lists(ANY, max_size=30))
def test_cards_of_the_same_name_are_told_apart(names: list[str]) -> None:
    taken: set[str] = set()
    for name in names:
        card = apart_from(taken, slug(name))
        assert is_id(card)
        assert card not in taken
        taken.add(card)


def test_the_second_of_a_name_is_the_second() -> None:
    assert apart_from({"a", "a-2"}, "a") == "a-3"


@pytest.mark.parametrize("text", ["", "A", "a b", "a/b", "..", "a.", "-a", "a--b", "a\n", "a" * 41])
def test_what_is_no_id(text: str) -> None:
    assert not is_id(text)


@given(ANY)
def test_a_title_can_be_read(name: str) -> None:
    title = title_of(name)
    assert is_clean(title)
    assert is_visible(title)
    assert len(title) <= LONGEST_TITLE


@given(ANY, st.lists(ANY, max_size=5))
def test_whatever_files_are_called_the_deck_can_be_read_again(deck: str, files: list[str]) -> None:
    name = title_of(deck)
    about = About(id=slug(deck, "deck"), name=name, author=name, licence=name)
    cards: list[CardEntry] = []
    for file in files:
        card = apart_from({card.id for card in cards}, slug(file))
        cards.append(CardEntry(id=card, title=title_of(file)))
    written = read_manifest(manifest_text(about, cards).encode())
    assert (written.id, written.name, written.cards) == (about.id, name, tuple(cards))
    said = read_texts(texts_text(about, cards).encode(), "texts/en.toml")
    assert list(said.cards) == [card.id for card in cards]
