"""Wishes: each becomes a command in the name of who asks, whatever their message says."""

import json
from typing import get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pinxit.protocol.messages import Do, dump, parse_client
from pinxit.protocol.moves import (
    AddComputer,
    AnyMove,
    AnyWish,
    Befriend,
    Begin,
    ChangeSettings,
    Claim,
    ComeBack,
    EndGame,
    Extend,
    Give,
    GoOn,
    HandOver,
    Kick,
    Leave,
    Mend,
    Pause,
    Resume,
    SetReady,
    SkipSeat,
    StandIn,
    TakeBack,
    Tell,
    Unban,
    Vote,
    command_of,
)
from pinxit.rules import Clue
from pinxit.rules import commands as rules
from pinxit.table import commands as table
from pinxit.table.settings import SettingsChange
from tests.tables.evening import Evening

ME = "s2"
SAMPLES: dict[type, tuple[AnyWish, table.AnyTableCommand]] = {
    Claim: (Claim(), table.Play(rules.Claim(ME))),
    Tell: (Tell("p/1", Clue("x")), table.Play(rules.Tell(ME, "p/1", Clue("x")))),
    Mend: (Mend("y"), table.Play(rules.Mend(ME, "y"))),
    Give: (Give(("p/1", "p/2")), table.Play(rules.Give(ME, ("p/1", "p/2")))),
    Vote: (Vote(("p/1", "p/1")), table.Play(rules.Vote(ME, ("p/1", "p/1")))),
    TakeBack: (TakeBack(), table.Play(rules.TakeBack(ME))),
    GoOn: (GoOn(), table.Play(rules.GoOn(ME))),
    Leave: (Leave(), table.StandUp()),
    SetReady: (SetReady(ready=True), table.SetReady(ready=True)),
    ComeBack: (ComeBack(), table.ComeBack()),
    Begin: (Begin("s3"), table.Begin("s3")),
    ChangeSettings: (
        ChangeSettings(SettingsChange(edition="classic")),
        table.ChangeSettings(SettingsChange(edition="classic")),
    ),
    AddComputer: (AddComputer("Robo"), table.AddComputer("Robo")),
    Kick: (Kick("s3", ban=True), table.Kick("s3", ban=True)),
    Unban: (Unban("s3"), table.Unban("s3")),
    Befriend: (Befriend("s3"), table.Befriend("s3")),
    HandOver: (HandOver("s3"), table.HandOver("s3")),
    SkipSeat: (SkipSeat("s3"), table.SkipSeat("s3")),
    StandIn: (StandIn("s3"), table.StandIn("s3")),
    Pause: (Pause(), table.Pause()),
    Resume: (Resume(), table.Resume()),
    Extend: (Extend(30), table.Extend(30)),
    EndGame: (EndGame(), table.EndGame()),
}
MOVES = get_args(AnyMove)
HOST_ONLY = set(SAMPLES) - set(MOVES) - {Leave, SetReady, ComeBack}
TAGS = [kind.__struct_config__.tag for kind in get_args(AnyWish)]
OF_THE_TABLE = [
    "start",
    "join",
    "skip",
    "time_out",
    "finish",
    "sit",
    "play",
    "start_clock",
    "clear_seat",
]


def said(wish: AnyWish, **more: object) -> str:
    """Return a wish on the wire, with something added to it."""
    message = json.loads(dump(Do(id="1", wish=wish)))
    message["wish"] |= more
    return json.dumps(message)


def test_there_is_a_sample_of_every_wish() -> None:
    assert set(SAMPLES) == set(get_args(AnyWish))


@pytest.mark.parametrize("kind", SAMPLES)
def test_a_wish_becomes_its_command_in_the_name_of_who_asks(kind: type) -> None:
    wish, command = SAMPLES[kind]
    message = parse_client(said(wish))
    assert isinstance(message, Do)
    assert message.wish == wish
    assert command_of(message.wish, ME) == command


@pytest.mark.parametrize("kind", SAMPLES)
def test_no_wish_takes_more_than_it_needs(kind: type) -> None:
    wish, _ = SAMPLES[kind]
    for more in ({"asker": "s1"}, {"token": "t"}, {"move": {"do": "skip", "seat": "s1"}}):
        with pytest.raises(msgspec.ValidationError):
            parse_client(said(wish, **more))


@pytest.mark.parametrize("kind", MOVES)
def test_no_move_says_whose_it_is(kind: type) -> None:
    wish, _ = SAMPLES[kind]
    with pytest.raises(msgspec.ValidationError):
        parse_client(said(wish, seat="s1"))


@pytest.mark.parametrize("tag", OF_THE_TABLE)
def test_what_only_the_table_says_is_no_wish(tag: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        parse_client(json.dumps({"type": "do", "id": "1", "wish": {"do": tag, "seat": "s1"}}))


VALUES = ["s1", "s2", "s3", "", None, True, 7, 1.5, ["s1"], [], {}, {"seat": "s1"}, {"text": "x"}]
FIELDS = ["seat", "cards", "card", "clue", "text", "first", "name", "ban", "seconds", "asker"]
HOSTILE = st.builds(
    lambda tag, more: {"do": tag} | more,
    st.sampled_from([*TAGS, *OF_THE_TABLE]),
    st.dictionaries(st.sampled_from(FIELDS), st.sampled_from(VALUES), max_size=3),
)


@settings(deadline=None)
@given(HOSTILE)
def test_hostile_wishes_never_give_a_move_of_another_seat(wish: dict[str, object]) -> None:
    try:
        message = parse_client(json.dumps({"type": "do", "id": "1", "wish": wish}))
    except msgspec.DecodeError:
        return
    assert isinstance(message, Do)
    command = command_of(message.wish, ME)
    assert not isinstance(command, (table.Sit, table.StartClock))
    if isinstance(command, table.Play):
        assert getattr(command.move, "seat", None) == ME
        assert isinstance(message.wish, MOVES)


@settings(deadline=None)
@given(st.text() | st.binary().map(lambda data: data.decode("latin-1")))
def test_what_is_no_message_is_refused_by_one_error(text: str) -> None:
    try:
        parse_client(text)
    except msgspec.DecodeError:
        pass
    else:
        raise AssertionError(text)


@pytest.mark.parametrize("kind", sorted(HOST_ONLY, key=str))
def test_what_the_host_may_do_is_refused_to_others(kind: type) -> None:
    evening = Evening("a", "b", "c", "d")
    evening.begin()
    wish, _ = SAMPLES[kind]
    assert evening.refused(ME, command_of(wish, ME)) == "not_host"
