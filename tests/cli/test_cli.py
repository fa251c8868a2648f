"""The command line, as people and programs use it."""

import json
import re
import subprocess
from collections.abc import Mapping
from pathlib import Path

import pytest
from click.testing import CliRunner

from pinxit.cli.play import play
from pinxit.decks import titles
from pinxit.rules import EDITIONS, decide, fold
from pinxit.rules.commands import Start
from pinxit.table.settings import OFF, TIMERS, Timers
from tests.at_length import times
from tests.cli.command import pinxit
from tests.serving import PINXIT


def scored(*rounds: object) -> tuple[int, list[dict[str, dict[str, object]]]]:
    typed = "\n".join(r if isinstance(r, str) else json.dumps(r) for r in rounds)
    done = pinxit("score", typed=typed)
    return done.returncode, [json.loads(line) for line in done.stdout.splitlines()]


GOOD = {"edition": "dixit", "storyteller": "s", "votes": {"a": ["s"], "b": ["a"], "c": []}}


def test_editions_as_a_table_and_as_json() -> None:
    table = pinxit("editions").stdout
    for word in ("dixit", "disney", "classic", "odyssey-2011", "3 to 12", "not affiliated"):
        assert word in table
    editions = {
        edition["id"]: edition for edition in json.loads(pinxit("editions", "--json").stdout)
    }
    assert list(editions) == list(EDITIONS)
    assert editions["classic"]["some_finder"] == {"3": 4, "4": 3}
    assert editions["odyssey-2011"]["bonus_cap"] == 3


def test_score_prints_points_and_status_zero() -> None:
    assert scored(GOOD, "", {**GOOD, "name": "a note", "hours": 3}) == (
        0,
        [{"points": {"s": 3, "a": 4, "b": 0, "c": 0}}] * 2,
    )
    assert scored() == (0, [])


def test_score_knows_house_rules() -> None:
    status, (told,) = scored({**GOOD, "house": {"some_finder": 5, "bonus": {"3": 2}}})
    assert (status, told) == (0, {"points": {"s": 3, "a": 7, "b": 0, "c": 0}})


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ({**GOOD, "votes": {"a": ["a"], "b": ["s"]}}, "own_card"),
        ({**GOOD, "votes": {"a": ["x"], "b": ["s"]}}, "not_on_table"),
        ({**GOOD, "votes": {"a": ["s", "b"], "b": ["s"]}}, "wrong_number_of_votes"),
        ({**GOOD, "edition": "odyssey"}, "wrong_number_of_votes"),
        ({**GOOD, "votes": {"a": ["s"], "s": ["a"], "b": []}}, "storyteller_waits"),
        ({**GOOD, "votes": {"a": ["s"]}}, "wrong_number_of_players"),
        (
            {**GOOD, "edition": "disney", "votes": {voter: ["s"] for voter in "abcdef"}},
            "wrong_number_of_players",
        ),
        ({**GOOD, "edition": "dixit2"}, "unknown_edition"),
        ({**GOOD, "house": {"gold": 1}}, "unknown_rule"),
        ({**GOOD, "house": {"target": -1}}, "bad_value"),
        ({**GOOD, "votes": {"a": "s", "b": ["a"]}}, "bad_input"),
        ({"edition": "dixit", "votes": {}}, "bad_input"),
        ({**GOOD, "hous": {}}, "bad_input"),
        ({**GOOD, "House": {}}, "bad_input"),
        ({**GOOD, "votes": {"": ["s"], "b": ["s"]}}, "bad_seat"),
        ({**GOOD, "votes": {" ": ["s"], "b": ["s"]}}, "bad_seat"),
        ('{"edition": "dixit", "edition": "classic"}', "bad_input"),
        ("nonsense", "bad_input"),
        ("[]", "bad_input"),
        ("null", "bad_input"),
        ("[" * 5000, "bad_input"),
    ],
    ids=str,
)
def test_score_says_what_is_wrong(line: object, reason: str) -> None:
    status, told = scored(GOOD, line, GOOD)
    assert status == 2
    assert "points" in told[0]
    assert "points" in told[2]
    assert told[1]["error"]["reason"] == reason
    assert told[1]["error"]["message"]


