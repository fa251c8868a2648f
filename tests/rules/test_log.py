"""Logs: written once, read for ever, and not to be trifled with."""

from collections.abc import Callable
from enum import StrEnum
from hashlib import sha256
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pinxit.arena.simulate import Move, play, start
from pinxit.decks import numbered
from pinxit.players import RandomPlayer
from pinxit.rules import EDITIONS, BadLog, Clue, Phase, Reason, with_house_rules
from pinxit.rules.codec import dump_event, load_event
from pinxit.rules.events import (
    AnyEvent,
    CardsTakenBack,
    ClueMended,
    ClueTold,
    GamePaused,
    HandsFilled,
    SeatJoined,
)
from pinxit.rules.log import Writer, read, replay

STORED = Path(__file__).parent / "logs"


def moves(seed: str = "log", target: int = 6) -> list[Move]:
    edition = with_house_rules(EDITIONS["dixit"], {"target": target})
    return list(play(start(edition, 4, numbered(), seed), RandomPlayer()))


def written() -> list[bytes]:
    writer = Writer("tests")
    lines = [writer.open()]
    for number in (1, 2):
        lines += [
            writer.step(number, move.seat, move.command, move.events) for move in moves(str(number))
        ]
    return [*lines, writer.close()]


LINES = written()


def reason_of(lines: list[bytes]) -> tuple[StrEnum, object]:
    with pytest.raises(BadLog) as refusal:
        list(replay(lines))
    return refusal.value.reason, refusal.value.facts["line"]


def test_a_log_replays_to_the_same_games() -> None:
    last = {step.game: game for step, game in replay(written())}
    assert last == {number: moves(str(number))[-1].game for number in (1, 2)}
    assert all(game.phase is Phase.OVER for game in last.values())


@given(st.data())
def test_a_changed_line_is_noticed_where_it_stands(data: st.DataObject) -> None:
    number = data.draw(st.integers(1, len(LINES)), label="line")
    line = LINES[number - 1]
    at = data.draw(st.integers(0, len(line) - 2), label="byte")
    bytes_ = st.integers(0, 255).filter(lambda byte: byte not in {line[at], *b"\r\n"})
    changed = line[:at] + bytes([data.draw(bytes_, label="becomes")]) + line[at + 1 :]
    if number == len(LINES) and data.draw(st.booleans(), label="without line break"):
        changed = changed.rstrip()
    reason, where = reason_of([*LINES[: number - 1], changed, *LINES[number:]])
    assert where == number
    assert reason is Reason.CHANGED_LINE or (number == 1 and reason is Reason.NOT_A_LOG)


@given(st.integers(1, len(LINES) - 1))
def test_a_missing_end_is_noticed(kept: int) -> None:
    assert reason_of(LINES[:kept]) == (Reason.MISSING_END, kept + 1)


@given(st.integers(1, len(LINES)), st.data())
def test_a_torn_last_line_is_a_missing_end(kept: int, data: st.DataObject) -> None:
    line = LINES[kept - 1]
    torn = line[: data.draw(st.integers(1, len(line) - 2))]
    assert reason_of([*LINES[: kept - 1], torn]) == (Reason.MISSING_END, kept)


@given(st.integers(2, len(LINES) - 1))
def test_a_line_taken_out_is_noticed_at_its_place(number: int) -> None:
    assert reason_of([*LINES[: number - 1], *LINES[number:]]) == (Reason.CHANGED_LINE, number)


@pytest.mark.parametrize("ending", [b"x", b"x\n", b" \n", b"\r\r\n", b"\n\n"])
def test_bytes_after_a_line_are_noticed(ending: bytes) -> None:
    reason, where = reason_of([*LINES[:-1], LINES[-1].rstrip() + ending])
    assert (reason, where) == (Reason.CHANGED_LINE, len(LINES))


def test_another_systems_line_breaks_are_no_change() -> None:
    assert len(list(read(line.rstrip() + b"\r\n" for line in LINES))) == len(LINES) - 2


def test_a_line_of_garbage_without_end_is_a_changed_line() -> None:
    assert reason_of([*LINES[:5], b"garbage"]) == (Reason.CHANGED_LINE, 6)
    assert reason_of([*LINES[:5], b'{"body":' + b"[" * 100_000]) == (Reason.CHANGED_LINE, 6)


def test_lines_after_the_end_are_noticed() -> None:
    assert reason_of([*LINES, LINES[-1]]) == (Reason.AFTER_END, len(LINES) + 1)


def test_an_editor_may_take_the_last_line_break() -> None:
    assert len(list(read([*LINES[:-1], LINES[-1].rstrip()]))) == len(LINES) - 2


