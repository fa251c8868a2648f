"""Strangers at a public table: without a name and a voice until the host vouches for them."""

import pytest
from msgspec.structs import replace

from pinxit.locales import LANGUAGES
from pinxit.table.commands import (
    AddComputer,
    ChangeSettings,
    ClearSeat,
    HandOver,
    PassHost,
    Sit,
    Vouch,
)
from pinxit.table.errors import TableReason
from pinxit.table.events import HostChanged, SettingsChanged, StoodUp, VouchedFor, Why
from pinxit.table.listing import summary_of
from pinxit.table.names import LONGEST, clean_name, skeleton_of
from pinxit.table.pawns import PAWNS
from pinxit.table.settings import Settings, Strangers
from pinxit.table.strangers import (
    free_name,
    guest_names,
    is_inside,
    outward_names,
    rabbit_name,
)
from tests.table.evening import Evening

QUIET = Settings(public=True)
OPEN = Settings(public=True, strangers=Strangers.WELCOME)


def quiet(*friends: str) -> Evening:
    """Return a table that its friends have made public."""
    evening = Evening(*friends)
    evening.change(QUIET)
    return evening


def test_a_public_table_is_quiet_unless_somebody_wants_it_otherwise() -> None:
    assert Settings().strangers is Strangers.QUIET


@pytest.mark.parametrize("language", [one.code for one in LANGUAGES.values() if one.whole])
def test_every_rabbit_has_a_name_of_its_own_in_every_language(language: str) -> None:
    names = [rabbit_name(pawn, language) for pawn in PAWNS]
    assert len({skeleton_of(name) for name in names}) == len(PAWNS)
    for name in names:
        assert clean_name(name) == name
    assert language == "en" or not set(names) & {rabbit_name(pawn, "en") for pawn in PAWNS}


@pytest.mark.parametrize(
    ("language", "name"),
    [
        ("en", "Red rabbit"),
        ("pl", "Czerwony królik"),
        ("uk", "Червоний кролик"),
        ("ro", "Iepurașul roșu"),
        ("cs", "Červený králíček"),
    ],
)
def test_a_stranger_is_called_by_a_rabbit_in_the_language_of_the_table(
    language: str, name: str
) -> None:
    evening = Evening(settings=Settings(public=True, language=language))
    evening.sit("Ola", "blue")
    evening.sit("xXx", "red")
    assert (evening.who("s2").name, evening.who("s2").own) == (name, "xXx")


def test_who_sat_there_before_is_no_stranger() -> None:
    evening = quiet("Ola", "Jan")
    evening.sit("Ela")
    assert [s.stranger for s in evening.table.sitters] == [False, False, True]


def test_the_first_to_sit_down_is_no_stranger() -> None:
    evening = Evening("Ola", settings=QUIET)
    assert evening.names == ["Ola"]
    evening.stand_up("s1")
    evening.sit("Jan")
    assert evening.names == ["Jan"]
    assert not evening.who("s2").stranger


@pytest.mark.parametrize("settings", [OPEN, Settings()])
def test_elsewhere_nobody_is_a_stranger(settings: Settings) -> None:
    evening = Evening("Ola", "Jan", settings=settings)
    assert evening.names == ["Ola", "Jan"]
    assert not any(s.stranger for s in evening.table.sitters)


def test_a_strangers_own_name_must_be_a_fit_one() -> None:
    evening = quiet("Ola")
    assert evening.refused(None, Sit("\u200b")) is TableReason.BAD_NAME
    assert evening.refused(None, Sit("x" * 25)) is TableReason.LONG_NAME


def test_a_stranger_is_not_told_which_names_are_taken() -> None:
    evening = quiet("Ola")
    evening.sit("Ola")
    evening.sit("0la")
    assert evening.names == ["Ola", "Orange rabbit", "Yellow rabbit"]


