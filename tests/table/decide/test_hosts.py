"""What only a host may do, and who is host."""

import pytest
from msgspec.structs import replace

from pinxit.rules import Phase
from pinxit.rules.commands import Finish, Skip, TimeOut
from pinxit.table.commands import (
    AddComputer,
    AnyTableCommand,
    Begin,
    ChangeSettings,
    ComeBack,
    Extend,
    HandOver,
    KeepHost,
    Kick,
    PassHost,
    Pause,
    Resume,
    Sit,
    StandIn,
    StandUp,
    Unban,
)
from pinxit.table.decide import decide
from pinxit.table.decide.hosts import LENT_SECONDS
from pinxit.table.errors import TableReason
from pinxit.table.events import Banned, HostChanged, StoodUp, Why
from pinxit.table.evolve import fold
from pinxit.table.settings import RELAXED, Settings
from tests.table.evening import Evening

HOST_COMMANDS: list[AnyTableCommand] = [
    AddComputer(),
    Begin(),
    ChangeSettings(Settings()),
    Finish(),
    Extend(60),
    HandOver("s2"),
    HandOver("s1"),
    Kick("s1"),
    Kick("s3", ban=True),
    Kick("s2"),
    Pause(),
    Resume(),
]


@pytest.mark.parametrize("command", HOST_COMMANDS, ids=str)
def test_only_the_host_hosts(command: AnyTableCommand) -> None:
    evening = Evening("Ola", "Jan", "Ela", timers=RELAXED)
    for _ in range(2):
        assert evening.refused("s2", command) is TableReason.NOT_HOST
        assert evening.refused(None, command) is TableReason.NOT_HOST
        if evening.table.game is None:
            evening.begin()


def test_only_the_host_or_the_table_skips_or_asks_for_a_stand_in() -> None:
    evening = Evening("Ola", "Jan", "Ela")
    evening.begin()
    assert evening.refused("s2", Skip("s1")) is TableReason.NOT_HOST
    assert evening.refused("s2", Skip("s2")) is TableReason.NOT_HOST
    assert evening.refused("s2", StandIn("s3")) is TableReason.NOT_HOST
    assert evening.refused("s2", StandIn("s2")) is TableReason.NOT_HOST


def test_a_computer_players_seat_hosts_nothing() -> None:
    evening = Evening("Ola")
    computer = evening.add_computer()
    for command in HOST_COMMANDS:
        assert evening.refused(computer, command) is TableReason.NOT_HOST


@pytest.mark.parametrize("seat", ["s1", "s2"])
def test_nobody_says_that_time_is_up_not_even_the_host(seat: str) -> None:
    evening = Evening("Ola", "Jan", "Ela", timers=RELAXED)
    evening.begin()
    evening.wait(1000)
    assert evening.refused(seat, TimeOut()) is TableReason.NOT_A_MOVE


def test_the_table_itself_does_not_end_a_game() -> None:
    evening = Evening("Ola", "Jan", "Ela")
    evening.begin()
    assert evening.refused(None, Finish()) is TableReason.NOT_HOST


def test_the_host_skips_somebody() -> None:
    evening = Evening("Ola", "Jan", "Ela")
    evening.begin()
    evening.do("s1", Skip("s2"))
    assert evening.game.round.awaited == ("s1", "s3")
    evening.pause()
    assert evening.refused("s1", Skip("s3")) is TableReason.PAUSED


def test_the_host_asks_somebody_to_leave() -> None:
    evening = Evening("Ola", "Jan")
    assert evening.do("s1", Kick("s2")) == (StoodUp("s2", Why.KICKED),)
    evening.sit("Jan")


def test_the_host_bans_somebody_for_good() -> None:
    evening = Evening("Ola", "Jan")
    banned, stood_up = evening.do("s1", Kick("s2", ban=True))
    assert isinstance(banned, Banned)
    assert stood_up == StoodUp("s2", Why.BANNED)
    for name in ("Jan", "JAN", "J a n", "Jаn", "Ján", "J\u200ban", "Jan!"):  # noqa: RUF001 (look-alikes)
        assert evening.refused(None, Sit(name)) is TableReason.BANNED


