"""One game after the other at the same table: begin, come late, leave, rematch, remember."""

import pytest
from msgspec.structs import replace

from pinxit.rules import EDITIONS, Edition, End, Phase, Reason, Refusal
from pinxit.rules.commands import Claim, Finish, Skip
from pinxit.rules.events import GameOver, GameStarted
from pinxit.table.commands import AddComputer, Begin, ChangeSettings, Gather, Kick, Sit, StandUp
from pinxit.table.decide import decide
from pinxit.table.errors import TableReason
from pinxit.table.events import Gathered, HostChanged, SatDown, StoodUp, TableOpened
from pinxit.table.evolve import fold
from pinxit.table.settings import RELAXED, Settings, with_decks, with_seats
from pinxit.table.state import REMEMBERED_GAMES
from tests.rules.played_table import cards_everywhere
from tests.table.evening import PLAIN, Evening

SEVEN = ("Ola", "Jan", "Ela", "Iwo", "Zoe", "Max", "Ben")


def playing(*names: str, **chosen: object) -> Evening:
    evening = Evening(*(names or SEVEN[:4]), settings=Settings(**chosen))  # type: ignore[arg-type]  # any
    evening.begin()
    return evening


# Back in the lobby


def test_after_a_game_the_host_takes_everyone_back_to_the_lobby() -> None:
    evening = playing()
    evening.end()
    assert evening.do("s1", Gather()) == (Gathered(),)
    assert evening.table.gathering
    assert evening.do("s1", Gather()) == ()
    evening.do("s1", Kick("s4"))
    evening.do("s1", AddComputer())
    evening.sit("Zoe")
    evening.change(Settings(edition="odyssey", house={"target": 15}))
    assert len(evening.table.history) == 1  # what was played is remembered
    evening.begin()
    assert not evening.table.gathering
    assert evening.game.seats == ("s1", "s2", "s3", "s5", "s6")
    assert evening.game.edition.target == 15


def test_nobody_is_taken_out_of_a_game_and_only_by_the_host() -> None:
    evening = Evening(*SEVEN[:3])
    assert evening.do("s1", Gather()) == ()  # they are there
    evening.begin()
    assert evening.refused("s1", Gather()) is TableReason.GAME_RUNNING
    evening.end()
    assert evening.refused("s2", Gather()) is TableReason.NOT_HOST
    assert evening.refused(None, Gather()) is TableReason.NOT_HOST


# Beginning


def test_everyone_at_the_table_plays_in_the_order_of_sitting() -> None:
    evening = Evening("Ola", "Jan")
    evening.add_computer()
    evening.begin()
    assert evening.game.seats == ("s1", "s2", "s3")
    assert evening.phase is Phase.RACE
    assert evening.table.running
    assert cards_everywhere(evening.game) == sorted(PLAIN)


@pytest.mark.parametrize("number", [1, 2])
def test_a_game_does_not_begin_with_fewer_than_the_edition_allows(number: int) -> None:
    evening = Evening(*SEVEN[:number], edition="classic")
    assert evening.refused("s1", Begin()) is Reason.WRONG_NUMBER_OF_PLAYERS


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: edition.id)
def test_all_who_find_a_seat_can_play(edition: Edition) -> None:
    evening = Evening(edition=edition.id)
    evening.sit("Ola")
    for _ in range(edition.players_max - 1):
        evening.add_computer()
    assert evening.refused(None, Sit("Jan")) is TableReason.NO_SEAT_LEFT
    evening.begin()
    assert len(evening.game.seats) == edition.players_max


def of_old(*names: str) -> Evening:
    """Return an evening at a table for six, opened when every table had twelve seats."""
    evening = Evening(edition="classic")
    evening.events = [TableOpened("lamp", replace(evening.table.settings, seats=12))]
    evening.table = fold(evening.events)
    for name in names:
        evening.sit(name)
    return evening


def test_a_table_of_old_with_a_seat_too_many_is_played_at() -> None:
    evening = of_old(*SEVEN[:6])
    evening.begin()
    evening.sit("Ben")
    evening.change(replace(evening.table.settings, chat=False))
    evening.end()
    assert evening.refused("s1", Begin()) is Reason.WRONG_NUMBER_OF_PLAYERS
    evening.stand_up("s2")
    evening.begin()
    assert "s7" in evening.game.seats


def test_a_table_of_old_gets_its_right_number_of_seats_with_the_next_change() -> None:
    evening = of_old("Ola")
    wish = replace(evening.table.settings, language="pl")
    assert evening.refused("s1", ChangeSettings(wish)) is TableReason.BAD_SETTING
    evening.change(Settings(edition="classic", language="pl"))
    assert evening.table.settings.seats == 6


