"""`pinxit arena` and `pinxit associate`, as people and programs use them."""

import json
import subprocess
import sys
from pathlib import Path

import click
import msgspec
import pytest
from click.testing import CliRunner, Result

from pinxit.arena.research import RoundRecord
from pinxit.arena.standings import Standings
from pinxit.cli.arena import arena
from pinxit.cli.associate import associate
from pinxit.players.words.embedding import NO_MODEL, knows_meanings
from tests.cli.command import pinxit
from tests.decks.workshop import make_deck

QUICK = ("--players", "letters,random", "--sizes", "4", "--games", "2", "--processes", "1")
FILES = ("figures.json", "chart.svg", "rounds.jsonl")


def met(*words: str) -> Result:
    """Hold a tournament without starting a program; what comes later overrides."""
    return CliRunner().invoke(arena, [*QUICK, *words], catch_exceptions=False)


def writing_to(folder: Path) -> list[str]:
    options = ("--json", "--chart", "--export")
    return [word for pair in zip(options, map(str, paths(folder)), strict=True) for word in pair]


def paths(folder: Path) -> list[Path]:
    return [folder / name for name in FILES]


# Tournaments


def test_a_tournament_prints_a_table_and_writes_all_that_is_wished(tmp_path: Path) -> None:
    done = pinxit("arena", *QUICK, *writing_to(tmp_path))
    assert (done.returncode, done.stderr.replace(NO_MODEL, "").strip()) == (0, "")
    for words in ("2 games", "letters over random, 4", "letters, 4", "random, 4", "Ratings"):
        assert words in done.stdout
    figures, chart, rounds = paths(tmp_path)
    assert msgspec.json.decode(figures.read_bytes(), type=Standings).games == 2
    assert "<svg" in chart.read_text("utf-8")
    records = [
        msgspec.json.decode(line, type=RoundRecord) for line in rounds.read_bytes().splitlines()
    ]
    assert {record.game for record in records} == {1, 2}
    for record in records:
        assert sorted(record.players.values()) == ["letters", "letters", "random", "random"]
        assert {laid.owner for laid in record.board} == {"1", "2", "3", "4"}
        assert sum(len(laid.votes) for laid in record.board) == 3
        assert record.clue
        assert all(laid.description for laid in record.board)


