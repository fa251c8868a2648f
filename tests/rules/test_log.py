"""Logs: written once, read for ever, and not to be trifled with."""

from collections.abc import Callable
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
from pinxit.rules import EDITIONS, BadLog, Clue, Phase, Reason
from pinxit.rules.events import AnyEvent, ClueMended, ClueTold
from pinxit.rules.log import Writer, dump_event, load_event, read, replay

STORED = Path(__file__).parent / "logs"


def moves(seed: str = "log", target: int = 6) -> list[Move]:
    edition = msgspec.structs.replace(EDITIONS["dixit"], target=target)
    return list(play(start(edition, 4, numbered(), seed), RandomPlayer()))


def written() -> list[bytes]:
    writer = Writer("tests")
    lines = [writer.open()]
    for number in (1, 2):
        lines += [writer.step(number, move.command, move.events) for move in moves(str(number))]
    return [*lines, writer.close()]


LINES = written()


def reason_of(lines: list[bytes]) -> tuple[Reason, object]:
    with pytest.raises(BadLog) as refusal:
        list(replay(lines))
    return refusal.value.reason, refusal.value.facts["line"]


def test_a_log_replays_to_the_same_games() -> None:
    last = {step.game: game for _, step, game in replay(LINES)}
    assert last == {number: moves(str(number))[-1].game for number in (1, 2)}
    assert all(game.phase is Phase.OVER for game in last.values())


@given(st.data())
def test_a_changed_line_is_noticed_where_it_stands(data: st.DataObject) -> None:
    number = data.draw(st.integers(1, len(LINES)), label="line")
    line = LINES[number - 1]
    at = data.draw(st.integers(0, len(line) - 2), label="byte")
    other = data.draw(st.integers(32, 126).filter(lambda byte: byte != line[at]), label="becomes")
    changed = line[:at] + bytes([other]) + line[at + 1 :]
    reason, where = reason_of([*LINES[: number - 1], changed, *LINES[number:]])
    assert where == number
    assert reason is Reason.CHANGED_LINE or (number == 1 and reason is Reason.NOT_A_LOG)


@given(st.integers(1, len(LINES) - 1))
def test_a_missing_end_is_noticed(kept: int) -> None:
    assert reason_of(LINES[:kept]) == (Reason.MISSING_END, kept + 1)


@given(st.integers(2, len(LINES)), st.data())
def test_a_torn_last_line_is_a_missing_end(kept: int, data: st.DataObject) -> None:
    line = LINES[kept - 1]
    torn = line[: data.draw(st.integers(1, len(line) - 2))]
    assert reason_of([*LINES[: kept - 1], torn]) == (Reason.MISSING_END, kept)


@given(st.integers(2, len(LINES) - 1))
def test_a_line_taken_out_is_noticed_at_its_place(number: int) -> None:
    assert reason_of([*LINES[: number - 1], *LINES[number:]]) == (Reason.CHANGED_LINE, number)


def test_lines_after_the_end_are_noticed() -> None:
    assert reason_of([*LINES, LINES[-1]]) == (Reason.AFTER_END, len(LINES) + 1)


def test_an_editor_may_take_the_last_line_break() -> None:
    assert len(list(read([*LINES[:-1], LINES[-1].rstrip()]))) == len(LINES) - 2


def test_a_line_with_something_added_is_a_changed_line() -> None:
    added = LINES[3].replace(b'"chain"', b'"more":1,"chain"')
    assert reason_of([*LINES[:3], added, *LINES[4:]]) == (Reason.CHANGED_LINE, 4)


@pytest.mark.parametrize("lines", [[b"hello\n"], [b"{}\n"], [b"\xff\xfe\n"], [b"[1, 2]\n"]])
def test_other_files_are_not_logs(lines: list[bytes]) -> None:
    assert reason_of(lines) == (Reason.NOT_A_LOG, 1)


def test_an_empty_file_has_no_end() -> None:
    assert reason_of([]) == (Reason.MISSING_END, 1)


def forged(change: Callable[[Writer, list[Move]], list[bytes]]) -> tuple[Reason, object]:
    """Write a log whose chain holds although it was not played like this."""
    writer = Writer("a forger")
    return reason_of([writer.open(), *change(writer, moves()), writer.close()])


def test_a_forged_step_is_impossible() -> None:
    def other_events(writer: Writer, played: list[Move]) -> list[bytes]:
        return [
            writer.step(1, played[0].command, played[0].events),
            writer.step(1, played[1].command, played[2].events),
        ]

    assert forged(other_events) == (Reason.IMPOSSIBLE_STEP, 3)


def test_a_refused_command_is_impossible() -> None:
    def out_of_turn(writer: Writer, played: list[Move]) -> list[bytes]:
        return [
            writer.step(1, played[0].command, played[0].events),
            writer.step(1, played[5].command, played[5].events),
        ]

    assert forged(out_of_turn) == (Reason.IMPOSSIBLE_STEP, 3)


def test_a_log_must_begin_with_its_opening() -> None:
    writer = Writer("nobody")
    step = writer.step(1, moves()[0].command, moves()[0].events)
    assert reason_of([step, writer.close()]) == (Reason.NOT_A_LOG, 1)
    assert forged(lambda writer, _: [writer.open()]) == (Reason.NOT_A_LOG, 2)


def chained(*bodies: bytes) -> list[bytes]:
    """Chain any bodies, as a Pinxit of another age might have written them."""
    lines, chain = [], ""
    for body in bodies:
        chain = sha256(chain.encode() + body).hexdigest()
        lines.append(b'{"body":%b,"chain":"%b"}\n' % (body, chain.encode()))
    return lines


def test_a_log_of_a_newer_pinxit_is_named() -> None:
    newer = chained(b'{"line":"open","version":2,"by":"pinxit 9"}')
    assert reason_of(newer) == (Reason.UNKNOWN_VERSION, 1)


def test_unknown_events_are_named() -> None:
    step = (
        b'{"line":"step","game":1,"command":{"do":"finish"},'
        b'"events":[{"event":"card_burnt/1","seat":"a"}]}'
    )
    newer = chained(b'{"line":"open","version":1,"by":"pinxit 9"}', step)
    assert reason_of(newer) == (Reason.UNKNOWN_VERSION, 2)


def test_a_closing_line_that_counts_wrong_is_noticed() -> None:
    short = chained(
        b'{"line":"open","version":1,"by":"x"}', b'{"line":"close","games":0,"steps":1}'
    )
    assert reason_of(short) == (Reason.CHANGED_LINE, 2)


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
        b'{"event":"clue_mended/1","seat":"a","clue":{"text":"Hush","medium":"words"}}'
    )


@pytest.mark.parametrize("path", sorted(STORED.glob("*.jsonl")), ids=lambda path: path.name)
def test_logs_of_every_released_schema_still_fold(path: Path) -> None:
    with path.open("rb") as lines:
        games = {step.game: game for _, step, game in replay(lines)}
    assert games
    assert all(game.phase is Phase.OVER for game in games.values())


def test_the_stored_log_holds_every_kind_of_event() -> None:
    with (STORED / "schema-1.jsonl").open("rb") as lines:
        kinds = {type(event) for _, step in read(lines) for event in step.events}
    assert kinds == set(get_args(AnyEvent))