def test_a_ban_outlives_games_and_hosts() -> None:
    evening = Evening("Ola", "Jan", "Ela", "Iwo")
    evening.kick("s2", ban=True)
    evening.begin()
    evening.stand_up("s1")
    evening.end()
    assert evening.refused(None, Sit("jan")) is TableReason.BANNED


def test_a_computer_player_is_sent_away_and_never_banned() -> None:
    evening = Evening("Ola")
    computer = evening.add_computer("Marvin")
    assert evening.do("s1", Kick(computer, ban=True)) == (StoodUp(computer, Why.KICKED),)
    evening.sit("Marvin")


@pytest.mark.parametrize("ban", [True, False])
def test_the_host_does_not_kick_the_host(ban: bool) -> None:  # noqa: FBT001 (by pytest)
    evening = Evening("Ola", "Jan")
    assert evening.refused("s1", Kick("s1", ban)) is TableReason.YOURSELF


@pytest.mark.parametrize("command", [Kick("s9"), HandOver("s9"), StandIn("s9"), StandIn("")])
def test_what_is_done_to_somebody_needs_somebody(command: AnyTableCommand) -> None:
    assert Evening("Ola").refused("s1", command) is TableReason.NO_SUCH_SEAT


def test_the_host_hands_over() -> None:
    evening = Evening("Ola", "Jan", "Ela")
    assert evening.do("s1", HandOver("s3")) == (HostChanged("s3"),)
    assert evening.refused("s1", Begin()) is TableReason.NOT_HOST
    evening.begin()


def test_the_host_does_not_hand_over_to_the_host() -> None:
    assert Evening("Ola").refused("s1", HandOver("s1")) is TableReason.YOURSELF


def test_no_computer_player_is_made_host() -> None:
    evening = Evening("Ola")
    computer = evening.add_computer()
    assert evening.refused("s1", HandOver(computer)) is TableReason.NOT_A_PERSON


def test_when_the_host_leaves_the_next_person_is_host() -> None:
    evening = Evening("Ola")
    evening.add_computer()
    evening.sit("Jan")
    evening.sit("Ela")
    evening.stand_up("s1")
    assert evening.table.host == "s3"


def test_who_is_away_is_host_only_if_nobody_else_is_there() -> None:
    evening = Evening("Ola", "Jan", "Ela")
    evening.do(None, StandIn("s2"))
    evening.stand_up("s1")
    assert evening.table.host == "s3"
    evening.stand_up("s3")
    assert evening.table.host == "s2"


def heir_of(evening: Evening, *here: str) -> str | None:
    """Return who is host after the host has left, if these are looking at the table."""
    context = replace(evening.context, here=frozenset(here))
    return fold(decide(evening.table, evening.host, StandUp(), context), evening.table).host


def test_the_first_who_is_here_is_the_next_host() -> None:
    evening = Evening("Ola", "Jan", "Ela", "Iwo")
    assert heir_of(evening) == "s2"  # nobody knows who is here
    assert heir_of(evening, "s1", "s3", "s4") == "s3"
    assert heir_of(evening, "s4") == "s4"
    assert heir_of(evening, "s1") == "s2"  # nobody else is here


def test_who_is_here_is_the_next_host_even_if_a_computer_player_moves_for_them() -> None:
    evening = Evening("Ola", "Jan", "Ela", "Iwo")
    evening.do(None, StandIn("s2"))
    evening.do(None, StandIn("s3"))
    assert heir_of(evening, "s1", "s3") == "s3"
    assert heir_of(evening, "s1", "s3", "s4") == "s4"
    assert heir_of(evening, "s1") == "s4"


def test_no_computer_player_is_the_next_host() -> None:
    evening = Evening("Ola")
    computer = evening.add_computer()
    evening.sit("Jan")
    assert heir_of(evening, "s1", computer) == "s3"


def test_who_is_kicked_leaves_the_host_alone_whoever_is_here() -> None:
    evening = Evening("Ola", "Jan", "Ela")
    context = replace(evening.context, here=frozenset({"s3"}))
    assert decide(evening.table, "s1", Kick("s2"), context) == (StoodUp("s2", Why.KICKED),)


def test_when_somebody_else_leaves_the_host_stays() -> None:
    evening = Evening("Ola", "Jan", "Ela")
    evening.hand_over("s2")
    evening.stand_up("s1")
    assert evening.table.host == "s2"