def test_the_table_says_what_the_figures_say(tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    done = met("--json", str(file))
    outcome = msgspec.json.decode(file.read_bytes(), type=Standings)
    rows = [line.split() for line in done.stdout.splitlines()]
    (duel,) = outcome.duels
    assert ["letters", "over", "random,", "4", f"{duel.wins.value:.0%}"] in [r[:5] for r in rows]
    for line in outcome.lines:
        assert [f"{line.player},", "4", f"{line.win_rate.value:.0%}"] in [r[:3] for r in rows]
    for place, rating in zip(rows[-2:], outcome.ratings, strict=True):
        assert place == [rating.player, f"{rating.strength:.1f}", "±", f"{rating.unsure:.1f}"]


def test_the_same_seed_gives_the_same_bytes_and_another_seed_others(tmp_path: Path) -> None:
    tables = []
    for folder, words in (("a", ()), ("b", ()), ("c", ("--seed", "another"))):
        (tmp_path / folder).mkdir()
        tables.append(met(*writing_to(tmp_path / folder), *words).stdout)
    assert tables[0] == tables[1] != tables[2]
    for name in FILES:
        one, same, other = ((tmp_path / folder / name).read_bytes() for folder in "abc")
        assert one == same != other


def test_three_kinds_meet_at_mixed_tables_too(tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    met("--players", "letters, random,sayings", "--sizes", "3", "--games", "1", "--json", str(file))
    outcome = msgspec.json.decode(file.read_bytes(), type=Standings)
    assert outcome.games == 3 + 1
    assert [(duel.one, duel.other) for duel in outcome.duels] == [
        ("letters", "random"),
        ("letters", "sayings"),
        ("random", "sayings"),
    ]
    assert {line.games for line in outcome.lines} == {1}


def test_who_and_how_many_are_named_twice_meet_once() -> None:
    once = met()
    assert met("--players", "letters,random,letters", "--sizes", "4,4").stdout == once.stdout


def test_any_edition_and_language_can_be_played(tmp_path: Path) -> None:
    file = tmp_path / "rounds.jsonl"
    done = met("--edition", "odyssey", "--sizes", "9", "--language", "uk", "--export", str(file))
    assert (done.exit_code, "letters over random, 9" in done.stdout) == (0, True)
    for line in file.read_bytes().splitlines():
        record = msgspec.json.decode(line, type=RoundRecord)
        assert (record.edition, record.language, len(record.players)) == ("odyssey", "uk", 9)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--players", "letters,dragon"), "“dragon” is not known"),
        (("--players", "letters,dragon"), "[unknown_player]"),
        (("--players", "letters,Random"), "[unknown_player]"),
        (("--players", "letters"), "At least two must meet."),
        (("--players", "letters,letters"), "[bad_input]"),
        (("--players", ""), "[bad_input]"),
        (("--players", " , ,"), "[bad_input]"),
        (("--sizes", "four"), "[bad_input]"),
        (("--sizes", ""), "[bad_input]"),
        (("--sizes", "4,,6"), "[bad_input]"),
        (("--sizes", "4.5"), "[bad_input]"),
        (("--sizes", "9" * 5000), "[bad_input]"),
        (("--sizes", "2"), "[wrong_number_of_players]"),
        (("--sizes", "4,9"), "is played by 3 to 8, not by 9."),
        (("--sizes", "-4"), "[wrong_number_of_players]"),
        (("--edition", "disney", "--sizes", "7"), "[wrong_number_of_players]"),
        (("--edition", "chess"), "--edition"),
        (("--language", "tlh"), "--language"),
        (("--games", "0"), "--games"),
        (("--processes", "0"), "--processes"),
        (("--deck", "/nowhere"), "--deck"),
    ],
    ids=lambda value: str(value)[:60],
)
def test_bad_input_gets_a_sentence_and_status_two(words: tuple[str, ...], said: str) -> None:
    done = met(*words)
    assert (done.exit_code, done.stdout) == (2, "")
    assert said in done.stderr


def test_a_refused_tournament_writes_nothing(tmp_path: Path) -> None:
    for file in paths(tmp_path):
        file.write_text("precious", encoding="utf-8")
    assert met("--players", "letters,dragon", *writing_to(tmp_path)).exit_code == 2
    assert [file.read_text("utf-8") for file in paths(tmp_path)] == ["precious"] * 3


@pytest.mark.parametrize("name", ["chart.xyz", "chart"])
def test_a_chart_of_no_known_format_is_refused_before_anything_is_played(
    name: str, tmp_path: Path
) -> None:
    done = met("--chart", str(tmp_path / name))
    assert (done.exit_code, done.stdout) == (2, "")
    assert "--chart" in done.stderr
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("option", ["--json", "--chart"])
def test_what_cannot_be_written_gets_a_sentence_and_status_two(option: str) -> None:
    done = pinxit("arena", *QUICK, option, "/nowhere/at/all.svg")
    assert done.returncode == 2
    assert "/nowhere/at" in done.stderr


def test_a_seed_that_is_no_text_gets_a_sentence() -> None:
    done = pinxit("arena", *QUICK, "--seed", "\udcff")
    assert done.returncode == 2
    assert "Error" in done.stderr


def test_a_deck_that_is_too_small_is_refused_by_name(tmp_path: Path) -> None:
    """Also where another process finds that out."""
    deck = make_deck(tmp_path / "trial")
    done = pinxit("arena", *QUICK, "--deck", str(deck), "--processes", "2")
    assert (done.returncode, done.stdout) == (2, "")
    assert "[deck_too_small]" in done.stderr


# What is not installed


def without(package: str, *words: str) -> subprocess.CompletedProcess[str]:
    """Run the command line as where a package is not installed."""
    program = (
        f"import sys; sys.modules[{package!r}] = None; sys.argv[0] = 'pinxit'\n"
        "from pinxit.cli import main; main()"
    )
    return subprocess.run(
        [sys.executable, "-c", program, *words],
        capture_output=True,
        check=False,
        text=True,
    )


