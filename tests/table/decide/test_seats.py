"""Sitting down and standing up."""

import pytest

from pinxit.rules import Phase
from pinxit.table.commands import AddComputer, ComeBack, Rename, SetReady, Sit, StandUp, Vouch
from pinxit.table.errors import SENTENCES, TableReason
from pinxit.table.events import HostChanged, ReadySet, Renamed, SatDown, StoodUp, Why
from pinxit.table.pawns import PAWNS
from pinxit.table.settings import Settings
from pinxit.table.state import Kind, people
from tests.table.evening import Evening


def test_whoever_sits_down_first_is_host() -> None:
    evening = Evening()
    assert evening.table.host is None
    assert evening.sit("Ola") == evening.table.host == "s1"
    assert evening.sit("Jan") == "s2"
    assert evening.table.host == "s1"


def test_a_seat_has_the_pawn_that_was_chosen() -> None:
    evening = Evening()
    assert evening.who(evening.sit("Ola", "violet")).pawn == "violet"


def test_whoever_chooses_no_pawn_gets_one_that_is_free() -> None:
    evening = Evening()
    evening.sit("Ola", "red")
    assert evening.who(evening.sit("Jan")).pawn != "red"
    assert {s.pawn for s in evening.table.sitters} <= set(PAWNS)


def test_twelve_sit_down_with_twelve_pawns_and_the_thirteenth_not() -> None:
    evening = Evening(*"abcdefghjkmn", edition="odyssey")
    assert {s.pawn for s in evening.table.sitters} == set(PAWNS)
    assert evening.refused(None, Sit("p")) is TableReason.NO_SEAT_LEFT


def test_every_pawn_has_a_shape_of_its_own() -> None:
    assert len(PAWNS) == len(set(PAWNS.values())) == 12


def test_no_two_have_the_same_pawn() -> None:
    evening = Evening()
    evening.sit("Ola", "red")
    assert evening.refused(None, Sit("Jan", "red")) is TableReason.PAWN_TAKEN


@pytest.mark.parametrize("pawn", ["", "Red", "heart", "gold", "red "])
def test_only_pawns_that_exist_can_be_chosen(pawn: str) -> None:
    assert Evening().refused(None, Sit("Ola", pawn)) is TableReason.BAD_PAWN


def test_the_pawn_of_who_left_is_free_again() -> None:
    evening = Evening("Ola")
    gone = evening.sit("Jan", "blue")
    evening.stand_up(gone)
    assert evening.who(evening.sit("Ela", "blue")).pawn == "blue"


def test_a_table_has_no_more_seats_than_agreed() -> None:
    evening = Evening("Ola", "Jan", "Ela", seats=3)
    assert evening.refused(None, Sit("Iwo")) is TableReason.NO_SEAT_LEFT
    assert evening.refused("s1", AddComputer()) is TableReason.NO_SEAT_LEFT
    evening.stand_up("s2")
    evening.sit("Iwo")


def test_nobody_has_two_seats() -> None:
    assert Evening("Ola").refused("s1", Sit("Jan")) is TableReason.ALREADY_SEATED


def test_a_seat_is_never_used_again_but_a_name_is() -> None:
    evening = Evening("Ola", "Jan")
    evening.stand_up("s2")
    assert evening.sit("Jan") == "s3"


def test_two_of_the_same_name_do_not_sit_at_one_table() -> None:
    assert Evening("Ola").refused(None, Sit(" ola ")) is TableReason.NAME_TAKEN


def test_a_person_is_not_called_like_a_computer_player_that_sits_there() -> None:
    evening = Evening("Ola")
    evening.add_computer("Deep Thought")
    assert evening.refused(None, Sit("deep thought")) is TableReason.NAME_TAKEN


def test_standing_up_is_told() -> None:
    evening = Evening("Ola", "Jan")
    assert evening.do("s2", StandUp()) == (StoodUp("s2", Why.LEFT),)
    assert evening.names == ["Ola"]


@pytest.mark.parametrize("seat", ["s9", "", "Ola", "x"])
def test_a_stranger_can_do_nothing(seat: str) -> None:
    evening = Evening("Ola")
    for command in (StandUp(), ComeBack(), Sit("Jan"), AddComputer()):
        assert evening.refused(seat, command) is TableReason.NO_SUCH_SEAT


def test_who_has_stood_up_is_a_stranger() -> None:
    evening = Evening("Ola", "Jan")
    evening.stand_up("s2")
    assert evening.refused("s2", StandUp()) is TableReason.NO_SUCH_SEAT


def test_the_table_itself_neither_stands_up_nor_comes_back() -> None:
    evening = Evening("Ola")
    assert evening.refused(None, StandUp()) is TableReason.NOT_AT_TABLE
    assert evening.refused(None, ComeBack()) is TableReason.NOT_AT_TABLE


def test_when_everybody_has_left_the_next_to_come_is_host() -> None:
    evening = Evening("Ola")
    events = evening.do("s1", StandUp())
    assert events == (StoodUp("s1", Why.LEFT), HostChanged(None))
    evening.sit("Jan")
    assert evening.table.host == "s2"


