"""Wishes: commands that come over the wire, of the seat that the connection proved to be."""

import json
from typing import get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pinxit.protocol.messages import Do, dump, parse_client
from pinxit.rules import Clue
from pinxit.rules.commands import (
    AnyCommand,
    AnyMove,
    Claim,
    Finish,
    Give,
    GoOn,
    Mend,
    Move,
    Skip,
    TakeBack,
    Tell,
    Vote,
)
from pinxit.table.commands import (
    AddComputer,
    AnyTableCommand,
    AnyWish,
    Begin,
    ChangeSettings,
    ComeBack,
    Extend,
    Gather,
    GiveHeart,
    HandOver,
    Kick,
    Pause,
    Rename,
    Resume,
    SetReady,
    ShareClip,
    SignAlbum,
    SkipShow,
    StandIn,
    StandUp,
    TakeBackAlbum,
    Unban,
    UnpairScreen,
    Vouch,
    Whisper,
)
from pinxit.table.settings import SettingsChange
from tests.table.evening import Evening

ME = "s2"
SAMPLES: tuple[AnyWish, ...] = (
    Claim(),
    Tell("p/1", Clue("x")),
    Mend("y"),
    Give(("p/1", "p/2")),
    Vote(("p/1", "p/1")),
    TakeBack(),
    GoOn(),
    StandUp(),
    SetReady(ready=True),
    Rename("Zoë", "teal"),
    ComeBack(),
    GiveHeart("p/1"),
    GiveHeart(None),
    SignAlbum(1, named=True),
    Whisper("own-5f/1", "a boat"),
    ShareClip("0" * 36, shared=True),
    Begin("s3"),
    Gather(),
    ChangeSettings(SettingsChange(edition="classic")),
    AddComputer("Robo"),
    Kick("s3", ban=True),
    Unban("s3"),
    Vouch("s3"),
    HandOver("s3"),
    Skip("s3"),
    StandIn("s3"),
    Pause(),
    Resume(),
    Extend(30),
    SkipShow(),
    UnpairScreen("tv1"),
    TakeBackAlbum(1),
    Finish(),
)
OF_MOVES = [wish for wish in SAMPLES if isinstance(wish, Move)]
OF_ANYBODY = (Move, StandUp, SetReady, Rename, ComeBack, GiveHeart, SignAlbum, Whisper, ShareClip)
OF_HOSTS = [wish for wish in SAMPLES if not isinstance(wish, OF_ANYBODY)]
TAGS = [kind.__struct_config__.tag for kind in get_args(AnyWish)]
OF_THE_TABLE = [
    kind.__struct_config__.tag
    for kind in (*get_args(AnyTableCommand), *get_args(AnyCommand))
    if kind not in get_args(AnyWish)
]


def _name(wish: AnyWish) -> str:
    return type(wish).__name__


def said(wish: AnyWish, **more: object) -> str:
    """Return a wish on the wire, with something added to it."""
    message = json.loads(dump(Do(id="1", wish=wish)))
    message["wish"] |= more
    return json.dumps(message)


def test_there_is_a_sample_of_every_wish() -> None:
    assert {type(wish) for wish in SAMPLES} == set(get_args(AnyWish))


def test_every_move_of_the_rules_is_a_wish() -> None:
    assert {type(wish) for wish in OF_MOVES} == set(get_args(AnyMove))


@pytest.mark.parametrize("wish", SAMPLES, ids=_name)
def test_a_wish_is_a_command_as_it_stands(wish: AnyWish) -> None:
    message = parse_client(said(wish))
    assert isinstance(message, Do)
    assert message.wish == wish
    assert isinstance(message.wish, get_args(AnyTableCommand))


@pytest.mark.parametrize("wish", SAMPLES, ids=_name)
def test_no_wish_takes_more_than_it_needs(wish: AnyWish) -> None:
    for more in ({"asker": "s1"}, {"token": "t"}, {"move": {"do": "skip", "seat": "s1"}}):
        with pytest.raises(msgspec.ValidationError):
            parse_client(said(wish, **more))


@pytest.mark.parametrize("wish", OF_MOVES, ids=_name)
def test_no_move_says_whose_it_is(wish: AnyWish) -> None:
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
    assert isinstance(message.wish, get_args(AnyWish))
    if isinstance(message.wish, Move):
        assert not hasattr(message.wish, "seat")


@settings(deadline=None)
@given(st.text() | st.binary().map(lambda data: data.decode("latin-1")))
def test_what_is_no_message_is_refused_by_one_error(text: str) -> None:
    try:
        parse_client(text)
    except msgspec.DecodeError:
        pass
    else:
        raise AssertionError(text)


@pytest.mark.parametrize("wish", OF_HOSTS, ids=_name)
def test_what_the_host_may_do_is_refused_to_others(wish: AnyWish) -> None:
    evening = Evening("a", "b", "c", "d")
    evening.begin()
    assert evening.refused(ME, wish) == "not_host"
