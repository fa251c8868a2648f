"""`pinxit score`: the points of rounds that were played anywhere."""

import sys
from typing import BinaryIO

import click
import msgspec

from pinxit.arena.tally import tally


@click.command()
@click.argument("file", type=click.File("rb"), default="-")
def score(file: BinaryIO) -> None:
    """Score rounds, one JSON line each, from FILE or standard input.

    \b
    {"edition": "odyssey", "storyteller": "pink",
     "votes": {"blue": ["pink", "pink"], "green": ["pink", "blue"], "red": []}}

    Votes name the owner of the card; the players are the storyteller and the voters; an absent
    voter has an empty list. "house" may change rules by name. Prints {"points": …} for each line,
    or {"error": {"reason": …}}. Status 0 if all were scored, 2 otherwise. Everyone is taken to have
    laid their cards.
    """  # noqa: D301 (click wants the very character)
    if file.isatty():
        click.echo("One round a line, as JSON; end with Ctrl-D.", err=True)
    refused = False
    for line in file:
        if not line.strip():
            continue
        told = tally(line)
        refused = refused or "error" in told
        click.echo(msgspec.json.encode(told).decode())
    sys.exit(2 if refused else 0)
