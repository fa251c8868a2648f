"""What becomes of a model's answers: gaps are filled, and what a person wrote is not touched."""

import re
import tomllib
import unicodedata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pinxit.decks import DeckProblem, DeckReason, load
from pinxit.decks.check import LONGEST_ASSOCIATION, LONGEST_DESCRIPTION, check
from pinxit.decks.describing import (
    LONGEST_THEME,
    MOST_THEMES,
    Described,
    Describer,
    Undescribed,
    Words,
    describe_each,
    folded,
    open_deck,
    readable,
    save,
    undescribed,
)
from pinxit.decks.manifest import CardEntry, CardText, DeckText, Texts, read_texts
from pinxit.decks.texts import filled, in_full
from pinxit.decks.writing import About, texts_text, write_whole
from pinxit.rules.text import is_clean, is_visible
from tests.decks.workshop import make_deck, reasons

A = CardEntry(id="a", title="The a")
WANTED = Undescribed(A, ("en",))


def answer(description: str = "A dog under a large tree.", *clues: str) -> Described:
    clues = clues or ("one", "two", "three", "four", "five", "six")
    return Described(
        words={"en": Words(description=description, associations=clues)},
        themes=("loyalty", "shade"),
    )


class Seer:
    """Describes each card in other words; fails at those that are named."""

    def __init__(self, *fails: str) -> None:
        self.seen: list[tuple[bytes, str, tuple[str, ...]]] = []
        self.fails = fails

    def describe(self, picture: bytes, media_type: str, languages: tuple[str, ...]) -> Described:
        self.seen.append((picture[:3], media_type, languages))
        number = len(self.seen)
        if str(number) in self.fails:
            raise DeckProblem(DeckReason.VISION_REFUSED, status=400)
        if f"cap {number}" in self.fails:
            raise DeckProblem(DeckReason.VISION_CAP)
        said = {
            "en": Words(description=f"Some circles, seen for the {number}. time."),
            "uk": Words(description=f"Кілька кіл, які видно вже {number}. раз."),
        }
        return Described(words=said)


def bare_deck(folder: Path, cards: str = "abc") -> Path:
    """Make a deck as an import makes it: with nothing said about its cards."""
    made = make_deck(folder, cards)
    (made / "texts" / "uk.toml").unlink()
    entries = [CardEntry(id=card, title=f"The {card}") for card in cards]
    about = About(id="trial", name="Trial", author="Ola", licence="CC0-1.0")
    (made / "texts" / "en.toml").write_text(texts_text(about, entries), "utf-8")
    return made


def english(folder: Path) -> Texts:
    return read_texts((folder / "texts" / "en.toml").read_bytes(), "en")


# What an answer adds


def test_what_is_missing_is_filled() -> None:
    told = folded(Texts(), "a", "en", answer()).cards["a"]
    assert told.description == "A dog under a large tree."
    assert told.associations == ("one", "two", "three", "four", "five")
    assert told.themes == ("loyalty", "shade")


@pytest.mark.parametrize(
    ("there", "stays"),
    [
        (CardText(description="Mine."), {"description": "Mine.", "associations": ()}),
        (CardText(associations=("mine",)), {"associations": ("mine",)}),
        (CardText(themes=("mine",)), {"themes": ("mine",)}),
        (CardText(note="Mine."), {"note": "Mine."}),
    ],
)
def test_what_a_person_wrote_stays(there: CardText, stays: dict[str, object]) -> None:
    deck = DeckText(name="Mine", description="My deck.")
    before = Texts(deck=deck, cards={"a": there, "b": CardText(description="Another.")})
    after = folded(before, "a", "en", answer())
    assert {name: getattr(after.cards["a"], name) for name in stays} == stays
    assert (after.deck, after.cards["b"]) == (before.deck, before.cards["b"])


def test_themes_are_english_only() -> None:
    said = Described(
        words={"pl": Words(description="Pies pod wielkim drzewem.")}, themes=("shade",)
    )
    assert folded(Texts(), "a", "pl", said).cards["a"].themes == ()
    assert folded(Texts(), "a", "en", said).cards["a"] == CardText(themes=("shade",))


def test_words_in_the_wrong_letters_are_left_out() -> None:
    said = Described(words={"uk": Words(description="A dog under a tree.")})
    assert folded(Texts(), "a", "uk", said) == Texts()
    mixed = Words(description="Собака під деревом.", associations=("tree", "тінь"))
    told = folded(Texts(), "a", "uk", Described(words={"uk": mixed}))
    assert told.cards["a"].associations == ("тінь",)


def test_no_two_cards_are_described_alike() -> None:
    before = Texts(cards={"b": CardText(description="A dog.", associations=("Two", "four"))})
    assert folded(before, "a", "en", answer("A  DOG.")).cards.get("a") == CardText(
        themes=("loyalty", "shade")
    )
    told = folded(before, "a", "en", answer("A cat on a wall.")).cards["a"]
    assert told.associations == ("one", "three", "five", "six")