def test_score_of_bytes_that_are_no_text() -> None:
    done = pinxit("score", typed=b"\xff\xfe\x00\n")
    assert (done.returncode, json.loads(done.stdout)["error"]["reason"]) == (2, "bad_input")


def test_score_reads_a_file(tmp_path: Path) -> None:
    file = tmp_path / "rounds.jsonl"
    file.write_text(json.dumps(GOOD), encoding="utf-8")
    assert pinxit("score", str(file)).returncode == 0
    missing = pinxit("score", str(tmp_path / "none"))
    assert missing.returncode == 2
    assert "No such file" in missing.stderr


def test_a_second_vote_of_odyssey_2011_is_on_another_card() -> None:
    votes = {"a": ["s", "s"], **{voter: ["s"] for voter in "bcdef"}}
    line = {"edition": "odyssey-2011", "storyteller": "s", "votes": votes}
    assert scored(line)[1][0]["error"]["reason"] == "same_card_twice"


def test_two_votes_for_one_owner_at_three_may_be_two_cards() -> None:
    house = {"votes_min": 2, "votes_max": 2}
    line = {"edition": "dixit", "storyteller": "s", "votes": {"a": ["b", "b"], "b": ["s", "a"]}}
    assert scored({**line, "house": house})[1] == [{"points": {"s": 3, "a": 1, "b": 5}}]
    votes = {"a": ["s", "s"], "b": ["s", "a"]}
    assert scored({**line, "house": house, "votes": votes})[0] == 2


def test_simulate_gives_the_same_bytes_for_the_same_seed(tmp_path: Path) -> None:
    words = ("simulate", "--edition", "odyssey", "--players", "5", "--games", "3", "--seed", "7")
    logs = [tmp_path / "one", tmp_path / "two"]
    first, second = (pinxit(*words, "--json", "--log", str(log)).stdout for log in logs)
    assert first == second
    assert logs[0].read_bytes() == logs[1].read_bytes()
    games = [json.loads(line) for line in first.splitlines()]
    assert [game["game"] for game in games] == [1, 2, 3]
    keys = {"game", "seed", "rounds", "scores", "winners", "reshuffles", "commands"}
    for game in games:
        assert set(game) == keys
        assert set(game["winners"]) == {
            seat for seat, score in game["scores"].items() if score == max(game["scores"].values())
        }
    assert pinxit(*words[:-1], "8").stdout != first