def test_a_game_does_not_begin_twice() -> None:
    evening = playing()
    assert evening.refused("s1", Begin()) is TableReason.GAME_RUNNING
    evening.pause()
    assert evening.refused("s1", Begin()) is TableReason.GAME_RUNNING


def test_the_host_names_the_first_storyteller_where_the_rules_say_so() -> None:
    evening = Evening("Ola", "Jan", "Ela", house={"first": "host"})
    for first in (None, "s9", ""):
        assert evening.refused("s1", Begin(first)) is Reason.FIRST_NOT_CHOSEN
    evening.begin("s3")
    assert evening.storyteller == "s3"


def test_elsewhere_the_host_does_not() -> None:
    assert Evening(*"abc").refused("s1", Begin("s1")) is Reason.FIRST_NOT_CHOSEN


def test_the_house_rules_hold_in_the_game() -> None:
    assert playing(house={"target": 12}).game.edition.target == 12


def test_a_deck_that_is_gone_from_the_catalogue_is_missed_before_the_game() -> None:
    evening = Evening("Ola", "Jan", "Ela")
    del evening.decks["plain"]
    assert evening.refused("s1", Begin()) is TableReason.UNKNOWN_DECK
    evening.decks["plain"] = PLAIN
    evening.begin()


def test_a_deck_that_is_gone_does_not_disturb_a_running_game() -> None:
    evening = playing()
    evening.decks.clear()
    evening.come_to(Phase.REVEAL)
    evening.sit("Zoe")
    evening.end()
    assert evening.refused("s1", Begin()) is TableReason.UNKNOWN_DECK


def test_a_deck_that_has_become_too_small_is_refused_by_the_rules() -> None:
    evening = Evening("Ola", "Jan", "Ela", decks=("tiny",))
    with pytest.raises(Refusal) as refusal:
        evening.begin()
    assert refusal.value.reason is Reason.DECK_TOO_SMALL
    assert refusal.value.facts == {"players": 3, "needed": 21, "cards": 3, "missing": 18}


# Decks that are not finished bring pattern cards along


def dealt(evening: Evening) -> list[str]:
    return sorted(cards_everywhere(evening.game))


def half_painted(deck: str) -> tuple[str, ...]:
    return (*(f"{deck}/{number}" for number in range(30)), *PLAIN[:54])


def begun_with(*decks: str) -> Evening:
    evening = Evening("Ola", "Jan", "Ela")
    evening.decks |= {"base": half_painted("base"), "other": half_painted("other")}
    evening.change(Settings(decks=decks))
    evening.begin()
    return evening


def test_patterns_stand_for_the_cards_that_are_not_painted() -> None:
    assert dealt(begun_with("base")) == sorted(half_painted("base"))


def test_no_pattern_comes_twice_when_they_are_chosen_as_well() -> None:
    cards = dealt(begun_with("base", "plain"))
    assert len(cards) == len(set(cards)) == 30 + 84


def test_two_unfinished_decks_do_not_share_a_pattern() -> None:
    cards = dealt(begun_with("base", "other"))
    assert len(cards) == len(set(cards)) == 30 + 30 + 84


def test_each_deck_is_filled_up_as_long_as_there_are_patterns() -> None:
    evening = Evening("Ola", "Jan", "Ela")
    evening.decks |= {"a": ("a/1", *PLAIN[:30]), "b": ("b/1", *PLAIN[:40])}
    evening.change(Settings(decks=("a", "b")))
    evening.begin()
    assert dealt(evening) == sorted({"a/1", "b/1", *PLAIN[:70]})


# The game is asked for through the table


def test_moves_need_a_game() -> None:
    evening = Evening("Ola", "Jan", "Ela")
    assert evening.refused("s1", Claim()) is TableReason.NO_GAME
    assert evening.refused("s1", Skip("s1")) is TableReason.NO_GAME


# Coming late


def test_a_late_joiner_is_in_the_game() -> None:
    evening = playing()
    evening.come_to(Phase.VOTE)
    evening.sit("Zoe")
    assert "s5" in evening.game.seats
    assert evening.table.names["s5"] == "Zoe"
    assert cards_everywhere(evening.game) == sorted(PLAIN)


def test_a_late_computer_player_is_in_the_game() -> None:
    evening = playing()
    assert evening.add_computer() in evening.game.seats


def playing_with_cards_for_six(*names: str) -> Evening:
    """Return a game for six in which a seventh finds a seat, but no cards."""
    evening = Evening(*(names or SEVEN[:6]))
    evening.decks["plain"] = PLAIN[:40]
    while len(evening.names) < 6:
        evening.add_computer()
    evening.begin()
    return evening