def test_what_is_too_long_or_too_much_is_cut() -> None:
    words = Words(
        description="A tree. " * 2000, associations=("long " * 100, "x" * 9999, "ok", "OK")
    )
    themes = tuple(f"{number} {'shade ' * 20}" for number in range(100))
    told = folded(Texts(), "a", "en", Described(words={"en": words}, themes=themes)).cards["a"]
    assert LONGEST_DESCRIPTION // 2 < len(told.description) <= LONGEST_DESCRIPTION
    assert told.description.endswith("tree.")
    assert [len(clue) <= LONGEST_ASSOCIATION for clue in told.associations] == [True] * 3
    assert len(told.themes) == MOST_THEMES
    assert max(map(len, told.themes)) <= LONGEST_THEME


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("A\tdog\r\nand\x00 a\x1b[31m cat\x7f", "A dog and a[31m cat"),
        ("<script>alert(1)</script>A dog", "alert(1) A dog"),
        ("<<b>img src=x onerror=y>dog", "img src=x onerror=ydog"),
        ("**A dog** in `code`", "A dog in code"),
        ("dog\u202egod\u200b", "doggod"),
        ("\u200d \u2028", ""),
        ("  ", ""),
        ("नर\u200dक", "नर\u200dक"),
    ],
)
def test_hostile_characters_and_markup_are_left_out(said: str, read: str) -> None:
    assert readable(said, 400) == read


@given(st.text(st.characters(), max_size=600), st.integers(5, 400))
def test_whatever_is_said_is_readable_and_not_too_long(text: str, longest: int) -> None:
    read = readable(text, longest)
    assert len(read) <= longest
    assert is_clean(read)
    assert not read or is_visible(read)
    assert not set("<>") & set(read)
    assert not any(unicodedata.category(char) == "Cc" for char in read)


# Writing it down

FILE = """\
# My own head. "quoted" [cards.a]
[deck]
name = "Trial"  # its name

[cards.a]  # The a
  description = ""   # to do
associations = []
note = 'Mine.'

# between
[cards."b"]
associations = [
    "mine",  # the best
]
"""


@pytest.mark.parametrize("newline", ["\n", "\r\n"])
@pytest.mark.parametrize("card", ["a", "b", "c"])
def test_comments_and_order_stay(card: str, newline: str) -> None:
    source = FILE.replace("\n", newline)
    before = read_texts(source.encode(), "en")
    after = folded(before, card, "en", answer('A "dog" \\ under a tree.'))
    text = filled(source, before, after, CardEntry(id=card, title="A card"))
    assert read_texts(text.encode(), "en") == after
    kept = iter(text.replace("\r\n", "\n").split("\n"))
    for line in FILE.split("\n"):
        if "= []" not in line and '= ""' not in line:
            assert line in kept  # in this order
    assert ("# to do" in text, "# by a model" in text) == (True, True)
    assert len(re.findall(r"(?<!\r)\n", text)) == (0 if newline == "\r\n" else text.count("\n"))


@pytest.mark.parametrize(
    "source",
    [
        'cards = {a = {note = "Mine."}, b = {associations = ["mine"]}}',
        '[cards]\na.note = "Mine."\nb = {associations = ["mine"]}',
        '[cards.a]\nnote = "Mine."\nassociations = [\n]\n[cards.b]\nassociations = ["mine"]',
    ],
)
@pytest.mark.parametrize("card", ["a", "b", "c"])
def test_toml_of_any_kind_keeps_its_texts(source: str, card: str) -> None:
    before = read_texts(source.encode(), "en")
    after = folded(before, card, "en", answer())
    text = filled(source, before, after, CardEntry(id=card, title="A card"))
    assert read_texts(text.encode(), "en") == after


def test_all_texts_can_be_written_and_read_again() -> None:
    card = CardText(description='"', associations=("\\", "ß"), themes=("x" * 40,) * 9, note="'")
    texts = Texts(deck=DeckText(name="N", description="D"), cards={"a": card, "b c": CardText()})
    assert read_texts(in_full(texts).encode(), "") == texts


def test_a_file_is_replaced_whole_and_keeps_its_mode(tmp_path: Path) -> None:
    file = tmp_path / "texts" / "en.toml"
    write_whole(file, "1")
    assert file.stat().st_mode & 0o777 == 0o644
    file.chmod(0o600)
    write_whole(file, "2\r\n")
    assert (file.read_bytes(), file.stat().st_mode & 0o777) == (b"2\r\n", 0o600)
    assert [path.name for path in file.parent.iterdir()] == ["en.toml"]


# Whole decks