def test_a_line_with_something_added_is_a_changed_line() -> None:
    added = LINES[3].replace(b'"chain"', b'"more":1,"chain"')
    assert reason_of([*LINES[:3], added, *LINES[4:]]) == (Reason.CHANGED_LINE, 4)


@given(st.integers(2, len(LINES)), st.data())
def test_a_line_cut_short_but_ended_was_changed(number: int, data: st.DataObject) -> None:
    line = LINES[number - 1]
    cut = line[: data.draw(st.integers(1, len(line) - 2))] + b"\n"
    assert reason_of([*LINES[: number - 1], cut, *LINES[number:]]) == (Reason.CHANGED_LINE, number)


@pytest.mark.parametrize(
    "lines", [[b"hello\n"], [b"{}\n"], [b'{"x":'], [b"\xff\xfe\n"], [b"[1, 2]\n"]]
)
def test_other_files_are_not_logs(lines: list[bytes]) -> None:
    assert reason_of(lines) == (Reason.NOT_A_LOG, 1)


def test_an_empty_file_has_no_end() -> None:
    assert reason_of([]) == (Reason.MISSING_END, 1)


def forged(change: Callable[[Writer, list[Move]], list[bytes]]) -> tuple[StrEnum, object]:
    """Write a log whose chain holds although it was not played like this."""
    writer = Writer("a forger")
    return reason_of([writer.open(), *change(writer, moves()), writer.close()])


def test_a_forged_step_is_impossible() -> None:
    def other_events(writer: Writer, played: list[Move]) -> list[bytes]:
        return [
            writer.step(1, played[0].seat, played[0].command, played[0].events),
            writer.step(1, played[1].seat, played[1].command, played[2].events),
        ]

    assert forged(other_events) == (Reason.IMPOSSIBLE_STEP, 3)


def test_a_refused_command_is_impossible() -> None:
    def out_of_turn(writer: Writer, played: list[Move]) -> list[bytes]:
        return [
            writer.step(1, played[0].seat, played[0].command, played[0].events),
            writer.step(1, played[5].seat, played[5].command, played[5].events),
        ]

    assert forged(out_of_turn) == (Reason.IMPOSSIBLE_STEP, 3)


def test_a_log_must_begin_with_its_opening() -> None:
    writer = Writer("nobody")
    step = writer.step(1, moves()[0].seat, moves()[0].command, moves()[0].events)
    assert reason_of([step, writer.close()]) == (Reason.NOT_A_LOG, 1)
    assert forged(lambda writer, _: [writer.open()]) == (Reason.NOT_A_LOG, 2)


@pytest.mark.parametrize(
    "forgery",
    [
        (CardsTakenBack("1"),),
        (HandsFilled({"zz": ("p/1",)}),),
        (SeatJoined(seat="q", before="zz", score=0, turns=0),),
        (),
    ],
    ids=str,
)
def test_events_that_make_no_sense_are_impossible(forgery: tuple[AnyEvent, ...]) -> None:
    def senseless(writer: Writer, played: list[Move]) -> list[bytes]:
        return [
            writer.step(1, played[0].seat, played[0].command, played[0].events),
            writer.step(1, played[1].seat, played[1].command, forgery),
        ]

    assert forged(senseless) == (Reason.IMPOSSIBLE_STEP, 3)


def test_an_edition_that_is_not_what_it_says_is_impossible() -> None:
    generous = msgspec.structs.replace(EDITIONS["dixit"], some_finder=900)
    begin = start(EDITIONS["dixit"], 4, numbered(), "s")
    events = moves("s")[0].events

    def pretending(writer: Writer, _: list[Move]) -> list[bytes]:
        return [writer.step(1, None, msgspec.structs.replace(begin, edition=generous), events)]

    assert forged(pretending) == (Reason.IMPOSSIBLE_STEP, 2)


def chained(*bodies: bytes) -> list[bytes]:
    """Chain any bodies, as a Pinxit of another age might have written them."""
    lines, chain = [], ""
    for body in bodies:
        chain = sha256(chain.encode() + body).hexdigest()
        lines.append(b'{"body":%b,"chain":"%b"}\n' % (body, chain.encode()))
    return lines


def test_a_log_of_a_newer_pinxit_is_named() -> None:
    newer = chained(b'{"line":"open","version":3,"by":"pinxit 9"}')
    assert reason_of(newer) == (Reason.UNKNOWN_VERSION, 1)


OPEN = b'{"line":"open","version":2,"by":"pinxit 9"}'
FIRST = b'{"line":"open","version":1,"by":"pinxit 0"}'