def test_a_simulated_log_replays(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    pinxit("simulate", "--games", "2", "--players", "3", "--log", str(log))
    done = pinxit("replay", str(log))
    assert done.returncode == 0
    assert "2 games, 2 of them played to the end" in done.stdout
    assert json.loads(pinxit("replay", str(log), "--json").stdout)["games"] == 2
    story = pinxit("replay", str(log), "--story").stdout
    assert story.count("Over (target)") == 2


def test_a_broken_log_is_refused_with_reason_and_line(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    pinxit("simulate", "--players", "3", "--log", str(log))
    lines = log.read_bytes().splitlines(keepends=True)
    changed = tmp_path / "changed"
    other = lines[4].replace(b'"seat"', b'"seet"')
    assert other != lines[4]
    changed.write_bytes(b"".join([*lines[:4], other, *lines[5:]]))
    done = pinxit("replay", str(changed))
    assert (done.returncode, done.stdout) == (2, "")
    assert "[changed_line]" in done.stderr
    assert "line: 5" in done.stderr
    short = tmp_path / "short"
    short.write_bytes(b"".join(lines[:-1]))
    done = pinxit("replay", str(short))
    assert done.returncode == 2
    assert "[missing_end]" in done.stderr
    assert f"line: {len(lines)}" in done.stderr


def test_a_refused_simulation_does_not_touch_the_log(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    log.write_text("precious", encoding="utf-8")
    assert pinxit("simulate", "--players", "2", "--log", str(log)).returncode == 2
    assert log.read_text(encoding="utf-8") == "precious"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("simulate", "--players", "9"), "[wrong_number_of_players]"),
        (("simulate", "--players", "2"), "[wrong_number_of_players]"),
        (("simulate", "--edition", "chess"), "[unknown_edition]"),
        (("simulate", "--house", "{"), "[bad_input]"),
        (("simulate", "--house", "[]"), "[bad_input]"),
        (("simulate", "--house", '{"target": null}'), "[endless]"),
        (("simulate", "--games", "0"), "--games"),
        (("simulate", "--log", "/nowhere/at/all"), "No such file"),
        (("replay",), "Missing argument"),
        (("replay", "/nowhere"), "No such file"),
        (("play", "--edition", "chess"), "[unknown_edition]"),
        (("play", "--players", "12"), "[wrong_number_of_players]"),
        (("play", "--timers", "hasty"), "'off', 'relaxed', 'brisk'"),
        (("dance",), "No such command"),
    ],
    ids=str,
)
def test_bad_input_gets_a_sentence_and_status_two(words: tuple[str, ...], said: str) -> None:
    done = pinxit(*words)
    assert (done.returncode, done.stdout) == (2, "")
    assert said in done.stderr


def test_a_whole_game_in_the_terminal() -> None:
    """Always the first card, or the second where the first is one's own."""
    done = pinxit(
        *("play", "--players", "4", "--seed", "terminal", "--house", '{"target": 6}'),
        typed="y\n" + "1\n1\n2\n\n" * 200,
    )
    assert done.returncode == 0
    assert "The target is reached." in done.stdout
    assert "Best trickster" in done.stdout
    assert re.search(r"^  (You win|\w+ wins)!$|share the victory\.$", done.stdout, re.MULTILINE)


def test_the_terminal_shows_a_hand_and_the_table_and_no_other_card() -> None:
    deck = titles()
    done = pinxit("play", "--players", "4", "--seed", "terminal", typed="n\n1\n")
    assert done.returncode == 0
    hand = re.findall(r"^  +\d  (.+)$", done.stdout.split("── On the table")[0], re.MULTILINE)
    board = re.findall(r"^  +\d  (.+)$", done.stdout.split("── On the table")[1], re.MULTILINE)
    assert (len(hand), len(board)) == (6, 4)
    mine = [card for card in board if card.endswith("(yours)")]
    assert mine == [f"{hand[0]}  (yours)"]
    shown = {title for title in deck.cards.values() if title in done.stdout}
    assert shown == {*hand, *(card.removesuffix("  (yours)") for card in board)}
    for title in shown:
        assert done.stdout.count(title) == 1 + (title == hand[0])
    begin = Start(
        edition=EDITIONS["dixit"],
        seats=("s1", "s2", "s3", "s4"),
        cards=deck.card_ids(),
        seed="terminal",
    )
    assert [deck.title(card) for card in fold(decide(None, None, begin)).hands["s1"]] == hand
    assert "seed" not in done.stdout
    assert "You left the table" in done.stdout


def test_a_host_may_choose_to_tell_first() -> None:
    done = pinxit("play", "--players", "3", "--house", '{"first": "host"}', typed="1\nHush\n\n")
    assert "You told “Hush”" in done.stdout


@pytest.mark.parametrize(
    ("words", "timers"),
    [(("--timers", name), timers) for name, timers in TIMERS.items()] + [((), OFF)],
)
def test_timers_are_chosen_by_name(
    words: tuple[str, ...], timers: Timers, monkeypatch: pytest.MonkeyPatch
) -> None:
    wished: list[Mapping[str, object]] = []

    async def alone(wishes: Mapping[str, object], *_: object, **__: object) -> None:
        wished.append(wishes)

    monkeypatch.setattr("pinxit.cli.play._alone", alone)
    done = CliRunner().invoke(play, words, catch_exceptions=False)
    assert (done.exit_code, [wish["timers"] for wish in wished]) == (0, [timers])


