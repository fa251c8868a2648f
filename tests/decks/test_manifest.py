"""What is written in a deck is read strictly, and what is wrong is named."""

import pytest

from pinxit.decks import DeckProblem, DeckReason
from pinxit.decks.manifest import read_manifest, read_texts
from pinxit.decks.problems import SENTENCES
from tests.decks.workshop import manifest, texts


def test_a_deck_says_who_made_it_and_how_many_cards_it_will_have() -> None:
    read = read_manifest(manifest("abc", planned=84, homepage="https://example.org/deck").encode())
    assert (read.name, read.author, read.licence) == ("Trial", "Ola", "CC0-1.0")
    assert [card.id for card in read.cards] == ["a", "b", "c"]
    assert (read.intended, read.homepage) == (84, "https://example.org/deck")
    assert read_manifest(manifest("abc").encode()).intended == 3


def test_an_editor_may_leave_its_mark() -> None:
    assert read_manifest(b"\xef\xbb\xbf" + manifest("a").encode()).id == "trial"


@pytest.mark.parametrize(
    ("written", "reason"),
    [
        ("", DeckReason.UNKNOWN_FORMAT),
        ("format = 2", DeckReason.UNKNOWN_FORMAT),
        ('format = "1"', DeckReason.UNKNOWN_FORMAT),
        ("format = [[1]]", DeckReason.UNKNOWN_FORMAT),
        ("format = ", DeckReason.BAD_TOML),
        ("x = " + "[" * 100_000, DeckReason.BAD_TOML),
        ("format = 1", DeckReason.BAD_FIELD),
        (manifest("ab").replace("name =", "nmae ="), DeckReason.BAD_FIELD),
        (manifest("ab", colour="red"), DeckReason.BAD_FIELD),
        (manifest("ab", deck="../../etc"), DeckReason.BAD_FIELD),
        (manifest("ab", deck="Trial"), DeckReason.BAD_FIELD),
        (manifest(["a", "../b"]), DeckReason.BAD_FIELD),
        (manifest("ab", back="../back"), DeckReason.BAD_FIELD),
        (manifest("ab", back="a"), DeckReason.BAD_FIELD),
        (manifest("ab", name=""), DeckReason.BAD_FIELD),
        (manifest("ab", name="x" * 81), DeckReason.BAD_FIELD),
        (manifest("ab", planned=1), DeckReason.BAD_FIELD),
        (manifest("ab", planned=0), DeckReason.BAD_FIELD),
        (manifest("ab", planned=10**9), DeckReason.BAD_FIELD),
        (manifest("ab", homepage="javascript:alert(1)"), DeckReason.BAD_FIELD),
        (manifest("ab", homepage="https://x.org/\\u0022onclick"), DeckReason.BAD_FIELD),
        (manifest("aba"), DeckReason.DUPLICATE_CARD),
        (manifest("ab", name="\\u0007"), DeckReason.BAD_CHARACTERS),
        (manifest("ab", name="\\u200b"), DeckReason.BAD_CHARACTERS),
    ],
)
def test_what_is_wrong_is_named(written: str, reason: DeckReason) -> None:
    with pytest.raises(DeckProblem) as problem:
        read_manifest(written.encode())
    assert problem.value.reason is reason
    assert problem.value.sentence


def test_a_painter_need_not_read_patterns() -> None:
    with pytest.raises(DeckProblem, match="an id of small letters a to z") as problem:
        read_manifest(manifest(["a", "The Moon"]).encode())
    assert "$.cards[1].id" in problem.value.sentence
    assert "regex" not in problem.value.sentence


def test_bytes_that_are_no_text_are_no_toml() -> None:
    with pytest.raises(DeckProblem, match="bad_toml"):
        read_manifest(b"\xff\xfe\x00")


def test_texts_may_say_little_but_nothing_else() -> None:
    assert read_texts(b"", "texts/en.toml").cards == {}
    assert read_texts(b"[cards.a]", "texts/en.toml").cards["a"].description == ""
    said = read_texts(texts("ab", "uk").encode(), "texts/uk.toml")
    assert said.deck.name == "Пробна колода"
    assert len(said.cards["b"].associations) == 5
    for wrong in ('[cards.a]\nasociations = ["x"]', "[cards.a]\ndescription = 3", "[card.a]"):
        with pytest.raises(DeckProblem, match=r"bad_field.*texts/en\.toml"):
            read_texts(wrong.encode(), "texts/en.toml")


@pytest.mark.parametrize("reason", DeckReason)
def test_every_reason_has_a_sentence_and_is_spelled_like_its_name(reason: DeckReason) -> None:
    assert SENTENCES[reason].endswith(".")
    assert reason.value == reason.name.lower()
