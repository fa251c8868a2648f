"""Events and tables as stored bytes: what is written can be read, for ever."""

from pathlib import Path

import msgspec
import pytest

from pinxit.clips import Clip
from pinxit.rules import Medium, Phase
from pinxit.table.albums import Album, Rabbit
from pinxit.table.clips import ToldClip
from pinxit.table.codec import dump_event, dump_table, load_event, load_table
from pinxit.table.events import (
    AlbumShared,
    AlbumSigned,
    AlbumTakenBack,
    AnyTableEvent,
    Banned,
    CameBack,
    ClipShared,
    ClipTold,
    ClockSet,
    Gathered,
    HeartGiven,
    HostChanged,
    LookBanned,
    Paused,
    PlayedFor,
    ReadySet,
    Renamed,
    Resumed,
    SatDown,
    ScreenPaired,
    ScreenUnpaired,
    SettingsChanged,
    ShowBegan,
    ShowHeld,
    ShowSkipped,
    ShowWentOn,
    StoodIn,
    StoodUp,
    TableOpened,
    Unbanned,
    VouchedFor,
    Whispered,
    WhispersForgotten,
    Why,
)
from pinxit.table.evolve import fold
from pinxit.table.played import Act, Played
from pinxit.table.screens import PairedScreen
from pinxit.table.settings import BRISK, Absent, Settings
from pinxit.table.show import Show
from pinxit.table.state import Ban, Kind, Lent, Sitter, Table
from tests.rules.played_table import cards_everywhere
from tests.table.evening import NOON, OWN, PLAIN, Evening
from tests.table.write_log import KINDS, kinds_of

LOGS = Path(__file__).parent / "logs"
STORED = LOGS / "schema-1.jsonl"
READY = LOGS / "schema-1-ready.jsonl"  # the other one is from before anybody could say so
LENT = LOGS / "schema-2-lent.jsonl"  # since a host who is away is host again on coming back
SHOWN = LOGS / "schema-1-shown.jsonl"  # since reveals are told in time
LOVED = LOGS / "schema-1-loved.jsonl"  # since cards are given hearts
SHARED = LOGS / "schema-1-shared.jsonl"  # since links to albums are given out
SUNG = LOGS / "schema-1-sung.jsonl"  # since clues are sung, mimed and drawn
TELEVISED = LOGS / "schema-1-televised.jsonl"  # since televisions are paired
WHISPERED = LOGS / "schema-1-whispered.jsonl"  # since computer players are told of pictures
HELD = LOGS / "schema-1-held.jsonl"  # since a pause holds them
PLAYED_FOR = LOGS / "schema-1-played-for.jsonl"  # since it is noted what was done for whom
GATHERED = LOGS / "schema-1-gathered.jsonl"  # since a table goes back to the lobby
GUARDED = LOGS / "schema-1-guarded.jsonl"  # since there are strangers, and bans that can be lifted

SETTINGS = Settings(
    edition="odyssey",
    house={"hand": {"3": 8, "4": 7}, "target": None, "turns_each": 2},
    decks=("plain", "tiny"),
    timers=BRISK,
    absent=Absent.SKIP,
    public=True,
)
EVENTS: list[AnyTableEvent] = [
    TableOpened("lamp", SETTINGS),
    SettingsChanged(SETTINGS),
    SatDown(Sitter("s1", "Żółć 🐈", "violet", Kind.COMPUTER, stood_in=True)),
    StoodUp("s1", Why.BANNED),
    LookBanned("zoic"),
    Banned(Ban("s1", "Żółć 🐈", "zoic", ("0a" * 16, "ff" * 16))),
    Banned(Ban("s1", "Red rabbit", None)),
    Unbanned("s1"),
    VouchedFor("s1", "Żółć 🐈"),
    SatDown(Sitter("s2", "Red rabbit", "red", own="Ola")),
    StoodUp("s2", Why.NEVER_CAME),
    HostChanged("s2"),
    HostChanged(None),
    HostChanged("s2", Lent("s1", 1_799_999_999.5)),
    Paused(0.1 + 0.2),
    Paused(None),
    Resumed(1_799_999_999.123456),
    Resumed(None),
    ClockSet(1e9),
    ClockSet(None),
    ShowBegan(1_799_999_999.123, 13_100),
    ShowSkipped(1_799_999_991.5),
    HeartGiven("s1", 3, "plain/007"),
    HeartGiven("s1", 3, None),
    ShowHeld(1_799_999_995.25),
    ShowWentOn(1_799_999_999.75),
    ReadySet("s1", ready=True),
    Renamed("s1", "Żółć 🐈", "teal"),
    Renamed("s2", "Red rabbit", "red", "Ola"),
    Gathered(),
    StoodIn("s1"),
    CameBack("s1"),
    *(PlayedFor("s1", 3, act) for act in Act),
    ClipTold("s1", Clip("0" * 36, Medium.SOUND, 12.25)),
    ClipTold("s1", Clip("f" * 36, Medium.MIME, 3.5, 28, 8)),
    ClipShared("s1", "0" * 36, shared=True),
    ScreenPaired(PairedScreen("tv1", "uk")),
    ScreenUnpaired("tv1"),
    AlbumSigned("s1", 3, named=True),
    AlbumShared(3, 2, pictures=True),
    AlbumTakenBack(3, 2),
    Whispered("s1", f"{OWN}/1", "łódź, babcia"),
    Whispered("s1", f"{OWN}/1", ""),
    WhispersForgotten((f"{OWN}/1", f"{OWN}/2")),
]