def test_computer_players_alone_have_no_host() -> None:
    evening = Evening("Ola")
    evening.add_computer()
    evening.stand_up("s1")
    assert evening.table.host is None
    assert evening.sit("Jan") == evening.table.host


def test_the_new_host_of_a_paused_game_lets_it_go_on() -> None:
    evening = Evening("Ola", "Jan", "Ela", "Iwo")
    evening.begin()
    evening.pause()
    evening.stand_up("s1")
    evening.do("s2", Resume())
    assert evening.phase is Phase.RACE
    assert not evening.table.paused


def test_the_host_may_kick_in_the_middle_of_a_game() -> None:
    evening = Evening("Ola", "Jan", "Ela", "Iwo")
    evening.begin()
    evening.kick("s4")
    assert evening.game.seats == ("s1", "s2", "s3")
    assert evening.phase is Phase.RACE


# The role of host, lent while the host is away


def lent(*names: str) -> Evening:
    """Return an evening whose host, s1, has been away for too long: s2 is host instead."""
    evening = Evening("Ola", "Jan", *names)
    evening.do(None, PassHost("s2"))
    assert evening.table.host == "s2"
    return evening


def test_who_went_away_as_host_is_host_again_on_coming_back() -> None:
    evening = lent("Ela")
    evening.wait(LENT_SECONDS - 1)
    assert evening.do("s1", ComeBack()) == (HostChanged("s1"),)
    assert evening.refused("s2", Begin()) is TableReason.NOT_HOST
    evening.kick("s2", ban=True)  # all is the host's again


def test_who_handed_over_by_choice_is_not_host_again() -> None:
    evening = Evening("Ola", "Jan")
    evening.hand_over("s2")
    assert evening.do("s1", ComeBack()) == ()
    evening.do("s2", Kick("s1", ban=True))


def test_the_role_is_lent_on_and_still_comes_back() -> None:
    evening = lent("Ela", "Iwo")
    evening.do(None, PassHost("s3"))
    evening.hand_over("s4")
    evening.here = frozenset({"s2", "s4"})
    evening.stand_up("s4")
    assert evening.table.host == "s2"
    assert evening.refused(evening.host, Kick("s1")) is TableReason.HOST_AWAY
    evening.do("s1", ComeBack())
    assert evening.table.host == "s1"
    assert evening.table.lent is None


def test_who_is_host_in_anothers_place_runs_the_game() -> None:
    evening = lent("Ela", "Iwo", "Ada")
    evening.kick("s5")
    evening.begin()
    evening.pause()
    evening.resume()
    evening.do("s2", Skip("s1"))
    evening.do("s2", StandIn("s1"))
    evening.end()


@pytest.mark.parametrize("command", [Kick("s1"), Kick("s1", ban=True), Kick("s3", ban=True)])
def test_who_is_host_in_anothers_place_bans_nobody_and_does_not_send_them_away(
    command: Kick,
) -> None:
    assert lent("Ela").refused("s2", command) is TableReason.HOST_AWAY


def test_who_is_host_in_anothers_place_lifts_no_ban() -> None:
    evening = Evening("Ola", "Jan", "Ela")
    evening.kick("s3", ban=True)
    evening.do(None, PassHost("s2"))
    assert evening.refused("s2", Unban("s3")) is TableReason.HOST_AWAY


def test_after_a_long_time_the_role_stays_where_it_is() -> None:
    evening = lent("Ela")
    assert evening.refused(None, KeepHost()) is TableReason.TIME_LEFT
    evening.wait(LENT_SECONDS)
    assert evening.do("s1", ComeBack()) == ()
    assert evening.refused("s2", KeepHost()) is TableReason.NOT_HOST
    assert evening.do(None, KeepHost()) == (HostChanged("s2"),)
    evening.do("s2", Kick("s1", ban=True))


def test_who_gives_up_the_seat_gives_up_the_role() -> None:
    evening = lent("Ela")
    assert evening.do("s1", StandUp())[-1] == HostChanged("s2")
    evening.kick("s3", ban=True)


def test_nobody_is_host_in_place_of_who_is_here() -> None:
    evening = Evening("Ola", "Jan")
    evening.here = frozenset({"s1", "s2"})
    assert evening.refused(None, PassHost("s2")) is TableReason.NOT_YOUR_SEAT
    assert evening.refused("s2", PassHost("s2")) is TableReason.NOT_HOST