def test_joining_wants_a_link_and_an_answer() -> None:
    assert "[bad_input]" in pinxit("play", "--join", "nonsense").stderr
    assert "[no_server]" in pinxit("play", "--join", "http://127.0.0.1:9/t/BCDFGH").stderr


@pytest.mark.parametrize(
    ("words", "typed"),
    [
        (("play",), "y\n" + "9" * 5000 + "\n"),
        (("score",), '{"edition": "\\ud800", "storyteller": "s", "votes": {}}'),
        (("score",), '{"edition": "dixit", "storyteller": "s", "votes": {"\\ud800": ["s"]}}'),
        (("score",), '{"\\ud800": 1, "\\ud800": 2}'),
        (("simulate", "--house", "[" * 90_000), ""),
        (("simulate", "--house", '{"target": 5, "target": 6}'), ""),
        (("simulate", "--seed", "\udcff"), ""),
        (("play", "--seed", "\udcff"), ""),
        (("simulate", "--log", "/dev/full"), ""),
        (("replay", "/proc/self/mem"), ""),
        (("score", "/proc/self/mem"), ""),
        (("score", "/"), ""),
    ],
    ids=lambda value: str(value)[:60],
)
def test_hostile_input_gets_a_sentence(words: tuple[str, ...], typed: str) -> None:
    done = pinxit(*words, typed=typed)
    if words == ("play",):
        assert "Please say 1 number" in done.stdout
    else:
        assert done.returncode == 2
        assert "bad_input" in done.stdout or "Error" in done.stderr


COMMANDS = ("editions", "score", "simulate", "play", "replay -")
WORST = ("<&- >&- 2>&-", ">/dev/full")
CLOSED = ("<&-", ">&-", "2>&-")  # each for one command that asks or tells; at length, for all
SHUT = [(command, closed) for command in COMMANDS for closed in (*CLOSED, *WORST)]
SOME = [
    *((command, closed) for command in COMMANDS for closed in WORST),
    *(("play", closed) for closed in CLOSED),
    ("score", "<&-"),
]


@pytest.mark.parametrize(("command", "closed"), times(SOME, SHUT))
def test_closed_or_full_streams_do_no_harm(command: str, closed: str) -> None:
    done = subprocess.run(
        ["sh", "-c", f"exec {PINXIT} {command} {closed}"],  # noqa: S607 (any sh)
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
    )
    assert b"Traceback" not in done.stderr
    assert b"Exception ignored" not in done.stderr
    assert done.returncode in {0, 2}


def test_a_terminal_that_knows_few_characters_is_enough() -> None:
    done = subprocess.run(
        [PINXIT, "play", "--players", "3"],
        env={"PYTHONIOENCODING": "ascii"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0
    assert b"Your hand" in done.stdout


def test_a_line_of_very_many_names_is_read_at_once() -> None:
    votes = ", ".join(f'"v{n}": ["s"]' for n in range(50_000))
    status, (told,) = scored(
        f'{{"edition": "dixit", "storyteller": "s", "votes": {{{votes}, "v1": []}}}}'
    )
    assert (status, told["error"]["reason"]) == (2, "bad_input")


def test_a_game_can_be_left_and_explained() -> None:
    done = pinxit("play", "--players", "3", "--seed", "x", typed="y\n?\nx\n1 2\n9\nq\nn\nq\ny\n")
    assert done.returncode == 0
    assert "found by some, but not by all" in done.stdout
    assert done.stdout.count("Please say 1 number from 1 to 7.") == 3
    assert "See you soon" in done.stdout


def test_the_version_and_the_help() -> None:
    assert "pinxit, version" in pinxit("--version").stdout
    for command in ("play", "editions", "score", "simulate", "replay"):
        assert command in pinxit("--help").stdout
        assert pinxit(command, "--help").returncode == 0