def stored_log(file: Path = STORED) -> list[AnyTableEvent]:
    return [load_event(line) for line in file.read_bytes().splitlines()]


def versions(log: list[AnyTableEvent]) -> list[Table]:
    table = None
    tables = []
    for event in log:
        table = fold([event], table)
        tables.append(table)
    return tables


@pytest.mark.parametrize("event", EVENTS, ids=str)
def test_every_event_of_the_table_survives_storing(event: AnyTableEvent) -> None:
    assert load_event(dump_event(event)) == event
    assert b"\n" not in dump_event(event)


def test_no_event_of_the_table_is_forgotten_above() -> None:
    own = {kind for kind in KINDS if kind.__module__ == "pinxit.table.events"}
    assert kinds_of(EVENTS) == own


def test_every_event_has_a_tag_of_its_own_with_its_version() -> None:
    tags = [kind.__struct_config__.tag for kind in KINDS]  # type: ignore[attr-defined]  # of msgspec
    assert len(set(tags)) == len(tags)
    assert all(tag.rpartition("/")[2].isdigit() for tag in tags)


def test_the_stored_log_has_seen_every_event_of_the_first_schema() -> None:
    tags = {kind: kind.__struct_config__.tag for kind in KINDS}  # type: ignore[attr-defined]  # msgspec
    first = {kind for kind, tag in tags.items() if tag.endswith("/1")}
    assert first <= kinds_of(
        [
            event
            for file in (
                STORED,
                READY,
                GUARDED,
                SHOWN,
                HELD,
                PLAYED_FOR,
                LOVED,
                GATHERED,
                TELEVISED,
                SHARED,
                WHISPERED,
                SUNG,
            )
            for event in stored_log(file)
        ]
    )


def test_the_stored_log_with_somebody_ready_folds_for_ever() -> None:
    assert [table.ready for table in versions(stored_log(READY))][-4:] == [
        ("s2",),
        ("s2", "s3"),
        ("s3",),
        (),
    ]


def test_the_stored_log_with_a_lobby_between_two_games_folds_for_ever() -> None:
    tables = versions(stored_log(GATHERED))
    gathering = [(table.gathering, table.games) for table in tables]
    assert list(dict.fromkeys(gathering)) == [(False, 0), (False, 1), (True, 1), (False, 2)]
    last = tables[-1]
    assert [(s.name, s.pawn) for s in last.sitters[:2]] == [("Ola", "white"), ("Янко", "teal")]
    assert last.history[0].names["s2"] == "Jan"  # as they were called then
    assert last.names["s2"] == "Янко"


def test_a_snapshot_from_before_a_table_could_go_back_to_the_lobby_is_read() -> None:
    table = Evening("Ola", "Jan").table
    old = dump_table(table).replace(b',"gathering":false', b"")
    assert old != dump_table(table)
    assert load_table(old) == table


def test_the_stored_log_with_strangers_and_bans_folds_for_ever() -> None:
    table = fold(stored_log(GUARDED))
    assert [(ban.seat, ban.name, ban.look) for ban in table.bans] == [
        ("s4", "Green rabbit", "rupei")
    ]
    assert [(s.seat, s.name, s.own) for s in table.sitters] == [
        ("s1", "Ola", None),
        ("s2", "Зоя", None),
        ("s6", "Sky blue rabbit", "Łucja"),
    ]


