"""The root of the command line, and how it says no."""

import sys
from typing import NoReturn

import click

from pinxit import __version__
from pinxit.rules import Refusal

from .editions import editions
from .play import play
from .replay import replay
from .score import score
from .simulate import simulate


@click.group(context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(__version__, prog_name="pinxit")
def root() -> None:
    """Pinxit, the open table for Dixit: rules of every edition, checked and playable."""


root.add_command(play)
root.add_command(editions)
root.add_command(score)
root.add_command(simulate)
root.add_command(replay)


def main() -> NoReturn:
    """Run the command line; bad input ends with a sentence, a reason and status 2."""
    try:
        root()
    except Refusal as refusal:
        click.echo(f"Error: {refusal.sentence} [{refusal.reason}]", err=True)
    sys.exit(2)