@pytest.mark.parametrize("package", ["matplotlib", "openskill"])
def test_the_arena_says_what_it_needs(package: str) -> None:
    done = without(package, "arena", *QUICK)
    assert (done.returncode, done.stdout) == (2, "")
    assert f"needs the package “{package}" in done.stderr
    assert "[not_installed]" in done.stderr


def test_the_help_needs_nothing_of_the_arena() -> None:
    done = without("openskill", "--help")
    assert (done.returncode, done.stderr) == (0, "")
    assert "simulate" in done.stdout


# The association model


SEA = {"en": "A small boat on the stormy sea."}
CAT = {"en": "A black cat asleep on a roof."}
GOOD: dict[str, object] = {"clue": "the sea", "cards": [CAT, SEA]}


def asked(*words: str, typed: bytes | str = "") -> tuple[int, list[dict[str, object]]]:
    """Ask without starting a program; return the status and what is said to each line."""
    done = CliRunner().invoke(associate, words, input=typed, catch_exceptions=False)
    assert done.stderr.strip() in {"", NO_MODEL}
    return done.exit_code, [json.loads(line) for line in done.stdout.splitlines()]


def test_associate_reads_standard_input_and_answers_line_by_line() -> None:
    lines = (GOOD, {**GOOD, "cards": [SEA, CAT]}, {**GOOD, "clue": "a sleeping cat"})
    done = pinxit("associate", typed="\n\n".join(map(json.dumps, lines)) + "\n")
    told = [json.loads(line) for line in done.stdout.splitlines()]
    assert (done.returncode, [answer["best"] for answer in told]) == (0, [1, 0, 0])
    assert all(set(answer) == {"scores", "best"} for answer in told)
    assert done.stderr.strip() in {"", NO_MODEL}


def test_associate_reads_a_file(tmp_path: Path) -> None:
    file = tmp_path / "clues.jsonl"
    file.write_text(json.dumps(GOOD), encoding="utf-8")
    status, told = asked(str(file))
    assert (status, told) == (0, asked(typed=json.dumps(GOOD))[1])
    missing = pinxit("associate", str(tmp_path / "none"))
    assert (missing.returncode, missing.stdout) == (2, "")
    assert "No such file" in missing.stderr


def test_associate_of_nothing_says_nothing() -> None:
    assert asked(typed="") == asked(typed="\n \n") == (0, [])


def test_a_line_that_is_refused_makes_status_two_and_the_others_are_answered() -> None:
    good = json.dumps(GOOD).encode()
    bad = (b"nonsense", b"\xff\xfe", json.dumps({**GOOD, "language": "tlh"}).encode())
    status, (first, *problems, last) = asked("--letters", typed=b"\n".join((good, *bad, good)))
    assert (status, first, first["best"]) == (2, last, 1)
    for problem in problems:
        error = problem["error"]
        assert isinstance(error, dict)
        assert error["reason"] == "bad_input"
        assert error["message"]


def test_letters_are_compared_where_that_is_wished() -> None:
    typed = json.dumps(GOOD)
    letters, best = asked("--letters", typed=typed), asked(typed=typed)
    assert (letters[1][0]["best"], best[1][0]["best"]) == (1, 1)
    assert (letters == best) is not knows_meanings()


def test_letters_need_no_word_about_a_model(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pinxit.cli.associate.knows_meanings", lambda: False)
    for words, said in ((["--letters"], ""), ([], NO_MODEL)):
        done = CliRunner().invoke(associate, words, input="", catch_exceptions=False)
        assert (done.exit_code, done.stderr.strip()) == (0, said)


@pytest.mark.parametrize("command", [arena, associate])
def test_a_command_explains_itself(command: click.Command) -> None:
    done = CliRunner().invoke(command, ["--help"], catch_exceptions=False)
    assert (done.exit_code, "Usage:" in done.stdout) == (0, True)