def test_a_stranger_gets_a_pawn_and_a_seat_like_everybody() -> None:
    evening = quiet("Ola")
    assert evening.refused(None, Sit("Jan", "red")) is TableReason.PAWN_TAKEN
    assert evening.refused(None, Sit("Jan", "gold")) is TableReason.BAD_PAWN
    for number in range(7):
        evening.sit(f"Guest {number}")
    assert evening.refused(None, Sit("Jan")) is TableReason.NO_SEAT_LEFT


def test_somebody_who_calls_themselves_a_rabbit_is_not_mistaken_for_one() -> None:
    evening = quiet("Ola", "blue rabbit")
    evening.sit("Jan", "blue")
    assert evening.names[-1] == "Blue rabbit 2"


def test_whom_the_host_vouches_for_is_called_by_their_own_name() -> None:
    evening = quiet("Ola")
    evening.sit("Jan")
    assert evening.do("s1", Vouch("s2")) == (VouchedFor("s2", "Jan"),)
    assert (evening.who("s2").name, evening.who("s2").stranger) == ("Jan", False)
    assert evening.do("s1", Vouch("s2")) == ()
    assert evening.do("s1", Vouch("s1")) == ()


def test_only_the_host_vouches_and_only_for_who_is_here() -> None:
    evening = quiet("Ola", "Jan")
    evening.sit("Ela")
    assert evening.refused("s2", Vouch("s3")) is TableReason.NOT_HOST
    assert evening.refused("s3", Vouch("s3")) is TableReason.NOT_HOST
    assert evening.refused(None, Vouch("s3")) is TableReason.NOT_HOST
    assert evening.refused("s1", Vouch("s9")) is TableReason.NO_SUCH_SEAT


def test_of_two_of_one_name_the_second_gets_a_number() -> None:
    evening = quiet("Ola")
    for name in ("Ola", "0la", "Jan"):
        evening.sit(name)
        evening.do("s1", Vouch(f"s{len(evening.names)}"))
    assert evening.names == ["Ola", "Ola 2", "0la 3", "Jan"]


def test_a_name_with_a_number_is_not_too_long() -> None:
    longest = "m" * LONGEST
    name = free_name(longest, [longest, free_name(longest, [longest])])
    assert clean_name(name) == name
    assert name.endswith(" 3")


def test_a_new_name_is_that_of_the_running_game() -> None:
    evening = quiet("Ola", "Ela")
    evening.sit("Jan")
    evening.begin()
    assert evening.table.names["s3"] == "Yellow rabbit"
    evening.do("s1", Vouch("s3"))
    evening.end()
    assert evening.last_game.names == {"s1": "Ola", "s2": "Ela", "s3": "Jan"}


@pytest.mark.parametrize("settings", [OPEN, Settings(strangers=Strangers.WELCOME)])
def test_where_strangers_become_welcome_everyone_is_vouched_for(settings: Settings) -> None:
    evening = quiet("Ola")
    evening.sit("Jan")
    evening.sit("Jan")
    evening.change(settings)
    assert evening.names == ["Ola", "Jan", "Jan 2"]
    assert isinstance(evening.events[-3], SettingsChanged)


def test_strangers_stay_strangers_when_the_table_is_public_no_more() -> None:
    evening = quiet("Ola")
    evening.sit("Jan")
    evening.change(Settings())
    assert evening.who("s2").stranger
    assert not is_inside(evening.table, "s2")
    evening.sit("Ela")
    assert not evening.who("s3").stranger


def test_manners_towards_strangers_change_while_a_game_runs() -> None:
    evening = Evening("Ola", "Jan", "Ela", settings=QUIET)
    evening.begin()
    evening.change(OPEN)
    assert evening.names == ["Ola", "Jan", "Ela"]


# Hosts


def test_a_friend_inherits_before_a_stranger_who_is_here() -> None:
    evening = quiet("Ola", "Jan")
    evening.sit("Ela")
    evening.here = frozenset({"s3"})
    evening.stand_up("s1")
    assert evening.table.host == "s2"


