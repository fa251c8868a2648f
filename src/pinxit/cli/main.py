"""The root of the command line, and how it says no."""

import io
import os
import sys
from importlib import import_module
from pathlib import Path
from typing import NoReturn

import click

from pinxit import __version__
from pinxit.rules import Refusal

COMMANDS = ("serve", "play", "editions", "score", "simulate", "replay")


class Commands(click.Group):
    """Imports a command when it is asked for: scoring a round needs no web server."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Name all commands, in the order of the help."""
        del ctx
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Return one command; each lives in a module of its name."""
        del ctx
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = getattr(import_module(f"pinxit.cli.{cmd_name}"), cmd_name)
        return command


@click.group(
    cls=Commands,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.version_option(__version__, prog_name="pinxit")
def root() -> None:
    """Pinxit, the open table for Dixit: rules of every edition, checked and playable."""


def main() -> NoReturn:
    """Run the command line; bad input ends with a sentence, a reason and status 2."""
    _open_missing_streams()
    try:
        root()
    except Refusal as refusal:
        click.echo(f"Error: {refusal.sentence} [{refusal.reason}]", err=True)
    except OSError as error:
        click.echo(f"Error: {error.strerror or error} [cannot_read_or_write]", err=True)
        _forget_output()
    sys.exit(2)


def _open_missing_streams() -> None:
    """Put something in the place of streams that whoever started us has closed."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that knows no “›” shows a “?”


def _forget_output() -> None:
    """Keep Python from complaining at its exit about output that could not be written."""
    sys.stdout = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115
