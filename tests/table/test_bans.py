"""Bans: by name, and by where somebody comes from, unless others come from there, too."""

import pytest

from pinxit.rules import Refusal
from pinxit.table.commands import HandOver, Kick, Sit, Unban
from pinxit.table.errors import TableReason
from pinxit.table.events import Banned, StoodUp, Why
from pinxit.table.evolve import fold
from pinxit.table.moderate import check_origin
from pinxit.table.settings import Settings
from pinxit.table.state import REMEMBERED_BANS, Ban
from tests.table.evening import Evening


def evening_with(**places: set[str]) -> Evening:
    """Return an evening with a seat for each; where each comes from is named."""
    evening = Evening(*(f"Guest {seat}" for seat in places))
    evening.came_from = dict(places)
    return evening


def origins_banned(evening: Evening) -> set[str]:
    return {origin for ban in evening.table.bans for origin in ban.origins}


def test_who_is_banned_cannot_come_back_under_another_name() -> None:
    evening = evening_with(s1={"home"}, s2={"there"})
    evening.kick("s2", ban=True)
    assert evening.refused(None, Sit("Somebody Else", None, "there")) is TableReason.BANNED
    assert evening.refused(None, Sit("Guest s2", None, "elsewhere")) is TableReason.BANNED
    assert evening.refused(None, Sit("Guest s2")) is TableReason.BANNED
    evening.sit("Somebody Else", origin="elsewhere")
    evening.sit("Nobody Knows")


def test_all_places_that_somebody_was_seen_to_come_from_are_banned() -> None:
    evening = evening_with(s1={"home"}, s2={"phone", "there"})
    evening.kick("s2", ban=True)
    assert origins_banned(evening) == {"phone", "there"}


@pytest.mark.parametrize("other", ["s1", "s3"])
def test_a_place_from_which_the_host_or_another_comes_is_not_banned(other: str) -> None:
    places = {"s1": {"home"}, "s2": {"school", "phone"}, "s3": {"work"}}
    places[other] |= {"school"}
    evening = evening_with(**places)
    evening.kick("s2", ban=True)
    assert origins_banned(evening) == {"phone"}
    evening.sit("Classmate", origin="school")
    assert evening.refused(None, Sit("Guest s2", None, "school")) is TableReason.BANNED


def test_a_computer_player_shares_no_place() -> None:
    evening = evening_with(s1={"home"}, s2={"there"})
    evening.came_from[evening.add_computer()] = {"there"}
    evening.kick("s2", ban=True)
    assert origins_banned(evening) == {"there"}


def test_without_a_ban_nothing_is_remembered() -> None:
    evening = evening_with(s1={"home"}, s2={"there"})
    evening.kick("s2")
    assert evening.table.bans == ()
    evening.sit("Guest s2", origin="there")


def test_who_may_not_sit_down_may_not_look_on() -> None:
    evening = evening_with(s1={"home"}, s2={"there"})
    evening.kick("s2", ban=True)
    with pytest.raises(Refusal, match="banned"):
        check_origin(evening.table, "there")
    check_origin(evening.table, "elsewhere")
    check_origin(evening.table, None)


def test_a_ban_can_be_lifted_by_whoever_is_host() -> None:
    evening = evening_with(s1={"home"}, s2={"there"}, s3={"work"}, s4={"far"})
    evening.kick("s2", ban=True)
    evening.kick("s3", ban=True)
    evening.hand_over("s4")
    assert evening.refused("s1", Unban("s2")) is TableReason.NOT_HOST
    evening.do("s4", Unban("s2"))
    evening.sit("Guest s2", origin="there")
    assert evening.refused(None, Sit("Guest s3")) is TableReason.BANNED
    assert evening.refused("s4", Unban("s2")) is TableReason.NO_SUCH_SEAT


def test_the_event_of_a_ban_names_nothing_but_hashes() -> None:
    evening = evening_with(s1={"home"}, s2={"b", "a"})
    assert evening.do("s1", Kick("s2", ban=True)) == (
        Banned(Ban("s2", "Guest s2", "guests2", ("a", "b"))),
        StoodUp("s2", Why.BANNED),
    )


def test_a_stranger_is_banned_under_the_name_that_was_shown() -> None:
    evening = Evening("Ola", settings=Settings(public=True))
    evening.sit("Jan", "blue")
    evening.kick("s2", ban=True)
    assert [(ban.name, ban.look) for ban in evening.table.bans] == [("Blue rabbit", "jan")]
    assert evening.refused(None, Sit("JAN")) is TableReason.BANNED


def test_a_stranger_cannot_get_the_name_of_somebody_here_banned() -> None:
    evening = Evening("Ola", "Jan")
    evening.change(Settings(public=True))
    evening.sit("Jan")
    evening.kick("s3", ban=True)
    evening.stand_up("s2")
    evening.sit("Jan")
    assert evening.who("s4").own == "Jan"


def test_a_table_remembers_so_many_bans_and_forgets_the_oldest() -> None:
    bans = (Banned(Ban(f"x{number}", "x", f"look {number}")) for number in range(201))
    table = fold(bans, Evening("Ola").table)
    assert len(table.bans) == REMEMBERED_BANS == 200
    assert [table.bans[0].seat, table.bans[-1].seat] == ["x1", "x200"]


def test_a_host_who_takes_over_cannot_be_banned_by_the_last_one() -> None:
    evening = evening_with(s1={"home"}, s2={"there"})
    evening.do("s1", HandOver("s2"))
    assert evening.refused("s1", Kick("s2", ban=True)) is TableReason.NOT_HOST
