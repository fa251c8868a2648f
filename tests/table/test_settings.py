"""Settings: what can be agreed at a table, and what nobody could play by."""

import math
from enum import StrEnum

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pinxit.locales import LANGUAGES
from pinxit.rules import EDITIONS, Edition, Reason, Refusal
from pinxit.table.decide import open_table
from pinxit.table.decide.context import Context
from pinxit.table.errors import TableReason
from pinxit.table.events import TableOpened
from pinxit.table.settings import (
    BRISK,
    LONGEST_TIMER,
    OFF,
    TIMERS,
    Absent,
    Settings,
    SettingsChange,
    Timers,
    TimersChange,
    changed,
    check_settings,
)
from tests.table.evening import DECKS, Evening

CONTEXT = Context(now=0, seed="s", decks=DECKS)


def reason_of(settings: Settings) -> StrEnum:
    with pytest.raises(Refusal) as refusal:
        check_settings(settings, DECKS)
    assert refusal.value.sentence
    return refusal.value.reason


def test_a_table_that_nobody_has_thought_about_can_be_played_at() -> None:
    settings = Settings()
    check_settings(settings, DECKS)
    assert settings.timers == OFF
    assert settings.absent is Absent.STAND_IN
    assert not settings.public


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_can_be_chosen(edition: str) -> None:
    check_settings(Settings(edition=edition), DECKS)
    assert Settings(edition=edition).rules().id == edition


@pytest.mark.parametrize("language", LANGUAGES)
def test_clues_are_given_in_any_of_the_five_languages(language: str) -> None:
    check_settings(Settings(language=language), DECKS)


@pytest.mark.parametrize("timers", TIMERS)
def test_every_named_timer_can_be_chosen(timers: str) -> None:
    check_settings(Settings(timers=TIMERS[timers]), DECKS)


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        (Settings(edition="dixit 3"), Reason.UNKNOWN_EDITION),
        (Settings(house={"luck": 3}), Reason.UNKNOWN_RULE),
        (Settings(house={"id": "mine"}), Reason.UNKNOWN_RULE),
        (Settings(house={"target": "many"}), Reason.BAD_VALUE),
        (Settings(house={"target": math.nan}), Reason.BAD_VALUE),
        (Settings(house={"target": math.inf}), Reason.BAD_VALUE),
        (Settings(house={"target": 10**40}), Reason.BAD_VALUE),
        (Settings(house={"hand": {"3": None}}), Reason.BAD_VALUE),
        (Settings(house={"hand": {"three": 7}}), Reason.BAD_VALUE),
        (Settings(house={"target": None}), Reason.ENDLESS),
        (Settings(decks=("plain", "gone")), TableReason.UNKNOWN_DECK),
        (Settings(decks=("",)), TableReason.UNKNOWN_DECK),
        (Settings(decks=("plain", "plain")), TableReason.BAD_SETTING),
        (Settings(seats=-3), TableReason.BAD_SETTING),
        (Settings(seats=2), TableReason.BAD_SETTING),
        (Settings(seats=9), TableReason.BAD_SETTING),
        (Settings(edition="classic", seats=7), TableReason.BAD_SETTING),
        (Settings(edition="odyssey", seats=13), TableReason.BAD_SETTING),
        (Settings(seats=5, house={"players_max": 4}), TableReason.BAD_SETTING),
        (Settings(seats=13, house={"players_max": 24}), TableReason.BAD_SETTING),
        (Settings(seats=4, house={"players_min": 5}), TableReason.BAD_SETTING),
        (Settings(house={"players_min": 13, "players_max": 24}), TableReason.BAD_SETTING),
        (Settings(language=""), TableReason.BAD_SETTING),
        (Settings(language="EN"), TableReason.BAD_SETTING),
    ],
    ids=str,
)
def test_nobody_could_play_by_these(settings: Settings, reason: StrEnum) -> None:
    assert reason_of(settings) is reason


@pytest.mark.parametrize("name", Timers.__struct_fields__)
def test_a_timer_has_at_least_a_second_and_at_most_a_fortnight(name: str) -> None:
    for seconds in (0, -1, LONGEST_TIMER + 1, math.nan, math.inf):
        settings = Settings(timers=Timers(**{name: seconds}))  # type: ignore[arg-type]  # nonsense, too
        assert reason_of(settings) is TableReason.BAD_SETTING
    for fine in (1, LONGEST_TIMER, None):
        check_settings(Settings(timers=Timers(**{name: fine})), DECKS)


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: edition.id)
def test_a_table_has_as_many_seats_as_may_play(edition: Edition) -> None:
    (opened,) = open_table("lamp", Settings(edition=edition.id), CONTEXT)
    assert isinstance(opened, TableOpened)
    assert opened.settings.seats == edition.players_max


@pytest.mark.parametrize(
    ("house", "seats"),
    [({"players_max": 4}, 4), ({"players_max": 10}, 10), ({"players_max": 24}, 12)],
)
def test_house_rules_change_how_many_seats_there_are(house: dict[str, object], seats: int) -> None:
    (opened,) = open_table("lamp", Settings(house=house), CONTEXT)
    assert isinstance(opened, TableOpened)
    assert opened.settings.seats == seats
    check_settings(Settings(house=house, seats=seats), DECKS)