def test_a_bare_deck_is_described_and_passes_its_check(tmp_path: Path) -> None:
    deck = bare_deck(tmp_path / "trial")
    seer: Describer = Seer()
    package = open_deck(deck, ("en", "uk"))
    cards = undescribed(package, ("en", "uk", "en"))
    assert [(one.card.id, one.languages) for one in cards] == [(c, ("en", "uk")) for c in "abc"]
    done = list(describe_each(package, cards, seer))
    assert [(one.card, one.problem) for one in done] == [(card, None) for card in "abc"]
    assert set(reasons(check(deck))) == {"few_associations"}
    assert undescribed(load(deck), ("en", "uk")) == ()


def test_a_describer_is_shown_a_jpeg_and_asked_for_what_is_missing(tmp_path: Path) -> None:
    deck = bare_deck(tmp_path / "trial", "ab")
    (deck / "texts" / "uk.toml").write_text('[cards.b]\ndescription = "Моя картка."\n', "utf-8")
    seer = Seer()
    package = open_deck(deck, ("en", "uk"))
    list(describe_each(package, undescribed(package, ("en", "uk")), seer))
    assert seer.seen == [
        (b"\xff\xd8\xff", "image/jpeg", ("en", "uk")),
        (b"\xff\xd8\xff", "image/jpeg", ("en",)),
    ]
    told = tomllib.loads((deck / "texts" / "uk.toml").read_text("utf-8"))
    assert told["cards"]["b"] == {"description": "Моя картка."}


@pytest.mark.parametrize(
    ("fails", "outcomes"),
    [
        (("2",), ".x..."),
        (("1", "2", "4", "5"), "xx.xx"),
        (("2", "3", "4"), ".xxx"),
        (("cap 3",), "..x"),
    ],
)
def test_a_failure_is_passed_over_and_three_in_a_row_end_it(
    tmp_path: Path, fails: tuple[str, ...], outcomes: str
) -> None:
    deck = bare_deck(tmp_path / "trial", "abcde")
    package = open_deck(deck, ("en",))
    done = list(describe_each(package, undescribed(package, ("en",)), Seer(*fails)))
    assert "".join("x" if one.problem else "." for one in done) == outcomes
    described = [card for card, text in english(deck).cards.items() if text.description]
    assert described == [one.card for one in done if not one.problem]


def test_every_card_is_saved_before_the_next_is_looked_at(tmp_path: Path) -> None:
    deck = bare_deck(tmp_path / "trial")
    package = open_deck(deck, ("en",))
    each = describe_each(package, undescribed(package, ("en",)), Seer())
    next(iter(each))
    assert [bool(text.description) for text in english(deck).cards.values()] == [True, False, False]


def test_what_somebody_writes_meanwhile_stays(tmp_path: Path) -> None:
    deck = bare_deck(tmp_path / "trial")
    file = deck / "texts" / "en.toml"
    file.write_text('[cards.a]\ndescription = "Mine, just now."\n', "utf-8")
    save(deck, WANTED, answer())
    assert english(deck).cards["a"].description == "Mine, just now."
    file.write_text('[cards.a]\ndescription = "Mine, just', "utf-8")
    with pytest.raises(DeckProblem) as told:
        save(deck, WANTED, answer())
    assert told.value.reason is DeckReason.BAD_TOML
    assert file.read_text("utf-8") == '[cards.a]\ndescription = "Mine, just'


def test_a_language_that_is_still_missing_is_named_and_the_others_are_kept(tmp_path: Path) -> None:
    deck = bare_deck(tmp_path / "trial")
    with pytest.raises(DeckProblem) as told:
        save(deck, Undescribed(A, ("en", "uk")), answer())
    assert told.value.reason is DeckReason.VISION_NONSENSE
    assert told.value.facts == {"languages": ("uk",)}
    assert english(deck).cards["a"].description
    assert not (deck / "texts" / "uk.toml").exists()


def test_texts_never_grow_beyond_what_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deck = bare_deck(tmp_path / "trial")
    file = deck / "texts" / "en.toml"
    monkeypatch.setattr("pinxit.decks.describing.MOST_WORDS", file.stat().st_size + 10)
    before = file.read_bytes()
    with pytest.raises(DeckProblem) as told:
        save(deck, WANTED, answer())
    assert told.value.reason is DeckReason.FILE_TOO_LARGE
    assert file.read_bytes() == before


def test_texts_that_cannot_be_read_are_not_written_over(tmp_path: Path) -> None:
    deck = bare_deck(tmp_path / "trial")
    (deck / "texts" / "pl.toml").write_text("[")
    assert open_deck(deck, ("en",)).id == "trial"
    with pytest.raises(DeckProblem) as told:
        open_deck(deck, ("en", "pl"))
    assert told.value.reason is DeckReason.BAD_TOML


@pytest.mark.parametrize("language", ["", "../en", "EN", "english!", "en/../../x"])
def test_a_language_is_no_path(tmp_path: Path, language: str) -> None:
    with pytest.raises(DeckProblem) as told:
        open_deck(bare_deck(tmp_path / "trial"), (language,))
    assert told.value.reason is DeckReason.BAD_OPTION