def test_computer_players_come_with_names_and_pawns_of_their_own() -> None:
    evening = Evening("Bruno", edition="odyssey")
    for _ in range(11):
        evening.add_computer()
    looks = {s.name for s in evening.table.sitters}
    assert len(looks) == 12
    assert {"Berta", "Luna", "Renata"} <= looks  # a person is called Bruno already
    kinds = [s.character for s in evening.table.sitters if s.kind is Kind.COMPUTER]
    assert kinds[:4] == ["bear", "owl", "fox", "bear"]  # of each as many, as far as it goes
    assert len({s.pawn for s in evening.table.sitters}) == 12
    assert len(people(evening.table)) == 1


def test_a_computer_player_finds_a_name_even_where_people_have_taken_all_of_them() -> None:
    evening = Evening("Bruno", "BERTA", "boris", "Bela", "Bruno 2", edition="odyssey")
    evening.do("s1", AddComputer(character="bear"))
    assert evening.names[-1] == "Bruno 3"


def test_computer_players_are_called_in_the_language_of_the_table() -> None:
    evening = Evening("Оля", settings=Settings(language="uk"))
    assert evening.who(evening.add_computer()).name == "Бруно"


def test_a_character_that_nobody_knows_is_refused() -> None:
    evening = Evening("Ola")
    refused = evening.refused("s1", AddComputer(character="dragon"))
    assert refused is TableReason.UNKNOWN_CHARACTER


def test_a_computer_player_is_called_as_the_host_wishes() -> None:
    evening = Evening("Ola")
    seat = evening.add_computer("  Marvin\n")
    assert (evening.who(seat).name, evening.who(seat).kind) == ("Marvin", Kind.COMPUTER)
    assert evening.refused("s1", AddComputer("marvin")) is TableReason.NAME_TAKEN
    assert evening.refused("s1", AddComputer("")) is TableReason.BAD_NAME


def test_sitting_down_before_a_game_brings_nobody_into_one() -> None:
    evening = Evening("Ola")
    (event,) = evening.do(None, Sit("Jan"))
    assert isinstance(event, SatDown)
    assert evening.table.game is None


def test_sitting_down_after_a_game_waits_for_the_next() -> None:
    evening = Evening("Ola", "Jan", "Ela")
    evening.begin()
    evening.end()
    evening.sit("Iwo")
    assert evening.phase is Phase.OVER
    assert "s4" not in evening.game.seats


def test_every_reason_has_a_sentence() -> None:
    assert set(SENTENCES) == set(TableReason)


def test_whoever_is_ready_says_so_and_may_change_their_mind() -> None:
    evening = Evening("Ola", "Jan", "Ewa")
    assert evening.do("s2", SetReady(ready=True)) == (ReadySet("s2", ready=True),)
    assert evening.do("s2", SetReady(ready=True)) == ()
    assert evening.table.ready == ("s2",)
    evening.do("s2", SetReady(ready=False))
    assert evening.table.ready == ()


def test_nobody_is_waited_for_to_be_ready_and_each_game_asks_anew() -> None:
    evening = Evening("Ola", "Jan", "Ewa")
    evening.do("s2", SetReady(ready=True))
    evening.begin()
    assert evening.table.ready == ()
    assert evening.refused("s2", SetReady(ready=True)) is TableReason.GAME_RUNNING


def test_who_leaves_is_not_ready_any_more() -> None:
    evening = Evening("Ola", "Jan", "Ewa")
    evening.do("s2", SetReady(ready=True))
    evening.stand_up("s2")
    assert evening.table.ready == ()


# Being called otherwise


def test_somebody_is_called_otherwise_and_takes_another_pawn() -> None:
    evening = Evening("Ola", "Jan")
    pawn = evening.who("s2").pawn
    assert evening.do("s2", Rename("  Janko ")) == (Renamed("s2", "Janko", pawn),)
    assert evening.do("s2", Rename(pawn="teal")) == (Renamed("s2", "Janko", "teal"),)
    assert evening.do("s2", Rename("JANKO", "white")) == (Renamed("s2", "JANKO", "white"),)
    assert evening.do("s2", Rename("JANKO", "white")) == ()
    assert evening.do("s2", Rename()) == ()


def test_names_and_pawns_of_others_are_not_to_be_had() -> None:
    evening = Evening("Ola", "Jan")
    assert evening.refused("s2", Rename("0la")) is TableReason.NAME_TAKEN
    assert evening.refused("s2", Rename(pawn=evening.who("s1").pawn)) is TableReason.PAWN_TAKEN
    assert evening.refused("s2", Rename(pawn="gold")) is TableReason.BAD_PAWN
    assert evening.refused("s2", Rename("\u200b")) is TableReason.BAD_NAME
    assert evening.refused("s2", Rename("x" * 25)) is TableReason.LONG_NAME
    assert evening.refused(None, Rename("Ela")) is TableReason.NOT_AT_TABLE
    assert evening.names == ["Ola", "Jan"]


def test_who_plays_is_remembered_by_their_last_name_and_earlier_games_by_the_one_then() -> None:
    evening = Evening("Ola", "Jan", "Ela")
    evening.begin()
    evening.end()
    evening.begin()
    evening.do("s2", Rename("Janko"))
    evening.end()
    assert [past.names["s2"] for past in evening.table.history] == ["Jan", "Janko"]


def test_a_stranger_who_is_called_otherwise_is_a_rabbit_still() -> None:
    evening = Evening("Ola", settings=Settings(public=True))
    evening.sit("Jan")
    (renamed,) = evening.do("s2", Rename("Janko", "teal"))
    assert renamed == Renamed("s2", "Teal rabbit", "teal", "Janko")
    evening.do("s1", Vouch("s2"))
    assert evening.who("s2").name == "Janko"