def test_the_stored_log_with_reveals_told_in_time_folds_for_ever() -> None:
    shows = [table.show for table in versions(stored_log(SHOWN))]
    assert list(dict.fromkeys(shows)) == [
        None,
        Show(NOON, 12_480),
        Show(NOON + 30, 7_260),
        Show(NOON + 27.54, 7_260, skipped=True),
    ]


def test_the_stored_log_with_a_show_that_was_held_folds_for_ever() -> None:
    shows = [table.show for table in versions(stored_log(HELD))]
    assert list(dict.fromkeys(shows)) == [
        None,
        Show(NOON, 12_480),
        Show(NOON, 12_480, held=NOON + 4),
        Show(NOON + 60, 12_480),
    ]


def test_a_log_from_before_reveals_were_told_in_time_has_no_show() -> None:
    assert {table.show for table in versions(stored_log())} == {None}


def test_a_snapshot_from_before_reveals_were_told_in_time_is_read() -> None:
    table = Evening("Ola", "Jan").table
    old = dump_table(table).replace(b',"show":null', b"").replace(b',"show":"whole"', b"")
    assert b'"show"' not in old
    assert load_table(old) == table


def test_the_stored_log_with_people_who_were_played_for_folds_for_ever() -> None:
    noted = [table.played_for for table in versions(stored_log(PLAYED_FOR))]
    claimed, told = Played("s2", 1, Act.CLAIMED), Played("s2", 1, Act.TOLD)
    gave, voted = Played("s3", 1, Act.GAVE), Played("s3", 1, Act.VOTED)
    assert list(dict.fromkeys(noted)) == [
        (),
        (claimed,),
        (claimed, told),
        (claimed, told, gave),
        (claimed, told, gave, voted),
    ]


def test_a_log_and_a_snapshot_from_before_that_was_noted_are_read() -> None:
    assert {table.played_for for table in versions(stored_log())} == {()}
    table = Evening("Ola", "Jan").table
    old = dump_table(table).replace(b',"played_for":[]', b"")
    assert old != dump_table(table)
    assert load_table(old) == table


def test_the_stored_log_with_televisions_folds_for_ever() -> None:
    table = fold(stored_log(TELEVISED))
    assert table.screens == (PairedScreen("tv2", "pl"),)
    assert table.screens_made == 2
    assert load_table(dump_table(table)) == table


def test_the_stored_log_with_clues_beyond_words_folds_for_ever() -> None:
    table = fold(stored_log(SUNG))
    assert table.clips == (
        ToldClip(Clip("4c2c" + "1" * 32, Medium.SOUND, 2.5), "s1", 1, shared=True),
        ToldClip(Clip("4c2c" + "2" * 32, Medium.MIME, 1.5, 12, 8), "s2", 1),
        ToldClip(Clip("4c2c" + "3" * 32, Medium.DRAWING, 7.0), "s3", 1),
    )
    assert load_table(dump_table(table)) == table


def test_a_snapshot_from_before_clues_were_sung_is_read() -> None:
    table = Evening("Ola", "Jan").table
    old = dump_table(table).replace(b',"clips":[]', b"")
    assert old != dump_table(table)
    assert load_table(old) == table


def test_the_stored_log_with_albums_folds_for_ever() -> None:
    table = fold(stored_log(SHARED))
    rabbits = {
        "s1": Rabbit("red"),
        "s2": Rabbit("orange"),
        "s3": Rabbit("yellow"),
        "s4": Rabbit("green"),
        "s5": Rabbit("teal", computer=True),
    }
    assert table.albums == (
        Album(game=1, rabbits=rabbits, signed=("s1", "s2"), links=2),
        Album(game=2, rabbits=rabbits, links=1, shared=True, pictures=True),
    )
    assert load_table(dump_table(table)) == table


def test_a_snapshot_from_before_there_were_albums_is_read_and_has_some_from_then_on() -> None:
    evening = Evening("Ola", "Jan", "Ela")
    evening.begin()
    evening.end()
    evening.begin()
    fields = msgspec.json.decode(dump_table(evening.table))
    del fields["albums"], fields["rabbits"]
    old = load_table(msgspec.json.encode(fields))
    assert (old.history, old.albums) == (evening.table.history, ())
    evening.end()
    now = fold([AlbumSigned("s2", 1, named=True), evening.events[-1]], old)
    assert now.albums == (Album(game=1, signed=("s2",)), evening.table.albums[1])