def test_who_finds_no_room_in_the_game_waits_for_the_next() -> None:
    evening = playing_with_cards_for_six()
    (event,) = evening.do(None, Sit("Ben"))
    assert isinstance(event, SatDown)
    assert "s7" not in evening.game.seats
    evening.come_to(Phase.REVEAL)
    with pytest.raises(Exception, match="not_playing"):
        evening.step("s7")
    evening.end()
    evening.stand_up("s1")
    evening.begin()
    assert "s7" in evening.game.seats


def test_who_waits_comes_in_when_somebody_leaves() -> None:
    evening = playing_with_cards_for_six()
    evening.sit("Ben")
    evening.stand_up("s2")
    assert set(evening.game.seats) == {"s1", "s3", "s4", "s5", "s6", "s7"}
    assert evening.table.names["s7"] == "Ben"


def test_a_game_is_not_stuck_while_somebody_waits_at_its_table() -> None:
    evening = playing_with_cards_for_six()
    evening.sit("Ben")
    evening.sit("Kim")
    evening.stand_up("s1", "s2", "s3", "s4")
    assert evening.phase is not Phase.PAUSED
    assert set(evening.game.seats) == {"s5", "s6", "s7", "s8"}


def test_somebody_who_comes_wakes_a_game_of_too_few() -> None:
    evening = playing("Ola", "Jan", "Ela", timers=RELAXED)
    evening.stand_up("s3")
    assert evening.phase is Phase.PAUSED
    evening.sit("Iwo")
    assert evening.phase is Phase.RACE
    assert evening.table.deadline == evening.now + 60


def test_in_the_last_round_nobody_joins() -> None:
    evening = playing(house={"target": 1})
    evening.come_to(Phase.REVEAL)
    evening.sit("Zoe")
    assert "s5" not in evening.game.seats
    evening.step()
    assert evening.phase is Phase.OVER
    assert "s5" not in evening.last_game.scores


# Leaving


def test_who_leaves_the_table_leaves_the_game() -> None:
    evening = playing()
    evening.stand_up("s2")
    assert evening.game.seats == ("s1", "s3", "s4")
    assert evening.table.names["s2"] == "Jan"
    assert cards_everywhere(evening.game) == sorted(PLAIN)


@pytest.mark.parametrize("phase", [Phase.RACE, Phase.CLUE, Phase.GIVE, Phase.VOTE, Phase.REVEAL])
def test_the_host_may_leave_in_any_phase(phase: Phase) -> None:
    evening = playing(*SEVEN[:5])
    evening.come_to(phase)
    evening.stand_up("s1")
    assert evening.table.host == "s2"
    assert evening.table.running
    evening.come_to(Phase.REVEAL)


def test_who_leaves_after_the_game_leaves_its_result_alone() -> None:
    evening = playing()
    evening.end()
    before = evening.table.history
    evening.stand_up("s1", "s2")
    assert evening.table.history == before
    assert evening.game.seats == ("s1", "s2", "s3", "s4")


def test_the_last_person_to_leave_ends_the_game() -> None:
    evening = Evening("Ola")
    for _ in range(3):
        evening.add_computer()
    evening.begin()
    over, stood_up, host = evening.do("s1", StandUp())
    assert isinstance(over, GameOver)
    assert isinstance(stood_up, StoodUp)
    assert host == HostChanged(None)
    assert not evening.table.running
    assert set(evening.last_game.scores) == {"s1", "s2", "s3", "s4"}
    assert evening.last_game.names["s1"] == "Ola"


def test_the_last_person_to_leave_a_paused_game_ends_it_and_its_pause() -> None:
    evening = playing("Ola", "Jan", "Ela", timers=RELAXED)
    evening.pause()
    evening.stand_up("s1", "s2", "s3")
    assert not evening.table.running
    assert not evening.table.paused
    assert (evening.table.deadline, evening.table.time_left) == (None, None)
    assert evening.last_game.scores == {"s3": 0}
    assert set(evening.last_game.names.values()) == {"Ola", "Jan", "Ela"}


def test_a_person_who_waits_keeps_the_computers_game_going() -> None:
    evening = playing_with_cards_for_six("Ola")
    waiting = evening.sit("Jan")
    evening.stand_up("s1")
    assert evening.table.running
    assert waiting in evening.game.seats
    assert evening.table.host == waiting


# Ending, remembering, playing again


def test_the_host_ends_a_game() -> None:
    evening = playing()
    evening.come_to(Phase.REVEAL)
    evening.end()
    assert evening.phase is Phase.OVER
    assert evening.game.ending is End.HOST
    assert not evening.table.running


def test_a_paused_game_can_be_ended() -> None:
    evening = playing()
    evening.pause()
    evening.end()
    assert not evening.table.running