@pytest.mark.parametrize(
    "step",
    [
        b'{"line":"step","game":1,"command":{},"events":[{"event":"card_burnt/1","seat":"a"}]}',
        b'{"line":"step","game":1,"command":{},"events":[{"event":[1]}]}',
        b'{"line":"step","game":1,"command":{},"events":[{"event":"game_paused/1","more":1}]}',
        b'{"line":"step","game":1,"command":{},"events":[%b]}' % (b"[" * 90_000 + b"]" * 90_000),
        b'{"line":"step","game":1,"command":{"do":"sing"},"events":[]}',
        b'{"line":"step","game":1,"command":{"do":"claim","seat":"a","cheat":1},"events":[]}',
        b'{"line":"step","game":"\xff","command":{},"events":[]}',
        b'{"line":"poem"}',
    ],
    ids=lambda step: step[:90].decode(errors="replace"),
)
@pytest.mark.parametrize("opening", [FIRST, OPEN], ids=["version 1", "version 2"])
def test_what_no_pinxit_of_today_writes_is_named(opening: bytes, step: bytes) -> None:
    with pytest.raises(BadLog) as refusal:
        list(replay(chained(opening, step)))
    assert refusal.value.facts["line"] == 2
    assert refusal.value.facts.get("problem") != "None"
    assert refusal.value.reason in {Reason.UNKNOWN_VERSION, Reason.CHANGED_LINE}


def test_a_log_can_be_read_without_understanding_its_commands() -> None:
    step = b'{"line":"step","game":1,"command":{"do":"sing"},"events":[{"event":"game_paused/1"}]}'
    lines = chained(OPEN, step, b'{"line":"close","games":1,"steps":1}')
    assert [s.events for s in read(lines)] == [(GamePaused(),)]


def test_a_command_of_the_first_version_says_itself_whose_it_is() -> None:
    began = b'"events":[{"event":"game_paused/1"}]}'
    claim = b'{"line":"step","game":1,"command":{"do":"claim","seat":"b"},'
    skip = b'{"line":"step","game":1,"command":{"do":"skip","seat":"c"},'
    close = b'{"line":"close","games":1,"steps":2}'
    steps = list(read(chained(FIRST, claim + began, skip + began, close)))
    assert [(step.seat, bytes(step.command)) for step in steps] == [
        ("b", b'{"do":"claim"}'),
        (None, b'{"do":"skip","seat":"c"}'),
    ]


def test_a_closing_line_that_counts_wrong_is_noticed() -> None:
    for close in (b'{"line":"close","games":0,"steps":1}', b'{"line":"close","games":1,"steps":0}'):
        assert reason_of(chained(OPEN, close)) == (Reason.CHANGED_LINE, 2)


def test_an_old_event_is_lifted_through_all_versions() -> None:
    """As if `clue_told` had once had a plain text, then a list, before it had a clue."""

    def to_second(fields: dict[str, object]) -> dict[str, object]:
        return {**fields, "event": "clue_told/0b", "words": [fields["text"]]}

    def to_newest(fields: dict[str, object]) -> dict[str, object]:
        words = fields["words"]
        assert isinstance(words, list)
        return {
            "event": "clue_told/1",
            "seat": fields["seat"],
            "card": fields["card"],
            "clue": {"text": words[0]},
        }

    old = b'{"event":"clue_told/0a","seat":"a","card":"plain/1","text":"Hush"}'
    lifted = load_event(old, {"clue_told/0a": to_second, "clue_told/0b": to_newest})
    assert lifted == ClueTold("a", "plain/1", Clue("Hush"))


@pytest.mark.parametrize("event", [event for move in moves() for event in move.events][:60])
def test_events_survive_being_stored(event: AnyEvent) -> None:
    assert load_event(dump_event(event)) == event


def test_an_events_tag_has_a_version() -> None:
    assert dump_event(ClueMended("a", Clue("Hush"))) == (
        b'{"event":"clue_mended/1","seat":"a","clue":{"text":"Hush","medium":"words","clip":null}}'
    )


@pytest.mark.parametrize("path", sorted(STORED.glob("*.jsonl")), ids=lambda path: path.name)
def test_logs_of_every_released_schema_still_fold(path: Path) -> None:
    with path.open("rb") as lines:
        games = {step.game: game for step, game in replay(lines)}
    assert games
    assert all(game.phase is Phase.OVER for game in games.values())


def test_the_stored_log_holds_every_kind_of_event() -> None:
    with (STORED / "schema-1.jsonl").open("rb") as lines:
        kinds = {type(event) for step in read(lines) for event in step.events}
    assert kinds == set(get_args(AnyEvent))
