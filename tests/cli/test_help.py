"""What `--help` says: something about every option, and nothing that is not so."""

import subprocess
import sys

import click
import pytest

from pinxit.rules.house import PLAYERS
from tests.cli.command import pinxit
from tests.cli.test_environment import OPTIONS, PATHS, command_at


@pytest.mark.parametrize("path", PATHS, ids=" ".join)
def test_every_command_and_every_option_explains_itself(path: tuple[str, ...]) -> None:
    command = command_at(path)
    text = command.get_help(click.Context(command, info_name=path[-1]))
    assert "\\b" not in text  # how click is told to leave lines as they are
    assert "until the first deck is painted" not in text
    for there, option in OPTIONS:
        assert there != path or option.help, option.opts


def test_python_runs_the_package() -> None:
    words = [sys.executable, "-m", "pinxit", "editions", "--json"]
    done = subprocess.run(words, capture_output=True, text=True, check=True)
    assert done.stdout == pinxit("editions", "--json").stdout


@pytest.mark.parametrize("command", ["play", "simulate"])
@pytest.mark.parametrize("number", [-1, 0, 1, 2, 25, 100])
def test_how_many_can_play_at_all_is_said(command: str, number: int) -> None:
    done = pinxit(command, "--players", str(number))
    assert (done.returncode, done.stdout) == (2, "")
    assert f"{min(PLAYERS)} to {max(PLAYERS)} can play, not {number}." in done.stderr
    assert "[wrong_number_of_players]" in done.stderr
    house = '{"players_max": 24, "hand": 3, "give": 1}'
    most = pinxit("simulate", "--players", "24", "--house", house)
    assert "--players" not in most.stderr