def test_a_game_is_remembered_with_names_points_and_its_place_in_the_log() -> None:
    evening = playing(house={"target": 3}, edition="dixit")
    evening.stand_up("s2")
    evening.come_to(Phase.OVER)
    past = evening.last_game
    assert past.number == 1
    assert past.edition == "dixit"
    assert past.scores == evening.game.scores
    assert past.names == {"s1": "Ola", "s2": "Jan", "s3": "Ela", "s4": "Iwo"}
    best = max(past.scores.values())
    assert set(past.winners) == {seat for seat, score in past.scores.items() if score == best}
    assert isinstance(evening.events[past.first_version - 1], GameStarted)
    assert isinstance(evening.events[past.last_version - 1], GameOver)


def test_a_rematch_is_another_game_of_another_seed() -> None:
    evening = playing()
    seed = evening.game.seed
    evening.end()
    evening.wait(60)
    evening.begin()
    evening.end()
    first, second = evening.table.history
    assert (first.number, second.number, evening.table.games) == (1, 2, 2)
    assert first.last_version < second.first_version == evening.table.game_version
    assert evening.game.seed != seed


def test_the_name_of_who_left_may_be_anothers_in_the_same_game() -> None:
    evening = playing()
    evening.stand_up("s2")
    seat = evening.sit("Jan")
    evening.end()
    assert evening.last_game.names["s2"] == evening.last_game.names[seat] == "Jan"
    assert set(evening.last_game.scores) == {"s1", "s3", "s4", seat}


def test_only_the_newest_games_are_remembered() -> None:
    evening = playing()
    evening.end()
    (past,) = evening.table.history
    many = tuple(replace(past, number=number) for number in range(REMEMBERED_GAMES))
    table = replace(evening.table, history=many)
    for command in (Begin(), Finish()):
        table = fold(decide(table, "s1", command, evening.context), table)
    assert len(table.history) == REMEMBERED_GAMES
    assert table.history == (*many[1:], table.history[-1])
    assert table.history[-1].number == 2


# Settings between games


def test_settings_change_between_games() -> None:
    evening = playing()
    evening.end()
    evening.change(Settings(edition="odyssey", timers=RELAXED))
    evening.begin()
    assert evening.game.edition.id == "odyssey"
    assert evening.table.deadline == evening.now + 60


def test_what_a_game_is_played_by_does_not_change_while_it_is_played() -> None:
    evening = playing()
    for other in (
        Settings(edition="odyssey"),
        Settings(house={"target": 5}),
        Settings(decks=("tiny",)),
        Settings(timers=RELAXED),
        Settings(seats=5),
        Settings(language="pl"),
        Settings(chat=False, edition="classic"),
    ):
        assert evening.refused("s1", ChangeSettings(other)) is TableReason.GAME_RUNNING


def test_a_deck_that_is_gone_does_not_keep_the_host_from_closing_the_chat() -> None:
    evening = playing()
    evening.decks.clear()
    evening.change(Settings(chat=False))
    assert not evening.table.settings.chat


def test_chat_spectators_and_publicity_can_be_switched_at_any_time() -> None:
    evening = playing()
    quiet = Settings(chat=False, spectators=False, public=True)
    evening.change(quiet)
    assert evening.table.settings == with_decks(with_seats(quiet), ("plain",))
    assert evening.phase is Phase.RACE


def test_a_table_does_not_get_fewer_seats_than_are_taken() -> None:
    evening = Evening(*SEVEN[:5])
    assert evening.refused("s1", ChangeSettings(Settings(seats=4))) is TableReason.NO_SEAT_LEFT
    evening.change(Settings(seats=5))
    assert evening.refused(None, Sit("Max")) is TableReason.NO_SEAT_LEFT


def test_a_table_does_not_change_to_an_edition_for_fewer_than_sit_there() -> None:
    evening = Evening(*SEVEN)
    wish = ChangeSettings(Settings(edition="classic"))
    assert evening.refused("s1", wish) is TableReason.NO_SEAT_LEFT
    evening.stand_up("s7")
    evening.change(wish.settings)
    assert evening.table.settings.seats == 6
    evening.begin()


def test_a_table_gets_no_more_seats_than_may_play() -> None:
    evening = Evening("Ola")
    for settings in (Settings(seats=9), Settings(edition="classic", seats=8)):
        assert evening.refused("s1", ChangeSettings(settings)) is TableReason.BAD_SETTING


def test_nonsense_is_no_setting() -> None:
    evening = Evening("Ola")
    wish = ChangeSettings(Settings(language="tlh"))
    assert evening.refused("s1", wish) is TableReason.BAD_SETTING
