"""Texts: what is left out, what is refused, and what every language may write."""

# ruff: noqa: RUF001 (letters of many scripts are the subject)

import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from pinxit.rules import IllegalMove
from pinxit.rules.errors import Reason
from pinxit.rules.text import MOST_ACCENTS, MOST_MARKS, fair_copy, misleads, tidied

SCOTLAND = "\U0001f3f4" + "".join(chr(0xE0000 + ord(c)) for c in "gbsct") + "\U000e007f"
TEXTS = st.text(
    st.one_of(
        st.characters(),
        st.sampled_from(
            "a ́̂̃̄̅אبक्\u200c\u200d\u200b\u202e\u2066\u2028\u3164\ufe0f\U000e0067❤👩🇵🇱\U0001f3f4"
        ),
    ),
    max_size=30,
)
REORDERS = {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI", "B", "S"}


@pytest.mark.parametrize(
    "text",
    [
        "Homesick",
        "Đường về nhà, tiếng Việt thật đẹp",
        "น้ำใสไหลเย็น ที่นี่",
        "בְּרֵאשִׁ֖ית בָּרָ֣א",
        "بِسْمِ ٱللَّهِ",
        "می\u200cخواهم",
        "क्षत्रिय श्री ज़ी",
        "က္ကြွေးမြို့",
        "བསྒྲུབས",
        "한국어 가",
        "葛\U000e0100飾区",
        "ᠮᠣᠩᠭᠣᠯ",
        "❤\ufe0f 1\ufe0f\u20e3",
        "👩\u200d👩\u200d👧\u200d👦 🏳\ufe0f\u200d🌈 👍🏽 🇵🇱",
        f"{SCOTLAND} and away",
        "\U0001fae8\U0001fabf",  # newer than some Pythons
        "a → b ≠ c; 50 % “so” … – ok?",
    ],
    ids=ascii,
)
def test_what_people_write_stays_as_it_is(text: str) -> None:
    assert fair_copy(unicodedata.normalize("NFC", text)) == unicodedata.normalize("NFC", text)


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Homesick ", "Homesick"),
        ("Zoe\u0308", "Zoë"),
        ("Zoe\u200b\u0308", "Zoë"),
        ("home\u00adsick\ufeff\u2060\u200b", "homesick"),
        ("a\u00a0b\u3000c", "a b c"),
        ("\u3164\u115f\u1160\uffa0\u2800", ""),
        ("a\u3164b", "ab"),
        ("\u200d\u200c\u200e\u200f\u061c", ""),
        ("a\u200db", "ab"),
        ("❤\u200d", "❤"),
        ("\ufe0f", ""),
        ("❤\ufe0f\ufe0e\ufe0f", "❤\ufe0f"),
        ("\u0301Ola \u0301", "Ola"),
    ],
    ids=ascii,
)
def test_what_is_only_odd_is_left_out(typed: str, kept: str) -> None:
    assert fair_copy(typed) == kept


def test_a_tower_of_accents_is_cut() -> None:
    assert len(fair_copy("g" + "\u0300\u0316" * 145)) == 1 + MOST_ACCENTS
    assert len(fair_copy("g" + "\u0903" * 290)) == 1 + MOST_MARKS


@pytest.mark.parametrize(
    "char",
    [
        *map(chr, range(0x202A, 0x202F)),
        *map(chr, range(0x2066, 0x206A)),
        *"\u2028\u2029\x00\t\n\x1b\x7f\x85\ud800\ue000\U000f0000\ufdd0\uffff\u0378",
        "\U000e0001",
        "\U000e0041",
        "\U0001f3f4\U000e0067",
        SCOTLAND[:-1],
        SCOTLAND[1:],
    ],
    ids=ascii,
)
def test_what_would_mislead_is_refused(char: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        fair_copy(f"nice{char}word")
    assert refused.value.reason is Reason.BAD_TEXT


@given(TEXTS)
@example("\u0301\u200b\u0301a")
@example("क्\u200d\u200d\u3164ष")
@example("a\u034f\u0301")
def test_a_fair_copy_is_its_own_fair_copy(text: str) -> None:
    if misleads(text):
        return
    once = fair_copy(text)
    assert not misleads(once)
    assert fair_copy(once) == once
    assert unicodedata.is_normalized("NFC", once)


@given(TEXTS)
def test_what_passes_neither_moves_nor_touches_what_stands_beside_it(text: str) -> None:
    if misleads(text) or not fair_copy(text):
        return
    copy = fair_copy(text)
    assert not {unicodedata.bidirectional(char) for char in copy} & REORDERS
    kinds = [unicodedata.category(char) for char in copy]
    assert kinds[0][0] not in "MZ"  # no mark that would sit on the letter before
    assert copy[0] not in "\u200c\u200d\ufe0f"
    assert copy[-1] not in "\u200c\u200d "
    assert any(kind[0] in "LNPS" or kind in {"Cn", "Cf"} for kind in kinds)  # something is seen
    run = 0
    for char, kind in zip(copy, kinds, strict=True):
        run = run + 1 if kind[0] == "M" else run if char in "\u200c\u200d\ufe0f" else 0
        assert run <= MOST_MARKS + 1  # with a selector


@given(TEXTS)
def test_a_text_is_tidied_once(text: str) -> None:
    assert tidied(tidied(text)) == tidied(text)
