"""A check finds everything at once, and names it."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image

from pinxit.decks import DeckReason
from pinxit.decks.check import check, in_script
from pinxit.decks.problems import WARNINGS
from tests.decks.workshop import (
    LETTERS,
    as_bytes,
    make_deck,
    manifest,
    painted,
    reasons,
    texts,
    webp,
)


def test_nothing_is_wrong_with_a_good_deck(tmp_path: Path) -> None:
    assert check(make_deck(tmp_path / "trial", LETTERS[:6])) == ()


def put(deck: Path, name: str, data: bytes) -> None:
    (deck / "pictures" / name).write_bytes(data)


def say(deck: Path, language: str, text: str) -> None:
    (deck / "texts" / f"{language}.toml").write_text(text, "utf-8")


def noise() -> bytes:
    return as_bytes(Image.effect_noise((360, 540), 90).convert("RGB"), "WEBP", quality=95)


def heavy(deck: Path) -> None:
    for card in "ab":
        put(deck, f"{card}.small.webp", noise())


def cut(deck: Path) -> None:
    (deck / "pictures" / "a.small.webp").unlink()
    put(deck, "a.small.jpg", as_bytes(painted(360, 540), "JPEG")[:3000])


def talking() -> bytes:
    exif = Image.Exif()
    exif[0x010F] = "A camera"
    return as_bytes(painted(360, 540), "WEBP", exif=exif)


def moving() -> bytes:
    first, second = painted(360, 540, 1), painted(360, 540, 2)
    return as_bytes(first, "WEBP", save_all=True, append_images=[second])


def one_of(language: str, old: str, new: str) -> Callable[[Path], None]:
    """Change a word or two in the texts of one language."""

    def change(deck: Path) -> None:
        assert old in texts("abc", language)
        say(deck, language, texts("abc", language).replace(old, new, 1))

    return change


FAULTS: dict[str, tuple[Callable[[Path], object], list[str]]] = {
    "no manifest": (lambda deck: (deck / "deck.toml").unlink(), ["not_a_deck"]),
    "bad manifest": (lambda deck: (deck / "deck.toml").write_text("id = "), ["bad_toml"]),
    "unfinished": (
        lambda deck: (deck / "deck.toml").write_text(manifest("abc", back="back", planned=9)),
        ["unfinished"],
    ),
    "missing picture": (
        lambda deck: (deck / "pictures" / "a.large.webp").unlink(),
        ["missing_picture"],
    ),
    "missing back": (
        lambda deck: (deck / "pictures" / "back.small.webp").unlink(),
        ["missing_picture"],
    ),
    "too narrow": (lambda deck: put(deck, "a.small.webp", webp(200, 300, 9)), ["wrong_size"]),
    "too wide": (lambda deck: put(deck, "a.large.webp", webp(1200, 1800, 9)), ["wrong_size"]),
    "square": (lambda deck: put(deck, "a.small.webp", webp(360, 360, 9)), ["wrong_ratio"]),
    "no picture": (lambda deck: put(deck, "a.small.webp", b"x"), ["not_a_picture"]),
    "cut": (cut, ["truncated"]),
    "moving": (lambda deck: put(deck, "a.small.webp", moving()), ["animated"]),
    "talking": (lambda deck: put(deck, "a.small.webp", talking()), ["metadata"]),
    "wrong extension": (
        lambda deck: put(deck, "a.small.webp", as_bytes(painted(360, 540), "PNG")),
        ["wrong_extension"],
    ),
    "two files": (
        lambda deck: put(deck, "a.small.jpg", as_bytes(painted(360, 540), "JPEG")),
        ["duplicate_file"],
    ),
    "heavy": (heavy, ["over_budget"]),
    "same picture": (
        lambda deck: put(deck, "a.large.webp", (deck / "pictures/b.large.webp").read_bytes()),
        ["same_picture"],
    ),
    "unused picture": (lambda deck: put(deck, "x.small.webp", b""), ["unused_file"]),
    "unused text": (lambda deck: (deck / "texts" / "english.toml").touch(), ["unused_file"]),
    "no texts": (lambda deck: shutil.rmtree(deck / "texts"), ["no_texts"]),
    "broken text": (lambda deck: say(deck, "en", "[cards"), ["bad_toml"]),
    "one text missing": (lambda deck: say(deck, "en", texts("ab")), ["text_missing"]),
    "unknown card": (lambda deck: say(deck, "en", texts("abcd")), ["unknown_card"]),
    "short": (lambda deck: say(deck, "en", texts("abc", a="A cat.")), ["text_too_short"]),
    "long": (lambda deck: say(deck, "en", texts("abc", a="A cat. " * 99)), ["text_too_long"]),
    "long clue": (one_of("en", '"e"', f'"{"e" * 61}"'), ["text_too_long"]),
    "few associations": (one_of("en", ', "e"', ""), ["few_associations"]),
    "twice a clue": (one_of("en", '"e"', '" A "'), ["same_text"]),
    "a clue to two cards": (one_of("en", '"e"', '"d 1"'), ["same_text"]),
    "long note": (one_of("en", '"e"]', f'"e"]\nnote = "{"so " * 140}"'), ["text_too_long"]),
    "twice a text": (
        lambda deck: say(
            deck, "en", texts("abc", a="A cat on a roof, asleep.", b="a cat  on a roof, ASLEEP.")
        ),
        ["same_text"],
    ),
    "wrong script": (
        lambda deck: say(deck, "uk", texts("abc", "uk", a="This was not translated at all.")),
        ["wrong_script"],
    ),
    "wrong script of clues": (
        one_of("uk", '"сум", "літо", "дорога", "сон"', '"grief", "summer", "road", "dream"'),
        ["wrong_script"],
    ),
    "wrong script of the deck": (one_of("uk", '"Пробна колода."', '"A trial."'), ["wrong_script"]),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_each_fault_is_found(tmp_path: Path, fault: str) -> None:
    deck = make_deck(tmp_path / "trial")
    spoil, expected = FAULTS[fault]
    spoil(deck)
    found = check(deck)
    assert reasons(found) == expected
    assert all(problem.is_warning == (problem.reason in WARNINGS) for problem in found)


def test_a_card_may_be_described_before_it_is_painted(tmp_path: Path) -> None:
    deck = make_deck(tmp_path / "trial", planned=9)
    say(deck, "en", texts("abcd"))
    assert reasons(check(deck)) == ["unfinished"]


def test_many_faults_are_all_found(tmp_path: Path) -> None:
    deck = make_deck(tmp_path / "trial")
    put(deck, "a.small.webp", webp(200, 300, 9))
    (deck / "pictures" / "b.large.webp").unlink()
    say(deck, "uk", texts("abc", "en"))
    found = set(reasons(check(deck)))
    assert found == {"wrong_size", "missing_picture", "wrong_script"}


def test_many_missing_texts_are_counted(tmp_path: Path) -> None:
    deck = make_deck(tmp_path / "trial", LETTERS[:8])
    say(deck, "en", "")
    (problem,) = check(deck)
    assert problem.reason is DeckReason.TEXT_MISSING
    assert problem.facts["cards"] == "8 of 8"


@pytest.mark.parametrize(
    ("text", "language", "fits"),
    [
        ("Кіт на даху", "uk", True),
        ("A cat on a roof", "uk", False),
        ("Напис «OPEN» над дверима", "uk", True),
        ("Zażółć gęślą jaźń", "pl", True),
        ("Кіт на даху", "pl", False),
        ("Un oraș în ceață", "ro", True),
        ("屋根の上の猫", "ja", True),
        ("Γάτα στη στέγη", "el", True),
        ("", "uk", True),
        ("1984!", "uk", True),
    ],
)
def test_a_text_is_written_in_the_letters_of_its_language(
    text: str, language: str, *, fits: bool
) -> None:
    assert in_script(text, language) is fits