def test_a_stranger_who_is_left_alone_is_host_and_none_any_more() -> None:
    evening = quiet("Ola")
    evening.sit("Jan")
    evening.stand_up("s1")
    assert evening.events[-2:] == [VouchedFor("s2", "Jan"), HostChanged("s2")]


@pytest.mark.parametrize(("asker", "command"), [("s1", HandOver("s2")), (None, PassHost("s2"))])
def test_who_is_made_host_is_no_stranger(asker: str | None, command: HandOver) -> None:
    evening = quiet("Ola")
    evening.sit("Jan")
    vouched, changed = evening.do(asker, command)
    assert vouched == VouchedFor("s2", "Jan")
    assert isinstance(changed, HostChanged)
    assert evening.table.host == changed.seat == "s2"


# What others see


def test_the_list_names_nobody_at_a_quiet_table() -> None:
    assert summary_of(quiet("Ola").table).host is None
    assert summary_of(Evening("Ola", settings=OPEN).table).host == "Ola"
    assert summary_of(Evening("Ola").table).host == "Ola"


def test_who_is_inside() -> None:
    evening = quiet("Ola", "Jan")
    evening.sit("Ela")
    assert [is_inside(evening.table, seat) for seat in ("s1", "s2", "s3", "s9", None)] == [
        *(True, True),
        *(False, False, False),
    ]
    private = Evening("Ola").table
    assert [is_inside(private, seat) for seat in ("s1", "s9", None)] == [True, True, True]


def test_a_stranger_does_not_learn_names_by_showing_no_token_once_the_table_is_private() -> None:
    evening = quiet("Ola", "Jan")
    evening.sit("Ela")
    evening.do("s1", ChangeSettings(replace(evening.table.settings, public=False)))
    assert [is_inside(evening.table, seat) for seat in ("s2", "s3", None)] == [True, False, False]
    assert summary_of(evening.table).host is None
    evening.do("s1", Vouch("s3"))
    assert [is_inside(evening.table, seat) for seat in ("s2", "s3", None)] == [True, True, True]
    assert summary_of(evening.table).host == "Ola"


def test_names_before_strangers() -> None:
    evening = quiet("Ola", "Jan")
    evening.do("s1", AddComputer("Marvin"))
    names = {"s1": "Ola", "s2": "Jan", "s3": "Marvin", "s9": "Long Gone"}
    assert outward_names(evening.table, names) == {
        "s1": "Red rabbit",
        "s2": "Orange rabbit",
        "s3": "Marvin",
        "s9": "Guest 4",
    }
    assert guest_names(names, "uk") == {
        f"s{n}": f"Гість {i}" for i, n in enumerate((1, 2, 3, 9), 1)
    }


# Ghosts


def test_the_table_frees_the_seat_of_somebody_who_never_came() -> None:
    evening = Evening("Ola", "Jan")
    assert evening.do(None, ClearSeat("s2")) == (StoodUp("s2", Why.NEVER_CAME),)


def test_only_the_table_does_so_between_games_and_to_people_who_are_not_here() -> None:
    evening = Evening("Ola", "Jan", "Ela")
    computer = evening.add_computer()
    assert evening.refused("s1", ClearSeat("s2")) is TableReason.NOT_A_MOVE
    assert evening.refused(None, ClearSeat("s9")) is TableReason.NO_SUCH_SEAT
    assert evening.refused(None, ClearSeat(computer)) is TableReason.NOT_A_PERSON
    evening.here = frozenset({"s2"})
    assert evening.refused(None, ClearSeat("s2")) is TableReason.NOT_YOUR_SEAT
    evening.begin()
    assert evening.refused(None, ClearSeat("s3")) is TableReason.GAME_RUNNING


def test_a_host_who_never_came_is_followed_by_somebody_who_did() -> None:
    evening = Evening("Ola", "Jan", "Ela")
    evening.here = frozenset({"s3"})
    evening.do(None, ClearSeat("s1"))
    assert evening.table.host == "s3"
