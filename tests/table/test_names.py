"""Names: what is cleaned away, what is refused, and which are taken for one another."""

# ruff: noqa: RUF001, RUF003 (letters that look like others are the subject)

import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from pinxit.table.codec import dump_event, load_event
from pinxit.table.errors import NotAllowed, TableReason
from pinxit.table.events import SatDown
from pinxit.table.names import LONGEST, clean_name, skeleton_of
from pinxit.table.state import Sitter


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Ola", "Ola"),
        ("  Ola \t i\n Jan ", "Ola i Jan"),
        ("Ola\u200b\u200d\ufeff", "Ola"),
        ("\u202eOla\u202c", "Ola"),
        ("O\x00l\x1ba\x7f", "Ola"),
        ("Ola\ud800", "Ola"),
        ("Ola\ue000", "Ola"),
        ("Ola\u2028Jan", "OlaJan"),
        ("Ｏｌａ", "Ola"),
        ("𝓞𝓵𝓪", "Ola"),
        ("Zoe\u0308", "Zoë"),
        ("Zoe\u200b\u0308", "Zoë"),
        ("Łukasz Żółć", "Łukasz Żółć"),
        ("Олександра", "Олександра"),
        ("Ștefănița", "Ștefănița"),
        ("मीना", "मीना"),
        ("אבא", "אבא"),
        ("小林", "小林"),
        ("🐈", "🐈"),
        ("❤\ufe0f", "❤"),
        ("O'Neil-Šťastná", "O'Neil-Šťastná"),
        ("\u0301Ola", "Ola"),
        ("O\u200bl\u3164a", "Ola"),
        ("x" * LONGEST, "x" * LONGEST),
        (" " + "x" * LONGEST + "\u200b", "x" * LONGEST),
    ],
)
def test_a_name_is_cleaned(typed: str, shown: str) -> None:
    assert clean_name(typed) == shown


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "   ",
        "\u200b",
        "\u202e\u202d",
        "\u00a0\u3000",
        "\x00",
        "\ud800",
        "\u3164",
        "\uffa0",
        "\u115f\u1160",
        "\u2800",
        "\u034f",
        "\ufe0f",
        "\u0301\u0301",
        "\U000e0041",
        "\U000e0100",
    ],
    ids=ascii,
)
def test_a_name_needs_something_to_see(typed: str) -> None:
    with pytest.raises(NotAllowed) as refusal:
        clean_name(typed)
    assert refusal.value.reason is TableReason.BAD_NAME


@pytest.mark.parametrize(
    "typed", ["x" * (LONGEST + 1), "🐈" * (LONGEST + 1), "ﷺ" * 2, "x" * 1000], ids=ascii
)
def test_a_name_that_is_too_long_is_refused_with_the_limit_and_never_cut(typed: str) -> None:
    with pytest.raises(NotAllowed) as refusal:
        clean_name(typed)
    assert refusal.value.reason is TableReason.LONG_NAME
    assert refusal.value.facts["longest"] == LONGEST


def test_a_tower_of_accents_is_cut() -> None:
    name = clean_name("O" + "\u0316\u0317" * 10 + "la")
    assert len(name) <= 6


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "anna"),
        ("Anna", "ANNA"),
        ("Anna", "Аnna"),  # Cyrillic А
        ("Anna", "Αnna"),  # Greek Alpha
        ("Anna", "Ꭺnna"),  # Cherokee Go
        ("Anna", "ᴀɴɴᴀ"),
        ("Anna", "A n n a"),
        ("Anna", "Anna."),
        ("Anna", "-Anna-"),
        ("Anna", "Ánna"),
        ("Anna", "@nna"),
        ("Nina", "Νina"),  # Greek Nu
        ("NINA", "ΝΙΝΑ"),  # all Greek
        ("Yvonne", "Υvonne"),  # Greek Upsilon
        ("Yvonne", "Уvonne"),  # Cyrillic U
        ("Hanna", "Ηanna"),  # Greek Eta
        ("Hanna", "Нanna"),  # Cyrillic En
        ("Zoe", "Ζoe"),  # Greek Zeta
        ("Max", "Μax"),  # Greek Mu
        ("Max", "Маx"),  # Cyrillic
        ("Eva", "Еνa"),
        ("Ilona", "llona"),
        ("Ilona", "1lona"),
        ("Ilona", "|lona"),
        ("Ali", "Alı"),
        ("Ali", "ALİ"),
        ("Ali", "AlӀ"),
        ("Bob", "B0b"),
        ("Bob", "Воb"),
        ("Sam", "5am"),
        ("Sam", "$am"),
        ("Eve", "3ve"),
        ("Karma", "Karrna"),
        ("Willi", "VVilli"),
        ("Pawel", "Paweł"),
        ("Soren", "Søren"),
        ("Straße", "Strasse"),
        ("❤", "❤\ufe0f"),
        ("--", "—–"),
        ("- -", "--"),
        ("...", "…"),
        ("राम", "राम\u200d"),
    ],
)
def test_names_that_look_alike_are_one(one: str, other: str) -> None:
    assert skeleton_of(clean_name(one)) == skeleton_of(clean_name(other))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "Hanna"),
        ("Anna", "Anka"),
        ("Jan", "Ian"),
        ("Ola 1", "Ola 2"),
        ("Robot 1", "Robot 11"),
        ("Оля", "Юля"),
        ("मीना", "मोना"),
        ("राम", "रीम"),
        ("สมชาย", "สมหญิง"),
        ("小林", "大林"),
        ("דוד", "דנה"),
        ("🐈", "🐕"),
        ("?", "!"),
        ("👍🏻", "👍🏿"),
    ],
)
def test_names_that_people_tell_apart_are_two(one: str, other: str) -> None:
    assert skeleton_of(clean_name(one)) != skeleton_of(clean_name(other))


@given(st.text(max_size=40))
@example("\u00b4\u00b40")
@example("Zoe\u200b\u0308")
@example("\u0301 a")
@example("¨¨")
def test_a_cleaned_name_is_clean_and_can_be_stored(text: str) -> None:
    try:
        name = clean_name(text)
    except NotAllowed as refusal:
        assert refusal.reason in {TableReason.BAD_NAME, TableReason.LONG_NAME}
        return
    assert clean_name(name) == name
    assert 1 <= len(name) <= LONGEST
    assert name == name.strip()
    assert not any(unicodedata.category(char) in {"Cc", "Cf", "Cs", "Zl", "Zp"} for char in name)
    assert skeleton_of(name)
    event = SatDown(Sitter("s1", name, "red"))
    assert load_event(dump_event(event)) == event


@given(st.text(max_size=20), st.sampled_from(["\u200b", "\u202e", "\ufe0f", " ", "\u034f", "\0"]))
def test_what_cannot_be_seen_makes_no_other_name(text: str, unseen: str) -> None:
    try:
        name = clean_name(text)
    except NotAllowed:
        return
    try:
        other = clean_name(unseen + unseen.join(name) + unseen)
    except NotAllowed:
        return  # too long with spaces in it
    assert skeleton_of(other) == skeleton_of(name)