def test_fewer_seats_can_be_wished_for() -> None:
    (opened,) = open_table("lamp", Settings(seats=3), CONTEXT)
    assert isinstance(opened, TableOpened)
    assert opened.settings.seats == 3


def test_who_wishes_for_too_many_seats_is_told_how_many_there_may_be() -> None:
    with pytest.raises(Refusal) as refusal:
        open_table("lamp", Settings(edition="classic", seats=7), CONTEXT)
    assert refusal.value.reason is TableReason.BAD_SETTING
    assert refusal.value.facts == {"setting": "seats", "value": 7, "least": 3, "most": 6}


def test_who_wishes_for_no_deck_gets_that_of_the_house() -> None:
    for decks, usual in (({"base": (), **DECKS}, "base"), (DECKS, "plain")):
        (opened,) = open_table("lamp", Settings(), Context(now=0, seed="s", decks=decks))
        assert isinstance(opened, TableOpened)
        assert opened.settings.decks == (usual,)


def test_a_house_without_a_deck_of_its_own_needs_a_wish() -> None:
    for settings in (Settings(), Settings(decks=())):
        with pytest.raises(Refusal) as refusal:
            check_settings(settings, {"tiny": DECKS["tiny"]})
        assert refusal.value.reason is TableReason.NO_DECK


def test_a_table_is_not_opened_with_settings_nobody_could_play_by() -> None:
    with pytest.raises(Refusal):
        open_table("lamp", Settings(decks=("gone",)), CONTEXT)


def test_settings_survive_the_wire() -> None:
    settings = Settings(
        edition="odyssey",
        house={"hand": {"3": 8, "4": 7}, "target": 42, "first": "random"},
        decks=("plain", "tiny"),
        seats=7,
        language="uk",
        public=True,
        timers=BRISK,
        absent=Absent.SKIP,
        spectators=False,
        chat=False,
    )
    check_settings(settings, DECKS)
    assert msgspec.json.decode(msgspec.json.encode(settings), type=Settings) == settings


@pytest.mark.parametrize(
    "sent",
    [
        b'{"seats": "many"}',
        b'{"seats": 2.5}',
        b'{"timers": {"clue": 1.5}}',
        b'{"timers": {"tea": 1}}',
        b'{"absent": "cry"}',
        b'{"rounds": 3}',
        b'{"decks": "plain"}',
        b'{"chat": 1}',
    ],
)
def test_what_is_no_setting_is_not_read(sent: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(sent, type=Settings)


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=4,
)
RULES = st.sampled_from(["hand", "give", "target", "first", "bonus_cap", "players_max", "x", ""])


@given(
    st.dictionaries(RULES, ANYTHING, max_size=3),
    st.integers(),
    st.sampled_from([*EDITIONS, "", "x"]),
)
def test_any_wish_is_granted_or_refused(house: dict[str, object], seats: int, edition: str) -> None:
    try:
        check_settings(Settings(edition=edition, house=house, seats=seats), DECKS)
    except Refusal as refusal:
        assert refusal.sentence


# Changing some of them


def test_everything_that_can_be_chosen_can_be_changed_by_itself() -> None:
    assert SettingsChange.__struct_fields__ == Settings.__struct_fields__
    assert TimersChange.__struct_fields__ == Timers.__struct_fields__


def test_what_a_change_leaves_out_stays_as_it_is() -> None:
    evening = Evening("Ola")
    whole = Settings(
        edition="odyssey", house={"target": 20}, timers=BRISK, language="pl", seats=6, chat=False
    )
    evening.change(whole)
    before = evening.table.settings
    evening.change(msgspec.json.decode(b'{"spectators": false}', type=SettingsChange))
    assert evening.table.settings == msgspec.structs.replace(before, spectators=False)
    evening.change(msgspec.json.decode(b'{"timers": {"clue": null}}', type=SettingsChange))
    assert evening.table.settings.timers == msgspec.structs.replace(BRISK, clue=None)
    evening.change(SettingsChange())
    assert evening.table.settings.house == {"target": 20}


def test_a_house_rule_is_taken_away_by_sending_the_others() -> None:
    evening = Evening("Ola")
    evening.change(SettingsChange(house={"target": None, "turns_each": 2}))
    evening.change(SettingsChange(house={"target": 12}))
    assert evening.table.settings.house == {"target": 12}
    evening.change(SettingsChange(house={}))
    assert evening.table.settings.house == {}


def test_what_is_sent_whole_replaces_everything() -> None:
    evening = Evening("Ola")
    evening.change(SettingsChange(edition="odyssey", house={"target": 20}, chat=False))
    evening.change(Settings(decks=("plain",), seats=8))
    assert evening.table.settings == Settings(decks=("plain",), seats=8)


def test_seats_follow_the_edition_unless_somebody_has_named_a_number() -> None:
    most = changed(Settings(seats=8), SettingsChange(edition="classic"))
    assert most.seats == 0  # as many as may play
    named = changed(Settings(seats=5), SettingsChange(edition="classic"))
    assert named.seats == 5


def test_while_a_game_runs_a_change_of_manners_alone_is_taken() -> None:
    evening = Evening("Ola", "Jan", "Ela", edition="odyssey", house={"target": 20})
    evening.begin()
    evening.change(SettingsChange(chat=False))
    assert evening.table.settings.house == {"target": 20}
    assert not evening.table.settings.chat