def test_the_stored_log_with_whispers_folds_for_ever() -> None:
    tables = versions(stored_log(WHISPERED))
    first, second, third = (f"{OWN}/{number}" for number in (1, 2, 3))
    jan = {first: "a boat", second: "grandmother"}
    begun = next(table for table in tables if table.games)
    assert begun.whispers == {"s1": {first: "łódź"}, "s2": jan, "s3": {third: "човен"}}
    assert tables[-1].whispers == {"s1": {second: "babcia"}, "s2": jan}
    assert load_table(dump_table(tables[-1])) == tables[-1]


def test_a_snapshot_from_before_anybody_could_whisper_is_read() -> None:
    table = Evening("Ola", "Jan").table
    old = dump_table(table).replace(b',"whispers":{}', b"")
    assert old != dump_table(table)
    assert load_table(old) == table


def test_the_stored_log_with_a_host_who_was_away_folds_for_ever() -> None:
    hosts = [(table.host, table.lent and table.lent.by) for table in versions(stored_log(LENT))]
    assert list(dict.fromkeys(hosts)) == [
        (None, None),
        ("s1", None),
        ("s2", "s1"),
        ("s3", "s1"),
        ("s3", None),
    ]
    assert hosts[-1] == ("s3", None)


def test_a_host_of_the_first_schema_is_in_nobodys_place() -> None:
    assert load_event(b'{"event":"host_changed/1","seat":"s2"}') == HostChanged("s2")


def test_a_snapshot_from_before_the_role_of_host_was_lent_is_read() -> None:
    table = Evening("Ola", "Jan").table
    old = dump_table(table).replace(b'"lent":null,', b"")
    assert old != dump_table(table)
    assert load_table(old) == table


def test_a_snapshot_from_before_bans_could_be_lifted_keeps_its_bans() -> None:
    table = Evening("Ola").table
    old = dump_table(table).replace(b'"bans":[]', b'"banned":["rupei","zoic"]')
    woken = load_table(old)
    assert [ban.look for ban in woken.bans] == ["rupei", "zoic"]
    assert load_table(dump_table(woken)) == woken


def test_the_stored_log_survives_being_stored_again() -> None:
    log = stored_log()
    assert [load_event(dump_event(event)) for event in log] == log


def test_the_stored_log_folds_for_ever() -> None:
    log = stored_log()
    table = fold(log)
    assert table.version == len(log)
    assert table.code == "lamp"
    assert table.games == len(table.history) == 2
    assert table.game is not None
    assert table.game.phase is Phase.OVER
    assert cards_everywhere(table.game) == sorted(PLAIN[:25])
    assert table.history[1].scores == table.game.scores
    assert [(ban.look, ban.origins) for ban in table.bans] == [("rupei", ())]
    assert [(s.seat, s.name, s.kind) for s in table.sitters] == [
        ("s2", "Łucja", Kind.PERSON),
        ("s4", "Ada", Kind.COMPUTER),
        ("s6", "Ola", Kind.PERSON),
    ]
    assert table.host == "s2"
    assert table.settings.house == {"first": "host", "target": 9}
    assert (table.paused, table.deadline, table.time_left) == (False, None, None)


def test_a_table_can_be_woken_from_any_version() -> None:
    log = stored_log()
    last = fold(log)
    for version, table in enumerate(versions(log), start=1):
        woken = load_table(dump_table(table))
        assert woken == table
        assert woken.version == version
        if version % 10 == 0:
            assert fold(log[version:], woken) == last


def test_a_snapshot_of_a_table_in_the_middle_of_everything_survives() -> None:
    evening = Evening("Ola", "Jan", "Ela", settings=SETTINGS)
    evening.begin()
    evening.come_to(Phase.VOTE)
    evening.step()
    evening.pause()
    assert load_table(dump_table(evening.table)) == evening.table


@pytest.mark.parametrize(
    "stored",
    [
        b"",
        b"[]",
        b"{}",
        b'{"event":"sat_down/99"}',
        b'{"event":"nothing/1"}',
        b'{"event":"clock_set/1"}',
        b'{"event":"clock_set/1","deadline":"noon"}',
        b'{"event":"clock_set/1","deadline":null,"more":1}',
        b'{"event":"stood_up/1","seat":"s1","why":"bored"}',
    ],
)
def test_what_nobody_wrote_is_not_read(stored: bytes) -> None:
    with pytest.raises(msgspec.MsgspecError):
        load_event(stored)


def test_a_log_begins_with_the_opening_of_its_table() -> None:
    with pytest.raises(ValueError, match="no_game"):
        fold([])
    with pytest.raises(ValueError, match="no_game"):
        fold([HostChanged("s1")])
